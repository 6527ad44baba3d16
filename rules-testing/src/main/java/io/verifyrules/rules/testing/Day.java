package io.verifyrules.rules.testing;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The part of a collection that is looked at where all of it takes too long. Each day has another part, and the nightly
 * build has all.
 *
 * @param number the days since 1970
 * @param whole  whether everything is looked at
 */
public record Day(long number, boolean whole) {

    /** The day of this build, or the one that the option {@code samples.day} names. */
    public static Day today() {
        return new Day(Long.getLong("samples.day", LocalDate.now(ZoneOffset.UTC).toEpochDay()),
                Integer.getInteger("samples.scale", 1) > 1);
    }

    /**
     * One of so many of a list, in its order, beginning at another place each day. As many days have all of it, and twice as many where a
     * test runs on every other day only.
     */
    public <T> List<T> part(List<T> all, int of) {
        long turn = of % 2 == 0 ? number + Math.floorDiv(number, of) : number;
        long first = Math.floorMod(turn, (long) of);
        return whole
                ? all
                : IntStream.range(0, all.size()).filter(place -> place % of == first).mapToObj(all::get).toList();
    }

    /**
     * Whether a collection, which has two days of four for what takes long, has this one. The collections of the tool take turns, on the
     * days of {@link EveryOtherDay} too.
     */
    boolean isOf(String collection) {
        return whole || Math.floorMod(Math.floorDiv(number, 2L) + collection.hashCode(), 2L) == 0;
    }

    /** The option that gives the same part again, for messages. */
    @Override
    public String toString() {
        return "-Dsamples.day=" + number;
    }
}
