package io.verifyrules.verifier.dialect.stablehlo;

import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Bodies on single elements, applied to all elements of tensors at once. */
final class Pointwise {

    private static final Set<String> STEPS = Elementwise.meanings().keySet();
    private static final Set<String> TERMINATORS = Set.of("stablehlo.return", "func.return");

    private Pointwise() {
    }

    /**
     * The results of the one region of an operation at each place of its arguments.
     *
     * @throws NotDenoted where an operation inside does more than compute elements from elements
     */
    static List<Denoted> applied(Operation operation, List<Denoted> arguments, List<Integer> sizes, Denotations in) {
        Block block = Bodies.block(operation);
        if (block.arguments().size() != arguments.size()) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "its body takes " + block.arguments().size() + " arguments, and is given " + arguments.size());
        }
        Map<Value, Denoted> known = new HashMap<>();
        for (int i = 0; i < arguments.size(); i++) {
            known.put(block.arguments().get(i), arguments.get(i));
        }
        for (Operation step : block.operations()) {
            List<Denoted> operands = step.operands().stream().map(each -> value(each, known, sizes, in)).toList();
            if (TERMINATORS.contains(step.name())) {
                return operands;
            }
            List<Denoted> results = result(operation, step, operands, sizes, in);
            for (int i = 0; i < results.size(); i++) {
                known.put(step.results().get(i), results.get(i));
            }
        }
        throw new InvalidProgram(operation.place(), operation.name(), "its body does not end with a return");
    }

    /** A value from outside of the body is the same at all places. */
    private static Denoted value(Value value, Map<Value, Denoted> known, List<Integer> sizes, Denotations in) {
        Denoted inside = known.get(value);
        return inside != null ? inside : in.movement().repeated(in.of(value).getFirst(), sizes);
    }

    private static List<Denoted> result(Operation operation, Operation step, List<Denoted> operands,
            List<Integer> sizes, Denotations in) {
        if (step.name().equals("stablehlo.constant")) {
            return List.of(in.movement().repeated(in.applied(step, operands).getFirst(), sizes));
        }
        if (!STEPS.contains(step.name())) {
            throw new NotDenoted(operation.place(), operation.name(), "its body has the operation " + step.name());
        }
        return in.applied(step, operands);
    }
}
