package io.verifyrules.verifier.algebra;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ComplexFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.lane.ReductionEquality;
import io.verifyrules.verifier.law.Grants;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.proof.Conclusion;
import io.verifyrules.verifier.proof.Judgement;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.proof.StepKind;
import io.verifyrules.verifier.reduction.ReductionMatching;
import io.verifyrules.verifier.reduction.SideConditions;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Subterms;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Equality of elements with reductions, functions of reals or products by computing with them. Both sides are in
 * {@link AlgebraicForm normal form}, multiplied by their divisors as long as they differ. Then both are the same
 * polynomial, or their reductions are matched.
 *
 * <p>By the laws of an ordered ring, in a field by {@link Law#DIVISION_INVERTS}, and by those of the functions that occur. Side condition: what
 * both sides are multiplied by is proved not to be 0.
 */
public final class AlgebraicEquality implements ReductionEquality {

    private static final List<Law> COMMUTATIVE_RING = List.of(Law.ADD_COMMUTES, Law.ADD_ASSOCIATES, Law.ADD_ZERO,
            Law.ADD_CANCELS, Law.NEG_IS_OPPOSITE, Law.NUMERALS_ADD_UP, Law.MUL_COMMUTES, Law.MUL_ASSOCIATES,
            Law.MUL_ONE, Law.MUL_ZERO, Law.MUL_DISTRIBUTES);
    private static final List<Law> RING = Stream.concat(COMMUTATIVE_RING.stream(), Stream.of(Law.RING_IS_ORDERED))
            .toList();

    private static final int MANY_FUNCTIONS = 3;

    private static final int MANY_REDUCTIONS = 6;

    private static final Operation DIVISION = new Operation.OfBinary(BinaryOperator.DIV);

    /** Both sides are multiplied at most so often: a divisor may be a sum with divisors. */
    private static final int MOST_ROUNDS = 8;

    /** Regions of which it is told at once whether they have an index; each doubles the work. */
    private static final int MOST_CASES = 2;

    private final ReductionEquality matching;
    private final SideConditions conditions;
    private final ValueTerms terms;
    private final ClosedReductions closed;
    private final Grants grants;
    private final Predicate<TypeLaw> laws;
    private final Limit limit;
    private final Set<List<Object>> underway = new HashSet<>();
    private int told;

    /**
     * Equality for one check.
     *
     * @param matching   compares reductions of what is in normal form
     * @param conditions proves side conditions
     * @param laws       whether a type has a law; unlike grants, nobody is told that it was asked for
     */
    public AlgebraicEquality(ReductionEquality matching, SideConditions conditions, ValueTerms terms, Grants grants,
            Predicate<TypeLaw> laws, Limit limit) {
        this.matching = matching;
        this.conditions = conditions;
        this.terms = terms;
        this.closed = new ClosedReductions(terms);
        this.grants = grants;
        this.laws = laws;
        this.limit = limit;
    }

    @Override
    public List<Truth> given() {
        return matching.given();
    }

    @Override
    public Optional<Evidence> equal(ValueTerm left, ValueTerm right, Hypotheses hypotheses) {
        return matching.equal(left, right, hypotheses)
                .or(() -> byParts(left, right, hypotheses))
                .or(() -> ReductionMatching.concerns(left) || ReductionMatching.concerns(right)
                        ? computed(left, right, hypotheses, true)
                        : Optional.empty())
                .or(() -> MultipliedOut.concerns(left) && MultipliedOut.concerns(right)
                        ? multipliedOut(left, right, hypotheses)
                        : Optional.empty());
    }

    /** Complex numbers with sums in them are equal if both parts are. */
    private Optional<Evidence> byParts(ValueTerm left, ValueTerm right, Hypotheses where) {
        Ledger ledger = new Ledger(grants);
        boolean concerns = ReductionMatching.concerns(left) || ReductionMatching.concerns(right);
        return concerns && left.type().equals(ElementType.COMPLEX) && right.type().equals(ElementType.COMPLEX)
                && ledger.ask(ElementType.COMPLEX, Law.COMPLEX_PARTS).isPresent()
                        ? part(ComplexFunction.REAL_PART, left, right, where)
                                .flatMap(
                                        real -> part(ComplexFunction.IMAGINARY_PART, left, right, where).map(real::and))
                                .map(both -> both.by(ledger, StepKind.BY_PARTS,
                                        new Judgement(where, given(), new Conclusion.SameElement(left, right))))
                        : Optional.empty();
    }

    private Optional<Evidence> part(ComplexFunction function, ValueTerm left, ValueTerm right, Hypotheses where) {
        Operation part = new Operation.OfComplex(function);
        return equal(terms.apply(part, ElementType.REAL, List.of(left)),
                terms.apply(part, ElementType.REAL, List.of(right)), where);
    }

    private Optional<Evidence> matchedOrComputed(ValueTerm left, ValueTerm right, Hypotheses where) {
        return left.equals(right)
                ? Optional.of(Evidence.NONE)
                : matching.equal(left, right, where).or(() -> computed(left, right, where, true));
    }

    private Optional<Evidence> multipliedOut(ValueTerm left, ValueTerm right, Hypotheses where) {
        ElementType type = left.type();
        Ledger ledger = new Ledger(grants);
        return type.equals(right.type()) && has(type, COMMUTATIVE_RING)
                && ledger.ask(type, COMMUTATIVE_RING.toArray(Law[]::new)).isPresent()
                && new MultipliedOut(type, limit).areEqual(left, right)
                        ? Optional.of(Evidence.NONE.by(ledger, StepKind.MULTIPLIED_OUT,
                                new Judgement(where, given(), new Conclusion.SameElement(left, right))))
                        : Optional.empty();
    }

    /** Whether there are so many different functions of reals that solvers hardly ever see an equality. */
    public static boolean haveManyFunctions(ValueTerm left, ValueTerm right) {
        return RealFunctions.appliedIn(List.of(left, right)).size() >= MANY_FUNCTIONS;
    }

    /** The same of elements with functions of reals and without reductions, which solvers are asked of first. */
    public Optional<Evidence> equalByFunctions(ValueTerm left, ValueTerm right, Hypotheses hypotheses) {
        return !RealFunctions.appliedIn(List.of(left, right)).isEmpty()
                ? computed(left, right, hypotheses, true)
                : Optional.empty();
    }

    /**
     * Whether elements of many reductions have one form. To compare their parts, and to pair the reductions of both, takes longer, and
     * proves nothing where quotients or functions stand between these.
     */
    @Override
    public Optional<Evidence> atOnce(ValueTerm left, ValueTerm right, Hypotheses where) {
        return isIntricate(left) || isIntricate(right) ? computed(left, right, where, false) : Optional.empty();
    }

    private static boolean isIntricate(ValueTerm element) {
        Set<ValueTerm> all = Subterms.of(List.of(element), List.of());
        return all.stream().filter(ValueTerm.Reduction.class::isInstance).count() >= MANY_REDUCTIONS && all.stream()
                .anyMatch(term -> term instanceof ValueTerm.Apply apply
                        && (RealFunctions.isWritten(apply) || apply.operation().equals(DIVISION)));
    }

    /** @param matched whether reductions are matched where both forms differ */
    private Optional<Evidence> computed(ValueTerm left, ValueTerm right, Hypotheses where, boolean matched) {
        ElementType type = left.type();
        Ledger ledger = new Ledger(grants);
        if (!type.equals(right.type()) || !has(type, RING) || ledger.ask(type, RING.toArray(Law[]::new)).isEmpty()
                || !underway.add(List.of(left, right, where))) {
            return Optional.empty();
        }
        try {
            boolean isField = has(type, List.of(Law.DIVISION_INVERTS))
                    && ledger.ask(type, Law.DIVISION_INVERTS).isPresent();
            Comparison comparison = new Comparison(type, isField, where, ledger, matched);
            Optional<Evidence> found = comparison.of(left, right);
            return matched ? found.or(() -> comparison.caseByCase(left, right)) : found;
        } finally {
            underway.remove(List.of(left, right, where));
        }
    }

    private boolean has(ElementType type, List<Law> all) {
        return all.stream().allMatch(law -> laws.test(new TypeLaw(law, type)));
    }

    /** One comparison. */
    private final class Comparison {

        private final Hypotheses where;
        private final Ledger ledger;
        private final boolean matched;
        private final Facts facts;
        private final AlgebraicForm form;

        Comparison(ElementType type, boolean isField, Hypotheses where, Ledger ledger, boolean matched) {
            this.matched = matched;
            this.where = where;
            this.ledger = ledger;
            this.facts = new Facts(conditions, given(), limit);
            this.form = new AlgebraicForm(type, isField, terms, closed, facts, ledger, limit);
        }

        Optional<Evidence> of(ValueTerm left, ValueTerm right) {
            Polynomial a = form.of(left, where);
            Polynomial b = form.of(right, where);
            for (int round = 0; round < MOST_ROUNDS && !form.gaveUp() && !a.equals(b); round++) {
                Powers divisors = divisors(a, b);
                if (divisors.isOne()) {
                    break;
                }
                a = form.quotients().writtenOut(a.times(divisors));
                b = form.quotients().writtenOut(b.times(divisors));
            }
            Ratio number = denominators(a, b);
            ValueTerm ofLeft = form.built().of(a.times(number));
            ValueTerm ofRight = form.built().of(b.times(number));
            if (form.gaveUp()) {
                return Optional.empty();
            }
            if (ofLeft.equals(left) && ofRight.equals(right)) {
                return Optional.empty();
            }
            return compared(ofLeft, ofRight)
                    .map(rests -> facts.evidence().and(rests).by(ledger, StepKind.COMPUTED, same(left, right)));
        }

        /** Where a region has an index, and where it has none. */
        Optional<Evidence> caseByCase(ValueTerm left, ValueTerm right) {
            if (form.gaveUp() || told == MOST_CASES) {
                return Optional.empty();
            }
            told++;
            RegionCases cases = new RegionCases(AlgebraicEquality.this::matchedOrComputed, given(), facts, terms);
            Optional<Evidence> found = form.regions()
                    .open()
                    .stream()
                    .flatMap(hasIndex -> cases.equal(left, right, hasIndex, where).stream())
                    .findFirst();
            told--;
            return found;
        }

        private Optional<Evidence> compared(ValueTerm left, ValueTerm right) {
            if (left.equals(right)) {
                return Optional.of(Evidence.NONE);
            }
            return matched ? matching.equal(left, right, where) : Optional.empty();
        }

        private Judgement same(ValueTerm left, ValueTerm right) {
            return new Judgement(where, given(), new Conclusion.SameElement(left, right));
        }

        /**
         * The divisors of both, as powers above 0, as far as they are proved not to be 0 where the hypotheses hold.
         */
        private Powers divisors(Polynomial a, Polynomial b) {
            Powers divisors = Powers.NONE;
            for (Addend addend : all(a, b)) {
                for (Map.Entry<ValueTerm, Ratio> power : addend.powers().exponents().entrySet()) {
                    Ratio below = power.getValue().negated();
                    Ratio known = divisors.exponent(power.getKey());
                    if (below.compareTo(known) > 0 && form.isNotZero(power.getKey(), where)) {
                        divisors = divisors.times(Powers.of(power.getKey(), below.plus(known.negated())));
                    }
                }
            }
            return divisors;
        }

        private Ratio denominators(Polynomial a, Polynomial b) {
            BigInteger all = BigInteger.ONE;
            for (Addend addend : all(a, b)) {
                BigInteger one = addend.coefficient().denominator();
                all = all.divide(all.gcd(one)).multiply(one);
            }
            return new Ratio(all, BigInteger.ONE);
        }

        private static List<Addend> all(Polynomial a, Polynomial b) {
            return Stream.concat(a.addends().stream(), b.addends().stream()).toList();
        }
    }
}
