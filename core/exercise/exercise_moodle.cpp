// SPDX-License-Identifier: MIT
// Moodle XML as question/format/xml/format.php of Moodle reads it. A tolerance is absolute, and the first answer that
// matches counts: the right one comes first. Cloze fields as question/type/multianswer/questiontype.php reads them.
#include "core/base/xml_text.h"
#include "core/exercise/exercise_files.h"
#include "core/exercise/exercise_words.h"

#include <algorithm>
#include <string>
#include <vector>

namespace linkwright {
namespace {

/// Character data that may hold markup of its own.
std::string cdata(std::string text) {
  for (std::size_t at = text.find("]]>"); at != std::string::npos; at = text.find("]]>", at + 12))
    text.replace(at, 3, "]]]]><![CDATA[>");
  return "<![CDATA[" + text + "]]>";
}

std::string rich(const char* tag, const std::string& html, const std::string& more = "") {
  return std::string("<") + tag + " format=\"html\"><text>" + cdata(html) + "</text>" + more + "</" + tag + ">\n";
}

std::string pictureTag(const ExercisePage& page) {
  return "<p><img src=\"@@PLUGINFILE@@/robot.svg\" alt=\"" + xmlText(page.picture_words) + "\" width=\"480\"/></p>\n";
}

std::string pictureFile(const ExercisePage& page) {
  return R"(<file name="robot.svg" path="/" encoding="base64">)" + base64Text(page.picture) + "</file>";
}

/// What each question of Moodle begins with.
std::string begin(const char* type, const std::string& name, const std::string& html, const ExercisePage& page) {
  return std::string("<question type=\"") + type + "\">\n<name><text>" + xmlText(name) + "</text></name>\n" +
         rich("questiontext", html, pictureFile(page)) + rich("generalfeedback", "");
}

std::string grades(int points, const std::string& id) {
  return (points > 0 ? "<defaultgrade>" + std::to_string(points) + "</defaultgrade>\n" : std::string()) +
         "<penalty>0.3333333</penalty>\n<hidden>0</hidden>\n<idnumber>" + xmlText(id) + "</idnumber>\n";
}

std::string answer(const char* fraction, const std::string& text, const std::string& feedback,
                   const std::string& tolerance) {
  return std::string("<answer fraction=\"") + fraction + "\" format=\"" +
         (tolerance.empty() ? "html" : "moodle_auto_format") + "\"><text>" + xmlText(text) +
         "</text><feedback format=\"html\"><text>" + cdata(xmlText(feedback)) + "</text></feedback>" +
         (tolerance.empty() ? "" : "<tolerance>" + tolerance + "</tolerance>") + "</answer>\n";
}

std::string hintsAndEnd(const ExerciseItem& item) {
  std::string xml;
  for (const std::string& hint : item.hints) xml += rich("hint", xmlText(hint));
  return xml + "<tags><tag><text>linkwright</text></tag></tags>\n</question>\n";
}

std::string promptOf(const ExerciseText& text, const ExerciseItem& item) {
  std::string html = "<p>" + xmlText(item.prompt) + "</p>";
  if (!item.isChoice())
    html = "<p>" + xmlText(item.prompt) + " (" + (item.unit.empty() ? "" : xmlText(item.unit) + "; ") +
           xmlText(exerciseWord(text, "within")) + " " + xmlText(item.within) + ")</p>";
  return html;
}

std::string numerical(const ExerciseText& text, const ExercisePage& page, const ExerciseItem& item,
                      const std::string& name, const std::string& id) {
  std::string xml = begin("numerical", name, bankHtml(page) + pictureTag(page) + promptOf(text, item), page) +
                    grades(item.points, id) + answer("100", item.truth, "", item.tolerance);
  for (const ItemWrong& wrong : item.wrong) xml += answer("0", wrong.number, wrong.feedback, item.tolerance);
  if (!item.unit.empty())
    xml += "<units><unit><multiplier>1</multiplier><unit_name>" + xmlText(item.unit) + "</unit_name></unit></units>\n";
  xml += "<unitgradingtype>0</unitgradingtype>\n<unitpenalty>0.1</unitpenalty>\n<showunits>" +
         std::string(item.unit.empty() ? "3" : "0") + "</showunits>\n<unitsleft>0</unitsleft>\n";
  return xml + hintsAndEnd(item);
}

std::string multichoice(const ExerciseText& text, const ExercisePage& page, const ExerciseItem& item,
                        const std::string& name, const std::string& id) {
  std::string xml = begin("multichoice", name, bankHtml(page) + pictureTag(page) + promptOf(text, item), page) +
                    grades(item.points, id) +
                    "<single>true</single>\n<shuffleanswers>false</shuffleanswers>\n"
                    "<answernumbering>none</answernumbering>\n";
  for (std::size_t k = 0; k < item.options.size(); ++k)
    xml += answer(static_cast<int>(k) == item.right ? "100" : "0", xmlText(item.options[k]), item.feedbackOf(k), "");
  return xml + hintsAndEnd(item);
}

/// Words within a field of a cloze question: what would end it or begin another answer is escaped or replaced.
std::string fieldText(const std::string& words) {
  std::string text;
  for (const char c : words) {
    switch (c) {
      case '}':
      case '#': text.append("\\").append(1, c); break;
      case '~': text += "∼"; break;  // no escape of it is ever undone
      case '&': text += "&amp;"; break;
      case '<': text += "&lt;"; break;
      case '>': text += "&gt;"; break;
      default: text += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
    }
  }
  // = and % would say what the answer is worth
  return !text.empty() && (text.front() == '=' || text.front() == '%') ? " " + text : text;
}

std::string field(const ExerciseItem& item) {
  std::string text = "{" + std::to_string(item.points) + (item.isChoice() ? ":MULTICHOICE_V:" : ":NUMERICAL:");
  if (item.isChoice()) {
    for (std::size_t k = 0; k < item.options.size(); ++k) {
      const std::string feedback = item.feedbackOf(k);
      text += (k > 0 ? "~" : "") + std::string(static_cast<int>(k) == item.right ? "=" : "") +
              fieldText(item.options[k]) + (feedback.empty() ? "" : "#" + fieldText(feedback));
    }
  } else {
    text += "=" + item.truth + ":" + item.tolerance;
    for (const ItemWrong& wrong : item.wrong)
      text += "~%0%" + wrong.number + ":" + item.tolerance + "#" + fieldText(wrong.feedback);
  }
  return text + "}";
}

/// Words outside of fields: none of them begins one.
std::string outside(const std::string& html) {
  std::string text;
  for (const char c : html) text += c == '{' ? std::string("&#123;") : std::string(1, c);
  return text;
}

std::string category(const ExerciseClass& all, const std::string& below) {
  // a / begins another category
  std::string title;
  for (const char c : all.text.title) title += c == '/' ? std::string("//") : std::string(1, c);
  return "<question type=\"category\"><category><text>$course$/top/Linkwright/" + xmlText(title) + xmlText(below) +
         "</text></category></question>\n";
}

constexpr const char* kBegin = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n";

std::string idOf(const ExerciseClass& all, std::size_t i) {
  return all.open.exercise.id.text + "-" + all.variants[i].code;
}

}  // namespace

std::string exerciseMoodle(const ExerciseClass& all) {
  const std::vector<ExercisePage> pages = pagesOf(all);
  std::string xml = kBegin;
  for (std::size_t k = 0; k < all.open.exercise.questions.size(); ++k) {
    xml += category(all, "/" + all.open.exercise.questions[k].id.text);
    for (std::size_t i = 0; i < pages.size(); ++i) {
      const ExerciseItem& item = pages[i].items[k];
      const std::string name = pages[i].title + ": " + item.id + " " + fourDigits(i + 1);
      const std::string id = idOf(all, i) + "-" + item.id;
      xml += item.isChoice() ? multichoice(all.text, pages[i], item, name, id)
                             : numerical(all.text, pages[i], item, name, id);
    }
  }
  return xml + "</quiz>\n";
}

std::string exerciseCloze(const ExerciseClass& all) {
  std::string xml = kBegin + category(all, "");
  for (std::size_t i = 0; i < all.variants.size(); ++i) {
    const ExercisePage page = pageOf(all.open, all.text, all.variants[i]);
    std::string html = outside(bankHtml(page)) + pictureTag(page);
    for (const ExerciseItem& item : page.items) {
      html += outside(promptOf(all.text, item)) + "<p>" + field(item) + "</p>\n";
    }
    xml += begin("cloze", page.title + " " + fourDigits(i + 1), html, page) + grades(0, idOf(all, i));
    // two questions may have one in common
    std::vector<std::string> hints;
    for (const ExerciseItem& item : page.items) {
      for (const std::string& hint : item.hints) {
        if (std::find(hints.begin(), hints.end(), hint) == hints.end()) hints.push_back(hint);
      }
    }
    for (const std::string& hint : hints) xml += rich("hint", xmlText(hint));
    xml += "<tags><tag><text>linkwright</text></tag></tags>\n</question>\n";
  }
  return xml + "</quiz>\n";
}

}  // namespace linkwright
