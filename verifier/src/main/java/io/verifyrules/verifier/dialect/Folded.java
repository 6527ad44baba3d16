package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Elements combined to one along some dimensions. */
public final class Folded {

    private Folded() {
    }

    /**
     * The elements of the operand and an initial value combined.
     *
     * @param initial one value for all, or one for each place that is left
     * @param over    the dimensions that are given up
     */
    public static Denoted of(Monoid monoid, Denoted operand, List<Integer> over, Denoted initial, Denotations in) {
        List<Integer> kept = IntStream.range(0, operand.rank()).boxed().filter(i -> !over.contains(i)).toList();
        Dimensions sizes = operand.dimensions().at(kept);
        Dimensions lengths = operand.dimensions().at(over);
        if (lengths.all().contains(new Size.Known(0))) {
            return spread(initial, sizes, in);
        }
        List<AggregatedAxis> axes = in.positions().axes(over);
        Optional<Element> written = Denotations.written(initial);
        requireOneOrder(monoid, operand.element(), written);
        boolean neutral = written.filter(value -> isNeutral(monoid, value, operand.element(), lengths)).isPresent();
        if (!lengths.isKnown() && !neutral && written.isEmpty() && !monoid.hasIdentity()) {
            throw new Dimensions.OpenSizeException();
        }
        boolean spelledOut = spellsOut(monoid, operand, lengths, in);
        TensorExpr reduced = spelledOut
                ? Unrolling.spelledOut(monoid, operand.tensor(), axes, lengths.numbers())
                : Reduce.of(monoid, operand.tensor(), axes, neutral ? Optional.empty() : written,
                        BoundIndices.unnamed());
        Denoted result = in.movement().numbered(reduced, in.positions().axes(kept), sizes);
        return neutral || (written.isPresent() && !spelledOut)
                ? result
                : result.with(Binary.of(monoid.operator(), spread(initial, sizes, in).tensor(), result.tensor()));
    }

    /**
     * Checks that the place of an initial value among the terms cannot be seen. A sum or product of floats is another
     * one if the initial value comes last.
     */
    static void requireOneOrder(Monoid monoid, ElementType element, Optional<Element> initial) {
        if (initial.isEmpty() && Unrolling.rounds(monoid, element)) {
            throw new IllFormedException(
                    "an initial value that is no constant has no place among floats that are rounded");
        }
    }

    private static boolean spellsOut(Monoid monoid, Denoted operand, Dimensions lengths, Denotations in) {
        return lengths.isKnown() && in.unrolling()
                .spellsOut(monoid, operand.element(),
                        lengths.numbers().stream().mapToLong(Integer::longValue).reduce(1, Math::multiplyExact));
    }

    /** Whether a value is the one that a reduction of so many terms starts with. The limit of a type is, if there are some. */
    private static boolean isNeutral(Monoid monoid, Element value, ElementType type, Dimensions lengths) {
        return isNeutral(monoid, value, type)
                && (lengths.isKnown() || (value instanceof Element.Written(Literal literal, var ignored, var stated)
                        && monoid.isIdentity(literal)));
    }

    /** The elements of the operand combined, of which there are some along each dimension that is given up. */
    public static Denoted of(Monoid monoid, Denoted operand, List<Integer> over, Denotations in) {
        List<Integer> kept = IntStream.range(0, operand.rank()).boxed().filter(i -> !over.contains(i)).toList();
        Dimensions lengths = operand.dimensions().at(over);
        List<AggregatedAxis> axes = in.positions().axes(over);
        TensorExpr reduced = spellsOut(monoid, operand, lengths, in)
                ? Unrolling.spelledOut(monoid, operand.tensor(), axes, lengths.numbers())
                : Reduce.of(monoid, operand.tensor(), axes, Optional.empty(), BoundIndices.unnamed());
        return in.movement().numbered(reduced, in.positions().axes(kept), operand.dimensions().at(kept));
    }

    private static Denoted spread(Denoted initial, Dimensions sizes, Denotations in) {
        return initial.rank() == 0 ? in.movement().repeated(initial, sizes) : initial;
    }

    /** Whether the value is the one that a reduction starts with that states none. */
    public static boolean isNeutral(Monoid monoid, Element value, ElementType type) {
        return value instanceof Element.Written(Literal literal, var ignored, var stated)
                && (monoid.isIdentity(literal) || isLimit(monoid, literal, type));
    }

    /** Of a minimum or maximum, what no element is beyond; empty of what has an identity anyway. */
    public static Optional<Element> limit(Monoid monoid, ElementType type) {
        return switch (monoid) {
            case MIN, MAX -> Optional.of(new Element.Written(ElementTypes.end(type, monoid == Monoid.MIN), type, true));
            default -> Optional.empty();
        };
    }

    /** Of a minimum or maximum over some elements: a value that no element is beyond. */
    private static boolean isLimit(Monoid monoid, Literal literal, ElementType type) {
        return switch (monoid) {
            case MIN, MAX -> literal.equals(ElementTypes.end(type, monoid == Monoid.MIN));
            default -> false;
        };
    }
}
