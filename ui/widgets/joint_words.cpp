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
    //: adjective: a joint that rotates within limits
    case JointType::Revolute: return JointWordsText::tr("revolute");
    //: adjective: a joint that rotates without limits
    case JointType::Continuous: return JointWordsText::tr("continuous");
    //: adjective: a joint that translates
    case JointType::Prismatic: return JointWordsText::tr("prismatic");
    //: adjective: a joint that does not move
    case JointType::Fixed: return JointWordsText::tr("fixed");
  }
  return {};
}

}  // namespace linkwright::ui
