// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/settings_dialog.h"

#include "ui/widgets/dialog_parts.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/typed_in.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <numbers>

namespace linkwright::ui {

namespace {

template <class Value>
void choose(QComboBox* box, Value value) {
  box->setCurrentIndex(box->findData(static_cast<int>(value)));
}

template <class Value>
Value chosen(const QComboBox* box) {
  return static_cast<Value>(box->currentData().toInt());
}

}  // namespace

SettingsDialog::SettingsDialog(const Preferences& preferences, bool keeps, QWidget* parent)
    : QDialog(parent),
      before_(preferences),
      angles_(makeBox("settingsAngles", tr("Angles"), this)),
      digits_(makeBox("settingsDigits", tr("Digits"), this)),
      theme_(makeBox("settingsTheme", tr("Theme"), this)),
      text_size_(makeBox("settingsTextSize", tr("Text size"), this)),
      mouse_(makeBox("settingsMouse", tr("Mouse in the 3D view"), this)),
      autosaves_(new QCheckBox(tr("A&utosave every"), this)),
      seconds_(new TypedIn<QSpinBox>(this)) {
  setObjectName("settingsDialog");
  setWindowTitle(tr("Settings"));
  //: noun: unit of angles
  angles_->addItem(tr("Degrees"), static_cast<int>(AngleUnit::Degree));
  angles_->addItem(tr("Radians"), static_cast<int>(AngleUnit::Radian));
  for (int digits = kFewestDigits; digits <= kMostDigits; ++digits) {
    const QString example = QString::number(std::numbers::pi, 'f', digits - 1);
    //: %1: number of significant digits, %2: a number with so many digits
    digits_->addItem(tr("%1, as in %2").arg(digits).arg(example), digits);
  }
  theme_->addItem(tr("Follow system"), static_cast<int>(ThemeChoice::System));
  //: adjective: theme
  theme_->addItem(tr("Light"), static_cast<int>(ThemeChoice::Light));
  //: adjective: theme
  theme_->addItem(tr("Dark"), static_cast<int>(ThemeChoice::Dark));
  theme_->addItem(tr("High contrast"), static_cast<int>(ThemeChoice::HighContrast));
  for (const int percent : kTextSizes) text_size_->addItem(tr("%1 %").arg(percent), percent);
  mouse_->addItem(tr("Left orbits, middle or right pans"), static_cast<int>(MouseStyle::LeftOrbits));
  mouse_->addItem(tr("Right orbits, middle pans"), static_cast<int>(MouseStyle::RightOrbits));
  autosaves_->setObjectName("settingsAutosaves");
  seconds_->setObjectName("settingsAutosaveSeconds");
  seconds_->setAccessibleName(tr("Seconds between autosaves"));
  seconds_->setRange(1, kMostAutosaveSeconds);
  //: unit behind the number of a field
  seconds_->setSuffix(tr(" s"));

  auto* keeping = new QHBoxLayout;
  keeping->addWidget(autosaves_);
  keeping->addWidget(seconds_);
  keeping->addStretch();
  auto* form = new QFormLayout;
  form->setVerticalSpacing(kSpace);
  form->addRow(tr("&Angles:"), angles_);
  form->addRow(tr("&Digits:"), digits_);
  form->addRow(tr("&Theme:"), theme_);
  form->addRow(tr("Te&xt size:"), text_size_);
  form->addRow(tr("&Mouse in the 3D view:"), mouse_);
  form->addRow(tr("Autosave:"), keeping);
  auto* words = new QLabel(
      tr("After a crash, Linkwright offers to recover your unsaved work. Autosaving does not change your files."),
      this);
  words->setWordWrap(true);
  form->addRow(QString(), words);
  for (QWidget* each : {static_cast<QWidget*>(autosaves_), static_cast<QWidget*>(words)}) each->setEnabled(keeps);

  auto* buttons =
      new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults, this);
  buttons->setObjectName("settingsButtons");
  auto* layout = new QVBoxLayout(this);
  // as large as its words are, also while they are made larger in it
  layout->setSizeConstraint(QLayout::SetFixedSize);
  layout->setContentsMargins(2 * kSpace, 2 * kSpace, 2 * kSpace, 2 * kSpace);
  layout->setSpacing(2 * kSpace);
  layout->addLayout(form);
  layout->addStretch();
  layout->addWidget(buttons);

  show(preferences);
  for (QComboBox* box : {angles_, digits_, theme_, text_size_, mouse_}) {
    connect(box, &QComboBox::currentIndexChanged, this, &SettingsDialog::announce);
  }
  connect(autosaves_, &QCheckBox::toggled, this, [this] { announce(); });
  connect(seconds_, &QSpinBox::valueChanged, this, &SettingsDialog::announce);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
          &SettingsDialog::restoreDefaults);
  connect(this, &QDialog::rejected, this, [this] { emit changed(before_); });
  angles_->setFocus();
}

Preferences SettingsDialog::preferences() const {
  return {chosen<AngleUnit>(angles_), chosen<int>(digits_), chosen<ThemeChoice>(theme_), chosen<int>(text_size_),
          autosaves_->isChecked(),    seconds_->value(),    chosen<MouseStyle>(mouse_)};
}

void SettingsDialog::show(const Preferences& preferences) {
  choose(angles_, preferences.angles);
  choose(digits_, preferences.digits);
  choose(theme_, preferences.theme);
  choose(text_size_, preferences.text_percent);
  choose(mouse_, preferences.mouse);
  autosaves_->setChecked(preferences.autosaves);
  seconds_->setValue(preferences.autosave_seconds);
  seconds_->setEnabled(autosaves_->isEnabled() && autosaves_->isChecked());
}

void SettingsDialog::restoreDefaults() {
  {
    // as one change
    const QSignalBlocker blocked[] = {QSignalBlocker(angles_), QSignalBlocker(digits_),    QSignalBlocker(theme_),
                                      QSignalBlocker(mouse_),  QSignalBlocker(text_size_), QSignalBlocker(autosaves_),
                                      QSignalBlocker(seconds_)};
    show(Preferences());
  }
  announce();
}

void SettingsDialog::announce() {
  seconds_->setEnabled(autosaves_->isEnabled() && autosaves_->isChecked());
  emit changed(preferences());
}

}  // namespace linkwright::ui

#include "moc_settings_dialog.cpp"
