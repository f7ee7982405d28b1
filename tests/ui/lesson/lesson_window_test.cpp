// SPDX-License-Identifier: GPL-3.0-or-later
// Every lesson that is shipped is taken in its own window by its own controls: by a student who is always right, by one
// who always makes the first mistake that the lesson knows, and by one who answers at random.
#include "core/contact/contact.h"
#include "core/lesson/lesson_play.h"
#include "core/lesson/lesson_search.h"
#include "core/scene/scene.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/ui/support/find_widget.h"
#include "tests/ui/support/loaded_texts.h"
#include "tests/ui/support/pointer.h"
#include "ui/document/edits.h"
#include "ui/document/scene_state.h"
#include "ui/lesson/answer_fields.h"
#include "ui/main_window.h"
#include "ui/widgets/direction_pad.h"
#include "ui/window/workspaces.h"

#include <QAbstractButton>
#include <QAction>
#include <QCoreApplication>
#include <QDockWidget>
#include <QInputMethodEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <functional>
#include <iostream>
#include <map>
#include <random>

using namespace linkwright;
using namespace linkwright::test;
using namespace linkwright::ui;

namespace {

std::string assets(const char* folder) { return sourcePath(std::string("assets/") + folder).string(); }

std::shared_ptr<const OpenLesson> opened(const std::string& folder) {
  Result<OpenLesson> lesson = openLesson({folder, assets("examples")});
  REQUIRE(lesson.ok());
  return std::make_shared<const OpenLesson>(std::move(lesson).value());
}

/// The window of a lesson, at its first step, without a 3D view.
struct LessonFixture {
  std::shared_ptr<const OpenLesson> lesson;
  MainWindow window;

  explicit LessonFixture(const std::string& folder)
      : lesson(opened(folder)), window([&] {
          WindowOptions options;
          options.examples_folder = QString::fromStdString(assets("examples"));
          options.theme = ThemeChoice::Light;
          options.lesson = lesson;
          return options;
        }()) {
    window.resize(1280, 720);
    session().begin(0);
    window.show();
    REQUIRE(waitUntil([this] { return window.isVisible(); }));
    settle();
  }
  LessonSession& session() { return *window.lessonSession(); }
  void settle() {
    for (int turn = 0; turn < 2; ++turn) QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
  }
  template <class T>
  T* find(const QString& name) {
    return findWidget<T>(window, name);
  }
  void press(const char* button) {
    auto* found = find<QPushButton>(QLatin1String(button));
    INFO(button << " in step " << session().step().id.text);
    REQUIRE(found->isEnabled());
    found->click();
    settle();
  }
  std::size_t at() { return static_cast<std::size_t>(session().stepIndex()); }

