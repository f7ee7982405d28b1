// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/demo.h"
#include "app/demo/edits.h"
#include "app/start/assets.h"
#include "app/start/start_scene.h"
#include "app/start/window_holder.h"
#include "ui/files/file_flow.h"
#include "ui/main_window.h"
#include "ui/widgets/language.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/theme.h"
#include "ui/window/preferences.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QIcon>
#include <QScreen>
#include <QSettings>
#include <QStandardPaths>

#include <cstdio>
#include <optional>

namespace {

using linkwright::ui::nameOfTheme;
using linkwright::ui::ThemeChoice;
using linkwright::ui::themeChoiceFrom;

struct Arguments {
  QString file;
  std::optional<QString> demo_folder, walk_folder;
  bool drivesItself() const { return demo_folder || walk_folder; }
  QSize size{1280, 720};
  std::optional<ThemeChoice> theme;
  int autosave_seconds = 0;
  QString edits_log;
  QString lesson;
  QString language;  ///< empty: as it was chosen, or the system's
};

/// "system, en, de, es, ja or zh_CN"
QString languageCodes() {
  QStringList codes{linkwright::ui::kSystemLanguage};
  for (const linkwright::ui::Language& each : linkwright::ui::languages()) codes << each.code;
  const QString last = codes.takeLast();
  return codes.join(", ") + " or " + last;
}

/// Reads the command line; an answer means: print it and leave with that code.
std::optional<int> readArguments(QCommandLineParser& parser, Arguments& arguments) {
  parser.setApplicationDescription("For teaching and understanding the dynamics of robots.");
  parser.addPositionalArgument("FILE", "A URDF or a scene to open.", "[FILE]");
  const QCommandLineOption help = parser.addHelpOption();
  const QCommandLineOption version = parser.addVersionOption();
  const QCommandLineOption demo("demo", "Drive the window by itself and leave pictures and a table in DIR.", "DIR");
  const QCommandLineOption walk("walk", "Walk through the recursion and leave a picture of each step in DIR.", "DIR");
  const QCommandLineOption size("size", "Size of the window, e.g. 1280x720.", "WxH");
  const QCommandLineOption theme("theme", "system, light, dark or high-contrast.", "THEME");
  const QCommandLineOption autosave("autosave", "Keep unsaved work safe every SECONDS, in place of the setting.",
                                    "SECONDS");
  QCommandLineOption edits("edits", "Edit and save FILE by itself without end, each edit noted in LOG.", "LOG");
  edits.setFlags(QCommandLineOption::HiddenFromHelp);
  const QCommandLineOption lesson("lesson", "Begin with the lesson of that folder.", "DIR");
  const QString codes = languageCodes();
  const QCommandLineOption language("language", codes + ", this time.", "LANGUAGE");
  parser.addOptions({lesson, demo, walk, size, theme, language, autosave, edits});
  if (!parser.parse(QCoreApplication::arguments())) {
    std::fprintf(stderr, "linkwright: %s\n", qPrintable(parser.errorText()));
    return 2;
  }
  if (parser.isSet(help)) {
    std::fputs(qPrintable(parser.helpText()), stdout);
    return 0;
  }
  if (parser.isSet(version)) {
    std::printf("linkwright %s\n", LINKWRIGHT_VERSION);
    return 0;
  }
  if (parser.positionalArguments().size() > 1) {
    std::fputs("linkwright: one file at a time\n", stderr);
    return 2;
  }
  arguments.file = parser.positionalArguments().value(0);
  if (parser.isSet(demo)) arguments.demo_folder = parser.value(demo);
  if (parser.isSet(walk)) arguments.walk_folder = parser.value(walk);
  if (parser.isSet(size)) {
    const QStringList parts = parser.value(size).split('x');
    arguments.size = QSize(parts.value(0).toInt(), parts.value(1).toInt());
    if (arguments.size.width() < 640 || arguments.size.height() < 480) {
      std::fputs("linkwright: --size needs two numbers such as 1280x720, at least 640x480\n", stderr);
      return 2;
    }
  }
  if (parser.isSet(theme)) {
    const QString name = parser.value(theme);
    arguments.theme = themeChoiceFrom(name);
    if (nameOfTheme(*arguments.theme) != name) {
      std::fputs("linkwright: --theme is system, light, dark or high-contrast\n", stderr);
      return 2;
    }
  }
  arguments.language = parser.value(language);
  if (parser.isSet(language) && linkwright::ui::languageFor(arguments.language).isEmpty()) {
    std::fprintf(stderr, "linkwright: there is no language '%s'; --language is %s\n", qPrintable(arguments.language),
                 qPrintable(codes));
    return 2;
  }
  arguments.edits_log = parser.value(edits);
  arguments.lesson = parser.value(lesson);
  if (parser.isSet(autosave)) {
    arguments.autosave_seconds = parser.value(autosave).toInt();
    if (arguments.autosave_seconds < 1 || arguments.autosave_seconds > linkwright::ui::kMostAutosaveSeconds) {
      std::fprintf(stderr, "linkwright: --autosave needs seconds from 1 to %d\n", linkwright::ui::kMostAutosaveSeconds);
      return 2;
    }
  }
  return std::nullopt;
}

/// The language for the window: the one asked for, else the one chosen in it, else the system's. The window that drives
/// itself is looked at by others and speaks English.
QString languageOf(const Arguments& arguments) {
  using namespace linkwright::ui;
  QString asked = arguments.language;
  if (asked.isEmpty() && arguments.drivesItself()) asked = QStringLiteral("en");
  if (asked.isEmpty()) asked = QSettings().value("window/language", kSystemLanguage).toString();
  const QString code = languageFor(asked);
  return code.isEmpty() || asked == kSystemLanguage ? kSystemLanguage : code;
}

/// --help and --version answer where there is no display too.
bool needsNoDisplay(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    const QByteArray word(argv[i]);
    if (word == "--help" || word == "-h" || word == "--version" || word == "-v" || word == "--help-all") return true;
  }
  return false;
}

