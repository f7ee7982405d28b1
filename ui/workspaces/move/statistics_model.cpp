// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/move/statistics_model.h"

#include "ui/widgets/language.h"
#include "ui/widgets/measure.h"
#include "ui/widgets/share_text.h"

#include <QFont>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
constexpr double kLittle = 1e-3;  // of a limit: less is written as less

bool isShare(int column) { return column == StatisticsModel::kEffort || column == StatisticsModel::kSpeed; }

}  // namespace

void StatisticsModel::show(MotionStatistics statistics) {
  const bool same_rows = statistics.model == statistics_.model && statistics.joints.size() == statistics_.joints.size();
  if (!same_rows) beginResetModel();
  statistics_ = std::move(statistics);
  makeGroups();
  QStringList names;
  for (int joint = 0; joint < std::ssize(statistics_.joints); ++joint) names << name(joint);
  ends_ = commonEnds(names);
  longest_ = 0;
  for (const QString& each : names) longest_ = std::max(longest_, each.size());
  if (!same_rows) {
    order_ = sorted();
    endResetModel();
    return;
  }
  if (order_.empty()) return;
  putInOrder();
  emit dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
  emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
}

void StatisticsModel::setAngleUnit(AngleUnit unit) {
  if (unit == unit_) return;
  unit_ = unit;
  makeGroups();
  if (order_.empty()) return;
  emit dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
  emit headerDataChanged(Qt::Horizontal, 0, kColumns - 1);
}

// numbers of one column and unit are written alike
void StatisticsModel::makeGroups() {
  std::array<bool, kKinds> has{};
  for (int column = 0; column < kColumns; ++column) {
    std::array<double, kKinds> largest{};
    for (int joint = 0; joint < std::ssize(statistics_.joints); ++joint) {
      const Kind kind = kindOf(joint);
      has[kind] = true;
      const double value = std::abs(cell(joint, column).value) * factorOf(kind, column);
      if (std::isfinite(value)) largest[kind] = std::max(largest[kind], value);
      // the part that is given stands below the whole
      if (column == kWork)
        largest[kind] = std::max(largest[kind], statistics_.joints[static_cast<std::size_t>(joint)].positive);
    }
    if (column == kPower || column == kWork) {
      // watts and joules of both kinds are added up
      const double all = column == kPower ? std::abs(statistics_.power.value)
                                          : std::max(std::abs(statistics_.work), statistics_.positive);
      largest.fill(std::max({largest[kTurns], largest[kSlides], all}));
    }
    for (std::size_t kind = 0; kind < kKinds; ++kind)
      figures_[static_cast<std::size_t>(column)][kind] = {NumberGroup(largest[kind]), largest[kind], -1};
  }
  is_mixed_ = has[kTurns] && has[kSlides];
  cutGroups();
}

// where there is little room; very large and very small ones keep their exponents
void StatisticsModel::cutGroups() {
  constexpr double kSmall = 1e-3, kLarge = 1e5;
  is_cut_ = digits_ < shownDigits();
  for (auto& column : figures_) {
    for (Figures& figures : column) {
      const bool is_cut = is_cut_ && figures.largest >= kSmall && figures.largest < kLarge;
      const int before = figures.largest > 0.0 ? static_cast<int>(std::floor(std::log10(figures.largest))) + 1 : 1;
      figures.decimals = is_cut ? std::max(0, digits_ - before) : -1;
    }
  }
}

QString StatisticsModel::Figures::text(double value) const {
  if (decimals < 0 || !std::isfinite(value)) return whole.text(value);
  const QString text = QString::number(value, 'f', decimals);
  // round-off below zero is zero
  return text.toDouble() == 0.0 ? QString::number(0.0, 'f', decimals) : withTrueMinus(text);
}

void StatisticsModel::setDigits(int digits) {
  if (digits == digits_) return;
  digits_ = digits;
  cutGroups();
  if (!order_.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1), {Qt::DisplayRole});
}

void StatisticsModel::setNameLetters(int letters) {
  if (letters == letters_) return;
  letters_ = letters;
  if (!order_.empty()) emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
}

bool StatisticsModel::hasValues(int column) const {
  if (!isShare(column)) return true;
  for (int joint = 0; joint < std::ssize(statistics_.joints); ++joint) {
    if (!std::isnan(cell(joint, column).value)) return true;
  }
  return false;
}

int StatisticsModel::jointAt(int row) const {
  return row >= 0 && row < std::ssize(order_) ? order_[static_cast<std::size_t>(row)] : -1;
}

StatisticsModel::Kind StatisticsModel::kindOf(int joint) const {
  if (joint < 0) return kTurns;
  const bool slides = statistics_.model->joints().at(static_cast<std::size_t>(joint)).type == JointType::Prismatic;
  return slides ? kSlides : kTurns;
}

