// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the joints through edits of the mechanism: what an edit does not change keeps its controls.
#include "core/mechanism/edit.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/pose/joints_panel.h"
#include "ui/widgets/theme.h"

#include <QCoreApplication>
#include <QLayout>
#include <QPointer>
#include <QScrollArea>
#include <QSlider>

#include <vector>

using namespace linkwright;
using namespace linkwright::ui;

TEST_CASE("An edit of the mechanism leaves the rows of the joints that it does not change") {
  Document document;
  Interaction interaction;
  linkwright::test::openExample(document, "iiwa14.urdf");
  JointsPanel panel(document, interaction);
  const auto settle = [] {
    for (int turn = 0; turn < 3; ++turn) QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
  };
  const auto rowOf = [&](int joint) {
    const std::string& name = document.snapshot()->model->joints().at(static_cast<std::size_t>(joint)).name;
    return panel.findChild<QWidget*>("joint:" + QString::fromStdString(name));
  };
  // from the top as they stand in the list
  const auto inOrder = [&] {
    const auto* layout = rowOf(0)->parentWidget()->layout();
    for (int joint = 0; joint < document.snapshot()->model->dof(); ++joint) {
      if (layout->itemAt(joint)->widget() != rowOf(joint)) return false;
    }
    return true;
  };
  settle();
  const auto mechanism = [&]() -> const Mechanism& { return *document.snapshot()->mechanism; };
  std::vector<QPointer<QWidget>> before;
  for (int joint = 0; joint < 7; ++joint) before.push_back(rowOf(joint));
  // a mass: all rows stay
  const int link = mechanism().findLink("iiwa_link_3");
  REQUIRE(link >= 0);
  Link heavier = mechanism().links[static_cast<std::size_t>(link)];
  heavier.inertial->mass += 1.0;
  document.edit(withLink(mechanism(), link, heavier), "mass");
  settle();
  for (int joint = 0; joint < 7; ++joint) CHECK(rowOf(joint) == before[static_cast<std::size_t>(joint)]);
  // limits: its row alone is another one, with the new limits
  const int third = mechanism().findJoint("iiwa_joint_3");
  Joint narrower = mechanism().joints[static_cast<std::size_t>(third)];
  narrower.limits.upper = 0.5;
  document.edit(withJoint(mechanism(), third, narrower), "limits");
  settle();
  for (int joint = 0; joint < 7; ++joint) CHECK(before[static_cast<std::size_t>(joint)].isNull() == (joint == 2));
  CHECK(inOrder());
  document.setJoint(2, JointField::Position, 2.0);
  settle();
  CHECK(document.snapshot()->q[2] == 0.5);
  // joints that come and go
  document.edit(*removeLink(mechanism(), link), "delete");
  settle();
  REQUIRE(document.snapshot()->model->dof() == 6);
  CHECK(inOrder());
  CHECK(panel.findChild<QWidget*>("joint:iiwa_joint_3") == nullptr);
  CHECK(rowOf(0) == before[0]);
  document.undo();
  document.undo();
  document.undo();
  settle();
  REQUIRE(document.snapshot()->model->dof() == 7);
  CHECK(inOrder());
  // each row works for its own joint
  for (int joint = 0; joint < 7; ++joint) {
    auto* slider = rowOf(joint)->findChild<QSlider*>();
    REQUIRE(slider != nullptr);
    const double q = document.snapshot()->q[joint];
    slider->triggerAction(QAbstractSlider::SliderSingleStepAdd);
    settle();
    CHECK(document.snapshot()->q[joint] > q);
  }
}

TEST_CASE("Large text leaves every name and number of a joint within a narrow panel", "[ui][pose]") {
  struct SizeBack {
    ~SizeBack() { applyTextSize(100); }
  } back;
  Document document;
  Interaction interaction;
  linkwright::test::openExample(document, "ur5e.urdf");
  JointsPanel panel(document, interaction);
  panel.resize(290, 600);
  panel.show();
  for (const int percent : {100, 150, 200}) {
    INFO(percent);
    applyTextSize(percent);
    panel.resize(percent == 100 ? 330 : 290, 600);
    for (int turn = 0; turn < 5; ++turn) QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    auto* area = panel.findChild<QScrollArea*>("jointScroll");
    for (const ModelJoint& joint : document.snapshot()->model->joints()) {
      for (const char* part : {"position:", "slider:"}) {
        auto* each = panel.findChild<QWidget*>(QString(part) + QString::fromStdString(joint.name));
        REQUIRE(each != nullptr);
        const QPoint end = each->mapTo(area->viewport(), each->rect().topRight());
        INFO(each->objectName().toStdString() << " ends at " << end.x() << " of " << area->viewport()->width());
        CHECK(end.x() < area->viewport()->width());
      }
    }
  }
}
