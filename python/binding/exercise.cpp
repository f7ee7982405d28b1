// SPDX-License-Identifier: MIT
#include "core/exercise/exercise_check.h"
#include "core/exercise/exercise_files.h"
#include "core/exercise/submissions.h"
#include "core/io/text_file.h"
#include "core/lesson/lesson_check.h"
#include "python/binding/states.h"

#include <memory>
#include <pybind11/eigen.h>
#include <pybind11/stl.h>

namespace linkwright::python {
namespace {

py::dict findingOf(const Diagnostic& finding) {
  py::dict entry;
  entry["file"] = finding.file;
  entry["line"] = finding.line;
  entry["severity"] = finding.severity == Severity::Error ? "error" : "warning";
  entry["message"] = finding.message.text();
  return entry;
}
py::list findingsOf(const Diagnostics& findings) {
  py::list list;
  for (const Diagnostic& finding : findings) list.append(findingOf(finding));
  return list;
}

py::dict questionOf(const ExerciseItem& item, const VariantAnswer& answer) {
  py::dict question;
  question["id"] = item.id;
  question["prompt"] = item.prompt;
  question["unit"] = item.unit;
  question["points"] = item.points;
  question["truth"] = item.isChoice() ? py::object(py::str(item.options[static_cast<std::size_t>(item.right)]))
                                      : py::float_(answer.truth);
  question["tolerance"] = item.isChoice() ? py::object(py::none()) : py::float_(answer.tolerance);
  question["options"] = item.options;
  py::list wrong;
  for (const WrongAnswer& each : answer.wrong) {
    py::dict entry;
    entry["mistake"] = nameOf(each.mistake);
    entry["answer"] = item.isChoice() ? py::object(py::str(item.options[static_cast<std::size_t>(each.option)]))
                                      : py::float_(each.number);
    wrong.append(entry);
  }
  question["wrong"] = wrong;
  question["hints"] = item.hints;
  return question;
}

/// An exercise with a secret: one variant for each student. Drawing is not shared between threads, so Python's lock is
/// kept.
class DrawnExercise {
public:
  DrawnExercise(const std::string& path, const std::string& examples, const std::string& secret,
                const std::string& language)
      : open_(valueOf(openExercise(path, examples))),
        text_(textIn(open_.exercise, language)),
        maker_(open_, secret.empty() ? open_.exercise.id.text : secret) {
    if (text_ == nullptr) throw py::value_error(path + ": the exercise has no text in '" + language + "'");
  }
  DrawnExercise(const DrawnExercise&) = delete;
  DrawnExercise& operator=(const DrawnExercise&) = delete;

  const std::string& id() const { return open_.exercise.id.text; }
  const std::string& title() const { return text_->title; }

  py::dict variant(const std::string& student) {
    const Variant drawn = valueOf(maker_.make(student));
    const ExercisePage page = pageOf(open_, *text_, drawn);
    py::dict givens;
    for (const VariantGiven& given : drawn.givens)
      givens[given.name.c_str()] = py::make_tuple(given.text, given.unit, given.value, given.is_drawn);
    py::list questions, table;
    for (std::size_t i = 0; i < page.items.size(); ++i) questions.append(questionOf(page.items[i], drawn.answers[i]));
    for (const TraceRow& row : drawn.table) table.append(rowOfTrace(row));
    const DynamicsInput& input = drawn.instant.input;
    py::dict all;
    all["student"] = drawn.student;
    all["code"] = drawn.code;
    all["draws"] = drawn.draws;
    all["givens"] = givens;
    all["questions"] = questions;
    all["table"] = table;
    all["planted"] = drawn.planted ? py::object(py::str(nameOf(*drawn.planted))) : py::none();
    all["robot"] = Robot{*drawn.robot.scene, drawn.robot.model};
    all["q"] = input.q;
    all["qd"] = input.qd;
    all["qdd"] = input.qdd;
    all["gravity"] = input.gravity;
    all["html"] = givenHtml(page);
    all["key"] = keyTable(open_, drawn);
    return all;
  }

