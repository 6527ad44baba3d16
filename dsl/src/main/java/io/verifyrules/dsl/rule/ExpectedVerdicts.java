package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.diagnostic.VisibleText;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The verdicts that the author of a rule states, one by one. */
final class ExpectedVerdicts {

    private final Map<ElementType, VerdictKind> byElement = new LinkedHashMap<>();
    private final Map<ElementType, String> reasons = new LinkedHashMap<>();
    private final List<Set<ElementType>> spokenOf = new ArrayList<>();
    private VerdictKind verdict;
    private String because;
    private Optional<Mismatch> by = Optional.empty();

    ExpectedVerdicts(VerdictKind verdict, String because) {
        this.verdict = verdict;
        this.because = because;
    }

    void state(VerdictKind stated, String reason) {
        VisibleText.require("the reason of an expectation", reason);
        because = reason.isEmpty() ? because : reason;
        verdict = stated;
        by = Optional.empty();
    }

    /** In what the sides of a refuted rule differ, which is said once for all element types. */
    void differsBy(Mismatch mismatch) {
        if (verdict != VerdictKind.REFUTED) {
            throw new IllFormedException("expect: by = " + mismatch
                    + " says in what the sides of a refuted rule differ; the rule is expected to be " + verdict);
        }
        by = Optional.of(mismatch);
    }

    /** Of these types. */
    void state(Set<ElementType> elements, VerdictKind stated, String reason) {
        VisibleText.require("the reason of an expectation", reason);
        if (elements.isEmpty()) {
            throw new IllFormedException("expect: on = .. names no element type");
        }
        ordered(elements).forEach(element -> {
            byElement.put(element, stated);
            if (reason.isEmpty()) {
                reasons.remove(element);
            } else {
                reasons.put(element, reason);
            }
        });
        spokenOf.add(Set.copyOf(elements));
    }

    /**
     * Checks that each verdict is compared with one. The rule is about each type that is named, and about some member
     * of each family that is.
     *
     * @throws IllFormedException if a verdict is stated on a type that the rule is not about
     */
    void requirePossible(OpenTypes possible, TypedParts rule) {
        for (Set<ElementType> stated : spokenOf) {
            Set<ElementType> about = stated.stream()
                    .filter(type -> isAbout(type, possible, rule))
                    .collect(Collectors.toSet());
            Set<ElementType> never = new TreeSet<>(Comparator.comparing(ElementType::toString));
            never.addAll(about.isEmpty() ? stated : TypeClaim.byFamily(stated).named());
            never.removeAll(about);
            if (!never.isEmpty()) {
                throw new IllFormedException("expect: the rule is about elements of " + types(possible, rule)
                        + "; a verdict is stated on " + ElementTypes.text(never, ", "));
            }
        }
    }

    /** A rule that only moves elements is about all types: a verdict in one of them is given where it is asked for. */
    private static boolean isAbout(ElementType type, OpenTypes possible, TypedParts rule) {
        if (rule.open().isEmpty()) {
            return rule.types().contains(type) || (type instanceof ElementType.Signless
                    && rule.types().stream().anyMatch(ElementType.Signless.class::isInstance));
        }
        String open = rule.open().get();
        Optional<Set<ElementType>> accepted = Optional.ofNullable(possible.accepted().get(open));
        return accepted.isEmpty() || accepted.get().contains(type)
                || (ElementTypes.ASKED_FOR.contains(type) && possible.acceptsAskedFor(type, open))
                || (type.equals(ElementType.FLOAT) && possible.acceptsEveryFormat(open));
    }

    private static String types(OpenTypes possible, TypedParts rule) {
        Set<ElementType> types = rule.open()
                .map(open -> possible.accepted().getOrDefault(open, ElementTypes.ALL))
                .orElse(rule.types());
        return "type " + ElementTypes.text(types, ", ");
    }

    Expectation expectation() {
        return new Expectation(verdict, byElement, because, reasons, by);
    }

    /** In an order that does not depend on how a set keeps them. */
    private static List<ElementType> ordered(Set<ElementType> elements) {
        return elements.stream().sorted(Comparator.comparing(ElementType::toString)).toList();
    }
}
