package io.verifyrules.verifier.program;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Functions that may call one another. */
public record Module(Optional<String> name, List<Function> functions, SortedMap<String, Attribute> attributes,
        SourcePosition place) {

    public Module {
        functions = List.copyOf(functions);
        attributes = Collections.unmodifiableSortedMap(new TreeMap<>(attributes));
    }

    /** The function of the name, if there is one. */
    public Optional<Function> function(String wanted) {
        return functions.stream().filter(function -> function.name().equals(wanted)).findFirst();
    }
}
