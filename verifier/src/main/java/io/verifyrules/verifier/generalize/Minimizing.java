package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.verifier.mutation.WeakerConditions;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** Demands without those that are not needed, and with weaker ones in the place of others, each time proved. */
final class Minimizing {

    /** So many demands have few enough subsets to look at all of them. */
    private static final int FEW = 7;

    private final Scope scope;
    private final Judge judge;
    private final Effort effort;
    private int tried;

    Minimizing(Scope scope, Judge judge, Effort effort) {
        this.scope = scope;
        this.judge = judge;
        this.effort = effort;
    }

    /** The number of rules that the verifier was asked about. */
    int tried() {
        return tried;
    }

    /** All sets of demands that are enough and of which no part is, the smallest first; one of them where there are many. */
    List<List<Condition>> enough(List<Condition> demands) {
        if (demands.size() > FEW) {
            return List.of(dropped(demands));
        }
        List<Integer> minimal = new ArrayList<>();
        List<List<Condition>> found = new ArrayList<>();
        for (int size = 0; size <= demands.size(); size++) {
            for (int code = 0; code < 1 << demands.size(); code++) {
                int set = code;
                boolean known = minimal.stream().anyMatch(smaller -> (set & smaller) == smaller);
                if (Integer.bitCount(code) == size && !known && suffices(subset(demands, code))) {
                    minimal.add(code);
                    found.add(subset(demands, code));
                }
            }
        }
        return found;
    }

    private static List<Condition> subset(List<Condition> demands, int code) {
        List<Condition> subset = new ArrayList<>();
        for (int i = 0; i < demands.size(); i++) {
            if ((code >> i & 1) == 1) {
                subset.add(demands.get(i));
            }
        }
        return subset;
    }

    /** The demands without those that are not needed beside the others, the last one first. */
    List<Condition> dropped(List<Condition> demands) {
        List<Condition> needed = new ArrayList<>(demands);
        for (int i = demands.size() - 1; i >= 0; i--) {
            List<Condition> fewer = new ArrayList<>(needed);
            fewer.remove(i);
            if (suffices(fewer)) {
                needed = fewer;
            }
        }
        return List.copyOf(needed);
    }

    /** The demands made weaker step by step, as long as they admit more cases and are enough. */
    List<Condition> weakened(List<Condition> demands) {
        List<Condition> best = List.copyOf(demands);
        Optional<List<Condition>> better = Optional.of(best);
        while (better.isPresent() && !effort.over()) {
            best = better.get();
            better = step(best);
        }
        return best;
    }

    private Optional<List<Condition>> step(List<Condition> demands) {
        int admitted = scope.admitted(demands).cardinality();
        for (int i = 0; i < demands.size(); i++) {
            for (Condition weaker : WeakerConditions.of(demands.get(i))) {
                List<Condition> changed = new ArrayList<>(demands);
                changed.set(i, weaker);
                if (scope.admitted(changed).cardinality() > admitted && suffices(changed)) {
                    return Optional.of(changed);
                }
            }
        }
        return Optional.empty();
    }

    /** Whether the demands are proved to be enough; the cases of the scope are asked first. */
    boolean suffices(List<Condition> demands) {
        BitSet wrong = scope.admitted(demands);
        wrong.andNot(scope.right());
        if (!wrong.isEmpty() || effort.over()) {
            return false;
        }
        tried++;
        return judge.proves(scope.stripped().with(demands));
    }
}
