package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.Cursor;
import io.verifyrules.verifier.text.NotRead;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** {@code stablehlo.while(%i = %x, %j = %y) : .. cond { .. } do { .. }}: both regions have the arguments in front. */
record WhileForm() implements PrettyForm {

    @Override
    public Operation read(OperationReader.Started started, OperationReader reader) {
        Cursor cursor = reader.cursor();
        List<String> names = new ArrayList<>();
        List<SourcePosition> places = new ArrayList<>();
        List<Value> used = new ArrayList<>();
        cursor.expect("(");
        if (!cursor.accept(")")) {
            do {
                places.add(cursor.place());
                names.add(reader.operands().name());
                cursor.expect("=");
                used.add(reader.operands().operand(started.scope()));
            } while (cursor.accept(","));
            cursor.expect(")");
        }
        SourcePosition typed = cursor.place();
        List<Type> types = cursor.accept(":") ? reader.attributes().types().several() : List.of();
        SortedMap<String, Attribute> attributes = new TreeMap<>();
        if (cursor.acceptWord("attributes")) {
            attributes.putAll(reader.attributes().dictionary());
        }
        if (types.size() != names.size()) {
            throw new NotRead(typed, "expected a type for each of " + names.size() + " values, found " + types.size());
        }
        List<OperationReader.Argument> arguments = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            arguments.add(new OperationReader.Argument(names.get(i), types.get(i), new TreeMap<>(), places.get(i)));
        }
        cursor.expectWord("cond");
        Region condition = reader.region(started.scope(), arguments);
        cursor.expectWord("do");
        Region body = reader.region(started.scope(), arguments);
        return reader.made(started, used, attributes, List.of(condition, body), new Type.Function(types, types), typed);
    }
}
