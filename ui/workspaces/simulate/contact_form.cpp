// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/simulate/contact_form.h"

#include "core/contact/contact.h"
#include "core/scene/describe_contacts.h"
#include "ui/widgets/folding_group.h"
#include "ui/widgets/language.h"
#include "ui/widgets/property_field.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"
#include "ui/workspaces/simulate/simulation_words.h"
#include "ui/workspaces/simulate/surface_form.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace linkwright::ui {

namespace {

constexpr int kRowsInSight = 4;

}  // namespace

ContactForm::ContactForm(SimulationEditor& editor, QWidget* parent)
    : QWidget(parent), editor_(editor), form_(editor.contactChanges()) {
  QVBoxLayout* column = columnIn(*this);
  buildList(*column);
  contact_ = new QWidget(this);
  column->addWidget(contact_);
  buildContact(*innerColumnIn(*contact_));
  connect(&editor_.look(), &SimulationViewOptions::changed, this, [this] {
    if (isVisible()) refresh();
  });
}

void ContactForm::buildList(QVBoxLayout& column) {
  list_ = new QListWidget(this);
  list_->setObjectName("contactList");
  list_->setAccessibleName(tr("Contacts"));
  list_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setTextElideMode(Qt::ElideMiddle);
  column.addWidget(list_);
  only_these_ = new WrappedLabel("contactOnlyThese", this);
  only_these_->setText(tr("Only these points touch their surfaces. Other parts of the robot pass through."));
  column.addWidget(only_these_);
  add_ = makeButton("contactAdd", tr("Add"),
                    tr("Add a contact between the end effector and a horizontal plane at the end effector's height"),
                    this);
  remove_ = makeButton("contactRemove", tr("Remove"), tr("Remove the selected contact"), this);
  auto* row = new QHBoxLayout;
  row->setSpacing(kSpace / 2);
  row->addWidget(add_);
  row->addWidget(remove_);
  row->addStretch(1);
  column.addLayout(row);
  connect(list_, &QListWidget::currentRowChanged, &editor_.look(), &SimulationViewOptions::setContact);
  connect(add_, &QToolButton::clicked, &editor_, &SimulationEditor::addContact);
  connect(remove_, &QToolButton::clicked, this, &ContactForm::remove);
}

void ContactForm::buildContact(QVBoxLayout& column) {
  QFormLayout* rows = rowsIn(column);
  name_ = new QLineEdit(contact_);
  name_->setObjectName("contactName");
  name_->setAccessibleName(tr("Name of the contact"));
  addRow(*rows, tr("Name"), name_);
  name_problem_ = new WrappedLabel(contact_);
  name_problem_->setObjectName("contactNameProblem");
  name_problem_->setForegroundRole(QPalette::BrightText);
  name_problem_->setWordWrap(true);
  name_problem_->hide();
  rows->addRow(name_problem_);
  connect(name_, &QLineEdit::editingFinished, this, &ContactForm::takeName);
  link_ = makeChoice("contactLink", tr("Link in contact"), contact_);
  keepFromWheel(*link_);
  //: noun: link that the contact belongs to
  addRow(*rows, tr("Link"), link_);
  connect(link_, &QComboBox::activated, this, [this](int row) {
    const std::string link = link_->itemText(row).toStdString();
    const int at = editor_.chosen();
    if (at < 0 || editor_.contacts()[static_cast<std::size_t>(at)].link == link) return;
    editor_.changeContact(tr("Link of the contact"), [&](Contact& contact) { contact.link = link; });
  });
  form_.in(nullptr, contact_);
  form_.numbers(column, "contactPoint", tr("Point, in the link frame"), tr("%1 of the contact point"), &Contact::point,
                {.undo = tr("Contact point")});
  form_.in(rowsIn(column), contact_);
  // what rests is held at least as well as what slips
  form_.number("contactFriction", tr("Friction K"), tr("Coefficient of sliding friction, K"), &Contact::friction,
               {.undo = tr("Friction of the contact"), .step = 0.05, .also = [](Contact& contact) {
                  contact.static_friction = std::max(contact.static_friction, contact.friction);
                }});
  form_.number(
      //: adjective: the coefficient of static friction
      "contactStaticFriction", tr("Static"), tr("Coefficient of static friction, for stick-slip"),
      &Contact::static_friction,
      {.undo = tr("Static friction of the contact"),
       .step = 0.05,
       .test =
           [this](double value) {
             const int at = editor_.chosen();
             const bool is_less = at >= 0 && value < editor_.contacts()[static_cast<std::size_t>(at)].friction;
             return is_less ? tr("must be at least the coefficient of sliding friction, K") : QString();
           },
       .counts = [this](const Contact&) { return editor_.settings().laws.friction == FrictionLaw::StickSlip; }});
  surface_group_ = new FoldingGroup("surfaceGroup", tr("Surface"), contact_);
  surface_ = new SurfaceForm(editor_, surface_group_);
  surface_group_->hold(surface_);
  surface_group_->setOpen(false);
  column.addWidget(surface_group_);
}

