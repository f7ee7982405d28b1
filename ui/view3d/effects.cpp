// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/effects.h"

#include <Qt3DRender/QBlendEquation>
#include <Qt3DRender/QBlendEquationArguments>
#include <Qt3DRender/QCullFace>
#include <Qt3DRender/QDepthTest>
#include <Qt3DRender/QFilterKey>
#include <Qt3DRender/QGraphicsApiFilter>
#include <Qt3DRender/QNoDepthMask>
#include <Qt3DRender/QPointSize>
#include <Qt3DRender/QShaderProgram>
#include <Qt3DRender/QTechnique>

#include <utility>
#include <vector>

namespace linkwright::ui {

namespace {

using namespace Qt3DRender;

QRenderPass* makePass(const char* name, QShaderProgram* program) {
  auto* render_pass = new QRenderPass;
  auto* key = new QFilterKey(render_pass);
  key->setName("pass");
  key->setValue(name);
  render_pass->addFilterKey(key);
  render_pass->setShaderProgram(program);
  return render_pass;
}

QShaderProgram* makeProgram(Qt3DCore::QNode* owner, const ShaderSource& source) {
  auto* program = new QShaderProgram(owner);
  program->setVertexShaderCode(source.vertex);
  program->setFragmentShaderCode(source.fragment);
  return program;
}

void testDepth(QRenderPass* render_pass, QDepthTest::DepthFunction function, bool writes) {
  auto* test = new QDepthTest(render_pass);
  test->setDepthFunction(function);
  render_pass->addRenderState(test);
  if (!writes) render_pass->addRenderState(new QNoDepthMask(render_pass));
}

void cull(QRenderPass* render_pass, QCullFace::CullingMode mode) {
  auto* culling = new QCullFace(render_pass);
  culling->setMode(mode);
  render_pass->addRenderState(culling);
}

// the window's own alpha stays 1, or a compositor would show what is behind
void blend(QRenderPass* render_pass, bool premultiplied) {
  auto* arguments = new QBlendEquationArguments(render_pass);
  arguments->setSourceRgb(premultiplied ? QBlendEquationArguments::One : QBlendEquationArguments::SourceAlpha);
  arguments->setDestinationRgb(QBlendEquationArguments::OneMinusSourceAlpha);
  arguments->setSourceAlpha(QBlendEquationArguments::Zero);
  arguments->setDestinationAlpha(QBlendEquationArguments::One);
  render_pass->addRenderState(arguments);
  auto* equation = new QBlendEquation(render_pass);
  equation->setBlendFunction(QBlendEquation::Add);
  render_pass->addRenderState(equation);
}

QEffect* makeEffect(Qt3DCore::QNode* owner, const std::vector<QRenderPass*>& passes) {
  auto* effect = new QEffect(owner);
  auto* technique = new QTechnique(effect);
  QGraphicsApiFilter* api = technique->graphicsApiFilter();
  api->setApi(QGraphicsApiFilter::OpenGL);
  api->setProfile(QGraphicsApiFilter::CoreProfile);
  api->setMajorVersion(3);
  api->setMinorVersion(3);
  for (QRenderPass* render_pass : passes) {
    render_pass->setParent(technique);
    technique->addRenderPass(render_pass);
  }
  effect->addTechnique(technique);
  return effect;
}

QRenderPass* overlayPass(const char* name, QShaderProgram* program, QDepthTest::DepthFunction function) {
  QRenderPass* render_pass = makePass(name, program);
  testDepth(render_pass, function, false);
  cull(render_pass, QCullFace::NoCulling);
  blend(render_pass, true);
  return render_pass;
}

// the programs of links, and which of them their effects are made of
class SolidEffects {
public:
  SolidEffects(Qt3DCore::QNode* owner, bool fades_edges)
      : owner_(owner),
        fades_edges_(fades_edges),
        shadow_(makeProgram(owner, shadowShader())),
        body_(makeProgram(owner, solidShader(fades_edges ? Edges::Without : Edges::Plain))),
        blended_(makeProgram(owner, solidShader(fades_edges ? Edges::Fading : Edges::Plain))) {}

