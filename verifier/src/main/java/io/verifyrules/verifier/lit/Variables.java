package io.verifyrules.verifier.lit;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Names that stand for the variables of FileCheck: each binding has a name of its own. */
final class Variables {

    private final Map<String, String> names = new HashMap<>();
    private final Set<String> taken;
    private int unnamed;

    /** @param taken names that the text has as they are */
    Variables(Set<String> taken) {
        this.taken = new HashSet<>(taken);
    }

    /** A name for a variable that is bound here, without a sign. */
    String bind(String variable) {
        String base = variable.replaceAll("[^A-Za-z0-9_]", "");
        String name = base;
        for (int i = 1; !taken.add(name); i++) {
            name = base + "_" + i;
        }
        names.put(variable, name);
        return name;
    }

    /** The name of a variable that was bound before. */
    Optional<String> get(String variable) {
        return Optional.ofNullable(names.get(variable));
    }

    /** A name for a value that nobody uses. */
    String unnamed() {
        return "unused." + unnamed++;
    }
}
