// SPDX-License-Identifier: GPL-3.0-or-later
// The pages are set here, not by a text document: only so is it certain that no step and no row is cut by a page's end.
#include "ui/explain/hand_out.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFontMetricsF>
#include <QHash>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgRenderer>

#include <algorithm>
#include <functional>
#include <map>
#include <memory>

namespace linkwright::ui {

namespace {

constexpr int kDpi = 1200;
constexpr double kPoint = kDpi / 72.0;   // device units
constexpr double kEquationScale = 1.15;  // type of 11.5 points

struct Words {
  Q_DECLARE_TR_FUNCTIONS(HandOut)
};

const QColor kInk = QColor::fromRgb(0x1c, 0x22, 0x2a);
const QColor kQuiet = QColor::fromRgb(0x5a, 0x64, 0x6f);
const QColor kRule = QColor::fromRgb(0xc4, 0xcc, 0xd4);

QFont fontOf(double points, bool bold = false, bool mono = false, bool italic = false) {
  QFont font(mono ? QStringLiteral("DejaVu Sans Mono") : QStringLiteral("DejaVu Sans"));
  font.setStyleHint(mono ? QFont::Monospace : QFont::SansSerif);
  font.setPixelSize(static_cast<int>(points * kPoint));
  font.setBold(bold);
  font.setItalic(italic);
  return font;
}

/// The font for these words. Qt's PDF engine sets a mark over an upright letter ("x̂") a line too high where it shapes
/// the text; without shaping it stands where it belongs. Words without marks are shaped: other scripts need it.
QFont fontFor(const QString& words, QFont font) {
  const auto is_mark = [](QChar c) { return c.category() == QChar::Mark_NonSpacing && c.script() == QChar::Script_Inherited; };
  if (std::any_of(words.begin(), words.end(), is_mark)) font.setStyleStrategy(QFont::PreferNoShaping);
  return font;
}

/// A strip of the page, as wide as the text: its height and what draws it with its upper left corner given.
struct Strip {
  double height;
  std::function<void(QPainter&, const QPointF&)> draw;
};

/// Strips that stay on one page, if one page can hold them.
using Group = std::vector<Strip>;

class PdfSetter {
public:
  PdfSetter(QPdfWriter& pdf, const ArmFigure& figure)
      : pdf_(pdf), figure_(figure), width_(pdf.width()), height_(pdf.height() - 24.0 * kPoint) {}

  void write(const HandOutPage& page) {
    add(paragraph(page.title, fontOf(17, true), kInk, 0.0));
    add(paragraph(page.subtitle, fontOf(10), kQuiet, 2.0));
    for (const HandOutItem& item : page.items) {
      std::visit([this](const auto& each) { set(each); }, item);
    }
    endGroup();
    draw(page.title);
  }

private:
  QFontMetricsF metrics(const QFont& font) { return QFontMetricsF(font, &pdf_); }
  void add(Strip strip) { group_.push_back(std::move(strip)); }
  void addGap(double points) {
    add({points * kPoint, [](QPainter&, const QPointF&) {}});
  }
  void endGroup() {
    if (!group_.empty()) groups_.push_back(std::move(group_));
    group_.clear();
  }

  /// A text that wraps, `gap` points below what stands above it.
  Strip paragraph(const QString& words, const QFont& wanted, const QColor& colour, double gap, double indent = 0.0) {
    const QFont font = fontFor(words, wanted);
    const double left = indent * kPoint;
    const QRectF room(0, 0, width_ - left, 1e9);
    const double tall = metrics(font).boundingRect(room, Qt::TextWordWrap, words).height();
    const double above = gap * kPoint;
    return {tall + above, [=, wide = width_ - left](QPainter& painter, const QPointF& at) {
              painter.setFont(font);
              painter.setPen(colour);
              painter.drawText(QRectF(at.x() + left, at.y() + above, wide, tall + kPoint), Qt::TextWordWrap, words);
            }};
  }

  // a heading belongs to what follows it: the group stays open
  void set(const HandOutHeading& heading) {
    const bool major = heading.level <= 2;
    if (!after_heading_) endGroup();
    if (major) {
      addGap(14);
      add({1.0 * kPoint, [wide = width_](QPainter& painter, const QPointF& at) {
             painter.setPen(QPen(kRule, 1.0 * kPoint));
             painter.drawLine(at, at + QPointF(wide, 0));
           }});
    }
    add(paragraph(heading.words, fontOf(major ? 13 : 11, true), kInk, major ? 5.0 : 9.0));
    addGap(3);
    after_heading_ = true;
  }

