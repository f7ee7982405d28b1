// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/readers.h"

#include "core/contact/contact.h"
#include "core/dynamics/inverse_dynamics.h"
#include "core/exercise/draw.h"
#include "core/exercise/exercise_reader.h"
#include "core/exercise/student_list.h"
#include "core/io/dh_csv.h"
#include "core/io/json_tree.h"
#include "core/io/mjcf.h"
#include "core/io/npy.h"
#include "core/io/scene_file.h"
#include "core/io/state_table.h"
#include "core/io/student_table.h"
#include "core/io/target_table.h"
#include "core/io/urdf.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/kinematics/jacobian.h"
#include "core/lesson/lesson_binding.h"
#include "core/lesson/lesson_folder.h"
#include "core/lesson/lesson_reader.h"
#include "core/lesson/lesson_text.h"
#include "core/lesson/progress.h"
#include "core/lesson/progress_summary.h"
#include "core/lesson/progress_text.h"
#include "core/lesson/step_judge.h"
#include "core/mechanism/dh_form.h"
#include "core/mechanism/model.h"
#include "core/trace/check.h"
#include "core/trace/trace_text.h"
#include "core/trajectory/trajectory.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>

namespace linkwright::fuzz {
namespace {

constexpr const char* kFile = "fuzzed";

void promise(bool kept, const char* what, const Diagnostics& diagnostics = {}) {
  if (kept) return;
  std::fprintf(stderr, "broken promise: %s\n", what);
  for (const Diagnostic& d : diagnostics) std::fprintf(stderr, "  %s\n", toString(d).c_str());
  std::abort();
}

void checkWords(const Diagnostics& diagnostics) {
  for (const Diagnostic& d : diagnostics) {
    promise(!d.message.empty() && d.line >= 0, "a diagnostic has words and a line", diagnostics);
  }
}

/// Runs every kernel once. What it gives may be infinite (a file may say 1e300 kg); that it ends is what counts.
Model checkComputes(const Mechanism& mechanism) {
  Result<Model> compiled = Model::compile(mechanism);
  promise(compiled.ok(), "what is read compiles", compiled.diagnostics());
  Model model = std::move(compiled).value();
  const Eigen::VectorXd q = model.readyPose();
  promise(q.allFinite(), "the ready pose is finite");
  if (model.linkCount() > 300) return model;

  DynamicsInput input{q, Eigen::VectorXd::Ones(model.dof()), Eigen::VectorXd::Ones(model.dof()), {0.0, 0.0, -9.8}, {},
                      {}};
  input.terms = {.joint_friction = true, .rotor = true};
  const Eigen::VectorXd tau = inverseDynamics(model, input);
  Recording recording;
  const Eigen::VectorXd recorded = recordInverseDynamics(model, input, Formulation::Spatial, recording);
  promise(!tau.allFinite() || tau == recorded, "a recording computes the same bits");
  traceCsv(model, recording);
  traceMarkdown(model, recording, input.gravity);
  traceLatex(model, recording, input.gravity);
  promise(std::ssize(forwardKinematics(model, q)) == model.linkCount(), "every link has a pose");
  promise(jacobian(model, q, model.hands().front()).cols() == model.dof(), "the Jacobian has a column a joint");
  return model;
}

/// The same tree: what must not change when a mechanism goes through a file.
void checkSame(const Model& a, const Model& b) {
  promise(a.linkCount() == b.linkCount() && a.dof() == b.dof(), "links and joints survive");
  for (int i = 0; i < a.dof(); ++i) {
    const ModelJoint& j = a.joints()[static_cast<std::size_t>(i)];
    const ModelJoint& k = b.joints()[static_cast<std::size_t>(i)];
    promise(j.type == k.type && j.limits == k.limits, "the kind and the limits of a joint survive");
  }
}

/// A turning and a sliding joint, with a name that needs quotes.
Mechanism smallMechanism() {
  Mechanism mechanism;
  mechanism.links = {
      {"base", {}, {}}, {"arm", Inertial{1.0, {0.1, 0.0, 0.0}, Eigen::Matrix3d::Identity()}, {}}, {"hand.1", {}, {}}};
  Joint turn, slide;
  turn.name = "turn";
  turn.type = JointType::Revolute;
  turn.parent = 0;
  turn.child = 1;
  slide.name = "slide, fast";
  slide.type = JointType::Prismatic;
  slide.parent = 1;
  slide.child = 2;
  mechanism.joints = {turn, slide};
  return mechanism;
}

const Model& smallRobot() {
  static const Model model = Result<Model>(Model::compile(smallMechanism())).value();
  return model;
}

/// With a target, and a contact on the ground.
std::shared_ptr<const SceneData> smallScene() {
  static const std::shared_ptr<const SceneData> made = [] {
    auto scene = std::make_shared<SceneData>();
    scene->mechanism = smallMechanism();
    SceneTarget target;
    target.link = "hand.1";
    target.X_WT.p = {0.3, 0.2, 0.1};
    scene->targets = {target};
    Contact contact;
    contact.name = "foot";
    contact.link = "arm";
    scene->contacts.edit() = {contact};
    return scene;
  }();
  return made;
}

/// A motion that is read is played, or refused in words.
void checkMotion(const SceneData& scene, const Model& model) {
  const std::optional<TrajectoryPlan> plan = planOf(scene);
  if (!plan || model.dof() > 12) return;
  const Result<Trajectory> trajectory = compileTrajectory(model, scene.poses, *plan);
  checkWords(trajectory.diagnostics());
  if (!trajectory) return;
  promise(trajectory->duration() > 0.0 && trajectory->duration() <= kLongestDuration, "a motion ends");
  const JointSamples samples = trajectory->sampleAll(trajectory->duration() / 10.0);
  promise(samples.q.rows() == 11 && samples.qdd.cols() == model.dof(), "a motion has a number a joint");
}

}  // namespace

void feedUrdf(std::string_view text) {
  const Result<Mechanism> read = readUrdf(text, kFile);
  checkWords(read.diagnostics());
  if (!read) return;
  const Model model = checkComputes(*read);

  // what we write, we read
  const Result<Mechanism> again = readUrdf(writeUrdf(*read).text, kFile);
  promise(again.ok(), "a URDF that we write can be read", again.diagnostics());
  checkSame(model, checkComputes(*again));
  SceneData scene;
  scene.mechanism = *read;
  const std::string written = writeScene(scene);
  const Result<SceneData> as_scene = readScene(written, kFile);
  promise(as_scene.ok(), "a scene made from a URDF can be read", as_scene.diagnostics());
  checkSame(model, checkComputes(as_scene->mechanism));
}

void feedMjcf(std::string_view text) {
  const Result<SceneData> read = readMjcf(text, kFile);
  checkWords(read.diagnostics());
  if (!read) return;
  promise(read->gravity.allFinite(), "gravity is finite");
  const Model model = checkComputes(read->mechanism);
  const Result<SceneData> again = readScene(writeScene(*read), kFile);
  promise(again.ok(), "a scene made from an MJCF can be read", again.diagnostics());
  checkSame(model, std::move(Model::compile(again->mechanism)).value());
}

void feedDhTable(std::string_view text) {
  for (const DhConvention convention : {DhConvention::Standard, DhConvention::Modified}) {
    const Result<DhTable> read = readDhTable(text, kFile, convention);
    checkWords(read.diagnostics());
    if (!read) continue;
    const std::string written = writeDhTable(*read);
    const Result<DhTable> again = readDhTable(written, kFile, convention);
    promise(again.ok(), "a table that we write can be read", again.diagnostics());
    promise(writeDhTable(*again) == written, "a table survives to the last bit");
    const Result<Mechanism> made = mechanismOf(*read);
    promise(made.ok(), "what is read makes a mechanism", made.diagnostics());
    const Result<Model> model = Model::compile(*made);
    checkWords(model.diagnostics());
    if (!model || model->dof() > 200) continue;
    checkComputes(*made);
    promise(dhFormOf(*made, convention).ok(), "the chain of a table has a table");
  }
}

void feedScene(std::string_view text) {
  const Result<SceneData> read = readScene(text, kFile);
  checkWords(read.diagnostics());
  if (!read) return;
  const Model model = checkComputes(read->mechanism);
  for (const Eigen::VectorXd* v : {&read->q, &read->qd, &read->qdd}) {
    promise(v->size() == 0 || v->size() == model.dof(), "a state has a number a joint");
    promise(v->allFinite(), "a state is finite");
  }

  for (const SceneLoad& load : read->loads) {
    promise(model.findLink(load.link) >= 0, "a load is on a link");
    promise(load.force.allFinite() && load.moment.allFinite(), "a load is finite");
  }

  checkMotion(*read, model);
  const std::string written = writeScene(*read);
  const Result<SceneData> again = readScene(written, kFile);
  promise(again.ok(), "a scene that we write can be read", again.diagnostics());
  promise(writeScene(*again) == written, "a scene survives to the last bit");
  const Result<Mechanism> as_urdf = readUrdf(writeUrdf(read->mechanism).text, kFile);
  promise(as_urdf.ok(), "a URDF made from a scene can be read", as_urdf.diagnostics());
  promise(Model::compile(*as_urdf)->dof() == model.dof(), "joints survive the way into URDF");
}

void feedStates(std::string_view text) {
  const Model& model = smallRobot();
  for (const bool ignore_extra : {false, true}) {
    // as `compare` reads torques, beside states in another table
    const Result<StateTable> torques =
        readStates(text, kFile, model, {.ignore_extra = ignore_extra, .needs_positions = false, .needs_torques = true});
    checkWords(torques.diagnostics());
    promise(!torques || !torques->states.empty(), "a table of torques is not empty");
    const Result<StateTable> read = readStates(text, kFile, model, {.ignore_extra = ignore_extra});
    checkWords(read.diagnostics());
    if (!read) continue;
    promise(!read->states.empty(), "a table of states is not empty");
    for (const State& state : read->states) {
      for (const Eigen::VectorXd* v : {&state.q, &state.qd, &state.qdd, &state.tau}) {
        promise(v->size() == model.dof() && v->allFinite(), "a state is whole and finite");
      }
      inverseDynamics(model, {state.q, state.qd, state.qdd, {0.0, 0.0, -9.8}, state.external, {}});
    }
  }
}

void feedTargets(std::string_view text) {
  for (const bool ignore_extra : {false, true}) {
    const Result<TargetTable> read = readTargets(text, kFile, {.ignore_extra = ignore_extra});
    checkWords(read.diagnostics());
    if (!read) continue;
    promise(!read->targets.empty(), "a table of targets is not empty");
    for (const TargetPose& target : read->targets) {
      promise(target.X_WT.p.allFinite() && std::isfinite(target.t), "a target is finite");
      const Eigen::Matrix3d excess = target.X_WT.R.transpose() * target.X_WT.R - Eigen::Matrix3d::Identity();
      promise(excess.cwiseAbs().maxCoeff() < 1e-12, "a target's rotation is one");
      promise(read->has_orientation || target.X_WT.R.isIdentity(0.0), "no orientation is the identity");
    }
  }
}

void feedNpy(std::string_view bytes) {
  const Result<NpyHeader> header = readNpyHeader(bytes, kFile);
  checkWords(header.diagnostics());
  if (header) {
    promise(header->size <= bytes.size(), "a header is no longer than its file");
    const std::string written = npyHeader(header->rows, header->columns);
    promise(readNpyHeader(written, kFile)->rows == header->rows, "a header survives");
  }
  feedStates(bytes);
  feedTargets(bytes);
}

void feedStudentTable(std::string_view text) {
  const Model& model = smallRobot();
  const Result<StudentTable> read = readStudentTable(text, kFile);
  checkWords(read.diagnostics());
  if (!read) return;
  promise(!read->rows.empty(), "a table is not empty");
  for (const StudentRow& row : read->rows) {
    promise(row.values.size() <= 9 && row.roundings.size() == row.values.size(), "a row has at most nine numbers");
  }
  const DynamicsInput input{
      Eigen::Vector2d(0.5, 0.2), Eigen::Vector2d(1.0, -2.0), Eigen::Vector2d(3.0, 4.0), {0.0, 0.0, -9.8}, {}, {}};
  for (const Formulation formulation :
       {Formulation::Spatial, Formulation::BodyFrame, Formulation::WorldSpatial, Formulation::NonRecursive}) {
    const CheckReport report = checkTable(model, input, formulation, *read);
    promise(report.rows.size() == read->rows.size(), "a report has a row for each row");
    promise((report.differing > 0) == (report.first_difference >= 0), "what differs has a first");
    promise(!checkText(model, *read, report).empty(), "a report has words");
  }
}

void feedLesson(std::string_view text) {
  const Result<Lesson> read = readLesson(text, kFile);
  checkWords(read.diagnostics());
  if (!read) return;
  const std::string written = writeLesson(*read);
  const Result<Lesson> again = readLesson(written, kFile);
  promise(again.ok(), "a lesson that we write can be read", again.diagnostics());
  promise(writeLesson(*again) == written, "a lesson survives to the last bit");
  // whatever it names: words or a judge
  LessonRobot robot;
  robot.model = std::make_shared<const Model>(smallRobot());
  robot.scene = smallScene();
  for (const LessonStep& step : read->steps) {
    LessonInstant start = instantOf(robot, step.set.state);
    Problems problems(kFile);
    bindStep(step, robot, start, problems);
    checkWords(problems.sorted());
    Result<StepJudge> made = StepJudge::make(step, robot, kFile);
    checkWords(made.diagnostics());
    if (!made || problems.any()) continue;
    StepJudge judge = std::move(made).value();
    LessonAttempt attempt;
    attempt.instant = start;
    attempt.answers = judge.evaluated(step.solution.answers, attempt);
    promise(judge.judge(attempt).asks.size() == step.asks.size(), "each question is judged");
  }
}

void feedExercise(std::string_view text) {
  const Result<Exercise> read = readExercise(text, kFile);
  checkWords(read.diagnostics());
  if (!read) return;
  const std::string written = writeExercise(*read);
  const Result<Exercise> again = readExercise(written, kFile);
  promise(again.ok(), "an exercise that we write can be read", again.diagnostics());
  promise(writeExercise(*again) == written, "an exercise survives to the last bit");
  const Draw draw("secret", "student");
  for (const auto* ranges : {&read->q, &read->qd, &read->qdd}) {
    for (const JointRange& range : *ranges) {
      const std::string number = textAt(range.grid, draw.below(countOf(range.grid), range.joint.text));
      promise(!number.empty() && std::isfinite(std::strtod(number.c_str(), nullptr)), "what is drawn is a number");
    }
  }
}

void feedStudentList(std::string_view text) {
  const auto read = readStudentList(text, kFile);
  checkWords(read.diagnostics());
  if (!read) return;
  promise(!read->empty(), "a list has a student");
  for (const ExerciseStudent& student : *read)
    promise(!student.id.empty() && isUtf8(student.id), "a student has an id");
}

void feedLessonText(std::string_view text) {
  const Result<LessonText> read = readLessonText(text, kFile, "en");
  checkWords(read.diagnostics());
  if (!read) return;
  promise(!read->title.empty() && !read->goal.markdown.empty(), "words have a title and a goal");
  for (const LessonStepText& step : read->steps) {
    promise(!step.text.markdown.empty(), "a step has words");
    for (const LessonPlaceholder& each : step.text.placeholders) {
      promise(each.first < each.last && each.last <= step.text.markdown.size(), "a placeholder is in its text");
    }
  }
}

void feedProgress(std::string_view text) {
  const ProgressLog log = readProgress(text, kFile);
  checkWords(log.problems);
  std::string written;
  for (const ProgressEntry& each : log.entries) written += progressLine(each) + "\n";
  const ProgressLog again = readProgress(written, kFile);
  promise(again.problems.empty(), "lines that we write can be read", again.problems);
  std::string once_more;
  for (const ProgressEntry& each : again.entries) once_more += progressLine(each) + "\n";
  promise(once_more == written, "an attempt survives to the last bit");
  for (const auto& [table, word] : kProgressTables) {
    progressMarkdown(log.entries, table);
    promise(!progressCsv(log.entries, table).empty(), "a table has a header");
    promise(parseJson(progressJson(log.entries, table), kFile).ok(), "JSON that we write can be read");
  }
  for (const SaidCount& each : saidCounts(log.entries))
    promise(each.students >= 1 && each.students <= each.count, "who said it said it at least once");
}

}  // namespace linkwright::fuzz
