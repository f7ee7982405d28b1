// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/simulate/contact_card.h"

#include "core/simulation/run_curves.h"
#include "ui/plots/curve_words.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"
#include "ui/workspaces/simulate/contact_words.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr double kAllOfFriction = 0.98;  // the rest is the regularised law's rounding

constexpr double kTenth = 0.1;  // m: a gap shows no more digits than of this
constexpr double kSlow = 0.1;   // m/s: the same of a speed
constexpr double kAllUsed = 0.999;

QFont boldFont(QFont font) {
  font.setBold(true);
  return font;
}

QString newtons(const NumberGroup& numbers, double value) { return ContactCard::tr("%1 N").arg(numbers.text(value)); }

}  // namespace

FrictionBar::FrictionBar(QWidget* parent) : QWidget(parent) {
  setObjectName("frictionBar");
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize FrictionBar::sizeHint() const { return {16 * kSpace, kSpace}; }

void FrictionBar::setUse(double used, double most) {
  const double share = most > 0.0 ? std::clamp(used / most, 0.0, 1.0) : 0.0;
  setAccessibleName(tr("Friction: %1 % of its limit").arg(100.0 * share, 0, 'f', 0));
  if (share == share_) return;
  share_ = share;
  update();
}

void FrictionBar::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setPen(palette().color(QPalette::Mid));
  painter.setBrush(palette().color(QPalette::Base));
  painter.drawRect(rect().adjusted(0, 0, -1, -1));
  painter.setPen(Qt::NoPen);
  const bool dark = isDark(palette());
  painter.setBrush(share_ > kAllUsed ? limitColour(dark) : forceColour(false, dark));
  painter.drawRect(QRectF(1.0, 1.0, share_ * (width() - 2.0), height() - 2.0));
}

ContactCard::ContactCard(int index, QWidget* parent) : QFrame(parent), index_(index) {
  setObjectName("contactCard");
  setFrameShape(QFrame::StyledPanel);
  setFocusPolicy(Qt::StrongFocus);
  name_ = new QLabel(this);
  name_->setObjectName("contactName");
  name_->setFont(boldFont(font()));
  mode_ = new QLabel(this);
  mode_->setObjectName("contactMode");
  mode_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  auto* head = new QHBoxLayout;
  head->addWidget(name_, 1);
  head->addWidget(mode_);
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(kSpace);
  grid->setVerticalSpacing(kSpace / 4);
  f_n_ = addNumber(*grid, 0, 0, "contactNormal", tr("Normal force fₙ"));
  f_t_ = addNumber(*grid, 1, 0, "contactFriction", tr("Friction fₜ"));
  //: noun: distance of a contact point from its surface
  gap_ = addNumber(*grid, 2, 0, "contactGap", tr("Gap"));
  slip_ = addNumber(*grid, 3, 0, "contactSlip", tr("Slip speed"));
  grid->setColumnStretch(1, 1);
  bar_ = new FrictionBar(this);
  friction_ = new WrappedLabel(this);
  friction_->setObjectName("contactMargin");
  why_head_ = new QLabel(tr("Why this normal force?"), this);
  why_head_->setFont(boldFont(font()));
  why_ = new QWidget(this);
  why_->setObjectName("contactWhy");
  why_grid_ = new QGridLayout(why_);
  why_grid_->setContentsMargins(0, 0, 0, 0);
  why_grid_->setHorizontalSpacing(kSpace);
  why_grid_->setVerticalSpacing(kSpace / 4);
  why_grid_->setColumnStretch(0, 1);
  equation_ = new WrappedLabel(this);
  equation_->setObjectName("contactEquation");
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
  layout->setSpacing(kSpace / 2);
  layout->addLayout(head);
  layout->addLayout(grid);
  layout->addWidget(bar_);
  layout->addWidget(friction_);
  layout->addSpacing(kSpace / 2);
  layout->addWidget(why_head_);
  layout->addWidget(why_);
  layout->addWidget(equation_);
}

QLabel* ContactCard::addNumber(QGridLayout& grid, int row, int column, const QString& name, const QString& caption) {
  auto* label = new QLabel(caption, this);
  auto* value = new QLabel(this);
  value->setObjectName(name);
  value->setAccessibleName(caption);
  value->setTextInteractionFlags(Qt::TextSelectableByMouse);
  grid.addWidget(label, row, column);
  grid.addWidget(value, row, column + 1);
  return value;
}

void ContactCard::setChosen(bool chosen) {
  setFrameShape(chosen ? QFrame::Box : QFrame::StyledPanel);
  setLineWidth(1);
}

void ContactCard::show(const ContactFacts& facts) {
  const QString name = QString::fromStdString(facts.at.contact.name);
  QString mode = facts.at.sample ? modeWord(facts.at.sample->mode) : tr("unknown");
  // what the regularised law holds below its limit neither slips nor quite sticks
  const auto& sample = facts.at.sample;
  const bool is_smooth = facts.laws != nullptr && facts.laws->friction == FrictionLaw::Regularised;
  if (sample && is_smooth && sample->mode == ContactMode::Slip &&
      sample->f_t() < kAllOfFriction * facts.at.contact.friction * std::abs(sample->f_n))
    mode = tr("creeps (cannot stick with regularised friction)");
  name_->setText(name);
  mode_->setText(mode);
  //: %1: name of a contact, %2: its mode ("sticks")
  setAccessibleName(tr("Contact %1: %2").arg(name, mode));
  showNumbers(facts);
  showFriction(facts);
  showWhy(facts);
}

