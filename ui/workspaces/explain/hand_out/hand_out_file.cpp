// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/trace_text.h"
#include "ui/document/translated.h"
#include "ui/document/write_file.h"
#include "ui/widgets/language.h"
#include "ui/workspaces/explain/hand_out/hand_out.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

namespace linkwright::ui {

namespace {

Diagnostics writeText(const HandOutSource& source, const HandOutRequest& request, const QString& path) {
  // the picture first: the text that names it is never without it
  const QString picture = figureBeside(path, request.format);
  const Drawing drawing = armDrawing(source.figure);
  const bool latex = request.format == HandOutFormat::Latex;
  const Diagnostics problems = writeFile(picture, latex ? drawingPdf(drawing) : drawingPng(drawing));
  if (hasErrors(problems)) return problems;
  HandOutOptions options{request.last_step, request.full_digits, QFileInfo(picture).fileName().toStdString()};
  // in English the same bytes as the command line's
  if (const QString language = currentLanguage(); language != QLatin1String("en")) {
    options.language = language.toStdString();
    options.say = [](const Message& message) { return translated(message).toStdString(); };
  }
  const Model& model = *source.figure.model;
  const Eigen::Vector3d& gravity = source.figure.gravity;
  return writeFile(path, latex ? traceLatex(model, *source.recording, gravity, options)
                               : traceMarkdown(model, *source.recording, gravity, options));
}

}  // namespace

QString endingOf(HandOutFormat format) {
  switch (format) {
    case HandOutFormat::Html: return QStringLiteral("html");
    case HandOutFormat::Pdf: return QStringLiteral("pdf");
    case HandOutFormat::Markdown: return QStringLiteral("md");
    case HandOutFormat::Latex: return QStringLiteral("tex");
  }
  return {};
}

QString figureBeside(const QString& path, HandOutFormat format) {
  if (format != HandOutFormat::Markdown && format != HandOutFormat::Latex) return {};
  // letters that neither language takes for its own
  static const QRegularExpression other(QStringLiteral("[^A-Za-z0-9-]+"));
  const QFileInfo file(path);
  return file.path() + '/' + file.completeBaseName().replace(other, QStringLiteral("-")) +
         (format == HandOutFormat::Latex ? QStringLiteral("-figure.pdf") : QStringLiteral("-figure.png"));
}

Diagnostics writeHandOut(const HandOutSource& source, const HandOutRequest& request, const QString& path) {
  try {
    switch (request.format) {
      case HandOutFormat::Html: return writeFile(path, pageHtml(handOutPage(source, request)));
      case HandOutFormat::Pdf: return writeFile(path, pagePdf(handOutPage(source, request)));
      case HandOutFormat::Markdown:
      case HandOutFormat::Latex: return writeText(source, request, path);
    }
  } catch (const std::exception& problem) {
    return {{Severity::Error, path.toStdString(), 0, problem.what()}};
  }
  return {};
}

}  // namespace linkwright::ui
