// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/equations.h"

#include <QPointF>
#include <QRectF>

#include <memory>
#include <vector>

class QFont;
class QPainter;
class QSvgRenderer;

namespace linkwright::ui {

/// The symbols of a formulation in a notation, each painted by itself from their picture.
class SymbolSheet {
public:
  SymbolSheet(const Equations& equations, bool dark, const QColor& ink, Formulation formulation, Notation notation);
  ~SymbolSheet();

  /// Of a stem with "^T" behind it: whether the notation has a symbol of its own for the transpose, as Craig turns the
  /// names of the frames round.
  bool has(const QString& stem) const;
  Notation notation() const { return notation_; }
  /// Paints a symbol with its baseline and left edge at `position`, `pixels_per_point` large, or as much smaller as it
  /// takes to fit into `width`. A term that has no symbol paints nothing.
  void paint(QPainter& painter, const QString& term, QPointF position, double pixels_per_point, double width) const;
  /// How wide the symbol's ink is, TeX points; 0 where there is none.
  double widthOf(const QString& stem) const;

private:
  struct Picture {
    QRectF box;             // of the ink, points
    double baseline = 0.0;  // where the line of text is in it
  };
  QSvgRenderer* rendererOf(const QString& stem) const;
  Picture pictureOf(const QString& stem) const;
  void takeTransposed(const Equations& equations, bool dark, const QColor& ink, Formulation formulation);

  std::unique_ptr<QSvgRenderer> renderer_;
  std::unique_ptr<QSvgRenderer> transposed_;  // an equation that has transposed_stem_ as the notation writes it
  QString transposed_stem_;                   // empty: what is transposed has a raised T
  double transposed_baseline_ = 0.0;
  Notation notation_;
  double baseline_ = 0.0;
};

/// A piece of a product in plain characters: a symbol, or what stands between symbols.
struct SymbolPiece {
  QString stem;  ///< of the sheet; empty: `text`
  QString text;
  bool raised = false;  ///< an exponent
  bool hat = false;     ///< the symbol has one
};

/// "Rᵢᵀ (αₚ × rᵢ)", as core writes products, in pieces: the symbols that the sheet has, and the text between them.
std::vector<SymbolPiece> piecesOf(const QString& plain, const SymbolSheet& sheet);
/// How wide a line of pieces is beside text in `font`, pixels.
double widthOf(const std::vector<SymbolPiece>& pieces, const SymbolSheet& sheet, const QFont& font);
/// Paints it from `position` on, left edge and baseline; signs and words in the painter's pen.
void paintPieces(QPainter& painter, const std::vector<SymbolPiece>& pieces, const SymbolSheet& sheet, QPointF position,
                 const QFont& font);

}  // namespace linkwright::ui
