package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Width;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.Set;

/** The element type that a rule without an open one is about: its numbers rather than its truth values. */
final class PrincipalType {

    private PrincipalType() {
    }

    static ElementType of(Rule rule) {
        Set<ElementType> used = types(rule);
        if (used.contains(ElementType.COMPLEX)) {
            return ElementType.COMPLEX;
        }
        if (used.contains(ElementType.REAL)) {
            return ElementType.REAL;
        }
        return used.stream()
                .filter(type -> type instanceof ElementType.Machine || type instanceof ElementType.Floating
                        || type instanceof ElementType.Signless)
                .max(Comparator.comparingInt(PrincipalType::rank))
                .orElse(used.contains(ElementType.INT) ? ElementType.INT : ElementType.BOOL);
    }

    private static Set<ElementType> types(Rule rule) {
        RuleNames names = RuleNames.of(rule);
        Set<ElementType> types = new LinkedHashSet<>();
        names.tensors().values().forEach(input -> types.add(input.type().element()));
        types.addAll(names.parameters().values());
        types.add(rule.lhs().type().element());
        types.add(rule.rhs().type().element());
        return types;
    }

    /** Integers of MLIR that a rule leaves open say most of it, and its {@code i1} least; the first of several of one rank counts. */
    private static int rank(ElementType type) {
        if (type.equals(ElementType.I1)) {
            return 0;
        }
        return type instanceof ElementType.Signless(Width width) && width.fixed().isEmpty() ? 2 : 1;
    }
}
