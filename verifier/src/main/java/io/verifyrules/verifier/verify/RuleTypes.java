package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.theory.ElementTheories;
import io.verifyrules.verifier.theory.ElementTheory;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The element types that the open type of a rule stands for, each in a check of its own. */
final class RuleTypes {

    /** Narrower types come before wider ones, so that what is wrong is seen at the least width first. */
    private static final List<ElementType> ORDER = ElementTypes.claimable();

    private RuleTypes() {
    }

    /**
     * Arbitrary elements where the rule only moves data, each type that it is about otherwise. Of requested theories those are added in
     * which the rule can be read although it is not claimed there.
     */
    static List<ElementType> of(Rule rule, List<String> requested) {
        return rule.openType()
                .map(open -> ofOpen(rule, open, requested))
                .orElseGet(() -> List.of(rule.principalType()));
    }

    private static List<ElementType> ofOpen(Rule rule, ElementType.Open open, List<String> requested) {
        Set<ElementType> accepted = rule.elements().get(open.name());
        List<ElementType> all = accepted == null
                ? moving(requested)
                : accepted.stream().sorted(Comparator.comparingInt(ORDER::indexOf)).toList();
        for (ElementType type : ElementTypes.ASKED_FOR) {
            if (accepted != null && requested.contains(name(type)) && !all.contains(type) && rule.isOf(type)) {
                all = Stream.concat(all.stream(), Stream.of(type)).toList();
            }
        }
        boolean asked = requested.contains(name(ElementType.FLOAT)) && rule.isOfEveryFormat();
        List<ElementType> others = all.stream().filter(type -> !type.equals(ElementType.FLOAT)).toList();
        return asked || (requested.isEmpty() && others.size() < all.size())
                ? Stream.concat(others.stream(), Stream.of(ElementType.FLOAT)).toList()
                : others;
    }

    /**
     * A claim that holds of arbitrary elements holds in every theory; one that is asked for by name is looked at by
     * itself.
     */
    private static List<ElementType> moving(List<String> requested) {
        return requested.isEmpty()
                ? List.of(ElementType.OPEN)
                : requested.stream()
                        .distinct()
                        .map(ElementTheories::named)
                        .flatMap(Optional::stream)
                        .map(ElementTheory::type)
                        .toList();
    }

    private static String name(ElementType type) {
        return ElementTheories.of(type, false).name();
    }
}
