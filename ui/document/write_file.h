// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/atomic_file.h"

#include <QByteArray>
#include <QString>

namespace linkwright::ui {

/// How the window writes every file of a person's: whole or not at all (writeFileAtomically). Any thread.
inline Diagnostics writeFile(const QString& path, QByteArrayView bytes) {
  return writeFileAtomically(path.toStdString(), {bytes.data(), static_cast<std::size_t>(bytes.size())});
}

}  // namespace linkwright::ui
