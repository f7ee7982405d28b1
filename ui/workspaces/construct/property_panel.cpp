// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/construct/property_panel.h"

#include "ui/widgets/folding_group.h"
#include "ui/widgets/scroll_page.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/construct/drive_form.h"
#include "ui/workspaces/construct/joint_form.h"
#include "ui/workspaces/construct/link_form.h"
#include "ui/workspaces/construct/payload_form.h"
#include "ui/workspaces/construct/problem_list.h"
#include "ui/workspaces/construct/shape_form.h"
#include "ui/workspaces/construct/text_field.h"

#include <QEvent>
#include <QLabel>
#include <QPointer>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace linkwright::ui {

namespace {

FoldingGroup* sectionOf(QWidget* control) {
  for (QWidget* each = control; each != nullptr; each = each->parentWidget()) {
    if (auto* section = qobject_cast<FoldingGroup*>(each)) return section;
  }
  return nullptr;
}

/// Whether it would be seen with its section unfolded.
bool isOffered(QWidget* control) {
  for (QWidget* each = control; each != nullptr; each = each->parentWidget()) {
    if (qobject_cast<FoldingGroup*>(each->parentWidget()) != nullptr) return true;
    if (each->isHidden()) return false;
  }
  return false;
}

}  // namespace

PropertyPanel::PropertyPanel(Document& document, Interaction& interaction, QWidget* parent)
    : QWidget(parent), editor_(document, interaction, this) {
  auto* inside = new QWidget;
  auto* column = new QVBoxLayout(inside);
  column->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
  column->setSpacing(kSpace / 2);
  hint_ = new QLabel(tr("Select a link in the tree or the 3D view to edit its properties."), inside);
  hint_->setObjectName("noLinkSelected");
  hint_->setWordWrap(true);
  column->addWidget(hint_);
  sections_ = new QWidget(inside);
  QVBoxLayout* stack = innerColumnIn(*sections_);
  //: noun: a rigid body of the robot
  addSection<LinkForm>(*sections_, link_, "sectionLink", tr("Link"));
  addSection<JointForm>(*sections_, joint_, "sectionJoint", tr("Parent Joint"));
  addSection<DriveForm>(*sections_, drive_, "sectionDrive", tr("Joint Dynamics"));
  auto* shapes = addSection<ShapeForm>(*sections_, shapes_, "sectionShapes", tr("Shapes"));
  auto* payloads = addSection<PayloadForm>(*sections_, payloads_, "sectionPayloads", tr("Payloads"));
  base_ = new QLabel(tr("The base is fixed to the world, so it has no parent joint."), sections_);
  base_->setWordWrap(true);
  stack->addWidget(base_);
  column->addWidget(sections_);
  column->addStretch(1);
  connect(shapes, &ShapeForm::counted, this, [this](int count) { shapes_->setTitle(tr("Shapes (%1)").arg(count)); });
  connect(payloads, &PayloadForm::counted, this,
          [this](int count) { payloads_->setTitle(tr("Payloads (%1)").arg(count)); });
  for (FoldingGroup* folded : {drive_, shapes_, payloads_}) folded->setOpen(false);

  scroll_ = scrollPage(inside, "propertyScroll", this);
  scroll_->setAccessibleName(tr("Properties"));
  inside->installEventFilter(this);
  problems_ = new ProblemList(editor_, this);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(scroll_, 1);
  layout->addWidget(problems_);
  connect(problems_, &ProblemList::jumpWanted, this, &PropertyPanel::jumpTo);
  connect(&editor_, &PartEditor::shown, this, &PropertyPanel::showPart);
  showPart();
}

template <class Form>
Form* PropertyPanel::addSection(QWidget& inside, FoldingGroup*& section, const QString& name, const QString& title) {
  section = new FoldingGroup(name, title, &inside);
  auto* form = new Form(editor_, section);
  section->hold(form);
  inside.layout()->addWidget(section);
  return form;
}

void PropertyPanel::showPart() {
  const bool any = editor_.link() >= 0, jointed = editor_.joint() >= 0;
  hint_->setVisible(!any);
  sections_->setVisible(any);
  joint_->setVisible(jointed);
  drive_->setVisible(jointed && isMoving(editor_.shownJoint().type));
  base_->setVisible(any && !jointed);
}

// as wide as the fields: they are not scrolled sideways
QSize PropertyPanel::minimumSizeHint() const {
  const int fields = scroll_->widget()->minimumSizeHint().width() + scroll_->verticalScrollBar()->sizeHint().width();
  return QWidget::minimumSizeHint().expandedTo({fields, 0});
}

bool PropertyPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched == scroll_->widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
  return QWidget::eventFilter(watched, event);
}

void PropertyPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  editor_.setAwake(true);
  problems_->setAwake(true);
}

void PropertyPanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  editor_.setAwake(false);
  problems_->setAwake(false);
}

void PropertyPanel::jumpTo(const ProblemPlace& place, QWidget* control) {
  const SnapshotPtr snapshot = editor_.document().snapshot();
  const Mechanism& mechanism = *snapshot->mechanism;
  const bool of_link = place.part == ProblemPlace::Part::Link;
  const auto count = of_link ? mechanism.links.size() : mechanism.joints.size();
  if (place.index < 0 || static_cast<std::size_t>(place.index) >= count) return;
  const int link = of_link ? place.index : mechanism.joints[static_cast<std::size_t>(place.index)].child;
  const auto& links = snapshot->model->links();
  const auto found = std::find_if(links.begin(), links.end(), [&](const ModelLink& each) { return each.link == link; });
  if (found == links.end()) return;
  editor_.interaction().selectLink(static_cast<int>(found - links.begin()));
  std::vector<QWidget*> controls;
  if (control != nullptr) controls.push_back(control);
  for (QWidget* each : editor_.controlsAt(place.part, place.field)) controls.push_back(each);
  for (QWidget* each : editor_.controlsAt(place.part, ProblemPlace::Field::Name)) controls.push_back(each);
  const auto offered = std::find_if(controls.begin(), controls.end(), isOffered);
  if (offered == controls.end()) return;
  if (FoldingGroup* section = sectionOf(*offered)) section->setOpen(true);
  (*offered)->setFocus(Qt::OtherFocusReason);
  if (auto* field = qobject_cast<NumberField*>(*offered)) field->selectAll();
  if (auto* field = qobject_cast<TextField*>(*offered)) field->selectAll();
  // once what was unfolded has its place
  QTimer::singleShot(0, this, [this, shown = QPointer<QWidget>(*offered)] {
    if (shown) scroll_->ensureWidgetVisible(shown, kSpace, 4 * kSpace);
  });
}

}  // namespace linkwright::ui

#include "moc_property_panel.cpp"
