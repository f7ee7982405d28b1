// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/curve_chooser.h"

#include "ui/plots/curve_tree.h"
#include "ui/plots/plot_data.h"
#include "ui/plots/plot_presets.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/form_parts.h"
#include "ui/widgets/number_field.h"
#include "ui/widgets/theme.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace linkwright::ui {

namespace {

constexpr CurveQuantity kSameJoint[] = {CurveQuantity::Position, CurveQuantity::Velocity, CurveQuantity::Acceleration,
                                        CurveQuantity::Torque};

constexpr double kPercent = 100.0;
constexpr PlotKind kKinds[] = {PlotKind::Time, PlotKind::Stack, PlotKind::Xy, PlotKind::Spectrum,
                               PlotKind::TorqueSpeed};

/// The rows of the tree that a search finds stay under their quantity, and all of a quantity that it finds.
class CurveFilter : public QSortFilterProxyModel {
public:
  using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
  bool filterAcceptsRow(int row, const QModelIndex& parent) const override {
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    const QString needle = filterRegularExpression().pattern();
    const auto has = [&needle](const QModelIndex& of, int role) {
      return of.data(role).toString().contains(needle, Qt::CaseInsensitive);
    };
    if (needle.isEmpty() || has(index, Qt::DisplayRole) || has(index, Qt::AccessibleTextRole)) return true;
    if (parent.isValid()) return has(parent, Qt::DisplayRole);
    for (int child = 0; child < sourceModel()->rowCount(index); ++child) {
      if (filterAcceptsRow(child, index)) return true;
    }
    return false;
  }
};

/// A row of a caption and what it names.
void fillRow(QWidget& row, const QString& caption, QWidget* field) {
  auto* label = new QLabel(caption, &row);
  label->setBuddy(field);
  auto* layout = new QHBoxLayout(&row);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(kSpace);
  layout->addWidget(label);
  layout->addWidget(field, 1);
}

}  // namespace

CurveChooser::CurveChooser(QWidget* parent)
    : QFrame(parent, Qt::Popup),
      tree_(new CurveTree(this)),
      filter_(new CurveFilter(this)),
      kind_(new QComboBox(this)),
      search_(new QLineEdit(this)),
      x_row_(new QWidget(this)),
      x_(new ChoiceBox(0, x_row_)),
      view_(new QTreeView(this)),
      note_(new QLabel(this)) {
  setObjectName("curveChooser");
  setAccessibleName(tr("Curves of the plot"));
  setFrameShape(QFrame::StyledPanel);
  kind_->setObjectName("plotKind");
  kind_->setAccessibleName(tr("Type of the plot"));
  for (const PlotKind kind : kKinds) kind_->addItem(wordsOf(kind), static_cast<int>(kind));
  auto* kind_row = new QWidget(this);
  //: noun: kind of a plot
  fillRow(*kind_row, tr("&Type"), kind_);
  search_->setObjectName("curveSearch");
  search_->setAccessibleName(tr("Search for a curve"));
  search_->setPlaceholderText(tr("Search by joint or quantity"));
  search_->setClearButtonEnabled(true);
  x_->setObjectName("curveX");
  x_->setAccessibleName(tr("Quantity on the x axis"));
  fillRow(*x_row_, tr("x axis"), x_);
  filter_->setSourceModel(tree_);
  view_->setObjectName("curveTree");
  view_->setAccessibleName(tr("Curves of the plot"));
  view_->setModel(filter_);
  view_->setHeaderHidden(true);
  view_->setUniformRowHeights(true);
  view_->setTextElideMode(Qt::ElideMiddle);
  note_->setObjectName("curveNote");
  note_->setAccessibleName(tr("Remark on the selected curves"));
  note_->setWordWrap(true);
  note_->hide();
  //: button: choose no curves
  auto* none = new QPushButton(tr("None"), this);
  none->setObjectName("curveNone");
  none->setAccessibleName(tr("Remove all curves"));
  //: button: close the list of curves
  auto* done = new QPushButton(tr("Done"), this);
  done->setObjectName("curveDone");
  done->setAccessibleName(tr("Close the list of curves"));
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(kSpace);
  buttons->addWidget(none);
  buttons->addStretch(1);
  buttons->addWidget(done);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
  layout->setSpacing(kSpace);
  layout->addWidget(kind_row);
  layout->addWidget(x_row_);
  layout->addWidget(makeCornerRow());
  layout->addWidget(search_);
  layout->addWidget(view_, 1);
  layout->addWidget(note_);
  layout->addLayout(buttons);
  resize(static_cast<int>(40 * kSpace * textScale()), 52 * kSpace);

  connect(search_, &QLineEdit::textChanged, this, [this](const QString& text) {
    filter_->setFilterRegularExpression(QRegularExpression(text.trimmed()));
    if (!text.trimmed().isEmpty()) view_->expandAll();
  });
  connect(search_, &QLineEdit::returnPressed, view_, [this] { view_->setFocus(); });
  connect(tree_, &CurveTree::chosenChanged, this, &CurveChooser::apply);
  connect(tree_, &CurveTree::refused, this, [this](const QString& why) {
    note_->setText(why);
    note_->show();
  });
  connect(x_, &QComboBox::activated, this, &CurveChooser::apply);
  connect(kind_, &QComboBox::activated, this,
          [this](int row) { emit kindChosen(static_cast<PlotKind>(kind_->itemData(row).toInt())); });
  connect(none, &QPushButton::clicked, tree_, &CurveTree::clear);
  connect(done, &QPushButton::clicked, this, &QWidget::hide);
}

