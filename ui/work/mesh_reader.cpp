// SPDX-License-Identifier: GPL-3.0-or-later
// The one file that knows assimp.
#include "ui/work/mesh_reader.h"

#include "ui/work/collada_check.h"

#include <Eigen/Geometry>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <algorithm>
#include <assimp/BaseImporter.h>
#include <assimp/IOStream.hpp>
#include <assimp/IOSystem.hpp>
#include <assimp/Importer.hpp>
#include <assimp/config.h>
#include <assimp/material.h>
#include <assimp/postprocess.h>
#include <assimp/scene.h>
#include <cmath>
#include <cstring>
#include <stdexcept>
#include <utility>

namespace linkwright::ui {

namespace {

using Eigen::Matrix3f;
using Eigen::Vector3f;

constexpr qint64 kMostMaterialBytes = 4LL << 20;
constexpr float kSharpestSmoothDeg = 35.0f;
constexpr float kFarthest = 1e6f;                  // m, or the file's own unit
constexpr unsigned kMostCornersOfAPolygon = 1000;  // cutting one into triangles takes the square of it
constexpr int kStlHeader = 84, kStlTriangle = 50;  // bytes

struct MeshReaderText {
  Q_DECLARE_TR_FUNCTIONS(MeshReader)
};

/// Something that a person can be told.
class Refusal : public std::runtime_error {
public:
  explicit Refusal(const QString& why) : std::runtime_error(why.toStdString()) {}
};

class MemoryStream : public Assimp::IOStream {
public:
  explicit MemoryStream(QByteArray bytes) : bytes_(std::move(bytes)) {}
  size_t Read(void* to, size_t size, size_t count) override {
    if (size == 0) return 0;
    const size_t wanted = std::min(count, (FileSize() - at_) / size);
    std::memcpy(to, bytes_.constData() + at_, wanted * size);
    at_ += wanted * size;
    return wanted;
  }
  size_t Write(const void*, size_t, size_t) override { return 0; }
  aiReturn Seek(size_t offset, aiOrigin origin) override {
    // from the end the way counts backwards
    const size_t end = FileSize();
    const size_t to = origin == aiOrigin_SET ? offset : origin == aiOrigin_CUR ? at_ + offset : end - offset;
    if (to > end) return aiReturn_FAILURE;
    at_ = to;
    return aiReturn_SUCCESS;
  }
  size_t Tell() const override { return at_; }
  size_t FileSize() const override { return static_cast<size_t>(bytes_.size()); }
  void Flush() override {}

private:
  QByteArray bytes_;
  size_t at_ = 0;
};

/// The file that was asked for, and the materials beside it: nothing else is there.
class OneFile : public Assimp::IOSystem {
public:
  OneFile(std::string name, QByteArray bytes, QString folder)
      : name_(std::move(name)), bytes_(std::move(bytes)), folder_(std::move(folder)) {}
  bool Exists(const char* file) const override { return file == name_ || !materialFile(file).isEmpty(); }
  char getOsSeparator() const override { return '/'; }
  Assimp::IOStream* Open(const char* file, const char*) override {
    if (file == name_) return new MemoryStream(bytes_);
    QFile materials(materialFile(file));
    if (materials.fileName().isEmpty() || !materials.open(QIODevice::ReadOnly)) return nullptr;
    return new MemoryStream(materials.read(kMostMaterialBytes));
  }
  void Close(Assimp::IOStream* stream) override { delete stream; }

private:
  QString materialFile(const char* file) const {
    QString name = QString::fromUtf8(file);
    if (name.startsWith(QLatin1String("./"))) name.remove(0, 2);
    if (!name.endsWith(QLatin1String(".mtl"), Qt::CaseInsensitive) || name.contains('/') || name.contains('\\'))
      return {};
    const QFileInfo info(folder_ + '/' + name);
    return info.isFile() && info.size() <= kMostMaterialBytes ? info.filePath() : QString();
  }

