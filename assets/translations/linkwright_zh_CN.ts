<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AbilityWords</name>
    <message>
        <source>%1 per rad/s or per m/s</source>
        <translation type="unfinished">每rad/s或每m/s对应%1</translation>
    </message>
    <message>
        <source>%1 per %2</source>
        <extracomment>%1: unit of the velocity of the end effector, %2: unit of the velocity of joints</extracomment>
        <translation type="unfinished">每%2对应%1</translation>
    </message>
    <message>
        <source>No joint rotates the end effector.</source>
        <translation type="unfinished">没有关节使末端执行器转动。</translation>
    </message>
    <message>
        <source>No joint moves the end effector&apos;s origin.</source>
        <translation type="unfinished">没有关节使末端执行器原点移动。</translation>
    </message>
    <message>
        <source>Manipulability √det(J Jᵀ) = σ₁σ₂σ₃ = %1</source>
        <translation type="unfinished">可操作度√det(J Jᵀ) = σ₁σ₂σ₃ = %1</translation>
    </message>
    <message>
        <source>Manipulability σ₁σ₂ = %1, for the two possible directions</source>
        <translation type="unfinished">可操作度σ₁σ₂ = %1，针对两个可行方向</translation>
    </message>
    <message>
        <source>Manipulability σ₁ = %1, for the one possible direction</source>
        <translation type="unfinished">可操作度σ₁ = %1，针对唯一可行方向</translation>
    </message>
    <message>
        <source>The condition number is 1 because only one direction is possible.</source>
        <translation type="unfinished">条件数为1，因为只有一个可行方向。</translation>
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
        <translation type="unfinished">%1和%2</translation>
    </message>
    <message>
        <source>The condition number is infinite because the pose is singular. The end effector cannot rotate about %1.</source>
        <translation type="unfinished">条件数为无穷大，因为处于奇异位形。末端执行器不能绕%1转动。</translation>
    </message>
    <message>
        <source>The condition number is infinite because the pose is singular. The end effector cannot move along %1.</source>
        <translation type="unfinished">条件数为无穷大，因为处于奇异位形。末端执行器不能沿%1移动。</translation>
    </message>
    <message>
        <source>1 %1 is drawn as %2 m</source>
        <extracomment>scale of arrows and ellipsoids; %1: a unit, %2: a length</extracomment>
        <translation type="unfinished">1 %1绘制为%2 m</translation>
    </message>
    <message>
        <source>Longer axes are cut off at %1 m.</source>
        <translation type="unfinished">更长的轴在%1 m处截断。</translation>
    </message>
    <message>
        <source>no limits</source>
        <translation type="unfinished">无限位</translation>
    </message>
    <message>
        <source>%1 to lower limit</source>
        <translation type="unfinished">距下限%1</translation>
    </message>
    <message>
        <source>%1 to upper limit</source>
        <translation type="unfinished">距上限%1</translation>
    </message>
    <message>
        <source>No joint moves this end effector.</source>
        <translation type="unfinished">没有关节能移动该末端执行器。</translation>
    </message>
    <message numerus="yes">
        <source>All %n joint(s) are needed to keep the end effector&apos;s position.</source>
        <translation type="unfinished">
            <numerusform>保持末端执行器的位置需要全部%n个关节。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n joint(s) are needed to keep the end effector&apos;s pose, so the arm is not redundant.</source>
        <translation type="unfinished">
            <numerusform>保持末端执行器的位姿需要全部%n个关节，因此该机械臂不冗余。</numerusform>
        </translation>
    </message>
    <message>
        <source>If only the position is kept, the end effector can rotate about its origin.</source>
        <translation type="unfinished">若只保持位置，末端执行器可绕其原点转动。</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished">无限位</translation>
    </message>
    <message>
        <source>%1 at its limit</source>
        <translation type="unfinished">%1处于限位</translation>
    </message>
    <message>
        <source>%1 cannot move further</source>
        <translation type="unfinished">%1不能继续运动</translation>
    </message>
    <message>
        <source>a singular pose</source>
        <translation type="unfinished">奇异位形</translation>
    </message>
    <message>
        <source>no motion left</source>
        <translation type="unfinished">没有剩余运动</translation>
    </message>
</context>
<context>
    <name>ArmScene</name>
    <message>
        <source>revolute joint</source>
        <translation type="unfinished">旋转关节</translation>
    </message>
    <message>
        <source>prismatic joint</source>
        <translation type="unfinished">移动关节</translation>
    </message>
    <message>
        <source>centre of mass</source>
        <translation type="unfinished">质心</translation>
    </message>
    <message>
        <source>z axes of the link frames</source>
        <translation type="unfinished">各连杆坐标系的z轴</translation>
    </message>
    <message>
        <source>1, 2, …: joint numbers</source>
        <translation type="unfinished">1, 2, …：关节编号</translation>
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
        <translation type="unfinished">放弃(&amp;D)</translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message>
        <source>the world frame</source>
        <translation type="unfinished">世界坐标系</translation>
    </message>
    <message>
        <source>the parent frame</source>
        <translation type="unfinished">父坐标系</translation>
    </message>
    <message>
        <source>a child&apos;s frame</source>
        <translation type="unfinished">某个子坐标系</translation>
    </message>
    <message>
        <source>the link frame</source>
        <translation type="unfinished">连杆坐标系</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: title of a mistake, %2: the frame that it was made in</extracomment>
        <translation type="unfinished">%1 (%2)</translation>
    </message>
    <message>
        <source>line %1, %2 of %3</source>
        <extracomment>place in a table; %1: number of the line, %2: a symbol or quantity, %3: name of a link</extracomment>
        <translation type="unfinished">第%1行，%3的%2</translation>
    </message>
    <message>
        <source>This mistake does not explain line %1.</source>
        <translation type="unfinished">该错误不能解释第%1行。</translation>
    </message>
    <message>
        <source>This mistake does not explain %1 other rows (lines %2).</source>
        <extracomment>%1: number of rows, %2: numbers of lines</extracomment>
        <translation type="unfinished">该错误不能解释另外%1行（第%2行）。</translation>
    </message>
    <message>
        <source>Correct this mistake first, then look at %1.</source>
        <extracomment>a likely mistake; %1: place in a table (&quot;line 3, v of link_2&quot;)</extracomment>
        <translation type="unfinished">先改正该错误，再查看%1。</translation>
    </message>
    <message>
        <source>the sign is reversed</source>
        <translation type="unfinished">符号相反</translation>
    </message>
    <message>
        <source>degrees instead of radians</source>
        <translation type="unfinished">用了度而不是弧度</translation>
    </message>
    <message>
        <source>the right vector in another frame</source>
        <translation type="unfinished">向量正确，但所用坐标系不同</translation>
    </message>
    <message>
        <source>the matrix is transposed</source>
        <translation type="unfinished">矩阵被转置</translation>
    </message>
    <message>
        <source>the angular and linear parts of the spatial vector are swapped</source>
        <translation type="unfinished">空间向量的角分量与线分量互换</translation>
    </message>
    <message>
        <source>gravity is treated as a force instead of as an acceleration of the base, or vice versa</source>
        <translation type="unfinished">把重力当作力，而不是基座的加速度，或者相反</translation>
    </message>
    <message>
        <source>agrees</source>
        <extracomment>verb: a value of a table</extracomment>
        <translation type="unfinished">一致</translation>
    </message>
    <message>
        <source>differs by %1 (%2 %)</source>
        <extracomment>a value of a table; %1: absolute difference, %2: relative difference</extracomment>
        <translation type="unfinished">相差%1（%2 %）</translation>
    </message>
    <message>
        <source>differs by %1 in v%2 (%3 %)</source>
        <extracomment>a vector of a table; %1: absolute difference, %2: number of a component, %3: relative difference</extracomment>
        <translation type="unfinished">v%2相差%1（%3 %）</translation>
    </message>
    <message>
        <source>%1 numbers instead of %2</source>
        <extracomment>%1: how many numbers a row has, %2: how many it must have</extracomment>
        <translation type="unfinished">有%1个数，应为%2个</translation>
    </message>
    <message>
        <source>not found in the recursion</source>
        <translation type="unfinished">递推中没有该项</translation>
    </message>
    <message>
        <source>not filled in</source>
        <translation type="unfinished">未填写</translation>
    </message>
    <message>
        <source>No differences. Rows not found: %1.</source>
        <translation type="unfinished">没有差异。未找到的行：%1。</translation>
    </message>
    <message>
        <source>All the values entered agree.</source>
        <translation type="unfinished">所填的值全部一致。</translation>
    </message>
    <message>
        <source>There is nothing to compare. Fill in at least one value.</source>
        <translation type="unfinished">没有可比较的内容。至少填写一个值。</translation>
    </message>
    <message>
        <source>First difference: %1.</source>
        <extracomment>%1: place in a table (&quot;line 3, v of link_2&quot;)</extracomment>
        <translation type="unfinished">第一处差异：%1。</translation>
    </message>
    <message>
        <source>First difference: %1 (step %2).</source>
        <extracomment>%1: place in a table (&quot;line 3, v of link_2&quot;), %2: number of a step of the recursion</extracomment>
        <translation type="unfinished">第一处差异：%1（步骤%2）。</translation>
    </message>
    <message>
        <source>The difference matches none of the known mistakes. Check for a typing error.</source>
        <translation type="unfinished">该差异与已知的错误都不符。检查是否有输入错误。</translation>
    </message>
    <message>
        <source>Likely mistake: %1. It explains %2 of %3 differing rows.</source>
        <extracomment>%1: title of a mistake, %2 and %3: numbers of rows</extracomment>
        <translation type="unfinished">可能的错误：%1。它能解释%3个不同行中的%2行。</translation>
    </message>
</context>
<context>
    <name>ColladaCheck</name>
    <message>
        <source>&lt;%1&gt; contains a value that is not a number</source>
        <translation type="unfinished">&lt;%1&gt;含有不是数的值</translation>
    </message>
    <message>
        <source>the attribute “%1” of &lt;%2&gt; is not valid</source>
        <extracomment>%1: name of an XML attribute, %2: name of an XML element</extracomment>
        <translation type="unfinished">&lt;%2&gt;的属性“%1”无效</translation>
    </message>
    <message>
        <source>the file declares its own document type, which is not supported</source>
        <translation type="unfinished">文件声明了自己的文档类型，不支持这种文件</translation>
    </message>
    <message>
        <source>the elements of the file are nested too deeply</source>
        <translation type="unfinished">文件中元素的嵌套过深</translation>
    </message>
    <message>
        <source>the file is not a COLLADA file</source>
        <translation type="unfinished">该文件不是COLLADA文件</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <extracomment>%1: number of a line in a file, %2: what is wrong there</extracomment>
        <translation type="unfinished">第%1行：%2</translation>
    </message>
    <message>
        <source>a node contains itself</source>
        <translation type="unfinished">某个节点包含其自身</translation>
    </message>
    <message>
        <source>the file has more than %1 nodes</source>
        <translation type="unfinished">文件的节点数超过%1</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>the base</source>
        <translation type="unfinished">基座</translation>
    </message>
    <message>
        <source>world frame</source>
        <translation type="unfinished">世界坐标系</translation>
    </message>
    <message>
        <source>frame of %1</source>
        <translation type="unfinished">%1的坐标系</translation>
    </message>
    <message>
        <source>%1, about the world origin</source>
        <translation type="unfinished">%1，关于世界原点</translation>
    </message>
    <message>
        <source>%1, about its origin</source>
        <translation type="unfinished">%1，关于其原点</translation>
    </message>
    <message>
        <source>force</source>
        <translation type="unfinished">力</translation>
    </message>
    <message>
        <source>moment</source>
        <extracomment>noun: of a force</extracomment>
        <translation type="unfinished">力矩</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: &quot;force&quot; or &quot;moment&quot;, %2: how it changes from one formulation to the next</extracomment>
        <translation type="unfinished">%1：%2</translation>
    </message>
    <message>
        <source>includes −m g</source>
        <translation type="unfinished">含−m g</translation>
    </message>
    <message>
        <source>includes −g</source>
        <translation type="unfinished">含−g</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: title of an equation, %2: name of a link</extracomment>
        <translation type="unfinished">%1，%2</translation>
    </message>
    <message>
        <source>All four formulations agree. The largest difference is %1 (relative %2), in the %3 of %4.</source>
        <extracomment>formulations; %1 and %2: numbers, %3: name of a quantity, %4: name of a link</extracomment>
        <translation type="unfinished">四种表述的结果全部一致。最大差异为%1（相对值%2），出现在%4的%3中。</translation>
    </message>
    <message>
        <source>All three formulations agree. The largest difference is %1 (relative %2), in the %3 of %4.</source>
        <extracomment>formulations; %1 and %2: numbers, %3: name of a quantity, %4: name of a link</extracomment>
        <translation type="unfinished">三种表述的结果全部一致。最大差异为%1（相对值%2），出现在%4的%3中。</translation>
    </message>
    <message>
        <source>The formulations do not agree. The first difference is %5 (relative %6), in the %1 of %2, between %3 and %4.</source>
        <extracomment>%1: name of a quantity, %2: of a link, %3 and %4: of formulations, %5 and %6: numbers</extracomment>
        <translation type="unfinished">各表述的结果不一致。第一处差异为%5（相对值%6），出现在%2的%1中，位于%3与%4之间。</translation>
    </message>
    <message>
        <source>rotated into the world frame</source>
        <translation type="unfinished">旋转到世界坐标系</translation>
    </message>
    <message>
        <source>rotated back into the link frame</source>
        <translation type="unfinished">旋转回连杆坐标系</translation>
    </message>
    <message>
        <source>combined with the parent&apos;s pose in the world</source>
        <translation type="unfinished">与父连杆在世界中的位姿合成</translation>
    </message>
    <message>
        <source>taken relative to the parent</source>
        <translation type="unfinished">取相对于父连杆的量</translation>
    </message>
    <message>
        <source>moved to the world origin</source>
        <translation type="unfinished">移到世界原点</translation>
    </message>
    <message>
        <source>moved to the link origin</source>
        <translation type="unfinished">移到连杆原点</translation>
    </message>
    <message>
        <source>moved to the centre of mass</source>
        <translation type="unfinished">移到质心</translation>
    </message>
    <message>
        <source>g added</source>
        <translation type="unfinished">加上g</translation>
    </message>
    <message>
        <source>g subtracted</source>
        <translation type="unfinished">减去g</translation>
    </message>
    <message>
        <source>weight m g added</source>
        <translation type="unfinished">加上重量m g</translation>
    </message>
    <message>
        <source>weight m g subtracted</source>
        <translation type="unfinished">减去重量m g</translation>
    </message>
    <message>
        <source>ω × v added</source>
        <translation type="unfinished">加上ω × v</translation>
    </message>
    <message>
        <source>ω × v subtracted</source>
        <translation type="unfinished">减去ω × v</translation>
    </message>
    <message>
        <source>the same values</source>
        <translation type="unfinished">数值相同</translation>
    </message>
    <message>
        <source>No such step, because the spatial inertia already contains the position of the centre of mass.</source>
        <translation type="unfinished">没有这一步，因为空间惯量已包含质心位置。</translation>
    </message>
    <message>
        <source>No such step, because the joint axis is constant in the link frame.</source>
        <translation type="unfinished">没有这一步，因为关节轴在连杆坐标系中不变。</translation>
    </message>
    <message>
        <source>No such step, because the centre of mass and the inertia are constant in the link frame.</source>
        <translation type="unfinished">没有这一步，因为质心和惯量在连杆坐标系中不变。</translation>
    </message>
    <message>
        <source>No such step, because this formulation treats the inertias in the world frame as part of the known geometry.</source>
        <translation type="unfinished">没有这一步，因为该表述把世界坐标系中的惯量视为已知几何量的一部分。</translation>
    </message>
    <message>
        <source>No such step, because no force is passed from link to link. The forces are contained in the torque contributions.</source>
        <translation type="unfinished">没有这一步，因为连杆之间不传递力。各力已包含在力矩贡献中。</translation>
    </message>
    <message>
        <source>No such step, because no external force acts and gravity is included in the accelerations.</source>
        <translation type="unfinished">没有这一步，因为没有外力作用，而重力已计入加速度。</translation>
    </message>
    <message>
        <source>No such step, because the recursion does not split a torque into contributions of the links.</source>
        <translation type="unfinished">没有这一步，因为该递推不把力矩分解为各连杆的贡献。</translation>
    </message>
    <message>
        <source>No such step.</source>
        <translation type="unfinished">没有这一步。</translation>
    </message>
</context>
<context>
    <name>Contact</name>
    <message>
        <source>contact &apos;%1&apos;: %2</source>
        <translation type="unfinished">接触“%1”：%2</translation>
    </message>
    <message>
        <source>it has no name; give it one</source>
        <translation type="unfinished">没有名称；为它命名</translation>
    </message>
    <message>
        <source>duplicate name; rename one of the contacts</source>
        <translation type="unfinished">名称重复；重命名其中一个接触</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a link</source>
        <translation type="unfinished">“%1”不是连杆</translation>
    </message>
    <message>
        <source>link &apos;%1&apos; is fixed to the world and cannot make contact; select a moving link</source>
        <translation type="unfinished">连杆“%1”固定在世界上，不能发生接触；选择一个可运动的连杆</translation>
    </message>
    <message>
        <source>the coordinates of the point must be finite numbers</source>
        <translation type="unfinished">点的坐标必须是有限数</translation>
    </message>
    <message>
        <source>surface: %1</source>
        <translation type="unfinished">表面：%1</translation>
    </message>
    <message>
        <source>the friction coefficient must be at least 0</source>
        <translation type="unfinished">摩擦系数必须不小于0</translation>
    </message>
    <message>
        <source>the static friction coefficient must be at least as large as the kinetic one</source>
        <translation type="unfinished">静摩擦系数必须不小于动摩擦系数</translation>
    </message>
    <message>
        <source>amplitude and phase must be finite numbers</source>
        <translation type="unfinished">幅值和相位必须是有限数</translation>
    </message>
    <message>
        <source>the wavelength must be greater than 0 m</source>
        <translation type="unfinished">波长必须大于0 m</translation>
    </message>
    <message>
        <source>the radius must be greater than 0 m</source>
        <translation type="unfinished">半径必须大于0 m</translation>
    </message>
    <message>
        <source>the pose must contain finite numbers only</source>
        <translation type="unfinished">位姿只能包含有限数</translation>
    </message>
    <message>
        <source>the scale must be greater than 0</source>
        <translation type="unfinished">比例必须大于0</translation>
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
        <translation type="unfinished">电机力矩</translation>
    </message>
    <message>
        <source>Velocity terms (centrifugal, Coriolis)</source>
        <translation type="unfinished">速度项（离心、科氏）</translation>
    </message>
    <message>
        <source>Path curvature γ</source>
        <translation type="unfinished">路径曲率γ</translation>
    </message>
    <message>
        <source>Joint friction</source>
        <translation type="unfinished">关节摩擦</translation>
    </message>
    <message>
        <source>Joint springs</source>
        <translation type="unfinished">关节弹簧</translation>
    </message>
    <message>
        <source>Loads</source>
        <extracomment>noun: external forces</extracomment>
        <translation type="unfinished">载荷</translation>
    </message>
    <message>
        <source>Mouse spring</source>
        <translation type="unfinished">鼠标弹簧</translation>
    </message>
    <message>
        <source>Baumgarte&apos;s terms</source>
        <translation type="unfinished">Baumgarte项</translation>
    </message>
    <message>
        <source>Surface spring of %1 N/m</source>
        <translation type="unfinished">表面弹簧，%1 N/m</translation>
    </message>
    <message>
        <source>Surface damper</source>
        <translation type="unfinished">表面阻尼器</translation>
    </message>
    <message>
        <source>Correction, because the surface cannot pull</source>
        <translation type="unfinished">修正，因为表面不能产生拉力</translation>
    </message>
    <message>
        <source>fₙ of %1</source>
        <translation type="unfinished">%1的fₙ</translation>
    </message>
    <message>
        <source>friction of %1</source>
        <translation type="unfinished">%1的摩擦力</translation>
    </message>
    <message>
        <source>A fₙ = a − dᵀτ:  %1 × %2 = %3 − (%4)</source>
        <extracomment>the contact equation, then with numbers; %1: A, %2: f_n, %3: a, %4: dᵀτ, which may be negative</extracomment>
        <translation type="unfinished">A fₙ = a − dᵀτ:  %1 × %2 = %3 − (%4)</translation>
    </message>
    <message>
        <source>Friction reduces A from %2 to %1, so the same a − dᵀτ requires a larger normal force.</source>
        <extracomment>%1: A of the contact equation with friction, %2: without</extracomment>
        <translation type="unfinished">摩擦使A由%2减小到%1，因此同样的a − dᵀτ需要更大的法向力。</translation>
    </message>
    <message>
        <source>Friction increases A from %2 to %1, so the same a − dᵀτ requires a smaller normal force.</source>
        <extracomment>%1: A of the contact equation with friction, %2: without</extracomment>
        <translation type="unfinished">摩擦使A由%2增大到%1，因此同样的a − dᵀτ需要更小的法向力。</translation>
    </message>
    <message>
        <source>K is %1. The contact would jam at K = %2 (Painlevé paradox).</source>
        <extracomment>%1: the coefficient of friction, %2: the critical one</extracomment>
        <translation type="unfinished">K为%1。K = %2时接触会卡死（Painlevé悖论）。</translation>
    </message>
    <message>
        <source>K is %1. In this state, the contact would not jam at any K.</source>
        <translation type="unfinished">K为%1。在该状态下，任何K都不会使接触卡死。</translation>
    </message>
    <message>
        <source>Penalty method: each surface acts as a spring and a damper. No equation is solved for fₙ, so the forces cannot be redundant and no contact can jam.</source>
        <translation type="unfinished">罚函数法：每个表面相当于一个弹簧和一个阻尼器。不求解关于fₙ的方程，因此力不会冗余，接触也不会卡死。</translation>
    </message>
    <message>
        <source>No contact carries a force.</source>
        <translation type="unfinished">没有接触承受力。</translation>
    </message>
    <message>
        <source>Determined: exactly one force fits this motion.</source>
        <translation type="unfinished">确定：恰有一个力符合该运动。</translation>
    </message>
    <message>
        <source>Determined: exactly one set of %1 forces fits this motion.</source>
        <translation type="unfinished">确定：恰有一组（%1个）力符合该运动。</translation>
    </message>
    <message>
        <source>Nearly singular: the equations for the contact forces are ill-conditioned. The accelerations are less affected.</source>
        <translation type="unfinished">接近奇异：接触力方程病态。加速度受影响较小。</translation>
    </message>
    <message>
        <source>Redundant: the motion does not determine all forces. The forces of least norm are shown, and the accelerations do not depend on this choice.</source>
        <translation type="unfinished">冗余：运动不能确定所有的力。显示的是范数最小的力，加速度与这一选择无关。</translation>
    </message>
    <message>
        <source>Jammed: with friction, det A is zero or negative (Painlevé paradox), so no contact force is reliable.</source>
        <translation type="unfinished">卡死：考虑摩擦时det A为零或负（Painlevé悖论），因此任何接触力都不可靠。</translation>
    </message>
    <message>
        <source>Condition number of A: %1</source>
        <translation type="unfinished">A的条件数：%1</translation>
    </message>
    <message>
        <source>%1 N in %2</source>
        <extracomment>%1: a force, %2: the unknown that it is added to (&quot;fₙ of heel&quot;, &quot;friction of heel&quot;)</extracomment>
        <translation type="unfinished">%2中%1 N</translation>
    </message>
    <message>
        <source>Undetermined: any multiple of (%1) may be added without changing the motion.</source>
        <translation type="unfinished">不确定：可加上(%1)的任意倍数而不改变运动。</translation>
    </message>
    <message>
        <source>along %1%2</source>
        <extracomment>%1: a sign, %2: an axis, as +x</extracomment>
        <translation type="unfinished">沿%1%2方向</translation>
    </message>
    <message>
        <source>along (%1, %2, %3)</source>
        <extracomment>%1, %2 and %3: components of a direction</extracomment>
        <translation type="unfinished">沿(%1, %2, %3)</translation>
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
        <translation type="unfinished">%1   %2%3，冲量%4 N s</translation>
    </message>
    <message>
        <source>%1   %2 %3, f_n just before: %4 N</source>
        <extracomment>event of a contact; %1: when, %2: name of the contact, %3: what it does (&quot;sticks&quot;), %4: a number</extracomment>
        <translation type="unfinished">%1   %2%3，此前瞬间的f_n：%4 N</translation>
    </message>
</context>
<context>
    <name>ConvergencePanel</name>
    <message>
        <source>slope %1</source>
        <translation type="unfinished">斜率%1</translation>
    </message>
    <message>
        <source>%1: round-off only</source>
        <translation type="unfinished">%1：仅舍入误差</translation>
    </message>
    <message>
        <source>passive q (%1)</source>
        <translation type="unfinished">被动关节q (%1)</translation>
    </message>
    <message>
        <source>τ (%1)</source>
        <translation type="unfinished">τ (%1)</translation>
    </message>
    <message>
        <source>residual passive τ</source>
        <translation type="unfinished">被动关节τ残差</translation>
    </message>
    <message>
        <source>scheme − NE</source>
        <translation type="unfinished">格式 − NE</translation>
    </message>
    <message>
        <source>scheme − hybrid</source>
        <translation type="unfinished">格式 − 混合</translation>
    </message>
    <message>
        <source>NE − hybrid</source>
        <translation type="unfinished">NE − 混合</translation>
    </message>
    <message>
        <source>change in f%1</source>
        <translation type="unfinished">f%1的变化</translation>
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
        <translation type="unfinished">被动关节q
误差(%1)</translation>
    </message>
    <message>
        <source>Order
of q</source>
        <translation type="unfinished">q
阶数</translation>
    </message>
    <message>
        <source>Error of
τ (%1)</source>
        <translation type="unfinished">τ
误差(%1)</translation>
    </message>
    <message>
        <source>Order
of τ</source>
        <translation type="unfinished">τ
阶数</translation>
    </message>
    <message>
        <source>Residual
Passive τ (%1)</source>
        <translation type="unfinished">被动关节τ
残差(%1)</translation>
    </message>
    <message>
        <source>Scheme −
NE (%1)</source>
        <translation type="unfinished">格式 −
NE (%1)</translation>
    </message>
    <message>
        <source>Scheme −
Hybrid (%1)</source>
        <translation type="unfinished">格式 −
混合 (%1)</translation>
    </message>
    <message>
        <source>NE −
Hybrid (%1)</source>
        <translation type="unfinished">NE −
混合 (%1)</translation>
    </message>
    <message>
        <source>Run
Time (s)</source>
        <translation type="unfinished">运行
时间 (s)</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>verb: a run that has no result</extracomment>
        <translation type="unfinished">失败</translation>
    </message>
    <message>
        <source>Time step of this scene</source>
        <translation type="unfinished">本场景的时间步长</translation>
    </message>
    <message>
        <source>Reference for the other rows</source>
        <translation type="unfinished">其他行的参考</translation>
    </message>
    <message>
        <source>Elements</source>
        <extracomment>noun: number of finite elements of a beam</extracomment>
        <translation type="unfinished">单元</translation>
    </message>
    <message>
        <source>Degrees of
Freedom</source>
        <translation type="unfinished">自由
度数</translation>
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
        <translation type="unfinished">%1
变化(%)</translation>
    </message>
    <message>
        <source>Order
of %1</source>
        <translation type="unfinished">%1
阶数</translation>
    </message>
    <message>
        <source>Number of elements in this scene</source>
        <translation type="unfinished">本场景的单元数</translation>
    </message>
    <message>
        <source>1/%1 of the error</source>
        <translation type="unfinished">原误差的1/%1</translation>
    </message>
    <message>
        <source>%1 times the error</source>
        <translation type="unfinished">原误差的%1倍</translation>
    </message>
    <message>
        <source>the same error</source>
        <translation type="unfinished">同样大的误差</translation>
    </message>
    <message>
        <source>half the error</source>
        <translation type="unfinished">原误差的一半</translation>
    </message>
    <message>
        <source>a quarter of the error</source>
        <translation type="unfinished">原误差的四分之一</translation>
    </message>
    <message>
        <source>an eighth of the error</source>
        <translation type="unfinished">原误差的八分之一</translation>
    </message>
    <message>
        <source>a sixteenth of the error</source>
        <translation type="unfinished">原误差的十六分之一</translation>
    </message>
    <message>
        <source>The order is %1, so halving the time step gives %2.</source>
        <extracomment>order of convergence; %1: a number, %2: what is left (&quot;a quarter of the error&quot;)</extracomment>
        <translation type="unfinished">阶数为%1，因此时间步长减半后得到%2。</translation>
    </message>
    <message>
        <source>The order is %1, so doubling the number of elements gives %2.</source>
        <extracomment>order of convergence; %1: a number, %2: what is left (&quot;a quarter of the error&quot;)</extracomment>
        <translation type="unfinished">阶数为%1，因此单元数加倍后得到%2。</translation>
    </message>
    <message>
        <source>Passive joints: %1</source>
        <translation type="unfinished">被动关节：%1</translation>
    </message>
    <message>
        <source>Torques: %1</source>
        <translation type="unfinished">力矩：%1</translation>
    </message>
    <message>
        <source>The time step makes no difference beyond round-off, so no order can be found.</source>
        <translation type="unfinished">除舍入误差外，时间步长没有影响，因此得不到阶数。</translation>
    </message>
    <message>
        <source>Errors are measured against a reference motion of rigid links (hybrid dynamics, fourth-order Runge-Kutta method).</source>
        <translation type="unfinished">误差相对于刚性连杆的参考运动计算（混合动力学，四阶龙格-库塔法）。</translation>
    </message>
    <message>
        <source>The exact motion of elastic links is unknown, so errors are measured against the finest run, dt = %1 ms. The orders allow for the error of that run.</source>
        <translation type="unfinished">弹性连杆的精确运动未知，因此误差相对于步长最小的一次计算（dt = %1 ms）。阶数已考虑该次计算的误差。</translation>
    </message>
    <message>
        <source>Could not compute the results for rigid links: %1.</source>
        <translation type="unfinished">无法计算刚性连杆的结果：%1。</translation>
    </message>
    <message>
        <source>Failed runs: %1. The tooltips of their rows give the reason.</source>
        <translation type="unfinished">失败的计算：%1。原因见相应行的工具提示。</translation>
    </message>
    <message>
        <source>Lowest frequency: %1</source>
        <translation type="unfinished">最低频率：%1</translation>
    </message>
    <message>
        <source>Orders of the other frequencies: %1.</source>
        <translation type="unfinished">其他频率的阶数：%1。</translation>
    </message>
    <message>
        <source>Changes are relative to the solution with %1 elements of equal length. The orders allow for the error of that solution.</source>
        <translation type="unfinished">变化量相对于%1个等长单元的解。阶数已考虑该解的误差。</translation>
    </message>
    <message>
        <source>Computed for straight links without gravity or loads. Reason: %1.</source>
        <translation type="unfinished">按直连杆、无重力和载荷计算。原因：%1。</translation>
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
        <translation type="unfinished">仅质量矩阵</translation>
    </message>
    <message>
        <source>Articulated bodies</source>
        <translation type="unfinished">铰接体</translation>
    </message>
    <message>
        <source>Composite rigid bodies</source>
        <translation type="unfinished">复合刚体</translation>
    </message>
    <message>
        <source>Unit-vector method</source>
        <translation type="unfinished">单位向量法</translation>
    </message>
    <message>
        <source>%1, forward dynamics</source>
        <translation type="unfinished">%1，正动力学</translation>
    </message>
    <message>
        <source>%1, inverse dynamics</source>
        <translation type="unfinished">%1，逆动力学</translation>
    </message>
    <message>
        <source>Newton-Euler recursion with Featherstone&apos;s spatial vectors, optimised for speed.</source>
        <translation type="unfinished">采用Featherstone空间向量的牛顿-欧拉递推，已针对速度优化。</translation>
    </message>
    <message>
        <source>Newton-Euler recursion in link frames, with the equations of motion about each centre of mass.</source>
        <translation type="unfinished">在连杆坐标系中的牛顿-欧拉递推，运动方程关于各连杆质心。</translation>
    </message>
    <message>
        <source>Newton-Euler recursion in the world frame, about the world origin. Every inertia is rotated into that frame.</source>
        <translation type="unfinished">在世界坐标系中的牛顿-欧拉递推，关于世界原点。每个惯量都旋转到该坐标系。</translation>
    </message>
    <message>
        <source>Every sum written out, without recursion: the cost grows with the fourth power of n.</source>
        <translation type="unfinished">写出全部求和而不用递推：计算量按n的四次方增长。</translation>
    </message>
    <message>
        <source>Computes M by the composite-rigid-body algorithm, without solving for the accelerations.</source>
        <translation type="unfinished">用复合刚体算法计算M，不求解加速度。</translation>
    </message>
    <message>
        <source>Articulated-body algorithm: computes the accelerations recursively, at a cost proportional to n.</source>
        <translation type="unfinished">铰接体算法：递推计算加速度，计算量与n成正比。</translation>
    </message>
    <message>
        <source>Computes b by inverse dynamics and M by the composite-rigid-body algorithm, then solves M q̈ = τ − b by L^T D L factorisation.</source>
        <translation type="unfinished">用逆动力学计算b，用复合刚体算法计算M，再用L^T D L分解求解M q̈ = τ − b。</translation>
    </message>
    <message>
        <source>Evaluates inverse dynamics n + 1 times (once for b, once per column of M), then solves M q̈ = τ − b.</source>
        <translation type="unfinished">计算n + 1次逆动力学（b一次，M的每列一次），再求解M q̈ = τ − b。</translation>
    </message>
</context>
<context>
    <name>CurveWords</name>
    <message>
        <source>kinetic</source>
        <extracomment>adjective: energy</extracomment>
        <translation type="unfinished">动能</translation>
    </message>
    <message>
        <source>potential</source>
        <extracomment>adjective: energy</extracomment>
        <translation type="unfinished">势能</translation>
    </message>
    <message>
        <source>balance error</source>
        <translation type="unfinished">平衡误差</translation>
    </message>
    <message>
        <source>work of the motors</source>
        <translation type="unfinished">电机做的功</translation>
    </message>
    <message>
        <source>work of the loads and the mouse spring</source>
        <translation type="unfinished">载荷与鼠标弹簧做的功</translation>
    </message>
    <message>
        <source>dissipated in joints</source>
        <translation type="unfinished">关节中耗散</translation>
    </message>
    <message>
        <source>dissipated in contacts</source>
        <translation type="unfinished">接触中耗散</translation>
    </message>
    <message>
        <source>dissipated in impacts</source>
        <translation type="unfinished">碰撞中耗散</translation>
    </message>
    <message>
        <source>total</source>
        <extracomment>adjective: energy</extracomment>
        <translation type="unfinished">总能量</translation>
    </message>
    <message>
        <source>Own inertia</source>
        <translation type="unfinished">自身惯量</translation>
    </message>
    <message>
        <source>Coupling inertia</source>
        <translation type="unfinished">耦合惯量</translation>
    </message>
    <message>
        <source>Centrifugal</source>
        <translation type="unfinished">离心力</translation>
    </message>
    <message>
        <source>Coriolis</source>
        <translation type="unfinished">科氏力</translation>
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
        <translation type="unfinished">转子</translation>
    </message>
    <message>
        <source>Joint spring</source>
        <translation type="unfinished">关节弹簧</translation>
    </message>
    <message>
        <source>External load</source>
        <translation type="unfinished">外载荷</translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished">位置</translation>
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
        <translation type="unfinished">力矩</translation>
    </message>
    <message>
        <source>Torque with mistakes</source>
        <translation type="unfinished">含错误的力矩</translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished">功率</translation>
    </message>
    <message>
        <source>Work</source>
        <extracomment>noun: mechanical work</extracomment>
        <translation type="unfinished">功</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation type="unfinished">能量</translation>
    </message>
    <message>
        <source>End-effector position</source>
        <translation type="unfinished">末端执行器位置</translation>
    </message>
    <message>
        <source>End-effector speed</source>
        <translation type="unfinished">末端执行器速率</translation>
    </message>
    <message>
        <source>Internal force</source>
        <translation type="unfinished">内力</translation>
    </message>
    <message>
        <source>Internal moment</source>
        <translation type="unfinished">内力矩</translation>
    </message>
    <message>
        <source>Motor force</source>
        <translation type="unfinished">电机力</translation>
    </message>
    <message>
        <source>Motor torque</source>
        <translation type="unfinished">电机力矩</translation>
    </message>
    <message>
        <source>Normal force</source>
        <translation type="unfinished">法向力</translation>
    </message>
    <message>
        <source>Friction along t1</source>
        <translation type="unfinished">沿t1的摩擦力</translation>
    </message>
    <message>
        <source>Friction along t2</source>
        <translation type="unfinished">沿t2的摩擦力</translation>
    </message>
    <message>
        <source>Gap</source>
        <extracomment>noun: distance of a contact point from its surface</extracomment>
        <translation type="unfinished">间隙</translation>
    </message>
    <message>
        <source>Slip speed</source>
        <translation type="unfinished">滑动速率</translation>
    </message>
    <message>
        <source>Slip margin</source>
        <translation type="unfinished">滑动裕度</translation>
    </message>
    <message>
        <source>Contact mode</source>
        <extracomment>noun: mode of a contact, which is free, sticks or slips</extracomment>
        <translation type="unfinished">接触状态</translation>
    </message>
    <message>
        <source>Constraint error</source>
        <translation type="unfinished">约束误差</translation>
    </message>
    <message>
        <source>Manipulability</source>
        <translation type="unfinished">可操作度</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>adjective: a contact that does not touch</extracomment>
        <translation type="unfinished">未接触</translation>
    </message>
    <message>
        <source>sticks</source>
        <extracomment>verb: a contact that touches and does not slide</extracomment>
        <translation type="unfinished">粘滞</translation>
    </message>
    <message>
        <source>slips</source>
        <extracomment>verb: a contact that touches and slides</extracomment>
        <translation type="unfinished">滑动</translation>
    </message>
    <message>
        <source>lifts off</source>
        <translation type="unfinished">分离</translation>
    </message>
    <message>
        <source>impact</source>
        <extracomment>noun: event of a contact</extracomment>
        <translation type="unfinished">碰撞</translation>
    </message>
    <message>
        <source>all joints</source>
        <translation type="unfinished">所有关节</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of a joint, %2: cause of a part of its torque (&quot;Coriolis&quot;)</extracomment>
        <translation type="unfinished">%1：%2</translation>
    </message>
    <message>
        <source>Torque of %1 with mistakes</source>
        <translation type="unfinished">%1的含错误力矩</translation>
    </message>
    <message>
        <source>Energy, %1</source>
        <translation type="unfinished">能量，%1</translation>
    </message>
    <message>
        <source>End-effector position, %1</source>
        <translation type="unfinished">末端执行器位置，%1</translation>
    </message>
    <message>
        <source>Contact mode of %1 (0: free, 1: sticks, 2: slips)</source>
        <translation type="unfinished">%1的接触状态（0：未接触，1：粘滞，2：滑动）</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: a quantity (&quot;Velocity&quot;), %2: name of a joint or of a contact</extracomment>
        <translation type="unfinished">%2的%1</translation>
    </message>
</context>
<context>
    <name>DifferenceCause</name>
    <message>
        <source>viscous: %1</source>
        <translation type="unfinished">粘性：%1</translation>
    </message>
    <message>
        <source>Coulomb: %1</source>
        <translation type="unfinished">库仑：%1</translation>
    </message>
    <message>
        <source>viscous: %1; Coulomb: %2</source>
        <translation type="unfinished">粘性：%1；库仑：%2</translation>
    </message>
    <message>
        <source>theirs are %1 samples late</source>
        <translation type="unfinished">对方数据滞后%1个采样点</translation>
    </message>
    <message>
        <source>theirs are %1 samples early</source>
        <translation type="unfinished">对方数据超前%1个采样点</translation>
    </message>
    <message>
        <source>their columns hold %1</source>
        <translation type="unfinished">对方各列依次为%1</translation>
    </message>
    <message>
        <source>all joints by %1</source>
        <translation type="unfinished">所有关节乘以%1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; by %2</source>
        <translation type="unfinished">“%1”乘以%2</translation>
    </message>
    <message>
        <source>all links</source>
        <translation type="unfinished">所有连杆</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished">%1：%2</translation>
    </message>
    <message>
        <source>a constant at joint &apos;%1&apos;</source>
        <translation type="unfinished">关节“%1”处的常数</translation>
    </message>
    <message>
        <source>a + b q at joint &apos;%1&apos;, like a spring</source>
        <translation type="unfinished">关节“%1”处的a + b q，如同弹簧</translation>
    </message>
    <message>
        <source>a function of qd at joint &apos;%1&apos;, like friction</source>
        <translation type="unfinished">关节“%1”处的qd的函数，如同摩擦</translation>
    </message>
    <message>
        <source>proportional to qdd at joint &apos;%1&apos;, like a rotor</source>
        <translation type="unfinished">关节“%1”处与qdd成正比，如同转子</translation>
    </message>
    <message>
        <source>a constant force or moment on link &apos;%1&apos;, in the axes of the world</source>
        <translation type="unfinished">连杆“%1”上的恒定力或力矩，按世界坐标轴</translation>
    </message>
    <message>
        <source>other mass, centre of mass or inertia of link &apos;%1&apos;, like a payload</source>
        <translation type="unfinished">连杆“%1”的质量、质心或惯量不同，如同负载</translation>
    </message>
    <message>
        <source>Gravity left out</source>
        <translation type="unfinished">遗漏重力</translation>
    </message>
    <message>
        <source>Check whether the other program has its gravity set. The difference is the torque that holds the robot against gravity. It depends on the pose alone.</source>
        <translation type="unfinished">检查另一程序是否设置了重力。差值就是克服重力保持机器人静止的力矩，只取决于位姿。</translation>
    </message>
    <message>
        <source>Gravity with the wrong sign</source>
        <translation type="unfinished">重力符号错误</translation>
    </message>
    <message>
        <source>Check the sign of the gravity vector. Some programs want the acceleration of gravity, others the acceleration of the base, which points the other way.</source>
        <translation type="unfinished">检查重力向量的符号。有些程序要求重力加速度，有些要求基座加速度，两者方向相反。</translation>
    </message>
    <message>
        <source>Gravity counted twice</source>
        <translation type="unfinished">重力计算了两次</translation>
    </message>
    <message>
        <source>Check whether weights are added to torques that contain gravity already. The difference is the torque that holds the robot against gravity.</source>
        <translation type="unfinished">检查是否在已含重力的力矩上又加了重量。差值就是克服重力保持机器人静止的力矩。</translation>
    </message>
    <message>
        <source>Another value of g</source>
        <translation type="unfinished">g取值不同</translation>
    </message>
    <message>
        <source>Give both programs the same number. Standard gravity is 9.80665 m/s²; many programs use 9.81.</source>
        <translation type="unfinished">两个程序使用同一数值。标准重力为9.80665 m/s²；许多程序使用9.81。</translation>
    </message>
    <message>
        <source>External wrench taken to be in the axes of its link</source>
        <translation type="unfinished">外力旋量误取连杆坐标轴方向</translation>
    </message>
    <message>
        <source>Check in which axes the other program expects external forces. Here they are those of the world, with the moment about the origin of the link frame.</source>
        <translation type="unfinished">检查另一程序的外力按哪个坐标系的轴给出。这里按世界坐标轴，力矩关于连杆坐标系原点。</translation>
    </message>
    <message>
        <source>External moment taken to be about the origin of the world</source>
        <translation type="unfinished">外力矩误取为关于世界原点</translation>
    </message>
    <message>
        <source>Check about which point the other program expects external moments. Here it is the origin of the link frame. Spatial forces are often about the origin of the world.</source>
        <translation type="unfinished">检查另一程序的外力矩关于哪一点。这里关于连杆坐标系原点。空间力通常关于世界原点。</translation>
    </message>
    <message>
        <source>External wrench with the wrong sign</source>
        <translation type="unfinished">外力旋量符号错误</translation>
    </message>
    <message>
        <source>Check whether the other program expects the wrench on the robot, as here, or the wrench that the robot exerts.</source>
        <translation type="unfinished">检查另一程序要求的是作用在机器人上的力旋量（此处如此），还是机器人施加的力旋量。</translation>
    </message>
    <message>
        <source>External wrench left out</source>
        <translation type="unfinished">遗漏外力旋量</translation>
    </message>
    <message>
        <source>Check whether the external force was passed on to the other program.</source>
        <translation type="unfinished">检查外力是否已传给另一程序。</translation>
    </message>
    <message>
        <source>Joints in another order</source>
        <translation type="unfinished">关节顺序不同</translation>
    </message>
    <message>
        <source>Check the order of the joints in the other program. It may be that of the file, of the alphabet or of the tree.</source>
        <translation type="unfinished">检查另一程序中关节的顺序。可能按文件、按字母或按树结构排列。</translation>
    </message>
    <message>
        <source>Joint axis reversed</source>
        <translation type="unfinished">关节轴反向</translation>
    </message>
    <message>
        <source>Check the axis of this joint. With the axis reversed, the same number turns the joint the other way, and its torque has the other sign.</source>
        <translation type="unfinished">检查该关节的轴。轴反向时，同一数值使关节向另一方向转动，其力矩符号相反。</translation>
    </message>
    <message>
        <source>Degrees and radians mixed up</source>
        <translation type="unfinished">度与弧度混淆</translation>
    </message>
    <message>
        <source>Check the unit of positions, velocities and accelerations. Here they are in rad.</source>
        <translation type="unfinished">检查位置、速度和加速度的单位。这里使用rad。</translation>
    </message>
    <message>
        <source>Rotor inertia put in</source>
        <translation type="unfinished">加入了转子惯量</translation>
    </message>
    <message>
        <source>The other program adds the reflected inertia of rotors (also called armature). Switch it off there, or switch it on here.</source>
        <translation type="unfinished">另一程序加入了转子的折算惯量（也称armature）。在那里关闭，或在这里打开。</translation>
    </message>
    <message>
        <source>Rotor inertia left out</source>
        <translation type="unfinished">遗漏转子惯量</translation>
    </message>
    <message>
        <source>Give the other program the reflected inertia of the rotors (also called armature), or switch it off here.</source>
        <translation type="unfinished">为另一程序提供转子的折算惯量（也称armature），或在这里关闭。</translation>
    </message>
    <message>
        <source>Joint friction put in</source>
        <translation type="unfinished">加入了关节摩擦</translation>
    </message>
    <message>
        <source>Their torques contain friction of the joints. Switch it off there, or switch it on here.</source>
        <translation type="unfinished">对方的力矩包含关节摩擦。在那里关闭，或在这里打开。</translation>
    </message>
    <message>
        <source>Joint friction left out</source>
        <translation type="unfinished">遗漏关节摩擦</translation>
    </message>
    <message>
        <source>Give the other program the friction of the joints, or switch it off here.</source>
        <translation type="unfinished">为另一程序提供关节摩擦，或在这里关闭。</translation>
    </message>
    <message>
        <source>Joint springs left out</source>
        <translation type="unfinished">遗漏关节弹簧</translation>
    </message>
    <message>
        <source>Give the other program the springs of the joints. Few file formats have them.</source>
        <translation type="unfinished">为另一程序提供关节弹簧。很少有文件格式包含关节弹簧。</translation>
    </message>
    <message>
        <source>Mass of a link left out</source>
        <translation type="unfinished">遗漏某连杆的质量</translation>
    </message>
    <message>
        <source>Check whether the other program has this link. Links behind fixed joints are sometimes dropped with their mass.</source>
        <translation type="unfinished">检查另一程序是否有该连杆。固定关节之后的连杆有时会连同质量一起被丢弃。</translation>
    </message>
    <message>
        <source>Inertia about the link&apos;s origin taken for that about the centre of mass</source>
        <translation type="unfinished">把关于连杆原点的惯量当作关于质心的惯量</translation>
    </message>
    <message>
        <source>Check about which point the other program expects the inertia. Theirs has m d² twice, where d is the distance of the centre of mass from an axis through the origin.</source>
        <translation type="unfinished">检查另一程序的惯量关于哪一点。对方两次计入m d²，其中d为质心到过原点的轴的距离。</translation>
    </message>
    <message>
        <source>Inertia about the centre of mass taken for that about the link&apos;s origin</source>
        <translation type="unfinished">把关于质心的惯量当作关于连杆原点的惯量</translation>
    </message>
    <message>
        <source>Check about which point the other program expects the inertia. Theirs lacks m d², where d is the distance of the centre of mass from an axis through the origin.</source>
        <translation type="unfinished">检查另一程序的惯量关于哪一点。对方缺少m d²，其中d为质心到过原点的轴的距离。</translation>
    </message>
    <message>
        <source>Products of inertia with the other sign</source>
        <translation type="unfinished">惯性积符号相反</translation>
    </message>
    <message>
        <source>Check the sign of I_xy, I_xz and I_yz. Some programs mean the products ∫ x y dm, others the elements of the matrix, which have the opposite sign.</source>
        <translation type="unfinished">检查I_xy、I_xz和I_yz的符号。有些程序指惯性积∫ x y dm，有些指矩阵元素，两者符号相反。</translation>
    </message>
    <message>
        <source>Torques of another sample</source>
        <translation type="unfinished">另一采样点的力矩</translation>
    </message>
    <message>
        <source>Check the time stamps: states and torques are not of the same instant. Filters delay as well.</source>
        <translation type="unfinished">检查时间戳：状态与力矩不在同一时刻。滤波器也会引起延迟。</translation>
    </message>
    <message>
        <source>Torques scaled</source>
        <translation type="unfinished">力矩被缩放</translation>
    </message>
    <message>
        <source>Check the unit of the torques, the gear ratio, and the factor from motor current to torque.</source>
        <translation type="unfinished">检查力矩的单位、减速比以及电机电流到力矩的系数。</translation>
    </message>
    <message>
        <source>A mistake of the recursion</source>
        <translation type="unfinished">递推中的错误</translation>
    </message>
    <message>
        <source>theirs are 1 sample late</source>
        <translation type="unfinished">对方数据滞后1个采样点</translation>
    </message>
    <message>
        <source>theirs are 1 sample early</source>
        <translation type="unfinished">对方数据超前1个采样点</translation>
    </message>
    <message>
        <source>theirs are computed with the numbers of degrees as radians</source>
        <translation type="unfinished">对方把度的数值当作弧度计算</translation>
    </message>
    <message>
        <source>theirs are computed with angles that are pi/180 of those in the table</source>
        <translation type="unfinished">对方计算所用角度是表格中的pi/180</translation>
    </message>
    <message>
        <source>with the values of the model</source>
        <translation type="unfinished">采用模型中的值</translation>
    </message>
</context>
<context>
    <name>Dock</name>
    <message>
        <source>Close the %1 panel</source>
        <translation type="unfinished">关闭“%1”面板</translation>
    </message>
</context>
<context>
    <name>Dynamics</name>
    <message>
        <source>joint &apos;%1&apos; moves no inertia; give its link a mass, or the joint a rotor</source>
        <translation type="unfinished">关节“%1”不带动任何惯量；为其连杆设置质量，或为关节设置转子</translation>
    </message>
    <message>
        <source>the mass matrix is singular to working precision; some combination of joint velocities has no kinetic energy</source>
        <translation type="unfinished">质量矩阵在工作精度下奇异；某种关节速度组合没有动能</translation>
    </message>
    <message>
        <source>link &apos;%1&apos; has no mass, so the acceleration of joint &apos;%2&apos; is not determined; give the link a mass, include the inertia of a rotor, or make the joint fixed</source>
        <translation type="unfinished">连杆“%1”没有质量，因此关节“%2”的加速度不确定；为连杆设置质量，计入转子惯量，或将关节设为固定</translation>
    </message>
    <message>
        <source>link &apos;%1&apos; has no inertia about the axis of joint &apos;%2&apos;, so the acceleration of the joint is not determined; give the link a mass and an inertia, include the inertia of a rotor, or make the joint fixed</source>
        <translation type="unfinished">连杆“%1”关于关节“%2”的轴没有惯量，因此该关节的加速度不确定；为连杆设置质量和惯量，计入转子惯量，或将关节设为固定</translation>
    </message>
    <message>
        <source>H_PP is singular at passive joint &apos;%1&apos;: %2</source>
        <translation type="unfinished">H_PP在被动关节“%1”处奇异：%2</translation>
    </message>
    <message>
        <source>R must be positive definite</source>
        <translation type="unfinished">R必须正定</translation>
    </message>
    <message>
        <source>the eigenvalues of the Hamiltonian matrix could not be computed</source>
        <translation type="unfinished">无法计算哈密顿矩阵的特征值</translation>
    </message>
    <message>
        <source>no stabilising regulator exists because an unstable or undamped mode is not controllable, or an undamped mode is not observable through Q</source>
        <translation type="unfinished">不存在镇定调节器，因为某个不稳定或无阻尼的模态不可控，或某个无阻尼的模态通过Q不可观</translation>
    </message>
</context>
<context>
    <name>Elastic</name>
    <message>
        <source>the motion is shorter than one time step; choose a shorter dt</source>
        <translation type="unfinished">运动短于一个时间步长；选择更小的dt</translation>
    </message>
    <message>
        <source>with rigid links: %1</source>
        <translation type="unfinished">刚性连杆：%1</translation>
    </message>
    <message>
        <source>must be greater than 0</source>
        <translation type="unfinished">必须大于0</translation>
    </message>
    <message>
        <source>must be at most 100 m</source>
        <translation type="unfinished">不得超过100 m</translation>
    </message>
    <message>
        <source>wall thickness must be at most half the diameter</source>
        <translation type="unfinished">壁厚不得超过直径的一半</translation>
    </message>
    <message>
        <source>Steel</source>
        <translation type="unfinished">钢</translation>
    </message>
    <message>
        <source>Aluminium</source>
        <translation type="unfinished">铝</translation>
    </message>
    <message>
        <source>Titanium</source>
        <translation type="unfinished">钛</translation>
    </message>
    <message>
        <source>Carbon/epoxy (fibre direction)</source>
        <translation type="unfinished">碳纤维/环氧（纤维方向）</translation>
    </message>
    <message>
        <source>PVC</source>
        <translation type="unfinished">PVC</translation>
    </message>
    <message>
        <source>%1 is %2 but must be greater than 0; otherwise the beam lacks stiffness</source>
        <translation type="unfinished">%1为%2，但必须大于0；否则梁缺乏刚度</translation>
    </message>
    <message>
        <source>the section&apos;s area</source>
        <translation type="unfinished">截面面积</translation>
    </message>
    <message>
        <source>the section&apos;s second moment of area about y</source>
        <translation type="unfinished">截面对y轴的惯性矩</translation>
    </message>
    <message>
        <source>the section&apos;s second moment of area about z</source>
        <translation type="unfinished">截面对z轴的惯性矩</translation>
    </message>
    <message>
        <source>the section&apos;s torsion constant</source>
        <translation type="unfinished">截面扭转常数</translation>
    </message>
    <message>
        <source>the section&apos;s shear correction factor</source>
        <translation type="unfinished">截面剪切修正系数</translation>
    </message>
    <message>
        <source>Young&apos;s modulus</source>
        <translation type="unfinished">杨氏模量</translation>
    </message>
    <message>
        <source>the shear modulus</source>
        <translation type="unfinished">剪切模量</translation>
    </message>
    <message>
        <source>the density is %1 but must be at least 0 kg/m³</source>
        <translation type="unfinished">密度为%1，但必须不小于0 kg/m³</translation>
    </message>
    <message>
        <source>no link is elastic; give a link a section and a material</source>
        <translation type="unfinished">没有弹性连杆；为某个连杆设置截面和材料</translation>
    </message>
    <message>
        <source>the duration is unknown because the scene has no motion; add a motion, or give &apos;duration&apos; in &apos;beam&apos;</source>
        <translation type="unfinished">时长未知，因为场景没有运动；添加运动，或在&apos;beam&apos;中给出&apos;duration&apos;</translation>
    </message>
    <message>
        <source>dt is %1 s but must be greater than 0</source>
        <translation type="unfinished">dt为%1 s，但必须大于0</translation>
    </message>
    <message>
        <source>the iteration does not converge in this time step; use a smaller dt</source>
        <translation type="unfinished">该时间步内迭代不收敛；使用更小的dt</translation>
    </message>
    <message>
        <source>fewer than two step sizes can be compared; the motion is too short for its dt, or takes more than %1 steps</source>
        <translation type="unfinished">可比较的步长少于两个；运动相对于其dt过短，或步数超过%1</translation>
    </message>
    <message>
        <source>the step of %1 s must be between 1e-6 s and 0.1 s and not longer than the motion</source>
        <translation type="unfinished">步长%1 s必须在1e-6 s与0.1 s之间，且不长于运动</translation>
    </message>
    <message>
        <source>the longest step is not an integer multiple of the step of %1 s</source>
        <translation type="unfinished">最大步长不是步长%1 s的整数倍</translation>
    </message>
    <message>
        <source>the runs take %1 steps in total, which is too many; compare fewer or larger steps</source>
        <translation type="unfinished">各次计算共需%1步，过多；减少比较的步长或用更大的步长</translation>
    </message>
    <message>
        <source>link &apos;%1&apos; is not elastic</source>
        <translation type="unfinished">连杆“%1”不是弹性连杆</translation>
    </message>
    <message>
        <source>the beams have more than %1 degrees of freedom even with the fewest elements; select one link, or make fewer links elastic</source>
        <translation type="unfinished">即使用最少的单元，梁的自由度也超过%1；只选择一个连杆，或减少弹性连杆</translation>
    </message>
    <message>
        <source>no equilibrium near the straight shape was found; a beam buckles, or its load is far beyond the limit of small deformations</source>
        <translation type="unfinished">在直线形状附近找不到平衡；某根梁失稳，或其载荷远超出小变形的范围</translation>
    </message>
    <message>
        <source>passive joint &apos;%1&apos; is not in equilibrium because its spring does not balance the load in this pose; actuate the joint, or choose a pose in which the spring balances the load</source>
        <translation type="unfinished">被动关节“%1”不平衡，因为其弹簧在该位姿下不能平衡载荷；驱动该关节，或选择弹簧能平衡载荷的位姿</translation>
    </message>
    <message>
        <source>passive joint &apos;%1&apos; is not in equilibrium because nothing balances the load (a rigid-body mode); actuate the joint, or choose a pose in which its link hangs at rest</source>
        <translation type="unfinished">被动关节“%1”不平衡，因为没有任何作用平衡载荷（刚体振型）；驱动该关节，或选择其连杆静止悬垂的位姿</translation>
    </message>
    <message>
        <source>M is singular because passive joint &apos;%1&apos; moves no mass; give its link a mass or actuate the joint</source>
        <translation type="unfinished">M奇异，因为被动关节“%1”不带动任何质量；为其连杆设置质量或驱动该关节</translation>
    </message>
    <message>
        <source>M is singular because link &apos;%1&apos; has no mass; give the link a mass or its material a density</source>
        <translation type="unfinished">M奇异，因为连杆“%1”没有质量；为连杆设置质量或为其材料设置密度</translation>
    </message>
    <message>
        <source>a stiffness or mass of the beams is not finite; use smaller values</source>
        <translation type="unfinished">梁的某个刚度或质量不是有限数；使用更小的值</translation>
    </message>
    <message>
        <source>the equilibrium is unstable; a beam buckles under its load or because it rotates, or a spring is too weak for its load</source>
        <translation type="unfinished">平衡不稳定；某根梁因载荷或转动而失稳，或某个弹簧相对于载荷过软</translation>
    </message>
    <message>
        <source>dt is %1 s but must be between 1e-9 s and 10 s</source>
        <translation type="unfinished">dt为%1 s，但必须在1e-9 s与10 s之间</translation>
    </message>
    <message>
        <source>the components of gravity must be finite numbers</source>
        <translation type="unfinished">重力的分量必须是有限数</translation>
    </message>
    <message>
        <source>damping must be at least 0</source>
        <translation type="unfinished">阻尼必须不小于0</translation>
    </message>
    <message>
        <source>a beam has no mass, so its motion is not determined; give its link a mass or its material a density</source>
        <translation type="unfinished">某根梁没有质量，因此其运动不确定；为其连杆设置质量或为其材料设置密度</translation>
    </message>
    <message>
        <source>at t = %1 s: %2</source>
        <translation type="unfinished">t = %1 s时：%2</translation>
    </message>
    <message>
        <source>the load on link &apos;%1&apos; acts at the link&apos;s origin, but its beam begins elsewhere; set &quot;root&quot; to [0, 0, 0]</source>
        <translation type="unfinished">连杆“%1”上的载荷作用在连杆原点，但其梁从别处开始；将&quot;root&quot;设为[0, 0, 0]</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; is not in equilibrium, so it begins to translate</source>
        <translation type="unfinished">关节“%1”不平衡，因此开始移动</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; is not in equilibrium, so it begins to swing</source>
        <translation type="unfinished">关节“%1”不平衡，因此开始摆动</translation>
    </message>
    <message>
        <source>the result would contain %1 values; use a larger &apos;dt&apos;, a shorter &apos;duration&apos; or fewer elements</source>
        <translation type="unfinished">结果将包含%1个值；使用更大的&apos;dt&apos;、更短的&apos;duration&apos;或更少的单元</translation>
    </message>
    <message>
        <source>at step %1 the solution is no longer finite; use a smaller &apos;dt&apos;</source>
        <translation type="unfinished">在第%1步，解不再是有限数；使用更小的&apos;dt&apos;</translation>
    </message>
    <message>
        <source>passive joint &apos;%1&apos; moves no mass, so its acceleration is not determined; give its link a mass or actuate the joint</source>
        <translation type="unfinished">被动关节“%1”不带动任何质量，因此其加速度不确定；为其连杆设置质量或驱动该关节</translation>
    </message>
    <message>
        <source>elastic link &apos;%1&apos;: %2</source>
        <translation type="unfinished">弹性连杆“%1”：%2</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; mimics joint &apos;%2&apos;, which is passive; actuate &apos;%2&apos;, or remove the mimic relation of &apos;%1&apos;</source>
        <translation type="unfinished">关节“%1”与被动关节“%2”联动；驱动“%2”，或取消“%1”的联动关系</translation>
    </message>
    <message>
        <source>there is no such link</source>
        <translation type="unfinished">没有这个连杆</translation>
    </message>
    <message>
        <source>duplicate entry; keep only one</source>
        <translation type="unfinished">条目重复；只保留一个</translation>
    </message>
    <message>
        <source>the number of elements must be between 1 and %1</source>
        <translation type="unfinished">单元数必须在1与%1之间</translation>
    </message>
    <message>
        <source>the stations must be between 0 and 1, in increasing order</source>
        <translation type="unfinished">截面位置必须在0与1之间，并按升序排列</translation>
    </message>
    <message>
        <source>the beam has no length; give the position of its tip in the link frame</source>
        <translation type="unfinished">梁没有长度；给出其末端在连杆坐标系中的位置</translation>
    </message>
    <message>
        <source>elastic link &apos;%1&apos; is treated as a uniform rod of the same mass; its centre of mass is shifted by %2 m, and its moment of inertia is %3 kg m² instead of %4 kg m²; the torques differ from those of the rigid link</source>
        <translation type="unfinished">弹性连杆“%1”按同质量的均匀杆处理；其质心偏移%2 m，其转动惯量为%3 kg m²，而不是%4 kg m²；力矩与刚性连杆的不同</translation>
    </message>
    <message>
        <source>H_PP is singular because the passive joint of link %1 moves no mass; give the link a mass or actuate the joint</source>
        <translation type="unfinished">H_PP奇异，因为连杆%1的被动关节不带动任何质量；为该连杆设置质量或驱动该关节</translation>
    </message>
    <message>
        <source>H_PP is singular because passive joints move the same masses; give every passive link a mass or actuate its joint</source>
        <translation type="unfinished">H_PP奇异，因为多个被动关节带动相同的质量；为每个被动连杆设置质量或驱动其关节</translation>
    </message>
    <message>
        <source>link %1 %2</source>
        <translation type="unfinished">连杆%1%2</translation>
    </message>
    <message>
        <source>has no earlier link as its parent; parents must come before their children</source>
        <translation type="unfinished">的父连杆不在其前面；父连杆必须排在子连杆之前</translation>
    </message>
    <message>
        <source>needs a length greater than 0 m</source>
        <translation type="unfinished">的长度必须大于0 m</translation>
    </message>
    <message>
        <source>has an invalid mass; it must be at least 0 kg</source>
        <translation type="unfinished">的质量无效；质量必须不小于0 kg</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished">已停止</translation>
    </message>
    <message>
        <source>the rigid motion diverges; its values are no longer finite</source>
        <translation type="unfinished">刚体运动发散；其值不再是有限数</translation>
    </message>
    <message>
        <source>the parent of link 1 must be the base, and the parent of link 2 must be link 1</source>
        <translation type="unfinished">连杆1的父连杆必须是基座，连杆2的父连杆必须是连杆1</translation>
    </message>
    <message>
        <source>the links have no axial stiffness; EA must be greater than 0 N</source>
        <translation type="unfinished">连杆没有轴向刚度；EA必须大于0 N</translation>
    </message>
    <message>
        <source>link 1 has no bending stiffness; EI must be greater than 0 N m²</source>
        <translation type="unfinished">连杆1没有弯曲刚度；EI必须大于0 N m²</translation>
    </message>
    <message>
        <source>link 2 has no mass, so its motion is not determined</source>
        <translation type="unfinished">连杆2没有质量，因此其运动不确定</translation>
    </message>
</context>
<context>
    <name>ElasticDecor</name>
    <message>
        <source>%1 is passive</source>
        <translation type="unfinished">%1为被动</translation>
    </message>
    <message>
        <source>P = %1 N</source>
        <translation type="unfinished">P = %1 N</translation>
    </message>
    <message>
        <source>deformation to scale</source>
        <translation type="unfinished">变形按实际比例</translation>
    </message>
    <message>
        <source>deformation × %1</source>
        <translation type="unfinished">变形 × %1</translation>
    </message>
    <message>
        <source>bending moment (N m), %1</source>
        <translation type="unfinished">弯矩(N m)，%1</translation>
    </message>
    <message>
        <source>%1: %2 Hz</source>
        <extracomment>%1: number of a mode and what moves in it (&quot;Mode 1: link_2 twists&quot;), %2: its frequency</extracomment>
        <translation type="unfinished">%1：%2 Hz</translation>
    </message>
</context>
<context>
    <name>ElasticEmpty</name>
    <message>
        <source>No elastic links or passive joints yet. In the Passive Joints and Elastic Links panel, tick a link to make it elastic, or clear a joint to make it passive.</source>
        <translation type="unfinished">尚无弹性连杆或被动关节。在“被动关节与弹性连杆”面板中，勾选连杆使其成为弹性，或取消勾选关节使其成为被动。</translation>
    </message>
    <message>
        <source>Analysing the scene: %1 % done.</source>
        <translation type="unfinished">正在分析场景：已完成%1 %。</translation>
    </message>
    <message>
        <source>Could not analyse the scene: %1.</source>
        <translation type="unfinished">无法分析场景：%1。</translation>
    </message>
    <message>
        <source>The analysis was stopped. Choose Analyse in the Passive Joints and Elastic Links panel to restart it.</source>
        <translation type="unfinished">分析已停止。在“被动关节与弹性连杆”面板中选择“分析”可重新开始。</translation>
    </message>
    <message>
        <source>No elastic links yet, so no natural frequencies are computed. Tick a link in the Passive Joints and Elastic Links panel.</source>
        <translation type="unfinished">尚无弹性连杆，因此不计算固有频率。在“被动关节与弹性连杆”面板中勾选连杆。</translation>
    </message>
    <message>
        <source>The beams have %1 degrees of freedom, but natural frequencies are computed for at most %2. Each element adds six, so use fewer elements in the Passive Joints and Elastic Links panel.</source>
        <extracomment>%1: degrees of freedom of this scene, %2: the largest number of them</extracomment>
        <translation type="unfinished">梁有%1个自由度，但固有频率最多按%2个自由度计算。每个单元增加六个自由度，因此在“被动关节与弹性连杆”面板中减少单元数。</translation>
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
        <translation type="unfinished">无法比较%1的力矩，因为刚性连杆的运动无法计算。</translation>
    </message>
    <message>
        <source>No elastic links yet, so no natural frequencies are computed. Tick a link in the Passive Joints and Elastic Links panel.</source>
        <translation type="unfinished">尚无弹性连杆，因此不计算固有频率。在“被动关节与弹性连杆”面板中勾选连杆。</translation>
    </message>
    <message>
        <source>The torque of %1 equals its value with rigid links to within round-off, so it shows no vibration.</source>
        <translation type="unfinished">%1的力矩与刚性连杆时的值相同（在舍入误差内），因此没有显示出振动。</translation>
    </message>
    <message>
        <source>Dominant period: %1 (%2 Hz). The torque deviates by up to %3 %4 from the torque of rigid links.</source>
        <extracomment>%1: period with its unit, %2: its frequency, %3: amplitude of a torque, %4: its unit</extracomment>
        <translation type="unfinished">主周期：%1（%2 Hz）。力矩与刚性连杆力矩的偏差最大为%3 %4。</translation>
    </message>
    <message>
        <source>Periods from zero crossings: %1 to %2.</source>
        <extracomment>%1: the shortest period, %2: the longest, both with their unit</extracomment>
        <translation type="unfinished">由过零点得到的周期：%1至%2。</translation>
    </message>
    <message>
        <source>Source: %1, in the mode that affects %2 most. The natural period of this mode ranges from %3 to %4 along the motion. These values include a lengthening of up to %5 % by time steps of %6 ms.</source>
        <extracomment>%1: name of a link, %2: of a joint, %3 and %4: periods with their unit, %5: share, %6: step</extracomment>
        <translation type="unfinished">来源：%1，对%2影响最大的振型。该振型的固有周期沿运动在%3至%4之间变化。这些值已包含%6 ms时间步长造成的最多%5 %的延长。</translation>
    </message>
    <message>
        <source>Deviation from theory: at most %1 % (at t = %2), median %3 %.</source>
        <extracomment>%1: the largest deviation, %2: when it occurs, with its unit, %3: median of the deviations</extracomment>
        <translation type="unfinished">与理论的偏差：最大%1 %（t = %2时），中位数%3 %。</translation>
    </message>
    <message>
        <source>One sample every 10 ms.</source>
        <translation type="unfinished">每10 ms一个采样点。</translation>
    </message>
    <message>
        <source>One sample every %1 ms gives %3 samples per period where the period is shortest (%2). Zero crossings are interpolated linearly between samples, so smoothly changing periods seem to jump.</source>
        <extracomment>%1: time between samples, %2: a period with its unit, %3: a number</extracomment>
        <translation type="unfinished">每%1 ms一个采样点，在周期最短处（%2）每个周期有%3个采样点。过零点在采样点之间线性插值，因此平滑变化的周期看起来会跳变。</translation>
    </message>
    <message>
        <source>With fewer than two samples per period, aliasing makes the oscillation appear slower than it is.</source>
        <translation type="unfinished">每个周期少于两个采样点时，混叠会使振荡看起来比实际慢。</translation>
    </message>
    <message>
        <source>With time steps of 10 ms, the analysis would also lengthen the shortest period to %1 (π dt / atan(π dt / T)).</source>
        <translation type="unfinished">时间步长为10 ms时，分析还会把最短周期延长到%1（π dt / atan(π dt / T)）。</translation>
    </message>
</context>
<context>
    <name>ElasticTorques</name>
    <message>
        <source>Because %1 bends, the torque of %2 oscillates by up to %3 about the torque of rigid links, which reaches %4.</source>
        <extracomment>%1: name of a link, %2: name of a joint, %3 and %4: torques or forces with their unit</extracomment>
        <translation type="unfinished">由于%1弯曲，%2的力矩围绕刚性连杆力矩振荡，幅度最大为%3；刚性连杆力矩最大达%4。</translation>
    </message>
    <message>
        <source>Because %1 bend, the torque of %2 oscillates by up to %3 about the torque of rigid links, which reaches %4.</source>
        <extracomment>%1: names of two or three links, %2: name of a joint, %3 and %4: torques or forces with their unit</extracomment>
        <translation type="unfinished">由于%1弯曲，%2的力矩围绕刚性连杆力矩振荡，幅度最大为%3；刚性连杆力矩最大达%4。</translation>
    </message>
    <message>
        <source>Because %1 links bend, the torque of %2 oscillates by up to %3 about the torque of rigid links, which reaches %4.</source>
        <extracomment>%1: number of links, four or more, %2: name of a joint, %3 and %4: torques or forces with their unit</extracomment>
        <translation type="unfinished">由于%1个连杆弯曲，%2的力矩围绕刚性连杆力矩振荡，幅度最大为%3；刚性连杆力矩最大达%4。</translation>
    </message>
    <message>
        <source>All links are rigid, so the three methods agree to within round-off (%1 %2).</source>
        <extracomment>%1: a torque or force, %2: its unit</extracomment>
        <translation type="unfinished">所有连杆均为刚性，因此三种方法在舍入误差内一致（%1 %2）。</translation>
    </message>
    <message>
        <source>All links are rigid, and the three methods agree to within %1 %2, which is %3 % of the largest torque. The remaining difference is the time-step error of order dt², with dt = %4 ms.</source>
        <extracomment>%1: a torque or force, %2: its unit, %3: its share of the largest torque, %4: time step</extracomment>
        <translation type="unfinished">所有连杆均为刚性，三种方法的差异不超过%1 %2，即最大力矩的%3 %。剩余差异是dt²阶的时间步长误差，dt = %4 ms。</translation>
    </message>
    <message>
        <source>Elastic links, parallel scheme</source>
        <translation type="unfinished">弹性连杆，并行格式</translation>
    </message>
    <message>
        <source>Rigid links, hybrid dynamics</source>
        <translation type="unfinished">刚性连杆，混合动力学</translation>
    </message>
    <message>
        <source>Newton-Euler along the computed motion</source>
        <translation type="unfinished">沿计算所得运动的牛顿-欧拉法</translation>
    </message>
    <message>
        <source>%1 is passive, so its torque in the parallel scheme is zero. Rigid links would need up to %2 %3 at this joint to track the computed motion.</source>
        <extracomment>%1: name of a joint, %2: a torque or force, %3: its unit</extracomment>
        <translation type="unfinished">%1为被动，因此在并行格式中其力矩为零。刚性连杆要跟踪计算所得的运动，该关节最多需要%2 %3。</translation>
    </message>
    <message>
        <source>The torque of %1 cannot be compared because the motion of rigid links could not be computed.</source>
        <translation type="unfinished">无法比较%1的力矩，因为刚性连杆的运动无法计算。</translation>
    </message>
    <message>
        <source>At t = 0, the torque is %1 %2 because the passive joints are still locked. This sample is not drawn.</source>
        <extracomment>the torque of a joint; %1: a number, %2: its unit</extracomment>
        <translation type="unfinished">t = 0时力矩为%1 %2，因为被动关节仍锁定。该采样点未绘出。</translation>
    </message>
    <message>
        <source>%1 is passive, with a residual torque of at most %3&#xa0;%2</source>
        <extracomment>%1: name of a joint, %2: unit of its torque, %3: the residual torque</extracomment>
        <translation type="unfinished">%1为被动，力矩残差最大为%3&#xa0;%2</translation>
    </message>
    <message>
        <source>%2: %1</source>
        <extracomment>%1: method that gives the torque, %2: name of a joint</extracomment>
        <translation type="unfinished">%2：%1</translation>
    </message>
    <message>
        <source>|elastic − rigid|</source>
        <translation type="unfinished">|弹性 − 刚性|</translation>
    </message>
    <message>
        <source>|Newton-Euler − elastic|</source>
        <translation type="unfinished">|牛顿-欧拉 − 弹性|</translation>
    </message>
    <message>
        <source>|rigid − Newton-Euler|</source>
        <translation type="unfinished">|刚性 − 牛顿-欧拉|</translation>
    </message>
</context>
<context>
    <name>ElasticWords</name>
    <message>
        <source>Euler-Bernoulli</source>
        <translation type="unfinished">欧拉-伯努利</translation>
    </message>
    <message>
        <source>Use cubic shape functions, with sections that remain normal to the axis. One element already gives the tip stiffness 3 E I / l³ of a cantilever.</source>
        <translation type="unfinished">使用三次形函数，截面保持与轴线垂直。一个单元即可得到悬臂梁的末端刚度3 E I / l³。</translation>
    </message>
    <message>
        <source>Shifted integration</source>
        <translation type="unfinished">移位积分</translation>
    </message>
    <message>
        <source>Use linear Timoshenko elements with one integration point. One element gives a tip stiffness of 4 E I / l³, and many elements give the correct stiffness.</source>
        <translation type="unfinished">使用带一个积分点的线性铁木辛柯单元。一个单元得到的末端刚度为4 E I / l³，多个单元得到正确的刚度。</translation>
    </message>
    <message>
        <source>Consistent</source>
        <extracomment>adjective: mass matrix</extracomment>
        <translation type="unfinished">一致</translation>
    </message>
    <message>
        <source>Distribute the mass by the element&apos;s shape functions, which is most accurate with few elements</source>
        <translation type="unfinished">按单元形函数分布质量，单元较少时最精确</translation>
    </message>
    <message>
        <source>Linear</source>
        <extracomment>adjective: mass matrix</extracomment>
        <translation type="unfinished">线性</translation>
    </message>
    <message>
        <source>Use m/6 [2 1; 1 2] in each direction without rotary inertia, as in the parallel solution scheme</source>
        <translation type="unfinished">每个方向使用m/6 [2 1; 1 2]，不含转动惯量，与并行求解格式相同</translation>
    </message>
    <message>
        <source>Lumped</source>
        <extracomment>adjective: mass matrix</extracomment>
        <translation type="unfinished">集中</translation>
    </message>
    <message>
        <source>Lump half of the element&apos;s mass at each end, which makes the frequencies too low</source>
        <translation type="unfinished">把单元质量的一半集中在每一端，这会使频率偏低</translation>
    </message>
</context>
<context>
    <name>Equations</name>
    <message>
        <source>joint position</source>
        <translation type="unfinished">关节位置</translation>
    </message>
    <message>
        <source>joint velocity</source>
        <translation type="unfinished">关节速度</translation>
    </message>
    <message>
        <source>joint acceleration</source>
        <translation type="unfinished">关节加速度</translation>
    </message>
    <message>
        <source>rotation</source>
        <translation type="unfinished">旋转</translation>
    </message>
    <message>
        <source>offset</source>
        <translation type="unfinished">偏移</translation>
    </message>
    <message>
        <source>position</source>
        <translation type="unfinished">位置</translation>
    </message>
    <message>
        <source>joint axis</source>
        <translation type="unfinished">关节轴</translation>
    </message>
    <message>
        <source>angular velocity</source>
        <translation type="unfinished">角速度</translation>
    </message>
    <message>
        <source>linear velocity</source>
        <translation type="unfinished">线速度</translation>
    </message>
    <message>
        <source>angular acceleration</source>
        <translation type="unfinished">角加速度</translation>
    </message>
    <message>
        <source>linear acceleration</source>
        <translation type="unfinished">线加速度</translation>
    </message>
    <message>
        <source>acceleration of the centre of mass</source>
        <translation type="unfinished">质心加速度</translation>
    </message>
    <message>
        <source>inertial force</source>
        <translation type="unfinished">惯性力</translation>
    </message>
    <message>
        <source>inertial moment</source>
        <translation type="unfinished">惯性力矩</translation>
    </message>
    <message>
        <source>external force</source>
        <translation type="unfinished">外力</translation>
    </message>
    <message>
        <source>external moment</source>
        <translation type="unfinished">外力矩</translation>
    </message>
    <message>
        <source>joint force</source>
        <translation type="unfinished">关节传递力</translation>
    </message>
    <message>
        <source>joint moment</source>
        <translation type="unfinished">关节传递力矩</translation>
    </message>
    <message>
        <source>rotor torque</source>
        <translation type="unfinished">转子力矩</translation>
    </message>
    <message>
        <source>friction torque</source>
        <translation type="unfinished">摩擦力矩</translation>
    </message>
    <message>
        <source>spring torque</source>
        <translation type="unfinished">弹簧力矩</translation>
    </message>
    <message>
        <source>joint torque</source>
        <translation type="unfinished">关节力矩</translation>
    </message>
    <message>
        <source>velocity at the world origin</source>
        <translation type="unfinished">世界原点处的速度</translation>
    </message>
    <message>
        <source>acceleration at the world origin</source>
        <translation type="unfinished">世界原点处的加速度</translation>
    </message>
    <message>
        <source>centre of mass</source>
        <translation type="unfinished">质心</translation>
    </message>
    <message>
        <source>inertia</source>
        <translation type="unfinished">惯量</translation>
    </message>
    <message>
        <source>spatial velocity</source>
        <translation type="unfinished">空间速度</translation>
    </message>
    <message>
        <source>spatial acceleration</source>
        <translation type="unfinished">空间加速度</translation>
    </message>
    <message>
        <source>inertial wrench</source>
        <translation type="unfinished">惯性力旋量</translation>
    </message>
    <message>
        <source>external wrench</source>
        <translation type="unfinished">外力旋量</translation>
    </message>
    <message>
        <source>joint wrench</source>
        <translation type="unfinished">关节力旋量</translation>
    </message>
    <message>
        <source>motion axis</source>
        <translation type="unfinished">运动轴</translation>
    </message>
    <message>
        <source>torque contribution</source>
        <translation type="unfinished">力矩贡献</translation>
    </message>
    <message>
        <source>Given</source>
        <translation type="unfinished">已知量</translation>
    </message>
    <message>
        <source>Orientation in the parent frame</source>
        <translation type="unfinished">在父坐标系中的姿态</translation>
    </message>
    <message>
        <source>Angular velocity</source>
        <translation type="unfinished">角速度</translation>
    </message>
    <message>
        <source>Velocity of the origin</source>
        <translation type="unfinished">原点的速度</translation>
    </message>
    <message>
        <source>Angular acceleration</source>
        <translation type="unfinished">角加速度</translation>
    </message>
    <message>
        <source>Acceleration of the origin, minus gravity</source>
        <translation type="unfinished">原点加速度减重力</translation>
    </message>
    <message>
        <source>Acceleration of the centre of mass, minus gravity</source>
        <translation type="unfinished">质心的加速度，减去重力</translation>
    </message>
    <message>
        <source>Force required by the link&apos;s own motion and gravity</source>
        <translation type="unfinished">连杆自身运动与重力所需的力</translation>
    </message>
    <message>
        <source>Moment required by the link&apos;s own motion, about the centre of mass</source>
        <translation type="unfinished">连杆自身运动所需的、关于质心的力矩</translation>
    </message>
    <message>
        <source>External wrench on the link</source>
        <translation type="unfinished">连杆上的外力旋量</translation>
    </message>
    <message>
        <source>Force through the joint</source>
        <translation type="unfinished">通过关节的力</translation>
    </message>
    <message>
        <source>Moment through the joint</source>
        <translation type="unfinished">通过关节的力矩</translation>
    </message>
    <message>
        <source>Rotor</source>
        <translation type="unfinished">转子</translation>
    </message>
    <message>
        <source>Joint friction</source>
        <translation type="unfinished">关节摩擦</translation>
    </message>
    <message>
        <source>Joint force</source>
        <translation type="unfinished">关节力</translation>
    </message>
    <message>
        <source>Joint torque</source>
        <translation type="unfinished">关节力矩</translation>
    </message>
    <message>
        <source>Joint spring</source>
        <translation type="unfinished">关节弹簧</translation>
    </message>
    <message>
        <source>Pose in the world</source>
        <translation type="unfinished">在世界中的位姿</translation>
    </message>
    <message>
        <source>Joint axis as a spatial vector</source>
        <translation type="unfinished">作为空间向量的关节轴</translation>
    </message>
    <message>
        <source>Spatial velocity</source>
        <translation type="unfinished">空间速度</translation>
    </message>
    <message>
        <source>Spatial acceleration, minus gravity</source>
        <translation type="unfinished">空间加速度，减去重力</translation>
    </message>
    <message>
        <source>Joint torque or force that each carried link requires</source>
        <translation type="unfinished">所承载的每个连杆需要的关节力矩或力</translation>
    </message>
    <message>
        <source>Wrench required by the link&apos;s own motion and gravity</source>
        <translation type="unfinished">连杆自身运动与重力所需的力旋量</translation>
    </message>
    <message>
        <source>Wrench through the joint</source>
        <translation type="unfinished">通过关节的力旋量</translation>
    </message>
    <message>
        <source>Acceleration of the origin</source>
        <translation type="unfinished">原点的加速度</translation>
    </message>
    <message>
        <source>Velocity of the body-fixed point at the world origin</source>
        <translation type="unfinished">世界原点处体固连点的速度</translation>
    </message>
    <message>
        <source>Rate of change of the velocity at the world origin</source>
        <translation type="unfinished">世界原点处速度的变化率</translation>
    </message>
    <message>
        <source>Centre of mass and inertia in the world frame</source>
        <translation type="unfinished">在世界坐标系中的质心与惯量</translation>
    </message>
    <message>
        <source>Wrench required by the link&apos;s own motion</source>
        <translation type="unfinished">连杆自身运动所需的力旋量</translation>
    </message>
    <message>
        <source>External wrench on the link, gravity included</source>
        <translation type="unfinished">连杆上的外力旋量，含重力</translation>
    </message>
</context>
<context>
    <name>ExampleTitles</name>
    <message>
        <source>Arm on the Ground</source>
        <translation type="unfinished">触地机械臂</translation>
    </message>
    <message>
        <source>Pendulum</source>
        <translation type="unfinished">单摆</translation>
    </message>
    <message>
        <source>Planar 2R Arm</source>
        <translation type="unfinished">平面2R机械臂</translation>
    </message>
    <message>
        <source>Planar 3R Arm</source>
        <translation type="unfinished">平面3R机械臂</translation>
    </message>
    <message>
        <source>Gantry</source>
        <translation type="unfinished">龙门架</translation>
    </message>
    <message>
        <source>Arm Without the Ground</source>
        <translation type="unfinished">无地面的机械臂</translation>
    </message>
    <message>
        <source>Cart-Pole</source>
        <translation type="unfinished">小车倒立摆</translation>
    </message>
    <message>
        <source>Cart-Pole, Balanced</source>
        <translation type="unfinished">小车倒立摆，平衡</translation>
    </message>
    <message>
        <source>Acrobot</source>
        <translation type="unfinished">Acrobot</translation>
    </message>
    <message>
        <source>Acrobot, Swing-Up</source>
        <translation type="unfinished">Acrobot，摆起</translation>
    </message>
    <message>
        <source>Furuta Pendulum</source>
        <translation type="unfinished">Furuta摆</translation>
    </message>
    <message>
        <source>Furuta Pendulum, Swing-Up</source>
        <translation type="unfinished">Furuta摆，摆起</translation>
    </message>
    <message>
        <source>Arm with a Passive Last Joint</source>
        <translation type="unfinished">末关节被动的机械臂</translation>
    </message>
    <message>
        <source>Two Links, One Passive Joint</source>
        <translation type="unfinished">两连杆，一个被动关节</translation>
    </message>
    <message>
        <source>Two Links, One Elastic</source>
        <translation type="unfinished">两连杆，一个弹性</translation>
    </message>
    <message>
        <source>Elastic Chain</source>
        <translation type="unfinished">弹性链</translation>
    </message>
    <message>
        <source>Branched Chain, Passive Joints</source>
        <translation type="unfinished">带分支的链，被动关节</translation>
    </message>
    <message>
        <source>Arm with Springs</source>
        <translation type="unfinished">带弹簧的机械臂</translation>
    </message>
    <message>
        <source>Tree of Three Links</source>
        <translation type="unfinished">三连杆树</translation>
    </message>
    <message>
        <source>Torso with Two Arms</source>
        <translation type="unfinished">双臂躯干</translation>
    </message>
    <message>
        <source>Planar Biped</source>
        <translation type="unfinished">平面双足机器人</translation>
    </message>
    <message>
        <source>Snake of 30 Links</source>
        <translation type="unfinished">30连杆蛇形机器人</translation>
    </message>
    <message>
        <source>Start Here</source>
        <translation type="unfinished">从这里开始</translation>
    </message>
    <message>
        <source>Industrial Arms</source>
        <translation type="unfinished">工业机械臂</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation type="unfinished">接触</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation type="unfinished">平衡</translation>
    </message>
    <message>
        <source>Passive and Elastic</source>
        <translation type="unfinished">被动与弹性</translation>
    </message>
    <message>
        <source>Chains and Trees</source>
        <translation type="unfinished">链与树</translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>The link rotates with its parent, because a prismatic joint adds no rotation.</source>
        <translation type="unfinished">连杆随父连杆一起转动，因为移动关节不增加转动。</translation>
    </message>
    <message>
        <source>The parent&apos;s angular velocity, plus the joint&apos;s own angular velocity about its axis.</source>
        <translation type="unfinished">父连杆的角速度，加上关节自身绕其轴的角速度。</translation>
    </message>
    <message>
        <source>The velocity of the coincident point of the parent, plus the joint&apos;s own velocity along its axis.</source>
        <translation type="unfinished">父连杆上重合点的速度，加上关节自身沿其轴的速度。</translation>
    </message>
    <message>
        <source>The origin is fixed in the parent too, so it moves as a point of the parent.</source>
        <translation type="unfinished">原点在父连杆中也是固定的，因此作为父连杆上的一点运动。</translation>
    </message>
    <message>
        <source>The parent&apos;s angular acceleration, because a prismatic joint adds none.</source>
        <translation type="unfinished">父连杆的角加速度，因为移动关节不增加角加速度。</translation>
    </message>
    <message>
        <source>The parent&apos;s angular acceleration, plus the term due to the moving joint axis, plus the joint&apos;s own acceleration.</source>
        <translation type="unfinished">父连杆的角加速度，加上关节轴运动引起的项，再加上关节自身的加速度。</translation>
    </message>
    <message>
        <source>The acceleration of a point of the parent (tangential and centripetal terms), plus the Coriolis term and the joint&apos;s own acceleration.</source>
        <translation type="unfinished">父连杆上一点的加速度（切向项和向心项），加上科氏项和关节自身的加速度。</translation>
    </message>
    <message>
        <source>The acceleration of the parent&apos;s origin, plus the tangential and centripetal terms.</source>
        <translation type="unfinished">父连杆原点的加速度，加上切向项和向心项。</translation>
    </message>
    <message>
        <source>A prismatic joint keeps the link&apos;s orientation and moves its origin along the axis.</source>
        <translation type="unfinished">移动关节保持连杆的姿态，并使其原点沿轴移动。</translation>
    </message>
    <message>
        <source>The link&apos;s orientation relative to its parent at q = 0, rotated about the joint axis.</source>
        <translation type="unfinished">q = 0时连杆相对于父连杆的姿态，再绕关节轴旋转。</translation>
    </message>
    <message>
        <source>The acceleration of the origin, plus the tangential and centripetal terms of the centre of mass.</source>
        <translation type="unfinished">原点的加速度，加上质心的切向项和向心项。</translation>
    </message>
    <message>
        <source>Mass times the acceleration of the centre of mass.</source>
        <translation type="unfinished">质量乘以质心加速度。</translation>
    </message>
    <message>
        <source>The moment that changes the link&apos;s angular momentum about its centre of mass.</source>
        <translation type="unfinished">改变连杆对其质心的角动量的力矩。</translation>
    </message>
    <message>
        <source>The force required for the link&apos;s own motion, minus the external force, plus the forces that the link exerts on its children.</source>
        <translation type="unfinished">连杆自身运动所需的力，减去外力，加上连杆施加给各子连杆的力。</translation>
    </message>
    <message>
        <source>The moment required for the link&apos;s own motion, minus the external moment, plus the moments that the link exerts on its children. All are about the link origin and include the moments of the forces.</source>
        <translation type="unfinished">连杆自身运动所需的力矩，减去外力矩，加上连杆施加给各子连杆的力矩。它们都关于连杆原点，并包含各力产生的力矩。</translation>
    </message>
    <message>
        <source>The motor supplies the component of the force along the joint axis.</source>
        <translation type="unfinished">电机提供力沿关节轴的分量。</translation>
    </message>
    <message>
        <source>The motor supplies the component of the moment along the joint axis.</source>
        <translation type="unfinished">电机提供力矩沿关节轴的分量。</translation>
    </message>
    <message>
        <source>The origin moves along the axis. X transforms the parent&apos;s motion to this link frame.</source>
        <translation type="unfinished">原点沿轴移动。X将父连杆的运动变换到该连杆坐标系。</translation>
    </message>
    <message>
        <source>The link rotates about its axis. X transforms the parent&apos;s motion to this link frame.</source>
        <translation type="unfinished">连杆绕其轴转动。X将父连杆的运动变换到该连杆坐标系。</translation>
    </message>
    <message>
        <source>The parent&apos;s velocity, expressed in the link frame, plus the joint&apos;s own. One vector combines rotation and translation.</source>
        <translation type="unfinished">父连杆的速度（在连杆坐标系中表示），加上关节自身的速度。一个向量同时包含转动和移动。</translation>
    </message>
    <message>
        <source>The parent&apos;s acceleration, plus the joint&apos;s own, plus the term due to the moving joint axis.</source>
        <translation type="unfinished">父连杆的加速度，加上关节自身的加速度，再加上关节轴运动引起的项。</translation>
    </message>
    <message>
        <source>The moment and force that change the link&apos;s momentum: inertia times acceleration, plus the term due to the link&apos;s own velocity.</source>
        <translation type="unfinished">改变连杆动量的力矩和力：惯量乘以加速度，加上连杆自身速度引起的项。</translation>
    </message>
    <message>
        <source>The wrench required for the link&apos;s own motion, minus the external wrench, plus the wrenches that the link exerts on its children. All are about this link&apos;s origin.</source>
        <translation type="unfinished">连杆自身运动所需的力旋量，减去外力旋量，加上连杆施加给各子连杆的力旋量。它们都关于该连杆的原点。</translation>
    </message>
    <message>
        <source>The motor supplies the force along the axis, and the bearing carries the rest of the wrench.</source>
        <translation type="unfinished">电机提供沿轴的力，轴承承受力旋量的其余部分。</translation>
    </message>
    <message>
        <source>The motor supplies the moment about the axis, and the bearing carries the rest of the wrench.</source>
        <translation type="unfinished">电机提供绕轴的力矩，轴承承受力旋量的其余部分。</translation>
    </message>
    <message>
        <source>The link&apos;s pose in the world: the parent&apos;s pose, the fixed offset, and the translation of the joint.</source>
        <translation type="unfinished">连杆在世界中的位姿：父连杆的位姿、固定偏移和关节的移动。</translation>
    </message>
    <message>
        <source>The link&apos;s pose in the world: the parent&apos;s pose, the fixed offset, and the rotation of the joint.</source>
        <translation type="unfinished">连杆在世界中的位姿：父连杆的位姿、固定偏移和关节的转动。</translation>
    </message>
    <message>
        <source>The motion of the link at unit joint velocity: every point moves parallel to the axis.</source>
        <translation type="unfinished">单位关节速度下连杆的运动：每一点都平行于轴移动。</translation>
    </message>
    <message>
        <source>The motion of the link at unit joint velocity: a rotation about the axis, which also moves the body-fixed point at the world origin.</source>
        <translation type="unfinished">单位关节速度下连杆的运动：绕轴转动，这也使世界原点处的体固连点移动。</translation>
    </message>
    <message>
        <source>The velocity of the body-fixed point that currently coincides with the world origin (imagine the link extended that far).</source>
        <translation type="unfinished">当前与世界原点重合的体固连点的速度（设想连杆延伸到那里）。</translation>
    </message>
    <message>
        <source>The rate of change of the velocity at the world origin. A different body-fixed point is at the origin at each instant.</source>
        <translation type="unfinished">世界原点处速度的变化率。每一时刻位于原点的是不同的体固连点。</translation>
    </message>
    <message>
        <source>The mass, the centre of mass and the inertia about it, expressed in the world frame.</source>
        <translation type="unfinished">质量、质心及关于质心的惯量，在世界坐标系中表示。</translation>
    </message>
    <message>
        <source>The force and the moment about the world origin that change the link&apos;s linear and angular momentum.</source>
        <translation type="unfinished">改变连杆动量和角动量的力和关于世界原点的力矩。</translation>
    </message>
    <message>
        <source>Gravity at the centre of mass, plus the other external forces on the link.</source>
        <translation type="unfinished">质心处的重力，加上作用在连杆上的其他外力。</translation>
    </message>
    <message>
        <source>The wrench required for the link&apos;s own motion, minus gravity and the external wrench, plus the wrenches that the link exerts on its children. All are about the world origin, so they simply add up.</source>
        <translation type="unfinished">连杆自身运动所需的力旋量，减去重力和外力旋量，加上连杆施加给各子连杆的力旋量。它们都关于世界原点，因此直接相加。</translation>
    </message>
    <message>
        <source>The motor supplies the moment about the joint axis. It is the scalar product of the motion axis and the wrench, both about the world origin.</source>
        <translation type="unfinished">电机提供绕关节轴的力矩，即运动轴与力旋量的标量积，两者都关于世界原点。</translation>
    </message>
    <message>
        <source>Each joint from the base to this link adds its own velocity. The sum is computed again for every link.</source>
        <translation type="unfinished">从基座到该连杆的每个关节都加上自身的速度。对每个连杆都重新计算该和。</translation>
    </message>
    <message>
        <source>Each joint from the base to this link adds its own acceleration. Each pair of joints adds a term, because one joint moves the axis of the other.</source>
        <translation type="unfinished">从基座到该连杆的每个关节都加上自身的加速度。每一对关节增加一项，因为一个关节使另一个关节的轴运动。</translation>
    </message>
    <message>
        <source>The torque that the motion of one carried link requires at this joint. The link&apos;s velocity is written out as a sum in both places where it occurs.</source>
        <translation type="unfinished">一个被承载连杆的运动在该关节处所需的力矩。连杆速度出现的两处都写成求和形式。</translation>
    </message>
    <message>
        <source>The sum of the torques that all links carried by the joint require.</source>
        <translation type="unfinished">该关节承载的所有连杆所需力矩之和。</translation>
    </message>
    <message>
        <source>origin in the parent frame</source>
        <translation type="unfinished">父坐标系中的原点</translation>
    </message>
    <message>
        <source>origin in the world frame</source>
        <translation type="unfinished">世界坐标系中的原点</translation>
    </message>
    <message>
        <source>The joint&apos;s position, velocity and acceleration are known.</source>
        <translation type="unfinished">关节的位置、速度和加速度已知。</translation>
    </message>
    <message>
        <source>The external force and moment on the link.</source>
        <translation type="unfinished">作用在连杆上的外力和外力矩。</translation>
    </message>
    <message>
        <source>The motor must also accelerate its own rotor, through the gear.</source>
        <translation type="unfinished">电机还必须通过减速器使自身的转子加速。</translation>
    </message>
    <message>
        <source>The motor must overcome viscous friction, proportional to the joint velocity, and Coulomb friction, of constant magnitude.</source>
        <translation type="unfinished">电机必须克服与关节速度成正比的粘性摩擦和大小恒定的库仑摩擦。</translation>
    </message>
    <message>
        <source>The spring pulls the joint towards its rest position, and the motor acts against the spring.</source>
        <translation type="unfinished">弹簧把关节拉向其自由位置，电机则抵抗弹簧。</translation>
    </message>
    <message>
        <source>Gravity is not included, because it acts as an external force in this formulation and the base is at rest.</source>
        <translation type="unfinished">不含重力，因为在该表述中重力作为外力作用，而基座静止。</translation>
    </message>
    <message>
        <source>Gravity is included because the base is given the acceleration −g. An upward acceleration loads the links just as their weights do, as in a lift that starts to rise. Each a is therefore the acceleration minus gravity.</source>
        <translation type="unfinished">已含重力，因为给基座赋予了加速度−g。向上的加速度使连杆受载，与其重量的效果完全相同，如同电梯开始上升时那样。因此每个a都是加速度减去重力。</translation>
    </message>
    <message>
        <source>The first term changes ω. The second is there because the angular momentum L = I ω is in general not parallel to ω. The link carries L round with it, and a vector that rotates at ω changes at the rate ω × L, even if ω is constant.</source>
        <translation type="unfinished">第一项改变ω。出现第二项是因为角动量L = I ω一般不与ω平行。连杆带着L一起转动，而以ω转动的向量的变化率为ω × L，即使ω恒定也是如此。</translation>
    </message>
    <message>
        <source>Gravity is included because the base is given the acceleration −g, which loads the links just as their weights do. The linear part is not the acceleration of a material point, because it lacks ω × v.</source>
        <translation type="unfinished">已含重力，因为给基座赋予了加速度−g，它使连杆受载，与其重量的效果完全相同。线分量不是质点的加速度，因为它缺少ω × v。</translation>
    </message>
    <message>
        <source>Only in this formulation does gravity act as a force.</source>
        <translation type="unfinished">只有在该表述中，重力才作为力作用。</translation>
    </message>
    <message>
        <source>The torques are computed without this velocity. It is shown only as an aid to understanding.</source>
        <translation type="unfinished">计算力矩时不使用该速度。显示它只是为了帮助理解。</translation>
    </message>
    <message>
        <source>base</source>
        <extracomment>noun: the fixed link of the robot</extracomment>
        <translation type="unfinished">基座</translation>
    </message>
    <message>
        <source>base frame</source>
        <translation type="unfinished">基坐标系</translation>
    </message>
    <message>
        <source>world frame</source>
        <translation type="unfinished">世界坐标系</translation>
    </message>
    <message>
        <source>link frame</source>
        <translation type="unfinished">连杆坐标系</translation>
    </message>
    <message>
        <source>parent frame</source>
        <translation type="unfinished">父坐标系</translation>
    </message>
    <message>
        <source>child frame</source>
        <translation type="unfinished">子坐标系</translation>
    </message>
    <message>
        <source>link to world</source>
        <translation type="unfinished">连杆到世界</translation>
    </message>
    <message>
        <source>link to parent</source>
        <translation type="unfinished">连杆到父连杆</translation>
    </message>
    <message>
        <source>child to link</source>
        <translation type="unfinished">子连杆到连杆</translation>
    </message>
    <message>
        <source>%1, minus gravity</source>
        <translation type="unfinished">%1减重力</translation>
    </message>
    <message>
        <source>from the load</source>
        <translation type="unfinished">来自载荷</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation type="unfinished">来自%1</translation>
    </message>
    <message>
        <source>from the world</source>
        <translation type="unfinished">来自世界</translation>
    </message>
    <message>
        <source>from the model</source>
        <translation type="unfinished">来自模型</translation>
    </message>
    <message>
        <source>from the state</source>
        <translation type="unfinished">来自状态</translation>
    </message>
    <message>
        <source>spatial inertia: %1</source>
        <translation type="unfinished">空间惯量：%1</translation>
    </message>
    <message>
        <source>transform: %1</source>
        <translation type="unfinished">变换：%1</translation>
    </message>
    <message>
        <source>%1 of the base</source>
        <translation type="unfinished">基座的%1</translation>
    </message>
    <message>
        <source>%1 of the parent</source>
        <translation type="unfinished">父连杆的%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: name of a quantity, %2: name of a link</extracomment>
        <translation type="unfinished">%2的%1</translation>
    </message>
    <message>
        <source>the base is given the acceleration −g to represent gravity</source>
        <translation type="unfinished">用给基座赋予加速度−g来表示重力</translation>
    </message>
    <message>
        <source>the base is at rest</source>
        <translation type="unfinished">基座静止</translation>
    </message>
    <message>
        <source>The outward pass begins at the base, because the motion of each link is that of its parent plus what its own joint adds.</source>
        <translation type="unfinished">前向递推从基座开始，因为每个连杆的运动等于其父连杆的运动加上自身关节所增加的运动。</translation>
    </message>
    <message>
        <source>The inward pass begins here, at a tip, because each joint carries its own link and all the links beyond it.</source>
        <translation type="unfinished">后向递推从这里即末端开始，因为每个关节承载自身的连杆及其之后的所有连杆。</translation>
    </message>
    <message>
        <source>intermediate product</source>
        <translation type="unfinished">中间乘积</translation>
    </message>
    <message>
        <source>%1 (partial sum)</source>
        <translation type="unfinished">%1（部分和）</translation>
    </message>
    <message numerus="yes">
        <source>%n more term(s) to add</source>
        <translation type="unfinished">
            <numerusform>还要加%n项</numerusform>
        </translation>
    </message>
    <message>
        <source>Moved by q = %1 along the joint axis.</source>
        <translation type="unfinished">沿关节轴移动q = %1。</translation>
    </message>
    <message>
        <source>Turned by q = %1 about the joint axis.</source>
        <translation type="unfinished">绕关节轴转动q = %1。</translation>
    </message>
    <message>
        <source>Everything the outward pass computes for this link</source>
        <translation type="unfinished">前向递推为该连杆计算的全部内容</translation>
    </message>
    <message>
        <source>Everything the inward pass computes for this link</source>
        <translation type="unfinished">后向递推为该连杆计算的全部内容</translation>
    </message>
    <message>
        <source>Step by equation or by term to see how each result is computed.</source>
        <translation type="unfinished">按方程或按项逐步前进，可查看每个结果的计算过程。</translation>
    </message>
    <message numerus="yes">
        <source>%n steps from the base to the tips and back</source>
        <translation type="unfinished">
            <numerusform>从基座到末端再返回，共%n个步骤</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (i = %2, joint %3)</source>
        <extracomment>%1: name of a link, %2: its number, %3: name of its joint</extracomment>
        <translation type="unfinished">%1（i = %2，关节%3）</translation>
    </message>
    <message>
        <source>Step %1 of %2, outward, link %3</source>
        <extracomment>noun: a step of the recursion; %1: its number, %2: number of steps, %3: name of a link</extracomment>
        <translation type="unfinished">步骤%1/%2，前向，连杆%3</translation>
    </message>
    <message>
        <source>Step %1 of %2, inward, link %3</source>
        <extracomment>noun: a step of the recursion; %1: its number, %2: number of steps, %3: name of a link</extracomment>
        <translation type="unfinished">步骤%1/%2，后向，连杆%3</translation>
    </message>
    <message>
        <source>rotation at q = 0</source>
        <translation type="unfinished">q = 0时的旋转</translation>
    </message>
    <message>
        <source>origin at q = 0</source>
        <translation type="unfinished">q = 0时的原点</translation>
    </message>
    <message>
        <source>joint axis</source>
        <translation type="unfinished">关节轴</translation>
    </message>
    <message>
        <source>motion axis</source>
        <translation type="unfinished">运动轴</translation>
    </message>
    <message>
        <source>mass</source>
        <translation type="unfinished">质量</translation>
    </message>
    <message>
        <source>centre of mass</source>
        <translation type="unfinished">质心</translation>
    </message>
    <message>
        <source>inertia</source>
        <translation type="unfinished">惯量</translation>
    </message>
    <message>
        <source>rotor inertia</source>
        <translation type="unfinished">转子惯量</translation>
    </message>
    <message>
        <source>damping</source>
        <translation type="unfinished">阻尼</translation>
    </message>
    <message>
        <source>Coulomb friction</source>
        <translation type="unfinished">库仑摩擦</translation>
    </message>
    <message>
        <source>spring stiffness</source>
        <translation type="unfinished">弹簧刚度</translation>
    </message>
    <message>
        <source>spring rest position</source>
        <translation type="unfinished">弹簧自由位置</translation>
    </message>
    <message>
        <source>gravity</source>
        <translation type="unfinished">重力</translation>
    </message>
    <message>
        <source>external load</source>
        <translation type="unfinished">外载荷</translation>
    </message>
    <message>
        <source>load</source>
        <extracomment>noun: an external force</extracomment>
        <translation type="unfinished">载荷</translation>
    </message>
    <message>
        <source>mouse spring</source>
        <translation type="unfinished">鼠标弹簧</translation>
    </message>
    <message>
        <source>spring</source>
        <extracomment>noun: between the mouse and the robot</extracomment>
        <translation type="unfinished">弹簧</translation>
    </message>
    <message>
        <source>contact %1</source>
        <translation type="unfinished">接触%1</translation>
    </message>
    <message>
        <source>Contact %1 pulls along its normal with fₙ = %2. The friction force is fₜ = %3.</source>
        <extracomment>%1: name of a contact, %2 and %3: forces with their unit</extracomment>
        <translation type="unfinished">接触%1沿其法线方向拉，fₙ = %2。摩擦力fₜ = %3。</translation>
    </message>
    <message>
        <source>Contact %1 pushes along its normal with fₙ = %2. The friction force is fₜ = %3.</source>
        <extracomment>%1: name of a contact, %2 and %3: forces with their unit</extracomment>
        <translation type="unfinished">接触%1沿其法线方向推，fₙ = %2。摩擦力fₜ = %3。</translation>
    </message>
    <message>
        <source>The mouse spring pulls with %1.</source>
        <translation type="unfinished">鼠标弹簧的拉力为%1。</translation>
    </message>
    <message>
        <source>The inward pass starts from the contact force. The link exerts the opposite force, fₙ₊₁ in the extended Newton-Euler method, on the ground.</source>
        <translation type="unfinished">后向递推从接触力开始。连杆对地面施加相反的力，即扩展牛顿-欧拉法中的fₙ₊₁。</translation>
    </message>
    <message>
        <source>no value</source>
        <translation type="unfinished">无值</translation>
    </message>
    <message>
        <source>to be predicted</source>
        <translation type="unfinished">待预测</translation>
    </message>
    <message>
        <source>%1, link %2</source>
        <extracomment>noun; %1: name of a quantity, %2: name of a link</extracomment>
        <translation type="unfinished">%1，连杆%2</translation>
    </message>
    <message>
        <source>minus %1</source>
        <translation type="unfinished">减去%1</translation>
    </message>
    <message>
        <source>plus %1</source>
        <translation type="unfinished">加上%1</translation>
    </message>
    <message>
        <source>not yet added</source>
        <translation type="unfinished">尚未加上</translation>
    </message>
    <message>
        <source>zero: %1</source>
        <translation type="unfinished">零：%1</translation>
    </message>
</context>
<context>
    <name>FigureSource</name>
    <message>
        <source>It holds at the beginning already.</source>
        <translation type="unfinished">一开始就已成立。</translation>
    </message>
    <message>
        <source>It does not hold at the beginning.</source>
        <translation type="unfinished">一开始不成立。</translation>
    </message>
    <message>
        <source>It holds for the solution.</source>
        <translation type="unfinished">对解成立。</translation>
    </message>
    <message>
        <source>It does not hold for the solution.</source>
        <translation type="unfinished">对解不成立。</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>meshes not found: %1; default shapes are shown instead</source>
        <translation type="unfinished">未找到网格：%1；改为显示默认形状</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is unknown</source>
        <translation type="unfinished">“%1”未知</translation>
    </message>
    <message>
        <source>the scene cannot be written</source>
        <translation type="unfinished">无法写入场景</translation>
    </message>
    <message>
        <source>the robot has %1 moving joints; open one with 1 to %2</source>
        <translation type="unfinished">机器人有%1个可动关节；打开有1至%2个可动关节的机器人</translation>
    </message>
    <message>
        <source>the torques of these states are not finite; give smaller values</source>
        <translation type="unfinished">这些状态的力矩不是有限数；给出更小的值</translation>
    </message>
    <message>
        <source>without --secret, whoever has the exercise can work out all answers</source>
        <translation type="unfinished">没有--secret时，拿到练习的任何人都能算出所有答案</translation>
    </message>
    <message>
        <source>the lesson has no language &apos;%1&apos;</source>
        <translation type="unfinished">该课程没有语言“%1”</translation>
    </message>
    <message>
        <source>&quot;high&quot; must not be less than &quot;low&quot;</source>
        <translation type="unfinished">&quot;high&quot;不得小于&quot;low&quot;</translation>
    </message>
    <message>
        <source>the range has more than a million numbers; give a larger &quot;step&quot;</source>
        <translation type="unfinished">该范围包含一百万个以上的数；给出更大的&quot;step&quot;</translation>
    </message>
    <message>
        <source>range %1 of %2</source>
        <translation type="unfinished">范围%1/%2</translation>
    </message>
    <message>
        <source>question %1</source>
        <translation type="unfinished">问题%1</translation>
    </message>
    <message>
        <source>text %1</source>
        <translation type="unfinished">文本%1</translation>
    </message>
    <message>
        <source>the answer of &apos;%1&apos; is smaller than 0.0001, which Canvas takes for zero; ask for it in a smaller unit</source>
        <translation type="unfinished">“%1”的答案小于0.0001，Canvas会将其视为零；用更小的单位提问</translation>
    </message>
    <message>
        <source>of %1 students %2 have the variant of another one; widen the ranges</source>
        <translation type="unfinished">%1名学生中有%2名的变体与他人相同；扩大范围</translation>
    </message>
    <message>
        <source>a variant takes %1 draws on average; widen the ranges or narrow the tolerance</source>
        <translation type="unfinished">每个变体平均需要抽取%1次；扩大范围或收紧容差</translation>
    </message>
    <message>
        <source>the variants were not finished</source>
        <translation type="unfinished">变体未全部生成</translation>
    </message>
    <message>
        <source>the file is not a Linkwright exercise because &quot;linkwright_exercise&quot;: %1 is missing</source>
        <translation type="unfinished">该文件不是Linkwright练习，因为缺少&quot;linkwright_exercise&quot;: %1</translation>
    </message>
    <message>
        <source>the version of the exercise is newer than %1, the latest that this program can read; update the program</source>
        <translation type="unfinished">练习的版本高于%1，即本程序可读取的最新版本；应更新本程序</translation>
    </message>
    <message>
        <source>the version of the exercise must be a whole number of at least 1</source>
        <translation type="unfinished">练习的版本必须是不小于1的整数</translation>
    </message>
    <message>
        <source>the exercise has no question; add one</source>
        <translation type="unfinished">练习没有问题；添加一个</translation>
    </message>
    <message>
        <source>two questions have the id &apos;%1&apos;</source>
        <translation type="unfinished">两个问题的id都是“%1”</translation>
    </message>
    <message>
        <source>the exercise has no text; add one</source>
        <translation type="unfinished">练习没有文本；添加一个</translation>
    </message>
    <message>
        <source>there are two texts in &apos;%1&apos;</source>
        <translation type="unfinished">“%1”中有两个文本</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be an id; use letters, digits, - . and _, and begin with a letter</source>
        <translation type="unfinished">“%1”不能作为id；使用字母、数字、-、.和_，并以字母开头</translation>
    </message>
    <message>
        <source>there is no mistake &apos;%1&apos;</source>
        <translation type="unfinished">没有错误“%1”</translation>
    </message>
    <message>
        <source>the mistake &apos;%1&apos; stands there twice</source>
        <translation type="unfinished">错误“%1”重复出现</translation>
    </message>
    <message>
        <source>the table needs &quot;absolute&quot;, what is seen as a difference</source>
        <translation type="unfinished">表格需要&quot;absolute&quot;，即被视为差异的界限</translation>
    </message>
    <message>
        <source>the table needs at least two mistakes, of which one is drawn</source>
        <translation type="unfinished">表格至少需要两个错误，从中抽取一个</translation>
    </message>
    <message>
        <source>question &apos;%1&apos; is about a table; add &quot;table&quot;</source>
        <translation type="unfinished">问题“%1”涉及表格；添加&quot;table&quot;</translation>
    </message>
    <message>
        <source>question &apos;%1&apos; is about the table and has no &quot;value&quot;</source>
        <translation type="unfinished">问题“%1”涉及表格，没有&quot;value&quot;</translation>
    </message>
    <message>
        <source>question &apos;%1&apos; needs &quot;value&quot;, what is asked for</source>
        <translation type="unfinished">问题“%1”需要&quot;value&quot;，即所问的量</translation>
    </message>
    <message>
        <source>question &apos;%1&apos; needs &quot;absolute&quot;, how near is right</source>
        <translation type="unfinished">问题“%1”需要&quot;absolute&quot;，即判为正确的接近程度</translation>
    </message>
    <message>
        <source>question &apos;%1&apos; has more than three hints</source>
        <translation type="unfinished">问题“%1”有三个以上的提示</translation>
    </message>
    <message>
        <source>the text in &apos;%1&apos; lacks &apos;%2&apos; in &quot;%3&quot;</source>
        <translation type="unfinished">“%1”的文本在&quot;%3&quot;中缺少“%2”</translation>
    </message>
    <message>
        <source>nothing needs the text &apos;%1&apos;; take it out</source>
        <translation type="unfinished">没有任何内容需要文本“%1”；将其删去</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not the name of a language</source>
        <translation type="unfinished">“%1”不是语言的名称</translation>
    </message>
    <message>
        <source>&quot;title&quot; and &quot;goal&quot; must not be empty</source>
        <translation type="unfinished">&quot;title&quot;和&quot;goal&quot;不得为空</translation>
    </message>
    <message>
        <source>the sheet has no word &apos;%1&apos;</source>
        <translation type="unfinished">练习单没有词条“%1”</translation>
    </message>
    <message>
        <source>exercise</source>
        <translation type="unfinished">练习</translation>
    </message>
    <message>
        <source>the mistakes were not all tried</source>
        <translation type="unfinished">错误未全部试过</translation>
    </message>
    <message>
        <source>there is no formulation &apos;%1&apos;</source>
        <translation type="unfinished">没有表述“%1”</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a moving joint</source>
        <translation type="unfinished">“%1”不是可动关节</translation>
    </message>
    <message>
        <source>&apos;%1&apos; follows another joint and cannot vary</source>
        <translation type="unfinished">“%1”跟随另一关节，不能变化</translation>
    </message>
    <message>
        <source>&apos;%1&apos; slides and has no degrees</source>
        <translation type="unfinished">“%1”为移动关节，没有度数</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a link</source>
        <translation type="unfinished">“%1”不是连杆</translation>
    </message>
    <message>
        <source>link &apos;%1&apos; has no length, because no joint stands off its frame; vary another link</source>
        <translation type="unfinished">连杆“%1”没有长度，因为没有关节偏离其坐标系；改变另一连杆</translation>
    </message>
    <message>
        <source>link &apos;%1&apos; has no mass to vary; give it a payload</source>
        <translation type="unfinished">连杆“%1”没有可改变的质量；为其设置负载</translation>
    </message>
    <message>
        <source>a mass or a length must be greater than 0</source>
        <translation type="unfinished">质量或长度必须大于0</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not the number of an equation of the formulation %2</source>
        <translation type="unfinished">“%1”不是表述%2中方程的编号</translation>
    </message>
    <message>
        <source>the mistake &apos;%1&apos; cannot be made in the formulation %2</source>
        <translation type="unfinished">在表述%2中不会犯错误“%1”</translation>
    </message>
    <message>
        <source>&quot;absolute&quot; is less than the last digit of the table; give more &quot;digits&quot;</source>
        <translation type="unfinished">&quot;absolute&quot;小于表格的末位数字；增大&quot;digits&quot;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a value of a motion or a run, but an exercise has a single state; ask for another value</source>
        <translation type="unfinished">“%1”是运动或仿真的值，但练习只有单个状态；改问其他值</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is of a contact, and no mistake changes it; take out &quot;tell_apart&quot;</source>
        <translation type="unfinished">“%1”属于接触，没有错误会改变它；删去&quot;tell_apart&quot;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has %2 numbers; name one of them</source>
        <translation type="unfinished">“%1”有%2个数；指明其中一个</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a vector</source>
        <translation type="unfinished">“%1”不是向量</translation>
    </message>
    <message>
        <source>the list is not UTF-8; save it as CSV UTF-8</source>
        <translation type="unfinished">名单不是UTF-8；另存为CSV UTF-8</translation>
    </message>
    <message>
        <source>the list has no column &quot;id&quot;; name one of its columns so</source>
        <translation type="unfinished">名单没有列&quot;id&quot;；将其中一列命名为它</translation>
    </message>
    <message>
        <source>the id of this student is empty</source>
        <translation type="unfinished">该学生的id为空</translation>
    </message>
    <message>
        <source>the id &apos;%1&apos; is also in line %2</source>
        <translation type="unfinished">id“%1”在第%2行也出现</translation>
    </message>
    <message>
        <source>the list has no student</source>
        <translation type="unfinished">名单中没有学生</translation>
    </message>
    <message>
        <source>there is no variant for &apos;%1&apos; in %2 draws; in %3 of them %4, most often &apos;%5&apos; in question &apos;%6&apos;; widen the ranges, narrow the tolerance or take out a mistake</source>
        <translation type="unfinished">抽取%2次后仍没有“%1”的变体；其中%3次%4，最常见于问题“%6”中的“%5”；扩大范围、收紧容差或删去某个错误</translation>
    </message>
    <message>
        <source>there is no variant for &apos;%1&apos; in %2 draws; in %3 of them %4, most often that of question &apos;%5&apos;; widen the ranges, narrow the tolerance or ask for another value</source>
        <translation type="unfinished">抽取%2次后仍没有“%1”的变体；其中%3次%4，最常见于问题“%5”的答案；扩大范围、收紧容差或改问其他值</translation>
    </message>
    <message>
        <source>there is no variant for &apos;%1&apos; in %2 draws; in %3 of them %4; widen the ranges, narrow the tolerance or take out a mistake</source>
        <translation type="unfinished">抽取%2次后仍没有“%1”的变体；其中%3次%4；扩大范围、收紧容差或删去某个错误</translation>
    </message>
    <message>
        <source>%1: %2; nothing was changed</source>
        <translation type="unfinished">%1：%2；没有任何更改</translation>
    </message>
    <message>
        <source>cannot write the file: %1</source>
        <translation type="unfinished">无法写入文件：%1</translation>
    </message>
    <message>
        <source>the path is a folder; choose a file in it</source>
        <translation type="unfinished">该路径是文件夹；选择其中的文件</translation>
    </message>
    <message>
        <source>cannot write to the folder %1</source>
        <translation type="unfinished">无法写入文件夹%1</translation>
    </message>
    <message>
        <source>cannot write the file</source>
        <translation type="unfinished">无法写入文件</translation>
    </message>
    <message>
        <source>text follows the closing quote of a cell; double every quote inside a cell</source>
        <translation type="unfinished">单元格的右引号后还有文本；单元格内的引号要写两次</translation>
    </message>
    <message>
        <source>a quoted cell is never closed; add the closing quote</source>
        <translation type="unfinished">带引号的单元格没有结束；补上右引号</translation>
    </message>
    <message>
        <source>the cell in column &apos;%1&apos; is empty; every cell needs a number</source>
        <translation type="unfinished">列“%1”中的单元格为空；每个单元格都需要一个数</translation>
    </message>
    <message>
        <source>column &apos;%1&apos;: &apos;%2&apos; is not a finite number</source>
        <translation type="unfinished">列“%1”：“%2”不是有限数</translation>
    </message>
    <message>
        <source>column &apos;%1&apos;: &apos;%2&apos; is not a number</source>
        <translation type="unfinished">列“%1”：“%2”不是数值</translation>
    </message>
    <message>
        <source>duplicate column &apos;%1&apos;; keep only one</source>
        <translation type="unfinished">列“%1”重复；只保留一个</translation>
    </message>
    <message>
        <source>this row has %1 cells, but the header names %2 columns</source>
        <translation type="unfinished">该行有%1个单元格，但表头有%2列</translation>
    </message>
    <message>
        <source>the columns are separated by semicolons; use commas between the columns and decimal points in the numbers</source>
        <translation type="unfinished">各列以分号分隔；列之间用逗号，数中用小数点</translation>
    </message>
    <message>
        <source>the table is empty; the first line must name the columns theta,d,a,alpha</source>
        <translation type="unfinished">表格为空；第一行必须给出列名theta,d,a,alpha</translation>
    </message>
    <message>
        <source>there are no rows below the header; give at least one row</source>
        <translation type="unfinished">表头下面没有行；至少给出一行</translation>
    </message>
    <message>
        <source>unknown column &apos;%1&apos;; use theta d a alpha, joint, type, lower upper velocity effort, mass c.x c.y c.z I.xx ... I.yz</source>
        <translation type="unfinished">列“%1”未知；使用theta d a alpha, joint, type, lower upper velocity effort, mass c.x c.y c.z I.xx ... I.yz</translation>
    </message>
    <message>
        <source>column &apos;%1&apos; is missing; a table needs theta, d, a and alpha</source>
        <translation type="unfinished">缺少列“%1”；表格需要theta、d、a和alpha</translation>
    </message>
    <message>
        <source>the table has too many rows; the limit is %1 links</source>
        <translation type="unfinished">表格行数过多；上限为%1个连杆</translation>
    </message>
    <message>
        <source>this row has %1 cells, but the first line names %2 columns</source>
        <translation type="unfinished">该行有%1个单元格，但第一行有%2列</translation>
    </message>
    <message>
        <source>duplicate joint name &apos;%1&apos;; rename one of the joints</source>
        <translation type="unfinished">关节名“%1”重复；重命名其中一个关节</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a joint type; use revolute, continuous or prismatic</source>
        <translation type="unfinished">“%1”不是关节类型；使用revolute、continuous或prismatic</translation>
    </message>
    <message>
        <source>&quot;%1&quot; %2</source>
        <translation type="unfinished">&quot;%1&quot;%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be greater than %2</source>
        <translation type="unfinished">&quot;%1&quot;必须大于%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be greater than %2 and at most %3</source>
        <translation type="unfinished">&quot;%1&quot;必须大于%2且不超过%3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be at least %2</source>
        <translation type="unfinished">&quot;%1&quot;必须不小于%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be between %2 and %3</source>
        <translation type="unfinished">&quot;%1&quot;必须在%2与%3之间</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a whole number from %2 to %3</source>
        <translation type="unfinished">&quot;%1&quot;必须是%2至%3的整数</translation>
    </message>
    <message>
        <source>%1 must be a string in quotes</source>
        <translation type="unfinished">%1必须是带引号的字符串</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither an object with joint names as keys nor a list of %2 strings in joint order</source>
        <translation type="unfinished">&quot;%1&quot;既不是以关节名为键的对象，也不是按关节顺序排列的%2个字符串的列表</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names &apos;%2&apos;, which is not a moving joint</source>
        <translation type="unfinished">&quot;%1&quot;中的“%2”不是可动关节</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names joint &apos;%2&apos; twice; keep only one of the entries</source>
        <translation type="unfinished">&quot;%1&quot;两次给出关节“%2”；只保留一个条目</translation>
    </message>
    <message>
        <source>%1, &quot;%2&quot;</source>
        <translation type="unfinished">%1，&quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1 &apos;%2&apos;</source>
        <translation type="unfinished">%1“%2”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be one of these: %2</source>
        <translation type="unfinished">&quot;%1&quot;必须是下列之一：%2</translation>
    </message>
    <message>
        <source>there is no pose &apos;%1&apos;</source>
        <translation type="unfinished">没有位姿“%1”</translation>
    </message>
    <message>
        <source>%1: a scene may have at most %2 of them</source>
        <translation type="unfinished">%1：一个场景最多可有%2个</translation>
    </message>
    <message>
        <source>the number %1 is too large</source>
        <translation type="unfinished">数值%1过大</translation>
    </message>
    <message>
        <source>the text near &apos;%1&apos; is not valid JSON</source>
        <translation type="unfinished">“%1”附近的文本不是有效的JSON</translation>
    </message>
    <message>
        <source>the file contains too many values; the limit is %1; give states as CSV, or in several files</source>
        <translation type="unfinished">文件包含的值过多；上限为%1；以CSV给出状态，或分成几个文件</translation>
    </message>
    <message>
        <source>the values are nested deeper than %1 levels</source>
        <translation type="unfinished">值的嵌套超过%1层</translation>
    </message>
    <message>
        <source>the path names a package but no file in the package</source>
        <translation type="unfinished">路径给出了软件包，但没有给出其中的文件</translation>
    </message>
    <message>
        <source>the path leaves its package through &apos;..&apos;</source>
        <translation type="unfinished">路径通过&apos;..&apos;离开了软件包</translation>
    </message>
    <message>
        <source>the file name is missing</source>
        <translation type="unfinished">缺少文件名</translation>
    </message>
    <message>
        <source>the file name is not valid</source>
        <translation type="unfinished">文件名无效</translation>
    </message>
    <message>
        <source>files are not downloaded; save the mesh on this computer and give its path</source>
        <translation type="unfinished">不下载文件；将网格保存到本机并给出其路径</translation>
    </message>
    <message>
        <source>&apos;%1://&apos; is not supported</source>
        <translation type="unfinished">不支持&apos;%1://&apos;</translation>
    </message>
    <message>
        <source>mesh not found: &apos;%1&apos;; a generated shape is used instead</source>
        <translation type="unfinished">未找到网格：“%1”；改用生成的形状</translation>
    </message>
    <message>
        <source>mesh not found: &apos;%1&apos;: %2; a generated shape is used instead</source>
        <translation type="unfinished">未找到网格：“%1”：%2；改用生成的形状</translation>
    </message>
    <message>
        <source>a nested &lt;default&gt; has no class; give it a class</source>
        <translation type="unfinished">嵌套的&lt;default&gt;没有class；为其设置class</translation>
    </message>
    <message>
        <source>duplicate default class &apos;%1&apos;; rename one of the classes</source>
        <translation type="unfinished">默认类“%1”重复；重命名其中一个类</translation>
    </message>
    <message>
        <source>there is no default class &apos;%1&apos;</source>
        <translation type="unfinished">没有默认类“%1”</translation>
    </message>
    <message>
        <source>the quaternion has zero length</source>
        <translation type="unfinished">四元数长度为零</translation>
    </message>
    <message>
        <source>axisangle has an axis of zero length</source>
        <translation type="unfinished">axisangle的轴长度为零</translation>
    </message>
    <message>
        <source>xyaxes must give two axes that are not parallel</source>
        <translation type="unfinished">xyaxes必须给出两个不平行的轴</translation>
    </message>
    <message>
        <source>zaxis has zero length</source>
        <translation type="unfinished">zaxis长度为零</translation>
    </message>
    <message>
        <source>the mesh of a geom is not read; a generated shape is used instead</source>
        <translation type="unfinished">geom的网格未读取；改用生成的形状</translation>
    </message>
    <message>
        <source>the size of the geom must be greater than 0 and its density at least 0</source>
        <translation type="unfinished">geom的尺寸必须大于0，其密度必须不小于0</translation>
    </message>
    <message>
        <source>the model has no &lt;worldbody&gt;</source>
        <translation type="unfinished">模型没有&lt;worldbody&gt;</translation>
    </message>
    <message>
        <source>&lt;%1&gt; is not supported, and ignoring it would change the mechanism; remove the element, or load the model into MuJoCo and save the model again</source>
        <translation type="unfinished">不支持&lt;%1&gt;，而忽略它会改变机构；删除该元素，或将模型载入MuJoCo后重新保存</translation>
    </message>
    <message>
        <source>coordinate=&quot;global&quot; is not supported; use local coordinates</source>
        <translation type="unfinished">不支持coordinate=&quot;global&quot;；使用局部坐标</translation>
    </message>
    <message>
        <source>eulerseq must be three of the letters x, y, z, X, Y, Z</source>
        <translation type="unfinished">eulerseq必须是x, y, z, X, Y, Z中的三个字母</translation>
    </message>
    <message>
        <source>the model has too many links; the limit is %1</source>
        <translation type="unfinished">模型的连杆过多；上限为%1</translation>
    </message>
    <message>
        <source>a free joint is not supported; use slide and hinge joints for its six degrees of freedom</source>
        <translation type="unfinished">不支持free关节；用slide和hinge关节表示其六个自由度</translation>
    </message>
    <message>
        <source>joint type &apos;%1&apos; is not supported; use hinge or slide</source>
        <translation type="unfinished">不支持关节类型“%1”；使用hinge或slide</translation>
    </message>
    <message>
        <source>the joint has an axis of zero length; give it a direction</source>
        <translation type="unfinished">关节的轴长度为零；为其设置方向</translation>
    </message>
    <message>
        <source>springdamper is ignored, although MuJoCo converts it into stiffness and damping; set the stiffness and damping of the joint instead</source>
        <translation type="unfinished">springdamper被忽略，尽管MuJoCo会将其换算为刚度和阻尼；改为设置关节的stiffness和damping</translation>
    </message>
    <message>
        <source>the mass of body &apos;%1&apos; comes from a mesh or another geom whose shape is not read; give the body an &lt;inertial&gt;</source>
        <translation type="unfinished">body“%1”的质量来自网格或未读取形状的其他geom；为该body设置&lt;inertial&gt;</translation>
    </message>
    <message>
        <source>the numbers seem to use decimal commas; write 0.5, not 0,5, and separate the columns by commas</source>
        <translation type="unfinished">这些数似乎使用了小数逗号；写0.5而不是0,5，各列用逗号分隔</translation>
    </message>
    <message>
        <source>the torques of sample %1 are not finite, because the motion is too fast</source>
        <translation type="unfinished">采样点%1的力矩不是有限数，因为运动过快</translation>
    </message>
    <message>
        <source>the motion contains numbers that are too large</source>
        <translation type="unfinished">运动包含过大的数</translation>
    </message>
    <message>
        <source>an object {...} is needed here</source>
        <translation type="unfinished">此处需要对象{...}</translation>
    </message>
    <message>
        <source>duplicate key &quot;%1&quot;; keep only one</source>
        <translation type="unfinished">键&quot;%1&quot;重复；只保留一个</translation>
    </message>
    <message>
        <source>there is no key &quot;%1&quot;; mend its name or take it out</source>
        <translation type="unfinished">没有键&quot;%1&quot;；改正其名称或将其删去</translation>
    </message>
    <message>
        <source>%1: unknown key &quot;%2&quot; is ignored</source>
        <translation type="unfinished">%1：未知的键&quot;%2&quot;被忽略</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number, &quot;inf&quot; or &quot;-inf&quot;</source>
        <translation type="unfinished">&quot;%1&quot;不是数值，也不是&quot;inf&quot;或&quot;-inf&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation type="unfinished">&quot;%1&quot;不是数值</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither true nor false</source>
        <translation type="unfinished">&quot;%1&quot;既不是true也不是false</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a string in quotes</source>
        <translation type="unfinished">&quot;%1&quot;不是带引号的字符串</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a list of %2 numbers</source>
        <translation type="unfinished">&quot;%1&quot;不是%2个数的列表</translation>
    </message>
    <message>
        <source>&quot;R&quot; is not a rotation matrix; its columns must form a right-handed set of orthogonal unit vectors</source>
        <translation type="unfinished">&quot;R&quot;不是旋转矩阵；其各列必须构成右手系的正交单位向量组</translation>
    </message>
    <message>
        <source>&quot;R&quot; is not a list of three rows of three numbers</source>
        <translation type="unfinished">&quot;R&quot;不是三行、每行三个数的列表</translation>
    </message>
    <message>
        <source>give either &quot;rpy&quot; or &quot;R&quot;, not both</source>
        <translation type="unfinished">只给出&quot;rpy&quot;或&quot;R&quot;，不能同时给出</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a list [...]</source>
        <translation type="unfinished">&quot;%1&quot;不是列表[...]</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing</source>
        <translation type="unfinished">缺少&quot;%1&quot;</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished">%1：%2</translation>
    </message>
    <message>
        <source>a motion needs the column &apos;t&apos;, the time of each state in s</source>
        <translation type="unfinished">运动需要列&apos;t&apos;，即各状态的时间，单位为s</translation>
    </message>
    <message>
        <source>a motion needs at least two states</source>
        <translation type="unfinished">运动至少需要两个状态</translation>
    </message>
    <message>
        <source>the time of this state must be greater than that of the previous one</source>
        <translation type="unfinished">该状态的时间必须大于前一状态的时间</translation>
    </message>
    <message>
        <source>scene</source>
        <translation type="unfinished">场景</translation>
    </message>
    <message>
        <source>the file is not a Linkwright scene because &quot;linkwright&quot;: %1 is missing</source>
        <translation type="unfinished">该文件不是Linkwright场景，因为缺少&quot;linkwright&quot;: %1</translation>
    </message>
    <message>
        <source>the version of the scene file is newer than %1, the latest that this program can read; update the program</source>
        <translation type="unfinished">场景文件的版本高于%1，即本程序可读取的最新版本；应更新本程序</translation>
    </message>
    <message>
        <source>the version of the scene file must be a whole number of at least 1</source>
        <translation type="unfinished">场景文件的版本必须是不小于1的整数</translation>
    </message>
    <message>
        <source>the file is neither a URDF or MJCF file, which begins with &lt;, nor a scene file, which begins with {</source>
        <translation type="unfinished">该文件既不是以&lt;开头的URDF或MJCF文件，也不是以{开头的场景文件</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither an object with joint names as keys nor a list in joint order</source>
        <translation type="unfinished">&quot;%1&quot;既不是以关节名为键的对象，也不是按关节顺序排列的列表</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of joint &apos;%2&apos; is not a number</source>
        <translation type="unfinished">关节“%2”的&quot;%1&quot;不是数值</translation>
    </message>
    <message>
        <source>%1: joint &apos;%2&apos; is outside its limits; the nearest limit is used</source>
        <translation type="unfinished">%1：关节“%2”超出限位；使用最近的限位值</translation>
    </message>
    <message>
        <source>unknown column &apos;%1&apos;; the model has no moving joint &apos;%2&apos;</source>
        <translation type="unfinished">列“%1”未知；模型没有可动关节“%2”</translation>
    </message>
    <message>
        <source>unknown column &apos;%1&apos;; a wrench has the columns ext.LINK.fx, fy, fz, nx, ny and nz, where LINK is a link of the model</source>
        <translation type="unfinished">列“%1”未知；力旋量的列为ext.LINK.fx、fy、fz、nx、ny和nz，其中LINK为模型中的连杆</translation>
    </message>
    <message>
        <source>unknown column &apos;%1&apos;; name it q.JOINT, qd.JOINT, qdd.JOINT, tau.JOINT, t or ext.LINK.fx, or give --ignore-extra</source>
        <translation type="unfinished">列“%1”未知；命名为q.JOINT、qd.JOINT、qdd.JOINT、tau.JOINT、t或ext.LINK.fx，或给出--ignore-extra</translation>
    </message>
    <message>
        <source>column &apos;%1&apos; is missing; every moving joint needs its position</source>
        <translation type="unfinished">缺少列“%1”；每个可动关节都需要其位置</translation>
    </message>
    <message>
        <source>column &apos;%1&apos; is missing; every moving joint needs its torque</source>
        <translation type="unfinished">缺少列“%1”；每个可动关节都需要其力矩</translation>
    </message>
    <message>
        <source>column &apos;%1&apos; is missing; give the columns of all moving joints, or leave out the whole group</source>
        <translation type="unfinished">缺少列“%1”；给出所有可动关节的列，或省略整组</translation>
    </message>
    <message>
        <source>column &apos;ext.%1.%2&apos; is missing; a wrench has six columns</source>
        <translation type="unfinished">缺少列“ext.%1.%2”；力旋量有六列</translation>
    </message>
    <message>
        <source>unknown key &apos;%1&apos;; write {&quot;states&quot;:[...]}, or give --ignore-extra</source>
        <translation type="unfinished">键“%1”未知；写成{&quot;states&quot;:[...]}，或给出--ignore-extra</translation>
    </message>
    <message>
        <source>the array &apos;states&apos; is missing; write {&quot;states&quot;:[...]}</source>
        <translation type="unfinished">缺少数组&apos;states&apos;；写成{&quot;states&quot;:[...]}</translation>
    </message>
    <message>
        <source>&apos;states&apos; is empty; give at least one state</source>
        <translation type="unfinished">&apos;states&apos;为空；至少给出一个状态</translation>
    </message>
    <message>
        <source>only some states have &apos;t&apos;; give it to all or to none</source>
        <translation type="unfinished">只有部分状态有&apos;t&apos;；全部给出或全部不给</translation>
    </message>
    <message>
        <source>%1 is not an object; write {&quot;q&quot;:[...]}</source>
        <translation type="unfinished">%1不是对象；写成{&quot;q&quot;:[...]}</translation>
    </message>
    <message>
        <source>%1: duplicate key &apos;%2&apos;; keep only one</source>
        <translation type="unfinished">%1：键“%2”重复；只保留一个</translation>
    </message>
    <message>
        <source>%1: unknown key &apos;%2&apos;; use q, qd, qdd, tau, t or ext, or give --ignore-extra</source>
        <translation type="unfinished">%1：键“%2”未知；使用q、qd、qdd、tau、t或ext，或给出--ignore-extra</translation>
    </message>
    <message>
        <source>%1 has no &apos;tau&apos;; every moving joint needs its torque, beginning with &apos;%2&apos;</source>
        <translation type="unfinished">%1没有&apos;tau&apos;；每个可动关节都需要其力矩，首个为“%2”</translation>
    </message>
    <message>
        <source>%1 has no &apos;q&apos;; every moving joint needs its position, beginning with &apos;%2&apos;</source>
        <translation type="unfinished">%1没有&apos;q&apos;；每个可动关节都需要其位置，首个为“%2”</translation>
    </message>
    <message>
        <source>one per moving joint</source>
        <translation type="unfinished">每个可动关节一个</translation>
    </message>
    <message>
        <source>%1 has %2 numbers instead of %3 (%4)</source>
        <translation type="unfinished">%1有%2个数，应为%3个（%4）</translation>
    </message>
    <message>
        <source>%1 is not an array of %2 numbers (%3)</source>
        <translation type="unfinished">%1不是%2个数的数组（%3）</translation>
    </message>
    <message>
        <source>%1 is not a finite number</source>
        <translation type="unfinished">%1不是有限数</translation>
    </message>
    <message>
        <source>%1 is not an object; write {&quot;LINK&quot;:[fx,fy,fz,nx,ny,nz]}</source>
        <translation type="unfinished">%1不是对象；写成{&quot;LINK&quot;:[fx,fy,fz,nx,ny,nz]}</translation>
    </message>
    <message>
        <source>%1: the model has no link &apos;%2&apos;</source>
        <translation type="unfinished">%1：模型没有连杆“%2”</translation>
    </message>
    <message>
        <source>the table is empty; the first line must name the columns, q.JOINT and so on</source>
        <translation type="unfinished">表格为空；第一行必须给出列名q.JOINT等</translation>
    </message>
    <message>
        <source>there are no states below the header; give at least one row</source>
        <translation type="unfinished">表头下面没有状态；至少给出一行</translation>
    </message>
    <message>
        <source>the table is empty; the first line must name the columns, link,quantity,v0 and so on</source>
        <translation type="unfinished">表格为空；第一行必须给出列名link,quantity,v0等</translation>
    </message>
    <message>
        <source>there are no rows below the header; give at least one quantity</source>
        <translation type="unfinished">表头下面没有行；至少给出一个量</translation>
    </message>
    <message>
        <source>column &apos;%1&apos; is not a column of the trace; it is ignored</source>
        <translation type="unfinished">列“%1”不是计算过程表的列；已忽略</translation>
    </message>
    <message>
        <source>column &apos;link&apos; is missing; it names the link of each row</source>
        <translation type="unfinished">缺少列&apos;link&apos;；它给出每行的连杆</translation>
    </message>
    <message>
        <source>column &apos;quantity&apos; is missing; name the quantities as &apos;trace&apos; does, or give a column &apos;symbol&apos;</source>
        <translation type="unfinished">缺少列&apos;quantity&apos;；按&apos;trace&apos;的方式命名各量，或给出列&apos;symbol&apos;</translation>
    </message>
    <message>
        <source>column &apos;v0&apos; is missing; the numbers belong in v0, v1, v2 and so on</source>
        <translation type="unfinished">缺少列&apos;v0&apos;；数应放在v0、v1、v2等列中</translation>
    </message>
    <message>
        <source>the name of the link is missing</source>
        <translation type="unfinished">缺少连杆名称</translation>
    </message>
    <message>
        <source>the name of the quantity is missing</source>
        <translation type="unfinished">缺少量的名称</translation>
    </message>
    <message>
        <source>column &apos;v%1&apos; has a number, but a column before it has none</source>
        <translation type="unfinished">列“v%1”有数，但它前面的某列没有</translation>
    </message>
    <message>
        <source>the file contains binary data, not text; use a CSV table with the columns link, quantity, v0 and so on</source>
        <translation type="unfinished">文件包含二进制数据而不是文本；使用列为link、quantity、v0等的CSV表格</translation>
    </message>
    <message>
        <source>unknown key &apos;%1&apos;; write {&quot;targets&quot;:[...]}, or give --ignore-extra</source>
        <translation type="unfinished">键“%1”未知；写成{&quot;targets&quot;:[...]}，或给出--ignore-extra</translation>
    </message>
    <message>
        <source>the array &apos;%1&apos; is missing; write {&quot;targets&quot;:[{&quot;p&quot;:[x,y,z]}]}</source>
        <translation type="unfinished">缺少数组“%1”；写成{&quot;targets&quot;:[{&quot;p&quot;:[x,y,z]}]}</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is empty; give at least one target</source>
        <translation type="unfinished">“%1”为空；至少给出一个目标</translation>
    </message>
    <message>
        <source>only some targets have &apos;t&apos;; give it to all or to none</source>
        <translation type="unfinished">只有部分目标有&apos;t&apos;；全部给出或全部不给</translation>
    </message>
    <message>
        <source>only some targets have an orientation; give &apos;R&apos; or &apos;quat&apos; to all or to none</source>
        <translation type="unfinished">只有部分目标有姿态；&apos;R&apos;或&apos;quat&apos;全部给出或全部不给</translation>
    </message>
    <message>
        <source>%1 is not an object; write {&quot;p&quot;:[x,y,z]}</source>
        <translation type="unfinished">%1不是对象；写成{&quot;p&quot;:[x,y,z]}</translation>
    </message>
    <message>
        <source>%1: unknown key &apos;%2&apos;; use p, R or quat, and t, or give --ignore-extra</source>
        <translation type="unfinished">%1：键“%2”未知；使用p、R或quat以及t，或给出--ignore-extra</translation>
    </message>
    <message>
        <source>%1 has no &apos;p&apos;; a target needs its position [x,y,z] in m</source>
        <translation type="unfinished">%1没有&apos;p&apos;；目标需要其位置[x,y,z]，单位为m</translation>
    </message>
    <message>
        <source>%1 has both &apos;R&apos; and &apos;quat&apos;; give only one of them</source>
        <translation type="unfinished">%1同时有&apos;R&apos;和&apos;quat&apos;；只给出其中一个</translation>
    </message>
    <message>
        <source>%1 is not a matrix; write three rows of three numbers</source>
        <translation type="unfinished">%1不是矩阵；写成三行、每行三个数</translation>
    </message>
    <message>
        <source>%1 is not an array of %2 numbers</source>
        <translation type="unfinished">%1不是%2个数的数组</translation>
    </message>
    <message>
        <source>R is not a rotation matrix because R^T R differs from the identity by %1; give orthogonal unit columns</source>
        <translation type="unfinished">R不是旋转矩阵，因为R^T R与单位矩阵相差%1；给出正交的单位列向量</translation>
    </message>
    <message>
        <source>R is a reflection, not a rotation; change the sign of one column</source>
        <translation type="unfinished">R是反射而不是旋转；改变其中一列的符号</translation>
    </message>
    <message>
        <source>the quaternion has length %1 instead of 1; divide it by its length (order: w, x, y, z)</source>
        <translation type="unfinished">四元数的长度为%1而不是1；除以其长度（顺序：w, x, y, z）</translation>
    </message>
    <message>
        <source>unknown column &apos;%1&apos;; use p.x p.y p.z, R.00 ... R.22 or quat.w quat.x quat.y quat.z, and t, or give --ignore-extra</source>
        <translation type="unfinished">列“%1”未知；使用p.x p.y p.z, R.00 ... R.22或quat.w quat.x quat.y quat.z以及t，或给出--ignore-extra</translation>
    </message>
    <message>
        <source>column &apos;%1&apos; is missing; %2</source>
        <translation type="unfinished">缺少列“%1”；%2</translation>
    </message>
    <message>
        <source>a target needs its position p.x p.y p.z in the world frame, in m</source>
        <translation type="unfinished">目标需要其在世界坐标系中的位置p.x p.y p.z，单位为m</translation>
    </message>
    <message>
        <source>the table has both R and quat columns; give the orientation in only one of the two forms</source>
        <translation type="unfinished">表格同时有R列和quat列；只用其中一种形式给出姿态</translation>
    </message>
    <message>
        <source>give all nine columns R.00 to R.22, or none of them for the position alone</source>
        <translation type="unfinished">给出R.00至R.22全部九列；若只需位置，则一列也不给</translation>
    </message>
    <message>
        <source>a quaternion needs the four columns quat.w quat.x quat.y quat.z</source>
        <translation type="unfinished">四元数需要quat.w quat.x quat.y quat.z四列</translation>
    </message>
    <message>
        <source>the table is empty; the first line must name the columns, p.x p.y p.z and so on</source>
        <translation type="unfinished">表格为空；第一行必须给出列名p.x p.y p.z等</translation>
    </message>
    <message>
        <source>there are no targets below the header; give at least one row</source>
        <translation type="unfinished">表头下面没有目标；至少给出一行</translation>
    </message>
    <message>
        <source>cannot read the file: %1</source>
        <translation type="unfinished">无法读取文件：%1</translation>
    </message>
    <message>
        <source>the file is larger than the limit of 512 MiB</source>
        <translation type="unfinished">文件超过512 MiB的上限</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation type="unfinished">文件为空</translation>
    </message>
    <message>
        <source>the file contains binary data, not text; choose a text file</source>
        <translation type="unfinished">文件包含二进制数据而不是文本；选择文本文件</translation>
    </message>
    <message>
        <source>this line contains characters that are not UTF-8; save the file as UTF-8</source>
        <translation type="unfinished">该行包含非UTF-8字符；将文件保存为UTF-8</translation>
    </message>
    <message>
        <source>attribute &apos;%1&apos; of &lt;%2&gt;</source>
        <translation type="unfinished">&lt;%2&gt;的属性“%1”</translation>
    </message>
    <message>
        <source>the file contains no XML element</source>
        <translation type="unfinished">文件不含XML元素</translation>
    </message>
    <message>
        <source>the XML is not well formed because an element is not closed by its own end tag</source>
        <translation type="unfinished">XML格式不正确，因为某个元素没有以自己的结束标记结束</translation>
    </message>
    <message>
        <source>the XML is not well formed because an attribute is not written as name=&quot;value&quot;</source>
        <translation type="unfinished">XML格式不正确，因为某个属性没有写成name=&quot;value&quot;</translation>
    </message>
    <message>
        <source>the elements are nested too deeply</source>
        <translation type="unfinished">元素嵌套过深</translation>
    </message>
    <message>
        <source>the XML is not well formed because an element, comment or declaration is incomplete</source>
        <translation type="unfinished">XML格式不正确，因为某个元素、注释或声明不完整</translation>
    </message>
    <message>
        <source>&lt;%1&gt; has a second &lt;%2&gt;; only the first is read</source>
        <translation type="unfinished">&lt;%1&gt;有第二个&lt;%2&gt;；只读取第一个</translation>
    </message>
    <message>
        <source>unknown element &lt;%1&gt; in &lt;%2&gt; is ignored</source>
        <translation type="unfinished">&lt;%2&gt;中的未知元素&lt;%1&gt;被忽略</translation>
    </message>
    <message>
        <source>%1 has %2 numbers instead of %3</source>
        <translation type="unfinished">%1有%2个数，应为%3个</translation>
    </message>
    <message>
        <source>%1 contains &apos;%2&apos;, which is not a finite number</source>
        <translation type="unfinished">%1含有“%2”，它不是有限数</translation>
    </message>
    <message>
        <source>%1 contains &apos;%2&apos;, which is not a number</source>
        <translation type="unfinished">%1含有“%2”，它不是数值</translation>
    </message>
    <message>
        <source>&lt;%1&gt; needs the attribute &apos;%2&apos;</source>
        <translation type="unfinished">&lt;%1&gt;需要属性“%2”</translation>
    </message>
    <message>
        <source>left out</source>
        <translation type="unfinished">已省略</translation>
    </message>
    <message>
        <source>URDF cannot describe gravity</source>
        <translation type="unfinished">URDF无法描述重力</translation>
    </message>
    <message>
        <source>URDF cannot describe the scene&apos;s state</source>
        <translation type="unfinished">URDF无法描述场景的状态</translation>
    </message>
    <message>
        <source>URDF cannot describe saved poses</source>
        <translation type="unfinished">URDF无法描述已保存的位姿</translation>
    </message>
    <message>
        <source>URDF cannot describe the motion</source>
        <translation type="unfinished">URDF无法描述运动</translation>
    </message>
    <message>
        <source>URDF cannot describe targets of the end effector</source>
        <translation type="unfinished">URDF无法描述末端执行器的目标</translation>
    </message>
    <message>
        <source>URDF cannot describe loads on links</source>
        <translation type="unfinished">URDF无法描述连杆上的载荷</translation>
    </message>
    <message>
        <source>URDF cannot describe the view</source>
        <translation type="unfinished">URDF无法描述视图</translation>
    </message>
    <message>
        <source>the root element is &lt;%1&gt;, but the root element of a URDF file must be &lt;robot&gt;</source>
        <translation type="unfinished">根元素为&lt;%1&gt;，但URDF文件的根元素必须是&lt;robot&gt;</translation>
    </message>
    <message>
        <source>the robot has no name</source>
        <translation type="unfinished">机器人没有名称</translation>
    </message>
    <message>
        <source>the robot has too many links; the limit is %1</source>
        <translation type="unfinished">机器人的连杆过多；上限为%1</translation>
    </message>
    <message>
        <source>&lt;inertial&gt; has no &lt;mass&gt;; add &lt;mass value=&quot;...&quot;/&gt; in kg</source>
        <translation type="unfinished">&lt;inertial&gt;没有&lt;mass&gt;；添加&lt;mass value=&quot;...&quot;/&gt;，单位为kg</translation>
    </message>
    <message>
        <source>&lt;inertial&gt; has no &lt;inertia&gt;; the link is treated as a point mass</source>
        <translation type="unfinished">&lt;inertial&gt;没有&lt;inertia&gt;；该连杆按质点处理</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; is fixed, so its &lt;mimic&gt; is ignored</source>
        <translation type="unfinished">关节“%1”是固定关节，因此其&lt;mimic&gt;被忽略</translation>
    </message>
    <message>
        <source>the &lt;mimic&gt; of joint &apos;%1&apos; names no joint; write &lt;mimic joint=&quot;...&quot;/&gt;</source>
        <translation type="unfinished">关节“%1”的&lt;mimic&gt;没有指明关节；写成&lt;mimic joint=&quot;...&quot;/&gt;</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; has no type; use revolute, continuous, prismatic or fixed</source>
        <translation type="unfinished">关节“%1”没有类型；使用revolute、continuous、prismatic或fixed</translation>
    </message>
    <message>
        <source>the type &apos;%2&apos; of joint &apos;%1&apos; is not supported; use revolute, continuous, prismatic or fixed</source>
        <translation type="unfinished">不支持关节“%1”的类型“%2”；使用revolute、continuous、prismatic或fixed</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; has the unknown type &apos;%2&apos;; use revolute, continuous, prismatic or fixed</source>
        <translation type="unfinished">关节“%1”的类型“%2”未知；使用revolute、continuous、prismatic或fixed</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; has no parent; add &lt;parent link=&quot;...&quot;/&gt;</source>
        <translation type="unfinished">关节“%1”没有父连杆；添加&lt;parent link=&quot;...&quot;/&gt;</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; has no child; add &lt;child link=&quot;...&quot;/&gt;</source>
        <translation type="unfinished">关节“%1”没有子连杆；添加&lt;child link=&quot;...&quot;/&gt;</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; has the parent &apos;%2&apos;, which is not a link</source>
        <translation type="unfinished">关节“%1”的父连杆为“%2”，但它不是连杆</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; has the child &apos;%2&apos;, which is not a link</source>
        <translation type="unfinished">关节“%1”的子连杆为“%2”，但它不是连杆</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; has an axis of zero length; give it a direction</source>
        <translation type="unfinished">关节“%1”的轴长度为零；为其设置方向</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; has no &lt;limit&gt;; it is treated as unlimited</source>
        <translation type="unfinished">关节“%1”没有&lt;limit&gt;；按无限位处理</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; cannot move because both its limits are 0; they are kept</source>
        <translation type="unfinished">关节“%1”不能运动，因为其两个限位均为0；保留这些限位</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; has no velocity limit; its velocity is treated as unlimited</source>
        <translation type="unfinished">关节“%1”没有速度限值；按速度无限制处理</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; has no effort limit; its effort is treated as unlimited</source>
        <translation type="unfinished">关节“%1”没有力/力矩限值；按力/力矩无限制处理</translation>
    </message>
    <message>
        <source>&lt;hand&gt; names &apos;%1&apos;, which is not a link; it is ignored</source>
        <translation type="unfinished">&lt;hand&gt;给出的“%1”不是连杆；已忽略</translation>
    </message>
    <message>
        <source>&lt;ready&gt; names &apos;%1&apos;, which is not a joint; it is ignored</source>
        <translation type="unfinished">&lt;ready&gt;给出的“%1”不是关节；已忽略</translation>
    </message>
    <message>
        <source>&lt;mesh&gt; names no file; a generated shape is used instead</source>
        <translation type="unfinished">&lt;mesh&gt;没有指明文件；改用生成的形状</translation>
    </message>
    <message>
        <source>&lt;%1&gt; is not a known shape; it is ignored</source>
        <translation type="unfinished">&lt;%1&gt;不是已知形状；已忽略</translation>
    </message>
    <message>
        <source>&lt;visual&gt; has no shape in a &lt;geometry&gt;; it is ignored</source>
        <translation type="unfinished">&lt;visual&gt;的&lt;geometry&gt;中没有形状；已忽略</translation>
    </message>
    <message>
        <source>&lt;%1&gt; has a zero or negative dimension; it is ignored</source>
        <translation type="unfinished">&lt;%1&gt;的某个尺寸为零或负；已忽略</translation>
    </message>
    <message>
        <source>material &apos;%1&apos; has no colour; a default colour is used</source>
        <translation type="unfinished">材料“%1”没有颜色；使用默认颜色</translation>
    </message>
    <message>
        <source>%1: %2; %3</source>
        <translation type="unfinished">%1：%2；%3</translation>
    </message>
    <message>
        <source>link &apos;%1&apos;</source>
        <translation type="unfinished">连杆“%1”</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos;</source>
        <translation type="unfinished">关节“%1”</translation>
    </message>
    <message>
        <source>URDF has no payloads</source>
        <translation type="unfinished">URDF没有负载</translation>
    </message>
    <message>
        <source>the payloads are included in the mass and inertia of the link</source>
        <translation type="unfinished">负载已计入连杆的质量和惯量</translation>
    </message>
    <message>
        <source>URDF cannot express that the inertia is computed from the shapes</source>
        <translation type="unfinished">URDF无法表示由形状计算惯量</translation>
    </message>
    <message>
        <source>the computed values are written</source>
        <translation type="unfinished">写入计算所得的值</translation>
    </message>
    <message>
        <source>URDF has no capsules</source>
        <translation type="unfinished">URDF没有胶囊体</translation>
    </message>
    <message>
        <source>a cylinder of the same total length is written</source>
        <translation type="unfinished">写入总长相同的圆柱</translation>
    </message>
    <message>
        <source>URDF has no beams</source>
        <translation type="unfinished">URDF没有梁</translation>
    </message>
    <message>
        <source>a solid cylinder of the beam&apos;s outer size is written</source>
        <translation type="unfinished">写入与梁外形尺寸相同的实心圆柱</translation>
    </message>
    <message>
        <source>a solid box of the beam&apos;s outer size is written</source>
        <translation type="unfinished">写入与梁外形尺寸相同的实心长方体</translation>
    </message>
    <message>
        <source>URDF has a single Coulomb friction value for both directions</source>
        <translation type="unfinished">URDF对两个方向只有一个库仑摩擦值</translation>
    </message>
    <message>
        <source>the mean of the two values is written</source>
        <translation type="unfinished">写入两个值的平均值</translation>
    </message>
    <message>
        <source>URDF has no rotor inertia</source>
        <translation type="unfinished">URDF没有转子惯量</translation>
    </message>
    <message>
        <source>the property is left out</source>
        <translation type="unfinished">省略该属性</translation>
    </message>
    <message>
        <source>URDF has no gear ratio</source>
        <translation type="unfinished">URDF没有减速比</translation>
    </message>
    <message>
        <source>URDF has no joint springs</source>
        <translation type="unfinished">URDF没有关节弹簧</translation>
    </message>
    <message>
        <source>URDF has no passive joints</source>
        <translation type="unfinished">URDF没有被动关节</translation>
    </message>
    <message>
        <source>a continuous joint has no position limits in URDF</source>
        <translation type="unfinished">在URDF中，连续旋转关节没有位置限位</translation>
    </message>
    <message>
        <source>the limits are left out</source>
        <translation type="unfinished">省略限位</translation>
    </message>
    <message>
        <source>this is no zip archive, or a part of it is missing or damaged; make it again</source>
        <translation type="unfinished">这不是zip压缩包，或其某一部分缺失或损坏；重新制作</translation>
    </message>
    <message>
        <source>the archive has more than %1 entries; leave out what is not needed</source>
        <translation type="unfinished">压缩包有%1个以上的条目；去掉不需要的内容</translation>
    </message>
    <message>
        <source>the name &apos;%1&apos; has a backslash; make the archive with / between folders</source>
        <translation type="unfinished">名称“%1”含有反斜杠；制作压缩包时在文件夹之间使用/</translation>
    </message>
    <message>
        <source>&apos;%1&apos; leads out of the archive; give paths that begin in it and have no &quot;..&quot;</source>
        <translation type="unfinished">“%1”指向压缩包之外；给出从压缩包内部开始且不含&quot;..&quot;的路径</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a symbolic link; put the file itself into the archive</source>
        <translation type="unfinished">“%1”是符号链接；将文件本身放入压缩包</translation>
    </message>
    <message>
        <source>two entries have the name &apos;%1&apos;; keep only one</source>
        <translation type="unfinished">两个条目的名称都是“%1”；只保留一个</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is encrypted; make the archive without a password</source>
        <translation type="unfinished">“%1”已加密；制作压缩包时不设密码</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is packed in a way that is not known here; use the usual one, deflate</source>
        <translation type="unfinished">“%1”的压缩方式未知；使用常用的deflate</translation>
    </message>
    <message>
        <source>the archive holds more than %1 MB; leave out what is not needed</source>
        <translation type="unfinished">压缩包超过%1 MB；去掉不需要的内容</translation>
    </message>
    <message>
        <source>the archive could not be made</source>
        <translation type="unfinished">无法制作压缩包</translation>
    </message>
    <message>
        <source>give either &quot;example&quot; or &quot;file&quot;</source>
        <translation type="unfinished">给出&quot;example&quot;或&quot;file&quot;之一</translation>
    </message>
    <message>
        <source>give one of &quot;when&quot;, a formula, &quot;mistake&quot;, the name of one, and &quot;at&quot;, a place of the walk</source>
        <translation type="unfinished">给出下列之一：&quot;when&quot;（公式）、&quot;mistake&quot;（错误的名称）或&quot;at&quot;（推演中的位置）</translation>
    </message>
    <message>
        <source>question %1 of %2</source>
        <translation type="unfinished">问题%1/%2</translation>
    </message>
    <message>
        <source>wrong answer %1 of %2</source>
        <translation type="unfinished">错误答案%1/%2</translation>
    </message>
    <message>
        <source>near answer %1 of %2</source>
        <translation type="unfinished">接近的答案%1/%2</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation type="unfinished">步骤%1</translation>
    </message>
    <message>
        <source>&quot;time&quot; must be a time in UTC such as &quot;%1&quot;</source>
        <translation type="unfinished">&quot;time&quot;必须是UTC时间，例如&quot;%1&quot;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; does not name a moving joint of the robot</source>
        <translation type="unfinished">“%1”没有指明机器人的可动关节</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names contact &apos;%2&apos;, but the scene has no such contact</source>
        <translation type="unfinished">“%1”指明接触“%2”，但场景中没有该接触</translation>
    </message>
    <message>
        <source>&apos;%1&apos; does not name a moving joint of the robot and a contact of the scene</source>
        <translation type="unfinished">“%1”没有指明机器人的一个可动关节和场景的一个接触</translation>
    </message>
    <message>
        <source>there is no value &apos;%1&apos;; the manual&apos;s page on lessons lists the names</source>
        <translation type="unfinished">没有值“%1”；手册中关于课程的页面列出了名称</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names joint &apos;%2&apos;, but the robot has no such moving joint</source>
        <translation type="unfinished">“%1”指明关节“%2”，但机器人没有该可动关节</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names link &apos;%2&apos;, but the robot has no such link</source>
        <translation type="unfinished">“%1”指明连杆“%2”，但机器人没有该连杆</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: the recursion of this robot has no such row for link &apos;%2&apos;</source>
        <translation type="unfinished">“%1”：该机器人的递推中，连杆“%2”没有这一行</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: this row has %2 numbers; name one of them, counted from 0</source>
        <translation type="unfinished">“%1”：该行有%2个数；指明其中一个，从0开始计数</translation>
    </message>
    <message>
        <source>&apos;%1&apos; does not name two moving joints of the robot</source>
        <translation type="unfinished">“%1”没有指明机器人的两个可动关节</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: the robot is no chain with a row for joint &apos;%2&apos;</source>
        <translation type="unfinished">“%1”：该机器人不是链，关节“%2”没有对应的行</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs a target in the scene</source>
        <translation type="unfinished">“%1”需要场景中有目标</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names link &apos;%2&apos;, but in this scene it does not bend</source>
        <translation type="unfinished">“%1”指明连杆“%2”，但在该场景中它不弯曲</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: name x, y, z or norm</source>
        <translation type="unfinished">“%1”：给出x、y、z或norm</translation>
    </message>
    <message>
        <source>mistake &apos;%1&apos; cannot be made in %2; choose another formulation</source>
        <translation type="unfinished">在%2中不会犯错误“%1”；选择另一种表述</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a link nor a moving joint</source>
        <translation type="unfinished">“%1”既不是连杆也不是可动关节</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not the name of a curve</source>
        <translation type="unfinished">“%1”不是曲线的名称</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a vector; name one of its components, such as %1.z</source>
        <translation type="unfinished">“%1”是向量；指明其一个分量，例如%1.z</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a number; a direction needs a vector</source>
        <translation type="unfinished">“%1”是数；方向需要向量</translation>
    </message>
    <message>
        <source>there is no mistake &apos;%1&apos;; there are, %2</source>
        <translation type="unfinished">没有错误“%1”；现有的是%2</translation>
    </message>
    <message>
        <source>step &apos;%1&apos; does not ask &apos;%2&apos;</source>
        <translation type="unfinished">步骤“%1”没有问“%2”</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not known here; use one of these: %2</source>
        <translation type="unfinished">此处不能用“%1”；使用下列之一：%2</translation>
    </message>
    <message>
        <source>there is no mistake &apos;%1&apos; of the recursion, which a step can plant; use one of these: %2</source>
        <translation type="unfinished">没有可在步骤中植入的递推错误“%1”；使用下列之一：%2</translation>
    </message>
    <message>
        <source>step &apos;%1&apos; shows the panel &apos;%2&apos; and hides it; take it out of &quot;panels&quot; or &quot;hide&quot;</source>
        <translation type="unfinished">步骤“%1”既显示又隐藏面板“%2”；将它从&quot;panels&quot;或&quot;hide&quot;中删去</translation>
    </message>
    <message>
        <source>step &apos;%1&apos; is done in the panel &apos;%2&apos;, so it cannot be hidden</source>
        <translation type="unfinished">步骤“%1”在面板“%2”中完成，因此不能隐藏它</translation>
    </message>
    <message>
        <source>there is no equation &apos;%1&apos;; the page of the notation lists them</source>
        <translation type="unfinished">没有方程“%1”；记号页面列出了所有方程</translation>
    </message>
    <message>
        <source>equation &apos;%1&apos; is not one of the formulation %2</source>
        <translation type="unfinished">方程“%1”不属于表述%2</translation>
    </message>
    <message>
        <source>the scene has no saved pose &apos;%1&apos;; use &quot;q&quot; or another one</source>
        <translation type="unfinished">场景没有已保存的位姿“%1”；使用&quot;q&quot;或另一个位姿</translation>
    </message>
    <message>
        <source>the robot has no moving joint &apos;%1&apos;</source>
        <translation type="unfinished">机器人没有可动关节“%1”</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; cannot be there: the position is beyond its limits</source>
        <translation type="unfinished">关节“%1”不能在那里：该位置超出其限位</translation>
    </message>
    <message>
        <source>step &apos;%1&apos; is solved before it begins; begin in another state or ask for more</source>
        <translation type="unfinished">步骤“%1”在开始前就已完成；从另一状态开始，或提高要求</translation>
    </message>
    <message>
        <source>the right answer of step &apos;%1&apos; is another one once the student moves the robot; add &quot;state&quot; to &quot;locked&quot;</source>
        <translation type="unfinished">学生一旦移动机器人，步骤“%1”的正确答案就会改变；将&quot;state&quot;加入&quot;locked&quot;</translation>
    </message>
    <message>
        <source>the tolerance of &apos;%1&apos; in step &apos;%2&apos; is %3 because the right answer is %4; give &quot;absolute&quot;</source>
        <translation type="unfinished">步骤“%2”中“%1”的容差为%3，因为正确答案为%4；给出&quot;absolute&quot;</translation>
    </message>
    <message>
        <source>the solution of step &apos;%1&apos; answers &apos;%2&apos; with %3, but right is %4 within %5</source>
        <translation type="unfinished">步骤“%1”的解对“%2”给出%3，但正确值为%4，容差%5</translation>
    </message>
    <message>
        <source>the solution of step &apos;%1&apos; does not solve it; mend one of the two</source>
        <translation type="unfinished">步骤“%1”的解并不能完成该步骤；改正两者之一</translation>
    </message>
    <message>
        <source>this wrong answer holds for the solution of step &apos;%1&apos;; make its formula narrower</source>
        <translation type="unfinished">该错误答案对步骤“%1”的解成立；缩小其公式的范围</translation>
    </message>
    <message>
        <source>this near answer holds for the solution of step &apos;%1&apos;; make its formula narrower</source>
        <translation type="unfinished">该接近的答案对步骤“%1”的解成立；缩小其公式的范围</translation>
    </message>
    <message>
        <source>this place is the solution of step &apos;%1&apos;; name another one</source>
        <translation type="unfinished">该位置就是步骤“%1”的解；指明另一个位置</translation>
    </message>
    <message>
        <source>mistake &apos;%1&apos; is never said in step &apos;%2&apos; because an earlier wrong answer holds for its number; change the order or take one out</source>
        <translation type="unfinished">错误“%1”在步骤“%2”中永远不会被提示，因为前面的错误答案对其数值成立；改变顺序或删去一个</translation>
    </message>
    <message>
        <source>no input was found for which &quot;%1&quot; is said in step &apos;%2&apos;; mend the formula, or give an input as &quot;example&quot;</source>
        <translation type="unfinished">在步骤“%2”中找不到会触发&quot;%1&quot;的输入；改正公式，或在&quot;example&quot;中给出一个输入</translation>
    </message>
    <message>
        <source>the place %1, %2 is never said in step &apos;%3&apos; because an earlier wrong answer has it; change the order or take one out</source>
        <translation type="unfinished">位置%1，%2在步骤“%3”中永远不会被提示，因为前面的错误答案已包含它；改变顺序或删去一个</translation>
    </message>
    <message>
        <source>mistake &apos;%1&apos; does not touch &apos;%2&apos;, which step &apos;%3&apos; asks for; name another one, or ask for a value that is computed with it</source>
        <translation type="unfinished">错误“%1”不影响步骤“%3”所问的“%2”；指明另一个错误，或改问会受其影响的值</translation>
    </message>
    <message>
        <source>mistake &apos;%1&apos; cannot be told from the truth in step &apos;%2&apos;: it gives %3, and right is %4 within %5; ask in another state</source>
        <translation type="unfinished">在步骤“%2”中，错误“%1”无法与正确结果区分：它给出%3，而正确值为%4，容差%5；改在另一状态下提问</translation>
    </message>
    <message>
        <source>&quot;%1&quot; holds within two tolerances of the right answer of step &apos;%2&apos;; make it narrower, or the tolerance smaller</source>
        <translation type="unfinished">&quot;%1&quot;在距步骤“%2”的正确答案两倍容差的范围内成立；缩小其范围，或减小容差</translation>
    </message>
    <message>
        <source>step &apos;%1&apos; asks for &apos;%2&apos; but does not keep it back; add it to &quot;hide&quot;</source>
        <translation type="unfinished">步骤“%1”询问“%2”，却没有将其隐藏；把它加入&quot;hide&quot;</translation>
    </message>
    <message>
        <source>the text of step &apos;%1&apos; gives the answer away with {{%2}}; move it to a hint or to &quot;explain&quot;</source>
        <translation type="unfinished">步骤“%1”的文本中的{{%2}}泄露了答案；将其移到提示或&quot;explain&quot;中</translation>
    </message>
    <message>
        <source>the text of step &apos;%1&apos; has %2 words; at most %3 are read, so shorten it</source>
        <translation type="unfinished">步骤“%1”的文本有%2个词；最多只会读%3个，因此缩短文本</translation>
    </message>
    <message>
        <source>steps that ask for something: %1; a lesson of %2 minutes should have at least %3, or be shorter</source>
        <translation type="unfinished">有提问的步骤：%1个；%2分钟的课程至少应有%3个，否则应更短</translation>
    </message>
    <message>
        <source>the lesson does not begin with a step of free play</source>
        <translation type="unfinished">课程没有以自由探索的步骤开始</translation>
    </message>
    <message>
        <source>the file cannot be written: %1</source>
        <translation type="unfinished">无法写入文件：%1</translation>
    </message>
    <message>
        <source>the folder cannot be made: %1</source>
        <translation type="unfinished">无法创建文件夹：%1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is empty; give a name or take it out</source>
        <translation type="unfinished">&quot;%1&quot;为空；给出名称或将其删去</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must hold names in quotes</source>
        <translation type="unfinished">&quot;%1&quot;必须包含带引号的名称</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must not be empty</source>
        <translation type="unfinished">&quot;%1&quot;不得为空</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be an object {...} with a member for each name</source>
        <translation type="unfinished">&quot;%1&quot;必须是对象{...}，每个名称对应一个成员</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of &apos;%2&apos; must be a number</source>
        <translation type="unfinished">“%2”的&quot;%1&quot;必须是数值</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of &apos;%2&apos; must be a text</source>
        <translation type="unfinished">“%2”的&quot;%1&quot;必须是文本</translation>
    </message>
    <message>
        <source>the answer to &apos;%1&apos; must be a number, a formula in quotes, three numbers or a list of options</source>
        <translation type="unfinished">“%1”的答案必须是数、带引号的公式、三个数或选项列表</translation>
    </message>
    <message>
        <source>the archive has no lesson.json, at its top or in one folder there; add it</source>
        <translation type="unfinished">压缩包的顶层和其中的文件夹里都没有lesson.json；添加该文件</translation>
    </message>
    <message>
        <source>the archive has several lessons; make one of each</source>
        <translation type="unfinished">压缩包包含多个课程；每个课程制作一个压缩包</translation>
    </message>
    <message>
        <source>the folder has more than %1 files; keep the lesson in a folder of its own</source>
        <translation type="unfinished">文件夹中有%1个以上的文件；将课程放在单独的文件夹中</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation type="unfinished">无法读取：%1</translation>
    </message>
    <message>
        <source>the archive has no such file; add it</source>
        <translation type="unfinished">压缩包中没有该文件；添加该文件</translation>
    </message>
    <message>
        <source>the words are missing; add the file text/%1.md</source>
        <translation type="unfinished">缺少文字；添加文件text/%1.md</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must name a file of the folder or an example</source>
        <translation type="unfinished">&quot;%1&quot;必须给出文件夹中的文件或一个示例</translation>
    </message>
    <message>
        <source>neither the lesson&apos;s folder nor the program&apos;s examples have &apos;%1&apos;</source>
        <translation type="unfinished">课程文件夹和程序示例中都没有“%1”</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no scene file, and only one of these can be changed</source>
        <translation type="unfinished">“%1”不是场景文件，而只有场景文件可以更改</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not the name of a robot; give the name of a file, without folders</source>
        <translation type="unfinished">“%1”不是机器人的名称；给出文件名，不含文件夹</translation>
    </message>
    <message>
        <source>there is no example &apos;%1&apos;; name one of the program&apos;s examples</source>
        <translation type="unfinished">没有示例“%1”；给出程序的示例之一</translation>
    </message>
    <message>
        <source>the lesson&apos;s folder has no file &apos;%1&apos;; add it</source>
        <translation type="unfinished">课程文件夹中没有文件“%1”；添加该文件</translation>
    </message>
    <message>
        <source>the file is not a Linkwright lesson because &quot;linkwright_lesson&quot;: %1 is missing</source>
        <translation type="unfinished">该文件不是Linkwright课程，因为缺少&quot;linkwright_lesson&quot;: %1</translation>
    </message>
    <message>
        <source>the version of the lesson is newer than %1, the latest that this program can read; update the program</source>
        <translation type="unfinished">课程的版本高于%1，即本程序可读取的最新版本；应更新本程序</translation>
    </message>
    <message>
        <source>the version of the lesson must be a whole number of at least 1</source>
        <translation type="unfinished">课程的版本必须是不小于1的整数</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation type="unfinished">课程</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be an id; begin with a letter and use letters, digits, - . and _</source>
        <translation type="unfinished">“%1”不能作为id；以字母开头，使用字母、数字、-、.和_</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be the id of a step; it is kept for the teacher&apos;s words</source>
        <translation type="unfinished">“%1”不能作为步骤的id；它保留给教师的文字</translation>
    </message>
    <message>
        <source>step &apos;%1&apos; has more than three hints; keep the three that help most</source>
        <translation type="unfinished">步骤“%1”有三个以上的提示；保留最有用的三个</translation>
    </message>
    <message>
        <source>step &apos;%1&apos; asks nothing; add &quot;ask&quot;</source>
        <translation type="unfinished">步骤“%1”没有提问；添加&quot;ask&quot;</translation>
    </message>
    <message>
        <source>step &apos;%1&apos; is of a kind that has no &quot;ask&quot;; take it out</source>
        <translation type="unfinished">步骤“%1”的类型没有&quot;ask&quot;；将其删去</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be a name in a formula; begin with a letter and use letters, digits and _</source>
        <translation type="unfinished">“%1”不能作为公式中的名称；以字母开头，使用字母、数字和_</translation>
    </message>
    <message>
        <source>step &apos;%1&apos; has two values with the name &apos;%2&apos;; rename one of them</source>
        <translation type="unfinished">步骤“%1”有两个名为“%2”的值；重命名其中一个</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a file of the lesson&apos;s folder; give its name without folders</source>
        <translation type="unfinished">“%1”不是课程文件夹中的文件；给出文件名，不含文件夹</translation>
    </message>
    <message>
        <source>nothing is asked in step &apos;%1&apos;, so no answer can be wrong</source>
        <translation type="unfinished">步骤“%1”没有提问，因此没有答案会是错误的</translation>
    </message>
    <message>
        <source>formulas see nothing of a table; take it out of step &apos;%1&apos;</source>
        <translation type="unfinished">公式无法读取表格；将其从步骤“%1”中删去</translation>
    </message>
    <message>
        <source>formulas see nothing of a walk; use &quot;at&quot; in step &apos;%1&apos;</source>
        <translation type="unfinished">公式无法读取推演；在步骤“%1”中使用&quot;at&quot;</translation>
    </message>
    <message>
        <source>&quot;at&quot; needs a walk; use &quot;when&quot; in step &apos;%1&apos;</source>
        <translation type="unfinished">&quot;at&quot;需要推演；在步骤“%1”中使用&quot;when&quot;</translation>
    </message>
    <message>
        <source>&quot;mistake&quot; needs a step that asks for a number; use &quot;when&quot; in step &apos;%1&apos;</source>
        <translation type="unfinished">&quot;mistake&quot;需要询问数值的步骤；在步骤“%1”中使用&quot;when&quot;</translation>
    </message>
    <message>
        <source>question &apos;%1&apos; needs at least two &quot;options&quot;</source>
        <translation type="unfinished">问题“%1”至少需要两个&quot;options&quot;</translation>
    </message>
    <message>
        <source>question &apos;%1&apos; does not say which options are &quot;right&quot;</source>
        <translation type="unfinished">问题“%1”没有说明哪些选项&quot;right&quot;</translation>
    </message>
    <message>
        <source>only a choice has &quot;options&quot;, but question &apos;%1&apos; is none</source>
        <translation type="unfinished">只有选择题有&quot;options&quot;，但问题“%1”不是选择题</translation>
    </message>
    <message>
        <source>question &apos;%1&apos; has no option &apos;%2&apos;</source>
        <translation type="unfinished">问题“%1”没有选项“%2”</translation>
    </message>
    <message>
        <source>a choice has no &quot;value&quot;; take it out of question &apos;%1&apos;</source>
        <translation type="unfinished">选择题没有&quot;value&quot;；将其从问题“%1”中删去</translation>
    </message>
    <message>
        <source>question &apos;%1&apos; does not say which &quot;value&quot; it asks for</source>
        <translation type="unfinished">问题“%1”没有说明询问哪个&quot;value&quot;</translation>
    </message>
    <message>
        <source>question &apos;%1&apos; needs &quot;absolute&quot; or &quot;relative&quot;: how near is right</source>
        <translation type="unfinished">问题“%1”需要&quot;absolute&quot;或&quot;relative&quot;：判为正确的接近程度</translation>
    </message>
    <message>
        <source>only a number has &quot;absolute&quot; or &quot;relative&quot;, but &apos;%1&apos; is none</source>
        <translation type="unfinished">只有数值题有&quot;absolute&quot;或&quot;relative&quot;，但“%1”不是数值题</translation>
    </message>
    <message>
        <source>only a direction has &quot;angle&quot;, but &apos;%1&apos; is none</source>
        <translation type="unfinished">只有方向题有&quot;angle&quot;，但“%1”不是方向题</translation>
    </message>
    <message>
        <source>question &apos;%1&apos; needs &quot;angle&quot;: how near is right, in rad</source>
        <translation type="unfinished">问题“%1”需要&quot;angle&quot;：判为正确的接近程度，单位为rad</translation>
    </message>
    <message>
        <source>step &apos;%1&apos; needs &quot;done&quot;: the formula that has to hold</source>
        <translation type="unfinished">步骤“%1”需要&quot;done&quot;：必须成立的公式</translation>
    </message>
    <message>
        <source>nothing is asked in step &apos;%1&apos;; take out &quot;done&quot;</source>
        <translation type="unfinished">步骤“%1”没有提问；删去&quot;done&quot;</translation>
    </message>
    <message>
        <source>step &apos;%1&apos; has no &quot;solution&quot;; give one that makes it right</source>
        <translation type="unfinished">步骤“%1”没有&quot;solution&quot;；给出一个使其正确的解</translation>
    </message>
    <message>
        <source>nothing is asked in step &apos;%1&apos;; take out &quot;solution&quot;</source>
        <translation type="unfinished">步骤“%1”没有提问；删去&quot;solution&quot;</translation>
    </message>
    <message>
        <source>the solution of step &apos;%1&apos; needs &quot;%2&quot;</source>
        <translation type="unfinished">步骤“%1”的解需要&quot;%2&quot;</translation>
    </message>
    <message>
        <source>the solution of step &apos;%1&apos; does not answer &apos;%2&apos;</source>
        <translation type="unfinished">步骤“%1”的解没有回答“%2”</translation>
    </message>
    <message>
        <source>the answer to &apos;%1&apos; does not fit the question: a choice takes a list of options, a number a number or a formula, a direction three numbers</source>
        <translation type="unfinished">“%1”的答案与问题不符：选择题需要选项列表，数值题需要数或公式，方向题需要三个数</translation>
    </message>
    <message>
        <source>two steps have the id &apos;%1&apos;; rename one of them</source>
        <translation type="unfinished">两个步骤的id都是“%1”；重命名其中一个</translation>
    </message>
    <message>
        <source>the title is missing; begin the file with &quot;# Title&quot;</source>
        <translation type="unfinished">缺少标题；文件以&quot;# Title&quot;开头</translation>
    </message>
    <message>
        <source>&quot;{{&quot; is not closed; write {{NAME}} or {{NAME | DIGITS}}</source>
        <translation type="unfinished">&quot;{{&quot;没有闭合；写成{{NAME}}或{{NAME | DIGITS}}</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number of digits from 1 to 17</source>
        <translation type="unfinished">“%1”不是1至17的位数</translation>
    </message>
    <message>
        <source>&quot;{{}}&quot; names no value and no equation</source>
        <translation type="unfinished">&quot;{{}}&quot;没有指明值或方程</translation>
    </message>
    <message>
        <source>a heading of level %1 has no meaning here; use bold words</source>
        <translation type="unfinished">%1级标题在此没有意义；使用粗体字</translation>
    </message>
    <message>
        <source>a lesson has one title; use ## for a step</source>
        <translation type="unfinished">课程只有一个标题；步骤使用##</translation>
    </message>
    <message>
        <source>step &apos;%1&apos; has a second text; keep only one</source>
        <translation type="unfinished">步骤“%1”有第二段文本；只保留一段</translation>
    </message>
    <message>
        <source>&apos;%1&apos; stands before the first step; put ## STEP above it</source>
        <translation type="unfinished">“%1”位于第一个步骤之前；在其上方加上## STEP</translation>
    </message>
    <message>
        <source>step &apos;%1&apos; has a second text &apos;%2&apos;; keep only one</source>
        <translation type="unfinished">步骤“%1”有第二段文本“%2”；只保留一段</translation>
    </message>
    <message>
        <source>words stand before the title; begin the file with &quot;# Title&quot;</source>
        <translation type="unfinished">标题之前有文字；文件以&quot;# Title&quot;开头</translation>
    </message>
    <message>
        <source>there are no words below this heading</source>
        <translation type="unfinished">该标题下没有文字</translation>
    </message>
    <message>
        <source>the version of this line is newer than %1, the latest that this program can read; update the program</source>
        <translation type="unfinished">该行的版本高于%1，即本程序可读取的最新版本；应更新本程序</translation>
    </message>
    <message>
        <source>this line is not of a learner&apos;s progress because &quot;%1&quot;: %2 is missing</source>
        <translation type="unfinished">该行不属于学习者的进度，因为缺少&quot;%1&quot;: %2</translation>
    </message>
    <message>
        <source>this line ends too early; it was passed over</source>
        <translation type="unfinished">该行提前结束；已跳过</translation>
    </message>
    <message>
        <source>attempt</source>
        <translation type="unfinished">作答</translation>
    </message>
    <message>
        <source>the folder has no file *%1; give one that learners&apos; progress is in</source>
        <translation type="unfinished">该文件夹中没有文件*%1；给出存有学习者进度的文件夹</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is unknown; use names of &quot;let&quot; and &quot;ask&quot;, pi and functions such as abs</source>
        <translation type="unfinished">“%1”未知；使用&quot;let&quot;和&quot;ask&quot;的名称、pi以及abs等函数</translation>
    </message>
    <message>
        <source>formula &quot;%1&quot;, character %2: %3</source>
        <translation type="unfinished">公式&quot;%1&quot;，第%2个字符：%3</translation>
    </message>
    <message>
        <source>the text of step &apos;%1&apos; is missing; add &quot;## %1&quot; and its words</source>
        <translation type="unfinished">缺少步骤“%1”的文本；添加&quot;## %1&quot;及其文字</translation>
    </message>
    <message>
        <source>step &apos;%1&apos; needs the text &apos;%2&apos;; add &quot;### %2&quot; and its words</source>
        <translation type="unfinished">步骤“%1”需要文本“%2”；添加&quot;### %2&quot;及其文字</translation>
    </message>
    <message>
        <source>step &apos;%1&apos; has no use for the text &apos;%2&apos;; mend the heading or take it out</source>
        <translation type="unfinished">步骤“%1”用不到文本“%2”；改正标题或将其删去</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither an equation nor a name of &quot;let&quot; or &quot;ask&quot; in step &apos;%2&apos;</source>
        <translation type="unfinished">“%1”既不是方程，也不是步骤“%2”中&quot;let&quot;或&quot;ask&quot;的名称</translation>
    </message>
    <message>
        <source>the original has nothing in braces here; take {{...}} out</source>
        <translation type="unfinished">原文此处没有花括号；删去{{...}}</translation>
    </message>
    <message>
        <source>the original has %1 here; keep all of them</source>
        <translation type="unfinished">原文此处有%1；全部保留</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not an equation; the goal has no values</source>
        <translation type="unfinished">“%1”不是方程；目标中没有值</translation>
    </message>
    <message>
        <source>there is no step &apos;%1&apos;; mend the heading or take it out</source>
        <translation type="unfinished">没有步骤“%1”；改正标题或将其删去</translation>
    </message>
    <message>
        <source>the words for the teacher are missing; add &quot;## teacher&quot;</source>
        <translation type="unfinished">缺少给教师的文字；添加&quot;## teacher&quot;</translation>
    </message>
    <message>
        <source>%1; did you mean &apos;%2&apos;?</source>
        <translation type="unfinished">%1；是否为“%2”？</translation>
    </message>
    <message>
        <source>%1, surface</source>
        <translation type="unfinished">%1，表面</translation>
    </message>
    <message>
        <source>each size in &quot;%1&quot; must be greater than 0 m</source>
        <translation type="unfinished">&quot;%1&quot;中的每个尺寸必须大于0 m</translation>
    </message>
    <message>
        <source>the wall thickness must be at most half of the tube diameter</source>
        <translation type="unfinished">壁厚不得超过圆管直径的一半</translation>
    </message>
    <message>
        <source>give only one of &quot;rectangle&quot;, &quot;circle&quot; and &quot;tube&quot;</source>
        <translation type="unfinished">&quot;rectangle&quot;、&quot;circle&quot;和&quot;tube&quot;只给出一个</translation>
    </message>
    <message>
        <source>section of &apos;%1&apos;</source>
        <translation type="unfinished">“%1”的截面</translation>
    </message>
    <message>
        <source>&quot;stations&quot; must be increasing fractions of the length, between 0 and 1</source>
        <translation type="unfinished">&quot;stations&quot;必须是递增的长度比例，在0与1之间</translation>
    </message>
    <message>
        <source>damping of &quot;beam&quot;</source>
        <translation type="unfinished">&quot;beam&quot;的阻尼</translation>
    </message>
    <message>
        <source>elastic link</source>
        <translation type="unfinished">弹性连杆</translation>
    </message>
    <message>
        <source>duplicate elastic link &apos;%1&apos;; keep only one</source>
        <translation type="unfinished">弹性连杆“%1”重复；只保留一个</translation>
    </message>
    <message>
        <source>each edge length in &quot;size&quot; must be greater than 0 m</source>
        <translation type="unfinished">&quot;size&quot;中的每条边长必须大于0 m</translation>
    </message>
    <message>
        <source>must be at least 0 m</source>
        <translation type="unfinished">必须不小于0 m</translation>
    </message>
    <message>
        <source>there is no section &apos;%1&apos;; use rectangle or ellipse</source>
        <translation type="unfinished">没有截面“%1”；使用rectangle或ellipse</translation>
    </message>
    <message>
        <source>&quot;wall&quot; must be at least 0 m and less than half of the smaller side</source>
        <translation type="unfinished">&quot;wall&quot;必须不小于0 m，且小于较短边的一半</translation>
    </message>
    <message>
        <source>%1, section</source>
        <translation type="unfinished">%1，截面</translation>
    </message>
    <message>
        <source>there is no shape &apos;%1&apos;; use box, cylinder, capsule, sphere, beam or mesh</source>
        <translation type="unfinished">没有形状“%1”；使用box、cylinder、capsule、sphere、beam或mesh</translation>
    </message>
    <message>
        <source>&quot;colour&quot; must be red, green, blue and opacity, each from 0 to 1</source>
        <translation type="unfinished">&quot;colour&quot;必须是红、绿、蓝和不透明度，各为0至1</translation>
    </message>
    <message>
        <source>link &apos;%1&apos;, &quot;inertia&quot;</source>
        <translation type="unfinished">连杆“%1”，&quot;inertia&quot;</translation>
    </message>
    <message>
        <source>&quot;from_shapes&quot; must be &quot;rod&quot;, &quot;mass&quot; or &quot;density&quot;</source>
        <translation type="unfinished">&quot;from_shapes&quot;必须是&quot;rod&quot;、&quot;mass&quot;或&quot;density&quot;</translation>
    </message>
    <message>
        <source>%2, shape</source>
        <translation type="unfinished">%2，形状</translation>
    </message>
    <message>
        <source>%2, payload</source>
        <translation type="unfinished">%2，负载</translation>
    </message>
    <message>
        <source>&quot;positive&quot; must be at least 0 and &quot;negative&quot; at most 0</source>
        <translation type="unfinished">&quot;positive&quot;必须不小于0，&quot;negative&quot;必须不大于0</translation>
    </message>
    <message>
        <source>&quot;rotor_inertia&quot; must be at least 0 kg m²</source>
        <translation type="unfinished">&quot;rotor_inertia&quot;必须不小于0 kg m²</translation>
    </message>
    <message>
        <source>the parent &apos;%1&apos; is not a link</source>
        <translation type="unfinished">父连杆“%1”不是连杆</translation>
    </message>
    <message>
        <source>the child &apos;%1&apos; is not a link</source>
        <translation type="unfinished">子连杆“%1”不是连杆</translation>
    </message>
    <message>
        <source>there is no joint type &apos;%1&apos;; use revolute, continuous, prismatic or fixed</source>
        <translation type="unfinished">没有关节类型“%1”；使用revolute、continuous、prismatic或fixed</translation>
    </message>
    <message>
        <source>the axis has zero length; give it a direction</source>
        <translation type="unfinished">轴的长度为零；为其设置方向</translation>
    </message>
    <message>
        <source>the name of a curve must be a string in quotes</source>
        <translation type="unfinished">曲线的名称必须是带引号的字符串</translation>
    </message>
    <message>
        <source>there is no curve &apos;%1&apos;; the manual&apos;s page on files lists the names</source>
        <translation type="unfinished">没有曲线“%1”；手册中关于文件的页面列出了名称</translation>
    </message>
    <message>
        <source>%1: an xy plot needs pairs of curves, but the last curve has no partner</source>
        <translation type="unfinished">%1：xy图需要成对的曲线，但最后一条曲线没有配对</translation>
    </message>
    <message>
        <source>must be greater than 0 and at most 1&#x2009;000&#x2009;000</source>
        <translation type="unfinished">必须大于0且不超过1 000 000</translation>
    </message>
    <message>
        <source>must be a fraction of the velocity limit, greater than 0 and at most 1</source>
        <translation type="unfinished">必须是速度限值的比例，大于0且不超过1</translation>
    </message>
    <message>
        <source>torque of joint &apos;%1&apos;, character %2: %3</source>
        <translation type="unfinished">关节“%1”的力矩，第%2个字符：%3</translation>
    </message>
    <message>
        <source>gains of the controller</source>
        <translation type="unfinished">控制器的增益</translation>
    </message>
    <message>
        <source>must be a whole number from 1 to 1&#x2009;000&#x2009;000</source>
        <translation type="unfinished">必须是1至1 000 000的整数</translation>
    </message>
    <message>
        <source>contact of the simulation</source>
        <translation type="unfinished">仿真的接触</translation>
    </message>
    <message>
        <source>torques of the simulation</source>
        <translation type="unfinished">仿真的力矩</translation>
    </message>
    <message>
        <source>must be between 0.001 s and 1&#x2009;000&#x2009;000 s</source>
        <translation type="unfinished">必须在0.001 s与1 000 000 s之间</translation>
    </message>
    <message>
        <source>give either &quot;pose&quot;, the name of a saved pose, or &quot;q&quot;</source>
        <translation type="unfinished">给出&quot;pose&quot;（已保存位姿的名称）或&quot;q&quot;之一</translation>
    </message>
    <message>
        <source>&quot;via&quot; is allowed only for an arc</source>
        <translation type="unfinished">&quot;via&quot;只允许用于圆弧</translation>
    </message>
    <message>
        <source>waypoint %1</source>
        <translation type="unfinished">路径点%1</translation>
    </message>
    <message>
        <source>first waypoint</source>
        <translation type="unfinished">第一个路径点</translation>
    </message>
    <message>
        <source>a motion needs waypoints</source>
        <translation type="unfinished">运动需要路径点</translation>
    </message>
    <message>
        <source>the motion needs a second waypoint before it can be played</source>
        <translation type="unfinished">运动需要第二个路径点才能播放</translation>
    </message>
    <message>
        <source>&quot;degree&quot; must be 3 or 5</source>
        <translation type="unfinished">&quot;degree&quot;必须是3或5</translation>
    </message>
    <message>
        <source>waypoint %1 of the spline</source>
        <translation type="unfinished">样条的路径点%1</translation>
    </message>
    <message>
        <source>the spline needs waypoints</source>
        <translation type="unfinished">样条需要路径点</translation>
    </message>
    <message>
        <source>the spline needs at least %1 waypoints before it can be played</source>
        <translation type="unfinished">样条至少需要%1个路径点才能播放</translation>
    </message>
    <message>
        <source>give a &quot;duration&quot; to all waypoints after the first, or to none</source>
        <translation type="unfinished">&quot;duration&quot;要么给予第一个之后的所有路径点，要么都不给</translation>
    </message>
    <message>
        <source>centre of &quot;wave&quot;</source>
        <translation type="unfinished">&quot;wave&quot;的中心</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a list of %2 samples of %3 numbers each</source>
        <translation type="unfinished">&quot;%1&quot;不是%2个采样点、每个%3个数的列表</translation>
    </message>
    <message>
        <source>&quot;t&quot; is not a list of two or more increasing numbers</source>
        <translation type="unfinished">&quot;t&quot;不是两个或更多递增数的列表</translation>
    </message>
    <message>
        <source>the time from the first sample to the last must be between 0.001 s and 1&#x2009;000&#x2009;000 s</source>
        <translation type="unfinished">从第一个到最后一个采样点的时间必须在0.001 s与1 000 000 s之间</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be greater than 0 for each joint</source>
        <translation type="unfinished">每个关节的&quot;%1&quot;必须大于0</translation>
    </message>
    <message>
        <source>bounds of the trajectory</source>
        <translation type="unfinished">轨迹的界限</translation>
    </message>
    <message>
        <source>give exactly one of &quot;waypoints&quot;, &quot;spline&quot;, &quot;wave&quot; and &quot;samples&quot;</source>
        <translation type="unfinished">&quot;waypoints&quot;、&quot;spline&quot;、&quot;wave&quot;和&quot;samples&quot;只给出一个</translation>
    </message>
    <message>
        <source>hands: &apos;%1&apos; is not a link</source>
        <translation type="unfinished">手：“%1”不是连杆</translation>
    </message>
    <message>
        <source>link</source>
        <translation type="unfinished">连杆</translation>
    </message>
    <message>
        <source>joint</source>
        <translation type="unfinished">关节</translation>
    </message>
    <message>
        <source>duplicate pose name &apos;%1&apos;; rename one of the poses</source>
        <translation type="unfinished">位姿名“%1”重复；重命名其中一个位姿</translation>
    </message>
    <message>
        <source>load: link &apos;%1&apos; has two loads; add them up</source>
        <translation type="unfinished">载荷：连杆“%1”有两个载荷；将它们相加</translation>
    </message>
    <message>
        <source>contact %1: duplicate name &apos;%2&apos;; rename one of the contacts</source>
        <translation type="unfinished">接触%1：名称“%2”重复；重命名其中一个接触</translation>
    </message>
    <message>
        <source>pose</source>
        <translation type="unfinished">位姿</translation>
    </message>
    <message>
        <source>give either &quot;motion&quot;, the short form, or &quot;trajectory&quot;, not both</source>
        <translation type="unfinished">给出&quot;motion&quot;（简写形式）或&quot;trajectory&quot;之一，不能同时给出</translation>
    </message>
    <message>
        <source>target</source>
        <translation type="unfinished">目标</translation>
    </message>
    <message>
        <source>load</source>
        <translation type="unfinished">载荷</translation>
    </message>
    <message>
        <source>contact %1</source>
        <translation type="unfinished">接触%1</translation>
    </message>
    <message>
        <source>plot %1</source>
        <translation type="unfinished">图%1</translation>
    </message>
    <message>
        <source>a joint was beyond its limits</source>
        <translation type="unfinished">某个关节超出限位</translation>
    </message>
    <message>
        <source>the pose was almost singular</source>
        <translation type="unfinished">位姿接近奇异</translation>
    </message>
    <message>
        <source>a number was not finite</source>
        <translation type="unfinished">某个数不是有限数</translation>
    </message>
    <message>
        <source>an answer was nearer to zero than 20 absolute tolerances</source>
        <translation type="unfinished">某个答案与零的距离小于20倍绝对容差</translation>
    </message>
    <message>
        <source>a mistake gave the right answer within 3 tolerances</source>
        <translation type="unfinished">某个错误在3倍容差内给出正确答案</translation>
    </message>
    <message>
        <source>two mistakes gave answers within 3 tolerances of each other</source>
        <translation type="unfinished">两个错误的答案相差不超过3倍容差</translation>
    </message>
    <message>
        <source>a mistake could not be told from another one in the table</source>
        <translation type="unfinished">表格中某个错误无法与另一个区分</translation>
    </message>
    <message>
        <source>the table with the mistake has the row that question &apos;%1&apos; asks for; ask for it in another exercise</source>
        <translation type="unfinished">带错误的表格中含有题目“%1”所问的行；在另一个练习中提问</translation>
    </message>
    <message>
        <source>the header of this .npy file is cut off or of an unknown version; save the array with numpy.save</source>
        <translation type="unfinished">此.npy文件的文件头被截断或版本未知；用numpy.save保存数组</translation>
    </message>
    <message>
        <source>the header of this .npy file is not one; save the array with numpy.save</source>
        <translation type="unfinished">此.npy文件的文件头无效；用numpy.save保存数组</translation>
    </message>
    <message>
        <source>the array holds numbers of the type &apos;%1&apos;; save it as float64, little-endian (&apos;&lt;f8&apos;)</source>
        <translation type="unfinished">数组的数值类型为“%1”；保存为float64小端格式（“&lt;f8”）</translation>
    </message>
    <message>
        <source>the array has %1 dimensions instead of 2; give it one row per state</source>
        <translation type="unfinished">数组有%1维，应为2维；每个状态占一行</translation>
    </message>
    <message>
        <source>the array is in Fortran order; save numpy.ascontiguousarray of it</source>
        <translation type="unfinished">数组为Fortran顺序；先用numpy.ascontiguousarray转换再保存</translation>
    </message>
    <message>
        <source>the shape of the array is larger than any file; save it with numpy.save</source>
        <translation type="unfinished">数组的形状大于任何文件；用numpy.save保存</translation>
    </message>
    <message>
        <source>the file contains binary data, not text; use a CSV, JSON or .npy file</source>
        <translation type="unfinished">文件内容是二进制数据，不是文本；使用CSV、JSON或.npy文件</translation>
    </message>
    <message>
        <source>row %1 of the array, column &apos;%2&apos;: not a finite number</source>
        <translation type="unfinished">数组第%1行，“%2”列：不是有限数</translation>
    </message>
    <message>
        <source>the array has %1 columns; this robot has %2 moving joints, so q, then qd, then %3 make %2, %4 or %5 columns</source>
        <translation type="unfinished">数组有%1列；此机器人有%2个可动关节，因此q、随后qd、再随后%3共为%2、%4或%5列</translation>
    </message>
    <message>
        <source>a JSON document is read as a whole and may have 512 MiB; use CSV or .npy</source>
        <translation type="unfinished">JSON文档须整体读入，最大512 MiB；改用CSV或.npy</translation>
    </message>
    <message>
        <source>the header promises %1 bytes of numbers, but %2 follow it; save the array again</source>
        <translation type="unfinished">文件头声明有%1字节的数值，但实际为%2字节；重新保存数组</translation>
    </message>
    <message>
        <source>the header is longer than the limit of 64 MiB; begin the file with column names</source>
        <translation type="unfinished">文件头超过64 MiB的上限；文件应以列名开头</translation>
    </message>
    <message>
        <source>this line is longer than the limit of 64 MiB; end each row with a line break</source>
        <translation type="unfinished">此行超过64 MiB的上限；每行以换行符结束</translation>
    </message>
    <message>
        <source>the file goes on behind the rows that its header promises; save the array again</source>
        <translation type="unfinished">文件在文件头声明的行数之后仍有内容；重新保存数组</translation>
    </message>
    <message>
        <source>the file ends after %1 of the %2 rows that its header promises; save the array again</source>
        <translation type="unfinished">文件在文件头声明的%2行中的第%1行后结束；重新保存数组</translation>
    </message>
    <message>
        <source>the array has %1 columns; give the 3 of p, the 12 of p and R, or the 7 of p and quat</source>
        <translation type="unfinished">数组有%1列；给出p的3列、p和R的12列，或p和quat的7列</translation>
    </message>
</context>
<context>
    <name>FormParts</name>
    <message>
        <source>Orientation</source>
        <translation type="unfinished">姿态</translation>
    </message>
    <message>
        <source>Orientation (°)</source>
        <translation type="unfinished">姿态(°)</translation>
    </message>
    <message>
        <source>Orientation (rad)</source>
        <translation type="unfinished">姿态(rad)</translation>
    </message>
    <message>
        <source>roll</source>
        <extracomment>noun: angle about x</extracomment>
        <translation type="unfinished">横滚</translation>
    </message>
    <message>
        <source>pitch</source>
        <extracomment>noun: angle about y</extracomment>
        <translation type="unfinished">俯仰</translation>
    </message>
    <message>
        <source>yaw</source>
        <extracomment>noun: angle about z</extracomment>
        <translation type="unfinished">偏航</translation>
    </message>
</context>
<context>
    <name>Formulation</name>
    <message>
        <source>Body frames</source>
        <translation type="unfinished">体坐标系</translation>
    </message>
    <message>
        <source>World frame</source>
        <translation type="unfinished">世界坐标系</translation>
    </message>
    <message>
        <source>Featherstone</source>
        <translation type="unfinished">Featherstone</translation>
    </message>
    <message>
        <source>Without recursion</source>
        <translation type="unfinished">无递推</translation>
    </message>
</context>
<context>
    <name>HandOut</name>
    <message>
        <source>Inverse dynamics of %1, step by step</source>
        <translation type="unfinished">%1的逆动力学，逐步计算</translation>
    </message>
    <message>
        <source>Formulation: %1. Symbols: %2</source>
        <extracomment>%1: title of a formulation of inverse dynamics, %2: name of a notation</extracomment>
        <translation type="unfinished">表述：%1。符号：%2</translation>
    </message>
    <message>
        <source>Formulation: %1</source>
        <translation type="unfinished">表述：%1</translation>
    </message>
    <message>
        <source>The mechanism at this instant</source>
        <translation type="unfinished">此刻的机构</translation>
    </message>
    <message>
        <source>The state and the steps use the symbols of %1. Given quantities, and quantities without a symbol in that notation, keep the symbols of the formulation&apos;s source.</source>
        <translation type="unfinished">状态和各步骤使用%1的符号。已知量以及在该记号中没有符号的量，保留该表述来源中的符号。</translation>
    </message>
    <message>
        <source>Link %1</source>
        <translation type="unfinished">连杆%1</translation>
    </message>
    <message>
        <source>%1 (joint %2)</source>
        <extracomment>%1: &quot;Link&quot; and its name, %2: name of its joint</extracomment>
        <translation type="unfinished">%1（关节%2）</translation>
    </message>
    <message>
        <source>%1, attached to the base</source>
        <translation type="unfinished">%1，连接到基座</translation>
    </message>
    <message>
        <source>%1, attached to %2</source>
        <extracomment>%1: &quot;Link&quot; and its name, perhaps with its joint, %2: name of its parent</extracomment>
        <translation type="unfinished">%1，连接到%2</translation>
    </message>
    <message>
        <source>Given</source>
        <extracomment>adjective: heading of the quantities that are known</extracomment>
        <translation type="unfinished">已知量</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>noun: heading of positions, velocities and accelerations</extracomment>
        <translation type="unfinished">状态</translation>
    </message>
    <message>
        <source>%1 passed on by %2</source>
        <extracomment>%1: name of a quantity (&quot;force&quot;), %2: name of a link</extracomment>
        <translation type="unfinished">%2传递的%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: name of a quantity (&quot;force&quot;), %2: name of a link</extracomment>
        <translation type="unfinished">%2的%1</translation>
    </message>
    <message>
        <source>reflected inertia of the rotor</source>
        <translation type="unfinished">转子的折算惯量</translation>
    </message>
    <message>
        <source>viscous friction</source>
        <translation type="unfinished">粘性摩擦</translation>
    </message>
    <message>
        <source>Coulomb friction in the positive direction (taken as zero at rest)</source>
        <translation type="unfinished">正方向的库仑摩擦（静止时取为零）</translation>
    </message>
    <message>
        <source>Coulomb friction in the negative direction</source>
        <translation type="unfinished">负方向的库仑摩擦</translation>
    </message>
    <message>
        <source>spring stiffness</source>
        <translation type="unfinished">弹簧刚度</translation>
    </message>
    <message>
        <source>spring rest position</source>
        <translation type="unfinished">弹簧自由位置</translation>
    </message>
    <message>
        <source>gravity, world frame</source>
        <translation type="unfinished">重力，世界坐标系</translation>
    </message>
    <message>
        <source>position of the base (axes parallel to the world axes)</source>
        <translation type="unfinished">基座的位置（各轴平行于世界坐标轴）</translation>
    </message>
    <message>
        <source>spatial acceleration of the base, minus gravity</source>
        <translation type="unfinished">基座的空间加速度，减去重力</translation>
    </message>
    <message>
        <source>the base is at rest</source>
        <translation type="unfinished">基座静止</translation>
    </message>
    <message>
        <source>acceleration of the base, minus gravity</source>
        <translation type="unfinished">基座的加速度，减去重力</translation>
    </message>
    <message>
        <source>the base is at rest and does not accelerate</source>
        <translation type="unfinished">基座静止且无加速度</translation>
    </message>
    <message>
        <source>mass</source>
        <translation type="unfinished">质量</translation>
    </message>
    <message>
        <source>centre of mass, link frame</source>
        <translation type="unfinished">质心，连杆坐标系</translation>
    </message>
    <message>
        <source>inertia about the centre of mass, link frame</source>
        <translation type="unfinished">关于质心的惯量，连杆坐标系</translation>
    </message>
    <message>
        <source>axis of the prismatic joint, in the link frame</source>
        <translation type="unfinished">移动关节的轴，在连杆坐标系中</translation>
    </message>
    <message>
        <source>axis of the revolute joint, in the link frame</source>
        <translation type="unfinished">旋转关节的轴，在连杆坐标系中</translation>
    </message>
    <message>
        <source>orientation at q = 0, parent frame</source>
        <translation type="unfinished">q = 0时的姿态，父坐标系</translation>
    </message>
    <message>
        <source>origin at q = 0, parent frame</source>
        <translation type="unfinished">q = 0时的原点，父坐标系</translation>
    </message>
    <message>
        <source>origin, parent frame</source>
        <translation type="unfinished">原点，父坐标系</translation>
    </message>
    <message>
        <source>A symbol without a subscript belongs to the link in the heading. The subscript p denotes its parent (0 if this is the base) and k each of its children. Σ sums over the children.</source>
        <translation type="unfinished">不带下标的符号属于标题中的连杆。下标p表示其父连杆（若为基座则为0），k表示其各子连杆。Σ对各子连杆求和。</translation>
    </message>
    <message>
        <source>The hat turns a vector into its cross-product matrix, `x̂ y = x × y`. E is the identity matrix, and `exp(ŝ q) = E + sin q ŝ + (1 − cos q) ŝ²`.</source>
        <translation type="unfinished">尖号把向量变为其叉积矩阵，`x̂ y = x × y`。E为单位矩阵，`exp(ŝ q) = E + sin q ŝ + (1 − cos q) ŝ²`。</translation>
    </message>
    <message>
        <source>The hat turns a vector into its cross-product matrix, `x̂ y = x × y`. E is the identity matrix, and `exp(â q) = E + sin q â + (1 − cos q) â²`.</source>
        <translation type="unfinished">尖号把向量变为其叉积矩阵，`x̂ y = x × y`。E为单位矩阵，`exp(â q) = E + sin q â + (1 − cos q) â²`。</translation>
    </message>
    <message>
        <source>c̄ and Ī, with a bar, are expressed in the link frame. Without the bar they are expressed in the world frame.</source>
        <translation type="unfinished">带横线的c̄和Ī在连杆坐标系中表示，不带横线的在世界坐标系中表示。</translation>
    </message>
    <message>
        <source>`[ω; v] × [ω&apos;; v&apos;] = [ω × ω&apos;; ω × v&apos; + v × ω&apos;]` and `[ω; v] ×* [n; f] = [ω × n + v × f; ω × f]`.</source>
        <translation type="unfinished">`[ω; v] × [ω&apos;; v&apos;] = [ω × ω&apos;; ω × v&apos; + v × ω&apos;]`，`[ω; v] ×* [n; f] = [ω × n + v × f; ω × f]`。</translation>
    </message>
    <message>
        <source>Matrices are written row by row, with semicolons between the rows. A semicolon also separates the angular and linear parts of a spatial vector.</source>
        <translation type="unfinished">矩阵逐行书写，行与行之间用分号隔开。空间向量的角分量与线分量之间也用分号隔开。</translation>
    </message>
    <message>
        <source>Terms that are switched off and external wrenches that are not given are taken as zero. Numbers have six significant digits; the trace as CSV has full precision. Links attached by fixed joints are merged into their parent link.</source>
        <translation type="unfinished">关闭的项和未给出的外力旋量取为零。数有六位有效数字；CSV计算过程表为全精度。由固定关节连接的连杆并入其父连杆。</translation>
    </message>
    <message>
        <source>Terms that are switched off and external wrenches that are not given are taken as zero. Numbers are written at full precision and can be read back exactly. Links attached by fixed joints are merged into their parent link.</source>
        <translation type="unfinished">关闭的项和未给出的外力旋量取为零。数以全精度写出，可精确读回。由固定关节连接的连杆并入其父连杆。</translation>
    </message>
    <message>
        <source>Every vector is expressed in its own link frame. Moments are about the link&apos;s origin, except N, which is about the centre of mass. The offset r is in the parent frame. Forces and moments passed on by a child are already in the frame of the receiving link, about its origin. Linear accelerations include the acceleration of the base that stands for gravity.</source>
        <translation type="unfinished">每个向量都在各自的连杆坐标系中表示。力矩关于连杆原点，但N关于质心。偏移r在父坐标系中。子连杆传来的力和力矩已在接收连杆的坐标系中，关于其原点。线加速度包含代表重力的基座加速度。</translation>
    </message>
    <message>
        <source>Every spatial vector is [angular; linear], expressed in its own link frame, about the origin of the link. The offset r is in the parent frame. Wrenches passed on by a child are already in the frame of the receiving link, about its origin. Linear accelerations include the acceleration of the base that stands for gravity.</source>
        <translation type="unfinished">每个空间向量为[角; 线]，在各自的连杆坐标系中表示，关于连杆原点。偏移r在父坐标系中。子连杆传来的力旋量已在接收连杆的坐标系中，关于其原点。线加速度包含代表重力的基座加速度。</translation>
    </message>
    <message>
        <source>`X = [Rᵀ, 0; −Rᵀ r̂, Rᵀ]`; `S = [s; 0]`, or `[0; s]` for a prismatic joint; `I = [I_c + m ĉ ĉᵀ, m ĉ; m ĉᵀ, m E]`.</source>
        <translation type="unfinished">`X = [Rᵀ, 0; −Rᵀ r̂, Rᵀ]`；`S = [s; 0]`，移动关节为`[0; s]`；`I = [I_c + m ĉ ĉᵀ, m ĉ; m ĉᵀ, m E]`。</translation>
    </message>
    <message>
        <source>Every vector is expressed in the world frame, except the values under Given. Spatial vectors have the linear part first, [v_o; w] and [f; τ], with the moment about the world origin. Gravity is an external force at each centre of mass; accelerations do not contain it.</source>
        <translation type="unfinished">除“已知量”下的值外，每个向量都在世界坐标系中表示。空间向量的线分量在前，即[v_o; w]和[f; τ]，力矩关于世界原点。重力是作用在各质心上的外力；加速度中不含重力。</translation>
    </message>
    <message>
        <source>Every vector is expressed in the world frame, except the values under Given. Spatial vectors are [angular; linear], about the world origin. Linear accelerations include the acceleration of the base that stands for gravity. No intermediate result is passed from link to link; each sum is written out.</source>
        <translation type="unfinished">除“已知量”下的值外，每个向量都在世界坐标系中表示。空间向量为[角; 线]，关于世界原点。线加速度包含代表重力的基座加速度。连杆之间不传递中间结果；每个和都完整写出。</translation>
    </message>
    <message>
        <source>A symbol without a subscript, or with i, belongs to the link in the heading. The subscript p denotes its parent (0 if this is the base). j ≤ i means that j is i or carries i; j ≥ i means that j is i or is carried by i.</source>
        <translation type="unfinished">不带下标或带下标i的符号属于标题中的连杆。下标p表示其父连杆（若为基座则为0）。j ≤ i表示j就是i或承载i；j ≥ i表示j就是i或由i承载。</translation>
    </message>
    <message>
        <source>`I = [R Ī Rᵀ + m ĉ ĉᵀ, m ĉ; m ĉᵀ, m E]` with `c = p + R c̄`.</source>
        <translation type="unfinished">`I = [R Ī Rᵀ + m ĉ ĉᵀ, m ĉ; m ĉᵀ, m E]`，其中`c = p + R c̄`。</translation>
    </message>
    <message>
        <source>Newton-Euler in link frames</source>
        <translation type="unfinished">连杆坐标系中的牛顿-欧拉法</translation>
    </message>
    <message>
        <source>Featherstone&apos;s spatial vectors in link frames</source>
        <translation type="unfinished">连杆坐标系中的Featherstone空间向量</translation>
    </message>
    <message>
        <source>Newton-Euler in the world frame, about the world origin</source>
        <translation type="unfinished">世界坐标系中的牛顿-欧拉法，关于世界原点</translation>
    </message>
    <message>
        <source>every sum written out, without recursion</source>
        <translation type="unfinished">写出全部求和，无递推</translation>
    </message>
    <message>
        <source>Outward pass: motion, from the base to the tips</source>
        <translation type="unfinished">前向递推：运动，从基座到末端</translation>
    </message>
    <message>
        <source>Inward pass: forces, from the tips to the base</source>
        <translation type="unfinished">后向递推：力，从末端到基座</translation>
    </message>
</context>
<context>
    <name>InvMachine</name>
    <message>
        <source>The run uses the penalty method, with springs and dampers in the surfaces instead of constraints.</source>
        <translation type="unfinished">本次仿真使用罚函数法，以表面中的弹簧和阻尼器代替约束。</translation>
    </message>
    <message>
        <source>The run adds Baumgarte&apos;s terms 2α C′ + β² C to γ.</source>
        <translation type="unfinished">本次仿真在γ上加Baumgarte项2α C′ + β² C。</translation>
    </message>
    <message>
        <source>The run evaluates the viscous joint friction at the end of each time step.</source>
        <translation type="unfinished">本次仿真在每个时间步末计算关节粘性摩擦。</translation>
    </message>
    <message>
        <source>The run smooths the Coulomb friction of the joints at low speed.</source>
        <translation type="unfinished">本次仿真在低速时对关节库仑摩擦作平滑处理。</translation>
    </message>
    <message>
        <source>Values between two samples of the run are interpolated.</source>
        <translation type="unfinished">仿真两个采样点之间的值由插值得到。</translation>
    </message>
    <message>
        <source>%1
Without the mistakes: %2</source>
        <extracomment>%1: the wrong value, %2: the right one, both with all digits</extracomment>
        <translation type="unfinished">%1
无错误时：%2</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation type="unfinished">加速度</translation>
    </message>
    <message>
        <source>Critical K</source>
        <translation type="unfinished">临界K</translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished">位置</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation type="unfinished">速度</translation>
    </message>
    <message>
        <source>INV: %1</source>
        <translation type="unfinished">INV：%1</translation>
    </message>
    <message>
        <source>fₙ %1</source>
        <translation type="unfinished">fₙ %1</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>the value without the planted mistakes</extracomment>
        <translation type="unfinished">正确</translation>
    </message>
    <message>
        <source>Wrong</source>
        <extracomment>the value with the planted mistakes</extracomment>
        <translation type="unfinished">错误</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished">差值</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished">单位</translation>
    </message>
    <message>
        <source>Bias torques: b</source>
        <translation type="unfinished">偏置力矩：b</translation>
    </message>
    <message>
        <source>Column %1 of M: %2</source>
        <extracomment>noun: a column of a matrix; %1: its number, %2: name of a joint</extracomment>
        <translation type="unfinished">M的第%1列：%2</translation>
    </message>
    <message>
        <source>Joint torques for a unit force at %1: j_c</source>
        <translation type="unfinished">%1处单位力对应的关节力矩：j_c</translation>
    </message>
    <message>
        <source>Joint torques with friction at %1: j_c − j_t</source>
        <translation type="unfinished">%1处有摩擦时的关节力矩：j_c − j_t</translation>
    </message>
    <message>
        <source>Contact acceleration per unit torque: d</source>
        <translation type="unfinished">单位力矩引起的接触加速度：d</translation>
    </message>
    <message>
        <source>Coefficients of the contact equation: A and a</source>
        <translation type="unfinished">接触方程的系数：A和a</translation>
    </message>
    <message>
        <source>Normal force that maintains the contact: fₙ</source>
        <translation type="unfinished">维持接触的法向力：fₙ</translation>
    </message>
    <message>
        <source>Bias torques with the contact force: b_n</source>
        <translation type="unfinished">有接触力时的偏置力矩：b_n</translation>
    </message>
    <message>
        <source>Joint accelerations: q̈</source>
        <translation type="unfinished">关节加速度：q̈</translation>
    </message>
    <message>
        <source>At zero acceleration and without contact, the joint torques are those of gravity, centrifugal and Coriolis terms, joint friction, and any springs and loads.</source>
        <translation type="unfinished">加速度为零且无接触时，关节力矩由重力、离心项和科氏项、关节摩擦以及弹簧和载荷（若有）产生。</translation>
    </message>
    <message>
        <source>The robot is at rest without gravity, and only joint %1 accelerates, at 1 %2. The torques required at all joints form column %3 of the mass matrix.</source>
        <extracomment>%1: name of a joint, %2: unit of its acceleration, %3: number of the column</extracomment>
        <translation type="unfinished">机器人静止且无重力，只有关节%1以1 %2加速。所有关节所需的力矩构成质量矩阵的第%3列。</translation>
    </message>
    <message>
        <source>The robot is at rest without gravity, and the surface pulls at %1 with 1 N (fₙ = −1). The joint torques that balance this force are j_c = Jᵀ n, the torques that a unit normal force exerts on the joints.</source>
        <translation type="unfinished">机器人静止且无重力，表面在%1处以1 N拉动（fₙ = −1）。平衡该力的关节力矩为j_c = Jᵀ n，即单位法向力作用在各关节上的力矩。</translation>
    </message>
    <message>
        <source>%1 sticks, so its friction is a known force. With t = 0, j_t is zero.</source>
        <translation type="unfinished">%1粘滞，因此其摩擦力是已知力。t = 0时，j_t为零。</translation>
    </message>
    <message>
        <source>The surface pulls with the same 1 N, now with friction and K = 1 as a probe. INV is called with zero velocity, so the actual direction of motion of %1 is passed separately as t. Subtracting the answer from j_c gives j_t.</source>
        <translation type="unfinished">表面以同样的1 N拉动，但这次有摩擦，并以K = 1作为试探值。调用INV时速度为零，因此%1的实际运动方向作为t单独传入。从j_c中减去所得结果即为j_t。</translation>
    </message>
    <message>
        <source>This step asks INV no question. A linear system with M and j_c gives d, the contact acceleration along the surface normal per unit torque at each joint. m_c = dᵀ j_c is the acceleration per newton of normal force.</source>
        <translation type="unfinished">该步骤不向INV提问。由M和j_c构成的线性方程组给出d，即各关节单位力矩引起的沿表面法线的接触加速度。m_c = dᵀ j_c为每牛顿法向力引起的加速度。</translation>
    </message>
    <message>
        <source>A is the change of C″ per newton of fₙ, including friction. If K makes A singular, the contact jams. Without motor torques, A fₙ must equal a.</source>
        <translation type="unfinished">A为每牛顿fₙ引起的C″的变化，含摩擦。若K使A奇异，接触卡死。没有电机力矩时，A fₙ必须等于a。</translation>
    </message>
    <message>
        <source>A is the change of C″ per newton of fₙ, including friction. At K = %1, A would be zero and the contact would jam. Without motor torques, A fₙ must equal a.</source>
        <translation type="unfinished">A为每牛顿fₙ引起的C″的变化，含摩擦。K = %1时，A为零，接触卡死。没有电机力矩时，A fₙ必须等于a。</translation>
    </message>
    <message>
        <source>There is one equation per contact. This force makes C″ zero, so the contact point stays on its surface.</source>
        <translation type="unfinished">每个接触有一个方程。该力使C″为零，因此接触点保持在表面上。</translation>
    </message>
    <message>
        <source>The first question is asked again, now with the computed contact force and its friction.</source>
        <translation type="unfinished">再次提出第一个问题，这次加入计算所得的接触力及其摩擦。</translation>
    </message>
    <message>
        <source>The motor torques minus b_n, multiplied by the inverse of M, are the joint accelerations.</source>
        <translation type="unfinished">电机力矩减去b_n，再乘以M的逆，即为关节加速度。</translation>
    </message>
    <message>
        <source>Without contact, the motor torques minus b, multiplied by the inverse of M, are the joint accelerations.</source>
        <translation type="unfinished">没有接触时，电机力矩减去b，再乘以M的逆，即为关节加速度。</translation>
    </message>
    <message>
        <source>−1 N at %1</source>
        <translation type="unfinished">%1处−1 N</translation>
    </message>
    <message>
        <source>−1 N at %1, with K = 1 and direction t</source>
        <translation type="unfinished">%1处−1 N，K = 1，方向为t</translation>
    </message>
    <message>
        <source>current</source>
        <extracomment>a velocity or position that is given as it is now</extracomment>
        <translation type="unfinished">当前值</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>gravity or the loads take part, they are not switched off</extracomment>
        <translation type="unfinished">开启</translation>
    </message>
    <message>
        <source>at rest</source>
        <translation type="unfinished">静止</translation>
    </message>
    <message>
        <source>loads</source>
        <extracomment>noun: external forces</extracomment>
        <translation type="unfinished">载荷</translation>
    </message>
    <message>
        <source>solve</source>
        <extracomment>verb: solve a system of linear equations</extracomment>
        <translation type="unfinished">求解</translation>
    </message>
    <message>
        <source>for A and a</source>
        <translation type="unfinished">用于A和a</translation>
    </message>
    <message>
        <source>dot products</source>
        <translation type="unfinished">点积</translation>
    </message>
    <message>
        <source>contact equation</source>
        <translation type="unfinished">接触方程</translation>
    </message>
    <message>
        <source>back into INV</source>
        <translation type="unfinished">回到INV</translation>
    </message>
    <message>
        <source>to the integrator</source>
        <translation type="unfinished">送往积分器</translation>
    </message>
    <message>
        <source>used later for a</source>
        <translation type="unfinished">稍后用于a</translation>
    </message>
    <message>
        <source>column %1 of M</source>
        <translation type="unfinished">M的第%1列</translation>
    </message>
    <message>
        <source>used later for d and A</source>
        <translation type="unfinished">稍后用于d和A</translation>
    </message>
    <message>
        <source>j_c − answer = j_t</source>
        <translation type="unfinished">j_c − 结果 = j_t</translation>
    </message>
    <message>
        <source>subtracted from τ</source>
        <translation type="unfinished">从τ中减去</translation>
    </message>
    <message>
        <source>accelerations</source>
        <translation type="unfinished">加速度</translation>
    </message>
    <message>
        <source>inverse dynamics</source>
        <translation type="unfinished">逆动力学</translation>
    </message>
    <message>
        <source>The run at t = %1 s, with its motor torques</source>
        <translation type="unfinished">仿真在t = %1 s时，含其电机力矩</translation>
    </message>
    <message>
        <source>The current state, with zero motor torques</source>
        <translation type="unfinished">当前状态，电机力矩为零</translation>
    </message>
    <message>
        <source>The state at the start of a simulation</source>
        <translation type="unfinished">仿真起始时的状态</translation>
    </message>
    <message>
        <source>The current state, with torques from inverse dynamics without contact</source>
        <translation type="unfinished">当前状态，力矩来自无接触的逆动力学</translation>
    </message>
    <message>
        <source>no contact here</source>
        <translation type="unfinished">此处没有接触</translation>
    </message>
    <message>
        <source>no contact slips with friction</source>
        <translation type="unfinished">没有接触在摩擦下滑动</translation>
    </message>
    <message>
        <source>no contact slips with a coefficient other than K = 1</source>
        <translation type="unfinished">没有接触以K = 1以外的系数滑动</translation>
    </message>
    <message>
        <source>there is no gravity</source>
        <translation type="unfinished">没有重力</translation>
    </message>
    <message>
        <source>the joints are at rest</source>
        <translation type="unfinished">各关节静止</translation>
    </message>
    <message>
        <source>joint friction is switched off</source>
        <translation type="unfinished">关节摩擦已关闭</translation>
    </message>
    <message>
        <source>every gradient here has length 1</source>
        <translation type="unfinished">此处每个梯度的长度均为1</translation>
    </message>
    <message>
        <source>γ is zero here</source>
        <translation type="unfinished">此处γ为零</translation>
    </message>
    <message>
        <source>no contact moves along a curved surface</source>
        <translation type="unfinished">没有接触沿曲面移动</translation>
    </message>
    <message>
        <source>no contact has opened</source>
        <translation type="unfinished">没有接触分离</translation>
    </message>
    <message>
        <source>the joints have no viscous friction</source>
        <translation type="unfinished">各关节没有粘性摩擦</translation>
    </message>
</context>
<context>
    <name>Iteration</name>
    <message>
        <source>Last drag</source>
        <translation type="unfinished">上次拖动</translation>
    </message>
    <message>
        <source>Near a singular pose</source>
        <translation type="unfinished">奇异位形附近</translation>
    </message>
    <message>
        <source>Out of reach</source>
        <translation type="unfinished">不可达</translation>
    </message>
    <message>
        <source>Half turn of the wrist</source>
        <translation type="unfinished">手腕转半圈</translation>
    </message>
    <message>
        <source>Far away</source>
        <translation type="unfinished">远处</translation>
    </message>
    <message>
        <source>Custom target</source>
        <translation type="unfinished">自定义目标</translation>
    </message>
    <message>
        <source>The problem is the last drag, from its start to its target.</source>
        <translation type="unfinished">该问题为上次拖动，从其起点到其目标。</translation>
    </message>
    <message>
        <source>The target lies just beyond the reach of the arm. When the arm is stretched, the smallest singular value σ vanishes, and the remaining error lies along the singular direction. Because of the factor 1/σ, the pseudo-inverse method keeps jumping and never settles. The damping λ limits the jumps, and adaptive damping stops at the nearest pose.</source>
        <translation type="unfinished">目标刚好超出机械臂的可达范围。机械臂伸直时，最小奇异值σ变为零，剩余误差沿奇异方向。由于因子1/σ，伪逆法不断跳动，无法稳定。阻尼λ限制跳动，自适应阻尼停在最近的位姿。</translation>
    </message>
    <message>
        <source>The target is out of reach of the arm. All methods first approach it in steps of length s. Near the stretched pose, the pseudo-inverse keeps jumping, but adaptive damping stops at the nearest pose.</source>
        <translation type="unfinished">目标超出机械臂的可达范围。所有方法先以长度为s的步接近目标。在伸直位形附近，伪逆法不断跳动，而自适应阻尼停在最近的位姿。</translation>
    </message>
    <message>
        <source>The end effector must rotate by 180°. The rotation axis may have either sign, because both rotations reach the target.</source>
        <translation type="unfinished">末端执行器必须转动180°。转轴可取任一符号，因为两种转动都能到达目标。</translation>
    </message>
    <message>
        <source>Far from the target, each step has the length s. Near it, the pseudo-inverse converges quadratically, as Newton&apos;s method does. Its whole run takes about |e| / s + 3 iterations.</source>
        <translation type="unfinished">远离目标时，每一步的长度为s。接近目标时，伪逆法与牛顿法一样二次收敛。全过程约需|e| / s + 3次迭代。</translation>
    </message>
    <message>
        <source>The iteration starts from the current pose. Enter the target in the Settings tab.</source>
        <translation type="unfinished">迭代从当前位姿开始。在“设置”选项卡中输入目标。</translation>
    </message>
    <message>
        <source>Pseudo-inverse</source>
        <translation type="unfinished">伪逆</translation>
    </message>
    <message>
        <source>Transpose</source>
        <extracomment>noun: method of inverse kinematics, with the transpose of the Jacobian</extracomment>
        <translation type="unfinished">转置</translation>
    </message>
    <message>
        <source>Damped least squares</source>
        <translation type="unfinished">阻尼最小二乘法</translation>
    </message>
    <message>
        <source>Adaptive damping</source>
        <translation type="unfinished">自适应阻尼</translation>
    </message>
    <message>
        <source>does not converge</source>
        <translation type="unfinished">不收敛</translation>
    </message>
    <message>
        <source>The end effector is at the target from the start.</source>
        <translation type="unfinished">末端执行器从一开始就在目标处。</translation>
    </message>
    <message>
        <source>No stopping criterion was met within %1 iterations.</source>
        <translation type="unfinished">在%1次迭代内没有满足任何停止准则。</translation>
    </message>
    <message>
        <source>the residual is small</source>
        <translation type="unfinished">残差足够小</translation>
    </message>
    <message>
        <source>the residual no longer changes</source>
        <translation type="unfinished">残差不再变化</translation>
    </message>
    <message>
        <source>q no longer changes</source>
        <translation type="unfinished">q不再变化</translation>
    </message>
    <message>
        <source>Stopped after iteration %1 because %2 (%3).</source>
        <extracomment>%1: a number, %2: why (&quot;the residual is small&quot;), %3: the result (&quot;converged&quot;)</extracomment>
        <translation type="unfinished">第%1次迭代后停止，因为%2（%3）。</translation>
    </message>
    <message>
        <source>the numbers overflow</source>
        <translation type="unfinished">数值溢出</translation>
    </message>
    <message>
        <source>%1, after %2 of %3 iterations: residual %4, position error %5 m, orientation error %6 rad</source>
        <extracomment>%1: method of inverse kinematics, %2 and %3: numbers of iterations, %4, %5 and %6: errors</extracomment>
        <translation type="unfinished">%1，已迭代%2/%3次：残差%4，位置误差%5 m，姿态误差%6 rad</translation>
    </message>
    <message>
        <source>a step of length s is accepted.</source>
        <translation type="unfinished">接受长度为s的一步。</translation>
    </message>
    <message>
        <source>a step of length s is tried and rejected.</source>
        <translation type="unfinished">尝试长度为s的一步，被拒绝。</translation>
    </message>
    <message>
        <source>a full step is accepted.</source>
        <translation type="unfinished">接受完整的一步。</translation>
    </message>
    <message>
        <source>a full step is tried and rejected.</source>
        <translation type="unfinished">尝试完整的一步，被拒绝。</translation>
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
        <translation type="unfinished">位置误差(m)</translation>
    </message>
    <message>
        <source>Orientation error (rad)</source>
        <translation type="unfinished">姿态误差(rad)</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation type="unfinished">迭代</translation>
    </message>
    <message>
        <source>Singular value σ</source>
        <translation type="unfinished">奇异值σ</translation>
    </message>
    <message>
        <source>Factor for each σ</source>
        <translation type="unfinished">各σ的因子</translation>
    </message>
</context>
<context>
    <name>IterationDecor</name>
    <message>
        <source>target</source>
        <extracomment>noun: where the end effector is to go</extracomment>
        <translation type="unfinished">目标</translation>
    </message>
</context>
<context>
    <name>JointWords</name>
    <message>
        <source>revolute</source>
        <extracomment>adjective: a joint that rotates within limits</extracomment>
        <translation type="unfinished">旋转</translation>
    </message>
    <message>
        <source>continuous</source>
        <extracomment>adjective: a joint that rotates without limits</extracomment>
        <translation type="unfinished">连续旋转</translation>
    </message>
    <message>
        <source>prismatic</source>
        <extracomment>adjective: a joint that translates</extracomment>
        <translation type="unfinished">移动</translation>
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
        <translation type="unfinished">语言</translation>
    </message>
    <message>
        <source>No font here has the characters of %1. Install the package %2.</source>
        <extracomment>%1: name of a language in itself, %2: name of a package</extracomment>
        <translation type="unfinished">此处没有包含%1字符的字体。安装软件包%2。</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <extracomment>noun: the language of the operating system</extracomment>
        <translation type="unfinished">系统(&amp;S)</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>current link</source>
        <translation type="unfinished">当前连杆</translation>
    </message>
    <message>
        <source>motion computed</source>
        <translation type="unfinished">已算运动</translation>
    </message>
    <message>
        <source>forces computed</source>
        <translation type="unfinished">已算力</translation>
    </message>
    <message>
        <source>not yet computed</source>
        <translation type="unfinished">尚未计算</translation>
    </message>
</context>
<context>
    <name>LessonProgress</name>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished">表格(*.csv)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation type="unfinished">Markdown (*.md)</translation>
    </message>
    <message>
        <source>Progress file to submit (*.jsonl)</source>
        <translation type="unfinished">供提交的进度文件(*.jsonl)</translation>
    </message>
    <message>
        <source>Save Progress</source>
        <translation type="unfinished">保存进度</translation>
    </message>
</context>
<context>
    <name>LimitSpans</name>
    <message>
        <source>%1: position limit exceeded from %2 to %3</source>
        <extracomment>%1: name of a joint, %2 and %3: times with their unit</extracomment>
        <translation type="unfinished">%1：从%2到%3超出位置限值</translation>
    </message>
    <message>
        <source>%1: velocity limit exceeded from %2 to %3</source>
        <extracomment>%1: name of a joint, %2 and %3: times with their unit</extracomment>
        <translation type="unfinished">%1：从%2到%3超出速度限值</translation>
    </message>
    <message>
        <source>%1: acceleration limit exceeded from %2 to %3</source>
        <extracomment>%1: name of a joint, %2 and %3: times with their unit</extracomment>
        <translation type="unfinished">%1：从%2到%3超出加速度限值</translation>
    </message>
</context>
<context>
    <name>LinkInertia</name>
    <message>
        <source>Select a link to see its inertia ellipsoid.</source>
        <translation type="unfinished">选择连杆可查看其惯性椭球。</translation>
    </message>
    <message>
        <source>%1 has no mass, so it has no inertia ellipsoid.</source>
        <translation type="unfinished">%1没有质量，因此没有惯性椭球。</translation>
    </message>
    <message>
        <source>Principal moments of inertia of %1: %2 kg m².</source>
        <extracomment>%1: name of a link, %2: three numbers</extracomment>
        <translation type="unfinished">%1的主转动惯量：%2 kg m²。</translation>
    </message>
    <message>
        <source>%1 has no inertia ellipsoid because the principal moments %2 kg m² are not physically consistent.</source>
        <extracomment>%1: name of a link, %2: three numbers</extracomment>
        <translation type="unfinished">%1没有惯性椭球，因为其主转动惯量%2 kg m²在物理上不成立。</translation>
    </message>
</context>
<context>
    <name>MatrixMenu</name>
    <message>
        <source>&amp;Mass Matrix M(q)</source>
        <translation type="unfinished">质量矩阵M(q)(&amp;M)</translation>
    </message>
    <message>
        <source>the mass matrix</source>
        <translation type="unfinished">质量矩阵</translation>
    </message>
    <message>
        <source>End-Effector &amp;Jacobian J(q)</source>
        <translation type="unfinished">末端执行器雅可比矩阵J(q)(&amp;J)</translation>
    </message>
    <message>
        <source>the end-effector Jacobian</source>
        <translation type="unfinished">末端执行器雅可比矩阵</translation>
    </message>
    <message>
        <source>End-Effector &amp;Pose T</source>
        <translation type="unfinished">末端执行器位姿T(&amp;P)</translation>
    </message>
    <message>
        <source>the end-effector pose</source>
        <translation type="unfinished">末端执行器位姿</translation>
    </message>
    <message>
        <source>Copied %1 for the current state at full precision</source>
        <translation type="unfinished">已以全精度复制当前状态的%1</translation>
    </message>
</context>
<context>
    <name>Mechanism</name>
    <message>
        <source>the mechanism branches at link &apos;%1&apos;, but a DH table describes a single chain of joints</source>
        <translation type="unfinished">机构在连杆“%1”处分支，但DH参数表只描述单个关节链</translation>
    </message>
    <message>
        <source>the mechanism has no moving joint, so the table has no rows</source>
        <translation type="unfinished">机构没有可动关节，因此表格没有行</translation>
    </message>
    <message>
        <source>the table has no rows; it needs one per joint</source>
        <translation type="unfinished">表格没有行；每个关节需要一行</translation>
    </message>
    <message>
        <source>row %1 describes a fixed joint; use a revolute or prismatic joint</source>
        <translation type="unfinished">第%1行描述固定关节；使用旋转关节或移动关节</translation>
    </message>
    <message>
        <source>row %1 has a parameter that is not a finite number</source>
        <translation type="unfinished">第%1行有一个参数不是有限数</translation>
    </message>
    <message>
        <source>the base has no parent, so nothing can be inserted before it</source>
        <translation type="unfinished">基座没有父连杆，因此不能在其前面插入</translation>
    </message>
    <message>
        <source>the base cannot be duplicated</source>
        <translation type="unfinished">基座不能复制</translation>
    </message>
    <message>
        <source>the base carries all other links and cannot be deleted</source>
        <translation type="unfinished">基座承载所有其他连杆，不能删除</translation>
    </message>
    <message>
        <source>the base cannot have a parent</source>
        <translation type="unfinished">基座不能有父连杆</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be the parent of &apos;%2&apos;, because &apos;%1&apos; is a descendant of &apos;%2&apos;</source>
        <translation type="unfinished">“%1”不能作为“%2”的父连杆，因为“%1”是“%2”的后代</translation>
    </message>
    <message>
        <source>the base has no siblings</source>
        <translation type="unfinished">基座没有同级连杆</translation>
    </message>
    <message>
        <source>link &apos;%1&apos; %2</source>
        <translation type="unfinished">连杆“%1”%2</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; %2</source>
        <translation type="unfinished">关节“%1”%2</translation>
    </message>
    <message>
        <source>the mechanism has no links; add a link as the base</source>
        <translation type="unfinished">机构没有连杆；添加一个连杆作为基座</translation>
    </message>
    <message>
        <source>the mechanism has %1 links; the limit is %2</source>
        <translation type="unfinished">机构有%1个连杆；上限为%2</translation>
    </message>
    <message>
        <source>gives link &apos;%1&apos; a second parent; a mechanism must be a tree, without closed loops</source>
        <translation type="unfinished">使连杆“%1”有了第二个父连杆；机构必须是树，没有闭环</translation>
    </message>
    <message>
        <source>has no parent, and neither has &apos;%1&apos;; only the base may have no parent, so connect the two links by a joint</source>
        <translation type="unfinished">没有父连杆，“%1”也没有；只有基座可以没有父连杆，因此用关节连接这两个连杆</translation>
    </message>
    <message>
        <source>every link has a parent, so the joints form a cycle; remove one of the joints</source>
        <translation type="unfinished">每个连杆都有父连杆，因此关节构成环；删除其中一个关节</translation>
    </message>
    <message>
        <source>is part of a cycle that is not connected to the base; a mechanism must be a tree</source>
        <translation type="unfinished">属于一个未与基座相连的环；机构必须是树</translation>
    </message>
    <message>
        <source>has a ready position outside its limits; the nearest limit is used</source>
        <translation type="unfinished">的准备位置超出其限位；使用最近的限位值</translation>
    </message>
    <message>
        <source>has, together with the links fixed to it, a mass or inertia that is not finite</source>
        <translation type="unfinished">连同固定于其上的连杆，质量或惯量不是有限数</translation>
    </message>
    <message>
        <source>the end effector &apos;%1&apos; is not a link; it is ignored</source>
        <translation type="unfinished">末端执行器“%1”不是连杆；已忽略</translation>
    </message>
    <message>
        <source>a box</source>
        <translation type="unfinished">长方体</translation>
    </message>
    <message>
        <source>has a box with an edge that is not greater than 0 m (shape %1)</source>
        <translation type="unfinished">有一个长方体的边长不大于0 m（形状%1）</translation>
    </message>
    <message>
        <source>a cylinder</source>
        <translation type="unfinished">圆柱</translation>
    </message>
    <message>
        <source>a capsule</source>
        <translation type="unfinished">胶囊体</translation>
    </message>
    <message>
        <source>a sphere</source>
        <translation type="unfinished">球</translation>
    </message>
    <message>
        <source>a beam</source>
        <translation type="unfinished">梁</translation>
    </message>
    <message>
        <source>has a beam with a side or length that is not greater than 0 m (shape %1)</source>
        <translation type="unfinished">有一个梁的边长或长度不大于0 m（形状%1）</translation>
    </message>
    <message>
        <source>has a beam whose wall thickness is not a finite number (shape %1)</source>
        <translation type="unfinished">有一个梁的壁厚不是有限数（形状%1）</translation>
    </message>
    <message>
        <source>has a beam with a negative wall thickness; a thickness of 0 makes the beam solid (shape %1)</source>
        <translation type="unfinished">有一个梁的壁厚为负；壁厚为0时梁为实心（形状%1）</translation>
    </message>
    <message>
        <source>has a beam (shape %1) whose wall is at least half as thick as the smaller side of its section; reduce the thickness, or set it to 0 for a solid beam</source>
        <translation type="unfinished">有一个梁（形状%1）的壁厚不小于其截面较短边的一半；减小壁厚，或设为0得到实心梁</translation>
    </message>
    <message>
        <source>has a mesh whose scale is not finite (shape %1)</source>
        <translation type="unfinished">有一个网格的比例不是有限数（形状%1）</translation>
    </message>
    <message>
        <source>has %1 whose size is not finite (shape %2)</source>
        <translation type="unfinished">有一个%1的尺寸不是有限数（形状%2）</translation>
    </message>
    <message>
        <source>has %1 whose radius is not greater than 0 m (shape %2)</source>
        <translation type="unfinished">有一个%1的半径不大于0 m（形状%2）</translation>
    </message>
    <message>
        <source>has %1 whose length is zero or negative (shape %2)</source>
        <translation type="unfinished">有一个%1的长度为零或负（形状%2）</translation>
    </message>
    <message>
        <source>has no name; give it one</source>
        <translation type="unfinished">没有名称；为其命名</translation>
    </message>
    <message>
        <source>has a duplicate name; rename it</source>
        <translation type="unfinished">名称重复；将其重命名</translation>
    </message>
    <message>
        <source>computes its inertia from its shapes, but no shape has a volume (meshes do not count); its mass and inertia are kept</source>
        <translation type="unfinished">由形状计算惯量，但没有形状具有体积（网格不计）；保留其质量和惯量</translation>
    </message>
    <message>
        <source>has a mass, centre of mass or inertia that is not a finite number</source>
        <translation type="unfinished">的质量、质心或惯量不是有限数</translation>
    </message>
    <message>
        <source>has a negative mass; it must be at least 0 kg</source>
        <translation type="unfinished">的质量为负；质量必须不小于0 kg</translation>
    </message>
    <message>
        <source>has an inertia that is not physically consistent (a principal moment is negative, the mass is 0, or the triangle inequality is violated); it is used unchanged</source>
        <translation type="unfinished">的惯量在物理上不成立（某个主转动惯量为负，质量为0，或不满足三角不等式）；原样使用</translation>
    </message>
    <message>
        <source>has a payload &apos;%1&apos; with a value that is not finite</source>
        <translation type="unfinished">的负载“%1”有一个值不是有限数</translation>
    </message>
    <message>
        <source>has a payload &apos;%1&apos; of negative mass</source>
        <translation type="unfinished">的负载“%1”质量为负</translation>
    </message>
    <message>
        <source>has a shape whose pose is not finite (shape %1)</source>
        <translation type="unfinished">有一个形状的位姿不是有限数（形状%1）</translation>
    </message>
    <message>
        <source>has a mesh that is flat because its scale is 0 in one direction (shape %1)</source>
        <translation type="unfinished">有一个网格是扁平的，因为其比例在一个方向上为0（形状%1）</translation>
    </message>
    <message>
        <source>has no parent link</source>
        <translation type="unfinished">没有父连杆</translation>
    </message>
    <message>
        <source>has no child link</source>
        <translation type="unfinished">没有子连杆</translation>
    </message>
    <message>
        <source>joins a link to itself</source>
        <translation type="unfinished">把连杆与其自身相连</translation>
    </message>
    <message>
        <source>has an origin that is not finite</source>
        <translation type="unfinished">的原点不是有限数</translation>
    </message>
    <message>
        <source>has an axis that is not finite</source>
        <translation type="unfinished">的轴不是有限数</translation>
    </message>
    <message>
        <source>has an axis of zero length; give it a direction</source>
        <translation type="unfinished">的轴长度为零；为其设置方向</translation>
    </message>
    <message>
        <source>has a ready position that is not finite</source>
        <translation type="unfinished">的准备位置不是有限数</translation>
    </message>
    <message>
        <source>has a damping or friction value that is not finite</source>
        <translation type="unfinished">的阻尼或摩擦值不是有限数</translation>
    </message>
    <message>
        <source>has a rotor inertia or gear ratio that is not finite</source>
        <translation type="unfinished">的转子惯量或减速比不是有限数</translation>
    </message>
    <message>
        <source>has Coulomb friction that would drive the joint; the value for positive velocity must be at least 0, and the value for negative velocity at most 0</source>
        <translation type="unfinished">的库仑摩擦会驱动该关节；正速度的值必须不小于0，负速度的值必须不大于0</translation>
    </message>
    <message>
        <source>has negative damping, which adds energy; it is used unchanged</source>
        <translation type="unfinished">的阻尼为负，会增加能量；原样使用</translation>
    </message>
    <message>
        <source>has a spring whose stiffness or rest position is not finite</source>
        <translation type="unfinished">的弹簧刚度或自由位置不是有限数</translation>
    </message>
    <message>
        <source>has a spring with negative stiffness; the stiffness must be at least 0</source>
        <translation type="unfinished">的弹簧刚度为负；刚度必须不小于0</translation>
    </message>
    <message>
        <source>has a gear ratio of 0, so its rotor never rotates; without a gear the ratio is 1</source>
        <translation type="unfinished">的减速比为0，因此其转子永不转动；没有减速器时减速比为1</translation>
    </message>
    <message>
        <source>has a negative rotor inertia</source>
        <translation type="unfinished">的转子惯量为负</translation>
    </message>
    <message>
        <source>has a reflected rotor inertia that is not finite</source>
        <translation type="unfinished">的转子折算惯量不是有限数</translation>
    </message>
    <message>
        <source>has a negative velocity or effort limit; these limits are magnitudes</source>
        <translation type="unfinished">的速度限值或力/力矩限值为负；这些限值是绝对值</translation>
    </message>
    <message>
        <source>has a limit that is not a number</source>
        <translation type="unfinished">有一个限值不是数值</translation>
    </message>
    <message>
        <source>has infinite limits that allow no position; only the lower limit may be -inf, and only the upper limit inf</source>
        <translation type="unfinished">的无穷限位不允许任何位置；只有下限可为-inf，只有上限可为inf</translation>
    </message>
    <message>
        <source>has a lower limit above its upper limit; swap them</source>
        <translation type="unfinished">的下限高于上限；将两者互换</translation>
    </message>
    <message>
        <source>mimics another joint with a multiplier or offset that is not finite</source>
        <translation type="unfinished">联动另一关节的倍数或偏移不是有限数</translation>
    </message>
    <message>
        <source>mimics &apos;%1&apos;, which is not a joint</source>
        <translation type="unfinished">与“%1”联动，但它不是关节</translation>
    </message>
    <message>
        <source>mimics itself; select another joint to mimic, or remove the mimic relation</source>
        <translation type="unfinished">与自身联动；选择另一个关节进行联动，或取消联动关系</translation>
    </message>
    <message>
        <source>mimics &apos;%1&apos;, which is fixed</source>
        <translation type="unfinished">与“%1”联动，但它是固定关节</translation>
    </message>
    <message>
        <source>mimics &apos;%1&apos;, which itself mimics another joint; name the joint that &apos;%1&apos; mimics</source>
        <translation type="unfinished">与“%1”联动，而它本身又与另一关节联动；给出“%1”所联动的关节</translation>
    </message>
    <message>
        <source>moves, but neither it nor any link beyond it has mass, so its acceleration is not determined; give the link a mass</source>
        <translation type="unfinished">可动，但它及其之后的连杆都没有质量，因此其加速度不确定；为该连杆设置质量</translation>
    </message>
</context>
<context>
    <name>MeshReader</name>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished">没有这个文件</translation>
    </message>
    <message>
        <source>the file cannot be opened: %1</source>
        <translation type="unfinished">无法打开文件：%1</translation>
    </message>
    <message>
        <source>the file is larger than %1 MB; simplify the mesh</source>
        <translation type="unfinished">文件超过%1 MB；简化网格</translation>
    </message>
    <message>
        <source>the file cannot be read: %1</source>
        <translation type="unfinished">无法读取文件：%1</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation type="unfinished">文件为空</translation>
    </message>
    <message>
        <source>the mesh has more than %1 triangles; simplify it</source>
        <translation type="unfinished">网格的三角形超过%1个；简化网格</translation>
    </message>
    <message>
        <source>the file is too short for an STL file</source>
        <translation type="unfinished">文件过短，不是STL文件</translation>
    </message>
    <message>
        <source>the file ends too early: it declares %1 triangles but contains only %2</source>
        <extracomment>a mesh file; %1: declared number of triangles, %2: number of triangles in it</extracomment>
        <translation type="unfinished">文件提前结束：声明了%1个三角形，但只包含%2个</translation>
    </message>
    <message>
        <source>the file contains no triangles</source>
        <translation type="unfinished">文件不含三角形</translation>
    </message>
    <message>
        <source>a coordinate of a vertex is not a finite number</source>
        <translation type="unfinished">某个顶点的坐标不是有限数</translation>
    </message>
    <message>
        <source>a polygon has too many vertices</source>
        <translation type="unfinished">某个多边形的顶点过多</translation>
    </message>
    <message>
        <source>a face uses a vertex that does not exist</source>
        <translation type="unfinished">某个面使用了不存在的顶点</translation>
    </message>
    <message>
        <source>the mesh extends more than %1 m from its origin</source>
        <translation type="unfinished">网格距其原点超过%1 m</translation>
    </message>
    <message>
        <source>only STL, OBJ and COLLADA (.dae) files are supported</source>
        <translation type="unfinished">只支持STL、OBJ和COLLADA (.dae)文件</translation>
    </message>
    <message>
        <source>there is not enough memory for the mesh</source>
        <translation type="unfinished">内存不足，无法载入网格</translation>
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
        <translation type="unfinished">植入的错误：%1</translation>
    </message>
    <message>
        <source>%1 mistakes planted: %2</source>
        <extracomment>%1: number of mistakes, %2: their titles</extracomment>
        <translation type="unfinished">植入%1个错误：%2</translation>
    </message>
    <message>
        <source>Mass of each rod lumped at its ends</source>
        <translation type="unfinished">各杆的质量集中在两端</translation>
    </message>
    <message>
        <source>Compare [L][T]{P} with Newton-Euler for rigid links. The moment of inertia of a rod about its end is m l²/2 instead of m l²/3. Torques are too large whenever a rod accelerates, even from rest.</source>
        <translation type="unfinished">将[L][T]{P}与刚性连杆的牛顿-欧拉法比较。杆对其端点的转动惯量为m l²/2，而不是m l²/3。只要杆有加速度，即使从静止开始，力矩也偏大。</translation>
    </message>
    <message>
        <source>Rates of u_d not rotated with the frame</source>
        <translation type="unfinished">u_d的变化率没有随坐标系旋转</translation>
    </message>
    <message>
        <source>Halve dt. The error of the passive angle halves instead of falling to a quarter. It grows with the velocity of joint 1 and is zero while that joint is at rest.</source>
        <translation type="unfinished">将dt减半。被动角的误差减半，而不是降到四分之一。误差随关节1的速度增大，该关节静止时误差为零。</translation>
    </message>
    <message>
        <source>{R} omitted, so internal forces start each step at zero</source>
        <translation type="unfinished">省略{R}，因此内力在每一步都从零开始</translation>
    </message>
    <message>
        <source>Watch the length of a swinging passive link. It grows with every step and never recovers, because each step forgets that the link is stretched. Shorter steps increase the error.</source>
        <translation type="unfinished">观察摆动的被动连杆的长度。它每一步都在增大，永不恢复，因为每一步都忘记了连杆已被拉伸。步长越短，误差越大。</translation>
    </message>
    <message>
        <source>Bending stiffness removed from link 1 as well</source>
        <translation type="unfinished">连杆1的弯曲刚度也被去掉</translation>
    </message>
    <message>
        <source>Watch the deflection of link 1. It grows and never recovers, because no bending moment is transmitted to its tip. At first the arm hardly moves while joint 1 rotates.</source>
        <translation type="unfinished">观察连杆1的挠度。它不断增大，永不恢复，因为没有弯矩传到其末端。起初关节1转动时机械臂几乎不动。</translation>
    </message>
    <message>
        <source>A 25 ms oscillation sampled every 10 ms</source>
        <translation type="unfinished">每10 ms采样一次的25 ms振荡</translation>
    </message>
    <message>
        <source>Reduce dt. The period in the torque curve changes. With 2.5 samples per period, Newmark&apos;s method lengthens the period from 25 ms to 35 ms. A step of 1 ms shows the true period.</source>
        <translation type="unfinished">减小dt。力矩曲线中的周期随之改变。每周期2.5个采样点时，Newmark法把周期从25 ms延长到35 ms。1 ms的步长显示真实的周期。</translation>
    </message>
    <message>
        <source>Contact force with the opposite sign</source>
        <translation type="unfinished">接触力的符号相反</translation>
    </message>
    <message>
        <source>INV receives the force of the end effector on the ground instead of the opposite force, so j_c and fₙ have the wrong sign. At rest the ground pulls where it should push, yet q̈ is right. In motion C″ equals 2 γ instead of zero.</source>
        <translation type="unfinished">INV得到的是末端执行器对地面的力，而不是反方向的力，因此j_c和fₙ的符号错误。静止时，地面本应推却成了拉，但q̈正确。运动时，C″等于2 γ而不是零。</translation>
    </message>
    <message>
        <source>t from the velocity given to INV, which is zero</source>
        <translation type="unfinished">t由传给INV的速度（零）得到</translation>
    </message>
    <message>
        <source>jₜ is computed with q̇ = 0, where ṙ / |ṙ| is 0 / 0. If this is taken as 0, jₜ vanishes and fₙ is computed for a frictionless surface although friction acts. The end effector leaves the surface, and A never approaches zero.</source>
        <translation type="unfinished">jₜ用q̇ = 0计算，此时ṙ / |ṙ|为0 / 0。若取为0，jₜ消失，fₙ按无摩擦表面计算，而实际上有摩擦作用。末端执行器离开表面，A永远不会接近零。</translation>
    </message>
    <message>
        <source>K itself in place of the probe K = 1 in jₜ</source>
        <translation type="unfinished">jₜ中用K本身代替试探值K = 1</translation>
    </message>
    <message>
        <source>jₜ is multiplied by K, so the friction term of A contains K². The result is right only where K is 0 or 1. At K = 0.2, four fifths of the friction term of A are missing.</source>
        <translation type="unfinished">jₜ乘了K，因此A的摩擦项含有K²。只有K为0或1时结果正确。K = 0.2时，A的摩擦项缺少五分之四。</translation>
    </message>
    <message>
        <source>+K fₙ t in place of −K fₙ t: friction drives the motion</source>
        <translation type="unfinished">用+K fₙ t代替−K fₙ t：摩擦驱动运动</translation>
    </message>
    <message>
        <source>Friction pushes the end effector in its direction of motion. Where friction should increase the normal force until the contact jams, it reduces the normal force. The energy grows.</source>
        <translation type="unfinished">摩擦沿运动方向推动末端执行器。在摩擦本应增大法向力直到接触卡死之处，它反而减小法向力。能量增大。</translation>
    </message>
    <message>
        <source>Gravity left out of b and bₙ</source>
        <translation type="unfinished">b和bₙ中遗漏重力</translation>
    </message>
    <message>
        <source>At rest and without joint torques, fₙ = 0 and q̈ = 0, so the arm floats.</source>
        <translation type="unfinished">静止且无关节力矩时，fₙ = 0且q̈ = 0，因此机械臂漂浮。</translation>
    </message>
    <message>
        <source>Gravity included in the columns of M</source>
        <translation type="unfinished">M的各列含有重力</translation>
    </message>
    <message>
        <source>Each column contains gravity too, so M is no longer symmetric. Compare M with its transpose.</source>
        <translation type="unfinished">每一列也含有重力，因此M不再对称。将M与其转置比较。</translation>
    </message>
    <message>
        <source>Velocity included in the columns of M</source>
        <translation type="unfinished">M的各列含有速度</translation>
    </message>
    <message>
        <source>M is right at rest. In motion each column also contains Coriolis, centrifugal and friction torques, so M changes with the velocity and is no longer symmetric.</source>
        <translation type="unfinished">静止时M正确。运动时每一列还含有科氏力矩、离心力矩和摩擦力矩，因此M随速度变化且不再对称。</translation>
    </message>
    <message>
        <source>Viscous joint friction added twice</source>
        <translation type="unfinished">关节粘性摩擦加了两次</translation>
    </message>
    <message>
        <source>The result of INV already contains D q̇. At rest q̈ is right. In motion the joints are damped twice, and the motion dies out too soon.</source>
        <translation type="unfinished">INV的结果已含有D q̇。静止时q̈正确。运动时关节受到两次阻尼，运动过早消失。</translation>
    </message>
    <message>
        <source>∂C/∂r used as the normal without dividing by its length</source>
        <translation type="unfinished">用∂C/∂r作为法线而未除以其长度</translation>
    </message>
    <message>
        <source>The normal is right while the gradient has length 1. Describe the same surface with another scale. fₙ changes, although the contact force cannot depend on the scale.</source>
        <translation type="unfinished">梯度长度为1时法线正确。用另一比例描述同一表面。fₙ随之改变，尽管接触力不可能与比例有关。</translation>
    </message>
    <message>
        <source>γ left out: the part of C″ that is due to velocity</source>
        <translation type="unfinished">遗漏γ：C″中由速度引起的部分</translation>
    </message>
    <message>
        <source>q̈ is right only at rest. In motion, C″ equals γ instead of zero, so the end effector drifts off the surface from the first step.</source>
        <translation type="unfinished">只有静止时q̈正确。运动时，C″等于γ而不是零，因此末端执行器从第一步起就偏离表面。</translation>
    </message>
    <message>
        <source>Rate of change of the normal left out of γ</source>
        <translation type="unfinished">γ中遗漏法线的变化率</translation>
    </message>
    <message>
        <source>γ is right on a plane. On a curved surface the end effector leaves along the tangent, because fₙ lacks the force that curves its path.</source>
        <translation type="unfinished">在平面上γ正确。在曲面上末端执行器沿切线离开，因为fₙ缺少使其路径弯曲的力。</translation>
    </message>
    <message>
        <source>b in place of bₙ: fₙ computed and then not used</source>
        <translation type="unfinished">用b代替bₙ：算出了fₙ却没有使用</translation>
    </message>
    <message>
        <source>fₙ is right, but q̈ is computed as without contact, so the end effector falls through the surface.</source>
        <translation type="unfinished">fₙ正确，但q̈按无接触计算，因此末端执行器穿过表面下落。</translation>
    </message>
    <message>
        <source>Pulling force kept at a surface that can only push</source>
        <translation type="unfinished">在只能推的表面上保留了拉力</translation>
    </message>
    <message>
        <source>A contact that should open is kept with fₙ &lt; 0. The ground holds the end effector back. Because fₙ is negative, the friction force −K fₙ t drives the end effector instead of braking it.</source>
        <translation type="unfinished">本应分离的接触在fₙ &lt; 0时仍保留。地面拉住末端执行器。由于fₙ为负，摩擦力−K fₙ t驱动末端执行器，而不是使其减速。</translation>
    </message>
    <message>
        <source>One explicit Euler step of 10 ms</source>
        <translation type="unfinished">一个10 ms的显式欧拉步</translation>
    </message>
    <message>
        <source>The accelerations are right. Each step multiplies the most strongly damped velocity component by 1 − λ h, where λ is the largest eigenvalue of M⁻¹ D. If this factor is below −1, the velocity grows without bound.</source>
        <translation type="unfinished">加速度正确。每一步把阻尼最强的速度分量乘以1 − λ h，其中λ为M⁻¹ D的最大特征值。若该因子小于−1，速度将无限增大。</translation>
    </message>
    <message>
        <source>Gravity left out</source>
        <translation type="unfinished">遗漏重力</translation>
    </message>
    <message>
        <source>Set all velocities and accelerations to zero. No torque remains, although the links have weight. The error is exactly the torque that holds the arm against gravity. It depends on the pose and not on the velocity.</source>
        <translation type="unfinished">将所有速度和加速度设为零。尽管连杆有重量，却没有力矩。误差恰为克服重力保持机械臂静止的力矩，取决于位姿而与速度无关。</translation>
    </message>
    <message>
        <source>Gravity counted twice: as the base&apos;s acceleration and as a force</source>
        <translation type="unfinished">重力计算了两次：作为基座加速度，又作为力</translation>
    </message>
    <message>
        <source>Set all velocities and accelerations to zero. Every torque is twice the torque that holds the arm. The error depends on the pose and not on the velocity.</source>
        <translation type="unfinished">将所有速度和加速度设为零。每个力矩都是保持机械臂静止的力矩的两倍。误差取决于位姿，与速度无关。</translation>
    </message>
    <message>
        <source>Gravity with the wrong sign</source>
        <translation type="unfinished">重力符号错误</translation>
    </message>
    <message>
        <source>Set all velocities and accelerations to zero. Every torque has the right magnitude and the wrong sign. A revolute joint with a vertical axis shows no error.</source>
        <translation type="unfinished">将所有速度和加速度设为零。每个力矩大小正确而符号错误。轴线竖直的旋转关节不显示误差。</translation>
    </message>
    <message>
        <source>Gyroscopic term ω × I ω left out</source>
        <translation type="unfinished">遗漏陀螺项ω × I ω</translation>
    </message>
    <message>
        <source>Set all velocities to zero, and the error disappears. Double the velocities instead, and it becomes four times as large. The torques of a planar arm never show it, because ω × I ω is perpendicular to all joint axes.</source>
        <translation type="unfinished">将所有速度设为零，误差消失。若将速度加倍，误差变为四倍。平面机械臂的力矩从不显示该误差，因为ω × I ω垂直于所有关节轴。</translation>
    </message>
    <message>
        <source>Centripetal term ω × (ω × r) left out</source>
        <translation type="unfinished">遗漏向心项ω × (ω × r)</translation>
    </message>
    <message>
        <source>Set all velocities to zero, and the error disappears. Double the velocities instead, and it becomes four times as large. If a single joint rotates, its own torque is right, because the centripetal forces pass through its axis.</source>
        <translation type="unfinished">将所有速度设为零，误差消失。若将速度加倍，误差变为四倍。若只有一个关节转动，其自身的力矩正确，因为向心力通过其轴线。</translation>
    </message>
    <message>
        <source>Rotor inertia left out</source>
        <translation type="unfinished">遗漏转子惯量</translation>
    </message>
    <message>
        <source>The error at each joint is proportional to that joint&apos;s acceleration, whatever the pose, the load and the speed. Set all accelerations to zero, and it disappears.</source>
        <translation type="unfinished">每个关节的误差与该关节的加速度成正比，与位姿、载荷和速度无关。将所有加速度设为零，误差消失。</translation>
    </message>
    <message>
        <source>Parallel-axis term m ĉ ĉᵀ left out</source>
        <translation type="unfinished">遗漏平行轴项m ĉ ĉᵀ</translation>
    </message>
    <message>
        <source>Set all velocities and accelerations to zero, and the error disappears. Accelerate one joint from rest. Its torque is too small. Each inertia lacks the term m d², where d is the distance of the centre of mass from the parallel axis through the origin.</source>
        <translation type="unfinished">将所有速度和加速度设为零，误差消失。使一个关节从静止加速，其力矩偏小。每个惯量缺少m d²项，其中d为质心到过原点的平行轴的距离。</translation>
    </message>
    <message>
        <source>Moment about the wrong point</source>
        <translation type="unfinished">力矩的取矩点错误</translation>
    </message>
    <message>
        <source>Set all velocities and accelerations to zero. The error remains. All forces are right. Each wrong moment differs by the cross product of the offset between the two points and the transmitted force.</source>
        <translation type="unfinished">将所有速度和加速度设为零，误差仍在。所有力都正确。每个错误的力矩相差两点间偏移与所传递力的叉积。</translation>
    </message>
    <message>
        <source>c × F left out</source>
        <translation type="unfinished">遗漏c × F</translation>
    </message>
    <message>
        <source>Set all velocities and accelerations to zero. The error remains. All forces are right, but the last link of each branch seems to need no moment to hold it.</source>
        <translation type="unfinished">将所有速度和加速度设为零，误差仍在。所有力都正确，但每个分支的最后一个连杆似乎不需要力矩来保持。</translation>
    </message>
    <message>
        <source>r × R f of the children left out</source>
        <translation type="unfinished">遗漏子连杆的r × R f</translation>
    </message>
    <message>
        <source>Set all velocities and accelerations to zero. The error remains. All forces are right, and so is the moment on the last link of each branch. The other moments are as if the child joints were at the origin of the link.</source>
        <translation type="unfinished">将所有速度和加速度设为零，误差仍在。所有力都正确，每个分支最后一个连杆上的力矩也正确。其他力矩如同子关节位于该连杆的原点。</translation>
    </message>
    <message>
        <source>R in place of its transpose</source>
        <translation type="unfinished">用R代替其转置</translation>
    </message>
    <message>
        <source>If all link frames are parallel at q = 0, the torques are right in this pose. Rotate the joints. The torques are those of the opposite rotations.</source>
        <translation type="unfinished">若q = 0时所有连杆坐标系平行，则该位姿下力矩正确。转动各关节，得到的是反向转动时的力矩。</translation>
    </message>
    <message>
        <source>Joint axis rotated by the parent&apos;s rotation: R_p a in place of R a</source>
        <translation type="unfinished">关节轴用父连杆的旋转变换：用R_p a代替R a</translation>
    </message>
    <message>
        <source>Set all velocities and accelerations to zero. The error remains. It appears only where the components of the axis differ between the link frame and the parent&apos;s frame. A planar arm never shows it.</source>
        <translation type="unfinished">将所有速度和加速度设为零，误差仍在。只有在轴的分量在连杆坐标系与父坐标系中不同时才出现误差。平面机械臂从不显示该误差。</translation>
    </message>
    <message>
        <source>−z in place of −x in the second row of the cross-product matrix</source>
        <translation type="unfinished">叉积矩阵第二行中用−z代替−x</translation>
    </message>
    <message>
        <source>Set all velocities and accelerations to zero, and the error disappears. Multiply the matrix by the vector that it is made from. The product must be zero, but its second component is not.</source>
        <translation type="unfinished">将所有速度和加速度设为零，误差消失。用该矩阵乘以构成它的向量，乘积必须为零，但其第二个分量不为零。</translation>
    </message>
    <message>
        <source>Children&apos;s forces subtracted</source>
        <translation type="unfinished">减去了子连杆的力</translation>
    </message>
    <message>
        <source>Set all velocities and accelerations to zero. The error remains. The results for the last link of each branch are right. The force on the base does not equal the weight of the whole robot.</source>
        <translation type="unfinished">将所有速度和加速度设为零，误差仍在。每个分支最后一个连杆的结果正确。作用在基座上的力不等于整个机器人的重量。</translation>
    </message>
    <message>
        <source>External force ignored</source>
        <translation type="unfinished">忽略外力</translation>
    </message>
    <message>
        <source>Remove the external force. No torque changes. The error is Jᵀ F, whatever the motion. It is zero at joints whose subtree carries no external force.</source>
        <translation type="unfinished">去掉外力，没有力矩改变。无论如何运动，误差都是Jᵀ F。子树不承受外力的关节误差为零。</translation>
    </message>
    <message>
        <source>2 ω × s q̇ with ω expressed in the parent&apos;s frame (prismatic joint)</source>
        <translation type="unfinished">2 ω × s q̇中的ω在父坐标系中表示（移动关节）</translation>
    </message>
    <message>
        <source>Stop the prismatic joint, and the error disappears. Stop only the joints before it, and the error disappears too. No error occurs where the axes of the link frame are parallel to those of the parent&apos;s frame.</source>
        <translation type="unfinished">使移动关节停止，误差消失。只使其前面的关节停止，误差也消失。连杆坐标系的轴与父坐标系的轴平行时没有误差。</translation>
    </message>
    <message>
        <source>Rotation vector left in the end-effector frame</source>
        <translation type="unfinished">旋转向量仍留在末端执行器坐标系中</translation>
    </message>
    <message>
        <source>Start with the end-effector frame parallel to the base frame. At first the correction is right. Rotate the end effector by 90°, and the correction rotates about the wrong axis. Only targets that are near or need little rotation are still reached.</source>
        <translation type="unfinished">从末端执行器坐标系平行于基坐标系开始，起初修正正确。将末端执行器转动90°，修正便绕错误的轴转动。只有较近或几乎不需转动的目标仍能到达。</translation>
    </message>
    <message>
        <source>Current minus target in place of target minus current</source>
        <translation type="unfinished">用当前减目标代替目标减当前</translation>
    </message>
    <message>
        <source>Look at the first step. The end effector moves away from the target, along the line on which it should approach.</source>
        <translation type="unfinished">观察第一步。末端执行器沿本应接近目标的直线远离目标。</translation>
    </message>
    <message>
        <source>Differences of roll, pitch and yaw in place of the rotation vector</source>
        <translation type="unfinished">用横滚、俯仰、偏航之差代替旋转向量</translation>
    </message>
    <message>
        <source>If only the yaw differs, at zero roll and pitch, the step is right. Otherwise the three differences do not form a rotation vector (axis times angle). The iteration circles the target, and near a pitch of 90° it breaks down.</source>
        <translation type="unfinished">若只有偏航不同，且横滚和俯仰为零，则该步正确。否则三个差值不构成旋转向量（轴乘以角）。迭代围绕目标打转，在俯仰接近90°时失效。</translation>
    </message>
    <message>
        <source>Weights D applied to the error but not to J</source>
        <translation type="unfinished">权重D作用于误差而未作用于J</translation>
    </message>
    <message>
        <source>Set all weights to 1, and the error disappears. Otherwise each component of the step is multiplied by its weight. Near the target the residual no longer falls quadratically, and a weight above 2 makes it grow.</source>
        <translation type="unfinished">将所有权重设为1，误差消失。否则步的每个分量都乘了其权重。接近目标时残差不再二次下降，权重大于2时残差增大。</translation>
    </message>
    <message>
        <source>Jacobian of the wrong point: v at the base&apos;s origin</source>
        <translation type="unfinished">雅可比矩阵取点错误：v取在基座原点</translation>
    </message>
    <message>
        <source>Set a target that needs a pure rotation. The end effector is displaced by the angle times its distance from the rotation axis through the base&apos;s origin. A pure translation is right.</source>
        <translation type="unfinished">设置一个只需转动的目标。末端执行器发生位移，大小为转角乘以它到过基座原点的转轴的距离。纯移动时正确。</translation>
    </message>
    <message>
        <source>No step limit</source>
        <translation type="unfinished">没有步长限制</translation>
    </message>
    <message>
        <source>Nearby targets are not affected. For distant targets the joints rotate by several turns, and some targets are not reached. The linear approximation by J holds only near the current pose.</source>
        <translation type="unfinished">较近的目标不受影响。对于较远的目标，关节会转动数圈，有些目标无法到达。J给出的线性近似只在当前位姿附近成立。</translation>
    </message>
    <message>
        <source>Stopping criterion on the residual alone</source>
        <translation type="unfinished">只用残差作为停止准则</translation>
    </message>
    <message>
        <source>Set a target that the arm cannot reach. The joint positions no longer change, but the iteration does not stop.</source>
        <translation type="unfinished">设置一个机械臂不能到达的目标。关节位置不再变化，但迭代不停止。</translation>
    </message>
</context>
<context>
    <name>ModelReport</name>
    <message>
        <source>none</source>
        <extracomment>no limit</extracomment>
        <translation type="unfinished">无</translation>
    </message>
    <message>
        <source>Unnamed robot</source>
        <translation type="unfinished">未命名机器人</translation>
    </message>
    <message>
        <source>Model report</source>
        <translation type="unfinished">模型报告</translation>
    </message>
    <message>
        <source>%1 in the current pose</source>
        <translation type="unfinished">当前位姿下的%1</translation>
    </message>
    <message>
        <source>%1 revolute</source>
        <translation type="unfinished">%1个旋转</translation>
    </message>
    <message>
        <source>%1 prismatic</source>
        <translation type="unfinished">%1个移动</translation>
    </message>
    <message>
        <source>%1 fixed</source>
        <translation type="unfinished">%1个固定</translation>
    </message>
    <message>
        <source>%1 passive</source>
        <translation type="unfinished">%1个被动</translation>
    </message>
    <message>
        <source>%1 mimic</source>
        <translation type="unfinished">%1个联动</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation type="unfinished">总计</translation>
    </message>
    <message>
        <source>%1 kg, including %2 kg of payload</source>
        <extracomment>%1: mass of the robot, %2: the part of it that is payloads</extracomment>
        <translation type="unfinished">%1 kg，其中负载%2 kg</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation type="unfinished">质量</translation>
    </message>
    <message>
        <source>%1 kg</source>
        <translation type="unfinished">%1 kg</translation>
    </message>
    <message>
        <source>%1 m in the world frame</source>
        <translation type="unfinished">%1 m，世界坐标系</translation>
    </message>
    <message>
        <source>undefined (no mass)</source>
        <translation type="unfinished">未定义（无质量）</translation>
    </message>
    <message>
        <source>Centre of mass with all joints at 0</source>
        <translation type="unfinished">所有关节为0时的质心</translation>
    </message>
    <message>
        <source>Centre of mass in the current pose</source>
        <translation type="unfinished">当前位姿下的质心</translation>
    </message>
    <message>
        <source>%1 (%2 moving joints minus %3 mimic joints)</source>
        <extracomment>%1: degrees of freedom, %2: number of moving joints, %3: number of mimic joints</extracomment>
        <translation type="unfinished">%1（%2个可动关节减去%3个联动关节）</translation>
    </message>
    <message>
        <source>Degrees of freedom</source>
        <translation type="unfinished">自由度</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation type="unfinished">关节</translation>
    </message>
    <message>
        <source>Links</source>
        <extracomment>noun: rigid bodies of the robot</extracomment>
        <translation type="unfinished">连杆</translation>
    </message>
    <message>
        <source>%1 (%2 with mass)</source>
        <extracomment>%1: number of links, %2: number of links with mass</extracomment>
        <translation type="unfinished">%1（%2个有质量）</translation>
    </message>
    <message>
        <source>End effectors</source>
        <translation type="unfinished">末端执行器</translation>
    </message>
    <message>
        <source>End effector</source>
        <translation type="unfinished">末端执行器</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation type="unfinished">重力</translation>
    </message>
    <message>
        <source>%1 m/s² in the world frame</source>
        <translation type="unfinished">%1 m/s²，世界坐标系</translation>
    </message>
    <message>
        <source>Checks</source>
        <extracomment>noun: heading of the problems that were found</extracomment>
        <translation type="unfinished">检查</translation>
    </message>
    <message>
        <source>✓ No problems were found in the link and joint data.</source>
        <translation type="unfinished">✓ 连杆和关节数据中未发现问题。</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>noun: a problem</extracomment>
        <translation type="unfinished">错误</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished">警告</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1: &quot;Error&quot; or &quot;Warning&quot;, %2: the problem</extracomment>
        <translation type="unfinished">%1：%2。</translation>
    </message>
    <message>
        <source>Mass and centre of mass, in the frame of each link</source>
        <translation type="unfinished">质量与质心，在各连杆坐标系中</translation>
    </message>
    <message>
        <source>Link</source>
        <translation type="unfinished">连杆</translation>
    </message>
    <message>
        <source>Mass (kg)</source>
        <translation type="unfinished">质量(kg)</translation>
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
        <translation type="unfinished">来源</translation>
    </message>
    <message>
        <source>massless frame</source>
        <translation type="unfinished">无质量坐标系</translation>
    </message>
    <message>
        <source>entered</source>
        <extracomment>the mass of a link was typed in</extracomment>
        <translation type="unfinished">输入</translation>
    </message>
    <message>
        <source>mass entered, uniform rod</source>
        <translation type="unfinished">输入质量，均匀杆</translation>
    </message>
    <message>
        <source>mass entered, inertia from shapes</source>
        <translation type="unfinished">输入质量，由形状求惯量</translation>
    </message>
    <message>
        <source>from shapes at %1 kg/m³</source>
        <translation type="unfinished">由形状计算，%1 kg/m³</translation>
    </message>
    <message>
        <source>Inertia about the centre of mass, expressed in the link frame (kg m²)</source>
        <translation type="unfinished">关于质心的惯量，在连杆坐标系中表示(kg m²)</translation>
    </message>
    <message>
        <source>Ixy, Ixz and Iyz are entries of the inertia matrix, so Ixy = −∫ x y dm.</source>
        <translation type="unfinished">Ixy、Ixz和Iyz是惯量矩阵的元素，因此Ixy = −∫ x y dm。</translation>
    </message>
    <message>
        <source>Principal moments of inertia about the centre of mass (kg m²)</source>
        <translation type="unfinished">关于质心的主转动惯量(kg m²)</translation>
    </message>
    <message>
        <source>Payloads</source>
        <translation type="unfinished">负载</translation>
    </message>
    <message>
        <source>Point masses, in the frame of their link</source>
        <translation type="unfinished">质点，在其连杆坐标系中</translation>
    </message>
    <message>
        <source>Payload</source>
        <translation type="unfinished">负载</translation>
    </message>
    <message>
        <source>Attached</source>
        <extracomment>adjective: a payload that is carried now</extracomment>
        <translation type="unfinished">已安装</translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished">是</translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished">否</translation>
    </message>
    <message>
        <source>Attached payloads are included in the totals, but not in the link data above.</source>
        <translation type="unfinished">已安装的负载计入总计，但不计入上面的连杆数据。</translation>
    </message>
    <message>
        <source>%1 times %2</source>
        <extracomment>position of a mimic joint; %1: a factor, %2: name of the joint that it follows</extracomment>
        <translation type="unfinished">%2的%1倍</translation>
    </message>
    <message>
        <source>%1 times %2, plus %3</source>
        <extracomment>position of a mimic joint; %1: a factor, %2: name of the joint that it follows, %3: what is added, with its unit</extracomment>
        <translation type="unfinished">%2的%1倍，加%3</translation>
    </message>
    <message>
        <source>none (passive)</source>
        <translation type="unfinished">无（被动）</translation>
    </message>
    <message>
        <source>motor</source>
        <extracomment>noun: what drives a joint</extracomment>
        <translation type="unfinished">电机</translation>
    </message>
    <message>
        <source>Parent, child and current position of each joint</source>
        <translation type="unfinished">各关节的父连杆、子连杆和当前位置</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation type="unfinished">关节</translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished">类型</translation>
    </message>
    <message>
        <source>Parent</source>
        <extracomment>noun: link that a joint attaches another link to</extracomment>
        <translation type="unfinished">父连杆</translation>
    </message>
    <message>
        <source>Child</source>
        <extracomment>noun: link that a joint attaches to its parent</extracomment>
        <translation type="unfinished">子连杆</translation>
    </message>
    <message>
        <source>Actuation</source>
        <translation type="unfinished">驱动</translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished">位置</translation>
    </message>
    <message>
        <source>Joint origin and orientation in the parent frame at position 0, and axis in the child frame</source>
        <translation type="unfinished">位置为0时关节原点和姿态（在父坐标系中），以及轴（在子坐标系中）</translation>
    </message>
    <message>
        <source>Roll (%1)</source>
        <translation type="unfinished">横滚(%1)</translation>
    </message>
    <message>
        <source>Pitch (%1)</source>
        <translation type="unfinished">俯仰(%1)</translation>
    </message>
    <message>
        <source>Yaw (%1)</source>
        <translation type="unfinished">偏航(%1)</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation type="unfinished">轴</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation type="unfinished">限位</translation>
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
        <translation type="unfinished">力矩或力</translation>
    </message>
    <message>
        <source>Joint springs</source>
        <translation type="unfinished">关节弹簧</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation type="unfinished">刚度</translation>
    </message>
    <message>
        <source>Rest position</source>
        <translation type="unfinished">自由位置</translation>
    </message>
    <message>
        <source>Friction and motor</source>
        <translation type="unfinished">摩擦与电机</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation type="unfinished">阻尼</translation>
    </message>
    <message>
        <source>Coulomb friction (+)</source>
        <translation type="unfinished">库仑摩擦(+)</translation>
    </message>
    <message>
        <source>Coulomb friction (−)</source>
        <translation type="unfinished">库仑摩擦(−)</translation>
    </message>
    <message>
        <source>Rotor inertia</source>
        <translation type="unfinished">转子惯量</translation>
    </message>
    <message>
        <source>Gear ratio</source>
        <translation type="unfinished">减速比</translation>
    </message>
    <message>
        <source>Reflected inertia</source>
        <translation type="unfinished">折算惯量</translation>
    </message>
    <message>
        <source>damping in N m s/rad, Coulomb friction in N m, reflected inertia in kg m²</source>
        <translation type="unfinished">阻尼单位N m s/rad，库仑摩擦单位N m，折算惯量单位kg m²</translation>
    </message>
    <message>
        <source>damping in N s/m, Coulomb friction in N, gear ratio in rad/m, reflected inertia in kg</source>
        <translation type="unfinished">阻尼单位N s/m，库仑摩擦单位N，减速比单位rad/m，折算惯量单位kg</translation>
    </message>
    <message>
        <source>Revolute joints: %1. Prismatic joints: %2.</source>
        <extracomment>%1 and %2: units of the table above (&quot;damping in N s/m, …&quot;)</extracomment>
        <translation type="unfinished">旋转关节：%1。移动关节：%2。</translation>
    </message>
    <message>
        <source>Units: %1.</source>
        <translation type="unfinished">单位：%1。</translation>
    </message>
    <message>
        <source>The rotor inertia is in kg m², on the motor side of the gear. The reflected inertia is the rotor inertia times the square of the gear ratio.</source>
        <translation type="unfinished">转子惯量的单位为kg m²，取在减速器的电机侧。折算惯量等于转子惯量乘以减速比的平方。</translation>
    </message>
    <message>
        <source>Denavit-Hartenberg parameters</source>
        <translation type="unfinished">Denavit-Hartenberg参数</translation>
    </message>
    <message>
        <source>No DH table: %1.</source>
        <translation type="unfinished">没有DH参数表：%1。</translation>
    </message>
    <message>
        <source>Standard: Rz(θ) Tz(d) Tx(a) Rx(α)</source>
        <translation type="unfinished">标准：Rz(θ) Tz(d) Tx(a) Rx(α)</translation>
    </message>
    <message>
        <source>Modified (Craig): Rx(α) Tx(a) Rz(θ) Tz(d)</source>
        <translation type="unfinished">改进(Craig)：Rx(α) Tx(a) Rz(θ) Tz(d)</translation>
    </message>
    <message>
        <source>One row per joint; a and α belong to the previous link</source>
        <translation type="unfinished">每个关节一行；a和α属于前一连杆</translation>
    </message>
    <message>
        <source>One row per joint; a and α belong to the next link</source>
        <translation type="unfinished">每个关节一行；a和α属于后一连杆</translation>
    </message>
    <message>
        <source>Frame 0 is at %1 m in the base frame and is rotated by the roll, pitch and yaw angles %2.</source>
        <extracomment>%1: three coordinates, %2: three angles with their unit</extracomment>
        <translation type="unfinished">坐标系0在基坐标系中位于%1 m，并按横滚、俯仰、偏航角%2旋转。</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>noun: heading of the remarks</extracomment>
        <translation type="unfinished">备注</translation>
    </message>
    <message>
        <source>Numbers are rounded to %1 significant digits. The scene file contains the unrounded values.</source>
        <translation type="unfinished">数值舍入到%1位有效数字。场景文件包含未舍入的值。</translation>
    </message>
    <message>
        <source>The frame of a link is at its parent joint and moves with the link. The world z axis points up.</source>
        <translation type="unfinished">连杆坐标系位于其父关节处，随连杆运动。世界z轴向上。</translation>
    </message>
    <message>
        <source>As in URDF, roll, pitch and yaw are successive rotations about the fixed x, y and z axes of the parent frame.</source>
        <translation type="unfinished">与URDF相同，横滚、俯仰、偏航是依次绕父坐标系固定的x、y、z轴的转动。</translation>
    </message>
</context>
<context>
    <name>ModesPanel</name>
    <message>
        <source>the section&apos;s y axis</source>
        <translation type="unfinished">截面y轴</translation>
    </message>
    <message>
        <source>the section&apos;s z axis</source>
        <translation type="unfinished">截面z轴</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation type="unfinished">%1移动</translation>
    </message>
    <message>
        <source>%1 twists</source>
        <translation type="unfinished">%1扭转</translation>
    </message>
    <message>
        <source>%1 stretches</source>
        <translation type="unfinished">%1伸缩</translation>
    </message>
    <message>
        <source>%1 deflects along %2</source>
        <extracomment>%1: name of a link, %2: an axis (&quot;y&quot;, &quot;the section y axis&quot;)</extracomment>
        <translation type="unfinished">%1沿%2弯曲</translation>
    </message>
    <message>
        <source>rigid-body motion</source>
        <extracomment>adjective: a mode of vibration in which nothing bends</extracomment>
        <translation type="unfinished">刚体运动</translation>
    </message>
    <message>
        <source>%1 moves freely</source>
        <translation type="unfinished">%1自由运动</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <extracomment>%1: what moves in a mode (&quot;link_2 twists&quot;), %2: its share of the motion</extracomment>
        <translation type="unfinished">%1（%2 %）</translation>
    </message>
    <message>
        <source>%1 moves as well</source>
        <translation type="unfinished">%1也运动</translation>
    </message>
    <message>
        <source>Mode %1: %2</source>
        <extracomment>noun: a mode of vibration; %1: its number, %2: what moves in it (&quot;link_2 twists&quot;)</extracomment>
        <translation type="unfinished">振型%1：%2</translation>
    </message>
    <message>
        <source>%1 is modelled as one element of tip stiffness 3 E I / l³. Its effective tip mass is %2 kg, and its natural period is %3 ms. With the arm straight at passive joint %4, the values are %5 kg and %6 ms. At a right angle, the values are %7 kg and %8 ms.</source>
        <extracomment>%1: name of a link, %4: name of a joint, the others: masses and periods of vibration</extracomment>
        <translation type="unfinished">%1建模为一个末端刚度为3 E I / l³的单元。其末端有效质量为%2 kg，固有周期为%3 ms。机械臂在被动关节%4处伸直时，二者为%5 kg和%6 ms；成直角时为%7 kg和%8 ms。</translation>
    </message>
</context>
<context>
    <name>MotionDecor</name>
    <message>
        <source>editing %1</source>
        <extracomment>beside a waypoint of the 3D view that dragging changes; %1: its number</extracomment>
        <translation type="unfinished">正在编辑%1</translation>
    </message>
</context>
<context>
    <name>MotionStatistics</name>
    <message>
        <source>Closest to its limit: %1 reaches %2 of its velocity limit at %3 (limit exceeded).</source>
        <extracomment>%1: name of a joint, %2: a percentage, %3: a time with its unit</extracomment>
        <translation type="unfinished">最接近限值：%1在%3达到其速度限值的%2（超限）。</translation>
    </message>
    <message>
        <source>Closest to its limit: %1 reaches %2 of its velocity limit at %3.</source>
        <extracomment>%1: name of a joint, %2: a percentage, %3: a time with its unit</extracomment>
        <translation type="unfinished">最接近限值：%1在%3达到其速度限值的%2。</translation>
    </message>
    <message>
        <source>Closest to its limit: %1 reaches %2 of its force limit at %3 (limit exceeded).</source>
        <extracomment>%1: name of a joint, %2: a percentage, %3: a time with its unit</extracomment>
        <translation type="unfinished">最接近限值：%1在%3达到其力限值的%2（超限）。</translation>
    </message>
    <message>
        <source>Closest to its limit: %1 reaches %2 of its force limit at %3.</source>
        <extracomment>%1: name of a joint, %2: a percentage, %3: a time with its unit</extracomment>
        <translation type="unfinished">最接近限值：%1在%3达到其力限值的%2。</translation>
    </message>
    <message>
        <source>Closest to its limit: %1 reaches %2 of its torque limit at %3 (limit exceeded).</source>
        <extracomment>%1: name of a joint, %2: a percentage, %3: a time with its unit</extracomment>
        <translation type="unfinished">最接近限值：%1在%3达到其力矩限值的%2（超限）。</translation>
    </message>
    <message>
        <source>Closest to its limit: %1 reaches %2 of its torque limit at %3.</source>
        <extracomment>%1: name of a joint, %2: a percentage, %3: a time with its unit</extracomment>
        <translation type="unfinished">最接近限值：%1在%3达到其力矩限值的%2。</translation>
    </message>
    <message>
        <source>%1 reaches %2 at %3, beyond its limit of %4</source>
        <extracomment>%1: name of a joint, %2: its position, %3: a time, %4: the limit, all with their unit</extracomment>
        <translation type="unfinished">%1在%3达到%2，超出其限值%4</translation>
    </message>
    <message>
        <source>%1 reaches a velocity of %2 at %3, beyond its limit of %4</source>
        <extracomment>%1: name of a joint, %2: its velocity, %3: a time, %4: the limit, all with their unit</extracomment>
        <translation type="unfinished">%1在%3的速度达到%2，超出其限值%4</translation>
    </message>
    <message>
        <source>%1 reaches an acceleration of %2 at %3, beyond its limit of %4</source>
        <extracomment>%1: name of a joint, %2: its acceleration, %3: a time, %4: the limit, all with their unit</extracomment>
        <translation type="unfinished">%1在%3的加速度达到%2，超出其限值%4</translation>
    </message>
    <message>
        <source>This motion loads no joint that has a torque or velocity limit.</source>
        <translation type="unfinished">该运动没有使任何有力矩限值或速度限值的关节受载。</translation>
    </message>
    <message>
        <source>The joints have no torque or velocity limits. Set limits in Build.</source>
        <translation type="unfinished">各关节没有力矩限值或速度限值。在“构建”中设置限值。</translation>
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
        <translation type="unfinished">%1在%3需要%2，超出其限值%4</translation>
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
        <translation type="unfinished">%2 s内%1个采样点，步长%3</translation>
    </message>
    <message>
        <source>%1 samples over %2 s, in uneven steps from %3 to %4</source>
        <extracomment>%1: number of samples, %2: seconds, %3 and %4: the shortest and the longest time step with their units</extracomment>
        <translation type="unfinished">%2 s内%1个采样点，步长不等，从%3到%4</translation>
    </message>
    <message>
        <source>the positions of one joint</source>
        <translation type="unfinished">一个关节的位置</translation>
    </message>
    <message>
        <source>the positions of %1 joints</source>
        <translation type="unfinished">%1个关节的位置</translation>
    </message>
    <message>
        <source>The file contains %1, with velocities and accelerations.</source>
        <translation type="unfinished">文件包含%1，以及速度和加速度。</translation>
    </message>
    <message>
        <source>The file contains %1, with velocities. The accelerations must be computed.</source>
        <translation type="unfinished">文件包含%1，以及速度。加速度须经计算得到。</translation>
    </message>
    <message>
        <source>The file contains %1, with accelerations. The velocities must be computed.</source>
        <translation type="unfinished">文件包含%1，以及加速度。速度须经计算得到。</translation>
    </message>
    <message>
        <source>The file contains %1. The velocities and accelerations must be computed.</source>
        <translation type="unfinished">文件包含%1。速度和加速度须经计算得到。</translation>
    </message>
    <message>
        <source>torques (computed instead)</source>
        <translation type="unfinished">力矩（改为计算）</translation>
    </message>
    <message>
        <source>loads (replaced by the loads of the scene)</source>
        <translation type="unfinished">载荷（以场景的载荷代替）</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished">以及另外%1个</translation>
    </message>
    <message>
        <source>Not used: %1.</source>
        <translation type="unfinished">未使用：%1。</translation>
    </message>
    <message>
        <source>%1 reaches %2 rad. Are the positions in the file in degrees? They are read as radians.</source>
        <extracomment>%1: name of a joint, %2: its largest position</extracomment>
        <translation type="unfinished">%1达到%2 rad。文件中的位置是否以度为单位？它们按弧度读取。</translation>
    </message>
    <message>
        <source>From waypoint to waypoint</source>
        <translation type="unfinished">逐个路径点</translation>
    </message>
    <message>
        <source>Interpolating spline</source>
        <translation type="unfinished">插值样条</translation>
    </message>
    <message>
        <source>Sinusoid</source>
        <translation type="unfinished">正弦波</translation>
    </message>
    <message>
        <source>Chirp</source>
        <extracomment>noun: oscillation of rising frequency</extracomment>
        <translation type="unfinished">扫频</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation type="unfinished">采样点</translation>
    </message>
    <message>
        <source>Cubic</source>
        <extracomment>adjective: polynomial of a motion</extracomment>
        <translation type="unfinished">三次</translation>
    </message>
    <message>
        <source>Quintic</source>
        <extracomment>adjective: polynomial of a motion</extracomment>
        <translation type="unfinished">五次</translation>
    </message>
    <message>
        <source>Cycloid</source>
        <translation type="unfinished">摆线</translation>
    </message>
    <message>
        <source>Trapezoid</source>
        <translation type="unfinished">梯形</translation>
    </message>
    <message>
        <source>S-curve</source>
        <extracomment>noun: motion with limited jerk</extracomment>
        <translation type="unfinished">S曲线</translation>
    </message>
    <message>
        <source>Joints</source>
        <extracomment>noun: path that is straight in joint space</extracomment>
        <translation type="unfinished">关节</translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>noun: straight path of the end effector</extracomment>
        <translation type="unfinished">直线</translation>
    </message>
    <message>
        <source>Arc</source>
        <extracomment>noun: circular path of the end effector</extracomment>
        <translation type="unfinished">圆弧</translation>
    </message>
    <message>
        <source>Savitzky-Golay</source>
        <translation type="unfinished">Savitzky-Golay</translation>
    </message>
    <message>
        <source>Spline</source>
        <translation type="unfinished">样条</translation>
    </message>
    <message>
        <source>Backward differences</source>
        <translation type="unfinished">后向差分</translation>
    </message>
    <message>
        <source>A polynomial of degree %1 is fitted to %2 samples around each instant. A longer window removes more noise but also smooths abrupt changes in the motion.</source>
        <extracomment>%1: degree of the polynomial, %2: number of samples</extracomment>
        <translation type="unfinished">在每个时刻附近对%2个采样点拟合%1次多项式。窗口越长，去除的噪声越多，但也会抹平运动中的突变。</translation>
    </message>
    <message>
        <source>A cubic spline passes through all samples. It is accurate for a smooth motion, but it amplifies the effect of position noise on accelerations and torques.</source>
        <translation type="unfinished">三次样条通过所有采样点。对于平滑运动它很精确，但会放大位置噪声对加速度和力矩的影响。</translation>
    </message>
    <message>
        <source>The difference from the previous sample is taken twice. Velocities lag by half a step and accelerations by a whole step, and each difference amplifies the noise. Using this method is a common mistake, which is visible in the torques.</source>
        <translation type="unfinished">与前一采样点作两次差分。速度滞后半步，加速度滞后一步，每次差分都会放大噪声。使用该方法是常见的错误，在力矩中可以看出。</translation>
    </message>
    <message>
        <source>unnamed</source>
        <extracomment>adjective: a waypoint</extracomment>
        <translation type="unfinished">未命名</translation>
    </message>
    <message>
        <source>Quintic spline</source>
        <translation type="unfinished">五次样条</translation>
    </message>
    <message>
        <source>Cubic spline</source>
        <translation type="unfinished">三次样条</translation>
    </message>
    <message>
        <source>segments between %1 waypoints</source>
        <translation type="unfinished">%1个路径点之间的各段</translation>
    </message>
    <message>
        <source>a spline through %1 waypoints</source>
        <translation type="unfinished">通过%1个路径点的样条</translation>
    </message>
    <message>
        <source>a sinusoid about one pose</source>
        <translation type="unfinished">围绕一个位姿的正弦波</translation>
    </message>
    <message>
        <source>a chirp about one pose</source>
        <translation type="unfinished">围绕一个位姿的扫频</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation type="unfinished">%1个采样点</translation>
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
        <translation type="unfinished">以上各项之和</translation>
    </message>
    <message>
        <source>[L][T]{P}, consistent mass</source>
        <translation type="unfinished">[L][T]{P}，一致质量</translation>
    </message>
    <message>
        <source>[L][T]{P}, lumped mass</source>
        <translation type="unfinished">[L][T]{P}，集中质量</translation>
    </message>
    <message>
        <source>Computed with half the mass of each rod or element at each end, which is a mistake</source>
        <translation type="unfinished">按每根杆或单元两端各一半质量计算，这是一个错误</translation>
    </message>
    <message>
        <source>Recursion over the tree</source>
        <translation type="unfinished">在树上递推</translation>
    </message>
    <message>
        <source>One outward and one inward pass, without matrices</source>
        <translation type="unfinished">一次前向递推和一次后向递推，不用矩阵</translation>
    </message>
    <message>
        <source>Friction and rotor inertia</source>
        <translation type="unfinished">摩擦与转子惯量</translation>
    </message>
    <message>
        <source>Additional motor torque, not included in {P}</source>
        <translation type="unfinished">附加的电机力矩，不包含在{P}中</translation>
    </message>
    <message>
        <source>Newton-Euler, rigid links</source>
        <translation type="unfinished">牛顿-欧拉法，刚性连杆</translation>
    </message>
    <message>
        <source>Along the computed motion, with friction and rotor inertia</source>
        <translation type="unfinished">沿计算所得的运动，含摩擦与转子惯量</translation>
    </message>
    <message>
        <source>Along the computed motion</source>
        <translation type="unfinished">沿计算所得的运动</translation>
    </message>
    <message>
        <source>The terms add up to %1, the motor torque without friction and rotor inertia.</source>
        <translation type="unfinished">各项之和为%1，即不含摩擦与转子惯量的电机力矩。</translation>
    </message>
    <message>
        <source>With the locked start, passive joints are locked at this instant, which would require %1 from a motor at this joint. The terms cancel from the next step on.</source>
        <translation type="unfinished">采用锁定起始时，被动关节在此刻被锁定，这需要该关节处的电机提供%1。从下一步起各项相互抵消。</translation>
    </message>
    <message>
        <source>The joint is passive, so the terms add up to %1, which balances friction and rotor inertia.</source>
        <translation type="unfinished">该关节为被动，因此各项之和为%1，与摩擦和转子惯量平衡。</translation>
    </message>
    <message>
        <source>The joint is passive, so the terms cancel, leaving a residual of %1.</source>
        <translation type="unfinished">该关节为被动，因此各项相互抵消，留下残差%1。</translation>
    </message>
    <message>
        <source>The joint is passive, but %1 remains, which is more than round-off.</source>
        <translation type="unfinished">该关节为被动，但仍有%1，超过舍入误差。</translation>
    </message>
    <message>
        <source>Lumping half the mass of each rod or element at each end changes the torque by %1. The moment of inertia of a rod about its end becomes 50 % too large.</source>
        <translation type="unfinished">把每根杆或单元的一半质量集中在每一端，使力矩改变%1。杆对其端点的转动惯量变得偏大50 %。</translation>
    </message>
    <message>
        <source>Newton-Euler for rigid links ignores bending, so its torque differs by %1.</source>
        <translation type="unfinished">刚性连杆的牛顿-欧拉法忽略弯曲，因此其力矩相差%1。</translation>
    </message>
</context>
<context>
    <name>Notation</name>
    <message>
        <source>Original source</source>
        <translation type="unfinished">原始来源</translation>
    </message>
    <message>
        <source>Craig; Luh, Walker and Paul</source>
        <translation type="unfinished">Craig；Luh、Walker和Paul</translation>
    </message>
    <message>
        <source>Featherstone</source>
        <translation type="unfinished">Featherstone</translation>
    </message>
    <message>
        <source>Lynch and Park</source>
        <translation type="unfinished">Lynch和Park</translation>
    </message>
</context>
<context>
    <name>OtherTorques</name>
    <message>
        <source>Look at: %1 (body frames, equation %2), %3</source>
        <extracomment>%1: title of an equation, %2: its number, %3: the equation</extracomment>
        <translation type="unfinished">查看：%1（体坐标系，方程%2），%3</translation>
    </message>
    <message>
        <source>The difference depends on nothing that is in the table: it is noise, or torques and states do not belong together.</source>
        <translation type="unfinished">差值与表中任何量都无关：它是噪声，或者力矩与状态不对应。</translation>
    </message>
    <message>
        <source>With fewer than %1 rows, nothing can be said of what the difference depends on. Give more rows, at rest and in motion.</source>
        <translation type="unfinished">少于%1行时，无法判断差值与什么有关。给出更多的行，包括静止和运动时的。</translation>
    </message>
    <message>
        <source>It is most like:</source>
        <translation type="unfinished">最符合：</translation>
    </message>
    <message>
        <source>– %1; explains %2</source>
        <extracomment>%1: what a difference is like, %2: how much of it that explains, as a percentage</extracomment>
        <translation type="unfinished">– %1；可解释%2</translation>
    </message>
    <message>
        <source>The table has no velocities and no accelerations: they count as zero.</source>
        <translation type="unfinished">表格没有速度和加速度：它们按零计。</translation>
    </message>
    <message>
        <source>The table has no velocities: they count as zero.</source>
        <translation type="unfinished">表格没有速度：它们按零计。</translation>
    </message>
    <message>
        <source>The table has no accelerations: they count as zero.</source>
        <translation type="unfinished">表格没有加速度：它们按零计。</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <extracomment>two causes of a difference</extracomment>
        <translation type="unfinished">%1，以及%2</translation>
    </message>
    <message>
        <source>The torques agree.</source>
        <translation type="unfinished">力矩一致。</translation>
    </message>
    <message>
        <source>The torques agree within tolerance and noise.</source>
        <translation type="unfinished">力矩在容差和噪声范围内一致。</translation>
    </message>
    <message>
        <source>No known cause explains the difference.</source>
        <translation type="unfinished">没有已知原因能解释该差值。</translation>
    </message>
    <message>
        <source>One of %1 causes, which this table cannot tell apart.</source>
        <extracomment>%1: a number, at least 2</extracomment>
        <translation type="unfinished">该表格无法区分的%1个原因之一。</translation>
    </message>
    <message>
        <source>If their torques have noise of %1, choose it: then they agree, or a cause explains the difference.</source>
        <extracomment>%1: a percentage</extracomment>
        <translation type="unfinished">若对方力矩的噪声为%1，则选择它：这样力矩一致，或有一个原因能解释差值。</translation>
    </message>
    <message>
        <source>Confidence: over %1</source>
        <translation type="unfinished">置信度：高于%1</translation>
    </message>
    <message>
        <source>Confidence: %1</source>
        <translation type="unfinished">置信度：%1</translation>
    </message>
    <message>
        <source>Remains at “%1”: %2, which is %3 of the difference.</source>
        <extracomment>%1: name of a joint, %2: torque with its unit, %3: a percentage</extracomment>
        <translation type="unfinished">“%1”处剩余：%2，为差值的%3。</translation>
    </message>
    <message>
        <source>Relative to its size, the torque of “%1” differs most: by %2, where theirs is %3 (root mean square).</source>
        <extracomment>root mean squares; %1: name of a joint, %2, %3: torques with their units</extracomment>
        <translation type="unfinished">相对于其大小，“%1”的力矩差异最大：相差%2，而对方的值为%3（均方根）。</translation>
    </message>
</context>
<context>
    <name>PagePdf</name>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: name of a quantity, %2: the frame that it is given in</extracomment>
        <translation type="unfinished">%1，%2</translation>
    </message>
</context>
<context>
    <name>PdfPages</name>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>%1: number of the page, %2: number of pages</extracomment>
        <translation type="unfinished">第%1页，共%2页</translation>
    </message>
</context>
<context>
    <name>PlotData</name>
    <message>
        <source>%1 has no spectrum because the curve is undefined at some times.</source>
        <translation type="unfinished">%1没有频谱，因为该曲线在某些时刻没有定义。</translation>
    </message>
    <message>
        <source>%1 has no spectrum because %2.</source>
        <extracomment>%1: name of a curve, %2: why it has no spectrum</extracomment>
        <translation type="unfinished">%1没有频谱，因为%2。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: a quantity (&quot;End effector&quot;), %2: the part of it that is drawn (&quot;x&quot;)</extracomment>
        <translation type="unfinished">%1 %2</translation>
    </message>
    <message>
        <source>%1 is not drawn because its x quantity has a different unit.</source>
        <translation type="unfinished">%1未绘出，因为其x量的单位不同。</translation>
    </message>
    <message>
        <source>%1 is not drawn because a plot can have at most two units.</source>
        <translation type="unfinished">%1未绘出，因为一幅图最多有两种单位。</translation>
    </message>
    <message>
        <source>Frequency (Hz)</source>
        <translation type="unfinished">频率(Hz)</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation type="unfinished">频率</translation>
    </message>
    <message>
        <source>Zero at all times: %1.</source>
        <translation type="unfinished">始终为零：%1。</translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished">总计</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 and %2: two quantities of a plot, or the name of a curve and of its run</extracomment>
        <translation type="unfinished">%1，%2</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation type="unfinished">随时间</translation>
    </message>
    <message>
        <source>Torque contributions of %1</source>
        <translation type="unfinished">%1的力矩贡献</translation>
    </message>
    <message>
        <source>X and Y</source>
        <translation type="unfinished">X与Y</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>%1: quantity of the vertical axis, %2: quantity of the horizontal axis</extracomment>
        <translation type="unfinished">%1 - %2</translation>
    </message>
    <message>
        <source>Spectrum</source>
        <translation type="unfinished">频谱</translation>
    </message>
    <message>
        <source>%1 spectrum</source>
        <translation type="unfinished">%1的频谱</translation>
    </message>
    <message>
        <source>Torque against speed</source>
        <translation type="unfinished">力矩-速度</translation>
    </message>
</context>
<context>
    <name>PlotExport</name>
    <message>
        <source>spectra, because they have no time axis (save them separately), and frozen curves, because they have their own times</source>
        <translation type="unfinished">频谱（没有时间轴，需单独保存）和冻结曲线（有各自的时间）</translation>
    </message>
    <message>
        <source>spectra, because they have no time axis (save them separately)</source>
        <translation type="unfinished">频谱（没有时间轴，需单独保存）</translation>
    </message>
    <message>
        <source>frozen curves, because they have their own times</source>
        <translation type="unfinished">冻结曲线（有各自的时间）</translation>
    </message>
    <message>
        <source>plots can be saved only as .png, .svg, .pdf or .csv</source>
        <translation type="unfinished">图只能保存为.png、.svg、.pdf或.csv</translation>
    </message>
    <message>
        <source>Save Plot</source>
        <translation type="unfinished">保存图</translation>
    </message>
    <message>
        <source>Save Plots</source>
        <translation type="unfinished">保存所有图</translation>
    </message>
    <message>
        <source>plots.png</source>
        <translation type="unfinished">plots.png</translation>
    </message>
    <message>
        <source>PNG image (*.png)</source>
        <translation type="unfinished">PNG图像(*.png)</translation>
    </message>
    <message>
        <source>SVG image (*.svg)</source>
        <translation type="unfinished">SVG图像(*.svg)</translation>
    </message>
    <message>
        <source>Page (*.pdf)</source>
        <translation type="unfinished">页面(*.pdf)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation type="unfinished">表格(*.csv)</translation>
    </message>
    <message>
        <source>Not Saved</source>
        <translation type="unfinished">未保存</translation>
    </message>
    <message>
        <source>Could not write %1: %2.</source>
        <extracomment>%1: path of a file, %2: why it was not written</extracomment>
        <translation type="unfinished">无法写入%1：%2。</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation type="unfinished">已保存</translation>
    </message>
    <message>
        <source>Not in the table: %1.</source>
        <translation type="unfinished">不在表格中：%1。</translation>
    </message>
</context>
<context>
    <name>PlotPresets</name>
    <message>
        <source>Torques</source>
        <translation type="unfinished">力矩</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation type="unfinished">位置</translation>
    </message>
    <message>
        <source>Velocities and Accelerations</source>
        <translation type="unfinished">速度与加速度</translation>
    </message>
    <message>
        <source>Contributions to a Torque</source>
        <translation type="unfinished">力矩的各项贡献</translation>
    </message>
    <message>
        <source>Power and Energy</source>
        <translation type="unfinished">功率与能量</translation>
    </message>
    <message>
        <source>End Effector</source>
        <translation type="unfinished">末端执行器</translation>
    </message>
    <message>
        <source>Phase Portrait</source>
        <translation type="unfinished">相图</translation>
    </message>
    <message>
        <source>Torque Spectrum</source>
        <translation type="unfinished">力矩频谱</translation>
    </message>
    <message>
        <source>Contact Forces</source>
        <translation type="unfinished">接触力</translation>
    </message>
    <message>
        <source>Gap, Slip Speed and Slip Margin</source>
        <translation type="unfinished">间隙、滑动速率与滑动裕度</translation>
    </message>
    <message>
        <source>Energy Balance</source>
        <translation type="unfinished">能量平衡</translation>
    </message>
    <message>
        <source>Internal Forces and Moments</source>
        <translation type="unfinished">内力与内力矩</translation>
    </message>
    <message>
        <source>Motor Torques</source>
        <translation type="unfinished">电机力矩</translation>
    </message>
    <message>
        <source>Torque against Speed</source>
        <translation type="unfinished">力矩-速度</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation type="unfinished">随时间</translation>
    </message>
    <message>
        <source>Stacked contributions</source>
        <translation type="unfinished">贡献堆叠图</translation>
    </message>
    <message>
        <source>X and Y</source>
        <translation type="unfinished">X与Y</translation>
    </message>
    <message>
        <source>Spectrum</source>
        <translation type="unfinished">频谱</translation>
    </message>
    <message>
        <source>Torque against speed</source>
        <translation type="unfinished">力矩-速度</translation>
    </message>
</context>
<context>
    <name>Predict</name>
    <message>
        <source>The vector is zero here, so it has no direction.</source>
        <translation type="unfinished">此处向量为零，因此没有方向。</translation>
    </message>
    <message>
        <source>The vector is not zero.</source>
        <translation type="unfinished">该向量不为零。</translation>
    </message>
    <message>
        <source>Your arrow is %1° off the true direction (tolerance %2°).</source>
        <extracomment>%1: the angle, %2: the largest angle that counts as right</extracomment>
        <translation type="unfinished">所画箭头与真实方向相差%1°（容差%2°）。</translation>
    </message>
    <message>
        <source>%1, tolerance %2</source>
        <extracomment>%1: difference from the right value, %2: difference that is allowed, both with their unit</extracomment>
        <translation type="unfinished">%1，容差%2</translation>
    </message>
    <message>
        <source>Difference: %1.</source>
        <translation type="unfinished">差值：%1。</translation>
    </message>
    <message>
        <source>the parent frame</source>
        <translation type="unfinished">父坐标系</translation>
    </message>
    <message>
        <source>the world frame</source>
        <translation type="unfinished">世界坐标系</translation>
    </message>
    <message>
        <source>the link frame</source>
        <translation type="unfinished">连杆坐标系</translation>
    </message>
    <message>
        <source> and </source>
        <extracomment>between two symbols of terms</extracomment>
        <translation type="unfinished"> 和 </translation>
    </message>
    <message>
        <source>The sign of the whole answer is wrong.</source>
        <translation type="unfinished">整个答案的符号错误。</translation>
    </message>
    <message>
        <source>Your answer is right, except that it leaves out %1.</source>
        <translation type="unfinished">答案正确，只是遗漏了%1。</translation>
    </message>
    <message>
        <source>Your answer is right, except for the wrong sign of %1.</source>
        <translation type="unfinished">答案正确，只是%1的符号错误。</translation>
    </message>
    <message>
        <source>Your answer is right in %1, but the question asks for another frame: %2.</source>
        <extracomment>%1: the frame of the answer, %2: the frame that was asked for</extracomment>
        <translation type="unfinished">答案在%1中是正确的，但问题要求另一坐标系：%2。</translation>
    </message>
    <message>
        <source>Your answer is in degrees, but angles are in radians.</source>
        <translation type="unfinished">答案以度为单位，但角度应为弧度。</translation>
    </message>
    <message>
        <source>Your answer was converted from degrees to radians once too often.</source>
        <translation type="unfinished">答案多做了一次从度到弧度的换算。</translation>
    </message>
    <message>
        <source>Your answer is a thousand times too large. Lengths are in metres.</source>
        <translation type="unfinished">答案偏大一千倍。长度单位为米。</translation>
    </message>
    <message>
        <source>Your answer is a thousand times too small. Lengths are in metres.</source>
        <translation type="unfinished">答案偏小一千倍。长度单位为米。</translation>
    </message>
    <message>
        <source>The angular and linear parts are swapped. The part in %1 comes first.</source>
        <translation type="unfinished">角分量与线分量互换。以%1为单位的分量在前。</translation>
    </message>
    <message>
        <source>Your answer is %1 times the correct value.</source>
        <translation type="unfinished">答案是正确值的%1倍。</translation>
    </message>
    <message>
        <source>The direction is right, but the magnitude is %1 times the correct value.</source>
        <translation type="unfinished">方向正确，但大小是正确值的%1倍。</translation>
    </message>
    <message>
        <source>The magnitude is right, but the direction is off by %1°.</source>
        <translation type="unfinished">大小正确，但方向相差%1°。</translation>
    </message>
    <message>
        <source>the term %1 of the %2</source>
        <extracomment>%1: symbol of a term, %2: name of a quantity</extracomment>
        <translation type="unfinished">%2中的%1项</translation>
    </message>
    <message>
        <source>In which direction does %1 of %2 point?</source>
        <extracomment>%1: symbol of a quantity, %2: name of a link</extracomment>
        <translation type="unfinished">%2的%1指向哪个方向？</translation>
    </message>
    <message>
        <source>What is %1 of %2?</source>
        <extracomment>%1: symbol of a quantity, %2: name of a link</extracomment>
        <translation type="unfinished">%2的%1是多少？</translation>
    </message>
    <message>
        <source>a term of the %1</source>
        <translation type="unfinished">%1的一项</translation>
    </message>
    <message>
        <source>The value was shown, so the question is not counted.</source>
        <translation type="unfinished">该值已显示过，因此该问题不计分。</translation>
    </message>
    <message>
        <source>Right.</source>
        <extracomment>adjective: the answer is correct</extracomment>
        <translation type="unfinished">正确。</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation type="unfinished">错误。</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <extracomment>%1: symbol of a quantity, %2: its value with its unit</extracomment>
        <translation type="unfinished">%1 = %2</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation type="unfinished">尚无答案</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <extracomment>%1: number of right answers, %2: number of all answers</extracomment>
        <translation type="unfinished">%2题中答对%1题</translation>
    </message>
    <message>
        <source>%1 in a row</source>
        <extracomment>how many of the latest answers are right, one after the other</extracomment>
        <translation type="unfinished">连续答对%1题</translation>
    </message>
    <message>
        <source>%1 shown</source>
        <extracomment>how many answers were shown instead of found</extracomment>
        <translation type="unfinished">已显示答案%1题</translation>
    </message>
</context>
<context>
    <name>PropertyForm</name>
    <message>
        <source>must be a whole number from %1 to %2</source>
        <extracomment>what may be typed; %1: least value, %2: largest value</extracomment>
        <translation type="unfinished">必须是%1至%2的整数</translation>
    </message>
    <message>
        <source>must be greater than %1 and at most %2</source>
        <extracomment>what may be typed; %1: lower bound, %2: largest value, both with their unit</extracomment>
        <translation type="unfinished">必须大于%1且不超过%2</translation>
    </message>
    <message>
        <source>must be between %1 and %2</source>
        <extracomment>what may be typed; %1: least value, %2: largest value with its unit</extracomment>
        <translation type="unfinished">必须在%1与%2之间</translation>
    </message>
    <message>
        <source>must be greater than %1</source>
        <translation type="unfinished">必须大于%1</translation>
    </message>
    <message>
        <source>must be at least %1</source>
        <translation type="unfinished">必须不小于%1</translation>
    </message>
</context>
<context>
    <name>QuickMotion</name>
    <message>
        <source>Ready</source>
        <extracomment>adjective: name of the robot&apos;s ready pose</extracomment>
        <translation type="unfinished">准备</translation>
    </message>
    <message>
        <source>Current</source>
        <extracomment>adjective: name of the pose that is shown</extracomment>
        <translation type="unfinished">当前</translation>
    </message>
    <message>
        <source>Move from the ready pose to the current pose</source>
        <translation type="unfinished">从准备位姿运动到当前位姿</translation>
    </message>
</context>
<context>
    <name>RefusalMark</name>
    <message>
        <source>Invalid value: %1</source>
        <translation type="unfinished">无效值：%1</translation>
    </message>
</context>
<context>
    <name>Revision</name>
    <message>
        <source>Solid: %1; dashed: %2; thick: exact for rigid links; dots: other program</source>
        <extracomment>which curves are drawn how; %1 and %2: symbols of angles or torques; independent: another program&apos;s result</extracomment>
        <translation type="unfinished">实线：%1；虚线：%2；粗线：刚性连杆的精确值；点：另一程序</translation>
    </message>
    <message>
        <source>Solid: %1; dashed: %2; thick: exact for rigid links</source>
        <extracomment>which curves are drawn how; %1 and %2: symbols of angles or torques</extracomment>
        <translation type="unfinished">实线：%1；虚线：%2；粗线：刚性连杆的精确值</translation>
    </message>
    <message>
        <source>Nodes and Their Forces</source>
        <translation type="unfinished">节点与节点力</translation>
    </message>
    <message>
        <source>Two nodes, A and B, represent the arm. The mass matrix times the nodal accelerations in an inertial frame gives the nodal forces {P}. Joints play no part yet.</source>
        <translation type="unfinished">两个节点A和B代表机械臂。质量矩阵乘以惯性坐标系中的节点加速度，得到节点力{P}。此时还不涉及关节。</translation>
    </message>
    <message>
        <source>Step through time with the slider below the figure. Then choose “Lumped mass” and watch {P} change.</source>
        <translation type="unfinished">用图下方的滑块逐步推进时间。然后选择“集中质量”，观察{P}的变化。</translation>
    </message>
    <message>
        <source>From {P} to Torques</source>
        <translation type="unfinished">从{P}到力矩</translation>
    </message>
    <message>
        <source>For each link, [T] sums the transverse components of the forces beyond its joint, which gives Q. [L] multiplies Q by the link lengths, so τ₁ = l₁Q₁ + l₂Q₂ and τ₂ = l₂Q₂.</source>
        <translation type="unfinished">对每个连杆，[T]把其关节之后各力的横向分量相加，得到Q。[L]用连杆长度乘Q，因此τ₁ = l₁Q₁ + l₂Q₂，τ₂ = l₂Q₂。</translation>
    </message>
    <message>
        <source>Look at Q₂ below the figure. It is zero, because joint 2 is passive.</source>
        <translation type="unfinished">查看图下方的Q₂。它为零，因为关节2是被动的。</translation>
    </message>
    <message>
        <source>Locking Joint 2 Needs a Motor</source>
        <translation type="unfinished">锁定关节2需要电机</translation>
    </message>
    <message>
        <source>If joint 2 is locked, links 1 and 2 rotate as one body. This motion requires a torque at joint 2, but joint 2 has no motor.</source>
        <translation type="unfinished">若锁定关节2，连杆1和连杆2作为一个刚体转动。这种运动需要关节2处有力矩，但关节2没有电机。</translation>
    </message>
    <message>
        <source>Look at τ₂ at t = 0, below the figure. This torque would keep joint 2 locked.</source>
        <translation type="unfinished">查看图下方t = 0时的τ₂。该力矩会使关节2保持锁定。</translation>
    </message>
    <message>
        <source>The Finite-Element Step Moves Link 2</source>
        <translation type="unfinished">有限元步使连杆2运动</translation>
    </message>
    <message>
        <source>Each step solves equation (1) with link 2 pinned at both ends. Link 2 deviates by u_d from its locked pose, and its new angle relative to link 1 is the next θ.</source>
        <translation type="unfinished">每一步在连杆2两端铰接的条件下求解方程(1)。连杆2相对其锁定位姿偏离u_d，它相对连杆1的新角度即为下一个θ。</translation>
    </message>
    <message>
        <source>Step through time and watch τ₂. It is zero to within round-off at every instant, including the first.</source>
        <translation type="unfinished">逐步推进时间并观察τ₂。在包括起始在内的每一时刻，它在舍入误差内为零。</translation>
    </message>
    <message>
        <source>Choosing the Time Step</source>
        <translation type="unfinished">选择时间步长</translation>
    </message>
    <message>
        <source>Read literally, the algorithm carries over the time derivatives of u_d unchanged, although their frame has rotated. As a result, θ drifts in proportion to Δt.</source>
        <translation type="unfinished">按字面理解，该算法原样沿用u_d的时间导数，尽管其坐标系已经转动。因此，θ的漂移与Δt成正比。</translation>
    </message>
    <message>
        <source>Compare θ with the thick curve. Try 1 ms, then 0.1 ms, and finally “Corrected” at 10 ms. In each case, the drift is smaller.</source>
        <translation type="unfinished">将θ与粗线比较。先试1 ms，再试0.1 ms，最后在10 ms下试“已修正”。每次的漂移都更小。</translation>
    </message>
    <message>
        <source>Link 1 Bends, So τ₁ Vibrates</source>
        <translation type="unfinished">连杆1弯曲，因此τ₁振动</translation>
    </message>
    <message>
        <source>If link 1 is elastic, τ₁ oscillates about the torque of rigid links. The period depends on the pose, because link 2 is pinned to the tip of link 1.</source>
        <translation type="unfinished">若连杆1为弹性，τ₁围绕刚性连杆的力矩振荡。周期取决于位姿，因为连杆2铰接在连杆1的末端。</translation>
    </message>
    <message>
        <source>Look at τ₁ at about 0.7 s. It oscillates most slowly then, because link 2 is perpendicular to link 1. The periods are in the Paper and Result tab.</source>
        <translation type="unfinished">查看约0.7 s处的τ₁。此时振荡最慢，因为连杆2垂直于连杆1。各周期见“论文与结果”选项卡。</translation>
    </message>
    <message>
        <source>Period of the oscillation of τ₁</source>
        <translation type="unfinished">τ₁的振荡周期</translation>
    </message>
    <message>
        <source>0.025–0.04 s</source>
        <translation type="unfinished">0.025–0.04 s</translation>
    </message>
    <message>
        <source>none, because link 1 is rigid</source>
        <translation type="unfinished">无，因为连杆1为刚性</translation>
    </message>
    <message>
        <source>s</source>
        <translation type="unfinished">s</translation>
    </message>
    <message>
        <source>no oscillation</source>
        <translation type="unfinished">无振荡</translation>
    </message>
    <message>
        <source>If link 1 is elastic, the period depends on the pose. It is shortest when the arm is straight and longest when the links are at a right angle.</source>
        <translation type="unfinished">若连杆1为弹性，周期取决于位姿。机械臂伸直时最短，两连杆成直角时最长。</translation>
    </message>
    <message>
        <source>Period of the highest spectral peak</source>
        <translation type="unfinished">最高谱峰的周期</translation>
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
        <translation type="unfinished">周期随位姿变化。谱峰对应机械臂停留时间最长的位姿。</translation>
    </message>
    <message>
        <source>Theory, 2π√(ml³/(3EI))</source>
        <translation type="unfinished">理论值，2π√(ml³/(3EI))</translation>
    </message>
    <message>
        <source>0.031 s</source>
        <translation type="unfinished">0.031 s</translation>
    </message>
    <message>
        <source>%1 s for 97.5 g, %2 s for 100 g</source>
        <extracomment>%1 and %2: periods of vibration for two masses</extracomment>
        <translation type="unfinished">97.5 g时为%1 s，100 g时为%2 s</translation>
    </message>
    <message>
        <source>Both periods round to 0.031 s. Neither mass is the effective mass.</source>
        <translation type="unfinished">两个周期舍入后均为0.031 s。两个质量都不是有效质量。</translation>
    </message>
    <message>
        <source>Effective mass at θ = 0, 30, 60, 90°</source>
        <translation type="unfinished">θ = 0, 30, 60, 90°时的有效质量</translation>
    </message>
    <message>
        <source>one constant mass</source>
        <translation type="unfinished">一个恒定质量</translation>
    </message>
    <message>
        <source>%1 kg, including %2 kg from link 2</source>
        <extracomment>%1: four masses, %2: the part of link 2 in each of them</extracomment>
        <translation type="unfinished">%1 kg，其中连杆2占%2 kg</translation>
    </message>
    <message>
        <source>The effective mass at the tip contains part of link 1 and, through the pin, part of link 2. It contains all of link 2 only when link 2 is perpendicular to link 1.</source>
        <translation type="unfinished">末端的有效质量包含连杆1的一部分，并通过铰销包含连杆2的一部分。只有连杆2垂直于连杆1时，才包含连杆2的全部。</translation>
    </message>
    <message>
        <source>Natural period at θ = 0, 30, 60, 90°</source>
        <translation type="unfinished">θ = 0, 30, 60, 90°时的固有周期</translation>
    </message>
    <message>
        <source>From the effective mass and the tip stiffness of the element.</source>
        <translation type="unfinished">由有效质量和单元的末端刚度得到。</translation>
    </message>
    <message>
        <source>Natural period with time steps of %1 ms</source>
        <translation type="unfinished">时间步长为%1 ms时的固有周期</translation>
    </message>
    <message>
        <source>Newmark&apos;s method lengthens T to πΔt / atan(πΔt/T). Accurate periods need time steps of 1 ms or less.</source>
        <translation type="unfinished">Newmark法将T延长到πΔt / atan(πΔt/T)。要得到精确的周期，时间步长须不超过1 ms。</translation>
    </message>
    <message>
        <source>Torques at the start (exact for rigid links: %1 and 0 N m)</source>
        <translation type="unfinished">起始时的力矩（刚性连杆的精确值：%1和0 N m）</translation>
    </message>
    <message>
        <source>an error caused by derivatives of the locked system</source>
        <translation type="unfinished">由锁定系统的导数造成的误差</translation>
    </message>
    <message>
        <source>%1 and %2 N m</source>
        <extracomment>%1 and %2: torques of joints 1 and 2</extracomment>
        <translation type="unfinished">%1和%2 N m</translation>
    </message>
    <message>
        <source>Link 1 is still straight, so it exerts no force at its tip. The oscillation builds up later.</source>
        <translation type="unfinished">连杆1仍是直的，因此其末端不产生力。振荡随后才逐渐形成。</translation>
    </message>
    <message>
        <source>ü_d at t = 0 solves equation (1), so joint 2 is free from the start.</source>
        <translation type="unfinished">t = 0时的ü_d满足方程(1)，因此关节2从一开始就是自由的。</translation>
    </message>
    <message>
        <source>Setting ü_d = 0 at t = 0 locks joint 2. If the acceleration jumps at the start, this lock requires a torque at joint 2. The effect of the torque never decays, because β = 1/4 adds no damping.</source>
        <translation type="unfinished">在t = 0时令ü_d = 0会锁定关节2。若起始时加速度跳变，这种锁定需要关节2处有力矩。该力矩的影响永不衰减，因为β = 1/4不引入阻尼。</translation>
    </message>
    <message>
        <source>Largest |τ₂| after step 0</source>
        <translation type="unfinished">第0步之后的最大|τ₂|</translation>
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
        <translation type="unfinished">只剩舍入误差，因为没有任何作用锁定关节2。</translation>
    </message>
    <message>
        <source>The locked pose changes from step to step and leaves a residual, which shrinks as Δt is reduced.</source>
        <translation type="unfinished">锁定位姿逐步变化，留下的残差随Δt减小而减小。</translation>
    </message>
    <message>
        <source>Largest |θ − θ_rigid|</source>
        <translation type="unfinished">最大|θ − θ_rigid|</translation>
    </message>
    <message>
        <source>2(a) and 3(a) look the same</source>
        <translation type="unfinished">2(a)与3(a)看起来相同</translation>
    </message>
    <message>
        <source>%1 rad at %2 s</source>
        <extracomment>%1: largest error of an angle, %2: when it occurs</extracomment>
        <translation type="unfinished">%2 s时为%1 rad</translation>
    </message>
    <message>
        <source>The time derivatives of u_d do not rotate with the frame, so the error is of order 1 in Δt.</source>
        <translation type="unfinished">u_d的时间导数没有随坐标系转动，因此误差为Δt的1阶。</translation>
    </message>
    <message>
        <source>The time derivatives of u_d rotate with link 1, so the error is of order 2 in Δt. A tenth of Δt gives a hundredth of the error.</source>
        <translation type="unfinished">u_d的时间导数随连杆1转动，因此误差为Δt的2阶。Δt为十分之一时，误差为百分之一。</translation>
    </message>
    <message>
        <source>The locked start gives a wrong initial impulse, so the error is of order 1 in Δt.</source>
        <translation type="unfinished">锁定起始给出错误的初始冲量，因此误差为Δt的1阶。</translation>
    </message>
    <message>
        <source>Largest deflection of link 1</source>
        <translation type="unfinished">连杆1的最大挠度</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation type="unfinished">%1 mm</translation>
    </message>
    <message>
        <source>An elastic link 1 deflects little compared with its length of 250 mm. The deflection is barely visible in the angles but clearly visible in the torques.</source>
        <translation type="unfinished">弹性连杆1的挠度与其250 mm的长度相比很小。该挠度在角度中几乎看不出，但在力矩中清晰可见。</translation>
    </message>
    <message>
        <source>Cubic</source>
        <extracomment>adjective: polynomial of a motion</extracomment>
        <translation type="unfinished">三次</translation>
    </message>
    <message>
        <source>The acceleration jumps at the start, so link 1 oscillates</source>
        <translation type="unfinished">起始时加速度跳变，因此连杆1振荡</translation>
    </message>
    <message>
        <source>Quintic</source>
        <extracomment>adjective: polynomial of a motion</extracomment>
        <translation type="unfinished">五次</translation>
    </message>
    <message>
        <source>The motion starts smoothly, so link 1 hardly oscillates</source>
        <translation type="unfinished">运动平滑开始，因此连杆1几乎不振荡</translation>
    </message>
    <message>
        <source>Cycloid</source>
        <translation type="unfinished">摆线</translation>
    </message>
    <message>
        <source>Harmonic</source>
        <extracomment>adjective: law of a motion</extracomment>
        <translation type="unfinished">简谐</translation>
    </message>
    <message>
        <source>The position is (1 − cos πu)/2 in normalised time u, so the acceleration jumps at the start</source>
        <translation type="unfinished">位置为归一化时间u的(1 − cos πu)/2，因此起始时加速度跳变</translation>
    </message>
    <message>
        <source>Bang-bang</source>
        <translation type="unfinished">Bang-bang</translation>
    </message>
    <message>
        <source>The acceleration has constant magnitude and changes sign halfway, so it jumps three times</source>
        <translation type="unfinished">加速度大小恒定，中途变号，因此跳变三次</translation>
    </message>
    <message>
        <source>Trapezoid</source>
        <translation type="unfinished">梯形</translation>
    </message>
    <message>
        <source>The velocity is trapezoidal with three equal phases, so the acceleration jumps four times</source>
        <translation type="unfinished">速度为三段等长的梯形，因此加速度跳变四次</translation>
    </message>
    <message>
        <source>2(a) angles, link 1 elastic</source>
        <translation type="unfinished">2(a) 角度，连杆1弹性</translation>
    </message>
    <message>
        <source>2(b) torques, link 1 elastic</source>
        <translation type="unfinished">2(b) 力矩，连杆1弹性</translation>
    </message>
    <message>
        <source>3(a) angles, link 1 rigid</source>
        <translation type="unfinished">3(a) 角度，连杆1刚性</translation>
    </message>
    <message>
        <source>3(b) torques, link 1 rigid</source>
        <translation type="unfinished">3(b) 力矩，连杆1刚性</translation>
    </message>
    <message>
        <source>All four</source>
        <translation type="unfinished">全部四幅</translation>
    </message>
    <message>
        <source>Motion of joint 1</source>
        <translation type="unfinished">关节1的运动</translation>
    </message>
    <message>
        <source>π rad in 2 s, no details</source>
        <translation type="unfinished">2 s内π rad，无细节</translation>
    </message>
    <message>
        <source>An acceleration jump at the start explains the initial error and the oscillation. The cycloid and the quintic have no such jump.</source>
        <translation type="unfinished">起始时的加速度跳变可以解释初始误差和振荡。摆线和五次多项式没有这种跳变。</translation>
    </message>
    <message>
        <source>Element and mass matrix</source>
        <translation type="unfinished">单元与质量矩阵</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation type="unfinished">未说明</translation>
    </message>
    <message>
        <source>%1EI/l³ at the tip, consistent mass</source>
        <translation type="unfinished">末端%1EI/l³，一致质量</translation>
    </message>
    <message>
        <source>%1EI/l³ at the tip, lumped mass</source>
        <translation type="unfinished">末端%1EI/l³，集中质量</translation>
    </message>
    <message>
        <source>Only the consistent mass matrix gives the correct inertia of a rigid rod. Shifted integration, as in the group&apos;s other papers, gives 4EI/l³.</source>
        <translation type="unfinished">只有一致质量矩阵给出刚性杆的正确惯量。移位积分（如该研究组其他论文所用）给出4EI/l³。</translation>
    </message>
    <message>
        <source>Second term of equation (1)</source>
        <translation type="unfinished">方程(1)的第二项</translation>
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
        <translation type="unfinished">由单位可知ü_d正确，因为质量乘以加速度是力。</translation>
    </message>
    <message>
        <source>Terms removed from [K]</source>
        <translation type="unfinished">从[K]中去掉的项</translation>
    </message>
    <message>
        <source>all except the axial terms</source>
        <translation type="unfinished">除轴向项外的全部</translation>
    </message>
    <message>
        <source>bending terms of link 2 only</source>
        <translation type="unfinished">仅连杆2的弯曲项</translation>
    </message>
    <message>
        <source>Link 1 bends in Figure 2. Without bending stiffness, it could not exert a transverse force at its tip.</source>
        <translation type="unfinished">图2中连杆1发生弯曲。没有弯曲刚度，它的末端就不能产生横向力。</translation>
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
        <translation type="unfinished">该仿真没有%1。</translation>
    </message>
    <message>
        <source>%1 is available only for a simulation, and this motion does not come from a simulation.</source>
        <translation type="unfinished">%1只适用于仿真，而该运动不是来自仿真。</translation>
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
        <translation type="unfinished">显示起始</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>cannot create the folder %1</source>
        <translation type="unfinished">无法创建文件夹%1</translation>
    </message>
    <message>
        <source>cannot lock the folder %1</source>
        <translation type="unfinished">无法锁定文件夹%1</translation>
    </message>
</context>
<context>
    <name>SettingsForm</name>
    <message>
        <source>At the end of the step</source>
        <translation type="unfinished">步末</translation>
    </message>
    <message>
        <source>Implicit: stable for any step, available only with semi-implicit Euler</source>
        <translation type="unfinished">隐式：任何步长都稳定，仅用于半隐式欧拉</translation>
    </message>
    <message>
        <source>At the start of the step</source>
        <translation type="unfinished">步首</translation>
    </message>
    <message>
        <source>Explicit: simple, but unstable if the step is long and the friction is high</source>
        <translation type="unfinished">显式：简单，但步长大且摩擦大时不稳定</translation>
    </message>
    <message>
        <source>Contact</source>
        <extracomment>noun: whether a surface may pull</extracomment>
        <translation type="unfinished">接触</translation>
    </message>
    <message>
        <source>Bilateral or unilateral contact</source>
        <translation type="unfinished">双边或单边接触</translation>
    </message>
    <message>
        <source>Friction</source>
        <translation type="unfinished">摩擦</translation>
    </message>
    <message>
        <source>Friction law</source>
        <translation type="unfinished">摩擦定律</translation>
    </message>
    <message>
        <source>Slip speed ε</source>
        <translation type="unfinished">滑动速率ε</translation>
    </message>
    <message>
        <source>Slip speed ε at which regularised friction reaches 71 % of its Coulomb value</source>
        <translation type="unfinished">滑动速率ε，此时正则化摩擦达到库仑值的71 %</translation>
    </message>
    <message>
        <source>Method</source>
        <translation type="unfinished">方法</translation>
    </message>
    <message>
        <source>Method for the contact forces</source>
        <translation type="unfinished">求接触力的方法</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation type="unfinished">刚度</translation>
    </message>
    <message>
        <source>Stiffness of the surface, for the penalty method</source>
        <translation type="unfinished">表面刚度，用于罚函数法</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation type="unfinished">阻尼</translation>
    </message>
    <message>
        <source>Damping of the surface, for the penalty method</source>
        <translation type="unfinished">表面阻尼，用于罚函数法</translation>
    </message>
    <message>
        <source>Stabilisation</source>
        <translation type="unfinished">稳定化</translation>
    </message>
    <message>
        <source>Method that keeps the contact point on the surface</source>
        <translation type="unfinished">使接触点保持在表面上的方法</translation>
    </message>
    <message>
        <source>α</source>
        <translation type="unfinished">α</translation>
    </message>
    <message>
        <source>Baumgarte parameter α, the damping in C″ + 2α C′ + β² C = 0</source>
        <translation type="unfinished">Baumgarte参数α，即C″ + 2α C′ + β² C = 0中的阻尼</translation>
    </message>
    <message>
        <source>β</source>
        <translation type="unfinished">β</translation>
    </message>
    <message>
        <source>Baumgarte parameter β, the natural frequency in C″ + 2α C′ + β² C = 0</source>
        <translation type="unfinished">Baumgarte参数β，即C″ + 2α C′ + β² C = 0中的固有频率</translation>
    </message>
    <message>
        <source>Project onto surfaces</source>
        <translation type="unfinished">投影到表面</translation>
    </message>
    <message>
        <source>When a run begins, move an initial pose that is off a surface to the nearest pose on the surfaces. If the box is cleared, such a run does not begin and the distance is reported.</source>
        <translation type="unfinished">仿真开始时，将偏离表面的初始位姿移到表面上最近的位姿。若取消勾选，这样的仿真不会开始，并报告偏离的距离。</translation>
    </message>
    <message>
        <source>Integrator</source>
        <translation type="unfinished">积分器</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>of time</extracomment>
        <translation type="unfinished">步长</translation>
    </message>
    <message>
        <source>Integrator step (with Dormand-Prince, the time between samples)</source>
        <translation type="unfinished">积分器步长（对Dormand-Prince为采样点之间的时间）</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation type="unfinished">容差</translation>
    </message>
    <message>
        <source>Absolute and relative error tolerance per second of simulated time</source>
        <translation type="unfinished">每秒仿真时间的绝对和相对误差容差</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation type="unfinished">时长</translation>
    </message>
    <message>
        <source>Simulated time of a run</source>
        <translation type="unfinished">一次仿真的仿真时间</translation>
    </message>
    <message>
        <source>Steps per sample</source>
        <translation type="unfinished">每采样点步数</translation>
    </message>
    <message>
        <source>Integrator steps per recorded sample</source>
        <translation type="unfinished">每个记录采样点的积分器步数</translation>
    </message>
    <message>
        <source>Viscous friction</source>
        <translation type="unfinished">粘性摩擦</translation>
    </message>
    <message>
        <source>Instant at which the viscous friction of the joints is evaluated</source>
        <translation type="unfinished">计算关节粘性摩擦的时刻</translation>
    </message>
    <message>
        <source>Surfaces</source>
        <translation type="unfinished">表面</translation>
    </message>
    <message>
        <source>Show the surfaces and the contact points</source>
        <translation type="unfinished">显示表面和接触点</translation>
    </message>
    <message>
        <source>Contact forces</source>
        <translation type="unfinished">接触力</translation>
    </message>
    <message>
        <source>Show the forces exerted on the robot: the normal force, the friction and their sum</source>
        <translation type="unfinished">显示作用在机器人上的力：法向力、摩擦力及其合力</translation>
    </message>
    <message>
        <source>Friction cones</source>
        <translation type="unfinished">摩擦锥</translation>
    </message>
    <message>
        <source>Show the friction cone of each contact. The force at a slipping contact lies on the cone.</source>
        <translation type="unfinished">显示每个接触的摩擦锥。滑动接触的力位于锥面上。</translation>
    </message>
    <message>
        <source>Internal forces</source>
        <translation type="unfinished">内力</translation>
    </message>
    <message>
        <source>Show the constraint forces at the joints, which do no work</source>
        <translation type="unfinished">显示关节处不做功的约束力</translation>
    </message>
    <message>
        <source>Internal moments</source>
        <translation type="unfinished">内力矩</translation>
    </message>
    <message>
        <source>Show the constraint moments at the joints, which do no work</source>
        <translation type="unfinished">显示关节处不做功的约束力矩</translation>
    </message>
    <message>
        <source>Mouse spring</source>
        <translation type="unfinished">鼠标弹簧</translation>
    </message>
    <message>
        <source>Stiffness of the spring with which the mouse pulls a link</source>
        <translation type="unfinished">鼠标拉动连杆所用弹簧的刚度</translation>
    </message>
</context>
<context>
    <name>ShapeWords</name>
    <message>
        <source>Box</source>
        <extracomment>noun: a shape</extracomment>
        <translation type="unfinished">长方体</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation type="unfinished">圆柱</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation type="unfinished">胶囊体</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation type="unfinished">球</translation>
    </message>
    <message>
        <source>Beam</source>
        <extracomment>noun: a shape</extracomment>
        <translation type="unfinished">梁</translation>
    </message>
    <message>
        <source>Mesh</source>
        <extracomment>noun: a shape made of triangles</extracomment>
        <translation type="unfinished">网格</translation>
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
        <translation type="unfinished">长度</translation>
    </message>
    <message>
        <source>width</source>
        <translation type="unfinished">宽度</translation>
    </message>
    <message>
        <source>height</source>
        <translation type="unfinished">高度</translation>
    </message>
    <message>
        <source>wall thickness</source>
        <translation type="unfinished">壁厚</translation>
    </message>
    <message>
        <source>a scale of 0 would make the mesh flat</source>
        <translation type="unfinished">比例为0会使网格变扁平</translation>
    </message>
    <message>
        <source>%1 must be at least 0 m</source>
        <translation type="unfinished">%1必须不小于0 m</translation>
    </message>
    <message>
        <source>%1 must be greater than 0 m</source>
        <translation type="unfinished">%1必须大于0 m</translation>
    </message>
    <message>
        <source>the wall thickness must be less than %1 m, half the smaller of width and height</source>
        <translation type="unfinished">壁厚必须小于%1 m，即宽度与高度中较小者的一半</translation>
    </message>
</context>
<context>
    <name>ShareText</name>
    <message>
        <source>below 0.1 %</source>
        <translation type="unfinished">低于0.1 %</translation>
    </message>
</context>
<context>
    <name>Simulation</name>
    <message>
        <source>simulation: %1</source>
        <translation type="unfinished">仿真：%1</translation>
    </message>
    <message>
        <source>contact &apos;%1&apos;: %2</source>
        <translation type="unfinished">接触“%1”：%2</translation>
    </message>
    <message>
        <source>the surface has no normal at the contact point; move the point away from the axis or centre of the surface</source>
        <translation type="unfinished">表面在接触点处没有法线；将该点移离表面的轴线或中心</translation>
    </message>
    <message>
        <source>in the initial pose the contact point penetrates the surface by %1 m; change the pose, or start from the nearest pose on the surface (project_start)</source>
        <translation type="unfinished">在初始位姿下，接触点侵入表面%1 m；改变位姿，或从表面上最近的位姿开始(project_start)</translation>
    </message>
    <message>
        <source>in the initial pose the contact point is %1 m away from the surface; change the pose, or start from the nearest pose on the surface (project_start)</source>
        <translation type="unfinished">在初始位姿下，接触点距表面%1 m；改变位姿，或从表面上最近的位姿开始(project_start)</translation>
    </message>
    <message>
        <source>with the initial velocity the contact point would leave the surface at %1 m/s; change the velocity, or start from the nearest state on the surface (project_start)</source>
        <translation type="unfinished">在初始速度下，接触点会以%1 m/s离开表面；改变速度，或从表面上最近的状态开始(project_start)</translation>
    </message>
    <message>
        <source>no pose near the initial pose brings all contact points onto their surfaces; move the robot closer to the surfaces</source>
        <translation type="unfinished">初始位姿附近没有能使所有接触点位于其表面上的位姿；将机器人移近表面</translation>
    </message>
    <message>
        <source>the initial pose was projected onto the surfaces of the contacts</source>
        <translation type="unfinished">初始位姿已投影到接触的表面上</translation>
    </message>
    <message>
        <source>at t = %1 s no combination of contact modes is consistent with the state (the contacts jam); reduce the friction or change the pose</source>
        <translation type="unfinished">t = %1 s时，没有与状态相容的接触状态组合（接触卡死）；减小摩擦或改变位姿</translation>
    </message>
    <message>
        <source>the formula ends too early; an operand is missing at its end</source>
        <translation type="unfinished">公式提前结束；末尾缺少操作数</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation type="unfinished">有括号没有闭合</translation>
    </message>
    <message>
        <source>there is one bracket too many</source>
        <translation type="unfinished">多了一个括号</translation>
    </message>
    <message>
        <source>the operator &apos;%1&apos; has no operand</source>
        <translation type="unfinished">运算符“%1”没有操作数</translation>
    </message>
    <message>
        <source>function &apos;%1&apos; has too many arguments</source>
        <translation type="unfinished">函数“%1”的参数过多</translation>
    </message>
    <message>
        <source>function &apos;%1&apos; has too few arguments</source>
        <translation type="unfinished">函数“%1”的参数过少</translation>
    </message>
    <message>
        <source>the number &apos;%1&apos; needs an operator such as * or + before it</source>
        <translation type="unfinished">数“%1”前面需要*或+等运算符</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs an operator such as * or + before it</source>
        <translation type="unfinished">“%1”前面需要*或+等运算符</translation>
    </message>
    <message>
        <source>the function &apos;%1&apos; needs an operator such as * or + before it</source>
        <translation type="unfinished">函数“%1”前面需要*或+等运算符</translation>
    </message>
    <message>
        <source>a comma may only separate the arguments of a function; write 0.5, not 0,5</source>
        <translation type="unfinished">逗号只能分隔函数的参数；写0.5而不是0,5</translation>
    </message>
    <message>
        <source>a formula may have at most 10 000 characters</source>
        <translation type="unfinished">公式最多可有10 000个字符</translation>
    </message>
    <message>
        <source>the formula contains an invisible character; delete it</source>
        <translation type="unfinished">公式包含不可见字符；将其删除</translation>
    </message>
    <message>
        <source>&apos;=&apos; is not allowed in a formula; write only the value, or use == to compare</source>
        <translation type="unfinished">公式中不允许使用&apos;=&apos;；只写值，或用==进行比较</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is unknown; use t, pi, q1, q2, ..., qd1, qd2, ... and functions such as sin</source>
        <translation type="unfinished">“%1”未知；使用t, pi, q1, q2, ..., qd1, qd2, ...以及sin等函数</translation>
    </message>
    <message>
        <source>torque of joint &apos;%1&apos;, character %2: %3</source>
        <translation type="unfinished">关节“%1”的力矩，第%2个字符：%3</translation>
    </message>
    <message>
        <source>%1 must have one value per joint (%3 instead of %2)</source>
        <translation type="unfinished">%1必须每个关节一个值（应为%3个，现为%2个）</translation>
    </message>
    <message>
        <source>%1 must be finite numbers</source>
        <translation type="unfinished">%1必须是有限数</translation>
    </message>
    <message>
        <source>%1 must be 0 or greater</source>
        <translation type="unfinished">%1必须不小于0</translation>
    </message>
    <message>
        <source>constant torques</source>
        <translation type="unfinished">恒定力矩</translation>
    </message>
    <message>
        <source>slider torques</source>
        <translation type="unfinished">滑块力矩</translation>
    </message>
    <message>
        <source>the number of formulas is %1 but must be %2, one per joint</source>
        <translation type="unfinished">公式有%1个，但必须有%2个，每个关节一个</translation>
    </message>
    <message>
        <source>the gains kp</source>
        <translation type="unfinished">增益kp</translation>
    </message>
    <message>
        <source>the gains kd</source>
        <translation type="unfinished">增益kd</translation>
    </message>
    <message>
        <source>the step must be between 1e-7 s and 1 s</source>
        <translation type="unfinished">步长必须在1e-7 s与1 s之间</translation>
    </message>
    <message>
        <source>the duration must be greater than 0 s and at most 100&#x2009;000 s</source>
        <translation type="unfinished">时长必须大于0 s且不超过100 000 s</translation>
    </message>
    <message>
        <source>the tolerance must be between 1e-14 and 1</source>
        <translation type="unfinished">容差必须在1e-14与1之间</translation>
    </message>
    <message>
        <source>steps per sample must be between 1 and 1&#x2009;000&#x2009;000</source>
        <translation type="unfinished">每采样点步数必须在1与1 000 000之间</translation>
    </message>
    <message>
        <source>the slip speed of the joints must be greater than 0</source>
        <translation type="unfinished">关节的滑动速率必须大于0</translation>
    </message>
    <message>
        <source>the slip speed of the contacts must be greater than 0 m/s</source>
        <translation type="unfinished">接触的滑动速率必须大于0 m/s</translation>
    </message>
    <message>
        <source>alpha and beta of the stabilisation must be 0 or greater</source>
        <translation type="unfinished">稳定化的alpha和beta必须不小于0</translation>
    </message>
    <message>
        <source>the stiffness of the penalty method must be greater than 0 N/m</source>
        <translation type="unfinished">罚函数法的刚度必须大于0 N/m</translation>
    </message>
    <message>
        <source>the damping of the penalty method must be 0 N s/m or greater</source>
        <translation type="unfinished">罚函数法的阻尼必须不小于0 N s/m</translation>
    </message>
    <message>
        <source>implicit friction works only with the integrator semi-implicit-euler; choose that integrator or explicit friction</source>
        <translation type="unfinished">隐式摩擦只能与积分器semi-implicit-euler一起使用；选择该积分器或显式摩擦</translation>
    </message>
    <message>
        <source>the torques come from the scene&apos;s motion, but the scene has no motion; add a motion, or choose another source of torques</source>
        <translation type="unfinished">力矩来自场景的运动，但场景没有运动；添加运动，或选择另一种力矩来源</translation>
    </message>
    <message>
        <source>the motion has a different number of joints, so it belongs to another robot</source>
        <translation type="unfinished">该运动的关节数不同，因此属于另一机器人</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; is a mimic joint; in a simulation it moves independently</source>
        <translation type="unfinished">关节“%1”是联动关节；在仿真中它独立运动</translation>
    </message>
    <message>
        <source>the robot has no moving joint</source>
        <translation type="unfinished">机器人没有可动关节</translation>
    </message>
    <message>
        <source>at t = %1 s the contact modes change more than 100 times within one step; use a shorter step, or the regularised friction law</source>
        <translation type="unfinished">t = %1 s时，接触状态在一步内改变超过100次；使用更短的步长，或正则化摩擦定律</translation>
    </message>
    <message>
        <source>at t = %1 s no step is short enough for the tolerance because the motion is too stiff or unbounded; increase the tolerance, or check friction and gains</source>
        <translation type="unfinished">t = %1 s时，没有足够短的步长能满足容差，因为运动刚性过强或无界；增大容差，或检查摩擦和增益</translation>
    </message>
    <message>
        <source>at t = %1 s the torque of joint &apos;%2&apos; is not a finite number; if a formula gives it, check for a division by zero</source>
        <translation type="unfinished">t = %1 s时，关节“%2”的力矩不是有限数；若由公式给出，检查是否除以零</translation>
    </message>
    <message>
        <source>at t = %1 s the motion has diverged; use a shorter step, implicit friction or dopri5</source>
        <translation type="unfinished">t = %1 s时，运动已发散；使用更短的步长、隐式摩擦或dopri5</translation>
    </message>
    <message>
        <source>at t = %1 s a contact jams (Painlevé paradox); A in A f = a - d^T tau is no longer positive, so no contact force is reliable</source>
        <translation type="unfinished">t = %1 s时，接触卡死（Painlevé悖论）；A f = a - d^T tau中的A不再为正，因此任何接触力都不可靠</translation>
    </message>
    <message>
        <source>%1; contact &apos;%2&apos; has K = %3, and its critical K in this state is %4</source>
        <translation type="unfinished">%1；接触“%2”的K = %3，该状态下其临界K为%4</translation>
    </message>
    <message>
        <source>%1; reduce the friction or change the pose</source>
        <translation type="unfinished">%1；减小摩擦或改变位姿</translation>
    </message>
    <message>
        <source>the motion may diverge because the step is too long for the joint springs; the highest natural frequency (%1 rad/s) times the step (%2 s) is %3, above the limit of %4; use a step of at most %5 s, or softer springs</source>
        <translation type="unfinished">运动可能发散，因为步长相对于关节弹簧过大；最高固有频率（%1 rad/s）乘以步长（%2 s）为%3，超过限值%4；使用不超过%5 s的步长，或更软的弹簧</translation>
    </message>
    <message>
        <source>the motion may diverge because the step is too long for the friction of the contacts; the highest decay rate (%1 1/s) times the step (%2 s) is %3, above the limit of %4; use a step of at most %5 s</source>
        <translation type="unfinished">运动可能发散，因为步长相对于接触摩擦过大；最高衰减率（%1 1/s）乘以步长（%2 s）为%3，超过限值%4；使用不超过%5 s的步长</translation>
    </message>
    <message>
        <source>the motion may diverge because the step is too long for the friction of the joints; the highest decay rate (%1 1/s) times the step (%2 s) is %3, above the limit of %4; use a step of at most %5 s, or implicit friction with semi-implicit-euler</source>
        <translation type="unfinished">运动可能发散，因为步长相对于关节摩擦过大；最高衰减率（%1 1/s）乘以步长（%2 s）为%3，超过限值%4；使用不超过%5 s的步长，或隐式摩擦与semi-implicit-euler</translation>
    </message>
    <message>
        <source>two links with a passive shoulder</source>
        <translation type="unfinished">肩部被动的两连杆</translation>
    </message>
    <message>
        <source>a pole on a cart</source>
        <translation type="unfinished">小车上的摆杆</translation>
    </message>
    <message>
        <source>a pole on a rotating arm</source>
        <translation type="unfinished">旋转臂上的摆杆</translation>
    </message>
    <message>
        <source>two links with a passive elbow</source>
        <translation type="unfinished">肘部被动的两连杆</translation>
    </message>
    <message>
        <source>the swing-up controller does not account for the energy of springs, but joint &apos;%1&apos; has a spring; remove the spring, or choose another source of torques</source>
        <translation type="unfinished">摆起控制器不考虑弹簧的能量，但关节“%1”有弹簧；去掉弹簧，或选择另一种力矩来源</translation>
    </message>
    <message>
        <source>the upright pose (one joint at 0, the other at the largest potential energy) is not an equilibrium because gravity exerts %2 N m on passive joint &apos;%1&apos;; choose the zero angles so that the last link&apos;s centre of mass is in line with the first link</source>
        <translation type="unfinished">直立位姿（一个关节为0，另一个处于势能最大处）不是平衡位置，因为重力对被动关节“%1”施加%2 N m；选择零角度，使最后一个连杆的质心与第一个连杆成一直线</translation>
    </message>
    <message>
        <source>the controller needs two joints, one of them passive; joints of this robot: %1, passive joints: %2</source>
        <translation type="unfinished">该控制器需要两个关节，其中一个为被动；该机器人的关节：%1，被动关节：%2</translation>
    </message>
    <message>
        <source>the controller is for two links in a plane, a pole on a cart or a pole on a rotating arm; this robot is none of these</source>
        <translation type="unfinished">该控制器用于平面两连杆、小车上的摆杆或旋转臂上的摆杆；该机器人不属于其中任何一种</translation>
    </message>
    <message>
        <source>gravity does not act on joint &apos;%1&apos;, so there is no upright pose; give the scene gravity, or rotate the robot into a vertical plane</source>
        <translation type="unfinished">重力不作用于关节“%1”，因此没有直立位姿；为场景设置重力，或将机器人转到竖直平面内</translation>
    </message>
    <message>
        <source>the gains of the controller must be finite numbers, 0 or greater</source>
        <translation type="unfinished">控制器的增益必须是不小于0的有限数</translation>
    </message>
    <message>
        <source>the weight R of the torque must be greater than 0</source>
        <translation type="unfinished">力矩的权重R必须大于0</translation>
    </message>
    <message>
        <source>the capture value must be greater than 0</source>
        <translation type="unfinished">捕获值必须大于0</translation>
    </message>
    <message>
        <source>the controller is for %1, but this robot is %2; choose &apos;%3&apos;</source>
        <translation type="unfinished">该控制器用于%1，但该机器人是%2；选择“%3”</translation>
    </message>
</context>
<context>
    <name>SimulationDecor</name>
    <message>
        <source>f_n = %1 N (bilateral contact pulls)</source>
        <translation type="unfinished">f_n = %1 N（双边接触产生拉力）</translation>
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
        <translation type="unfinished">拉力%1 N</translation>
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
        <translation type="unfinished">%1：未接触</translation>
    </message>
    <message>
        <source>%1: slips without friction</source>
        <translation type="unfinished">%1：无摩擦滑动</translation>
    </message>
    <message>
        <source>%1: sticks</source>
        <translation type="unfinished">%1：粘滞</translation>
    </message>
    <message>
        <source>%1: creeps</source>
        <translation type="unfinished">%1：蠕滑</translation>
    </message>
    <message>
        <source>%1, f_t is %2 % of the friction limit</source>
        <extracomment>%1: &quot;heel: sticks&quot; or &quot;heel: creeps&quot;, %2: a percentage</extracomment>
        <translation type="unfinished">%1，f_t为摩擦极限的%2 %</translation>
    </message>
    <message>
        <source>%1: slips</source>
        <translation type="unfinished">%1：滑动</translation>
    </message>
    <message>
        <source>%1, f_t is at the friction limit</source>
        <translation type="unfinished">%1，f_t处于摩擦极限</translation>
    </message>
</context>
<context>
    <name>SimulationEditor</name>
    <message>
        <source>Project initial pose onto surfaces</source>
        <translation type="unfinished">将初始位姿投影到表面</translation>
    </message>
    <message>
        <source>%1 contains an invalid value: %2. Enter another number, or press Esc to restore the previous one</source>
        <extracomment>%1: name of a field, %2: what is wrong with it</extracomment>
        <translation type="unfinished">%1含有无效值：%2。输入另一个数，或按Esc恢复之前的值</translation>
    </message>
</context>
<context>
    <name>SimulationWords</name>
    <message>
        <source>Semi-implicit Euler</source>
        <translation type="unfinished">半隐式欧拉</translation>
    </message>
    <message>
        <source>Method of order 1 that updates the velocities first, then the positions with the new velocities. It is the cheapest and least accurate method.</source>
        <translation type="unfinished">一阶方法，先更新速度，再用新速度更新位置。它的计算量最小，精度也最低。</translation>
    </message>
    <message>
        <source>Runge-Kutta 4</source>
        <translation type="unfinished">龙格-库塔4</translation>
    </message>
    <message>
        <source>Fixed-step method of order 4 with four evaluations of the accelerations per step</source>
        <translation type="unfinished">四阶定步长方法，每步计算四次加速度</translation>
    </message>
    <message>
        <source>Dormand-Prince 5</source>
        <translation type="unfinished">Dormand-Prince 5</translation>
    </message>
    <message>
        <source>Method of order 5 with an error estimate and steps as short as the tolerance requires</source>
        <translation type="unfinished">五阶方法，带误差估计，步长按容差要求缩短</translation>
    </message>
    <message>
        <source>Bilateral</source>
        <extracomment>adjective: contact</extracomment>
        <translation type="unfinished">双边</translation>
    </message>
    <message>
        <source>The surface can push and pull, so the point stays on it like a bead on a wire</source>
        <translation type="unfinished">表面既能推也能拉，因此点如同穿在金属丝上的珠子一样保持在表面上</translation>
    </message>
    <message>
        <source>Unilateral</source>
        <extracomment>adjective: contact</extracomment>
        <translation type="unfinished">单边</translation>
    </message>
    <message>
        <source>The surface can only push. The point lifts off when the surface would have to pull, and it may land again.</source>
        <translation type="unfinished">表面只能推。当表面需要拉时，点与表面分离，之后可能再次落下。</translation>
    </message>
    <message>
        <source>Regularised</source>
        <extracomment>adjective: friction</extracomment>
        <translation type="unfinished">正则化</translation>
    </message>
    <message>
        <source>Friction grows smoothly with the slip speed, up to K times the normal force. A pushed contact creeps and never fully sticks.</source>
        <translation type="unfinished">摩擦力随滑动速率平滑增大，最大为法向力的K倍。受推的接触发生蠕滑，永远不会完全粘滞。</translation>
    </message>
    <message>
        <source>Stick-slip</source>
        <extracomment>noun: law of friction</extracomment>
        <translation type="unfinished">粘滑</translation>
    </message>
    <message>
        <source>A contact sticks as long as the required friction is below the static coefficient times the normal force. On a slipping contact, friction is K times the normal force and opposes the motion.</source>
        <translation type="unfinished">只要所需摩擦力小于静摩擦系数乘以法向力，接触就粘滞。在滑动接触上，摩擦力为法向力的K倍，方向与运动相反。</translation>
    </message>
    <message>
        <source>Extended Newton-Euler</source>
        <translation type="unfinished">扩展牛顿-欧拉</translation>
    </message>
    <message>
        <source>Contact forces from repeated calls of inverse dynamics</source>
        <translation type="unfinished">通过反复调用逆动力学求接触力</translation>
    </message>
    <message>
        <source>Lagrange multipliers</source>
        <translation type="unfinished">拉格朗日乘子</translation>
    </message>
    <message>
        <source>Accelerations and contact forces from one system of equations</source>
        <translation type="unfinished">由一个方程组求加速度和接触力</translation>
    </message>
    <message>
        <source>Penalty</source>
        <extracomment>noun: method with springs at the contacts</extracomment>
        <translation type="unfinished">罚函数</translation>
    </message>
    <message>
        <source>Springs and dampers replace the constraints. The contact points penetrate the surfaces slightly, and the solution is approximate.</source>
        <translation type="unfinished">以弹簧和阻尼器代替约束。接触点会略微侵入表面，得到的是近似解。</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>no stabilisation of contacts, or no torques</extracomment>
        <translation type="unfinished">无</translation>
    </message>
    <message>
        <source>Only the acceleration is constrained, so integration errors make the contact drift off the surface</source>
        <translation type="unfinished">只约束加速度，因此积分误差会使接触偏离表面</translation>
    </message>
    <message>
        <source>Baumgarte</source>
        <translation type="unfinished">Baumgarte</translation>
    </message>
    <message>
        <source>A constraint error decays like the motion of a damped spring, with the parameters α and β</source>
        <translation type="unfinished">约束误差像带阻尼弹簧的运动一样衰减，参数为α和β</translation>
    </message>
    <message>
        <source>Projection</source>
        <extracomment>noun: method that moves contact points back onto their surface</extracomment>
        <translation type="unfinished">投影</translation>
    </message>
    <message>
        <source>After each step, positions and velocities are projected onto the surface</source>
        <translation type="unfinished">每一步之后，将位置和速度投影到表面</translation>
    </message>
    <message>
        <source>PD</source>
        <translation type="unfinished">PD</translation>
    </message>
    <message>
        <source>A spring (kp) and a damper (kd) at each joint track the motion. The robot sags under gravity.</source>
        <translation type="unfinished">每个关节处的弹簧(kp)和阻尼器(kd)跟踪运动。机器人在重力作用下会下垂。</translation>
    </message>
    <message>
        <source>Computed torque</source>
        <translation type="unfinished">计算力矩</translation>
    </message>
    <message>
        <source>Inverse dynamics of the desired acceleration plus PD feedback with kp and kd</source>
        <translation type="unfinished">期望加速度的逆动力学，加上以kp和kd进行的PD反馈</translation>
    </message>
    <message>
        <source>The motors are off. The robot moves under gravity, friction, springs, loads and contact forces</source>
        <translation type="unfinished">电机关闭。机器人在重力、摩擦、弹簧、载荷和接触力作用下运动</translation>
    </message>
    <message>
        <source>Constant</source>
        <extracomment>adjective: torques</extracomment>
        <translation type="unfinished">恒定</translation>
    </message>
    <message>
        <source>One value per joint</source>
        <translation type="unfinished">每个关节一个值</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation type="unfinished">公式</translation>
    </message>
    <message>
        <source>One formula of time and state per joint, such as 3*sin(2*pi*t/10)</source>
        <translation type="unfinished">每个关节一个关于时间和状态的公式，例如3*sin(2*pi*t/10)</translation>
    </message>
    <message>
        <source>Track the motion</source>
        <translation type="unfinished">跟踪运动</translation>
    </message>
    <message>
        <source>The motors track the scene&apos;s motion</source>
        <translation type="unfinished">电机跟踪场景的运动</translation>
    </message>
    <message>
        <source>Sliders</source>
        <extracomment>noun: torques are set by sliders</extracomment>
        <translation type="unfinished">滑块</translation>
    </message>
    <message>
        <source>Torques set with sliders during the run</source>
        <translation type="unfinished">仿真过程中用滑块设置力矩</translation>
    </message>
    <message>
        <source>Controller</source>
        <translation type="unfinished">控制器</translation>
    </message>
    <message>
        <source>Uses energy control to swing up a mechanism with two joints, one of them passive, and then balances it</source>
        <translation type="unfinished">用能量控制使有两个关节（其中一个为被动）的机构摆起，然后使其保持平衡</translation>
    </message>
    <message>
        <source>Plane</source>
        <extracomment>noun: type of a surface</extracomment>
        <translation type="unfinished">平面</translation>
    </message>
    <message>
        <source>Plane z = 0 of the surface frame, with the free side at z &gt; 0</source>
        <translation type="unfinished">表面坐标系的平面z = 0，自由侧为z &gt; 0</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation type="unfinished">圆柱</translation>
    </message>
    <message>
        <source>Cylinder about the z axis of the surface frame, with the free side outside (inside if hollow)</source>
        <translation type="unfinished">绕表面坐标系z轴的圆柱面，自由侧在外（空心时在内）</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation type="unfinished">球</translation>
    </message>
    <message>
        <source>Sphere about the origin of the surface frame, with the free side outside (inside if hollow)</source>
        <translation type="unfinished">以表面坐标系原点为中心的球面，自由侧在外（空心时在内）</translation>
    </message>
    <message>
        <source>Waves</source>
        <extracomment>noun: type of a surface</extracomment>
        <translation type="unfinished">波面</translation>
    </message>
    <message>
        <source>Surface z = amplitude sin(2π x / length + phase) in the surface frame, with the free side above</source>
        <translation type="unfinished">表面坐标系中的曲面z = 幅值·sin(2π x / 波长 + 相位)，自由侧在上</translation>
    </message>
    <message>
        <source>determined</source>
        <extracomment>adjective: contact forces</extracomment>
        <translation type="unfinished">确定</translation>
    </message>
    <message>
        <source>The motion determines every contact force uniquely</source>
        <translation type="unfinished">运动唯一确定每个接触力</translation>
    </message>
    <message>
        <source>nearly singular</source>
        <translation type="unfinished">接近奇异</translation>
    </message>
    <message>
        <source>The equations for the contact forces are ill-conditioned. The accelerations are less affected.</source>
        <translation type="unfinished">接触力方程病态。加速度受影响较小。</translation>
    </message>
    <message>
        <source>redundant</source>
        <extracomment>adjective: contact forces</extracomment>
        <translation type="unfinished">冗余</translation>
    </message>
    <message>
        <source>There are more contact forces than the motion determines, so the forces of least norm are shown. The accelerations do not depend on this choice.</source>
        <translation type="unfinished">接触力的个数多于运动所能确定的个数，因此显示范数最小的力。加速度与这一选择无关。</translation>
    </message>
    <message>
        <source>jammed</source>
        <extracomment>adjective: contact forces</extracomment>
        <translation type="unfinished">卡死</translation>
    </message>
    <message>
        <source>The friction coefficient exceeds its critical value, so no contact force is reliable (Painlevé paradox)</source>
        <translation type="unfinished">摩擦系数超过其临界值，因此任何接触力都不可靠（Painlevé悖论）</translation>
    </message>
    <message>
        <source>Running</source>
        <extracomment>state of the simulation</extracomment>
        <translation type="unfinished">运行中</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>state of the simulation</extracomment>
        <translation type="unfinished">已暂停</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>state of the simulation</extracomment>
        <translation type="unfinished">就绪</translation>
    </message>
    <message>
        <source>Finished</source>
        <extracomment>state of the simulation</extracomment>
        <translation type="unfinished">已结束</translation>
    </message>
    <message>
        <source>Stopped: the motion diverged</source>
        <translation type="unfinished">已停止：运动发散</translation>
    </message>
    <message>
        <source>Stopped: contact jammed</source>
        <translation type="unfinished">已停止：接触卡死</translation>
    </message>
    <message>
        <source>Stopped: invalid torque</source>
        <translation type="unfinished">已停止：力矩无效</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation type="unfinished">起始</translation>
    </message>
    <message>
        <source>Reviewing</source>
        <extracomment>state of the simulation: an earlier time is shown</extracomment>
        <translation type="unfinished">回看</translation>
    </message>
</context>
<context>
    <name>SolverStatus</name>
    <message>
        <source>converged</source>
        <extracomment>verb: inverse kinematics has found a solution</extracomment>
        <translation type="unfinished">已收敛</translation>
    </message>
    <message>
        <source>joint limit reached</source>
        <translation type="unfinished">到达关节限位</translation>
    </message>
    <message>
        <source>cannot get closer</source>
        <translation type="unfinished">无法更接近</translation>
    </message>
    <message>
        <source>singular</source>
        <extracomment>adjective: pose that inverse kinematics ended in</extracomment>
        <translation type="unfinished">奇异</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation type="unfinished">不可达</translation>
    </message>
    <message>
        <source>time limit reached</source>
        <translation type="unfinished">到达时间上限</translation>
    </message>
    <message>
        <source>End effector</source>
        <translation type="unfinished">末端执行器</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a link, %2: the result of its inverse kinematics</extracomment>
        <translation type="unfinished">%1：%2</translation>
    </message>
    <message>
        <source>%1: %2, %3 from the target.</source>
        <extracomment>%1: a link, %2: the result of its inverse kinematics, %3: a distance or an angle</extracomment>
        <translation type="unfinished">%1：%2，距目标%3。</translation>
    </message>
    <message>
        <source>%1: %2, %3 and %4 from the target.</source>
        <extracomment>%1: a link, %2: the result of its inverse kinematics, %3: a distance, %4: an angle</extracomment>
        <translation type="unfinished">%1：%2，距目标%3和%4。</translation>
    </message>
    <message>
        <source>%1 too far</source>
        <extracomment>%1: a distance</extracomment>
        <translation type="unfinished">超出%1</translation>
    </message>
    <message>
        <source>%1 away</source>
        <extracomment>%1: a distance</extracomment>
        <translation type="unfinished">相距%1</translation>
    </message>
    <message>
        <source>%1 off</source>
        <extracomment>%1: an angle</extracomment>
        <translation type="unfinished">偏差%1</translation>
    </message>
    <message>
        <source>A joint has reached its limit. Drag the other way, or widen the limit.</source>
        <translation type="unfinished">某个关节已到达限位。向另一方向拖动，或放宽限位。</translation>
    </message>
    <message>
        <source>Drag in another direction, or move a joint first.</source>
        <translation type="unfinished">向另一方向拖动，或先移动某个关节。</translation>
    </message>
    <message>
        <source>Move the arm out of the singular pose, then drag again.</source>
        <translation type="unfinished">将机械臂移出奇异位形，再继续拖动。</translation>
    </message>
    <message>
        <source>The target is out of reach. Drag back, and the arm follows.</source>
        <translation type="unfinished">目标不可达。向回拖动，机械臂便会跟随。</translation>
    </message>
    <message>
        <source>Keep the mouse still for a moment, and the arm catches up.</source>
        <translation type="unfinished">鼠标稍停片刻，机械臂便会跟上。</translation>
    </message>
</context>
<context>
    <name>StepArrows</name>
    <message>
        <source>joint force %1</source>
        <translation type="unfinished">关节力%1</translation>
    </message>
    <message>
        <source>torque %1</source>
        <translation type="unfinished">力矩%1</translation>
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
        <translation type="unfinished">力矩%1</translation>
    </message>
    <message>
        <source>zero, drawn as a ring:</source>
        <translation type="unfinished">为零，画成圆环：</translation>
    </message>
    <message>
        <source>hollow arrow: the sum of the others</source>
        <translation type="unfinished">空心箭头：其他箭头之和</translation>
    </message>
    <message>
        <source>(axis): signed component along the axis</source>
        <translation type="unfinished">（轴）：沿轴的带符号分量</translation>
    </message>
    <message>
        <source>| |: magnitude (arrow length)</source>
        <translation type="unfinished">| |：大小（箭头长度）</translation>
    </message>
    <message>
        <source>L: angular momentum, drawn as long as ω</source>
        <translation type="unfinished">L：角动量，画成与ω等长</translation>
    </message>
</context>
<context>
    <name>StepForm</name>
    <message>
        <source>Free play</source>
        <translation type="unfinished">自由探索</translation>
    </message>
    <message>
        <source>To read</source>
        <translation type="unfinished">阅读</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation type="unfinished">选择</translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished">数值</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation type="unfinished">方向</translation>
    </message>
    <message>
        <source>Pose to find</source>
        <translation type="unfinished">寻找位姿</translation>
    </message>
    <message>
        <source>Mechanism to change</source>
        <translation type="unfinished">更改机构</translation>
    </message>
    <message>
        <source>Line of the recursion to find</source>
        <translation type="unfinished">寻找递推中的行</translation>
    </message>
    <message>
        <source>Motion to plan</source>
        <translation type="unfinished">规划运动</translation>
    </message>
    <message>
        <source>Simulation to run</source>
        <translation type="unfinished">运行仿真</translation>
    </message>
    <message>
        <source>Table to fill in</source>
        <translation type="unfinished">填写表格</translation>
    </message>
</context>
<context>
    <name>StepsForm</name>
    <message>
        <source>Consistent</source>
        <extracomment>adjective: start of the analysis</extracomment>
        <translation type="unfinished">一致</translation>
    </message>
    <message>
        <source>Start with straight links at rest in their joint frames, with the accelerations that the motion requires</source>
        <translation type="unfinished">起始时连杆为直，在其关节坐标系中静止，加速度为运动所需的值</translation>
    </message>
    <message>
        <source>Locked</source>
        <extracomment>adjective: start of the analysis</extracomment>
        <translation type="unfinished">锁定</translation>
    </message>
    <message>
        <source>Start with straight links and the accelerations of the locked system, as if the passive joints had been locked until the start</source>
        <translation type="unfinished">起始时连杆为直，加速度取锁定系统的值，如同被动关节在起始之前一直锁定</translation>
    </message>
    <message>
        <source>Balanced</source>
        <extracomment>adjective: start of the analysis</extracomment>
        <translation type="unfinished">平衡</translation>
    </message>
    <message>
        <source>Start with links in equilibrium under gravity and loads, so that gravity excites no vibration</source>
        <translation type="unfinished">起始时连杆在重力和载荷下平衡，因此重力不激发振动</translation>
    </message>
    <message>
        <source>Time step dt</source>
        <translation type="unfinished">时间步长dt</translation>
    </message>
    <message>
        <source>Time step of Newmark&apos;s method (second order)</source>
        <translation type="unfinished">Newmark法的时间步长（二阶）</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation type="unfinished">时长</translation>
    </message>
    <message>
        <source>Set the duration of the analysis, or leave it empty to use the duration of the scene&apos;s motion</source>
        <translation type="unfinished">设置分析时长；留空则使用场景运动的时长</translation>
    </message>
    <message>
        <source>must be between 0 s (same as motion) and 10&#x2009;000 s</source>
        <translation type="unfinished">必须在0 s（与运动相同）与10 000 s之间</translation>
    </message>
    <message>
        <source>same as motion</source>
        <translation type="unfinished">与运动相同</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>noun: initial state of the analysis</extracomment>
        <translation type="unfinished">起始</translation>
    </message>
    <message>
        <source>Initial state of the analysis</source>
        <translation type="unfinished">分析的初始状态</translation>
    </message>
    <message>
        <source>Start of the analysis</source>
        <translation type="unfinished">分析的起始</translation>
    </message>
    <message>
        <source>Mass damping</source>
        <translation type="unfinished">质量阻尼</translation>
    </message>
    <message>
        <source>Rayleigh damping proportional to mass, which damps slow vibrations most</source>
        <translation type="unfinished">与质量成正比的Rayleigh阻尼，主要衰减慢振动</translation>
    </message>
    <message>
        <source>Stiffness damping</source>
        <translation type="unfinished">刚度阻尼</translation>
    </message>
    <message>
        <source>Rayleigh damping proportional to stiffness, which damps fast vibrations most</source>
        <translation type="unfinished">与刚度成正比的Rayleigh阻尼，主要衰减快振动</translation>
    </message>
</context>
<context>
    <name>TorqueCurves</name>
    <message>
        <source>now</source>
        <extracomment>adverb: label of the time axis at the current time</extracomment>
        <translation type="unfinished">现在</translation>
    </message>
</context>
<context>
    <name>TorqueHistory</name>
    <message>
        <source>pause %1 s</source>
        <translation type="unfinished">停顿%1 s</translation>
    </message>
    <message>
        <source>pause %1 min</source>
        <translation type="unfinished">停顿%1 min</translation>
    </message>
</context>
<context>
    <name>Trace</name>
    <message>
        <source>several rows have this symbol; name the quantity as &apos;trace&apos; does</source>
        <translation type="unfinished">有多行使用该符号；按&apos;trace&apos;的方式命名该量</translation>
    </message>
    <message>
        <source>there is no frame &apos;%1&apos;; the numbers are compared in the frame &apos;%2&apos;</source>
        <translation type="unfinished">没有坐标系“%1”；数值在坐标系“%2”中比较</translation>
    </message>
    <message>
        <source>the unit &apos;%1&apos; is not &apos;%2&apos;; the numbers are compared without conversion</source>
        <translation type="unfinished">单位“%1”不是“%2”；数值不经换算直接比较</translation>
    </message>
</context>
<context>
    <name>Trajectory</name>
    <message>
        <source>the positions, velocities or accelerations of the motion are not finite; use smaller values or a longer duration</source>
        <translation type="unfinished">运动的位置、速度或加速度不是有限数；使用更小的值或更长的时长</translation>
    </message>
    <message>
        <source>%1 must be a positive number for each joint</source>
        <translation type="unfinished">每个关节的%1必须是正数</translation>
    </message>
    <message>
        <source>the robot has no moving joints</source>
        <translation type="unfinished">机器人没有可动关节</translation>
    </message>
    <message>
        <source>the fraction of the velocity limits must be greater than 0 and at most 1</source>
        <translation type="unfinished">速度限值的比例必须大于0且不超过1</translation>
    </message>
    <message>
        <source>the acceleration limit</source>
        <translation type="unfinished">加速度限值</translation>
    </message>
    <message>
        <source>the jerk limit</source>
        <translation type="unfinished">加加速度限值</translation>
    </message>
    <message>
        <source>the end effector &apos;%1&apos; of the motion is not a link</source>
        <translation type="unfinished">运动的末端执行器“%1”不是连杆</translation>
    </message>
    <message>
        <source>waypoint %1</source>
        <translation type="unfinished">路径点%1</translation>
    </message>
    <message>
        <source>there is no pose &apos;%1&apos;</source>
        <translation type="unfinished">没有位姿“%1”</translation>
    </message>
    <message>
        <source>%1 must have a finite position for each of the %2 joints</source>
        <translation type="unfinished">%1必须为%2个关节各给出一个有限的位置</translation>
    </message>
    <message>
        <source>a motion needs at least two waypoints</source>
        <translation type="unfinished">运动至少需要两个路径点</translation>
    </message>
    <message>
        <source>the duration of %1 must be between 0.001 s and 1&#x2009;000&#x2009;000 s</source>
        <translation type="unfinished">%1的时长必须在0.001 s与1 000 000 s之间</translation>
    </message>
    <message>
        <source>no limit determines the duration of %1, so it takes 1 s; enter a duration or a limit</source>
        <translation type="unfinished">没有限值决定%1的时长，因此取1 s；输入时长或限值</translation>
    </message>
    <message>
        <source>the number of segments must be one less than the number of waypoints</source>
        <translation type="unfinished">段数必须比路径点数少一</translation>
    </message>
    <message>
        <source>the segment to %1</source>
        <translation type="unfinished">到%1的段</translation>
    </message>
    <message>
        <source>%1: its acceleration phase and jerk fraction must be greater than 0 and at most one half</source>
        <translation type="unfinished">%1：其加速段比例和加加速度比例必须大于0且不超过一半</translation>
    </message>
    <message>
        <source>%1: the distance is too large</source>
        <translation type="unfinished">%1：距离过大</translation>
    </message>
    <message>
        <source>%1: the path of the end effector is longer than a million metres</source>
        <translation type="unfinished">%1：末端执行器的路径超过一百万米</translation>
    </message>
    <message>
        <source>the via point is more than a million metres away</source>
        <translation type="unfinished">途经点的距离超过一百万米</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished">%1：%2</translation>
    </message>
    <message>
        <source>%1: %2; with fewer than six joints, try leaving the orientation of the end effector free</source>
        <translation type="unfinished">%1：%2；关节少于六个时，可尝试不约束末端执行器的姿态</translation>
    </message>
    <message>
        <source>%1: the end effector reaches the waypoint, but with joint positions other than those of the waypoint; the motion continues from there</source>
        <translation type="unfinished">%1：末端执行器到达该路径点，但关节位置与路径点的不同；运动从那里继续</translation>
    </message>
    <message>
        <source>the degree of a spline must be 3 or 5</source>
        <translation type="unfinished">样条的次数必须是3或5</translation>
    </message>
    <message>
        <source>either all segments of a spline must have a duration, or none may have one</source>
        <translation type="unfinished">样条的各段要么都有时长，要么都没有</translation>
    </message>
    <message>
        <source>the spline</source>
        <translation type="unfinished">该样条</translation>
    </message>
    <message>
        <source>the sinusoid</source>
        <translation type="unfinished">该正弦波</translation>
    </message>
    <message>
        <source>a sinusoid needs an amplitude, a frequency and a phase for each joint</source>
        <translation type="unfinished">正弦波需要每个关节的幅值、频率和相位</translation>
    </message>
    <message>
        <source>a sampled motion needs at least two samples, each with a finite position for every joint</source>
        <translation type="unfinished">采样运动至少需要两个采样点，每个采样点都有各关节的有限位置</translation>
    </message>
    <message>
        <source>the sampled velocities must be finite, with one velocity per position</source>
        <translation type="unfinished">采样速度必须是有限数，每个位置对应一个速度</translation>
    </message>
    <message>
        <source>the sampled accelerations must be finite, with one acceleration per position</source>
        <translation type="unfinished">采样加速度必须是有限数，每个位置对应一个加速度</translation>
    </message>
    <message>
        <source>the times of the samples must increase; sample %1 is not later than the one before</source>
        <translation type="unfinished">采样点的时间必须递增；采样点%1不晚于前一个</translation>
    </message>
    <message>
        <source>the sampled motion</source>
        <translation type="unfinished">该采样运动</translation>
    </message>
    <message>
        <source>the motion would take %1 s; the limit is 1&#x2009;000&#x2009;000 s</source>
        <translation type="unfinished">运动将需要%1 s；上限为1 000 000 s</translation>
    </message>
    <message>
        <source>the torques of this motion are not finite because it is too fast</source>
        <translation type="unfinished">该运动的力矩不是有限数，因为运动过快</translation>
    </message>
    <message>
        <source>a sample is not a finite number</source>
        <translation type="unfinished">某个采样值不是有限数</translation>
    </message>
    <message>
        <source>the window must be an odd number of samples from 3 to %1</source>
        <translation type="unfinished">窗口必须是3至%1的奇数个采样点</translation>
    </message>
    <message>
        <source>the degree must be at least 2, so that an acceleration exists, and less than the window length</source>
        <translation type="unfinished">次数必须不小于2，以便加速度存在，且小于窗口长度</translation>
    </message>
    <message>
        <source>the window is too long because it needs %1 samples, but the motion has only %2</source>
        <translation type="unfinished">窗口过长，因为它需要%1个采样点，而运动只有%2个</translation>
    </message>
    <message>
        <source>%1 samples are needed, but the motion has %2</source>
        <translation type="unfinished">需要%1个采样点，而运动只有%2个</translation>
    </message>
    <message>
        <source>the target is out of reach (out-of-reach)</source>
        <translation type="unfinished">目标不可达(out-of-reach)</translation>
    </message>
    <message>
        <source>a joint is at its limit (at-limit)</source>
        <translation type="unfinished">某个关节处于限位(at-limit)</translation>
    </message>
    <message>
        <source>the arm is in a singular pose and cannot continue (singular)</source>
        <translation type="unfinished">机械臂处于奇异位形，无法继续(singular)</translation>
    </message>
    <message>
        <source>no joint motion reduces the error (stalled)</source>
        <translation type="unfinished">没有关节运动能减小误差(stalled)</translation>
    </message>
    <message>
        <source>no solution was found in time (time-limit)</source>
        <translation type="unfinished">未能及时求得解(time-limit)</translation>
    </message>
    <message>
        <source>at %1 % of the path, where the end effector must be at %2 m, %3</source>
        <translation type="unfinished">在路径的%1 %处，末端执行器必须位于%2 m，%3</translation>
    </message>
    <message>
        <source>the start, the via point and the end of the arc lie on a straight line or coincide, so they do not determine a circle</source>
        <translation type="unfinished">圆弧的起点、途经点和终点共线或重合，因此不能确定圆</translation>
    </message>
    <message>
        <source>the joint positions would jump because of a singular pose</source>
        <translation type="unfinished">由于奇异位形，关节位置会跳变</translation>
    </message>
    <message>
        <source>the joint velocities would jump, for example because a joint reaches its limit</source>
        <translation type="unfinished">关节速度会跳变，例如因为某个关节到达限位</translation>
    </message>
    <message>
        <source>a spectrum needs at least four samples; there are %1</source>
        <translation type="unfinished">频谱至少需要四个采样点；现有%1个</translation>
    </message>
    <message>
        <source>a spectrum needs finite values</source>
        <translation type="unfinished">频谱需要有限值</translation>
    </message>
    <message>
        <source>the times of the samples do not increase</source>
        <translation type="unfinished">采样点的时间不递增</translation>
    </message>
    <message>
        <source>the times of the samples are too close together or too far apart</source>
        <translation type="unfinished">采样点的时间过密或过疏</translation>
    </message>
    <message>
        <source>a spline needs at least %1 points</source>
        <translation type="unfinished">样条至少需要%1个点</translation>
    </message>
    <message>
        <source>a spline can have at most a million points</source>
        <translation type="unfinished">样条最多可有一百万个点</translation>
    </message>
    <message>
        <source>a point of the spline is not a finite number</source>
        <translation type="unfinished">样条的某个点不是有限数</translation>
    </message>
    <message>
        <source>the times of a spline must increase; point %1 is not later than the one before</source>
        <translation type="unfinished">样条的时间必须递增；点%1不晚于前一个</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; reaches a velocity of %2 at t = %3; its limit is %4</source>
        <translation type="unfinished">关节“%1”在t = %3时速度达到%2；其限值为%4</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; reaches an acceleration of %2 at t = %3; its limit is %4</source>
        <translation type="unfinished">关节“%1”在t = %3时加速度达到%2；其限值为%4</translation>
    </message>
    <message>
        <source>joint &apos;%1&apos; reaches the position %2 at t = %3; its limit is %4</source>
        <translation type="unfinished">关节“%1”在t = %3时位置达到%2；其限位为%4</translation>
    </message>
</context>
<context>
    <name>Vanishing</name>
    <message>
        <source>switched off</source>
        <translation type="unfinished">已关闭</translation>
    </message>
    <message>
        <source>no child link: the sum is empty</source>
        <translation type="unfinished">没有子连杆：和为空</translation>
    </message>
    <message>
        <source>no external force or moment acts on this link</source>
        <translation type="unfinished">没有外力或外力矩作用于该连杆</translation>
    </message>
    <message>
        <source>the joint is fixed</source>
        <translation type="unfinished">该关节是固定关节</translation>
    </message>
    <message>
        <source>a prismatic joint adds no rotation</source>
        <translation type="unfinished">移动关节不增加转动</translation>
    </message>
    <message>
        <source>a revolute joint adds no translation</source>
        <translation type="unfinished">旋转关节不增加移动</translation>
    </message>
    <message>
        <source>the base is at rest</source>
        <translation type="unfinished">基座静止</translation>
    </message>
    <message>
        <source>the link has no mass</source>
        <translation type="unfinished">连杆没有质量</translation>
    </message>
    <message>
        <source>the link has no inertia about its centre of mass</source>
        <translation type="unfinished">连杆没有关于质心的惯量</translation>
    </message>
    <message>
        <source>the two origins coincide</source>
        <translation type="unfinished">两个原点重合</translation>
    </message>
    <message>
        <source>the centre of mass is at the origin</source>
        <translation type="unfinished">质心位于原点</translation>
    </message>
    <message>
        <source>the model has no rotor inertia at this joint</source>
        <translation type="unfinished">模型在该关节处没有转子惯量</translation>
    </message>
    <message>
        <source>the model has no such friction at this joint</source>
        <translation type="unfinished">模型在该关节处没有这种摩擦</translation>
    </message>
    <message>
        <source>the model has no spring at this joint</source>
        <translation type="unfinished">模型在该关节处没有弹簧</translation>
    </message>
    <message>
        <source>the spring is undeformed</source>
        <translation type="unfinished">弹簧未变形</translation>
    </message>
    <message>
        <source>gravity is zero</source>
        <translation type="unfinished">重力为零</translation>
    </message>
    <message>
        <source>the joint position is zero</source>
        <translation type="unfinished">关节位置为零</translation>
    </message>
    <message>
        <source>the joint does not move</source>
        <translation type="unfinished">关节不运动</translation>
    </message>
    <message>
        <source>the joint does not accelerate</source>
        <translation type="unfinished">关节没有加速度</translation>
    </message>
    <message>
        <source>no angular velocity</source>
        <translation type="unfinished">没有角速度</translation>
    </message>
    <message>
        <source>no angular acceleration</source>
        <translation type="unfinished">没有角加速度</translation>
    </message>
    <message>
        <source>no linear velocity</source>
        <translation type="unfinished">没有线速度</translation>
    </message>
    <message>
        <source>no linear acceleration</source>
        <translation type="unfinished">没有线加速度</translation>
    </message>
    <message>
        <source>no rotation and no translation</source>
        <translation type="unfinished">没有转动也没有移动</translation>
    </message>
    <message>
        <source>no angular and no linear acceleration</source>
        <translation type="unfinished">没有角加速度也没有线加速度</translation>
    </message>
    <message>
        <source>the force is zero</source>
        <translation type="unfinished">力为零</translation>
    </message>
    <message>
        <source>the moment is zero</source>
        <translation type="unfinished">力矩为零</translation>
    </message>
    <message>
        <source>the force and the moment are zero</source>
        <translation type="unfinished">力和力矩均为零</translation>
    </message>
    <message>
        <source>the vectors are parallel</source>
        <translation type="unfinished">两向量平行</translation>
    </message>
    <message>
        <source>no component along the axis</source>
        <translation type="unfinished">沿轴没有分量</translation>
    </message>
    <message>
        <source>zero at this instant</source>
        <translation type="unfinished">此刻为零</translation>
    </message>
</context>
<context>
    <name>View3D</name>
    <message>
        <source>Show End Effector</source>
        <translation type="unfinished">显示末端执行器</translation>
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
        <translation type="unfinished">树在该连杆处分支。其子连杆%1的贡献相加。</translation>
    </message>
    <message>
        <source>The contributions of %1 are kept until the other subtrees are computed.</source>
        <translation type="unfinished">保留%1的贡献，直到算完其他子树。</translation>
    </message>
    <message>
        <source>The tree branches at this link. Its children %1 follow one after the other.</source>
        <translation type="unfinished">树在该连杆处分支。其子连杆%1依次进行。</translation>
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
        <translation type="unfinished">遗漏的项</translation>
    </message>
    <message>
        <source>Frames and Signs</source>
        <translation type="unfinished">坐标系与符号</translation>
    </message>
    <message>
        <source>Inertia</source>
        <translation type="unfinished">惯量</translation>
    </message>
    <message>
        <source>External Forces</source>
        <extracomment>adjective: heading of mistakes about external forces</extracomment>
        <translation type="unfinished">外力</translation>
    </message>
    <message>
        <source>the robot has no moving joint</source>
        <translation type="unfinished">机器人没有可动关节</translation>
    </message>
    <message>
        <source>incompatible with “%1”</source>
        <translation type="unfinished">与“%1”不相容</translation>
    </message>
    <message>
        <source>incompatible with the planted mistakes</source>
        <translation type="unfinished">与已植入的错误不相容</translation>
    </message>
    <message>
        <source>gravity is zero</source>
        <translation type="unfinished">重力为零</translation>
    </message>
    <message>
        <source>no motor has a rotor inertia</source>
        <translation type="unfinished">没有电机具有转子惯量</translation>
    </message>
    <message>
        <source>the rotor inertia is switched off</source>
        <translation type="unfinished">转子惯量已关闭</translation>
    </message>
    <message>
        <source>no external force acts</source>
        <translation type="unfinished">没有外力作用</translation>
    </message>
    <message>
        <source>no joint is prismatic</source>
        <translation type="unfinished">没有移动关节</translation>
    </message>
    <message>
        <source>no joint carries another</source>
        <translation type="unfinished">没有关节承载另一关节</translation>
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
        <translation type="unfinished">连杆%1至%2</translation>
    </message>
    <message>
        <source>horizontal</source>
        <extracomment>adjective: direction from the joint to a centre of mass</extracomment>
        <translation type="unfinished">水平</translation>
    </message>
    <message>
        <source>%1 above the horizontal</source>
        <translation type="unfinished">水平线以上%1</translation>
    </message>
    <message>
        <source>%1 below the horizontal</source>
        <translation type="unfinished">水平线以下%1</translation>
    </message>
    <message>
        <source>%1 % along the joint axis</source>
        <translation type="unfinished">沿关节轴占%1 %</translation>
    </message>
    <message>
        <source>gravity on %1, %2</source>
        <extracomment>%1: name of a link, or &quot;links 2 to 4&quot;, %2: &quot;30 % of it along the joint axis&quot;</extracomment>
        <translation type="unfinished">%1的重力，%2</translation>
    </message>
    <message>
        <source>gravity on %1, moment arm %2</source>
        <extracomment>%1: name of a link, or &quot;links 2 to 4&quot;, %2: a length with its unit</extracomment>
        <translation type="unfinished">%1的重力，力臂%2</translation>
    </message>
    <message>
        <source>%1: mass %2, weight %3</source>
        <extracomment>%1: name of a link, %2: its mass with its unit, %3: &quot;30 % of it along the joint axis&quot;</extracomment>
        <translation type="unfinished">%1：质量%2，重量%3</translation>
    </message>
    <message>
        <source>%1: mass %2, moment arm %3 (centre of mass %4 from the axis, %5)</source>
        <extracomment>%1: name of a link, %2: its mass, %3 and %4: lengths, all with units, %5: an angle</extracomment>
        <translation type="unfinished">%1：质量%2，力臂%3（质心距轴%4，%5）</translation>
    </message>
    <message>
        <source>to the centre of mass of %1: %2, %3, moment arm %4</source>
        <extracomment>%1: name of a link, %2 and %4: lengths with their unit, %3: &quot;30° above the horizontal&quot;</extracomment>
        <translation type="unfinished">到%1的质心：%2，%3，力臂%4</translation>
    </message>
    <message>
        <source>along %1: %2, %3, moment arm %4</source>
        <extracomment>%1: name of a link, %2 and %4: lengths with their unit, %3: &quot;30° above the horizontal&quot;</extracomment>
        <translation type="unfinished">沿%1：%2，%3，力臂%4</translation>
    </message>
    <message>
        <source>(%1 at %2)</source>
        <extracomment>%1: name of a joint, %2: its position with its unit</extracomment>
        <translation type="unfinished">（%1为%2）</translation>
    </message>
    <message>
        <source>its own acceleration: %1 times the inertia %2</source>
        <extracomment>of a joint; %1: its acceleration, %2: its inertia, both with their unit</extracomment>
        <translation type="unfinished">自身加速度：%1乘以惯量%2</translation>
    </message>
    <message>
        <source>acceleration of %1: %2 times the coupling inertia %3</source>
        <extracomment>%1: name of another joint, %2: its acceleration, %3: an inertia, both with their unit</extracomment>
        <translation type="unfinished">%1的加速度：%2乘以耦合惯量%3</translation>
    </message>
    <message>
        <source>%1 (%2) contributes %3 to the inertia</source>
        <extracomment>part of an inertia; %1: name of a link, %2: its mass, %3: its inertia, both with their unit</extracomment>
        <translation type="unfinished">%1 (%2)对惯量贡献%3</translation>
    </message>
    <message>
        <source>its inertia about its own centre of mass, %1</source>
        <translation type="unfinished">关于自身质心的惯量，%1</translation>
    </message>
    <message>
        <source>its mass %1 times the square of its distance %2 from the axis</source>
        <extracomment>of a link; %1: its mass, %2: a length, both with their unit</extracomment>
        <translation type="unfinished">质量%1乘以到轴的距离%2的平方</translation>
    </message>
    <message>
        <source>its mass %1 times its distances %2 from this axis and %3 from the axis of %4, times the cosine of the angle %5 between the two motions</source>
        <extracomment>of a link; %1: its mass, %2 and %3: lengths, %4: name of a joint, %5: angle of two directions</extracomment>
        <translation type="unfinished">质量%1乘以到该轴的距离%2和到%4的轴的距离%3，再乘以两种运动夹角%5的余弦</translation>
    </message>
    <message>
        <source>%1 rotates at %2</source>
        <extracomment>%1: name of a joint, %2: its velocity with its unit</extracomment>
        <translation type="unfinished">%1以%2转动</translation>
    </message>
    <message>
        <source>%1 at %2 together with %3 at %4</source>
        <extracomment>%1 and %3: names of joints, %2 and %4: their velocities with their units</extracomment>
        <translation type="unfinished">%1以%2运动，同时%3以%4运动</translation>
    </message>
    <message>
        <source>its rotational inertia about its own centre of mass</source>
        <translation type="unfinished">关于自身质心的转动惯量</translation>
    </message>
    <message>
        <source>its mass %1 times the velocity-dependent acceleration %2 of its centre of mass, times the cosine of the angle %3 between the acceleration and the joint axis</source>
        <extracomment>of a link; %1: its mass, %2: an acceleration, both with their unit, %3: an angle</extracomment>
        <translation type="unfinished">质量%1乘以质心的速度相关加速度%2，再乘以该加速度与关节轴夹角%3的余弦</translation>
    </message>
    <message>
        <source>its mass %1 times the velocity-dependent acceleration %2 of its centre of mass, times its distance %3 from the axis, times the cosine of the angle %4 between the acceleration and the motion about the axis</source>
        <extracomment>of a link; %1: its mass, %2: an acceleration, %3: a length, all with their unit, %4: an angle</extracomment>
        <translation type="unfinished">质量%1乘以质心的速度相关加速度%2，乘以到轴的距离%3，再乘以该加速度与绕轴运动夹角%4的余弦</translation>
    </message>
    <message>
        <source>acceleration of other joints</source>
        <translation type="unfinished">其他关节的加速度</translation>
    </message>
    <message>
        <source>centrifugal terms (squares of joint velocities)</source>
        <translation type="unfinished">离心项（关节速度的平方）</translation>
    </message>
    <message>
        <source>Coriolis terms (products of two joint velocities)</source>
        <translation type="unfinished">科氏项（两个关节速度之积）</translation>
    </message>
    <message>
        <source>joint friction</source>
        <translation type="unfinished">关节摩擦</translation>
    </message>
    <message>
        <source>rotor inertia: acceleration %1 times reflected inertia %2</source>
        <extracomment>%1: acceleration of a joint, %2: inertia of its rotor, both with their unit</extracomment>
        <translation type="unfinished">转子惯量：加速度%1乘以折算惯量%2</translation>
    </message>
    <message>
        <source>joint spring: deflection %1 times stiffness %2</source>
        <extracomment>%1: how far the spring is stretched, %2: its stiffness, both with their unit</extracomment>
        <translation type="unfinished">关节弹簧：变形%1乘以刚度%2</translation>
    </message>
    <message>
        <source>external forces</source>
        <translation type="unfinished">外力</translation>
    </message>
    <message>
        <source>viscous: coefficient %1 times velocity %2</source>
        <extracomment>viscous friction; %1: its coefficient, %2: velocity of the joint, both with their unit</extracomment>
        <translation type="unfinished">粘性：系数%1乘以速度%2</translation>
    </message>
    <message>
        <source>Coulomb, motion in the positive direction</source>
        <translation type="unfinished">库仑，沿正方向运动</translation>
    </message>
    <message>
        <source>Coulomb, motion in the negative direction</source>
        <translation type="unfinished">库仑，沿负方向运动</translation>
    </message>
    <message>
        <source>load on %1</source>
        <translation type="unfinished">%1上的载荷</translation>
    </message>
    <message>
        <source>a force of %1, %2</source>
        <extracomment>%1: a force with its unit, %2: &quot;30 % of it along the joint axis&quot;</extracomment>
        <translation type="unfinished">力%1，%2</translation>
    </message>
    <message>
        <source>a force of %1 with moment arm %2</source>
        <extracomment>%1: a force, %2: a length, both with their unit</extracomment>
        <translation type="unfinished">力%1，力臂%2</translation>
    </message>
    <message>
        <source>a moment about the axis</source>
        <translation type="unfinished">绕轴的力矩</translation>
    </message>
    <message>
        <source>mass</source>
        <translation type="unfinished">质量</translation>
    </message>
    <message>
        <source>gravity</source>
        <translation type="unfinished">重力</translation>
    </message>
    <message>
        <source>moment arm</source>
        <translation type="unfinished">力臂</translation>
    </message>
    <message>
        <source>component along the joint axis</source>
        <translation type="unfinished">沿关节轴的分量</translation>
    </message>
    <message>
        <source>length</source>
        <translation type="unfinished">长度</translation>
    </message>
    <message>
        <source>length perpendicular to the axis</source>
        <translation type="unfinished">垂直于轴的长度</translation>
    </message>
    <message>
        <source>angle above the horizontal</source>
        <translation type="unfinished">与水平面的夹角</translation>
    </message>
    <message>
        <source>angle between the axis and the vertical</source>
        <translation type="unfinished">轴与竖直方向的夹角</translation>
    </message>
    <message>
        <source>position</source>
        <translation type="unfinished">位置</translation>
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
        <translation type="unfinished">惯量</translation>
    </message>
    <message>
        <source>coefficient of the velocity product</source>
        <translation type="unfinished">速度乘积的系数</translation>
    </message>
    <message>
        <source>distance from the axis</source>
        <translation type="unfinished">到轴的距离</translation>
    </message>
    <message>
        <source>angle between the directions</source>
        <translation type="unfinished">两方向的夹角</translation>
    </message>
    <message>
        <source>acceleration of the centre of mass</source>
        <translation type="unfinished">质心加速度</translation>
    </message>
    <message>
        <source>viscous coefficient</source>
        <translation type="unfinished">粘性系数</translation>
    </message>
    <message>
        <source>reflected rotor inertia</source>
        <translation type="unfinished">转子折算惯量</translation>
    </message>
    <message>
        <source>stiffness</source>
        <translation type="unfinished">刚度</translation>
    </message>
    <message>
        <source>deflection from the rest position</source>
        <translation type="unfinished">相对自由位置的变形</translation>
    </message>
    <message>
        <source>force</source>
        <translation type="unfinished">力</translation>
    </message>
    <message>
        <source>moment</source>
        <extracomment>noun: of a force</extracomment>
        <translation type="unfinished">力矩</translation>
    </message>
    <message>
        <source>%1 on %2: %3</source>
        <extracomment>an external force; %1: a contact or a spring, %2: name of a link, %3: symbols of the force</extracomment>
        <translation type="unfinished">%2上的%1：%3</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <extracomment>an external force; %1: a contact or a spring, %2: name of a link</extracomment>
        <translation type="unfinished">%2上的%1</translation>
    </message>
    <message>
        <source>external forces (%1)</source>
        <translation type="unfinished">外力(%1)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: name of a quantity, %2: name of a joint</extracomment>
        <translation type="unfinished">%2的%1</translation>
    </message>
    <message>
        <source>%1 needs no force at this instant, because gravity, the motion and all other causes contribute nothing.</source>
        <translation type="unfinished">%1此刻不需要力，因为重力、运动和所有其他原因均无贡献。</translation>
    </message>
    <message>
        <source>%1 needs no torque at this instant, because gravity, the motion and all other causes contribute nothing.</source>
        <translation type="unfinished">%1此刻不需要力矩，因为重力、运动和所有其他原因均无贡献。</translation>
    </message>
    <message>
        <source>%1 of the total: %2.</source>
        <extracomment>%1: a percentage, %2: the largest cause (&quot;gravity on link_2, moment arm 0.3 m&quot;)</extracomment>
        <translation type="unfinished">占总量的%1：%2。</translation>
    </message>
    <message>
        <source>%1 of all contributions: %2. The contributions partly cancel: %3 %6 in the positive and %4 %6 in the negative direction leave %5 %6. The percentages are shares of the sum of the magnitudes, %7 %6; in an expanded row, of that row&apos;s sum.</source>
        <extracomment>%1: a percentage, %2: the largest cause (&quot;gravity on link_2, …&quot;), %3, %4, %5 and %7: torques, %6: unit</extracomment>
        <translation type="unfinished">占全部贡献的%1：%2。各项贡献部分抵消：正方向%3 %6，负方向%4 %6，剩余%5 %6。百分比为占各项大小之和%7 %6的份额；在展开的行中，为占该行之和的份额。</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>&amp;Open…</source>
        <extracomment>verb: open a file</extracomment>
        <translation type="unfinished">打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished">保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation type="unfinished">另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>E&amp;xport as URDF…</source>
        <translation type="unfinished">导出为URDF(&amp;X)…</translation>
    </message>
    <message>
        <source>Model Repor&amp;t…</source>
        <translation type="unfinished">模型报告(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished">退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished">撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished">重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished">取消(&amp;C)</translation>
    </message>
    <message>
        <source>Go to Read&amp;y Pose</source>
        <translation type="unfinished">转到准备位姿(&amp;Y)</translation>
    </message>
    <message>
        <source>Save &amp;Pose</source>
        <translation type="unfinished">保存位姿(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Translate</source>
        <extracomment>verb: move the end effector without rotating it</extracomment>
        <translation type="unfinished">平移(&amp;T)</translation>
    </message>
    <message>
        <source>R&amp;otate</source>
        <extracomment>verb: rotate the end effector</extracomment>
        <translation type="unfinished">旋转(&amp;O)</translation>
    </message>
    <message>
        <source>Rotate Joint &amp;Axis</source>
        <translation type="unfinished">旋转关节轴(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Build in 3D</source>
        <translation type="unfinished">三维构建(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Frame Selection</source>
        <translation type="unfinished">缩放到所选(&amp;F)</translation>
    </message>
    <message>
        <source>Frame &amp;All</source>
        <translation type="unfinished">缩放到全部(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Link Frames</source>
        <translation type="unfinished">连杆坐标系(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Centres of Mass</source>
        <translation type="unfinished">质心(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Joint Axes</source>
        <translation type="unfinished">关节轴(&amp;J)</translation>
    </message>
    <message>
        <source>Inertia &amp;Ellipsoid</source>
        <translation type="unfinished">惯性椭球(&amp;E)</translation>
    </message>
    <message>
        <source>Full Legen&amp;d</source>
        <extracomment>noun: all lines of the legend in the 3D view</extracomment>
        <translation type="unfinished">完整图例(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Reset Panels</source>
        <translation type="unfinished">重置面板(&amp;R)</translation>
    </message>
    <message>
        <source>Lo&amp;wer Panels</source>
        <extracomment>noun: the panels under the 3D view</extracomment>
        <translation type="unfinished">下方面板(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Presentation</source>
        <translation type="unfinished">演示(&amp;P)</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation type="unfinished">全屏(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Degrees</source>
        <translation type="unfinished">度(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Radians</source>
        <translation type="unfinished">弧度(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <extracomment>noun: theme of the operating system</extracomment>
        <translation type="unfinished">系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <extracomment>adjective: theme</extracomment>
        <translation type="unfinished">浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <extracomment>adjective: theme</extracomment>
        <translation type="unfinished">深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation type="unfinished">高对比度(&amp;H)</translation>
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
        <translation type="unfinished">放大文字(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Smaller Text</source>
        <translation type="unfinished">缩小文字(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation type="unfinished">键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Linkwright</source>
        <translation type="unfinished">关于Linkwright(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation type="unfinished">新建(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Examples…</source>
        <translation type="unfinished">示例(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation type="unfinished">设置(&amp;S)…</translation>
    </message>
    <message>
        <source>Mes&amp;hes…</source>
        <translation type="unfinished">网格(&amp;H)…</translation>
    </message>
    <message>
        <source>Reco&amp;ver Unsaved Work…</source>
        <translation type="unfinished">恢复未保存的工作(&amp;V)…</translation>
    </message>
</context>
<context>
    <name>WindowMenus</name>
    <message>
        <source>Modes</source>
        <extracomment>noun: tool bar with Build, Pose, Move, Explain, Simulate and Elastic</extracomment>
        <translation type="unfinished">模式</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>noun: name of a tool bar</extracomment>
        <translation type="unfinished">工具</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished">文件(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation type="unfinished">打开最近的文件(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished">编辑(&amp;E)</translation>
    </message>
    <message>
        <source>Copy Matri&amp;x</source>
        <translation type="unfinished">复制矩阵(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Links</source>
        <extracomment>noun: rigid bodies of the robot</extracomment>
        <translation type="unfinished">连杆(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>noun: menu of what is shown</extracomment>
        <translation type="unfinished">视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Mode</source>
        <extracomment>noun: menu with Build, Pose, Move, Explain, Simulate and Elastic</extracomment>
        <translation type="unfinished">模式(&amp;M)</translation>
    </message>
    <message>
        <source>Angle&amp;s</source>
        <translation type="unfinished">角度(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished">主题(&amp;T)</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation type="unfinished">语言(&amp;G)</translation>
    </message>
    <message>
        <source>Te&amp;xt Size</source>
        <translation type="unfinished">文字大小(&amp;X)</translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation type="unfinished">面板(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished">帮助(&amp;H)</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::AbilityPanel</name>
    <message>
        <source>Distance to Joint Limits</source>
        <translation type="unfinished">到关节限位的距离</translation>
    </message>
    <message>
        <source>No joint moves this end effector.</source>
        <translation type="unfinished">没有关节能移动该末端执行器。</translation>
    </message>
    <message>
        <source>Kinematics at this pose</source>
        <translation type="unfinished">该位姿下的运动学</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::AnswerFields</name>
    <message>
        <source>Your answer</source>
        <translation type="unfinished">作答</translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished">数值</translation>
    </message>
    <message>
        <source>A number, or a formula of numbers such as 9.81*0.25</source>
        <translation type="unfinished">一个数，或由数构成的公式，例如9.81*0.25</translation>
    </message>
    <message>
        <source>Right within %1 %</source>
        <translation type="unfinished">误差在%1 %以内为正确</translation>
    </message>
    <message>
        <source>Right within %1 %2</source>
        <extracomment>%1: a number, %2: its unit</extracomment>
        <translation type="unfinished">误差在%1 %2以内为正确</translation>
    </message>
    <message>
        <source>The vector is zero</source>
        <translation type="unfinished">该向量为零</translation>
    </message>
    <message>
        <source>Right within %1°. Drag the arrow, or turn it with the arrow keys; X, Y, Z point it along an axis, pressed again against it. Dashed, it points away from you.</source>
        <translation type="unfinished">误差在%1°以内为正确。拖动箭头，或用方向键转动；按X、Y、Z使其沿轴，再按一次则反向。虚线表示箭头背离观察者。</translation>
    </message>
    <message>
        <source>x %1, y %2, z %3</source>
        <extracomment>components of a unit vector</extracomment>
        <translation type="unfinished">x %1，y %2，z %3</translation>
    </message>
    <message>
        <source>right</source>
        <translation type="unfinished">正确</translation>
    </message>
    <message>
        <source>not right</source>
        <translation type="unfinished">不正确</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::AskForm</name>
    <message>
        <source>Which question</source>
        <translation type="unfinished">选择问题</translation>
    </message>
    <message>
        <source>Add Question</source>
        <translation type="unfinished">添加问题</translation>
    </message>
    <message>
        <source>Ask for one more thing in this step</source>
        <translation type="unfinished">在该步骤中再问一项</translation>
    </message>
    <message>
        <source>Remove Question</source>
        <translation type="unfinished">删除问题</translation>
    </message>
    <message>
        <source>Take this question out</source>
        <translation type="unfinished">删去该问题</translation>
    </message>
    <message>
        <source>Name of the answer in formulas</source>
        <translation type="unfinished">答案在公式中的名称</translation>
    </message>
    <message>
        <source>The name of the answer in formulas and texts: letters, digits and _</source>
        <translation type="unfinished">答案在公式和文本中的名称：字母、数字和_</translation>
    </message>
    <message>
        <source>Name in formulas:</source>
        <translation type="unfinished">公式中的名称：</translation>
    </message>
    <message>
        <source>Value that is asked for</source>
        <translation type="unfinished">所问的值</translation>
    </message>
    <message>
        <source>The live value that is asked for, such as tau.joint_1</source>
        <translation type="unfinished">所问的实时值，例如tau.joint_1</translation>
    </message>
    <message>
        <source>Value:</source>
        <translation type="unfinished">值：</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished">单位</translation>
    </message>
    <message>
        <source>Unit:</source>
        <translation type="unfinished">单位：</translation>
    </message>
    <message>
        <source>How near is right</source>
        <translation type="unfinished">判为正确的接近程度</translation>
    </message>
    <message>
        <source>How the tolerance is meant</source>
        <translation type="unfinished">容差的含义</translation>
    </message>
    <message>
        <source>in the unit</source>
        <translation type="unfinished">以该单位计</translation>
    </message>
    <message>
        <source>% of the right number</source>
        <translation type="unfinished">正确数值的%</translation>
    </message>
    <message>
        <source>Right within:</source>
        <translation type="unfinished">容差：</translation>
    </message>
    <message>
        <source>Options, one a line</source>
        <translation type="unfinished">选项，每行一个</translation>
    </message>
    <message>
        <source>One option a line, with * before each one that is right</source>
        <translation type="unfinished">每行一个选项，正确的选项前加*</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation type="unfinished">选项：</translation>
    </message>
    <message>
        <source>The options are in another order each time</source>
        <translation type="unfinished">选项每次以不同的顺序出现</translation>
    </message>
    <message>
        <source>In formulas, 1 where it is chosen: %1</source>
        <extracomment>%1: names of options of a choice, with commas</extracomment>
        <translation type="unfinished">在公式中，选中时为1：%1</translation>
    </message>
    <message>
        <source>Question %1</source>
        <extracomment>%1: name of a question</extracomment>
        <translation type="unfinished">问题%1</translation>
    </message>
    <message>
        <source>Right within (°):</source>
        <translation type="unfinished">容差(°)：</translation>
    </message>
    <message>
        <source>The solution is computed from the model.</source>
        <translation type="unfinished">解由模型计算得到。</translation>
    </message>
    <message>
        <source>The right answer here is %1, computed from the model.</source>
        <extracomment>%1: a number with its unit</extracomment>
        <translation type="unfinished">此处的正确答案为%1，由模型计算得到。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::AuthorBar</name>
    <message>
        <source>Lesson Being Written</source>
        <translation type="unfinished">编写中的课程</translation>
    </message>
    <message>
        <source>New Step</source>
        <translation type="unfinished">新建步骤</translation>
    </message>
    <message>
        <source>Add a step that begins with what this window shows</source>
        <translation type="unfinished">添加一个步骤，以本窗口所显示的内容开始</translation>
    </message>
    <message>
        <source>Set Beginning</source>
        <translation type="unfinished">设置起始</translation>
    </message>
    <message>
        <source>The step begins with what this window shows</source>
        <translation type="unfinished">该步骤以本窗口所显示的内容开始</translation>
    </message>
    <message>
        <source>Set Solution</source>
        <translation type="unfinished">设置解</translation>
    </message>
    <message>
        <source>What this window shows is the solution of the step</source>
        <translation type="unfinished">将本窗口所显示的内容作为该步骤的解</translation>
    </message>
    <message>
        <source>Show Beginning</source>
        <extracomment>verb: bring the window to the beginning of a step</extracomment>
        <translation type="unfinished">显示起始</translation>
    </message>
    <message>
        <source>Bring this window to where the step begins</source>
        <translation type="unfinished">将本窗口恢复到该步骤的起始</translation>
    </message>
    <message>
        <source>Lesson Editor</source>
        <translation type="unfinished">课程编辑器</translation>
    </message>
    <message>
        <source>Bring the window of the lesson to the front</source>
        <translation type="unfinished">将课程窗口置于最前</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::BeamForm</name>
    <message>
        <source>Rectangle</source>
        <translation type="unfinished">矩形</translation>
    </message>
    <message>
        <source>Circle</source>
        <extracomment>noun: section of a beam</extracomment>
        <translation type="unfinished">圆形</translation>
    </message>
    <message>
        <source>Tube</source>
        <translation type="unfinished">圆管</translation>
    </message>
    <message>
        <source>Custom values</source>
        <translation type="unfinished">自定义值</translation>
    </message>
    <message>
        <source>Shape of the section</source>
        <translation type="unfinished">截面形状</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>noun: cross-section of a beam</extracomment>
        <translation type="unfinished">截面</translation>
    </message>
    <message>
        <source>Width (y)</source>
        <translation type="unfinished">宽度(y)</translation>
    </message>
    <message>
        <source>Width of the section along the beam&apos;s y axis</source>
        <translation type="unfinished">截面沿梁的y轴的宽度</translation>
    </message>
    <message>
        <source>Height (z)</source>
        <translation type="unfinished">高度(z)</translation>
    </message>
    <message>
        <source>Height of the section along the beam&apos;s z axis</source>
        <translation type="unfinished">截面沿梁的z轴的高度</translation>
    </message>
    <message>
        <source>Diameter</source>
        <translation type="unfinished">直径</translation>
    </message>
    <message>
        <source>Diameter of the section</source>
        <translation type="unfinished">截面直径</translation>
    </message>
    <message>
        <source>Outer diameter of the tube</source>
        <translation type="unfinished">圆管外径</translation>
    </message>
    <message>
        <source>Wall</source>
        <extracomment>noun: thickness of the wall of a tube</extracomment>
        <translation type="unfinished">壁厚</translation>
    </message>
    <message>
        <source>Wall thickness of the tube</source>
        <translation type="unfinished">圆管壁厚</translation>
    </message>
    <message>
        <source>Area A</source>
        <translation type="unfinished">面积A</translation>
    </message>
    <message>
        <source>Area of the section</source>
        <translation type="unfinished">截面面积</translation>
    </message>
    <message>
        <source>I_y</source>
        <translation type="unfinished">I_y</translation>
    </message>
    <message>
        <source>Second moment of area about y, for deflection along z</source>
        <translation type="unfinished">对y轴的惯性矩，用于沿z的挠度</translation>
    </message>
    <message>
        <source>I_z</source>
        <translation type="unfinished">I_z</translation>
    </message>
    <message>
        <source>Second moment of area about z, for deflection along y</source>
        <translation type="unfinished">对z轴的惯性矩，用于沿y的挠度</translation>
    </message>
    <message>
        <source>J</source>
        <translation type="unfinished">J</translation>
    </message>
    <message>
        <source>Torsion constant of the section</source>
        <translation type="unfinished">截面扭转常数</translation>
    </message>
    <message>
        <source>Shear factor</source>
        <translation type="unfinished">剪切系数</translation>
    </message>
    <message>
        <source>Shear correction factor for shifted integration</source>
        <translation type="unfinished">移位积分的剪切修正系数</translation>
    </message>
    <message>
        <source>Material of the beam</source>
        <translation type="unfinished">梁的材料</translation>
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
        <translation type="unfinished">杨氏模量</translation>
    </message>
    <message>
        <source>G</source>
        <extracomment>symbol: shear modulus</extracomment>
        <translation type="unfinished">G</translation>
    </message>
    <message>
        <source>Shear modulus</source>
        <translation type="unfinished">剪切模量</translation>
    </message>
    <message>
        <source>Density</source>
        <translation type="unfinished">密度</translation>
    </message>
    <message>
        <source>Density of the beam, used only if the link has no mass</source>
        <translation type="unfinished">梁的密度，仅当连杆没有质量时使用</translation>
    </message>
    <message>
        <source>Elements</source>
        <extracomment>noun: number of finite elements of a beam</extracomment>
        <translation type="unfinished">单元</translation>
    </message>
    <message>
        <source>Number of elements of equal length</source>
        <translation type="unfinished">等长单元的个数</translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished">类型</translation>
    </message>
    <message>
        <source>Element type</source>
        <translation type="unfinished">单元类型</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation type="unfinished">质量</translation>
    </message>
    <message>
        <source>Distribution of mass among the nodes</source>
        <translation type="unfinished">质量在节点间的分布</translation>
    </message>
    <message>
        <source>Mass distribution</source>
        <translation type="unfinished">质量分布</translation>
    </message>
    <message>
        <source>Tip of the beam, in the link frame</source>
        <translation type="unfinished">梁的末端，在连杆坐标系中</translation>
    </message>
    <message>
        <source>%1 of the beam&apos;s tip</source>
        <translation type="unfinished">梁末端的%1</translation>
    </message>
    <message>
        <source>Tip of the beam</source>
        <translation type="unfinished">梁的末端</translation>
    </message>
    <message>
        <source>A = %1&#xa0;mm², I_y = %2&#xa0;mm⁴, I_z = %3&#xa0;mm⁴, J = %4&#xa0;mm⁴</source>
        <extracomment>section of a beam; %1: area, %2 and %3: second moments of area, %4: torsion constant</extracomment>
        <translation type="unfinished">A = %1&#xa0;mm²，I_y = %2&#xa0;mm⁴，I_z = %3&#xa0;mm⁴，J = %4&#xa0;mm⁴</translation>
    </message>
    <message>
        <source>The beam has no length. Enter the position of its tip.</source>
        <translation type="unfinished">梁没有长度。输入其末端的位置。</translation>
    </message>
    <message>
        <source>E&#xa0;I_y = %1&#xa0;N&#xa0;m², E&#xa0;I_z = %2&#xa0;N&#xa0;m², E&#xa0;A = %3</source>
        <extracomment>stiffness of a beam; %1 and %2: in bending, %3: axial, with its unit</extracomment>
        <translation type="unfinished">E&#xa0;I_y = %1&#xa0;N&#xa0;m²，E&#xa0;I_z = %2&#xa0;N&#xa0;m²，E&#xa0;A = %3</translation>
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
        <translation type="unfinished">长%1&#xa0;m，%2&#xa0;kg（连杆质量）</translation>
    </message>
    <message>
        <source>%1&#xa0;m long, %2&#xa0;kg (from the density)</source>
        <extracomment>a beam; %1: its length, %2: its mass, which follows from the density</extracomment>
        <translation type="unfinished">长%1&#xa0;m，%2&#xa0;kg（由密度得到）</translation>
    </message>
    <message>
        <source>lowest natural frequencies as a cantilever: %1&#xa0;Hz along y, %2&#xa0;Hz along z</source>
        <extracomment>a beam; %1 and %2: its natural frequencies along y and z</extracomment>
        <translation type="unfinished">作为悬臂梁的最低固有频率：沿y为%1&#xa0;Hz，沿z为%2&#xa0;Hz</translation>
    </message>
    <message>
        <source>no natural frequencies, because the beam has no mass</source>
        <translation type="unfinished">没有固有频率，因为梁没有质量</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::BeginForm</name>
    <message>
        <source>Panels that the step shows</source>
        <translation type="unfinished">该步骤显示的面板</translation>
    </message>
    <message>
        <source>Values and panels that are hidden until the step is right</source>
        <translation type="unfinished">在步骤正确之前隐藏的值和面板</translation>
    </message>
    <message>
        <source>What the student cannot change in this step</source>
        <translation type="unfinished">学生在该步骤中不能更改的内容</translation>
    </message>
    <message>
        <source>Set &amp;Beginning</source>
        <translation type="unfinished">设置起始(&amp;B)</translation>
    </message>
    <message>
        <source>Take robot, state, mode, panels, camera and walk from the window as it is now</source>
        <translation type="unfinished">从窗口当前内容取得机器人、状态、模式、面板、相机和推演</translation>
    </message>
    <message>
        <source>Panels:</source>
        <translation type="unfinished">面板：</translation>
    </message>
    <message>
        <source>Hidden until right:</source>
        <translation type="unfinished">正确前隐藏：</translation>
    </message>
    <message>
        <source>Locked:</source>
        <translation type="unfinished">锁定：</translation>
    </message>
    <message>
        <source>Panels in front; a ring marks the first one</source>
        <translation type="unfinished">置于前面的面板；圆圈标记第一个</translation>
    </message>
    <message>
        <source>Values such as tau.joint_1 that show a question mark until the step is right, and panels</source>
        <translation type="unfinished">在步骤正确之前显示为问号的值（如tau.joint_1）以及面板</translation>
    </message>
    <message>
        <source>Robot:</source>
        <translation type="unfinished">机器人：</translation>
    </message>
    <message>
        <source>Mode:</source>
        <translation type="unfinished">模式：</translation>
    </message>
    <message>
        <source>Camera:</source>
        <translation type="unfinished">相机：</translation>
    </message>
    <message>
        <source>Time (s):</source>
        <translation type="unfinished">时间(s)：</translation>
    </message>
    <message>
        <source>Pose:</source>
        <translation type="unfinished">位姿：</translation>
    </message>
    <message>
        <source>Positions:</source>
        <translation type="unfinished">位置：</translation>
    </message>
    <message>
        <source>Velocities:</source>
        <translation type="unfinished">速度：</translation>
    </message>
    <message>
        <source>Accelerations:</source>
        <translation type="unfinished">加速度：</translation>
    </message>
    <message>
        <source>Recursion:</source>
        <translation type="unfinished">递推：</translation>
    </message>
    <message>
        <source>Mistakes:</source>
        <translation type="unfinished">错误：</translation>
    </message>
    <message>
        <source>Selection:</source>
        <translation type="unfinished">选择：</translation>
    </message>
    <message>
        <source>The robot as the lesson has it.</source>
        <translation type="unfinished">课程中的机器人。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::BendingPanel</name>
    <message>
        <source>Elastic link</source>
        <translation type="unfinished">弹性连杆</translation>
    </message>
    <message>
        <source>Choose the elastic link whose diagrams are shown</source>
        <translation type="unfinished">选择要显示其内力图的弹性连杆</translation>
    </message>
    <message>
        <source>Shear V</source>
        <translation type="unfinished">剪力V</translation>
    </message>
    <message>
        <source>Show the shear force at each section in a separate diagram</source>
        <translation type="unfinished">在单独的图中显示各截面的剪力</translation>
    </message>
    <message>
        <source>Axial N</source>
        <translation type="unfinished">轴力N</translation>
    </message>
    <message>
        <source>Show the axial force along the link, positive in tension</source>
        <translation type="unfinished">显示沿连杆的轴力，受拉为正</translation>
    </message>
    <message>
        <source>Torsion T</source>
        <translation type="unfinished">扭矩T</translation>
    </message>
    <message>
        <source>Show the torsional moment together with the bending moments</source>
        <translation type="unfinished">将扭矩与弯矩一起显示</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>noun: a rigid body of the robot</extracomment>
        <translation type="unfinished">连杆</translation>
    </message>
    <message>
        <source>Force and moment that the outer part of the link exerts on the inner part at each section. Moments are about the deformed centre line. Components are in the frame of the link&apos;s root, with x along the undeformed link. The section&apos;s up direction is in the plane of x and z.</source>
        <translation type="unfinished">各截面处连杆外侧部分对内侧部分的力和力矩。力矩关于变形后的中心线。分量在连杆根部的坐标系中，x沿未变形的连杆。截面的向上方向位于x与z的平面内。</translation>
    </message>
    <message>
        <source>Bending moment along the link</source>
        <translation type="unfinished">沿连杆的弯矩</translation>
    </message>
    <message>
        <source>Shear and axial force along the link</source>
        <translation type="unfinished">沿连杆的剪力和轴力</translation>
    </message>
    <message>
        <source>Deflection along the link</source>
        <translation type="unfinished">沿连杆的挠度</translation>
    </message>
    <message>
        <source>No elastic links yet. Tick one under “Elastic Links” in the Passive Joints and Elastic Links panel to see its bending moment here.</source>
        <translation type="unfinished">尚无弹性连杆。在“被动关节与弹性连杆”面板的“弹性连杆”下勾选一个，可在此查看其弯矩。</translation>
    </message>
    <message>
        <source>The selected link is not part of this analysis. Select another link.</source>
        <translation type="unfinished">所选连杆不在本次分析中。选择另一个连杆。</translation>
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
        <translation type="unfinished">根部%1 N m</translation>
    </message>
    <message>
        <source>± maximum</source>
        <translation type="unfinished">±最大值</translation>
    </message>
    <message>
        <source>Position along the link (%1)</source>
        <translation type="unfinished">沿连杆的位置(%1)</translation>
    </message>
    <message>
        <source>Moment (N m)</source>
        <translation type="unfinished">力矩(N m)</translation>
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
        <translation type="unfinished">力(N)</translation>
    </message>
    <message>
        <source>along y</source>
        <translation type="unfinished">沿y</translation>
    </message>
    <message>
        <source>along z</source>
        <translation type="unfinished">沿z</translation>
    </message>
    <message>
        <source>Deflection (%1)</source>
        <translation type="unfinished">挠度(%1)</translation>
    </message>
    <message>
        <source>At t = %1 s, the bending moment at the root is |M| = %2 N m. The tip deflection is %3 (%4 % of the length).</source>
        <extracomment>%1: time, %2: moment, %3: deflection with its unit, %4: share of the length of the link</extracomment>
        <translation type="unfinished">t = %1 s时，根部弯矩为|M| = %2 N m。末端挠度为%3（长度的%4 %）。</translation>
    </message>
    <message>
        <source>Over the whole run, the largest bending moment is %1 N m and the largest tip deflection is %2.</source>
        <extracomment>%1: bending moment, %2: deflection with its unit</extracomment>
        <translation type="unfinished">全过程中，最大弯矩为%1 N m，最大末端挠度为%2。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::BoundsForm</name>
    <message>
        <source>must be greater than 0</source>
        <translation type="unfinished">必须大于0</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation type="unfinished">速度</translation>
    </message>
    <message>
        <source>Percentage of the velocity limits used by minimum-time segments</source>
        <translation type="unfinished">最短时间段所用的速度限值百分比</translation>
    </message>
    <message>
        <source>Percentage of the velocity limits</source>
        <translation type="unfinished">速度限值的百分比</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation type="unfinished">加速度</translation>
    </message>
    <message>
        <source>Acceleration limit of %1</source>
        <translation type="unfinished">%1的加速度限值</translation>
    </message>
    <message>
        <source>Jerk</source>
        <extracomment>noun: derivative of the acceleration</extracomment>
        <translation type="unfinished">加加速度</translation>
    </message>
    <message>
        <source>Jerk limit of %1</source>
        <translation type="unfinished">%1的加加速度限值</translation>
    </message>
    <message>
        <source>Acceleration and jerk limits</source>
        <translation type="unfinished">加速度与加加速度限值</translation>
    </message>
    <message>
        <source>These limits determine the minimum times. The timeline is red where the motion exceeds an acceleration limit.</source>
        <translation type="unfinished">这些限值决定最短时间。运动超出加速度限值处，时间轴显示为红色。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::BuildTools</name>
    <message>
        <source>Length of %1</source>
        <translation type="unfinished">%1的长度</translation>
    </message>
    <message>
        <source>Axis of %1</source>
        <translation type="unfinished">%1的轴</translation>
    </message>
    <message>
        <source>Orientation of %1</source>
        <translation type="unfinished">%1的姿态</translation>
    </message>
    <message>
        <source>Origin of %1</source>
        <translation type="unfinished">%1的原点</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::CheckFlow</name>
    <message>
        <source>Check My Values</source>
        <translation type="unfinished">检查我的数值</translation>
    </message>
    <message>
        <source>Open My Table</source>
        <translation type="unfinished">打开我的表格</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt);;All files (*)</source>
        <translation type="unfinished">表格(*.csv *.txt);;所有文件(*)</translation>
    </message>
    <message>
        <source>Save Template</source>
        <translation type="unfinished">保存模板</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished">表格(*.csv)</translation>
    </message>
    <message>
        <source>The template was not saved: %1.</source>
        <translation type="unfinished">模板未保存：%1。</translation>
    </message>
    <message>
        <source>Template saved: %1</source>
        <translation type="unfinished">模板已保存：%1</translation>
    </message>
    <message>
        <source>Variant of %1</source>
        <extracomment>undo step; %1: id of a student</extracomment>
        <translation type="unfinished">%1的变体</translation>
    </message>
    <message>
        <source>Robot and state are those of the variant of %1. Undo brings yours back.</source>
        <extracomment>%1: id of a student</extracomment>
        <translation type="unfinished">机器人和状态为%1的变体。撤销可恢复原来的机器人和状态。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::CheckPanel</name>
    <message>
        <source>Did you work out the recursion yourself? Open your numbers as a CSV file: one row per quantity, with the columns link, quantity, v0, v1, … as in the template. Linkwright compares them with its results for the robot&apos;s current state. You can also drop the file on the window.</source>
        <translation type="unfinished">是否已自行完成递推计算？将所得数值以CSV文件打开：每个量一行，列为link、quantity、v0、v1、…，与模板相同。Linkwright将其与机器人当前状态的结果比较。也可将文件拖放到窗口上。</translation>
    </message>
    <message>
        <source>Show differences &amp;only</source>
        <translation type="unfinished">仅显示差异(&amp;O)</translation>
    </message>
    <message>
        <source>Rows of my table</source>
        <translation type="unfinished">我的表格的各行</translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>noun: line of the file</extracomment>
        <translation type="unfinished">行</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>noun: a rigid body of the robot</extracomment>
        <translation type="unfinished">连杆</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation type="unfinished">量</translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished">结果</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>pronoun: the value of the table that is checked</extracomment>
        <translation type="unfinished">我的值</translation>
    </message>
    <message>
        <source>Linkwright</source>
        <translation type="unfinished">Linkwright</translation>
    </message>
    <message>
        <source>O&amp;pen My Table…</source>
        <translation type="unfinished">打开我的表格(&amp;P)…</translation>
    </message>
    <message>
        <source>Save &amp;Template…</source>
        <translation type="unfinished">保存模板(&amp;T)…</translation>
    </message>
    <message>
        <source>Save a table of this robot with the state filled in and all other values empty</source>
        <translation type="unfinished">保存该机器人的表格，其中填好状态，其他值均为空</translation>
    </message>
    <message>
        <source>Take Student&apos;s &amp;Variant…</source>
        <translation type="unfinished">采用学生变体(&amp;V)…</translation>
    </message>
    <message>
        <source>Put the robot and the state of a student&apos;s variant of an exercise in place</source>
        <translation type="unfinished">载入练习中某个学生变体的机器人和状态</translation>
    </message>
    <message>
        <source>Could not read “%1” as a table of results.</source>
        <translation type="unfinished">无法将“%1”作为结果表格读取。</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <extracomment>noun: a line of a file; %1: its number, %2: what is wrong there</extracomment>
        <translation type="unfinished">第%1行：%2</translation>
    </message>
    <message>
        <source>Values that you have not stepped to yet are hidden while you predict.</source>
        <translation type="unfinished">预测期间，尚未到达的步骤的值被隐藏。</translation>
    </message>
    <message>
        <source>%1: %2 rows are hidden while you predict.</source>
        <extracomment>%1: name of a file, %2: number of rows</extracomment>
        <translation type="unfinished">%1：预测期间隐藏%2行。</translation>
    </message>
    <message>
        <source>%1: %2 rows agree, %3 differ, %4 were not found; %5 quantities of the recursion are not in the table.</source>
        <extracomment>%1: name of a file, %2 to %5: numbers of rows and quantities</extracomment>
        <translation type="unfinished">%1：%2行一致，%3行不同，%4行未找到；递推中有%5个量不在表格中。</translation>
    </message>
    <message>
        <source>The selected row is marked by a dashed frame in the Table panel and by a dashed arrow in the 3D view.</source>
        <translation type="unfinished">所选行在“表格”面板中以虚线框标记，在三维视图中以虚线箭头标记。</translation>
    </message>
    <message>
        <source>hidden while you predict</source>
        <translation type="unfinished">预测期间隐藏</translation>
    </message>
    <message>
        <source>%1, the first difference</source>
        <translation type="unfinished">%1，第一处差异</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>%1: result of a row of a checked table, %2: a remark about the row</extracomment>
        <translation type="unfinished">%1；%2</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ClassDialog</name>
    <message>
        <source>Progress of a Class</source>
        <translation type="unfinished">班级进度</translation>
    </message>
    <message>
        <source>Steps that are right, of those that ask for something</source>
        <translation type="unfinished">有提问的步骤中已正确的步骤</translation>
    </message>
    <message>
        <source>Wrong answers, the most frequent first</source>
        <translation type="unfinished">错误答案，最常见的在前</translation>
    </message>
    <message>
        <source>Save &amp;Students…</source>
        <translation type="unfinished">保存学生(&amp;S)…</translation>
    </message>
    <message>
        <source>Save &amp;Wrong Answers…</source>
        <translation type="unfinished">保存错误答案(&amp;W)…</translation>
    </message>
    <message>
        <source>Student</source>
        <translation type="unfinished">学生</translation>
    </message>
    <message>
        <source>Students and lessons</source>
        <translation type="unfinished">学生与课程</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>steps: done / all</extracomment>
        <translation type="unfinished">%1 / %2</translation>
    </message>
    <message>
        <source>Wrong answers by number</source>
        <translation type="unfinished">按编号列出的错误答案</translation>
    </message>
    <message>
        <source>times</source>
        <translation type="unfinished">次数</translation>
    </message>
    <message>
        <source>Wrong answers</source>
        <extracomment>heads of a table: the number of a bar in the plot, where, what was said, how often, by how many</extracomment>
        <translation type="unfinished">错误答案</translation>
    </message>
    <message>
        <source>No.</source>
        <translation type="unfinished">编号</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation type="unfinished">课程</translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished">步骤</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation type="unfinished">反馈</translation>
    </message>
    <message>
        <source>Times</source>
        <translation type="unfinished">次数</translation>
    </message>
    <message>
        <source>Students</source>
        <translation type="unfinished">学生数</translation>
    </message>
    <message>
        <source>(none of its own)</source>
        <translation type="unfinished">（无专属反馈）</translation>
    </message>
    <message>
        <source>The table could not be saved:</source>
        <translation type="unfinished">无法保存表格：</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ClassForm</name>
    <message>
        <source>List of students</source>
        <translation type="unfinished">学生名单</translation>
    </message>
    <message>
        <source>A CSV file with a column id and, if you like, a column name</source>
        <translation type="unfinished">CSV文件，含id列，也可含name列</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation type="unfinished">选择(&amp;H)…</translation>
    </message>
    <message>
        <source>Choose the file of the list</source>
        <translation type="unfinished">选择名单文件</translation>
    </message>
    <message>
        <source>Students:</source>
        <translation type="unfinished">学生：</translation>
    </message>
    <message>
        <source>Secret:</source>
        <translation type="unfinished">密钥：</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <extracomment>noun: a line of a file; %1: its number, %2: what is wrong there</extracomment>
        <translation type="unfinished">第%1行：%2</translation>
    </message>
    <message>
        <source>Open List of Students</source>
        <translation type="unfinished">打开学生名单</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <translation type="unfinished">表格(*.csv);;所有文件(*)</translation>
    </message>
    <message>
        <source>Choose the list of your students first.</source>
        <translation type="unfinished">先选择学生名单。</translation>
    </message>
    <message>
        <source>Without a list, variants of three made-up students are shown.</source>
        <translation type="unfinished">没有名单时，显示三名虚构学生的变体。</translation>
    </message>
    <message numerus="yes">
        <source>%n students</source>
        <translation type="unfinished">
            <numerusform>%n名学生</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>linkwright::ui::CompareColumn</name>
    <message>
        <source>You Are Here</source>
        <translation type="unfinished">当前位置</translation>
    </message>
    <message>
        <source>Step Through</source>
        <translation type="unfinished">逐步进行</translation>
    </message>
    <message>
        <source>Step through this formulation: %1</source>
        <translation type="unfinished">逐步进行该表述：%1</translation>
    </message>
    <message>
        <source>no separate step, because the quantity follows from this value</source>
        <translation type="unfinished">没有单独的步骤，因为该量由此值得出</translation>
    </message>
    <message>
        <source>to be predicted</source>
        <translation type="unfinished">待预测</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ComparePanel</name>
    <message>
        <source>Symbols</source>
        <translation type="unfinished">符号</translation>
    </message>
    <message>
        <source>Notation of the symbols</source>
        <translation type="unfinished">符号的记号</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>noun: the publication that a formulation comes from</extracomment>
        <translation type="unfinished">来源</translation>
    </message>
    <message>
        <source>Craig, Luh</source>
        <translation type="unfinished">Craig、Luh</translation>
    </message>
    <message>
        <source>Featherstone</source>
        <translation type="unfinished">Featherstone</translation>
    </message>
    <message>
        <source>Lynch and Park</source>
        <translation type="unfinished">Lynch和Park</translation>
    </message>
    <message>
        <source>Show the non-recursive form as a fourth column</source>
        <translation type="unfinished">以第四列显示非递推形式</translation>
    </message>
    <message>
        <source>Agreement of the formulations</source>
        <translation type="unfinished">各表述的一致性</translation>
    </message>
    <message>
        <source>Formulations side by side</source>
        <translation type="unfinished">各表述并列</translation>
    </message>
    <message>
        <source>No step yet. Start stepping through the recursion to see the matching step of each formulation.</source>
        <translation type="unfinished">尚无步骤。开始逐步进行递推，可查看各表述中对应的步骤。</translation>
    </message>
    <message>
        <source>Matching steps</source>
        <translation type="unfinished">对应的步骤</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ConstructWorkspace</name>
    <message>
        <source>&amp;Build</source>
        <extracomment>verb: the mode in which robots are built</extracomment>
        <translation type="unfinished">构建(&amp;B)</translation>
    </message>
    <message>
        <source>Mechanism</source>
        <translation type="unfinished">机构</translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished">历史</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation type="unfinished">属性</translation>
    </message>
    <message>
        <source>DH Table</source>
        <translation type="unfinished">DH参数表</translation>
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
        <translation type="unfinished">法向力fₙ</translation>
    </message>
    <message>
        <source>Friction fₜ</source>
        <translation type="unfinished">摩擦力fₜ</translation>
    </message>
    <message>
        <source>Gap</source>
        <extracomment>noun: distance of a contact point from its surface</extracomment>
        <translation type="unfinished">间隙</translation>
    </message>
    <message>
        <source>Slip speed</source>
        <translation type="unfinished">滑动速率</translation>
    </message>
    <message>
        <source>Why this normal force?</source>
        <translation type="unfinished">为什么是这个法向力？</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished">未知</translation>
    </message>
    <message>
        <source>creeps (cannot stick with regularised friction)</source>
        <translation type="unfinished">蠕滑（正则化摩擦下不能粘滞）</translation>
    </message>
    <message>
        <source>Contact %1: %2</source>
        <extracomment>%1: name of a contact, %2: its mode (&quot;sticks&quot;)</extracomment>
        <translation type="unfinished">接触%1：%2</translation>
    </message>
    <message>
        <source>%1 (the surface pulls)</source>
        <translation type="unfinished">%1（表面产生拉力）</translation>
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
        <translation type="unfinished">—（无接触）</translation>
    </message>
    <message>
        <source>%1 m/s</source>
        <translation type="unfinished">%1 m/s</translation>
    </message>
    <message>
        <source>No friction without contact.</source>
        <translation type="unfinished">没有接触就没有摩擦。</translation>
    </message>
    <message>
        <source>Slip margin %1: friction is %2, and its limit is %3.</source>
        <extracomment>forces; %1: how much more friction could take, %2: friction now, %3: its limit</extracomment>
        <translation type="unfinished">滑动裕度%1：摩擦力为%2，其极限为%3。</translation>
    </message>
    <message>
        <source>Slip margin %1: friction is %2 of the available %3 (K&#xa0;|fₙ|).</source>
        <extracomment>forces; %1: how much more friction could take, %2: friction now, %3: its limit</extracomment>
        <translation type="unfinished">滑动裕度%1：摩擦力为%2，可用摩擦力为%3 (K&#xa0;|fₙ|)。</translation>
    </message>
    <message>
        <source>No contact, so no normal force</source>
        <translation type="unfinished">没有接触，因此没有法向力</translation>
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
        <translation type="unfinished">只有这些点接触其表面。机器人的其他部分会穿过表面。</translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished">添加</translation>
    </message>
    <message>
        <source>Add a contact between the end effector and a horizontal plane at the end effector&apos;s height</source>
        <translation type="unfinished">在末端执行器与其所在高度的水平面之间添加接触</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished">删除</translation>
    </message>
    <message>
        <source>Remove the selected contact</source>
        <translation type="unfinished">删除所选接触</translation>
    </message>
    <message>
        <source>Name of the contact</source>
        <translation type="unfinished">接触的名称</translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished">名称</translation>
    </message>
    <message>
        <source>Link in contact</source>
        <translation type="unfinished">接触的连杆</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>noun: link that the contact belongs to</extracomment>
        <translation type="unfinished">连杆</translation>
    </message>
    <message>
        <source>Link of the contact</source>
        <translation type="unfinished">接触所属连杆</translation>
    </message>
    <message>
        <source>Point, in the link frame</source>
        <translation type="unfinished">点，在连杆坐标系中</translation>
    </message>
    <message>
        <source>%1 of the contact point</source>
        <translation type="unfinished">接触点的%1</translation>
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
        <translation type="unfinished">滑动摩擦系数K</translation>
    </message>
    <message>
        <source>Friction of the contact</source>
        <translation type="unfinished">接触的摩擦</translation>
    </message>
    <message>
        <source>Static</source>
        <extracomment>adjective: the coefficient of static friction</extracomment>
        <translation type="unfinished">静摩擦</translation>
    </message>
    <message>
        <source>Coefficient of static friction, for stick-slip</source>
        <translation type="unfinished">静摩擦系数，用于粘滑</translation>
    </message>
    <message>
        <source>Static friction of the contact</source>
        <translation type="unfinished">接触的静摩擦</translation>
    </message>
    <message>
        <source>must be at least the coefficient of sliding friction, K</source>
        <translation type="unfinished">必须不小于滑动摩擦系数K</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation type="unfinished">表面</translation>
    </message>
    <message>
        <source>A contact needs a name.</source>
        <translation type="unfinished">接触需要名称。</translation>
    </message>
    <message>
        <source>Another contact already has that name.</source>
        <translation type="unfinished">已有另一接触使用该名称。</translation>
    </message>
    <message>
        <source>Rename contact</source>
        <translation type="unfinished">重命名接触</translation>
    </message>
    <message>
        <source>Remove contact %1</source>
        <translation type="unfinished">删除接触%1</translation>
    </message>
    <message>
        <source>%1: %2 on %3</source>
        <extracomment>%1: name of a contact, %2: name of its link, %3: type of its surface (&quot;plane&quot;)</extracomment>
        <translation type="unfinished">%1：%2与%3</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ContactsPanel</name>
    <message>
        <source>Determinacy of the contact forces</source>
        <translation type="unfinished">接触力的确定性</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>noun: impacts, slips and the like</extracomment>
        <translation type="unfinished">事件</translation>
    </message>
    <message>
        <source>Contact events; press Enter or click an event to go to its time</source>
        <translation type="unfinished">接触事件；按Enter或单击事件可转到其时间</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation type="unfinished">接触</translation>
    </message>
    <message>
        <source>This run has no contacts.</source>
        <translation type="unfinished">本次仿真没有接触。</translation>
    </message>
    <message>
        <source>No contacts yet. A contact is a point on a link together with a surface that it can touch. Add a contact in the Simulation panel. Each of the examples named Arm on the Ground has one contact.</source>
        <translation type="unfinished">尚无接触。接触由连杆上的一点和它可触及的表面组成。在“仿真”面板中添加接触。名为“触地机械臂”的各示例都有一个接触。</translation>
    </message>
    <message>
        <source>A run cannot start from the current pose: %1.</source>
        <translation type="unfinished">仿真不能从当前位姿开始：%1。</translation>
    </message>
    <message>
        <source>At t = %1 s of the run</source>
        <translation type="unfinished">仿真的t = %1 s时</translation>
    </message>
    <message>
        <source>A run from the current pose would start with these forces:</source>
        <translation type="unfinished">从当前位姿开始的仿真，起始时的力为：</translation>
    </message>
    <message>
        <source>Could not compute the contact forces: %1</source>
        <translation type="unfinished">无法计算接触力：%1</translation>
    </message>
    <message>
        <source>No contact has begun or ended in this run, nor changed between sticking and slipping.</source>
        <translation type="unfinished">本次仿真中没有接触开始或结束，也没有在粘滞与滑动之间变化。</translation>
    </message>
    <message>
        <source>Events (%1)</source>
        <translation type="unfinished">事件(%1)</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ControllerForm</name>
    <message>
        <source>Acrobot</source>
        <translation type="unfinished">Acrobot</translation>
    </message>
    <message>
        <source>Two links with a passive shoulder: the elbow motor swings both links up and balances them</source>
        <translation type="unfinished">肩部被动的两连杆：肘部电机使两个连杆摆起并保持平衡</translation>
    </message>
    <message>
        <source>Cart-pole</source>
        <translation type="unfinished">小车倒立摆</translation>
    </message>
    <message>
        <source>The cart swings its pole up and balances it</source>
        <translation type="unfinished">小车使摆杆摆起并保持平衡</translation>
    </message>
    <message>
        <source>Furuta pendulum</source>
        <translation type="unfinished">Furuta摆</translation>
    </message>
    <message>
        <source>A rotating arm swings up the pole at its end and balances it</source>
        <translation type="unfinished">旋转臂使其末端的摆杆摆起并保持平衡</translation>
    </message>
    <message>
        <source>Passive last joint</source>
        <translation type="unfinished">末关节被动</translation>
    </message>
    <message>
        <source>Two links with a passive elbow: the shoulder motor swings the second link up and balances both links</source>
        <translation type="unfinished">肘部被动的两连杆：肩部电机使第二个连杆摆起，并使两个连杆保持平衡</translation>
    </message>
    <message>
        <source>Mechanism</source>
        <translation type="unfinished">机构</translation>
    </message>
    <message>
        <source>Mechanism that the controller is designed for</source>
        <translation type="unfinished">控制器所针对的机构</translation>
    </message>
    <message>
        <source>Controller</source>
        <translation type="unfinished">控制器</translation>
    </message>
    <message>
        <source>Defaults</source>
        <extracomment>noun: button that restores the original gains</extracomment>
        <translation type="unfinished">默认值</translation>
    </message>
    <message>
        <source>Restore the default gains of this controller</source>
        <translation type="unfinished">恢复该控制器的默认增益</translation>
    </message>
    <message>
        <source>Gains</source>
        <extracomment>noun: of a controller</extracomment>
        <translation type="unfinished">增益</translation>
    </message>
    <message>
        <source>Gains K of the linear-quadratic regulator, in which Q weights the deviations and R the motor torque or force</source>
        <translation type="unfinished">线性二次型调节器的增益K，其中Q为偏差的权重，R为电机力矩或力的权重</translation>
    </message>
    <message>
        <source>Swing-Up</source>
        <extracomment>noun: part of a controller</extracomment>
        <translation type="unfinished">摆起</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation type="unfinished">能量</translation>
    </message>
    <message>
        <source>Gain of the energy error during swing-up. If the gain is 0, the mechanism does not swing up.</source>
        <translation type="unfinished">摆起时能量误差的增益。若增益为0，机构不摆起。</translation>
    </message>
    <message>
        <source>Proportional gain that returns the actuated joint to its position in the upright pose during swing-up</source>
        <translation type="unfinished">摆起时使驱动关节回到直立位姿中所处位置的比例增益</translation>
    </message>
    <message>
        <source>Derivative gain that damps the actuated joint during swing-up</source>
        <translation type="unfinished">摆起时对驱动关节施加阻尼的微分增益</translation>
    </message>
    <message>
        <source>Limit</source>
        <extracomment>of an acceleration</extracomment>
        <translation type="unfinished">限值</translation>
    </message>
    <message>
        <source>Largest acceleration of the actuated joint during swing-up</source>
        <translation type="unfinished">摆起时驱动关节的最大加速度</translation>
    </message>
    <message>
        <source>Balancing</source>
        <extracomment>noun: part of a controller</extracomment>
        <translation type="unfinished">平衡</translation>
    </message>
    <message>
        <source>Capture</source>
        <extracomment>where the controller changes from swing-up to balancing</extracomment>
        <translation type="unfinished">捕获</translation>
    </message>
    <message>
        <source>Value of xᵀ P x below which balancing takes over, where x is the deviation from upright</source>
        <translation type="unfinished">xᵀ P x低于该值时转入平衡，其中x为相对直立位姿的偏差</translation>
    </message>
    <message>
        <source>Weight R of the motor torque or force relative to the weights of the deviations. A larger R gives gentler control.</source>
        <translation type="unfinished">电机力矩或力相对于偏差权重的权重R。R越大，控制越柔和。</translation>
    </message>
    <message>
        <source>Q: weight of each deviation</source>
        <translation type="unfinished">Q：各偏差的权重</translation>
    </message>
    <message>
        <source>Weight Q of %1</source>
        <translation type="unfinished">%1的权重Q</translation>
    </message>
    <message>
        <source>Controller parameter: %1</source>
        <translation type="unfinished">控制器参数：%1</translation>
    </message>
    <message>
        <source>Balances with the feedback τ = −K x, where x = (q, qd) is the deviation from upright and K = [%1].</source>
        <translation type="unfinished">以反馈τ = −K x保持平衡，其中x = (q, qd)为相对直立位姿的偏差，K = [%1]。</translation>
    </message>
    <message>
        <source>Balancing: xᵀ P x = %1, below the capture value %2.</source>
        <extracomment>%1: distance from upright, %2: distance at which balancing takes over</extracomment>
        <translation type="unfinished">平衡：xᵀ P x = %1，低于捕获值%2。</translation>
    </message>
    <message>
        <source>Swing-up: the energy is %1 J too low.</source>
        <translation type="unfinished">摆起：能量偏低%1 J。</translation>
    </message>
    <message>
        <source>Swing-up: the energy is %1 J too high.</source>
        <translation type="unfinished">摆起：能量偏高%1 J。</translation>
    </message>
    <message>
        <source>τ of %1: %2%3</source>
        <extracomment>%1: name of a joint, %2: a number, %3: its unit with a space before it</extracomment>
        <translation type="unfinished">%1的τ：%2%3</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ConvergencePanel</name>
    <message>
        <source>Refined quantity</source>
        <translation type="unfinished">细化的量</translation>
    </message>
    <message>
        <source>Time step dt</source>
        <translation type="unfinished">时间步长dt</translation>
    </message>
    <message>
        <source>Simulate the scene with longer and shorter time steps</source>
        <translation type="unfinished">用更长和更短的时间步长对场景仿真</translation>
    </message>
    <message>
        <source>Elements</source>
        <extracomment>noun: finite elements of a beam</extracomment>
        <translation type="unfinished">单元</translation>
    </message>
    <message>
        <source>Compute natural frequencies with fewer and more elements</source>
        <translation type="unfinished">用更少和更多的单元计算固有频率</translation>
    </message>
    <message>
        <source>Links to refine</source>
        <translation type="unfinished">要细化的连杆</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation type="unfinished">计算</translation>
    </message>
    <message>
        <source>&amp;Refine</source>
        <extracomment>verb: choose what becomes finer, time steps or elements</extracomment>
        <translation type="unfinished">细化(&amp;R)</translation>
    </message>
    <message>
        <source>No elastic links yet, so there are no elements to refine. Tick a link in the Passive Joints and Elastic Links panel.</source>
        <translation type="unfinished">尚无弹性连杆，因此没有可细化的单元。在“被动关节与弹性连杆”面板中勾选连杆。</translation>
    </message>
    <message>
        <source>Errors for each time step</source>
        <translation type="unfinished">各时间步长的误差</translation>
    </message>
    <message>
        <source>Frequencies for each number of elements</source>
        <translation type="unfinished">各单元数的频率</translation>
    </message>
    <message>
        <source>Errors against the time step</source>
        <translation type="unfinished">误差与时间步长的关系</translation>
    </message>
    <message>
        <source>Frequency changes against the number of elements</source>
        <translation type="unfinished">频率变化与单元数的关系</translation>
    </message>
    <message>
        <source>All links</source>
        <translation type="unfinished">所有连杆</translation>
    </message>
    <message>
        <source>Computing: %1 of %2 runs done (%3 %)…</source>
        <extracomment>%1: number of finished runs, %2: number of runs, %3: how much is done</extracomment>
        <translation type="unfinished">正在计算：已完成%1/%2次(%3 %)…</translation>
    </message>
    <message>
        <source>The other convergence study is still running.</source>
        <translation type="unfinished">另一项收敛性研究仍在进行。</translation>
    </message>
    <message>
        <source>Could not run the convergence study: %1.</source>
        <translation type="unfinished">无法进行收敛性研究：%1。</translation>
    </message>
    <message>
        <source>Stopped before the first run finished.</source>
        <translation type="unfinished">在第一次计算完成之前停止。</translation>
    </message>
    <message>
        <source>The error for each time step will appear here. Choose Compute to simulate the scene with longer and shorter steps.</source>
        <translation type="unfinished">各时间步长的误差将显示在此处。选择“计算”，以更长和更短的步长对场景仿真。</translation>
    </message>
    <message>
        <source>The natural frequencies of the initial pose will appear here. Choose Compute to obtain them for 1 to 32 elements per link.</source>
        <translation type="unfinished">初始位姿的固有频率将显示在此处。选择“计算”，得到每个连杆1至32个单元时的固有频率。</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 runs.</source>
        <extracomment>%1: number of finished runs, %2: number of runs</extracomment>
        <translation type="unfinished">完成%1/%2次后停止。</translation>
    </message>
    <message>
        <source>Out of date since the last edit. Choose Compute to update.</source>
        <translation type="unfinished">上次编辑后结果已过期。选择“计算”进行更新。</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>verb: stop the computation</extracomment>
        <translation type="unfinished">停止</translation>
    </message>
    <message>
        <source>Stop the convergence study</source>
        <translation type="unfinished">停止收敛性研究</translation>
    </message>
    <message>
        <source>Run the convergence study</source>
        <translation type="unfinished">进行收敛性研究</translation>
    </message>
    <message>
        <source>Largest error: q (%1), τ (%2)</source>
        <extracomment>%1: unit of joint positions q, %2: unit of torques τ</extracomment>
        <translation type="unfinished">最大误差：q (%1)，τ (%2)</translation>
    </message>
    <message>
        <source>Time step dt (ms)</source>
        <translation type="unfinished">时间步长dt (ms)</translation>
    </message>
    <message>
        <source>this scene</source>
        <translation type="unfinished">此场景</translation>
    </message>
    <message>
        <source>Elements per link</source>
        <translation type="unfinished">每个连杆的单元数</translation>
    </message>
    <message>
        <source>Relative change in f</source>
        <translation type="unfinished">f的相对变化</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation type="unfinished">收敛</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::CostPanel</name>
    <message>
        <source>Counting would take too long, because the sums have %1 terms.</source>
        <translation type="unfinished">计数耗时过长，因为各求和有%1项。</translation>
    </message>
    <message>
        <source>Could not measure the cost: %1.</source>
        <translation type="unfinished">无法测量计算量：%1。</translation>
    </message>
    <message>
        <source>This robot has no moving joints, so there is nothing to compute.</source>
        <translation type="unfinished">该机器人没有可动关节，因此没有可计算的内容。</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <extracomment>verb: the time that a computation takes</extracomment>
        <translation type="unfinished">正在测量…</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation type="unfinished">正在计数…</translation>
    </message>
    <message>
        <source>Joints: %1. The operations are counted, not estimated. The time per call is the median of 9 runs.</source>
        <translation type="unfinished">关节：%1个。运算次数为实际计数，不是估计。每次调用的时间为9次运行的中位数。</translation>
    </message>
    <message>
        <source>Stopped. Choose Measure to start again.</source>
        <translation type="unfinished">已停止。选择“测量”可重新开始。</translation>
    </message>
    <message>
        <source>Open a robot to count its operations.</source>
        <translation type="unfinished">打开机器人以计数其运算。</translation>
    </message>
    <message>
        <source>%1, this robot</source>
        <translation type="unfinished">%1，本机器人</translation>
    </message>
    <message>
        <source>every sum written out</source>
        <translation type="unfinished">写出全部求和</translation>
    </message>
    <message>
        <source>recursion</source>
        <extracomment>noun: the method that computes each quantity once</extracomment>
        <translation type="unfinished">递推</translation>
    </message>
    <message>
        <source>Operations</source>
        <extracomment>noun: additions, multiplications and so on</extracomment>
        <translation type="unfinished">运算次数</translation>
    </message>
    <message>
        <source>Vector terms</source>
        <translation type="unfinished">向量项</translation>
    </message>
    <message>
        <source>Number of joints n</source>
        <translation type="unfinished">关节数n</translation>
    </message>
    <message>
        <source>No curves, because this robot has no joints.</source>
        <translation type="unfinished">没有曲线，因为该机器人没有关节。</translation>
    </message>
    <message>
        <source>Vertical dashed line: this robot, n = %1. The curves are for chains that repeat its joints. Read values with the Left and Right keys or the mouse.</source>
        <translation type="unfinished">竖直虚线：本机器人，n = %1。曲线针对重复其关节的链。用左右方向键或鼠标读取数值。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: a method, %2: number of its operations or terms</extracomment>
        <translation type="unfinished">%1 %2</translation>
    </message>
    <message>
        <source>n = %1: %2</source>
        <extracomment>%1: number of joints, %2: methods with their numbers of operations or terms</extracomment>
        <translation type="unfinished">n = %1：%2</translation>
    </message>
    <message>
        <source>Operation counts and timings</source>
        <translation type="unfinished">运算次数与用时</translation>
    </message>
    <message>
        <source>Measu&amp;re</source>
        <extracomment>verb: measure the time again</extracomment>
        <translation type="unfinished">测量(&amp;R)</translation>
    </message>
    <message>
        <source>Measure the time of every method again</source>
        <translation type="unfinished">重新测量每种方法的用时</translation>
    </message>
    <message>
        <source>Operations and time of each method</source>
        <translation type="unfinished">各方法的运算次数与用时</translation>
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
        <translation type="unfinished">合计</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>noun: how long a method takes</extracomment>
        <translation type="unfinished">时间</translation>
    </message>
    <message>
        <source>Multiplications</source>
        <translation type="unfinished">乘法</translation>
    </message>
    <message>
        <source>Additions and subtractions</source>
        <translation type="unfinished">加法和减法</translation>
    </message>
    <message>
        <source>Divisions</source>
        <extracomment>noun: arithmetic operations</extracomment>
        <translation type="unfinished">除法</translation>
    </message>
    <message>
        <source>Sines, each with its cosine</source>
        <translation type="unfinished">正弦，各含其余弦</translation>
    </message>
    <message>
        <source>All operations</source>
        <translation type="unfinished">全部运算</translation>
    </message>
    <message>
        <source>Time per call, the median of several runs</source>
        <translation type="unfinished">每次调用的时间，多次运行的中位数</translation>
    </message>
    <message>
        <source>Curves to show</source>
        <translation type="unfinished">要显示的曲线</translation>
    </message>
    <message>
        <source>Inverse dynamics</source>
        <translation type="unfinished">逆动力学</translation>
    </message>
    <message>
        <source>Forward dynamics</source>
        <translation type="unfinished">正动力学</translation>
    </message>
    <message>
        <source>Velocity terms: n² or n</source>
        <translation type="unfinished">速度项：n²或n</translation>
    </message>
    <message>
        <source>Acceleration terms: n³ or n</source>
        <translation type="unfinished">加速度项：n³或n</translation>
    </message>
    <message>
        <source>Torque terms: n⁴ or n</source>
        <translation type="unfinished">力矩项：n⁴或n</translation>
    </message>
    <message>
        <source>Cost against the number of joints</source>
        <translation type="unfinished">计算量与关节数的关系</translation>
    </message>
    <message>
        <source>Previous term</source>
        <translation type="unfinished">上一项</translation>
    </message>
    <message>
        <source>Highlight the terms one by one</source>
        <translation type="unfinished">逐项突出显示</translation>
    </message>
    <message>
        <source>Next term</source>
        <translation type="unfinished">下一项</translation>
    </message>
    <message>
        <source>Cost of the dynamics</source>
        <translation type="unfinished">动力学的计算量</translation>
    </message>
    <message>
        <source>Operations, growth and duplicates</source>
        <translation type="unfinished">运算、增长与重复项</translation>
    </message>
    <message>
        <source>Growth</source>
        <extracomment>noun: of the number of operations with the number of joints</extracomment>
        <translation type="unfinished">增长</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <extracomment>noun: terms that are computed several times</extracomment>
        <translation type="unfinished">重复项</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::CurveChooser</name>
    <message>
        <source>Curves of the plot</source>
        <translation type="unfinished">图中的曲线</translation>
    </message>
    <message>
        <source>Type of the plot</source>
        <translation type="unfinished">图的类型</translation>
    </message>
    <message>
        <source>&amp;Type</source>
        <extracomment>noun: kind of a plot</extracomment>
        <translation type="unfinished">类型(&amp;T)</translation>
    </message>
    <message>
        <source>Search for a curve</source>
        <translation type="unfinished">搜索曲线</translation>
    </message>
    <message>
        <source>Search by joint or quantity</source>
        <translation type="unfinished">按关节或量搜索</translation>
    </message>
    <message>
        <source>Quantity on the x axis</source>
        <translation type="unfinished">x轴上的量</translation>
    </message>
    <message>
        <source>x axis</source>
        <translation type="unfinished">x轴</translation>
    </message>
    <message>
        <source>Remark on the selected curves</source>
        <translation type="unfinished">所选曲线的备注</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>button: choose no curves</extracomment>
        <translation type="unfinished">无</translation>
    </message>
    <message>
        <source>Remove all curves</source>
        <translation type="unfinished">移除所有曲线</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>button: close the list of curves</extracomment>
        <translation type="unfinished">完成</translation>
    </message>
    <message>
        <source>Close the list of curves</source>
        <translation type="unfinished">关闭曲线列表</translation>
    </message>
    <message>
        <source>Corner speed of the motors, as a percentage of the velocity limit</source>
        <translation type="unfinished">电机的转折速度，以速度限值的百分比表示</translation>
    </message>
    <message>
        <source>A motor supplies its full torque up to this percentage of the velocity limit. Above it, the available torque decreases linearly to zero at the limit. The value applies to all joints in the plot.</source>
        <translation type="unfinished">电机在速度限值的该百分比以下提供全部力矩。超过后，可用力矩线性下降，到限值处为零。该值适用于图中所有关节。</translation>
    </message>
    <message>
        <source>Corner speed, % of limit</source>
        <translation type="unfinished">转折速度，限值的%</translation>
    </message>
    <message>
        <source>must be greater than 0 % and at most 100 %</source>
        <translation type="unfinished">必须大于0 %且不超过100 %</translation>
    </message>
    <message>
        <source>%1 of the same joint</source>
        <translation type="unfinished">同一关节的%1</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::CurveTree</name>
    <message>
        <source>Torque contribution: %1</source>
        <translation type="unfinished">力矩贡献：%1</translation>
    </message>
    <message>
        <source>Torque</source>
        <translation type="unfinished">力矩</translation>
    </message>
    <message>
        <source>Torque with mistakes</source>
        <translation type="unfinished">含错误的力矩</translation>
    </message>
    <message>
        <source>%1 would add a third unit, but a plot can have at most two.</source>
        <translation type="unfinished">%1会增加第三种单位，但一幅图最多有两种。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::DerivativeTable</name>
    <message>
        <source>none</source>
        <extracomment>no delay</extracomment>
        <translation type="unfinished">无</translation>
    </message>
    <message>
        <source>qdd %1</source>
        <translation type="unfinished">qdd %1</translation>
    </message>
    <message>
        <source>qd %1, qdd %2</source>
        <extracomment>%1 and %2: how late velocities (qd) and accelerations (qdd) are, with their unit</extracomment>
        <translation type="unfinished">qd %1，qdd %2</translation>
    </message>
    <message>
        <source>Savitzky-Golay</source>
        <translation type="unfinished">Savitzky-Golay</translation>
    </message>
    <message>
        <source>Spline</source>
        <translation type="unfinished">样条</translation>
    </message>
    <message>
        <source>Backward differences</source>
        <translation type="unfinished">后向差分</translation>
    </message>
    <message>
        <source>From the file</source>
        <translation type="unfinished">来自文件</translation>
    </message>
    <message>
        <source>Results of the differentiation methods</source>
        <translation type="unfinished">各求导方法的结果</translation>
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
        <translation type="unfinished">峰值|qdd|
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
        <translation type="unfinished">峰值|tau|
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
        <translation type="unfinished">滞后</translation>
    </message>
    <message>
        <source>%1 (common mistake)</source>
        <translation type="unfinished">%1（常见错误）</translation>
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
        <translation type="unfinished">%2的%1</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::DhDelegate</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: symbol of a DH parameter, %2: name of a joint</extracomment>
        <translation type="unfinished">%2的%1</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::DhField</name>
    <message>
        <source>Enter a number or a multiple of pi, such as pi/2</source>
        <translation type="unfinished">输入一个数或pi的倍数，例如pi/2</translation>
    </message>
    <message>
        <source>Enter a number</source>
        <translation type="unfinished">输入一个数</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::DhPanel</name>
    <message>
        <source>Denavit-Hartenberg table</source>
        <translation type="unfinished">Denavit-Hartenberg参数表</translation>
    </message>
    <message>
        <source>Denavit-Hartenberg table, one row per joint</source>
        <translation type="unfinished">Denavit-Hartenberg参数表，每个关节一行</translation>
    </message>
    <message>
        <source>Reason for the missing DH table</source>
        <translation type="unfinished">没有DH参数表的原因</translation>
    </message>
    <message>
        <source>Copy As</source>
        <translation type="unfinished">复制为</translation>
    </message>
    <message>
        <source>CSV (for Load Table)</source>
        <translation type="unfinished">CSV（用于“载入表格”）</translation>
    </message>
    <message>
        <source>Standard</source>
        <extracomment>adjective: convention of DH parameters</extracomment>
        <translation type="unfinished">标准</translation>
    </message>
    <message>
        <source>Standard form: Rz(θ) Tz(d) Tx(a) Rx(α)</source>
        <translation type="unfinished">标准形式：Rz(θ) Tz(d) Tx(a) Rx(α)</translation>
    </message>
    <message>
        <source>Modified</source>
        <extracomment>adjective: convention of DH parameters</extracomment>
        <translation type="unfinished">改进</translation>
    </message>
    <message>
        <source>Modified form (Craig): Rx(α) Tx(a) Rz(θ) Tz(d)</source>
        <translation type="unfinished">改进形式(Craig)：Rx(α) Tx(a) Rz(θ) Tz(d)</translation>
    </message>
    <message>
        <source>Copy the table at full precision, in rad and m</source>
        <translation type="unfinished">以全精度复制表格，单位为rad和m</translation>
    </message>
    <message>
        <source>Copy the DH table at full precision</source>
        <translation type="unfinished">以全精度复制DH参数表</translation>
    </message>
    <message>
        <source>Load Table…</source>
        <translation type="unfinished">载入表格…</translation>
    </message>
    <message>
        <source>Open a robot from a DH table in a CSV file</source>
        <translation type="unfinished">由CSV文件中的DH参数表打开机器人</translation>
    </message>
    <message>
        <source>Inertia ellipsoid</source>
        <translation type="unfinished">惯性椭球</translation>
    </message>
    <message>
        <source>Show the inertia ellipsoid of the selected link</source>
        <translation type="unfinished">显示所选连杆的惯性椭球</translation>
    </message>
    <message>
        <source>Draw the homogeneous ellipsoid with the mass and inertia of the selected link</source>
        <translation type="unfinished">绘制与所选连杆质量和惯量相同的均质椭球</translation>
    </message>
    <message>
        <source>No DH table: %1.</source>
        <translation type="unfinished">没有DH参数表：%1。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::DhTableModel</name>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: name of a joint, %2: its type (&quot;revolute&quot;)</extracomment>
        <translation type="unfinished">%1，%2</translation>
    </message>
    <message>
        <source>%1 of %2: %3%4</source>
        <extracomment>%1: symbol of a DH parameter, %2: name of a joint, %3: a number, %4: its unit, after a space</extracomment>
        <translation type="unfinished">%2的%1：%3%4</translation>
    </message>
    <message>
        <source>Joint variable: this offset plus the joint position q%1</source>
        <translation type="unfinished">关节变量：该偏移加上关节位置q%1</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation type="unfinished">关节</translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished">类型</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: symbol of a DH parameter, %2: its unit</extracomment>
        <translation type="unfinished">%1 (%2)</translation>
    </message>
    <message>
        <source>θ: angle from the previous x axis to the next, about z</source>
        <translation type="unfinished">θ：从前一x轴到后一x轴的角，绕z</translation>
    </message>
    <message>
        <source>d: distance from the previous x axis to the next, along z</source>
        <translation type="unfinished">d：从前一x轴到后一x轴的距离，沿z</translation>
    </message>
    <message>
        <source>a: distance from the previous z axis to the next, along x</source>
        <translation type="unfinished">a：从前一z轴到后一z轴的距离，沿x</translation>
    </message>
    <message>
        <source>α: angle from the previous z axis to the next, about x</source>
        <translation type="unfinished">α：从前一z轴到后一z轴的角，绕x</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::DiagnosticsDialog</name>
    <message>
        <source>Problems</source>
        <translation type="unfinished">问题</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation type="unfinished">警告</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>file and line of a problem</extracomment>
        <translation type="unfinished">位置</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished">问题</translation>
    </message>
    <message>
        <source>input</source>
        <extracomment>noun: what was read, where it has no file name</extracomment>
        <translation type="unfinished">输入</translation>
    </message>
    <message>
        <source>&amp;Copy All</source>
        <translation type="unfinished">全部复制(&amp;C)</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::DirectionPad</name>
    <message>
        <source>Direction arrow: drag it or turn it with the arrow keys</source>
        <translation type="unfinished">方向箭头：拖动，或用方向键转动</translation>
    </message>
    <message>
        <source>Drag the arrow. Beyond the rim, it points away from you. Turn it with the arrow keys. Press X, Y or Z to align it with an axis, the same key again to reverse it, or 0 for zero.</source>
        <translation type="unfinished">拖动箭头。超出边缘时，箭头背离观察者。用方向键转动。按X、Y或Z使其与轴对齐，再按同一键反向，按0为零。</translation>
    </message>
    <message>
        <source>x %1, y %2, z %3</source>
        <extracomment>%1, %2 and %3: components of a direction</extracomment>
        <translation type="unfinished">x %1，y %2，z %3</translation>
    </message>
    <message>
        <source>zero, no direction</source>
        <translation type="unfinished">零，无方向</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::DiskFlow</name>
    <message>
        <source>%1 was changed by another program.</source>
        <translation type="unfinished">%1已被另一程序更改。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished">重新载入</translation>
    </message>
    <message>
        <source>Open the version of %1 on disk</source>
        <translation type="unfinished">打开磁盘上的%1版本</translation>
    </message>
    <message>
        <source>Keep Mine</source>
        <translation type="unfinished">保留本版本</translation>
    </message>
    <message>
        <source>Keep the open scene and mark it as unsaved</source>
        <translation type="unfinished">保留打开的场景并标记为未保存</translation>
    </message>
    <message>
        <source>%1 has been deleted or moved. The open scene is now unsaved.</source>
        <translation type="unfinished">%1已被删除或移动。打开的场景现在未保存。</translation>
    </message>
    <message>
        <source>Save Again</source>
        <translation type="unfinished">再次保存</translation>
    </message>
    <message>
        <source>Save the open scene as %1 again</source>
        <translation type="unfinished">将打开的场景再次保存为%1</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished">关闭</translation>
    </message>
    <message>
        <source>Dismiss this note</source>
        <translation type="unfinished">关闭该提示</translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished">保存</translation>
    </message>
    <message>
        <source>%1 has been changed by another program since it was last opened or saved.</source>
        <translation type="unfinished">自上次打开或保存以来，%1已被另一程序更改。</translation>
    </message>
    <message>
        <source>Saving replaces those changes with the open scene.</source>
        <translation type="unfinished">保存会以打开的场景覆盖这些更改。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation type="unfinished">替换(&amp;R)</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::Document</name>
    <message>
        <source>Simulate</source>
        <extracomment>verb: undo step</extracomment>
        <translation type="unfinished">仿真</translation>
    </message>
    <message>
        <source>%1 (recovered)</source>
        <translation type="unfinished">%1（已恢复）</translation>
    </message>
    <message>
        <source>The target of the end effector must be finite. The end effector was not moved.</source>
        <translation type="unfinished">末端执行器的目标必须是有限数。末端执行器没有移动。</translation>
    </message>
    <message>
        <source>Place end effector</source>
        <translation type="unfinished">放置末端执行器</translation>
    </message>
    <message>
        <source>Set joint %1</source>
        <translation type="unfinished">设置关节%1</translation>
    </message>
    <message>
        <source>Go to ready pose</source>
        <translation type="unfinished">转到准备位姿</translation>
    </message>
    <message>
        <source>Null-space motion</source>
        <translation type="unfinished">零空间运动</translation>
    </message>
    <message>
        <source>A force or moment on a link must be finite. The load was not changed.</source>
        <translation type="unfinished">连杆上的力或力矩必须是有限数。载荷没有更改。</translation>
    </message>
    <message>
        <source>Load on %1</source>
        <translation type="unfinished">%1上的载荷</translation>
    </message>
    <message>
        <source>Gravity must be finite. It was not changed.</source>
        <translation type="unfinished">重力必须是有限数。重力没有更改。</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation type="unfinished">重力</translation>
    </message>
    <message>
        <source>Pose %1</source>
        <translation type="unfinished">位姿%1</translation>
    </message>
    <message>
        <source>Save pose %1</source>
        <translation type="unfinished">保存位姿%1</translation>
    </message>
    <message>
        <source>Remove pose %1</source>
        <translation type="unfinished">删除位姿%1</translation>
    </message>
    <message>
        <source>Rename pose %1</source>
        <translation type="unfinished">重命名位姿%1</translation>
    </message>
    <message>
        <source>Go to pose %1</source>
        <translation type="unfinished">转到位姿%1</translation>
    </message>
    <message>
        <source>A pose named “%1” already exists. Choose another name for the waypoint.</source>
        <translation type="unfinished">名为“%1”的位姿已存在。为该路径点选择另一名称。</translation>
    </message>
    <message>
        <source>Save waypoint %1 as %2</source>
        <extracomment>undo step; %1: number of the waypoint, %2: name of the pose</extracomment>
        <translation type="unfinished">将路径点%1保存为%2</translation>
    </message>
    <message>
        <source>Move from %1 to %2</source>
        <extracomment>noun, undo step; %1 and %2: names of poses</extracomment>
        <translation type="unfinished">从%1运动到%2</translation>
    </message>
    <message>
        <source>Remove motion</source>
        <translation type="unfinished">删除运动</translation>
    </message>
    <message>
        <source>The simulation was not changed: %1.</source>
        <translation type="unfinished">仿真没有更改：%1。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::DraftChoices</name>
    <message>
        <source>none</source>
        <extracomment>none of a list of words</extracomment>
        <translation type="unfinished">无</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::DragRecorder</name>
    <message>
        <source>Motion from drag</source>
        <translation type="unfinished">由拖动生成运动</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::DriveForm</name>
    <message>
        <source>Dam&amp;ping</source>
        <translation type="unfinished">阻尼(&amp;P)</translation>
    </message>
    <message>
        <source>Viscous damping</source>
        <translation type="unfinished">粘性阻尼</translation>
    </message>
    <message>
        <source>Coulomb friction (+)</source>
        <translation type="unfinished">库仑摩擦(+)</translation>
    </message>
    <message>
        <source>Coulomb friction during motion in the + direction</source>
        <translation type="unfinished">沿+方向运动时的库仑摩擦</translation>
    </message>
    <message>
        <source>Coulomb friction (−)</source>
        <translation type="unfinished">库仑摩擦(−)</translation>
    </message>
    <message>
        <source>Coulomb friction during motion in the − direction</source>
        <translation type="unfinished">沿−方向运动时的库仑摩擦</translation>
    </message>
    <message>
        <source>Must be at most 0</source>
        <translation type="unfinished">必须不大于0</translation>
    </message>
    <message>
        <source>Spring stiffness</source>
        <translation type="unfinished">弹簧刚度</translation>
    </message>
    <message>
        <source>Stiffness of the joint&apos;s spring</source>
        <translation type="unfinished">关节弹簧的刚度</translation>
    </message>
    <message>
        <source>Must be at least 0, where 0 means no spring</source>
        <translation type="unfinished">必须不小于0，0表示没有弹簧</translation>
    </message>
    <message>
        <source>Spring rest position</source>
        <translation type="unfinished">弹簧自由位置</translation>
    </message>
    <message>
        <source>Joint position at which the spring exerts no torque or force</source>
        <translation type="unfinished">弹簧不产生力矩或力的关节位置</translation>
    </message>
    <message>
        <source>Rest position of the spring</source>
        <translation type="unfinished">弹簧的自由位置</translation>
    </message>
    <message>
        <source>Rotor inertia</source>
        <translation type="unfinished">转子惯量</translation>
    </message>
    <message>
        <source>Inertia of the rotor, on the motor side of the gear</source>
        <translation type="unfinished">转子的惯量，取在减速器的电机侧</translation>
    </message>
    <message>
        <source>&amp;Gear ratio</source>
        <translation type="unfinished">减速比(&amp;G)</translation>
    </message>
    <message>
        <source>Gear ratio: motor velocity per joint velocity</source>
        <translation type="unfinished">减速比：电机速度与关节速度之比</translation>
    </message>
    <message>
        <source>Rotor inertia reflected to the joint</source>
        <translation type="unfinished">折算到关节的转子惯量</translation>
    </message>
    <message>
        <source>Passive</source>
        <extracomment>adjective: a joint without a motor</extracomment>
        <translation type="unfinished">被动</translation>
    </message>
    <message>
        <source>The joint has no motor, so no motor torque or force acts on it</source>
        <translation type="unfinished">关节没有电机，因此没有电机力矩或力作用</translation>
    </message>
    <message>
        <source>Remove motor</source>
        <translation type="unfinished">移除电机</translation>
    </message>
    <message>
        <source>Motor</source>
        <translation type="unfinished">电机</translation>
    </message>
    <message>
        <source>Mimic joint</source>
        <translation type="unfinished">联动关节</translation>
    </message>
    <message>
        <source>The joint position is a multiple of another joint&apos;s position, plus an offset</source>
        <translation type="unfinished">关节位置等于另一关节位置的倍数加上偏移</translation>
    </message>
    <message>
        <source>Mimicked joint</source>
        <translation type="unfinished">被联动关节</translation>
    </message>
    <message>
        <source>Multiplier</source>
        <translation type="unfinished">倍数</translation>
    </message>
    <message>
        <source>Multiplier of the mimicked joint&apos;s position</source>
        <translation type="unfinished">被联动关节位置的倍数</translation>
    </message>
    <message>
        <source>Mimic multiplier</source>
        <translation type="unfinished">联动倍数</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation type="unfinished">偏移</translation>
    </message>
    <message>
        <source>Offset added after the multiplication</source>
        <translation type="unfinished">相乘后加上的偏移</translation>
    </message>
    <message>
        <source>Mimic offset</source>
        <translation type="unfinished">联动偏移</translation>
    </message>
    <message>
        <source>Remove mimic relation</source>
        <translation type="unfinished">取消联动关系</translation>
    </message>
    <message>
        <source>Reflected inertia: %1 kg</source>
        <translation type="unfinished">折算惯量：%1 kg</translation>
    </message>
    <message>
        <source>Reflected inertia: %1 kg m²</source>
        <translation type="unfinished">折算惯量：%1 kg m²</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::DuplicatesView</name>
    <message>
        <source>Terms of all velocities, written out</source>
        <translation type="unfinished">所有速度的各项，完整写出</translation>
    </message>
    <message>
        <source>This robot has no moving joints, so there are no sums to write out.</source>
        <translation type="unfinished">该机器人没有可动关节，因此没有可写出的求和。</translation>
    </message>
    <message>
        <source>Terms of all link velocities, written out: %1. The recursion evaluates each distinct term once, %2 in all.</source>
        <extracomment>%1 and %2: numbers of terms</extracomment>
        <translation type="unfinished">所有连杆速度的项，完整写出：%1个。递推对每个不同的项只计算一次，共%2个。</translation>
    </message>
    <message>
        <source>%1 (%2) is evaluated only once, as in the recursion.</source>
        <extracomment>%1: a term of an equation, %2: name of its joint</extracomment>
        <translation type="unfinished">%1 (%2)只计算一次，与递推相同。</translation>
    </message>
    <message>
        <source>%1 (%2) is evaluated %3 times when written out, but only once by the recursion.</source>
        <extracomment>%1: a term of an equation, %2: name of its joint, %3: a number</extracomment>
        <translation type="unfinished">%1 (%2)在完整写出时计算%3次，而递推只计算一次。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ElasticBinding</name>
    <message>
        <source>nodal forces {P}</source>
        <translation type="unfinished">节点力{P}</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ElasticPanel</name>
    <message>
        <source>Joints</source>
        <translation type="unfinished">关节</translation>
    </message>
    <message>
        <source>3D View</source>
        <translation type="unfinished">三维视图</translation>
    </message>
    <message>
        <source>Elastic Links</source>
        <translation type="unfinished">弹性连杆</translation>
    </message>
    <message>
        <source>Time Integration</source>
        <translation type="unfinished">时间积分</translation>
    </message>
    <message>
        <source>Gravity and Motion</source>
        <translation type="unfinished">重力与运动</translation>
    </message>
    <message>
        <source>Joints (%1 passive)</source>
        <translation type="unfinished">关节（被动：%1）</translation>
    </message>
    <message>
        <source>No motion yet, so the actuated joints are at rest. Create a motion in Move.</source>
        <translation type="unfinished">尚无运动，因此驱动关节静止。在“运动”中创建运动。</translation>
    </message>
    <message>
        <source>The actuated joints track the scene&apos;s motion, which lasts %1&#xa0;s.</source>
        <translation type="unfinished">驱动关节跟踪场景的运动，时长%1&#xa0;s。</translation>
    </message>
    <message>
        <source>The scene&apos;s motion cannot be played. Move shows the reason.</source>
        <translation type="unfinished">场景的运动无法播放。原因见“运动”。</translation>
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
        <translation type="unfinished">分析进度</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>verb: stop the analysis</extracomment>
        <translation type="unfinished">停止</translation>
    </message>
    <message>
        <source>Stop the current analysis</source>
        <translation type="unfinished">停止当前分析</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation type="unfinished">分析</translation>
    </message>
    <message>
        <source>Analyse the current scene</source>
        <translation type="unfinished">分析当前场景</translation>
    </message>
    <message>
        <source>No elastic links or passive joints yet. Below, tick a link to make it elastic, or clear a joint to make it passive.</source>
        <translation type="unfinished">尚无弹性连杆或被动关节。在下方勾选连杆使其成为弹性，或取消勾选关节使其成为被动。</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation type="unfinished">正在分析…</translation>
    </message>
    <message>
        <source>Could not analyse the scene</source>
        <translation type="unfinished">无法分析场景</translation>
    </message>
    <message>
        <source>Not analysed since the last edit</source>
        <translation type="unfinished">上次编辑后尚未分析</translation>
    </message>
    <message>
        <source>Not analysed yet</source>
        <translation type="unfinished">尚未分析</translation>
    </message>
    <message>
        <source>Analysed: %1 steps of %2 in %3</source>
        <extracomment>%1: number of time steps, %2: their length with its unit, %3: duration of the computation</extracomment>
        <translation type="unfinished">已分析：%1步，步长%2，用时%3</translation>
    </message>
    <message>
        <source>No passive joints</source>
        <translation type="unfinished">没有被动关节</translation>
    </message>
    <message>
        <source>N&#xa0;m or N</source>
        <translation type="unfinished">N&#xa0;m或N</translation>
    </message>
    <message>
        <source>%1 is passive, with zero torque</source>
        <translation type="unfinished">%1为被动，力矩为零</translation>
    </message>
    <message>
        <source>%1 joints are passive, with zero torque</source>
        <translation type="unfinished">%1个关节为被动，力矩为零</translation>
    </message>
    <message>
        <source>%1 is passive, with a residual torque below %2&#xa0;%3</source>
        <extracomment>%1: name of a joint, %2: a torque or force, %3: its unit</extracomment>
        <translation type="unfinished">%1为被动，力矩残差低于%2&#xa0;%3</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <extracomment>%1: names of joints, %2: number of joints that are not named</extracomment>
        <translation type="unfinished">%1以及另外%2个</translation>
    </message>
    <message>
        <source>%1 are passive, with residual torques below %2&#xa0;%3</source>
        <extracomment>%1: names of joints, %2: a torque or force, %3: its unit</extracomment>
        <translation type="unfinished">%1为被动，力矩残差低于%2&#xa0;%3</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation type="unfinished">警告：%1</translation>
    </message>
    <message>
        <source>Further problems: %1. The tooltip lists all of them.</source>
        <translation type="unfinished">其他问题：%1个。工具提示中列出全部问题。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ElasticStudy</name>
    <message>
        <source>Elastic analysis</source>
        <translation type="unfinished">弹性分析</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ElasticTorquesPanel</name>
    <message>
        <source>Show or hide this curve</source>
        <translation type="unfinished">显示或隐藏该曲线</translation>
    </message>
    <message>
        <source>Joint whose torques are plotted</source>
        <translation type="unfinished">绘制其力矩的关节</translation>
    </message>
    <message>
        <source>&amp;Joint</source>
        <translation type="unfinished">关节(&amp;J)</translation>
    </message>
    <message>
        <source>Torques over time</source>
        <translation type="unfinished">力矩随时间的变化</translation>
    </message>
    <message>
        <source>Torque differences over time</source>
        <translation type="unfinished">力矩差随时间的变化</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation type="unfinished">对数轴</translation>
    </message>
    <message>
        <source>Show small and large differences together</source>
        <translation type="unfinished">同时显示大小差异</translation>
    </message>
    <message>
        <source>Differences on a logarithmic axis</source>
        <translation type="unfinished">对数轴上的差值</translation>
    </message>
    <message>
        <source>%1 (passive)</source>
        <translation type="unfinished">%1（被动）</translation>
    </message>
    <message>
        <source>All actuated joints</source>
        <translation type="unfinished">所有驱动关节</translation>
    </message>
    <message>
        <source>Time (s)</source>
        <translation type="unfinished">时间(s)</translation>
    </message>
    <message>
        <source>Torque (%1)</source>
        <translation type="unfinished">力矩(%1)</translation>
    </message>
    <message>
        <source>Difference (%1)</source>
        <translation type="unfinished">差值(%1)</translation>
    </message>
    <message>
        <source>Torque differences of %1 over time</source>
        <translation type="unfinished">%1的力矩差随时间的变化</translation>
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
        <translation type="unfinished">变形形状</translation>
    </message>
    <message>
        <source>Show the magnified deformation of the elastic links</source>
        <translation type="unfinished">显示弹性连杆放大后的变形</translation>
    </message>
    <message>
        <source>Bending moment as colour</source>
        <translation type="unfinished">以颜色表示弯矩</translation>
    </message>
    <message>
        <source>Show the bending moment along the elastic links as colours</source>
        <translation type="unfinished">以颜色显示沿弹性连杆的弯矩</translation>
    </message>
    <message>
        <source>Nodal forces {P}</source>
        <translation type="unfinished">节点力{P}</translation>
    </message>
    <message>
        <source>Show the forces on the nodes as arrows</source>
        <translation type="unfinished">以箭头显示节点上的力</translation>
    </message>
    <message>
        <source>Passive joints</source>
        <translation type="unfinished">被动关节</translation>
    </message>
    <message>
        <source>Mark the passive joints</source>
        <translation type="unfinished">标记被动关节</translation>
    </message>
    <message>
        <source>Deformation scale</source>
        <translation type="unfinished">变形比例</translation>
    </message>
    <message>
        <source>Magnification of deformations</source>
        <translation type="unfinished">变形的放大倍数</translation>
    </message>
    <message>
        <source>must be between 1 and 10&#x2009;000</source>
        <translation type="unfinished">必须在1与10 000之间</translation>
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
        <translation type="unfinished">弹性(&amp;L)</translation>
    </message>
    <message>
        <source>Passive Joints and Elastic Links</source>
        <translation type="unfinished">被动关节与弹性连杆</translation>
    </message>
    <message>
        <source>Torques</source>
        <translation type="unfinished">力矩</translation>
    </message>
    <message>
        <source>Vibration</source>
        <translation type="unfinished">振动</translation>
    </message>
    <message>
        <source>Bending</source>
        <extracomment>noun: panel about beams that bend</extracomment>
        <translation type="unfinished">弯曲</translation>
    </message>
    <message>
        <source>[L][T]{P}</source>
        <translation type="unfinished">[L][T]{P}</translation>
    </message>
    <message>
        <source>Modes</source>
        <extracomment>noun: modes of vibration</extracomment>
        <translation type="unfinished">振型</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation type="unfinished">收敛</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>noun: a scientific publication</extracomment>
        <translation type="unfinished">论文</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::EllipsoidGroup</name>
    <message>
        <source>Velocity and Force</source>
        <translation type="unfinished">速度与力</translation>
    </message>
    <message>
        <source>Velocity ellipsoid</source>
        <translation type="unfinished">速度椭球</translation>
    </message>
    <message>
        <source>Show the end-effector velocities for joint velocities of norm 1. The ellipsoid is flat in a singular direction.</source>
        <translation type="unfinished">显示关节速度范数为1时的末端执行器速度。椭球在奇异方向上是扁的。</translation>
    </message>
    <message>
        <source>Force ellipsoid</source>
        <translation type="unfinished">力椭球</translation>
    </message>
    <message>
        <source>Show the forces that the end effector can exert with joint torques of norm 1. The ellipsoid is long where the velocity ellipsoid is short.</source>
        <translation type="unfinished">显示关节力矩范数为1时末端执行器所能施加的力。速度椭球短的方向上，力椭球长。</translation>
    </message>
    <message>
        <source>Linear or angular</source>
        <translation type="unfinished">线或角</translation>
    </message>
    <message>
        <source>Linear velocity and force at the end effector&apos;s origin, or angular velocity and moment</source>
        <translation type="unfinished">末端执行器原点处的线速度和力，或角速度和力矩</translation>
    </message>
    <message>
        <source>linear: velocity and force</source>
        <translation type="unfinished">平动：速度和力</translation>
    </message>
    <message>
        <source>angular: velocity and moment</source>
        <translation type="unfinished">转动：角速度和力矩</translation>
    </message>
    <message>
        <source>Singular values of the end-effector Jacobian, with their axes</source>
        <translation type="unfinished">末端执行器雅可比矩阵的奇异值及其轴</translation>
    </message>
    <message>
        <source>Unit of the singular values</source>
        <translation type="unfinished">奇异值的单位</translation>
    </message>
    <message>
        <source>Manipulability</source>
        <translation type="unfinished">可操作度</translation>
    </message>
    <message>
        <source>Condition number</source>
        <translation type="unfinished">条件数</translation>
    </message>
    <message>
        <source>Scale of the ellipsoids</source>
        <translation type="unfinished">椭球的比例</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation type="unfinished">速度</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation type="unfinished">力矩</translation>
    </message>
    <message>
        <source>Axis x, y, z</source>
        <translation type="unfinished">轴x, y, z</translation>
    </message>
    <message>
        <source>Force</source>
        <translation type="unfinished">力</translation>
    </message>
    <message>
        <source>Singular values σ in %1 (angular velocity), 1/σ (moment); axes in the world frame.</source>
        <translation type="unfinished">奇异值σ，单位%1（角速度），1/σ（力矩）；轴在世界坐标系中。</translation>
    </message>
    <message>
        <source>Singular values σ in %1 (velocity), 1/σ (force); axes in the world frame.</source>
        <translation type="unfinished">奇异值σ，单位%1（速度），1/σ（力）；轴在世界坐标系中。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ExerciseFlow</name>
    <message>
        <source>E&amp;xercise Sheet…</source>
        <extracomment>noun: a sheet of exercises for a class</extracomment>
        <translation type="unfinished">练习单(&amp;X)…</translation>
    </message>
    <message>
        <source>Make an exercise with numbers of their own for each student</source>
        <translation type="unfinished">制作每名学生数据各不相同的练习</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ExerciseSheet</name>
    <message>
        <source>Exercise Sheet</source>
        <translation type="unfinished">练习单</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished">打开(&amp;O)</translation>
    </message>
    <message>
        <source>Open an exercise of yours, or a copy of a shipped one</source>
        <translation type="unfinished">打开自己的练习，或内置练习的副本</translation>
    </message>
    <message>
        <source>Use Current Ro&amp;bot</source>
        <translation type="unfinished">使用当前机器人(&amp;B)</translation>
    </message>
    <message>
        <source>Go on with the robot and the state that the window shows now</source>
        <translation type="unfinished">以窗口当前显示的机器人和状态继续</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished">撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Take back the last edit (Ctrl+Z)</source>
        <translation type="unfinished">撤销上次编辑(Ctrl+Z)</translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <translation type="unfinished">重做(&amp;E)</translation>
    </message>
    <message>
        <source>Do the edit again that was taken back (Ctrl+Shift+Z)</source>
        <translation type="unfinished">重新执行已撤销的编辑(Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished">保存(&amp;S)</translation>
    </message>
    <message>
        <source>Write the file of the exercise (Ctrl+S)</source>
        <translation type="unfinished">写入练习文件(Ctrl+S)</translation>
    </message>
    <message>
        <source>Sa&amp;ve As…</source>
        <translation type="unfinished">另存为(&amp;V)…</translation>
    </message>
    <message>
        <source>Write the exercise to another file</source>
        <translation type="unfinished">将练习写入另一文件</translation>
    </message>
    <message>
        <source>Write for &amp;Class</source>
        <translation type="unfinished">为班级生成(&amp;C)</translation>
    </message>
    <message>
        <source>Write a variant for each student</source>
        <translation type="unfinished">为每名学生生成一个变体</translation>
    </message>
    <message>
        <source>Title of the exercise</source>
        <translation type="unfinished">练习的标题</translation>
    </message>
    <message>
        <source>Title:</source>
        <translation type="unfinished">标题：</translation>
    </message>
    <message>
        <source>Text of the exercise</source>
        <translation type="unfinished">练习的文本</translation>
    </message>
    <message>
        <source>Text:</source>
        <translation type="unfinished">文本：</translation>
    </message>
    <message>
        <source>Robot:</source>
        <translation type="unfinished">机器人：</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation type="unfinished">问题</translation>
    </message>
    <message>
        <source>Numbers That Vary</source>
        <translation type="unfinished">变化的数值</translation>
    </message>
    <message>
        <source>Class</source>
        <translation type="unfinished">班级</translation>
    </message>
    <message>
        <source>%1[*] - Exercise Sheet</source>
        <extracomment>%1: title of an exercise</extracomment>
        <translation type="unfinished">%1[*] - 练习单</translation>
    </message>
    <message>
        <source>There are no variants yet.</source>
        <translation type="unfinished">尚无变体。</translation>
    </message>
    <message>
        <source>&amp;Answer Key (CSV)…</source>
        <translation type="unfinished">参考答案(CSV)(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Sheets to Print and Key (PDF or HTML)…</source>
        <translation type="unfinished">打印用练习单与参考答案(PDF或HTML)(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Canvas (QTI 1.2)…</source>
        <translation type="unfinished">Canvas (QTI 1.2)(&amp;C)…</translation>
    </message>
    <message>
        <source>OpenOlat, ILIAS, TAO (&amp;QTI 2.1)…</source>
        <translation type="unfinished">OpenOlat, ILIAS, TAO (QTI 2.1)(&amp;Q)…</translation>
    </message>
    <message>
        <source>&amp;New from the Window</source>
        <translation type="unfinished">从窗口新建(&amp;N)</translation>
    </message>
    <message>
        <source>From a &amp;File…</source>
        <translation type="unfinished">从文件(&amp;F)…</translation>
    </message>
    <message>
        <source>The robot of the window cannot be used:</source>
        <translation type="unfinished">无法使用窗口中的机器人：</translation>
    </message>
    <message>
        <source>A new exercise about the robot of the window.</source>
        <translation type="unfinished">关于窗口中机器人的新练习。</translation>
    </message>
    <message>
        <source>Robot and state are those of the window now. Ranges and questions stay.</source>
        <translation type="unfinished">机器人和状态取自窗口当前内容。范围和问题保持不变。</translation>
    </message>
    <message>
        <source>This exercise cannot be opened:</source>
        <translation type="unfinished">无法打开该练习：</translation>
    </message>
    <message>
        <source>This is a copy. Save it to a file of your own.</source>
        <translation type="unfinished">这是副本。将其保存到自己的文件。</translation>
    </message>
    <message>
        <source>Open Exercise</source>
        <translation type="unfinished">打开练习</translation>
    </message>
    <message>
        <source>Exercises (*.json);;All files (*)</source>
        <translation type="unfinished">练习(*.json);;所有文件(*)</translation>
    </message>
    <message>
        <source>Save Exercise</source>
        <translation type="unfinished">保存练习</translation>
    </message>
    <message>
        <source>Exercises (*.json)</source>
        <translation type="unfinished">练习(*.json)</translation>
    </message>
    <message>
        <source>The exercise cannot be saved yet:</source>
        <translation type="unfinished">该练习尚不能保存：</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <extracomment>%1: path of a file</extracomment>
        <translation type="unfinished">已保存：%1</translation>
    </message>
    <message>
        <source>Files (*.%1)</source>
        <extracomment>%1: ending of names of files, such as csv</extracomment>
        <translation type="unfinished">文件(*.%1)</translation>
    </message>
    <message>
        <source>Write for Class</source>
        <translation type="unfinished">为班级生成</translation>
    </message>
    <message numerus="yes">
        <source>Making %n variants…</source>
        <extracomment>number of students</extracomment>
        <translation type="unfinished">
            <numerusform>正在生成%n个变体…</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation type="unfinished">没有写入任何内容。</translation>
    </message>
    <message>
        <source>The exercise could not be written:</source>
        <translation type="unfinished">无法写入该练习：</translation>
    </message>
    <message>
        <source>Unsaved Exercise</source>
        <translation type="unfinished">未保存的练习</translation>
    </message>
    <message>
        <source>The exercise has unsaved changes.</source>
        <translation type="unfinished">该练习有未保存的更改。</translation>
    </message>
    <message>
        <source>This exercise was not saved when the program ended. Save it, or begin a new one with Open.</source>
        <translation type="unfinished">程序结束时该练习尚未保存。保存它，或用“打开”开始新的练习。</translation>
    </message>
    <message>
        <source>Moodle Cl&amp;oze: All Questions in One (XML)…</source>
        <translation type="unfinished">Moodle 完形填空：所有题目合为一题 (XML)(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Moodle: Each Question by Itself (XML)…</source>
        <translation type="unfinished">Moodle：每题单独 (XML)(&amp;M)…</translation>
    </message>
    <message numerus="yes">
        <source>%n variants written: %1 in %2</source>
        <extracomment>number of students; %1: names of files, %2: the folder that they are in</extracomment>
        <translation type="unfinished">
            <numerusform>已写入%n个变体：%1，位于%2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ExplainPanel</name>
    <message>
        <source>Explain the torques</source>
        <translation type="unfinished">讲解力矩</translation>
    </message>
    <message>
        <source>Step of the recursion</source>
        <translation type="unfinished">递推步骤</translation>
    </message>
    <message>
        <source>Position in the recursion</source>
        <translation type="unfinished">在递推中的位置</translation>
    </message>
    <message>
        <source>Branches of the tree</source>
        <translation type="unfinished">树的分支</translation>
    </message>
    <message>
        <source>Planted mistakes</source>
        <translation type="unfinished">已植入的错误</translation>
    </message>
    <message>
        <source>Hide the map and the options</source>
        <translation type="unfinished">隐藏结构图和选项</translation>
    </message>
    <message>
        <source>Show the map and the options</source>
        <translation type="unfinished">显示结构图和选项</translation>
    </message>
    <message>
        <source>%1. The numbers in this panel are correct.</source>
        <translation type="unfinished">%1。该面板中的数值是正确的。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ExplainWorkspace</name>
    <message>
        <source>&amp;Explain</source>
        <extracomment>verb: the mode that explains inverse dynamics</extracomment>
        <translation type="unfinished">讲解(&amp;E)</translation>
    </message>
    <message>
        <source>Recursion</source>
        <translation type="unfinished">递推</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>noun: table of the quantities of the recursion</extracomment>
        <translation type="unfinished">表格</translation>
    </message>
    <message>
        <source>Side by Side</source>
        <translation type="unfinished">并列比较</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation type="unfinished">为什么？</translation>
    </message>
    <message>
        <source>What If?</source>
        <translation type="unfinished">假设分析</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>noun: number of operations of a method, and its time</extracomment>
        <translation type="unfinished">计算量</translation>
    </message>
    <message>
        <source>Other Torques</source>
        <extracomment>adjective: torques of another program or of a real robot</extracomment>
        <translation type="unfinished">其他力矩</translation>
    </message>
    <message>
        <source>&amp;Next Step</source>
        <translation type="unfinished">下一步(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous Step</source>
        <translation type="unfinished">上一步(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;First Step</source>
        <translation type="unfinished">第一步(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;End of the Pass</source>
        <translation type="unfinished">本次递推末尾(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Last Step</source>
        <translation type="unfinished">最后一步(&amp;L)</translation>
    </message>
    <message>
        <source>Go &amp;Back</source>
        <translation type="unfinished">返回(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Auto-Step</source>
        <extracomment>verb: go through the steps automatically</extracomment>
        <translation type="unfinished">自动步进(&amp;A)</translation>
    </message>
    <message>
        <source>Leave Re&amp;cursion</source>
        <translation type="unfinished">退出递推(&amp;C)</translation>
    </message>
    <message>
        <source>Export &amp;Handout…</source>
        <translation type="unfinished">导出讲义(&amp;H)…</translation>
    </message>
    <message>
        <source>Compare with &amp;Other Torques…</source>
        <translation type="unfinished">与其他力矩比较(&amp;O)…</translation>
    </message>
    <message>
        <source>Check My &amp;Values…</source>
        <translation type="unfinished">检查我的数值(&amp;V)…</translation>
    </message>
    <message>
        <source>By &amp;Link</source>
        <translation type="unfinished">按连杆(&amp;L)</translation>
    </message>
    <message>
        <source>By &amp;Equation</source>
        <translation type="unfinished">按方程(&amp;E)</translation>
    </message>
    <message>
        <source>By &amp;Term</source>
        <translation type="unfinished">按项(&amp;T)</translation>
    </message>
    <message>
        <source>As in &amp;Source</source>
        <translation type="unfinished">同原始来源(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Craig, Luh</source>
        <translation type="unfinished">Craig、Luh(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Featherstone</source>
        <translation type="unfinished">Featherstone(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Lynch and Park</source>
        <translation type="unfinished">Lynch和Park(&amp;L)</translation>
    </message>
    <message>
        <source>Draw &amp;Sums Tip to Tail</source>
        <translation type="unfinished">求和首尾相接绘制(&amp;S)</translation>
    </message>
    <message>
        <source>Pre&amp;dict First</source>
        <translation type="unfinished">先预测(&amp;D)</translation>
    </message>
    <message>
        <source>E&amp;xplain</source>
        <extracomment>verb: menu of the mode Explain</extracomment>
        <translation type="unfinished">讲解(&amp;X)</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation type="unfinished">步进(&amp;T)</translation>
    </message>
    <message>
        <source>S&amp;ymbols</source>
        <translation type="unfinished">符号(&amp;Y)</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ExportDialog</name>
    <message>
        <source>Export as URDF</source>
        <translation type="unfinished">导出为URDF</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) of this robot cannot be written to %1.</source>
        <extracomment>%n: number of parts of the robot, %1: name of a file</extracomment>
        <translation type="unfinished">
            <numerusform>该机器人有%n项无法写入%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>URDF cannot represent the items listed below, but a scene file (*.json) can.</source>
        <translation type="unfinished">URDF无法表示下列各项，但场景文件(*.json)可以。</translation>
    </message>
    <message>
        <source>Not Representable in URDF</source>
        <translation type="unfinished">URDF无法表示</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>noun: a part of the robot</extracomment>
        <translation type="unfinished">部分</translation>
    </message>
    <message>
        <source>Written Instead</source>
        <translation type="unfinished">改为写入</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation type="unfinished">导出(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Copy List</source>
        <translation type="unfinished">复制列表(&amp;C)</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::FileFlow</name>
    <message>
        <source>The window shows at most %1 links, but this robot has %2. Use linkwright-cli instead.</source>
        <extracomment>%1: largest number of links, %2: number of links of the robot</extracomment>
        <translation type="unfinished">窗口最多显示%1个连杆，但该机器人有%2个。改用linkwright-cli。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished">重新载入</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <translation type="unfinished">%1有未保存的更改。</translation>
    </message>
    <message>
        <source>Reloading discards the changes unless you save the scene under another name.</source>
        <translation type="unfinished">除非将场景另存，否则重新载入会放弃这些更改。</translation>
    </message>
    <message>
        <source>Save Mine &amp;As…</source>
        <translation type="unfinished">另存本版本(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Discard Mine</source>
        <translation type="unfinished">放弃本版本(&amp;D)</translation>
    </message>
    <message numerus="yes">
        <source>Opened %1, with %n warning(s).</source>
        <extracomment>%n: number of warnings, %1: name of a file</extracomment>
        <translation type="unfinished">
            <numerusform>已打开%1，有%n个警告。</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not open %1. The current scene is unchanged.</source>
        <translation type="unfinished">无法打开%1。当前场景不变。</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>verb: title of the dialog that opens a file</extracomment>
        <translation type="unfinished">打开</translation>
    </message>
    <message>
        <source>Robots and scenes (*.urdf *.xml *.json);;All files (*)</source>
        <translation type="unfinished">机器人和场景(*.urdf *.xml *.json);;所有文件(*)</translation>
    </message>
    <message>
        <source>The robot was not created. The current scene is unchanged.</source>
        <translation type="unfinished">机器人没有创建。当前场景不变。</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation type="unfinished">另存为</translation>
    </message>
    <message>
        <source>Scene (*.json)</source>
        <translation type="unfinished">场景(*.json)</translation>
    </message>
    <message>
        <source>URDF (*.urdf)</source>
        <translation type="unfinished">URDF (*.urdf)</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation type="unfinished">%1已存在。是否替换？</translation>
    </message>
    <message>
        <source>Could not save %1.</source>
        <translation type="unfinished">无法保存%1。</translation>
    </message>
    <message>
        <source>A copy was written to %1. The scene itself is not saved yet.</source>
        <translation type="unfinished">副本已写入%1。场景本身尚未保存。</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished">已保存%1</translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation type="unfinished">未保存的更改</translation>
    </message>
    <message>
        <source>Save the changes first?</source>
        <translation type="unfinished">是否先保存更改？</translation>
    </message>
    <message>
        <source>&amp;Meshes…</source>
        <translation type="unfinished">网格(&amp;M)…</translation>
    </message>
    <message>
        <source>No Recent Files</source>
        <translation type="unfinished">没有最近的文件</translation>
    </message>
    <message>
        <source>Export as URDF</source>
        <translation type="unfinished">导出为URDF</translation>
    </message>
    <message>
        <source>%1 is the open file. Choose another name for a copy.</source>
        <translation type="unfinished">%1是已打开的文件。为副本选择另一名称。</translation>
    </message>
    <message>
        <source>Could not write %1.</source>
        <translation type="unfinished">无法写入%1。</translation>
    </message>
    <message>
        <source>Exported: %1</source>
        <translation type="unfinished">已导出：%1</translation>
    </message>
    <message>
        <source>Created a robot from the table %1</source>
        <translation type="unfinished">已由表格%1创建机器人</translation>
    </message>
    <message>
        <source>Load DH Table, Standard Form</source>
        <translation type="unfinished">载入DH参数表，标准形式</translation>
    </message>
    <message>
        <source>Load DH Table, Modified Form</source>
        <translation type="unfinished">载入DH参数表，改进形式</translation>
    </message>
    <message>
        <source>DH tables (*.csv);;All files (*)</source>
        <translation type="unfinished">DH参数表(*.csv);;所有文件(*)</translation>
    </message>
    <message>
        <source>Unsaved work cannot be autosaved: %1</source>
        <translation type="unfinished">未保存的工作无法自动保存：%1</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::FoldingGroup</name>
    <message>
        <source>Expand or collapse “%1”</source>
        <translation type="unfinished">展开或折叠“%1”</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::FollowForm</name>
    <message>
        <source>Control</source>
        <extracomment>noun: type of a controller</extracomment>
        <translation type="unfinished">控制</translation>
    </message>
    <message>
        <source>Controller that tracks the motion</source>
        <translation type="unfinished">跟踪运动的控制器</translation>
    </message>
    <message>
        <source>Same gains for all joints</source>
        <translation type="unfinished">所有关节使用相同增益</translation>
    </message>
    <message>
        <source>Clear to set the gains of each joint separately. Ticking the box again gives all joints the gains of the first joint.</source>
        <translation type="unfinished">取消勾选可分别设置各关节的增益。再次勾选则所有关节使用第一个关节的增益。</translation>
    </message>
    <message>
        <source>Gains</source>
        <extracomment>noun: of a controller</extracomment>
        <translation type="unfinished">增益</translation>
    </message>
    <message>
        <source>kp of %1</source>
        <translation type="unfinished">%1的kp</translation>
    </message>
    <message>
        <source>kd of %1</source>
        <translation type="unfinished">%1的kd</translation>
    </message>
    <message>
        <source>%1 of all joints</source>
        <translation type="unfinished">所有关节的%1</translation>
    </message>
    <message>
        <source>Tracks the same motion as the previous run, although that run is now the scene&apos;s motion.</source>
        <translation type="unfinished">跟踪与上次仿真相同的运动，尽管那次仿真现在是场景的运动。</translation>
    </message>
    <message>
        <source>No motion to track yet. Make one in Move.</source>
        <translation type="unfinished">尚无可跟踪的运动。在“运动”中创建。</translation>
    </message>
    <message>
        <source>The scene&apos;s motion cannot be played. Move shows the reason.</source>
        <translation type="unfinished">场景的运动无法播放。原因见“运动”。</translation>
    </message>
    <message>
        <source>Tracks the previous run, %1 s long.</source>
        <translation type="unfinished">跟踪上次仿真，时长%1 s。</translation>
    </message>
    <message>
        <source>Tracks the scene&apos;s motion (%1&#xa0;s), after which the motors hold the final pose.</source>
        <translation type="unfinished">跟踪场景的运动（%1&#xa0;s），之后电机保持最终位姿。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::FrameSink</name>
    <message>
        <source>there was not enough memory</source>
        <translation type="unfinished">内存不足</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::FrameWriter</name>
    <message>
        <source>could not start ffmpeg (%1)</source>
        <translation type="unfinished">无法启动ffmpeg (%1)</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>a video that was not finished</extracomment>
        <translation type="unfinished">已停止</translation>
    </message>
    <message>
        <source>ffmpeg ended with code %1 and no message</source>
        <translation type="unfinished">ffmpeg以代码%1结束，没有消息</translation>
    </message>
    <message>
        <source>ffmpeg reported: %1</source>
        <translation type="unfinished">ffmpeg报告：%1</translation>
    </message>
    <message>
        <source>MP4 and WebM need ffmpeg, which is not installed. On Debian or Ubuntu, install it with: sudo apt install ffmpeg</source>
        <translation type="unfinished">MP4和WebM需要ffmpeg，但未安装。在Debian或Ubuntu上用以下命令安装：sudo apt install ffmpeg</translation>
    </message>
    <message>
        <source>GIF supports at most %1 frames per second</source>
        <translation type="unfinished">GIF最多支持每秒%1帧</translation>
    </message>
    <message>
        <source>GIF supports at most %1 pixels per side</source>
        <translation type="unfinished">GIF每边最多支持%1像素</translation>
    </message>
    <message>
        <source>giflib stopped for an unknown reason</source>
        <translation type="unfinished">giflib因未知原因停止</translation>
    </message>
    <message>
        <source>%1 already exists; remove it or choose another name</source>
        <translation type="unfinished">%1已存在；将其删除或选择另一名称</translation>
    </message>
    <message>
        <source>could not create the folder</source>
        <translation type="unfinished">无法创建文件夹</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::FrictionBar</name>
    <message>
        <source>Friction: %1 % of its limit</source>
        <translation type="unfinished">摩擦：为其极限的%1 %</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::GalleryDialog</name>
    <message>
        <source>Examples</source>
        <translation type="unfinished">示例</translation>
    </message>
    <message>
        <source>Search the examples</source>
        <translation type="unfinished">搜索示例</translation>
    </message>
    <message>
        <source>Search names and descriptions</source>
        <translation type="unfinished">搜索名称和说明</translation>
    </message>
    <message>
        <source>Example robots</source>
        <translation type="unfinished">示例机器人</translation>
    </message>
    <message>
        <source>Linkwright shows where the torques of a robot come from: drag an arm, play a motion, and follow every equation from link to link.</source>
        <translation type="unfinished">Linkwright展示机器人力矩的由来：拖动机械臂，播放运动，并逐个连杆跟踪每个方程。</translation>
    </message>
    <message>
        <source>Welcome! Select a robot to start with, or close this window to use the one already open. To come back later, choose Help &gt; Examples.</source>
        <translation type="unfinished">欢迎使用。选择一个机器人开始，或关闭此窗口使用已打开的机器人。以后可通过“帮助 &gt; 示例”返回此处。</translation>
    </message>
    <message>
        <source>No examples match “%1”.</source>
        <translation type="unfinished">没有与“%1”匹配的示例。</translation>
    </message>
    <message>
        <source>Try first: %1</source>
        <translation type="unfinished">先试：%1</translation>
    </message>
    <message>
        <source>Groups of examples</source>
        <translation type="unfinished">示例分组</translation>
    </message>
    <message>
        <source>All Examples</source>
        <translation type="unfinished">所有示例</translation>
    </message>
    <message>
        <source>Build &amp;Your Own…</source>
        <translation type="unfinished">自行构建(&amp;Y)…</translation>
    </message>
    <message>
        <source>Begin a new robot from a template</source>
        <translation type="unfinished">由模板开始新的机器人</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation type="unfinished">课程(&amp;L)…</translation>
    </message>
    <message>
        <source>Learn robot dynamics step by step, with questions</source>
        <translation type="unfinished">通过提问逐步学习机器人动力学</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation type="unfinished">最近的文件</translation>
    </message>
    <message>
        <source>&amp;Recent Files</source>
        <translation type="unfinished">最近的文件(&amp;R)</translation>
    </message>
    <message>
        <source>Which of the scenes of this card</source>
        <translation type="unfinished">选择此卡片中的场景</translation>
    </message>
    <message>
        <source>Try First</source>
        <translation type="unfinished">先试</translation>
    </message>
    <message>
        <source>Description</source>
        <translation type="unfinished">说明</translation>
    </message>
    <message>
        <source>About the selected robot</source>
        <translation type="unfinished">关于所选机器人</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::Graphics</name>
    <message>
        <source>The platform “%1” cannot draw 3D graphics.</source>
        <translation type="unfinished">平台“%1”无法绘制三维图形。</translation>
    </message>
    <message>
        <source>Could not create an OpenGL context.</source>
        <translation type="unfinished">无法创建OpenGL上下文。</translation>
    </message>
    <message>
        <source>OpenGL 3.3 or later is required, but %3 provides version %1.%2.</source>
        <extracomment>%1 and %2: version, major and minor, %3: name of the graphics card</extracomment>
        <translation type="unfinished">需要OpenGL 3.3或更高版本，但%3只提供版本%1.%2。</translation>
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
        <translation type="unfinished">取消勾选则忽略重力，如同在水平面内运动。勾选则恢复。</translation>
    </message>
    <message>
        <source>In the world frame (m/s²)</source>
        <translation type="unfinished">在世界坐标系中(m/s²)</translation>
    </message>
    <message>
        <source>Gravity along %1</source>
        <translation type="unfinished">沿%1的重力</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::HandOutDialog</name>
    <message>
        <source>One file with drawing and equations, for any browser.</source>
        <translation type="unfinished">单个文件，含图和方程，适用于任何浏览器。</translation>
    </message>
    <message>
        <source>A4 pages for printing: drawing, equations and values.</source>
        <translation type="unfinished">A4打印页：图、方程和数值。</translation>
    </message>
    <message>
        <source>Text for further editing, with the drawing as a PNG file.</source>
        <translation type="unfinished">可继续编辑的文本，图为PNG文件。</translation>
    </message>
    <message>
        <source>Source for pdflatex, with the drawing as a PDF file.</source>
        <translation type="unfinished">pdflatex源文件，图为PDF文件。</translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished">格式</translation>
    </message>
    <message>
        <source>Formulation</source>
        <translation type="unfinished">表述</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation type="unfinished">符号</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>noun: steps of the recursion</extracomment>
        <translation type="unfinished">步骤</translation>
    </message>
    <message>
        <source>F&amp;ull precision</source>
        <translation type="unfinished">全精度(&amp;U)</translation>
    </message>
    <message>
        <source>Export Handout</source>
        <translation type="unfinished">导出讲义</translation>
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
        <translation type="unfinished">连杆坐标系中的牛顿-欧拉法</translation>
    </message>
    <message>
        <source>Featherstone&apos;s spatial vectors</source>
        <translation type="unfinished">Featherstone空间向量</translation>
    </message>
    <message>
        <source>World frame, about the world origin</source>
        <translation type="unfinished">世界坐标系，关于世界原点</translation>
    </message>
    <message>
        <source>Every sum written out</source>
        <translation type="unfinished">写出全部求和</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation type="unfinished">全部步骤</translation>
    </message>
    <message>
        <source>Up to the current step, %1 of %2</source>
        <extracomment>%1: number of the current step of the recursion, %2: number of steps</extracomment>
        <translation type="unfinished">到当前步骤，%1/%2</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation type="unfinished">格式(&amp;F)：</translation>
    </message>
    <message>
        <source>For&amp;mulation:</source>
        <translation type="unfinished">表述(&amp;M)：</translation>
    </message>
    <message>
        <source>S&amp;ymbols:</source>
        <translation type="unfinished">符号(&amp;Y)：</translation>
    </message>
    <message>
        <source>&amp;Steps:</source>
        <extracomment>noun: steps of the recursion</extracomment>
        <translation type="unfinished">步骤(&amp;S)：</translation>
    </message>
    <message>
        <source>Numbers:</source>
        <extracomment>noun: label of how many digits are written</extracomment>
        <translation type="unfinished">数值：</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished">保存…</translation>
    </message>
    <message>
        <source>The handout is a worked example of this instant. It shows a drawing of the robot, its state, and the steps with their equations and values.</source>
        <translation type="unfinished">讲义是此刻的算例，包含机器人图、其状态以及带方程和数值的各步骤。</translation>
    </message>
    <message>
        <source>Markdown and LaTeX use the symbols of the formulation&apos;s source</source>
        <translation type="unfinished">Markdown和LaTeX使用该表述来源中的符号</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::HandOutFlow</name>
    <message>
        <source>%1-handout</source>
        <translation type="unfinished">%1-讲义</translation>
    </message>
    <message>
        <source>Save Handout</source>
        <translation type="unfinished">保存讲义</translation>
    </message>
    <message>
        <source>%1 file (*.%2)</source>
        <extracomment>%1: a format (&quot;PDF&quot;), %2: the ending of its files (&quot;pdf&quot;)</extracomment>
        <translation type="unfinished">%1文件(*.%2)</translation>
    </message>
    <message>
        <source>A handout cannot be exported in this step of the lesson, because it would reveal the answer.</source>
        <translation type="unfinished">在课程的该步骤中不能导出讲义，因为讲义会泄露答案。</translation>
    </message>
    <message>
        <source>A handout cannot be exported while you predict, because it would reveal the answers. Switch off Predict First to export it.</source>
        <translation type="unfinished">预测期间不能导出讲义，因为讲义会泄露答案。关闭“先预测”即可导出。</translation>
    </message>
    <message>
        <source>The robot has no moving joints, so there is nothing to compute.</source>
        <translation type="unfinished">机器人没有可动关节，因此没有可计算的内容。</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation type="unfinished">正在写入%1…</translation>
    </message>
    <message>
        <source>Handout saved: %1</source>
        <translation type="unfinished">讲义已保存：%1</translation>
    </message>
    <message>
        <source>The handout was not saved: %1.</source>
        <translation type="unfinished">讲义未保存：%1。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::HandPanel</name>
    <message>
        <source>Copy Pose As</source>
        <translation type="unfinished">位姿复制为</translation>
    </message>
    <message>
        <source>Kept fixed: %1</source>
        <translation type="unfinished">保持固定：%1</translation>
    </message>
    <message>
        <source>The textbook methods move only one end effector. To keep others fixed, select the method “Damped, with limits”.</source>
        <translation type="unfinished">教科书方法只移动一个末端执行器。要使其他末端执行器保持固定，选择方法“阻尼法，含限位”。</translation>
    </message>
    <message>
        <source>Keep this end effector fixed while you drag another one or a link, as far as the joints allow</source>
        <translation type="unfinished">拖动另一末端执行器或连杆时，在关节允许的范围内使该末端执行器保持固定</translation>
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
        <translation type="unfinished">姿态相对于位置的权重</translation>
    </message>
    <message>
        <source>A position error of half the arm&apos;s length counts as much as an orientation error of %1 rad</source>
        <translation type="unfinished">臂长一半的位置误差与%1 rad的姿态误差权重相同</translation>
    </message>
    <message>
        <source>A position error of a third of the arm&apos;s length counts as much as an orientation error of %1 rad</source>
        <translation type="unfinished">臂长三分之一的位置误差与%1 rad的姿态误差权重相同</translation>
    </message>
    <message>
        <source>Drag a handle or a link, or enter a pose above. To move one joint only, click its link and drag the arc or bar.</source>
        <translation type="unfinished">拖动手柄或连杆，或在上方输入位姿。只移动一个关节时，单击其连杆并拖动弧线或滑条。</translation>
    </message>
    <message numerus="yes">
        <source>%n iteration(s)</source>
        <translation type="unfinished">
            <numerusform>%n次迭代</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n restart(s)</source>
        <translation type="unfinished">
            <numerusform>%n次重启</numerusform>
        </translation>
    </message>
    <message>
        <source>smallest singular value σ = %1</source>
        <translation type="unfinished">最小奇异值σ = %1</translation>
    </message>
    <message>
        <source>damping λ = %1</source>
        <translation type="unfinished">阻尼λ = %1</translation>
    </message>
    <message>
        <source>End Effector</source>
        <translation type="unfinished">末端执行器</translation>
    </message>
    <message>
        <source>Link used as end effector</source>
        <translation type="unfinished">用作末端执行器的连杆</translation>
    </message>
    <message>
        <source>The link moved by the handles in the 3D view</source>
        <translation type="unfinished">由三维视图中的手柄移动的连杆</translation>
    </message>
    <message>
        <source>Frame of the handles</source>
        <translation type="unfinished">手柄的坐标系</translation>
    </message>
    <message>
        <source>Align the handles with the world frame or with the end-effector frame</source>
        <translation type="unfinished">使手柄与世界坐标系或末端执行器坐标系对齐</translation>
    </message>
    <message>
        <source>world frame</source>
        <translation type="unfinished">世界坐标系</translation>
    </message>
    <message>
        <source>end-effector frame</source>
        <translation type="unfinished">末端执行器坐标系</translation>
    </message>
    <message>
        <source>&amp;Link</source>
        <extracomment>noun: link whose frame is moved</extracomment>
        <translation type="unfinished">连杆(&amp;L)</translation>
    </message>
    <message>
        <source>Ha&amp;ndles</source>
        <extracomment>noun: arrows and rings in the 3D view</extracomment>
        <translation type="unfinished">手柄(&amp;N)</translation>
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
        <translation type="unfinished">横滚</translation>
    </message>
    <message>
        <source>pitch</source>
        <translation type="unfinished">俯仰</translation>
    </message>
    <message>
        <source>yaw</source>
        <translation type="unfinished">偏航</translation>
    </message>
    <message>
        <source>End-effector x</source>
        <translation type="unfinished">末端执行器x</translation>
    </message>
    <message>
        <source>End-effector y</source>
        <translation type="unfinished">末端执行器y</translation>
    </message>
    <message>
        <source>End-effector z</source>
        <translation type="unfinished">末端执行器z</translation>
    </message>
    <message>
        <source>End-effector roll about x</source>
        <translation type="unfinished">末端执行器绕x横滚</translation>
    </message>
    <message>
        <source>End-effector pitch about y</source>
        <translation type="unfinished">末端执行器绕y俯仰</translation>
    </message>
    <message>
        <source>End-effector yaw about z</source>
        <translation type="unfinished">末端执行器绕z偏航</translation>
    </message>
    <message>
        <source>%1 in the world frame. Enter a value to move the end effector.</source>
        <translation type="unfinished">世界坐标系中的%1。输入数值可移动末端执行器。</translation>
    </message>
    <message>
        <source>Keep this end effector fixed</source>
        <translation type="unfinished">使该末端执行器保持固定</translation>
    </message>
    <message>
        <source>Fixed end effectors</source>
        <translation type="unfinished">固定的末端执行器</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation type="unfinished">求解器</translation>
    </message>
    <message>
        <source>Method</source>
        <translation type="unfinished">方法</translation>
    </message>
    <message>
        <source>Inverse kinematics method</source>
        <translation type="unfinished">逆运动学方法</translation>
    </message>
    <message>
        <source>Damped, with limits (default)</source>
        <translation type="unfinished">阻尼法，含限位（默认）</translation>
    </message>
    <message>
        <source>Pseudo-inverse</source>
        <translation type="unfinished">伪逆</translation>
    </message>
    <message>
        <source>Transpose</source>
        <extracomment>noun: method of inverse kinematics, with the transpose of the Jacobian</extracomment>
        <translation type="unfinished">转置</translation>
    </message>
    <message>
        <source>Damped, fixed λ</source>
        <translation type="unfinished">阻尼法，固定λ</translation>
    </message>
    <message>
        <source>Levenberg-Marquardt</source>
        <translation type="unfinished">Levenberg-Marquardt</translation>
    </message>
    <message>
        <source>Step limit s</source>
        <translation type="unfinished">步长限值s</translation>
    </message>
    <message>
        <source>Limit the norm of the weighted step; at equal weights, 1 means 1 rad or half the arm&apos;s length</source>
        <translation type="unfinished">限制加权步长的范数；权重相等时，1表示1 rad或臂长的一半</translation>
    </message>
    <message>
        <source>Damping λ</source>
        <translation type="unfinished">阻尼λ</translation>
    </message>
    <message>
        <source>Damping λ: singular values well below λ contribute little to the step</source>
        <translation type="unfinished">阻尼λ：远小于λ的奇异值对该步的贡献很小</translation>
    </message>
    <message>
        <source>λ</source>
        <translation type="unfinished">λ</translation>
    </message>
    <message>
        <source>Step limit &amp;s</source>
        <translation type="unfinished">步长限值s(&amp;S)</translation>
    </message>
    <message>
        <source>Frame of the directions</source>
        <translation type="unfinished">方向所用坐标系</translation>
    </message>
    <message>
        <source>Frame in which the constrained directions are expressed</source>
        <translation type="unfinished">表示受约束方向的坐标系</translation>
    </message>
    <message>
        <source>world</source>
        <extracomment>noun: frame of the world</extracomment>
        <translation type="unfinished">世界</translation>
    </message>
    <message>
        <source>target</source>
        <extracomment>noun: frame of the target</extracomment>
        <translation type="unfinished">目标</translation>
    </message>
    <message>
        <source>about x</source>
        <translation type="unfinished">绕x</translation>
    </message>
    <message>
        <source>about y</source>
        <translation type="unfinished">绕y</translation>
    </message>
    <message>
        <source>about z</source>
        <translation type="unfinished">绕z</translation>
    </message>
    <message>
        <source>Track the target along %1. Clear to leave this direction free.</source>
        <translation type="unfinished">沿%1跟踪目标。取消勾选则该方向自由。</translation>
    </message>
    <message>
        <source>Track the target&apos;s rotation %1. Clear to leave it free.</source>
        <translation type="unfinished">跟踪目标%1的转动。取消勾选则其自由。</translation>
    </message>
    <message>
        <source>Constrained along %1</source>
        <translation type="unfinished">沿%1受约束</translation>
    </message>
    <message>
        <source>Constrained in rotation %1</source>
        <translation type="unfinished">%1转动受约束</translation>
    </message>
    <message>
        <source>Trade-off if the target cannot be reached exactly: left favours orientation, right favours position</source>
        <translation type="unfinished">目标不能精确到达时的取舍：左侧偏重姿态，右侧偏重位置</translation>
    </message>
    <message>
        <source>&amp;Weight</source>
        <extracomment>noun: of the orientation against the position</extracomment>
        <translation type="unfinished">权重(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Avoid joint limits</source>
        <translation type="unfinished">避开关节限位(&amp;A)</translation>
    </message>
    <message>
        <source>Move the joints of a redundant arm away from their limits without moving the end effector</source>
        <translation type="unfinished">使冗余机械臂的关节远离限位，而不移动末端执行器</translation>
    </message>
    <message>
        <source>Solver Result</source>
        <translation type="unfinished">求解器结果</translation>
    </message>
    <message>
        <source>Result of the last drag</source>
        <translation type="unfinished">上次拖动的结果</translation>
    </message>
    <message>
        <source>Details of the solver result</source>
        <translation type="unfinished">求解器结果的详细信息</translation>
    </message>
    <message>
        <source>Step &amp;Through the Solver</source>
        <translation type="unfinished">逐步查看求解器(&amp;T)</translation>
    </message>
    <message>
        <source>Step through the iterations of a textbook method, from the start of the last drag to its target</source>
        <translation type="unfinished">逐步查看一种教科书方法的迭代，从上次拖动的起点到其目标</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::HelpFlow</name>
    <message>
        <source>&amp;Manual</source>
        <extracomment>noun: the manual of the program</extracomment>
        <translation type="unfinished">手册(&amp;M)</translation>
    </message>
    <message>
        <source>Help on This &amp;Panel</source>
        <translation type="unfinished">本面板的帮助(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;What Is This?</source>
        <translation type="unfinished">这是什么？(&amp;W)</translation>
    </message>
    <message>
        <source>Read more in the manual</source>
        <translation type="unfinished">在手册中阅读更多</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation type="unfinished">历史</translation>
    </message>
    <message>
        <source>Select a step to go back or forward to it</source>
        <translation type="unfinished">选择步骤，可后退或前进到该步骤</translation>
    </message>
    <message>
        <source>Initial state</source>
        <translation type="unfinished">初始状态</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::IkStudy</name>
    <message>
        <source>Put robot at iteration %1</source>
        <translation type="unfinished">将机器人置于第%1次迭代</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::InvPanel</name>
    <message>
        <source>All contacts</source>
        <translation type="unfinished">所有接触</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>%1: number of the question, %2: number of questions, %3: its symbol</extracomment>
        <translation type="unfinished">%1/%2：%3</translation>
    </message>
    <message>
        <source>No moving joint</source>
        <translation type="unfinished">没有可动关节</translation>
    </message>
    <message>
        <source>Forward dynamics needs a robot with a moving joint.</source>
        <translation type="unfinished">正动力学需要带有可动关节的机器人。</translation>
    </message>
    <message>
        <source>The mass matrix M is singular, so no accelerations can be computed.</source>
        <translation type="unfinished">质量矩阵M奇异，因此无法计算加速度。</translation>
    </message>
    <message>
        <source>Check: the computed q̈ and the q̈ of the run differ by at most %1.</source>
        <translation type="unfinished">检查：计算所得的q̈与仿真的q̈最多相差%1。</translation>
    </message>
    <message>
        <source>Check: the computed q̈ and that of the articulated-body algorithm, which does not use INV, differ by at most %1.</source>
        <translation type="unfinished">检查：计算所得的q̈与铰接体算法（不使用INV）的结果最多相差%1。</translation>
    </message>
    <message>
        <source>The motion does not determine these forces, so the forces of least norm are given.</source>
        <translation type="unfinished">运动不能确定这些力，因此给出范数最小的力。</translation>
    </message>
    <message>
        <source>The contact jams: with friction, det A is zero or negative (Painlevé paradox), so no contact force is reliable.</source>
        <translation type="unfinished">接触卡死：考虑摩擦时det A为零或负（Painlevé悖论），因此任何接触力都不可靠。</translation>
    </message>
    <message>
        <source>Without contact, only b, M and q̈ are needed.</source>
        <translation type="unfinished">没有接触时，只需要b、M和q̈。</translation>
    </message>
    <message>
        <source>Tick a mistake to see its effect on the forces and accelerations.</source>
        <translation type="unfinished">勾选一个错误，可查看它对力和加速度的影响。</translation>
    </message>
    <message>
        <source>With λ = %1 1/s, each step of 10 ms multiplies this motion by %2. The longest step without growth is %3 ms.</source>
        <extracomment>%1: an eigenvalue, %2: the factor per step, %3: a time step</extracomment>
        <translation type="unfinished">λ = %1 1/s时，每个10 ms的步把该运动乘以%2。不发生增长的最大步长为%3 ms。</translation>
    </message>
    <message>
        <source>Contacts included</source>
        <translation type="unfinished">包含的接触</translation>
    </message>
    <message>
        <source>Torques of the motors</source>
        <translation type="unfinished">电机的力矩</translation>
    </message>
    <message>
        <source>τ at simulation start</source>
        <translation type="unfinished">仿真起始时的τ</translation>
    </message>
    <message>
        <source>τ = 0</source>
        <translation type="unfinished">τ = 0</translation>
    </message>
    <message>
        <source>τ from RNEA</source>
        <translation type="unfinished">由RNEA得到的τ</translation>
    </message>
    <message>
        <source>Go to the first question (Home)</source>
        <translation type="unfinished">转到第一个问题(Home)</translation>
    </message>
    <message>
        <source>Go to the previous question (Left)</source>
        <translation type="unfinished">转到上一个问题(Left)</translation>
    </message>
    <message>
        <source>The question</source>
        <translation type="unfinished">问题</translation>
    </message>
    <message>
        <source>Go to the next question (Right)</source>
        <translation type="unfinished">转到下一个问题(Right)</translation>
    </message>
    <message>
        <source>Go to the accelerations (End)</source>
        <translation type="unfinished">转到加速度(End)</translation>
    </message>
    <message>
        <source>Step through the questions automatically</source>
        <translation type="unfinished">自动逐个进行各问题</translation>
    </message>
    <message>
        <source>Results by joint</source>
        <translation type="unfinished">按关节列出的结果</translation>
    </message>
    <message>
        <source>Results by contact</source>
        <translation type="unfinished">按接触列出的结果</translation>
    </message>
    <message>
        <source>The question and its answer, by joint</source>
        <translation type="unfinished">问题及其结果，按关节</translation>
    </message>
    <message>
        <source>This step asks INV no question. It uses the answers to earlier questions.</source>
        <translation type="unfinished">该步骤不向INV提问，而是使用前面各问题的结果。</translation>
    </message>
    <message>
        <source>The recursion for this question, link by link</source>
        <translation type="unfinished">该问题的递推，逐个连杆</translation>
    </message>
    <message>
        <source>The outward pass gives the motion (ω, α and the acceleration minus gravity, a). The inward pass gives the forces and moments (f, n), starting from the contact force fᴱ. All vectors are expressed in link frames.</source>
        <translation type="unfinished">前向递推给出运动（ω、α和减去重力的加速度a）。后向递推给出力和力矩（f、n），从接触力fᴱ开始。所有向量都在连杆坐标系中表示。</translation>
    </message>
    <message>
        <source>No recursion runs in this step.</source>
        <translation type="unfinished">该步骤不进行递推。</translation>
    </message>
    <message>
        <source>Mistakes to plant</source>
        <translation type="unfinished">要植入的错误</translation>
    </message>
    <message>
        <source>Effect of the mistakes</source>
        <translation type="unfinished">错误的影响</translation>
    </message>
    <message>
        <source>Forward dynamics by repeated inverse dynamics (INV)</source>
        <translation type="unfinished">通过反复调用逆动力学(INV)求正动力学</translation>
    </message>
    <message>
        <source>Results So Far</source>
        <translation type="unfinished">已有结果</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>noun: the question that is explained</extracomment>
        <translation type="unfinished">问题</translation>
    </message>
    <message>
        <source>Link by Link</source>
        <translation type="unfinished">逐个连杆</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation type="unfinished">错误</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::InvPicture</name>
    <message>
        <source>%1 takes %2 and gives %3 (%4)</source>
        <extracomment>%1: a box of the diagram, %2: its inputs, %3: its output, %4: where that goes (&quot;for a, later&quot;)</extracomment>
        <translation type="unfinished">%1接收%2，给出%3（%4）</translation>
    </message>
    <message>
        <source>Diagram of INV</source>
        <translation type="unfinished">INV示意图</translation>
    </message>
    <message>
        <source>(mistake)</source>
        <translation type="unfinished">（错误）</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::IterationEquations</name>
    <message>
        <source>Equations of the iteration</source>
        <translation type="unfinished">迭代的方程</translation>
    </message>
    <message>
        <source>Equations (3) to (8) with their values</source>
        <translation type="unfinished">方程(3)至(8)及其数值</translation>
    </message>
    <message>
        <source>%1 m, |p| = %2 m</source>
        <extracomment>%1: components of a vector, %2: its length</extracomment>
        <translation type="unfinished">%1 m，|p| = %2 m</translation>
    </message>
    <message>
        <source>%1 rad, |φ| = %2 rad</source>
        <extracomment>%1: components of a vector, %2: its length</extracomment>
        <translation type="unfinished">%1 rad，|φ| = %2 rad</translation>
    </message>
    <message>
        <source>%1, &lt;b&gt;|e| = %2&lt;/b&gt;</source>
        <extracomment>%1: components of a vector, %2: its length</extracomment>
        <translation type="unfinished">%1，&lt;b&gt;|e| = %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>|Δp| = %2, because |e| &amp;gt; s = %1</source>
        <extracomment>%1: step limit, %2: length of the step</extracomment>
        <translation type="unfinished">|Δp| = %2，因为|e| &amp;gt; s = %1</translation>
    </message>
    <message>
        <source>although |e| &amp;gt; s = %1</source>
        <translation type="unfinished">尽管|e| &amp;gt; s = %1</translation>
    </message>
    <message>
        <source>no step limit</source>
        <translation type="unfinished">无步长限制</translation>
    </message>
    <message>
        <source>full step, because |e| &amp;lt; s = %1</source>
        <translation type="unfinished">完整的一步，因为|e| &amp;lt; s = %1</translation>
    </message>
    <message>
        <source>%1, |Δq| = %2</source>
        <extracomment>%1: how the step was computed, %2: length of the step of the joints</extracomment>
        <translation type="unfinished">%1，|Δq| = %2</translation>
    </message>
    <message>
        <source>|e| becomes %1</source>
        <translation type="unfinished">|e|变为%1</translation>
    </message>
    <message>
        <source>|e| would become %1, so the step is rejected and λ is multiplied by 4</source>
        <translation type="unfinished">|e|将变为%1，因此拒绝该步，并将λ乘以4</translation>
    </message>
    <message>
        <source>end</source>
        <extracomment>noun: end of the iterations</extracomment>
        <translation type="unfinished">结束</translation>
    </message>
    <message>
        <source>σ = %1</source>
        <translation type="unfinished">σ = %1</translation>
    </message>
    <message>
        <source>There are as many joints as constrained directions, and no limit is active, so this is a Newton-Raphson step.</source>
        <translation type="unfinished">关节数与受约束方向数相同，且没有起作用的限位，因此这是牛顿-拉夫逊步。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::IterationMistakes</name>
    <message>
        <source>Mistakes in the iteration</source>
        <translation type="unfinished">迭代中的错误</translation>
    </message>
    <message>
        <source>How to recognise the mistake</source>
        <translation type="unfinished">如何识别该错误</translation>
    </message>
    <message>
        <source>Undo A&amp;ll</source>
        <translation type="unfinished">全部撤销(&amp;L)</translation>
    </message>
    <message>
        <source>Remove all mistakes</source>
        <translation type="unfinished">移除所有错误</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::IterationPanel</name>
    <message>
        <source>Steps of the inverse kinematics solver</source>
        <translation type="unfinished">逆运动学求解器的步骤</translation>
    </message>
    <message>
        <source>Error after each iteration</source>
        <translation type="unfinished">每次迭代后的误差</translation>
    </message>
    <message>
        <source>Residual: norm of the weighted error</source>
        <translation type="unfinished">残差：加权误差的范数</translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished">位置</translation>
    </message>
    <message>
        <source>Distance between the origins of the end effector and the target</source>
        <translation type="unfinished">末端执行器原点与目标原点之间的距离</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation type="unfinished">姿态</translation>
    </message>
    <message>
        <source>Angle of the rotation from the end-effector frame to the target frame</source>
        <translation type="unfinished">从末端执行器坐标系到目标坐标系的转角</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>all three errors</extracomment>
        <translation type="unfinished">全部</translation>
    </message>
    <message>
        <source>Show all three errors side by side</source>
        <translation type="unfinished">并排显示三种误差</translation>
    </message>
    <message>
        <source>Steps of the solver</source>
        <translation type="unfinished">求解器的步骤</translation>
    </message>
    <message>
        <source>View of the solver</source>
        <translation type="unfinished">求解器视图</translation>
    </message>
    <message>
        <source>Singular values and the factors that replace their inverses</source>
        <translation type="unfinished">奇异值及代替其倒数的因子</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation type="unfinished">方法</translation>
    </message>
    <message>
        <source>Equations</source>
        <translation type="unfinished">方程</translation>
    </message>
    <message>
        <source>Jacobian</source>
        <translation type="unfinished">雅可比矩阵</translation>
    </message>
    <message>
        <source>SVD</source>
        <translation type="unfinished">SVD</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished">设置</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation type="unfinished">错误</translation>
    </message>
    <message>
        <source>Singular values %1; damping %2</source>
        <extracomment>noun; %1: numbers, %2: a number</extracomment>
        <translation type="unfinished">奇异值%1；阻尼%2</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::IterationRuns</name>
    <message>
        <source>Problem</source>
        <translation type="unfinished">问题</translation>
    </message>
    <message>
        <source>Methods side by side</source>
        <translation type="unfinished">各方法并列</translation>
    </message>
    <message>
        <source>Method</source>
        <translation type="unfinished">方法</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>noun: number of iterations</extracomment>
        <translation type="unfinished">迭代次数</translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished">结果</translation>
    </message>
    <message>
        <source>Error (m)</source>
        <translation type="unfinished">误差(m)</translation>
    </message>
    <message>
        <source>Error (rad)</source>
        <translation type="unfinished">误差(rad)</translation>
    </message>
    <message>
        <source>Ticked methods are compared. Select a row to step through that method.</source>
        <translation type="unfinished">比较已勾选的方法。选择一行可逐步查看该方法。</translation>
    </message>
    <message>
        <source>Iterations until a stopping criterion was met</source>
        <translation type="unfinished">满足停止准则前的迭代次数</translation>
    </message>
    <message>
        <source>Result of the iteration</source>
        <translation type="unfinished">迭代的结果</translation>
    </message>
    <message>
        <source>Residual at the end</source>
        <translation type="unfinished">结束时的残差</translation>
    </message>
    <message>
        <source>Final distance between the origins of the end effector and the target</source>
        <translation type="unfinished">末端执行器原点与目标原点之间的最终距离</translation>
    </message>
    <message>
        <source>Final angle of the rotation from the end-effector frame to the target frame</source>
        <translation type="unfinished">从末端执行器坐标系到目标坐标系的最终转角</translation>
    </message>
    <message>
        <source>Factor for each singular value σ: %1</source>
        <translation type="unfinished">各奇异值σ的因子：%1</translation>
    </message>
    <message>
        <source>No joint moves the end effector, so there is nothing to solve.</source>
        <translation type="unfinished">没有关节移动末端执行器，因此没有可求解的内容。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::IterationSettings</name>
    <message>
        <source>Settings of the iteration</source>
        <translation type="unfinished">迭代的设置</translation>
    </message>
    <message>
        <source>&amp;Step limit s</source>
        <translation type="unfinished">步长限值s(&amp;S)</translation>
    </message>
    <message>
        <source>Limit the norm of each step, in the units of the weighted error</source>
        <translation type="unfinished">限制每一步的范数，单位与加权误差相同</translation>
    </message>
    <message>
        <source>λ of damped least squares</source>
        <translation type="unfinished">阻尼最小二乘法的λ</translation>
    </message>
    <message>
        <source>Initial λ of adaptive damping</source>
        <translation type="unfinished">自适应阻尼的初始λ</translation>
    </message>
    <message>
        <source>The pseudo-inverse treats singular values below this fraction of the largest as zero</source>
        <translation type="unfinished">伪逆法将小于最大奇异值的该比例的奇异值视为零</translation>
    </message>
    <message>
        <source>&amp;Joints stop at their limits</source>
        <translation type="unfinished">关节止于限位(&amp;J)</translation>
    </message>
    <message>
        <source>Stop each joint at its limits, which the textbook methods by themselves ignore</source>
        <translation type="unfinished">使每个关节止于限位；教科书方法本身忽略限位</translation>
    </message>
    <message>
        <source>Defaults</source>
        <extracomment>noun: button that restores the original settings</extracomment>
        <translation type="unfinished">默认值</translation>
    </message>
    <message>
        <source>Restore the default weights, step limit, λ and rank tolerance</source>
        <translation type="unfinished">恢复默认的权重、步长限值、λ和秩容差</translation>
    </message>
    <message>
        <source>&amp;Rank tolerance</source>
        <translation type="unfinished">秩容差(&amp;R)</translation>
    </message>
    <message>
        <source>Weights D</source>
        <translation type="unfinished">权重D</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>one weight for x, y and z</extracomment>
        <translation type="unfinished">全部</translation>
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
        <translation type="unfinished">位置(1/m)</translation>
    </message>
    <message>
        <source>Orientation (1/rad)</source>
        <translation type="unfinished">姿态(1/rad)</translation>
    </message>
    <message>
        <source>%1: weight of all three directions</source>
        <translation type="unfinished">%1：三个方向的权重</translation>
    </message>
    <message>
        <source>Weight of %1; 0 leaves the direction free</source>
        <translation type="unfinished">%1的权重；0表示该方向自由</translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished">目标</translation>
    </message>
    <message>
        <source>x, roll</source>
        <translation type="unfinished">x，横滚</translation>
    </message>
    <message>
        <source>y, pitch</source>
        <translation type="unfinished">y，俯仰</translation>
    </message>
    <message>
        <source>z, yaw</source>
        <translation type="unfinished">z，偏航</translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished">位置</translation>
    </message>
    <message>
        <source>Roll, pitch, yaw</source>
        <translation type="unfinished">横滚、俯仰、偏航</translation>
    </message>
    <message>
        <source>Target x</source>
        <translation type="unfinished">目标x</translation>
    </message>
    <message>
        <source>Target y</source>
        <translation type="unfinished">目标y</translation>
    </message>
    <message>
        <source>Target z</source>
        <translation type="unfinished">目标z</translation>
    </message>
    <message>
        <source>Target roll</source>
        <translation type="unfinished">目标横滚</translation>
    </message>
    <message>
        <source>Target pitch</source>
        <translation type="unfinished">目标俯仰</translation>
    </message>
    <message>
        <source>Target yaw</source>
        <translation type="unfinished">目标偏航</translation>
    </message>
    <message>
        <source>Target in the world frame; the iteration starts from the current pose</source>
        <translation type="unfinished">世界坐标系中的目标；迭代从当前位姿开始</translation>
    </message>
    <message>
        <source>Fixe&amp;d λ</source>
        <translation type="unfinished">固定λ(&amp;D)</translation>
    </message>
    <message>
        <source>Initial adap&amp;tive λ</source>
        <translation type="unfinished">初始自适应λ(&amp;T)</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::IterationTransport</name>
    <message>
        <source>Problem to solve</source>
        <translation type="unfinished">要求解的问题</translation>
    </message>
    <message>
        <source>&amp;Start of the Iteration</source>
        <translation type="unfinished">迭代起始(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Previous Iteration</source>
        <translation type="unfinished">上一次迭代(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Run Iterations</source>
        <translation type="unfinished">运行迭代(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Next Iteration</source>
        <translation type="unfinished">下一次迭代(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;End of the Iteration</source>
        <translation type="unfinished">迭代结束(&amp;E)</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation type="unfinished">迭代</translation>
    </message>
    <message>
        <source>Iteration shown</source>
        <translation type="unfinished">所显示的迭代</translation>
    </message>
    <message>
        <source>Explanation of this iteration</source>
        <translation type="unfinished">该次迭代的说明</translation>
    </message>
    <message>
        <source>Put Robot Here</source>
        <translation type="unfinished">移至此处</translation>
    </message>
    <message>
        <source>Copy all iterations as CSV</source>
        <translation type="unfinished">将所有迭代复制为CSV</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: number of the iteration shown, %2: number of iterations</extracomment>
        <translation type="unfinished">%1/%2</translation>
    </message>
    <message>
        <source>Nothing to solve</source>
        <translation type="unfinished">没有可求解的内容</translation>
    </message>
    <message>
        <source>Iteration 0 of 0</source>
        <translation type="unfinished">迭代0/0</translation>
    </message>
    <message>
        <source>%1: |e| = %2, errors %3 m and %4 rad</source>
        <extracomment>%1: method of inverse kinematics, %2: residual, %3: position error, %4: orientation error</extracomment>
        <translation type="unfinished">%1：|e| = %2，误差%3 m和%4 rad</translation>
    </message>
    <message>
        <source>the step would not reduce the residual, so it is rejected</source>
        <translation type="unfinished">该步不会减小残差，因此被拒绝</translation>
    </message>
    <message>
        <source>a step of length s</source>
        <translation type="unfinished">长度为s的一步</translation>
    </message>
    <message>
        <source>a full step</source>
        <translation type="unfinished">完整步长</translation>
    </message>
    <message>
        <source>Iteration %1 of %2.</source>
        <extracomment>%1: number of the iteration shown, %2: number of iterations</extracomment>
        <translation type="unfinished">迭代%1/%2。</translation>
    </message>
    <message>
        <source>Move the robot to the pose of this iteration</source>
        <translation type="unfinished">将机器人移到该次迭代的位姿</translation>
    </message>
    <message>
        <source>Joint %1 would exceed its limits</source>
        <translation type="unfinished">关节%1将超出其限位</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::JacobianTable</name>
    <message>
        <source>Values of the iteration: error, weights, step and weighted Jacobian</source>
        <translation type="unfinished">迭代的各个值：误差、权重、步进量和加权雅可比矩阵</translation>
    </message>
    <message>
        <source>Copy D J As</source>
        <translation type="unfinished">D J复制为</translation>
    </message>
    <message>
        <source>Copy Whole Iteration As</source>
        <translation type="unfinished">整次迭代复制为</translation>
    </message>
    <message>
        <source>Along the %1 axis of the base frame, in m before weighting by D</source>
        <translation type="unfinished">沿基坐标系的%1轴，单位m，乘以D之前</translation>
    </message>
    <message>
        <source>About the %1 axis of the base frame, in rad before weighting by D</source>
        <translation type="unfinished">绕基坐标系的%1轴，单位rad，乘以D之前</translation>
    </message>
    <message>
        <source>Step of each joint, eq. (7), in rad, or in m for a prismatic joint</source>
        <translation type="unfinished">各关节的步，式(7)，单位rad，移动关节为m</translation>
    </message>
    <message>
        <source>Error in the base frame, eqs. (3) and (4): position in m, orientation in rad</source>
        <translation type="unfinished">基坐标系中的误差，式(3)和(4)：位置单位m，姿态单位rad</translation>
    </message>
    <message>
        <source>Weight of each direction, eq. (5): position in 1/m, orientation in 1/rad</source>
        <translation type="unfinished">各方向的权重，式(5)：位置单位1/m，姿态单位1/rad</translation>
    </message>
    <message>
        <source>Weighted error, eq. (5), whose norm is the residual</source>
        <translation type="unfinished">加权误差，式(5)，其范数为残差</translation>
    </message>
    <message>
        <source>Requested step, eq. (6): e, limited to the length s</source>
        <translation type="unfinished">要求的步，式(6)：e，限制到长度s</translation>
    </message>
    <message>
        <source>End-effector velocity per unit velocity of joint %1, weighted by D: a column of D J</source>
        <translation type="unfinished">关节%1单位速度引起的末端执行器速度，经D加权：D J的一列</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::JointDelegate</name>
    <message>
        <source>Velocity of %1</source>
        <translation type="unfinished">%1的速度</translation>
    </message>
    <message>
        <source>Acceleration of %1</source>
        <translation type="unfinished">%1的加速度</translation>
    </message>
    <message>
        <source>Position of %1</source>
        <translation type="unfinished">%1的位置</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::JointForm</name>
    <message>
        <source>Name</source>
        <translation type="unfinished">名称</translation>
    </message>
    <message>
        <source>Name of the joint</source>
        <translation type="unfinished">关节的名称</translation>
    </message>
    <message>
        <source>Type of the joint</source>
        <translation type="unfinished">关节的类型</translation>
    </message>
    <message>
        <source>Revolute (limited rotation)</source>
        <translation type="unfinished">旋转（有限位）</translation>
    </message>
    <message>
        <source>Continuous (unlimited rotation)</source>
        <translation type="unfinished">连续旋转（无限位）</translation>
    </message>
    <message>
        <source>Prismatic (translation)</source>
        <translation type="unfinished">移动（平移）</translation>
    </message>
    <message>
        <source>Fixed</source>
        <extracomment>adjective: a joint that does not move</extracomment>
        <translation type="unfinished">固定</translation>
    </message>
    <message>
        <source>&amp;Joint type</source>
        <translation type="unfinished">关节类型(&amp;J)</translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished">类型</translation>
    </message>
    <message>
        <source>&amp;Origin in the parent frame (m)</source>
        <translation type="unfinished">父坐标系中的原点(m)(&amp;O)</translation>
    </message>
    <message>
        <source>Joint origin %1 (m)</source>
        <translation type="unfinished">关节原点%1 (m)</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation type="unfinished">原点</translation>
    </message>
    <message>
        <source>Joint %1</source>
        <translation type="unfinished">关节%1</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation type="unfinished">姿态</translation>
    </message>
    <message>
        <source>Copy Transform As</source>
        <translation type="unfinished">变换复制为</translation>
    </message>
    <message>
        <source>Axis of the joint</source>
        <translation type="unfinished">关节的轴</translation>
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
        <translation type="unfinished">其他</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation type="unfinished">轴</translation>
    </message>
    <message>
        <source>Direction in the link frame (unit vector)</source>
        <translation type="unfinished">连杆坐标系中的方向（单位向量）</translation>
    </message>
    <message>
        <source>Axis component along %1</source>
        <translation type="unfinished">轴沿%1的分量</translation>
    </message>
    <message>
        <source>Use a custom value instead of the default</source>
        <translation type="unfinished">使用自定义值代替默认值</translation>
    </message>
    <message>
        <source>Custom value: %1</source>
        <translation type="unfinished">自定义值：%1</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>no limit</extracomment>
        <translation type="unfinished">无</translation>
    </message>
    <message>
        <source>0, or nearest limit</source>
        <translation type="unfinished">0或最近的限位</translation>
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
        <translation type="unfinished">速度限值(&amp;Y)</translation>
    </message>
    <message>
        <source>Velocity limit</source>
        <translation type="unfinished">速度限值</translation>
    </message>
    <message>
        <source>Effor&amp;t limit</source>
        <translation type="unfinished">力/力矩限值(&amp;T)</translation>
    </message>
    <message>
        <source>Largest torque or force of the motor</source>
        <translation type="unfinished">电机的最大力矩或力</translation>
    </message>
    <message>
        <source>Effort limit</source>
        <translation type="unfinished">力/力矩限值</translation>
    </message>
    <message>
        <source>&amp;Ready pose</source>
        <extracomment>adjective: position of the joint in the ready pose</extracomment>
        <translation type="unfinished">准备位姿(&amp;R)</translation>
    </message>
    <message>
        <source>Position in the ready pose</source>
        <translation type="unfinished">准备位姿中的位置</translation>
    </message>
    <message>
        <source>Ready position</source>
        <translation type="unfinished">准备位置</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::JointFormulas</name>
    <message>
        <source>Formula of the torque of %1</source>
        <translation type="unfinished">%1的力矩公式</translation>
    </message>
    <message>
        <source>Torque or force in%1, as a formula. It may contain t, pi, q1, q2, …, qd1, qd2, … (in rad, m and s), + - * / ^ ( ), a ? b : c, and functions such as sin, cos, exp, sqrt, abs, min and max.</source>
        <extracomment>%1: the unit, with a space before it</extracomment>
        <translation type="unfinished">以公式给出的力矩或力，单位%1。公式可含t、pi、q1、q2、…、qd1、qd2、…（单位rad、m和s）、+ - * / ^ ( )、a ? b : c，以及sin、cos、exp、sqrt、abs、min和max等函数。</translation>
    </message>
    <message>
        <source>Character %1: %2.</source>
        <extracomment>noun: a letter or sign of a formula; %1: its number, %2: what is wrong there</extracomment>
        <translation type="unfinished">第%1个字符：%2。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::JointNumberModel</name>
    <message>
        <source>none</source>
        <extracomment>no limit</extracomment>
        <translation type="unfinished">无</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation type="unfinished">所有关节</translation>
    </message>
    <message>
        <source>All revolute joints</source>
        <translation type="unfinished">所有旋转关节</translation>
    </message>
    <message>
        <source>each joint</source>
        <translation type="unfinished">各关节</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation type="unfinished">关节</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::JointNumbers</name>
    <message>
        <source>This joint is passive</source>
        <translation type="unfinished">该关节为被动</translation>
    </message>
    <message>
        <source>%1, passive</source>
        <translation type="unfinished">%1，被动</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::JointSliders</name>
    <message>
        <source>Torque of %1</source>
        <translation type="unfinished">%1的力矩</translation>
    </message>
    <message>
        <source>Torque of %1, as a number</source>
        <translation type="unfinished">%1的力矩，以数值给出</translation>
    </message>
    <message>
        <source>Torque</source>
        <translation type="unfinished">力矩</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::JointTableModel</name>
    <message>
        <source>none</source>
        <extracomment>no limit</extracomment>
        <translation type="unfinished">无</translation>
    </message>
    <message>
        <source>mimics %1</source>
        <translation type="unfinished">联动%1</translation>
    </message>
    <message>
        <source>mimics %1 × %2</source>
        <extracomment>a mimic joint; %1: name of the joint that it follows, %2: a factor</extracomment>
        <translation type="unfinished">联动%1 × %2</translation>
    </message>
    <message>
        <source>mimics %1 × %2 + %3</source>
        <extracomment>a mimic joint; %1: name of the joint that it follows, %2: a factor, %3: an offset with its unit</extracomment>
        <translation type="unfinished">联动%1 × %2 + %3</translation>
    </message>
    <message>
        <source>mimics %1 × %2 − %3</source>
        <extracomment>a mimic joint; %1: name of the joint that it follows, %2: a factor, %3: an offset with its unit</extracomment>
        <translation type="unfinished">联动%1 × %2 − %3</translation>
    </message>
    <message>
        <source>%1, beyond its limits</source>
        <translation type="unfinished">%1，超出限位</translation>
    </message>
    <message>
        <source>%1, passive</source>
        <translation type="unfinished">%1，被动</translation>
    </message>
    <message>
        <source>Slider of %1: %2</source>
        <extracomment>%1: name of a joint, %2: its position with its unit</extracomment>
        <translation type="unfinished">%1的滑块：%2</translation>
    </message>
    <message>
        <source>Position of %1: %2</source>
        <extracomment>%1: name of a joint, %2: its position with its unit</extracomment>
        <translation type="unfinished">%1的位置：%2</translation>
    </message>
    <message>
        <source>Velocity of %1: %2</source>
        <extracomment>%1: name of a joint, %2: its velocity with its unit</extracomment>
        <translation type="unfinished">%1的速度：%2</translation>
    </message>
    <message>
        <source>Acceleration of %1: %2</source>
        <extracomment>%1: name of a joint, %2: its acceleration with its unit</extracomment>
        <translation type="unfinished">%1的加速度：%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: name of a mimic joint, %2: what it follows (&quot;mimics elbow × 2&quot;)</extracomment>
        <translation type="unfinished">%1 %2</translation>
    </message>
    <message>
        <source>Velocity of %1</source>
        <translation type="unfinished">%1的速度</translation>
    </message>
    <message>
        <source>Acceleration of %1</source>
        <translation type="unfinished">%1的加速度</translation>
    </message>
    <message>
        <source>%1, %2
Lower limit: %3
Upper limit: %4
Velocity limit: %5
Effort limit: %6</source>
        <extracomment>%1: name of a joint, %2: its type (&quot;revolute&quot;), %3 to %6: limits with their unit</extracomment>
        <translation type="unfinished">%1，%2
下限：%3
上限：%4
速度限值：%5
力/力矩限值：%6</translation>
    </message>
    <message>
        <source>Passive, not driven by a motor</source>
        <translation type="unfinished">被动，不由电机驱动</translation>
    </message>
    <message>
        <source>%1; move the mimicked joint instead</source>
        <extracomment>%1: what a joint follows (&quot;mimics elbow × 2&quot;)</extracomment>
        <translation type="unfinished">%1；改为移动被联动关节</translation>
    </message>
    <message>
        <source>Beyond its limits</source>
        <translation type="unfinished">超出限位</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation type="unfinished">关节</translation>
    </message>
    <message>
        <source>Slider</source>
        <extracomment>noun: column of the sliders that move the joints</extracomment>
        <translation type="unfinished">滑块</translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished">位置</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::JointView</name>
    <message>
        <source>Joints</source>
        <translation type="unfinished">关节</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::JointsForm</name>
    <message>
        <source>Joints, ticked if actuated</source>
        <translation type="unfinished">关节，勾选表示驱动</translation>
    </message>
    <message>
        <source>Actuate %1</source>
        <translation type="unfinished">驱动%1</translation>
    </message>
    <message>
        <source>Make %1 passive</source>
        <translation type="unfinished">使%1被动</translation>
    </message>
    <message>
        <source>passive</source>
        <extracomment>adjective: a joint without a motor</extracomment>
        <translation type="unfinished">被动</translation>
    </message>
    <message>
        <source>%1 is passive, so its motion follows from the dynamics. Tick to actuate it.</source>
        <translation type="unfinished">%1为被动，因此其运动由动力学决定。勾选可驱动它。</translation>
    </message>
    <message>
        <source>actuated</source>
        <extracomment>adjective: a joint with a motor</extracomment>
        <translation type="unfinished">驱动</translation>
    </message>
    <message>
        <source>A motor makes %1 track the scene&apos;s motion. Clear to make it passive.</source>
        <translation type="unfinished">电机使%1跟踪场景的运动。取消勾选使其被动。</translation>
    </message>
    <message>
        <source>mimic</source>
        <extracomment>adjective: a joint that follows another one</extracomment>
        <translation type="unfinished">联动</translation>
    </message>
    <message>
        <source>%1 mimics %2</source>
        <extracomment>%1: name of a mimic joint, %2: name of the joint that it follows</extracomment>
        <translation type="unfinished">%1与%2联动</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::JointsPanel</name>
    <message>
        <source>No moving joint yet. Press Insert to add a link with a revolute joint.</source>
        <translation type="unfinished">尚无可动关节。按Insert添加带旋转关节的连杆。</translation>
    </message>
    <message>
        <source>End effector</source>
        <translation type="unfinished">末端执行器</translation>
    </message>
    <message>
        <source>End effector to drag</source>
        <translation type="unfinished">要拖动的末端执行器</translation>
    </message>
    <message>
        <source>The link moved by the handles in the 3D view</source>
        <translation type="unfinished">由三维视图中的手柄移动的连杆</translation>
    </message>
    <message>
        <source>Unit of angles</source>
        <translation type="unfinished">角度单位</translation>
    </message>
    <message>
        <source>Unit of angles on screen; files always use radians</source>
        <translation type="unfinished">屏幕上的角度单位；文件始终使用弧度</translation>
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
        <translation type="unfinished">显示各关节的速度和加速度</translation>
    </message>
    <message>
        <source>Result of the last drag of the end effector</source>
        <translation type="unfinished">上次拖动末端执行器的结果</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation type="unfinished">移动%1</translation>
    </message>
    <message>
        <source>Drag a handle or a link in the 3D view. To move one joint, click its link, then drag its arc.</source>
        <translation type="unfinished">在三维视图中拖动手柄或连杆。只移动一个关节时，单击其连杆，再拖动弧线。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::LessonEditor</name>
    <message>
        <source>Lesson Editor</source>
        <translation type="unfinished">课程编辑器</translation>
    </message>
    <message>
        <source>&amp;New Step</source>
        <translation type="unfinished">新建步骤(&amp;N)</translation>
    </message>
    <message>
        <source>Add a step that begins with the robot, panels and camera of the window</source>
        <translation type="unfinished">添加一个步骤，以窗口的机器人、面板和相机开始</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished">撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Take back the last edit (Ctrl+Z)</source>
        <translation type="unfinished">撤销上次编辑(Ctrl+Z)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished">重做(&amp;R)</translation>
    </message>
    <message>
        <source>Do the edit again that was taken back (Ctrl+Shift+Z)</source>
        <translation type="unfinished">重新执行已撤销的编辑(Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation type="unfinished">检查(&amp;C)</translation>
    </message>
    <message>
        <source>List what is missing or wrong in the lesson</source>
        <translation type="unfinished">列出课程中缺少或错误的内容</translation>
    </message>
    <message>
        <source>&amp;Try as Student</source>
        <translation type="unfinished">以学生身份试用(&amp;T)</translation>
    </message>
    <message>
        <source>Take the lesson from this step on, and come back</source>
        <translation type="unfinished">从该步骤起试做课程，之后返回</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished">保存(&amp;S)</translation>
    </message>
    <message>
        <source>Write the folder of the lesson (Ctrl+S)</source>
        <translation type="unfinished">写入课程文件夹(Ctrl+S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation type="unfinished">另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Write the lesson to another folder</source>
        <translation type="unfinished">将课程写入另一文件夹</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished">步骤</translation>
    </message>
    <message>
        <source>Move Up</source>
        <extracomment>verb: to an earlier place in a list</extracomment>
        <translation type="unfinished">上移</translation>
    </message>
    <message>
        <source>Move the step before the one above</source>
        <translation type="unfinished">将步骤移到上一个之前</translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation type="unfinished">下移</translation>
    </message>
    <message>
        <source>Move the step after the one below</source>
        <translation type="unfinished">将步骤移到下一个之后</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished">复制</translation>
    </message>
    <message>
        <source>Add a copy of the step</source>
        <translation type="unfinished">添加该步骤的副本</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished">删除</translation>
    </message>
    <message>
        <source>Take the step out of the lesson</source>
        <translation type="unfinished">将步骤从课程中删去</translation>
    </message>
    <message>
        <source>Problems of the lesson</source>
        <translation type="unfinished">课程的问题</translation>
    </message>
    <message>
        <source>The lesson</source>
        <extracomment>noun: the first row of the list of a lesson&apos;s steps, for all of it</extracomment>
        <translation type="unfinished">整个课程</translation>
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
        <translation type="unfinished">%1[*] - 课程编辑器</translation>
    </message>
    <message>
        <source>New Lesson</source>
        <translation type="unfinished">新建课程</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation type="unfinished">课程</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <extracomment>%1: counts the steps, %2: name of a step</extracomment>
        <translation type="unfinished">步骤%1：%2</translation>
    </message>
    <message>
        <source>The new step begins with what the window shows now.</source>
        <translation type="unfinished">新步骤以窗口当前显示的内容开始。</translation>
    </message>
    <message>
        <source>The step was deleted. Undo brings it back.</source>
        <translation type="unfinished">步骤已删除。撤销可恢复。</translation>
    </message>
    <message>
        <source>The step begins with what the window shows now.</source>
        <translation type="unfinished">步骤以窗口当前显示的内容开始。</translation>
    </message>
    <message>
        <source>There is no line of the recursion yet. Walk to it in the mode Explain.</source>
        <translation type="unfinished">尚未选定递推中的行。在“讲解”模式中逐步到达该行。</translation>
    </message>
    <message>
        <source>There is no motion yet. Plan one in the mode Move.</source>
        <translation type="unfinished">尚无运动。在“运动”模式中规划。</translation>
    </message>
    <message>
        <source>There is no simulation yet. Run one in the mode Simulate.</source>
        <translation type="unfinished">尚无仿真。在“仿真”模式中运行。</translation>
    </message>
    <message>
        <source>What the window shows now is the solution of the step.</source>
        <translation type="unfinished">窗口当前显示的内容即为该步骤的解。</translation>
    </message>
    <message>
        <source>The window shows how the step begins. Undo takes it back.</source>
        <translation type="unfinished">窗口显示该步骤的起始。撤销可恢复原状。</translation>
    </message>
    <message>
        <source>The step has another robot than the one that is open, or it cannot be read.</source>
        <translation type="unfinished">该步骤的机器人与打开的不同，或无法读取。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of a step, %2: what is wrong with it</extracomment>
        <translation type="unfinished">%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation type="unfinished">
            <numerusform>%n个问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation type="unfinished">
            <numerusform>%n个警告</numerusform>
        </translation>
    </message>
    <message>
        <source>The check found no problems.</source>
        <translation type="unfinished">检查未发现问题。</translation>
    </message>
    <message>
        <source>Before the last edits: %1</source>
        <extracomment>%1: what a check has found, such as &quot;2 problems&quot;</extracomment>
        <translation type="unfinished">上次编辑之前：%1</translation>
    </message>
    <message>
        <source>The lesson could not be tried:</source>
        <translation type="unfinished">无法试用该课程：</translation>
    </message>
    <message>
        <source>The step cannot be tried yet: mend the problems above first.</source>
        <translation type="unfinished">该步骤尚不能试用：先改正上面的问题。</translation>
    </message>
    <message>
        <source>Unsaved Lesson</source>
        <translation type="unfinished">未保存的课程</translation>
    </message>
    <message>
        <source>A lesson was not saved the last time.</source>
        <translation type="unfinished">上次有一个课程未保存。</translation>
    </message>
    <message>
        <source>&amp;Go On with It</source>
        <translation type="unfinished">继续编辑(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation type="unfinished">放弃(&amp;D)</translation>
    </message>
    <message>
        <source>This lesson cannot be opened:</source>
        <translation type="unfinished">无法打开该课程：</translation>
    </message>
    <message>
        <source>This lesson was not saved yet. Save it to a folder of your own.</source>
        <translation type="unfinished">该课程尚未保存。将其保存到自己的文件夹。</translation>
    </message>
    <message>
        <source>Bring the window to where the first step begins, then add it.</source>
        <translation type="unfinished">使窗口处于第一个步骤的起始状态，然后添加步骤。</translation>
    </message>
    <message>
        <source>This is a copy. Save it to a folder of your own.</source>
        <translation type="unfinished">这是副本。将其保存到自己的文件夹。</translation>
    </message>
    <message>
        <source>These parts of the lesson cannot be read, and are not in the copy that is open now:</source>
        <translation type="unfinished">课程的下列部分无法读取，不在现已打开的副本中：</translation>
    </message>
    <message>
        <source>Save the Lesson As a Folder</source>
        <translation type="unfinished">将课程保存为文件夹</translation>
    </message>
    <message>
        <source>Lessons (lesson.json)</source>
        <translation type="unfinished">课程(lesson.json)</translation>
    </message>
    <message>
        <source>Save the Lesson</source>
        <translation type="unfinished">保存课程</translation>
    </message>
    <message>
        <source>The lesson has been changed by another program.</source>
        <translation type="unfinished">课程已被另一程序更改。</translation>
    </message>
    <message>
        <source>There is a lesson in this folder already.</source>
        <translation type="unfinished">该文件夹中已有课程。</translation>
    </message>
    <message>
        <source>Saving replaces it.</source>
        <translation type="unfinished">保存将替换它。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation type="unfinished">替换(&amp;R)</translation>
    </message>
    <message>
        <source>The lesson could not be saved:</source>
        <translation type="unfinished">无法保存该课程：</translation>
    </message>
    <message>
        <source>Saved in %1</source>
        <extracomment>%1: folder</extracomment>
        <translation type="unfinished">已保存到%1</translation>
    </message>
    <message>
        <source>The lesson has unsaved changes.</source>
        <translation type="unfinished">课程有未保存的更改。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::LessonFlow</name>
    <message>
        <source>&amp;Lessons…</source>
        <extracomment>noun: courses inside the program</extracomment>
        <translation type="unfinished">课程(&amp;L)…</translation>
    </message>
    <message>
        <source>This lesson cannot be opened:</source>
        <translation type="unfinished">无法打开该课程：</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::LessonForm</name>
    <message>
        <source>Title of the lesson</source>
        <translation type="unfinished">课程的标题</translation>
    </message>
    <message>
        <source>Id of the lesson</source>
        <translation type="unfinished">课程的id</translation>
    </message>
    <message>
        <source>Minutes that the lesson takes</source>
        <translation type="unfinished">课程所需的分钟数</translation>
    </message>
    <message>
        <source>Ids of the lessons before it</source>
        <translation type="unfinished">前置课程的id</translation>
    </message>
    <message>
        <source>What the student cannot change in any step</source>
        <translation type="unfinished">学生在所有步骤中都不能更改的内容</translation>
    </message>
    <message>
        <source>Goal of the lesson</source>
        <translation type="unfinished">课程的目标</translation>
    </message>
    <message>
        <source>Words for the teacher</source>
        <translation type="unfinished">给教师的文字</translation>
    </message>
    <message>
        <source>First question to discuss</source>
        <translation type="unfinished">第一个讨论问题</translation>
    </message>
    <message>
        <source>Second question to discuss</source>
        <translation type="unfinished">第二个讨论问题</translation>
    </message>
    <message>
        <source>Title:</source>
        <translation type="unfinished">标题：</translation>
    </message>
    <message>
        <source>Goal:</source>
        <translation type="unfinished">目标：</translation>
    </message>
    <message>
        <source>Minutes:</source>
        <translation type="unfinished">分钟数：</translation>
    </message>
    <message>
        <source>Robot:</source>
        <translation type="unfinished">机器人：</translation>
    </message>
    <message>
        <source>Locked:</source>
        <translation type="unfinished">锁定：</translation>
    </message>
    <message>
        <source>Id:</source>
        <translation type="unfinished">Id：</translation>
    </message>
    <message>
        <source>Comes after:</source>
        <translation type="unfinished">前置课程：</translation>
    </message>
    <message>
        <source>For the Teacher</source>
        <translation type="unfinished">给教师</translation>
    </message>
    <message>
        <source>Before the class:</source>
        <translation type="unfinished">课前：</translation>
    </message>
    <message>
        <source>First question to discuss:</source>
        <translation type="unfinished">第一个讨论问题：</translation>
    </message>
    <message>
        <source>Second question to discuss:</source>
        <translation type="unfinished">第二个讨论问题：</translation>
    </message>
    <message>
        <source>Unique among all lessons, such as org.example.friction</source>
        <translation type="unfinished">在所有课程中唯一，例如org.example.friction</translation>
    </message>
    <message>
        <source>Ids of lessons, with commas</source>
        <translation type="unfinished">课程的id，以逗号分隔</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation type="unfinished">课程</translation>
    </message>
    <message>
        <source>%1 of %2 steps done</source>
        <extracomment>of a lesson; %1 of %2: steps that are done</extracomment>
        <translation type="unfinished">已完成%1/%2个步骤</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation type="unfinished">未开始</translation>
    </message>
    <message>
        <source>%1 min · %2</source>
        <extracomment>%1: minutes that a lesson takes, %2: how far one has come</extracomment>
        <translation type="unfinished">%1 min · %2</translation>
    </message>
    <message>
        <source>A lesson asks before it shows, and checks your answers against the living model. Your own robot is set aside meanwhile and comes back as it was.</source>
        <translation type="unfinished">课程先提问再展示，并用实时模型检查答案。其间原有的机器人会被搁置，之后原样恢复。</translation>
    </message>
    <message>
        <source>&amp;New Lesson…</source>
        <translation type="unfinished">新建课程(&amp;N)…</translation>
    </message>
    <message>
        <source>For teachers: write a lesson about the robot that is open</source>
        <translation type="unfinished">教师用：编写关于已打开机器人的课程</translation>
    </message>
    <message>
        <source>&amp;Edit Lesson…</source>
        <translation type="unfinished">编辑课程(&amp;E)…</translation>
    </message>
    <message>
        <source>For teachers: go on with a lesson of your own, from its folder</source>
        <translation type="unfinished">教师用：从文件夹打开自己的课程继续编辑</translation>
    </message>
    <message>
        <source>E&amp;xercise Sheet…</source>
        <translation type="unfinished">练习单(&amp;X)…</translation>
    </message>
    <message>
        <source>For teachers: give each student numbers of their own</source>
        <translation type="unfinished">教师用：为每名学生提供各自的数值</translation>
    </message>
    <message>
        <source>Edit a Cop&amp;y…</source>
        <translation type="unfinished">编辑副本(&amp;Y)…</translation>
    </message>
    <message>
        <source>For teachers: change a copy of this lesson, and save it to a folder of your own</source>
        <translation type="unfinished">教师用：修改该课程的副本，并保存到自己的文件夹</translation>
    </message>
    <message>
        <source>It is kept with your answers, on this computer. Leave it empty if nobody asked you for one</source>
        <translation type="unfinished">与答案一起保存在本机。若没有要求提供，则留空</translation>
    </message>
    <message>
        <source>Student &amp;code:</source>
        <translation type="unfinished">学生代码(&amp;C)：</translation>
    </message>
    <message>
        <source>Student code</source>
        <translation type="unfinished">学生代码</translation>
    </message>
    <message>
        <source>&amp;Open Lesson…</source>
        <translation type="unfinished">打开课程(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a lesson of your own, from its folder</source>
        <translation type="unfinished">从文件夹打开自己的课程</translation>
    </message>
    <message>
        <source>Save &amp;Progress…</source>
        <translation type="unfinished">保存进度(&amp;P)…</translation>
    </message>
    <message>
        <source>Save your answers as a table or a page</source>
        <translation type="unfinished">将答案保存为表格或页面</translation>
    </message>
    <message>
        <source>C&amp;lass…</source>
        <translation type="unfinished">班级(&amp;L)…</translation>
    </message>
    <message>
        <source>For teachers: open a folder with the progress files of a class</source>
        <translation type="unfinished">教师用：打开存有班级进度文件的文件夹</translation>
    </message>
    <message>
        <source>Your progress could not be saved:</source>
        <translation type="unfinished">无法保存进度：</translation>
    </message>
    <message>
        <source>Open the Progress of a Class</source>
        <translation type="unfinished">打开班级进度</translation>
    </message>
    <message>
        <source>Some of these files cannot be read:</source>
        <translation type="unfinished">其中一些文件无法读取：</translation>
    </message>
    <message>
        <source>%1 minutes, %2 questions</source>
        <extracomment>%1: minutes, %2: how many steps ask for something</extracomment>
        <translation type="unfinished">%1分钟，%2个问题</translation>
    </message>
    <message>
        <source>Comes after: %1</source>
        <extracomment>%1: titles of lessons</extracomment>
        <translation type="unfinished">前置课程：%1</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation type="unfinished">开始(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation type="unfinished">继续(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Start Again</source>
        <translation type="unfinished">重新开始(&amp;S)</translation>
    </message>
    <message>
        <source>Open a Lesson</source>
        <translation type="unfinished">打开课程</translation>
    </message>
    <message>
        <source>Edit Lesson</source>
        <translation type="unfinished">编辑课程</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::LessonPane</name>
    <message>
        <source>Lesson</source>
        <translation type="unfinished">课程</translation>
    </message>
    <message>
        <source>Exit &amp;Lesson</source>
        <translation type="unfinished">退出课程(&amp;L)</translation>
    </message>
    <message>
        <source>Back to your own robot. Your progress is kept</source>
        <translation type="unfinished">返回原有的机器人。进度会保留</translation>
    </message>
    <message>
        <source>Open Yo&amp;ur Table…</source>
        <translation type="unfinished">打开自己的表格(&amp;U)…</translation>
    </message>
    <message>
        <source>Hin&amp;t</source>
        <extracomment>verb: help with a step of a lesson</extracomment>
        <translation type="unfinished">提示(&amp;T)</translation>
    </message>
    <message>
        <source>Sho&amp;w Me</source>
        <translation type="unfinished">显示答案(&amp;W)</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation type="unfinished">跳过(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>to the step before</extracomment>
        <translation type="unfinished">返回(&amp;B)</translation>
    </message>
    <message>
        <source>You have finished this lesson: all %1 questions are right.</source>
        <extracomment>at the end of a lesson</extracomment>
        <translation type="unfinished">本课程已完成：全部%1个问题都正确。</translation>
    </message>
    <message>
        <source>%1 of %2 questions are right. A click on a dot goes back to one.</source>
        <extracomment>%1: questions that are right, %2: all of them</extracomment>
        <translation type="unfinished">%2个问题中%1个正确。单击圆点可返回相应的问题。</translation>
    </message>
    <message>
        <source>Hint %1</source>
        <extracomment>%1: counts the hints from 1</extracomment>
        <translation type="unfinished">提示%1</translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished">正确</translation>
    </message>
    <message>
        <source>This is the solution</source>
        <translation type="unfinished">这就是解</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation type="unfinished">尚未正确</translation>
    </message>
    <message>
        <source>Almost</source>
        <translation type="unfinished">接近正确</translation>
    </message>
    <message>
        <source>Think it over and try again, or take a hint.</source>
        <translation type="unfinished">再思考并重试，或查看提示。</translation>
    </message>
    <message>
        <source>Think it over and try again.</source>
        <translation type="unfinished">再思考并重试。</translation>
    </message>
    <message>
        <source>Hold it there…</source>
        <translation type="unfinished">在此保持…</translation>
    </message>
    <message>
        <source>Hin&amp;t (%1 of %2)</source>
        <extracomment>%1: hints that have been given, %2: all that there are</extracomment>
        <translation type="unfinished">提示(%1/%2)(&amp;T)</translation>
    </message>
    <message>
        <source>Try A&amp;gain</source>
        <translation type="unfinished">重试(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation type="unfinished">检查(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation type="unfinished">完成(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation type="unfinished">下一步(&amp;N)</translation>
    </message>
    <message>
        <source>Nothing to press: the step is right as soon as the robot is</source>
        <translation type="unfinished">无需按任何按钮：机器人一达到要求，该步骤即为正确</translation>
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
        <translation type="unfinished">课程的该步骤不允许更改此项。</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation type="unfinished">显示解</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::LessonStage</name>
    <message>
        <source>Lesson</source>
        <translation type="unfinished">课程</translation>
    </message>
    <message>
        <source>Open Your Table</source>
        <translation type="unfinished">打开自己的表格</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished">表格(*.csv)</translation>
    </message>
    <message>
        <source>This table cannot be read:</source>
        <translation type="unfinished">无法读取该表格：</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::LimitList</name>
    <message>
        <source>Distance of each joint from its limits</source>
        <translation type="unfinished">各关节到限位的距离</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::LimitModel</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of a joint, %2: how far it is from its limits</extracomment>
        <translation type="unfinished">%1：%2</translation>
    </message>
    <message>
        <source>%1 (the joint nearest to a limit)</source>
        <translation type="unfinished">%1（最接近限位的关节）</translation>
    </message>
    <message>
        <source>%1
%2 % of the range is left</source>
        <extracomment>%1: a sentence about a joint, %2: a number</extracomment>
        <translation type="unfinished">%1
剩余行程为%2 %</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::LinkEditor</name>
    <message>
        <source>&amp;Add Link</source>
        <translation type="unfinished">添加连杆(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Insert Link Before</source>
        <translation type="unfinished">在前面插入连杆(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation type="unfinished">复制(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation type="unfinished">重命名(&amp;R)</translation>
    </message>
    <message>
        <source>Rename &amp;Joint</source>
        <translation type="unfinished">重命名关节(&amp;J)</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation type="unfinished">上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move D&amp;own</source>
        <translation type="unfinished">下移(&amp;O)</translation>
    </message>
    <message>
        <source>Change &amp;Parent…</source>
        <translation type="unfinished">更改父连杆(&amp;P)…</translation>
    </message>
    <message>
        <source>D&amp;elete Link</source>
        <translation type="unfinished">删除连杆(&amp;E)</translation>
    </message>
    <message>
        <source>Delete &amp;Subtree</source>
        <translation type="unfinished">删除子树(&amp;S)</translation>
    </message>
    <message>
        <source>The window supports up to %1 links. Use linkwright-cli for larger robots.</source>
        <translation type="unfinished">窗口最多支持%1个连杆。更大的机器人使用linkwright-cli。</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation type="unfinished">添加%1</translation>
    </message>
    <message>
        <source>Insert a link before %1</source>
        <translation type="unfinished">在%1前插入连杆</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation type="unfinished">复制%1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation type="unfinished">删除%1</translation>
    </message>
    <message>
        <source>Delete the subtree of %1</source>
        <translation type="unfinished">删除%1的子树</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation type="unfinished">上移%1</translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation type="unfinished">下移%1</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <extracomment>undo step; %1: old name of a link, %2: its new name</extracomment>
        <translation type="unfinished">将%1重命名为%2</translation>
    </message>
    <message>
        <source>Rename joint %1 to %2</source>
        <extracomment>undo step; %1: old name of a joint, %2: its new name</extracomment>
        <translation type="unfinished">将关节%1重命名为%2</translation>
    </message>
    <message>
        <source>Attach %1 to %2</source>
        <extracomment>undo step; %1: name of a link, %2: name of its new parent</extracomment>
        <translation type="unfinished">将%1连接到%2</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation type="unfinished">移动%1</translation>
    </message>
    <message>
        <source>There is no other link to attach “%1” to.</source>
        <translation type="unfinished">没有其他连杆可供“%1”连接。</translation>
    </message>
    <message>
        <source>Change Parent</source>
        <translation type="unfinished">更改父连杆</translation>
    </message>
    <message>
        <source>Select the new parent link of “%1”. The subtree keeps its pose.</source>
        <translation type="unfinished">选择“%1”的新父连杆。子树保持其位姿。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::LinkForm</name>
    <message>
        <source>The centre of mass is %1 m from the joint and the middle of the link %2 m, because every shape has mass, also the one that marks the joint.</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation type="unfinished">质心距关节%1 m，而连杆中点距关节%2 m，因为每个形状都有质量，标记关节的形状也不例外。</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished">名称(&amp;N)</translation>
    </message>
    <message>
        <source>Name of the link</source>
        <translation type="unfinished">连杆的名称</translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished">名称</translation>
    </message>
    <message>
        <source>Massless</source>
        <extracomment>adjective: a link without mass</extracomment>
        <translation type="unfinished">无质量</translation>
    </message>
    <message>
        <source>The link has no mass of its own, only shapes and payloads</source>
        <translation type="unfinished">连杆自身没有质量，只有形状和负载</translation>
    </message>
    <message>
        <source>the length must be at least %1 m because of the shapes</source>
        <translation type="unfinished">由于形状的限制，长度必须不小于%1 m</translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished">长度</translation>
    </message>
    <message>
        <source>Length of the link, from its joint to its tip</source>
        <translation type="unfinished">连杆长度，从其关节到末端</translation>
    </message>
    <message>
        <source>Extend the shapes that end at the tip, and move everything attached to the tip</source>
        <translation type="unfinished">延长终止于末端的形状，并移动连接到末端的所有内容</translation>
    </message>
    <message>
        <source>Source of mass and inertia</source>
        <translation type="unfinished">质量与惯量的来源</translation>
    </message>
    <message>
        <source>Entered values</source>
        <translation type="unfinished">输入值</translation>
    </message>
    <message>
        <source>Entered mass, uniform rod</source>
        <translation type="unfinished">输入质量，均匀杆</translation>
    </message>
    <message>
        <source>Entered mass, inertia from shapes</source>
        <translation type="unfinished">输入质量，由形状求惯量</translation>
    </message>
    <message>
        <source>Density of the shapes</source>
        <translation type="unfinished">形状的密度</translation>
    </message>
    <message>
        <source>Mass source</source>
        <translation type="unfinished">质量来源</translation>
    </message>
    <message>
        <source>Why the centre of mass is not in the middle of the link</source>
        <translation type="unfinished">质心为何不在连杆中点</translation>
    </message>
    <message>
        <source>Use a Uniform Rod</source>
        <translation type="unfinished">使用均匀杆</translation>
    </message>
    <message>
        <source>Take the link for a uniform rod, with the centre of mass in its middle</source>
        <translation type="unfinished">将连杆视为均匀杆，质心位于中点</translation>
    </message>
    <message>
        <source>M&amp;ass</source>
        <translation type="unfinished">质量(&amp;A)</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation type="unfinished">质量</translation>
    </message>
    <message>
        <source>&amp;Density</source>
        <translation type="unfinished">密度(&amp;D)</translation>
    </message>
    <message>
        <source>a density must be greater than 0 kg/m³</source>
        <translation type="unfinished">密度必须大于0 kg/m³</translation>
    </message>
    <message>
        <source>&amp;Centre of mass in the link frame (m)</source>
        <translation type="unfinished">连杆坐标系中的质心(m)(&amp;C)</translation>
    </message>
    <message>
        <source>Centre of mass %1 (m)</source>
        <translation type="unfinished">质心%1 (m)</translation>
    </message>
    <message>
        <source>Centre of mass %1</source>
        <translation type="unfinished">质心%1</translation>
    </message>
    <message>
        <source>&amp;Inertia about the centre of mass, in the link frame (kg m²)</source>
        <translation type="unfinished">连杆坐标系中关于质心的惯量(kg m²)(&amp;I)</translation>
    </message>
    <message>
        <source>Inertia %1 (kg m²)</source>
        <translation type="unfinished">惯量%1 (kg m²)</translation>
    </message>
    <message>
        <source>Inertia %1</source>
        <translation type="unfinished">惯量%1</translation>
    </message>
    <message>
        <source>Copy Inertia As</source>
        <translation type="unfinished">惯量复制为</translation>
    </message>
    <message>
        <source>Physical consistency of the inertia</source>
        <translation type="unfinished">惯量的物理一致性</translation>
    </message>
    <message>
        <source>Principal moments: %1, %2, %3 kg m².</source>
        <extracomment>%1, %2 and %3: the principal moments of inertia</extracomment>
        <translation type="unfinished">主转动惯量：%1, %2, %3 kg m²。</translation>
    </message>
    <message>
        <source>✓ Physically consistent inertia.</source>
        <translation type="unfinished">✓ 惯量在物理上成立。</translation>
    </message>
    <message>
        <source>the mass is zero</source>
        <translation type="unfinished">质量为零</translation>
    </message>
    <message>
        <source>the smallest principal moment is negative</source>
        <translation type="unfinished">最小的主转动惯量为负</translation>
    </message>
    <message>
        <source>the largest principal moment exceeds the sum of the other two</source>
        <translation type="unfinished">最大的主转动惯量超过另外两个之和</translation>
    </message>
    <message>
        <source>⚠ Not physically consistent: %1.</source>
        <translation type="unfinished">⚠ 在物理上不成立：%1。</translation>
    </message>
    <message>
        <source>Link “%1” has no shape along which a rod could lie. Add a box, cylinder, capsule or beam under Shapes.</source>
        <translation type="unfinished">连杆“%1”没有可沿其布置杆的形状。在“形状”下添加长方体、圆柱、胶囊体或梁。</translation>
    </message>
    <message>
        <source>Link “%1” has no shape with a volume, so its mass cannot be computed from its shapes. Add a shape other than a mesh under Shapes.</source>
        <translation type="unfinished">连杆“%1”没有具有体积的形状，因此不能由形状计算其质量。在“形状”下添加网格以外的形状。</translation>
    </message>
    <message>
        <source>Remove mass</source>
        <translation type="unfinished">移除质量</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::LinksForm</name>
    <message>
        <source>Links, ticked if elastic</source>
        <translation type="unfinished">连杆，勾选表示弹性</translation>
    </message>
    <message numerus="yes">
        <source>elastic, %n element(s)</source>
        <translation type="unfinished">
            <numerusform>弹性，%n个单元</numerusform>
        </translation>
    </message>
    <message>
        <source>rigid</source>
        <extracomment>adjective: a link</extracomment>
        <translation type="unfinished">刚性</translation>
    </message>
    <message>
        <source>Make %1 elastic</source>
        <translation type="unfinished">使%1为弹性</translation>
    </message>
    <message>
        <source>Make %1 rigid</source>
        <translation type="unfinished">使%1为刚性</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>undo step; %1: what is changed (&quot;Young&apos;s modulus&quot;), %2: name of a link</extracomment>
        <translation type="unfinished">%1 (%2)</translation>
    </message>
    <message>
        <source>No link can be made elastic, because none has a length or a mass.</source>
        <translation type="unfinished">没有连杆可设为弹性，因为它们都没有长度或质量。</translation>
    </message>
    <message>
        <source>%1 is rigid. Tick it to make it elastic.</source>
        <translation type="unfinished">%1为刚性。勾选使其成为弹性。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MainWindow</name>
    <message>
        <source>Area of the 3D view</source>
        <translation type="unfinished">三维视图区域</translation>
    </message>
    <message>
        <source>The panels of this mode were reset</source>
        <translation type="unfinished">该模式的面板已重置</translation>
    </message>
    <message>
        <source>%1 - Lesson - Linkwright</source>
        <extracomment>%1: title of a lesson</extracomment>
        <translation type="unfinished">%1 - 课程 - Linkwright</translation>
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
        <translation type="unfinished">关于Linkwright</translation>
    </message>
    <message>
        <source>&lt;b&gt;Linkwright %1&lt;/b&gt;&lt;p&gt;Learn and teach robot dynamics, one step of the recursion at a time.&lt;/p&gt;&lt;p&gt;Licensed under GPL-3.0-or-later; the core library under the MIT licence.&lt;/p&gt;</source>
        <translation type="unfinished">&lt;b&gt;Linkwright %1&lt;/b&gt;&lt;p&gt;学习和讲授机器人动力学，每次一个递推步骤。&lt;/p&gt;&lt;p&gt;采用GPL-3.0-or-later许可；核心库采用MIT许可。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;The texts in German, Spanish, Japanese and Chinese were translated by a machine. No native speaker has read them yet; the manual&apos;s page on the glossary says how to correct them.&lt;/p&gt;</source>
        <translation type="unfinished">&lt;p&gt;德语、西班牙语、日语和中文文本由机器翻译，尚未经母语者审读；手册的词汇表页面说明如何更正。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished">撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation type="unfinished">撤销(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished">重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation type="unfinished">重做(&amp;R)：%1</translation>
    </message>
    <message>
        <source>Pose “%1” saved</source>
        <translation type="unfinished">位姿“%1”已保存</translation>
    </message>
    <message>
        <source>This answer could not be kept: %1</source>
        <translation type="unfinished">该答案无法保存：%1</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>adjective: name of a pose in which the robot is ready to work</extracomment>
        <translation type="unfinished">准备</translation>
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
        <translation type="unfinished">手册页面</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ManualWindow</name>
    <message>
        <source>Linkwright Manual</source>
        <translation type="unfinished">Linkwright手册</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>adverb: to the page that was read before</extracomment>
        <translation type="unfinished">返回(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <extracomment>adverb: to the page that was left by Back</extracomment>
        <translation type="unfinished">前进(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <extracomment>noun: table of contents</extracomment>
        <translation type="unfinished">目录(&amp;C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished">关闭</translation>
    </message>
    <message>
        <source>Contents of the manual</source>
        <translation type="unfinished">手册目录</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation type="unfinished">搜索手册</translation>
    </message>
    <message>
        <source>Show the sections that contain all the words entered (%1)</source>
        <translation type="unfinished">显示包含所有输入词的章节(%1)</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>verb: find words in the manual</extracomment>
        <translation type="unfinished">搜索</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: title of a section of the manual, %2: title of its page</extracomment>
        <translation type="unfinished">%1 (%2)</translation>
    </message>
    <message>
        <source>No section contains “%1”.</source>
        <translation type="unfinished">没有章节包含“%1”。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MechanismModel</name>
    <message>
        <source>The name must not be empty.</source>
        <translation type="unfinished">名称不得为空。</translation>
    </message>
    <message>
        <source>Another joint is already named “%1”.</source>
        <translation type="unfinished">已有另一关节名为“%1”。</translation>
    </message>
    <message>
        <source>Another link is already named “%1”.</source>
        <translation type="unfinished">已有另一连杆名为“%1”。</translation>
    </message>
    <message>
        <source>Joint: %1, %2</source>
        <extracomment>%1: name of a joint, %2: its type (&quot;revolute&quot;)</extracomment>
        <translation type="unfinished">关节：%1，%2</translation>
    </message>
    <message>
        <source>Base, fixed to the world</source>
        <translation type="unfinished">基座，固定在世界上</translation>
    </message>
    <message>
        <source>Mass: %1 kg</source>
        <translation type="unfinished">质量：%1 kg</translation>
    </message>
    <message>
        <source>Centre of mass in the link frame: %1, %2, %3 m</source>
        <extracomment>%1, %2 and %3: coordinates x, y and z</extracomment>
        <translation type="unfinished">连杆坐标系中的质心：%1, %2, %3 m</translation>
    </message>
    <message>
        <source>Massless</source>
        <extracomment>adjective: a link without mass</extracomment>
        <translation type="unfinished">无质量</translation>
    </message>
    <message>
        <source>%1 kg</source>
        <translation type="unfinished">%1 kg</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>noun: a rigid body of the robot</extracomment>
        <translation type="unfinished">连杆</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation type="unfinished">关节</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation type="unfinished">质量</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MechanismPanel</name>
    <message>
        <source>Links of the mechanism</source>
        <translation type="unfinished">机构的连杆</translation>
    </message>
    <message>
        <source>Insert adds a link, Delete deletes the selected link, F2 renames it, and the Menu key shows all commands</source>
        <translation type="unfinished">Insert添加连杆，Delete删除所选连杆，F2重命名，Menu键显示所有命令</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MeshFlow</name>
    <message>
        <source>%1: %2 of %3 meshes could not be read.</source>
        <extracomment>%1: name of the robot, %2: number of meshes that cannot be read, %3: number of all its meshes</extracomment>
        <translation type="unfinished">%1：%3个网格中有%2个无法读取。</translation>
    </message>
    <message>
        <source>%1: %2 of %3 meshes could not be found.</source>
        <extracomment>%1: name of the robot, %2: number of missing meshes, %3: number of all its meshes</extracomment>
        <translation type="unfinished">%1：%3个网格中有%2个未找到。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MeshLibrary</name>
    <message>
        <source>the robot&apos;s meshes have more than %1 triangles in total</source>
        <translation type="unfinished">机器人的网格三角形总数超过%1</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MeshesDialog</name>
    <message>
        <source>Choose &amp;Folder…</source>
        <translation type="unfinished">选择文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>For&amp;get Folders</source>
        <translation type="unfinished">清除文件夹(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Look Again</source>
        <translation type="unfinished">重新查找(&amp;L)</translation>
    </message>
    <message>
        <source>Meshes</source>
        <translation type="unfinished">网格</translation>
    </message>
    <message>
        <source>Meshes of the robot</source>
        <translation type="unfinished">机器人的网格</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>noun: a rigid body of the robot</extracomment>
        <translation type="unfinished">连杆</translation>
    </message>
    <message>
        <source>Path in File</source>
        <translation type="unfinished">文件中的路径</translation>
    </message>
    <message>
        <source>Found At</source>
        <translation type="unfinished">找到的位置</translation>
    </message>
    <message>
        <source>Location of the selected mesh, or the locations that were searched</source>
        <translation type="unfinished">所选网格的位置，或已搜索的位置</translation>
    </message>
    <message>
        <source>Choose a folder in which to look for all missing meshes</source>
        <translation type="unfinished">选择用于查找所有缺失网格的文件夹</translation>
    </message>
    <message>
        <source>Stop looking in the chosen folders</source>
        <translation type="unfinished">不再在所选文件夹中查找</translation>
    </message>
    <message>
        <source>Look for all meshes again, and reload those that have changed</source>
        <translation type="unfinished">重新查找所有网格，并重新载入已更改的网格</translation>
    </message>
    <message>
        <source>No shape of this robot uses a mesh.</source>
        <translation type="unfinished">该机器人没有使用网格的形状。</translation>
    </message>
    <message>
        <source>Reading meshes: %1 of %2.</source>
        <extracomment>%1: number of meshes that are read, %2: number of all meshes</extracomment>
        <translation type="unfinished">正在读取网格：%1/%2。</translation>
    </message>
    <message>
        <source>The mesh is shown.</source>
        <translation type="unfinished">网格已显示。</translation>
    </message>
    <message>
        <source>All %1 meshes are shown.</source>
        <translation type="unfinished">全部%1个网格已显示。</translation>
    </message>
    <message>
        <source>%1 of %2 meshes could not be found.</source>
        <extracomment>%1: number of missing meshes, %2: number of all meshes</extracomment>
        <translation type="unfinished">%2个网格中有%1个未找到。</translation>
    </message>
    <message>
        <source>%1 of %2 meshes could not be read.</source>
        <extracomment>%1: number of meshes that cannot be read, %2: number of all meshes</extracomment>
        <translation type="unfinished">%2个网格中有%1个无法读取。</translation>
    </message>
    <message>
        <source>Default shapes are shown instead.</source>
        <translation type="unfinished">改为显示默认形状。</translation>
    </message>
    <message>
        <source>Choose the folder that contains the ROS package or the mesh files.</source>
        <translation type="unfinished">选择包含ROS软件包或网格文件的文件夹。</translation>
    </message>
    <message>
        <source>loading</source>
        <extracomment>state of a mesh: it is being read</extracomment>
        <translation type="unfinished">载入中</translation>
    </message>
    <message>
        <source>not readable: %1</source>
        <translation type="unfinished">无法读取：%1</translation>
    </message>
    <message>
        <source>not found</source>
        <translation type="unfinished">未找到</translation>
    </message>
    <message>
        <source>not found: %1</source>
        <translation type="unfinished">未找到：%1</translation>
    </message>
    <message>
        <source>Loaded from %1</source>
        <translation type="unfinished">由%1载入</translation>
    </message>
    <message>
        <source>%1 triangles; %2 × %3 × %4 m before the scale of the shape is applied</source>
        <extracomment>%1: number of triangles, %2, %3 and %4: size along x, y and z</extracomment>
        <translation type="unfinished">%1个三角形；应用形状比例之前为%2 × %3 × %4 m</translation>
    </message>
    <message>
        <source>Searched locations:</source>
        <translation type="unfinished">已搜索的位置：</translation>
    </message>
    <message>
        <source>Not searched for because %1</source>
        <translation type="unfinished">未搜索，因为%1</translation>
    </message>
    <message>
        <source>Not searched for because the robot has no file yet and no folder has been chosen</source>
        <translation type="unfinished">未搜索，因为机器人尚无文件，也没有选择文件夹</translation>
    </message>
    <message>
        <source>No folder has been chosen for this robot.</source>
        <translation type="unfinished">没有为该机器人选择文件夹。</translation>
    </message>
    <message>
        <source>Folders also searched: %1</source>
        <translation type="unfinished">另外搜索的文件夹：%1</translation>
    </message>
    <message>
        <source>Choose Mesh Folder</source>
        <translation type="unfinished">选择网格文件夹</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MethodsPanel</name>
    <message>
        <source>Accelerations and contact forces from repeated inverse dynamics</source>
        <translation type="unfinished">通过反复调用逆动力学求加速度和接触力</translation>
    </message>
    <message>
        <source>Accelerations and forces from one system of equations</source>
        <translation type="unfinished">由一个方程组求加速度和力</translation>
    </message>
    <message>
        <source>A spring and a damper in each surface, with the stiffness and damping from the settings</source>
        <translation type="unfinished">每个表面中有一个弹簧和一个阻尼器，刚度和阻尼取自设置</translation>
    </message>
    <message>
        <source>Compare integrators too</source>
        <translation type="unfinished">同时比较积分器</translation>
    </message>
    <message>
        <source>Repeat the first ticked method with each of the other integrators</source>
        <translation type="unfinished">用其他各积分器重复第一个勾选的方法</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished">比较</translation>
    </message>
    <message>
        <source>Run the scene with each method from the same initial state and compare the results.</source>
        <translation type="unfinished">以相同的初始状态用每种方法对场景仿真，并比较结果。</translation>
    </message>
    <message>
        <source>Methods side by side</source>
        <translation type="unfinished">各方法并列</translation>
    </message>
    <message>
        <source>Quantity plotted for each method</source>
        <translation type="unfinished">为每种方法绘制的量</translation>
    </message>
    <message>
        <source>&amp;Plot</source>
        <extracomment>noun: quantity that is plotted</extracomment>
        <translation type="unfinished">绘图(&amp;P)</translation>
    </message>
    <message>
        <source>Comparison of the methods over time</source>
        <translation type="unfinished">各方法随时间的比较</translation>
    </message>
    <message>
        <source>no method is ticked</source>
        <translation type="unfinished">没有勾选任何方法</translation>
    </message>
    <message>
        <source>Normal force of %1</source>
        <translation type="unfinished">%1的法向力</translation>
    </message>
    <message>
        <source>Constraint error</source>
        <translation type="unfinished">约束误差</translation>
    </message>
    <message>
        <source>Energy drift</source>
        <translation type="unfinished">能量漂移</translation>
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
        <translation type="unfinished">时间
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
        <translation type="unfinished">能量
漂移(J)</translation>
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
        <translation type="unfinished">%1，%2</translation>
    </message>
    <message>
        <source>After the first tenth of the run, fₙ differs from the first row by at most %1 N.</source>
        <translation type="unfinished">在仿真的前十分之一之后，fₙ与第一行最多相差%1 N。</translation>
    </message>
    <message>
        <source>The largest fₙ compresses the surface spring by %1 m, which explains the residual.</source>
        <translation type="unfinished">最大的fₙ将表面弹簧压缩%1 m，这解释了残差。</translation>
    </message>
    <message>
        <source>%1, step %2 ms</source>
        <extracomment>%1: a method, %2: the shorter time step that it runs with</extracomment>
        <translation type="unfinished">%1，步长%2 ms</translation>
    </message>
    <message>
        <source>With the scene&apos;s step of %1 ms, this method diverges because its springs are too stiff for such a step.</source>
        <translation type="unfinished">在场景的%1 ms步长下，该方法发散，因为其弹簧对这样的步长刚度过大。</translation>
    </message>
    <message>
        <source>%1 (failed)</source>
        <extracomment>%1: a method</extracomment>
        <translation type="unfinished">%1（失败）</translation>
    </message>
    <message>
        <source>The comparison cannot start: %1.</source>
        <translation type="unfinished">比较无法开始：%1。</translation>
    </message>
    <message>
        <source>Running %1 of %2…</source>
        <extracomment>%1: number of the run, %2: number of runs</extracomment>
        <translation type="unfinished">正在运行%1/%2…</translation>
    </message>
    <message>
        <source>Without contacts, all methods give the same result, so Compare runs the integrators instead.</source>
        <translation type="unfinished">没有接触时，所有方法的结果相同，因此“比较”改为运行各积分器。</translation>
    </message>
    <message>
        <source>No comparison yet. Tick the methods and press Compare.</source>
        <translation type="unfinished">尚无比较。勾选方法并按“比较”。</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 runs.</source>
        <extracomment>%1: number of finished runs, %2: number of runs</extracomment>
        <translation type="unfinished">完成%1/%2次后停止。</translation>
    </message>
    <message>
        <source>Each run simulates %1 s. Δq and Δfₙ are the largest differences from the first row.</source>
        <translation type="unfinished">每次仿真的时长为%1 s。Δq和Δfₙ为与第一行的最大差值。</translation>
    </message>
    <message>
        <source>The scene has changed since the comparison. Compare again.</source>
        <translation type="unfinished">比较之后场景已更改。重新比较。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1: a method, %2: why its run failed</extracomment>
        <translation type="unfinished">%1：%2。</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>verb: stop the comparison</extracomment>
        <translation type="unfinished">停止</translation>
    </message>
    <message>
        <source>Stop the comparison</source>
        <translation type="unfinished">停止比较</translation>
    </message>
    <message>
        <source>Compare the methods</source>
        <translation type="unfinished">比较各方法</translation>
    </message>
    <message>
        <source>fₙ (N)</source>
        <translation type="unfinished">fₙ (N)</translation>
    </message>
    <message>
        <source>Residual (m)</source>
        <translation type="unfinished">残差(m)</translation>
    </message>
    <message>
        <source>Energy drift (J)</source>
        <translation type="unfinished">能量漂移(J)</translation>
    </message>
    <message>
        <source>Comparison of methods</source>
        <translation type="unfinished">方法比较</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ModesPanel</name>
    <message>
        <source>Natural frequencies at this pose</source>
        <translation type="unfinished">该位姿下的固有频率</translation>
    </message>
    <message>
        <source>Include gravity and loads</source>
        <translation type="unfinished">计入重力和载荷</translation>
    </message>
    <message>
        <source>Compute the modes about the equilibrium under gravity and loads instead of about the straight links</source>
        <translation type="unfinished">围绕重力和载荷下的平衡位置计算振型，而不是围绕直连杆</translation>
    </message>
    <message>
        <source>Show in 3D</source>
        <translation type="unfinished">三维显示</translation>
    </message>
    <message>
        <source>Show the selected mode in the 3D view</source>
        <translation type="unfinished">在三维视图中显示所选振型</translation>
    </message>
    <message>
        <source>Animate the mode instead of the motion, with nodal displacements of at most a tenth of the link length</source>
        <translation type="unfinished">以动画显示振型而不是运动，节点位移不超过连杆长度的十分之一</translation>
    </message>
    <message>
        <source>Natural frequencies</source>
        <translation type="unfinished">固有频率</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>abbreviation: number of a mode of vibration</extracomment>
        <translation type="unfinished">编号</translation>
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
        <translation type="unfinished">主要运动</translation>
    </message>
    <message>
        <source>Largest contributions to the energy of the mode, with directions along the link axes x, y and z. Press Enter or double-click a row to show its mode in 3D.</source>
        <translation type="unfinished">对振型能量的最大贡献，方向沿连杆轴x、y和z。按Enter或双击一行可三维显示其振型。</translation>
    </message>
    <message>
        <source>Could not compute the frequencies at this pose: %1.</source>
        <translation type="unfinished">无法计算该位姿下的频率：%1。</translation>
    </message>
    <message>
        <source>Try clearing “Include gravity and loads”.</source>
        <translation type="unfinished">可尝试取消勾选“计入重力和载荷”。</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation type="unfinished">正在计算…</translation>
    </message>
    <message>
        <source>Small vibrations about the pose at t = %1 s, with the robot at rest, actuated joints locked and passive joints free.</source>
        <translation type="unfinished">t = %1 s时围绕该位姿的微小振动，机器人静止，驱动关节锁定，被动关节自由。</translation>
    </message>
    <message>
        <source>Stop Animation</source>
        <translation type="unfinished">停止动画</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MotionCanvas</name>
    <message>
        <source>and more</source>
        <translation type="unfinished">以及其他</translation>
    </message>
    <message>
        <source>%1 s: %2</source>
        <extracomment>%1: time in seconds, %2: event of a contact (&quot;heel lifts off&quot;)</extracomment>
        <translation type="unfinished">%1 s：%2</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MotionEditor</name>
    <message>
        <source>Add waypoint %1</source>
        <translation type="unfinished">添加路径点%1</translation>
    </message>
    <message>
        <source>Duplicate waypoint %1</source>
        <translation type="unfinished">复制路径点%1</translation>
    </message>
    <message>
        <source>Remove waypoint %1</source>
        <translation type="unfinished">删除路径点%1</translation>
    </message>
    <message>
        <source>Move waypoint %1 to position %2 in the list</source>
        <extracomment>undo step; %1: number of the waypoint, %2: its new number in the list</extracomment>
        <translation type="unfinished">将路径点%1移到列表中的位置%2</translation>
    </message>
    <message>
        <source>Change motion type to %1</source>
        <translation type="unfinished">将运动类型改为%1</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MotionExport</name>
    <message>
        <source>Export Motion</source>
        <translation type="unfinished">导出运动</translation>
    </message>
    <message>
        <source>%1-motion</source>
        <translation type="unfinished">%1-运动</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished">表格(*.csv)</translation>
    </message>
    <message>
        <source>Motion saved: %1</source>
        <translation type="unfinished">运动已保存：%1</translation>
    </message>
    <message>
        <source>The motion was not saved: %1.</source>
        <translation type="unfinished">运动未保存：%1。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MotionExportDialog</name>
    <message>
        <source>with joint friction and rotor inertia</source>
        <translation type="unfinished">计入关节摩擦和转子惯量</translation>
    </message>
    <message>
        <source>with joint friction but without rotor inertia</source>
        <translation type="unfinished">计入关节摩擦，不计转子惯量</translation>
    </message>
    <message>
        <source>with rotor inertia but without joint friction</source>
        <translation type="unfinished">计入转子惯量，不计关节摩擦</translation>
    </message>
    <message>
        <source>without joint friction or rotor inertia</source>
        <translation type="unfinished">不计关节摩擦和转子惯量</translation>
    </message>
    <message>
        <source>As in the window, the torques are computed %1.</source>
        <translation type="unfinished">与窗口中一样，计算力矩时%1。</translation>
    </message>
    <message>
        <source>The loads of the scene are included and have their own columns.</source>
        <translation type="unfinished">场景的载荷已包含在内，并有各自的列。</translation>
    </message>
    <message>
        <source>The torques also include the effect of the contact forces of the run.</source>
        <translation type="unfinished">力矩还包含仿真中接触力的影响。</translation>
    </message>
    <message>
        <source>Export Motion</source>
        <translation type="unfinished">导出运动</translation>
    </message>
    <message>
        <source>The CSV table has a column t and, for each joint, the columns q, qd, qdd and tau. The values are in SI units and radians, at full precision. linkwright-cli and Import Motion can read the table.</source>
        <translation type="unfinished">CSV表格有一列t，每个关节有q、qd、qdd和tau各列。数值采用SI单位和弧度，全精度。linkwright-cli和“导入运动”可读取该表格。</translation>
    </message>
    <message>
        <source>Time between samples</source>
        <translation type="unfinished">采样点之间的时间</translation>
    </message>
    <message>
        <source>Sampling &amp;interval</source>
        <translation type="unfinished">采样间隔(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Save As…</source>
        <translation type="unfinished">另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>%1 samples, about %2</source>
        <extracomment>%1: number of samples, %2: size of the file with its unit</extracomment>
        <translation type="unfinished">%1个采样点，约%2</translation>
    </message>
    <message>
        <source>%1 samples are too many. Enter a longer sampling interval.</source>
        <translation type="unfinished">%1个采样点过多。输入更长的采样间隔。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MotionFiles</name>
    <message>
        <source>&amp;Import Motion…</source>
        <translation type="unfinished">导入运动(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export Motion…</source>
        <translation type="unfinished">导出运动(&amp;E)…</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MotionImport</name>
    <message>
        <source>Import Motion</source>
        <translation type="unfinished">导入运动</translation>
    </message>
    <message>
        <source>Motions (*.csv *.txt *.json);;All files (*)</source>
        <translation type="unfinished">运动(*.csv *.txt *.json);;所有文件(*)</translation>
    </message>
    <message>
        <source>%1 is still being read. Try again in a moment.</source>
        <translation type="unfinished">仍在读取%1。稍后重试。</translation>
    </message>
    <message>
        <source>Could not import %1. The motion is unchanged.</source>
        <translation type="unfinished">无法导入%1。运动不变。</translation>
    </message>
    <message>
        <source>Could not import %1 because the robot was changed while the file was being read.</source>
        <translation type="unfinished">无法导入%1，因为读取文件时机器人已更改。</translation>
    </message>
    <message>
        <source>Could not import %1 because the robot was changed in the meantime.</source>
        <translation type="unfinished">无法导入%1，因为其间机器人已更改。</translation>
    </message>
    <message>
        <source>Import motion %1</source>
        <translation type="unfinished">导入运动%1</translation>
    </message>
    <message>
        <source>Motion imported: %1</source>
        <translation type="unfinished">已导入运动：%1</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MotionImportDialog</name>
    <message>
        <source>Import Motion</source>
        <translation type="unfinished">导入运动</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation type="unfinished">导入(&amp;I)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of a file, %2: its samples (&quot;201 samples over 2 s, in steps of 10 ms&quot;)</extracomment>
        <translation type="unfinished">%1：%2</translation>
    </message>
    <message>
        <source>Velocities and accelerations</source>
        <translation type="unfinished">速度与加速度</translation>
    </message>
    <message>
        <source>&amp;Use the velocities and accelerations from the file</source>
        <translation type="unfinished">使用文件中的速度和加速度(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Use the velocities from the file</source>
        <translation type="unfinished">使用文件中的速度(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Use the accelerations from the file</source>
        <translation type="unfinished">使用文件中的加速度(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Savitzky-Golay: a polynomial fitted to the samples around each sample</source>
        <translation type="unfinished">Savitzky-Golay：对每个采样点附近的采样点拟合多项式(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;pline: cubic, through all samples; amplifies noise</source>
        <translation type="unfinished">样条：三次，通过所有采样点；放大噪声(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Backward differences: a common mistake that adds a lag and amplifies noise</source>
        <translation type="unfinished">后向差分：常见错误，引入滞后并放大噪声(&amp;B)</translation>
    </message>
    <message>
        <source>Window (samples)</source>
        <translation type="unfinished">窗口（采样点）</translation>
    </message>
    <message>
        <source>Degree of the polynomial</source>
        <translation type="unfinished">多项式的次数</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <extracomment>noun: number of samples that a polynomial is fitted to</extracomment>
        <translation type="unfinished">窗口(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Degree</source>
        <extracomment>noun: degree of a polynomial</extracomment>
        <translation type="unfinished">次数(&amp;D)</translation>
    </message>
    <message>
        <source>Joint whose results are shown</source>
        <translation type="unfinished">显示其结果的关节</translation>
    </message>
    <message>
        <source>Results of each method for &amp;joint</source>
        <translation type="unfinished">各方法的结果，关节(&amp;J)</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation type="unfinished">正在计算…</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1: way to derive velocities and accelerations, %2: why it failed</extracomment>
        <translation type="unfinished">%1：%2。</translation>
    </message>
    <message>
        <source>No derivatives are computed. The values in the file are used unchanged.</source>
        <translation type="unfinished">不计算导数。原样使用文件中的值。</translation>
    </message>
    <message>
        <source>A longer window removes more noise but also smooths out fast parts of the motion.</source>
        <translation type="unfinished">窗口越长，去除的噪声越多，但也会抹平运动中的快变部分。</translation>
    </message>
    <message>
        <source>Accurate for a smooth motion, but noise in the positions is amplified in the accelerations.</source>
        <translation type="unfinished">对平滑运动精确，但位置噪声在加速度中被放大。</translation>
    </message>
    <message>
        <source>This common mistake uses only the current and past samples, so the derivatives lag behind the motion.</source>
        <translation type="unfinished">这一常见错误只使用当前和过去的采样点，因此导数滞后于运动。</translation>
    </message>
    <message>
        <source>With backward differences, the RMS acceleration of %1 is %2 times as large as with Savitzky-Golay.</source>
        <extracomment>%1: name of a joint, %2: a factor</extracomment>
        <translation type="unfinished">采用后向差分时，%1的RMS加速度是Savitzky-Golay的%2倍。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MotionPlot</name>
    <message>
        <source>Choose the curves of this plot</source>
        <translation type="unfinished">选择该图的曲线</translation>
    </message>
    <message>
        <source>Enlarge this plot</source>
        <translation type="unfinished">放大该图</translation>
    </message>
    <message>
        <source>Remove this plot</source>
        <translation type="unfinished">删除该图</translation>
    </message>
    <message>
        <source>Remark on the plot</source>
        <translation type="unfinished">关于该图的备注</translation>
    </message>
    <message>
        <source>%1
Double-click: show all plots again</source>
        <translation type="unfinished">%1
双击：重新显示所有图</translation>
    </message>
    <message>
        <source>%1
Double-click: show only this plot</source>
        <translation type="unfinished">%1
双击：只显示该图</translation>
    </message>
    <message>
        <source>Plot %1: %2</source>
        <extracomment>noun; %1: number of the plot, %2: its title</extracomment>
        <translation type="unfinished">图%1：%2</translation>
    </message>
    <message>
        <source>Curves of plot %1 at the cursor</source>
        <translation type="unfinished">光标处图%1的曲线</translation>
    </message>
    <message>
        <source>Choose the curves of plot %1</source>
        <translation type="unfinished">选择图%1的曲线</translation>
    </message>
    <message>
        <source>Show all plots again</source>
        <translation type="unfinished">重新显示所有图</translation>
    </message>
    <message>
        <source>Enlarge plot %1</source>
        <translation type="unfinished">放大图%1</translation>
    </message>
    <message>
        <source>Show all plots again (Enter or Esc in the plot)</source>
        <translation type="unfinished">重新显示所有图（图中按Enter或Esc）</translation>
    </message>
    <message>
        <source>Enlarge this plot (Enter in the plot)</source>
        <translation type="unfinished">放大该图（图中按Enter）</translation>
    </message>
    <message>
        <source>Remove plot %1</source>
        <translation type="unfinished">删除图%1</translation>
    </message>
    <message>
        <source>No curves yet. Choose curves with the first button in the title row.</source>
        <translation type="unfinished">尚无曲线。用标题行中的第一个按钮选择曲线。</translation>
    </message>
    <message>
        <source>Choose Curves…</source>
        <translation type="unfinished">选择曲线…</translation>
    </message>
    <message>
        <source>Why This Torque? (%1 at %2&#xa0;s)</source>
        <extracomment>%1: name of a joint, %2: a time in seconds</extracomment>
        <translation type="unfinished">为什么是该力矩？（%1，%2&#xa0;s）</translation>
    </message>
    <message>
        <source>Add Second Cursor</source>
        <translation type="unfinished">添加第二光标</translation>
    </message>
    <message>
        <source>Remove Second Cursor</source>
        <translation type="unfinished">移除第二光标</translation>
    </message>
    <message>
        <source>Show All Plots</source>
        <translation type="unfinished">显示所有图</translation>
    </message>
    <message>
        <source>Enlarge Plot</source>
        <translation type="unfinished">放大图</translation>
    </message>
    <message>
        <source>Remove Plot</source>
        <translation type="unfinished">删除图</translation>
    </message>
    <message>
        <source>At %1</source>
        <translation type="unfinished">%1处</translation>
    </message>
    <message>
        <source>No Cursor</source>
        <translation type="unfinished">无光标</translation>
    </message>
    <message>
        <source>At %1 Hz</source>
        <translation type="unfinished">%1 Hz处</translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished">值</translation>
    </message>
    <message>
        <source>y: %1</source>
        <translation type="unfinished">y：%1</translation>
    </message>
    <message>
        <source>x</source>
        <translation type="unfinished">x</translation>
    </message>
    <message>
        <source>x: %1</source>
        <translation type="unfinished">x：%1</translation>
    </message>
    <message>
        <source>Δ %1</source>
        <translation type="unfinished">Δ %1</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <extracomment>%1: name of a curve, %2: its value, %3: its unit</extracomment>
        <translation type="unfinished">%1：%2 %3</translation>
    </message>
    <message>
        <source>%1 over the motor limit from %2</source>
        <extracomment>%1: name of a curve, %2: a time with its unit</extracomment>
        <translation type="unfinished">%1从%2起超过电机极限</translation>
    </message>
    <message>
        <source>%1 over its limit from %2</source>
        <extracomment>%1: name of a curve, %2: a time with its unit</extracomment>
        <translation type="unfinished">%1从%2起超过其限值</translation>
    </message>
    <message>
        <source>Only the first %1 of %2 joints are shown. Choose others with the first button in the title row.</source>
        <extracomment>%1: number of joints that are drawn, %2: number of all joints</extracomment>
        <translation type="unfinished">只显示%2个关节中的前%1个。用标题行中的第一个按钮选择其他关节。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MotionPlotsPanel</name>
    <message>
        <source>Add Plot</source>
        <translation type="unfinished">添加图</translation>
    </message>
    <message>
        <source>Add a plot</source>
        <translation type="unfinished">添加一幅图</translation>
    </message>
    <message>
        <source>Freeze Curves</source>
        <translation type="unfinished">冻结曲线</translation>
    </message>
    <message>
        <source>Keep the current curves, pale and dashed, to compare them with later ones</source>
        <translation type="unfinished">以浅色虚线保留当前曲线，以便与之后的曲线比较</translation>
    </message>
    <message>
        <source>Autoscale</source>
        <extracomment>verb: fit the axes to the curves</extracomment>
        <translation type="unfinished">自动缩放</translation>
    </message>
    <message>
        <source>Rescale the axes automatically when the curves change</source>
        <translation type="unfinished">曲线变化时自动调整坐标轴范围</translation>
    </message>
    <message>
        <source>Save Plots…</source>
        <translation type="unfinished">保存图…</translation>
    </message>
    <message>
        <source>Save all plots as a picture or a table</source>
        <translation type="unfinished">将所有图保存为图片或表格</translation>
    </message>
    <message>
        <source>Remove Frozen Curves</source>
        <translation type="unfinished">移除冻结曲线</translation>
    </message>
    <message>
        <source>Remove the frozen curves from all plots and legends</source>
        <translation type="unfinished">从所有图和图例中移除冻结曲线</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation type="unfinished">仿真</translation>
    </message>
    <message>
        <source>Empty Plot</source>
        <translation type="unfinished">空白图</translation>
    </message>
    <message>
        <source>Reset to Default Plots</source>
        <translation type="unfinished">恢复默认图</translation>
    </message>
    <message>
        <source>Show Only Torques, Positions and Power</source>
        <translation type="unfinished">只显示力矩、位置和功率</translation>
    </message>
    <message>
        <source>Plots of the motion</source>
        <translation type="unfinished">运动的图</translation>
    </message>
    <message>
        <source>No motion or simulation yet. Run a simulation in Simulate, add two waypoints in Move, or choose Motion &gt; Import Motion.</source>
        <translation type="unfinished">尚无运动或仿真。在“仿真”中运行仿真，在“运动”中添加两个路径点，或选择“运动 &gt; 导入运动”。</translation>
    </message>
    <message>
        <source>The motion cannot be played: %1.</source>
        <translation type="unfinished">无法播放运动：%1。</translation>
    </message>
    <message>
        <source>No plots. Choose Add Plot to create one.</source>
        <translation type="unfinished">没有图。选择“添加图”来创建。</translation>
    </message>
    <message>
        <source>Dashed and pale: %1</source>
        <translation type="unfinished">浅色虚线：%1</translation>
    </message>
    <message>
        <source>Frozen %1</source>
        <translation type="unfinished">冻结的%1</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MotionTimeline</name>
    <message>
        <source>Loop</source>
        <extracomment>verb: repeat the motion</extracomment>
        <translation type="unfinished">循环</translation>
    </message>
    <message>
        <source>Go to the start (Home in the timeline)</source>
        <translation type="unfinished">转到起点（时间轴中按Home）</translation>
    </message>
    <message>
        <source>Go back 0.01 s (Left in the timeline)</source>
        <translation type="unfinished">后退0.01 s（时间轴中按Left）</translation>
    </message>
    <message>
        <source>Go forward 0.01 s (Right in the timeline)</source>
        <translation type="unfinished">前进0.01 s（时间轴中按Right）</translation>
    </message>
    <message>
        <source>Go to the end (End in the timeline)</source>
        <translation type="unfinished">转到终点（时间轴中按End）</translation>
    </message>
    <message>
        <source>Time in the motion</source>
        <translation type="unfinished">运动中的时间</translation>
    </message>
    <message>
        <source>Playback speed, relative to real time</source>
        <translation type="unfinished">播放速度，相对于实时</translation>
    </message>
    <message>
        <source>Playback speed: 0.1 to 10 times real time</source>
        <translation type="unfinished">播放速度：实时的0.1至10倍</translation>
    </message>
    <message>
        <source>Enter the time in the motion</source>
        <translation type="unfinished">输入运动中的时间</translation>
    </message>
    <message>
        <source>Set the start of the played range (I in the timeline)</source>
        <translation type="unfinished">设置播放范围的起点（时间轴中按I）</translation>
    </message>
    <message>
        <source>Set the end of the played range (O in the timeline)</source>
        <translation type="unfinished">设置播放范围的终点（时间轴中按O）</translation>
    </message>
    <message>
        <source>Clear the played range</source>
        <translation type="unfinished">清除播放范围</translation>
    </message>
    <message>
        <source>/ %1</source>
        <translation type="unfinished">/ %1</translation>
    </message>
    <message>
        <source>Red: limit of %1 exceeded</source>
        <translation type="unfinished">红色：%1超限</translation>
    </message>
    <message>
        <source>Red: joint limits exceeded</source>
        <translation type="unfinished">红色：超出关节限位</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>part of the motion that is played; %1: its start, %2: its end, both with their unit</extracomment>
        <translation type="unfinished">%1至%2</translation>
    </message>
    <message>
        <source>Pause the motion (Space)</source>
        <translation type="unfinished">暂停运动(Space)</translation>
    </message>
    <message>
        <source>Play the motion (Space)</source>
        <translation type="unfinished">播放运动(Space)</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MotionTrack</name>
    <message>
        <source>Current time on the motion track</source>
        <translation type="unfinished">运动轨道上的当前时间</translation>
    </message>
    <message>
        <source>Time of waypoint %1</source>
        <translation type="unfinished">路径点%1的时间</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation type="unfinished">时长</translation>
    </message>
    <message>
        <source>Waypoint %1: %2, at %3</source>
        <extracomment>%1: number of the waypoint, %2: name of its pose, %3: its time with its unit</extracomment>
        <translation type="unfinished">路径点%1：%2，%3</translation>
    </message>
    <message>
        <source>Drag to change the time of the waypoint and of all later waypoints. Hold Ctrl to keep the later waypoints in place, or Shift for 1 ms steps.</source>
        <translation type="unfinished">拖动可改变该路径点及其后所有路径点的时间。按住Ctrl使其后的路径点不动，按住Shift以1 ms为步。</translation>
    </message>
    <message>
        <source>Drag to change the current time. Hold Shift and drag to set the played range.</source>
        <translation type="unfinished">拖动可改变当前时间。按住Shift拖动可设置播放范围。</translation>
    </message>
    <message>
        <source>One waypoint so far. Drag the end effector and add the next one.</source>
        <translation type="unfinished">目前有一个路径点。拖动末端执行器，添加下一个。</translation>
    </message>
    <message>
        <source>No motion yet. Add two waypoints or run a simulation.</source>
        <translation type="unfinished">尚无运动。添加两个路径点或运行仿真。</translation>
    </message>
    <message>
        <source>The motion cannot be played: %1.</source>
        <translation type="unfinished">无法播放运动：%1。</translation>
    </message>
    <message>
        <source>%1, minimum time</source>
        <translation type="unfinished">%1，最短时间</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MotionViewButton</name>
    <message>
        <source>Show in 3D %1</source>
        <translation type="unfinished">三维显示%1</translation>
    </message>
    <message>
        <source>Show in 3D</source>
        <translation type="unfinished">三维显示</translation>
    </message>
    <message>
        <source>Parts of the motion shown in 3D</source>
        <translation type="unfinished">在三维视图中显示的运动部分</translation>
    </message>
    <message>
        <source>&amp;Ghosts of the arm</source>
        <translation type="unfinished">机械臂残影(&amp;G)</translation>
    </message>
    <message>
        <source>Show the arm at several instants of the motion</source>
        <translation type="unfinished">显示机械臂在运动中若干时刻的形态</translation>
    </message>
    <message>
        <source>Number of ghosts</source>
        <translation type="unfinished">残影个数</translation>
    </message>
    <message>
        <source>Number of ghosts, evenly spaced in time</source>
        <translation type="unfinished">残影个数，在时间上均匀分布</translation>
    </message>
    <message>
        <source>At the &amp;waypoints</source>
        <translation type="unfinished">位于路径点(&amp;W)</translation>
    </message>
    <message>
        <source>Place the ghosts at the waypoints instead of spacing them evenly in time</source>
        <translation type="unfinished">将残影置于路径点，而不是在时间上均匀分布</translation>
    </message>
    <message>
        <source>End-effector &amp;path</source>
        <translation type="unfinished">末端执行器路径(&amp;P)</translation>
    </message>
    <message>
        <source>Show the path of the end effector. Click the path to go to that instant, or drag along the path to change the time.</source>
        <translation type="unfinished">显示末端执行器的路径。单击路径可转到该时刻，沿路径拖动可改变时间。</translation>
    </message>
    <message>
        <source>Colour of the path</source>
        <translation type="unfinished">路径的颜色</translation>
    </message>
    <message>
        <source>Quantity shown by the colour of the path</source>
        <translation type="unfinished">路径颜色所表示的量</translation>
    </message>
    <message>
        <source>Joint for the path colour</source>
        <translation type="unfinished">路径颜色对应的关节</translation>
    </message>
    <message>
        <source>Joint whose quantity is shown by the colour of the path</source>
        <translation type="unfinished">路径颜色表示其量的关节</translation>
    </message>
    <message>
        <source>&amp;Coloured by</source>
        <translation type="unfinished">着色依据(&amp;C)</translation>
    </message>
    <message>
        <source>Single colour</source>
        <translation type="unfinished">单一颜色</translation>
    </message>
    <message>
        <source>Torque: %1</source>
        <translation type="unfinished">力矩：%1</translation>
    </message>
    <message>
        <source>Torque with mistakes</source>
        <translation type="unfinished">含错误的力矩</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation type="unfinished">所有关节</translation>
    </message>
    <message>
        <source>Show ghosts of the arm and the path of the end effector in the 3D view</source>
        <translation type="unfinished">在三维视图中显示机械臂残影和末端执行器路径</translation>
    </message>
    <message>
        <source>Path colours: %1, from %2 to %3 %4</source>
        <extracomment>%1: a quantity (&quot;Velocity of elbow&quot;), %2: its smallest value, %3: its largest, %4: its unit</extracomment>
        <translation type="unfinished">路径颜色：%1，从%2到%3 %4</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::MoveWorkspace</name>
    <message>
        <source>&amp;Move</source>
        <extracomment>verb: the mode in which motions are made</extracomment>
        <translation type="unfinished">运动(&amp;M)</translation>
    </message>
    <message>
        <source>Waypoints</source>
        <translation type="unfinished">路径点</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation type="unfinished">时间轴</translation>
    </message>
    <message>
        <source>Plots</source>
        <extracomment>noun: name of a panel</extracomment>
        <translation type="unfinished">图</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished">统计</translation>
    </message>
    <message>
        <source>Torque against Position</source>
        <translation type="unfinished">力矩-位置</translation>
    </message>
    <message>
        <source>Torques and Motion</source>
        <translation type="unfinished">力矩与运动</translation>
    </message>
    <message>
        <source>&amp;Play or Pause</source>
        <translation type="unfinished">播放或暂停(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Loop</source>
        <extracomment>verb: repeat the motion</extracomment>
        <translation type="unfinished">循环(&amp;L)</translation>
    </message>
    <message>
        <source>Step &amp;Back</source>
        <translation type="unfinished">后退一步(&amp;B)</translation>
    </message>
    <message>
        <source>Step &amp;Forward</source>
        <translation type="unfinished">前进一步(&amp;F)</translation>
    </message>
    <message>
        <source>Make Motion from Last &amp;Drag</source>
        <translation type="unfinished">由上次拖动生成运动(&amp;D)</translation>
    </message>
    <message>
        <source>End-Effector Pat&amp;h</source>
        <translation type="unfinished">末端执行器路径(&amp;H)</translation>
    </message>
    <message>
        <source>Save &amp;Video…</source>
        <translation type="unfinished">保存视频(&amp;V)…</translation>
    </message>
    <message>
        <source>Add &amp;Waypoint</source>
        <translation type="unfinished">添加路径点(&amp;W)</translation>
    </message>
    <message>
        <source>Sl&amp;ower</source>
        <extracomment>adverb: play the motion</extracomment>
        <translation type="unfinished">减慢(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <extracomment>adverb: play the motion</extracomment>
        <translation type="unfinished">加快(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Normal Speed</source>
        <translation type="unfinished">正常速度(&amp;N)</translation>
    </message>
    <message>
        <source>Set &amp;Range Start</source>
        <translation type="unfinished">设置范围起点(&amp;R)</translation>
    </message>
    <message>
        <source>Set Range E&amp;nd</source>
        <translation type="unfinished">设置范围终点(&amp;N)</translation>
    </message>
    <message>
        <source>Cle&amp;ar Range</source>
        <translation type="unfinished">清除范围(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation type="unfinished">运动(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation type="unfinished">速度(&amp;S)</translation>
    </message>
    <message>
        <source>No motion yet. Add two waypoints in Move, or select two saved poses below the torque plot.</source>
        <translation type="unfinished">尚无运动。在“运动”中添加两个路径点，或在力矩图下方选择两个已保存的位姿。</translation>
    </message>
    <message>
        <source>The motion cannot be played: %1.</source>
        <translation type="unfinished">无法播放运动：%1。</translation>
    </message>
    <message>
        <source>Waypoint %1 added</source>
        <translation type="unfinished">已添加路径点%1</translation>
    </message>
    <message>
        <source>This motion has no waypoints. Convert it to waypoints in Move.</source>
        <translation type="unfinished">该运动没有路径点。在“运动”中将其转换为路径点。</translation>
    </message>
    <message>
        <source>Gh&amp;osts of the Motion</source>
        <translation type="unfinished">运动残影(&amp;O)</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::NameDelegate</name>
    <message>
        <source>Name of the joint</source>
        <translation type="unfinished">关节的名称</translation>
    </message>
    <message>
        <source>Name of the link</source>
        <translation type="unfinished">连杆的名称</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::NewDialog</name>
    <message>
        <source>Only a base. Each press of Insert adds a link.</source>
        <translation type="unfinished">只有基座。每按一次Insert添加一个连杆。</translation>
    </message>
    <message>
        <source>A chain of links in a vertical plane.</source>
        <translation type="unfinished">竖直平面内的连杆链。</translation>
    </message>
    <message>
        <source>Three parallel revolute joints and a vertical prismatic joint.</source>
        <translation type="unfinished">三个平行的旋转关节和一个竖直的移动关节。</translation>
    </message>
    <message>
        <source>One revolute joint and two prismatic joints.</source>
        <translation type="unfinished">一个旋转关节和两个移动关节。</translation>
    </message>
    <message>
        <source>Three joint axes through one point.</source>
        <translation type="unfinished">三个关节轴交于一点。</translation>
    </message>
    <message>
        <source>Six joints, as many as an end-effector pose requires.</source>
        <translation type="unfinished">六个关节，恰为末端执行器位姿所需的个数。</translation>
    </message>
    <message>
        <source>Seven joints, one more than an end-effector pose requires.</source>
        <translation type="unfinished">七个关节，比末端执行器位姿所需的多一个。</translation>
    </message>
    <message>
        <source>The torso rotates and leans, and each arm has five joints.</source>
        <translation type="unfinished">躯干可转动和倾斜，每个手臂有五个关节。</translation>
    </message>
    <message>
        <source>Base only</source>
        <translation type="unfinished">仅基座</translation>
    </message>
    <message>
        <source>Planar arm</source>
        <translation type="unfinished">平面机械臂</translation>
    </message>
    <message>
        <source>SCARA</source>
        <translation type="unfinished">SCARA</translation>
    </message>
    <message>
        <source>Cylindrical arm</source>
        <translation type="unfinished">圆柱坐标机械臂</translation>
    </message>
    <message>
        <source>Spherical wrist</source>
        <translation type="unfinished">球腕</translation>
    </message>
    <message>
        <source>6R arm</source>
        <translation type="unfinished">6R机械臂</translation>
    </message>
    <message>
        <source>7R arm</source>
        <translation type="unfinished">7R机械臂</translation>
    </message>
    <message>
        <source>Torso with two arms</source>
        <translation type="unfinished">双臂躯干</translation>
    </message>
    <message>
        <source>&amp;Links:</source>
        <extracomment>noun: number of rigid bodies of the robot</extracomment>
        <translation type="unfinished">连杆(&amp;L)：</translation>
    </message>
    <message>
        <source>New Robot</source>
        <translation type="unfinished">新建机器人</translation>
    </message>
    <message>
        <source>Template</source>
        <translation type="unfinished">模板</translation>
    </message>
    <message>
        <source>Name of the robot</source>
        <translation type="unfinished">机器人的名称</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation type="unfinished">名称(&amp;N)：</translation>
    </message>
    <message>
        <source>Number of links</source>
        <translation type="unfinished">连杆数</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation type="unfinished">创建(&amp;C)</translation>
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
        <translation type="unfinished">并行求解格式：[L][T]{P}</translation>
    </message>
    <message>
        <source>Joint whose torque is decomposed</source>
        <translation type="unfinished">分解其力矩的关节</translation>
    </message>
    <message>
        <source>Select the joint whose torque contributions are highlighted in the matrices</source>
        <translation type="unfinished">选择在矩阵中突出显示其力矩贡献的关节</translation>
    </message>
    <message>
        <source>&amp;Joint</source>
        <translation type="unfinished">关节(&amp;J)</translation>
    </message>
    <message>
        <source>Show lumped mass</source>
        <translation type="unfinished">显示集中质量</translation>
    </message>
    <message>
        <source>Also show the torque for lumped mass, a mistake that puts half the mass of each rod or element at each end</source>
        <translation type="unfinished">同时显示集中质量的力矩；这是把每根杆或单元的一半质量放在每一端的错误</translation>
    </message>
    <message>
        <source>Copy As</source>
        <translation type="unfinished">复制为</translation>
    </message>
    <message>
        <source>Copy [L], [T] and {P} at full precision</source>
        <translation type="unfinished">以全精度复制[L]、[T]和{P}</translation>
    </message>
    <message>
        <source>Copy the matrices</source>
        <translation type="unfinished">复制矩阵</translation>
    </message>
    <message>
        <source>[L]: segment lengths (m)</source>
        <translation type="unfinished">[L]：各段长度(m)</translation>
    </message>
    <message>
        <source>Matrix L</source>
        <translation type="unfinished">矩阵L</translation>
    </message>
    <message>
        <source>[T]: directions transverse to segments</source>
        <translation type="unfinished">[T]：垂直于各段的方向</translation>
    </message>
    <message>
        <source>Matrix T</source>
        <translation type="unfinished">矩阵T</translation>
    </message>
    <message>
        <source>{P}: nodal forces in the world frame</source>
        <translation type="unfinished">{P}：世界坐标系中的节点力</translation>
    </message>
    <message>
        <source>Vector P</source>
        <translation type="unfinished">向量P</translation>
    </message>
    <message>
        <source>Torque, term by term</source>
        <translation type="unfinished">力矩，逐项</translation>
    </message>
    <message>
        <source>Torque by each method, with differences</source>
        <translation type="unfinished">各方法的力矩及差值</translation>
    </message>
    <message>
        <source>No moving joints, so there is no torque to compute from nodal forces.</source>
        <translation type="unfinished">没有可动关节，因此没有可由节点力计算的力矩。</translation>
    </message>
    <message>
        <source>%1 (passive)</source>
        <translation type="unfinished">%1（被动）</translation>
    </message>
    <message>
        <source>{τ} = [L][T]{P} at t = %1 s. The mechanism is planar, so only forces in its plane and moments about its normal contribute. Contributions to the torque of the selected joint are highlighted.</source>
        <translation type="unfinished">t = %1 s时的{τ} = [L][T]{P}。机构为平面机构，因此只有其平面内的力和绕其法线的力矩有贡献。所选关节力矩的贡献突出显示。</translation>
    </message>
    <message>
        <source>{τ} = [L][T]{P} at t = %1 s, in three dimensions. Each segment has three rows, e × Q, with its direction e and the force Q beyond it. Contributions to the torque of the selected joint are highlighted.</source>
        <translation type="unfinished">t = %1 s时的{τ} = [L][T]{P}，三维情形。每段有三行e × Q，其中e为其方向，Q为其之后的力。所选关节力矩的贡献突出显示。</translation>
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
        <translation type="unfinished">%1的τ，逐项：</translation>
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
        <translation type="unfinished">差值</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::NodalTermsModel</name>
    <message>
        <source>moment at %1</source>
        <translation type="unfinished">%1处的力矩</translation>
    </message>
    <message>
        <source>forces beyond %1</source>
        <translation type="unfinished">%1之后的力</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation type="unfinished">到%1</translation>
    </message>
    <message>
        <source>Segment</source>
        <extracomment>noun: link 1 or link 2 of the paper&apos;s arm</extracomment>
        <translation type="unfinished">段</translation>
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
        <translation type="unfinished">从前一节点到该行所示节点的弦</translation>
    </message>
    <message>
        <source>Length of the segment, from its column of [L]</source>
        <translation type="unfinished">段的长度，取自[L]中对应的列</translation>
    </message>
    <message>
        <source>Transverse component of the sum of the nodal forces beyond the segment, from its row of [T]{P}</source>
        <translation type="unfinished">该段之后节点力之和的横向分量，取自[T]{P}中对应的行</translation>
    </message>
    <message>
        <source>Contribution of the row to τ</source>
        <translation type="unfinished">该行对τ的贡献</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::NoteBar</name>
    <message>
        <source>Show</source>
        <extracomment>verb: show the warnings</extracomment>
        <translation type="unfinished">显示</translation>
    </message>
    <message>
        <source>Show the warnings</source>
        <translation type="unfinished">显示警告</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished">关闭</translation>
    </message>
    <message>
        <source>Dismiss the note</source>
        <translation type="unfinished">关闭该提示</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::NumberField</name>
    <message>
        <source>enter a number</source>
        <translation type="unfinished">输入一个数</translation>
    </message>
    <message>
        <source>“%1” is not a number; use a decimal point, as in 0.25</source>
        <translation type="unfinished">“%1”不是数值；使用小数点，例如0.25</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::OtherTorquesPanel</name>
    <message>
        <source>O&amp;pen Torques…</source>
        <translation type="unfinished">打开力矩(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Noise</source>
        <translation type="unfinished">噪声(&amp;N)</translation>
    </message>
    <message>
        <source>Noise of their torques, relative to the root mean square of each joint</source>
        <translation type="unfinished">对方力矩的噪声，相对于各关节的均方根</translation>
    </message>
    <message>
        <source>Estimated</source>
        <translation type="unfinished">估计</translation>
    </message>
    <message>
        <source>%1&#xa0;%</source>
        <translation type="unfinished">%1&#xa0;%</translation>
    </message>
    <message>
        <source>&amp;Joint</source>
        <translation type="unfinished">关节(&amp;J)</translation>
    </message>
    <message>
        <source>Joint whose torques are plotted</source>
        <translation type="unfinished">绘制其力矩的关节</translation>
    </message>
    <message>
        <source>Sho&amp;w in Explain</source>
        <translation type="unfinished">在“讲解”中显示(&amp;W)</translation>
    </message>
    <message>
        <source>Put the robot into the state at the plot&apos;s cursor and go to the step where the cause enters</source>
        <translation type="unfinished">将机器人置于图中光标处的状态，并转到该原因起作用的步骤</translation>
    </message>
    <message>
        <source>Cause to look at</source>
        <translation type="unfinished">要查看的原因</translation>
    </message>
    <message>
        <source>Size of the torques and of their difference at each joint</source>
        <translation type="unfinished">各关节力矩及其差值的大小</translation>
    </message>
    <message>
        <source>Their torques and those of Linkwright at one joint</source>
        <translation type="unfinished">一个关节处对方与Linkwright的力矩</translation>
    </message>
    <message>
        <source>Torques of another program or a robot</source>
        <translation type="unfinished">另一程序或机器人的力矩</translation>
    </message>
    <message>
        <source>No torques yet. Open a table (CSV) of torques from another program or a real robot, with the columns q.JOINT, qd.JOINT, qdd.JOINT and tau.JOINT, to find out why they differ.</source>
        <translation type="unfinished">尚无力矩。打开来自另一程序或真实机器人的力矩表格(CSV)，列为q.JOINT、qd.JOINT、qdd.JOINT和tau.JOINT，以查明差异的原因。</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation type="unfinished">关节</translation>
    </message>
    <message>
        <source>Theirs</source>
        <extracomment>pronoun: the torques of the other program</extracomment>
        <translation type="unfinished">对方</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished">差值</translation>
    </message>
    <message>
        <source>Remains</source>
        <extracomment>verb: what the cause does not explain</extracomment>
        <translation type="unfinished">剩余</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished">单位</translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>noun: line of the file</extracomment>
        <translation type="unfinished">行</translation>
    </message>
    <message>
        <source>Root mean square of their torques</source>
        <translation type="unfinished">对方力矩的均方根</translation>
    </message>
    <message>
        <source>Root mean square of theirs minus those of Linkwright</source>
        <translation type="unfinished">对方力矩减去Linkwright力矩的均方根</translation>
    </message>
    <message>
        <source>Root mean square of what the cause does not explain</source>
        <translation type="unfinished">该原因不能解释部分的均方根</translation>
    </message>
    <message>
        <source>Line of the file with the largest difference</source>
        <translation type="unfinished">文件中差值最大的行</translation>
    </message>
    <message>
        <source>Linkwright</source>
        <translation type="unfinished">Linkwright</translation>
    </message>
    <message>
        <source>Linkwright with the cause</source>
        <translation type="unfinished">计入该原因的Linkwright</translation>
    </message>
    <message>
        <source>Time (s)</source>
        <extracomment>%1: unit</extracomment>
        <translation type="unfinished">时间(s)</translation>
    </message>
    <message>
        <source>Line of the file</source>
        <translation type="unfinished">文件的行</translation>
    </message>
    <message>
        <source>Torque (%1)</source>
        <translation type="unfinished">力矩(%1)</translation>
    </message>
    <message>
        <source>Open Torques</source>
        <translation type="unfinished">打开力矩</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt *.json);;All files (*)</source>
        <translation type="unfinished">表格(*.csv *.txt *.json);;所有文件(*)</translation>
    </message>
    <message>
        <source>Could not read “%1” as a table of torques.</source>
        <translation type="unfinished">无法将“%1”作为力矩表格读取。</translation>
    </message>
    <message>
        <source>Line %1: %2.</source>
        <extracomment>noun: a line of a file; %1: its number, %2: what is wrong there</extracomment>
        <translation type="unfinished">第%1行：%2。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation type="unfinished">%1。</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation type="unfinished">正在比较…</translation>
    </message>
    <message>
        <source>Stopped. Choose Compare Again to start again.</source>
        <translation type="unfinished">已停止。选择“重新比较”可重新开始。</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>verb: stop the comparison</extracomment>
        <translation type="unfinished">停止</translation>
    </message>
    <message>
        <source>Compare &amp;Again</source>
        <translation type="unfinished">重新比较(&amp;A)</translation>
    </message>
    <message>
        <source>Stop the comparison</source>
        <translation type="unfinished">停止比较</translation>
    </message>
    <message>
        <source>Read the table and compare again</source>
        <translation type="unfinished">读取表格并重新比较</translation>
    </message>
    <message>
        <source>Line %1: %2, theirs %3 %4</source>
        <extracomment>%1: number of a line of the file, %2: name of a joint, %3: torque with its unit</extracomment>
        <translation type="unfinished">第%1行：%2，对方%3 %4</translation>
    </message>
    <message>
        <source>Sho&amp;w Line %1 in Explain</source>
        <extracomment>verb; %1: number of a line of the file</extracomment>
        <translation type="unfinished">在“讲解”中显示第%1行(&amp;W)</translation>
    </message>
    <message>
        <source>Show line %1 of a table</source>
        <translation type="unfinished">显示表格的第%1行</translation>
    </message>
    <message>
        <source>The robot is in the state of line %1.</source>
        <extracomment>%1: number of a line of a file</extracomment>
        <translation type="unfinished">机器人处于第%1行的状态。</translation>
    </message>
    <message>
        <source>The robot is in the state of line %1, with joints moved to their limits.</source>
        <translation type="unfinished">机器人处于第%1行的状态，部分关节移到了限位处。</translation>
    </message>
    <message>
        <source>%1. Undo it in What If.</source>
        <extracomment>%1: a planted mistake, or several</extracomment>
        <translation type="unfinished">%1。在“假设分析”中撤销。</translation>
    </message>
    <message>
        <source>Comparison of torques</source>
        <translation type="unfinished">力矩比较</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::PartEditor</name>
    <message>
        <source>Joint “%1” was beyond its new limits, so it was moved to the nearest limit.</source>
        <translation type="unfinished">关节“%1”超出新的限位，因此已移到最近的限位处。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>undo step; %1: a property (&quot;Mass&quot;), %2: name of a link or of a joint</extracomment>
        <translation type="unfinished">%2的%1</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::PayloadForm</name>
    <message>
        <source>Payloads of the link</source>
        <translation type="unfinished">连杆的负载</translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished">添加</translation>
    </message>
    <message>
        <source>Add a payload</source>
        <translation type="unfinished">添加负载</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished">删除</translation>
    </message>
    <message>
        <source>Remove the selected payload</source>
        <translation type="unfinished">删除所选负载</translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished">名称</translation>
    </message>
    <message>
        <source>Name of the payload</source>
        <translation type="unfinished">负载的名称</translation>
    </message>
    <message>
        <source>Payload name</source>
        <translation type="unfinished">负载名称</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation type="unfinished">质量</translation>
    </message>
    <message>
        <source>Mass of the payload</source>
        <translation type="unfinished">负载的质量</translation>
    </message>
    <message>
        <source>Payload mass</source>
        <translation type="unfinished">负载质量</translation>
    </message>
    <message>
        <source>Position in the link frame (m)</source>
        <translation type="unfinished">在连杆坐标系中的位置(m)</translation>
    </message>
    <message>
        <source>Payload position %1 (m)</source>
        <translation type="unfinished">负载位置%1 (m)</translation>
    </message>
    <message>
        <source>Payload position %1</source>
        <translation type="unfinished">负载位置%1</translation>
    </message>
    <message>
        <source>Attached</source>
        <extracomment>adjective: a payload that is carried now</extracomment>
        <translation type="unfinished">已安装</translation>
    </message>
    <message>
        <source>The link carries the payload</source>
        <translation type="unfinished">连杆承载该负载</translation>
    </message>
    <message>
        <source>Attach payload</source>
        <translation type="unfinished">安装负载</translation>
    </message>
    <message>
        <source>Detach payload</source>
        <translation type="unfinished">卸下负载</translation>
    </message>
    <message>
        <source>%1, %2 kg</source>
        <extracomment>%1: name of a payload, %2: its mass</extracomment>
        <translation type="unfinished">%1，%2 kg</translation>
    </message>
    <message>
        <source>%1, %2 kg, detached</source>
        <extracomment>%1: name of a payload, %2: its mass</extracomment>
        <translation type="unfinished">%1，%2 kg，已卸下</translation>
    </message>
    <message>
        <source>New payload</source>
        <translation type="unfinished">新建负载</translation>
    </message>
    <message>
        <source>Remove payload</source>
        <translation type="unfinished">删除负载</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::PlotLegend</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of a curve, %2: &quot;to be predicted&quot;</extracomment>
        <translation type="unfinished">%1：%2</translation>
    </message>
    <message>
        <source>to be predicted</source>
        <translation type="unfinished">待预测</translation>
    </message>
    <message>
        <source>%1, with mistakes</source>
        <translation type="unfinished">%1，含错误</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: name of a frozen run, %2: name of a curve</extracomment>
        <translation type="unfinished">%1，%2</translation>
    </message>
    <message>
        <source>no value at the cursor</source>
        <translation type="unfinished">光标处无值</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished">单位</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::PlotView</name>
    <message>
        <source>Show All</source>
        <translation type="unfinished">全部显示</translation>
    </message>
    <message>
        <source>Copy Picture</source>
        <translation type="unfinished">复制图片</translation>
    </message>
    <message>
        <source>Copy Numbers</source>
        <translation type="unfinished">复制数值</translation>
    </message>
    <message>
        <source>Save Plot…</source>
        <translation type="unfinished">保存图…</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::PoseWorkspace</name>
    <message>
        <source>&amp;Pose</source>
        <extracomment>verb: the mode in which the robot is brought into poses</extracomment>
        <translation type="unfinished">位姿(&amp;P)</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation type="unfinished">关节</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation type="unfinished">位姿</translation>
    </message>
    <message>
        <source>End Effector</source>
        <translation type="unfinished">末端执行器</translation>
    </message>
    <message>
        <source>Kinematics</source>
        <translation type="unfinished">运动学</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation type="unfinished">迭代</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::PosesPanel</name>
    <message>
        <source>Saved poses</source>
        <translation type="unfinished">已保存的位姿</translation>
    </message>
    <message>
        <source>Enter goes to the pose, F2 renames it, Del removes it</source>
        <translation type="unfinished">Enter转到位姿，F2重命名，Del删除</translation>
    </message>
    <message>
        <source>No saved poses yet. Pose the robot and save the pose here, to return to it or to move between two poses.</source>
        <translation type="unfinished">尚无已保存的位姿。摆好机器人并在此保存位姿，以便返回该位姿或在两个位姿之间运动。</translation>
    </message>
    <message>
        <source>&amp;Poses</source>
        <translation type="unfinished">位姿(&amp;P)</translation>
    </message>
    <message>
        <source>Save Current Pose</source>
        <translation type="unfinished">保存当前位姿</translation>
    </message>
    <message>
        <source>Update to Current Pose</source>
        <translation type="unfinished">更新为当前位姿</translation>
    </message>
    <message>
        <source>Rename This Pose</source>
        <translation type="unfinished">重命名该位姿</translation>
    </message>
    <message>
        <source>Remove This Pose</source>
        <translation type="unfinished">删除该位姿</translation>
    </message>
    <message>
        <source>Go to the ready pose</source>
        <translation type="unfinished">转到准备位姿</translation>
    </message>
    <message>
        <source>Go to This Pose</source>
        <translation type="unfinished">转到该位姿</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished">重命名</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished">删除</translation>
    </message>
    <message>
        <source>%1
Click or press Enter to go to the pose. Press F2 to rename it, or Del to remove it.</source>
        <translation type="unfinished">%1
单击或按Enter转到该位姿。按F2重命名，按Del删除。</translation>
    </message>
    <message>
        <source>Save the current pose as %1</source>
        <translation type="unfinished">将当前位姿保存为%1</translation>
    </message>
    <message>
        <source>Update %1 to the current pose</source>
        <translation type="unfinished">将%1更新为当前位姿</translation>
    </message>
    <message>
        <source>Update a pose to the current one</source>
        <translation type="unfinished">将位姿更新为当前位姿</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation type="unfinished">重命名%1</translation>
    </message>
    <message>
        <source>Rename a pose</source>
        <translation type="unfinished">重命名位姿</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished">删除%1</translation>
    </message>
    <message>
        <source>Remove a pose</source>
        <translation type="unfinished">删除位姿</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::PositionPlotPanel</name>
    <message>
        <source>No motion yet. Add two waypoints in the Waypoints panel.</source>
        <translation type="unfinished">尚无运动。在“路径点”面板中添加两个路径点。</translation>
    </message>
    <message>
        <source>Joint whose torque is plotted against its position</source>
        <translation type="unfinished">绘制其力矩-位置曲线的关节</translation>
    </message>
    <message>
        <source>&amp;Joint</source>
        <translation type="unfinished">关节(&amp;J)</translation>
    </message>
    <message>
        <source>Colour scale from the start to the end of the motion</source>
        <translation type="unfinished">从运动起点到终点的颜色标尺</translation>
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
        <translation type="unfinished">%1与关节位置的关系</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::PredictStrip</name>
    <message>
        <source>Predict first</source>
        <translation type="unfinished">先预测</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>adjective: question</extracomment>
        <translation type="unfinished">下一步</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>noun: number of right answers</extracomment>
        <translation type="unfinished">得分</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished">保存…</translation>
    </message>
    <message>
        <source>Save each question with your answer, the true value and the verdict, as CSV or Markdown</source>
        <translation type="unfinished">将每个问题连同答案、真实值和评判保存为CSV或Markdown</translation>
    </message>
    <message>
        <source>Save Answers</source>
        <translation type="unfinished">保存答案</translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished">问题</translation>
    </message>
    <message>
        <source>Components</source>
        <extracomment>noun: of a vector, as kind of an answer</extracomment>
        <translation type="unfinished">分量</translation>
    </message>
    <message>
        <source>Direction</source>
        <extracomment>noun: of a vector, as kind of an answer</extracomment>
        <translation type="unfinished">方向</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation type="unfinished">容差</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>verb: compare the answer with the result</extracomment>
        <translation type="unfinished">检查</translation>
    </message>
    <message>
        <source>Check the answer against the recursion (Enter)</source>
        <translation type="unfinished">用递推结果检查答案(Enter)</translation>
    </message>
    <message>
        <source>It Is Zero</source>
        <translation type="unfinished">为零</translation>
    </message>
    <message>
        <source>Answer that the quantity is zero</source>
        <translation type="unfinished">回答该量为零</translation>
    </message>
    <message>
        <source>Show Me</source>
        <translation type="unfinished">显示答案</translation>
    </message>
    <message>
        <source>Show the value without counting the question</source>
        <translation type="unfinished">显示该值，该问题不计分</translation>
    </message>
    <message>
        <source>Drag the arrow, or turn it with the arrow keys. Beyond the rim, it points away from you.</source>
        <translation type="unfinished">拖动箭头，或用方向键转动。超出边缘时，箭头背离观察者。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: an axis (&quot;x&quot;), %2: symbol of a quantity</extracomment>
        <translation type="unfinished">%2的%1</translation>
    </message>
    <message>
        <source>Try again, or press Show Me.</source>
        <translation type="unfinished">重试，或按“显示答案”。</translation>
    </message>
    <message>
        <source>Thick: your answer. Thin: the true direction.</source>
        <translation type="unfinished">粗：所画箭头。细：真实方向。</translation>
    </message>
    <message>
        <source>This step has no question. Press Next: from here on, you are asked for each result before it is shown.</source>
        <translation type="unfinished">该步骤没有问题。按“下一步”：从这里起，每个结果显示之前都会提问。</translation>
    </message>
    <message>
        <source>Only your first answer counts for the score.</source>
        <translation type="unfinished">只有第一次回答计分。</translation>
    </message>
    <message>
        <source>Within %1°</source>
        <translation type="unfinished">误差在%1°以内</translation>
    </message>
    <message>
        <source>Within %1 % of the magnitude</source>
        <translation type="unfinished">误差在大小的%1 %以内</translation>
    </message>
    <message>
        <source>Answers Not Saved</source>
        <translation type="unfinished">答案未保存</translation>
    </message>
    <message>
        <source>Your predictions for %1 have not been saved. Score: %2.</source>
        <extracomment>%1: name of a robot, %2: the score (&quot;3 of 5 right&quot;)</extracomment>
        <translation type="unfinished">对%1的预测尚未保存。得分：%2。</translation>
    </message>
    <message>
        <source>If you continue, these answers are discarded. Save them first?</source>
        <translation type="unfinished">若继续，这些答案将被放弃。是否先保存？</translation>
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
        <translation type="unfinished">已保存</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation type="unfinished">未保存：%1</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ProblemList</name>
    <message>
        <source>Problems with the mechanism</source>
        <translation type="unfinished">机构的问题</translation>
    </message>
    <message>
        <source>Press Enter to go to the field</source>
        <translation type="unfinished">按Enter转到该输入框</translation>
    </message>
    <message>
        <source>%1 was not changed: %2</source>
        <extracomment>%1: a property and whose it is (&quot;Mass of link_1&quot;), %2: why</extracomment>
        <translation type="unfinished">%1没有更改：%2</translation>
    </message>
    <message>
        <source>Click or press Enter to go to the field</source>
        <translation type="unfinished">单击或按Enter转到该输入框</translation>
    </message>
    <message>
        <source>Invalid value: %1</source>
        <translation type="unfinished">无效值：%1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation type="unfinished">警告：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation type="unfinished">
            <numerusform>%n个问题</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ProblemStrip</name>
    <message>
        <source>Use a joint-space path, free the orientation of the end effector, or move the waypoint.</source>
        <translation type="unfinished">使用关节空间路径，不约束末端执行器的姿态，或移动路径点。</translation>
    </message>
    <message>
        <source>Problems with the motion</source>
        <translation type="unfinished">运动的问题</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation type="unfinished">错误：%1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation type="unfinished">警告：%1</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ProgressLine</name>
    <message>
        <source>Computation in progress</source>
        <translation type="unfinished">正在进行的计算</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>verb: stop the computation</extracomment>
        <translation type="unfinished">停止</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <extracomment>%1: name of a computation, %2: how much of it is done</extracomment>
        <translation type="unfinished">%1：%2 %</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation type="unfinished">%1…</translation>
    </message>
    <message>
        <source>Stop: %1</source>
        <translation type="unfinished">停止：%1</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::PropertyPanel</name>
    <message>
        <source>Select a link in the tree or the 3D view to edit its properties.</source>
        <translation type="unfinished">在树或三维视图中选择连杆以编辑其属性。</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>noun: a rigid body of the robot</extracomment>
        <translation type="unfinished">连杆</translation>
    </message>
    <message>
        <source>Parent Joint</source>
        <translation type="unfinished">父关节</translation>
    </message>
    <message>
        <source>Joint Dynamics</source>
        <translation type="unfinished">关节动力学</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation type="unfinished">形状</translation>
    </message>
    <message>
        <source>Payloads</source>
        <translation type="unfinished">负载</translation>
    </message>
    <message>
        <source>The base is fixed to the world, so it has no parent joint.</source>
        <translation type="unfinished">基座固定在世界上，因此没有父关节。</translation>
    </message>
    <message>
        <source>Shapes (%1)</source>
        <translation type="unfinished">形状(%1)</translation>
    </message>
    <message>
        <source>Payloads (%1)</source>
        <translation type="unfinished">负载(%1)</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation type="unfinished">属性</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::Qt3DView</name>
    <message>
        <source>grid %1 mm</source>
        <translation type="unfinished">网格%1 mm</translation>
    </message>
    <message>
        <source>grid %1 m</source>
        <translation type="unfinished">网格%1 m</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::QuestionForm</name>
    <message>
        <source>Mistakes That Must Be Told Apart</source>
        <translation type="unfinished">必须能够区分的错误</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation type="unfinished">问题</translation>
    </message>
    <message>
        <source>&amp;Add Question</source>
        <translation type="unfinished">添加问题(&amp;A)</translation>
    </message>
    <message>
        <source>Ask for one more value</source>
        <translation type="unfinished">再问一个值</translation>
    </message>
    <message>
        <source>Add &amp;Table</source>
        <translation type="unfinished">添加表格(&amp;T)</translation>
    </message>
    <message>
        <source>Show a table of the recursion with one mistake, and ask for its first wrong row</source>
        <translation type="unfinished">显示含一个错误的递推表格，并询问第一个错误的行</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished">删除(&amp;R)</translation>
    </message>
    <message>
        <source>Take the question out</source>
        <translation type="unfinished">删去该问题</translation>
    </message>
    <message>
        <source>Value that is asked for</source>
        <translation type="unfinished">所问的值</translation>
    </message>
    <message>
        <source>Type a part of its name, or choose one from the list</source>
        <translation type="unfinished">输入名称的一部分，或从列表中选择</translation>
    </message>
    <message>
        <source>Value:</source>
        <translation type="unfinished">值：</translation>
    </message>
    <message>
        <source>Words of the question</source>
        <translation type="unfinished">问题的文字</translation>
    </message>
    <message>
        <source>Words:</source>
        <translation type="unfinished">文字：</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished">单位</translation>
    </message>
    <message>
        <source>Unit:</source>
        <translation type="unfinished">单位：</translation>
    </message>
    <message>
        <source>Right within, in the unit</source>
        <translation type="unfinished">容差，以该单位计</translation>
    </message>
    <message>
        <source>How near is right, in the unit of the answer</source>
        <translation type="unfinished">判为正确的接近程度，以答案的单位计</translation>
    </message>
    <message>
        <source>Right within, % of the answer</source>
        <translation type="unfinished">容差，答案的%</translation>
    </message>
    <message>
        <source>How near is right, in percent of the right answer</source>
        <translation type="unfinished">判为正确的接近程度，以正确答案的百分比计</translation>
    </message>
    <message>
        <source>or</source>
        <extracomment>between two tolerances, of which the larger one counts</extracomment>
        <translation type="unfinished">或</translation>
    </message>
    <message>
        <source>Right within:</source>
        <translation type="unfinished">容差：</translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished">分值</translation>
    </message>
    <message>
        <source>The answer may be &amp;zero</source>
        <translation type="unfinished">答案可为零(&amp;Z)</translation>
    </message>
    <message>
        <source>Allow variants whose answer is zero or near it</source>
        <translation type="unfinished">允许答案为零或接近零的变体</translation>
    </message>
    <message>
        <source>Points:</source>
        <translation type="unfinished">分值：</translation>
    </message>
    <message>
        <source>first wrong row of the table</source>
        <translation type="unfinished">表格中第一个错误的行</translation>
    </message>
    <message>
        <source>mistake in the table</source>
        <translation type="unfinished">表格中的错误</translation>
    </message>
    <message>
        <source>direction of %1</source>
        <translation type="unfinished">%1的方向</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: id of a question, %2: what is asked for</extracomment>
        <translation type="unfinished">%1：%2</translation>
    </message>
    <message>
        <source>One of These Mistakes Is in the Table</source>
        <translation type="unfinished">表格中含有以下错误之一</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::QuickMotionPanel</name>
    <message>
        <source>Select</source>
        <extracomment>verb: shown while no pose is chosen</extracomment>
        <translation type="unfinished">选择</translation>
    </message>
    <message>
        <source>From Pose to Pose</source>
        <translation type="unfinished">从位姿到位姿</translation>
    </message>
    <message>
        <source>Ready Pose → Current Pose</source>
        <translation type="unfinished">准备位姿 → 当前位姿</translation>
    </message>
    <message>
        <source>Make a motion from the ready pose to the current pose</source>
        <translation type="unfinished">生成从准备位姿到当前位姿的运动</translation>
    </message>
    <message>
        <source>Save both poses and make the motion between them</source>
        <translation type="unfinished">保存两个位姿并生成它们之间的运动</translation>
    </message>
    <message>
        <source>Pose at the start of the motion</source>
        <translation type="unfinished">运动起点的位姿</translation>
    </message>
    <message>
        <source>Pose at the end of the motion</source>
        <translation type="unfinished">运动终点的位姿</translation>
    </message>
    <message>
        <source>Duration of the motion</source>
        <translation type="unfinished">运动的时长</translation>
    </message>
    <message>
        <source>Minimum Time</source>
        <translation type="unfinished">最短时间</translation>
    </message>
    <message>
        <source>Use the minimum time within the velocity limits</source>
        <translation type="unfinished">使用速度限值内的最短时间</translation>
    </message>
    <message>
        <source>Sta&amp;rt</source>
        <extracomment>noun: first pose of the motion</extracomment>
        <translation type="unfinished">起点(&amp;R)</translation>
    </message>
    <message>
        <source>En&amp;d</source>
        <extracomment>noun: last pose of the motion</extracomment>
        <translation type="unfinished">终点(&amp;D)</translation>
    </message>
    <message>
        <source>Durat&amp;ion</source>
        <translation type="unfinished">时长(&amp;I)</translation>
    </message>
    <message>
        <source>The motion cannot be played: %1.</source>
        <translation type="unfinished">无法播放运动：%1。</translation>
    </message>
    <message>
        <source>Save two poses to make a motion.</source>
        <translation type="unfinished">保存两个位姿以生成运动。</translation>
    </message>
    <message>
        <source>Select two poses under “From Pose to Pose”.</source>
        <translation type="unfinished">在“从位姿到位姿”下选择两个位姿。</translation>
    </message>
    <message>
        <source>Motion: %1. Edit it in Move.</source>
        <translation type="unfinished">运动：%1。在“运动”中编辑。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::RangeTree</name>
    <message>
        <source>Numbers that vary</source>
        <translation type="unfinished">变化的数值</translation>
    </message>
    <message>
        <source>Varies</source>
        <extracomment>heads of a table: what varies, its smallest and largest number, the way from one number to the next, its unit</extracomment>
        <translation type="unfinished">变化量</translation>
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
        <translation type="unfinished">步长</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished">单位</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation type="unfinished">位置</translation>
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
        <translation type="unfinished">质量、长度与负载</translation>
    </message>
    <message>
        <source>Mass of %1</source>
        <extracomment>%1: name of a link</extracomment>
        <translation type="unfinished">%1的质量</translation>
    </message>
    <message>
        <source>Length of %1</source>
        <translation type="unfinished">%1的长度</translation>
    </message>
    <message>
        <source>Payload on %1</source>
        <translation type="unfinished">%1上的负载</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>what is spoken of a cell; %1: what varies, %2: the head of its column, such as From</extracomment>
        <translation type="unfinished">%1，%2</translation>
    </message>
    <message>
        <source>“%1” is not a number; type one such as −1.5</source>
        <extracomment>%1: what was typed</extracomment>
        <translation type="unfinished">“%1”不是数值；输入−1.5这样的数</translation>
    </message>
    <message>
        <source>Step must be greater than 0</source>
        <translation type="unfinished">步长必须大于0</translation>
    </message>
    <message>
        <source>To must not be less than From</source>
        <translation type="unfinished">上限不得小于下限</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>%1: what varies, with its kind; %2: what is wrong with its range</extracomment>
        <translation type="unfinished">%1，%2：%3</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ReachGroup</name>
    <message>
        <source>Reachable Workspace</source>
        <translation type="unfinished">可达工作空间</translation>
    </message>
    <message>
        <source>Number of points</source>
        <translation type="unfinished">点数</translation>
    </message>
    <message>
        <source>Number of random joint positions within the limits; without a graphics card, more than 10 000 make the view slow</source>
        <translation type="unfinished">限位内随机关节位置的个数；没有显卡时，超过10 000个会使视图变慢</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation type="unfinished">%1个点</translation>
    </message>
    <message>
        <source>Colours of the points</source>
        <translation type="unfinished">点的颜色</translation>
    </message>
    <message>
        <source>Colour the points by manipulability, which is small near singular poses, or in a single colour</source>
        <translation type="unfinished">按可操作度（奇异位形附近较小）或以单一颜色为点着色</translation>
    </message>
    <message>
        <source>by manipulability</source>
        <translation type="unfinished">按可操作度</translation>
    </message>
    <message>
        <source>single colour</source>
        <translation type="unfinished">单一颜色</translation>
    </message>
    <message>
        <source>&amp;Compute</source>
        <translation type="unfinished">计算(&amp;C)</translation>
    </message>
    <message>
        <source>Compute the points that the end effector can reach</source>
        <translation type="unfinished">计算末端执行器能到达的点</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation type="unfinished">取消(&amp;A)</translation>
    </message>
    <message>
        <source>Clea&amp;r</source>
        <extracomment>verb: remove the points</extracomment>
        <translation type="unfinished">清除(&amp;R)</translation>
    </message>
    <message>
        <source>Points computed</source>
        <translation type="unfinished">已计算的点</translation>
    </message>
    <message>
        <source>Result for the reachable workspace</source>
        <translation type="unfinished">可达工作空间的结果</translation>
    </message>
    <message>
        <source>Manipulability from 0 to the largest value found</source>
        <translation type="unfinished">可操作度，从0到求得的最大值</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation type="unfinished">正在计算…</translation>
    </message>
    <message>
        <source>The computation failed: %1</source>
        <translation type="unfinished">计算失败：%1</translation>
    </message>
    <message>
        <source>No points yet. Compute the end-effector positions for random joint positions within the limits.</source>
        <translation type="unfinished">尚无点。针对限位内的随机关节位置计算末端执行器位置。</translation>
    </message>
    <message>
        <source>%1 positions of “%2”.</source>
        <extracomment>%1: number of points that were found, %2: name of a link</extracomment>
        <translation type="unfinished">“%2”的%1个位置。</translation>
    </message>
    <message>
        <source>Manipulability from 0 to %1:</source>
        <translation type="unfinished">可操作度从0到%1：</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::RecoveryDialog</name>
    <message>
        <source>Recover Unsaved Work</source>
        <translation type="unfinished">恢复未保存的工作</translation>
    </message>
    <message>
        <source>Linkwright closed before these changes were saved. Open a scene to continue, then save it.</source>
        <translation type="unfinished">Linkwright在保存这些更改之前关闭。打开一个场景继续，然后保存。</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation type="unfinished">未保存的工作</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation type="unfinished">无法读取</translation>
    </message>
    <message>
        <source>Picture of the robot</source>
        <translation type="unfinished">机器人图片</translation>
    </message>
    <message>
        <source>Autosaved at</source>
        <translation type="unfinished">自动保存于</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation type="unfinished">名称：</translation>
    </message>
    <message>
        <source>File:</source>
        <translation type="unfinished">文件：</translation>
    </message>
    <message>
        <source>Auto&amp;saved at:</source>
        <translation type="unfinished">自动保存于(&amp;S)：</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>verb: open the recovered scene</extracomment>
        <translation type="unfinished">打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation type="unfinished">放弃(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <extracomment>adverb: the button that decides nothing now</extracomment>
        <translation type="unfinished">以后(&amp;L)</translation>
    </message>
    <message>
        <source>Keep the unsaved work and offer it again at the next start and in the File menu</source>
        <translation type="unfinished">保留未保存的工作，下次启动时及在“文件”菜单中再次提供</translation>
    </message>
    <message>
        <source>One state cannot be read and is left out.</source>
        <translation type="unfinished">一个状态无法读取，已略去。</translation>
    </message>
    <message>
        <source>%1 states cannot be read and are left out.</source>
        <translation type="unfinished">%1个状态无法读取，已略去。</translation>
    </message>
    <message>
        <source>Never saved</source>
        <translation type="unfinished">从未保存</translation>
    </message>
    <message>
        <source>The file was modified on %1, after this state was autosaved.</source>
        <translation type="unfinished">该文件在%1被修改，晚于此状态的自动保存。</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation type="unfinished">无图片</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::RecoveryFlow</name>
    <message>
        <source>There is no unsaved work to recover</source>
        <translation type="unfinished">没有可恢复的未保存工作</translation>
    </message>
    <message>
        <source>More unsaved work is available. Choose File &gt; Recover Unsaved Work.</source>
        <translation type="unfinished">还有其他未保存的工作。选择“文件 &gt; 恢复未保存的工作”。</translation>
    </message>
    <message>
        <source>this scene</source>
        <extracomment>pronoun: a recovered scene without a name</extracomment>
        <translation type="unfinished">此场景</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished">放弃</translation>
    </message>
    <message>
        <source>Discard the unsaved changes to %1 permanently?</source>
        <translation type="unfinished">是否永久放弃对%1的未保存更改？</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation type="unfinished">放弃(&amp;D)</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ReportFlow</name>
    <message>
        <source>%1-report</source>
        <translation type="unfinished">%1-报告</translation>
    </message>
    <message>
        <source>Save Model Report</source>
        <translation type="unfinished">保存模型报告</translation>
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
        <translation type="unfinished">正在写入%1…</translation>
    </message>
    <message>
        <source>Report saved: %1</source>
        <translation type="unfinished">报告已保存：%1</translation>
    </message>
    <message>
        <source>The report was not saved: %1.</source>
        <translation type="unfinished">报告未保存：%1。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::RevisionForm</name>
    <message>
        <source>Timing law of joint 1</source>
        <translation type="unfinished">关节1的运动规律</translation>
    </message>
    <message>
        <source>Time step</source>
        <translation type="unfinished">时间步长</translation>
    </message>
    <message>
        <source>Δt 10 ms</source>
        <translation type="unfinished">Δt 10 ms</translation>
    </message>
    <message>
        <source>200 steps, as in the paper</source>
        <translation type="unfinished">200步，与论文相同</translation>
    </message>
    <message>
        <source>Δt 1 ms</source>
        <translation type="unfinished">Δt 1 ms</translation>
    </message>
    <message>
        <source>2000 steps, which give accurate periods</source>
        <translation type="unfinished">2000步，可得精确的周期</translation>
    </message>
    <message>
        <source>Δt 0.1 ms</source>
        <translation type="unfinished">Δt 0.1 ms</translation>
    </message>
    <message>
        <source>20&#x2009;000 steps</source>
        <translation type="unfinished">20 000步</translation>
    </message>
    <message>
        <source>Custom Δt</source>
        <translation type="unfinished">自定义Δt</translation>
    </message>
    <message>
        <source>Enter any other time step</source>
        <translation type="unfinished">输入任意其他时间步长</translation>
    </message>
    <message>
        <source>Custom time step</source>
        <translation type="unfinished">自定义时间步长</translation>
    </message>
    <message>
        <source>Reading of the algorithm</source>
        <translation type="unfinished">算法的解读</translation>
    </message>
    <message>
        <source>Corrected</source>
        <extracomment>adjective: how the equations of the paper are read</extracomment>
        <translation type="unfinished">已修正</translation>
    </message>
    <message>
        <source>Rotate the time derivatives of u_d with link 1 and iterate the geometry (order 2 with a consistent start)</source>
        <translation type="unfinished">使u_d的时间导数随连杆1转动，并对几何进行迭代（采用一致起始时为2阶）</translation>
    </message>
    <message>
        <source>Literal</source>
        <extracomment>adjective: how the equations of the paper are read</extracomment>
        <translation type="unfinished">字面</translation>
    </message>
    <message>
        <source>Carry over the time derivatives of u_d unchanged, as written in the paper, which gives order 1</source>
        <translation type="unfinished">原样沿用u_d的时间导数，如论文所写，得到1阶</translation>
    </message>
    <message>
        <source>Link 1</source>
        <translation type="unfinished">连杆1</translation>
    </message>
    <message>
        <source>Link 1 elastic</source>
        <translation type="unfinished">连杆1弹性</translation>
    </message>
    <message>
        <source>Let link 1 bend, as in Figure 2</source>
        <translation type="unfinished">使连杆1弯曲，如图2</translation>
    </message>
    <message>
        <source>Link 1 rigid</source>
        <translation type="unfinished">连杆1刚性</translation>
    </message>
    <message>
        <source>Set the deformation of link 1 to zero, as in Figure 3</source>
        <translation type="unfinished">将连杆1的变形设为零，如图3</translation>
    </message>
    <message>
        <source>Accelerations at the start</source>
        <translation type="unfinished">起始时的加速度</translation>
    </message>
    <message>
        <source>Locked start</source>
        <translation type="unfinished">锁定起始</translation>
    </message>
    <message>
        <source>Set ü_d = 0, which locks joint 2 at the first instant, as in the paper</source>
        <translation type="unfinished">令ü_d = 0，在起始时刻锁定关节2，与论文相同</translation>
    </message>
    <message>
        <source>Consistent start</source>
        <translation type="unfinished">一致起始</translation>
    </message>
    <message>
        <source>Compute ü_d from equation (1)</source>
        <translation type="unfinished">由方程(1)计算ü_d</translation>
    </message>
    <message>
        <source>Element of link 1</source>
        <translation type="unfinished">连杆1的单元</translation>
    </message>
    <message>
        <source>Element 3EI/l³</source>
        <translation type="unfinished">单元3EI/l³</translation>
    </message>
    <message>
        <source>Use an Euler-Bernoulli element</source>
        <translation type="unfinished">使用欧拉-伯努利单元</translation>
    </message>
    <message>
        <source>Element 4EI/l³</source>
        <translation type="unfinished">单元4EI/l³</translation>
    </message>
    <message>
        <source>Use a linear Timoshenko element with shifted integration</source>
        <translation type="unfinished">使用带移位积分的线性铁木辛柯单元</translation>
    </message>
    <message>
        <source>Mass matrix</source>
        <translation type="unfinished">质量矩阵</translation>
    </message>
    <message>
        <source>Consistent mass</source>
        <translation type="unfinished">一致质量</translation>
    </message>
    <message>
        <source>Use m/6 [2 1; 1 2], which is exact for a rigid rod</source>
        <translation type="unfinished">使用m/6 [2 1; 1 2]，对刚性杆精确</translation>
    </message>
    <message>
        <source>Lumped mass</source>
        <translation type="unfinished">集中质量</translation>
    </message>
    <message>
        <source>Lump half of each rod&apos;s mass at each end, which gives too much inertia</source>
        <translation type="unfinished">将每根杆质量的一半集中在每一端，这会使惯量偏大</translation>
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
        <translation type="unfinished">算例中的时间</translation>
    </message>
    <message>
        <source>Set the time of the values below. The Left and Right keys change it by one step.</source>
        <translation type="unfinished">设置下方数值的时间。左右方向键每次改变一步。</translation>
    </message>
    <message>
        <source>[L] contains the length of each link and of the links beyond it, in m. [T] contains the directions transverse to the links. {P} contains the nodal forces along x and y, in N. Its rows are for node A (tip of link 1) and node B (tip of link 2). Q = [T]{P} is in N, and the torques are [L] Q.</source>
        <translation type="unfinished">[L]包含每个连杆及其之后连杆的长度，单位m。[T]包含垂直于各连杆的方向。{P}包含沿x和y的节点力，单位N，其各行对应节点A（连杆1的末端）和节点B（连杆2的末端）。Q = [T]{P}的单位为N，力矩为[L] Q。</translation>
    </message>
    <message>
        <source>Deflection of the tip of link 1 and axial force in link 2</source>
        <translation type="unfinished">连杆1末端的挠度和连杆2中的轴力</translation>
    </message>
    <message>
        <source>Could not run the example with these settings: %1.</source>
        <translation type="unfinished">无法按这些设置运行该算例：%1。</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation type="unfinished">正在计算…</translation>
    </message>
    <message>
        <source>t = %1 s</source>
        <translation type="unfinished">t = %1 s</translation>
    </message>
    <message>
        <source>φ = %1, θ = %2, τ₁ = %3 N m, τ₂ = %4 N m, deflection = %5 mm, axial force = %6 N</source>
        <extracomment>%1 and %2: angles with their unit, %3 and %4: torques, %5: deflection, %6: axial force</extracomment>
        <translation type="unfinished">φ = %1，θ = %2，τ₁ = %3 N m，τ₂ = %4 N m，挠度 = %5 mm，轴力 = %6 N</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::RevisionMistakes</name>
    <message>
        <source>Tick a mistake to plant it in every step. The values below and the figures show its effect.</source>
        <translation type="unfinished">勾选一个错误，将其植入每一步。下方的数值和图显示其影响。</translation>
    </message>
    <message>
        <source>How to recognise “%1”: %2</source>
        <extracomment>%1: title of a mistake, %2: how to recognise it</extracomment>
        <translation type="unfinished">如何识别“%1”：%2</translation>
    </message>
    <message>
        <source>No mistake is planted. Tick one to see how to recognise it.</source>
        <translation type="unfinished">没有植入错误。勾选一个，可查看如何识别它。</translation>
    </message>
    <message>
        <source>Current</source>
        <extracomment>adjective: the result with the current settings</extracomment>
        <translation type="unfinished">当前</translation>
    </message>
    <message>
        <source>No Mistakes</source>
        <extracomment>preposition: the result without mistakes</extracomment>
        <translation type="unfinished">无错误</translation>
    </message>
    <message>
        <source>With Mistakes</source>
        <translation type="unfinished">含错误</translation>
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
        <translation type="unfinished">第0步之后的最大|τ₂|</translation>
    </message>
    <message>
        <source>N m</source>
        <translation type="unfinished">N m</translation>
    </message>
    <message>
        <source>Largest deflection of link 1</source>
        <translation type="unfinished">连杆1的最大挠度</translation>
    </message>
    <message>
        <source>mm</source>
        <translation type="unfinished">mm</translation>
    </message>
    <message>
        <source>Final elongation of link 2</source>
        <translation type="unfinished">连杆2的最终伸长</translation>
    </message>
    <message>
        <source>Shortest period of τ₁</source>
        <translation type="unfinished">τ₁的最短周期</translation>
    </message>
    <message>
        <source>ms</source>
        <translation type="unfinished">ms</translation>
    </message>
    <message>
        <source>Longest period of τ₁</source>
        <translation type="unfinished">τ₁的最长周期</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::RevisionPanel</name>
    <message>
        <source>Pages of the paper&apos;s example</source>
        <translation type="unfinished">论文算例的页面</translation>
    </message>
    <message>
        <source>Figures</source>
        <extracomment>noun: diagrams of the paper</extracomment>
        <translation type="unfinished">图</translation>
    </message>
    <message>
        <source>Paper and Result</source>
        <translation type="unfinished">论文与结果</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation type="unfinished">错误</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>adverb: to the previous stage</extracomment>
        <translation type="unfinished">上一步</translation>
    </message>
    <message>
        <source>Go to the previous stage</source>
        <translation type="unfinished">转到上一阶段</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>adjective: stage</extracomment>
        <translation type="unfinished">下一步</translation>
    </message>
    <message>
        <source>Go to the next stage</source>
        <translation type="unfinished">转到下一阶段</translation>
    </message>
    <message>
        <source>Figure of the paper</source>
        <translation type="unfinished">论文的图</translation>
    </message>
    <message>
        <source>Figu&amp;re</source>
        <extracomment>noun: a diagram of the paper</extracomment>
        <translation type="unfinished">图(&amp;R)</translation>
    </message>
    <message>
        <source>Statements of the paper, results and reasons</source>
        <translation type="unfinished">论文的陈述、结果与原因</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation type="unfinished">量</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>noun: what the publication says</extracomment>
        <translation type="unfinished">论文</translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished">结果</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>heading of the reasons</extracomment>
        <translation type="unfinished">原因</translation>
    </message>
    <message>
        <source>Mistakes (%1)</source>
        <translation type="unfinished">错误(%1)</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>%1: number of a stage of the explanation, %2: number of stages, %3: title of the stage</extracomment>
        <translation type="unfinished">%1/%2：%3</translation>
    </message>
    <message>
        <source>Try this: %1</source>
        <translation type="unfinished">试一试：%1</translation>
    </message>
    <message>
        <source>Solid: φ, τ₁; dashed: θ, τ₂; thick: exact for rigid links; dots: other program</source>
        <translation type="unfinished">实线：φ、τ₁；虚线：θ、τ₂；粗线：刚性连杆的精确值；点：另一程序</translation>
    </message>
    <message>
        <source>Dots are results of an independent program. They exist for some cubic and cycloid runs without mistakes, with time steps of 10 ms and 1 ms.</source>
        <translation type="unfinished">点为独立程序的结果。只有部分无错误的三次和摆线运动有这些点，时间步长为10 ms和1 ms。</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation type="unfinished">正在计算…</translation>
    </message>
    <message>
        <source>Stopped. Choose a stage or figure.</source>
        <translation type="unfinished">已停止。选择一个阶段或图。</translation>
    </message>
    <message>
        <source>Run ends at %1 s</source>
        <translation type="unfinished">计算在%1 s处结束</translation>
    </message>
    <message>
        <source>The paper&apos;s example</source>
        <translation type="unfinished">论文的算例</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::RevisionPlots</name>
    <message>
        <source>Figure %1</source>
        <translation type="unfinished">图%1</translation>
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
        <translation type="unfinished">力矩(N m)</translation>
    </message>
    <message>
        <source>Angle (%1)</source>
        <translation type="unfinished">角度(%1)</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::RipplePanel</name>
    <message>
        <source>Computing natural periods: %1 % of the poses done.</source>
        <translation type="unfinished">正在计算固有周期：已完成%1 %的位姿。</translation>
    </message>
    <message>
        <source>Joint whose torque is analysed</source>
        <translation type="unfinished">分析其力矩的关节</translation>
    </message>
    <message>
        <source>&amp;Joint</source>
        <translation type="unfinished">关节(&amp;J)</translation>
    </message>
    <message>
        <source>Horizontal axis of the spectrum</source>
        <translation type="unfinished">频谱的横轴</translation>
    </message>
    <message>
        <source>By period</source>
        <translation type="unfinished">按周期</translation>
    </message>
    <message>
        <source>By frequency</source>
        <translation type="unfinished">按频率</translation>
    </message>
    <message>
        <source>&amp;Spectrum</source>
        <translation type="unfinished">频谱(&amp;S)</translation>
    </message>
    <message>
        <source>Sample every 10 ms</source>
        <translation type="unfinished">每10 ms采样</translation>
    </message>
    <message>
        <source>Use only one sample every 10 ms for the spectrum and the zero crossings</source>
        <translation type="unfinished">频谱和过零点只使用每10 ms一个采样点</translation>
    </message>
    <message>
        <source>Spectrum of the vibration</source>
        <translation type="unfinished">振动的频谱</translation>
    </message>
    <message>
        <source>Periods over time</source>
        <translation type="unfinished">周期随时间的变化</translation>
    </message>
    <message>
        <source>All joints are passive, so there is no motor torque to analyse. Tick a joint in the Passive Joints and Elastic Links panel.</source>
        <translation type="unfinished">所有关节均为被动，因此没有可分析的电机力矩。在“被动关节与弹性连杆”面板中勾选关节。</translation>
    </message>
    <message>
        <source>Could not compute the natural periods: %1.</source>
        <translation type="unfinished">无法计算固有周期：%1。</translation>
    </message>
    <message>
        <source>Stopped before the natural periods were computed. The next analysis will compute them.</source>
        <translation type="unfinished">在算出固有周期之前停止。下次分析将计算它们。</translation>
    </message>
    <message>
        <source>Period (s)</source>
        <translation type="unfinished">周期(s)</translation>
    </message>
    <message>
        <source>Frequency (Hz)</source>
        <translation type="unfinished">频率(Hz)</translation>
    </message>
    <message>
        <source>Amplitude (%1)</source>
        <translation type="unfinished">幅值(%1)</translation>
    </message>
    <message>
        <source>Spectrum of the torque difference between elastic and rigid links</source>
        <translation type="unfinished">弹性连杆与刚性连杆力矩差的频谱</translation>
    </message>
    <message>
        <source>natural periods</source>
        <translation type="unfinished">固有周期</translation>
    </message>
    <message>
        <source>%1, %2 Hz</source>
        <extracomment>%1: period of vibration with its unit, %2: its frequency</extracomment>
        <translation type="unfinished">%1，%2 Hz</translation>
    </message>
    <message>
        <source>Time (s)</source>
        <translation type="unfinished">时间(s)</translation>
    </message>
    <message>
        <source>from zero crossings</source>
        <translation type="unfinished">由过零点得到</translation>
    </message>
    <message>
        <source>natural period at the pose</source>
        <translation type="unfinished">该位姿下的固有周期</translation>
    </message>
    <message>
        <source>At t = %1 s, theory gives a period of %2 (%3 Hz).</source>
        <extracomment>%1: time, %2: period of vibration with its unit, %3: its frequency</extracomment>
        <translation type="unfinished">t = %1 s时，理论给出周期%2（%3 Hz）。</translation>
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
        <translation type="unfinished">其他问题：%1个。</translation>
    </message>
    <message>
        <source>Simulated time and duration of the run</source>
        <translation type="unfinished">仿真时间和仿真时长</translation>
    </message>
    <message>
        <source>Project onto the Surface</source>
        <translation type="unfinished">投影到表面</translation>
    </message>
    <message>
        <source>Move the initial pose to the nearest pose on the surfaces, and start the run</source>
        <translation type="unfinished">将初始位姿移到表面上最近的位姿，并开始仿真</translation>
    </message>
    <message>
        <source>Run (Space)</source>
        <translation type="unfinished">运行(Space)</translation>
    </message>
    <message>
        <source>Take one integrator step (F6)</source>
        <translation type="unfinished">执行一个积分步(F6)</translation>
    </message>
    <message>
        <source>Go back to the start (Shift+F5)</source>
        <translation type="unfinished">回到起始(Shift+F5)</translation>
    </message>
    <message>
        <source>Speed of the run, relative to real time</source>
        <translation type="unfinished">仿真速度，相对于实时</translation>
    </message>
    <message>
        <source>Speed of the run: 0.1 to 10 times real time, or as fast as possible</source>
        <translation type="unfinished">仿真速度：实时的0.1至10倍，或尽可能快</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished">速度</translation>
    </message>
    <message>
        <source>Simulated seconds per second of real time, averaged over the last half second</source>
        <translation type="unfinished">每秒实时对应的仿真秒数，取最近半秒的平均</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>verb: start the simulation</extracomment>
        <translation type="unfinished">运行</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>verb: stop the simulation for a while</extracomment>
        <translation type="unfinished">暂停</translation>
    </message>
    <message>
        <source>Pause the run (Space)</source>
        <translation type="unfinished">暂停仿真(Space)</translation>
    </message>
    <message>
        <source>%1 s of %2 s</source>
        <extracomment>%1: the current time, %2: duration of a run</extracomment>
        <translation type="unfinished">%1 s / %2 s</translation>
    </message>
    <message>
        <source>%1× real time</source>
        <translation type="unfinished">实时的%1倍</translation>
    </message>
    <message>
        <source>—× real time</source>
        <translation type="unfinished">实时的—倍</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::RunFigures</name>
    <message>
        <source>Energy</source>
        <translation type="unfinished">能量</translation>
    </message>
    <message>
        <source>Kinetic plus potential energy of the whole robot</source>
        <translation type="unfinished">整个机器人的动能加势能</translation>
    </message>
    <message>
        <source>Energy drift</source>
        <extracomment>noun: change of the energy by errors of the simulation</extracomment>
        <translation type="unfinished">能量漂移</translation>
    </message>
    <message>
        <source>Error of the integrator: kinetic + potential energy + losses − work, relative to the start of the run. The number in brackets is the drift as a fraction of the energy exchanged. An exact integration would give 0.</source>
        <translation type="unfinished">积分器的误差：动能 + 势能 + 损耗 − 功，相对于仿真起始。括号内的数为漂移占所交换能量的比例。精确积分时为0。</translation>
    </message>
    <message>
        <source>Linear momentum</source>
        <translation type="unfinished">动量</translation>
    </message>
    <message>
        <source>Magnitude of the linear momentum of the whole robot</source>
        <translation type="unfinished">整个机器人动量的大小</translation>
    </message>
    <message>
        <source>Angular momentum</source>
        <translation type="unfinished">角动量</translation>
    </message>
    <message>
        <source>Magnitude of the angular momentum of the whole robot about its centre of mass</source>
        <translation type="unfinished">整个机器人关于其质心的角动量的大小</translation>
    </message>
    <message>
        <source>Constraint error</source>
        <translation type="unfinished">约束误差</translation>
    </message>
    <message>
        <source>Largest distance of a touching contact point from its surface (constraint residual)</source>
        <translation type="unfinished">正在接触的接触点到其表面的最大距离（约束残差）</translation>
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
        <translation type="unfinished">整个机器人的动能加势能
动能：%1 J
势能：%2 J</translation>
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
        <translation type="unfinished">无接触</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::SamplesForm</name>
    <message>
        <source>Derivatives</source>
        <translation type="unfinished">导数</translation>
    </message>
    <message>
        <source>Method of computing velocities and accelerations from the positions</source>
        <translation type="unfinished">由位置计算速度和加速度的方法</translation>
    </message>
    <message>
        <source>Window</source>
        <extracomment>noun: number of samples that a polynomial is fitted to</extracomment>
        <translation type="unfinished">窗口</translation>
    </message>
    <message>
        <source>Number of samples that the polynomial is fitted to</source>
        <translation type="unfinished">拟合多项式所用的采样点数</translation>
    </message>
    <message>
        <source> samples</source>
        <extracomment>unit behind the number of a field</extracomment>
        <translation type="unfinished"> 采样点</translation>
    </message>
    <message>
        <source>must be an odd number from 3 to %1</source>
        <translation type="unfinished">必须是3至%1的奇数</translation>
    </message>
    <message>
        <source>Degree</source>
        <extracomment>noun: degree of a polynomial</extracomment>
        <translation type="unfinished">次数</translation>
    </message>
    <message>
        <source>Degree of the polynomial</source>
        <translation type="unfinished">多项式的次数</translation>
    </message>
    <message>
        <source>%1 samples over %2, positions only.</source>
        <extracomment>%1: number of samples, %2: a time with its unit</extracomment>
        <translation type="unfinished">%2内%1个采样点，仅位置。</translation>
    </message>
    <message>
        <source>%1 samples over %2, with velocities.</source>
        <extracomment>%1: number of samples, %2: a time with its unit</extracomment>
        <translation type="unfinished">%2内%1个采样点，含速度。</translation>
    </message>
    <message>
        <source>%1 samples over %2, with velocities and accelerations.</source>
        <extracomment>%1: number of samples, %2: a time with its unit</extracomment>
        <translation type="unfinished">%2内%1个采样点，含速度和加速度。</translation>
    </message>
    <message>
        <source>Velocities and accelerations are taken from the file.</source>
        <translation type="unfinished">速度和加速度取自文件。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::SaveFlow</name>
    <message>
        <source>%1 is still being written. Try again in a moment.</source>
        <translation type="unfinished">仍在写入%1。稍后重试。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::SecretField</name>
    <message>
        <source>Secret</source>
        <translation type="unfinished">密钥</translation>
    </message>
    <message>
        <source>A line of your own: the same secret gives each student the same variant again</source>
        <translation type="unfinished">自定的一行文字：相同的密钥使每名学生再次得到相同的变体</translation>
    </message>
    <message>
        <source>From &amp;File…</source>
        <translation type="unfinished">从文件(&amp;F)…</translation>
    </message>
    <message>
        <source>Read the secret from a file</source>
        <translation type="unfinished">从文件读取密钥</translation>
    </message>
    <message>
        <source>Open Secret</source>
        <translation type="unfinished">打开密钥</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished">所有文件(*)</translation>
    </message>
    <message>
        <source>This file is empty. Write a line of your own into it.</source>
        <translation type="unfinished">该文件为空。在其中写入自定的一行文字。</translation>
    </message>
    <message>
        <source>This file has more than one line. Leave one line in it.</source>
        <translation type="unfinished">该文件不止一行。只保留一行。</translation>
    </message>
    <message>
        <source>Without a secret, whoever has the exercise can work out all answers.</source>
        <translation type="unfinished">没有密钥时，拿到练习的任何人都能算出所有答案。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::SegmentForm</name>
    <message>
        <source>All joints move with the same timing law along a straight line in joint space</source>
        <translation type="unfinished">所有关节按相同的运动规律沿关节空间中的直线运动</translation>
    </message>
    <message>
        <source>The end effector moves along a straight line. The joint positions come from inverse kinematics.</source>
        <translation type="unfinished">末端执行器沿直线运动。关节位置由逆运动学得到。</translation>
    </message>
    <message>
        <source>The end effector moves along a circular arc through a via point</source>
        <translation type="unfinished">末端执行器沿通过途经点的圆弧运动</translation>
    </message>
    <message>
        <source>Path</source>
        <extracomment>noun: kind of the path to a waypoint</extracomment>
        <translation type="unfinished">路径</translation>
    </message>
    <message>
        <source>Path to the waypoint</source>
        <translation type="unfinished">到该路径点的路径</translation>
    </message>
    <message>
        <source>Via point</source>
        <translation type="unfinished">途经点</translation>
    </message>
    <message>
        <source>%1 of the via point of the arc</source>
        <translation type="unfinished">圆弧途经点的%1</translation>
    </message>
    <message>
        <source>Via point of the arc</source>
        <translation type="unfinished">圆弧的途经点</translation>
    </message>
    <message>
        <source>Use Current Position</source>
        <translation type="unfinished">使用当前位置</translation>
    </message>
    <message>
        <source>Use the end effector&apos;s current position as the via point</source>
        <translation type="unfinished">将末端执行器的当前位置用作途经点</translation>
    </message>
    <message>
        <source>Constrain orientation</source>
        <translation type="unfinished">约束姿态</translation>
    </message>
    <message>
        <source>Interpolate the orientation between the waypoints. Clear the box to leave the orientation free, for example for an arm with fewer than six joints.</source>
        <translation type="unfinished">在路径点之间对姿态插值。取消勾选则姿态自由，例如用于关节少于六个的机械臂。</translation>
    </message>
    <message>
        <source>Orientation of the end effector</source>
        <translation type="unfinished">末端执行器的姿态</translation>
    </message>
    <message>
        <source>Timing</source>
        <extracomment>noun: law of motion along the path</extracomment>
        <translation type="unfinished">运动规律</translation>
    </message>
    <message>
        <source>Timing law of the segment</source>
        <translation type="unfinished">该段的运动规律</translation>
    </message>
    <message>
        <source>Acceleration phase</source>
        <extracomment>noun: share of the time in which the motion gets faster or slower</extracomment>
        <translation type="unfinished">加速段</translation>
    </message>
    <message>
        <source>Fraction of the duration taken by the acceleration phase, and equally by the deceleration phase</source>
        <translation type="unfinished">加速段占时长的比例（减速段相同）</translation>
    </message>
    <message>
        <source>Jerk fraction</source>
        <extracomment>noun: the part of an acceleration phase in which the acceleration changes</extracomment>
        <translation type="unfinished">加加速度比例</translation>
    </message>
    <message>
        <source>Fraction of each acceleration phase taken by the rise of the acceleration, and equally by its fall</source>
        <translation type="unfinished">每个加速段中加速度上升所占的比例（下降段相同）</translation>
    </message>
    <message>
        <source>Duration of the segment</source>
        <translation type="unfinished">该段的时长</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation type="unfinished">时长</translation>
    </message>
    <message>
        <source>Fastest</source>
        <extracomment>adjective: duration</extracomment>
        <translation type="unfinished">最快</translation>
    </message>
    <message>
        <source>Use the minimum time within the limits</source>
        <translation type="unfinished">使用限值内的最短时间</translation>
    </message>
    <message>
        <source>Minimum time</source>
        <translation type="unfinished">最短时间</translation>
    </message>
    <message>
        <source>Segment to waypoint %1</source>
        <translation type="unfinished">到路径点%1的段</translation>
    </message>
    <message>
        <source>Segment</source>
        <extracomment>noun: part of the motion between two waypoints</extracomment>
        <translation type="unfinished">段</translation>
    </message>
    <message>
        <source>The motion begins at waypoint 1, so no segment leads to it.</source>
        <translation type="unfinished">运动从路径点1开始，因此没有通向它的段。</translation>
    </message>
    <message>
        <source>Select a waypoint to edit the segment that leads to it.</source>
        <translation type="unfinished">选择路径点以编辑通向它的段。</translation>
    </message>
    <message>
        <source>Timing law of the segment to waypoint %1</source>
        <translation type="unfinished">到路径点%1的段的运动规律</translation>
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
        <translation type="unfinished">位数</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished">主题</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished">文字大小</translation>
    </message>
    <message>
        <source>Mouse in the 3D view</source>
        <translation type="unfinished">三维视图中的鼠标</translation>
    </message>
    <message>
        <source>A&amp;utosave every</source>
        <translation type="unfinished">自动保存间隔(&amp;U)</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished">设置</translation>
    </message>
    <message>
        <source>Degrees</source>
        <extracomment>noun: unit of angles</extracomment>
        <translation type="unfinished">度</translation>
    </message>
    <message>
        <source>Radians</source>
        <translation type="unfinished">弧度</translation>
    </message>
    <message>
        <source>%1, as in %2</source>
        <extracomment>%1: number of significant digits, %2: a number with so many digits</extracomment>
        <translation type="unfinished">%1，如%2</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation type="unfinished">跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>adjective: theme</extracomment>
        <translation type="unfinished">浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>adjective: theme</extracomment>
        <translation type="unfinished">深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished">高对比度</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished">%1 %</translation>
    </message>
    <message>
        <source>Left orbits, middle or right pans</source>
        <translation type="unfinished">左键旋转，中键或右键平移</translation>
    </message>
    <message>
        <source>Right orbits, middle pans</source>
        <translation type="unfinished">右键旋转，中键平移</translation>
    </message>
    <message>
        <source>Seconds between autosaves</source>
        <translation type="unfinished">自动保存间隔的秒数</translation>
    </message>
    <message>
        <source> s</source>
        <extracomment>unit behind the number of a field</extracomment>
        <translation type="unfinished"> s</translation>
    </message>
    <message>
        <source>&amp;Angles:</source>
        <translation type="unfinished">角度(&amp;A)：</translation>
    </message>
    <message>
        <source>&amp;Digits:</source>
        <translation type="unfinished">位数(&amp;D)：</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation type="unfinished">主题(&amp;T)：</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <translation type="unfinished">文字大小(&amp;X)：</translation>
    </message>
    <message>
        <source>&amp;Mouse in the 3D view:</source>
        <translation type="unfinished">三维视图中的鼠标(&amp;M)：</translation>
    </message>
    <message>
        <source>Autosave:</source>
        <translation type="unfinished">自动保存：</translation>
    </message>
    <message>
        <source>After a crash, Linkwright offers to recover your unsaved work. Autosaving does not change your files.</source>
        <translation type="unfinished">程序崩溃后，Linkwright可恢复未保存的工作。自动保存不会更改文件。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::SetupRows</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of a link or of a joint, %2: its state (&quot;actuated&quot;)</extracomment>
        <translation type="unfinished">%1：%2</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ShapeForm</name>
    <message>
        <source>This link has no shapes, so the 3D view draws default shapes sized to the kinematic chain.</source>
        <translation type="unfinished">该连杆没有形状，因此三维视图按运动链的尺寸绘制默认形状。</translation>
    </message>
    <message>
        <source>Shapes of the link</source>
        <translation type="unfinished">连杆的形状</translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished">添加</translation>
    </message>
    <message>
        <source>Add a shape</source>
        <translation type="unfinished">添加形状</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>verb: make a copy of the shape</extracomment>
        <translation type="unfinished">复制</translation>
    </message>
    <message>
        <source>Duplicate the selected shape</source>
        <translation type="unfinished">复制所选形状</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished">删除</translation>
    </message>
    <message>
        <source>Remove the selected shape</source>
        <translation type="unfinished">删除所选形状</translation>
    </message>
    <message>
        <source>Type of the shape</source>
        <translation type="unfinished">形状的类型</translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished">类型</translation>
    </message>
    <message>
        <source>Cross-section of the beam</source>
        <translation type="unfinished">梁的截面</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation type="unfinished">矩形</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation type="unfinished">椭圆</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>noun: cross-section of a beam</extracomment>
        <translation type="unfinished">截面</translation>
    </message>
    <message>
        <source>Mesh file</source>
        <translation type="unfinished">网格文件</translation>
    </message>
    <message>
        <source>File or package:// URI</source>
        <translation type="unfinished">文件或package:// URI</translation>
    </message>
    <message>
        <source>Choose the mesh file</source>
        <translation type="unfinished">选择网格文件</translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished">文件</translation>
    </message>
    <message>
        <source>Mesh of a shape</source>
        <translation type="unfinished">形状的网格</translation>
    </message>
    <message>
        <source>Custom colour</source>
        <translation type="unfinished">自定义颜色</translation>
    </message>
    <message>
        <source>Use this colour instead of the default colour</source>
        <translation type="unfinished">使用该颜色代替默认颜色</translation>
    </message>
    <message>
        <source>&amp;Size (m)</source>
        <translation type="unfinished">尺寸(m)(&amp;S)</translation>
    </message>
    <message>
        <source>Size: %1</source>
        <translation type="unfinished">尺寸：%1</translation>
    </message>
    <message>
        <source>width</source>
        <translation type="unfinished">宽度</translation>
    </message>
    <message>
        <source>height</source>
        <translation type="unfinished">高度</translation>
    </message>
    <message>
        <source>length</source>
        <translation type="unfinished">长度</translation>
    </message>
    <message>
        <source>wall thickness</source>
        <translation type="unfinished">壁厚</translation>
    </message>
    <message>
        <source>Size of a shape</source>
        <translation type="unfinished">形状的尺寸</translation>
    </message>
    <message>
        <source>Position in the link frame (m)</source>
        <translation type="unfinished">在连杆坐标系中的位置(m)</translation>
    </message>
    <message>
        <source>Shape position %1 (m)</source>
        <translation type="unfinished">形状位置%1 (m)</translation>
    </message>
    <message>
        <source>Position of a shape</source>
        <translation type="unfinished">形状的位置</translation>
    </message>
    <message>
        <source>Shape %1</source>
        <translation type="unfinished">形状%1</translation>
    </message>
    <message>
        <source>Orientation of a shape</source>
        <translation type="unfinished">形状的姿态</translation>
    </message>
    <message>
        <source>New shape</source>
        <translation type="unfinished">新建形状</translation>
    </message>
    <message>
        <source>Duplicate shape</source>
        <translation type="unfinished">复制形状</translation>
    </message>
    <message>
        <source>Remove shape</source>
        <translation type="unfinished">删除形状</translation>
    </message>
    <message>
        <source>Type of a shape</source>
        <translation type="unfinished">形状的类型</translation>
    </message>
    <message>
        <source>Section of a shape</source>
        <translation type="unfinished">形状的截面</translation>
    </message>
    <message>
        <source>Colour of a shape</source>
        <translation type="unfinished">形状的颜色</translation>
    </message>
    <message>
        <source>&amp;Scale</source>
        <extracomment>noun: factors of the size of a mesh</extracomment>
        <translation type="unfinished">比例(&amp;S)</translation>
    </message>
    <message>
        <source>Shape size: %1 (m)</source>
        <translation type="unfinished">形状尺寸：%1 (m)</translation>
    </message>
    <message>
        <source>Mesh scale: %1</source>
        <translation type="unfinished">网格比例：%1</translation>
    </message>
    <message>
        <source>Colour of the shape, %1</source>
        <translation type="unfinished">形状的颜色，%1</translation>
    </message>
    <message>
        <source>Colour of the Shape</source>
        <translation type="unfinished">形状的颜色</translation>
    </message>
    <message>
        <source>Choose Mesh</source>
        <translation type="unfinished">选择网格</translation>
    </message>
    <message>
        <source>Meshes (*.stl *.obj *.dae);;All files (*)</source>
        <translation type="unfinished">网格(*.stl *.obj *.dae);;所有文件(*)</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ShortcutsDialog</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation type="unfinished">键盘快捷键</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>noun: on the keyboard</extracomment>
        <translation type="unfinished">按键</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>noun: what a key does</extracomment>
        <translation type="unfinished">操作</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>%1 and %2: keys that do the same</extracomment>
        <translation type="unfinished">%1或%2</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation type="unfinished">Left, Right</translation>
    </message>
    <message>
        <source>Change the time in the timeline and the plots, or the step in the recursion</source>
        <translation type="unfinished">改变时间轴和图中的时间，或递推中的步骤</translation>
    </message>
    <message>
        <source>Left-drag in the 3D view</source>
        <translation type="unfinished">在三维视图中左键拖动</translation>
    </message>
    <message>
        <source>Drag a handle or a link; elsewhere, orbit the view</source>
        <translation type="unfinished">拖动手柄或连杆；在其他位置旋转视图</translation>
    </message>
    <message>
        <source>Drag a handle or a link</source>
        <translation type="unfinished">拖动手柄或连杆</translation>
    </message>
    <message>
        <source>Ctrl+left-drag in the 3D view</source>
        <translation type="unfinished">在三维视图中Ctrl+左键拖动</translation>
    </message>
    <message>
        <source>Drag a handle in steps of 10 mm or 5°; elsewhere, orbit the view</source>
        <translation type="unfinished">以10 mm或5°为步拖动手柄；在其他位置旋转视图</translation>
    </message>
    <message>
        <source>Drag the arrow at the end of a link</source>
        <translation type="unfinished">拖动连杆末端的箭头</translation>
    </message>
    <message>
        <source>While building, change the length of the link</source>
        <translation type="unfinished">构建时改变连杆的长度</translation>
    </message>
    <message>
        <source>Delete or Backspace in the 3D view</source>
        <translation type="unfinished">在三维视图中按Delete或Backspace</translation>
    </message>
    <message>
        <source>While building, delete the selected link or, with Shift, its subtree</source>
        <translation type="unfinished">构建时删除所选连杆；按住Shift则删除其子树</translation>
    </message>
    <message>
        <source>Orbit</source>
        <extracomment>verb: turn the view about the robot</extracomment>
        <translation type="unfinished">旋转视图</translation>
    </message>
    <message>
        <source>Right-drag in the 3D view</source>
        <translation type="unfinished">在三维视图中右键拖动</translation>
    </message>
    <message>
        <source>Pan</source>
        <extracomment>verb: shift the view</extracomment>
        <translation type="unfinished">平移视图</translation>
    </message>
    <message>
        <source>Middle-drag or right-drag in the 3D view</source>
        <translation type="unfinished">在三维视图中中键或右键拖动</translation>
    </message>
    <message>
        <source>Middle-drag or Shift+left-drag in the 3D view</source>
        <translation type="unfinished">在三维视图中中键拖动或Shift+左键拖动</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <extracomment>noun: wheel of the mouse</extracomment>
        <translation type="unfinished">鼠标滚轮</translation>
    </message>
    <message>
        <source>Zoom the 3D view or a plot</source>
        <translation type="unfinished">缩放三维视图或图</translation>
    </message>
    <message>
        <source>Double-click in a plot</source>
        <translation type="unfinished">在图中双击</translation>
    </message>
    <message>
        <source>Show the whole plot</source>
        <translation type="unfinished">显示整幅图</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::SimulateWorkspace</name>
    <message>
        <source>&amp;Simulate</source>
        <extracomment>verb: the mode in which the robot is simulated</extracomment>
        <translation type="unfinished">仿真(&amp;S)</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation type="unfinished">仿真</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation type="unfinished">接触</translation>
    </message>
    <message>
        <source>Forward Dynamics</source>
        <translation type="unfinished">正动力学</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation type="unfinished">方法</translation>
    </message>
    <message>
        <source>&amp;Run Simulation</source>
        <translation type="unfinished">运行仿真(&amp;R)</translation>
    </message>
    <message>
        <source>Step Simul&amp;ation</source>
        <translation type="unfinished">单步仿真(&amp;A)</translation>
    </message>
    <message>
        <source>Re&amp;set Simulation</source>
        <translation type="unfinished">重置仿真(&amp;S)</translation>
    </message>
    <message>
        <source>Sim&amp;ulation</source>
        <translation type="unfinished">仿真(&amp;U)</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::SimulationBinding</name>
    <message>
        <source>normal force</source>
        <translation type="unfinished">法向力</translation>
    </message>
    <message>
        <source>friction</source>
        <translation type="unfinished">摩擦力</translation>
    </message>
    <message>
        <source>force</source>
        <translation type="unfinished">力</translation>
    </message>
    <message>
        <source>joint force F</source>
        <translation type="unfinished">关节传递力F</translation>
    </message>
    <message>
        <source>joint moment M</source>
        <translation type="unfinished">关节传递力矩M</translation>
    </message>
    <message>
        <source>pulling with a spring of %1 N/m (Esc to release)</source>
        <translation type="unfinished">以%1 N/m的弹簧拉动（按Esc松开）</translation>
    </message>
    <message>
        <source>drag a link to pull it with a spring of %1 N/m</source>
        <translation type="unfinished">拖动连杆，以%1 N/m的弹簧拉动它</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::SimulationEditor</name>
    <message>
        <source>Add contact %1</source>
        <translation type="unfinished">添加接触%1</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::SimulationFlow</name>
    <message>
        <source>The run ended: %1</source>
        <translation type="unfinished">仿真结束：%1</translation>
    </message>
    <message>
        <source>Pause Simulation</source>
        <translation type="unfinished">暂停仿真</translation>
    </message>
    <message>
        <source>&amp;Run Simulation</source>
        <translation type="unfinished">运行仿真(&amp;R)</translation>
    </message>
    <message>
        <source>Cannot start the simulation: %1</source>
        <translation type="unfinished">无法开始仿真：%1</translation>
    </message>
    <message>
        <source>Project onto the Surface</source>
        <translation type="unfinished">投影到表面</translation>
    </message>
    <message>
        <source>Move the initial pose to the nearest pose on the surfaces, and start the run</source>
        <translation type="unfinished">将初始位姿移到表面上最近的位姿，并开始仿真</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">取消</translation>
    </message>
    <message>
        <source>Leave the robot in its pose, and do not run</source>
        <translation type="unfinished">保持机器人的位姿，不运行仿真</translation>
    </message>
    <message>
        <source>The simulation was not started.</source>
        <translation type="unfinished">仿真没有开始。</translation>
    </message>
    <message>
        <source>Running with a warning: %1</source>
        <translation type="unfinished">带警告运行：%1</translation>
    </message>
    <message>
        <source>Further warnings: %1.</source>
        <translation type="unfinished">其他警告：%1个。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::SimulationPanel</name>
    <message>
        <source>Press Run to release the robot. Gravity and the torques set below then move it, and you can pull its links with the mouse. Add a contact to let the end effector slide along a floor, a wall or a sphere.</source>
        <translation type="unfinished">按“运行”释放机器人。之后它在重力和下方所设力矩的作用下运动，并可用鼠标拉动其连杆。添加接触，可使末端执行器沿地面、墙面或球面滑动。</translation>
    </message>
    <message>
        <source>Torques</source>
        <translation type="unfinished">力矩</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation type="unfinished">接触</translation>
    </message>
    <message>
        <source>Contact Model</source>
        <translation type="unfinished">接触模型</translation>
    </message>
    <message>
        <source>Integrator and Step</source>
        <translation type="unfinished">积分器与步长</translation>
    </message>
    <message>
        <source>Shown in 3D</source>
        <translation type="unfinished">三维显示内容</translation>
    </message>
    <message>
        <source>Energy and Errors</source>
        <translation type="unfinished">能量与误差</translation>
    </message>
    <message>
        <source>Contacts (%1)</source>
        <translation type="unfinished">接触(%1)</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::SpareMotionGroup</name>
    <message>
        <source>Null-Space Motion</source>
        <translation type="unfinished">零空间运动</translation>
    </message>
    <message>
        <source>Constraint on the end effector</source>
        <translation type="unfinished">对末端执行器的约束</translation>
    </message>
    <message>
        <source>Keep the whole pose, or only the position, so that the end effector can rotate about its origin</source>
        <translation type="unfinished">保持整个位姿，或只保持位置，使末端执行器可绕其原点转动</translation>
    </message>
    <message>
        <source>position and orientation</source>
        <translation type="unfinished">位置和姿态</translation>
    </message>
    <message>
        <source>position only</source>
        <translation type="unfinished">仅位置</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>verb: what stays as it is during the null-space motion</extracomment>
        <translation type="unfinished">保持</translation>
    </message>
    <message>
        <source>Leading joint</source>
        <translation type="unfinished">主导关节</translation>
    </message>
    <message>
        <source>If several null-space motions exist, use the one that moves this joint most</source>
        <translation type="unfinished">若存在多种零空间运动，使用使该关节运动最大的一种</translation>
    </message>
    <message>
        <source>Le&amp;d by</source>
        <translation type="unfinished">主导(&amp;D)</translation>
    </message>
    <message>
        <source>Null-space motion of the arm</source>
        <translation type="unfinished">机械臂的零空间运动</translation>
    </message>
    <message>
        <source>Drag to move the arm while the end effector stays fixed. The motion ends at a joint limit or a singular pose.</source>
        <translation type="unfinished">拖动可使机械臂运动而末端执行器保持固定。运动止于关节限位或奇异位形。</translation>
    </message>
    <message>
        <source>Range of the null-space motion</source>
        <translation type="unfinished">零空间运动的范围</translation>
    </message>
    <message>
        <source>Null-space motion</source>
        <translation type="unfinished">零空间运动</translation>
    </message>
    <message>
        <source>the joint that moves most</source>
        <translation type="unfinished">运动最大的关节</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>a path in joint space; %1: length from its start, %2: length of all of it, both with their unit</extracomment>
        <translation type="unfinished">%1/%2</translation>
    </message>
    <message>
        <source>← %1 remaining: %2
→ %3 remaining: %4</source>
        <extracomment>left: remaining; %1 and %3: lengths of paths with their unit, %2 and %4: what ends them</extracomment>
        <translation type="unfinished">← 剩余%1：%2
→ 剩余%3：%4</translation>
    </message>
    <message>
        <source>Path length in joint space, in rad, or in m if all joints are prismatic</source>
        <translation type="unfinished">关节空间中的路径长度，单位rad；若所有关节都是移动关节则为m</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::SplineForm</name>
    <message>
        <source>Cubic</source>
        <extracomment>adjective: spline</extracomment>
        <translation type="unfinished">三次</translation>
    </message>
    <message>
        <source>Velocity and acceleration are continuous, but the jerk jumps at each waypoint</source>
        <translation type="unfinished">速度和加速度连续，但加加速度在每个路径点跳变</translation>
    </message>
    <message>
        <source>Quintic</source>
        <extracomment>adjective: spline</extracomment>
        <translation type="unfinished">五次</translation>
    </message>
    <message>
        <source>Continuous up to the fourth derivative</source>
        <translation type="unfinished">连续到四阶导数</translation>
    </message>
    <message>
        <source>Natural</source>
        <extracomment>adjective: ends of a spline</extracomment>
        <translation type="unfinished">自然</translation>
    </message>
    <message>
        <source>The end velocities are free. The acceleration (cubic) or the jerk and its derivative (quintic) are zero at both ends.</source>
        <translation type="unfinished">两端速度自由。两端的加速度（三次）或加加速度及其导数（五次）为零。</translation>
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
        <translation type="unfinished">样条的次数</translation>
    </message>
    <message>
        <source>Ends</source>
        <extracomment>noun: conditions at both ends of a spline</extracomment>
        <translation type="unfinished">端部</translation>
    </message>
    <message>
        <source>Condition at the ends of the spline</source>
        <translation type="unfinished">样条端部的条件</translation>
    </message>
    <message>
        <source>Ends of the spline</source>
        <translation type="unfinished">样条的端部</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::StartPage</name>
    <message>
        <source>%1 or %2</source>
        <extracomment>%1: unit of revolute joints, %2: unit of prismatic joints</extracomment>
        <translation type="unfinished">%1或%2</translation>
    </message>
    <message>
        <source>This sets q̇ = %1 %2 and q̈ = %3 %4, in the order of the joints.</source>
        <extracomment>%1: velocities of all joints, %2: their unit, %3: accelerations, %4: their unit</extracomment>
        <translation type="unfinished">这将设置q̇ = %1 %2和q̈ = %3 %4，按关节顺序。</translation>
    </message>
    <message>
        <source>The robot is at rest. All velocities and accelerations are zero, so no part of the torques is due to motion.</source>
        <translation type="unfinished">机器人静止。所有速度和加速度为零，因此力矩中没有由运动引起的部分。</translation>
    </message>
    <message>
        <source>Set All Joints in Motion</source>
        <translation type="unfinished">使所有关节运动</translation>
    </message>
    <message>
        <source>Velocities and accelerations that the button sets</source>
        <translation type="unfinished">该按钮设置的速度和加速度</translation>
    </message>
    <message>
        <source>Include Friction and Rotor Inertia</source>
        <translation type="unfinished">计入摩擦与转子惯量</translation>
    </message>
    <message>
        <source>Include joint friction and rotor inertia in all torques, as the simulation does</source>
        <translation type="unfinished">在所有力矩中计入关节摩擦和转子惯量，与仿真相同</translation>
    </message>
    <message>
        <source>Joint torques</source>
        <translation type="unfinished">关节力矩</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation type="unfinished">关节</translation>
    </message>
    <message>
        <source>Torque</source>
        <translation type="unfinished">力矩</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished">单位</translation>
    </message>
    <message>
        <source>Why This Torque?</source>
        <translation type="unfinished">为什么是该力矩？</translation>
    </message>
    <message>
        <source>Show the contributions of gravity, accelerations and velocities to the selected torque</source>
        <translation type="unfinished">显示重力、加速度和速度对所选力矩的贡献</translation>
    </message>
    <message>
        <source>This state comes from a simulation. The torques are those of its motors and include the effect of the contact forces.</source>
        <translation type="unfinished">该状态来自仿真。力矩为其电机的力矩，包含接触力的影响。</translation>
    </message>
    <message>
        <source>This state comes from a simulation, which always includes joint friction and rotor inertia. The torques below leave out at least one of them, so they differ from those of the simulated motors.</source>
        <translation type="unfinished">该状态来自仿真，仿真总是计入关节摩擦和转子惯量。下方的力矩至少遗漏其中之一，因此与仿真中电机的力矩不同。</translation>
    </message>
    <message>
        <source>The contacts of the scene act only in a simulation. The torques below contain no contact forces.</source>
        <translation type="unfinished">场景的接触只在仿真中起作用。下方的力矩不含接触力。</translation>
    </message>
    <message>
        <source>at t = %1 s</source>
        <translation type="unfinished">在t = %1 s时</translation>
    </message>
    <message>
        <source>at this instant</source>
        <translation type="unfinished">此刻</translation>
    </message>
    <message>
        <source>These are the torques that the motors must supply %1. Press Next or the ] key to step through their computation. The outward pass computes the motion from the base to the tips, because each link moves with its parent. The inward pass computes the forces from the tips to the base, because each joint carries all links beyond it. Double-click a torque, or press Enter, to go to its step.</source>
        <extracomment>%1: &quot;at this instant&quot; or &quot;at t = 0.210 s&quot;</extracomment>
        <translation type="unfinished">这些是电机%1必须提供的力矩。按“下一步”或]键逐步查看其计算过程。前向递推从基座到末端计算运动，因为每个连杆随其父连杆运动。后向递推从末端到基座计算力，因为每个关节承载其之后的所有连杆。双击力矩或按Enter，可转到其步骤。</translation>
    </message>
    <message>
        <source>%1 Undo reverts the change.</source>
        <translation type="unfinished">%1撤销可恢复原状。</translation>
    </message>
    <message>
        <source>%1 (passive)</source>
        <extracomment>%1: name of a joint that no motor drives</extracomment>
        <translation type="unfinished">%1（被动）</translation>
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
        <translation type="unfinished">所有关节</translation>
    </message>
    <message>
        <source>Peak
Torque</source>
        <translation type="unfinished">峰值
力矩</translation>
    </message>
    <message>
        <source>RMS
Torque</source>
        <translation type="unfinished">RMS
力矩</translation>
    </message>
    <message>
        <source>Peak
Speed</source>
        <translation type="unfinished">峰值
速度</translation>
    </message>
    <message>
        <source>Peak
Power</source>
        <translation type="unfinished">峰值
功率</translation>
    </message>
    <message>
        <source>Work</source>
        <translation type="unfinished">功</translation>
    </message>
    <message>
        <source>Travel</source>
        <extracomment>noun: length of the path of a joint</extracomment>
        <translation type="unfinished">行程</translation>
    </message>
    <message>
        <source>exceeded</source>
        <extracomment>preposition: more than the limit</extracomment>
        <translation type="unfinished">超限</translation>
    </message>
    <message>
        <source>%1 has no torque or force limit</source>
        <translation type="unfinished">%1没有力矩或力限值</translation>
    </message>
    <message>
        <source>%1 has no velocity limit</source>
        <translation type="unfinished">%1没有速度限值</translation>
    </message>
    <message>
        <source>%1 reaches %2 of its torque or force limit</source>
        <extracomment>%1: name of a joint, %2: a percentage</extracomment>
        <translation type="unfinished">%1达到其力矩或力限值的%2</translation>
    </message>
    <message>
        <source>%1 reaches %2 of its velocity limit</source>
        <extracomment>%1: name of a joint, %2: a percentage</extracomment>
        <translation type="unfinished">%1达到其速度限值的%2</translation>
    </message>
    <message>
        <source>%1: work %2, positive part %3</source>
        <extracomment>noun: work; %1: name of a joint, %2: work with its unit, %3: the positive part of it</extracomment>
        <translation type="unfinished">%1：功%2，正的部分%3</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <extracomment>%1: name of a joint, %2: header of a column in lower case (&quot;peak power&quot;), %3: a value</extracomment>
        <translation type="unfinished">%1：%2 %3</translation>
    </message>
    <message>
        <source>%1 (limit exceeded, farthest of all joints)</source>
        <extracomment>%1: a sentence about a joint (&quot;elbow reaches 80 % of its torque limit&quot;)</extracomment>
        <translation type="unfinished">%1（超限，各关节中超出最多）</translation>
    </message>
    <message>
        <source>%1 (limit exceeded)</source>
        <extracomment>%1: a sentence about a joint (&quot;elbow reaches 80 % of its torque limit&quot;)</extracomment>
        <translation type="unfinished">%1（超限）</translation>
    </message>
    <message>
        <source>%1 (closest to its limit of all joints)</source>
        <extracomment>%1: a sentence about a joint (&quot;elbow reaches 80 % of its torque limit&quot;)</extracomment>
        <translation type="unfinished">%1（各关节中最接近限值）</translation>
    </message>
    <message>
        <source>%1 at %2. Click or press Enter to go to that instant.</source>
        <extracomment>%1: a sentence about a joint (&quot;elbow reaches 80 % of its torque limit&quot;), %2: a time with its unit</extracomment>
        <translation type="unfinished">%1，%2。单击或按Enter可转到该时刻。</translation>
    </message>
    <message>
        <source>closest to limit</source>
        <translation type="unfinished">最接近限值</translation>
    </message>
    <message>
        <source>%1, closest to its limit</source>
        <translation type="unfinished">%1，最接近其限值</translation>
    </message>
    <message>
        <source>Torque
Limit</source>
        <translation type="unfinished">力矩
限值</translation>
    </message>
    <message>
        <source>Speed
Limit</source>
        <translation type="unfinished">速度
限值</translation>
    </message>
    <message>
        <source>Utilisation of the torque limit</source>
        <translation type="unfinished">力矩限值的利用率</translation>
    </message>
    <message>
        <source>Utilisation of the velocity limit</source>
        <translation type="unfinished">速度限值的利用率</translation>
    </message>
    <message>
        <source>Largest utilisation of the torque limit</source>
        <translation type="unfinished">力矩限值的最大利用率</translation>
    </message>
    <message>
        <source>Largest utilisation of the velocity limit</source>
        <translation type="unfinished">速度限值的最大利用率</translation>
    </message>
    <message>
        <source>Largest torque, and its time</source>
        <translation type="unfinished">最大力矩及其时间</translation>
    </message>
    <message>
        <source>Largest velocity, and its time</source>
        <translation type="unfinished">最大速度及其时间</translation>
    </message>
    <message>
        <source>Integral of the power. The line marked + counts positive power only.</source>
        <translation type="unfinished">功率的积分。标有+的行只计正功率。</translation>
    </message>
    <message>
        <source>Largest product of torque and velocity</source>
        <translation type="unfinished">力矩与速度乘积的最大值</translation>
    </message>
    <message>
        <source>RMS torque over the motion, a measure of the heating of the motor</source>
        <translation type="unfinished">整个运动的RMS力矩，衡量电机的发热</translation>
    </message>
    <message>
        <source>Integral of the speed, which is the total angle or distance travelled</source>
        <translation type="unfinished">速率的积分，即经过的总角度或总距离</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::StatisticsPanel</name>
    <message>
        <source>Statistics of the motion</source>
        <translation type="unfinished">运动的统计</translation>
    </message>
    <message>
        <source>The joint that comes closest to its limit</source>
        <translation type="unfinished">最接近限值的关节</translation>
    </message>
    <message>
        <source>Go to the instant when a joint is closest to its limit</source>
        <translation type="unfinished">转到关节最接近限值的时刻</translation>
    </message>
    <message>
        <source>Why the Peak Torque?</source>
        <translation type="unfinished">为什么是该峰值力矩？</translation>
    </message>
    <message>
        <source>Show what the peak torque of the selected joint, or the largest of all, consists of</source>
        <translation type="unfinished">显示所选关节的峰值力矩（或全部中最大的）由哪些部分构成</translation>
    </message>
    <message>
        <source>Copy As</source>
        <translation type="unfinished">复制为</translation>
    </message>
    <message>
        <source>Copy the whole table at full precision, in SI units</source>
        <translation type="unfinished">以全精度复制整个表格，采用SI单位</translation>
    </message>
    <message>
        <source>Copy the statistics at full precision</source>
        <translation type="unfinished">以全精度复制统计</translation>
    </message>
    <message>
        <source>Exceeded limits and other remarks</source>
        <translation type="unfinished">超限及其他备注</translation>
    </message>
    <message>
        <source>Press Enter to go to the instant of a remark</source>
        <translation type="unfinished">按Enter转到备注所指的时刻</translation>
    </message>
    <message>
        <source>Statistics, one row per joint. Press Enter to go to the instant of a peak.</source>
        <translation type="unfinished">统计，每个关节一行。按Enter转到峰值的时刻。</translation>
    </message>
    <message>
        <source>&amp;Import Motion…</source>
        <translation type="unfinished">导入运动(&amp;I)…</translation>
    </message>
    <message>
        <source>The motion cannot be played.
%1</source>
        <translation type="unfinished">无法播放运动。
%1</translation>
    </message>
    <message>
        <source>No motion yet. Add two waypoints, or import a table of samples.</source>
        <translation type="unfinished">尚无运动。添加两个路径点，或导入采样点表格。</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation type="unfinished">转到%1</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation type="unfinished">
            <numerusform>%n条备注</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>linkwright::ui::StepBinding</name>
    <message>
        <source>frame of link %1</source>
        <translation type="unfinished">连杆%1的坐标系</translation>
    </message>
    <message>
        <source>base frame</source>
        <translation type="unfinished">基坐标系</translation>
    </message>
    <message>
        <source>world frame</source>
        <translation type="unfinished">世界坐标系</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::StepDots</name>
    <message>
        <source>Steps</source>
        <translation type="unfinished">步骤</translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished">未完成</translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished">已完成</translation>
    </message>
    <message>
        <source>solution shown</source>
        <translation type="unfinished">已显示解</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation type="unfinished">已跳过</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <extracomment>%1 of %2: a step of a lesson; %3: &quot;done&quot;, &quot;open&quot;</extracomment>
        <translation type="unfinished">步骤%1/%2：%3</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::StepForm</name>
    <message>
        <source>How the Step Begins</source>
        <translation type="unfinished">步骤的起始</translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished">问题</translation>
    </message>
    <message>
        <source>Wrong Answers</source>
        <translation type="unfinished">错误答案</translation>
    </message>
    <message>
        <source>Name of the step</source>
        <translation type="unfinished">步骤的名称</translation>
    </message>
    <message>
        <source>The name of the step in the files of the lesson: letters, digits, - . and _</source>
        <translation type="unfinished">步骤在课程文件中的名称：字母、数字、-、.和_</translation>
    </message>
    <message>
        <source>Kind of the step</source>
        <translation type="unfinished">步骤的类型</translation>
    </message>
    <message>
        <source>Time to play, in seconds</source>
        <translation type="unfinished">探索时间，单位为秒</translation>
    </message>
    <message>
        <source>How long the student is to play; nobody is held to it</source>
        <translation type="unfinished">学生探索的时长；并不强制</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation type="unfinished">名称：</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation type="unfinished">类型(&amp;K)：</translation>
    </message>
    <message>
        <source>Time (s):</source>
        <translation type="unfinished">时间(s)：</translation>
    </message>
    <message>
        <source>Values for Formulas and Texts</source>
        <translation type="unfinished">公式和文本所用的值</translation>
    </message>
    <message>
        <source>Short names of values, one a line</source>
        <translation type="unfinished">值的简称，每行一个</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation type="unfinished">解</translation>
    </message>
    <message>
        <source>Formula that has to hold</source>
        <translation type="unfinished">必须成立的公式</translation>
    </message>
    <message>
        <source>Right when:</source>
        <translation type="unfinished">正确条件：</translation>
    </message>
    <message>
        <source>How long it has to hold, in seconds</source>
        <translation type="unfinished">必须成立的时间，单位为秒</translation>
    </message>
    <message>
        <source>How long the formula has to hold, so that passing through does not count</source>
        <translation type="unfinished">公式必须成立多久，使短暂经过不算</translation>
    </message>
    <message>
        <source>For (s):</source>
        <translation type="unfinished">持续(s)：</translation>
    </message>
    <message>
        <source>Set Sol&amp;ution</source>
        <translation type="unfinished">设置解(&amp;U)</translation>
    </message>
    <message>
        <source>What the window shows now is the solution of this step</source>
        <translation type="unfinished">将窗口当前显示的内容作为该步骤的解</translation>
    </message>
    <message>
        <source>Choose Tab&amp;le…</source>
        <translation type="unfinished">选择表格(&amp;L)…</translation>
    </message>
    <message>
        <source>Take the filled table from a file</source>
        <translation type="unfinished">从文件取得填好的表格</translation>
    </message>
    <message>
        <source>Choose the Filled Table</source>
        <translation type="unfinished">选择填好的表格</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished">表格(*.csv)</translation>
    </message>
    <message>
        <source>This table cannot be read:</source>
        <translation type="unfinished">无法读取该表格：</translation>
    </message>
    <message>
        <source>None yet. Bring the window to the solution and set it.</source>
        <translation type="unfinished">尚无。使窗口处于解的状态，然后设置。</translation>
    </message>
    <message>
        <source>None yet. Choose the filled table.</source>
        <translation type="unfinished">尚无。选择填好的表格。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::StepPage</name>
    <message>
        <source>the factor %1 is the transpose of this matrix</source>
        <translation type="unfinished">因子%1为该矩阵的转置</translation>
    </message>
    <message>
        <source>Rotation Matrix and Origin</source>
        <translation type="unfinished">旋转矩阵与原点</translation>
    </message>
    <message>
        <source>Why This Torque?</source>
        <translation type="unfinished">为什么是该力矩？</translation>
    </message>
    <message>
        <source>Show the contributions of gravity, accelerations and velocities to this torque</source>
        <translation type="unfinished">显示重力、加速度和速度对该力矩的贡献</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation type="unfinished">备注</translation>
    </message>
    <message>
        <source>Computed from</source>
        <extracomment>preposition: heading of the quantities that a result is computed from</extracomment>
        <translation type="unfinished">计算依据</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: title of an equation, %2: its number</extracomment>
        <translation type="unfinished">%1 (%2)</translation>
    </message>
    <message>
        <source>The number is that of the equation on the notation page.</source>
        <translation type="unfinished">编号为记号页面上方程的编号。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::StepScrubber</name>
    <message>
        <source>outward →</source>
        <translation type="unfinished">前向 →</translation>
    </message>
    <message>
        <source>← inward</source>
        <translation type="unfinished">← 后向</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::SurfaceForm</name>
    <message>
        <source>Type of surface</source>
        <translation type="unfinished">表面类型</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation type="unfinished">表面</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation type="unfinished">半径</translation>
    </message>
    <message>
        <source>Radius of the surface</source>
        <translation type="unfinished">表面半径</translation>
    </message>
    <message>
        <source>Hollow</source>
        <extracomment>adjective: a round surface that is touched from its inside</extracomment>
        <translation type="unfinished">空心</translation>
    </message>
    <message>
        <source>The free side is inside, so the contact moves along the inner wall</source>
        <translation type="unfinished">自由侧在内，因此接触沿内壁移动</translation>
    </message>
    <message>
        <source>Free side of the surface</source>
        <translation type="unfinished">表面的自由侧</translation>
    </message>
    <message>
        <source>Amplitude</source>
        <translation type="unfinished">幅值</translation>
    </message>
    <message>
        <source>Amplitude of the waves</source>
        <translation type="unfinished">波的幅值</translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished">长度</translation>
    </message>
    <message>
        <source>Wavelength</source>
        <translation type="unfinished">波长</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation type="unfinished">相位</translation>
    </message>
    <message>
        <source>Phase of the waves</source>
        <translation type="unfinished">波的相位</translation>
    </message>
    <message>
        <source>Origin, in the world frame</source>
        <translation type="unfinished">原点，在世界坐标系中</translation>
    </message>
    <message>
        <source>%1 of the surface&apos;s origin</source>
        <translation type="unfinished">表面原点的%1</translation>
    </message>
    <message>
        <source>Origin of the surface</source>
        <translation type="unfinished">表面的原点</translation>
    </message>
    <message>
        <source>%1 of the surface</source>
        <translation type="unfinished">表面的%1</translation>
    </message>
    <message>
        <source>Orientation of the surface</source>
        <translation type="unfinished">表面的姿态</translation>
    </message>
    <message>
        <source>Gradient scale</source>
        <translation type="unfinished">梯度比例</translation>
    </message>
    <message>
        <source>Factor of the constraint C(r), which scales the gradient but changes no force</source>
        <translation type="unfinished">约束C(r)的系数，缩放梯度但不改变任何力</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::TableModel</name>
    <message>
        <source>from the checked table: %1 (%2 numbers instead of %3)</source>
        <extracomment>%1: the numbers, %2: how many they are, %3: how many they must be</extracomment>
        <translation type="unfinished">来自所检查的表格：%1（%2个数，应为%3个）</translation>
    </message>
    <message>
        <source>from the checked table: %1</source>
        <translation type="unfinished">来自所检查的表格：%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: name of a quantity, %2: name of a link</extracomment>
        <translation type="unfinished">%2的%1</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation type="unfinished">尚未计算</translation>
    </message>
    <message>
        <source>%1, in the world frame</source>
        <translation type="unfinished">%1，在世界坐标系中</translation>
    </message>
    <message>
        <source>%1, in the frame of %2</source>
        <extracomment>%1: a unit, %2: name of a link</extracomment>
        <translation type="unfinished">%1，在%2的坐标系中</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>no value</extracomment>
        <translation type="unfinished">无</translation>
    </message>
    <message>
        <source>to be predicted</source>
        <translation type="unfinished">待预测</translation>
    </message>
    <message>
        <source>%1 passed on</source>
        <translation type="unfinished">传递的%1</translation>
    </message>
    <message>
        <source>%1 that link k passes on to its parent, in the parent frame and about the parent origin: %2</source>
        <extracomment>%1: name of a quantity (&quot;force&quot;), %2: its symbol</extracomment>
        <translation type="unfinished">连杆k传递给其父连杆的%1，在父坐标系中，关于父原点：%2</translation>
    </message>
    <message>
        <source>%1 that the motion of %2 requires</source>
        <extracomment>%1: name of a quantity (&quot;force&quot;), %2: name of a link</extracomment>
        <translation type="unfinished">%2的运动所需的%1</translation>
    </message>
    <message>
        <source>link %1, i = %2</source>
        <extracomment>noun; %1: name of a link, %2: its number</extracomment>
        <translation type="unfinished">连杆%1，i = %2</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::TablePanel</name>
    <message>
        <source>Frame</source>
        <extracomment>noun: coordinate frame</extracomment>
        <translation type="unfinished">坐标系</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>noun: frame of a rigid body of the robot</extracomment>
        <translation type="unfinished">连杆</translation>
    </message>
    <message>
        <source>Express vectors in the frame of each link</source>
        <translation type="unfinished">在各连杆坐标系中表示向量</translation>
    </message>
    <message>
        <source>Base</source>
        <extracomment>noun: frame of the base of the robot</extracomment>
        <translation type="unfinished">基座</translation>
    </message>
    <message>
        <source>Express vectors in the base frame</source>
        <translation type="unfinished">在基坐标系中表示向量</translation>
    </message>
    <message>
        <source>World</source>
        <extracomment>noun: frame of the world</extracomment>
        <translation type="unfinished">世界</translation>
    </message>
    <message>
        <source>Express vectors in the world frame</source>
        <translation type="unfinished">在世界坐标系中表示向量</translation>
    </message>
    <message>
        <source>Matrices</source>
        <translation type="unfinished">矩阵</translation>
    </message>
    <message>
        <source>Show orientations and inertias</source>
        <translation type="unfinished">显示姿态和惯量</translation>
    </message>
    <message>
        <source>Links as columns</source>
        <translation type="unfinished">连杆为列</translation>
    </message>
    <message>
        <source>Show links as columns and quantities as rows</source>
        <translation type="unfinished">以连杆为列、以量为行显示</translation>
    </message>
    <message>
        <source>Copy the selected cells, or the whole table, at full precision</source>
        <translation type="unfinished">以全精度复制所选单元格或整个表格</translation>
    </message>
    <message>
        <source>Copy the table at full precision</source>
        <translation type="unfinished">以全精度复制表格</translation>
    </message>
    <message>
        <source>Copy As</source>
        <translation type="unfinished">复制为</translation>
    </message>
    <message>
        <source>Table of the recursion</source>
        <translation type="unfinished">递推表格</translation>
    </message>
    <message>
        <source>Quantities of each link</source>
        <translation type="unfinished">各连杆的量</translation>
    </message>
    <message>
        <source>after step %1 of %2</source>
        <extracomment>%1: number of the current step of the recursion, %2: number of steps</extracomment>
        <translation type="unfinished">步骤%1/%2之后</translation>
    </message>
    <message>
        <source>all %1 steps</source>
        <translation type="unfinished">全部%1个步骤</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::TermRow</name>
    <message>
        <source>0 for this type of joint, so left out</source>
        <translation type="unfinished">该类型关节为0，因此略去</translation>
    </message>
    <message>
        <source>0: %1</source>
        <translation type="unfinished">0：%1</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::TextsForm</name>
    <message>
        <source>Text</source>
        <translation type="unfinished">文本</translation>
    </message>
    <message>
        <source>Which text</source>
        <translation type="unfinished">选择文本</translation>
    </message>
    <message>
        <source>Choose which text of the step to write</source>
        <translation type="unfinished">选择要编写的步骤文本</translation>
    </message>
    <message>
        <source>Markdown. {{T1 | 3}} stands for a value with three digits, {{body.14}} for an equation.</source>
        <translation type="unfinished">Markdown。{{T1 | 3}}表示三位数字的值，{{body.14}}表示方程。</translation>
    </message>
    <message>
        <source>This is how the student sees the text</source>
        <translation type="unfinished">学生看到的文本</translation>
    </message>
    <message>
        <source>Text of the step</source>
        <translation type="unfinished">步骤的文本</translation>
    </message>
    <message>
        <source>Caption of the field %1</source>
        <extracomment>%1: name of a question of a lesson</extracomment>
        <translation type="unfinished">输入框%1的标题</translation>
    </message>
    <message>
        <source>Hint %1</source>
        <translation type="unfinished">提示%1</translation>
    </message>
    <message>
        <source>Hint %1 (none yet)</source>
        <translation type="unfinished">提示%1（尚无）</translation>
    </message>
    <message>
        <source>Reply: %1</source>
        <extracomment>%1: a wrong answer of a step of a lesson</extracomment>
        <translation type="unfinished">反馈：%1</translation>
    </message>
    <message>
        <source>Explanation, once it is right</source>
        <translation type="unfinished">正确之后的解释</translation>
    </message>
    <message>
        <source>Explanation, once it is right (none yet)</source>
        <translation type="unfinished">正确之后的解释（尚无）</translation>
    </message>
    <message>
        <source>%1 (not used: empty it)</source>
        <extracomment>%1: key of a text</extracomment>
        <translation type="unfinished">%1（未使用：将其清空）</translation>
    </message>
    <message>
        <source>Without a value: %1. Name one below, such as T1 = tau.joint_1, and write {{T1}} here.</source>
        <extracomment>%1: names in braces that stand for no value</extracomment>
        <translation type="unfinished">没有值：%1。在下方命名一个，例如T1 = tau.joint_1，并在此处写{{T1}}。</translation>
    </message>
    <message>
        <source>%1 of at most %2 words</source>
        <extracomment>%1: how many words a text has, %2: how many it may have</extracomment>
        <translation type="unfinished">%1个词，最多%2个</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ToldList</name>
    <message>
        <source>in all %1 variants</source>
        <translation type="unfinished">在全部%1个变体中</translation>
    </message>
    <message>
        <source>never: it gives the right answer</source>
        <translation type="unfinished">无法区分：结果与正确答案相同</translation>
    </message>
    <message>
        <source>never: it looks like “%1”</source>
        <extracomment>%1: title of another mistake</extracomment>
        <translation type="unfinished">从不：它与“%1”相同</translation>
    </message>
    <message>
        <source>in %1 of %2, else the right answer</source>
        <extracomment>%1 of %2: numbers of variants</extracomment>
        <translation type="unfinished">%2个中有%1个，其余为正确答案</translation>
    </message>
    <message>
        <source>in %1 of %2, else like “%3”</source>
        <extracomment>%1 of %2: numbers of variants, %3: title of another mistake</extracomment>
        <translation type="unfinished">%2个中有%1个，其余与“%3”相同</translation>
    </message>
    <message>
        <source>Mistakes that must be told apart</source>
        <translation type="unfinished">必须能够区分的错误</translation>
    </message>
    <message>
        <source>Mistake</source>
        <extracomment>heads of a table: a mistake; in how many variants its answer is another one than the right answer</extracomment>
        <translation type="unfinished">错误</translation>
    </message>
    <message>
        <source>Can Be Told</source>
        <translation type="unfinished">可区分</translation>
    </message>
    <message>
        <source>…</source>
        <translation type="unfinished">…</translation>
    </message>
    <message>
        <source>no mistake changes a contact</source>
        <translation type="unfinished">没有错误会改变接触</translation>
    </message>
    <message>
        <source>never: it is not made in this formulation</source>
        <translation type="unfinished">从不：在该表述中不会犯此错误</translation>
    </message>
    <message>
        <source>no variants to try it in</source>
        <translation type="unfinished">没有可供尝试的变体</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::TorqueCurves</name>
    <message>
        <source>%1, with mistakes</source>
        <translation type="unfinished">%1，含错误</translation>
    </message>
    <message>
        <source>Force (N)</source>
        <translation type="unfinished">力(N)</translation>
    </message>
    <message>
        <source>Torque (N m)</source>
        <translation type="unfinished">力矩(N m)</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::TorqueForm</name>
    <message>
        <source>Source of the torques</source>
        <translation type="unfinished">力矩来源</translation>
    </message>
    <message>
        <source>The motors are off. The robot moves under gravity, friction, springs, loads and contact forces.</source>
        <translation type="unfinished">电机关闭。机器人在重力、摩擦、弹簧、载荷和接触力作用下运动。</translation>
    </message>
    <message>
        <source>Torques: %1</source>
        <translation type="unfinished">力矩：%1</translation>
    </message>
    <message>
        <source>Constant torque</source>
        <translation type="unfinished">恒定力矩</translation>
    </message>
    <message>
        <source>Torque of %1</source>
        <translation type="unfinished">%1的力矩</translation>
    </message>
    <message>
        <source>Torque formula</source>
        <translation type="unfinished">力矩公式</translation>
    </message>
    <message>
        <source>Slider torques</source>
        <translation type="unfinished">滑块力矩</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::TorquePanel</name>
    <message>
        <source>Torque of every joint over time</source>
        <translation type="unfinished">每个关节的力矩随时间的变化</translation>
    </message>
    <message>
        <source>Motion</source>
        <extracomment>noun: show the whole motion in the plot</extracomment>
        <translation type="unfinished">运动</translation>
    </message>
    <message>
        <source>Show the joint torques over the whole motion</source>
        <translation type="unfinished">显示整个运动的关节力矩</translation>
    </message>
    <message>
        <source>Last 20 s</source>
        <translation type="unfinished">最近20 s</translation>
    </message>
    <message>
        <source>Show the joint torques over the last 20 s of posing, without pauses</source>
        <translation type="unfinished">显示最近20 s摆位过程的关节力矩，不含停顿</translation>
    </message>
    <message>
        <source>Joint friction</source>
        <translation type="unfinished">关节摩擦</translation>
    </message>
    <message>
        <source>Include viscous and Coulomb friction of the joints in every torque shown</source>
        <translation type="unfinished">在所有显示的力矩中计入关节的粘性摩擦和库仑摩擦</translation>
    </message>
    <message>
        <source>Include joint friction in every torque</source>
        <translation type="unfinished">在所有力矩中计入关节摩擦</translation>
    </message>
    <message>
        <source>R&amp;otor inertia</source>
        <translation type="unfinished">转子惯量(&amp;O)</translation>
    </message>
    <message>
        <source>Include the reflected rotor inertia of the motors in every torque shown</source>
        <translation type="unfinished">在所有显示的力矩中计入电机转子的折算惯量</translation>
    </message>
    <message>
        <source>Include rotor inertia in every torque</source>
        <translation type="unfinished">在所有力矩中计入转子惯量</translation>
    </message>
    <message>
        <source>Show the whole plot</source>
        <translation type="unfinished">显示整幅图</translation>
    </message>
    <message>
        <source>Show the whole plot (double-click)</source>
        <translation type="unfinished">显示整幅图（双击）</translation>
    </message>
    <message>
        <source>Torque of each joint at the cursor</source>
        <translation type="unfinished">光标处各关节的力矩</translation>
    </message>
    <message>
        <source>Go to Step of This Torque</source>
        <translation type="unfinished">转到该力矩的步骤</translation>
    </message>
    <message>
        <source>Why This Torque?</source>
        <translation type="unfinished">为什么是该力矩？</translation>
    </message>
    <message>
        <source>Remark on the torques</source>
        <translation type="unfinished">关于力矩的备注</translation>
    </message>
    <message>
        <source>Coulomb friction opposes motion. This model sets it to zero at rest, so the torque jumps wherever the motion starts or stops. The curve has a gap at each jump.</source>
        <translation type="unfinished">库仑摩擦与运动方向相反。本模型在静止时将其设为零，因此运动开始或停止时力矩跳变。曲线在每次跳变处断开。</translation>
    </message>
    <message>
        <source>Planted mistakes</source>
        <translation type="unfinished">已植入的错误</translation>
    </message>
    <message>
        <source>Curves marked “?” are hidden while you predict.</source>
        <translation type="unfinished">预测期间，标有“?”的曲线被隐藏。</translation>
    </message>
    <message>
        <source>Dashed: with mistakes</source>
        <translation type="unfinished">虚线：含错误</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation type="unfinished">关节</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>adjective: correct torque, without the planted mistakes</extracomment>
        <translation type="unfinished">正确</translation>
    </message>
    <message>
        <source>Torque</source>
        <translation type="unfinished">力矩</translation>
    </message>
    <message>
        <source>Wrong</source>
        <extracomment>adjective: torque with the planted mistakes</extracomment>
        <translation type="unfinished">错误</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished">单位</translation>
    </message>
    <message>
        <source>Coulomb friction set to 0 at rest</source>
        <translation type="unfinished">静止时库仑摩擦设为0</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::TransportBar</name>
    <message>
        <source>Go to the first step</source>
        <translation type="unfinished">转到第一步</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>adjective: step of the recursion</extracomment>
        <translation type="unfinished">上一步</translation>
    </message>
    <message>
        <source>Go to the previous step ([)</source>
        <translation type="unfinished">转到上一步([)</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>adjective: step of the recursion</extracomment>
        <translation type="unfinished">下一步</translation>
    </message>
    <message>
        <source>Go to the next step (])</source>
        <translation type="unfinished">转到下一步(])</translation>
    </message>
    <message>
        <source>Go to the end of the pass</source>
        <translation type="unfinished">转到本次递推末尾</translation>
    </message>
    <message>
        <source>Go to the last step</source>
        <translation type="unfinished">转到最后一步</translation>
    </message>
    <message>
        <source>Step automatically</source>
        <translation type="unfinished">自动步进</translation>
    </message>
    <message>
        <source>Predict</source>
        <extracomment>verb: predict each result before it is shown</extracomment>
        <translation type="unfinished">预测</translation>
    </message>
    <message>
        <source>Predict each result before it is shown (P)</source>
        <translation type="unfinished">在显示每个结果之前先预测(P)</translation>
    </message>
    <message>
        <source>Return to the step that you came from</source>
        <translation type="unfinished">返回之前所在的步骤</translation>
    </message>
    <message>
        <source>One step every %1 s</source>
        <translation type="unfinished">每%1 s一步</translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished">步进</translation>
    </message>
    <message>
        <source>Size of a step</source>
        <translation type="unfinished">每步的大小</translation>
    </message>
    <message>
        <source>By link</source>
        <translation type="unfinished">按连杆</translation>
    </message>
    <message>
        <source>By equation</source>
        <translation type="unfinished">按方程</translation>
    </message>
    <message>
        <source>By term</source>
        <translation type="unfinished">按项</translation>
    </message>
    <message>
        <source>Formulation</source>
        <translation type="unfinished">表述</translation>
    </message>
    <message>
        <source>Formulation of the recursion</source>
        <translation type="unfinished">递推的表述</translation>
    </message>
    <message>
        <source>Vectors in</source>
        <translation type="unfinished">向量坐标系</translation>
    </message>
    <message>
        <source>Frame in which vectors are expressed</source>
        <translation type="unfinished">表示向量的坐标系</translation>
    </message>
    <message>
        <source>Link frames</source>
        <translation type="unfinished">连杆坐标系</translation>
    </message>
    <message>
        <source>Base frame</source>
        <translation type="unfinished">基坐标系</translation>
    </message>
    <message>
        <source>World frame</source>
        <translation type="unfinished">世界坐标系</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::UnfinishedFile</name>
    <message>
        <source>the folder %1 does not exist</source>
        <translation type="unfinished">文件夹%1不存在</translation>
    </message>
    <message>
        <source>the folder %1 is not writable</source>
        <translation type="unfinished">文件夹%1不可写</translation>
    </message>
    <message>
        <source>the temporary output could not be renamed (%1)</source>
        <translation type="unfinished">无法重命名临时输出(%1)</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::UnitField</name>
    <message>
        <source>The limit is %1.</source>
        <translation type="unfinished">限值为%1。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ValueRow</name>
    <message>
        <source>step %1</source>
        <translation type="unfinished">步骤%1</translation>
    </message>
    <message>
        <source>Copy Full-Precision Value</source>
        <translation type="unfinished">复制全精度值</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::VariantDialog</name>
    <message>
        <source>Student&apos;s Variant</source>
        <translation type="unfinished">学生变体</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation type="unfinished">练习</translation>
    </message>
    <message>
        <source>Id of the student</source>
        <translation type="unfinished">学生的id</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation type="unfinished">选择(&amp;H)…</translation>
    </message>
    <message>
        <source>Exercise:</source>
        <translation type="unfinished">练习：</translation>
    </message>
    <message>
        <source>Student:</source>
        <translation type="unfinished">学生：</translation>
    </message>
    <message>
        <source>Secret:</source>
        <translation type="unfinished">密钥：</translation>
    </message>
    <message>
        <source>&amp;Take Variant</source>
        <translation type="unfinished">采用变体(&amp;T)</translation>
    </message>
    <message>
        <source>Open Exercise</source>
        <translation type="unfinished">打开练习</translation>
    </message>
    <message>
        <source>Exercises (*.json);;All files (*)</source>
        <translation type="unfinished">练习(*.json);;所有文件(*)</translation>
    </message>
    <message>
        <source>Choose the file of the exercise.</source>
        <translation type="unfinished">选择练习文件。</translation>
    </message>
    <message>
        <source>Type the student&apos;s id, as it is in the list of the class.</source>
        <translation type="unfinished">输入学生的id，与班级名单中相同。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Variant %1&lt;/b&gt;. If the student&apos;s sheet has another code, the secret, the id or the exercise is another one.</source>
        <extracomment>%1: the code of a student&apos;s variant</extracomment>
        <translation type="unfinished">&lt;b&gt;变体 %1&lt;/b&gt;。如果学生作业上的代码不同，则密语、学号或练习不一致。</translation>
    </message>
    <message>
        <source>The student&apos;s variant</source>
        <translation type="unfinished">学生的变体</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::VariantPages</name>
    <message>
        <source>Three variants with their answers</source>
        <translation type="unfinished">三个变体及其答案</translation>
    </message>
    <message>
        <source>%1, variant %2</source>
        <extracomment>%1: name of a student, %2: the code of the student&apos;s variant</extracomment>
        <translation type="unfinished">%1，变体%2</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation type="unfinished">答案</translation>
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
        <translation type="unfinished">H.264：几乎可在任何地方播放，包括幻灯片。</translation>
    </message>
    <message>
        <source>VP9: small files for web pages. Takes the longest to encode.</source>
        <translation type="unfinished">VP9：适用于网页的小文件。编码耗时最长。</translation>
    </message>
    <message>
        <source>Loops in any browser, with at most 255 colours per frame.</source>
        <translation type="unfinished">可在任何浏览器中循环播放，每帧最多255种颜色。</translation>
    </message>
    <message>
        <source>A folder with one picture per frame, for other programs.</source>
        <translation type="unfinished">每帧一幅图片的文件夹，供其他程序使用。</translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished">格式</translation>
    </message>
    <message>
        <source>Size of the picture</source>
        <translation type="unfinished">图片尺寸</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation type="unfinished">每秒帧数</translation>
    </message>
    <message>
        <source>Speed of the motion</source>
        <translation type="unfinished">运动的速度</translation>
    </message>
    <message>
        <source>Part of the motion</source>
        <translation type="unfinished">运动的部分</translation>
    </message>
    <message>
        <source>Plots in the video</source>
        <translation type="unfinished">视频中的图</translation>
    </message>
    <message>
        <source>Show &amp;time in the picture</source>
        <translation type="unfinished">在图片中显示时间(&amp;T)</translation>
    </message>
    <message>
        <source>Save Video</source>
        <translation type="unfinished">保存视频</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation type="unfinished">格式(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation type="unfinished">尺寸(&amp;S)：</translation>
    </message>
    <message>
        <source>F&amp;rames per second:</source>
        <translation type="unfinished">每秒帧数(&amp;R)：</translation>
    </message>
    <message>
        <source>Spee&amp;d:</source>
        <translation type="unfinished">速度(&amp;D)：</translation>
    </message>
    <message>
        <source>&amp;Part:</source>
        <extracomment>noun: part of the motion that is recorded</extracomment>
        <translation type="unfinished">部分(&amp;P)：</translation>
    </message>
    <message>
        <source>P&amp;lots:</source>
        <extracomment>noun: whether and where plots are shown in the video</extracomment>
        <translation type="unfinished">图(&amp;L)：</translation>
    </message>
    <message>
        <source>Result:</source>
        <translation type="unfinished">结果：</translation>
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
        <translation type="unfinished">PNG图片</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <extracomment>%1: width, %2: height</extracomment>
        <translation type="unfinished">%1 × %2像素</translation>
    </message>
    <message>
        <source>Same as 3D view, %1</source>
        <translation type="unfinished">与三维视图相同，%1</translation>
    </message>
    <message>
        <source>Real time</source>
        <extracomment>adjective: speed of the video</extracomment>
        <translation type="unfinished">实时</translation>
    </message>
    <message>
        <source>%1× real time</source>
        <translation type="unfinished">实时的%1倍</translation>
    </message>
    <message>
        <source>%1 to %2 s</source>
        <extracomment>%1 and %2: start and end in seconds</extracomment>
        <translation type="unfinished">%1至%2 s</translation>
    </message>
    <message>
        <source>The whole motion, %1</source>
        <translation type="unfinished">整个运动，%1</translation>
    </message>
    <message>
        <source>The played range, %1</source>
        <translation type="unfinished">播放范围，%1</translation>
    </message>
    <message>
        <source>3D view only</source>
        <translation type="unfinished">仅三维视图</translation>
    </message>
    <message>
        <source>Torques below the 3D view</source>
        <translation type="unfinished">力矩在三维视图下方</translation>
    </message>
    <message>
        <source>Torques beside the 3D view</source>
        <translation type="unfinished">力矩在三维视图旁边</translation>
    </message>
    <message>
        <source>GIF supports at most %1 frames per second</source>
        <translation type="unfinished">GIF最多支持每秒%1帧</translation>
    </message>
    <message>
        <source>%1 frames, %2 s, about %3</source>
        <extracomment>%1: number of pictures, %2: seconds, %3: size of the file with its unit</extracomment>
        <translation type="unfinished">%1帧，%2 s，约%3</translation>
    </message>
    <message>
        <source>%1 frames, %2 s, about %3. Recording takes a while because each frame needs at least 0.1 s.</source>
        <extracomment>%1: number of pictures, %2: seconds, %3: size of the file with its unit</extracomment>
        <translation type="unfinished">%1帧，%2 s，约%3。录制需要一些时间，因为每帧至少需要0.1 s。</translation>
    </message>
    <message>
        <source>Result: %1</source>
        <translation type="unfinished">结果：%1</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::VideoFlow</name>
    <message>
        <source>Video saved: %1</source>
        <translation type="unfinished">视频已保存：%1</translation>
    </message>
    <message>
        <source>The recording was cancelled. Nothing was saved.</source>
        <translation type="unfinished">录制已取消。没有保存任何内容。</translation>
    </message>
    <message>
        <source>The recording stopped because %1. Nothing was saved.</source>
        <translation type="unfinished">录制已停止，因为%1。没有保存任何内容。</translation>
    </message>
    <message>
        <source>The video was not saved: %1.</source>
        <translation type="unfinished">视频未保存：%1。</translation>
    </message>
    <message>
        <source>%1 is still being recorded.</source>
        <translation type="unfinished">仍在录制%1。</translation>
    </message>
    <message>
        <source>There is no motion to record. Create a motion in Move first.</source>
        <translation type="unfinished">没有可录制的运动。先在“运动”中创建运动。</translation>
    </message>
    <message>
        <source>There is no 3D view to record.</source>
        <translation type="unfinished">没有可录制的三维视图。</translation>
    </message>
    <message>
        <source>%1-motion</source>
        <translation type="unfinished">%1-运动</translation>
    </message>
    <message>
        <source>Save Pictures to Folder</source>
        <translation type="unfinished">将图片保存到文件夹</translation>
    </message>
    <message>
        <source>Save Video</source>
        <translation type="unfinished">保存视频</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::VideoProgress</name>
    <message>
        <source>Recording %1</source>
        <translation type="unfinished">正在录制%1</translation>
    </message>
    <message>
        <source>Current frame</source>
        <translation type="unfinished">当前帧</translation>
    </message>
    <message>
        <source>Frames written</source>
        <translation type="unfinished">已写入的帧</translation>
    </message>
    <message>
        <source>Frame 1 of %1</source>
        <translation type="unfinished">第1帧，共%1帧</translation>
    </message>
    <message>
        <source>Frame %1 of %2</source>
        <extracomment>picture of a video; %1: its number, %2: number of pictures</extracomment>
        <translation type="unfinished">第%1帧，共%2帧</translation>
    </message>
    <message>
        <source>Finishing the file</source>
        <translation type="unfinished">正在完成文件</translation>
    </message>
    <message>
        <source>You can go on using the window, but an edit cancels the recording</source>
        <translation type="unfinished">可继续使用窗口，但编辑会取消录制</translation>
    </message>
    <message>
        <source>About %1 s left</source>
        <translation type="unfinished">约剩%1 s</translation>
    </message>
    <message>
        <source>About %1 min left</source>
        <translation type="unfinished">约剩%1 min</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::VideoRecorder</name>
    <message>
        <source>the 3D view was not drawn; keep its window visible while recording</source>
        <translation type="unfinished">三维视图未绘制；录制时保持其窗口可见</translation>
    </message>
    <message>
        <source>Record the motion</source>
        <translation type="unfinished">录制运动</translation>
    </message>
    <message>
        <source>there is no 3D view to record</source>
        <translation type="unfinished">没有可录制的三维视图</translation>
    </message>
    <message>
        <source>the robot or its motion was changed</source>
        <translation type="unfinished">机器人或其运动已更改</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ViewBinding</name>
    <message>
        <source>Move end effector</source>
        <translation type="unfinished">移动末端执行器</translation>
    </message>
    <message>
        <source>Rotate end effector</source>
        <translation type="unfinished">转动末端执行器</translation>
    </message>
    <message>
        <source>Pull %1</source>
        <translation type="unfinished">拉动%1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation type="unfinished">移动%1</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ViewWidget</name>
    <message>
        <source>The robot cannot be shown in 3D.

%1

Everything else works. To see the robot, start Linkwright on a desktop with OpenGL 3.3 or later. Software rendering (Mesa llvmpipe) is sufficient. On a machine without a screen, use xvfb-run with the GLX extension.</source>
        <translation type="unfinished">无法以三维显示机器人。

%1

其他功能均正常。要查看机器人，在带有OpenGL 3.3或更高版本的桌面环境中启动Linkwright。软件渲染(Mesa llvmpipe)即可。在没有屏幕的计算机上，使用带GLX扩展的xvfb-run。</translation>
    </message>
    <message>
        <source>3D view, not available</source>
        <translation type="unfinished">三维视图，不可用</translation>
    </message>
    <message>
        <source>3D view of the robot</source>
        <translation type="unfinished">机器人的三维视图</translation>
    </message>
    <message>
        <source>Drag with a mouse button to orbit or pan, and turn the wheel to zoom. Drag the handles at the end effector to move it. To move the joints by keyboard, use the Joints panel.</source>
        <translation type="unfinished">用鼠标键拖动以旋转或平移视图，转动滚轮以缩放。拖动末端执行器处的手柄可移动它。要用键盘移动关节，使用“关节”面板。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::WalkMap</name>
    <message>
        <source>Map of the recursion</source>
        <translation type="unfinished">递推结构图</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation type="unfinished">尚未计算</translation>
    </message>
    <message>
        <source>computed</source>
        <extracomment>adjective: a link that the recursion has reached</extracomment>
        <translation type="unfinished">已计算</translation>
    </message>
    <message>
        <source>current step</source>
        <translation type="unfinished">当前步骤</translation>
    </message>
    <message>
        <source>waits for the other subtrees</source>
        <translation type="unfinished">等待其他子树</translation>
    </message>
    <message>
        <source>%1 (i = %2): %3</source>
        <extracomment>%1: name of a link, %2: its number, %3: its state (&quot;not yet visited&quot;)</extracomment>
        <translation type="unfinished">%1 (i = %2)：%3</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::WaveForm</name>
    <message>
        <source>Ampl.</source>
        <translation type="unfinished">幅值</translation>
    </message>
    <message>
        <source>Amplitude of %1</source>
        <translation type="unfinished">%1的幅值</translation>
    </message>
    <message>
        <source>Freq.</source>
        <translation type="unfinished">频率</translation>
    </message>
    <message>
        <source>Frequency of %1</source>
        <translation type="unfinished">%1的频率</translation>
    </message>
    <message>
        <source>At End</source>
        <translation type="unfinished">终止频率</translation>
    </message>
    <message>
        <source>Frequency of %1 at the end</source>
        <translation type="unfinished">%1的终止频率</translation>
    </message>
    <message>
        <source>must be at least 0</source>
        <translation type="unfinished">必须不小于0</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation type="unfinished">相位</translation>
    </message>
    <message>
        <source>Phase of %1</source>
        <translation type="unfinished">%1的相位</translation>
    </message>
    <message>
        <source>Amplitude, frequency and phase of each joint</source>
        <translation type="unfinished">各关节的幅值、频率和相位</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::WaypointList</name>
    <message>
        <source>Waypoints of the motion</source>
        <translation type="unfinished">运动的路径点</translation>
    </message>
    <message>
        <source>Dragging the robot changes the selected waypoint. Enter goes to a waypoint, F2 names it, and Delete removes it.</source>
        <translation type="unfinished">拖动机器人会改变所选路径点。Enter转到路径点，F2命名，Delete删除。</translation>
    </message>
    <message>
        <source>Add the current pose as a waypoint</source>
        <translation type="unfinished">将当前位姿添加为路径点</translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished">添加</translation>
    </message>
    <message>
        <source>Add a saved pose as a waypoint</source>
        <translation type="unfinished">将已保存的位姿添加为路径点</translation>
    </message>
    <message>
        <source>Duplicate the selected waypoint</source>
        <translation type="unfinished">复制所选路径点</translation>
    </message>
    <message>
        <source>Save the selected waypoint as a named pose</source>
        <translation type="unfinished">将所选路径点保存为命名位姿</translation>
    </message>
    <message>
        <source>Move the selected waypoint up</source>
        <translation type="unfinished">上移所选路径点</translation>
    </message>
    <message>
        <source>Move the selected waypoint down</source>
        <translation type="unfinished">下移所选路径点</translation>
    </message>
    <message>
        <source>Remove the selected waypoint</source>
        <translation type="unfinished">删除所选路径点</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>verb: make a copy of the waypoint</extracomment>
        <translation type="unfinished">复制</translation>
    </message>
    <message>
        <source>Save as Named Pose</source>
        <translation type="unfinished">保存为命名位姿</translation>
    </message>
    <message>
        <source>Move Up</source>
        <extracomment>adverb: move the waypoint up in the list</extracomment>
        <translation type="unfinished">上移</translation>
    </message>
    <message>
        <source>Move Down</source>
        <extracomment>adverb: move the waypoint down in the list</extracomment>
        <translation type="unfinished">下移</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished">删除</translation>
    </message>
    <message>
        <source>No saved poses yet</source>
        <translation type="unfinished">尚无已保存的位姿</translation>
    </message>
    <message>
        <source>Drag the end effector or a joint to change the centre pose.</source>
        <translation type="unfinished">拖动末端执行器或关节以改变中心位姿。</translation>
    </message>
    <message>
        <source>Click the centre pose to edit it by dragging.</source>
        <translation type="unfinished">单击中心位姿，可通过拖动编辑。</translation>
    </message>
    <message>
        <source>Drag the end effector or a joint to move waypoint %1.</source>
        <translation type="unfinished">拖动末端执行器或关节以移动路径点%1。</translation>
    </message>
    <message>
        <source>Now drag the end effector elsewhere and add the next waypoint.</source>
        <translation type="unfinished">现在将末端执行器拖到别处，添加下一个路径点。</translation>
    </message>
    <message>
        <source>The current pose is not part of the motion, so dragging does not change a waypoint. Add the pose after waypoint %1, or select waypoint %1 to edit it.</source>
        <translation type="unfinished">当前位姿不属于该运动，因此拖动不会改变路径点。在路径点%1之后添加该位姿，或选择路径点%1进行编辑。</translation>
    </message>
    <message>
        <source>The current pose is not part of the motion, so dragging does not change a waypoint. Add the pose, or select a waypoint to go there.</source>
        <translation type="unfinished">当前位姿不属于该运动，因此拖动不会改变路径点。添加该位姿，或选择一个路径点转到那里。</translation>
    </message>
    <message>
        <source>Drag the end effector elsewhere to add another waypoint, or click waypoint %1 to edit it.</source>
        <translation type="unfinished">将末端执行器拖到别处以添加另一个路径点，或单击路径点%1进行编辑。</translation>
    </message>
    <message>
        <source>Drag the end effector elsewhere to add a waypoint, or click a waypoint to edit it.</source>
        <translation type="unfinished">将末端执行器拖到别处以添加路径点，或单击某个路径点进行编辑。</translation>
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
        <translation type="unfinished">起点</translation>
    </message>
    <message>
        <source>Waypoint %1, %2, %3, at %4</source>
        <extracomment>%1: number of the waypoint, %2: its pose, %3: the path to it (&quot;Line&quot;), %4: its time</extracomment>
        <translation type="unfinished">路径点%1，%2，%3，%4</translation>
    </message>
    <message>
        <source>%1, edited by dragging</source>
        <translation type="unfinished">%1，通过拖动编辑</translation>
    </message>
    <message>
        <source>Waypoint %1: %2, at %3
Press F2 to save it as a named pose</source>
        <extracomment>%1: number of the waypoint, %2: the path to it (&quot;Line&quot;), %3: its time</extracomment>
        <translation type="unfinished">路径点%1：%2，%3
按F2将其保存为命名位姿</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>abbreviation: number of a waypoint</extracomment>
        <translation type="unfinished">编号</translation>
    </message>
    <message>
        <source>Pose</source>
        <extracomment>noun: pose of a waypoint</extracomment>
        <translation type="unfinished">位姿</translation>
    </message>
    <message>
        <source>Path</source>
        <extracomment>noun: kind of the path to a waypoint</extracomment>
        <translation type="unfinished">路径</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>noun: when the waypoint is reached</extracomment>
        <translation type="unfinished">时间</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::WaypointsPanel</name>
    <message>
        <source>No motion yet.</source>
        <translation type="unfinished">尚无运动。</translation>
    </message>
    <message>
        <source>Drag the robot to the start pose, and set the first waypoint. Drag it to the goal pose, and add the second. The motion and its torques appear at once. Keep dragging to change the goal, or press Space to play.</source>
        <translation type="unfinished">将机器人拖到起始位姿，设置第一个路径点。再拖到目标位姿，添加第二个。运动及其力矩随即显示。继续拖动可改变目标，按Space播放。</translation>
    </message>
    <message>
        <source>Set First Waypoint Here</source>
        <translation type="unfinished">在此设置第一个路径点</translation>
    </message>
    <message>
        <source>Ready Pose → Current Pose</source>
        <translation type="unfinished">准备位姿 → 当前位姿</translation>
    </message>
    <message>
        <source>Make a motion from the ready pose to the current pose</source>
        <translation type="unfinished">生成从准备位姿到当前位姿的运动</translation>
    </message>
    <message>
        <source>Type of the motion</source>
        <translation type="unfinished">运动的类型</translation>
    </message>
    <message>
        <source>Convert the current motion to a list of sampled positions</source>
        <translation type="unfinished">将当前运动转换为采样位置的列表</translation>
    </message>
    <message>
        <source>Motion Settings</source>
        <translation type="unfinished">运动设置</translation>
    </message>
    <message>
        <source>Segment</source>
        <extracomment>noun: part of the motion between two waypoints</extracomment>
        <translation type="unfinished">段</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation type="unfinished">限值</translation>
    </message>
    <message>
        <source>Save both poses and make the motion between them</source>
        <translation type="unfinished">保存两个位姿并生成它们之间的运动</translation>
    </message>
    <message>
        <source>The robot is in its ready pose. Move the robot first.</source>
        <translation type="unfinished">机器人处于准备位姿。先移动机器人。</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::WhatIfPanel</name>
    <message>
        <source>Planted mistakes</source>
        <translation type="unfinished">已植入的错误</translation>
    </message>
    <message>
        <source>Remove All</source>
        <translation type="unfinished">全部移除</translation>
    </message>
    <message>
        <source>Remove all planted mistakes</source>
        <translation type="unfinished">移除所有已植入的错误</translation>
    </message>
    <message>
        <source>Mistakes to plant</source>
        <translation type="unfinished">要植入的错误</translation>
    </message>
    <message>
        <source>What If…</source>
        <translation type="unfinished">假设分析…</translation>
    </message>
    <message>
        <source>Equation</source>
        <translation type="unfinished">方程</translation>
    </message>
    <message>
        <source>The selected mistake</source>
        <translation type="unfinished">所选错误</translation>
    </message>
    <message>
        <source>Affected equation</source>
        <translation type="unfinished">受影响的方程</translation>
    </message>
    <message>
        <source>Show Me Where</source>
        <translation type="unfinished">显示位置</translation>
    </message>
    <message>
        <source>Go to the step that this mistake affects</source>
        <translation type="unfinished">转到该错误所影响的步骤</translation>
    </message>
    <message>
        <source>Show or hide a hint on how to recognise this mistake in the torques</source>
        <translation type="unfinished">显示或隐藏如何在力矩中识别该错误的提示</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished">提示</translation>
    </message>
    <message>
        <source>Right and wrong torque of each joint</source>
        <translation type="unfinished">各关节的正确力矩与错误力矩</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation type="unfinished">关节</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>adjective: correct torque, without the planted mistake</extracomment>
        <translation type="unfinished">正确</translation>
    </message>
    <message>
        <source>Wrong</source>
        <extracomment>adjective: torque with the planted mistake</extracomment>
        <translation type="unfinished">错误</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>noun: difference of the wrong and the right torque</extracomment>
        <translation type="unfinished">误差</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished">单位</translation>
    </message>
    <message>
        <source>The joint with the largest error</source>
        <translation type="unfinished">误差最大的关节</translation>
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
        <translation type="unfinished">末端执行器上的外力，通过其坐标系原点，在世界坐标系中</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished">删除</translation>
    </message>
    <message>
        <source>Remove the external force and moment on the end effector</source>
        <translation type="unfinished">移除末端执行器上的外力和外力矩</translation>
    </message>
    <message>
        <source>No mistake is planted. Tick one to see its effect on every torque.</source>
        <translation type="unfinished">没有植入错误。勾选一个，可查看它对每个力矩的影响。</translation>
    </message>
    <message>
        <source>%1, equations on the notation page: %2</source>
        <extracomment>%1: name of a formulation, %2: numbers of its equations</extracomment>
        <translation type="unfinished">%1，记号页面上的方程：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: title of a mistake, %2: why it cannot be planted here</extracomment>
        <translation type="unfinished">%1：%2</translation>
    </message>
    <message>
        <source>Cannot be planted here: %1</source>
        <translation type="unfinished">不能在此植入：%1</translation>
    </message>
    <message>
        <source>Cannot be planted here: %1.</source>
        <translation type="unfinished">不能在此植入：%1。</translation>
    </message>
    <message>
        <source>Affects: %1 (%2, equation %3)</source>
        <extracomment>%1: title of an equation, %2: name of a formulation, %3: number of the equation</extracomment>
        <translation type="unfinished">影响：%1（%2，方程%3）</translation>
    </message>
    <message>
        <source>Hide Hint</source>
        <translation type="unfinished">隐藏提示</translation>
    </message>
    <message>
        <source>Show Hint</source>
        <translation type="unfinished">显示提示</translation>
    </message>
    <message>
        <source>Largest error: hidden while you predict</source>
        <translation type="unfinished">最大误差：预测期间隐藏</translation>
    </message>
    <message>
        <source>At this instant no torque is changed.</source>
        <translation type="unfinished">此刻没有力矩改变。</translation>
    </message>
    <message>
        <source>Largest error: %2 %3 at %1</source>
        <extracomment>%1: name of a joint, %2: error of its torque, %3: its unit</extracomment>
        <translation type="unfinished">最大误差：%1处%2 %3</translation>
    </message>
    <message>
        <source>Force on %1 along the world %2 axis</source>
        <extracomment>%1: name of a link, %2: an axis (&quot;x&quot;)</extracomment>
        <translation type="unfinished">%1上沿世界%2轴的力</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::WhyPanel</name>
    <message>
        <source>Why this torque?</source>
        <translation type="unfinished">为什么是该力矩？</translation>
    </message>
    <message>
        <source>Joint whose torque is explained</source>
        <translation type="unfinished">所解释力矩的关节</translation>
    </message>
    <message>
        <source>&amp;Joint torque</source>
        <translation type="unfinished">关节力矩(&amp;J)</translation>
    </message>
    <message>
        <source>The largest contribution</source>
        <translation type="unfinished">最大的贡献</translation>
    </message>
    <message>
        <source>This robot has no moving joints, so there is no torque to explain.</source>
        <translation type="unfinished">该机器人没有可动关节，因此没有可解释的力矩。</translation>
    </message>
    <message>
        <source>To be predicted</source>
        <translation type="unfinished">待预测</translation>
    </message>
    <message>
        <source>This torque is still to be predicted. Its contributions appear after you have stepped past it.</source>
        <translation type="unfinished">该力矩仍待预测。步进经过它之后，其各项贡献才会显示。</translation>
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
        <translation type="unfinished">对力矩的贡献</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation type="unfinished">原因</translation>
    </message>
    <message>
        <source>Contribution</source>
        <translation type="unfinished">贡献</translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished">值</translation>
    </message>
    <message>
        <source>%1 smaller contributions</source>
        <translation type="unfinished">%1项较小的贡献</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::Workspaces</name>
    <message>
        <source>Tabbed panels</source>
        <translation type="unfinished">选项卡面板</translation>
    </message>
</context>
<context>
    <name>linkwright::ui::WrongForm</name>
    <message>
        <source>Mistake: %1</source>
        <translation type="unfinished">错误：%1</translation>
    </message>
    <message>
        <source>Place: %1, %2</source>
        <extracomment>%1: name of a link, %2: number of an equation</extracomment>
        <translation type="unfinished">位置：%1，%2</translation>
    </message>
    <message>
        <source>Option: %1</source>
        <translation type="unfinished">选项：%1</translation>
    </message>
    <message>
        <source>Wrong answers</source>
        <translation type="unfinished">错误答案</translation>
    </message>
    <message>
        <source>If</source>
        <translation type="unfinished">条件</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation type="unfinished">反馈</translation>
    </message>
    <message>
        <source>Almost</source>
        <translation type="unfinished">接近正确</translation>
    </message>
    <message>
        <source>The first one whose formula holds is said; a formula is one such as abs(a1 - 2 * T1) &lt; 0.05</source>
        <translation type="unfinished">给出第一个公式成立的反馈；公式形如abs(a1 - 2 * T1) &lt; 0.05</translation>
    </message>
    <message>
        <source>Add &amp;Formula</source>
        <translation type="unfinished">添加公式(&amp;F)</translation>
    </message>
    <message>
        <source>Add a wrong answer that a formula tells</source>
        <translation type="unfinished">添加由公式判定的错误答案</translation>
    </message>
    <message>
        <source>Add Opti&amp;on</source>
        <translation type="unfinished">添加选项(&amp;O)</translation>
    </message>
    <message>
        <source>Add a wrong option, with a reply of its own</source>
        <translation type="unfinished">添加错误选项，并附其专属反馈</translation>
    </message>
    <message>
        <source>Add the Place Seen</source>
        <translation type="unfinished">添加当前位置</translation>
    </message>
    <message>
        <source>Add the current line of the walk in the window as a wrong answer</source>
        <translation type="unfinished">将窗口中推演的当前行添加为错误答案</translation>
    </message>
    <message>
        <source>Write Reply</source>
        <translation type="unfinished">编写反馈</translation>
    </message>
    <message>
        <source>Write this reply above, with a preview</source>
        <translation type="unfinished">在上方编写该反馈，并预览</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished">删除</translation>
    </message>
    <message>
        <source>Take this wrong answer out</source>
        <translation type="unfinished">删去该错误答案</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation type="unfinished">前移</translation>
    </message>
    <message>
        <source>Try this one before the one above</source>
        <translation type="unfinished">先于上一个尝试该项</translation>
    </message>
    <message>
        <source>Later</source>
        <translation type="unfinished">后移</translation>
    </message>
    <message>
        <source>Try this one after the one below</source>
        <translation type="unfinished">后于下一个尝试该项</translation>
    </message>
    <message>
        <source>Wrong Results That Can Be Recognised</source>
        <translation type="unfinished">可识别的错误结果</translation>
    </message>
    <message>
        <source>Wrong results that can be recognised</source>
        <translation type="unfinished">可识别的错误结果</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation type="unfinished">错误</translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished">结果</translation>
    </message>
    <message>
        <source>Recognisable</source>
        <translation type="unfinished">可识别</translation>
    </message>
    <message>
        <source>Double-click a mistake, or press Enter, to add it as a wrong answer</source>
        <translation type="unfinished">双击错误或按Enter，将其添加为错误答案</translation>
    </message>
    <message>
        <source>Add &amp;Mistake</source>
        <translation type="unfinished">添加错误(&amp;M)</translation>
    </message>
    <message>
        <source>Add the selected mistake as a wrong answer</source>
        <translation type="unfinished">将所选错误添加为错误答案</translation>
    </message>
    <message>
        <source>The answer is nearly right</source>
        <translation type="unfinished">答案接近正确</translation>
    </message>
    <message>
        <source>added</source>
        <translation type="unfinished">已添加</translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished">是</translation>
    </message>
    <message>
        <source>no: no number</source>
        <translation type="unfinished">否：不是数值</translation>
    </message>
    <message>
        <source>no: same as right</source>
        <translation type="unfinished">否：与正确答案相同</translation>
    </message>
    <message>
        <source>no: same as another</source>
        <translation type="unfinished">否：与另一答案相同</translation>
    </message>
</context>
</TS>
