// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/nodal_models.h"

#include "ui/widgets/numbers.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QFontMetrics>
#include <QPalette>

#include <algorithm>
#include <cmath>
#include <limits>

namespace linkwright::ui {

namespace {

constexpr int kDigits = 4;

QString named(const std::string& name) { return QString::fromStdString(name); }

/// A head of two lines: where, and what of it.
QString inLines(QString name) {
  const auto space = name.lastIndexOf(QLatin1Char(' '));
  if (space > 0) name[space] = QLatin1Char('\n');
  return name;
}

}  // namespace

QString nodalNumber(double value, double largest) {
  if (value == 0.0) return QStringLiteral("0");
  if (!(largest >= 1e-4 && largest < 1e6)) return withTrueMinus(QString::number(value, 'e', kDigits - 2));
  const int before = static_cast<int>(std::floor(std::log10(largest)));
  QString text = QString::number(value, 'f', std::clamp(kDigits - 1 - std::max(before, 0), 0, kDigits + 3));
  if (before < 0) text = QString::number(value, 'f', std::min(kDigits - 2 - before, kDigits + 3));
  // what is round-off beside the rest has no sign
  if (text.toDouble() == 0.0 && text.startsWith(QLatin1Char('-'))) text.remove(0, 1);
  return withTrueMinus(text);
}

NodalLit nodalLitOf(const NodalScheme& scheme, int joint) {
  NodalLit lit{std::vector<bool>(scheme.rows().size(), false), std::vector<bool>(scheme.columns().size(), false)};
  if (joint < 0) return lit;
  const SchemeJoint& of = scheme.joints()[static_cast<std::size_t>(joint)];
  // nodes beyond a segment that the joint carries; parents come before what is further out
  std::vector<bool> is_carried(scheme.nodes().size(), false), has_moment(scheme.nodes().size(), false);
  for (std::size_t k = 0; k < scheme.nodes().size(); ++k)
    is_carried[k] = of.is_prismatic && scheme.moves(joint, scheme.nodes()[k].body);
  for (std::size_t r = 0; r < lit.rows.size(); ++r) {
    const SchemeRow& row = scheme.rows()[r];
    const auto index = static_cast<std::size_t>(row.index);
    switch (row.kind) {
      case SchemeRow::Kind::Force: lit.rows[r] = row.index == joint; break;
      case SchemeRow::Kind::Moment:
        lit.rows[r] = !of.is_prismatic && scheme.moves(joint, scheme.nodes()[index].body);
        if (lit.rows[r]) has_moment[index] = true;
        break;
      case SchemeRow::Kind::Across: {
        const auto node = static_cast<std::size_t>(scheme.segments()[index].node);
        lit.rows[r] = !of.is_prismatic && scheme.moves(joint, scheme.nodes()[node].carrier);
        if (lit.rows[r]) is_carried[node] = true;
        break;
      }
    }
  }
  for (std::size_t k = 0; k < is_carried.size() && !of.is_prismatic; ++k) {
    const int parent = scheme.nodes()[k].parent;
    if (parent >= 0 && is_carried[static_cast<std::size_t>(parent)]) is_carried[k] = true;
  }
  for (std::size_t c = 0; c < lit.columns.size(); ++c) {
    const SchemeColumn& column = scheme.columns()[c];
    const auto node = static_cast<std::size_t>(column.node);
    lit.columns[c] = column.component < 3 ? is_carried[node] : has_moment[node];
  }
  return lit;
}

NodalMatrixModel::NodalMatrixModel(Matrix matrix, QObject* parent) : QAbstractTableModel(parent), matrix_(matrix) {}

std::vector<QString> NodalMatrixModel::namesDown() const {
  std::vector<QString> names;
  if (!scheme_) return names;
  if (matrix_ == Matrix::L) {
    for (const SchemeJoint& joint : scheme_->joints()) names.push_back(named(joint.name));
  } else if (matrix_ == Matrix::T) {
    for (int r = 0; r < std::ssize(scheme_->rows()); ++r) names.push_back(named(scheme_->nameOfRow(r)));
  } else {
    for (int c = 0; c < std::ssize(scheme_->columns()); ++c) names.push_back(named(scheme_->nameOfColumn(c)));
  }
  return names;
}

std::vector<QString> NodalMatrixModel::namesAcross() const {
  std::vector<QString> names;
  if (!scheme_) return names;
  if (matrix_ == Matrix::L) {
    for (int r = 0; r < std::ssize(scheme_->rows()); ++r) names.push_back(inLines(named(scheme_->nameOfRow(r))));
  } else if (matrix_ == Matrix::T) {
    for (int c = 0; c < std::ssize(scheme_->columns()); ++c) names.push_back(inLines(named(scheme_->nameOfColumn(c))));
  } else {
    const bool has_moments = std::any_of(scheme_->columns().begin(), scheme_->columns().end(),
                                         [](const SchemeColumn& column) { return column.component >= 3; });
    names.push_back(has_moments ? tr("N, N m") : tr("N"));
  }
  return names;
}

void NodalMatrixModel::show(const std::shared_ptr<const NodalScheme>& scheme, int joint) {
  scheme_ = scheme;
  joint_ = joint;
  lit_ = scheme_ ? nodalLitOf(*scheme_, joint) : NodalLit();
  largest_ = matrix_ == Matrix::T ? 1.0 : 0.0;
  if (scheme_ && matrix_ == Matrix::L) {
    for (const SchemeSegment& segment : scheme_->segments()) largest_ = std::max(largest_, segment.length);
  } else if (scheme_ && matrix_ == Matrix::P) {
    for (int c = 0; c < std::ssize(scheme_->columns()); ++c) largest_ = std::max(largest_, std::abs(scheme_->P(c)));
  }
  std::vector<QString> down = namesDown(), across = namesAcross();
  if (down == down_ && across == across_) {
    if (!down_.empty() && !across_.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    return;
  }
  beginResetModel();
  down_ = std::move(down);
  across_ = std::move(across);
  endResetModel();
}

double NodalMatrixModel::value(int row, int column) const {
  if (matrix_ == Matrix::L) return scheme_->L(row, column);
  return matrix_ == Matrix::T ? scheme_->T(row, column) : scheme_->P(row);
}

int NodalMatrixModel::columnWidth(const QFontMetrics& metrics) const {
  int width = metrics.horizontalAdvance(QStringLiteral(u"−0.00000"));
  for (const QString& name : across_) {
    for (const QString& line : name.split(QLatin1Char('\n'))) width = std::max(width, metrics.horizontalAdvance(line));
  }
  return width + 2 * kSpace;
}

int NodalMatrixModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(down_.size());
}
int NodalMatrixModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(across_.size());
}

