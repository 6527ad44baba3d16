package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.Cursor;
import java.util.List;
import java.util.NavigableMap;

/** {@code arith.select %p, %x, %y : f32}; the type of the predicate stands in front where it is no single truth value. */
record SelectForm() implements PrettyForm {

    @Override
    public Operation read(OperationReader.Started started, OperationReader reader) {
        Cursor cursor = reader.cursor();
        List<Value> used = reader.operands().operands(started.scope());
        NavigableMap<String, Attribute> attributes = ArithForm.assumed(reader);
        SourcePosition typed = cursor.place();
        cursor.expect(":");
        List<Type> types = reader.attributes().types().several();
        if (types.size() > 2) {
            throw cursor.expected("one type before this, or two with that of the predicate in front");
        }
        Type predicate = types.size() == 2 ? types.getFirst() : new Type.Whole(1, Type.Signedness.SIGNLESS);
        Type result = types.getLast();
        return reader.made(started, used, attributes, List.of(),
                new Type.Function(List.of(predicate, result, result), List.of(result)), typed);
    }
}
