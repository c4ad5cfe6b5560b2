#include "alwaystrue.h"
#include "monkey.h"
#include "monkeyroom.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDesktopServices>
#include <QDialog>
#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTextStream>
#include <QThread>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace {

constexpr int LastShown = 40;  // steps that are told when something is wrong
constexpr int WaitEvery = 150; // steps between two looks whether computer seats go on

QByteArrayList &complaints()
{
    static QByteArrayList all;
    return all;
}

/// Every warning counts, but for what the offscreen platform says of itself.
void listen(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    if (type == QtDebugMsg || type == QtInfoMsg || text.startsWith("This plugin does not support"_L1))
        return;
    complaints() += QByteArray(context.category) + ": " + text.toUtf8();
    if (type == QtFatalMsg)
        fprintf(stderr, "fatal: %s\n", qPrintable(text));
}

/// Swallows what would be opened outside.
class Nobody : public QObject {
    Q_OBJECT

public slots:
    void open(const QUrl & /*url*/) {}
};

/// Qt's own dialogs for files and printers ask in a loop of their own, where no monkey gets: they are told
/// no. The game itself never waits in such a loop.
void closeQtQuestions()
{
    auto *question = qobject_cast<QDialog *>(QApplication::activeModalWidget());
    if (question != nullptr && QThread::currentThread()->loopLevel() > 0)
        question->reject();
}

struct Course {
    quint32 seed = 1;
    qint64 milliseconds = 10'000;
    int steps = 0; ///< 0: as many as fit into the time
    bool trace = false;
};

class Run {
public:
    explicit Run(const Course &course)
        : m_course(course)
        , m_room(course.seed)
        , m_monkey(m_room, course.trace)
    {}

    /// What is wrong, or nothing.
    QByteArray go();
    [[nodiscard]] int steps() const { return m_steps; }
    [[nodiscard]] const QByteArrayList &last() const { return m_last; }
    [[nodiscard]] const Monkey &monkey() const { return m_monkey; }

private:
    QByteArray step();
    QByteArray look();

    Course m_course;
    MonkeyRoom m_room;
    Monkey m_monkey;
    QByteArrayList m_last;
    int m_steps = 0;
};

QByteArray Run::go()
{
    QElapsedTimer time;
    time.start();
    while (time.elapsed() < m_course.milliseconds && (m_course.steps == 0 || m_steps < m_course.steps)) {
        const QByteArray wrong = step();
        if (!wrong.isEmpty())
            return wrong;
    }
    return {};
}

QByteArray Run::step()
{
    ++m_steps;
    m_room.clock().advance(100 + m_room.pick(900));
    const QByteArray name = m_monkey.act();
    QCoreApplication::processEvents();
    m_last += QByteArray::number(m_steps) + ' ' + name;
    if (m_last.size() > LastShown)
        m_last.removeFirst();
    QByteArray wrong = look();
    if (wrong.isEmpty() && m_steps % WaitEvery == 0) {
        wrong = m_monkey.closeEverything();
        if (wrong.isEmpty())
            wrong = m_monkey.waitForPerson();
        if (wrong.isEmpty())
            wrong = look();
    }
    return wrong;
}

QByteArray Run::look()
{
    // Queued calls of the window, such as the dialog at a game's end, come first.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
    return complaints().isEmpty() ? AlwaysTrue::check(m_room) : "a warning: " + complaints().join("; ");
}

Course readCourse(const QApplication &app)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"Does anything at all to the window of the game and looks whether what must hold still holds."_s);
    parser.addHelpOption();
    const QCommandLineOption seed(u"seed"_s, u"where its whims come from (default: 1)"_s, u"N"_s, u"1"_s);
    const QCommandLineOption seconds(u"seconds"_s, u"how long (default: 10)"_s, u"N"_s, u"10"_s);
    const QCommandLineOption minutes(u"minutes"_s, u"how long"_s, u"N"_s);
    const QCommandLineOption steps(u"steps"_s, u"no more than this many"_s, u"N"_s, u"0"_s);
    const QCommandLineOption trace(u"trace"_s, u"tells each step before it is taken"_s);
    parser.addOptions({seed, seconds, minutes, steps, trace});
    parser.process(app);
    Course course;
    course.seed = parser.value(seed).toUInt();
    const qint64 whole =
        parser.isSet(minutes) ? 60 * parser.value(minutes).toLongLong() : parser.value(seconds).toLongLong();
    course.milliseconds = 1000 * whole;
    course.steps = parser.value(steps).toInt();
    course.trace = parser.isSet(trace);
    return course;
}

/// A home of its own for file dialogs and wastebaskets: no monkey near anybody's files.
void moveOut(const QTemporaryDir &home)
{
    qputenv("HOME", home.path().toUtf8());
    for (const char *name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
        qputenv(name, home.filePath(QString::fromLatin1(name)).toUtf8());
    QDir::setCurrent(home.path());
}

} // namespace

int main(int argc, char *argv[])
{
    const QTemporaryDir home;
    moveOut(home);
    QApplication app(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    const Course course = readCourse(app);
    Nobody nobody;
    for (const QString &scheme : {u"file"_s, u"http"_s, u"https"_s, u"mailto"_s})
        QDesktopServices::setUrlHandler(scheme, &nobody, "open");
    qInstallMessageHandler(listen);
    QTimer impatience;
    QObject::connect(&impatience, &QTimer::timeout, &app, closeQtQuestions);
    impatience.start(200);

    QTextStream out(stdout);
    out << "seed " << course.seed << Qt::endl;
    Run run(course);
    const QByteArray wrong = run.go();
    out << run.steps() << " steps:";
    for (const auto &[name, count] : run.monkey().counts())
        out << ' ' << name << ' ' << count << ',';
    out << Qt::endl;
    if (wrong.isEmpty())
        return EXIT_SUCCESS;
    out << "WRONG: " << wrong << "\nthe last steps: " << run.last().join(", ") << Qt::endl;
    return EXIT_FAILURE;
}

#include "main.moc"
