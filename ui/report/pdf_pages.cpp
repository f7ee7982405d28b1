// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/pdf_pages.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>
#include <utility>

namespace linkwright::ui {

namespace {

struct PdfPagesText {
  Q_DECLARE_TR_FUNCTIONS(PdfPages)
};

/// The font for these words. Qt's PDF engine sets a mark over an upright letter ("x̂") a line too high where it shapes
/// the text; without shaping it stands where it belongs. Words without marks are shaped: other scripts need it.
QFont fontFor(const QString& words, QFont font) {
  const auto is_mark = [](QChar c) {
    return c.category() == QChar::Mark_NonSpacing && c.script() == QChar::Script_Inherited;
  };
  if (std::any_of(words.begin(), words.end(), is_mark)) font.setStyleStrategy(QFont::PreferNoShaping);
  return font;
}

}  // namespace

QFont pdfFont(double points, bool bold, bool mono, bool italic) {
  QFont font(mono ? QStringLiteral("DejaVu Sans Mono") : QStringLiteral("DejaVu Sans"));
  font.setStyleHint(mono ? QFont::Monospace : QFont::SansSerif);
  font.setPixelSize(static_cast<int>(points * kPdfPoint));
  font.setBold(bold);
  font.setItalic(italic);
  return font;
}

PdfPages::PdfPages(QPdfWriter& pdf) : pdf_(pdf), width_(pdf.width()), height_(pdf.height() - 24.0 * kPdfPoint) {}

QFontMetricsF PdfPages::metrics(const QFont& font) const { return QFontMetricsF(font, &pdf_); }

void PdfPages::addGap(double points) {
  add({points * kPdfPoint, [](QPainter&, const QPointF&) {}});
}

void PdfPages::endGroup() {
  if (!group_.strips.empty()) groups_.push_back(std::move(group_));
  group_ = {};
}

void PdfPages::addTitle(const QString& title, const QString& subtitle) {
  add(paragraph(title, pdfFont(17, true), kPdfInk, 0.0));
  add(paragraph(subtitle, pdfFont(10), kPdfQuiet, 2.0));
}

void PdfPages::addHeading(int level, const QString& words) {
  const bool major = level <= 2;
  if (!after_heading_) endGroup();
  if (major) {
    addGap(14);
    add({1.0 * kPdfPoint, [wide = width_](QPainter& painter, const QPointF& at) {
           painter.setPen(QPen(kPdfRule, 1.0 * kPdfPoint));
           painter.drawLine(at, at + QPointF(wide, 0));
         }});
  }
  add(paragraph(words, pdfFont(major ? 13 : 11, true), kPdfInk, major ? 5.0 : 9.0));
  addGap(3);
  after_heading_ = true;
}

void PdfPages::begin() {
  if (!std::exchange(after_heading_, false)) endGroup();
}

PdfStrip PdfPages::paragraph(const QString& words, const QFont& wanted, const QColor& colour, double gap,
                             double indent) const {
  const QFont font = fontFor(words, wanted);
  const double left = indent * kPdfPoint;
  const QRectF room(0, 0, width_ - left, 1e9);
  const double tall = metrics(font).boundingRect(room, Qt::TextWordWrap, words).height();
  const double above = gap * kPdfPoint;
  return {tall + above, [=, wide = width_ - left](QPainter& painter, const QPointF& at) {
            painter.setFont(font);
            painter.setPen(colour);
            painter.drawText(QRectF(at.x() + left, at.y() + above, wide, tall + kPdfPoint), Qt::TextWordWrap, words);
          }};
}

void PdfPages::draw(QPainter& painter, const QString& foot) {
  endGroup();
  struct Placed {
    const PdfStrip* strip;
    double y;
  };
  std::vector<std::vector<Placed>> pages(1);
  double y = 0.0;
  const auto turn = [&](const Group& group) {
    pages.emplace_back();
    y = 0.0;
    if (!group.head) return;
    pages.back().push_back({group.head.get(), y});
    y += group.head->height;
  };
  for (const Group& group : groups_) {
    double all = 0.0;
    for (const PdfStrip& strip : group.strips) all += strip.height;
    if (y > 0.0 && y + all > height_ && (all <= height_ || y > 0.7 * height_)) turn(group);
    for (const PdfStrip& strip : group.strips) {
      if (y > 0.0 && y + strip.height > height_) turn(group);
      pages.back().push_back({&strip, y});
      y += strip.height;
    }
  }
  for (std::size_t i = 0; i < pages.size(); ++i) {
    if (i > 0) pdf_.newPage();
    for (const Placed& placed : pages[i]) placed.strip->draw(painter, QPointF(0.0, placed.y));
    painter.setFont(pdfFont(8));
    painter.setPen(kPdfQuiet);
    const QRectF room(0, pdf_.height() - 14.0 * kPdfPoint, width_, 14.0 * kPdfPoint);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, foot);
    //: %1: number of the page, %2: number of pages
    painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter,
                     PdfPagesText::tr("Page %1 of %2").arg(i + 1).arg(pages.size()));
  }
}

QByteArray pdfDocument(const QString& title, const std::vector<PdfPart>& parts) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter pdf(&buffer);
  pdf.setResolution(kPdfDpi);
  pdf.setPageSize(QPageSize(QPageSize::A4));
  pdf.setPageMargins(QMarginsF(18, 16, 18, 14), QPageLayout::Millimeter);
  pdf.setTitle(title);
  pdf.setCreator(QStringLiteral("Linkwright"));
  std::vector<PdfPages> all;
  for (const PdfPart& part : parts) part.set(all.emplace_back(pdf));
  QPainter painter(&pdf);
  painter.setRenderHint(QPainter::LosslessImageRendering);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) pdf.newPage();
    all[i].draw(painter, parts[i].foot);
  }
  painter.end();
  return bytes;
}

}  // namespace linkwright::ui
