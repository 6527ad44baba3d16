package io.verifyrules.rules.testing.proofcheck;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The outcome of a check of proofs: mistakes, what was checked, and what is taken on trust, each by name. Not for several threads. */
public final class Findings {

    private final List<String> mistakes = new ArrayList<>();
    private final SortedMap<String, Integer> checked = new TreeMap<>();
    private final SortedMap<String, Integer> trusted = new TreeMap<>();

    void wrong(String mistake) {
        mistakes.add(mistake);
    }

    void checked(String name) {
        checked.merge(name, 1, Integer::sum);
    }

    void trusts(String name) {
        trusted.merge(name, 1, Integer::sum);
    }

    /** The reasons why the proofs prove nothing; none where they are right. */
    public List<String> mistakes() {
        return List.copyOf(mistakes);
    }

    /** The number of times that each kind of check was made. */
    public SortedMap<String, Integer> checked() {
        return new TreeMap<>(checked);
    }

    /** The number of times that something was taken on trust, by name. */
    public SortedMap<String, Integer> trusted() {
        return new TreeMap<>(trusted);
    }

    /** Adds those of another check. */
    public void add(Findings other) {
        mistakes.addAll(other.mistakes);
        other.checked.forEach((name, count) -> checked.merge(name, count, Integer::sum));
        other.trusted.forEach((name, count) -> trusted.merge(name, count, Integer::sum));
    }
}
