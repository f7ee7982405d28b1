// SPDX-License-Identifier: GPL-3.0-or-later
// The pages are set here, not by a text document: only so is it certain that no step and no row is cut by a page's end.
#include "ui/widgets/pdf_pages.h"
#include "ui/workspaces/explain/hand_out/hand_out.h"

#include <QCoreApplication>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <map>
#include <memory>

namespace linkwright::ui {

namespace {

constexpr double kEquationScale = 1.15;  // type of 11.5 points

struct HandOutPdfText {
  Q_DECLARE_TR_FUNCTIONS(HandOut)
};

class PdfSetter {
public:
  PdfSetter(PdfPages& pages, const ArmFigure& figure) : pages_(pages), figure_(figure), width_(pages.width()) {}

  void write(const HandOutPage& page) {
    pages_.addTitle(page.title, page.subtitle);
    for (const HandOutItem& item : page.items) {
      std::visit([this](const auto& each) { set(each); }, item);
    }
  }

private:
  void add(PdfStrip strip) { pages_.add(std::move(strip)); }
  void endGroup() { pages_.endGroup(); }
  QFontMetricsF metrics(const QFont& font) const { return pages_.metrics(font); }

  void set(const HandOutHeading& heading) { pages_.addHeading(heading.level, heading.words); }

  void set(const HandOutNote& note) {
    QString words = note.words;
    add(pages_.paragraph(QStringLiteral(u"•  ") + words.remove('`'), pdfFont(8.5), kPdfInk, 2.5));
    endGroup();
    pages_.takeHeading();
  }

  void set(const HandOutFigure&) {
    const double scale = std::min(kPdfPoint, width_ / kArmFigureSize.width());
    pages_.addGap(6);
    add({kArmFigureSize.height() * scale,
         [scale, wide = width_, figure = &figure_](QPainter& painter, const QPointF& at) {
           painter.save();
           painter.translate(at.x() + (wide - kArmFigureSize.width() * scale) / 2.0, at.y());
           painter.scale(scale, scale);
           paintArm(painter, QRectF(QPointF(0, 0), kArmFigureSize), *figure);
           painter.restore();
         }});
    pages_.addGap(6);
    endGroup();
    pages_.takeHeading();
  }

  void set(const HandOutTable& table) {
    // a heading keeps its first rows, and no last row stands alone
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
      if (i >= 3 && i + 1 < table.rows.size()) endGroup();
      addRow(table.rows[i], columnOf(table.rows));
    }
    endGroup();
    pages_.takeHeading();
  }

  void set(const HandOutStep& step) {
    if (!pages_.takeHeading()) endGroup();
    pages_.addGap(5);
    const QFont bold = pdfFont(9.5, true), plain = pdfFont(8.5);
    const QString title = QStringLiteral("%1.  %2").arg(step.number).arg(step.title);
    const double advance = metrics(bold).horizontalAdvance(title);
    const double tall = metrics(bold).height();
    add({tall, [=, wide = width_, id = step.id](QPainter& painter, const QPointF& at) {
           painter.setFont(bold);
           painter.setPen(kPdfInk);
           painter.drawText(QRectF(at.x(), at.y(), wide, tall), Qt::AlignLeft | Qt::AlignVCenter, title);
           painter.setFont(plain);
           painter.setPen(kPdfQuiet);
           painter.drawText(QRectF(at.x() + advance + 8 * kPdfPoint, at.y(), wide, tall),
                            Qt::AlignLeft | Qt::AlignVCenter, id);
         }});
    addEquation(step);
    addRows(step.rows);
    endGroup();
  }

  void addEquation(const HandOutStep& step) {
    if (step.picture.isEmpty()) {
      add(pages_.paragraph(step.plain, pdfFont(10), kPdfInk, 3.0, 18.0));
      pages_.addGap(3);
      return;
    }
    std::shared_ptr<QSvgRenderer>& picture = pictures_[step.picture_name];
    if (!picture) picture = std::make_shared<QSvgRenderer>(step.picture);
    const double left = 18.0 * kPdfPoint;
    QSizeF size = picture->viewBoxF().size() * kEquationScale * kPdfPoint;
    if (size.width() > width_ - left) size *= (width_ - left) / size.width();
    add({size.height() + 8.0 * kPdfPoint, [=](QPainter& painter, const QPointF& at) {
           picture->render(&painter, QRectF(at + QPointF(left, 4.0 * kPdfPoint), size));
         }});
  }

  /// Where the numbers begin: behind the longest symbol.
  double columnOf(const std::vector<HandOutRow>& rows) {
    double symbols = 44.0 * kPdfPoint;
    for (const HandOutRow& row : rows) {
      symbols = std::max(symbols, metrics(symbolFont()).horizontalAdvance(row.symbol) + 10.0 * kPdfPoint);
    }
    return 18.0 * kPdfPoint + std::min(symbols, 0.3 * width_);
  }
  static QFont symbolFont() { return pdfFont(9, false, false, true); }

  void addRows(const std::vector<HandOutRow>& rows) {
    for (const HandOutRow& row : rows) addRow(row, columnOf(rows));
  }

  /// Symbol, numbers with unit, and in words: three columns. Long words or numbers never push a column.
  void addRow(const HandOutRow& row, double left) {
    const QFont number_font = pdfFont(8.5), words_font = pdfFont(8);
    const double line = metrics(number_font).height() * 1.08;
    const QString said = row.frame.isEmpty() ? row.words : HandOutPdfText::tr("%1, %2").arg(row.words, row.frame);
    double numbers = 0.0;
    for (const QString& each : row.numbers) numbers = std::max(numbers, metrics(number_font).horizontalAdvance(each));
    numbers += metrics(number_font).horizontalAdvance(QLatin1Char(' ') + row.unit) + 12.0 * kPdfPoint;
    // the words stand in the last column, or below where the numbers need all the width
    const double column = std::max(left + numbers, 0.62 * width_);
    const bool beside = left + numbers + 90.0 * kPdfPoint <= width_;
    const double room = beside ? width_ - column : width_ - left;
    const double tall = metrics(words_font).boundingRect(QRectF(0, 0, room, 1e9), Qt::TextWordWrap, said).height();
    const double of_numbers = line * static_cast<double>(row.numbers.size());
    const double height = beside ? std::max(of_numbers, tall) : of_numbers + tall;
    add({height + 1.5 * kPdfPoint, [=, wide = width_](QPainter& painter, const QPointF& at) {
           painter.setFont(symbolFont());
           painter.setPen(row.colour);
           painter.drawText(QRectF(at.x() + 18.0 * kPdfPoint, at.y(), left, line), Qt::AlignLeft | Qt::AlignVCenter,
                            row.symbol);
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
  const ArmFigure& figure_;
  double width_;
  std::map<QString, std::shared_ptr<QSvgRenderer>> pictures_;
};

}  // namespace

QByteArray handOutPdf(const HandOutPage& page, const ArmFigure& figure) {
  return pdfDocument(page.title, [&](PdfPages& pages) { PdfSetter(pages, figure).write(page); });
}

}  // namespace linkwright::ui
