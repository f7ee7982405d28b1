// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/page.h"
#include "ui/report/pdf_pages.h"

#include <QCoreApplication>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <map>
#include <memory>
#include <numeric>

namespace linkwright::ui {

namespace {

constexpr double kEquationScale = 1.15;                  // type of 11.5 points
constexpr double kUsualType = 8.5, kSmallestType = 5.5;  // points, in tables
constexpr double kGutter = 9.0;                          // points between columns
constexpr double kNarrowest = 24.0;                      // points of a column that wraps

constexpr int kNumberFlags =
    static_cast<int>(Qt::AlignRight) | static_cast<int>(Qt::AlignTop) | static_cast<int>(Qt::TextSingleLine);
constexpr int kWordFlags = static_cast<int>(Qt::AlignLeft) | static_cast<int>(Qt::AlignTop) |
                           static_cast<int>(Qt::TextWordWrap) | static_cast<int>(Qt::TextWrapAnywhere);

struct PagePdfText {
  Q_DECLARE_TR_FUNCTIONS(PagePdf)
};

/// How the columns of a table are laid out: type that fits, widths, and which columns wrap.
struct Columns {
  double points = kUsualType;
  std::vector<double> left, width;  // device units
};

class PdfSetter {
public:
  explicit PdfSetter(PdfPages& pages) : pages_(pages) {}

  void write(const Page& page) {
    pages_.addTitle(page.title, page.subtitle);
    for (const PageItem& item : page.items) {
      std::visit([this](const auto& each) { set(each); }, item);
    }
  }

private:
  void set(const PageHeading& heading) { pages_.addHeading(heading.level, heading.words); }

  void set(const PageText& text) {
    // a remark stays with the last rows of what it belongs to
    if (!text.is_remark) pages_.begin();
    const double points = text.is_remark ? 7.5 : 9.0;
    pages_.add(pages_.paragraph(text.words, pdfFont(points), text.is_remark ? kPdfQuiet : kPdfInk, 4.0));
  }

  void set(const PageList& list) {
    for (const QString& line : list.lines) {
      pages_.begin();
      QString words = line;
      if (list.are_notes) words.remove(QLatin1Char('`'));
      pages_.add(pages_.paragraph(QStringLiteral(u"•  ") + words, pdfFont(8.5), kPdfInk, 2.5));
    }
  }

  void set(const PagePicture& picture) {
    // as large as the page is wide, at most 80 mm high
    pages_.begin();
    const double most = 80.0 / 25.4 * 72.0 * kPdfPoint;
    QSizeF size = picture.image.size();
    size *= std::min(pages_.width() / size.width(), most / size.height());
    pages_.addGap(6);
    pages_.add(
        {size.height(), [size, image = picture.image, wide = pages_.width()](QPainter& painter, const QPointF& at) {
           painter.drawImage(QRectF(at + QPointF((wide - size.width()) / 2.0, 0.0), size), image);
         }});
  }

  void set(const PageDrawing& page_drawing) {
    const Drawing& drawing = page_drawing.drawing;
    pages_.begin();
    const double scale = std::min(kPdfPoint, pages_.width() / drawing.size.width());
    pages_.addGap(6);
    pages_.add({drawing.size.height() * scale, [=, wide = pages_.width()](QPainter& painter, const QPointF& at) {
                  painter.save();
                  painter.translate(at.x() + (wide - drawing.size.width() * scale) / 2.0, at.y());
                  painter.scale(scale, scale);
                  drawing.paint(painter);
                  painter.restore();
                }});
    pages_.addGap(6);
  }