  std::string name_;
  QByteArray bytes_;
  QString folder_;
};

QByteArray bytesOf(const QString& path, const MeshLimits& limits) {
  QFile file(path);
  if (!QFileInfo(path).isFile()) throw Refusal(MeshReaderText::tr("there is no such file"));
  if (!file.open(QIODevice::ReadOnly))
    throw Refusal(MeshReaderText::tr("the file cannot be opened: %1").arg(file.errorString()));
  if (file.size() > limits.bytes)
    throw Refusal(MeshReaderText::tr("the file is larger than %1 MB; simplify the mesh").arg(limits.bytes >> 20));
  QByteArray bytes = file.read(limits.bytes + 1);
  if (file.error() != QFileDevice::NoError)
    throw Refusal(MeshReaderText::tr("the file cannot be read: %1").arg(file.errorString()));
  if (bytes.isEmpty()) throw Refusal(MeshReaderText::tr("the file is empty"));
  return bytes;
}

Refusal tooMany(const MeshLimits& limits) {
  return Refusal(MeshReaderText::tr("the mesh has more than %1 triangles; simplify it").arg(limits.triangles));
}

// a text begins with "solid", and so do some binaries: what fits the number in the header is binary
void checkStl(QByteArray& bytes, const MeshLimits& limits) {
  const bool has_header = bytes.size() >= kStlHeader;
  const qint64 count = has_header ? qint64{qFromLittleEndian<quint32>(bytes.constData() + 80)} : 0;
  const qint64 wanted = kStlHeader + kStlTriangle * count;
  const bool is_text = bytes.trimmed().left(5).toLower() == "solid" && bytes.contains("facet");
  if (is_text && bytes.size() != wanted) return;
  if (!has_header) throw Refusal(MeshReaderText::tr("the file is too short for an STL file"));
  if (count > limits.triangles && bytes.size() >= wanted) throw tooMany(limits);
  if (bytes.size() < wanted) {
    //: a mesh file; %1: declared number of triangles, %2: number of triangles in it
    throw Refusal(MeshReaderText::tr("the file ends too early: it declares %1 triangles but contains only %2")
                      .arg(count)
                      .arg((bytes.size() - kStlHeader) / kStlTriangle));
  }
  if (count == 0) throw Refusal(MeshReaderText::tr("the file contains no triangles"));
  bytes.truncate(wanted);  // some programs add words of their own
}

// of all that the library reads, three formats
void keepReaders(Assimp::Importer& importer) {
  for (size_t i = importer.GetImporterCount(); i-- > 0;) {
    const aiImporterDesc* of = importer.GetImporterInfo(i);
    const QList<QByteArray> endings = QByteArray(of != nullptr ? of->mFileExtensions : "").split(' ');
    if (endings.contains("stl") || endings.contains("obj") || endings.contains("dae")) continue;
    Assimp::BaseImporter* reader = importer.GetImporter(i);
    importer.UnregisterLoader(reader);
    delete reader;
  }
}

bool isFinite(const aiVector3D& v) {
  const float most = std::max({std::abs(v.x), std::abs(v.y), std::abs(v.z)});
  return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z) && most < 1e12f;
}

// before the library works on it: indices that exist, numbers that are numbers, no more than is allowed
void checkMeshes(const aiScene& scene, const MeshLimits& limits) {
  qint64 triangles = 0;
  for (unsigned i = 0; i < scene.mNumMeshes; ++i) {
    const aiMesh& mesh = *scene.mMeshes[i];
    for (unsigned v = 0; v < mesh.mNumVertices; ++v) {
      if (!isFinite(mesh.mVertices[v]))
        throw Refusal(MeshReaderText::tr("a coordinate of a vertex is not a finite number"));
    }
    for (unsigned f = 0; f < mesh.mNumFaces; ++f) {
      const aiFace& face = mesh.mFaces[f];
      if (face.mNumIndices > kMostCornersOfAPolygon)
        throw Refusal(MeshReaderText::tr("a polygon has too many vertices"));
      for (unsigned k = 0; k < face.mNumIndices; ++k) {
        if (face.mIndices[k] >= mesh.mNumVertices)
          throw Refusal(MeshReaderText::tr("a face uses a vertex that does not exist"));
      }
      triangles += std::max(0, static_cast<int>(face.mNumIndices) - 2);
    }
    if (triangles > limits.triangles) throw tooMany(limits);
  }
}

std::optional<std::array<float, 4>> colourOf(const aiScene& scene, const aiMesh& mesh) {
  if (mesh.mMaterialIndex >= scene.mNumMaterials) return {};
  const aiMaterial& material = *scene.mMaterials[mesh.mMaterialIndex];
  aiString name;
  if (material.Get(AI_MATKEY_NAME, name) == aiReturn_SUCCESS && name == aiString(AI_DEFAULT_MATERIAL_NAME)) return {};
  // the picture would be missing: a colour that the view chooses tells more than white
  if (material.GetTextureCount(aiTextureType_DIFFUSE) > 0) return {};
  aiColor4D diffuse;
  if (material.Get(AI_MATKEY_COLOR_DIFFUSE, diffuse) != aiReturn_SUCCESS) return {};
  float opacity = 1.0f;
  if (material.Get(AI_MATKEY_OPACITY, opacity) != aiReturn_SUCCESS || !(opacity > 0.01f)) opacity = 1.0f;
  std::array<float, 4> rgba = {diffuse.r, diffuse.g, diffuse.b, opacity};
  for (float& share : rgba) share = std::isfinite(share) ? std::clamp(share, 0.0f, 1.0f) : 1.0f;
  return rgba;
}

/// Puts the parts of the scene together as they stand in it.
class Collector {
public:
  Collector(const aiScene& scene, bool coloured, const MeshLimits& limits)
      : scene_(scene), coloured_(coloured), limits_(limits) {}

