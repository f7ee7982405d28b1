// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/recovery_dialog.h"

#include "ui/widgets/dialog_parts.h"
#include "ui/widgets/theme.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace linkwright::ui {

namespace {

constexpr QSize kShownPicture(40 * kSpace, 25 * kSpace);
constexpr QSize kThumbnail(8 * kSpace, 5 * kSpace);
constexpr int kListWidth = 33 * kSpace;

QString timeOf(const SavedState& state) { return state.time.toString("yyyy-MM-dd, HH:mm:ss"); }

QString nameOf(const LostSession& session) {
  return session.states.empty() ? QFileInfo(session.folder).fileName() : session.states.front().name;
}

}  // namespace

RecoveryDialog::RecoveryDialog(const std::vector<LostSession>& sessions, QWidget* parent)
    : QDialog(parent),
      sessions_(sessions),
      list_(new QListWidget(this)),
      picture_(makeLabel("recoveryPicture", this)),
      name_(makeLabel("recoveryName", this)),
      file_(makeLabel("recoveryFile", this)),
      note_(makeLabel("recoveryNote", this)),
      states_(new QComboBox(this)) {
  setObjectName("recoveryDialog");
  setWindowTitle(tr("Recover Unsaved Work"));
  auto* words = new QLabel(
      tr("Linkwright closed before these changes were saved. Open a scene to continue, then save it."), this);
  words->setWordWrap(true);
  list_->setObjectName("recoveryList");
  list_->setAccessibleName(tr("Unsaved work"));
  list_->setIconSize(kThumbnail);
  list_->setSpacing(kSpace / 4);
  list_->setFixedWidth(static_cast<int>(kListWidth * textScale()));
  for (int i = 0; i < static_cast<int>(sessions_.size()); ++i) {
    const LostSession& session = sessions_[static_cast<std::size_t>(i)];
    const QString time = session.states.empty() ? tr("cannot be read") : timeOf(session.states.front());
    auto* item = new QListWidgetItem(nameOf(session) + "\n" + time, list_);
    const QImage picture = session.states.empty() ? QImage() : session.states.front().picture;
    QPixmap small(kThumbnail);
    small.fill(Qt::transparent);
    if (!picture.isNull())
      small = QPixmap::fromImage(picture.scaled(kThumbnail, Qt::KeepAspectRatio, Qt::SmoothTransformation));
    // chosen it looks the same: no tint over the drawing
    QIcon icon(small);
    icon.addPixmap(small, QIcon::Selected);
    item->setIcon(icon);
    rows_.push_back(i);
  }
  picture_->setFixedSize(kShownPicture);
  picture_->setAlignment(Qt::AlignCenter);
  picture_->setFrameShape(QFrame::StyledPanel);
  picture_->setAccessibleName(tr("Picture of the robot"));
  file_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  states_->setObjectName("recoveryStates");
  states_->setAccessibleName(tr("Autosaved at"));

  auto* form = new QFormLayout;
  form->setLabelAlignment(Qt::AlignLeft | Qt::AlignTop);
  form->addRow(tr("Name:"), name_);
  form->addRow(tr("File:"), file_);
  form->addRow(tr("Auto&saved at:"), states_);
  auto* details = new QVBoxLayout;
  details->setSpacing(kSpace);
  details->addWidget(picture_);
  details->addLayout(form);
  details->addWidget(note_);
  details->addStretch();
  auto* middle = new QHBoxLayout;
  middle->setSpacing(2 * kSpace);
  middle->addWidget(list_);
  middle->addLayout(details, 1);
  auto* buttons = new QDialogButtonBox(this);
  //: verb: open the recovered scene
  open_ = buttons->addButton(tr("&Open"), QDialogButtonBox::AcceptRole);
  discard_ = buttons->addButton(tr("&Discard"), QDialogButtonBox::DestructiveRole);
  //: adverb: the button that decides nothing now
  QPushButton* later = buttons->addButton(tr("&Later"), QDialogButtonBox::RejectRole);
  open_->setObjectName("recoveryOpen");
  discard_->setObjectName("recoveryDiscard");
  later->setObjectName("recoveryLater");
  later->setToolTip(tr("Keep the unsaved work and offer it again at the next start and in the File menu"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(2 * kSpace, 2 * kSpace, 2 * kSpace, 2 * kSpace);
  layout->setSpacing(2 * kSpace);
  layout->addWidget(words);
  layout->addLayout(middle, 1);
  layout->addWidget(buttons);

  connect(list_, &QListWidget::currentRowChanged, this, &RecoveryDialog::showSession);
  connect(states_, &QComboBox::currentIndexChanged, this, &RecoveryDialog::showState);
  connect(list_, &QListWidget::itemActivated, open_, &QPushButton::click);
  connect(open_, &QPushButton::clicked, this, [this] {
    if (current() >= 0) emit openWanted(current(), states_->currentIndex());
  });
  connect(discard_, &QPushButton::clicked, this, [this] {
    if (current() >= 0) emit discardWanted(current());
  });
  connect(later, &QPushButton::clicked, this, &QDialog::reject);
  list_->setCurrentRow(0);
  showSession();
  open_->setDefault(true);
  list_->setFocus();
}

int RecoveryDialog::current() const {
  const int row = list_->currentRow();
  return row < 0 ? -1 : rows_[static_cast<std::size_t>(row)];
}

void RecoveryDialog::take(int session) {
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    if (rows_[row] != session) continue;
    rows_.erase(rows_.begin() + static_cast<std::ptrdiff_t>(row));
    delete list_->takeItem(static_cast<int>(row));
    break;
  }
  if (rows_.empty()) reject();
  showSession();
}

void RecoveryDialog::showSession() {
  states_->clear();
  if (current() >= 0) {
    for (const SavedState& state : sessions_[static_cast<std::size_t>(current())].states)
      states_->addItem(timeOf(state));
  }
  states_->setEnabled(states_->count() > 1);
  showState();
}

void RecoveryDialog::showState() {
  const bool any = current() >= 0 && states_->currentIndex() >= 0;
  open_->setEnabled(any);
  discard_->setEnabled(current() >= 0);
  picture_->setPixmap({});
  name_->setText({});
  file_->setText({});
  note_->setText({});
  if (current() < 0) return;
  const LostSession& session = sessions_[static_cast<std::size_t>(current())];
  QStringList notes;
  if (session.unreadable > 0) {
    notes << (session.unreadable == 1 ? tr("One state cannot be read and is left out.")
                                      : tr("%1 states cannot be read and are left out.").arg(session.unreadable));
  }
  if (any) {
    const SavedState& state = session.states[static_cast<std::size_t>(states_->currentIndex())];
    name_->setText(state.name);
    file_->setText(state.original_path.isEmpty() ? tr("Never saved") : QDir::toNativeSeparators(state.original_path));
    const QFileInfo original(state.original_path);
    if (!state.original_path.isEmpty() && original.isFile() && original.lastModified() > state.time) {
      notes << tr("The file was modified on %1, after this state was autosaved.")
                   .arg(original.lastModified().toString("yyyy-MM-dd, HH:mm:ss"));
    }
    if (state.picture.isNull()) {
      picture_->setText(tr("No picture"));
    } else {
      const double ratio = devicePixelRatioF();
      QPixmap pixmap = QPixmap::fromImage(
          state.picture.scaled(kShownPicture * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation));
      pixmap.setDevicePixelRatio(ratio);
      picture_->setPixmap(pixmap);
    }
  } else {
    picture_->setText(tr("cannot be read"));
    name_->setText(nameOf(session));
    file_->setText(QDir::toNativeSeparators(session.folder));
  }
  note_->setText(notes.join('\n'));
  note_->setVisible(!notes.isEmpty());
}

}  // namespace linkwright::ui

#include "moc_recovery_dialog.cpp"
