// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exercise/sheet_pages.h"

#include "core/exercise/exercise_words.h"
#include "ui/report/page.h"

#include <QPainter>
#include <QSvgRenderer>

#include <memory>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr QSizeF kDrawn = {240.0, 180.0};  // points

QString text(const std::string& words) { return QString::fromStdString(words); }

QString word(const ExerciseText& texts, const char* key) { return text(exerciseWord(texts, key)); }

QStringList texts(const std::vector<std::string>& cells) {
  QStringList list;
  for (const std::string& cell : cells) list << text(cell);
  return list;
}

QString who(const ExerciseClass& all, std::size_t i, const ExercisePage& page) {
  return text(exerciseLabel(all.text, "student")) + text(nameWithId(all.students[i])) + QLatin1String(", ") +
         text(page.code);
}

PageItem itemOf(const GivenPart& part) {
  if (part.heads.empty()) return PageText{text(part.words)};
  PageTable table;
  table.caption = text(part.words);
  for (const std::string& head : part.heads) table.columns.push_back({text(head), false});
  for (const auto& row : part.rows) table.rows.push_back(texts(row));
  return table;
}

PageDrawing pictureOf(const ExercisePage& page) {
  const auto svg = std::make_shared<QSvgRenderer>(QByteArray::fromStdString(page.picture));
  return {{kDrawn, [svg](QPainter& painter) { svg->render(&painter, QRectF(QPointF(), kDrawn)); }},
          text(page.picture_words)};
}

void addQuestion(Page& page, const ExerciseText& texts, const ExerciseItem& item, std::size_t number) {
  QString words = QStringLiteral("%1. %2 (%3)")
                      .arg(QString::number(number), text(item.prompt), text(pointsText(texts, item.points)));
  for (const std::string& option : item.options) words += QStringLiteral("\n      ☐ ") + text(option);
  if (!item.isChoice())
    words += QStringLiteral("\n\n      ______________________ %1 (%2 %3)")
                 .arg(text(item.unit), word(texts, "within"), text(item.within));
  page.items.emplace_back(PageText{words});
  for (const std::string& hint : item.hints)
    page.items.emplace_back(PageText{text(exerciseLabel(texts, "hint")) + text(hint), true});
}

Page sheetOf(const ExerciseClass& all, std::size_t i, const ExercisePage& from) {
  Page page{text(from.title), who(all, i, from), {}};
  for (const GivenPart& part : from.given) page.items.push_back(itemOf(part));
  page.items.insert(page.items.begin() + 1, pictureOf(from));
  for (std::size_t k = 0; k < from.items.size(); ++k) addQuestion(page, all.text, from.items[k], k + 1);
  return page;
}

ExerciseSheets sheetsPdf(const ExerciseClass& all) {
  std::vector<Page> sheets;
  const std::vector<ExercisePage> pages = pagesOf(all);
  const ExerciseAnswers answers = exerciseAnswers(all, pages);
  Page key{text(all.text.title) + QLatin1String(": ") + word(all.text, "key"), {}, {PageList{texts(answers.mistakes)}}};
  for (std::size_t i = 0; i < pages.size(); ++i) {
    sheets.push_back(sheetOf(all, i, pages[i]));
    key.items.emplace_back(PageHeading{3, who(all, i, pages[i])});
    // one text, so that no student's answers are parted
    key.items.emplace_back(PageText{texts(answers.lines[i]).join(QLatin1Char('\n'))});
  }
  return {pagesPdf(text(all.text.title), sheets).toStdString(), pagePdf(key).toStdString()};
}

}  // namespace

Result<std::vector<ExportedFile>> classFiles(const ExerciseClass& all, ExerciseFormat format, const std::string& path) {
  if (format == ExerciseFormat::Sheet && text(path).endsWith(u".pdf", Qt::CaseInsensitive))
    return sheetFiles(all.open, path, sheetsPdf(all));
  return exportExercise(all, format, path);
}

}  // namespace linkwright::ui