  void fill(const std::vector<LessonAnswer>& answers);
  bool become(const PlayedAttempt& wanted);
};

/// Types, chooses and points, as the answers say.
void LessonFixture::fill(const std::vector<LessonAnswer>& answers) {
  for (const LessonAnswer& answer : answers) {
    const QString ask = QString::fromStdString(answer.ask);
    if (session().step().kind == StepKind::Number) {
      auto* line = find<QLineEdit>("lessonNumber_" + ask);
      line->selectAll();
      QTest::keyClicks(line, QString::number(answer.numbers.at(0), 'g', 17));
    } else if (session().step().kind == StepKind::Direction) {
      const auto& n = answer.numbers;
      find<DirectionPad>("lessonDirection_" + ask)->setDirection(Eigen::Vector3d(n.at(0), n.at(1), n.at(2)));
    } else {
      const auto asks = session().step().asks;
      const auto is_it = [&](const LessonAsk& each) { return each.id.text == answer.ask; };
      for (const LessonName& option : std::find_if(asks.begin(), asks.end(), is_it)->options) {
        auto* button = find<QAbstractButton>("lessonOption_" + ask + "_" + QString::fromStdString(option.text));
        const auto is_chosen = [&](const LessonName& each) { return each.text == option.text; };
        const bool wanted = std::any_of(answer.chosen.begin(), answer.chosen.end(), is_chosen);
        if (button->isChecked() != wanted) button->click();
      }
    }
  }
  settle();
}

/// Makes the robot, the mechanism or the motion what it is there; false where the step's locks refuse it.
bool LessonFixture::become(const PlayedAttempt& wanted) {
  Document& document = window.document();
  const StepKind kind = session().step().kind;
  if (kind == StepKind::Walk) {
    window.interaction().walk().setPlace(stepOf(*document.snapshot(), *wanted.attempt.walk), wanted.attempt.walk->term);
    settle();
    return true;
  }
  const DynamicsInput& input = wanted.attempt.instant.input;
  if (kind == StepKind::Pose) {
    setState(document, input.q, input.qd, input.qdd, "pose");
    settle();
    return document.snapshot()->q == input.q;
  }
  SceneState next = document.beginEdit();
  const SceneData& scene = *wanted.robot.scene;
  if (kind == StepKind::Build) {
    next = withScene(std::move(next), [&](SceneData& changed) { changed.mechanism = scene.mechanism; });
    next.model = wanted.robot.model;
    next.mechanism = std::make_shared<const Mechanism>(scene.mechanism);
    static_cast<RobotState&>(next) = {StateSource::Pose, 0.0, input.q, input.qd, input.qdd};
  } else {
    next = withScene(std::move(next), [&](SceneData& changed) {
      changed.poses = scene.poses;
      changed.motion = scene.motion;
      changed.trajectory = scene.trajectory;
      changed.loads = scene.loads;
      changed.contacts = scene.contacts;
      changed.simulation = scene.simulation;
    });
    if (kind == StepKind::Run) next.q = input.q;
  }
  const bool done = document.commit(std::move(next), "become");
  settle();
  if (kind != StepKind::Run) return done;
  window.findChild<QAction*>("actionSimulationRun")->trigger();
  return done && waitUntil([&] { return !document.isSimulating() && document.snapshot()->run != nullptr; }, 20000);
}

std::vector<std::string> shippedLessons() { return lessonFolders(assets("lessons")); }

/// Puts each step of each lesson in place, one after the other.
void atEachStep(const std::function<void(LessonFixture& f, const LessonStep& step)>& visit) {
  for (const std::string& folder : shippedLessons()) {
    LessonFixture f(folder);
    for (int at = 0; at < f.session().stepCount(); ++at) {
      f.session().begin(at);
      f.settle();
      INFO(folder << ", step " << f.session().step().id.text);
      visit(f, f.session().step());
    }
  }
}

/// Takes a lesson to its end by its own controls, always right; `seen` is called at each step.
void solve(LessonFixture& f, std::map<std::string, int>& verdicts, const std::function<void()>& seen = {}) {
  const std::string& folder = f.lesson->file;
  for (bool more = true; more;) {
    if (seen) seen();
    const LessonStep& step = f.session().step();
    INFO(folder << ", step " << step.id.text);
    const bool last = f.session().stepIndex() + 1 == f.session().stepCount();
    if (isChecked(step.kind)) {
      const Result<PlayedAttempt> solved = solutionOf(*f.lesson, f.at());
      REQUIRE(solved.ok());
      if (isAsked(step.kind)) {
        Result<StepJudge> judge = StepJudge::make(step, solved->robot, folder);
        REQUIRE(judge.ok());
        StepJudge made = std::move(judge).value();
        f.fill(made.evaluated(solved->attempt.answers, solved->attempt));
        f.press("lessonGo");
      } else {
        std::string refused;
        const auto listening = QObject::connect(&f.window.document(), &Document::failed,
                                                [&](const QString& words) { refused = words.toStdString(); });
        CHECK(f.become(*solved));
        CHECK(refused.empty());
        QObject::disconnect(listening);
        if (step.kind == StepKind::Walk) f.press("lessonGo");
        const int wait = 20000 + static_cast<int>(1000 * step.hold);
        waitUntil([&] { return f.session().isDone(); }, wait);
      }
      CHECK(f.session().mark(f.session().stepIndex()) == StepMark::Right);
      CHECK(f.session().tries() == 1);
      ++verdicts[f.session().isDone() ? "right" : "not right"];
    }
    more = !last;
    if (more) {
      if (f.session().isDone() || !isChecked(step.kind))
        f.press("lessonGo");
      else
        f.press("lessonSkip");
    }
  }
}

}  // namespace

