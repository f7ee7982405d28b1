// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/effects.h"

#include <Qt3DRender/QBlendEquation>
#include <Qt3DRender/QBlendEquationArguments>
#include <Qt3DRender/QCullFace>
#include <Qt3DRender/QDepthTest>
#include <Qt3DRender/QFilterKey>
#include <Qt3DRender/QGraphicsApiFilter>
#include <Qt3DRender/QNoDepthMask>
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
  blend(render_pass, true);
  return render_pass;
}

std::vector<QRenderPass*> solidPasses(QShaderProgram* shadow, QShaderProgram* solid) {
  QRenderPass* flat = makePass(pass::kShadow, shadow);
  testDepth(flat, QDepthTest::Always, false);
  QRenderPass* body = makePass(pass::kSolid, solid);
  testDepth(body, QDepthTest::Less, true);
  cull(body, QCullFace::Back);
  blend(body, false);
  return {flat, body};
}

}  // namespace

Effects::Effects(Qt3DCore::QNode* owner) {
  QShaderProgram* shadow = makeProgram(owner, shadowShader());
  QShaderProgram* body = makeProgram(owner, solidShader());
  solid = makeEffect(owner, solidPasses(shadow, body));

  std::vector<QRenderPass*> passes = solidPasses(shadow, body);
  QRenderPass* hull = makePass(pass::kOutline, makeProgram(owner, outlineShader()));
  testDepth(hull, QDepthTest::Less, true);
  cull(hull, QCullFace::Front);
  passes.push_back(hull);
  outlined_solid = makeEffect(owner, passes);

  QRenderPass* behind = makePass(pass::kBackdrop, makeProgram(owner, backdropShader()));
  testDepth(behind, QDepthTest::Always, false);
  backdrop = makeEffect(owner, {behind});

  QShaderProgram* glyphs = makeProgram(owner, glyphShader());
  glyph = makeEffect(owner, {overlayPass(pass::kGlyph, glyphs, QDepthTest::LessOrEqual)});
  overlay_glyph = makeEffect(owner, {overlayPass(pass::kOverlay, glyphs, QDepthTest::Always)});
  gizmo_glyph = makeEffect(owner, {overlayPass(pass::kGizmo, glyphs, QDepthTest::Always)});
  gizmo_fill = makeEffect(owner, {overlayPass(pass::kGizmo, makeProgram(owner, fillShader()), QDepthTest::Always)});

  label = makeEffect(owner, {overlayPass(pass::kLabel, makeProgram(owner, labelShader()), QDepthTest::Always)});
}

}  // namespace linkwright::ui
