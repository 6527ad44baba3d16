package io.verifyrules.verifier.denotation;

import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.HashMap;
import java.util.Map;

/**
 * Terms with others in the place of some. A reduction may combine any of many choices; such a choice stays unknown, and
 * is not proved by a good one.
 */
final class Substitution {

    private final ValueTerms terms;
    private final Map<ValueTerm, ValueTerm> known;

    /** The substitution that replaces terms by others. */
    Substitution(ValueTerms terms, Map<? extends ValueTerm, ValueTerm> replaced) {
        this.terms = terms;
        this.known = new HashMap<>(replaced);
    }

    ValueTerm of(ValueTerm term) {
        ValueTerm before = known.get(term);
        if (before == null) {
            before = rebuilt(term);
            known.put(term, before);
        }
        return before;
    }

    private ValueTerm rebuilt(ValueTerm term) {
        return switch (term) {
            case ValueTerm.Apply apply ->
                terms.apply(apply.operation(), apply.type(), apply.operands().stream().map(this::of).toList());
            case ValueTerm.If choice -> terms.choose(of(choice.condition()), of(choice.then()), of(choice.otherwise()));
            case ValueTerm.Read read -> read;
            case ValueTerm.Literal literal -> literal;
            case ValueTerm.Parameter parameter -> parameter;
            case ValueTerm.Counted counted -> counted;
            case ValueTerm.Reduction reduction -> reduction;
        };
    }

    private Truth of(Truth truth) {
        return switch (truth) {
            case Truth.OnElement element -> new Truth.OnElement(of(element.element()));
            case Truth.Not not -> Truth.not(of(not.operand()));
            case Truth.AllOf all -> Truth.allOf(all.parts().stream().map(this::of).toList());
            case Truth.AnyOf any -> Truth.anyOf(any.parts().stream().map(this::of).toList());
            case Truth.Constant constant -> constant;
            case Truth.Fold fold -> fold;
            case Truth.OnScalars scalars -> scalars;
        };
    }
}
