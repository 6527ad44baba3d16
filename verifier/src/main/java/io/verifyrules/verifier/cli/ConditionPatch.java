package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.generalize.Finding;
import io.verifyrules.verifier.generalize.Generalization;
import io.verifyrules.verifier.script.ConditionEdit;
import io.verifyrules.verifier.script.RequiresEdit;
import io.verifyrules.verifier.script.RuleScripts;
import io.verifyrules.verifier.script.ScriptResult;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
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

    /** The reason why the file stays as it is; empty where it was changed, or nothing is to change. */
    Optional<String> apply(Generalization found) {
        if (found.finding() instanceof Finding.Nothing || found.finding() instanceof Finding.NeverRight) {
            return Optional.empty();
        }
        if (!found.verified()) {
            return Optional.of("the rule is not right as it is; paste the conditions, and expect(VERIFIED) then");
        }
        Path file = Path.of(found.rule().position().file());
        try {
            return Files.exists(file) ? write(file, found) : Optional.of("the rule stands in no file here");
        } catch (IOException impossible) {
            return Optional.of("the file cannot be changed: " + TextFile.reason(impossible));
        } catch (UncheckedIOException noTrial) {
            return Optional.of("the changed text cannot be read for a trial: " + noTrial.getMessage());
        }
    }

    /** The reason why a file is not to be written to. */
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
        String before = Files.readString(file);
        return switch (new ConditionEdit(this::read).of(before, found.rule().position().line(), found)) {
            case RequiresEdit.Refused refused -> Optional.of(refused.reason());
            case RequiresEdit.Edited(String text) -> {
                new TextFile(file).write(text);
                yield Optional.empty();
            }
        };
    }

    private ScriptResult read(String text) {
        try {
            Path folder = Files.createTempDirectory("verify-rules");
            Path trial = folder.resolve("trial" + RuleScripts.EXTENSION);
            try {
                return source.load(Files.writeString(trial, text));
            } finally {
                Files.deleteIfExists(trial);
                Files.deleteIfExists(folder);
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}
