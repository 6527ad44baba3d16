package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.verifier.value.ElementValue.Rational;
import io.verifyrules.verifier.value.ElementValue.Token;
import io.verifyrules.verifier.value.ElementValue.Truth;
import io.verifyrules.verifier.value.ElementValue.Tuple;
import io.verifyrules.verifier.value.ElementValue.Whole;
import io.verifyrules.verifier.value.ElementValue.Word;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The associative and commutative functions that instances take a declared one for. Each is one on all elements of its
 * type, whatever element it is to leave as the identity. A solver's model of such a function is not associative, so
 * refutations are looked for among these.
 */
public enum CombiningModel {
    /** The sum, less the identity; of truth values the exclusive or; of tokens that of their numbers. Floats have none. */
    SUM("a + b, less the identity"),
    /** The greater one in some order of all elements, in which the identity is the least. */
    GREATEST("the greater of both, the identity being the least"),
    /** Of tuples the greater one as the last components say, and where these are the same as those before them. */
    GREATEST_BY_LAST("the greater of both by the last components, the identity being the least"),
    /** One and the same element, but where an operand is the identity. */
    CONSTANT("one element for all, but beside the identity");

    private final String text;

    CombiningModel(String text) {
        this.text = text;
    }

    /**
     * The models of the type, the one that tells most elements apart first; of tuples one in which each component
     * depends on others.
     */
    public static List<CombiningModel> of(ElementType type) {
        boolean ofSeveral = ElementTypes.parts(type).size() > 1;
        boolean adds = ElementTypes.parts(type).stream().noneMatch(ElementType.Floating.class::isInstance);
        return Stream
                .of(ofSeveral ? List.of(GREATEST_BY_LAST, GREATEST) : List.<CombiningModel>of(),
                        adds ? List.of(SUM) : List.<CombiningModel>of(), List.of(GREATEST, CONSTANT))
                .flatMap(List::stream)
                .distinct()
                .toList();
    }

    /** The value of the function for a and b, in words. */
    public String text() {
        return text;
    }

    /** The function of two elements of the type that are known exactly. */
    public ElementValue apply(ElementType type, Optional<ElementValue> identity, ElementValue left,
            ElementValue right) {
        if (identity.isPresent()) {
            if (left.equals(identity.get())) {
                return right;
            }
            if (right.equals(identity.get())) {
                return left;
            }
        }
        return switch (this) {
            case SUM -> sum(type, identity, left, right);
            case GREATEST -> ElementOrder.compare(left, right).orElseThrow() >= 0 ? left : right;
            case GREATEST_BY_LAST ->
                ElementOrder.compare(backwards(left), backwards(right)).orElseThrow() >= 0 ? left : right;
            case CONSTANT -> others(type).stream()
                    .filter(other -> identity.filter(other::equals).isEmpty())
                    .findFirst()
                    .orElseThrow();
        };
    }

    private static ElementValue sum(ElementType type, Optional<ElementValue> identity, ElementValue left,
            ElementValue right) {
        return switch (left) {
            case Truth a ->
                new Truth(a.value() ^ ((Truth) right).value() ^ identity.filter(new Truth(true)::equals).isPresent());
            case Whole a -> new Whole(a.value().add(((Whole) right).value()).subtract(number(identity)));
            case Word a -> Word.wrapped(a.value().add(((Word) right).value()).subtract(number(identity)), a.type());
            case Rational a -> minus(plus(a, (Rational) right), identity);
            case Token a -> exchanged(
                    new Token(exchanged(a, identity).id().add(exchanged((Token) right, identity).id())), identity);
            case Tuple(List<ElementValue> components) when type instanceof ElementType.Tuple of ->
                ElementValue.Tuple.of(IntStream.range(0, components.size())
                        .mapToObj(i -> sum(of.component(i), identity.map(neutral -> component(neutral, i)),
                                components.get(i), component(right, i)))
                        .toList());
            default -> throw new RefusedInstance("a sum of " + left + " in " + type);
        };
    }

    private static ElementValue backwards(ElementValue element) {
        return element instanceof Tuple(List<ElementValue> components) ? new Tuple(components.reversed()) : element;
    }

    private static ElementValue component(ElementValue tuple, int index) {
        return ((Tuple) tuple).components().get(index);
    }

    private static BigInteger number(Optional<ElementValue> identity) {
        return identity.map(value -> switch (value) {
            case Whole whole -> whole.value();
            case Word word -> word.value();
            default -> throw new RefusedInstance("expected an integer, found " + value);
        }).orElse(BigInteger.ZERO);
    }

    private static Rational plus(Rational a, Rational b) {
        return new Rational(a.numerator().multiply(b.denominator()).add(b.numerator().multiply(a.denominator())),
                a.denominator().multiply(b.denominator()));
    }

    private static Rational minus(Rational a, Optional<ElementValue> identity) {
        return identity.map(ElementOrder::toRational)
                .map(b -> plus(a, new Rational(b.numerator().negate(), b.denominator())))
                .orElse(a);
    }

    /** The token, with the identity and the first token exchanged, whose number is 0. */
    private static Token exchanged(Token token, Optional<ElementValue> identity) {
        Token zero = new Token(BigInteger.ZERO);
        Token neutral = identity.map(Token.class::cast).orElse(zero);
        return token.equals(neutral) ? zero : token.equals(zero) ? neutral : token;
    }

    /** Two elements of the type, one of which is not the identity. */
    private static List<ElementValue> others(ElementType type) {
        ElementKind kind = ElementKind.of(type);
        if (!kind.hasFunctions()) {
            throw new RefusedInstance("a declared function of elements of type " + type);
        }
        return kind.apart();
    }
}
