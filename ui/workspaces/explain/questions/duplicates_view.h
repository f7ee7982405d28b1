// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <vector>

namespace linkwright::ui {

/// The sums of all velocities written out, a row each: V_i = s_1 q̇_1 + s_2 q̇_2 + ... One term is lit at all its
/// places: so often the form without recursion evaluates it. The recursion evaluates only the last one of each row; the
/// rest is in the row above. Left and Right choose the term.
class DuplicatesView : public QWidget {
  Q_OBJECT
public:
  explicit DuplicatesView(QWidget* parent = nullptr);

  /// By body, the joints whose terms its sum has, its own first, and the joints' names.
  void setTerms(std::vector<std::vector<int>> terms, std::vector<QString> joint_names);
  /// The joint whose term is lit, -1: none.
  int lit() const { return lit_; }
  void light(int joint);
  int jointCount() const { return static_cast<int>(names_.size()); }
  /// How often the term of this joint stands in the sums.
  int placesOf(int joint) const;
  /// "s_1 q̇_1 is evaluated 6 times, by the recursion once"
  QString words() const;
  QSize minimumSizeHint() const override;
  QSize sizeHint() const override;

signals:
  void lightChanged(int joint);

protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;

private:
  struct Grid {
    double left = 0.0, top = 0.0, width = 0.0, height = 0.0;  ///< of the first cell
  };
  Grid grid() const;

  std::vector<std::vector<int>> terms_;
  std::vector<QString> names_;
  int lit_ = -1;
};

/// "s₁₂ q̇₁₂"
QString termText(int joint);

}  // namespace linkwright::ui