StatisticsModel::Cell StatisticsModel::totalCell(int column) const {
  if (column == kPower) return {statistics_.power.value, statistics_.power.time};
  if (column == kWork) return {statistics_.work, std::nullopt};
  return {kNone, std::nullopt};
}

StatisticsModel::Cell StatisticsModel::cell(int joint, int column) const {
  if (joint < 0) return totalCell(column);
  const JointStatistics& s = statistics_.joints.at(static_cast<std::size_t>(joint));
  const Limits& limits = statistics_.model->joints().at(static_cast<std::size_t>(joint)).limits;
  const auto share = [](const WorstShare& worst, double limit) -> Cell {
    // without a limit there is nothing that has a share in it
    if (!(limit > 0.0) || !std::isfinite(limit)) return {kNone, std::nullopt};
    return {worst.share, worst.time};
  };
  switch (column) {
    case kEffort: return share(s.effort, limits.effort);
    case kTorque: return {s.torque.value, s.torque.time};
    case kRms: return {s.rms_torque, std::nullopt};
    case kSpeed: return share(s.speed, limits.velocity);
    case kVelocity: return {s.velocity.value, s.velocity.time};
    case kPower: return {s.power.value, s.power.time};
    case kWork: return {s.work, std::nullopt};
    case kTravel: return {s.travel, std::nullopt};
    default: return {kNone, std::nullopt};
  }
}

QString StatisticsModel::unitOf(Kind kind, int column) const {
  switch (column) {
    case kTorque:
    case kRms: return kind == kSlides ? tr("N") : tr("N m");
    case kVelocity: return unitSuffix(kind == kSlides ? Measure::Velocity : Measure::AngularVelocity, unit_).trimmed();
    case kPower: return tr("W");
    case kWork: return tr("J");
    case kTravel: return unitSuffix(kind == kSlides ? Measure::Length : Measure::Angle, unit_).trimmed();
    default: return {};
  }
}

double StatisticsModel::factorOf(Kind kind, int column) const {
  if (kind == kSlides) return 1.0;
  if (column == kVelocity) return displayFactor(Measure::AngularVelocity, unit_);
  return column == kTravel ? displayFactor(Measure::Angle, unit_) : 1.0;
}

QString StatisticsModel::name(int joint) const {
  return joint < 0 ? tr("All joints") : nameOfJoint(*statistics_.model, joint);
}

QString StatisticsModel::shortName(int joint) const {
  QString whole = joint < 0 || longest_ <= letters_ ? name(joint) : withoutEnds(name(joint), ends_);
  if (whole.size() <= letters_) return whole;
  const int kept = std::max(3, letters_ - 1), end = kept / 2;
  return whole.left(kept - end) + QStringLiteral("…") + whole.right(end);
}

QString StatisticsModel::title(int column) {
  switch (column) {
    case kTorque: return tr("Peak\nTorque");
    case kRms: return tr("RMS\nTorque");
    case kVelocity: return tr("Peak\nSpeed");
    case kPower: return tr("Peak\nPower");
    case kWork: return tr("Work");
    //: noun: length of the path of a joint
    case kTravel: return tr("Travel");
    default: return {};
  }
}

QString StatisticsModel::firstLine(int joint, int column, bool whole) const {
  const Cell here = cell(joint, column);
  if (std::isnan(here.value)) return joint < 0 ? QString() : QStringLiteral("—");
  if (isShare(column)) {
    if (!whole && here.value > 0.0 && here.value < kLittle) return QStringLiteral("< 0.1 %");
    return here.value > 0.0 ? shareText(here.value) : QStringLiteral("0 %");
  }
  const Kind kind = kindOf(joint);
  const Figures& figures = figures_[static_cast<std::size_t>(column)][kind];
  const double shown = here.value * factorOf(kind, column);
  const QString number = whole ? figures.whole.text(shown) : figures.text(shown);
  const bool has_own_unit = is_mixed_ && column != kPower && column != kWork;
  return has_own_unit ? number + QLatin1Char(' ') + unitOf(kind, column) : number;
}

QString StatisticsModel::secondLine(int joint, int column) const {
  const Cell here = cell(joint, column);
  if (column == kWork) {
    const double positive =
        joint < 0 ? statistics_.positive : statistics_.joints[static_cast<std::size_t>(joint)].positive;
    return QStringLiteral("+") + figures_[kWork][kTurns].text(positive);
  }
  //: preposition: more than the limit
  if (isShare(column)) return here.value > 1.0 ? tr("exceeded") : QString();
  if (!here.time) return {};
  // to 10 ms where numbers are short too
  return is_cut_ ? QStringLiteral(u"%1\u00a0s").arg(*here.time, 0, 'f', 2) : instantText(*here.time);
}

