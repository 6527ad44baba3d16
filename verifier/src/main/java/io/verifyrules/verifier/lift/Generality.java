package io.verifyrules.verifier.lift;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The generality of a rule that is made of a pattern.
 *
 * @param relations the relations that hold among its parameters
 * @param classes   the classes of all strands
 * @param opened    the element type that is left open, if one is
 * @param claimed   the closed types that the open one stands for; all that the operators accept where none is named
 * @param elements  the literals of the opened type in whose place any element may stand
 */
record Generality(List<NumberRelation> relations, List<StrandClass> classes, Optional<ElementType> opened,
        Set<ElementType> claimed, List<Literal> elements) {

    Generality {
        relations = List.copyOf(relations);
        classes = List.copyOf(classes);
        claimed = java.util.Collections.unmodifiableSet(new LinkedHashSet<>(claimed));
        elements = List.copyOf(elements);
    }

    /** Each strand by itself, no relations. */
    static Generality of(NumberPattern pattern, Optional<ElementType> opened) {
        return new Generality(List.of(), pattern.strands().all().stream().map(StrandClass::alone).toList(), opened,
                Set.of(), List.of());
    }

    /** Whether a strand stands for its class, so that its numbers are those of the rule. */
    boolean isFirst(Vertex strand) {
        return classes.stream().anyMatch(each -> each.first().equals(strand));
    }

    /** Whether the rule declares a number, rather than that of a strand that is treated alike. */
    boolean declares(Parameter parameter) {
        return parameter.strand().map(this::isFirst).orElse(true);
    }

    /** The relations that the rule states as conditions, in their order. */
    List<NumberRelation.Comparison> conditions() {
        return relations.stream()
                .filter(NumberRelation.Comparison.class::isInstance)
                .map(NumberRelation.Comparison.class::cast)
                .filter(relation -> relation.parameters().stream().allMatch(this::declares))
                .toList();
    }

    /** The same without one relation. */
    Generality without(NumberRelation relation) {
        return with(relations.stream().filter(other -> !other.equals(relation)).toList());
    }

    Generality with(List<NumberRelation> other) {
        return new Generality(other, classes, opened, claimed, elements);
    }

    Generality in(List<StrandClass> other) {
        return new Generality(relations, other, opened, claimed, elements);
    }

    Generality claiming(Set<ElementType> types) {
        return new Generality(relations, classes, opened, types, elements);
    }

    Generality anyElementFor(Literal literal) {
        List<Literal> more = new ArrayList<>(elements);
        more.add(literal);
        return new Generality(relations, classes, opened, claimed, more);
    }
}
