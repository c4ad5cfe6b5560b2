#include <QtGlobal>

#include <array>

// What Qt's own dialog for printing says, marked so that it comes into our translation files like the other texts of
// qtstrings.cpp: there is no Bokmål for it elsewhere, and of some texts no other language either.

namespace {

// Which printer, and what is told before it prints.
[[maybe_unused]] constexpr std::array dialog{
    QT_TRANSLATE_NOOP("QPrintDialog", "Print"),
    QT_TRANSLATE_NOOP("QPrintDialog", "&Print"),
    QT_TRANSLATE_NOOP("QPrintDialog", "&Options >>"),
    QT_TRANSLATE_NOOP("QPrintDialog", "&Options <<"),
    QT_TRANSLATE_NOOP("QPrintDialog", "Print to File (PDF)"),
    QT_TRANSLATE_NOOP("QPrintDialog", "Print To File ..."),
    QT_TRANSLATE_NOOP("QPrintDialog", "Local file"),
    QT_TRANSLATE_NOOP("QPrintDialog", "Write PDF file"),
    QT_TRANSLATE_NOOP("QPrintDialog", "All Pages"),
    QT_TRANSLATE_NOOP("QPrintDialog", "Odd Pages"),
    QT_TRANSLATE_NOOP("QPrintDialog", "Even Pages"),
    QT_TRANSLATE_NOOP("QPrintDialog", "Left to Right, Top to Bottom"),
    QT_TRANSLATE_NOOP("QPrintDialog", "Left to Right, Bottom to Top"),
    QT_TRANSLATE_NOOP("QPrintDialog", "Right to Left, Bottom to Top"),
    QT_TRANSLATE_NOOP("QPrintDialog", "Right to Left, Top to Bottom"),
    QT_TRANSLATE_NOOP("QPrintDialog", "Bottom to Top, Left to Right"),
    QT_TRANSLATE_NOOP("QPrintDialog", "Bottom to Top, Right to Left"),
    QT_TRANSLATE_NOOP("QPrintDialog", "Top to Bottom, Left to Right"),
    QT_TRANSLATE_NOOP("QPrintDialog", "Top to Bottom, Right to Left"),
    QT_TRANSLATE_NOOP("QPrintDialog", "%1 already exists.\nDo you want to overwrite it?"),
    QT_TRANSLATE_NOOP("QPrintDialog", "%1 is a directory.\nPlease choose a different file name."),
    QT_TRANSLATE_NOOP("QPrintDialog", "File %1 is not writable.\nPlease choose a different file name."),
    QT_TRANSLATE_NOOP("QPrintDialog", "Options 'Pages Per Sheet' and 'Page Set' cannot be used together.\nPlease "
                                      "turn one of those options off."),
    QT_TRANSLATE_NOOP("QPrintDialog", "Invalid Pages Definition"),
    QT_TRANSLATE_NOOP("QPrintDialog", "%1 does not follow the correct syntax. Please use ',' to separate ranges and "
                                      "pages, '-' to define ranges and make sure ranges do not intersect with each "
                                      "other."),
    QT_TRANSLATE_NOOP("QPrintDialog", "Duplex Settings Conflicts"),
    QT_TRANSLATE_NOOP("QPrintDialog", "There are conflicts in duplex settings. Do you want to fix them?"),
    QT_TRANSLATE_NOOP("QPrintDialog", "1 (1x1)"),
    QT_TRANSLATE_NOOP("QPrintDialog", "2 (2x1)"),
    QT_TRANSLATE_NOOP("QPrintDialog", "4 (2x2)"),
    QT_TRANSLATE_NOOP("QPrintDialog", "6 (2x3)"),
    QT_TRANSLATE_NOOP("QPrintDialog", "9 (3x3)"),
    QT_TRANSLATE_NOOP("QPrintDialog", "16 (4x4)"),
};

[[maybe_unused]] constexpr std::array printer{
    QT_TRANSLATE_NOOP("QPrintWidget", "Printer"),       QT_TRANSLATE_NOOP("QPrintWidget", "&Name:"),
    QT_TRANSLATE_NOOP("QPrintWidget", "P&roperties"),   QT_TRANSLATE_NOOP("QPrintWidget", "Location:"),
    QT_TRANSLATE_NOOP("QPrintWidget", "Type:"),         QT_TRANSLATE_NOOP("QPrintWidget", "Preview"),
    QT_TRANSLATE_NOOP("QPrintWidget", "Output &file:"),
};

[[maybe_unused]] constexpr std::array output{
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Copies"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Print range"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Print all"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Pages from"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Pages"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "to"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Current Page"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Selection"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Page Set:"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Output Settings"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Copies:"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Collate"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Reverse"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Options"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Color Mode"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Color"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Grayscale"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Double Sided Printing"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Off"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Long side binding"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Short side binding"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Specify pages or ranges separated by commas. Ranges are specified by "
                                              "two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, "
                                              "7 and 9."),
};

