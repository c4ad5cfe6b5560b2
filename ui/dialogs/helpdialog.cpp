#include "dialogs/helpdialog.h"

#include "dialogs/keyspage.h"
#include "text/names.h"
#include "text/rulestext.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabBar>
#include <QTextBrowser>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

HelpDialog::HelpDialog(QWidget *parent)
    : Sheet(parent)
    , m_tabs(new QTabBar(this))
    , m_pages(new QStackedWidget(this))
    , m_close(new QPushButton(this))
{
    for (int i = 0; i < 3; ++i)
        m_tabs->addTab(QString());
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(true);
    m_pages->addWidget(new KeysPage);
    m_rulesPage = addTextPage();
    m_aboutPage = addTextPage();
    body()->addWidget(m_tabs);
    body()->addWidget(m_pages, 1);
    footerEnd()->addWidget(m_close);
    connect(m_tabs, &QTabBar::currentChanged, m_pages, &QStackedWidget::setCurrentIndex);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    retranslate();
    resizeToLines(44, 39);
}

void HelpDialog::showPage(Page page)
{
    m_tabs->setCurrentIndex(static_cast<int>(page));
    show();
    raise();
    activateWindow();
}

void HelpDialog::setGame(const RuleSet &rules, const QByteArray &fairnessCode)
{
    m_rules = rules;
    m_fairnessCode = fairnessCode;
    retranslate();
}

QTextBrowser *HelpDialog::addTextPage()
{
    auto *page = new QTextBrowser;
    page->setFrameShape(QFrame::NoFrame);
    page->viewport()->setAutoFillBackground(false);
    page->setOpenExternalLinks(true);
    m_pages->addWidget(page);
    return page;
}

void HelpDialog::retranslate()
{
    setHeading(tr("Help"), Names::ruleSet(m_rules.id));
    m_tabs->setTabText(0, tr("Keys"));
    m_tabs->setTabText(1, tr("Rules"));
    m_tabs->setTabText(2, tr("About"));
    m_rulesPage->setHtml(RulesText::html(m_rules));
    m_aboutPage->setHtml(aboutHtml());
    m_close->setText(tr("Close"));
}

QString HelpDialog::aboutHtml() const
{
    const auto paragraph = [](const QString &text) { return u"<p>"_s + text.toHtmlEscaped() + u"</p>"_s; };
    const QString version = QCoreApplication::applicationVersion();
    QString html = u"<h3>Generala"_s + (version.isEmpty() ? QString() : u' ' + version.toHtmlEscaped()) + u"</h3>"_s;
    html += paragraph(tr("The dice game of Latin America and its relatives, for one to six players at one screen."));
    html += paragraph(tr("This program is free software under the GNU General Public License, version 3 or later. It "
                         "comes without any warranty."));
    html += u"<h3>"_s + tr("Fair dice").toHtmlEscaped() + u"</h3>"_s;
    html += paragraph(tr("All throws of a game follow from a secret number, its seed. A code of the seed is fixed when "
                         "the game begins, and the seed is shown when it has ended: the two prove that no throw was "
                         "chosen. Taking a decision back, or starting the program again, brings the same dice."));
    html += paragraph(tr("While a game is running its file on this computer holds the seed."));
    html += paragraph(tr("Code of the game on the table:"));
    html += u"<p><code>"_s + QString::fromLatin1(m_fairnessCode) + u"</code></p>"_s;
    return html;
}
