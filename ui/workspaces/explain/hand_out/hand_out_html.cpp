// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/html_page.h"
#include "ui/workspaces/explain/hand_out/hand_out.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

namespace linkwright::ui {

namespace {

struct HandOutHtmlText {
  Q_DECLARE_TR_FUNCTIONS(HandOut)
};

constexpr const char* kStyle = R"(
h4 { font-size: 1rem; margin: 0 0 .3rem; font-weight: 600; }
h4 .number { display: inline-block; min-width: 1.9em; color: #5a646f; font-weight: 400; }
h4 .id { color: #5a646f; font-weight: 400; font-size: .85em; margin-left: .6em; }
figure svg { width: 100%; height: auto; max-height: 26rem; }
.step { break-inside: avoid; margin: 0 0 1rem; padding: .6rem .9rem; border: 1px solid #e3e7eb; border-radius: 6px; }
.equation { margin: .35rem 0 .5rem; overflow-x: auto; }
.equation svg { height: auto; max-width: 100%; vertical-align: middle; }
.equation code { font-size: 1.05em; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .12rem .8rem .12rem 0; font-weight: 400; }
th { white-space: nowrap; font-style: italic; width: 14%; }
td.words { color: #5a646f; width: 34%; }
td.numbers { width: 32%; }
td.numbers { font-variant-numeric: tabular-nums; white-space: nowrap; }
td.unit, td.frame { color: #5a646f; white-space: nowrap; }
ul.notes { padding-left: 1.2rem; color: #3a444f; font-size: .92em; }
code { font-family: "DejaVu Sans Mono", ui-monospace, monospace; font-size: .92em; }
@media print { .step { border-color: #c9d0d7; } }
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
  explicit HtmlWriter(const ArmFigure& figure) : figure_(figure) {}

  QByteArray write(const HandOutPage& page) {
    for (const HandOutItem& item : page.items) {
      std::visit([this](const auto& each) { add(each); }, item);
    }
    closeNotes();
    QString pictures;
    if (!symbols_.isEmpty()) {
      pictures = QStringLiteral("<svg aria-hidden=\"true\" style=\"position:absolute;width:0;height:0\">\n") +
                 symbols_ + QStringLiteral("</svg>\n");
    }
    return htmlText({page.title, page.subtitle, QLatin1String(kStyle), pictures, body_});
  }

private:
  void add(const HandOutHeading& heading) {
    closeNotes();
    body_ += QStringLiteral("<h%1>").arg(heading.level) + heading.words.toHtmlEscaped() +
             QStringLiteral("</h%1>\n").arg(heading.level);
  }

  void add(const HandOutNote& note) {
    if (!in_notes_) body_ += QStringLiteral("<ul class=\"notes\">\n");
    in_notes_ = true;
    static const QRegularExpression code(QStringLiteral("`([^`]*)`"));
    body_ += QStringLiteral("<li>") + note.words.toHtmlEscaped().replace(code, QStringLiteral("<code>\\1</code>")) +
             QStringLiteral("</li>\n");
  }
  void closeNotes() {
    if (in_notes_) body_ += QStringLiteral("</ul>\n");
    in_notes_ = false;
  }

  void add(const HandOutFigure&) {
    closeNotes();
    QString svg = QString::fromUtf8(armSvg(figure_));
    svg.remove(0, svg.indexOf(QLatin1String("<svg")));
    // the page gives the size
    static const QRegularExpression size(QStringLiteral("^<svg width=\"[^\"]*\" height=\"[^\"]*\""));
    svg.replace(size, QStringLiteral("<svg role=\"img\" aria-label=\"%1\"")
                          .arg(HandOutHtmlText::tr("The mechanism at this instant").toHtmlEscaped()));
    body_ += QStringLiteral("<figure>") + svg + QStringLiteral("</figure>\n");
  }

  void add(const HandOutTable& table) {
    closeNotes();
    addRows(table.rows);
  }

  void add(const HandOutStep& step) {
    closeNotes();
    body_ += QStringLiteral("<section class=\"step\" id=\"step-%1\">\n<h4><span class=\"number\">%1.</span> ")
                 .arg(step.number) +
             step.title.toHtmlEscaped() + QStringLiteral("<span class=\"id\">") + step.id.toHtmlEscaped() +
             QStringLiteral("</span></h4>\n<p class=\"equation\">") + equation(step) + QStringLiteral("</p>\n");
    addRows(step.rows);
    body_ += QStringLiteral("</section>\n");
  }

  QString equation(const HandOutStep& step) {
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

  void addRows(const std::vector<HandOutRow>& rows) {
    if (rows.empty()) return;
    body_ += QStringLiteral("<table>\n");
    for (const HandOutRow& row : rows) {
      QStringList lines;
      for (const QString& line : row.numbers) lines.append(line.toHtmlEscaped());
      body_ += QStringLiteral("<tr><th scope=\"row\" style=\"color:") + row.colour.name() + QStringLiteral("\">") +
               row.symbol.toHtmlEscaped() + QStringLiteral("</th><td class=\"words\">") + row.words.toHtmlEscaped() +
               QStringLiteral("</td><td class=\"numbers\">") + lines.join(QStringLiteral("<br/>")) +
               QStringLiteral("</td><td class=\"unit\">") + row.unit.toHtmlEscaped() +
               QStringLiteral("</td><td class=\"frame\">") + row.frame.toHtmlEscaped() + QStringLiteral("</td></tr>\n");
    }
    body_ += QStringLiteral("</table>\n");
  }

  const ArmFigure& figure_;
  QString body_;
  QString symbols_;
  QSet<QString> known_;
  bool in_notes_ = false;
};

}  // namespace

QByteArray handOutHtml(const HandOutPage& page, const ArmFigure& figure) { return HtmlWriter(figure).write(page); }

}  // namespace linkwright::ui
