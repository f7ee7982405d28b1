// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/walk/symbol_sheet.h"

#include "ui/widgets/equation_label.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <array>

namespace linkwright::ui {

namespace {

struct Written {
  const char16_t* plain;
  const char* stem;
  bool hat = false;
};
// longer ones first; where two stems are written alike, the first one that the sheet has
constexpr std::array<Written, 149> kWritten = {{
    {u"Gᵢ² Iᵐᵢ", "J_i"},
    {u"Gⱼ² Iᵐⱼ", "J_i"},
    {u"v̂_oᵢ", "vo_i", true},
    {u"v̇_oᵢ", "dvo_i"},
    {u"v̂_oⱼ", "vo_i", true},
    {u"v̇_oⱼ", "dvo_i"},
    {u"v_oᵢ", "vo_i"},
    {u"a_cᵢ", "ac_i"},
    {u"v_oⱼ", "vo_i"},
    {u"a_cⱼ", "ac_i"},
    {u"Rᵢ⁰", "R_0"},
    {u"rᵢ⁰", "r_0"},
    {u"swᵢ", "sw_i"},
    {u"v̇ᵢ", "a_i"},
    {u"c̄ᵢ", "c_i"},
    {u"Iˢᵢ", "Is_i"},
    {u"Iʳᵢ", "J_i"},
    {u"uᵐᵢ", "rotor_i"},
    {u"uᶠᵢ", "friction_i"},
    {u"τᵐᵢ", "rotor_i"},
    {u"τᶠᵢ", "friction_i"},
    {u"uˢᵢ", "spring_i"},
    {u"τˢᵢ", "spring_i"},
    {u"kˢᵢ", "ks_i"},
    {u"qˢᵢ", "qs_i"},
    {u"uˢⱼ", "spring_i"},
    {u"τˢⱼ", "spring_i"},
    {u"kˢⱼ", "ks_i"},
    {u"qˢⱼ", "qs_i"},
    {u"τᶜᵢ", "C_i"},
    {u"q̇ᵢ", "qd_i"},
    {u"q̈ᵢ", "qdd_i"},
    {u"fᴱᵢ", "fE_i"},
    {u"nᴱᵢ", "nE_i"},
    {u"Fᴵᵢ", "wrenchI_i"},
    {u"Fᴱᵢ", "wrenchE_i"},
    {u"Rⱼ⁰", "R_0"},
    {u"rⱼ⁰", "r_0"},
    {u"swⱼ", "sw_i"},
    {u"v̇ⱼ", "a_i"},
    {u"c̄ⱼ", "c_i"},
    {u"Iˢⱼ", "Is_i"},
    {u"Iʳⱼ", "J_i"},
    {u"uᵐⱼ", "rotor_i"},
    {u"uᶠⱼ", "friction_i"},
    {u"τᵐⱼ", "rotor_i"},
    {u"τᶠⱼ", "friction_i"},
    {u"τᶜⱼ", "C_i"},
    {u"q̇ⱼ", "qd_j"},
    {u"q̈ⱼ", "qdd_j"},
    {u"Fᴱⱼ", "wrenchE_j"},
    {u"q̇ⱼ", "qd_i"},
    {u"q̈ⱼ", "qdd_i"},
    {u"fᴱⱼ", "fE_i"},
    {u"nᴱⱼ", "nE_i"},
    {u"Fᴵⱼ", "wrenchI_i"},
    {u"Fᴱⱼ", "wrenchE_i"},
    {u"τᵢⱼ", "tau_ij"},
    {u"v̇ₚ", "a_p"},
    {u"q̇ₖ", "qd_k"},
    {u"q̇ₗ", "qd_l"},
    {u"ŵᵢ", "omega_i", true},
    {u"ŝᵢ", "s_i", true},
    {u"âᵢ", "s_i", true},
    {u"ẇᵢ", "alpha_i"},
    {u"Īᵢ", "I_i"},
    {u"Dᵢ", "D_i"},
    {u"qᵢ", "q_i"},
    {u"Rᵢ", "R_i"},
    {u"rᵢ", "r_i"},
    {u"pᵢ", "p_i"},
    {u"sᵢ", "s_i"},
    {u"ωᵢ", "omega_i"},
    {u"wᵢ", "omega_i"},
    {u"αᵢ", "alpha_i"},
    {u"vᵢ", "v_i"},
    {u"aᵢ", "a_i"},
    {u"cᵢ", "c_i"},
    {u"mᵢ", "m_i"},
    {u"fᵢ", "f_i"},
    {u"nᵢ", "n_i"},
    {u"Nᵢ", "N_i"},
    {u"Fᵢ", "F_i"},
    {u"Fᵢ", "wrench_i"},
    {u"Iᵢ", "I_i"},
    {u"Iᵢ", "Is_i"},
    {u"τᵢ", "tau_i"},
    {u"uᵢ", "tau_i"},
    {u"Xᵢ", "X_i"},
    {u"Vᵢ", "V_i"},
    {u"Aᵢ", "A_i"},
    {u"Sᵢ", "S_i"},
    {u"ŵⱼ", "omega_i", true},
    {u"ŝⱼ", "s_i", true},
    {u"âⱼ", "s_i", true},
    {u"ẇⱼ", "alpha_i"},
    {u"Īⱼ", "I_i"},
    {u"Dⱼ", "D_i"},
    {u"Sⱼ", "S_j"},
    {u"Iⱼ", "Is_j"},
    {u"Vⱼ", "V_j"},
    {u"Aⱼ", "A_j"},
    {u"Iⱼ", "Iw_i"},
    {u"qⱼ", "q_i"},
    {u"Rⱼ", "R_i"},
    {u"rⱼ", "r_i"},
    {u"pⱼ", "p_i"},
    {u"sⱼ", "s_i"},
    {u"ωⱼ", "omega_i"},
    {u"wⱼ", "omega_i"},
    {u"αⱼ", "alpha_i"},
    {u"vⱼ", "v_i"},
    {u"aⱼ", "s_i"},
    {u"cⱼ", "cw_i"},
    {u"mⱼ", "m_i"},
    {u"fⱼ", "f_i"},
    {u"nⱼ", "n_i"},
    {u"Nⱼ", "N_i"},
    {u"Fⱼ", "F_i"},
    {u"Fⱼ", "wrench_i"},
    {u"Iⱼ", "I_i"},
    {u"Iⱼ", "Is_i"},
    {u"τⱼ", "tau_i"},
    {u"uⱼ", "tau_i"},
    {u"Xⱼ", "X_i"},
    {u"Vⱼ", "V_i"},
    {u"Aⱼ", "A_i"},
    {u"Sⱼ", "S_i"},
    {u"bⱼ", "r_0"},
    {u"A₀", "A_0"},
    {u"ωₚ", "omega_p"},
    {u"wₚ", "omega_p"},
    {u"ẇₚ", "alpha_p"},
    {u"αₚ", "alpha_p"},
    {u"vₚ", "v_p"},
    {u"aₚ", "a_p"},
    {u"Rₚ", "R_p"},
    {u"pₚ", "p_p"},
    {u"Vₚ", "V_p"},
    {u"Aₚ", "A_p"},
    {u"Rₖ", "R_k"},
    {u"rₖ", "r_k"},
    {u"fₖ", "f_k"},
    {u"nₖ", "n_k"},
    {u"Fₖ", "wrench_k"},
    {u"Xₖ", "X_k"},
    {u"Sₖ", "S_k"},
    {u"Sₗ", "S_l"},
    {u"g", "g"},
}};

const Written* symbolAt(QStringView text, const SymbolSheet& sheet) {
  const auto* found = std::find_if(kWritten.begin(), kWritten.end(), [&](const Written& each) {
    const QStringView plain(each.plain);
    if (!text.startsWith(plain) || !sheet.has(QLatin1String(each.stem))) return false;
    // "g" is a symbol, in "given" it is a letter
    const QStringView rest = text.mid(plain.size());
    return rest.isEmpty() || !(rest.front().isLetter() && rest.front().unicode() < 128);
  });
  return found == kWritten.end() ? nullptr : found;
}

// the matrix of a vector product, as each notation has it
void addSymbol(std::vector<SymbolPiece>& pieces, const Written& written, Notation notation) {
  const QString stem = QLatin1String(written.stem);
  if (!written.hat || notation == Notation::Source) return pieces.push_back({stem, {}, false, written.hat});
  if (notation != Notation::Featherstone) pieces.push_back({{}, QStringLiteral("["), false, false});
  pieces.push_back({stem, {}, false, false});
  const bool bracket = notation != Notation::Featherstone, cross = notation != Notation::LynchPark;
  const QString after = (cross ? QStringLiteral(u"×") : QString()) + (bracket ? QStringLiteral("]") : QString());
  pieces.push_back({{}, after, false, false});
}

QFont raisedFont(const QFont& font) {
  QFont small = font;
  small.setPointSizeF(font.pointSizeF() * 0.75);
  return small;
}

// TeX sets ten points: a little larger than the text beside it, for its letters are smaller
double pixelsPerPoint(const QFont& font) { return QFontInfo(font).pixelSize() * 0.122; }

constexpr double kBearing = 1.0;  // beside the ink of a symbol
const QString kTransposed = QStringLiteral("^T");

}  // namespace

SymbolSheet::SymbolSheet(const Equations& equations, bool dark, const QColor& ink, Formulation formulation,
                         Notation notation)
    : renderer_(std::make_unique<QSvgRenderer>(
          colouredSvg(equations.symbols(formulation, notation), ink, termColours(dark, ink)))),
      notation_(notation) {
  const QString mark = QStringLiteral("baseline");
  baseline_ = renderer_->transformForElement(mark).mapRect(renderer_->boundsOnElement(mark)).bottom();
  takeTransposed(equations, dark, ink, formulation);
}

SymbolSheet::~SymbolSheet() = default;

// The sheet has no picture of it, the equations have: in those of the link frames it is the turn into the link, in
// those of spatial vectors the transform of a wrench. What both pictures have says where the line of text is.
void SymbolSheet::takeTransposed(const Equations& equations, bool dark, const QColor& ink, Formulation formulation) {
  const bool body = formulation == Formulation::BodyFrame;
  if (notation_ == Notation::Source || (!body && formulation != Formulation::Spatial)) return;
  const EquationId where = body ? EquationId::AngularVelocity : EquationId::JointWrench;
  const QString stem = body ? QStringLiteral("R_i") : QStringLiteral("X_k");
  const QString common = body ? QStringLiteral("omega_i") : QStringLiteral("wrench_i");
  const Equation& equation = equations.of(formulation, where, false, notation_);
  if (!equation.terms.contains(stem) || !equation.terms.contains(common) || !has(stem) || !has(common)) return;
  transposed_ = std::make_unique<QSvgRenderer>(colouredSvg(equation.svg, ink, termColours(dark, ink)));
  const double above = pictureOf(common).box.bottom() - baseline_;
  transposed_baseline_ =
      transposed_->transformForElement(common).mapRect(transposed_->boundsOnElement(common)).bottom() - above;
  transposed_stem_ = stem + kTransposed;
}

QSvgRenderer* SymbolSheet::rendererOf(const QString& stem) const {
  return !transposed_stem_.isEmpty() && stem == transposed_stem_ ? transposed_.get() : renderer_.get();
}

SymbolSheet::Picture SymbolSheet::pictureOf(const QString& stem) const {
  const QSvgRenderer& renderer = *rendererOf(stem);
  const bool transposed = &renderer == transposed_.get();
  const QString id = transposed ? stem.chopped(kTransposed.size()) : stem;
  return {renderer.transformForElement(id).mapRect(renderer.boundsOnElement(id)),
          transposed ? transposed_baseline_ : baseline_};
}

bool SymbolSheet::has(const QString& stem) const {
  return (!transposed_stem_.isEmpty() && stem == transposed_stem_) || renderer_->elementExists(stem);
}

double SymbolSheet::widthOf(const QString& stem) const { return has(stem) ? pictureOf(stem).box.width() : 0.0; }

void SymbolSheet::paint(QPainter& painter, const QString& term, QPointF position, double pixels_per_point,
                        double width) const {
  if (!has(term)) return;
  const Picture picture = pictureOf(term);
  const double scale = std::min(pixels_per_point, width / picture.box.width());
  const QPointF corner = position + QPointF(0.0, (picture.box.top() - picture.baseline) * scale);
  const QString id = rendererOf(term) == transposed_.get() ? term.chopped(kTransposed.size()) : term;
  rendererOf(term)->render(&painter, id, {corner, picture.box.size() * scale});
}

std::vector<SymbolPiece> piecesOf(const QString& plain, const SymbolSheet& sheet) {
  std::vector<SymbolPiece> pieces;
  const auto addText = [&](const QString& text, bool raised) {
    if (!pieces.empty() && pieces.back().stem.isEmpty() && pieces.back().raised == raised) {
      pieces.back().text += text;
    } else {
      pieces.push_back({{}, text, raised, false});
    }
  };
  QStringView rest(plain);
  bool inside_word = false;
  while (!rest.isEmpty()) {
    const Written* written = inside_word ? nullptr : symbolAt(rest, sheet);
    if (written != nullptr) {
      const QStringView after = rest.mid(QStringView(written->plain).size());
      const QString transposed = QLatin1String(written->stem) + kTransposed;
      if (after.startsWith(QChar(u'ᵀ')) && sheet.has(transposed)) {
        pieces.push_back({transposed, {}, false, false});
        rest = after.mid(1);
        continue;
      }
      addSymbol(pieces, *written, sheet.notation());
      rest = after;
    } else {
      const QChar letter = rest.front();
      const bool transposed = letter == QChar(u'ᵀ');
      addText(transposed ? QStringLiteral("T") : QString(letter), transposed);
      inside_word = letter.isLetter() && letter.unicode() < 128;
      rest = rest.mid(1);
    }
  }
  return pieces;
}

double widthOf(const std::vector<SymbolPiece>& pieces, const SymbolSheet& sheet, const QFont& font) {
  const QFontMetricsF metrics(font), raised(raisedFont(font));
  double width = 0.0;
  for (const SymbolPiece& piece : pieces) {
    if (piece.stem.isEmpty()) {
      width += (piece.raised ? raised : metrics).horizontalAdvance(piece.text);
    } else {
      width += sheet.widthOf(piece.stem) * pixelsPerPoint(font) + 2.0 * kBearing;
    }
  }
  return width;
}

void paintPieces(QPainter& painter, const std::vector<SymbolPiece>& pieces, const SymbolSheet& sheet, QPointF position,
                 const QFont& font) {
  const QFontMetricsF metrics(font);
  const double scale = pixelsPerPoint(font);
  for (const SymbolPiece& piece : pieces) {
    if (piece.stem.isEmpty()) {
      painter.setFont(piece.raised ? raisedFont(font) : font);
      const QPointF at = piece.raised ? position - QPointF(0.0, metrics.xHeight() * 0.75) : position;
      painter.drawText(at, piece.text);
      position.rx() += QFontMetricsF(painter.font()).horizontalAdvance(piece.text);
      continue;
    }
    const double wide = sheet.widthOf(piece.stem) * scale;
    position.rx() += kBearing;
    sheet.paint(painter, piece.stem, position, scale, wide);
    if (piece.hat) {
      const QString hat = QStringLiteral(u"ˆ");
      painter.setFont(font);
      painter.drawText(position + QPointF((wide * 0.6 - metrics.horizontalAdvance(hat)) / 2.0, -1.0), hat);
    }
    position.rx() += wide + kBearing;
  }
}

}  // namespace linkwright::ui
