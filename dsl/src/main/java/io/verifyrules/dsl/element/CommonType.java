package io.verifyrules.dsl.element;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.ElementType.AnyFormat;
import io.verifyrules.dsl.element.ElementType.Bool;
import io.verifyrules.dsl.element.ElementType.Complex;
import io.verifyrules.dsl.element.ElementType.Floating;
import io.verifyrules.dsl.element.ElementType.Int;
import io.verifyrules.dsl.element.ElementType.Machine;
import io.verifyrules.dsl.element.ElementType.Open;
import io.verifyrules.dsl.element.ElementType.Real;
import io.verifyrules.dsl.element.ElementType.Signless;
import io.verifyrules.dsl.element.ElementType.Tuple;
import io.verifyrules.dsl.element.ElementType.Undecided;
import java.util.List;
import java.util.stream.IntStream;

/** The type that several operands share: the same one, or that of another operand for a literal. */
public final class CommonType {

    private CommonType() {
    }

    /**
     * The type that two operands share.
     *
     * @throws IllFormedException if they have none
     */
    public static ElementType of(String what, ElementType left, ElementType right) {
        if (left.equals(right)) {
            return left;
        }
        if (left instanceof Undecided literal && takes(literal, right)) {
            return right;
        }
        if (right instanceof Undecided literal && takes(literal, left)) {
            return left;
        }
        if (left instanceof Tuple(List<ElementType> some) && right instanceof Tuple(List<ElementType> others)
                && some.size() == others.size()) {
            return new Tuple(
                    IntStream.range(0, some.size()).mapToObj(i -> of(what, some.get(i), others.get(i))).toList());
        }
        throw new IllFormedException(what + ": operands must have one element type, but found " + left + " and " + right
                + (isConverted(left) && isConverted(right) ? "; convert(B, typeOf(A)) is B with the type of A" : ""));
    }

    private static boolean isConverted(ElementType type) {
        return !(type instanceof Undecided || type instanceof Tuple || type.equals(ElementType.BOOL));
    }

    /** Whether a literal of an undecided type can have the type, of which something else is that has one. */
    public static boolean takes(Undecided literal, ElementType type) {
        return switch (type) {
            case Open ignored -> true;
            case Bool ignored -> literal.equals(ElementType.TRUTH);
            case Int ignored -> literal.equals(ElementType.NUMERAL);
            case Real ignored -> literal.equals(ElementType.NUMERAL);
            case Complex ignored -> literal.equals(ElementType.NUMERAL);
            case Machine ignored -> literal.equals(ElementType.NUMERAL);
            case Signless ignored -> literal.equals(ElementType.NUMERAL);
            case Floating ignored -> literal.equals(ElementType.NUMERAL);
            case AnyFormat ignored -> literal.equals(ElementType.NUMERAL);
            case Tuple ignored -> false;
            case Undecided ignored -> false;
        };
    }
}
