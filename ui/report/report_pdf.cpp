// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_page.h"
#include "ui/widgets/pdf_pages.h"

#include <QPainter>

#include <algorithm>
#include <memory>
#include <numeric>

namespace linkwright::ui {

namespace {

constexpr double kUsualType = 8.5, kSmallestType = 5.5;  // points, in tables
constexpr double kGutter = 9.0;                          // points between columns

constexpr int kNumberFlags =
    static_cast<int>(Qt::AlignRight) | static_cast<int>(Qt::AlignTop) | static_cast<int>(Qt::TextSingleLine);
constexpr int kWordFlags = static_cast<int>(Qt::AlignLeft) | static_cast<int>(Qt::AlignTop) |
                           static_cast<int>(Qt::TextWordWrap) | static_cast<int>(Qt::TextWrapAnywhere);

/// How the columns of a table are laid out: type that fits, widths, and which columns wrap.
struct Columns {
  double points = kUsualType;
  std::vector<double> left, width;  // device units
};

class PdfSetter {
public:
  explicit PdfSetter(PdfPages& pages) : pages_(pages) {}

  void write(const ReportPage& page) {
    pages_.addTitle(page.title, page.subtitle);
    for (const ReportItem& item : page.items) {
      std::visit([this](const auto& each) { set(each); }, item);
    }
  }

private:
  void set(const ReportHeading& heading) { pages_.addHeading(heading.level, heading.words); }

  void set(const ReportText& text) {
    // a remark stays with the last rows of what it belongs to
    if (!text.is_remark) begin();
    const double points = text.is_remark ? 7.5 : 9.0;
    pages_.add(pages_.paragraph(text.words, pdfFont(points), text.is_remark ? kPdfQuiet : kPdfInk, 4.0));
  }

  void set(const ReportList& list) {
    for (const QString& line : list.lines) {
      begin();
      pages_.add(pages_.paragraph(QStringLiteral(u"•  ") + line, pdfFont(8.5), kPdfInk, 2.5));
    }
  }

  void set(const ReportPicture& picture) {
    // as large as the page is wide, at most 80 mm high
    begin();
    const double most = 80.0 / 25.4 * 72.0 * kPdfPoint;
    QSizeF size = picture.image.size();
    size *= std::min(pages_.width() / size.width(), most / size.height());
    pages_.addGap(6);
    pages_.add(
        {size.height(), [size, image = picture.image, wide = pages_.width()](QPainter& painter, const QPointF& at) {
           painter.drawImage(QRectF(at + QPointF((wide - size.width()) / 2.0, 0.0), size), image);
         }});
  }

  void set(const ReportTable& table) {
    const Columns columns = columnsOf(table);
    const auto head = std::make_shared<const PdfStrip>(headOf(table, columns));
    begin();
    if (!table.caption.isEmpty()) {
      pages_.add(pages_.paragraph(table.caption, pdfFont(8.5, true), kPdfInk, 8.0));
      pages_.addGap(2);
    }
    if (table.hasHeads()) pages_.add(*head);
    // the heads keep their first rows, and no last row stands alone
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
      if (i >= 2 && i + 1 < table.rows.size()) {
        pages_.endGroup();
        if (table.hasHeads()) pages_.repeat(head);
      }
      pages_.add(rowOf(table, columns, table.rows[i]));
    }
  }

  /// A group of its own, or that of the heading above.
  void begin() {
    if (!pages_.takeHeading()) pages_.endGroup();
  }

  /// The widths that the cells want at that size of type.
  std::vector<double> wishes(const ReportTable& table, double points) const {
    const QFontMetricsF metrics = pages_.metrics(pdfFont(points));
    std::vector<double> wide(table.columns.size(), 0.0);
    for (std::size_t c = 0; c < wide.size(); ++c) {
      wide[c] = metrics.horizontalAdvance(table.columns[c].head);
      for (const QStringList& row : table.rows)
        wide[c] = std::max(wide[c], metrics.horizontalAdvance(row.value(static_cast<qsizetype>(c))));
    }
    return wide;
  }

