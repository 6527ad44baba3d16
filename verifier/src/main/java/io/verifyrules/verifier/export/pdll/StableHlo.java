package io.verifyrules.verifier.export.pdll;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.export.match.Inexpressible;
import io.verifyrules.verifier.instantiate.Names;
import java.util.Optional;

/**
 * The names of operations and element types in StableHLO.
 *
 * @see <a href="https://github.com/openxla/stablehlo/blob/main/docs/spec.md">the specification of StableHLO</a>
 */
public final class StableHlo {

    private static final String DIALECT = "stablehlo.";

    private StableHlo() {
    }

    static String name(UnaryOperator operator) {
        String name = Names.of(operator);
        if (!name.startsWith(DIALECT)) {
            throw without(operator.symbol());
        }
        return name;
    }

    static String name(BinaryOperator operator) {
        return Names.of(operator);
    }

    static String name(Conversion conversion) {
        return Names.of(conversion);
    }

    static String direction(Relation relation) {
        return "#stablehlo<comparison_direction " + relation.name() + ">";
    }

    /** The type as MLIR writes it; integers with a sign have no mark there. None for types that no machine has. */
    public static Optional<String> type(ElementType type) {
        return switch (type) {
            case ElementType.Bool ignored -> Optional.of("i1");
            case ElementType.Machine machine -> Optional.of((machine.signed() ? "i" : "ui") + machine.bits());
            case ElementType.Floating floating when ElementTypes.ALL_FLOATS.contains(type) ->
                Optional.of(floating.format().programName());
            default -> Optional.empty();
        };
    }

    /** The refusal of what has no operation of StableHLO. */
    public static Inexpressible without(String function) {
        return new Inexpressible("a function has no counterpart in StableHLO", function);
    }

    /** For operators whose counterpart has a body or computes its attributes, and for those that have none. */
    public static Inexpressible notWritten(TensorExpr tensor) {
        return new Inexpressible("no pattern is written for an operator", tensor.form().name());
    }
}
