// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/simulate/inv_tables.h"

#include "ui/widgets/full_digits_copy.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/simulate/inv_words.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QScrollBar>
#include <QTableWidget>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace linkwright::ui {

namespace {

struct InvTablesText {
  Q_DECLARE_TR_FUNCTIONS(InvMachine)
};

/// Below this part of the larger number a difference is round-off.
constexpr double kNothing = 1e-12;

QTableWidgetItem& cell(QTableWidget& table, int row, int column) {
  QTableWidgetItem* item = table.item(row, column);
  if (item == nullptr) {
    item = new QTableWidgetItem;
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    table.setItem(row, column, item);
  }
  return *item;
}

void setShape(QTableWidget& table, const QStringList& columns, const QStringList& rows) {
  table.setRowCount(static_cast<int>(rows.size()));
  table.setColumnCount(static_cast<int>(columns.size()));
  table.setHorizontalHeaderLabels(columns);
  table.setVerticalHeaderLabels(rows);
  table.verticalHeader()->setDefaultSectionSize(table.fontMetrics().height() + 9);
}

void showText(QTableWidgetItem& item, const QString& words) {
  item.setText(words);
  item.setToolTip({});
  item.setData(Qt::UserRole, {});
  item.setData(Qt::AccessibleDescriptionRole, {});
  item.setBackground(QBrush());
  item.setForeground(QBrush());
  item.setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
}

void showNumber(QTableWidgetItem& item, const NumberGroup& numbers, double value, const QString& unit) {
  showText(item, numbers.text(value));
  const QString whole = fullNumber(value) + QLatin1Char(' ') + unitWithExponents(unit);
  item.setToolTip(whole);
  item.setData(Qt::AccessibleDescriptionRole, whole);
  item.setData(Qt::UserRole, value);
}

/// A wrong number in the colour of warnings, with the right one beside it in the tooltip.
void markWrong(QTableWidgetItem& item, double right, double wrong, bool dark) {
  if (std::abs(right - wrong) <= kNothing * std::max(std::abs(right), std::abs(wrong))) return;
  item.setForeground(limitColour(dark));
  //: %1: the wrong value, %2: the right one, both with all digits
  item.setToolTip(InvTablesText::tr("%1\nWithout the mistakes: %2").arg(item.toolTip(), fullNumber(right)));
}

void light(QTableWidgetItem& item, Quantity quantity, bool dark) {
  QColor ground = quantityColour(quantity, dark);
  ground.setAlphaF(0.25F);
  item.setBackground(ground);
}

/// A column of what has been found: [rows] right and wrong, and from which step on it is known.
struct Column {
  QString header;
  Eigen::VectorXd right, wrong;
  InvStepKind kind;
  int index = -1;
  Quantity quantity = Quantity::JointTorque;
};

/// The first step of that kind and index; after the last where there is none.
int stepOf(const InvMachine& machine, InvStepKind kind, int index) {
  const auto it = std::find_if(machine.steps.begin(), machine.steps.end(), [&](const InvStep& step) {
    return step.kind == kind && (index < 0 || step.index == index);
  });
  return static_cast<int>(it - machine.steps.begin());
}

Eigen::VectorXd columnOf(const Eigen::MatrixXd& matrix, int column) {
  return column < matrix.cols() ? Eigen::VectorXd(matrix.col(column)) : Eigen::VectorXd();
}

std::vector<Column> jointColumns(const InvMachine& machine) {
  using K = InvStepKind;
  using Q = Quantity;
  const ExtendedForwardDynamics& r = machine.right;
  const ExtendedForwardDynamics& w = machine.wrong ? *machine.wrong : machine.right;
  std::vector<Column> columns = {{QStringLiteral("b"), r.b, w.b, K::Bias, -1, Q::JointTorque}};
  for (int i = 0; i < machine.dof(); ++i)
    columns.push_back(
        {QStringLiteral("M e") + subscript(i + 1), columnOf(r.M, i), columnOf(w.M, i), K::MassColumn, i, Q::Inertia});
  const int k = machine.contactCount();
  const auto numbered = [k](const char* name, int c) {
    return QString::fromUtf8(name) + (k > 1 ? subscript(c + 1) : QString());
  };
  for (int c = 0; c < k; ++c) {
    columns.push_back({numbered("j_c", c), columnOf(r.j_c, c), columnOf(w.j_c, c), K::Normal, c, Q::JointTorque});
    columns.push_back({numbered("j_t", c), columnOf(r.j_t, c), columnOf(w.j_t, c), K::Tangent, c, Q::JointTorque});
  }
  for (int c = 0; c < k; ++c)
    columns.push_back(
        {numbered("d", c), columnOf(r.d, c), columnOf(w.d, c), K::Directions, -1, Q::AngularAcceleration});
  if (k > 0) columns.push_back({QStringLiteral("bₙ"), r.b_n, w.b_n, K::BiasWithForce, -1, Q::JointTorque});
  columns.push_back({QStringLiteral("τ"), machine.input.tau, machine.input.tau, K::Acceleration, -1, Q::JointTorque});
  columns.push_back({InvTablesText::tr("Acceleration"), r.qdd, w.qdd, K::Acceleration, -1, Q::AngularAcceleration});
  return columns;
}

std::vector<Column> contactColumns(const InvMachine& machine) {
  using K = InvStepKind;
  using Q = Quantity;
  const ExtendedForwardDynamics& r = machine.right;
  const ExtendedForwardDynamics& w = machine.wrong ? *machine.wrong : machine.right;
  const int k = machine.contactCount();
  const auto criticalOf = [](const ExtendedForwardDynamics& s) {
    Eigen::VectorXd critical(s.A.rows());
    for (Eigen::Index c = 0; c < critical.size(); ++c)
      critical[c] = s.critical_factor * s.questions[static_cast<std::size_t>(c)].K;
    return critical;
  };
  std::vector<Column> columns;
  for (int c = 0; k == 1 && c < k; ++c)
    columns.push_back({QStringLiteral("m_c"), columnOf(r.A_frictionless, c), columnOf(w.A_frictionless, c), K::System,
                       -1, Q::ExternalForce});
  for (int c = 0; c < k; ++c)
    columns.push_back({k > 1 ? QStringLiteral("A e") + subscript(c + 1) : QStringLiteral("A"), columnOf(r.A, c),
                       columnOf(w.A, c), K::System, -1, Q::ExternalForce});
  columns.push_back({QStringLiteral("a"), r.a, w.a, K::System, -1, Q::LinearAcceleration});
  columns.push_back({QStringLiteral("dᵀτ"), r.d_tau, w.d_tau, K::System, -1, Q::JointTorque});
  columns.push_back({QStringLiteral("fₙ"), r.f_n, w.f_n, K::Force, -1, Q::ExternalForce});
  if (k == 1 && std::isfinite(r.critical_factor) && r.questions[0].K > 0.0)
    columns.push_back({InvTablesText::tr("Critical K"), criticalOf(r), criticalOf(w), K::System, -1, Q::ExternalForce});
  return columns;
}

void showColumns(QTableWidget& table, const InvMachine& machine, const std::vector<Column>& columns,
                 const QStringList& rows, int step) {
  QStringList headers;
  for (const Column& column : columns) headers << column.header;
  setShape(table, headers, rows);
  const bool dark = isDark(table.palette());
  int lit = -1;
  for (int c = 0; c < static_cast<int>(columns.size()); ++c) {
    const Column& column = columns[static_cast<std::size_t>(c)];
    const int known = stepOf(machine, column.kind, column.index);
    const NumberGroup numbers(column.wrong.data(), static_cast<std::size_t>(column.wrong.size()));
    for (int row = 0; row < table.rowCount(); ++row) {
      QTableWidgetItem& item = cell(table, row, c);
      if (step < known) {
        showText(item, QStringLiteral("·"));
      } else if (row >= column.wrong.size()) {
        showText(item, QStringLiteral("—"));
      } else {
        showNumber(item, numbers, column.wrong[row], {});
        if (row < column.right.size()) markWrong(item, column.right[row], column.wrong[row], dark);
      }
      if (step == known) light(item, column.quantity, dark);
    }
    if (step == known) lit = c;
  }
  table.resizeColumnsToContents();
  if (lit >= 0 && table.rowCount() > 0) table.scrollToItem(table.item(0, lit));
}

QString vectorText(const Eigen::Vector3d& v, const NumberGroup& numbers) {
  return QStringLiteral("%1  %2  %3").arg(numbers.text(v.x()), numbers.text(v.y()), numbers.text(v.z()));
}

QString unitOfJoint(const InvMachine& machine, int joint, const char* turning, const char* sliding) {
  return QString::fromLatin1(machine.isSlide(joint) ? sliding : turning);
}

}  // namespace

