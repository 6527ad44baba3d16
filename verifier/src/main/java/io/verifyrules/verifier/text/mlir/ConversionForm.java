package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import java.util.List;
import java.util.NavigableMap;

/** {@code arith.extf %x : f32 to f64}: one operand, its type, and that of the result. */
record ConversionForm() implements PrettyForm {

    @Override
    public Operation read(OperationReader.Started started, OperationReader reader) {
        List<Value> used = List.of(reader.operands().operand(started.scope()));
        NavigableMap<String, Attribute> attributes = ArithForm.assumed(reader);
        SourcePosition typed = reader.cursor().place();
        return reader.made(started, used, attributes, List.of(), types(reader, "to"), typed);
    }

    /** Two types with a word between them. */
    static Type.Function types(OperationReader reader, String between) {
        reader.cursor().expect(":");
        Type from = reader.attributes().types().type();
        reader.cursor().expectWord(between);
        return new Type.Function(List.of(from), List.of(reader.attributes().types().type()));
    }
}
