// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/nodal_panel.h"

#include "ui/widgets/copy_as.h"
#include "ui/widgets/form_parts.h"
#include "ui/widgets/full_digits_copy.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/scroll_page.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"
#include "ui/workspaces/elastic/empty_words.h"
#include "ui/workspaces/elastic/nodal_models.h"
#include "ui/workspaces/elastic/nodal_sums.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTableView>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr int kMostRows = 8;  // before a matrix scrolls
constexpr int kBeside = 720;  // px at text size 100 %: from here on the matrices stand side by side

void setUp(QTableView& view, const char* name, const QString& spoken) {
  view.setObjectName(QLatin1String(name));
  view.setAccessibleName(spoken);
  view.setSelectionMode(QAbstractItemView::SingleSelection);
  view.setTabKeyNavigation(false);
  view.setWordWrap(false);
  view.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  view.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  view.verticalHeader()->setDefaultSectionSize(view.fontMetrics().height() + kSpace);
  view.verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  view.horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  view.horizontalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
  view.horizontalHeader()->setHighlightSections(false);
  copyFullDigits(view);
}

/// As high as its rows, up to some. A table whose first column takes what is left never scrolls sideways.
void fitHeight(QTableView& view, int most) {
  const int rows = std::clamp(view.model()->rowCount(), 1, most);
  int height = rows * view.verticalHeader()->defaultSectionSize() + view.horizontalHeader()->sizeHint().height() +
               2 * view.frameWidth() + 1;
  const int width = view.horizontalHeader()->length() + view.verticalHeader()->sizeHint().width();
  const bool stretches = view.horizontalHeader()->sectionResizeMode(0) == QHeaderView::Stretch;
  if (!stretches && width > view.width()) height += view.horizontalScrollBar()->sizeHint().height();
  view.setFixedHeight(height);
}

}  // namespace

NodalPanel::NodalPanel(Document& document, Interaction& interaction, ElasticStudy& study, ElasticViewOptions& /*look*/,
                       QWidget* parent)
    : QWidget(parent), document_(document), interaction_(interaction), study_(study) {
  setObjectName("nodalPanel");
  setAccessibleName(tr("The parallel solution scheme: [L][T]{P}"));
  build();
  connect(&document_, &Document::snapshotChanged, &when_seen_, &WhenSeen::ask);
  connect(&study_, &ElasticStudy::resultChanged, &when_seen_, &WhenSeen::ask);
  connect(&study_, &ElasticStudy::stageChanged, &when_seen_, &WhenSeen::ask);
  connect(&interaction_, &Interaction::selectionChanged, this, &NodalPanel::followSelection);
}

QWidget* NodalPanel::buildHead() {
  joints_ = makeChoice(QStringLiteral("nodalJoint"), tr("Joint whose torque is decomposed"), this);
  joints_->setToolTip(tr("Select the joint whose torque contributions are highlighted in the matrices"));
  connect(joints_, &QComboBox::activated, &when_seen_, &WhenSeen::ask);
  auto* caption = new QLabel(tr("&Joint"), this);
  caption->setBuddy(joints_);
  compare_ = makeSwitch(
      QStringLiteral("nodalLumped"), tr("Show lumped mass"),
      tr("Also show the torque for lumped mass, a mistake that puts half the mass of each rod or element at each end"),
      this);
  connect(compare_, &QCheckBox::toggled, &when_seen_, &WhenSeen::ask);
  QToolButton* copy =
      makeCopyButton(QStringLiteral("nodalCopy"), copyOffer(tr("Copy As"), [this] { return matrices(); }),
                     tr("Copy [L], [T] and {P} at full precision"), tr("Copy the matrices"), this);
  auto* head = new QWidget(this);
  auto* layout = new QHBoxLayout(head);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(kSpace);
  layout->addWidget(caption);
  layout->addWidget(joints_, 1);
  layout->addWidget(compare_);
  layout->addWidget(copy);
  return head;
}

QWidget* NodalPanel::buildMatrix(const QString& title, const QString& spoken, const char* name,
                                 NodalMatrixModel*& model, QTableView*& view) {
  auto* box = new QWidget(this);
  QVBoxLayout* column = innerColumnIn(*box);
  auto* label = new QLabel(title, box);
  label->setTextFormat(Qt::PlainText);
  view = new QTableView(box);
  setUp(*view, name, spoken);
  view->setModel(model);
  label->setBuddy(view);
  column->addWidget(label);
  column->addWidget(view);
  column->addStretch(1);
  return box;
}