// What a printer can be asked for.
[[maybe_unused]] constexpr std::array properties{
    QT_TRANSLATE_NOOP("QPrintPropertiesDialog", "Printer Properties"),
    QT_TRANSLATE_NOOP("QPrintPropertiesDialog", "Job Options"),
    QT_TRANSLATE_NOOP("QPrintPropertiesDialog", "Page Setup Conflicts"),
    QT_TRANSLATE_NOOP("QPrintPropertiesDialog", "Advanced Option Conflicts"),
    QT_TRANSLATE_NOOP("QPrintPropertiesDialog", "There are conflicts in page setup options. Do you want to fix them?"),
    QT_TRANSLATE_NOOP("QPrintPropertiesDialog", "There are conflicts in some advanced options. Do you want to fix "
                                                "them?"),
};

[[maybe_unused]] constexpr std::array propertyPages{
    QT_TRANSLATE_NOOP("QPrintPropertiesWidget", "Page"),
    QT_TRANSLATE_NOOP("QPrintPropertiesWidget", "Advanced"),
    QT_TRANSLATE_NOOP("QPrintPropertiesWidget", "There are conflicts in some options. Please fix them."),
};

[[maybe_unused]] constexpr std::array page{
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Paper"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Page size:"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Width:"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Height:"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Paper source:"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Orientation"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Portrait"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Landscape"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Reverse portrait"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Reverse landscape"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Margins"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "top margin"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "bottom margin"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "left margin"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "right margin"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Page Layout"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Page order:"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Pages per sheet:"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Custom"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Millimeters (mm)"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Points (pt)"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Inches (in)"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Pica (P̸)"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Didot (DD)"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Cicero (CC)"),
};

[[maybe_unused]] constexpr std::array pageTitle{
    QT_TRANSLATE_NOOP("QPrintPreviewDialog", "Page Setup"),
};

// When a printer of the network prints, and the sheets between jobs.
[[maybe_unused]] constexpr std::array job{
    QT_TRANSLATE_NOOP("QCupsJobWidget", "Job"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "Job Control"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "Scheduled printing:"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "Print Immediately"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "Hold Indefinitely"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "Day (06:00 to 17:59)"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "Night (18:00 to 05:59)"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "Second Shift (16:00 to 23:59)"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "Third Shift (00:00 to 07:59)"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "Weekend (Saturday to Sunday)"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "Specific Time"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "Billing information:"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "Job priority:"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "Banner Pages"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "Start:"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "End:"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "Banner page at start"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "Banner page at end"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "None"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "Standard"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "Unclassified"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "Confidential"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "Classified"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "Secret"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "Top Secret"),
};

[[maybe_unused]] constexpr std::array login{
    QT_TRANSLATE_NOOP("QCupsPrinterSupport", "Authentication Needed"),
    QT_TRANSLATE_NOOP("QCupsPrinterSupport", "Authentication needed to use %1."),
    QT_TRANSLATE_NOOP("QCupsPrinterSupport", "Authentication needed to use %1 on %2."),
    QT_TRANSLATE_NOOP("QCupsPrinterSupport", "Username:"),
    QT_TRANSLATE_NOOP("QCupsPrinterSupport", "Password:"),
};

