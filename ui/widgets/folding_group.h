// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QToolButton;

namespace linkwright::ui {

/// A group of fields under a heading that folds it away.
class FoldingGroup : public QWidget {
  Q_OBJECT
public:
  FoldingGroup(const QString& object_name, const QString& title, QWidget* parent);

  void hold(QWidget* content);
  /// The heading, with what is known of it: "Shapes (2)".
  void setTitle(const QString& title);
  bool isOpen() const;
  void setOpen(bool open);

private:
  QToolButton* heading_;
  QWidget* content_ = nullptr;
};

}  // namespace linkwright::ui