QTableWidget* makeNumberTable(const QString& object_name, const QString& spoken, QWidget* parent) {
  auto* table = new QTableWidget(parent);
  table->setObjectName(object_name);
  table->setAccessibleName(spoken);
  table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table->setSelectionMode(QAbstractItemView::SingleSelection);
  table->setTabKeyNavigation(false);
  table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  table->verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  table->horizontalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
  table->horizontalHeader()->setMinimumSectionSize(3 * kSpace);
  table->setMinimumHeight(5 * kSpace);
  copyFullDigits(*table);
  return table;
}

void showFound(QTableWidget& table, const InvMachine& machine, int step) {
  QStringList rows;
  for (int i = 0; i < machine.dof(); ++i) rows << machine.jointName(i);
  showColumns(table, machine, jointColumns(machine), rows, step);
}

void showContactNumbers(QTableWidget& table, const InvMachine& machine, int step) {
  QStringList rows;
  for (const InvContact& contact : machine.contacts) rows << QString::fromStdString(contact.name);
  showColumns(table, machine, contactColumns(machine), rows, step);
  // as high as a few contacts need: the joints have the rest
  const int lines = std::min(3, table.rowCount()) * table.verticalHeader()->defaultSectionSize();
  table.setFixedHeight(table.horizontalHeader()->sizeHint().height() + lines +
                       table.horizontalScrollBar()->sizeHint().height() + 2 * table.frameWidth());
}

