package io.verifyrules.verifier;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * How much those tests look at that cannot look at everything. Each day has its part of a month of seeds and of long grids, and what fails
 * names its seed or its day. The nightly build has all of a grid, and as many seeds as a month, others each night.
 */
public final class Samples {

    /** The first seed of what is drawn at random, and is the same in each build: those tests count what becomes of many. */
    public static final long FIRST = Long.getLong("samples.first", 0);

    private static final int DAYS = 30;
    private static final int SCALE = Integer.getInteger("samples.scale", 1);

    private Samples() {
    }

    private static long day() {
        return Long.getLong("samples.day", LocalDate.now(ZoneOffset.UTC).toEpochDay());
    }

    /** Whether this build takes the time to look at everything. */
    public static boolean areWhole() {
        return SCALE > 1;
    }

    /** How many are drawn at random where a usual build has so many. */
    public static int number(int usual) {
        return usual * SCALE;
    }

    /** The first seed of what is drawn at random where a usual build has so many. An even number has an even first seed. */
    public static long first(int usual) {
        return Long.getLong("samples.first", Math.floorMod(day(), DAYS) * (long) usual);
    }

    /** The seeds of what is drawn at random where a usual build has so many. */
    public static LongStream seeds(int usual) {
        return LongStream.range(first(usual), first(usual) + number(usual));
    }

    /**
     * One of so many parts of the seeds from {@link #FIRST} on, where a test counts what becomes of those: another part each day. The nightly
     * build has as many parts as there are, from its own first seed.
     */
    public static LongStream partOfSeeds(int all, int of) {
        int each = all / of;
        return areWhole()
                ? LongStream.range(FIRST, FIRST + number(all))
                : LongStream.range(FIRST + (long) turn(of) * each, FIRST + (long) (turn(of) + 1) * each);
    }

    /** All seeds that a month of usual builds has. */
    public static LongStream month(int usual) {
        return LongStream.range(0, (long) usual * DAYS);
    }

    /** One of so many parts of a grid, in its order; each has its day, and as many days have all. The night has all of it, too. */
    public static <T> List<T> part(List<T> grid, int of) {
        if (areWhole() || grid.size() <= of) {
            return grid;
        }
        List<Integer> places = new ArrayList<>();
        for (int place = 0; place < grid.size(); place++) {
            places.add(place);
        }
        Collections.shuffle(places, new Random(of));
        int turn = turn(of);
        return IntStream.range(0, places.size())
                .filter(place -> place % of == turn)
                .map(places::get)
                .sorted()
                .mapToObj(grid::get)
                .toList();
    }

    /** One of some that each take long, another one each day; all of them in the night. */
    public static <T> List<T> oneOf(List<T> all) {
        return areWhole() ? all : List.of(all.get(turn(all.size())));
    }

    /**
     * The place of this day in a row of so many, where each day takes one of them. Where a test has every other day, twice as many days take
     * all of them.
     */
    public static int turn(int of) {
        return turn(day(), of);
    }

    static int turn(long day, int of) {
        return Math.floorMod(of % 2 == 0 ? day + Math.floorDiv(day, of) : day, of);
    }

    /** Whether a class or test that has this place in a row of so many days runs today. */
    static boolean isDay(int place, int of) {
        return Math.floorMod(day(), of) == place;
    }

    /** The option that gives the same parts again, for messages. */
    public static String repeated() {
        return "-Dsamples.day=" + day();
    }
}
