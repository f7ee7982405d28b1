// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/construct/part_editor.h"

#include "ui/document/translated.h"
#include "ui/workspaces/construct/text_field.h"

#include <QToolTip>
#include <QUndoStack>

#include <algorithm>
#include <type_traits>
#include <utility>

namespace linkwright::ui {

using Part = ProblemPlace::Part;
using Field = ProblemPlace::Field;

namespace {

template <class P>
constexpr Part partOf() {
  return std::is_same_v<P, Link> ? Part::Link : Part::Joint;
}

/// A figure that is turned as far as it can go stays there: nothing was typed that would have to be kept.
void sayWhyItStops(const QWidget* control, const QString& reason) {
  QToolTip::showText(control->mapToGlobal(QPoint(0, control->height())), reason, nullptr, {}, 5000);
}

}  // namespace

PartEditor::PartEditor(Document& document, Interaction& interaction, QObject* parent)
    : QObject(parent), document_(document), interaction_(interaction) {
  connect(&document_, &Document::snapshotChanged, this, &PartEditor::refresh);
  connect(&interaction_, &Interaction::selectionChanged, this, &PartEditor::refresh);
  connect(&interaction_, &Interaction::angleUnitChanged, this, [this] {
    other_unit_ = true;
    refresh();
  });
  connect(&document_, &Document::opened, this, &PartEditor::forgetRefusals);
  // who goes back wants what was there
  connect(document_.undoStack(), &QUndoStack::indexChanged, this, [this, before = 0](int index) mutable {
    if (index < before && !refusals_.empty()) {
      forgetRefusals();
      mechanism_.reset();
    }
    before = index;
  });
}

void PartEditor::forgetRefusals() {
  refusals_.clear();
  emit refusalsChanged();
}

// an undo may have taken away what is shown still
bool PartEditor::has(Part part) const {
  return part == Part::Link ? link_ >= 0 && link_ < std::ssize(mechanism().links)
                            : joint_ >= 0 && joint_ < std::ssize(mechanism().joints);
}

void PartEditor::refresh() {
  const SnapshotPtr snapshot = document_.snapshot();
  if (!snapshot || !awake_) return;
  const int selected = interaction_.selectedLink();
  const bool any = selected >= 0 && selected < snapshot->model->linkCount();
  const int link = any ? snapshot->model->links()[static_cast<std::size_t>(selected)].link : -1;
  if (snapshot->mechanism == mechanism_ && link == link_ && !other_unit_) return;
  // what was refused is remembered by number: with other parts the numbers mean others
  const bool others = mechanism_ && (mechanism_->links.size() != snapshot->mechanism->links.size() ||
                                     mechanism_->joints.size() != snapshot->mechanism->joints.size());
  if (!others && link != link_ && link_ >= 0) {
    if (leaving_now_) return;
    leaving_now_ = true;
    emit leaving();
    leaving_now_ = false;
  }
  mechanism_ = document_.snapshot()->mechanism;
  link_ = link;
  joint_ = any ? snapshot->model->links()[static_cast<std::size_t>(selected)].joint : -1;
  other_unit_ = false;
  if (others && !refusals_.empty()) forgetRefusals();
  emit shown();
}

bool PartEditor::change(Part part, const Asked& asked, const std::function<Edited(const Mechanism&)>& make, bool live) {
  // the tree of links may have been edited a moment ago
  if (!has(part) || !mechanism_ || mechanism().links.size() != mechanism_->links.size()) return false;
  const QString text = titleOf(part, asked);
  if (live && !(live_ && document_.gestureActive())) {
    document_.beginGesture(text);
    live_ = true;
  } else if (!live) {
    endLive();
  }
  const Edited edited = make(mechanism());
  const SnapshotPtr before = document_.snapshot();
  bool failed = false;
  const auto listening = connect(&document_, &Document::failed, this, [&failed] { failed = true; });
  const Diagnostics problems = live ? document_.previewEdit(edited) : document_.edit(edited, text);
  disconnect(listening);
  if (hasErrors(problems)) {
    const auto error = std::find_if(problems.begin(), problems.end(),
                                    [](const Diagnostic& d) { return d.severity == Severity::Error; });
    const QString reason = translated(error->message);
    live ? sayWhyItStops(asked.control, reason) : refuse(part, asked, reason);
    return false;
  }
  if (failed) return false;
  drop(asked.control);
  if (part == Part::Joint && asked.field == Field::Limits && !live && before->q != document_.snapshot()->q)
    emit told(tr("Joint “%1” was beyond its new limits, so it was moved to the nearest limit.")
                  .arg(QString::fromStdString(shownJoint().name)));
  if (!leaving_now_) refresh();
  return true;
}

QString PartEditor::titleOf(Part part, const Asked& asked) const {
  const std::string& name = part == Part::Link ? shownLink().name : shownJoint().name;
  //: undo step; %1: a property ("Mass"), %2: name of a link or of a joint
  return tr("%1 of %2").arg(asked.what, QString::fromStdString(name));
}

Edited PartEditor::changed(const Mechanism& now, const std::function<void(Link&)>& change_it) const {
  Link link = shownLink();
  change_it(link);
  return withLink(now, link_, link);
}
Edited PartEditor::changed(const Mechanism& now, const std::function<void(Joint&)>& change_it) const {
  Joint joint = shownJoint();
  change_it(joint);
  return withJoint(now, joint_, joint);
}

bool PartEditor::changeLink(const Asked& asked, const std::function<void(Link&)>& change_it) {
  return change(
      Part::Link, asked, [&](const Mechanism& now) { return changed(now, change_it); }, false);
}
bool PartEditor::changeJoint(const Asked& asked, const std::function<void(Joint&)>& change_it) {
  return change(
      Part::Joint, asked, [&](const Mechanism& now) { return changed(now, change_it); }, false);
}

void PartEditor::endLive() {
  if (std::exchange(live_, false) && document_.gestureActive()) document_.commitGesture();
}
void PartEditor::cancelLive() {
  if (std::exchange(live_, false) && document_.gestureActive()) document_.cancelGesture();
  refresh();
}

void PartEditor::refuse(Part part, const Asked& asked, const QString& reason) {
  if (!has(part)) return;
  if (const Refusal* before = refusalIn(asked.control))
    refusals_.erase(refusals_.begin() + (before - refusals_.data()));
  const int index = part == Part::Link ? link_ : joint_;
  refusals_.push_back({{part, index, asked.field}, asked.control, titleOf(part, asked), asked.text, reason});
  if (auto* field = qobject_cast<NumberField*>(asked.control)) field->refuse(asked.text, reason);
  if (auto* field = qobject_cast<TextField*>(asked.control)) field->refuse(asked.text, reason);
  emit refusalsChanged();
}

const Refusal* PartEditor::refusalIn(const QWidget* control) const {
  for (const Refusal& each : refusals_) {
    const int index = each.place.part == Part::Link ? link_ : joint_;
    if (each.control == control && each.place.index == index) return &each;
  }
  return nullptr;
}

void PartEditor::drop(const QWidget* control) {
  const Refusal* refusal = refusalIn(control);
  if (refusal == nullptr) return;
  refusals_.erase(refusals_.begin() + (refusal - refusals_.data()));
  emit refusalsChanged();
}

void PartEditor::dropIn(const QWidget& page) {
  for (const QWidget* field : page.findChildren<QWidget*>()) drop(field);
}

void PartEditor::place(Part part, Field field, QWidget* control) { placed_.push_back({part, field, control}); }

std::vector<QWidget*> PartEditor::controlsAt(Part part, Field field) const {
  std::vector<QWidget*> controls;
  for (const Placed& each : placed_) {
    if (each.part == part && each.field == field) controls.push_back(each.control);
  }
  return controls;
}

void PartEditor::setAwake(bool awake) {
  awake_ = awake;
  if (awake_)
    refresh();
  else
    endLive();
}

template <>
const Link& PartEditor::shownPart<Link>() const {
  return shownLink();
}
template <>
const Joint& PartEditor::shownPart<Joint>() const {
  return shownJoint();
}

template <class P>
void PartEditor::bind(PartForm<P>& form, PropertyRow<P>& row) {
  constexpr Part kPart = partOf<P>();
  NumberField* field = row.figure();
  const Field where = form.place();
  // what changes more than the part is no place where its problems are mended
  if (!form.make()) place(kPart, where, field);
  const auto ask = [this, &row, where, field, make = form.make()](double value, bool live) {
    const Asked asked{where, row.text, field, field->typedText()};
    // bounds are said by the mechanism, in its own words
    const QString wrong = row.test ? row.test(value) : QString();
    if (!wrong.isEmpty()) return live ? sayWhyItStops(field, wrong) : refuse(kPart, asked, wrong);
    const std::function<void(P&)> put = [&](P& part) { row.put(part, value); };
    change(
        kPart, asked, [&](const Mechanism& now) { return make ? make(now, value) : changed(now, put); }, live);
  };
  connect(field, &NumberField::typed, this, [ask](double value) { ask(value, false); });
  connect(field, &NumberField::spun, this, [ask](double value) { ask(value, true); });
  connect(this, &PartEditor::leaving, field, &NumberField::finish);
  connect(field, &NumberField::spinEnded, this, &PartEditor::endLive);
  connect(field, &NumberField::notTaken, this, [this, &row, where, field](const QString& text, const QString& why) {
    refuse(kPart, {where, row.text, field, text}, why);
  });
  connect(field, &NumberField::dropped, this, [this, field] {
    cancelLive();
    drop(field);
  });
  connect(this, &PartEditor::shown, field, [this, &form, &row, field] {
    if (!has(kPart)) return;
    const P& part = shownPart<P>();
    form.show(row, part, interaction_.angleUnit());
    field->setSi(row.read(part));
    if (const Refusal* refusal = refusalIn(field)) field->refuse(refusal->text, refusal->reason);
  });
}

template <class P>
void PartEditor::bind(TextField* field, Field where, const QString& what, const std::function<std::string*(P&)>& at) {
  constexpr Part kPart = partOf<P>();
  place(kPart, where, field);
  connect(field, &TextField::typed, this, [this, field, where, what, at](const QString& text) {
    const std::function<void(P&)> put = [&](P& part) {
      if (std::string* value = at(part)) *value = text.trimmed().toStdString();
    };
    change(
        kPart, {where, what, field, text}, [&](const Mechanism& now) { return changed(now, put); }, false);
  });
  connect(this, &PartEditor::leaving, field, &TextField::finish);
  connect(field, &TextField::dropped, this, [this, field] { drop(field); });
  connect(this, &PartEditor::shown, field, [this, field, at] {
    if (!has(kPart)) return;
    // it is only read
    const std::string* value = at(const_cast<P&>(shownPart<P>()));
    field->setValue(value != nullptr ? QString::fromStdString(*value) : QString());
    if (const Refusal* refusal = refusalIn(field)) field->refuse(refusal->text, refusal->reason);
  });
}

template <class P>
TextField* PartForm<P>::text(const char* name, const QString& caption, const QString& spoken, const QString& what,
                             const std::function<std::string*(P&)>& at) {
  auto* field = new TextField(this->parent());
  field->setObjectName(QString::fromLatin1(name));
  field->setAccessibleName(spoken);
  addRow(*this->layout(), caption, field);
  editor_.bind(field, place_, what, at);
  return field;
}

template class PartForm<Link>;
template class PartForm<Joint>;

}  // namespace linkwright::ui

#include "moc_part_editor.cpp"
