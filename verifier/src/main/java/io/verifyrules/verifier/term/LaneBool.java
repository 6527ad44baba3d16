package io.verifyrules.verifier.term;

import io.verifyrules.dsl.axis.Relation;
import java.math.BigInteger;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * A truth value on one lane of one rank class, in negation normal form over comparisons of a polynomial with 0. It knows
 * nothing of ranks: only {@link Truth.Fold} turns it into a truth value.
 */
public sealed interface LaneBool {

    /** True or false on every lane. */
    record Constant(boolean value) implements LaneBool {
        @Override
        public String toString() {
            return TermText.of(this);
        }
    }

    /** {@code term >= 0}. */
    record NonNegative(LaneInt term) implements LaneBool {
        @Override
        public String toString() {
            return TermText.of(this);
        }
    }

    /** {@code term == 0}. */
    record Zero(LaneInt term) implements LaneBool {
        @Override
        public String toString() {
            return TermText.of(this);
        }
    }

    /** {@code term != 0}. */
    record NonZero(LaneInt term) implements LaneBool {
        @Override
        public String toString() {
            return TermText.of(this);
        }
    }

    /** All of at least two parts hold. */
    record AllOf(List<LaneBool> parts) implements LaneBool {
        @Override
        public String toString() {
            return TermText.of(this);
        }
    }

    /** At least one of at least two parts holds. */
    record AnyOf(List<LaneBool> parts) implements LaneBool {
        @Override
        public String toString() {
            return TermText.of(this);
        }
    }

    LaneBool TRUE = new Constant(true);
    LaneBool FALSE = new Constant(false);

    /** {@code term >= 0}, with common factors of the coefficients divided out. */
    static LaneBool nonNegative(LaneInt term) {
        Optional<BigInteger> constant = term.constant();
        if (constant.isPresent()) {
            return new Constant(constant.get().signum() >= 0);
        }
        BigInteger gcd = Comparisons.gcd(term);
        return new NonNegative(Comparisons.divideRoundingDown(term, gcd));
    }

    /** {@code term == 0}. */
    static LaneBool zero(LaneInt term) {
        Optional<BigInteger> constant = term.constant();
        if (constant.isPresent()) {
            return new Constant(constant.get().signum() == 0);
        }
        BigInteger gcd = Comparisons.gcd(term);
        if (term.constantPart().mod(gcd).signum() != 0) {
            return FALSE;
        }
        LaneInt reduced = Comparisons.divideRoundingDown(term, gcd);
        return new Zero(reduced.leadingSign() < 0 ? reduced.negate() : reduced);
    }

    /** {@code left <= right}. */
    static LaneBool atMost(LaneInt left, LaneInt right) {
        return nonNegative(right.minus(left));
    }

    /** {@code left < right}. */
    static LaneBool lessThan(LaneInt left, LaneInt right) {
        return nonNegative(right.minus(left).minus(1));
    }

    /** {@code left relation right}. */
    static LaneBool compare(Relation relation, LaneInt left, LaneInt right) {
        return switch (relation) {
            case EQ -> equal(left, right);
            case NE -> not(equal(left, right));
            case LT -> lessThan(left, right);
            case LE -> atMost(left, right);
            case GT -> lessThan(right, left);
            case GE -> atMost(right, left);
        };
    }

    /** {@code left == right}. */
    static LaneBool equal(LaneInt left, LaneInt right) {
        return zero(left.minus(right));
    }

    /** All of the parts hold. */
    static LaneBool allOf(List<LaneBool> parts) {
        Set<LaneBool> flat = new LinkedHashSet<>();
        for (LaneBool part : parts) {
            switch (part) {
                case Constant constant when constant.value() -> {
                }
                case Constant ignored -> {
                    return FALSE;
                }
                case AllOf all -> flat.addAll(all.parts());
                default -> flat.add(part);
            }
        }
        for (LaneBool part : flat) {
            if (flat.containsAll(conjuncts(not(part)))) {
                return FALSE;
            }
        }
        return switch (flat.size()) {
            case 0 -> TRUE;
            case 1 -> flat.iterator().next();
            default -> new AllOf(List.copyOf(flat));
        };
    }

    /** Both hold. */
    static LaneBool and(LaneBool left, LaneBool right) {
        return allOf(List.of(left, right));
    }

    /** At least one of the parts holds. */
    static LaneBool anyOf(List<LaneBool> parts) {
        return not(allOf(parts.stream().map(LaneBool::not).toList()));
    }

    /** The opposite on the same lane. */
    static LaneBool not(LaneBool condition) {
        return switch (condition) {
            case Constant constant -> new Constant(!constant.value());
            case NonNegative atLeast -> nonNegative(atLeast.term().negate().minus(1));
            case Zero zero -> new NonZero(zero.term());
            case NonZero nonZero -> new Zero(nonZero.term());
            case AllOf all -> new AnyOf(all.parts().stream().map(LaneBool::not).toList());
            case AnyOf any -> new AllOf(any.parts().stream().map(LaneBool::not).toList());
        };
    }

    /** The parts of a conjunction; the condition itself otherwise. */
    static List<LaneBool> conjuncts(LaneBool condition) {
        return switch (condition) {
            case AllOf all -> all.parts();
            case Constant constant when constant.value() -> List.of();
            default -> List.of(condition);
        };
    }

    /** Visits the integers that a condition compares, in their order. */
    static void forEachTerm(LaneBool condition, Consumer<LaneInt> visit) {
        switch (condition) {
            case Constant ignored -> {
            }
            case NonNegative atLeast -> visit.accept(atLeast.term());
            case Zero zero -> visit.accept(zero.term());
            case NonZero nonZero -> visit.accept(nonZero.term());
            case AllOf all -> all.parts().forEach(part -> forEachTerm(part, visit));
            case AnyOf any -> any.parts().forEach(part -> forEachTerm(part, visit));
        }
    }

    /** The same comparisons of changed integers, simplified. */
    static LaneBool with(LaneBool condition, UnaryOperator<LaneInt> change) {
        return switch (condition) {
            case Constant constant -> constant;
            case NonNegative atLeast -> nonNegative(change.apply(atLeast.term()));
            case Zero zero -> zero(change.apply(zero.term()));
            case NonZero nonZero -> not(zero(change.apply(nonZero.term())));
            case AllOf all -> allOf(all.parts().stream().map(part -> with(part, change)).toList());
            case AnyOf any -> anyOf(any.parts().stream().map(part -> with(part, change)).toList());
        };
    }

    /** Arithmetic of comparisons with 0. */
    final class Comparisons {

        private Comparisons() {
        }

        /** The greatest common divisor of all coefficients but that of the constant part. */
        static BigInteger gcd(LaneInt term) {
            BigInteger gcd = BigInteger.ZERO;
            for (Map.Entry<LaneInt.Monomial, BigInteger> part : term.entries()) {
                if (!part.getKey().atoms().isEmpty()) {
                    gcd = gcd.gcd(part.getValue());
                    if (gcd.equals(BigInteger.ONE)) {
                        return gcd;
                    }
                }
            }
            return gcd;
        }

        static LaneInt divideRoundingDown(LaneInt term, BigInteger divisor) {
            if (divisor.equals(BigInteger.ONE)) {
                return term;
            }
            LaneInt quotient = LaneInt.ZERO;
            for (Map.Entry<LaneInt.Monomial, BigInteger> part : term.entries()) {
                BigInteger coefficient = LaneInt.floorDiv(part.getValue(), divisor);
                quotient = quotient.plus(LaneInt.monomial(part.getKey(), coefficient));
            }
            return quotient;
        }
    }
}
