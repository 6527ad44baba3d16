package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.verifier.value.ElementValue.Floating;
import io.verifyrules.verifier.value.ElementValue.Rational;
import io.verifyrules.verifier.value.ElementValue.Token;
import io.verifyrules.verifier.value.ElementValue.Truth;
import io.verifyrules.verifier.value.ElementValue.Whole;
import io.verifyrules.verifier.value.ElementValue.Word;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/** What counterexamples take a declared function for has the laws that it is declared to have, on all elements that are tried. */
class CombiningModelTest {

    private static final FloatFormat F16 = FloatFormat.F16;
    private static final ElementType.Machine U4 = new ElementType.Machine(false, 4);
    private static final ElementType.Machine S8 = new ElementType.Machine(true, 8);

    private static List<ElementValue> some(LongFunction<ElementValue> element, long from, long to) {
        return LongStream.rangeClosed(from, to).mapToObj(element).toList();
    }

    private static List<ElementValue> floats() {
        List<ElementValue> all = new ArrayList<>();
        for (boolean negative : new boolean[]{false, true}) {
            all.add(new Floating(FloatNumber.zero(F16, negative)));
            all.add(new Floating(FloatNumber.infinity(F16, negative)));
        }
        all.add(new Floating(FloatNumber.notANumber(F16)));
        all.add(new Floating(FloatNumber.rounded(F16, FloatRounding.UPWARD, BigInteger.ONE, BigInteger.ONE)));
        all.add(new Floating(FloatNumber.rounded(F16, FloatRounding.UPWARD, BigInteger.TEN.negate(), BigInteger.ONE)));
        return all;
    }

    private static List<ElementValue> pairs(List<ElementValue> first, List<ElementValue> second) {
        return first.stream().flatMap(a -> second.stream().map(b -> ElementValue.Tuple.of(List.of(a, b)))).toList();
    }

    static Stream<Arguments> modelsAndElements() {
        return Stream
                .of(new Elements(ElementType.BOOL, List.of(new Truth(false), new Truth(true))),
                        new Elements(ElementType.INT, some(i -> new Whole(BigInteger.valueOf(i)), -3, 3)),
                        new Elements(ElementType.REAL,
                                some(i -> new Rational(BigInteger.valueOf(i), BigInteger.valueOf(3)), -4, 4)),
                        new Elements(ElementType.OPEN, some(i -> new Token(BigInteger.valueOf(i)), 0, 6)),
                        new Elements(U4, some(i -> new Word(BigInteger.valueOf(i), U4), 0, 15)),
                        new Elements(S8, some(i -> new Word(BigInteger.valueOf(i), S8), 120, 127)),
                        new Elements(new ElementType.Floating(F16), floats()),
                        new Elements(new ElementType.Tuple(List.of(ElementType.INT, ElementType.OPEN)),
                                pairs(some(i -> new Whole(BigInteger.valueOf(i)), -1, 1),
                                        some(i -> new Token(BigInteger.valueOf(i)), 0, 2))),
                        new Elements(new ElementType.Tuple(List.of(new ElementType.Floating(F16), ElementType.BOOL)),
                                pairs(floats().subList(0, 5), List.of(new Truth(false), new Truth(true)))),
                        new Elements(new ElementType.Tuple(List.of(U4)),
                                some(i -> ElementValue.Tuple.of(List.of(new Word(BigInteger.valueOf(i), U4))), 0, 5)))
                .flatMap(elements -> CombiningModel.of(elements.type())
                        .stream()
                        .map(model -> Arguments.of(model, elements)));
    }

    /** Elements of a type. */
    record Elements(ElementType type, List<ElementValue> all) {

        /** No identity, or one of the elements. */
        List<Optional<ElementValue>> identities() {
            return Stream.concat(Stream.of(Optional.<ElementValue>empty()), all.stream().map(Optional::of)).toList();
        }

        @Override
        public String toString() {
            return type.toString();
        }
    }

    @ParameterizedTest
    @MethodSource("modelsAndElements")
    void isAssociativeAndCommutativeAndHasItsIdentity(CombiningModel model, Elements elements) {
        ElementType type = elements.type();
        for (Optional<ElementValue> identity : elements.identities()) {
            for (ElementValue a : elements.all()) {
                identity.ifPresent(neutral -> {
                    assertThat(model.apply(type, identity, neutral, a)).isEqualTo(a);
                    assertThat(model.apply(type, identity, a, neutral)).isEqualTo(a);
                });
                for (ElementValue b : elements.all()) {
                    ElementValue ab = model.apply(type, identity, a, b);
                    assertThat(model.apply(type, identity, b, a)).as("%s, %s", a, b).isEqualTo(ab);
                    assertThat(TypedElement.of(ab, type)).as("an element of its type").isEqualTo(ab);
                    for (ElementValue c : elements.all()) {
                        assertThat(model.apply(type, identity, ab, c)).as("%s, %s, %s of %s", a, b, c, identity)
                                .isEqualTo(model.apply(type, identity, a, model.apply(type, identity, b, c)));
                    }
                }
            }
        }
    }
}
