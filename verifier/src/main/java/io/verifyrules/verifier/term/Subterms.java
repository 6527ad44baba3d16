package io.verifyrules.verifier.term;

import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** The elements that elements and truth values are made of, each once, what is outside before what is inside of it. */
public final class Subterms {

    private final Predicate<ValueTerm> entered;
    private final Set<ValueTerm> elements = new LinkedHashSet<>();
    private final Set<Truth> truths = new HashSet<>();

    private Subterms(Predicate<ValueTerm> entered) {
        this.entered = entered;
    }

    /** All of them, those given included. */
    public static Set<ValueTerm> of(Collection<ValueTerm> elements, Collection<Truth> truths) {
        return of(elements, truths, element -> true);
    }

    /** The subterms that are not inside of an element that is not to be entered. */
    public static Set<ValueTerm> of(Collection<ValueTerm> elements, Collection<Truth> truths,
            Predicate<ValueTerm> entered) {
        Subterms subterms = new Subterms(entered);
        elements.forEach(subterms::visit);
        truths.forEach(subterms::visit);
        return Collections.unmodifiableSet(subterms.elements);
    }

    /** The elements that an element is made of, beside its conditions. */
    private static List<ValueTerm> children(ValueTerm element) {
        return switch (element) {
            case ValueTerm.Apply apply -> apply.operands();
            case ValueTerm.If choice -> List.of(choice.then(), choice.otherwise());
            case ValueTerm.Reduction reduction -> List.of(reduction.body());
            case ValueTerm.Literal ignored -> List.of();
            case ValueTerm.Parameter ignored -> List.of();
            case ValueTerm.Read ignored -> List.of();
            case ValueTerm.Counted ignored -> List.of();
        };
    }

    /** The conditions that an element depends on. */
    private static List<Truth> conditions(ValueTerm element) {
        return switch (element) {
            case ValueTerm.If choice -> List.of(choice.condition());
            case ValueTerm.Reduction reduction -> List.of(reduction.guard());
            default -> List.of();
        };
    }

    private void visit(ValueTerm element) {
        if (elements.add(element) && entered.test(element)) {
            conditions(element).forEach(this::visit);
            children(element).forEach(this::visit);
        }
    }

    private void visit(Truth truth) {
        if (!truths.add(truth)) {
            return;
        }
        switch (truth) {
            case Truth.OnElement element -> visit(element.element());
            case Truth.Not not -> visit(not.operand());
            case Truth.AllOf all -> all.parts().forEach(this::visit);
            case Truth.AnyOf any -> any.parts().forEach(this::visit);
            case Truth.Constant ignored -> {
            }
            case Truth.Fold ignored -> {
            }
            case Truth.OnScalars ignored -> {
            }
        }
    }
}
