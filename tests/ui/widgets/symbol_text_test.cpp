// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/symbol_text.h"

#include "tests/support/catch.h"

#include <QFontMetrics>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>

using namespace linkwright::ui;

namespace {

/// "f[1] of z[12]": what is lowered in square brackets.
QString drawn(const QString& text) {
  QString all;
  for (const TextPiece& piece : textPieces(text)) all += piece.lowered ? "[" + piece.text + "]" : piece.text;
  return all;
}

}  // namespace

TEST_CASE("What follows a symbol's low line is a subscript") {
  CHECK(drawn("d_2 = 0.15 m") == "d[2] = 0.15 m");
  CHECK(drawn(QStringLiteral(u"θ_2 = q_2 + 30°")) == QStringLiteral(u"θ[2] = q[2] + 30°"));
  CHECK(drawn(QStringLiteral(u"|R_5 n_5|")) == QStringLiteral(u"|R[5] n[5]|"));
  CHECK(drawn(QStringLiteral(u"(q\u0308_i) z_12")) == QStringLiteral(u"(q\u0308[i]) z[12]"));
  CHECK(drawn("f_n, j_c.") == "f[n], j[c].");
  CHECK(drawn(QStringLiteral(u"τ_2,12")) == QStringLiteral(u"τ[2,12]"));
  // words without blanks between them
  CHECK(drawn(QStringLiteral(u"力f_tは摩擦限界の44 %")) == QStringLiteral(u"力f[t]は摩擦限界の44 %"));
  CHECK(drawn(QStringLiteral(u"f_n为0")) == QStringLiteral(u"f[n]为0"));
}

TEST_CASE("The name of a joint or link is written as in the lists") {
  for (const char* name :
       {"joint_1 is passive", "link_2", "wrist_3_joint: 12.3 Hz", "arm", "_1", "left-arm_1", "z_12_x"})
    CHECK(drawn(name) == name);
}

TEST_CASE("A letter with dots is a piece of its own, drawn where its dots stay with it") {
  using Pieces = std::vector<TextPiece>;
  const QString text = QStringLiteral(u"s₄ q\u0307₄ & f_n");
  CHECK(textPieces(text) == Pieces{{"s₄ "}, {QStringLiteral(u"q\u0307"), false, true}, {"₄ & f"}, {"n", true}});
  CHECK(richSymbols(text) == QStringLiteral(u"<qt>s₄ <i>q\u0307</i>₄ &amp; f<sub>n</sub></qt>"));
  // the rows of pixels with ink: dots a line too high would leave a wide gap above the letter
  QFont font = QGuiApplication::font();
  font.setPixelSize(20);
  QImage image(60, 80, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  painter.setFont(font);
  drawSymbols(painter, {10.0, 60.0}, QStringLiteral(u"q\u0307"));
  painter.end();
  int first = -1;
  for (int y = 0; y < image.height() && first < 0; ++y) {
    for (int x = 0; x < image.width(); ++x) {
      if (qGray(image.pixel(x, y)) < 128) first = y;
    }
  }
  CHECK(first >= 60 - QFontMetrics(font).ascent());
}
