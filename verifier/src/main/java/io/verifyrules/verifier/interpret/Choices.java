package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.verifier.value.ElementValue.Word;
import io.verifyrules.verifier.value.FloatNumber;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * The choices of freezes in the place of poison, one element for each place of each freeze. Operations choose the sign
 * of a zero. A choice that nobody has made yet is the number of the freeze and of the place. So two freezes, and two
 * places, choose differently. Not for use by several threads.
 */
final class Choices {

    /** A place of a freeze, in row-major order. */
    private record Place(String choice, int ordinal, int bits) {}

    /** More ways to choose are not all tried. */
    private static final int MOST_BITS = 8;

    private final Map<Place, BigInteger> made;
    private final Map<String, Integer> numbers = new LinkedHashMap<>();

    private Choices(Map<Place, BigInteger> made) {
        this.made = new LinkedHashMap<>(made);
    }

    static Choices any() {
        return new Choices(Map.of());
    }

    /** The element that is chosen. */
    Word of(String choice, int ordinal, ElementType.Machine type) {
        int number = numbers.computeIfAbsent(choice, key -> numbers.size());
        BigInteger chosen = made.computeIfAbsent(new Place(choice, ordinal, type.bits()),
                key -> BigInteger.valueOf((long) number + ordinal));
        return Word.wrapped(chosen, type);
    }

    /** The same of floats. */
    FloatNumber of(String choice, int ordinal, FloatFormat format) {
        return new FloatNumber(format,
                of(choice, ordinal, new ElementType.Machine(false, format.bits())).value().longValue());
    }

    /** Whether an operation of the name chooses another sign than the one without a choice, which it does if that is said. */
    boolean flips(String operation, int ordinal) {
        return made.computeIfAbsent(new Place(operation, ordinal, 1), key -> BigInteger.ZERO).testBit(0);
    }

    /** Whether something was chosen. */
    boolean isEmpty() { return made.isEmpty(); }

    /** All ways to choose at the places that were asked for so far; none if these are too many. */
    List<Choices> ways() {
        List<Place> places = new ArrayList<>(made.keySet());
        int bits = places.stream().mapToInt(Place::bits).sum();
        return bits > MOST_BITS ? List.of() : IntStream.range(0, 1 << bits).mapToObj(way -> way(places, way)).toList();
    }

    /**
     * Whether the predicate holds for every choice at the places that were asked for so far. It is false if these are
     * too many ways to try, or if further places are asked for.
     */
    boolean everyWay(Predicate<Choices> holds) {
        List<Choices> ways = ways();
        return !ways.isEmpty() && ways.stream().allMatch(way -> holds.test(way) && way.made.size() == made.size());
    }

    private static Choices way(List<Place> places, int number) {
        Map<Place, BigInteger> made = new LinkedHashMap<>();
        int rest = number;
        for (Place place : places) {
            made.put(place, BigInteger.valueOf(rest & ((1 << place.bits()) - 1)));
            rest >>= place.bits();
        }
        return new Choices(made);
    }
}
