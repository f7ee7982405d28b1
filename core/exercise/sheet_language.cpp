// SPDX-License-Identifier: MIT
#include "core/exercise/sheet_language.h"

#include <algorithm>

namespace linkwright {
namespace {

constexpr SheetRow kRows[] = {
    // what is asked for (asked_words.cpp), and with what a new exercise begins
    {"The torque of %1.", "Das Drehmoment von %1.", "El par de %1.", "%1のトルク。", "%1的力矩。"},
    {"The force of %1.", "Die Kraft von %1.", "La fuerza de %1.", "%1の力。", "%1的力。"},
    {"The part that %1 has in the torque of %2.", "Der Anteil am Drehmoment von %2: %1.",
     "La parte del par de %2 que corresponde a: %1.", "%2のトルクのうち%1による部分。", "%2的力矩中由%1引起的部分。"},
    {"The position of %1.", "Die Position von %1.", "La posición de %1.", "%1の変位。", "%1的位置。"},
    {"The velocity of %1.", "Die Geschwindigkeit von %1.", "La velocidad de %1.", "%1の速度。", "%1的速度。"},
    {"The acceleration of %1.", "Die Beschleunigung von %1.", "La aceleración de %1.", "%1の加速度。", "%1的加速度。"},
    {"The kinetic energy of the robot.", "Die kinetische Energie des Roboters.", "La energía cinética del robot.",
     "ロボットの運動エネルギー。", "机器人的动能。"},
    {"The potential energy of the robot.", "Die potenzielle Energie des Roboters.", "La energía potencial del robot.",
     "ロボットの位置エネルギー。", "机器人的势能。"},
    {"The total energy of the robot.", "Die Gesamtenergie des Roboters.", "La energía total del robot.",
     "ロボットの全エネルギー。", "机器人的总能量。"},
    {"The %1 coordinate of the end effector.", "Die %1-Koordinate des Endeffektors.",
     "La coordenada %1 del efector final.", "エンドエフェクタの%1座標。", "末端执行器的%1坐标。"},
    {"The speed of the end effector.", "Der Betrag der Geschwindigkeit des Endeffektors.",
     "La rapidez del efector final.", "エンドエフェクタの速さ。", "末端执行器的速率。"},
    {"The normal force at %1.", "Die Normalkraft bei %1.", "La fuerza normal en %1.", "%1の法線力。", "%1处的法向力。"},
    {"The friction force at %1.", "Die Reibungskraft bei %1.", "La fuerza de rozamiento en %1.", "%1の摩擦力。",
     "%1处的摩擦力。"},
    {"The diagonal entry of the mass matrix for %1.", "Der Diagonaleintrag der Massenmatrix für %1.",
     "El elemento diagonal de la matriz de masa para %1.", "慣性行列の%1に対応する対角成分。",
     "质量矩阵中%1对应的对角元。"},
    {"The entry of the mass matrix for %1 and %2.", "Der Eintrag der Massenmatrix für %1 und %2.",
     "El elemento de la matriz de masa para %1 y %2.", "慣性行列の%1と%2に対応する成分。",
     "质量矩阵中%1和%2对应的元素。"},
    {"The mass of %1.", "Die Masse von %1.", "La masa de %1.", "%1の質量。", "%1的质量。"},
    {"The mass of the robot.", "Die Masse des Roboters.", "La masa del robot.", "ロボットの質量。", "机器人的质量。"},
    {"The %1 of %2", "Gesucht: %1 von %2", "Se pide: %1 de %2", "%2の%1", "%2的%1"},
    {"The magnitude of the %1 of %2", "Betrag: %1 von %2", "Módulo: %1 de %2", "%2の%1の大きさ", "%2的%1的大小"},
    {"The direction of the %1 of %2", "Richtung: %1 von %2", "Dirección: %1 de %2", "%2の%1の方向", "%2的%1的方向"},
    {"The %3 component of the %1 of %2", "%3-Komponente: %1 von %2", "Componente %3: %1 de %2", "%2の%1の%3成分",
     "%2的%1的%3分量"},
    {"Number %3 of the %1 of %2", "%3. Zahl: %1 von %2", "Número %3: %1 de %2", "%2の%1の%3番目の数値",
     "%2的%1的第%3个数"},
    {"%1.", "%1.", "%1.", "%1。", "%1。"},
    {"%1, in the axes of %2.", "%1, in den Achsen von %2.", "%1, en los ejes de %2.", "%1（%2の座標軸で表す）。",
     "%1（在%2的坐标轴中表示）。"},
    {"%1, in the axes of its parent.", "%1, in den Achsen des Elternglieds.", "%1, en los ejes de su padre.",
     "%1（親リンクの座標軸で表す）。", "%1（在父连杆的坐标轴中表示）。"},
    {"%1, in the axes of the base.", "%1, in den Achsen der Basis.", "%1, en los ejes de la base.",
     "%1（ベースの座標軸で表す）。", "%1（在基座的坐标轴中表示）。"},
    {"%1, in the axes of the world.", "%1, in den Achsen der Welt.", "%1, en los ejes del mundo.",
     "%1（ワールドの座標軸で表す）。", "%1（在世界坐标轴中表示）。"},
    {"Which row of the table is the first wrong one?", "Welche Zeile der Tabelle ist die erste falsche?",
     "¿Qué fila de la tabla es la primera incorrecta?", "表で最初に誤っている行はどれですか。",
     "表中第一个错误的行是哪一行？"},
    {"Which mistake has been made?", "Welcher Fehler ist gemacht worden?", "¿Qué equivocación se ha cometido?",
     "含まれている誤りはどれですか。", "出现了哪种错误？"},
    {"Torques of %1", "Drehmomente von %1", "Pares de %1", "%1のトルク", "%1的力矩"},
    {"a robot", "einem Roboter", "un robot", "ロボット", "机器人"},
    {"The robot is in the state given below. Find the quantities asked for.",
     "Der Roboter ist im unten gegebenen Zustand. Bestimmen Sie die gesuchten Größen.",
     "El robot está en el estado que se da abajo. Halle las magnitudes que se piden.",
     "ロボットは下に示す状態にあります。問われている量を求めてください。", "机器人处于下面给出的状态。求所问的各量。"},
    // quantities (core/recording/quantity.cpp)
    {"joint position", "Gelenkposition", "posición articular", "関節変位", "关节位置"},
    {"joint velocity", "Gelenkgeschwindigkeit", "velocidad articular", "関節速度", "关节速度"},
    {"joint acceleration", "Gelenkbeschleunigung", "aceleración articular", "関節加速度", "关节加速度"},
    {"rotation", "Drehung", "rotación", "回転", "旋转"},
    {"offset", "Versatz", "desplazamiento", "オフセット", "偏移"},
    {"position", "Position", "posición", "位置", "位置"},
    {"joint axis", "Gelenkachse", "eje de la articulación", "関節軸", "关节轴"},
    {"angular velocity", "Winkelgeschwindigkeit", "velocidad angular", "角速度", "角速度"},
    {"linear velocity", "lineare Geschwindigkeit", "velocidad lineal", "並進速度", "线速度"},
    {"angular acceleration", "Winkelbeschleunigung", "aceleración angular", "角加速度", "角加速度"},
    {"linear acceleration", "lineare Beschleunigung", "aceleración lineal", "並進加速度", "线加速度"},
    {"acceleration of the centre of mass", "Beschleunigung des Schwerpunkts", "aceleración del centro de masas",
     "重心の加速度", "质心加速度"},
    {"inertial force", "Trägheitskraft", "fuerza de inercia", "慣性力", "惯性力"},
    {"inertial moment", "Moment der Trägheitskräfte", "momento de las fuerzas de inercia", "慣性力のモーメント",
     "惯性力矩"},
    {"external force", "äußere Kraft", "fuerza externa", "外力", "外力"},
    {"external moment", "äußeres Moment", "momento externo", "外部モーメント", "外力矩"},
    {"joint force", "Kraft im Gelenk", "fuerza articular", "関節力", "关节传递力"},
    {"joint moment", "Moment im Gelenk", "momento articular", "関節モーメント", "关节传递力矩"},
    {"rotor torque", "Rotormoment", "par del rotor", "ロータトルク", "转子力矩"},
    {"friction torque", "Reibungsmoment", "par de rozamiento", "摩擦トルク", "摩擦力矩"},
    {"spring torque", "Federmoment", "par del muelle", "ばねトルク", "弹簧力矩"},
    {"joint torque", "Gelenkmoment", "par articular", "関節トルク", "关节力矩"},
    {"velocity at the world origin", "Geschwindigkeit im Weltursprung", "velocidad en el origen del mundo",
     "ワールド原点での速度", "世界原点处的速度"},
    {"acceleration at the world origin", "Beschleunigung im Weltursprung", "aceleración en el origen del mundo",
     "ワールド原点での加速度", "世界原点处的加速度"},
    {"centre of mass", "Schwerpunkt", "centro de masas", "重心", "质心"},
    {"inertia", "Trägheit", "inercia", "慣性", "惯量"},
    {"spatial velocity", "räumliche Geschwindigkeit", "velocidad espacial", "空間速度", "空间速度"},
    {"spatial acceleration", "räumliche Beschleunigung", "aceleración espacial", "空間加速度", "空间加速度"},
    {"inertial wrench", "Trägheitskraftwinder", "torsor de inercia", "慣性レンチ", "惯性力旋量"},
    {"external wrench", "äußerer Kraftwinder", "torsor externo", "外部レンチ", "外力旋量"},
    {"joint wrench", "Kraftwinder im Gelenk", "torsor articular", "関節レンチ", "关节力旋量"},
    {"motion axis", "Bewegungsachse", "eje de movimiento", "運動軸", "运动轴"},
    {"torque contribution", "Drehmomentbeitrag", "contribución al par", "トルクへの寄与", "力矩贡献"},
    // causes of a torque (core/dynamics/attribution.cpp)
    {"own inertia", "eigene Trägheit", "inercia propia", "自身の慣性", "自身惯性"},
    {"coupled inertia", "gekoppelte Trägheit", "inercia acoplada", "連成慣性", "耦合惯性"},
    {"centrifugal", "Zentrifugalkraft", "fuerza centrífuga", "遠心力", "离心力"},
    {"Coriolis", "Coriolis", "Coriolis", "コリオリ", "科氏力"},
    {"gravity", "Schwerkraft", "gravedad", "重力", "重力"},
    {"friction", "Reibung", "rozamiento", "摩擦", "摩擦力"},
    {"rotor", "Rotor", "rotor", "ロータ", "转子"},
    {"spring", "Feder", "muelle", "ばね", "弹簧"},
    {"external", "äußere Last", "carga externa", "外部荷重", "外载荷"},
    // mistakes (core/dynamics/mistake.cpp)
    {"Gravity left out", "Schwerkraft weggelassen", "Gravedad omitida", "重力の欠落", "遗漏重力"},
    {"Gravity counted twice: as the base's acceleration and as a force",
     "Schwerkraft doppelt gezählt: als Beschleunigung der Basis und als Kraft",
     "Gravedad contada dos veces: como aceleración de la base y como fuerza",
     "重力の二重計上: ベースの加速度と力の両方", "重力计算了两次：作为基座加速度，又作为力"},
    {"Gravity with the wrong sign", "Schwerkraft mit falschem Vorzeichen", "Gravedad con el signo equivocado",
     "重力の符号が逆", "重力符号错误"},
    {"Gyroscopic term ω × I ω left out", "Kreiselterm ω × I ω weggelassen", "Término giroscópico ω × I ω omitido",
     "ジャイロ項ω × I ωの欠落", "遗漏陀螺项ω × I ω"},
    {"Centripetal term ω × (ω × r) left out", "Zentripetalterm ω × (ω × r) weggelassen",
     "Término centrípeto ω × (ω × r) omitido", "向心項ω × (ω × r)の欠落", "遗漏向心项ω × (ω × r)"},
    {"Rotor inertia left out", "Rotorträgheit weggelassen", "Inercia del rotor omitida", "ロータ慣性の欠落",
     "遗漏转子惯量"},
    {"Parallel-axis term m ĉ ĉᵀ left out", "Steiner-Term m ĉ ĉᵀ weggelassen", "Término de Steiner m ĉ ĉᵀ omitido",
     "平行軸の項m ĉ ĉᵀの欠落", "遗漏平行轴项m ĉ ĉᵀ"},
    {"Moment about the wrong point", "Moment um den falschen Punkt", "Momento respecto al punto equivocado",
     "別の点まわりのモーメント", "力矩的取矩点错误"},
    {"c × F left out", "c × F weggelassen", "c × F omitido", "c × Fの欠落", "遗漏c × F"},
    {"r × R f of the children left out", "r × R f der Kinder weggelassen", "r × R f de los hijos omitido",
     "子のr × R fの欠落", "遗漏子连杆的r × R f"},
    {"R in place of its transpose", "R anstelle seiner Transponierten", "R en lugar de su traspuesta",
     "転置の代わりにR", "用R代替其转置"},
    {"Joint axis rotated by the parent's rotation: R_p a in place of R a",
     "Gelenkachse mit der Drehung des Elternglieds gedreht: R_p a anstelle von R a",
     "Eje de la articulación girado con la rotación del padre: R_p a en lugar de R a",
     "親の回転で関節軸を回転: R aの代わりにR_p a", "关节轴用父连杆的旋转变换：用R_p a代替R a"},
    {"−z in place of −x in the second row of the cross-product matrix",
     "−z anstelle von −x in der zweiten Zeile der Kreuzproduktmatrix",
     "−z en lugar de −x en la segunda fila de la matriz del producto vectorial", "外積の行列の2行目で−xの代わりに−z",
     "叉积矩阵第二行中用−z代替−x"},
    {"Children's forces subtracted", "Kräfte der Kinder subtrahiert", "Fuerzas de los hijos restadas", "子の力を減算",
     "减去了子连杆的力"},
    {"External force ignored", "Äußere Kraft ignoriert", "Fuerza externa ignorada", "外力を無視", "忽略外力"},
    {"2 ω × s q̇ with ω expressed in the parent's frame (prismatic joint)",
     "2 ω × s q̇ mit ω im Koordinatensystem des Elternglieds (Schubgelenk)",
     "2 ω × s q̇ con ω expresada en el sistema del padre (articulación prismática)",
     "ωを親座標系で表した2 ω × s q̇（直動関節）", "2 ω × s q̇中的ω在父坐标系中表示（移动关节）"},
};

}  // namespace

std::size_t sheetColumn(std::string_view language) {
  const std::size_t cut = std::min(language.find_first_of("_-"), language.size());
  const std::string_view name = language.substr(0, cut), rest = language.substr(cut);
  for (const char* traditional : {"TW", "HK", "MO", "Hant"}) {
    if (name == "zh" && rest.find(traditional) != std::string_view::npos) return 0;
  }
  const auto found = std::find(kSheetLanguages.begin(), kSheetLanguages.end(), name);
  return found == kSheetLanguages.end() ? 0 : static_cast<std::size_t>(found - kSheetLanguages.begin());
}

std::span<const SheetRow> sheetRows() { return kRows; }

std::string_view saidIn(std::string_view language, std::string_view english) {
  const std::size_t column = sheetColumn(language);
  const auto found =
      std::find_if(std::begin(kRows), std::end(kRows), [&](const SheetRow& row) { return row[0] == english; });
  return found == std::end(kRows) ? english : (*found)[column];
}

}  // namespace linkwright
