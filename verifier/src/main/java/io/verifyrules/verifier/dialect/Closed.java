package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Mapped;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Evaluation;
import io.verifyrules.verifier.interpret.Interpreter;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.RefusedInstance;
import io.verifyrules.verifier.value.UndefinedValues;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Values that depend on no input of a program, computed. */
public final class Closed {

    private Closed() {
    }

    /** The one element of a tensor without dimensions; empty where it depends on an input, or is not known exactly. */
    static Optional<ElementValue> element(Denoted scalar, Positions positions) {
        return scalar.rank() > 0 || !isClosed(scalar.tensor())
                ? Optional.empty()
                : evaluated(scalar.tensor(), positions, Map.of()).map(tensor -> tensor.at(0));
    }

    private static boolean isClosed(TensorExpr tensor) {
        return Graph.of(List.of(tensor))
                .nodes()
                .stream()
                .noneMatch(node -> node instanceof Input || node instanceof Mapped);
    }

    /** Whether each step has integers or truth values, of which all is known. */
    static boolean isOfIntegers(TensorExpr tensor) {
        return Graph.of(List.of(tensor))
                .nodes()
                .stream()
                .allMatch(node -> !(node instanceof TensorExpr part) || switch (part.type().element()) {
                    case ElementType.Bool ignored -> true;
                    case ElementType.Machine ignored -> true;
                    case ElementType.Int ignored -> true;
                    default -> false;
                });
    }

    /** The integer or truth value that it is. */
    static Optional<BigInteger> integer(Denoted scalar, Positions positions) {
        return element(scalar, positions).flatMap(Closed::integer);
    }

    private static Optional<BigInteger> integer(ElementValue value) {
        return switch (value) {
            case ElementValue.Word word -> Optional.of(word.value());
            case ElementValue.Whole whole -> Optional.of(whole.value());
            case ElementValue.Truth(boolean truth) -> Optional.of(truth ? BigInteger.ONE : BigInteger.ZERO);
            default -> Optional.empty();
        };
    }

    /** The integers in row-major order; constants of the program have the elements that it says. */
    static Optional<List<BigInteger>> integers(Denoted tensor, Positions positions, Tables tables) {
        boolean closed = Graph.of(List.of(tensor.tensor()))
                .nodes()
                .stream()
                .noneMatch(node -> node instanceof Mapped || (node instanceof Input input && !tables.contains(input)));
        if (!closed) {
            return Optional.empty();
        }
        return evaluated(tensor.tensor(), positions, tables.values()).flatMap(values -> {
            List<Optional<BigInteger>> all = Tables.elements(positions, tensor.sizes(), values)
                    .stream()
                    .map(Closed::integer)
                    .toList();
            return all.stream().allMatch(Optional::isPresent)
                    ? Optional.of(all.stream().map(Optional::orElseThrow).toList())
                    : Optional.empty();
        });
    }

    /**
     * A tensor computed; empty where that is too much work, or it is not valid.
     *
     * @param tables the elements of constants that are tensors of their own, by name
     */
    public static Optional<ConcreteTensor> evaluated(TensorExpr tensor, Positions positions,
            Map<String, ConcreteTensor> tables) {
        RuleInstance instance = new RuleInstance(ElementType.OPEN, Map.of(positions.dimension().name(), 1), Map.of(),
                Map.of(), Map.of(), tables, UndefinedValues.NONE.withOpaqueFunctions());
        try {
            return new Interpreter(instance).evaluate(tensor) instanceof Evaluation.Valid(var valid)
                    ? Optional.of(valid)
                    : Optional.empty();
        } catch (RefusedInstance large) {
            return Optional.empty();
        }
    }
}
