// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exercise/variant_pages.h"

#include "core/exercise/exercise_page.h"
#include "ui/widgets/mistake_words.h"
#include "ui/widgets/significant.h"
#include "ui/widgets/theme.h"

#include <QImage>
#include <QPainter>
#include <QScrollBar>
#include <QSvgRenderer>
#include <QUrl>

namespace linkwright::ui {

namespace {

constexpr QSize kPicture = {320, 240};  // px

QString pictureName(std::size_t variant) { return QStringLiteral("variant%1").arg(variant); }

QString cell(const QString& text) { return QStringLiteral("<td>") + text.toHtmlEscaped() + QStringLiteral("</td>"); }

}  // namespace

VariantPages::VariantPages(QWidget* parent) : QTextBrowser(parent) {
  setObjectName("exerciseVariants");
  setAccessibleName(tr("Three variants with their answers"));
  setOpenLinks(false);
  document()->setDocumentMargin(2 * kSpace);
}

// drawn on paper, whatever the theme
void VariantPages::addPicture(const std::string& svg, std::size_t variant) {
  const qreal ratio = devicePixelRatioF();
  QImage image(kPicture * ratio, QImage::Format_RGB32);
  image.setDevicePixelRatio(ratio);
  image.fill(Qt::white);
  QPainter painter(&image);
  QSvgRenderer renderer(QByteArray::fromStdString(svg));
  renderer.render(&painter, QRectF(QPointF(), QSizeF(kPicture)));
  painter.end();
  document()->addResource(QTextDocument::ImageResource, QUrl(pictureName(variant)), image);
}

QString VariantPages::pageHtml(const ExerciseStudy& study, std::size_t at, const QString& student) {
  const OpenExercise& open = *study.open;
  const Variant& variant = study.variants[at];
  const ExercisePage page = pageOf(open, open.exercise.texts.front(), variant);
  addPicture(page.picture, at);
  //: %1: name of a student, %2: the code of the student's variant
  const QString who = tr("%1, variant %2").arg(student, QString::fromStdString(variant.code));
  QString html = QStringLiteral("<h3>%1</h3><p><img src=\"%2\" width=\"%3\" height=\"%4\"></p>")
                     .arg(who.toHtmlEscaped(), pictureName(at))
                     .arg(kPicture.width())
                     .arg(kPicture.height());
  html += QString::fromStdString(givenHtml(page));
  html += QStringLiteral("<h4>%1</h4><table cellspacing=\"0\" cellpadding=\"3\">").arg(tr("Answers"));
  for (std::size_t i = 0; i < page.items.size(); ++i) {
    const ExerciseItem& item = page.items[i];
    const VariantAnswer& answer = variant.answers[i];
    const auto words = [&](double number, int option) {
      if (item.isChoice()) return QString::fromStdString(item.options[static_cast<std::size_t>(option)]);
      return significant(number, 6) + QChar(0xA0) + QString::fromStdString(item.unit);
    };
    html += QStringLiteral("<tr><td>%1. %2</td><td><b>%3</b></td>")
                .arg(QString::number(i + 1), QString::fromStdString(item.prompt).toHtmlEscaped(),
                     words(answer.truth, answer.right).toHtmlEscaped()) +
            cell(item.isChoice() ? QString() : QStringLiteral("± ") + significant(answer.tolerance)) +
            QStringLiteral("</tr>");
    for (const WrongAnswer& wrong : answer.wrong)
      html += QStringLiteral("<tr><td style=\"padding-left: 16px\">%1</td>")
                  .arg(mistakeTitle(wrong.mistake).toHtmlEscaped()) +
              cell(words(wrong.number, wrong.option)) + cell(QString()) + QStringLiteral("</tr>");
  }
  return html + QStringLiteral("</table>");
}

void VariantPages::setKeepingPlace(const QString& html) {
  const int place = verticalScrollBar()->value();
  document()->setDefaultStyleSheet(
      QStringLiteral("th { text-align: left; } th, td { padding: 2px 8px 2px 0; } "
                     "th, td, caption { font-size: small; } "
                     "caption { font-weight: bold; text-align: left; }"));
  setHtml(html);
  verticalScrollBar()->setValue(place);
}

void VariantPages::show(const ExerciseStudy& study, const std::vector<ExerciseStudent>& students) {
  QString html;
  for (std::size_t i = 0; i < study.variants.size(); ++i) {
    QString student = tr("Student %1").arg(QString::fromStdString(study.variants[i].student));
    if (i < students.size() && !students[i].name.empty()) student = QString::fromStdString(students[i].name);
    html += (i == 0 ? QString() : QStringLiteral("<hr>")) + pageHtml(study, i, student);
  }
  setKeepingPlace(html);
}

void VariantPages::showWords(const QString& words) {
  setHtml(QStringLiteral("<p>%1</p>").arg(words.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"))));
}

}  // namespace linkwright::ui

#include "moc_variant_pages.cpp"
