package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.math.BigInteger;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * An operation that may have undefined behaviour. A program that has it at any element may do anything, whether or not
 * the element is used. So the left side has none at any access in bounds of the operation, and the right side is to
 * have none.
 *
 * @param defined at each access, that the operation has no undefined behaviour there
 */
record DemandedOperation(ArithOperator operator, TensorMeaning defined) {

    /** At any access in bounds: each axis has its own index, as the result of the rule has on its axes. */
    Definedness anywhere() {
        SortedMap<AggregatedAxis, LaneInt> access = indices();
        return new Definedness(operator.symbol(), Accesses.inBounds(access, defined.sizes()), at(access));
    }

    private SortedMap<AggregatedAxis, LaneInt> indices() {
        SortedMap<AggregatedAxis, LaneInt> access = new TreeMap<>();
        defined.sizes().keySet().forEach(axis -> access.put(axis, index(axis)));
        return access;
    }

    private static LaneInt index(AggregatedAxis axis) {
        return LaneInt.of(new LaneAtom.AccessIndex(axis));
    }

    private Truth at(SortedMap<AggregatedAxis, LaneInt> access) {
        return new Truth.OnElement(defined.at(access));
    }

    /** The accesses at which the operation reads what is read elsewhere, as far as they can be computed. */
    Set<SortedMap<AggregatedAxis, LaneInt>> accessesOf(Collection<ValueTerm.Read> elsewhere) {
        Set<SortedMap<AggregatedAxis, LaneInt>> accesses = new LinkedHashSet<>();
        for (ValueTerm.Read own : Reads.of(defined.at(indices()))) {
            elsewhere.stream()
                    .filter(read -> read.origin().equals(own.origin()))
                    .flatMap(read -> access(own.index(), read.index()).stream())
                    .forEach(accesses::add);
        }
        return accesses;
    }

    /** The access at which the own index is the wanted one; on axes that the read does not depend on, the one at hand. */
    private Optional<SortedMap<AggregatedAxis, LaneInt>> access(SortedMap<AggregatedAxis, LaneInt> own,
            SortedMap<AggregatedAxis, LaneInt> wanted) {
        SortedMap<AggregatedAxis, LaneInt> access = indices();
        for (AggregatedAxis axis : defined.sizes().keySet()) {
            for (AggregatedAxis of : own.keySet()) {
                LaneInt index = Accesses.index(own, of);
                if (of.rankClass().equals(axis.rankClass()) && Atoms.variables(index).contains(variable(axis))) {
                    Optional<LaneInt> solved = solved(index, axis, Accesses.index(wanted, of));
                    if (solved.isEmpty()) {
                        return Optional.empty();
                    }
                    access.put(axis, solved.get());
                }
            }
        }
        return Optional.of(access);
    }

    private static LaneAtom.Variable variable(AggregatedAxis axis) {
        return new LaneAtom.AccessIndex(axis);
    }

    /** The index of the axis where a term that is linear in it, with the factor 1 or -1, has a value. */
    private Optional<LaneInt> solved(LaneInt term, AggregatedAxis axis, LaneInt value) {
        LaneInt.Monomial alone = index(axis).terms().firstKey();
        BigInteger factor = term.terms().getOrDefault(alone, BigInteger.ZERO);
        LaneInt rest = term.minus(index(axis).times(factor));
        boolean mixed = defined.sizes()
                .keySet()
                .stream()
                .anyMatch(any -> Atoms.variables(rest).contains(variable(any)));
        return mixed || !factor.abs().equals(BigInteger.ONE)
                ? Optional.empty()
                : Optional.of(value.minus(rest).times(factor));
    }

    /** The consequences at the given accesses of there being no undefined behaviour anywhere. */
    List<Definedness> instances(Collection<SortedMap<AggregatedAxis, LaneInt>> accesses) {
        return accesses.stream()
                .map(access -> new Definedness(operator.symbol(), Accesses.inBounds(access, defined.sizes()),
                        at(access)))
                .toList();
    }
}
