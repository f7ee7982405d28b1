// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/hand_out.h"

#include "core/trace/hand_out.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/formulations.h"
#include "ui/document/document.h"
#include "ui/document/insight.h"
#include "ui/widgets/numbers.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <cstdlib>
#include <random>

using namespace linkwright;
using namespace linkwright::test;
using namespace linkwright::ui;

namespace {

constexpr unsigned kSeed = 4107;

/// An example in a state of no special values.
void openIn(Document& document, const char* example) {
  const QString path = QString::fromStdString((sourcePath("assets/examples") / example).string());
  REQUIRE_FALSE(hasErrors(document.open(path)));
  std::mt19937 random(kSeed);
  std::uniform_real_distribution<double> in(-1.0, 1.0);
  const Eigen::Index n = document.snapshot()->q.size();
  const auto draw = [&](double size) {
    return Eigen::VectorXd(Eigen::VectorXd::NullaryExpr(n, [&] { return size * in(random); }));
  };
  const Eigen::VectorXd q =
      draw(0.4).cwiseMax(document.snapshot()->model->lowerLimits()).cwiseMin(document.snapshot()->model->upperLimits());
  document.setState(q, draw(1.5), draw(3.0), "state");
  document.setTorqueTerms({true, true});
}

QString readAll(const QString& path) {
  QFile file(path);
  REQUIRE(file.open(QIODevice::ReadOnly));
  return QString::fromUtf8(file.readAll());
}

/// The numbers of a text, written with either minus.
std::vector<double> numbersIn(QString text) {
  text.replace(QChar(0x2212), QLatin1Char('-'));
  static const QRegularExpression number(QStringLiteral("-?[0-9]+(?:\\.[0-9]+)?(?:e[-+]?[0-9]+)?"));
  std::vector<double> found;
  for (auto each = number.globalMatch(text); each.hasNext();) found.push_back(each.next().captured().toDouble());
  return found;
}

/// A double as it has to stand there: rounded to six significant digits by another printer than the program's, or the
/// bits themselves.
double asWritten(double value, bool full_digits) {
  if (full_digits) return value;
  char text[40];
  std::snprintf(text, sizeof text, "%.5e", value);
  return std::strtod(text, nullptr);
}

}  // namespace

TEST_CASE("Every number of an HTML hand-out is the recorder's, rounded or whole") {
  const char* example = GENERATE("planar_3r.json", "scara.json", "two_arm_torso.json", "ur5e.urdf");
  const Formulation formulation = GENERATE(from_range(kAllFormulations));
  const bool full_digits = GENERATE(false, true);
  CAPTURE(example, nameOf(formulation), full_digits, kSeed);
  Document document;
  openIn(document, example);
  const Recording& recording = recordedBy(*document.snapshot(), formulation).recording;
  const HandOutSource source = handOutSource(*document.snapshot(), formulation, {});
  const HandOutRequest request{HandOutFormat::Html, formulation, -1, full_digits};
  const QString html = QString::fromUtf8(handOutHtml(handOutPage(source, request), source.figure));

  // step by step: the cells of numbers, in order
  static const QRegularExpression section(QStringLiteral("<section class=\"step\" id=\"step-(\\d+)\">(.*?)</section>"),
                                          QRegularExpression::DotMatchesEverythingOption);
  static const QRegularExpression cell(QStringLiteral("<td class=\"numbers\">(.*?)</td>"),
                                       QRegularExpression::DotMatchesEverythingOption);
  const std::vector<Step> steps = stepsOf(recording);
  std::size_t at = 0;
  for (auto sections = section.globalMatch(html); sections.hasNext(); ++at) {
    const QRegularExpressionMatch match = sections.next();
    REQUIRE(at < steps.size());
    REQUIRE(match.captured(1).toInt() == static_cast<int>(at) + 1);
    int entry = steps[at].first;
    for (auto cells = cell.globalMatch(match.captured(2)); cells.hasNext(); ++entry) {
      const Recorded& recorded = recording.entries[static_cast<std::size_t>(entry)];
      const std::vector<double> shown = numbersIn(cells.next().captured(1));
      REQUIRE(static_cast<int>(shown.size()) == recorded.size);
      for (int i = 0; i < recorded.size; ++i) {
        CHECK(shown[static_cast<std::size_t>(i)] == asWritten(recorded.values[i], full_digits));
      }
    }
    CHECK(entry == steps[at].last);
  }
  CHECK(at == steps.size());

  // a browser gets what it can read, from no other place
  QXmlStreamReader inside(html.mid(html.indexOf("<body>")).remove("</html>"));
  while (!inside.atEnd()) inside.readNext();
  INFO(inside.errorString().toStdString());
  CHECK_FALSE(inside.hasError());
  CHECK_FALSE(html.contains("src="));
  CHECK_FALSE(html.contains(QRegularExpression("href=.http")));
}

