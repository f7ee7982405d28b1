// SPDX-License-Identifier: GPL-3.0-or-later
// The report on a robot: what is on its page, and the files that are made of it.
#include "core/scene/scene.h"
#include "tests/support/catch.h"
#include "tests/support/constants.h"
#include "tests/support/random_mechanism.h"
#include "tests/support/rich_mechanism.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/loaded_texts.h"
#include "tests/ui/support/pdf_words.h"
#include "ui/report/report_flow.h"
#include "ui/report/report_page.h"
#include "ui/widgets/numbers.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QWidget>

using namespace linkwright;
using namespace linkwright::test;
using namespace linkwright::ui;

namespace {

ReportViewOptions look(AngleUnit angles = AngleUnit::Degree) {
  ReportViewOptions made;
  made.angles = angles;
  made.gravity = {0.0, 0.0, -9.80665};
  made.file = "arm.json";
  made.date = QDate(2026, 3, 9);
  made.picture = QImage(160, 90, QImage::Format_RGB32);
  made.picture.fill(Qt::white);
  return made;
}

Page pageOf(const Mechanism& mechanism, const Eigen::VectorXd& q, AngleUnit angles = AngleUnit::Degree) {
  return reportPage(reportOf(mechanism, compiled(mechanism), q), look(angles));
}

Mechanism rich() {
  Mechanism mechanism = richMechanism();
  Joint& turn = mechanism.joints[1];
  turn.limits = {-kPi, kPi / 2.0, 2.0, 40.0};
  turn.motor = {2e-5, 100.0};
  turn.X_PJ.R << 0, -1, 0, 1, 0, 0, 0, 0, 1;
  turn.coulomb = {0.4, -0.5};
  return mechanism;
}

const PageTable* tableWith(const Page& page, const QString& caption) {
  for (const PageItem& item : page.items) {
    const auto* table = std::get_if<PageTable>(&item);
    if (table != nullptr && table->caption.startsWith(caption)) return table;
  }
  return nullptr;
}
QStringList rowOf(const Page& page, const QString& caption, const QString& name) {
  const PageTable* table = tableWith(page, caption);
  REQUIRE(table != nullptr);
  for (const QStringList& row : table->rows) {
    CHECK(row.size() == static_cast<qsizetype>(table->columns.size()));
    if (row.first() == name) return row;
  }
  return {};
}
bool says(const Page& page, const QString& words) {
  for (const PageItem& item : page.items) {
    if (const auto* text = std::get_if<PageText>(&item); text != nullptr && text->words.contains(words)) return true;
    if (const auto* list = std::get_if<PageList>(&item); list != nullptr && list->lines.join(' ').contains(words))
      return true;
  }
  return false;
}

}  // namespace

TEST_CASE("A report is dated as its language writes dates, with decimal points in all of them") {
  const std::pair<const char*, QString> dates[] = {{"en", "9 March 2026"},
                                                   {"de", "9. März 2026"},
                                                   {"es", "9 de marzo de 2026"},
                                                   {"ja", "2026年3月9日"},
                                                   {"zh_CN", "2026年3月9日"}};
  for (const auto& [language, date] : dates) {
    INFO(language);
    const LoadedTexts texts(language);
    const Page page = pageOf(rich(), Eigen::Vector4d(0.2, kPi / 6.0, 0.03, -0.029));
    INFO(page.subtitle.toStdString());
    CHECK(page.subtitle.endsWith(" · " + date));
    const QString html = QString::fromUtf8(pageHtml(page));
    CHECK(html.contains("-9.80665") != html.contains(QString::fromUtf8("−9.80665")));
    CHECK(html.contains(QString("<html lang=\"%1\">").arg(QString(language).replace('_', '-'))));
  }
}

