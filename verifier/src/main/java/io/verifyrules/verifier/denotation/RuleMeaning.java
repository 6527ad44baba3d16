package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.Reshape;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.law.Grants;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The claims of a rule, at every rank at once. Where all {@code hypotheses} hold, all of {@code rightValidity} holds,
 * and the sizes of both sides are equal. Where {@code inBounds} and the {@code assumptions} hold as well, both elements
 * are equal.
 *
 * @param hypotheses the precondition and the validity of the left side
 * @param assumptions the rule's assumptions on tensor values, at each access at which a tensor concerned is read
 * @param access the access of the result at which the elements are compared: an index variable per axis
 * @param inBounds that the access is one of the left side's
 * @param defined of each operation of the right side that may have undefined behaviour, that it has none. It is claimed
 *     where the {@code assumptions} hold, among which is that the left side has none
 * @param laws those without which an operator means something else: that padding adds nothing to a convolution
 */
public record RuleMeaning(List<Truth> hypotheses, List<Truth> assumptions, SortedMap<AggregatedAxis, LaneInt> leftSizes,
        SortedMap<AggregatedAxis, LaneInt> rightSizes, List<Truth> rightValidity,
        SortedMap<AggregatedAxis, LaneInt> access, Truth inBounds, ValueTerm left, ValueTerm right,
        List<Definedness> defined, Set<TypeLaw> laws) {

    public RuleMeaning {
        hypotheses = List.copyOf(hypotheses);
        assumptions = List.copyOf(assumptions);
        leftSizes = Collections.unmodifiableSortedMap(new TreeMap<>(leftSizes));
        rightSizes = Collections.unmodifiableSortedMap(new TreeMap<>(rightSizes));
        rightValidity = List.copyOf(rightValidity);
        defined = List.copyOf(defined);
        access = Collections.unmodifiableSortedMap(new TreeMap<>(access));
        laws = Collections.unmodifiableSet(new TreeSet<>(laws));
    }

    /** The same beside facts that hold of whatever it mentions, and beside facts about the access. */
    public RuleMeaning knowing(List<Truth> everywhere, List<Truth> atTheAccess) {
        List<Truth> demanded = new ArrayList<>(hypotheses);
        demanded.addAll(everywhere);
        List<Truth> assumed = new ArrayList<>(assumptions);
        assumed.addAll(atTheAccess);
        return new RuleMeaning(Truth.conjuncts(Truth.allOf(demanded)), assumed, leftSizes, rightSizes, rightValidity,
                access, inBounds, left, right, defined, laws);
    }

    /** A place in row-major order depends on the order of all lanes, and not on the one that is permuted alone. */
    private static boolean ordersPlaces(Rule rule) {
        return !RuleNames.of(rule).permutations().isEmpty()
                && Graph.of(List.of(rule.lhs(), rule.rhs())).nodes().stream().anyMatch(Reshape.class::isInstance);
    }

    /** The meaning of a rule; terms are made by {@code terms}, and element types have the laws that are granted. */
    public static RuleMeaning of(Rule rule, ValueTerms terms, Grants granted) {
        if (ordersPlaces(rule)) {
            throw new PlacesUnknown();
        }
        SymmetricDenotation.say(rule, terms);
        Denotation denotation = new Denotation(terms, granted, rule.assumptions());
        SignDenotation ofRight = SignDenotation.right(rule.rhs());
        denotation.turnTo(SignDenotation.left(rule.lhs()));
        TensorMeaning left = denotation.of(rule.lhs());
        List<DemandedOperation> ofLeft = denotation.demanded();
        if (!ofRight.isEmpty()) {
            denotation.turnTo(ofRight);
        }
        TensorMeaning right = denotation.of(rule.rhs());
        List<DemandedOperation> all = denotation.demanded();
        List<Truth> hypotheses = new ArrayList<>(left.validity());
        rule.preconditions().forEach(condition -> hypotheses.add(denotation.of(condition)));
        SortedMap<AggregatedAxis, LaneInt> access = new TreeMap<>();
        rule.lhs().type().axes().forEach(axis -> access.put(axis, LaneInt.of(new LaneAtom.AccessIndex(axis))));
        LicensedDenotation licensed = new LicensedDenotation(denotation, access, terms);
        ValueTerm rightElement = licensed.right(rule.rhs(), right.at(access));
        ValueTerm leftElement = licensed.left(rule.lhs(), left.at(access), rightElement);
        List<Definedness> claimed = all.subList(ofLeft.size(), all.size())
                .stream()
                .map(DemandedOperation::anywhere)
                .toList();
        List<ValueTerm> elements = new ArrayList<>(List.of(leftElement, rightElement));
        claimed.forEach(claim -> elements.addAll(claim.elements()));
        Set<ValueTerm.Read> reads = new LinkedHashSet<>();
        elements.forEach(element -> reads.addAll(Reads.of(element)));
        List<Definedness> given = ofLeft.stream()
                .flatMap(demanded -> demanded.instances(demanded.accessesOf(reads)).stream())
                .toList();
        given.forEach(fact -> elements.addAll(fact.elements()));
        List<Truth> assumptions = new ArrayList<>(
                AssumptionDenotation.instantiate(rule.assumptions(), denotation, elements));
        given.forEach(fact -> assumptions.add(fact.truth()));
        return new RuleMeaning(Truth.conjuncts(Truth.allOf(hypotheses)), assumptions, left.sizes(), right.sizes(),
                Truth.conjuncts(Truth.allOf(right.validity())), access, Accesses.inBounds(access, left.sizes()),
                leftElement, rightElement, claimed, denotation.laws());
    }
}
