// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/plain_texts.h"

#include <QAbstractButton>
#include <QAbstractItemModel>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QTabBar>
#include <QTextDocumentFragment>

#include <algorithm>

namespace linkwright::test {

namespace {

// what is the same in every language: units, functions, keys of the keyboard, names of formats and methods' symbols
const QSet<QString> kEverywhere = {
    "rad",    "deg",   "mm",   "kg",    "Nm",    "kN",   "Hz",        "ms",   "sin",  "cos",        "exp",
    "log",    "sqrt",  "atan", "sgn",   "diag",  "rpy",  "det",       "abs",  "max",  "min",        "pi",
    "Ctrl",   "Shift", "Alt",  "Esc",   "Space", "Home", "End",       "Del",  "PgUp", "PgDown",     "Tab",
    "Return", "Enter", "Left", "Right", "Up",    "Down", "Backspace", "Meta", "Ins",  "URDF",       "MJCF",
    "CSV",    "JSON",  "PNG",  "SVG",   "PDF",   "HTML", "GIF",       "INV",  "ID",   "Linkwright", "fps",
    "GPa",    "kB",    "MB",   "KiB",   "MiB",   "xx",   "yy",        "zz",   "xy",   "xz",         "yz"};
constexpr int kMostRows = 12, kMostColumns = 20;

class Collector {
public:
  explicit Collector(const QSet<QString>& allowed) : allowed_(allowed) {}

  void read(QWidget& root) {
    take(root);
    for (QWidget* each : root.findChildren<QWidget*>()) take(*each);
    for (const QAction* each : root.findChildren<QAction*>()) {
      add(*each, each->text());
      add(*each, each->toolTip());
    }
  }
  QStringList found() const { return found_; }

private:
  void take(const QWidget& widget) {
    // Qt's own texts come from Qt's own translations
    if (widget.objectName().startsWith("qt_") || widget.objectName().startsWith("Scroll")) return;
    add(widget, widget.toolTip());
    add(widget, widget.accessibleName());
    add(widget, widget.accessibleDescription());
    add(widget, widget.whatsThis());
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) add(widget, label->text());
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) add(widget, button->text());
    if (const auto* group = qobject_cast<const QGroupBox*>(&widget)) add(widget, group->title());
    if (const auto* menu = qobject_cast<const QMenu*>(&widget)) add(widget, menu->title());
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) add(widget, line->placeholderText());
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) {
      for (int i = 0; i < tabs->count(); ++i) {
        add(widget, tabs->tabText(i));
        add(widget, tabs->tabToolTip(i));
      }
    }
    if (const auto* box = qobject_cast<const QComboBox*>(&widget)) {
      for (int i = 0; i < box->count(); ++i) {
        add(widget, box->itemText(i));
        add(widget, box->itemData(i, Qt::ToolTipRole).toString());
      }
    }
    const auto* view = qobject_cast<const QAbstractItemView*>(&widget);
    if (view != nullptr && view->model() != nullptr && qobject_cast<const QHeaderView*>(view) == nullptr)
      take(*view, *view->model());
  }

  void take(const QAbstractItemView& view, const QAbstractItemModel& model) {
    const int rows = std::min(model.rowCount(), kMostRows), columns = std::min(model.columnCount(), kMostColumns);
    for (const int role : {static_cast<int>(Qt::DisplayRole), static_cast<int>(Qt::ToolTipRole)}) {
      for (int c = 0; c < columns; ++c) add(view, model.headerData(c, Qt::Horizontal, role).toString());
      for (int r = 0; r < rows; ++r) {
        add(view, model.headerData(r, Qt::Vertical, role).toString());
        for (int c = 0; c < columns; ++c) add(view, model.index(r, c).data(role).toString());
      }
    }
  }

  void add(const QObject& where, const QString& shown) {
    if (shown.isEmpty()) return;
    const QString text = Qt::mightBeRichText(shown) ? QTextDocumentFragment::fromHtml(shown).toPlainText() : shown;
    // an equation is named as in NOTATION.md, body.5; a name of the robot may be several words, or have digits and
    // underscores in it
    static const QRegularExpression word(
        QStringLiteral("(?<![\\p{L}\\p{N}_])[A-Za-z]{2,}(?![\\p{L}\\p{N}_]|[.][0-9])"));
    QString rest = text;
    for (const QString& name : allowed_) rest.remove(name);
    for (auto each = word.globalMatch(rest); each.hasNext();) {
      const QString plain = each.next().captured();
      if (kEverywhere.contains(plain)) continue;
      const QObject* named = &where;
      while (named->objectName().isEmpty() && named->parent() != nullptr) named = named->parent();
      const QString line =
          QStringLiteral("%1 (%2): %3")
              .arg(named->objectName(), QString::fromLatin1(where.metaObject()->className()), text.simplified());
      if (!found_.contains(line)) found_ << line;
      return;
    }
  }

  const QSet<QString>& allowed_;
  QStringList found_;
};

}  // namespace

QStringList plainTexts(QWidget& root, const QSet<QString>& allowed) {
  Collector collector(allowed);
  collector.read(root);
  return collector.found();
}

}  // namespace linkwright::test
