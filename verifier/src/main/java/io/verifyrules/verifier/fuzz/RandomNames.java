package io.verifyrules.verifier.fuzz;

import java.util.List;
import java.util.Random;

/**
 * The names of the things of a random rule where the language leaves a choice. These are the second axis of a class,
 * and the indices of reductions. A verdict on a rule does not depend on it, so the same rule is made in both ways.
 */
enum RandomNames {

    /** Each thing has a name of its own. */
    APART {
        @Override
        String twin(Random random) {
            return "r";
        }

        @Override
        String index(int number, Random random) {
            return "index" + number;
        }
    },

    /**
     * An axis is called like a map, a scalar, a permutation, a tensor or another class, an index like an axis. Labels keep the order that they
     * have in {@link #APART}, by which axes are sorted, so that both ways make the same rule.
     */
    SHARED {
        @Override
        String twin(Random random) {
            return TWINS.get(random.nextInt(TWINS.size()));
        }

        @Override
        String index(int number, Random random) {
            return number < INDICES.size() ? INDICES.get(number) : "index" + number;
        }
    };

    private static final List<String> TWINS = List.of("n", "m1", "p", "k1", "q", "i", "r", "e", "n'", "order1");
    private static final List<String> INDICES = List.of("r", "c'", "s'", "d'", "x", "n'", "r'");

    /** The label of the second axis of the class of any rank. */
    abstract String twin(Random random);

    /** The name of the rule's index with the given number; each is declared once. */
    abstract String index(int number, Random random);
}
