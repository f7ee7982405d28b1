// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/dynamics/inverse_dynamics.h"
#include "core/mechanism/model.h"

#include <Eigen/Core>

#include <string>
#include <string_view>
#include <vector>

namespace linkwright {

/// One instant of a robot as a file tells it. Vectors are [dof] in joint order; rad, m, s, N m, N.
struct State {
  int line = 0;    ///< where it stands in the file, 1-based
  double t = 0.0;  ///< s; meaningful where the table has time
  Eigen::VectorXd q, qd, qdd, tau;
  std::vector<ExternalWrench> external;
};

struct StateTable {
  bool has_time = false;
  bool has_velocity = false, has_acceleration = false;  ///< false: they are zero because nobody said them
  std::vector<State> states;
};

struct StateOptions {
  bool ignore_extra = false;     ///< columns (keys) of other names are skipped instead of refused
  bool needs_positions = true;   ///< false: q may be absent as a whole, and is then zero
  bool needs_torques = false;    ///< true: tau may not be absent
  bool third_is_torque = false;  ///< what an array (.npy) holds behind q and qd: tau, not qdd
};

/// Reads states from CSV (columns q.JOINT, qd.JOINT, qdd.JOINT, tau.JOINT, t, ext.LINK.fx fy fz nx ny nz, in any
/// order; one line a state) or, where the text begins with `{`, from JSON ({"states":[{"q":[...],"qd":[...],...,"t":0,
/// "ext":{"LINK":[fx,fy,fz,nx,ny,nz]}}]} in joint order), or from a .npy array (StateReader). A group that is absent as
/// a whole is zero, except those that are needed.
/// Errors, all of them, with file and line: a column that is missing, unknown or there twice, a cell that is not a
/// finite number (named), a row of the wrong length, no state at all.
Result<StateTable> readStates(std::string_view text, const std::string& file_name, const Model& model,
                              const StateOptions& options = {});

/// The same from a file, all of it at once; `-` reads standard input.
Result<StateTable> readStatesFile(const std::string& path, const Model& model, const StateOptions& options = {});

}  // namespace linkwright
