// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workspaces/construct/part_editor.h"

#include <QWidget>

class QLabel;
class QScrollArea;

namespace linkwright::ui {

class ProblemList;
class FoldingGroup;

/// All figures of the selected link, its solids, its payloads and the joint above it, to be typed and spun; and what is
/// wrong with them.
class PropertyPanel : public QWidget {
  Q_OBJECT
public:
  PropertyPanel(Document& document, Interaction& interaction, QWidget* parent = nullptr);

  PartEditor& editor() { return editor_; }
  /// Selects the part, and puts the focus on the field; `control`, where there is one, knows better which.
  void jumpTo(const ProblemPlace& place, QWidget* control = nullptr);

  QSize minimumSizeHint() const override;

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

private:
  template <class Form>
  Form* addSection(QWidget& inside, FoldingGroup*& section, const QString& name, const QString& title);
  void showPart();

  PartEditor editor_;
  QScrollArea* scroll_ = nullptr;
  QLabel* hint_;
  QWidget* sections_;
  FoldingGroup *link_ = nullptr, *joint_ = nullptr, *drive_ = nullptr, *shapes_ = nullptr, *payloads_ = nullptr;
  QLabel* base_;
  ProblemList* problems_;
};

}  // namespace linkwright::ui