TEST_CASE("The page has each link's figures, each joint's in the unit of the settings", "[ui][report]") {
  const Page page = pageOf(rich(), Eigen::Vector4d(0.2, kPi / 6.0, 0.03, -0.029));
  CHECK(page.title == "rich");
  CHECK(page.subtitle == "Model report · arm.json · 9 March 2026");
  CHECK(rowOf(page, "Mass and", "left") == QStringList{"left", "0.01", "0", "0", "0", "entered"});
  CHECK(rowOf(page, "Mass and", "carriage").last() == "from shapes at 2700 kg/m³");
  CHECK(rowOf(page, "Mass and", "base").last() == "massless frame");
  CHECK(rowOf(page, "Inertia", "left") ==
        QStringList{"left", "2.41667·10⁻⁶", "2.16667·10⁻⁶", "4.16667·10⁻⁷", "0", "0", "0"});
  CHECK(rowOf(page, "Inertia", "base").isEmpty());
  CHECK(rowOf(page, "Principal", "left") == QStringList{"left", "4.16667·10⁻⁷", "2.16667·10⁻⁶", "2.41667·10⁻⁶"});
  CHECK(rowOf(page, "Point masses", "tool") == QStringList{"tool", "arm", "0.5", "0", "0.1", "0", "no"});
  CHECK(rowOf(page, "Parent, child and current position", "turn") ==
        QStringList{"turn", "revolute", "carriage", "arm", "motor", "30°"});
  CHECK(rowOf(page, "Parent, child and current position", "follow")[4] == "−1 times grip, plus 0.001 m");
  CHECK(rowOf(page, "Joint origin", "turn") == QStringList{"turn", "0", "0", "0.5", "0", "0", "90", "(0, 1, 0)"});
  CHECK(rowOf(page, "Limits", "turn") == QStringList{"turn", "−180°", "90°", "114.592 °/s", "40 N m"});
  CHECK(rowOf(page, "Limits", "lift") == QStringList{"lift", "none", "none", "none", "none"});
  CHECK(rowOf(page, "Friction", "turn") == QStringList{"turn", "0", "0.4", "−0.5", "2·10⁻⁵", "100", "0.2"});
  CHECK(says(page, "No DH table: the mechanism branches at link 'arm'"));
  const Page radians = pageOf(rich(), Eigen::Vector4d(0.2, 0.5, 0.03, -0.029), AngleUnit::Radian);
  CHECK(rowOf(radians, "Limits", "turn")[1] == "−3.14159 rad");
  CHECK(rowOf(radians, "Parent, child and current position", "turn").last() == "0.5 rad");
}

TEST_CASE("The page follows the digits of the settings", "[ui][report]") {
  const int before = shownDigits();
  setShownDigits(3);
  const Page page = pageOf(rich(), Eigen::VectorXd::Zero(4));
  setShownDigits(before);
  CHECK(rowOf(page, "Limits", "turn")[3] == "115 °/s");
  CHECK(says(page, "rounded to 3 significant digits"));
}

TEST_CASE("A chain has both tables on its page, q beside its variable", "[ui][report]") {
  Document document;
  openExample(document, "puma560.json");
  const Snapshot& now = *document.snapshot();
  const Page page = pageOf(*now.mechanism, now.q);
  int tables = 0;
  for (const PageItem& item : page.items) {
    const auto* table = std::get_if<PageTable>(&item);
    if (table == nullptr || !table->caption.startsWith("One row per joint")) continue;
    ++tables;
    REQUIRE(table->rows.size() == 6);
    for (std::size_t i = 0; i < 6; ++i) CHECK(table->rows[i][2].startsWith("q"));
  }
  CHECK(tables == 2);
  CHECK(says(page, "Warning: link 'link_1'"));
}

TEST_CASE("HTML is one file: heads say what they are heads of, the picture has words, and nothing is fetched",
          "[ui][report]") {
  Mechanism mechanism = rich();
  mechanism.name = "<rich> & \"odd\"";
  mechanism.joints[0].name = "<script>alert(1)</script>";
  const QString html = QString::fromUtf8(pageHtml(pageOf(mechanism, Eigen::VectorXd::Zero(4))));
  CHECK(html.startsWith("<!DOCTYPE html>\n<html lang=\"en\">"));
  CHECK_FALSE(html.contains("<script"));
  CHECK(html.contains("<title>&lt;rich&gt; &amp; &quot;odd&quot;</title>"));
  CHECK(html.count("<th") == html.count("<th scope=\"") + html.count("<thead>"));
  CHECK(html.count("<table") == html.count("</table>"));
  CHECK(html.count("<caption>") == html.count("<table>\n"));
  static const QRegularExpression images("<img alt=\"[^\"]+\" width=\"80\" height=\"45\" src=\"data:image/png;base64,");
  CHECK(html.count(images) == 1);
  CHECK(html.count("<img") == 1);
  CHECK_FALSE(html.contains("http"));
  CHECK_FALSE(html.contains("url("));
}

