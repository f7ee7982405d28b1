// SPDX-License-Identifier: MIT
#include "core/io/motion_table.h"
#include "core/io/simulation_table.h"
#include "core/scene/simulation_setup.h"
#include "core/simulation/simulator.h"
#include "core/trajectory/trajectory.h"
#include "python/binding/states.h"

#include <optional>
#include <pybind11/eigen.h>
#include <pybind11/stl.h>

namespace linkwright::python {
namespace {

constexpr int kSteps = 1000;  // of a simulation, before Ctrl+C is looked for

/// Fields by name, [rows x columns] each, and the times.
py::dict arraysOf(const ResultTable& table) {
  py::dict arrays;
  arrays["t"] = py::array_t<double>(std::ssize(table.times), table.times.data());
  std::size_t begin = 0;
  for (const ResultField& field : table.fields) {
    const std::size_t width = field.columns.size();
    py::array_t<double> array = newArray({std::ssize(table.rows), static_cast<Index>(width)});
    RowMap out = rowsOf(array);
    for (Index k = 0; k < out.rows(); ++k) {
      const std::vector<double>& row = table.rows[static_cast<std::size_t>(k)];
      std::copy_n(row.begin() + static_cast<std::ptrdiff_t>(begin), width, out.row(k).begin());
    }
    begin += width;
    arrays[field.name.c_str()] = array;
  }
  return arrays;
}

py::dict trajectory(const Robot& robot, double dt, bool has_torque, const Eigen::Vector3d& gravity, bool joint_friction,
                    bool rotor) {
  const std::optional<TrajectoryPlan> plan = planOf(robot.scene);
  if (!plan) throw py::value_error("the scene has no motion; give it one as 'trajectory' or 'motion'");
  const Trajectory motion = valueOf(compileTrajectory(*robot.model, robot.scene.poses, *plan));
  if (!(motion.sampleCount(dt) <= static_cast<double>(kMaxSamples)))
    throw py::value_error("dt makes more than 10,000,000 samples");
  const MotionTableOptions options{dt, has_torque, gravity, {joint_friction, rotor}};
  std::optional<Result<ResultTable>> table;
  {
    const py::gil_scoped_release others_may_run;
    table = motionTable(*robot.model, motion, options);
  }
  return arraysOf(valueOf(std::move(*table)));
}

/// A run that is over.
class Run {
public:
  Run(std::shared_ptr<const Model> model, std::vector<Contact> contacts, Simulator simulator)
      : model_(std::move(model)), contacts_(std::move(contacts)), simulator_(std::move(simulator)) {}

  void go() {
    bool goes_on = true;
    while (goes_on) {
      {
        const py::gil_scoped_release others_may_run;
        for (int i = 0; goes_on && i < kSteps; ++i) goes_on = simulator_.step();
      }
      if (PyErr_CheckSignals() != 0) throw py::error_already_set();
    }
  }

  py::dict arrays() const {
    const SimulationRecord& record = simulator_.record();
    py::dict all;
    all["t"] = py::array_t<double>(std::ssize(record.times()), record.times().data());
    for (const auto& [name, rows] : {std::pair<const char*, SimulationRecord::Rows>{"q", record.q()},
                                     {"qd", record.qd()},
                                     {"qdd", record.qdd()},
                                     {"tau", record.tau()}}) {
      py::array_t<double> array = newArray({rows.rows(), rows.cols()});
      rowsOf(array) = rows;
      all[name] = array;
    }
    return all;
  }
  std::string csv(bool has_balance) const {
    return simulationCsv(simulator_.record(), *model_, contacts_, has_balance);
  }
  std::string events() const { return eventsCsv(simulator_.record(), contacts_); }
  const char* status() const { return toString(simulator_.status()); }
  std::string message() const { return simulator_.message(); }

private:
  std::shared_ptr<const Model> model_;
  std::vector<Contact> contacts_;
  Simulator simulator_;
};

std::unique_ptr<Run> simulate(const Robot& robot, std::optional<double> duration, std::optional<double> dt,
                              std::optional<std::string> integrator, const Eigen::VectorXd& q,
                              const Eigen::VectorXd& qd, const Eigen::Vector3d& gravity, bool project_start) {
  SimulationSetup setup = valueOf(simulationSetup(robot.scene, robot.model));
  setup.gravity = gravity;
  setup.q = q;
  setup.qd = qd;
  SimulationSettings& settings = setup.settings;
  if (duration) settings.duration = *duration;
  if (dt) settings.step = *dt;
  if (integrator && !parseIntegrator(*integrator, settings.integrator))
    throw py::value_error("there is no integrator '" + *integrator +
                          "'; there are 'semi-implicit-euler', 'rk4' and 'dopri5'");
  settings.project_start = settings.project_start || project_start;
  // implicit friction goes with one integrator alone
  if (settings.integrator != Integrator::SemiImplicitEuler) settings.implicit_friction = false;
  std::vector<Contact> contacts = setup.contacts;
  Simulator simulator = valueOf(Simulator::create(std::move(setup)));
  auto run = std::make_unique<Run>(robot.model, std::move(contacts), std::move(simulator));
  run->go();
  return run;
}

}  // namespace

void addMotion(py::module_& module) {
  py::class_<Run>(module, "Run", "A simulation that is over.")
      .def("arrays", &Run::arrays)
      .def("csv", &Run::csv, py::arg("has_balance"))
      .def("events", &Run::events)
      .def_property_readonly("status", &Run::status)
      .def_property_readonly("message", &Run::message);
  module.def("trajectory", &trajectory, py::arg("robot"), py::arg("dt"), py::arg("has_torque"), py::arg("gravity"),
             py::arg("joint_friction"), py::arg("rotor"));
  module.def("simulate", &simulate, py::arg("robot"), py::arg("duration"), py::arg("dt"), py::arg("integrator"),
             py::arg("q"), py::arg("qd"), py::arg("gravity"), py::arg("project_start"));
}

}  // namespace linkwright::python
