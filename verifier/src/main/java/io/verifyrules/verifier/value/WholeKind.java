package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.value.ElementValue.Whole;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** The mathematical integers. */
record WholeKind(List<ElementValue> small) implements ElementKind {

    /** The integers that are tried first in every type of numbers. */
    static final List<Integer> SMALL = List.of(0, 1, -1, 2, 3, -2);

    static final WholeKind WHOLES = new WholeKind(
            SMALL.stream().<ElementValue>map(value -> new Whole(BigInteger.valueOf(value))).toList());

    @Override
    public ElementValue counted(BigInteger number) {
        return new Whole(number);
    }

    @Override
    public Optional<ElementValue> nearest(BigInteger number) {
        return Optional.of(new Whole(number));
    }

    @Override
    public Optional<ElementValue> typed(ElementValue value) {
        return value instanceof Whole ? Optional.of(value) : Optional.empty();
    }

    @Override
    public Optional<ElementType> wider() {
        return Optional.of(ElementType.REAL);
    }

    @Override
    public Optional<ElementType> narrower() {
        return Optional.of(ElementType.BOOL);
    }
}
