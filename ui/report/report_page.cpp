// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_page.h"

#include "core/spatial/rotation.h"
#include "ui/document/translated.h"
#include "ui/widgets/joint_words.h"
#include "ui/widgets/language.h"
#include "ui/widgets/measure.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/sentence.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

struct ReportPageText {
  Q_DECLARE_TR_FUNCTIONS(ModelReport)
};

constexpr double kShownAsZero = 1e-18;  // SI: below this it is round-off of what has vanished

QString fromUtf8(const std::string& text) { return QString::fromStdString(text); }

/// A figure as it was given, rounded: no zeros are added. 1.5·10⁻⁵ where it needs an exponent.
QString figure(double value) {
  if (std::isnan(value)) return QStringLiteral("—");
  //: no limit
  if (std::isinf(value)) return ReportPageText::tr("none");
  if (std::abs(value) < kShownAsZero) return QStringLiteral("0");
  const QString text = QString::number(value, 'g', shownDigits());
  const qsizetype e = text.indexOf(QLatin1Char('e'));
  if (e < 0) return withTrueMinus(text);
  static const QString raised = QStringLiteral(u"⁰¹²³⁴⁵⁶⁷⁸⁹");
  QString exponent = text[e + 1] == QLatin1Char('-') ? QStringLiteral(u"⁻") : QString();
  for (const QChar digit : QString::number(std::abs(text.mid(e + 1).toInt()))) exponent += raised[digit.digitValue()];
  return withTrueMinus(text.left(e)) + QStringLiteral(u"·10") + exponent;
}

QString triple(const Eigen::Vector3d& v) {
  return QStringLiteral("(%1, %2, %3)").arg(figure(v.x()), figure(v.y()), figure(v.z()));
}

QStringList& operator<<(QStringList& row, const Eigen::Vector3d& v) {
  return row << figure(v.x()) << figure(v.y()) << figure(v.z());
}

bool slides(const JointReport& joint) { return joint.type == JointType::Prismatic; }

/// Writes the items of one report, section by section.
class PageMaker {
public:
  PageMaker(const ModelReport& report, const ReportViewOptions& look) : report_(report), look_(look) {}

  Page make() {
    Page page;
    page.title = report_.name.empty() ? ReportPageText::tr("Unnamed robot") : fromUtf8(report_.name);
    QStringList subtitle = {ReportPageText::tr("Model report")};
    if (!look_.file.isEmpty()) subtitle << look_.file;
    //: a date: d day, MMMM name of the month, yyyy year; other letters between ' and '
    if (look_.date.isValid())
      subtitle << QLocale(currentLanguage()).toString(look_.date, ReportPageText::tr("d MMMM yyyy"));
    page.subtitle = subtitle.join(QStringLiteral(" · "));
    if (!report_.description.empty()) items_.push_back(PageText{translatedExample(report_.description)});
    if (!look_.picture.isNull())
      items_.push_back(PagePicture{look_.picture, ReportPageText::tr("%1 in the current pose").arg(page.title)});
    addTotals();
    addChecks();
    addLinks();
    addPayloads();
    addJoints();
    addDh();
    addRemarks();
    page.items = std::move(items_);
    return page;
  }

private:
  void head(int level, const QString& words) { items_.push_back(PageHeading{level, words}); }
  void remark(const QString& words) { items_.push_back(PageText{words, true}); }
  PageTable& table(const QString& caption, const QStringList& heads, int words = 1) {
    PageTable made;
    made.caption = caption;
    for (qsizetype i = 0; i < heads.size(); ++i) made.columns.push_back({heads[i], i >= words});
    items_.push_back(std::move(made));
    return std::get<PageTable>(items_.back());
  }

