// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/property_form.h"
#include "ui/workspaces/simulate/simulation_editor.h"

#include <QWidget>

#include <vector>

class QLabel;
class QLineEdit;
class QSlider;

namespace linkwright::ui {

/// "elbow  q2": a joint's name and what formulas call it.
QString jointCaption(const Model& model, int joint);
/// " N m" or " N".
QString unitOfTorque(const Model& model, int joint);

/// A number for each joint, or several beside each other: torques, gains.
class JointNumbers : public QWidget {
  Q_OBJECT
public:
  struct Column {
    QString title;                                                 ///< over the numbers; empty where the group says it
    QString spoken;                                                ///< "Torque of %1"
    std::function<Eigen::VectorXd*(SimulationSettings&)> numbers;  ///< null where there are none
    Field described = {};
    QString (*unit)(const Model&, int joint) = nullptr;  ///< behind the number of a joint
  };
  /// Object names of the fields: `name`, the joint, and from the second column on the column.
  JointNumbers(SimulationEditor& editor, const QString& name, const QString& undo, const std::vector<Column>& columns,
               QWidget* parent);
  void show(const SimulationSettings& settings) { form_.show(settings); }

private:
  PropertyForm<SimulationSettings> form_;
};

/// The numbers of torques of one kind; null where they are of another.
template <class Torque>
auto numbersOf(Eigen::VectorXd Torque::*numbers) {
  return [numbers](SimulationSettings& settings) {
    auto* torque = std::get_if<Torque>(&settings.torques);
    return torque != nullptr ? &(torque->*numbers) : nullptr;
  };
}

/// A slider and a number for each joint.
class JointSliders : public QWidget {
  Q_OBJECT
public:
  JointSliders(const Model& model, QWidget* parent);
  void show(const Eigen::VectorXd& values);
  const Eigen::VectorXd& values() const { return values_; }
  bool isHeld() const;

signals:
  void moved();     ///< values() are new; a hand is on a slider
  void released();  ///< they are meant

private:
  void set(int joint, double value);

  Eigen::VectorXd values_, range_;
  std::vector<QSlider*> sliders_;
  PropertyForm<JointSliders> form_;  ///< the numbers beside them
};

/// A formula for each joint, with what is wrong with it below.
class JointFormulas : public QWidget {
  Q_OBJECT
public:
  JointFormulas(const Model& model, QWidget* parent);
  void show(const std::vector<std::string>& formulas);

signals:
  void edited(int joint, const QString& formula);

private:
  void check(int joint);

  std::vector<std::string> names_;
  std::vector<QLineEdit*> lines_;
  std::vector<QLabel*> problems_;
};

}  // namespace linkwright::ui
