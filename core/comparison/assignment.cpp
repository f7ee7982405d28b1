// SPDX-License-Identifier: MIT
#include "core/comparison/assignment.h"

#include <limits>

namespace linkwright {
namespace {

/// Rows are taken in one after another; 0 stands for none, rows and columns count from 1.
class Assignment {
public:
  explicit Assignment(const Eigen::MatrixXd& costs)
      : costs_(costs),
        count_(static_cast<std::size_t>(costs.rows())),
        of_row_(count_ + 1),
        of_column_(count_ + 1),
        row_at_(count_ + 1) {}

  std::vector<int> solve() {
    for (std::size_t row = 1; row <= count_; ++row) takeIn(row);
    std::vector<int> column_of(count_);
    for (std::size_t column = 1; column <= count_; ++column)
      column_of[row_at_[column] - 1] = static_cast<int>(column) - 1;
    return column_of;
  }

private:
  /// Finds the cheapest way of changes that makes room for `row`, and goes it.
  void takeIn(std::size_t row) {
    std::vector<double> cheapest(count_ + 1, std::numeric_limits<double>::infinity());
    std::vector<std::size_t> from(count_ + 1);
    std::vector<bool> seen(count_ + 1);
    row_at_[0] = row;
    std::size_t column = 0;
    while (row_at_[column] != 0) {
      seen[column] = true;
      const std::size_t at = row_at_[column];
      double step = std::numeric_limits<double>::infinity();
      std::size_t next = 0;
      for (std::size_t k = 1; k <= count_; ++k) {
        if (seen[k]) continue;
        const double cost =
            costs_(static_cast<Eigen::Index>(at - 1), static_cast<Eigen::Index>(k - 1)) - of_row_[at] - of_column_[k];
        if (cost < cheapest[k]) {
          cheapest[k] = cost;
          from[k] = column;
        }
        if (cheapest[k] < step) {
          step = cheapest[k];
          next = k;
        }
      }
      for (std::size_t k = 0; k <= count_; ++k) {
        if (seen[k]) {
          of_row_[row_at_[k]] += step;
          of_column_[k] -= step;
        } else {
          cheapest[k] -= step;
        }
      }
      column = next;
    }
    for (; column != 0; column = from[column]) row_at_[column] = row_at_[from[column]];
  }

  const Eigen::MatrixXd& costs_;
  std::size_t count_;
  std::vector<double> of_row_, of_column_;  // potentials
  std::vector<std::size_t> row_at_;         // of each column
};

}  // namespace

std::vector<int> cheapestAssignment(const Eigen::MatrixXd& costs) { return Assignment(costs).solve(); }

}  // namespace linkwright