void showQuestion(QTableWidget& table, const InvMachine& machine, int step, AngleUnit unit) {
  const InverseDynamicsCall* call = askedCall(machine, machine.steps[static_cast<std::size_t>(step)]);
  QStringList rows;
  for (int i = 0; call != nullptr && i < machine.dof(); ++i) rows << machine.jointName(i);
  const QString answer =
      call == nullptr ? QString() : nameOfStep(machine, machine.steps[static_cast<std::size_t>(step)]);
  setShape(table,
           {InvTablesText::tr("Position"), InvTablesText::tr("Velocity"), InvTablesText::tr("Acceleration"),
            InvTablesText::tr("INV: %1").arg(answer)},
           rows);
  if (call == nullptr) return;
  const bool degrees = unit == AngleUnit::Degree;
  const DynamicsInput& in = call->input;
  const auto group = [](const Eigen::VectorXd& v) { return NumberGroup(v.data(), static_cast<std::size_t>(v.size())); };
  Eigen::VectorXd q = in.q;
  for (int i = 0; i < machine.dof(); ++i)
    if (degrees && !machine.isSlide(i)) q[i] *= 180.0 / std::numbers::pi;
  const NumberGroup of_q = group(q), of_qd = group(in.qd), of_qdd = group(in.qdd), of_tau = group(call->tau);
  const auto withUnit = [&](int row, int column, const NumberGroup& numbers, double value, const QString& of) {
    QTableWidgetItem& item = cell(table, row, column);
    showNumber(item, numbers, value, of);
    item.setText(item.text() + QLatin1Char(' ') + unitWithExponents(of));
  };
  for (int i = 0; i < machine.dof(); ++i) {
    withUnit(i, 0, of_q, q[i], unitOfJoint(machine, i, degrees ? "deg" : "rad", "m"));
    withUnit(i, 1, of_qd, in.qd[i], unitOfJoint(machine, i, "rad/s", "m/s"));
    withUnit(i, 2, of_qdd, in.qdd[i], unitOfJoint(machine, i, "rad/s^2", "m/s^2"));
    withUnit(i, 3, of_tau, call->tau[i], unitOfJoint(machine, i, "N m", "N"));
    if (degrees && !machine.isSlide(i)) table.item(i, 0)->setText(of_q.text(q[i]) + QStringLiteral("°"));
  }
  table.resizeColumnsToContents();
}

