// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRgb>

#include <array>
#include <cstdint>
#include <vector>

namespace linkwright::ui {

/// A few colours for the many of a picture. Colours are gathered in 64^3 cells; the cells are cut into boxes, always
/// the box whose colours differ most, across the channel in which they do and at their mean; a box becomes the mean of
/// its pixels. Cells that are few enough keep their own means: flat areas come out as they were. The order of
/// magnitude is 10 ms for a million pixels.
class GifPalette {
public:
  GifPalette();
  void clear();
  void count(QRgb colour);
  /// Makes at most `most` colours of what was counted, at most 256.
  const std::vector<QRgb>& make(int most);
  /// The nearest colour's index, of a colour that was counted before make.
  int indexOf(QRgb colour) const { return index_[cellOf(colour)]; }

private:
  struct Cell {
    std::uint32_t pixels = 0;
    std::array<std::uint32_t, 3> sum = {};  ///< of a frame below 16 megapixels
  };
  struct Box {
    std::size_t first = 0, last = 0;  ///< of used_
    int channel = 0;                  ///< in which its colours differ most
    double mean = 0.0, spread = 0.0;  ///< in that channel; the sum of squares about the mean
    QRgb colour = 0;
  };
  static std::size_t cellOf(QRgb colour) {
    return (static_cast<std::size_t>(qRed(colour)) >> 2) << 12 | (static_cast<std::size_t>(qGreen(colour)) >> 2) << 6 |
           static_cast<std::size_t>(qBlue(colour)) >> 2;
  }
  Box boxOf(std::size_t first, std::size_t last) const;
  double meanOf(std::uint32_t cell, int channel) const;

  std::vector<Cell> cells_;
  std::vector<std::uint8_t> index_;
  std::vector<std::uint32_t> used_;
  std::vector<QRgb> colours_;
};

}  // namespace linkwright::ui
