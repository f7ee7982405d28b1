// SPDX-License-Identifier: MIT
// Canvas' own QTI 1.2, as its quizzes are exported and imported: its importer of QTI 2.x takes a number for a short
// text. Only the right range is told, because Canvas has no feedback for a wrong number.
#include "core/base/xml_text.h"
#include "core/exercise/exercise_files.h"
#include "core/exercise/exercise_words.h"

#include <cmath>

namespace linkwright {
namespace {

constexpr double kLeastOfCanvas = 1e-4;  // what is smaller it rounds to zero
constexpr const char* kXml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

std::string metaField(const char* label, const std::string& entry) {
  return std::string("<qtimetadatafield><fieldlabel>") + label + "</fieldlabel><fieldentry>" + entry +
         "</fieldentry></qtimetadatafield>";
}

std::string material(const std::string& html) {
  return "<material><mattext texttype=\"text/html\">" + xmlText(html) + "</mattext></material>";
}

std::string canvasNumber(const VariantAnswer& answer) {
  const std::string response = " respident=\"response1\">";
  return "<response_str ident=\"response1\" rcardinality=\"Single\"><render_fib fibtype=\"Decimal\">"
         "<response_label ident=\"answer1\"/></render_fib></response_str></presentation>\n"
         "<resprocessing><outcomes><decvar maxvalue=\"100\" minvalue=\"0\" varname=\"SCORE\" vartype=\"Decimal\"/>"
         "</outcomes>\n<respcondition continue=\"No\"><conditionvar><or><varequal" +
         response + answerText(answer.truth) + "</varequal><and><vargte" + response +
         answerText(answer.truth - answer.tolerance) + "</vargte><varlte" + response +
         answerText(answer.truth + answer.tolerance) +
         "</varlte></and></or></conditionvar><setvar action=\"Set\" varname=\"SCORE\">100</setvar></respcondition>\n"
         "</resprocessing>\n";
}

std::string canvasChoice(const ExerciseItem& item) {
  std::string labels, conditions, feedbacks;
  for (std::size_t k = 0; k < item.options.size(); ++k) {
    const std::string id = std::to_string(1001 + k);
    labels += "<response_label ident=\"" + id + "\">" + material(xmlText(item.options[k])) + "</response_label>\n";
    const std::string feedback = item.feedbackOf(k);
    if (feedback.empty()) continue;
    conditions += "<respcondition continue=\"Yes\"><conditionvar><varequal respident=\"response1\">" + id +
                  "</varequal></conditionvar><displayfeedback feedbacktype=\"Response\" linkrefid=\"" + id +
                  "_fb\"/></respcondition>\n";
    feedbacks += "<itemfeedback ident=\"" + id + "_fb\"><flow_mat>" + material(xmlText(feedback)) +
                 "</flow_mat></itemfeedback>\n";
  }
  return "<response_lid ident=\"response1\" rcardinality=\"Single\"><render_choice>\n" + labels +
         "</render_choice></response_lid></presentation>\n<resprocessing><outcomes><decvar maxvalue=\"100\" "
         "minvalue=\"0\" varname=\"SCORE\" vartype=\"Decimal\"/></outcomes>\n" +
         conditions + "<respcondition continue=\"No\"><conditionvar><varequal respident=\"response1\">" +
         std::to_string(1001 + item.right) +
         "</varequal></conditionvar><setvar action=\"Set\" varname=\"SCORE\">100</setvar></respcondition>\n"
         "</resprocessing>\n" +
         feedbacks;
}

std::string canvasItem(const ExerciseClass& all, const ExercisePage& page, std::size_t i, std::size_t k) {
  const ExerciseItem& item = page.items[k];
  const std::string number = fourDigits(i + 1);
  std::string html = bankHtml(page) + "<p><img src=\"$IMS-CC-FILEBASE$/robots/" + number + ".svg\" alt=\"" +
                     xmlText(page.picture_words) + "\" width=\"480\"/></p><p>" + xmlText(item.prompt);
  if (!item.isChoice())
    html += " (" + (item.unit.empty() ? "" : xmlText(item.unit) + "; ") + xmlText(exerciseWord(all.text, "within")) +
            " " + xmlText(item.within) + ")";
  html += "</p>";
  return "<item ident=\"item_" + number + "_" + std::to_string(k + 1) + "_" + all.variants[i].code + "\" title=\"" +
         xmlText(item.id + " " + number) + "\">\n<itemmetadata><qtimetadata>" +
         metaField("question_type", item.isChoice() ? "multiple_choice_question" : "numerical_question") +
         metaField("points_possible", std::to_string(item.points)) +
         metaField("assessment_question_identifierref", "question_" + number + "_" + std::to_string(k + 1)) +
         "</qtimetadata></itemmetadata>\n<presentation>" + material(html) + "\n" +
         (item.isChoice() ? canvasChoice(item) : canvasNumber(all.variants[i].answers[k])) + "</item>\n";
}

std::string canvasAssessment(const ExerciseClass& all, const std::vector<ExercisePage>& pages) {
  std::string xml = std::string(kXml) +
                    "<questestinterop xmlns=\"http://www.imsglobal.org/xsd/ims_qtiasiv1p2\">\n<assessment "
                    "ident=\"exercise\" title=\"" +
                    xmlText(all.text.title) + "\">\n<qtimetadata>" + metaField("cc_maxattempts", "1") +
                    "</qtimetadata>\n<section ident=\"root_section\">\n";
  for (std::size_t k = 0; k < all.open.exercise.questions.size(); ++k) {
    const ExerciseQuestion& question = all.open.exercise.questions[k];
    xml += "<section ident=\"group_" + std::to_string(k + 1) + "\" title=\"" + xmlText(question.id.text) +
           "\">\n<selection_ordering><selection><selection_number>1</selection_number><selection_extension>"
           "<points_per_item>" +
           std::to_string(question.points) +
           "</points_per_item></selection_extension></selection></selection_ordering>\n";
    for (std::size_t i = 0; i < pages.size(); ++i) xml += canvasItem(all, pages[i], i, k);
    xml += "</section>\n";
  }
  return xml + "</section>\n</assessment>\n</questestinterop>\n";
}

std::string canvasMeta(const ExerciseClass& all) {
  int points = 0;
  for (const ExerciseQuestion& question : all.open.exercise.questions) points += question.points;
  return std::string(kXml) +
         "<quiz identifier=\"exercise\" xmlns=\"http://canvas.instructure.com/xsd/cccv1p0\">\n<title>" +
         xmlText(all.text.title) + "</title>\n<description>" + xmlText(xmlText(all.text.goal)) +
         "</description>\n<quiz_type>assignment</quiz_type>\n<points_possible>" + std::to_string(points) +
         "</points_possible>\n<allowed_attempts>1</allowed_attempts>\n</quiz>\n";
}

}  // namespace

ZipFiles canvasFiles(const ExerciseClass& all) {
  ZipFiles files;
  const std::vector<ExercisePage> pages = pagesOf(all);
  std::string pictures;
  for (std::size_t i = 0; i < pages.size(); ++i) {
    const std::string number = fourDigits(i + 1), name = "robots/" + number + ".svg";
    pictures += "<resource identifier=\"robot_" + number + "\" type=\"webcontent\" href=\"" + name +
                "\"><file href=\"" + name + "\"/></resource>\n";
    files[name] = pages[i].picture;
  }
  files["exercise/exercise.xml"] = canvasAssessment(all, pages);
  files["exercise/assessment_meta.xml"] = canvasMeta(all);
  files["imsmanifest.xml"] =
      std::string(kXml) +
      "<manifest identifier=\"linkwright\" xmlns=\"http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1\">\n"
      "<metadata><schema>IMS Content</schema><schemaversion>1.1.3</schemaversion></metadata>\n<organizations/>\n"
      "<resources>\n<resource identifier=\"exercise\" type=\"imsqti_xmlv1p2\"><file href=\"exercise/exercise.xml\"/>"
      "<dependency identifierref=\"exercise_meta\"/></resource>\n<resource identifier=\"exercise_meta\" "
      "type=\"associatedcontent/imscc_xmlv1p1/learning-application-resource\" "
      "href=\"exercise/assessment_meta.xml\"><file href=\"exercise/assessment_meta.xml\"/></resource>\n" +
      pictures + "</resources>\n</manifest>\n";
  return files;
}

Result<std::string> exerciseCanvas(const ExerciseClass& all) {
  for (std::size_t i = 0; i < all.variants.size(); ++i) {
    for (std::size_t k = 0; k < all.variants[i].answers.size(); ++k) {
      const double truth = std::abs(all.variants[i].answers[k].truth);
      if (all.open.exercise.questions[k].kind == QuestionKind::Number && truth > 0.0 && truth < kLeastOfCanvas)
        return Result<std::string>::failure(
            {{Severity::Error, all.open.file, all.open.exercise.questions[k].line,
              Message("Files",
                      "the answer of '%1' is smaller than 0.0001, which Canvas takes for zero; ask for it in "
                      "a smaller unit")
                  .arg(all.students[i].id)}});
    }
  }
  return writeZip(canvasFiles(all));
}

}  // namespace linkwright
