package io.verifyrules.verifier.program;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Functions that may call one another.
 *
 * @param modules those inside, whose functions have names of their own
 */
public record Module(Optional<String> name, List<Function> functions, SortedMap<String, Attribute> attributes,
        SourcePosition place, List<Module> modules) {

    public Module {
        functions = List.copyOf(functions);
        attributes = Collections.unmodifiableSortedMap(new TreeMap<>(attributes));
        modules = List.copyOf(modules);
    }

    /** A module without others inside. */
    public Module(Optional<String> name, List<Function> functions, SortedMap<String, Attribute> attributes,
            SourcePosition place) {
        this(name, functions, attributes, place, List.of());
    }

    /** The function of the name, if there is one. */
    public Optional<Function> function(String wanted) {
        return functions.stream().filter(function -> function.name().equals(wanted)).findFirst();
    }
}
