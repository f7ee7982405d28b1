// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/html_page.h"

namespace linkwright::ui {

namespace {

constexpr const char* kStyle = R"(
:root { color-scheme: light; }
body { font: 15px/1.5 system-ui, "DejaVu Sans", "Segoe UI", sans-serif; color: #1c222a; background: #fff; max-width: 52rem; margin: 2rem auto; padding: 0 1.25rem; }
h1 { font-size: 1.7rem; line-height: 1.25; margin: 0; }
.subtitle { color: #5a646f; margin: .25rem 0 1.25rem; }
h2 { font-size: 1.25rem; margin: 2.2rem 0 .6rem; padding-top: .5rem; border-top: 2px solid #d5dbe1; }
h3 { font-size: 1.05rem; margin: 1.5rem 0 .4rem; }
figure { margin: 1rem 0; text-align: center; }
tr { break-inside: avoid; }
h2, h3 { break-after: avoid; }
@page { size: A4; margin: 16mm 15mm 18mm; }
@media print { body { margin: 0; max-width: none; padding: 0; font-size: 10pt; } }
)";

}  // namespace

QByteArray htmlText(const HtmlPage& page) {
  const QString title = page.title.toHtmlEscaped();
  QString html = QStringLiteral(
                     "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                     "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                     "<meta name=\"generator\" content=\"Linkwright\">\n<title>%1</title>\n<style>")
                     .arg(title);
  html += QLatin1String(kStyle) + page.style + QStringLiteral("</style>\n</head>\n<body>\n") + page.before;
  html += QStringLiteral("<h1>") + title + QStringLiteral("</h1>\n<p class=\"subtitle\">") +
          page.subtitle.toHtmlEscaped() + QStringLiteral("</p>\n") + page.body + QStringLiteral("</body>\n</html>\n");
  return html.toUtf8();
}

}  // namespace linkwright::ui
