package io.verifyrules.verifier.proof;

import io.verifyrules.verifier.law.TypeLaw;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A step of a proof. Steps share premises, as one thing is proved once: together they are a graph without cycles, which reads as a tree.
 *
 * @param conclusion the statement that the step proves, and where
 * @param laws       the laws that the step itself rests on
 * @param premises   the steps that it rests on
 * @param conditions its side conditions, with the queries that settled them
 */
public record ProofStep(StepKind kind, Judgement conclusion, Set<TypeLaw> laws, List<ProofStep> premises,
        List<SideCondition> conditions) {

    public ProofStep {
        laws = Collections.unmodifiableSet(new LinkedHashSet<>(laws));
        premises = List.copyOf(premises);
        conditions = List.copyOf(conditions);
    }

    /** Two steps are the same if they are one object: a comparison of trees would cost what the trees are large. */
    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }

    /** This step and all below it, each once, premises first. */
    public List<ProofStep> all() {
        return all(List.of(this));
    }

    /** These steps and all below them, each once, premises first. */
    public static List<ProofStep> all(List<ProofStep> roots) {
        List<ProofStep> all = new ArrayList<>();
        Set<ProofStep> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        roots.forEach(root -> root.collect(seen, all));
        return all;
    }

    private void collect(Set<ProofStep> seen, List<ProofStep> all) {
        if (seen.add(this)) {
            premises.forEach(premise -> premise.collect(seen, all));
            all.add(this);
        }
    }
}
