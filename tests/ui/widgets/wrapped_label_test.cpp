// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/wrapped_label.h"

#include "tests/support/catch.h"

#include <QFont>

using namespace linkwright;
using namespace linkwright::ui;

TEST_CASE("A wrapped label is as high as Qt's own, in every width, for another text, font and margin") {
  WrappedLabel label;
  QLabel plain;
  plain.setWordWrap(true);
  plain.setTextInteractionFlags(Qt::TextSelectableByMouse);
  const auto same = [&] {
    for (const int width : {80, 120, 200, 333, 600, 80, 200}) {
      INFO("width " << width);
      CHECK(label.heightForWidth(width) == plain.heightForWidth(width));
    }
    CHECK(label.sizeHint() == plain.sizeHint());
  };
  const auto both = [&](const auto& change) {
    change(static_cast<QLabel&>(label));
    change(plain);
    same();
  };
  both([](QLabel& each) { each.setText(QStringLiteral("What the link hands on to its parent, about its origin.")); });
  const int before = label.heightForWidth(200);
  both([](QLabel& each) { each.setText(QStringLiteral("Short.")); });
  CHECK(label.heightForWidth(200) < before);
  both([](QLabel& each) { each.setText(QStringLiteral("What the link hands on to its parent, about its origin.")); });
  both([](QLabel& each) {
    QFont large = each.font();
    large.setPointSizeF(2.0 * large.pointSizeF());
    each.setFont(large);
  });
  CHECK(label.heightForWidth(200) > before);
  both([](QLabel& each) { each.setMargin(9); });
}
