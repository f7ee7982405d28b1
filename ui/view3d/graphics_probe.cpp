// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/graphics_probe.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QPointer>

#include <future>

namespace linkwright::ui {

namespace {

constexpr int kSamplesOnHardware = 4;

struct GraphicsProbeText {
  Q_DECLARE_TR_FUNCTIONS(linkwright::ui::Graphics)
};

QSurfaceFormat plainFormat() {
  QSurfaceFormat format;
  format.setRenderableType(QSurfaceFormat::OpenGL);
  format.setProfile(QSurfaceFormat::CoreProfile);
  format.setVersion(3, 3);
  format.setDepthBufferSize(24);
  format.setSamples(0);
  return format;
}

}  // namespace

QSurfaceFormat Graphics::format() const {
  QSurfaceFormat format = plainFormat();
  format.setSamples(software ? 0 : kSamplesOnHardware);
  return format;
}

namespace {

/// On any thread; the surface is the main thread's.
Graphics probe(QOffscreenSurface& surface) {
  Graphics graphics;
  // this platform draws into memory and logs an error for each frame of a 3D window
  if (QGuiApplication::platformName() == QLatin1String("offscreen") ||
      QGuiApplication::platformName() == QLatin1String("minimal")) {
    graphics.problem =
        GraphicsProbeText::tr("The platform “%1” cannot draw 3D graphics.").arg(QGuiApplication::platformName());
    return graphics;
  }
  QOpenGLContext context;
  context.setFormat(plainFormat());
  if (!context.create() || !context.makeCurrent(&surface)) {
    graphics.problem = GraphicsProbeText::tr("Could not create an OpenGL context.");
    return graphics;
  }
  const GLubyte* name = context.functions()->glGetString(GL_RENDERER);
  graphics.renderer = QString::fromLatin1(reinterpret_cast<const char*>(name));
  if (context.format().version() < qMakePair(3, 3)) {
    //: %1 and %2: version, major and minor, %3: name of the graphics card
    graphics.problem = GraphicsProbeText::tr("OpenGL 3.3 or later is required, but %3 provides version %1.%2.")
                           .arg(context.format().majorVersion())
                           .arg(context.format().minorVersion())
                           .arg(graphics.renderer);
  } else {
    graphics.available = true;
    for (const char* software : {"llvmpipe", "softpipe", "SwiftShader"}) {
      graphics.software = graphics.software || graphics.renderer.contains(QLatin1String(software), Qt::CaseInsensitive);
    }
  }
  context.doneCurrent();
  return graphics;
}

/// Lives as long as the application: the surface may not outlive it.
class Probe : public QObject {
public:
  Probe() : QObject(QCoreApplication::instance()) {
    surface_.setFormat(plainFormat());
    surface_.create();
    found_ = std::async(std::launch::async, [this] { return probe(surface_); }).share();
  }
  const Graphics& graphics() const { return found_.get(); }

private:
  QOffscreenSurface surface_;
  std::shared_future<Graphics> found_;  // goes first, and waits for the thread
};

QPointer<Probe> the_probe;

}  // namespace

void beginGraphicsProbe() {
  if (the_probe.isNull()) the_probe = new Probe;
}

const Graphics& probeGraphics() {
  beginGraphicsProbe();
  return the_probe->graphics();
}

}  // namespace linkwright::ui
