// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mechanism/dh_form.h"
#include "ui/document/document.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace linkwright::ui {

enum class DhParameter { Theta, D, A, Alpha };
inline constexpr DhParameter kDhParameters[] = {DhParameter::Theta, DhParameter::D, DhParameter::A, DhParameter::Alpha};

double valueOf(const DhRow& row, DhParameter parameter);
DhRow withValue(DhRow row, DhParameter parameter, double value);
bool isAngle(DhParameter parameter);
/// Whether the joint's q is added to it.
bool isVariable(const DhRow& row, DhParameter parameter);
/// "θ", "d", "a", "α".
QString symbolOf(DhParameter parameter);

/// The DH table of the open mechanism, and the edits of its rows: one undo step each, live in between. A table that is
/// worked on keeps its frames, also over undo and redo, where one found anew might turn a frame round.
class DhChain : public QObject {
  Q_OBJECT
public:
  explicit DhChain(Document& document, QObject* parent = nullptr);

  DhConvention convention() const { return convention_; }
  void setConvention(DhConvention convention);
  /// Null where the mechanism has no table; then whyNone() says why, in words.
  const DhForm* form() const { return form_ ? &*form_ : nullptr; }
  const QString& whyNone() const { return why_none_; }
  /// Looks whether another mechanism is open or the open one has been edited.
  void refresh();

  /// A parameter (rad, m) on trial: a gesture that is begun by the first and ended by set or cancel.
  void preview(int row, DhParameter parameter, double value);
  /// For good: one undo step "a of joint_2", none where nothing changes. Errors say why it is refused.
  Diagnostics set(int row, DhParameter parameter, double value);
  /// Takes back what is on trial.
  void cancel();
  bool isTrying() const;

signals:
  /// Other numbers in the same rows.
  void numbersChanged();
  /// Other rows, another convention, or no table any more.
  void rowsChanged();

private:
  struct Trial {
    std::shared_ptr<const Mechanism> before;  ///< the mechanism that it starts from
    DhForm form;                              ///< of `before`
    int row = 0;
    DhParameter parameter = DhParameter::Theta;
    std::shared_ptr<const Mechanism> shown;  ///< the last that it has put into the document
  };
  struct Kept {
    std::weak_ptr<const Mechanism> mechanism;
    DhForm form;
  };
  Diagnostics show(const Trial& trial, double value, bool for_good);
  void keep(DhForm form);
  std::optional<DhForm> keptFor(const std::shared_ptr<const Mechanism>& mechanism) const;
  QString textOf(int row, DhParameter parameter) const;

  Document& document_;
  DhConvention convention_ = DhConvention::Standard;
  std::shared_ptr<const Mechanism> mechanism_;  ///< that form_ is of
  std::optional<DhForm> form_;
  QString why_none_;
  std::optional<Trial> trial_;
  std::vector<Kept> kept_;
};

}  // namespace linkwright::ui
