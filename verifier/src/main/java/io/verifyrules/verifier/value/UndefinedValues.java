package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.ElementType;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The values of undefined applications and of declared functions in an instance. Any function of the operands will do,
 * so this is one more thing that a rule leaves open. An application that is not listed has the value of
 * {@link UndefinedApplication#otherwise}.
 *
 * @param values values by application; one with an enclosed operand is for every real that may be meant
 * @param models the models of declared functions that are associative, by name; a function that is not listed has the
 *     first of its type
 * @param opaque whether the functions are certain ones of which no value is known, so that nothing certain is computed with them
 */
public record UndefinedValues(Map<UndefinedApplication, ElementValue> values, Map<String, CombiningModel> models,
        boolean opaque) {

    /** Nothing is listed. */
    public static final UndefinedValues NONE = new UndefinedValues(Map.of());

    public UndefinedValues {
        models = Collections.unmodifiableMap(new LinkedHashMap<>(models));
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        for (UndefinedApplication application : values.keySet()) {
            if (values.keySet().stream().anyMatch(other -> !other.equals(application) && other.mayBe(application))) {
                throw new IllegalArgumentException(application + " may have two values");
            }
        }
    }

    /** The values, with declared functions that are associative taken for what comes first. */
    public UndefinedValues(Map<UndefinedApplication, ElementValue> values) {
        this(values, Map.of(), false);
    }

    /** The values, with what is taken for declared functions that are associative. */
    public UndefinedValues(Map<UndefinedApplication, ElementValue> values, Map<String, CombiningModel> models) {
        this(values, models, false);
    }

    /** The same values of operations, where no value of a function is known. */
    public UndefinedValues withOpaqueFunctions() {
        return new UndefinedValues(ofOperations(), Map.of(), true);
    }

    /** The model of a declared function of elements of the type that is associative. */
    public CombiningModel model(String function, ElementType type) {
        List<CombiningModel> possible = CombiningModel.of(type);
        CombiningModel model = models.getOrDefault(function, possible.getFirst());
        return possible.contains(model) ? model : possible.getFirst();
    }

    /** The same, with what declared functions are taken for that are associative. */
    public UndefinedValues withModels(Map<String, CombiningModel> others) {
        return new UndefinedValues(values, others, opaque);
    }

    /** Whether the value of an application is listed, or of one which may be the same. */
    public boolean lists(UndefinedApplication application) {
        return values.keySet().stream().anyMatch(application::mayBe);
    }

    /** The value; not certain where it is not certain which of those listed is meant. */
    public ElementValue of(UndefinedApplication application) {
        if (opaque && application.isOfFunction()) {
            return new ElementValue.Uncertain(application.toString());
        }
        ElementValue listed = values.get(application);
        if (listed != null) {
            return listed;
        }
        Optional<UndefinedApplication> near = values.keySet().stream().filter(application::mayBe).findFirst();
        return near.<ElementValue>map(other -> new ElementValue.Uncertain(application + " or " + other))
                .orElseGet(application::otherwise);
    }

    /** The values that it chooses for declared functions. */
    public Map<UndefinedApplication, ElementValue> ofFunctions() {
        return listed(true);
    }

    /** The values that it chooses for operations where their element type does not define them. */
    public Map<UndefinedApplication, ElementValue> ofOperations() {
        return listed(false);
    }

    private Map<UndefinedApplication, ElementValue> listed(boolean ofFunctions) {
        Map<UndefinedApplication, ElementValue> listed = new LinkedHashMap<>(values);
        listed.keySet().removeIf(application -> application.isOfFunction() != ofFunctions);
        return listed;
    }

    /** The same, with one more value or another one. */
    public UndefinedValues with(UndefinedApplication application, ElementValue value) {
        Map<UndefinedApplication, ElementValue> more = new LinkedHashMap<>(values);
        more.put(application, value);
        return new UndefinedValues(more, models, opaque);
    }

    /** The same, with one value less. */
    public UndefinedValues without(UndefinedApplication application) {
        Map<UndefinedApplication, ElementValue> rest = new LinkedHashMap<>(values);
        rest.remove(application);
        return new UndefinedValues(rest, models, opaque);
    }
}
