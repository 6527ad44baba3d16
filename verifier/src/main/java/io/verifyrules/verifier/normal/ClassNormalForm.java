package io.verifyrules.verifier.normal;

import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The normal form of the lane terms of one class: variables replaced by what the hypotheses say they equal, division by
 * divisors that are proved to be >= 1 carried out as far as it goes, and guards written on quotients.
 *
 * <p>Every replacement is an equation that holds on each lane satisfying the hypotheses, or a change of variables that
 * misses no integer (step = interior + 1; dividend = quotient * divisor + remainder with 0 <= remainder < divisor), so a
 * claim in normal form holds on all such lanes exactly when the original does.
 */
final class ClassNormalForm {

    private final Map<LaneAtom.Variable, LaneInt> replacements = new HashMap<>();
    private final Set<LaneInt> positive = new LinkedHashSet<>();
    private final Map<LaneInt, LaneInt> divisorOfRemainder = new HashMap<>();
    private final List<LaneBool> facts = new ArrayList<>();
    /** The atoms in normal form as far as they were asked for; what is learnt makes all of it out of date. */
    private final Map<LaneAtom, LaneInt> known = new HashMap<>();

    /** Replaces a variable that does not occur in its replacement, everywhere from now on. */
    void replace(LaneAtom.Variable variable, LaneInt replacement) {
        ReplaceVariables single = new ReplaceVariables(Map.of(variable, replacement));
        replacements.replaceAll((key, value) -> single.of(value));
        known.clear();
        replacements.put(variable, replacement);
    }

    /** Records a divisor, or a factor of one, that is proved to be >= 1 on every lane satisfying the hypotheses. */
    void provedPositive(LaneInt divisor) {
        positive.add(divisor);
        known.clear();
        facts.add(LaneBool.atMost(LaneInt.ONE, divisor));
    }

    boolean isPositive(LaneInt divisor) {
        return positive.contains(divisor);
    }

    /** Records that {@code remainder} is a variable of its own with {@code 0 <= remainder < divisor}. */
    void remainder(LaneInt remainder, LaneInt divisor) {
        divisorOfRemainder.put(remainder, divisor);
        known.clear();
        facts.add(LaneBool.nonNegative(remainder));
        facts.add(LaneBool.lessThan(remainder, divisor));
    }

    /**
     * What is known of divisors and of the variables that the normal form introduced. Guards are rewritten by these facts,
     * so the facts themselves are not: a hypothesis {@code d >= 1} becomes trivial, and stands here instead.
     */
    List<LaneBool> facts() {
        ReplaceVariables replace = new ReplaceVariables(replacements);
        return facts.stream().map(replace::of).toList();
    }

    /** The term in normal form. */
    LaneInt of(LaneInt term) {
        return term.substitute(this::of);
    }

    private LaneInt of(LaneAtom atom) {
        LaneInt normal = known.get(atom);
        if (normal == null) {
            normal = rewrite(atom);
            known.put(atom, normal);
        }
        return normal;
    }

    private LaneInt rewrite(LaneAtom atom) {
        return switch (atom) {
            case LaneAtom.Variable variable -> replacements.getOrDefault(variable, LaneInt.of(variable));
            case LaneAtom.PositivePart part -> LaneInt.positivePart(of(part.of()));
            case LaneAtom.Quotient quotient -> divide(of(quotient.dividend()), of(quotient.divisor()));
            case LaneAtom.Choice choice ->
                LaneInt.choice(of(choice.condition()), of(choice.then()), of(choice.otherwise()));
        };
    }

    /** The condition in normal form. */
    LaneBool of(LaneBool condition) {
        return switch (condition) {
            case LaneBool.Constant constant -> constant;
            case LaneBool.NonNegative atLeast -> guard(of(atLeast.term()));
            case LaneBool.Zero zero -> equation(of(zero.term()));
            case LaneBool.NonZero nonZero -> LaneBool.not(equation(of(nonZero.term())));
            case LaneBool.AllOf all -> LaneBool.allOf(all.parts().stream().map(this::of).toList());
            case LaneBool.AnyOf any -> LaneBool.anyOf(any.parts().stream().map(this::of).toList());
        };
    }

