// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/check.h"
#include "ui/document/document.h"
#include "ui/document/interaction.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QStackedWidget;
class QTableWidget;

namespace linkwright::ui {

/// A student's own table of the recursion, held against ours: what agrees, what differs and by how much, where it
/// differs first, and the mistake that it looks like. It follows the robot and the formulation. Once a table is open
/// and the robot stands, the row of the first difference is chosen, and the walk goes there. While steps are predicted,
/// ours and what it says of ours are kept back.
class CheckPanel : public QWidget {
  Q_OBJECT
public:
  CheckPanel(Document& document, Interaction& interaction, QWidget* parent = nullptr);

  /// Shows the table of that file, or why it cannot be read.
  void open(const QString& path);
  const CheckReport& report() const { return report_; }
  const StudentTable& table() const { return table_; }
  /// What stands at the top, in plain words.
  QString headline() const;

signals:
  void openWanted();
  void templateWanted();
  /// Robot and state of a student's variant of an exercise are wanted.
  void variantWanted();
  /// A row is looked at: the quantity, and the student's own numbers for it in the axes and unit of our recording;
  /// as they stand where they are not as many as ours.
  void studentValueShown(const linkwright::QuantityKey& key, const std::vector<double>& values);
  /// The row that is looked at has no such value.
  void studentValueGone();

protected:
  void showEvent(QShowEvent* event) override;

private:
  void build();
  void check();
  void showReport();
  void showRow(int row);
  void showWords();
  bool isHidden(int row) const;
  bool stands() const;
  void goToFirst();
  void goTo(int row);
  void tellStudentValue(int row);

  Document& document_;
  Interaction& interaction_;
  QString path_;
  StudentTable table_;
  CheckReport report_;
  std::vector<Step> steps_;        ///< of the report's recording
  bool goes_to_first_ = false;     ///< a table has been opened: the walk goes to its first difference once it can
  unsigned long long serial_ = 0;  ///< of the snapshot that it was checked with

  QStackedWidget* pages_ = nullptr;
  QLabel* problems_ = nullptr;
  QLabel* headline_ = nullptr;
  QLabel* suspicion_ = nullptr;
  QLabel* counts_ = nullptr;
  QCheckBox* only_differing_ = nullptr;
  QTableWidget* rows_ = nullptr;
};

}  // namespace linkwright::ui
