package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Which reductions a term contains. */
final class Reachable {

    private final Set<ValueTerm> seen = new HashSet<>();
    private final Set<Monoid> monoids = EnumSet.noneOf(Monoid.class);

    private Reachable() {
    }

    /** The monoids of all reductions inside of the terms, in the order of the enumeration. */
    static Set<Monoid> monoids(List<ValueTerm> terms) {
        Reachable reachable = new Reachable();
        terms.forEach(reachable::visit);
        return reachable.monoids;
    }

    /** Whether there is a reduction in the term. */
    static boolean in(ValueTerm term) {
        return !monoids(List.of(term)).isEmpty();
    }

    /** Whether there is a reduction in the truth value. */
    static boolean in(Truth truth) {
        Reachable reachable = new Reachable();
        reachable.visit(truth);
        return !reachable.monoids.isEmpty();
    }

    private void visit(ValueTerm term) {
        if (!seen.add(term)) {
            return;
        }
        switch (term) {
            case ValueTerm.Reduction reduction -> {
                monoids.add(reduction.monoid());
                visit(reduction.guard());
                visit(reduction.body());
            }
            case ValueTerm.Apply apply -> apply.operands().forEach(this::visit);
            case ValueTerm.If choice -> {
                visit(choice.condition());
                visit(choice.then());
                visit(choice.otherwise());
            }
            case ValueTerm.Literal ignored -> {
            }
            case ValueTerm.Parameter ignored -> {
            }
            case ValueTerm.Read ignored -> {
            }
            case ValueTerm.Counted ignored -> {
            }
        }
    }

    private void visit(Truth truth) {
        switch (truth) {
            case Truth.OnElement element -> visit(element.element());
            case Truth.Not not -> visit(not.operand());
            case Truth.AllOf all -> all.parts().forEach(this::visit);
            case Truth.AnyOf any -> any.parts().forEach(this::visit);
            case Truth.Constant ignored -> {
            }
            case Truth.Fold ignored -> {
            }
            case Truth.OnScalars ignored -> {
            }
        }
    }
}
