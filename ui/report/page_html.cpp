// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/page.h"
#include "ui/widgets/language.h"

#include <QRegularExpression>
#include <QSet>

namespace linkwright::ui {

namespace {

constexpr const char* kStyle = R"(
:root { color-scheme: light; }
body { font: 15px/1.5 system-ui, "DejaVu Sans", "Segoe UI", sans-serif; color: #1c222a; background: #fff; max-width: 60rem; margin: 2rem auto; padding: 0 1.25rem; }
h1 { font-size: 1.7rem; line-height: 1.25; margin: 0; }
.subtitle { color: #5a646f; margin: .25rem 0 1.25rem; }
h2 { font-size: 1.25rem; margin: 2.2rem 0 .6rem; padding-top: .5rem; border-top: 2px solid #d5dbe1; }
h3 { font-size: 1.05rem; margin: 1.8rem 0 .4rem; }
h4 { font-size: 1rem; margin: 0 0 .3rem; font-weight: 600; }
h4 .number { display: inline-block; min-width: 1.9em; color: #5a646f; font-weight: 400; }
h4 .id { color: #5a646f; font-weight: 400; font-size: .85em; margin-left: .6em; }
figure { margin: 1rem 0; text-align: center; }
figure img { max-width: 100%; max-height: 24rem; height: auto; }
figure svg { width: 100%; height: auto; max-height: 26rem; }
.description { max-width: 46rem; white-space: pre-line; }
.remark { color: #5a646f; font-size: .88em; margin: .3rem 0 0; }
ul { padding-left: 1.2rem; margin: .4rem 0; }
ul.notes { color: #3a444f; font-size: .92em; }
code { font-family: "DejaVu Sans Mono", ui-monospace, monospace; font-size: .92em; }
.scroll { overflow-x: auto; margin: 1.1rem 0 .4rem; }
table { border-collapse: collapse; width: 100%; font-size: .92em; }
caption { text-align: left; color: #3a444f; padding: 0 0 .35rem; font-weight: 600; }
th, td { padding: .2rem .9rem .2rem 0; text-align: left; vertical-align: baseline; font-weight: 400; }
thead th { color: #5a646f; border-bottom: 1.5px solid #8d98a3; white-space: nowrap; vertical-align: bottom; }
tbody tr { border-bottom: 1px solid #e3e7eb; }
tbody th { font-weight: 500; overflow-wrap: anywhere; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.number + td:not(.number), .number + th:not(.number) { padding-left: 1.4rem; }
th:last-child, td:last-child { padding-right: .2rem; }
table.facts { width: auto; }
table.facts th { color: #5a646f; white-space: nowrap; padding-right: 2rem; }
table.facts td { overflow-wrap: anywhere; }
table.quantities { font-size: 1em; }
.quantities tr { border: 0; }
.quantities th, .quantities td { vertical-align: top; padding: .12rem .8rem .12rem 0; }
.quantities th { white-space: nowrap; font-style: italic; font-weight: 400; width: 14%; }
td.words { color: #5a646f; width: 34%; }
td.numbers { font-variant-numeric: tabular-nums; white-space: nowrap; width: 32%; }
td.unit, td.frame { color: #5a646f; white-space: nowrap; }
.step { break-inside: avoid; margin: 0 0 1rem; padding: .6rem .9rem; border: 1px solid #e3e7eb; border-radius: 6px; }
.equation { margin: .35rem 0 .5rem; overflow-x: auto; }
.equation svg { height: auto; max-width: 100%; vertical-align: middle; }
.equation code { font-size: 1.05em; }
tr { break-inside: avoid; }
h2, h3 { break-after: avoid; }
@page { size: A4; margin: 16mm 15mm 18mm; }
@media print {
  body { margin: 0; max-width: none; padding: 0; font-size: 10pt; }
  .step { border-color: #c9d0d7; }
  .scroll { overflow: visible; }
  .scroll table { font-size: 8.5pt; }
  th, td { padding-right: .6rem; }
  thead { display: table-header-group; }
  caption { break-after: avoid; }
  tbody tr:nth-last-child(-n+2) { break-before: avoid; }
}
)";

/// A picture as a symbol that can be used again and again. Its ids get a name of their own: every picture calls its
/// glyphs alike.
QString symbolOf(const QByteArray& picture, const QString& name) {
  QString svg = QString::fromUtf8(picture);
  static const QRegularExpression opening(QStringLiteral("<svg[^>]*viewBox='([^']*)'[^>]*>"));
  const QRegularExpressionMatch match = opening.match(svg);
  if (!match.hasMatch()) return {};
  QString body = svg.mid(match.capturedEnd());
  body.truncate(body.lastIndexOf(QLatin1String("</svg>")));
  static const QRegularExpression ids(QStringLiteral("\\bid='"));
  static const QRegularExpression uses(QStringLiteral("(?:xlink:)?href='#"));
  body.replace(ids, QStringLiteral("id='%1-").arg(name));
  body.replace(uses, QStringLiteral("href='#%1-").arg(name));
  return QStringLiteral("<symbol id='%1' viewBox='%2'>%3</symbol>\n").arg(name, match.captured(1), body);
}

/// The size of a picture, points.
QSizeF sizeOf(const QByteArray& picture) {
  static const QRegularExpression box(QStringLiteral("viewBox='[^ ']+ [^ ']+ ([^ ']+) ([^ ']+)'"));
  const QRegularExpressionMatch match = box.match(QString::fromUtf8(picture));
  return {match.captured(1).toDouble(), match.captured(2).toDouble()};
}

class HtmlWriter {
public:
  QByteArray write(const Page& page) {
    for (const PageItem& item : page.items) {
      std::visit([this](const auto& each) { add(each); }, item);
    }
    const QString title = page.title.toHtmlEscaped();
    QString html = QStringLiteral(
                       "<!DOCTYPE html>\n<html lang=\"%2\">\n<head>\n<meta charset=\"utf-8\">\n"
                       "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                       "<meta name=\"generator\" content=\"Linkwright\">\n<title>%1</title>\n<style>")
                       .arg(title, currentLanguage().replace(QLatin1Char('_'), QLatin1Char('-')));
    html += QLatin1String(kStyle) + QStringLiteral("</style>\n</head>\n<body>\n");
    if (!symbols_.isEmpty()) {
      html += QStringLiteral("<svg aria-hidden=\"true\" style=\"position:absolute;width:0;height:0\">\n") + symbols_ +
              QStringLiteral("</svg>\n");
    }
    html += QStringLiteral("<h1>") + title + QStringLiteral("</h1>\n<p class=\"subtitle\">") +
            page.subtitle.toHtmlEscaped() + QStringLiteral("</p>\n") + body_ + QStringLiteral("</body>\n</html>\n");
    return html.toUtf8();
  }

private:
  void add(const PageHeading& heading) {
    body_ += QStringLiteral("<h%1>%2</h%1>\n").arg(QString::number(heading.level), heading.words.toHtmlEscaped());
  }

  void add(const PageText& text) {
    body_ +=
        QStringLiteral("<p class=\"%1\">%2</p>\n")
            .arg(text.is_remark ? QStringLiteral("remark") : QStringLiteral("description"), text.words.toHtmlEscaped());
  }

  void add(const PageList& list) {
    static const QRegularExpression code(QStringLiteral("`([^`]*)`"));
    body_ += list.are_notes ? QStringLiteral("<ul class=\"notes\">\n") : QStringLiteral("<ul>\n");
    for (const QString& line : list.lines) {
      QString words = line.toHtmlEscaped();
      if (list.are_notes) words.replace(code, QStringLiteral("<code>\\1</code>"));
      body_ += QStringLiteral("<li>") + words + QStringLiteral("</li>\n");
    }
    body_ += QStringLiteral("</ul>\n");
  }

  void add(const PagePicture& picture) {
    body_ += QStringLiteral("<figure><img alt=\"%1\" width=\"%2\" height=\"%3\" src=\"data:image/png;base64,")
                 .arg(picture.words.toHtmlEscaped(), QString::number(picture.image.width() / 2),
                      QString::number(picture.image.height() / 2)) +
             QString::fromLatin1(pngBytes(picture.image).toBase64()) + QStringLiteral("\"></figure>\n");
  }

  void add(const PageDrawing& drawing) {
    QString svg = QString::fromUtf8(drawingSvg(drawing.drawing));
    svg.remove(0, svg.indexOf(QLatin1String("<svg")));
    // the page gives the size
    static const QRegularExpression size(QStringLiteral("^<svg width=\"[^\"]*\" height=\"[^\"]*\""));
    svg.replace(size, QStringLiteral("<svg role=\"img\" aria-label=\"%1\"").arg(drawing.words.toHtmlEscaped()));
    body_ += QStringLiteral("<figure>") + svg + QStringLiteral("</figure>\n");
  }

  void add(const PageTable& table) {
    body_ += table.hasHeads() ? QStringLiteral("<div class=\"scroll\"><table>\n")
                              : QStringLiteral("<div class=\"scroll\"><table class=\"facts\">\n");
    if (!table.caption.isEmpty())
      body_ += QStringLiteral("<caption>") + table.caption.toHtmlEscaped() + QStringLiteral("</caption>\n");
    if (table.hasHeads()) {
      body_ += QStringLiteral("<thead><tr>");
      for (const PageColumn& column : table.columns) {
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
  static QString classOf(const PageColumn& column) {
    return column.is_number ? QStringLiteral(" class=\"number\"") : QString();
  }

  void add(const PageQuantities& quantities) {
    if (quantities.rows.empty()) return;
    body_ += QStringLiteral("<table class=\"quantities\">\n");
    for (const PageQuantity& row : quantities.rows) {
      body_ += QStringLiteral("<tr><th scope=\"row\" style=\"color:") + row.colour.name() + QStringLiteral("\">") +
               row.symbol.toHtmlEscaped() + QStringLiteral("</th>");
      addCell("words", row.words);
      addCell("numbers", row.numbers.join('\n'));
      addCell("unit", row.unit);
      addCell("frame", row.frame);
      body_ += QStringLiteral("</tr>\n");
    }
    body_ += QStringLiteral("</table>\n");
  }
  void addCell(const char* kind, const QString& text) {
    body_ += QStringLiteral("<td class=\"%1\">").arg(QLatin1String(kind)) +
             text.toHtmlEscaped().replace('\n', QStringLiteral("<br/>")) + QStringLiteral("</td>");
  }

  void add(const PageStep& step) {
    body_ += QStringLiteral("<section class=\"step\" id=\"step-%1\">\n<h4><span class=\"number\">%1.</span> ")
                 .arg(step.number) +
             step.title.toHtmlEscaped() + QStringLiteral("<span class=\"id\">") + step.id.toHtmlEscaped() +
             QStringLiteral("</span></h4>\n<p class=\"equation\">") + equation(step) + QStringLiteral("</p>\n");
    add(PageQuantities{step.rows});
    body_ += QStringLiteral("</section>\n");
  }

  QString equation(const PageStep& step) {
    if (step.picture.isEmpty())
      return QStringLiteral("<code>") + step.plain.toHtmlEscaped() + QStringLiteral("</code>");
    const QString name = QStringLiteral("eq-") + QString(step.picture_name).replace('.', '-');
    if (!known_.contains(name)) {
      known_.insert(name);
      symbols_ += symbolOf(step.picture, name);
    }
    constexpr double kScale = 1.75;  // pixels a point: 10 pt type beside 15 px text
    const QSizeF size = sizeOf(step.picture) * kScale;
    return QStringLiteral(
               "<svg role=\"img\" aria-label=\"%1\" width=\"%2\" height=\"%3\" viewBox=\"0 0 %2 %3\">"
               "<use href=\"#%4\" width=\"%2\" height=\"%3\"/></svg>")
        .arg(step.plain.toHtmlEscaped())
        .arg(size.width(), 0, 'f', 2)
        .arg(size.height(), 0, 'f', 2)
        .arg(name);
  }

  QString body_, symbols_;
  QSet<QString> known_;
};

}  // namespace

QByteArray pageHtml(const Page& page) { return HtmlWriter().write(page); }

}  // namespace linkwright::ui
