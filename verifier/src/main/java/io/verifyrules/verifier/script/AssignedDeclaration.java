package io.verifyrules.verifier.script;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A declaration whose name is given by '=' instead of by 'by', so that whatever speaks of it has the wrong type.
 *
 * @param name the name that is declared
 * @param as the kind that it is declared as, up to the end of the word
 * @param offset where the name stands in the text
 */
record AssignedDeclaration(String name, String as, int offset) {

    private static final Pattern ASSIGNED = Pattern.compile("^[ \\t]*val\\s+(\\w+)\\s*=\\s*"
            + "((?:rankClass|singleton|nonEmptyRankClass|integer|width|element|function|monoid|\\w+\\.(?:sizes|map|label|index))\\b(?!\\s*[.{])"
            + "|(?:tensor|freeze)(?=\\())", Pattern.MULTILINE);

    /** The declarations in a part of a text. */
    static List<AssignedDeclaration> in(String text, CallExtent part) {
        return ASSIGNED.matcher(text)
                .results()
                .filter(found -> part.contains(found.start()))
                .map(found -> new AssignedDeclaration(found.group(1), found.group(2), found.start(1)))
                .toList();
    }

    /** The one of some that a line speaks of. */
    static Optional<AssignedDeclaration> mentioned(List<AssignedDeclaration> some, String line) {
        return some.stream()
                .filter(each -> Pattern.compile("\\b" + Pattern.quote(each.name) + "\\b").matcher(line).find())
                .findFirst();
    }

    /** The mistake, and the way to write it. */
    String message() {
        return "'" + name + "' gets its name by '=', and what a rule declares gets it by 'by': write val " + name
                + " by " + as + (as.equals("tensor") || as.equals("freeze") ? "(..)" : "");
    }
}