// Sizes of paper that have words in their names.
[[maybe_unused]] constexpr std::array paper{
    QT_TRANSLATE_NOOP("QPageSize", "Envelope B4"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope B5"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope B6"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope C0"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope C1"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope C2"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope C3"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope C4"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope C5"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope C6"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope C65"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope C7"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope Chou 3"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope Chou 4"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope DL"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope Invite"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope Italian"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope Kaku 2"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope Kaku 3"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope Monarch"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope Personal"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope PRC 1"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope PRC 2"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope PRC 3"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope PRC 4"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope PRC 5"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope PRC 6"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope PRC 7"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope PRC 8"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope PRC 9"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope PRC 10"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope US 9"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope US 10"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope US 11"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope US 12"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope US 14"),
    QT_TRANSLATE_NOOP("QPageSize", "Envelope You 4"),
    QT_TRANSLATE_NOOP("QPageSize", "Custom"),
    QT_TRANSLATE_NOOP("QPageSize", "Letter / ANSI A"),
    QT_TRANSLATE_NOOP("QPageSize", "Legal"),
    QT_TRANSLATE_NOOP("QPageSize", "Executive (7.5 x 10 in)"),
    QT_TRANSLATE_NOOP("QPageSize", "Executive (7.25 x 10.5 in)"),
    QT_TRANSLATE_NOOP("QPageSize", "Folio (8.27 x 13 in)"),
    QT_TRANSLATE_NOOP("QPageSize", "Ledger / ANSI B"),
    QT_TRANSLATE_NOOP("QPageSize", "Tabloid / ANSI B"),
    QT_TRANSLATE_NOOP("QPageSize", "A3 Extra"),
    QT_TRANSLATE_NOOP("QPageSize", "A4 Extra"),
    QT_TRANSLATE_NOOP("QPageSize", "A5 Extra"),
    QT_TRANSLATE_NOOP("QPageSize", "B5 Extra"),
    QT_TRANSLATE_NOOP("QPageSize", "Letter Extra"),
    QT_TRANSLATE_NOOP("QPageSize", "Legal Extra"),
    QT_TRANSLATE_NOOP("QPageSize", "Tabloid Extra"),
    QT_TRANSLATE_NOOP("QPageSize", "A4 Plus"),
    QT_TRANSLATE_NOOP("QPageSize", "Letter Plus"),
    QT_TRANSLATE_NOOP("QPageSize", "A4 Small"),
    QT_TRANSLATE_NOOP("QPageSize", "Letter Small"),
    QT_TRANSLATE_NOOP("QPageSize", "Architect A"),
    QT_TRANSLATE_NOOP("QPageSize", "Architect B"),
    QT_TRANSLATE_NOOP("QPageSize", "Architect C"),
    QT_TRANSLATE_NOOP("QPageSize", "Architect D"),
    QT_TRANSLATE_NOOP("QPageSize", "Architect E"),
    QT_TRANSLATE_NOOP("QPageSize", "Note"),
    QT_TRANSLATE_NOOP("QPageSize", "Quarto"),
    QT_TRANSLATE_NOOP("QPageSize", "Statement"),
    QT_TRANSLATE_NOOP("QPageSize", "Postcard"),
    QT_TRANSLATE_NOOP("QPageSize", "Double Postcard"),
    QT_TRANSLATE_NOOP("QPageSize", "PRC 32K Big"),
    QT_TRANSLATE_NOOP("QPageSize", "Fan-fold US (14.875 x 11 in)"),
    QT_TRANSLATE_NOOP("QPageSize", "Fan-fold German (8.5 x 12 in)"),
    QT_TRANSLATE_NOOP("QPageSize", "Fan-fold German Legal (8.5 x 13 in)"),
};

} // namespace
