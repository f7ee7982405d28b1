// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/comparison/difference_cause.h"
#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/work/background.h"
#include "ui/work/torque_study.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTableWidget;

namespace linkwright::ui {

class PlotView;

/// Torques of another program or a robot, held against those of the robot that is open: what explains the difference,
/// how sure that is, what remains, and the curves of a joint. It compares anew when the robot, gravity or the switches
/// of the torques change. A row is shown in the recursion, with the cause planted there where a mistake makes it.
class OtherTorquesPanel : public QWidget {
  Q_OBJECT
public:
  OtherTorquesPanel(Document& document, Interaction& interaction, QWidget* parent = nullptr);

  /// Whether a file is a table of torques, by its first line. One that is dropped on the panel is read; elsewhere in
  /// the window it is a motion.
  static bool takes(const QString& path);
  /// Reads that table and compares.
  void open(const QString& path);
  /// Null: there is none.
  const TorqueStudy* study() const { return study_.get(); }
  bool isRunning() const { return work_.isRunning(); }
  /// The row (of the study's record) that would be shown in Explain, -1: none.
  int row() const { return row_; }

public slots:
  void openByDialog();
  /// Puts the robot into the state of the row, and the walk to where the cause enters.
  void showInExplain();

signals:
  /// The recursion is to be seen.
  void explainWanted();
  void told(const QString& words);

protected:
  void showEvent(QShowEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

private:
  void build();
  QWidget* buildBar();
  QWidget* buildReport();
  ComparedRobot robotNow() const;
  void compare();
  void follow();
  void forget();
  void take(const Result<TorqueStudy>& answer);
  void showState();
  void fillChoices();
  void showReport();
  void showTable();
  void fitNames();
  void showPlot();
  void chooseJoint(int joint);
  void chooseRow(int row);
  const DifferenceExplanation* explanation() const;
  double placeOf(int row) const;
  bool isOverTime() const;
  QString plant(const DifferenceExplanation& explanation);
  int stepOf(const PlacedCause& cause) const;

  Document& document_;
  Interaction& interaction_;
  Background work_{tr("Comparison of torques"), this};
  QString path_;
  QString refused_;  ///< why the table could not be compared
  ComparedRobot asked_;
  std::shared_ptr<const TorqueStudy> study_;
  int joint_ = 0, row_ = -1;

  QStackedWidget* pages_ = nullptr;
  QWidget *bar_ = nullptr, *report_ = nullptr;
  QLabel *problems_ = nullptr, *headline_ = nullptr, *words_ = nullptr;
  QComboBox *noise_ = nullptr, *joints_ = nullptr, *causes_ = nullptr;
  QPushButton *compare_ = nullptr, *show_ = nullptr;
  QTableWidget* table_ = nullptr;
  PlotView* plot_ = nullptr;
};

}  // namespace linkwright::ui
