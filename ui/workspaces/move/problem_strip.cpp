// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/move/problem_strip.h"

#include "core/trajectory/plan_edit.h"
#include "core/trajectory/violations.h"
#include "ui/document/translated.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/move/motion_statistics.h"

#include <QEvent>

#include <algorithm>

namespace linkwright::ui {

namespace {

constexpr int kRowsInSight = 3;
constexpr int kRowsMeasured = 12;

/// What to do about an error, where its own words do not say it.
QString adviceFor(const TrajectoryPlan& plan) {
  if (const auto* course = std::get_if<WaypointCourse>(&plan.course)) {
    const bool has_path = std::any_of(course->moves.begin(), course->moves.end(),
                                      [](const Move& move) { return move.kind != MoveKind::Joint; });
    if (has_path)
      return ProblemStrip::tr(
          "Use a joint-space path, free the orientation of the end effector, or move the waypoint.");
  }
  return {};
}

/// What the core says.
QString sentenceOf(const Diagnostic& problem) {
  QString text = translated(problem.message);
  if (!text.isEmpty()) text[0] = text[0].toUpper();
  return text;
}

}  // namespace

ProblemStrip::ProblemStrip(QWidget* parent) : QListWidget(parent) {
  setObjectName("motionProblems");
  setAccessibleName(tr("Problems with the motion"));
  setWordWrap(true);
  setResizeMode(Adjust);
  setSelectionMode(NoSelection);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(ScrollPerPixel);
  setSpacing(1);
  setIconSize({2 * kSpace, 2 * kSpace});
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  hide();
}

void ProblemStrip::show(const Motion& motion, const Model& model, AngleUnit unit) {
  if (motion.problems == shown_ && motion.plan == plan_ && unit == unit_) return;
  unit_ = unit;
  shown_ = motion.problems;
  plan_ = motion.plan;
  QStringList texts;
  QList<bool> errors;
  // a motion that has only been begun is not wrong: the list says what comes next
  const bool is_begun = plan_ && hasWaypointList(*plan_) && waypointsOf(*plan_).size() < 2;
  std::size_t limit = 0;  // of the violations, which are in the order of their problems
  for (const Diagnostic& problem : shown_ && !is_begun ? *shown_ : Diagnostics()) {
    const bool error = problem.severity == Severity::Error;
    const bool is_limit = problem.kind == DiagnosticKind::BeyondLimit && motion.curves != nullptr;
    // in the unit of the window
    const QString text = is_limit ? wordsOf(motion.curves->violations.at(limit++), model, unit) : sentenceOf(problem);
    const QString advice = error && plan_ ? adviceFor(*plan_) : QString();
    texts << text + QStringLiteral(". ") + advice;
    errors << error;
  }
  while (count() > texts.size()) delete takeItem(count() - 1);
  for (int row = 0; row < texts.size(); ++row) {
    if (row == count()) addItem(QString());
    QListWidgetItem* entry = item(row);
    entry->setFlags(Qt::ItemIsEnabled | Qt::ItemNeverHasChildren);
    if (entry->text() == texts[row].trimmed()) continue;
    entry->setText(texts[row].trimmed());
    entry->setToolTip(entry->text());
    entry->setIcon(themedIcon(errors[row] ? "error" : "warning"));
    entry->setData(Qt::AccessibleTextRole,
                   errors[row] ? tr("Error: %1").arg(entry->text()) : tr("Warning: %1").arg(entry->text()));
  }
  setVisible(count() > 0);
  updateGeometry();
}

int ProblemStrip::heightOf(int rows) const {
  const int width = std::max(10 * kSpace, viewport()->width() - 2 * kSpace - 14);
  int height = 2 * frameWidth() + 2;
  for (int row = 0; row < std::min(rows, kRowsMeasured); ++row) {
    height += fontMetrics().boundingRect(QRect(0, 0, width, 10000), Qt::TextWordWrap, item(row)->text()).height() + 6;
  }
  return height;
}

QSize ProblemStrip::sizeHint() const { return {20 * kSpace, heightOf(std::min(count(), kRowsInSight))}; }
QSize ProblemStrip::minimumSizeHint() const { return {10 * kSpace, sizeHint().height()}; }

void ProblemStrip::changeEvent(QEvent* event) {
  QListWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) updateGeometry();
}

void ProblemStrip::resizeEvent(QResizeEvent* event) {
  QListWidget::resizeEvent(event);
  updateGeometry();
}

}  // namespace linkwright::ui

#include "moc_problem_strip.cpp"