void NodalPanel::build() {
  using Matrix = NodalMatrixModel::Matrix;
  L_ = new NodalMatrixModel(Matrix::L, this);
  T_ = new NodalMatrixModel(Matrix::T, this);
  P_ = new NodalMatrixModel(Matrix::P, this);
  terms_ = new NodalTermsModel(this);
  missing_ = new WrappedLabel("nodalMissing", this);
  body_ = new QWidget;
  words_ = new WrappedLabel("nodalWords", body_);
  auto* matrices = new QWidget(body_);
  row_ = new QBoxLayout(QBoxLayout::TopToBottom, matrices);
  row_->setContentsMargins(0, 0, 0, 0);
  row_->setSpacing(kSpace);
  row_->addWidget(buildMatrix(tr("[L]: segment lengths (m)"), tr("Matrix L"), "nodalL", L_, L_view_), 2);
  row_->addWidget(buildMatrix(tr("[T]: directions transverse to segments"), tr("Matrix T"), "nodalT", T_, T_view_), 3);
  row_->addWidget(buildMatrix(tr("{P}: nodal forces in the world frame"), tr("Vector P"), "nodalP", P_, P_view_), 1);
  terms_title_ = new WrappedLabel("nodalTermsTitle", body_);
  terms_view_ = new QTableView(body_);
  setUp(*terms_view_, "nodalTerms", tr("Torque, term by term"));
  terms_view_->setModel(terms_);
  terms_view_->verticalHeader()->hide();
  sums_ = new QTableWidget(0, 3, body_);
  setUp(*sums_, "nodalSums", tr("Torque by each method, with differences"));
  sums_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  sums_->verticalHeader()->hide();
  verdict_ = new WrappedLabel("nodalVerdict", body_);
  for (QTableView* view : {terms_view_, static_cast<QTableView*>(sums_)})
    view->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
  auto* column = new QVBoxLayout(body_);
  column->setContentsMargins(0, 0, kSpace / 2, 0);
  column->setSpacing(kSpace);
  for (QWidget* each : std::initializer_list<QWidget*>{words_, matrices, terms_title_, terms_view_, sums_, verdict_})
    column->addWidget(each);
  column->addStretch(1);
  auto* scroll = scrollPage(body_, "nodalScroll", this);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
  layout->setSpacing(kSpace);
  layout->addWidget(missing_);
  head_ = buildHead();
  layout->addWidget(head_);
  layout->addWidget(scroll, 1);
}

int NodalPanel::joint() const { return scheme_ ? joints_->currentIndex() : -1; }

void NodalPanel::chooseJoint(int joint) {
  if (joint < 0 || joint >= joints_->count() || joint == joints_->currentIndex()) return;
  joints_->setCurrentIndex(joint);
  refresh();
}

// what is shown may be of the robot before: the joint is looked for in the analysis of now
void NodalPanel::followSelection(int link) {
  selected_ = link;
  when_seen_.ask();
}

void NodalPanel::takeSelection() {
  const std::optional<int> link = std::exchange(selected_, std::nullopt);
  if (!link) return;
  const std::vector<ElasticBody>& bodies = instant_->pass.tree().bodies;
  const std::vector<SchemeJoint>& joints = scheme_->joints();
  for (std::size_t j = 0; j < joints.size(); ++j) {
    if (bodies[static_cast<std::size_t>(joints[j].body)].link == *link) joints_->setCurrentIndex(static_cast<int>(j));
  }
}

void NodalPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  const bool is_wide = width() >= static_cast<int>(kBeside * textScale());
  row_->setDirection(is_wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  fitViews();
}

QString NodalPanel::missing() const {
  return instant_ ? tr("No moving joints, so there is no torque to compute from nodal forces.") : whyNoAnalysis(study_);
}

void NodalPanel::fillJoints() {
  QStringList names;
  for (const SchemeJoint& joint : scheme_->joints()) {
    const bool passive = instant_->pass.tree().is_passive[static_cast<std::size_t>(names.size())];
    const QString name = QString::fromStdString(joint.name);
    names << (passive ? tr("%1 (passive)").arg(name) : name);
  }
  QStringList before;
  for (int j = 0; j < joints_->count(); ++j) before << joints_->itemText(j);
  if (names == before) return;
  const QSignalBlocker quiet(joints_);
  const QString chosen = joints_->currentText();
  joints_->clear();
  joints_->addItems(names);
  joints_->setCurrentIndex(std::max(0, static_cast<int>(names.indexOf(chosen))));
}

