package io.verifyrules.verifier.term;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The places of a class in row-major order, the last lane fastest. Of maps n (sizes) and i (an index) there are
 * {@code count(n)} places, the product of the sizes. {@code number(i; n)} is the place that i has among them, and
 * {@code place(u; n)} is the index that has place u. A count and a number of a place are numbers, which all lanes
 * share; a place is a map.
 *
 * <p>All three are opaque: no term says how they are computed, only what holds of them at every rank. Of a singleton they are no more
 * than n, i, and u.
 *
 * <p>Counts are 0 where a size is not positive. Outside of the sizes, {@code number} and {@code place} are chosen such
 * that {@code place(number(i; n); n) = i} for all i, in bounds or not. They have {@code 0 <= number(i; n) < count(n)}
 * only where i is in bounds.
 */
public final class RowMajor {

    private static final String INDEX = "index";
    private static final String SIZE = "size";

    private RowMajor() {
    }

    /** The number of places. */
    public static LaneInt count(RankClass rankClass, LaneInt size) {
        return rankClass.isSingleton()
                ? size
                : LaneInt.of(new CompoundAtom.Entry(new Origin.Count(rankClass),
                        new TreeMap<>(Map.of(axis(rankClass, SIZE), size))));
    }

    /** The place that an index is. */
    public static LaneInt number(RankClass rankClass, LaneInt index, LaneInt size) {
        return rankClass.isSingleton()
                ? index
                : LaneInt.of(new CompoundAtom.Entry(new Origin.Numbered(rankClass),
                        new TreeMap<>(Map.of(axis(rankClass, INDEX), index, axis(rankClass, SIZE), size))));
    }

    /** The index that is a place, on a lane of the class. */
    public static LaneInt place(RankClass rankClass, LaneInt number, LaneInt size) {
        if (rankClass.isSingleton()) {
            return number;
        }
        return numbered(number).filter(known -> known.rankClass().equals(rankClass) && known.size().equals(size))
                .map(Numbered::index)
                .orElseGet(() -> LaneInt.of(new CompoundAtom.Place(rankClass, number, size)));
    }

    /** The sizes of a place, as what it is looked up by. */
    public static SortedMap<AggregatedAxis, LaneInt> sizes(RankClass rankClass, LaneInt size) {
        return new TreeMap<>(Map.of(axis(rankClass, SIZE), size));
    }

    /** A number of a place, taken apart. */
    public record Numbered(RankClass rankClass, LaneInt index, LaneInt size) {}

    /** The parts of the number of a place, if the entry is one. */
    public static Optional<Numbered> numbered(CompoundAtom.Entry entry) {
        if (!(entry.origin() instanceof Origin.Numbered(RankClass rankClass))) {
            return Optional.empty();
        }
        return Optional.of(new Numbered(rankClass, part(entry, rankClass, INDEX), part(entry, rankClass, SIZE)));
    }

    /** The class and the sizes that are counted, if the entry is a count. */
    public static Optional<Map.Entry<RankClass, LaneInt>> counted(CompoundAtom.Entry entry) {
        return entry.origin() instanceof Origin.Count(RankClass rankClass)
                ? Optional.of(Map.entry(rankClass, entry.at().firstEntry().getValue()))
                : Optional.empty();
    }

    private static Optional<Numbered> numbered(LaneInt term) {
        return Atoms.onLane(List.of(term))
                .stream()
                .filter(atom -> atom instanceof CompoundAtom.Entry && LaneInt.of(atom).equals(term))
                .findFirst()
                .flatMap(atom -> numbered((CompoundAtom.Entry) atom));
    }

    private static LaneInt part(CompoundAtom.Entry entry, RankClass rankClass, String label) {
        return Objects.requireNonNull(entry.at().get(axis(rankClass, label)), "a number of an index among sizes");
    }

    private static AggregatedAxis axis(RankClass rankClass, String label) {
        return rankClass.axis(label);
    }
}
