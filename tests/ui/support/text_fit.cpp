// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/text_fit.h"

#include "ui/widgets/elided_label.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QGroupBox>
#include <QKeySequence>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QStyle>
#include <QStyleOptionFrame>
#include <QTabBar>
#include <QToolButton>

namespace linkwright::test {

namespace {

class Letters {
public:
  void add(const QString& text) {
    const QKeySequence key = QKeySequence::mnemonic(text);
    if (key.isEmpty()) return;
    const auto known = texts_.constFind(key);
    if (known == texts_.constEnd())
      texts_.insert(key, text);
    else
      twice_ << QStringLiteral("%1: weight of %2, %3").arg(key.toString(QKeySequence::PortableText), *known, text);
  }
  const QStringList& twice() const { return twice_; }

private:
  QMap<QKeySequence, QString> texts_;
  QStringList twice_;
};

// with its unit; a name may begin with a digit too
bool isNumber(const QString& text) {
  static const QRegularExpression number(QStringLiteral(u"^[-+−]?\\d"));
  return text.size() <= 24 && number.match(text).hasMatch();
}

QStringList elidedCells(const QAbstractItemView& view) {
  QStringList elided;
  const QAbstractItemModel* model = view.model();
  for (int row = 0; model != nullptr && row < model->rowCount(view.rootIndex()); ++row) {
    for (int column = 0; column < model->columnCount(view.rootIndex()); ++column) {
      const QModelIndex index = model->index(row, column, view.rootIndex());
      const QString text = index.data().toString();
      const QRect place = view.visualRect(index);
      if (!isNumber(text) || !view.viewport()->rect().intersects(place)) continue;
      if (view.sizeHintForIndex(index).width() > place.width() + 1)
        elided << QStringLiteral("%1 \"%2\"").arg(view.objectName(), text);
    }
  }
  return elided;
}

int roomFor(const QLineEdit& field) {
  QStyleOptionFrame option;
  option.initFrom(&field);
  option.lineWidth = field.hasFrame() ? field.style()->pixelMetric(QStyle::PM_DefaultFrameWidth, &option, &field) : 0;
  return field.style()->subElementRect(QStyle::SE_LineEditContents, &option, &field).width();
}

QString textOf(const QWidget& widget) {
  const auto* label = qobject_cast<const QLabel*>(&widget);
  const auto* button = qobject_cast<const QAbstractButton*>(&widget);
  return label != nullptr ? label->text() : button != nullptr ? button->text() : QString();
}

}  // namespace

bool fits(const QLabel& label) {
  if (label.text().isEmpty() || dynamic_cast<const ui::ElidedLabel*>(&label) != nullptr) return true;
  if (label.wordWrap()) return label.heightForWidth(label.width()) <= label.height() + 1;
  return label.sizeHint().width() <= label.width() + 1 && label.fontMetrics().height() <= label.height() + 1;
}

bool fits(const QAbstractButton& button) {
  const auto* tool = qobject_cast<const QToolButton*>(&button);
  // its text is a tooltip
  if (tool != nullptr && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull()) return true;
  const QString text = QString(button.text()).remove(QLatin1Char('&'));
  return button.fontMetrics().horizontalAdvance(text) <= button.width() &&
         (text.isEmpty() || button.fontMetrics().height() <= button.height() + 1);
}

QString nameAndText(const QWidget& widget) {
  return QStringLiteral("%1 \"%2\"").arg(widget.objectName(), textOf(widget).left(60));
}

QStringList clippedTexts(const QWidget& root) {
  QStringList clipped;
  const auto add = [&](const QWidget& each) {
    clipped << QStringLiteral("%1 %2x%3").arg(nameAndText(each)).arg(each.width()).arg(each.height());
  };
  // a text that has just come may still wait for its room
  for (const auto* each : root.findChildren<QWidget*>()) {
    if (each->layout() != nullptr) each->layout()->activate();
  }
  for (const auto* label : root.findChildren<QLabel*>()) {
    if (label->isVisible() && !fits(*label)) add(*label);
  }
  for (const auto* button : root.findChildren<QAbstractButton*>()) {
    if (button->isVisible() && !fits(*button)) add(*button);
  }
  return clipped;
}

QStringList elidedNumbers(const QWidget& root) {
  QStringList elided;
  for (const auto* view : root.findChildren<QAbstractItemView*>()) {
    if (view->isVisible()) elided << elidedCells(*view);
  }
  for (const auto* field : root.findChildren<QLineEdit*>()) {
    if (!field->isVisible() || !isNumber(field->text())) continue;
    const QWidget* owner = field->objectName().startsWith(QStringLiteral("qt_")) ? field->parentWidget() : field;
    if (field->fontMetrics().horizontalAdvance(field->text()) > roomFor(*field))
      elided << QStringLiteral("%1 \"%2\"").arg(owner->objectName(), field->text());
  }
  for (const auto* label : root.findChildren<QLabel*>()) {
    if (!label->isVisible() || dynamic_cast<const ui::ElidedLabel*>(label) == nullptr || !isNumber(label->text()))
      continue;
    if (label->fontMetrics().horizontalAdvance(label->text()) > label->contentsRect().width())
      elided << nameAndText(*label);
  }
  return elided;
}

QStringList shortenedTabs(const QWidget& root) {
  QStringList shortened;
  for (const auto* tabs : root.findChildren<QTabBar*>()) {
    for (int i = 0; tabs->isVisible() && i < tabs->count(); ++i) {
      const QString text = QString(tabs->tabText(i)).remove(QLatin1Char('&'));
      const int room = tabs->tabRect(i).width() - tabs->style()->pixelMetric(QStyle::PM_TabBarTabHSpace, nullptr, tabs);
      if (tabs->fontMetrics().horizontalAdvance(text) > room + 1) shortened << text;
    }
  }
  return shortened;
}

QStringList equalMnemonics(const QWidget& root) {
  Letters letters;
  if (const auto* bar = qobject_cast<const QMenuBar*>(&root)) {
    for (const QAction* each : bar->actions()) letters.add(each->text());
  }
  for (const auto* each : root.findChildren<QWidget*>()) {
    if (!each->isVisible()) continue;
    const auto* label = qobject_cast<const QLabel*>(each);
    if (label != nullptr && label->buddy() != nullptr) letters.add(label->text());
    if (const auto* button = qobject_cast<const QAbstractButton*>(each)) letters.add(button->text());
    if (const auto* group = qobject_cast<const QGroupBox*>(each)) letters.add(group->title());
    if (const auto* tabs = qobject_cast<const QTabBar*>(each)) {
      for (int i = 0; i < tabs->count(); ++i) letters.add(tabs->tabText(i));
    }
  }
  QStringList twice = letters.twice();
  for (const auto* menu : root.findChildren<QMenu*>()) {
    Letters own;
    for (const QAction* each : menu->actions()) own.add(each->text());
    for (const QString& each : own.twice()) twice << menu->objectName() + QStringLiteral(" ") + each;
  }
  return twice;
}

}  // namespace linkwright::test
