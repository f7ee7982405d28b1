// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/property_form.h"

#include "core/scene/describe_elastic.h"
#include "core/scene/describe_mechanism.h"
#include "tests/support/catch.h"
#include "tests/ui/support/find_widget.h"
#include "ui/widgets/property_field.h"

#include <QTest>
#include <QVBoxLayout>

#include <numbers>

using namespace linkwright;
using namespace linkwright::ui;

namespace {

/// A form of a T that keeps what it changes, and by which names.
template <class T>
struct Kept {
  QWidget page;
  QVBoxLayout column{&page};
  T of;
  QStringList steps;
  PropertyForm<T> form{[this](const QString& text, const std::function<void(T&)>& change) {
    change(of);
    steps << text;
    form.show(of);
  }};

  explicit Kept(T begun = T()) : of(std::move(begun)) { form.in(rowsIn(column), &page); }
  void open() {
    form.show(of);
    page.show();
    QCoreApplication::processEvents();
  }
  NumberField* field(const char* name) { return linkwright::test::findWidget<NumberField>(page, name); }
  void type(const char* name, const QString& text) {
    field(name)->selectAll();
    QTest::keyClicks(field(name), text);
    QTest::keyClick(field(name), Qt::Key_Return);
  }
};

QString wide(const char16_t* text) { return QString::fromUtf16(text); }

}  // namespace

TEST_CASE("The description of a struct is found by where a field is, also in structs in it and in its parts") {
  CHECK(fieldOf<ElasticSettings>(&ElasticSettings::dt).least == kShortestElasticStep);
  CHECK(fieldOf<ElasticSettings>(&ElasticSettings::dt).most == kLongestElasticStep);
  CHECK(std::string_view(fieldOf<ElasticSettings>(&ElasticSettings::damping_mass).unit) == "1/s");
  CHECK(fieldOf<ElasticLink>(within(&ElasticLink::section, &BeamSection::I_y)).above == 0.0);
  CHECK(std::string_view(fieldOf<ElasticLink>(&ElasticLink::tip).unit) == "m");
  CHECK(std::string_view(fieldOf<Joint>(within(&Joint::spring, &JointSpring::rest)).unit) == "rad or m");
  // what is not there has no place
  CHECK(std::string_view(fieldOf<Joint>([](Joint& joint) { return joint.mimic ? &joint.mimic->offset : nullptr; }).unit)
            .empty());
}

TEST_CASE("A number has the unit and the bounds of the description, in the unit that is shown") {
  Kept<ElasticSettings> kept;
  kept.form.number("dt", "&Step", "Step of time", &ElasticSettings::dt, {.unit = " ms", .factor = 1000.0});
  kept.form.number("stiffness", "By stiffness", "Damping", &ElasticSettings::damping_stiffness);
  kept.open();
  CHECK(kept.field("dt")->typedText() == "1 ms");
  CHECK(kept.field("stiffness")->typedText() == "0 s");
  CHECK(kept.field("dt")->accessibleName() == "Step of time");
  kept.type("dt", "2");
  CHECK(kept.of.dt == 0.002);
  CHECK(kept.steps == QStringList{"Step"});
  for (const char* beyond : {"0", "200", "x"}) {
    kept.type("dt", beyond);
    CHECK(kept.field("dt")->isRefused());
    CHECK(kept.of.dt == 0.002);
  }
  kept.type("dt", "200");
  CHECK(kept.field("dt")->toolTip() == "must be between 0.001 ms and 100 ms");
  kept.type("stiffness", "-1");
  CHECK(kept.field("stiffness")->toolTip() == "must be between 0 and 1000000000 s");
  // what was refused stays until it is another number, or is dropped
  kept.form.show(kept.of);
  CHECK(kept.field("dt")->typedText() == "200");
  QTest::keyClick(kept.field("dt"), Qt::Key_Escape);
  CHECK(kept.field("dt")->typedText() == "2 ms");
  CHECK(kept.steps.size() == 1);
}

TEST_CASE("Words of bounds: above, at least, a count, and one's own") {
  Kept<ElasticLink> kept;
  kept.form.setStepsSpoken();
  kept.form.number("elements", "Elements", "Number of elements", &ElasticLink::elements, {.step = 1.0});
  kept.form.number("young", "E", "Young's modulus", within(&ElasticLink::material, &BeamMaterial::young));
  kept.form.number("density", "Density", "Density", within(&ElasticLink::material, &BeamMaterial::density));
  kept.form.number("shear", "G", "Shear modulus", within(&ElasticLink::material, &BeamMaterial::shear),
                   {.refusal = QStringLiteral("a beam is not so soft")});
  kept.open();
  CHECK(kept.field("density")->typedText().endsWith(wide(u" kg/m³")));
  const std::pair<const char*, const char*> cases[] = {{"elements", "must be a whole number from 1 to 1000"},
                                                       {"young", "must be greater than 0"},
                                                       {"density", "must be at least 0"},
                                                       {"shear", "a beam is not so soft"}};
  for (const auto& [name, words] : cases) {
    kept.type(name, "-1.5");
    CHECK(kept.field(name)->toolTip() == words);
  }
  kept.type("elements", "2.5");
  CHECK(kept.field("elements")->isRefused());
  kept.type("elements", "7");
  CHECK(kept.of.elements == 7);
  CHECK(kept.steps == QStringList{"Number of elements"});
}

