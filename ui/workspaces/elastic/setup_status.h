// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/work/elastic_study.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

namespace linkwright::ui {

/// How the analysis stands: what was analysed, how far one under way is, what is against it, and how near to nothing
/// the torques of joints without motors are.
class ElasticStatus : public QWidget {
  Q_OBJECT
public:
  ElasticStatus(ElasticStudy& study, QWidget* parent);
  void refresh();

private:
  enum class Stage { Nothing, Running, Done, Stopped, Refused };
  Stage stage() const;
  QString stageText(Stage stage) const;
  QString passiveText() const;
  void showProblems(Stage stage);

  ElasticStudy& study_;
  QLabel *stage_, *passive_, *problems_;
  QProgressBar* progress_;
  QToolButton *stop_, *again_;
  QTimer patience_;       ///< short analyses come and go without a bar
  bool is_long_ = false;  ///< the one under way is none of those
};

}  // namespace linkwright::ui