QString StatisticsModel::spoken(int joint, int column) const {
  const Cell here = cell(joint, column);
  if (std::isnan(here.value)) {
    if (joint < 0) return {};
    return column == kEffort ? tr("%1 has no torque or force limit").arg(name(joint))
                             : tr("%1 has no velocity limit").arg(name(joint));
  }
  const Kind kind = kindOf(joint);
  QString number = firstLine(joint, column, true);
  if (!isShare(column) && (!is_mixed_ || column == kPower || column == kWork))
    number += QLatin1Char(' ') + unitOf(kind, column);
  QString said;
  switch (column) {
    //: %1: name of a joint, %2: a percentage
    case kEffort: said = tr("%1 reaches %2 of its torque or force limit").arg(name(joint), number); break;
    //: %1: name of a joint, %2: a percentage
    case kSpeed: said = tr("%1 reaches %2 of its velocity limit").arg(name(joint), number); break;
    //: noun: work; %1: name of a joint, %2: work with its unit, %3: the positive part of it
    case kWork: said = tr("%1: work %2, positive part %3").arg(name(joint), number, secondLine(joint, column)); break;
    //: %1: name of a joint, %2: header of a column in lower case ("peak power"), %3: a value
    default: said = tr("%1: %2 %3").arg(name(joint), inSentence(title(column)).replace('\n', ' '), number);
  }
  const bool is_beyond = isShare(column) && here.value > 1.0;
  const bool is_worst =
      joint >= 0 && joint == statistics_.worst &&
      column == (isByEffort(statistics_.joints.at(static_cast<std::size_t>(joint))) ? kEffort : kSpeed);
  //: %1: a sentence about a joint ("elbow reaches 80 % of its torque limit")
  if (is_beyond && is_worst) said = tr("%1 (limit exceeded, farthest of all joints)").arg(said);
  //: %1: a sentence about a joint ("elbow reaches 80 % of its torque limit")
  if (is_beyond && !is_worst) said = tr("%1 (limit exceeded)").arg(said);
  //: %1: a sentence about a joint ("elbow reaches 80 % of its torque limit")
  if (!is_beyond && is_worst) said = tr("%1 (closest to its limit of all joints)").arg(said);
  //: %1: a sentence about a joint ("elbow reaches 80 % of its torque limit"), %2: a time with its unit
  return here.time ? tr("%1 at %2. Click or press Enter to go to that instant.").arg(said, instantText(*here.time))
                   : said;
}

int StatisticsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || order_.empty() ? 0 : static_cast<int>(order_.size()) + 1;
}

int StatisticsModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kColumns; }

QVariant StatisticsModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const int joint = jointAt(index.row()), column = index.column();
  const Cell here = cell(joint, column);
  switch (role) {
    case Qt::DisplayRole: {
      const QString second = secondLine(joint, column);
      return second.isEmpty() ? firstLine(joint, column) : firstLine(joint, column) + QLatin1Char('\n') + second;
    }
    case Qt::UserRole: return std::isnan(here.value) ? QVariant() : QVariant(here.value);
    case TimeRole: return here.time ? QVariant(*here.time) : QVariant();
    case ShareRole: return isShare(column) && !std::isnan(here.value) ? QVariant(here.value) : QVariant();
    case TotalRole: return joint < 0;
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole: return spoken(joint, column);
    default: return {};
  }
}

QVariant StatisticsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation == Qt::Vertical) {
    const int joint = jointAt(section);
    const bool is_worst = joint >= 0 && joint == statistics_.worst;
    if (role == Qt::DisplayRole)
      return is_worst ? shortName(joint) + QLatin1Char('\n') + tr("closest to limit") : shortName(joint);
    if (role == Qt::AccessibleTextRole) return is_worst ? tr("%1, closest to its limit").arg(name(joint)) : name(joint);
    if (role == Qt::ToolTipRole) return is_worst ? worstWords(statistics_) : name(joint);
    if (role == Qt::FontRole && (is_worst || joint < 0)) {
      QFont font;
      font.setBold(true);
      return font;
    }
    return {};
  }
  if (role == Qt::DisplayRole) {
    if (isShare(section)) return section == kEffort ? tr("Torque\nLimit") : tr("Speed\nLimit");
    const bool has_unit = !is_mixed_ || section == kPower || section == kWork;
    const Kind kind = order_.empty() ? kTurns : kindOf(order_.front());
    return has_unit ? title(section) + QLatin1Char('\n') + unitOf(kind, section) : title(section);
  }
  // what is largest is what is looked for
  if (role == Qt::InitialSortOrderRole) return static_cast<int>(Qt::DescendingOrder);
  if (role == Qt::AccessibleTextRole && isShare(section))
    return section == kEffort ? tr("Utilisation of the torque limit") : tr("Utilisation of the velocity limit");
  if (role == Qt::ToolTipRole) {
    if (isShare(section))
      return section == kEffort ? tr("Largest utilisation of the torque limit")
                                : tr("Largest utilisation of the velocity limit");
    if (section == kTorque) return tr("Largest torque, and its time");
    if (section == kVelocity) return tr("Largest velocity, and its time");
    if (section == kWork) return tr("Integral of the power. The line marked + counts positive power only.");
    if (section == kPower) return tr("Largest product of torque and velocity");
    if (section == kRms) return tr("RMS torque over the motion, a measure of the heating of the motor");
    if (section == kTravel) return tr("Integral of the speed, which is the total angle or distance travelled");
  }
  return {};
}

