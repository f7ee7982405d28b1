// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QString>

namespace linkwright::test {

/// The words of a PDF as another program reads them, pages parted by form feeds; empty where there is no such program.
inline QString pdfWords(const QString& path) {
  QProcess reader;
  reader.start("pdftotext", {"-layout", path, "-"});
  if (!reader.waitForFinished(20000) || reader.exitCode() != 0) return {};
  return QString::fromUtf8(reader.readAllStandardOutput());
}

}  // namespace linkwright::test
