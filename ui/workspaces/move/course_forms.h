// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workspaces/move/plan_form.h"

#include <QWidget>

class QLabel;

namespace linkwright::ui {

class JointNumberModel;

/// Of a spline: its degree, and what holds at its ends.
class SplineForm : public QWidget {
  Q_OBJECT
public:
  SplineForm(MotionEditor& editor, QWidget* parent);
  void refresh(const SplineCourse& course);

private:
  PlanForm<SplineCourse> form_;
};

/// Of a sinusoid or a chirp: how far, how fast and from where each joint swings.
class WaveForm : public QWidget {
  Q_OBJECT
public:
  WaveForm(MotionEditor& editor, QWidget* parent);
  void refresh(const WaveCourse& course);

private:
  JointNumberModel* table_;
};

/// Of samples: how many, and how velocities and accelerations are made of the positions.
class SamplesForm : public QWidget {
  Q_OBJECT
public:
  SamplesForm(MotionEditor& editor, QWidget* parent);
  void refresh(const SampledCourse& course);

private:
  PlanForm<SampledCourse> form_;
  QLabel *summary_, *effect_;
};

/// What the motion keeps to: the share of the velocity limits, and limits of acceleration and jerk.
class BoundsForm : public QWidget {
  Q_OBJECT
public:
  BoundsForm(MotionEditor& editor, QWidget* parent);
  void refresh(const MotionBounds& bounds);

private:
  PlanForm<MotionBounds> form_;
  JointNumberModel* table_;
};

}  // namespace linkwright::ui
