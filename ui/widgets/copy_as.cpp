// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/copy_as.h"

#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

#include <utility>

namespace linkwright::ui {

namespace {

struct CopyAsText {
  Q_DECLARE_TR_FUNCTIONS(CopyAs)
};

class CopyOffers : public QObject {
public:
  CopyOffers(QWidget& widget, std::vector<CopyOffer> offers)
      : QObject(&widget), widget_(widget), offers_(std::move(offers)) {}

  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() != QEvent::ContextMenu) return QObject::eventFilter(watched, event);
    const auto* asked = static_cast<QContextMenuEvent*>(event);
    // what a field's menu has anyway comes first
    auto* field = qobject_cast<QAbstractSpinBox*>(&widget_) ? widget_.findChild<QLineEdit*>() : nullptr;
    QMenu* menu = field != nullptr ? field->createStandardContextMenu() : new QMenu(&widget_);
    menu->setObjectName(QStringLiteral("copyOffers"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (!menu->isEmpty()) menu->addSeparator();
    for (const CopyOffer& offer : offers_) menu->addMenu(makeCopyMenu(offer, menu));
    const bool by_key = asked->reason() == QContextMenuEvent::Keyboard;
    menu->popup(by_key ? widget_.mapToGlobal(widget_.rect().center()) : asked->globalPos());
    return true;
  }

private:
  QWidget& widget_;
  std::vector<CopyOffer> offers_;
};

}  // namespace

CopyOffer copyOffer(const QString& title, std::function<std::vector<NamedMatrix>()> matrices) {
  return {title, [matrices = std::move(matrices)](TableFormat format) {
            const std::vector<NamedMatrix> all = matrices();
            if (!all.empty()) QApplication::clipboard()->setText(QString::fromStdString(matrixText(format, all)));
          }};
}

QMenu* makeCopyMenu(const CopyOffer& offer, QWidget* parent) {
  auto* menu = new QMenu(offer.title, parent);
  const std::pair<TableFormat, QString> formats[] = {
      {TableFormat::Csv, offer.csv.isEmpty() ? CopyAsText::tr("CSV") : offer.csv},
      {TableFormat::Markdown, CopyAsText::tr("Markdown")},
      {TableFormat::Latex, CopyAsText::tr("LaTeX")},
      {TableFormat::NumPy, CopyAsText::tr("NumPy")},
      {TableFormat::Matlab, CopyAsText::tr("MATLAB")}};
  for (const auto& [format, name] : formats) {
    QObject::connect(menu->addAction(name), &QAction::triggered, menu,
                     [copy = offer.copy, which = format] { copy(which); });
  }
  return menu;
}

QToolButton* makeCopyButton(const QString& object_name, const CopyOffer& offer, const QString& tip,
                            const QString& spoken, QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setObjectName(object_name);
  button->setText(offer.title);
  button->setToolTip(tip);
  button->setAccessibleName(spoken);
  button->setPopupMode(QToolButton::InstantPopup);
  button->setToolButtonStyle(Qt::ToolButtonTextOnly);
  button->setFocusPolicy(Qt::StrongFocus);
  button->setMenu(makeCopyMenu(offer, button));
  return button;
}

void offerCopies(QWidget& widget, std::vector<CopyOffer> offers) {
  auto* filter = new CopyOffers(widget, std::move(offers));
  widget.installEventFilter(filter);
  // of a table the mouse reaches the inside
  if (auto* area = qobject_cast<QAbstractScrollArea*>(&widget)) area->viewport()->installEventFilter(filter);
}

}  // namespace linkwright::ui
