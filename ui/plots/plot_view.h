// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/plot_curve.h"

#include <QTimer>
#include <qcustomplot.h>

#include <array>
#include <optional>
#include <utility>
#include <vector>

class QMenu;

namespace linkwright::ui {

/// The plot of the program: axes, theme, cursor, legend, gestures, keys, what is seen, copy and save. What it draws is
/// set whole, as data; torque_curves.h and motion_canvas.h draw curves of their own in it.
///
/// Where a place can be pointed at, a click or a drag does so, and Shift with it a second one; elsewhere a drag pans,
/// as Shift, the right and the middle button do everywhere. Ctrl and a drag zoom into a box, the wheel zooms along the
/// lower axis (with Ctrl, or beside the plot, the values), a double click or Home shows all, the right button and the
/// menu key open the menu. The view never leaves what there is, and stays the person's while the curves keep their
/// axes.
class PlotView : public QCustomPlot {
  Q_OBJECT
public:
  explicit PlotView(QWidget* parent = nullptr);

  void setAxes(const QString& x, const QString& y, bool x_logarithmic = false, bool y_logarithmic = false);
  void setPanes(const std::vector<PlotPane>& panes);
  void setCurves(std::vector<PlotCurve> curves);
  void setMarks(std::vector<PlotMark> marks);
  void setLevels(std::vector<PlotLevel> levels);
  void setBands(std::vector<PlotBand> bands);
  /// In place of numbers below the axes, each as far as there is room beside the one before.
  void setTicks(std::vector<PlotTick> ticks);
  /// What is seen of the lower axis at first; an empty stretch: all there is.
  void setWindow(double from, double to);
  /// The left axis at least so far (pixels) from the edge: plots one below the other then have their times in line.
  void setLeastLeftMargin(int pixels);
  const std::vector<PlotCurve>& curves() const { return curves_; }
  const std::vector<PlotMark>& marks() const { return marks_; }
  const std::vector<PlotLevel>& levels() const { return levels_; }
  const std::vector<PlotBand>& bands() const { return bands_; }

  /// Whether a place of the lower axis can be pointed at.
  void setPointed(bool pointed) { is_pointed_ = pointed; }
  /// Only at these, growing; at once, and the keys go from one to the next, at first to that at or after `first`.
  void setStops(std::vector<double> stops, double first = 0.0);
  /// Whether the mouse points at a stop without being pressed.
  void setReadByHover(bool on) { is_read_by_hover_ = on; }
  /// None, or no number: no cursor.
  void placeCursor(std::optional<double> x);
  void placeSecondCursor(std::optional<double> x);
  /// A ring at a place of the first pane, over the curves, none of which is drawn again when it moves; absent: none.
  void placeSpot(const std::optional<QPointF>& at);
  std::optional<double> cursor() const { return cursor_at_; }
  std::optional<double> secondCursor() const { return second_at_; }
  const std::optional<QPointF>& spot() const { return spot_at_; }

  virtual void showAll();
  /// Whether the person has chosen what is seen.
  bool isOwnView() const { return is_own_view_; }
  /// What there is to see of the first pane, where its curves are not set here: the lower, the left, the right axis.
  void setWhole(const QCPRange& x, const QCPRange& left, const QCPRange& right);
  /// Draws anew, once it is seen; what moves with the cursor alone.
  void redraw();
  void redrawCursors();
  /// Colours, pens and sizes anew.
  virtual void restyle();
  /// The names of all curves in the drawing, for files: where a table beside it has them otherwise.
  void setNamesDrawn(bool drawn);

signals:
  void placeWanted(double x);
  /// By a key where there are no stops: keys come faster than the cursor follows.
  void stepWanted(double by);
  void secondWanted(std::optional<double> x);
  /// The mouse points nowhere any more.
  void leftAlone();
  /// The person wants to see all there is.
  void allWanted();
  /// Colours and sizes have been set anew; what is drawn by others follows.
  void restyled();
  /// It is about to be drawn anew.
  void redrawing();
  /// The menu is about to be shown: others have entries of their own.
  void menuOpened(QMenu& menu, const QPoint& at);

protected:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool event(QEvent* event) override;

