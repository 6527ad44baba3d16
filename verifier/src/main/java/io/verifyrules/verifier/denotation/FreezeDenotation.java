package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.expr.Freeze;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.Collectors;

/**
 * Freeze: the element at A, or where that is poison what is chosen at A, which is like an element of a tensor that the rule does not
 * know. The right side must be right whatever is chosen there. On the left side some choice has to fit: that of the element of the
 * right side is taken, where each element of the result has a choice of its own, and 0 elsewhere.
 */
final class FreezeDenotation {

    /** No declared name has a space. */
    private static final String CHOICE = "choice ";

    private final ValueTerms terms;
    private final ValueTerm right;
    private final Map<String, SortedMap<AggregatedAxis, LaneInt>> own;
    private final Set<String> kept;
    private final Map<ValueTerm, ValueTerm> known = new HashMap<>();

    private FreezeDenotation(ValueTerms terms, ValueTerm right, Map<String, SortedMap<AggregatedAxis, LaneInt>> own,
            Set<String> kept) {
        this.terms = terms;
        this.right = right;
        this.own = own;
        this.kept = kept;
    }

    static TensorMeaning of(Freeze freeze, TensorMeaning operand, ValueTerms terms) {
        ElementType type = freeze.type().element();
        return new TensorMeaning(operand.sizes(), operand.validity(), access -> terms.apply(new Operation.Frozen(),
                type, List.of(operand.at(access), terms.read(CHOICE + freeze.choice(), type, access))));
    }

    /**
     * The left element where a choice is made for each of its freezes; what both sides freeze is one choice.
     *
     * @param access the access of the result: an index of its own for each axis
     */
    static ValueTerm chosen(ValueTerm left, ValueTerm right, SortedMap<AggregatedAxis, LaneInt> access,
            ValueTerms terms) {
        Set<ValueTerm.Read> choices = choices(left);
        Map<String, Set<SortedMap<AggregatedAxis, LaneInt>>> places = new HashMap<>();
        choices.forEach(read -> places.computeIfAbsent(read.tensor(), key -> new HashSet<>()).add(read.index()));
        // Where a freeze is read at the result's own access and nowhere else, no two elements of the result share what is chosen.
        Map<String, SortedMap<AggregatedAxis, LaneInt>> own = new HashMap<>();
        places.forEach((choice, indices) -> {
            if (indices.equals(Set.of(access))) {
                own.put(choice, access);
            }
        });
        Set<String> kept = choices(right).stream().map(ValueTerm.Read::tensor).collect(Collectors.toSet());
        return choices.isEmpty() ? left : new FreezeDenotation(terms, right, own, kept).of(left);
    }

    private static Set<ValueTerm.Read> choices(ValueTerm term) {
        return Reads.of(term).stream().filter(read -> read.tensor().startsWith(CHOICE)).collect(Collectors.toSet());
    }

    private ValueTerm of(ValueTerm term) {
        ValueTerm before = known.get(term);
        if (before == null) {
            before = replaced(term);
            known.put(term, before);
        }
        return before;
    }

    private ValueTerm replaced(ValueTerm term) {
        return switch (term) {
            case ValueTerm.Read read when read.tensor().startsWith(CHOICE) && !kept.contains(read.tensor()) ->
                choice(read);
            case ValueTerm.Read read -> read;
            case ValueTerm.Apply apply ->
                terms.apply(apply.operation(), apply.type(), apply.operands().stream().map(this::of).toList());
            case ValueTerm.If choice -> terms.choose(of(choice.condition()), of(choice.then()), of(choice.otherwise()));
            case ValueTerm.Literal literal -> literal;
            case ValueTerm.Parameter parameter -> parameter;
            case ValueTerm.Counted counted -> counted;
            // What a reduction combines may be any of many choices; it stays unknown, and is not proved by a good one.
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

    private ValueTerm choice(ValueTerm.Read read) {
        boolean fits = read.type().equals(right.type()) && own.containsKey(read.tensor());
        return fits ? right : terms.literal(new Literal.Whole(BigInteger.ZERO), read.type());
    }
}