  /// Type as large as fits; where the smallest does not, words wrap and numbers keep their line.
  Columns columnsOf(const ReportTable& table) const {
    Columns columns;
    const std::size_t count = table.columns.size();
    const double room = pages_.width() - kGutter * kPdfPoint * static_cast<double>(count - 1);
    std::vector<double> wide = wishes(table, columns.points);
    double all = std::accumulate(wide.begin(), wide.end(), 0.0);
    if (all > room && table.hasHeads()) {
      columns.points = std::max(kSmallestType, columns.points * room / all * 0.995);
      // long names are rather wrapped than everything made small
      if (columns.points < 7.0 && wordsIn(table, wide) > 0.45 * all) columns.points = 7.0;
      wide = wishes(table, columns.points);
      all = std::accumulate(wide.begin(), wide.end(), 0.0);
    }
    if (all > room) {
      const double words = wordsIn(table, wide);
      const double share = std::max(0.15, (room - (all - words)) / words);
      for (std::size_t c = 0; c < count; ++c) {
        if (!isWords(table, c)) continue;
        // of two columns of facts the first keeps its line
        if (!table.hasHeads() && c == 0) continue;
        wide[c] = table.hasHeads() ? wide[c] * share : room - wide[0];
      }
    }
    // what is left over goes between the columns, as far as a row can still be followed
    all = std::accumulate(wide.begin(), wide.end(), 0.0);
    const double spare = count > 1 ? std::max(0.0, room - all) / static_cast<double>(count - 1) : 0.0;
    const double gutter = (kGutter + std::min(spare / kPdfPoint, table.hasHeads() ? 30.0 : 10.0)) * kPdfPoint;
    double x = 0.0;
    for (std::size_t c = 0; c < count; ++c) {
      columns.left.push_back(x);
      columns.width.push_back(wide[c]);
      x += wide[c] + gutter;
    }
    return columns;
  }
  static bool isWords(const ReportTable& table, std::size_t column) {
    return column == 0 || !table.columns[column].is_number;
  }
  static double wordsIn(const ReportTable& table, const std::vector<double>& wide) {
    double words = 0.0;
    for (std::size_t c = 0; c < wide.size(); ++c) words += isWords(table, c) ? wide[c] : 0.0;
    return words;
  }

  PdfStrip headOf(const ReportTable& table, const Columns& columns) const {
    QStringList cells;
    for (const ReportColumn& column : table.columns) cells << column.head;
    return lineOf(table, columns, cells, kPdfQuiet, 0.9);
  }
  PdfStrip rowOf(const ReportTable& table, const Columns& columns, const QStringList& cells) const {
    return lineOf(table, columns, cells, kPdfInk, table.hasHeads() ? 0.35 : 0.0);
  }

  /// Cells side by side and a rule of that many points below them.
  PdfStrip lineOf(const ReportTable& table, const Columns& columns, const QStringList& cells, const QColor& colour,
                  double rule) const {
    const QFont font = pdfFont(columns.points);
    const QFontMetricsF metrics = pages_.metrics(font);
    double tall = metrics.height();
    std::vector<int> flags;
    for (std::size_t c = 0; c < columns.width.size(); ++c) {
      const bool number = table.columns[c].is_number && c > 0;
      flags.push_back(number ? kNumberFlags : kWordFlags);
      if (number) continue;
      const QRectF room(0.0, 0.0, columns.width[c] + 1.0, 1e9);
      tall = std::max(tall, metrics.boundingRect(room, flags.back(), cells.value(static_cast<qsizetype>(c))).height());
    }
    const double pad = 1.6 * kPdfPoint;
    const double end = columns.left.back() + columns.width.back();
    return {tall + 2.0 * pad, [=](QPainter& painter, const QPointF& at) {
              painter.setFont(font);
              for (std::size_t c = 0; c < columns.width.size(); ++c) {
                painter.setPen(rule == 0.0 && c == 0 ? kPdfQuiet : colour);
                const QRectF place(at.x() + columns.left[c] - 1.0, at.y() + pad, columns.width[c] + 2.0, tall + 1.0);
                painter.drawText(place, flags[c], cells.value(static_cast<qsizetype>(c)));
              }
              if (rule == 0.0) return;
              painter.setPen(QPen(kPdfRule, rule * kPdfPoint));
              const double y = at.y() + tall + 2.0 * pad;
              painter.drawLine(QPointF(at.x(), y), QPointF(at.x() + end, y));
            }};
  }

  PdfPages& pages_;
};

}  // namespace

QByteArray reportPdf(const ReportPage& page) {
  return pdfDocument(page.title, [&](PdfPages& pages) { PdfSetter(pages).write(page); });
}

}  // namespace linkwright::ui