  /// One box of axes as it is drawn.
  struct Pane {
    QCPAxisRect* rect = nullptr;
    QCPAxis *x = nullptr, *left = nullptr, *right = nullptr;
    QCPItemStraightLine* cursor = nullptr;
    std::array<QCPRange, 2> whole;  ///< of the values when all is seen
    PlotPane look;
  };

  /// Works out what there is to see, and shows it unless the person has chosen.
  virtual void fit();
  virtual void pointAt(const QPoint& point, bool second);
  virtual void stepCursor(int direction, bool second);
  /// What is seen of the lower axis from now on, before it is held within what there is.
  virtual void wantX(const QCPRange& range);
  /// Holds the view within what there is, and draws it.
  virtual void keepInSight();
  /// Whether the wheel zooms the values too: a picture of one quantity over another.
  virtual bool isPicture() const { return panes_.front().look.x_log; }
  virtual void putCursors();
  void putLine(QCPItemStraightLine& line, std::optional<double> x) const;
  void setXRange(const QCPRange& range);
  void zoomValues(double factor, Pane& pane, double at_left, double at_right);

  std::vector<Pane> panes_;  // at least one
  QCPItemStraightLine* second_ = nullptr;
  std::optional<double> cursor_at_, second_at_;
  QCPRange whole_x_{0.0, 1.0};
  bool is_own_view_ = false, has_second_ = false, is_pointed_ = false;

private:
  // plot_view_curves.cpp
  Pane makePane(QCPAxisRect* rect);
  void resizePanes(std::size_t count);
  void makeLegendRow();
  void fillCurve(const PlotCurve& curve);
  void styleCurves();
  bool isDrawn(const PlotCurve& curve, std::size_t point) const;
  void standBars();
  std::optional<double> heightOf(const PlotCurve& curve, double x) const;
  // plot_view_marks.cpp
  void putItems();
  void styleItems();
  void placeWords();
  void fitTicks();
  int nameRows() const;
  // plot_view.cpp
  void styleLegend();
  void placeLegend();
  // plot_view_input.cpp
  enum class Press { None, Cursor, Second, Pan, Box };
  Press pressFor(const QMouseEvent& event) const;
  bool claimsKey(QEvent& event) const;
  Pane& paneAt(const QPointF& point);
  void panTo(const QPoint& point);
  void showBox(const QPoint& to);
  void zoomToBox(const QRect& box);
  void zoomX(double factor, double about);
  void hover(const QPoint& point);
  std::size_t nearestStop(const QCPAxis& x, double pixel) const;
  void showMenu(const QPoint& on_screen);

  std::vector<PlotCurve> curves_;
  std::vector<std::pair<QCPAbstractPlottable*, QCPGraph*>> drawn_;  // by curve, with the dot at the cursor
  std::vector<PlotMark> marks_;
  std::vector<PlotLevel> levels_;
  std::vector<PlotBand> bands_;
  std::vector<PlotTick> ticks_;
  std::vector<double> ticks_shown_;
  QList<QCPAbstractItem*> items_;  // of marks, levels and bands
  QCPItemTracer* spot_ = nullptr;  // made when there is one
  std::optional<QPointF> spot_at_;
  QCPItemRect* box_ = nullptr;
  QCPRange window_{0.0, 0.0};
  std::vector<double> stops_;
  double first_stop_ = 0.0;
  bool is_stale_ = true, is_redraw_posted_ = false, is_read_by_hover_ = false;
  Press press_ = Press::None;
  bool has_moved_ = false;  ///< far enough to be no click
  std::size_t pressed_pane_ = 0;
  QPoint pressed_at_, clicked_at_;
  bool clicked_second_ = false;
  QCPRange pressed_x_;
  std::array<QCPRange, 2> pressed_values_;
  QTimer click_;  ///< a click counts once it cannot become a double click
};

}  // namespace linkwright::ui
