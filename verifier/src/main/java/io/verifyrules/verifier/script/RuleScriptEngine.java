package io.verifyrules.verifier.script;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.rule.RuleFile;
import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.script.AbstractScriptEngine;
import javax.script.Bindings;
import javax.script.ScriptContext;
import javax.script.ScriptEngine;
import javax.script.ScriptEngineFactory;
import javax.script.ScriptException;
import javax.script.SimpleBindings;

/**
 * Evaluates the text of a rule file to its {@link RuleFile}. The attribute {@link ScriptEngine#FILENAME} gives the name
 * for positions; bindings are not visible to rules.
 */
final class RuleScriptEngine extends AbstractScriptEngine {

    private static final String UNNAMED = "script" + RuleScripts.EXTENSION;

    private final ScriptEngineFactory factory;
    private final ScriptRunner scripts;

    RuleScriptEngine(ScriptEngineFactory factory, ScriptRunner scripts) {
        this.factory = factory;
        this.scripts = scripts;
    }

    @Override
    public RuleFile eval(String script, ScriptContext context) throws ScriptException {
        String path = Optional.ofNullable(context.getAttribute(FILENAME)).map(Object::toString).orElse(UNNAMED);
        String name = Optional.ofNullable(Path.of(path).getFileName()).map(Path::toString).orElse(UNNAMED);
        return switch (scripts.run(new ScriptText(script, name, path), true)) {
            case ScriptResult.Loaded loaded -> loaded.file();
            case ScriptResult.Failed failed -> throw exception(failed.mistakes());
        };
    }

    private static ScriptException exception(List<Diagnostic> mistakes) {
        var first = mistakes.getFirst().position();
        String messages = mistakes.stream().map(Diagnostic::toString).collect(Collectors.joining("\n"));
        return new ScriptException(messages, first.file(), known(first.line()), known(first.column()));
    }

    private static int known(int coordinate) {
        return coordinate > 0 ? coordinate : -1;
    }

    @Override
    public RuleFile eval(Reader reader, ScriptContext context) throws ScriptException {
        try {
            StringWriter text = new StringWriter();
            reader.transferTo(text);
            return eval(text.toString(), context);
        } catch (IOException unreadable) {
            throw new ScriptException(unreadable);
        }
    }

    @Override
    public Bindings createBindings() {
        return new SimpleBindings();
    }

    @Override
    public ScriptEngineFactory getFactory() { return factory; }
}
