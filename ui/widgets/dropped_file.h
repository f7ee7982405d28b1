// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMimeData>
#include <QString>
#include <QUrl>

namespace linkwright::ui {

/// The first file on this computer of what is dropped; empty: there is none.
inline QString droppedFile(const QMimeData* data) {
  for (const QUrl& url : data->urls()) {
    if (url.isLocalFile()) return url.toLocalFile();
  }
  return {};
}

}  // namespace linkwright::ui
