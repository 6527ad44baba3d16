package io.verifyrules.verifier.text;

import java.util.stream.Collectors;

/**
 * The part of a text that a message shows: a few characters, with those in hexadecimal digits that no terminal should
 * get.
 */
final class Shown {

    private static final int LENGTH = 20;

    private Shown() {
    }

    /** The text at a place, up to the end of its line. */
    static String of(String text, int at, int end) {
        if (at >= end) {
            return "the end";
        }
        int to = at;
        while (to < end && to - at < LENGTH && text.charAt(to) != '\n') {
            to++;
        }
        return "'" + printable(text.substring(at, to).strip()) + "'";
    }

    private static String printable(String found) {
        return found.chars()
                .mapToObj(c -> Character.isISOControl(c) ? String.format("\\%02X", c) : Character.toString(c))
                .collect(Collectors.joining());
    }
}
