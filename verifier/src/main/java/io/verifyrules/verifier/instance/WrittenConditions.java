package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Terms of the denotation written as conditions on maps, as a rule would say them. A subtracted term stands on the
 * other side of the comparison, where it can be solved for. A part that terms share is shared by their conditions.
 */
final class WrittenConditions {

    private static final AxisMap ZERO = AxisMap.of(0);

    private final Map<LaneAtom, AxisMap> atoms = new HashMap<>();
    private final IdentityHashMap<LaneBool, LaneCondition> conditions = new IdentityHashMap<>();

    /** The condition; empty where it is none on maps and scalars, or its numbers do not fit 64 bits. */
    Optional<Condition> of(Truth truth) {
        try {
            return switch (truth) {
                case Truth.Constant ignored -> Optional.empty();
                case Truth.OnElement ignored -> Optional.empty();
                case Truth.Fold fold when isOpaque(fold.predicate()) -> Optional.empty();
                case Truth.OnScalars scalars when isOpaque(scalars.condition()) -> Optional.empty();
                case Truth.Fold fold -> Optional.of(new Condition.EveryLane(fold.rankClass(), on(fold.predicate())));
                case Truth.OnScalars scalars -> Optional.of(new Condition.OnScalars(on(scalars.condition())));
                case Truth.Not not -> of(not.operand()).map(Condition.Not::new);
                case Truth.AllOf all -> Optional.of(new Condition.AllOf(each(all.parts())));
                case Truth.AnyOf any when any.parts().stream().anyMatch(part -> of(part).isEmpty()) -> Optional.empty();
                case Truth.AnyOf any -> Optional.of(new Condition.AnyOf(each(any.parts())));
            };
        } catch (ArithmeticException tooLarge) {
            return Optional.empty();
        }
    }

    /** Whether it speaks of places in row-major order, for which no map is written. */
    private static boolean isOpaque(LaneBool condition) {
        return Atoms.in(condition)
                .stream()
                .anyMatch(atom -> atom instanceof CompoundAtom.Entry || atom instanceof CompoundAtom.Place);
    }

    private List<Condition> each(List<Truth> parts) {
        return parts.stream().map(this::of).flatMap(Optional::stream).toList();
    }

    private LaneCondition on(LaneBool condition) {
        LaneCondition known = conditions.get(condition);
        if (known == null) {
            known = switch (condition) {
                case LaneBool.Constant constant -> ZERO.compare(constant.value() ? Relation.EQ : Relation.NE, ZERO);
                case LaneBool.NonNegative atLeast -> compared(atLeast.term(), Relation.GE);
                case LaneBool.Zero zero -> compared(zero.term(), Relation.EQ);
                case LaneBool.NonZero other -> compared(other.term(), Relation.NE);
                case LaneBool.AllOf all -> new LaneCondition.AllOf(all.parts().stream().map(this::on).toList());
                case LaneBool.AnyOf any -> new LaneCondition.AnyOf(any.parts().stream().map(this::on).toList());
            };
            conditions.put(condition, known);
        }
        return known;
    }

    private LaneCondition compared(LaneInt term, Relation relation) {
        return sum(term, 1).compare(relation, sum(term, -1));
    }

    private AxisMap map(LaneInt term) {
        AxisMap added = sum(term, 1);
        AxisMap subtracted = sum(term, -1);
        return subtracted.equals(ZERO) ? added : added.minus(subtracted);
    }

    /** The parts of a polynomial with the given sign, without it. */
    private AxisMap sum(LaneInt term, int sign) {
        List<AxisMap> parts = new ArrayList<>();
        term.terms().forEach((monomial, coefficient) -> {
            if (coefficient.signum() == sign) {
                parts.add(product(monomial, coefficient.abs()));
            }
        });
        return parts.isEmpty() ? ZERO : balanced(parts);
    }

    /** A sum in which no part is deeper than it has to be, as one of them is sought step by step. */
    private static AxisMap balanced(List<AxisMap> parts) {
        int half = parts.size() / 2;
        return half == 0
                ? parts.getFirst()
                : balanced(parts.subList(0, half)).plus(balanced(parts.subList(half, parts.size())));
    }

    private AxisMap product(LaneInt.Monomial monomial, BigInteger coefficient) {
        Optional<AxisMap> atomsOnly = monomial.atoms().stream().map(this::atom).reduce(AxisMap::times);
        AxisMap factor = AxisMap.of(coefficient.longValueExact());
        return atomsOnly.map(product -> coefficient.equals(BigInteger.ONE) ? product : factor.times(product))
                .orElse(factor);
    }

    private AxisMap atom(LaneAtom atom) {
        AxisMap known = atoms.get(atom);
        if (known == null) {
            known = switch (atom) {
                case LaneAtom.Declared declared -> declared.map();
                case LaneAtom.Shared shared -> shared.scalar();
                case LaneAtom.Permuted permuted -> atom(permuted.of()).permuted(permuted.by());
                case CompoundAtom.PositivePart part -> AxisMap.max(ZERO, map(part.of()));
                case CompoundAtom.Quotient quotient -> map(quotient.dividend()).floorDiv(map(quotient.divisor()));
                case CompoundAtom.Choice choice ->
                    new AxisMap.Choice(on(choice.condition()), map(choice.then()), map(choice.otherwise()));
                case CompoundAtom.Entry entry ->
                    throw new IllegalArgumentException("an element in a validity: " + entry);
                case CompoundAtom.Place place -> throw new IllegalArgumentException("no map is written for " + place);
                case LaneAtom.AccessIndex index ->
                    throw new IllegalArgumentException("an index in a validity: " + index);
                case LaneAtom.Fresh fresh -> throw new IllegalArgumentException("an index in a validity: " + fresh);
            };
            atoms.put(atom, known);
        }
        return known;
    }
}
