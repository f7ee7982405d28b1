// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_words.h"

#include "core/lesson/value_name.h"
#include "core/trace/equation_text.h"
#include "ui/document/lesson_session.h"
#include "ui/widgets/equation_label.h"
#include "ui/widgets/significant.h"
#include "ui/widgets/theme.h"

#include <QBuffer>
#include <QFontInfo>
#include <QImage>
#include <QPainter>
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
  return text + QString::fromStdString(part.markdown.substr(from));
}

QString equationWords(const EquationName& name, const QString& id) {
  const QString plain = QString::fromUtf8(textOf(name.formulation, name.equation, false).plain);
  return plain.isEmpty() ? id : plain;
}

}  // namespace

QString LessonWords::valueText(const LessonPlaceholder& placeholder) const {
  const std::optional<double> value = session_.letValue(placeholder.name);
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
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  image.save(&buffer, "PNG");
  return QStringLiteral(R"(<img src="data:image/png;base64,%1" width="%2" height="%3" style="vertical-align: middle">)")
      .arg(QString::fromLatin1(bytes.toBase64()))
      .arg(qRound(size.width()))
      .arg(qRound(size.height()));
}

QString LessonWords::rich(const LessonTextPart& part, int width) const {
  QTextDocument document;
  document.setDefaultFont(widget_.font());
  document.setMarkdown(withTokens(part));
  QString html = document.toHtml();
  for (std::size_t i = 0; i < part.placeholders.size(); ++i) {
    const LessonPlaceholder& each = part.placeholders[i];
    const std::optional<EquationName> equation = parseEquation(each.name);
    const QString id = QString::fromStdString(each.name);
    html.replace(tokenOf(i), equation ? picture(*equation, equationWords(*equation, id), width) +
                                            QStringLiteral("&nbsp;(%1)").arg(id.section(QLatin1Char('.'), 1))
                                      : valueText(each).toHtmlEscaped());
  }
  return html;
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
