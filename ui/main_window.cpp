// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window.h"

#include "ui/exercise/exercise_flow.h"
#include "ui/files/example_titles.h"
#include "ui/files/file_flow.h"
#include "ui/files/mesh_flow.h"
#include "ui/files/safety.h"
#include "ui/lesson/lesson_flow.h"
#include "ui/lesson/lesson_stage.h"
#include "ui/manual/help_flow.h"
#include "ui/widgets/dropped_file.h"
#include "ui/widgets/input_methods.h"
#include "ui/widgets/language.h"
#include "ui/widgets/note_bar.h"
#include "ui/widgets/theme.h"
#include "ui/window/first_size.h"
#include "ui/window/language_menu.h"
#include "ui/window/matrix_menu.h"
#include "ui/window/menus.h"
#include "ui/window/presentation.h"
#include "ui/window/progress_line.h"
#include "ui/window/settings_flow.h"
#include "ui/window/view_binding.h"
#include "ui/window/workspaces.h"
#include "ui/workspaces/all_workspaces.h"
#include "ui/workspaces/dock_maker.h"
#include "ui/workspaces/dock_places.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QLayout>
#include <QMenu>
#include <QScreen>
#include <QSettings>
#include <QTimer>
#include <QToolBar>
#include <QWindow>

#include <algorithm>
#include <iterator>

