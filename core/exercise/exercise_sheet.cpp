// SPDX-License-Identifier: MIT
#include "core/base/xml_text.h"
#include "core/exercise/exercise_files.h"
#include "core/exercise/exercise_words.h"

#include <algorithm>

namespace linkwright {
namespace {

constexpr const char* kStyle =
    "<style>\n"
    "@page { size: A4; margin: 16mm; }\n"
    "body { font: 11pt/1.35 sans-serif; color: #111; background: #fff; max-width: 178mm; margin: 0 auto; }\n"
    "section { break-after: page; }\n"
    "section:last-child { break-after: auto; }\n"
    "h1 { font-size: 15pt; margin: 0 0 2mm; }\n"
    ".who { border-bottom: 0.3mm solid #111; padding-bottom: 1mm; }\n"
    "figure { margin: 3mm 0; text-align: center; }\n"
    "figure svg { width: 90mm; height: auto; }\n"
    "table { border-collapse: collapse; margin: 3mm 0; font-size: 9pt; width: 100%; }\n"
    "caption { text-align: left; font-weight: bold; }\n"
    "th, td { border: 0.2mm solid #777; padding: 0.5mm 1.5mm; text-align: left; }\n"
    "tr, li { break-inside: avoid; }\n"
    ".blank { display: inline-block; width: 40mm; border-bottom: 0.3mm solid #111; }\n"
    ".student { break-inside: avoid; }\n"
    ".plain { list-style: none; padding: 0; margin: 1mm 0 3mm; }\n"
    ".options { list-style: none; padding: 0; columns: 2; }\n"
    ".small { font-size: 9pt; color: #444; }\n"
    "</style>\n";

std::string head(const ExerciseText& text, const std::string& title) {
  // "zh_CN" is "zh-CN" in HTML
  std::string language = text.language.text;
  std::replace(language.begin(), language.end(), '_', '-');
  return "<!DOCTYPE html>\n<html lang=\"" + xmlText(language) + "\">\n<head>\n<meta charset=\"utf-8\">\n<title>" +
         xmlText(title) + "</title>\n" + kStyle + "</head>\n<body>\n";
}

std::string who(const ExerciseClass& all, std::size_t i, const ExercisePage& page) {
  return "<p class=\"who\">" + xmlText(exerciseLabel(all.text, "student")) + xmlText(nameWithId(all.students[i])) +
         " <span class=\"small\">" + page.code + "</span></p>\n";
}

std::string question(const ExerciseText& text, const ExerciseItem& item) {
  std::string html =
      "<li>" + xmlText(item.prompt) + " <span class=\"small\">(" + xmlText(pointsText(text, item.points)) + ")</span>";
  if (item.isChoice()) {
    html += "<ul class=\"options\">";
    for (const std::string& option : item.options) html += "<li>☐ " + xmlText(option) + "</li>";
    html += "</ul>";
  } else {
    html += "<br><span class=\"blank\">&nbsp;</span> " + xmlText(item.unit) + " <span class=\"small\">(" +
            xmlText(exerciseWord(text, "within")) + " " + xmlText(item.within) + ")</span>";
  }
  for (const std::string& hint : item.hints)
    html += "<br><span class=\"small\">" + xmlText(exerciseLabel(text, "hint")) + xmlText(hint) + "</span>";
  return html + "</li>\n";
}

std::string listOf(const std::vector<std::string>& lines, const char* look) {
  std::string html = std::string("<ul class=\"") + look + "\">\n";
  for (const std::string& line : lines) html += "<li>" + xmlText(line) + "</li>\n";
  return html + "</ul>\n";
}

}  // namespace

ExerciseSheets exerciseSheets(const ExerciseClass& all) {
  const std::string key_title = all.text.title + ": " + exerciseWord(all.text, "key");
  ExerciseSheets made{head(all.text, all.text.title), head(all.text, key_title)};
  const std::vector<ExercisePage> pages = pagesOf(all);
  const ExerciseAnswers answers = exerciseAnswers(all, pages);
  made.key += "<h1>" + xmlText(key_title) + "</h1>\n" + listOf(answers.mistakes, "small plain");
  for (std::size_t i = 0; i < pages.size(); ++i) {
    const ExercisePage& page = pages[i];
    made.sheets += "<section>\n<h1>" + xmlText(page.title) + "</h1>\n" + who(all, i, page) + givenHtml(page) +
                   "<figure>" + page.picture.substr(page.picture.find("<svg")) + "</figure>\n<ol>\n";
    for (const ExerciseItem& item : page.items) made.sheets += question(all.text, item);
    made.sheets += "</ol>\n</section>\n";
    made.key += "<div class=\"student\">\n" + who(all, i, page) + listOf(answers.lines[i], "plain") + "</div>\n";
  }
  made.sheets += "</body>\n</html>\n";
  made.key += "</body>\n</html>\n";
  return made;
}

}  // namespace linkwright