bool NodalMatrixModel::isLit(int row, int column) const {
  const auto r = static_cast<std::size_t>(row), c = static_cast<std::size_t>(column);
  if (matrix_ == Matrix::L) return row == joint_ && lit_.rows[c];
  return matrix_ == Matrix::T ? lit_.rows[r] && lit_.columns[c] : lit_.columns[r];
}

QString NodalMatrixModel::unitOf(int row, int column) const {
  if (matrix_ == Matrix::T) return {};
  if (matrix_ == Matrix::P)
    return scheme_->columns()[static_cast<std::size_t>(row)].component < 3 ? tr("N") : tr("N m");
  return scheme_->rows()[static_cast<std::size_t>(column)].kind == SchemeRow::Kind::Across ? tr("m") : QString();
}

QVariant NodalMatrixModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || !scheme_) return {};
  const double number = value(index.row(), index.column());
  switch (role) {
    case Qt::DisplayRole: return nodalNumber(number, largest_);
    case Qt::UserRole: return number;
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
      return QStringLiteral("%1 %2").arg(fullNumber(number), unitOf(index.row(), index.column())).trimmed();
    case Qt::TextAlignmentRole: return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::ForegroundRole:
      if (number != 0.0 || isLit(index.row(), index.column())) return {};
      return QApplication::palette().color(QPalette::Disabled, QPalette::Text);
    case Qt::BackgroundRole:
      if (isLit(index.row(), index.column()) && joint_ >= 0) {
        QColor ground = jointColour(joint_, isDark(QApplication::palette()));
        ground.setAlphaF(number != 0.0 ? 0.28F : 0.10F);
        return ground;
      }
      return {};
    default: return {};
  }
}

