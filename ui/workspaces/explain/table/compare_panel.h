// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/widgets/equations.h"
#include "ui/widgets/when_seen.h"
#include "ui/workspaces/explain/table/comparison.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QScrollArea;

namespace linkwright::ui {

class CompareColumn;

/// The formulations side by side at the step of the walk: the matching step of each in symbols of choice, with its
/// numbers in its own frame, what turns one into the next, and whether they agree.
class ComparePanel : public QWidget {
  Q_OBJECT
public:
  explicit ComparePanel(Document& document, Interaction& interaction, QWidget* parent = nullptr);
  ~ComparePanel() override;

  const Comparison& comparison() const { return comparison_; }

protected:
  void changeEvent(QEvent* event) override;

private:
  void build();
  QWidget* buildBar();
  void refresh();
  void followStep();

  Document& document_;
  Interaction& interaction_;
  Equations equations_;
  Comparison comparison_;

  QComboBox* notation_ = nullptr;
  QCheckBox* nonrecursive_ = nullptr;
  QLabel* agreement_ = nullptr;
  QLabel* invitation_ = nullptr;
  QScrollArea* scroll_ = nullptr;
  std::vector<CompareColumn*> columns_;
  WhenSeen when_seen_{*this, &ComparePanel::refresh};
};

}  // namespace linkwright::ui
