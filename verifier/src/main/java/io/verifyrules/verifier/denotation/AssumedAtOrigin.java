package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.law.Grants;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * The consequences of a rule's assumptions whether or not anything is read. An assumption about empty tensors holds;
 * one about others holds at the index 0 at least.
 *
 * @param nowhere for each assumption, that it speaks of no element, and so holds
 * @param demanded for each assumption, what follows from it: that it speaks of no element, or holds at the index 0
 * @param everywhere each assumption itself: that all elements of a reduction by {@code and} are true
 */
public record AssumedAtOrigin(List<Truth> nowhere, List<Truth> demanded, List<Truth> everywhere) {

    /** Of what has no assumptions. */
    public static final AssumedAtOrigin NOTHING = new AssumedAtOrigin(List.of(), List.of(), List.of());

    public AssumedAtOrigin {
        nowhere = List.copyOf(nowhere);
        demanded = List.copyOf(demanded);
        everywhere = List.copyOf(everywhere);
    }

    /** Of a rule's assumptions, with all truth values rewritten. */
    public static AssumedAtOrigin of(Rule rule, ValueTerms terms, Grants granted, UnaryOperator<Truth> rewriting) {
        SymmetricDenotation.say(rule, terms);
        Denotation denotation = new Denotation(terms, granted);
        List<Truth> nowhere = new ArrayList<>();
        List<Truth> demanded = new ArrayList<>();
        List<Truth> everywhere = new ArrayList<>();
        rule.assumptions().forEach(assumption -> {
            SortedMap<AggregatedAxis, LaneInt> origin = new TreeMap<>();
            assumption.type().axes().forEach(axis -> origin.put(axis, LaneInt.ZERO));
            AssumptionDenotation.Instance instance = AssumptionDenotation.at(origin, assumption, denotation);
            nowhere.add(rewriting.apply(Truth.not(instance.inBounds())));
            demanded.add(rewriting.apply(instance.truth()));
            everywhere.add(rewriting.apply(everywhere(denotation.property(assumption), terms)));
        });
        return new AssumedAtOrigin(nowhere, demanded, everywhere);
    }

    private static Truth everywhere(TensorMeaning property, ValueTerms terms) {
        IndexBinder binder = new IndexBinder(property.sizes(), BoundIndices.unnamed(), terms);
        return new Truth.OnElement(
                binder.combined(StartedCombination.ofTruths(Monoid.AND), Truth.TRUE, property.at(binder.indices())));
    }
}
