package io.verifyrules.verifier.value;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Values that may be one number: real numbers of a rule are floats of 64 bits in a program, which differ in their last digits, and of
 * functions only bounds are known.
 */
public final class NearNumbers {

    private static final double TOLERANCE = 1e-9;
    private static final String DIGITS = "~?(-?[0-9.]+(?:[eE]-?[0-9]+)?)(?:/([0-9.]+))?";
    private static final Pattern NUMBER = Pattern.compile(DIGITS);
    private static final Pattern BOUNDS = Pattern.compile("\\[?(" + DIGITS + ") ?(?:\\.\\.|,) ?(" + DIGITS + ")\\]?");

    private record Bounds(double low, double high) {

        /** No bounds contain what is not a number. */
        static Bounds of(String text) {
            Matcher both = BOUNDS.matcher(text);
            return both.matches()
                    ? new Bounds(number(both.group(1)), number(both.group(4)))
                    : new Bounds(number(text), number(text));
        }

        boolean meets(Bounds other) {
            double slack = TOLERANCE * Math.max(1, Math.abs(low));
            return low <= other.high + slack && other.low <= high + slack;
        }
    }

    private NearNumbers() {
    }

    /** Whether both are the same text, or bounds that have a number in common. */
    public static boolean mayBeSame(ElementValue one, ElementValue other) {
        return one.toString().equals(other.toString()) || Bounds.of(one.toString()).meets(Bounds.of(other.toString()));
    }

    private static double number(String text) {
        Matcher digits = NUMBER.matcher(text);
        if (!digits.matches()) {
            return Double.NaN;
        }
        double above = Double.parseDouble(digits.group(1));
        return digits.group(2) == null ? above : above / Double.parseDouble(digits.group(2));
    }
}
