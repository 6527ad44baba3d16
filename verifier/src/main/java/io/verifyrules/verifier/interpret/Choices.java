package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.interpret.ElementValue.Word;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * What freezes choose in the place of poison: one element for each place of each freeze. What nobody has said yet is the number of the
 * freeze and of the place, so that two freezes, and two places, choose differently. Not for use by several threads.
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

    /** Whether something was chosen. */
    boolean isEmpty() { return made.isEmpty(); }

    /**
     * Whether the predicate holds whatever is chosen at the places that were asked for so far; not if these are too many ways to try,
     * or if further places are asked for.
     */
    boolean everyWay(Predicate<Choices> holds) {
        List<Place> places = new ArrayList<>(made.keySet());
        int bits = places.stream().mapToInt(Place::bits).sum();
        if (bits > MOST_BITS) {
            return false;
        }
        for (int way = 0; way < 1 << bits; way++) {
            Choices choices = way(places, way);
            if (!holds.test(choices) || choices.made.size() != places.size()) {
                return false;
            }
        }
        return true;
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