  /// Bytes of a file for a class; of sheets also their key.
  py::list write(const std::vector<std::pair<std::string, std::string>>& students, const std::string& format) {
    std::vector<ExerciseStudent> list;
    std::vector<Variant> variants;
    for (const auto& [id, name] : students) {
      list.push_back({id, name, 0});
      variants.push_back(valueOf(maker_.make(id)));
    }
    const ExerciseClass all{open_, *text_, list, variants};
    if (format == "csv") return bytesOf({exerciseKeyCsv(all)});
    if (format == "moodle") return bytesOf({exerciseMoodle(all)});
    if (format == "cloze") return bytesOf({exerciseCloze(all)});
    if (format == "canvas") return bytesOf({valueOf(exerciseCanvas(all))});
    if (format == "qti21") return bytesOf({valueOf(exerciseQti21(all))});
    if (format != "sheet")
      throw py::value_error("there is no format '" + format +
                            "'; there are 'csv', 'sheet', 'moodle', 'cloze', 'canvas' and 'qti21'");
    const ExerciseSheets sheets = exerciseSheets(all);
    return bytesOf({sheets.sheets, sheets.key});
  }

  /// The verdict on a student's table, and results.json for Gradescope.
  py::dict judge(const std::string& student, const py::bytes& table, const std::string& file) {
    const SubmissionVerdict verdict = judgeSubmission(maker_, open_, student, std::string(table), file);
    py::dict all;
    all["student"] = verdict.student;
    all["status"] = wordOf(kSubmissionStatuses, verdict.status);
    all["right_rows"] = verdict.right_rows;
    all["all_rows"] = verdict.all_rows;
    all["differing"] = verdict.differing;
    all["not_found"] = verdict.not_found;
    all["first_difference"] = verdict.first_difference;
    all["suspects"] = verdict.suspects;
    all["problem"] = verdict.problem;
    all["gradescope"] = gradescopeJson(open_.exercise, verdict);
    return all;
  }

  py::dict attempt(int students) const {
    const ExerciseTrial trial = tryExercise(open_, students);
    py::dict all;
    all["students"] = trial.students;
    all["different"] = trial.different;
    all["mean_draws"] = trial.mean_draws;
    all["most_draws"] = trial.most_draws;
    all["findings"] = findingsOf(trial.findings);
    return all;
  }

private:
  static py::list bytesOf(const std::vector<std::string>& texts) {
    py::list list;
    for (const std::string& text : texts) list.append(py::bytes(text));
    return list;
  }

  OpenExercise open_;
  const ExerciseText* text_;
  VariantMaker maker_;
};

/// What is wrong with the lessons of a folder.
py::list checkLessons(const std::string& folder, const std::string& examples) {
  Diagnostics findings;
  for (const std::string& each : lessonFolders(folder)) {
    const OpenLesson lesson = valueOf(openLesson({each, examples}));
    const py::gil_scoped_release others_may_run;
    const Diagnostics found = checkLesson(lesson);
    findings.insert(findings.end(), found.begin(), found.end());
  }
  return findingsOf(findings);
}

std::vector<std::pair<std::string, std::string>> readStudents(const std::string& path) {
  std::vector<std::pair<std::string, std::string>> students;
  for (const ExerciseStudent& student : valueOf(readStudentList(valueOf(readTextFile(path)), path)))
    students.emplace_back(student.id, student.name);
  return students;
}

}  // namespace

void addExercise(py::module_& module) {
  py::class_<DrawnExercise>(module, "Exercise", "An exercise with a secret: one variant for each student.")
      .def(py::init<const std::string&, const std::string&, const std::string&, const std::string&>(), py::arg("path"),
           py::arg("examples"), py::arg("secret"), py::arg("language"))
      .def_property_readonly("id", &DrawnExercise::id)
      .def_property_readonly("title", &DrawnExercise::title)
      .def("variant", &DrawnExercise::variant, py::arg("student"))
      .def("write", &DrawnExercise::write, py::arg("students"), py::arg("format"))
      .def("judge", &DrawnExercise::judge, py::arg("student"), py::arg("table"), py::arg("file"))
      .def("attempt", &DrawnExercise::attempt, py::arg("students"));
  module.def("read_students", &readStudents, py::arg("path"));
  module.def("check_lessons", &checkLessons, py::arg("folder"), py::arg("examples"));
}

}  // namespace linkwright::python
