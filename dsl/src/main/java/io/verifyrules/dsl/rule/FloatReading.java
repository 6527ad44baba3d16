package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.expr.Arith;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.ComplexApplied;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.Freeze;
import io.verifyrules.dsl.expr.ReducePrecision;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import java.util.List;
import java.util.Optional;

/**
 * The reading of floats in a rule: the elements beside the numbers of their format, and when a right side is right.
 */
public enum FloatReading {

    /** As XLA does: every element is one of the format, and both sides are equal. */
    XLA,

    /** As MLIR does: an element may also be poison, and the right side refines the left one. */
    MLIR;

    /** Whether elements may be poison. */
    public boolean hasPoison() {
        return this == MLIR;
    }

    /**
     * The reading of floats in a rule with this part: as MLIR where the part is an operation, an integer or poison of
     * MLIR.
     */
    static FloatReading of(Node part) {
        boolean ofMlir = switch (part) {
            case Arith ignored -> true;
            case Freeze ignored -> true;
            case TensorExpr tensor -> tensor.type().element() instanceof ElementType.Signless;
            case Element.Written written ->
                written.literal() instanceof Literal.Poison || written.type() instanceof ElementType.Signless;
            default -> false;
        };
        return ofMlir ? MLIR : XLA;
    }

    /** The reading of two parts of a rule together. */
    FloatReading and(FloatReading other) {
        return this == MLIR ? this : other;
    }

    /**
     * Checks that no element that may be poison decides what cannot be: a truth value of type {@code bool}.
     *
     * @throws IllFormedException if one does
     */
    static void check(TypedParts rule) {
        List<Node> parts = rule.nodes();
        if (parts.stream().map(FloatReading::of).reduce(XLA, FloatReading::and) == XLA) {
            return;
        }
        for (Node part : parts) {
            if (part instanceof Compare compare && mayBePoison(compare.left().type().element())) {
                throw new IllFormedException("'" + compare.relation().symbol()
                        + "': beside what is MLIR's, floats may be poison, and no truth value of type bool is; "
                        + "say cmpf(olt, x, y), which gives an i1");
            }
            Optional<Conversion> conversion = switch (part) {
                case Convert convert -> Optional.of(convert.conversion());
                case Element.Converted converted -> Optional.of(converted.conversion());
                default -> Optional.empty();
            };
            boolean applies = part instanceof TensorExpr tensor && !RuleNames.functions(tensor).isEmpty();
            if (applies || part instanceof Element.Applied) {
                throw new IllFormedException("a declared function beside what is MLIR's, where elements may be poison: "
                        + "nothing says what it gives for poison; leave MLIR's operations out of the rule");
            }
            if (conversion.isPresent()) {
                throw new IllFormedException(conversion.get().symbol()
                        + ": beside what is MLIR's, elements may be poison, which a conversion of XLA knows nothing of; "
                        + "say extf, truncf, sitofp, uitofp, fptosi, fptoui, or bitcast from integers of MLIR or to them");
            }
            if (part instanceof ReducePrecision
                    || (part instanceof ComplexApplied applied && mayBePoison(applied.operandType()))) {
                throw new IllFormedException(((TensorExpr) part).form().name()
                        + ": beside what is MLIR's, floats may be poison, which this operator of XLA knows nothing of");
            }
            if (part instanceof Condition.OnElements condition
                    && Graph.of(condition.parts()).nodes().stream().anyMatch(FloatReading::isPoison)) {
                throw new IllFormedException("requires: poison is compared with nothing");
            }
        }
    }

    private static boolean isPoison(Node node) {
        return node instanceof Element.Written written && written.literal() instanceof Literal.Poison;
    }

    private static boolean mayBePoison(ElementType type) {
        return type instanceof ElementType.Floating || type instanceof ElementType.Open;
    }
}
