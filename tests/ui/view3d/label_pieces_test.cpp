// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/label_pieces.h"

#include "tests/support/catch.h"

using namespace linkwright::ui;

namespace {

/// "f[1] of z[12]": what is lowered in square brackets.
QString drawn(const QString& text) {
  QString all;
  for (const LabelPiece& piece : labelPieces(text)) all += piece.lowered ? "[" + piece.text + "]" : piece.text;
  return all;
}

}  // namespace

TEST_CASE("What follows a symbol's low line is a subscript") {
  CHECK(drawn("d_2 = 0.15 m") == "d[2] = 0.15 m");
  CHECK(drawn(QStringLiteral(u"θ_2 = q_2 + 30°")) == QStringLiteral(u"θ[2] = q[2] + 30°"));
  CHECK(drawn(QStringLiteral(u"|R_5 n_5|")) == QStringLiteral(u"|R[5] n[5|]"));
  CHECK(drawn(QStringLiteral(u"(q\u0308_i) z_12")) == QStringLiteral(u"(q\u0308[i]) z[12]"));
  CHECK(drawn("f_n") == "f[n]");
}

TEST_CASE("The name of a joint or link is written as in the lists") {
  for (const char* name : {"joint_1 is passive", "link_2", "wrist_3_joint: 12.3 Hz", "arm", "_1", "left-arm_1"})
    CHECK(drawn(name) == name);
}
