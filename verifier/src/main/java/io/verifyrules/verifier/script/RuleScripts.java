package io.verifyrules.verifier.script;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** Reads rule files: {@code *.rules.kts} to rules. They are code, which a {@link ScriptRunner} runs somewhere. Safe for threads. */
public final class RuleScripts {

    /** The ending of the names of rule files. */
    public static final String EXTENSION = ".rules.kts";

    private final ScriptRunner runner;
    private final Map<Path, EditedScript> edited = new ConcurrentHashMap<>();

    /** Rule files that run in this process, with compiled ones kept in the user's cache directory. */
    public RuleScripts() {
        this(InProcess.keeping());
    }

    /** Rule files that are run as given. */
    public RuleScripts(ScriptRunner runner) {
        this.runner = runner;
    }

    /** Reads one file. Positions name it as it is given here. */
    public ScriptResult load(Path file) {
        return read(file, text -> run(file, text, true));
    }

    /** Reads a file that was read before, and of which little has changed since. */
    public ScriptResult loadAgain(Path file) {
        return read(file, text -> edited(file, text, true));
    }

    /**
     * Reads what a file would be with another text, as in an editor that has not saved it. The classes compiled for it
     * are not kept on disk.
     */
    public ScriptResult loadEdited(Path file, String text) {
        return edited(file, text, false);
    }

    /** While a file is read, which may take forever, it counts as one that was not read before. */
    private ScriptResult edited(Path file, String text, boolean keep) {
        EditedScript script = Optional.ofNullable(edited.remove(file))
                .orElseGet(() -> new EditedScript(changed -> run(file, changed, keep)));
        ScriptResult result = script.read(text);
        edited.put(file, script);
        return result;
    }

    private ScriptResult run(Path file, String text, boolean keep) {
        String name = Optional.ofNullable(file.getFileName()).map(Path::toString).orElse(file.toString());
        return runner.run(new ScriptText(text, name, file.toString()), keep);
    }

    private static ScriptResult read(Path file, Function<String, ScriptResult> reader) {
        String path = file.toString();
        try {
            return reader.apply(Files.readString(file));
        } catch (NoSuchFileException missing) {
            return failed(SourcePosition.ofFile(path), "there is no such file");
        } catch (CharacterCodingException otherEncoding) {
            return failed(SourcePosition.ofFile(path), "the file is not UTF-8 text");
        } catch (IOException unreadable) {
            return failed(SourcePosition.ofFile(path), "the file cannot be read: " + reason(unreadable));
        }
    }

    private static ScriptResult failed(SourcePosition position, String message) {
        return new ScriptResult.Failed(List.of(new Diagnostic(position, message)));
    }

    private static String reason(IOException unreadable) {
        return Optional.ofNullable(unreadable.getMessage())
                .filter(message -> !message.isBlank())
                .map(message -> unreadable.getClass().getSimpleName() + ": " + message)
                .orElse(unreadable.getClass().getSimpleName());
    }
}
