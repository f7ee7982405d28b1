// SPDX-License-Identifier: MIT
#include "core/exercise/exercise_words.h"

namespace linkwright {
namespace {

/// To a student who has calculated by hand: what was done, and what to do. What is done with a program, as the hints of
/// the table of mistakes have it (core/dynamics/mistake.cpp), is of no use on paper. In the order of the mistakes.
constexpr SheetRow kToldByHand[] = {
    // GravityLeftOut
    {"You left out gravity. Give the base the acceleration −g, or add the weight of each link.",
     "Die Schwerkraft fehlt. Der Basis die Beschleunigung −g geben oder die Gewichtskraft jedes Glieds addieren.",
     "Falta la gravedad. Dé a la base la aceleración −g, o sume el peso de cada eslabón.",
     "重力が欠けています。ベースに加速度−gを与えるか、各リンクの重量を加えてください。",
     "遗漏了重力。给基座加速度−g，或加上各连杆的重量。"},
    // GravityTwice
    {"You counted gravity twice, as the acceleration −g of the base and as the weight of each link. Use one of them.",
     "Die Schwerkraft ist doppelt gezählt, als Beschleunigung −g der Basis und als Gewichtskraft jedes Glieds. Nur "
     "eines von beiden verwenden.",
     "La gravedad está contada dos veces, como aceleración −g de la base y como peso de cada eslabón. Use solo una de "
     "las dos.",
     "重力が、ベースの加速度−gと各リンクの重量とで二重に計上されています。どちらか一方だけを使ってください。",
     "重力计算了两次：作为基座的加速度−g，又作为各连杆的重量。只用其中之一。"},
    // GravityWrongSign
    {"You gave gravity the wrong sign. The base gets the acceleration −g, which points upwards.",
     "Die Schwerkraft hat das falsche Vorzeichen. Die Basis erhält die Beschleunigung −g, die nach oben zeigt.",
     "La gravedad tiene el signo equivocado. La base recibe la aceleración −g, que apunta hacia arriba.",
     "重力の符号が逆です。ベースには上向きの加速度−gを与えます。", "重力的符号错误。基座的加速度为−g，方向向上。"},
    // NoGyroscopicTerm
    {"You left out the gyroscopic term ω × I ω of Euler's equation.",
     "Der Kreiselterm ω × I ω der Eulerschen Gleichung fehlt.",
     "Falta el término giroscópico ω × I ω de la ecuación de Euler.",
     "オイラーの運動方程式のジャイロ項ω × I ωが欠けています。", "遗漏了欧拉方程的陀螺项ω × I ω。"},
    // NoCentripetalTerm
    {"You left out the centripetal term ω × (ω × r) of an acceleration.",
     "Der Zentripetalterm ω × (ω × r) einer Beschleunigung fehlt.",
     "Falta el término centrípeto ω × (ω × r) de una aceleración.", "加速度の向心項ω × (ω × r)が欠けています。",
     "遗漏了加速度的向心项ω × (ω × r)。"},
    // RotorLeftOut
    {"You left out the inertia of the rotor, which the motor accelerates too: the square of the gear ratio, times the "
     "inertia of the rotor, times q̈.",
     "Die Trägheit des Rotors fehlt, den der Motor ebenfalls beschleunigt: das Quadrat der Übersetzung mal die "
     "Trägheit des Rotors mal q̈.",
     "Falta la inercia del rotor, que el motor también acelera: el cuadrado de la relación de transmisión, por la "
     "inercia del rotor, por q̈.",
     "モータが同時に加速するロータの慣性が欠けています。減速比の2乗×ロータ慣性×q̈を加えてください。",
     "遗漏了电机同时加速的转子的惯量：减速比的平方乘以转子惯量再乘以q̈。"},
    // NoParallelAxisTerm
    {"You left out the parallel-axis term. The inertia about the origin is that about the centre of mass plus m d², "
     "where d is the distance of the two axes.",
     "Der Steiner-Term fehlt. Die Trägheit um den Ursprung ist die um den Schwerpunkt plus m d², wobei d der Abstand "
     "der beiden Achsen ist.",
     "Falta el término de Steiner. La inercia respecto al origen es la del centro de masas más m d², donde d es la "
     "distancia entre los dos ejes.",
     "平行軸の項が欠けています。原点まわりの慣性は、重心まわりの慣性にm d²を加えたものです。dは2つの軸の距離です。",
     "遗漏了平行轴项。关于原点的惯量等于关于质心的惯量加m d²，其中d为两轴间的距离。"},
    // MomentAboutWrongPoint
    {"You took a moment about the wrong point. Measure every lever arm from the point about which the moment is taken.",
     "Ein Moment ist um den falschen Punkt gebildet. Jeder Hebelarm zählt von dem Punkt an, um den das Moment gebildet "
     "wird.",
     "Un momento está tomado respecto al punto equivocado. Mida cada brazo de palanca desde el punto respecto al que "
     "se toma el momento.",
     "モーメントが別の点まわりになっています。どのモーメントアームも、モーメントをとる点から測ってください。",
     "力矩的取矩点错误。每个力臂都从取矩点量起。"},
    // NoCentreLever
    {"You left out c × F. The force F on a link acts at its centre of mass and has a moment about the origin.",
     "c × F fehlt. Die Kraft F auf ein Glied greift in seinem Schwerpunkt an und hat ein Moment um den Ursprung.",
     "Falta c × F. La fuerza F sobre un eslabón actúa en su centro de masas y tiene un momento respecto al origen.",
     "c × Fが欠けています。リンクに働く力Fは重心に作用し、原点まわりのモーメントをもちます。",
     "遗漏了c × F。连杆上的力F作用于其质心，对原点有力矩。"},
    // NoChildLever
    {"You left out the moment of a child's force, r × R f. It acts at the child joint and has a moment about the "
     "origin of the link.",
     "Das Moment der Kraft eines Kindes, r × R f, fehlt. Sie greift im Gelenk des Kindes an und hat ein Moment um den "
     "Ursprung des Glieds.",
     "Falta el momento de la fuerza de un hijo, r × R f. Actúa en la articulación del hijo y tiene un momento respecto "
     "al origen del eslabón.",
     "子の力のモーメントr × R fが欠けています。この力は子の関節に作用し、リンクの原点まわりのモーメントをもちます。",
     "遗漏了子连杆的力的力矩r × R f。该力作用在子连杆的关节处，对连杆原点有力矩。"},
    // TransposedRotation
    {"You used R in place of its transpose. R turns components in the frame of the link into those in the frame of its "
     "parent; Rᵀ turns them back.",
     "R steht anstelle seiner Transponierten. R wandelt Komponenten im Koordinatensystem des Glieds in solche im "
     "Koordinatensystem des Elternglieds um; Rᵀ wandelt sie zurück.",
     "Se ha usado R en lugar de su traspuesta. R convierte las componentes en el sistema del eslabón en las del "
     "sistema de su padre; Rᵀ las convierte de vuelta.",
     "転置の代わりにRが使われています。Rはリンク座標系の成分を親座標系の成分に変え、Rᵀは元に戻します。",
     "用R代替了其转置。R把连杆坐标系中的分量变为父坐标系中的分量；Rᵀ则变换回来。"},
    // AxisTurnedByParent
    {"You turned a joint axis by the rotation matrix of the parent. Its components are in the frame of the link: use "
     "that of the link, R a.",
     "Eine Gelenkachse ist mit der Drehmatrix des Elternglieds gedreht. Ihre Komponenten stehen im "
     "Gliedkoordinatensystem: die Drehmatrix des Glieds verwenden, R a.",
     "Un eje de articulación está girado con la matriz de rotación del padre. Sus componentes están en el sistema del "
     "eslabón: use la del eslabón, R a.",
     "関節軸が親の回転行列で回転されています。軸の成分はリンク座標系で表されているので、リンクの回転行列を使い、R "
     "aとしてください。",
     "关节轴用父连杆的旋转矩阵变换了。其分量在连杆坐标系中：用该连杆的旋转矩阵，即R a。"},
    // HatMatrixMisprint
    {"You wrote −z in place of −x in the cross-product matrix. Its second row is z, 0, −x.",
     "In der Kreuzproduktmatrix steht −z anstelle von −x. Ihre zweite Zeile ist z, 0, −x.",
     "En la matriz del producto vectorial hay −z en lugar de −x. Su segunda fila es z, 0, −x.",
     "外積の行列で、−xの代わりに−zが使われています。2行目はz, 0, −xです。",
     "叉积矩阵中用−z代替了−x。其第二行为z, 0, −x。"},
    // ChildForceSign
    {"You subtracted the forces and moments of the children. A joint carries its own link and all links beyond it: add "
     "them.",
     "Kräfte und Momente der Kinder sind subtrahiert. Ein Gelenk trägt sein eigenes Glied und alle Glieder dahinter: "
     "sie addieren.",
     "Las fuerzas y los momentos de los hijos están restados. Una articulación soporta su propio eslabón y todos los "
     "que le siguen: súmelos.",
     "子の力とモーメントが引かれています。関節は自身のリンクとその先のすべてのリンクを支えるので、加えてください。",
     "减去了子连杆的力和力矩。关节承载自身的连杆及其后的所有连杆，应相加。"},
    // ExternalForceIgnored
    {"You left out the external force. It helps to move its link, so it is subtracted.",
     "Die äußere Kraft fehlt. Sie hilft, ihr Glied zu bewegen, und wird daher subtrahiert.",
     "Falta la fuerza externa. Ayuda a mover su eslabón, así que se resta.",
     "外力が欠けています。外力はリンクを動かすのを助けるので、引きます。",
     "遗漏了外力。外力帮助推动其连杆，因此应减去。"},
    // ParentOmegaInCoriolis
    {"You took ω in the frame of the parent in the Coriolis term 2 ω × s q̇ of a prismatic joint. Turn it into the "
     "frame of the link first.",
     "Im Coriolis-Term 2 ω × s q̇ eines Schubgelenks steht ω im Koordinatensystem des Elternglieds. Es zuerst in das "
     "Gliedkoordinatensystem umrechnen.",
     "En el término de Coriolis 2 ω × s q̇ de una articulación prismática, ω está en el sistema del padre. Páselo antes "
     "al sistema del eslabón.",
     "直動関節のコリオリ項2 ω × s q̇で、ωが親座標系のままです。先にリンク座標系に変換してください。",
     "移动关节的科氏项2 ω × s q̇中，ω取在父坐标系中。应先变换到连杆坐标系。"},
};
static_assert(std::size(kToldByHand) == kMistakes.size());

}  // namespace

const SheetRow& mistakeRow(Mistake mistake) { return kToldByHand[static_cast<std::size_t>(mistake)]; }

std::string mistakeWords(const ExerciseText& text, Mistake mistake) {
  std::string own = textOf(text.mistakes, nameOf(mistake));
  return own.empty() ? mistakeRow(mistake)[sheetColumn(text.language.text)] : own;
}

std::string mistakeOption(const ExerciseText& text, Mistake mistake) {
  std::string own = textOf(text.mistakes, nameOf(mistake));
  return own.empty() ? std::string(saidIn(text.language.text, titleOf(mistake))) : own;
}

}  // namespace linkwright
