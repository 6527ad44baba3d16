package io.verifyrules.verifier.program;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A function.
 *
 * @param name      without the sign in front
 * @param isPrivate whether only its own module may call it
 * @param type      of its arguments and results
 * @param body      nothing where it is only declared
 * @param place     where its name stands
 */
public record Function(String name, boolean isPrivate, Type.Function type, Optional<Region> body,
        SortedMap<String, Attribute> attributes, SourcePosition place) {

    public Function {
        attributes = Collections.unmodifiableSortedMap(new TreeMap<>(attributes));
    }
}
