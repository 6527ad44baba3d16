package io.verifyrules.verifier.script;

import io.verifyrules.dsl.rule.RuleFile;
import io.verifyrules.verifier.cache.CacheDirectory;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.Optional;
import javax.script.ScriptEngine;
import javax.script.ScriptEngineManager;
import javax.script.ScriptException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

@Isolated
class RuleScriptEngineTest {

    @TempDir
    private static Path cache;

    private static ScriptEngineManager manager;

    private ScriptEngine engine;

    @BeforeAll
    static void findEngines() {
        System.setProperty(CacheDirectory.PROPERTY, cache.toString());
        manager = new ScriptEngineManager(RuleScriptEngineTest.class.getClassLoader());
    }

    @AfterAll
    static void useUsualCache() {
        System.clearProperty(CacheDirectory.PROPERTY);
    }

    @BeforeEach
    void takeEngine() {
        engine = Optional.ofNullable(manager.getEngineByExtension("rules.kts")).orElseThrow();
    }

    @Test
    void theEngineIsFoundByNameToo() {
        assertThat(manager.getEngineByName("verify-rules")).isInstanceOf(engine.getClass());
    }

    @Test
    void aScriptEvaluatesToItsRules() throws ScriptException {
        String script = "rule(\"one\") { val c by rankClass; val X by tensor(c to 1); lhs = X; rhs = X }";
        assertThat(engine.eval(script)).isInstanceOfSatisfying(RuleFile.class,
                file -> assertThat(file.declarations()).hasSize(1));
        assertThat(engine.eval(new StringReader(script))).isInstanceOf(RuleFile.class);
    }

    @Test
    void aMistakeIsThrownWithFileLineAndColumn() {
        engine.put(ScriptEngine.FILENAME, "folder/my.rules.kts");
        ScriptException mistake = catchThrowableOfType(ScriptException.class, () -> engine.eval("\nval x = y"));
        assertThat(mistake.getFileName()).isEqualTo("folder/my.rules.kts");
        assertThat(mistake.getLineNumber()).isEqualTo(2);
        assertThat(mistake.getColumnNumber()).isEqualTo(9);
        assertThat(mistake).hasMessageStartingWith("folder/my.rules.kts:2:9: unknown name 'y'");
    }
}
