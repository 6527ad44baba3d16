package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.element.Tolerances;
import io.verifyrules.dsl.rule.FloatReading;
import io.verifyrules.verifier.denotation.Definedness;
import io.verifyrules.verifier.denotation.RuleMeaning;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.ReadableTerms;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerms;
import io.verifyrules.verifier.verdict.ClaimKind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The obligations of a rule: its right side is valid where its left side is, and has its sizes. It has no undefined
 * behaviour where the left side has none. It has the same elements (or, of elements that can be poison, elements that
 * refine them).
 */
record RuleClaims(List<Claim> validity, SortedMap<AggregatedAxis, Claim> sizes, List<Claim> defined, Claim elements) {

    RuleClaims {
        validity = List.copyOf(validity);
        sizes = Collections.unmodifiableSortedMap(new TreeMap<>(sizes));
        defined = List.copyOf(defined);
    }

    /** The claims in the order in which they are settled. */
    List<Claim> all() {
        return Stream.of(validity, List.copyOf(sizes.values()), defined, List.of(elements))
                .flatMap(List::stream)
                .toList();
    }

    /**
     * The claim where the claims before it hold. A claim on sizes holds where the right side is valid. One on behaviour
     * and elements holds where it has the sizes of the left side as well. A rule is right if all of these hold, as it
     * is if all do that take nothing for granted.
     */
    Claim whereOthersHold(Claim claim) {
        List<Truth> hypotheses = new ArrayList<>(claim.hypotheses());
        before(claim).forEach(other -> {
            if (other.conclusion() instanceof Claim.Holds(Truth truth)) {
                hypotheses.addAll(Truth.conjuncts(truth));
            }
        });
        return new Claim(claim.kind(), hypotheses, claim.conclusion());
    }

    /**
     * The claims that have to hold so that this one says something. They are none, or that the right side is valid and
     * has the same sizes.
     */
    List<Claim> before(Claim claim) {
        if (validity.contains(claim)) {
            return List.of();
        }
        return sizes.containsValue(claim)
                ? validity
                : Stream.concat(validity.stream(), sizes.values().stream()).toList();
    }

    /** Whether the claim is about the size of the result on some axis. */
    boolean isOnSize(Claim claim) {
        return sizes.containsValue(claim);
    }

    /** Whether the interpreter has seen that the claim is wrong; of several about one thing it does not tell which one is. */
    boolean isRefutedBy(Claim claim, Outcome outcome) {
        return switch (outcome) {
            case Outcome.ElementsDiffer ignored -> claim.equals(elements);
            case Outcome.ShapesDiffer(ConcreteTensor left, ConcreteTensor right) -> sizes.entrySet()
                    .stream()
                    .anyMatch(size -> size.getValue().equals(claim)
                            && !Objects.equals(left.sizes().get(size.getKey()), right.sizes().get(size.getKey())));
            case Outcome.RightInvalid ignored -> validity.equals(List.of(claim));
            case Outcome.RightUndefined ignored -> defined.equals(List.of(claim));
            case Outcome.Agree ignored -> false;
            case Outcome.NotApplicable ignored -> false;
        };
    }

    /**
     * The claims of a conjecture that means this.
     *
     * @param upTo the differences between elements that do not matter
     */
    static RuleClaims of(FloatReading floats, Tolerances upTo, RuleMeaning meaning, ValueTerms terms) {
        List<Claim> validity = new ArrayList<>();
        for (Truth valid : meaning.rightValidity()) {
            validity.add(new Claim(new ClaimKind.ValidRight(new ReadableTerms().of(valid)), meaning.hypotheses(),
                    new Claim.Holds(valid)));
        }
        SortedMap<AggregatedAxis, Claim> sizes = new TreeMap<>();
        for (Map.Entry<AggregatedAxis, LaneInt> left : meaning.leftSizes().entrySet()) {
            LaneInt right = Objects.requireNonNull(meaning.rightSizes().get(left.getKey()),
                    "both sides have the same axes");
            Truth same = Truth.fold(left.getKey().rankClass(), LaneBool.equal(left.getValue(), right));
            sizes.put(left.getKey(), new Claim(new ClaimKind.SameSize(left.getKey().toString()), meaning.hypotheses(),
                    new Claim.Holds(same)));
        }
        List<Claim> claims = new ArrayList<>();
        for (Definedness defined : meaning.defined()) {
            List<Truth> there = new ArrayList<>(meaning.hypotheses());
            there.addAll(Truth.conjuncts(defined.inBounds()));
            there.addAll(meaning.assumptions());
            claims.add(new Claim(new ClaimKind.Defined(defined.operation()), there, new Claim.Holds(defined.holds())));
        }
        List<Truth> inBounds = new ArrayList<>(meaning.hypotheses());
        inBounds.addAll(Truth.conjuncts(meaning.inBounds()));
        inBounds.addAll(meaning.assumptions());
        return new RuleClaims(validity, sizes, claims,
                new Claim(new ClaimKind.SameElements(), inBounds, sameOrRefined(floats, upTo, meaning, terms)));
    }

    /** An element that is poison may be replaced, so there the right side need not be equal. */
    private static Claim.Conclusion sameOrRefined(FloatReading floats, Tolerances upTo, RuleMeaning meaning,
            ValueTerms terms) {
        return floats.hasPoison()
                ? new Claim.RefinedElement(meaning.left(), meaning.right())
                : ToleratedElements.of(meaning.left(), meaning.right(), upTo, terms);
    }
}
