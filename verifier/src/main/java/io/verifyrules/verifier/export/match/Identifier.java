package io.verifyrules.verifier.export.match;

import java.util.Set;

/** Names that a rule gives, as names of a program. */
public final class Identifier {

    private static final int LONGEST = 40;

    /** Words with a meaning of their own in PDLL, in C++, or in the native code that is written out. */
    private static final Set<String> TAKEN = Set.of("op", "type", "attr", "let", "with", "replace", "erase", "rewrite",
            "return", "not", "and", "or", "xor", "Pattern", "Constraint", "Rewrite", "Attr", "Op", "Type", "TypeRange",
            "Value", "ValueRange", "rewriter", "lane", "root", "result", "int", "long", "short", "double", "float",
            "char", "bool", "if", "else", "for", "while", "do", "switch", "case", "default", "new", "delete", "this",
            "auto", "const", "static", "struct", "class", "union", "enum", "namespace", "template", "typename",
            "operator", "signed", "unsigned", "void", "using", "true", "false", "try", "catch", "throw", "goto",
            "break", "continue", "volatile", "inline", "extern", "register", "compl", "bitand", "bitor");

    private Identifier() {
    }

    /** A name for a rule that is called so, made of its first words. */
    public static String ofRule(String text) {
        String name = of(text);
        int end = name.length() > LONGEST ? name.lastIndexOf('_', LONGEST) : name.length();
        return end > 0 ? name.substring(0, end) : name.substring(0, LONGEST);
    }

    /** A name of ASCII letters, digits and underscores that begins with a letter and is no word of the languages written here. */
    public static String of(String text) {
        StringBuilder name = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            boolean plain = character < 128 && Character.isLetterOrDigit(character);
            if (plain) {
                name.append(character);
            } else if (name.length() > 0 && name.charAt(name.length() - 1) != '_') {
                name.append('_');
            }
        }
        while (name.length() > 0 && name.charAt(name.length() - 1) == '_') {
            name.setLength(name.length() - 1);
        }
        if (name.isEmpty() || !Character.isLetter(name.charAt(0))) {
            name.insert(0, "r");
        }
        return TAKEN.contains(name.toString()) ? name + "_" : name.toString();
    }
}
