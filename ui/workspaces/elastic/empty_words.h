// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/beam/elastic_tree.h"
#include "ui/work/elastic_study.h"

#include <QString>

namespace linkwright::ui {

// What panels say in the place of what they have not got: the same in all of them.

/// Why there is no analysis to be looked at, and what to do.
QString whyNoAnalysis(const ElasticStudy& study);

/// Why natural frequencies of a tree are not worked out: no link bends, or its beams have so many degrees of freedom
/// that a person's patience would not do (ElementStudyOptions::most_size). Empty: they are.
QString whyNoModes(const ElasticTree& tree);

}  // namespace linkwright::ui
