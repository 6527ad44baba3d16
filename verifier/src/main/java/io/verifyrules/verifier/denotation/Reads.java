package io.verifyrules.verifier.denotation;

import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The reads of input tensors that a term contains, also those inside of conditions; not those inside of reductions, whose
 * indices mean nothing outside.
 */
public final class Reads {

    private final Set<ValueTerm> seen = new HashSet<>();
    private final Set<ValueTerm.Read> reads = new LinkedHashSet<>();

    private Reads() {
    }

    /** The reads in a term. */
    public static Set<ValueTerm.Read> of(ValueTerm term) {
        Reads found = new Reads();
        found.visit(term);
        return found.reads;
    }

    /** The reads in a truth value. */
    public static Set<ValueTerm.Read> of(Truth truth) {
        Reads found = new Reads();
        found.visit(truth);
        return found.reads;
    }

    private void visit(ValueTerm term) {
        if (!seen.add(term)) {
            return;
        }
        switch (term) {
            case ValueTerm.Read read -> reads.add(read);
            case ValueTerm.Apply apply -> apply.operands().forEach(this::visit);
            case ValueTerm.If choice -> {
                visit(choice.condition());
                visit(choice.then());
                visit(choice.otherwise());
            }
            case ValueTerm.Reduction ignored -> {
            }
            case ValueTerm.Literal ignored -> {
            }
            case ValueTerm.Parameter ignored -> {
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