  TriangleMesh collect() {
    // nodes with where they stand; the depth of the tree is somebody else's
    std::vector<std::pair<const aiNode*, aiMatrix4x4>> open = {{scene_.mRootNode, aiMatrix4x4()}};
    while (!open.empty()) {
      const auto [node, above] = open.back();
      open.pop_back();
      if (node == nullptr) continue;
      const aiMatrix4x4 place = above * node->mTransformation;
      for (unsigned i = 0; i < node->mNumMeshes; ++i) add(*scene_.mMeshes[node->mMeshes[i]], place);
      for (unsigned i = node->mNumChildren; i-- > 0;) open.emplace_back(node->mChildren[i], place);
    }
    if (all_.triangles.empty()) throw Refusal(MeshReaderText::tr("the file contains no triangles"));
    mendNormals();
    return std::move(all_);
  }

private:
  void add(const aiMesh& mesh, const aiMatrix4x4& place) {
    Matrix3f linear;
    linear << place.a1, place.a2, place.a3, place.b1, place.b2, place.b3, place.c1, place.c2, place.c3;
    const Vector3f origin(place.a4, place.b4, place.c4);
    const float determinant = linear.determinant();
    const Matrix3f turned = determinant != 0.0f ? Matrix3f(linear.inverse().transpose()) : linear;
    const auto first = static_cast<std::uint32_t>(all_.points.size());
    all_.parts.push_back({first, coloured_ ? colourOf(scene_, mesh) : std::nullopt});
    for (unsigned v = 0; v < mesh.mNumVertices; ++v) {
      const aiVector3D& p = mesh.mVertices[v];
      all_.points.emplace_back(linear * Vector3f(p.x, p.y, p.z) + origin);
      if (!all_.points.back().allFinite())
        throw Refusal(MeshReaderText::tr("a coordinate of a vertex is not a finite number"));
      if (all_.points.back().cwiseAbs().maxCoeff() > kFarthest)
        throw Refusal(
            MeshReaderText::tr("the mesh extends more than %1 m from its origin").arg(static_cast<int>(kFarthest)));
      const aiVector3D n = mesh.mNormals != nullptr ? mesh.mNormals[v] : aiVector3D();
      all_.normals.emplace_back(turned * Vector3f(n.x, n.y, n.z));
    }
    for (unsigned f = 0; f < mesh.mNumFaces; ++f) {
      const aiFace& face = mesh.mFaces[f];
      if (face.mNumIndices != 3) continue;
      TriangleMesh::Triangle t = {first + face.mIndices[0], first + face.mIndices[1], first + face.mIndices[2]};
      if (determinant < 0.0f) std::swap(t[1], t[2]);
      all_.triangles.push_back(t);
    }
    if (static_cast<qint64>(all_.triangles.size()) > limits_.triangles) throw tooMany(limits_);
  }

