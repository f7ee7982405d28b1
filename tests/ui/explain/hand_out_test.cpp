// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/hand_out/hand_out.h"

#include "core/scene/scene.h"
#include "core/trace/hand_out.h"
#include "core/trace/notation_symbols.h"
#include "core/trace/trace_text.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/formulations.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/loaded_texts.h"
#include "tests/ui/support/pdf_words.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/document/insight.h"
#include "ui/document/look.h"
#include "ui/widgets/language.h"
#include "ui/widgets/numbers.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <array>
#include <cstdlib>
#include <random>
#include <sstream>

using namespace linkwright;
using namespace linkwright::test;
using namespace linkwright::ui;

namespace {

constexpr unsigned kSeed = 4107;

/// An example in a state of no special values.
void openIn(Document& document, const char* example) {
  openExample(document, example);
  std::mt19937 random(kSeed);
  std::uniform_real_distribution<double> in(-1.0, 1.0);
  const Eigen::Index n = document.snapshot()->q.size();
  const auto draw = [&](double size) {
    return Eigen::VectorXd(Eigen::VectorXd::NullaryExpr(n, [&] { return size * in(random); }));
  };
  const Eigen::VectorXd q =
      draw(0.4).cwiseMax(document.snapshot()->model->lowerLimits()).cwiseMin(document.snapshot()->model->upperLimits());
  setState(document, q, draw(1.5), draw(3.0), "state");
  setTorqueTerms(document, {true, true});
}

constexpr std::array kFormats = {HandOutFormat::Html, HandOutFormat::Pdf, HandOutFormat::Markdown,
                                 HandOutFormat::Latex};

QByteArray bytesOf(const QString& path) {
  QFile file(path);
  REQUIRE(file.open(QIODevice::ReadOnly));
  return file.readAll();
}
QString textOfFile(const QString& path) { return QString::fromUtf8(bytesOf(path)); }

/// With one plain blank wherever there is any.
QString simplified(QString text) { return text.replace(QChar(0x2005), QLatin1Char(' ')).simplified(); }

QString textOfPdf(const QString& path) { return simplified(pdfWords(path)); }

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
  const char* example = GENERATE("planar_3r.json", "scara.json", "torso_with_two_arms.json", "ur5e.urdf");
  const Formulation formulation = GENERATE(from_range(kAllFormulations));
  const bool full_digits = GENERATE(false, true);
  CAPTURE(example, nameOf(formulation), full_digits, kSeed);
  Document document;
  openIn(document, example);
  const Recording& recording = *recordedBy(*document.snapshot(), formulation).recording;
  const HandOutSource source = handOutSource(*document.snapshot(), formulation, {});
  const HandOutRequest request{HandOutFormat::Html, formulation, -1, full_digits};
  const QString html = QString::fromUtf8(pageHtml(handOutPage(source, request)));

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
  const char* example = GENERATE("puma560.json", "tree_of_three_links.json");
  const Formulation formulation = GENERATE(from_range(kAllFormulations));
  const bool full_digits = GENERATE(false, true);
  CAPTURE(example, nameOf(formulation), full_digits, kSeed);
  Document document;
  openIn(document, example);
  const Recording& recording = *recordedBy(*document.snapshot(), formulation).recording;
  const QTemporaryDir folder;
  const QString path = folder.filePath("my robot_1.md");
  const HandOutSource source = handOutSource(*document.snapshot(), formulation, {});
  REQUIRE(writeHandOut(source, {HandOutFormat::Markdown, formulation, -1, full_digits}, path).empty());
  const QString text = textOfFile(path);
  CHECK(text.contains("](<my-robot-1-figure.png>)"));
  const QImage figure(folder.filePath("my-robot-1-figure.png"));
  REQUIRE_FALSE(figure.isNull());
  CHECK(figure.width() >= 1500);

