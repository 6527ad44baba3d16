package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.value.ElementValue.Truth;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** Truth values. */
record TruthKind(List<ElementValue> small) implements ElementKind {

    static final TruthKind TRUTHS = new TruthKind(List.of(new Truth(false), new Truth(true)));

    @Override
    public ElementValue counted(BigInteger number) {
        return new Truth(number.testBit(0));
    }

    @Override
    public Optional<ElementValue> nearest(BigInteger number) {
        return Optional.empty();
    }

    @Override
    public Optional<ElementValue> typed(ElementValue value) {
        return value instanceof Truth ? Optional.of(value) : Optional.empty();
    }

    @Override
    public Optional<ElementType> wider() {
        return Optional.of(new ElementType.Machine(false, Byte.SIZE));
    }
}
