package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.verifier.value.ElementValue.Between;
import io.verifyrules.verifier.value.ElementValue.Complex;
import io.verifyrules.verifier.value.ElementValue.Enclosed;
import io.verifyrules.verifier.value.ElementValue.Floating;
import io.verifyrules.verifier.value.ElementValue.Infinite;
import io.verifyrules.verifier.value.ElementValue.Poison;
import io.verifyrules.verifier.value.ElementValue.Rational;
import io.verifyrules.verifier.value.ElementValue.Token;
import io.verifyrules.verifier.value.ElementValue.Truth;
import io.verifyrules.verifier.value.ElementValue.Tuple;
import io.verifyrules.verifier.value.ElementValue.Uncertain;
import io.verifyrules.verifier.value.ElementValue.Whole;
import io.verifyrules.verifier.value.ElementValue.Word;
import java.math.BigInteger;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The comparison of two elements, as far as it is certain. Exact values and infinities always do; an enclosed real
 * compares with what lies outside of its bounds. Nothing is certain of an uncertain value.
 */
public final class ElementOrder {

    private static final String NUMBER = "number";
    private static final String FLOAT = "float of ";

    private ElementOrder() {
    }

    /** Refuses two elements of which none is the lesser one: those of a kind without an order, and those of two kinds, which differ. */
    static void requireOrder(ElementValue left, ElementValue right) {
        requireOrdered(left);
        requireOrdered(right);
        if (!areAkin(left, right)) {
            throw new RefusedInstance("no order has both " + left + " and " + right);
        }
    }

    private static void requireOrdered(ElementValue value) {
        if (value instanceof Token || value instanceof Complex) {
            throw new RefusedInstance("expected an element that has an order, found " + value);
        }
    }

    /**
     * The sign of {@code left - right}; empty where it is not certain. Truths, tokens, floats and complex numbers have some fixed order,
     * and so have elements of two kinds, which always differ.
     */
    public static OptionalInt compare(ElementValue left, ElementValue right) {
        if (left instanceof Uncertain || right instanceof Uncertain) {
            return OptionalInt.empty();
        }
        if (left instanceof Whole a && right instanceof Whole b) {
            return OptionalInt.of(a.value().compareTo(b.value()));
        }
        if (!areAkin(left, right)) {
            return OptionalInt.of(kind(left).compareTo(kind(right)));
        }
        if (left instanceof Floating a && right instanceof Floating b) {
            return OptionalInt.of(Long.compare(a.number().bits(), b.number().bits()));
        }
        if (left instanceof Poison) {
            return OptionalInt.of(0);
        }
        if (left instanceof Between || right instanceof Between) {
            return FloatRanges.order(left, right);
        }
        if (left instanceof Complex a && right instanceof Complex b) {
            return compare(a, b);
        }
        if (left instanceof Tuple(var some) && right instanceof Tuple(var others)) {
            return compare(some, others);
        }
        if (left instanceof Truth a && right instanceof Truth b) {
            return OptionalInt.of(Boolean.compare(a.value(), b.value()));
        }
        if (left instanceof Token a && right instanceof Token b) {
            return OptionalInt.of(a.id().compareTo(b.id()));
        }
        if (left instanceof Infinite || right instanceof Infinite) {
            return OptionalInt.of(Integer.compare(reach(left), reach(right)));
        }
        if (left instanceof Enclosed || right instanceof Enclosed) {
            return Bounds.of(left).compare(Bounds.of(right));
        }
        if (left instanceof Word a && right instanceof Word b) {
            return OptionalInt.of(a.value().compareTo(b.value()));
        }
        Rational a = toRational(left);
        Rational b = toRational(right);
        return OptionalInt
                .of(a.numerator().multiply(b.denominator()).compareTo(b.numerator().multiply(a.denominator())));
    }