  // angles and what has them in its unit
  Measure positionOf(const JointReport& joint) const { return slides(joint) ? Measure::Length : Measure::Angle; }
  QString measured(double si, Measure measure) const {
    if (!std::isfinite(si)) return figure(si);
    return figure(si * displayFactor(measure, look_.angles)) + unitSuffix(measure, look_.angles);
  }
  QString angle(double si) const { return figure(si * displayFactor(Measure::Angle, look_.angles)); }
  QString angleUnit() const { return unitSuffix(Measure::Angle, look_.angles).trimmed(); }
  QString turn(const Eigen::Vector3d& rpy) const {
    return QStringLiteral("(%1, %2, %3)%4")
        .arg(angle(rpy.x()), angle(rpy.y()), angle(rpy.z()), unitSuffix(Measure::Angle, look_.angles));
  }

  void addTotals();
  QString jointCounts() const;
  void addChecks();
  void addLinks();
  void addInertias();
  void addPayloads();
  void addJoints();
  void addPlaces();
  void addLimits(const std::vector<const JointReport*>& moving);
  void addDrives(const std::vector<const JointReport*>& moving);
  void addSprings(const std::vector<const JointReport*>& moving);
  QString drivenBy(const JointReport& joint) const;
  void addDh();
  void addDh(const DhTable& dh);
  void addRemarks();

  const ModelReport& report_;
  const ReportViewOptions& look_;
  std::vector<PageItem> items_;
};

QString PageMaker::jointCounts() const {
  const ReportCounts& c = report_.counts;
  QStringList kinds;
  if (c.revolute > 0) kinds << ReportPageText::tr("%1 revolute").arg(c.revolute);
  if (c.prismatic > 0) kinds << ReportPageText::tr("%1 prismatic").arg(c.prismatic);
  if (c.fixed > 0) kinds << ReportPageText::tr("%1 fixed").arg(c.fixed);
  if (c.passive > 0) kinds << ReportPageText::tr("%1 passive").arg(c.passive);
  if (c.followers > 0) kinds << ReportPageText::tr("%1 mimic").arg(c.followers);
  const QString all = QString::number(c.joints);
  return kinds.isEmpty() ? all : QStringLiteral("%1: %2").arg(all, joinedWords(kinds));
}

void PageMaker::addTotals() {
  head(2, ReportPageText::tr("Totals"));
  const ReportCounts& c = report_.counts;
  PageTable& facts = table({}, {{}, {}}, 2);
  const auto fact = [&facts](const QString& what, const QString& value) { facts.rows.push_back({what, value}); };
  //: %1: mass of the robot, %2: the part of it that is payloads
  const QString loaded = ReportPageText::tr("%1 kg, including %2 kg of payload");
  fact(ReportPageText::tr("Mass"), report_.payload_mass > 0.0
                                       ? loaded.arg(figure(report_.mass), figure(report_.payload_mass))
                                       : ReportPageText::tr("%1 kg").arg(figure(report_.mass)));
  const auto centre = [](const std::optional<Eigen::Vector3d>& at) {
    return at ? ReportPageText::tr("%1 m in the world frame").arg(triple(*at))
              : ReportPageText::tr("undefined (no mass)");
  };
  fact(ReportPageText::tr("Centre of mass with all joints at 0"), centre(report_.centre_at_zero));
  fact(ReportPageText::tr("Centre of mass in the current pose"), centre(report_.centre_in_pose));
  //: %1: degrees of freedom, %2: number of moving joints, %3: number of mimic joints
  const QString coupled = ReportPageText::tr("%1 (%2 moving joints minus %3 mimic joints)");
  fact(ReportPageText::tr("Degrees of freedom"),
       c.followers > 0 ? coupled.arg(c.independent).arg(c.dof).arg(c.followers) : QString::number(c.dof));
  fact(ReportPageText::tr("Joints"), jointCounts());
  //: noun: rigid bodies of the robot
  fact(ReportPageText::tr("Links"),
       //: %1: number of links, %2: number of links with mass
       ReportPageText::tr("%1 (%2 with mass)").arg(c.links).arg(c.links_with_mass));
  QStringList hands;
  for (const std::string& hand : report_.hands) hands << fromUtf8(hand);
  if (!hands.isEmpty())
    fact(hands.size() > 1 ? ReportPageText::tr("End effectors") : ReportPageText::tr("End effector"),
         joinedWords(hands));
  fact(ReportPageText::tr("Gravity"), ReportPageText::tr("%1 m/s² in the world frame").arg(triple(look_.gravity)));
}

