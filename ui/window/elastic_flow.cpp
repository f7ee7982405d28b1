// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/elastic_flow.h"

#include "ui/window/file_flow.h"

#include <QAction>
#include <QMainWindow>

namespace linkwright::ui {

ElasticFlow::ElasticFlow(QMainWindow& window, const WindowActions& actions, FileFlow& files, ElasticStudy& study,
                         ElasticLook& look)
    : QObject(&window) {
  connect(actions.elastic, &QAction::toggled, &look, &ElasticLook::setOn);
  connect(actions.elastic, &QAction::toggled, &study, [&study](bool on) {
    if (on) study.setOn(true);
  });
  // where the motion is made it is the one that is made
  for (QAction* action : {actions.build, actions.pose, actions.move, actions.simulate}) {
    connect(action, &QAction::toggled, &study, [&study](bool on) {
      if (on) study.setOn(false);
    });
  }
  connect(&files, &FileFlow::elasticChosen, actions.elastic, &QAction::trigger);
}

}  // namespace linkwright::ui

#include "moc_elastic_flow.cpp"