TEST_CASE("Every number of a Markdown hand-out is the recorder's, and its figure is beside it") {
  const char* example = GENERATE("puma560.json", "three_link_tree.json");
  const Formulation formulation = GENERATE(from_range(kAllFormulations));
  const bool full_digits = GENERATE(false, true);
  CAPTURE(example, nameOf(formulation), full_digits, kSeed);
  Document document;
  openIn(document, example);
  const Recording& recording = recordedBy(*document.snapshot(), formulation).recording;
  const QTemporaryDir folder;
  const QString path = folder.filePath("my robot_1.md");
  const HandOutSource source = handOutSource(*document.snapshot(), formulation, {});
  REQUIRE(writeHandOut(source, {HandOutFormat::Markdown, formulation, -1, full_digits}, path).empty());
  const QString text = readAll(path);
  CHECK(text.contains("](<my-robot-1-figure.png>)"));
  const QImage figure(folder.filePath("my-robot-1-figure.png"));
  REQUIRE_FALSE(figure.isNull());
  CHECK(figure.width() >= 1500);

  // one line an entry behind the first pass, in order
  const QString steps = text.mid(text.indexOf("## Forward pass"));
  static const QRegularExpression line(QStringLiteral("^- .*` *$|^- .* = (.*)`$"), QRegularExpression::MultilineOption);
  std::size_t at = 0;
  for (const QString& each : steps.split('\n')) {
    if (!each.startsWith("- ")) continue;
    REQUIRE(at < recording.entries.size());
    const Recorded& recorded = recording.entries[at++];
    QString numbers = each.mid(each.indexOf(" = ") + 3);
    if (recorded.size > 1) numbers.truncate(numbers.indexOf(')'));
    const std::vector<double> shown = numbersIn(numbers);
    REQUIRE(static_cast<int>(shown.size()) >= recorded.size);
    for (int i = 0; i < recorded.size; ++i) {
      CHECK(shown[static_cast<std::size_t>(i)] == asWritten(recorded.values[i], full_digits));
    }
  }
  CHECK(at == recording.entries.size());
}

TEST_CASE("Hand-outs can be looked at", "[.look]") {
  const char* folder = std::getenv("LINKWRIGHT_LOOK");
  REQUIRE(folder != nullptr);
  for (const QString& name :
       QDir(QString::fromStdString(sourcePath("assets/examples").string())).entryList(QDir::Files)) {
    Document document;
    openIn(document, name.toLatin1().constData());
    const SceneView view = document.scene().view.value_or(SceneView{});
    for (const HandOutFormat format :
         {HandOutFormat::Html, HandOutFormat::Pdf, HandOutFormat::Markdown, HandOutFormat::Latex}) {
      const HandOutSource source = handOutSource(*document.snapshot(), Formulation::BodyFrame, view);
      const QString path = QString("%1/%2.%3").arg(folder, name.section('.', 0, 0), endingOf(format));
      CHECK(writeHandOut(source, {format, Formulation::BodyFrame, -1, false}, path).empty());
    }
  }
}
