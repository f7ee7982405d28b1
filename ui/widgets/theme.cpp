// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QEvent>
#include <QFile>
#include <QFont>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMetaEnum>
#include <QPalette>
#include <QProxyStyle>
#include <QStyle>
#include <QWidget>

#include <optional>
#include <utility>

// outside of any namespace, as the resource compiler's functions are
static void initialiseWindowResources() { Q_INIT_RESOURCE(window); }

namespace linkwright::ui {

namespace {

/// Fusion with less room beside the names of tabs: seven panels in one place show theirs whole in a window of 1280
/// pixels. Icons, boxes to tick and sliders grow with the text.
class WindowStyle : public QProxyStyle {
public:
  WindowStyle() : QProxyStyle(QStringLiteral("Fusion")) {}
  int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override {
    const int usual = QProxyStyle::pixelMetric(metric, option, widget);
    switch (metric) {
      case PM_TabBarTabHSpace: return usual / 2;
      case PM_ToolBarIconSize: return static_cast<int>(20.0 * lineScale());
      case PM_SmallIconSize:
      case PM_ButtonIconSize:
      case PM_IndicatorWidth:
      case PM_IndicatorHeight:
      case PM_ExclusiveIndicatorWidth:
      case PM_ExclusiveIndicatorHeight:
      case PM_SliderThickness:
      case PM_SliderControlThickness:
      case PM_SliderLength: return static_cast<int>(usual * lineScale());
      default: return usual;
    }
  }
};

QByteArray readResource(const QString& path) {
  initialiseWindowResources();
  QFile file(":/linkwright/" + path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QPalette readPalette(const QString& name) {
  QPalette palette;
  const QJsonObject colours = QJsonDocument::fromJson(readResource("themes/" + name + ".json")).object();
  const QMetaEnum roles = QMetaEnum::fromType<QPalette::ColorRole>();
  for (auto entry = colours.begin(); entry != colours.end(); ++entry) {
    const int role = roles.keyToValue(entry.key().toLatin1().constData());
    if (role < 0) continue;
    palette.setColor(static_cast<QPalette::ColorRole>(role), QColor(entry.value().toString()));
  }
  // what cannot be used is half way between the text and its ground
  const QColor text = palette.color(QPalette::Text);
  const QColor ground = palette.color(QPalette::Window);
  const QColor faint = QColor::fromRgb((text.red() + ground.red()) / 2, (text.green() + ground.green()) / 2,
                                       (text.blue() + ground.blue()) / 2);
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
    palette.setColor(QPalette::Disabled, role, faint);
  }
  palette.setColor(QPalette::Disabled, QPalette::Highlight, palette.color(QPalette::Mid));
  return palette;
}

/// The desktop's palette as it was before any theme of ours.
const QPalette& desktopPalette() {
  static const QPalette palette = QGuiApplication::palette();
  return palette;
}

/// The desktop's font as it was before any size of ours.
const QFont& desktopFont() {
  static const QFont font = QApplication::font();
  return font;
}

/// What the application has been given last.
struct Applied {
  ThemeChoice choice;
  QFont font;
};

QEvent::Type restyleEvent() {
  static const int type = QEvent::registerEventType();
  return static_cast<QEvent::Type>(type);
}

/// Of a widget: does what it wants done with other colours.
class ThemeFollower : public QObject {
public:
  ThemeFollower(QWidget& widget, std::function<void()> restyle)
      : QObject(&widget), widget_(widget), restyle_(std::move(restyle)), colours_(widget.palette()) {
    widget.installEventFilter(this);
  }

  bool eventFilter(QObject* watched, QEvent* event) override {
    // its children, and others whose colours it looks at, may get theirs after it
    if (event->type() == QEvent::PaletteChange && !std::exchange(is_posted_, true))
      QCoreApplication::postEvent(this, new QEvent(restyleEvent()));
    return QObject::eventFilter(watched, event);
  }

  bool event(QEvent* event) override {
    if (event->type() != restyleEvent()) return QObject::event(event);
    is_posted_ = false;
    // a style sheet takes a palette away and gives it back
    if (std::exchange(colours_, widget_.palette()) != widget_.palette()) restyle_();
    return true;
  }

private:
  QWidget& widget_;
  std::function<void()> restyle_;
  QPalette colours_;  ///< that it has been done with
  bool is_posted_ = false;
};

/// Boxes to tick in the size of the text, in place of the names that the style sheet has for their measures.
QByteArray withSizes(QByteArray sheet) {
  const int box = static_cast<int>(13.0 * lineScale()), ring = static_cast<int>(4.0 * lineScale());
  const std::pair<const char*, int> sizes[] = {
      {"$box", box}, {"$ring", ring}, {"$dot", box + 2 - 2 * ring}, {"$round", (box + 2) / 2}};
  for (const auto& [name, size] : sizes) sheet.replace(name, QByteArray::number(size) + "px");
  return sheet;
}

double sizeOf(const QFont& font) { return font.pointSizeF() > 0.0 ? font.pointSizeF() : font.pixelSize(); }

}  // namespace

void applyTextSize(int percent) {
  QFont font = desktopFont();
  const double scale = percent / 100.0;
  if (font.pointSizeF() > 0.0)
    font.setPointSizeF(font.pointSizeF() * scale);
  else
    font.setPixelSize(qRound(font.pixelSize() * scale));
  // a font that is given anew goes to every widget there is
  if (font != QApplication::font()) QApplication::setFont(font);
}

double textScale() {
  const double desktop = sizeOf(desktopFont());
  return sizeOf(QApplication::font()) / desktop;
}

double lineScale() { return std::max(1.0, textScale()); }

QString nameOfTheme(ThemeChoice choice) {
  switch (choice) {
    case ThemeChoice::Light: return QStringLiteral("light");
    case ThemeChoice::Dark: return QStringLiteral("dark");
    case ThemeChoice::HighContrast: return QStringLiteral("high-contrast");
    case ThemeChoice::System: break;
  }
  return QStringLiteral("system");
}

ThemeChoice themeChoiceFrom(const QString& name) {
  for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::HighContrast}) {
    if (name == nameOfTheme(choice)) return choice;
  }
  return ThemeChoice::System;
}