TEST_CASE("Every lesson is solved by its own controls") {
  std::map<std::string, int> verdicts;
  for (const std::string& folder : shippedLessons()) {
    LessonFixture f(folder);
    solve(f, verdicts);
  }
  for (const auto& [verdict, count] : verdicts) std::cout << "perfect student: " << verdict << " " << count << "\n";
}

TEST_CASE("A lesson is taken in each language, in its own words") {
  const Language language = GENERATE(from_range(languages()));
  const LoadedTexts texts(language.code);
  const std::string folder = assets("lessons") + "/the_window_in_ten_minutes";
  const auto bare = [](QString words) { return words.remove(QRegularExpression("[\\s*`]")); };
  const QString file = bare(QString::fromStdString(readFile(folder + "/text/" + language.code.toStdString() + ".md")));
  LessonFixture f(folder);
  std::map<std::string, int> verdicts;
  int steps = 0;
  solve(f, verdicts, [&] {
    ++steps;
    const QString words = bare(f.find<QLabel>("lessonText")->accessibleName()).left(20);
    INFO(language.code.toStdString() << ": " << words.toStdString());
    CHECK(words.size() == 20);
    CHECK(file.contains(words));
  });
  CHECK(steps == f.session().stepCount());
  CHECK(verdicts["not right"] == 0);
}

TEST_CASE("Return in the middle of what an input method composes is no answer") {
  LessonFixture f(assets("lessons") + "/where_gravity_enters");
  while (f.session().step().kind != StepKind::Number) {
    REQUIRE(f.session().goOn());
    f.settle();
  }
  auto* line = f.find<QLineEdit>("lessonNumber_" + QString::fromStdString(f.session().step().asks.front().id.text));
  line->setText("1");
  QInputMethodEvent composed(QString::fromUtf16(u"２"), {}), committed;
  QCoreApplication::sendEvent(line, &composed);
  QTest::keyClick(line, Qt::Key_Return);
  CHECK(f.session().tries() == 0);
  committed.setCommitString(QString::fromUtf16(u"２"));
  QCoreApplication::sendEvent(line, &committed);
  CHECK(f.session().answers().front().numbers == std::vector<double>{12.0});
  QTest::keyClick(line, Qt::Key_Return);
  CHECK(f.session().tries() == 1);
}

TEST_CASE("Every lesson tells the first mistake that it knows") {
  int told = 0, other = 0;
  atEachStep([&](LessonFixture& f, const LessonStep& step) {
    if (!isAsked(step.kind) || (step.wrong.empty() && step.near.empty())) return;
    const Result<PlayedAttempt> begin = startOf(*f.lesson, f.at()), solved = solutionOf(*f.lesson, f.at());
    Result<StepJudge> judge = StepJudge::make(step, solved->robot, f.lesson->file);
    REQUIRE(judge.ok());
    StepJudge made = std::move(judge).value();
    const bool near = step.wrong.empty();
    const std::optional<LessonAttempt> wrong = wrongAttempt(made, {near, 0}, *begin, *solved);
    REQUIRE(wrong);
    f.fill(wrong->answers);
    f.press("lessonGo");
    const LessonWrong& expected = near ? step.near.front() : step.wrong.front();
    CHECK_FALSE(f.session().isDone());
    CHECK(f.session().said().toStdString() == expected.say.text);
    CHECK(f.find<QLabel>("lessonReply")->isVisible());
    (f.session().said().toStdString() == expected.say.text ? told : other) += 1;
    // and the way on is still there
    f.press("lessonShow");
    CHECK(f.session().mark(f.session().stepIndex()) == StepMark::Shown);
    CHECK(f.find<QPushButton>("lessonGo")->isEnabled());
  });
  std::cout << "student with the first mistake: told " << told << ", not told " << other << "\n";
}

