// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/elastic_look.h"
#include "ui/window/actions.h"
#include "ui/work/elastic_study.h"

#include <QObject>

class QMainWindow;

namespace linkwright::ui {

class FileFlow;

/// When passive joints and elastic links are analysed and looked at: in the workspace Elastic; the motion that is found
/// stays for Explain. A child of the window.
class ElasticFlow : public QObject {
  Q_OBJECT
public:
  ElasticFlow(QMainWindow& window, const WindowActions& actions, FileFlow& files, ElasticStudy& study,
              ElasticLook& look);
};

}  // namespace linkwright::ui
