package io.verifyrules.verifier.value;

import io.verifyrules.verifier.value.ElementValue.Token;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Arbitrary elements, of which only their identity is known. */
record TokenKind(List<ElementValue> small) implements ElementKind {

    static final TokenKind TOKENS = new TokenKind(
            IntStream.range(0, 4).<ElementValue>mapToObj(id -> new Token(BigInteger.valueOf(id))).toList());

    @Override
    public ElementValue counted(BigInteger number) {
        return new Token(number);
    }

    @Override
    public Optional<ElementValue> nearest(BigInteger number) {
        return Optional.empty();
    }

    @Override
    public Optional<ElementValue> typed(ElementValue value) {
        return value instanceof Token ? Optional.of(value) : Optional.empty();
    }

    @Override
    public boolean isOfNumbers() { return false; }
}
