// SPDX-License-Identifier: MIT
#include "core/lesson/teacher_page.h"

#include "core/lesson/lesson_play.h"
#include "core/lesson/page_number.h"
#include "core/lesson/step_judge.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace linkwright {
namespace {

std::string withUnit(double value, const std::string& unit) {
  return pageNumber(value) + (unit.empty() ? "" : " " + unit);
}

std::string withoutStop(std::string text) {
  if (text.ends_with('.')) text.pop_back();
  return text;
}

std::string placeText(const WalkPlace& place) {
  return "link " + place.link.text + ", equation " + place.equation.text;
}

class StepPage {
public:
  /// `folder`: where pictures are, which are then added to `page`; null: there are none.
  StepPage(const OpenLesson& lesson, std::size_t index, const LessonText& words, const std::string* folder,
           TeacherPage& page)
      : lesson_(lesson),
        index_(index),
        step_(lesson.lesson.steps[index]),
        words_(*words.find(step_.id.text)),
        folder_(folder),
        page_(page) {
    for (const NamedText& let : step_.let) names_.push_back(let.name);
    for (const LessonAsk& ask : step_.asks) names_.push_back(ask.id.text);
  }

  Result<std::string> run(int number) {
    std::string page = "### " + std::to_string(number) + ". " + step_.id.text + "\n\n";
    if (!isChecked(step_.kind)) {
      page += filled(words_.text, {}) + "\n\n";
      if (folder_ == nullptr) return page;
      const Result<PlayedAttempt> begin = startOf(lesson_, index_);
      if (!begin) return Result<std::string>::failure(begin.diagnostics());
      return page + shown(stepPictures(lesson_, index_, *begin, nullptr).begin);
    }
    const Result<PlayedAttempt> begin = startOf(lesson_, index_), solved = solutionOf(lesson_, index_);
    if (!begin || !solved) return Result<std::string>::failure((begin ? solved : begin).diagnostics());
    Result<StepJudge> made = StepJudge::make(step_, solved->robot, lesson_.file);
    if (!made) return Result<std::string>::failure(made.diagnostics());
    StepJudge judge = std::move(made).value();
    const std::vector<double> at_end = namedValues(judge, solved->attempt);
    // what is built may not be there at the start
    Result<StepJudge> first = StepJudge::make(step_, begin->robot, lesson_.file);
    std::vector<double> at_start = at_end;
    if (first) {
      StepJudge before = std::move(first).value();
      at_start = namedValues(before, begin->attempt);
    }
    const StepPictures pictures = folder_ == nullptr ? StepPictures() : stepPictures(lesson_, index_, *begin, &*solved);
    page += filled(words_.text, at_start) + "\n\n" + shown(pictures.begin);
    page += "**Answer:** " + answer(judge, *solved) + ".";
    if (step_.explain) page += " " + filled(*words_.find("explain"), at_end);
    page += "\n\n" + shown(pictures.solution) + said(judge, at_start, *solved) + hints(at_start);
    return page;
  }

private:
  /// A picture as a paragraph; nothing where there is none.
  std::string shown(const std::optional<StepPicture>& picture) {
    if (!picture) return {};
    std::string words;
    for (const char c : picture->words) words += c == '[' ? '(' : c == ']' ? ')' : c;
    page_.pictures.push_back(*picture);
    // a place with blanks or brackets stands in angle brackets
    return "![" + words + "](<" + *folder_ + "/" + picture->name + ">)\n\n";
  }

  /// Of `let`, and of the numbers that are asked for.
  std::vector<double> namedValues(StepJudge& judge, const LessonAttempt& attempt) const {
    std::vector<double> values = judge.letValues(attempt);
    for (std::size_t i = 0; step_.kind == StepKind::Number && i < step_.asks.size(); ++i)
      values.push_back(judge.truthOf(i, attempt));
    return values;
  }

  /// Numbers and equations in place of what stands in braces.
  std::string filled(const LessonTextPart& part, const std::vector<double>& values) const {
    std::string text;
    std::size_t at = 0;
    for (const LessonPlaceholder& each : part.placeholders) {
      text.append(part.markdown, at, each.first - at);
      at = each.last;
      std::size_t value = 0;
      while (value < names_.size() && names_[value] != each.name) ++value;
      if (value < values.size())
        text += each.digits > 0 ? pageNumber(values[value], each.digits) : pageNumber(values[value]);
      else
        text += "(" + each.name.substr(each.name.rfind('.') + 1) + ")";
    }
    return text.append(part.markdown, at, std::string::npos);
  }

  std::string caption(const LessonAsk& ask) const {
    const LessonTextPart* part = words_.find("ask." + ask.id.text);
    return part == nullptr ? std::string() : filled(*part, {}) + ": ";
  }

  std::string answer(StepJudge& judge, const PlayedAttempt& solved) const {
    const LessonSolution& solution = step_.solution;
    std::string text;
    const auto add = [&](const std::string& more) { text += (text.empty() ? "" : "; ") + more; };
    for (std::size_t i = 0; i < step_.asks.size(); ++i) {
      const LessonAsk& ask = step_.asks[i];
      if (step_.kind == StepKind::Number) {
        const double truth = judge.truthOf(i, solved.attempt);
        add(caption(ask) + withUnit(truth, ask.unit) + " ± " + pageNumber(judge.toleranceOf(i, truth), 2));
      } else if (step_.kind == StepKind::Choice) {
        std::string options;
        for (const LessonName& right : ask.right)
          options += (options.empty() ? "" : "; and ") + withoutStop(filled(*words_.find("option." + right.text), {}));
        add(caption(ask) + options);
      } else {
        const auto given = std::find_if(solution.answers.begin(), solution.answers.end(),
                                        [&](const LessonAnswer& each) { return each.ask == ask.id.text; });
        std::string numbers;
        for (const double number : given->numbers) numbers += (numbers.empty() ? "" : ", ") + pageNumber(number);
        add(caption(ask) + "along (" + numbers + ") ± " + pageDegrees(ask.angle.value_or(0.0)));
      }
    }
    if (solution.walk) add(placeText(*solution.walk));
    if (!solution.state.pose.text.empty()) add("the pose " + solution.state.pose.text);
    joints(solution.state.q, "q", "", solved, add);
    joints(solution.state.qd, "q̇", "/s", solved, add);
    joints(solution.state.qdd, "q̈", "/s²", solved, add);
    if (!solution.file.text.empty()) add("for example the file " + solution.file.text);
    if (!step_.done.text.empty()) add("right is " + condition(judge, solved));
    return text;
  }

