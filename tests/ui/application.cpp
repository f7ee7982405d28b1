// SPDX-License-Identifier: GPL-3.0-or-later
// The tests of the window need an application around them, and must not touch a person's settings.
#define CATCH_CONFIG_EXTERNAL_INTERFACES  // version 2 of Catch2 has its listeners with this; version 3 always
#include "tests/support/catch.h"
#include "ui/widgets/language.h"
#include "ui/widgets/numbers.h"

#include <QApplication>
#include <QByteArray>
#include <QStandardPaths>

#include <optional>

namespace linkwright::test {
namespace {

#if __has_include(<catch2/catch_all.hpp>)
using Listener = Catch::EventListenerBase;
#else
using Listener = Catch::TestEventListenerBase;
#endif

/// An application for as long as tests run.
class ApplicationAround : public Listener {
public:
  using Listener::Listener;

  void testRunStarting(const Catch::TestRunInfo&) override {
    // as in the program: Qt3D's other renderer leaks
    if (!qEnvironmentVariableIsSet("QT3D_RENDERER")) {
      qputenv("QT3D_RENDERER", "opengl");
    }
    QStandardPaths::setTestModeEnabled(true);
    application_.emplace(argc_, argv_);
    QCoreApplication::setApplicationName("linkwright-tests");
    ui::useDecimalPoint();
    ui::loadTexts(QStringLiteral("en"));
  }
  void testRunEnded(const Catch::TestRunStats&) override { application_.reset(); }

private:
  char name_[17] = "linkwright-tests";
  char* argv_[2] = {name_, nullptr};
  int argc_ = 1;
  std::optional<QApplication> application_;
};

}  // namespace
}  // namespace linkwright::test

using linkwright::test::ApplicationAround;
CATCH_REGISTER_LISTENER(ApplicationAround)
