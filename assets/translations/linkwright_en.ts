<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Explain</name>
    <message numerus="yes">
        <source>%n more to be added</source>
        <translation>
            <numerusform>%n more to be added</numerusform>
            <numerusform>%n more to be added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps from the base to the tips and back</source>
        <translation>
            <numerusform>%n steps from the base to the tips and back</numerusform>
            <numerusform>%n steps from the base to the tips and back</numerusform>
        </translation>
    </message>
</context>
</TS>
