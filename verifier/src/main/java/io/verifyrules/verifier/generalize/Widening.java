package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.report.Agreement;
import io.verifyrules.verifier.verdict.RuleResult;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The other cases in which a rule is as right. They are any number of axes in the place of one, and element types other
 * than those that it claims. An operator that works along one axis only, or in some types only, keeps them so. All that
 * is said is proved.
 *
 * @param demands the demands that the rule is to have
 * @param judge   asks in the types in which the rule is right
 */
record Widening(Stripped stripped, List<Condition> demands, Judge judge) {

    /** The possible substitutes of a part, to be read. */
    List<String> all() {
        List<String> all = new ArrayList<>();
        rule().rankClasses()
                .stream()
                .filter(RankClass::isSingleton)
                .filter(rankClass -> !judge.effort().cutShort())
                .forEach(rankClass -> ranks(rankClass).ifPresent(all::add));
        if (!judge.effort().cutShort()) {
            types().ifPresent(all::add);
        }
        return all;
    }

    private Rule rule() {
        return stripped.origin();
    }

    private Optional<String> ranks(RankClass singleton) {
        return Stream.of(RankBound.ANY, RankBound.NON_EMPTY)
                .filter(bound -> judge.proves(Recast.withRanks(stripped, demands,
                        rankClass -> rankClass.equals(singleton) ? bound : rankClass.bound())))
                .findFirst()
                .map(bound -> (bound == RankBound.ANY ? "rankClass" : "nonEmptyRankClass")
                        + " in the place of singleton for " + singleton);
    }

    /** In the place of the only type that the rule fixes, or beside those that it claims. */
    private Optional<String> types() {
        Optional<ElementType> fixed = fixed();
        if (!rule().widths().open().isEmpty() || (fixed.isEmpty() && rule().openType().isEmpty())) {
            return Optional.empty();
        }
        List<RuleResult> results = Recast
                .withTypes(stripped, demands, type -> fixed.filter(type::equals).isPresent() ? ElementType.OPEN : type)
                .stream()
                .flatMap(this::results)
                .filter(result -> result.verdict().kind() == VerdictKind.VERIFIED
                        && fixed.filter(type -> type.toString().equals(result.theory())).isEmpty())
                .toList();
        return results.isEmpty()
                ? Optional.empty()
                : Optional.of("elements " + new Agreement(results).theories()
                        + fixed.map(type -> " in the place of " + type).orElse(", too"));
    }

    /** The verdicts in the types in which nothing is known of the rule; in arbitrary ones where only the movement of data matters. */
    private Stream<RuleResult> results(Rule open) {
        Set<ElementType> accepted = accepted(open);
        Set<ElementType> claimed = accepted(rule());
        List<String> others = accepted.stream()
                .filter(type -> !claimed.contains(type))
                .map(ElementType::toString)
                .toList();
        return accepted.equals(claimed) && rule().openType().isPresent()
                ? Stream.empty()
                : judge.briefly().results(open, others).stream();
    }

    private static Set<ElementType> accepted(Rule rule) {
        return rule.openType().map(type -> rule.elements().getOrDefault(type.name(), Set.of())).orElse(Set.of());
    }

    private Optional<ElementType> fixed() {
        RuleNames names = RuleNames.of(rule());
        Set<ElementType> types = new LinkedHashSet<>(names.parameters().values());
        names.tensors().values().stream().map(Input::type).forEach(type -> types.add(type.element()));
        names.functions().values().forEach(function -> {
            types.addAll(function.operands());
            types.add(function.result());
        });
        if (types.size() > 1) {
            types.removeAll(ElementTypes.TRUTHS);
        }
        return types.size() == 1 && ElementTypes.ALL.containsAll(types) ? types.stream().findFirst() : Optional.empty();
    }
}
