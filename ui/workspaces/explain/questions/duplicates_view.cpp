// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/questions/duplicates_view.h"

#include "ui/widgets/numbers.h"
#include "ui/widgets/own_keys.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/symbol_text.h"
#include "ui/widgets/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr std::size_t kMostRows = 120;  // more would be thinner than a pixel each

}  // namespace

QString termText(int joint) { return QStringLiteral(u"s%1 q̇%1").arg(subscript(joint + 1)); }

DuplicatesView::DuplicatesView(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("duplicatesView"));
  setAccessibleName(tr("Terms of all velocities, written out"));
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void DuplicatesView::setTerms(std::vector<std::vector<int>> terms, std::vector<QString> joint_names) {
  terms_ = std::move(terms);
  names_ = std::move(joint_names);
  lit_ = -1;
  setAccessibleDescription(words());
  update();
  emit lightChanged(lit_);
}

void DuplicatesView::light(int joint) {
  joint = joint < 0 || joint >= jointCount() ? -1 : joint;
  if (joint == lit_) return;
  lit_ = joint;
  setAccessibleDescription(words());
  update();
  emit lightChanged(lit_);
}

int DuplicatesView::placesOf(int joint) const {
  int places = 0;
  for (const std::vector<int>& sum : terms_) places += static_cast<int>(std::count(sum.begin(), sum.end(), joint));
  return places;
}

QString DuplicatesView::words() const {
  if (names_.empty()) return tr("This robot has no moving joints, so there are no sums to write out.");
  if (lit_ < 0) {
    std::size_t all = 0;
    for (const std::vector<int>& sum : terms_) all += sum.size();
    //: %1 and %2: numbers of terms
    return tr("Terms of all link velocities, written out: %1. The recursion evaluates each distinct term once, %2 in "
              "all.")
        .arg(all)
        .arg(names_.size());
  }
  const int places = placesOf(lit_);
  const QString term = termText(lit_);
  //: %1: a term of an equation, %2: name of its joint
  return places == 1 ? tr("%1 (%2) is evaluated only once, as in the recursion.")
                           .arg(term, names_[static_cast<std::size_t>(lit_)])
                     //: %1: a term of an equation, %2: name of its joint, %3: a number
                     : tr("%1 (%2) is evaluated %3 times when written out, but only once by the recursion.")
                           .arg(term, names_[static_cast<std::size_t>(lit_)])
                           .arg(places);
}

QSize DuplicatesView::minimumSizeHint() const { return {20 * kSpace, 12 * kSpace}; }
QSize DuplicatesView::sizeHint() const { return {60 * kSpace, 24 * kSpace}; }

DuplicatesView::Grid DuplicatesView::grid() const {
  const int rows = static_cast<int>(std::min(terms_.size(), kMostRows));
  if (rows == 0 || names_.empty()) return {};
  const QFontMetrics metrics = fontMetrics();
  Grid grid;
  grid.left = metrics.horizontalAdvance(QStringLiteral(u"V₈₈ = ")) + kSpace;
  grid.top = 1.0;
  const int columns = static_cast<int>(std::min(names_.size(), kMostRows));
  grid.width = std::min((width() - grid.left) / columns,
                        static_cast<double>(metrics.horizontalAdvance(QStringLiteral(u"s₈₈ q̇₈₈")) + 3 * kSpace));
  grid.height = std::min((height() - 2.0) / rows, metrics.height() * 1.7);
  return grid;
}

void DuplicatesView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(font());
  const Grid g = grid();
  if (g.width <= 0.0 || g.height <= 0.0) return;
  const QFontMetrics metrics = fontMetrics();
  const bool dark = isDark(palette());
  const QColor ink = palette().color(QPalette::WindowText), ground = palette().color(QPalette::Window);
  const bool spelled = g.height >= metrics.height() && g.width >= metrics.horizontalAdvance(QStringLiteral(u"s₈ q̇₈"));
  const double gap = g.height > 8.0 ? 2.0 : 0.5;
  for (std::size_t i = 0; i < std::min(terms_.size(), kMostRows); ++i) {
    const double y = g.top + static_cast<double>(i) * g.height;
    if (g.height >= metrics.height() * 0.9) {
      painter.setPen(ink);
      painter.drawText(QRectF(0.0, y, g.left - kSpace / 2.0, g.height), Qt::AlignRight | Qt::AlignVCenter,
                       QStringLiteral(u"V%1 =").arg(subscript(static_cast<int>(i) + 1)));
    }
    for (std::size_t k = 0; k < terms_[i].size(); ++k) {
      const int joint = terms_[i][k];
      if (static_cast<std::size_t>(joint) >= kMostRows) continue;
      const QRectF cell(g.left + joint * g.width + gap, y + gap, g.width - 2.0 * gap, g.height - 2.0 * gap);
      const bool is_lit = joint == lit_;
      // the body's own term is new in its row: the recursion makes this one alone
      const bool is_new = k == 0;
      const QColor colour = jointColour(joint, dark);
      QColor fill = colour;
      fill.setAlphaF(is_lit ? 1.0F : lit_ >= 0 ? 0.10F : is_new ? 0.45F : 0.16F);
      painter.setBrush(fill);
      painter.setPen(is_new ? QPen(is_lit ? ink : colour, is_lit ? 2.0 : 1.2) : QPen(Qt::NoPen));
      const double round = std::min(4.0, g.height / 4.0);
      painter.drawRoundedRect(cell, round, round);
      if (!spelled) continue;
      QColor text = is_lit ? ground : ink;
      if (lit_ >= 0 && !is_lit) text.setAlphaF(0.55F);
      painter.setPen(text);
      const QString term = termText(joint);
      drawSymbols(painter,
                  {cell.center().x() - 0.5 * symbolsWidth(term, font()),
                   cell.center().y() + 0.5 * (metrics.ascent() - metrics.descent())},
                  term);
    }
  }
  if (hasFocus()) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 1.0));
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
  }
}

void DuplicatesView::mousePressEvent(QMouseEvent* event) {
  const Grid g = grid();
  if (event->button() != Qt::LeftButton || g.width <= 0.0) return QWidget::mousePressEvent(event);
  const auto row = static_cast<std::size_t>(std::max(0.0, (event->position().y() - g.top) / g.height));
  const double column = (event->position().x() - g.left) / g.width;
  const int joint = column < 0.0 ? -1 : static_cast<int>(column);
  const bool there =
      row < terms_.size() && std::find(terms_[row].begin(), terms_[row].end(), joint) != terms_[row].end();
  light(there ? joint : -1);
}

void DuplicatesView::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Left: return light(std::max(0, lit_ - 1));
    case Qt::Key_Right: return light(std::min(jointCount() - 1, lit_ + 1));
    case Qt::Key_Home: return light(0);
    case Qt::Key_End: return light(jointCount() - 1);
    default: QWidget::keyPressEvent(event);
  }
}

bool DuplicatesView::event(QEvent* event) { return claimKeys(*event, kWalkKeys) || QWidget::event(event); }

}  // namespace linkwright::ui

#include "moc_duplicates_view.cpp"