void PageMaker::addChecks() {
  //: noun: heading of the problems that were found
  head(2, ReportPageText::tr("Checks"));
  if (report_.problems.empty()) {
    items_.push_back(PageText{ReportPageText::tr("✓ No problems were found in the link and joint data.")});
    return;
  }
  PageList list;
  for (const Diagnostic& problem : report_.problems) {
    //: noun: a problem
    const QString kind =
        problem.severity == Severity::Error ? ReportPageText::tr("Error") : ReportPageText::tr("Warning");
    //: %1: "Error" or "Warning", %2: the problem
    list.lines << ReportPageText::tr("%1: %2.").arg(kind, translated(problem.message));
  }
  items_.push_back(list);
}

void PageMaker::addLinks() {
  head(2, ReportPageText::tr("Links"));
  PageTable& masses = table(ReportPageText::tr("Mass and centre of mass, in the frame of each link"),
                            {ReportPageText::tr("Link"), ReportPageText::tr("Mass (kg)"), ReportPageText::tr("x (m)"),
                             ReportPageText::tr("y (m)"), ReportPageText::tr("z (m)"),
                             //: noun: where the mass of a link comes from
                             ReportPageText::tr("Source")});
  masses.columns.back().is_number = false;
  for (const LinkReport& link : report_.links) {
    QStringList row = {fromUtf8(link.name)};
    if (!link.own) {
      row << QStringLiteral("—") << QStringLiteral("—") << QStringLiteral("—") << QStringLiteral("—")
          << ReportPageText::tr("massless frame");
    } else {
      row << figure(link.own->mass);
      row << link.own->p_LLcm;
      switch (link.mass_source) {
        //: the mass of a link was typed in
        case MassSource::Given: row << ReportPageText::tr("entered"); break;
        case MassSource::UniformRod: row << ReportPageText::tr("mass entered, uniform rod"); break;
        case MassSource::MassOfShapes: row << ReportPageText::tr("mass entered, inertia from shapes"); break;
        case MassSource::DensityOfShapes:
          row << ReportPageText::tr("from shapes at %1 kg/m³").arg(figure(link.density));
          break;
      }
    }
    masses.rows.push_back(row);
  }
  if (report_.counts.links_with_mass > 0) addInertias();
}

void PageMaker::addInertias() {
  PageTable& inertias =
      table(ReportPageText::tr("Inertia about the centre of mass, expressed in the link frame (kg m²)"),
            {ReportPageText::tr("Link"), QStringLiteral("Ixx"), QStringLiteral("Iyy"), QStringLiteral("Izz"),
             QStringLiteral("Ixy"), QStringLiteral("Ixz"), QStringLiteral("Iyz")});
  for (const LinkReport& link : report_.links) {
    if (!link.own) continue;
    const Eigen::Matrix3d& I = link.own->I_LLcm_L;
    QStringList row = {fromUtf8(link.name)};
    row << Eigen::Vector3d(I(0, 0), I(1, 1), I(2, 2)) << Eigen::Vector3d(I(0, 1), I(0, 2), I(1, 2));
    inertias.rows.push_back(row);
  }
  remark(ReportPageText::tr("Ixy, Ixz and Iyz are entries of the inertia matrix, so Ixy = −∫ x y dm."));
  PageTable& principal =
      table(ReportPageText::tr("Principal moments of inertia about the centre of mass (kg m²)"),
            {ReportPageText::tr("Link"), QStringLiteral("I₁"), QStringLiteral("I₂"), QStringLiteral("I₃")});
  for (const LinkReport& link : report_.links) {
    if (!link.own) continue;
    QStringList row = {fromUtf8(link.name)};
    row << link.principal;
    principal.rows.push_back(row);
  }
}

