// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace linkwright::test {

/// The JSON schema of a scene file, made of the descriptions that read and write it (core/scene/describe.h).
std::string sceneSchema();
/// Its keys as the table of the manual's page on files.
std::string sceneKeyTable();

}  // namespace linkwright::test
