package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.TypeRules;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.ReducePrecision;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The parts that a rule must not contain to be about floats of every format at once. */
final class EveryFormat {

    private EveryFormat() {
    }

    /** The reason why a rule cannot be, if it cannot, whatever its operators accept. */
    static Optional<String> obstacle(TensorExpr lhs, TensorExpr rhs, List<Condition> preconditions,
            List<TensorExpr> assumptions) {
        List<Node> roots = new ArrayList<>(List.of(lhs, rhs));
        roots.addAll(preconditions);
        roots.addAll(assumptions);
        List<Node> parts = Graph.of(roots).nodes();
        if (parts.stream().map(FloatReading::of).reduce(FloatReading.XLA, FloatReading::and).hasPoison()) {
            return Optional.of("beside what is MLIR's, floats may be poison, which float knows nothing of; "
                    + "claim it for the formats, elements(floats)");
        }
        if (parts.stream()
                .anyMatch(part -> part instanceof ReducePrecision reduced && isOpen(reduced.type().element()))) {
            return Optional.of("reducePrecision: what is left of an element depends on its format; "
                    + "claim it for the formats, elements(floats)");
        }
        return parts.stream()
                .flatMap(part -> converting(part).stream())
                .map(conversion -> conversion.symbol()
                        + ": what an element becomes in another type depends on its format; "
                        + "claim it for the formats, elements(floats)")
                .findFirst();
    }

    /** The conversion that a part is from a type left open, or to one. */
    private static Optional<Conversion> converting(Node part) {
        return switch (part) {
            case Convert convert when isOpen(convert.operandType()) || isOpen(convert.type().element()) ->
                Optional.of(convert.conversion());
            case Element.Converted converted when isOpen(converted.operandType()) || isOpen(converted.type()) ->
                Optional.of(converted.conversion());
            default -> Optional.empty();
        };
    }

    private static boolean isOpen(ElementType type) {
        return type instanceof ElementType.Open;
    }

    /**
     * Checks that a rule which is claimed for floats of every format can be, and that nothing is declared to have an element of them.
     *
     * @throws IllFormedException if it cannot be
     */
    static void check(TypedParts rule, Map<String, Set<ElementType>> accepted) {
        rule.types().forEach(type -> TypeRules.requireDeclarable("a number", type));
        if (rule.open().map(accepted::get).filter(types -> types.contains(ElementType.FLOAT)).isPresent()) {
            obstacle(rule.lhs(), rule.rhs(), rule.preconditions(), rule.assumptions()).ifPresent(why -> {
                throw new IllFormedException("elements: " + why);
            });
        }
    }
}
