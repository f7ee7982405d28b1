<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AbilityWords</name>
    <message numerus="yes">
        <source>All %n joint(s) are needed to keep the end effector's position.</source>
        <translation>
            <numerusform>The only joint is needed to keep the end effector's position.</numerusform>
            <numerusform>All %n joints are needed to keep the end effector's position.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n joint(s) are needed to keep the end effector's pose, so the arm is not redundant.</source>
        <translation>
            <numerusform>The only joint is needed to keep the end effector's pose, so the arm is not redundant.</numerusform>
            <numerusform>All %n joints are needed to keep the end effector's pose, so the arm is not redundant.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message numerus="yes">
        <source>%n steps from the base to the tips and back</source>
        <translation>
            <numerusform>%n steps from the base to the tips and back</numerusform>
            <numerusform>%n steps from the base to the tips and back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more term(s) to add</source>
        <translation>
            <numerusform>%n more term to add</numerusform>
            <numerusform>%n more terms to add</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ClassForm</name>
    <message numerus="yes">
        <source>%n students</source>
        <translation>
            <numerusform>%n student</numerusform>
            <numerusform>%n students</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ExerciseSheet</name>
    <message numerus="yes">
        <source>Making %n variants…</source>
        <extracomment>number of students</extracomment>
        <translation>
            <numerusform>Making %n variant…</numerusform>
            <numerusform>Making %n variants…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variants written: %1 in %2</source>
        <extracomment>number of students; %1: names of files, %2: the folder that they are in</extracomment>
        <translation>
            <numerusform>%n variants written: %1 in %2</numerusform>
            <numerusform>%n variants written: %1 in %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ExportDialog</name>
    <message numerus="yes">
        <source>%n item(s) of this robot cannot be written to %1.</source>
        <extracomment>%n: number of parts of the robot, %1: name of a file</extracomment>
        <translation>
            <numerusform>%n item of this robot cannot be written to %1.</numerusform>
            <numerusform>%n items of this robot cannot be written to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>linkwright::ui::FileFlow</name>
    <message numerus="yes">
        <source>Opened %1, with %n warning(s).</source>
        <extracomment>%n: number of warnings, %1: name of a file</extracomment>
        <translation>
            <numerusform>Opened %1, with %n warning.</numerusform>
            <numerusform>Opened %1, with %n warnings.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>linkwright::ui::HandPanel</name>
    <message numerus="yes">
        <source>%n iteration(s)</source>
        <translation>
            <numerusform>%n iteration</numerusform>
            <numerusform>%n iterations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n restart(s)</source>
        <translation>
            <numerusform>%n restart</numerusform>
            <numerusform>%n restarts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>linkwright::ui::LessonEditor</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>linkwright::ui::LinksForm</name>
    <message numerus="yes">
        <source>elastic, %n element(s)</source>
        <translation>
            <numerusform>elastic, %n element</numerusform>
            <numerusform>elastic, %n elements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>linkwright::ui::ProblemList</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>linkwright::ui::StatisticsPanel</name>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n remark</numerusform>
            <numerusform>%n remarks</numerusform>
        </translation>
    </message>
</context>
</TS>
