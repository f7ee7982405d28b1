// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_page.h"
#include "ui/widgets/html_page.h"

#include <QBuffer>

namespace linkwright::ui {

namespace {

constexpr const char* kStyle = R"(
body { max-width: 60rem; }
h3 { margin-top: 1.8rem; }
figure img { max-width: 100%; max-height: 24rem; height: auto; }
.scroll { overflow-x: auto; margin: 1.1rem 0 .4rem; }
table { border-collapse: collapse; width: 100%; font-size: .92em; }
caption { text-align: left; color: #3a444f; padding: 0 0 .35rem; font-weight: 600; }
th, td { padding: .2rem .9rem .2rem 0; text-align: left; vertical-align: baseline; font-weight: 400; }
thead th { color: #5a646f; border-bottom: 1.5px solid #8d98a3; white-space: nowrap; vertical-align: bottom; }
tbody tr { border-bottom: 1px solid #e3e7eb; }
tbody th { font-weight: 500; overflow-wrap: anywhere; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.number + td:not(.number), .number + th:not(.number) { padding-left: 1.4rem; }
th:last-child, td:last-child { padding-right: .2rem; }
table.facts { width: auto; }
table.facts th { color: #5a646f; white-space: nowrap; padding-right: 2rem; }
table.facts td { overflow-wrap: anywhere; }
.description { max-width: 46rem; white-space: pre-line; }
.remark { color: #5a646f; font-size: .88em; margin: .3rem 0 0; }
ul { padding-left: 1.2rem; margin: .4rem 0; }
@media print {
  body { max-width: none; }
  .scroll { overflow: visible; }
  table { font-size: 8.5pt; }
  thead { display: table-header-group; }
  caption { break-after: avoid; }
  tbody tr:nth-last-child(-n+2) { break-before: avoid; }
  th, td { padding-right: .6rem; }
}
)";

class HtmlWriter {
public:
  QString write(const ReportPage& page) {
    for (const ReportItem& item : page.items) {
      std::visit([this](const auto& each) { add(each); }, item);
    }
    return body_;
  }

private:
  void add(const ReportHeading& heading) {
    body_ += QStringLiteral("<h%1>%2</h%1>\n").arg(QString::number(heading.level), heading.words.toHtmlEscaped());
  }

  void add(const ReportText& text) {
    body_ +=
        QStringLiteral("<p class=\"%1\">%2</p>\n")
            .arg(text.is_remark ? QStringLiteral("remark") : QStringLiteral("description"), text.words.toHtmlEscaped());
  }

  void add(const ReportPicture& picture) {
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    picture.image.save(&buffer, "PNG");
    body_ += QStringLiteral("<figure><img alt=\"%1\" width=\"%2\" height=\"%3\" src=\"data:image/png;base64,")
                 .arg(picture.words.toHtmlEscaped(), QString::number(picture.image.width() / 2),
                      QString::number(picture.image.height() / 2)) +
             QString::fromLatin1(png.toBase64()) + QStringLiteral("\"></figure>\n");
  }

  void add(const ReportList& list) {
    body_ += QStringLiteral("<ul>\n");
    for (const QString& line : list.lines)
      body_ += QStringLiteral("<li>") + line.toHtmlEscaped() + QStringLiteral("</li>\n");
    body_ += QStringLiteral("</ul>\n");
  }

  void add(const ReportTable& table) {
    body_ += table.hasHeads() ? QStringLiteral("<div class=\"scroll\"><table>\n")
                              : QStringLiteral("<div class=\"scroll\"><table class=\"facts\">\n");
    if (!table.caption.isEmpty())
      body_ += QStringLiteral("<caption>") + table.caption.toHtmlEscaped() + QStringLiteral("</caption>\n");
    if (table.hasHeads()) {
      body_ += QStringLiteral("<thead><tr>");
      for (const ReportColumn& column : table.columns) {
        body_ += QStringLiteral("<th scope=\"col\"%1>%2</th>").arg(classOf(column), column.head.toHtmlEscaped());
      }
      body_ += QStringLiteral("</tr></thead>\n");
    }
    body_ += QStringLiteral("<tbody>\n");
    for (const QStringList& row : table.rows) {
      body_ += QStringLiteral("<tr><th scope=\"row\">") + row.value(0).toHtmlEscaped() + QStringLiteral("</th>");
      for (std::size_t i = 1; i < table.columns.size(); ++i) {
        body_ += QStringLiteral("<td%1>").arg(classOf(table.columns[i])) +
                 row.value(static_cast<qsizetype>(i)).toHtmlEscaped() + QStringLiteral("</td>");
      }
      body_ += QStringLiteral("</tr>\n");
    }
    body_ += QStringLiteral("</tbody></table></div>\n");
  }

  static QString classOf(const ReportColumn& column) {
    return column.is_number ? QStringLiteral(" class=\"number\"") : QString();
  }

  QString body_;
};

}  // namespace

QByteArray reportHtml(const ReportPage& page) {
  return htmlText({page.title, page.subtitle, QLatin1String(kStyle), {}, HtmlWriter().write(page)});
}

}  // namespace linkwright::ui
