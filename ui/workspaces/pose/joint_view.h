// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workspaces/pose/joint_table_model.h"

#include <QTableView>

namespace linkwright::ui {

class JointDelegate;

/// The joints as a table that is worked like a form: a drag on a slider, a click beside its handle, arrow and page
/// keys, Home and End move a joint; a click on a number, F2, Enter or a digit types it. Up and Down go from joint to
/// joint. Only what is in sight is painted, however many joints there are. It decides nothing: it tells what was asked
/// for.
class JointView : public QTableView {
  Q_OBJECT
public:
  explicit JointView(JointTableModel& table, QWidget* parent = nullptr);

  /// Shows the joint of what is selected elsewhere; -1: none.
  void setMarkedJoint(int joint);
  /// How much taller it would have to be to show every line.
  int missingHeight() const;
  /// Where a mouse takes the slider's handle, in the viewport; empty where the joint has none.
  QRect handleRect(int joint) const;
  /// Opens the field of the number; does nothing where the joint is not a person's to move.
  void editNumber(int joint, JointCell cell = JointCell::Position);
  void setCurrentJoint(int joint, JointCell cell = JointCell::Bar);

public slots:
  void sizeColumns();

signals:
  void dragStarted(int joint);
  void dragged(int joint, double value);
  void dragFinished();
  /// By a key, the wheel or a click, each a step of its own: by so much from where the joint is, or to there.
  void stepped(int joint, double by);
  void wanted(int joint, double value);

protected:
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;

protected slots:
  void closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) override;

private:
  struct Drag {
    int joint = -1;
    double turns = 0.0;
    int grip = 0;  ///< from the handle's left edge to the pointer, pixels
  };
  void takeFont();
  void layLines();
  void sizeLines();
  void measureNames();
  QStyleOptionSlider sliderOf(const QModelIndex& index) const;
  void pressBar(const QModelIndex& index, const QPoint& at);
  bool stepByKey(const QKeyEvent& event);
  void step(int joint, double by);
  QModelIndex nextField(const QModelIndex& from, bool back) const;

  JointTableModel& table_;
  JointDelegate* delegate_;
  Drag drag_;
  int marked_ = -1;
  int names_width_ = 0;  ///< what the longest name wants
  int wheel_ = 0;
};

}  // namespace linkwright::ui
