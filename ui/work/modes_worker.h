// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/beam/elastic_modes.h"

#include <Eigen/Core>
#include <QObject>
#include <QThreadPool>

#include <memory>
#include <optional>

namespace linkwright::ui {

/// The pose about which natural frequencies are asked for.
struct ModesQuestion {
  std::shared_ptr<const ElasticTree> tree;
  ElasticPose pose;
};

/// An answer: the balance and what vibrates about it, or why there is none. Immutable, shared.
struct FoundModes {
  ModesQuestion of;
  Eigen::VectorXd u;  ///< [tree->size]: deformations in balance
  ElasticModes modes;
  Diagnostics problems;  ///< errors: there are no modes
};

/// Natural frequencies off the UI thread, one pose at a time. Of questions that come meanwhile the last is answered.
/// Lives on the UI thread.
class ModesWorker : public QObject {
  Q_OBJECT
public:
  explicit ModesWorker(QObject* parent = nullptr);
  ~ModesWorker() override;  ///< waits for the one under way

  void ask(ModesQuestion question);
  /// Drops what waits; what is under way says nothing more.
  void forget();
  bool isRunning() const { return is_running_; }

signals:
  void found(std::shared_ptr<const linkwright::ui::FoundModes> answer);

private:
  void begin(ModesQuestion question);
  void take(const std::shared_ptr<const FoundModes>& answer);

  QThreadPool pool_;
  std::optional<ModesQuestion> next_;
  bool is_running_ = false, is_wanted_ = false;
};

}  // namespace linkwright::ui
