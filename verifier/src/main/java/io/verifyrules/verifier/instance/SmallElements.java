package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.FloatReading;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.ElementValue.Poison;
import io.verifyrules.verifier.value.ElementValue.Rational;
import io.verifyrules.verifier.value.ElementValue.Token;
import io.verifyrules.verifier.value.ElementValue.Truth;
import io.verifyrules.verifier.value.ElementValue.Whole;
import io.verifyrules.verifier.value.ElementValue.Word;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A few elements of each closed type, the simplest first. */
final class SmallElements {

    private static final List<ElementValue> TRUTHS = List.of(new Truth(false), new Truth(true));
    private static final List<Integer> SMALL = List.of(0, 1, -1, 2, 3, -2);
    private static final List<ElementValue> WHOLES = SMALL.stream()
            .<ElementValue>map(value -> new Whole(BigInteger.valueOf(value)))
            .toList();
    private static final List<ElementValue> REALS = Stream
            .concat(SMALL.stream().map(value -> fraction(value, 1)), Stream.of(fraction(1, 2), fraction(-1, 2)))
            .<ElementValue>map(value -> value)
            .toList();
    private static final List<ElementValue> COMPLEXES = List.of(complex(0, 0), complex(1, 0), complex(0, 1),
            complex(-1, 0), complex(1, 1), complex(0, -1), complex(2, 0), complex(1, 2), complex(-1, 1), complex(-2, 3),
            new ElementValue.Complex(fraction(1, 2), fraction(0, 1)));
    private static final List<ElementValue> TOKENS = IntStream.range(0, 4)
            .<ElementValue>mapToObj(id -> new Token(BigInteger.valueOf(id)))
            .toList();

    private SmallElements() {
    }

    private static final Map<ElementType.Machine, List<ElementValue>> WORDS = Stream.of(4, 8, 16, 32, 64)
            .flatMap(bits -> Stream.of(new ElementType.Machine(true, bits), new ElementType.Machine(false, bits)))
            .collect(Collectors.toUnmodifiableMap(type -> type, SmallElements::made));

    private static List<ElementValue> words(ElementType.Machine type) {
        return Optional.ofNullable(WORDS.get(type)).orElseGet(() -> made(type));
    }

    /** The small ones, those where the type ends, and those whose doubles go beyond. */
    private static List<ElementValue> made(ElementType.Machine type) {
        BigInteger halfway = type.greatest().add(BigInteger.ONE).shiftRight(1);
        return Stream
                .concat(SMALL.stream().map(BigInteger::valueOf),
                        Stream.of(type.greatest(), type.least(), halfway, halfway.negate(),
                                type.greatest().subtract(BigInteger.ONE)))
                .<ElementValue>map(value -> Word.wrapped(value, type))
                .distinct()
                .toList();
    }

    /** The numbers without a sign, and poison. */
    private static List<ElementValue> signless(ElementType.Signless type) {
        return Stream.concat(words(type.unsigned()).stream(), Stream.of(new Poison())).toList();
    }

    private static ElementValue complex(int real, int imaginary) {
        return new ElementValue.Complex(fraction(real, 1), fraction(imaginary, 1));
    }

    private static Rational fraction(int numerator, int denominator) {
        return new Rational(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    /** The elements of a closed type as a rule reads floats, or tokens where the type is arbitrary. */
    static List<ElementValue> of(ElementType type, FloatReading floats) {
        return type instanceof ElementType.Floating && floats.hasPoison()
                ? Stream.concat(of(type).stream(), Stream.of(new Poison())).toList()
                : of(type);
    }

    /** The elements that are not poison where the type is one of floats. */
    static List<ElementValue> of(ElementType type) {
        return switch (type) {
            case ElementType.Bool ignored -> TRUTHS;
            case ElementType.Int ignored -> WHOLES;
            case ElementType.Real ignored -> REALS;
            case ElementType.Complex ignored -> COMPLEXES;
            case ElementType.Machine machine -> words(machine);
            case ElementType.Signless signless -> signless(signless);
            case ElementType.Floating floating -> FloatElements.of(floating.format());
            case ElementType.Open ignored -> TOKENS;
            case ElementType.Tuple tuple -> throw tuple.undeclared();
            case ElementType.Undecided undecided -> throw undecided.undecided();
            case ElementType.AnyFormat every -> throw every.ofNoFormat();
        };
    }

    /** The elements simplest first that are of the same kind as the given one. */
    static List<ElementValue> like(ElementValue value) {
        return switch (value) {
            case Truth ignored -> TRUTHS;
            case Whole ignored -> WHOLES;
            case Word word -> words(word.type());
            case Poison ignored -> List.of(value);
            case ElementValue.Floating floating -> FloatElements.of(floating.number().format());
            case ElementValue.Between between -> FloatElements.of(between.low().format());
            case Token ignored -> TOKENS;
            case Rational ignored -> REALS;
            case ElementValue.Complex ignored -> COMPLEXES;
            case ElementValue.Tuple ignored -> List.of(value);
            case ElementValue.Infinite infinite -> of(infinite.type());
            case ElementValue.Enclosed ignored -> REALS;
            case ElementValue.Uncertain ignored -> REALS;
        };
    }
}