  void set(const PageTable& table) {
    const Columns columns = columnsOf(table);
    const auto head = std::make_shared<const PdfStrip>(headOf(table, columns));
    pages_.begin();
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

  /// The widths that the cells want at that size of type.
  std::vector<double> wishes(const PageTable& table, double points) const {
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
  Columns columnsOf(const PageTable& table) const {
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
      // of two columns of facts the first keeps its line; of others the narrow ones
      const double most =
          table.hasHeads() ? widestWords(table, wide, room - (all - wordsIn(table, wide))) : room - wide[0];
      for (std::size_t c = table.hasHeads() ? 0 : 1; c < count; ++c) {
        if (isWords(table, c)) wide[c] = std::min(wide[c], most);
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
  /// How wide a column of words may be so that all of them have `room`.
  static double widestWords(const PageTable& table, const std::vector<double>& wide, double room) {
    std::vector<double> words;
    for (std::size_t c = 0; c < wide.size(); ++c) {
      if (isWords(table, c)) words.push_back(wide[c]);
    }
    std::sort(words.begin(), words.end());
    double most = kNarrowest * kPdfPoint;
    for (std::size_t i = 0; i < words.size(); ++i) {
      most = std::max(most, room / static_cast<double>(words.size() - i));
      if (words[i] > most) break;
      room -= words[i];
    }
    return most;
  }
  static bool isWords(const PageTable& table, std::size_t column) {
    return column == 0 || !table.columns[column].is_number;
  }
  static double wordsIn(const PageTable& table, const std::vector<double>& wide) {
    double words = 0.0;
    for (std::size_t c = 0; c < wide.size(); ++c) words += isWords(table, c) ? wide[c] : 0.0;
    return words;
  }

  PdfStrip headOf(const PageTable& table, const Columns& columns) const {
    QStringList cells;
    for (const PageColumn& column : table.columns) cells << column.head;
    return lineOf(table, columns, cells, kPdfQuiet, 0.9);
  }
  PdfStrip rowOf(const PageTable& table, const Columns& columns, const QStringList& cells) const {
    return lineOf(table, columns, cells, kPdfInk, table.hasHeads() ? 0.35 : 0.0);
  }

  /// Cells side by side and a rule of that many points below them.
  PdfStrip lineOf(const PageTable& table, const Columns& columns, const QStringList& cells, const QColor& colour,
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

  void set(const PageQuantities& quantities) {
    pages_.begin();
    // a heading keeps its first rows, and no last row stands alone
    addRows(quantities.rows, 3);
  }

  void set(const PageStep& step) {
    pages_.begin();
    pages_.addGap(5);
    const QFont bold = pdfFont(9.5, true), plain = pdfFont(8.5);
    const QString title = QStringLiteral("%1.  %2").arg(step.number).arg(step.title);
    const double advance = pages_.metrics(bold).horizontalAdvance(title);
    const double tall = pages_.metrics(bold).height();
    pages_.add({tall, [=, wide = pages_.width(), id = step.id](QPainter& painter, const QPointF& at) {
                  painter.setFont(bold);
                  painter.setPen(kPdfInk);
                  painter.drawText(QRectF(at.x(), at.y(), wide, tall), Qt::AlignLeft | Qt::AlignVCenter, title);
                  painter.setFont(plain);
                  painter.setPen(kPdfQuiet);
                  painter.drawText(QRectF(at.x() + advance + 8 * kPdfPoint, at.y(), wide, tall),
                                   Qt::AlignLeft | Qt::AlignVCenter, id);
                }});
    addEquation(step);
    addRows(step.rows, step.rows.size());
    pages_.endGroup();
  }

  void addEquation(const PageStep& step) {
    if (step.picture.isEmpty()) {
      pages_.add(pages_.paragraph(step.plain, pdfFont(10), kPdfInk, 3.0, 18.0));
      pages_.addGap(3);
      return;
    }
    std::shared_ptr<QSvgRenderer>& picture = pictures_[step.picture_name];
    if (!picture) picture = std::make_shared<QSvgRenderer>(step.picture);
    const double left = 18.0 * kPdfPoint;
    QSizeF size = picture->viewBoxF().size() * kEquationScale * kPdfPoint;
    if (size.width() > pages_.width() - left) size *= (pages_.width() - left) / size.width();
    pages_.add({size.height() + 8.0 * kPdfPoint, [=](QPainter& painter, const QPointF& at) {
                  picture->render(&painter, QRectF(at + QPointF(left, 4.0 * kPdfPoint), size));
                }});
  }

  /// Where the numbers begin: behind the longest symbol.
  double columnOf(const std::vector<PageQuantity>& rows) {
    double symbols = 44.0 * kPdfPoint;
    for (const PageQuantity& row : rows) {
      symbols = std::max(symbols, pages_.metrics(symbolFont()).horizontalAdvance(row.symbol) + 10.0 * kPdfPoint);
    }
    return 18.0 * kPdfPoint + std::min(symbols, 0.3 * pages_.width());
  }
  static QFont symbolFont() { return pdfFont(9, false, false, true); }

  /// Together up to the row `kept`; behind it the page may end, but not before the last one.
  void addRows(const std::vector<PageQuantity>& rows, std::size_t kept) {
    const double left = columnOf(rows);
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (i >= kept && i + 1 < rows.size()) pages_.endGroup();
      addRow(rows[i], left);
    }
  }

  /// Symbol, numbers with unit, and in words: three columns. Long words or numbers never push a column.
  void addRow(const PageQuantity& row, double left) {
    const QFont number_font = pdfFont(8.5), words_font = pdfFont(8);
    const QFontMetricsF metrics = pages_.metrics(number_font);
    const double wide = pages_.width(), line = metrics.height() * 1.08;
    //: %1: name of a quantity, %2: the frame that it is given in
    const QString said = row.frame.isEmpty() ? row.words : PagePdfText::tr("%1, %2").arg(row.words, row.frame);
    double numbers = 0.0;
    for (const QString& each : row.numbers) numbers = std::max(numbers, metrics.horizontalAdvance(each));
    numbers += metrics.horizontalAdvance(QLatin1Char(' ') + row.unit) + 12.0 * kPdfPoint;
    // the words stand in the last column, or below where the numbers need all the width
    const double column = std::max(left + numbers, 0.62 * wide);
    const bool beside = left + numbers + 90.0 * kPdfPoint <= wide;
    const double room = beside ? wide - column : wide - left;
    const double tall =
        pages_.metrics(words_font).boundingRect(QRectF(0, 0, room, 1e9), Qt::TextWordWrap, said).height();
    const double of_numbers = line * static_cast<double>(row.numbers.size());
    const double height = beside ? std::max(of_numbers, tall) : of_numbers + tall;
    pages_.add({height + 1.5 * kPdfPoint, [=](QPainter& painter, const QPointF& at) {
                  painter.setFont(symbolFont());
                  painter.setPen(row.colour);
                  painter.drawText(QRectF(at.x() + 18.0 * kPdfPoint, at.y(), left, line),
                                   Qt::AlignLeft | Qt::AlignVCenter, row.symbol);
                  painter.setFont(number_font);
                  painter.setPen(kPdfInk);
                  for (qsizetype i = 0; i < row.numbers.size(); ++i) {
                    const bool last = i + 1 == row.numbers.size();
                    const QString words =
                        last && !row.unit.isEmpty() ? row.numbers[i] + QLatin1Char(' ') + row.unit : row.numbers[i];
                    painter.drawText(QRectF(at.x() + left, at.y() + static_cast<double>(i) * line, wide, line),
                                     Qt::AlignLeft | Qt::AlignVCenter, words);
                  }
                  painter.setFont(words_font);
                  painter.setPen(kPdfQuiet);
                  const QPointF place = beside ? QPointF(column, 0.08 * line) : QPointF(left, of_numbers);
                  painter.drawText(QRectF(at + place, QSizeF(room, tall + kPdfPoint)), Qt::TextWordWrap, said);
                }});
  }

  PdfPages& pages_;
  std::map<QString, std::shared_ptr<QSvgRenderer>> pictures_;
};

}  // namespace

bool PageTable::hasHeads() const {
  return std::any_of(columns.begin(), columns.end(), [](const PageColumn& column) { return !column.head.isEmpty(); });
}

QByteArray pagePdf(const Page& page) { return pagesPdf(page.title, {page}); }

QByteArray pagesPdf(const QString& title, const std::vector<Page>& pages) {
  std::vector<PdfPart> parts;
  for (const Page& page : pages) {
    const QString foot =
        page.subtitle.isEmpty() || pages.size() == 1 ? page.title : page.title + QLatin1String(", ") + page.subtitle;
    parts.push_back({foot, [&page](PdfPages& sheets) { PdfSetter(sheets).write(page); }});
  }
  return pdfDocument(title, parts);
}

}  // namespace linkwright::ui