QWidget* CurveChooser::makeCornerRow() {
  corner_row_ = new QWidget(this);
  corner_ = makeNumberField(QStringLiteral("plotCorner"),
                            tr("Corner speed of the motors, as a percentage of the velocity limit"),
                            QStringLiteral(" %"), corner_row_);
  corner_->setStep(5.0);
  corner_->setToolTip(
      tr("A motor supplies its full torque up to this percentage of the velocity limit. Above it, the available torque "
         "decreases linearly to zero at the limit. The value applies to all joints in the plot."));
  fillRow(*corner_row_, tr("Corner speed, % of limit"), corner_);
  connect(corner_, &NumberField::typed, this, &CurveChooser::takeCorner);
  connect(corner_, &NumberField::notTaken, corner_, &NumberField::refuse);
  // a spin ends at what can be
  connect(corner_, &NumberField::spun, this, [this](double percent) {
    if (percent > 0.0 && percent <= kPercent) takeCorner(percent);
  });
  connect(corner_, &NumberField::dropped, this, [this] { corner_->setSi(kPercent * plot_.corner); });
  return corner_row_;
}

void CurveChooser::takeCorner(double percent) {
  if (!(percent > 0.0 && percent <= kPercent))
    return corner_->refuse(corner_->typedText(), tr("must be greater than 0 % and at most 100 %"));
  corner_->setSi(percent);
  plot_.corner = percent / kPercent;
  emit cornerChosen(plot_.corner);
}

void CurveChooser::setPlot(const ScenePlot& plot, const MotionResults& figures) {
  plot_ = plot;
  note_->hide();
  {
    const QSignalBlocker blocker(kind_);
    kind_->setCurrentIndex(kind_->findData(static_cast<int>(plot.kind)));
  }
  const bool of_torque = plot.kind == PlotKind::Stack || plot.kind == PlotKind::TorqueSpeed;
  std::vector<CurveName> names = figures.names();
  if (of_torque) {
    names.erase(std::remove_if(names.begin(), names.end(),
                               [](const CurveName& name) { return name.quantity != CurveQuantity::Torque; }),
                names.end());
  }
  std::vector<std::string> chosen = plot.curves;
  if (plot.kind == PlotKind::Stack) chosen = {toString({CurveQuantity::Torque, stackedJoint(plot)})};
  if (plot.kind == PlotKind::Xy) {
    chosen.clear();
    for (std::size_t i = 1; i < plot.curves.size(); i += 2) chosen.push_back(plot.curves[i]);
  }
  tree_->setCurves(figures.input().model, names, chosen, plot.kind == PlotKind::Stack);
  x_row_->setVisible(plot.kind == PlotKind::Xy);
  corner_row_->setVisible(plot.kind == PlotKind::TorqueSpeed);
  corner_->setSi(kPercent * plot.corner);
  if (plot.kind == PlotKind::Xy) fillX(figures);
  // what is ticked is seen
  for (int row = 0; row < filter_->rowCount(); ++row) {
    const QModelIndex group = filter_->index(row, 0);
    const bool is_open = group.data(Qt::CheckStateRole).toInt() != Qt::Unchecked || filter_->rowCount() == 1;
    view_->setExpanded(group, is_open && filter_->rowCount(group) <= 60);
  }
  if (filter_->rowCount() > 0) view_->setCurrentIndex(filter_->index(0, 0));
  search_->setFocus();
}

void CurveChooser::fillX(const MotionResults& figures) {
  const QSignalBlocker blocker(x_);
  x_->clear();
  const Model& model = *figures.input().model;
  for (const CurveQuantity quantity : kSameJoint) {
    x_->addItem(tr("%1 of the same joint").arg(quantityWord({quantity, {}}, model)), QString());
  }
  for (const CurveName& name : figures.names()) {
    x_->addItem(wholeWords(name, model), QString::fromStdString(toString(name)));
  }
  if (plot_.curves.size() < 2) return;
  const auto x = parseCurveName(plot_.curves[0]), y = parseCurveName(plot_.curves[1]);
  if (!x) return;
  const auto* same = std::find(std::begin(kSameJoint), std::end(kSameJoint), x->quantity);
  if (y && !x->joint.empty() && x->joint == y->joint && same != std::end(kSameJoint)) {
    x_->setCurrentIndex(static_cast<int>(same - std::begin(kSameJoint)));
  } else {
    x_->setCurrentIndex(std::max(0, x_->findData(QString::fromStdString(plot_.curves[0]))));
  }
}

std::string CurveChooser::xOf(const std::string& y) const {
  std::string fixed = x_->currentData().toString().toStdString();
  if (!fixed.empty()) return fixed;
  const auto name = parseCurveName(y);
  const auto quantity = kSameJoint[static_cast<std::size_t>(std::clamp(x_->currentIndex(), 0, 3))];
  return name && !name->joint.empty() ? toString({quantity, name->joint}) : y;
}

void CurveChooser::apply() {
  std::vector<std::string> curves = tree_->chosen();
  note_->hide();
  if (plot_.kind == PlotKind::Stack && !curves.empty()) {
    ScenePlot torque{PlotKind::Time, {curves.front()}};
    curves = asKind(torque, PlotKind::Stack, Model()).curves;
  } else if (plot_.kind == PlotKind::Xy) {
    std::vector<std::string> pairs;
    for (const std::string& y : curves) {
      pairs.push_back(xOf(y));
      pairs.push_back(y);
    }
    curves = std::move(pairs);
  }
  plot_.curves = curves;
  emit chosen(curves);
}

}  // namespace linkwright::ui

#include "moc_curve_chooser.cpp"
