// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/motion_file.h"
#include "ui/document/interaction.h"
#include "ui/work/derivative_trial.h"

#include <QDialog>

#include <array>
#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QRadioButton;
class QSpinBox;

namespace linkwright::ui {

class DerivativeTable;

/// What is in a file with a motion, and, where it has no velocities or accelerations, how they are to be made: each way
/// with what it does to the accelerations and torques.
class MotionImportDialog : public QDialog {
  Q_OBJECT
public:
  MotionImportDialog(const QString& file_name, MotionFile file, std::shared_ptr<const Model> model, MotionLoads loads,
                     const Interaction& interaction, QWidget* parent);

  /// The motion as it was chosen.
  SampledCourse course() const;
  DerivativeWay way() const;
  /// Whether the numbers of all ways are there.
  bool isDone() const { return trial_.isDone(); }

private:
  void build(const QString& file_name);
  QWidget* buildFacts(const QString& file_name);
  QWidget* buildWays();
  QWidget* buildEffects();
  void connectEverything();
  QRadioButton* makeWay(const char* name, const QString& text);
  bool usesGiven() const;
  std::shared_ptr<const SampledCourse> courseUsed() const;
  void follow();
  void followWindow();
  void showEffects();
  void showNote();
  int joint() const;
  int mostLoaded() const;

  std::shared_ptr<const MotionFile> file_;
  std::shared_ptr<const SampledCourse> given_, bare_;  ///< as the file has it, and without what it has of derivatives
  std::shared_ptr<const Model> model_;
  AngleUnit unit_;
  DerivativeTrial trial_;
  bool joint_chosen_ = false;

  QCheckBox* use_given_ = nullptr;
  std::array<QRadioButton*, 3> ways_{};
  QSpinBox* window_ = nullptr;
  QSpinBox* order_ = nullptr;
  QComboBox* joint_box_ = nullptr;
  DerivativeTable* effects_ = nullptr;
  QLabel* note_ = nullptr;
  QPushButton* import_ = nullptr;
};

}  // namespace linkwright::ui
