// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/joint_words.h"

#include <QCoreApplication>

namespace linkwright::ui {

namespace {

struct JointWordsText {
  Q_DECLARE_TR_FUNCTIONS(JointWords)
};

}  // namespace

QString jointTypeWord(JointType type) {
  switch (type) {
    case JointType::Revolute: return JointWordsText::tr("revolute");
    case JointType::Continuous: return JointWordsText::tr("continuous");
    case JointType::Prismatic: return JointWordsText::tr("prismatic");
    case JointType::Fixed: return JointWordsText::tr("fixed");
  }
  return {};
}

}  // namespace linkwright::ui