  QEffect* make(bool translucent) const {
    QRenderPass* flat = makePass(pass::kShadow, shadow_);
    testDepth(flat, QDepthTest::Always, false);
    std::vector<QRenderPass*> passes = {flat};
    if (!translucent) passes.push_back(bodyPass(pass::kSolid, body_));
    if (translucent || fades_edges_) {
      passes.push_back(bodyPass(pass::kBlended, blended_));
      blend(passes.back(), false);
    }
    return makeEffect(owner_, passes);
  }

private:
  static QRenderPass* bodyPass(const char* name, QShaderProgram* program) {
    QRenderPass* body = makePass(name, program);
    testDepth(body, QDepthTest::Less, true);
    cull(body, QCullFace::Back);
    return body;
  }

  Qt3DCore::QNode* owner_;
  bool fades_edges_;
  QShaderProgram *shadow_, *body_, *blended_;
};

QEffect* backgroundEffect(Qt3DCore::QNode* owner, const char* name, const ShaderSource& source) {
  QRenderPass* render_pass = makePass(name, makeProgram(owner, source));
  testDepth(render_pass, QDepthTest::Always, false);
  cull(render_pass, QCullFace::NoCulling);  // the renderer culls unless told
  return makeEffect(owner, {render_pass});
}

}  // namespace

Effects::Effects(Qt3DCore::QNode* owner, bool fades_edges) {
  const SolidEffects solids(owner, fades_edges);
  solid = solids.make(false);
  translucent = solids.make(true);
  QRenderPass* hull = makePass(pass::kOutline, makeProgram(owner, outlineShader()));
  testDepth(hull, QDepthTest::Less, true);
  cull(hull, QCullFace::Front);
  outline = makeEffect(owner, {hull});

  backdrop = backgroundEffect(owner, pass::kBackdrop, backdropShader());
  ground = backgroundEffect(owner, pass::kGround, groundShader());
  ground_shadow = makeEffect(
      owner, {overlayPass(pass::kGroundShadow, makeProgram(owner, groundShadowShader()), QDepthTest::Always)});

  // each shows its nearest surface only, so that what lies behind one is seen through one layer of it
  const auto shell = [owner](GhostOf of) {
    QRenderPass* made = makePass(pass::kGhost, makeProgram(owner, ghostShader(of)));
    testDepth(made, QDepthTest::Less, true);
    cull(made, QCullFace::Back);
    blend(made, true);
    return makeEffect(owner, {made});
  };
  ghost = shell(GhostOf::Solid);
  ghost_links = shell(GhostOf::Links);

  // the ground has no depth, so a surface in its plane lies on it
  sheet = makeEffect(owner, {overlayPass(pass::kSheet, makeProgram(owner, sheetShader()), QDepthTest::Less)});

  QShaderProgram* glyphs = makeProgram(owner, glyphShader());
  glyph = makeEffect(owner, {overlayPass(pass::kGlyph, glyphs, QDepthTest::LessOrEqual)});
  QRenderPass* dots = overlayPass(pass::kGlyph, makeProgram(owner, pointShader()), QDepthTest::LessOrEqual);
  auto* size = new QPointSize(dots);
  size->setSizeMode(QPointSize::Programmable);
  dots->addRenderState(size);
  point = makeEffect(owner, {dots});
  overlay_glyph = makeEffect(owner, {overlayPass(pass::kOverlay, glyphs, QDepthTest::Always)});
  gizmo_glyph = makeEffect(owner, {overlayPass(pass::kGizmo, glyphs, QDepthTest::Always)});
  gizmo_fill = makeEffect(owner, {overlayPass(pass::kGizmo, makeProgram(owner, fillShader()), QDepthTest::Always)});

  label = makeEffect(owner, {overlayPass(pass::kLabel, makeProgram(owner, labelShader()), QDepthTest::Always)});
}

}  // namespace linkwright::ui
