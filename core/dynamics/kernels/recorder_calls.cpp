// SPDX-License-Identifier: MIT
#include "core/dynamics/kernels/recorder_calls.h"

namespace linkwright {

namespace {

StepRecorder& recorderBehind(void* self) { return *static_cast<StepRecorder*>(self); }

}  // namespace

RecorderCalls recorderCalls(StepRecorder& recorder) {
  RecorderCalls calls;
  calls.self = &recorder;
  calls.input = [](void* self, Pass pass, int body, Quantity quantity, double value) {
    recorderBehind(self).input(pass, body, quantity, value);
  };
  calls.placed_in_parent = [](void* self, int body, const Mat3<double>& R, const Vec3<double>& r) {
    recorderBehind(self).placedInParent(body, R, r);
  };
  calls.scalar = [](void* self, Pass pass, int body, Quantity quantity, EquationId equation, double value) {
    recorderBehind(self).scalar(pass, body, quantity, equation, value);
  };
  calls.six_vector = [](void* self, Pass pass, int body, Quantity quantity, EquationId equation, Frame frame,
                        const Vec3<double>& first, const Vec3<double>& second) {
    recorderBehind(self).sixVector(pass, body, quantity, equation, frame, first, second);
  };
  calls.handed_on = [](void* self, int child, Quantity quantity, EquationId equation, Frame frame,
                       const Vec3<double>& first, const Vec3<double>& second) {
    recorderBehind(self).handedOn(child, quantity, equation, frame, first, second);
  };
  calls.received = [](void* self, int body, Quantity quantity) { recorderBehind(self).received(body, quantity); };
  return calls;
}

}  // namespace linkwright
