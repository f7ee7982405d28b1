// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/bending_panel.h"

#include "core/beam/elastic_link.h"
#include "ui/document/edits.h"
#include "ui/document/follow.h"
#include "ui/plots/plot_view.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/form_parts.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/significant.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"
#include "ui/workspaces/elastic/beam_pieces.h"
#include "ui/workspaces/elastic/empty_words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QResizeEvent>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace linkwright::ui {

namespace {

/// Lengths in a unit in which they have digits before the point.
struct Unit {
  double per_metre = 1.0;
  QString name;
};
Unit unitFor(double metres) {
  if (metres >= 1.0) return {1.0, QStringLiteral("m")};
  if (metres >= 1e-4) return {1e3, QStringLiteral("mm")};
  return {1e6, QStringLiteral("µm")};
}

/// "0.0481 mm": three digits, in whatever size.
QString withUnit(double metres) {
  const Unit unit = unitFor(std::max(10.0 * metres, 1e-9));
  return QStringLiteral("%1 %2").arg(significant(metres * unit.per_metre), unit.name);
}

PlotCurve curveOf(const QString& name, const QColor& colour, Qt::PenStyle line, double width = 1.6) {
  PlotCurve curve;
  curve.name = name;
  curve.colour = colour;
  curve.line = line;
  curve.width = width;
  return curve;
}

}  // namespace

BendingPanel::BendingPanel(Document& document, Interaction& /*interaction*/, ElasticStudy& study,
                           ElasticViewOptions& look, QWidget* parent)
    : QWidget(parent), document_(document), study_(study), look_(look) {
  setObjectName("bendingPanel");
  build();
  connect(&document_, &Document::snapshotChanged, &when_seen_, &WhenSeen::ask);
  follow(document_, ScenePart::Elastic, &when_seen_, &WhenSeen::ask);
  connect(&study_, &ElasticStudy::resultChanged, &when_seen_, &WhenSeen::ask);
  connect(&study_, &ElasticStudy::stageChanged, &when_seen_, &WhenSeen::ask);
  connect(&look_, &ElasticViewOptions::changed, &when_seen_, &WhenSeen::ask);
  connect(&study_, &ElasticStudy::peaksFound, &when_seen_, &WhenSeen::ask);
  followTheme(*this, [this] { when_seen_.ask(); });
}

void BendingPanel::build() {
  pages_ = new QStackedLayout(this);
  auto* empty = new QWidget(this);
  auto* empty_column = new QVBoxLayout(empty);
  empty_column->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
  nothing_ = new WrappedLabel(empty);
  nothing_->setObjectName("bendingNothing");
  empty_column->addWidget(nothing_);
  empty_column->addStretch();
  pages_->addWidget(empty);
  auto* page = new QWidget(this);
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
  column->setSpacing(kSpace / 2);
  buildControls(*column);
  buildPlots(*column);
  pages_->addWidget(page);
}

void BendingPanel::buildControls(QVBoxLayout& column) {
  QWidget* page = column.parentWidget();
  link_ = makeChoice(QStringLiteral("bendingLink"), tr("Elastic link"), page);
  link_->setToolTip(tr("Choose the elastic link whose diagrams are shown"));
  keepFromWheel(*link_);
  connect(link_, &QComboBox::activated, &look_, &ElasticViewOptions::setLink);
  shear_ = makeSwitch(QStringLiteral("bendingShear"), tr("Shear V"),
                      tr("Show the shear force at each section in a separate diagram"), page);
  axial_ = makeSwitch(QStringLiteral("bendingAxial"), tr("Axial N"),
                      tr("Show the axial force along the link, positive in tension"), page);
  torsion_ = makeSwitch(QStringLiteral("bendingTorsion"), tr("Torsion T"),
                        tr("Show the torsional moment together with the bending moments"), page);
  for (QCheckBox* each : {shear_, axial_, torsion_}) connect(each, &QCheckBox::toggled, &when_seen_, &WhenSeen::ask);
  //: noun: a rigid body of the robot
  auto* caption = new QLabel(tr("Link"), page);
  caption->setBuddy(link_);
  auto* row = new QHBoxLayout;
  row->setSpacing(kSpace);
  row->addWidget(caption);
  row->addWidget(link_, 1);
  column.addLayout(row);
  column.addWidget(rowOf({shear_, axial_, torsion_}, page));
  words_ = new WrappedLabel(page);
  words_->setObjectName("bendingWords");
  words_->setToolTip(
      tr("Force and moment that the outer part of the link exerts on the inner part at each section. Moments are about "
         "the deformed centre line. Components are in the frame of the link's root, with x along the undeformed link. "
         "The section's up direction is in the plane of x and z."));
  column.addWidget(words_);
}