  template <class Add>
  static void joints(const std::vector<NamedNumber>& numbers, const char* symbol, const char* per,
                     const PlayedAttempt& solved, const Add& add) {
    const Model& model = *solved.robot.model;
    for (const NamedNumber& each : numbers) {
      const ModelJoint& joint = model.joints()[static_cast<std::size_t>(model.findJoint(each.name))];
      const bool slides = joint.type == JointType::Prismatic;
      std::string text = std::string(symbol) + " of " + each.name + " = " + pageNumber(each.value);
      text += std::string(slides ? " m" : " rad") + per;
      if (!slides) text += " (" + pageDegrees(each.value) + per + ")";
      add(text);
    }
  }

  /// The formula, and what its names are in the solution.
  std::string condition(StepJudge& judge, const PlayedAttempt& solved) const {
    std::string text = "`" + step_.done.text + "`";
    const std::vector<double> lets = judge.letValues(solved.attempt);
    for (std::size_t i = 0; i < step_.let.size(); ++i) {
      const NamedText& let = step_.let[i];
      text += (i == 0 ? ", with " : ", ") + let.name + " = `" + let.text + "` = " + pageNumber(lets[i]);
    }
    return text;
  }

  std::string said(StepJudge& judge, const std::vector<double>& values, const PlayedAttempt& solved) const {
    std::string rows;
    for (const auto* list : {&step_.wrong, &step_.near}) {
      for (const LessonWrong& each : *list) {
        std::string sign = each.at ? placeText(*each.at) : "`" + each.when.text + "`";
        if (const std::optional<LessonMistake> mistake = lessonMistake(each.mistake.text)) {
          const std::size_t ask = judge.askOf(each);
          sign = withUnit(judge.plantedNumber(ask, solved.attempt, *mistake), step_.asks[ask].unit) + " (" +
                 each.mistake.text + ")";
        }
        rows += "- " + sign + ": " + filled(*words_.find(each.say.text), values) + "\n";
      }
    }
    return rows.empty() ? rows : "What students say, and what they are told:\n\n" + rows + "\n";
  }

  std::string hints(const std::vector<double>& values) const {
    std::string text;
    for (const LessonName& hint : step_.hints)
      text += (text.empty() ? "Hints: " : " ") + filled(*words_.find(hint.text), values);
    return text.empty() ? text : text + "\n\n";
  }

  const OpenLesson& lesson_;
  std::size_t index_;
  const LessonStep& step_;
  const LessonStepText& words_;
  const std::string* folder_;
  TeacherPage& page_;
  std::vector<std::string> names_;  // of let, then of what is asked
};

/// "25 minutes: 3 of free play, and about 2 for each of 9 questions."
std::string timeOf(const Lesson& lesson) {
  double play = 0.0;
  int questions = 0;
  for (const LessonStep& step : lesson.steps) {
    play += step.seconds / 60.0;
    if (isChecked(step.kind)) ++questions;
  }
  std::string text = std::to_string(lesson.minutes) + " minutes";
  if (play > 0.0) text += ": " + pageNumber(play, 2) + " of free play";
  if (questions > 0)
    text += (play > 0.0 ? ", and about " : ": about ") + pageNumber((lesson.minutes - play) / questions, 1) +
            " for each of " + std::to_string(questions) + " questions";
  return text + ".";
}

Result<TeacherPage> pageOf(const OpenLesson& lesson, std::size_t language, const std::string* folder) {
  const LessonText& words = lesson.texts.at(language);
  TeacherPage page;
  std::string& text = page.markdown;
  text = "# " + words.title + ": for the teacher\n\n" + words.goal.markdown + "\n\n" + timeOf(lesson.lesson);
  const LessonStepText* teacher = words.find(kTeacher);
  if (teacher != nullptr) text += " " + teacher->text.markdown;
  text += "\n\n## Steps and answers\n\n";
  for (std::size_t i = 0; i < lesson.lesson.steps.size(); ++i) {
    const Result<std::string> step = StepPage(lesson, i, words, folder, page).run(static_cast<int>(i) + 1);
    if (!step) return Result<TeacherPage>::failure(step.diagnostics());
    text += *step;
  }
  if (teacher != nullptr) {
    text += "## To discuss\n\n";
    for (const LessonTextPart& part : teacher->parts) text += "- " + part.markdown + "\n";
  }
  return page;
}

}  // namespace

Result<std::string> teacherPage(const OpenLesson& lesson, std::size_t language) {
  Result<TeacherPage> page = pageOf(lesson, language, nullptr);
  if (!page) return Result<std::string>::failure(page.diagnostics());
  return std::move(page).value().markdown;
}

Result<TeacherPage> teacherPageWithPictures(const OpenLesson& lesson, std::size_t language, const std::string& folder) {
  return pageOf(lesson, language, &folder);
}

}  // namespace linkwright
