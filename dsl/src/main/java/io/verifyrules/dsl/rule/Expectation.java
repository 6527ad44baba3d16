package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.VisibleText;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The verdict that the author of a rule expects, so that wrong and undecided rules can stand in a corpus honestly.
 *
 * @param verdict   the expected verdict for every element type that has no entry of its own
 * @param byElement expected verdicts of single element types
 * @param general   why, for every element type without a reason of its own; may be empty
 * @param reasons   why, for single element types, each of which has an expected verdict of its own
 * @param by        in what both sides differ in the counterexamples of element types in which the rule is expected to be refuted, if that is said
 */
public record Expectation(VerdictKind verdict, Map<ElementType, VerdictKind> byElement, String general,
        Map<ElementType, String> reasons, Optional<Mismatch> by) {

    /** The expectation of a rule that names no other. */
    public static final Expectation VERIFIED = of(VerdictKind.VERIFIED, "");

    public Expectation {
        VisibleText.require("the reason of an expectation", general);
        reasons.values().forEach(reason -> VisibleText.require("the reason of an expectation", reason));
        byElement = Collections.unmodifiableMap(new LinkedHashMap<>(byElement));
        reasons = Collections.unmodifiableMap(new LinkedHashMap<>(reasons));
        if (by.isPresent() && verdict != VerdictKind.REFUTED && !byElement.containsValue(VerdictKind.REFUTED)) {
            throw new IllegalArgumentException("refuted by " + by.get() + ", but " + verdict + " is expected");
        }
        if (!byElement.keySet().containsAll(reasons.keySet())) {
            throw new IllegalArgumentException("a reason for " + reasons.keySet() + ", but verdicts for " + byElement);
        }
    }

    /** The same for all element types. */
    public static Expectation of(VerdictKind verdict, String because) {
        return new Expectation(verdict, Map.of(), because, Map.of(), Optional.empty());
    }

    /** The expected verdict for a closed element type. */
    public VerdictKind forElement(ElementType element) {
        return byElement.getOrDefault(element, verdict);
    }

    /** The reason of the expectation for an element type; empty where nothing is said, or only of another verdict. */
    public String because(ElementType element) {
        return reasons.getOrDefault(element, forElement(element) == verdict ? general : "");
    }

    /** All reasons together, each with the types that it is about. */
    public String because() {
        Map<String, List<ElementType>> alike = new LinkedHashMap<>();
        reasons.forEach((type, reason) -> alike.computeIfAbsent(reason, key -> new ArrayList<>()).add(type));
        return Stream
                .concat(Stream.of(general).filter(reason -> !reason.isEmpty()),
                        alike.entrySet()
                                .stream()
                                .map(entry -> ElementTypes.text(entry.getValue(), ", ") + ": " + entry.getKey()))
                .collect(Collectors.joining("; "));
    }
}