    private LaneInt divide(LaneInt dividend, LaneInt divisor) {
        Optional<BigInteger> constant = divisor.constant();
        if (constant.isPresent()) {
            return constant.get().signum() > 0
                    ? finish(Polynomials.split(dividend, constant.get()), divisor)
                    : LaneInt.quotient(dividend, divisor);
        }
        if (isPositive(divisor) && dividend.equals(divisor)) {
            return LaneInt.ONE;
        }
        Optional<List<LaneInt>> factors = Polynomials.factors(divisor);
        if (factors.isEmpty() || !factors.get().stream().allMatch(this::isPositive)) {
            return LaneInt.quotient(dividend, divisor);
        }
        for (LaneAtom.Quotient inner : Polynomials.quotientsAlone(dividend)) {
            // (x + y / a) / b == (a * x + y) / (a * b), so that the order in which divisions are nested does not matter.
            if (Polynomials.factors(inner.divisor()).filter(by -> by.stream().allMatch(this::isPositive)).isPresent()) {
                LaneInt beside = dividend.minus(LaneInt.of(inner));
                return divide(beside.times(inner.divisor()).plus(inner.dividend()), inner.divisor().times(divisor));
            }
        }
        List<LaneInt> remaining = new ArrayList<>(factors.get());
        LaneInt quotient = dividend;
        while (!remaining.isEmpty()) {
            // Nested division: first by a factor that leaves no new remainder, whichever order the product is written in.
            LaneInt current = quotient;
            LaneInt next = remaining.stream()
                    .filter(factor -> dividesCleanly(current, factor))
                    .findFirst()
                    .orElse(remaining.getFirst());
            remaining.remove(next);
            quotient = finish(Polynomials.split(quotient, next), next);
        }
        return quotient;
    }

    private boolean dividesCleanly(LaneInt dividend, LaneInt factor) {
        LaneInt rest = Polynomials.split(dividend, factor).rest();
        return rest.equals(LaneInt.ZERO) || isRemainder(rest, factor);
    }

    private boolean isRemainder(LaneInt term, LaneInt divisor) {
        return Optional.ofNullable(divisorOfRemainder.get(term)).filter(divisor::equals).isPresent();
    }

    private LaneInt finish(Polynomials.Split split, LaneInt divisor) {
        LaneInt rest = split.rest();
        if (rest.equals(LaneInt.ZERO) || isRemainder(rest, divisor)) {
            return split.quotient();
        }
        LaneInt belowZero = rest.negate().minus(1);
        if (belowZero.equals(LaneInt.ZERO) || isRemainder(belowZero, divisor)) {
            return split.quotient().minus(1);
        }
        return split.quotient().plus(LaneInt.quotient(rest, divisor));
    }

    /**
     * {@code term >= 0}, on the quotient where a factor d >= 1 allows it: with {@code term = d * q + rest},
     * it says {@code q >= 0} for rest 0 or 0 <= rest < d, and {@code q >= 1} for -d <= rest < 0.
     */
    private LaneBool guard(LaneInt term) {
        for (LaneInt factor : positive) {
            if (Polynomials.singleVariable(factor).isEmpty()) {
                continue;
            }
            Polynomials.Split split = Polynomials.split(term, factor);
            LaneInt belowZero = split.rest().negate().minus(1);
            if (split.quotient().equals(LaneInt.ZERO)) {
                continue;
            }
            if (split.rest().equals(LaneInt.ZERO) || isRemainder(split.rest(), factor)) {
                return guard(split.quotient());
            }
            if (belowZero.equals(LaneInt.ZERO) || isRemainder(belowZero, factor)) {
                return guard(split.quotient().minus(1));
            }
        }
        return LaneBool.nonNegative(term);
    }

    private LaneBool equation(LaneInt term) {
        for (LaneInt factor : positive) {
            if (Polynomials.singleVariable(factor).isEmpty()) {
                continue;
            }
            Polynomials.Split split = Polynomials.split(term, factor);
            if (split.rest().equals(LaneInt.ZERO) && !split.quotient().equals(LaneInt.ZERO)) {
                return equation(split.quotient());
            }
        }
        return LaneBool.zero(term);
    }
}