QVariant NodalMatrixModel::headerData(int section, Qt::Orientation orientation, int role) const {
  const std::vector<QString>& names = orientation == Qt::Vertical ? down_ : across_;
  if (section < 0 || section >= std::ssize(names)) return {};
  const auto at = static_cast<std::size_t>(section);
  if (role == Qt::DisplayRole) return names[at];
  if (role == Qt::ForegroundRole && matrix_ == Matrix::L && orientation == Qt::Vertical)
    return jointColour(section, isDark(QApplication::palette()));
  if (role == Qt::FontRole && matrix_ == Matrix::L && orientation == Qt::Vertical && section == joint_) {
    QFont bold = QApplication::font();
    bold.setBold(true);
    return bold;
  }
  return {};
}

void NodalTermsModel::show(const std::shared_ptr<const NodalScheme>& scheme, int joint) {
  std::vector<SchemeTerm> terms;
  const bool has_joint = scheme && joint >= 0 && joint < std::ssize(scheme->joints());
  if (has_joint) terms = scheme->termsOf(joint);
  const bool is_prismatic = has_joint && scheme->joints()[static_cast<std::size_t>(joint)].is_prismatic;
  const bool is_alike = is_prismatic == is_prismatic_ &&
                        std::equal(terms.begin(), terms.end(), terms_.begin(), terms_.end(),
                                   [](const auto& a, const auto& b) { return a.row == b.row && a.name == b.name; });
  if (!is_alike) beginResetModel();
  terms_ = std::move(terms);
  is_prismatic_ = is_prismatic;
  for (int c = kLength; c < kColumns; ++c) {
    largest_[c] = 0.0;
    for (int r = 0; r < rowCount(); ++r) {
      if (!std::isnan(number(r, c))) largest_[c] = std::max(largest_[c], std::abs(number(r, c)));
    }
  }
  if (!is_alike)
    endResetModel();
  else if (!terms_.empty())
    emit dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
}

int NodalTermsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(terms_.size());
}
int NodalTermsModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kColumns; }

double NodalTermsModel::number(int row, int column) const {
  const SchemeTerm& term = terms_[static_cast<std::size_t>(row)];
  const bool is_segment = term.row.kind == SchemeRow::Kind::Across;
  switch (column) {
    case kLength: return is_segment ? term.length : std::numeric_limits<double>::quiet_NaN();
    case kForce: return term.row.kind == SchemeRow::Kind::Moment ? std::numeric_limits<double>::quiet_NaN() : term.Q;
    default: return term.product;
  }
}

QVariant NodalTermsModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  if (index.column() == kName) {
    if (role != Qt::DisplayRole) return {};
    const SchemeTerm& term = terms_[static_cast<std::size_t>(index.row())];
    const QString name = QString::fromStdString(term.name);
    if (term.row.kind == SchemeRow::Kind::Moment) return tr("moment at %1").arg(name);
    return term.row.kind == SchemeRow::Kind::Force ? tr("forces beyond %1").arg(name) : tr("to %1").arg(name);
  }
  const double value = number(index.row(), index.column());
  if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
  if (std::isnan(value)) return role == Qt::DisplayRole ? QVariant(QStringLiteral("—")) : QVariant();
  if (role == Qt::DisplayRole) return nodalNumber(value, largest_[index.column()]);
  if (role == Qt::ToolTipRole || role == Qt::AccessibleDescriptionRole) return fullNumber(value);
  return role == Qt::UserRole ? QVariant(value) : QVariant();
}

QVariant NodalTermsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::DisplayRole) {
    switch (section) {
      //: noun: link 1 or link 2 of the paper's arm
      case kName: return tr("Segment");
      case kLength: return tr("l (m)");
      case kForce: return tr("Q (N)");
      default: return is_prismatic_ ? tr("Q (N)") : tr("l Q (N m)");
    }
  }
  if (role == Qt::TextAlignmentRole && section == kName) return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
  if (role == Qt::ToolTipRole) {
    switch (section) {
      case kName: return tr("Chord from the previous node to the node named in the row");
      case kLength: return tr("Length of the segment, from its column of [L]");
      case kForce:
        return tr("Transverse component of the sum of the nodal forces beyond the segment, from its row of [T]{P}");
      default: return tr("Contribution of the row to τ");
    }
  }
  return {};
}

}  // namespace linkwright::ui

#include "moc_nodal_models.cpp"
