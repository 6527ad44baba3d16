package io.verifyrules.verifier.ground;

import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The variables that terms depend on, without those that they bind; each term is looked into once. */
final class FreeVariables {

    private final Map<ValueTerm, List<LaneAtom.Variable>> known = new HashMap<>();

    List<LaneAtom.Variable> of(ValueTerm term) {
        List<LaneAtom.Variable> before = known.get(term);
        if (before != null) {
            return before;
        }
        List<LaneAtom.Variable> found = List.copyOf(found(term));
        known.put(term, found);
        return found;
    }

    private Set<LaneAtom.Variable> found(ValueTerm term) {
        Set<LaneAtom.Variable> found = new LinkedHashSet<>();
        switch (term) {
            case ValueTerm.Literal ignored -> {
            }
            case ValueTerm.Parameter ignored -> {
            }
            case ValueTerm.Read read -> read.index().values().forEach(index -> found.addAll(Atoms.variables(index)));
            case ValueTerm.Counted counted -> found.addAll(Atoms.variables(counted.number()));
            case ValueTerm.Apply apply -> apply.operands().forEach(operand -> found.addAll(of(operand)));
            case ValueTerm.If choice -> {
                of(choice.condition(), found);
                found.addAll(of(choice.then()));
                found.addAll(of(choice.otherwise()));
            }
            case ValueTerm.Reduction reduction -> {
                of(reduction.guard(), found);
                found.addAll(of(reduction.body()));
                reduction.indices().forEach(index -> found.remove(index.variable()));
            }
        }
        return found;
    }

    private void of(Truth truth, Set<LaneAtom.Variable> found) {
        switch (truth) {
            case Truth.Constant ignored -> {
            }
            case Truth.Fold fold -> found.addAll(Atoms.variables(fold.predicate()));
            case Truth.OnScalars scalars -> found.addAll(Atoms.variables(scalars.condition()));
            case Truth.OnElement on -> found.addAll(of(on.element()));
            case Truth.Not not -> of(not.operand(), found);
            case Truth.AllOf all -> all.parts().forEach(part -> of(part, found));
            case Truth.AnyOf any -> any.parts().forEach(part -> of(part, found));
        }
    }
}