namespace linkwright::ui {

namespace {

/// Widgets that Space presses or ticks: the key is theirs while they have the focus. A list to choose from opens with
/// Alt+Down or F4 as well.
bool takesSpace(QWidget* widget) {
  if (const auto* view = qobject_cast<QAbstractItemView*>(widget)) {
    return view->currentIndex().flags().testFlag(Qt::ItemIsUserCheckable);
  }
  return qobject_cast<QAbstractButton*>(widget) != nullptr;
}

/// A list or menu that is open over the window.
bool isPopup(const QObject* object) {
  if (const auto* widget = qobject_cast<const QWidget*>(object)) return widget->window()->windowType() == Qt::Popup;
  const auto* window = qobject_cast<const QWindow*>(object);
  return window != nullptr && window->type() == Qt::Popup;
}

}  // namespace

MainWindow::MainWindow(WindowOptions options, QWidget* parent)
    : QMainWindow(parent),
      options_(std::move(options)),
      kept_(options_.document ? options_.document : std::make_shared<Document>()),
      document_(*kept_),
      actions_(makeWindowActions(*this)),
      files_(new FileFlow(*this, document_, options_.remembers)) {
  setObjectName("mainWindow");
  setAcceptDrops(true);
  setAnimated(false);
  setDockNestingEnabled(true);
  resize(firstWindowSize(screen()->availableGeometry().size()));
  restoreLook();
  const WindowMenus menus = makeMenus(*this, actions_);
  auto* ground = new QWidget(this);
  ground->setMinimumSize(320, 200);
  ground->setFocusPolicy(Qt::ClickFocus);
  ground->setAccessibleName(tr("Area of the 3D view"));
  setCentralWidget(ground);
  // keys are commands from the start: without this the first button would have the focus, and Space would press it
  ground->setFocus();
  focus_ = ground;
  makePanels(menus);
  if (!options_.language.isEmpty())
    fillLanguageMenu(*menus.languages, options_.language, [this](const QString& code) { chooseLanguage(code); });
  menus.languages->menuAction()->setVisible(!options_.language.isEmpty());
  fillMatrixMenu(*menus.matrices, document_, [this](const QString& words) { files_->tell(words); });
  files_->setExamplesFolder(options_.examples_folder);
  files_->attachRecentMenu(menus.recent);
  // the manual lies beside the examples, installed and in the source tree
  auto* help = new HelpFlow(*this, QDir::cleanPath(options_.examples_folder + "/../manual"),
                            [this] { return QString::fromLatin1(workspaces_->current().purpose().manual); });
  menus.help->insertActions(actions_.examples, help->commands());

  meshes_ = new MeshFlow(*this, document_, *files_, options_.remembers);
  connect(actions_.meshes, &QAction::triggered, meshes_, &MeshFlow::showList);
  makeSafety();
  makeLessons(menus);
  connectFileActions();
  connectEditActions();
  connectViewActions();
  (new ProgressLine(files_->note()))->watch(*this);
  connect(&document_, &Document::titleChanged, this, &MainWindow::showTitle);
  connect(document_.undoStack(), &QUndoStack::indexChanged, this, &MainWindow::showModified);
  connect(&document_, &Document::snapshotChanged, this, &MainWindow::showPossible);
  connect(&document_, &Document::opened, this, [this] {
    interaction_.selectLink(-1);
    interaction_.walk().reset();
    // once the panels have their new rows, and these their places
    QTimer::singleShot(0, this, [this] { QTimer::singleShot(0, this, &MainWindow::shareHeights); });
  });
  connect(&document_, &Document::failed, files_, &FileFlow::warn);
  // a tree that has grown takes what the joints do not need
  connect(&document_, &Document::edited, this, [this] {
    QTimer::singleShot(0, this, [this] {
      QTimer::singleShot(0, this, [this] {
        if (missingHeight(*findChild<QDockWidget*>("dockMechanism")) > 0) shareHeights();
      });
    });
  });
  connect(&interaction_, &Interaction::themeChoiceChanged, this, &MainWindow::showTheme);
  qApp->installEventFilter(this);
  qApp->installEventFilter(new InputMethods(this));
  setTextSize(text_percent_);
  restorePlace();
  settings_->restore();
  if (options_.autosave_seconds > 0 && safety_->autosave() != nullptr)
    safety_->autosave()->setInterval(1000 * options_.autosave_seconds);
  showTheme();
  showTitle();
  showPossible();
  if (!options_.document) return;
  workspaces_->named(options_.mode).action()->setChecked(true);
  document_.announce();
}

WindowOptions MainWindow::successor() {
  if (document_.gestureActive()) document_.commitGesture();
  document_.playback().pause();
  presentation_->setOn(false);
  storeSettings();
  WindowOptions options = options_;
  options.document = kept_;
  options.mode = QLatin1String(workspaces_->current().purpose().key);
  options.theme = interaction_.themeChoice();
  return options;
}

// the lesson and the exercise that are written beside the robot
bool MainWindow::mayLeaveWritings() {
  return (lessons_ == nullptr || lessons_->mayLeave()) && (exercises_ == nullptr || exercises_->mayLeave());
}

void MainWindow::closeWritings() {
  if (lessons_ != nullptr) lessons_->closeEditor();
  if (exercises_ != nullptr) exercises_->closeSheet();
}

void MainWindow::chooseLanguage(const QString& language) {
  if (!mayLeaveWritings()) return;
  closeWritings();
  if (options_.remembers) QSettings().setValue("window/language", language);
  safety_->endCleanly();
  emit languageChosen(language);
}

void MainWindow::makePanels(const WindowMenus& menus) {
  const WorkspaceContext context{*this, document_, interaction_, *files_};
  modules_ = options_.make_workspaces ? options_.make_workspaces(context) : makeWorkspaces(context);
  DockMaker docks(*this, *menus.panels);
  workspaces_ = new Workspaces(modules_, *this, docks,
                               {*menuBar(), menus.view->menuAction(), *menus.links, *menus.view, menus.shown_end},
                               *actions_.lower_panels);
  presentation_ = new Presentation(*this, *workspaces_, *findChild<QToolBar*>("toolBar"));
  for (const auto& each : modules_) {
    menus.workspaces->addAction(each->action());
    menus.workspace_bar->addAction(each->action());
    // a choice made with the mouse is done: the keys are commands again, once its list has closed
    const auto done = [this] {
      // in a lesson the focus is where the answer goes
      if (last_input_by_mouse_ && stage_ == nullptr) QTimer::singleShot(0, this, &MainWindow::giveFocusBack);
    };
    connect(each.get(), &WorkspaceModule::choiceMade, this, done);
    connect(each->action(), &QAction::triggered, this, done);
  }
  nameButtons(*menus.workspace_bar);
  connect(files_, &FileFlow::exampleOpened, workspaces_, [this] {
    const auto wanted = std::find_if(modules_.rbegin(), modules_.rend(),
                                     [this](const auto& each) { return each->isFor(document_.scene()); });
    if (wanted != modules_.rend()) (*wanted)->action()->setChecked(true);
  });
  files_->setAlsoAsked([this] {
    return std::all_of(modules_.begin(), modules_.end(), [](const auto& each) { return each->mayLeave(); });
  });
}

MainWindow::~MainWindow() {
  // a lesson's panel looks at its session, and is told of fonts and colours to the end
  delete stage_;
  // the view's binding and the panels look at the document and the walk, which are members: they go first
  view_.reset();
  qDeleteAll(findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly));
}

void MainWindow::makeSafety() {
  safety_ = std::make_unique<Safety>(*this, document_, interaction_, *files_, options_.sessions_folder);
  settings_ = new SettingsFlow(*this, document_, interaction_,
                               {[this] { return text_percent_; }, [this](int percent) { setTextSize(percent); }},
                               safety_->autosave(), options_.remembers);
  RecoveryFlow* recovery = safety_->recovery();
  actions_.recover->setEnabled(recovery != nullptr);
  connect(actions_.settings, &QAction::triggered, settings_, &SettingsFlow::ask);
  if (recovery != nullptr)
    connect(actions_.recover, &QAction::triggered, recovery, [recovery] { recovery->offer(true); });
}

