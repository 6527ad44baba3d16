package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.expr.Freeze;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Origin;
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
 * Freeze: the element at A, or a choice at A where that is poison. The choice is like an element of a tensor that the
 * rule does not know. The right side must be right whatever is chosen there. On the left side some choice has to fit.
 * The element of the right side is taken, where each element of the result has a choice of its own, and 0 elsewhere.
 */
final class FreezeDenotation {

    private FreezeDenotation() {
    }

    static TensorMeaning of(Freeze freeze, TensorMeaning operand, ValueTerms terms) {
        ElementType type = freeze.type().element();
        return new TensorMeaning(operand.sizes(), operand.validity(), access -> terms.apply(new Operation.Frozen(),
                type, List.of(operand.at(access), terms.read(new Origin.Choice(freeze.choice()), type, access))));
    }

    /**
     * The left element where a choice is made for each of its freezes; what both sides freeze is one choice.
     *
     * @param access the access of the result: an index of its own for each axis
     */
    static ValueTerm chosen(ValueTerm left, ValueTerm right, SortedMap<AggregatedAxis, LaneInt> access,
            ValueTerms terms) {
        Set<ValueTerm.Read> choices = choices(left);
        Map<Origin, Set<SortedMap<AggregatedAxis, LaneInt>>> places = new HashMap<>();
        choices.forEach(read -> places.computeIfAbsent(read.origin(), key -> new HashSet<>()).add(read.index()));
        // Where a freeze is read at the result's own access and nowhere else, no two elements of the result share what is chosen.
        Map<Origin, SortedMap<AggregatedAxis, LaneInt>> own = new HashMap<>();
        places.forEach((choice, indices) -> {
            if (indices.equals(Set.of(access))) {
                own.put(choice, access);
            }
        });
        Set<Origin> kept = choices(right).stream().map(ValueTerm.Read::origin).collect(Collectors.toSet());
        Map<ValueTerm, ValueTerm> replaced = new HashMap<>();
        for (ValueTerm.Read read : choices) {
            if (!kept.contains(read.origin())) {
                boolean fits = read.type().equals(right.type()) && own.containsKey(read.origin());
                replaced.put(read, fits ? right : terms.literal(new Literal.Whole(BigInteger.ZERO), read.type()));
            }
        }
        return choices.isEmpty() ? left : new Substitution(terms, replaced).of(left);
    }

    private static Set<ValueTerm.Read> choices(ValueTerm term) {
        return Reads.of(term)
                .stream()
                .filter(read -> read.origin() instanceof Origin.Choice)
                .collect(Collectors.toSet());
    }
}
