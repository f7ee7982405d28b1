// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/build/part_editor.h"

#include "ui/build/text_field.h"
#include "ui/widgets/figure_field.h"

#include <QToolTip>
#include <QUndoStack>

#include <algorithm>
#include <utility>

namespace linkwright::ui {

using Part = ProblemPlace::Part;
using Field = ProblemPlace::Field;

namespace {

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
    const QString reason = QString::fromStdString(error->message);
    live ? sayWhyItStops(asked.control, reason) : refuse(part, asked, reason);
    return false;
  }
  if (failed) return false;
  drop(asked.control);
  if (part == Part::Joint && asked.field == Field::Limits && !live && before->q != document_.snapshot()->q)
    emit told(tr("%1 stood beyond its new limits: it was moved to the nearest.")
                  .arg(QString::fromStdString(shownJoint().name)));
  if (!leaving_now_) refresh();
  return true;
}

QString PartEditor::titleOf(Part part, const Asked& asked) const {
  const std::string& name = part == Part::Link ? shownLink().name : shownJoint().name;
  return tr("%1 of %2").arg(asked.what, QString::fromStdString(name));
}

bool PartEditor::changePart(const Asked& asked, const std::function<void(Link&)>& change_it, bool live) {
  return change(
      Part::Link, asked,
      [&](const Mechanism& now) {
        Link link = shownLink();
        change_it(link);
        return withLink(now, link_, link);
      },
      live);
}
bool PartEditor::changePart(const Asked& asked, const std::function<void(Joint&)>& change_it, bool live) {
  return change(
      Part::Joint, asked,
      [&](const Mechanism& now) {
        Joint joint = shownJoint();
        change_it(joint);
        return withJoint(now, joint_, joint);
      },
      live);
}

bool PartEditor::changeLink(const Asked& asked, const std::function<void(Link&)>& change_it) {
  return changePart(asked, change_it, false);
}
bool PartEditor::changeJoint(const Asked& asked, const std::function<void(Joint&)>& change_it) {
  return changePart(asked, change_it, false);
}
void PartEditor::spinLink(const Asked& asked, const std::function<void(Link&)>& change_it) {
  changePart(asked, change_it, true);
}
void PartEditor::spinJoint(const Asked& asked, const std::function<void(Joint&)>& change_it) {
  changePart(asked, change_it, true);
}
bool PartEditor::editLink(const Asked& asked, const std::function<Edited(const Mechanism&)>& make) {
  return change(Part::Link, asked, make, false);
}
void PartEditor::spinEdit(const Asked& asked, const std::function<Edited(const Mechanism&)>& make) {
  change(Part::Link, asked, make, true);
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
  if (auto* field = qobject_cast<FigureField*>(asked.control)) field->refuse(asked.text, reason);
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

template <class P>
void PartEditor::bindFigure(FigureField* field, Part part, Field where, const QString& what, Figure<P> figure) {
  place(part, where, field);
  const auto ask = [this, field, part, where, what, figure](double value, bool live) {
    const Asked asked{where, what, field, field->typedText()};
    const QString wrong = figure.wrong ? figure.wrong(value) : QString();
    if (!wrong.isEmpty()) return live ? sayWhyItStops(field, wrong) : refuse(part, asked, wrong);
    changePart(asked, std::function<void(P&)>([&](P& changed) { figure.write(changed, value); }), live);
  };
  connect(field, &FigureField::typed, this, [ask](double value) { ask(value, false); });
  connect(field, &FigureField::spun, this, [ask](double value) { ask(value, true); });
  connect(this, &PartEditor::leaving, field, &FigureField::finish);
  connect(field, &FigureField::spinEnded, this, &PartEditor::endLive);
  connect(field, &FigureField::notTaken, this,
          [this, field, part, where, what](const QString& text, const QString& why) {
            refuse(part, {where, what, field, text}, why);
          });
  connect(field, &FigureField::dropped, this, [this, field] {
    cancelLive();
    drop(field);
  });
  connect(this, &PartEditor::shown, field, [this, field, part, figure] {
    if (!has(part)) return;
    field->setAngleUnit(interaction_.angleUnit());
    field->setSi(figure.read(shownPart(static_cast<const P*>(nullptr))));
    if (const Refusal* refusal = refusalIn(field)) field->refuse(refusal->text, refusal->reason);
  });
}

template <class P>
void PartEditor::bindText(TextField* field, Part part, Field where, const QString& what,
                          std::function<QString(const P&)> read, std::function<void(P&, const QString&)> write) {
  place(part, where, field);
  connect(field, &TextField::typed, this, [this, field, where, what, write](const QString& text) {
    changePart({where, what, field, text}, std::function<void(P&)>([&](P& changed) { write(changed, text); }), false);
  });
  connect(this, &PartEditor::leaving, field, &TextField::finish);
  connect(field, &TextField::dropped, this, [this, field] { drop(field); });
  connect(this, &PartEditor::shown, field, [this, field, part, read] {
    if (!has(part)) return;
    field->setValue(read(shownPart(static_cast<const P*>(nullptr))));
    if (const Refusal* refusal = refusalIn(field)) field->refuse(refusal->text, refusal->reason);
  });
}

void PartEditor::bindLink(FigureField* field, Field where, const QString& what, Figure<Link> figure) {
  bindFigure(field, Part::Link, where, what, std::move(figure));
}
void PartEditor::bindJoint(FigureField* field, Field where, const QString& what, Figure<Joint> figure) {
  bindFigure(field, Part::Joint, where, what, std::move(figure));
}
void PartEditor::bindLink(TextField* field, Field where, const QString& what, std::function<QString(const Link&)> read,
                          std::function<void(Link&, const QString&)> write) {
  bindText<Link>(field, Part::Link, where, what, std::move(read), std::move(write));
}
void PartEditor::bindJoint(TextField* field, Field where, const QString& what,
                           std::function<QString(const Joint&)> read,
                           std::function<void(Joint&, const QString&)> write) {
  bindText<Joint>(field, Part::Joint, where, what, std::move(read), std::move(write));
}

}  // namespace linkwright::ui

#include "moc_part_editor.cpp"
