// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/construct/dh_chain.h"

#include "core/mechanism/edit.h"
#include "ui/document/translated.h"

#include <algorithm>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr std::size_t kMostKept = 200;  // forms of mechanisms that undo and redo may bring back

double DhRow::*memberOf(DhParameter parameter) {
  switch (parameter) {
    case DhParameter::Theta: return &DhRow::theta;
    case DhParameter::D: return &DhRow::d;
    case DhParameter::A: return &DhRow::a;
    case DhParameter::Alpha: break;
  }
  return &DhRow::alpha;
}

bool sameRows(const DhForm& a, const DhForm& b) {
  const auto same = [](const DhRow& x, const DhRow& y) { return x.joint == y.joint && x.type == y.type; };
  return a.table.convention == b.table.convention && a.joints == b.joints &&
         std::equal(a.table.rows.begin(), a.table.rows.end(), b.table.rows.begin(), b.table.rows.end(), same);
}

}  // namespace

double valueOf(const DhRow& row, DhParameter parameter) { return row.*memberOf(parameter); }

DhRow withValue(DhRow row, DhParameter parameter, double value) {
  row.*memberOf(parameter) = value;
  return row;
}

bool isAngle(DhParameter parameter) { return parameter == DhParameter::Theta || parameter == DhParameter::Alpha; }

bool isVariable(const DhRow& row, DhParameter parameter) {
  return parameter == (row.type == JointType::Prismatic ? DhParameter::D : DhParameter::Theta);
}

QString symbolOf(DhParameter parameter) {
  switch (parameter) {
    case DhParameter::Theta: return QStringLiteral(u"θ");
    case DhParameter::D: return QStringLiteral("d");
    case DhParameter::A: return QStringLiteral("a");
    case DhParameter::Alpha: break;
  }
  return QStringLiteral(u"α");
}

DhChain::DhChain(Document& document, QObject* parent) : QObject(parent), document_(document) { refresh(); }

void DhChain::setConvention(DhConvention convention) {
  if (convention == convention_) return;
  if (isTrying()) cancel();
  convention_ = convention;
  mechanism_.reset();
  refresh();
}

void DhChain::refresh() {
  const std::shared_ptr<const Mechanism> mechanism = document_.snapshot()->mechanism;
  if (mechanism == mechanism_) return;
  if (trial_ && mechanism != trial_->shown) trial_.reset();
  mechanism_ = mechanism;
  std::optional<DhForm> next = keptFor(mechanism);
  why_none_.clear();
  if (!next) {
    Result<DhForm> found = dhFormOf(*mechanism, convention_);
    if (found)
      next = std::move(found).value();
    else
      why_none_ = translated(found.diagnostics().front().message);
  }
  const bool same = form_ && next && sameRows(*form_, *next);
  form_ = std::move(next);
  if (same)
    emit numbersChanged();
  else
    emit rowsChanged();
}

std::optional<DhForm> DhChain::keptFor(const std::shared_ptr<const Mechanism>& mechanism) const {
  for (const Kept& each : kept_) {
    if (each.mechanism.lock() == mechanism && each.form.table.convention == convention_) return each.form;
  }
  return std::nullopt;
}

void DhChain::keep(DhForm form) {
  std::erase_if(kept_, [](const Kept& each) { return each.mechanism.expired(); });
  if (kept_.size() >= kMostKept) kept_.erase(kept_.begin());
  kept_.push_back({document_.snapshot()->mechanism, std::move(form)});
}

QString DhChain::textOf(int row, DhParameter parameter) const {
  const DhRow& of = form_->table.rows.at(static_cast<std::size_t>(row));
  //: %1: symbol of a DH parameter, %2: name of a joint
  return tr("%1 of %2").arg(symbolOf(parameter), QString::fromStdString(of.joint));
}

Diagnostics DhChain::show(const Trial& trial, double value, bool for_good) {
  const auto at = static_cast<std::size_t>(trial.row);
  const DhRow changed = withValue(trial.form.table.rows.at(at), trial.parameter, value);
  const int joint = trial.form.joints.at(at);
  const Mechanism& before = *trial.before;
  Edited edited = withJoint(before, joint, before.joints[static_cast<std::size_t>(joint)]);
  edited.mechanism.joints = withDhRow(before, trial.form, trial.row, changed).joints;
  edited.link = before.joints[static_cast<std::size_t>(joint)].child;
  DhForm after = formAfter(edited.mechanism, trial.form, trial.row, changed);
  const Diagnostics problems =
      for_good ? document_.edit(edited, textOf(trial.row, trial.parameter)) : document_.previewEdit(edited);
  if (!hasErrors(problems)) keep(std::move(after));
  return problems;
}

bool DhChain::isTrying() const {
  return trial_ && document_.gestureActive() && (!trial_->shown || document_.snapshot()->mechanism == trial_->shown);
}

void DhChain::preview(int row, DhParameter parameter, double value) {
  if (isTrying() && (trial_->row != row || trial_->parameter != parameter)) {
    document_.commitGesture();
    trial_.reset();
  }
  if (!isTrying()) {
    trial_.reset();
    refresh();
    if (!form_) return;
    document_.beginGesture(textOf(row, parameter));
    trial_ = Trial{mechanism_, *form_, row, parameter, nullptr};
  }
  if (hasErrors(show(*trial_, value, false))) return;
  trial_->shown = document_.snapshot()->mechanism;
  refresh();
}

Diagnostics DhChain::set(int row, DhParameter parameter, double value) {
  if (isTrying() && trial_->row == row && trial_->parameter == parameter) {
    preview(row, parameter, value);
    document_.commitGesture();
    trial_.reset();
    refresh();
    return {};
  }
  refresh();
  if (!form_ || valueOf(form_->table.rows.at(static_cast<std::size_t>(row)), parameter) == value) return {};
  const Diagnostics problems = show({mechanism_, *form_, row, parameter, nullptr}, value, true);
  refresh();
  return problems;
}

void DhChain::cancel() {
  if (isTrying()) document_.cancelGesture();
  trial_.reset();
  refresh();
}

}  // namespace linkwright::ui

#include "moc_dh_chain.cpp"
