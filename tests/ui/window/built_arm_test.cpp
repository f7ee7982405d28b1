// SPDX-License-Identifier: GPL-3.0-or-later
// An arm of seven hinges from nothing, with nothing but a mouse and a keyboard: saved, closed, opened again, and its
// torques are those of the same arm written as a URDF and as a DH table in both forms.
#include "core/dynamics/inverse_dynamics.h"
#include "core/io/dh_csv.h"
#include "core/io/scene_file.h"
#include "core/io/urdf.h"
#include "tests/support/constants.h"
#include "tests/support/random_mechanism.h"
#include "tests/ui/support/pointer.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/files/picture_list.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDialog>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeView>

#include <iomanip>
#include <sstream>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::findWidget;
using linkwright::test::kPi;
using linkwright::test::waitUntil;
using linkwright::test::WindowFixture;

namespace {

/// A row of the modified form as a person has it on paper (m, degrees), and the link's figures in the row's frame.
struct PaperRow {
  double a, alpha_deg, d;
  double mass;
  double centre[3];
  double inertia[6];  ///< xx yy zz xy xz yz about the centre
};
constexpr PaperRow kArm[7] = {
    {0.0, 0.0, 0.34, 3.5, {0.0, -0.03, 0.12}, {0.03, 0.02, 0.015, 0.0, 0.001, -0.002}},
    {0.02, -90.0, 0.0, 3.25, {0.0003, 0.059, 0.042}, {0.0305, 0.011, 0.0304, 0.0005, 0.0, 0.004}},
    {0.0, 90.0, 0.42, 2.75, {0.0, 0.03, 0.13}, {0.025, 0.0238, 0.0076, 0.0, 0.0, 0.003}},
    {-0.015, 90.0, 0.0, 2.7, {0.0, 0.067, 0.034}, {0.017, 0.006, 0.0164, 0.0, 0.0002, 0.001}},
    {0.0, -90.0, 0.4, 1.7, {0.0001, 0.021, 0.076}, {0.01, 0.0087, 0.0045, 0.0, 0.0, 0.0005}},
    {0.0, -90.0, 0.0, 1.8, {0.0, 0.0006, 0.0004}, {0.0049, 0.0047, 0.0036, 0.0, 0.0, 0.0}},
    {0.081, 90.0, 0.126, 0.3, {0.0, 0.0, 0.02}, {0.001, 0.001, 0.0012, 0.0, 0.0, 0.0}}};

QString number(double value) { return QString::number(value, 'g', 12); }

/// What is on the screen, as hands have it.
struct Hands {
  WindowFixture& f;

