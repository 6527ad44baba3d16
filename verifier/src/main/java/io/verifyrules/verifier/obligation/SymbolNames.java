package io.verifyrules.verifier.obligation;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The names of symbols in one encoding. A solver knows a symbol by its name, so each thing has a name of its own here,
 * whatever it is called. Where a name is taken, a number is added. A symbol that a theory introduces has a name that no
 * thing is called by, as it begins with a word and a space.
 */
final class SymbolNames {

    private static final int LONG = 200;

    private final Map<Object, String> names = new HashMap<>();
    private final Set<String> taken = new HashSet<>();

    /** A declared name as one word: theories add words to the names of elements, as in {@code tensor A is poison}. */
    static String word(String declared) {
        return declared.replace(' ', '_');
    }

    /** The name of a thing: {@code wanted} if it is free and not too long to be of use. Equal things have one name. */
    String of(Object thing, String wanted) {
        String known = names.get(thing);
        if (known != null) {
            return known;
        }
        String shortened = wanted.length() > LONG ? wanted.substring(0, LONG) : wanted;
        String name = shortened;
        for (int number = 2; !taken.add(name); number++) {
            name = shortened + "!" + number;
        }
        names.put(thing, name);
        return name;
    }
}
