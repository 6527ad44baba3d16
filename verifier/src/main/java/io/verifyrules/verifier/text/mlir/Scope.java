package io.verifyrules.verifier.text.mlir;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.NotRead;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The values that names stand for in a region, and in those around it. */
final class Scope {

    private final Optional<Scope> outer;
    private final Map<String, Value> values = new HashMap<>();

    private Scope(Optional<Scope> outer) {
        this.outer = outer;
    }

    /** A function's, which sees nothing outside. */
    static Scope ofFunction() {
        return new Scope(Optional.empty());
    }

    /** A region's inside of this one. */
    Scope inner() {
        return new Scope(Optional.of(this));
    }

    /** Defines a value under its name. */
    Value define(String name, Type type, SourcePosition place) {
        Value value = new Value(name, type, place);
        Value before = values.putIfAbsent(name, value);
        if (before != null) {
            throw new NotRead(place,
                    "expected a new name, found " + name + ", which is defined in line " + before.place().line());
        }
        return value;
    }

    /** The value of a name that was defined before. */
    Optional<Value> find(String name) {
        return Optional.ofNullable(values.get(name)).or(() -> outer.flatMap(around -> around.find(name)));
    }
}
