package io.verifyrules.verifier.interpret;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What an instance takes undefined applications to be: any function of the operands will do, so this is one more thing that a
 * rule leaves open. What is not listed is {@code x} for a real {@code x / 0}, and 0 for everything else.
 *
 * @param values values by application; one with an enclosed operand is for every real that may be meant
 */
public record UndefinedValues(Map<UndefinedApplication, ElementValue> values) {

    /** Nothing is listed. */
    public static final UndefinedValues NONE = new UndefinedValues(Map.of());

    public UndefinedValues {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        for (UndefinedApplication application : values.keySet()) {
            if (values.keySet().stream().anyMatch(other -> !other.equals(application) && other.mayBe(application))) {
                throw new IllegalArgumentException(application + " may have two values");
            }
        }
    }

    /** Whether the value of an application is listed, or of one which may be the same. */
    public boolean lists(UndefinedApplication application) {
        return values.keySet().stream().anyMatch(application::mayBe);
    }

    /** The value; not certain where it is not certain which of those listed is meant. */
    ElementValue of(UndefinedApplication application) {
        ElementValue listed = values.get(application);
        if (listed != null) {
            return listed;
        }
        Optional<UndefinedApplication> near = values.keySet().stream().filter(application::mayBe).findFirst();
        return near.<ElementValue>map(other -> new ElementValue.Uncertain(application + " or " + other))
                .orElseGet(application::otherwise);
    }

    /** The same, with one more value or another one. */
    public UndefinedValues with(UndefinedApplication application, ElementValue value) {
        Map<UndefinedApplication, ElementValue> more = new LinkedHashMap<>(values);
        more.put(application, value);
        return new UndefinedValues(more);
    }

    /** The same, with one value less. */
    public UndefinedValues without(UndefinedApplication application) {
        Map<UndefinedApplication, ElementValue> rest = new LinkedHashMap<>(values);
        rest.remove(application);
        return new UndefinedValues(rest);
    }
}
