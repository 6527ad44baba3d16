package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.ElementType;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * The facts about the elements of a type: which there are, which are tried first, and which types are close to it.
 * Whatever makes, draws or changes elements asks the kind of their type. What is proved of them the theory of the
 * type says, in another package.
 */
public sealed interface ElementKind
        permits ComplexKind, FloatKind, RealKind, SignlessKind, TokenKind, TruthKind, TupleKind, WholeKind, WordKind {

    /** The kind of a type whose elements are known; of an open type that of arbitrary elements. */
    static ElementKind of(ElementType type) {
        return switch (type) {
            case ElementType.Bool ignored -> TruthKind.TRUTHS;
            case ElementType.Int ignored -> WholeKind.WHOLES;
            case ElementType.Real ignored -> RealKind.REALS;
            case ElementType.Complex ignored -> ComplexKind.COMPLEXES;
            case ElementType.Machine machine -> new WordKind(machine);
            case ElementType.Signless signless -> new SignlessKind(signless);
            case ElementType.Floating floating -> new FloatKind(floating.format());
            case ElementType.Open ignored -> TokenKind.TOKENS;
            case ElementType.Tuple tuple -> new TupleKind(tuple);
            case ElementType.Undecided undecided -> throw undecided.undecided();
            case ElementType.AnyFormat every -> throw every.ofNoFormat();
        };
    }

    /** A few elements, the simplest first: small ones, and those on which most wrong rules fail. */
    List<ElementValue> small();

    /** The element that stands where any will do. */
    default ElementValue simplest() {
        return small().getFirst();
    }

    /** Two elements that differ. */
    default List<ElementValue> apart() {
        return small().subList(0, 2);
    }

    /** The few elements that many operations treat apart. */
    default List<ElementValue> exceptional() {
        return List.of();
    }

    /** The element of a number that counts elements: all different, where the type has that many. */
    ElementValue counted(BigInteger number);

    /** The element that the number is, that it wraps to, or that is nearest to it; empty where elements are no numbers. */
    Optional<ElementValue> nearest(BigInteger number);

    /** The element as one of this kind, as whole numbers are reals, and words and floats where these are exact; empty where it is none. */
    Optional<ElementValue> typed(ElementValue value);

    /** Whether elements may be what a function gives that a rule declares. */
    default boolean hasFunctions() {
        return true;
    }

    /** Whether a computation by numbers has all elements: types that may have poison, and arbitrary ones, have others. */
    default boolean isOfNumbers() {
        return true;
    }

    /** The integers from which on a conversion cuts, rounds or overflows. */
    default List<BigInteger> edges() {
        return List.of();
    }

    /** The types that are easily mistaken for this one: of another sign, of fewer bits, of less precision. */
    default List<ElementType> mistaken() {
        return List.of();
    }

    /** A type that has all elements, and more. */
    default Optional<ElementType> wider() {
        return Optional.empty();
    }

    /** A type that has not all elements. */
    default Optional<ElementType> narrower() {
        return Optional.empty();
    }

    /** Another type of as many bits. */
    default Optional<ElementType> ofSameBits() {
        return Optional.empty();
    }
}
