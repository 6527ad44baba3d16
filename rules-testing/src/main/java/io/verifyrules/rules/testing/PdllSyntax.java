package io.verifyrules.rules.testing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The part of PDLL that exported rules are written in: native constraints, rewrites and patterns. They use nothing but
 * things that were declared before, each as its own kind. Native code is looked at as far as its parentheses and the
 * names that it takes go.
 */
final class PdllSyntax {

    private static final Pattern TOKEN = Pattern.compile(
            "(?:\\s+|//[^\\n]*)*+(?<token>\\[\\{.*?}];|->|\"[^\"\\n]*\"|[A-Za-z_][A-Za-z0-9_]*|\\d+|[(){}<>:;,=.]|$)",
            Pattern.DOTALL);
    private static final Set<String> KINDS = Set.of("Value", "Attr", "Type", "Op");
    private static final String END = "";

    private record Function(List<String> kinds, String result) {}

    private final List<String> tokens = new ArrayList<>();
    private final Map<String, Function> functions = new HashMap<>();
    private final Set<String> called = new HashSet<>();
    private final Set<String> patterns = new HashSet<>();
    private int at;

    private PdllSyntax(String text) {
        Matcher matcher = TOKEN.matcher(text);
        int from = 0;
        while (from < text.length()) {
            if (!matcher.region(from, text.length()).lookingAt()) {
                throw new AssertionError("no PDLL: " + text.substring(from, Math.min(text.length(), from + 60)));
            }
            from = matcher.end();
            if (!matcher.group("token").isEmpty()) {
                tokens.add(matcher.group("token"));
            }
        }
    }

    /** The names of the patterns; whatever is not well-formed is an error. */
    static Set<String> patterns(String text) {
        PdllSyntax syntax = new PdllSyntax(text);
        while (syntax.at < syntax.tokens.size()) {
            syntax.definition();
        }
        Set<String> uncalled = new HashSet<>(syntax.functions.keySet());
        uncalled.removeAll(syntax.called);
        if (!uncalled.isEmpty()) {
            throw new AssertionError("nothing calls " + uncalled);
        }
        return syntax.patterns;
    }

    private String next() {
        return at < tokens.size() ? tokens.get(at) : END;
    }

    private String take() {
        String token = next();
        at++;
        return token;
    }

    private void expect(String... all) {
        for (String wanted : all) {
            String found = take();
            if (!found.equals(wanted)) {
                throw new AssertionError("'" + wanted + "' is due, found '" + found + "' after "
                        + String.join(" ", tokens.subList(Math.max(0, at - 12), Math.min(at, tokens.size()))));
            }
        }
    }

    private boolean taken(String token) {
        boolean there = next().equals(token);
        at += there ? 1 : 0;
        return there;
    }

    private String name() {
        String name = take();
        if (!name.matches("[A-Za-z_][A-Za-z0-9_]*")) {
            throw new AssertionError("a name is due, found '" + name + "'");
        }
        return name;
    }

    private String kind() {
        String kind = take();
        if (!KINDS.contains(kind)) {
            throw new AssertionError("no kind: " + kind);
        }
        return kind;
    }

    private void definition() {
        switch (take()) {
            case "Constraint" -> function(false);
            case "Rewrite" -> function(true);
            case "Pattern" -> pattern();
            case String other -> throw new AssertionError("no definition: " + other);
        }
    }

    private void function(boolean returns) {
        String name = name();
        Map<String, String> parameters = new HashMap<>();
        List<String> kinds = new ArrayList<>();
        expect("(");
        while (!taken(")")) {
            String parameter = name();
            expect(":");
            String kind = kind();
            if (parameters.put(parameter, kind) != null) {
                throw new AssertionError(name + " takes " + parameter + " twice");
            }
            kinds.add(kind);
            if (!next().equals(")")) {
                expect(",");
            }
        }
        String result = "";
        if (returns) {
            expect("->");
            result = kind();
        }
        String code = take();
        if (!code.startsWith("[{")) {
            throw new AssertionError("native code is due, found " + code);
        }
        balanced(code.substring(2, code.length() - 3));
        parameters.keySet().forEach(parameter -> {
            if (!Pattern.compile("\\b" + parameter + "\\b").matcher(code).find()) {
                throw new AssertionError(name + " does not use " + parameter);
            }
        });
        if (functions.put(name, new Function(kinds, result)) != null) {
            throw new AssertionError("defined twice: " + name);
        }
    }

