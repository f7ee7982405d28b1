// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/scene_file.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/find_widget.h"
#include "tests/ui/support/pointer.h"
#include "ui/document/file_contents.h"
#include "ui/widgets/folding_group.h"
#include "ui/widgets/number_field.h"
#include "ui/workspaces/construct/property_panel.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QTest>

#include <bit>

namespace linkwright::test {

/// A mechanism as text that tells every bit apart.
inline std::string textOf(const Mechanism& mechanism) {
  SceneData scene;
  scene.mechanism = mechanism;
  scene.mechanism.source = {};
  return writeScene(scene);
}

/// The property panel with a document of its own, all groups unfolded.
struct PanelFixture {
  ui::Document document;
  ui::Interaction interaction;
  ui::PropertyPanel panel{document, interaction};

  explicit PanelFixture(const char* example) {
    openExample(document, QString::fromLatin1(example));
    panel.resize(344, 900);
    panel.show();
    for (auto* section : panel.findChildren<ui::FoldingGroup*>()) section->setOpen(true);
    panel.activateWindow();
    REQUIRE(waitUntil([this] { return panel.isActiveWindow(); }));
    settle();
  }

  void show(Mechanism mechanism) {
    ui::FileContents contents;
    contents.model = std::make_shared<const Model>(compiled(mechanism));
    contents.scene.mechanism = std::move(mechanism);
    document.show(std::move(contents));
    settle();
  }
  void settle() {
    for (int turn = 0; turn < 3; ++turn) QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
  }
  const Mechanism& mechanism() const { return *document.snapshot()->mechanism; }
  int link() { return panel.editor().link(); }
  int joint() { return panel.editor().joint(); }
  const Link& shownLink() { return panel.editor().shownLink(); }
  void selectRow(int row) {
    interaction.selectLink(row);
    settle();
  }
  void select(const char* name) {
    const int row = document.snapshot()->model->findLink(name);
    REQUIRE(row >= 0);
    selectRow(row);
  }
  template <class T>
  T* find(const char* name) {
    return findWidget<T>(panel, QString::fromLatin1(name));
  }
  ui::NumberField* field(const char* name) { return find<ui::NumberField>(name); }
  /// In place of what is there, and Return.
  void type(const char* name, const char* text) {
    auto* widget = find<QWidget>(name);
    INFO(name);
    REQUIRE(widget->isVisible());
    widget->setFocus();
    QTest::keyClick(widget, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(widget, QString::fromUtf8(text));
    QTest::keyClick(widget, Qt::Key_Return);
    settle();
  }
  void click(const char* name) {
    auto* button = find<QAbstractButton>(name);
    INFO(name);
    REQUIRE(button->isVisible());
    REQUIRE(button->isEnabled());
    button->click();
    settle();
  }
  void choose(const char* name, const QString& text) {
    auto* combo = find<QComboBox>(name);
    const int row = combo->findText(text);
    INFO(text.toStdString());
    REQUIRE(row >= 0);
    combo->setCurrentIndex(row);
    emit combo->activated(row);
    settle();
  }

  /// All that the document is, as text that tells every bit apart.
  std::string bits() const {
    SceneData scene = document.scene();
    scene.view.reset();
    const ui::SnapshotPtr s = document.snapshot();
    scene.q = s->q;
    scene.qd = s->qd;
    scene.qdd = s->qdd;
    std::string text = writeScene(scene) + std::to_string(s->hand);
    for (const double tau : s->tau) text += " " + std::to_string(std::bit_cast<std::uint64_t>(tau));
    return text;
  }
};

}  // namespace linkwright::test
