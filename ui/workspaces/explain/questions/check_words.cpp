// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/questions/check_words.h"

#include "core/recording/quantity_key.h"
#include "ui/widgets/mistake_words.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/sentence.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace linkwright::ui {

namespace {

struct CheckText {
  Q_DECLARE_TR_FUNCTIONS(CheckWords)
};

constexpr std::size_t kMostLines = 6;

QString six(double value) { return withTrueMinus(QString::number(value, 'g', 6)); }

/// In whose axes a vector looks to be.
QString frameWords(const std::string& frame) {
  if (frame == "world") return CheckText::tr("the world frame");
  if (frame == "parent") return CheckText::tr("the parent frame");
  if (frame == "child") return CheckText::tr("a child's frame");
  if (frame == "own link") return CheckText::tr("the link frame");
  return QString::fromStdString(frame);
}

QString suspectTitle(const Suspect& suspect) {
  const QString title = suspect.mistake ? mistakeTitle(*suspect.mistake) : slipTitle(*suspect.slip);
  //: %1: title of a mistake, %2: the frame that it was made in
  return suspect.frame.empty() ? title : CheckText::tr("%1 (%2)").arg(title, frameWords(suspect.frame));
}

const StudentRow& rowAt(const StudentTable& table, int row) { return table.rows[static_cast<std::size_t>(row)]; }

QString placeOf(const StudentRow& row) {
  //: place in a table; %1: number of the line, %2: a symbol or quantity, %3: name of a link
  return CheckText::tr("line %1, %2 of %3").arg(row.line).arg(checkedName(row), QString::fromStdString(row.link));
}

QString unexplainedWords(const StudentTable& table, const Suspect& suspect) {
  const std::size_t count = suspect.unexplained.size();
  QStringList lines;
  for (std::size_t k = 0; k < std::min(count, kMostLines); ++k) {
    lines << QString::number(rowAt(table, suspect.unexplained[k]).line);
  }
  if (count > kMostLines) lines << QStringLiteral("…");
  const QString rest = count == 1 ? CheckText::tr("This mistake does not explain line %1.").arg(lines.front())
                                  //: %1: number of rows, %2: numbers of lines
                                  : CheckText::tr("This mistake does not explain %1 other rows (lines %2).")
                                        .arg(count)
                                        .arg(lines.join(QStringLiteral(", ")));
  //: a likely mistake; %1: place in a table ("line 3, v of link_2")
  const QString next = CheckText::tr("Correct this mistake first, then look at %1.");
  return joinedSentences({rest, next.arg(placeOf(rowAt(table, suspect.unexplained.front())))});
}

}  // namespace

// by name, so that each can be translated
QString slipTitle(Slip slip) {
  switch (slip) {
    case Slip::SignFlipped: return CheckText::tr("the sign is reversed");
    case Slip::Degrees: return CheckText::tr("degrees instead of radians");
    case Slip::OtherFrame: return CheckText::tr("the right vector in another frame");
    case Slip::Transposed: return CheckText::tr("the matrix is transposed");
    case Slip::HalvesSwapped: return CheckText::tr("the angular and linear parts of the spatial vector are swapped");
    case Slip::GravityApart:
      return CheckText::tr("gravity is treated as a force instead of as an acceleration of the base, or vice versa");
  }
  return {};
}

QString checkedName(const StudentRow& row) {
  return QString::fromStdString(row.quantity.empty() ? row.symbol : row.quantity);
}

QString checkedNumbers(const std::vector<double>& values) {
  QStringList texts;
  for (const double value : values) texts.append(six(value));
  return texts.join(QStringLiteral(", "));
}

QString checkedResult(const StudentRow& row, const CheckedRow& checked) {
  switch (checked.status) {
    //: verb: a value of a table
    case RowStatus::Agrees: return CheckText::tr("agrees");
    //: a value of a table; %1: absolute difference, %2: relative difference
    case RowStatus::Differs:
      return checked.expected.size() == 1
                 ? CheckText::tr("differs by %1 (%2 %)").arg(six(checked.absolute), six(100.0 * checked.relative))
                 //: a vector of a table; %1: absolute difference, %2: number of a component, %3: relative difference
                 : CheckText::tr("differs by %1 in v%2 (%3 %)")
                       .arg(six(checked.absolute))
                       .arg(checked.component)
                       .arg(six(100.0 * checked.relative));
    //: %1: how many numbers a row has, %2: how many it must have
    case RowStatus::WrongSize:
      return CheckText::tr("%1 numbers instead of %2").arg(row.values.size()).arg(checked.expected.size());
    case RowStatus::NotFound: return CheckText::tr("not found in the recursion");
    case RowStatus::Empty: return CheckText::tr("not filled in");
  }
  return {};
}

QString firstDifferenceWords(const StudentTable& table, const CheckReport& report) {
  if (report.first_difference < 0) {
    if (report.not_found > 0) return CheckText::tr("No differences. Rows not found: %1.").arg(report.not_found);
    return report.given > 0 ? CheckText::tr("All the values entered agree.")
                            : CheckText::tr("There is nothing to compare. Fill in at least one value.");
  }
  const QString where = placeOf(rowAt(table, report.first_difference));
  const int entry = report.rows[static_cast<std::size_t>(report.first_difference)].entry;
  const Recorded& ours = report.recording.entries[static_cast<std::size_t>(entry)];
  const int step = stepThatMakes(stepsOf(report.recording), report.recording, keyOf(ours));
  //: %1: place in a table ("line 3, v of link_2")
  if (step < 0) return CheckText::tr("First difference: %1.").arg(where);
  //: %1: place in a table ("line 3, v of link_2"), %2: number of a step of the recursion
  return CheckText::tr("First difference: %1 (step %2).").arg(where).arg(step + 1);
}

QString suspicionWords(const StudentTable& table, const CheckReport& report) {
  if (report.first_difference < 0) return {};
  if (report.suspects.empty()) {
    return CheckText::tr("The difference matches none of the known mistakes. Check for a typing error.");
  }
  QStringList lines;
  for (const Suspect& suspect : report.suspects) {
    //: %1: title of a mistake, %2 and %3: numbers of rows
    QString line = CheckText::tr("Likely mistake: %1. It explains %2 of %3 differing rows.")
                       .arg(suspectTitle(suspect))
                       .arg(suspect.explained)
                       .arg(report.differing);
    if (!suspect.unexplained.empty()) line += QLatin1Char(' ') + unexplainedWords(table, suspect);
    lines << line;
  }
  // those that explain it equally well are told apart by nothing in the table
  return lines.join(QLatin1Char('\n'));
}

bool isWrong(RowStatus status) {
  return status == RowStatus::Differs || status == RowStatus::WrongSize || status == RowStatus::NotFound;
}

}  // namespace linkwright::ui
