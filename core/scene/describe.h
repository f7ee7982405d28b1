// SPDX-License-Identifier: MIT
#pragma once

// A field of a scene is written down once, in the description of its struct:
//
//   template <class V>
//   void describe(V& v, ScenePlot& plot) {
//     v.field("kind", plot.kind, kPlotKinds, Field{.needed = true, .words = "what it draws"});
//     v.field("share", plot.share, Field{.above = 0.0, .most = 1e6, .words = "of the height"});
//   }
//
// What reads a file, what writes one and what lists the keys are visitors `v`. Fields come in the order in which they
// are written; the type says what stands in the file. A visitor has
//
//   field(key, value, Field)                      double, int (a whole number), bool, std::string, Vector3d, Vector4d,
//                                                 Pose, or std::optional of one of them
//   field(key, value, words, Field)               an enumeration with its Words, or which alternative a variant holds;
//                                                 false where a file does not say which
//   field(key, VectorXd, JointField)              a number for each moving joint; or a std::vector of texts
//   field(key, struct or optional, ObjectField)   what has a description itself
//   field(key, std::vector of them, ListField)
//   field(key, optional, std::vector, ListField)  a list whose first item is of another kind
//   part(key, function, ObjectField)              an object of which the function describes the fields
//   each(variant, function)                       calls it with the alternative: its fields stand beside its name's
//   alternative<T>(key, variant, function)        calls it with a T where that is the one; in a file its key tells
//   own(key, read, write, OwnField)               what none of these can say
//   before(function), check(function)             what is done, or has to hold, while a file is being read
//   oneOf({key, key})                             one of them stands there, and only one: checked elsewhere
//   goesOnWith(mechanism)                         what follows goes by it; false where it does not compile

#include "core/base/message.h"
#include "core/scene/field.h"

#include <cstddef>
#include <limits>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace linkwright {

/// Of what is read and written by functions of its own.
struct OwnField {
  const char* schema = "";  ///< the members of its JSON schema
  bool needed = false;
  const char* words = "";
};

/// Of an entry for each moving joint. Joints that a file does not name have the entry that `start` says.
struct JointField {
  enum class Start { Zero, Ready, Own } start = Start::Own;
  bool needed = false;
  bool optional = false;  ///< an empty one is not written
  bool omitted = false;   ///< not written this time
  bool may_be_infinite = false;
  bool keeps_limits = false;  ///< positions beyond the joints' limits are moved to them, with a warning
  const char* text = "";      ///< what an entry that is a text is called in messages
  const char* words = "";
};

/// Of a struct in a struct. `place` is what it is called in messages, with %1 for what the owner is called; by default
/// that and the key.
struct ObjectField {
  Message place = {};
  bool needed = false;
  bool optional = false;
  bool omitted = false;
  int lines = -1;  ///< -1: on one line; otherwise one member a line, the end indented so far
  const char* words = "";
};

/// Of a list of structs, one item a line.
struct ListField {
  Message item = {};        ///< what an item is called in messages, with %1 for its number and %2 for the owner
  Message first_item = {};  ///< the same of the first one, where that is of another kind
  bool is_named = false;    ///< the "name" of the item is added: "link 'arm'"
  bool needed = false;
  bool optional = false;                                       ///< an empty one is not written
  int indent = 2;                                              ///< of its end
  int lines = -1;                                              ///< as of an object, for the items
  std::size_t most = std::numeric_limits<std::size_t>::max();  ///< in a scene
  const char* words = "";
};

/// Which of `count` items have a name that an earlier one has. `nameOf(i)` may be null: an item that has none.
template <class NameOf>
std::vector<std::size_t> repeatedNames(std::size_t count, const NameOf& nameOf) {
  std::vector<std::size_t> repeated;
  std::unordered_set<std::string_view> seen;
  for (std::size_t i = 0; i < count; ++i) {
    const std::string* name = nameOf(i);
    if (name != nullptr && !seen.insert(*name).second) repeated.push_back(i);
  }
  return repeated;
}

}  // namespace linkwright
