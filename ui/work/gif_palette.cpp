// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/gif_palette.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace linkwright::ui {

namespace {

constexpr std::size_t kCells = 64 * 64 * 64;

int channelOf(QRgb colour, int channel) {
  return channel == 0 ? qRed(colour) : channel == 1 ? qGreen(colour) : qBlue(colour);
}

}  // namespace

GifPalette::GifPalette() : cells_(kCells), index_(kCells, 0) {}

void GifPalette::clear() {
  for (const std::uint32_t cell : used_) cells_[cell] = {};
  used_.clear();
  colours_.clear();
}

void GifPalette::count(QRgb colour) {
  const std::size_t at = cellOf(colour);
  Cell& cell = cells_[at];
  if (cell.pixels++ == 0) used_.push_back(static_cast<std::uint32_t>(at));
  cell.sum[0] += static_cast<std::uint32_t>(qRed(colour));
  cell.sum[1] += static_cast<std::uint32_t>(qGreen(colour));
  cell.sum[2] += static_cast<std::uint32_t>(qBlue(colour));
}

double GifPalette::meanOf(std::uint32_t cell, int channel) const {
  return static_cast<double>(cells_[cell].sum[static_cast<std::size_t>(channel)]) / cells_[cell].pixels;
}

GifPalette::Box GifPalette::boxOf(std::size_t first, std::size_t last) const {
  Box box;
  box.first = first;
  box.last = last;
  std::array<int, 3> mean = {};
  for (int channel = 0; channel < 3; ++channel) {
    double pixels = 0.0, sum = 0.0, squares = 0.0;
    for (std::size_t i = first; i < last; ++i) {
      const double weight = cells_[used_[i]].pixels, value = meanOf(used_[i], channel);
      pixels += weight;
      sum += weight * value;
      squares += weight * value * value;
    }
    const double middle = sum / pixels, spread = squares - sum * middle;
    mean[static_cast<std::size_t>(channel)] = static_cast<int>(std::lround(middle));
    if (channel == 0 || spread > box.spread) {
      box.spread = spread;
      box.channel = channel;
      box.mean = middle;
    }
  }
  if (last - first < 2) box.spread = 0.0;
  box.colour = qRgb(mean[0], mean[1], mean[2]);
  return box;
}

const std::vector<QRgb>& GifPalette::make(int most) {
  colours_.clear();
  if (used_.empty()) return colours_;
  std::vector<Box> boxes = {boxOf(0, used_.size())};
  while (std::ssize(boxes) < most) {
    const auto widest =
        std::max_element(boxes.begin(), boxes.end(), [](const Box& a, const Box& b) { return a.spread < b.spread; });
    // round-off of a box of one colour is no reason to cut
    if (widest->spread < 1e-3) break;
    const Box cut = *widest;
    const auto begin = used_.begin() + static_cast<std::ptrdiff_t>(cut.first);
    const auto end = used_.begin() + static_cast<std::ptrdiff_t>(cut.last);
    const auto middle =
        std::partition(begin, end, [&](std::uint32_t cell) { return meanOf(cell, cut.channel) <= cut.mean; });
    if (middle == begin || middle == end) {
      widest->spread = 0.0;
      continue;
    }
    const auto at = static_cast<std::size_t>(middle - used_.begin());
    *widest = boxOf(cut.first, at);
    boxes.push_back(boxOf(at, cut.last));
  }
  for (const Box& box : boxes) colours_.push_back(box.colour);
  // a cell takes the nearest of all colours, which need not be that of its own box
  for (const std::uint32_t cell : used_) {
    const std::array<int, 3> mean = {static_cast<int>(std::lround(meanOf(cell, 0))),
                                     static_cast<int>(std::lround(meanOf(cell, 1))),
                                     static_cast<int>(std::lround(meanOf(cell, 2)))};
    int nearest = std::numeric_limits<int>::max();
    for (std::size_t i = 0; i < colours_.size(); ++i) {
      int away = 0;
      for (int channel = 0; channel < 3; ++channel) {
        const int by = mean[static_cast<std::size_t>(channel)] - channelOf(colours_[i], channel);
        away += by * by;
      }
      if (away >= nearest) continue;
      nearest = away;
      index_[cell] = static_cast<std::uint8_t>(i);
    }
  }
  return colours_;
}

}  // namespace linkwright::ui
