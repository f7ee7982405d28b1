// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/hand_out/hand_out_dialog.h"

#include "core/trace/notation_symbols.h"
#include "ui/widgets/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace linkwright::ui {

namespace {

QString saidOf(HandOutFormat format) {
  switch (format) {
    case HandOutFormat::Html: return HandOutDialog::tr("One file with drawing and equations, for any browser.");
    case HandOutFormat::Pdf: return HandOutDialog::tr("A4 pages for printing: drawing, equations and values.");
    case HandOutFormat::Markdown: return HandOutDialog::tr("Text for further editing, with the drawing as a PNG file.");
    //: in Japanese and Chinese it is a source for lualatex
    case HandOutFormat::Latex: return HandOutDialog::tr("Source for pdflatex, with the drawing as a PDF file.");
  }
  return {};
}

QComboBox* makeBox(const char* name, const QString& says, QWidget* parent) {
  auto* box = new QComboBox(parent);
  box->setObjectName(name);
  box->setAccessibleName(says);
  return box;
}

}  // namespace

HandOutDialog::HandOutDialog(const HandOutRequest& request, Formulation walked, int step, int steps, QWidget* parent)
    : QDialog(parent),
      walked_(walked),
      step_(step),
      format_(makeBox("handOutFormat", tr("Format"), this)),
      formulation_(makeBox("handOutFormulation", tr("Formulation"), this)),
      notation_(makeBox("handOutNotation", tr("Symbols"), this)),
      //: noun: steps of the recursion
      extent_(makeBox("handOutExtent", tr("Steps"), this)),
      full_digits_(new QCheckBox(tr("F&ull precision"), this)),
      words_(new QLabel(this)) {
  setObjectName("handOutDialog");
  setWindowTitle(tr("Export Handout"));
  format_->addItem(tr("PDF"), static_cast<int>(HandOutFormat::Pdf));
  format_->addItem(tr("HTML"), static_cast<int>(HandOutFormat::Html));
  format_->addItem(tr("Markdown"), static_cast<int>(HandOutFormat::Markdown));
  format_->addItem(tr("LaTeX"), static_cast<int>(HandOutFormat::Latex));
  formulation_->addItem(tr("Newton-Euler in link frames"), static_cast<int>(Formulation::BodyFrame));
  formulation_->addItem(tr("Featherstone's spatial vectors"), static_cast<int>(Formulation::Spatial));
  formulation_->addItem(tr("World frame, about the world origin"), static_cast<int>(Formulation::WorldSpatial));
  formulation_->addItem(tr("Every sum written out"), static_cast<int>(Formulation::NonRecursive));
  for (const Notation each : {Notation::Source, Notation::CraigLuh, Notation::Featherstone, Notation::LynchPark}) {
    notation_->addItem(QCoreApplication::translate("Notation", titleOf(each)), static_cast<int>(each));
  }
  notation_->setCurrentIndex(notation_->findData(static_cast<int>(request.notation)));
  extent_->addItem(tr("All steps"), -1);
  //: %1: number of the current step of the recursion, %2: number of steps
  if (step >= 0) extent_->addItem(tr("Up to the current step, %1 of %2").arg(step + 1).arg(steps), step);
  format_->setCurrentIndex(format_->findData(static_cast<int>(request.format)));
  formulation_->setCurrentIndex(formulation_->findData(static_cast<int>(request.formulation)));
  full_digits_->setObjectName("handOutDigits");
  full_digits_->setChecked(request.full_digits);
  words_->setWordWrap(true);
  words_->setObjectName("handOutWords");

  auto* form = new QFormLayout;
  form->addRow(tr("&Format:"), format_);
  form->addRow(QString(), words_);
  form->addRow(tr("For&mulation:"), formulation_);
  form->addRow(tr("S&ymbols:"), notation_);
  //: noun: steps of the recursion
  form->addRow(tr("&Steps:"), extent_);
  //: noun: label of how many digits are written
  form->addRow(tr("Numbers:"), full_digits_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
  buttons->button(QDialogButtonBox::Save)->setText(tr("Save…"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(2 * kSpace, 2 * kSpace, 2 * kSpace, 2 * kSpace);
  layout->setSpacing(2 * kSpace);
  auto* intro = new QLabel(tr("The handout is a worked example of this instant. It shows a drawing of the robot, its "
                              "state, and the steps with their equations and values."),
                           this);
  intro->setWordWrap(true);
  layout->addWidget(intro);
  layout->addLayout(form);
  layout->addStretch();
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(format_, &QComboBox::currentIndexChanged, this, &HandOutDialog::showPossible);
  connect(formulation_, &QComboBox::currentIndexChanged, this, &HandOutDialog::showPossible);
  showPossible();
  format_->setFocus();
}

void HandOutDialog::showPossible() {
  words_->setText(saidOf(static_cast<HandOutFormat>(format_->currentData().toInt())));
  format_->setAccessibleDescription(words_->text());
  // the text formats have the source's equations alone
  const bool symbols = hasNotations(static_cast<HandOutFormat>(format_->currentData().toInt()));
  notation_->setEnabled(symbols);
  notation_->setToolTip(symbols ? QString() : tr("Markdown and LaTeX use the symbols of the formulation's source"));
  notation_->setAccessibleDescription(notation_->toolTip());
  // a step of one formulation is none of another
  const bool walked = formulation_->currentData().toInt() == static_cast<int>(walked_);
  if (!walked) extent_->setCurrentIndex(0);
  extent_->setEnabled(walked && step_ >= 0);
}

HandOutRequest HandOutDialog::request() const {
  return {static_cast<HandOutFormat>(format_->currentData().toInt()),
          static_cast<Formulation>(formulation_->currentData().toInt()), extent_->currentData().toInt(),
          full_digits_->isChecked(),
          notation_->isEnabled() ? static_cast<Notation>(notation_->currentData().toInt()) : Notation::Source};
}

}  // namespace linkwright::ui

#include "moc_hand_out_dialog.cpp"
