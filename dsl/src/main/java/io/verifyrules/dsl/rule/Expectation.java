package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.VisibleText;
import io.verifyrules.dsl.element.ElementType;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The verdict that the author of a rule expects, so that wrong and undecided rules can stand in a corpus honestly.
 *
 * @param verdict   the expected verdict for every element type that has no entry of its own
 * @param byElement expected verdicts of single element types
 * @param because   why, where it is not {@code VERIFIED}; may be empty
 */
public record Expectation(VerdictKind verdict, Map<ElementType, VerdictKind> byElement, String because) {

    /** What a rule expects unless it says otherwise. */
    public static final Expectation VERIFIED = new Expectation(VerdictKind.VERIFIED, Map.of(), "");

    public Expectation {
        VisibleText.require("the reason of an expectation", because);
        byElement = Collections.unmodifiableMap(new LinkedHashMap<>(byElement));
    }

    /** The expected verdict for a closed element type. */
    public VerdictKind forElement(ElementType element) {
        return byElement.getOrDefault(element, verdict);
    }
}
