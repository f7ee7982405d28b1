// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/short_names.h"

#include "tests/support/catch.h"

#include <QFontMetrics>
#include <QGuiApplication>

#include <algorithm>

using namespace linkwright::ui;

namespace {

const QStringList kArm = {"shoulder_pan_joint", "shoulder_lift_joint", "elbow_joint",
                          "wrist_1_joint",      "wrist_2_joint",       "wrist_3_joint"};

QFontMetrics metrics() { return QFontMetrics(QGuiApplication::font()); }

int widthOf(const QString& text) { return metrics().horizontalAdvance(text); }

QStringList shortened(const QStringList& names, int width) {
  QStringList texts;
  for (const QString& name : names) texts << shortName(name, names, metrics(), width);
  return texts;
}

}  // namespace

TEST_CASE("A name is whole where there is room, then loses the word that most names share") {
  CHECK(shortened(kArm, 400) == kArm);
  CHECK(shortened(kArm, std::max(widthOf("shoulder_pan"), widthOf("shoulder_lift"))) ==
        QStringList{"shoulder_pan", "shoulder_lift", "elbow", "wrist_1", "wrist_2", "wrist_3"});
  CHECK(shortName("fr3_joint4", {"fr3_joint3", "fr3_joint4"}, metrics(), widthOf("joint4")) == "joint4");
  CHECK(shortName("a_1", {"a_1", "a_2"}, metrics(), widthOf("a_1") - 1) != "1");
  // a word is not dropped where two names would become one
  const QStringList twins = {"left_arm", "right_arm", "left"};
  CHECK(shortName("left_arm", twins, metrics(), widthOf("left_arm") - 1).contains(QChar(u'…')));
}

TEST_CASE("Two names never come out the same while a place for the ellipsis tells them apart") {
  const QStringList panda = {"panda_joint1", "panda_joint2", "panda_finger_joint1", "panda_finger_joint2"};
  for (const QStringList& names : {kArm, panda}) {
    for (int width = widthOf(QStringLiteral(u"mm…mm")); width < 200; ++width) {
      QStringList texts = shortened(names, width);
      INFO(width << " px: " << texts.join(", ").toStdString());
      for (const QString& text : texts) CHECK(widthOf(text) <= width);
      CHECK(texts.removeDuplicates() == 0);
    }
  }
}

TEST_CASE("What is not one of the names, and one of very many, is shortened by itself") {
  CHECK(shortName("some_other_joint", kArm, metrics(), 60) ==
        metrics().elidedText("some_other_joint", Qt::ElideMiddle, 60));
  QStringList many;
  for (int i = 0; i < 500; ++i) many << QStringLiteral("chain_link_%1_joint").arg(i);
  CHECK(shortName(many[7], many, metrics(), 60) == metrics().elidedText(many[7], Qt::ElideMiddle, 60));
}
