package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.lane.LaneOracle;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.proof.Permission;
import io.verifyrules.verifier.proof.SideCondition;
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
 * Whole numbers as elements of a ring, in sums. {@code convert(a + b)} has the terms of {@code convert(a)} and
 * {@code convert(b)}, and a size n is a sum of 1 over n indices, also where it wraps.
 *
 * <p>By {@link Law#CONVERSION_KEEPS_ARITHMETIC} and {@link Law#NUMERALS_ADD_UP}. Side condition of a number that
 * becomes a sum: it is no index. It is one of the lane of a singleton, and not below 0.
 */
record ConvertedNumbers(ValueTerms terms, LaneOracle oracle, Ledger ledger, ComplexParts.Sums sums) {

    /** The terms of a whole number as an element of another type: those of the number, each factor converted. */
    Optional<List<GuardedTerm>> of(ElementReducer reducer, ValueTerm.Apply apply, Operation.OfConversion conversion,
            Hypotheses where) {
        return permission(reducer, conversion).flatMap(
                numerals -> Distribution.of(BinaryOperator.MUL, reducer, apply.type(), ledger).map(distribution -> {
                    List<GuardedTerm> all = new ArrayList<>();
                    for (GuardedTerm term : sums.of(apply.operands().getFirst(), where)) {
                        Hypotheses there = where.where(term.guard());
                        List<GuardedTerm> product = List.of(term.withFactors(List.of()));
                        for (ValueTerm factor : term.factors()) {
                            product = sums.product(product, of(factor, conversion, apply.type(), there, numerals),
                                    distribution, where);
                        }
                        all.addAll(product);
                    }
                    return all;
                }));
    }

    /** Leave to write conversions of whole numbers to the type as sums, under the monoid. */
    private Optional<Permission> permission(ElementReducer reducer, Operation.OfConversion conversion) {
        boolean wraps = conversion.to() instanceof ElementType.Machine || conversion.to() instanceof ElementType.Open;
        return reducer == Monoid.SUM && conversion.conversion() == Conversion.CONVERT
                && conversion.from().equals(ElementType.INT) && wraps
                && ledger.ask(ElementType.INT, Law.ofCombinations(Monoid.SUM)).isPresent()
                        ? ledger.ask(conversion.to(), Law.CONVERSION_KEEPS_ARITHMETIC, Law.NUMERALS_ADD_UP,
                                Law.NEG_IS_OPPOSITE)
                        : Optional.empty();
    }

    /** The terms of a factor of a whole number, as an element of the type. */
    private List<GuardedTerm> of(ValueTerm factor, Operation.OfConversion conversion, ElementType type,
            Hypotheses where, Permission numerals) {
        return Optional.of(factor)
                .filter(ValueTerm.Counted.class::isInstance)
                .map(ValueTerm.Counted.class::cast)
                .flatMap(counted -> counts(counted, where, numerals))
                .orElseGet(() -> List.of(GuardedTerm.of(terms.apply(conversion, type, List.of(factor)))));
    }

    /** For each product of a number that a rule counts with as many indices as it has factors. */
    private Optional<List<GuardedTerm>> counts(ValueTerm.Counted counted, Hypotheses where, Permission numerals) {
        List<GuardedTerm> all = new ArrayList<>();
        for (Map.Entry<LaneInt.Monomial, BigInteger> product : counted.number().terms().entrySet()) {
            List<ValueTerm.BoundIndex> indices = new ArrayList<>();
            List<Truth> guards = new ArrayList<>();
            for (LaneAtom atom : product.getKey().atoms()) {
                Optional<RankClass> lane = lane(counted.rankClass(), atom)
                        .filter(rankClass -> isCount(rankClass, atom, where));
                if (lane.isEmpty()) {
                    return Optional.empty();
                }
                LaneAtom.Fresh index = terms.fresh().opened(terms.fresh().bound(lane.get(), "k"));
                indices.add(new ValueTerm.BoundIndex(index, Optional.empty()));
                guards.add(Truth.fold(lane.get(), LaneBool.and(LaneBool.nonNegative(LaneInt.of(index)),
                        LaneBool.lessThan(LaneInt.of(index), LaneInt.of(atom)))));
            }
            all.add(GuardedTerm.of(product.getValue(), numerals).where(Truth.allOf(guards)).over(indices));
        }
        return Optional.of(all);
    }

    /** The singleton of whose lane the atom is a number. */
    private static Optional<RankClass> lane(Optional<RankClass> stated, LaneAtom atom) {
        Optional<RankClass> lane = atom instanceof LaneAtom.Variable variable && variable.isNumber()
                ? variable.rankClass().or(() -> stated)
                : stated;
        return lane.filter(RankClass::isSingleton);
    }

    private boolean isCount(RankClass rankClass, LaneAtom atom, Hypotheses where) {
        if (atom instanceof LaneAtom.Variable variable && variable.kind() == LaneAtom.Kind.INDEX) {
            return false;
        }
        LaneBool notNegative = LaneBool.nonNegative(LaneInt.of(atom));
        Optional<SideCondition> proof = oracle.entailment(rankClass, where.about(rankClass, notNegative), notNegative);
        proof.ifPresent(ledger::met);
        return proof.isPresent();
    }
}