void MainWindow::showEvent(QShowEvent* event) {
  QMainWindow::showEvent(event);
  if (view_asked_for_) return;
  view_asked_for_ = true;
  // the window is on screen before the scene is built
  arrangePanels();
  QTimer::singleShot(0, this, &MainWindow::makeView);
  if (RecoveryFlow* recovery = safety_->recovery()) recovery->offer(false);
}

// what was shared out in another window leaves some short in this one
void MainWindow::resizeEvent(QResizeEvent* event) {
  QMainWindow::resizeEvent(event);
  QTimer::singleShot(0, this, [this] {
    const auto docks = findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly);
    if (std::any_of(docks.begin(), docks.end(),
                    [](const QDockWidget* each) { return each->isVisible() && missingHeight(*each) > 0; }))
      shareHeights();
  });
}

void MainWindow::arrangePanels() {
  workspaces_->arrange();
  // panels that were made only now lay themselves out in the height that they get, and then know what they miss
  QTimer::singleShot(0, this, [this] {
    shareHeights();
    QTimer::singleShot(0, this, &MainWindow::shareHeights);
  });
}

void MainWindow::shareHeights() {
  for (const Qt::DockWidgetArea side : {Qt::LeftDockWidgetArea, Qt::RightDockWidgetArea}) shareHeight(*this, side);
}

void MainWindow::resetPanels() {
  presentation_->setOn(false);
  workspaces_->reset();
  arrangePanels();
  files_->tell(tr("The panels of this mode were reset"));
}

void MainWindow::giveFocusBack() { (view_ ? view_->widget() : centralWidget())->setFocus(); }

void MainWindow::makeView() {
  if (!options_.make_view) return;
  view_ = options_.make_view();
  view_->setTheme(interaction_.themeChoice());
  setCentralWidget(view_->widget());
  connect(view_.get(), &View3D::firstFrameDrawn, this, [this] {
    // in a lesson it is where the answer goes
    if (!focus_by_mouse_ && stage_ == nullptr) giveFocusBack();
  });
  QTimer::singleShot(0, this, &MainWindow::arrangePanels);
  meshes_->attach(*view_);
  new ViewBinding(*view_, document_, interaction_);
  for (const auto& each : modules_) each->makeOverlay(*view_);
  if (stage_ != nullptr) stage_->attach();
  connect(actions_.frame, &QAction::triggered, view_.get(), &View3D::frameSelection);
  connect(actions_.frame_all, &QAction::triggered, view_.get(), &View3D::frameAll);
  emit viewMade();
}

void MainWindow::showTheme() {
  const ThemeChoice choice = interaction_.themeChoice();
  applyTheme(choice);
  if (view_) view_->setTheme(choice);
  actions_.theme_system->setChecked(choice == ThemeChoice::System);
  actions_.theme_light->setChecked(choice == ThemeChoice::Light);
  actions_.theme_dark->setChecked(choice == ThemeChoice::Dark);
  actions_.theme_contrast->setChecked(choice == ThemeChoice::HighContrast);
}

void MainWindow::setTextSize(int percent) {
  const auto known = std::find(std::begin(kTextSizes), std::end(kTextSizes), percent);
  if (known == std::end(kTextSizes)) return;
  text_percent_ = percent;
  showTextSize();
  QAction* const sizes[] = {actions_.text_100, actions_.text_125, actions_.text_150, actions_.text_200};
  sizes[known - std::begin(kTextSizes)]->setChecked(true);
  actions_.text_larger->setEnabled(percent < std::end(kTextSizes)[-1]);
  actions_.text_smaller->setEnabled(percent > kTextSizes[0]);
  if (isVisible()) QTimer::singleShot(0, this, &MainWindow::arrangePanels);
}

void MainWindow::showTextSize() {
  applyTextSize(presentation_->isOn() ? std::max(text_percent_, hallTextPercent(screen()->size())) : text_percent_);
  // widgets that a style sheet has touched take a new font with the sheet
  applyTheme(interaction_.themeChoice());
  // what is behind a tab would keep the least size that it had with the other text
  for (QLayout* each : findChildren<QLayout*>()) each->invalidate();
}

void MainWindow::stepTextSize(int by) {
  const auto now = std::find(std::begin(kTextSizes), std::end(kTextSizes), text_percent_) - std::begin(kTextSizes);
  setTextSize(kTextSizes[std::clamp<std::ptrdiff_t>(now + by, 0, std::size(kTextSizes) - 1)]);
}

