// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <initializer_list>

class QAction;
class QWidget;

namespace linkwright::ui {

/// The words of a command without the mark of its mnemonic and without the dots that announce a dialog.
QString plainText(const QString& words);
/// "Save (Ctrl+S)": the tooltip of a command. Without a key it is the words alone.
QString tipFor(const QString& words, const QKeySequence& key);

/// Gives a command its words: in menus with the mark of the mnemonic, on buttons without it.
void setWords(QAction& action, const QString& words);

/// The keys, and for each that types a character the same with Ctrl and Alt, which no input method takes.
QList<QKeySequence> withHeldForms(QList<QKeySequence> keys);

/// Makes the commands of a widget, as its children: each has a name, words, keys, an icon of the theme, and says words
/// and key in its tooltip. Those of a window answer to their keys wherever its focus is.
class ActionMaker {
public:
  explicit ActionMaker(QWidget& owner) : owner_(owner) {}

  QAction* make(const char* name, const QString& words, const QList<QKeySequence>& keys = {},
                const char* icon = nullptr) const;
  /// One that is on or off.
  QAction* makeSwitch(const char* name, const QString& words, const QList<QKeySequence>& keys = {},
                      const char* icon = nullptr) const;
  /// Of these one is on.
  void group(std::initializer_list<QAction*> actions) const;

private:
  QWidget& owner_;
};

}  // namespace linkwright::ui