void showRecursion(QTableWidget& table, const InvMachine& machine, int step) {
  const InverseDynamicsCall* call = askedCall(machine, machine.steps[static_cast<std::size_t>(step)]);
  struct Shown {
    Quantity quantity;
    const char* header;
    const char* unit;
  };
  static constexpr Shown kShown[] = {{Quantity::AngularVelocity, "ω", "rad/s"},
                                     {Quantity::AngularAcceleration, "α", "rad/s^2"},
                                     {Quantity::LinearAcceleration, "a", "m/s^2"},
                                     {Quantity::ExternalForce, "fᴱ", "N"},
                                     {Quantity::JointForce, "f", "N"},
                                     {Quantity::JointMoment, "n", "N m"},
                                     {Quantity::JointTorque, "τ", "N m"}};
  QStringList headers, rows;
  for (const Shown& shown : kShown)
    headers << QString::fromUtf8(shown.header) + QStringLiteral("  ") +
                   unitWithExponents(QString::fromLatin1(shown.unit));
  Recording recording;
  if (call != nullptr) {
    recording = recordingOf(machine, *call);
    for (int b = 0; b < machine.model->bodyCount(); ++b)
      rows << QString::fromStdString(
          machine.model->links()[static_cast<std::size_t>(machine.model->linkOfBody(b))].name);
  }
  setShape(table, headers, rows);
  for (int column = 0; column < table.columnCount(); ++column) {
    const Quantity quantity = kShown[column].quantity;
    double largest = 0.0;
    for (int b = 0; b < table.rowCount(); ++b) {
      if (const Recorded* entry = recording.find(b, quantity))
        for (int v = 0; v < entry->size; ++v) largest = std::max(largest, std::abs(entry->values[v]));
    }
    const NumberGroup numbers(largest);
    for (int b = 0; b < table.rowCount(); ++b) {
      QTableWidgetItem& item = cell(table, b, column);
      const Recorded* entry = recording.find(b, quantity);
      if (entry == nullptr) {
        showText(item, QStringLiteral("—"));
      } else if (entry->size == 1) {
        showNumber(item, numbers, entry->scalar(), QString::fromLatin1(kShown[column].unit));
      } else {
        showText(item, vectorText(entry->vector(), numbers));
        const Eigen::Vector3d v = entry->vector();
        item.setToolTip(QStringLiteral("%1, %2, %3").arg(fullNumber(v.x()), fullNumber(v.y()), fullNumber(v.z())));
        item.setData(Qt::AccessibleDescriptionRole, item.toolTip());
      }
    }
  }
  table.resizeColumnsToContents();
}

void showDamage(QTableWidget& table, const InvMachine& machine) {
  const ExtendedForwardDynamics& r = machine.right;
  const ExtendedForwardDynamics& w = machine.wrong ? *machine.wrong : machine.right;
  QStringList rows;
  std::vector<InvContact> contacts = machine.contacts;
  if (w.f_n.size() > r.f_n.size()) contacts.insert(contacts.end(), machine.released.begin(), machine.released.end());
  for (const InvContact& contact : contacts)
    rows << InvTablesText::tr("fₙ %1").arg(QString::fromStdString(contact.name));
  for (int i = 0; i < machine.dof(); ++i) rows << machine.jointName(i);
  //: the value without the planted mistakes
  const QString is_right = InvTablesText::tr("Right");
  //: the value with the planted mistakes
  const QString is_wrong = InvTablesText::tr("Wrong");
  setShape(table, {is_right, is_wrong, InvTablesText::tr("Difference"), InvTablesText::tr("Unit")}, rows);
  const auto row = [&](int at, double right, std::optional<double> wrong, double largest, const QString& unit) {
    const NumberGroup numbers(largest);
    showNumber(cell(table, at, 0), numbers, right, unit);
    if (wrong && std::isfinite(*wrong)) {
      showNumber(cell(table, at, 1), numbers, *wrong, unit);
      showNumber(cell(table, at, 2), numbers, *wrong - right, unit);
    } else {
      showText(cell(table, at, 1), QStringLiteral("—"));
      showText(cell(table, at, 2), QStringLiteral("—"));
    }
    QTableWidgetItem& of = cell(table, at, 3);
    showText(of, unitWithExponents(unit));
    of.setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  };
  const bool planted = machine.wrong.has_value();
  const auto largestOf = [](const Eigen::VectorXd& a, const Eigen::VectorXd& b) {
    return std::max(a.size() > 0 ? a.cwiseAbs().maxCoeff() : 0.0, b.size() > 0 ? b.cwiseAbs().maxCoeff() : 0.0);
  };
  int at = 0;
  for (std::size_t c = 0; c < contacts.size(); ++c, ++at) {
    const auto i = static_cast<Eigen::Index>(c);
    // a contact that has let go pushes with nothing
    row(at, i < r.f_n.size() ? r.f_n[i] : 0.0, planted && i < w.f_n.size() ? std::optional(w.f_n[i]) : std::nullopt,
        largestOf(r.f_n, w.f_n), QStringLiteral("N"));
  }
  for (int i = 0; i < machine.dof() && r.qdd.size() > 0; ++i, ++at)
    row(at, r.qdd[i], planted && i < w.qdd.size() ? std::optional(w.qdd[i]) : std::nullopt, largestOf(r.qdd, w.qdd),
        unitOfJoint(machine, i, "rad/s^2", "m/s^2"));
  table.resizeColumnsToContents();
}

}  // namespace linkwright::ui
