package io.verifyrules.verifier.algebra;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.normal.MentionedVariables;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Numbers that a rule counts with as polynomials, and sums of their powers over an interval in closed form. Let
 * {@code S(x)} be the sum of {@code k^p} over {@code 0 <= k < x}, a polynomial of degree p + 1. The sum over
 * {@code low <= k < high} is {@code S(high) - S(low)}. {@code S} is Faulhaber's polynomial.
 *
 * <p>Side conditions: the index has one lane; {@code low} and {@code high} do not depend on it, and {@code low <= high}.
 */
final class ClosedSums {

    private static final int MOST_POWER = 8;

    private final ValueTerms terms;
    private final ElementType type;
    private final Facts facts;
    private final Intervals intervals;

    ClosedSums(ValueTerms terms, ElementType type, Facts facts, Intervals intervals) {
        this.terms = terms;
        this.type = type;
        this.facts = facts;
        this.intervals = intervals;
    }

    /** The number as a polynomial in numbers that are no sums or products; on the lane of the class, where one is given. */
    Polynomial number(Optional<RankClass> rankClass, LaneInt number) {
        Polynomial sum = Polynomial.ZERO;
        for (Map.Entry<LaneInt.Monomial, BigInteger> term : number.terms().entrySet()) {
            Powers product = Powers.NONE;
            for (LaneAtom atom : term.getKey().atoms()) {
                product = product.times(Powers.of(element(rankClass, atom), Ratio.ONE));
            }
            sum = sum.plus(Polynomial.of(product).times(new Ratio(term.getValue(), BigInteger.ONE)));
        }
        return sum;
    }

    private ValueTerm element(Optional<RankClass> stated, LaneAtom atom) {
        Optional<RankClass> rankClass = atom instanceof LaneAtom.Variable variable && variable.isNumber()
                ? variable.rankClass()
                : stated;
        ValueTerm counted = terms.counted(rankClass, LaneInt.of(atom));
        return type.equals(ElementType.INT)
                ? counted
                : terms.apply(new Operation.OfConversion(Conversion.CONVERT, ElementType.INT, type), type,
                        List.of(counted));
    }

    /** The number that an element is, if it is one that the rule counts with. */
    static Optional<ValueTerm.Counted> counted(ValueTerm element) {
        return switch (element) {
            case ValueTerm.Counted counted -> Optional.of(counted);
            case ValueTerm.Apply apply when apply.operation() instanceof Operation.OfConversion conversion
                    && conversion.conversion() == Conversion.CONVERT && conversion.from().equals(ElementType.INT)
                    && apply.operands().getFirst() instanceof ValueTerm.Counted counted ->
                Optional.of(counted);
            default -> Optional.empty();
        };
    }

    /** A sum over fewer indices. */
    record Summed(Polynomial body, Truth guard) {}

    /**
     * The sum of the powers over one index, where all parts that depend on the index are powers of itself. The result
     * is to be summed over the other indices where the guard holds.
     */
    Optional<Summed> over(ValueTerm.BoundIndex index, Powers powers, Truth guard, Hypotheses where) {
        if (!index.rankClass().isSingleton()) {
            return Optional.empty();
        }
        Optional<Integer> degree = degree(index.variable(), powers);
        Optional<Intervals.Interval> interval = degree.flatMap(power -> intervals.of(index, guard, where));
        return interval
                .filter(box -> facts.prove("an interval is not turned around",
                        Truth.fold(index.rankClass(), LaneBool.atMost(box.low(), box.high())), where.where(box.rest())))
                .map(box -> {
                    Optional<RankClass> on = Optional.of(index.rankClass());
                    Polynomial sum = sum(degree.orElseThrow(), number(on, box.high()))
                            .plus(sum(degree.orElseThrow(), number(on, box.low())).times(Ratio.of(-1)));
                    Powers others = powers.of(atom -> !mentions(atom, index.variable()));
                    return new Summed(sum.times(others), box.rest());
                });
    }

    /** The exponent of the index, if the powers depend on it in no other way. */
    private Optional<Integer> degree(LaneAtom.Variable index, Powers powers) {
        int degree = 0;
        for (Map.Entry<ValueTerm, Ratio> power : powers.exponents().entrySet()) {
            if (mentions(power.getKey(), index)) {
                boolean isIndex = counted(power.getKey()).filter(counted -> counted.number().equals(LaneInt.of(index)))
                        .isPresent();
                if (!isIndex || !power.getValue().isWhole() || power.getValue().signum() < 0
                        || power.getValue().compareTo(Ratio.of(MOST_POWER)) > 0) {
                    return Optional.empty();
                }
                degree += power.getValue().numerator().intValueExact();
            }
        }
        return Optional.of(degree);
    }

    private boolean mentions(ValueTerm atom, LaneAtom.Variable index) {
        return MentionedVariables.in(atom, terms).contains(index);
    }

    /** The sum of {@code k^power} over {@code 0 <= k < x}: {@code 1 / (p + 1)} times the sum of {@code C(p + 1, i) B(i) x^(p + 1 - i)}. */
    private static Polynomial sum(int power, Polynomial x) {
        List<Ratio> bernoulli = bernoulli(power);
        Polynomial sum = Polynomial.ZERO;
        for (int i = 0; i <= power; i++) {
            Polynomial product = Polynomial.of(bernoulli.get(i).times(new Ratio(choose(power + 1, i), BigInteger.ONE)));
            for (int factor = 0; factor < power + 1 - i; factor++) {
                product = product.times(x);
            }
            sum = sum.plus(product);
        }
        return sum.times(Ratio.of(power + 1L).inverse());
    }

    /** Bernoulli's numbers from the 0th on; the first one is -1/2. */
    private static List<Ratio> bernoulli(int last) {
        List<Ratio> all = new ArrayList<>();
        for (int m = 0; m <= last; m++) {
            Ratio sum = Ratio.of(m == 0 ? 1 : 0);
            for (int k = 0; k < m; k++) {
                sum = sum.plus(new Ratio(choose(m + 1, k), BigInteger.ONE).times(all.get(k)).negated());
            }
            all.add(m == 0 ? sum : sum.times(Ratio.of(m + 1L).inverse()));
        }
        return all;
    }

    private static BigInteger choose(int n, int k) {
        BigInteger product = BigInteger.ONE;
        for (int i = 0; i < k; i++) {
            product = product.multiply(BigInteger.valueOf(n - i)).divide(BigInteger.valueOf(i + 1L));
        }
        return product;
    }
}
