// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/author_window.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeySequence>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>

#include <algorithm>

namespace linkwright::ui {

namespace {

struct AuthorText {
  Q_DECLARE_TR_FUNCTIONS(AuthorWindow)
};

}  // namespace

void addEditKeys(QWidget& window, const std::function<void()>& undo, const std::function<void()>& redo,
                 const std::function<void()>& save) {
  const auto add = [&](const QKeySequence& key, const std::function<void()>& does) {
    auto* action = new QAction(&window);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WindowShortcut);
    window.addAction(action);
    QObject::connect(action, &QAction::triggered, &window, does);
  };
  add(QKeySequence::Undo, undo);
  add(QKeySequence::Redo, redo);
  add(QKeySequence::Save, save);
}

void showBeside(QWidget& window, const QWidget& main) {
  if (!window.isVisible()) {
    const QRect screen = main.screen()->availableGeometry();
    const int left = std::min(main.geometry().right() + 1, screen.right() - window.width());
    window.move(std::max(screen.left(), left), std::max(screen.top(), main.y()));
  }
  window.show();
  window.raise();
  window.activateWindow();
}

Leaving askToLeave(QWidget& window, const QString& name, const QString& title, const QString& words) {
  window.show();
  window.raise();
  QMessageBox question(QMessageBox::Question, title, words, QMessageBox::Cancel, &window);
  question.setObjectName(name);
  QPushButton* save = question.addButton(AuthorText::tr("&Save"), QMessageBox::AcceptRole);
  QPushButton* discard = question.addButton(AuthorText::tr("&Discard"), QMessageBox::DestructiveRole);
  save->setObjectName(name + QStringLiteral("Save"));
  discard->setObjectName(name + QStringLiteral("Discard"));
  question.setDefaultButton(save);
  question.exec();
  return question.clickedButton() == save      ? Leaving::Save
         : question.clickedButton() == discard ? Leaving::Discard
                                               : Leaving::Stay;
}

}  // namespace linkwright::ui
