package io.verifyrules.verifier.dialect.stablehlo;

import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.Leaves;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Type;
import java.util.List;
import java.util.Map;

/** Tuples, which are the tensors that they consist of, and tokens, which are none. */
final class Tuples {

    private Tuples() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        return Map.of("stablehlo.tuple", (operation, operands, in) -> operands, "stablehlo.get_tuple_element",
                Tuples::element, "stablehlo.after_all", (operation, operands, in) -> List.of(),
                "stablehlo.create_token", (operation, operands, in) -> List.of());
    }

    private static List<Denoted> element(Operation operation, List<Denoted> operands, Denotations in) {
        List<Type> components = operation.operands().getFirst().type() instanceof Type.Tuple tuple
                ? tuple.components()
                : List.of();
        long index = Attributes.of(operation).number("index");
        if (index < 0 || index >= components.size()) {
            throw new InvalidProgram(operation.place(), operation.name() + " (C1)",
                    "the index is " + index + ", but the operand is of type " + operation.operands().getFirst().type());
        }
        int before = components.subList(0, (int) index)
                .stream()
                .mapToInt(each -> Leaves.of(each, operation.place()).size())
                .sum();
        return operands.subList(before, before + Leaves.of(components.get((int) index), operation.place()).size());
    }
}
