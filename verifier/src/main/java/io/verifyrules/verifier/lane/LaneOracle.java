package io.verifyrules.verifier.lane;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.normal.LaneEntailment;
import io.verifyrules.verifier.obligation.InstanceEncoder;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.term.LaneBool;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Answers questions about one lane of one class. Each is a small query without ranks; answers are remembered. Not for use by
 * several threads.
 */
public final class LaneOracle implements LaneEntailment {

    /** Whether some lane satisfies a set of predicates. */
    public enum Existence {
        /** A lane was found. */
        YES,
        /** There is none. */
        NO,
        /** The solver gave up. */
        UNANSWERED
    }

    private final Solver solver;
    private final Budgets budgets;
    private final List<LaneBool> onScalars;
    private final Map<Set<Object>, Existence> known = new HashMap<>();

    /**
     * An oracle that asks the solver.
     *
     * @param onScalars what the rule demands of its scalars alone; it holds whatever the lane
     */
    public LaneOracle(Solver solver, Budgets budgets, List<LaneBool> onScalars) {
        this.solver = solver;
        this.budgets = budgets;
        this.onScalars = List.copyOf(onScalars);
    }

    @Override
    public boolean entails(RankClass rankClass, List<LaneBool> hypotheses, LaneBool claim) {
        for (LaneBool conjunct : LaneBool.conjuncts(claim)) {
            if (hypotheses.contains(conjunct)) {
                continue;
            }
            List<LaneBool> refuting = new ArrayList<>(hypotheses);
            refuting.add(LaneBool.not(conjunct));
            if (existence(rankClass, refuting, false) != Existence.NO) {
                return false;
            }
        }
        return true;
    }

    /** Whether some lane of the class satisfies all the predicates, together with what is demanded of the scalars. */
    public Existence existence(RankClass rankClass, List<LaneBool> predicates) {
        return existence(rankClass, predicates, true);
    }

    private Existence existence(RankClass rankClass, List<LaneBool> predicates, boolean hoped) {
        Set<Object> key = new HashSet<>(predicates);
        key.add(rankClass);
        Existence existence = known.get(key);
        if (existence == null) {
            existence = ask(rankClass, LaneBool.allOf(predicates), hoped);
            known.put(key, existence);
        }
        return existence;
    }

    /** Most questions take a moment. Of the others, those with a lane are answered soonest among small integers. */
    private Existence ask(RankClass rankClass, LaneBool predicate, boolean hoped) {
        if (predicate instanceof LaneBool.Constant constant && !constant.value()) {
            return Existence.NO;
        }
        String name = "some lane of " + rankClass + ": " + predicate;
        if (hoped && ask(name, rankClass, predicate, true, budgets.search()) == Existence.YES) {
            return Existence.YES;
        }
        Existence soon = ask(name, rankClass, predicate, false, budgets.glance());
        if (soon != Existence.UNANSWERED) {
            return soon;
        }
        if (!hoped && ask(name, rankClass, predicate, true, budgets.search()) == Existence.YES) {
            return Existence.YES;
        }
        return ask(name, rankClass, predicate, false, budgets.lane());
    }

    private Existence ask(String name, RankClass rankClass, LaneBool predicate, boolean smallIntegers, Budget budget) {
        InstanceEncoder encoder = InstanceEncoder.ofOneLane(rankClass);
        List<Formula> assertions = new ArrayList<>();
        onScalars.forEach(condition -> assertions.add(encoder.of(condition, 0)));
        LaneBool.conjuncts(predicate).forEach(conjunct -> assertions.add(encoder.of(conjunct, 0)));
        if (smallIntegers) {
            assertions.addAll(encoder.smallIntegers());
        }
        assertions.addAll(encoder.facts());
        return switch (solver.check(new Query(name, assertions, List.of()), budget)) {
            case Answer.Unsatisfiable ignored -> smallIntegers ? Existence.UNANSWERED : Existence.NO;
            case Answer.Satisfiable ignored -> Existence.YES;
            case Answer.GaveUp ignored -> Existence.UNANSWERED;
        };
    }
}
