// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/save_flow.h"

#include "tests/support/catch.h"
#include "tests/ui/window/answer.h"

#include <QComboBox>
#include <QFileInfo>
#include <QTemporaryDir>

using namespace linkwright::test;
using namespace linkwright::ui;

TEST_CASE("The name follows the format that is chosen, and one without an ending gets that of the format") {
  const QTemporaryDir folder;
  QString proposed, followed;
  const Answer answer([&] {
    auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    if (dialog == nullptr) return false;
    const auto name = [dialog] { return QFileInfo(dialog->selectedFiles().value(0)).fileName(); };
    proposed = name();
    // as one does who chooses it: the field of the name has lost the focus
    dialog->findChild<QComboBox*>("fileTypeCombo")->setFocus();
    dialog->selectNameFilter("Markdown (*.md)");
    emit dialog->filterSelected("Markdown (*.md)");
    followed = name();
    dialog->findChild<QLineEdit*>("fileNameEdit")->setText(folder.filePath("mine"));
    static_cast<QDialog*>(dialog)->done(QDialog::Accepted);
    return true;
  });
  const SaveAnswer saved = askWhereToSave(nullptr, "answers", "Save Answers", folder.filePath("answers.csv"),
                                          {{"CSV (*.csv)", "csv"}, {"Markdown (*.md)", "md"}});
  REQUIRE(answer.wasAsked());
  CHECK(proposed == "answers.csv");
  CHECK(followed == "answers.md");
  CHECK(saved.path == folder.filePath("mine.md"));
  CHECK(saved.ending == "md");
}

TEST_CASE("What is proposed in a format is shown in it; who cancels names nothing") {
  QString filter;
  const Answer answer([&] {
    auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    if (dialog == nullptr) return false;
    filter = dialog->selectedNameFilter();
    dialog->reject();
    return true;
  });
  CHECK(askWhereToSave(nullptr, "report", "Save", "arm.html", {{"PDF (*.pdf)", "pdf"}, {"HTML (*.html)", "html"}})
            .path.isEmpty());
  CHECK(filter == "HTML (*.html)");
}
