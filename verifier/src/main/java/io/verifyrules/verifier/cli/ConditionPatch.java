package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.generalize.Finding;
import io.verifyrules.verifier.generalize.Generalization;
import io.verifyrules.verifier.generalize.KotlinText;
import io.verifyrules.verifier.script.RequiresEdit;
import io.verifyrules.verifier.script.RuleScripts;
import io.verifyrules.verifier.script.ScriptResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Writes demands that were found into the file of the rule. The file is whole or as it was: what is written is read beforehand, and
 * has to demand what was found.
 *
 * @param source reads rule files
 */
record ConditionPatch(RuleSource source) {

    private static final Set<PosixFilePermission> WRITE = Set.of(PosixFilePermission.OWNER_WRITE,
            PosixFilePermission.GROUP_WRITE, PosixFilePermission.OTHERS_WRITE);

    /** Why the file stays as it is; empty where it was changed, or nothing is to change. */
    Optional<String> apply(Generalization found) {
        if (found.finding() instanceof Finding.Nothing || found.finding() instanceof Finding.NeverRight) {
            return Optional.empty();
        }
        if (!found.verified()) {
            return Optional.of("the rule is not right as it is; paste the conditions, and expect(VERIFIED) then");
        }
        if (found.finding() instanceof Finding.Found some && !some.implied()) {
            return Optional.of("it is not proved that the rule's own conditions imply those found");
        }
        Path file = Path.of(found.rule().position().file());
        try {
            return Files.exists(file) ? write(file, found) : Optional.of("the rule stands in no file here");
        } catch (IOException impossible) {
            return Optional.of("the file cannot be changed: " + TextFile.reason(impossible));
        }
    }

    /** Why a file is not to be written to. */
    static Optional<String> obstacle(Path file) throws IOException {
        boolean posix = Files.getFileStore(file).supportsFileAttributeView("posix");
        boolean writable = Files.isWritable(file)
                && (!posix || Files.getPosixFilePermissions(file).stream().anyMatch(WRITE::contains));
        return writable ? new TextFile(file).obstacle() : Optional.of("the file is read-only");
    }

    private Optional<String> write(Path file, Generalization found) throws IOException {
        Optional<String> obstacle = obstacle(file);
        if (obstacle.isPresent()) {
            return obstacle;
        }
        List<String> statements = found.demands().stream().map(KotlinText::requires).toList();
        String before = Files.readString(file);
        return switch (RequiresEdit.of(before, found.rule().position().line(), statements)) {
            case RequiresEdit.Refused refused -> Optional.of(refused.reason());
            case RequiresEdit.Edited(String text) -> write(file, text, found.rule(), statements);
        };
    }

    private Optional<String> write(Path file, String text, Rule rule, List<String> statements) throws IOException {
        Path folder = Files.createTempDirectory("verify-rules");
        Path trial = folder.resolve("trial" + RuleScripts.EXTENSION);
        try {
            Files.writeString(trial, text);
            if (!(source.load(trial) instanceof ScriptResult.Loaded loaded)
                    || !demands(loaded.file().declarations(), rule.name()).equals(Optional.of(statements))) {
                return Optional.of("the changed text would not say what was found; paste the conditions");
            }
            new TextFile(file).write(text);
            return Optional.empty();
        } finally {
            Files.deleteIfExists(trial);
            Files.deleteIfExists(folder);
        }
    }

    private static Optional<List<String>> demands(List<RuleDeclaration> declarations, String name) {
        return declarations.stream()
                .filter(declared -> declared.name().equals(name))
                .filter(Rule.class::isInstance)
                .map(declared -> Generalization.demands((Rule) declared).stream().map(KotlinText::requires).toList())
                .findFirst();
    }
}
