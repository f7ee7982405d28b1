// SPDX-License-Identifier: MIT
// IMS QTI 2.1 items in a content package. Tolerances are absolute: of a negative number a relative one is an empty
// range in some readers. An answer that is not given is asked for first, because nothing equals it or does not.
#include "core/base/xml_text.h"
#include "core/exercise/exercise_files.h"
#include "core/exercise/exercise_words.h"

namespace linkwright {
namespace {

constexpr const char* kHead = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

std::string given(const std::string& response) {
  return "<not><isNull><variable identifier=\"" + response + "\"/></isNull></not>";
}

std::string feedbackId(std::size_t question, std::size_t which) {
  return "F" + std::to_string(question) + "_" + std::to_string(which);
}

std::string declaration(const ExerciseItem& item, const std::string& response) {
  return "<responseDeclaration identifier=\"" + response + "\" cardinality=\"single\" baseType=\"" +
         (item.isChoice() ? "identifier" : "float") + "\"><correctResponse><value>" +
         (item.isChoice() ? "C" + std::to_string(item.right + 1) : item.truth) +
         "</value></correctResponse></responseDeclaration>\n";
}

std::string interaction(const ExerciseText& text, const ExerciseItem& item, const std::string& response) {
  std::string xml = "<p>" + xmlText(item.prompt);
  if (!item.isChoice())
    return xml + " <textEntryInteraction responseIdentifier=\"" + response + "\" expectedLength=\"12\"/> " +
           xmlText(item.unit) + " (" + xmlText(exerciseWord(text, "within")) + " " + xmlText(item.within) + ")</p>\n";
  xml += "</p>\n<choiceInteraction responseIdentifier=\"" + response + "\" shuffle=\"false\" maxChoices=\"1\">\n";
  for (std::size_t k = 0; k < item.options.size(); ++k)
    xml +=
        "<simpleChoice identifier=\"C" + std::to_string(k + 1) + "\">" + xmlText(item.options[k]) + "</simpleChoice>\n";
  return xml + "</choiceInteraction>\n";
}

std::string score(int points) {
  return "<setOutcomeValue identifier=\"SCORE\"><sum><variable identifier=\"SCORE\"/><baseValue baseType=\"float\">" +
         std::to_string(points) + "</baseValue></sum></setOutcomeValue>";
}

std::string feedback(const std::string& id) {
  return "<setOutcomeValue identifier=\"FEEDBACK\"><multiple><variable identifier=\"FEEDBACK\"/><baseValue "
         "baseType=\"identifier\">" +
         id + "</baseValue></multiple></setOutcomeValue>";
}

/// Whether the answer is this one: a number with its tolerance, or an option.
std::string isAnswer(const ExerciseItem& item, const std::string& response, const std::string& value) {
  const std::string both = "<variable identifier=\"" + response + "\"/><baseValue baseType=\"" +
                           (item.isChoice() ? "identifier" : "float") + "\">" + value + "</baseValue>";
  const std::string same = item.isChoice() ? "<match>" + both + "</match>"
                                           : "<equal toleranceMode=\"absolute\" tolerance=\"" + item.tolerance + " " +
                                                 item.tolerance + "\">" + both + "</equal>";
  return "<and>" + given(response) + same + "</and>";
}

std::string processing(const ExerciseItem& item, const std::string& response, std::size_t question) {
  const std::string right = item.isChoice() ? "C" + std::to_string(item.right + 1) : item.truth;
  std::string xml =
      "<responseCondition>\n<responseIf>" + isAnswer(item, response, right) + score(item.points) + "</responseIf>\n";
  for (std::size_t k = 0; k < item.wrong.size(); ++k) {
    const ItemWrong& wrong = item.wrong[k];
    xml += "<responseElseIf>" +
           isAnswer(item, response, item.isChoice() ? "C" + std::to_string(wrong.option + 1) : wrong.number) +
           feedback(feedbackId(question, k + 1)) + "</responseElseIf>\n";
  }
  return xml + "</responseCondition>\n";
}

std::string qtiItem(const ExerciseClass& all, const ExercisePage& page, std::size_t i) {
  const std::string number = fourDigits(i + 1);
  int points = 0;
  std::string declarations, body, conditions, feedbacks;
  for (std::size_t k = 0; k < page.items.size(); ++k) {
    const ExerciseItem& item = page.items[k];
    const std::string response = "R" + std::to_string(k + 1);
    points += item.points;
    declarations += declaration(item, response);
    body += interaction(all.text, item, response);
    conditions += processing(item, response, k + 1);
    for (std::size_t w = 0; w < item.wrong.size(); ++w)
      feedbacks += "<modalFeedback outcomeIdentifier=\"FEEDBACK\" showHide=\"show\" identifier=\"" +
                   feedbackId(k + 1, w + 1) + "\"><p>" + xmlText(item.wrong[w].feedback) + "</p></modalFeedback>\n";
  }
  return std::string(kHead) + "<assessmentItem xmlns=\"http://www.imsglobal.org/xsd/imsqti_v2p1\" identifier=\"item_" +
         number + "_" + all.variants[i].code + "\" title=\"" + xmlText(page.title + " " + number) +
         "\" adaptive=\"false\" timeDependent=\"false\" toolName=\"linkwright\" toolVersion=\"1\">\n" + declarations +
         "<outcomeDeclaration identifier=\"SCORE\" cardinality=\"single\" baseType=\"float\"><defaultValue><value>0"
         "</value></defaultValue></outcomeDeclaration>\n"
         "<outcomeDeclaration identifier=\"MAXSCORE\" cardinality=\"single\" baseType=\"float\"><defaultValue><value>" +
         std::to_string(points) +
         "</value></defaultValue></outcomeDeclaration>\n"
         "<outcomeDeclaration identifier=\"FEEDBACK\" cardinality=\"multiple\" baseType=\"identifier\"/>\n"
         "<itemBody>\n<div>\n" +
         bankHtml(page) + "<p><img src=\"robots/" + number + ".svg\" alt=\"" + xmlText(page.picture_words) +
         "\"/></p>\n" + body + "</div>\n</itemBody>\n<responseProcessing>\n" + conditions + "</responseProcessing>\n" +
         feedbacks + "</assessmentItem>\n";
}

}  // namespace

ZipFiles qti21Files(const ExerciseClass& all) {
  ZipFiles files;
  std::string resources;
  for (std::size_t i = 0; i < all.variants.size(); ++i) {
    const ExercisePage page = pageOf(all.open, all.text, all.variants[i]);
    const std::string number = fourDigits(i + 1);
    const std::string item = "item_" + number + ".xml", picture = "robots/" + number + ".svg";
    files[item] = qtiItem(all, page, i);
    files[picture] = page.picture;
    resources += "<resource identifier=\"item_" + number + "\" type=\"imsqti_item_xmlv2p1\" href=\"" + item +
                 "\"><file href=\"" + item + "\"/><file href=\"" + picture + "\"/></resource>\n";
  }
  files["imsmanifest.xml"] = std::string(kHead) +
                             "<manifest xmlns=\"http://www.imsglobal.org/xsd/imscp_v1p1\" identifier=\"linkwright\">\n"
                             "<metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata>"
                             "\n<organizations/>\n<resources>\n" +
                             resources + "</resources>\n</manifest>\n";
  return files;
}

Result<std::string> exerciseQti21(const ExerciseClass& all) { return writeZip(qti21Files(all)); }

}  // namespace linkwright
