// SPDX-License-Identifier: GPL-3.0-or-later
// What can be read in the window: labels that lie on one another, numbers and texts that are cut off, the view's share.
// A sample is held here; scripts/measure_window prints the table of all examples, languages and sizes.
#include "tests/ui/support/loaded_texts.h"
#include "tests/ui/support/text_fit.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/document/edits.h"

#include <QAction>
#include <QDockWidget>

#include <cstdio>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::clippedTexts;
using linkwright::test::elidedNumbers;
using linkwright::test::exampleFiles;
using linkwright::test::kWorkspaceNames;
using linkwright::test::LoadedTexts;
using linkwright::test::WindowFixture;

namespace {

struct Setting {
  const char* language;
  int text_percent;
  QSize size;
};

struct Found {
  QStringList overlapping, elided, clipped;
  double share = 1.0;  ///< of the window, that the view has in Pose, Explain and Simulate: the least
  QStringList shares;  ///< of each of these
};

void findOverlaps(const std::vector<QRectF>& labels, const QString& where, QStringList& found) {
  for (std::size_t i = 0; i < labels.size(); ++i) {
    for (std::size_t k = i + 1; k < labels.size(); ++k) {
      const QRectF common = labels[i].intersected(labels[k]);
      if (common.width() > 1.0 && common.height() > 1.0) found << where;
    }
  }
}

void readPanels(WindowFixture& f, const QString& where, Found& found) {
  for (auto* dock : f.window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
    if (!dock->isVisible()) continue;
    bring(*dock);
    // a panel is made when it is first shown, and its layouts follow in the next turns of the event loop
    for (int turn = 0; turn < 3; ++turn) f.settle();
    for (const QString& each : elidedNumbers(*dock)) found.elided << where + dock->objectName() + u' ' + each;
    for (const QString& each : clippedTexts(*dock)) found.clipped << where + dock->objectName() + u' ' + each;
  }
}

void walk(WindowFixture& f, const QString& where, int stride, Found& found) {
  const int count = static_cast<int>(f.document().snapshot()->steps->size());
  for (int step = 0; step < count; step += stride) {
    f.window.interaction().walk().setStep(step);
    f.settle();
    findOverlaps(f.window.view()->arrowLabels(), where + QStringLiteral("step %1").arg(step), found.overlapping);
  }
  f.window.interaction().walk().setStep(-1);
}

/// `stride` over the steps of the recursion; 0: no walk.
Found measure(const QString& example, const Setting& setting, int stride) {
  const LoadedTexts texts(QLatin1String(setting.language));
  WindowFixture f(example.toLatin1().constData(), stride > 0);
  f.window.resize(setting.size);
  f.window.actionsOfWindow().text_100->trigger();
  if (setting.text_percent == 150) f.window.actionsOfWindow().text_150->trigger();
  if (setting.text_percent == 200) f.window.actionsOfWindow().text_200->trigger();
  const int dof = f.document().snapshot()->model->dof();
  const Eigen::VectorXd qd = Eigen::VectorXd::LinSpaced(dof, -0.5, 1.0);
  setState(f.document(), f.document().snapshot()->q, qd, qd, QStringLiteral("move"));
  Found found;
  for (const char* mode : kWorkspaceNames) {
    f.enter(mode);
    for (int turn = 0; turn < 3; ++turn) f.settle();
    const QString where = QStringLiteral("%1, %2: ").arg(example, QLatin1String(mode));
    const QSize view = f.window.centralWidget()->size(), all = f.window.size();
    const double share = 1.0 * view.width() * view.height() / (1.0 * all.width() * all.height());
    const bool counts =
        mode == QLatin1String("Pose") || mode == QLatin1String("Explain") || mode == QLatin1String("Simulate");
    if (counts) {
      found.share = std::min(found.share, share);
      found.shares << QStringLiteral("%1 %2x%3: %4 %")
                          .arg(where)
                          .arg(view.width())
                          .arg(view.height())
                          .arg(100.0 * share, 0, 'f', 1);
    }
    if (mode == QLatin1String("Explain") && stride > 0) walk(f, where, stride, found);
    readPanels(f, where, found);
    // words that are longer than in any language may ask for more
    const bool is_real = setting.language == std::string("en") || setting.text_percent == 100;
    const QSize now = f.window.size();
    if (is_real && (now.width() > setting.size.width() || now.height() > setting.size.height()))
      found.clipped << where + QStringLiteral("the window grew to %1x%2").arg(now.width()).arg(now.height());
  }
  return found;
}

}  // namespace

TEST_CASE("No label lies on another, no number is elided and no text cut off, in a sample of the table") {
  const Setting settings[] = {
      {"en", 100, {1280, 720}}, {LINKWRIGHT_PSEUDO_TEXTS, 100, {1920, 1080}}, {"en", 200, {1280, 720}}};
  for (const char* example : {"planar_3r.json", "torso_with_two_arms.json"}) {
    for (const Setting& setting : settings) {
      const Found found = measure(QLatin1String(example), setting, setting.text_percent == 100 ? 5 : 0);
      INFO(setting.language << ", " << setting.text_percent << " %, " << setting.size.width() << "\n"
                            << (found.overlapping + found.elided + found.clipped).join('\n').toStdString());
      CHECK(found.overlapping.isEmpty());
      CHECK(found.elided.isEmpty());
      CHECK(found.clipped.isEmpty());
    }
  }
}

TEST_CASE("The table of all examples, languages and sizes", "[.measure]") {
  std::printf("%-28s %-7s %5s %-10s %8s %7s %8s %6s\n", "example", "texts", "size", "window", "overlaps", "elided",
              "clipped", "view");
  const std::string only = qEnvironmentVariable("LINKWRIGHT_MEASURE").toStdString();
  const bool tells = qEnvironmentVariableIsSet("LINKWRIGHT_MEASURE_TELLS");
  int bad = 0;
  for (const QString& example : exampleFiles()) {
    if (example.toStdString().find(only) == std::string::npos) continue;
    for (const char* language : {"en", LINKWRIGHT_PSEUDO_TEXTS}) {
      for (const int percent : {100, 150, 200}) {
        for (const QSize& size : {QSize(1280, 720), QSize(1920, 1080)}) {
          const Found found = measure(example, {language, percent, size}, percent == 100 ? 1 : 0);
          bad += static_cast<int>(found.overlapping.size() + found.elided.size() + found.clipped.size());
          std::printf("%-28s %-7s %3d %% %4dx%-5d %8d %7d %8d %4.0f %%\n", qPrintable(example),
                      language == std::string("en") ? "English" : "pseudo", percent, size.width(), size.height(),
                      static_cast<int>(found.overlapping.size()), static_cast<int>(found.elided.size()),
                      static_cast<int>(found.clipped.size()), 100.0 * found.share);
          for (const QString& each :
               tells ? found.overlapping + found.elided + found.clipped + found.shares : QStringList())
            std::printf("  %s\n", qPrintable(each));
          std::fflush(stdout);
        }
      }
    }
  }
  CHECK(bad == 0);
}
