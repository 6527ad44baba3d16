package io.verifyrules.verifier.lane;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.normal.LaneEntailment;
import io.verifyrules.verifier.obligation.InstanceEncoder;
import io.verifyrules.verifier.proof.Asked;
import io.verifyrules.verifier.proof.SideCondition;
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
import java.util.Optional;
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
    private final Map<Set<Object>, Answered> known = new HashMap<>();

    /**
     * An answered question.
     *
     * @param query the query that settled it; none where nothing did, or the form of the predicates does
     */
    public record Answered(Existence existence, Optional<Asked> query) {}

    /**
     * An oracle that asks the solver.
     *
     * @param onScalars the rule's demands on its scalars alone; they hold whatever the lane
     */
    public LaneOracle(Solver solver, Budgets budgets, List<LaneBool> onScalars) {
        this.solver = solver;
        this.budgets = budgets;
        this.onScalars = List.copyOf(onScalars);
    }

    @Override
    public boolean entails(RankClass rankClass, List<LaneBool> hypotheses, LaneBool claim) {
        return entailment(rankClass, hypotheses, claim).isPresent();
    }

    /** The proof that the claim holds on every lane of the class that satisfies all hypotheses; none also means "cannot tell". */
    public Optional<SideCondition> entailment(RankClass rankClass, List<LaneBool> hypotheses, LaneBool claim) {
        List<Asked> queries = new ArrayList<>();
        for (LaneBool conjunct : LaneBool.conjuncts(claim)) {
            if (hypotheses.contains(conjunct)) {
                continue;
            }
            List<LaneBool> refuting = new ArrayList<>(hypotheses);
            refuting.add(LaneBool.not(conjunct));
            Answered answered = answered(rankClass, refuting, false);
            if (answered.existence() != Existence.NO) {
                return Optional.empty();
            }
            answered.query().ifPresent(queries::add);
        }
        return Optional.of(new SideCondition.Entailed(rankClass, onScalars, hypotheses, claim, queries));
    }

    /** Whether some lane of the class satisfies all the predicates, together with what is demanded of the scalars. */
    public Existence existence(RankClass rankClass, List<LaneBool> predicates) {
        return answered(rankClass, predicates).existence();
    }

    /** The same with the query that settled it. */
    public Answered answered(RankClass rankClass, List<LaneBool> predicates) {
        return answered(rankClass, predicates, true);
    }

    /** The demands on scalars alone, which stand beside the predicates of each question. */
    public List<LaneBool> onScalars() {
        return onScalars;
    }

    private Answered answered(RankClass rankClass, List<LaneBool> predicates, boolean hoped) {
        Set<Object> key = new HashSet<>(predicates);
        key.add(rankClass);
        Answered answered = known.get(key);
        if (answered == null) {
            answered = ask(rankClass, LaneBool.allOf(predicates), hoped);
            known.put(key, answered);
        }
        return answered;
    }

    /** Most questions take a moment. Of the others, those with a lane are answered soonest among small integers. */
    private Answered ask(RankClass rankClass, LaneBool predicate, boolean hoped) {
        if (predicate instanceof LaneBool.Constant constant && !constant.value()) {
            return new Answered(Existence.NO, Optional.empty());
        }
        String name = "some lane of " + rankClass + ": " + predicate;
        if (hoped) {
            Answered small = ask(name, rankClass, predicate, true, budgets.search());
            if (small.existence() == Existence.YES) {
                return small;
            }
        }
        Answered soon = ask(name, rankClass, predicate, false, budgets.glance());
        if (soon.existence() != Existence.UNANSWERED) {
            return soon;
        }
        if (!hoped) {
            Answered small = ask(name, rankClass, predicate, true, budgets.search());
            if (small.existence() == Existence.YES) {
                return small;
            }
        }
        return ask(name, rankClass, predicate, false, budgets.lane());
    }

    private Answered ask(String name, RankClass rankClass, LaneBool predicate, boolean smallIntegers, Budget budget) {
        InstanceEncoder encoder = InstanceEncoder.ofOneLane(rankClass);
        List<Formula> assertions = new ArrayList<>();
        onScalars.forEach(condition -> assertions.add(encoder.of(condition, 0)));
        LaneBool.conjuncts(predicate).forEach(conjunct -> assertions.add(encoder.of(conjunct, 0)));
        if (smallIntegers) {
            assertions.addAll(encoder.smallIntegers());
        }
        assertions.addAll(encoder.facts());
        Query query = new Query(name, assertions, List.of());
        Answer answer = solver.check(query, budget);
        Existence existence = switch (answer) {
            case Answer.Unsatisfiable ignored -> smallIntegers ? Existence.UNANSWERED : Existence.NO;
            case Answer.Satisfiable ignored -> Existence.YES;
            case Answer.GaveUp ignored -> Existence.UNANSWERED;
        };
        return new Answered(existence,
                existence == Existence.UNANSWERED
                        ? Optional.empty()
                        : Optional.of(new Asked(query, solver.name(), answer)));
    }
}
