package io.verifyrules.verifier.script;

import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Which rule files may share a process with others. */
class PlainClassesTest {

    private static final InProcess SCRIPTS = InProcess.forgetful();

    private static boolean isPlain(String text) {
        AtomicBoolean found = new AtomicBoolean();
        SCRIPTS.run(new ScriptText(text, "some.rules.kts", "some.rules.kts"), false,
                (whole, reach) -> found.set(whole && reach.isPlain()));
        return found.get();
    }

    @ParameterizedTest
    @ValueSource(strings = {"""
            for ((name, m) in mapOf("sum" to sum, "max" to max)) rule("twice $name") {
                val c by rankClass
                val n by c.sizes
                val A by tensor(int, c to n)
                requires { n ge 1 }
                lhs = A.reverse(c).reverse(c)
                rhs = A
                broken("once $name", because = "n = 2") { rhs = A.reverse(c) }
            }
            """, "val names = (1..3).map { \"rule $it\" }.filter { it.length > 2 }\n"})
    void whatCallsTheLanguageAndComputesValuesIsPlain(String text) {
        assertThat(isPlain(text)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Thread { }.start()", "val x = Class.forName(\"x\")", "kotlin.concurrent.thread { }",
            "val f = java.io.File(\"x\")", "java.util.Locale.setDefault(java.util.Locale.ROOT)",
            "System.setProperty(\"a\", \"b\")", "val m = String::class.java.methods"})
    void whatMayLeaveSomethingBehindIsNot(String text) {
        assertThat(isPlain(text)).isFalse();
    }
}
