// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace linkwright::ui {

/// A page for any browser, everything in one file: light, of one measure, for A4 or Letter in print.
struct HtmlPage {
  QString title, subtitle;
  QString style;   ///< CSS beside that of every page
  QString before;  ///< what stands above the title, unseen: pictures to be used again
  QString body;
};
QByteArray htmlText(const HtmlPage& page);

}  // namespace linkwright::ui