void ContactCard::showNumbers(const ContactFacts& facts) {
  const ContactSample sample = facts.at.sample.value_or(ContactSample());
  const NumberGroup forces(std::max(std::abs(sample.f_n), sample.f_t()));
  const QString pulls = sample.f_n < 0.0 ? tr("%1 (the surface pulls)") : QStringLiteral("%1");
  f_n_->setText(pulls.arg(newtons(forces, sample.f_n)));
  const QString direction = directionWords(facts.at.frictionForce());
  //: %1: a force with its unit, %2: its direction ("along +x")
  f_t_->setText(direction.isEmpty() ? newtons(forces, 0.0) : tr("%1 %2").arg(newtons(forces, sample.f_t()), direction));
  gap_->setText(tr("%1 m").arg(NumberGroup(std::max(std::abs(sample.gap), kTenth)).text(sample.gap)));
  const bool is_free = sample.mode == ContactMode::Free;
  slip_->setText(is_free ? tr("— (no contact)")
                         : tr("%1 m/s").arg(NumberGroup(std::max(sample.slip, kSlow)).text(sample.slip)));
}

void ContactCard::showFriction(const ContactFacts& facts) {
  const ContactSample sample = facts.at.sample.value_or(ContactSample());
  const double margin = slipMargin(facts.at.contact, sample);
  const bool holds = std::isfinite(margin);
  bar_->setVisible(holds);
  if (!holds) {
    friction_->setText(tr("No friction without contact."));
    return;
  }
  const double most = margin + sample.f_t();
  bar_->setUse(sample.f_t(), most);
  const NumberGroup numbers(std::max(most, sample.f_t()));
  //: forces; %1: how much more friction could take, %2: friction now, %3: its limit
  const QString sticking = tr("Slip margin %1: friction is %2, and its limit is %3.");
  //: forces; %1: how much more friction could take, %2: friction now, %3: its limit
  const QString slipping = tr("Slip margin %1: friction is %2 of the available %3 (K\u00a0|fₙ|).");
  const QString& words = sample.mode == ContactMode::Stick ? sticking : slipping;
  friction_->setText(words.arg(newtons(numbers, margin), newtons(numbers, sample.f_t()), newtons(numbers, most)));
}

void ContactCard::showWhy(const ContactFacts& facts) {
  const bool is_free = !facts.at.sample || facts.at.sample->mode == ContactMode::Free;
  std::vector<ShareRow> rows;
  if (facts.shares && !is_free) rows = shareRows(*facts.shares, facts.index, *facts.laws);
  double total = 0.0, largest = 0.0;
  for (const ShareRow& row : rows) {
    total += row.f_n;
    largest = std::max(largest, std::abs(row.f_n));
  }
  const auto count = rows.size() + (rows.empty() ? 0 : 1);
  while (why_rows_.size() < count) {
    const auto row = static_cast<int>(why_rows_.size());
    WhyRow made{new WrappedLabel(why_), new QLabel(why_)};
    made.words->setObjectName(QStringLiteral("shareWords%1").arg(row));
    made.number->setObjectName(QStringLiteral("share%1").arg(row));
    made.number->setAlignment(Qt::AlignRight | Qt::AlignBottom);
    made.number->setTextInteractionFlags(Qt::TextSelectableByMouse);
    why_grid_->addWidget(made.words, row, 0);
    why_grid_->addWidget(made.number, row, 1);
    why_rows_.push_back(made);
  }
  const NumberGroup numbers(std::max(largest, std::abs(total)));
  for (std::size_t k = 0; k < why_rows_.size(); ++k) {
    const bool is_there = k < count, is_sum = k + 1 == count;
    why_rows_[k].words->setVisible(is_there);
    why_rows_[k].number->setVisible(is_there);
    if (!is_there) continue;
    const double value = is_sum ? total : rows[k].f_n;
    why_rows_[k].words->setText(is_sum ? tr("Normal force fₙ") : rows[k].words);
    why_rows_[k].number->setText(newtons(numbers, value));
    why_rows_[k].number->setToolTip(fullNumber(value));
    for (QLabel* label : {why_rows_[k].words, why_rows_[k].number}) {
      const bool was_sum = label->font().bold();
      if (was_sum != is_sum) label->setFont(is_sum ? boldFont(font()) : font());
    }
  }
  why_head_->setText(rows.empty() ? tr("No contact, so no normal force") : tr("Why this normal force?"));
  why_->setVisible(!rows.empty());
  QStringList equation;
  if (!rows.empty() && !facts.shares->is_penalty) equation = equationWords(*facts.shares, facts.index, *facts.contacts);
  equation_->setText(equation.join(QLatin1Char('\n')));
  equation_->setVisible(!equation.isEmpty());
}

void ContactCard::mousePressEvent(QMouseEvent* event) {
  QFrame::mousePressEvent(event);
  emit chosen(index_);
}

void ContactCard::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
    emit chosen(index_);
  else
    QFrame::keyPressEvent(event);
}

}  // namespace linkwright::ui

#include "moc_contact_card.cpp"