bool isDark(ThemeChoice choice) {
  if (choice != ThemeChoice::System) return choice != ThemeChoice::Light;
  return desktopPalette().color(QPalette::Window).lightness() < 128;
}

// the ground may be see-through, by a style sheet, and what is disabled is faint
bool isDark(const QPalette& palette) { return palette.color(QPalette::Active, QPalette::Text).lightness() > 128; }

void followTheme(QWidget& widget, std::function<void()> restyle) { new ThemeFollower(widget, std::move(restyle)); }

void applyTheme(ThemeChoice choice) {
  // before any palette of ours replaces it
  desktopPalette();
  // each of these goes through every widget there is: none of it for nothing. A sheet takes a new font with it.
  static std::optional<Applied> applied;
  if (applied && applied->choice == choice && applied->font == QApplication::font()) return;
  if (!applied) QApplication::setStyle(new WindowStyle);
  applied = Applied{choice, QApplication::font()};
  const bool dark = isDark(choice);
  QApplication::setPalette(readPalette(choice == ThemeChoice::HighContrast ? "high-contrast"
                                       : dark                              ? "dark"
                                                                           : "light"));
  QByteArray sheet = readResource("themes/linkwright.qss");
  if (choice == ThemeChoice::HighContrast) sheet.prepend(readResource("themes/high-contrast.qss"));
  qApp->setStyleSheet(QString::fromUtf8(withSizes(sheet)));
  QCoreApplication::sendPostedEvents(nullptr, restyleEvent());
}

}  // namespace linkwright::ui
