package io.verifyrules.verifier.script;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.RuleFile;
import io.verifyrules.dsl.syntax.RulesScope;
import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Compiles and runs rule files in this very process, with all that it may do. Compiled files are kept on disk and not compiled
 * again.
 */
public final class InProcess implements ScriptRunner {

    private final RuleScriptCompiler compiler = new RuleScriptCompiler();
    private final Optional<ScriptCache> cache;

    private InProcess(Optional<ScriptCache> cache) {
        this.cache = cache;
    }

    InProcess(ScriptCache cache) {
        this(Optional.of(cache));
    }

    /** With compiled files kept in the user's cache directory. */
    public static InProcess keeping() {
        return new InProcess(ScriptCache.ofUser());
    }

    /** With nothing kept. */
    public static InProcess forgetful() {
        return new InProcess(Optional.empty());
    }

    /** Hears of a rule file once it is compiled, before anything of it runs. */
    @FunctionalInterface
    public interface Listener {

        /**
         * The file is about to run.
         *
         * @param whole whether all of it compiles
         * @param reach how far it reaches
         */
        void compiled(boolean whole, Reach reach);
    }

    /** Whether a file had to be compiled, which takes seconds, and was not found on disk. */
    boolean compilerStarted() {
        return compiler.getStarted();
    }

    @Override
    public ScriptResult run(ScriptText script, boolean keep) {
        return run(script, keep, (whole, reach) -> {
        });
    }

    /** The same, for somebody who has to know what is run. */
    public ScriptResult run(ScriptText script, boolean keep, Listener listener) {
        Optional<ScriptClasses> known = cache.flatMap(kept -> kept.find(kept.key(script)));
        if (known.isPresent()) {
            listener.compiled(true, Reach.of(known.get()));
            return evaluate(known.get(), script);
        }
        return switch (compiler.compile(script.text(), script.name(), script.path())) {
            case Compilation.Rejected(List<Diagnostic> mistakes) -> RulesApart
                    .of(script.text(), script.path(), mistakes,
                            rest -> compiler.compile(rest, script.name(), script.path()))
                    .map(apart -> {
                        listener.compiled(false, Reach.of(apart.rest()));
                        return evaluate(apart, mistakes, script);
                    })
                    .orElseGet(() -> new ScriptResult.Failed(mistakes));
            case Compilation.Compiled(ScriptClasses classes) -> {
                cache.filter(ignored -> keep).ifPresent(kept -> kept.store(kept.key(script), classes));
                listener.compiled(true, Reach.of(classes));
                yield evaluate(classes, script);
            }
        };
    }

    /** Where no rule is left beside those that do not compile, the mistakes are those of the file. */
    private static ScriptResult evaluate(RulesApart apart, List<Diagnostic> mistakes, ScriptText script) {
        return switch (evaluate(apart.rest(), script)) {
            case ScriptResult.Failed ignored -> new ScriptResult.Failed(mistakes);
            case ScriptResult.Loaded loaded -> new ScriptResult.Loaded(
                    new RuleFile(loaded.file().name(), apart.with(loaded.file().declarations())), loaded.reach());
        };
    }

    private static ScriptResult evaluate(ScriptClasses classes, ScriptText script) {
        String path = script.path();
        Optional<EndingCall> ending = EndingCall.in(classes);
        if (ending.isPresent()) {
            return failed(new SourcePosition(path, ending.orElseThrow().line(script.text()), 0),
                    "the rule file ends the program (" + ending.orElseThrow() + "); rule files only declare rules");
        }
        RuleCollector collector = RuleCollector.forScript(path, script.name());
        try {
            classes.declareIn(new RulesScope(collector));
        } catch (InvocationTargetException thrown) {
            return failed(Objects.requireNonNullElse(thrown.getCause(), thrown), script);
        } catch (ReflectiveOperationException foreign) {
            throw new IllegalStateException("not the classes of a rule file: " + classes.script(), foreign);
        }
        RuleFile file = collector.toFile();
        if (file.declarations().isEmpty()) {
            return failed(SourcePosition.ofFile(path), "the file declares no rule; say rule(\"name\") { .. }");
        }
        MistakeColumn columns = new MistakeColumn(script.text());
        return new ScriptResult.Loaded(
                new RuleFile(file.name(),
                        file.declarations().stream().map(declaration -> located(declaration, columns)).toList()),
                Reach.of(classes));
    }

    private static RuleDeclaration located(RuleDeclaration declaration, MistakeColumn columns) {
        return switch (declaration) {
            case IllFormedRule(var name, var expectation, var position, var diagnostic, var sketch) ->
                new IllFormedRule(name, expectation, position, columns.locate(diagnostic), sketch);
            case ListRule list when list.warnings().isEmpty() -> list;
            case ListRule list -> list.warned(list.warnings().stream().map(columns::locate).toList());
            case Rule rule when rule.warnings().isEmpty() -> rule;
            case Rule rule -> rule.warned(rule.warnings().stream().map(columns::locate).toList());
        };
    }

    private static ScriptResult failed(Throwable thrown, ScriptText script) {
        for (StackTraceElement frame : thrown.getStackTrace()) {
            if (script.name().equals(frame.getFileName()) && frame.getLineNumber() > 0) {
                SourcePosition position = new SourcePosition(script.path(), frame.getLineNumber(), 0);
                Diagnostic diagnostic = new Diagnostic(position, reason(thrown));
                return new ScriptResult.Failed(List.of(new MistakeColumn(script.text()).locate(diagnostic)));
            }
        }
        return failed(SourcePosition.ofFile(script.path()), reason(thrown));
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