  // one line an entry behind the first pass, in order
  const QString steps = text.mid(text.indexOf("## Outward pass"));
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

TEST_CASE("A PDF hand-out has pages of A4 with the text and the drawings of every step") {
  Document document;
  openIn(document, "puma560.json");
  const HandOutSource source = handOutSource(*document.snapshot(), Formulation::BodyFrame, {});
  const QTemporaryDir folder;
  const QString path = folder.filePath("puma.pdf");
  REQUIRE(writeHandOut(source, {}, path).empty());
  const QByteArray bytes = bytesOf(path);
  CHECK(bytes.startsWith("%PDF-1."));
  CHECK(bytes.trimmed().endsWith("%%EOF"));
  const auto pagesOf = [](const QByteArray& pdf) { return pdf.count("/Type /Page\n"); };
  // six links of some twenty rows: some pages each
  CHECK(pagesOf(bytes) > 3);
  CHECK(pagesOf(bytes) < 60);
  // A4 in points
  CHECK(bytes.contains("/MediaBox [0 0 595"));
  // text is text, to be searched and copied: fonts that say which letter each glyph is
  CHECK(bytes.contains("/ToUnicode"));
  // a page with the first step alone is shorter than all of them
  const QByteArray first = pagePdf(handOutPage(source, {HandOutFormat::Pdf, Formulation::BodyFrame, 0}));
  CHECK(pagesOf(first) >= 1);
  CHECK(pagesOf(first) < pagesOf(bytes));
  const QString text = textOfPdf(path);
  if (text.isEmpty()) return;  // no pdftotext on this machine
  const Page page = handOutPage(source, {});
  CHECK(text.contains(page.title));
  int steps = 0;
  for (const PageItem& item : page.items) {
    if (const auto* step = std::get_if<PageStep>(&item)) {
      ++steps;
      CHECK(text.contains(QString("%1. %2").arg(step->number).arg(step->title)));
      for (const PageQuantity& row : step->rows) {
        for (const QString& line : row.numbers) CHECK(text.contains(simplified(line)));
      }
    }
  }
  CHECK(steps == static_cast<int>(stepsOf(*source.recording).size()));
  const qsizetype pages = pagesOf(bytes);
  CHECK(text.contains(QString("Page %1 of %1").arg(pages)));
}

TEST_CASE("A hat over a letter stays on its line of the PDF") {
  Document document;
  openIn(document, "planar_2r.json");
  const HandOutSource source = handOutSource(*document.snapshot(), Formulation::Spatial, {});
  const QTemporaryDir folder;
  const QString path = folder.filePath("arm.pdf");
  REQUIRE(writeHandOut(source, {HandOutFormat::Pdf, Formulation::Spatial}, path).empty());
  const QString text = textOfPdf(path);
  if (text.isEmpty()) return;  // no pdftotext on this machine
  INFO(text.left(2500).toStdString());
  CHECK(text.contains(QString::fromUtf8("into its cross-product matrix, x̂ y = x × y.")));
}

TEST_CASE("A hand-out in another notation has its pictures and its symbols, and the same numbers") {
  Document document;
  openIn(document, "scara.json");
  const HandOutSource source = handOutSource(*document.snapshot(), Formulation::BodyFrame, {});
  const auto stepsIn = [&](Notation notation) {
    std::vector<PageStep> steps;
    for (const PageItem& item :
         handOutPage(source, {HandOutFormat::Html, Formulation::BodyFrame, -1, false, notation}).items) {
      if (const auto* step = std::get_if<PageStep>(&item)) steps.push_back(*step);
    }
    return steps;
  };
  const std::vector<PageStep> ours = stepsIn(Notation::Source);
  const Notation notation = GENERATE(Notation::CraigLuh, Notation::Featherstone, Notation::LynchPark);
  CAPTURE(nameOf(notation));
  const std::vector<PageStep> theirs = stepsIn(notation);
  REQUIRE(theirs.size() == ours.size());
  int other_pictures = 0;
  for (std::size_t i = 0; i < ours.size(); ++i) {
    CHECK_FALSE(theirs[i].picture.isEmpty());
    other_pictures += theirs[i].picture != ours[i].picture ? 1 : 0;
    REQUIRE(theirs[i].rows.size() == ours[i].rows.size());
    for (std::size_t row = 0; row < ours[i].rows.size(); ++row) {
      CHECK(theirs[i].rows[row].numbers == ours[i].rows[row].numbers);
      CHECK_FALSE(theirs[i].rows[row].symbol.isEmpty());
    }
  }
  CHECK(other_pictures > 0);
  const Page page = handOutPage(source, {HandOutFormat::Html, Formulation::BodyFrame, -1, false, notation});
  CHECK(page.subtitle.contains(titleOf(notation)));
}

TEST_CASE("A hand-out comes in the language of the window, in every format") {
  Document document;
  openIn(document, "tree_of_three_links.json");
  const QTemporaryDir folder;
  const auto written = [&](HandOutFormat format) {
    const HandOutSource source = handOutSource(*document.snapshot(), Formulation::BodyFrame, {});
    const QString path = folder.filePath("arm." + endingOf(format));
    REQUIRE(writeHandOut(source, {format}, path).empty());
    return textOfFile(path);
  };
  // in English as the command line has it
  const HandOutOptions options{-1, false, "arm-figure.png"};
  CHECK(written(HandOutFormat::Markdown).toStdString() == traceMarkdown(*document.snapshot()->model,
                                                                        *document.snapshot()->recording,
                                                                        document.snapshot()->gravity, options));
  CHECK(written(HandOutFormat::Html).contains("<html lang=\"en\">"));
  {
    const LoadedTexts german("de");
    const QString html = written(HandOutFormat::Html), markdown = written(HandOutFormat::Markdown),
                  latex = written(HandOutFormat::Latex);
    CHECK(html.contains("<html lang=\"de\">"));
    CHECK(markdown.contains("# Inverse Dynamik von "));
    CHECK(markdown.contains("## Gegeben"));
    CHECK(markdown.contains(", weitergegeben von "));
    CHECK(latex.contains("[ngerman]{babel}"));
    CHECK(latex.contains("\\section{Zustand}"));
    for (const QString& text : {html, markdown, latex}) {
      INFO(text.left(6000).toStdString());
      CHECK(text.contains("Vorwärtsrekursion"));
      CHECK_FALSE(
          text.contains(QRegularExpression("\\b(Given|State|world|Link|joint|the|The|By|hands on|pass|force)\\b")));
    }
  }
  const LoadedTexts chinese("zh_CN");
  CHECK(written(HandOutFormat::Html).contains("<html lang=\"zh-CN\">"));
  CHECK(written(HandOutFormat::Latex).contains("Noto Serif CJK SC"));
}

TEST_CASE("Thirty links are written in seconds", "[.time]") {
  std::string urdf = "<robot name='chain'><link name='l0'/>";
  for (int i = 1; i <= 30; ++i) {
    const std::string n = std::to_string(i), parent = std::to_string(i - 1);
    urdf += "<link name='l" + n +
            "'><inertial><origin xyz='0.1 0.02 0'/><mass value='1'/><inertia ixx='0.01' ixy='0' "
            "ixz='0' iyy='0.02' iyz='0' izz='0.02'/></inertial></link><joint name='j" +
            n +
            "' type='continuous'>"
            "<parent link='l" +
            parent + "'/><child link='l" + n + "'/><origin xyz='0.2 0 0'/><axis xyz='" +
            (i % 2 == 0 ? "0 0 1" : "0 1 0") + "'/></joint>";
  }
  const QTemporaryDir folder;
  QFile file(folder.filePath("chain.urdf"));
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write((urdf + "</robot>").c_str());
  file.close();
  Document document;
  REQUIRE_FALSE(hasErrors(document.open(file.fileName())));
  REQUIRE(document.snapshot()->model->dof() == 30);
  std::ostringstream times;
  for (const Formulation formulation : kAllFormulations) {
    const HandOutSource source = handOutSource(*document.snapshot(), formulation, {});
    for (const HandOutFormat format : kFormats) {
      const QString path = folder.filePath("chain." + endingOf(format));
      QElapsedTimer clock;
      clock.start();
      REQUIRE(writeHandOut(source, {format, formulation, -1, false}, path).empty());
      const qint64 ms = clock.elapsed();
      times << nameOf(formulation) << ' ' << endingOf(format).toStdString() << ": " << ms << " ms, "
            << QFileInfo(path).size() / 1024 << " KiB\n";
    }
  }
  WARN(times.str());
}

TEST_CASE("Hand-outs can be looked at", "[.look]") {
  const char* folder = std::getenv("LINKWRIGHT_LOOK");
  REQUIRE(folder != nullptr);
  for (const QString& name :
       QDir(QString::fromStdString(sourcePath("assets/examples").string())).entryList(QDir::Files)) {
    Document document;
    openIn(document, name.toLatin1().constData());
    const SceneView view = document.scene().view.value_or(SceneView{});
    for (const Notation notation : {Notation::CraigLuh, Notation::Featherstone, Notation::LynchPark}) {
      const HandOutSource source = handOutSource(*document.snapshot(), Formulation::BodyFrame, view);
      const QString path = QString("%1/%2-in-%3.pdf").arg(folder, name.section('.', 0, 0), nameOf(notation));
      CHECK(writeHandOut(source, {HandOutFormat::Pdf, Formulation::BodyFrame, -1, false, notation}, path).empty());
    }
    for (const Formulation formulation : kAllFormulations) {
      for (const HandOutFormat format : kFormats) {
        const HandOutSource source = handOutSource(*document.snapshot(), formulation, view);
        const QString path =
            QString("%1/%2-%3.%4").arg(folder, name.section('.', 0, 0), nameOf(formulation), endingOf(format));
        CHECK(writeHandOut(source, {format, formulation, -1, false}, path).empty());
      }
    }
  }
  Document document;
  openIn(document, "scara.json");
  for (const Language& language : languages()) {
    const LoadedTexts texts(language.code);
    for (const Formulation formulation : kAllFormulations) {
      for (const HandOutFormat format : kFormats) {
        const HandOutSource source = handOutSource(*document.snapshot(), formulation, {});
        const QString path = QString("%1/%2-%3.%4").arg(folder, language.code, nameOf(formulation), endingOf(format));
        CHECK(writeHandOut(source, {format, formulation}, path).empty());
      }
    }
  }
}
