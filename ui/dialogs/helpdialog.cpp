#include "dialogs/helpdialog.h"

#include "access/focusmark.h"
#include "book/rulespage.h"
#include "dialogs/keyspage.h"
#include "text/names.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabBar>
#include <QTextBrowser>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

HelpDialog::HelpDialog(QWidget *parent, BookPrompts *prompts)
    : Sheet(parent)
    , m_tabs(new QTabBar(this))
    , m_pages(new QStackedWidget(this))
    , m_rulesPage(new RulesPage(prompts))
    , m_aboutPage(new QTextBrowser)
    , m_print(addButton(footerStart()))
    , m_savePdf(addButton(footerStart()))
    , m_close(addButton(footerEnd()))
{
    for (int i = 0; i < 3; ++i)
        m_tabs->addTab(QString());
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(true);
    m_aboutPage->setFrameShape(QFrame::NoFrame);
    m_aboutPage->viewport()->setAutoFillBackground(false);
    m_aboutPage->setOpenExternalLinks(true);
    FocusMark::put(*m_aboutPage);
    m_pages->addWidget(new KeysPage);
    m_pages->addWidget(m_rulesPage);
    m_pages->addWidget(m_aboutPage);
    body()->addWidget(m_tabs);
    body()->addWidget(m_pages, 1);
    footerStart()->addStretch(1);
    connect(m_tabs, &QTabBar::currentChanged, this, &HelpDialog::turnTo);
    connect(m_print, &QPushButton::clicked, m_rulesPage, &RulesPage::print);
    connect(m_savePdf, &QPushButton::clicked, m_rulesPage, &RulesPage::savePdf);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    retranslate();
    turnTo(0);
    resizeToLines(56, 42);
}

QPushButton *HelpDialog::addButton(QBoxLayout *layout)
{
    auto *button = new QPushButton(this);
    button->setAutoDefault(false); // Enter belongs to the search field
    layout->addWidget(button);
    return button;
}

void HelpDialog::turnTo(int page)
{
    m_pages->setCurrentIndex(page);
    const bool rules = page == static_cast<int>(Page::Rules);
    m_print->setVisible(rules);
    m_savePdf->setVisible(rules);
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
    m_rulesPage->setGame(rules);
    retranslate();
}

void HelpDialog::setTheme(const Theme &theme)
{
    m_rulesPage->setTheme(theme);
}

void HelpDialog::retranslate()
{
    setHeading(tr("Help"), Names::ruleSet(m_rules.id));
    m_tabs->setTabText(0, tr("Keys"));
    m_tabs->setTabText(1, tr("Rules"));
    m_tabs->setTabText(2, tr("About"));
    m_aboutPage->setHtml(aboutHtml());
    m_aboutPage->setAccessibleName(tr("About"));
    m_print->setText(tr("Print…"));
    m_savePdf->setText(tr("Save as PDF…"));
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
