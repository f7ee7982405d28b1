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
    {"ground_i", ExampleGroup::Contact, kOnTheGround},
    {"ground_ii", ExampleGroup::Contact, kOnTheGround},
    {"ground_iii", ExampleGroup::Contact, kOnTheGround},
    {"ground_iv", ExampleGroup::Contact, kOnTheGround},
    {"ground_v", ExampleGroup::Contact, kOnTheGround},
    {"ground_vi", ExampleGroup::Contact, kOnTheGround},
    {"ground_vii", ExampleGroup::Contact, kOnTheGround},
    {"ground_hanging_i", ExampleGroup::Contact, kOnTheGround},
    {"ground_hanging_ii", ExampleGroup::Contact, kOnTheGround},
    {"ground_hanging_iii", ExampleGroup::Contact, kOnTheGround},
    {"ground_hanging_iv", ExampleGroup::Contact, kOnTheGround},
    {"ground_hanging_v", ExampleGroup::Contact, kOnTheGround},
    {"ground_hanging_vi", ExampleGroup::Contact, kOnTheGround},
    {"ground_hanging_vii", ExampleGroup::Contact, kOnTheGround},
    {"constrained_arm", ExampleGroup::Contact, translatable("ExampleTitles", "The Same Arm Without the Ground")},
    {"cart_pole", ExampleGroup::Balance, translatable("ExampleTitles", "Cart-Pole")},
    {"cart_pole_balance", ExampleGroup::Balance, translatable("ExampleTitles", "Cart-Pole, Balanced")},
    {"acrobot", ExampleGroup::Balance, translatable("ExampleTitles", "Acrobot")},
    {"acrobot_swing_up", ExampleGroup::Balance, translatable("ExampleTitles", "Acrobot, Swing-Up")},
    {"furuta_pendulum", ExampleGroup::Balance, translatable("ExampleTitles", "Furuta Pendulum")},
    {"furuta_swing_up", ExampleGroup::Balance, translatable("ExampleTitles", "Furuta Pendulum, Swing-Up")},
    {"passive_last_joint", ExampleGroup::Balance, translatable("ExampleTitles", "Arm with a Passive Last Joint")},
    {"passive_two_link", ExampleGroup::Elastic, translatable("ExampleTitles", "Two Links, One Passive Joint")},
    {"two_link_elastic", ExampleGroup::Elastic, translatable("ExampleTitles", "Two Links, One Elastic")},
    {"elastic_chain", ExampleGroup::Elastic, translatable("ExampleTitles", "Elastic Chain")},
    {"branched_passive", ExampleGroup::Elastic, translatable("ExampleTitles", "Branched Chain, Passive Joints")},
    {"spring_arm", ExampleGroup::Chains, translatable("ExampleTitles", "Arm with Springs")},
    {"three_link_tree", ExampleGroup::Chains, translatable("ExampleTitles", "Tree of Three Links")},
    {"two_arm_torso", ExampleGroup::Chains, translatable("ExampleTitles", "Torso with Two Arms")},
    {"planar_biped", ExampleGroup::Chains, translatable("ExampleTitles", "Planar Biped")},
    {"snake_30", ExampleGroup::Chains, translatable("ExampleTitles", "Snake of 30 Links")},
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
