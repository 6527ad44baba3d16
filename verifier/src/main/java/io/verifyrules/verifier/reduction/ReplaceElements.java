package io.verifyrules.verifier.reduction;

import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.HashMap;
import java.util.Map;

/** Puts elements in the place of others, wherever these stand: scalars by what mentions no index. */
public final class ReplaceElements {

    private final ValueTerms terms;
    private final Map<ValueTerm, ValueTerm> known;

    /**
     * @param replaced the elements that are replaced, by their replacements
     */
    public ReplaceElements(Map<ValueTerm, ValueTerm> replaced, ValueTerms terms) {
        this.terms = terms;
        this.known = new HashMap<>(replaced);
    }

    /** The element with what was replaced. */
    public ValueTerm of(ValueTerm term) {
        ValueTerm rewritten = known.get(term);
        if (rewritten == null) {
            rewritten = rewritten(term);
            known.put(term, rewritten);
        }
        return rewritten;
    }

    private ValueTerm rewritten(ValueTerm term) {
        return switch (term) {
            case ValueTerm.Apply apply ->
                terms.apply(apply.operation(), apply.type(), apply.operands().stream().map(this::of).toList());
            case ValueTerm.If choice -> terms.choose(of(choice.condition()), of(choice.then()), of(choice.otherwise()));
            case ValueTerm.Reduction reduction -> terms.reduction(reduction.monoid(), reduction.type(),
                    reduction.indices(), of(reduction.guard()), of(reduction.body()));
            case ValueTerm.Literal ignored -> term;
            case ValueTerm.Parameter ignored -> term;
            case ValueTerm.Read ignored -> term;
            case ValueTerm.Counted ignored -> term;
        };
    }

    private Truth of(Truth truth) {
        return switch (truth) {
            case Truth.OnElement(ValueTerm element) -> new Truth.OnElement(of(element));
            case Truth.Not(Truth operand) -> Truth.not(of(operand));
            case Truth.AllOf all -> Truth.allOf(all.parts().stream().map(this::of).toList());
            case Truth.AnyOf any -> Truth.anyOf(any.parts().stream().map(this::of).toList());
            case Truth.Constant ignored -> truth;
            case Truth.Fold ignored -> truth;
            case Truth.OnScalars ignored -> truth;
        };
    }
}
