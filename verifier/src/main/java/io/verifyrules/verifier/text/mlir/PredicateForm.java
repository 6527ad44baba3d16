package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.Cursor;
import io.verifyrules.verifier.text.NotRead;
import java.math.BigInteger;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;

/**
 * {@code arith.cmpi slt, %x, %y : i32}: the predicate, which the generic form has as a number, and the type of what is compared.
 *
 * @param predicates in the order of their numbers
 */
record PredicateForm(List<String> predicates) implements PrettyForm {

    static final List<String> OF_INTEGERS = List.of("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge");
    static final List<String> OF_FLOATS = List.of("false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq",
            "ugt", "uge", "ult", "ule", "une", "uno", "true");
    private static final Type TRUTH = new Type.Whole(1, Type.Signedness.SIGNLESS);
    private static final Type LONG = new Type.Whole(64, Type.Signedness.SIGNLESS);

    PredicateForm {
        predicates = List.copyOf(predicates);
    }

    @Override
    public Operation read(OperationReader.Started started, OperationReader reader) {
        Cursor cursor = reader.cursor();
        SourcePosition place = cursor.place();
        // Early versions have it between quotes.
        String predicate = cursor.peek() == '"' ? cursor.string() : cursor.expectWord();
        int number = predicates.indexOf(predicate);
        if (number < 0) {
            throw new NotRead(place,
                    "expected one of " + String.join(", ", predicates) + ", found '" + predicate + "'");
        }
        cursor.expect(",");
        List<Value> used = reader.operands().operands(started.scope());
        NavigableMap<String, Attribute> attributes = ArithForm.assumed(reader);
        attributes.put("predicate", new Attribute.Of(new Literal.Whole(BigInteger.valueOf(number)), Optional.of(LONG)));
        SourcePosition typed = cursor.place();
        cursor.expect(":");
        Type type = reader.attributes().types().type();
        return reader.made(started, used, attributes, List.of(),
                new Type.Function(List.of(type, type), List.of(truthOf(type))), typed);
    }

    /** A truth value for each element. */
    private static Type truthOf(Type type) {
        return switch (type) {
            case Type.Tensor(var dimensions, Type element, var encoding) ->
                new Type.Tensor(dimensions, TRUTH, encoding);
            case Type.UnrankedTensor unranked -> new Type.UnrankedTensor(TRUTH);
            default -> TRUTH;
        };
    }
}