void PageMaker::addPayloads() {
  if (report_.counts.payloads == 0) return;
  head(3, ReportPageText::tr("Payloads"));
  PageTable& payloads =
      table(ReportPageText::tr("Point masses, in the frame of their link"),
            {ReportPageText::tr("Payload"), ReportPageText::tr("Link"), ReportPageText::tr("Mass (kg)"),
             ReportPageText::tr("x (m)"), ReportPageText::tr("y (m)"), ReportPageText::tr("z (m)"),
             //: adjective: a payload that is carried now
             ReportPageText::tr("Attached")},
            2);
  payloads.columns.back().is_number = false;
  for (const LinkReport& link : report_.links) {
    for (const Payload& payload : link.payloads) {
      QStringList row = {fromUtf8(payload.name), fromUtf8(link.name), figure(payload.mass)};
      row << payload.p_L;
      row << (payload.attached ? ReportPageText::tr("yes") : ReportPageText::tr("no"));
      payloads.rows.push_back(row);
    }
  }
  remark(ReportPageText::tr("Attached payloads are included in the totals, but not in the link data above."));
}

QString PageMaker::drivenBy(const JointReport& joint) const {
  if (!isMoving(joint.type)) return QStringLiteral("—");
  if (joint.mimic) {
    const QString leader = fromUtf8(joint.mimic->leader);
    const QString multiplier = figure(joint.mimic->multiplier);
    //: position of a mimic joint; %1: a factor, %2: name of the joint that it follows
    if (joint.mimic->offset == 0.0) return ReportPageText::tr("%1 times %2").arg(multiplier, leader);
    //: position of a mimic joint; %1: a factor, %2: name of the joint that it follows, %3: what is added, with its unit
    return ReportPageText::tr("%1 times %2, plus %3")
        .arg(multiplier, leader, measured(joint.mimic->offset, positionOf(joint)));
  }
  if (joint.passive) return ReportPageText::tr("none (passive)");
  //: noun: what drives a joint
  return ReportPageText::tr("motor");
}

void PageMaker::addJoints() {
  if (report_.joints.empty()) return;
  head(2, ReportPageText::tr("Joints"));
  PageTable& kinds =
      table(ReportPageText::tr("Parent, child and current position of each joint"),
            {ReportPageText::tr("Joint"), ReportPageText::tr("Type"),
             //: noun: link that a joint attaches another link to
             ReportPageText::tr("Parent"),
             //: noun: link that a joint attaches to its parent
             ReportPageText::tr("Child"), ReportPageText::tr("Actuation"), ReportPageText::tr("Position")},
            5);
  std::vector<const JointReport*> moving;
  for (const JointReport& joint : report_.joints) {
    if (isMoving(joint.type)) moving.push_back(&joint);
    kinds.rows.push_back({fromUtf8(joint.name), jointTypeWord(joint.type), fromUtf8(joint.parent),
                          fromUtf8(joint.child), drivenBy(joint),
                          joint.position ? measured(*joint.position, positionOf(joint)) : QStringLiteral("—")});
  }
  addPlaces();
  if (moving.empty()) return;
  addLimits(moving);
  addDrives(moving);
  addSprings(moving);
}

void PageMaker::addPlaces() {
  const QString unit = angleUnit();
  PageTable& places = table(
      ReportPageText::tr("Joint origin and orientation in the parent frame at position 0, and axis in the child frame"),
      {ReportPageText::tr("Joint"), ReportPageText::tr("x (m)"), ReportPageText::tr("y (m)"),
       ReportPageText::tr("z (m)"), ReportPageText::tr("Roll (%1)").arg(unit),
       ReportPageText::tr("Pitch (%1)").arg(unit), ReportPageText::tr("Yaw (%1)").arg(unit),
       ReportPageText::tr("Axis")});
  for (const JointReport& joint : report_.joints) {
    QStringList row = {fromUtf8(joint.name)};
    row << joint.p_PJ;
    for (const double each : joint.rpy) row << angle(each);
    row << (isMoving(joint.type) ? triple(joint.axis) : QStringLiteral("—"));
    places.rows.push_back(row);
  }
}

