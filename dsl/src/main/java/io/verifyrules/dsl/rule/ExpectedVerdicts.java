package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.diagnostic.VisibleText;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

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

    /** A verdict on types that the rule cannot be about is a mistake, and would never be compared with anything. */
    void requirePossible(OpenTypes possible, Optional<String> open) {
        Optional<Set<ElementType>> types = open.flatMap(name -> Optional.ofNullable(possible.accepted().get(name)));
        boolean everyFormat = open.filter(possible::acceptsEveryFormat).isPresent();
        for (Set<ElementType> stated : spokenOf) {
            if (open.filter(possible::acceptsComplex).isPresent() && stated.contains(ElementType.COMPLEX)) {
                continue;
            }
            if (everyFormat && stated.contains(ElementType.FLOAT)) {
                continue;
            }
            if (types.isPresent() && Collections.disjoint(types.get(), stated)) {
                throw new IllFormedException(
                        "expect: the rule is about elements of type " + ElementTypes.text(types.get(), ", ")
                                + "; a verdict is stated on " + ElementTypes.text(stated, ", "));
            }
        }
    }

    Expectation expectation() {
        return new Expectation(verdict, byElement, because, reasons, by);
    }

    /** In an order that does not depend on how a set keeps them. */
    private static List<ElementType> ordered(Set<ElementType> elements) {
        return elements.stream().sorted(Comparator.comparing(ElementType::toString)).toList();
    }
}
