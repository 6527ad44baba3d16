package io.verifyrules.dsl.element;

import java.math.BigInteger;
import java.util.Set;

/** An element written down. */
public sealed interface Literal {

    /** An integer, read as an {@code int} or a {@code real}. */
    record Whole(BigInteger value) implements Literal {
        @Override
        public String toString() {
            return value.toString();
        }
    }

    /** A truth value. */
    record Truth(boolean value) implements Literal {
        @Override
        public String toString() {
            return Boolean.toString(value);
        }
    }

    /** An infinity, which only {@code min}, {@code max} and comparisons should meet. */
    record Infinity(boolean positive) implements Literal {
        @Override
        public String toString() {
            return positive ? "+inf" : "-inf";
        }
    }

    /** A number of bits, such as that of the type itself, as an element of it. */
    record Bits(Width width) implements Literal {
        @Override
        public String toString() {
            return "bits(" + width + ")";
        }
    }

    /** The least or the greatest element of the type, where its highest bit is taken for a sign. */
    record Extreme(boolean greatest) implements Literal {
        @Override
        public String toString() {
            return greatest ? "INT_MAX" : "INT_MIN";
        }
    }

    /** The element that stands for any: what comes of it is poison, and may be replaced by anything. */
    record Poison() implements Literal {
        @Override
        public String toString() {
            return "poison";
        }
    }

    /** The types that have it among their elements. */
    default Set<ElementType> types() {
        return switch (this) {
            case Truth ignored -> ElementTypes.TRUTHS;
            case Infinity ignored -> ElementTypes.UNBOUNDED;
            case Whole whole -> ElementTypes.thatHave(whole.value());
            case Bits ignored -> ElementTypes.SIGNLESS;
            case Extreme ignored -> ElementTypes.SIGNLESS;
            case Poison ignored -> ElementTypes.SIGNLESS;
        };
    }

    /** The literal's own type; it takes the type of what it meets. */
    default ElementType.Undecided type() {
        return this instanceof Truth ? ElementType.TRUTH : ElementType.NUMERAL;
    }
}
