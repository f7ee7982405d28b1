// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_words.h"

#include "core/trace/equation_text.h"
#include "ui/document/lesson_session.h"
#include "ui/widgets/equation_label.h"
#include "ui/widgets/language.h"
#include "ui/widgets/significant.h"
#include "ui/widgets/symbol_text.h"
#include "ui/widgets/theme.h"

#include <QBuffer>
#include <QFontInfo>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTextDocument>
#include <QWidget>

#include <algorithm>
#include <functional>

namespace linkwright::ui {

namespace {

constexpr double kPointsOfType = 10.0;  // that TeX has set the equations in

// no letter of any text: stands for a placeholder while Markdown becomes HTML
QString tokenOf(std::size_t placeholder) { return QChar(0xE000) + QString::number(placeholder) + QChar(0xE001); }

QString withTokens(const LessonTextPart& part) {
  QString text;
  std::size_t from = 0;
  for (std::size_t i = 0; i < part.placeholders.size(); ++i) {
    const LessonPlaceholder& each = part.placeholders[i];
    text += QString::fromStdString(part.markdown.substr(from, each.first - from)) + tokenOf(i);
    from = each.last;
  }
  text += QString::fromStdString(part.markdown.substr(from));
  text = withFullWidthJoined(std::move(text));
  // a number keeps its unit beside it
  static const QRegularExpression unit(
      QStringLiteral("(?<=[0-9\\x{E001}]) (?=(N|m|kg|s|rad|J|W)\\b)|(?<=\\bN) (?=m\\b)"));
  return text.replace(unit, QString(QChar::Nbsp));
}

QString imageTag(const QImage& image, const QSizeF& size, const char* alignment) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  image.save(&buffer, "PNG");
  return QStringLiteral(R"(<img src="data:image/png;base64,%1" width="%2" height="%3" style="vertical-align: %4">)")
      .arg(QString::fromLatin1(bytes.toBase64()))
      .arg(qRound(size.width()))
      .arg(qRound(size.height()))
      .arg(QLatin1String(alignment));
}

QString equationWords(const EquationName& name, const QString& id) {
  const QString plain = QString::fromUtf8(textOf(name.formulation, name.equation, false).plain);
  return plain.isEmpty() ? id : plain;
}

}  // namespace

LessonWords::LessonWords(LessonSession& session, const QWidget& widget)
    : LessonWords([&session](const std::string& name) { return session.letValue(name); }, widget) {}

QString LessonWords::valueText(const LessonPlaceholder& placeholder) const {
  const std::optional<double> value = value_of_(placeholder.name);
  if (!value) return QStringLiteral("…");
  return placeholder.digits > 0 ? significant(*value, placeholder.digits) : shortNumber(*value);
}

QString LessonWords::picture(const EquationName& name, const QString& words, int width) const {
  const QPalette palette = widget_.palette();
  const QColor ink = palette.color(QPalette::WindowText);
  const QByteArray svg =
      colouredSvg(equations_.of(name.formulation, name.equation, false).svg, ink, termColours(isDark(palette), ink));
  QSvgRenderer renderer(svg);
  if (!renderer.isValid()) return words.toHtmlEscaped();
  const double scale = QFontInfo(widget_.font()).pixelSize() / kPointsOfType;
  QSizeF size = QSizeF(renderer.defaultSize()) * scale;
  if (size.width() > width) size *= width / size.width();
  const double ratio = widget_.devicePixelRatioF();
  QImage image((size * ratio).toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  renderer.render(&painter);
  painter.end();
  return imageTag(image, size, "middle");
}

// a letter with dots that no font sets well: drawn as in the rest of the window
QString LessonWords::dotted(const QString& symbol) const {
  const QFontMetricsF metrics(widget_.font());
  const double ratio = widget_.devicePixelRatioF();
  const QSizeF size(symbolsWidth(symbol, widget_.font()) + 1.0, metrics.height());
  QImage image((size * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
  image.setDevicePixelRatio(ratio);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setFont(widget_.font());
  painter.setPen(widget_.palette().color(QPalette::WindowText));
  drawSymbols(painter, {0.0, metrics.ascent()}, symbol);
  painter.end();
  return imageTag(image, size, "bottom");
}

QString LessonWords::rich(const LessonTextPart& part, int width) const {
  QTextDocument document;
  document.setDefaultFont(widget_.font());
  document.setMarkdown(withTokens(part));
  // the font is the label's, whatever size that has by and by
  static const QRegularExpression fixed_font(QStringLiteral("(?<=<body) style=\"[^\"]*\""));
  QString html = document.toHtml().remove(fixed_font), below;
  QStringList pictures;
  for (std::size_t i = 0; i < part.placeholders.size(); ++i) {
    const LessonPlaceholder& each = part.placeholders[i];
    const std::optional<EquationName> equation = parseEquation(each.name);
    const QString id = QString::fromStdString(each.name);
    const QString number = QStringLiteral("(%1)").arg(id.section(QLatin1Char('.'), 1));
    html.replace(tokenOf(i), equation ? number : valueText(each).toHtmlEscaped());
    const QString set = QStringLiteral("<p align=\"center\">%1</p>");
    if (equation && !pictures.contains(number)) {
      pictures.append(number);
      below += set.arg(picture(*equation, equationWords(*equation, id), width) + QStringLiteral("&nbsp; ") + number);
    }
  }
  static const QRegularExpression dots(QStringLiteral("[A-Za-z][\\x{0307}\\x{0308}]"));
  for (QRegularExpressionMatch found = dots.match(html); found.hasMatch(); found = dots.match(html))
    html.replace(found.captured(), dotted(found.captured()));
  // in the line they would be too small to read
  return html + below;
}

QString LessonWords::plain(const LessonTextPart& part) const {
  QTextDocument document;
  document.setMarkdown(withTokens(part));
  QString text = document.toPlainText();
  for (std::size_t i = 0; i < part.placeholders.size(); ++i) {
    const LessonPlaceholder& each = part.placeholders[i];
    const std::optional<EquationName> equation = parseEquation(each.name);
    text.replace(tokenOf(i), equation ? equationWords(*equation, QString::fromStdString(each.name)) : valueText(each));
  }
  return text;
}

}  // namespace linkwright::ui
