package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.value.ElementValue;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** The facts about values whatever the inputs of a program are. */
record KnownValues(Positions positions, Constants constants, Tables tables) {

    private static final long MOST_FOLDED = 20_000;

    /** The integers of a tensor in row-major order, where they depend on no input. */
    Optional<List<BigInteger>> integers(Denoted tensor) {
        return tensor.dimensions().isKnown() ? Closed.integers(tensor, positions, tables) : Optional.empty();
    }

    /** Whether a truth value is true at no place. */
    boolean isNowhere(Denoted condition) {
        return (condition.dimensions().isKnown() && condition.count() == 0)
                || truths(condition).filter(all -> all.stream().noneMatch(each -> each)).isPresent();
    }

    /** Whether a truth value is true at all places, of which there are some. */
    boolean isEverywhere(Denoted condition) {
        return condition.dimensions().isKnown() && condition.count() > 0
                && truths(condition).filter(all -> all.stream().allMatch(each -> each)).isPresent();
    }

    /** Truth values in row-major order, where they are computed of integers alone and depend on no input. */
    private Optional<List<Boolean>> truths(Denoted condition) {
        return condition.dimensions().isKnown() && Closed.isOfIntegers(condition.tensor())
                ? integers(condition).map(all -> all.stream().map(each -> each.signum() != 0).toList())
                : Optional.empty();
    }

    /** The tensor with these elements in row-major order, each without dimensions; empty where not all are written down. */
    Optional<Denoted> constant(List<Denoted> elements, ElementType element, List<Integer> sizes) {
        if (elements.stream().anyMatch(each -> Denotations.written(each).isEmpty())) {
            return Optional.empty();
        }
        List<Optional<ElementValue>> values = elements.stream().map(each -> Closed.element(each, positions)).toList();
        return values.stream().allMatch(Optional::isPresent)
                ? Optional.of(constants.of(sizes, element, values.stream().map(Optional::orElseThrow).toList()))
                : Optional.empty();
    }

    /** The elements of a tensor as a constant, where it has the same ones for all inputs, in every implementation. */
    Optional<Denoted> folded(Denoted value) {
        if (!value.dimensions().isKnown() || value.count() > MOST_FOLDED || !Exact.isExact(value.tensor(), tables)) {
            return Optional.empty();
        }
        return Closed.evaluated(value.tensor(), positions, tables.values())
                .map(tensor -> constants.of(value.sizes(), value.element(),
                        Tables.elements(positions, value.sizes(), tensor)));
    }
}
