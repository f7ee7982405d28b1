// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/construct/payload_form.h"

#include "core/scene/describe_mechanism.h"
#include "ui/widgets/property_field.h"
#include "ui/workspaces/construct/row_list.h"

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

PayloadForm::PayloadForm(PartEditor& editor, QWidget* parent) : QWidget(parent), editor_(editor), form_(editor) {
  QVBoxLayout* column = columnIn(*this);
  list_ = new RowList(this);
  list_->setObjectName("payloadList");
  list_->setAccessibleName(tr("Payloads of the link"));
  column->addWidget(list_);
  add_ = makeButton("addPayload", tr("Add"), tr("Add a payload"), this);
  remove_ = makeButton("removePayload", tr("Remove"), tr("Remove the selected payload"), this);
  column->addWidget(rowOf({add_, remove_}, this));
  one_ = new QWidget(this);
  QVBoxLayout* inside = innerColumnIn(*one_);
  QFormLayout* rows = rowsIn(*inside);
  const auto in_payload = [this](auto member) {
    return [this, member](Link& link) {
      Payload* payload = at(link, list_->currentRow());
      return payload != nullptr ? &(payload->*member) : nullptr;
    };
  };
  // the rows first: the fields show the chosen one
  connect(&editor_, &PartEditor::shown, this, &PayloadForm::showPayloads);
  form_.in(rows, one_);
  form_.setPlace(Field::Payloads);
  form_.text("payloadName", tr("Name"), tr("Name of the payload"), tr("Payload name"), in_payload(&Payload::name));
  form_.number("payloadMass", tr("Mass"), tr("Mass of the payload"), in_payload(&Payload::mass),
               fieldOf<Payload>(&Payload::mass), {.undo = tr("Payload mass")});
  const auto coordinate = [this](Link& link, int axis) {
    Payload* payload = at(link, list_->currentRow());
    return payload != nullptr ? &payload->p_L[axis] : nullptr;
  };
  form_.numbersAt(*inside, "payloadPosition", tr("Position in the link frame (m)"), tr("Payload position %1 (m)"),
                  {"x", "y", "z"}, {}, {.undo = tr("Payload position %1"), .step = 0.01}, coordinate);
  //: adjective: a payload that is carried now
  attached_ = makeSwitch("payloadAttached", tr("Attached"), tr("The link carries the payload"), one_);
  inside->addWidget(attached_);
  column->addWidget(one_);
  bind();
}

void PayloadForm::bind() {
  connect(attached_, &QCheckBox::clicked, this, [this](bool on) {
    changeChosen({Field::Payloads, on ? tr("Attach payload") : tr("Detach payload"), attached_},
                 [on](Payload& payload) { payload.attached = on; });
  });
  connect(add_, &QToolButton::clicked, this, &PayloadForm::add);
  connect(remove_, &QToolButton::clicked, this, &PayloadForm::remove);
  connect(list_, &QListWidget::currentRowChanged, this, &PayloadForm::choose);
}

// what was refused for the row before is no longer asked for
void PayloadForm::choose(int) {
  editor_.dropIn(*one_);
  emit editor_.shown();
}

void PayloadForm::showPayloads() {
  if (editor_.link() < 0) return;
  const std::vector<Payload>& payloads = editor_.shownLink().payloads;
  const bool other = link_ != editor_.link();
  link_ = editor_.link();
  QStringList texts;
  for (const Payload& payload : payloads) {
    //: %1: name of a payload, %2: its mass
    const QString attached = tr("%1, %2 kg");
    //: %1: name of a payload, %2: its mass
    const QString detached = tr("%1, %2 kg, detached");
    const QString& text = payload.attached ? attached : detached;
    texts << text.arg(QString::fromStdString(payload.name), QString::number(payload.mass, 'g', 6));
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