// a name that cannot be stays in the field, with the reason below
void ContactForm::takeName() {
  const int at = editor_.chosen();
  if (at < 0 || !name_->isModified()) return;
  const std::string name = name_->text().trimmed().toStdString();
  const std::vector<Contact>& all = editor_.contacts();
  bool is_taken = false;
  for (int i = 0; i < static_cast<int>(all.size()); ++i)
    is_taken = is_taken || (i != at && all[static_cast<std::size_t>(i)].name == name);
  if (name.empty() || is_taken) {
    name_problem_->setText(name.empty() ? tr("A contact needs a name.") : tr("Another contact already has that name."));
    name_problem_->show();
    return;
  }
  name_->setModified(false);
  if (name != all[static_cast<std::size_t>(at)].name)
    editor_.changeContact(tr("Rename contact"), [&](Contact& contact) { contact.name = name; });
  else
    refresh();
}

void ContactForm::remove() {
  const int at = editor_.chosen();
  if (at < 0) return;
  const QString name = QString::fromStdString(editor_.contacts()[static_cast<std::size_t>(at)].name);
  editor_.changeContacts(tr("Remove contact %1").arg(name),
                         [at](std::vector<Contact>& all) { all.erase(all.begin() + at); });
}

void ContactForm::refreshList() {
  const QSignalBlocker quiet(list_);
  const std::vector<Contact>& all = editor_.contacts();
  while (list_->count() > static_cast<int>(all.size())) delete list_->takeItem(list_->count() - 1);
  for (int row = 0; row < static_cast<int>(all.size()); ++row) {
    const Contact& contact = all[static_cast<std::size_t>(row)];
    //: %1: name of a contact, %2: name of its link, %3: type of its surface ("plane")
    const QString words = tr("%1: %2 on %3")
                              .arg(QString::fromStdString(contact.name), QString::fromStdString(contact.link),
                                   inSentence(wordsForSurface(contact.surface.form.index()).name));
    if (row == list_->count()) list_->addItem(words);
    list_->item(row)->setText(words);
  }
  list_->setCurrentRow(editor_.chosen());
  list_->setVisible(!all.empty());
  only_these_->setVisible(!all.empty());
  const int rows = std::clamp(list_->count(), 1, kRowsInSight);
  const int row_height = list_->count() > 0 ? std::max(list_->sizeHintForRow(0), 1) : list_->fontMetrics().height() + 4;
  list_->setFixedHeight(rows * row_height + 2 * list_->frameWidth() + 2);
}

void ContactForm::refreshLinks(const Contact& contact) {
  const QSignalBlocker quiet(link_);
  QStringList names;
  for (const ModelLink& link : editor_.model().links()) {
    // what is fixed to the world touches nothing
    if (link.body >= 0) names << QString::fromStdString(link.name);
  }
  QStringList shown;
  for (int i = 0; i < link_->count(); ++i) shown << link_->itemText(i);
  if (shown != names) {
    link_->clear();
    link_->addItems(names);
  }
  link_->setCurrentIndex(static_cast<int>(names.indexOf(QString::fromStdString(contact.link))));
}

void ContactForm::refresh() {
  refreshList();
  const int at = editor_.chosen();
  remove_->setEnabled(at >= 0);
  const std::vector<ModelLink>& links = editor_.model().links();
  add_->setEnabled(std::any_of(links.begin(), links.end(), [](const ModelLink& link) { return link.body >= 0; }));
  contact_->setVisible(at >= 0);
  if (at < 0) return;
  const Contact& contact = editor_.contacts()[static_cast<std::size_t>(at)];
  const QString name = QString::fromStdString(contact.name);
  if (!name_->hasFocus() || !name_->isModified()) {
    if (name_->text() != name) name_->setText(name);
    name_problem_->hide();
  }
  refreshLinks(contact);
  form_.show(contact);
  surface_->refresh(contact.surface);
}

}  // namespace linkwright::ui

#include "moc_contact_form.cpp"
