package io.verifyrules.verifier.cli;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A command typed while files are watched: a letter, and for most the number that a rule has in the list. */
sealed interface WatchKey {

    /** The commands that can be typed. */
    String HELP = "g N: weaker conditions for rule N; c N: its counterexample; e N: why; l: all rules; q: end";

    /** The conditions under which a rule is right. */
    record Generalize(int rule) implements WatchKey {}

    /** The counterexample of a rule in full. */
    record Counterexample(int rule) implements WatchKey {}

    /** The request for an account of the verdict on a rule. */
    record Explain(int rule) implements WatchKey {}

    /** All rules with their numbers and verdicts. */
    record ListAll() implements WatchKey {}

    record Quit() implements WatchKey {}

    /** Something else. */
    record Other() implements WatchKey {}

    /** The meaning of a line. */
    static WatchKey of(String line) {
        Matcher ofRule = Pattern.compile("([gce]) *(\\d{1,6})").matcher(line.strip());
        if (ofRule.matches()) {
            int rule = Integer.parseInt(ofRule.group(2));
            return switch (ofRule.group(1)) {
                case "g" -> new Generalize(rule);
                case "c" -> new Counterexample(rule);
                default -> new Explain(rule);
            };
        }
        return switch (line.strip()) {
            case "l" -> new ListAll();
            case "q" -> new Quit();
            default -> new Other();
        };
    }
}