void MainWindow::showTitle() {
  if (options_.lesson) {
    //: %1: title of a lesson
    setWindowTitle(tr("%1 - Lesson - Linkwright")
                       .arg(QString::fromStdString(textIn(*options_.lesson, currentLanguage().toStdString()).title)));
    return;
  }
  const std::optional<ExampleTitle> example =
      files_->isExample(document_.filePath()) ? exampleTitle(document_.filePath()) : std::nullopt;
  //: %1: title of an example, %2: name of its file
  setWindowTitle(example ? tr("%1 (%2)[*] - Linkwright").arg(example->title, document_.displayName())
                         : tr("%1[*] - Linkwright").arg(document_.displayName()));
  setWindowFilePath(document_.filePath());
  showModified();
}

void MainWindow::showModified() {
  if (!options_.lesson) setWindowModified(files_->isUnsaved());
}

bool MainWindow::event(QEvent* event) {
  if (event->type() == QEvent::WindowStateChange) {
    actions_.full_screen->setChecked(isFullScreen());
  }
  return QMainWindow::event(event);
}

void MainWindow::watchFocus(QObject* watched, bool comes, Qt::FocusReason reason) {
  // a list that closes, or a window that comes back, gives back the focus that was there: by hand or by key as before
  const bool comes_back = reason == Qt::PopupFocusReason || reason == Qt::ActiveWindowFocusReason;
  if (comes && !comes_back && !isPopup(watched)) focus_by_mouse_ = reason == Qt::MouseFocusReason;
  QPointer<QWidget> widget = qobject_cast<QWidget*>(watched);
  if (!widget || widget->window() != this) return;
  if (!comes) {
    // taken away, by the 3D view for one, and given to no other widget
    if (reason == Qt::OtherFocusReason && widget == focus_) focus_ = nullptr;
    return;
  }
  // a window that comes back with no focus to give back puts it on its first button, and Space would press that
  if (reason == Qt::ActiveWindowFocusReason && widget != focus_) {
    QTimer::singleShot(0, this, [this, widget] {
      if (widget && widget == QApplication::focusWidget()) giveFocusBack();
    });
  }
  focus_ = widget;
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
    watchFocus(watched, event->type() == QEvent::FocusIn, static_cast<QFocusEvent*>(event)->reason());
  }
  if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonRelease)
    last_input_by_mouse_ = true;
  if (event->type() == QEvent::KeyPress) last_input_by_mouse_ = false;
  // Space presses the button that was reached by Tab; everywhere else, after a click on a button too, it plays
  if (event->type() == QEvent::ShortcutOverride && !focus_by_mouse_ &&
      static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space &&
      static_cast<QKeyEvent*>(event)->modifiers() == Qt::NoModifier && takesSpace(qobject_cast<QWidget*>(watched))) {
    event->accept();
    return true;
  }
  return QMainWindow::eventFilter(watched, event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (options_.lesson) {
    event->accept();
    emit lessonLeft();
    return;
  }
  if (!mayLeaveWritings() || !files_->mayLeave()) {
    event->ignore();
    return;
  }
  closeWritings();
  safety_->endCleanly();
  document_.playback().pause();
  storeSettings();
  presentation_->setOn(false);
  event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (!options_.lesson && !droppedFile(event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  const QString path = droppedFile(event->mimeData());
  if (path.isEmpty()) return;
  event->acceptProposedAction();
  const bool is_taken =
      std::any_of(modules_.begin(), modules_.end(), [&](const auto& each) { return each->takeFile(path); });
  if (!is_taken) files_->open(path);
}

// before there is a panel that it would have to be given to
void MainWindow::restoreLook() {
  interaction_.setThemeChoice(options_.theme);
  if (options_.remembers) {
    QSettings settings;
    const QString theme = settings.value("window/theme").toString();
    if (!theme.isEmpty()) interaction_.setThemeChoice(themeChoiceFrom(theme));
    const int percent = settings.value("window/textSize", text_percent_).toInt();
    if (std::find(std::begin(kTextSizes), std::end(kTextSizes), percent) != std::end(kTextSizes))
      text_percent_ = percent;
  }
  applyTextSize(text_percent_);
  applyTheme(interaction_.themeChoice());
}

void MainWindow::restorePlace() {
  if (!options_.remembers) return;
  QSettings settings;
  restoreGeometry(settings.value("window/geometry").toByteArray());
  if (settings.value("window/angles").toString() == "rad") interaction_.setAngleUnit(AngleUnit::Radian);
}

void MainWindow::storeSettings() {
  if (!options_.remembers) return;
  QSettings settings;
  settings.setValue("window/geometry", presentation_->geometryWithout());
  settings.setValue("window/theme", nameOfTheme(interaction_.themeChoice()));
  settings.setValue("window/textSize", text_percent_);
  settings.setValue("window/angles", interaction_.angleUnit() == AngleUnit::Radian ? "rad" : "deg");
}

}  // namespace linkwright::ui

#include "moc_main_window.cpp"