  void key(QWidget* widget, Qt::Key key, Qt::KeyboardModifiers held = Qt::NoModifier) {
    QTest::keyClick(widget, key, held);
    f.settle();
  }
  QWidget* clickable(const char* name) {
    auto* widget = f.find<QWidget>(QString::fromLatin1(name));
    INFO(name);
    REQUIRE(widget->isVisible());
    REQUIRE(widget->isEnabled());
    return widget;
  }
  void type(const QString& name, double value) {
    QWidget* field = clickable(name.toLatin1().constData());
    QTest::mouseClick(field, Qt::LeftButton, {}, field->rect().center());
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(field, number(value));
    key(field, Qt::Key_Return);
  }
  void choose(const char* name, Qt::Key chosen_by) {
    QWidget* box = clickable(name);
    QTest::mouseClick(box, Qt::LeftButton, {}, box->rect().center());
    REQUIRE(waitUntil([] { return QApplication::activePopupWidget() != nullptr; }));
    auto* list = QApplication::activePopupWidget()->findChild<QAbstractItemView*>();
    REQUIRE(list != nullptr);
    QTest::keyClick(list, chosen_by);
    QTest::keyClick(list, Qt::Key_Return);
    REQUIRE(waitUntil([] { return QApplication::activePopupWidget() == nullptr; }));
    f.settle();
  }
  /// The path typed into the file dialog that a key brings up.
  void typePath(Qt::Key shortcut, const QString& path) {
    QTimer timer;
    int turns = 0;
    QObject::connect(&timer, &QTimer::timeout, [&] {
      auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
      if (dialog == nullptr) return;
      auto* name = dialog->findChild<QLineEdit*>("fileNameEdit");
      // once it is there to be typed in
      if (!name->hasFocus()) return QTest::mouseClick(name, Qt::LeftButton, {}, name->rect().center());
      ++turns;
      if (turns == 1) {
        QTest::keyClick(name, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(name, path);
      } else if (QWidget* proposals = QApplication::activePopupWidget()) {
        // the list of proposals would take the Return
        QTest::keyClick(proposals, Qt::Key_Escape);
      } else if (turns > 100) {
        dialog->reject();
      } else {
        QTest::keyClick(name, Qt::Key_Return);
      }
    });
    timer.start(10);
    key(&f.window, shortcut, Qt::ControlModifier);
    CHECK(turns < 100);
    REQUIRE(waitUntil([&] { return turns > 0 && QApplication::activeModalWidget() == nullptr; }));
    f.settle();
  }
};

void begin(Hands& hands) {
  WindowFixture& f = hands.f;
  f.window.activateWindow();
  REQUIRE(waitUntil([&] { return f.window.isActiveWindow(); }));
  hands.key(&f.window, Qt::Key_N, Qt::ControlModifier);
  QDialog* dialog = nullptr;
  REQUIRE(waitUntil(
      [&] { return (dialog = f.window.findChild<QDialog*>("newDialog")) != nullptr && dialog->isVisible(); }));
  // the first card is the empty base
  auto* cards = findWidget<PictureList>(*dialog, "newTemplates");
  REQUIRE(waitUntil([&] { return cards->hasFocus(); }));
  hands.key(cards, Qt::Key_Home);
  hands.key(cards, Qt::Key_Return);
  REQUIRE(f.document().snapshot()->model->dof() == 0);
  REQUIRE(waitUntil([&] { return f.window.isActiveWindow(); }));
}

void build(Hands& hands) {
  WindowFixture& f = hands.f;
  auto* tree = f.find<QTreeView>("mechanismTree");
  for (int i = 0; i < 7; ++i) {
    // the newest link is the chosen one
    const QRect place =
        tree->visualRect(tree->currentIndex().isValid() ? tree->currentIndex() : tree->model()->index(0, 0));
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, {place.left() + 4, place.center().y()});
    REQUIRE(waitUntil([&] { return tree->hasFocus(); }));
    hands.key(tree, Qt::Key_Insert);
    const PaperRow& row = kArm[i];
    const double alpha = row.alpha_deg * kPi / 180.0;
    const double origin[3] = {row.a, -row.d * std::sin(alpha), row.d * std::cos(alpha)};
    hands.choose("massSource", Qt::Key_Home);  // by hand
    hands.type("linkMass", row.mass);
    for (int k = 0; k < 3; ++k) hands.type(QString("linkCentre%1").arg(k), row.centre[k]);
    for (int k = 0; k < 6; ++k) hands.type(QString("linkInertia%1").arg(k), row.inertia[k]);
    for (int k = 0; k < 3; ++k)
      hands.type(QString("jointOrigin%1").arg(k), std::abs(origin[k]) < 1e-15 ? 0.0 : origin[k]);
    hands.type("jointTurn0", row.alpha_deg);
    hands.type("jointTurn1", 0.0);
    hands.type("jointTurn2", 0.0);
    hands.choose("jointAxis", Qt::Key_Z);
  }
}

std::string urdfOfPaper() {
  std::ostringstream out;
  out << std::setprecision(17) << "<robot name=\"paper\"><link name=\"base\"/>";
  for (int i = 0; i < 7; ++i) {
    const PaperRow& row = kArm[i];
    const double alpha = row.alpha_deg * kPi / 180.0;
    const double* I = row.inertia;
    out << "<link name=\"l" << i << "\"><inertial><origin xyz=\"" << row.centre[0] << ' ' << row.centre[1] << ' '
        << row.centre[2] << "\"/><mass value=\"" << row.mass << "\"/><inertia ixx=\"" << I[0] << "\" iyy=\"" << I[1]
        << "\" izz=\"" << I[2] << "\" ixy=\"" << I[3] << "\" ixz=\"" << I[4] << "\" iyz=\"" << I[5]
        << "\"/></inertial></link><joint name=\"j" << i << "\" type=\"continuous\"><parent link=\""
        << (i == 0 ? "base" : "l" + std::to_string(i - 1)) << "\"/><child link=\"l" << i << "\"/><origin xyz=\""
        << row.a << ' ' << -row.d * std::sin(alpha) << ' ' << row.d * std::cos(alpha) << "\" rpy=\"" << alpha
        << " 0 0\"/><axis xyz=\"0 0 1\"/></joint>";
  }
  out << "</robot>";
  return out.str();
}

Inertial inertialOfPaper(const PaperRow& row) {
  Inertial inertial;
  inertial.mass = row.mass;
  inertial.p_LLcm = {row.centre[0], row.centre[1], row.centre[2]};
  const double* I = row.inertia;
  inertial.I_LLcm_L << I[0], I[3], I[4], I[3], I[1], I[5], I[4], I[5], I[2];
  return inertial;
}

/// As it is typed into a spreadsheet. In the standard form the row's frame lies beyond the next row's a and alpha.
std::string tableOfPaper(DhConvention convention) {
  const bool standard = convention == DhConvention::Standard;
  std::ostringstream out;
  out << std::setprecision(17) << "theta,d,a,alpha,mass,c.x,c.y,c.z,I.xx,I.yy,I.zz,I.xy,I.xz,I.yz\n";
  for (int i = 0; i < 7; ++i) {
    const PaperRow& row = kArm[i];
    const double a = !standard ? row.a : i < 6 ? kArm[i + 1].a : 0.0;
    const double alpha = (!standard ? row.alpha_deg : i < 6 ? kArm[i + 1].alpha_deg : 0.0) * kPi / 180.0;
    Inertial inertial = inertialOfPaper(row);
    if (standard) {
      Eigen::Matrix3d R;
      R << 1.0, 0.0, 0.0, 0.0, std::cos(alpha), -std::sin(alpha), 0.0, std::sin(alpha), std::cos(alpha);
      inertial.p_LLcm = R.transpose() * (inertial.p_LLcm - Eigen::Vector3d(a, 0.0, 0.0));
      inertial.I_LLcm_L = (R.transpose() * inertial.I_LLcm_L * R).eval();
    }
    const Eigen::Matrix3d& I = inertial.I_LLcm_L;
    out << "0," << row.d << ',' << a << ',' << alpha << ',' << inertial.mass << ',' << inertial.p_LLcm.x() << ','
        << inertial.p_LLcm.y() << ',' << inertial.p_LLcm.z() << ',' << I(0, 0) << ',' << I(1, 1) << ',' << I(2, 2)
        << ',' << I(0, 1) << ',' << I(0, 2) << ',' << I(1, 2) << '\n';
  }
  return out.str();
}

Model compiledOrFail(const Result<Mechanism>& mechanism) {
  REQUIRE(mechanism.ok());
  return test::compiled(*mechanism);
}

}  // namespace