TEST_CASE("A spin is one step, and ends at what can be") {
  Kept<ElasticLink> kept;
  kept.of.elements = 3;
  kept.form.number("elements", "Elements", "Number of elements", &ElasticLink::elements, {.step = 1.0});
  kept.open();
  NumberField* field = kept.field("elements");
  field->stepBy(-1);
  field->stepBy(-1);
  CHECK(field->typedText() == "1");
  CHECK(kept.of.elements == 3);
  field->stepBy(-1);
  CHECK(field->typedText() == "1");
  field->endSpin();
  CHECK(kept.of.elements == 1);
  CHECK(kept.steps == QStringList{"Elements"});
}

TEST_CASE("Of two units the one that counts is shown, angles in their unit") {
  Joint joint;
  joint.spring = {2.0, 0.5 * std::numbers::pi};
  Kept<Joint> kept(joint);
  kept.form.setSlides([](const Joint& of) { return of.type == JointType::Prismatic; });
  kept.form.number("stiffness", "Stiffness", "Stiffness", within(&Joint::spring, &JointSpring::stiffness));
  kept.form.number("rest", "Rest", "Rest", within(&Joint::spring, &JointSpring::rest),
                   {.is_there = [](const Joint& of) { return of.spring.stiffness > 0.0; }});
  kept.open();
  const auto texts = [&](AngleUnit unit) {
    kept.form.show(kept.of, unit);
    return kept.field("stiffness")->typedText() + " | " + kept.field("rest")->typedText();
  };
  kept.of.type = JointType::Revolute;
  CHECK(texts(AngleUnit::Degree) == wide(u"2 N m/rad | 90°"));
  CHECK(texts(AngleUnit::Radian) == "2 N m/rad | 1.5707963 rad");
  kept.of.type = JointType::Prismatic;
  CHECK(texts(AngleUnit::Degree) == "2 N/m | 1.5707963 m");
  kept.of.spring.stiffness = 0.0;
  kept.form.show(kept.of);
  CHECK_FALSE(kept.field("rest")->isVisible());
}

TEST_CASE("Vectors and turns are numbers under one heading, choices and switches say nothing when shown") {
  enum class Kind { One, Two };
  struct Thing {
    Eigen::Vector3d point = {1.0, 2.0, 3.0};
    Eigen::Matrix3d R = Eigen::Matrix3d::Identity();
    Kind kind = Kind::One;
    bool is_on = false;
  };
  Kept<Thing> kept;
  kept.form.numbersAt(kept.column, "point", "Point, m", "Point's %1", {"x", "y", "z"}, {}, {.undo = "Point's %1"},
                      [](Thing& of, int i) { return &of.point[i]; });
  kept.form.turn(kept.column, "turn", "%1", &Thing::R, [] { return 0; }, {.undo = "Turn"});
  static constexpr Kind kKinds[] = {Kind::One, Kind::Two};
  kept.form.choice("kind", "Kind", "Kind of it", &Thing::kind, kKinds, [](Kind kind) {
    return ChoiceWords{kind == Kind::One ? "one" : "two", {}};
  });
  kept.form.toggle("on", "On", "Whether it is", &Thing::is_on, {.also = [](Thing& of) { of.kind = Kind::One; }});
  kept.open();
  CHECK(kept.steps.isEmpty());
  kept.type("point1", "5");
  CHECK(kept.of.point == Eigen::Vector3d(1.0, 5.0, 3.0));
  kept.form.show(kept.of, AngleUnit::Degree);
  kept.type("turn1", "90");
  CHECK(kept.field("turn1")->si() == Approx(0.5 * std::numbers::pi).epsilon(1e-14));
  auto* kind = linkwright::test::findWidget<QComboBox>(kept.page, "kind");
  emit kind->activated(0);
  kind->setCurrentIndex(1);
  emit kind->activated(1);
  CHECK(kept.of.kind == Kind::Two);
  linkwright::test::findWidget<QCheckBox>(kept.page, "on")->click();
  CHECK(kept.of.is_on);
  CHECK(kind->currentIndex() == 0);
  CHECK(kept.steps == QStringList({"Point's y", "Turn", "Kind", "On"}));
}
