// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workspaces/construct/part_editor.h"

#include <QWidget>

class QListWidget;

namespace linkwright::ui {

/// The point masses that the link carries: each can be put on and taken off.
class PayloadForm : public QWidget {
  Q_OBJECT
public:
  PayloadForm(PartEditor& editor, QWidget* parent);

signals:
  void counted(int payloads);

private:
  void bind();
  void showPayloads();
  void add();
  void remove();
  void changeChosen(const Asked& asked, const std::function<void(Payload&)>& change);
  void choose(int row);

  PartEditor& editor_;
  int link_ = -1;
  QListWidget* list_;
  QToolButton *add_, *remove_;
  QWidget* one_;
  QCheckBox* attached_;
  PartForm<Link> form_;
};

}  // namespace linkwright::ui
