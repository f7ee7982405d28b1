// SPDX-License-Identifier: GPL-3.0-or-later
// What the ground pushes with, and why.
#include "ui/workspaces/simulate/contacts_panel.h"

#include "core/contact/contact_shares.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/kept_run.h"
#include "tests/ui/support/pointer.h"
#include "ui/document/edits.h"

#include <QApplication>
#include <QLabel>
#include <QListWidget>
#include <QTest>

using namespace linkwright;
using namespace linkwright::ui;
using namespace linkwright::test;

namespace {

struct Contacts {
  Document document;
  Interaction interaction;
  SimulationViewOptions look;
  std::unique_ptr<ContactsPanel> panel;

  explicit Contacts(const QString& example) {
    openExample(document, example);
    panel = std::make_unique<ContactsPanel>(document, interaction, look);
    panel->resize(480, 620);
    panel->show();
  }
  QString text(const char* name) const {
    const auto* label = panel->findChild<QLabel*>(QLatin1String(name));
    REQUIRE(label != nullptr);
    return label->text();
  }
  /// A number of the list of terms.
  double share(int row) const {
    const auto* label = panel->findChild<QLabel*>(QStringLiteral("share%1").arg(row));
    REQUIRE(label != nullptr);
    return label->toolTip().toDouble();
  }
  bool settlesAt(double t) {
    return waitUntil(
        [&] { return text("contactsHeading").contains(QString::number(t, 'f', 3)) && panel->shares() != nullptr; });
  }
};

}  // namespace

TEST_CASE("Before a run it says what one would begin with: 17.14 N, 9.81 of the weight and 7.33 of the motors",
          "[ui][simulate][contacts]") {
  Contacts f("arm_on_the_ground_i.json");
  REQUIRE(waitUntil([&] { return f.panel->shares() != nullptr; }));
  CHECK(f.text("contactsHeading").contains("A run from the current pose"));
  CHECK(f.text("contactNormal").startsWith("17.143"));
  CHECK(f.text("shareWords0") == "Gravity");
  CHECK(f.share(0) == Approx(9.81).margin(1e-9));
  CHECK(f.text("shareWords1") == "Motor torques");
  CHECK(f.share(1) == Approx(7.3333333).margin(1e-6));
  CHECK(f.text("contactsStatus").contains("Determined"));
  CHECK(f.text("contactEquation").contains("jam"));
  CHECK(f.text("contactMargin").contains("Slip margin"));
}

TEST_CASE("At the time of the cursor the terms add up to the run's force", "[ui][simulate][contacts]") {
  Contacts f("arm_on_the_ground_iii.json");
  const auto run = keepRun(f.document, 1.0);
  for (const double t : {0.25, 0.5, 1.0}) {
    f.document.playback().setTime(t);
    REQUIRE(f.settlesAt(t));
    double sum = 0.0;
    for (int row = 0; row < 5; ++row) sum += f.share(row);
    CHECK(f.share(5) == Approx(sum).margin(1e-9));
    // a sample of the run stands at that time
    CHECK(sum == Approx(run->record.contact(run->record.sampleAt(t + 1e-9), 0).f_n).margin(1e-6));
    // at the limit of friction it slips; below it the regularised law lets it creep
    const ContactSample& sample = run->record.contact(run->record.sampleAt(t + 1e-9), 0);
    const bool slips = sample.f_t() >= 0.98 * 0.2 * sample.f_n;
    INFO(sample.f_t() / sample.f_n);
    CHECK(f.text("contactMode").startsWith(slips ? "slips" : "creeps"));
  }
}

TEST_CASE("Events are listed, and one that is clicked is gone to", "[ui][simulate][contacts]") {
  Contacts f("hanging_arm_on_the_ground_i.json");
  makeUnilateral(f.document);
  const auto run = keepRun(f.document, 2.0);
  auto* list = f.panel->findChild<QListWidget*>("contactEvents");
  REQUIRE(waitUntil([&] { return list->count() == std::ssize(run->record.events()); }));
  const SimulationEvent& second = run->record.events()[1];
  emit list->itemClicked(list->item(1));
  CHECK(f.document.snapshot()->time == Approx(second.t));

  // while it is in the air nothing pushes, and that is said
  double in_the_air = -1.0;
  for (std::size_t k = 1; k + 1 < run->record.size(); ++k) {
    if (run->record.contact(k, 0).mode == ContactMode::Free && run->record.contact(k + 1, 0).mode == ContactMode::Free)
      in_the_air = run->record.times()[k];
  }
  REQUIRE(in_the_air > 0.0);
  f.document.playback().setTime(in_the_air);
  REQUIRE(f.settlesAt(in_the_air));
  CHECK(f.text("contactMode") == "free");
  CHECK_FALSE(f.panel->findChild<QWidget*>("contactWhy")->isVisible());
  CHECK(f.text("contactSlip").contains("no contact"));
  CHECK(f.text("contactsStatus").contains("No contact carries"));
}

TEST_CASE("Without contacts, off the surface and with too many the panel has words", "[ui][simulate][contacts]") {
  Contacts none("planar_3r.json");
  REQUIRE(waitUntil([&] { return none.text("contactsEmpty").contains("No contacts yet"); }));

  Contacts off("arm_on_the_ground_i.json");
  setJoint(off.document, 0, JointField::Position, 0.3);
  REQUIRE(waitUntil([&] { return off.text("contactsEmpty").contains("cannot start"); }));
  CHECK(off.text("contactsEmpty").contains("surface"));

  Contacts twice("arm_on_the_ground_i.json");
  std::vector<Contact> contacts = twice.document.scene().contacts.orDefault();
  contacts.push_back(contacts.front());
  contacts.back().name = "twin";
  setSimulation(twice.document, contacts, simulationSettings(twice.document), "twin");
  REQUIRE(waitUntil([&] { return twice.text("contactsStatus").contains("Redundant"); }));
  CHECK(twice.text("contactsStatus").contains("least norm"));
  CHECK(twice.text("contactsStatus").contains("fₙ of twin"));
  CHECK(twice.panel->shares()->total(0) == Approx(twice.panel->shares()->total(1)).margin(1e-8));
}
