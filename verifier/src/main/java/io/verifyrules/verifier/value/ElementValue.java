package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.ElementType;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;

/** One concrete tensor element. */
public sealed interface ElementValue {

    /** A truth value. */
    record Truth(boolean value) implements ElementValue {
        @Override
        public String toString() {
            return Boolean.toString(value);
        }
    }

    /** A mathematical integer. */
    record Whole(BigInteger value) implements ElementValue {
        @Override
        public String toString() {
            return value.toString();
        }
    }

    /** An element of a machine's integers. */
    record Word(BigInteger value, ElementType.Machine type) implements ElementValue {
        public Word {
            if (!type.contains(value)) {
                throw new IllegalArgumentException(value + " is no element of " + type);
            }
        }

        /** The element that differs from the number by a multiple of 2 to the number of bits. */
        public static Word wrapped(BigInteger number, ElementType.Machine type) {
            return new Word(type.wrapped(number), type);
        }

        @Override
        public String toString() {
            return value.toString();
        }
    }

    /** An element that may be replaced by any element of its type. */
    record Poison() implements ElementValue {
        @Override
        public String toString() {
            return "poison";
        }
    }

    /** A floating-point number. */
    record Floating(FloatNumber number) implements ElementValue {
        @Override
        public String toString() {
            return number.toString();
        }
    }

    /** A floating-point number of which only that is known that it lies between two others, minus zero before zero. */
    record Between(FloatNumber low, FloatNumber high) implements ElementValue {
        public Between {
            if (low.isNaN() || high.isNaN() || !low.format().equals(high.format())) {
                throw new IllegalArgumentException("no number lies between " + low + " and " + high);
            }
        }

        @Override
        public String toString() {
            return low + " .. " + high;
        }
    }

    /** An exact rational number in lowest terms with a positive denominator; a real without a finite form is {@link Enclosed}. */
    record Rational(BigInteger numerator, BigInteger denominator) implements ElementValue {
        public Rational {
            if (denominator.signum() == 0) {
                throw new IllegalArgumentException("denominator 0");
            }
            if (!denominator.equals(BigInteger.ONE)) {
                BigInteger gcd = numerator.gcd(denominator).max(BigInteger.ONE);
                BigInteger sign = BigInteger.valueOf(denominator.signum());
                numerator = numerator.divide(gcd).multiply(sign);
                denominator = denominator.divide(gcd).multiply(sign);
            }
        }

        @Override
        public String toString() {
            return denominator.equals(BigInteger.ONE) ? numerator.toString() : numerator + "/" + denominator;
        }
    }

    /** A real without a finite form, such as {@code exp(1)}: all that is known of it is that {@code low <= x <= high}. */
    record Enclosed(double low, double high) implements ElementValue {
        public Enclosed {
            if (!Double.isFinite(low) || !Double.isFinite(high) || low > high) {
                throw new IllegalArgumentException("no number lies between " + low + " and " + high);
            }
        }

        @Override
        public String toString() {
            return EnclosureText.of(this);
        }
    }

    /** A complex number: two parts that are reals, each {@link Rational} or {@link Enclosed}. */
    record Complex(ElementValue real, ElementValue imaginary) implements ElementValue {
        public Complex {
            if (!isReal(real) || !isReal(imaginary)) {
                throw new IllegalArgumentException("no complex number has the parts " + real + " and " + imaginary);
            }
        }

        private static boolean isReal(ElementValue part) {
            return part instanceof Rational || part instanceof Enclosed;
        }

        /** The number with the given parts, which may be whole; uncertain where a part is. */
        public static ElementValue of(ElementValue real, ElementValue imaginary) {
            if (real instanceof Uncertain || imaginary instanceof Uncertain) {
                return real instanceof Uncertain ? real : imaginary;
            }
            return new Complex(part(real), part(imaginary));
        }

        private static ElementValue part(ElementValue part) {
            return part instanceof Whole whole ? new Rational(whole.value(), BigInteger.ONE) : part;
        }

        @Override
        public String toString() {
            return ComplexText.of(this);
        }
    }

    /** A tuple of elements, each of which something is known of. */
    record Tuple(List<ElementValue> components) implements ElementValue {
        public Tuple {
            components = List.copyOf(components);
        }

        /** The tuple of the elements; uncertain where one is. */
        public static ElementValue of(List<ElementValue> components) {
            for (ElementValue component : components) {
                if (component instanceof Uncertain) {
                    return component;
                }
            }
            return new Tuple(components);
        }

        @Override
        public String toString() {
            return components.stream().map(ElementValue::toString).collect(Collectors.joining(", ", "(", ")"));
        }
    }

    /** An infinity of a numeric type. */
    record Infinite(boolean positive, ElementType type) implements ElementValue {
        @Override
        public String toString() {
            return positive ? "+inf" : "-inf";
        }
    }

    /** An element of an arbitrary type, of which only its identity is known. */
    record Token(BigInteger id) implements ElementValue {
        @Override
        public String toString() {
            return "e" + id;
        }
    }

    /**
     * An element of which the interpreter knows nothing: a number too large to compute, or a comparison that rounding leaves
     * open. Not to be confused with what an element type does not define, which is an element like any other, see
     * {@link UndefinedValues}.
     */
    record Uncertain(String reason) implements ElementValue {
        @Override
        public String toString() {
            return "uncertain (" + reason + ")";
        }
    }
}
