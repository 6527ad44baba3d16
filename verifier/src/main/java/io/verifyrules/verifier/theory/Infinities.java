package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.Literal;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.HashSet;
import java.util.Set;

/** Whether a term mentions an infinity, so that its numbers must be extended by them. */
public final class Infinities {

    private final Set<ValueTerm> seen = new HashSet<>();

    private Infinities() {
    }

    /** Whether an infinity occurs in the term. */
    public static boolean in(ValueTerm term) {
        return new Infinities().found(term);
    }

    private boolean found(ValueTerm term) {
        if (!seen.add(term)) {
            return false;
        }
        return switch (term) {
            case ValueTerm.Literal literal -> literal.value() instanceof Literal.Infinity;
            case ValueTerm.Apply apply -> apply.operands().stream().anyMatch(this::found);
            case ValueTerm.If choice -> found(choice.condition()) || found(choice.then()) || found(choice.otherwise());
            case ValueTerm.Reduction reduction -> found(reduction.guard()) || found(reduction.body());
            case ValueTerm.Parameter ignored -> false;
            case ValueTerm.Read ignored -> false;
            case ValueTerm.Counted ignored -> false;
        };
    }

    /** Whether an infinity occurs in the truth value. */
    public static boolean in(Truth truth) {
        return new Infinities().found(truth);
    }

    private boolean found(Truth truth) {
        return switch (truth) {
            case Truth.OnElement element -> found(element.element());
            case Truth.Not not -> found(not.operand());
            case Truth.AllOf all -> all.parts().stream().anyMatch(this::found);
            case Truth.AnyOf any -> any.parts().stream().anyMatch(this::found);
            case Truth.Constant ignored -> false;
            case Truth.Fold ignored -> false;
            case Truth.OnScalars ignored -> false;
        };
    }
}
