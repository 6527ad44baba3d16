package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.denotation.Definedness;
import io.verifyrules.verifier.denotation.RuleMeaning;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.ReadableTerms;
import io.verifyrules.verifier.term.Truth;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * What has to be proved of a rule: that its right side is valid where its left side is, has its sizes, has no undefined behaviour
 * where the left side has none, and the same elements (or, of elements that can be poison, elements that refine them).
 */
final class RuleClaims {

    /** The name of the claim on elements. */
    static final String ELEMENTS = "elements equal";

    private RuleClaims() {
    }

    /** The claims of a rule, in the order in which they are settled. */
    static List<Claim> of(Rule rule, RuleMeaning meaning) {
        List<Claim> claims = new ArrayList<>();
        for (Truth valid : meaning.rightValidity()) {
            claims.add(new Claim("right side valid: " + new ReadableTerms().of(valid), meaning.hypotheses(),
                    new Claim.Holds(valid)));
        }
        for (Map.Entry<AggregatedAxis, LaneInt> left : meaning.leftSizes().entrySet()) {
            LaneInt right = Objects.requireNonNull(meaning.rightSizes().get(left.getKey()),
                    "both sides have the same axes");
            Truth same = Truth.fold(left.getKey().rankClass(), LaneBool.equal(left.getValue(), right));
            claims.add(new Claim("same size on axis " + left.getKey(), meaning.hypotheses(), new Claim.Holds(same)));
        }
        for (Definedness defined : meaning.defined()) {
            List<Truth> there = new ArrayList<>(meaning.hypotheses());
            there.addAll(Truth.conjuncts(defined.inBounds()));
            there.addAll(meaning.assumptions());
            claims.add(new Claim("no undefined behaviour: " + defined.operation(), there,
                    new Claim.Holds(defined.holds())));
        }
        List<Truth> inBounds = new ArrayList<>(meaning.hypotheses());
        inBounds.addAll(Truth.conjuncts(meaning.inBounds()));
        inBounds.addAll(meaning.assumptions());
        claims.add(new Claim(ELEMENTS, inBounds, sameOrRefined(rule, meaning)));
        return claims;
    }

    /** What is poison may be replaced, so there the right side need not be equal. */
    private static Claim.Conclusion sameOrRefined(Rule rule, RuleMeaning meaning) {
        return RuleNames.of(rule).floats().hasPoison()
                ? new Claim.RefinedElement(meaning.left(), meaning.right())
                : new Claim.SameElement(meaning.left(), meaning.right());
    }
}
