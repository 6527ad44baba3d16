package io.verifyrules.verifier.study;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.obligation.InstanceEncoder;
import io.verifyrules.verifier.obligation.Obligation;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.theory.ElementTheory;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The axioms of functions that a proof by a solver needs. The solver is asked again without some of them, and a proof
 * that still holds needs only these. The axioms found are enough; where the solver gives up, one may be among them that
 * is not needed.
 */
public final class NeededAxioms {

    /** A question may cost so many times what the proof with all axioms did. */
    private static final int TIMES = 3;

    private final Function<ElementType, ElementTheory> theories;
    private final Function<Function<ElementType, ElementTheory>, Query> question;
    private final Solver solver;
    private final Budget budget;

    /**
     * @param theories those of the proof
     * @param question asks in other theories what was proved in these
     * @param proof the answer of the solver in these
     */
    NeededAxioms(Function<ElementType, ElementTheory> theories,
            Function<Function<ElementType, ElementTheory>, Query> question, Solver solver, Budgets budgets,
            Answer proof) {
        this.theories = theories;
        this.question = question;
        this.solver = solver;
        Budget glance = budgets.glance();
        this.budget = new Budget(
                Math.min(budgets.proof().resources(), Math.max(glance.resources(), TIMES * proof.resources())),
                budgets.proof().wallTime().dividedBy(10), false);
    }

    /** The axioms that a proof of an obligation needs. */
    public static Set<TypeLaw> of(Obligation proved, Function<ElementType, ElementTheory> theories, Solver solver,
            Budgets budgets, Answer proof) {
        return new NeededAxioms(theories, others -> {
            Obligation again = new Obligation(proved.claim(), proved.ranks(), proved.facts(),
                    new InstanceEncoder(proved.ranks(), others));
            return again.query(again.claim().name() + ", some axioms, at " + again.at(), again.negation(), List.of());
        }, solver, budgets, proof).among(proved.encoder().axioms());
    }

    /** The axioms that a proof rests on in some way. */
    Set<TypeLaw> among(Set<Law> axioms) {
        return needed(axioms).stream()
                .map(law -> new TypeLaw(law, ElementType.REAL))
                .collect(Collectors.toUnmodifiableSet());
    }

    private Set<Law> needed(Set<Law> axioms) {
        if (axioms.isEmpty() || provesWith(Set.of())) {
            return Set.of();
        }
        Set<Law> kept = EnumSet.copyOf(axioms);
        for (int size = axioms.size() / 2; size >= 1; size /= 2) {
            for (List<Law> part : parts(kept, size)) {
                Set<Law> rest = EnumSet.copyOf(kept);
                part.forEach(rest::remove);
                if (!rest.isEmpty() && provesWith(rest)) {
                    kept = rest;
                }
            }
        }
        return kept;
    }

    /** The last ones first: of two axioms that would both do, the one that is listed first is kept, as it says less. */
    private static List<List<Law>> parts(Set<Law> axioms, int size) {
        List<Law> all = List.copyOf(axioms).reversed();
        List<List<Law>> parts = new ArrayList<>();
        for (int from = 0; from < all.size(); from += size) {
            parts.add(all.subList(from, Math.min(all.size(), from + size)));
        }
        return parts;
    }

    private boolean provesWith(Set<Law> axioms) {
        Query query = question.apply(type -> theories.apply(type).having(axioms));
        return solver.check(query, budget) instanceof Answer.Unsatisfiable;
    }
}
