package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.text.NotRead;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** {@code arith.constant 1.0 : f32}: a number with its type, a truth value, or a constant tensor. */
record ScalarConstantForm() implements PrettyForm {

    private static final Type TRUTH = new Type.Whole(1, Type.Signedness.SIGNLESS);

    @Override
    public Operation read(OperationReader.Started started, OperationReader reader) {
        SortedMap<String, Attribute> attributes = new TreeMap<>();
        if (reader.cursor().peek() == '{') {
            attributes.putAll(reader.attributes().dictionary());
        }
        SourcePosition place = reader.cursor().place();
        Attribute value = reader.attributes().attribute();
        Type type = switch (value) {
            case Attribute.Dense(var data, Type given) -> given;
            case Attribute.Of(Literal.Truth truth, var given) -> TRUTH;
            case Attribute.Of(Literal literal, Optional<Type> given) when given.isPresent() -> given.get();
            default -> throw new NotRead(place, "expected a constant with its type, such as 1.0 : f32");
        };
        attributes.put("value", value);
        return reader.made(started, List.of(), attributes, List.of(), new Type.Function(List.of(), List.of(type)),
                place);
    }
}
