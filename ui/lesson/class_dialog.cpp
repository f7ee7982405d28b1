// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/class_dialog.h"

#include "core/lesson/progress_summary.h"
#include "ui/lesson/lesson_progress.h"
#include "ui/plots/plot_view.h"
#include "ui/widgets/diagnostics_dialog.h"
#include "ui/widgets/theme.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace linkwright::ui {

namespace {

constexpr std::size_t kMostBars = 20;

QString titleOf(const std::map<std::string, QString>& titles, const std::string& lesson) {
  const auto found = titles.find(lesson);
  return found == titles.end() ? QString::fromStdString(lesson) : found->second;
}

QTableWidget* makeTable(const char* name, const QString& spoken, const QStringList& heads, int rows, QWidget* parent) {
  auto* table = new QTableWidget(rows, static_cast<int>(heads.size()), parent);
  table->setObjectName(QLatin1String(name));
  table->setAccessibleName(spoken);
  table->setHorizontalHeaderLabels(heads);
  table->verticalHeader()->hide();
  table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table->setSelectionBehavior(QAbstractItemView::SelectRows);
  return table;
}

void put(QTableWidget& table, int row, int column, const QString& text) {
  table.setItem(row, column, new QTableWidgetItem(text));
}

}  // namespace

ClassDialog::ClassDialog(std::vector<ProgressEntry> entries, const std::map<std::string, QString>& titles,
                         QWidget* parent)
    : QDialog(parent), entries_(std::move(entries)) {
  setObjectName("classDialog");
  setWindowTitle(tr("Progress of a Class"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(2 * kSpace, 2 * kSpace, 2 * kSpace, 2 * kSpace);
  column->setSpacing(kSpace);
  const auto head = [&](const QString& words) {
    auto* label = new QLabel(words, this);
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    column->addWidget(label);
  };
  head(tr("Steps that are right, of those that ask for something"));
  column->addWidget(makeStudents(titles), 2);
  head(tr("Wrong answers, the most frequent first"));
  column->addWidget(makePlot(), 2);
  column->addWidget(makeMistakes(titles), 2);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  const auto add = [&](const char* name, const QString& text, ProgressTable table, const QString& file) {
    auto* button = buttons->addButton(text, QDialogButtonBox::ActionRole);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, [this, table, file] { saveTable(table, file); });
  };
  add("classSaveStudents", tr("Save &Students…"), ProgressTable::Students, QStringLiteral("students"));
  add("classSaveMistakes", tr("Save &Wrong Answers…"), ProgressTable::Mistakes, QStringLiteral("wrong_answers"));
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  column->addWidget(buttons);
  resize((QSize(110 * kSpace, 84 * kSpace) * std::min(1.4, textScale()))
             .boundedTo(parent != nullptr ? parent->window()->size() * 0.95 : QSize(1280, 720)));
}

QTableWidget* ClassDialog::makeStudents(const std::map<std::string, QString>& titles) {
  const ClassProgress progress = classProgress(entries_);
  QStringList heads{tr("Student")};
  for (const std::string& lesson : progress.lessons) heads.append(titleOf(titles, lesson));
  QTableWidget* table =
      makeTable("classStudents", tr("Students and lessons"), heads, static_cast<int>(progress.students.size()), this);
  for (std::size_t student = 0; student < progress.students.size(); ++student) {
    const int row = static_cast<int>(student);
    put(*table, row, 0, QString::fromStdString(progress.students[student]));
    for (std::size_t lesson = 0; lesson < progress.lessons.size(); ++lesson) {
      const LessonProgress& cell = progress.cells[student][lesson];
      //: steps: done / all
      const QString done = cell.last.empty() ? QString() : tr("%1 / %2").arg(cell.done).arg(cell.checked);
      put(*table, row, static_cast<int>(lesson) + 1, done);
    }
  }
  table->resizeColumnsToContents();
  return table;
}

PlotView* ClassDialog::makePlot() {
  const std::vector<SaidCount> counts = saidCounts(entries_);
  auto* plot = new PlotView(this);
  plot->setObjectName("classPlot");
  plot->setAccessibleName(tr("Wrong answers by number"));
  PlotCurve bars;
  bars.shape = PlotShape::Bar;
  bars.points = true;
  bars.line = Qt::NoPen;
  bars.size = 14.0;
  bars.colour = palette().color(QPalette::Highlight);
  std::vector<PlotTick> ticks;
  for (std::size_t i = 0; i < std::min(kMostBars, counts.size()); ++i) {
    const double x = static_cast<double>(i) + 1.0;
    bars.x.push_back(x);
    bars.y.push_back(counts[i].count);
    ticks.push_back({x, QString::number(i + 1)});
  }
  // a bar says how often by its whole length
  PlotPane pane;
  pane.y = tr("times");
  pane.y_to = counts.empty() ? 1.0 : 1.05 * counts.front().count;
  plot->setPanes({pane});
  plot->setCurves({bars});
  plot->setTicks(std::move(ticks));
  plot->setWindow(0.5, std::max(1.0, static_cast<double>(bars.x.size())) + 0.5);
  plot->setMinimumHeight(16 * kSpace);
  return plot;
}

QTableWidget* ClassDialog::makeMistakes(const std::map<std::string, QString>& titles) {
  const std::vector<SaidCount> counts = saidCounts(entries_);
  //: heads of a table: the number of a bar in the plot, where, what was said, how often, by how many
  QTableWidget* table = makeTable("classMistakes", tr("Wrong answers"),
                                  {tr("No."), tr("Lesson"), tr("Step"), tr("Reply"), tr("Times"), tr("Students")},
                                  static_cast<int>(counts.size()), this);
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const SaidCount& each = counts[i];
    const int row = static_cast<int>(i);
    put(*table, row, 0, QString::number(i + 1));
    put(*table, row, 1, titleOf(titles, each.lesson));
    put(*table, row, 2, QString::fromStdString(each.step));
    put(*table, row, 3, each.say.empty() ? tr("(none of its own)") : QString::fromStdString(each.say));
    put(*table, row, 4, QString::number(each.count));
    put(*table, row, 5, QString::number(each.students));
  }
  table->resizeColumnsToContents();
  table->horizontalHeader()->setStretchLastSection(true);
  return table;
}

void ClassDialog::saveTable(ProgressTable table, const QString& name) {
  const Diagnostics problems = saveProgress(entries_, table, name, this);
  if (!problems.empty()) showDiagnostics(problems, tr("The table could not be saved:"), true, this);
}

}  // namespace linkwright::ui

#include "moc_class_dialog.cpp"
