package io.verifyrules.verifier.verdict;

import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.proof.Proof;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The verdict on a conjecture in one element theory, and how it came about.
 *
 * @param theory      the element theory: such as {@code any} or {@code real}
 * @param plan        the ranks that were checked and why they suffice, one entry per claim that needed ranks
 * @param obligations the claims that were proved or refuted, in order
 * @param matching    the account of the matching of reductions
 * @param notes       remarks for the reader, such as that every result is empty
 * @param time        the wall time spent
 * @param proofs      the proofs of its claims, where somebody wants them
 */
public record Finding(String theory, Verdict verdict, List<ClassPlan> plan, List<ObligationReport> obligations,
        MatchingReport matching, List<String> notes, Duration time, List<Proof> proofs) {

    public Finding {
        plan = List.copyOf(plan);
        obligations = List.copyOf(obligations);
        notes = List.copyOf(notes);
        proofs = List.copyOf(proofs);
    }

    /** The laws that the proofs used: so far the verdict holds in every element type that has them. */
    public Set<TypeLaw> laws() {
        return obligations.stream()
                .flatMap(obligation -> obligation.laws().stream())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The same with another verdict. */
    public Finding withVerdict(Verdict other) {
        return new Finding(theory, other, plan, obligations, matching, notes, time, proofs);
    }

    /** The same with a remark before all others. */
    public Finding noted(String note) {
        List<String> all = new ArrayList<>(List.of(note));
        all.addAll(notes);
        return new Finding(theory, verdict, plan, obligations, matching, all, time, proofs);
    }
}
