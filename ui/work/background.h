// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QObject>
#include <QString>
#include <QThreadPool>

#include <exception>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <type_traits>
#include <utility>

namespace linkwright::ui {

/// One task at a time on a thread of its own, so that the window stays alive. A member of who asks; lives on the UI
/// thread. What works is a function, `work(const Background::Task&)`: it is given values and shares nothing with the
/// window, and may return a value, a Result or nothing. Its answer comes back to the UI thread as a Result, in which an
/// exception has become words. What has been stopped or replaced says nothing more.
class Background : public QObject {
  Q_OBJECT
public:
  class Task;

  /// `name`: what a person calls the task, where it may take long (ProgressLine); empty: it is never shown.
  explicit Background(QString name = {}, QObject* parent = nullptr);
  /// Asks what is under way to stop and waits for it. What looks at no stop token, because it writes a file, is done to
  /// its end.
  ~Background() override;

  /// The newest wins: asks the one under way to stop and begins as soon as it has. `done` hears the Result.
  template <class Work, class Done>
  void start(Work work, Done done) {
    replace(jobOf(std::move(work), std::move(done)));
  }
  /// The one under way ends and is heard; of those that wait meanwhile the last is begun.
  template <class Work, class Done>
  void queue(Work work, Done done) {
    wait(jobOf(std::move(work), std::move(done)));
  }
  /// What is under way is asked to stop and what waits is forgotten: neither is heard.
  void stop();

  bool isRunning() const { return is_running_; }
  /// Of the one under way, 0 to 1; negative: it has not said.
  double progress() const { return progress_; }
  const QString& name() const { return name_; }

signals:
  void progressed(double share);
  /// True before the first news, false after the answer; a task in another's place is no change.
  void runningChanged(bool running);

protected:
  bool event(QEvent* event) override;

private:
  class News;
  class Errand;
  using Answer = std::function<void()>;
  using Job = std::function<Answer(const Task&)>;

  template <class Returned>
  struct ResultOf {
    using Type = Result<Returned>;
  };

  template <class Work, class Done>
  static Job jobOf(Work work, Done done);
  void replace(Job job);
  void wait(Job job);
  void begin(Job job);
  void end(const Answer& answer);
  void setRunning(bool running);

  QString name_;
  QThreadPool pool_;  ///< one thread: tasks do not disturb each other
  std::stop_source stop_;
  Job next_;  ///< that waits
  double progress_ = -1.0;
  bool is_running_ = false;
};

/// A task as its function sees it, on its own thread.
class Background::Task {
public:
  const std::stop_token& stop() const { return stop_; }
  /// Runs `news` on the UI thread, in the order in which they are told, before the answer.
  void tell(std::function<void()> news) const;
  void progress(double share) const;

private:
  friend class Background;
  Task(Background& asker, std::stop_token stop) : asker_(&asker), stop_(std::move(stop)) {}
  Background* asker_;
  std::stop_token stop_;
};

template <class Value>
struct Background::ResultOf<Result<Value>> {
  using Type = Result<Value>;
};
template <>
struct Background::ResultOf<void> {
  using Type = Result<void>;
};

template <class Work, class Done>
Background::Job Background::jobOf(Work work, Done done) {
  using Returned = std::invoke_result_t<Work&, const Task&>;
  using Answered = typename ResultOf<Returned>::Type;
  return [work = std::move(work), done = std::move(done)](const Task& task) mutable -> Answer {
    const auto answer = [&]() -> Answered {
      try {
        if constexpr (std::is_void_v<Returned>) {
          work(task);
          return {};
        } else {
          return work(task);
        }
      } catch (const std::exception& problem) {
        // an exception that leaves a thread ends the program
        return Answered::failure(std::string(problem.what()));
      }
    };
    return [done, result = std::make_shared<Answered>(answer())]() mutable { done(std::move(*result)); };
  };
}

/// Of a task that returns what went wrong: an exception is that too.
inline const Diagnostics& problemsOf(const Result<Diagnostics>& answer) {
  return answer ? *answer : answer.diagnostics();
}

}  // namespace linkwright::ui
