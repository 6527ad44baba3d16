package io.verifyrules.dsl.axis;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * An order of the lanes of one rank class. It is a bijection of the lanes, made of those that the rule declares, of
 * which nothing is known. It is a word of these and their inverses, and takes a lane {@code l} to
 * {@code first(second(..(l)))}. A permutation beside its own inverse is left out, so words that are the same by the
 * laws of groups are the same word.
 *
 * @param of      the class of the lanes
 * @param letters the declared ones and their inverses; empty where every lane stays where it is
 */
public record Permutation(RankClass of, List<Letter> letters) {

    /**
     * A permutation that the rule declares, or its inverse.
     *
     * @param lanes the declaration: on each lane the lane that it is taken to
     */
    public record Letter(AxisMap.Variable lanes, boolean inverse) {

        Letter inverted() {
            return new Letter(lanes, !inverse);
        }

        @Override
        public String toString() {
            return inverse ? lanes.name() + ".inverse" : lanes.name();
        }
    }

    public Permutation {
        letters = reduced(letters);
        for (Letter letter : letters) {
            if (!letter.lanes().of().equals(of)) {
                throw new IllFormedException("a permutation of rank class " + of + " has a part of rank class "
                        + letter.lanes().of() + Namesakes.hint(of, letter.lanes().of()));
            }
        }
    }

    /**
     * The one that is declared.
     *
     * @throws IllFormedException of a singleton, which has one lane
     */
    public static Permutation declared(AxisMap.Variable lanes) {
        if (lanes.of().isSingleton()) {
            throw new IllFormedException("permutation: the rank class " + lanes.of()
                    + " is a singleton, and one lane has no order; leave the permutation out");
        }
        return new Permutation(lanes.of(), List.of(new Letter(lanes, false)));
    }

    private static List<Letter> reduced(List<Letter> letters) {
        List<Letter> reduced = new ArrayList<>();
        for (Letter letter : letters) {
            if (!reduced.isEmpty() && reduced.getLast().equals(letter.inverted())) {
                reduced.removeLast();
            } else {
                reduced.add(letter);
            }
        }
        return List.copyOf(reduced);
    }

    /**
     * This one after the other one: what it takes a lane {@code l} to is {@code this(other(l))}. So what is permuted by this and then by
     * the other is permuted by {@code this * other}.
     */
    public Permutation times(Permutation other) {
        if (!other.of.equals(of)) {
            throw new IllFormedException("'*': permutations of one class are combined, but one is of rank class " + of
                    + " and the other of rank class " + other.of + Namesakes.hint(of, other.of));
        }
        List<Letter> all = new ArrayList<>(letters);
        all.addAll(other.letters);
        return new Permutation(of, all);
    }

    /** The one that takes every lane back. */
    public Permutation inverted() {
        return new Permutation(of, letters.reversed().stream().map(Letter::inverted).toList());
    }

    /** Whether every lane stays where it is, by the laws of groups. */
    public boolean isIdentity() {
        return letters.isEmpty();
    }

    @Override
    public String toString() {
        return letters.stream().map(Letter::toString).collect(Collectors.joining(" * "));
    }
}