void BendingPanel::buildPlots(QVBoxLayout& column) {
  QWidget* page = column.parentWidget();
  plots_ = new QBoxLayout(QBoxLayout::TopToBottom);
  plots_->setSpacing(kSpace / 2);
  column.addLayout(plots_, 1);
  const auto make = [&](const char* name, const QString& spoken, int stretch) {
    auto* plot = new PlotView(page);
    plot->setObjectName(QString::fromLatin1(name));
    plot->setAccessibleName(spoken);
    plots_->addWidget(plot, stretch);
    return plot;
  };
  moments_ = make("bendingMoments", tr("Bending moment along the link"), 3);
  forces_ = make("bendingForces", tr("Shear and axial force along the link"), 2);
  deflection_ = make("bendingDeflection", tr("Deflection along the link"), 2);
}

// below each other, or beside each other where the panel is wide and low
void BendingPanel::resizeEvent(QResizeEvent* event) {
  const bool is_low = event->size().width() > 3 * event->size().height() / 2;
  plots_->setDirection(is_low ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  QWidget::resizeEvent(event);
}

void BendingPanel::refresh() {
  if (!study_.hasSubject()) return showNothing(whyNoAnalysis(study_));
  if (elasticLinks(study_.document()).empty())
    return showNothing(
        tr("No elastic links yet. Tick one under “Elastic Links” in the Passive Joints and Elastic Links panel to see "
           "its bending "
           "moment here."));
  showLinks();
  const std::shared_ptr<const ElasticInstant> instant = study_.instant();
  if (!instant) return showNothing(whyNoAnalysis(study_));
  const int body = chosenBody(*instant->result);
  if (body < 0) return showNothing(tr("The selected link is not part of this analysis. Select another link."));
  pages_->setCurrentIndex(1);
  showBearing(*instant, body);
}

void BendingPanel::showNothing(const QString& words) {
  nothing_->setText(words);
  pages_->setCurrentIndex(0);
}

void BendingPanel::showLinks() {
  QStringList names;
  for (const ElasticLink& link : elasticLinks(study_.document())) names << QString::fromStdString(link.link);
  const QSignalBlocker silent(link_);
  if (names != names_) {
    names_ = names;
    link_->clear();
    link_->addItems(names);
  }
  link_->setCurrentIndex(std::clamp(look_.link(), 0, static_cast<int>(names_.size()) - 1));
}

int BendingPanel::chosenBody(const ElasticResult& result) const {
  const std::string name = link_->currentText().toStdString();
  const std::vector<ElasticBody>& bodies = result.run().tree->bodies;
  const auto found = std::find_if(bodies.begin(), bodies.end(), [&](const ElasticBody& body) {
    return body.link >= 0 && body.beam >= 0 && body.name == name;
  });
  return found == bodies.end() ? -1 : static_cast<int>(found - bodies.begin());
}

void BendingPanel::showBearing(const ElasticInstant& instant, int body) {
  const std::shared_ptr<const BearingPeaks> peaks = study_.peaks();
  const BearingPeaks::Beam* of_beam = nullptr;
  if (peaks) {
    for (const BearingPeaks::Beam& beam : peaks->beams) {
      if (beam.body == body) of_beam = &beam;
    }
  }
  const BeamBearing bearing = instant.bearing(body);
  showMoments(bearing, of_beam);
  showForces(bearing);
  showDeflection(instant, body, of_beam);
  showWords(instant, bearing, of_beam);
}

void BendingPanel::showMoments(const BeamBearing& bearing, const BearingPeaks::Beam* peaks) {
  const bool dark = isDark(palette());
  const Unit unit = unitFor(bearing.length());
  PlotCurve y = curveOf(tr("M_y"), axisColour(1, dark), Qt::DashLine);
  PlotCurve z = curveOf(tr("M_z"), axisColour(2, dark), Qt::SolidLine);
  PlotCurve all = curveOf(tr("|M|"), quantityColour(Quantity::JointMoment, dark), Qt::SolidLine, 4.0);
  //: symbol: torsion moment
  PlotCurve twist = curveOf(tr("T"), axisColour(0, dark), Qt::DotLine, 2.0);
  all.colour.setAlphaF(0.5F);
  for (const SectionLoad& end : bearing.ends) {
    for (PlotCurve* curve : {&y, &z, &all, &twist}) curve->x.push_back(end.x * unit.per_metre);
    y.y.push_back(end.moment.y());
    z.y.push_back(end.moment.z());
    all.y.push_back(end.bending());
    twist.y.push_back(end.moment.x());
  }
  all.tip = tr("%1 N m at the root").arg(shortNumber(all.y.front()));
  std::vector<PlotCurve> curves = {all, y, z};
  if (torsion_->isChecked()) curves.push_back(twist);
  // above and below, so that the range is that of the whole run
  for (const double sign : {1.0, -1.0}) {
    if (peaks == nullptr) break;
    PlotCurve most = curveOf(sign > 0.0 ? tr("± maximum") : QString(), plainPointColour(dark), Qt::DashDotLine, 1.0);
    for (std::size_t k = 0; k < peaks->x.size(); ++k) {
      most.x.push_back(peaks->x[k] * unit.per_metre);
      most.y.push_back(sign * peaks->bending[k]);
    }
    curves.push_back(std::move(most));
  }
  moments_->setAxes(tr("Position along the link (%1)").arg(unit.name), tr("Moment (N m)"));
  moments_->setCurves(std::move(curves));
}

void BendingPanel::showForces(const BeamBearing& bearing) {
  const bool dark = isDark(palette());
  const bool shear = shear_->isChecked(), axial = axial_->isChecked();
  forces_->setVisible(shear || axial);
  if (!shear && !axial) return;
  const Unit unit = unitFor(bearing.length());
  PlotCurve n = curveOf(tr("N"), axisColour(0, dark), Qt::DotLine, 2.0);
  PlotCurve y = curveOf(tr("V_y"), axisColour(1, dark), Qt::DashLine);
  PlotCurve z = curveOf(tr("V_z"), axisColour(2, dark), Qt::SolidLine);
  for (const SectionLoad& end : bearing.ends) {
    for (PlotCurve* curve : {&n, &y, &z}) curve->x.push_back(end.x * unit.per_metre);
    n.y.push_back(end.force.x());
    y.y.push_back(end.force.y());
    z.y.push_back(end.force.z());
  }
  std::vector<PlotCurve> curves;
  if (shear) curves.insert(curves.end(), {y, z});
  if (axial) curves.push_back(n);
  forces_->setAxes(tr("Position along the link (%1)").arg(unit.name), tr("Force (N)"));
  forces_->setCurves(std::move(curves));
}

void BendingPanel::showDeflection(const ElasticInstant& instant, int body, const BearingPeaks::Beam* peaks) {
  const bool dark = isDark(palette());
  const ElasticTree& tree = *instant.result->run().tree;
  const ElasticBody& own = tree.bodies[static_cast<std::size_t>(body)];
  const ElasticBeam& beam = tree.beams[static_cast<std::size_t>(own.beam)];
  const double length = beam.x.back();
  const Unit along = unitFor(length);
  const int elements = static_cast<int>(beam.elements.size()), pieces = beamPieces(elements);
  PlotCurve y = curveOf(tr("along y"), axisColour(1, dark), Qt::DashLine);
  PlotCurve z = curveOf(tr("along z"), axisColour(2, dark), Qt::SolidLine);
  double largest = peaks != nullptr ? peaks->deflection : 0.0;
  const Eigen::VectorXd straight = Eigen::VectorXd::Zero(tree.size);
  for (int i = 0; i <= pieces; ++i) {
    const double at = static_cast<double>(i) * elements / pieces;
    const Eigen::Vector3d place = centreLine(tree, body, instant.state.u, at);
    for (PlotCurve* curve : {&y, &z}) curve->x.push_back(along.per_metre * centreLine(tree, body, straight, at).x());
    y.y.push_back(place.y());
    z.y.push_back(place.z());
    if (peaks == nullptr) largest = std::max(largest, std::hypot(place.y(), place.z()));
  }
  const Unit across = unitFor(std::max(10.0 * largest, 1e-9));
  for (PlotCurve* curve : {&y, &z}) {
    for (double& value : curve->y) value *= across.per_metre;
  }
  std::vector<PlotCurve> curves = {y, z};
  if (peaks != nullptr) {
    PlotCurve most = curveOf(tr("± maximum"), plainPointColour(dark), Qt::NoPen);
    most.points = true;
    most.x.assign(2, length * along.per_metre);
    most.y = {-largest * across.per_metre, largest * across.per_metre};
    curves.push_back(std::move(most));
  }
  deflection_->setAxes(tr("Position along the link (%1)").arg(along.name), tr("Deflection (%1)").arg(across.name));
  deflection_->setCurves(std::move(curves));
}

void BendingPanel::showWords(const ElasticInstant& instant, const BeamBearing& bearing,
                             const BearingPeaks::Beam* peaks) {
  const ElasticTree& tree = *instant.result->run().tree;
  const int elements = static_cast<int>(bearing.ends.size()) / 2;
  const Eigen::Vector3d tip = centreLine(tree, bearing.body, instant.state.u, elements);
  const double across = std::hypot(tip.y(), tip.z());
  //: %1: time, %2: moment, %3: deflection with its unit, %4: share of the length of the link
  QString words =
      tr("At t = %1 s, the bending moment at the root is |M| = %2 N m. The tip deflection is %3 (%4 % of the length).")
          .arg(QString::number(instant.t, 'f', 3), shortNumber(bearing.ends.front().bending()), withUnit(across),
               QString::number(100.0 * across / bearing.length(), 'g', 2));
  if (peaks != nullptr) {
    //: %1: bending moment, %2: deflection with its unit
    words += QLatin1Char(' ') +
             tr("Over the whole run, the largest bending moment is %1 N m and the largest tip deflection is %2.")
                 .arg(shortNumber(*std::max_element(peaks->bending.begin(), peaks->bending.end())),
                      withUnit(peaks->deflection));
  }
  words_->setText(words);
}

}  // namespace linkwright::ui

#include "moc_bending_panel.cpp"
