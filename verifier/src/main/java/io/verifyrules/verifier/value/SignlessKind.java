package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.value.ElementValue.Poison;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The integers of MLIR: those of machines without a sign, and poison. */
record SignlessKind(ElementType.Signless type) implements ElementKind {

    private WordKind words() {
        return new WordKind(type.unsigned());
    }

    @Override
    public List<ElementValue> small() {
        return Stream.concat(words().small().stream(), Stream.of(new Poison())).toList();
    }

    @Override
    public ElementValue counted(BigInteger number) {
        return words().counted(number);
    }

    @Override
    public Optional<ElementValue> nearest(BigInteger number) {
        return words().nearest(number);
    }

    @Override
    public Optional<ElementValue> typed(ElementValue value) {
        return value instanceof Poison ? Optional.of(value) : words().typed(value);
    }

    @Override
    public boolean hasFunctions() {
        return false;
    }

    /** Words of MLIR may be of any width, and what is made of them may be poison. */
    @Override
    public boolean isOfNumbers() { return false; }
}