  // one that is no direction becomes that of its triangles
  void mendNormals() {
    const auto is_normal = [](const Vector3f& n) { return n.allFinite() && n.squaredNorm() > 1e-20f; };
    std::vector<bool> wrong;
    wrong.reserve(all_.normals.size());
    for (Vector3f& n : all_.normals) {
      wrong.push_back(!is_normal(n));
      n = wrong.back() ? Vector3f(Vector3f::Zero()) : n.normalized();
    }
    for (const TriangleMesh::Triangle& t : all_.triangles) {
      const Vector3f& a = all_.points[t[0]];
      const Vector3f across = (all_.points[t[1]] - a).cross(all_.points[t[2]] - a);
      for (const std::uint32_t point : t) {
        if (wrong[point]) all_.normals[point] += across;
      }
    }
    for (Vector3f& n : all_.normals) n = is_normal(n) ? n.normalized() : Vector3f(Vector3f::UnitZ());
  }

  const aiScene& scene_;
  bool coloured_;
  MeshLimits limits_;
  TriangleMesh all_;
};

TriangleMesh read(const QString& path, const MeshLimits& limits) {
  const QString ending = QFileInfo(path).suffix().toLower();
  const bool is_stl = ending == QLatin1String("stl"), is_dae = ending == QLatin1String("dae");
  if (!is_stl && !is_dae && ending != QLatin1String("obj"))
    throw Refusal(MeshReaderText::tr("only STL, OBJ and COLLADA (.dae) files are supported"));
  QByteArray bytes = bytesOf(path, limits);
  if (is_stl) checkStl(bytes, limits);
  if (is_dae) {
    if (const QString problem = problemWithCollada(bytes); !problem.isEmpty()) throw Refusal(problem);
  }

  Assimp::Importer importer;
  keepReaders(importer);
  const std::string name = "mesh." + ending.toStdString();
  importer.SetIOHandler(new OneFile(name, bytes, QFileInfo(path).absolutePath()));  // the importer deletes it
  importer.SetPropertyBool(AI_CONFIG_IMPORT_COLLADA_IGNORE_UP_DIRECTION, true);
  importer.SetPropertyInteger(AI_CONFIG_PP_SBP_REMOVE, aiPrimitiveType_POINT | aiPrimitiveType_LINE);
  importer.SetPropertyFloat(AI_CONFIG_PP_GSN_MAX_SMOOTHING_ANGLE, kSharpestSmoothDeg);
  int unused = aiComponent_TANGENTS_AND_BITANGENTS | aiComponent_COLORS | aiComponent_TEXCOORDS |
               aiComponent_BONEWEIGHTS | aiComponent_ANIMATIONS | aiComponent_LIGHTS | aiComponent_CAMERAS;
  // an STL has a normal for each triangle, which would show every one of them
  if (is_stl) unused |= static_cast<int>(aiComponent_NORMALS);
  importer.SetPropertyInteger(AI_CONFIG_PP_RVC_FLAGS, unused);
  const aiScene* scene = importer.ReadFile(name, 0);
  if (scene == nullptr || scene->mRootNode == nullptr)
    throw Refusal(MeshReaderText::tr("the file cannot be read: %1").arg(QString::fromUtf8(importer.GetErrorString())));
  checkMeshes(*scene, limits);
  scene = importer.ApplyPostProcessing(aiProcess_RemoveComponent | aiProcess_Triangulate | aiProcess_SortByPType |
                                       aiProcess_GenSmoothNormals | aiProcess_JoinIdenticalVertices);
  if (scene == nullptr || scene->mRootNode == nullptr)
    throw Refusal(MeshReaderText::tr("the file contains no triangles"));
  return Collector(*scene, !is_stl, limits).collect();
}

}  // namespace

MeshRead readMesh(const QString& path, const MeshLimits& limits) {
  try {
    auto mesh = std::make_shared<TriangleMesh>(read(path, limits));
    sortTriangles(*mesh);
    return {std::move(mesh), {}};
  } catch (const std::bad_alloc&) {
    return {nullptr, MeshReaderText::tr("there is not enough memory for the mesh")};
  } catch (const std::exception& problem) {
    return {nullptr, QString::fromUtf8(problem.what())};
  }
}

}  // namespace linkwright::ui
