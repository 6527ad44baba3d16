package io.verifyrules.verifier.export.match;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Tolerances;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.dsl.rule.Variant;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.verdict.RuleResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The permission to export a rule. Only {@link #of} gives it. The rule is no broken variant. Each element type is one
 * in which its author expects it to be right and the verifier has proved it. A writer that hands out the text of a rule
 * demands one.
 */
public final class Proved {

    private final Candidate candidate;

    private Proved(Candidate candidate) {
        this.candidate = candidate;
    }

    /**
     * The permission that the results give.
     *
     * @param results those of the rule, in each of its element types
     * @throws Inexpressible if they give none
     */
    public static Proved of(Rule rule, List<RuleResult> results) {
        requireClaim(rule);
        Candidate ofAnyType = Candidate.ofAnyType(rule);
        List<RuleResult> proved = results.stream().filter(result -> isProved(rule, result)).toList();
        List<RuleResult> right = proved.stream().filter(result -> !isTolerant(rule, result)).toList();
        boolean open = rule.openType().isPresent();
        if (right.isEmpty() && !proved.isEmpty()) {
            throw new Inexpressible("it is right " + rule.upTo().text() + " only, and whoever applies it does not know",
                    "");
        }
        if (right.isEmpty() || (!open && right.size() < results.size())) {
            throw new Inexpressible("it is not verified", "");
        }
        if (!right.stream().allMatch(result -> isOfEveryWidth(rule, result))) {
            throw new Inexpressible("it is verified for some numbers of bits only", "");
        }
        if (!RuleNames.of(rule).permutations().isEmpty()) {
            throw new Inexpressible("an order of axes that is left open has no counterpart in patterns",
                    String.join(", ", RuleNames.of(rule).permutations().keySet()));
        }
        if (!open || right.stream().anyMatch(result -> result.theory().equals("any"))) {
            return new Proved(ofAnyType);
        }
        List<ElementType> types = new ArrayList<>();
        right.forEach(result -> ElementType.closed(result.theory()).ifPresent(types::add));
        return new Proved(new Candidate(rule, Optional.of(types)));
    }

    /**
     * Checks that the author of a rule claims that it is right in some element type.
     *
     * @throws Inexpressible if nobody does
     */
    public static void requireClaim(Rule rule) {
        if (rule.variant().map(Variant::kind).filter(Variant.Kind.BROKEN::equals).isPresent()) {
            throw new Inexpressible("it is a broken variant", "");
        }
        if (rule.expectation().verdict() != VerdictKind.VERIFIED
                && !rule.expectation().byElement().containsValue(VerdictKind.VERIFIED)) {
            throw new Inexpressible("its author does not expect it to be right", "");
        }
    }

    /** A verdict on another rule says nothing, and one that surprises the author is a mistake in the rule or in what he expects. */
    private static boolean isProved(Rule rule, RuleResult result) {
        return result.declaration().name().equals(rule.name()) && result.verdict().kind() == VerdictKind.VERIFIED
                && result.expected().orElse(rule.expectation().verdict()) == VerdictKind.VERIFIED;
    }

    /** Whether the proof is one for each number of bits at which the rule is claimed, and not for those alone that were asked for. */
    private static boolean isOfEveryWidth(Rule rule, RuleResult result) {
        return result.verdict().everyWidth().filter(widths -> widths.covers(rule.widths())).isPresent();
    }

    /** Whether the verdict holds up to some differences only, or up to those that the rule names where its type is fixed. */
    private static boolean isTolerant(Rule rule, RuleResult result) {
        return !rule.upTo().isEmpty() && (rule.openType().isEmpty()
                || ElementType.closed(result.theory()).filter(Tolerances::isFloat).isPresent());
    }

    /** The part that may be exported: the rule, and the element types in which it is proved. */
    public Candidate candidate() {
        return candidate;
    }
}
