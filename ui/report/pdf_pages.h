// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/drawing.h"

#include <QByteArray>
#include <QColor>
#include <QFont>
#include <QFontMetricsF>
#include <QPointF>
#include <QString>

#include <functional>
#include <memory>
#include <vector>

class QPainter;
class QPdfWriter;

namespace linkwright::ui {

// Pages of a PDF, set strip by strip and not by a text document: only so is it certain that no row is cut by a page's
// end, and that drawings stay outlines.

inline constexpr double kPdfPoint = kPdfDpi / 72.0;  ///< device units
inline constexpr QColor kPdfInk = QColor(0x1c, 0x22, 0x2a);
inline constexpr QColor kPdfQuiet = QColor(0x5a, 0x64, 0x6f);
inline constexpr QColor kPdfRule = QColor(0xc4, 0xcc, 0xd4);

QFont pdfFont(double points, bool bold = false, bool mono = false, bool italic = false);

/// A strip of the page, as wide as the text: its height and what draws it with its upper left corner given.
struct PdfStrip {
  double height = 0.0;
  std::function<void(QPainter&, const QPointF&)> draw;
};

/// Strips in groups; a group stays on one page, if one page can hold it.
class PdfPages {
public:
  explicit PdfPages(QPdfWriter& pdf);

  double width() const { return width_; }
  QFontMetricsF metrics(const QFont& font) const;

  void add(PdfStrip strip) { group_.strips.push_back(std::move(strip)); }
  void addGap(double points);
  /// What stands at the top of the group again where it begins a page: the heads of a table that goes on.
  void repeat(std::shared_ptr<const PdfStrip> head) { group_.head = std::move(head); }
  void endGroup();
  /// Begins a group, unless a heading has: that belongs to what follows it.
  void begin();

  void addTitle(const QString& title, const QString& subtitle);
  /// 2: with a rule over it.
  void addHeading(int level, const QString& words);
  /// A text that wraps, `gap` points below what stands above it.
  PdfStrip paragraph(const QString& words, const QFont& font, const QColor& colour, double gap,
                     double indent = 0.0) const;

  /// Groups to pages, then all pages, each with those words and its number at its foot.
  void draw(QPainter& painter, const QString& foot);

private:
  struct Group {
    std::vector<PdfStrip> strips;
    std::shared_ptr<const PdfStrip> head;
  };

  QPdfWriter& pdf_;
  double width_, height_;
  std::vector<Group> groups_;
  Group group_;
  bool after_heading_ = false;
};

/// Begins on a page of its own. All parts are drawn once all are set: what strips draw lives on, or is theirs.
struct PdfPart {
  QString foot;
  std::function<void(PdfPages&)> set;
};
/// A document of A4 pages.
QByteArray pdfDocument(const QString& title, const std::vector<PdfPart>& parts);

}  // namespace linkwright::ui