void NodalPanel::refresh() {
  instant_ = study_.instant();
  scheme_.reset();
  lumped_.reset();
  if (instant_ && instant_->pass.tree().dof > 0) {
    scheme_ = std::make_shared<const NodalScheme>(instant_->scheme());
    if (compare_->isChecked() && scheme_->hasSpreadMass())
      lumped_ = std::make_shared<const NodalScheme>(instant_->scheme(NodalMass::Lumped));
    fillJoints();
    takeSelection();
  }
  const bool has_scheme = scheme_ != nullptr;
  missing_->setVisible(!has_scheme);
  missing_->setText(has_scheme ? QString() : missing());
  head_->setVisible(has_scheme);
  body_->setVisible(has_scheme);
  compare_->setVisible(has_scheme && scheme_->hasSpreadMass());
  for (NodalMatrixModel* model : {L_, T_, P_}) model->show(scheme_, joint());
  terms_->show(scheme_, joint());
  if (!has_scheme) return;
  words_->setText(
      scheme_->isPlanar()
          ? tr("{τ} = [L][T]{P} at t = %1 s. The mechanism is planar, so only forces in its plane and moments about "
               "its normal contribute. Contributions to the torque of the selected joint are highlighted.")
                .arg(instant_->t, 0, 'f', 3)
          : tr("{τ} = [L][T]{P} at t = %1 s, in three dimensions. Each segment has three rows, e × Q, with its "
               "direction e and the force Q beyond it. Contributions to the torque of the selected joint are "
               "highlighted.")
                .arg(instant_->t, 0, 'f', 3));
  showSums();
  fitViews();
}

void NodalPanel::showSums() {
  const std::size_t j = static_cast<std::size_t>(joint());
  const SchemeJoint& of = scheme_->joints()[j];
  const QString unit = of.is_prismatic ? tr("N") : tr("N m");
  terms_title_->setText(tr("τ of %1, term by term:").arg(QString::fromStdString(of.name)));
  const std::vector<NodalSum> sums = nodalSums(*instant_, *scheme_, lumped_.get(), joint());
  sums_->setHorizontalHeaderLabels({tr("Method"), tr("τ (%1)").arg(unit), tr("Difference")});
  sums_->horizontalHeaderItem(0)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  sums_->setRowCount(static_cast<int>(sums.size()));
  double largest = 0.0;
  for (const NodalSum& sum : sums) largest = std::max(largest, std::abs(sum.value));
  for (const SchemeTerm& term : scheme_->termsOf(joint())) largest = std::max(largest, std::abs(term.product));
  for (int row = 0; row < sums_->rowCount(); ++row) {
    const NodalSum& sum = sums[static_cast<std::size_t>(row)];
    const QString difference =
        sum.difference ? withTrueMinus(QString::number(*sum.difference, 'g', 2)) : QStringLiteral("—");
    const QString texts[] = {sum.name, nodalNumber(sum.value, largest), difference};
    for (int column = 0; column < 3; ++column) {
      auto* item = new QTableWidgetItem(texts[column]);
      const std::optional<double> number = column == 1 ? std::optional(sum.value) : sum.difference;
      if (column > 0) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
      if (column > 0 && number) item->setData(Qt::UserRole, *number);
      item->setToolTip(column > 0 && number ? fullNumber(*number) + QLatin1Char(' ') + unit : sum.tip);
      sums_->setItem(row, column, item);
    }
  }
  verdict_->setText(nodalVerdict(*instant_, *scheme_, lumped_.get(), joint()));
}

void NodalPanel::fitViews() {
  if (!scheme_) return;
  for (auto [view, model] : {std::pair{L_view_, L_}, std::pair{T_view_, T_}, std::pair{P_view_, P_}}) {
    view->horizontalHeader()->setDefaultSectionSize(model->columnWidth(view->fontMetrics()));
    fitHeight(*view, kMostRows);
  }
  // the vector is narrow enough to be seen whole
  P_view_->setMinimumWidth(P_view_->verticalHeader()->sizeHint().width() + P_view_->horizontalHeader()->length() +
                           P_view_->verticalScrollBar()->sizeHint().width() + 2 * P_view_->frameWidth());
  const int number = terms_view_->fontMetrics().horizontalAdvance(QStringLiteral(u"−0.0000000")) + 2 * kSpace;
  for (QTableView* view : {terms_view_, static_cast<QTableView*>(sums_)}) {
    for (int column = 1; column < view->model()->columnCount(); ++column) view->setColumnWidth(column, number);
    fitHeight(*view, kMostRows);
  }
}

std::vector<NamedMatrix> NodalPanel::matrices() const {
  if (!scheme_) return {};
  std::vector<std::string> joints, rows, columns;
  for (const SchemeJoint& joint : scheme_->joints()) joints.push_back(joint.name);
  for (int r = 0; r < std::ssize(scheme_->rows()); ++r) rows.push_back(scheme_->nameOfRow(r));
  for (int c = 0; c < std::ssize(scheme_->columns()); ++c) columns.push_back(scheme_->nameOfColumn(c));
  const std::string when = " at t = " + std::to_string(instant_->t) + " s";
  return {{"L", "[L]", "segment lengths, m" + when, scheme_->L(), joints, rows},
          {"T", "[T]", "directions transverse to segments" + when, scheme_->T(), rows, columns},
          {"P", "\\{P\\}", "nodal forces, N, and moments, N m" + when, scheme_->P(), columns, {}}};
}

}  // namespace linkwright::ui

#include "moc_nodal_panel.cpp"