  void set(const HandOutNote& note) {
    QString words = note.words;
    add(paragraph(QStringLiteral(u"•  ") + words.remove('`'), fontOf(8.5), kInk, 2.5));
    endGroup();
    after_heading_ = false;
  }

  void set(const HandOutFigure&) {
    const double scale = std::min(kPoint, width_ / kArmFigureSize.width());
    addGap(6);
    add({kArmFigureSize.height() * scale, [this, scale](QPainter& painter, const QPointF& at) {
           painter.save();
           painter.translate(at.x() + (width_ - kArmFigureSize.width() * scale) / 2.0, at.y());
           painter.scale(scale, scale);
           paintArm(painter, QRectF(QPointF(0, 0), kArmFigureSize), figure_);
           painter.restore();
         }});
    addGap(6);
    endGroup();
    after_heading_ = false;
  }

  void set(const HandOutTable& table) {
    // a heading keeps its first rows, and no last row stands alone
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
      if (i >= 3 && i + 1 < table.rows.size()) endGroup();
      addRow(table.rows[i], columnOf(table.rows));
    }
    endGroup();
    after_heading_ = false;
  }

  void set(const HandOutStep& step) {
    if (!after_heading_) endGroup();
    after_heading_ = false;
    addGap(5);
    const QFont bold = fontOf(9.5, true), plain = fontOf(8.5);
    const QString title = QStringLiteral("%1.  %2").arg(step.number).arg(step.title);
    const double advance = metrics(bold).horizontalAdvance(title);
    const double tall = metrics(bold).height();
    add({tall, [=, wide = width_, id = step.id](QPainter& painter, const QPointF& at) {
           painter.setFont(bold);
           painter.setPen(kInk);
           painter.drawText(QRectF(at.x(), at.y(), wide, tall), Qt::AlignLeft | Qt::AlignVCenter, title);
           painter.setFont(plain);
           painter.setPen(kQuiet);
           painter.drawText(QRectF(at.x() + advance + 8 * kPoint, at.y(), wide, tall), Qt::AlignLeft | Qt::AlignVCenter,
                            id);
         }});
    addEquation(step);
    addRows(step.rows);
    endGroup();
  }

  void addEquation(const HandOutStep& step) {
    if (step.picture.isEmpty()) {
      add(paragraph(step.plain, fontOf(10), kInk, 3.0, 18.0));
      addGap(3);
      return;
    }
    std::shared_ptr<QSvgRenderer>& picture = pictures_[step.picture_name];
    if (!picture) picture = std::make_shared<QSvgRenderer>(step.picture);
    const double left = 18.0 * kPoint;
    QSizeF size = picture->viewBoxF().size() * kEquationScale * kPoint;
    if (size.width() > width_ - left) size *= (width_ - left) / size.width();
    add({size.height() + 8.0 * kPoint, [=](QPainter& painter, const QPointF& at) {
           picture->render(&painter, QRectF(at + QPointF(left, 4.0 * kPoint), size));
         }});
  }

  /// Where the numbers begin: behind the longest symbol.
  double columnOf(const std::vector<HandOutRow>& rows) {
    double symbols = 44.0 * kPoint;
    for (const HandOutRow& row : rows) {
      symbols = std::max(symbols, metrics(symbolFont()).horizontalAdvance(row.symbol) + 10.0 * kPoint);
    }
    return 18.0 * kPoint + std::min(symbols, 0.3 * width_);
  }
  static QFont symbolFont() { return fontOf(9, false, false, true); }

  void addRows(const std::vector<HandOutRow>& rows) {
    for (const HandOutRow& row : rows) addRow(row, columnOf(rows));
  }

