package io.verifyrules.verifier.export.match;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.verdict.RuleResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A rule, and for which element types it is proved. Nothing else is exported.
 *
 * @param types the types that may stand for the one which the rule leaves open; none if any type may, or if it leaves none open
 */
public record Proved(Rule rule, Optional<List<ElementType>> types) {

    private static final List<ElementType> USUAL = List.of(new ElementType.Floating(FloatFormat.F32),
            new ElementType.Machine(true, 32), ElementType.BOOL);
    private static final String WIDTHS = "the number of bits is left open";

    public Proved {
        types = types.map(List::copyOf);
    }

    /**
     * What is proved of a rule.
     *
     * @throws Inexpressible if it is proved for no type
     */
    public static Proved of(Rule rule, List<RuleResult> results) {
        List<RuleResult> right = results.stream()
                .filter(result -> result.verdict().kind() == VerdictKind.VERIFIED)
                .toList();
        boolean open = rule.openType().isPresent();
        if (right.isEmpty() || (!open && right.size() < results.size())) {
            throw new Inexpressible("it is not verified", "");
        }
        if (!RuleNames.of(rule).permutations().isEmpty()) {
            throw new Inexpressible("an order of axes that is left open has no counterpart in patterns",
                    String.join(", ", RuleNames.of(rule).permutations().keySet()));
        }
        if (!open || right.stream().anyMatch(result -> result.theory().equals("any"))) {
            return new Proved(rule, Optional.empty());
        }
        List<ElementType> types = new ArrayList<>();
        right.forEach(result -> ElementType.closed(result.theory()).ifPresent(types::add));
        return new Proved(rule, Optional.of(types));
    }

    /** The same without some types. */
    public Proved except(Predicate<ElementType> unwanted) {
        return new Proved(rule, types.map(all -> all.stream().filter(unwanted.negate()).toList()));
    }

    /** One of the types, which programs often have; none where any type may stand for the open one. */
    public Optional<ElementType> usualType() {
        return types.flatMap(
                all -> Stream.of(USUAL.stream().filter(all::contains), all.stream()).flatMap(each -> each).findFirst());
    }

    /** What would have to be proved for any type, so that it can be seen whether the rule can be said at all. */
    public static Proved ofAnyType(Rule rule) {
        if (!rule.widths().open().isEmpty()) {
            throw new Inexpressible(WIDTHS, "");
        }
        return new Proved(rule, Optional.empty());
    }
}
