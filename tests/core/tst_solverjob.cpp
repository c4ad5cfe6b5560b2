#include "strategy/solverjob.h"
#include "support/ruletext.h"

#include <QSignalSpy>
#include <QtTest>

/// Solving beside the event loop.
class TestSolverJob : public QObject {
    Q_OBJECT

private slots:
    void finishes();
    void cancelled();
    void destroyedWhileWorking();
    void refusal();
};

void TestSolverJob::finishes()
{
    SolverJob job(rulesFrom("yahtzee"));
    QSignalSpy finished(&job, &SolverJob::finished);
    QSignalSpy progressed(&job, &SolverJob::progressed);
    QVERIFY(!job.isFinished());
    job.start();
    QVERIFY(finished.wait(60'000));
    QCOMPARE(finished.count(), 1);
    QVERIFY(job.isFinished());
    QVERIFY(!job.error());
    QVERIFY(std::abs(job.table()->expectedTotal(Card()) - 254.587729) < 1e-6);
    QVERIFY(progressed.count() > 3);
    int last = -1;
    for (const auto &arguments : progressed) {
        QVERIFY(arguments.front().toInt() > last);
        last = arguments.front().toInt();
    }
    QVERIFY(last <= 100);
}

void TestSolverJob::cancelled()
{
    SolverJob job(rulesFrom("duel"));
    QSignalSpy finished(&job, &SolverJob::finished);
    job.cancel();
    job.start();
    QVERIFY(finished.wait(60'000));
    QVERIFY(job.table() == nullptr);
    QCOMPARE(job.error(), std::optional(SolveError::Cancelled));
}

void TestSolverJob::destroyedWhileWorking()
{
    for (int delay = 0; delay < 4; ++delay) {
        auto job = std::make_unique<SolverJob>(rulesFrom("duel"));
        QSignalSpy finished(job.get(), &SolverJob::finished);
        job->start();
        QTest::qSleep(delay);
        job.reset();
        QCoreApplication::processEvents();
        QCOMPARE(finished.count(), 0);
    }
}

void TestSolverJob::refusal()
{
    RuleSet large = rulesFrom("duel");
    while (large.rowCount() <= StateSpace::MaxRows)
        large.rows.push_back(large.rows.back());
    SolverJob job(large);
    QSignalSpy finished(&job, &SolverJob::finished);
    job.start();
    QVERIFY(finished.wait(60'000));
    QCOMPARE(job.error(), std::optional(SolveError::TooLarge));
}

QTEST_GUILESS_MAIN(TestSolverJob)
#include "tst_solverjob.moc"
