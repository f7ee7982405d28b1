// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/example_titles.h"

#include "core/base/translatable.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <iterator>

namespace linkwright::ui {

namespace {

struct ExampleTitlesText {
  Q_DECLARE_TR_FUNCTIONS(ExampleTitles)
};

struct Row {
  const char* file;
  ExampleGroup group;
  const char* title;
};
constexpr const char* kOnTheGround = translatable("ExampleTitles", "Arm on the Ground");
constexpr Row kRows[] = {
    {"pendulum", ExampleGroup::Start, translatable("ExampleTitles", "Pendulum")},
    {"planar_2r", ExampleGroup::Start, translatable("ExampleTitles", "Planar 2R Arm")},
    {"planar_3r", ExampleGroup::Start, translatable("ExampleTitles", "Planar 3R Arm")},
    {"ur5e", ExampleGroup::Industrial, "Universal Robots UR5e"},
    {"puma560", ExampleGroup::Industrial, "PUMA 560"},
    {"scara", ExampleGroup::Industrial, "SCARA"},
    {"panda", ExampleGroup::Industrial, "Franka Emika Panda"},
    {"iiwa14", ExampleGroup::Industrial, "KUKA LBR iiwa 14"},
    {"gantry", ExampleGroup::Industrial, translatable("ExampleTitles", "Gantry")},
    {"arm_on_the_ground_i", ExampleGroup::Contact, kOnTheGround},
    {"arm_on_the_ground_ii", ExampleGroup::Contact, kOnTheGround},
    {"arm_on_the_ground_iii", ExampleGroup::Contact, kOnTheGround},
    {"arm_on_the_ground_iv", ExampleGroup::Contact, kOnTheGround},
    {"arm_on_the_ground_v", ExampleGroup::Contact, kOnTheGround},
    {"arm_on_the_ground_vi", ExampleGroup::Contact, kOnTheGround},
    {"arm_on_the_ground_vii", ExampleGroup::Contact, kOnTheGround},
    {"hanging_arm_on_the_ground_i", ExampleGroup::Contact, kOnTheGround},
    {"hanging_arm_on_the_ground_ii", ExampleGroup::Contact, kOnTheGround},
    {"hanging_arm_on_the_ground_iii", ExampleGroup::Contact, kOnTheGround},
    {"hanging_arm_on_the_ground_iv", ExampleGroup::Contact, kOnTheGround},
    {"hanging_arm_on_the_ground_v", ExampleGroup::Contact, kOnTheGround},
    {"hanging_arm_on_the_ground_vi", ExampleGroup::Contact, kOnTheGround},
    {"hanging_arm_on_the_ground_vii", ExampleGroup::Contact, kOnTheGround},
    {"arm_without_the_ground", ExampleGroup::Contact, translatable("ExampleTitles", "Arm Without the Ground")},
    {"cart_pole", ExampleGroup::Balance, translatable("ExampleTitles", "Cart-Pole")},
    {"cart_pole_balanced", ExampleGroup::Balance, translatable("ExampleTitles", "Cart-Pole, Balanced")},
    {"acrobot", ExampleGroup::Balance, translatable("ExampleTitles", "Acrobot")},
    {"acrobot_swing_up", ExampleGroup::Balance, translatable("ExampleTitles", "Acrobot, Swing-Up")},
    {"furuta_pendulum", ExampleGroup::Balance, translatable("ExampleTitles", "Furuta Pendulum")},
    {"furuta_pendulum_swing_up", ExampleGroup::Balance, translatable("ExampleTitles", "Furuta Pendulum, Swing-Up")},
    {"arm_with_a_passive_last_joint", ExampleGroup::Balance,
     translatable("ExampleTitles", "Arm with a Passive Last Joint")},
    {"two_links_one_passive_joint", ExampleGroup::Elastic,
     translatable("ExampleTitles", "Two Links, One Passive Joint")},
    {"two_links_one_elastic", ExampleGroup::Elastic, translatable("ExampleTitles", "Two Links, One Elastic")},
    {"elastic_chain", ExampleGroup::Elastic, translatable("ExampleTitles", "Elastic Chain")},
    {"branched_chain_passive_joints", ExampleGroup::Elastic,
     translatable("ExampleTitles", "Branched Chain, Passive Joints")},
    {"arm_with_springs", ExampleGroup::Chains, translatable("ExampleTitles", "Arm with Springs")},
    {"tree_of_three_links", ExampleGroup::Chains, translatable("ExampleTitles", "Tree of Three Links")},
    {"torso_with_two_arms", ExampleGroup::Chains, translatable("ExampleTitles", "Torso with Two Arms")},
    {"planar_biped", ExampleGroup::Chains, translatable("ExampleTitles", "Planar Biped")},
    {"snake_of_30_links", ExampleGroup::Chains, translatable("ExampleTitles", "Snake of 30 Links")},
};

}  // namespace

QString wordsFor(ExampleGroup group) {
  switch (group) {
    case ExampleGroup::Start: return ExampleTitlesText::tr("Start Here");
    case ExampleGroup::Industrial: return ExampleTitlesText::tr("Industrial Arms");
    case ExampleGroup::Contact: return ExampleTitlesText::tr("Contact");
    case ExampleGroup::Balance: return ExampleTitlesText::tr("Balance");
    case ExampleGroup::Elastic: return ExampleTitlesText::tr("Passive and Elastic");
    case ExampleGroup::Chains: return ExampleTitlesText::tr("Chains and Trees");
  }
  return {};
}

std::optional<ExampleTitle> exampleTitle(const QString& path) {
  const QString file = QFileInfo(path).completeBaseName();
  const auto* row = std::find_if(std::begin(kRows), std::end(kRows),
                                 [&](const Row& each) { return file == QLatin1String(each.file); });
  if (row == std::end(kRows)) return std::nullopt;
  return ExampleTitle{QCoreApplication::translate("ExampleTitles", row->title), row->group,
                      static_cast<int>(row - std::begin(kRows))};
}

}  // namespace linkwright::ui
