// SPDX-License-Identifier: MIT
#include "core/exercise/exercise_words.h"

#include <algorithm>

namespace linkwright {
namespace {

constexpr ExerciseWord kWords[] = {
    {"student", {"Student", "Name", "Estudiante", "学生", "学生"}},
    {"given", {"Given", "Gegeben", "Dado", "既知量", "已知量"}},
    {"quantity", {"Quantity", "Größe", "Magnitud", "量", "量"}},
    {"value", {"Value", "Wert", "Valor", "値", "值"}},
    {"table",
     {"A table with one mistake", "Eine Tabelle mit einem Fehler", "Una tabla con una equivocación", "誤りを1つ含む表",
      "含有一个错误的表"}},
    {"row", {"Row", "Zeile", "Fila", "行", "行"}},
    {"link", {"Link", "Glied", "Eslabón", "リンク", "连杆"}},
    {"equation", {"Equation", "Gleichung", "Ecuación", "式", "方程"}},
    {"point", {"point", "Punkt", "punto", "点", "分"}},
    {"points", {"points", "Punkte", "puntos", "点", "分"}},
    {"variant", {"Variant", "Variante", "Variante", "バリエーション", "变体"}},
    {"answer", {"Answer", "Antwort", "Respuesta", "答え", "答案"}},
    {"within", {"right within", "Toleranz", "margen:", "正解の範囲", "容差"}},
    {"or", {"or", "oder", "o", "または", "或"}},
    {"larger", {"whichever is larger", "der größere Wert zählt", "el que sea mayor", "大きい方", "取较大者"}},
    {"hint", {"Hint", "Tipp", "Pista", "ヒント", "提示"}},
    {"key", {"Answer key", "Musterlösung", "Solucionario", "解答", "参考答案"}},
    {"robot", {"The robot", "Der Roboter", "El robot", "ロボット", "机器人"}},
    {"legend",
     {"q, qd and qdd are position, velocity and acceleration of a joint. p: origin of the joint in the frame of the "
      "link before it, at q = 0. axis: in the frame of the joint; q grows by the right-hand rule about it, or along "
      "it. m: mass. c: centre of mass, and I: moments and products of inertia about it, in the frame of the link.",
      "q, qd und qdd sind Position, Geschwindigkeit und Beschleunigung eines Gelenks. p: Ursprung des Gelenks im "
      "Koordinatensystem des Glieds davor, bei q = 0. Achse: im Koordinatensystem des Gelenks; q wächst nach der "
      "Rechte-Hand-Regel um sie oder entlang ihr. m: Masse. c: Schwerpunkt, und I: Trägheits- und Deviationsmomente um "
      "ihn, im Koordinatensystem des Glieds.",
      "q, qd y qdd son la posición, la velocidad y la aceleración de una articulación. p: origen de la articulación en "
      "el sistema del eslabón anterior, con q = 0. eje: en el sistema de la articulación; q crece según la regla de la "
      "mano derecha alrededor de él, o a lo largo de él. m: masa. c: centro de masas, e I: momentos y productos de "
      "inercia respecto a él, en el sistema del eslabón.",
      "q、qd、qddは関節の変位、速度、加速度です。p: q = 0での、前のリンクの座標系における関節の原点。軸: "
      "関節座標系で表します。qは軸まわりに右ねじの向き、または軸に沿って増えます。m: 質量。c: 重心、I: "
      "重心まわりの慣性モーメントと慣性乗積、リンク座標系で表します。",
      "q、qd、qdd为关节的位置、速度和加速度。p：q = "
      "0时关节原点在前一连杆坐标系中的位置。轴：在关节坐标系中表示；q按右手定则绕轴增大，或沿轴增大。m：质量。c：质心，"
      "I：关于质心的转动惯量和惯性积，在连杆坐标系中表示。"}},
    {"gravity", {"gravity", "Schwerkraft", "gravedad", "重力", "重力"}},
    {"contacts", {"The contacts", "Die Kontakte", "Los contactos", "接触", "接触"}},
    {"contact", {"Contact", "Kontakt", "Contacto", "接触", "接触"}},
    {"surface", {"Surface", "Fläche", "Superficie", "面", "表面"}},
    {"plane", {"plane z = 0", "Ebene z = 0", "plano z = 0", "平面z = 0", "平面z = 0"}},
    {"cylinder", {"cylinder about z", "Zylinder um z", "cilindro alrededor de z", "z軸まわりの円柱", "绕z轴的圆柱"}},
    {"sphere", {"sphere", "Kugel", "esfera", "球", "球"}},
    {"sine", {"waves along x", "Wellen entlang x", "ondas a lo largo de x", "x方向の波", "沿x方向的波"}},
    {"friction", {"friction coefficient", "Reibungskoeffizient", "coeficiente de rozamiento", "摩擦係数", "摩擦系数"}},
    {"damping", {"viscous friction", "viskose Reibung", "rozamiento viscoso", "粘性摩擦", "粘性摩擦"}},
    {"joint", {"joint", "Gelenk", "articulación", "関節", "关节"}},
    {"axis", {"axis", "Achse", "eje", "軸", "轴"}},
    {"revolute", {"revolute", "drehend", "rotacional", "回転", "旋转"}},
    {"continuous", {"continuous", "endlos drehend", "continua", "無限回転", "连续旋转"}},
    {"prismatic", {"prismatic", "schiebend", "prismática", "直動", "移动"}},
    {"fixed", {"fixed", "fest", "fija", "固定", "固定"}},
};

const NamedText* ownWord(const ExerciseText& text, std::string_view key) {
  const auto is_it = [&](const NamedText& each) { return each.name == key; };
  const auto found = std::find_if(text.words.begin(), text.words.end(), is_it);
  return found == text.words.end() ? nullptr : &*found;
}

}  // namespace

std::span<const ExerciseWord> exerciseWords() { return kWords; }

std::string exerciseWord(const ExerciseText& text, std::string_view key) {
  if (const NamedText* own = ownWord(text, key)) return own->text;
  for (const ExerciseWord& word : kWords) {
    if (word.key == key) return word.in[sheetColumn(text.language.text)];
  }
  return std::string(key);
}

std::string exerciseLabel(const ExerciseText& text, std::string_view key) {
  const std::string_view language = kSheetLanguages[sheetColumn(text.language.text)];
  return exerciseWord(text, key) + (language == "zh" ? "：" : ": ");
}

std::string pointsText(const ExerciseText& text, int points) {
  const bool has_one = ownWord(text, "point") != nullptr || ownWord(text, "points") == nullptr;
  return std::to_string(points) + " " + exerciseWord(text, points == 1 && has_one ? "point" : "points");
}

}  // namespace linkwright
