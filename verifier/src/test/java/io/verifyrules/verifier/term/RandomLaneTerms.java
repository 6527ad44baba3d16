package io.verifyrules.verifier.term;

import java.util.List;
import java.util.Random;

/** Random lane terms over a few variables, some of which occur as divisors. */
public record RandomLaneTerms(Random random, List<LaneAtom.Variable> variables) {

    /** The map variable {@code name}. */
    public static LaneAtom.Variable map(String name) {
        return LaneVariables.map(name);
    }

    /** Terms over the maps a, b, d, f and the index i. */
    public static RandomLaneTerms of(long seed) {
        return new RandomLaneTerms(new Random(seed),
                List.of(map("a"), map("b"), map("d"), map("f"), LaneVariables.index("i")));
    }

    /** One of the variables. */
    public LaneInt variable() {
        return LaneInt.of(variables.get(random.nextInt(variables.size())));
    }

    /** A variable or a small constant. */
    public LaneInt leaf() {
        return random.nextInt(3) == 0 ? LaneInt.of(random.nextInt(6) - 2) : variable();
    }

    /** An integer term. */
    public LaneInt term(int depth) {
        if (depth == 0) {
            return leaf();
        }
        LaneInt left = term(depth - 1);
        LaneInt right = leaf();
        return switch (random.nextInt(8)) {
            case 0 -> left.plus(right);
            case 1 -> left.minus(right);
            case 2 -> left.times(right);
            case 3, 4 -> LaneInt.quotient(left, right);
            case 5 -> LaneInt.positivePart(left);
            case 6 -> LaneInt.min(left, right);
            default -> LaneInt.choice(condition(depth - 1), left, right);
        };
    }

    /** A condition. */
    public LaneBool condition(int depth) {
        LaneBool simple = switch (random.nextInt(3)) {
            case 0 -> LaneBool.atMost(term(depth), leaf().times(LaneInt.of(1 + random.nextInt(3))));
            case 1 -> LaneBool.equal(term(depth).times(LaneInt.of(1 + random.nextInt(3))), leaf());
            default -> LaneBool.lessThan(leaf(), term(depth));
        };
        if (depth == 0) {
            return simple;
        }
        return switch (random.nextInt(4)) {
            case 0 -> LaneBool.allOf(List.of(simple, condition(depth - 1)));
            case 1 -> LaneBool.anyOf(List.of(simple, condition(depth - 1)));
            case 2 -> LaneBool.not(simple);
            default -> simple;
        };
    }
}