void PageMaker::addLimits(const std::vector<const JointReport*>& moving) {
  PageTable& limits = table(ReportPageText::tr("Limits"), {ReportPageText::tr("Joint"),
                                                           //: lower limit of a joint
                                                           ReportPageText::tr("From"),
                                                           //: upper limit of a joint
                                                           ReportPageText::tr("To"), ReportPageText::tr("Velocity"),
                                                           ReportPageText::tr("Torque or force")});
  for (const JointReport* joint : moving) {
    const Limits& l = joint->limits;
    const Measure rate = slides(*joint) ? Measure::Velocity : Measure::AngularVelocity;
    const QString effort = figure(l.effort);
    const QString unit = slides(*joint) ? QStringLiteral(" N") : QStringLiteral(" N m");
    limits.rows.push_back({fromUtf8(joint->name), measured(l.lower, positionOf(*joint)),
                           measured(l.upper, positionOf(*joint)), measured(l.velocity, rate),
                           std::isfinite(l.effort) ? effort + unit : effort});
  }
}

void PageMaker::addSprings(const std::vector<const JointReport*>& moving) {
  const auto has_spring = [](const JointReport* joint) { return joint->spring.stiffness != 0.0; };
  if (std::none_of(moving.begin(), moving.end(), has_spring)) return;
  PageTable& springs =
      table(ReportPageText::tr("Joint springs"),
            {ReportPageText::tr("Joint"), ReportPageText::tr("Stiffness"), ReportPageText::tr("Rest position")});
  for (const JointReport* joint : moving) {
    if (!has_spring(joint)) continue;
    const QString unit = slides(*joint) ? QStringLiteral(" N/m") : QStringLiteral(" N m/rad");
    springs.rows.push_back({fromUtf8(joint->name), figure(joint->spring.stiffness) + unit,
                            measured(joint->spring.rest, positionOf(*joint))});
  }
}

void PageMaker::addDrives(const std::vector<const JointReport*>& moving) {
  PageTable& drives =
      table(ReportPageText::tr("Friction and motor"),
            {ReportPageText::tr("Joint"), ReportPageText::tr("Damping"), ReportPageText::tr("Coulomb friction (+)"),
             ReportPageText::tr("Coulomb friction (−)"), ReportPageText::tr("Rotor inertia"),
             ReportPageText::tr("Gear ratio"), ReportPageText::tr("Reflected inertia")});
  bool turning = false, sliding = false;
  for (const JointReport* joint : moving) {
    (slides(*joint) ? sliding : turning) = true;
    drives.rows.push_back({fromUtf8(joint->name), figure(joint->damping), figure(joint->coulomb.positive),
                           figure(joint->coulomb.negative), figure(joint->motor.rotor_inertia),
                           figure(joint->motor.gear_ratio), figure(joint->reflected_inertia)});
  }
  const QString turns = ReportPageText::tr("damping in N m s/rad, Coulomb friction in N m, reflected inertia in kg m²");
  const QString slide =
      ReportPageText::tr("damping in N s/m, Coulomb friction in N, gear ratio in rad/m, reflected inertia in kg");
  //: %1 and %2: units of the table above ("damping in N s/m, …")
  const QString units = turning && sliding
                            ? ReportPageText::tr("Revolute joints: %1. Prismatic joints: %2.").arg(turns, slide)
                        : turning ? ReportPageText::tr("Units: %1.").arg(turns)
                                  : ReportPageText::tr("Units: %1.").arg(slide);
  remark(joinedSentences(
      {units,
       ReportPageText::tr("The rotor inertia is in kg m², on the motor side of the gear. The reflected inertia is "
                          "the rotor inertia times the square of the gear ratio.")}));
}

