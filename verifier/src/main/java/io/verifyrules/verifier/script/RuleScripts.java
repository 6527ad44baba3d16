package io.verifyrules.verifier.script;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.RuleFile;
import io.verifyrules.dsl.syntax.RulesScope;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/** Reads rule files: {@code *.rules.kts} to rules. Compiled files are kept on disk and not compiled again. Safe for threads. */
public final class RuleScripts {

    /** How the names of rule files end. */
    public static final String EXTENSION = ".rules.kts";

    private final RuleScriptCompiler compiler = new RuleScriptCompiler();
    private final ScriptCache cache;
    private final Map<Path, EditedScript> edited = new ConcurrentHashMap<>();

    /** Rule files, with compiled ones kept in the user's cache directory. */
    public RuleScripts() {
        this(ScriptCache.ofUser());
    }

    RuleScripts(ScriptCache cache) {
        this.cache = cache;
    }

    /** Reads one file. Positions name it as it is given here. */
    public ScriptResult load(Path file) {
        return load(file, (name, path) -> text -> load(text, name, path));
    }

    /** Reads a file that was read before, and of which little has changed since. */
    public ScriptResult loadAgain(Path file) {
        return load(file, (name,
                path) -> text -> loadAgain(file, text, () -> new EditedScript(changed -> load(changed, name, path))));
    }

    /**
     * Reads what a file would be with another text, as in an editor that has not saved it. What is compiled for it is not kept on
     * disk.
     */
    public ScriptResult loadEdited(Path file, String text) {
        String path = file.toString();
        String name = name(file);
        return loadAgain(file, text, () -> new EditedScript(changed -> load(changed, name, path, (key, classes) -> {
        })));
    }

    /** While a file is read, which may take forever, it counts as one that was not read before. */
    private ScriptResult loadAgain(Path file, String text, Supplier<EditedScript> unread) {
        EditedScript script = Optional.ofNullable(edited.remove(file)).orElseGet(unread);
        ScriptResult result = script.read(text);
        edited.put(file, script);
        return result;
    }

    private static String name(Path file) {
        return Optional.ofNullable(file.getFileName()).map(Path::toString).orElse(file.toString());
    }

    private static ScriptResult load(Path file, BiFunction<String, String, Function<String, ScriptResult>> reader) {
        String path = file.toString();
        try {
            return reader.apply(name(file), path).apply(Files.readString(file));
        } catch (NoSuchFileException missing) {
            return failed(SourcePosition.ofFile(path), "there is no such file");
        } catch (CharacterCodingException otherEncoding) {
            return failed(SourcePosition.ofFile(path), "the file is not UTF-8 text");
        } catch (IOException unreadable) {
            return failed(SourcePosition.ofFile(path), "the file cannot be read: " + reason(unreadable));
        }
    }

    /** Whether a file had to be compiled, which takes seconds, and was not found on disk. */
    boolean compilerStarted() {
        return compiler.getStarted();
    }

    /**
     * Reads the text of a rule file.
     *
     * @param text the content
     * @param name the file's name without its folder
     * @param path how positions name the file
     */
    ScriptResult load(String text, String name, String path) {
        return load(text, name, path, cache::store);
    }

    private ScriptResult load(String text, String name, String path, BiConsumer<String, ScriptClasses> keep) {
        String script = text.startsWith("\uFEFF") ? text.substring(1) : text;
        String key = cache.key(script, name);
        Optional<ScriptClasses> cached = cache.find(key);
        if (cached.isPresent()) {
            return evaluate(cached.orElseThrow(), script, name, path);
        }
        return switch (compiler.compile(script, name, path)) {
            case Compilation.Rejected rejected ->
                RulesApart.of(script, path, rejected.mistakes(), rest -> compiler.compile(rest, name, path))
                        .<ScriptResult>map(apart -> evaluate(apart, rejected.mistakes(), script, name, path))
                        .orElseGet(() -> new ScriptResult.Failed(rejected.mistakes()));
            case Compilation.Compiled compiled -> {
                keep.accept(key, compiled.classes());
                yield evaluate(compiled.classes(), script, name, path);
            }
        };
    }

    /** Where no rule is left beside those that do not compile, the mistakes are those of the file. */
    private static ScriptResult evaluate(RulesApart apart, List<Diagnostic> mistakes, String text, String name,
            String path) {
        return switch (evaluate(apart.rest(), text, name, path)) {
            case ScriptResult.Failed ignored -> new ScriptResult.Failed(mistakes);
            case ScriptResult.Loaded loaded ->
                new ScriptResult.Loaded(new RuleFile(loaded.file().name(), apart.with(loaded.file().declarations())));
        };
    }

    private static ScriptResult evaluate(ScriptClasses classes, String text, String name, String path) {
        Optional<EndingCall> ending = EndingCall.in(classes);
        if (ending.isPresent()) {
            return failed(new SourcePosition(path, ending.orElseThrow().line(text), 0),
                    "the rule file ends the program (" + ending.orElseThrow() + "); rule files only declare rules");
        }
        RuleCollector collector = RuleCollector.forScript(path, name);
        try {
            classes.declareIn(new RulesScope(collector));
        } catch (InvocationTargetException thrown) {
            return failed(Objects.requireNonNullElse(thrown.getCause(), thrown), text, name, path);
        } catch (ReflectiveOperationException foreign) {
            throw new IllegalStateException("not the classes of a rule file: " + classes.script(), foreign);
        }
        RuleFile file = collector.toFile();
        if (file.declarations().isEmpty()) {
            return failed(SourcePosition.ofFile(path), "the file declares no rule; say rule(\"name\") { .. }");
        }
        MistakeColumn columns = new MistakeColumn(text);
        return new ScriptResult.Loaded(new RuleFile(file.name(),
                file.declarations().stream().map(declaration -> located(declaration, columns)).toList()));
    }

    private static RuleDeclaration located(RuleDeclaration declaration, MistakeColumn columns) {
        return switch (declaration) {
            case IllFormedRule(var name, var expectation, var position, var diagnostic, var sketch) ->
                new IllFormedRule(name, expectation, position, columns.locate(diagnostic), sketch);
            case Rule rule when rule.warnings().isEmpty() -> rule;
            case Rule rule -> rule.warned(rule.warnings().stream().map(columns::locate).toList());
        };
    }

    private static ScriptResult failed(Throwable thrown, String text, String name, String path) {
        for (StackTraceElement frame : thrown.getStackTrace()) {
            if (name.equals(frame.getFileName()) && frame.getLineNumber() > 0) {
                SourcePosition position = new SourcePosition(path, frame.getLineNumber(), 0);
                Diagnostic diagnostic = new Diagnostic(position, reason(thrown));
                return new ScriptResult.Failed(List.of(new MistakeColumn(text).locate(diagnostic)));
            }
        }
        return failed(SourcePosition.ofFile(path), reason(thrown));
    }

    private static ScriptResult failed(SourcePosition position, String message) {
        return new ScriptResult.Failed(List.of(new Diagnostic(position, message)));
    }

    private static String reason(Throwable thrown) {
        return Optional.ofNullable(thrown.getMessage())
                .filter(message -> !message.isBlank())
                .map(message -> thrown.getClass().getSimpleName() + ": " + message)
                .orElse(thrown.getClass().getSimpleName());
    }
}
