// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace linkwright::ui {

/// What of something is shown in 3D: shared by the panels that choose it and the 3D view, never saved, never undone.
class ViewOptions : public QObject {
  Q_OBJECT
public:
  using QObject::QObject;

signals:
  void changed();

protected:
  /// Says so where the value is another one.
  template <class T>
  void set(T& member, const T& value) {
    if (member == value) return;
    member = value;
    emit changed();
  }
};

}  // namespace linkwright::ui
