package io.verifyrules.verifier.script;

import java.util.List;
import java.util.Optional;
import javax.script.ScriptEngine;
import javax.script.ScriptEngineFactory;
import kotlin.KotlinVersion;
import org.jspecify.annotations.Nullable;

/** Makes rule files known to {@link javax.script.ScriptEngineManager}, by the extension {@code rules.kts}. */
public final class RuleScriptEngineFactory implements ScriptEngineFactory {

    private static final String NAME = "verify-rules";

    @Override
    public String getEngineName() { return NAME; }

    @Override
    public String getEngineVersion() {
        return Optional.ofNullable(getClass().getPackage().getImplementationVersion()).orElse("development");
    }

    @Override
    public List<String> getExtensions() { return List.of(RuleScripts.EXTENSION.substring(1)); }

    @Override
    public List<String> getMimeTypes() { return List.of(); }

    @Override
    public List<String> getNames() { return List.of(NAME); }

    @Override
    public String getLanguageName() { return "Kotlin"; }

    @Override
    public String getLanguageVersion() { return KotlinVersion.CURRENT.toString(); }

    @Override
    public @Nullable Object getParameter(String key) {
        return switch (key) {
            case ScriptEngine.ENGINE, ScriptEngine.NAME -> NAME;
            case ScriptEngine.ENGINE_VERSION -> getEngineVersion();
            case ScriptEngine.LANGUAGE -> getLanguageName();
            case ScriptEngine.LANGUAGE_VERSION -> getLanguageVersion();
            default -> null;
        };
    }

    @Override
    public String getMethodCallSyntax(String object, String method, String... arguments) {
        return object + "." + method + "(" + String.join(", ", arguments) + ")";
    }

    @Override
    public String getOutputStatement(String toDisplay) {
        return "println(\"" + toDisplay.replace("\\", "\\\\").replace("\"", "\\\"").replace("$", "\\$") + "\")";
    }

    @Override
    public String getProgram(String... statements) {
        return String.join("\n", statements) + "\n";
    }

    @Override
    public ScriptEngine getScriptEngine() { return new RuleScriptEngine(this, InProcess.keeping()); }
}
