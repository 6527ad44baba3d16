package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.element.ElementFamily;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The numeric types that a rule would be about but for a number that it writes down. They belong to a claim that does
 * not name its types one by one. Such a rule claims all types of its operators, or a whole family.
 */
public final class TypesLeftOut {

    private TypesLeftOut() {
    }

    /** One sentence for each number that leaves some types out. */
    public static List<String> notes(Rule rule) {
        return rule.openType().map(open -> notes(rule, open.name())).orElse(List.of());
    }

    private static List<String> notes(Rule rule, String open) {
        OpenTypes types = OpenTypes.of(TypedParts.of(rule, Optional.of(open)));
        Set<ElementType> possible = types.accepted().getOrDefault(open, ElementTypes.ALL);
        Set<ElementType> claimed = rule.elements().getOrDefault(open, possible);
        Map<Refusal, List<ElementType>> byNumber = new LinkedHashMap<>();
        types.refusedByNumbers(open).forEach((type, number) -> {
            if (!type.equals(ElementType.BOOL) && isClaimedWithOthers(type, possible, claimed)) {
                byNumber.computeIfAbsent(number, ignored -> new ArrayList<>()).add(type);
            }
        });
        List<String> notes = new ArrayList<>();
        byNumber.forEach((refusal, left) -> {
            if (refusal instanceof Refusal.ByNumber(var number)) {
                notes.add("not claimed for " + ElementTypes.text(left, ", ") + ", of which the number " + number
                        + " is no element");
            }
        });
        return List.copyOf(notes);
    }

    /** Whether nothing is left out by the claim itself, or as much of the type's family is claimed as can be. */
    private static boolean isClaimedWithOthers(ElementType type, Set<ElementType> possible, Set<ElementType> claimed) {
        Set<ElementType> family = ElementFamily.of(type).types();
        List<ElementType> others = possible.stream().filter(family::contains).toList();
        return claimed.containsAll(possible) || (others.size() > 1 && claimed.containsAll(others));
    }
}
