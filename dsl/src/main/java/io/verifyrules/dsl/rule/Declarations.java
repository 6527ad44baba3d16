package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.diagnostic.Lookalikes;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;

/** The declarations of a rule, by name. */
final class Declarations {

    private static final Pattern NAME = Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_']*");

    private final Map<String, Named> byName = new LinkedHashMap<>();
    private final Map<String, String> byLook = new HashMap<>();
    private final Warnings warnings;

    Declarations(Warnings warnings) {
        this.warnings = warnings;
    }

    void add(Named thing) {
        if (!NAME.matcher(thing.name()).matches()) {
            throw new IllFormedException("'" + thing.name()
                    + "' is not a name; names start with a letter and go on with " + "letters, digits, _ and '");
        }
        Lookalikes.require("the name of a " + thing.kind(), thing.name());
        if (byName.putIfAbsent(thing.name(), thing) != null) {
            throw new IllFormedException("'" + thing.name() + "' is declared twice; names are unique in a rule");
        }
        String other = byLook.putIfAbsent(Lookalikes.look(thing.name()), thing.name());
        if (other != null) {
            throw new IllFormedException("the name '" + thing.name() + "' looks like '" + other
                    + "', which is declared before; names differ to the eye");
        }
        warnings.declares(thing);
    }

    boolean has(String name) {
        return byName.containsKey(name);
    }

    Map<String, Named> byName() {
        return Collections.unmodifiableMap(byName);
    }
}
