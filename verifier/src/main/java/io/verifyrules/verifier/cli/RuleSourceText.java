package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.script.RuleExtent;
import io.verifyrules.verifier.script.RuleScripts;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The text of rules in the scripts that they come from, where these can be read from here. */
final class RuleSourceText {

    private record Script(List<String> lines, List<RuleExtent> rules) {}

    private final Map<String, Optional<Script>> scripts = new HashMap<>();

    /** The declaration of a rule; of a variant that of the rule which it is a variant of. */
    Optional<String> of(RuleDeclaration rule) {
        int line = rule.position().line();
        return scripts.computeIfAbsent(rule.position().file(), RuleSourceText::read)
                .flatMap(script -> script.rules()
                        .stream()
                        .filter(extent -> extent.contains(line))
                        .findFirst()
                        .map(extent -> String
                                .join("\n", script.lines()
                                        .subList(extent.first() - 1, Math.min(extent.last(), script.lines().size())))
                                .strip() + "\n"));
    }

    private static Optional<Script> read(String file) {
        if (!file.endsWith(RuleScripts.EXTENSION)) {
            return Optional.empty();
        }
        try {
            String text = Files.exists(Path.of(file)) ? Files.readString(Path.of(file)) : shipped(file);
            return Optional.of(new Script(text.lines().toList(), RuleExtent.in(text)));
        } catch (IOException | InvalidPathException unreadable) {
            return Optional.empty();
        }
    }

    /** The script of a collection that ships with the program, which holds it by the name that its rules have for it. */
    private static String shipped(String file) throws IOException {
        try (InputStream script = RuleSourceText.class.getResourceAsStream("/" + file)) {
            if (script == null) {
                throw new NoSuchFileException(file);
            }
            return new String(script.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
