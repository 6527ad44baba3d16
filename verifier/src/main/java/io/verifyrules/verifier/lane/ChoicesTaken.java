package io.verifyrules.verifier.lane;

import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.HashMap;
import java.util.Map;

/** Elements where a condition is known to hold, or to fail: choices by it are taken. Reductions stay as they are. */
final class ChoicesTaken {

    private final Truth condition;
    private final Truth value;
    private final ValueTerms terms;
    private final Map<ValueTerm, ValueTerm> known = new HashMap<>();

    ChoicesTaken(Truth condition, boolean holds, ValueTerms terms) {
        this.condition = condition;
        this.value = holds ? Truth.TRUE : Truth.FALSE;
        this.terms = terms;
    }

    ValueTerm in(ValueTerm term) {
        ValueTerm taken = known.get(term);
        if (taken == null) {
            taken = switch (term) {
                case ValueTerm.Apply apply when isChosenBy(apply) ->
                    in(apply.operands().get(value.equals(Truth.TRUE) ? 1 : 2));
                case ValueTerm.Apply apply ->
                    terms.apply(apply.operation(), apply.type(), apply.operands().stream().map(this::in).toList());
                case ValueTerm.If choice ->
                    terms.choose(in(choice.condition()), in(choice.then()), in(choice.otherwise()));
                case ValueTerm.Reduction ignored -> term;
                case ValueTerm.Literal ignored -> term;
                case ValueTerm.Parameter ignored -> term;
                case ValueTerm.Read ignored -> term;
                case ValueTerm.Counted ignored -> term;
            };
            known.put(term, taken);
        }
        return taken;
    }

    private boolean isChosenBy(ValueTerm.Apply apply) {
        return apply.operation() instanceof Operation.Select
                && condition.equals(new Truth.OnElement(apply.operands().getFirst()));
    }

    private Truth in(Truth truth) {
        if (truth.equals(condition)) {
            return value;
        }
        return switch (truth) {
            case Truth.Not(Truth operand) -> Truth.not(in(operand));
            case Truth.AllOf all -> Truth.allOf(all.parts().stream().map(this::in).toList());
            case Truth.AnyOf any -> Truth.anyOf(any.parts().stream().map(this::in).toList());
            case Truth.OnElement ignored -> truth;
            case Truth.Constant ignored -> truth;
            case Truth.Fold ignored -> truth;
            case Truth.OnScalars ignored -> truth;
        };
    }
}
