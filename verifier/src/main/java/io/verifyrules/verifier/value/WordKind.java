package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.value.ElementValue.Whole;
import io.verifyrules.verifier.value.ElementValue.Word;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The integers of machines. */
record WordKind(ElementType.Machine type) implements ElementKind {

    private static final int FEWEST_BITS = 4;
    private static final int MOST_BITS = 64;

    private static final Map<ElementType.Machine, List<ElementValue>> KNOWN = Stream.of(4, 8, 16, 32, 64)
            .flatMap(bits -> Stream.of(new ElementType.Machine(true, bits), new ElementType.Machine(false, bits)))
            .collect(Collectors.toUnmodifiableMap(type -> type, WordKind::made));

    @Override
    public List<ElementValue> small() {
        return Optional.ofNullable(KNOWN.get(type)).orElseGet(() -> made(type));
    }

    /** The small ones, those where the type ends, and those whose doubles go beyond. */
    private static List<ElementValue> made(ElementType.Machine type) {
        BigInteger halfway = type.greatest().add(BigInteger.ONE).shiftRight(1);
        return Stream
                .concat(WholeKind.SMALL.stream().map(BigInteger::valueOf),
                        Stream.of(type.greatest(), type.least(), halfway, halfway.negate(),
                                type.greatest().subtract(BigInteger.ONE)))
                .<ElementValue>map(value -> Word.wrapped(value, type))
                .distinct()
                .toList();
    }

    @Override
    public ElementValue counted(BigInteger number) {
        return Word.wrapped(number, type);
    }

    @Override
    public Optional<ElementValue> nearest(BigInteger number) {
        return Optional.of(Word.wrapped(number, type));
    }

    @Override
    public Optional<ElementValue> typed(ElementValue value) {
        return switch (value) {
            case Word word when word.type().equals(type) -> Optional.of(word);
            case Whole whole when type.contains(whole.value()) -> Optional.of(new Word(whole.value(), type));
            default -> Optional.empty();
        };
    }

    @Override
    public List<BigInteger> edges() {
        return List.of(type.least(), type.greatest());
    }

    @Override
    public List<ElementType> mistaken() {
        return Stream.of(ofSameBits(), narrower()).flatMap(Optional::stream).toList();
    }

    @Override
    public Optional<ElementType> wider() {
        return type.bits() < MOST_BITS ? Optional.of(new ElementType.Machine(true, 2 * type.bits())) : Optional.empty();
    }

    @Override
    public Optional<ElementType> narrower() {
        return type.bits() > FEWEST_BITS
                ? Optional.of(new ElementType.Machine(type.signed(), type.bits() / 2))
                : Optional.empty();
    }

    @Override
    public Optional<ElementType> ofSameBits() {
        return Optional.of(new ElementType.Machine(!type.signed(), type.bits()));
    }
}