  /// Symbol, numbers with unit, and in words: three columns. Long words or numbers never push a column.
  void addRow(const HandOutRow& row, double left) {
    const QFont number_font = fontOf(8.5), words_font = fontOf(8);
    const double line = metrics(number_font).height() * 1.08;
    const QString said = row.frame.isEmpty() ? row.words : Words::tr("%1, %2").arg(row.words, row.frame);
    double numbers = 0.0;
    for (const QString& each : row.numbers) numbers = std::max(numbers, metrics(number_font).horizontalAdvance(each));
    numbers += metrics(number_font).horizontalAdvance(QLatin1Char(' ') + row.unit) + 12.0 * kPoint;
    // the words stand in the last column, or below where the numbers need all the width
    const double column = std::max(left + numbers, 0.62 * width_);
    const bool beside = left + numbers + 90.0 * kPoint <= width_;
    const double room = beside ? width_ - column : width_ - left;
    const double tall = metrics(words_font).boundingRect(QRectF(0, 0, room, 1e9), Qt::TextWordWrap, said).height();
    const double of_numbers = line * static_cast<double>(row.numbers.size());
    const double height = beside ? std::max(of_numbers, tall) : of_numbers + tall;
    add({height + 1.5 * kPoint, [=, this](QPainter& painter, const QPointF& at) {
           painter.setFont(symbolFont());
           painter.setPen(row.colour);
           painter.drawText(QRectF(at.x() + 18.0 * kPoint, at.y(), left, line), Qt::AlignLeft | Qt::AlignVCenter,
                            row.symbol);
           painter.setFont(number_font);
           painter.setPen(kInk);
           for (qsizetype i = 0; i < row.numbers.size(); ++i) {
             const bool last = i + 1 == row.numbers.size();
             const QString words =
                 last && !row.unit.isEmpty() ? row.numbers[i] + QLatin1Char(' ') + row.unit : row.numbers[i];
             painter.drawText(QRectF(at.x() + left, at.y() + static_cast<double>(i) * line, width_, line),
                              Qt::AlignLeft | Qt::AlignVCenter, words);
           }
           painter.setFont(words_font);
           painter.setPen(kQuiet);
           const QPointF place = beside ? QPointF(column, 0.08 * line) : QPointF(left, of_numbers);
           painter.drawText(QRectF(at + place, QSizeF(room, tall + kPoint)), Qt::TextWordWrap, said);
         }});
  }

  /// Groups to pages, then all pages, each with its number.
  void draw(const QString& title) {
    struct Placed {
      const Strip* strip;
      double y;
    };
    std::vector<std::vector<Placed>> pages(1);
    double y = 0.0;
    for (const Group& group : groups_) {
      double all = 0.0;
      for (const Strip& strip : group) all += strip.height;
      if (y > 0.0 && y + all > height_ && (all <= height_ || y > 0.7 * height_)) {
        pages.emplace_back();
        y = 0.0;
      }
      for (const Strip& strip : group) {
        if (y > 0.0 && y + strip.height > height_) {
          pages.emplace_back();
          y = 0.0;
        }
        pages.back().push_back({&strip, y});
        y += strip.height;
      }
    }
    QPainter painter(&pdf_);
    painter.setRenderHint(QPainter::LosslessImageRendering);
    for (std::size_t i = 0; i < pages.size(); ++i) {
      if (i > 0) pdf_.newPage();
      for (const Placed& placed : pages[i]) placed.strip->draw(painter, QPointF(0.0, placed.y));
      painter.setFont(fontOf(8));
      painter.setPen(kQuiet);
      const QRectF foot(0, pdf_.height() - 14.0 * kPoint, width_, 14.0 * kPoint);
      painter.drawText(foot, Qt::AlignLeft | Qt::AlignVCenter, title);
      painter.drawText(foot, Qt::AlignRight | Qt::AlignVCenter,
                       Words::tr("Page %1 of %2").arg(i + 1).arg(pages.size()));
    }
  }

  QPdfWriter& pdf_;
  const ArmFigure& figure_;
  double width_, height_;
  std::vector<Group> groups_;
  Group group_;
  bool after_heading_ = false;
  std::map<QString, std::shared_ptr<QSvgRenderer>> pictures_;
};

}  // namespace

QByteArray handOutPdf(const HandOutPage& page, const ArmFigure& figure) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter pdf(&buffer);
  pdf.setResolution(kDpi);
  pdf.setPageSize(QPageSize(QPageSize::A4));
  pdf.setPageMargins(QMarginsF(18, 16, 18, 14), QPageLayout::Millimeter);
  pdf.setTitle(page.title);
  pdf.setCreator(QStringLiteral("Linkwright"));
  PdfSetter(pdf, figure).write(page);
  return bytes;
}

}  // namespace linkwright::ui
