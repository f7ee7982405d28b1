// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/elastic_view_options.h"
#include "ui/document/interaction.h"
#include "ui/widgets/when_seen.h"
#include "ui/work/background.h"
#include "ui/work/elastic_study.h"
#include "ui/work/found_modes.h"

#include <QWidget>

#include <memory>

class QCheckBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace linkwright::ui {

/// Natural frequencies and shapes at this pose.
class ModesPanel : public QWidget {
  Q_OBJECT
public:
  ModesPanel(Document& document, Interaction& interaction, ElasticStudy& study, ElasticViewOptions& look,
             QWidget* parent = nullptr);

  /// The last answer; null: there is none of this scene.
  const std::shared_ptr<const FoundModes>& found() const { return found_; }
  bool isRunning() const { return work_.isRunning(); }
  /// Animates the mode in 3D, -1: none.
  void animate(int mode);

protected:
  void hideEvent(QHideEvent* event) override;

private:
  void build();
  void ask();
  void take(const ModesQuestion& question, Result<FoundModes> answer);
  void forget();
  void fill();
  void showWords();
  void showMode();
  int chosen() const;

  Document& document_;
  ElasticStudy& study_;
  ElasticViewOptions& look_;
  Background work_;
  ModesQuestion asked_;  ///< tree null: nothing
  std::shared_ptr<const FoundModes> found_;
  bool animated_ = false, is_ours_ = false;

  QLabel *words_ = nullptr, *problem_ = nullptr, *arm_ = nullptr;
  QCheckBox* weight_ = nullptr;
  QTableWidget* table_ = nullptr;
  QPushButton* animate_ = nullptr;
  WhenSeen when_seen_{*this, &ModesPanel::ask};
};

}  // namespace linkwright::ui
