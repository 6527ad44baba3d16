package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.diagnostic.Lookalikes;
import io.verifyrules.dsl.diagnostic.VisibleText;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The names of the rules of one file, which a reader can tell apart: different characters that look the same are one name. */
final class UniqueNames {

    private final Map<String, String> byLook = new HashMap<>();

    /** The reason why a further rule cannot have the name; it counts as taken either way. */
    Optional<IllFormedException> mistake(String name) {
        try {
            add(name);
            return Optional.empty();
        } catch (IllFormedException mistake) {
            return Optional.of(mistake);
        }
    }

    private void add(String name) {
        if (name.isBlank()) {
            throw new IllFormedException("a rule needs a name, found an empty one");
        }
        VisibleText.require("the name of a rule", name);
        Lookalikes.require("the name of a rule", name);
        if (!name.equals(name.strip()) || isSpace(name.codePointAt(0))
                || isSpace(name.codePointBefore(name.length()))) {
            throw new IllFormedException("the name of a rule begins or ends with a blank: '" + name + "'");
        }
        String other = byLook.putIfAbsent(Lookalikes.look(name), name);
        if (name.equals(other)) {
            throw new IllFormedException("the rule '" + name + "' is declared twice; rule names are unique in a file");
        }
        if (other != null) {
            throw new IllFormedException("the name '" + name + "' looks like '" + other
                    + "', which is declared before; rule names differ to the eye");
        }
    }

    private static boolean isSpace(int point) {
        return Character.isWhitespace(point) || Character.isSpaceChar(point);
    }
}
