package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.ElementType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The values of undefined applications and of declared functions in an instance. Any function of the operands will do,
 * so this is one more thing that a rule leaves open. An application that is not listed has the value of
 * {@link UndefinedApplication#otherwise}. Immutable.
 */
public final class UndefinedValues {

    /** Nothing is listed. */
    public static final UndefinedValues NONE = new UndefinedValues(Map.of());

    private final Map<UndefinedApplication, ElementValue> values;
    private final Map<String, CombiningModel> models;
    private final boolean opaque;
    /** The listed applications that may be one with some other one: an application is compared with those alone. */
    private final Map<UndefinedApplication.Alike, List<UndefinedApplication>> alike;

    /** A list that grows. An application joins it if it cannot be one that is there. */
    public static final class Listing {

        private final Map<UndefinedApplication, ElementValue> values = new LinkedHashMap<>();
        private final Map<UndefinedApplication.Alike, List<UndefinedApplication>> alike = new LinkedHashMap<>();

        private static Listing of(Map<UndefinedApplication, ElementValue> values) {
            Listing listing = new Listing();
            values.forEach(listing::add);
            return listing;
        }

        /** Whether the value of an application is listed, or of one which may be the same. */
        public boolean lists(UndefinedApplication application) {
            return values.containsKey(application) || mayBe(alike, application).isPresent();
        }

        /** Adds a value. Throws an {@link IllegalArgumentException} if an application that is listed may be the same. */
        public void add(UndefinedApplication application, ElementValue value) {
            if (lists(application)) {
                throw new IllegalArgumentException(application + " may have two values");
            }
            values.put(application, value);
            alike.computeIfAbsent(application.alike(), any -> new ArrayList<>()).add(application);
        }
    }

    /**
     * Values.
     *
     * @param values values by application; one with an enclosed operand is for every real that may be meant
     * @param models the models of declared functions that are associative, by name; a function that is not listed has the
     *     first of its type
     * @param opaque whether the functions are certain ones of which no value is known, so that nothing certain is computed with them
     */
    public UndefinedValues(Map<UndefinedApplication, ElementValue> values, Map<String, CombiningModel> models,
            boolean opaque) {
        this(Listing.of(values), models, opaque);
    }

    private UndefinedValues(Listing listing, Map<String, CombiningModel> models, boolean opaque) {
        this(Collections.unmodifiableMap(new LinkedHashMap<>(listing.values)), models, opaque, new LinkedHashMap<>());
        listing.alike.forEach((kind, applications) -> alike.put(kind, List.copyOf(applications)));
    }

    private UndefinedValues(Map<UndefinedApplication, ElementValue> values, Map<String, CombiningModel> models,
            boolean opaque, Map<UndefinedApplication.Alike, List<UndefinedApplication>> alike) {
        this.values = values;
        this.models = Collections.unmodifiableMap(new LinkedHashMap<>(models));
        this.opaque = opaque;
        this.alike = alike;
    }

    /** The values, with declared functions that are associative taken for what comes first. */
    public UndefinedValues(Map<UndefinedApplication, ElementValue> values) {
        this(values, Map.of(), false);
    }

    /** The values, with what is taken for declared functions that are associative. */
    public UndefinedValues(Map<UndefinedApplication, ElementValue> values, Map<String, CombiningModel> models) {
        this(values, models, false);
    }

    private static Optional<UndefinedApplication> mayBe(
            Map<UndefinedApplication.Alike, List<UndefinedApplication>> alike, UndefinedApplication application) {
        return alike.isEmpty()
                ? Optional.empty()
                : alike.getOrDefault(application.alike(), List.of())
                        .stream()
                        .filter(application::mayHaveOperandsOf)
                        .findFirst();
    }

    /** The values by application, in the order in which they were listed. */
    public Map<UndefinedApplication, ElementValue> values() {
        return values;
    }

    /** The models of declared functions that are associative, by name. */
    public Map<String, CombiningModel> models() {
        return models;
    }

    /** Whether no value of a function is known. */
    public boolean opaque() {
        return opaque;
    }

    /** A list that begins with these values. */
    public Listing listing() {
        Listing listing = new Listing();
        listing.values.putAll(values);
        alike.forEach((kind, applications) -> listing.alike.put(kind, new ArrayList<>(applications)));
        return listing;
    }

    /** The same with the values of a list in place of these. */
    public UndefinedValues with(Listing listing) {
        return new UndefinedValues(listing, models, opaque);
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
        return new UndefinedValues(values, others, opaque, alike);
    }

    /** Whether the value of an application is listed, or of one which may be the same. */
    public boolean lists(UndefinedApplication application) {
        return values.containsKey(application) || mayBe(alike, application).isPresent();
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
        Optional<UndefinedApplication> near = mayBe(alike, application);
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

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof UndefinedValues others && opaque == others.opaque && models.equals(others.models)
                && values.equals(others.values);
    }

    @Override
    public int hashCode() {
        return Objects.hash(values, models, opaque);
    }

    @Override
    public String toString() {
        return values + (models.isEmpty() ? "" : " " + models) + (opaque ? " opaque" : "");
    }
}