    /** Whether the two are of one kind, so that they may be equal. Elements are compared very often, so no text is made. */
    static boolean areAkin(ElementValue left, ElementValue right) {
        return switch (left) {
            case Word a -> right instanceof Word b && a.type().equals(b.type());
            case Floating a -> isFloatOf(a.number().format(), right);
            case Between a -> isFloatOf(a.low().format(), right);
            case Tuple a -> right instanceof Tuple b && a.components().size() == b.components().size();
            case Whole ignored -> isNumber(right);
            case Rational ignored -> isNumber(right);
            case Enclosed ignored -> isNumber(right);
            case Infinite ignored -> isNumber(right);
            case Truth ignored -> right instanceof Truth;
            case Complex ignored -> right instanceof Complex;
            case Token ignored -> right instanceof Token;
            case Poison ignored -> right instanceof Poison;
            case Uncertain ignored -> right instanceof Uncertain;
        };
    }

    private static boolean isFloatOf(FloatFormat format, ElementValue value) {
        return (value instanceof Floating floating && floating.number().format().equals(format))
                || (value instanceof Between between && between.low().format().equals(format));
    }

    private static boolean isNumber(ElementValue value) {
        return value instanceof Whole || value instanceof Rational || value instanceof Enclosed
                || value instanceof Infinite;
    }

    /**
     * The key that tells elements of two kinds apart. Integers and infinities are of the kind of the reals, among which
     * they are used.
     */
    private static String kind(ElementValue value) {
        return switch (value) {
            case Truth ignored -> "truth value";
            case Whole ignored -> NUMBER;
            case Rational ignored -> NUMBER;
            case Enclosed ignored -> NUMBER;
            case Infinite ignored -> NUMBER;
            case Word word -> "word of " + word.type();
            case Floating floating -> FLOAT + floating.number().format();
            case Between between -> FLOAT + between.low().format();
            case Complex ignored -> "complex number";
            case Tuple tuple -> "tuple of " + tuple.components().size();
            case Token ignored -> "token";
            case Poison ignored -> "poison";
            case Uncertain ignored -> "uncertain";
        };
    }

    /** By the real parts, then by the imaginary ones: an order that only tells whether the two are equal. */
    private static OptionalInt compare(Complex left, Complex right) {
        OptionalInt real = compare(left.real(), right.real());
        OptionalInt imaginary = compare(left.imaginary(), right.imaginary());
        if (real.isPresent() && (real.getAsInt() != 0 || imaginary.isPresent())) {
            return real.getAsInt() != 0 ? real : imaginary;
        }
        return imaginary.isPresent() && imaginary.getAsInt() != 0 ? imaginary : OptionalInt.empty();
    }

    /** By the first components that certainly differ. */
    private static OptionalInt compare(List<ElementValue> left, List<ElementValue> right) {
        boolean certain = true;
        for (int i = 0; i < left.size(); i++) {
            OptionalInt sign = compare(left.get(i), right.get(i));
            if (sign.isPresent() && sign.getAsInt() != 0) {
                return sign;
            }
            certain &= sign.isPresent();
        }
        return certain ? OptionalInt.of(0) : OptionalInt.empty();
    }

    private static int reach(ElementValue value) {
        return value instanceof Infinite infinite ? infinite.positive() ? 1 : -1 : 0;
    }

    /** Whether the right element certainly cannot take the place of the left one: it is another, and the left one is not poison. */
    public static boolean definitelyUnrefined(ElementValue left, ElementValue right) {
        if (left instanceof Poison || left instanceof Uncertain) {
            return false;
        }
        if (left instanceof Tuple(var some) && right instanceof Tuple(var others) && some.size() == others.size()) {
            return IntStream.range(0, some.size()).anyMatch(i -> definitelyUnrefined(some.get(i), others.get(i)));
        }
        return right instanceof Poison || definitelyDiffer(left, right);
    }

    /** Whether the two are certainly different values. */
    static boolean definitelyDiffer(ElementValue left, ElementValue right) {
        OptionalInt sign = compare(left, right);
        return sign.isPresent() && sign.getAsInt() != 0;
    }

    /** The exact finite number as a rational. */
    public static Rational toRational(ElementValue number) {
        return switch (number) {
            case Rational rational -> rational;
            case Whole whole -> new Rational(whole.value(), BigInteger.ONE);
            default -> throw new RefusedInstance("expected a number, found " + number);
        };
    }
}
