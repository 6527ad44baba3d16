package io.verifyrules.verifier.mutation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.expr.Form;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Part;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The integers that an operator is given for each axis, by the names that rule files use. The sizes of new axes are the
 * attribute {@code shape}.
 */
record Attributes(Form form, Map<String, Part> byName) {

    static Attributes of(TensorExpr operator) {
        return of(operator.form(), operator instanceof Input);
    }

    private static Attributes of(Form form, boolean declared) {
        Map<String, Part> byName = new LinkedHashMap<>();
        for (Part part : form.parts()) {
            switch (part) {
                case Part.Maps maps -> byName.put(maps.slot().inWords(), maps);
                case Part.Sizes sizes when !declared -> byName.put("shape", sizes);
                default -> {
                }
            }
        }
        return new Attributes(form, byName);
    }

    private Part part(String name) {
        return Objects.requireNonNull(byName.get(name), name);
    }

    SortedMap<AggregatedAxis, AxisMap> get(String name) {
        return switch (part(name)) {
            case Part.Maps maps -> maps.byAxis();
            case Part.Sizes sizes -> sizes.shape().sizes();
            case Part other -> throw new IllegalStateException("no maps: " + other);
        };
    }

    /** The constant that says nothing on an axis. */
    OptionalLong neutral(String name) {
        return part(name).slot().neutral();
    }

    /** These attributes with one map replaced. */
    Attributes with(String name, AggregatedAxis axis, AxisMap map) {
        SortedMap<AggregatedAxis, AxisMap> maps = new TreeMap<>(get(name));
        maps.put(axis, map);
        return with(name, maps);
    }

    /** These attributes with one of them replaced. */
    Attributes with(String name, SortedMap<AggregatedAxis, AxisMap> maps) {
        Part changed = part(name) instanceof Part.Sizes sizes
                ? new Part.Sizes(sizes.slot(), new Shape(maps))
                : new Part.Maps(part(name).slot(), maps);
        return of(form.with(part -> part.slot().equals(changed.slot()) ? changed : part), false);
    }

    /** The operator with these attributes, checked. */
    TensorExpr applied() {
        return form.made();
    }
}