TEST_CASE("A run that cannot begin is told of, and one that has not been made is not") {
  LessonFixture f(assets("lessons") + "/contact_sticks_slips_jams");
  const std::vector<LessonStep>& steps = f.lesson->lesson.steps;
  const auto jam =
      std::find_if(steps.begin(), steps.end(), [](const LessonStep& each) { return each.id.text == "nearly-jammed"; });
  REQUIRE(jam != steps.end());
  f.session().begin(static_cast<int>(jam - steps.begin()));
  f.settle();
  const auto setFriction = [&](double K) {
    Document& document = f.window.document();
    SceneState next = withScene(document.beginEdit(), [&](SceneData& scene) {
      std::vector<Contact>& contacts = scene.contacts.edit();
      contacts.front().friction = contacts.front().static_friction = K;
    });
    REQUIRE(document.commit(std::move(next), "friction"));
  };
  setFriction(0.5);
  CHECK_FALSE(waitUntil([&] { return !f.session().said().isEmpty(); }, 1500));
  setFriction(1.3);
  REQUIRE(waitUntil([&] { return !f.session().said().isEmpty(); }, 20000));
  CHECK(f.session().said() == "jams");
  // nor does a run from before stand for it
  setFriction(0.2);
  f.window.findChild<QAction*>("actionSimulationRun")->trigger();
  REQUIRE(waitUntil([&] { return f.session().said() == "more"; }, 20000));
  setFriction(1.3);
  CHECK(waitUntil([&] { return f.session().said() == "jams"; }, 20000));
}

TEST_CASE("Every question can be given up at once, and shows its answer when one comes back") {
  atEachStep([](LessonFixture& f, const LessonStep& step) {
    const int at = f.session().stepIndex();
    if (!isChecked(step.kind) || at + 1 == f.session().stepCount()) return;
    f.press("lessonSkip");
    CHECK(f.session().mark(at) == StepMark::Skipped);
    f.session().begin(at);
    f.settle();
    if (step.kind == StepKind::Run) return;
    f.press("lessonShow");
    CHECK(f.session().mark(at) == StepMark::Shown);
    CHECK(f.find<QPushButton>("lessonGo")->isEnabled());
    if (!isAsked(step.kind)) return;
    f.session().begin(at);
    f.settle();
    for (const LessonAnswer& answer : f.session().answers()) CHECK((!answer.numbers.empty() || !answer.chosen.empty()));
  });
}

TEST_CASE("Answers at random never end a lesson early, and are hardly ever right") {
  std::mt19937 random(7);
  std::map<std::string, int> verdicts;
  atEachStep([&](LessonFixture& f, const LessonStep& step) {
    if (!isAsked(step.kind)) return;
    std::vector<LessonAnswer> answers;
    for (const LessonAsk& ask : step.asks) {
      LessonAnswer answer;
      answer.ask = ask.id.text;
      std::uniform_real_distribution<double> number(-20.0, 20.0);
      if (step.kind == StepKind::Number) answer.numbers = {number(random)};
      if (step.kind == StepKind::Direction) {
        const Eigen::Vector3d way = Eigen::Vector3d(number(random), number(random), number(random)).normalized();
        answer.numbers = {way.x(), way.y(), way.z()};
      }
      if (step.kind == StepKind::Choice)
        answer.chosen = {ask.options[std::uniform_int_distribution<std::size_t>(0, ask.options.size() - 1)(random)]};
      answers.push_back(std::move(answer));
    }
    f.fill(answers);
    f.press("lessonGo");
    const char* kind = wordOf(kStepKinds, step.kind);
    const std::string verdict = f.session().isDone() ? "right" : f.session().said().isEmpty() ? "not yet" : "told";
    ++verdicts[std::string(kind) + ", " + verdict];
  });
  for (const auto& [verdict, count] : verdicts) std::cout << "random student: " << verdict << " " << count << "\n";
  CHECK(verdicts["number, right"] == 0);
}
