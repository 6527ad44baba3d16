package io.verifyrules.verifier.generalize;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.function.Predicate;

/**
 * Looks for a short disjunction that excludes a wrong case and admits the right ones: one literal, else two, else a few.
 *
 * @param literals the literals that may be used
 * @param most how many at most
 * @param effort the effort, in which the steps are entered
 */
record CoverSearch(List<Literal> literals, int most, Effort effort) {

    private static final int WIDTH = 40;
    private static final double EASE = 4;
    private static final int BEST = 40;
    private static final int HEAVY = 4;
    private static final int CANDIDATES = 1500;
    private static final int SETS_IN_A_STEP = 40;

    CoverSearch {
        literals = List.copyOf(literals);
    }

    /**
     * Disjunctions that admit all right cases, those first that exclude most of the wrong ones for what it takes to read them.
     *
     * @param usable which literals do not hold where they must not
     * @param size   one literal, two, or a few
     */
    List<List<Literal>> excluding(Predicate<Literal> usable, BitSet right, BitSet allWrong, Size size) {
        List<Literal> possible = possible(usable, right);
        effort.enter(steps(possible.size(), size));
        List<Literal> partial = possible.stream().filter(literal -> !missing(right, literal).isEmpty()).toList();
        Best best = new Best(allWrong);
        switch (size) {
            case ONE -> possible.stream()
                    .filter(literal -> missing(right, literal).isEmpty())
                    .forEach(one -> best.offer(List.of(one)));
            case TWO -> pairs(partial, right, best);
            case FEW -> more(partial, right, best);
        }
        return best.found();
    }

    /** The number of sets that are looked at, about. */
    private long steps(int possible, Size size) {
        long sets = switch (size) {
            case ONE -> possible;
            case TWO -> (long) possible * possible / 2;
            case FEW -> (long) possible * WIDTH * most;
        };
        return 1 + (literals.size() + sets) / SETS_IN_A_STEP;
    }

    /** The number of literals in a disjunction. */
    enum Size {
        ONE,
        TWO,
        FEW
    }

    /** The sizes that are allowed. */
    List<Size> sizes() {
        return List.of(Size.values()).subList(0, Math.min(most, Size.values().length));
    }

    /** The usable literal that admits the known ones and loses fewest of the right ones. */
    Optional<Literal> leastLoss(Predicate<Literal> usable, BitSet right, BitSet known, BitSet heavy, BitSet allWrong) {
        return possible(usable, right).stream().filter(literal -> contains(literal.holds(), known)).map(literal -> {
            BitSet excluded = (BitSet) allWrong.clone();
            excluded.andNot(literal.holds());
            double kept = covered(literal, right) + HEAVY * covered(literal, heavy);
            return new Ranked(literal,
                    literal.cost() - kept * (1 + (double) excluded.cardinality() / allWrong.cardinality()));
        }).min(Comparator.comparingDouble(Ranked::rank)).map(Ranked::literal);
    }

    private List<Literal> possible(Predicate<Literal> usable, BitSet right) {
        return literals.stream()
                .filter(literal -> usable.test(literal) && literal.holds().intersects(right))
                .map(literal -> new Ranked(literal, missing(right, literal).cardinality() + literal.cost()))
                .sorted(Comparator.comparingDouble(Ranked::rank))
                .limit(CANDIDATES)
                .map(Ranked::literal)
                .toList();
    }

    private record Ranked(Literal literal, double rank) {}

    private static BitSet missing(BitSet right, Literal literal) {
        BitSet missing = (BitSet) right.clone();
        missing.andNot(literal.holds());
        return missing;
    }

    private static void pairs(List<Literal> possible, BitSet right, Best best) {
        for (int i = 0; i < possible.size(); i++) {
            BitSet missing = missing(right, possible.get(i));
            int from = missing.nextSetBit(0);
            int to = missing.length() - 1;
            for (int j = i + 1; j < possible.size(); j++) {
                BitSet holds = possible.get(j).holds();
                if (holds.get(from) && holds.get(to) && contains(holds, missing)) {
                    best.offer(List.of(possible.get(i), possible.get(j)));
                }
            }
        }
    }

    /** From each of the most promising literals on, what covers most of the rest is taken each time. */
    private void more(List<Literal> possible, BitSet right, Best best) {
        for (Literal start : possible.subList(0, Math.min(WIDTH, possible.size()))) {
            List<Literal> chosen = new ArrayList<>(List.of(start));
            BitSet missing = missing(right, start);
            while (!missing.isEmpty() && chosen.size() < most) {
                Optional<Literal> next = possible.stream()
                        .map(literal -> new Ranked(literal, literal.cost() / 100 - covered(literal, missing)))
                        .min(Comparator.comparingDouble(Ranked::rank))
                        .map(Ranked::literal);
                next.ifPresent(chosen::add);
                next.ifPresent(literal -> missing.andNot(literal.holds()));
            }
            if (missing.isEmpty()) {
                best.offer(List.copyOf(chosen));
            }
        }
    }

    private static int covered(Literal literal, BitSet missing) {
        BitSet covered = (BitSet) missing.clone();
        covered.and(literal.holds());
        return covered.cardinality();
    }

    private static boolean contains(BitSet all, BitSet some) {
        for (int i = some.nextSetBit(0); i >= 0; i = some.nextSetBit(i + 1)) {
            if (!all.get(i)) {
                return false;
            }
        }
        return true;
    }

    /** The best of what was offered. */
    private static final class Best {

        private final BitSet wrong;
        private final PriorityQueue<Valued> found = new PriorityQueue<>(Comparator.comparingDouble(Valued::worth));

        Best(BitSet wrong) {
            this.wrong = wrong;
        }

        void offer(List<Literal> disjunction) {
            BitSet excluded = (BitSet) wrong.clone();
            double cost = 0;
            for (Literal literal : disjunction) {
                excluded.andNot(literal.holds());
                cost += literal.cost();
            }
            found.add(new Valued(disjunction, excluded.cardinality() * EASE / (EASE + cost)));
            if (found.size() > BEST) {
                found.remove();
            }
        }

        List<List<Literal>> found() {
            return found.stream()
                    .sorted(Comparator.comparingDouble(Valued::worth).reversed())
                    .map(Valued::disjunction)
                    .toList();
        }
    }

    private record Valued(List<Literal> disjunction, double worth) {}
}