    private static void balanced(String code) {
        StringBuilder open = new StringBuilder();
        String outside = code.replaceAll("\"[^\"]*\"", "");
        for (int i = 0; i < outside.length(); i++) {
            char character = outside.charAt(i);
            if ("([{".indexOf(character) >= 0) {
                open.append(character);
            } else if (")]}".indexOf(character) >= 0) {
                int last = open.length() - 1;
                if (last < 0 || "([{".indexOf(open.charAt(last)) != ")]}".indexOf(character)) {
                    throw new AssertionError("parentheses: " + code);
                }
                open.setLength(last);
            }
        }
        if (!open.isEmpty()) {
            throw new AssertionError("parentheses: " + code);
        }
    }

    private void pattern() {
        String name = name();
        if (!patterns.add(name)) {
            throw new AssertionError("defined twice: " + name);
        }
        expect("with", "benefit", "(", "1", ")", "{");
        Map<String, String> known = new HashMap<>();
        while (!next().equals("rewrite")) {
            if (taken("let")) {
                let(known, true);
            } else {
                call(known, "");
            }
            expect(";");
        }
        expect("rewrite");
        String root = name();
        require(known, root, "Op");
        expect("with", "{");
        while (taken("let")) {
            let(known, false);
            expect(";");
        }
        expect("replace", root, "with");
        value(known);
        expect(";", "}", ";", "}");
    }

    private void let(Map<String, String> known, boolean matching) {
        String name = name();
        String kind;
        if (matching && taken(":")) {
            kind = kind();
        } else {
            expect("=", "op", "<", "stablehlo", ".");
            name();
            expect(">");
            operation(known);
            kind = "Op";
        }
        if (known.put(name, kind) != null) {
            throw new AssertionError("declared twice: " + name);
        }
    }

    private void operation(Map<String, String> known) {
        if (taken("(")) {
            do {
                value(known);
            } while (taken(","));
            expect(")");
        }
        if (taken("{")) {
            do {
                name();
                expect("=");
                attribute(known);
            } while (taken(","));
            expect("}");
        }
        if (taken("->")) {
            expect("(");
            if (functions.containsKey(next())) {
                call(known, "Type");
            } else {
                require(known, name(), "Type");
            }
            expect(")");
        }
    }

    private void attribute(Map<String, String> known) {
        if (taken("attr")) {
            expect("<");
            String text = take();
            if (!text.startsWith("\"")) {
                throw new AssertionError("no attribute: " + text);
            }
            expect(">");
        } else if (functions.containsKey(next())) {
            call(known, "Attr");
        } else {
            require(known, name(), "Attr");
        }
    }

    private void value(Map<String, String> known) {
        String name = name();
        if (taken(".")) {
            expect("0");
            require(known, name, "Op");
        } else {
            require(known, name, "Value");
        }
    }

    private void call(Map<String, String> known, String result) {
        String name = name();
        Function function = functions.get(name);
        if (function == null || !function.result().equals(result)) {
            throw new AssertionError("no function that gives " + (result.isEmpty() ? "nothing" : result) + ": " + name);
        }
        called.add(name);
        expect("(");
        for (int i = 0; i < function.kinds().size(); i++) {
            if (i > 0) {
                expect(",");
            }
            if (function.kinds().get(i).equals("Value")) {
                value(known);
            } else {
                require(known, name(), function.kinds().get(i));
            }
        }
        expect(")");
    }

    private static void require(Map<String, String> known, String name, String kind) {
        if (!kind.equals(known.get(name))) {
            throw new AssertionError(
                    name + " is " + known.getOrDefault(name, "not declared") + ", and " + kind + " is due");
        }
    }
}