TEST_CASE("PDF holds the same words, and the heads of a long table on each page", "[ui][report]") {
  QTemporaryDir folder;
  const QString path = folder.filePath("long.pdf");
  Mechanism mechanism;
  mechanism.name = "long chain";
  mechanism.links.push_back({"base"});
  for (int i = 1; i <= 120; ++i) {
    Link link{"link_" + std::to_string(i)};
    link.inertial = Inertial{0.5, Eigen::Vector3d(0.1, 0.0, 0.0), Eigen::Matrix3d::Identity() * 1e-3};
    mechanism.links.push_back(link);
    Joint joint;
    joint.name = "joint_" + std::to_string(i);
    joint.type = JointType::Revolute;
    joint.parent = i - 1;
    joint.child = i;
    joint.X_PJ.p.x() = 0.1;
    mechanism.joints.push_back(joint);
  }
  const QByteArray pdf = pagePdf(pageOf(mechanism, Eigen::VectorXd::Zero(120)));
  CHECK(pdf.startsWith("%PDF-"));
  QFile file(path);
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write(pdf);
  file.close();
  const QStringList pages = pdfWords(path).split(QChar('\f'), Qt::SkipEmptyParts);
  if (pages.isEmpty()) {
    WARN("pdftotext is not installed: the words of the PDF were not read");
    return;
  }
  REQUIRE(pages.size() > 5);
  int with_masses = 0, with_heads = 0;
  for (const QString& page : pages) {
    const bool masses = page.contains("entered");
    with_masses += masses;
    with_heads += masses && page.contains("Source");
    CHECK(page.contains(QStringLiteral("of %1").arg(pages.size())));
  }
  CHECK(with_masses >= 2);
  CHECK(with_heads == with_masses);
  CHECK(pages.join(' ').contains("joint_120"));
}

TEST_CASE("The report is written by a worker, in the format of the name; what cannot be written is said",
          "[ui][report]") {
  Document document;
  Interaction interaction;
  QWidget window;
  ReportFlow flow(document, interaction, &window);
  openExample(document, "planar_2r.json");
  QStringList told, warned;
  QObject::connect(&flow, &ReportFlow::told, [&](const QString& words) { told.append(words); });
  QObject::connect(&flow, &ReportFlow::warned, [&](const QString& words) { warned.append(words); });
  const auto wait = [&](qsizetype words) {
    for (QDeadlineTimer patience(60000); told.size() + warned.size() < words && !patience.hasExpired();)
      QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
    REQUIRE(told.size() + warned.size() == words);
  };
  QTemporaryDir folder;
  const auto bytes = [](const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  };
  flow.save(folder.filePath("arm.html"));
  flow.save(folder.filePath("other.pdf"));
  REQUIRE(warned.size() == 1);
  CHECK(warned[0].contains("arm.html is still being written"));
  wait(3);
  CHECK(told.last().contains("arm.html"));
  CHECK(bytes(folder.filePath("arm.html")).contains("<h1>"));
  CHECK_FALSE(QFile::exists(folder.filePath("other.pdf")));
  flow.save(folder.filePath("arm.pdf"));
  wait(5);
  CHECK(bytes(folder.filePath("arm.pdf")).startsWith("%PDF-"));
  flow.save(folder.filePath("nowhere/arm.pdf"));
  wait(7);
  CHECK(warned.last().startsWith("The report was not saved:"));
}

TEST_CASE("Reports can be looked at", "[.look]") {
  const QString folder = qEnvironmentVariable("LINKWRIGHT_LOOK");
  REQUIRE_FALSE(folder.isEmpty());
  for (const char* example :
       {"planar_2r.json", "puma560.json", "torso_with_two_arms.json", "scara.json", "ur5e.urdf"}) {
    Document document;
    openExample(document, example);
    const Snapshot& now = *document.snapshot();
    const Page page = pageOf(*now.mechanism, now.q);
    for (const auto& [ending, bytes] : {std::pair(".html", pageHtml(page)), std::pair(".pdf", pagePdf(page))}) {
      QFile file(QStringLiteral("%1/report-%2%3").arg(folder, QString(example).section('.', 0, 0), ending));
      REQUIRE(file.open(QIODevice::WriteOnly));
      CHECK(file.write(bytes) == bytes.size());
    }
  }
}