void PageMaker::addDh() {
  head(2, ReportPageText::tr("Denavit-Hartenberg parameters"));
  if (!report_.standard.table && report_.standard.why_none == report_.modified.why_none) {
    items_.push_back(PageText{ReportPageText::tr("No DH table: %1.").arg(translated(report_.standard.why_none))});
    return;
  }
  const std::pair<const DhReport*, QString> tables[] = {
      {&report_.standard, ReportPageText::tr("Standard: Rz(θ) Tz(d) Tx(a) Rx(α)")},
      {&report_.modified, ReportPageText::tr("Modified (Craig): Rx(α) Tx(a) Rz(θ) Tz(d)")}};
  for (const auto& [dh, title] : tables) {
    head(3, title);
    if (dh->table)
      addDh(*dh->table);
    else
      items_.push_back(PageText{ReportPageText::tr("No DH table: %1.").arg(translated(dh->why_none))});
  }
}

void PageMaker::addDh(const DhTable& dh) {
  const bool modified = dh.convention == DhConvention::Modified;
  const QString before = modified ? QStringLiteral(u"₍ᵢ₋₁₎") : QStringLiteral(u"ᵢ");
  PageTable& rows =
      table(modified ? ReportPageText::tr("One row per joint; a and α belong to the previous link")
                     : ReportPageText::tr("One row per joint; a and α belong to the next link"),
            {QStringLiteral("i"), ReportPageText::tr("Joint"), QStringLiteral(u"θᵢ (%1)").arg(angleUnit()),
             QStringLiteral(u"dᵢ (m)"), QStringLiteral(u"a%1 (m)").arg(before),
             QStringLiteral(u"α%1 (%2)").arg(before, angleUnit())},
            2);
  for (std::size_t i = 0; i < dh.rows.size(); ++i) {
    const DhRow& row = dh.rows[i];
    const bool sliding = row.type == JointType::Prismatic;
    QString q = QStringLiteral("q") + subscript(static_cast<int>(i) + 1);
    const auto added = [&q](const QString& number) {
      if (number == QStringLiteral("0")) return q;
      return number.startsWith(QChar(0x2212)) ? q + QStringLiteral(u" − ") + number.mid(1)
                                              : q + QStringLiteral(" + ") + number;
    };
    const QString theta = angle(row.theta), d = figure(row.d);
    rows.rows.push_back({QString::number(i + 1), fromUtf8(row.joint), sliding ? theta : added(theta),
                         sliding ? added(d) : d, figure(row.a), angle(row.alpha)});
  }
  const Pose& X = dh.X_W0;
  if (!X.R.isIdentity(1e-12) || X.p.norm() > kShownAsZero) {
    //: %1: three coordinates, %2: three angles with their unit
    remark(
        ReportPageText::tr("Frame 0 is at %1 m in the base frame and is rotated by the roll, pitch and yaw angles %2.")
            .arg(triple(X.p), turn(rpyFromRotation(X.R))));
  }
}

void PageMaker::addRemarks() {
  //: noun: heading of the remarks
  head(2, ReportPageText::tr("Notes"));
  PageList list;
  list.lines << ReportPageText::tr(
                    "Numbers are rounded to %1 significant digits. The scene file contains the unrounded values.")
                    .arg(shownDigits())
             << ReportPageText::tr(
                    "The frame of a link is at its parent joint and moves with the link. The world z axis points up.")
             << ReportPageText::tr(
                    "As in URDF, roll, pitch and yaw are successive rotations about the fixed x, y and z axes of the "
                    "parent frame.");
  items_.push_back(list);
}

}  // namespace

Page reportPage(const ModelReport& report, const ReportViewOptions& look) { return PageMaker(report, look).make(); }

}  // namespace linkwright::ui
