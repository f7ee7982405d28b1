// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/scene_file.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/find_widget.h"
#include "tests/ui/support/pointer.h"
#include "ui/document/elastic_view_options.h"
#include "ui/document/interaction.h"
#include "ui/work/elastic_study.h"

#include <QCoreApplication>

#include <string>

namespace linkwright::test {

/// An example whose elastic links and passive joints are analysed; without another name the arm of the paper.
struct ElasticFixture {
  ui::Document document;
  ui::Interaction interaction;
  ui::ElasticStudy study{document};
  ui::ElasticViewOptions look;

  explicit ElasticFixture(const char* example = "two_links_one_elastic.json") {
    openExample(document, QString::fromLatin1(example));
    study.setOn(true);
    look.setOn(true);
    if (study.hasSubject()) REQUIRE(analysed());
  }
  /// Waits, 20 s at most, until what was edited last is analysed. False: there is no result.
  bool analysed() {
    const bool has_ended = waitUntil([this] { return !study.isRunning(); });
    settle();
    return has_ended && study.result() != nullptr;
  }
  static void settle() {
    for (int turn = 0; turn < 3; ++turn) QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
  }
  std::string written() const { return writeScene(document.contents()); }
  int steps() { return document.undoStack()->count(); }
};

/// The same beside one of the panels, shown.
template <class Panel>
struct ElasticPanelFixture : ElasticFixture {
  Panel panel{document, interaction, study, look};

  explicit ElasticPanelFixture(const char* example = "two_links_one_elastic.json", const QSize& size = {360, 700})
      : ElasticFixture(example) {
    panel.resize(size);
    panel.show();
    REQUIRE(waitUntil([this] { return panel.isVisible(); }));
    panel.activateWindow();
    // the window manager takes its time; without one there is no focus to be had
    waitUntil([this] { return panel.isActiveWindow(); }, 3000);
    settle();
  }
  template <class T>
  T* find(const QString& name) const {
    return findWidget<T>(panel, name);
  }
};

}  // namespace linkwright::test
