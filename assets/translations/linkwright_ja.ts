<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AbilityWords</name>
    <message>
        <source>%1 per rad/s or per m/s</source>
        <translation type="unfinished">rad/sまたはm/sあたり%1</translation>
    </message>
    <message>
        <source>%1 per %2</source>
        <extracomment>%1: unit of the velocity of the end effector, %2: unit of the velocity of joints</extracomment>
        <translation type="unfinished">%2あたり%1</translation>
    </message>
    <message>
        <source>No joint rotates the end effector.</source>
        <translation type="unfinished">エンドエフェクタを回転させる関節がありません。</translation>
    </message>
    <message>
        <source>No joint moves the end effector&apos;s origin.</source>
        <translation type="unfinished">エンドエフェクタの原点を動かす関節がありません。</translation>
    </message>
    <message>
        <source>Manipulability √det(J Jᵀ) = σ₁σ₂σ₃ = %1</source>
        <translation type="unfinished">可操作性√det(J Jᵀ) = σ₁σ₂σ₃ = %1</translation>
    </message>
    <message>
        <source>Manipulability σ₁σ₂ = %1, for the two possible directions</source>
        <translation type="unfinished">可操作性σ₁σ₂ = %1（可能な2方向について）</translation>
    </message>
    <message>
        <source>Manipulability σ₁ = %1, for the one possible direction</source>
        <translation type="unfinished">可操作性σ₁ = %1（可能な1方向について）</translation>
    </message>
    <message>
        <source>The condition number is 1 because only one direction is possible.</source>
        <translation type="unfinished">可能な方向が1つだけなので、条件数は1です。</translation>
    </message>
    <message>
        <source>Condition number σ₁/σ₃ = %1</source>
        <translation type="unfinished">条件数σ₁/σ₃ = %1</translation>
    </message>
    <message>
        <source>Condition number σ₁/σ₂ = %1</source>
        <translation type="unfinished">条件数σ₁/σ₂ = %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>%1: directions so far, %2: one more direction</extracomment>
        <translation type="unfinished">%1と%2</translation>
    </message>
    <message>
        <source>The condition number is infinite because the pose is singular. The end effector cannot rotate about %1.</source>
        <translation type="unfinished">特異姿勢なので、条件数は無限大です。エンドエフェクタは%1まわりに回転できません。</translation>
    </message>
    <message>
        <source>The condition number is infinite because the pose is singular. The end effector cannot move along %1.</source>
        <translation type="unfinished">特異姿勢なので、条件数は無限大です。エンドエフェクタは%1に沿って動けません。</translation>
    </message>
    <message>
        <source>1 %1 is drawn as %2 m</source>
        <extracomment>scale of arrows and ellipsoids; %1: a unit, %2: a length</extracomment>
        <translation type="unfinished">1 %1を%2 mで表示</translation>
    </message>
    <message>
        <source>Longer axes are cut off at %1 m.</source>
        <translation type="unfinished">長い軸は%1 mで切ってあります。</translation>
    </message>
    <message>
        <source>no limits</source>
        <translation type="unfinished">限界なし</translation>
    </message>
    <message>
        <source>%1 to lower limit</source>
        <translation type="unfinished">下限まで%1</translation>
    </message>
    <message>
        <source>%1 to upper limit</source>
        <translation type="unfinished">上限まで%1</translation>
    </message>
    <message>
        <source>No joint moves this end effector.</source>
        <translation type="unfinished">このエンドエフェクタを動かす関節がありません。</translation>
    </message>
    <message numerus="yes">
        <source>All %n joint(s) are needed to keep the end effector&apos;s position.</source>
        <translation type="unfinished">
            <numerusform>エンドエフェクタの位置を保つには、%n個の関節がすべて必要です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n joint(s) are needed to keep the end effector&apos;s pose, so the arm is not redundant.</source>
        <translation type="unfinished">
            <numerusform>エンドエフェクタの位置姿勢を保つには、%n個の関節がすべて必要なので、このアームは冗長ではありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>If only the position is kept, the end effector can rotate about its origin.</source>
        <translation type="unfinished">位置だけを保つなら、エンドエフェクタは原点まわりに回転できます。</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished">限界なし</translation>
    </message>
    <message>
        <source>%1 at its limit</source>
        <translation type="unfinished">%1が限界に到達</translation>
    </message>
    <message>
        <source>%1 cannot move further</source>
        <translation type="unfinished">%1はこれ以上動けない</translation>
    </message>
    <message>
        <source>a singular pose</source>
        <translation type="unfinished">特異姿勢</translation>
    </message>
    <message>
        <source>no motion left</source>
        <translation type="unfinished">動きの余地なし</translation>
    </message>
</context>
<context>
    <name>ArmScene</name>
    <message>
        <source>revolute joint</source>
        <translation type="unfinished">回転関節</translation>
    </message>
    <message>
        <source>prismatic joint</source>
        <translation type="unfinished">直動関節</translation>
    </message>
    <message>
        <source>centre of mass</source>
        <translation type="unfinished">重心</translation>
    </message>
    <message>
        <source>z axes of the link frames</source>
        <translation type="unfinished">リンク座標系のz軸</translation>
    </message>
    <message>
        <source>1, 2, …: joint numbers</source>
        <translation type="unfinished">1, 2, …: 関節番号</translation>
    </message>
</context>
<context>
    <name>AuthorWindow</name>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished">保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation type="unfinished">破棄(&amp;D)</translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message>
        <source>the world frame</source>
        <translation type="unfinished">ワールド座標系</translation>
    </message>
    <message>
        <source>the parent frame</source>
        <translation type="unfinished">親座標系</translation>
    </message>
    <message>
        <source>a child&apos;s frame</source>
        <translation type="unfinished">子の座標系</translation>
    </message>
    <message>
        <source>the link frame</source>
        <translation type="unfinished">リンク座標系</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: title of a mistake, %2: the frame that it was made in</extracomment>
        <translation type="unfinished">%1 (%2)</translation>
    </message>
    <message>
        <source>line %1, %2 of %3</source>
        <extracomment>place in a table; %1: number of the line, %2: a symbol or quantity, %3: name of a link</extracomment>
        <translation type="unfinished">%1行目、%3の%2</translation>
    </message>
    <message>
        <source>This mistake does not explain line %1.</source>
        <translation type="unfinished">この誤りでは%1行目を説明できません。</translation>
    </message>
    <message>
        <source>This mistake does not explain %1 other rows (lines %2).</source>
        <extracomment>%1: number of rows, %2: numbers of lines</extracomment>
        <translation type="unfinished">この誤りでは、ほかの%1行（%2行目）を説明できません。</translation>
    </message>
    <message>
        <source>Correct this mistake first, then look at %1.</source>
        <extracomment>a likely mistake; %1: place in a table (&quot;line 3, v of link_2&quot;)</extracomment>
        <translation type="unfinished">まずこの誤りを直し、次に%1を確認してください。</translation>
    </message>
    <message>
        <source>the sign is reversed</source>
        <translation type="unfinished">符号が逆</translation>
    </message>
    <message>
        <source>degrees instead of radians</source>
        <translation type="unfinished">ラジアンでなく度</translation>
    </message>
    <message>
        <source>the right vector in another frame</source>
        <translation type="unfinished">正しいベクトルだが座標系が異なる</translation>
    </message>
    <message>
        <source>the matrix is transposed</source>
        <translation type="unfinished">行列が転置されている</translation>
    </message>
    <message>
        <source>the angular and linear parts of the spatial vector are swapped</source>
        <translation type="unfinished">空間ベクトルの角成分と並進成分が入れ替わっている</translation>
    </message>
    <message>
        <source>gravity is treated as a force instead of as an acceleration of the base, or vice versa</source>
        <translation type="unfinished">重力をベースの加速度でなく力として扱っている、またはその逆</translation>
    </message>
    <message>
        <source>agrees</source>
        <extracomment>verb: a value of a table</extracomment>
        <translation type="unfinished">一致</translation>
    </message>
    <message>
        <source>differs by %1 (%2 %)</source>
        <extracomment>a value of a table; %1: absolute difference, %2: relative difference</extracomment>
        <translation type="unfinished">差%1 (%2 %)</translation>
    </message>
    <message>
        <source>differs by %1 in v%2 (%3 %)</source>
        <extracomment>a vector of a table; %1: absolute difference, %2: number of a component, %3: relative difference</extracomment>
        <translation type="unfinished">v%2の差%1 (%3 %)</translation>
    </message>
    <message>
        <source>%1 numbers instead of %2</source>
        <extracomment>%1: how many numbers a row has, %2: how many it must have</extracomment>
        <translation type="unfinished">数値が%2個でなく%1個</translation>
    </message>
    <message>
        <source>not found in the recursion</source>
        <translation type="unfinished">再帰計算に見当たらない</translation>
    </message>
    <message>
        <source>not filled in</source>
        <translation type="unfinished">未記入</translation>
    </message>
    <message>
        <source>No differences. Rows not found: %1.</source>
        <translation type="unfinished">違いはありません。見つからない行: %1。</translation>
    </message>
    <message>
        <source>All the values entered agree.</source>
        <translation type="unfinished">記入された値はすべて一致しています。</translation>
    </message>
    <message>
        <source>There is nothing to compare. Fill in at least one value.</source>
        <translation type="unfinished">比較するものがありません。値を1つ以上記入してください。</translation>
    </message>
    <message>
        <source>First difference: %1.</source>
        <extracomment>%1: place in a table (&quot;line 3, v of link_2&quot;)</extracomment>
        <translation type="unfinished">最初の違い: %1。</translation>
    </message>
    <message>
        <source>First difference: %1 (step %2).</source>
        <extracomment>%1: place in a table (&quot;line 3, v of link_2&quot;), %2: number of a step of the recursion</extracomment>
        <translation type="unfinished">最初の違い: %1（ステップ%2）。</translation>
    </message>
    <message>
        <source>The difference matches none of the known mistakes. Check for a typing error.</source>
        <translation type="unfinished">この違いは、既知の誤りのどれにも当てはまりません。入力ミスがないか確認してください。</translation>
    </message>
    <message>
        <source>Likely mistake: %1. It explains %2 of %3 differing rows.</source>
        <extracomment>%1: title of a mistake, %2 and %3: numbers of rows</extracomment>
        <translation type="unfinished">考えられる誤り: %1。異なる%3行のうち%2行を説明します。</translation>
    </message>
</context>
<context>
    <name>ColladaCheck</name>
    <message>
        <source>&lt;%1&gt; contains a value that is not a number</source>
        <translation type="unfinished">&lt;%1&gt;に数値でない値が含まれています</translation>
    </message>
    <message>
        <source>the attribute “%1” of &lt;%2&gt; is not valid</source>
        <extracomment>%1: name of an XML attribute, %2: name of an XML element</extracomment>
        <translation type="unfinished">&lt;%2&gt;の属性「%1」が正しくありません</translation>
    </message>
    <message>
        <source>the file declares its own document type, which is not supported</source>
        <translation type="unfinished">このファイルは独自の文書型を宣言していますが、これには対応していません</translation>
    </message>
    <message>
        <source>the elements of the file are nested too deeply</source>
        <translation type="unfinished">ファイルの要素の入れ子が深すぎます</translation>
    </message>
    <message>
        <source>the file is not a COLLADA file</source>
        <translation type="unfinished">このファイルはCOLLADAファイルではありません</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <extracomment>%1: number of a line in a file, %2: what is wrong there</extracomment>
        <translation type="unfinished">%1行目: %2</translation>
    </message>
    <message>
        <source>a node contains itself</source>
        <translation type="unfinished">ノードが自分自身を含んでいます</translation>
    </message>
    <message>
        <source>the file has more than %1 nodes</source>
        <translation type="unfinished">ファイルのノードが%1個を超えています</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>the base</source>
        <translation type="unfinished">ベース</translation>
    </message>
    <message>
        <source>world frame</source>
        <translation type="unfinished">ワールド座標系</translation>
    </message>
    <message>
        <source>frame of %1</source>
        <translation type="unfinished">%1の座標系</translation>
    </message>
    <message>
        <source>%1, about the world origin</source>
        <translation type="unfinished">%1、ワールド原点まわり</translation>
    </message>
    <message>
        <source>%1, about its origin</source>
        <translation type="unfinished">%1、自身の原点まわり</translation>
    </message>
    <message>
        <source>force</source>
        <translation type="unfinished">力</translation>
    </message>
    <message>
        <source>moment</source>
        <extracomment>noun: of a force</extracomment>
        <translation type="unfinished">モーメント</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: &quot;force&quot; or &quot;moment&quot;, %2: how it changes from one formulation to the next</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>includes −m g</source>
        <translation type="unfinished">−m gを含む</translation>
    </message>
    <message>
        <source>includes −g</source>
        <translation type="unfinished">−gを含む</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: title of an equation, %2: name of a link</extracomment>
        <translation type="unfinished">%1、%2</translation>
    </message>
    <message>
        <source>All four formulations agree. The largest difference is %1 (relative %2), in the %3 of %4.</source>
        <extracomment>formulations; %1 and %2: numbers, %3: name of a quantity, %4: name of a link</extracomment>
        <translation type="unfinished">4つの定式化はすべて一致します。最大の差は%4の%3の%1（相対値%2）です。</translation>
    </message>
    <message>
        <source>All three formulations agree. The largest difference is %1 (relative %2), in the %3 of %4.</source>
        <extracomment>formulations; %1 and %2: numbers, %3: name of a quantity, %4: name of a link</extracomment>
        <translation type="unfinished">3つの定式化はすべて一致します。最大の差は%4の%3の%1（相対値%2）です。</translation>
    </message>
    <message>
        <source>The formulations do not agree. The first difference is %5 (relative %6), in the %1 of %2, between %3 and %4.</source>
        <extracomment>%1: name of a quantity, %2: of a link, %3 and %4: of formulations, %5 and %6: numbers</extracomment>
        <translation type="unfinished">定式化が一致しません。最初の差は%5（相対値%6）で、%3と%4の間の%2の%1にあります。</translation>
    </message>
    <message>
        <source>rotated into the world frame</source>
        <translation type="unfinished">ワールド座標系へ回転</translation>
    </message>
    <message>
        <source>rotated back into the link frame</source>
        <translation type="unfinished">リンク座標系へ逆回転</translation>
    </message>
    <message>
        <source>combined with the parent&apos;s pose in the world</source>
        <translation type="unfinished">ワールドでの親のポーズと合成</translation>
    </message>
    <message>
        <source>taken relative to the parent</source>
        <translation type="unfinished">親に対する相対値に変換</translation>
    </message>
    <message>
        <source>moved to the world origin</source>
        <translation type="unfinished">ワールド原点へ移動</translation>
    </message>
    <message>
        <source>moved to the link origin</source>
        <translation type="unfinished">リンク原点へ</translation>
    </message>
    <message>
        <source>moved to the centre of mass</source>
        <translation type="unfinished">重心へ移動</translation>
    </message>
    <message>
        <source>g added</source>
        <translation type="unfinished">gを加算</translation>
    </message>
    <message>
        <source>g subtracted</source>
        <translation type="unfinished">gを減算</translation>
    </message>
    <message>
        <source>weight m g added</source>
        <translation type="unfinished">重量m gを加算</translation>
    </message>
    <message>
        <source>weight m g subtracted</source>
        <translation type="unfinished">重量m gを減算</translation>
    </message>
    <message>
        <source>ω × v added</source>
        <translation type="unfinished">ω × vを加算</translation>
    </message>
    <message>
        <source>ω × v subtracted</source>
        <translation type="unfinished">ω × vを減算</translation>
    </message>
    <message>
        <source>the same values</source>
        <translation type="unfinished">同じ値</translation>
    </message>
    <message>
        <source>No such step, because the spatial inertia already contains the position of the centre of mass.</source>
        <translation type="unfinished">空間慣性が重心の位置をすでに含むので、このステップはありません。</translation>
    </message>
    <message>
        <source>No such step, because the joint axis is constant in the link frame.</source>
        <translation type="unfinished">リンク座標系では関節軸が一定なので、このステップはありません。</translation>
    </message>
    <message>
        <source>No such step, because the centre of mass and the inertia are constant in the link frame.</source>
        <translation type="unfinished">リンク座標系では重心と慣性が一定なので、このステップはありません。</translation>
    </message>
    <message>
        <source>No such step, because this formulation treats the inertias in the world frame as part of the known geometry.</source>
        <translation type="unfinished">この定式化では、ワールド座標系での慣性を既知の幾何の一部として扱うので、このステップはありません。</translation>
    </message>
    <message>
        <source>No such step, because no force is passed from link to link. The forces are contained in the torque contributions.</source>
        <translation type="unfinished">リンク間で力を受け渡さないので、このステップはありません。力はトルクへの寄与に含まれます。</translation>
    </message>
    <message>
        <source>No such step, because no external force acts and gravity is included in the accelerations.</source>
        <translation type="unfinished">外力が作用せず、重力は加速度に含まれるので、このステップはありません。</translation>
    </message>
    <message>
        <source>No such step, because the recursion does not split a torque into contributions of the links.</source>
        <translation type="unfinished">再帰計算ではトルクを各リンクの寄与に分けないので、このステップはありません。</translation>
    </message>
    <message>
        <source>No such step.</source>
        <translation type="unfinished">このステップはありません。</translation>
    </message>
</context>
<context>
    <name>Contact</name>
    <message>
        <source>contact &apos;%1&apos;: %2</source>
        <translation type="unfinished">接触「%1」: %2</translation>
    </message>
    <message>
        <source>it has no name; give it one</source>
        <translation type="unfinished">名前がありません。名前を付けてください</translation>
    </message>
    <message>
        <source>duplicate name; rename one of the contacts</source>
        <translation type="unfinished">名前が重複しています。接触の一方の名前を変えてください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a link</source>
        <translation type="unfinished">「%1」はリンクではありません</translation>
    </message>
    <message>
        <source>link &apos;%1&apos; is fixed to the world and cannot make contact; select a moving link</source>
        <translation type="unfinished">リンク「%1」はワールドに固定されているので接触できません。動くリンクを選んでください</translation>
    </message>
    <message>
        <source>the coordinates of the point must be finite numbers</source>
        <translation type="unfinished">点の座標は有限の数値である必要があります</translation>
    </message>
    <message>
        <source>surface: %1</source>
        <translation type="unfinished">面: %1</translation>
    </message>
    <message>
        <source>the friction coefficient must be at least 0</source>
        <translation type="unfinished">摩擦係数は0以上である必要があります</translation>
    </message>
    <message>
        <source>the static friction coefficient must be at least as large as the kinetic one</source>
        <translation type="unfinished">静止摩擦係数は動摩擦係数以上である必要があります</translation>
    </message>
    <message>
        <source>amplitude and phase must be finite numbers</source>
        <translation type="unfinished">振幅と位相は有限の数値である必要があります</translation>
    </message>
    <message>
        <source>the wavelength must be greater than 0 m</source>
        <translation type="unfinished">波長は0 mより大きい必要があります</translation>
    </message>
    <message>
        <source>the radius must be greater than 0 m</source>
        <translation type="unfinished">半径は0 mより大きい必要があります</translation>
    </message>
    <message>
        <source>the pose must contain finite numbers only</source>
        <translation type="unfinished">ポーズに使えるのは有限の数値だけです</translation>
    </message>
    <message>
        <source>the scale must be greater than 0</source>
        <translation type="unfinished">倍率は0より大きい必要があります</translation>
    </message>
</context>
<context>
    <name>ContactWords</name>
    <message>
        <source>Gravity</source>
        <translation type="unfinished">重力</translation>
    </message>
    <message>
        <source>Motor torques</source>
        <translation type="unfinished">モータトルク</translation>
    </message>
    <message>
        <source>Velocity terms (centrifugal, Coriolis)</source>
        <translation type="unfinished">速度項（遠心力、コリオリ力）</translation>
    </message>
    <message>
        <source>Path curvature γ</source>
        <translation type="unfinished">経路の曲率γ</translation>
    </message>
    <message>
        <source>Joint friction</source>
        <translation type="unfinished">関節摩擦</translation>
    </message>
    <message>
        <source>Joint springs</source>
        <translation type="unfinished">関節ばね</translation>
    </message>
    <message>
        <source>Loads</source>
        <extracomment>noun: external forces</extracomment>
        <translation type="unfinished">荷重</translation>
    </message>
    <message>
        <source>Mouse spring</source>
        <translation type="unfinished">マウスばね</translation>
    </message>
    <message>
        <source>Baumgarte&apos;s terms</source>
        <translation type="unfinished">バウムガルテの項</translation>
    </message>
    <message>
        <source>Surface spring of %1 N/m</source>
        <translation type="unfinished">面のばね%1 N/m</translation>
    </message>
    <message>
        <source>Surface damper</source>
        <translation type="unfinished">面のダンパ</translation>
    </message>
    <message>
        <source>Correction, because the surface cannot pull</source>
        <translation type="unfinished">面は引けないことによる補正</translation>
    </message>
    <message>
        <source>fₙ of %1</source>
        <translation type="unfinished">%1のfₙ</translation>
    </message>
    <message>
        <source>friction of %1</source>
        <translation type="unfinished">%1の摩擦</translation>
    </message>
    <message>
        <source>A fₙ = a − dᵀτ:  %1 × %2 = %3 − (%4)</source>
        <extracomment>the contact equation, then with numbers; %1: A, %2: f_n, %3: a, %4: dᵀτ, which may be negative</extracomment>
        <translation type="unfinished">A fₙ = a − dᵀτ:  %1 × %2 = %3 − (%4)</translation>
    </message>
    <message>
        <source>Friction reduces A from %2 to %1, so the same a − dᵀτ requires a larger normal force.</source>
        <extracomment>%1: A of the contact equation with friction, %2: without</extracomment>
        <translation type="unfinished">摩擦によりAが%2から%1に減るので、同じa − dᵀτに対して、より大きな法線力が必要です。</translation>
    </message>
    <message>
        <source>Friction increases A from %2 to %1, so the same a − dᵀτ requires a smaller normal force.</source>
        <extracomment>%1: A of the contact equation with friction, %2: without</extracomment>
        <translation type="unfinished">摩擦によりAが%2から%1に増えるので、同じa − dᵀτに対して、必要な法線力は小さくなります。</translation>
    </message>
    <message>
        <source>K is %1. The contact would jam at K = %2 (Painlevé paradox).</source>
        <extracomment>%1: the coefficient of friction, %2: the critical one</extracomment>
        <translation type="unfinished">Kは%1です。K = %2でジャミングが起こります（パンルヴェのパラドックス）。</translation>
    </message>
    <message>
        <source>K is %1. In this state, the contact would not jam at any K.</source>
        <translation type="unfinished">Kは%1です。この状態では、Kがどの値でもジャミングは起こりません。</translation>
    </message>
    <message>
        <source>Penalty method: each surface acts as a spring and a damper. No equation is solved for fₙ, so the forces cannot be redundant and no contact can jam.</source>
        <translation type="unfinished">ペナルティ法: 各面がばねとダンパとして働きます。fₙについて方程式を解かないので、力が冗長になることも、接触がジャミングを起こすこともありません。</translation>
    </message>
    <message>
        <source>No contact carries a force.</source>
        <translation type="unfinished">力を受けている接触はありません。</translation>
    </message>
    <message>
        <source>Determined: exactly one force fits this motion.</source>
        <translation type="unfinished">確定: この動作に合う力はただ1つです。</translation>
    </message>
    <message>
        <source>Determined: exactly one set of %1 forces fits this motion.</source>
        <translation type="unfinished">確定: この動作に合う%1個の力の組はただ1つです。</translation>
    </message>
    <message>
        <source>Nearly singular: the equations for the contact forces are ill-conditioned. The accelerations are less affected.</source>
        <translation type="unfinished">ほぼ特異: 接触力の方程式の条件が悪くなっています。加速度への影響は小さめです。</translation>
    </message>
    <message>
        <source>Redundant: the motion does not determine all forces. The forces of least norm are shown, and the accelerations do not depend on this choice.</source>
        <translation type="unfinished">冗長: 動作からはすべての力が決まりません。ノルム最小の力を示しています。加速度はこの選び方によりません。</translation>
    </message>
    <message>
        <source>Jammed: with friction, det A is zero or negative (Painlevé paradox), so no contact force is reliable.</source>
        <translation type="unfinished">ジャミング: 摩擦によりdet Aが0または負になる（パンルヴェのパラドックス）ので、接触力はどれも信頼できません。</translation>
    </message>
    <message>
        <source>Condition number of A: %1</source>
        <translation type="unfinished">Aの条件数: %1</translation>
    </message>
    <message>
        <source>%1 N in %2</source>
        <extracomment>%1: a force, %2: the unknown that it is added to (&quot;fₙ of heel&quot;, &quot;friction of heel&quot;)</extracomment>
        <translation type="unfinished">%2に%1 N</translation>
    </message>
    <message>
        <source>Undetermined: any multiple of (%1) may be added without changing the motion.</source>
        <translation type="unfinished">不定: (%1)の任意の倍数を加えても動作は変わりません。</translation>
    </message>
    <message>
        <source>along %1%2</source>
        <extracomment>%1: a sign, %2: an axis, as +x</extracomment>
        <translation type="unfinished">%1%2方向</translation>
    </message>
    <message>
        <source>along (%1, %2, %3)</source>
        <extracomment>%1, %2 and %3: components of a direction</extracomment>
        <translation type="unfinished">(%1, %2, %3)に沿う方向</translation>
    </message>
</context>
<context>
    <name>ContactsPanel</name>
    <message>
        <source>%1 s</source>
        <translation type="unfinished">%1 s</translation>
    </message>
    <message>
        <source>%1   %2 %3, impulse %4 N s</source>
        <extracomment>event of a contact; %1: when, %2: name of the contact, %3: what it does (&quot;impact&quot;), %4: a number</extracomment>
        <translation type="unfinished">%1   %2 %3、力積%4 N s</translation>
    </message>
    <message>
        <source>%1   %2 %3, f_n just before: %4 N</source>
        <extracomment>event of a contact; %1: when, %2: name of the contact, %3: what it does (&quot;sticks&quot;), %4: a number</extracomment>
        <translation type="unfinished">%1   %2 %3、直前のf_n: %4 N</translation>
    </message>
</context>
<context>
    <name>ConvergencePanel</name>
    <message>
        <source>slope %1</source>
        <translation type="unfinished">傾き%1</translation>
    </message>
    <message>
        <source>%1: round-off only</source>
        <translation type="unfinished">%1: 丸め誤差のみ</translation>
    </message>
    <message>
        <source>passive q (%1)</source>
        <translation type="unfinished">受動q (%1)</translation>
    </message>
    <message>
        <source>τ (%1)</source>
        <translation type="unfinished">τ (%1)</translation>
    </message>
    <message>
        <source>residual passive τ</source>
        <translation type="unfinished">受動τの残差</translation>
    </message>
    <message>
        <source>scheme − NE</source>
        <translation type="unfinished">スキーム − NE</translation>
    </message>
    <message>
        <source>scheme − hybrid</source>
        <translation type="unfinished">スキーム − ハイブリッド</translation>
    </message>
    <message>
        <source>NE − hybrid</source>
        <translation type="unfinished">NE − ハイブリッド</translation>
    </message>
    <message>
        <source>change in f%1</source>
        <translation type="unfinished">f%1の変化</translation>
    </message>
    <message>
        <source>N m, N</source>
        <translation type="unfinished">N m, N</translation>
    </message>
    <message>
        <source>N</source>
        <translation type="unfinished">N</translation>
    </message>
    <message>
        <source>N m</source>
        <translation type="unfinished">N m</translation>
    </message>
    <message>
        <source>rad, m</source>
        <translation type="unfinished">rad, m</translation>
    </message>
    <message>
        <source>m</source>
        <translation type="unfinished">m</translation>
    </message>
    <message>
        <source>rad</source>
        <translation type="unfinished">rad</translation>
    </message>
    <message>
        <source>dt
(ms)</source>
        <translation type="unfinished">dt
(ms)</translation>
    </message>
    <message>
        <source>Error of
Passive q (%1)</source>
        <translation type="unfinished">受動q (%1)
の誤差</translation>
    </message>
    <message>
        <source>Order
of q</source>
        <translation type="unfinished">qの
次数</translation>
    </message>
    <message>
        <source>Error of
τ (%1)</source>
        <translation type="unfinished">τ (%1)
の誤差</translation>
    </message>
    <message>
        <source>Order
of τ</source>
        <translation type="unfinished">τの
次数</translation>
    </message>
    <message>
        <source>Residual
Passive τ (%1)</source>
        <translation type="unfinished">受動τ (%1)
の残差</translation>
    </message>
    <message>
        <source>Scheme −
NE (%1)</source>
        <translation type="unfinished">スキーム −
NE (%1)</translation>
    </message>
    <message>
        <source>Scheme −
Hybrid (%1)</source>
        <translation type="unfinished">スキーム −
ハイブリッド (%1)</translation>
    </message>
    <message>
        <source>NE −
Hybrid (%1)</source>
        <translation type="unfinished">NE −
ハイブリッド (%1)</translation>
    </message>
    <message>
        <source>Run
Time (s)</source>
        <translation type="unfinished">計算
時間 (s)</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>verb: a run that has no result</extracomment>
        <translation type="unfinished">失敗</translation>
    </message>
    <message>
        <source>Time step of this scene</source>
        <translation type="unfinished">このシーンのタイムステップ</translation>
    </message>
    <message>
        <source>Reference for the other rows</source>
        <translation type="unfinished">ほかの行の基準</translation>
    </message>
    <message>
        <source>Elements</source>
        <extracomment>noun: number of finite elements of a beam</extracomment>
        <translation type="unfinished">要素数</translation>
    </message>
    <message>
        <source>Degrees of
Freedom</source>
        <translation type="unfinished">自由
度</translation>
    </message>
    <message>
        <source>%1
(Hz)</source>
        <translation type="unfinished">%1
(Hz)</translation>
    </message>
    <message>
        <source>Change
in %1 (%)</source>
        <translation type="unfinished">%1の
変化 (%)</translation>
    </message>
    <message>
        <source>Order
of %1</source>
        <translation type="unfinished">%1の
次数</translation>
    </message>
    <message>
        <source>Number of elements in this scene</source>
        <translation type="unfinished">このシーンの要素数</translation>
    </message>
    <message>
        <source>1/%1 of the error</source>
        <translation type="unfinished">誤差が1/%1</translation>
    </message>
    <message>
        <source>%1 times the error</source>
        <translation type="unfinished">誤差が%1倍</translation>
    </message>
    <message>
        <source>the same error</source>
        <translation type="unfinished">誤差が同じ</translation>
    </message>
    <message>
        <source>half the error</source>
        <translation type="unfinished">誤差が1/2</translation>
    </message>
    <message>
        <source>a quarter of the error</source>
        <translation type="unfinished">誤差が1/4</translation>
    </message>
    <message>
        <source>an eighth of the error</source>
        <translation type="unfinished">誤差が1/8</translation>
    </message>
    <message>
        <source>a sixteenth of the error</source>
        <translation type="unfinished">誤差が1/16</translation>
    </message>
    <message>
        <source>The order is %1, so halving the time step gives %2.</source>
        <extracomment>order of convergence; %1: a number, %2: what is left (&quot;a quarter of the error&quot;)</extracomment>
        <translation type="unfinished">次数は%1なので、タイムステップを半分にすると%2になります。</translation>
    </message>
    <message>
        <source>The order is %1, so doubling the number of elements gives %2.</source>
        <extracomment>order of convergence; %1: a number, %2: what is left (&quot;a quarter of the error&quot;)</extracomment>
        <translation type="unfinished">次数は%1なので、要素数を2倍にすると%2になります。</translation>
    </message>
    <message>
        <source>Passive joints: %1</source>
        <translation type="unfinished">受動関節: %1</translation>
    </message>
    <message>
        <source>Torques: %1</source>
        <translation type="unfinished">トルク: %1</translation>
    </message>
    <message>
        <source>The time step makes no difference beyond round-off, so no order can be found.</source>
        <translation type="unfinished">タイムステップによる差は丸め誤差の範囲なので、次数は求められません。</translation>
    </message>
    <message>
        <source>Errors are measured against a reference motion of rigid links (hybrid dynamics, fourth-order Runge-Kutta method).</source>
        <translation type="unfinished">誤差は、剛体リンクの基準動作（ハイブリッド動力学、4次ルンゲ・クッタ法）に対するものです。</translation>
    </message>
    <message>
        <source>The exact motion of elastic links is unknown, so errors are measured against the finest run, dt = %1 ms. The orders allow for the error of that run.</source>
        <translation type="unfinished">弾性リンクの厳密な動作は未知なので、誤差は最も細かい計算dt = %1 msに対するものです。次数では、その計算の誤差を考慮しています。</translation>
    </message>
    <message>
        <source>Could not compute the results for rigid links: %1.</source>
        <translation type="unfinished">剛体リンクの結果を計算できませんでした: %1。</translation>
    </message>
    <message>
        <source>Failed runs: %1. The tooltips of their rows give the reason.</source>
        <translation type="unfinished">失敗した計算: %1。理由は各行のツールチップに示します。</translation>
    </message>
    <message>
        <source>Lowest frequency: %1</source>
        <translation type="unfinished">最低振動数: %1</translation>
    </message>
    <message>
        <source>Orders of the other frequencies: %1.</source>
        <translation type="unfinished">ほかの振動数の次数: %1。</translation>
    </message>
    <message>
        <source>Changes are relative to the solution with %1 elements of equal length. The orders allow for the error of that solution.</source>
        <translation type="unfinished">変化は、等しい長さの要素%1個による解に対する相対値です。次数では、その解の誤差を考慮しています。</translation>
    </message>
    <message>
        <source>Computed for straight links without gravity or loads. Reason: %1.</source>
        <translation type="unfinished">重力も荷重もない、まっすぐなリンクについて計算しました。理由: %1。</translation>
    </message>
</context>
<context>
    <name>CopyAs</name>
    <message>
        <source>CSV</source>
        <translation type="unfinished">CSV</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation type="unfinished">Markdown</translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation type="unfinished">LaTeX</translation>
    </message>
    <message>
        <source>NumPy</source>
        <translation type="unfinished">NumPy</translation>
    </message>
    <message>
        <source>MATLAB</source>
        <translation type="unfinished">MATLAB</translation>
    </message>
</context>
<context>
    <name>Cost</name>
    <message>
        <source>Mass matrix only</source>
        <translation type="unfinished">慣性行列のみ</translation>
    </message>
    <message>
        <source>Articulated bodies</source>
        <translation type="unfinished">関節体法</translation>
    </message>
    <message>
        <source>Composite rigid bodies</source>
        <translation type="unfinished">複合剛体法</translation>
    </message>
    <message>
        <source>Unit-vector method</source>
        <translation type="unfinished">単位ベクトル法</translation>
    </message>
    <message>
        <source>%1, forward dynamics</source>
        <translation type="unfinished">%1、順動力学</translation>
    </message>
    <message>
        <source>%1, inverse dynamics</source>
        <translation type="unfinished">%1、逆動力学</translation>
    </message>
    <message>
        <source>Newton-Euler recursion with Featherstone&apos;s spatial vectors, optimised for speed.</source>
        <translation type="unfinished">Featherstoneの空間ベクトルによるニュートン・オイラーの再帰計算で、速度を最適化しています。</translation>
    </message>
    <message>
        <source>Newton-Euler recursion in link frames, with the equations of motion about each centre of mass.</source>
        <translation type="unfinished">リンク座標系でのニュートン・オイラーの再帰計算で、各重心まわりの運動方程式を使います。</translation>
    </message>
    <message>
        <source>Newton-Euler recursion in the world frame, about the world origin. Every inertia is rotated into that frame.</source>
        <translation type="unfinished">ワールド座標系でのワールド原点まわりのニュートン・オイラーの再帰計算で、すべての慣性をこの座標系へ回転します。</translation>
    </message>
    <message>
        <source>Every sum written out, without recursion: the cost grows with the fourth power of n.</source>
        <translation type="unfinished">再帰を使わず、すべての和を書き下します。計算量はnの4乗で増えます。</translation>
    </message>
    <message>
        <source>Computes M by the composite-rigid-body algorithm, without solving for the accelerations.</source>
        <translation type="unfinished">加速度を解かずに、複合剛体法でMを計算します。</translation>
    </message>
    <message>
        <source>Articulated-body algorithm: computes the accelerations recursively, at a cost proportional to n.</source>
        <translation type="unfinished">関節体法: nに比例する計算量で、加速度を再帰的に計算します。</translation>
    </message>
    <message>
        <source>Computes b by inverse dynamics and M by the composite-rigid-body algorithm, then solves M q̈ = τ − b by L^T D L factorisation.</source>
        <translation type="unfinished">逆動力学でbを、複合剛体法でMを計算し、L^T D L分解でM q̈ = τ − bを解きます。</translation>
    </message>
    <message>
        <source>Evaluates inverse dynamics n + 1 times (once for b, once per column of M), then solves M q̈ = τ − b.</source>
        <translation type="unfinished">逆動力学をn + 1回（bに1回、Mの各列に1回）計算し、M q̈ = τ − bを解きます。</translation>
    </message>
</context>
<context>
    <name>CurveWords</name>
    <message>
        <source>kinetic</source>
        <extracomment>adjective: energy</extracomment>
        <translation type="unfinished">運動エネルギー</translation>
    </message>
    <message>
        <source>potential</source>
        <extracomment>adjective: energy</extracomment>
        <translation type="unfinished">位置エネルギー</translation>
    </message>
    <message>
        <source>balance error</source>
        <translation type="unfinished">収支誤差</translation>
    </message>
    <message>
        <source>work of the motors</source>
        <translation type="unfinished">モータの仕事</translation>
    </message>
    <message>
        <source>work of the loads and the mouse spring</source>
        <translation type="unfinished">荷重とマウスばねの仕事</translation>
    </message>
    <message>
        <source>dissipated in joints</source>
        <translation type="unfinished">関節での散逸</translation>
    </message>
    <message>
        <source>dissipated in contacts</source>
        <translation type="unfinished">接触での散逸</translation>
    </message>
    <message>
        <source>dissipated in impacts</source>
        <translation type="unfinished">衝突での散逸</translation>
    </message>
    <message>
        <source>total</source>
        <extracomment>adjective: energy</extracomment>
        <translation type="unfinished">全エネルギー</translation>
    </message>
    <message>
        <source>Own inertia</source>
        <translation type="unfinished">自身の慣性</translation>
    </message>
    <message>
        <source>Coupling inertia</source>
        <translation type="unfinished">連成慣性</translation>
    </message>
    <message>
        <source>Centrifugal</source>
        <translation type="unfinished">遠心力</translation>
    </message>
    <message>
        <source>Coriolis</source>
        <translation type="unfinished">コリオリ</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation type="unfinished">重力</translation>
    </message>
    <message>
        <source>Friction</source>
        <translation type="unfinished">摩擦</translation>
    </message>
    <message>
        <source>Rotor</source>
        <translation type="unfinished">ロータ</translation>
    </message>
    <message>
        <source>Joint spring</source>
        <translation type="unfinished">関節ばね</translation>
    </message>
    <message>
        <source>External load</source>
        <translation type="unfinished">外部荷重</translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished">変位</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation type="unfinished">速度</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation type="unfinished">加速度</translation>
    </message>
    <message>
        <source>Force</source>
        <translation type="unfinished">力</translation>
    </message>
    <message>
        <source>Torque</source>
        <translation type="unfinished">トルク</translation>
    </message>
    <message>
        <source>Torque with mistakes</source>
        <translation type="unfinished">誤りを含むトルク</translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished">仕事率</translation>
    </message>
    <message>
        <source>Work</source>
        <extracomment>noun: mechanical work</extracomment>
        <translation type="unfinished">仕事</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation type="unfinished">エネルギー</translation>
    </message>
    <message>
        <source>End-effector position</source>
        <translation type="unfinished">エンドエフェクタの位置</translation>
    </message>
    <message>
        <source>End-effector speed</source>
        <translation type="unfinished">エンドエフェクタの速さ</translation>
    </message>
    <message>
        <source>Internal force</source>
        <translation type="unfinished">内力</translation>
    </message>
    <message>
        <source>Internal moment</source>
        <translation type="unfinished">内部モーメント</translation>
    </message>
    <message>
        <source>Motor force</source>
        <translation type="unfinished">モータ力</translation>
    </message>
    <message>
        <source>Motor torque</source>
        <translation type="unfinished">モータトルク</translation>
    </message>
    <message>
        <source>Normal force</source>
        <translation type="unfinished">法線力</translation>
    </message>
    <message>
        <source>Friction along t1</source>
        <translation type="unfinished">t1方向の摩擦</translation>
    </message>
    <message>
        <source>Friction along t2</source>
        <translation type="unfinished">t2方向の摩擦</translation>
    </message>
    <message>
        <source>Gap</source>
        <extracomment>noun: distance of a contact point from its surface</extracomment>
        <translation type="unfinished">すきま</translation>
    </message>
    <message>
        <source>Slip speed</source>
        <translation type="unfinished">すべり速度</translation>
    </message>
    <message>
        <source>Slip margin</source>
        <translation type="unfinished">すべり余裕</translation>
    </message>
    <message>
        <source>Contact mode</source>
        <extracomment>noun: mode of a contact, which is free, sticks or slips</extracomment>
        <translation type="unfinished">接触状態</translation>
    </message>
    <message>
        <source>Constraint error</source>
        <translation type="unfinished">拘束誤差</translation>
    </message>
    <message>
        <source>Manipulability</source>
        <translation type="unfinished">可操作性</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>adjective: a contact that does not touch</extracomment>
        <translation type="unfinished">非接触</translation>
    </message>
    <message>
        <source>sticks</source>
        <extracomment>verb: a contact that touches and does not slide</extracomment>
        <translation type="unfinished">固着</translation>
    </message>
    <message>
        <source>slips</source>
        <extracomment>verb: a contact that touches and slides</extracomment>
        <translation type="unfinished">すべり</translation>
    </message>
    <message>
        <source>lifts off</source>
        <translation type="unfinished">離脱</translation>
    </message>
    <message>
        <source>impact</source>
        <extracomment>noun: event of a contact</extracomment>
        <translation type="unfinished">衝突</translation>
    </message>
    <message>
        <source>all joints</source>
        <translation type="unfinished">全関節</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of a joint, %2: cause of a part of its torque (&quot;Coriolis&quot;)</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>Torque of %1 with mistakes</source>
        <translation type="unfinished">%1の誤りを含むトルク</translation>
    </message>
    <message>
        <source>Energy, %1</source>
        <translation type="unfinished">エネルギー: %1</translation>
    </message>
    <message>
        <source>End-effector position, %1</source>
        <translation type="unfinished">エンドエフェクタの位置、%1</translation>
    </message>
    <message>
        <source>Contact mode of %1 (0: free, 1: sticks, 2: slips)</source>
        <translation type="unfinished">%1の接触状態 (0: 非接触、1: 固着、2: すべり)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: a quantity (&quot;Velocity&quot;), %2: name of a joint or of a contact</extracomment>
        <translation type="unfinished">%2の%1</translation>
    </message>
</context>
<context>
    <name>DifferenceCause</name>
    <message>
        <source>viscous: %1</source>
        <translation type="unfinished">粘性: %1</translation>
    </message>
    <message>
        <source>Coulomb: %1</source>
        <translation type="unfinished">クーロン: %1</translation>
    </message>
    <message>
        <source>viscous: %1; Coulomb: %2</source>
        <translation type="unfinished">粘性: %1、クーロン: %2</translation>
    </message>
    <message>
        <source>theirs are %1 samples late</source>
        <translation type="unfinished">相手側が%1サンプル遅れ</translation>
    </message>
    <message>
        <source>theirs are %1 samples early</source>
        <translation type="unfinished">相手側が%1サンプル進み</translation>
    </message>
    <message>
        <source>their columns hold %1</source>
        <translation type="unfinished">相手側の列の内容: %1</translation>
    </message>
    <message>
        <source>all joints by %1</source>
        <translation type="unfinished">全関節が%1倍</translation>
    </message>
    <message>
        <source>&apos;%1&apos; by %2</source>
        <translation type="unfinished">「%1」が%2倍</translation>
    </message>
    <message>
        <source>all links</source>
        <translation type="unfinished">全リンク</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>a constant at joint &apos;%1&apos;</source>
        <translation type="unfinished">関節「%1」で一定値</translation>
    </message>
    <message>
        <source>a + b q at joint &apos;%1&apos;, like a spring</source>
        <translation type="unfinished">関節「%1」でばねのようなa + b q</translation>
    </message>
    <message>
        <source>a function of qd at joint &apos;%1&apos;, like friction</source>
        <translation type="unfinished">関節「%1」で摩擦のようなqdの関数</translation>
    </message>
    <message>
        <source>proportional to qdd at joint &apos;%1&apos;, like a rotor</source>
        <translation type="unfinished">関節「%1」でロータのようにqddに比例</translation>
    </message>
    <message>
        <source>a constant force or moment on link &apos;%1&apos;, in the axes of the world</source>
        <translation type="unfinished">リンク「%1」に、ワールドの軸で一定の力またはモーメント</translation>
    </message>
    <message>
        <source>other mass, centre of mass or inertia of link &apos;%1&apos;, like a payload</source>
        <translation type="unfinished">リンク「%1」の質量、重心または慣性が、ペイロードのように異なる</translation>
    </message>
    <message>
        <source>Gravity left out</source>
        <translation type="unfinished">重力の欠落</translation>
    </message>
    <message>
        <source>Check whether the other program has its gravity set. The difference is the torque that holds the robot against gravity. It depends on the pose alone.</source>
        <translation type="unfinished">相手のプログラムで重力が設定されているか確認してください。差は、ロボットを重力に抗して保持するトルクです。これはポーズだけで決まります。</translation>
    </message>
    <message>
        <source>Gravity with the wrong sign</source>
        <translation type="unfinished">重力の符号が逆</translation>
    </message>
    <message>
        <source>Check the sign of the gravity vector. Some programs want the acceleration of gravity, others the acceleration of the base, which points the other way.</source>
        <translation type="unfinished">重力ベクトルの符号を確認してください。重力加速度を求めるプログラムと、逆向きのベースの加速度を求めるプログラムがあります。</translation>
    </message>
    <message>
        <source>Gravity counted twice</source>
        <translation type="unfinished">重力の二重計上</translation>
    </message>
    <message>
        <source>Check whether weights are added to torques that contain gravity already. The difference is the torque that holds the robot against gravity.</source>
        <translation type="unfinished">重力をすでに含むトルクに重量を加えていないか確認してください。差は、ロボットを重力に抗して保持するトルクです。</translation>
    </message>
    <message>
        <source>Another value of g</source>
        <translation type="unfinished">gの値が異なる</translation>
    </message>
    <message>
        <source>Give both programs the same number. Standard gravity is 9.80665 m/s²; many programs use 9.81.</source>
        <translation type="unfinished">両方のプログラムに同じ数値を与えてください。標準重力は9.80665 m/s²ですが、多くのプログラムは9.81を使います。</translation>
    </message>
    <message>
        <source>External wrench taken to be in the axes of its link</source>
        <translation type="unfinished">外部レンチをリンクの軸で解釈</translation>
    </message>
    <message>
        <source>Check in which axes the other program expects external forces. Here they are those of the world, with the moment about the origin of the link frame.</source>
        <translation type="unfinished">相手のプログラムが外力をどの軸で求めるか確認してください。ここではワールドの軸で、モーメントはリンク座標系の原点まわりです。</translation>
    </message>
    <message>
        <source>External moment taken to be about the origin of the world</source>
        <translation type="unfinished">外部モーメントをワールド原点まわりと解釈</translation>
    </message>
    <message>
        <source>Check about which point the other program expects external moments. Here it is the origin of the link frame. Spatial forces are often about the origin of the world.</source>
        <translation type="unfinished">相手のプログラムが外部モーメントをどの点まわりで求めるか確認してください。ここではリンク座標系の原点です。空間力はワールド原点まわりとすることがよくあります。</translation>
    </message>
    <message>
        <source>External wrench with the wrong sign</source>
        <translation type="unfinished">外部レンチの符号が逆</translation>
    </message>
    <message>
        <source>Check whether the other program expects the wrench on the robot, as here, or the wrench that the robot exerts.</source>
        <translation type="unfinished">相手のプログラムが、ここと同じくロボットに働くレンチを求めるのか、ロボットが及ぼすレンチを求めるのか確認してください。</translation>
    </message>
    <message>
        <source>External wrench left out</source>
        <translation type="unfinished">外部レンチの欠落</translation>
    </message>
    <message>
        <source>Check whether the external force was passed on to the other program.</source>
        <translation type="unfinished">外力を相手のプログラムに渡したか確認してください。</translation>
    </message>
    <message>
        <source>Joints in another order</source>
        <translation type="unfinished">関節の順序が異なる</translation>
    </message>
    <message>
        <source>Check the order of the joints in the other program. It may be that of the file, of the alphabet or of the tree.</source>
        <translation type="unfinished">相手のプログラムでの関節の順序を確認してください。ファイルの順、アルファベット順、木構造の順のいずれかの可能性があります。</translation>
    </message>
    <message>
        <source>Joint axis reversed</source>
        <translation type="unfinished">関節軸が逆向き</translation>
    </message>
    <message>
        <source>Check the axis of this joint. With the axis reversed, the same number turns the joint the other way, and its torque has the other sign.</source>
        <translation type="unfinished">この関節の軸を確認してください。軸が逆向きだと、同じ数値で関節が逆に回り、トルクの符号も逆になります。</translation>
    </message>
    <message>
        <source>Degrees and radians mixed up</source>
        <translation type="unfinished">度とラジアンの混同</translation>
    </message>
    <message>
        <source>Check the unit of positions, velocities and accelerations. Here they are in rad.</source>
        <translation type="unfinished">変位、速度、加速度の単位を確認してください。ここではradです。</translation>
    </message>
    <message>
        <source>Rotor inertia put in</source>
        <translation type="unfinished">ロータ慣性が加わっている</translation>
    </message>
    <message>
        <source>The other program adds the reflected inertia of rotors (also called armature). Switch it off there, or switch it on here.</source>
        <translation type="unfinished">相手のプログラムはロータの換算慣性（armatureとも呼ばれます）を加えています。相手側でオフにするか、ここでオンにしてください。</translation>
    </message>
    <message>
        <source>Rotor inertia left out</source>
        <translation type="unfinished">ロータ慣性の欠落</translation>
    </message>
    <message>
        <source>Give the other program the reflected inertia of the rotors (also called armature), or switch it off here.</source>
        <translation type="unfinished">相手のプログラムにロータの換算慣性（armatureとも呼ばれます）を与えるか、ここでオフにしてください。</translation>
    </message>
    <message>
        <source>Joint friction put in</source>
        <translation type="unfinished">関節摩擦が加わっている</translation>
    </message>
    <message>
        <source>Their torques contain friction of the joints. Switch it off there, or switch it on here.</source>
        <translation type="unfinished">相手側のトルクは関節摩擦を含んでいます。相手側でオフにするか、ここでオンにしてください。</translation>
    </message>
    <message>
        <source>Joint friction left out</source>
        <translation type="unfinished">関節摩擦の欠落</translation>
    </message>
    <message>
        <source>Give the other program the friction of the joints, or switch it off here.</source>
        <translation type="unfinished">相手のプログラムに関節摩擦を与えるか、ここでオフにしてください。</translation>
    </message>
    <message>
        <source>Joint springs left out</source>
        <translation type="unfinished">関節ばねの欠落</translation>
    </message>
    <message>
        <source>Give the other program the springs of the joints. Few file formats have them.</source>
        <translation type="unfinished">相手のプログラムに関節ばねを与えてください。関節ばねをもつファイル形式はわずかです。</translation>
    </message>
    <message>
        <source>Mass of a link left out</source>
        <translation type="unfinished">リンクの質量の欠落</translation>
    </message>
    <message>
        <source>Check whether the other program has this link. Links behind fixed joints are sometimes dropped with their mass.</source>
        <translation type="unfinished">相手のプログラムにこのリンクがあるか確認してください。固定関節より先のリンクが、質量ごと省かれることがあります。</translation>
    </message>
    <message>
        <source>Inertia about the link&apos;s origin taken for that about the centre of mass</source>
        <translation type="unfinished">リンク原点まわりの慣性を重心まわりの慣性と解釈</translation>
    </message>
    <message>
        <source>Check about which point the other program expects the inertia. Theirs has m d² twice, where d is the distance of the centre of mass from an axis through the origin.</source>
        <translation type="unfinished">相手のプログラムが慣性をどの点まわりで求めるか確認してください。相手側ではm d²が2回加わっています。dは、原点を通る軸から重心までの距離です。</translation>
    </message>
    <message>
        <source>Inertia about the centre of mass taken for that about the link&apos;s origin</source>
        <translation type="unfinished">重心まわりの慣性をリンク原点まわりの慣性と解釈</translation>
    </message>
    <message>
        <source>Check about which point the other program expects the inertia. Theirs lacks m d², where d is the distance of the centre of mass from an axis through the origin.</source>
        <translation type="unfinished">相手のプログラムが慣性をどの点まわりで求めるか確認してください。相手側ではm d²が抜けています。dは、原点を通る軸から重心までの距離です。</translation>
    </message>
    <message>
        <source>Products of inertia with the other sign</source>
        <translation type="unfinished">慣性乗積の符号が逆</translation>
    </message>
    <message>
        <source>Check the sign of I_xy, I_xz and I_yz. Some programs mean the products ∫ x y dm, others the elements of the matrix, which have the opposite sign.</source>
        <translation type="unfinished">I_xy、I_xz、I_yzの符号を確認してください。乗積∫ x y dmを意味するプログラムと、符号が逆になる行列の要素を意味するプログラムがあります。</translation>
    </message>
    <message>
        <source>Torques of another sample</source>
        <translation type="unfinished">別のサンプルのトルク</translation>
    </message>
    <message>
        <source>Check the time stamps: states and torques are not of the same instant. Filters delay as well.</source>
        <translation type="unfinished">タイムスタンプを確認してください。状態とトルクが同じ時刻のものではありません。フィルタも遅れを生じます。</translation>
    </message>
    <message>
        <source>Torques scaled</source>
        <translation type="unfinished">トルクが定数倍</translation>
    </message>
    <message>
        <source>Check the unit of the torques, the gear ratio, and the factor from motor current to torque.</source>
        <translation type="unfinished">トルクの単位、減速比、モータ電流からトルクへの係数を確認してください。</translation>
    </message>
    <message>
        <source>A mistake of the recursion</source>
        <translation type="unfinished">再帰計算の誤り</translation>
    </message>
    <message>
        <source>theirs are 1 sample late</source>
        <translation type="unfinished">相手側が1サンプル遅れ</translation>
    </message>
    <message>
        <source>theirs are 1 sample early</source>
        <translation type="unfinished">相手側が1サンプル進み</translation>
    </message>
    <message>
        <source>theirs are computed with the numbers of degrees as radians</source>
        <translation type="unfinished">相手側は度の数値をラジアンとして計算</translation>
    </message>
    <message>
        <source>theirs are computed with angles that are pi/180 of those in the table</source>
        <translation type="unfinished">相手側は表の角度のpi/180倍で計算</translation>
    </message>
    <message>
        <source>with the values of the model</source>
        <translation type="unfinished">モデルの値による</translation>
    </message>
</context>
<context>
    <name>Dock</name>
    <message>
        <source>Close the %1 panel</source>
        <translation type="unfinished">%1パネルを閉じる</translation>
    </message>
</context>
<context>
    <name>Dynamics</name>
    <message>
        <source>joint &apos;%1&apos; moves no inertia; give its link a mass, or the joint a rotor</source>
        <translation type="unfinished">関節「%1」は慣性を動かしません。リンクに質量を、または関節にロータを与えてください</translation>
    </message>
    <message>
        <source>the mass matrix is singular to working precision; some combination of joint velocities has no kinetic energy</source>
        <translation type="unfinished">慣性行列が計算精度の範囲で特異です。運動エネルギーをもたない関節速度の組合せがあります</translation>
    </message>
    <message>
        <source>link &apos;%1&apos; has no mass, so the acceleration of joint &apos;%2&apos; is not determined; give the link a mass, include the inertia of a rotor, or make the joint fixed</source>
        <translation type="unfinished">リンク「%1」に質量がないので、関節「%2」の加速度が決まりません。リンクに質量を与えるか、ロータの慣性を含めるか、関節を固定にしてください</translation>
    </message>
    <message>
        <source>link &apos;%1&apos; has no inertia about the axis of joint &apos;%2&apos;, so the acceleration of the joint is not determined; give the link a mass and an inertia, include the inertia of a rotor, or make the joint fixed</source>
        <translation type="unfinished">リンク「%1」に関節「%2」の軸まわりの慣性がないので、関節の加速度が決まりません。リンクに質量と慣性を与えるか、ロータの慣性を含めるか、関節を固定にしてください</translation>
    </message>
    <message>
        <source>H_PP is singular at passive joint &apos;%1&apos;: %2</source>
        <translation type="unfinished">受動関節「%1」でH_PPが特異です: %2</translation>
    </message>
    <message>
        <source>R must be positive definite</source>
        <translation type="unfinished">Rは正定値である必要があります</translation>
    </message>
    <message>
        <source>the eigenvalues of the Hamiltonian matrix could not be computed</source>
        <translation type="unfinished">ハミルトン行列の固有値を計算できませんでした</translation>
    </message>
    <message>
        <source>no stabilising regulator exists because an unstable or undamped mode is not controllable, or an undamped mode is not observable through Q</source>
        <translation type="unfinished">安定化レギュレータが存在しません。不安定または減衰のないモードが可制御でないか、減衰のないモードがQを通して可観測でないためです</translation>
    </message>
</context>
<context>
    <name>Elastic</name>
    <message>
        <source>the motion is shorter than one time step; choose a shorter dt</source>
        <translation type="unfinished">動作が1タイムステップより短くなっています。より短いdtを選んでください</translation>
    </message>
    <message>
        <source>with rigid links: %1</source>
        <translation type="unfinished">剛体リンクの場合: %1</translation>
    </message>
    <message>
        <source>must be greater than 0</source>
        <translation type="unfinished">0より大きい必要があります</translation>
    </message>
    <message>
        <source>must be at most 100 m</source>
        <translation type="unfinished">100 m以下である必要があります</translation>
    </message>
    <message>
        <source>wall thickness must be at most half the diameter</source>
        <translation type="unfinished">肉厚は直径の半分以下である必要があります</translation>
    </message>
    <message>
        <source>Steel</source>
        <translation type="unfinished">鋼</translation>
    </message>
    <message>
        <source>Aluminium</source>
        <translation type="unfinished">アルミニウム</translation>
    </message>
    <message>
        <source>Titanium</source>
        <translation type="unfinished">チタン</translation>
    </message>
    <message>
        <source>Carbon/epoxy (fibre direction)</source>
        <translation type="unfinished">炭素繊維/エポキシ（繊維方向）</translation>
    </message>
    <message>
        <source>PVC</source>
        <translation type="unfinished">PVC</translation>
    </message>
    <message>
        <source>%1 is %2 but must be greater than 0; otherwise the beam lacks stiffness</source>
        <translation type="unfinished">%1が%2ですが、0より大きい必要があります。そうでないと、はりに剛性がありません</translation>
    </message>
    <message>
        <source>the section&apos;s area</source>
        <translation type="unfinished">断面積</translation>
    </message>
    <message>
        <source>the section&apos;s second moment of area about y</source>
        <translation type="unfinished">y軸まわりの断面二次モーメント</translation>
    </message>
    <message>
        <source>the section&apos;s second moment of area about z</source>
        <translation type="unfinished">z軸まわりの断面二次モーメント</translation>
    </message>
    <message>
        <source>the section&apos;s torsion constant</source>
        <translation type="unfinished">断面のねじり定数</translation>
    </message>
    <message>
        <source>the section&apos;s shear correction factor</source>
        <translation type="unfinished">断面のせん断補正係数</translation>
    </message>
    <message>
        <source>Young&apos;s modulus</source>
        <translation type="unfinished">ヤング率</translation>
    </message>
    <message>
        <source>the shear modulus</source>
        <translation type="unfinished">せん断弾性係数</translation>
    </message>
    <message>
        <source>the density is %1 but must be at least 0 kg/m³</source>
        <translation type="unfinished">密度が%1ですが、0 kg/m³以上である必要があります</translation>
    </message>
    <message>
        <source>no link is elastic; give a link a section and a material</source>
        <translation type="unfinished">弾性リンクがありません。リンクに断面と材料を与えてください</translation>
    </message>
    <message>
        <source>the duration is unknown because the scene has no motion; add a motion, or give &apos;duration&apos; in &apos;beam&apos;</source>
        <translation type="unfinished">シーンに動作がないので継続時間が不明です。動作を追加するか、「beam」に「duration」を与えてください</translation>
    </message>
    <message>
        <source>dt is %1 s but must be greater than 0</source>
        <translation type="unfinished">dtが%1 sですが、0より大きい必要があります</translation>
    </message>
    <message>
        <source>the iteration does not converge in this time step; use a smaller dt</source>
        <translation type="unfinished">このタイムステップで反復が収束しません。より小さいdtを使ってください</translation>
    </message>
    <message>
        <source>fewer than two step sizes can be compared; the motion is too short for its dt, or takes more than %1 steps</source>
        <translation type="unfinished">比較できる刻み幅が2つ未満です。動作がdtに対して短すぎるか、%1ステップを超えています</translation>
    </message>
    <message>
        <source>the step of %1 s must be between 1e-6 s and 0.1 s and not longer than the motion</source>
        <translation type="unfinished">%1 sの刻み幅は1e-6 sから0.1 sまでで、動作より長くない必要があります</translation>
    </message>
    <message>
        <source>the longest step is not an integer multiple of the step of %1 s</source>
        <translation type="unfinished">最も長い刻み幅が%1 sの整数倍ではありません</translation>
    </message>
    <message>
        <source>the runs take %1 steps in total, which is too many; compare fewer or larger steps</source>
        <translation type="unfinished">計算が合計%1ステップとなり、多すぎます。より少ない、またはより大きい刻み幅で比較してください</translation>
    </message>
    <message>
        <source>link &apos;%1&apos; is not elastic</source>
        <translation type="unfinished">リンク「%1」は弾性ではありません</translation>
    </message>
    <message>
        <source>the beams have more than %1 degrees of freedom even with the fewest elements; select one link, or make fewer links elastic</source>
        <translation type="unfinished">要素数を最小にしても、はりの自由度が%1を超えます。リンクを1つ選ぶか、弾性リンクを減らしてください</translation>
    </message>
    <message>
        <source>no equilibrium near the straight shape was found; a beam buckles, or its load is far beyond the limit of small deformations</source>
        <translation type="unfinished">まっすぐな形状の近くに釣合いが見つかりませんでした。はりが座屈しているか、荷重が微小変形の限界を大きく超えています</translation>
    </message>
    <message>
        <source>passive joint &apos;%1&apos; is not in equilibrium because its spring does not balance the load in this pose; actuate the joint, or choose a pose in which the spring balances the load</source>
        <translation type="unfinished">受動関節「%1」が釣り合っていません。このポーズではばねが荷重と釣り合いません。関節を駆動するか、ばねが荷重と釣り合うポーズを選んでください</translation>
    </message>
    <message>
        <source>passive joint &apos;%1&apos; is not in equilibrium because nothing balances the load (a rigid-body mode); actuate the joint, or choose a pose in which its link hangs at rest</source>
        <translation type="unfinished">受動関節「%1」が釣り合っていません。荷重を支えるものがありません（剛体モード）。関節を駆動するか、リンクが静止してぶら下がるポーズを選んでください</translation>
    </message>
    <message>
        <source>M is singular because passive joint &apos;%1&apos; moves no mass; give its link a mass or actuate the joint</source>
        <translation type="unfinished">受動関節「%1」が質量を動かさないので、Mが特異です。リンクに質量を与えるか、関節を駆動してください</translation>
    </message>
    <message>
        <source>M is singular because link &apos;%1&apos; has no mass; give the link a mass or its material a density</source>
        <translation type="unfinished">リンク「%1」に質量がないので、Mが特異です。リンクに質量を、または材料に密度を与えてください</translation>
    </message>
    <message>
        <source>a stiffness or mass of the beams is not finite; use smaller values</source>
        <translation type="unfinished">はりの剛性または質量が有限ではありません。より小さい値を使ってください</translation>
    </message>
    <message>
        <source>the equilibrium is unstable; a beam buckles under its load or because it rotates, or a spring is too weak for its load</source>
        <translation type="unfinished">釣合いが不安定です。はりが荷重または回転により座屈しているか、ばねが荷重に対して弱すぎます</translation>
    </message>
    <message>
        <source>dt is %1 s but must be between 1e-9 s and 10 s</source>
        <translation type="unfinished">dtが%1 sですが、1e-9 sから10 sまでである必要があります</translation>
    </message>
    <message>
        <source>the components of gravity must be finite numbers</source>
        <translation type="unfinished">重力の成分は有限の数値である必要があります</translation>
    </message>
    <message>
        <source>damping must be at least 0</source>
        <translation type="unfinished">減衰は0以上である必要があります</translation>
    </message>
    <message>
        <source>a beam has no mass, so its motion is not determined; give its link a mass or its material a density</source>
        <translation type="unfinished">はりに質量がないので、動作が決まりません。リンクに質量を、または材料に密度を与えてください</translation>
    </message>
    <message>
        <source>at t = %1 s: %2</source>
        <translation type="unfinished">t = %1 s: %2</translation>
    </message>
    <message>
        <source>the load on link &apos;%1&apos; acts at the link&apos;s origin, but its beam begins elsewhere; set &quot;root&quot; to [0, 0, 0]</source>
        <translation type="unfinished">リンク「%1」の荷重はリンクの原点に作用しますが、はりは別の位置から始まっています。&quot;root&quot;を[0, 0, 0]にしてください</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; is not in equilibrium, so it begins to translate</source>
        <translation type="unfinished">関節「%1」は釣り合っていないので、並進を始めます</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; is not in equilibrium, so it begins to swing</source>
        <translation type="unfinished">関節「%1」は釣り合っていないので、揺れ始めます</translation>
    </message>
    <message>
        <source>the result would contain %1 values; use a larger &apos;dt&apos;, a shorter &apos;duration&apos; or fewer elements</source>
        <translation type="unfinished">結果の値が%1個になります。より大きい「dt」、より短い「duration」、またはより少ない要素を使ってください</translation>
    </message>
    <message>
        <source>at step %1 the solution is no longer finite; use a smaller &apos;dt&apos;</source>
        <translation type="unfinished">ステップ%1で解が有限でなくなりました。より小さい「dt」を使ってください</translation>
    </message>
    <message>
        <source>passive joint &apos;%1&apos; moves no mass, so its acceleration is not determined; give its link a mass or actuate the joint</source>
        <translation type="unfinished">受動関節「%1」が質量を動かさないので、加速度が決まりません。リンクに質量を与えるか、関節を駆動してください</translation>
    </message>
    <message>
        <source>elastic link &apos;%1&apos;: %2</source>
        <translation type="unfinished">弾性リンク「%1」: %2</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; mimics joint &apos;%2&apos;, which is passive; actuate &apos;%2&apos;, or remove the mimic relation of &apos;%1&apos;</source>
        <translation type="unfinished">関節「%1」は受動関節「%2」に連動しています。「%2」を駆動するか、「%1」の連動をやめてください</translation>
    </message>
    <message>
        <source>there is no such link</source>
        <translation type="unfinished">そのようなリンクはありません</translation>
    </message>
    <message>
        <source>duplicate entry; keep only one</source>
        <translation type="unfinished">項目が重複しています。1つだけ残してください</translation>
    </message>
    <message>
        <source>the number of elements must be between 1 and %1</source>
        <translation type="unfinished">要素数は1から%1までである必要があります</translation>
    </message>
    <message>
        <source>the stations must be between 0 and 1, in increasing order</source>
        <translation type="unfinished">断面位置は0から1までの昇順である必要があります</translation>
    </message>
    <message>
        <source>the beam has no length; give the position of its tip in the link frame</source>
        <translation type="unfinished">はりに長さがありません。リンク座標系での先端の位置を与えてください</translation>
    </message>
    <message>
        <source>elastic link &apos;%1&apos; is treated as a uniform rod of the same mass; its centre of mass is shifted by %2 m, and its moment of inertia is %3 kg m² instead of %4 kg m²; the torques differ from those of the rigid link</source>
        <translation type="unfinished">弾性リンク「%1」は同じ質量の一様な棒として扱われます。重心は%2 mずれ、慣性モーメントは%4 kg m²でなく%3 kg m²となり、トルクは剛体リンクのものと異なります</translation>
    </message>
    <message>
        <source>H_PP is singular because the passive joint of link %1 moves no mass; give the link a mass or actuate the joint</source>
        <translation type="unfinished">リンク%1の受動関節が質量を動かさないので、H_PPが特異です。リンクに質量を与えるか、関節を駆動してください</translation>
    </message>
    <message>
        <source>H_PP is singular because passive joints move the same masses; give every passive link a mass or actuate its joint</source>
        <translation type="unfinished">受動関節が同じ質量を動かすので、H_PPが特異です。すべての受動リンクに質量を与えるか、関節を駆動してください</translation>
    </message>
    <message>
        <source>link %1 %2</source>
        <translation type="unfinished">リンク%1: %2</translation>
    </message>
    <message>
        <source>has no earlier link as its parent; parents must come before their children</source>
        <translation type="unfinished">親が前のリンクではありません。親は子より前に置く必要があります</translation>
    </message>
    <message>
        <source>needs a length greater than 0 m</source>
        <translation type="unfinished">0 mより大きい長さが必要です</translation>
    </message>
    <message>
        <source>has an invalid mass; it must be at least 0 kg</source>
        <translation type="unfinished">質量が正しくありません。0 kg以上である必要があります</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished">中止</translation>
    </message>
    <message>
        <source>the rigid motion diverges; its values are no longer finite</source>
        <translation type="unfinished">剛体の動作が発散し、値が有限でなくなりました</translation>
    </message>
    <message>
        <source>the parent of link 1 must be the base, and the parent of link 2 must be link 1</source>
        <translation type="unfinished">リンク1の親はベース、リンク2の親はリンク1である必要があります</translation>
    </message>
    <message>
        <source>the links have no axial stiffness; EA must be greater than 0 N</source>
        <translation type="unfinished">リンクに軸剛性がありません。EAは0 Nより大きい必要があります</translation>
    </message>
    <message>
        <source>link 1 has no bending stiffness; EI must be greater than 0 N m²</source>
        <translation type="unfinished">リンク1に曲げ剛性がありません。EIは0 N m²より大きい必要があります</translation>
    </message>
    <message>
        <source>link 2 has no mass, so its motion is not determined</source>
        <translation type="unfinished">リンク2に質量がないので、動作が決まりません</translation>
    </message>
</context>
<context>
    <name>ElasticDecor</name>
    <message>
        <source>%1 is passive</source>
        <translation type="unfinished">%1は受動</translation>
    </message>
    <message>
        <source>P = %1 N</source>
        <translation type="unfinished">P = %1 N</translation>
    </message>
    <message>
        <source>deformation to scale</source>
        <translation type="unfinished">変形は実寸</translation>
    </message>
    <message>
        <source>deformation × %1</source>
        <translation type="unfinished">変形 × %1</translation>
    </message>
    <message>
        <source>bending moment (N m), %1</source>
        <translation type="unfinished">曲げモーメント (N m)、%1</translation>
    </message>
    <message>
        <source>%1: %2 Hz</source>
        <extracomment>%1: number of a mode and what moves in it (&quot;Mode 1: link_2 twists&quot;), %2: its frequency</extracomment>
        <translation type="unfinished">%1: %2 Hz</translation>
    </message>
</context>
<context>
    <name>ElasticEmpty</name>
    <message>
        <source>No elastic links or passive joints yet. In the Passive Joints and Elastic Links panel, tick a link to make it elastic, or clear a joint to make it passive.</source>
        <translation type="unfinished">弾性リンクも受動関節もまだありません。「受動関節と弾性リンク」パネルで、リンクにチェックを付けると弾性に、関節のチェックを外すと受動になります。</translation>
    </message>
    <message>
        <source>Analysing the scene: %1 % done.</source>
        <translation type="unfinished">シーンの解析中: %1 %完了。</translation>
    </message>
    <message>
        <source>Could not analyse the scene: %1.</source>
        <translation type="unfinished">シーンを解析できませんでした: %1。</translation>
    </message>
    <message>
        <source>The analysis was stopped. Choose Analyse in the Passive Joints and Elastic Links panel to restart it.</source>
        <translation type="unfinished">解析を中止しました。やり直すには、「受動関節と弾性リンク」パネルの「解析」を選んでください。</translation>
    </message>
    <message>
        <source>No elastic links yet, so no natural frequencies are computed. Tick a link in the Passive Joints and Elastic Links panel.</source>
        <translation type="unfinished">弾性リンクがまだないので、固有振動数は計算されません。「受動関節と弾性リンク」パネルでリンクにチェックを付けてください。</translation>
    </message>
    <message>
        <source>The beams have %1 degrees of freedom, but natural frequencies are computed for at most %2. Each element adds six, so use fewer elements in the Passive Joints and Elastic Links panel.</source>
        <extracomment>%1: degrees of freedom of this scene, %2: the largest number of them</extracomment>
        <translation type="unfinished">はりの自由度は%1ですが、固有振動数を計算できるのは%2までです。要素1個につき6増えるので、「受動関節と弾性リンク」パネルで要素を減らしてください。</translation>
    </message>
</context>
<context>
    <name>ElasticRipple</name>
    <message>
        <source>%1 s</source>
        <translation type="unfinished">%1 s</translation>
    </message>
    <message>
        <source>The torque of %1 cannot be compared because the motion of rigid links could not be computed.</source>
        <translation type="unfinished">剛体リンクの動作を計算できなかったので、%1のトルクを比較できません。</translation>
    </message>
    <message>
        <source>No elastic links yet, so no natural frequencies are computed. Tick a link in the Passive Joints and Elastic Links panel.</source>
        <translation type="unfinished">弾性リンクがまだないので、固有振動数は計算されません。「受動関節と弾性リンク」パネルでリンクにチェックを付けてください。</translation>
    </message>
    <message>
        <source>The torque of %1 equals its value with rigid links to within round-off, so it shows no vibration.</source>
        <translation type="unfinished">%1のトルクは丸め誤差の範囲で剛体リンクの値に等しいので、振動は見られません。</translation>
    </message>
    <message>
        <source>Dominant period: %1 (%2 Hz). The torque deviates by up to %3 %4 from the torque of rigid links.</source>
        <extracomment>%1: period with its unit, %2: its frequency, %3: amplitude of a torque, %4: its unit</extracomment>
        <translation type="unfinished">主な周期: %1 (%2 Hz)。トルクは剛体リンクのトルクから最大%3 %4ずれます。</translation>
    </message>
    <message>
        <source>Periods from zero crossings: %1 to %2.</source>
        <extracomment>%1: the shortest period, %2: the longest, both with their unit</extracomment>
        <translation type="unfinished">ゼロ交差から求めた周期: %1から%2。</translation>
    </message>
    <message>
        <source>Source: %1, in the mode that affects %2 most. The natural period of this mode ranges from %3 to %4 along the motion. These values include a lengthening of up to %5 % by time steps of %6 ms.</source>
        <extracomment>%1: name of a link, %2: of a joint, %3 and %4: periods with their unit, %5: share, %6: step</extracomment>
        <translation type="unfinished">原因: %1の、%2に最も影響する固有モード。この固有モードの固有周期は、動作中に%3から%4まで変わります。これらの値は、%6 msのタイムステップによる最大%5 %の伸びを含みます。</translation>
    </message>
    <message>
        <source>Deviation from theory: at most %1 % (at t = %2), median %3 %.</source>
        <extracomment>%1: the largest deviation, %2: when it occurs, with its unit, %3: median of the deviations</extracomment>
        <translation type="unfinished">理論からのずれ: 最大%1 % (t = %2)、中央値%3 %。</translation>
    </message>
    <message>
        <source>One sample every 10 ms.</source>
        <translation type="unfinished">10 msごとに1サンプル。</translation>
    </message>
    <message>
        <source>One sample every %1 ms gives %3 samples per period where the period is shortest (%2). Zero crossings are interpolated linearly between samples, so smoothly changing periods seem to jump.</source>
        <extracomment>%1: time between samples, %2: a period with its unit, %3: a number</extracomment>
        <translation type="unfinished">%1 msごとに1サンプルなので、周期が最も短いところ（%2）で1周期あたり%3サンプルです。ゼロ交差はサンプル間を線形補間するので、滑らかに変わる周期が飛んで見えます。</translation>
    </message>
    <message>
        <source>With fewer than two samples per period, aliasing makes the oscillation appear slower than it is.</source>
        <translation type="unfinished">1周期あたり2サンプル未満では、エイリアシングにより振動が実際より遅く見えます。</translation>
    </message>
    <message>
        <source>With time steps of 10 ms, the analysis would also lengthen the shortest period to %1 (π dt / atan(π dt / T)).</source>
        <translation type="unfinished">10 msのタイムステップでは、解析によっても最短の周期が%1に伸びます（π dt / atan(π dt / T)）。</translation>
    </message>
</context>
<context>
    <name>ElasticTorques</name>
    <message>
        <source>Because %1 bends, the torque of %2 oscillates by up to %3 about the torque of rigid links, which reaches %4.</source>
        <extracomment>%1: name of a link, %2: name of a joint, %3 and %4: torques or forces with their unit</extracomment>
        <translation type="unfinished">%1が曲がるので、%2のトルクは剛体リンクのトルク（最大%4）のまわりで最大%3振動します。</translation>
    </message>
    <message>
        <source>Because %1 bend, the torque of %2 oscillates by up to %3 about the torque of rigid links, which reaches %4.</source>
        <extracomment>%1: names of two or three links, %2: name of a joint, %3 and %4: torques or forces with their unit</extracomment>
        <translation type="unfinished">%1が曲がるので、%2のトルクは剛体リンクのトルク（最大%4）のまわりで最大%3振動します。</translation>
    </message>
    <message>
        <source>Because %1 links bend, the torque of %2 oscillates by up to %3 about the torque of rigid links, which reaches %4.</source>
        <extracomment>%1: number of links, four or more, %2: name of a joint, %3 and %4: torques or forces with their unit</extracomment>
        <translation type="unfinished">%1本のリンクが曲がるので、%2のトルクは剛体リンクのトルク（最大%4）のまわりで最大%3振動します。</translation>
    </message>
    <message>
        <source>All links are rigid, so the three methods agree to within round-off (%1 %2).</source>
        <extracomment>%1: a torque or force, %2: its unit</extracomment>
        <translation type="unfinished">すべてのリンクが剛体なので、3つの方法は丸め誤差の範囲で一致します（%1 %2）。</translation>
    </message>
    <message>
        <source>All links are rigid, and the three methods agree to within %1 %2, which is %3 % of the largest torque. The remaining difference is the time-step error of order dt², with dt = %4 ms.</source>
        <extracomment>%1: a torque or force, %2: its unit, %3: its share of the largest torque, %4: time step</extracomment>
        <translation type="unfinished">すべてのリンクが剛体で、3つの方法は%1 %2以内で一致します。これは最大トルクの%3 %です。残りの差は、dt = %4 msでのdt²のオーダーのタイムステップによる誤差です。</translation>
    </message>
    <message>
        <source>Elastic links, parallel scheme</source>
        <translation type="unfinished">弾性リンク、並列スキーム</translation>
    </message>
    <message>
        <source>Rigid links, hybrid dynamics</source>
        <translation type="unfinished">剛体リンク、ハイブリッド動力学</translation>
    </message>
    <message>
        <source>Newton-Euler along the computed motion</source>
        <translation type="unfinished">計算された動作に沿うニュートン・オイラー法</translation>
    </message>
    <message>
        <source>%1 is passive, so its torque in the parallel scheme is zero. Rigid links would need up to %2 %3 at this joint to track the computed motion.</source>
        <extracomment>%1: name of a joint, %2: a torque or force, %3: its unit</extracomment>
        <translation type="unfinished">%1は受動なので、並列スキームでのトルクは0です。剛体リンクで計算された動作に追従するには、この関節に最大%2 %3が必要です。</translation>
    </message>
    <message>
        <source>The torque of %1 cannot be compared because the motion of rigid links could not be computed.</source>
        <translation type="unfinished">剛体リンクの動作を計算できなかったので、%1のトルクを比較できません。</translation>
    </message>
    <message>
        <source>At t = 0, the torque is %1 %2 because the passive joints are still locked. This sample is not drawn.</source>
        <extracomment>the torque of a joint; %1: a number, %2: its unit</extracomment>
        <translation type="unfinished">t = 0では受動関節がまだ固定されているので、トルクは%1 %2です。このサンプルは描いていません。</translation>
    </message>
    <message>
        <source>%1 is passive, with a residual torque of at most %3&#xa0;%2</source>
        <extracomment>%1: name of a joint, %2: unit of its torque, %3: the residual torque</extracomment>
        <translation type="unfinished">%1は受動で、残差トルクは最大%3&#xa0;%2です</translation>
    </message>
    <message>
        <source>%2: %1</source>
        <extracomment>%1: method that gives the torque, %2: name of a joint</extracomment>
        <translation type="unfinished">%2: %1</translation>
    </message>
    <message>
        <source>|elastic − rigid|</source>
        <translation type="unfinished">|弾性 − 剛体|</translation>
    </message>
    <message>
        <source>|Newton-Euler − elastic|</source>
        <translation type="unfinished">|ニュートン・オイラー − 弾性|</translation>
    </message>
    <message>
        <source>|rigid − Newton-Euler|</source>
        <translation type="unfinished">|剛体 − ニュートン・オイラー|</translation>
    </message>
</context>
<context>
    <name>ElasticWords</name>
    <message>
        <source>Euler-Bernoulli</source>
        <translation type="unfinished">オイラー・ベルヌーイ</translation>
    </message>
    <message>
        <source>Use cubic shape functions, with sections that remain normal to the axis. One element already gives the tip stiffness 3 E I / l³ of a cantilever.</source>
        <translation type="unfinished">3次の形状関数を使い、断面は軸に垂直なままとします。1要素でも片持ちはりの先端剛性3 E I / l³になります。</translation>
    </message>
    <message>
        <source>Shifted integration</source>
        <translation type="unfinished">シフト積分</translation>
    </message>
    <message>
        <source>Use linear Timoshenko elements with one integration point. One element gives a tip stiffness of 4 E I / l³, and many elements give the correct stiffness.</source>
        <translation type="unfinished">積分点1個の線形ティモシェンコ要素を使います。先端剛性は1要素で4 E I / l³となり、要素数を増やすと正しい剛性になります。</translation>
    </message>
    <message>
        <source>Consistent</source>
        <extracomment>adjective: mass matrix</extracomment>
        <translation type="unfinished">整合</translation>
    </message>
    <message>
        <source>Distribute the mass by the element&apos;s shape functions, which is most accurate with few elements</source>
        <translation type="unfinished">要素の形状関数により質量を分布させます。要素数が少ないとき最も正確です</translation>
    </message>
    <message>
        <source>Linear</source>
        <extracomment>adjective: mass matrix</extracomment>
        <translation type="unfinished">線形</translation>
    </message>
    <message>
        <source>Use m/6 [2 1; 1 2] in each direction without rotary inertia, as in the parallel solution scheme</source>
        <translation type="unfinished">並列解法スキームと同じく、各方向にm/6 [2 1; 1 2]を使い、回転慣性を省きます</translation>
    </message>
    <message>
        <source>Lumped</source>
        <extracomment>adjective: mass matrix</extracomment>
        <translation type="unfinished">集中</translation>
    </message>
    <message>
        <source>Lump half of the element&apos;s mass at each end, which makes the frequencies too low</source>
        <translation type="unfinished">要素の質量の半分ずつを両端に集中させます。振動数は低めになります</translation>
    </message>
</context>
<context>
    <name>Equations</name>
    <message>
        <source>joint position</source>
        <translation type="unfinished">関節変位</translation>
    </message>
    <message>
        <source>joint velocity</source>
        <translation type="unfinished">関節速度</translation>
    </message>
    <message>
        <source>joint acceleration</source>
        <translation type="unfinished">関節加速度</translation>
    </message>
    <message>
        <source>rotation</source>
        <translation type="unfinished">回転</translation>
    </message>
    <message>
        <source>offset</source>
        <translation type="unfinished">オフセット</translation>
    </message>
    <message>
        <source>position</source>
        <translation type="unfinished">位置</translation>
    </message>
    <message>
        <source>joint axis</source>
        <translation type="unfinished">関節軸</translation>
    </message>
    <message>
        <source>angular velocity</source>
        <translation type="unfinished">角速度</translation>
    </message>
    <message>
        <source>linear velocity</source>
        <translation type="unfinished">並進速度</translation>
    </message>
    <message>
        <source>angular acceleration</source>
        <translation type="unfinished">角加速度</translation>
    </message>
    <message>
        <source>linear acceleration</source>
        <translation type="unfinished">並進加速度</translation>
    </message>
    <message>
        <source>acceleration of the centre of mass</source>
        <translation type="unfinished">重心の加速度</translation>
    </message>
    <message>
        <source>inertial force</source>
        <translation type="unfinished">慣性力</translation>
    </message>
    <message>
        <source>inertial moment</source>
        <translation type="unfinished">慣性力のモーメント</translation>
    </message>
    <message>
        <source>external force</source>
        <translation type="unfinished">外力</translation>
    </message>
    <message>
        <source>external moment</source>
        <translation type="unfinished">外部モーメント</translation>
    </message>
    <message>
        <source>joint force</source>
        <translation type="unfinished">関節力</translation>
    </message>
    <message>
        <source>joint moment</source>
        <translation type="unfinished">関節モーメント</translation>
    </message>
    <message>
        <source>rotor torque</source>
        <translation type="unfinished">ロータトルク</translation>
    </message>
    <message>
        <source>friction torque</source>
        <translation type="unfinished">摩擦トルク</translation>
    </message>
    <message>
        <source>spring torque</source>
        <translation type="unfinished">ばねトルク</translation>
    </message>
    <message>
        <source>joint torque</source>
        <translation type="unfinished">関節トルク</translation>
    </message>
    <message>
        <source>velocity at the world origin</source>
        <translation type="unfinished">ワールド原点での速度</translation>
    </message>
    <message>
        <source>acceleration at the world origin</source>
        <translation type="unfinished">ワールド原点での加速度</translation>
    </message>
    <message>
        <source>centre of mass</source>
        <translation type="unfinished">重心</translation>
    </message>
    <message>
        <source>inertia</source>
        <translation type="unfinished">慣性</translation>
    </message>
    <message>
        <source>spatial velocity</source>
        <translation type="unfinished">空間速度</translation>
    </message>
    <message>
        <source>spatial acceleration</source>
        <translation type="unfinished">空間加速度</translation>
    </message>
    <message>
        <source>inertial wrench</source>
        <translation type="unfinished">慣性レンチ</translation>
    </message>
    <message>
        <source>external wrench</source>
        <translation type="unfinished">外部レンチ</translation>
    </message>
    <message>
        <source>joint wrench</source>
        <translation type="unfinished">関節レンチ</translation>
    </message>
    <message>
        <source>motion axis</source>
        <translation type="unfinished">運動軸</translation>
    </message>
    <message>
        <source>torque contribution</source>
        <translation type="unfinished">トルクへの寄与</translation>
    </message>
    <message>
        <source>Given</source>
        <translation type="unfinished">既知量</translation>
    </message>
    <message>
        <source>Orientation in the parent frame</source>
        <translation type="unfinished">親座標系での姿勢</translation>
    </message>
    <message>
        <source>Angular velocity</source>
        <translation type="unfinished">角速度</translation>
    </message>
    <message>
        <source>Velocity of the origin</source>
        <translation type="unfinished">原点の速度</translation>
    </message>
    <message>
        <source>Angular acceleration</source>
        <translation type="unfinished">角加速度</translation>
    </message>
    <message>
        <source>Acceleration of the origin, minus gravity</source>
        <translation type="unfinished">原点の加速度から重力を引いたもの</translation>
    </message>
    <message>
        <source>Acceleration of the centre of mass, minus gravity</source>
        <translation type="unfinished">重心の加速度から重力を引いたもの</translation>
    </message>
    <message>
        <source>Force required by the link&apos;s own motion and gravity</source>
        <translation type="unfinished">リンク自身の動作と重力に必要な力</translation>
    </message>
    <message>
        <source>Moment required by the link&apos;s own motion, about the centre of mass</source>
        <translation type="unfinished">リンク自身の動作に必要な、重心まわりのモーメント</translation>
    </message>
    <message>
        <source>External wrench on the link</source>
        <translation type="unfinished">リンクに働く外部レンチ</translation>
    </message>
    <message>
        <source>Force through the joint</source>
        <translation type="unfinished">関節を通る力</translation>
    </message>
    <message>
        <source>Moment through the joint</source>
        <translation type="unfinished">関節を通るモーメント</translation>
    </message>
    <message>
        <source>Rotor</source>
        <translation type="unfinished">ロータ</translation>
    </message>
    <message>
        <source>Joint friction</source>
        <translation type="unfinished">関節摩擦</translation>
    </message>
    <message>
        <source>Joint force</source>
        <translation type="unfinished">関節力</translation>
    </message>
    <message>
        <source>Joint torque</source>
        <translation type="unfinished">関節トルク</translation>
    </message>
    <message>
        <source>Joint spring</source>
        <translation type="unfinished">関節ばね</translation>
    </message>
    <message>
        <source>Pose in the world</source>
        <translation type="unfinished">ワールドでのポーズ</translation>
    </message>
    <message>
        <source>Joint axis as a spatial vector</source>
        <translation type="unfinished">空間ベクトルとしての関節軸</translation>
    </message>
    <message>
        <source>Spatial velocity</source>
        <translation type="unfinished">空間速度</translation>
    </message>
    <message>
        <source>Spatial acceleration, minus gravity</source>
        <translation type="unfinished">空間加速度から重力を引いたもの</translation>
    </message>
    <message>
        <source>Joint torque or force that each carried link requires</source>
        <translation type="unfinished">支える各リンクが必要とする関節トルクまたは関節力</translation>
    </message>
    <message>
        <source>Wrench required by the link&apos;s own motion and gravity</source>
        <translation type="unfinished">リンク自身の動作と重力に必要なレンチ</translation>
    </message>
    <message>
        <source>Wrench through the joint</source>
        <translation type="unfinished">関節を通るレンチ</translation>
    </message>
    <message>
        <source>Acceleration of the origin</source>
        <translation type="unfinished">原点の加速度</translation>
    </message>
    <message>
        <source>Velocity of the body-fixed point at the world origin</source>
        <translation type="unfinished">ワールド原点にある物体固定点の速度</translation>
    </message>
    <message>
        <source>Rate of change of the velocity at the world origin</source>
        <translation type="unfinished">ワールド原点での速度の変化率</translation>
    </message>
    <message>
        <source>Centre of mass and inertia in the world frame</source>
        <translation type="unfinished">ワールド座標系での重心と慣性</translation>
    </message>
    <message>
        <source>Wrench required by the link&apos;s own motion</source>
        <translation type="unfinished">リンク自身の動作に必要なレンチ</translation>
    </message>
    <message>
        <source>External wrench on the link, gravity included</source>
        <translation type="unfinished">重力を含む、リンクに働く外部レンチ</translation>
    </message>
</context>
<context>
    <name>ExampleTitles</name>
    <message>
        <source>Arm on the Ground</source>
        <translation type="unfinished">地面上のアーム</translation>
    </message>
    <message>
        <source>Pendulum</source>
        <translation type="unfinished">振り子</translation>
    </message>
    <message>
        <source>Planar 2R Arm</source>
        <translation type="unfinished">平面2Rアーム</translation>
    </message>
    <message>
        <source>Planar 3R Arm</source>
        <translation type="unfinished">平面3Rアーム</translation>
    </message>
    <message>
        <source>Gantry</source>
        <translation type="unfinished">ガントリ</translation>
    </message>
    <message>
        <source>Arm Without the Ground</source>
        <translation type="unfinished">地面なしのアーム</translation>
    </message>
    <message>
        <source>Cart-Pole</source>
        <translation type="unfinished">台車型倒立振子</translation>
    </message>
    <message>
        <source>Cart-Pole, Balanced</source>
        <translation type="unfinished">台車型倒立振子、平衡</translation>
    </message>
    <message>
        <source>Acrobot</source>
        <translation type="unfinished">アクロボット</translation>
    </message>
    <message>
        <source>Acrobot, Swing-Up</source>
        <translation type="unfinished">アクロボット、振り上げ</translation>
    </message>
    <message>
        <source>Furuta Pendulum</source>
        <translation type="unfinished">古田振子</translation>
    </message>
    <message>
        <source>Furuta Pendulum, Swing-Up</source>
        <translation type="unfinished">古田振子、振り上げ</translation>
    </message>
    <message>
        <source>Arm with a Passive Last Joint</source>
        <translation type="unfinished">末端が受動関節のアーム</translation>
    </message>
    <message>
        <source>Two Links, One Passive Joint</source>
        <translation type="unfinished">2リンク、受動関節1つ</translation>
    </message>
    <message>
        <source>Two Links, One Elastic</source>
        <translation type="unfinished">2リンク、弾性リンク1本</translation>
    </message>
    <message>
        <source>Elastic Chain</source>
        <translation type="unfinished">弾性連鎖</translation>
    </message>
    <message>
        <source>Branched Chain, Passive Joints</source>
        <translation type="unfinished">分岐連鎖、受動関節</translation>
    </message>
    <message>
        <source>Arm with Springs</source>
        <translation type="unfinished">ばね付きアーム</translation>
    </message>
    <message>
        <source>Tree of Three Links</source>
        <translation type="unfinished">3リンクの木構造</translation>
    </message>
    <message>
        <source>Torso with Two Arms</source>
        <translation type="unfinished">双腕の胴体</translation>
    </message>
    <message>
        <source>Planar Biped</source>
        <translation type="unfinished">平面2足ロボット</translation>
    </message>
    <message>
        <source>Snake of 30 Links</source>
        <translation type="unfinished">30リンクのヘビ</translation>
    </message>
    <message>
        <source>Start Here</source>
        <translation type="unfinished">はじめに</translation>
    </message>
    <message>
        <source>Industrial Arms</source>
        <translation type="unfinished">産業用アーム</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation type="unfinished">接触</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation type="unfinished">バランス</translation>
    </message>
    <message>
        <source>Passive and Elastic</source>
        <translation type="unfinished">受動と弾性</translation>
    </message>
    <message>
        <source>Chains and Trees</source>
        <translation type="unfinished">連鎖と木構造</translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>The link rotates with its parent, because a prismatic joint adds no rotation.</source>
        <translation type="unfinished">直動関節は回転を加えないので、リンクは親とともに回転します。</translation>
    </message>
    <message>
        <source>The parent&apos;s angular velocity, plus the joint&apos;s own angular velocity about its axis.</source>
        <translation type="unfinished">親の角速度に、軸まわりの関節自身の角速度を加えたもの。</translation>
    </message>
    <message>
        <source>The velocity of the coincident point of the parent, plus the joint&apos;s own velocity along its axis.</source>
        <translation type="unfinished">一致する親の点の速度に、軸に沿う関節自身の速度を加えたもの。</translation>
    </message>
    <message>
        <source>The origin is fixed in the parent too, so it moves as a point of the parent.</source>
        <translation type="unfinished">原点は親にも固定されているので、親の点として動きます。</translation>
    </message>
    <message>
        <source>The parent&apos;s angular acceleration, because a prismatic joint adds none.</source>
        <translation type="unfinished">直動関節は何も加えないので、親の角加速度のまま。</translation>
    </message>
    <message>
        <source>The parent&apos;s angular acceleration, plus the term due to the moving joint axis, plus the joint&apos;s own acceleration.</source>
        <translation type="unfinished">親の角加速度に、動く関節軸による項と関節自身の加速度を加えたもの。</translation>
    </message>
    <message>
        <source>The acceleration of a point of the parent (tangential and centripetal terms), plus the Coriolis term and the joint&apos;s own acceleration.</source>
        <translation type="unfinished">親の点の加速度（接線項と向心項）に、コリオリ項と関節自身の加速度を加えたもの。</translation>
    </message>
    <message>
        <source>The acceleration of the parent&apos;s origin, plus the tangential and centripetal terms.</source>
        <translation type="unfinished">親の原点の加速度に、接線項と向心項を加えたもの。</translation>
    </message>
    <message>
        <source>A prismatic joint keeps the link&apos;s orientation and moves its origin along the axis.</source>
        <translation type="unfinished">直動関節はリンクの姿勢を保ち、原点を軸に沿って動かします。</translation>
    </message>
    <message>
        <source>The link&apos;s orientation relative to its parent at q = 0, rotated about the joint axis.</source>
        <translation type="unfinished">q = 0での親に対するリンクの姿勢を、関節軸まわりに回転したもの。</translation>
    </message>
    <message>
        <source>The acceleration of the origin, plus the tangential and centripetal terms of the centre of mass.</source>
        <translation type="unfinished">原点の加速度に、重心の接線項と向心項を加えたもの。</translation>
    </message>
    <message>
        <source>Mass times the acceleration of the centre of mass.</source>
        <translation type="unfinished">質量と重心の加速度の積。</translation>
    </message>
    <message>
        <source>The moment that changes the link&apos;s angular momentum about its centre of mass.</source>
        <translation type="unfinished">重心まわりのリンクの角運動量を変化させるモーメント。</translation>
    </message>
    <message>
        <source>The force required for the link&apos;s own motion, minus the external force, plus the forces that the link exerts on its children.</source>
        <translation type="unfinished">リンク自身の動作に必要な力から外力を引き、リンクが子に及ぼす力を加えたもの。</translation>
    </message>
    <message>
        <source>The moment required for the link&apos;s own motion, minus the external moment, plus the moments that the link exerts on its children. All are about the link origin and include the moments of the forces.</source>
        <translation type="unfinished">リンク自身の動作に必要なモーメントから外部モーメントを引き、リンクが子に及ぼすモーメントを加えたもの。すべてリンク原点まわりで、力のモーメントを含みます。</translation>
    </message>
    <message>
        <source>The motor supplies the component of the force along the joint axis.</source>
        <translation type="unfinished">関節軸方向の力の成分をモータが供給します。</translation>
    </message>
    <message>
        <source>The motor supplies the component of the moment along the joint axis.</source>
        <translation type="unfinished">関節軸方向のモーメントの成分をモータが供給します。</translation>
    </message>
    <message>
        <source>The origin moves along the axis. X transforms the parent&apos;s motion to this link frame.</source>
        <translation type="unfinished">原点は軸に沿って動きます。Xは親の運動をこのリンク座標系に変換します。</translation>
    </message>
    <message>
        <source>The link rotates about its axis. X transforms the parent&apos;s motion to this link frame.</source>
        <translation type="unfinished">リンクは軸まわりに回転します。Xは親の運動をこのリンク座標系に変換します。</translation>
    </message>
    <message>
        <source>The parent&apos;s velocity, expressed in the link frame, plus the joint&apos;s own. One vector combines rotation and translation.</source>
        <translation type="unfinished">リンク座標系で表した親の速度に、関節自身の速度を加えたもの。1つのベクトルに回転と並進をまとめます。</translation>
    </message>
    <message>
        <source>The parent&apos;s acceleration, plus the joint&apos;s own, plus the term due to the moving joint axis.</source>
        <translation type="unfinished">親の加速度に、関節自身の加速度と、動く関節軸による項を加えたもの。</translation>
    </message>
    <message>
        <source>The moment and force that change the link&apos;s momentum: inertia times acceleration, plus the term due to the link&apos;s own velocity.</source>
        <translation type="unfinished">リンクの運動量を変化させるモーメントと力: 慣性と加速度の積に、リンク自身の速度による項を加えたもの。</translation>
    </message>
    <message>
        <source>The wrench required for the link&apos;s own motion, minus the external wrench, plus the wrenches that the link exerts on its children. All are about this link&apos;s origin.</source>
        <translation type="unfinished">リンク自身の動作に必要なレンチから外部レンチを引き、リンクが子に及ぼすレンチを加えたもの。すべてこのリンクの原点まわりです。</translation>
    </message>
    <message>
        <source>The motor supplies the force along the axis, and the bearing carries the rest of the wrench.</source>
        <translation type="unfinished">軸方向の力をモータが供給し、レンチの残りを軸受が受けます。</translation>
    </message>
    <message>
        <source>The motor supplies the moment about the axis, and the bearing carries the rest of the wrench.</source>
        <translation type="unfinished">軸まわりのモーメントをモータが供給し、レンチの残りを軸受が受けます。</translation>
    </message>
    <message>
        <source>The link&apos;s pose in the world: the parent&apos;s pose, the fixed offset, and the translation of the joint.</source>
        <translation type="unfinished">ワールドでのリンクのポーズ: 親のポーズ、固定オフセット、関節の並進。</translation>
    </message>
    <message>
        <source>The link&apos;s pose in the world: the parent&apos;s pose, the fixed offset, and the rotation of the joint.</source>
        <translation type="unfinished">ワールドでのリンクのポーズ: 親のポーズ、固定オフセット、関節の回転。</translation>
    </message>
    <message>
        <source>The motion of the link at unit joint velocity: every point moves parallel to the axis.</source>
        <translation type="unfinished">単位関節速度でのリンクの運動: すべての点が軸に平行に動きます。</translation>
    </message>
    <message>
        <source>The motion of the link at unit joint velocity: a rotation about the axis, which also moves the body-fixed point at the world origin.</source>
        <translation type="unfinished">単位関節速度でのリンクの運動: 軸まわりの回転で、ワールド原点にある物体固定点も動かします。</translation>
    </message>
    <message>
        <source>The velocity of the body-fixed point that currently coincides with the world origin (imagine the link extended that far).</source>
        <translation type="unfinished">現在ワールド原点と一致する物体固定点の速度（リンクがそこまで延びていると考えます）。</translation>
    </message>
    <message>
        <source>The rate of change of the velocity at the world origin. A different body-fixed point is at the origin at each instant.</source>
        <translation type="unfinished">ワールド原点での速度の変化率。各瞬間に異なる物体固定点が原点にあります。</translation>
    </message>
    <message>
        <source>The mass, the centre of mass and the inertia about it, expressed in the world frame.</source>
        <translation type="unfinished">ワールド座標系で表した質量、重心、および重心まわりの慣性。</translation>
    </message>
    <message>
        <source>The force and the moment about the world origin that change the link&apos;s linear and angular momentum.</source>
        <translation type="unfinished">リンクの運動量と角運動量を変化させる力と、ワールド原点まわりのモーメント。</translation>
    </message>
    <message>
        <source>Gravity at the centre of mass, plus the other external forces on the link.</source>
        <translation type="unfinished">重心に働く重力に、リンクに働くほかの外力を加えたもの。</translation>
    </message>
    <message>
        <source>The wrench required for the link&apos;s own motion, minus gravity and the external wrench, plus the wrenches that the link exerts on its children. All are about the world origin, so they simply add up.</source>
        <translation type="unfinished">リンク自身の動作に必要なレンチから重力と外部レンチを引き、リンクが子に及ぼすレンチを加えたもの。すべてワールド原点まわりなので、単純に足し合わされます。</translation>
    </message>
    <message>
        <source>The motor supplies the moment about the joint axis. It is the scalar product of the motion axis and the wrench, both about the world origin.</source>
        <translation type="unfinished">関節軸まわりのモーメントをモータが供給します。これは、ともにワールド原点まわりの運動軸とレンチの内積です。</translation>
    </message>
    <message>
        <source>Each joint from the base to this link adds its own velocity. The sum is computed again for every link.</source>
        <translation type="unfinished">ベースからこのリンクまでの各関節が自身の速度を加えます。和はリンクごとに計算し直します。</translation>
    </message>
    <message>
        <source>Each joint from the base to this link adds its own acceleration. Each pair of joints adds a term, because one joint moves the axis of the other.</source>
        <translation type="unfinished">ベースからこのリンクまでの各関節が自身の加速度を加えます。一方の関節が他方の軸を動かすので、関節の組ごとに項が1つ加わります。</translation>
    </message>
    <message>
        <source>The torque that the motion of one carried link requires at this joint. The link&apos;s velocity is written out as a sum in both places where it occurs.</source>
        <translation type="unfinished">支えるリンク1本の運動がこの関節に必要とするトルク。リンクの速度は、現れる2箇所の両方で和として書き下します。</translation>
    </message>
    <message>
        <source>The sum of the torques that all links carried by the joint require.</source>
        <translation type="unfinished">この関節が支えるすべてのリンクが必要とするトルクの和。</translation>
    </message>
    <message>
        <source>origin in the parent frame</source>
        <translation type="unfinished">親座標系での原点</translation>
    </message>
    <message>
        <source>origin in the world frame</source>
        <translation type="unfinished">ワールド座標系での原点</translation>
    </message>
    <message>
        <source>The joint&apos;s position, velocity and acceleration are known.</source>
        <translation type="unfinished">関節の変位、速度、加速度は既知です。</translation>
    </message>
    <message>
        <source>The external force and moment on the link.</source>
        <translation type="unfinished">リンクに働く外力と外部モーメント。</translation>
    </message>
    <message>
        <source>The motor must also accelerate its own rotor, through the gear.</source>
        <translation type="unfinished">モータは、減速機を介して自身のロータも加速する必要があります。</translation>
    </message>
    <message>
        <source>The motor must overcome viscous friction, proportional to the joint velocity, and Coulomb friction, of constant magnitude.</source>
        <translation type="unfinished">モータは、関節速度に比例する粘性摩擦と、大きさが一定のクーロン摩擦に打ち勝つ必要があります。</translation>
    </message>
    <message>
        <source>The spring pulls the joint towards its rest position, and the motor acts against the spring.</source>
        <translation type="unfinished">ばねは関節を自然位置へ引き戻し、モータはばねに抗して働きます。</translation>
    </message>
    <message>
        <source>Gravity is not included, because it acts as an external force in this formulation and the base is at rest.</source>
        <translation type="unfinished">この定式化では重力は外力として作用し、ベースは静止しているので、重力は含まれません。</translation>
    </message>
    <message>
        <source>Gravity is included because the base is given the acceleration −g. An upward acceleration loads the links just as their weights do, as in a lift that starts to rise. Each a is therefore the acceleration minus gravity.</source>
        <translation type="unfinished">ベースに加速度−gを与えるので、重力が含まれます。上昇し始めるエレベータの中のように、上向きの加速度は重量とまったく同じようにリンクに荷重をかけます。したがって、各aは加速度から重力を引いたものです。</translation>
    </message>
    <message>
        <source>The first term changes ω. The second is there because the angular momentum L = I ω is in general not parallel to ω. The link carries L round with it, and a vector that rotates at ω changes at the rate ω × L, even if ω is constant.</source>
        <translation type="unfinished">第1項はωを変化させます。第2項があるのは、角運動量L = I ωが一般にωと平行でないためです。リンクはLを伴って回り、ωで回転するベクトルは、ωが一定でもω × Lの割合で変化します。</translation>
    </message>
    <message>
        <source>Gravity is included because the base is given the acceleration −g, which loads the links just as their weights do. The linear part is not the acceleration of a material point, because it lacks ω × v.</source>
        <translation type="unfinished">ベースに加速度−gを与えるので、重力が含まれます。これは重量とまったく同じようにリンクに荷重をかけます。並進成分はω × vを欠くので、物質点の加速度ではありません。</translation>
    </message>
    <message>
        <source>Only in this formulation does gravity act as a force.</source>
        <translation type="unfinished">重力が力として作用するのは、この定式化だけです。</translation>
    </message>
    <message>
        <source>The torques are computed without this velocity. It is shown only as an aid to understanding.</source>
        <translation type="unfinished">トルクはこの速度なしに計算されます。理解を助けるためだけに示しています。</translation>
    </message>
    <message>
        <source>base</source>
        <extracomment>noun: the fixed link of the robot</extracomment>
        <translation type="unfinished">ベース</translation>
    </message>
    <message>
        <source>base frame</source>
        <translation type="unfinished">ベース座標系</translation>
    </message>
    <message>
        <source>world frame</source>
        <translation type="unfinished">ワールド座標系</translation>
    </message>
    <message>
        <source>link frame</source>
        <translation type="unfinished">リンク座標系</translation>
    </message>
    <message>
        <source>parent frame</source>
        <translation type="unfinished">親座標系</translation>
    </message>
    <message>
        <source>child frame</source>
        <translation type="unfinished">子座標系</translation>
    </message>
    <message>
        <source>link to world</source>
        <translation type="unfinished">リンクからワールドへ</translation>
    </message>
    <message>
        <source>link to parent</source>
        <translation type="unfinished">リンクから親へ</translation>
    </message>
    <message>
        <source>child to link</source>
        <translation type="unfinished">子からリンクへ</translation>
    </message>
    <message>
        <source>%1, minus gravity</source>
        <translation type="unfinished">重力を引いた%1</translation>
    </message>
    <message>
        <source>from the load</source>
        <translation type="unfinished">荷重から</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation type="unfinished">%1から</translation>
    </message>
    <message>
        <source>from the world</source>
        <translation type="unfinished">ワールドから</translation>
    </message>
    <message>
        <source>from the model</source>
        <translation type="unfinished">モデルから</translation>
    </message>
    <message>
        <source>from the state</source>
        <translation type="unfinished">状態から</translation>
    </message>
    <message>
        <source>spatial inertia: %1</source>
        <translation type="unfinished">空間慣性: %1</translation>
    </message>
    <message>
        <source>transform: %1</source>
        <translation type="unfinished">変換: %1</translation>
    </message>
    <message>
        <source>%1 of the base</source>
        <translation type="unfinished">ベースの%1</translation>
    </message>
    <message>
        <source>%1 of the parent</source>
        <translation type="unfinished">親の%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: name of a quantity, %2: name of a link</extracomment>
        <translation type="unfinished">%2の%1</translation>
    </message>
    <message>
        <source>the base is given the acceleration −g to represent gravity</source>
        <translation type="unfinished">重力を表すため、ベースに加速度−gを与えます</translation>
    </message>
    <message>
        <source>the base is at rest</source>
        <translation type="unfinished">ベースは静止しています</translation>
    </message>
    <message>
        <source>The outward pass begins at the base, because the motion of each link is that of its parent plus what its own joint adds.</source>
        <translation type="unfinished">各リンクの運動は、親の運動に自身の関節が加えるものを足したものなので、外向き計算はベースから始まります。</translation>
    </message>
    <message>
        <source>The inward pass begins here, at a tip, because each joint carries its own link and all the links beyond it.</source>
        <translation type="unfinished">各関節は自身のリンクとその先のすべてのリンクを支えるので、内向き計算はここ、先端から始まります。</translation>
    </message>
    <message>
        <source>intermediate product</source>
        <translation type="unfinished">中間の積</translation>
    </message>
    <message>
        <source>%1 (partial sum)</source>
        <translation type="unfinished">%1（部分和）</translation>
    </message>
    <message numerus="yes">
        <source>%n more term(s) to add</source>
        <translation type="unfinished">
            <numerusform>加える項があと%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Moved by q = %1 along the joint axis.</source>
        <translation type="unfinished">関節軸に沿ってq = %1だけ移動。</translation>
    </message>
    <message>
        <source>Turned by q = %1 about the joint axis.</source>
        <translation type="unfinished">関節軸まわりにq = %1だけ回転。</translation>
    </message>
    <message>
        <source>Everything the outward pass computes for this link</source>
        <translation type="unfinished">外向き計算がこのリンクについて計算するものすべて</translation>
    </message>
    <message>
        <source>Everything the inward pass computes for this link</source>
        <translation type="unfinished">内向き計算がこのリンクについて計算するものすべて</translation>
    </message>
    <message>
        <source>Step by equation or by term to see how each result is computed.</source>
        <translation type="unfinished">式ごと、または項ごとに進めると、各結果の計算のしかたを確認できます。</translation>
    </message>
    <message numerus="yes">
        <source>%n steps from the base to the tips and back</source>
        <translation type="unfinished">
            <numerusform>ベースから先端まで往復する%nステップ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (i = %2, joint %3)</source>
        <extracomment>%1: name of a link, %2: its number, %3: name of its joint</extracomment>
        <translation type="unfinished">%1（i = %2、関節%3）</translation>
    </message>
    <message>
        <source>Step %1 of %2, outward, link %3</source>
        <extracomment>noun: a step of the recursion; %1: its number, %2: number of steps, %3: name of a link</extracomment>
        <translation type="unfinished">ステップ%1/%2、外向き、リンク%3</translation>
    </message>
    <message>
        <source>Step %1 of %2, inward, link %3</source>
        <extracomment>noun: a step of the recursion; %1: its number, %2: number of steps, %3: name of a link</extracomment>
        <translation type="unfinished">ステップ%1/%2、内向き、リンク%3</translation>
    </message>
    <message>
        <source>rotation at q = 0</source>
        <translation type="unfinished">q = 0での回転</translation>
    </message>
    <message>
        <source>origin at q = 0</source>
        <translation type="unfinished">q = 0での原点</translation>
    </message>
    <message>
        <source>joint axis</source>
        <translation type="unfinished">関節軸</translation>
    </message>
    <message>
        <source>motion axis</source>
        <translation type="unfinished">運動軸</translation>
    </message>
    <message>
        <source>mass</source>
        <translation type="unfinished">質量</translation>
    </message>
    <message>
        <source>centre of mass</source>
        <translation type="unfinished">重心</translation>
    </message>
    <message>
        <source>inertia</source>
        <translation type="unfinished">慣性</translation>
    </message>
    <message>
        <source>rotor inertia</source>
        <translation type="unfinished">ロータ慣性</translation>
    </message>
    <message>
        <source>damping</source>
        <translation type="unfinished">減衰</translation>
    </message>
    <message>
        <source>Coulomb friction</source>
        <translation type="unfinished">クーロン摩擦</translation>
    </message>
    <message>
        <source>spring stiffness</source>
        <translation type="unfinished">ばねの剛性</translation>
    </message>
    <message>
        <source>spring rest position</source>
        <translation type="unfinished">ばねの自然位置</translation>
    </message>
    <message>
        <source>gravity</source>
        <translation type="unfinished">重力</translation>
    </message>
    <message>
        <source>external load</source>
        <translation type="unfinished">外部荷重</translation>
    </message>
    <message>
        <source>load</source>
        <extracomment>noun: an external force</extracomment>
        <translation type="unfinished">荷重</translation>
    </message>
    <message>
        <source>mouse spring</source>
        <translation type="unfinished">マウスばね</translation>
    </message>
    <message>
        <source>spring</source>
        <extracomment>noun: between the mouse and the robot</extracomment>
        <translation type="unfinished">ばね</translation>
    </message>
    <message>
        <source>contact %1</source>
        <translation type="unfinished">接触%1</translation>
    </message>
    <message>
        <source>Contact %1 pulls along its normal with fₙ = %2. The friction force is fₜ = %3.</source>
        <extracomment>%1: name of a contact, %2 and %3: forces with their unit</extracomment>
        <translation type="unfinished">接触%1は法線に沿ってfₙ = %2で引きます。摩擦力はfₜ = %3です。</translation>
    </message>
    <message>
        <source>Contact %1 pushes along its normal with fₙ = %2. The friction force is fₜ = %3.</source>
        <extracomment>%1: name of a contact, %2 and %3: forces with their unit</extracomment>
        <translation type="unfinished">接触%1は法線に沿ってfₙ = %2で押します。摩擦力はfₜ = %3です。</translation>
    </message>
    <message>
        <source>The mouse spring pulls with %1.</source>
        <translation type="unfinished">マウスばねは%1で引きます。</translation>
    </message>
    <message>
        <source>The inward pass starts from the contact force. The link exerts the opposite force, fₙ₊₁ in the extended Newton-Euler method, on the ground.</source>
        <translation type="unfinished">内向き計算は接触力から始まります。リンクは逆向きの力（拡張ニュートン・オイラー法のfₙ₊₁）を地面に及ぼします。</translation>
    </message>
    <message>
        <source>no value</source>
        <translation type="unfinished">値なし</translation>
    </message>
    <message>
        <source>to be predicted</source>
        <translation type="unfinished">予測対象</translation>
    </message>
    <message>
        <source>%1, link %2</source>
        <extracomment>noun; %1: name of a quantity, %2: name of a link</extracomment>
        <translation type="unfinished">%1、リンク%2</translation>
    </message>
    <message>
        <source>minus %1</source>
        <translation type="unfinished">マイナス%1</translation>
    </message>
    <message>
        <source>plus %1</source>
        <translation type="unfinished">プラス%1</translation>
    </message>
    <message>
        <source>not yet added</source>
        <translation type="unfinished">未加算</translation>
    </message>
    <message>
        <source>zero: %1</source>
        <translation type="unfinished">ゼロ: %1</translation>
    </message>
</context>
<context>
    <name>FigureSource</name>
    <message>
        <source>It holds at the beginning already.</source>
        <translation type="unfinished">最初からすでに成り立っています。</translation>
    </message>
    <message>
        <source>It does not hold at the beginning.</source>
        <translation type="unfinished">最初は成り立ちません。</translation>
    </message>
    <message>
        <source>It holds for the solution.</source>
        <translation type="unfinished">解について成り立ちます。</translation>
    </message>
    <message>
        <source>It does not hold for the solution.</source>
        <translation type="unfinished">解について成り立ちません。</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>meshes not found: %1; default shapes are shown instead</source>
        <translation type="unfinished">メッシュが見つかりません: %1。代わりに既定の形状を表示します</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is unknown</source>
        <translation type="unfinished">「%1」は未知です</translation>
    </message>
    <message>
        <source>the scene cannot be written</source>
        <translation type="unfinished">シーンを書き込めません</translation>
    </message>
    <message>
        <source>the robot has %1 moving joints; open one with 1 to %2</source>
        <translation type="unfinished">ロボットの可動関節が%1個です。1から%2個のロボットを開いてください</translation>
    </message>
    <message>
        <source>the torques of these states are not finite; give smaller values</source>
        <translation type="unfinished">これらの状態のトルクが有限ではありません。より小さい値を与えてください</translation>
    </message>
    <message>
        <source>without --secret, whoever has the exercise can work out all answers</source>
        <translation type="unfinished">--secretを付けないと、演習問題を持つだれもがすべての答えを計算できます</translation>
    </message>
    <message>
        <source>the lesson has no language &apos;%1&apos;</source>
        <translation type="unfinished">レッスンに言語「%1」がありません</translation>
    </message>
    <message>
        <source>&quot;high&quot; must not be less than &quot;low&quot;</source>
        <translation type="unfinished">&quot;high&quot;は&quot;low&quot;以上である必要があります</translation>
    </message>
    <message>
        <source>the range has more than a million numbers; give a larger &quot;step&quot;</source>
        <translation type="unfinished">範囲の数値が100万個を超えています。より大きい&quot;step&quot;を与えてください</translation>
    </message>
    <message>
        <source>range %1 of %2</source>
        <translation type="unfinished">%2の範囲%1</translation>
    </message>
    <message>
        <source>question %1</source>
        <translation type="unfinished">設問%1</translation>
    </message>
    <message>
        <source>text %1</source>
        <translation type="unfinished">テキスト%1</translation>
    </message>
    <message>
        <source>the answer of &apos;%1&apos; is smaller than 0.0001, which Canvas takes for zero; ask for it in a smaller unit</source>
        <translation type="unfinished">「%1」の答えが0.0001より小さく、Canvasでは0とみなされます。より小さい単位で答えさせてください</translation>
    </message>
    <message>
        <source>of %1 students %2 have the variant of another one; widen the ranges</source>
        <translation type="unfinished">%1人の学生のうち%2人のバリエーションがほかの学生と同じです。範囲を広げてください</translation>
    </message>
    <message>
        <source>a variant takes %1 draws on average; widen the ranges or narrow the tolerance</source>
        <translation type="unfinished">1つのバリエーションに平均%1回の抽選が必要です。範囲を広げるか、許容誤差を狭くしてください</translation>
    </message>
    <message>
        <source>the variants were not finished</source>
        <translation type="unfinished">バリエーションの作成が完了しませんでした</translation>
    </message>
    <message>
        <source>the file is not a Linkwright exercise because &quot;linkwright_exercise&quot;: %1 is missing</source>
        <translation type="unfinished">&quot;linkwright_exercise&quot;: %1がないので、このファイルはLinkwrightの演習問題ではありません</translation>
    </message>
    <message>
        <source>the version of the exercise is newer than %1, the latest that this program can read; update the program</source>
        <translation type="unfinished">演習問題のバージョンが、このプログラムで読める最新の%1より新しくなっています。プログラムを更新してください</translation>
    </message>
    <message>
        <source>the version of the exercise must be a whole number of at least 1</source>
        <translation type="unfinished">演習問題のバージョンは1以上の整数である必要があります</translation>
    </message>
    <message>
        <source>the exercise has no question; add one</source>
        <translation type="unfinished">演習問題に設問がありません。追加してください</translation>
    </message>
    <message>
        <source>two questions have the id &apos;%1&apos;</source>
        <translation type="unfinished">id「%1」の設問が2つあります</translation>
    </message>
    <message>
        <source>the exercise has no text; add one</source>
        <translation type="unfinished">演習問題にテキストがありません。追加してください</translation>
    </message>
    <message>
        <source>there are two texts in &apos;%1&apos;</source>
        <translation type="unfinished">「%1」のテキストが2つあります</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be an id; use letters, digits, - . and _, and begin with a letter</source>
        <translation type="unfinished">「%1」はidにできません。英数字と- . _を使い、英字で始めてください</translation>
    </message>
    <message>
        <source>there is no mistake &apos;%1&apos;</source>
        <translation type="unfinished">誤り「%1」はありません</translation>
    </message>
    <message>
        <source>the mistake &apos;%1&apos; stands there twice</source>
        <translation type="unfinished">誤り「%1」が2回書かれています</translation>
    </message>
    <message>
        <source>the table needs &quot;absolute&quot;, what is seen as a difference</source>
        <translation type="unfinished">表には、違いとみなす値&quot;absolute&quot;が必要です</translation>
    </message>
    <message>
        <source>the table needs at least two mistakes, of which one is drawn</source>
        <translation type="unfinished">表には、1つを抽選するための誤りが2つ以上必要です</translation>
    </message>
    <message>
        <source>question &apos;%1&apos; is about a table; add &quot;table&quot;</source>
        <translation type="unfinished">設問「%1」は表に関するものです。&quot;table&quot;を追加してください</translation>
    </message>
    <message>
        <source>question &apos;%1&apos; is about the table and has no &quot;value&quot;</source>
        <translation type="unfinished">設問「%1」は表に関するものなので、&quot;value&quot;をもちません</translation>
    </message>
    <message>
        <source>question &apos;%1&apos; needs &quot;value&quot;, what is asked for</source>
        <translation type="unfinished">設問「%1」には、尋ねる値&quot;value&quot;が必要です</translation>
    </message>
    <message>
        <source>question &apos;%1&apos; needs &quot;absolute&quot;, how near is right</source>
        <translation type="unfinished">設問「%1」には、正解とみなす近さ&quot;absolute&quot;が必要です</translation>
    </message>
    <message>
        <source>question &apos;%1&apos; has more than three hints</source>
        <translation type="unfinished">設問「%1」のヒントが3つを超えています</translation>
    </message>
    <message>
        <source>the text in &apos;%1&apos; lacks &apos;%2&apos; in &quot;%3&quot;</source>
        <translation type="unfinished">「%1」のテキストの&quot;%3&quot;に「%2」がありません</translation>
    </message>
    <message>
        <source>nothing needs the text &apos;%1&apos;; take it out</source>
        <translation type="unfinished">テキスト「%1」はどこでも使われていません。削除してください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not the name of a language</source>
        <translation type="unfinished">「%1」は言語の名前ではありません</translation>
    </message>
    <message>
        <source>&quot;title&quot; and &quot;goal&quot; must not be empty</source>
        <translation type="unfinished">&quot;title&quot;と&quot;goal&quot;は空にできません</translation>
    </message>
    <message>
        <source>the sheet has no word &apos;%1&apos;</source>
        <translation type="unfinished">シートに語「%1」がありません</translation>
    </message>
    <message>
        <source>exercise</source>
        <translation type="unfinished">演習問題</translation>
    </message>
    <message>
        <source>the mistakes were not all tried</source>
        <translation type="unfinished">すべての誤りを試したわけではありません</translation>
    </message>
    <message>
        <source>there is no formulation &apos;%1&apos;</source>
        <translation type="unfinished">定式化「%1」はありません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a moving joint</source>
        <translation type="unfinished">「%1」は可動関節ではありません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; follows another joint and cannot vary</source>
        <translation type="unfinished">「%1」はほかの関節に連動するので、変えられません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; slides and has no degrees</source>
        <translation type="unfinished">「%1」は直動なので、度では表せません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a link</source>
        <translation type="unfinished">「%1」はリンクではありません</translation>
    </message>
    <message>
        <source>link &apos;%1&apos; has no length, because no joint stands off its frame; vary another link</source>
        <translation type="unfinished">リンク「%1」には、座標系から離れた関節がないので長さがありません。別のリンクを変えてください</translation>
    </message>
    <message>
        <source>link &apos;%1&apos; has no mass to vary; give it a payload</source>
        <translation type="unfinished">リンク「%1」には変える質量がありません。ペイロードを与えてください</translation>
    </message>
    <message>
        <source>a mass or a length must be greater than 0</source>
        <translation type="unfinished">質量と長さは0より大きい必要があります</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not the number of an equation of the formulation %2</source>
        <translation type="unfinished">「%1」は定式化%2の式の番号ではありません</translation>
    </message>
    <message>
        <source>the mistake &apos;%1&apos; cannot be made in the formulation %2</source>
        <translation type="unfinished">定式化%2では誤り「%1」を起こせません</translation>
    </message>
    <message>
        <source>&quot;absolute&quot; is less than the last digit of the table; give more &quot;digits&quot;</source>
        <translation type="unfinished">&quot;absolute&quot;が表の最後の桁より小さくなっています。&quot;digits&quot;を増やしてください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a value of a motion or a run, but an exercise has a single state; ask for another value</source>
        <translation type="unfinished">「%1」は動作または実行の値ですが、演習問題の状態は1つだけです。別の値を尋ねてください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is of a contact, and no mistake changes it; take out &quot;tell_apart&quot;</source>
        <translation type="unfinished">「%1」は接触の値で、どの誤りでも変わりません。&quot;tell_apart&quot;を削除してください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has %2 numbers; name one of them</source>
        <translation type="unfinished">「%1」には%2個の数値があります。1つを指定してください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a vector</source>
        <translation type="unfinished">「%1」はベクトルではありません</translation>
    </message>
    <message>
        <source>the list is not UTF-8; save it as CSV UTF-8</source>
        <translation type="unfinished">リストがUTF-8ではありません。CSV UTF-8として保存してください</translation>
    </message>
    <message>
        <source>the list has no column &quot;id&quot;; name one of its columns so</source>
        <translation type="unfinished">リストに列&quot;id&quot;がありません。いずれかの列にその名前を付けてください</translation>
    </message>
    <message>
        <source>the id of this student is empty</source>
        <translation type="unfinished">この学生のidが空です</translation>
    </message>
    <message>
        <source>the id &apos;%1&apos; is also in line %2</source>
        <translation type="unfinished">id「%1」は%2行目にもあります</translation>
    </message>
    <message>
        <source>the list has no student</source>
        <translation type="unfinished">リストに学生がいません</translation>
    </message>
    <message>
        <source>there is no variant for &apos;%1&apos; in %2 draws; in %3 of them %4, most often &apos;%5&apos; in question &apos;%6&apos;; widen the ranges, narrow the tolerance or take out a mistake</source>
        <translation type="unfinished">%2回の抽選で「%1」のバリエーションが得られません。うち%3回の理由: %4。最も多いのは設問「%6」の「%5」です。範囲を広げるか、許容誤差を狭くするか、誤りを減らしてください</translation>
    </message>
    <message>
        <source>there is no variant for &apos;%1&apos; in %2 draws; in %3 of them %4, most often that of question &apos;%5&apos;; widen the ranges, narrow the tolerance or ask for another value</source>
        <translation type="unfinished">%2回の抽選で「%1」のバリエーションが得られません。うち%3回の理由: %4。最も多いのは設問「%5」です。範囲を広げるか、許容誤差を狭くするか、別の値を尋ねてください</translation>
    </message>
    <message>
        <source>there is no variant for &apos;%1&apos; in %2 draws; in %3 of them %4; widen the ranges, narrow the tolerance or take out a mistake</source>
        <translation type="unfinished">%2回の抽選で「%1」のバリエーションが得られません。うち%3回の理由: %4。範囲を広げるか、許容誤差を狭くするか、誤りを減らしてください</translation>
    </message>
    <message>
        <source>%1: %2; nothing was changed</source>
        <translation type="unfinished">%1: %2。何も変更していません</translation>
    </message>
    <message>
        <source>cannot write the file: %1</source>
        <translation type="unfinished">ファイルを書き込めません: %1</translation>
    </message>
    <message>
        <source>the path is a folder; choose a file in it</source>
        <translation type="unfinished">パスがフォルダになっています。フォルダ内のファイルを選んでください</translation>
    </message>
    <message>
        <source>cannot write to the folder %1</source>
        <translation type="unfinished">フォルダ%1に書き込めません</translation>
    </message>
    <message>
        <source>cannot write the file</source>
        <translation type="unfinished">ファイルを書き込めません</translation>
    </message>
    <message>
        <source>text follows the closing quote of a cell; double every quote inside a cell</source>
        <translation type="unfinished">セルの閉じ引用符の後に文字があります。セル内の引用符はすべて2つ重ねてください</translation>
    </message>
    <message>
        <source>a quoted cell is never closed; add the closing quote</source>
        <translation type="unfinished">引用符で始まるセルが閉じられていません。閉じ引用符を追加してください</translation>
    </message>
    <message>
        <source>the cell in column &apos;%1&apos; is empty; every cell needs a number</source>
        <translation type="unfinished">列「%1」のセルが空です。すべてのセルに数値が必要です</translation>
    </message>
    <message>
        <source>column &apos;%1&apos;: &apos;%2&apos; is not a finite number</source>
        <translation type="unfinished">列「%1」: 「%2」は有限の数値ではありません</translation>
    </message>
    <message>
        <source>column &apos;%1&apos;: &apos;%2&apos; is not a number</source>
        <translation type="unfinished">列「%1」: 「%2」は数値ではありません</translation>
    </message>
    <message>
        <source>duplicate column &apos;%1&apos;; keep only one</source>
        <translation type="unfinished">列「%1」が重複しています。1つだけ残してください</translation>
    </message>
    <message>
        <source>this row has %1 cells, but the header names %2 columns</source>
        <translation type="unfinished">この行のセルは%1個ですが、見出しの列は%2個です</translation>
    </message>
    <message>
        <source>the columns are separated by semicolons; use commas between the columns and decimal points in the numbers</source>
        <translation type="unfinished">列がセミコロンで区切られています。列はコンマで区切り、数値には小数点を使ってください</translation>
    </message>
    <message>
        <source>the table is empty; the first line must name the columns theta,d,a,alpha</source>
        <translation type="unfinished">表が空です。1行目には列名theta,d,a,alphaが必要です</translation>
    </message>
    <message>
        <source>there are no rows below the header; give at least one row</source>
        <translation type="unfinished">見出しの下に行がありません。1行以上与えてください</translation>
    </message>
    <message>
        <source>unknown column &apos;%1&apos;; use theta d a alpha, joint, type, lower upper velocity effort, mass c.x c.y c.z I.xx ... I.yz</source>
        <translation type="unfinished">未知の列「%1」です。theta d a alpha、joint、type、lower upper velocity effort、mass c.x c.y c.z I.xx ... I.yzを使ってください</translation>
    </message>
    <message>
        <source>column &apos;%1&apos; is missing; a table needs theta, d, a and alpha</source>
        <translation type="unfinished">列「%1」がありません。表にはtheta、d、a、alphaが必要です</translation>
    </message>
    <message>
        <source>the table has too many rows; the limit is %1 links</source>
        <translation type="unfinished">表の行が多すぎます。リンクは%1本までです</translation>
    </message>
    <message>
        <source>this row has %1 cells, but the first line names %2 columns</source>
        <translation type="unfinished">この行のセルは%1個ですが、1行目の列名は%2個です</translation>
    </message>
    <message>
        <source>duplicate joint name &apos;%1&apos;; rename one of the joints</source>
        <translation type="unfinished">関節名「%1」が重複しています。関節の一方の名前を変えてください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a joint type; use revolute, continuous or prismatic</source>
        <translation type="unfinished">「%1」は関節の種類ではありません。revolute、continuous、prismaticのいずれかを使ってください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; %2</source>
        <translation type="unfinished">&quot;%1&quot;は%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be greater than %2</source>
        <translation type="unfinished">&quot;%1&quot;は%2より大きい必要があります</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be greater than %2 and at most %3</source>
        <translation type="unfinished">&quot;%1&quot;は%2より大きく%3以下である必要があります</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be at least %2</source>
        <translation type="unfinished">&quot;%1&quot;は%2以上である必要があります</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be between %2 and %3</source>
        <translation type="unfinished">&quot;%1&quot;は%2から%3までである必要があります</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a whole number from %2 to %3</source>
        <translation type="unfinished">&quot;%1&quot;は%2から%3までの整数である必要があります</translation>
    </message>
    <message>
        <source>%1 must be a string in quotes</source>
        <translation type="unfinished">%1は引用符で囲んだ文字列である必要があります</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither an object with joint names as keys nor a list of %2 strings in joint order</source>
        <translation type="unfinished">&quot;%1&quot;が、関節名をキーとするオブジェクトでも、関節順の文字列%2個のリストでもありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names &apos;%2&apos;, which is not a moving joint</source>
        <translation type="unfinished">&quot;%1&quot;にある「%2」は可動関節ではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names joint &apos;%2&apos; twice; keep only one of the entries</source>
        <translation type="unfinished">&quot;%1&quot;に関節「%2」が2回あります。1つだけ残してください</translation>
    </message>
    <message>
        <source>%1, &quot;%2&quot;</source>
        <translation type="unfinished">%1、&quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1 &apos;%2&apos;</source>
        <translation type="unfinished">%1「%2」</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be one of these: %2</source>
        <translation type="unfinished">&quot;%1&quot;は次のいずれかである必要があります: %2</translation>
    </message>
    <message>
        <source>there is no pose &apos;%1&apos;</source>
        <translation type="unfinished">ポーズ「%1」はありません</translation>
    </message>
    <message>
        <source>%1: a scene may have at most %2 of them</source>
        <translation type="unfinished">%1: 1つのシーンに%2個までです</translation>
    </message>
    <message>
        <source>the number %1 is too large</source>
        <translation type="unfinished">数値%1が大きすぎます</translation>
    </message>
    <message>
        <source>the text near &apos;%1&apos; is not valid JSON</source>
        <translation type="unfinished">「%1」の付近のテキストが正しいJSONではありません</translation>
    </message>
    <message>
        <source>the file contains too many values; the limit is %1; give states as CSV, or in several files</source>
        <translation type="unfinished">ファイルの値が多すぎます。上限は%1個です。状態をCSVで与えるか、複数のファイルに分けてください</translation>
    </message>
    <message>
        <source>the values are nested deeper than %1 levels</source>
        <translation type="unfinished">値の入れ子が%1段を超えています</translation>
    </message>
    <message>
        <source>the path names a package but no file in the package</source>
        <translation type="unfinished">パスがパッケージを指していますが、その中のファイルを指していません</translation>
    </message>
    <message>
        <source>the path leaves its package through &apos;..&apos;</source>
        <translation type="unfinished">パスが「..」によりパッケージの外に出ています</translation>
    </message>
    <message>
        <source>the file name is missing</source>
        <translation type="unfinished">ファイル名がありません</translation>
    </message>
    <message>
        <source>the file name is not valid</source>
        <translation type="unfinished">ファイル名が正しくありません</translation>
    </message>
    <message>
        <source>files are not downloaded; save the mesh on this computer and give its path</source>
        <translation type="unfinished">ファイルはダウンロードされません。メッシュをこのコンピュータに保存し、そのパスを与えてください</translation>
    </message>
    <message>
        <source>&apos;%1://&apos; is not supported</source>
        <translation type="unfinished">「%1://」には対応していません</translation>
    </message>
    <message>
        <source>mesh not found: &apos;%1&apos;; a generated shape is used instead</source>
        <translation type="unfinished">メッシュが見つかりません: 「%1」。代わりに生成した形状を使います</translation>
    </message>
    <message>
        <source>mesh not found: &apos;%1&apos;: %2; a generated shape is used instead</source>
        <translation type="unfinished">メッシュが見つかりません: 「%1」: %2。代わりに生成した形状を使います</translation>
    </message>
    <message>
        <source>a nested &lt;default&gt; has no class; give it a class</source>
        <translation type="unfinished">入れ子の&lt;default&gt;にclassがありません。classを与えてください</translation>
    </message>
    <message>
        <source>duplicate default class &apos;%1&apos;; rename one of the classes</source>
        <translation type="unfinished">defaultのclass「%1」が重複しています。一方の名前を変えてください</translation>
    </message>
    <message>
        <source>there is no default class &apos;%1&apos;</source>
        <translation type="unfinished">defaultのclass「%1」はありません</translation>
    </message>
    <message>
        <source>the quaternion has zero length</source>
        <translation type="unfinished">クォータニオンの長さが0です</translation>
    </message>
    <message>
        <source>axisangle has an axis of zero length</source>
        <translation type="unfinished">axisangleの軸の長さが0です</translation>
    </message>
    <message>
        <source>xyaxes must give two axes that are not parallel</source>
        <translation type="unfinished">xyaxesには平行でない2軸が必要です</translation>
    </message>
    <message>
        <source>zaxis has zero length</source>
        <translation type="unfinished">zaxisの長さが0です</translation>
    </message>
    <message>
        <source>the mesh of a geom is not read; a generated shape is used instead</source>
        <translation type="unfinished">geomのメッシュは読み込まれません。代わりに生成した形状を使います</translation>
    </message>
    <message>
        <source>the size of the geom must be greater than 0 and its density at least 0</source>
        <translation type="unfinished">geomの寸法は0より大きく、密度は0以上である必要があります</translation>
    </message>
    <message>
        <source>the model has no &lt;worldbody&gt;</source>
        <translation type="unfinished">モデルに&lt;worldbody&gt;がありません</translation>
    </message>
    <message>
        <source>&lt;%1&gt; is not supported, and ignoring it would change the mechanism; remove the element, or load the model into MuJoCo and save the model again</source>
        <translation type="unfinished">&lt;%1&gt;には対応しておらず、無視すると機構が変わってしまいます。要素を削除するか、モデルをMuJoCoに読み込んで保存し直してください</translation>
    </message>
    <message>
        <source>coordinate=&quot;global&quot; is not supported; use local coordinates</source>
        <translation type="unfinished">coordinate=&quot;global&quot;には対応していません。ローカル座標を使ってください</translation>
    </message>
    <message>
        <source>eulerseq must be three of the letters x, y, z, X, Y, Z</source>
        <translation type="unfinished">eulerseqはx、y、z、X、Y、Zのうちの3文字である必要があります</translation>
    </message>
    <message>
        <source>the model has too many links; the limit is %1</source>
        <translation type="unfinished">モデルのリンクが多すぎます。上限は%1本です</translation>
    </message>
    <message>
        <source>a free joint is not supported; use slide and hinge joints for its six degrees of freedom</source>
        <translation type="unfinished">freeの関節には対応していません。6自由度にはslideとhingeの関節を使ってください</translation>
    </message>
    <message>
        <source>joint type &apos;%1&apos; is not supported; use hinge or slide</source>
        <translation type="unfinished">関節の種類「%1」には対応していません。hingeまたはslideを使ってください</translation>
    </message>
    <message>
        <source>the joint has an axis of zero length; give it a direction</source>
        <translation type="unfinished">関節軸の長さが0です。方向を与えてください</translation>
    </message>
    <message>
        <source>springdamper is ignored, although MuJoCo converts it into stiffness and damping; set the stiffness and damping of the joint instead</source>
        <translation type="unfinished">MuJoCoはspringdamperを剛性と減衰に変換しますが、ここでは無視されます。代わりに関節のstiffnessとdampingを設定してください</translation>
    </message>
    <message>
        <source>the mass of body &apos;%1&apos; comes from a mesh or another geom whose shape is not read; give the body an &lt;inertial&gt;</source>
        <translation type="unfinished">ボディ「%1」の質量が、メッシュなど形状を読み込まないgeomから決まっています。ボディに&lt;inertial&gt;を与えてください</translation>
    </message>
    <message>
        <source>the numbers seem to use decimal commas; write 0.5, not 0,5, and separate the columns by commas</source>
        <translation type="unfinished">数値に小数コンマが使われているようです。0,5でなく0.5と書き、列をコンマで区切ってください</translation>
    </message>
    <message>
        <source>the torques of sample %1 are not finite, because the motion is too fast</source>
        <translation type="unfinished">動作が速すぎるので、サンプル%1のトルクが有限ではありません</translation>
    </message>
    <message>
        <source>the motion contains numbers that are too large</source>
        <translation type="unfinished">動作に大きすぎる数値が含まれています</translation>
    </message>
    <message>
        <source>an object {...} is needed here</source>
        <translation type="unfinished">ここにはオブジェクト{...}が必要です</translation>
    </message>
    <message>
        <source>duplicate key &quot;%1&quot;; keep only one</source>
        <translation type="unfinished">キー&quot;%1&quot;が重複しています。1つだけ残してください</translation>
    </message>
    <message>
        <source>there is no key &quot;%1&quot;; mend its name or take it out</source>
        <translation type="unfinished">キー&quot;%1&quot;はありません。名前を直すか、削除してください</translation>
    </message>
    <message>
        <source>%1: unknown key &quot;%2&quot; is ignored</source>
        <translation type="unfinished">%1: 未知のキー&quot;%2&quot;を無視します</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number, &quot;inf&quot; or &quot;-inf&quot;</source>
        <translation type="unfinished">&quot;%1&quot;が数値、&quot;inf&quot;、&quot;-inf&quot;のいずれでもありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation type="unfinished">&quot;%1&quot;が数値ではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither true nor false</source>
        <translation type="unfinished">&quot;%1&quot;がtrueでもfalseでもありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a string in quotes</source>
        <translation type="unfinished">&quot;%1&quot;が引用符で囲んだ文字列ではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a list of %2 numbers</source>
        <translation type="unfinished">&quot;%1&quot;が%2個の数値のリストではありません</translation>
    </message>
    <message>
        <source>&quot;R&quot; is not a rotation matrix; its columns must form a right-handed set of orthogonal unit vectors</source>
        <translation type="unfinished">&quot;R&quot;が回転行列ではありません。列は互いに直交する単位ベクトルの右手系である必要があります</translation>
    </message>
    <message>
        <source>&quot;R&quot; is not a list of three rows of three numbers</source>
        <translation type="unfinished">&quot;R&quot;が、3個の数値からなる行3つのリストではありません</translation>
    </message>
    <message>
        <source>give either &quot;rpy&quot; or &quot;R&quot;, not both</source>
        <translation type="unfinished">&quot;rpy&quot;と&quot;R&quot;の一方だけを与えてください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a list [...]</source>
        <translation type="unfinished">&quot;%1&quot;がリスト[...]ではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing</source>
        <translation type="unfinished">&quot;%1&quot;がありません</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>a motion needs the column &apos;t&apos;, the time of each state in s</source>
        <translation type="unfinished">動作には、各状態の時刻（s）の列「t」が必要です</translation>
    </message>
    <message>
        <source>a motion needs at least two states</source>
        <translation type="unfinished">動作には2つ以上の状態が必要です</translation>
    </message>
    <message>
        <source>the time of this state must be greater than that of the previous one</source>
        <translation type="unfinished">この状態の時刻は前の状態より後である必要があります</translation>
    </message>
    <message>
        <source>scene</source>
        <translation type="unfinished">シーン</translation>
    </message>
    <message>
        <source>the file is not a Linkwright scene because &quot;linkwright&quot;: %1 is missing</source>
        <translation type="unfinished">&quot;linkwright&quot;: %1がないので、このファイルはLinkwrightのシーンではありません</translation>
    </message>
    <message>
        <source>the version of the scene file is newer than %1, the latest that this program can read; update the program</source>
        <translation type="unfinished">シーンファイルのバージョンが、このプログラムで読める最新の%1より新しくなっています。プログラムを更新してください</translation>
    </message>
    <message>
        <source>the version of the scene file must be a whole number of at least 1</source>
        <translation type="unfinished">シーンファイルのバージョンは1以上の整数である必要があります</translation>
    </message>
    <message>
        <source>the file is neither a URDF or MJCF file, which begins with &lt;, nor a scene file, which begins with {</source>
        <translation type="unfinished">このファイルは、&lt;で始まるURDFやMJCFのファイルでも、{で始まるシーンファイルでもありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither an object with joint names as keys nor a list in joint order</source>
        <translation type="unfinished">&quot;%1&quot;が、関節名をキーとするオブジェクトでも関節順のリストでもありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of joint &apos;%2&apos; is not a number</source>
        <translation type="unfinished">関節「%2」の&quot;%1&quot;が数値ではありません</translation>
    </message>
    <message>
        <source>%1: joint &apos;%2&apos; is outside its limits; the nearest limit is used</source>
        <translation type="unfinished">%1: 関節「%2」が可動限界の外にあります。最も近い限界値を使います</translation>
    </message>
    <message>
        <source>unknown column &apos;%1&apos;; the model has no moving joint &apos;%2&apos;</source>
        <translation type="unfinished">未知の列「%1」です。モデルに可動関節「%2」はありません</translation>
    </message>
    <message>
        <source>unknown column &apos;%1&apos;; a wrench has the columns ext.LINK.fx, fy, fz, nx, ny and nz, where LINK is a link of the model</source>
        <translation type="unfinished">未知の列「%1」です。レンチの列はext.LINK.fx、fy、fz、nx、ny、nzで、LINKはモデルのリンクです</translation>
    </message>
    <message>
        <source>unknown column &apos;%1&apos;; name it q.JOINT, qd.JOINT, qdd.JOINT, tau.JOINT, t or ext.LINK.fx, or give --ignore-extra</source>
        <translation type="unfinished">未知の列「%1」です。名前をq.JOINT、qd.JOINT、qdd.JOINT、tau.JOINT、t、ext.LINK.fxのいずれかにするか、--ignore-extraを付けてください</translation>
    </message>
    <message>
        <source>column &apos;%1&apos; is missing; every moving joint needs its position</source>
        <translation type="unfinished">列「%1」がありません。すべての可動関節に変位が必要です</translation>
    </message>
    <message>
        <source>column &apos;%1&apos; is missing; every moving joint needs its torque</source>
        <translation type="unfinished">列「%1」がありません。すべての可動関節にトルクが必要です</translation>
    </message>
    <message>
        <source>column &apos;%1&apos; is missing; give the columns of all moving joints, or leave out the whole group</source>
        <translation type="unfinished">列「%1」がありません。すべての可動関節の列を与えるか、この組全体を省いてください</translation>
    </message>
    <message>
        <source>column &apos;ext.%1.%2&apos; is missing; a wrench has six columns</source>
        <translation type="unfinished">列「ext.%1.%2」がありません。レンチには6列が必要です</translation>
    </message>
    <message>
        <source>unknown key &apos;%1&apos;; write {&quot;states&quot;:[...]}, or give --ignore-extra</source>
        <translation type="unfinished">未知のキー「%1」です。{&quot;states&quot;:[...]}と書くか、--ignore-extraを付けてください</translation>
    </message>
    <message>
        <source>the array &apos;states&apos; is missing; write {&quot;states&quot;:[...]}</source>
        <translation type="unfinished">配列「states」がありません。{&quot;states&quot;:[...]}と書いてください</translation>
    </message>
    <message>
        <source>&apos;states&apos; is empty; give at least one state</source>
        <translation type="unfinished">「states」が空です。状態を1つ以上与えてください</translation>
    </message>
    <message>
        <source>only some states have &apos;t&apos;; give it to all or to none</source>
        <translation type="unfinished">一部の状態だけに「t」があります。すべてに与えるか、どれにも与えないでください</translation>
    </message>
    <message>
        <source>%1 is not an object; write {&quot;q&quot;:[...]}</source>
        <translation type="unfinished">%1がオブジェクトではありません。{&quot;q&quot;:[...]}と書いてください</translation>
    </message>
    <message>
        <source>%1: duplicate key &apos;%2&apos;; keep only one</source>
        <translation type="unfinished">%1: キー「%2」が重複しています。1つだけ残してください</translation>
    </message>
    <message>
        <source>%1: unknown key &apos;%2&apos;; use q, qd, qdd, tau, t or ext, or give --ignore-extra</source>
        <translation type="unfinished">%1: 未知のキー「%2」です。q、qd、qdd、tau、t、extを使うか、--ignore-extraを付けてください</translation>
    </message>
    <message>
        <source>%1 has no &apos;tau&apos;; every moving joint needs its torque, beginning with &apos;%2&apos;</source>
        <translation type="unfinished">%1に「tau」がありません。「%2」をはじめ、すべての可動関節にトルクが必要です</translation>
    </message>
    <message>
        <source>%1 has no &apos;q&apos;; every moving joint needs its position, beginning with &apos;%2&apos;</source>
        <translation type="unfinished">%1に「q」がありません。「%2」をはじめ、すべての可動関節に変位が必要です</translation>
    </message>
    <message>
        <source>one per moving joint</source>
        <translation type="unfinished">可動関節1つにつき1個</translation>
    </message>
    <message>
        <source>%1 has %2 numbers instead of %3 (%4)</source>
        <translation type="unfinished">%1の数値が%3個でなく%2個です (%4)</translation>
    </message>
    <message>
        <source>%1 is not an array of %2 numbers (%3)</source>
        <translation type="unfinished">%1が%2個の数値の配列ではありません (%3)</translation>
    </message>
    <message>
        <source>%1 is not a finite number</source>
        <translation type="unfinished">%1が有限の数値ではありません</translation>
    </message>
    <message>
        <source>%1 is not an object; write {&quot;LINK&quot;:[fx,fy,fz,nx,ny,nz]}</source>
        <translation type="unfinished">%1がオブジェクトではありません。{&quot;LINK&quot;:[fx,fy,fz,nx,ny,nz]}と書いてください</translation>
    </message>
    <message>
        <source>%1: the model has no link &apos;%2&apos;</source>
        <translation type="unfinished">%1: モデルにリンク「%2」がありません</translation>
    </message>
    <message>
        <source>the table is empty; the first line must name the columns, q.JOINT and so on</source>
        <translation type="unfinished">表が空です。1行目には列名q.JOINTなどが必要です</translation>
    </message>
    <message>
        <source>there are no states below the header; give at least one row</source>
        <translation type="unfinished">見出しの下に状態がありません。1行以上与えてください</translation>
    </message>
    <message>
        <source>the table is empty; the first line must name the columns, link,quantity,v0 and so on</source>
        <translation type="unfinished">表が空です。1行目には列名link,quantity,v0などが必要です</translation>
    </message>
    <message>
        <source>there are no rows below the header; give at least one quantity</source>
        <translation type="unfinished">見出しの下に行がありません。量を1つ以上与えてください</translation>
    </message>
    <message>
        <source>column &apos;%1&apos; is not a column of the trace; it is ignored</source>
        <translation type="unfinished">列「%1」はトレースの列ではないので、無視します</translation>
    </message>
    <message>
        <source>column &apos;link&apos; is missing; it names the link of each row</source>
        <translation type="unfinished">列「link」がありません。この列は各行のリンク名を示します</translation>
    </message>
    <message>
        <source>column &apos;quantity&apos; is missing; name the quantities as &apos;trace&apos; does, or give a column &apos;symbol&apos;</source>
        <translation type="unfinished">列「quantity」がありません。「trace」と同じ名前で量を示すか、列「symbol」を与えてください</translation>
    </message>
    <message>
        <source>column &apos;v0&apos; is missing; the numbers belong in v0, v1, v2 and so on</source>
        <translation type="unfinished">列「v0」がありません。数値はv0、v1、v2などに入れてください</translation>
    </message>
    <message>
        <source>the name of the link is missing</source>
        <translation type="unfinished">リンクの名前がありません</translation>
    </message>
    <message>
        <source>the name of the quantity is missing</source>
        <translation type="unfinished">量の名前がありません</translation>
    </message>
    <message>
        <source>column &apos;v%1&apos; has a number, but a column before it has none</source>
        <translation type="unfinished">列「v%1」に数値がありますが、その前の列に数値がありません</translation>
    </message>
    <message>
        <source>the file contains binary data, not text; use a CSV table with the columns link, quantity, v0 and so on</source>
        <translation type="unfinished">ファイルがテキストでなくバイナリデータを含んでいます。列link、quantity、v0などをもつCSV表を使ってください</translation>
    </message>
    <message>
        <source>unknown key &apos;%1&apos;; write {&quot;targets&quot;:[...]}, or give --ignore-extra</source>
        <translation type="unfinished">未知のキー「%1」です。{&quot;targets&quot;:[...]}と書くか、--ignore-extraを付けてください</translation>
    </message>
    <message>
        <source>the array &apos;%1&apos; is missing; write {&quot;targets&quot;:[{&quot;p&quot;:[x,y,z]}]}</source>
        <translation type="unfinished">配列「%1」がありません。{&quot;targets&quot;:[{&quot;p&quot;:[x,y,z]}]}と書いてください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is empty; give at least one target</source>
        <translation type="unfinished">「%1」が空です。目標を1つ以上与えてください</translation>
    </message>
    <message>
        <source>only some targets have &apos;t&apos;; give it to all or to none</source>
        <translation type="unfinished">一部の目標だけに「t」があります。すべてに与えるか、どれにも与えないでください</translation>
    </message>
    <message>
        <source>only some targets have an orientation; give &apos;R&apos; or &apos;quat&apos; to all or to none</source>
        <translation type="unfinished">一部の目標だけに姿勢があります。「R」または「quat」をすべてに与えるか、どれにも与えないでください</translation>
    </message>
    <message>
        <source>%1 is not an object; write {&quot;p&quot;:[x,y,z]}</source>
        <translation type="unfinished">%1がオブジェクトではありません。{&quot;p&quot;:[x,y,z]}と書いてください</translation>
    </message>
    <message>
        <source>%1: unknown key &apos;%2&apos;; use p, R or quat, and t, or give --ignore-extra</source>
        <translation type="unfinished">%1: 未知のキー「%2」です。p、Rまたはquat、tを使うか、--ignore-extraを付けてください</translation>
    </message>
    <message>
        <source>%1 has no &apos;p&apos;; a target needs its position [x,y,z] in m</source>
        <translation type="unfinished">%1に「p」がありません。目標には位置[x,y,z]（m）が必要です</translation>
    </message>
    <message>
        <source>%1 has both &apos;R&apos; and &apos;quat&apos;; give only one of them</source>
        <translation type="unfinished">%1に「R」と「quat」の両方があります。一方だけを与えてください</translation>
    </message>
    <message>
        <source>%1 is not a matrix; write three rows of three numbers</source>
        <translation type="unfinished">%1が行列ではありません。3個の数値からなる行を3つ書いてください</translation>
    </message>
    <message>
        <source>%1 is not an array of %2 numbers</source>
        <translation type="unfinished">%1が%2個の数値の配列ではありません</translation>
    </message>
    <message>
        <source>R is not a rotation matrix because R^T R differs from the identity by %1; give orthogonal unit columns</source>
        <translation type="unfinished">R^T Rが単位行列と%1異なるので、Rは回転行列ではありません。直交する単位ベクトルの列を与えてください</translation>
    </message>
    <message>
        <source>R is a reflection, not a rotation; change the sign of one column</source>
        <translation type="unfinished">Rが回転でなく鏡映です。1つの列の符号を変えてください</translation>
    </message>
    <message>
        <source>the quaternion has length %1 instead of 1; divide it by its length (order: w, x, y, z)</source>
        <translation type="unfinished">クォータニオンの長さが1でなく%1です。長さで割ってください（順序: w, x, y, z）</translation>
    </message>
    <message>
        <source>unknown column &apos;%1&apos;; use p.x p.y p.z, R.00 ... R.22 or quat.w quat.x quat.y quat.z, and t, or give --ignore-extra</source>
        <translation type="unfinished">未知の列「%1」です。p.x p.y p.z、R.00 ... R.22またはquat.w quat.x quat.y quat.z、tを使うか、--ignore-extraを付けてください</translation>
    </message>
    <message>
        <source>column &apos;%1&apos; is missing; %2</source>
        <translation type="unfinished">列「%1」がありません。%2</translation>
    </message>
    <message>
        <source>a target needs its position p.x p.y p.z in the world frame, in m</source>
        <translation type="unfinished">目標には、ワールド座標系での位置p.x p.y p.z（m）が必要です</translation>
    </message>
    <message>
        <source>the table has both R and quat columns; give the orientation in only one of the two forms</source>
        <translation type="unfinished">表にRとquatの両方の列があります。姿勢は一方の形だけで与えてください</translation>
    </message>
    <message>
        <source>give all nine columns R.00 to R.22, or none of them for the position alone</source>
        <translation type="unfinished">R.00からR.22までの9列をすべて与えるか、位置だけの場合はどれも与えないでください</translation>
    </message>
    <message>
        <source>a quaternion needs the four columns quat.w quat.x quat.y quat.z</source>
        <translation type="unfinished">クォータニオンには4列quat.w quat.x quat.y quat.zが必要です</translation>
    </message>
    <message>
        <source>the table is empty; the first line must name the columns, p.x p.y p.z and so on</source>
        <translation type="unfinished">表が空です。1行目には列名p.x p.y p.zなどが必要です</translation>
    </message>
    <message>
        <source>there are no targets below the header; give at least one row</source>
        <translation type="unfinished">見出しの下に目標がありません。1行以上与えてください</translation>
    </message>
    <message>
        <source>cannot read the file: %1</source>
        <translation type="unfinished">ファイルを読み込めません: %1</translation>
    </message>
    <message>
        <source>the file is larger than the limit of 512 MiB</source>
        <translation type="unfinished">ファイルが上限の512 MiBを超えています</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation type="unfinished">ファイルが空です</translation>
    </message>
    <message>
        <source>the file contains binary data, not text; choose a text file</source>
        <translation type="unfinished">ファイルがテキストでなくバイナリデータを含んでいます。テキストファイルを選んでください</translation>
    </message>
    <message>
        <source>this line contains characters that are not UTF-8; save the file as UTF-8</source>
        <translation type="unfinished">この行にUTF-8でない文字があります。ファイルをUTF-8で保存してください</translation>
    </message>
    <message>
        <source>attribute &apos;%1&apos; of &lt;%2&gt;</source>
        <translation type="unfinished">&lt;%2&gt;の属性「%1」</translation>
    </message>
    <message>
        <source>the file contains no XML element</source>
        <translation type="unfinished">ファイルにXML要素がありません</translation>
    </message>
    <message>
        <source>the XML is not well formed because an element is not closed by its own end tag</source>
        <translation type="unfinished">XMLが整形式ではありません。要素が対応する終了タグで閉じられていません</translation>
    </message>
    <message>
        <source>the XML is not well formed because an attribute is not written as name=&quot;value&quot;</source>
        <translation type="unfinished">XMLが整形式ではありません。属性がname=&quot;value&quot;の形で書かれていません</translation>
    </message>
    <message>
        <source>the elements are nested too deeply</source>
        <translation type="unfinished">要素の入れ子が深すぎます</translation>
    </message>
    <message>
        <source>the XML is not well formed because an element, comment or declaration is incomplete</source>
        <translation type="unfinished">XMLが整形式ではありません。要素、コメントまたは宣言が不完全です</translation>
    </message>
    <message>
        <source>&lt;%1&gt; has a second &lt;%2&gt;; only the first is read</source>
        <translation type="unfinished">&lt;%1&gt;に2つ目の&lt;%2&gt;があります。最初のものだけを読み込みます</translation>
    </message>
    <message>
        <source>unknown element &lt;%1&gt; in &lt;%2&gt; is ignored</source>
        <translation type="unfinished">&lt;%2&gt;の中の未知の要素&lt;%1&gt;を無視します</translation>
    </message>
    <message>
        <source>%1 has %2 numbers instead of %3</source>
        <translation type="unfinished">%1の数値が%3個でなく%2個です</translation>
    </message>
    <message>
        <source>%1 contains &apos;%2&apos;, which is not a finite number</source>
        <translation type="unfinished">%1の「%2」は有限の数値ではありません</translation>
    </message>
    <message>
        <source>%1 contains &apos;%2&apos;, which is not a number</source>
        <translation type="unfinished">%1の「%2」は数値ではありません</translation>
    </message>
    <message>
        <source>&lt;%1&gt; needs the attribute &apos;%2&apos;</source>
        <translation type="unfinished">&lt;%1&gt;には属性「%2」が必要です</translation>
    </message>
    <message>
        <source>left out</source>
        <translation type="unfinished">省略します</translation>
    </message>
    <message>
        <source>URDF cannot describe gravity</source>
        <translation type="unfinished">URDFでは重力を記述できません</translation>
    </message>
    <message>
        <source>URDF cannot describe the scene&apos;s state</source>
        <translation type="unfinished">URDFではシーンの状態を記述できません</translation>
    </message>
    <message>
        <source>URDF cannot describe saved poses</source>
        <translation type="unfinished">URDFでは保存したポーズを記述できません</translation>
    </message>
    <message>
        <source>URDF cannot describe the motion</source>
        <translation type="unfinished">URDFでは動作を記述できません</translation>
    </message>
    <message>
        <source>URDF cannot describe targets of the end effector</source>
        <translation type="unfinished">URDFではエンドエフェクタの目標を記述できません</translation>
    </message>
    <message>
        <source>URDF cannot describe loads on links</source>
        <translation type="unfinished">URDFではリンクに加わる荷重を記述できません</translation>
    </message>
    <message>
        <source>URDF cannot describe the view</source>
        <translation type="unfinished">URDFではビューを記述できません</translation>
    </message>
    <message>
        <source>the root element is &lt;%1&gt;, but the root element of a URDF file must be &lt;robot&gt;</source>
        <translation type="unfinished">ルート要素が&lt;%1&gt;ですが、URDFファイルのルート要素は&lt;robot&gt;である必要があります</translation>
    </message>
    <message>
        <source>the robot has no name</source>
        <translation type="unfinished">ロボットに名前がありません</translation>
    </message>
    <message>
        <source>the robot has too many links; the limit is %1</source>
        <translation type="unfinished">ロボットのリンクが多すぎます。上限は%1本です</translation>
    </message>
    <message>
        <source>&lt;inertial&gt; has no &lt;mass&gt;; add &lt;mass value=&quot;...&quot;/&gt; in kg</source>
        <translation type="unfinished">&lt;inertial&gt;に&lt;mass&gt;がありません。&lt;mass value=&quot;...&quot;/&gt;をkg単位で追加してください</translation>
    </message>
    <message>
        <source>&lt;inertial&gt; has no &lt;inertia&gt;; the link is treated as a point mass</source>
        <translation type="unfinished">&lt;inertial&gt;に&lt;inertia&gt;がありません。リンクを質点として扱います</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; is fixed, so its &lt;mimic&gt; is ignored</source>
        <translation type="unfinished">関節「%1」は固定なので、&lt;mimic&gt;を無視します</translation>
    </message>
    <message>
        <source>the &lt;mimic&gt; of joint &apos;%1&apos; names no joint; write &lt;mimic joint=&quot;...&quot;/&gt;</source>
        <translation type="unfinished">関節「%1」の&lt;mimic&gt;に関節名がありません。&lt;mimic joint=&quot;...&quot;/&gt;と書いてください</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; has no type; use revolute, continuous, prismatic or fixed</source>
        <translation type="unfinished">関節「%1」に種類がありません。revolute、continuous、prismatic、fixedのいずれかを使ってください</translation>
    </message>
    <message>
        <source>the type &apos;%2&apos; of joint &apos;%1&apos; is not supported; use revolute, continuous, prismatic or fixed</source>
        <translation type="unfinished">関節「%1」の種類「%2」には対応していません。revolute、continuous、prismatic、fixedのいずれかを使ってください</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; has the unknown type &apos;%2&apos;; use revolute, continuous, prismatic or fixed</source>
        <translation type="unfinished">関節「%1」の種類「%2」は未知です。revolute、continuous、prismatic、fixedのいずれかを使ってください</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; has no parent; add &lt;parent link=&quot;...&quot;/&gt;</source>
        <translation type="unfinished">関節「%1」に親がありません。&lt;parent link=&quot;...&quot;/&gt;を追加してください</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; has no child; add &lt;child link=&quot;...&quot;/&gt;</source>
        <translation type="unfinished">関節「%1」に子がありません。&lt;child link=&quot;...&quot;/&gt;を追加してください</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; has the parent &apos;%2&apos;, which is not a link</source>
        <translation type="unfinished">関節「%1」の親「%2」はリンクではありません</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; has the child &apos;%2&apos;, which is not a link</source>
        <translation type="unfinished">関節「%1」の子「%2」はリンクではありません</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; has an axis of zero length; give it a direction</source>
        <translation type="unfinished">関節「%1」の軸の長さが0です。方向を与えてください</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; has no &lt;limit&gt;; it is treated as unlimited</source>
        <translation type="unfinished">関節「%1」に&lt;limit&gt;がありません。限界なしとして扱います</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; cannot move because both its limits are 0; they are kept</source>
        <translation type="unfinished">関節「%1」は上下限がともに0なので動けません。限界はそのままにします</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; has no velocity limit; its velocity is treated as unlimited</source>
        <translation type="unfinished">関節「%1」に速度の限界がありません。速度に限界なしとして扱います</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; has no effort limit; its effort is treated as unlimited</source>
        <translation type="unfinished">関節「%1」に力またはトルクの限界（effort）がありません。限界なしとして扱います</translation>
    </message>
    <message>
        <source>&lt;hand&gt; names &apos;%1&apos;, which is not a link; it is ignored</source>
        <translation type="unfinished">&lt;hand&gt;の「%1」はリンクではないので、無視します</translation>
    </message>
    <message>
        <source>&lt;ready&gt; names &apos;%1&apos;, which is not a joint; it is ignored</source>
        <translation type="unfinished">&lt;ready&gt;の「%1」は関節ではないので、無視します</translation>
    </message>
    <message>
        <source>&lt;mesh&gt; names no file; a generated shape is used instead</source>
        <translation type="unfinished">&lt;mesh&gt;にファイル名がありません。代わりに生成した形状を使います</translation>
    </message>
    <message>
        <source>&lt;%1&gt; is not a known shape; it is ignored</source>
        <translation type="unfinished">&lt;%1&gt;は既知の形状ではないので、無視します</translation>
    </message>
    <message>
        <source>&lt;visual&gt; has no shape in a &lt;geometry&gt;; it is ignored</source>
        <translation type="unfinished">&lt;visual&gt;の&lt;geometry&gt;に形状がないので、無視します</translation>
    </message>
    <message>
        <source>&lt;%1&gt; has a zero or negative dimension; it is ignored</source>
        <translation type="unfinished">&lt;%1&gt;の寸法が0または負なので、無視します</translation>
    </message>
    <message>
        <source>material &apos;%1&apos; has no colour; a default colour is used</source>
        <translation type="unfinished">材料「%1」に色がありません。既定の色を使います</translation>
    </message>
    <message>
        <source>%1: %2; %3</source>
        <translation type="unfinished">%1: %2。%3</translation>
    </message>
    <message>
        <source>link &apos;%1&apos;</source>
        <translation type="unfinished">リンク「%1」</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos;</source>
        <translation type="unfinished">関節「%1」</translation>
    </message>
    <message>
        <source>URDF has no payloads</source>
        <translation type="unfinished">URDFにはペイロードがありません</translation>
    </message>
    <message>
        <source>the payloads are included in the mass and inertia of the link</source>
        <translation type="unfinished">ペイロードをリンクの質量と慣性に含めます</translation>
    </message>
    <message>
        <source>URDF cannot express that the inertia is computed from the shapes</source>
        <translation type="unfinished">URDFでは、慣性が形状から計算されることを表せません</translation>
    </message>
    <message>
        <source>the computed values are written</source>
        <translation type="unfinished">計算した値を書き込みます</translation>
    </message>
    <message>
        <source>URDF has no capsules</source>
        <translation type="unfinished">URDFにはカプセルがありません</translation>
    </message>
    <message>
        <source>a cylinder of the same total length is written</source>
        <translation type="unfinished">全長が同じ円柱を書き込みます</translation>
    </message>
    <message>
        <source>URDF has no beams</source>
        <translation type="unfinished">URDFにははりがありません</translation>
    </message>
    <message>
        <source>a solid cylinder of the beam&apos;s outer size is written</source>
        <translation type="unfinished">はりの外形寸法の中実円柱を書き込みます</translation>
    </message>
    <message>
        <source>a solid box of the beam&apos;s outer size is written</source>
        <translation type="unfinished">はりの外形寸法の中実直方体を書き込みます</translation>
    </message>
    <message>
        <source>URDF has a single Coulomb friction value for both directions</source>
        <translation type="unfinished">URDFのクーロン摩擦は両方向に1つの値だけです</translation>
    </message>
    <message>
        <source>the mean of the two values is written</source>
        <translation type="unfinished">2つの値の平均を書き込みます</translation>
    </message>
    <message>
        <source>URDF has no rotor inertia</source>
        <translation type="unfinished">URDFにはロータ慣性がありません</translation>
    </message>
    <message>
        <source>the property is left out</source>
        <translation type="unfinished">この特性を省略します</translation>
    </message>
    <message>
        <source>URDF has no gear ratio</source>
        <translation type="unfinished">URDFには減速比がありません</translation>
    </message>
    <message>
        <source>URDF has no joint springs</source>
        <translation type="unfinished">URDFには関節ばねがありません</translation>
    </message>
    <message>
        <source>URDF has no passive joints</source>
        <translation type="unfinished">URDFには受動関節がありません</translation>
    </message>
    <message>
        <source>a continuous joint has no position limits in URDF</source>
        <translation type="unfinished">URDFのcontinuousの関節には変位の限界がありません</translation>
    </message>
    <message>
        <source>the limits are left out</source>
        <translation type="unfinished">限界を省略します</translation>
    </message>
    <message>
        <source>this is no zip archive, or a part of it is missing or damaged; make it again</source>
        <translation type="unfinished">ZIPアーカイブではないか、一部が欠落または破損しています。作り直してください</translation>
    </message>
    <message>
        <source>the archive has more than %1 entries; leave out what is not needed</source>
        <translation type="unfinished">アーカイブの項目が%1個を超えています。不要なものを除いてください</translation>
    </message>
    <message>
        <source>the name &apos;%1&apos; has a backslash; make the archive with / between folders</source>
        <translation type="unfinished">名前「%1」にバックスラッシュがあります。フォルダの区切りに/を使ってアーカイブを作ってください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; leads out of the archive; give paths that begin in it and have no &quot;..&quot;</source>
        <translation type="unfinished">「%1」はアーカイブの外に出ています。アーカイブ内から始まり「..」を含まないパスにしてください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a symbolic link; put the file itself into the archive</source>
        <translation type="unfinished">「%1」はシンボリックリンクです。ファイル自体をアーカイブに入れてください</translation>
    </message>
    <message>
        <source>two entries have the name &apos;%1&apos;; keep only one</source>
        <translation type="unfinished">名前「%1」の項目が2つあります。1つだけ残してください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is encrypted; make the archive without a password</source>
        <translation type="unfinished">「%1」は暗号化されています。パスワードなしでアーカイブを作ってください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is packed in a way that is not known here; use the usual one, deflate</source>
        <translation type="unfinished">「%1」の圧縮方式には対応していません。通常のdeflateを使ってください</translation>
    </message>
    <message>
        <source>the archive holds more than %1 MB; leave out what is not needed</source>
        <translation type="unfinished">アーカイブの内容が%1 MBを超えています。不要なものを除いてください</translation>
    </message>
    <message>
        <source>the archive could not be made</source>
        <translation type="unfinished">アーカイブを作成できませんでした</translation>
    </message>
    <message>
        <source>give either &quot;example&quot; or &quot;file&quot;</source>
        <translation type="unfinished">&quot;example&quot;と&quot;file&quot;の一方を与えてください</translation>
    </message>
    <message>
        <source>give one of &quot;when&quot;, a formula, &quot;mistake&quot;, the name of one, and &quot;at&quot;, a place of the walk</source>
        <translation type="unfinished">&quot;when&quot;（数式）、&quot;mistake&quot;（誤りの名前）、&quot;at&quot;（再帰計算の中の場所）のうち1つを与えてください</translation>
    </message>
    <message>
        <source>question %1 of %2</source>
        <translation type="unfinished">%2の設問%1</translation>
    </message>
    <message>
        <source>wrong answer %1 of %2</source>
        <translation type="unfinished">%2の誤答%1</translation>
    </message>
    <message>
        <source>near answer %1 of %2</source>
        <translation type="unfinished">%2の惜しい答え%1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation type="unfinished">ステップ%1</translation>
    </message>
    <message>
        <source>&quot;time&quot; must be a time in UTC such as &quot;%1&quot;</source>
        <translation type="unfinished">&quot;time&quot;は&quot;%1&quot;のようなUTCの時刻である必要があります</translation>
    </message>
    <message>
        <source>&apos;%1&apos; does not name a moving joint of the robot</source>
        <translation type="unfinished">「%1」はロボットの可動関節を指していません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names contact &apos;%2&apos;, but the scene has no such contact</source>
        <translation type="unfinished">「%1」は接触「%2」を指していますが、シーンにその接触はありません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; does not name a moving joint of the robot and a contact of the scene</source>
        <translation type="unfinished">「%1」は、ロボットの可動関節とシーンの接触を指していません</translation>
    </message>
    <message>
        <source>there is no value &apos;%1&apos;; the manual&apos;s page on lessons lists the names</source>
        <translation type="unfinished">値「%1」はありません。名前の一覧はマニュアルのレッスンのページにあります</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names joint &apos;%2&apos;, but the robot has no such moving joint</source>
        <translation type="unfinished">「%1」は関節「%2」を指していますが、ロボットにその可動関節はありません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names link &apos;%2&apos;, but the robot has no such link</source>
        <translation type="unfinished">「%1」はリンク「%2」を指していますが、ロボットにそのリンクはありません</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: the recursion of this robot has no such row for link &apos;%2&apos;</source>
        <translation type="unfinished">「%1」: このロボットの再帰計算には、リンク「%2」のその行がありません</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: this row has %2 numbers; name one of them, counted from 0</source>
        <translation type="unfinished">「%1」: この行の数値は%2個です。1つを0から数えて指定してください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; does not name two moving joints of the robot</source>
        <translation type="unfinished">「%1」はロボットの2つの可動関節を指していません</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: the robot is no chain with a row for joint &apos;%2&apos;</source>
        <translation type="unfinished">「%1」: ロボットが、関節「%2」の行をもつ連鎖ではありません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs a target in the scene</source>
        <translation type="unfinished">「%1」には、シーンに目標が必要です</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names link &apos;%2&apos;, but in this scene it does not bend</source>
        <translation type="unfinished">「%1」はリンク「%2」を指していますが、このシーンではそのリンクは曲がりません</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: name x, y, z or norm</source>
        <translation type="unfinished">「%1」: x、y、z、normのいずれかを指定してください</translation>
    </message>
    <message>
        <source>mistake &apos;%1&apos; cannot be made in %2; choose another formulation</source>
        <translation type="unfinished">%2では誤り「%1」を起こせません。別の定式化を選んでください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a link nor a moving joint</source>
        <translation type="unfinished">「%1」はリンクでも可動関節でもありません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not the name of a curve</source>
        <translation type="unfinished">「%1」は曲線の名前ではありません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a vector; name one of its components, such as %1.z</source>
        <translation type="unfinished">「%1」はベクトルです。%1.zのように成分の1つを指定してください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a number; a direction needs a vector</source>
        <translation type="unfinished">「%1」は数値ですが、方向にはベクトルが必要です</translation>
    </message>
    <message>
        <source>there is no mistake &apos;%1&apos;; there are, %2</source>
        <translation type="unfinished">誤り「%1」はありません。あるのは%2です</translation>
    </message>
    <message>
        <source>step &apos;%1&apos; does not ask &apos;%2&apos;</source>
        <translation type="unfinished">ステップ「%1」では「%2」を尋ねていません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not known here; use one of these: %2</source>
        <translation type="unfinished">「%1」はここでは未知です。次のいずれかを使ってください: %2</translation>
    </message>
    <message>
        <source>there is no mistake &apos;%1&apos; of the recursion, which a step can plant; use one of these: %2</source>
        <translation type="unfinished">ステップに仕込める再帰計算の誤りに「%1」はありません。次のいずれかを使ってください: %2</translation>
    </message>
    <message>
        <source>step &apos;%1&apos; shows the panel &apos;%2&apos; and hides it; take it out of &quot;panels&quot; or &quot;hide&quot;</source>
        <translation type="unfinished">ステップ「%1」はパネル「%2」を表示し、かつ隠しています。&quot;panels&quot;か&quot;hide&quot;から削除してください</translation>
    </message>
    <message>
        <source>step &apos;%1&apos; is done in the panel &apos;%2&apos;, so it cannot be hidden</source>
        <translation type="unfinished">ステップ「%1」はパネル「%2」で行うので、それを隠せません</translation>
    </message>
    <message>
        <source>there is no equation &apos;%1&apos;; the page of the notation lists them</source>
        <translation type="unfinished">式「%1」はありません。式の一覧は記法のページにあります</translation>
    </message>
    <message>
        <source>equation &apos;%1&apos; is not one of the formulation %2</source>
        <translation type="unfinished">式「%1」は定式化%2の式ではありません</translation>
    </message>
    <message>
        <source>the scene has no saved pose &apos;%1&apos;; use &quot;q&quot; or another one</source>
        <translation type="unfinished">シーンに保存したポーズ「%1」がありません。&quot;q&quot;か、別のポーズを使ってください</translation>
    </message>
    <message>
        <source>the robot has no moving joint &apos;%1&apos;</source>
        <translation type="unfinished">ロボットに可動関節「%1」がありません</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; cannot be there: the position is beyond its limits</source>
        <translation type="unfinished">関節「%1」はその位置をとれません。可動限界を超えています</translation>
    </message>
    <message>
        <source>step &apos;%1&apos; is solved before it begins; begin in another state or ask for more</source>
        <translation type="unfinished">ステップ「%1」は始まる前に解けています。別の状態から始めるか、より多くを尋ねてください</translation>
    </message>
    <message>
        <source>the right answer of step &apos;%1&apos; is another one once the student moves the robot; add &quot;state&quot; to &quot;locked&quot;</source>
        <translation type="unfinished">学生がロボットを動かすと、ステップ「%1」の正解が変わります。&quot;locked&quot;に&quot;state&quot;を追加してください</translation>
    </message>
    <message>
        <source>the tolerance of &apos;%1&apos; in step &apos;%2&apos; is %3 because the right answer is %4; give &quot;absolute&quot;</source>
        <translation type="unfinished">正解が%4なので、ステップ「%2」の「%1」の許容誤差は%3になります。&quot;absolute&quot;を与えてください</translation>
    </message>
    <message>
        <source>the solution of step &apos;%1&apos; answers &apos;%2&apos; with %3, but right is %4 within %5</source>
        <translation type="unfinished">ステップ「%1」の解は「%2」に%3と答えていますが、正解は%4、許容誤差は%5です</translation>
    </message>
    <message>
        <source>the solution of step &apos;%1&apos; does not solve it; mend one of the two</source>
        <translation type="unfinished">ステップ「%1」の解がそのステップを解いていません。どちらかを直してください</translation>
    </message>
    <message>
        <source>this wrong answer holds for the solution of step &apos;%1&apos;; make its formula narrower</source>
        <translation type="unfinished">この誤答はステップ「%1」の解でも成り立ちます。数式の条件を狭くしてください</translation>
    </message>
    <message>
        <source>this near answer holds for the solution of step &apos;%1&apos;; make its formula narrower</source>
        <translation type="unfinished">この惜しい答えはステップ「%1」の解でも成り立ちます。数式の条件を狭くしてください</translation>
    </message>
    <message>
        <source>this place is the solution of step &apos;%1&apos;; name another one</source>
        <translation type="unfinished">この場所はステップ「%1」の解です。別の場所を指定してください</translation>
    </message>
    <message>
        <source>mistake &apos;%1&apos; is never said in step &apos;%2&apos; because an earlier wrong answer holds for its number; change the order or take one out</source>
        <translation type="unfinished">前の誤答がその数値について成り立つので、ステップ「%2」で誤り「%1」は示されません。順序を変えるか、一方を削除してください</translation>
    </message>
    <message>
        <source>no input was found for which &quot;%1&quot; is said in step &apos;%2&apos;; mend the formula, or give an input as &quot;example&quot;</source>
        <translation type="unfinished">ステップ「%2」で&quot;%1&quot;が示される入力が見つかりませんでした。数式を直すか、入力を&quot;example&quot;で与えてください</translation>
    </message>
    <message>
        <source>the place %1, %2 is never said in step &apos;%3&apos; because an earlier wrong answer has it; change the order or take one out</source>
        <translation type="unfinished">前の誤答に含まれるので、ステップ「%3」で場所%1、%2は示されません。順序を変えるか、一方を削除してください</translation>
    </message>
    <message>
        <source>mistake &apos;%1&apos; does not touch &apos;%2&apos;, which step &apos;%3&apos; asks for; name another one, or ask for a value that is computed with it</source>
        <translation type="unfinished">誤り「%1」は、ステップ「%3」で尋ねる「%2」に影響しません。別の誤りを指定するか、その誤りで計算が変わる値を尋ねてください</translation>
    </message>
    <message>
        <source>mistake &apos;%1&apos; cannot be told from the truth in step &apos;%2&apos;: it gives %3, and right is %4 within %5; ask in another state</source>
        <translation type="unfinished">ステップ「%2」では誤り「%1」を正解と区別できません。誤りの値は%3、正解は%4、許容誤差は%5です。別の状態で尋ねてください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; holds within two tolerances of the right answer of step &apos;%2&apos;; make it narrower, or the tolerance smaller</source>
        <translation type="unfinished">&quot;%1&quot;はステップ「%2」の正解から許容誤差の2倍以内で成り立ちます。条件を狭くするか、許容誤差を小さくしてください</translation>
    </message>
    <message>
        <source>step &apos;%1&apos; asks for &apos;%2&apos; but does not keep it back; add it to &quot;hide&quot;</source>
        <translation type="unfinished">ステップ「%1」は「%2」を尋ねますが、その値を伏せていません。&quot;hide&quot;に追加してください</translation>
    </message>
    <message>
        <source>the text of step &apos;%1&apos; gives the answer away with {{%2}}; move it to a hint or to &quot;explain&quot;</source>
        <translation type="unfinished">ステップ「%1」のテキストは{{%2}}で答えを明かしています。ヒントか&quot;explain&quot;に移してください</translation>
    </message>
    <message>
        <source>the text of step &apos;%1&apos; has %2 words; at most %3 are read, so shorten it</source>
        <translation type="unfinished">ステップ「%1」のテキストは%2語あります。読まれるのは多くても%3語なので、短くしてください</translation>
    </message>
    <message>
        <source>steps that ask for something: %1; a lesson of %2 minutes should have at least %3, or be shorter</source>
        <translation type="unfinished">何かを尋ねるステップ: %1。%2分のレッスンには%3以上にするか、レッスンを短くしてください</translation>
    </message>
    <message>
        <source>the lesson does not begin with a step of free play</source>
        <translation type="unfinished">レッスンが自由操作のステップから始まっていません</translation>
    </message>
    <message>
        <source>the file cannot be written: %1</source>
        <translation type="unfinished">ファイルを書き込めません: %1</translation>
    </message>
    <message>
        <source>the folder cannot be made: %1</source>
        <translation type="unfinished">フォルダを作成できません: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is empty; give a name or take it out</source>
        <translation type="unfinished">&quot;%1&quot;が空です。名前を与えるか、削除してください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must hold names in quotes</source>
        <translation type="unfinished">&quot;%1&quot;には引用符で囲んだ名前が必要です</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must not be empty</source>
        <translation type="unfinished">&quot;%1&quot;は空にできません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be an object {...} with a member for each name</source>
        <translation type="unfinished">&quot;%1&quot;は、名前ごとにメンバをもつオブジェクト{...}である必要があります</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of &apos;%2&apos; must be a number</source>
        <translation type="unfinished">「%2」の&quot;%1&quot;は数値である必要があります</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of &apos;%2&apos; must be a text</source>
        <translation type="unfinished">「%2」の&quot;%1&quot;はテキストである必要があります</translation>
    </message>
    <message>
        <source>the answer to &apos;%1&apos; must be a number, a formula in quotes, three numbers or a list of options</source>
        <translation type="unfinished">「%1」の答えは、数値、引用符で囲んだ数式、3個の数値、選択肢のリストのいずれかである必要があります</translation>
    </message>
    <message>
        <source>the archive has no lesson.json, at its top or in one folder there; add it</source>
        <translation type="unfinished">アーカイブの最上位にも、その中の1つのフォルダにもlesson.jsonがありません。追加してください</translation>
    </message>
    <message>
        <source>the archive has several lessons; make one of each</source>
        <translation type="unfinished">アーカイブに複数のレッスンがあります。レッスンごとに1つのアーカイブを作ってください</translation>
    </message>
    <message>
        <source>the folder has more than %1 files; keep the lesson in a folder of its own</source>
        <translation type="unfinished">フォルダのファイルが%1個を超えています。レッスンは専用のフォルダに置いてください</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation type="unfinished">読み込めません: %1</translation>
    </message>
    <message>
        <source>the archive has no such file; add it</source>
        <translation type="unfinished">アーカイブにそのファイルがありません。追加してください</translation>
    </message>
    <message>
        <source>the words are missing; add the file text/%1.md</source>
        <translation type="unfinished">文章がありません。ファイルtext/%1.mdを追加してください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must name a file of the folder or an example</source>
        <translation type="unfinished">&quot;%1&quot;には、フォルダ内のファイルまたは例題を指定する必要があります</translation>
    </message>
    <message>
        <source>neither the lesson&apos;s folder nor the program&apos;s examples have &apos;%1&apos;</source>
        <translation type="unfinished">レッスンのフォルダにもプログラムの例題にも「%1」がありません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no scene file, and only one of these can be changed</source>
        <translation type="unfinished">「%1」はシーンファイルではありません。変更できるのはシーンファイルだけです</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not the name of a robot; give the name of a file, without folders</source>
        <translation type="unfinished">「%1」はロボットの名前ではありません。フォルダを含まないファイル名を与えてください</translation>
    </message>
    <message>
        <source>there is no example &apos;%1&apos;; name one of the program&apos;s examples</source>
        <translation type="unfinished">例題「%1」はありません。プログラムの例題から指定してください</translation>
    </message>
    <message>
        <source>the lesson&apos;s folder has no file &apos;%1&apos;; add it</source>
        <translation type="unfinished">レッスンのフォルダにファイル「%1」がありません。追加してください</translation>
    </message>
    <message>
        <source>the file is not a Linkwright lesson because &quot;linkwright_lesson&quot;: %1 is missing</source>
        <translation type="unfinished">&quot;linkwright_lesson&quot;: %1がないので、このファイルはLinkwrightのレッスンではありません</translation>
    </message>
    <message>
        <source>the version of the lesson is newer than %1, the latest that this program can read; update the program</source>
        <translation type="unfinished">レッスンのバージョンが、このプログラムで読める最新の%1より新しくなっています。プログラムを更新してください</translation>
    </message>
    <message>
        <source>the version of the lesson must be a whole number of at least 1</source>
        <translation type="unfinished">レッスンのバージョンは1以上の整数である必要があります</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation type="unfinished">レッスン</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be an id; begin with a letter and use letters, digits, - . and _</source>
        <translation type="unfinished">「%1」はidにできません。英字で始め、英数字と- . _を使ってください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be the id of a step; it is kept for the teacher&apos;s words</source>
        <translation type="unfinished">「%1」はステップのidにできません。教師用の文章に予約されています</translation>
    </message>
    <message>
        <source>step &apos;%1&apos; has more than three hints; keep the three that help most</source>
        <translation type="unfinished">ステップ「%1」のヒントが3つを超えています。最も役立つ3つを残してください</translation>
    </message>
    <message>
        <source>step &apos;%1&apos; asks nothing; add &quot;ask&quot;</source>
        <translation type="unfinished">ステップ「%1」は何も尋ねていません。&quot;ask&quot;を追加してください</translation>
    </message>
    <message>
        <source>step &apos;%1&apos; is of a kind that has no &quot;ask&quot;; take it out</source>
        <translation type="unfinished">ステップ「%1」の種類には&quot;ask&quot;がありません。削除してください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be a name in a formula; begin with a letter and use letters, digits and _</source>
        <translation type="unfinished">「%1」は数式の名前にできません。英字で始め、英数字と_を使ってください</translation>
    </message>
    <message>
        <source>step &apos;%1&apos; has two values with the name &apos;%2&apos;; rename one of them</source>
        <translation type="unfinished">ステップ「%1」に名前「%2」の値が2つあります。一方の名前を変えてください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a file of the lesson&apos;s folder; give its name without folders</source>
        <translation type="unfinished">「%1」はレッスンのフォルダのファイルではありません。フォルダを含まない名前を与えてください</translation>
    </message>
    <message>
        <source>nothing is asked in step &apos;%1&apos;, so no answer can be wrong</source>
        <translation type="unfinished">ステップ「%1」では何も尋ねないので、誤答はありえません</translation>
    </message>
    <message>
        <source>formulas see nothing of a table; take it out of step &apos;%1&apos;</source>
        <translation type="unfinished">数式からは表が見えません。ステップ「%1」から削除してください</translation>
    </message>
    <message>
        <source>formulas see nothing of a walk; use &quot;at&quot; in step &apos;%1&apos;</source>
        <translation type="unfinished">数式からは&quot;walk&quot;の場所が見えません。ステップ「%1」では&quot;at&quot;を使ってください</translation>
    </message>
    <message>
        <source>&quot;at&quot; needs a walk; use &quot;when&quot; in step &apos;%1&apos;</source>
        <translation type="unfinished">&quot;at&quot;には&quot;walk&quot;の設問が必要です。ステップ「%1」では&quot;when&quot;を使ってください</translation>
    </message>
    <message>
        <source>&quot;mistake&quot; needs a step that asks for a number; use &quot;when&quot; in step &apos;%1&apos;</source>
        <translation type="unfinished">&quot;mistake&quot;には数値を尋ねるステップが必要です。ステップ「%1」では&quot;when&quot;を使ってください</translation>
    </message>
    <message>
        <source>question &apos;%1&apos; needs at least two &quot;options&quot;</source>
        <translation type="unfinished">設問「%1」には2つ以上の&quot;options&quot;が必要です</translation>
    </message>
    <message>
        <source>question &apos;%1&apos; does not say which options are &quot;right&quot;</source>
        <translation type="unfinished">設問「%1」に、どの選択肢が&quot;right&quot;か書かれていません</translation>
    </message>
    <message>
        <source>only a choice has &quot;options&quot;, but question &apos;%1&apos; is none</source>
        <translation type="unfinished">&quot;options&quot;をもつのは選択の設問だけですが、設問「%1」は選択ではありません</translation>
    </message>
    <message>
        <source>question &apos;%1&apos; has no option &apos;%2&apos;</source>
        <translation type="unfinished">設問「%1」に選択肢「%2」がありません</translation>
    </message>
    <message>
        <source>a choice has no &quot;value&quot;; take it out of question &apos;%1&apos;</source>
        <translation type="unfinished">選択の設問に&quot;value&quot;はありません。設問「%1」から削除してください</translation>
    </message>
    <message>
        <source>question &apos;%1&apos; does not say which &quot;value&quot; it asks for</source>
        <translation type="unfinished">設問「%1」に、どの&quot;value&quot;を尋ねるか書かれていません</translation>
    </message>
    <message>
        <source>question &apos;%1&apos; needs &quot;absolute&quot; or &quot;relative&quot;: how near is right</source>
        <translation type="unfinished">設問「%1」には、正解とみなす近さ&quot;absolute&quot;または&quot;relative&quot;が必要です</translation>
    </message>
    <message>
        <source>only a number has &quot;absolute&quot; or &quot;relative&quot;, but &apos;%1&apos; is none</source>
        <translation type="unfinished">&quot;absolute&quot;または&quot;relative&quot;をもつのは数値の設問だけですが、「%1」は数値ではありません</translation>
    </message>
    <message>
        <source>only a direction has &quot;angle&quot;, but &apos;%1&apos; is none</source>
        <translation type="unfinished">&quot;angle&quot;をもつのは方向の設問だけですが、「%1」は方向ではありません</translation>
    </message>
    <message>
        <source>question &apos;%1&apos; needs &quot;angle&quot;: how near is right, in rad</source>
        <translation type="unfinished">設問「%1」には、正解とみなす近さ&quot;angle&quot;（rad）が必要です</translation>
    </message>
    <message>
        <source>step &apos;%1&apos; needs &quot;done&quot;: the formula that has to hold</source>
        <translation type="unfinished">ステップ「%1」には、成り立つべき数式&quot;done&quot;が必要です</translation>
    </message>
    <message>
        <source>nothing is asked in step &apos;%1&apos;; take out &quot;done&quot;</source>
        <translation type="unfinished">ステップ「%1」では何も尋ねません。&quot;done&quot;を削除してください</translation>
    </message>
    <message>
        <source>step &apos;%1&apos; has no &quot;solution&quot;; give one that makes it right</source>
        <translation type="unfinished">ステップ「%1」に&quot;solution&quot;がありません。正解となる解を与えてください</translation>
    </message>
    <message>
        <source>nothing is asked in step &apos;%1&apos;; take out &quot;solution&quot;</source>
        <translation type="unfinished">ステップ「%1」では何も尋ねません。&quot;solution&quot;を削除してください</translation>
    </message>
    <message>
        <source>the solution of step &apos;%1&apos; needs &quot;%2&quot;</source>
        <translation type="unfinished">ステップ「%1」の解には&quot;%2&quot;が必要です</translation>
    </message>
    <message>
        <source>the solution of step &apos;%1&apos; does not answer &apos;%2&apos;</source>
        <translation type="unfinished">ステップ「%1」の解は「%2」に答えていません</translation>
    </message>
    <message>
        <source>the answer to &apos;%1&apos; does not fit the question: a choice takes a list of options, a number a number or a formula, a direction three numbers</source>
        <translation type="unfinished">「%1」の答えが設問に合いません。選択には選択肢のリスト、数値には数値または数式、方向には3個の数値を与えます</translation>
    </message>
    <message>
        <source>two steps have the id &apos;%1&apos;; rename one of them</source>
        <translation type="unfinished">id「%1」のステップが2つあります。一方の名前を変えてください</translation>
    </message>
    <message>
        <source>the title is missing; begin the file with &quot;# Title&quot;</source>
        <translation type="unfinished">題名がありません。ファイルを&quot;# Title&quot;の行で始めてください</translation>
    </message>
    <message>
        <source>&quot;{{&quot; is not closed; write {{NAME}} or {{NAME | DIGITS}}</source>
        <translation type="unfinished">&quot;{{&quot;が閉じられていません。{{NAME}}または{{NAME | DIGITS}}と書いてください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number of digits from 1 to 17</source>
        <translation type="unfinished">「%1」は1から17までの桁数ではありません</translation>
    </message>
    <message>
        <source>&quot;{{}}&quot; names no value and no equation</source>
        <translation type="unfinished">&quot;{{}}&quot;は値も式も指していません</translation>
    </message>
    <message>
        <source>a heading of level %1 has no meaning here; use bold words</source>
        <translation type="unfinished">レベル%1の見出しはここでは意味をもちません。太字を使ってください</translation>
    </message>
    <message>
        <source>a lesson has one title; use ## for a step</source>
        <translation type="unfinished">レッスンの題名は1つです。ステップには##を使ってください</translation>
    </message>
    <message>
        <source>step &apos;%1&apos; has a second text; keep only one</source>
        <translation type="unfinished">ステップ「%1」に2つ目のテキストがあります。1つだけ残してください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; stands before the first step; put ## STEP above it</source>
        <translation type="unfinished">「%1」が最初のステップより前にあります。その上に## STEPを置いてください</translation>
    </message>
    <message>
        <source>step &apos;%1&apos; has a second text &apos;%2&apos;; keep only one</source>
        <translation type="unfinished">ステップ「%1」に2つ目のテキスト「%2」があります。1つだけ残してください</translation>
    </message>
    <message>
        <source>words stand before the title; begin the file with &quot;# Title&quot;</source>
        <translation type="unfinished">題名の前に文章があります。ファイルを&quot;# Title&quot;の行で始めてください</translation>
    </message>
    <message>
        <source>there are no words below this heading</source>
        <translation type="unfinished">この見出しの下に文章がありません</translation>
    </message>
    <message>
        <source>the version of this line is newer than %1, the latest that this program can read; update the program</source>
        <translation type="unfinished">この行のバージョンが、このプログラムで読める最新の%1より新しくなっています。プログラムを更新してください</translation>
    </message>
    <message>
        <source>this line is not of a learner&apos;s progress because &quot;%1&quot;: %2 is missing</source>
        <translation type="unfinished">&quot;%1&quot;: %2がないので、この行は学習者の進捗ではありません</translation>
    </message>
    <message>
        <source>this line ends too early; it was passed over</source>
        <translation type="unfinished">この行が途中で終わっているので、読み飛ばしました</translation>
    </message>
    <message>
        <source>attempt</source>
        <translation type="unfinished">試行</translation>
    </message>
    <message>
        <source>the folder has no file *%1; give one that learners&apos; progress is in</source>
        <translation type="unfinished">フォルダにファイル*%1がありません。学習者の進捗を含むフォルダを与えてください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is unknown; use names of &quot;let&quot; and &quot;ask&quot;, pi and functions such as abs</source>
        <translation type="unfinished">「%1」は未知です。&quot;let&quot;と&quot;ask&quot;の名前、piのほか、absなどの関数を使ってください</translation>
    </message>
    <message>
        <source>formula &quot;%1&quot;, character %2: %3</source>
        <translation type="unfinished">数式&quot;%1&quot;、%2文字目: %3</translation>
    </message>
    <message>
        <source>the text of step &apos;%1&apos; is missing; add &quot;## %1&quot; and its words</source>
        <translation type="unfinished">ステップ「%1」のテキストがありません。&quot;## %1&quot;とその文章を追加してください</translation>
    </message>
    <message>
        <source>step &apos;%1&apos; needs the text &apos;%2&apos;; add &quot;### %2&quot; and its words</source>
        <translation type="unfinished">ステップ「%1」にはテキスト「%2」が必要です。&quot;### %2&quot;とその文章を追加してください</translation>
    </message>
    <message>
        <source>step &apos;%1&apos; has no use for the text &apos;%2&apos;; mend the heading or take it out</source>
        <translation type="unfinished">ステップ「%1」ではテキスト「%2」を使いません。見出しを直すか、削除してください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither an equation nor a name of &quot;let&quot; or &quot;ask&quot; in step &apos;%2&apos;</source>
        <translation type="unfinished">「%1」は、式でも、ステップ「%2」の&quot;let&quot;または&quot;ask&quot;の名前でもありません</translation>
    </message>
    <message>
        <source>the original has nothing in braces here; take {{...}} out</source>
        <translation type="unfinished">原文のこの場所に波括弧はありません。{{...}}を削除してください</translation>
    </message>
    <message>
        <source>the original has %1 here; keep all of them</source>
        <translation type="unfinished">原文ではここに%1があります。すべて残してください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not an equation; the goal has no values</source>
        <translation type="unfinished">「%1」は式ではありません。学習目標に値は使えません</translation>
    </message>
    <message>
        <source>there is no step &apos;%1&apos;; mend the heading or take it out</source>
        <translation type="unfinished">ステップ「%1」はありません。見出しを直すか、削除してください</translation>
    </message>
    <message>
        <source>the words for the teacher are missing; add &quot;## teacher&quot;</source>
        <translation type="unfinished">教師用の文章がありません。&quot;## teacher&quot;を追加してください</translation>
    </message>
    <message>
        <source>%1; did you mean &apos;%2&apos;?</source>
        <translation type="unfinished">%1。「%2」ではありませんか</translation>
    </message>
    <message>
        <source>%1, surface</source>
        <translation type="unfinished">%1、面</translation>
    </message>
    <message>
        <source>each size in &quot;%1&quot; must be greater than 0 m</source>
        <translation type="unfinished">&quot;%1&quot;の各寸法は0 mより大きい必要があります</translation>
    </message>
    <message>
        <source>the wall thickness must be at most half of the tube diameter</source>
        <translation type="unfinished">肉厚は管の直径の半分以下である必要があります</translation>
    </message>
    <message>
        <source>give only one of &quot;rectangle&quot;, &quot;circle&quot; and &quot;tube&quot;</source>
        <translation type="unfinished">&quot;rectangle&quot;、&quot;circle&quot;、&quot;tube&quot;のうち1つだけを与えてください</translation>
    </message>
    <message>
        <source>section of &apos;%1&apos;</source>
        <translation type="unfinished">「%1」の断面</translation>
    </message>
    <message>
        <source>&quot;stations&quot; must be increasing fractions of the length, between 0 and 1</source>
        <translation type="unfinished">&quot;stations&quot;は、長さに対する0から1までの割合を昇順に並べたものである必要があります</translation>
    </message>
    <message>
        <source>damping of &quot;beam&quot;</source>
        <translation type="unfinished">&quot;beam&quot;の減衰</translation>
    </message>
    <message>
        <source>elastic link</source>
        <translation type="unfinished">弾性リンク</translation>
    </message>
    <message>
        <source>duplicate elastic link &apos;%1&apos;; keep only one</source>
        <translation type="unfinished">弾性リンク「%1」が重複しています。1つだけ残してください</translation>
    </message>
    <message>
        <source>each edge length in &quot;size&quot; must be greater than 0 m</source>
        <translation type="unfinished">&quot;size&quot;の各辺の長さは0 mより大きい必要があります</translation>
    </message>
    <message>
        <source>must be at least 0 m</source>
        <translation type="unfinished">0 m以上である必要があります</translation>
    </message>
    <message>
        <source>there is no section &apos;%1&apos;; use rectangle or ellipse</source>
        <translation type="unfinished">断面「%1」はありません。rectangleまたはellipseを使ってください</translation>
    </message>
    <message>
        <source>&quot;wall&quot; must be at least 0 m and less than half of the smaller side</source>
        <translation type="unfinished">&quot;wall&quot;は0 m以上で、短いほうの辺の半分未満である必要があります</translation>
    </message>
    <message>
        <source>%1, section</source>
        <translation type="unfinished">%1、断面</translation>
    </message>
    <message>
        <source>there is no shape &apos;%1&apos;; use box, cylinder, capsule, sphere, beam or mesh</source>
        <translation type="unfinished">形状「%1」はありません。box、cylinder、capsule、sphere、beam、meshのいずれかを使ってください</translation>
    </message>
    <message>
        <source>&quot;colour&quot; must be red, green, blue and opacity, each from 0 to 1</source>
        <translation type="unfinished">&quot;colour&quot;は赤、緑、青、不透明度で、それぞれ0から1までである必要があります</translation>
    </message>
    <message>
        <source>link &apos;%1&apos;, &quot;inertia&quot;</source>
        <translation type="unfinished">リンク「%1」、&quot;inertia&quot;</translation>
    </message>
    <message>
        <source>&quot;from_shapes&quot; must be &quot;rod&quot;, &quot;mass&quot; or &quot;density&quot;</source>
        <translation type="unfinished">&quot;from_shapes&quot;は&quot;rod&quot;、&quot;mass&quot;、&quot;density&quot;のいずれかである必要があります</translation>
    </message>
    <message>
        <source>%2, shape</source>
        <translation type="unfinished">%2、形状</translation>
    </message>
    <message>
        <source>%2, payload</source>
        <translation type="unfinished">%2、ペイロード</translation>
    </message>
    <message>
        <source>&quot;positive&quot; must be at least 0 and &quot;negative&quot; at most 0</source>
        <translation type="unfinished">&quot;positive&quot;は0以上、&quot;negative&quot;は0以下である必要があります</translation>
    </message>
    <message>
        <source>&quot;rotor_inertia&quot; must be at least 0 kg m²</source>
        <translation type="unfinished">&quot;rotor_inertia&quot;は0 kg m²以上である必要があります</translation>
    </message>
    <message>
        <source>the parent &apos;%1&apos; is not a link</source>
        <translation type="unfinished">親「%1」はリンクではありません</translation>
    </message>
    <message>
        <source>the child &apos;%1&apos; is not a link</source>
        <translation type="unfinished">子「%1」はリンクではありません</translation>
    </message>
    <message>
        <source>there is no joint type &apos;%1&apos;; use revolute, continuous, prismatic or fixed</source>
        <translation type="unfinished">関節の種類「%1」はありません。revolute、continuous、prismatic、fixedのいずれかを使ってください</translation>
    </message>
    <message>
        <source>the axis has zero length; give it a direction</source>
        <translation type="unfinished">軸の長さが0です。方向を与えてください</translation>
    </message>
    <message>
        <source>the name of a curve must be a string in quotes</source>
        <translation type="unfinished">曲線の名前は引用符で囲んだ文字列である必要があります</translation>
    </message>
    <message>
        <source>there is no curve &apos;%1&apos;; the manual&apos;s page on files lists the names</source>
        <translation type="unfinished">曲線「%1」はありません。名前の一覧はマニュアルのファイルのページにあります</translation>
    </message>
    <message>
        <source>%1: an xy plot needs pairs of curves, but the last curve has no partner</source>
        <translation type="unfinished">%1: xyプロットには曲線の組が必要ですが、最後の曲線に相手がありません</translation>
    </message>
    <message>
        <source>must be greater than 0 and at most 1&#x2009;000&#x2009;000</source>
        <translation type="unfinished">0より大きく1&#x2009;000&#x2009;000以下である必要があります</translation>
    </message>
    <message>
        <source>must be a fraction of the velocity limit, greater than 0 and at most 1</source>
        <translation type="unfinished">速度の限界に対する割合で、0より大きく1以下である必要があります</translation>
    </message>
    <message>
        <source>torque of joint &apos;%1&apos;, character %2: %3</source>
        <translation type="unfinished">関節「%1」のトルク、%2文字目: %3</translation>
    </message>
    <message>
        <source>gains of the controller</source>
        <translation type="unfinished">制御器のゲイン</translation>
    </message>
    <message>
        <source>must be a whole number from 1 to 1&#x2009;000&#x2009;000</source>
        <translation type="unfinished">1から1&#x2009;000&#x2009;000までの整数である必要があります</translation>
    </message>
    <message>
        <source>contact of the simulation</source>
        <translation type="unfinished">シミュレーションの接触</translation>
    </message>
    <message>
        <source>torques of the simulation</source>
        <translation type="unfinished">シミュレーションのトルク</translation>
    </message>
    <message>
        <source>must be between 0.001 s and 1&#x2009;000&#x2009;000 s</source>
        <translation type="unfinished">0.001 sから1&#x2009;000&#x2009;000 sまでである必要があります</translation>
    </message>
    <message>
        <source>give either &quot;pose&quot;, the name of a saved pose, or &quot;q&quot;</source>
        <translation type="unfinished">&quot;pose&quot;（保存したポーズの名前）と&quot;q&quot;の一方を与えてください</translation>
    </message>
    <message>
        <source>&quot;via&quot; is allowed only for an arc</source>
        <translation type="unfinished">&quot;via&quot;を使えるのは円弧だけです</translation>
    </message>
    <message>
        <source>waypoint %1</source>
        <translation type="unfinished">ウェイポイント%1</translation>
    </message>
    <message>
        <source>first waypoint</source>
        <translation type="unfinished">最初のウェイポイント</translation>
    </message>
    <message>
        <source>a motion needs waypoints</source>
        <translation type="unfinished">動作にはウェイポイントが必要です</translation>
    </message>
    <message>
        <source>the motion needs a second waypoint before it can be played</source>
        <translation type="unfinished">動作を再生するには、2つ目のウェイポイントが必要です</translation>
    </message>
    <message>
        <source>&quot;degree&quot; must be 3 or 5</source>
        <translation type="unfinished">&quot;degree&quot;は3または5である必要があります</translation>
    </message>
    <message>
        <source>waypoint %1 of the spline</source>
        <translation type="unfinished">スプラインのウェイポイント%1</translation>
    </message>
    <message>
        <source>the spline needs waypoints</source>
        <translation type="unfinished">スプラインにはウェイポイントが必要です</translation>
    </message>
    <message>
        <source>the spline needs at least %1 waypoints before it can be played</source>
        <translation type="unfinished">スプラインを再生するには、%1個以上のウェイポイントが必要です</translation>
    </message>
    <message>
        <source>give a &quot;duration&quot; to all waypoints after the first, or to none</source>
        <translation type="unfinished">2番目以降のウェイポイントのすべてに&quot;duration&quot;を与えるか、どれにも与えないでください</translation>
    </message>
    <message>
        <source>centre of &quot;wave&quot;</source>
        <translation type="unfinished">&quot;wave&quot;の中心</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a list of %2 samples of %3 numbers each</source>
        <translation type="unfinished">&quot;%1&quot;が、各%3個の数値をもつ%2サンプルのリストではありません</translation>
    </message>
    <message>
        <source>&quot;t&quot; is not a list of two or more increasing numbers</source>
        <translation type="unfinished">&quot;t&quot;が2個以上の増加する数値のリストではありません</translation>
    </message>
    <message>
        <source>the time from the first sample to the last must be between 0.001 s and 1&#x2009;000&#x2009;000 s</source>
        <translation type="unfinished">最初のサンプルから最後のサンプルまでの時間は、0.001 sから1&#x2009;000&#x2009;000 sまでである必要があります</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be greater than 0 for each joint</source>
        <translation type="unfinished">&quot;%1&quot;は各関節について0より大きい必要があります</translation>
    </message>
    <message>
        <source>bounds of the trajectory</source>
        <translation type="unfinished">軌道の制限値</translation>
    </message>
    <message>
        <source>give exactly one of &quot;waypoints&quot;, &quot;spline&quot;, &quot;wave&quot; and &quot;samples&quot;</source>
        <translation type="unfinished">&quot;waypoints&quot;、&quot;spline&quot;、&quot;wave&quot;、&quot;samples&quot;のうちちょうど1つを与えてください</translation>
    </message>
    <message>
        <source>hands: &apos;%1&apos; is not a link</source>
        <translation type="unfinished">エンドエフェクタ: 「%1」はリンクではありません</translation>
    </message>
    <message>
        <source>link</source>
        <translation type="unfinished">リンク</translation>
    </message>
    <message>
        <source>joint</source>
        <translation type="unfinished">関節</translation>
    </message>
    <message>
        <source>duplicate pose name &apos;%1&apos;; rename one of the poses</source>
        <translation type="unfinished">ポーズ名「%1」が重複しています。一方の名前を変えてください</translation>
    </message>
    <message>
        <source>load: link &apos;%1&apos; has two loads; add them up</source>
        <translation type="unfinished">荷重: リンク「%1」に荷重が2つあります。1つにまとめてください</translation>
    </message>
    <message>
        <source>contact %1: duplicate name &apos;%2&apos;; rename one of the contacts</source>
        <translation type="unfinished">接触%1: 名前「%2」が重複しています。接触の一方の名前を変えてください</translation>
    </message>
    <message>
        <source>pose</source>
        <translation type="unfinished">ポーズ</translation>
    </message>
    <message>
        <source>give either &quot;motion&quot;, the short form, or &quot;trajectory&quot;, not both</source>
        <translation type="unfinished">短い形の&quot;motion&quot;と&quot;trajectory&quot;の一方を与えてください</translation>
    </message>
    <message>
        <source>target</source>
        <translation type="unfinished">目標</translation>
    </message>
    <message>
        <source>load</source>
        <translation type="unfinished">荷重</translation>
    </message>
    <message>
        <source>contact %1</source>
        <translation type="unfinished">接触%1</translation>
    </message>
    <message>
        <source>plot %1</source>
        <translation type="unfinished">プロット%1</translation>
    </message>
    <message>
        <source>a joint was beyond its limits</source>
        <translation type="unfinished">関節が可動限界を超えた</translation>
    </message>
    <message>
        <source>the pose was almost singular</source>
        <translation type="unfinished">ポーズが特異姿勢に近い</translation>
    </message>
    <message>
        <source>a number was not finite</source>
        <translation type="unfinished">数値が有限でない</translation>
    </message>
    <message>
        <source>an answer was nearer to zero than 20 absolute tolerances</source>
        <translation type="unfinished">答えが絶対許容誤差の20倍よりゼロに近い</translation>
    </message>
    <message>
        <source>a mistake gave the right answer within 3 tolerances</source>
        <translation type="unfinished">誤りの答えが許容誤差の3倍以内で正解と一致する</translation>
    </message>
    <message>
        <source>two mistakes gave answers within 3 tolerances of each other</source>
        <translation type="unfinished">2つの誤りの答えの差が許容誤差の3倍以内である</translation>
    </message>
    <message>
        <source>a mistake could not be told from another one in the table</source>
        <translation type="unfinished">表の中で、ある誤りを別の誤りと区別できない</translation>
    </message>
    <message>
        <source>the table with the mistake has the row that question &apos;%1&apos; asks for; ask for it in another exercise</source>
        <translation type="unfinished">誤りを含む表に設問「%1」で尋ねる行があります。別の演習で尋ねてください</translation>
    </message>
    <message>
        <source>the header of this .npy file is cut off or of an unknown version; save the array with numpy.save</source>
        <translation type="unfinished">この.npyファイルのヘッダは途中で切れているか、未知のバージョンです。配列をnumpy.saveで保存してください</translation>
    </message>
    <message>
        <source>the header of this .npy file is not one; save the array with numpy.save</source>
        <translation type="unfinished">この.npyファイルのヘッダは正しくありません。配列をnumpy.saveで保存してください</translation>
    </message>
    <message>
        <source>the array holds numbers of the type &apos;%1&apos;; save it as float64, little-endian (&apos;&lt;f8&apos;)</source>
        <translation type="unfinished">配列の数値の型が「%1」です。float64、リトルエンディアン（「&lt;f8」）で保存してください</translation>
    </message>
    <message>
        <source>the array has %1 dimensions instead of 2; give it one row per state</source>
        <translation type="unfinished">配列が2次元ではなく%1次元です。状態ごとに1行にしてください</translation>
    </message>
    <message>
        <source>the array is in Fortran order; save numpy.ascontiguousarray of it</source>
        <translation type="unfinished">配列がFortran順です。numpy.ascontiguousarrayを通して保存してください</translation>
    </message>
    <message>
        <source>the shape of the array is larger than any file; save it with numpy.save</source>
        <translation type="unfinished">配列の形状がどのファイルより大きくなっています。numpy.saveで保存してください</translation>
    </message>
    <message>
        <source>the file contains binary data, not text; use a CSV, JSON or .npy file</source>
        <translation type="unfinished">ファイルの中身がテキストではなくバイナリです。CSV、JSONまたは.npyのファイルを使ってください</translation>
    </message>
    <message>
        <source>row %1 of the array, column &apos;%2&apos;: not a finite number</source>
        <translation type="unfinished">配列の%1行目、列「%2」: 有限の数ではありません</translation>
    </message>
    <message>
        <source>the array has %1 columns; this robot has %2 moving joints, so q, then qd, then %3 make %2, %4 or %5 columns</source>
        <translation type="unfinished">配列に%1列あります。このロボットの可動関節は%2個なので、q、続いてqd、続いて%3で、%2列、%4列または%5列になります</translation>
    </message>
    <message>
        <source>a JSON document is read as a whole and may have 512 MiB; use CSV or .npy</source>
        <translation type="unfinished">JSON文書は全体を一度に読み込み、512 MiBまでです。CSVまたは.npyを使ってください</translation>
    </message>
    <message>
        <source>the header promises %1 bytes of numbers, but %2 follow it; save the array again</source>
        <translation type="unfinished">ヘッダでは数値が%1バイトですが、実際は%2バイトです。配列を保存し直してください</translation>
    </message>
    <message>
        <source>the header is longer than the limit of 64 MiB; begin the file with column names</source>
        <translation type="unfinished">ヘッダが上限の64 MiBを超えています。ファイルを列名で始めてください</translation>
    </message>
    <message>
        <source>this line is longer than the limit of 64 MiB; end each row with a line break</source>
        <translation type="unfinished">この行が上限の64 MiBを超えています。各行を改行で終えてください</translation>
    </message>
    <message>
        <source>the file goes on behind the rows that its header promises; save the array again</source>
        <translation type="unfinished">ヘッダが示す行数の後にもファイルが続いています。配列を保存し直してください</translation>
    </message>
    <message>
        <source>the file ends after %1 of the %2 rows that its header promises; save the array again</source>
        <translation type="unfinished">ヘッダが示す%2行のうち%1行でファイルが終わっています。配列を保存し直してください</translation>
    </message>
    <message>
        <source>the array has %1 columns; give the 3 of p, the 12 of p and R, or the 7 of p and quat</source>
        <translation type="unfinished">配列に%1列あります。pの3列、pとRの12列、またはpとquatの7列にしてください</translation>
    </message>
</context>
<context>
    <name>FormParts</name>
    <message>
        <source>Orientation</source>
        <translation type="unfinished">姿勢</translation>
    </message>
    <message>
        <source>Orientation (°)</source>
        <translation type="unfinished">姿勢 (°)</translation>
    </message>
    <message>
        <source>Orientation (rad)</source>
        <translation type="unfinished">姿勢 (rad)</translation>
    </message>
    <message>
        <source>roll</source>
        <extracomment>noun: angle about x</extracomment>
        <translation type="unfinished">ロール</translation>
    </message>
    <message>
        <source>pitch</source>
        <extracomment>noun: angle about y</extracomment>
        <translation type="unfinished">ピッチ</translation>
    </message>
    <message>
        <source>yaw</source>
        <extracomment>noun: angle about z</extracomment>
        <translation type="unfinished">ヨー</translation>
    </message>
</context>
<context>
    <name>Formulation</name>
    <message>
        <source>Body frames</source>
        <translation type="unfinished">物体座標系</translation>
    </message>
    <message>
        <source>World frame</source>
        <translation type="unfinished">ワールド座標系</translation>
    </message>
    <message>
        <source>Featherstone</source>
        <translation type="unfinished">Featherstone</translation>
    </message>
    <message>
        <source>Without recursion</source>
        <translation type="unfinished">再帰なし</translation>
    </message>
</context>
<context>
    <name>HandOut</name>
    <message>
        <source>Inverse dynamics of %1, step by step</source>
        <translation type="unfinished">%1の逆動力学のステップごとの計算</translation>
    </message>
    <message>
        <source>Formulation: %1. Symbols: %2</source>
        <extracomment>%1: title of a formulation of inverse dynamics, %2: name of a notation</extracomment>
        <translation type="unfinished">定式化: %1。記号: %2</translation>
    </message>
    <message>
        <source>Formulation: %1</source>
        <translation type="unfinished">定式化: %1</translation>
    </message>
    <message>
        <source>The mechanism at this instant</source>
        <translation type="unfinished">この瞬間の機構</translation>
    </message>
    <message>
        <source>The state and the steps use the symbols of %1. Given quantities, and quantities without a symbol in that notation, keep the symbols of the formulation&apos;s source.</source>
        <translation type="unfinished">状態とステップには%1の記号を使います。既知量と、この記法に記号のない量は、定式化の出典の記号のままです。</translation>
    </message>
    <message>
        <source>Link %1</source>
        <translation type="unfinished">リンク%1</translation>
    </message>
    <message>
        <source>%1 (joint %2)</source>
        <extracomment>%1: &quot;Link&quot; and its name, %2: name of its joint</extracomment>
        <translation type="unfinished">%1 (関節%2)</translation>
    </message>
    <message>
        <source>%1, attached to the base</source>
        <translation type="unfinished">%1、ベースに接続</translation>
    </message>
    <message>
        <source>%1, attached to %2</source>
        <extracomment>%1: &quot;Link&quot; and its name, perhaps with its joint, %2: name of its parent</extracomment>
        <translation type="unfinished">%1、%2に接続</translation>
    </message>
    <message>
        <source>Given</source>
        <extracomment>adjective: heading of the quantities that are known</extracomment>
        <translation type="unfinished">既知量</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>noun: heading of positions, velocities and accelerations</extracomment>
        <translation type="unfinished">状態</translation>
    </message>
    <message>
        <source>%1 passed on by %2</source>
        <extracomment>%1: name of a quantity (&quot;force&quot;), %2: name of a link</extracomment>
        <translation type="unfinished">%2から渡される%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: name of a quantity (&quot;force&quot;), %2: name of a link</extracomment>
        <translation type="unfinished">%2の%1</translation>
    </message>
    <message>
        <source>reflected inertia of the rotor</source>
        <translation type="unfinished">ロータの換算慣性</translation>
    </message>
    <message>
        <source>viscous friction</source>
        <translation type="unfinished">粘性摩擦</translation>
    </message>
    <message>
        <source>Coulomb friction in the positive direction (taken as zero at rest)</source>
        <translation type="unfinished">正方向のクーロン摩擦（静止時は0とします）</translation>
    </message>
    <message>
        <source>Coulomb friction in the negative direction</source>
        <translation type="unfinished">負方向のクーロン摩擦</translation>
    </message>
    <message>
        <source>spring stiffness</source>
        <translation type="unfinished">ばねの剛性</translation>
    </message>
    <message>
        <source>spring rest position</source>
        <translation type="unfinished">ばねの自然位置</translation>
    </message>
    <message>
        <source>gravity, world frame</source>
        <translation type="unfinished">重力、ワールド座標系</translation>
    </message>
    <message>
        <source>position of the base (axes parallel to the world axes)</source>
        <translation type="unfinished">ベースの位置（軸はワールドの軸に平行）</translation>
    </message>
    <message>
        <source>spatial acceleration of the base, minus gravity</source>
        <translation type="unfinished">ベースの空間加速度から重力を引いたもの</translation>
    </message>
    <message>
        <source>the base is at rest</source>
        <translation type="unfinished">ベースは静止しています</translation>
    </message>
    <message>
        <source>acceleration of the base, minus gravity</source>
        <translation type="unfinished">ベースの加速度から重力を引いたもの</translation>
    </message>
    <message>
        <source>the base is at rest and does not accelerate</source>
        <translation type="unfinished">ベースは静止し、加速していない</translation>
    </message>
    <message>
        <source>mass</source>
        <translation type="unfinished">質量</translation>
    </message>
    <message>
        <source>centre of mass, link frame</source>
        <translation type="unfinished">重心、リンク座標系</translation>
    </message>
    <message>
        <source>inertia about the centre of mass, link frame</source>
        <translation type="unfinished">重心まわりの慣性、リンク座標系</translation>
    </message>
    <message>
        <source>axis of the prismatic joint, in the link frame</source>
        <translation type="unfinished">直動関節の軸、リンク座標系</translation>
    </message>
    <message>
        <source>axis of the revolute joint, in the link frame</source>
        <translation type="unfinished">回転関節の軸、リンク座標系</translation>
    </message>
    <message>
        <source>orientation at q = 0, parent frame</source>
        <translation type="unfinished">q = 0での姿勢、親座標系</translation>
    </message>
    <message>
        <source>origin at q = 0, parent frame</source>
        <translation type="unfinished">q = 0での原点、親座標系</translation>
    </message>
    <message>
        <source>origin, parent frame</source>
        <translation type="unfinished">原点、親座標系</translation>
    </message>
    <message>
        <source>A symbol without a subscript belongs to the link in the heading. The subscript p denotes its parent (0 if this is the base) and k each of its children. Σ sums over the children.</source>
        <translation type="unfinished">添字のない記号は、見出しのリンクのものです。添字pはその親（親がベースの場合は0）を、kはそれぞれの子を表します。Σは子についての和です。</translation>
    </message>
    <message>
        <source>The hat turns a vector into its cross-product matrix, `x̂ y = x × y`. E is the identity matrix, and `exp(ŝ q) = E + sin q ŝ + (1 − cos q) ŝ²`.</source>
        <translation type="unfinished">ハットはベクトルを外積の行列に変えます: `x̂ y = x × y`。Eは単位行列で、`exp(ŝ q) = E + sin q ŝ + (1 − cos q) ŝ²`です。</translation>
    </message>
    <message>
        <source>The hat turns a vector into its cross-product matrix, `x̂ y = x × y`. E is the identity matrix, and `exp(â q) = E + sin q â + (1 − cos q) â²`.</source>
        <translation type="unfinished">ハットはベクトルを外積の行列に変えます: `x̂ y = x × y`。Eは単位行列で、`exp(â q) = E + sin q â + (1 − cos q) â²`です。</translation>
    </message>
    <message>
        <source>c̄ and Ī, with a bar, are expressed in the link frame. Without the bar they are expressed in the world frame.</source>
        <translation type="unfinished">バーの付いたc̄とĪはリンク座標系で表します。バーのないものはワールド座標系で表します。</translation>
    </message>
    <message>
        <source>`[ω; v] × [ω&apos;; v&apos;] = [ω × ω&apos;; ω × v&apos; + v × ω&apos;]` and `[ω; v] ×* [n; f] = [ω × n + v × f; ω × f]`.</source>
        <translation type="unfinished">`[ω; v] × [ω&apos;; v&apos;] = [ω × ω&apos;; ω × v&apos; + v × ω&apos;]`、`[ω; v] ×* [n; f] = [ω × n + v × f; ω × f]`です。</translation>
    </message>
    <message>
        <source>Matrices are written row by row, with semicolons between the rows. A semicolon also separates the angular and linear parts of a spatial vector.</source>
        <translation type="unfinished">行列は行ごとに書き、行の間をセミコロンで区切ります。空間ベクトルの角成分と並進成分の間もセミコロンで区切ります。</translation>
    </message>
    <message>
        <source>Terms that are switched off and external wrenches that are not given are taken as zero. Numbers have six significant digits; the trace as CSV has full precision. Links attached by fixed joints are merged into their parent link.</source>
        <translation type="unfinished">オフにした項と、与えられていない外部レンチは0とします。数値は有効数字6桁です。CSVのトレースは全桁です。固定関節で接続されたリンクは親リンクに統合されています。</translation>
    </message>
    <message>
        <source>Terms that are switched off and external wrenches that are not given are taken as zero. Numbers are written at full precision and can be read back exactly. Links attached by fixed joints are merged into their parent link.</source>
        <translation type="unfinished">オフにした項と、与えられていない外部レンチは0とします。数値は全桁で書かれ、正確に読み戻せます。固定関節で接続されたリンクは親リンクに統合されています。</translation>
    </message>
    <message>
        <source>Every vector is expressed in its own link frame. Moments are about the link&apos;s origin, except N, which is about the centre of mass. The offset r is in the parent frame. Forces and moments passed on by a child are already in the frame of the receiving link, about its origin. Linear accelerations include the acceleration of the base that stands for gravity.</source>
        <translation type="unfinished">すべてのベクトルは各リンク座標系で表します。モーメントはリンクの原点まわりですが、Nは重心まわりです。オフセットrは親座標系で表します。子から渡される力とモーメントは、すでに受け取るリンクの座標系で、その原点まわりになっています。並進加速度は、重力を表すベースの加速度を含みます。</translation>
    </message>
    <message>
        <source>Every spatial vector is [angular; linear], expressed in its own link frame, about the origin of the link. The offset r is in the parent frame. Wrenches passed on by a child are already in the frame of the receiving link, about its origin. Linear accelerations include the acceleration of the base that stands for gravity.</source>
        <translation type="unfinished">すべての空間ベクトルは[角度成分; 並進成分]で、各リンク座標系で表し、リンクの原点まわりです。オフセットrは親座標系で表します。子から渡されるレンチは、すでに受け取るリンクの座標系で、その原点まわりになっています。並進加速度は、重力を表すベースの加速度を含みます。</translation>
    </message>
    <message>
        <source>`X = [Rᵀ, 0; −Rᵀ r̂, Rᵀ]`; `S = [s; 0]`, or `[0; s]` for a prismatic joint; `I = [I_c + m ĉ ĉᵀ, m ĉ; m ĉᵀ, m E]`.</source>
        <translation type="unfinished">`X = [Rᵀ, 0; −Rᵀ r̂, Rᵀ]`、`S = [s; 0]`（直動関節では`[0; s]`）、`I = [I_c + m ĉ ĉᵀ, m ĉ; m ĉᵀ, m E]`です。</translation>
    </message>
    <message>
        <source>Every vector is expressed in the world frame, except the values under Given. Spatial vectors have the linear part first, [v_o; w] and [f; τ], with the moment about the world origin. Gravity is an external force at each centre of mass; accelerations do not contain it.</source>
        <translation type="unfinished">「既知量」の値を除き、すべてのベクトルはワールド座標系で表します。空間ベクトルは並進成分が先で、[v_o; w]と[f; τ]とし、モーメントはワールド原点まわりです。重力は各重心に働く外力で、加速度には含まれません。</translation>
    </message>
    <message>
        <source>Every vector is expressed in the world frame, except the values under Given. Spatial vectors are [angular; linear], about the world origin. Linear accelerations include the acceleration of the base that stands for gravity. No intermediate result is passed from link to link; each sum is written out.</source>
        <translation type="unfinished">「既知量」の値を除き、すべてのベクトルはワールド座標系で表します。空間ベクトルは[角度成分; 並進成分]で、ワールド原点まわりです。並進加速度は、重力を表すベースの加速度を含みます。中間結果をリンク間で受け渡さず、各和を書き下します。</translation>
    </message>
    <message>
        <source>A symbol without a subscript, or with i, belongs to the link in the heading. The subscript p denotes its parent (0 if this is the base). j ≤ i means that j is i or carries i; j ≥ i means that j is i or is carried by i.</source>
        <translation type="unfinished">添字のない、またはiの付いた記号は、見出しのリンクのものです。添字pはその親（親がベースの場合は0）を表します。j ≤ iはjがiであるか、iを支えることを、j ≥ iはjがiであるか、iに支えられることを意味します。</translation>
    </message>
    <message>
        <source>`I = [R Ī Rᵀ + m ĉ ĉᵀ, m ĉ; m ĉᵀ, m E]` with `c = p + R c̄`.</source>
        <translation type="unfinished">`I = [R Ī Rᵀ + m ĉ ĉᵀ, m ĉ; m ĉᵀ, m E]`で、`c = p + R c̄`です。</translation>
    </message>
    <message>
        <source>Newton-Euler in link frames</source>
        <translation type="unfinished">リンク座標系でのニュートン・オイラー法</translation>
    </message>
    <message>
        <source>Featherstone&apos;s spatial vectors in link frames</source>
        <translation type="unfinished">リンク座標系でのFeatherstoneの空間ベクトル</translation>
    </message>
    <message>
        <source>Newton-Euler in the world frame, about the world origin</source>
        <translation type="unfinished">ワールド座標系での、ワールド原点まわりのニュートン・オイラー法</translation>
    </message>
    <message>
        <source>every sum written out, without recursion</source>
        <translation type="unfinished">再帰を使わず、すべての和を書き下す</translation>
    </message>
    <message>
        <source>Outward pass: motion, from the base to the tips</source>
        <translation type="unfinished">外向き計算: ベースから先端への運動</translation>
    </message>
    <message>
        <source>Inward pass: forces, from the tips to the base</source>
        <translation type="unfinished">内向き計算: 先端からベースへの力</translation>
    </message>
</context>
<context>
    <name>InvMachine</name>
    <message>
        <source>The run uses the penalty method, with springs and dampers in the surfaces instead of constraints.</source>
        <translation type="unfinished">この実行はペナルティ法を使い、拘束の代わりに面にばねとダンパを置きます。</translation>
    </message>
    <message>
        <source>The run adds Baumgarte&apos;s terms 2α C′ + β² C to γ.</source>
        <translation type="unfinished">この実行はバウムガルテの項2α C′ + β² Cをγに加えます。</translation>
    </message>
    <message>
        <source>The run evaluates the viscous joint friction at the end of each time step.</source>
        <translation type="unfinished">この実行は、関節の粘性摩擦を各タイムステップの終わりで評価します。</translation>
    </message>
    <message>
        <source>The run smooths the Coulomb friction of the joints at low speed.</source>
        <translation type="unfinished">この実行は、低速で関節のクーロン摩擦を平滑化します。</translation>
    </message>
    <message>
        <source>Values between two samples of the run are interpolated.</source>
        <translation type="unfinished">実行の2つのサンプルの間の値は補間したものです。</translation>
    </message>
    <message>
        <source>%1
Without the mistakes: %2</source>
        <extracomment>%1: the wrong value, %2: the right one, both with all digits</extracomment>
        <translation type="unfinished">%1
誤りなし: %2</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation type="unfinished">加速度</translation>
    </message>
    <message>
        <source>Critical K</source>
        <translation type="unfinished">臨界K</translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished">変位</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation type="unfinished">速度</translation>
    </message>
    <message>
        <source>INV: %1</source>
        <translation type="unfinished">INV: %1</translation>
    </message>
    <message>
        <source>fₙ %1</source>
        <translation type="unfinished">fₙ %1</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>the value without the planted mistakes</extracomment>
        <translation type="unfinished">正</translation>
    </message>
    <message>
        <source>Wrong</source>
        <extracomment>the value with the planted mistakes</extracomment>
        <translation type="unfinished">誤</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished">差</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished">単位</translation>
    </message>
    <message>
        <source>Bias torques: b</source>
        <translation type="unfinished">バイアストルク: b</translation>
    </message>
    <message>
        <source>Column %1 of M: %2</source>
        <extracomment>noun: a column of a matrix; %1: its number, %2: name of a joint</extracomment>
        <translation type="unfinished">Mの第%1列: %2</translation>
    </message>
    <message>
        <source>Joint torques for a unit force at %1: j_c</source>
        <translation type="unfinished">%1に働く単位力に対する関節トルク: j_c</translation>
    </message>
    <message>
        <source>Joint torques with friction at %1: j_c − j_t</source>
        <translation type="unfinished">%1での摩擦を含む関節トルク: j_c − j_t</translation>
    </message>
    <message>
        <source>Contact acceleration per unit torque: d</source>
        <translation type="unfinished">単位トルクあたりの接触加速度: d</translation>
    </message>
    <message>
        <source>Coefficients of the contact equation: A and a</source>
        <translation type="unfinished">接触方程式の係数: Aとa</translation>
    </message>
    <message>
        <source>Normal force that maintains the contact: fₙ</source>
        <translation type="unfinished">接触を保つ法線力: fₙ</translation>
    </message>
    <message>
        <source>Bias torques with the contact force: b_n</source>
        <translation type="unfinished">接触力を含むバイアストルク: b_n</translation>
    </message>
    <message>
        <source>Joint accelerations: q̈</source>
        <translation type="unfinished">関節加速度: q̈</translation>
    </message>
    <message>
        <source>At zero acceleration and without contact, the joint torques are those of gravity, centrifugal and Coriolis terms, joint friction, and any springs and loads.</source>
        <translation type="unfinished">加速度が0で接触がない場合、関節トルクは、重力、遠心力とコリオリの項、関節摩擦、およびばねと荷重があればそれらによるものです。</translation>
    </message>
    <message>
        <source>The robot is at rest without gravity, and only joint %1 accelerates, at 1 %2. The torques required at all joints form column %3 of the mass matrix.</source>
        <extracomment>%1: name of a joint, %2: unit of its acceleration, %3: number of the column</extracomment>
        <translation type="unfinished">ロボットは無重力で静止し、関節%1だけが1 %2で加速します。全関節に必要なトルクが慣性行列の第%3列になります。</translation>
    </message>
    <message>
        <source>The robot is at rest without gravity, and the surface pulls at %1 with 1 N (fₙ = −1). The joint torques that balance this force are j_c = Jᵀ n, the torques that a unit normal force exerts on the joints.</source>
        <translation type="unfinished">ロボットは無重力で静止し、面が%1を1 Nで引きます（fₙ = −1）。この力と釣り合う関節トルクはj_c = Jᵀ nで、単位法線力が関節に及ぼすトルクです。</translation>
    </message>
    <message>
        <source>%1 sticks, so its friction is a known force. With t = 0, j_t is zero.</source>
        <translation type="unfinished">%1は固着しているので、摩擦は既知の力です。t = 0なので、j_tは0です。</translation>
    </message>
    <message>
        <source>The surface pulls with the same 1 N, now with friction and K = 1 as a probe. INV is called with zero velocity, so the actual direction of motion of %1 is passed separately as t. Subtracting the answer from j_c gives j_t.</source>
        <translation type="unfinished">面は同じ1 Nで引きますが、今回は探りとしてK = 1の摩擦を伴います。INVは速度0で呼ばれるので、%1の実際の運動方向はtとして別に渡します。答えをj_cから引くとj_tになります。</translation>
    </message>
    <message>
        <source>This step asks INV no question. A linear system with M and j_c gives d, the contact acceleration along the surface normal per unit torque at each joint. m_c = dᵀ j_c is the acceleration per newton of normal force.</source>
        <translation type="unfinished">このステップではINVに問い合わせません。Mとj_cの連立1次方程式からd、すなわち各関節の単位トルクあたりの、面の法線方向の接触加速度が得られます。m_c = dᵀ j_cは、法線力1 Nあたりの加速度です。</translation>
    </message>
    <message>
        <source>A is the change of C″ per newton of fₙ, including friction. If K makes A singular, the contact jams. Without motor torques, A fₙ must equal a.</source>
        <translation type="unfinished">Aは、摩擦を含む、fₙ 1 NあたりのC″の変化です。KによりAが特異になると、接触はジャミングを起こします。モータトルクがなければ、A fₙはaに等しい必要があります。</translation>
    </message>
    <message>
        <source>A is the change of C″ per newton of fₙ, including friction. At K = %1, A would be zero and the contact would jam. Without motor torques, A fₙ must equal a.</source>
        <translation type="unfinished">Aは、摩擦を含む、fₙ 1 NあたりのC″の変化です。K = %1ではAが0になり、接触はジャミングを起こします。モータトルクがなければ、A fₙはaに等しい必要があります。</translation>
    </message>
    <message>
        <source>There is one equation per contact. This force makes C″ zero, so the contact point stays on its surface.</source>
        <translation type="unfinished">接触ごとに1つの式があります。この力によりC″が0になるので、接触点は面上にとどまります。</translation>
    </message>
    <message>
        <source>The first question is asked again, now with the computed contact force and its friction.</source>
        <translation type="unfinished">最初の問い合わせを、今度は計算した接触力とその摩擦を含めて繰り返します。</translation>
    </message>
    <message>
        <source>The motor torques minus b_n, multiplied by the inverse of M, are the joint accelerations.</source>
        <translation type="unfinished">モータトルクからb_nを引き、Mの逆行列を掛けると、関節加速度になります。</translation>
    </message>
    <message>
        <source>Without contact, the motor torques minus b, multiplied by the inverse of M, are the joint accelerations.</source>
        <translation type="unfinished">接触がない場合、モータトルクからbを引き、Mの逆行列を掛けると、関節加速度になります。</translation>
    </message>
    <message>
        <source>−1 N at %1</source>
        <translation type="unfinished">%1に−1 N</translation>
    </message>
    <message>
        <source>−1 N at %1, with K = 1 and direction t</source>
        <translation type="unfinished">%1に−1 N、K = 1、方向t</translation>
    </message>
    <message>
        <source>current</source>
        <extracomment>a velocity or position that is given as it is now</extracomment>
        <translation type="unfinished">現在値</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>gravity or the loads take part, they are not switched off</extracomment>
        <translation type="unfinished">オン</translation>
    </message>
    <message>
        <source>at rest</source>
        <translation type="unfinished">静止</translation>
    </message>
    <message>
        <source>loads</source>
        <extracomment>noun: external forces</extracomment>
        <translation type="unfinished">荷重</translation>
    </message>
    <message>
        <source>solve</source>
        <extracomment>verb: solve a system of linear equations</extracomment>
        <translation type="unfinished">解く</translation>
    </message>
    <message>
        <source>for A and a</source>
        <translation type="unfinished">Aとaへ</translation>
    </message>
    <message>
        <source>dot products</source>
        <translation type="unfinished">内積</translation>
    </message>
    <message>
        <source>contact equation</source>
        <translation type="unfinished">接触方程式</translation>
    </message>
    <message>
        <source>back into INV</source>
        <translation type="unfinished">INVへ戻る</translation>
    </message>
    <message>
        <source>to the integrator</source>
        <translation type="unfinished">積分法へ</translation>
    </message>
    <message>
        <source>used later for a</source>
        <translation type="unfinished">後でaに使用</translation>
    </message>
    <message>
        <source>column %1 of M</source>
        <translation type="unfinished">Mの第%1列</translation>
    </message>
    <message>
        <source>used later for d and A</source>
        <translation type="unfinished">後でdとAに使用</translation>
    </message>
    <message>
        <source>j_c − answer = j_t</source>
        <translation type="unfinished">j_c − 答え = j_t</translation>
    </message>
    <message>
        <source>subtracted from τ</source>
        <translation type="unfinished">τから引く</translation>
    </message>
    <message>
        <source>accelerations</source>
        <translation type="unfinished">加速度</translation>
    </message>
    <message>
        <source>inverse dynamics</source>
        <translation type="unfinished">逆動力学</translation>
    </message>
    <message>
        <source>The run at t = %1 s, with its motor torques</source>
        <translation type="unfinished">t = %1 sの実行とそのモータトルク</translation>
    </message>
    <message>
        <source>The current state, with zero motor torques</source>
        <translation type="unfinished">現在の状態、モータトルクは0</translation>
    </message>
    <message>
        <source>The state at the start of a simulation</source>
        <translation type="unfinished">シミュレーション開始時の状態</translation>
    </message>
    <message>
        <source>The current state, with torques from inverse dynamics without contact</source>
        <translation type="unfinished">現在の状態、トルクは接触なしの逆動力学による</translation>
    </message>
    <message>
        <source>no contact here</source>
        <translation type="unfinished">ここに接触がない</translation>
    </message>
    <message>
        <source>no contact slips with friction</source>
        <translation type="unfinished">摩擦を伴ってすべる接触がない</translation>
    </message>
    <message>
        <source>no contact slips with a coefficient other than K = 1</source>
        <translation type="unfinished">K = 1以外の係数ですべる接触がない</translation>
    </message>
    <message>
        <source>there is no gravity</source>
        <translation type="unfinished">重力がない</translation>
    </message>
    <message>
        <source>the joints are at rest</source>
        <translation type="unfinished">関節が静止している</translation>
    </message>
    <message>
        <source>joint friction is switched off</source>
        <translation type="unfinished">関節摩擦がオフになっている</translation>
    </message>
    <message>
        <source>every gradient here has length 1</source>
        <translation type="unfinished">ここでは勾配の長さがすべて1</translation>
    </message>
    <message>
        <source>γ is zero here</source>
        <translation type="unfinished">ここではγが0</translation>
    </message>
    <message>
        <source>no contact moves along a curved surface</source>
        <translation type="unfinished">曲面に沿って動く接触がない</translation>
    </message>
    <message>
        <source>no contact has opened</source>
        <translation type="unfinished">離れた接触がない</translation>
    </message>
    <message>
        <source>the joints have no viscous friction</source>
        <translation type="unfinished">関節に粘性摩擦がない</translation>
    </message>
</context>
<context>
    <name>Iteration</name>
    <message>
        <source>Last drag</source>
        <translation type="unfinished">前回のドラッグ</translation>
    </message>
    <message>
        <source>Near a singular pose</source>
        <translation type="unfinished">特異姿勢の近く</translation>
    </message>
    <message>
        <source>Out of reach</source>
        <translation type="unfinished">到達範囲外</translation>
    </message>
    <message>
        <source>Half turn of the wrist</source>
        <translation type="unfinished">手首の半回転</translation>
    </message>
    <message>
        <source>Far away</source>
        <translation type="unfinished">遠方</translation>
    </message>
    <message>
        <source>Custom target</source>
        <translation type="unfinished">任意の目標</translation>
    </message>
    <message>
        <source>The problem is the last drag, from its start to its target.</source>
        <translation type="unfinished">問題は、前回のドラッグの始点から目標までです。</translation>
    </message>
    <message>
        <source>The target lies just beyond the reach of the arm. When the arm is stretched, the smallest singular value σ vanishes, and the remaining error lies along the singular direction. Because of the factor 1/σ, the pseudo-inverse method keeps jumping and never settles. The damping λ limits the jumps, and adaptive damping stops at the nearest pose.</source>
        <translation type="unfinished">目標はアームの到達範囲のすぐ外にあります。アームが伸びきると最小の特異値σが0になり、残りの誤差は特異方向に沿います。係数1/σのため、擬似逆行列法は飛び続けて落ち着きません。減衰λは飛びを抑え、適応減衰は最も近いポーズで止まります。</translation>
    </message>
    <message>
        <source>The target is out of reach of the arm. All methods first approach it in steps of length s. Near the stretched pose, the pseudo-inverse keeps jumping, but adaptive damping stops at the nearest pose.</source>
        <translation type="unfinished">目標はアームの到達範囲外にあります。どの方法も、まず長さsのステップで近づきます。伸びきったポーズの近くで擬似逆行列法は飛び続けますが、適応減衰は最も近いポーズで止まります。</translation>
    </message>
    <message>
        <source>The end effector must rotate by 180°. The rotation axis may have either sign, because both rotations reach the target.</source>
        <translation type="unfinished">エンドエフェクタは180°回転する必要があります。どちらの回転でも目標に達するので、回転軸の符号は正負どちらでもかまいません。</translation>
    </message>
    <message>
        <source>Far from the target, each step has the length s. Near it, the pseudo-inverse converges quadratically, as Newton&apos;s method does. Its whole run takes about |e| / s + 3 iterations.</source>
        <translation type="unfinished">目標から遠いと、各ステップの長さはsです。近くでは、擬似逆行列法がニュートン法と同じく2次収束します。全体で約|e| / s + 3回の反復を要します。</translation>
    </message>
    <message>
        <source>The iteration starts from the current pose. Enter the target in the Settings tab.</source>
        <translation type="unfinished">反復は現在のポーズから始まります。目標を「設定」タブで入力してください。</translation>
    </message>
    <message>
        <source>Pseudo-inverse</source>
        <translation type="unfinished">擬似逆行列</translation>
    </message>
    <message>
        <source>Transpose</source>
        <extracomment>noun: method of inverse kinematics, with the transpose of the Jacobian</extracomment>
        <translation type="unfinished">転置</translation>
    </message>
    <message>
        <source>Damped least squares</source>
        <translation type="unfinished">減衰最小二乗法</translation>
    </message>
    <message>
        <source>Adaptive damping</source>
        <translation type="unfinished">適応減衰</translation>
    </message>
    <message>
        <source>does not converge</source>
        <translation type="unfinished">収束しません</translation>
    </message>
    <message>
        <source>The end effector is at the target from the start.</source>
        <translation type="unfinished">エンドエフェクタは最初から目標にあります。</translation>
    </message>
    <message>
        <source>No stopping criterion was met within %1 iterations.</source>
        <translation type="unfinished">%1回の反復では、どの停止条件も満たされませんでした。</translation>
    </message>
    <message>
        <source>the residual is small</source>
        <translation type="unfinished">残差が小さい</translation>
    </message>
    <message>
        <source>the residual no longer changes</source>
        <translation type="unfinished">残差がもう変わらない</translation>
    </message>
    <message>
        <source>q no longer changes</source>
        <translation type="unfinished">qがもう変わらない</translation>
    </message>
    <message>
        <source>Stopped after iteration %1 because %2 (%3).</source>
        <extracomment>%1: a number, %2: why (&quot;the residual is small&quot;), %3: the result (&quot;converged&quot;)</extracomment>
        <translation type="unfinished">反復%1回の後に停止: %2（%3）。</translation>
    </message>
    <message>
        <source>the numbers overflow</source>
        <translation type="unfinished">数値がオーバーフローしました</translation>
    </message>
    <message>
        <source>%1, after %2 of %3 iterations: residual %4, position error %5 m, orientation error %6 rad</source>
        <extracomment>%1: method of inverse kinematics, %2 and %3: numbers of iterations, %4, %5 and %6: errors</extracomment>
        <translation type="unfinished">%1、反復%3回中%2回の後: 残差%4、位置誤差%5 m、姿勢誤差%6 rad</translation>
    </message>
    <message>
        <source>a step of length s is accepted.</source>
        <translation type="unfinished">長さsのステップを採用します。</translation>
    </message>
    <message>
        <source>a step of length s is tried and rejected.</source>
        <translation type="unfinished">長さsのステップを試し、棄却します。</translation>
    </message>
    <message>
        <source>a full step is accepted.</source>
        <translation type="unfinished">フルステップを採用します。</translation>
    </message>
    <message>
        <source>a full step is tried and rejected.</source>
        <translation type="unfinished">フルステップを試し、棄却します。</translation>
    </message>
</context>
<context>
    <name>IterationCurves</name>
    <message>
        <source>Residual |e|</source>
        <translation type="unfinished">残差|e|</translation>
    </message>
    <message>
        <source>Position error (m)</source>
        <translation type="unfinished">位置誤差 (m)</translation>
    </message>
    <message>
        <source>Orientation error (rad)</source>
        <translation type="unfinished">姿勢誤差 (rad)</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation type="unfinished">反復</translation>
    </message>
    <message>
        <source>Singular value σ</source>
        <translation type="unfinished">特異値σ</translation>
    </message>
    <message>
        <source>Factor for each σ</source>
        <translation type="unfinished">各σの係数</translation>
    </message>
</context>
<context>
    <name>IterationDecor</name>
    <message>
        <source>target</source>
        <extracomment>noun: where the end effector is to go</extracomment>
        <translation type="unfinished">目標</translation>
    </message>
</context>
<context>
    <name>JointWords</name>
    <message>
        <source>revolute</source>
        <extracomment>adjective: a joint that rotates within limits</extracomment>
        <translation type="unfinished">回転</translation>
    </message>
    <message>
        <source>continuous</source>
        <extracomment>adjective: a joint that rotates without limits</extracomment>
        <translation type="unfinished">無限回転</translation>
    </message>
    <message>
        <source>prismatic</source>
        <extracomment>adjective: a joint that translates</extracomment>
        <translation type="unfinished">直動</translation>
    </message>
    <message>
        <source>fixed</source>
        <extracomment>adjective: a joint that does not move</extracomment>
        <translation type="unfinished">固定</translation>
    </message>
</context>
<context>
    <name>LanguageMenu</name>
    <message>
        <source>Language</source>
        <translation type="unfinished">言語</translation>
    </message>
    <message>
        <source>No font here has the characters of %1. Install the package %2.</source>
        <extracomment>%1: name of a language in itself, %2: name of a package</extracomment>
        <translation type="unfinished">%1の文字をもつフォントがありません。パッケージ%2をインストールしてください。</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <extracomment>noun: the language of the operating system</extracomment>
        <translation type="unfinished">システム(&amp;S)</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>current link</source>
        <translation type="unfinished">現在のリンク</translation>
    </message>
    <message>
        <source>motion computed</source>
        <translation type="unfinished">運動を計算済み</translation>
    </message>
    <message>
        <source>forces computed</source>
        <translation type="unfinished">力を計算済み</translation>
    </message>
    <message>
        <source>not yet computed</source>
        <translation type="unfinished">未計算</translation>
    </message>
</context>
<context>
    <name>LessonProgress</name>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished">表 (*.csv)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation type="unfinished">Markdown (*.md)</translation>
    </message>
    <message>
        <source>Progress file to submit (*.jsonl)</source>
        <translation type="unfinished">提出用の進捗ファイル (*.jsonl)</translation>
    </message>
    <message>
        <source>Save Progress</source>
        <translation type="unfinished">進捗の保存</translation>
    </message>
</context>
<context>
    <name>LimitSpans</name>
    <message>
        <source>%1: position limit exceeded from %2 to %3</source>
        <extracomment>%1: name of a joint, %2 and %3: times with their unit</extracomment>
        <translation type="unfinished">%1: %2から%3まで変位の限界を超過</translation>
    </message>
    <message>
        <source>%1: velocity limit exceeded from %2 to %3</source>
        <extracomment>%1: name of a joint, %2 and %3: times with their unit</extracomment>
        <translation type="unfinished">%1: %2から%3まで速度の限界を超過</translation>
    </message>
    <message>
        <source>%1: acceleration limit exceeded from %2 to %3</source>
        <extracomment>%1: name of a joint, %2 and %3: times with their unit</extracomment>
        <translation type="unfinished">%1: %2から%3まで加速度の限界を超過</translation>
    </message>
</context>
<context>
    <name>LinkInertia</name>
    <message>
        <source>Select a link to see its inertia ellipsoid.</source>
        <translation type="unfinished">リンクを選ぶと、慣性楕円体が表示されます。</translation>
    </message>
    <message>
        <source>%1 has no mass, so it has no inertia ellipsoid.</source>
        <translation type="unfinished">%1には質量がないので、慣性楕円体がありません。</translation>
    </message>
    <message>
        <source>Principal moments of inertia of %1: %2 kg m².</source>
        <extracomment>%1: name of a link, %2: three numbers</extracomment>
        <translation type="unfinished">%1の主慣性モーメント: %2 kg m²。</translation>
    </message>
    <message>
        <source>%1 has no inertia ellipsoid because the principal moments %2 kg m² are not physically consistent.</source>
        <extracomment>%1: name of a link, %2: three numbers</extracomment>
        <translation type="unfinished">主慣性モーメント%2 kg m²が物理的に整合しないので、%1には慣性楕円体がありません。</translation>
    </message>
</context>
<context>
    <name>MatrixMenu</name>
    <message>
        <source>&amp;Mass Matrix M(q)</source>
        <translation type="unfinished">慣性行列M(q)(&amp;M)</translation>
    </message>
    <message>
        <source>the mass matrix</source>
        <translation type="unfinished">慣性行列</translation>
    </message>
    <message>
        <source>End-Effector &amp;Jacobian J(q)</source>
        <translation type="unfinished">エンドエフェクタのヤコビ行列J(q)(&amp;J)</translation>
    </message>
    <message>
        <source>the end-effector Jacobian</source>
        <translation type="unfinished">エンドエフェクタのヤコビ行列</translation>
    </message>
    <message>
        <source>End-Effector &amp;Pose T</source>
        <translation type="unfinished">エンドエフェクタの位置姿勢T(&amp;P)</translation>
    </message>
    <message>
        <source>the end-effector pose</source>
        <translation type="unfinished">エンドエフェクタの位置姿勢</translation>
    </message>
    <message>
        <source>Copied %1 for the current state at full precision</source>
        <translation type="unfinished">現在の状態の%1を全桁でコピーしました</translation>
    </message>
</context>
<context>
    <name>Mechanism</name>
    <message>
        <source>the mechanism branches at link &apos;%1&apos;, but a DH table describes a single chain of joints</source>
        <translation type="unfinished">機構がリンク「%1」で分岐していますが、DH表が表すのは1本の関節連鎖です</translation>
    </message>
    <message>
        <source>the mechanism has no moving joint, so the table has no rows</source>
        <translation type="unfinished">機構に可動関節がないので、表に行がありません</translation>
    </message>
    <message>
        <source>the table has no rows; it needs one per joint</source>
        <translation type="unfinished">表に行がありません。関節ごとに1行必要です</translation>
    </message>
    <message>
        <source>row %1 describes a fixed joint; use a revolute or prismatic joint</source>
        <translation type="unfinished">%1行目が固定関節を表しています。回転関節か直動関節を使ってください</translation>
    </message>
    <message>
        <source>row %1 has a parameter that is not a finite number</source>
        <translation type="unfinished">%1行目に有限の数値でないパラメータがあります</translation>
    </message>
    <message>
        <source>the base has no parent, so nothing can be inserted before it</source>
        <translation type="unfinished">ベースには親がないので、その前には何も挿入できません</translation>
    </message>
    <message>
        <source>the base cannot be duplicated</source>
        <translation type="unfinished">ベースは複製できません</translation>
    </message>
    <message>
        <source>the base carries all other links and cannot be deleted</source>
        <translation type="unfinished">ベースはほかのすべてのリンクを支えるので、削除できません</translation>
    </message>
    <message>
        <source>the base cannot have a parent</source>
        <translation type="unfinished">ベースは親をもてません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be the parent of &apos;%2&apos;, because &apos;%1&apos; is a descendant of &apos;%2&apos;</source>
        <translation type="unfinished">「%1」は「%2」の親にできません。「%1」が「%2」の子孫だからです</translation>
    </message>
    <message>
        <source>the base has no siblings</source>
        <translation type="unfinished">ベースには兄弟がありません</translation>
    </message>
    <message>
        <source>link &apos;%1&apos; %2</source>
        <translation type="unfinished">リンク「%1」: %2</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; %2</source>
        <translation type="unfinished">関節「%1」: %2</translation>
    </message>
    <message>
        <source>the mechanism has no links; add a link as the base</source>
        <translation type="unfinished">機構にリンクがありません。ベースとなるリンクを追加してください</translation>
    </message>
    <message>
        <source>the mechanism has %1 links; the limit is %2</source>
        <translation type="unfinished">機構のリンクが%1本あります。上限は%2本です</translation>
    </message>
    <message>
        <source>gives link &apos;%1&apos; a second parent; a mechanism must be a tree, without closed loops</source>
        <translation type="unfinished">リンク「%1」に2つ目の親を与えています。機構は閉ループのない木構造である必要があります</translation>
    </message>
    <message>
        <source>has no parent, and neither has &apos;%1&apos;; only the base may have no parent, so connect the two links by a joint</source>
        <translation type="unfinished">親がなく、「%1」にも親がありません。親がなくてよいのはベースだけなので、2つのリンクを関節でつないでください</translation>
    </message>
    <message>
        <source>every link has a parent, so the joints form a cycle; remove one of the joints</source>
        <translation type="unfinished">すべてのリンクに親があるので、関節がループになっています。関節を1つ取り除いてください</translation>
    </message>
    <message>
        <source>is part of a cycle that is not connected to the base; a mechanism must be a tree</source>
        <translation type="unfinished">ベースにつながらないループの一部です。機構は木構造である必要があります</translation>
    </message>
    <message>
        <source>has a ready position outside its limits; the nearest limit is used</source>
        <translation type="unfinished">標準変位が可動限界の外にあります。最も近い限界値を使います</translation>
    </message>
    <message>
        <source>has, together with the links fixed to it, a mass or inertia that is not finite</source>
        <translation type="unfinished">固定されたリンクと合わせた質量または慣性が有限ではありません</translation>
    </message>
    <message>
        <source>the end effector &apos;%1&apos; is not a link; it is ignored</source>
        <translation type="unfinished">エンドエフェクタ「%1」はリンクではないので、無視します</translation>
    </message>
    <message>
        <source>a box</source>
        <translation type="unfinished">直方体</translation>
    </message>
    <message>
        <source>has a box with an edge that is not greater than 0 m (shape %1)</source>
        <translation type="unfinished">直方体の辺が0 m以下です（形状%1）</translation>
    </message>
    <message>
        <source>a cylinder</source>
        <translation type="unfinished">円柱</translation>
    </message>
    <message>
        <source>a capsule</source>
        <translation type="unfinished">カプセル</translation>
    </message>
    <message>
        <source>a sphere</source>
        <translation type="unfinished">球</translation>
    </message>
    <message>
        <source>a beam</source>
        <translation type="unfinished">はり</translation>
    </message>
    <message>
        <source>has a beam with a side or length that is not greater than 0 m (shape %1)</source>
        <translation type="unfinished">はりの辺または長さが0 m以下です（形状%1）</translation>
    </message>
    <message>
        <source>has a beam whose wall thickness is not a finite number (shape %1)</source>
        <translation type="unfinished">はりの肉厚が有限の数値ではありません（形状%1）</translation>
    </message>
    <message>
        <source>has a beam with a negative wall thickness; a thickness of 0 makes the beam solid (shape %1)</source>
        <translation type="unfinished">はりの肉厚が負です。厚さ0で中実のはりになります（形状%1）</translation>
    </message>
    <message>
        <source>has a beam (shape %1) whose wall is at least half as thick as the smaller side of its section; reduce the thickness, or set it to 0 for a solid beam</source>
        <translation type="unfinished">はり（形状%1）の肉厚が断面の短辺の半分以上です。厚さを減らすか、中実のはりにするには0にしてください</translation>
    </message>
    <message>
        <source>has a mesh whose scale is not finite (shape %1)</source>
        <translation type="unfinished">メッシュの倍率が有限ではありません（形状%1）</translation>
    </message>
    <message>
        <source>has %1 whose size is not finite (shape %2)</source>
        <translation type="unfinished">%1の寸法が有限ではありません（形状%2）</translation>
    </message>
    <message>
        <source>has %1 whose radius is not greater than 0 m (shape %2)</source>
        <translation type="unfinished">%1の半径が0 m以下です（形状%2）</translation>
    </message>
    <message>
        <source>has %1 whose length is zero or negative (shape %2)</source>
        <translation type="unfinished">%1の長さが0または負です（形状%2）</translation>
    </message>
    <message>
        <source>has no name; give it one</source>
        <translation type="unfinished">名前がありません。名前を付けてください</translation>
    </message>
    <message>
        <source>has a duplicate name; rename it</source>
        <translation type="unfinished">名前が重複しています。名前を変えてください</translation>
    </message>
    <message>
        <source>computes its inertia from its shapes, but no shape has a volume (meshes do not count); its mass and inertia are kept</source>
        <translation type="unfinished">慣性を形状から計算しますが、体積をもつ形状がありません（メッシュは数えません）。質量と慣性はそのままです</translation>
    </message>
    <message>
        <source>has a mass, centre of mass or inertia that is not a finite number</source>
        <translation type="unfinished">質量、重心または慣性が有限の数値ではありません</translation>
    </message>
    <message>
        <source>has a negative mass; it must be at least 0 kg</source>
        <translation type="unfinished">質量が負です。0 kg以上である必要があります</translation>
    </message>
    <message>
        <source>has an inertia that is not physically consistent (a principal moment is negative, the mass is 0, or the triangle inequality is violated); it is used unchanged</source>
        <translation type="unfinished">慣性が物理的に整合しません（主慣性モーメントが負、質量が0、または三角不等式が不成立）。そのまま使います</translation>
    </message>
    <message>
        <source>has a payload &apos;%1&apos; with a value that is not finite</source>
        <translation type="unfinished">ペイロード「%1」に有限でない値があります</translation>
    </message>
    <message>
        <source>has a payload &apos;%1&apos; of negative mass</source>
        <translation type="unfinished">ペイロード「%1」の質量が負です</translation>
    </message>
    <message>
        <source>has a shape whose pose is not finite (shape %1)</source>
        <translation type="unfinished">形状のポーズが有限ではありません（形状%1）</translation>
    </message>
    <message>
        <source>has a mesh that is flat because its scale is 0 in one direction (shape %1)</source>
        <translation type="unfinished">メッシュの1方向の倍率が0なので、平らになっています（形状%1）</translation>
    </message>
    <message>
        <source>has no parent link</source>
        <translation type="unfinished">親リンクがありません</translation>
    </message>
    <message>
        <source>has no child link</source>
        <translation type="unfinished">子リンクがありません</translation>
    </message>
    <message>
        <source>joins a link to itself</source>
        <translation type="unfinished">リンクを自分自身につないでいます</translation>
    </message>
    <message>
        <source>has an origin that is not finite</source>
        <translation type="unfinished">原点が有限ではありません</translation>
    </message>
    <message>
        <source>has an axis that is not finite</source>
        <translation type="unfinished">軸が有限ではありません</translation>
    </message>
    <message>
        <source>has an axis of zero length; give it a direction</source>
        <translation type="unfinished">軸の長さが0です。方向を与えてください</translation>
    </message>
    <message>
        <source>has a ready position that is not finite</source>
        <translation type="unfinished">標準変位が有限ではありません</translation>
    </message>
    <message>
        <source>has a damping or friction value that is not finite</source>
        <translation type="unfinished">減衰または摩擦の値が有限ではありません</translation>
    </message>
    <message>
        <source>has a rotor inertia or gear ratio that is not finite</source>
        <translation type="unfinished">ロータ慣性または減速比が有限ではありません</translation>
    </message>
    <message>
        <source>has Coulomb friction that would drive the joint; the value for positive velocity must be at least 0, and the value for negative velocity at most 0</source>
        <translation type="unfinished">クーロン摩擦が関節を駆動してしまいます。正の速度での値は0以上、負の速度での値は0以下である必要があります</translation>
    </message>
    <message>
        <source>has negative damping, which adds energy; it is used unchanged</source>
        <translation type="unfinished">減衰が負なので、エネルギーが増えます。そのまま使います</translation>
    </message>
    <message>
        <source>has a spring whose stiffness or rest position is not finite</source>
        <translation type="unfinished">ばねの剛性または自然位置が有限ではありません</translation>
    </message>
    <message>
        <source>has a spring with negative stiffness; the stiffness must be at least 0</source>
        <translation type="unfinished">ばねの剛性が負です。剛性は0以上である必要があります</translation>
    </message>
    <message>
        <source>has a gear ratio of 0, so its rotor never rotates; without a gear the ratio is 1</source>
        <translation type="unfinished">減速比が0なので、ロータが回転しません。減速機がない場合の比は1です</translation>
    </message>
    <message>
        <source>has a negative rotor inertia</source>
        <translation type="unfinished">ロータ慣性が負です</translation>
    </message>
    <message>
        <source>has a reflected rotor inertia that is not finite</source>
        <translation type="unfinished">ロータの換算慣性が有限ではありません</translation>
    </message>
    <message>
        <source>has a negative velocity or effort limit; these limits are magnitudes</source>
        <translation type="unfinished">速度または力・トルクの限界が負です。これらの限界は大きさで表します</translation>
    </message>
    <message>
        <source>has a limit that is not a number</source>
        <translation type="unfinished">限界が数値ではありません</translation>
    </message>
    <message>
        <source>has infinite limits that allow no position; only the lower limit may be -inf, and only the upper limit inf</source>
        <translation type="unfinished">無限の限界のため、とれる変位がありません。-infにできるのは下限だけ、infにできるのは上限だけです</translation>
    </message>
    <message>
        <source>has a lower limit above its upper limit; swap them</source>
        <translation type="unfinished">下限が上限を上回っています。入れ替えてください</translation>
    </message>
    <message>
        <source>mimics another joint with a multiplier or offset that is not finite</source>
        <translation type="unfinished">連動の倍率またはオフセットが有限ではありません</translation>
    </message>
    <message>
        <source>mimics &apos;%1&apos;, which is not a joint</source>
        <translation type="unfinished">連動先の「%1」は関節ではありません</translation>
    </message>
    <message>
        <source>mimics itself; select another joint to mimic, or remove the mimic relation</source>
        <translation type="unfinished">自分自身に連動しています。連動先として別の関節を選ぶか、連動をやめてください</translation>
    </message>
    <message>
        <source>mimics &apos;%1&apos;, which is fixed</source>
        <translation type="unfinished">連動先の「%1」は固定です</translation>
    </message>
    <message>
        <source>mimics &apos;%1&apos;, which itself mimics another joint; name the joint that &apos;%1&apos; mimics</source>
        <translation type="unfinished">連動先の「%1」自身がほかの関節に連動しています。「%1」の連動先の関節を指定してください</translation>
    </message>
    <message>
        <source>moves, but neither it nor any link beyond it has mass, so its acceleration is not determined; give the link a mass</source>
        <translation type="unfinished">動きますが、これにも先のどのリンクにも質量がないので、加速度が決まりません。リンクに質量を与えてください</translation>
    </message>
</context>
<context>
    <name>MeshReader</name>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished">そのようなファイルはありません</translation>
    </message>
    <message>
        <source>the file cannot be opened: %1</source>
        <translation type="unfinished">ファイルを開けません: %1</translation>
    </message>
    <message>
        <source>the file is larger than %1 MB; simplify the mesh</source>
        <translation type="unfinished">ファイルが%1 MBを超えています。メッシュを簡略化してください</translation>
    </message>
    <message>
        <source>the file cannot be read: %1</source>
        <translation type="unfinished">ファイルを読み込めません: %1</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation type="unfinished">ファイルが空です</translation>
    </message>
    <message>
        <source>the mesh has more than %1 triangles; simplify it</source>
        <translation type="unfinished">メッシュの三角形が%1個を超えています。簡略化してください</translation>
    </message>
    <message>
        <source>the file is too short for an STL file</source>
        <translation type="unfinished">STLファイルとしては短すぎます</translation>
    </message>
    <message>
        <source>the file ends too early: it declares %1 triangles but contains only %2</source>
        <extracomment>a mesh file; %1: declared number of triangles, %2: number of triangles in it</extracomment>
        <translation type="unfinished">ファイルが途中で終わっています。宣言された三角形は%1個ですが、%2個しかありません</translation>
    </message>
    <message>
        <source>the file contains no triangles</source>
        <translation type="unfinished">ファイルに三角形がありません</translation>
    </message>
    <message>
        <source>a coordinate of a vertex is not a finite number</source>
        <translation type="unfinished">頂点の座標が有限の数値ではありません</translation>
    </message>
    <message>
        <source>a polygon has too many vertices</source>
        <translation type="unfinished">多角形の頂点が多すぎます</translation>
    </message>
    <message>
        <source>a face uses a vertex that does not exist</source>
        <translation type="unfinished">存在しない頂点を使う面があります</translation>
    </message>
    <message>
        <source>the mesh extends more than %1 m from its origin</source>
        <translation type="unfinished">メッシュが原点から%1 mを超えて広がっています</translation>
    </message>
    <message>
        <source>only STL, OBJ and COLLADA (.dae) files are supported</source>
        <translation type="unfinished">対応しているのはSTL、OBJ、COLLADA（.dae）のファイルだけです</translation>
    </message>
    <message>
        <source>there is not enough memory for the mesh</source>
        <translation type="unfinished">メッシュのためのメモリが足りません</translation>
    </message>
</context>
<context>
    <name>Mistake</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: title of a mistake, %2: why it changes nothing here</extracomment>
        <translation type="unfinished">%1 (%2)</translation>
    </message>
    <message>
        <source>Mistake planted: %1</source>
        <translation type="unfinished">仕込んだ誤り: %1</translation>
    </message>
    <message>
        <source>%1 mistakes planted: %2</source>
        <extracomment>%1: number of mistakes, %2: their titles</extracomment>
        <translation type="unfinished">仕込んだ誤り%1個: %2</translation>
    </message>
    <message>
        <source>Mass of each rod lumped at its ends</source>
        <translation type="unfinished">各棒の質量を両端に集中</translation>
    </message>
    <message>
        <source>Compare [L][T]{P} with Newton-Euler for rigid links. The moment of inertia of a rod about its end is m l²/2 instead of m l²/3. Torques are too large whenever a rod accelerates, even from rest.</source>
        <translation type="unfinished">剛体リンクについて、[L][T]{P}をニュートン・オイラー法と比べます。棒の端まわりの慣性モーメントがm l²/3でなくm l²/2になります。静止からでも、棒が加速すると必ずトルクが大きすぎます。</translation>
    </message>
    <message>
        <source>Rates of u_d not rotated with the frame</source>
        <translation type="unfinished">u_dの変化率を座標系とともに回転していない</translation>
    </message>
    <message>
        <source>Halve dt. The error of the passive angle halves instead of falling to a quarter. It grows with the velocity of joint 1 and is zero while that joint is at rest.</source>
        <translation type="unfinished">dtを半分にします。受動関節の角度の誤差が1/4でなく1/2になります。関節1の速度とともに増え、その関節が静止している間は0です。</translation>
    </message>
    <message>
        <source>{R} omitted, so internal forces start each step at zero</source>
        <translation type="unfinished">{R}を省略し、各ステップの内力が0から始まる</translation>
    </message>
    <message>
        <source>Watch the length of a swinging passive link. It grows with every step and never recovers, because each step forgets that the link is stretched. Shorter steps increase the error.</source>
        <translation type="unfinished">揺れる受動リンクの長さを見ます。各ステップがリンクの伸びを忘れるので、長さはステップごとに増えて戻りません。ステップを短くすると誤差が増えます。</translation>
    </message>
    <message>
        <source>Bending stiffness removed from link 1 as well</source>
        <translation type="unfinished">リンク1の曲げ剛性も除去</translation>
    </message>
    <message>
        <source>Watch the deflection of link 1. It grows and never recovers, because no bending moment is transmitted to its tip. At first the arm hardly moves while joint 1 rotates.</source>
        <translation type="unfinished">リンク1のたわみを見ます。先端に曲げモーメントが伝わらないので、たわみは増えて戻りません。初めは、関節1が回転してもアームはほとんど動きません。</translation>
    </message>
    <message>
        <source>A 25 ms oscillation sampled every 10 ms</source>
        <translation type="unfinished">25 msの振動を10 msごとにサンプリング</translation>
    </message>
    <message>
        <source>Reduce dt. The period in the torque curve changes. With 2.5 samples per period, Newmark&apos;s method lengthens the period from 25 ms to 35 ms. A step of 1 ms shows the true period.</source>
        <translation type="unfinished">dtを小さくします。トルク曲線の周期が変わります。1周期あたり2.5サンプルでは、ニューマーク法により周期が25 msから35 msに伸びます。1 msのステップで真の周期がわかります。</translation>
    </message>
    <message>
        <source>Contact force with the opposite sign</source>
        <translation type="unfinished">接触力の符号が逆</translation>
    </message>
    <message>
        <source>INV receives the force of the end effector on the ground instead of the opposite force, so j_c and fₙ have the wrong sign. At rest the ground pulls where it should push, yet q̈ is right. In motion C″ equals 2 γ instead of zero.</source>
        <translation type="unfinished">INVに、エンドエフェクタが地面に及ぼす力が、その逆向きの力の代わりに渡されるので、j_cとfₙの符号が逆になります。静止時には、押すはずの地面が引きますが、q̈は正しい値です。動いていると、C″が0でなく2 γになります。</translation>
    </message>
    <message>
        <source>t from the velocity given to INV, which is zero</source>
        <translation type="unfinished">INVに与えた速度（0）から求めたt</translation>
    </message>
    <message>
        <source>jₜ is computed with q̇ = 0, where ṙ / |ṙ| is 0 / 0. If this is taken as 0, jₜ vanishes and fₙ is computed for a frictionless surface although friction acts. The end effector leaves the surface, and A never approaches zero.</source>
        <translation type="unfinished">ṙ / |ṙ|が0 / 0となるq̇ = 0でjₜを計算しています。これを0とするとjₜが消え、摩擦が働いているのに摩擦のない面としてfₙが計算されます。エンドエフェクタは面を離れ、Aが0に近づくことはありません。</translation>
    </message>
    <message>
        <source>K itself in place of the probe K = 1 in jₜ</source>
        <translation type="unfinished">jₜで、探りのK = 1の代わりにK自身を使用</translation>
    </message>
    <message>
        <source>jₜ is multiplied by K, so the friction term of A contains K². The result is right only where K is 0 or 1. At K = 0.2, four fifths of the friction term of A are missing.</source>
        <translation type="unfinished">jₜにKが掛かるので、Aの摩擦項がK²を含みます。結果が正しいのはKが0か1のときだけです。K = 0.2では、Aの摩擦項の4/5が欠けます。</translation>
    </message>
    <message>
        <source>+K fₙ t in place of −K fₙ t: friction drives the motion</source>
        <translation type="unfinished">−K fₙ tの代わりに+K fₙ t: 摩擦が動作を駆動</translation>
    </message>
    <message>
        <source>Friction pushes the end effector in its direction of motion. Where friction should increase the normal force until the contact jams, it reduces the normal force. The energy grows.</source>
        <translation type="unfinished">摩擦がエンドエフェクタを運動方向に押します。接触がジャミングを起こすまで摩擦が法線力を増すはずのところで、法線力を減らします。エネルギーが増えます。</translation>
    </message>
    <message>
        <source>Gravity left out of b and bₙ</source>
        <translation type="unfinished">bとbₙでの重力の欠落</translation>
    </message>
    <message>
        <source>At rest and without joint torques, fₙ = 0 and q̈ = 0, so the arm floats.</source>
        <translation type="unfinished">静止時に関節トルクがないとfₙ = 0、q̈ = 0となるので、アームが浮きます。</translation>
    </message>
    <message>
        <source>Gravity included in the columns of M</source>
        <translation type="unfinished">Mの列に重力が混入</translation>
    </message>
    <message>
        <source>Each column contains gravity too, so M is no longer symmetric. Compare M with its transpose.</source>
        <translation type="unfinished">各列が重力も含むので、Mが対称でなくなります。Mをその転置と比べます。</translation>
    </message>
    <message>
        <source>Velocity included in the columns of M</source>
        <translation type="unfinished">Mの列に速度が混入</translation>
    </message>
    <message>
        <source>M is right at rest. In motion each column also contains Coriolis, centrifugal and friction torques, so M changes with the velocity and is no longer symmetric.</source>
        <translation type="unfinished">静止時のMは正しい値です。動いていると各列がコリオリ、遠心力、摩擦のトルクも含むので、Mが速度とともに変わり、対称でなくなります。</translation>
    </message>
    <message>
        <source>Viscous joint friction added twice</source>
        <translation type="unfinished">関節の粘性摩擦を2回加算</translation>
    </message>
    <message>
        <source>The result of INV already contains D q̇. At rest q̈ is right. In motion the joints are damped twice, and the motion dies out too soon.</source>
        <translation type="unfinished">INVの結果はすでにD q̇を含んでいます。静止時のq̈は正しい値です。動いていると関節の減衰が2倍になり、動作が早く収まりすぎます。</translation>
    </message>
    <message>
        <source>∂C/∂r used as the normal without dividing by its length</source>
        <translation type="unfinished">∂C/∂rをその長さで割らずに法線として使用</translation>
    </message>
    <message>
        <source>The normal is right while the gradient has length 1. Describe the same surface with another scale. fₙ changes, although the contact force cannot depend on the scale.</source>
        <translation type="unfinished">勾配の長さが1の間、法線は正しいものです。同じ面を別の倍率で記述します。接触力は倍率によらないはずなのに、fₙが変わります。</translation>
    </message>
    <message>
        <source>γ left out: the part of C″ that is due to velocity</source>
        <translation type="unfinished">γ（C″のうち速度による部分）の欠落</translation>
    </message>
    <message>
        <source>q̈ is right only at rest. In motion, C″ equals γ instead of zero, so the end effector drifts off the surface from the first step.</source>
        <translation type="unfinished">q̈が正しいのは静止時だけです。動いているとC″が0でなくγになるので、エンドエフェクタは最初のステップから面を離れていきます。</translation>
    </message>
    <message>
        <source>Rate of change of the normal left out of γ</source>
        <translation type="unfinished">γで法線の変化率が欠落</translation>
    </message>
    <message>
        <source>γ is right on a plane. On a curved surface the end effector leaves along the tangent, because fₙ lacks the force that curves its path.</source>
        <translation type="unfinished">γは平面では正しい値です。曲面では、経路を曲げる力がfₙに欠けるので、エンドエフェクタが接線に沿って離れます。</translation>
    </message>
    <message>
        <source>b in place of bₙ: fₙ computed and then not used</source>
        <translation type="unfinished">bₙの代わりにb: fₙを計算し、使わない</translation>
    </message>
    <message>
        <source>fₙ is right, but q̈ is computed as without contact, so the end effector falls through the surface.</source>
        <translation type="unfinished">fₙは正しい値ですが、q̈が接触なしとして計算されるので、エンドエフェクタが面をすり抜けて落ちます。</translation>
    </message>
    <message>
        <source>Pulling force kept at a surface that can only push</source>
        <translation type="unfinished">押すことしかできない面に引く力を保持</translation>
    </message>
    <message>
        <source>A contact that should open is kept with fₙ &lt; 0. The ground holds the end effector back. Because fₙ is negative, the friction force −K fₙ t drives the end effector instead of braking it.</source>
        <translation type="unfinished">離れるはずの接触をfₙ &lt; 0で保っています。地面がエンドエフェクタを引き止めます。fₙが負なので、摩擦力−K fₙ tがエンドエフェクタを制動せずに駆動します。</translation>
    </message>
    <message>
        <source>One explicit Euler step of 10 ms</source>
        <translation type="unfinished">10 msの陽的オイラー法の1ステップ</translation>
    </message>
    <message>
        <source>The accelerations are right. Each step multiplies the most strongly damped velocity component by 1 − λ h, where λ is the largest eigenvalue of M⁻¹ D. If this factor is below −1, the velocity grows without bound.</source>
        <translation type="unfinished">加速度は正しい値です。各ステップで、減衰が最も強い速度成分に1 − λ hが掛かります。λはM⁻¹ Dの最大固有値です。この係数が−1を下回ると、速度は限りなく増大します。</translation>
    </message>
    <message>
        <source>Gravity left out</source>
        <translation type="unfinished">重力の欠落</translation>
    </message>
    <message>
        <source>Set all velocities and accelerations to zero. No torque remains, although the links have weight. The error is exactly the torque that holds the arm against gravity. It depends on the pose and not on the velocity.</source>
        <translation type="unfinished">速度と加速度をすべて0にします。リンクに重量があるのに、トルクが残りません。誤差は、アームを重力に抗して保持するトルクにちょうど等しくなります。これはポーズで決まり、速度によりません。</translation>
    </message>
    <message>
        <source>Gravity counted twice: as the base&apos;s acceleration and as a force</source>
        <translation type="unfinished">重力の二重計上: ベースの加速度と力の両方</translation>
    </message>
    <message>
        <source>Set all velocities and accelerations to zero. Every torque is twice the torque that holds the arm. The error depends on the pose and not on the velocity.</source>
        <translation type="unfinished">速度と加速度をすべて0にします。どのトルクも、アームを保持するトルクの2倍です。誤差はポーズで決まり、速度によりません。</translation>
    </message>
    <message>
        <source>Gravity with the wrong sign</source>
        <translation type="unfinished">重力の符号が逆</translation>
    </message>
    <message>
        <source>Set all velocities and accelerations to zero. Every torque has the right magnitude and the wrong sign. A revolute joint with a vertical axis shows no error.</source>
        <translation type="unfinished">速度と加速度をすべて0にします。どのトルクも大きさは正しく、符号が逆です。鉛直軸の回転関節には誤差が現れません。</translation>
    </message>
    <message>
        <source>Gyroscopic term ω × I ω left out</source>
        <translation type="unfinished">ジャイロ項ω × I ωの欠落</translation>
    </message>
    <message>
        <source>Set all velocities to zero, and the error disappears. Double the velocities instead, and it becomes four times as large. The torques of a planar arm never show it, because ω × I ω is perpendicular to all joint axes.</source>
        <translation type="unfinished">速度をすべて0にすると、誤差が消えます。代わりに速度を2倍にすると、誤差が4倍になります。ω × I ωはすべての関節軸に垂直なので、平面アームのトルクには決して現れません。</translation>
    </message>
    <message>
        <source>Centripetal term ω × (ω × r) left out</source>
        <translation type="unfinished">向心項ω × (ω × r)の欠落</translation>
    </message>
    <message>
        <source>Set all velocities to zero, and the error disappears. Double the velocities instead, and it becomes four times as large. If a single joint rotates, its own torque is right, because the centripetal forces pass through its axis.</source>
        <translation type="unfinished">速度をすべて0にすると、誤差が消えます。代わりに速度を2倍にすると、誤差が4倍になります。1つの関節だけが回転する場合、向心力がその軸を通るので、その関節のトルクは正しい値です。</translation>
    </message>
    <message>
        <source>Rotor inertia left out</source>
        <translation type="unfinished">ロータ慣性の欠落</translation>
    </message>
    <message>
        <source>The error at each joint is proportional to that joint&apos;s acceleration, whatever the pose, the load and the speed. Set all accelerations to zero, and it disappears.</source>
        <translation type="unfinished">各関節の誤差は、ポーズ、荷重、速さによらず、その関節の加速度に比例します。加速度をすべて0にすると、誤差が消えます。</translation>
    </message>
    <message>
        <source>Parallel-axis term m ĉ ĉᵀ left out</source>
        <translation type="unfinished">平行軸の項m ĉ ĉᵀの欠落</translation>
    </message>
    <message>
        <source>Set all velocities and accelerations to zero, and the error disappears. Accelerate one joint from rest. Its torque is too small. Each inertia lacks the term m d², where d is the distance of the centre of mass from the parallel axis through the origin.</source>
        <translation type="unfinished">速度と加速度をすべて0にすると、誤差が消えます。1つの関節を静止から加速します。そのトルクは小さすぎます。各慣性に項m d²が欠けています。dは、原点を通る平行軸から重心までの距離です。</translation>
    </message>
    <message>
        <source>Moment about the wrong point</source>
        <translation type="unfinished">別の点まわりのモーメント</translation>
    </message>
    <message>
        <source>Set all velocities and accelerations to zero. The error remains. All forces are right. Each wrong moment differs by the cross product of the offset between the two points and the transmitted force.</source>
        <translation type="unfinished">速度と加速度をすべて0にします。誤差は残ります。力はすべて正しい値です。正しくないモーメントはそれぞれ、2点間のオフセットと伝達力の外積だけ異なります。</translation>
    </message>
    <message>
        <source>c × F left out</source>
        <translation type="unfinished">c × Fの欠落</translation>
    </message>
    <message>
        <source>Set all velocities and accelerations to zero. The error remains. All forces are right, but the last link of each branch seems to need no moment to hold it.</source>
        <translation type="unfinished">速度と加速度をすべて0にします。誤差は残ります。力はすべて正しい値ですが、各枝の最後のリンクは、保持するモーメントが不要なように見えます。</translation>
    </message>
    <message>
        <source>r × R f of the children left out</source>
        <translation type="unfinished">子のr × R fの欠落</translation>
    </message>
    <message>
        <source>Set all velocities and accelerations to zero. The error remains. All forces are right, and so is the moment on the last link of each branch. The other moments are as if the child joints were at the origin of the link.</source>
        <translation type="unfinished">速度と加速度をすべて0にします。誤差は残ります。力はすべて正しく、各枝の最後のリンクのモーメントも正しい値です。ほかのモーメントは、子の関節がリンクの原点にあるかのような値になります。</translation>
    </message>
    <message>
        <source>R in place of its transpose</source>
        <translation type="unfinished">転置の代わりにR</translation>
    </message>
    <message>
        <source>If all link frames are parallel at q = 0, the torques are right in this pose. Rotate the joints. The torques are those of the opposite rotations.</source>
        <translation type="unfinished">q = 0ですべてのリンク座標系が平行なら、そのポーズでのトルクは正しい値です。関節を回転します。トルクは逆向きの回転での値になります。</translation>
    </message>
    <message>
        <source>Joint axis rotated by the parent&apos;s rotation: R_p a in place of R a</source>
        <translation type="unfinished">親の回転で関節軸を回転: R aの代わりにR_p a</translation>
    </message>
    <message>
        <source>Set all velocities and accelerations to zero. The error remains. It appears only where the components of the axis differ between the link frame and the parent&apos;s frame. A planar arm never shows it.</source>
        <translation type="unfinished">速度と加速度をすべて0にします。誤差は残ります。現れるのは、リンク座標系と親座標系とで軸の成分が異なる場合だけです。平面アームには決して現れません。</translation>
    </message>
    <message>
        <source>−z in place of −x in the second row of the cross-product matrix</source>
        <translation type="unfinished">外積の行列の2行目で−xの代わりに−z</translation>
    </message>
    <message>
        <source>Set all velocities and accelerations to zero, and the error disappears. Multiply the matrix by the vector that it is made from. The product must be zero, but its second component is not.</source>
        <translation type="unfinished">速度と加速度をすべて0にすると、誤差が消えます。行列に、それを作ったベクトルを掛けます。積は0のはずですが、第2成分が0になりません。</translation>
    </message>
    <message>
        <source>Children&apos;s forces subtracted</source>
        <translation type="unfinished">子の力を減算</translation>
    </message>
    <message>
        <source>Set all velocities and accelerations to zero. The error remains. The results for the last link of each branch are right. The force on the base does not equal the weight of the whole robot.</source>
        <translation type="unfinished">速度と加速度をすべて0にします。誤差は残ります。各枝の最後のリンクの結果は正しい値です。ベースにかかる力がロボット全体の重量に等しくなりません。</translation>
    </message>
    <message>
        <source>External force ignored</source>
        <translation type="unfinished">外力を無視</translation>
    </message>
    <message>
        <source>Remove the external force. No torque changes. The error is Jᵀ F, whatever the motion. It is zero at joints whose subtree carries no external force.</source>
        <translation type="unfinished">外力を取り除きます。どのトルクも変わりません。誤差は、動作によらずJᵀ Fです。部分木に外力がかからない関節では0です。</translation>
    </message>
    <message>
        <source>2 ω × s q̇ with ω expressed in the parent&apos;s frame (prismatic joint)</source>
        <translation type="unfinished">ωを親座標系で表した2 ω × s q̇（直動関節）</translation>
    </message>
    <message>
        <source>Stop the prismatic joint, and the error disappears. Stop only the joints before it, and the error disappears too. No error occurs where the axes of the link frame are parallel to those of the parent&apos;s frame.</source>
        <translation type="unfinished">直動関節を止めると、誤差が消えます。それより前の関節だけを止めても、誤差が消えます。リンク座標系の軸が親座標系の軸に平行な場合、誤差は生じません。</translation>
    </message>
    <message>
        <source>Rotation vector left in the end-effector frame</source>
        <translation type="unfinished">回転ベクトルがエンドエフェクタ座標系のまま</translation>
    </message>
    <message>
        <source>Start with the end-effector frame parallel to the base frame. At first the correction is right. Rotate the end effector by 90°, and the correction rotates about the wrong axis. Only targets that are near or need little rotation are still reached.</source>
        <translation type="unfinished">エンドエフェクタ座標系をベース座標系に平行にして始めます。最初の修正は正しいものです。エンドエフェクタを90°回転すると、修正が別の軸まわりの回転になります。到達できるのは、近い目標か、わずかな回転ですむ目標だけです。</translation>
    </message>
    <message>
        <source>Current minus target in place of target minus current</source>
        <translation type="unfinished">目標−現在の代わりに現在−目標</translation>
    </message>
    <message>
        <source>Look at the first step. The end effector moves away from the target, along the line on which it should approach.</source>
        <translation type="unfinished">最初のステップを見ます。エンドエフェクタが、近づくはずの線に沿って目標から遠ざかります。</translation>
    </message>
    <message>
        <source>Differences of roll, pitch and yaw in place of the rotation vector</source>
        <translation type="unfinished">回転ベクトルの代わりにロール、ピッチ、ヨーの差</translation>
    </message>
    <message>
        <source>If only the yaw differs, at zero roll and pitch, the step is right. Otherwise the three differences do not form a rotation vector (axis times angle). The iteration circles the target, and near a pitch of 90° it breaks down.</source>
        <translation type="unfinished">ロールとピッチが0で、ヨーだけが異なるなら、ステップは正しいものです。それ以外では、3つの差は回転ベクトル（軸×角度）になりません。反復は目標のまわりを回り、ピッチが90°に近いと破綻します。</translation>
    </message>
    <message>
        <source>Weights D applied to the error but not to J</source>
        <translation type="unfinished">重みDを誤差に掛け、Jには掛けない</translation>
    </message>
    <message>
        <source>Set all weights to 1, and the error disappears. Otherwise each component of the step is multiplied by its weight. Near the target the residual no longer falls quadratically, and a weight above 2 makes it grow.</source>
        <translation type="unfinished">重みをすべて1にすると、誤差が消えます。それ以外では、ステップの各成分に重みが掛かります。目標の近くで残差が2次的に減らなくなり、重みが2を超えると残差が増えます。</translation>
    </message>
    <message>
        <source>Jacobian of the wrong point: v at the base&apos;s origin</source>
        <translation type="unfinished">別の点のヤコビ行列: ベース原点でのv</translation>
    </message>
    <message>
        <source>Set a target that needs a pure rotation. The end effector is displaced by the angle times its distance from the rotation axis through the base&apos;s origin. A pure translation is right.</source>
        <translation type="unfinished">純粋な回転を要する目標を設定します。エンドエフェクタは、角度と、ベース原点を通る回転軸からの距離との積だけずれます。純粋な並進は正しいものです。</translation>
    </message>
    <message>
        <source>No step limit</source>
        <translation type="unfinished">ステップの制限なし</translation>
    </message>
    <message>
        <source>Nearby targets are not affected. For distant targets the joints rotate by several turns, and some targets are not reached. The linear approximation by J holds only near the current pose.</source>
        <translation type="unfinished">近い目標には影響しません。遠い目標では関節が何回転もし、到達できない目標もあります。Jによる線形近似が成り立つのは、現在のポーズの近くだけです。</translation>
    </message>
    <message>
        <source>Stopping criterion on the residual alone</source>
        <translation type="unfinished">停止条件が残差のみ</translation>
    </message>
    <message>
        <source>Set a target that the arm cannot reach. The joint positions no longer change, but the iteration does not stop.</source>
        <translation type="unfinished">アームが到達できない目標を設定します。関節変位はもう変わらないのに、反復が止まりません。</translation>
    </message>
</context>
<context>
    <name>ModelReport</name>
    <message>
        <source>none</source>
        <extracomment>no limit</extracomment>
        <translation type="unfinished">なし</translation>
    </message>
    <message>
        <source>Unnamed robot</source>
        <translation type="unfinished">名称未設定のロボット</translation>
    </message>
    <message>
        <source>Model report</source>
        <translation type="unfinished">モデルレポート</translation>
    </message>
    <message>
        <source>%1 in the current pose</source>
        <translation type="unfinished">現在のポーズでの%1</translation>
    </message>
    <message>
        <source>%1 revolute</source>
        <translation type="unfinished">回転%1</translation>
    </message>
    <message>
        <source>%1 prismatic</source>
        <translation type="unfinished">直動%1</translation>
    </message>
    <message>
        <source>%1 fixed</source>
        <translation type="unfinished">固定%1</translation>
    </message>
    <message>
        <source>%1 passive</source>
        <translation type="unfinished">受動%1</translation>
    </message>
    <message>
        <source>%1 mimic</source>
        <translation type="unfinished">連動%1</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation type="unfinished">合計</translation>
    </message>
    <message>
        <source>%1 kg, including %2 kg of payload</source>
        <extracomment>%1: mass of the robot, %2: the part of it that is payloads</extracomment>
        <translation type="unfinished">%1 kg（うちペイロード%2 kg）</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation type="unfinished">質量</translation>
    </message>
    <message>
        <source>%1 kg</source>
        <translation type="unfinished">%1 kg</translation>
    </message>
    <message>
        <source>%1 m in the world frame</source>
        <translation type="unfinished">%1 m（ワールド座標系）</translation>
    </message>
    <message>
        <source>undefined (no mass)</source>
        <translation type="unfinished">未定義（質量なし）</translation>
    </message>
    <message>
        <source>Centre of mass with all joints at 0</source>
        <translation type="unfinished">全関節が0のときの重心</translation>
    </message>
    <message>
        <source>Centre of mass in the current pose</source>
        <translation type="unfinished">現在のポーズでの重心</translation>
    </message>
    <message>
        <source>%1 (%2 moving joints minus %3 mimic joints)</source>
        <extracomment>%1: degrees of freedom, %2: number of moving joints, %3: number of mimic joints</extracomment>
        <translation type="unfinished">%1（可動関節%2個から連動関節%3個を除く）</translation>
    </message>
    <message>
        <source>Degrees of freedom</source>
        <translation type="unfinished">自由度</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation type="unfinished">関節</translation>
    </message>
    <message>
        <source>Links</source>
        <extracomment>noun: rigid bodies of the robot</extracomment>
        <translation type="unfinished">リンク</translation>
    </message>
    <message>
        <source>%1 (%2 with mass)</source>
        <extracomment>%1: number of links, %2: number of links with mass</extracomment>
        <translation type="unfinished">%1（うち質量あり%2）</translation>
    </message>
    <message>
        <source>End effectors</source>
        <translation type="unfinished">エンドエフェクタ</translation>
    </message>
    <message>
        <source>End effector</source>
        <translation type="unfinished">エンドエフェクタ</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation type="unfinished">重力</translation>
    </message>
    <message>
        <source>%1 m/s² in the world frame</source>
        <translation type="unfinished">%1 m/s²（ワールド座標系）</translation>
    </message>
    <message>
        <source>Checks</source>
        <extracomment>noun: heading of the problems that were found</extracomment>
        <translation type="unfinished">検査結果</translation>
    </message>
    <message>
        <source>✓ No problems were found in the link and joint data.</source>
        <translation type="unfinished">✓ リンクと関節のデータに問題は見つかりませんでした。</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>noun: a problem</extracomment>
        <translation type="unfinished">エラー</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished">警告</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1: &quot;Error&quot; or &quot;Warning&quot;, %2: the problem</extracomment>
        <translation type="unfinished">%1: %2。</translation>
    </message>
    <message>
        <source>Mass and centre of mass, in the frame of each link</source>
        <translation type="unfinished">質量と重心（各リンクの座標系）</translation>
    </message>
    <message>
        <source>Link</source>
        <translation type="unfinished">リンク</translation>
    </message>
    <message>
        <source>Mass (kg)</source>
        <translation type="unfinished">質量 (kg)</translation>
    </message>
    <message>
        <source>x (m)</source>
        <translation type="unfinished">x (m)</translation>
    </message>
    <message>
        <source>y (m)</source>
        <translation type="unfinished">y (m)</translation>
    </message>
    <message>
        <source>z (m)</source>
        <translation type="unfinished">z (m)</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>noun: where the mass of a link comes from</extracomment>
        <translation type="unfinished">求め方</translation>
    </message>
    <message>
        <source>massless frame</source>
        <translation type="unfinished">質量のない座標系</translation>
    </message>
    <message>
        <source>entered</source>
        <extracomment>the mass of a link was typed in</extracomment>
        <translation type="unfinished">入力値</translation>
    </message>
    <message>
        <source>mass entered, uniform rod</source>
        <translation type="unfinished">質量は入力値、一様な棒</translation>
    </message>
    <message>
        <source>mass entered, inertia from shapes</source>
        <translation type="unfinished">質量は入力値、慣性は形状から計算</translation>
    </message>
    <message>
        <source>from shapes at %1 kg/m³</source>
        <translation type="unfinished">形状から計算（%1 kg/m³）</translation>
    </message>
    <message>
        <source>Inertia about the centre of mass, expressed in the link frame (kg m²)</source>
        <translation type="unfinished">リンク座標系で表した重心まわりの慣性 (kg m²)</translation>
    </message>
    <message>
        <source>Ixy, Ixz and Iyz are entries of the inertia matrix, so Ixy = −∫ x y dm.</source>
        <translation type="unfinished">Ixy、Ixz、Iyzは慣性テンソルの要素なので、Ixy = −∫ x y dmです。</translation>
    </message>
    <message>
        <source>Principal moments of inertia about the centre of mass (kg m²)</source>
        <translation type="unfinished">重心まわりの主慣性モーメント (kg m²)</translation>
    </message>
    <message>
        <source>Payloads</source>
        <translation type="unfinished">ペイロード</translation>
    </message>
    <message>
        <source>Point masses, in the frame of their link</source>
        <translation type="unfinished">質点（リンクの座標系）</translation>
    </message>
    <message>
        <source>Payload</source>
        <translation type="unfinished">ペイロード</translation>
    </message>
    <message>
        <source>Attached</source>
        <extracomment>adjective: a payload that is carried now</extracomment>
        <translation type="unfinished">取付け</translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished">はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished">いいえ</translation>
    </message>
    <message>
        <source>Attached payloads are included in the totals, but not in the link data above.</source>
        <translation type="unfinished">取り付けられたペイロードは合計に含まれますが、上のリンクのデータには含まれません。</translation>
    </message>
    <message>
        <source>%1 times %2</source>
        <extracomment>position of a mimic joint; %1: a factor, %2: name of the joint that it follows</extracomment>
        <translation type="unfinished">%2の%1倍</translation>
    </message>
    <message>
        <source>%1 times %2, plus %3</source>
        <extracomment>position of a mimic joint; %1: a factor, %2: name of the joint that it follows, %3: what is added, with its unit</extracomment>
        <translation type="unfinished">%2の%1倍 + %3</translation>
    </message>
    <message>
        <source>none (passive)</source>
        <translation type="unfinished">なし（受動）</translation>
    </message>
    <message>
        <source>motor</source>
        <extracomment>noun: what drives a joint</extracomment>
        <translation type="unfinished">モータ</translation>
    </message>
    <message>
        <source>Parent, child and current position of each joint</source>
        <translation type="unfinished">各関節の親、子、現在の変位</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation type="unfinished">関節</translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished">種類</translation>
    </message>
    <message>
        <source>Parent</source>
        <extracomment>noun: link that a joint attaches another link to</extracomment>
        <translation type="unfinished">親</translation>
    </message>
    <message>
        <source>Child</source>
        <extracomment>noun: link that a joint attaches to its parent</extracomment>
        <translation type="unfinished">子</translation>
    </message>
    <message>
        <source>Actuation</source>
        <translation type="unfinished">駆動</translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished">変位</translation>
    </message>
    <message>
        <source>Joint origin and orientation in the parent frame at position 0, and axis in the child frame</source>
        <translation type="unfinished">変位0での親座標系における関節の原点と姿勢、および子座標系における軸</translation>
    </message>
    <message>
        <source>Roll (%1)</source>
        <translation type="unfinished">ロール (%1)</translation>
    </message>
    <message>
        <source>Pitch (%1)</source>
        <translation type="unfinished">ピッチ (%1)</translation>
    </message>
    <message>
        <source>Yaw (%1)</source>
        <translation type="unfinished">ヨー (%1)</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation type="unfinished">軸</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation type="unfinished">限界</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>lower limit of a joint</extracomment>
        <translation type="unfinished">下限</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>upper limit of a joint</extracomment>
        <translation type="unfinished">上限</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation type="unfinished">速度</translation>
    </message>
    <message>
        <source>Torque or force</source>
        <translation type="unfinished">トルクまたは力</translation>
    </message>
    <message>
        <source>Joint springs</source>
        <translation type="unfinished">関節ばね</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation type="unfinished">剛性</translation>
    </message>
    <message>
        <source>Rest position</source>
        <translation type="unfinished">自然位置</translation>
    </message>
    <message>
        <source>Friction and motor</source>
        <translation type="unfinished">摩擦とモータ</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation type="unfinished">減衰</translation>
    </message>
    <message>
        <source>Coulomb friction (+)</source>
        <translation type="unfinished">クーロン摩擦 (+)</translation>
    </message>
    <message>
        <source>Coulomb friction (−)</source>
        <translation type="unfinished">クーロン摩擦 (−)</translation>
    </message>
    <message>
        <source>Rotor inertia</source>
        <translation type="unfinished">ロータ慣性</translation>
    </message>
    <message>
        <source>Gear ratio</source>
        <translation type="unfinished">減速比</translation>
    </message>
    <message>
        <source>Reflected inertia</source>
        <translation type="unfinished">換算慣性</translation>
    </message>
    <message>
        <source>damping in N m s/rad, Coulomb friction in N m, reflected inertia in kg m²</source>
        <translation type="unfinished">減衰はN m s/rad、クーロン摩擦はN m、換算慣性はkg m²</translation>
    </message>
    <message>
        <source>damping in N s/m, Coulomb friction in N, gear ratio in rad/m, reflected inertia in kg</source>
        <translation type="unfinished">減衰はN s/m、クーロン摩擦はN、減速比はrad/m、換算慣性はkg</translation>
    </message>
    <message>
        <source>Revolute joints: %1. Prismatic joints: %2.</source>
        <extracomment>%1 and %2: units of the table above (&quot;damping in N s/m, …&quot;)</extracomment>
        <translation type="unfinished">回転関節: %1。直動関節: %2。</translation>
    </message>
    <message>
        <source>Units: %1.</source>
        <translation type="unfinished">単位: %1。</translation>
    </message>
    <message>
        <source>The rotor inertia is in kg m², on the motor side of the gear. The reflected inertia is the rotor inertia times the square of the gear ratio.</source>
        <translation type="unfinished">ロータ慣性は減速機のモータ側での値で、単位はkg m²です。換算慣性は、ロータ慣性に減速比の2乗を掛けたものです。</translation>
    </message>
    <message>
        <source>Denavit-Hartenberg parameters</source>
        <translation type="unfinished">デナビット・ハーテンバーグのパラメータ</translation>
    </message>
    <message>
        <source>No DH table: %1.</source>
        <translation type="unfinished">DH表なし: %1。</translation>
    </message>
    <message>
        <source>Standard: Rz(θ) Tz(d) Tx(a) Rx(α)</source>
        <translation type="unfinished">標準: Rz(θ) Tz(d) Tx(a) Rx(α)</translation>
    </message>
    <message>
        <source>Modified (Craig): Rx(α) Tx(a) Rz(θ) Tz(d)</source>
        <translation type="unfinished">修正 (Craig): Rx(α) Tx(a) Rz(θ) Tz(d)</translation>
    </message>
    <message>
        <source>One row per joint; a and α belong to the previous link</source>
        <translation type="unfinished">関節ごとに1行、aとαは前のリンクのもの</translation>
    </message>
    <message>
        <source>One row per joint; a and α belong to the next link</source>
        <translation type="unfinished">関節ごとに1行、aとαは次のリンクのもの</translation>
    </message>
    <message>
        <source>Frame 0 is at %1 m in the base frame and is rotated by the roll, pitch and yaw angles %2.</source>
        <extracomment>%1: three coordinates, %2: three angles with their unit</extracomment>
        <translation type="unfinished">座標系0は、ベース座標系の%1 mにあり、ロール、ピッチ、ヨー角%2だけ回転しています。</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>noun: heading of the remarks</extracomment>
        <translation type="unfinished">注記</translation>
    </message>
    <message>
        <source>Numbers are rounded to %1 significant digits. The scene file contains the unrounded values.</source>
        <translation type="unfinished">数値は有効数字%1桁に丸めてあります。シーンファイルは丸めていない値を含みます。</translation>
    </message>
    <message>
        <source>The frame of a link is at its parent joint and moves with the link. The world z axis points up.</source>
        <translation type="unfinished">リンクの座標系は親関節にあり、リンクとともに動きます。ワールドのz軸は上向きです。</translation>
    </message>
    <message>
        <source>As in URDF, roll, pitch and yaw are successive rotations about the fixed x, y and z axes of the parent frame.</source>
        <translation type="unfinished">URDFと同じく、ロール、ピッチ、ヨーは親座標系の固定されたx、y、z軸まわりの順次の回転です。</translation>
    </message>
</context>
<context>
    <name>ModesPanel</name>
    <message>
        <source>the section&apos;s y axis</source>
        <translation type="unfinished">断面のy軸</translation>
    </message>
    <message>
        <source>the section&apos;s z axis</source>
        <translation type="unfinished">断面のz軸</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation type="unfinished">%1の動き</translation>
    </message>
    <message>
        <source>%1 twists</source>
        <translation type="unfinished">%1のねじり</translation>
    </message>
    <message>
        <source>%1 stretches</source>
        <translation type="unfinished">%1の伸縮</translation>
    </message>
    <message>
        <source>%1 deflects along %2</source>
        <extracomment>%1: name of a link, %2: an axis (&quot;y&quot;, &quot;the section y axis&quot;)</extracomment>
        <translation type="unfinished">%1の%2方向のたわみ</translation>
    </message>
    <message>
        <source>rigid-body motion</source>
        <extracomment>adjective: a mode of vibration in which nothing bends</extracomment>
        <translation type="unfinished">剛体運動</translation>
    </message>
    <message>
        <source>%1 moves freely</source>
        <translation type="unfinished">%1の自由運動</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <extracomment>%1: what moves in a mode (&quot;link_2 twists&quot;), %2: its share of the motion</extracomment>
        <translation type="unfinished">%1（%2 %）</translation>
    </message>
    <message>
        <source>%1 moves as well</source>
        <translation type="unfinished">%1の動きを含む</translation>
    </message>
    <message>
        <source>Mode %1: %2</source>
        <extracomment>noun: a mode of vibration; %1: its number, %2: what moves in it (&quot;link_2 twists&quot;)</extracomment>
        <translation type="unfinished">固有モード%1: %2</translation>
    </message>
    <message>
        <source>%1 is modelled as one element of tip stiffness 3 E I / l³. Its effective tip mass is %2 kg, and its natural period is %3 ms. With the arm straight at passive joint %4, the values are %5 kg and %6 ms. At a right angle, the values are %7 kg and %8 ms.</source>
        <extracomment>%1: name of a link, %4: name of a joint, the others: masses and periods of vibration</extracomment>
        <translation type="unfinished">%1は、先端剛性3 E I / l³の1要素としてモデル化されています。有効先端質量は%2 kg、固有周期は%3 msです。受動関節%4でアームがまっすぐなときの値は%5 kgと%6 ms、直角のときの値は%7 kgと%8 msです。</translation>
    </message>
</context>
<context>
    <name>MotionDecor</name>
    <message>
        <source>editing %1</source>
        <extracomment>beside a waypoint of the 3D view that dragging changes; %1: its number</extracomment>
        <translation type="unfinished">%1を編集中</translation>
    </message>
</context>
<context>
    <name>MotionStatistics</name>
    <message>
        <source>Closest to its limit: %1 reaches %2 of its velocity limit at %3 (limit exceeded).</source>
        <extracomment>%1: name of a joint, %2: a percentage, %3: a time with its unit</extracomment>
        <translation type="unfinished">限界に最も近い関節: %1が%3に速度の限界の%2に達します（限界超過）。</translation>
    </message>
    <message>
        <source>Closest to its limit: %1 reaches %2 of its velocity limit at %3.</source>
        <extracomment>%1: name of a joint, %2: a percentage, %3: a time with its unit</extracomment>
        <translation type="unfinished">限界に最も近い関節: %1が%3に速度の限界の%2に達します。</translation>
    </message>
    <message>
        <source>Closest to its limit: %1 reaches %2 of its force limit at %3 (limit exceeded).</source>
        <extracomment>%1: name of a joint, %2: a percentage, %3: a time with its unit</extracomment>
        <translation type="unfinished">限界に最も近い関節: %3の時点で%1が力の限界の%2に達します（限界超過）。</translation>
    </message>
    <message>
        <source>Closest to its limit: %1 reaches %2 of its force limit at %3.</source>
        <extracomment>%1: name of a joint, %2: a percentage, %3: a time with its unit</extracomment>
        <translation type="unfinished">限界に最も近い関節: %3の時点で%1が力の限界の%2に達します。</translation>
    </message>
    <message>
        <source>Closest to its limit: %1 reaches %2 of its torque limit at %3 (limit exceeded).</source>
        <extracomment>%1: name of a joint, %2: a percentage, %3: a time with its unit</extracomment>
        <translation type="unfinished">限界に最も近い関節: %1が%3にトルクの限界の%2に達します（限界超過）。</translation>
    </message>
    <message>
        <source>Closest to its limit: %1 reaches %2 of its torque limit at %3.</source>
        <extracomment>%1: name of a joint, %2: a percentage, %3: a time with its unit</extracomment>
        <translation type="unfinished">限界に最も近い関節: %1が%3にトルクの限界の%2に達します。</translation>
    </message>
    <message>
        <source>%1 reaches %2 at %3, beyond its limit of %4</source>
        <extracomment>%1: name of a joint, %2: its position, %3: a time, %4: the limit, all with their unit</extracomment>
        <translation type="unfinished">%1が%3に%2に達し、限界%4を超過</translation>
    </message>
    <message>
        <source>%1 reaches a velocity of %2 at %3, beyond its limit of %4</source>
        <extracomment>%1: name of a joint, %2: its velocity, %3: a time, %4: the limit, all with their unit</extracomment>
        <translation type="unfinished">%1の速度が%3に%2に達し、限界%4を超過</translation>
    </message>
    <message>
        <source>%1 reaches an acceleration of %2 at %3, beyond its limit of %4</source>
        <extracomment>%1: name of a joint, %2: its acceleration, %3: a time, %4: the limit, all with their unit</extracomment>
        <translation type="unfinished">%1の加速度が%3に%2に達し、限界%4を超過</translation>
    </message>
    <message>
        <source>This motion loads no joint that has a torque or velocity limit.</source>
        <translation type="unfinished">この動作では、トルクまたは速度の限界をもつどの関節にも負荷がかかりません。</translation>
    </message>
    <message>
        <source>The joints have no torque or velocity limits. Set limits in Build.</source>
        <translation type="unfinished">関節にトルクと速度の限界がありません。「構築」で限界を設定してください。</translation>
    </message>
    <message>
        <source>%1 N</source>
        <translation type="unfinished">%1 N</translation>
    </message>
    <message>
        <source>%1 N m</source>
        <translation type="unfinished">%1 N m</translation>
    </message>
    <message>
        <source>%1 needs %2 at %3, beyond its limit of %4</source>
        <extracomment>%1: name of a joint, %2: torque or force, %3: a time, %4: its limit, all with their unit</extracomment>
        <translation type="unfinished">%1が%3に%2を必要とし、限界%4を超過</translation>
    </message>
</context>
<context>
    <name>MotionWords</name>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished">%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished">%1 s</translation>
    </message>
    <message>
        <source>%1 samples over %2 s, in steps of %3</source>
        <extracomment>%1: number of samples, %2: seconds, %3: a time step with its unit</extracomment>
        <translation type="unfinished">%2 s間の%1サンプル、%3刻み</translation>
    </message>
    <message>
        <source>%1 samples over %2 s, in uneven steps from %3 to %4</source>
        <extracomment>%1: number of samples, %2: seconds, %3 and %4: the shortest and the longest time step with their units</extracomment>
        <translation type="unfinished">%2 s間の%1サンプル、%3から%4までの不等間隔</translation>
    </message>
    <message>
        <source>the positions of one joint</source>
        <translation type="unfinished">1個の関節の変位</translation>
    </message>
    <message>
        <source>the positions of %1 joints</source>
        <translation type="unfinished">%1個の関節の変位</translation>
    </message>
    <message>
        <source>The file contains %1, with velocities and accelerations.</source>
        <translation type="unfinished">ファイルは%1を、速度と加速度とともに含みます。</translation>
    </message>
    <message>
        <source>The file contains %1, with velocities. The accelerations must be computed.</source>
        <translation type="unfinished">ファイルは%1を、速度とともに含みます。加速度は計算する必要があります。</translation>
    </message>
    <message>
        <source>The file contains %1, with accelerations. The velocities must be computed.</source>
        <translation type="unfinished">ファイルは%1を、加速度とともに含みます。速度は計算する必要があります。</translation>
    </message>
    <message>
        <source>The file contains %1. The velocities and accelerations must be computed.</source>
        <translation type="unfinished">ファイルは%1を含みます。速度と加速度は計算する必要があります。</translation>
    </message>
    <message>
        <source>torques (computed instead)</source>
        <translation type="unfinished">トルク（代わりに計算）</translation>
    </message>
    <message>
        <source>loads (replaced by the loads of the scene)</source>
        <translation type="unfinished">荷重（シーンの荷重で置換え）</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished">ほか%1個</translation>
    </message>
    <message>
        <source>Not used: %1.</source>
        <translation type="unfinished">不使用: %1。</translation>
    </message>
    <message>
        <source>%1 reaches %2 rad. Are the positions in the file in degrees? They are read as radians.</source>
        <extracomment>%1: name of a joint, %2: its largest position</extracomment>
        <translation type="unfinished">%1は%2 radに達します。ファイルの変位は度でしょうか。ラジアンとして読み込みます。</translation>
    </message>
    <message>
        <source>From waypoint to waypoint</source>
        <translation type="unfinished">ウェイポイント間</translation>
    </message>
    <message>
        <source>Interpolating spline</source>
        <translation type="unfinished">補間スプライン</translation>
    </message>
    <message>
        <source>Sinusoid</source>
        <translation type="unfinished">正弦波</translation>
    </message>
    <message>
        <source>Chirp</source>
        <extracomment>noun: oscillation of rising frequency</extracomment>
        <translation type="unfinished">チャープ</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation type="unfinished">サンプル</translation>
    </message>
    <message>
        <source>Cubic</source>
        <extracomment>adjective: polynomial of a motion</extracomment>
        <translation type="unfinished">3次</translation>
    </message>
    <message>
        <source>Quintic</source>
        <extracomment>adjective: polynomial of a motion</extracomment>
        <translation type="unfinished">5次</translation>
    </message>
    <message>
        <source>Cycloid</source>
        <translation type="unfinished">サイクロイド</translation>
    </message>
    <message>
        <source>Trapezoid</source>
        <translation type="unfinished">台形</translation>
    </message>
    <message>
        <source>S-curve</source>
        <extracomment>noun: motion with limited jerk</extracomment>
        <translation type="unfinished">S字</translation>
    </message>
    <message>
        <source>Joints</source>
        <extracomment>noun: path that is straight in joint space</extracomment>
        <translation type="unfinished">関節</translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>noun: straight path of the end effector</extracomment>
        <translation type="unfinished">直線</translation>
    </message>
    <message>
        <source>Arc</source>
        <extracomment>noun: circular path of the end effector</extracomment>
        <translation type="unfinished">円弧</translation>
    </message>
    <message>
        <source>Savitzky-Golay</source>
        <translation type="unfinished">サビツキー・ゴーレイ</translation>
    </message>
    <message>
        <source>Spline</source>
        <translation type="unfinished">スプライン</translation>
    </message>
    <message>
        <source>Backward differences</source>
        <translation type="unfinished">後退差分</translation>
    </message>
    <message>
        <source>A polynomial of degree %1 is fitted to %2 samples around each instant. A longer window removes more noise but also smooths abrupt changes in the motion.</source>
        <extracomment>%1: degree of the polynomial, %2: number of samples</extracomment>
        <translation type="unfinished">各時刻の前後%2サンプルに%1次の多項式を当てはめます。窓を長くするとノイズがより除かれますが、動作の急な変化も平滑化されます。</translation>
    </message>
    <message>
        <source>A cubic spline passes through all samples. It is accurate for a smooth motion, but it amplifies the effect of position noise on accelerations and torques.</source>
        <translation type="unfinished">3次スプラインがすべてのサンプルを通ります。滑らかな動作では正確ですが、変位のノイズが加速度とトルクに及ぼす影響を増幅します。</translation>
    </message>
    <message>
        <source>The difference from the previous sample is taken twice. Velocities lag by half a step and accelerations by a whole step, and each difference amplifies the noise. Using this method is a common mistake, which is visible in the torques.</source>
        <translation type="unfinished">前のサンプルとの差を2回とります。速度は半サンプル、加速度は1サンプル遅れ、差をとるたびにノイズが増幅されます。この方法の使用はよくある誤りで、トルクに現れます。</translation>
    </message>
    <message>
        <source>unnamed</source>
        <extracomment>adjective: a waypoint</extracomment>
        <translation type="unfinished">名称なし</translation>
    </message>
    <message>
        <source>Quintic spline</source>
        <translation type="unfinished">5次スプライン</translation>
    </message>
    <message>
        <source>Cubic spline</source>
        <translation type="unfinished">3次スプライン</translation>
    </message>
    <message>
        <source>segments between %1 waypoints</source>
        <translation type="unfinished">%1個のウェイポイント間の区間</translation>
    </message>
    <message>
        <source>a spline through %1 waypoints</source>
        <translation type="unfinished">%1個のウェイポイントを通るスプライン</translation>
    </message>
    <message>
        <source>a sinusoid about one pose</source>
        <translation type="unfinished">1つのポーズを中心とする正弦波</translation>
    </message>
    <message>
        <source>a chirp about one pose</source>
        <translation type="unfinished">1つのポーズを中心とするチャープ</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation type="unfinished">%1サンプル</translation>
    </message>
</context>
<context>
    <name>NodalPanel</name>
    <message>
        <source>N</source>
        <translation type="unfinished">N</translation>
    </message>
    <message>
        <source>N m</source>
        <translation type="unfinished">N m</translation>
    </message>
    <message>
        <source>[L][T]{P}</source>
        <translation type="unfinished">[L][T]{P}</translation>
    </message>
    <message>
        <source>Sum of the terms above</source>
        <translation type="unfinished">上の項の和</translation>
    </message>
    <message>
        <source>[L][T]{P}, consistent mass</source>
        <translation type="unfinished">[L][T]{P}、整合質量</translation>
    </message>
    <message>
        <source>[L][T]{P}, lumped mass</source>
        <translation type="unfinished">[L][T]{P}、集中質量</translation>
    </message>
    <message>
        <source>Computed with half the mass of each rod or element at each end, which is a mistake</source>
        <translation type="unfinished">各棒または各要素の質量の半分を両端に置いて計算したもの（誤り）</translation>
    </message>
    <message>
        <source>Recursion over the tree</source>
        <translation type="unfinished">木構造の再帰計算</translation>
    </message>
    <message>
        <source>One outward and one inward pass, without matrices</source>
        <translation type="unfinished">行列を使わない、外向き計算と内向き計算各1回</translation>
    </message>
    <message>
        <source>Friction and rotor inertia</source>
        <translation type="unfinished">摩擦とロータ慣性</translation>
    </message>
    <message>
        <source>Additional motor torque, not included in {P}</source>
        <translation type="unfinished">{P}に含まれない、追加のモータトルク</translation>
    </message>
    <message>
        <source>Newton-Euler, rigid links</source>
        <translation type="unfinished">ニュートン・オイラー法、剛体リンク</translation>
    </message>
    <message>
        <source>Along the computed motion, with friction and rotor inertia</source>
        <translation type="unfinished">計算された動作に沿い、摩擦とロータ慣性を含む</translation>
    </message>
    <message>
        <source>Along the computed motion</source>
        <translation type="unfinished">計算された動作に沿う</translation>
    </message>
    <message>
        <source>The terms add up to %1, the motor torque without friction and rotor inertia.</source>
        <translation type="unfinished">項の和は%1で、摩擦とロータ慣性を除くモータトルクです。</translation>
    </message>
    <message>
        <source>With the locked start, passive joints are locked at this instant, which would require %1 from a motor at this joint. The terms cancel from the next step on.</source>
        <translation type="unfinished">固定した開始では、この瞬間に受動関節が固定されているので、この関節のモータに%1が必要になります。次のステップから項は打ち消し合います。</translation>
    </message>
    <message>
        <source>The joint is passive, so the terms add up to %1, which balances friction and rotor inertia.</source>
        <translation type="unfinished">この関節は受動なので、項の和は%1となり、摩擦とロータ慣性と釣り合います。</translation>
    </message>
    <message>
        <source>The joint is passive, so the terms cancel, leaving a residual of %1.</source>
        <translation type="unfinished">この関節は受動なので、項は打ち消し合い、残差%1が残ります。</translation>
    </message>
    <message>
        <source>The joint is passive, but %1 remains, which is more than round-off.</source>
        <translation type="unfinished">この関節は受動ですが、丸め誤差を超える%1が残ります。</translation>
    </message>
    <message>
        <source>Lumping half the mass of each rod or element at each end changes the torque by %1. The moment of inertia of a rod about its end becomes 50 % too large.</source>
        <translation type="unfinished">各棒または各要素の質量の半分を両端に集中させると、トルクが%1変わります。端まわりの棒の慣性モーメントが50 %大きくなりすぎます。</translation>
    </message>
    <message>
        <source>Newton-Euler for rigid links ignores bending, so its torque differs by %1.</source>
        <translation type="unfinished">剛体リンクのニュートン・オイラー法は曲げを無視するので、トルクが%1異なります。</translation>
    </message>
</context>
<context>
    <name>Notation</name>
    <message>
        <source>Original source</source>
        <translation type="unfinished">原典</translation>
    </message>
    <message>
        <source>Craig; Luh, Walker and Paul</source>
        <translation type="unfinished">Craig; Luh, Walker and Paul</translation>
    </message>
    <message>
        <source>Featherstone</source>
        <translation type="unfinished">Featherstone</translation>
    </message>
    <message>
        <source>Lynch and Park</source>
        <translation type="unfinished">Lynch and Park</translation>
    </message>
</context>
<context>
    <name>OtherTorques</name>
    <message>
        <source>Look at: %1 (body frames, equation %2), %3</source>
        <extracomment>%1: title of an equation, %2: its number, %3: the equation</extracomment>
        <translation type="unfinished">確認箇所: %1（物体座標系、式%2）、%3</translation>
    </message>
    <message>
        <source>The difference depends on nothing that is in the table: it is noise, or torques and states do not belong together.</source>
        <translation type="unfinished">差が表のどの量にも依存していません。ノイズであるか、トルクと状態が対応していません。</translation>
    </message>
    <message>
        <source>With fewer than %1 rows, nothing can be said of what the difference depends on. Give more rows, at rest and in motion.</source>
        <translation type="unfinished">%1行未満では、差が何に依存するか判断できません。静止時と動作時の行を追加してください。</translation>
    </message>
    <message>
        <source>It is most like:</source>
        <translation type="unfinished">最も近いもの:</translation>
    </message>
    <message>
        <source>– %1; explains %2</source>
        <extracomment>%1: what a difference is like, %2: how much of it that explains, as a percentage</extracomment>
        <translation type="unfinished">– %1、%2を説明</translation>
    </message>
    <message>
        <source>The table has no velocities and no accelerations: they count as zero.</source>
        <translation type="unfinished">表に速度と加速度がないので、0とみなします。</translation>
    </message>
    <message>
        <source>The table has no velocities: they count as zero.</source>
        <translation type="unfinished">表に速度がないので、0とみなします。</translation>
    </message>
    <message>
        <source>The table has no accelerations: they count as zero.</source>
        <translation type="unfinished">表に加速度がないので、0とみなします。</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <extracomment>two causes of a difference</extracomment>
        <translation type="unfinished">%1、および%2</translation>
    </message>
    <message>
        <source>The torques agree.</source>
        <translation type="unfinished">トルクは一致します。</translation>
    </message>
    <message>
        <source>The torques agree within tolerance and noise.</source>
        <translation type="unfinished">トルクは許容誤差とノイズの範囲で一致します。</translation>
    </message>
    <message>
        <source>No known cause explains the difference.</source>
        <translation type="unfinished">差を説明する既知の原因はありません。</translation>
    </message>
    <message>
        <source>One of %1 causes, which this table cannot tell apart.</source>
        <extracomment>%1: a number, at least 2</extracomment>
        <translation type="unfinished">この表では区別できない%1個の原因の1つ。</translation>
    </message>
    <message>
        <source>If their torques have noise of %1, choose it: then they agree, or a cause explains the difference.</source>
        <extracomment>%1: a percentage</extracomment>
        <translation type="unfinished">相手側のトルクに%1のノイズがあるなら、それを選んでください。トルクが一致するか、原因によって差が説明されます。</translation>
    </message>
    <message>
        <source>Confidence: over %1</source>
        <translation type="unfinished">信頼度: %1超</translation>
    </message>
    <message>
        <source>Confidence: %1</source>
        <translation type="unfinished">信頼度: %1</translation>
    </message>
    <message>
        <source>Remains at “%1”: %2, which is %3 of the difference.</source>
        <extracomment>%1: name of a joint, %2: torque with its unit, %3: a percentage</extracomment>
        <translation type="unfinished">「%1」に残る差: %2、もとの差の%3。</translation>
    </message>
    <message>
        <source>Relative to its size, the torque of “%1” differs most: by %2, where theirs is %3 (root mean square).</source>
        <extracomment>root mean squares; %1: name of a joint, %2, %3: torques with their units</extracomment>
        <translation type="unfinished">大きさとの比で見ると「%1」のトルクの差が最大です: 差は%2、相手側は%3（二乗平均平方根）。</translation>
    </message>
</context>
<context>
    <name>PagePdf</name>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: name of a quantity, %2: the frame that it is given in</extracomment>
        <translation type="unfinished">%1, %2</translation>
    </message>
</context>
<context>
    <name>PdfPages</name>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>%1: number of the page, %2: number of pages</extracomment>
        <translation type="unfinished">%1/%2ページ</translation>
    </message>
</context>
<context>
    <name>PlotData</name>
    <message>
        <source>%1 has no spectrum because the curve is undefined at some times.</source>
        <translation type="unfinished">%1は曲線が定義されない時刻があるので、スペクトルがありません。</translation>
    </message>
    <message>
        <source>%1 has no spectrum because %2.</source>
        <extracomment>%1: name of a curve, %2: why it has no spectrum</extracomment>
        <translation type="unfinished">%1にはスペクトルがありません。理由: %2。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: a quantity (&quot;End effector&quot;), %2: the part of it that is drawn (&quot;x&quot;)</extracomment>
        <translation type="unfinished">%1 %2</translation>
    </message>
    <message>
        <source>%1 is not drawn because its x quantity has a different unit.</source>
        <translation type="unfinished">%1はx軸の量の単位が異なるので、描かれていません。</translation>
    </message>
    <message>
        <source>%1 is not drawn because a plot can have at most two units.</source>
        <translation type="unfinished">1つのプロットの単位は2つまでなので、%1は描かれていません。</translation>
    </message>
    <message>
        <source>Frequency (Hz)</source>
        <translation type="unfinished">周波数 (Hz)</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation type="unfinished">周波数</translation>
    </message>
    <message>
        <source>Zero at all times: %1.</source>
        <translation type="unfinished">全時刻で0: %1。</translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished">合計</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 and %2: two quantities of a plot, or the name of a curve and of its run</extracomment>
        <translation type="unfinished">%1, %2</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation type="unfinished">時間変化</translation>
    </message>
    <message>
        <source>Torque contributions of %1</source>
        <translation type="unfinished">%1のトルクへの寄与</translation>
    </message>
    <message>
        <source>X and Y</source>
        <translation type="unfinished">XとY</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>%1: quantity of the vertical axis, %2: quantity of the horizontal axis</extracomment>
        <translation type="unfinished">%2に対する%1</translation>
    </message>
    <message>
        <source>Spectrum</source>
        <translation type="unfinished">スペクトル</translation>
    </message>
    <message>
        <source>%1 spectrum</source>
        <translation type="unfinished">%1のスペクトル</translation>
    </message>
    <message>
        <source>Torque against speed</source>
        <translation type="unfinished">速さに対するトルク</translation>
    </message>
</context>
<context>
    <name>PlotExport</name>
    <message>
        <source>spectra, because they have no time axis (save them separately), and frozen curves, because they have their own times</source>
        <translation type="unfinished">スペクトル（時間軸がないので、別に保存してください）と固定した曲線（独自の時刻をもちます）</translation>
    </message>
    <message>
        <source>spectra, because they have no time axis (save them separately)</source>
        <translation type="unfinished">スペクトル（時間軸がないので、別に保存してください）</translation>
    </message>
    <message>
        <source>frozen curves, because they have their own times</source>
        <translation type="unfinished">固定した曲線（独自の時刻をもちます）</translation>
    </message>
    <message>
        <source>plots can be saved only as .png, .svg, .pdf or .csv</source>
        <translation type="unfinished">プロットを保存できる形式は.png、.svg、.pdf、.csvだけです</translation>
    </message>
    <message>
        <source>Save Plot</source>
        <translation type="unfinished">プロットの保存</translation>
    </message>
    <message>
        <source>Save Plots</source>
        <translation type="unfinished">プロットの保存</translation>
    </message>
    <message>
        <source>plots.png</source>
        <translation type="unfinished">plots.png</translation>
    </message>
    <message>
        <source>PNG image (*.png)</source>
        <translation type="unfinished">PNG画像 (*.png)</translation>
    </message>
    <message>
        <source>SVG image (*.svg)</source>
        <translation type="unfinished">SVG画像 (*.svg)</translation>
    </message>
    <message>
        <source>Page (*.pdf)</source>
        <translation type="unfinished">ページ (*.pdf)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation type="unfinished">表 (*.csv)</translation>
    </message>
    <message>
        <source>Not Saved</source>
        <translation type="unfinished">未保存</translation>
    </message>
    <message>
        <source>Could not write %1: %2.</source>
        <extracomment>%1: path of a file, %2: why it was not written</extracomment>
        <translation type="unfinished">%1を書き込めませんでした: %2。</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation type="unfinished">保存済み</translation>
    </message>
    <message>
        <source>Not in the table: %1.</source>
        <translation type="unfinished">表に含まれないもの: %1。</translation>
    </message>
</context>
<context>
    <name>PlotPresets</name>
    <message>
        <source>Torques</source>
        <translation type="unfinished">トルク</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation type="unfinished">変位</translation>
    </message>
    <message>
        <source>Velocities and Accelerations</source>
        <translation type="unfinished">速度と加速度</translation>
    </message>
    <message>
        <source>Contributions to a Torque</source>
        <translation type="unfinished">トルクへの寄与</translation>
    </message>
    <message>
        <source>Power and Energy</source>
        <translation type="unfinished">仕事率とエネルギー</translation>
    </message>
    <message>
        <source>End Effector</source>
        <translation type="unfinished">エンドエフェクタ</translation>
    </message>
    <message>
        <source>Phase Portrait</source>
        <translation type="unfinished">位相図</translation>
    </message>
    <message>
        <source>Torque Spectrum</source>
        <translation type="unfinished">トルクのスペクトル</translation>
    </message>
    <message>
        <source>Contact Forces</source>
        <translation type="unfinished">接触力</translation>
    </message>
    <message>
        <source>Gap, Slip Speed and Slip Margin</source>
        <translation type="unfinished">すきま、すべり速度、すべり余裕</translation>
    </message>
    <message>
        <source>Energy Balance</source>
        <translation type="unfinished">エネルギー収支</translation>
    </message>
    <message>
        <source>Internal Forces and Moments</source>
        <translation type="unfinished">内力と内部モーメント</translation>
    </message>
    <message>
        <source>Motor Torques</source>
        <translation type="unfinished">モータトルク</translation>
    </message>
    <message>
        <source>Torque against Speed</source>
        <translation type="unfinished">速さに対するトルク</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation type="unfinished">時間変化</translation>
    </message>
    <message>
        <source>Stacked contributions</source>
        <translation type="unfinished">寄与の積上げ</translation>
    </message>
    <message>
        <source>X and Y</source>
        <translation type="unfinished">XとY</translation>
    </message>
    <message>
        <source>Spectrum</source>
        <translation type="unfinished">スペクトル</translation>
    </message>
    <message>
        <source>Torque against speed</source>
        <translation type="unfinished">速さに対するトルク</translation>
    </message>
</context>
<context>
    <name>Predict</name>
    <message>
        <source>The vector is zero here, so it has no direction.</source>
        <translation type="unfinished">ここではベクトルが0なので、方向がありません。</translation>
    </message>
    <message>
        <source>The vector is not zero.</source>
        <translation type="unfinished">ベクトルは0ではありません。</translation>
    </message>
    <message>
        <source>Your arrow is %1° off the true direction (tolerance %2°).</source>
        <extracomment>%1: the angle, %2: the largest angle that counts as right</extracomment>
        <translation type="unfinished">矢印は正しい方向から%1°ずれています（許容誤差%2°）。</translation>
    </message>
    <message>
        <source>%1, tolerance %2</source>
        <extracomment>%1: difference from the right value, %2: difference that is allowed, both with their unit</extracomment>
        <translation type="unfinished">%1、許容誤差%2</translation>
    </message>
    <message>
        <source>Difference: %1.</source>
        <translation type="unfinished">差: %1。</translation>
    </message>
    <message>
        <source>the parent frame</source>
        <translation type="unfinished">親座標系</translation>
    </message>
    <message>
        <source>the world frame</source>
        <translation type="unfinished">ワールド座標系</translation>
    </message>
    <message>
        <source>the link frame</source>
        <translation type="unfinished">リンク座標系</translation>
    </message>
    <message>
        <source> and </source>
        <extracomment>between two symbols of terms</extracomment>
        <translation type="unfinished"> と </translation>
    </message>
    <message>
        <source>The sign of the whole answer is wrong.</source>
        <translation type="unfinished">答え全体の符号が逆です。</translation>
    </message>
    <message>
        <source>Your answer is right, except that it leaves out %1.</source>
        <translation type="unfinished">%1が抜けているほかは、答えは正しいです。</translation>
    </message>
    <message>
        <source>Your answer is right, except for the wrong sign of %1.</source>
        <translation type="unfinished">%1の符号が逆であるほかは、答えは正しいです。</translation>
    </message>
    <message>
        <source>Your answer is right in %1, but the question asks for another frame: %2.</source>
        <extracomment>%1: the frame of the answer, %2: the frame that was asked for</extracomment>
        <translation type="unfinished">答えは%1では正しいですが、設問が求めているのは別の座標系です: %2。</translation>
    </message>
    <message>
        <source>Your answer is in degrees, but angles are in radians.</source>
        <translation type="unfinished">答えが度になっていますが、角度はラジアンで表します。</translation>
    </message>
    <message>
        <source>Your answer was converted from degrees to radians once too often.</source>
        <translation type="unfinished">答えに、度からラジアンへの換算が1回余分に行われています。</translation>
    </message>
    <message>
        <source>Your answer is a thousand times too large. Lengths are in metres.</source>
        <translation type="unfinished">答えが1000倍大きすぎます。長さはメートルで表します。</translation>
    </message>
    <message>
        <source>Your answer is a thousand times too small. Lengths are in metres.</source>
        <translation type="unfinished">答えが1/1000で小さすぎます。長さはメートルで表します。</translation>
    </message>
    <message>
        <source>The angular and linear parts are swapped. The part in %1 comes first.</source>
        <translation type="unfinished">角度成分と並進成分が入れ替わっています。先に来るのは%1の成分です。</translation>
    </message>
    <message>
        <source>Your answer is %1 times the correct value.</source>
        <translation type="unfinished">答えは正しい値の%1倍です。</translation>
    </message>
    <message>
        <source>The direction is right, but the magnitude is %1 times the correct value.</source>
        <translation type="unfinished">方向は正しいですが、大きさが正しい値の%1倍です。</translation>
    </message>
    <message>
        <source>The magnitude is right, but the direction is off by %1°.</source>
        <translation type="unfinished">大きさは正しいですが、方向が%1°ずれています。</translation>
    </message>
    <message>
        <source>the term %1 of the %2</source>
        <extracomment>%1: symbol of a term, %2: name of a quantity</extracomment>
        <translation type="unfinished">%2の項%1</translation>
    </message>
    <message>
        <source>In which direction does %1 of %2 point?</source>
        <extracomment>%1: symbol of a quantity, %2: name of a link</extracomment>
        <translation type="unfinished">%2の%1はどの方向を向いていますか。</translation>
    </message>
    <message>
        <source>What is %1 of %2?</source>
        <extracomment>%1: symbol of a quantity, %2: name of a link</extracomment>
        <translation type="unfinished">%2の%1はいくらですか。</translation>
    </message>
    <message>
        <source>a term of the %1</source>
        <translation type="unfinished">%1の項</translation>
    </message>
    <message>
        <source>The value was shown, so the question is not counted.</source>
        <translation type="unfinished">値を表示したので、この設問は数えません。</translation>
    </message>
    <message>
        <source>Right.</source>
        <extracomment>adjective: the answer is correct</extracomment>
        <translation type="unfinished">正解です。</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation type="unfinished">不正解です。</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <extracomment>%1: symbol of a quantity, %2: its value with its unit</extracomment>
        <translation type="unfinished">%1 = %2</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation type="unfinished">未回答</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <extracomment>%1: number of right answers, %2: number of all answers</extracomment>
        <translation type="unfinished">%2問中%1問正解</translation>
    </message>
    <message>
        <source>%1 in a row</source>
        <extracomment>how many of the latest answers are right, one after the other</extracomment>
        <translation type="unfinished">%1問連続</translation>
    </message>
    <message>
        <source>%1 shown</source>
        <extracomment>how many answers were shown instead of found</extracomment>
        <translation type="unfinished">表示%1問</translation>
    </message>
</context>
<context>
    <name>PropertyForm</name>
    <message>
        <source>must be a whole number from %1 to %2</source>
        <extracomment>what may be typed; %1: least value, %2: largest value</extracomment>
        <translation type="unfinished">%1から%2までの整数である必要があります</translation>
    </message>
    <message>
        <source>must be greater than %1 and at most %2</source>
        <extracomment>what may be typed; %1: lower bound, %2: largest value, both with their unit</extracomment>
        <translation type="unfinished">%1より大きく%2以下である必要があります</translation>
    </message>
    <message>
        <source>must be between %1 and %2</source>
        <extracomment>what may be typed; %1: least value, %2: largest value with its unit</extracomment>
        <translation type="unfinished">%1から%2までである必要があります</translation>
    </message>
    <message>
        <source>must be greater than %1</source>
        <translation type="unfinished">%1より大きい必要があります</translation>
    </message>
    <message>
        <source>must be at least %1</source>
        <translation type="unfinished">%1以上である必要があります</translation>
    </message>
</context>
<context>
    <name>QuickMotion</name>
    <message>
        <source>Ready</source>
        <extracomment>adjective: name of the robot&apos;s ready pose</extracomment>
        <translation type="unfinished">標準</translation>
    </message>
    <message>
        <source>Current</source>
        <extracomment>adjective: name of the pose that is shown</extracomment>
        <translation type="unfinished">現在</translation>
    </message>
    <message>
        <source>Move from the ready pose to the current pose</source>
        <translation type="unfinished">標準ポーズから現在のポーズへ動かします</translation>
    </message>
</context>
<context>
    <name>RefusalMark</name>
    <message>
        <source>Invalid value: %1</source>
        <translation type="unfinished">正しくない値: %1</translation>
    </message>
</context>
<context>
    <name>Revision</name>
    <message>
        <source>Solid: %1; dashed: %2; thick: exact for rigid links; dots: other program</source>
        <extracomment>which curves are drawn how; %1 and %2: symbols of angles or torques; independent: another program&apos;s result</extracomment>
        <translation type="unfinished">実線: %1、破線: %2、太線: 剛体リンクの厳密解、点: 別のプログラム</translation>
    </message>
    <message>
        <source>Solid: %1; dashed: %2; thick: exact for rigid links</source>
        <extracomment>which curves are drawn how; %1 and %2: symbols of angles or torques</extracomment>
        <translation type="unfinished">実線: %1、破線: %2、太線: 剛体リンクの厳密解</translation>
    </message>
    <message>
        <source>Nodes and Their Forces</source>
        <translation type="unfinished">節点とその力</translation>
    </message>
    <message>
        <source>Two nodes, A and B, represent the arm. The mass matrix times the nodal accelerations in an inertial frame gives the nodal forces {P}. Joints play no part yet.</source>
        <translation type="unfinished">2つの節点AとBがアームを表します。慣性系での節点加速度に質量行列を掛けると、節点力{P}になります。関節はまだ関与しません。</translation>
    </message>
    <message>
        <source>Step through time with the slider below the figure. Then choose “Lumped mass” and watch {P} change.</source>
        <translation type="unfinished">図の下のスライダで時間を進めます。次に「集中質量」を選び、{P}の変化を見ます。</translation>
    </message>
    <message>
        <source>From {P} to Torques</source>
        <translation type="unfinished">{P}からトルクへ</translation>
    </message>
    <message>
        <source>For each link, [T] sums the transverse components of the forces beyond its joint, which gives Q. [L] multiplies Q by the link lengths, so τ₁ = l₁Q₁ + l₂Q₂ and τ₂ = l₂Q₂.</source>
        <translation type="unfinished">各リンクについて、[T]はその関節より先の力の横方向成分を足し合わせてQとします。[L]はQにリンク長を掛けるので、τ₁ = l₁Q₁ + l₂Q₂、τ₂ = l₂Q₂です。</translation>
    </message>
    <message>
        <source>Look at Q₂ below the figure. It is zero, because joint 2 is passive.</source>
        <translation type="unfinished">図の下のQ₂を見ます。関節2は受動なので、0です。</translation>
    </message>
    <message>
        <source>Locking Joint 2 Needs a Motor</source>
        <translation type="unfinished">関節2の固定にはモータが必要</translation>
    </message>
    <message>
        <source>If joint 2 is locked, links 1 and 2 rotate as one body. This motion requires a torque at joint 2, but joint 2 has no motor.</source>
        <translation type="unfinished">関節2を固定すると、リンク1と2は一体となって回転します。この動作には関節2のトルクが必要ですが、関節2にはモータがありません。</translation>
    </message>
    <message>
        <source>Look at τ₂ at t = 0, below the figure. This torque would keep joint 2 locked.</source>
        <translation type="unfinished">図の下で、t = 0でのτ₂を見ます。このトルクがあれば関節2を固定しておけます。</translation>
    </message>
    <message>
        <source>The Finite-Element Step Moves Link 2</source>
        <translation type="unfinished">有限要素のステップでリンク2が動く</translation>
    </message>
    <message>
        <source>Each step solves equation (1) with link 2 pinned at both ends. Link 2 deviates by u_d from its locked pose, and its new angle relative to link 1 is the next θ.</source>
        <translation type="unfinished">各ステップでは、リンク2の両端をピン結合として式(1)を解きます。リンク2は固定したポーズからu_dだけずれ、リンク1に対する新しい角度が次のθになります。</translation>
    </message>
    <message>
        <source>Step through time and watch τ₂. It is zero to within round-off at every instant, including the first.</source>
        <translation type="unfinished">時間を進めてτ₂を見ます。最初を含むすべての瞬間に、丸め誤差の範囲で0です。</translation>
    </message>
    <message>
        <source>Choosing the Time Step</source>
        <translation type="unfinished">タイムステップの選択</translation>
    </message>
    <message>
        <source>Read literally, the algorithm carries over the time derivatives of u_d unchanged, although their frame has rotated. As a result, θ drifts in proportion to Δt.</source>
        <translation type="unfinished">アルゴリズムを文字どおりに読むと、u_dの座標系が回転したのに、u_dの時間微分をそのまま引き継ぎます。その結果、θはΔtに比例してずれていきます。</translation>
    </message>
    <message>
        <source>Compare θ with the thick curve. Try 1 ms, then 0.1 ms, and finally “Corrected” at 10 ms. In each case, the drift is smaller.</source>
        <translation type="unfinished">θを太い曲線と比べます。1 ms、次に0.1 ms、最後に10 msの「修正版」を試します。そのたびにずれが小さくなります。</translation>
    </message>
    <message>
        <source>Link 1 Bends, So τ₁ Vibrates</source>
        <translation type="unfinished">リンク1が曲がるのでτ₁が振動</translation>
    </message>
    <message>
        <source>If link 1 is elastic, τ₁ oscillates about the torque of rigid links. The period depends on the pose, because link 2 is pinned to the tip of link 1.</source>
        <translation type="unfinished">リンク1が弾性だと、τ₁は剛体リンクのトルクのまわりで振動します。リンク2がリンク1の先端にピン結合されているので、周期はポーズにより変わります。</translation>
    </message>
    <message>
        <source>Look at τ₁ at about 0.7 s. It oscillates most slowly then, because link 2 is perpendicular to link 1. The periods are in the Paper and Result tab.</source>
        <translation type="unfinished">約0.7 sでのτ₁を見ます。リンク2がリンク1に垂直なので、このとき最もゆっくり振動します。周期は「論文と結果」タブにあります。</translation>
    </message>
    <message>
        <source>Period of the oscillation of τ₁</source>
        <translation type="unfinished">τ₁の振動の周期</translation>
    </message>
    <message>
        <source>0.025–0.04 s</source>
        <translation type="unfinished">0.025–0.04 s</translation>
    </message>
    <message>
        <source>none, because link 1 is rigid</source>
        <translation type="unfinished">なし（リンク1が剛体のため）</translation>
    </message>
    <message>
        <source>s</source>
        <translation type="unfinished">s</translation>
    </message>
    <message>
        <source>no oscillation</source>
        <translation type="unfinished">振動なし</translation>
    </message>
    <message>
        <source>If link 1 is elastic, the period depends on the pose. It is shortest when the arm is straight and longest when the links are at a right angle.</source>
        <translation type="unfinished">リンク1が弾性だと、周期はポーズにより変わります。アームがまっすぐなとき最も短く、リンクが直角のとき最も長くなります。</translation>
    </message>
    <message>
        <source>Period of the highest spectral peak</source>
        <translation type="unfinished">最大スペクトルピークの周期</translation>
    </message>
    <message>
        <source>—</source>
        <translation type="unfinished">—</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished">%1 s</translation>
    </message>
    <message>
        <source>The period varies with the pose. The peak corresponds to the poses in which the arm spends the most time.</source>
        <translation type="unfinished">周期はポーズとともに変わります。ピークは、アームが最も長い時間とるポーズに対応します。</translation>
    </message>
    <message>
        <source>Theory, 2π√(ml³/(3EI))</source>
        <translation type="unfinished">理論値2π√(ml³/(3EI))</translation>
    </message>
    <message>
        <source>0.031 s</source>
        <translation type="unfinished">0.031 s</translation>
    </message>
    <message>
        <source>%1 s for 97.5 g, %2 s for 100 g</source>
        <extracomment>%1 and %2: periods of vibration for two masses</extracomment>
        <translation type="unfinished">97.5 gで%1 s、100 gで%2 s</translation>
    </message>
    <message>
        <source>Both periods round to 0.031 s. Neither mass is the effective mass.</source>
        <translation type="unfinished">どちらの周期も丸めると0.031 sです。どちらの質量も有効質量ではありません。</translation>
    </message>
    <message>
        <source>Effective mass at θ = 0, 30, 60, 90°</source>
        <translation type="unfinished">θ = 0, 30, 60, 90°での有効質量</translation>
    </message>
    <message>
        <source>one constant mass</source>
        <translation type="unfinished">一定の質量1つ</translation>
    </message>
    <message>
        <source>%1 kg, including %2 kg from link 2</source>
        <extracomment>%1: four masses, %2: the part of link 2 in each of them</extracomment>
        <translation type="unfinished">%1 kg（うちリンク2の分%2 kg）</translation>
    </message>
    <message>
        <source>The effective mass at the tip contains part of link 1 and, through the pin, part of link 2. It contains all of link 2 only when link 2 is perpendicular to link 1.</source>
        <translation type="unfinished">先端の有効質量は、リンク1の一部と、ピンを介したリンク2の一部を含みます。リンク2全体を含むのは、リンク2がリンク1に垂直なときだけです。</translation>
    </message>
    <message>
        <source>Natural period at θ = 0, 30, 60, 90°</source>
        <translation type="unfinished">θ = 0, 30, 60, 90°での固有周期</translation>
    </message>
    <message>
        <source>From the effective mass and the tip stiffness of the element.</source>
        <translation type="unfinished">有効質量と、要素の先端剛性から求めたもの。</translation>
    </message>
    <message>
        <source>Natural period with time steps of %1 ms</source>
        <translation type="unfinished">%1 msのタイムステップでの固有周期</translation>
    </message>
    <message>
        <source>Newmark&apos;s method lengthens T to πΔt / atan(πΔt/T). Accurate periods need time steps of 1 ms or less.</source>
        <translation type="unfinished">ニューマーク法はTをπΔt / atan(πΔt/T)に伸ばします。正確な周期には1 ms以下のタイムステップが必要です。</translation>
    </message>
    <message>
        <source>Torques at the start (exact for rigid links: %1 and 0 N m)</source>
        <translation type="unfinished">開始時のトルク（剛体リンクの厳密解: %1と0 N m）</translation>
    </message>
    <message>
        <source>an error caused by derivatives of the locked system</source>
        <translation type="unfinished">固定した系の微分による誤差</translation>
    </message>
    <message>
        <source>%1 and %2 N m</source>
        <extracomment>%1 and %2: torques of joints 1 and 2</extracomment>
        <translation type="unfinished">%1と%2 N m</translation>
    </message>
    <message>
        <source>Link 1 is still straight, so it exerts no force at its tip. The oscillation builds up later.</source>
        <translation type="unfinished">リンク1はまだまっすぐなので、先端に力を及ぼしません。振動は後から大きくなります。</translation>
    </message>
    <message>
        <source>ü_d at t = 0 solves equation (1), so joint 2 is free from the start.</source>
        <translation type="unfinished">t = 0でのü_dは式(1)の解なので、関節2は最初から自由です。</translation>
    </message>
    <message>
        <source>Setting ü_d = 0 at t = 0 locks joint 2. If the acceleration jumps at the start, this lock requires a torque at joint 2. The effect of the torque never decays, because β = 1/4 adds no damping.</source>
        <translation type="unfinished">t = 0でü_d = 0とすると、関節2が固定されます。開始時に加速度が不連続なら、この固定には関節2のトルクが必要です。β = 1/4では減衰が加わらないので、このトルクの影響は減衰しません。</translation>
    </message>
    <message>
        <source>Largest |τ₂| after step 0</source>
        <translation type="unfinished">ステップ0より後の最大|τ₂|</translation>
    </message>
    <message>
        <source>0</source>
        <translation type="unfinished">0</translation>
    </message>
    <message>
        <source>%1 N m</source>
        <translation type="unfinished">%1 N m</translation>
    </message>
    <message>
        <source>Only round-off remains, because nothing locks joint 2.</source>
        <translation type="unfinished">関節2を固定するものがないので、丸め誤差だけが残ります。</translation>
    </message>
    <message>
        <source>The locked pose changes from step to step and leaves a residual, which shrinks as Δt is reduced.</source>
        <translation type="unfinished">固定したポーズがステップごとに変わり、残差が残ります。Δtを小さくすると残差も小さくなります。</translation>
    </message>
    <message>
        <source>Largest |θ − θ_rigid|</source>
        <translation type="unfinished">最大|θ − θ_rigid|</translation>
    </message>
    <message>
        <source>2(a) and 3(a) look the same</source>
        <translation type="unfinished">2(a)と3(a)は同じに見える</translation>
    </message>
    <message>
        <source>%1 rad at %2 s</source>
        <extracomment>%1: largest error of an angle, %2: when it occurs</extracomment>
        <translation type="unfinished">%2 sで%1 rad</translation>
    </message>
    <message>
        <source>The time derivatives of u_d do not rotate with the frame, so the error is of order 1 in Δt.</source>
        <translation type="unfinished">u_dの時間微分が座標系とともに回転しないので、誤差はΔtの1次です。</translation>
    </message>
    <message>
        <source>The time derivatives of u_d rotate with link 1, so the error is of order 2 in Δt. A tenth of Δt gives a hundredth of the error.</source>
        <translation type="unfinished">u_dの時間微分がリンク1とともに回転するので、誤差はΔtの2次です。Δtを1/10にすると誤差は1/100になります。</translation>
    </message>
    <message>
        <source>The locked start gives a wrong initial impulse, so the error is of order 1 in Δt.</source>
        <translation type="unfinished">固定した開始により最初の力積が正しくないので、誤差はΔtの1次です。</translation>
    </message>
    <message>
        <source>Largest deflection of link 1</source>
        <translation type="unfinished">リンク1の最大たわみ</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation type="unfinished">%1 mm</translation>
    </message>
    <message>
        <source>An elastic link 1 deflects little compared with its length of 250 mm. The deflection is barely visible in the angles but clearly visible in the torques.</source>
        <translation type="unfinished">弾性のリンク1のたわみは、長さ250 mmに比べてわずかです。たわみは角度にはほとんど現れませんが、トルクにははっきり現れます。</translation>
    </message>
    <message>
        <source>Cubic</source>
        <extracomment>adjective: polynomial of a motion</extracomment>
        <translation type="unfinished">3次</translation>
    </message>
    <message>
        <source>The acceleration jumps at the start, so link 1 oscillates</source>
        <translation type="unfinished">開始時に加速度が不連続なので、リンク1が振動します</translation>
    </message>
    <message>
        <source>Quintic</source>
        <extracomment>adjective: polynomial of a motion</extracomment>
        <translation type="unfinished">5次</translation>
    </message>
    <message>
        <source>The motion starts smoothly, so link 1 hardly oscillates</source>
        <translation type="unfinished">動作が滑らかに始まるので、リンク1はほとんど振動しません</translation>
    </message>
    <message>
        <source>Cycloid</source>
        <translation type="unfinished">サイクロイド</translation>
    </message>
    <message>
        <source>Harmonic</source>
        <extracomment>adjective: law of a motion</extracomment>
        <translation type="unfinished">調和</translation>
    </message>
    <message>
        <source>The position is (1 − cos πu)/2 in normalised time u, so the acceleration jumps at the start</source>
        <translation type="unfinished">変位は正規化時間uで(1 − cos πu)/2となり、開始時に加速度が不連続になります</translation>
    </message>
    <message>
        <source>Bang-bang</source>
        <translation type="unfinished">バンバン</translation>
    </message>
    <message>
        <source>The acceleration has constant magnitude and changes sign halfway, so it jumps three times</source>
        <translation type="unfinished">加速度の大きさが一定で、中間で符号が変わるので、3回不連続になります</translation>
    </message>
    <message>
        <source>Trapezoid</source>
        <translation type="unfinished">台形</translation>
    </message>
    <message>
        <source>The velocity is trapezoidal with three equal phases, so the acceleration jumps four times</source>
        <translation type="unfinished">速度は3区間が等しい台形なので、加速度が4回不連続になります</translation>
    </message>
    <message>
        <source>2(a) angles, link 1 elastic</source>
        <translation type="unfinished">2(a) 角度、リンク1は弾性</translation>
    </message>
    <message>
        <source>2(b) torques, link 1 elastic</source>
        <translation type="unfinished">2(b) トルク、リンク1は弾性</translation>
    </message>
    <message>
        <source>3(a) angles, link 1 rigid</source>
        <translation type="unfinished">3(a) 角度、リンク1は剛体</translation>
    </message>
    <message>
        <source>3(b) torques, link 1 rigid</source>
        <translation type="unfinished">3(b) トルク、リンク1は剛体</translation>
    </message>
    <message>
        <source>All four</source>
        <translation type="unfinished">4つすべて</translation>
    </message>
    <message>
        <source>Motion of joint 1</source>
        <translation type="unfinished">関節1の動作</translation>
    </message>
    <message>
        <source>π rad in 2 s, no details</source>
        <translation type="unfinished">2 sでπ rad、詳細なし</translation>
    </message>
    <message>
        <source>An acceleration jump at the start explains the initial error and the oscillation. The cycloid and the quintic have no such jump.</source>
        <translation type="unfinished">開始時の加速度の不連続で、最初の誤差と振動を説明できます。サイクロイドと5次にはこの不連続がありません。</translation>
    </message>
    <message>
        <source>Element and mass matrix</source>
        <translation type="unfinished">要素と質量行列</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation type="unfinished">記載なし</translation>
    </message>
    <message>
        <source>%1EI/l³ at the tip, consistent mass</source>
        <translation type="unfinished">先端で%1EI/l³、整合質量</translation>
    </message>
    <message>
        <source>%1EI/l³ at the tip, lumped mass</source>
        <translation type="unfinished">先端で%1EI/l³、集中質量</translation>
    </message>
    <message>
        <source>Only the consistent mass matrix gives the correct inertia of a rigid rod. Shifted integration, as in the group&apos;s other papers, gives 4EI/l³.</source>
        <translation type="unfinished">剛体棒の慣性が正しくなるのは整合質量行列だけです。同グループのほかの論文にあるシフト積分では4EI/l³になります。</translation>
    </message>
    <message>
        <source>Second term of equation (1)</source>
        <translation type="unfinished">式(1)の第2項</translation>
    </message>
    <message>
        <source>[M]{u̇_d}</source>
        <translation type="unfinished">[M]{u̇_d}</translation>
    </message>
    <message>
        <source>[M]{ü_d}</source>
        <translation type="unfinished">[M]{ü_d}</translation>
    </message>
    <message>
        <source>The units show that ü_d is correct, because mass times acceleration is a force.</source>
        <translation type="unfinished">質量と加速度の積は力なので、単位からü_dが正しいとわかります。</translation>
    </message>
    <message>
        <source>Terms removed from [K]</source>
        <translation type="unfinished">[K]から除く項</translation>
    </message>
    <message>
        <source>all except the axial terms</source>
        <translation type="unfinished">軸方向の項以外すべて</translation>
    </message>
    <message>
        <source>bending terms of link 2 only</source>
        <translation type="unfinished">リンク2の曲げの項のみ</translation>
    </message>
    <message>
        <source>Link 1 bends in Figure 2. Without bending stiffness, it could not exert a transverse force at its tip.</source>
        <translation type="unfinished">図2ではリンク1が曲がっています。曲げ剛性がないと、先端に横方向の力を及ぼせません。</translation>
    </message>
</context>
<context>
    <name>RunPlots</name>
    <message>
        <source>Contact force</source>
        <translation type="unfinished">接触力</translation>
    </message>
    <message>
        <source>%1 is not available for this simulation.</source>
        <translation type="unfinished">%1はこのシミュレーションでは得られません。</translation>
    </message>
    <message>
        <source>%1 is available only for a simulation, and this motion does not come from a simulation.</source>
        <translation type="unfinished">%1が得られるのはシミュレーションだけで、この動作はシミュレーションによるものではありません。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>event of a contact; %1: name of the contact, %2: what it does (&quot;lifts off&quot;, &quot;slips&quot;)</extracomment>
        <translation type="unfinished">%1 %2</translation>
    </message>
</context>
<context>
    <name>SeenNow</name>
    <message>
        <source>Show Beginning</source>
        <translation type="unfinished">最初の状態を表示</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>cannot create the folder %1</source>
        <translation type="unfinished">フォルダ%1を作成できません</translation>
    </message>
    <message>
        <source>cannot lock the folder %1</source>
        <translation type="unfinished">フォルダ%1をロックできません</translation>
    </message>
</context>
<context>
    <name>SettingsForm</name>
    <message>
        <source>At the end of the step</source>
        <translation type="unfinished">ステップの終わり</translation>
    </message>
    <message>
        <source>Implicit: stable for any step, available only with semi-implicit Euler</source>
        <translation type="unfinished">陰的: どのステップでも安定で、半陰的オイラー法でのみ使えます</translation>
    </message>
    <message>
        <source>At the start of the step</source>
        <translation type="unfinished">ステップの始め</translation>
    </message>
    <message>
        <source>Explicit: simple, but unstable if the step is long and the friction is high</source>
        <translation type="unfinished">陽的: 簡単ですが、ステップが長く摩擦が大きいと不安定です</translation>
    </message>
    <message>
        <source>Contact</source>
        <extracomment>noun: whether a surface may pull</extracomment>
        <translation type="unfinished">接触</translation>
    </message>
    <message>
        <source>Bilateral or unilateral contact</source>
        <translation type="unfinished">両側または片側の接触</translation>
    </message>
    <message>
        <source>Friction</source>
        <translation type="unfinished">摩擦</translation>
    </message>
    <message>
        <source>Friction law</source>
        <translation type="unfinished">摩擦則</translation>
    </message>
    <message>
        <source>Slip speed ε</source>
        <translation type="unfinished">すべり速度ε</translation>
    </message>
    <message>
        <source>Slip speed ε at which regularised friction reaches 71 % of its Coulomb value</source>
        <translation type="unfinished">正則化した摩擦がクーロン値の71 %に達するすべり速度ε</translation>
    </message>
    <message>
        <source>Method</source>
        <translation type="unfinished">方法</translation>
    </message>
    <message>
        <source>Method for the contact forces</source>
        <translation type="unfinished">接触力の計算方法</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation type="unfinished">剛性</translation>
    </message>
    <message>
        <source>Stiffness of the surface, for the penalty method</source>
        <translation type="unfinished">ペナルティ法での面の剛性</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation type="unfinished">減衰</translation>
    </message>
    <message>
        <source>Damping of the surface, for the penalty method</source>
        <translation type="unfinished">ペナルティ法での面の減衰</translation>
    </message>
    <message>
        <source>Stabilisation</source>
        <translation type="unfinished">安定化</translation>
    </message>
    <message>
        <source>Method that keeps the contact point on the surface</source>
        <translation type="unfinished">接触点を面上に保つ方法</translation>
    </message>
    <message>
        <source>α</source>
        <translation type="unfinished">α</translation>
    </message>
    <message>
        <source>Baumgarte parameter α, the damping in C″ + 2α C′ + β² C = 0</source>
        <translation type="unfinished">バウムガルテのパラメータα、C″ + 2α C′ + β² C = 0の減衰</translation>
    </message>
    <message>
        <source>β</source>
        <translation type="unfinished">β</translation>
    </message>
    <message>
        <source>Baumgarte parameter β, the natural frequency in C″ + 2α C′ + β² C = 0</source>
        <translation type="unfinished">バウムガルテのパラメータβ、C″ + 2α C′ + β² C = 0の固有振動数</translation>
    </message>
    <message>
        <source>Project onto surfaces</source>
        <translation type="unfinished">面へ射影</translation>
    </message>
    <message>
        <source>When a run begins, move an initial pose that is off a surface to the nearest pose on the surfaces. If the box is cleared, such a run does not begin and the distance is reported.</source>
        <translation type="unfinished">実行の開始時、面から外れた初期ポーズを、面上の最も近いポーズに移します。チェックを外すと、そのような実行は始まらず、距離が示されます。</translation>
    </message>
    <message>
        <source>Integrator</source>
        <translation type="unfinished">積分法</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>of time</extracomment>
        <translation type="unfinished">ステップ</translation>
    </message>
    <message>
        <source>Integrator step (with Dormand-Prince, the time between samples)</source>
        <translation type="unfinished">積分のステップ（Dormand-Princeではサンプルの間隔）</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation type="unfinished">許容誤差</translation>
    </message>
    <message>
        <source>Absolute and relative error tolerance per second of simulated time</source>
        <translation type="unfinished">シミュレーション時間1秒あたりの絶対および相対許容誤差</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation type="unfinished">継続時間</translation>
    </message>
    <message>
        <source>Simulated time of a run</source>
        <translation type="unfinished">実行のシミュレーション時間</translation>
    </message>
    <message>
        <source>Steps per sample</source>
        <translation type="unfinished">サンプルごとのステップ数</translation>
    </message>
    <message>
        <source>Integrator steps per recorded sample</source>
        <translation type="unfinished">記録する1サンプルあたりの積分ステップ数</translation>
    </message>
    <message>
        <source>Viscous friction</source>
        <translation type="unfinished">粘性摩擦</translation>
    </message>
    <message>
        <source>Instant at which the viscous friction of the joints is evaluated</source>
        <translation type="unfinished">関節の粘性摩擦を評価する時点</translation>
    </message>
    <message>
        <source>Surfaces</source>
        <translation type="unfinished">面</translation>
    </message>
    <message>
        <source>Show the surfaces and the contact points</source>
        <translation type="unfinished">面と接触点を表示します</translation>
    </message>
    <message>
        <source>Contact forces</source>
        <translation type="unfinished">接触力</translation>
    </message>
    <message>
        <source>Show the forces exerted on the robot: the normal force, the friction and their sum</source>
        <translation type="unfinished">ロボットに働く力（法線力、摩擦、その和）を表示します</translation>
    </message>
    <message>
        <source>Friction cones</source>
        <translation type="unfinished">摩擦円錐</translation>
    </message>
    <message>
        <source>Show the friction cone of each contact. The force at a slipping contact lies on the cone.</source>
        <translation type="unfinished">各接触の摩擦円錐を表示します。すべる接触の力は円錐上にあります。</translation>
    </message>
    <message>
        <source>Internal forces</source>
        <translation type="unfinished">内力</translation>
    </message>
    <message>
        <source>Show the constraint forces at the joints, which do no work</source>
        <translation type="unfinished">仕事をしない、関節の拘束力を表示します</translation>
    </message>
    <message>
        <source>Internal moments</source>
        <translation type="unfinished">内部モーメント</translation>
    </message>
    <message>
        <source>Show the constraint moments at the joints, which do no work</source>
        <translation type="unfinished">仕事をしない、関節の拘束モーメントを表示します</translation>
    </message>
    <message>
        <source>Mouse spring</source>
        <translation type="unfinished">マウスばね</translation>
    </message>
    <message>
        <source>Stiffness of the spring with which the mouse pulls a link</source>
        <translation type="unfinished">マウスでリンクを引くばねの剛性</translation>
    </message>
</context>
<context>
    <name>ShapeWords</name>
    <message>
        <source>Box</source>
        <extracomment>noun: a shape</extracomment>
        <translation type="unfinished">直方体</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation type="unfinished">円柱</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation type="unfinished">カプセル</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation type="unfinished">球</translation>
    </message>
    <message>
        <source>Beam</source>
        <extracomment>noun: a shape</extracomment>
        <translation type="unfinished">はり</translation>
    </message>
    <message>
        <source>Mesh</source>
        <extracomment>noun: a shape made of triangles</extracomment>
        <translation type="unfinished">メッシュ</translation>
    </message>
    <message>
        <source>x</source>
        <translation type="unfinished">x</translation>
    </message>
    <message>
        <source>y</source>
        <translation type="unfinished">y</translation>
    </message>
    <message>
        <source>z</source>
        <translation type="unfinished">z</translation>
    </message>
    <message>
        <source>radius</source>
        <translation type="unfinished">半径</translation>
    </message>
    <message>
        <source>length</source>
        <translation type="unfinished">長さ</translation>
    </message>
    <message>
        <source>width</source>
        <translation type="unfinished">幅</translation>
    </message>
    <message>
        <source>height</source>
        <translation type="unfinished">高さ</translation>
    </message>
    <message>
        <source>wall thickness</source>
        <translation type="unfinished">肉厚</translation>
    </message>
    <message>
        <source>a scale of 0 would make the mesh flat</source>
        <translation type="unfinished">倍率が0だとメッシュが平らになります</translation>
    </message>
    <message>
        <source>%1 must be at least 0 m</source>
        <translation type="unfinished">%1は0 m以上である必要があります</translation>
    </message>
    <message>
        <source>%1 must be greater than 0 m</source>
        <translation type="unfinished">%1は0 mより大きい必要があります</translation>
    </message>
    <message>
        <source>the wall thickness must be less than %1 m, half the smaller of width and height</source>
        <translation type="unfinished">肉厚は、幅と高さの小さいほうの半分である%1 m未満にする必要があります</translation>
    </message>
</context>
<context>
    <name>ShareText</name>
    <message>
        <source>below 0.1 %</source>
        <translation type="unfinished">0.1 %未満</translation>
    </message>
</context>
<context>
    <name>Simulation</name>
    <message>
        <source>simulation: %1</source>
        <translation type="unfinished">シミュレーション: %1</translation>
    </message>
    <message>
        <source>contact &apos;%1&apos;: %2</source>
        <translation type="unfinished">接触「%1」: %2</translation>
    </message>
    <message>
        <source>the surface has no normal at the contact point; move the point away from the axis or centre of the surface</source>
        <translation type="unfinished">接触点で面の法線が定まりません。点を面の軸または中心から離してください</translation>
    </message>
    <message>
        <source>in the initial pose the contact point penetrates the surface by %1 m; change the pose, or start from the nearest pose on the surface (project_start)</source>
        <translation type="unfinished">初期ポーズで接触点が面に%1 mめり込んでいます。ポーズを変えるか、面上の最も近いポーズから始めてください（project_start）</translation>
    </message>
    <message>
        <source>in the initial pose the contact point is %1 m away from the surface; change the pose, or start from the nearest pose on the surface (project_start)</source>
        <translation type="unfinished">初期ポーズで接触点が面から%1 m離れています。ポーズを変えるか、面上の最も近いポーズから始めてください（project_start）</translation>
    </message>
    <message>
        <source>with the initial velocity the contact point would leave the surface at %1 m/s; change the velocity, or start from the nearest state on the surface (project_start)</source>
        <translation type="unfinished">初期速度では接触点が%1 m/sで面を離れます。速度を変えるか、面上の最も近い状態から始めてください（project_start）</translation>
    </message>
    <message>
        <source>no pose near the initial pose brings all contact points onto their surfaces; move the robot closer to the surfaces</source>
        <translation type="unfinished">初期ポーズの近くに、すべての接触点が面上にあるポーズがありません。ロボットを面に近づけてください</translation>
    </message>
    <message>
        <source>the initial pose was projected onto the surfaces of the contacts</source>
        <translation type="unfinished">初期ポーズを接触の面へ射影しました</translation>
    </message>
    <message>
        <source>at t = %1 s no combination of contact modes is consistent with the state (the contacts jam); reduce the friction or change the pose</source>
        <translation type="unfinished">t = %1 sで、状態と整合する接触状態の組合せがありません（接触のジャミング）。摩擦を減らすか、ポーズを変えてください</translation>
    </message>
    <message>
        <source>the formula ends too early; an operand is missing at its end</source>
        <translation type="unfinished">数式が途中で終わっています。最後に演算の対象がありません</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation type="unfinished">括弧が閉じられていません</translation>
    </message>
    <message>
        <source>there is one bracket too many</source>
        <translation type="unfinished">括弧が1つ余分です</translation>
    </message>
    <message>
        <source>the operator &apos;%1&apos; has no operand</source>
        <translation type="unfinished">演算子「%1」の対象がありません</translation>
    </message>
    <message>
        <source>function &apos;%1&apos; has too many arguments</source>
        <translation type="unfinished">関数「%1」の引数が多すぎます</translation>
    </message>
    <message>
        <source>function &apos;%1&apos; has too few arguments</source>
        <translation type="unfinished">関数「%1」の引数が足りません</translation>
    </message>
    <message>
        <source>the number &apos;%1&apos; needs an operator such as * or + before it</source>
        <translation type="unfinished">数値「%1」の前に*や+などの演算子が必要です</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs an operator such as * or + before it</source>
        <translation type="unfinished">「%1」の前に*や+などの演算子が必要です</translation>
    </message>
    <message>
        <source>the function &apos;%1&apos; needs an operator such as * or + before it</source>
        <translation type="unfinished">関数「%1」の前に*や+などの演算子が必要です</translation>
    </message>
    <message>
        <source>a comma may only separate the arguments of a function; write 0.5, not 0,5</source>
        <translation type="unfinished">コンマは関数の引数の区切りにだけ使えます。0,5でなく0.5と書いてください</translation>
    </message>
    <message>
        <source>a formula may have at most 10 000 characters</source>
        <translation type="unfinished">数式は10 000文字までです</translation>
    </message>
    <message>
        <source>the formula contains an invisible character; delete it</source>
        <translation type="unfinished">数式に見えない文字があります。削除してください</translation>
    </message>
    <message>
        <source>&apos;=&apos; is not allowed in a formula; write only the value, or use == to compare</source>
        <translation type="unfinished">数式に「=」は使えません。値だけを書くか、比較には==を使ってください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is unknown; use t, pi, q1, q2, ..., qd1, qd2, ... and functions such as sin</source>
        <translation type="unfinished">「%1」は未知です。t、pi、q1、q2、...、qd1、qd2、...や、sinなどの関数を使ってください</translation>
    </message>
    <message>
        <source>torque of joint &apos;%1&apos;, character %2: %3</source>
        <translation type="unfinished">関節「%1」のトルク、%2文字目: %3</translation>
    </message>
    <message>
        <source>%1 must have one value per joint (%3 instead of %2)</source>
        <translation type="unfinished">%1には関節ごとに1つの値が必要です（%2個のところ%3個）</translation>
    </message>
    <message>
        <source>%1 must be finite numbers</source>
        <translation type="unfinished">%1は有限の数値である必要があります</translation>
    </message>
    <message>
        <source>%1 must be 0 or greater</source>
        <translation type="unfinished">%1は0以上である必要があります</translation>
    </message>
    <message>
        <source>constant torques</source>
        <translation type="unfinished">一定トルク</translation>
    </message>
    <message>
        <source>slider torques</source>
        <translation type="unfinished">スライダのトルク</translation>
    </message>
    <message>
        <source>the number of formulas is %1 but must be %2, one per joint</source>
        <translation type="unfinished">数式が%1個ですが、関節ごとに1つ、計%2個必要です</translation>
    </message>
    <message>
        <source>the gains kp</source>
        <translation type="unfinished">ゲインkp</translation>
    </message>
    <message>
        <source>the gains kd</source>
        <translation type="unfinished">ゲインkd</translation>
    </message>
    <message>
        <source>the step must be between 1e-7 s and 1 s</source>
        <translation type="unfinished">ステップは1e-7 sから1 sまでである必要があります</translation>
    </message>
    <message>
        <source>the duration must be greater than 0 s and at most 100&#x2009;000 s</source>
        <translation type="unfinished">継続時間は0 sより大きく100&#x2009;000 s以下である必要があります</translation>
    </message>
    <message>
        <source>the tolerance must be between 1e-14 and 1</source>
        <translation type="unfinished">許容誤差は1e-14から1までである必要があります</translation>
    </message>
    <message>
        <source>steps per sample must be between 1 and 1&#x2009;000&#x2009;000</source>
        <translation type="unfinished">サンプルごとのステップ数は1から1&#x2009;000&#x2009;000までである必要があります</translation>
    </message>
    <message>
        <source>the slip speed of the joints must be greater than 0</source>
        <translation type="unfinished">関節のすべり速度は0より大きい必要があります</translation>
    </message>
    <message>
        <source>the slip speed of the contacts must be greater than 0 m/s</source>
        <translation type="unfinished">接触のすべり速度は0 m/sより大きい必要があります</translation>
    </message>
    <message>
        <source>alpha and beta of the stabilisation must be 0 or greater</source>
        <translation type="unfinished">安定化のalphaとbetaは0以上である必要があります</translation>
    </message>
    <message>
        <source>the stiffness of the penalty method must be greater than 0 N/m</source>
        <translation type="unfinished">ペナルティ法の剛性は0 N/mより大きい必要があります</translation>
    </message>
    <message>
        <source>the damping of the penalty method must be 0 N s/m or greater</source>
        <translation type="unfinished">ペナルティ法の減衰は0 N s/m以上である必要があります</translation>
    </message>
    <message>
        <source>implicit friction works only with the integrator semi-implicit-euler; choose that integrator or explicit friction</source>
        <translation type="unfinished">陰的な摩擦を使えるのは、積分法がsemi-implicit-eulerのときだけです。この積分法か、陽的な摩擦を選んでください</translation>
    </message>
    <message>
        <source>the torques come from the scene&apos;s motion, but the scene has no motion; add a motion, or choose another source of torques</source>
        <translation type="unfinished">トルクはシーンの動作から求めますが、シーンに動作がありません。動作を追加するか、別のトルク源を選んでください</translation>
    </message>
    <message>
        <source>the motion has a different number of joints, so it belongs to another robot</source>
        <translation type="unfinished">動作の関節数が異なるので、別のロボットの動作です</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; is a mimic joint; in a simulation it moves independently</source>
        <translation type="unfinished">関節「%1」は連動関節ですが、シミュレーションでは独立に動きます</translation>
    </message>
    <message>
        <source>the robot has no moving joint</source>
        <translation type="unfinished">ロボットに可動関節がありません</translation>
    </message>
    <message>
        <source>at t = %1 s the contact modes change more than 100 times within one step; use a shorter step, or the regularised friction law</source>
        <translation type="unfinished">t = %1 sで、1ステップ中に接触状態が100回を超えて変わります。ステップを短くするか、正則化した摩擦則を使ってください</translation>
    </message>
    <message>
        <source>at t = %1 s no step is short enough for the tolerance because the motion is too stiff or unbounded; increase the tolerance, or check friction and gains</source>
        <translation type="unfinished">t = %1 sで、動作が硬すぎるか発散しているので、許容誤差を満たす短さのステップがありません。許容誤差を大きくするか、摩擦とゲインを確認してください</translation>
    </message>
    <message>
        <source>at t = %1 s the torque of joint &apos;%2&apos; is not a finite number; if a formula gives it, check for a division by zero</source>
        <translation type="unfinished">t = %1 sで、関節「%2」のトルクが有限の数値ではありません。数式で与えている場合は、0による除算がないか確認してください</translation>
    </message>
    <message>
        <source>at t = %1 s the motion has diverged; use a shorter step, implicit friction or dopri5</source>
        <translation type="unfinished">t = %1 sで動作が発散しました。より短いステップ、陰的な摩擦、またはdopri5を使ってください</translation>
    </message>
    <message>
        <source>at t = %1 s a contact jams (Painlevé paradox); A in A f = a - d^T tau is no longer positive, so no contact force is reliable</source>
        <translation type="unfinished">t = %1 sで接触がジャミングを起こします（パンルヴェのパラドックス）。A f = a - d^T tauのAがもう正でないので、接触力はどれも信頼できません</translation>
    </message>
    <message>
        <source>%1; contact &apos;%2&apos; has K = %3, and its critical K in this state is %4</source>
        <translation type="unfinished">%1。接触「%2」はK = %3で、この状態での臨界Kは%4です</translation>
    </message>
    <message>
        <source>%1; reduce the friction or change the pose</source>
        <translation type="unfinished">%1。摩擦を減らすか、ポーズを変えてください</translation>
    </message>
    <message>
        <source>the motion may diverge because the step is too long for the joint springs; the highest natural frequency (%1 rad/s) times the step (%2 s) is %3, above the limit of %4; use a step of at most %5 s, or softer springs</source>
        <translation type="unfinished">ステップが関節ばねに対して長すぎるので、動作が発散する可能性があります。最大の固有振動数（%1 rad/s）とステップ（%2 s）の積は%3で、上限%4を超えています。%5 s以下のステップか、より柔らかいばねを使ってください</translation>
    </message>
    <message>
        <source>the motion may diverge because the step is too long for the friction of the contacts; the highest decay rate (%1 1/s) times the step (%2 s) is %3, above the limit of %4; use a step of at most %5 s</source>
        <translation type="unfinished">ステップが接触の摩擦に対して長すぎるので、動作が発散する可能性があります。最大の減衰率（%1 1/s）とステップ（%2 s）の積は%3で、上限%4を超えています。%5 s以下のステップを使ってください</translation>
    </message>
    <message>
        <source>the motion may diverge because the step is too long for the friction of the joints; the highest decay rate (%1 1/s) times the step (%2 s) is %3, above the limit of %4; use a step of at most %5 s, or implicit friction with semi-implicit-euler</source>
        <translation type="unfinished">ステップが関節の摩擦に対して長すぎるので、動作が発散する可能性があります。最大の減衰率（%1 1/s）とステップ（%2 s）の積は%3で、上限%4を超えています。%5 s以下のステップか、semi-implicit-eulerで陰的な摩擦を使ってください</translation>
    </message>
    <message>
        <source>two links with a passive shoulder</source>
        <translation type="unfinished">肩が受動の2リンク</translation>
    </message>
    <message>
        <source>a pole on a cart</source>
        <translation type="unfinished">台車上のポール</translation>
    </message>
    <message>
        <source>a pole on a rotating arm</source>
        <translation type="unfinished">回転アーム上のポール</translation>
    </message>
    <message>
        <source>two links with a passive elbow</source>
        <translation type="unfinished">肘が受動の2リンク</translation>
    </message>
    <message>
        <source>the swing-up controller does not account for the energy of springs, but joint &apos;%1&apos; has a spring; remove the spring, or choose another source of torques</source>
        <translation type="unfinished">振り上げ制御器はばねのエネルギーを考慮しませんが、関節「%1」にばねがあります。ばねを取り除くか、別のトルク源を選んでください</translation>
    </message>
    <message>
        <source>the upright pose (one joint at 0, the other at the largest potential energy) is not an equilibrium because gravity exerts %2 N m on passive joint &apos;%1&apos;; choose the zero angles so that the last link&apos;s centre of mass is in line with the first link</source>
        <translation type="unfinished">直立ポーズ（一方の関節が0、他方が位置エネルギー最大）では、重力が受動関節「%1」に%2 N mを及ぼすので、釣合いではありません。最後のリンクの重心が最初のリンクの延長上に来るように、角度の零点を選んでください</translation>
    </message>
    <message>
        <source>the controller needs two joints, one of them passive; joints of this robot: %1, passive joints: %2</source>
        <translation type="unfinished">この制御器には、一方が受動の2つの関節が必要です。このロボットの関節: %1、受動関節: %2</translation>
    </message>
    <message>
        <source>the controller is for two links in a plane, a pole on a cart or a pole on a rotating arm; this robot is none of these</source>
        <translation type="unfinished">この制御器は、平面内の2リンク、台車上のポール、回転アーム上のポールのためのものです。このロボットはどれでもありません</translation>
    </message>
    <message>
        <source>gravity does not act on joint &apos;%1&apos;, so there is no upright pose; give the scene gravity, or rotate the robot into a vertical plane</source>
        <translation type="unfinished">重力が関節「%1」に働かないので、直立ポーズがありません。シーンに重力を与えるか、ロボットを鉛直面内に回転してください</translation>
    </message>
    <message>
        <source>the gains of the controller must be finite numbers, 0 or greater</source>
        <translation type="unfinished">制御器のゲインは0以上の有限の数値である必要があります</translation>
    </message>
    <message>
        <source>the weight R of the torque must be greater than 0</source>
        <translation type="unfinished">トルクの重みRは0より大きい必要があります</translation>
    </message>
    <message>
        <source>the capture value must be greater than 0</source>
        <translation type="unfinished">捕捉値は0より大きい必要があります</translation>
    </message>
    <message>
        <source>the controller is for %1, but this robot is %2; choose &apos;%3&apos;</source>
        <translation type="unfinished">この制御器は%1のためのものですが、このロボットは%2です。「%3」を選んでください</translation>
    </message>
</context>
<context>
    <name>SimulationDecor</name>
    <message>
        <source>f_n = %1 N (bilateral contact pulls)</source>
        <translation type="unfinished">f_n = %1 N（両側接触で引く）</translation>
    </message>
    <message>
        <source>f_n = %1 N</source>
        <translation type="unfinished">f_n = %1 N</translation>
    </message>
    <message>
        <source>f_t = %1 N</source>
        <translation type="unfinished">f_t = %1 N</translation>
    </message>
    <message>
        <source>F_%1 = %2 N</source>
        <extracomment>%1: number of a joint, %2: its force</extracomment>
        <translation type="unfinished">F_%1 = %2 N</translation>
    </message>
    <message>
        <source>M_%1 = %2 N m</source>
        <extracomment>%1: number of a joint, %2: its moment</extracomment>
        <translation type="unfinished">M_%1 = %2 N m</translation>
    </message>
    <message>
        <source>pull %1 N</source>
        <translation type="unfinished">引く力%1 N</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation type="unfinished">%1 m</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation type="unfinished">%1 mm</translation>
    </message>
    <message>
        <source>%1: free</source>
        <translation type="unfinished">%1: 非接触</translation>
    </message>
    <message>
        <source>%1: slips without friction</source>
        <translation type="unfinished">%1: 摩擦なしですべり</translation>
    </message>
    <message>
        <source>%1: sticks</source>
        <translation type="unfinished">%1: 固着</translation>
    </message>
    <message>
        <source>%1: creeps</source>
        <translation type="unfinished">%1: 微小すべり</translation>
    </message>
    <message>
        <source>%1, f_t is %2 % of the friction limit</source>
        <extracomment>%1: &quot;heel: sticks&quot; or &quot;heel: creeps&quot;, %2: a percentage</extracomment>
        <translation type="unfinished">%1、f_tは摩擦限界の%2 %</translation>
    </message>
    <message>
        <source>%1: slips</source>
        <translation type="unfinished">%1: すべり</translation>
    </message>
    <message>
        <source>%1, f_t is at the friction limit</source>
        <translation type="unfinished">%1、f_tは摩擦限界に到達</translation>
    </message>
</context>
<context>
    <name>SimulationEditor</name>
    <message>
        <source>Project initial pose onto surfaces</source>
        <translation type="unfinished">初期ポーズを面へ射影</translation>
    </message>
    <message>
        <source>%1 contains an invalid value: %2. Enter another number, or press Esc to restore the previous one</source>
        <extracomment>%1: name of a field, %2: what is wrong with it</extracomment>
        <translation type="unfinished">%1に正しくない値があります: %2。別の数値を入力するか、Escで前の値に戻します</translation>
    </message>
</context>
<context>
    <name>SimulationWords</name>
    <message>
        <source>Semi-implicit Euler</source>
        <translation type="unfinished">半陰的オイラー</translation>
    </message>
    <message>
        <source>Method of order 1 that updates the velocities first, then the positions with the new velocities. It is the cheapest and least accurate method.</source>
        <translation type="unfinished">まず速度を、次にその新しい速度で変位を更新する1次の方法。計算量が最も少なく、精度が最も低い方法です。</translation>
    </message>
    <message>
        <source>Runge-Kutta 4</source>
        <translation type="unfinished">ルンゲ・クッタ4</translation>
    </message>
    <message>
        <source>Fixed-step method of order 4 with four evaluations of the accelerations per step</source>
        <translation type="unfinished">1ステップあたり加速度を4回評価する、固定ステップの4次の方法</translation>
    </message>
    <message>
        <source>Dormand-Prince 5</source>
        <translation type="unfinished">Dormand-Prince 5</translation>
    </message>
    <message>
        <source>Method of order 5 with an error estimate and steps as short as the tolerance requires</source>
        <translation type="unfinished">誤差推定により、許容誤差に応じてステップを短くする5次の方法</translation>
    </message>
    <message>
        <source>Bilateral</source>
        <extracomment>adjective: contact</extracomment>
        <translation type="unfinished">両側</translation>
    </message>
    <message>
        <source>The surface can push and pull, so the point stays on it like a bead on a wire</source>
        <translation type="unfinished">面は押すことも引くこともでき、点は針金に通したビーズのように面上にとどまります</translation>
    </message>
    <message>
        <source>Unilateral</source>
        <extracomment>adjective: contact</extracomment>
        <translation type="unfinished">片側</translation>
    </message>
    <message>
        <source>The surface can only push. The point lifts off when the surface would have to pull, and it may land again.</source>
        <translation type="unfinished">面は押すことしかできません。面が引くことになると点は離脱し、再び接触することもあります。</translation>
    </message>
    <message>
        <source>Regularised</source>
        <extracomment>adjective: friction</extracomment>
        <translation type="unfinished">正則化</translation>
    </message>
    <message>
        <source>Friction grows smoothly with the slip speed, up to K times the normal force. A pushed contact creeps and never fully sticks.</source>
        <translation type="unfinished">摩擦はすべり速度とともに、法線力のK倍まで滑らかに増えます。押された接触は微小すべりを起こし、完全には固着しません。</translation>
    </message>
    <message>
        <source>Stick-slip</source>
        <extracomment>noun: law of friction</extracomment>
        <translation type="unfinished">スティックスリップ</translation>
    </message>
    <message>
        <source>A contact sticks as long as the required friction is below the static coefficient times the normal force. On a slipping contact, friction is K times the normal force and opposes the motion.</source>
        <translation type="unfinished">必要な摩擦が法線力の静止摩擦係数倍より小さい間、接触は固着します。すべる接触では、摩擦は法線力のK倍で、運動と逆向きです。</translation>
    </message>
    <message>
        <source>Extended Newton-Euler</source>
        <translation type="unfinished">拡張ニュートン・オイラー</translation>
    </message>
    <message>
        <source>Contact forces from repeated calls of inverse dynamics</source>
        <translation type="unfinished">逆動力学を繰り返し呼び出して接触力を求めます</translation>
    </message>
    <message>
        <source>Lagrange multipliers</source>
        <translation type="unfinished">ラグランジュの未定乗数</translation>
    </message>
    <message>
        <source>Accelerations and contact forces from one system of equations</source>
        <translation type="unfinished">1つの連立方程式で加速度と接触力を求めます</translation>
    </message>
    <message>
        <source>Penalty</source>
        <extracomment>noun: method with springs at the contacts</extracomment>
        <translation type="unfinished">ペナルティ法</translation>
    </message>
    <message>
        <source>Springs and dampers replace the constraints. The contact points penetrate the surfaces slightly, and the solution is approximate.</source>
        <translation type="unfinished">拘束の代わりにばねとダンパを使います。接触点は面にわずかにめり込み、解は近似です。</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>no stabilisation of contacts, or no torques</extracomment>
        <translation type="unfinished">なし</translation>
    </message>
    <message>
        <source>Only the acceleration is constrained, so integration errors make the contact drift off the surface</source>
        <translation type="unfinished">加速度だけを拘束するので、積分誤差により接触が面から外れていきます</translation>
    </message>
    <message>
        <source>Baumgarte</source>
        <translation type="unfinished">バウムガルテ</translation>
    </message>
    <message>
        <source>A constraint error decays like the motion of a damped spring, with the parameters α and β</source>
        <translation type="unfinished">拘束誤差が、パラメータαとβにより、減衰するばねの運動のように減衰します</translation>
    </message>
    <message>
        <source>Projection</source>
        <extracomment>noun: method that moves contact points back onto their surface</extracomment>
        <translation type="unfinished">射影</translation>
    </message>
    <message>
        <source>After each step, positions and velocities are projected onto the surface</source>
        <translation type="unfinished">各ステップの後、変位と速度を面へ射影します</translation>
    </message>
    <message>
        <source>PD</source>
        <translation type="unfinished">PD</translation>
    </message>
    <message>
        <source>A spring (kp) and a damper (kd) at each joint track the motion. The robot sags under gravity.</source>
        <translation type="unfinished">各関節のばね（kp）とダンパ（kd）が動作に追従します。ロボットは重力で下がります。</translation>
    </message>
    <message>
        <source>Computed torque</source>
        <translation type="unfinished">計算トルク法</translation>
    </message>
    <message>
        <source>Inverse dynamics of the desired acceleration plus PD feedback with kp and kd</source>
        <translation type="unfinished">目標加速度の逆動力学に、kpとkdによるPDフィードバックを加えます</translation>
    </message>
    <message>
        <source>The motors are off. The robot moves under gravity, friction, springs, loads and contact forces</source>
        <translation type="unfinished">モータはオフです。ロボットは重力、摩擦、ばね、荷重、接触力により動きます</translation>
    </message>
    <message>
        <source>Constant</source>
        <extracomment>adjective: torques</extracomment>
        <translation type="unfinished">一定</translation>
    </message>
    <message>
        <source>One value per joint</source>
        <translation type="unfinished">関節ごとに1つの値</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation type="unfinished">数式</translation>
    </message>
    <message>
        <source>One formula of time and state per joint, such as 3*sin(2*pi*t/10)</source>
        <translation type="unfinished">3*sin(2*pi*t/10)のような、時間と状態の数式を関節ごとに1つ</translation>
    </message>
    <message>
        <source>Track the motion</source>
        <translation type="unfinished">動作に追従</translation>
    </message>
    <message>
        <source>The motors track the scene&apos;s motion</source>
        <translation type="unfinished">モータがシーンの動作に追従します</translation>
    </message>
    <message>
        <source>Sliders</source>
        <extracomment>noun: torques are set by sliders</extracomment>
        <translation type="unfinished">スライダ</translation>
    </message>
    <message>
        <source>Torques set with sliders during the run</source>
        <translation type="unfinished">実行中にスライダで設定するトルク</translation>
    </message>
    <message>
        <source>Controller</source>
        <translation type="unfinished">制御器</translation>
    </message>
    <message>
        <source>Uses energy control to swing up a mechanism with two joints, one of them passive, and then balances it</source>
        <translation type="unfinished">2つの関節の一方が受動である機構を、エネルギー制御で振り上げ、平衡を保ちます</translation>
    </message>
    <message>
        <source>Plane</source>
        <extracomment>noun: type of a surface</extracomment>
        <translation type="unfinished">平面</translation>
    </message>
    <message>
        <source>Plane z = 0 of the surface frame, with the free side at z &gt; 0</source>
        <translation type="unfinished">面座標系の平面z = 0、自由側はz &gt; 0</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation type="unfinished">円柱</translation>
    </message>
    <message>
        <source>Cylinder about the z axis of the surface frame, with the free side outside (inside if hollow)</source>
        <translation type="unfinished">面座標系のz軸まわりの円柱、自由側は外側（中空なら内側）</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation type="unfinished">球</translation>
    </message>
    <message>
        <source>Sphere about the origin of the surface frame, with the free side outside (inside if hollow)</source>
        <translation type="unfinished">面座標系の原点を中心とする球、自由側は外側（中空なら内側）</translation>
    </message>
    <message>
        <source>Waves</source>
        <extracomment>noun: type of a surface</extracomment>
        <translation type="unfinished">波</translation>
    </message>
    <message>
        <source>Surface z = amplitude sin(2π x / length + phase) in the surface frame, with the free side above</source>
        <translation type="unfinished">面座標系の面z = 振幅 sin(2π x / 長さ + 位相)、自由側は上側</translation>
    </message>
    <message>
        <source>determined</source>
        <extracomment>adjective: contact forces</extracomment>
        <translation type="unfinished">確定</translation>
    </message>
    <message>
        <source>The motion determines every contact force uniquely</source>
        <translation type="unfinished">動作からすべての接触力が一意に決まります</translation>
    </message>
    <message>
        <source>nearly singular</source>
        <translation type="unfinished">ほぼ特異</translation>
    </message>
    <message>
        <source>The equations for the contact forces are ill-conditioned. The accelerations are less affected.</source>
        <translation type="unfinished">接触力の方程式の条件が悪くなっています。加速度への影響は小さめです。</translation>
    </message>
    <message>
        <source>redundant</source>
        <extracomment>adjective: contact forces</extracomment>
        <translation type="unfinished">冗長</translation>
    </message>
    <message>
        <source>There are more contact forces than the motion determines, so the forces of least norm are shown. The accelerations do not depend on this choice.</source>
        <translation type="unfinished">動作から決まる数より接触力が多いので、ノルム最小の力を示しています。加速度はこの選び方によりません。</translation>
    </message>
    <message>
        <source>jammed</source>
        <extracomment>adjective: contact forces</extracomment>
        <translation type="unfinished">ジャミング</translation>
    </message>
    <message>
        <source>The friction coefficient exceeds its critical value, so no contact force is reliable (Painlevé paradox)</source>
        <translation type="unfinished">摩擦係数が臨界値を超えているので、接触力はどれも信頼できません（パンルヴェのパラドックス）</translation>
    </message>
    <message>
        <source>Running</source>
        <extracomment>state of the simulation</extracomment>
        <translation type="unfinished">実行中</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>state of the simulation</extracomment>
        <translation type="unfinished">一時停止中</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>state of the simulation</extracomment>
        <translation type="unfinished">準備完了</translation>
    </message>
    <message>
        <source>Finished</source>
        <extracomment>state of the simulation</extracomment>
        <translation type="unfinished">終了</translation>
    </message>
    <message>
        <source>Stopped: the motion diverged</source>
        <translation type="unfinished">停止: 動作が発散</translation>
    </message>
    <message>
        <source>Stopped: contact jammed</source>
        <translation type="unfinished">停止: 接触のジャミング</translation>
    </message>
    <message>
        <source>Stopped: invalid torque</source>
        <translation type="unfinished">停止: 正しくないトルク</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation type="unfinished">開始時点</translation>
    </message>
    <message>
        <source>Reviewing</source>
        <extracomment>state of the simulation: an earlier time is shown</extracomment>
        <translation type="unfinished">過去を表示中</translation>
    </message>
</context>
<context>
    <name>SolverStatus</name>
    <message>
        <source>converged</source>
        <extracomment>verb: inverse kinematics has found a solution</extracomment>
        <translation type="unfinished">収束</translation>
    </message>
    <message>
        <source>joint limit reached</source>
        <translation type="unfinished">関節可動限界に到達</translation>
    </message>
    <message>
        <source>cannot get closer</source>
        <translation type="unfinished">これ以上近づけない</translation>
    </message>
    <message>
        <source>singular</source>
        <extracomment>adjective: pose that inverse kinematics ended in</extracomment>
        <translation type="unfinished">特異姿勢</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation type="unfinished">到達範囲外</translation>
    </message>
    <message>
        <source>time limit reached</source>
        <translation type="unfinished">制限時間に到達</translation>
    </message>
    <message>
        <source>End effector</source>
        <translation type="unfinished">エンドエフェクタ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a link, %2: the result of its inverse kinematics</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3 from the target.</source>
        <extracomment>%1: a link, %2: the result of its inverse kinematics, %3: a distance or an angle</extracomment>
        <translation type="unfinished">%1: %2、目標まで%3。</translation>
    </message>
    <message>
        <source>%1: %2, %3 and %4 from the target.</source>
        <extracomment>%1: a link, %2: the result of its inverse kinematics, %3: a distance, %4: an angle</extracomment>
        <translation type="unfinished">%1: %2、目標まで%3と%4。</translation>
    </message>
    <message>
        <source>%1 too far</source>
        <extracomment>%1: a distance</extracomment>
        <translation type="unfinished">%1不足</translation>
    </message>
    <message>
        <source>%1 away</source>
        <extracomment>%1: a distance</extracomment>
        <translation type="unfinished">残り%1</translation>
    </message>
    <message>
        <source>%1 off</source>
        <extracomment>%1: an angle</extracomment>
        <translation type="unfinished">ずれ%1</translation>
    </message>
    <message>
        <source>A joint has reached its limit. Drag the other way, or widen the limit.</source>
        <translation type="unfinished">関節が可動限界に達しました。逆方向にドラッグするか、限界を広げてください。</translation>
    </message>
    <message>
        <source>Drag in another direction, or move a joint first.</source>
        <translation type="unfinished">別の方向にドラッグするか、先に関節を動かしてください。</translation>
    </message>
    <message>
        <source>Move the arm out of the singular pose, then drag again.</source>
        <translation type="unfinished">アームを特異姿勢から離してから、もう一度ドラッグしてください。</translation>
    </message>
    <message>
        <source>The target is out of reach. Drag back, and the arm follows.</source>
        <translation type="unfinished">目標は到達範囲外です。ドラッグして戻すと、アームが追従します。</translation>
    </message>
    <message>
        <source>Keep the mouse still for a moment, and the arm catches up.</source>
        <translation type="unfinished">しばらくマウスを止めると、アームが追いつきます。</translation>
    </message>
</context>
<context>
    <name>StepArrows</name>
    <message>
        <source>joint force %1</source>
        <translation type="unfinished">関節力%1</translation>
    </message>
    <message>
        <source>torque %1</source>
        <translation type="unfinished">トルク%1</translation>
    </message>
    <message>
        <source>angular velocity %1</source>
        <translation type="unfinished">角速度%1</translation>
    </message>
    <message>
        <source>velocity %1</source>
        <translation type="unfinished">速度%1</translation>
    </message>
    <message>
        <source>angular acceleration %1</source>
        <translation type="unfinished">角加速度%1</translation>
    </message>
    <message>
        <source>acceleration %1</source>
        <translation type="unfinished">加速度%1</translation>
    </message>
    <message>
        <source>force %1</source>
        <translation type="unfinished">力%1</translation>
    </message>
    <message>
        <source>moment %1</source>
        <translation type="unfinished">モーメント%1</translation>
    </message>
    <message>
        <source>zero, drawn as a ring:</source>
        <translation type="unfinished">ゼロ（輪で表示）:</translation>
    </message>
    <message>
        <source>hollow arrow: the sum of the others</source>
        <translation type="unfinished">白抜きの矢印: ほかの矢印の和</translation>
    </message>
    <message>
        <source>(axis): signed component along the axis</source>
        <translation type="unfinished">（軸）: 軸方向の符号付き成分</translation>
    </message>
    <message>
        <source>| |: magnitude (arrow length)</source>
        <translation type="unfinished">| |: 大きさ（矢印の長さ）</translation>
    </message>
    <message>
        <source>L: angular momentum, drawn as long as ω</source>
        <translation type="unfinished">L: 角運動量、ωと同じ長さで表示</translation>
    </message>
</context>
<context>
    <name>StepForm</name>
    <message>
        <source>Free play</source>
        <translation type="unfinished">自由操作</translation>
    </message>
    <message>
        <source>To read</source>
        <translation type="unfinished">読み物</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation type="unfinished">選択</translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished">数値</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation type="unfinished">方向</translation>
    </message>
    <message>
        <source>Pose to find</source>
        <translation type="unfinished">ポーズの探索</translation>
    </message>
    <message>
        <source>Mechanism to change</source>
        <translation type="unfinished">機構の変更</translation>
    </message>
    <message>
        <source>Line of the recursion to find</source>
        <translation type="unfinished">再帰計算の行の探索</translation>
    </message>
    <message>
        <source>Motion to plan</source>
        <translation type="unfinished">動作の計画</translation>
    </message>
    <message>
        <source>Simulation to run</source>
        <translation type="unfinished">シミュレーションの実行</translation>
    </message>
    <message>
        <source>Table to fill in</source>
        <translation type="unfinished">表の記入</translation>
    </message>
</context>
<context>
    <name>StepsForm</name>
    <message>
        <source>Consistent</source>
        <extracomment>adjective: start of the analysis</extracomment>
        <translation type="unfinished">整合</translation>
    </message>
    <message>
        <source>Start with straight links at rest in their joint frames, with the accelerations that the motion requires</source>
        <translation type="unfinished">関節座標系で静止したまっすぐなリンクと、動作に必要な加速度から始めます</translation>
    </message>
    <message>
        <source>Locked</source>
        <extracomment>adjective: start of the analysis</extracomment>
        <translation type="unfinished">固定</translation>
    </message>
    <message>
        <source>Start with straight links and the accelerations of the locked system, as if the passive joints had been locked until the start</source>
        <translation type="unfinished">受動関節が開始時まで固定されていたものとして、まっすぐなリンクと、固定した系の加速度から始めます</translation>
    </message>
    <message>
        <source>Balanced</source>
        <extracomment>adjective: start of the analysis</extracomment>
        <translation type="unfinished">釣合い</translation>
    </message>
    <message>
        <source>Start with links in equilibrium under gravity and loads, so that gravity excites no vibration</source>
        <translation type="unfinished">重力が振動を励起しないように、重力と荷重のもとで釣り合ったリンクから始めます</translation>
    </message>
    <message>
        <source>Time step dt</source>
        <translation type="unfinished">タイムステップdt</translation>
    </message>
    <message>
        <source>Time step of Newmark&apos;s method (second order)</source>
        <translation type="unfinished">ニューマーク法（2次）のタイムステップ</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation type="unfinished">継続時間</translation>
    </message>
    <message>
        <source>Set the duration of the analysis, or leave it empty to use the duration of the scene&apos;s motion</source>
        <translation type="unfinished">解析の継続時間を設定します。空欄にすると、シーンの動作の継続時間を使います</translation>
    </message>
    <message>
        <source>must be between 0 s (same as motion) and 10&#x2009;000 s</source>
        <translation type="unfinished">0 s（動作と同じ）から10&#x2009;000 sまでである必要があります</translation>
    </message>
    <message>
        <source>same as motion</source>
        <translation type="unfinished">動作と同じ</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>noun: initial state of the analysis</extracomment>
        <translation type="unfinished">開始</translation>
    </message>
    <message>
        <source>Initial state of the analysis</source>
        <translation type="unfinished">解析の初期状態</translation>
    </message>
    <message>
        <source>Start of the analysis</source>
        <translation type="unfinished">解析の開始</translation>
    </message>
    <message>
        <source>Mass damping</source>
        <translation type="unfinished">質量比例減衰</translation>
    </message>
    <message>
        <source>Rayleigh damping proportional to mass, which damps slow vibrations most</source>
        <translation type="unfinished">質量に比例するレイリー減衰。遅い振動を最も強く減衰させます</translation>
    </message>
    <message>
        <source>Stiffness damping</source>
        <translation type="unfinished">剛性比例減衰</translation>
    </message>
    <message>
        <source>Rayleigh damping proportional to stiffness, which damps fast vibrations most</source>
        <translation type="unfinished">剛性に比例するレイリー減衰。速い振動を最も強く減衰させます</translation>
    </message>
</context>
<context>
    <name>TorqueCurves</name>
    <message>
        <source>now</source>
        <extracomment>adverb: label of the time axis at the current time</extracomment>
        <translation type="unfinished">現在</translation>
    </message>
</context>
<context>
    <name>TorqueHistory</name>
    <message>
        <source>pause %1 s</source>
        <translation type="unfinished">休止%1 s</translation>
    </message>
    <message>
        <source>pause %1 min</source>
        <translation type="unfinished">休止%1 min</translation>
    </message>
</context>
<context>
    <name>Trace</name>
    <message>
        <source>several rows have this symbol; name the quantity as &apos;trace&apos; does</source>
        <translation type="unfinished">この記号の行が複数あります。「trace」と同じ名前で量を示してください</translation>
    </message>
    <message>
        <source>there is no frame &apos;%1&apos;; the numbers are compared in the frame &apos;%2&apos;</source>
        <translation type="unfinished">座標系「%1」はありません。数値は座標系「%2」で比較します</translation>
    </message>
    <message>
        <source>the unit &apos;%1&apos; is not &apos;%2&apos;; the numbers are compared without conversion</source>
        <translation type="unfinished">単位「%1」が「%2」ではありません。数値は換算せずに比較します</translation>
    </message>
</context>
<context>
    <name>Trajectory</name>
    <message>
        <source>the positions, velocities or accelerations of the motion are not finite; use smaller values or a longer duration</source>
        <translation type="unfinished">動作の変位、速度または加速度が有限ではありません。より小さい値か、より長い継続時間を使ってください</translation>
    </message>
    <message>
        <source>%1 must be a positive number for each joint</source>
        <translation type="unfinished">%1は各関節について正の数値である必要があります</translation>
    </message>
    <message>
        <source>the robot has no moving joints</source>
        <translation type="unfinished">ロボットに可動関節がありません</translation>
    </message>
    <message>
        <source>the fraction of the velocity limits must be greater than 0 and at most 1</source>
        <translation type="unfinished">速度の限界に対する割合は0より大きく1以下である必要があります</translation>
    </message>
    <message>
        <source>the acceleration limit</source>
        <translation type="unfinished">加速度の限界</translation>
    </message>
    <message>
        <source>the jerk limit</source>
        <translation type="unfinished">躍度の限界</translation>
    </message>
    <message>
        <source>the end effector &apos;%1&apos; of the motion is not a link</source>
        <translation type="unfinished">動作のエンドエフェクタ「%1」はリンクではありません</translation>
    </message>
    <message>
        <source>waypoint %1</source>
        <translation type="unfinished">ウェイポイント%1</translation>
    </message>
    <message>
        <source>there is no pose &apos;%1&apos;</source>
        <translation type="unfinished">ポーズ「%1」はありません</translation>
    </message>
    <message>
        <source>%1 must have a finite position for each of the %2 joints</source>
        <translation type="unfinished">%1には、%2個の関節それぞれの有限の変位が必要です</translation>
    </message>
    <message>
        <source>a motion needs at least two waypoints</source>
        <translation type="unfinished">動作には2つ以上のウェイポイントが必要です</translation>
    </message>
    <message>
        <source>the duration of %1 must be between 0.001 s and 1&#x2009;000&#x2009;000 s</source>
        <translation type="unfinished">%1の継続時間は0.001 sから1&#x2009;000&#x2009;000 sまでである必要があります</translation>
    </message>
    <message>
        <source>no limit determines the duration of %1, so it takes 1 s; enter a duration or a limit</source>
        <translation type="unfinished">%1の継続時間を決める限界がないので、1 sかかります。継続時間か限界を入力してください</translation>
    </message>
    <message>
        <source>the number of segments must be one less than the number of waypoints</source>
        <translation type="unfinished">区間の数はウェイポイントの数より1つ少ない必要があります</translation>
    </message>
    <message>
        <source>the segment to %1</source>
        <translation type="unfinished">%1への区間</translation>
    </message>
    <message>
        <source>%1: its acceleration phase and jerk fraction must be greater than 0 and at most one half</source>
        <translation type="unfinished">%1: 加速区間と躍度の割合は0より大きく1/2以下である必要があります</translation>
    </message>
    <message>
        <source>%1: the distance is too large</source>
        <translation type="unfinished">%1: 距離が大きすぎます</translation>
    </message>
    <message>
        <source>%1: the path of the end effector is longer than a million metres</source>
        <translation type="unfinished">%1: エンドエフェクタの経路が100万メートルを超えています</translation>
    </message>
    <message>
        <source>the via point is more than a million metres away</source>
        <translation type="unfinished">経由点が100万メートルを超えて離れています</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>%1: %2; with fewer than six joints, try leaving the orientation of the end effector free</source>
        <translation type="unfinished">%1: %2。関節が6個未満の場合は、エンドエフェクタの姿勢を自由にしてみてください</translation>
    </message>
    <message>
        <source>%1: the end effector reaches the waypoint, but with joint positions other than those of the waypoint; the motion continues from there</source>
        <translation type="unfinished">%1: エンドエフェクタはウェイポイントに達しますが、関節変位がウェイポイントのものと異なります。動作はそこから続きます</translation>
    </message>
    <message>
        <source>the degree of a spline must be 3 or 5</source>
        <translation type="unfinished">スプラインの次数は3または5である必要があります</translation>
    </message>
    <message>
        <source>either all segments of a spline must have a duration, or none may have one</source>
        <translation type="unfinished">スプラインでは、すべての区間に継続時間を与えるか、どれにも与えないでください</translation>
    </message>
    <message>
        <source>the spline</source>
        <translation type="unfinished">スプライン</translation>
    </message>
    <message>
        <source>the sinusoid</source>
        <translation type="unfinished">正弦波</translation>
    </message>
    <message>
        <source>a sinusoid needs an amplitude, a frequency and a phase for each joint</source>
        <translation type="unfinished">正弦波には、各関節の振幅、周波数、位相が必要です</translation>
    </message>
    <message>
        <source>a sampled motion needs at least two samples, each with a finite position for every joint</source>
        <translation type="unfinished">サンプルによる動作には、全関節の有限の変位をもつサンプルが2つ以上必要です</translation>
    </message>
    <message>
        <source>the sampled velocities must be finite, with one velocity per position</source>
        <translation type="unfinished">サンプルの速度は有限で、変位ごとに1つ必要です</translation>
    </message>
    <message>
        <source>the sampled accelerations must be finite, with one acceleration per position</source>
        <translation type="unfinished">サンプルの加速度は有限で、変位ごとに1つ必要です</translation>
    </message>
    <message>
        <source>the times of the samples must increase; sample %1 is not later than the one before</source>
        <translation type="unfinished">サンプルの時刻は増加する必要があります。サンプル%1が前のサンプルより後ではありません</translation>
    </message>
    <message>
        <source>the sampled motion</source>
        <translation type="unfinished">サンプルによる動作</translation>
    </message>
    <message>
        <source>the motion would take %1 s; the limit is 1&#x2009;000&#x2009;000 s</source>
        <translation type="unfinished">動作に%1 sかかります。上限は1&#x2009;000&#x2009;000 sです</translation>
    </message>
    <message>
        <source>the torques of this motion are not finite because it is too fast</source>
        <translation type="unfinished">動作が速すぎるので、トルクが有限ではありません</translation>
    </message>
    <message>
        <source>a sample is not a finite number</source>
        <translation type="unfinished">有限の数値でないサンプルがあります</translation>
    </message>
    <message>
        <source>the window must be an odd number of samples from 3 to %1</source>
        <translation type="unfinished">窓は3から%1までの奇数のサンプル数である必要があります</translation>
    </message>
    <message>
        <source>the degree must be at least 2, so that an acceleration exists, and less than the window length</source>
        <translation type="unfinished">次数は、加速度が存在するように2以上で、窓の長さ未満である必要があります</translation>
    </message>
    <message>
        <source>the window is too long because it needs %1 samples, but the motion has only %2</source>
        <translation type="unfinished">窓が長すぎます。%1サンプル必要ですが、動作には%2サンプルしかありません</translation>
    </message>
    <message>
        <source>%1 samples are needed, but the motion has %2</source>
        <translation type="unfinished">%1サンプル必要ですが、動作には%2サンプルしかありません</translation>
    </message>
    <message>
        <source>the target is out of reach (out-of-reach)</source>
        <translation type="unfinished">目標が到達範囲外です（out-of-reach）</translation>
    </message>
    <message>
        <source>a joint is at its limit (at-limit)</source>
        <translation type="unfinished">関節が可動限界にあります（at-limit）</translation>
    </message>
    <message>
        <source>the arm is in a singular pose and cannot continue (singular)</source>
        <translation type="unfinished">アームが特異姿勢にあり、続行できません（singular）</translation>
    </message>
    <message>
        <source>no joint motion reduces the error (stalled)</source>
        <translation type="unfinished">誤差を減らす関節の動きがありません（stalled）</translation>
    </message>
    <message>
        <source>no solution was found in time (time-limit)</source>
        <translation type="unfinished">時間内に解が見つかりませんでした（time-limit）</translation>
    </message>
    <message>
        <source>at %1 % of the path, where the end effector must be at %2 m, %3</source>
        <translation type="unfinished">経路の%1 %、エンドエフェクタが%2 mにあるべきところ: %3</translation>
    </message>
    <message>
        <source>the start, the via point and the end of the arc lie on a straight line or coincide, so they do not determine a circle</source>
        <translation type="unfinished">円弧の始点、経由点、終点が一直線上にあるか一致するので、円が定まりません</translation>
    </message>
    <message>
        <source>the joint positions would jump because of a singular pose</source>
        <translation type="unfinished">特異姿勢のため、関節変位が不連続になります</translation>
    </message>
    <message>
        <source>the joint velocities would jump, for example because a joint reaches its limit</source>
        <translation type="unfinished">関節が可動限界に達するなどして、関節速度が不連続になります</translation>
    </message>
    <message>
        <source>a spectrum needs at least four samples; there are %1</source>
        <translation type="unfinished">スペクトルには4つ以上のサンプルが必要ですが、%1個しかありません</translation>
    </message>
    <message>
        <source>a spectrum needs finite values</source>
        <translation type="unfinished">スペクトルには有限の値が必要です</translation>
    </message>
    <message>
        <source>the times of the samples do not increase</source>
        <translation type="unfinished">サンプルの時刻が増加していません</translation>
    </message>
    <message>
        <source>the times of the samples are too close together or too far apart</source>
        <translation type="unfinished">サンプルの時刻の間隔が短すぎるか、長すぎます</translation>
    </message>
    <message>
        <source>a spline needs at least %1 points</source>
        <translation type="unfinished">スプラインには%1個以上の点が必要です</translation>
    </message>
    <message>
        <source>a spline can have at most a million points</source>
        <translation type="unfinished">スプラインの点は100万個までです</translation>
    </message>
    <message>
        <source>a point of the spline is not a finite number</source>
        <translation type="unfinished">スプラインに有限の数値でない点があります</translation>
    </message>
    <message>
        <source>the times of a spline must increase; point %1 is not later than the one before</source>
        <translation type="unfinished">スプラインの時刻は増加する必要があります。点%1が前の点より後ではありません</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; reaches a velocity of %2 at t = %3; its limit is %4</source>
        <translation type="unfinished">関節「%1」の速度がt = %3で%2に達します。限界は%4です</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; reaches an acceleration of %2 at t = %3; its limit is %4</source>
        <translation type="unfinished">関節「%1」の加速度がt = %3で%2に達します。限界は%4です</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; reaches the position %2 at t = %3; its limit is %4</source>
        <translation type="unfinished">関節「%1」の変位がt = %3で%2に達します。限界は%4です</translation>
    </message>
</context>
<context>
    <name>Vanishing</name>
    <message>
        <source>switched off</source>
        <translation type="unfinished">オフになっている</translation>
    </message>
    <message>
        <source>no child link: the sum is empty</source>
        <translation type="unfinished">子リンクがなく、和が空</translation>
    </message>
    <message>
        <source>no external force or moment acts on this link</source>
        <translation type="unfinished">このリンクに外力も外部モーメントも働かない</translation>
    </message>
    <message>
        <source>the joint is fixed</source>
        <translation type="unfinished">関節が固定</translation>
    </message>
    <message>
        <source>a prismatic joint adds no rotation</source>
        <translation type="unfinished">直動関節は回転を加えない</translation>
    </message>
    <message>
        <source>a revolute joint adds no translation</source>
        <translation type="unfinished">回転関節は並進を加えない</translation>
    </message>
    <message>
        <source>the base is at rest</source>
        <translation type="unfinished">ベースは静止しています</translation>
    </message>
    <message>
        <source>the link has no mass</source>
        <translation type="unfinished">リンクに質量がない</translation>
    </message>
    <message>
        <source>the link has no inertia about its centre of mass</source>
        <translation type="unfinished">リンクに重心まわりの慣性がない</translation>
    </message>
    <message>
        <source>the two origins coincide</source>
        <translation type="unfinished">2つの原点が一致する</translation>
    </message>
    <message>
        <source>the centre of mass is at the origin</source>
        <translation type="unfinished">重心が原点にある</translation>
    </message>
    <message>
        <source>the model has no rotor inertia at this joint</source>
        <translation type="unfinished">モデルでは、この関節にロータ慣性がない</translation>
    </message>
    <message>
        <source>the model has no such friction at this joint</source>
        <translation type="unfinished">モデルでは、この関節にその摩擦がない</translation>
    </message>
    <message>
        <source>the model has no spring at this joint</source>
        <translation type="unfinished">モデルでは、この関節にばねがない</translation>
    </message>
    <message>
        <source>the spring is undeformed</source>
        <translation type="unfinished">ばねが変形していない</translation>
    </message>
    <message>
        <source>gravity is zero</source>
        <translation type="unfinished">重力がゼロ</translation>
    </message>
    <message>
        <source>the joint position is zero</source>
        <translation type="unfinished">関節変位がゼロ</translation>
    </message>
    <message>
        <source>the joint does not move</source>
        <translation type="unfinished">関節が動いていない</translation>
    </message>
    <message>
        <source>the joint does not accelerate</source>
        <translation type="unfinished">関節が加速していない</translation>
    </message>
    <message>
        <source>no angular velocity</source>
        <translation type="unfinished">角速度がない</translation>
    </message>
    <message>
        <source>no angular acceleration</source>
        <translation type="unfinished">角加速度がない</translation>
    </message>
    <message>
        <source>no linear velocity</source>
        <translation type="unfinished">並進速度がない</translation>
    </message>
    <message>
        <source>no linear acceleration</source>
        <translation type="unfinished">並進加速度がない</translation>
    </message>
    <message>
        <source>no rotation and no translation</source>
        <translation type="unfinished">回転も並進もない</translation>
    </message>
    <message>
        <source>no angular and no linear acceleration</source>
        <translation type="unfinished">角加速度も並進加速度もない</translation>
    </message>
    <message>
        <source>the force is zero</source>
        <translation type="unfinished">力がゼロ</translation>
    </message>
    <message>
        <source>the moment is zero</source>
        <translation type="unfinished">モーメントがゼロ</translation>
    </message>
    <message>
        <source>the force and the moment are zero</source>
        <translation type="unfinished">力とモーメントがゼロ</translation>
    </message>
    <message>
        <source>the vectors are parallel</source>
        <translation type="unfinished">ベクトルが平行</translation>
    </message>
    <message>
        <source>no component along the axis</source>
        <translation type="unfinished">軸方向の成分がない</translation>
    </message>
    <message>
        <source>zero at this instant</source>
        <translation type="unfinished">この瞬間はゼロ</translation>
    </message>
</context>
<context>
    <name>View3D</name>
    <message>
        <source>Show End Effector</source>
        <translation type="unfinished">エンドエフェクタを表示</translation>
    </message>
</context>
<context>
    <name>WalkMap</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: name of a link, %2: its number</extracomment>
        <translation type="unfinished">%1 (%2)</translation>
    </message>
    <message>
        <source>The tree branches at this link. The contributions of its children %1 are added.</source>
        <translation type="unfinished">このリンクで木構造が分岐します。子%1の寄与を足し合わせます。</translation>
    </message>
    <message>
        <source>The contributions of %1 are kept until the other subtrees are computed.</source>
        <translation type="unfinished">ほかの部分木の計算が終わるまで、%1の寄与を保持します。</translation>
    </message>
    <message>
        <source>The tree branches at this link. Its children %1 follow one after the other.</source>
        <translation type="unfinished">このリンクで木構造が分岐します。子%1を順にたどります。</translation>
    </message>
</context>
<context>
    <name>WhatIf</name>
    <message>
        <source>Gravity</source>
        <translation type="unfinished">重力</translation>
    </message>
    <message>
        <source>Missing Terms</source>
        <translation type="unfinished">項の欠落</translation>
    </message>
    <message>
        <source>Frames and Signs</source>
        <translation type="unfinished">座標系と符号</translation>
    </message>
    <message>
        <source>Inertia</source>
        <translation type="unfinished">慣性</translation>
    </message>
    <message>
        <source>External Forces</source>
        <extracomment>adjective: heading of mistakes about external forces</extracomment>
        <translation type="unfinished">外力</translation>
    </message>
    <message>
        <source>the robot has no moving joint</source>
        <translation type="unfinished">ロボットに可動関節がありません</translation>
    </message>
    <message>
        <source>incompatible with “%1”</source>
        <translation type="unfinished">「%1」とは併用不可</translation>
    </message>
    <message>
        <source>incompatible with the planted mistakes</source>
        <translation type="unfinished">仕込んだ誤りとは併用不可</translation>
    </message>
    <message>
        <source>gravity is zero</source>
        <translation type="unfinished">重力がゼロ</translation>
    </message>
    <message>
        <source>no motor has a rotor inertia</source>
        <translation type="unfinished">ロータ慣性をもつモータがない</translation>
    </message>
    <message>
        <source>the rotor inertia is switched off</source>
        <translation type="unfinished">ロータ慣性がオフになっている</translation>
    </message>
    <message>
        <source>no external force acts</source>
        <translation type="unfinished">外力が働いていない</translation>
    </message>
    <message>
        <source>no joint is prismatic</source>
        <translation type="unfinished">直動関節がない</translation>
    </message>
    <message>
        <source>no joint carries another</source>
        <translation type="unfinished">ほかの関節を支える関節がない</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>%1 rad</source>
        <translation type="unfinished">%1 rad</translation>
    </message>
    <message>
        <source>links %1 to %2</source>
        <extracomment>noun; %1 and %2: numbers of the first and the last link</extracomment>
        <translation type="unfinished">リンク%1から%2</translation>
    </message>
    <message>
        <source>horizontal</source>
        <extracomment>adjective: direction from the joint to a centre of mass</extracomment>
        <translation type="unfinished">水平</translation>
    </message>
    <message>
        <source>%1 above the horizontal</source>
        <translation type="unfinished">水平より%1上</translation>
    </message>
    <message>
        <source>%1 below the horizontal</source>
        <translation type="unfinished">水平より%1下</translation>
    </message>
    <message>
        <source>%1 % along the joint axis</source>
        <translation type="unfinished">%1 %が関節軸方向</translation>
    </message>
    <message>
        <source>gravity on %1, %2</source>
        <extracomment>%1: name of a link, or &quot;links 2 to 4&quot;, %2: &quot;30 % of it along the joint axis&quot;</extracomment>
        <translation type="unfinished">%1に働く重力、%2</translation>
    </message>
    <message>
        <source>gravity on %1, moment arm %2</source>
        <extracomment>%1: name of a link, or &quot;links 2 to 4&quot;, %2: a length with its unit</extracomment>
        <translation type="unfinished">%1に働く重力、モーメントアーム%2</translation>
    </message>
    <message>
        <source>%1: mass %2, weight %3</source>
        <extracomment>%1: name of a link, %2: its mass with its unit, %3: &quot;30 % of it along the joint axis&quot;</extracomment>
        <translation type="unfinished">%1: 質量%2、重量%3</translation>
    </message>
    <message>
        <source>%1: mass %2, moment arm %3 (centre of mass %4 from the axis, %5)</source>
        <extracomment>%1: name of a link, %2: its mass, %3 and %4: lengths, all with units, %5: an angle</extracomment>
        <translation type="unfinished">%1: 質量%2、モーメントアーム%3（重心は軸から%4、%5）</translation>
    </message>
    <message>
        <source>to the centre of mass of %1: %2, %3, moment arm %4</source>
        <extracomment>%1: name of a link, %2 and %4: lengths with their unit, %3: &quot;30° above the horizontal&quot;</extracomment>
        <translation type="unfinished">%1の重心まで: %2、%3、モーメントアーム%4</translation>
    </message>
    <message>
        <source>along %1: %2, %3, moment arm %4</source>
        <extracomment>%1: name of a link, %2 and %4: lengths with their unit, %3: &quot;30° above the horizontal&quot;</extracomment>
        <translation type="unfinished">%1に沿って: %2、%3、モーメントアーム%4</translation>
    </message>
    <message>
        <source>(%1 at %2)</source>
        <extracomment>%1: name of a joint, %2: its position with its unit</extracomment>
        <translation type="unfinished">(%1は%2)</translation>
    </message>
    <message>
        <source>its own acceleration: %1 times the inertia %2</source>
        <extracomment>of a joint; %1: its acceleration, %2: its inertia, both with their unit</extracomment>
        <translation type="unfinished">自身の加速度%1と慣性%2の積</translation>
    </message>
    <message>
        <source>acceleration of %1: %2 times the coupling inertia %3</source>
        <extracomment>%1: name of another joint, %2: its acceleration, %3: an inertia, both with their unit</extracomment>
        <translation type="unfinished">%1の加速度: %2と連成慣性%3の積</translation>
    </message>
    <message>
        <source>%1 (%2) contributes %3 to the inertia</source>
        <extracomment>part of an inertia; %1: name of a link, %2: its mass, %3: its inertia, both with their unit</extracomment>
        <translation type="unfinished">%1（%2）の慣性への寄与%3</translation>
    </message>
    <message>
        <source>its inertia about its own centre of mass, %1</source>
        <translation type="unfinished">自身の重心まわりの慣性%1</translation>
    </message>
    <message>
        <source>its mass %1 times the square of its distance %2 from the axis</source>
        <extracomment>of a link; %1: its mass, %2: a length, both with their unit</extracomment>
        <translation type="unfinished">質量%1と、軸からの距離%2の2乗の積</translation>
    </message>
    <message>
        <source>its mass %1 times its distances %2 from this axis and %3 from the axis of %4, times the cosine of the angle %5 between the two motions</source>
        <extracomment>of a link; %1: its mass, %2 and %3: lengths, %4: name of a joint, %5: angle of two directions</extracomment>
        <translation type="unfinished">質量%1と、この軸からの距離%2、%4の軸からの距離%3、2つの運動のなす角%5の余弦の積</translation>
    </message>
    <message>
        <source>%1 rotates at %2</source>
        <extracomment>%1: name of a joint, %2: its velocity with its unit</extracomment>
        <translation type="unfinished">%1が%2で回転</translation>
    </message>
    <message>
        <source>%1 at %2 together with %3 at %4</source>
        <extracomment>%1 and %3: names of joints, %2 and %4: their velocities with their units</extracomment>
        <translation type="unfinished">%2の%1と%4の%3</translation>
    </message>
    <message>
        <source>its rotational inertia about its own centre of mass</source>
        <translation type="unfinished">自身の重心まわりの回転慣性</translation>
    </message>
    <message>
        <source>its mass %1 times the velocity-dependent acceleration %2 of its centre of mass, times the cosine of the angle %3 between the acceleration and the joint axis</source>
        <extracomment>of a link; %1: its mass, %2: an acceleration, both with their unit, %3: an angle</extracomment>
        <translation type="unfinished">質量%1と、重心の速度依存の加速度%2、加速度と関節軸のなす角%3の余弦の積</translation>
    </message>
    <message>
        <source>its mass %1 times the velocity-dependent acceleration %2 of its centre of mass, times its distance %3 from the axis, times the cosine of the angle %4 between the acceleration and the motion about the axis</source>
        <extracomment>of a link; %1: its mass, %2: an acceleration, %3: a length, all with their unit, %4: an angle</extracomment>
        <translation type="unfinished">質量%1と、重心の速度依存の加速度%2、軸からの距離%3、加速度と軸まわりの運動のなす角%4の余弦の積</translation>
    </message>
    <message>
        <source>acceleration of other joints</source>
        <translation type="unfinished">ほかの関節の加速度</translation>
    </message>
    <message>
        <source>centrifugal terms (squares of joint velocities)</source>
        <translation type="unfinished">遠心力の項（関節速度の2乗）</translation>
    </message>
    <message>
        <source>Coriolis terms (products of two joint velocities)</source>
        <translation type="unfinished">コリオリ項（2つの関節速度の積）</translation>
    </message>
    <message>
        <source>joint friction</source>
        <translation type="unfinished">関節摩擦</translation>
    </message>
    <message>
        <source>rotor inertia: acceleration %1 times reflected inertia %2</source>
        <extracomment>%1: acceleration of a joint, %2: inertia of its rotor, both with their unit</extracomment>
        <translation type="unfinished">ロータ慣性: 加速度%1と換算慣性%2の積</translation>
    </message>
    <message>
        <source>joint spring: deflection %1 times stiffness %2</source>
        <extracomment>%1: how far the spring is stretched, %2: its stiffness, both with their unit</extracomment>
        <translation type="unfinished">関節ばね: たわみ%1と剛性%2の積</translation>
    </message>
    <message>
        <source>external forces</source>
        <translation type="unfinished">外力</translation>
    </message>
    <message>
        <source>viscous: coefficient %1 times velocity %2</source>
        <extracomment>viscous friction; %1: its coefficient, %2: velocity of the joint, both with their unit</extracomment>
        <translation type="unfinished">粘性: 係数%1と速度%2の積</translation>
    </message>
    <message>
        <source>Coulomb, motion in the positive direction</source>
        <translation type="unfinished">クーロン、正方向の運動</translation>
    </message>
    <message>
        <source>Coulomb, motion in the negative direction</source>
        <translation type="unfinished">クーロン、負方向の運動</translation>
    </message>
    <message>
        <source>load on %1</source>
        <translation type="unfinished">%1の荷重</translation>
    </message>
    <message>
        <source>a force of %1, %2</source>
        <extracomment>%1: a force with its unit, %2: &quot;30 % of it along the joint axis&quot;</extracomment>
        <translation type="unfinished">%1の力、%2</translation>
    </message>
    <message>
        <source>a force of %1 with moment arm %2</source>
        <extracomment>%1: a force, %2: a length, both with their unit</extracomment>
        <translation type="unfinished">モーメントアーム%2の力%1</translation>
    </message>
    <message>
        <source>a moment about the axis</source>
        <translation type="unfinished">軸まわりのモーメント</translation>
    </message>
    <message>
        <source>mass</source>
        <translation type="unfinished">質量</translation>
    </message>
    <message>
        <source>gravity</source>
        <translation type="unfinished">重力</translation>
    </message>
    <message>
        <source>moment arm</source>
        <translation type="unfinished">モーメントアーム</translation>
    </message>
    <message>
        <source>component along the joint axis</source>
        <translation type="unfinished">関節軸方向の成分</translation>
    </message>
    <message>
        <source>length</source>
        <translation type="unfinished">長さ</translation>
    </message>
    <message>
        <source>length perpendicular to the axis</source>
        <translation type="unfinished">軸に垂直な長さ</translation>
    </message>
    <message>
        <source>angle above the horizontal</source>
        <translation type="unfinished">水平からの仰角</translation>
    </message>
    <message>
        <source>angle between the axis and the vertical</source>
        <translation type="unfinished">軸と鉛直のなす角</translation>
    </message>
    <message>
        <source>position</source>
        <translation type="unfinished">変位</translation>
    </message>
    <message>
        <source>velocity</source>
        <translation type="unfinished">速度</translation>
    </message>
    <message>
        <source>acceleration</source>
        <translation type="unfinished">加速度</translation>
    </message>
    <message>
        <source>inertia</source>
        <translation type="unfinished">慣性</translation>
    </message>
    <message>
        <source>coefficient of the velocity product</source>
        <translation type="unfinished">速度の積の係数</translation>
    </message>
    <message>
        <source>distance from the axis</source>
        <translation type="unfinished">軸からの距離</translation>
    </message>
    <message>
        <source>angle between the directions</source>
        <translation type="unfinished">方向のなす角</translation>
    </message>
    <message>
        <source>acceleration of the centre of mass</source>
        <translation type="unfinished">重心の加速度</translation>
    </message>
    <message>
        <source>viscous coefficient</source>
        <translation type="unfinished">粘性係数</translation>
    </message>
    <message>
        <source>reflected rotor inertia</source>
        <translation type="unfinished">ロータの換算慣性</translation>
    </message>
    <message>
        <source>stiffness</source>
        <translation type="unfinished">剛性</translation>
    </message>
    <message>
        <source>deflection from the rest position</source>
        <translation type="unfinished">自然位置からのたわみ</translation>
    </message>
    <message>
        <source>force</source>
        <translation type="unfinished">力</translation>
    </message>
    <message>
        <source>moment</source>
        <extracomment>noun: of a force</extracomment>
        <translation type="unfinished">モーメント</translation>
    </message>
    <message>
        <source>%1 on %2: %3</source>
        <extracomment>an external force; %1: a contact or a spring, %2: name of a link, %3: symbols of the force</extracomment>
        <translation type="unfinished">%2に働く%1: %3</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <extracomment>an external force; %1: a contact or a spring, %2: name of a link</extracomment>
        <translation type="unfinished">%2に働く%1</translation>
    </message>
    <message>
        <source>external forces (%1)</source>
        <translation type="unfinished">外力（%1）</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: name of a quantity, %2: name of a joint</extracomment>
        <translation type="unfinished">%2の%1</translation>
    </message>
    <message>
        <source>%1 needs no force at this instant, because gravity, the motion and all other causes contribute nothing.</source>
        <translation type="unfinished">重力、運動、その他すべての要因の寄与がないので、この瞬間、%1に力は不要です。</translation>
    </message>
    <message>
        <source>%1 needs no torque at this instant, because gravity, the motion and all other causes contribute nothing.</source>
        <translation type="unfinished">重力、運動、その他すべての要因の寄与がないので、この瞬間、%1にトルクは不要です。</translation>
    </message>
    <message>
        <source>%1 of the total: %2.</source>
        <extracomment>%1: a percentage, %2: the largest cause (&quot;gravity on link_2, moment arm 0.3 m&quot;)</extracomment>
        <translation type="unfinished">全体の%1: %2。</translation>
    </message>
    <message>
        <source>%1 of all contributions: %2. The contributions partly cancel: %3 %6 in the positive and %4 %6 in the negative direction leave %5 %6. The percentages are shares of the sum of the magnitudes, %7 %6; in an expanded row, of that row&apos;s sum.</source>
        <extracomment>%1: a percentage, %2: the largest cause (&quot;gravity on link_2, …&quot;), %3, %4, %5 and %7: torques, %6: unit</extracomment>
        <translation type="unfinished">全寄与の%1: %2。寄与の一部は打ち消し合います。正方向の%3 %6と負方向の%4 %6から%5 %6が残ります。百分率は大きさの和%7 %6に対する割合で、展開した行ではその行の和に対する割合です。</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>&amp;Open…</source>
        <extracomment>verb: open a file</extracomment>
        <translation type="unfinished">開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished">保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation type="unfinished">名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>E&amp;xport as URDF…</source>
        <translation type="unfinished">URDFとしてエクスポート(&amp;X)…</translation>
    </message>
    <message>
        <source>Model Repor&amp;t…</source>
        <translation type="unfinished">モデルレポート(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished">終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished">元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished">やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished">キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>Go to Read&amp;y Pose</source>
        <translation type="unfinished">標準ポーズへ移動(&amp;Y)</translation>
    </message>
    <message>
        <source>Save &amp;Pose</source>
        <translation type="unfinished">ポーズを保存(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Translate</source>
        <extracomment>verb: move the end effector without rotating it</extracomment>
        <translation type="unfinished">並進(&amp;T)</translation>
    </message>
    <message>
        <source>R&amp;otate</source>
        <extracomment>verb: rotate the end effector</extracomment>
        <translation type="unfinished">回転(&amp;O)</translation>
    </message>
    <message>
        <source>Rotate Joint &amp;Axis</source>
        <translation type="unfinished">関節軸を回転(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Build in 3D</source>
        <translation type="unfinished">3Dで構築(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Frame Selection</source>
        <translation type="unfinished">選択部分を表示(&amp;F)</translation>
    </message>
    <message>
        <source>Frame &amp;All</source>
        <translation type="unfinished">全体を表示(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Link Frames</source>
        <translation type="unfinished">リンク座標系(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Centres of Mass</source>
        <translation type="unfinished">重心(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Joint Axes</source>
        <translation type="unfinished">関節軸(&amp;J)</translation>
    </message>
    <message>
        <source>Inertia &amp;Ellipsoid</source>
        <translation type="unfinished">慣性楕円体(&amp;E)</translation>
    </message>
    <message>
        <source>Full Legen&amp;d</source>
        <extracomment>noun: all lines of the legend in the 3D view</extracomment>
        <translation type="unfinished">凡例全体(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Reset Panels</source>
        <translation type="unfinished">パネルを初期配置に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>Lo&amp;wer Panels</source>
        <extracomment>noun: the panels under the 3D view</extracomment>
        <translation type="unfinished">下部パネル(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Presentation</source>
        <translation type="unfinished">プレゼンテーション(&amp;P)</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation type="unfinished">全画面(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Degrees</source>
        <translation type="unfinished">度(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Radians</source>
        <translation type="unfinished">ラジアン(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <extracomment>noun: theme of the operating system</extracomment>
        <translation type="unfinished">システム(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <extracomment>adjective: theme</extracomment>
        <translation type="unfinished">ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <extracomment>adjective: theme</extracomment>
        <translation type="unfinished">ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation type="unfinished">ハイコントラスト(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;100 %</source>
        <translation type="unfinished">100 %(&amp;1)</translation>
    </message>
    <message>
        <source>12&amp;5 %</source>
        <translation type="unfinished">125 %(&amp;5)</translation>
    </message>
    <message>
        <source>15&amp;0 %</source>
        <translation type="unfinished">150 %(&amp;0)</translation>
    </message>
    <message>
        <source>&amp;200 %</source>
        <translation type="unfinished">200 %(&amp;2)</translation>
    </message>
    <message>
        <source>&amp;Larger Text</source>
        <translation type="unfinished">文字を大きく(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Smaller Text</source>
        <translation type="unfinished">文字を小さく(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation type="unfinished">キーボードショートカット(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Linkwright</source>
        <translation type="unfinished">Linkwrightについて(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation type="unfinished">新規(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Examples…</source>
        <translation type="unfinished">例題(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation type="unfinished">設定(&amp;S)…</translation>
    </message>
    <message>
        <source>Mes&amp;hes…</source>
        <translation type="unfinished">メッシュ(&amp;H)…</translation>
    </message>
    <message>
        <source>Reco&amp;ver Unsaved Work…</source>
        <translation type="unfinished">未保存の作業を復元(&amp;V)…</translation>
    </message>
</context>
<context>
    <name>WindowMenus</name>
    <message>
        <source>Modes</source>
        <extracomment>noun: tool bar with Build, Pose, Move, Explain, Simulate and Elastic</extracomment>
        <translation type="unfinished">モード</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>noun: name of a tool bar</extracomment>
        <translation type="unfinished">ツール</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished">ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation type="unfinished">最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished">編集(&amp;E)</translation>
    </message>
    <message>
        <source>Copy Matri&amp;x</source>
        <translation type="unfinished">行列をコピー(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Links</source>
        <extracomment>noun: rigid bodies of the robot</extracomment>
        <translation type="unfinished">リンク(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>noun: menu of what is shown</extracomment>
        <translation type="unfinished">表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Mode</source>
        <extracomment>noun: menu with Build, Pose, Move, Explain, Simulate and Elastic</extracomment>
        <translation type="unfinished">モード(&amp;M)</translation>
    </message>
    <message>
        <source>Angle&amp;s</source>
        <translation type="unfinished">角度(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished">テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation type="unfinished">言語(&amp;G)</translation>
    </message>
    <message>
        <source>Te&amp;xt Size</source>
        <translation type="unfinished">文字の大きさ(&amp;X)</translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation type="unfinished">パネル(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished">ヘルプ(&amp;H)</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::AbilityPanel</name>
    <message>
        <source>Distance to Joint Limits</source>
        <translation type="unfinished">関節可動限界までの距離</translation>
    </message>
    <message>
        <source>No joint moves this end effector.</source>
        <translation type="unfinished">このエンドエフェクタを動かす関節がありません。</translation>
    </message>
    <message>
        <source>Kinematics at this pose</source>
        <translation type="unfinished">このポーズでの運動学</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::AnswerFields</name>
    <message>
        <source>Your answer</source>
        <translation type="unfinished">答え</translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished">数値</translation>
    </message>
    <message>
        <source>A number, or a formula of numbers such as 9.81*0.25</source>
        <translation type="unfinished">数値、または9.81*0.25のような数値の式</translation>
    </message>
    <message>
        <source>Right within %1 %</source>
        <translation type="unfinished">正解の範囲±%1 %</translation>
    </message>
    <message>
        <source>Right within %1 %2</source>
        <extracomment>%1: a number, %2: its unit</extracomment>
        <translation type="unfinished">正解の範囲±%1 %2</translation>
    </message>
    <message>
        <source>The vector is zero</source>
        <translation type="unfinished">ベクトルはゼロ</translation>
    </message>
    <message>
        <source>Right within %1°. Drag the arrow, or turn it with the arrow keys; X, Y, Z point it along an axis, pressed again against it. Dashed, it points away from you.</source>
        <translation type="unfinished">%1°以内なら正解です。矢印をドラッグするか、矢印キーで向きを変えます。X、Y、Zで軸の正方向に、もう一度押すと負方向に向きます。破線の矢印は奥を向いています。</translation>
    </message>
    <message>
        <source>x %1, y %2, z %3</source>
        <extracomment>components of a unit vector</extracomment>
        <translation type="unfinished">x %1, y %2, z %3</translation>
    </message>
    <message>
        <source>right</source>
        <translation type="unfinished">正解</translation>
    </message>
    <message>
        <source>not right</source>
        <translation type="unfinished">不正解</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::AskForm</name>
    <message>
        <source>Which question</source>
        <translation type="unfinished">設問の選択</translation>
    </message>
    <message>
        <source>Add Question</source>
        <translation type="unfinished">設問を追加</translation>
    </message>
    <message>
        <source>Ask for one more thing in this step</source>
        <translation type="unfinished">このステップで尋ねることを1つ追加します</translation>
    </message>
    <message>
        <source>Remove Question</source>
        <translation type="unfinished">設問を削除</translation>
    </message>
    <message>
        <source>Take this question out</source>
        <translation type="unfinished">この設問を削除します</translation>
    </message>
    <message>
        <source>Name of the answer in formulas</source>
        <translation type="unfinished">数式での答えの名前</translation>
    </message>
    <message>
        <source>The name of the answer in formulas and texts: letters, digits and _</source>
        <translation type="unfinished">数式とテキストでの答えの名前: 英数字と_</translation>
    </message>
    <message>
        <source>Name in formulas:</source>
        <translation type="unfinished">数式での名前:</translation>
    </message>
    <message>
        <source>Value that is asked for</source>
        <translation type="unfinished">尋ねる値</translation>
    </message>
    <message>
        <source>The live value that is asked for, such as tau.joint_1</source>
        <translation type="unfinished">尋ねる実時間の値、たとえばtau.joint_1</translation>
    </message>
    <message>
        <source>Value:</source>
        <translation type="unfinished">値:</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished">単位</translation>
    </message>
    <message>
        <source>Unit:</source>
        <translation type="unfinished">単位:</translation>
    </message>
    <message>
        <source>How near is right</source>
        <translation type="unfinished">正解とみなす近さ</translation>
    </message>
    <message>
        <source>How the tolerance is meant</source>
        <translation type="unfinished">許容誤差の意味</translation>
    </message>
    <message>
        <source>in the unit</source>
        <translation type="unfinished">この単位で</translation>
    </message>
    <message>
        <source>% of the right number</source>
        <translation type="unfinished">正しい数値の%</translation>
    </message>
    <message>
        <source>Right within:</source>
        <translation type="unfinished">正解の範囲:</translation>
    </message>
    <message>
        <source>Options, one a line</source>
        <translation type="unfinished">選択肢（1行に1つ）</translation>
    </message>
    <message>
        <source>One option a line, with * before each one that is right</source>
        <translation type="unfinished">選択肢を1行に1つ書き、正しいものにはそれぞれ前に*を付けます</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation type="unfinished">選択肢:</translation>
    </message>
    <message>
        <source>The options are in another order each time</source>
        <translation type="unfinished">選択肢の順序は毎回変わります</translation>
    </message>
    <message>
        <source>In formulas, 1 where it is chosen: %1</source>
        <extracomment>%1: names of options of a choice, with commas</extracomment>
        <translation type="unfinished">数式では、選ばれると1になる: %1</translation>
    </message>
    <message>
        <source>Question %1</source>
        <extracomment>%1: name of a question</extracomment>
        <translation type="unfinished">設問%1</translation>
    </message>
    <message>
        <source>Right within (°):</source>
        <translation type="unfinished">正解の範囲 (°):</translation>
    </message>
    <message>
        <source>The solution is computed from the model.</source>
        <translation type="unfinished">解はモデルから計算されます。</translation>
    </message>
    <message>
        <source>The right answer here is %1, computed from the model.</source>
        <extracomment>%1: a number with its unit</extracomment>
        <translation type="unfinished">ここでの正解は%1で、モデルから計算したものです。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::AuthorBar</name>
    <message>
        <source>Lesson Being Written</source>
        <translation type="unfinished">作成中のレッスン</translation>
    </message>
    <message>
        <source>New Step</source>
        <translation type="unfinished">新しいステップ</translation>
    </message>
    <message>
        <source>Add a step that begins with what this window shows</source>
        <translation type="unfinished">このウィンドウの表示内容から始まるステップを追加します</translation>
    </message>
    <message>
        <source>Set Beginning</source>
        <translation type="unfinished">最初の状態を設定</translation>
    </message>
    <message>
        <source>The step begins with what this window shows</source>
        <translation type="unfinished">ステップをこのウィンドウの表示内容から始めます</translation>
    </message>
    <message>
        <source>Set Solution</source>
        <translation type="unfinished">解を設定</translation>
    </message>
    <message>
        <source>What this window shows is the solution of the step</source>
        <translation type="unfinished">このウィンドウの表示内容をステップの解とします</translation>
    </message>
    <message>
        <source>Show Beginning</source>
        <extracomment>verb: bring the window to the beginning of a step</extracomment>
        <translation type="unfinished">最初の状態を表示</translation>
    </message>
    <message>
        <source>Bring this window to where the step begins</source>
        <translation type="unfinished">このウィンドウをステップの最初の状態にします</translation>
    </message>
    <message>
        <source>Lesson Editor</source>
        <translation type="unfinished">レッスンエディタ</translation>
    </message>
    <message>
        <source>Bring the window of the lesson to the front</source>
        <translation type="unfinished">レッスンのウィンドウを最前面に出します</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::BeamForm</name>
    <message>
        <source>Rectangle</source>
        <translation type="unfinished">長方形</translation>
    </message>
    <message>
        <source>Circle</source>
        <extracomment>noun: section of a beam</extracomment>
        <translation type="unfinished">円</translation>
    </message>
    <message>
        <source>Tube</source>
        <translation type="unfinished">円管</translation>
    </message>
    <message>
        <source>Custom values</source>
        <translation type="unfinished">任意の値</translation>
    </message>
    <message>
        <source>Shape of the section</source>
        <translation type="unfinished">断面の形状</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>noun: cross-section of a beam</extracomment>
        <translation type="unfinished">断面</translation>
    </message>
    <message>
        <source>Width (y)</source>
        <translation type="unfinished">幅 (y)</translation>
    </message>
    <message>
        <source>Width of the section along the beam&apos;s y axis</source>
        <translation type="unfinished">はりのy軸方向の断面の幅</translation>
    </message>
    <message>
        <source>Height (z)</source>
        <translation type="unfinished">高さ (z)</translation>
    </message>
    <message>
        <source>Height of the section along the beam&apos;s z axis</source>
        <translation type="unfinished">はりのz軸方向の断面の高さ</translation>
    </message>
    <message>
        <source>Diameter</source>
        <translation type="unfinished">直径</translation>
    </message>
    <message>
        <source>Diameter of the section</source>
        <translation type="unfinished">断面の直径</translation>
    </message>
    <message>
        <source>Outer diameter of the tube</source>
        <translation type="unfinished">管の外径</translation>
    </message>
    <message>
        <source>Wall</source>
        <extracomment>noun: thickness of the wall of a tube</extracomment>
        <translation type="unfinished">肉厚</translation>
    </message>
    <message>
        <source>Wall thickness of the tube</source>
        <translation type="unfinished">管の肉厚</translation>
    </message>
    <message>
        <source>Area A</source>
        <translation type="unfinished">断面積A</translation>
    </message>
    <message>
        <source>Area of the section</source>
        <translation type="unfinished">断面の面積</translation>
    </message>
    <message>
        <source>I_y</source>
        <translation type="unfinished">I_y</translation>
    </message>
    <message>
        <source>Second moment of area about y, for deflection along z</source>
        <translation type="unfinished">y軸まわりの断面二次モーメント、z方向のたわみ用</translation>
    </message>
    <message>
        <source>I_z</source>
        <translation type="unfinished">I_z</translation>
    </message>
    <message>
        <source>Second moment of area about z, for deflection along y</source>
        <translation type="unfinished">z軸まわりの断面二次モーメント、y方向のたわみ用</translation>
    </message>
    <message>
        <source>J</source>
        <translation type="unfinished">J</translation>
    </message>
    <message>
        <source>Torsion constant of the section</source>
        <translation type="unfinished">断面のねじり定数</translation>
    </message>
    <message>
        <source>Shear factor</source>
        <translation type="unfinished">せん断係数</translation>
    </message>
    <message>
        <source>Shear correction factor for shifted integration</source>
        <translation type="unfinished">シフト積分のせん断補正係数</translation>
    </message>
    <message>
        <source>Material of the beam</source>
        <translation type="unfinished">はりの材料</translation>
    </message>
    <message>
        <source>Material</source>
        <translation type="unfinished">材料</translation>
    </message>
    <message>
        <source>E</source>
        <extracomment>symbol: Young&apos;s modulus</extracomment>
        <translation type="unfinished">E</translation>
    </message>
    <message>
        <source>Young&apos;s modulus</source>
        <translation type="unfinished">ヤング率</translation>
    </message>
    <message>
        <source>G</source>
        <extracomment>symbol: shear modulus</extracomment>
        <translation type="unfinished">G</translation>
    </message>
    <message>
        <source>Shear modulus</source>
        <translation type="unfinished">せん断弾性係数</translation>
    </message>
    <message>
        <source>Density</source>
        <translation type="unfinished">密度</translation>
    </message>
    <message>
        <source>Density of the beam, used only if the link has no mass</source>
        <translation type="unfinished">はりの密度。リンクに質量がない場合だけ使います</translation>
    </message>
    <message>
        <source>Elements</source>
        <extracomment>noun: number of finite elements of a beam</extracomment>
        <translation type="unfinished">要素数</translation>
    </message>
    <message>
        <source>Number of elements of equal length</source>
        <translation type="unfinished">等しい長さの要素の数</translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished">種類</translation>
    </message>
    <message>
        <source>Element type</source>
        <translation type="unfinished">要素の種類</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation type="unfinished">質量</translation>
    </message>
    <message>
        <source>Distribution of mass among the nodes</source>
        <translation type="unfinished">節点への質量の分布</translation>
    </message>
    <message>
        <source>Mass distribution</source>
        <translation type="unfinished">質量分布</translation>
    </message>
    <message>
        <source>Tip of the beam, in the link frame</source>
        <translation type="unfinished">リンク座標系でのはりの先端</translation>
    </message>
    <message>
        <source>%1 of the beam&apos;s tip</source>
        <translation type="unfinished">はりの先端の%1</translation>
    </message>
    <message>
        <source>Tip of the beam</source>
        <translation type="unfinished">はりの先端</translation>
    </message>
    <message>
        <source>A = %1&#xa0;mm², I_y = %2&#xa0;mm⁴, I_z = %3&#xa0;mm⁴, J = %4&#xa0;mm⁴</source>
        <extracomment>section of a beam; %1: area, %2 and %3: second moments of area, %4: torsion constant</extracomment>
        <translation type="unfinished">A = %1&#xa0;mm², I_y = %2&#xa0;mm⁴, I_z = %3&#xa0;mm⁴, J = %4&#xa0;mm⁴</translation>
    </message>
    <message>
        <source>The beam has no length. Enter the position of its tip.</source>
        <translation type="unfinished">はりに長さがありません。先端の位置を入力してください。</translation>
    </message>
    <message>
        <source>E&#xa0;I_y = %1&#xa0;N&#xa0;m², E&#xa0;I_z = %2&#xa0;N&#xa0;m², E&#xa0;A = %3</source>
        <extracomment>stiffness of a beam; %1 and %2: in bending, %3: axial, with its unit</extracomment>
        <translation type="unfinished">E&#xa0;I_y = %1&#xa0;N&#xa0;m², E&#xa0;I_z = %2&#xa0;N&#xa0;m², E&#xa0;A = %3</translation>
    </message>
    <message>
        <source>%1&#xa0;MN</source>
        <translation type="unfinished">%1&#xa0;MN</translation>
    </message>
    <message>
        <source>%1&#xa0;kN</source>
        <translation type="unfinished">%1&#xa0;kN</translation>
    </message>
    <message>
        <source>%1&#xa0;m long, %2&#xa0;kg (mass of the link)</source>
        <extracomment>a beam; %1: its length, %2: its mass, which is that of the link</extracomment>
        <translation type="unfinished">長さ%1&#xa0;m、%2&#xa0;kg（リンクの質量）</translation>
    </message>
    <message>
        <source>%1&#xa0;m long, %2&#xa0;kg (from the density)</source>
        <extracomment>a beam; %1: its length, %2: its mass, which follows from the density</extracomment>
        <translation type="unfinished">長さ%1&#xa0;m、%2&#xa0;kg（密度から）</translation>
    </message>
    <message>
        <source>lowest natural frequencies as a cantilever: %1&#xa0;Hz along y, %2&#xa0;Hz along z</source>
        <extracomment>a beam; %1 and %2: its natural frequencies along y and z</extracomment>
        <translation type="unfinished">片持ちはりとしての最低固有振動数: y方向%1&#xa0;Hz、z方向%2&#xa0;Hz</translation>
    </message>
    <message>
        <source>no natural frequencies, because the beam has no mass</source>
        <translation type="unfinished">はりに質量がないので、固有振動数なし</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::BeginForm</name>
    <message>
        <source>Panels that the step shows</source>
        <translation type="unfinished">このステップで表示するパネル</translation>
    </message>
    <message>
        <source>Values and panels that are hidden until the step is right</source>
        <translation type="unfinished">このステップに正解するまで隠す値とパネル</translation>
    </message>
    <message>
        <source>What the student cannot change in this step</source>
        <translation type="unfinished">このステップで学生が変更できないもの</translation>
    </message>
    <message>
        <source>Set &amp;Beginning</source>
        <translation type="unfinished">最初の状態を設定(&amp;B)</translation>
    </message>
    <message>
        <source>Take robot, state, mode, panels, camera and walk from the window as it is now</source>
        <translation type="unfinished">ロボット、状態、モード、パネル、カメラ、再帰計算の位置を、現在のウィンドウから取り込みます</translation>
    </message>
    <message>
        <source>Panels:</source>
        <translation type="unfinished">パネル:</translation>
    </message>
    <message>
        <source>Hidden until right:</source>
        <translation type="unfinished">正解まで隠すもの:</translation>
    </message>
    <message>
        <source>Locked:</source>
        <translation type="unfinished">変更不可:</translation>
    </message>
    <message>
        <source>Panels in front; a ring marks the first one</source>
        <translation type="unfinished">前面のパネル。輪は最初のパネルを示します</translation>
    </message>
    <message>
        <source>Values such as tau.joint_1 that show a question mark until the step is right, and panels</source>
        <translation type="unfinished">正解するまで疑問符で示すtau.joint_1などの値と、パネル</translation>
    </message>
    <message>
        <source>Robot:</source>
        <translation type="unfinished">ロボット:</translation>
    </message>
    <message>
        <source>Mode:</source>
        <translation type="unfinished">モード:</translation>
    </message>
    <message>
        <source>Camera:</source>
        <translation type="unfinished">カメラ:</translation>
    </message>
    <message>
        <source>Time (s):</source>
        <translation type="unfinished">時刻 (s):</translation>
    </message>
    <message>
        <source>Pose:</source>
        <translation type="unfinished">ポーズ:</translation>
    </message>
    <message>
        <source>Positions:</source>
        <translation type="unfinished">変位:</translation>
    </message>
    <message>
        <source>Velocities:</source>
        <translation type="unfinished">速度:</translation>
    </message>
    <message>
        <source>Accelerations:</source>
        <translation type="unfinished">加速度:</translation>
    </message>
    <message>
        <source>Recursion:</source>
        <translation type="unfinished">再帰計算:</translation>
    </message>
    <message>
        <source>Mistakes:</source>
        <translation type="unfinished">誤り:</translation>
    </message>
    <message>
        <source>Selection:</source>
        <translation type="unfinished">選択:</translation>
    </message>
    <message>
        <source>The robot as the lesson has it.</source>
        <translation type="unfinished">レッスンのロボットのまま。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::BendingPanel</name>
    <message>
        <source>Elastic link</source>
        <translation type="unfinished">弾性リンク</translation>
    </message>
    <message>
        <source>Choose the elastic link whose diagrams are shown</source>
        <translation type="unfinished">線図を表示する弾性リンクを選びます</translation>
    </message>
    <message>
        <source>Shear V</source>
        <translation type="unfinished">せん断力V</translation>
    </message>
    <message>
        <source>Show the shear force at each section in a separate diagram</source>
        <translation type="unfinished">各断面のせん断力を別の線図で表示します</translation>
    </message>
    <message>
        <source>Axial N</source>
        <translation type="unfinished">軸力N</translation>
    </message>
    <message>
        <source>Show the axial force along the link, positive in tension</source>
        <translation type="unfinished">リンクに沿う軸力を、引張を正として表示します</translation>
    </message>
    <message>
        <source>Torsion T</source>
        <translation type="unfinished">ねじりT</translation>
    </message>
    <message>
        <source>Show the torsional moment together with the bending moments</source>
        <translation type="unfinished">ねじりモーメントを曲げモーメントとともに表示します</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>noun: a rigid body of the robot</extracomment>
        <translation type="unfinished">リンク</translation>
    </message>
    <message>
        <source>Force and moment that the outer part of the link exerts on the inner part at each section. Moments are about the deformed centre line. Components are in the frame of the link&apos;s root, with x along the undeformed link. The section&apos;s up direction is in the plane of x and z.</source>
        <translation type="unfinished">各断面で、リンクの外側の部分が内側の部分に及ぼす力とモーメント。モーメントは変形した中心線まわりです。成分はリンクの根元の座標系で表し、xは変形前のリンクに沿います。断面の上方向はxとzの面内にあります。</translation>
    </message>
    <message>
        <source>Bending moment along the link</source>
        <translation type="unfinished">リンクに沿う曲げモーメント</translation>
    </message>
    <message>
        <source>Shear and axial force along the link</source>
        <translation type="unfinished">リンクに沿うせん断力と軸力</translation>
    </message>
    <message>
        <source>Deflection along the link</source>
        <translation type="unfinished">リンクに沿うたわみ</translation>
    </message>
    <message>
        <source>No elastic links yet. Tick one under “Elastic Links” in the Passive Joints and Elastic Links panel to see its bending moment here.</source>
        <translation type="unfinished">弾性リンクがまだありません。「受動関節と弾性リンク」パネルの「弾性リンク」でリンクにチェックを付けると、その曲げモーメントがここに表示されます。</translation>
    </message>
    <message>
        <source>The selected link is not part of this analysis. Select another link.</source>
        <translation type="unfinished">選択したリンクはこの解析に含まれていません。別のリンクを選んでください。</translation>
    </message>
    <message>
        <source>M_y</source>
        <translation type="unfinished">M_y</translation>
    </message>
    <message>
        <source>M_z</source>
        <translation type="unfinished">M_z</translation>
    </message>
    <message>
        <source>|M|</source>
        <translation type="unfinished">|M|</translation>
    </message>
    <message>
        <source>T</source>
        <extracomment>symbol: torsion moment</extracomment>
        <translation type="unfinished">T</translation>
    </message>
    <message>
        <source>%1 N m at the root</source>
        <translation type="unfinished">根元で%1 N m</translation>
    </message>
    <message>
        <source>± maximum</source>
        <translation type="unfinished">±最大値</translation>
    </message>
    <message>
        <source>Position along the link (%1)</source>
        <translation type="unfinished">リンクに沿う位置 (%1)</translation>
    </message>
    <message>
        <source>Moment (N m)</source>
        <translation type="unfinished">モーメント (N m)</translation>
    </message>
    <message>
        <source>N</source>
        <translation type="unfinished">N</translation>
    </message>
    <message>
        <source>V_y</source>
        <translation type="unfinished">V_y</translation>
    </message>
    <message>
        <source>V_z</source>
        <translation type="unfinished">V_z</translation>
    </message>
    <message>
        <source>Force (N)</source>
        <translation type="unfinished">力 (N)</translation>
    </message>
    <message>
        <source>along y</source>
        <translation type="unfinished">y方向</translation>
    </message>
    <message>
        <source>along z</source>
        <translation type="unfinished">z方向</translation>
    </message>
    <message>
        <source>Deflection (%1)</source>
        <translation type="unfinished">たわみ (%1)</translation>
    </message>
    <message>
        <source>At t = %1 s, the bending moment at the root is |M| = %2 N m. The tip deflection is %3 (%4 % of the length).</source>
        <extracomment>%1: time, %2: moment, %3: deflection with its unit, %4: share of the length of the link</extracomment>
        <translation type="unfinished">t = %1 sで、根元の曲げモーメントは|M| = %2 N mです。先端のたわみは%3（長さの%4 %）です。</translation>
    </message>
    <message>
        <source>Over the whole run, the largest bending moment is %1 N m and the largest tip deflection is %2.</source>
        <extracomment>%1: bending moment, %2: deflection with its unit</extracomment>
        <translation type="unfinished">実行全体で、最大の曲げモーメントは%1 N m、先端の最大たわみは%2です。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::BoundsForm</name>
    <message>
        <source>must be greater than 0</source>
        <translation type="unfinished">0より大きい必要があります</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation type="unfinished">速度</translation>
    </message>
    <message>
        <source>Percentage of the velocity limits used by minimum-time segments</source>
        <translation type="unfinished">最短時間の区間で使う、速度の限界に対する百分率</translation>
    </message>
    <message>
        <source>Percentage of the velocity limits</source>
        <translation type="unfinished">速度の限界に対する百分率</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation type="unfinished">加速度</translation>
    </message>
    <message>
        <source>Acceleration limit of %1</source>
        <translation type="unfinished">%1の加速度の限界</translation>
    </message>
    <message>
        <source>Jerk</source>
        <extracomment>noun: derivative of the acceleration</extracomment>
        <translation type="unfinished">躍度</translation>
    </message>
    <message>
        <source>Jerk limit of %1</source>
        <translation type="unfinished">%1の躍度の限界</translation>
    </message>
    <message>
        <source>Acceleration and jerk limits</source>
        <translation type="unfinished">加速度と躍度の限界</translation>
    </message>
    <message>
        <source>These limits determine the minimum times. The timeline is red where the motion exceeds an acceleration limit.</source>
        <translation type="unfinished">これらの限界から最短時間が決まります。動作が加速度の限界を超えるところでは、タイムラインが赤くなります。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::BuildTools</name>
    <message>
        <source>Length of %1</source>
        <translation type="unfinished">%1の長さ</translation>
    </message>
    <message>
        <source>Axis of %1</source>
        <translation type="unfinished">%1の軸</translation>
    </message>
    <message>
        <source>Orientation of %1</source>
        <translation type="unfinished">%1の姿勢</translation>
    </message>
    <message>
        <source>Origin of %1</source>
        <translation type="unfinished">%1の原点</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::CheckFlow</name>
    <message>
        <source>Check My Values</source>
        <translation type="unfinished">自分の値を検査</translation>
    </message>
    <message>
        <source>Open My Table</source>
        <translation type="unfinished">自分の表を開く</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt);;All files (*)</source>
        <translation type="unfinished">表 (*.csv *.txt);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Save Template</source>
        <translation type="unfinished">ひな形の保存</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished">表 (*.csv)</translation>
    </message>
    <message>
        <source>The template was not saved: %1.</source>
        <translation type="unfinished">ひな形を保存できませんでした: %1。</translation>
    </message>
    <message>
        <source>Template saved: %1</source>
        <translation type="unfinished">ひな形を保存しました: %1</translation>
    </message>
    <message>
        <source>Variant of %1</source>
        <extracomment>undo step; %1: id of a student</extracomment>
        <translation type="unfinished">%1のバリエーション</translation>
    </message>
    <message>
        <source>Robot and state are those of the variant of %1. Undo brings yours back.</source>
        <extracomment>%1: id of a student</extracomment>
        <translation type="unfinished">ロボットと状態は%1のバリエーションのものです。元に戻すと自分のものに戻ります。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::CheckPanel</name>
    <message>
        <source>Did you work out the recursion yourself? Open your numbers as a CSV file: one row per quantity, with the columns link, quantity, v0, v1, … as in the template. Linkwright compares them with its results for the robot&apos;s current state. You can also drop the file on the window.</source>
        <translation type="unfinished">再帰計算を自分で解いたら、その数値をCSVファイルとして開きます。ひな形のとおり、列link、quantity、v0、v1、…をもつ、量ごとに1行の表です。Linkwrightが、ロボットの現在の状態についての結果と比較します。ファイルをウィンドウにドロップすることもできます。</translation>
    </message>
    <message>
        <source>Show differences &amp;only</source>
        <translation type="unfinished">違いだけを表示(&amp;O)</translation>
    </message>
    <message>
        <source>Rows of my table</source>
        <translation type="unfinished">自分の表の行</translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>noun: line of the file</extracomment>
        <translation type="unfinished">行</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>noun: a rigid body of the robot</extracomment>
        <translation type="unfinished">リンク</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation type="unfinished">量</translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished">結果</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>pronoun: the value of the table that is checked</extracomment>
        <translation type="unfinished">自分の値</translation>
    </message>
    <message>
        <source>Linkwright</source>
        <translation type="unfinished">Linkwright</translation>
    </message>
    <message>
        <source>O&amp;pen My Table…</source>
        <translation type="unfinished">自分の表を開く(&amp;P)…</translation>
    </message>
    <message>
        <source>Save &amp;Template…</source>
        <translation type="unfinished">ひな形を保存(&amp;T)…</translation>
    </message>
    <message>
        <source>Save a table of this robot with the state filled in and all other values empty</source>
        <translation type="unfinished">状態だけを記入し、ほかの値を空欄にした、このロボットの表を保存します</translation>
    </message>
    <message>
        <source>Take Student&apos;s &amp;Variant…</source>
        <translation type="unfinished">学生のバリエーションを使う(&amp;V)…</translation>
    </message>
    <message>
        <source>Put the robot and the state of a student&apos;s variant of an exercise in place</source>
        <translation type="unfinished">演習問題の学生のバリエーションのロボットと状態に置き換えます</translation>
    </message>
    <message>
        <source>Could not read “%1” as a table of results.</source>
        <translation type="unfinished">「%1」を結果の表として読み込めませんでした。</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <extracomment>noun: a line of a file; %1: its number, %2: what is wrong there</extracomment>
        <translation type="unfinished">%1行目: %2</translation>
    </message>
    <message>
        <source>Values that you have not stepped to yet are hidden while you predict.</source>
        <translation type="unfinished">まだ進んでいない値は、予測中は隠されます。</translation>
    </message>
    <message>
        <source>%1: %2 rows are hidden while you predict.</source>
        <extracomment>%1: name of a file, %2: number of rows</extracomment>
        <translation type="unfinished">%1: %2行が予測中のため隠されています。</translation>
    </message>
    <message>
        <source>%1: %2 rows agree, %3 differ, %4 were not found; %5 quantities of the recursion are not in the table.</source>
        <extracomment>%1: name of a file, %2 to %5: numbers of rows and quantities</extracomment>
        <translation type="unfinished">%1: 一致%2行、相違%3行、見つからない行%4。再帰計算の%5個の量が表にありません。</translation>
    </message>
    <message>
        <source>The selected row is marked by a dashed frame in the Table panel and by a dashed arrow in the 3D view.</source>
        <translation type="unfinished">選択した行は、「表」パネルでは破線の枠で、3Dビューでは破線の矢印で示されます。</translation>
    </message>
    <message>
        <source>hidden while you predict</source>
        <translation type="unfinished">予測中は非表示</translation>
    </message>
    <message>
        <source>%1, the first difference</source>
        <translation type="unfinished">%1、最初の違い</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>%1: result of a row of a checked table, %2: a remark about the row</extracomment>
        <translation type="unfinished">%1、%2</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ClassDialog</name>
    <message>
        <source>Progress of a Class</source>
        <translation type="unfinished">クラスの進捗</translation>
    </message>
    <message>
        <source>Steps that are right, of those that ask for something</source>
        <translation type="unfinished">何かを尋ねるステップのうち正解したもの</translation>
    </message>
    <message>
        <source>Wrong answers, the most frequent first</source>
        <translation type="unfinished">誤答（多い順）</translation>
    </message>
    <message>
        <source>Save &amp;Students…</source>
        <translation type="unfinished">学生を保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save &amp;Wrong Answers…</source>
        <translation type="unfinished">誤答を保存(&amp;W)…</translation>
    </message>
    <message>
        <source>Student</source>
        <translation type="unfinished">学生</translation>
    </message>
    <message>
        <source>Students and lessons</source>
        <translation type="unfinished">学生とレッスン</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>steps: done / all</extracomment>
        <translation type="unfinished">%1 / %2</translation>
    </message>
    <message>
        <source>Wrong answers by number</source>
        <translation type="unfinished">誤答の番号</translation>
    </message>
    <message>
        <source>times</source>
        <translation type="unfinished">回数</translation>
    </message>
    <message>
        <source>Wrong answers</source>
        <extracomment>heads of a table: the number of a bar in the plot, where, what was said, how often, by how many</extracomment>
        <translation type="unfinished">誤答</translation>
    </message>
    <message>
        <source>No.</source>
        <translation type="unfinished">番号</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation type="unfinished">レッスン</translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished">ステップ</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation type="unfinished">返答</translation>
    </message>
    <message>
        <source>Times</source>
        <translation type="unfinished">回数</translation>
    </message>
    <message>
        <source>Students</source>
        <translation type="unfinished">学生数</translation>
    </message>
    <message>
        <source>(none of its own)</source>
        <translation type="unfinished">（固有の返答なし）</translation>
    </message>
    <message>
        <source>The table could not be saved:</source>
        <translation type="unfinished">表を保存できませんでした:</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ClassForm</name>
    <message>
        <source>List of students</source>
        <translation type="unfinished">学生のリスト</translation>
    </message>
    <message>
        <source>A CSV file with a column id and, if you like, a column name</source>
        <translation type="unfinished">列id、および必要なら列nameをもつCSVファイル</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation type="unfinished">選択(&amp;H)…</translation>
    </message>
    <message>
        <source>Choose the file of the list</source>
        <translation type="unfinished">リストのファイルを選びます</translation>
    </message>
    <message>
        <source>Students:</source>
        <translation type="unfinished">学生:</translation>
    </message>
    <message>
        <source>Secret:</source>
        <translation type="unfinished">秘密の語:</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <extracomment>noun: a line of a file; %1: its number, %2: what is wrong there</extracomment>
        <translation type="unfinished">%1行目: %2</translation>
    </message>
    <message>
        <source>Open List of Students</source>
        <translation type="unfinished">学生のリストを開く</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <translation type="unfinished">表 (*.csv);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Choose the list of your students first.</source>
        <translation type="unfinished">まず学生のリストを選んでください。</translation>
    </message>
    <message>
        <source>Without a list, variants of three made-up students are shown.</source>
        <translation type="unfinished">リストがないと、架空の学生3人のバリエーションが表示されます。</translation>
    </message>
    <message numerus="yes">
        <source>%n students</source>
        <translation type="unfinished">
            <numerusform>学生%n人</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>linkwright::ui::CompareColumn</name>
    <message>
        <source>You Are Here</source>
        <translation type="unfinished">現在位置</translation>
    </message>
    <message>
        <source>Step Through</source>
        <translation type="unfinished">ステップ実行</translation>
    </message>
    <message>
        <source>Step through this formulation: %1</source>
        <translation type="unfinished">この定式化をステップ実行: %1</translation>
    </message>
    <message>
        <source>no separate step, because the quantity follows from this value</source>
        <translation type="unfinished">量がこの値から求まるので、独立したステップなし</translation>
    </message>
    <message>
        <source>to be predicted</source>
        <translation type="unfinished">予測対象</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ComparePanel</name>
    <message>
        <source>Symbols</source>
        <translation type="unfinished">記号</translation>
    </message>
    <message>
        <source>Notation of the symbols</source>
        <translation type="unfinished">記号の記法</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>noun: the publication that a formulation comes from</extracomment>
        <translation type="unfinished">出典</translation>
    </message>
    <message>
        <source>Craig, Luh</source>
        <translation type="unfinished">Craig, Luh</translation>
    </message>
    <message>
        <source>Featherstone</source>
        <translation type="unfinished">Featherstone</translation>
    </message>
    <message>
        <source>Lynch and Park</source>
        <translation type="unfinished">Lynch and Park</translation>
    </message>
    <message>
        <source>Show the non-recursive form as a fourth column</source>
        <translation type="unfinished">再帰を使わない形を4列目に表示します</translation>
    </message>
    <message>
        <source>Agreement of the formulations</source>
        <translation type="unfinished">定式化の一致</translation>
    </message>
    <message>
        <source>Formulations side by side</source>
        <translation type="unfinished">定式化の並列表示</translation>
    </message>
    <message>
        <source>No step yet. Start stepping through the recursion to see the matching step of each formulation.</source>
        <translation type="unfinished">まだステップがありません。再帰計算のステップ実行を始めると、各定式化の対応するステップが表示されます。</translation>
    </message>
    <message>
        <source>Matching steps</source>
        <translation type="unfinished">対応するステップ</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ConstructWorkspace</name>
    <message>
        <source>&amp;Build</source>
        <extracomment>verb: the mode in which robots are built</extracomment>
        <translation type="unfinished">構築(&amp;B)</translation>
    </message>
    <message>
        <source>Mechanism</source>
        <translation type="unfinished">機構</translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished">履歴</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation type="unfinished">プロパティ</translation>
    </message>
    <message>
        <source>DH Table</source>
        <translation type="unfinished">DH表</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ContactCard</name>
    <message>
        <source>%1 N</source>
        <translation type="unfinished">%1 N</translation>
    </message>
    <message>
        <source>Normal force fₙ</source>
        <translation type="unfinished">法線力fₙ</translation>
    </message>
    <message>
        <source>Friction fₜ</source>
        <translation type="unfinished">摩擦fₜ</translation>
    </message>
    <message>
        <source>Gap</source>
        <extracomment>noun: distance of a contact point from its surface</extracomment>
        <translation type="unfinished">すきま</translation>
    </message>
    <message>
        <source>Slip speed</source>
        <translation type="unfinished">すべり速度</translation>
    </message>
    <message>
        <source>Why this normal force?</source>
        <translation type="unfinished">なぜこの法線力か</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished">不明</translation>
    </message>
    <message>
        <source>creeps (cannot stick with regularised friction)</source>
        <translation type="unfinished">微小すべり（正則化した摩擦では固着しない）</translation>
    </message>
    <message>
        <source>Contact %1: %2</source>
        <extracomment>%1: name of a contact, %2: its mode (&quot;sticks&quot;)</extracomment>
        <translation type="unfinished">接触%1: %2</translation>
    </message>
    <message>
        <source>%1 (the surface pulls)</source>
        <translation type="unfinished">%1（面が引く）</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: a force with its unit, %2: its direction (&quot;along +x&quot;)</extracomment>
        <translation type="unfinished">%1 %2</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation type="unfinished">%1 m</translation>
    </message>
    <message>
        <source>— (no contact)</source>
        <translation type="unfinished">—（接触なし）</translation>
    </message>
    <message>
        <source>%1 m/s</source>
        <translation type="unfinished">%1 m/s</translation>
    </message>
    <message>
        <source>No friction without contact.</source>
        <translation type="unfinished">接触がないので、摩擦はありません。</translation>
    </message>
    <message>
        <source>Slip margin %1: friction is %2, and its limit is %3.</source>
        <extracomment>forces; %1: how much more friction could take, %2: friction now, %3: its limit</extracomment>
        <translation type="unfinished">すべり余裕%1: 摩擦は%2、限界は%3です。</translation>
    </message>
    <message>
        <source>Slip margin %1: friction is %2 of the available %3 (K&#xa0;|fₙ|).</source>
        <extracomment>forces; %1: how much more friction could take, %2: friction now, %3: its limit</extracomment>
        <translation type="unfinished">すべり余裕%1: 摩擦は、利用できる%3（K&#xa0;|fₙ|）のうち%2です。</translation>
    </message>
    <message>
        <source>No contact, so no normal force</source>
        <translation type="unfinished">接触がないので、法線力なし</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ContactForm</name>
    <message>
        <source>Contacts</source>
        <translation type="unfinished">接触</translation>
    </message>
    <message>
        <source>Only these points touch their surfaces. Other parts of the robot pass through.</source>
        <translation type="unfinished">これらの点だけが面に接触します。ロボットのほかの部分は通り抜けます。</translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished">追加</translation>
    </message>
    <message>
        <source>Add a contact between the end effector and a horizontal plane at the end effector&apos;s height</source>
        <translation type="unfinished">エンドエフェクタと、その高さの水平面との接触を追加します</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished">削除</translation>
    </message>
    <message>
        <source>Remove the selected contact</source>
        <translation type="unfinished">選択した接触を削除します</translation>
    </message>
    <message>
        <source>Name of the contact</source>
        <translation type="unfinished">接触の名前</translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished">名前</translation>
    </message>
    <message>
        <source>Link in contact</source>
        <translation type="unfinished">接触するリンク</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>noun: link that the contact belongs to</extracomment>
        <translation type="unfinished">リンク</translation>
    </message>
    <message>
        <source>Link of the contact</source>
        <translation type="unfinished">接触のリンク</translation>
    </message>
    <message>
        <source>Point, in the link frame</source>
        <translation type="unfinished">点（リンク座標系）</translation>
    </message>
    <message>
        <source>%1 of the contact point</source>
        <translation type="unfinished">接触点の%1</translation>
    </message>
    <message>
        <source>Contact point</source>
        <translation type="unfinished">接触点</translation>
    </message>
    <message>
        <source>Friction K</source>
        <translation type="unfinished">摩擦K</translation>
    </message>
    <message>
        <source>Coefficient of sliding friction, K</source>
        <translation type="unfinished">動摩擦係数K</translation>
    </message>
    <message>
        <source>Friction of the contact</source>
        <translation type="unfinished">接触の摩擦</translation>
    </message>
    <message>
        <source>Static</source>
        <extracomment>adjective: the coefficient of static friction</extracomment>
        <translation type="unfinished">静止</translation>
    </message>
    <message>
        <source>Coefficient of static friction, for stick-slip</source>
        <translation type="unfinished">静止摩擦係数（スティックスリップ用）</translation>
    </message>
    <message>
        <source>Static friction of the contact</source>
        <translation type="unfinished">接触の静止摩擦</translation>
    </message>
    <message>
        <source>must be at least the coefficient of sliding friction, K</source>
        <translation type="unfinished">動摩擦係数K以上である必要があります</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation type="unfinished">面</translation>
    </message>
    <message>
        <source>A contact needs a name.</source>
        <translation type="unfinished">接触には名前が必要です。</translation>
    </message>
    <message>
        <source>Another contact already has that name.</source>
        <translation type="unfinished">その名前の接触がすでにあります。</translation>
    </message>
    <message>
        <source>Rename contact</source>
        <translation type="unfinished">接触の名前を変更</translation>
    </message>
    <message>
        <source>Remove contact %1</source>
        <translation type="unfinished">接触%1を削除</translation>
    </message>
    <message>
        <source>%1: %2 on %3</source>
        <extracomment>%1: name of a contact, %2: name of its link, %3: type of its surface (&quot;plane&quot;)</extracomment>
        <translation type="unfinished">%1: %3上の%2</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ContactsPanel</name>
    <message>
        <source>Determinacy of the contact forces</source>
        <translation type="unfinished">接触力の確定性</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>noun: impacts, slips and the like</extracomment>
        <translation type="unfinished">イベント</translation>
    </message>
    <message>
        <source>Contact events; press Enter or click an event to go to its time</source>
        <translation type="unfinished">接触のイベント。Enterキーまたはクリックでその時刻に移動します</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation type="unfinished">接触</translation>
    </message>
    <message>
        <source>This run has no contacts.</source>
        <translation type="unfinished">この実行には接触がありません。</translation>
    </message>
    <message>
        <source>No contacts yet. A contact is a point on a link together with a surface that it can touch. Add a contact in the Simulation panel. Each of the examples named Arm on the Ground has one contact.</source>
        <translation type="unfinished">接触がまだありません。接触は、リンク上の点と、それが触れうる面の組です。「シミュレーション」パネルで接触を追加してください。「地面上のアーム」という名前の例題には、それぞれ接触が1つあります。</translation>
    </message>
    <message>
        <source>A run cannot start from the current pose: %1.</source>
        <translation type="unfinished">現在のポーズからは実行を開始できません: %1。</translation>
    </message>
    <message>
        <source>At t = %1 s of the run</source>
        <translation type="unfinished">実行のt = %1 s</translation>
    </message>
    <message>
        <source>A run from the current pose would start with these forces:</source>
        <translation type="unfinished">現在のポーズから実行すると、次の力で始まります:</translation>
    </message>
    <message>
        <source>Could not compute the contact forces: %1</source>
        <translation type="unfinished">接触力を計算できませんでした: %1</translation>
    </message>
    <message>
        <source>No contact has begun or ended in this run, nor changed between sticking and slipping.</source>
        <translation type="unfinished">この実行では、接触の開始も終了も、固着とすべりの間の変化もありません。</translation>
    </message>
    <message>
        <source>Events (%1)</source>
        <translation type="unfinished">イベント (%1)</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ControllerForm</name>
    <message>
        <source>Acrobot</source>
        <translation type="unfinished">アクロボット</translation>
    </message>
    <message>
        <source>Two links with a passive shoulder: the elbow motor swings both links up and balances them</source>
        <translation type="unfinished">肩が受動の2リンク: 肘のモータが両リンクを振り上げ、平衡を保ちます</translation>
    </message>
    <message>
        <source>Cart-pole</source>
        <translation type="unfinished">台車型倒立振子</translation>
    </message>
    <message>
        <source>The cart swings its pole up and balances it</source>
        <translation type="unfinished">台車がポールを振り上げ、平衡を保ちます</translation>
    </message>
    <message>
        <source>Furuta pendulum</source>
        <translation type="unfinished">古田振子</translation>
    </message>
    <message>
        <source>A rotating arm swings up the pole at its end and balances it</source>
        <translation type="unfinished">回転アームが先端のポールを振り上げ、平衡を保ちます</translation>
    </message>
    <message>
        <source>Passive last joint</source>
        <translation type="unfinished">末端が受動関節</translation>
    </message>
    <message>
        <source>Two links with a passive elbow: the shoulder motor swings the second link up and balances both links</source>
        <translation type="unfinished">肘が受動の2リンク: 肩のモータが2番目のリンクを振り上げ、両リンクの平衡を保ちます</translation>
    </message>
    <message>
        <source>Mechanism</source>
        <translation type="unfinished">機構</translation>
    </message>
    <message>
        <source>Mechanism that the controller is designed for</source>
        <translation type="unfinished">制御器が対象とする機構</translation>
    </message>
    <message>
        <source>Controller</source>
        <translation type="unfinished">制御器</translation>
    </message>
    <message>
        <source>Defaults</source>
        <extracomment>noun: button that restores the original gains</extracomment>
        <translation type="unfinished">既定値</translation>
    </message>
    <message>
        <source>Restore the default gains of this controller</source>
        <translation type="unfinished">この制御器のゲインを既定値に戻します</translation>
    </message>
    <message>
        <source>Gains</source>
        <extracomment>noun: of a controller</extracomment>
        <translation type="unfinished">ゲイン</translation>
    </message>
    <message>
        <source>Gains K of the linear-quadratic regulator, in which Q weights the deviations and R the motor torque or force</source>
        <translation type="unfinished">線形2次レギュレータのゲインK。Qは偏差の重み、Rはモータのトルクまたは力の重みです</translation>
    </message>
    <message>
        <source>Swing-Up</source>
        <extracomment>noun: part of a controller</extracomment>
        <translation type="unfinished">振り上げ</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation type="unfinished">エネルギー</translation>
    </message>
    <message>
        <source>Gain of the energy error during swing-up. If the gain is 0, the mechanism does not swing up.</source>
        <translation type="unfinished">振り上げ中のエネルギー誤差のゲイン。0にすると、機構は振り上がりません。</translation>
    </message>
    <message>
        <source>Proportional gain that returns the actuated joint to its position in the upright pose during swing-up</source>
        <translation type="unfinished">振り上げ中に、駆動関節を直立ポーズでの変位に戻す比例ゲイン</translation>
    </message>
    <message>
        <source>Derivative gain that damps the actuated joint during swing-up</source>
        <translation type="unfinished">振り上げ中に、駆動関節を減衰させる微分ゲイン</translation>
    </message>
    <message>
        <source>Limit</source>
        <extracomment>of an acceleration</extracomment>
        <translation type="unfinished">上限</translation>
    </message>
    <message>
        <source>Largest acceleration of the actuated joint during swing-up</source>
        <translation type="unfinished">振り上げ中の駆動関節の最大加速度</translation>
    </message>
    <message>
        <source>Balancing</source>
        <extracomment>noun: part of a controller</extracomment>
        <translation type="unfinished">平衡</translation>
    </message>
    <message>
        <source>Capture</source>
        <extracomment>where the controller changes from swing-up to balancing</extracomment>
        <translation type="unfinished">捕捉</translation>
    </message>
    <message>
        <source>Value of xᵀ P x below which balancing takes over, where x is the deviation from upright</source>
        <translation type="unfinished">直立からの偏差をxとして、xᵀ P xがこの値を下回ると平衡制御に切り替わります</translation>
    </message>
    <message>
        <source>Weight R of the motor torque or force relative to the weights of the deviations. A larger R gives gentler control.</source>
        <translation type="unfinished">偏差の重みに対する、モータのトルクまたは力の重みR。Rが大きいほど穏やかな制御になります。</translation>
    </message>
    <message>
        <source>Q: weight of each deviation</source>
        <translation type="unfinished">Q: 各偏差の重み</translation>
    </message>
    <message>
        <source>Weight Q of %1</source>
        <translation type="unfinished">%1の重みQ</translation>
    </message>
    <message>
        <source>Controller parameter: %1</source>
        <translation type="unfinished">制御器のパラメータ: %1</translation>
    </message>
    <message>
        <source>Balances with the feedback τ = −K x, where x = (q, qd) is the deviation from upright and K = [%1].</source>
        <translation type="unfinished">フィードバックτ = −K xで平衡を保ちます。x = (q, qd)は直立からの偏差、K = [%1]です。</translation>
    </message>
    <message>
        <source>Balancing: xᵀ P x = %1, below the capture value %2.</source>
        <extracomment>%1: distance from upright, %2: distance at which balancing takes over</extracomment>
        <translation type="unfinished">平衡: xᵀ P x = %1、捕捉値%2を下回っています。</translation>
    </message>
    <message>
        <source>Swing-up: the energy is %1 J too low.</source>
        <translation type="unfinished">振り上げ: エネルギーが%1 J不足しています。</translation>
    </message>
    <message>
        <source>Swing-up: the energy is %1 J too high.</source>
        <translation type="unfinished">振り上げ: エネルギーが%1 J過剰です。</translation>
    </message>
    <message>
        <source>τ of %1: %2%3</source>
        <extracomment>%1: name of a joint, %2: a number, %3: its unit with a space before it</extracomment>
        <translation type="unfinished">%1のτ: %2%3</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ConvergencePanel</name>
    <message>
        <source>Refined quantity</source>
        <translation type="unfinished">細分する量</translation>
    </message>
    <message>
        <source>Time step dt</source>
        <translation type="unfinished">タイムステップdt</translation>
    </message>
    <message>
        <source>Simulate the scene with longer and shorter time steps</source>
        <translation type="unfinished">より長い、およびより短いタイムステップでシーンをシミュレーションします</translation>
    </message>
    <message>
        <source>Elements</source>
        <extracomment>noun: finite elements of a beam</extracomment>
        <translation type="unfinished">要素数</translation>
    </message>
    <message>
        <source>Compute natural frequencies with fewer and more elements</source>
        <translation type="unfinished">より少ない、およびより多い要素で固有振動数を計算します</translation>
    </message>
    <message>
        <source>Links to refine</source>
        <translation type="unfinished">細分するリンク</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation type="unfinished">計算</translation>
    </message>
    <message>
        <source>&amp;Refine</source>
        <extracomment>verb: choose what becomes finer, time steps or elements</extracomment>
        <translation type="unfinished">細分(&amp;R)</translation>
    </message>
    <message>
        <source>No elastic links yet, so there are no elements to refine. Tick a link in the Passive Joints and Elastic Links panel.</source>
        <translation type="unfinished">弾性リンクがまだないので、細分する要素がありません。「受動関節と弾性リンク」パネルでリンクにチェックを付けてください。</translation>
    </message>
    <message>
        <source>Errors for each time step</source>
        <translation type="unfinished">各タイムステップの誤差</translation>
    </message>
    <message>
        <source>Frequencies for each number of elements</source>
        <translation type="unfinished">各要素数の振動数</translation>
    </message>
    <message>
        <source>Errors against the time step</source>
        <translation type="unfinished">タイムステップに対する誤差</translation>
    </message>
    <message>
        <source>Frequency changes against the number of elements</source>
        <translation type="unfinished">要素数に対する振動数の変化</translation>
    </message>
    <message>
        <source>All links</source>
        <translation type="unfinished">全リンク</translation>
    </message>
    <message>
        <source>Computing: %1 of %2 runs done (%3 %)…</source>
        <extracomment>%1: number of finished runs, %2: number of runs, %3: how much is done</extracomment>
        <translation type="unfinished">計算中: %2回中%1回完了 (%3 %)…</translation>
    </message>
    <message>
        <source>The other convergence study is still running.</source>
        <translation type="unfinished">もう一方の収束の検討がまだ実行中です。</translation>
    </message>
    <message>
        <source>Could not run the convergence study: %1.</source>
        <translation type="unfinished">収束の検討を実行できませんでした: %1。</translation>
    </message>
    <message>
        <source>Stopped before the first run finished.</source>
        <translation type="unfinished">最初の計算が終わる前に中止しました。</translation>
    </message>
    <message>
        <source>The error for each time step will appear here. Choose Compute to simulate the scene with longer and shorter steps.</source>
        <translation type="unfinished">各タイムステップの誤差がここに表示されます。「計算」を選ぶと、より長い、およびより短いステップでシーンをシミュレーションします。</translation>
    </message>
    <message>
        <source>The natural frequencies of the initial pose will appear here. Choose Compute to obtain them for 1 to 32 elements per link.</source>
        <translation type="unfinished">初期ポーズの固有振動数がここに表示されます。「計算」を選ぶと、リンクあたり1から32個の要素で求めます。</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 runs.</source>
        <extracomment>%1: number of finished runs, %2: number of runs</extracomment>
        <translation type="unfinished">%2回中%1回の計算後に中止しました。</translation>
    </message>
    <message>
        <source>Out of date since the last edit. Choose Compute to update.</source>
        <translation type="unfinished">最後の編集以降、更新されていません。「計算」を選ぶと更新されます。</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>verb: stop the computation</extracomment>
        <translation type="unfinished">中止</translation>
    </message>
    <message>
        <source>Stop the convergence study</source>
        <translation type="unfinished">収束の検討を中止します</translation>
    </message>
    <message>
        <source>Run the convergence study</source>
        <translation type="unfinished">収束の検討を実行します</translation>
    </message>
    <message>
        <source>Largest error: q (%1), τ (%2)</source>
        <extracomment>%1: unit of joint positions q, %2: unit of torques τ</extracomment>
        <translation type="unfinished">最大誤差: q (%1)、τ (%2)</translation>
    </message>
    <message>
        <source>Time step dt (ms)</source>
        <translation type="unfinished">タイムステップdt (ms)</translation>
    </message>
    <message>
        <source>this scene</source>
        <translation type="unfinished">このシーン</translation>
    </message>
    <message>
        <source>Elements per link</source>
        <translation type="unfinished">リンクあたりの要素数</translation>
    </message>
    <message>
        <source>Relative change in f</source>
        <translation type="unfinished">fの相対変化</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation type="unfinished">収束</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::CostPanel</name>
    <message>
        <source>Counting would take too long, because the sums have %1 terms.</source>
        <translation type="unfinished">和の項が%1個あり、数えるのに時間がかかりすぎます。</translation>
    </message>
    <message>
        <source>Could not measure the cost: %1.</source>
        <translation type="unfinished">計算量を測定できませんでした: %1。</translation>
    </message>
    <message>
        <source>This robot has no moving joints, so there is nothing to compute.</source>
        <translation type="unfinished">このロボットには可動関節がないので、計算するものがありません。</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <extracomment>verb: the time that a computation takes</extracomment>
        <translation type="unfinished">測定中…</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation type="unfinished">計数中…</translation>
    </message>
    <message>
        <source>Joints: %1. The operations are counted, not estimated. The time per call is the median of 9 runs.</source>
        <translation type="unfinished">関節: %1。演算回数は推定でなく計数によるものです。1回の呼出しの時間は9回の計測の中央値です。</translation>
    </message>
    <message>
        <source>Stopped. Choose Measure to start again.</source>
        <translation type="unfinished">中止しました。「測定」を選ぶと再開します。</translation>
    </message>
    <message>
        <source>Open a robot to count its operations.</source>
        <translation type="unfinished">ロボットを開くと、演算回数を数えます。</translation>
    </message>
    <message>
        <source>%1, this robot</source>
        <translation type="unfinished">%1、このロボット</translation>
    </message>
    <message>
        <source>every sum written out</source>
        <translation type="unfinished">すべての和を書き下し</translation>
    </message>
    <message>
        <source>recursion</source>
        <extracomment>noun: the method that computes each quantity once</extracomment>
        <translation type="unfinished">再帰計算</translation>
    </message>
    <message>
        <source>Operations</source>
        <extracomment>noun: additions, multiplications and so on</extracomment>
        <translation type="unfinished">演算回数</translation>
    </message>
    <message>
        <source>Vector terms</source>
        <translation type="unfinished">ベクトルの項</translation>
    </message>
    <message>
        <source>Number of joints n</source>
        <translation type="unfinished">関節数n</translation>
    </message>
    <message>
        <source>No curves, because this robot has no joints.</source>
        <translation type="unfinished">このロボットには関節がないので、曲線はありません。</translation>
    </message>
    <message>
        <source>Vertical dashed line: this robot, n = %1. The curves are for chains that repeat its joints. Read values with the Left and Right keys or the mouse.</source>
        <translation type="unfinished">鉛直の破線: このロボット、n = %1。曲線は、その関節を繰り返した連鎖についてのものです。左右キーまたはマウスで値を読み取れます。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: a method, %2: number of its operations or terms</extracomment>
        <translation type="unfinished">%1 %2</translation>
    </message>
    <message>
        <source>n = %1: %2</source>
        <extracomment>%1: number of joints, %2: methods with their numbers of operations or terms</extracomment>
        <translation type="unfinished">n = %1: %2</translation>
    </message>
    <message>
        <source>Operation counts and timings</source>
        <translation type="unfinished">演算回数と計算時間</translation>
    </message>
    <message>
        <source>Measu&amp;re</source>
        <extracomment>verb: measure the time again</extracomment>
        <translation type="unfinished">測定(&amp;R)</translation>
    </message>
    <message>
        <source>Measure the time of every method again</source>
        <translation type="unfinished">すべての方法の時間をもう一度測定します</translation>
    </message>
    <message>
        <source>Operations and time of each method</source>
        <translation type="unfinished">各方法の演算回数と時間</translation>
    </message>
    <message>
        <source>Method</source>
        <translation type="unfinished">方法</translation>
    </message>
    <message>
        <source>×</source>
        <translation type="unfinished">×</translation>
    </message>
    <message>
        <source>+ −</source>
        <translation type="unfinished">+ −</translation>
    </message>
    <message>
        <source>÷</source>
        <translation type="unfinished">÷</translation>
    </message>
    <message>
        <source>sin cos</source>
        <translation type="unfinished">sin cos</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>the sum of all operations</extracomment>
        <translation type="unfinished">合計</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>noun: how long a method takes</extracomment>
        <translation type="unfinished">時間</translation>
    </message>
    <message>
        <source>Multiplications</source>
        <translation type="unfinished">乗算</translation>
    </message>
    <message>
        <source>Additions and subtractions</source>
        <translation type="unfinished">加減算</translation>
    </message>
    <message>
        <source>Divisions</source>
        <extracomment>noun: arithmetic operations</extracomment>
        <translation type="unfinished">除算</translation>
    </message>
    <message>
        <source>Sines, each with its cosine</source>
        <translation type="unfinished">正弦（それぞれ余弦を含む）</translation>
    </message>
    <message>
        <source>All operations</source>
        <translation type="unfinished">全演算</translation>
    </message>
    <message>
        <source>Time per call, the median of several runs</source>
        <translation type="unfinished">1回の呼出しの時間（数回の計測の中央値）</translation>
    </message>
    <message>
        <source>Curves to show</source>
        <translation type="unfinished">表示する曲線</translation>
    </message>
    <message>
        <source>Inverse dynamics</source>
        <translation type="unfinished">逆動力学</translation>
    </message>
    <message>
        <source>Forward dynamics</source>
        <translation type="unfinished">順動力学</translation>
    </message>
    <message>
        <source>Velocity terms: n² or n</source>
        <translation type="unfinished">速度の項: n²またはn</translation>
    </message>
    <message>
        <source>Acceleration terms: n³ or n</source>
        <translation type="unfinished">加速度の項: n³またはn</translation>
    </message>
    <message>
        <source>Torque terms: n⁴ or n</source>
        <translation type="unfinished">トルクの項: n⁴またはn</translation>
    </message>
    <message>
        <source>Cost against the number of joints</source>
        <translation type="unfinished">関節数に対する計算量</translation>
    </message>
    <message>
        <source>Previous term</source>
        <translation type="unfinished">前の項</translation>
    </message>
    <message>
        <source>Highlight the terms one by one</source>
        <translation type="unfinished">項を1つずつ強調表示します</translation>
    </message>
    <message>
        <source>Next term</source>
        <translation type="unfinished">次の項</translation>
    </message>
    <message>
        <source>Cost of the dynamics</source>
        <translation type="unfinished">動力学の計算量</translation>
    </message>
    <message>
        <source>Operations, growth and duplicates</source>
        <translation type="unfinished">演算、増え方、重複</translation>
    </message>
    <message>
        <source>Growth</source>
        <extracomment>noun: of the number of operations with the number of joints</extracomment>
        <translation type="unfinished">増加</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <extracomment>noun: terms that are computed several times</extracomment>
        <translation type="unfinished">重複</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::CurveChooser</name>
    <message>
        <source>Curves of the plot</source>
        <translation type="unfinished">プロットの曲線</translation>
    </message>
    <message>
        <source>Type of the plot</source>
        <translation type="unfinished">プロットの種類</translation>
    </message>
    <message>
        <source>&amp;Type</source>
        <extracomment>noun: kind of a plot</extracomment>
        <translation type="unfinished">種類(&amp;T)</translation>
    </message>
    <message>
        <source>Search for a curve</source>
        <translation type="unfinished">曲線の検索</translation>
    </message>
    <message>
        <source>Search by joint or quantity</source>
        <translation type="unfinished">関節または量で検索</translation>
    </message>
    <message>
        <source>Quantity on the x axis</source>
        <translation type="unfinished">x軸の量</translation>
    </message>
    <message>
        <source>x axis</source>
        <translation type="unfinished">x軸</translation>
    </message>
    <message>
        <source>Remark on the selected curves</source>
        <translation type="unfinished">選択した曲線についての注記</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>button: choose no curves</extracomment>
        <translation type="unfinished">なし</translation>
    </message>
    <message>
        <source>Remove all curves</source>
        <translation type="unfinished">すべての曲線を削除します</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>button: close the list of curves</extracomment>
        <translation type="unfinished">完了</translation>
    </message>
    <message>
        <source>Close the list of curves</source>
        <translation type="unfinished">曲線の一覧を閉じます</translation>
    </message>
    <message>
        <source>Corner speed of the motors, as a percentage of the velocity limit</source>
        <translation type="unfinished">モータの折点速度（速度の限界に対する百分率）</translation>
    </message>
    <message>
        <source>A motor supplies its full torque up to this percentage of the velocity limit. Above it, the available torque decreases linearly to zero at the limit. The value applies to all joints in the plot.</source>
        <translation type="unfinished">モータは、速度の限界に対するこの百分率まで最大トルクを出します。それを超えると、利用できるトルクは直線的に減り、限界で0になります。この値はプロットのすべての関節に適用されます。</translation>
    </message>
    <message>
        <source>Corner speed, % of limit</source>
        <translation type="unfinished">折点速度 (限界の%)</translation>
    </message>
    <message>
        <source>must be greater than 0 % and at most 100 %</source>
        <translation type="unfinished">0 %より大きく100 %以下である必要があります</translation>
    </message>
    <message>
        <source>%1 of the same joint</source>
        <translation type="unfinished">同じ関節の%1</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::CurveTree</name>
    <message>
        <source>Torque contribution: %1</source>
        <translation type="unfinished">トルクへの寄与: %1</translation>
    </message>
    <message>
        <source>Torque</source>
        <translation type="unfinished">トルク</translation>
    </message>
    <message>
        <source>Torque with mistakes</source>
        <translation type="unfinished">誤りを含むトルク</translation>
    </message>
    <message>
        <source>%1 would add a third unit, but a plot can have at most two.</source>
        <translation type="unfinished">%1を加えると単位が3つになりますが、1つのプロットの単位は2つまでです。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::DerivativeTable</name>
    <message>
        <source>none</source>
        <extracomment>no delay</extracomment>
        <translation type="unfinished">なし</translation>
    </message>
    <message>
        <source>qdd %1</source>
        <translation type="unfinished">qdd %1</translation>
    </message>
    <message>
        <source>qd %1, qdd %2</source>
        <extracomment>%1 and %2: how late velocities (qd) and accelerations (qdd) are, with their unit</extracomment>
        <translation type="unfinished">qd %1, qdd %2</translation>
    </message>
    <message>
        <source>Savitzky-Golay</source>
        <translation type="unfinished">サビツキー・ゴーレイ</translation>
    </message>
    <message>
        <source>Spline</source>
        <translation type="unfinished">スプライン</translation>
    </message>
    <message>
        <source>Backward differences</source>
        <translation type="unfinished">後退差分</translation>
    </message>
    <message>
        <source>From the file</source>
        <translation type="unfinished">ファイルの値</translation>
    </message>
    <message>
        <source>Results of the differentiation methods</source>
        <translation type="unfinished">微分の各方法の結果</translation>
    </message>
    <message>
        <source>N</source>
        <translation type="unfinished">N</translation>
    </message>
    <message>
        <source>N m</source>
        <translation type="unfinished">N m</translation>
    </message>
    <message>
        <source>Method</source>
        <translation type="unfinished">方法</translation>
    </message>
    <message>
        <source>Peak |qdd|
(%1)</source>
        <translation type="unfinished">最大|qdd|
(%1)</translation>
    </message>
    <message>
        <source>RMS qdd
(%1)</source>
        <translation type="unfinished">RMS qdd
(%1)</translation>
    </message>
    <message>
        <source>Peak |tau|
(%1)</source>
        <translation type="unfinished">最大|tau|
(%1)</translation>
    </message>
    <message>
        <source>RMS tau
(%1)</source>
        <translation type="unfinished">RMS tau
(%1)</translation>
    </message>
    <message>
        <source>Lag</source>
        <extracomment>noun: how late a derived velocity or acceleration is</extracomment>
        <translation type="unfinished">遅れ</translation>
    </message>
    <message>
        <source>%1 (common mistake)</source>
        <translation type="unfinished">%1（よくある誤り）</translation>
    </message>
    <message>
        <source>%1 ✓</source>
        <translation type="unfinished">%1 ✓</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::DhChain</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: symbol of a DH parameter, %2: name of a joint</extracomment>
        <translation type="unfinished">%2の%1</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::DhDelegate</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: symbol of a DH parameter, %2: name of a joint</extracomment>
        <translation type="unfinished">%2の%1</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::DhField</name>
    <message>
        <source>Enter a number or a multiple of pi, such as pi/2</source>
        <translation type="unfinished">数値、またはpi/2のようなpiの倍数を入力します</translation>
    </message>
    <message>
        <source>Enter a number</source>
        <translation type="unfinished">数値を入力します</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::DhPanel</name>
    <message>
        <source>Denavit-Hartenberg table</source>
        <translation type="unfinished">デナビット・ハーテンバーグの表</translation>
    </message>
    <message>
        <source>Denavit-Hartenberg table, one row per joint</source>
        <translation type="unfinished">デナビット・ハーテンバーグの表、関節ごとに1行</translation>
    </message>
    <message>
        <source>Reason for the missing DH table</source>
        <translation type="unfinished">DH表がない理由</translation>
    </message>
    <message>
        <source>Copy As</source>
        <translation type="unfinished">形式別コピー</translation>
    </message>
    <message>
        <source>CSV (for Load Table)</source>
        <translation type="unfinished">CSV（「表を読み込む」用）</translation>
    </message>
    <message>
        <source>Standard</source>
        <extracomment>adjective: convention of DH parameters</extracomment>
        <translation type="unfinished">標準</translation>
    </message>
    <message>
        <source>Standard form: Rz(θ) Tz(d) Tx(a) Rx(α)</source>
        <translation type="unfinished">標準形: Rz(θ) Tz(d) Tx(a) Rx(α)</translation>
    </message>
    <message>
        <source>Modified</source>
        <extracomment>adjective: convention of DH parameters</extracomment>
        <translation type="unfinished">修正</translation>
    </message>
    <message>
        <source>Modified form (Craig): Rx(α) Tx(a) Rz(θ) Tz(d)</source>
        <translation type="unfinished">修正形 (Craig): Rx(α) Tx(a) Rz(θ) Tz(d)</translation>
    </message>
    <message>
        <source>Copy the table at full precision, in rad and m</source>
        <translation type="unfinished">表を全桁でコピーします（radとm）</translation>
    </message>
    <message>
        <source>Copy the DH table at full precision</source>
        <translation type="unfinished">DH表を全桁でコピーします</translation>
    </message>
    <message>
        <source>Load Table…</source>
        <translation type="unfinished">表を読み込む…</translation>
    </message>
    <message>
        <source>Open a robot from a DH table in a CSV file</source>
        <translation type="unfinished">CSVファイルのDH表からロボットを開きます</translation>
    </message>
    <message>
        <source>Inertia ellipsoid</source>
        <translation type="unfinished">慣性楕円体</translation>
    </message>
    <message>
        <source>Show the inertia ellipsoid of the selected link</source>
        <translation type="unfinished">選択したリンクの慣性楕円体を表示します</translation>
    </message>
    <message>
        <source>Draw the homogeneous ellipsoid with the mass and inertia of the selected link</source>
        <translation type="unfinished">選択したリンクと質量および慣性が等しい、一様な楕円体を描きます</translation>
    </message>
    <message>
        <source>No DH table: %1.</source>
        <translation type="unfinished">DH表なし: %1。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::DhTableModel</name>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: name of a joint, %2: its type (&quot;revolute&quot;)</extracomment>
        <translation type="unfinished">%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2: %3%4</source>
        <extracomment>%1: symbol of a DH parameter, %2: name of a joint, %3: a number, %4: its unit, after a space</extracomment>
        <translation type="unfinished">%2の%1: %3%4</translation>
    </message>
    <message>
        <source>Joint variable: this offset plus the joint position q%1</source>
        <translation type="unfinished">関節変数: このオフセットと関節変位q%1の和</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation type="unfinished">関節</translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished">種類</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: symbol of a DH parameter, %2: its unit</extracomment>
        <translation type="unfinished">%1 (%2)</translation>
    </message>
    <message>
        <source>θ: angle from the previous x axis to the next, about z</source>
        <translation type="unfinished">θ: 前のx軸から次のx軸までの、zまわりの角度</translation>
    </message>
    <message>
        <source>d: distance from the previous x axis to the next, along z</source>
        <translation type="unfinished">d: 前のx軸から次のx軸までの、zに沿う距離</translation>
    </message>
    <message>
        <source>a: distance from the previous z axis to the next, along x</source>
        <translation type="unfinished">a: 前のz軸から次のz軸までの、xに沿う距離</translation>
    </message>
    <message>
        <source>α: angle from the previous z axis to the next, about x</source>
        <translation type="unfinished">α: 前のz軸から次のz軸までの、xまわりの角度</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::DiagnosticsDialog</name>
    <message>
        <source>Problems</source>
        <translation type="unfinished">問題</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation type="unfinished">警告</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>file and line of a problem</extracomment>
        <translation type="unfinished">場所</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished">問題</translation>
    </message>
    <message>
        <source>input</source>
        <extracomment>noun: what was read, where it has no file name</extracomment>
        <translation type="unfinished">入力</translation>
    </message>
    <message>
        <source>&amp;Copy All</source>
        <translation type="unfinished">すべてコピー(&amp;C)</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::DirectionPad</name>
    <message>
        <source>Direction arrow: drag it or turn it with the arrow keys</source>
        <translation type="unfinished">方向の矢印: ドラッグするか、矢印キーで向きを変えます</translation>
    </message>
    <message>
        <source>Drag the arrow. Beyond the rim, it points away from you. Turn it with the arrow keys. Press X, Y or Z to align it with an axis, the same key again to reverse it, or 0 for zero.</source>
        <translation type="unfinished">矢印をドラッグします。縁より外では奥を向きます。矢印キーで向きを変えます。X、Y、Zで軸にそろえ、同じキーで逆向きに、0でゼロにします。</translation>
    </message>
    <message>
        <source>x %1, y %2, z %3</source>
        <extracomment>%1, %2 and %3: components of a direction</extracomment>
        <translation type="unfinished">x %1, y %2, z %3</translation>
    </message>
    <message>
        <source>zero, no direction</source>
        <translation type="unfinished">ゼロ、方向なし</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::DiskFlow</name>
    <message>
        <source>%1 was changed by another program.</source>
        <translation type="unfinished">%1が別のプログラムによって変更されました。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished">再読込み</translation>
    </message>
    <message>
        <source>Open the version of %1 on disk</source>
        <translation type="unfinished">ディスク上の%1を開きます</translation>
    </message>
    <message>
        <source>Keep Mine</source>
        <translation type="unfinished">自分の版を残す</translation>
    </message>
    <message>
        <source>Keep the open scene and mark it as unsaved</source>
        <translation type="unfinished">開いているシーンを残し、未保存とします</translation>
    </message>
    <message>
        <source>%1 has been deleted or moved. The open scene is now unsaved.</source>
        <translation type="unfinished">%1が削除または移動されました。開いているシーンは未保存になりました。</translation>
    </message>
    <message>
        <source>Save Again</source>
        <translation type="unfinished">もう一度保存</translation>
    </message>
    <message>
        <source>Save the open scene as %1 again</source>
        <translation type="unfinished">開いているシーンをもう一度%1として保存します</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished">閉じる</translation>
    </message>
    <message>
        <source>Dismiss this note</source>
        <translation type="unfinished">この通知を閉じます</translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished">保存</translation>
    </message>
    <message>
        <source>%1 has been changed by another program since it was last opened or saved.</source>
        <translation type="unfinished">最後に開くか保存した後、%1が別のプログラムによって変更されています。</translation>
    </message>
    <message>
        <source>Saving replaces those changes with the open scene.</source>
        <translation type="unfinished">保存すると、その変更は開いているシーンで置き換えられます。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation type="unfinished">置換え(&amp;R)</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::Document</name>
    <message>
        <source>Simulate</source>
        <extracomment>verb: undo step</extracomment>
        <translation type="unfinished">シミュレーション</translation>
    </message>
    <message>
        <source>%1 (recovered)</source>
        <translation type="unfinished">%1（復元）</translation>
    </message>
    <message>
        <source>The target of the end effector must be finite. The end effector was not moved.</source>
        <translation type="unfinished">エンドエフェクタの目標は有限である必要があります。エンドエフェクタは動かしていません。</translation>
    </message>
    <message>
        <source>Place end effector</source>
        <translation type="unfinished">エンドエフェクタを配置</translation>
    </message>
    <message>
        <source>Set joint %1</source>
        <translation type="unfinished">関節%1を設定</translation>
    </message>
    <message>
        <source>Go to ready pose</source>
        <translation type="unfinished">標準ポーズへ移動</translation>
    </message>
    <message>
        <source>Null-space motion</source>
        <translation type="unfinished">零空間運動</translation>
    </message>
    <message>
        <source>A force or moment on a link must be finite. The load was not changed.</source>
        <translation type="unfinished">リンクの力とモーメントは有限である必要があります。荷重は変更していません。</translation>
    </message>
    <message>
        <source>Load on %1</source>
        <translation type="unfinished">%1の荷重</translation>
    </message>
    <message>
        <source>Gravity must be finite. It was not changed.</source>
        <translation type="unfinished">重力は有限である必要があります。変更していません。</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation type="unfinished">重力</translation>
    </message>
    <message>
        <source>Pose %1</source>
        <translation type="unfinished">ポーズ%1</translation>
    </message>
    <message>
        <source>Save pose %1</source>
        <translation type="unfinished">ポーズ%1を保存</translation>
    </message>
    <message>
        <source>Remove pose %1</source>
        <translation type="unfinished">ポーズ%1を削除</translation>
    </message>
    <message>
        <source>Rename pose %1</source>
        <translation type="unfinished">ポーズ%1の名前を変更</translation>
    </message>
    <message>
        <source>Go to pose %1</source>
        <translation type="unfinished">ポーズ%1へ移動</translation>
    </message>
    <message>
        <source>A pose named “%1” already exists. Choose another name for the waypoint.</source>
        <translation type="unfinished">「%1」という名前のポーズがすでにあります。ウェイポイントに別の名前を選んでください。</translation>
    </message>
    <message>
        <source>Save waypoint %1 as %2</source>
        <extracomment>undo step; %1: number of the waypoint, %2: name of the pose</extracomment>
        <translation type="unfinished">ウェイポイント%1を%2として保存</translation>
    </message>
    <message>
        <source>Move from %1 to %2</source>
        <extracomment>noun, undo step; %1 and %2: names of poses</extracomment>
        <translation type="unfinished">%1から%2への動作</translation>
    </message>
    <message>
        <source>Remove motion</source>
        <translation type="unfinished">動作を削除</translation>
    </message>
    <message>
        <source>The simulation was not changed: %1.</source>
        <translation type="unfinished">シミュレーションは変更していません: %1。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::DraftChoices</name>
    <message>
        <source>none</source>
        <extracomment>none of a list of words</extracomment>
        <translation type="unfinished">なし</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::DragRecorder</name>
    <message>
        <source>Motion from drag</source>
        <translation type="unfinished">ドラッグによる動作</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::DriveForm</name>
    <message>
        <source>Dam&amp;ping</source>
        <translation type="unfinished">減衰(&amp;P)</translation>
    </message>
    <message>
        <source>Viscous damping</source>
        <translation type="unfinished">粘性減衰</translation>
    </message>
    <message>
        <source>Coulomb friction (+)</source>
        <translation type="unfinished">クーロン摩擦 (+)</translation>
    </message>
    <message>
        <source>Coulomb friction during motion in the + direction</source>
        <translation type="unfinished">+方向の運動中のクーロン摩擦</translation>
    </message>
    <message>
        <source>Coulomb friction (−)</source>
        <translation type="unfinished">クーロン摩擦 (−)</translation>
    </message>
    <message>
        <source>Coulomb friction during motion in the − direction</source>
        <translation type="unfinished">−方向の運動中のクーロン摩擦</translation>
    </message>
    <message>
        <source>Must be at most 0</source>
        <translation type="unfinished">0以下である必要があります</translation>
    </message>
    <message>
        <source>Spring stiffness</source>
        <translation type="unfinished">ばね剛性</translation>
    </message>
    <message>
        <source>Stiffness of the joint&apos;s spring</source>
        <translation type="unfinished">関節ばねの剛性</translation>
    </message>
    <message>
        <source>Must be at least 0, where 0 means no spring</source>
        <translation type="unfinished">0以上である必要があります。0はばねなしを意味します</translation>
    </message>
    <message>
        <source>Spring rest position</source>
        <translation type="unfinished">ばねの自然位置</translation>
    </message>
    <message>
        <source>Joint position at which the spring exerts no torque or force</source>
        <translation type="unfinished">ばねのトルクまたは力が0になる関節変位</translation>
    </message>
    <message>
        <source>Rest position of the spring</source>
        <translation type="unfinished">ばねの自然位置</translation>
    </message>
    <message>
        <source>Rotor inertia</source>
        <translation type="unfinished">ロータ慣性</translation>
    </message>
    <message>
        <source>Inertia of the rotor, on the motor side of the gear</source>
        <translation type="unfinished">減速機のモータ側でのロータの慣性</translation>
    </message>
    <message>
        <source>&amp;Gear ratio</source>
        <translation type="unfinished">減速比(&amp;G)</translation>
    </message>
    <message>
        <source>Gear ratio: motor velocity per joint velocity</source>
        <translation type="unfinished">減速比: 関節速度に対するモータ速度の比</translation>
    </message>
    <message>
        <source>Rotor inertia reflected to the joint</source>
        <translation type="unfinished">関節に換算したロータ慣性</translation>
    </message>
    <message>
        <source>Passive</source>
        <extracomment>adjective: a joint without a motor</extracomment>
        <translation type="unfinished">受動</translation>
    </message>
    <message>
        <source>The joint has no motor, so no motor torque or force acts on it</source>
        <translation type="unfinished">関節にモータがないので、モータのトルクも力も作用しません</translation>
    </message>
    <message>
        <source>Remove motor</source>
        <translation type="unfinished">モータを取り除く</translation>
    </message>
    <message>
        <source>Motor</source>
        <translation type="unfinished">モータ</translation>
    </message>
    <message>
        <source>Mimic joint</source>
        <translation type="unfinished">連動関節</translation>
    </message>
    <message>
        <source>The joint position is a multiple of another joint&apos;s position, plus an offset</source>
        <translation type="unfinished">関節変位は、別の関節の変位の定数倍にオフセットを加えたものになります</translation>
    </message>
    <message>
        <source>Mimicked joint</source>
        <translation type="unfinished">連動先の関節</translation>
    </message>
    <message>
        <source>Multiplier</source>
        <translation type="unfinished">倍率</translation>
    </message>
    <message>
        <source>Multiplier of the mimicked joint&apos;s position</source>
        <translation type="unfinished">連動先の関節変位に掛ける倍率</translation>
    </message>
    <message>
        <source>Mimic multiplier</source>
        <translation type="unfinished">連動の倍率</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation type="unfinished">オフセット</translation>
    </message>
    <message>
        <source>Offset added after the multiplication</source>
        <translation type="unfinished">掛けた後に加えるオフセット</translation>
    </message>
    <message>
        <source>Mimic offset</source>
        <translation type="unfinished">連動のオフセット</translation>
    </message>
    <message>
        <source>Remove mimic relation</source>
        <translation type="unfinished">連動をやめる</translation>
    </message>
    <message>
        <source>Reflected inertia: %1 kg</source>
        <translation type="unfinished">換算慣性: %1 kg</translation>
    </message>
    <message>
        <source>Reflected inertia: %1 kg m²</source>
        <translation type="unfinished">換算慣性: %1 kg m²</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::DuplicatesView</name>
    <message>
        <source>Terms of all velocities, written out</source>
        <translation type="unfinished">書き下した全速度の項</translation>
    </message>
    <message>
        <source>This robot has no moving joints, so there are no sums to write out.</source>
        <translation type="unfinished">このロボットには可動関節がないので、書き下す和がありません。</translation>
    </message>
    <message>
        <source>Terms of all link velocities, written out: %1. The recursion evaluates each distinct term once, %2 in all.</source>
        <extracomment>%1 and %2: numbers of terms</extracomment>
        <translation type="unfinished">書き下した全リンク速度の項: %1。再帰計算では異なる項を1回ずつ、全部で%2回評価します。</translation>
    </message>
    <message>
        <source>%1 (%2) is evaluated only once, as in the recursion.</source>
        <extracomment>%1: a term of an equation, %2: name of its joint</extracomment>
        <translation type="unfinished">%1（%2）は、再帰計算と同じく1回だけ評価されます。</translation>
    </message>
    <message>
        <source>%1 (%2) is evaluated %3 times when written out, but only once by the recursion.</source>
        <extracomment>%1: a term of an equation, %2: name of its joint, %3: a number</extracomment>
        <translation type="unfinished">%1（%2）は、書き下すと%3回評価されますが、再帰計算では1回だけです。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ElasticBinding</name>
    <message>
        <source>nodal forces {P}</source>
        <translation type="unfinished">節点力{P}</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ElasticPanel</name>
    <message>
        <source>Joints</source>
        <translation type="unfinished">関節</translation>
    </message>
    <message>
        <source>3D View</source>
        <translation type="unfinished">3Dビュー</translation>
    </message>
    <message>
        <source>Elastic Links</source>
        <translation type="unfinished">弾性リンク</translation>
    </message>
    <message>
        <source>Time Integration</source>
        <translation type="unfinished">時間積分</translation>
    </message>
    <message>
        <source>Gravity and Motion</source>
        <translation type="unfinished">重力と動作</translation>
    </message>
    <message>
        <source>Joints (%1 passive)</source>
        <translation type="unfinished">関節 (受動%1)</translation>
    </message>
    <message>
        <source>No motion yet, so the actuated joints are at rest. Create a motion in Move.</source>
        <translation type="unfinished">動作がまだないので、駆動関節は静止しています。「動作」で動作を作成してください。</translation>
    </message>
    <message>
        <source>The actuated joints track the scene&apos;s motion, which lasts %1&#xa0;s.</source>
        <translation type="unfinished">駆動関節は、%1&#xa0;s続くシーンの動作に追従します。</translation>
    </message>
    <message>
        <source>The scene&apos;s motion cannot be played. Move shows the reason.</source>
        <translation type="unfinished">シーンの動作を再生できません。理由は「動作」に表示されます。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ElasticStatus</name>
    <message>
        <source>%1&#xa0;ms</source>
        <translation type="unfinished">%1&#xa0;ms</translation>
    </message>
    <message>
        <source>%1&#xa0;s</source>
        <translation type="unfinished">%1&#xa0;s</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation type="unfinished">解析の進行状況</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>verb: stop the analysis</extracomment>
        <translation type="unfinished">中止</translation>
    </message>
    <message>
        <source>Stop the current analysis</source>
        <translation type="unfinished">実行中の解析を中止します</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation type="unfinished">解析</translation>
    </message>
    <message>
        <source>Analyse the current scene</source>
        <translation type="unfinished">現在のシーンを解析します</translation>
    </message>
    <message>
        <source>No elastic links or passive joints yet. Below, tick a link to make it elastic, or clear a joint to make it passive.</source>
        <translation type="unfinished">弾性リンクも受動関節もまだありません。下で、リンクにチェックを付けると弾性に、関節のチェックを外すと受動になります。</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation type="unfinished">解析中…</translation>
    </message>
    <message>
        <source>Could not analyse the scene</source>
        <translation type="unfinished">シーンを解析できませんでした</translation>
    </message>
    <message>
        <source>Not analysed since the last edit</source>
        <translation type="unfinished">最後の編集以降、未解析</translation>
    </message>
    <message>
        <source>Not analysed yet</source>
        <translation type="unfinished">未解析</translation>
    </message>
    <message>
        <source>Analysed: %1 steps of %2 in %3</source>
        <extracomment>%1: number of time steps, %2: their length with its unit, %3: duration of the computation</extracomment>
        <translation type="unfinished">解析済み: %2刻みの%1ステップ、%3</translation>
    </message>
    <message>
        <source>No passive joints</source>
        <translation type="unfinished">受動関節なし</translation>
    </message>
    <message>
        <source>N&#xa0;m or N</source>
        <translation type="unfinished">N&#xa0;mまたはN</translation>
    </message>
    <message>
        <source>%1 is passive, with zero torque</source>
        <translation type="unfinished">%1は受動で、トルクは0</translation>
    </message>
    <message>
        <source>%1 joints are passive, with zero torque</source>
        <translation type="unfinished">%1個の関節は受動で、トルクは0</translation>
    </message>
    <message>
        <source>%1 is passive, with a residual torque below %2&#xa0;%3</source>
        <extracomment>%1: name of a joint, %2: a torque or force, %3: its unit</extracomment>
        <translation type="unfinished">%1は受動で、残差トルクは%2&#xa0;%3未満</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <extracomment>%1: names of joints, %2: number of joints that are not named</extracomment>
        <translation type="unfinished">%1ほか%2個</translation>
    </message>
    <message>
        <source>%1 are passive, with residual torques below %2&#xa0;%3</source>
        <extracomment>%1: names of joints, %2: a torque or force, %3: its unit</extracomment>
        <translation type="unfinished">%1は受動で、残差トルクは%2&#xa0;%3未満</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation type="unfinished">警告: %1</translation>
    </message>
    <message>
        <source>Further problems: %1. The tooltip lists all of them.</source>
        <translation type="unfinished">その他の問題: %1。ツールチップにすべて示します。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ElasticStudy</name>
    <message>
        <source>Elastic analysis</source>
        <translation type="unfinished">弾性解析</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ElasticTorquesPanel</name>
    <message>
        <source>Show or hide this curve</source>
        <translation type="unfinished">この曲線の表示を切り替えます</translation>
    </message>
    <message>
        <source>Joint whose torques are plotted</source>
        <translation type="unfinished">トルクを描く関節</translation>
    </message>
    <message>
        <source>&amp;Joint</source>
        <translation type="unfinished">関節(&amp;J)</translation>
    </message>
    <message>
        <source>Torques over time</source>
        <translation type="unfinished">トルクの時間変化</translation>
    </message>
    <message>
        <source>Torque differences over time</source>
        <translation type="unfinished">トルク差の時間変化</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation type="unfinished">対数軸</translation>
    </message>
    <message>
        <source>Show small and large differences together</source>
        <translation type="unfinished">小さい差と大きい差をともに表示します</translation>
    </message>
    <message>
        <source>Differences on a logarithmic axis</source>
        <translation type="unfinished">対数軸で表した差</translation>
    </message>
    <message>
        <source>%1 (passive)</source>
        <translation type="unfinished">%1（受動）</translation>
    </message>
    <message>
        <source>All actuated joints</source>
        <translation type="unfinished">全駆動関節</translation>
    </message>
    <message>
        <source>Time (s)</source>
        <translation type="unfinished">時間 (s)</translation>
    </message>
    <message>
        <source>Torque (%1)</source>
        <translation type="unfinished">トルク (%1)</translation>
    </message>
    <message>
        <source>Difference (%1)</source>
        <translation type="unfinished">差 (%1)</translation>
    </message>
    <message>
        <source>Torque differences of %1 over time</source>
        <translation type="unfinished">%1のトルク差の時間変化</translation>
    </message>
    <message>
        <source>t = %1 s</source>
        <translation type="unfinished">t = %1 s</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ElasticViewForm</name>
    <message>
        <source>Deformed shape</source>
        <translation type="unfinished">変形形状</translation>
    </message>
    <message>
        <source>Show the magnified deformation of the elastic links</source>
        <translation type="unfinished">弾性リンクの変形を拡大して表示します</translation>
    </message>
    <message>
        <source>Bending moment as colour</source>
        <translation type="unfinished">曲げモーメントの色分け</translation>
    </message>
    <message>
        <source>Show the bending moment along the elastic links as colours</source>
        <translation type="unfinished">弾性リンクに沿う曲げモーメントを色で表示します</translation>
    </message>
    <message>
        <source>Nodal forces {P}</source>
        <translation type="unfinished">節点力{P}</translation>
    </message>
    <message>
        <source>Show the forces on the nodes as arrows</source>
        <translation type="unfinished">節点に働く力を矢印で表示します</translation>
    </message>
    <message>
        <source>Passive joints</source>
        <translation type="unfinished">受動関節</translation>
    </message>
    <message>
        <source>Mark the passive joints</source>
        <translation type="unfinished">受動関節に印を付けます</translation>
    </message>
    <message>
        <source>Deformation scale</source>
        <translation type="unfinished">変形の倍率</translation>
    </message>
    <message>
        <source>Magnification of deformations</source>
        <translation type="unfinished">変形の拡大率</translation>
    </message>
    <message>
        <source>must be between 1 and 10&#x2009;000</source>
        <translation type="unfinished">1から10&#x2009;000までである必要があります</translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation type="unfinished">%1倍</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ElasticWorkspace</name>
    <message>
        <source>E&amp;lastic</source>
        <extracomment>adjective: the mode for robots with elastic links</extracomment>
        <translation type="unfinished">弾性(&amp;L)</translation>
    </message>
    <message>
        <source>Passive Joints and Elastic Links</source>
        <translation type="unfinished">受動関節と弾性リンク</translation>
    </message>
    <message>
        <source>Torques</source>
        <translation type="unfinished">トルク</translation>
    </message>
    <message>
        <source>Vibration</source>
        <translation type="unfinished">振動</translation>
    </message>
    <message>
        <source>Bending</source>
        <extracomment>noun: panel about beams that bend</extracomment>
        <translation type="unfinished">曲げ</translation>
    </message>
    <message>
        <source>[L][T]{P}</source>
        <translation type="unfinished">[L][T]{P}</translation>
    </message>
    <message>
        <source>Modes</source>
        <extracomment>noun: modes of vibration</extracomment>
        <translation type="unfinished">固有モード</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation type="unfinished">収束</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>noun: a scientific publication</extracomment>
        <translation type="unfinished">論文</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::EllipsoidGroup</name>
    <message>
        <source>Velocity and Force</source>
        <translation type="unfinished">速度と力</translation>
    </message>
    <message>
        <source>Velocity ellipsoid</source>
        <translation type="unfinished">速度楕円体</translation>
    </message>
    <message>
        <source>Show the end-effector velocities for joint velocities of norm 1. The ellipsoid is flat in a singular direction.</source>
        <translation type="unfinished">ノルム1の関節速度に対するエンドエフェクタの速度を表示します。楕円体は特異方向につぶれます。</translation>
    </message>
    <message>
        <source>Force ellipsoid</source>
        <translation type="unfinished">力楕円体</translation>
    </message>
    <message>
        <source>Show the forces that the end effector can exert with joint torques of norm 1. The ellipsoid is long where the velocity ellipsoid is short.</source>
        <translation type="unfinished">ノルム1の関節トルクでエンドエフェクタが及ぼせる力を表示します。楕円体は、速度楕円体が短い方向に長くなります。</translation>
    </message>
    <message>
        <source>Linear or angular</source>
        <translation type="unfinished">並進または回転</translation>
    </message>
    <message>
        <source>Linear velocity and force at the end effector&apos;s origin, or angular velocity and moment</source>
        <translation type="unfinished">エンドエフェクタ原点での並進速度と力、または角速度とモーメント</translation>
    </message>
    <message>
        <source>linear: velocity and force</source>
        <translation type="unfinished">並進: 速度と力</translation>
    </message>
    <message>
        <source>angular: velocity and moment</source>
        <translation type="unfinished">回転: 角速度とモーメント</translation>
    </message>
    <message>
        <source>Singular values of the end-effector Jacobian, with their axes</source>
        <translation type="unfinished">エンドエフェクタのヤコビ行列の特異値とその軸</translation>
    </message>
    <message>
        <source>Unit of the singular values</source>
        <translation type="unfinished">特異値の単位</translation>
    </message>
    <message>
        <source>Manipulability</source>
        <translation type="unfinished">可操作性</translation>
    </message>
    <message>
        <source>Condition number</source>
        <translation type="unfinished">条件数</translation>
    </message>
    <message>
        <source>Scale of the ellipsoids</source>
        <translation type="unfinished">楕円体の縮尺</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation type="unfinished">速度</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation type="unfinished">モーメント</translation>
    </message>
    <message>
        <source>Axis x, y, z</source>
        <translation type="unfinished">軸x, y, z</translation>
    </message>
    <message>
        <source>Force</source>
        <translation type="unfinished">力</translation>
    </message>
    <message>
        <source>Singular values σ in %1 (angular velocity), 1/σ (moment); axes in the world frame.</source>
        <translation type="unfinished">特異値σは%1（角速度）、1/σ（モーメント）、軸はワールド座標系。</translation>
    </message>
    <message>
        <source>Singular values σ in %1 (velocity), 1/σ (force); axes in the world frame.</source>
        <translation type="unfinished">特異値σは%1（速度）、1/σ（力）、軸はワールド座標系。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ExerciseFlow</name>
    <message>
        <source>E&amp;xercise Sheet…</source>
        <extracomment>noun: a sheet of exercises for a class</extracomment>
        <translation type="unfinished">演習シート(&amp;X)…</translation>
    </message>
    <message>
        <source>Make an exercise with numbers of their own for each student</source>
        <translation type="unfinished">学生ごとに数値の異なる演習問題を作成します</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ExerciseSheet</name>
    <message>
        <source>Exercise Sheet</source>
        <translation type="unfinished">演習シート</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished">開く(&amp;O)</translation>
    </message>
    <message>
        <source>Open an exercise of yours, or a copy of a shipped one</source>
        <translation type="unfinished">自分の演習問題か、付属の演習問題のコピーを開きます</translation>
    </message>
    <message>
        <source>Use Current Ro&amp;bot</source>
        <translation type="unfinished">現在のロボットを使う(&amp;B)</translation>
    </message>
    <message>
        <source>Go on with the robot and the state that the window shows now</source>
        <translation type="unfinished">ウィンドウに現在表示されているロボットと状態に切り替えます</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished">元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Take back the last edit (Ctrl+Z)</source>
        <translation type="unfinished">最後の編集を取り消します (Ctrl+Z)</translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <translation type="unfinished">やり直す(&amp;E)</translation>
    </message>
    <message>
        <source>Do the edit again that was taken back (Ctrl+Shift+Z)</source>
        <translation type="unfinished">取り消した編集をやり直します (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished">保存(&amp;S)</translation>
    </message>
    <message>
        <source>Write the file of the exercise (Ctrl+S)</source>
        <translation type="unfinished">演習問題のファイルを書き込みます (Ctrl+S)</translation>
    </message>
    <message>
        <source>Sa&amp;ve As…</source>
        <translation type="unfinished">名前を付けて保存(&amp;V)…</translation>
    </message>
    <message>
        <source>Write the exercise to another file</source>
        <translation type="unfinished">演習問題を別のファイルに書き込みます</translation>
    </message>
    <message>
        <source>Write for &amp;Class</source>
        <translation type="unfinished">クラス用に書き出す(&amp;C)</translation>
    </message>
    <message>
        <source>Write a variant for each student</source>
        <translation type="unfinished">学生ごとにバリエーションを書き出します</translation>
    </message>
    <message>
        <source>Title of the exercise</source>
        <translation type="unfinished">演習問題の題名</translation>
    </message>
    <message>
        <source>Title:</source>
        <translation type="unfinished">題名:</translation>
    </message>
    <message>
        <source>Text of the exercise</source>
        <translation type="unfinished">演習問題のテキスト</translation>
    </message>
    <message>
        <source>Text:</source>
        <translation type="unfinished">テキスト:</translation>
    </message>
    <message>
        <source>Robot:</source>
        <translation type="unfinished">ロボット:</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation type="unfinished">設問</translation>
    </message>
    <message>
        <source>Numbers That Vary</source>
        <translation type="unfinished">変化させる数値</translation>
    </message>
    <message>
        <source>Class</source>
        <translation type="unfinished">クラス</translation>
    </message>
    <message>
        <source>%1[*] - Exercise Sheet</source>
        <extracomment>%1: title of an exercise</extracomment>
        <translation type="unfinished">%1[*] - 演習シート</translation>
    </message>
    <message>
        <source>There are no variants yet.</source>
        <translation type="unfinished">まだバリエーションがありません。</translation>
    </message>
    <message>
        <source>&amp;Answer Key (CSV)…</source>
        <translation type="unfinished">解答(CSV)(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Sheets to Print and Key (PDF or HTML)…</source>
        <translation type="unfinished">印刷用シートと解答(PDFまたはHTML)(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Canvas (QTI 1.2)…</source>
        <translation type="unfinished">Canvas(QTI 1.2)(&amp;C)…</translation>
    </message>
    <message>
        <source>OpenOlat, ILIAS, TAO (&amp;QTI 2.1)…</source>
        <translation type="unfinished">OpenOlat、ILIAS、TAO(QTI 2.1)(&amp;Q)…</translation>
    </message>
    <message>
        <source>&amp;New from the Window</source>
        <translation type="unfinished">ウィンドウから新規作成(&amp;N)</translation>
    </message>
    <message>
        <source>From a &amp;File…</source>
        <translation type="unfinished">ファイルから(&amp;F)…</translation>
    </message>
    <message>
        <source>The robot of the window cannot be used:</source>
        <translation type="unfinished">ウィンドウのロボットは使えません:</translation>
    </message>
    <message>
        <source>A new exercise about the robot of the window.</source>
        <translation type="unfinished">ウィンドウのロボットについての新しい演習問題です。</translation>
    </message>
    <message>
        <source>Robot and state are those of the window now. Ranges and questions stay.</source>
        <translation type="unfinished">ロボットと状態をウィンドウの現在のものにしました。範囲と設問はそのままです。</translation>
    </message>
    <message>
        <source>This exercise cannot be opened:</source>
        <translation type="unfinished">この演習問題を開けません:</translation>
    </message>
    <message>
        <source>This is a copy. Save it to a file of your own.</source>
        <translation type="unfinished">これはコピーです。自分のファイルに保存してください。</translation>
    </message>
    <message>
        <source>Open Exercise</source>
        <translation type="unfinished">演習問題を開く</translation>
    </message>
    <message>
        <source>Exercises (*.json);;All files (*)</source>
        <translation type="unfinished">演習問題 (*.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Save Exercise</source>
        <translation type="unfinished">演習問題の保存</translation>
    </message>
    <message>
        <source>Exercises (*.json)</source>
        <translation type="unfinished">演習問題 (*.json)</translation>
    </message>
    <message>
        <source>The exercise cannot be saved yet:</source>
        <translation type="unfinished">演習問題をまだ保存できません:</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <extracomment>%1: path of a file</extracomment>
        <translation type="unfinished">保存しました: %1</translation>
    </message>
    <message>
        <source>Files (*.%1)</source>
        <extracomment>%1: ending of names of files, such as csv</extracomment>
        <translation type="unfinished">ファイル (*.%1)</translation>
    </message>
    <message>
        <source>Write for Class</source>
        <translation type="unfinished">クラス用の書き出し</translation>
    </message>
    <message numerus="yes">
        <source>Making %n variants…</source>
        <extracomment>number of students</extracomment>
        <translation type="unfinished">
            <numerusform>%n個のバリエーションを作成中…</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation type="unfinished">何も書き込んでいません。</translation>
    </message>
    <message>
        <source>The exercise could not be written:</source>
        <translation type="unfinished">演習問題を書き込めませんでした:</translation>
    </message>
    <message>
        <source>Unsaved Exercise</source>
        <translation type="unfinished">未保存の演習問題</translation>
    </message>
    <message>
        <source>The exercise has unsaved changes.</source>
        <translation type="unfinished">演習問題に未保存の変更があります。</translation>
    </message>
    <message>
        <source>This exercise was not saved when the program ended. Save it, or begin a new one with Open.</source>
        <translation type="unfinished">プログラムの終了時に、この演習問題は保存されていませんでした。保存するか、「開く」で新しく始めてください。</translation>
    </message>
    <message>
        <source>Moodle Cl&amp;oze: All Questions in One (XML)…</source>
        <translation type="unfinished">Moodle Cloze: 全設問を1問に (XML)(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Moodle: Each Question by Itself (XML)…</source>
        <translation type="unfinished">Moodle: 設問ごと (XML)(&amp;M)…</translation>
    </message>
    <message numerus="yes">
        <source>%n variants written: %1 in %2</source>
        <extracomment>number of students; %1: names of files, %2: the folder that they are in</extracomment>
        <translation type="unfinished">
            <numerusform>%n個のバリアントを書き出しました: %1（%2）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ExplainPanel</name>
    <message>
        <source>Explain the torques</source>
        <translation type="unfinished">トルクの解説</translation>
    </message>
    <message>
        <source>Step of the recursion</source>
        <translation type="unfinished">再帰計算のステップ</translation>
    </message>
    <message>
        <source>Position in the recursion</source>
        <translation type="unfinished">再帰計算での位置</translation>
    </message>
    <message>
        <source>Branches of the tree</source>
        <translation type="unfinished">木構造の枝</translation>
    </message>
    <message>
        <source>Planted mistakes</source>
        <translation type="unfinished">仕込んだ誤り</translation>
    </message>
    <message>
        <source>Hide the map and the options</source>
        <translation type="unfinished">マップとオプションを隠します</translation>
    </message>
    <message>
        <source>Show the map and the options</source>
        <translation type="unfinished">マップとオプションを表示します</translation>
    </message>
    <message>
        <source>%1. The numbers in this panel are correct.</source>
        <translation type="unfinished">%1。このパネルの数値は正しいものです。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ExplainWorkspace</name>
    <message>
        <source>&amp;Explain</source>
        <extracomment>verb: the mode that explains inverse dynamics</extracomment>
        <translation type="unfinished">解説(&amp;E)</translation>
    </message>
    <message>
        <source>Recursion</source>
        <translation type="unfinished">再帰計算</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>noun: table of the quantities of the recursion</extracomment>
        <translation type="unfinished">表</translation>
    </message>
    <message>
        <source>Side by Side</source>
        <translation type="unfinished">並べて比較</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation type="unfinished">なぜ</translation>
    </message>
    <message>
        <source>What If?</source>
        <translation type="unfinished">もしも</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>noun: number of operations of a method, and its time</extracomment>
        <translation type="unfinished">計算量</translation>
    </message>
    <message>
        <source>Other Torques</source>
        <extracomment>adjective: torques of another program or of a real robot</extracomment>
        <translation type="unfinished">ほかのトルク</translation>
    </message>
    <message>
        <source>&amp;Next Step</source>
        <translation type="unfinished">次のステップ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous Step</source>
        <translation type="unfinished">前のステップ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;First Step</source>
        <translation type="unfinished">最初のステップ(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;End of the Pass</source>
        <translation type="unfinished">計算の終わり(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Last Step</source>
        <translation type="unfinished">最後のステップ(&amp;L)</translation>
    </message>
    <message>
        <source>Go &amp;Back</source>
        <translation type="unfinished">戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Auto-Step</source>
        <extracomment>verb: go through the steps automatically</extracomment>
        <translation type="unfinished">自動ステップ(&amp;A)</translation>
    </message>
    <message>
        <source>Leave Re&amp;cursion</source>
        <translation type="unfinished">再帰計算を終える(&amp;C)</translation>
    </message>
    <message>
        <source>Export &amp;Handout…</source>
        <translation type="unfinished">配布資料をエクスポート(&amp;H)…</translation>
    </message>
    <message>
        <source>Compare with &amp;Other Torques…</source>
        <translation type="unfinished">ほかのトルクと比較(&amp;O)…</translation>
    </message>
    <message>
        <source>Check My &amp;Values…</source>
        <translation type="unfinished">自分の値を検査(&amp;V)…</translation>
    </message>
    <message>
        <source>By &amp;Link</source>
        <translation type="unfinished">リンクごと(&amp;L)</translation>
    </message>
    <message>
        <source>By &amp;Equation</source>
        <translation type="unfinished">式ごと(&amp;E)</translation>
    </message>
    <message>
        <source>By &amp;Term</source>
        <translation type="unfinished">項ごと(&amp;T)</translation>
    </message>
    <message>
        <source>As in &amp;Source</source>
        <translation type="unfinished">出典の記法(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Craig, Luh</source>
        <translation type="unfinished">Craig, Luh(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Featherstone</source>
        <translation type="unfinished">Featherstone(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Lynch and Park</source>
        <translation type="unfinished">Lynch and Park(&amp;L)</translation>
    </message>
    <message>
        <source>Draw &amp;Sums Tip to Tail</source>
        <translation type="unfinished">和を矢印の継ぎ足しで描く(&amp;S)</translation>
    </message>
    <message>
        <source>Pre&amp;dict First</source>
        <translation type="unfinished">先に予測(&amp;D)</translation>
    </message>
    <message>
        <source>E&amp;xplain</source>
        <extracomment>verb: menu of the mode Explain</extracomment>
        <translation type="unfinished">解説(&amp;X)</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation type="unfinished">ステップ(&amp;T)</translation>
    </message>
    <message>
        <source>S&amp;ymbols</source>
        <translation type="unfinished">記号(&amp;Y)</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ExportDialog</name>
    <message>
        <source>Export as URDF</source>
        <translation type="unfinished">URDFとしてエクスポート</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) of this robot cannot be written to %1.</source>
        <extracomment>%n: number of parts of the robot, %1: name of a file</extracomment>
        <translation type="unfinished">
            <numerusform>このロボットの%n項目は%1に書き込めません。</numerusform>
        </translation>
    </message>
    <message>
        <source>URDF cannot represent the items listed below, but a scene file (*.json) can.</source>
        <translation type="unfinished">下の項目はURDFでは表せませんが、シーンファイル（*.json）では表せます。</translation>
    </message>
    <message>
        <source>Not Representable in URDF</source>
        <translation type="unfinished">URDFで表せないもの</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>noun: a part of the robot</extracomment>
        <translation type="unfinished">部分</translation>
    </message>
    <message>
        <source>Written Instead</source>
        <translation type="unfinished">代わりに書き込む内容</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation type="unfinished">エクスポート(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Copy List</source>
        <translation type="unfinished">一覧をコピー(&amp;C)</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::FileFlow</name>
    <message>
        <source>The window shows at most %1 links, but this robot has %2. Use linkwright-cli instead.</source>
        <extracomment>%1: largest number of links, %2: number of links of the robot</extracomment>
        <translation type="unfinished">ウィンドウに表示できるリンクは%1本までですが、このロボットには%2本あります。代わりにlinkwright-cliを使ってください。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished">再読込み</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <translation type="unfinished">%1に未保存の変更があります。</translation>
    </message>
    <message>
        <source>Reloading discards the changes unless you save the scene under another name.</source>
        <translation type="unfinished">シーンを別の名前で保存しないと、再読込みにより変更が失われます。</translation>
    </message>
    <message>
        <source>Save Mine &amp;As…</source>
        <translation type="unfinished">自分の版に名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Discard Mine</source>
        <translation type="unfinished">自分の版を破棄(&amp;D)</translation>
    </message>
    <message numerus="yes">
        <source>Opened %1, with %n warning(s).</source>
        <extracomment>%n: number of warnings, %1: name of a file</extracomment>
        <translation type="unfinished">
            <numerusform>%1を開きました（警告%n件）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not open %1. The current scene is unchanged.</source>
        <translation type="unfinished">%1を開けませんでした。現在のシーンは変わっていません。</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>verb: title of the dialog that opens a file</extracomment>
        <translation type="unfinished">開く</translation>
    </message>
    <message>
        <source>Robots and scenes (*.urdf *.xml *.json);;All files (*)</source>
        <translation type="unfinished">ロボットとシーン (*.urdf *.xml *.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>The robot was not created. The current scene is unchanged.</source>
        <translation type="unfinished">ロボットは作成されませんでした。現在のシーンは変わっていません。</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation type="unfinished">名前を付けて保存</translation>
    </message>
    <message>
        <source>Scene (*.json)</source>
        <translation type="unfinished">シーン (*.json)</translation>
    </message>
    <message>
        <source>URDF (*.urdf)</source>
        <translation type="unfinished">URDF (*.urdf)</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation type="unfinished">%1はすでにあります。置き換えますか。</translation>
    </message>
    <message>
        <source>Could not save %1.</source>
        <translation type="unfinished">%1を保存できませんでした。</translation>
    </message>
    <message>
        <source>A copy was written to %1. The scene itself is not saved yet.</source>
        <translation type="unfinished">%1にコピーを書き込みました。シーン自体はまだ保存されていません。</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished">%1を保存しました</translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation type="unfinished">未保存の変更</translation>
    </message>
    <message>
        <source>Save the changes first?</source>
        <translation type="unfinished">先に変更を保存しますか。</translation>
    </message>
    <message>
        <source>&amp;Meshes…</source>
        <translation type="unfinished">メッシュ(&amp;M)…</translation>
    </message>
    <message>
        <source>No Recent Files</source>
        <translation type="unfinished">最近使ったファイルなし</translation>
    </message>
    <message>
        <source>Export as URDF</source>
        <translation type="unfinished">URDFとしてエクスポート</translation>
    </message>
    <message>
        <source>%1 is the open file. Choose another name for a copy.</source>
        <translation type="unfinished">%1は開いているファイルです。コピーには別の名前を選んでください。</translation>
    </message>
    <message>
        <source>Could not write %1.</source>
        <translation type="unfinished">%1を書き込めませんでした。</translation>
    </message>
    <message>
        <source>Exported: %1</source>
        <translation type="unfinished">エクスポートしました: %1</translation>
    </message>
    <message>
        <source>Created a robot from the table %1</source>
        <translation type="unfinished">表%1からロボットを作成しました</translation>
    </message>
    <message>
        <source>Load DH Table, Standard Form</source>
        <translation type="unfinished">DH表の読込み、標準形</translation>
    </message>
    <message>
        <source>Load DH Table, Modified Form</source>
        <translation type="unfinished">DH表の読込み、修正形</translation>
    </message>
    <message>
        <source>DH tables (*.csv);;All files (*)</source>
        <translation type="unfinished">DH表 (*.csv);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Unsaved work cannot be autosaved: %1</source>
        <translation type="unfinished">未保存の作業を自動保存できません: %1</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::FoldingGroup</name>
    <message>
        <source>Expand or collapse “%1”</source>
        <translation type="unfinished">「%1」を展開または折りたたみます</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::FollowForm</name>
    <message>
        <source>Control</source>
        <extracomment>noun: type of a controller</extracomment>
        <translation type="unfinished">制御</translation>
    </message>
    <message>
        <source>Controller that tracks the motion</source>
        <translation type="unfinished">動作に追従する制御器</translation>
    </message>
    <message>
        <source>Same gains for all joints</source>
        <translation type="unfinished">全関節で同じゲイン</translation>
    </message>
    <message>
        <source>Clear to set the gains of each joint separately. Ticking the box again gives all joints the gains of the first joint.</source>
        <translation type="unfinished">チェックを外すと、各関節のゲインを個別に設定できます。再びチェックを付けると、全関節が最初の関節のゲインになります。</translation>
    </message>
    <message>
        <source>Gains</source>
        <extracomment>noun: of a controller</extracomment>
        <translation type="unfinished">ゲイン</translation>
    </message>
    <message>
        <source>kp of %1</source>
        <translation type="unfinished">%1のkp</translation>
    </message>
    <message>
        <source>kd of %1</source>
        <translation type="unfinished">%1のkd</translation>
    </message>
    <message>
        <source>%1 of all joints</source>
        <translation type="unfinished">全関節の%1</translation>
    </message>
    <message>
        <source>Tracks the same motion as the previous run, although that run is now the scene&apos;s motion.</source>
        <translation type="unfinished">前回の実行が今はシーンの動作になっていますが、その実行と同じ動作に追従します。</translation>
    </message>
    <message>
        <source>No motion to track yet. Make one in Move.</source>
        <translation type="unfinished">追従する動作がまだありません。「動作」で作成してください。</translation>
    </message>
    <message>
        <source>The scene&apos;s motion cannot be played. Move shows the reason.</source>
        <translation type="unfinished">シーンの動作を再生できません。理由は「動作」に表示されます。</translation>
    </message>
    <message>
        <source>Tracks the previous run, %1 s long.</source>
        <translation type="unfinished">前回の実行（長さ%1 s）に追従します。</translation>
    </message>
    <message>
        <source>Tracks the scene&apos;s motion (%1&#xa0;s), after which the motors hold the final pose.</source>
        <translation type="unfinished">シーンの動作（%1&#xa0;s）に追従し、その後はモータが最終ポーズを保ちます。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::FrameSink</name>
    <message>
        <source>there was not enough memory</source>
        <translation type="unfinished">メモリが足りませんでした</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::FrameWriter</name>
    <message>
        <source>could not start ffmpeg (%1)</source>
        <translation type="unfinished">ffmpegを起動できませんでした (%1)</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>a video that was not finished</extracomment>
        <translation type="unfinished">中止</translation>
    </message>
    <message>
        <source>ffmpeg ended with code %1 and no message</source>
        <translation type="unfinished">ffmpegがコード%1で、メッセージなしに終了しました</translation>
    </message>
    <message>
        <source>ffmpeg reported: %1</source>
        <translation type="unfinished">ffmpegの報告: %1</translation>
    </message>
    <message>
        <source>MP4 and WebM need ffmpeg, which is not installed. On Debian or Ubuntu, install it with: sudo apt install ffmpeg</source>
        <translation type="unfinished">MP4とWebMにはffmpegが必要ですが、インストールされていません。DebianやUbuntuでは次のコマンドでインストールできます: sudo apt install ffmpeg</translation>
    </message>
    <message>
        <source>GIF supports at most %1 frames per second</source>
        <translation type="unfinished">GIFのフレーム数は毎秒%1までです</translation>
    </message>
    <message>
        <source>GIF supports at most %1 pixels per side</source>
        <translation type="unfinished">GIFの1辺は%1ピクセルまでです</translation>
    </message>
    <message>
        <source>giflib stopped for an unknown reason</source>
        <translation type="unfinished">giflibが不明な理由で停止しました</translation>
    </message>
    <message>
        <source>%1 already exists; remove it or choose another name</source>
        <translation type="unfinished">%1はすでにあります。削除するか、別の名前を選んでください</translation>
    </message>
    <message>
        <source>could not create the folder</source>
        <translation type="unfinished">フォルダを作成できませんでした</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::FrictionBar</name>
    <message>
        <source>Friction: %1 % of its limit</source>
        <translation type="unfinished">摩擦: 限界の%1 %</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::GalleryDialog</name>
    <message>
        <source>Examples</source>
        <translation type="unfinished">例題</translation>
    </message>
    <message>
        <source>Search the examples</source>
        <translation type="unfinished">例題の検索</translation>
    </message>
    <message>
        <source>Search names and descriptions</source>
        <translation type="unfinished">名前と説明を検索</translation>
    </message>
    <message>
        <source>Example robots</source>
        <translation type="unfinished">例題のロボット</translation>
    </message>
    <message>
        <source>Linkwright shows where the torques of a robot come from: drag an arm, play a motion, and follow every equation from link to link.</source>
        <translation type="unfinished">Linkwrightは、ロボットのトルクがどこから生じるかを示します。アームをドラッグし、動作を再生し、すべての式をリンクからリンクへとたどります。</translation>
    </message>
    <message>
        <source>Welcome! Select a robot to start with, or close this window to use the one already open. To come back later, choose Help &gt; Examples.</source>
        <translation type="unfinished">Linkwrightへようこそ。始めるロボットを選ぶか、このウィンドウを閉じて、すでに開いているロボットを使ってください。後でここに戻るには、「ヘルプ」＞「例題」を選びます。</translation>
    </message>
    <message>
        <source>No examples match “%1”.</source>
        <translation type="unfinished">「%1」に一致する例題はありません。</translation>
    </message>
    <message>
        <source>Try first: %1</source>
        <translation type="unfinished">最初に試すこと: %1</translation>
    </message>
    <message>
        <source>Groups of examples</source>
        <translation type="unfinished">例題の分類</translation>
    </message>
    <message>
        <source>All Examples</source>
        <translation type="unfinished">すべての例題</translation>
    </message>
    <message>
        <source>Build &amp;Your Own…</source>
        <translation type="unfinished">自分で構築(&amp;Y)…</translation>
    </message>
    <message>
        <source>Begin a new robot from a template</source>
        <translation type="unfinished">ひな形から新しいロボットを作り始めます</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation type="unfinished">レッスン(&amp;L)…</translation>
    </message>
    <message>
        <source>Learn robot dynamics step by step, with questions</source>
        <translation type="unfinished">設問に答えながら、ロボット動力学を段階的に学びます</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation type="unfinished">最近使ったファイル</translation>
    </message>
    <message>
        <source>&amp;Recent Files</source>
        <translation type="unfinished">最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <source>Which of the scenes of this card</source>
        <translation type="unfinished">このカードのどのシーンか</translation>
    </message>
    <message>
        <source>Try First</source>
        <translation type="unfinished">最初に試すこと</translation>
    </message>
    <message>
        <source>Description</source>
        <translation type="unfinished">説明</translation>
    </message>
    <message>
        <source>About the selected robot</source>
        <translation type="unfinished">選択したロボットについて</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::Graphics</name>
    <message>
        <source>The platform “%1” cannot draw 3D graphics.</source>
        <translation type="unfinished">プラットフォーム「%1」では3Dグラフィックスを描画できません。</translation>
    </message>
    <message>
        <source>Could not create an OpenGL context.</source>
        <translation type="unfinished">OpenGLコンテキストを作成できませんでした。</translation>
    </message>
    <message>
        <source>OpenGL 3.3 or later is required, but %3 provides version %1.%2.</source>
        <extracomment>%1 and %2: version, major and minor, %3: name of the graphics card</extracomment>
        <translation type="unfinished">OpenGL 3.3以降が必要ですが、%3のバージョンは%1.%2です。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::GravityForm</name>
    <message>
        <source>Gravity</source>
        <translation type="unfinished">重力</translation>
    </message>
    <message>
        <source>Clear to ignore gravity, as for motion in a horizontal plane. Tick to restore it.</source>
        <translation type="unfinished">水平面内の動作のように重力を無視するには、チェックを外します。戻すにはチェックを付けます。</translation>
    </message>
    <message>
        <source>In the world frame (m/s²)</source>
        <translation type="unfinished">ワールド座標系 (m/s²)</translation>
    </message>
    <message>
        <source>Gravity along %1</source>
        <translation type="unfinished">%1方向の重力</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::HandOutDialog</name>
    <message>
        <source>One file with drawing and equations, for any browser.</source>
        <translation type="unfinished">図と式を含む1つのファイル、どのブラウザでも表示可能。</translation>
    </message>
    <message>
        <source>A4 pages for printing: drawing, equations and values.</source>
        <translation type="unfinished">印刷用のA4ページ: 図、式、値。</translation>
    </message>
    <message>
        <source>Text for further editing, with the drawing as a PNG file.</source>
        <translation type="unfinished">編集用のテキスト、図はPNGファイル。</translation>
    </message>
    <message>
        <source>Source for pdflatex, with the drawing as a PDF file.</source>
        <translation type="unfinished">pdflatex用のソース、図はPDFファイル。</translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished">形式</translation>
    </message>
    <message>
        <source>Formulation</source>
        <translation type="unfinished">定式化</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation type="unfinished">記号</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>noun: steps of the recursion</extracomment>
        <translation type="unfinished">ステップ</translation>
    </message>
    <message>
        <source>F&amp;ull precision</source>
        <translation type="unfinished">全桁(&amp;U)</translation>
    </message>
    <message>
        <source>Export Handout</source>
        <translation type="unfinished">配布資料のエクスポート</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation type="unfinished">PDF</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation type="unfinished">HTML</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation type="unfinished">Markdown</translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation type="unfinished">LaTeX</translation>
    </message>
    <message>
        <source>Newton-Euler in link frames</source>
        <translation type="unfinished">リンク座標系でのニュートン・オイラー法</translation>
    </message>
    <message>
        <source>Featherstone&apos;s spatial vectors</source>
        <translation type="unfinished">Featherstoneの空間ベクトル</translation>
    </message>
    <message>
        <source>World frame, about the world origin</source>
        <translation type="unfinished">ワールド座標系、ワールド原点まわり</translation>
    </message>
    <message>
        <source>Every sum written out</source>
        <translation type="unfinished">すべての和を書き下し</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation type="unfinished">すべてのステップ</translation>
    </message>
    <message>
        <source>Up to the current step, %1 of %2</source>
        <extracomment>%1: number of the current step of the recursion, %2: number of steps</extracomment>
        <translation type="unfinished">現在のステップ%1/%2まで</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation type="unfinished">形式(&amp;F):</translation>
    </message>
    <message>
        <source>For&amp;mulation:</source>
        <translation type="unfinished">定式化(&amp;M):</translation>
    </message>
    <message>
        <source>S&amp;ymbols:</source>
        <translation type="unfinished">記号(&amp;Y):</translation>
    </message>
    <message>
        <source>&amp;Steps:</source>
        <extracomment>noun: steps of the recursion</extracomment>
        <translation type="unfinished">ステップ(&amp;S):</translation>
    </message>
    <message>
        <source>Numbers:</source>
        <extracomment>noun: label of how many digits are written</extracomment>
        <translation type="unfinished">数値:</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished">保存…</translation>
    </message>
    <message>
        <source>The handout is a worked example of this instant. It shows a drawing of the robot, its state, and the steps with their equations and values.</source>
        <translation type="unfinished">配布資料は、この瞬間の計算例です。ロボットの図、その状態、および式と値を伴うステップを示します。</translation>
    </message>
    <message>
        <source>Markdown and LaTeX use the symbols of the formulation&apos;s source</source>
        <translation type="unfinished">MarkdownとLaTeXでは、定式化の出典の記号を使います</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::HandOutFlow</name>
    <message>
        <source>%1-handout</source>
        <translation type="unfinished">%1-handout</translation>
    </message>
    <message>
        <source>Save Handout</source>
        <translation type="unfinished">配布資料の保存</translation>
    </message>
    <message>
        <source>%1 file (*.%2)</source>
        <extracomment>%1: a format (&quot;PDF&quot;), %2: the ending of its files (&quot;pdf&quot;)</extracomment>
        <translation type="unfinished">%1ファイル (*.%2)</translation>
    </message>
    <message>
        <source>A handout cannot be exported in this step of the lesson, because it would reveal the answer.</source>
        <translation type="unfinished">答えが明らかになるので、レッスンのこのステップでは配布資料をエクスポートできません。</translation>
    </message>
    <message>
        <source>A handout cannot be exported while you predict, because it would reveal the answers. Switch off Predict First to export it.</source>
        <translation type="unfinished">答えが明らかになるので、予測中は配布資料をエクスポートできません。エクスポートするには「先に予測」をオフにしてください。</translation>
    </message>
    <message>
        <source>The robot has no moving joints, so there is nothing to compute.</source>
        <translation type="unfinished">ロボットに可動関節がないので、計算するものがありません。</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation type="unfinished">%1を書込み中…</translation>
    </message>
    <message>
        <source>Handout saved: %1</source>
        <translation type="unfinished">配布資料を保存しました: %1</translation>
    </message>
    <message>
        <source>The handout was not saved: %1.</source>
        <translation type="unfinished">配布資料を保存できませんでした: %1。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::HandPanel</name>
    <message>
        <source>Copy Pose As</source>
        <translation type="unfinished">ポーズの形式別コピー</translation>
    </message>
    <message>
        <source>Kept fixed: %1</source>
        <translation type="unfinished">固定中: %1</translation>
    </message>
    <message>
        <source>The textbook methods move only one end effector. To keep others fixed, select the method “Damped, with limits”.</source>
        <translation type="unfinished">教科書の方法で動かせるエンドエフェクタは1つだけです。ほかを固定しておくには、方法「減衰、限界あり」を選んでください。</translation>
    </message>
    <message>
        <source>Keep this end effector fixed while you drag another one or a link, as far as the joints allow</source>
        <translation type="unfinished">別のエンドエフェクタまたはリンクをドラッグする間、関節の許す範囲で、このエンドエフェクタを固定しておきます</translation>
    </message>
    <message>
        <source>%1 : 1</source>
        <translation type="unfinished">%1 : 1</translation>
    </message>
    <message>
        <source>1 : %1</source>
        <translation type="unfinished">1 : %1</translation>
    </message>
    <message>
        <source>Weight of orientation relative to position</source>
        <translation type="unfinished">位置に対する姿勢の重み</translation>
    </message>
    <message>
        <source>A position error of half the arm&apos;s length counts as much as an orientation error of %1 rad</source>
        <translation type="unfinished">アームの長さの1/2の位置誤差が、%1 radの姿勢誤差と同じ重みになります</translation>
    </message>
    <message>
        <source>A position error of a third of the arm&apos;s length counts as much as an orientation error of %1 rad</source>
        <translation type="unfinished">アームの長さの1/3の位置誤差が、%1 radの姿勢誤差と同じ重みになります</translation>
    </message>
    <message>
        <source>Drag a handle or a link, or enter a pose above. To move one joint only, click its link and drag the arc or bar.</source>
        <translation type="unfinished">ハンドルまたはリンクをドラッグするか、上で位置姿勢を入力します。1つの関節だけを動かすには、そのリンクをクリックし、弧またはバーをドラッグします。</translation>
    </message>
    <message numerus="yes">
        <source>%n iteration(s)</source>
        <translation type="unfinished">
            <numerusform>反復%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n restart(s)</source>
        <translation type="unfinished">
            <numerusform>再開%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>smallest singular value σ = %1</source>
        <translation type="unfinished">最小特異値σ = %1</translation>
    </message>
    <message>
        <source>damping λ = %1</source>
        <translation type="unfinished">減衰λ = %1</translation>
    </message>
    <message>
        <source>End Effector</source>
        <translation type="unfinished">エンドエフェクタ</translation>
    </message>
    <message>
        <source>Link used as end effector</source>
        <translation type="unfinished">エンドエフェクタとするリンク</translation>
    </message>
    <message>
        <source>The link moved by the handles in the 3D view</source>
        <translation type="unfinished">3Dビューのハンドルで動かすリンク</translation>
    </message>
    <message>
        <source>Frame of the handles</source>
        <translation type="unfinished">ハンドルの座標系</translation>
    </message>
    <message>
        <source>Align the handles with the world frame or with the end-effector frame</source>
        <translation type="unfinished">ハンドルをワールド座標系またはエンドエフェクタ座標系にそろえます</translation>
    </message>
    <message>
        <source>world frame</source>
        <translation type="unfinished">ワールド座標系</translation>
    </message>
    <message>
        <source>end-effector frame</source>
        <translation type="unfinished">エンドエフェクタ座標系</translation>
    </message>
    <message>
        <source>&amp;Link</source>
        <extracomment>noun: link whose frame is moved</extracomment>
        <translation type="unfinished">リンク(&amp;L)</translation>
    </message>
    <message>
        <source>Ha&amp;ndles</source>
        <extracomment>noun: arrows and rings in the 3D view</extracomment>
        <translation type="unfinished">ハンドル(&amp;N)</translation>
    </message>
    <message>
        <source>x</source>
        <translation type="unfinished">x</translation>
    </message>
    <message>
        <source>y</source>
        <translation type="unfinished">y</translation>
    </message>
    <message>
        <source>z</source>
        <translation type="unfinished">z</translation>
    </message>
    <message>
        <source>roll</source>
        <translation type="unfinished">ロール</translation>
    </message>
    <message>
        <source>pitch</source>
        <translation type="unfinished">ピッチ</translation>
    </message>
    <message>
        <source>yaw</source>
        <translation type="unfinished">ヨー</translation>
    </message>
    <message>
        <source>End-effector x</source>
        <translation type="unfinished">エンドエフェクタのx</translation>
    </message>
    <message>
        <source>End-effector y</source>
        <translation type="unfinished">エンドエフェクタのy</translation>
    </message>
    <message>
        <source>End-effector z</source>
        <translation type="unfinished">エンドエフェクタのz</translation>
    </message>
    <message>
        <source>End-effector roll about x</source>
        <translation type="unfinished">エンドエフェクタのロール（xまわり）</translation>
    </message>
    <message>
        <source>End-effector pitch about y</source>
        <translation type="unfinished">エンドエフェクタのピッチ（yまわり）</translation>
    </message>
    <message>
        <source>End-effector yaw about z</source>
        <translation type="unfinished">エンドエフェクタのヨー（zまわり）</translation>
    </message>
    <message>
        <source>%1 in the world frame. Enter a value to move the end effector.</source>
        <translation type="unfinished">ワールド座標系での%1。値を入力すると、エンドエフェクタが動きます。</translation>
    </message>
    <message>
        <source>Keep this end effector fixed</source>
        <translation type="unfinished">このエンドエフェクタを固定</translation>
    </message>
    <message>
        <source>Fixed end effectors</source>
        <translation type="unfinished">固定したエンドエフェクタ</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation type="unfinished">ソルバ</translation>
    </message>
    <message>
        <source>Method</source>
        <translation type="unfinished">方法</translation>
    </message>
    <message>
        <source>Inverse kinematics method</source>
        <translation type="unfinished">逆運動学の方法</translation>
    </message>
    <message>
        <source>Damped, with limits (default)</source>
        <translation type="unfinished">減衰、限界あり（既定）</translation>
    </message>
    <message>
        <source>Pseudo-inverse</source>
        <translation type="unfinished">擬似逆行列</translation>
    </message>
    <message>
        <source>Transpose</source>
        <extracomment>noun: method of inverse kinematics, with the transpose of the Jacobian</extracomment>
        <translation type="unfinished">転置</translation>
    </message>
    <message>
        <source>Damped, fixed λ</source>
        <translation type="unfinished">減衰、λ固定</translation>
    </message>
    <message>
        <source>Levenberg-Marquardt</source>
        <translation type="unfinished">レーベンバーグ・マルカート</translation>
    </message>
    <message>
        <source>Step limit s</source>
        <translation type="unfinished">ステップの上限s</translation>
    </message>
    <message>
        <source>Limit the norm of the weighted step; at equal weights, 1 means 1 rad or half the arm&apos;s length</source>
        <translation type="unfinished">重み付きステップのノルムを制限します。重みが等しい場合、1は1 radまたはアームの長さの半分です</translation>
    </message>
    <message>
        <source>Damping λ</source>
        <translation type="unfinished">減衰λ</translation>
    </message>
    <message>
        <source>Damping λ: singular values well below λ contribute little to the step</source>
        <translation type="unfinished">減衰λ: λより十分小さい特異値は、ステップにほとんど寄与しません</translation>
    </message>
    <message>
        <source>λ</source>
        <translation type="unfinished">λ</translation>
    </message>
    <message>
        <source>Step limit &amp;s</source>
        <translation type="unfinished">ステップの上限s(&amp;S)</translation>
    </message>
    <message>
        <source>Frame of the directions</source>
        <translation type="unfinished">方向の座標系</translation>
    </message>
    <message>
        <source>Frame in which the constrained directions are expressed</source>
        <translation type="unfinished">拘束する方向を表す座標系</translation>
    </message>
    <message>
        <source>world</source>
        <extracomment>noun: frame of the world</extracomment>
        <translation type="unfinished">ワールド</translation>
    </message>
    <message>
        <source>target</source>
        <extracomment>noun: frame of the target</extracomment>
        <translation type="unfinished">目標</translation>
    </message>
    <message>
        <source>about x</source>
        <translation type="unfinished">xまわり</translation>
    </message>
    <message>
        <source>about y</source>
        <translation type="unfinished">yまわり</translation>
    </message>
    <message>
        <source>about z</source>
        <translation type="unfinished">zまわり</translation>
    </message>
    <message>
        <source>Track the target along %1. Clear to leave this direction free.</source>
        <translation type="unfinished">%1に沿って目標に追従します。チェックを外すと、この方向は自由になります。</translation>
    </message>
    <message>
        <source>Track the target&apos;s rotation %1. Clear to leave it free.</source>
        <translation type="unfinished">%1の目標の回転に追従します。チェックを外すと自由になります。</translation>
    </message>
    <message>
        <source>Constrained along %1</source>
        <translation type="unfinished">%1に沿って拘束</translation>
    </message>
    <message>
        <source>Constrained in rotation %1</source>
        <translation type="unfinished">%1の回転を拘束</translation>
    </message>
    <message>
        <source>Trade-off if the target cannot be reached exactly: left favours orientation, right favours position</source>
        <translation type="unfinished">目標に正確に到達できない場合の重み配分: 左は姿勢を、右は位置を優先します</translation>
    </message>
    <message>
        <source>&amp;Weight</source>
        <extracomment>noun: of the orientation against the position</extracomment>
        <translation type="unfinished">重み(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Avoid joint limits</source>
        <translation type="unfinished">関節可動限界を避ける(&amp;A)</translation>
    </message>
    <message>
        <source>Move the joints of a redundant arm away from their limits without moving the end effector</source>
        <translation type="unfinished">エンドエフェクタを動かさずに、冗長なアームの関節を可動限界から遠ざけます</translation>
    </message>
    <message>
        <source>Solver Result</source>
        <translation type="unfinished">ソルバの結果</translation>
    </message>
    <message>
        <source>Result of the last drag</source>
        <translation type="unfinished">前回のドラッグの結果</translation>
    </message>
    <message>
        <source>Details of the solver result</source>
        <translation type="unfinished">ソルバの結果の詳細</translation>
    </message>
    <message>
        <source>Step &amp;Through the Solver</source>
        <translation type="unfinished">ソルバをステップ実行(&amp;T)</translation>
    </message>
    <message>
        <source>Step through the iterations of a textbook method, from the start of the last drag to its target</source>
        <translation type="unfinished">前回のドラッグの始点から目標まで、教科書の方法の反復を1回ずつ進めます</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::HelpFlow</name>
    <message>
        <source>&amp;Manual</source>
        <extracomment>noun: the manual of the program</extracomment>
        <translation type="unfinished">マニュアル(&amp;M)</translation>
    </message>
    <message>
        <source>Help on This &amp;Panel</source>
        <translation type="unfinished">このパネルのヘルプ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;What Is This?</source>
        <translation type="unfinished">これは何(&amp;W)</translation>
    </message>
    <message>
        <source>Read more in the manual</source>
        <translation type="unfinished">マニュアルで詳しく読みます</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation type="unfinished">履歴</translation>
    </message>
    <message>
        <source>Select a step to go back or forward to it</source>
        <translation type="unfinished">ステップを選ぶと、そこに戻るか進みます</translation>
    </message>
    <message>
        <source>Initial state</source>
        <translation type="unfinished">初期状態</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::IkStudy</name>
    <message>
        <source>Put robot at iteration %1</source>
        <translation type="unfinished">ロボットを反復%1に配置</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::InvPanel</name>
    <message>
        <source>All contacts</source>
        <translation type="unfinished">すべての接触</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>%1: number of the question, %2: number of questions, %3: its symbol</extracomment>
        <translation type="unfinished">%1/%2: %3</translation>
    </message>
    <message>
        <source>No moving joint</source>
        <translation type="unfinished">可動関節なし</translation>
    </message>
    <message>
        <source>Forward dynamics needs a robot with a moving joint.</source>
        <translation type="unfinished">順動力学には、可動関節をもつロボットが必要です。</translation>
    </message>
    <message>
        <source>The mass matrix M is singular, so no accelerations can be computed.</source>
        <translation type="unfinished">慣性行列Mが特異なので、加速度を計算できません。</translation>
    </message>
    <message>
        <source>Check: the computed q̈ and the q̈ of the run differ by at most %1.</source>
        <translation type="unfinished">検算: 計算したq̈と実行のq̈との差は最大%1です。</translation>
    </message>
    <message>
        <source>Check: the computed q̈ and that of the articulated-body algorithm, which does not use INV, differ by at most %1.</source>
        <translation type="unfinished">検算: 計算したq̈と、INVを使わない関節体法のq̈との差は最大%1です。</translation>
    </message>
    <message>
        <source>The motion does not determine these forces, so the forces of least norm are given.</source>
        <translation type="unfinished">動作からはこれらの力が決まらないので、ノルム最小の力を示しています。</translation>
    </message>
    <message>
        <source>The contact jams: with friction, det A is zero or negative (Painlevé paradox), so no contact force is reliable.</source>
        <translation type="unfinished">接触のジャミング: 摩擦によりdet Aが0または負になる（パンルヴェのパラドックス）ので、接触力はどれも信頼できません。</translation>
    </message>
    <message>
        <source>Without contact, only b, M and q̈ are needed.</source>
        <translation type="unfinished">接触がない場合、必要なのはb、M、q̈だけです。</translation>
    </message>
    <message>
        <source>Tick a mistake to see its effect on the forces and accelerations.</source>
        <translation type="unfinished">誤りにチェックを付けると、力と加速度への影響がわかります。</translation>
    </message>
    <message>
        <source>With λ = %1 1/s, each step of 10 ms multiplies this motion by %2. The longest step without growth is %3 ms.</source>
        <extracomment>%1: an eigenvalue, %2: the factor per step, %3: a time step</extracomment>
        <translation type="unfinished">λ = %1 1/sでは、10 msの各ステップでこの運動が%2倍になります。増大しない最長のステップは%3 msです。</translation>
    </message>
    <message>
        <source>Contacts included</source>
        <translation type="unfinished">考慮する接触</translation>
    </message>
    <message>
        <source>Torques of the motors</source>
        <translation type="unfinished">モータのトルク</translation>
    </message>
    <message>
        <source>τ at simulation start</source>
        <translation type="unfinished">シミュレーション開始時のτ</translation>
    </message>
    <message>
        <source>τ = 0</source>
        <translation type="unfinished">τ = 0</translation>
    </message>
    <message>
        <source>τ from RNEA</source>
        <translation type="unfinished">RNEAによるτ</translation>
    </message>
    <message>
        <source>Go to the first question (Home)</source>
        <translation type="unfinished">最初の問い合わせへ移動します (Home)</translation>
    </message>
    <message>
        <source>Go to the previous question (Left)</source>
        <translation type="unfinished">前の問い合わせへ移動します (左)</translation>
    </message>
    <message>
        <source>The question</source>
        <translation type="unfinished">問い合わせ</translation>
    </message>
    <message>
        <source>Go to the next question (Right)</source>
        <translation type="unfinished">次の問い合わせへ移動します (右)</translation>
    </message>
    <message>
        <source>Go to the accelerations (End)</source>
        <translation type="unfinished">加速度へ移動します (End)</translation>
    </message>
    <message>
        <source>Step through the questions automatically</source>
        <translation type="unfinished">問い合わせを自動的に進めます</translation>
    </message>
    <message>
        <source>Results by joint</source>
        <translation type="unfinished">関節ごとの結果</translation>
    </message>
    <message>
        <source>Results by contact</source>
        <translation type="unfinished">接触ごとの結果</translation>
    </message>
    <message>
        <source>The question and its answer, by joint</source>
        <translation type="unfinished">問い合わせとその答え（関節ごと）</translation>
    </message>
    <message>
        <source>This step asks INV no question. It uses the answers to earlier questions.</source>
        <translation type="unfinished">このステップではINVに問い合わせません。これまでの問い合わせの答えを使います。</translation>
    </message>
    <message>
        <source>The recursion for this question, link by link</source>
        <translation type="unfinished">この問い合わせの、リンクごとの再帰計算</translation>
    </message>
    <message>
        <source>The outward pass gives the motion (ω, α and the acceleration minus gravity, a). The inward pass gives the forces and moments (f, n), starting from the contact force fᴱ. All vectors are expressed in link frames.</source>
        <translation type="unfinished">外向き計算は運動（ω、α、および加速度から重力を引いたa）を与えます。内向き計算は、接触力fᴱから始めて、力とモーメント（f、n）を与えます。すべてのベクトルはリンク座標系で表します。</translation>
    </message>
    <message>
        <source>No recursion runs in this step.</source>
        <translation type="unfinished">このステップでは再帰計算を行いません。</translation>
    </message>
    <message>
        <source>Mistakes to plant</source>
        <translation type="unfinished">仕込む誤り</translation>
    </message>
    <message>
        <source>Effect of the mistakes</source>
        <translation type="unfinished">誤りの影響</translation>
    </message>
    <message>
        <source>Forward dynamics by repeated inverse dynamics (INV)</source>
        <translation type="unfinished">逆動力学（INV）の繰返しによる順動力学</translation>
    </message>
    <message>
        <source>Results So Far</source>
        <translation type="unfinished">これまでの結果</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>noun: the question that is explained</extracomment>
        <translation type="unfinished">問い合わせ</translation>
    </message>
    <message>
        <source>Link by Link</source>
        <translation type="unfinished">リンクごと</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation type="unfinished">誤り</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::InvPicture</name>
    <message>
        <source>%1 takes %2 and gives %3 (%4)</source>
        <extracomment>%1: a box of the diagram, %2: its inputs, %3: its output, %4: where that goes (&quot;for a, later&quot;)</extracomment>
        <translation type="unfinished">%1は%2を受け取り、%3を与える（%4）</translation>
    </message>
    <message>
        <source>Diagram of INV</source>
        <translation type="unfinished">INVの図</translation>
    </message>
    <message>
        <source>(mistake)</source>
        <translation type="unfinished">（誤り）</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::IterationEquations</name>
    <message>
        <source>Equations of the iteration</source>
        <translation type="unfinished">反復の式</translation>
    </message>
    <message>
        <source>Equations (3) to (8) with their values</source>
        <translation type="unfinished">式(3)から(8)とその値</translation>
    </message>
    <message>
        <source>%1 m, |p| = %2 m</source>
        <extracomment>%1: components of a vector, %2: its length</extracomment>
        <translation type="unfinished">%1 m, |p| = %2 m</translation>
    </message>
    <message>
        <source>%1 rad, |φ| = %2 rad</source>
        <extracomment>%1: components of a vector, %2: its length</extracomment>
        <translation type="unfinished">%1 rad, |φ| = %2 rad</translation>
    </message>
    <message>
        <source>%1, &lt;b&gt;|e| = %2&lt;/b&gt;</source>
        <extracomment>%1: components of a vector, %2: its length</extracomment>
        <translation type="unfinished">%1, &lt;b&gt;|e| = %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>|Δp| = %2, because |e| &amp;gt; s = %1</source>
        <extracomment>%1: step limit, %2: length of the step</extracomment>
        <translation type="unfinished">|Δp| = %2（|e| &amp;gt; s = %1のため）</translation>
    </message>
    <message>
        <source>although |e| &amp;gt; s = %1</source>
        <translation type="unfinished">|e| &amp;gt; s = %1であっても</translation>
    </message>
    <message>
        <source>no step limit</source>
        <translation type="unfinished">ステップの制限なし</translation>
    </message>
    <message>
        <source>full step, because |e| &amp;lt; s = %1</source>
        <translation type="unfinished">フルステップ（|e| &amp;lt; s = %1のため）</translation>
    </message>
    <message>
        <source>%1, |Δq| = %2</source>
        <extracomment>%1: how the step was computed, %2: length of the step of the joints</extracomment>
        <translation type="unfinished">%1, |Δq| = %2</translation>
    </message>
    <message>
        <source>|e| becomes %1</source>
        <translation type="unfinished">|e|は%1になる</translation>
    </message>
    <message>
        <source>|e| would become %1, so the step is rejected and λ is multiplied by 4</source>
        <translation type="unfinished">|e|が%1になるので、ステップを棄却し、λを4倍にする</translation>
    </message>
    <message>
        <source>end</source>
        <extracomment>noun: end of the iterations</extracomment>
        <translation type="unfinished">終了</translation>
    </message>
    <message>
        <source>σ = %1</source>
        <translation type="unfinished">σ = %1</translation>
    </message>
    <message>
        <source>There are as many joints as constrained directions, and no limit is active, so this is a Newton-Raphson step.</source>
        <translation type="unfinished">関節の数が拘束する方向の数に等しく、有効な限界もないので、これはニュートン・ラフソン法のステップです。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::IterationMistakes</name>
    <message>
        <source>Mistakes in the iteration</source>
        <translation type="unfinished">反復の誤り</translation>
    </message>
    <message>
        <source>How to recognise the mistake</source>
        <translation type="unfinished">誤りの見分け方</translation>
    </message>
    <message>
        <source>Undo A&amp;ll</source>
        <translation type="unfinished">すべて元に戻す(&amp;L)</translation>
    </message>
    <message>
        <source>Remove all mistakes</source>
        <translation type="unfinished">すべての誤りを取り除きます</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::IterationPanel</name>
    <message>
        <source>Steps of the inverse kinematics solver</source>
        <translation type="unfinished">逆運動学ソルバのステップ</translation>
    </message>
    <message>
        <source>Error after each iteration</source>
        <translation type="unfinished">各反復後の誤差</translation>
    </message>
    <message>
        <source>Residual: norm of the weighted error</source>
        <translation type="unfinished">残差: 重み付き誤差のノルム</translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished">位置</translation>
    </message>
    <message>
        <source>Distance between the origins of the end effector and the target</source>
        <translation type="unfinished">エンドエフェクタと目標の原点間の距離</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation type="unfinished">姿勢</translation>
    </message>
    <message>
        <source>Angle of the rotation from the end-effector frame to the target frame</source>
        <translation type="unfinished">エンドエフェクタ座標系から目標座標系への回転の角度</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>all three errors</extracomment>
        <translation type="unfinished">すべて</translation>
    </message>
    <message>
        <source>Show all three errors side by side</source>
        <translation type="unfinished">3つの誤差を並べて表示します</translation>
    </message>
    <message>
        <source>Steps of the solver</source>
        <translation type="unfinished">ソルバのステップ</translation>
    </message>
    <message>
        <source>View of the solver</source>
        <translation type="unfinished">ソルバのビュー</translation>
    </message>
    <message>
        <source>Singular values and the factors that replace their inverses</source>
        <translation type="unfinished">特異値と、その逆数に代わる係数</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation type="unfinished">方法</translation>
    </message>
    <message>
        <source>Equations</source>
        <translation type="unfinished">式</translation>
    </message>
    <message>
        <source>Jacobian</source>
        <translation type="unfinished">ヤコビ行列</translation>
    </message>
    <message>
        <source>SVD</source>
        <translation type="unfinished">SVD</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished">設定</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation type="unfinished">誤り</translation>
    </message>
    <message>
        <source>Singular values %1; damping %2</source>
        <extracomment>noun; %1: numbers, %2: a number</extracomment>
        <translation type="unfinished">特異値%1、減衰%2</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::IterationRuns</name>
    <message>
        <source>Problem</source>
        <translation type="unfinished">問題</translation>
    </message>
    <message>
        <source>Methods side by side</source>
        <translation type="unfinished">方法の比較</translation>
    </message>
    <message>
        <source>Method</source>
        <translation type="unfinished">方法</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>noun: number of iterations</extracomment>
        <translation type="unfinished">ステップ</translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished">結果</translation>
    </message>
    <message>
        <source>Error (m)</source>
        <translation type="unfinished">誤差 (m)</translation>
    </message>
    <message>
        <source>Error (rad)</source>
        <translation type="unfinished">誤差 (rad)</translation>
    </message>
    <message>
        <source>Ticked methods are compared. Select a row to step through that method.</source>
        <translation type="unfinished">チェックを付けた方法を比較します。行を選ぶと、その方法をステップ実行します。</translation>
    </message>
    <message>
        <source>Iterations until a stopping criterion was met</source>
        <translation type="unfinished">停止条件が満たされるまでの反復回数</translation>
    </message>
    <message>
        <source>Result of the iteration</source>
        <translation type="unfinished">反復の結果</translation>
    </message>
    <message>
        <source>Residual at the end</source>
        <translation type="unfinished">終了時の残差</translation>
    </message>
    <message>
        <source>Final distance between the origins of the end effector and the target</source>
        <translation type="unfinished">終了時のエンドエフェクタと目標の原点間の距離</translation>
    </message>
    <message>
        <source>Final angle of the rotation from the end-effector frame to the target frame</source>
        <translation type="unfinished">終了時のエンドエフェクタ座標系から目標座標系への回転の角度</translation>
    </message>
    <message>
        <source>Factor for each singular value σ: %1</source>
        <translation type="unfinished">各特異値σの係数: %1</translation>
    </message>
    <message>
        <source>No joint moves the end effector, so there is nothing to solve.</source>
        <translation type="unfinished">エンドエフェクタを動かす関節がないので、解くものがありません。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::IterationSettings</name>
    <message>
        <source>Settings of the iteration</source>
        <translation type="unfinished">反復の設定</translation>
    </message>
    <message>
        <source>&amp;Step limit s</source>
        <translation type="unfinished">ステップの上限s(&amp;S)</translation>
    </message>
    <message>
        <source>Limit the norm of each step, in the units of the weighted error</source>
        <translation type="unfinished">各ステップのノルムを、重み付き誤差の単位で制限します</translation>
    </message>
    <message>
        <source>λ of damped least squares</source>
        <translation type="unfinished">減衰最小二乗法のλ</translation>
    </message>
    <message>
        <source>Initial λ of adaptive damping</source>
        <translation type="unfinished">適応減衰のλの初期値</translation>
    </message>
    <message>
        <source>The pseudo-inverse treats singular values below this fraction of the largest as zero</source>
        <translation type="unfinished">擬似逆行列は、最大値に対する比がこれを下回る特異値を0とみなします</translation>
    </message>
    <message>
        <source>&amp;Joints stop at their limits</source>
        <translation type="unfinished">関節を可動限界で止める(&amp;J)</translation>
    </message>
    <message>
        <source>Stop each joint at its limits, which the textbook methods by themselves ignore</source>
        <translation type="unfinished">教科書の方法自体は無視する可動限界で、各関節を止めます</translation>
    </message>
    <message>
        <source>Defaults</source>
        <extracomment>noun: button that restores the original settings</extracomment>
        <translation type="unfinished">既定値</translation>
    </message>
    <message>
        <source>Restore the default weights, step limit, λ and rank tolerance</source>
        <translation type="unfinished">重み、ステップの上限、λ、階数の許容誤差を既定値に戻します</translation>
    </message>
    <message>
        <source>&amp;Rank tolerance</source>
        <translation type="unfinished">階数の許容誤差(&amp;R)</translation>
    </message>
    <message>
        <source>Weights D</source>
        <translation type="unfinished">重みD</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>one weight for x, y and z</extracomment>
        <translation type="unfinished">すべて</translation>
    </message>
    <message>
        <source>x</source>
        <translation type="unfinished">x</translation>
    </message>
    <message>
        <source>y</source>
        <translation type="unfinished">y</translation>
    </message>
    <message>
        <source>z</source>
        <translation type="unfinished">z</translation>
    </message>
    <message>
        <source>Position (1/m)</source>
        <translation type="unfinished">位置 (1/m)</translation>
    </message>
    <message>
        <source>Orientation (1/rad)</source>
        <translation type="unfinished">姿勢 (1/rad)</translation>
    </message>
    <message>
        <source>%1: weight of all three directions</source>
        <translation type="unfinished">%1: 3方向すべての重み</translation>
    </message>
    <message>
        <source>Weight of %1; 0 leaves the direction free</source>
        <translation type="unfinished">%1の重み。0にすると、その方向は自由になります</translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished">目標</translation>
    </message>
    <message>
        <source>x, roll</source>
        <translation type="unfinished">x, ロール</translation>
    </message>
    <message>
        <source>y, pitch</source>
        <translation type="unfinished">y, ピッチ</translation>
    </message>
    <message>
        <source>z, yaw</source>
        <translation type="unfinished">z, ヨー</translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished">位置</translation>
    </message>
    <message>
        <source>Roll, pitch, yaw</source>
        <translation type="unfinished">ロール, ピッチ, ヨー</translation>
    </message>
    <message>
        <source>Target x</source>
        <translation type="unfinished">目標のx</translation>
    </message>
    <message>
        <source>Target y</source>
        <translation type="unfinished">目標のy</translation>
    </message>
    <message>
        <source>Target z</source>
        <translation type="unfinished">目標のz</translation>
    </message>
    <message>
        <source>Target roll</source>
        <translation type="unfinished">目標のロール</translation>
    </message>
    <message>
        <source>Target pitch</source>
        <translation type="unfinished">目標のピッチ</translation>
    </message>
    <message>
        <source>Target yaw</source>
        <translation type="unfinished">目標のヨー</translation>
    </message>
    <message>
        <source>Target in the world frame; the iteration starts from the current pose</source>
        <translation type="unfinished">ワールド座標系での目標。反復は現在のポーズから始まります</translation>
    </message>
    <message>
        <source>Fixe&amp;d λ</source>
        <translation type="unfinished">固定λ(&amp;D)</translation>
    </message>
    <message>
        <source>Initial adap&amp;tive λ</source>
        <translation type="unfinished">適応λの初期値(&amp;T)</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::IterationTransport</name>
    <message>
        <source>Problem to solve</source>
        <translation type="unfinished">解く問題</translation>
    </message>
    <message>
        <source>&amp;Start of the Iteration</source>
        <translation type="unfinished">反復の始め(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Previous Iteration</source>
        <translation type="unfinished">前の反復(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Run Iterations</source>
        <translation type="unfinished">反復を実行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Next Iteration</source>
        <translation type="unfinished">次の反復(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;End of the Iteration</source>
        <translation type="unfinished">反復の終わり(&amp;E)</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation type="unfinished">反復</translation>
    </message>
    <message>
        <source>Iteration shown</source>
        <translation type="unfinished">表示中の反復</translation>
    </message>
    <message>
        <source>Explanation of this iteration</source>
        <translation type="unfinished">この反復の説明</translation>
    </message>
    <message>
        <source>Put Robot Here</source>
        <translation type="unfinished">ここに配置</translation>
    </message>
    <message>
        <source>Copy all iterations as CSV</source>
        <translation type="unfinished">すべての反復をCSVとしてコピーします</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: number of the iteration shown, %2: number of iterations</extracomment>
        <translation type="unfinished">%1/%2</translation>
    </message>
    <message>
        <source>Nothing to solve</source>
        <translation type="unfinished">解くものなし</translation>
    </message>
    <message>
        <source>Iteration 0 of 0</source>
        <translation type="unfinished">反復0/0</translation>
    </message>
    <message>
        <source>%1: |e| = %2, errors %3 m and %4 rad</source>
        <extracomment>%1: method of inverse kinematics, %2: residual, %3: position error, %4: orientation error</extracomment>
        <translation type="unfinished">%1: |e| = %2、誤差%3 mと%4 rad</translation>
    </message>
    <message>
        <source>the step would not reduce the residual, so it is rejected</source>
        <translation type="unfinished">ステップが残差を減らさないので、棄却します</translation>
    </message>
    <message>
        <source>a step of length s</source>
        <translation type="unfinished">長さsのステップ</translation>
    </message>
    <message>
        <source>a full step</source>
        <translation type="unfinished">フルステップ</translation>
    </message>
    <message>
        <source>Iteration %1 of %2.</source>
        <extracomment>%1: number of the iteration shown, %2: number of iterations</extracomment>
        <translation type="unfinished">反復%1/%2。</translation>
    </message>
    <message>
        <source>Move the robot to the pose of this iteration</source>
        <translation type="unfinished">ロボットをこの反復のポーズに動かします</translation>
    </message>
    <message>
        <source>Joint %1 would exceed its limits</source>
        <translation type="unfinished">関節%1が可動限界を超えます</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::JacobianTable</name>
    <message>
        <source>Values of the iteration: error, weights, step and weighted Jacobian</source>
        <translation type="unfinished">反復の値: 誤差、重み、ステップ、重み付きヤコビ行列</translation>
    </message>
    <message>
        <source>Copy D J As</source>
        <translation type="unfinished">D Jの形式別コピー</translation>
    </message>
    <message>
        <source>Copy Whole Iteration As</source>
        <translation type="unfinished">反復全体の形式別コピー</translation>
    </message>
    <message>
        <source>Along the %1 axis of the base frame, in m before weighting by D</source>
        <translation type="unfinished">ベース座標系の%1軸に沿う成分、Dによる重み付け前はm</translation>
    </message>
    <message>
        <source>About the %1 axis of the base frame, in rad before weighting by D</source>
        <translation type="unfinished">ベース座標系の%1軸まわりの成分、Dによる重み付け前はrad</translation>
    </message>
    <message>
        <source>Step of each joint, eq. (7), in rad, or in m for a prismatic joint</source>
        <translation type="unfinished">各関節のステップ、式(7)。単位はrad、直動関節ではm</translation>
    </message>
    <message>
        <source>Error in the base frame, eqs. (3) and (4): position in m, orientation in rad</source>
        <translation type="unfinished">ベース座標系での誤差、式(3)と(4): 位置はm、姿勢はrad</translation>
    </message>
    <message>
        <source>Weight of each direction, eq. (5): position in 1/m, orientation in 1/rad</source>
        <translation type="unfinished">各方向の重み、式(5): 位置は1/m、姿勢は1/rad</translation>
    </message>
    <message>
        <source>Weighted error, eq. (5), whose norm is the residual</source>
        <translation type="unfinished">重み付き誤差、式(5)。そのノルムが残差です</translation>
    </message>
    <message>
        <source>Requested step, eq. (6): e, limited to the length s</source>
        <translation type="unfinished">要求するステップ、式(6): 長さsに制限したe</translation>
    </message>
    <message>
        <source>End-effector velocity per unit velocity of joint %1, weighted by D: a column of D J</source>
        <translation type="unfinished">関節%1の単位速度あたりのエンドエフェクタの速度に重みDを掛けたもの: D Jの列</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::JointDelegate</name>
    <message>
        <source>Velocity of %1</source>
        <translation type="unfinished">%1の速度</translation>
    </message>
    <message>
        <source>Acceleration of %1</source>
        <translation type="unfinished">%1の加速度</translation>
    </message>
    <message>
        <source>Position of %1</source>
        <translation type="unfinished">%1の変位</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::JointForm</name>
    <message>
        <source>Name</source>
        <translation type="unfinished">名前</translation>
    </message>
    <message>
        <source>Name of the joint</source>
        <translation type="unfinished">関節の名前</translation>
    </message>
    <message>
        <source>Type of the joint</source>
        <translation type="unfinished">関節の種類</translation>
    </message>
    <message>
        <source>Revolute (limited rotation)</source>
        <translation type="unfinished">回転（限界あり）</translation>
    </message>
    <message>
        <source>Continuous (unlimited rotation)</source>
        <translation type="unfinished">無限回転（限界なし）</translation>
    </message>
    <message>
        <source>Prismatic (translation)</source>
        <translation type="unfinished">直動（並進）</translation>
    </message>
    <message>
        <source>Fixed</source>
        <extracomment>adjective: a joint that does not move</extracomment>
        <translation type="unfinished">固定</translation>
    </message>
    <message>
        <source>&amp;Joint type</source>
        <translation type="unfinished">関節の種類(&amp;J)</translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished">種類</translation>
    </message>
    <message>
        <source>&amp;Origin in the parent frame (m)</source>
        <translation type="unfinished">親座標系での原点 (m)(&amp;O)</translation>
    </message>
    <message>
        <source>Joint origin %1 (m)</source>
        <translation type="unfinished">関節の原点%1 (m)</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation type="unfinished">原点</translation>
    </message>
    <message>
        <source>Joint %1</source>
        <translation type="unfinished">関節の%1</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation type="unfinished">姿勢</translation>
    </message>
    <message>
        <source>Copy Transform As</source>
        <translation type="unfinished">変換の形式別コピー</translation>
    </message>
    <message>
        <source>Axis of the joint</source>
        <translation type="unfinished">関節の軸</translation>
    </message>
    <message>
        <source>x</source>
        <translation type="unfinished">x</translation>
    </message>
    <message>
        <source>y</source>
        <translation type="unfinished">y</translation>
    </message>
    <message>
        <source>z</source>
        <translation type="unfinished">z</translation>
    </message>
    <message>
        <source>−x</source>
        <translation type="unfinished">−x</translation>
    </message>
    <message>
        <source>−y</source>
        <translation type="unfinished">−y</translation>
    </message>
    <message>
        <source>−z</source>
        <translation type="unfinished">−z</translation>
    </message>
    <message>
        <source>Other</source>
        <extracomment>adjective: an axis that is none of the list</extracomment>
        <translation type="unfinished">その他</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation type="unfinished">軸</translation>
    </message>
    <message>
        <source>Direction in the link frame (unit vector)</source>
        <translation type="unfinished">リンク座標系での方向（単位ベクトル）</translation>
    </message>
    <message>
        <source>Axis component along %1</source>
        <translation type="unfinished">%1方向の軸の成分</translation>
    </message>
    <message>
        <source>Use a custom value instead of the default</source>
        <translation type="unfinished">既定値の代わりに任意の値を使います</translation>
    </message>
    <message>
        <source>Custom value: %1</source>
        <translation type="unfinished">任意の値: %1</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>no limit</extracomment>
        <translation type="unfinished">なし</translation>
    </message>
    <message>
        <source>0, or nearest limit</source>
        <translation type="unfinished">0、または最も近い限界値</translation>
    </message>
    <message>
        <source>&amp;Lower limit</source>
        <translation type="unfinished">下限(&amp;L)</translation>
    </message>
    <message>
        <source>Lower limit</source>
        <translation type="unfinished">下限</translation>
    </message>
    <message>
        <source>U&amp;pper limit</source>
        <translation type="unfinished">上限(&amp;P)</translation>
    </message>
    <message>
        <source>Upper limit</source>
        <translation type="unfinished">上限</translation>
    </message>
    <message>
        <source>Velocit&amp;y limit</source>
        <translation type="unfinished">速度の限界(&amp;Y)</translation>
    </message>
    <message>
        <source>Velocity limit</source>
        <translation type="unfinished">速度の限界</translation>
    </message>
    <message>
        <source>Effor&amp;t limit</source>
        <translation type="unfinished">力・トルクの限界(&amp;T)</translation>
    </message>
    <message>
        <source>Largest torque or force of the motor</source>
        <translation type="unfinished">モータの最大トルクまたは最大の力</translation>
    </message>
    <message>
        <source>Effort limit</source>
        <translation type="unfinished">力・トルクの限界</translation>
    </message>
    <message>
        <source>&amp;Ready pose</source>
        <extracomment>adjective: position of the joint in the ready pose</extracomment>
        <translation type="unfinished">標準ポーズ(&amp;R)</translation>
    </message>
    <message>
        <source>Position in the ready pose</source>
        <translation type="unfinished">標準ポーズでの変位</translation>
    </message>
    <message>
        <source>Ready position</source>
        <translation type="unfinished">標準変位</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::JointFormulas</name>
    <message>
        <source>Formula of the torque of %1</source>
        <translation type="unfinished">%1のトルクの数式</translation>
    </message>
    <message>
        <source>Torque or force in%1, as a formula. It may contain t, pi, q1, q2, …, qd1, qd2, … (in rad, m and s), + - * / ^ ( ), a ? b : c, and functions such as sin, cos, exp, sqrt, abs, min and max.</source>
        <extracomment>%1: the unit, with a space before it</extracomment>
        <translation type="unfinished">トルクまたは力（単位%1）の数式。t、pi、q1、q2、…、qd1、qd2、…（rad、m、s）、+ - * / ^ ( )、a ? b : cのほか、sin、cos、exp、sqrt、abs、min、maxなどの関数を使えます。</translation>
    </message>
    <message>
        <source>Character %1: %2.</source>
        <extracomment>noun: a letter or sign of a formula; %1: its number, %2: what is wrong there</extracomment>
        <translation type="unfinished">%1文字目: %2。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::JointNumberModel</name>
    <message>
        <source>none</source>
        <extracomment>no limit</extracomment>
        <translation type="unfinished">なし</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation type="unfinished">全関節</translation>
    </message>
    <message>
        <source>All revolute joints</source>
        <translation type="unfinished">全回転関節</translation>
    </message>
    <message>
        <source>each joint</source>
        <translation type="unfinished">各関節</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation type="unfinished">関節</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::JointNumbers</name>
    <message>
        <source>This joint is passive</source>
        <translation type="unfinished">この関節は受動です</translation>
    </message>
    <message>
        <source>%1, passive</source>
        <translation type="unfinished">%1、受動</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::JointSliders</name>
    <message>
        <source>Torque of %1</source>
        <translation type="unfinished">%1のトルク</translation>
    </message>
    <message>
        <source>Torque of %1, as a number</source>
        <translation type="unfinished">%1のトルク（数値）</translation>
    </message>
    <message>
        <source>Torque</source>
        <translation type="unfinished">トルク</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::JointTableModel</name>
    <message>
        <source>none</source>
        <extracomment>no limit</extracomment>
        <translation type="unfinished">なし</translation>
    </message>
    <message>
        <source>mimics %1</source>
        <translation type="unfinished">%1に連動</translation>
    </message>
    <message>
        <source>mimics %1 × %2</source>
        <extracomment>a mimic joint; %1: name of the joint that it follows, %2: a factor</extracomment>
        <translation type="unfinished">%1 × %2に連動</translation>
    </message>
    <message>
        <source>mimics %1 × %2 + %3</source>
        <extracomment>a mimic joint; %1: name of the joint that it follows, %2: a factor, %3: an offset with its unit</extracomment>
        <translation type="unfinished">%1 × %2 + %3に連動</translation>
    </message>
    <message>
        <source>mimics %1 × %2 − %3</source>
        <extracomment>a mimic joint; %1: name of the joint that it follows, %2: a factor, %3: an offset with its unit</extracomment>
        <translation type="unfinished">%1 × %2 − %3に連動</translation>
    </message>
    <message>
        <source>%1, beyond its limits</source>
        <translation type="unfinished">%1、可動限界外</translation>
    </message>
    <message>
        <source>%1, passive</source>
        <translation type="unfinished">%1、受動</translation>
    </message>
    <message>
        <source>Slider of %1: %2</source>
        <extracomment>%1: name of a joint, %2: its position with its unit</extracomment>
        <translation type="unfinished">%1のスライダ: %2</translation>
    </message>
    <message>
        <source>Position of %1: %2</source>
        <extracomment>%1: name of a joint, %2: its position with its unit</extracomment>
        <translation type="unfinished">%1の変位: %2</translation>
    </message>
    <message>
        <source>Velocity of %1: %2</source>
        <extracomment>%1: name of a joint, %2: its velocity with its unit</extracomment>
        <translation type="unfinished">%1の速度: %2</translation>
    </message>
    <message>
        <source>Acceleration of %1: %2</source>
        <extracomment>%1: name of a joint, %2: its acceleration with its unit</extracomment>
        <translation type="unfinished">%1の加速度: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: name of a mimic joint, %2: what it follows (&quot;mimics elbow × 2&quot;)</extracomment>
        <translation type="unfinished">%1 %2</translation>
    </message>
    <message>
        <source>Velocity of %1</source>
        <translation type="unfinished">%1の速度</translation>
    </message>
    <message>
        <source>Acceleration of %1</source>
        <translation type="unfinished">%1の加速度</translation>
    </message>
    <message>
        <source>%1, %2
Lower limit: %3
Upper limit: %4
Velocity limit: %5
Effort limit: %6</source>
        <extracomment>%1: name of a joint, %2: its type (&quot;revolute&quot;), %3 to %6: limits with their unit</extracomment>
        <translation type="unfinished">%1、%2
下限: %3
上限: %4
速度の限界: %5
力・トルクの限界: %6</translation>
    </message>
    <message>
        <source>Passive, not driven by a motor</source>
        <translation type="unfinished">受動、モータで駆動されません</translation>
    </message>
    <message>
        <source>%1; move the mimicked joint instead</source>
        <extracomment>%1: what a joint follows (&quot;mimics elbow × 2&quot;)</extracomment>
        <translation type="unfinished">%1。代わりに連動先の関節を動かしてください</translation>
    </message>
    <message>
        <source>Beyond its limits</source>
        <translation type="unfinished">可動限界外</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation type="unfinished">関節</translation>
    </message>
    <message>
        <source>Slider</source>
        <extracomment>noun: column of the sliders that move the joints</extracomment>
        <translation type="unfinished">スライダ</translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished">変位</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::JointView</name>
    <message>
        <source>Joints</source>
        <translation type="unfinished">関節</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::JointsForm</name>
    <message>
        <source>Joints, ticked if actuated</source>
        <translation type="unfinished">関節（チェックは駆動関節）</translation>
    </message>
    <message>
        <source>Actuate %1</source>
        <translation type="unfinished">%1を駆動</translation>
    </message>
    <message>
        <source>Make %1 passive</source>
        <translation type="unfinished">%1を受動に変更</translation>
    </message>
    <message>
        <source>passive</source>
        <extracomment>adjective: a joint without a motor</extracomment>
        <translation type="unfinished">受動</translation>
    </message>
    <message>
        <source>%1 is passive, so its motion follows from the dynamics. Tick to actuate it.</source>
        <translation type="unfinished">%1は受動なので、その動きは動力学から決まります。チェックを付けると駆動関節になります。</translation>
    </message>
    <message>
        <source>actuated</source>
        <extracomment>adjective: a joint with a motor</extracomment>
        <translation type="unfinished">駆動</translation>
    </message>
    <message>
        <source>A motor makes %1 track the scene&apos;s motion. Clear to make it passive.</source>
        <translation type="unfinished">モータにより%1はシーンの動作に追従します。チェックを外すと受動関節になります。</translation>
    </message>
    <message>
        <source>mimic</source>
        <extracomment>adjective: a joint that follows another one</extracomment>
        <translation type="unfinished">連動</translation>
    </message>
    <message>
        <source>%1 mimics %2</source>
        <extracomment>%1: name of a mimic joint, %2: name of the joint that it follows</extracomment>
        <translation type="unfinished">%1は%2に連動</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::JointsPanel</name>
    <message>
        <source>No moving joint yet. Press Insert to add a link with a revolute joint.</source>
        <translation type="unfinished">可動関節がまだありません。Insertキーを押すと、回転関節をもつリンクを追加します。</translation>
    </message>
    <message>
        <source>End effector</source>
        <translation type="unfinished">エンドエフェクタ</translation>
    </message>
    <message>
        <source>End effector to drag</source>
        <translation type="unfinished">ドラッグするエンドエフェクタ</translation>
    </message>
    <message>
        <source>The link moved by the handles in the 3D view</source>
        <translation type="unfinished">3Dビューのハンドルで動かすリンク</translation>
    </message>
    <message>
        <source>Unit of angles</source>
        <translation type="unfinished">角度の単位</translation>
    </message>
    <message>
        <source>Unit of angles on screen; files always use radians</source>
        <translation type="unfinished">画面上の角度の単位。ファイルでは常にラジアンを使います</translation>
    </message>
    <message>
        <source>deg</source>
        <translation type="unfinished">deg</translation>
    </message>
    <message>
        <source>rad</source>
        <translation type="unfinished">rad</translation>
    </message>
    <message>
        <source>&amp;Angles</source>
        <translation type="unfinished">角度(&amp;A)</translation>
    </message>
    <message>
        <source>Velocities</source>
        <translation type="unfinished">速度</translation>
    </message>
    <message>
        <source>Show the velocity and acceleration of each joint</source>
        <translation type="unfinished">各関節の速度と加速度を表示します</translation>
    </message>
    <message>
        <source>Result of the last drag of the end effector</source>
        <translation type="unfinished">エンドエフェクタの前回のドラッグの結果</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation type="unfinished">%1を動かす</translation>
    </message>
    <message>
        <source>Drag a handle or a link in the 3D view. To move one joint, click its link, then drag its arc.</source>
        <translation type="unfinished">3Dビューでハンドルまたはリンクをドラッグします。1つの関節だけを動かすには、そのリンクをクリックし、弧をドラッグします。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::LessonEditor</name>
    <message>
        <source>Lesson Editor</source>
        <translation type="unfinished">レッスンエディタ</translation>
    </message>
    <message>
        <source>&amp;New Step</source>
        <translation type="unfinished">新しいステップ(&amp;N)</translation>
    </message>
    <message>
        <source>Add a step that begins with the robot, panels and camera of the window</source>
        <translation type="unfinished">ウィンドウのロボット、パネル、カメラから始まるステップを追加します</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished">元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Take back the last edit (Ctrl+Z)</source>
        <translation type="unfinished">最後の編集を取り消します (Ctrl+Z)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished">やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Do the edit again that was taken back (Ctrl+Shift+Z)</source>
        <translation type="unfinished">取り消した編集をやり直します (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation type="unfinished">検査(&amp;C)</translation>
    </message>
    <message>
        <source>List what is missing or wrong in the lesson</source>
        <translation type="unfinished">レッスンに不足または誤りがないか調べ、一覧にします</translation>
    </message>
    <message>
        <source>&amp;Try as Student</source>
        <translation type="unfinished">学生として試す(&amp;T)</translation>
    </message>
    <message>
        <source>Take the lesson from this step on, and come back</source>
        <translation type="unfinished">このステップからレッスンを受け、終わると戻ります</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished">保存(&amp;S)</translation>
    </message>
    <message>
        <source>Write the folder of the lesson (Ctrl+S)</source>
        <translation type="unfinished">レッスンのフォルダを書き込みます (Ctrl+S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation type="unfinished">名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Write the lesson to another folder</source>
        <translation type="unfinished">レッスンを別のフォルダに書き込みます</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished">ステップ</translation>
    </message>
    <message>
        <source>Move Up</source>
        <extracomment>verb: to an earlier place in a list</extracomment>
        <translation type="unfinished">上へ移動</translation>
    </message>
    <message>
        <source>Move the step before the one above</source>
        <translation type="unfinished">ステップを上のステップの前に移します</translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation type="unfinished">下へ移動</translation>
    </message>
    <message>
        <source>Move the step after the one below</source>
        <translation type="unfinished">ステップを下のステップの後に移します</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished">複製</translation>
    </message>
    <message>
        <source>Add a copy of the step</source>
        <translation type="unfinished">ステップのコピーを追加します</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished">削除</translation>
    </message>
    <message>
        <source>Take the step out of the lesson</source>
        <translation type="unfinished">ステップをレッスンから取り除きます</translation>
    </message>
    <message>
        <source>Problems of the lesson</source>
        <translation type="unfinished">レッスンの問題</translation>
    </message>
    <message>
        <source>The lesson</source>
        <extracomment>noun: the first row of the list of a lesson&apos;s steps, for all of it</extracomment>
        <translation type="unfinished">レッスン全体</translation>
    </message>
    <message>
        <source>%1. %2
%3</source>
        <extracomment>%1: counts the steps, %2: name of a step, %3: its kind</extracomment>
        <translation type="unfinished">%1. %2
%3</translation>
    </message>
    <message>
        <source>%1[*] - Lesson Editor</source>
        <extracomment>%1: title of a lesson</extracomment>
        <translation type="unfinished">%1[*] - レッスンエディタ</translation>
    </message>
    <message>
        <source>New Lesson</source>
        <translation type="unfinished">新しいレッスン</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation type="unfinished">レッスン</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <extracomment>%1: counts the steps, %2: name of a step</extracomment>
        <translation type="unfinished">ステップ%1: %2</translation>
    </message>
    <message>
        <source>The new step begins with what the window shows now.</source>
        <translation type="unfinished">新しいステップは、ウィンドウの現在の表示内容から始まります。</translation>
    </message>
    <message>
        <source>The step was deleted. Undo brings it back.</source>
        <translation type="unfinished">ステップを削除しました。元に戻すと復元されます。</translation>
    </message>
    <message>
        <source>The step begins with what the window shows now.</source>
        <translation type="unfinished">ステップは、ウィンドウの現在の表示内容から始まります。</translation>
    </message>
    <message>
        <source>There is no line of the recursion yet. Walk to it in the mode Explain.</source>
        <translation type="unfinished">まだ再帰計算の行がありません。「解説」モードでその行まで進んでください。</translation>
    </message>
    <message>
        <source>There is no motion yet. Plan one in the mode Move.</source>
        <translation type="unfinished">まだ動作がありません。「動作」モードで計画してください。</translation>
    </message>
    <message>
        <source>There is no simulation yet. Run one in the mode Simulate.</source>
        <translation type="unfinished">まだシミュレーションがありません。「シミュレーション」モードで実行してください。</translation>
    </message>
    <message>
        <source>What the window shows now is the solution of the step.</source>
        <translation type="unfinished">ウィンドウの現在の表示内容をステップの解としました。</translation>
    </message>
    <message>
        <source>The window shows how the step begins. Undo takes it back.</source>
        <translation type="unfinished">ウィンドウにステップの最初の状態を表示しています。元に戻すと取り消されます。</translation>
    </message>
    <message>
        <source>The step has another robot than the one that is open, or it cannot be read.</source>
        <translation type="unfinished">ステップのロボットが開いているものと異なるか、読み込めません。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of a step, %2: what is wrong with it</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation type="unfinished">
            <numerusform>問題%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation type="unfinished">
            <numerusform>警告%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>The check found no problems.</source>
        <translation type="unfinished">検査で問題は見つかりませんでした。</translation>
    </message>
    <message>
        <source>Before the last edits: %1</source>
        <extracomment>%1: what a check has found, such as &quot;2 problems&quot;</extracomment>
        <translation type="unfinished">最後の編集より前: %1</translation>
    </message>
    <message>
        <source>The lesson could not be tried:</source>
        <translation type="unfinished">レッスンを試せませんでした:</translation>
    </message>
    <message>
        <source>The step cannot be tried yet: mend the problems above first.</source>
        <translation type="unfinished">ステップをまだ試せません。先に上の問題を直してください。</translation>
    </message>
    <message>
        <source>Unsaved Lesson</source>
        <translation type="unfinished">未保存のレッスン</translation>
    </message>
    <message>
        <source>A lesson was not saved the last time.</source>
        <translation type="unfinished">前回、レッスンが保存されませんでした。</translation>
    </message>
    <message>
        <source>&amp;Go On with It</source>
        <translation type="unfinished">続ける(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation type="unfinished">破棄(&amp;D)</translation>
    </message>
    <message>
        <source>This lesson cannot be opened:</source>
        <translation type="unfinished">このレッスンを開けません:</translation>
    </message>
    <message>
        <source>This lesson was not saved yet. Save it to a folder of your own.</source>
        <translation type="unfinished">このレッスンはまだ保存されていません。自分のフォルダに保存してください。</translation>
    </message>
    <message>
        <source>Bring the window to where the first step begins, then add it.</source>
        <translation type="unfinished">ウィンドウを最初のステップが始まる状態にしてから、ステップを追加してください。</translation>
    </message>
    <message>
        <source>This is a copy. Save it to a folder of your own.</source>
        <translation type="unfinished">これはコピーです。自分のフォルダに保存してください。</translation>
    </message>
    <message>
        <source>These parts of the lesson cannot be read, and are not in the copy that is open now:</source>
        <translation type="unfinished">レッスンの次の部分は読み込めず、開いているコピーに含まれていません:</translation>
    </message>
    <message>
        <source>Save the Lesson As a Folder</source>
        <translation type="unfinished">レッスンをフォルダとして保存</translation>
    </message>
    <message>
        <source>Lessons (lesson.json)</source>
        <translation type="unfinished">レッスン (lesson.json)</translation>
    </message>
    <message>
        <source>Save the Lesson</source>
        <translation type="unfinished">レッスンの保存</translation>
    </message>
    <message>
        <source>The lesson has been changed by another program.</source>
        <translation type="unfinished">レッスンが別のプログラムによって変更されています。</translation>
    </message>
    <message>
        <source>There is a lesson in this folder already.</source>
        <translation type="unfinished">このフォルダにはすでにレッスンがあります。</translation>
    </message>
    <message>
        <source>Saving replaces it.</source>
        <translation type="unfinished">保存すると置き換えられます。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation type="unfinished">置換え(&amp;R)</translation>
    </message>
    <message>
        <source>The lesson could not be saved:</source>
        <translation type="unfinished">レッスンを保存できませんでした:</translation>
    </message>
    <message>
        <source>Saved in %1</source>
        <extracomment>%1: folder</extracomment>
        <translation type="unfinished">%1に保存しました</translation>
    </message>
    <message>
        <source>The lesson has unsaved changes.</source>
        <translation type="unfinished">レッスンに未保存の変更があります。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::LessonFlow</name>
    <message>
        <source>&amp;Lessons…</source>
        <extracomment>noun: courses inside the program</extracomment>
        <translation type="unfinished">レッスン(&amp;L)…</translation>
    </message>
    <message>
        <source>This lesson cannot be opened:</source>
        <translation type="unfinished">このレッスンを開けません:</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::LessonForm</name>
    <message>
        <source>Title of the lesson</source>
        <translation type="unfinished">レッスンの題名</translation>
    </message>
    <message>
        <source>Id of the lesson</source>
        <translation type="unfinished">レッスンのid</translation>
    </message>
    <message>
        <source>Minutes that the lesson takes</source>
        <translation type="unfinished">レッスンの所要時間（分）</translation>
    </message>
    <message>
        <source>Ids of the lessons before it</source>
        <translation type="unfinished">前に行うレッスンのid</translation>
    </message>
    <message>
        <source>What the student cannot change in any step</source>
        <translation type="unfinished">どのステップでも学生が変更できないもの</translation>
    </message>
    <message>
        <source>Goal of the lesson</source>
        <translation type="unfinished">レッスンの学習目標</translation>
    </message>
    <message>
        <source>Words for the teacher</source>
        <translation type="unfinished">教師用の文章</translation>
    </message>
    <message>
        <source>First question to discuss</source>
        <translation type="unfinished">議論する1つ目の問い</translation>
    </message>
    <message>
        <source>Second question to discuss</source>
        <translation type="unfinished">議論する2つ目の問い</translation>
    </message>
    <message>
        <source>Title:</source>
        <translation type="unfinished">題名:</translation>
    </message>
    <message>
        <source>Goal:</source>
        <translation type="unfinished">学習目標:</translation>
    </message>
    <message>
        <source>Minutes:</source>
        <translation type="unfinished">時間（分）:</translation>
    </message>
    <message>
        <source>Robot:</source>
        <translation type="unfinished">ロボット:</translation>
    </message>
    <message>
        <source>Locked:</source>
        <translation type="unfinished">変更不可:</translation>
    </message>
    <message>
        <source>Id:</source>
        <translation type="unfinished">id:</translation>
    </message>
    <message>
        <source>Comes after:</source>
        <translation type="unfinished">前のレッスン:</translation>
    </message>
    <message>
        <source>For the Teacher</source>
        <translation type="unfinished">教師用</translation>
    </message>
    <message>
        <source>Before the class:</source>
        <translation type="unfinished">授業の前に:</translation>
    </message>
    <message>
        <source>First question to discuss:</source>
        <translation type="unfinished">議論する1つ目の問い:</translation>
    </message>
    <message>
        <source>Second question to discuss:</source>
        <translation type="unfinished">議論する2つ目の問い:</translation>
    </message>
    <message>
        <source>Unique among all lessons, such as org.example.friction</source>
        <translation type="unfinished">全レッスンで一意のもの、たとえばorg.example.friction</translation>
    </message>
    <message>
        <source>Ids of lessons, with commas</source>
        <translation type="unfinished">レッスンのid（コンマ区切り）</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation type="unfinished">レッスン</translation>
    </message>
    <message>
        <source>%1 of %2 steps done</source>
        <extracomment>of a lesson; %1 of %2: steps that are done</extracomment>
        <translation type="unfinished">%2ステップ中%1ステップ完了</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation type="unfinished">未開始</translation>
    </message>
    <message>
        <source>%1 min · %2</source>
        <extracomment>%1: minutes that a lesson takes, %2: how far one has come</extracomment>
        <translation type="unfinished">%1分 · %2</translation>
    </message>
    <message>
        <source>A lesson asks before it shows, and checks your answers against the living model. Your own robot is set aside meanwhile and comes back as it was.</source>
        <translation type="unfinished">レッスンでは、示す前に問い、答えを実際のモデルと照合します。自分のロボットはその間よけておかれ、元のまま戻ります。</translation>
    </message>
    <message>
        <source>&amp;New Lesson…</source>
        <translation type="unfinished">新しいレッスン(&amp;N)…</translation>
    </message>
    <message>
        <source>For teachers: write a lesson about the robot that is open</source>
        <translation type="unfinished">教師用: 開いているロボットについてレッスンを書きます</translation>
    </message>
    <message>
        <source>&amp;Edit Lesson…</source>
        <translation type="unfinished">レッスンを編集(&amp;E)…</translation>
    </message>
    <message>
        <source>For teachers: go on with a lesson of your own, from its folder</source>
        <translation type="unfinished">教師用: 自分のレッスンをフォルダから開いて続けます</translation>
    </message>
    <message>
        <source>E&amp;xercise Sheet…</source>
        <translation type="unfinished">演習シート(&amp;X)…</translation>
    </message>
    <message>
        <source>For teachers: give each student numbers of their own</source>
        <translation type="unfinished">教師用: 学生ごとに異なる数値を与えます</translation>
    </message>
    <message>
        <source>Edit a Cop&amp;y…</source>
        <translation type="unfinished">コピーを編集(&amp;Y)…</translation>
    </message>
    <message>
        <source>For teachers: change a copy of this lesson, and save it to a folder of your own</source>
        <translation type="unfinished">教師用: このレッスンのコピーを変更し、自分のフォルダに保存します</translation>
    </message>
    <message>
        <source>It is kept with your answers, on this computer. Leave it empty if nobody asked you for one</source>
        <translation type="unfinished">答えとともにこのコンピュータに保存されます。求められていない場合は空欄にします</translation>
    </message>
    <message>
        <source>Student &amp;code:</source>
        <translation type="unfinished">学生コード(&amp;C):</translation>
    </message>
    <message>
        <source>Student code</source>
        <translation type="unfinished">学生コード</translation>
    </message>
    <message>
        <source>&amp;Open Lesson…</source>
        <translation type="unfinished">レッスンを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a lesson of your own, from its folder</source>
        <translation type="unfinished">自分のレッスンをフォルダから開きます</translation>
    </message>
    <message>
        <source>Save &amp;Progress…</source>
        <translation type="unfinished">進捗を保存(&amp;P)…</translation>
    </message>
    <message>
        <source>Save your answers as a table or a page</source>
        <translation type="unfinished">答えを表またはページとして保存します</translation>
    </message>
    <message>
        <source>C&amp;lass…</source>
        <translation type="unfinished">クラス(&amp;L)…</translation>
    </message>
    <message>
        <source>For teachers: open a folder with the progress files of a class</source>
        <translation type="unfinished">教師用: クラスの進捗ファイルがあるフォルダを開きます</translation>
    </message>
    <message>
        <source>Your progress could not be saved:</source>
        <translation type="unfinished">進捗を保存できませんでした:</translation>
    </message>
    <message>
        <source>Open the Progress of a Class</source>
        <translation type="unfinished">クラスの進捗を開く</translation>
    </message>
    <message>
        <source>Some of these files cannot be read:</source>
        <translation type="unfinished">次のファイルを読み込めません:</translation>
    </message>
    <message>
        <source>%1 minutes, %2 questions</source>
        <extracomment>%1: minutes, %2: how many steps ask for something</extracomment>
        <translation type="unfinished">%1分、設問%2個</translation>
    </message>
    <message>
        <source>Comes after: %1</source>
        <extracomment>%1: titles of lessons</extracomment>
        <translation type="unfinished">前のレッスン: %1</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation type="unfinished">開始(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation type="unfinished">続ける(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Start Again</source>
        <translation type="unfinished">最初から始める(&amp;S)</translation>
    </message>
    <message>
        <source>Open a Lesson</source>
        <translation type="unfinished">レッスンを開く</translation>
    </message>
    <message>
        <source>Edit Lesson</source>
        <translation type="unfinished">レッスンを編集</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::LessonPane</name>
    <message>
        <source>Lesson</source>
        <translation type="unfinished">レッスン</translation>
    </message>
    <message>
        <source>Exit &amp;Lesson</source>
        <translation type="unfinished">レッスンを終える(&amp;L)</translation>
    </message>
    <message>
        <source>Back to your own robot. Your progress is kept</source>
        <translation type="unfinished">自分のロボットに戻ります。進捗は保存されます</translation>
    </message>
    <message>
        <source>Open Yo&amp;ur Table…</source>
        <translation type="unfinished">自分の表を開く(&amp;U)…</translation>
    </message>
    <message>
        <source>Hin&amp;t</source>
        <extracomment>verb: help with a step of a lesson</extracomment>
        <translation type="unfinished">ヒント(&amp;T)</translation>
    </message>
    <message>
        <source>Sho&amp;w Me</source>
        <translation type="unfinished">答えを見る(&amp;W)</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation type="unfinished">飛ばす(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>to the step before</extracomment>
        <translation type="unfinished">戻る(&amp;B)</translation>
    </message>
    <message>
        <source>You have finished this lesson: all %1 questions are right.</source>
        <extracomment>at the end of a lesson</extracomment>
        <translation type="unfinished">このレッスンを終えました。%1個の設問すべてに正解しました。</translation>
    </message>
    <message>
        <source>%1 of %2 questions are right. A click on a dot goes back to one.</source>
        <extracomment>%1: questions that are right, %2: all of them</extracomment>
        <translation type="unfinished">%2個の設問のうち%1個が正解です。点をクリックすると、その設問に戻ります。</translation>
    </message>
    <message>
        <source>Hint %1</source>
        <extracomment>%1: counts the hints from 1</extracomment>
        <translation type="unfinished">ヒント%1</translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished">正解</translation>
    </message>
    <message>
        <source>This is the solution</source>
        <translation type="unfinished">解の表示</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation type="unfinished">未正解</translation>
    </message>
    <message>
        <source>Almost</source>
        <translation type="unfinished">あと少し</translation>
    </message>
    <message>
        <source>Think it over and try again, or take a hint.</source>
        <translation type="unfinished">考え直してもう一度試すか、ヒントを使ってください。</translation>
    </message>
    <message>
        <source>Think it over and try again.</source>
        <translation type="unfinished">考え直してもう一度試してください。</translation>
    </message>
    <message>
        <source>Hold it there…</source>
        <translation type="unfinished">そのまま保ってください…</translation>
    </message>
    <message>
        <source>Hin&amp;t (%1 of %2)</source>
        <extracomment>%1: hints that have been given, %2: all that there are</extracomment>
        <translation type="unfinished">ヒント (%1/%2)(&amp;T)</translation>
    </message>
    <message>
        <source>Try A&amp;gain</source>
        <translation type="unfinished">もう一度試す(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation type="unfinished">答え合わせ(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation type="unfinished">完了(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation type="unfinished">次へ(&amp;N)</translation>
    </message>
    <message>
        <source>Nothing to press: the step is right as soon as the robot is</source>
        <translation type="unfinished">押すものはありません。ロボットが正しい状態になると、ステップは正解になります</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: number of the step, %2: of all steps</extracomment>
        <translation type="unfinished">%1/%2</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::LessonSession</name>
    <message>
        <source>This step of the lesson keeps that as it is.</source>
        <translation type="unfinished">レッスンのこのステップでは、それを変更できません。</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation type="unfinished">解を表示</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::LessonStage</name>
    <message>
        <source>Lesson</source>
        <translation type="unfinished">レッスン</translation>
    </message>
    <message>
        <source>Open Your Table</source>
        <translation type="unfinished">自分の表を開く</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished">表 (*.csv)</translation>
    </message>
    <message>
        <source>This table cannot be read:</source>
        <translation type="unfinished">この表を読み込めません:</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::LimitList</name>
    <message>
        <source>Distance of each joint from its limits</source>
        <translation type="unfinished">各関節の可動限界までの距離</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::LimitModel</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of a joint, %2: how far it is from its limits</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>%1 (the joint nearest to a limit)</source>
        <translation type="unfinished">%1（可動限界に最も近い関節）</translation>
    </message>
    <message>
        <source>%1
%2 % of the range is left</source>
        <extracomment>%1: a sentence about a joint, %2: a number</extracomment>
        <translation type="unfinished">%1
可動範囲の残り%2 %</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::LinkEditor</name>
    <message>
        <source>&amp;Add Link</source>
        <translation type="unfinished">リンクを追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Insert Link Before</source>
        <translation type="unfinished">前にリンクを挿入(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation type="unfinished">複製(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation type="unfinished">名前を変更(&amp;R)</translation>
    </message>
    <message>
        <source>Rename &amp;Joint</source>
        <translation type="unfinished">関節の名前を変更(&amp;J)</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation type="unfinished">上へ移動(&amp;U)</translation>
    </message>
    <message>
        <source>Move D&amp;own</source>
        <translation type="unfinished">下へ移動(&amp;O)</translation>
    </message>
    <message>
        <source>Change &amp;Parent…</source>
        <translation type="unfinished">親を変更(&amp;P)…</translation>
    </message>
    <message>
        <source>D&amp;elete Link</source>
        <translation type="unfinished">リンクを削除(&amp;E)</translation>
    </message>
    <message>
        <source>Delete &amp;Subtree</source>
        <translation type="unfinished">部分木を削除(&amp;S)</translation>
    </message>
    <message>
        <source>The window supports up to %1 links. Use linkwright-cli for larger robots.</source>
        <translation type="unfinished">ウィンドウで扱えるリンクは%1本までです。それより大きいロボットにはlinkwright-cliを使ってください。</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation type="unfinished">%1を追加</translation>
    </message>
    <message>
        <source>Insert a link before %1</source>
        <translation type="unfinished">%1の前にリンクを挿入</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation type="unfinished">%1を複製</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation type="unfinished">%1を削除</translation>
    </message>
    <message>
        <source>Delete the subtree of %1</source>
        <translation type="unfinished">%1の部分木を削除</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation type="unfinished">%1を上へ移動</translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation type="unfinished">%1を下へ移動</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <extracomment>undo step; %1: old name of a link, %2: its new name</extracomment>
        <translation type="unfinished">%1の名前を%2に変更</translation>
    </message>
    <message>
        <source>Rename joint %1 to %2</source>
        <extracomment>undo step; %1: old name of a joint, %2: its new name</extracomment>
        <translation type="unfinished">関節%1の名前を%2に変更</translation>
    </message>
    <message>
        <source>Attach %1 to %2</source>
        <extracomment>undo step; %1: name of a link, %2: name of its new parent</extracomment>
        <translation type="unfinished">%1を%2に接続</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation type="unfinished">%1を動かす</translation>
    </message>
    <message>
        <source>There is no other link to attach “%1” to.</source>
        <translation type="unfinished">「%1」を接続できる別のリンクがありません。</translation>
    </message>
    <message>
        <source>Change Parent</source>
        <translation type="unfinished">親の変更</translation>
    </message>
    <message>
        <source>Select the new parent link of “%1”. The subtree keeps its pose.</source>
        <translation type="unfinished">「%1」の新しい親リンクを選んでください。部分木のポーズは変わりません。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::LinkForm</name>
    <message>
        <source>The centre of mass is %1 m from the joint and the middle of the link %2 m, because every shape has mass, also the one that marks the joint.</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation type="unfinished">関節を示す形状も含め、すべての形状に質量があるので、重心は関節から%1 m、リンクの中央は%2 mです。</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished">名前(&amp;N)</translation>
    </message>
    <message>
        <source>Name of the link</source>
        <translation type="unfinished">リンクの名前</translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished">名前</translation>
    </message>
    <message>
        <source>Massless</source>
        <extracomment>adjective: a link without mass</extracomment>
        <translation type="unfinished">質量なし</translation>
    </message>
    <message>
        <source>The link has no mass of its own, only shapes and payloads</source>
        <translation type="unfinished">リンク自身に質量がなく、形状とペイロードだけがあります</translation>
    </message>
    <message>
        <source>the length must be at least %1 m because of the shapes</source>
        <translation type="unfinished">形状があるので、長さは%1 m以上である必要があります</translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished">長さ</translation>
    </message>
    <message>
        <source>Length of the link, from its joint to its tip</source>
        <translation type="unfinished">関節から先端までのリンクの長さ</translation>
    </message>
    <message>
        <source>Extend the shapes that end at the tip, and move everything attached to the tip</source>
        <translation type="unfinished">先端で終わる形状を延ばし、先端に取り付けられたものをすべて移動します</translation>
    </message>
    <message>
        <source>Source of mass and inertia</source>
        <translation type="unfinished">質量と慣性の求め方</translation>
    </message>
    <message>
        <source>Entered values</source>
        <translation type="unfinished">入力値</translation>
    </message>
    <message>
        <source>Entered mass, uniform rod</source>
        <translation type="unfinished">質量を入力、一様な棒</translation>
    </message>
    <message>
        <source>Entered mass, inertia from shapes</source>
        <translation type="unfinished">質量を入力、慣性は形状から計算</translation>
    </message>
    <message>
        <source>Density of the shapes</source>
        <translation type="unfinished">形状の密度</translation>
    </message>
    <message>
        <source>Mass source</source>
        <translation type="unfinished">質量の求め方</translation>
    </message>
    <message>
        <source>Why the centre of mass is not in the middle of the link</source>
        <translation type="unfinished">重心がリンクの中央にない理由</translation>
    </message>
    <message>
        <source>Use a Uniform Rod</source>
        <translation type="unfinished">一様な棒とする</translation>
    </message>
    <message>
        <source>Take the link for a uniform rod, with the centre of mass in its middle</source>
        <translation type="unfinished">リンクを、中央に重心がある一様な棒とみなします</translation>
    </message>
    <message>
        <source>M&amp;ass</source>
        <translation type="unfinished">質量(&amp;A)</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation type="unfinished">質量</translation>
    </message>
    <message>
        <source>&amp;Density</source>
        <translation type="unfinished">密度(&amp;D)</translation>
    </message>
    <message>
        <source>a density must be greater than 0 kg/m³</source>
        <translation type="unfinished">密度は0 kg/m³より大きい必要があります</translation>
    </message>
    <message>
        <source>&amp;Centre of mass in the link frame (m)</source>
        <translation type="unfinished">リンク座標系での重心 (m)(&amp;C)</translation>
    </message>
    <message>
        <source>Centre of mass %1 (m)</source>
        <translation type="unfinished">重心%1 (m)</translation>
    </message>
    <message>
        <source>Centre of mass %1</source>
        <translation type="unfinished">重心%1</translation>
    </message>
    <message>
        <source>&amp;Inertia about the centre of mass, in the link frame (kg m²)</source>
        <translation type="unfinished">リンク座標系での重心まわりの慣性 (kg m²)(&amp;I)</translation>
    </message>
    <message>
        <source>Inertia %1 (kg m²)</source>
        <translation type="unfinished">慣性%1 (kg m²)</translation>
    </message>
    <message>
        <source>Inertia %1</source>
        <translation type="unfinished">慣性%1</translation>
    </message>
    <message>
        <source>Copy Inertia As</source>
        <translation type="unfinished">慣性の形式別コピー</translation>
    </message>
    <message>
        <source>Physical consistency of the inertia</source>
        <translation type="unfinished">慣性の物理的な整合性</translation>
    </message>
    <message>
        <source>Principal moments: %1, %2, %3 kg m².</source>
        <extracomment>%1, %2 and %3: the principal moments of inertia</extracomment>
        <translation type="unfinished">主慣性モーメント: %1, %2, %3 kg m²。</translation>
    </message>
    <message>
        <source>✓ Physically consistent inertia.</source>
        <translation type="unfinished">✓ 物理的に整合する慣性です。</translation>
    </message>
    <message>
        <source>the mass is zero</source>
        <translation type="unfinished">質量が0</translation>
    </message>
    <message>
        <source>the smallest principal moment is negative</source>
        <translation type="unfinished">最小の主慣性モーメントが負</translation>
    </message>
    <message>
        <source>the largest principal moment exceeds the sum of the other two</source>
        <translation type="unfinished">最大の主慣性モーメントがほかの2つの和を超過</translation>
    </message>
    <message>
        <source>⚠ Not physically consistent: %1.</source>
        <translation type="unfinished">⚠ 物理的に整合しません: %1。</translation>
    </message>
    <message>
        <source>Link “%1” has no shape along which a rod could lie. Add a box, cylinder, capsule or beam under Shapes.</source>
        <translation type="unfinished">リンク「%1」には棒を沿わせる形状がありません。「形状」で直方体、円柱、カプセル、またははりを追加してください。</translation>
    </message>
    <message>
        <source>Link “%1” has no shape with a volume, so its mass cannot be computed from its shapes. Add a shape other than a mesh under Shapes.</source>
        <translation type="unfinished">リンク「%1」には体積をもつ形状がないので、形状から質量を計算できません。「形状」でメッシュ以外の形状を追加してください。</translation>
    </message>
    <message>
        <source>Remove mass</source>
        <translation type="unfinished">質量を取り除く</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::LinksForm</name>
    <message>
        <source>Links, ticked if elastic</source>
        <translation type="unfinished">リンク（チェックは弾性リンク）</translation>
    </message>
    <message numerus="yes">
        <source>elastic, %n element(s)</source>
        <translation type="unfinished">
            <numerusform>弾性、要素%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>rigid</source>
        <extracomment>adjective: a link</extracomment>
        <translation type="unfinished">剛体</translation>
    </message>
    <message>
        <source>Make %1 elastic</source>
        <translation type="unfinished">%1を弾性に変更</translation>
    </message>
    <message>
        <source>Make %1 rigid</source>
        <translation type="unfinished">%1を剛体に変更</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>undo step; %1: what is changed (&quot;Young&apos;s modulus&quot;), %2: name of a link</extracomment>
        <translation type="unfinished">%1 (%2)</translation>
    </message>
    <message>
        <source>No link can be made elastic, because none has a length or a mass.</source>
        <translation type="unfinished">長さや質量をもつリンクがないので、弾性にできるリンクがありません。</translation>
    </message>
    <message>
        <source>%1 is rigid. Tick it to make it elastic.</source>
        <translation type="unfinished">%1は剛体です。チェックを付けると弾性になります。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MainWindow</name>
    <message>
        <source>Area of the 3D view</source>
        <translation type="unfinished">3Dビューの領域</translation>
    </message>
    <message>
        <source>The panels of this mode were reset</source>
        <translation type="unfinished">このモードのパネルを初期配置に戻しました</translation>
    </message>
    <message>
        <source>%1 - Lesson - Linkwright</source>
        <extracomment>%1: title of a lesson</extracomment>
        <translation type="unfinished">%1 - レッスン - Linkwright</translation>
    </message>
    <message>
        <source>%1 (%2)[*] - Linkwright</source>
        <extracomment>%1: title of an example, %2: name of its file</extracomment>
        <translation type="unfinished">%1 (%2)[*] - Linkwright</translation>
    </message>
    <message>
        <source>%1[*] - Linkwright</source>
        <translation type="unfinished">%1[*] - Linkwright</translation>
    </message>
    <message>
        <source>About Linkwright</source>
        <translation type="unfinished">Linkwrightについて</translation>
    </message>
    <message>
        <source>&lt;b&gt;Linkwright %1&lt;/b&gt;&lt;p&gt;Learn and teach robot dynamics, one step of the recursion at a time.&lt;/p&gt;&lt;p&gt;Licensed under GPL-3.0-or-later; the core library under the MIT licence.&lt;/p&gt;</source>
        <translation type="unfinished">&lt;b&gt;Linkwright %1&lt;/b&gt;&lt;p&gt;再帰計算を1ステップずつ進めながら、ロボット動力学を学び、教えるためのプログラムです。&lt;/p&gt;&lt;p&gt;ライセンスはGPL-3.0-or-later、コアライブラリはMITライセンスです。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;The texts in German, Spanish, Japanese and Chinese were translated by a machine. No native speaker has read them yet; the manual&apos;s page on the glossary says how to correct them.&lt;/p&gt;</source>
        <translation type="unfinished">&lt;p&gt;ドイツ語、スペイン語、日本語、中国語のテキストは機械による翻訳です。まだ母語話者は読んでいません。直し方はマニュアルの用語集のページにあります。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished">元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation type="unfinished">元に戻す(&amp;U): %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished">やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation type="unfinished">やり直す(&amp;R): %1</translation>
    </message>
    <message>
        <source>Pose “%1” saved</source>
        <translation type="unfinished">ポーズ「%1」を保存しました</translation>
    </message>
    <message>
        <source>This answer could not be kept: %1</source>
        <translation type="unfinished">この答えを保存できませんでした: %1</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>adjective: name of a pose in which the robot is ready to work</extracomment>
        <translation type="unfinished">標準</translation>
    </message>
    <message>
        <source>Reach</source>
        <extracomment>noun: name of a pose in which the arm is stretched out</extracomment>
        <translation type="unfinished">伸展</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ManualBrowser</name>
    <message>
        <source>Page of the manual</source>
        <translation type="unfinished">マニュアルのページ</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ManualWindow</name>
    <message>
        <source>Linkwright Manual</source>
        <translation type="unfinished">Linkwrightマニュアル</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>adverb: to the page that was read before</extracomment>
        <translation type="unfinished">戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <extracomment>adverb: to the page that was left by Back</extracomment>
        <translation type="unfinished">進む(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <extracomment>noun: table of contents</extracomment>
        <translation type="unfinished">目次(&amp;C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished">閉じる</translation>
    </message>
    <message>
        <source>Contents of the manual</source>
        <translation type="unfinished">マニュアルの目次</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation type="unfinished">マニュアルの検索</translation>
    </message>
    <message>
        <source>Show the sections that contain all the words entered (%1)</source>
        <translation type="unfinished">入力した語をすべて含む節を表示します (%1)</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>verb: find words in the manual</extracomment>
        <translation type="unfinished">検索</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: title of a section of the manual, %2: title of its page</extracomment>
        <translation type="unfinished">%1 (%2)</translation>
    </message>
    <message>
        <source>No section contains “%1”.</source>
        <translation type="unfinished">「%1」を含む節はありません。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MechanismModel</name>
    <message>
        <source>The name must not be empty.</source>
        <translation type="unfinished">名前は空にできません。</translation>
    </message>
    <message>
        <source>Another joint is already named “%1”.</source>
        <translation type="unfinished">「%1」という名前の別の関節がすでにあります。</translation>
    </message>
    <message>
        <source>Another link is already named “%1”.</source>
        <translation type="unfinished">「%1」という名前の別のリンクがすでにあります。</translation>
    </message>
    <message>
        <source>Joint: %1, %2</source>
        <extracomment>%1: name of a joint, %2: its type (&quot;revolute&quot;)</extracomment>
        <translation type="unfinished">関節: %1、%2</translation>
    </message>
    <message>
        <source>Base, fixed to the world</source>
        <translation type="unfinished">ベース、ワールドに固定</translation>
    </message>
    <message>
        <source>Mass: %1 kg</source>
        <translation type="unfinished">質量: %1 kg</translation>
    </message>
    <message>
        <source>Centre of mass in the link frame: %1, %2, %3 m</source>
        <extracomment>%1, %2 and %3: coordinates x, y and z</extracomment>
        <translation type="unfinished">リンク座標系での重心: %1, %2, %3 m</translation>
    </message>
    <message>
        <source>Massless</source>
        <extracomment>adjective: a link without mass</extracomment>
        <translation type="unfinished">質量なし</translation>
    </message>
    <message>
        <source>%1 kg</source>
        <translation type="unfinished">%1 kg</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>noun: a rigid body of the robot</extracomment>
        <translation type="unfinished">リンク</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation type="unfinished">関節</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation type="unfinished">質量</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MechanismPanel</name>
    <message>
        <source>Links of the mechanism</source>
        <translation type="unfinished">機構のリンク</translation>
    </message>
    <message>
        <source>Insert adds a link, Delete deletes the selected link, F2 renames it, and the Menu key shows all commands</source>
        <translation type="unfinished">Insertでリンクを追加し、Deleteで選択したリンクを削除し、F2で名前を変更し、メニューキーですべてのコマンドを表示します</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MeshFlow</name>
    <message>
        <source>%1: %2 of %3 meshes could not be read.</source>
        <extracomment>%1: name of the robot, %2: number of meshes that cannot be read, %3: number of all its meshes</extracomment>
        <translation type="unfinished">%1: メッシュ%3個中%2個を読み込めませんでした。</translation>
    </message>
    <message>
        <source>%1: %2 of %3 meshes could not be found.</source>
        <extracomment>%1: name of the robot, %2: number of missing meshes, %3: number of all its meshes</extracomment>
        <translation type="unfinished">%1: メッシュ%3個中%2個が見つかりませんでした。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MeshLibrary</name>
    <message>
        <source>the robot&apos;s meshes have more than %1 triangles in total</source>
        <translation type="unfinished">ロボットのメッシュの三角形が合計%1個を超えています</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MeshesDialog</name>
    <message>
        <source>Choose &amp;Folder…</source>
        <translation type="unfinished">フォルダを選択(&amp;F)…</translation>
    </message>
    <message>
        <source>For&amp;get Folders</source>
        <translation type="unfinished">フォルダの指定を解除(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Look Again</source>
        <translation type="unfinished">もう一度探す(&amp;L)</translation>
    </message>
    <message>
        <source>Meshes</source>
        <translation type="unfinished">メッシュ</translation>
    </message>
    <message>
        <source>Meshes of the robot</source>
        <translation type="unfinished">ロボットのメッシュ</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>noun: a rigid body of the robot</extracomment>
        <translation type="unfinished">リンク</translation>
    </message>
    <message>
        <source>Path in File</source>
        <translation type="unfinished">ファイル中のパス</translation>
    </message>
    <message>
        <source>Found At</source>
        <translation type="unfinished">見つかった場所</translation>
    </message>
    <message>
        <source>Location of the selected mesh, or the locations that were searched</source>
        <translation type="unfinished">選択したメッシュの場所、または検索した場所</translation>
    </message>
    <message>
        <source>Choose a folder in which to look for all missing meshes</source>
        <translation type="unfinished">見つからないすべてのメッシュを探すフォルダを選びます</translation>
    </message>
    <message>
        <source>Stop looking in the chosen folders</source>
        <translation type="unfinished">選んだフォルダで探すのをやめます</translation>
    </message>
    <message>
        <source>Look for all meshes again, and reload those that have changed</source>
        <translation type="unfinished">すべてのメッシュをもう一度探し、変更されたものを読み込み直します</translation>
    </message>
    <message>
        <source>No shape of this robot uses a mesh.</source>
        <translation type="unfinished">このロボットにはメッシュを使う形状がありません。</translation>
    </message>
    <message>
        <source>Reading meshes: %1 of %2.</source>
        <extracomment>%1: number of meshes that are read, %2: number of all meshes</extracomment>
        <translation type="unfinished">メッシュを読込み中: %1/%2。</translation>
    </message>
    <message>
        <source>The mesh is shown.</source>
        <translation type="unfinished">メッシュを表示しています。</translation>
    </message>
    <message>
        <source>All %1 meshes are shown.</source>
        <translation type="unfinished">%1個のメッシュすべてを表示しています。</translation>
    </message>
    <message>
        <source>%1 of %2 meshes could not be found.</source>
        <extracomment>%1: number of missing meshes, %2: number of all meshes</extracomment>
        <translation type="unfinished">メッシュ%2個中%1個が見つかりませんでした。</translation>
    </message>
    <message>
        <source>%1 of %2 meshes could not be read.</source>
        <extracomment>%1: number of meshes that cannot be read, %2: number of all meshes</extracomment>
        <translation type="unfinished">メッシュ%2個中%1個を読み込めませんでした。</translation>
    </message>
    <message>
        <source>Default shapes are shown instead.</source>
        <translation type="unfinished">代わりに既定の形状を表示します。</translation>
    </message>
    <message>
        <source>Choose the folder that contains the ROS package or the mesh files.</source>
        <translation type="unfinished">ROSパッケージまたはメッシュファイルを含むフォルダを選んでください。</translation>
    </message>
    <message>
        <source>loading</source>
        <extracomment>state of a mesh: it is being read</extracomment>
        <translation type="unfinished">読込み中</translation>
    </message>
    <message>
        <source>not readable: %1</source>
        <translation type="unfinished">読込み不可: %1</translation>
    </message>
    <message>
        <source>not found</source>
        <translation type="unfinished">見つかりません</translation>
    </message>
    <message>
        <source>not found: %1</source>
        <translation type="unfinished">見つかりません: %1</translation>
    </message>
    <message>
        <source>Loaded from %1</source>
        <translation type="unfinished">%1から読み込みました</translation>
    </message>
    <message>
        <source>%1 triangles; %2 × %3 × %4 m before the scale of the shape is applied</source>
        <extracomment>%1: number of triangles, %2, %3 and %4: size along x, y and z</extracomment>
        <translation type="unfinished">三角形%1個、形状の倍率を適用する前は%2 × %3 × %4 m</translation>
    </message>
    <message>
        <source>Searched locations:</source>
        <translation type="unfinished">検索した場所:</translation>
    </message>
    <message>
        <source>Not searched for because %1</source>
        <translation type="unfinished">未検索。理由: %1</translation>
    </message>
    <message>
        <source>Not searched for because the robot has no file yet and no folder has been chosen</source>
        <translation type="unfinished">ロボットにまだファイルがなく、フォルダも選ばれていないので、未検索</translation>
    </message>
    <message>
        <source>No folder has been chosen for this robot.</source>
        <translation type="unfinished">このロボットにはフォルダが選ばれていません。</translation>
    </message>
    <message>
        <source>Folders also searched: %1</source>
        <translation type="unfinished">ほかに検索したフォルダ: %1</translation>
    </message>
    <message>
        <source>Choose Mesh Folder</source>
        <translation type="unfinished">メッシュのフォルダを選択</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MethodsPanel</name>
    <message>
        <source>Accelerations and contact forces from repeated inverse dynamics</source>
        <translation type="unfinished">逆動力学の繰返しにより加速度と接触力を求めます</translation>
    </message>
    <message>
        <source>Accelerations and forces from one system of equations</source>
        <translation type="unfinished">1つの連立方程式で加速度と力を求めます</translation>
    </message>
    <message>
        <source>A spring and a damper in each surface, with the stiffness and damping from the settings</source>
        <translation type="unfinished">各面にばねとダンパを置き、剛性と減衰は設定の値を使います</translation>
    </message>
    <message>
        <source>Compare integrators too</source>
        <translation type="unfinished">積分法も比較</translation>
    </message>
    <message>
        <source>Repeat the first ticked method with each of the other integrators</source>
        <translation type="unfinished">チェックを付けた最初の方法を、ほかの各積分法で繰り返します</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished">比較</translation>
    </message>
    <message>
        <source>Run the scene with each method from the same initial state and compare the results.</source>
        <translation type="unfinished">同じ初期状態から各方法でシーンを実行し、結果を比較します。</translation>
    </message>
    <message>
        <source>Methods side by side</source>
        <translation type="unfinished">方法の比較</translation>
    </message>
    <message>
        <source>Quantity plotted for each method</source>
        <translation type="unfinished">各方法について描く量</translation>
    </message>
    <message>
        <source>&amp;Plot</source>
        <extracomment>noun: quantity that is plotted</extracomment>
        <translation type="unfinished">プロット(&amp;P)</translation>
    </message>
    <message>
        <source>Comparison of the methods over time</source>
        <translation type="unfinished">方法の時間変化の比較</translation>
    </message>
    <message>
        <source>no method is ticked</source>
        <translation type="unfinished">チェックを付けた方法がない</translation>
    </message>
    <message>
        <source>Normal force of %1</source>
        <translation type="unfinished">%1の法線力</translation>
    </message>
    <message>
        <source>Constraint error</source>
        <translation type="unfinished">拘束誤差</translation>
    </message>
    <message>
        <source>Energy drift</source>
        <translation type="unfinished">エネルギーのずれ</translation>
    </message>
    <message>
        <source>SI</source>
        <translation type="unfinished">SI</translation>
    </message>
    <message>
        <source>rad</source>
        <translation type="unfinished">rad</translation>
    </message>
    <message>
        <source>Method</source>
        <translation type="unfinished">方法</translation>
    </message>
    <message>
        <source>Time
(s)</source>
        <translation type="unfinished">時間
(s)</translation>
    </message>
    <message>
        <source>Residual
(m)</source>
        <translation type="unfinished">残差
(m)</translation>
    </message>
    <message>
        <source>Energy
Drift (J)</source>
        <translation type="unfinished">エネルギーの
ずれ (J)</translation>
    </message>
    <message>
        <source>Δq
(%1)</source>
        <translation type="unfinished">Δq
(%1)</translation>
    </message>
    <message>
        <source>Δfₙ
(N)</source>
        <translation type="unfinished">Δfₙ
(N)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: a method, %2: an integrator</extracomment>
        <translation type="unfinished">%1, %2</translation>
    </message>
    <message>
        <source>After the first tenth of the run, fₙ differs from the first row by at most %1 N.</source>
        <translation type="unfinished">実行の最初の1/10より後では、fₙと1行目との差は最大%1 Nです。</translation>
    </message>
    <message>
        <source>The largest fₙ compresses the surface spring by %1 m, which explains the residual.</source>
        <translation type="unfinished">最大のfₙが面のばねを%1 m縮めるので、残差が説明できます。</translation>
    </message>
    <message>
        <source>%1, step %2 ms</source>
        <extracomment>%1: a method, %2: the shorter time step that it runs with</extracomment>
        <translation type="unfinished">%1、ステップ%2 ms</translation>
    </message>
    <message>
        <source>With the scene&apos;s step of %1 ms, this method diverges because its springs are too stiff for such a step.</source>
        <translation type="unfinished">シーンのステップ%1 msに対してばねが硬すぎるので、この方法は発散します。</translation>
    </message>
    <message>
        <source>%1 (failed)</source>
        <extracomment>%1: a method</extracomment>
        <translation type="unfinished">%1（失敗）</translation>
    </message>
    <message>
        <source>The comparison cannot start: %1.</source>
        <translation type="unfinished">比較を開始できません: %1。</translation>
    </message>
    <message>
        <source>Running %1 of %2…</source>
        <extracomment>%1: number of the run, %2: number of runs</extracomment>
        <translation type="unfinished">実行中: %1/%2…</translation>
    </message>
    <message>
        <source>Without contacts, all methods give the same result, so Compare runs the integrators instead.</source>
        <translation type="unfinished">接触がないとどの方法も同じ結果になるので、「比較」では代わりに積分法を実行します。</translation>
    </message>
    <message>
        <source>No comparison yet. Tick the methods and press Compare.</source>
        <translation type="unfinished">まだ比較していません。方法にチェックを付け、「比較」を押してください。</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 runs.</source>
        <extracomment>%1: number of finished runs, %2: number of runs</extracomment>
        <translation type="unfinished">%2回中%1回の計算後に中止しました。</translation>
    </message>
    <message>
        <source>Each run simulates %1 s. Δq and Δfₙ are the largest differences from the first row.</source>
        <translation type="unfinished">各実行は%1 sをシミュレーションします。ΔqとΔfₙは1行目との最大の差です。</translation>
    </message>
    <message>
        <source>The scene has changed since the comparison. Compare again.</source>
        <translation type="unfinished">比較の後でシーンが変わりました。もう一度比較してください。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1: a method, %2: why its run failed</extracomment>
        <translation type="unfinished">%1: %2。</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>verb: stop the comparison</extracomment>
        <translation type="unfinished">中止</translation>
    </message>
    <message>
        <source>Stop the comparison</source>
        <translation type="unfinished">比較を中止します</translation>
    </message>
    <message>
        <source>Compare the methods</source>
        <translation type="unfinished">方法を比較します</translation>
    </message>
    <message>
        <source>fₙ (N)</source>
        <translation type="unfinished">fₙ (N)</translation>
    </message>
    <message>
        <source>Residual (m)</source>
        <translation type="unfinished">残差 (m)</translation>
    </message>
    <message>
        <source>Energy drift (J)</source>
        <translation type="unfinished">エネルギーのずれ (J)</translation>
    </message>
    <message>
        <source>Comparison of methods</source>
        <translation type="unfinished">方法の比較</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ModesPanel</name>
    <message>
        <source>Natural frequencies at this pose</source>
        <translation type="unfinished">このポーズでの固有振動数</translation>
    </message>
    <message>
        <source>Include gravity and loads</source>
        <translation type="unfinished">重力と荷重を含む</translation>
    </message>
    <message>
        <source>Compute the modes about the equilibrium under gravity and loads instead of about the straight links</source>
        <translation type="unfinished">まっすぐなリンクでなく、重力と荷重のもとでの釣合いを中心として固有モードを計算します</translation>
    </message>
    <message>
        <source>Show in 3D</source>
        <translation type="unfinished">3Dで表示</translation>
    </message>
    <message>
        <source>Show the selected mode in the 3D view</source>
        <translation type="unfinished">選択した固有モードを3Dビューに表示します</translation>
    </message>
    <message>
        <source>Animate the mode instead of the motion, with nodal displacements of at most a tenth of the link length</source>
        <translation type="unfinished">動作の代わりに固有モードをアニメーションで表示します。節点の変位は最大でリンク長の1/10です</translation>
    </message>
    <message>
        <source>Natural frequencies</source>
        <translation type="unfinished">固有振動数</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>abbreviation: number of a mode of vibration</extracomment>
        <translation type="unfinished">番号</translation>
    </message>
    <message>
        <source>f (Hz)</source>
        <translation type="unfinished">f (Hz)</translation>
    </message>
    <message>
        <source>T (ms)</source>
        <translation type="unfinished">T (ms)</translation>
    </message>
    <message>
        <source>Main Motion</source>
        <translation type="unfinished">主な動き</translation>
    </message>
    <message>
        <source>Largest contributions to the energy of the mode, with directions along the link axes x, y and z. Press Enter or double-click a row to show its mode in 3D.</source>
        <translation type="unfinished">固有モードのエネルギーへの最大の寄与。方向はリンクの軸x、y、zに沿います。Enterキーまたは行のダブルクリックで、その固有モードを3Dで表示します。</translation>
    </message>
    <message>
        <source>Could not compute the frequencies at this pose: %1.</source>
        <translation type="unfinished">このポーズでの振動数を計算できませんでした: %1。</translation>
    </message>
    <message>
        <source>Try clearing “Include gravity and loads”.</source>
        <translation type="unfinished">「重力と荷重を含む」のチェックを外してみてください。</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation type="unfinished">計算中…</translation>
    </message>
    <message>
        <source>Small vibrations about the pose at t = %1 s, with the robot at rest, actuated joints locked and passive joints free.</source>
        <translation type="unfinished">t = %1 sのポーズを中心とする微小振動。ロボットは静止し、駆動関節は固定、受動関節は自由です。</translation>
    </message>
    <message>
        <source>Stop Animation</source>
        <translation type="unfinished">アニメーションを停止</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MotionCanvas</name>
    <message>
        <source>and more</source>
        <translation type="unfinished">ほか</translation>
    </message>
    <message>
        <source>%1 s: %2</source>
        <extracomment>%1: time in seconds, %2: event of a contact (&quot;heel lifts off&quot;)</extracomment>
        <translation type="unfinished">%1 s: %2</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MotionEditor</name>
    <message>
        <source>Add waypoint %1</source>
        <translation type="unfinished">ウェイポイント%1を追加</translation>
    </message>
    <message>
        <source>Duplicate waypoint %1</source>
        <translation type="unfinished">ウェイポイント%1を複製</translation>
    </message>
    <message>
        <source>Remove waypoint %1</source>
        <translation type="unfinished">ウェイポイント%1を削除</translation>
    </message>
    <message>
        <source>Move waypoint %1 to position %2 in the list</source>
        <extracomment>undo step; %1: number of the waypoint, %2: its new number in the list</extracomment>
        <translation type="unfinished">ウェイポイント%1をリストの%2番目へ移動</translation>
    </message>
    <message>
        <source>Change motion type to %1</source>
        <translation type="unfinished">動作の種類を%1に変更</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MotionExport</name>
    <message>
        <source>Export Motion</source>
        <translation type="unfinished">動作のエクスポート</translation>
    </message>
    <message>
        <source>%1-motion</source>
        <translation type="unfinished">%1-motion</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished">表 (*.csv)</translation>
    </message>
    <message>
        <source>Motion saved: %1</source>
        <translation type="unfinished">動作を保存しました: %1</translation>
    </message>
    <message>
        <source>The motion was not saved: %1.</source>
        <translation type="unfinished">動作を保存できませんでした: %1。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MotionExportDialog</name>
    <message>
        <source>with joint friction and rotor inertia</source>
        <translation type="unfinished">関節摩擦とロータ慣性を含めて</translation>
    </message>
    <message>
        <source>with joint friction but without rotor inertia</source>
        <translation type="unfinished">関節摩擦を含め、ロータ慣性を含めずに</translation>
    </message>
    <message>
        <source>with rotor inertia but without joint friction</source>
        <translation type="unfinished">ロータ慣性を含め、関節摩擦を含めずに</translation>
    </message>
    <message>
        <source>without joint friction or rotor inertia</source>
        <translation type="unfinished">関節摩擦もロータ慣性も含めずに</translation>
    </message>
    <message>
        <source>As in the window, the torques are computed %1.</source>
        <translation type="unfinished">トルクは、ウィンドウと同じく%1計算されます。</translation>
    </message>
    <message>
        <source>The loads of the scene are included and have their own columns.</source>
        <translation type="unfinished">シーンの荷重も含まれ、専用の列があります。</translation>
    </message>
    <message>
        <source>The torques also include the effect of the contact forces of the run.</source>
        <translation type="unfinished">トルクには、実行中の接触力の影響も含まれます。</translation>
    </message>
    <message>
        <source>Export Motion</source>
        <translation type="unfinished">動作のエクスポート</translation>
    </message>
    <message>
        <source>The CSV table has a column t and, for each joint, the columns q, qd, qdd and tau. The values are in SI units and radians, at full precision. linkwright-cli and Import Motion can read the table.</source>
        <translation type="unfinished">CSV表には、列tと、関節ごとの列q、qd、qdd、tauがあります。値はSI単位とラジアンで、全桁です。この表はlinkwright-cliと「動作をインポート」で読み込めます。</translation>
    </message>
    <message>
        <source>Time between samples</source>
        <translation type="unfinished">サンプルの間隔</translation>
    </message>
    <message>
        <source>Sampling &amp;interval</source>
        <translation type="unfinished">サンプリング間隔(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Save As…</source>
        <translation type="unfinished">名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>%1 samples, about %2</source>
        <extracomment>%1: number of samples, %2: size of the file with its unit</extracomment>
        <translation type="unfinished">%1サンプル、約%2</translation>
    </message>
    <message>
        <source>%1 samples are too many. Enter a longer sampling interval.</source>
        <translation type="unfinished">%1サンプルは多すぎます。より長いサンプリング間隔を入力してください。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MotionFiles</name>
    <message>
        <source>&amp;Import Motion…</source>
        <translation type="unfinished">動作をインポート(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export Motion…</source>
        <translation type="unfinished">動作をエクスポート(&amp;E)…</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MotionImport</name>
    <message>
        <source>Import Motion</source>
        <translation type="unfinished">動作のインポート</translation>
    </message>
    <message>
        <source>Motions (*.csv *.txt *.json);;All files (*)</source>
        <translation type="unfinished">動作 (*.csv *.txt *.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>%1 is still being read. Try again in a moment.</source>
        <translation type="unfinished">%1はまだ読込み中です。少し待ってからもう一度試してください。</translation>
    </message>
    <message>
        <source>Could not import %1. The motion is unchanged.</source>
        <translation type="unfinished">%1をインポートできませんでした。動作は変わっていません。</translation>
    </message>
    <message>
        <source>Could not import %1 because the robot was changed while the file was being read.</source>
        <translation type="unfinished">ファイルの読込み中にロボットが変更されたので、%1をインポートできませんでした。</translation>
    </message>
    <message>
        <source>Could not import %1 because the robot was changed in the meantime.</source>
        <translation type="unfinished">その間にロボットが変更されたので、%1をインポートできませんでした。</translation>
    </message>
    <message>
        <source>Import motion %1</source>
        <translation type="unfinished">動作%1をインポート</translation>
    </message>
    <message>
        <source>Motion imported: %1</source>
        <translation type="unfinished">動作をインポートしました: %1</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MotionImportDialog</name>
    <message>
        <source>Import Motion</source>
        <translation type="unfinished">動作のインポート</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation type="unfinished">インポート(&amp;I)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of a file, %2: its samples (&quot;201 samples over 2 s, in steps of 10 ms&quot;)</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>Velocities and accelerations</source>
        <translation type="unfinished">速度と加速度</translation>
    </message>
    <message>
        <source>&amp;Use the velocities and accelerations from the file</source>
        <translation type="unfinished">ファイルの速度と加速度を使う(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Use the velocities from the file</source>
        <translation type="unfinished">ファイルの速度を使う(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Use the accelerations from the file</source>
        <translation type="unfinished">ファイルの加速度を使う(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Savitzky-Golay: a polynomial fitted to the samples around each sample</source>
        <translation type="unfinished">サビツキー・ゴーレイ(&amp;S): 各サンプルの前後のサンプルに当てはめた多項式</translation>
    </message>
    <message>
        <source>S&amp;pline: cubic, through all samples; amplifies noise</source>
        <translation type="unfinished">スプライン(&amp;P): 全サンプルを通る3次式、ノイズを増幅</translation>
    </message>
    <message>
        <source>&amp;Backward differences: a common mistake that adds a lag and amplifies noise</source>
        <translation type="unfinished">後退差分(&amp;B): 遅れを生じノイズを増幅する、よくある誤り</translation>
    </message>
    <message>
        <source>Window (samples)</source>
        <translation type="unfinished">窓（サンプル数）</translation>
    </message>
    <message>
        <source>Degree of the polynomial</source>
        <translation type="unfinished">多項式の次数</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <extracomment>noun: number of samples that a polynomial is fitted to</extracomment>
        <translation type="unfinished">窓(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Degree</source>
        <extracomment>noun: degree of a polynomial</extracomment>
        <translation type="unfinished">次数(&amp;D)</translation>
    </message>
    <message>
        <source>Joint whose results are shown</source>
        <translation type="unfinished">結果を表示する関節</translation>
    </message>
    <message>
        <source>Results of each method for &amp;joint</source>
        <translation type="unfinished">各方法の結果を表示する関節(&amp;J)</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation type="unfinished">計算中…</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1: way to derive velocities and accelerations, %2: why it failed</extracomment>
        <translation type="unfinished">%1: %2。</translation>
    </message>
    <message>
        <source>No derivatives are computed. The values in the file are used unchanged.</source>
        <translation type="unfinished">微分は計算しません。ファイルの値をそのまま使います。</translation>
    </message>
    <message>
        <source>A longer window removes more noise but also smooths out fast parts of the motion.</source>
        <translation type="unfinished">窓を長くするとノイズがより除かれますが、動作の速い部分も平滑化されます。</translation>
    </message>
    <message>
        <source>Accurate for a smooth motion, but noise in the positions is amplified in the accelerations.</source>
        <translation type="unfinished">滑らかな動作では正確ですが、変位のノイズが加速度で増幅されます。</translation>
    </message>
    <message>
        <source>This common mistake uses only the current and past samples, so the derivatives lag behind the motion.</source>
        <translation type="unfinished">このよくある誤りでは現在と過去のサンプルだけを使うので、微分が動作より遅れます。</translation>
    </message>
    <message>
        <source>With backward differences, the RMS acceleration of %1 is %2 times as large as with Savitzky-Golay.</source>
        <extracomment>%1: name of a joint, %2: a factor</extracomment>
        <translation type="unfinished">後退差分による%1のRMS加速度は、サビツキー・ゴーレイの%2倍です。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MotionPlot</name>
    <message>
        <source>Choose the curves of this plot</source>
        <translation type="unfinished">このプロットの曲線を選びます</translation>
    </message>
    <message>
        <source>Enlarge this plot</source>
        <translation type="unfinished">このプロットを拡大します</translation>
    </message>
    <message>
        <source>Remove this plot</source>
        <translation type="unfinished">このプロットを削除します</translation>
    </message>
    <message>
        <source>Remark on the plot</source>
        <translation type="unfinished">プロットについての注記</translation>
    </message>
    <message>
        <source>%1
Double-click: show all plots again</source>
        <translation type="unfinished">%1
ダブルクリック: すべてのプロットを再表示</translation>
    </message>
    <message>
        <source>%1
Double-click: show only this plot</source>
        <translation type="unfinished">%1
ダブルクリック: このプロットだけを表示</translation>
    </message>
    <message>
        <source>Plot %1: %2</source>
        <extracomment>noun; %1: number of the plot, %2: its title</extracomment>
        <translation type="unfinished">プロット%1: %2</translation>
    </message>
    <message>
        <source>Curves of plot %1 at the cursor</source>
        <translation type="unfinished">カーソル位置でのプロット%1の曲線</translation>
    </message>
    <message>
        <source>Choose the curves of plot %1</source>
        <translation type="unfinished">プロット%1の曲線を選びます</translation>
    </message>
    <message>
        <source>Show all plots again</source>
        <translation type="unfinished">すべてのプロットを再表示します</translation>
    </message>
    <message>
        <source>Enlarge plot %1</source>
        <translation type="unfinished">プロット%1を拡大します</translation>
    </message>
    <message>
        <source>Show all plots again (Enter or Esc in the plot)</source>
        <translation type="unfinished">すべてのプロットを再表示します (プロットでEnterまたはEsc)</translation>
    </message>
    <message>
        <source>Enlarge this plot (Enter in the plot)</source>
        <translation type="unfinished">このプロットを拡大します (プロットでEnter)</translation>
    </message>
    <message>
        <source>Remove plot %1</source>
        <translation type="unfinished">プロット%1を削除します</translation>
    </message>
    <message>
        <source>No curves yet. Choose curves with the first button in the title row.</source>
        <translation type="unfinished">まだ曲線がありません。タイトル行の最初のボタンで曲線を選んでください。</translation>
    </message>
    <message>
        <source>Choose Curves…</source>
        <translation type="unfinished">曲線を選択…</translation>
    </message>
    <message>
        <source>Why This Torque? (%1 at %2&#xa0;s)</source>
        <extracomment>%1: name of a joint, %2: a time in seconds</extracomment>
        <translation type="unfinished">なぜこのトルクか (%2&#xa0;sの%1)</translation>
    </message>
    <message>
        <source>Add Second Cursor</source>
        <translation type="unfinished">2つ目のカーソルを追加</translation>
    </message>
    <message>
        <source>Remove Second Cursor</source>
        <translation type="unfinished">2つ目のカーソルを削除</translation>
    </message>
    <message>
        <source>Show All Plots</source>
        <translation type="unfinished">すべてのプロットを表示</translation>
    </message>
    <message>
        <source>Enlarge Plot</source>
        <translation type="unfinished">プロットを拡大</translation>
    </message>
    <message>
        <source>Remove Plot</source>
        <translation type="unfinished">プロットを削除</translation>
    </message>
    <message>
        <source>At %1</source>
        <translation type="unfinished">%1時点</translation>
    </message>
    <message>
        <source>No Cursor</source>
        <translation type="unfinished">カーソルなし</translation>
    </message>
    <message>
        <source>At %1 Hz</source>
        <translation type="unfinished">%1 Hzでの値</translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished">値</translation>
    </message>
    <message>
        <source>y: %1</source>
        <translation type="unfinished">y: %1</translation>
    </message>
    <message>
        <source>x</source>
        <translation type="unfinished">x</translation>
    </message>
    <message>
        <source>x: %1</source>
        <translation type="unfinished">x: %1</translation>
    </message>
    <message>
        <source>Δ %1</source>
        <translation type="unfinished">Δ %1</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <extracomment>%1: name of a curve, %2: its value, %3: its unit</extracomment>
        <translation type="unfinished">%1: %2 %3</translation>
    </message>
    <message>
        <source>%1 over the motor limit from %2</source>
        <extracomment>%1: name of a curve, %2: a time with its unit</extracomment>
        <translation type="unfinished">%1は%2からモータの限界を超過</translation>
    </message>
    <message>
        <source>%1 over its limit from %2</source>
        <extracomment>%1: name of a curve, %2: a time with its unit</extracomment>
        <translation type="unfinished">%1は%2から限界を超過</translation>
    </message>
    <message>
        <source>Only the first %1 of %2 joints are shown. Choose others with the first button in the title row.</source>
        <extracomment>%1: number of joints that are drawn, %2: number of all joints</extracomment>
        <translation type="unfinished">%2個の関節のうち最初の%1個だけを表示しています。ほかの関節は、タイトル行の最初のボタンで選んでください。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MotionPlotsPanel</name>
    <message>
        <source>Add Plot</source>
        <translation type="unfinished">プロットを追加</translation>
    </message>
    <message>
        <source>Add a plot</source>
        <translation type="unfinished">プロットを追加します</translation>
    </message>
    <message>
        <source>Freeze Curves</source>
        <translation type="unfinished">曲線を固定</translation>
    </message>
    <message>
        <source>Keep the current curves, pale and dashed, to compare them with later ones</source>
        <translation type="unfinished">現在の曲線を薄い破線で残し、後の曲線と比較します</translation>
    </message>
    <message>
        <source>Autoscale</source>
        <extracomment>verb: fit the axes to the curves</extracomment>
        <translation type="unfinished">自動スケール</translation>
    </message>
    <message>
        <source>Rescale the axes automatically when the curves change</source>
        <translation type="unfinished">曲線が変わると、軸の目盛を自動的に合わせます</translation>
    </message>
    <message>
        <source>Save Plots…</source>
        <translation type="unfinished">プロットを保存…</translation>
    </message>
    <message>
        <source>Save all plots as a picture or a table</source>
        <translation type="unfinished">すべてのプロットを画像または表として保存します</translation>
    </message>
    <message>
        <source>Remove Frozen Curves</source>
        <translation type="unfinished">固定した曲線を削除</translation>
    </message>
    <message>
        <source>Remove the frozen curves from all plots and legends</source>
        <translation type="unfinished">すべてのプロットと凡例から、固定した曲線を削除します</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation type="unfinished">シミュレーション</translation>
    </message>
    <message>
        <source>Empty Plot</source>
        <translation type="unfinished">空のプロット</translation>
    </message>
    <message>
        <source>Reset to Default Plots</source>
        <translation type="unfinished">既定のプロットに戻す</translation>
    </message>
    <message>
        <source>Show Only Torques, Positions and Power</source>
        <translation type="unfinished">トルク、変位、仕事率だけを表示</translation>
    </message>
    <message>
        <source>Plots of the motion</source>
        <translation type="unfinished">動作のプロット</translation>
    </message>
    <message>
        <source>No motion or simulation yet. Run a simulation in Simulate, add two waypoints in Move, or choose Motion &gt; Import Motion.</source>
        <translation type="unfinished">まだ動作もシミュレーションもありません。「シミュレーション」で実行するか、「動作」でウェイポイントを2つ追加するか、「動作」＞「動作をインポート」を選んでください。</translation>
    </message>
    <message>
        <source>The motion cannot be played: %1.</source>
        <translation type="unfinished">動作を再生できません: %1。</translation>
    </message>
    <message>
        <source>No plots. Choose Add Plot to create one.</source>
        <translation type="unfinished">プロットがありません。「プロットを追加」で作成してください。</translation>
    </message>
    <message>
        <source>Dashed and pale: %1</source>
        <translation type="unfinished">薄い破線: %1</translation>
    </message>
    <message>
        <source>Frozen %1</source>
        <translation type="unfinished">固定した%1</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MotionTimeline</name>
    <message>
        <source>Loop</source>
        <extracomment>verb: repeat the motion</extracomment>
        <translation type="unfinished">繰返し</translation>
    </message>
    <message>
        <source>Go to the start (Home in the timeline)</source>
        <translation type="unfinished">始めへ移動します (タイムラインでHome)</translation>
    </message>
    <message>
        <source>Go back 0.01 s (Left in the timeline)</source>
        <translation type="unfinished">0.01 s戻ります (タイムラインで左)</translation>
    </message>
    <message>
        <source>Go forward 0.01 s (Right in the timeline)</source>
        <translation type="unfinished">0.01 s進みます (タイムラインで右)</translation>
    </message>
    <message>
        <source>Go to the end (End in the timeline)</source>
        <translation type="unfinished">終わりへ移動します (タイムラインでEnd)</translation>
    </message>
    <message>
        <source>Time in the motion</source>
        <translation type="unfinished">動作内の時刻</translation>
    </message>
    <message>
        <source>Playback speed, relative to real time</source>
        <translation type="unfinished">実時間に対する再生速度</translation>
    </message>
    <message>
        <source>Playback speed: 0.1 to 10 times real time</source>
        <translation type="unfinished">再生速度: 実時間の0.1倍から10倍</translation>
    </message>
    <message>
        <source>Enter the time in the motion</source>
        <translation type="unfinished">動作内の時刻を入力します</translation>
    </message>
    <message>
        <source>Set the start of the played range (I in the timeline)</source>
        <translation type="unfinished">再生範囲の始めを設定します (タイムラインでI)</translation>
    </message>
    <message>
        <source>Set the end of the played range (O in the timeline)</source>
        <translation type="unfinished">再生範囲の終わりを設定します (タイムラインでO)</translation>
    </message>
    <message>
        <source>Clear the played range</source>
        <translation type="unfinished">再生範囲を解除します</translation>
    </message>
    <message>
        <source>/ %1</source>
        <translation type="unfinished">/ %1</translation>
    </message>
    <message>
        <source>Red: limit of %1 exceeded</source>
        <translation type="unfinished">赤: %1の限界を超過</translation>
    </message>
    <message>
        <source>Red: joint limits exceeded</source>
        <translation type="unfinished">赤: 関節の限界を超過</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>part of the motion that is played; %1: its start, %2: its end, both with their unit</extracomment>
        <translation type="unfinished">%1から%2</translation>
    </message>
    <message>
        <source>Pause the motion (Space)</source>
        <translation type="unfinished">動作を一時停止します (スペース)</translation>
    </message>
    <message>
        <source>Play the motion (Space)</source>
        <translation type="unfinished">動作を再生します (スペース)</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MotionTrack</name>
    <message>
        <source>Current time on the motion track</source>
        <translation type="unfinished">動作トラックの現在時刻</translation>
    </message>
    <message>
        <source>Time of waypoint %1</source>
        <translation type="unfinished">ウェイポイント%1の時刻</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation type="unfinished">継続時間</translation>
    </message>
    <message>
        <source>Waypoint %1: %2, at %3</source>
        <extracomment>%1: number of the waypoint, %2: name of its pose, %3: its time with its unit</extracomment>
        <translation type="unfinished">ウェイポイント%1: %2、%3</translation>
    </message>
    <message>
        <source>Drag to change the time of the waypoint and of all later waypoints. Hold Ctrl to keep the later waypoints in place, or Shift for 1 ms steps.</source>
        <translation type="unfinished">ドラッグすると、ウェイポイントとそれ以降のすべてのウェイポイントの時刻が変わります。Ctrlで以降のウェイポイントをそのままにし、Shiftで1 ms刻みにします。</translation>
    </message>
    <message>
        <source>Drag to change the current time. Hold Shift and drag to set the played range.</source>
        <translation type="unfinished">ドラッグすると、現在時刻が変わります。Shiftを押しながらドラッグすると、再生範囲を設定します。</translation>
    </message>
    <message>
        <source>One waypoint so far. Drag the end effector and add the next one.</source>
        <translation type="unfinished">ウェイポイントがまだ1つだけです。エンドエフェクタをドラッグし、次を追加してください。</translation>
    </message>
    <message>
        <source>No motion yet. Add two waypoints or run a simulation.</source>
        <translation type="unfinished">まだ動作がありません。ウェイポイントを2つ追加するか、シミュレーションを実行してください。</translation>
    </message>
    <message>
        <source>The motion cannot be played: %1.</source>
        <translation type="unfinished">動作を再生できません: %1。</translation>
    </message>
    <message>
        <source>%1, minimum time</source>
        <translation type="unfinished">%1、最短時間</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MotionViewButton</name>
    <message>
        <source>Show in 3D %1</source>
        <translation type="unfinished">3Dで表示 %1</translation>
    </message>
    <message>
        <source>Show in 3D</source>
        <translation type="unfinished">3Dで表示</translation>
    </message>
    <message>
        <source>Parts of the motion shown in 3D</source>
        <translation type="unfinished">3Dで表示する動作の要素</translation>
    </message>
    <message>
        <source>&amp;Ghosts of the arm</source>
        <translation type="unfinished">アームの残像(&amp;G)</translation>
    </message>
    <message>
        <source>Show the arm at several instants of the motion</source>
        <translation type="unfinished">動作のいくつかの瞬間のアームを表示します</translation>
    </message>
    <message>
        <source>Number of ghosts</source>
        <translation type="unfinished">残像の数</translation>
    </message>
    <message>
        <source>Number of ghosts, evenly spaced in time</source>
        <translation type="unfinished">時間で等間隔に置く残像の数</translation>
    </message>
    <message>
        <source>At the &amp;waypoints</source>
        <translation type="unfinished">ウェイポイントに置く(&amp;W)</translation>
    </message>
    <message>
        <source>Place the ghosts at the waypoints instead of spacing them evenly in time</source>
        <translation type="unfinished">残像を時間で等間隔に置く代わりに、ウェイポイントに置きます</translation>
    </message>
    <message>
        <source>End-effector &amp;path</source>
        <translation type="unfinished">エンドエフェクタの経路(&amp;P)</translation>
    </message>
    <message>
        <source>Show the path of the end effector. Click the path to go to that instant, or drag along the path to change the time.</source>
        <translation type="unfinished">エンドエフェクタの経路を表示します。経路をクリックするとその瞬間へ移動し、経路に沿ってドラッグすると時刻が変わります。</translation>
    </message>
    <message>
        <source>Colour of the path</source>
        <translation type="unfinished">経路の色</translation>
    </message>
    <message>
        <source>Quantity shown by the colour of the path</source>
        <translation type="unfinished">経路の色で示す量</translation>
    </message>
    <message>
        <source>Joint for the path colour</source>
        <translation type="unfinished">経路の色の関節</translation>
    </message>
    <message>
        <source>Joint whose quantity is shown by the colour of the path</source>
        <translation type="unfinished">経路の色でその量を示す関節</translation>
    </message>
    <message>
        <source>&amp;Coloured by</source>
        <translation type="unfinished">色分け(&amp;C)</translation>
    </message>
    <message>
        <source>Single colour</source>
        <translation type="unfinished">単色</translation>
    </message>
    <message>
        <source>Torque: %1</source>
        <translation type="unfinished">トルク: %1</translation>
    </message>
    <message>
        <source>Torque with mistakes</source>
        <translation type="unfinished">誤りを含むトルク</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation type="unfinished">全関節</translation>
    </message>
    <message>
        <source>Show ghosts of the arm and the path of the end effector in the 3D view</source>
        <translation type="unfinished">アームの残像とエンドエフェクタの経路を3Dビューに表示します</translation>
    </message>
    <message>
        <source>Path colours: %1, from %2 to %3 %4</source>
        <extracomment>%1: a quantity (&quot;Velocity of elbow&quot;), %2: its smallest value, %3: its largest, %4: its unit</extracomment>
        <translation type="unfinished">経路の色: %1、%2から%3 %4</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MoveWorkspace</name>
    <message>
        <source>&amp;Move</source>
        <extracomment>verb: the mode in which motions are made</extracomment>
        <translation type="unfinished">動作(&amp;M)</translation>
    </message>
    <message>
        <source>Waypoints</source>
        <translation type="unfinished">ウェイポイント</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation type="unfinished">タイムライン</translation>
    </message>
    <message>
        <source>Plots</source>
        <extracomment>noun: name of a panel</extracomment>
        <translation type="unfinished">プロット</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished">統計</translation>
    </message>
    <message>
        <source>Torque against Position</source>
        <translation type="unfinished">変位に対するトルク</translation>
    </message>
    <message>
        <source>Torques and Motion</source>
        <translation type="unfinished">トルクと動作</translation>
    </message>
    <message>
        <source>&amp;Play or Pause</source>
        <translation type="unfinished">再生/一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Loop</source>
        <extracomment>verb: repeat the motion</extracomment>
        <translation type="unfinished">繰返し(&amp;L)</translation>
    </message>
    <message>
        <source>Step &amp;Back</source>
        <translation type="unfinished">1ステップ戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Step &amp;Forward</source>
        <translation type="unfinished">1ステップ進む(&amp;F)</translation>
    </message>
    <message>
        <source>Make Motion from Last &amp;Drag</source>
        <translation type="unfinished">前回のドラッグから動作を作成(&amp;D)</translation>
    </message>
    <message>
        <source>End-Effector Pat&amp;h</source>
        <translation type="unfinished">エンドエフェクタの経路(&amp;H)</translation>
    </message>
    <message>
        <source>Save &amp;Video…</source>
        <translation type="unfinished">動画を保存(&amp;V)…</translation>
    </message>
    <message>
        <source>Add &amp;Waypoint</source>
        <translation type="unfinished">ウェイポイントを追加(&amp;W)</translation>
    </message>
    <message>
        <source>Sl&amp;ower</source>
        <extracomment>adverb: play the motion</extracomment>
        <translation type="unfinished">遅く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>adverb: play the motion</extracomment>
        <translation type="unfinished">速く(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Normal Speed</source>
        <translation type="unfinished">標準速度(&amp;N)</translation>
    </message>
    <message>
        <source>Set &amp;Range Start</source>
        <translation type="unfinished">範囲の始めを設定(&amp;R)</translation>
    </message>
    <message>
        <source>Set Range E&amp;nd</source>
        <translation type="unfinished">範囲の終わりを設定(&amp;N)</translation>
    </message>
    <message>
        <source>Cle&amp;ar Range</source>
        <translation type="unfinished">範囲を解除(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation type="unfinished">動作(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation type="unfinished">再生速度(&amp;S)</translation>
    </message>
    <message>
        <source>No motion yet. Add two waypoints in Move, or select two saved poses below the torque plot.</source>
        <translation type="unfinished">まだ動作がありません。「動作」でウェイポイントを2つ追加するか、トルクのプロットの下で保存したポーズを2つ選んでください。</translation>
    </message>
    <message>
        <source>The motion cannot be played: %1.</source>
        <translation type="unfinished">動作を再生できません: %1。</translation>
    </message>
    <message>
        <source>Waypoint %1 added</source>
        <translation type="unfinished">ウェイポイント%1を追加しました</translation>
    </message>
    <message>
        <source>This motion has no waypoints. Convert it to waypoints in Move.</source>
        <translation type="unfinished">この動作にはウェイポイントがありません。「動作」でウェイポイントに変換してください。</translation>
    </message>
    <message>
        <source>Gh&amp;osts of the Motion</source>
        <translation type="unfinished">動作の残像(&amp;O)</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::NameDelegate</name>
    <message>
        <source>Name of the joint</source>
        <translation type="unfinished">関節の名前</translation>
    </message>
    <message>
        <source>Name of the link</source>
        <translation type="unfinished">リンクの名前</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::NewDialog</name>
    <message>
        <source>Only a base. Each press of Insert adds a link.</source>
        <translation type="unfinished">ベースのみ。Insertキーを押すたびにリンクを1本追加します。</translation>
    </message>
    <message>
        <source>A chain of links in a vertical plane.</source>
        <translation type="unfinished">鉛直面内のリンクの連鎖。</translation>
    </message>
    <message>
        <source>Three parallel revolute joints and a vertical prismatic joint.</source>
        <translation type="unfinished">3つの平行な回転関節と、1つの鉛直な直動関節。</translation>
    </message>
    <message>
        <source>One revolute joint and two prismatic joints.</source>
        <translation type="unfinished">1つの回転関節と2つの直動関節。</translation>
    </message>
    <message>
        <source>Three joint axes through one point.</source>
        <translation type="unfinished">1点を通る3つの関節軸。</translation>
    </message>
    <message>
        <source>Six joints, as many as an end-effector pose requires.</source>
        <translation type="unfinished">6つの関節。エンドエフェクタの位置姿勢に必要な数です。</translation>
    </message>
    <message>
        <source>Seven joints, one more than an end-effector pose requires.</source>
        <translation type="unfinished">7つの関節。エンドエフェクタの位置姿勢に必要な数より1つ多くなります。</translation>
    </message>
    <message>
        <source>The torso rotates and leans, and each arm has five joints.</source>
        <translation type="unfinished">胴体は回転と傾斜ができ、各アームには5つの関節があります。</translation>
    </message>
    <message>
        <source>Base only</source>
        <translation type="unfinished">ベースのみ</translation>
    </message>
    <message>
        <source>Planar arm</source>
        <translation type="unfinished">平面アーム</translation>
    </message>
    <message>
        <source>SCARA</source>
        <translation type="unfinished">SCARA</translation>
    </message>
    <message>
        <source>Cylindrical arm</source>
        <translation type="unfinished">円筒座標アーム</translation>
    </message>
    <message>
        <source>Spherical wrist</source>
        <translation type="unfinished">球面手首</translation>
    </message>
    <message>
        <source>6R arm</source>
        <translation type="unfinished">6Rアーム</translation>
    </message>
    <message>
        <source>7R arm</source>
        <translation type="unfinished">7Rアーム</translation>
    </message>
    <message>
        <source>Torso with two arms</source>
        <translation type="unfinished">双腕の胴体</translation>
    </message>
    <message>
        <source>&amp;Links:</source>
        <extracomment>noun: number of rigid bodies of the robot</extracomment>
        <translation type="unfinished">リンク(&amp;L):</translation>
    </message>
    <message>
        <source>New Robot</source>
        <translation type="unfinished">新しいロボット</translation>
    </message>
    <message>
        <source>Template</source>
        <translation type="unfinished">ひな形</translation>
    </message>
    <message>
        <source>Name of the robot</source>
        <translation type="unfinished">ロボットの名前</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation type="unfinished">名前(&amp;N):</translation>
    </message>
    <message>
        <source>Number of links</source>
        <translation type="unfinished">リンクの数</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation type="unfinished">作成(&amp;C)</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::NodalMatrixModel</name>
    <message>
        <source>N, N m</source>
        <translation type="unfinished">N, N m</translation>
    </message>
    <message>
        <source>N</source>
        <translation type="unfinished">N</translation>
    </message>
    <message>
        <source>N m</source>
        <translation type="unfinished">N m</translation>
    </message>
    <message>
        <source>m</source>
        <translation type="unfinished">m</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::NodalPanel</name>
    <message>
        <source>The parallel solution scheme: [L][T]{P}</source>
        <translation type="unfinished">並列解法スキーム: [L][T]{P}</translation>
    </message>
    <message>
        <source>Joint whose torque is decomposed</source>
        <translation type="unfinished">トルクを分解する関節</translation>
    </message>
    <message>
        <source>Select the joint whose torque contributions are highlighted in the matrices</source>
        <translation type="unfinished">行列中でトルクへの寄与を強調表示する関節を選びます</translation>
    </message>
    <message>
        <source>&amp;Joint</source>
        <translation type="unfinished">関節(&amp;J)</translation>
    </message>
    <message>
        <source>Show lumped mass</source>
        <translation type="unfinished">集中質量を表示</translation>
    </message>
    <message>
        <source>Also show the torque for lumped mass, a mistake that puts half the mass of each rod or element at each end</source>
        <translation type="unfinished">集中質量（各棒または各要素の質量の半分を両端に置く誤り）でのトルクも表示します</translation>
    </message>
    <message>
        <source>Copy As</source>
        <translation type="unfinished">形式別コピー</translation>
    </message>
    <message>
        <source>Copy [L], [T] and {P} at full precision</source>
        <translation type="unfinished">[L]、[T]、{P}を全桁でコピーします</translation>
    </message>
    <message>
        <source>Copy the matrices</source>
        <translation type="unfinished">行列をコピーします</translation>
    </message>
    <message>
        <source>[L]: segment lengths (m)</source>
        <translation type="unfinished">[L]: 区間の長さ (m)</translation>
    </message>
    <message>
        <source>Matrix L</source>
        <translation type="unfinished">行列L</translation>
    </message>
    <message>
        <source>[T]: directions transverse to segments</source>
        <translation type="unfinished">[T]: 区間に直角な方向</translation>
    </message>
    <message>
        <source>Matrix T</source>
        <translation type="unfinished">行列T</translation>
    </message>
    <message>
        <source>{P}: nodal forces in the world frame</source>
        <translation type="unfinished">{P}: ワールド座標系での節点力</translation>
    </message>
    <message>
        <source>Vector P</source>
        <translation type="unfinished">ベクトルP</translation>
    </message>
    <message>
        <source>Torque, term by term</source>
        <translation type="unfinished">トルクの各項</translation>
    </message>
    <message>
        <source>Torque by each method, with differences</source>
        <translation type="unfinished">各方法のトルクとその差</translation>
    </message>
    <message>
        <source>No moving joints, so there is no torque to compute from nodal forces.</source>
        <translation type="unfinished">可動関節がないので、節点力から計算するトルクがありません。</translation>
    </message>
    <message>
        <source>%1 (passive)</source>
        <translation type="unfinished">%1（受動）</translation>
    </message>
    <message>
        <source>{τ} = [L][T]{P} at t = %1 s. The mechanism is planar, so only forces in its plane and moments about its normal contribute. Contributions to the torque of the selected joint are highlighted.</source>
        <translation type="unfinished">t = %1 sで{τ} = [L][T]{P}。機構は平面内にあるので、その平面内の力と法線まわりのモーメントだけが寄与します。選択した関節のトルクへの寄与を強調表示しています。</translation>
    </message>
    <message>
        <source>{τ} = [L][T]{P} at t = %1 s, in three dimensions. Each segment has three rows, e × Q, with its direction e and the force Q beyond it. Contributions to the torque of the selected joint are highlighted.</source>
        <translation type="unfinished">t = %1 sで3次元の{τ} = [L][T]{P}。各区間は、方向eと、その先の力Qによる3行e × Qをもちます。選択した関節のトルクへの寄与を強調表示しています。</translation>
    </message>
    <message>
        <source>N</source>
        <translation type="unfinished">N</translation>
    </message>
    <message>
        <source>N m</source>
        <translation type="unfinished">N m</translation>
    </message>
    <message>
        <source>τ of %1, term by term:</source>
        <translation type="unfinished">%1のτの各項:</translation>
    </message>
    <message>
        <source>Method</source>
        <translation type="unfinished">方法</translation>
    </message>
    <message>
        <source>τ (%1)</source>
        <translation type="unfinished">τ (%1)</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished">差</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::NodalTermsModel</name>
    <message>
        <source>moment at %1</source>
        <translation type="unfinished">%1でのモーメント</translation>
    </message>
    <message>
        <source>forces beyond %1</source>
        <translation type="unfinished">%1より先の力</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation type="unfinished">%1まで</translation>
    </message>
    <message>
        <source>Segment</source>
        <extracomment>noun: link 1 or link 2 of the paper&apos;s arm</extracomment>
        <translation type="unfinished">区間</translation>
    </message>
    <message>
        <source>l (m)</source>
        <translation type="unfinished">l (m)</translation>
    </message>
    <message>
        <source>Q (N)</source>
        <translation type="unfinished">Q (N)</translation>
    </message>
    <message>
        <source>l Q (N m)</source>
        <translation type="unfinished">l Q (N m)</translation>
    </message>
    <message>
        <source>Chord from the previous node to the node named in the row</source>
        <translation type="unfinished">前の節点から、行に示す節点までの弦</translation>
    </message>
    <message>
        <source>Length of the segment, from its column of [L]</source>
        <translation type="unfinished">区間の長さ、[L]のその列から</translation>
    </message>
    <message>
        <source>Transverse component of the sum of the nodal forces beyond the segment, from its row of [T]{P}</source>
        <translation type="unfinished">区間より先の節点力の和の横方向成分、[T]{P}のその行から</translation>
    </message>
    <message>
        <source>Contribution of the row to τ</source>
        <translation type="unfinished">この行のτへの寄与</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::NoteBar</name>
    <message>
        <source>Show</source>
        <extracomment>verb: show the warnings</extracomment>
        <translation type="unfinished">表示</translation>
    </message>
    <message>
        <source>Show the warnings</source>
        <translation type="unfinished">警告を表示します</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished">閉じる</translation>
    </message>
    <message>
        <source>Dismiss the note</source>
        <translation type="unfinished">通知を閉じます</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::NumberField</name>
    <message>
        <source>enter a number</source>
        <translation type="unfinished">数値を入力してください</translation>
    </message>
    <message>
        <source>“%1” is not a number; use a decimal point, as in 0.25</source>
        <translation type="unfinished">「%1」は数値ではありません。0.25のように小数点を使ってください</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::OtherTorquesPanel</name>
    <message>
        <source>O&amp;pen Torques…</source>
        <translation type="unfinished">トルクを開く(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Noise</source>
        <translation type="unfinished">ノイズ(&amp;N)</translation>
    </message>
    <message>
        <source>Noise of their torques, relative to the root mean square of each joint</source>
        <translation type="unfinished">相手側のトルクのノイズ（各関節の二乗平均平方根に対する比）</translation>
    </message>
    <message>
        <source>Estimated</source>
        <translation type="unfinished">推定値</translation>
    </message>
    <message>
        <source>%1&#xa0;%</source>
        <translation type="unfinished">%1&#xa0;%</translation>
    </message>
    <message>
        <source>&amp;Joint</source>
        <translation type="unfinished">関節(&amp;J)</translation>
    </message>
    <message>
        <source>Joint whose torques are plotted</source>
        <translation type="unfinished">トルクを描く関節</translation>
    </message>
    <message>
        <source>Sho&amp;w in Explain</source>
        <translation type="unfinished">解説で表示(&amp;W)</translation>
    </message>
    <message>
        <source>Put the robot into the state at the plot&apos;s cursor and go to the step where the cause enters</source>
        <translation type="unfinished">ロボットをプロットのカーソル位置の状態にし、原因が入り込むステップへ移動します</translation>
    </message>
    <message>
        <source>Cause to look at</source>
        <translation type="unfinished">調べる原因</translation>
    </message>
    <message>
        <source>Size of the torques and of their difference at each joint</source>
        <translation type="unfinished">各関節でのトルクとその差の大きさ</translation>
    </message>
    <message>
        <source>Their torques and those of Linkwright at one joint</source>
        <translation type="unfinished">1つの関節での相手側とLinkwrightのトルク</translation>
    </message>
    <message>
        <source>Torques of another program or a robot</source>
        <translation type="unfinished">別のプログラムまたはロボットのトルク</translation>
    </message>
    <message>
        <source>No torques yet. Open a table (CSV) of torques from another program or a real robot, with the columns q.JOINT, qd.JOINT, qdd.JOINT and tau.JOINT, to find out why they differ.</source>
        <translation type="unfinished">まだトルクがありません。別のプログラムまたは実際のロボットのトルクを、列q.JOINT、qd.JOINT、qdd.JOINT、tau.JOINTをもつ表（CSV）として開くと、差の原因を調べます。</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation type="unfinished">関節</translation>
    </message>
    <message>
        <source>Theirs</source>
        <extracomment>pronoun: the torques of the other program</extracomment>
        <translation type="unfinished">相手側</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished">差</translation>
    </message>
    <message>
        <source>Remains</source>
        <extracomment>verb: what the cause does not explain</extracomment>
        <translation type="unfinished">残り</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished">単位</translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>noun: line of the file</extracomment>
        <translation type="unfinished">行</translation>
    </message>
    <message>
        <source>Root mean square of their torques</source>
        <translation type="unfinished">相手側のトルクの二乗平均平方根</translation>
    </message>
    <message>
        <source>Root mean square of theirs minus those of Linkwright</source>
        <translation type="unfinished">相手側のトルクからLinkwrightのトルクを引いた差の二乗平均平方根</translation>
    </message>
    <message>
        <source>Root mean square of what the cause does not explain</source>
        <translation type="unfinished">原因で説明できない部分の二乗平均平方根</translation>
    </message>
    <message>
        <source>Line of the file with the largest difference</source>
        <translation type="unfinished">差が最大となるファイルの行</translation>
    </message>
    <message>
        <source>Linkwright</source>
        <translation type="unfinished">Linkwright</translation>
    </message>
    <message>
        <source>Linkwright with the cause</source>
        <translation type="unfinished">原因を加えたLinkwright</translation>
    </message>
    <message>
        <source>Time (s)</source>
        <extracomment>%1: unit</extracomment>
        <translation type="unfinished">時間 (s)</translation>
    </message>
    <message>
        <source>Line of the file</source>
        <translation type="unfinished">ファイルの行</translation>
    </message>
    <message>
        <source>Torque (%1)</source>
        <translation type="unfinished">トルク (%1)</translation>
    </message>
    <message>
        <source>Open Torques</source>
        <translation type="unfinished">トルクを開く</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt *.json);;All files (*)</source>
        <translation type="unfinished">表 (*.csv *.txt *.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Could not read “%1” as a table of torques.</source>
        <translation type="unfinished">「%1」をトルクの表として読み込めませんでした。</translation>
    </message>
    <message>
        <source>Line %1: %2.</source>
        <extracomment>noun: a line of a file; %1: its number, %2: what is wrong there</extracomment>
        <translation type="unfinished">%1行目: %2。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation type="unfinished">%1。</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation type="unfinished">比較中…</translation>
    </message>
    <message>
        <source>Stopped. Choose Compare Again to start again.</source>
        <translation type="unfinished">中止しました。「もう一度比較」を選ぶと再開します。</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>verb: stop the comparison</extracomment>
        <translation type="unfinished">中止</translation>
    </message>
    <message>
        <source>Compare &amp;Again</source>
        <translation type="unfinished">もう一度比較(&amp;A)</translation>
    </message>
    <message>
        <source>Stop the comparison</source>
        <translation type="unfinished">比較を中止します</translation>
    </message>
    <message>
        <source>Read the table and compare again</source>
        <translation type="unfinished">表を読み込み、もう一度比較します</translation>
    </message>
    <message>
        <source>Line %1: %2, theirs %3 %4</source>
        <extracomment>%1: number of a line of the file, %2: name of a joint, %3: torque with its unit</extracomment>
        <translation type="unfinished">%1行目: %2、相手側%3 %4</translation>
    </message>
    <message>
        <source>Sho&amp;w Line %1 in Explain</source>
        <extracomment>verb; %1: number of a line of the file</extracomment>
        <translation type="unfinished">%1行目を解説で表示(&amp;W)</translation>
    </message>
    <message>
        <source>Show line %1 of a table</source>
        <translation type="unfinished">表の%1行目を表示</translation>
    </message>
    <message>
        <source>The robot is in the state of line %1.</source>
        <extracomment>%1: number of a line of a file</extracomment>
        <translation type="unfinished">ロボットは%1行目の状態です。</translation>
    </message>
    <message>
        <source>The robot is in the state of line %1, with joints moved to their limits.</source>
        <translation type="unfinished">ロボットは%1行目の状態で、関節を限界値まで戻しています。</translation>
    </message>
    <message>
        <source>%1. Undo it in What If.</source>
        <extracomment>%1: a planted mistake, or several</extracomment>
        <translation type="unfinished">%1。「もしも」で元に戻してください。</translation>
    </message>
    <message>
        <source>Comparison of torques</source>
        <translation type="unfinished">トルクの比較</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::PartEditor</name>
    <message>
        <source>Joint “%1” was beyond its new limits, so it was moved to the nearest limit.</source>
        <translation type="unfinished">関節「%1」が新しい可動限界の外にあったので、最も近い限界値に移しました。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>undo step; %1: a property (&quot;Mass&quot;), %2: name of a link or of a joint</extracomment>
        <translation type="unfinished">%2の%1</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::PayloadForm</name>
    <message>
        <source>Payloads of the link</source>
        <translation type="unfinished">リンクのペイロード</translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished">追加</translation>
    </message>
    <message>
        <source>Add a payload</source>
        <translation type="unfinished">ペイロードを追加します</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished">削除</translation>
    </message>
    <message>
        <source>Remove the selected payload</source>
        <translation type="unfinished">選択したペイロードを削除します</translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished">名前</translation>
    </message>
    <message>
        <source>Name of the payload</source>
        <translation type="unfinished">ペイロードの名前</translation>
    </message>
    <message>
        <source>Payload name</source>
        <translation type="unfinished">ペイロードの名前</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation type="unfinished">質量</translation>
    </message>
    <message>
        <source>Mass of the payload</source>
        <translation type="unfinished">ペイロードの質量</translation>
    </message>
    <message>
        <source>Payload mass</source>
        <translation type="unfinished">ペイロードの質量</translation>
    </message>
    <message>
        <source>Position in the link frame (m)</source>
        <translation type="unfinished">リンク座標系での位置 (m)</translation>
    </message>
    <message>
        <source>Payload position %1 (m)</source>
        <translation type="unfinished">ペイロードの位置%1 (m)</translation>
    </message>
    <message>
        <source>Payload position %1</source>
        <translation type="unfinished">ペイロードの位置%1</translation>
    </message>
    <message>
        <source>Attached</source>
        <extracomment>adjective: a payload that is carried now</extracomment>
        <translation type="unfinished">取付け</translation>
    </message>
    <message>
        <source>The link carries the payload</source>
        <translation type="unfinished">リンクにペイロードを取り付けます</translation>
    </message>
    <message>
        <source>Attach payload</source>
        <translation type="unfinished">ペイロードを取付け</translation>
    </message>
    <message>
        <source>Detach payload</source>
        <translation type="unfinished">ペイロードを取外し</translation>
    </message>
    <message>
        <source>%1, %2 kg</source>
        <extracomment>%1: name of a payload, %2: its mass</extracomment>
        <translation type="unfinished">%1、%2 kg</translation>
    </message>
    <message>
        <source>%1, %2 kg, detached</source>
        <extracomment>%1: name of a payload, %2: its mass</extracomment>
        <translation type="unfinished">%1、%2 kg、取外し</translation>
    </message>
    <message>
        <source>New payload</source>
        <translation type="unfinished">新しいペイロード</translation>
    </message>
    <message>
        <source>Remove payload</source>
        <translation type="unfinished">ペイロードを削除</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::PlotLegend</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of a curve, %2: &quot;to be predicted&quot;</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>to be predicted</source>
        <translation type="unfinished">予測対象</translation>
    </message>
    <message>
        <source>%1, with mistakes</source>
        <translation type="unfinished">%1、誤りを含む</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: name of a frozen run, %2: name of a curve</extracomment>
        <translation type="unfinished">%1, %2</translation>
    </message>
    <message>
        <source>no value at the cursor</source>
        <translation type="unfinished">カーソル位置に値なし</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished">単位</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::PlotView</name>
    <message>
        <source>Show All</source>
        <translation type="unfinished">全体を表示</translation>
    </message>
    <message>
        <source>Copy Picture</source>
        <translation type="unfinished">画像をコピー</translation>
    </message>
    <message>
        <source>Copy Numbers</source>
        <translation type="unfinished">数値をコピー</translation>
    </message>
    <message>
        <source>Save Plot…</source>
        <translation type="unfinished">プロットを保存…</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::PoseWorkspace</name>
    <message>
        <source>&amp;Pose</source>
        <extracomment>verb: the mode in which the robot is brought into poses</extracomment>
        <translation type="unfinished">ポーズ(&amp;P)</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation type="unfinished">関節</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation type="unfinished">ポーズ</translation>
    </message>
    <message>
        <source>End Effector</source>
        <translation type="unfinished">エンドエフェクタ</translation>
    </message>
    <message>
        <source>Kinematics</source>
        <translation type="unfinished">運動学</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation type="unfinished">反復</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::PosesPanel</name>
    <message>
        <source>Saved poses</source>
        <translation type="unfinished">保存したポーズ</translation>
    </message>
    <message>
        <source>Enter goes to the pose, F2 renames it, Del removes it</source>
        <translation type="unfinished">Enterでポーズへ移動し、F2で名前を変更し、Delで削除します</translation>
    </message>
    <message>
        <source>No saved poses yet. Pose the robot and save the pose here, to return to it or to move between two poses.</source>
        <translation type="unfinished">保存したポーズがまだありません。ロボットのポーズを決めてここに保存すると、そこへ戻ったり、2つのポーズの間を動いたりできます。</translation>
    </message>
    <message>
        <source>&amp;Poses</source>
        <translation type="unfinished">ポーズ(&amp;P)</translation>
    </message>
    <message>
        <source>Save Current Pose</source>
        <translation type="unfinished">現在のポーズを保存</translation>
    </message>
    <message>
        <source>Update to Current Pose</source>
        <translation type="unfinished">現在のポーズで更新</translation>
    </message>
    <message>
        <source>Rename This Pose</source>
        <translation type="unfinished">このポーズの名前を変更</translation>
    </message>
    <message>
        <source>Remove This Pose</source>
        <translation type="unfinished">このポーズを削除</translation>
    </message>
    <message>
        <source>Go to the ready pose</source>
        <translation type="unfinished">標準ポーズへ移動します</translation>
    </message>
    <message>
        <source>Go to This Pose</source>
        <translation type="unfinished">このポーズへ移動</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished">名前を変更</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished">削除</translation>
    </message>
    <message>
        <source>%1
Click or press Enter to go to the pose. Press F2 to rename it, or Del to remove it.</source>
        <translation type="unfinished">%1
クリックまたはEnterでポーズへ移動します。F2で名前を変更し、Delで削除します。</translation>
    </message>
    <message>
        <source>Save the current pose as %1</source>
        <translation type="unfinished">現在のポーズを%1として保存</translation>
    </message>
    <message>
        <source>Update %1 to the current pose</source>
        <translation type="unfinished">%1を現在のポーズで更新</translation>
    </message>
    <message>
        <source>Update a pose to the current one</source>
        <translation type="unfinished">ポーズを現在のポーズで更新します</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation type="unfinished">%1の名前を変更</translation>
    </message>
    <message>
        <source>Rename a pose</source>
        <translation type="unfinished">ポーズの名前を変更します</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished">%1を削除</translation>
    </message>
    <message>
        <source>Remove a pose</source>
        <translation type="unfinished">ポーズを削除します</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::PositionPlotPanel</name>
    <message>
        <source>No motion yet. Add two waypoints in the Waypoints panel.</source>
        <translation type="unfinished">まだ動作がありません。「ウェイポイント」パネルでウェイポイントを2つ追加してください。</translation>
    </message>
    <message>
        <source>Joint whose torque is plotted against its position</source>
        <translation type="unfinished">変位に対するトルクを描く関節</translation>
    </message>
    <message>
        <source>&amp;Joint</source>
        <translation type="unfinished">関節(&amp;J)</translation>
    </message>
    <message>
        <source>Colour scale from the start to the end of the motion</source>
        <translation type="unfinished">動作の始めから終わりまでの色の目盛</translation>
    </message>
    <message>
        <source>0 s</source>
        <translation type="unfinished">0 s</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished">%1 s</translation>
    </message>
    <message>
        <source>%1 against the joint position</source>
        <translation type="unfinished">関節変位に対する%1</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::PredictStrip</name>
    <message>
        <source>Predict first</source>
        <translation type="unfinished">先に予測</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>adjective: question</extracomment>
        <translation type="unfinished">次へ</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>noun: number of right answers</extracomment>
        <translation type="unfinished">得点</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished">保存…</translation>
    </message>
    <message>
        <source>Save each question with your answer, the true value and the verdict, as CSV or Markdown</source>
        <translation type="unfinished">各設問を、自分の答え、正しい値、判定とともに、CSVまたはMarkdownとして保存します</translation>
    </message>
    <message>
        <source>Save Answers</source>
        <translation type="unfinished">答えを保存</translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished">設問</translation>
    </message>
    <message>
        <source>Components</source>
        <extracomment>noun: of a vector, as kind of an answer</extracomment>
        <translation type="unfinished">成分</translation>
    </message>
    <message>
        <source>Direction</source>
        <extracomment>noun: of a vector, as kind of an answer</extracomment>
        <translation type="unfinished">方向</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation type="unfinished">許容誤差</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>verb: compare the answer with the result</extracomment>
        <translation type="unfinished">答え合わせ</translation>
    </message>
    <message>
        <source>Check the answer against the recursion (Enter)</source>
        <translation type="unfinished">答えを再帰計算の結果と照合します (Enter)</translation>
    </message>
    <message>
        <source>It Is Zero</source>
        <translation type="unfinished">ゼロ</translation>
    </message>
    <message>
        <source>Answer that the quantity is zero</source>
        <translation type="unfinished">量がゼロであると答えます</translation>
    </message>
    <message>
        <source>Show Me</source>
        <translation type="unfinished">答えを見る</translation>
    </message>
    <message>
        <source>Show the value without counting the question</source>
        <translation type="unfinished">設問を数えずに値を表示します</translation>
    </message>
    <message>
        <source>Drag the arrow, or turn it with the arrow keys. Beyond the rim, it points away from you.</source>
        <translation type="unfinished">矢印をドラッグするか、矢印キーで向きを変えます。縁より外では奥を向きます。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: an axis (&quot;x&quot;), %2: symbol of a quantity</extracomment>
        <translation type="unfinished">%2の%1</translation>
    </message>
    <message>
        <source>Try again, or press Show Me.</source>
        <translation type="unfinished">もう一度試すか、「答えを見る」を押してください。</translation>
    </message>
    <message>
        <source>Thick: your answer. Thin: the true direction.</source>
        <translation type="unfinished">太線: 自分の答え。細線: 正しい方向。</translation>
    </message>
    <message>
        <source>This step has no question. Press Next: from here on, you are asked for each result before it is shown.</source>
        <translation type="unfinished">このステップには設問がありません。「次へ」を押すと、ここからは各結果が表示される前に問われます。</translation>
    </message>
    <message>
        <source>Only your first answer counts for the score.</source>
        <translation type="unfinished">得点になるのは最初の答えだけです。</translation>
    </message>
    <message>
        <source>Within %1°</source>
        <translation type="unfinished">%1°以内</translation>
    </message>
    <message>
        <source>Within %1 % of the magnitude</source>
        <translation type="unfinished">大きさの%1 %以内</translation>
    </message>
    <message>
        <source>Answers Not Saved</source>
        <translation type="unfinished">未保存の答え</translation>
    </message>
    <message>
        <source>Your predictions for %1 have not been saved. Score: %2.</source>
        <extracomment>%1: name of a robot, %2: the score (&quot;3 of 5 right&quot;)</extracomment>
        <translation type="unfinished">%1についての予測が保存されていません。得点: %2。</translation>
    </message>
    <message>
        <source>If you continue, these answers are discarded. Save them first?</source>
        <translation type="unfinished">続けると、これらの答えは破棄されます。先に保存しますか。</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation type="unfinished">CSV (*.csv)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation type="unfinished">Markdown (*.md)</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation type="unfinished">保存済み</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation type="unfinished">未保存: %1</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ProblemList</name>
    <message>
        <source>Problems with the mechanism</source>
        <translation type="unfinished">機構の問題</translation>
    </message>
    <message>
        <source>Press Enter to go to the field</source>
        <translation type="unfinished">Enterで入力欄へ移動します</translation>
    </message>
    <message>
        <source>%1 was not changed: %2</source>
        <extracomment>%1: a property and whose it is (&quot;Mass of link_1&quot;), %2: why</extracomment>
        <translation type="unfinished">%1を変更できませんでした: %2</translation>
    </message>
    <message>
        <source>Click or press Enter to go to the field</source>
        <translation type="unfinished">クリックまたはEnterで入力欄へ移動します</translation>
    </message>
    <message>
        <source>Invalid value: %1</source>
        <translation type="unfinished">正しくない値: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation type="unfinished">警告: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation type="unfinished">
            <numerusform>問題%n件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ProblemStrip</name>
    <message>
        <source>Use a joint-space path, free the orientation of the end effector, or move the waypoint.</source>
        <translation type="unfinished">関節空間の経路を使うか、エンドエフェクタの姿勢を自由にするか、ウェイポイントを移動してください。</translation>
    </message>
    <message>
        <source>Problems with the motion</source>
        <translation type="unfinished">動作の問題</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation type="unfinished">エラー: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation type="unfinished">警告: %1</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ProgressLine</name>
    <message>
        <source>Computation in progress</source>
        <translation type="unfinished">計算中</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>verb: stop the computation</extracomment>
        <translation type="unfinished">中止</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <extracomment>%1: name of a computation, %2: how much of it is done</extracomment>
        <translation type="unfinished">%1: %2 %</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation type="unfinished">%1…</translation>
    </message>
    <message>
        <source>Stop: %1</source>
        <translation type="unfinished">中止: %1</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::PropertyPanel</name>
    <message>
        <source>Select a link in the tree or the 3D view to edit its properties.</source>
        <translation type="unfinished">木構造または3Dビューでリンクを選ぶと、プロパティを編集できます。</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>noun: a rigid body of the robot</extracomment>
        <translation type="unfinished">リンク</translation>
    </message>
    <message>
        <source>Parent Joint</source>
        <translation type="unfinished">親関節</translation>
    </message>
    <message>
        <source>Joint Dynamics</source>
        <translation type="unfinished">関節の動力学</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation type="unfinished">形状</translation>
    </message>
    <message>
        <source>Payloads</source>
        <translation type="unfinished">ペイロード</translation>
    </message>
    <message>
        <source>The base is fixed to the world, so it has no parent joint.</source>
        <translation type="unfinished">ベースはワールドに固定されているので、親関節がありません。</translation>
    </message>
    <message>
        <source>Shapes (%1)</source>
        <translation type="unfinished">形状 (%1)</translation>
    </message>
    <message>
        <source>Payloads (%1)</source>
        <translation type="unfinished">ペイロード (%1)</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation type="unfinished">プロパティ</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::Qt3DView</name>
    <message>
        <source>grid %1 mm</source>
        <translation type="unfinished">格子%1 mm</translation>
    </message>
    <message>
        <source>grid %1 m</source>
        <translation type="unfinished">格子%1 m</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::QuestionForm</name>
    <message>
        <source>Mistakes That Must Be Told Apart</source>
        <translation type="unfinished">区別すべき誤り</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation type="unfinished">設問</translation>
    </message>
    <message>
        <source>&amp;Add Question</source>
        <translation type="unfinished">設問を追加(&amp;A)</translation>
    </message>
    <message>
        <source>Ask for one more value</source>
        <translation type="unfinished">尋ねる値を1つ追加します</translation>
    </message>
    <message>
        <source>Add &amp;Table</source>
        <translation type="unfinished">表を追加(&amp;T)</translation>
    </message>
    <message>
        <source>Show a table of the recursion with one mistake, and ask for its first wrong row</source>
        <translation type="unfinished">誤りを1つ含む再帰計算の表を示し、最初の誤った行を尋ねます</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished">削除(&amp;R)</translation>
    </message>
    <message>
        <source>Take the question out</source>
        <translation type="unfinished">設問を削除します</translation>
    </message>
    <message>
        <source>Value that is asked for</source>
        <translation type="unfinished">尋ねる値</translation>
    </message>
    <message>
        <source>Type a part of its name, or choose one from the list</source>
        <translation type="unfinished">名前の一部を入力するか、一覧から選びます</translation>
    </message>
    <message>
        <source>Value:</source>
        <translation type="unfinished">値:</translation>
    </message>
    <message>
        <source>Words of the question</source>
        <translation type="unfinished">設問の文章</translation>
    </message>
    <message>
        <source>Words:</source>
        <translation type="unfinished">文章:</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished">単位</translation>
    </message>
    <message>
        <source>Unit:</source>
        <translation type="unfinished">単位:</translation>
    </message>
    <message>
        <source>Right within, in the unit</source>
        <translation type="unfinished">正解の範囲（単位の値）</translation>
    </message>
    <message>
        <source>How near is right, in the unit of the answer</source>
        <translation type="unfinished">正解とみなす近さ（答えの単位）</translation>
    </message>
    <message>
        <source>Right within, % of the answer</source>
        <translation type="unfinished">正解の範囲（答えの%）</translation>
    </message>
    <message>
        <source>How near is right, in percent of the right answer</source>
        <translation type="unfinished">正解とみなす近さ（正解に対する百分率）</translation>
    </message>
    <message>
        <source>or</source>
        <extracomment>between two tolerances, of which the larger one counts</extracomment>
        <translation type="unfinished">または</translation>
    </message>
    <message>
        <source>Right within:</source>
        <translation type="unfinished">正解の範囲:</translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished">配点</translation>
    </message>
    <message>
        <source>The answer may be &amp;zero</source>
        <translation type="unfinished">答えはゼロでもよい(&amp;Z)</translation>
    </message>
    <message>
        <source>Allow variants whose answer is zero or near it</source>
        <translation type="unfinished">答えがゼロまたはその近くになるバリエーションを許します</translation>
    </message>
    <message>
        <source>Points:</source>
        <translation type="unfinished">配点:</translation>
    </message>
    <message>
        <source>first wrong row of the table</source>
        <translation type="unfinished">表の最初の誤った行</translation>
    </message>
    <message>
        <source>mistake in the table</source>
        <translation type="unfinished">表の誤り</translation>
    </message>
    <message>
        <source>direction of %1</source>
        <translation type="unfinished">%1の方向</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: id of a question, %2: what is asked for</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>One of These Mistakes Is in the Table</source>
        <translation type="unfinished">表に含める誤りの候補</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::QuickMotionPanel</name>
    <message>
        <source>Select</source>
        <extracomment>verb: shown while no pose is chosen</extracomment>
        <translation type="unfinished">選択</translation>
    </message>
    <message>
        <source>From Pose to Pose</source>
        <translation type="unfinished">ポーズからポーズへ</translation>
    </message>
    <message>
        <source>Ready Pose → Current Pose</source>
        <translation type="unfinished">標準ポーズ → 現在のポーズ</translation>
    </message>
    <message>
        <source>Make a motion from the ready pose to the current pose</source>
        <translation type="unfinished">標準ポーズから現在のポーズへの動作を作成します</translation>
    </message>
    <message>
        <source>Save both poses and make the motion between them</source>
        <translation type="unfinished">両方のポーズを保存し、その間の動作を作成します</translation>
    </message>
    <message>
        <source>Pose at the start of the motion</source>
        <translation type="unfinished">動作の始めのポーズ</translation>
    </message>
    <message>
        <source>Pose at the end of the motion</source>
        <translation type="unfinished">動作の終わりのポーズ</translation>
    </message>
    <message>
        <source>Duration of the motion</source>
        <translation type="unfinished">動作の継続時間</translation>
    </message>
    <message>
        <source>Minimum Time</source>
        <translation type="unfinished">最短時間</translation>
    </message>
    <message>
        <source>Use the minimum time within the velocity limits</source>
        <translation type="unfinished">速度の限界内の最短時間を使います</translation>
    </message>
    <message>
        <source>Sta&amp;rt</source>
        <extracomment>noun: first pose of the motion</extracomment>
        <translation type="unfinished">始め(&amp;R)</translation>
    </message>
    <message>
        <source>En&amp;d</source>
        <extracomment>noun: last pose of the motion</extracomment>
        <translation type="unfinished">終わり(&amp;D)</translation>
    </message>
    <message>
        <source>Durat&amp;ion</source>
        <translation type="unfinished">継続時間(&amp;I)</translation>
    </message>
    <message>
        <source>The motion cannot be played: %1.</source>
        <translation type="unfinished">動作を再生できません: %1。</translation>
    </message>
    <message>
        <source>Save two poses to make a motion.</source>
        <translation type="unfinished">動作を作成するには、ポーズを2つ保存してください。</translation>
    </message>
    <message>
        <source>Select two poses under “From Pose to Pose”.</source>
        <translation type="unfinished">「ポーズからポーズへ」でポーズを2つ選んでください。</translation>
    </message>
    <message>
        <source>Motion: %1. Edit it in Move.</source>
        <translation type="unfinished">動作: %1。「動作」で編集できます。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::RangeTree</name>
    <message>
        <source>Numbers that vary</source>
        <translation type="unfinished">変化させる数値</translation>
    </message>
    <message>
        <source>Varies</source>
        <extracomment>heads of a table: what varies, its smallest and largest number, the way from one number to the next, its unit</extracomment>
        <translation type="unfinished">変化させる量</translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished">下限</translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished">上限</translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished">ステップ</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished">単位</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation type="unfinished">変位</translation>
    </message>
    <message>
        <source>Velocities</source>
        <translation type="unfinished">速度</translation>
    </message>
    <message>
        <source>Accelerations</source>
        <translation type="unfinished">加速度</translation>
    </message>
    <message>
        <source>Masses, lengths and payloads</source>
        <translation type="unfinished">質量、長さ、ペイロード</translation>
    </message>
    <message>
        <source>Mass of %1</source>
        <extracomment>%1: name of a link</extracomment>
        <translation type="unfinished">%1の質量</translation>
    </message>
    <message>
        <source>Length of %1</source>
        <translation type="unfinished">%1の長さ</translation>
    </message>
    <message>
        <source>Payload on %1</source>
        <translation type="unfinished">%1のペイロード</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>what is spoken of a cell; %1: what varies, %2: the head of its column, such as From</extracomment>
        <translation type="unfinished">%1, %2</translation>
    </message>
    <message>
        <source>“%1” is not a number; type one such as −1.5</source>
        <extracomment>%1: what was typed</extracomment>
        <translation type="unfinished">「%1」は数値ではありません。−1.5のような数値を入力してください</translation>
    </message>
    <message>
        <source>Step must be greater than 0</source>
        <translation type="unfinished">ステップは0より大きい必要があります</translation>
    </message>
    <message>
        <source>To must not be less than From</source>
        <translation type="unfinished">上限は下限以上である必要があります</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>%1: what varies, with its kind; %2: what is wrong with its range</extracomment>
        <translation type="unfinished">%1、%2: %3</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ReachGroup</name>
    <message>
        <source>Reachable Workspace</source>
        <translation type="unfinished">到達可能領域</translation>
    </message>
    <message>
        <source>Number of points</source>
        <translation type="unfinished">点の数</translation>
    </message>
    <message>
        <source>Number of random joint positions within the limits; without a graphics card, more than 10 000 make the view slow</source>
        <translation type="unfinished">限界内の無作為な関節変位の数。グラフィックスカードがないと、10 000を超えるとビューが遅くなります</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation type="unfinished">%1点</translation>
    </message>
    <message>
        <source>Colours of the points</source>
        <translation type="unfinished">点の色</translation>
    </message>
    <message>
        <source>Colour the points by manipulability, which is small near singular poses, or in a single colour</source>
        <translation type="unfinished">点を、特異姿勢の近くで小さくなる可操作性で色分けするか、単色で表示します</translation>
    </message>
    <message>
        <source>by manipulability</source>
        <translation type="unfinished">可操作性で色分け</translation>
    </message>
    <message>
        <source>single colour</source>
        <translation type="unfinished">単色</translation>
    </message>
    <message>
        <source>&amp;Compute</source>
        <translation type="unfinished">計算(&amp;C)</translation>
    </message>
    <message>
        <source>Compute the points that the end effector can reach</source>
        <translation type="unfinished">エンドエフェクタが到達できる点を計算します</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation type="unfinished">キャンセル(&amp;A)</translation>
    </message>
    <message>
        <source>Clea&amp;r</source>
        <extracomment>verb: remove the points</extracomment>
        <translation type="unfinished">消去(&amp;R)</translation>
    </message>
    <message>
        <source>Points computed</source>
        <translation type="unfinished">計算した点</translation>
    </message>
    <message>
        <source>Result for the reachable workspace</source>
        <translation type="unfinished">到達可能領域の結果</translation>
    </message>
    <message>
        <source>Manipulability from 0 to the largest value found</source>
        <translation type="unfinished">0から最大値までの可操作性</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation type="unfinished">計算中…</translation>
    </message>
    <message>
        <source>The computation failed: %1</source>
        <translation type="unfinished">計算に失敗しました: %1</translation>
    </message>
    <message>
        <source>No points yet. Compute the end-effector positions for random joint positions within the limits.</source>
        <translation type="unfinished">まだ点がありません。限界内の無作為な関節変位について、エンドエフェクタの位置を計算してください。</translation>
    </message>
    <message>
        <source>%1 positions of “%2”.</source>
        <extracomment>%1: number of points that were found, %2: name of a link</extracomment>
        <translation type="unfinished">「%2」の%1個の位置。</translation>
    </message>
    <message>
        <source>Manipulability from 0 to %1:</source>
        <translation type="unfinished">0から%1までの可操作性:</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::RecoveryDialog</name>
    <message>
        <source>Recover Unsaved Work</source>
        <translation type="unfinished">未保存の作業を復元</translation>
    </message>
    <message>
        <source>Linkwright closed before these changes were saved. Open a scene to continue, then save it.</source>
        <translation type="unfinished">これらの変更が保存される前にLinkwrightが終了しました。シーンを開いて続け、保存してください。</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation type="unfinished">未保存の作業</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation type="unfinished">読込み不可</translation>
    </message>
    <message>
        <source>Picture of the robot</source>
        <translation type="unfinished">ロボットの画像</translation>
    </message>
    <message>
        <source>Autosaved at</source>
        <translation type="unfinished">自動保存日時</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation type="unfinished">名前:</translation>
    </message>
    <message>
        <source>File:</source>
        <translation type="unfinished">ファイル:</translation>
    </message>
    <message>
        <source>Auto&amp;saved at:</source>
        <translation type="unfinished">自動保存日時(&amp;S):</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>verb: open the recovered scene</extracomment>
        <translation type="unfinished">開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation type="unfinished">破棄(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <extracomment>adverb: the button that decides nothing now</extracomment>
        <translation type="unfinished">後で(&amp;L)</translation>
    </message>
    <message>
        <source>Keep the unsaved work and offer it again at the next start and in the File menu</source>
        <translation type="unfinished">未保存の作業を残し、次の起動時と「ファイル」メニューで再び選べるようにします</translation>
    </message>
    <message>
        <source>One state cannot be read and is left out.</source>
        <translation type="unfinished">1つの状態は読み込めないので、除かれています。</translation>
    </message>
    <message>
        <source>%1 states cannot be read and are left out.</source>
        <translation type="unfinished">%1個の状態は読み込めないので、除かれています。</translation>
    </message>
    <message>
        <source>Never saved</source>
        <translation type="unfinished">保存されたことがありません</translation>
    </message>
    <message>
        <source>The file was modified on %1, after this state was autosaved.</source>
        <translation type="unfinished">この状態の自動保存の後、%1にファイルが変更されています。</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation type="unfinished">画像なし</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::RecoveryFlow</name>
    <message>
        <source>There is no unsaved work to recover</source>
        <translation type="unfinished">復元する未保存の作業はありません</translation>
    </message>
    <message>
        <source>More unsaved work is available. Choose File &gt; Recover Unsaved Work.</source>
        <translation type="unfinished">未保存の作業がほかにもあります。「ファイル」＞「未保存の作業を復元」を選んでください。</translation>
    </message>
    <message>
        <source>this scene</source>
        <extracomment>pronoun: a recovered scene without a name</extracomment>
        <translation type="unfinished">このシーン</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished">破棄</translation>
    </message>
    <message>
        <source>Discard the unsaved changes to %1 permanently?</source>
        <translation type="unfinished">%1の未保存の変更を完全に破棄しますか。</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation type="unfinished">破棄(&amp;D)</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ReportFlow</name>
    <message>
        <source>%1-report</source>
        <translation type="unfinished">%1-report</translation>
    </message>
    <message>
        <source>Save Model Report</source>
        <translation type="unfinished">モデルレポートの保存</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished">PDF (*.pdf)</translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation type="unfinished">HTML (*.html)</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation type="unfinished">%1を書込み中…</translation>
    </message>
    <message>
        <source>Report saved: %1</source>
        <translation type="unfinished">レポートを保存しました: %1</translation>
    </message>
    <message>
        <source>The report was not saved: %1.</source>
        <translation type="unfinished">レポートを保存できませんでした: %1。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::RevisionForm</name>
    <message>
        <source>Timing law of joint 1</source>
        <translation type="unfinished">関節1の時間スケーリング</translation>
    </message>
    <message>
        <source>Time step</source>
        <translation type="unfinished">タイムステップ</translation>
    </message>
    <message>
        <source>Δt 10 ms</source>
        <translation type="unfinished">Δt 10 ms</translation>
    </message>
    <message>
        <source>200 steps, as in the paper</source>
        <translation type="unfinished">200ステップ、論文と同じ</translation>
    </message>
    <message>
        <source>Δt 1 ms</source>
        <translation type="unfinished">Δt 1 ms</translation>
    </message>
    <message>
        <source>2000 steps, which give accurate periods</source>
        <translation type="unfinished">2000ステップ、周期が正確</translation>
    </message>
    <message>
        <source>Δt 0.1 ms</source>
        <translation type="unfinished">Δt 0.1 ms</translation>
    </message>
    <message>
        <source>20&#x2009;000 steps</source>
        <translation type="unfinished">20&#x2009;000ステップ</translation>
    </message>
    <message>
        <source>Custom Δt</source>
        <translation type="unfinished">任意のΔt</translation>
    </message>
    <message>
        <source>Enter any other time step</source>
        <translation type="unfinished">ほかのタイムステップを入力します</translation>
    </message>
    <message>
        <source>Custom time step</source>
        <translation type="unfinished">任意のタイムステップ</translation>
    </message>
    <message>
        <source>Reading of the algorithm</source>
        <translation type="unfinished">アルゴリズムの解釈</translation>
    </message>
    <message>
        <source>Corrected</source>
        <extracomment>adjective: how the equations of the paper are read</extracomment>
        <translation type="unfinished">修正版</translation>
    </message>
    <message>
        <source>Rotate the time derivatives of u_d with link 1 and iterate the geometry (order 2 with a consistent start)</source>
        <translation type="unfinished">u_dの時間微分をリンク1とともに回転し、幾何を反復します（整合した開始で2次）</translation>
    </message>
    <message>
        <source>Literal</source>
        <extracomment>adjective: how the equations of the paper are read</extracomment>
        <translation type="unfinished">文字どおり</translation>
    </message>
    <message>
        <source>Carry over the time derivatives of u_d unchanged, as written in the paper, which gives order 1</source>
        <translation type="unfinished">論文の記述のとおり、u_dの時間微分をそのまま引き継ぎます（1次になります）</translation>
    </message>
    <message>
        <source>Link 1</source>
        <translation type="unfinished">リンク1</translation>
    </message>
    <message>
        <source>Link 1 elastic</source>
        <translation type="unfinished">リンク1は弾性</translation>
    </message>
    <message>
        <source>Let link 1 bend, as in Figure 2</source>
        <translation type="unfinished">図2のように、リンク1が曲がるものとします</translation>
    </message>
    <message>
        <source>Link 1 rigid</source>
        <translation type="unfinished">リンク1は剛体</translation>
    </message>
    <message>
        <source>Set the deformation of link 1 to zero, as in Figure 3</source>
        <translation type="unfinished">図3のように、リンク1の変形を0とします</translation>
    </message>
    <message>
        <source>Accelerations at the start</source>
        <translation type="unfinished">開始時の加速度</translation>
    </message>
    <message>
        <source>Locked start</source>
        <translation type="unfinished">固定した開始</translation>
    </message>
    <message>
        <source>Set ü_d = 0, which locks joint 2 at the first instant, as in the paper</source>
        <translation type="unfinished">論文と同じくü_d = 0とし、最初の瞬間に関節2を固定します</translation>
    </message>
    <message>
        <source>Consistent start</source>
        <translation type="unfinished">整合した開始</translation>
    </message>
    <message>
        <source>Compute ü_d from equation (1)</source>
        <translation type="unfinished">式(1)からü_dを計算します</translation>
    </message>
    <message>
        <source>Element of link 1</source>
        <translation type="unfinished">リンク1の要素</translation>
    </message>
    <message>
        <source>Element 3EI/l³</source>
        <translation type="unfinished">要素3EI/l³</translation>
    </message>
    <message>
        <source>Use an Euler-Bernoulli element</source>
        <translation type="unfinished">オイラー・ベルヌーイ要素を使います</translation>
    </message>
    <message>
        <source>Element 4EI/l³</source>
        <translation type="unfinished">要素4EI/l³</translation>
    </message>
    <message>
        <source>Use a linear Timoshenko element with shifted integration</source>
        <translation type="unfinished">シフト積分の線形ティモシェンコ要素を使います</translation>
    </message>
    <message>
        <source>Mass matrix</source>
        <translation type="unfinished">質量行列</translation>
    </message>
    <message>
        <source>Consistent mass</source>
        <translation type="unfinished">整合質量</translation>
    </message>
    <message>
        <source>Use m/6 [2 1; 1 2], which is exact for a rigid rod</source>
        <translation type="unfinished">剛体棒で厳密となるm/6 [2 1; 1 2]を使います</translation>
    </message>
    <message>
        <source>Lumped mass</source>
        <translation type="unfinished">集中質量</translation>
    </message>
    <message>
        <source>Lump half of each rod&apos;s mass at each end, which gives too much inertia</source>
        <translation type="unfinished">各棒の質量の半分ずつを両端に集中させます。慣性が大きくなりすぎます</translation>
    </message>
    <message>
        <source> ms</source>
        <extracomment>unit behind the number of a field</extracomment>
        <translation type="unfinished"> ms</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::RevisionInstant</name>
    <message>
        <source>Time in the example</source>
        <translation type="unfinished">計算例の時刻</translation>
    </message>
    <message>
        <source>Set the time of the values below. The Left and Right keys change it by one step.</source>
        <translation type="unfinished">下の値の時刻を設定します。左右キーで1ステップずつ変わります。</translation>
    </message>
    <message>
        <source>[L] contains the length of each link and of the links beyond it, in m. [T] contains the directions transverse to the links. {P} contains the nodal forces along x and y, in N. Its rows are for node A (tip of link 1) and node B (tip of link 2). Q = [T]{P} is in N, and the torques are [L] Q.</source>
        <translation type="unfinished">[L]は、各リンクとその先のリンクの長さ（m）です。[T]は、リンクに対する横方向です。{P}は、xとyに沿う節点力（N）で、行は節点A（リンク1の先端）と節点B（リンク2の先端）です。Q = [T]{P}の単位はNで、トルクは[L] Qです。</translation>
    </message>
    <message>
        <source>Deflection of the tip of link 1 and axial force in link 2</source>
        <translation type="unfinished">リンク1の先端のたわみとリンク2の軸力</translation>
    </message>
    <message>
        <source>Could not run the example with these settings: %1.</source>
        <translation type="unfinished">この設定では計算例を実行できませんでした: %1。</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation type="unfinished">計算中…</translation>
    </message>
    <message>
        <source>t = %1 s</source>
        <translation type="unfinished">t = %1 s</translation>
    </message>
    <message>
        <source>φ = %1, θ = %2, τ₁ = %3 N m, τ₂ = %4 N m, deflection = %5 mm, axial force = %6 N</source>
        <extracomment>%1 and %2: angles with their unit, %3 and %4: torques, %5: deflection, %6: axial force</extracomment>
        <translation type="unfinished">φ = %1, θ = %2, τ₁ = %3 N m, τ₂ = %4 N m, たわみ = %5 mm, 軸力 = %6 N</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::RevisionMistakes</name>
    <message>
        <source>Tick a mistake to plant it in every step. The values below and the figures show its effect.</source>
        <translation type="unfinished">誤りにチェックを付けると、各ステップに仕込まれます。下の値と図にその影響が現れます。</translation>
    </message>
    <message>
        <source>How to recognise “%1”: %2</source>
        <extracomment>%1: title of a mistake, %2: how to recognise it</extracomment>
        <translation type="unfinished">「%1」の見分け方: %2</translation>
    </message>
    <message>
        <source>No mistake is planted. Tick one to see how to recognise it.</source>
        <translation type="unfinished">誤りは仕込まれていません。チェックを付けると、見分け方が表示されます。</translation>
    </message>
    <message>
        <source>Current</source>
        <extracomment>adjective: the result with the current settings</extracomment>
        <translation type="unfinished">現在</translation>
    </message>
    <message>
        <source>No Mistakes</source>
        <extracomment>preposition: the result without mistakes</extracomment>
        <translation type="unfinished">誤りなし</translation>
    </message>
    <message>
        <source>With Mistakes</source>
        <translation type="unfinished">誤りあり</translation>
    </message>
    <message>
        <source>Largest |θ − θ_rigid|</source>
        <translation type="unfinished">最大|θ − θ_rigid|</translation>
    </message>
    <message>
        <source>rad</source>
        <translation type="unfinished">rad</translation>
    </message>
    <message>
        <source>Largest |τ₂| after step 0</source>
        <translation type="unfinished">ステップ0より後の最大|τ₂|</translation>
    </message>
    <message>
        <source>N m</source>
        <translation type="unfinished">N m</translation>
    </message>
    <message>
        <source>Largest deflection of link 1</source>
        <translation type="unfinished">リンク1の最大たわみ</translation>
    </message>
    <message>
        <source>mm</source>
        <translation type="unfinished">mm</translation>
    </message>
    <message>
        <source>Final elongation of link 2</source>
        <translation type="unfinished">リンク2の最終伸び</translation>
    </message>
    <message>
        <source>Shortest period of τ₁</source>
        <translation type="unfinished">τ₁の最短周期</translation>
    </message>
    <message>
        <source>ms</source>
        <translation type="unfinished">ms</translation>
    </message>
    <message>
        <source>Longest period of τ₁</source>
        <translation type="unfinished">τ₁の最長周期</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::RevisionPanel</name>
    <message>
        <source>Pages of the paper&apos;s example</source>
        <translation type="unfinished">論文の計算例のページ</translation>
    </message>
    <message>
        <source>Figures</source>
        <extracomment>noun: diagrams of the paper</extracomment>
        <translation type="unfinished">図</translation>
    </message>
    <message>
        <source>Paper and Result</source>
        <translation type="unfinished">論文と結果</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation type="unfinished">誤り</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>adverb: to the previous stage</extracomment>
        <translation type="unfinished">戻る</translation>
    </message>
    <message>
        <source>Go to the previous stage</source>
        <translation type="unfinished">前の段階へ移動します</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>adjective: stage</extracomment>
        <translation type="unfinished">次へ</translation>
    </message>
    <message>
        <source>Go to the next stage</source>
        <translation type="unfinished">次の段階へ移動します</translation>
    </message>
    <message>
        <source>Figure of the paper</source>
        <translation type="unfinished">論文の図</translation>
    </message>
    <message>
        <source>Figu&amp;re</source>
        <extracomment>noun: a diagram of the paper</extracomment>
        <translation type="unfinished">図(&amp;R)</translation>
    </message>
    <message>
        <source>Statements of the paper, results and reasons</source>
        <translation type="unfinished">論文の記述、結果、理由</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation type="unfinished">量</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>noun: what the publication says</extracomment>
        <translation type="unfinished">論文</translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished">結果</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>heading of the reasons</extracomment>
        <translation type="unfinished">理由</translation>
    </message>
    <message>
        <source>Mistakes (%1)</source>
        <translation type="unfinished">誤り (%1)</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>%1: number of a stage of the explanation, %2: number of stages, %3: title of the stage</extracomment>
        <translation type="unfinished">%1/%2: %3</translation>
    </message>
    <message>
        <source>Try this: %1</source>
        <translation type="unfinished">試すこと: %1</translation>
    </message>
    <message>
        <source>Solid: φ, τ₁; dashed: θ, τ₂; thick: exact for rigid links; dots: other program</source>
        <translation type="unfinished">実線: φ, τ₁、破線: θ, τ₂、太線: 剛体リンクの厳密解、点: 別のプログラム</translation>
    </message>
    <message>
        <source>Dots are results of an independent program. They exist for some cubic and cycloid runs without mistakes, with time steps of 10 ms and 1 ms.</source>
        <translation type="unfinished">点は独立したプログラムの結果です。タイムステップが10 msと1 msで、誤りのない、3次とサイクロイドの一部の計算についてあります。</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation type="unfinished">計算中…</translation>
    </message>
    <message>
        <source>Stopped. Choose a stage or figure.</source>
        <translation type="unfinished">中止しました。段階または図を選んでください。</translation>
    </message>
    <message>
        <source>Run ends at %1 s</source>
        <translation type="unfinished">計算は%1 sで終了</translation>
    </message>
    <message>
        <source>The paper&apos;s example</source>
        <translation type="unfinished">論文の計算例</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::RevisionPlots</name>
    <message>
        <source>Figure %1</source>
        <translation type="unfinished">図%1</translation>
    </message>
    <message>
        <source>N m</source>
        <translation type="unfinished">N m</translation>
    </message>
    <message>
        <source>t (s)</source>
        <translation type="unfinished">t (s)</translation>
    </message>
    <message>
        <source>Torque (N m)</source>
        <translation type="unfinished">トルク (N m)</translation>
    </message>
    <message>
        <source>Angle (%1)</source>
        <translation type="unfinished">角度 (%1)</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::RipplePanel</name>
    <message>
        <source>Computing natural periods: %1 % of the poses done.</source>
        <translation type="unfinished">固有周期を計算中: ポーズの%1 %完了。</translation>
    </message>
    <message>
        <source>Joint whose torque is analysed</source>
        <translation type="unfinished">トルクを解析する関節</translation>
    </message>
    <message>
        <source>&amp;Joint</source>
        <translation type="unfinished">関節(&amp;J)</translation>
    </message>
    <message>
        <source>Horizontal axis of the spectrum</source>
        <translation type="unfinished">スペクトルの横軸</translation>
    </message>
    <message>
        <source>By period</source>
        <translation type="unfinished">周期で表示</translation>
    </message>
    <message>
        <source>By frequency</source>
        <translation type="unfinished">振動数で表示</translation>
    </message>
    <message>
        <source>&amp;Spectrum</source>
        <translation type="unfinished">スペクトル(&amp;S)</translation>
    </message>
    <message>
        <source>Sample every 10 ms</source>
        <translation type="unfinished">10 msごとにサンプリング</translation>
    </message>
    <message>
        <source>Use only one sample every 10 ms for the spectrum and the zero crossings</source>
        <translation type="unfinished">スペクトルとゼロ交差に、10 msごとに1つのサンプルだけを使います</translation>
    </message>
    <message>
        <source>Spectrum of the vibration</source>
        <translation type="unfinished">振動のスペクトル</translation>
    </message>
    <message>
        <source>Periods over time</source>
        <translation type="unfinished">周期の時間変化</translation>
    </message>
    <message>
        <source>All joints are passive, so there is no motor torque to analyse. Tick a joint in the Passive Joints and Elastic Links panel.</source>
        <translation type="unfinished">すべての関節が受動なので、解析するモータトルクがありません。「受動関節と弾性リンク」パネルで関節にチェックを付けてください。</translation>
    </message>
    <message>
        <source>Could not compute the natural periods: %1.</source>
        <translation type="unfinished">固有周期を計算できませんでした: %1。</translation>
    </message>
    <message>
        <source>Stopped before the natural periods were computed. The next analysis will compute them.</source>
        <translation type="unfinished">固有周期の計算前に中止しました。次の解析で計算されます。</translation>
    </message>
    <message>
        <source>Period (s)</source>
        <translation type="unfinished">周期 (s)</translation>
    </message>
    <message>
        <source>Frequency (Hz)</source>
        <translation type="unfinished">周波数 (Hz)</translation>
    </message>
    <message>
        <source>Amplitude (%1)</source>
        <translation type="unfinished">振幅 (%1)</translation>
    </message>
    <message>
        <source>Spectrum of the torque difference between elastic and rigid links</source>
        <translation type="unfinished">弾性リンクと剛体リンクのトルク差のスペクトル</translation>
    </message>
    <message>
        <source>natural periods</source>
        <translation type="unfinished">固有周期</translation>
    </message>
    <message>
        <source>%1, %2 Hz</source>
        <extracomment>%1: period of vibration with its unit, %2: its frequency</extracomment>
        <translation type="unfinished">%1、%2 Hz</translation>
    </message>
    <message>
        <source>Time (s)</source>
        <translation type="unfinished">時間 (s)</translation>
    </message>
    <message>
        <source>from zero crossings</source>
        <translation type="unfinished">ゼロ交差から</translation>
    </message>
    <message>
        <source>natural period at the pose</source>
        <translation type="unfinished">ポーズでの固有周期</translation>
    </message>
    <message>
        <source>At t = %1 s, theory gives a period of %2 (%3 Hz).</source>
        <extracomment>%1: time, %2: period of vibration with its unit, %3: its frequency</extracomment>
        <translation type="unfinished">t = %1 sで、理論上の周期は%2（%3 Hz）です。</translation>
    </message>
    <message>
        <source>Natural periods</source>
        <translation type="unfinished">固有周期</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::RunBar</name>
    <message>
        <source>Maximum</source>
        <extracomment>noun: as fast as possible</extracomment>
        <translation type="unfinished">最大</translation>
    </message>
    <message>
        <source>Further problems: %1.</source>
        <translation type="unfinished">その他の問題: %1。</translation>
    </message>
    <message>
        <source>Simulated time and duration of the run</source>
        <translation type="unfinished">シミュレーション時間と実行の継続時間</translation>
    </message>
    <message>
        <source>Project onto the Surface</source>
        <translation type="unfinished">面へ射影</translation>
    </message>
    <message>
        <source>Move the initial pose to the nearest pose on the surfaces, and start the run</source>
        <translation type="unfinished">初期ポーズを面上の最も近いポーズに移し、実行を始めます</translation>
    </message>
    <message>
        <source>Run (Space)</source>
        <translation type="unfinished">実行します (スペース)</translation>
    </message>
    <message>
        <source>Take one integrator step (F6)</source>
        <translation type="unfinished">積分を1ステップ進めます (F6)</translation>
    </message>
    <message>
        <source>Go back to the start (Shift+F5)</source>
        <translation type="unfinished">開始時点に戻ります (Shift+F5)</translation>
    </message>
    <message>
        <source>Speed of the run, relative to real time</source>
        <translation type="unfinished">実時間に対する実行の速さ</translation>
    </message>
    <message>
        <source>Speed of the run: 0.1 to 10 times real time, or as fast as possible</source>
        <translation type="unfinished">実行の速さ: 実時間の0.1倍から10倍、または最大</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished">速さ</translation>
    </message>
    <message>
        <source>Simulated seconds per second of real time, averaged over the last half second</source>
        <translation type="unfinished">実時間1秒あたりのシミュレーション秒数、直前の0.5秒の平均</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>verb: start the simulation</extracomment>
        <translation type="unfinished">実行</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>verb: stop the simulation for a while</extracomment>
        <translation type="unfinished">一時停止</translation>
    </message>
    <message>
        <source>Pause the run (Space)</source>
        <translation type="unfinished">実行を一時停止します (スペース)</translation>
    </message>
    <message>
        <source>%1 s of %2 s</source>
        <extracomment>%1: the current time, %2: duration of a run</extracomment>
        <translation type="unfinished">%1 s / %2 s</translation>
    </message>
    <message>
        <source>%1× real time</source>
        <translation type="unfinished">実時間の%1倍</translation>
    </message>
    <message>
        <source>—× real time</source>
        <translation type="unfinished">実時間の—倍</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::RunFigures</name>
    <message>
        <source>Energy</source>
        <translation type="unfinished">エネルギー</translation>
    </message>
    <message>
        <source>Kinetic plus potential energy of the whole robot</source>
        <translation type="unfinished">ロボット全体の運動エネルギーと位置エネルギーの和</translation>
    </message>
    <message>
        <source>Energy drift</source>
        <extracomment>noun: change of the energy by errors of the simulation</extracomment>
        <translation type="unfinished">エネルギーのずれ</translation>
    </message>
    <message>
        <source>Error of the integrator: kinetic + potential energy + losses − work, relative to the start of the run. The number in brackets is the drift as a fraction of the energy exchanged. An exact integration would give 0.</source>
        <translation type="unfinished">積分法の誤差: 運動エネルギー + 位置エネルギー + 損失 − 仕事を、実行開始時を基準に表したもの。括弧内の数値は、やりとりされたエネルギーに対するずれの割合です。厳密な積分では0になります。</translation>
    </message>
    <message>
        <source>Linear momentum</source>
        <translation type="unfinished">運動量</translation>
    </message>
    <message>
        <source>Magnitude of the linear momentum of the whole robot</source>
        <translation type="unfinished">ロボット全体の運動量の大きさ</translation>
    </message>
    <message>
        <source>Angular momentum</source>
        <translation type="unfinished">角運動量</translation>
    </message>
    <message>
        <source>Magnitude of the angular momentum of the whole robot about its centre of mass</source>
        <translation type="unfinished">重心まわりのロボット全体の角運動量の大きさ</translation>
    </message>
    <message>
        <source>Constraint error</source>
        <translation type="unfinished">拘束誤差</translation>
    </message>
    <message>
        <source>Largest distance of a touching contact point from its surface (constraint residual)</source>
        <translation type="unfinished">接触している接触点の、面からの最大距離（拘束の残差）</translation>
    </message>
    <message>
        <source>Contact forces</source>
        <translation type="unfinished">接触力</translation>
    </message>
    <message>
        <source>J</source>
        <translation type="unfinished">J</translation>
    </message>
    <message>
        <source>Kinetic plus potential energy of the whole robot
Kinetic: %1 J
Potential: %2 J</source>
        <extracomment>%1: kinetic energy, %2: potential energy</extracomment>
        <translation type="unfinished">ロボット全体の運動エネルギーと位置エネルギーの和
運動: %1 J
位置: %2 J</translation>
    </message>
    <message>
        <source>kg m/s</source>
        <translation type="unfinished">kg m/s</translation>
    </message>
    <message>
        <source>kg m²/s</source>
        <translation type="unfinished">kg m²/s</translation>
    </message>
    <message>
        <source>m</source>
        <translation type="unfinished">m</translation>
    </message>
    <message>
        <source>No contact</source>
        <translation type="unfinished">接触なし</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::SamplesForm</name>
    <message>
        <source>Derivatives</source>
        <translation type="unfinished">微分</translation>
    </message>
    <message>
        <source>Method of computing velocities and accelerations from the positions</source>
        <translation type="unfinished">変位から速度と加速度を計算する方法</translation>
    </message>
    <message>
        <source>Window</source>
        <extracomment>noun: number of samples that a polynomial is fitted to</extracomment>
        <translation type="unfinished">窓</translation>
    </message>
    <message>
        <source>Number of samples that the polynomial is fitted to</source>
        <translation type="unfinished">多項式を当てはめるサンプル数</translation>
    </message>
    <message>
        <source> samples</source>
        <extracomment>unit behind the number of a field</extracomment>
        <translation type="unfinished"> サンプル</translation>
    </message>
    <message>
        <source>must be an odd number from 3 to %1</source>
        <translation type="unfinished">3から%1までの奇数である必要があります</translation>
    </message>
    <message>
        <source>Degree</source>
        <extracomment>noun: degree of a polynomial</extracomment>
        <translation type="unfinished">次数</translation>
    </message>
    <message>
        <source>Degree of the polynomial</source>
        <translation type="unfinished">多項式の次数</translation>
    </message>
    <message>
        <source>%1 samples over %2, positions only.</source>
        <extracomment>%1: number of samples, %2: a time with its unit</extracomment>
        <translation type="unfinished">%2間の%1サンプル、変位のみ。</translation>
    </message>
    <message>
        <source>%1 samples over %2, with velocities.</source>
        <extracomment>%1: number of samples, %2: a time with its unit</extracomment>
        <translation type="unfinished">%2間の%1サンプル、速度を含む。</translation>
    </message>
    <message>
        <source>%1 samples over %2, with velocities and accelerations.</source>
        <extracomment>%1: number of samples, %2: a time with its unit</extracomment>
        <translation type="unfinished">%2間の%1サンプル、速度と加速度を含む。</translation>
    </message>
    <message>
        <source>Velocities and accelerations are taken from the file.</source>
        <translation type="unfinished">速度と加速度はファイルの値です。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::SaveFlow</name>
    <message>
        <source>%1 is still being written. Try again in a moment.</source>
        <translation type="unfinished">%1はまだ書込み中です。少し待ってからもう一度試してください。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::SecretField</name>
    <message>
        <source>Secret</source>
        <translation type="unfinished">秘密の語</translation>
    </message>
    <message>
        <source>A line of your own: the same secret gives each student the same variant again</source>
        <translation type="unfinished">自分で決めた1行の文。同じ秘密の語では、各学生のバリエーションが再び同じになります</translation>
    </message>
    <message>
        <source>From &amp;File…</source>
        <translation type="unfinished">ファイルから(&amp;F)…</translation>
    </message>
    <message>
        <source>Read the secret from a file</source>
        <translation type="unfinished">秘密の語をファイルから読み込みます</translation>
    </message>
    <message>
        <source>Open Secret</source>
        <translation type="unfinished">秘密の語を開く</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished">すべてのファイル (*)</translation>
    </message>
    <message>
        <source>This file is empty. Write a line of your own into it.</source>
        <translation type="unfinished">このファイルは空です。自分で決めた1行の文を書いてください。</translation>
    </message>
    <message>
        <source>This file has more than one line. Leave one line in it.</source>
        <translation type="unfinished">このファイルには2行以上あります。1行だけにしてください。</translation>
    </message>
    <message>
        <source>Without a secret, whoever has the exercise can work out all answers.</source>
        <translation type="unfinished">秘密の語がないと、演習問題を持つだれもがすべての答えを計算できます。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::SegmentForm</name>
    <message>
        <source>All joints move with the same timing law along a straight line in joint space</source>
        <translation type="unfinished">全関節が、同じ時間スケーリングで、関節空間の直線に沿って動きます</translation>
    </message>
    <message>
        <source>The end effector moves along a straight line. The joint positions come from inverse kinematics.</source>
        <translation type="unfinished">エンドエフェクタが直線に沿って動きます。関節変位は逆運動学から求めます。</translation>
    </message>
    <message>
        <source>The end effector moves along a circular arc through a via point</source>
        <translation type="unfinished">エンドエフェクタが、経由点を通る円弧に沿って動きます</translation>
    </message>
    <message>
        <source>Path</source>
        <extracomment>noun: kind of the path to a waypoint</extracomment>
        <translation type="unfinished">経路</translation>
    </message>
    <message>
        <source>Path to the waypoint</source>
        <translation type="unfinished">ウェイポイントまでの経路</translation>
    </message>
    <message>
        <source>Via point</source>
        <translation type="unfinished">経由点</translation>
    </message>
    <message>
        <source>%1 of the via point of the arc</source>
        <translation type="unfinished">円弧の経由点の%1</translation>
    </message>
    <message>
        <source>Via point of the arc</source>
        <translation type="unfinished">円弧の経由点</translation>
    </message>
    <message>
        <source>Use Current Position</source>
        <translation type="unfinished">現在の位置を使う</translation>
    </message>
    <message>
        <source>Use the end effector&apos;s current position as the via point</source>
        <translation type="unfinished">エンドエフェクタの現在の位置を経由点とします</translation>
    </message>
    <message>
        <source>Constrain orientation</source>
        <translation type="unfinished">姿勢を拘束</translation>
    </message>
    <message>
        <source>Interpolate the orientation between the waypoints. Clear the box to leave the orientation free, for example for an arm with fewer than six joints.</source>
        <translation type="unfinished">ウェイポイント間で姿勢を補間します。関節が6個未満のアームなどで姿勢を自由にするには、チェックを外します。</translation>
    </message>
    <message>
        <source>Orientation of the end effector</source>
        <translation type="unfinished">エンドエフェクタの姿勢</translation>
    </message>
    <message>
        <source>Timing</source>
        <extracomment>noun: law of motion along the path</extracomment>
        <translation type="unfinished">時間スケーリング</translation>
    </message>
    <message>
        <source>Timing law of the segment</source>
        <translation type="unfinished">区間の時間スケーリング</translation>
    </message>
    <message>
        <source>Acceleration phase</source>
        <extracomment>noun: share of the time in which the motion gets faster or slower</extracomment>
        <translation type="unfinished">加速区間</translation>
    </message>
    <message>
        <source>Fraction of the duration taken by the acceleration phase, and equally by the deceleration phase</source>
        <translation type="unfinished">継続時間に占める加速区間の割合。減速区間も同じ割合です</translation>
    </message>
    <message>
        <source>Jerk fraction</source>
        <extracomment>noun: the part of an acceleration phase in which the acceleration changes</extracomment>
        <translation type="unfinished">躍度の割合</translation>
    </message>
    <message>
        <source>Fraction of each acceleration phase taken by the rise of the acceleration, and equally by its fall</source>
        <translation type="unfinished">各加速区間に占める、加速度が増える部分の割合。減る部分も同じ割合です</translation>
    </message>
    <message>
        <source>Duration of the segment</source>
        <translation type="unfinished">区間の継続時間</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation type="unfinished">継続時間</translation>
    </message>
    <message>
        <source>Fastest</source>
        <extracomment>adjective: duration</extracomment>
        <translation type="unfinished">最短</translation>
    </message>
    <message>
        <source>Use the minimum time within the limits</source>
        <translation type="unfinished">限界内の最短時間を使います</translation>
    </message>
    <message>
        <source>Minimum time</source>
        <translation type="unfinished">最短時間</translation>
    </message>
    <message>
        <source>Segment to waypoint %1</source>
        <translation type="unfinished">ウェイポイント%1への区間</translation>
    </message>
    <message>
        <source>Segment</source>
        <extracomment>noun: part of the motion between two waypoints</extracomment>
        <translation type="unfinished">区間</translation>
    </message>
    <message>
        <source>The motion begins at waypoint 1, so no segment leads to it.</source>
        <translation type="unfinished">動作はウェイポイント1から始まるので、そこへの区間はありません。</translation>
    </message>
    <message>
        <source>Select a waypoint to edit the segment that leads to it.</source>
        <translation type="unfinished">ウェイポイントを選ぶと、そこへの区間を編集できます。</translation>
    </message>
    <message>
        <source>Timing law of the segment to waypoint %1</source>
        <translation type="unfinished">ウェイポイント%1への区間の時間スケーリング</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::SettingsDialog</name>
    <message>
        <source>Angles</source>
        <translation type="unfinished">角度</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation type="unfinished">桁数</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished">テーマ</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished">文字の大きさ</translation>
    </message>
    <message>
        <source>Mouse in the 3D view</source>
        <translation type="unfinished">3Dビューのマウス操作</translation>
    </message>
    <message>
        <source>A&amp;utosave every</source>
        <translation type="unfinished">自動保存の間隔(&amp;U)</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished">設定</translation>
    </message>
    <message>
        <source>Degrees</source>
        <extracomment>noun: unit of angles</extracomment>
        <translation type="unfinished">度</translation>
    </message>
    <message>
        <source>Radians</source>
        <translation type="unfinished">ラジアン</translation>
    </message>
    <message>
        <source>%1, as in %2</source>
        <extracomment>%1: number of significant digits, %2: a number with so many digits</extracomment>
        <translation type="unfinished">%1桁、%2の形</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation type="unfinished">システムに従う</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>adjective: theme</extracomment>
        <translation type="unfinished">ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>adjective: theme</extracomment>
        <translation type="unfinished">ダーク</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished">ハイコントラスト</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished">%1 %</translation>
    </message>
    <message>
        <source>Left orbits, middle or right pans</source>
        <translation type="unfinished">左で視点回転、中または右で平行移動</translation>
    </message>
    <message>
        <source>Right orbits, middle pans</source>
        <translation type="unfinished">右で視点回転、中で平行移動</translation>
    </message>
    <message>
        <source>Seconds between autosaves</source>
        <translation type="unfinished">自動保存の間隔（秒）</translation>
    </message>
    <message>
        <source> s</source>
        <extracomment>unit behind the number of a field</extracomment>
        <translation type="unfinished"> s</translation>
    </message>
    <message>
        <source>&amp;Angles:</source>
        <translation type="unfinished">角度(&amp;A):</translation>
    </message>
    <message>
        <source>&amp;Digits:</source>
        <translation type="unfinished">桁数(&amp;D):</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation type="unfinished">テーマ(&amp;T):</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <translation type="unfinished">文字の大きさ(&amp;X):</translation>
    </message>
    <message>
        <source>&amp;Mouse in the 3D view:</source>
        <translation type="unfinished">3Dビューのマウス操作(&amp;M):</translation>
    </message>
    <message>
        <source>Autosave:</source>
        <translation type="unfinished">自動保存:</translation>
    </message>
    <message>
        <source>After a crash, Linkwright offers to recover your unsaved work. Autosaving does not change your files.</source>
        <translation type="unfinished">異常終了の後、Linkwrightは未保存の作業の復元を提案します。自動保存によって自分のファイルが変わることはありません。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::SetupRows</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of a link or of a joint, %2: its state (&quot;actuated&quot;)</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ShapeForm</name>
    <message>
        <source>This link has no shapes, so the 3D view draws default shapes sized to the kinematic chain.</source>
        <translation type="unfinished">このリンクには形状がないので、3Dビューには運動学の連鎖に合わせた大きさの既定の形状が描かれます。</translation>
    </message>
    <message>
        <source>Shapes of the link</source>
        <translation type="unfinished">リンクの形状</translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished">追加</translation>
    </message>
    <message>
        <source>Add a shape</source>
        <translation type="unfinished">形状を追加します</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>verb: make a copy of the shape</extracomment>
        <translation type="unfinished">複製</translation>
    </message>
    <message>
        <source>Duplicate the selected shape</source>
        <translation type="unfinished">選択した形状を複製します</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished">削除</translation>
    </message>
    <message>
        <source>Remove the selected shape</source>
        <translation type="unfinished">選択した形状を削除します</translation>
    </message>
    <message>
        <source>Type of the shape</source>
        <translation type="unfinished">形状の種類</translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished">種類</translation>
    </message>
    <message>
        <source>Cross-section of the beam</source>
        <translation type="unfinished">はりの断面</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation type="unfinished">長方形</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation type="unfinished">楕円</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>noun: cross-section of a beam</extracomment>
        <translation type="unfinished">断面</translation>
    </message>
    <message>
        <source>Mesh file</source>
        <translation type="unfinished">メッシュファイル</translation>
    </message>
    <message>
        <source>File or package:// URI</source>
        <translation type="unfinished">ファイルまたはpackage://のURI</translation>
    </message>
    <message>
        <source>Choose the mesh file</source>
        <translation type="unfinished">メッシュファイルを選びます</translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished">ファイル</translation>
    </message>
    <message>
        <source>Mesh of a shape</source>
        <translation type="unfinished">形状のメッシュ</translation>
    </message>
    <message>
        <source>Custom colour</source>
        <translation type="unfinished">任意の色</translation>
    </message>
    <message>
        <source>Use this colour instead of the default colour</source>
        <translation type="unfinished">既定の色の代わりにこの色を使います</translation>
    </message>
    <message>
        <source>&amp;Size (m)</source>
        <translation type="unfinished">寸法 (m)(&amp;S)</translation>
    </message>
    <message>
        <source>Size: %1</source>
        <translation type="unfinished">寸法: %1</translation>
    </message>
    <message>
        <source>width</source>
        <translation type="unfinished">幅</translation>
    </message>
    <message>
        <source>height</source>
        <translation type="unfinished">高さ</translation>
    </message>
    <message>
        <source>length</source>
        <translation type="unfinished">長さ</translation>
    </message>
    <message>
        <source>wall thickness</source>
        <translation type="unfinished">肉厚</translation>
    </message>
    <message>
        <source>Size of a shape</source>
        <translation type="unfinished">形状の寸法</translation>
    </message>
    <message>
        <source>Position in the link frame (m)</source>
        <translation type="unfinished">リンク座標系での位置 (m)</translation>
    </message>
    <message>
        <source>Shape position %1 (m)</source>
        <translation type="unfinished">形状の位置%1 (m)</translation>
    </message>
    <message>
        <source>Position of a shape</source>
        <translation type="unfinished">形状の位置</translation>
    </message>
    <message>
        <source>Shape %1</source>
        <translation type="unfinished">形状の%1</translation>
    </message>
    <message>
        <source>Orientation of a shape</source>
        <translation type="unfinished">形状の姿勢</translation>
    </message>
    <message>
        <source>New shape</source>
        <translation type="unfinished">新しい形状</translation>
    </message>
    <message>
        <source>Duplicate shape</source>
        <translation type="unfinished">形状を複製</translation>
    </message>
    <message>
        <source>Remove shape</source>
        <translation type="unfinished">形状を削除</translation>
    </message>
    <message>
        <source>Type of a shape</source>
        <translation type="unfinished">形状の種類</translation>
    </message>
    <message>
        <source>Section of a shape</source>
        <translation type="unfinished">形状の断面</translation>
    </message>
    <message>
        <source>Colour of a shape</source>
        <translation type="unfinished">形状の色</translation>
    </message>
    <message>
        <source>&amp;Scale</source>
        <extracomment>noun: factors of the size of a mesh</extracomment>
        <translation type="unfinished">倍率(&amp;S)</translation>
    </message>
    <message>
        <source>Shape size: %1 (m)</source>
        <translation type="unfinished">形状の寸法: %1 (m)</translation>
    </message>
    <message>
        <source>Mesh scale: %1</source>
        <translation type="unfinished">メッシュの倍率: %1</translation>
    </message>
    <message>
        <source>Colour of the shape, %1</source>
        <translation type="unfinished">形状の色、%1</translation>
    </message>
    <message>
        <source>Colour of the Shape</source>
        <translation type="unfinished">形状の色</translation>
    </message>
    <message>
        <source>Choose Mesh</source>
        <translation type="unfinished">メッシュを選択</translation>
    </message>
    <message>
        <source>Meshes (*.stl *.obj *.dae);;All files (*)</source>
        <translation type="unfinished">メッシュ (*.stl *.obj *.dae);;すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ShortcutsDialog</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation type="unfinished">キーボードショートカット</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>noun: on the keyboard</extracomment>
        <translation type="unfinished">キー</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>noun: what a key does</extracomment>
        <translation type="unfinished">操作</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>%1 and %2: keys that do the same</extracomment>
        <translation type="unfinished">%1または%2</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation type="unfinished">左、右</translation>
    </message>
    <message>
        <source>Change the time in the timeline and the plots, or the step in the recursion</source>
        <translation type="unfinished">タイムラインとプロットの時刻、または再帰計算のステップを変更</translation>
    </message>
    <message>
        <source>Left-drag in the 3D view</source>
        <translation type="unfinished">3Dビューで左ドラッグ</translation>
    </message>
    <message>
        <source>Drag a handle or a link; elsewhere, orbit the view</source>
        <translation type="unfinished">ハンドルまたはリンクをドラッグ、ほかの場所では視点を回転</translation>
    </message>
    <message>
        <source>Drag a handle or a link</source>
        <translation type="unfinished">ハンドルまたはリンクをドラッグ</translation>
    </message>
    <message>
        <source>Ctrl+left-drag in the 3D view</source>
        <translation type="unfinished">3DビューでCtrl+左ドラッグ</translation>
    </message>
    <message>
        <source>Drag a handle in steps of 10 mm or 5°; elsewhere, orbit the view</source>
        <translation type="unfinished">ハンドルを10 mmまたは5°刻みでドラッグ、ほかの場所では視点を回転</translation>
    </message>
    <message>
        <source>Drag the arrow at the end of a link</source>
        <translation type="unfinished">リンクの端の矢印をドラッグ</translation>
    </message>
    <message>
        <source>While building, change the length of the link</source>
        <translation type="unfinished">構築中に、リンクの長さを変更</translation>
    </message>
    <message>
        <source>Delete or Backspace in the 3D view</source>
        <translation type="unfinished">3DビューでDeleteまたはBackspace</translation>
    </message>
    <message>
        <source>While building, delete the selected link or, with Shift, its subtree</source>
        <translation type="unfinished">構築中に、選択したリンクを削除、Shiftを押すとその部分木を削除</translation>
    </message>
    <message>
        <source>Orbit</source>
        <extracomment>verb: turn the view about the robot</extracomment>
        <translation type="unfinished">視点回転</translation>
    </message>
    <message>
        <source>Right-drag in the 3D view</source>
        <translation type="unfinished">3Dビューで右ドラッグ</translation>
    </message>
    <message>
        <source>Pan</source>
        <extracomment>verb: shift the view</extracomment>
        <translation type="unfinished">平行移動</translation>
    </message>
    <message>
        <source>Middle-drag or right-drag in the 3D view</source>
        <translation type="unfinished">3Dビューで中ドラッグまたは右ドラッグ</translation>
    </message>
    <message>
        <source>Middle-drag or Shift+left-drag in the 3D view</source>
        <translation type="unfinished">3Dビューで中ドラッグまたはShift+左ドラッグ</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <extracomment>noun: wheel of the mouse</extracomment>
        <translation type="unfinished">マウスホイール</translation>
    </message>
    <message>
        <source>Zoom the 3D view or a plot</source>
        <translation type="unfinished">3Dビューまたはプロットを拡大縮小</translation>
    </message>
    <message>
        <source>Double-click in a plot</source>
        <translation type="unfinished">プロットでダブルクリック</translation>
    </message>
    <message>
        <source>Show the whole plot</source>
        <translation type="unfinished">プロット全体を表示</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::SimulateWorkspace</name>
    <message>
        <source>&amp;Simulate</source>
        <extracomment>verb: the mode in which the robot is simulated</extracomment>
        <translation type="unfinished">シミュレーション(&amp;S)</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation type="unfinished">シミュレーション</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation type="unfinished">接触</translation>
    </message>
    <message>
        <source>Forward Dynamics</source>
        <translation type="unfinished">順動力学</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation type="unfinished">方法</translation>
    </message>
    <message>
        <source>&amp;Run Simulation</source>
        <translation type="unfinished">シミュレーションを実行(&amp;R)</translation>
    </message>
    <message>
        <source>Step Simul&amp;ation</source>
        <translation type="unfinished">シミュレーションを1ステップ進める(&amp;A)</translation>
    </message>
    <message>
        <source>Re&amp;set Simulation</source>
        <translation type="unfinished">シミュレーションを開始時点に戻す(&amp;S)</translation>
    </message>
    <message>
        <source>Sim&amp;ulation</source>
        <translation type="unfinished">シミュレーション(&amp;U)</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::SimulationBinding</name>
    <message>
        <source>normal force</source>
        <translation type="unfinished">法線力</translation>
    </message>
    <message>
        <source>friction</source>
        <translation type="unfinished">摩擦</translation>
    </message>
    <message>
        <source>force</source>
        <translation type="unfinished">力</translation>
    </message>
    <message>
        <source>joint force F</source>
        <translation type="unfinished">関節力F</translation>
    </message>
    <message>
        <source>joint moment M</source>
        <translation type="unfinished">関節モーメントM</translation>
    </message>
    <message>
        <source>pulling with a spring of %1 N/m (Esc to release)</source>
        <translation type="unfinished">%1 N/mのばねで引いています（Escで離す）</translation>
    </message>
    <message>
        <source>drag a link to pull it with a spring of %1 N/m</source>
        <translation type="unfinished">リンクをドラッグすると%1 N/mのばねで引く</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::SimulationEditor</name>
    <message>
        <source>Add contact %1</source>
        <translation type="unfinished">接触%1を追加</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::SimulationFlow</name>
    <message>
        <source>The run ended: %1</source>
        <translation type="unfinished">実行が終了しました: %1</translation>
    </message>
    <message>
        <source>Pause Simulation</source>
        <translation type="unfinished">シミュレーションを一時停止</translation>
    </message>
    <message>
        <source>&amp;Run Simulation</source>
        <translation type="unfinished">シミュレーションを実行(&amp;R)</translation>
    </message>
    <message>
        <source>Cannot start the simulation: %1</source>
        <translation type="unfinished">シミュレーションを開始できません: %1</translation>
    </message>
    <message>
        <source>Project onto the Surface</source>
        <translation type="unfinished">面へ射影</translation>
    </message>
    <message>
        <source>Move the initial pose to the nearest pose on the surfaces, and start the run</source>
        <translation type="unfinished">初期ポーズを面上の最も近いポーズに移し、実行を始めます</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">キャンセル</translation>
    </message>
    <message>
        <source>Leave the robot in its pose, and do not run</source>
        <translation type="unfinished">ロボットのポーズをそのままにし、実行しません</translation>
    </message>
    <message>
        <source>The simulation was not started.</source>
        <translation type="unfinished">シミュレーションを開始しませんでした。</translation>
    </message>
    <message>
        <source>Running with a warning: %1</source>
        <translation type="unfinished">警告付きで実行中: %1</translation>
    </message>
    <message>
        <source>Further warnings: %1.</source>
        <translation type="unfinished">その他の警告: %1。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::SimulationPanel</name>
    <message>
        <source>Press Run to release the robot. Gravity and the torques set below then move it, and you can pull its links with the mouse. Add a contact to let the end effector slide along a floor, a wall or a sphere.</source>
        <translation type="unfinished">「実行」を押すとロボットが自由になります。ロボットは重力と下で設定したトルクにより動き、リンクをマウスで引くこともできます。接触を追加すると、エンドエフェクタが床、壁、球に沿ってすべります。</translation>
    </message>
    <message>
        <source>Torques</source>
        <translation type="unfinished">トルク</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation type="unfinished">接触</translation>
    </message>
    <message>
        <source>Contact Model</source>
        <translation type="unfinished">接触モデル</translation>
    </message>
    <message>
        <source>Integrator and Step</source>
        <translation type="unfinished">積分法とステップ</translation>
    </message>
    <message>
        <source>Shown in 3D</source>
        <translation type="unfinished">3Dで表示するもの</translation>
    </message>
    <message>
        <source>Energy and Errors</source>
        <translation type="unfinished">エネルギーと誤差</translation>
    </message>
    <message>
        <source>Contacts (%1)</source>
        <translation type="unfinished">接触 (%1)</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::SpareMotionGroup</name>
    <message>
        <source>Null-Space Motion</source>
        <translation type="unfinished">零空間運動</translation>
    </message>
    <message>
        <source>Constraint on the end effector</source>
        <translation type="unfinished">エンドエフェクタの拘束</translation>
    </message>
    <message>
        <source>Keep the whole pose, or only the position, so that the end effector can rotate about its origin</source>
        <translation type="unfinished">位置姿勢全体を保つか、位置だけを保って、エンドエフェクタが原点まわりに回転できるようにします</translation>
    </message>
    <message>
        <source>position and orientation</source>
        <translation type="unfinished">位置と姿勢</translation>
    </message>
    <message>
        <source>position only</source>
        <translation type="unfinished">位置のみ</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>verb: what stays as it is during the null-space motion</extracomment>
        <translation type="unfinished">保つもの</translation>
    </message>
    <message>
        <source>Leading joint</source>
        <translation type="unfinished">先導関節</translation>
    </message>
    <message>
        <source>If several null-space motions exist, use the one that moves this joint most</source>
        <translation type="unfinished">複数の零空間運動がある場合、この関節を最も大きく動かすものを使います</translation>
    </message>
    <message>
        <source>Le&amp;d by</source>
        <translation type="unfinished">先導関節(&amp;D)</translation>
    </message>
    <message>
        <source>Null-space motion of the arm</source>
        <translation type="unfinished">アームの零空間運動</translation>
    </message>
    <message>
        <source>Drag to move the arm while the end effector stays fixed. The motion ends at a joint limit or a singular pose.</source>
        <translation type="unfinished">ドラッグすると、エンドエフェクタを固定したままアームが動きます。関節可動限界または特異姿勢で止まります。</translation>
    </message>
    <message>
        <source>Range of the null-space motion</source>
        <translation type="unfinished">零空間運動の範囲</translation>
    </message>
    <message>
        <source>Null-space motion</source>
        <translation type="unfinished">零空間運動</translation>
    </message>
    <message>
        <source>the joint that moves most</source>
        <translation type="unfinished">最も大きく動く関節</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>a path in joint space; %1: length from its start, %2: length of all of it, both with their unit</extracomment>
        <translation type="unfinished">%1 / %2</translation>
    </message>
    <message>
        <source>← %1 remaining: %2
→ %3 remaining: %4</source>
        <extracomment>left: remaining; %1 and %3: lengths of paths with their unit, %2 and %4: what ends them</extracomment>
        <translation type="unfinished">← 残り%1: %2
→ 残り%3: %4</translation>
    </message>
    <message>
        <source>Path length in joint space, in rad, or in m if all joints are prismatic</source>
        <translation type="unfinished">関節空間での経路長。単位はrad、全関節が直動ならm</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::SplineForm</name>
    <message>
        <source>Cubic</source>
        <extracomment>adjective: spline</extracomment>
        <translation type="unfinished">3次</translation>
    </message>
    <message>
        <source>Velocity and acceleration are continuous, but the jerk jumps at each waypoint</source>
        <translation type="unfinished">速度と加速度は連続ですが、躍度は各ウェイポイントで不連続です</translation>
    </message>
    <message>
        <source>Quintic</source>
        <extracomment>adjective: spline</extracomment>
        <translation type="unfinished">5次</translation>
    </message>
    <message>
        <source>Continuous up to the fourth derivative</source>
        <translation type="unfinished">4階微分まで連続です</translation>
    </message>
    <message>
        <source>Natural</source>
        <extracomment>adjective: ends of a spline</extracomment>
        <translation type="unfinished">自然</translation>
    </message>
    <message>
        <source>The end velocities are free. The acceleration (cubic) or the jerk and its derivative (quintic) are zero at both ends.</source>
        <translation type="unfinished">両端の速度は自由です。両端で、加速度（3次）、または躍度とその微分（5次）が0になります。</translation>
    </message>
    <message>
        <source>At rest</source>
        <translation type="unfinished">静止</translation>
    </message>
    <message>
        <source>Degree</source>
        <extracomment>noun: degree of a polynomial</extracomment>
        <translation type="unfinished">次数</translation>
    </message>
    <message>
        <source>Degree of the spline</source>
        <translation type="unfinished">スプラインの次数</translation>
    </message>
    <message>
        <source>Ends</source>
        <extracomment>noun: conditions at both ends of a spline</extracomment>
        <translation type="unfinished">端の条件</translation>
    </message>
    <message>
        <source>Condition at the ends of the spline</source>
        <translation type="unfinished">スプラインの端の条件</translation>
    </message>
    <message>
        <source>Ends of the spline</source>
        <translation type="unfinished">スプラインの端</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::StartPage</name>
    <message>
        <source>%1 or %2</source>
        <extracomment>%1: unit of revolute joints, %2: unit of prismatic joints</extracomment>
        <translation type="unfinished">%1または%2</translation>
    </message>
    <message>
        <source>This sets q̇ = %1 %2 and q̈ = %3 %4, in the order of the joints.</source>
        <extracomment>%1: velocities of all joints, %2: their unit, %3: accelerations, %4: their unit</extracomment>
        <translation type="unfinished">関節の順に、q̇ = %1 %2、q̈ = %3 %4に設定します。</translation>
    </message>
    <message>
        <source>The robot is at rest. All velocities and accelerations are zero, so no part of the torques is due to motion.</source>
        <translation type="unfinished">ロボットは静止しています。速度と加速度がすべて0なので、トルクに運動による部分はありません。</translation>
    </message>
    <message>
        <source>Set All Joints in Motion</source>
        <translation type="unfinished">全関節を動作状態にする</translation>
    </message>
    <message>
        <source>Velocities and accelerations that the button sets</source>
        <translation type="unfinished">ボタンで設定される速度と加速度</translation>
    </message>
    <message>
        <source>Include Friction and Rotor Inertia</source>
        <translation type="unfinished">摩擦とロータ慣性を含む</translation>
    </message>
    <message>
        <source>Include joint friction and rotor inertia in all torques, as the simulation does</source>
        <translation type="unfinished">シミュレーションと同じく、すべてのトルクに関節摩擦とロータ慣性を含めます</translation>
    </message>
    <message>
        <source>Joint torques</source>
        <translation type="unfinished">関節トルク</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation type="unfinished">関節</translation>
    </message>
    <message>
        <source>Torque</source>
        <translation type="unfinished">トルク</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished">単位</translation>
    </message>
    <message>
        <source>Why This Torque?</source>
        <translation type="unfinished">なぜこのトルクか</translation>
    </message>
    <message>
        <source>Show the contributions of gravity, accelerations and velocities to the selected torque</source>
        <translation type="unfinished">選択したトルクへの重力、加速度、速度の寄与を表示します</translation>
    </message>
    <message>
        <source>This state comes from a simulation. The torques are those of its motors and include the effect of the contact forces.</source>
        <translation type="unfinished">この状態はシミュレーションによるものです。トルクはそのモータのもので、接触力の影響を含みます。</translation>
    </message>
    <message>
        <source>This state comes from a simulation, which always includes joint friction and rotor inertia. The torques below leave out at least one of them, so they differ from those of the simulated motors.</source>
        <translation type="unfinished">この状態はシミュレーションによるもので、シミュレーションは常に関節摩擦とロータ慣性を含みます。下のトルクはその少なくとも一方を含まないので、シミュレーションのモータのトルクとは異なります。</translation>
    </message>
    <message>
        <source>The contacts of the scene act only in a simulation. The torques below contain no contact forces.</source>
        <translation type="unfinished">シーンの接触はシミュレーションでだけ働きます。下のトルクは接触力を含みません。</translation>
    </message>
    <message>
        <source>at t = %1 s</source>
        <translation type="unfinished">t = %1 sで</translation>
    </message>
    <message>
        <source>at this instant</source>
        <translation type="unfinished">この瞬間に</translation>
    </message>
    <message>
        <source>These are the torques that the motors must supply %1. Press Next or the ] key to step through their computation. The outward pass computes the motion from the base to the tips, because each link moves with its parent. The inward pass computes the forces from the tips to the base, because each joint carries all links beyond it. Double-click a torque, or press Enter, to go to its step.</source>
        <extracomment>%1: &quot;at this instant&quot; or &quot;at t = 0.210 s&quot;</extracomment>
        <translation type="unfinished">モータが%1供給すべきトルクです。「次へ」または]キーを押すと、その計算をステップごとに進めます。各リンクは親とともに動くので、外向き計算はベースから先端へ運動を計算します。各関節はその先のすべてのリンクを支えるので、内向き計算は先端からベースへ力を計算します。トルクをダブルクリックするか、Enterキーを押すと、そのステップへ移動します。</translation>
    </message>
    <message>
        <source>%1 Undo reverts the change.</source>
        <translation type="unfinished">%1「元に戻す」で取り消せます。</translation>
    </message>
    <message>
        <source>%1 (passive)</source>
        <extracomment>%1: name of a joint that no motor drives</extracomment>
        <translation type="unfinished">%1（受動）</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::StatisticsModel</name>
    <message>
        <source>N</source>
        <translation type="unfinished">N</translation>
    </message>
    <message>
        <source>N m</source>
        <translation type="unfinished">N m</translation>
    </message>
    <message>
        <source>W</source>
        <translation type="unfinished">W</translation>
    </message>
    <message>
        <source>J</source>
        <translation type="unfinished">J</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation type="unfinished">全関節</translation>
    </message>
    <message>
        <source>Peak
Torque</source>
        <translation type="unfinished">最大
トルク</translation>
    </message>
    <message>
        <source>RMS
Torque</source>
        <translation type="unfinished">RMS
トルク</translation>
    </message>
    <message>
        <source>Peak
Speed</source>
        <translation type="unfinished">最大
速さ</translation>
    </message>
    <message>
        <source>Peak
Power</source>
        <translation type="unfinished">最大
仕事率</translation>
    </message>
    <message>
        <source>Work</source>
        <translation type="unfinished">仕事</translation>
    </message>
    <message>
        <source>Travel</source>
        <extracomment>noun: length of the path of a joint</extracomment>
        <translation type="unfinished">移動量</translation>
    </message>
    <message>
        <source>exceeded</source>
        <extracomment>preposition: more than the limit</extracomment>
        <translation type="unfinished">超過</translation>
    </message>
    <message>
        <source>%1 has no torque or force limit</source>
        <translation type="unfinished">%1にはトルクと力の限界なし</translation>
    </message>
    <message>
        <source>%1 has no velocity limit</source>
        <translation type="unfinished">%1には速度の限界なし</translation>
    </message>
    <message>
        <source>%1 reaches %2 of its torque or force limit</source>
        <extracomment>%1: name of a joint, %2: a percentage</extracomment>
        <translation type="unfinished">%1がトルクまたは力の限界の%2に到達</translation>
    </message>
    <message>
        <source>%1 reaches %2 of its velocity limit</source>
        <extracomment>%1: name of a joint, %2: a percentage</extracomment>
        <translation type="unfinished">%1が速度の限界の%2に到達</translation>
    </message>
    <message>
        <source>%1: work %2, positive part %3</source>
        <extracomment>noun: work; %1: name of a joint, %2: work with its unit, %3: the positive part of it</extracomment>
        <translation type="unfinished">%1: 仕事%2、正の部分%3</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <extracomment>%1: name of a joint, %2: header of a column in lower case (&quot;peak power&quot;), %3: a value</extracomment>
        <translation type="unfinished">%1: %2 %3</translation>
    </message>
    <message>
        <source>%1 (limit exceeded, farthest of all joints)</source>
        <extracomment>%1: a sentence about a joint (&quot;elbow reaches 80 % of its torque limit&quot;)</extracomment>
        <translation type="unfinished">%1（限界超過、全関節で最大）</translation>
    </message>
    <message>
        <source>%1 (limit exceeded)</source>
        <extracomment>%1: a sentence about a joint (&quot;elbow reaches 80 % of its torque limit&quot;)</extracomment>
        <translation type="unfinished">%1（限界超過）</translation>
    </message>
    <message>
        <source>%1 (closest to its limit of all joints)</source>
        <extracomment>%1: a sentence about a joint (&quot;elbow reaches 80 % of its torque limit&quot;)</extracomment>
        <translation type="unfinished">%1（全関節で限界に最も近い）</translation>
    </message>
    <message>
        <source>%1 at %2. Click or press Enter to go to that instant.</source>
        <extracomment>%1: a sentence about a joint (&quot;elbow reaches 80 % of its torque limit&quot;), %2: a time with its unit</extracomment>
        <translation type="unfinished">%1（%2）。クリックまたはEnterキーで、その瞬間へ移動します。</translation>
    </message>
    <message>
        <source>closest to limit</source>
        <translation type="unfinished">限界に最も近い</translation>
    </message>
    <message>
        <source>%1, closest to its limit</source>
        <translation type="unfinished">%1、限界に最も近い</translation>
    </message>
    <message>
        <source>Torque
Limit</source>
        <translation type="unfinished">トルクの
限界</translation>
    </message>
    <message>
        <source>Speed
Limit</source>
        <translation type="unfinished">速さの
限界</translation>
    </message>
    <message>
        <source>Utilisation of the torque limit</source>
        <translation type="unfinished">トルクの限界に対する利用率</translation>
    </message>
    <message>
        <source>Utilisation of the velocity limit</source>
        <translation type="unfinished">速度の限界に対する利用率</translation>
    </message>
    <message>
        <source>Largest utilisation of the torque limit</source>
        <translation type="unfinished">トルクの限界に対する最大利用率</translation>
    </message>
    <message>
        <source>Largest utilisation of the velocity limit</source>
        <translation type="unfinished">速度の限界に対する最大利用率</translation>
    </message>
    <message>
        <source>Largest torque, and its time</source>
        <translation type="unfinished">最大トルクとその時刻</translation>
    </message>
    <message>
        <source>Largest velocity, and its time</source>
        <translation type="unfinished">最大速度とその時刻</translation>
    </message>
    <message>
        <source>Integral of the power. The line marked + counts positive power only.</source>
        <translation type="unfinished">仕事率の積分。+の行は正の仕事率だけを数えます。</translation>
    </message>
    <message>
        <source>Largest product of torque and velocity</source>
        <translation type="unfinished">トルクと速度の積の最大値</translation>
    </message>
    <message>
        <source>RMS torque over the motion, a measure of the heating of the motor</source>
        <translation type="unfinished">動作全体のRMSトルク。モータの発熱の目安です</translation>
    </message>
    <message>
        <source>Integral of the speed, which is the total angle or distance travelled</source>
        <translation type="unfinished">速さの積分、すなわち移動した総角度または総距離</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::StatisticsPanel</name>
    <message>
        <source>Statistics of the motion</source>
        <translation type="unfinished">動作の統計</translation>
    </message>
    <message>
        <source>The joint that comes closest to its limit</source>
        <translation type="unfinished">限界に最も近づく関節</translation>
    </message>
    <message>
        <source>Go to the instant when a joint is closest to its limit</source>
        <translation type="unfinished">関節が限界に最も近づく瞬間へ移動します</translation>
    </message>
    <message>
        <source>Why the Peak Torque?</source>
        <translation type="unfinished">なぜこの最大トルクか</translation>
    </message>
    <message>
        <source>Show what the peak torque of the selected joint, or the largest of all, consists of</source>
        <translation type="unfinished">選択した関節の最大トルク、または全体の最大トルクの内訳を表示します</translation>
    </message>
    <message>
        <source>Copy As</source>
        <translation type="unfinished">形式別コピー</translation>
    </message>
    <message>
        <source>Copy the whole table at full precision, in SI units</source>
        <translation type="unfinished">表全体を全桁、SI単位でコピーします</translation>
    </message>
    <message>
        <source>Copy the statistics at full precision</source>
        <translation type="unfinished">統計を全桁でコピーします</translation>
    </message>
    <message>
        <source>Exceeded limits and other remarks</source>
        <translation type="unfinished">限界の超過とその他の注記</translation>
    </message>
    <message>
        <source>Press Enter to go to the instant of a remark</source>
        <translation type="unfinished">Enterで注記の瞬間へ移動します</translation>
    </message>
    <message>
        <source>Statistics, one row per joint. Press Enter to go to the instant of a peak.</source>
        <translation type="unfinished">統計、関節ごとに1行。Enterで最大値の瞬間へ移動します。</translation>
    </message>
    <message>
        <source>&amp;Import Motion…</source>
        <translation type="unfinished">動作をインポート(&amp;I)…</translation>
    </message>
    <message>
        <source>The motion cannot be played.
%1</source>
        <translation type="unfinished">動作を再生できません。
%1</translation>
    </message>
    <message>
        <source>No motion yet. Add two waypoints, or import a table of samples.</source>
        <translation type="unfinished">まだ動作がありません。ウェイポイントを2つ追加するか、サンプルの表をインポートしてください。</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation type="unfinished">%1へ移動</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation type="unfinished">
            <numerusform>注記%n件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>linkwright::ui::StepBinding</name>
    <message>
        <source>frame of link %1</source>
        <translation type="unfinished">リンク%1の座標系</translation>
    </message>
    <message>
        <source>base frame</source>
        <translation type="unfinished">ベース座標系</translation>
    </message>
    <message>
        <source>world frame</source>
        <translation type="unfinished">ワールド座標系</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::StepDots</name>
    <message>
        <source>Steps</source>
        <translation type="unfinished">ステップ</translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished">未完了</translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished">完了</translation>
    </message>
    <message>
        <source>solution shown</source>
        <translation type="unfinished">解を表示済み</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation type="unfinished">飛ばした</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <extracomment>%1 of %2: a step of a lesson; %3: &quot;done&quot;, &quot;open&quot;</extracomment>
        <translation type="unfinished">ステップ%1/%2: %3</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::StepForm</name>
    <message>
        <source>How the Step Begins</source>
        <translation type="unfinished">ステップの始まり方</translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished">設問</translation>
    </message>
    <message>
        <source>Wrong Answers</source>
        <translation type="unfinished">誤答</translation>
    </message>
    <message>
        <source>Name of the step</source>
        <translation type="unfinished">ステップの名前</translation>
    </message>
    <message>
        <source>The name of the step in the files of the lesson: letters, digits, - . and _</source>
        <translation type="unfinished">レッスンのファイルでのステップの名前: 英数字と- . _</translation>
    </message>
    <message>
        <source>Kind of the step</source>
        <translation type="unfinished">ステップの種類</translation>
    </message>
    <message>
        <source>Time to play, in seconds</source>
        <translation type="unfinished">操作する時間（秒）</translation>
    </message>
    <message>
        <source>How long the student is to play; nobody is held to it</source>
        <translation type="unfinished">学生が自由に操作する時間。強制はされません</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation type="unfinished">名前:</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation type="unfinished">種類(&amp;K):</translation>
    </message>
    <message>
        <source>Time (s):</source>
        <translation type="unfinished">時刻 (s):</translation>
    </message>
    <message>
        <source>Values for Formulas and Texts</source>
        <translation type="unfinished">数式とテキスト用の値</translation>
    </message>
    <message>
        <source>Short names of values, one a line</source>
        <translation type="unfinished">値の短い名前（1行に1つ）</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation type="unfinished">解</translation>
    </message>
    <message>
        <source>Formula that has to hold</source>
        <translation type="unfinished">成り立つべき数式</translation>
    </message>
    <message>
        <source>Right when:</source>
        <translation type="unfinished">正解の条件:</translation>
    </message>
    <message>
        <source>How long it has to hold, in seconds</source>
        <translation type="unfinished">成り立つべき時間（秒）</translation>
    </message>
    <message>
        <source>How long the formula has to hold, so that passing through does not count</source>
        <translation type="unfinished">数式が成り立ち続けるべき時間。通過するだけでは正解になりません</translation>
    </message>
    <message>
        <source>For (s):</source>
        <translation type="unfinished">持続 (s):</translation>
    </message>
    <message>
        <source>Set Sol&amp;ution</source>
        <translation type="unfinished">解を設定(&amp;U)</translation>
    </message>
    <message>
        <source>What the window shows now is the solution of this step</source>
        <translation type="unfinished">ウィンドウの現在の表示内容をこのステップの解とします</translation>
    </message>
    <message>
        <source>Choose Tab&amp;le…</source>
        <translation type="unfinished">表を選択(&amp;L)…</translation>
    </message>
    <message>
        <source>Take the filled table from a file</source>
        <translation type="unfinished">記入済みの表をファイルから取り込みます</translation>
    </message>
    <message>
        <source>Choose the Filled Table</source>
        <translation type="unfinished">記入済みの表を選択</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished">表 (*.csv)</translation>
    </message>
    <message>
        <source>This table cannot be read:</source>
        <translation type="unfinished">この表を読み込めません:</translation>
    </message>
    <message>
        <source>None yet. Bring the window to the solution and set it.</source>
        <translation type="unfinished">まだありません。ウィンドウを解の状態にして設定してください。</translation>
    </message>
    <message>
        <source>None yet. Choose the filled table.</source>
        <translation type="unfinished">まだありません。記入済みの表を選んでください。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::StepPage</name>
    <message>
        <source>the factor %1 is the transpose of this matrix</source>
        <translation type="unfinished">因子%1はこの行列の転置です</translation>
    </message>
    <message>
        <source>Rotation Matrix and Origin</source>
        <translation type="unfinished">回転行列と原点</translation>
    </message>
    <message>
        <source>Why This Torque?</source>
        <translation type="unfinished">なぜこのトルクか</translation>
    </message>
    <message>
        <source>Show the contributions of gravity, accelerations and velocities to this torque</source>
        <translation type="unfinished">このトルクへの重力、加速度、速度の寄与を表示します</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation type="unfinished">注記</translation>
    </message>
    <message>
        <source>Computed from</source>
        <extracomment>preposition: heading of the quantities that a result is computed from</extracomment>
        <translation type="unfinished">計算元</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: title of an equation, %2: its number</extracomment>
        <translation type="unfinished">%1 (%2)</translation>
    </message>
    <message>
        <source>The number is that of the equation on the notation page.</source>
        <translation type="unfinished">番号は、記法のページの式の番号です。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::StepScrubber</name>
    <message>
        <source>outward →</source>
        <translation type="unfinished">外向き →</translation>
    </message>
    <message>
        <source>← inward</source>
        <translation type="unfinished">← 内向き</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::SurfaceForm</name>
    <message>
        <source>Type of surface</source>
        <translation type="unfinished">面の種類</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation type="unfinished">面</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation type="unfinished">半径</translation>
    </message>
    <message>
        <source>Radius of the surface</source>
        <translation type="unfinished">面の半径</translation>
    </message>
    <message>
        <source>Hollow</source>
        <extracomment>adjective: a round surface that is touched from its inside</extracomment>
        <translation type="unfinished">中空</translation>
    </message>
    <message>
        <source>The free side is inside, so the contact moves along the inner wall</source>
        <translation type="unfinished">自由側は内側で、接触は内壁に沿って動きます</translation>
    </message>
    <message>
        <source>Free side of the surface</source>
        <translation type="unfinished">面の自由側</translation>
    </message>
    <message>
        <source>Amplitude</source>
        <translation type="unfinished">振幅</translation>
    </message>
    <message>
        <source>Amplitude of the waves</source>
        <translation type="unfinished">波の振幅</translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished">長さ</translation>
    </message>
    <message>
        <source>Wavelength</source>
        <translation type="unfinished">波長</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation type="unfinished">位相</translation>
    </message>
    <message>
        <source>Phase of the waves</source>
        <translation type="unfinished">波の位相</translation>
    </message>
    <message>
        <source>Origin, in the world frame</source>
        <translation type="unfinished">原点（ワールド座標系）</translation>
    </message>
    <message>
        <source>%1 of the surface&apos;s origin</source>
        <translation type="unfinished">面の原点の%1</translation>
    </message>
    <message>
        <source>Origin of the surface</source>
        <translation type="unfinished">面の原点</translation>
    </message>
    <message>
        <source>%1 of the surface</source>
        <translation type="unfinished">面の%1</translation>
    </message>
    <message>
        <source>Orientation of the surface</source>
        <translation type="unfinished">面の姿勢</translation>
    </message>
    <message>
        <source>Gradient scale</source>
        <translation type="unfinished">勾配の倍率</translation>
    </message>
    <message>
        <source>Factor of the constraint C(r), which scales the gradient but changes no force</source>
        <translation type="unfinished">拘束C(r)の係数。勾配の倍率は変わりますが、力は変わりません</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::TableModel</name>
    <message>
        <source>from the checked table: %1 (%2 numbers instead of %3)</source>
        <extracomment>%1: the numbers, %2: how many they are, %3: how many they must be</extracomment>
        <translation type="unfinished">検査した表から: %1（数値が%3個でなく%2個）</translation>
    </message>
    <message>
        <source>from the checked table: %1</source>
        <translation type="unfinished">検査した表から: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: name of a quantity, %2: name of a link</extracomment>
        <translation type="unfinished">%2の%1</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation type="unfinished">未計算</translation>
    </message>
    <message>
        <source>%1, in the world frame</source>
        <translation type="unfinished">%1、ワールド座標系</translation>
    </message>
    <message>
        <source>%1, in the frame of %2</source>
        <extracomment>%1: a unit, %2: name of a link</extracomment>
        <translation type="unfinished">%1、%2の座標系</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>no value</extracomment>
        <translation type="unfinished">なし</translation>
    </message>
    <message>
        <source>to be predicted</source>
        <translation type="unfinished">予測対象</translation>
    </message>
    <message>
        <source>%1 passed on</source>
        <translation type="unfinished">渡される%1</translation>
    </message>
    <message>
        <source>%1 that link k passes on to its parent, in the parent frame and about the parent origin: %2</source>
        <extracomment>%1: name of a quantity (&quot;force&quot;), %2: its symbol</extracomment>
        <translation type="unfinished">リンクkが親に渡す%1（親座標系、親の原点まわり）: %2</translation>
    </message>
    <message>
        <source>%1 that the motion of %2 requires</source>
        <extracomment>%1: name of a quantity (&quot;force&quot;), %2: name of a link</extracomment>
        <translation type="unfinished">%2の運動に必要な%1</translation>
    </message>
    <message>
        <source>link %1, i = %2</source>
        <extracomment>noun; %1: name of a link, %2: its number</extracomment>
        <translation type="unfinished">リンク%1、i = %2</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::TablePanel</name>
    <message>
        <source>Frame</source>
        <extracomment>noun: coordinate frame</extracomment>
        <translation type="unfinished">座標系</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>noun: frame of a rigid body of the robot</extracomment>
        <translation type="unfinished">リンク</translation>
    </message>
    <message>
        <source>Express vectors in the frame of each link</source>
        <translation type="unfinished">ベクトルを各リンク座標系で表します</translation>
    </message>
    <message>
        <source>Base</source>
        <extracomment>noun: frame of the base of the robot</extracomment>
        <translation type="unfinished">ベース</translation>
    </message>
    <message>
        <source>Express vectors in the base frame</source>
        <translation type="unfinished">ベクトルをベース座標系で表します</translation>
    </message>
    <message>
        <source>World</source>
        <extracomment>noun: frame of the world</extracomment>
        <translation type="unfinished">ワールド</translation>
    </message>
    <message>
        <source>Express vectors in the world frame</source>
        <translation type="unfinished">ベクトルをワールド座標系で表します</translation>
    </message>
    <message>
        <source>Matrices</source>
        <translation type="unfinished">行列</translation>
    </message>
    <message>
        <source>Show orientations and inertias</source>
        <translation type="unfinished">姿勢と慣性を表示します</translation>
    </message>
    <message>
        <source>Links as columns</source>
        <translation type="unfinished">リンクを列に</translation>
    </message>
    <message>
        <source>Show links as columns and quantities as rows</source>
        <translation type="unfinished">リンクを列に、量を行に表示します</translation>
    </message>
    <message>
        <source>Copy the selected cells, or the whole table, at full precision</source>
        <translation type="unfinished">選択したセル、または表全体を全桁でコピーします</translation>
    </message>
    <message>
        <source>Copy the table at full precision</source>
        <translation type="unfinished">表を全桁でコピーします</translation>
    </message>
    <message>
        <source>Copy As</source>
        <translation type="unfinished">形式別コピー</translation>
    </message>
    <message>
        <source>Table of the recursion</source>
        <translation type="unfinished">再帰計算の表</translation>
    </message>
    <message>
        <source>Quantities of each link</source>
        <translation type="unfinished">各リンクの量</translation>
    </message>
    <message>
        <source>after step %1 of %2</source>
        <extracomment>%1: number of the current step of the recursion, %2: number of steps</extracomment>
        <translation type="unfinished">ステップ%1/%2の後</translation>
    </message>
    <message>
        <source>all %1 steps</source>
        <translation type="unfinished">全%1ステップ</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::TermRow</name>
    <message>
        <source>0 for this type of joint, so left out</source>
        <translation type="unfinished">この種類の関節では0なので省略</translation>
    </message>
    <message>
        <source>0: %1</source>
        <translation type="unfinished">0: %1</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::TextsForm</name>
    <message>
        <source>Text</source>
        <translation type="unfinished">テキスト</translation>
    </message>
    <message>
        <source>Which text</source>
        <translation type="unfinished">テキストの選択</translation>
    </message>
    <message>
        <source>Choose which text of the step to write</source>
        <translation type="unfinished">ステップのどのテキストを書くか選びます</translation>
    </message>
    <message>
        <source>Markdown. {{T1 | 3}} stands for a value with three digits, {{body.14}} for an equation.</source>
        <translation type="unfinished">Markdown。{{T1 | 3}}は3桁の値、{{body.14}}は式を表します。</translation>
    </message>
    <message>
        <source>This is how the student sees the text</source>
        <translation type="unfinished">学生に見えるテキストです</translation>
    </message>
    <message>
        <source>Text of the step</source>
        <translation type="unfinished">ステップのテキスト</translation>
    </message>
    <message>
        <source>Caption of the field %1</source>
        <extracomment>%1: name of a question of a lesson</extracomment>
        <translation type="unfinished">入力欄%1の見出し</translation>
    </message>
    <message>
        <source>Hint %1</source>
        <translation type="unfinished">ヒント%1</translation>
    </message>
    <message>
        <source>Hint %1 (none yet)</source>
        <translation type="unfinished">ヒント%1（未作成）</translation>
    </message>
    <message>
        <source>Reply: %1</source>
        <extracomment>%1: a wrong answer of a step of a lesson</extracomment>
        <translation type="unfinished">返答: %1</translation>
    </message>
    <message>
        <source>Explanation, once it is right</source>
        <translation type="unfinished">正解後の説明</translation>
    </message>
    <message>
        <source>Explanation, once it is right (none yet)</source>
        <translation type="unfinished">正解後の説明（未作成）</translation>
    </message>
    <message>
        <source>%1 (not used: empty it)</source>
        <extracomment>%1: key of a text</extracomment>
        <translation type="unfinished">%1（不使用。空にしてください）</translation>
    </message>
    <message>
        <source>Without a value: %1. Name one below, such as T1 = tau.joint_1, and write {{T1}} here.</source>
        <extracomment>%1: names in braces that stand for no value</extracomment>
        <translation type="unfinished">値なし: %1。下でT1 = tau.joint_1のように名前を付け、ここに{{T1}}と書いてください。</translation>
    </message>
    <message>
        <source>%1 of at most %2 words</source>
        <extracomment>%1: how many words a text has, %2: how many it may have</extracomment>
        <translation type="unfinished">%1語（最大%2語）</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ToldList</name>
    <message>
        <source>in all %1 variants</source>
        <translation type="unfinished">全%1個のバリエーションで</translation>
    </message>
    <message>
        <source>never: it gives the right answer</source>
        <translation type="unfinished">不可: 正解と同じ</translation>
    </message>
    <message>
        <source>never: it looks like “%1”</source>
        <extracomment>%1: title of another mistake</extracomment>
        <translation type="unfinished">不可: 「%1」と同じに見える</translation>
    </message>
    <message>
        <source>in %1 of %2, else the right answer</source>
        <extracomment>%1 of %2: numbers of variants</extracomment>
        <translation type="unfinished">%2個中%1個で、ほかは正解と同じ</translation>
    </message>
    <message>
        <source>in %1 of %2, else like “%3”</source>
        <extracomment>%1 of %2: numbers of variants, %3: title of another mistake</extracomment>
        <translation type="unfinished">%2個中%1個で、ほかは「%3」と同じ</translation>
    </message>
    <message>
        <source>Mistakes that must be told apart</source>
        <translation type="unfinished">区別すべき誤り</translation>
    </message>
    <message>
        <source>Mistake</source>
        <extracomment>heads of a table: a mistake; in how many variants its answer is another one than the right answer</extracomment>
        <translation type="unfinished">誤り</translation>
    </message>
    <message>
        <source>Can Be Told</source>
        <translation type="unfinished">区別の可否</translation>
    </message>
    <message>
        <source>…</source>
        <translation type="unfinished">…</translation>
    </message>
    <message>
        <source>no mistake changes a contact</source>
        <translation type="unfinished">接触を変える誤りはない</translation>
    </message>
    <message>
        <source>never: it is not made in this formulation</source>
        <translation type="unfinished">不可: この定式化では生じない</translation>
    </message>
    <message>
        <source>no variants to try it in</source>
        <translation type="unfinished">試すバリエーションなし</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::TorqueCurves</name>
    <message>
        <source>%1, with mistakes</source>
        <translation type="unfinished">%1、誤りを含む</translation>
    </message>
    <message>
        <source>Force (N)</source>
        <translation type="unfinished">力 (N)</translation>
    </message>
    <message>
        <source>Torque (N m)</source>
        <translation type="unfinished">トルク (N m)</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::TorqueForm</name>
    <message>
        <source>Source of the torques</source>
        <translation type="unfinished">トルクの決め方</translation>
    </message>
    <message>
        <source>The motors are off. The robot moves under gravity, friction, springs, loads and contact forces.</source>
        <translation type="unfinished">モータはオフです。ロボットは重力、摩擦、ばね、荷重、接触力により動きます。</translation>
    </message>
    <message>
        <source>Torques: %1</source>
        <translation type="unfinished">トルク: %1</translation>
    </message>
    <message>
        <source>Constant torque</source>
        <translation type="unfinished">一定トルク</translation>
    </message>
    <message>
        <source>Torque of %1</source>
        <translation type="unfinished">%1のトルク</translation>
    </message>
    <message>
        <source>Torque formula</source>
        <translation type="unfinished">トルクの数式</translation>
    </message>
    <message>
        <source>Slider torques</source>
        <translation type="unfinished">スライダのトルク</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::TorquePanel</name>
    <message>
        <source>Torque of every joint over time</source>
        <translation type="unfinished">各関節のトルクの時間変化</translation>
    </message>
    <message>
        <source>Motion</source>
        <extracomment>noun: show the whole motion in the plot</extracomment>
        <translation type="unfinished">動作</translation>
    </message>
    <message>
        <source>Show the joint torques over the whole motion</source>
        <translation type="unfinished">動作全体の関節トルクを表示します</translation>
    </message>
    <message>
        <source>Last 20 s</source>
        <translation type="unfinished">直近の20 s</translation>
    </message>
    <message>
        <source>Show the joint torques over the last 20 s of posing, without pauses</source>
        <translation type="unfinished">ポーズを決める操作の直近20 sの関節トルクを、休止を除いて表示します</translation>
    </message>
    <message>
        <source>Joint friction</source>
        <translation type="unfinished">関節摩擦</translation>
    </message>
    <message>
        <source>Include viscous and Coulomb friction of the joints in every torque shown</source>
        <translation type="unfinished">表示するすべてのトルクに、関節の粘性摩擦とクーロン摩擦を含めます</translation>
    </message>
    <message>
        <source>Include joint friction in every torque</source>
        <translation type="unfinished">すべてのトルクに関節摩擦を含む</translation>
    </message>
    <message>
        <source>R&amp;otor inertia</source>
        <translation type="unfinished">ロータ慣性(&amp;O)</translation>
    </message>
    <message>
        <source>Include the reflected rotor inertia of the motors in every torque shown</source>
        <translation type="unfinished">表示するすべてのトルクに、モータのロータの換算慣性を含めます</translation>
    </message>
    <message>
        <source>Include rotor inertia in every torque</source>
        <translation type="unfinished">すべてのトルクにロータ慣性を含む</translation>
    </message>
    <message>
        <source>Show the whole plot</source>
        <translation type="unfinished">プロット全体を表示</translation>
    </message>
    <message>
        <source>Show the whole plot (double-click)</source>
        <translation type="unfinished">プロット全体を表示します (ダブルクリック)</translation>
    </message>
    <message>
        <source>Torque of each joint at the cursor</source>
        <translation type="unfinished">カーソル位置での各関節のトルク</translation>
    </message>
    <message>
        <source>Go to Step of This Torque</source>
        <translation type="unfinished">このトルクのステップへ移動</translation>
    </message>
    <message>
        <source>Why This Torque?</source>
        <translation type="unfinished">なぜこのトルクか</translation>
    </message>
    <message>
        <source>Remark on the torques</source>
        <translation type="unfinished">トルクについての注記</translation>
    </message>
    <message>
        <source>Coulomb friction opposes motion. This model sets it to zero at rest, so the torque jumps wherever the motion starts or stops. The curve has a gap at each jump.</source>
        <translation type="unfinished">クーロン摩擦は運動と逆向きです。このモデルでは静止時に0とするので、動き始めと止まるところでトルクが不連続になります。曲線は各不連続点で途切れます。</translation>
    </message>
    <message>
        <source>Planted mistakes</source>
        <translation type="unfinished">仕込んだ誤り</translation>
    </message>
    <message>
        <source>Curves marked “?” are hidden while you predict.</source>
        <translation type="unfinished">「?」の付いた曲線は、予測中は隠されます。</translation>
    </message>
    <message>
        <source>Dashed: with mistakes</source>
        <translation type="unfinished">破線: 誤りを含む</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation type="unfinished">関節</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>adjective: correct torque, without the planted mistakes</extracomment>
        <translation type="unfinished">正</translation>
    </message>
    <message>
        <source>Torque</source>
        <translation type="unfinished">トルク</translation>
    </message>
    <message>
        <source>Wrong</source>
        <extracomment>adjective: torque with the planted mistakes</extracomment>
        <translation type="unfinished">誤</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished">単位</translation>
    </message>
    <message>
        <source>Coulomb friction set to 0 at rest</source>
        <translation type="unfinished">静止時のクーロン摩擦は0</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::TransportBar</name>
    <message>
        <source>Go to the first step</source>
        <translation type="unfinished">最初のステップへ移動します</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>adjective: step of the recursion</extracomment>
        <translation type="unfinished">前へ</translation>
    </message>
    <message>
        <source>Go to the previous step ([)</source>
        <translation type="unfinished">前のステップへ移動します ([)</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>adjective: step of the recursion</extracomment>
        <translation type="unfinished">次へ</translation>
    </message>
    <message>
        <source>Go to the next step (])</source>
        <translation type="unfinished">次のステップへ移動します (])</translation>
    </message>
    <message>
        <source>Go to the end of the pass</source>
        <translation type="unfinished">内向きまたは外向き計算の終わりへ移動します</translation>
    </message>
    <message>
        <source>Go to the last step</source>
        <translation type="unfinished">最後のステップへ移動します</translation>
    </message>
    <message>
        <source>Step automatically</source>
        <translation type="unfinished">自動的にステップを進めます</translation>
    </message>
    <message>
        <source>Predict</source>
        <extracomment>verb: predict each result before it is shown</extracomment>
        <translation type="unfinished">予測</translation>
    </message>
    <message>
        <source>Predict each result before it is shown (P)</source>
        <translation type="unfinished">各結果を、表示される前に予測します (P)</translation>
    </message>
    <message>
        <source>Return to the step that you came from</source>
        <translation type="unfinished">移動前のステップに戻ります</translation>
    </message>
    <message>
        <source>One step every %1 s</source>
        <translation type="unfinished">%1 sごとに1ステップ</translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished">ステップ</translation>
    </message>
    <message>
        <source>Size of a step</source>
        <translation type="unfinished">ステップの大きさ</translation>
    </message>
    <message>
        <source>By link</source>
        <translation type="unfinished">リンクごと</translation>
    </message>
    <message>
        <source>By equation</source>
        <translation type="unfinished">式ごと</translation>
    </message>
    <message>
        <source>By term</source>
        <translation type="unfinished">項ごと</translation>
    </message>
    <message>
        <source>Formulation</source>
        <translation type="unfinished">定式化</translation>
    </message>
    <message>
        <source>Formulation of the recursion</source>
        <translation type="unfinished">再帰計算の定式化</translation>
    </message>
    <message>
        <source>Vectors in</source>
        <translation type="unfinished">ベクトルの座標系</translation>
    </message>
    <message>
        <source>Frame in which vectors are expressed</source>
        <translation type="unfinished">ベクトルを表す座標系</translation>
    </message>
    <message>
        <source>Link frames</source>
        <translation type="unfinished">リンク座標系</translation>
    </message>
    <message>
        <source>Base frame</source>
        <translation type="unfinished">ベース座標系</translation>
    </message>
    <message>
        <source>World frame</source>
        <translation type="unfinished">ワールド座標系</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::UnfinishedFile</name>
    <message>
        <source>the folder %1 does not exist</source>
        <translation type="unfinished">フォルダ%1がありません</translation>
    </message>
    <message>
        <source>the folder %1 is not writable</source>
        <translation type="unfinished">フォルダ%1に書き込めません</translation>
    </message>
    <message>
        <source>the temporary output could not be renamed (%1)</source>
        <translation type="unfinished">一時出力の名前を変更できませんでした (%1)</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::UnitField</name>
    <message>
        <source>The limit is %1.</source>
        <translation type="unfinished">限界は%1です。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ValueRow</name>
    <message>
        <source>step %1</source>
        <translation type="unfinished">ステップ%1</translation>
    </message>
    <message>
        <source>Copy Full-Precision Value</source>
        <translation type="unfinished">全桁の値をコピー</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::VariantDialog</name>
    <message>
        <source>Student&apos;s Variant</source>
        <translation type="unfinished">学生のバリエーション</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation type="unfinished">演習問題</translation>
    </message>
    <message>
        <source>Id of the student</source>
        <translation type="unfinished">学生のid</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation type="unfinished">選択(&amp;H)…</translation>
    </message>
    <message>
        <source>Exercise:</source>
        <translation type="unfinished">演習問題:</translation>
    </message>
    <message>
        <source>Student:</source>
        <translation type="unfinished">学生:</translation>
    </message>
    <message>
        <source>Secret:</source>
        <translation type="unfinished">秘密の語:</translation>
    </message>
    <message>
        <source>&amp;Take Variant</source>
        <translation type="unfinished">バリエーションを使う(&amp;T)</translation>
    </message>
    <message>
        <source>Open Exercise</source>
        <translation type="unfinished">演習問題を開く</translation>
    </message>
    <message>
        <source>Exercises (*.json);;All files (*)</source>
        <translation type="unfinished">演習問題 (*.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Choose the file of the exercise.</source>
        <translation type="unfinished">演習問題のファイルを選んでください。</translation>
    </message>
    <message>
        <source>Type the student&apos;s id, as it is in the list of the class.</source>
        <translation type="unfinished">学生のidを、クラスのリストのとおりに入力してください。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Variant %1&lt;/b&gt;. If the student&apos;s sheet has another code, the secret, the id or the exercise is another one.</source>
        <extracomment>%1: the code of a student&apos;s variant</extracomment>
        <translation type="unfinished">&lt;b&gt;バリアント %1&lt;/b&gt;。学生の用紙のコードがこれと異なる場合は、秘密の語、ID、演習のいずれかが違います。</translation>
    </message>
    <message>
        <source>The student&apos;s variant</source>
        <translation type="unfinished">学生のバリアント</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::VariantPages</name>
    <message>
        <source>Three variants with their answers</source>
        <translation type="unfinished">3つのバリエーションとその答え</translation>
    </message>
    <message>
        <source>%1, variant %2</source>
        <extracomment>%1: name of a student, %2: the code of the student&apos;s variant</extracomment>
        <translation type="unfinished">%1、バリエーション%2</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation type="unfinished">答え</translation>
    </message>
    <message>
        <source>Student %1</source>
        <translation type="unfinished">学生%1</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::VideoDialog</name>
    <message>
        <source>H.264: plays almost everywhere, including in slides.</source>
        <translation type="unfinished">H.264: スライドを含め、ほぼどこでも再生できます。</translation>
    </message>
    <message>
        <source>VP9: small files for web pages. Takes the longest to encode.</source>
        <translation type="unfinished">VP9: ウェブページ向けの小さいファイル。エンコードに最も時間がかかります。</translation>
    </message>
    <message>
        <source>Loops in any browser, with at most 255 colours per frame.</source>
        <translation type="unfinished">どのブラウザでも繰り返し再生されます。色は1フレームあたり255色までです。</translation>
    </message>
    <message>
        <source>A folder with one picture per frame, for other programs.</source>
        <translation type="unfinished">1フレームにつき1つの画像を入れたフォルダ、ほかのプログラム用。</translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished">形式</translation>
    </message>
    <message>
        <source>Size of the picture</source>
        <translation type="unfinished">画像の大きさ</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation type="unfinished">毎秒のフレーム数</translation>
    </message>
    <message>
        <source>Speed of the motion</source>
        <translation type="unfinished">動作の速さ</translation>
    </message>
    <message>
        <source>Part of the motion</source>
        <translation type="unfinished">動作の範囲</translation>
    </message>
    <message>
        <source>Plots in the video</source>
        <translation type="unfinished">動画内のプロット</translation>
    </message>
    <message>
        <source>Show &amp;time in the picture</source>
        <translation type="unfinished">画像に時刻を表示(&amp;T)</translation>
    </message>
    <message>
        <source>Save Video</source>
        <translation type="unfinished">動画の保存</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation type="unfinished">形式(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation type="unfinished">大きさ(&amp;S):</translation>
    </message>
    <message>
        <source>F&amp;rames per second:</source>
        <translation type="unfinished">毎秒のフレーム数(&amp;R):</translation>
    </message>
    <message>
        <source>Spee&amp;d:</source>
        <translation type="unfinished">速さ(&amp;D):</translation>
    </message>
    <message>
        <source>&amp;Part:</source>
        <extracomment>noun: part of the motion that is recorded</extracomment>
        <translation type="unfinished">範囲(&amp;P):</translation>
    </message>
    <message>
        <source>P&amp;lots:</source>
        <extracomment>noun: whether and where plots are shown in the video</extracomment>
        <translation type="unfinished">プロット(&amp;L):</translation>
    </message>
    <message>
        <source>Result:</source>
        <translation type="unfinished">結果:</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished">保存…</translation>
    </message>
    <message>
        <source>MP4</source>
        <translation type="unfinished">MP4</translation>
    </message>
    <message>
        <source>WebM</source>
        <translation type="unfinished">WebM</translation>
    </message>
    <message>
        <source>GIF</source>
        <translation type="unfinished">GIF</translation>
    </message>
    <message>
        <source>PNG pictures</source>
        <translation type="unfinished">PNG画像</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <extracomment>%1: width, %2: height</extracomment>
        <translation type="unfinished">%1 × %2ピクセル</translation>
    </message>
    <message>
        <source>Same as 3D view, %1</source>
        <translation type="unfinished">3Dビューと同じ、%1</translation>
    </message>
    <message>
        <source>Real time</source>
        <extracomment>adjective: speed of the video</extracomment>
        <translation type="unfinished">実時間</translation>
    </message>
    <message>
        <source>%1× real time</source>
        <translation type="unfinished">実時間の%1倍</translation>
    </message>
    <message>
        <source>%1 to %2 s</source>
        <extracomment>%1 and %2: start and end in seconds</extracomment>
        <translation type="unfinished">%1から%2 s</translation>
    </message>
    <message>
        <source>The whole motion, %1</source>
        <translation type="unfinished">動作全体、%1</translation>
    </message>
    <message>
        <source>The played range, %1</source>
        <translation type="unfinished">再生範囲、%1</translation>
    </message>
    <message>
        <source>3D view only</source>
        <translation type="unfinished">3Dビューのみ</translation>
    </message>
    <message>
        <source>Torques below the 3D view</source>
        <translation type="unfinished">3Dビューの下にトルク</translation>
    </message>
    <message>
        <source>Torques beside the 3D view</source>
        <translation type="unfinished">3Dビューの横にトルク</translation>
    </message>
    <message>
        <source>GIF supports at most %1 frames per second</source>
        <translation type="unfinished">GIFのフレーム数は毎秒%1までです</translation>
    </message>
    <message>
        <source>%1 frames, %2 s, about %3</source>
        <extracomment>%1: number of pictures, %2: seconds, %3: size of the file with its unit</extracomment>
        <translation type="unfinished">%1フレーム、%2 s、約%3</translation>
    </message>
    <message>
        <source>%1 frames, %2 s, about %3. Recording takes a while because each frame needs at least 0.1 s.</source>
        <extracomment>%1: number of pictures, %2: seconds, %3: size of the file with its unit</extracomment>
        <translation type="unfinished">%1フレーム、%2 s、約%3。各フレームに0.1 s以上かかるので、記録には時間がかかります。</translation>
    </message>
    <message>
        <source>Result: %1</source>
        <translation type="unfinished">結果: %1</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::VideoFlow</name>
    <message>
        <source>Video saved: %1</source>
        <translation type="unfinished">動画を保存しました: %1</translation>
    </message>
    <message>
        <source>The recording was cancelled. Nothing was saved.</source>
        <translation type="unfinished">記録をキャンセルしました。何も保存していません。</translation>
    </message>
    <message>
        <source>The recording stopped because %1. Nothing was saved.</source>
        <translation type="unfinished">記録が停止しました。理由: %1。何も保存していません。</translation>
    </message>
    <message>
        <source>The video was not saved: %1.</source>
        <translation type="unfinished">動画を保存できませんでした: %1。</translation>
    </message>
    <message>
        <source>%1 is still being recorded.</source>
        <translation type="unfinished">%1はまだ記録中です。</translation>
    </message>
    <message>
        <source>There is no motion to record. Create a motion in Move first.</source>
        <translation type="unfinished">記録する動作がありません。先に「動作」で動作を作成してください。</translation>
    </message>
    <message>
        <source>There is no 3D view to record.</source>
        <translation type="unfinished">記録する3Dビューがありません。</translation>
    </message>
    <message>
        <source>%1-motion</source>
        <translation type="unfinished">%1-motion</translation>
    </message>
    <message>
        <source>Save Pictures to Folder</source>
        <translation type="unfinished">画像をフォルダに保存</translation>
    </message>
    <message>
        <source>Save Video</source>
        <translation type="unfinished">動画の保存</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::VideoProgress</name>
    <message>
        <source>Recording %1</source>
        <translation type="unfinished">%1を記録中</translation>
    </message>
    <message>
        <source>Current frame</source>
        <translation type="unfinished">現在のフレーム</translation>
    </message>
    <message>
        <source>Frames written</source>
        <translation type="unfinished">書き込んだフレーム</translation>
    </message>
    <message>
        <source>Frame 1 of %1</source>
        <translation type="unfinished">フレーム1/%1</translation>
    </message>
    <message>
        <source>Frame %1 of %2</source>
        <extracomment>picture of a video; %1: its number, %2: number of pictures</extracomment>
        <translation type="unfinished">フレーム%1/%2</translation>
    </message>
    <message>
        <source>Finishing the file</source>
        <translation type="unfinished">ファイルの仕上げ中</translation>
    </message>
    <message>
        <source>You can go on using the window, but an edit cancels the recording</source>
        <translation type="unfinished">ウィンドウは引き続き使えますが、編集すると記録がキャンセルされます</translation>
    </message>
    <message>
        <source>About %1 s left</source>
        <translation type="unfinished">残り約%1 s</translation>
    </message>
    <message>
        <source>About %1 min left</source>
        <translation type="unfinished">残り約%1 min</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::VideoRecorder</name>
    <message>
        <source>the 3D view was not drawn; keep its window visible while recording</source>
        <translation type="unfinished">3Dビューが描画されませんでした。記録中はウィンドウを表示したままにしてください</translation>
    </message>
    <message>
        <source>Record the motion</source>
        <translation type="unfinished">動作を記録</translation>
    </message>
    <message>
        <source>there is no 3D view to record</source>
        <translation type="unfinished">記録する3Dビューがありません</translation>
    </message>
    <message>
        <source>the robot or its motion was changed</source>
        <translation type="unfinished">ロボットまたはその動作が変更されました</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ViewBinding</name>
    <message>
        <source>Move end effector</source>
        <translation type="unfinished">エンドエフェクタを移動</translation>
    </message>
    <message>
        <source>Rotate end effector</source>
        <translation type="unfinished">エンドエフェクタを回転</translation>
    </message>
    <message>
        <source>Pull %1</source>
        <translation type="unfinished">%1を引く</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation type="unfinished">%1を動かす</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ViewWidget</name>
    <message>
        <source>The robot cannot be shown in 3D.

%1

Everything else works. To see the robot, start Linkwright on a desktop with OpenGL 3.3 or later. Software rendering (Mesa llvmpipe) is sufficient. On a machine without a screen, use xvfb-run with the GLX extension.</source>
        <translation type="unfinished">ロボットを3Dで表示できません。

%1

ほかの機能はすべて使えます。ロボットを見るには、OpenGL 3.3以降を備えたデスクトップでLinkwrightを起動してください。ソフトウェア描画（Mesa llvmpipe）でも十分です。画面のない計算機では、GLX拡張を有効にしたxvfb-runを使ってください。</translation>
    </message>
    <message>
        <source>3D view, not available</source>
        <translation type="unfinished">3Dビュー、利用不可</translation>
    </message>
    <message>
        <source>3D view of the robot</source>
        <translation type="unfinished">ロボットの3Dビュー</translation>
    </message>
    <message>
        <source>Drag with a mouse button to orbit or pan, and turn the wheel to zoom. Drag the handles at the end effector to move it. To move the joints by keyboard, use the Joints panel.</source>
        <translation type="unfinished">マウスボタンでドラッグすると視点の回転または平行移動、ホイールで拡大縮小します。エンドエフェクタのハンドルをドラッグすると、エンドエフェクタが動きます。キーボードで関節を動かすには、「関節」パネルを使います。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::WalkMap</name>
    <message>
        <source>Map of the recursion</source>
        <translation type="unfinished">再帰計算のマップ</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation type="unfinished">未計算</translation>
    </message>
    <message>
        <source>computed</source>
        <extracomment>adjective: a link that the recursion has reached</extracomment>
        <translation type="unfinished">計算済み</translation>
    </message>
    <message>
        <source>current step</source>
        <translation type="unfinished">現在のステップ</translation>
    </message>
    <message>
        <source>waits for the other subtrees</source>
        <translation type="unfinished">ほかの部分木を待機中</translation>
    </message>
    <message>
        <source>%1 (i = %2): %3</source>
        <extracomment>%1: name of a link, %2: its number, %3: its state (&quot;not yet visited&quot;)</extracomment>
        <translation type="unfinished">%1（i = %2）: %3</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::WaveForm</name>
    <message>
        <source>Ampl.</source>
        <translation type="unfinished">振幅</translation>
    </message>
    <message>
        <source>Amplitude of %1</source>
        <translation type="unfinished">%1の振幅</translation>
    </message>
    <message>
        <source>Freq.</source>
        <translation type="unfinished">周波数</translation>
    </message>
    <message>
        <source>Frequency of %1</source>
        <translation type="unfinished">%1の周波数</translation>
    </message>
    <message>
        <source>At End</source>
        <translation type="unfinished">終了時</translation>
    </message>
    <message>
        <source>Frequency of %1 at the end</source>
        <translation type="unfinished">終了時の%1の周波数</translation>
    </message>
    <message>
        <source>must be at least 0</source>
        <translation type="unfinished">0以上である必要があります</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation type="unfinished">位相</translation>
    </message>
    <message>
        <source>Phase of %1</source>
        <translation type="unfinished">%1の位相</translation>
    </message>
    <message>
        <source>Amplitude, frequency and phase of each joint</source>
        <translation type="unfinished">各関節の振幅、周波数、位相</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::WaypointList</name>
    <message>
        <source>Waypoints of the motion</source>
        <translation type="unfinished">動作のウェイポイント</translation>
    </message>
    <message>
        <source>Dragging the robot changes the selected waypoint. Enter goes to a waypoint, F2 names it, and Delete removes it.</source>
        <translation type="unfinished">ロボットをドラッグすると、選択したウェイポイントが変わります。Enterでウェイポイントへ移動し、F2で名前を付け、Deleteで削除します。</translation>
    </message>
    <message>
        <source>Add the current pose as a waypoint</source>
        <translation type="unfinished">現在のポーズをウェイポイントとして追加します</translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished">追加</translation>
    </message>
    <message>
        <source>Add a saved pose as a waypoint</source>
        <translation type="unfinished">保存したポーズをウェイポイントとして追加します</translation>
    </message>
    <message>
        <source>Duplicate the selected waypoint</source>
        <translation type="unfinished">選択したウェイポイントを複製します</translation>
    </message>
    <message>
        <source>Save the selected waypoint as a named pose</source>
        <translation type="unfinished">選択したウェイポイントを名前付きのポーズとして保存します</translation>
    </message>
    <message>
        <source>Move the selected waypoint up</source>
        <translation type="unfinished">選択したウェイポイントを上へ移動します</translation>
    </message>
    <message>
        <source>Move the selected waypoint down</source>
        <translation type="unfinished">選択したウェイポイントを下へ移動します</translation>
    </message>
    <message>
        <source>Remove the selected waypoint</source>
        <translation type="unfinished">選択したウェイポイントを削除します</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>verb: make a copy of the waypoint</extracomment>
        <translation type="unfinished">複製</translation>
    </message>
    <message>
        <source>Save as Named Pose</source>
        <translation type="unfinished">名前付きのポーズとして保存</translation>
    </message>
    <message>
        <source>Move Up</source>
        <extracomment>adverb: move the waypoint up in the list</extracomment>
        <translation type="unfinished">上へ移動</translation>
    </message>
    <message>
        <source>Move Down</source>
        <extracomment>adverb: move the waypoint down in the list</extracomment>
        <translation type="unfinished">下へ移動</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished">削除</translation>
    </message>
    <message>
        <source>No saved poses yet</source>
        <translation type="unfinished">保存したポーズなし</translation>
    </message>
    <message>
        <source>Drag the end effector or a joint to change the centre pose.</source>
        <translation type="unfinished">エンドエフェクタまたは関節をドラッグすると、中心のポーズが変わります。</translation>
    </message>
    <message>
        <source>Click the centre pose to edit it by dragging.</source>
        <translation type="unfinished">中心のポーズをクリックすると、ドラッグで編集できます。</translation>
    </message>
    <message>
        <source>Drag the end effector or a joint to move waypoint %1.</source>
        <translation type="unfinished">エンドエフェクタまたは関節をドラッグすると、ウェイポイント%1が動きます。</translation>
    </message>
    <message>
        <source>Now drag the end effector elsewhere and add the next waypoint.</source>
        <translation type="unfinished">次に、エンドエフェクタを別の場所へドラッグし、次のウェイポイントを追加してください。</translation>
    </message>
    <message>
        <source>The current pose is not part of the motion, so dragging does not change a waypoint. Add the pose after waypoint %1, or select waypoint %1 to edit it.</source>
        <translation type="unfinished">現在のポーズは動作の一部でないので、ドラッグしてもウェイポイントは変わりません。ウェイポイント%1の後にこのポーズを追加するか、ウェイポイント%1を選んで編集してください。</translation>
    </message>
    <message>
        <source>The current pose is not part of the motion, so dragging does not change a waypoint. Add the pose, or select a waypoint to go there.</source>
        <translation type="unfinished">現在のポーズは動作の一部でないので、ドラッグしてもウェイポイントは変わりません。このポーズを追加するか、ウェイポイントを選んでそこへ移動してください。</translation>
    </message>
    <message>
        <source>Drag the end effector elsewhere to add another waypoint, or click waypoint %1 to edit it.</source>
        <translation type="unfinished">エンドエフェクタを別の場所へドラッグしてウェイポイントを追加するか、ウェイポイント%1をクリックして編集してください。</translation>
    </message>
    <message>
        <source>Drag the end effector elsewhere to add a waypoint, or click a waypoint to edit it.</source>
        <translation type="unfinished">エンドエフェクタを別の場所へドラッグしてウェイポイントを追加するか、ウェイポイントをクリックして編集してください。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::WaypointModel</name>
    <message>
        <source>centre</source>
        <extracomment>noun: pose about which the joints oscillate</extracomment>
        <translation type="unfinished">中心</translation>
    </message>
    <message>
        <source>start</source>
        <extracomment>noun: the first waypoint, which no path leads to</extracomment>
        <translation type="unfinished">始点</translation>
    </message>
    <message>
        <source>Waypoint %1, %2, %3, at %4</source>
        <extracomment>%1: number of the waypoint, %2: its pose, %3: the path to it (&quot;Line&quot;), %4: its time</extracomment>
        <translation type="unfinished">ウェイポイント%1、%2、%3、%4</translation>
    </message>
    <message>
        <source>%1, edited by dragging</source>
        <translation type="unfinished">%1、ドラッグで編集中</translation>
    </message>
    <message>
        <source>Waypoint %1: %2, at %3
Press F2 to save it as a named pose</source>
        <extracomment>%1: number of the waypoint, %2: the path to it (&quot;Line&quot;), %3: its time</extracomment>
        <translation type="unfinished">ウェイポイント%1: %2、%3
F2で名前付きのポーズとして保存します</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>abbreviation: number of a waypoint</extracomment>
        <translation type="unfinished">番号</translation>
    </message>
    <message>
        <source>Pose</source>
        <extracomment>noun: pose of a waypoint</extracomment>
        <translation type="unfinished">ポーズ</translation>
    </message>
    <message>
        <source>Path</source>
        <extracomment>noun: kind of the path to a waypoint</extracomment>
        <translation type="unfinished">経路</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>noun: when the waypoint is reached</extracomment>
        <translation type="unfinished">時刻</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::WaypointsPanel</name>
    <message>
        <source>No motion yet.</source>
        <translation type="unfinished">まだ動作がありません。</translation>
    </message>
    <message>
        <source>Drag the robot to the start pose, and set the first waypoint. Drag it to the goal pose, and add the second. The motion and its torques appear at once. Keep dragging to change the goal, or press Space to play.</source>
        <translation type="unfinished">ロボットを始めのポーズまでドラッグし、最初のウェイポイントを設定します。目標のポーズまでドラッグし、2つ目を追加します。動作とそのトルクがすぐに現れます。続けてドラッグすると目標が変わり、スペースキーで再生します。</translation>
    </message>
    <message>
        <source>Set First Waypoint Here</source>
        <translation type="unfinished">ここを最初のウェイポイントに設定</translation>
    </message>
    <message>
        <source>Ready Pose → Current Pose</source>
        <translation type="unfinished">標準ポーズ → 現在のポーズ</translation>
    </message>
    <message>
        <source>Make a motion from the ready pose to the current pose</source>
        <translation type="unfinished">標準ポーズから現在のポーズへの動作を作成します</translation>
    </message>
    <message>
        <source>Type of the motion</source>
        <translation type="unfinished">動作の種類</translation>
    </message>
    <message>
        <source>Convert the current motion to a list of sampled positions</source>
        <translation type="unfinished">現在の動作を、サンプリングした変位のリストに変換します</translation>
    </message>
    <message>
        <source>Motion Settings</source>
        <translation type="unfinished">動作の設定</translation>
    </message>
    <message>
        <source>Segment</source>
        <extracomment>noun: part of the motion between two waypoints</extracomment>
        <translation type="unfinished">区間</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation type="unfinished">限界</translation>
    </message>
    <message>
        <source>Save both poses and make the motion between them</source>
        <translation type="unfinished">両方のポーズを保存し、その間の動作を作成します</translation>
    </message>
    <message>
        <source>The robot is in its ready pose. Move the robot first.</source>
        <translation type="unfinished">ロボットは標準ポーズにあります。先にロボットを動かしてください。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::WhatIfPanel</name>
    <message>
        <source>Planted mistakes</source>
        <translation type="unfinished">仕込んだ誤り</translation>
    </message>
    <message>
        <source>Remove All</source>
        <translation type="unfinished">すべて除去</translation>
    </message>
    <message>
        <source>Remove all planted mistakes</source>
        <translation type="unfinished">仕込んだすべての誤りを取り除きます</translation>
    </message>
    <message>
        <source>Mistakes to plant</source>
        <translation type="unfinished">仕込む誤り</translation>
    </message>
    <message>
        <source>What If…</source>
        <translation type="unfinished">もしも…</translation>
    </message>
    <message>
        <source>Equation</source>
        <translation type="unfinished">式</translation>
    </message>
    <message>
        <source>The selected mistake</source>
        <translation type="unfinished">選択した誤り</translation>
    </message>
    <message>
        <source>Affected equation</source>
        <translation type="unfinished">影響を受ける式</translation>
    </message>
    <message>
        <source>Show Me Where</source>
        <translation type="unfinished">場所</translation>
    </message>
    <message>
        <source>Go to the step that this mistake affects</source>
        <translation type="unfinished">この誤りが影響するステップへ移動します</translation>
    </message>
    <message>
        <source>Show or hide a hint on how to recognise this mistake in the torques</source>
        <translation type="unfinished">この誤りをトルクから見分けるヒントの表示を切り替えます</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished">ヒント</translation>
    </message>
    <message>
        <source>Right and wrong torque of each joint</source>
        <translation type="unfinished">各関節の正しいトルクと誤ったトルク</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation type="unfinished">関節</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>adjective: correct torque, without the planted mistake</extracomment>
        <translation type="unfinished">正</translation>
    </message>
    <message>
        <source>Wrong</source>
        <extracomment>adjective: torque with the planted mistake</extracomment>
        <translation type="unfinished">誤</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>noun: difference of the wrong and the right torque</extracomment>
        <translation type="unfinished">誤差</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished">単位</translation>
    </message>
    <message>
        <source>The joint with the largest error</source>
        <translation type="unfinished">誤差が最大の関節</translation>
    </message>
    <message>
        <source>Force</source>
        <extracomment>noun: an external force on the end effector</extracomment>
        <translation type="unfinished">力</translation>
    </message>
    <message>
        <source>x</source>
        <translation type="unfinished">x</translation>
    </message>
    <message>
        <source>y</source>
        <translation type="unfinished">y</translation>
    </message>
    <message>
        <source>z</source>
        <translation type="unfinished">z</translation>
    </message>
    <message>
        <source>External force on the end effector, through the origin of its frame, in the world frame</source>
        <translation type="unfinished">エンドエフェクタに働く外力。その座標系の原点を通り、ワールド座標系で表します</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished">削除</translation>
    </message>
    <message>
        <source>Remove the external force and moment on the end effector</source>
        <translation type="unfinished">エンドエフェクタの外力と外部モーメントを取り除きます</translation>
    </message>
    <message>
        <source>No mistake is planted. Tick one to see its effect on every torque.</source>
        <translation type="unfinished">誤りは仕込まれていません。チェックを付けると、すべてのトルクへの影響がわかります。</translation>
    </message>
    <message>
        <source>%1, equations on the notation page: %2</source>
        <extracomment>%1: name of a formulation, %2: numbers of its equations</extracomment>
        <translation type="unfinished">%1、記法のページの式: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: title of a mistake, %2: why it cannot be planted here</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>Cannot be planted here: %1</source>
        <translation type="unfinished">ここには仕込めません: %1</translation>
    </message>
    <message>
        <source>Cannot be planted here: %1.</source>
        <translation type="unfinished">ここには仕込めません: %1。</translation>
    </message>
    <message>
        <source>Affects: %1 (%2, equation %3)</source>
        <extracomment>%1: title of an equation, %2: name of a formulation, %3: number of the equation</extracomment>
        <translation type="unfinished">影響: %1（%2、式%3）</translation>
    </message>
    <message>
        <source>Hide Hint</source>
        <translation type="unfinished">ヒントを隠す</translation>
    </message>
    <message>
        <source>Show Hint</source>
        <translation type="unfinished">ヒント</translation>
    </message>
    <message>
        <source>Largest error: hidden while you predict</source>
        <translation type="unfinished">最大誤差: 予測中のため非表示</translation>
    </message>
    <message>
        <source>At this instant no torque is changed.</source>
        <translation type="unfinished">この瞬間には、どのトルクも変わりません。</translation>
    </message>
    <message>
        <source>Largest error: %2 %3 at %1</source>
        <extracomment>%1: name of a joint, %2: error of its torque, %3: its unit</extracomment>
        <translation type="unfinished">最大誤差: %1の%2 %3</translation>
    </message>
    <message>
        <source>Force on %1 along the world %2 axis</source>
        <extracomment>%1: name of a link, %2: an axis (&quot;x&quot;)</extracomment>
        <translation type="unfinished">ワールド%2軸方向の%1の力</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::WhyPanel</name>
    <message>
        <source>Why this torque?</source>
        <translation type="unfinished">なぜこのトルクか</translation>
    </message>
    <message>
        <source>Joint whose torque is explained</source>
        <translation type="unfinished">トルクを説明する関節</translation>
    </message>
    <message>
        <source>&amp;Joint torque</source>
        <translation type="unfinished">関節トルク(&amp;J)</translation>
    </message>
    <message>
        <source>The largest contribution</source>
        <translation type="unfinished">最大の寄与</translation>
    </message>
    <message>
        <source>This robot has no moving joints, so there is no torque to explain.</source>
        <translation type="unfinished">このロボットには可動関節がないので、説明するトルクがありません。</translation>
    </message>
    <message>
        <source>To be predicted</source>
        <translation type="unfinished">予測対象</translation>
    </message>
    <message>
        <source>This torque is still to be predicted. Its contributions appear after you have stepped past it.</source>
        <translation type="unfinished">このトルクはまだ予測対象です。そのステップを過ぎると、寄与が表示されます。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a torque or force; %1: a number, %2: its unit</extracomment>
        <translation type="unfinished">%1 %2</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::WhyTree</name>
    <message>
        <source>Contributions to the torque</source>
        <translation type="unfinished">トルクへの寄与</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation type="unfinished">要因</translation>
    </message>
    <message>
        <source>Contribution</source>
        <translation type="unfinished">寄与</translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished">値</translation>
    </message>
    <message>
        <source>%1 smaller contributions</source>
        <translation type="unfinished">より小さい寄与%1個</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::Workspaces</name>
    <message>
        <source>Tabbed panels</source>
        <translation type="unfinished">タブ付きパネル</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::WrongForm</name>
    <message>
        <source>Mistake: %1</source>
        <translation type="unfinished">誤り: %1</translation>
    </message>
    <message>
        <source>Place: %1, %2</source>
        <extracomment>%1: name of a link, %2: number of an equation</extracomment>
        <translation type="unfinished">場所: %1、%2</translation>
    </message>
    <message>
        <source>Option: %1</source>
        <translation type="unfinished">選択肢: %1</translation>
    </message>
    <message>
        <source>Wrong answers</source>
        <translation type="unfinished">誤答</translation>
    </message>
    <message>
        <source>If</source>
        <translation type="unfinished">条件</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation type="unfinished">返答</translation>
    </message>
    <message>
        <source>Almost</source>
        <translation type="unfinished">あと少し</translation>
    </message>
    <message>
        <source>The first one whose formula holds is said; a formula is one such as abs(a1 - 2 * T1) &lt; 0.05</source>
        <translation type="unfinished">数式が最初に成り立つものが示されます。数式はたとえばabs(a1 - 2 * T1) &lt; 0.05です</translation>
    </message>
    <message>
        <source>Add &amp;Formula</source>
        <translation type="unfinished">数式を追加(&amp;F)</translation>
    </message>
    <message>
        <source>Add a wrong answer that a formula tells</source>
        <translation type="unfinished">数式で判定する誤答を追加します</translation>
    </message>
    <message>
        <source>Add Opti&amp;on</source>
        <translation type="unfinished">選択肢を追加(&amp;O)</translation>
    </message>
    <message>
        <source>Add a wrong option, with a reply of its own</source>
        <translation type="unfinished">固有の返答をもつ誤った選択肢を追加します</translation>
    </message>
    <message>
        <source>Add the Place Seen</source>
        <translation type="unfinished">表示中の場所を追加</translation>
    </message>
    <message>
        <source>Add the current line of the walk in the window as a wrong answer</source>
        <translation type="unfinished">ウィンドウに表示中の再帰計算の行を誤答として追加します</translation>
    </message>
    <message>
        <source>Write Reply</source>
        <translation type="unfinished">返答を書く</translation>
    </message>
    <message>
        <source>Write this reply above, with a preview</source>
        <translation type="unfinished">この返答を上でプレビューしながら書きます</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished">削除</translation>
    </message>
    <message>
        <source>Take this wrong answer out</source>
        <translation type="unfinished">この誤答を削除します</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation type="unfinished">前へ</translation>
    </message>
    <message>
        <source>Try this one before the one above</source>
        <translation type="unfinished">これを上のものより先に試します</translation>
    </message>
    <message>
        <source>Later</source>
        <translation type="unfinished">後へ</translation>
    </message>
    <message>
        <source>Try this one after the one below</source>
        <translation type="unfinished">これを下のものより後に試します</translation>
    </message>
    <message>
        <source>Wrong Results That Can Be Recognised</source>
        <translation type="unfinished">識別できる誤った結果</translation>
    </message>
    <message>
        <source>Wrong results that can be recognised</source>
        <translation type="unfinished">識別できる誤った結果</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation type="unfinished">誤り</translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished">結果</translation>
    </message>
    <message>
        <source>Recognisable</source>
        <translation type="unfinished">識別の可否</translation>
    </message>
    <message>
        <source>Double-click a mistake, or press Enter, to add it as a wrong answer</source>
        <translation type="unfinished">誤りをダブルクリックするか、Enterキーを押すと、誤答として追加します</translation>
    </message>
    <message>
        <source>Add &amp;Mistake</source>
        <translation type="unfinished">誤りを追加(&amp;M)</translation>
    </message>
    <message>
        <source>Add the selected mistake as a wrong answer</source>
        <translation type="unfinished">選択した誤りを誤答として追加します</translation>
    </message>
    <message>
        <source>The answer is nearly right</source>
        <translation type="unfinished">答えはほぼ正しい</translation>
    </message>
    <message>
        <source>added</source>
        <translation type="unfinished">追加済み</translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished">はい</translation>
    </message>
    <message>
        <source>no: no number</source>
        <translation type="unfinished">不可: 数値でない</translation>
    </message>
    <message>
        <source>no: same as right</source>
        <translation type="unfinished">不可: 正解と同じ</translation>
    </message>
    <message>
        <source>no: same as another</source>
        <translation type="unfinished">不可: ほかと同じ</translation>
    </message>
</context>
</TS>
