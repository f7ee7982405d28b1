// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/index.h"
#include "ui/workspaces/explain/walk/step_arrows.h"

namespace linkwright::ui {

int litLink(const Snapshot& snapshot, int step) {
  if (!snapshot.hasStep(step)) return -1;
  return snapshot.model->linkOfBody((*snapshot.steps)[at(step)].body);
}

LitLinks litLinks(const Snapshot& snapshot, int step) {
  LitLinks lit;
  if (!snapshot.hasStep(step)) return lit;
  const std::vector<Body>& bodies = snapshot.model->bodies();
  std::vector<bool> out(bodies.size(), false), back(bodies.size(), false);
  for (int index = 0; index <= step; ++index) {
    const Step& passed = (*snapshot.steps)[at(index)];
    (passed.pass == Pass::Forward ? out : back).at(at(passed.body)) = true;
  }
  std::vector<int> children(bodies.size(), 0);
  for (const Body& body : bodies) {
    if (body.parent >= 0) ++children[at(body.parent)];
  }
  // a wrench waits from when its link is done until the link that it goes to is reached; without a brother the walk
  // goes straight on to that one
  const bool hands_on = snapshot.recording->formulation != Formulation::NonRecursive;
  const int current = (*snapshot.steps)[at(step)].body;
  const auto waits = [&](int body) {
    const int parent = bodies[at(body)].parent;
    return hands_on && body != current && back[at(body)] && parent >= 0 && !back[at(parent)] &&
           children[at(parent)] > 1;
  };
  lit.current = litLink(snapshot, step);
  const std::vector<ModelLink>& links = snapshot.model->links();
  for (std::size_t link = 0; link < links.size(); ++link) {
    const int body = links[link].body, index = static_cast<int>(link);
    if (body < 0 || index == lit.current) continue;
    if (waits(body)) lit.waiting.push_back(index);
    if (back[at(body)]) {
      lit.inward.push_back(index);
    } else if (out[at(body)]) {
      lit.outward.push_back(index);
    }
  }
  return lit;
}

}  // namespace linkwright::ui
