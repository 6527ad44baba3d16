package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Tolerances;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * The elements that a rule is claimed for.
 *
 * @param elements the closed types that the open one stands for; nothing where only the movement of data matters
 * @param upTo     the differences between floats that do not matter
 */
record ClaimedFor(Map<String, Set<ElementType>> elements, Tolerances upTo) {

    ClaimedFor {
        elements = Collections.unmodifiableMap(new LinkedHashMap<>(elements));
    }
}