TEST_CASE("A 7R arm built by hand from an empty base is the same after saving and opening, and has its torques") {
  QTemporaryDir folder;
  const QString path = folder.filePath("by hand.json");
  std::string saved;
  SceneData built;
  {
    WindowFixture f("planar_2r.json");
    Hands hands{f};
    begin(hands);
    build(hands);
    REQUIRE(f.document().snapshot()->model->dof() == 7);
    hands.typePath(Qt::Key_S, path);
    CHECK_FALSE(f.window.isWindowModified());
    built = f.document().scene();
    QFile file(path);
    REQUIRE(file.open(QIODevice::ReadOnly));
    saved = file.readAll().toStdString();
  }
  WindowFixture f("planar_2r.json");
  Hands hands{f};
  f.window.activateWindow();
  REQUIRE(waitUntil([&] { return f.window.isActiveWindow(); }));
  hands.typePath(Qt::Key_O, path);
  const Mechanism& again = *f.document().snapshot()->mechanism;
  const auto text = [](Mechanism mechanism) {
    SceneData scene;
    scene.mechanism = std::move(mechanism);
    scene.mechanism.source = {};
    return writeScene(scene);
  };
  // and the weld of the end effector
  REQUIRE(again.joints.size() == 8);
  CHECK((text(again) == text(built.mechanism)));
  // written once more it is the same file, to the last byte
  const QString copy = folder.filePath("again.json");
  REQUIRE(f.document().save(copy).empty());
  QFile file(copy);
  REQUIRE(file.open(QIODevice::ReadOnly));
  CHECK((file.readAll().toStdString() == saved));

  const Model& by_hand = *f.document().snapshot()->model;
  const Model urdf = compiledOrFail(readUrdf(urdfOfPaper(), "paper.urdf"));
  const auto tableModel = [](DhConvention convention) {
    const Result<DhTable> table = readDhTable(tableOfPaper(convention), "paper.csv", convention);
    REQUIRE(table.ok());
    return compiledOrFail(mechanismOf(*table));
  };
  const Model standard = tableModel(DhConvention::Standard), modified = tableModel(DhConvention::Modified);
  test::Random random(77);
  INFO("seed 77");
  for (int i = 0; i < 100; ++i) {
    const auto vector = [&](double size) { return random.vectorOf(7, size); };
    const DynamicsInput input{vector(kPi), vector(3.0), vector(10.0), {0.0, 0.0, -kStandardGravity}, {}, {}};
    const Eigen::VectorXd tau = inverseDynamics(by_hand, input);
    // relative to the largest torque: each is some hundred operations on numbers that differ in the last bits
    const double scale = std::max(1.0, tau.cwiseAbs().maxCoeff());
    for (const Model* other : {&urdf, &standard, &modified}) {
      CHECK((inverseDynamics(*other, input) - tau).cwiseAbs().maxCoeff() < 1e-12 * scale);
    }
  }
}
