// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/build/payload_form.h"

#include "ui/build/row_list.h"
#include "ui/build/text_field.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QListWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace linkwright::ui {

namespace {

using Field = ProblemPlace::Field;

const Payload* at(const Link& link, int row) {
  return row >= 0 && row < static_cast<int>(link.payloads.size()) ? &link.payloads[static_cast<std::size_t>(row)]
                                                                  : nullptr;
}
Payload* at(Link& link, int row) { return const_cast<Payload*>(at(std::as_const(link), row)); }

QString freeName(const std::vector<Payload>& payloads) {
  for (int number = 1;; ++number) {
    const std::string name = number == 1 ? "payload" : "payload_" + std::to_string(number);
    const bool taken = std::any_of(payloads.begin(), payloads.end(), [&](const Payload& p) { return p.name == name; });
    if (!taken) return QString::fromStdString(name);
  }
}

}  // namespace

PayloadForm::PayloadForm(PartEditor& editor, QWidget* parent) : QWidget(parent), editor_(editor) {
  QVBoxLayout* column = columnIn(*this);
  list_ = new RowList(this);
  list_->setObjectName("payloadList");
  list_->setAccessibleName(tr("Payloads of the link"));
  column->addWidget(list_);
  add_ = makeButton("addPayload", tr("Add"), tr("Add a payload"), this);
  remove_ = makeButton("removePayload", tr("Remove"), tr("Remove the chosen payload"), this);
  column->addWidget(rowOf({add_, remove_}, this));
  one_ = new QWidget(this);
  auto* inside = new QVBoxLayout(one_);
  inside->setContentsMargins(0, 0, 0, 0);
  inside->setSpacing(column->spacing());
  QFormLayout* rows = rowsIn(*inside);
  name_ = new TextField(one_);
  name_->setObjectName("payloadName");
  name_->setAccessibleName(tr("Name of the payload"));
  addRow(*rows, tr("Name"), name_);
  mass_ = makeFigure("payloadMass", tr("Mass of the payload"), QStringLiteral(" kg"), one_);
  addRow(*rows, tr("Mass"), mass_);
  position_ = addFigures(*inside, "payloadPosition", tr("Position in the link's frame, m"), tr("Payload's %1, m"),
                         {"x", "y", "z"}, one_);
  for (FigureField* field : position_.fields) field->setStep(0.01);
  attached_ = makeSwitch("payloadAttached", tr("Attached"), tr("Whether the link carries it now"), one_);
  inside->addWidget(attached_);
  column->addWidget(one_);
  bind();
}

void PayloadForm::bind() {
  const auto figure = [this](FigureField* field, const QString& what, auto read, auto write) {
    editor_.bindLink(field, Field::Payloads, what,
                     {[this, read](const Link& link) {
                        const Payload* payload = at(link, list_->currentRow());
                        return payload != nullptr ? read(*payload) : 0.0;
                      },
                      [this, write](Link& link, double value) {
                        if (Payload* payload = at(link, list_->currentRow())) write(*payload, value);
                      }});
  };
  // the rows first: the fields show the chosen one
  connect(&editor_, &PartEditor::shown, this, &PayloadForm::showPayloads);
  figure(
      mass_, tr("Payload's mass"), [](const Payload& p) { return p.mass; },
      [](Payload& p, double mass) { p.mass = mass; });
  for (int i = 0; i < 3; ++i) {
    figure(
        position_.fields[static_cast<std::size_t>(i)],
        tr("Payload's %1").arg(position_.captions[static_cast<std::size_t>(i)]->text()),
        [i](const Payload& p) { return p.p_L[i]; }, [i](Payload& p, double value) { p.p_L[i] = value; });
  }
  editor_.bindLink(
      name_, Field::Payloads, tr("Payload's name"),
      [this](const Link& link) {
        const Payload* payload = at(link, list_->currentRow());
        return payload != nullptr ? QString::fromStdString(payload->name) : QString();
      },
      [this](Link& link, const QString& text) {
        if (Payload* payload = at(link, list_->currentRow())) payload->name = text.trimmed().toStdString();
      });
  connect(attached_, &QCheckBox::clicked, this, [this](bool on) {
    changeChosen({Field::Payloads, on ? tr("Payload put on") : tr("Payload taken off"), attached_},
                 [on](Payload& payload) { payload.attached = on; });
  });
  connect(add_, &QToolButton::clicked, this, &PayloadForm::add);
  connect(remove_, &QToolButton::clicked, this, &PayloadForm::remove);
  connect(list_, &QListWidget::currentRowChanged, this, &PayloadForm::choose);
}

// what was refused for the row before is no longer asked for
void PayloadForm::choose(int) {
  for (FigureField* field : {mass_, position_.fields[0], position_.fields[1], position_.fields[2]}) editor_.drop(field);
  editor_.drop(name_);
  emit editor_.shown();
}

void PayloadForm::showPayloads() {
  if (editor_.link() < 0) return;
  const std::vector<Payload>& payloads = editor_.shownLink().payloads;
  const bool other = link_ != editor_.link();
  link_ = editor_.link();
  QStringList texts;
  for (const Payload& payload : payloads) {
    texts << tr("%1, %2 kg%3")
                 .arg(QString::fromStdString(payload.name), QString::number(payload.mass, 'g', 6),
                      payload.attached ? QString() : tr(", taken off"));
  }
  setRows(*list_, texts, other ? 0 : list_->currentRow());
  const Payload* chosen = at(editor_.shownLink(), list_->currentRow());
  one_->setVisible(chosen != nullptr);
  remove_->setEnabled(chosen != nullptr);
  if (chosen != nullptr) attached_->setChecked(chosen->attached);
  emit counted(static_cast<int>(payloads.size()));
}

void PayloadForm::changeChosen(const Asked& asked, const std::function<void(Payload&)>& change) {
  const int row = list_->currentRow();
  editor_.changeLink(asked, [&](Link& link) {
    if (Payload* payload = at(link, row)) change(*payload);
  });
}

void PayloadForm::add() {
  if (editor_.link() < 0) return;
  const QString name = freeName(editor_.shownLink().payloads);
  const bool added = editor_.changeLink({Field::Payloads, tr("New payload"), add_}, [&](Link& link) {
    Payload payload{name.toStdString(), 1.0};
    // where it weighs and turns nothing by itself: its place is typed next
    if (link.inertial) payload.p_L = link.inertial->p_LLcm;
    link.payloads.push_back(payload);
  });
  if (added) list_->setCurrentRow(list_->count() - 1);
}

void PayloadForm::remove() {
  const int row = list_->currentRow();
  editor_.changeLink({Field::Payloads, tr("Remove payload"), remove_}, [row](Link& link) {
    if (at(link, row) != nullptr) link.payloads.erase(link.payloads.begin() + row);
  });
}

}  // namespace linkwright::ui

#include "moc_payload_form.cpp"