/// Qt ends a program without a display by an abort, and with advice that does not help.
bool hasDisplay() {
  if (qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
      qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
    return true;
  std::fputs("linkwright: there is no display. Over ssh use ssh -X; without a display use linkwright-cli.\n", stderr);
  return false;
}

}  // namespace

int main(int argc, char** argv) {
  if (!qEnvironmentVariableIsSet("QT3D_RENDERER")) qputenv("QT3D_RENDERER", "opengl");
  QCoreApplication::setOrganizationName("linkwright");
  QCoreApplication::setApplicationName("linkwright");
  QCoreApplication::setApplicationVersion(LINKWRIGHT_VERSION);
  QCommandLineParser parser;
  Arguments arguments;
  if (needsNoDisplay(argc, argv)) {
    const QCoreApplication without_display(argc, argv);
    return readArguments(parser, arguments).value_or(0);
  }
  if (!hasDisplay()) return 1;
  QApplication application(argc, argv);
  linkwright::ui::useDecimalPoint();
  if (const auto code = readArguments(parser, arguments)) return *code;
  linkwright::ui::prepareView3D();

  const QString examples = linkwright::app::examplesFolder();
  linkwright::ui::WindowOptions options;
  options.language = languageOf(arguments);
  linkwright::ui::loadTexts(linkwright::ui::languageFor(options.language));
  options.examples_folder = examples;
  options.remembers = !arguments.drivesItself() && arguments.edits_log.isEmpty();
  options.make_view = linkwright::ui::makeView3D;
  options.autosave_seconds = arguments.autosave_seconds;
  options.lessons_folder = QDir::cleanPath(examples + "/../lessons");
  if (!arguments.drivesItself()) {
    const QString own = QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation);
    options.progress_folder = own + "/progress";
    options.sessions_folder = own + "/sessions";
  }
  linkwright::app::WindowHolder holder(options, [](linkwright::ui::MainWindow& made) {
    QObject::connect(&made.files(), &linkwright::ui::FileFlow::exampleOpened, &made,
                     [&made] { linkwright::app::addFirstMotion(made.document()); });
  });
  linkwright::ui::MainWindow& window = holder.window();
  if (arguments.theme) window.interaction().setThemeChoice(*arguments.theme);
  if (arguments.drivesItself() || parser.isSet("size")) window.resize(arguments.size);
  // where the window is to be as large as the screen, a frame would push a part of it off
  if (arguments.drivesItself() && arguments.size == window.screen()->size())
    window.showFullScreen();
  else
    window.show();
  if (arguments.file.isEmpty()) {
    linkwright::app::openStartScene(window, examples);
    // once the window is in its place: what is offered opens over it
    QObject::connect(&window, &linkwright::ui::MainWindow::viewMade, &window, [&] {
      if (arguments.lesson.isEmpty()) window.files().offerGallery();
    });
  } else {
    window.files().open(arguments.file);
  }
  if (!arguments.lesson.isEmpty()) window.openLesson(arguments.lesson);
  if (arguments.demo_folder) return linkwright::app::runDemo(window, *arguments.demo_folder, examples);
  if (arguments.walk_folder) return linkwright::app::runWalk(window, *arguments.walk_folder);
  if (!arguments.edits_log.isEmpty()) linkwright::app::editWithoutEnd(window, arguments.edits_log);
  return QApplication::exec();
}
