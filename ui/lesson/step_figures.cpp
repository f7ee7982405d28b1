// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/step_figures.h"

#include "ui/widgets/numbers.h"
#include "ui/widgets/sentence.h"
#include "ui/widgets/significant.h"

namespace linkwright::ui {

namespace {

/// A question or a value by itself, so that what is wrong with one says nothing of the others.
LessonStep alone(StepKind kind) {
  LessonStep step;
  step.kind = kind;
  return step;
}

}  // namespace

QString jointNumbers(const std::vector<NamedNumber>& list, const std::map<std::string, bool>& turns,
                     const QString& per) {
  QStringList parts;
  for (const NamedNumber& each : list) {
    const auto known = turns.find(each.name);
    const bool in_degrees = known != turns.end() && known->second;
    QString text = QString::fromStdString(each.name) + QChar(0xA0) +
                   significant(in_degrees ? each.value / kDegree : each.value, 4);
    if (in_degrees) text += QChar(0xB0) + per;
    if (known != turns.end() && !in_degrees) text += QChar(0xA0) + QStringLiteral("m") + per;
    parts.append(text);
  }
  return parts.join(QStringLiteral(", "));
}

// a motion or a run would take too long to work out after each key
QString FigureSource::ruleWords(const OpenLesson& opened, const PlayedAttempt& begin) {
  const LessonStep& step = opened.lesson.steps.front();
  if (step.done.text.empty() || (step.kind != StepKind::Pose && step.kind != StepKind::Build)) return {};
  const Result<PlayedAttempt> solved = solutionOf(opened, 0);
  LessonStep one = alone(step.kind);
  one.let = step.let;
  one.done = step.done;
  const auto holds = [&](const PlayedAttempt& attempt) -> Result<bool> {
    Result<StepJudge> made = StepJudge::make(one, attempt.robot, {});
    if (!made) return Result<bool>::failure(made.diagnostics());
    return std::move(made).value().judge(attempt.attempt).right;
  };
  const Result<bool> at_first = holds(begin);
  if (!at_first) return sentence(at_first.diagnostics().front().message);
  const QString first = *at_first ? tr("It holds at the beginning already.") : tr("It does not hold at the beginning.");
  if (!solved || (step.solution.state.isEmpty() && step.solution.file.text.empty())) return first;
  const Result<bool> at_last = holds(*solved);
  return joinedSentences(
      {first, at_last.ok() && *at_last ? tr("It holds for the solution.") : tr("It does not hold for the solution.")});
}

StepFigures FigureSource::figures(const LessonDraft& draft, std::size_t index, std::size_t ask,
                                  const std::string& examples) {
  StepFigures figures;
  const LessonStep& step = draft.lesson.steps.at(index);
  const Result<OpenLesson> opened = openStep(draft, index, examples);
  if (!opened) {
    figures.problem = sentence(opened.diagnostics().front().message);
    return figures;
  }
  const Result<PlayedAttempt> begin = startOf(*opened, 0);
  if (!begin) {
    figures.problem = sentence(begin.diagnostics().front().message);
    return figures;
  }
  figures.rule = ruleWords(*opened, *begin);
  for (const ModelJoint& joint : begin->robot.model->joints())
    figures.turns[joint.name] = joint.type != JointType::Prismatic;
  for (const auto* list : {&step.wrong, &step.near}) {
    for (const LessonWrong& each : *list) {
      if (each.when.text.empty()) continue;
      LessonStep one = alone(step.kind);
      one.let = step.let;
      one.asks = step.asks;
      one.wrong = {each};
      if (const Result<StepJudge> made = StepJudge::make(one, begin->robot, {}); !made)
        figures.wrong[each.say.text] = sentence(made.diagnostics().front().message);
    }
  }
  for (const NamedText& each : step.let) {
    LessonStep one = alone(StepKind::Read);
    one.let = {each};
    Result<StepJudge> made = StepJudge::make(one, begin->robot, {});
    if (!made) {
      figures.unknown[each.name] = sentence(made.diagnostics().front().message);
      continue;
    }
    StepJudge judge = std::move(made).value();
    figures.values[each.name] = judge.letValues(begin->attempt).front();
  }
  for (std::size_t i = 0; i < step.asks.size() && step.kind != StepKind::Choice; ++i) {
    LessonStep one = alone(step.kind);
    one.asks = {step.asks[i]};
    if (step.asks[i].value.text.empty()) continue;
    Result<StepJudge> made = StepJudge::make(one, begin->robot, {});
    if (!made) {
      figures.unknown[step.asks[i].id.text] = sentence(made.diagnostics().front().message);
      continue;
    }
    StepJudge judge = std::move(made).value();
    if (step.kind != StepKind::Number) continue;
    const double truth = judge.truthOf(0, begin->attempt);
    figures.values[step.asks[i].id.text] = truth;
    if (i != ask) continue;
    figures.tolerance = judge.toleranceOf(0, truth);
    figures.planted = plantedNumbers(judge, 0, begin->attempt);
  }
  return figures;
}

QStringList FigureSource::names(const LessonDraft& draft, std::size_t index, ValueSize size,
                                const std::string& examples) {
  const LessonStep& step = draft.lesson.steps.at(index);
  const LessonScene& scene = step.set.scene ? *step.set.scene : draft.lesson.scene;
  const auto file = draft.files->find(scene.file.text);
  const std::string of = scene.example.text + "/" + (file == draft.files->end() ? std::string() : file->second) +
                         (size == ValueSize::Number ? "/number" : "/vector");
  if (of == named_) return names_;
  named_ = of;
  names_.clear();
  const Result<LessonRobot> robot = readLessonRobot(LessonFiles::held(draft.files), examples, scene);
  if (!robot) return names_;
  for (const std::string& each : valueNames(*robot, size)) names_.append(QString::fromStdString(each));
  return names_;
}

}  // namespace linkwright::ui