std::vector<int> StatisticsModel::sorted() const {
  std::vector<int> order(statistics_.joints.size());
  std::iota(order.begin(), order.end(), 0);
  if (sort_column_ < 0 || sort_column_ >= kColumns) return order;
  // work has a sign that counts, peaks are as large as they are; what is missing comes last
  const auto key = [&](int joint) {
    const double value = cell(joint, sort_column_).value;
    return sort_column_ == kWork ? value : std::abs(value);
  };
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
    const double of_a = key(a), of_b = key(b);
    if (std::isnan(of_a) || std::isnan(of_b)) return !std::isnan(of_a) && std::isnan(of_b);
    return sort_order_ == Qt::AscendingOrder ? of_a < of_b : of_a > of_b;
  });
  return order;
}

void StatisticsModel::sort(int column, Qt::SortOrder order) {
  sort_column_ = column;
  sort_order_ = order;
  putInOrder();
}

void StatisticsModel::putInOrder() {
  std::vector<int> order = sorted();
  if (order == order_) return;
  emit layoutAboutToBeChanged({}, VerticalSortHint);
  const std::vector<int> before = std::exchange(order_, std::move(order));
  // what is chosen stays with its joint
  const QModelIndexList from = persistentIndexList();
  QModelIndexList to;
  for (const QModelIndex& index : from) {
    int row = index.row();
    if (row < std::ssize(before)) {
      const auto at = std::find(order_.begin(), order_.end(), before[static_cast<std::size_t>(row)]);
      row = static_cast<int>(at - order_.begin());
    }
    to.append(createIndex(row, index.column()));
  }
  changePersistentIndexList(from, to);
  emit layoutChanged({}, VerticalSortHint);
}

std::vector<NamedMatrix> StatisticsModel::matrices() const {
  if (order_.empty()) return {};
  bool slides = false, turns = false;
  for (const int joint : order_) (kindOf(joint) == kSlides ? slides : turns) = true;
  const auto unit = [&](const char* turning, const char* sliding) {
    const std::string both = std::string(turning) + " or " + sliding;
    return " (" + (turns && slides ? both : slides ? std::string(sliding) : std::string(turning)) + ")";
  };
  const std::string torque = unit("N m", "N"), rate = unit("rad/s", "m/s"), way = unit("rad", "m");
  NamedMatrix table{"statistics", "S", "statistics of the motion, a row a joint and one of all; SI, shares of limits",
                    Eigen::MatrixXd::Constant(rowCount(), 13, kNone)};
  table.columns = {"share of effort limit",
                   "peak torque" + torque,
                   "its time (s)",
                   "RMS torque" + torque,
                   "share of velocity limit",
                   "peak velocity" + rate,
                   "its time (s)",
                   "RMS velocity" + rate,
                   "peak power (W)",
                   "its time (s)",
                   "work (J)",
                   "positive work (J)",
                   "travel" + way};
  for (int row = 0; row < rowCount(); ++row) {
    const int joint = jointAt(row);
    table.rows.push_back(name(joint).toStdString());
    if (joint < 0) {
      table.values.row(row).segment(8, 4) << statistics_.power.value, statistics_.power.time, statistics_.work,
          statistics_.positive;
      continue;
    }
    const JointStatistics& s = statistics_.joints[static_cast<std::size_t>(joint)];
    table.values.row(row) << cell(joint, kEffort).value, s.torque.value, s.torque.time, s.rms_torque,
        cell(joint, kSpeed).value, s.velocity.value, s.velocity.time, s.rms_velocity, s.power.value, s.power.time,
        s.work, s.positive, s.travel;
  }
  return {table};
}

}  // namespace linkwright::ui

#include "moc_statistics_model.cpp"
