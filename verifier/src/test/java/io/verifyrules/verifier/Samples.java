package io.verifyrules.verifier;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * How much those tests look at that cannot look at everything. Random rules are the same in each build, so that what fails fails again;
 * the nightly build has ten times as many, and others each night. Of long grids each day has another part, and the night has all.
 */
public final class Samples {

    /** The first seed of what is drawn at random. */
    public static final long FIRST = Long.getLong("samples.first", 0);

    private static final int SCALE = Integer.getInteger("samples.scale", 1);

    private Samples() {
    }

    private static long day() {
        return Long.getLong("samples.day", LocalDate.now(ZoneOffset.UTC).toEpochDay());
    }

    /** How many are drawn at random where a usual build has so many. */
    public static int number(int usual) {
        return usual * SCALE;
    }

    /** One of so many of a grid, in its order; all of it in the night. */
    public static <T> List<T> part(List<T> grid, int of) {
        if (SCALE > 1 || grid.size() <= of) {
            return grid;
        }
        List<Integer> places = new ArrayList<>();
        for (int place = 0; place < grid.size(); place++) {
            places.add(place);
        }
        Collections.shuffle(places, new Random(day()));
        return places.subList(0, grid.size() / of).stream().sorted().map(grid::get).toList();
    }

    /** The option that gives the same parts again, for messages. */
    public static String repeated() {
        return "-Dsamples.day=" + day();
    }
}
