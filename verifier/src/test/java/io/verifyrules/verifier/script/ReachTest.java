package io.verifyrules.verifier.script;

import io.verifyrules.verifier.Samples;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Of which rule files the text settles what they declare. */
class ReachTest {

    private static final InProcess SCRIPTS = InProcess.forgetful();

    /** What the file would reach; nothing of it needs to run to the end. */
    private static Reach reach(String text) {
        List<Reach> found = new ArrayList<>();
        SCRIPTS.run(new ScriptText(text, "some.rules.kts", "some.rules.kts"), false, (whole, reach) -> {
            assertThat(whole).as("the file compiles").isTrue();
            found.add(reach);
        });
        return found.getLast();
    }

    @ParameterizedTest
    @ValueSource(strings = {"""
            class Case(val name: String, val size: Int)

            for (case in listOf(Case("small", 1), Case("large", 2))) rule("twice ${case.name}") {
                val c by rankClass
                val n by c.sizes
                val A by tensor(int, c to n)
                requires { n ge case.size }
                lhs = A.reverse(c).reverse(c)
                rhs = A
                broken("once ${case.name}", because = "n = 2") { rhs = A.reverse(c) }
            }
            """, "for (type in listOf(s8, f32)) rule(\"of $type\") { }",
            "val names = (1..3).map { \"rule $it\" }.filter { it.length > 2 }.sortedBy { -it.length }",
            "val text = \"a-b\".lowercase().split(\"-\").associateWith { it.length }.entries.first().value",
            "val n = maxOf(2, 7).coerceAtMost(5) + 7.mod(3)",
            "enum class Kind { LOW, HIGH }\nval all = Kind.values().map { it.name }"})
    void theLanguageAndFunctionsOfTheirArgumentsAreRepeatable(String text) {
        assertThat(reach(text)).isEqualTo(Reach.LANGUAGE);
    }

    /** A half of them each day. */
    static Stream<String> byChance() {
        return Samples.part(List.of("val x = listOf(1, 2).shuffled()", "val x = sequenceOf(1, 2).shuffled()",
                "val x = java.lang.Math.random()", "val x = \"a\".javaClass.hashCode()", "val x = Any().hashCode()",
                "val x = sum.hashCode()", "val x = Any().toString()", "val x = \"${Any()}\"", "val x = \"${{ 1 }}\"",
                "val x = listOf(Any()).joinToString()", "val x = \"${listOf(Any())}\"",
                "val x = hashSetOf(sum, max).first()", "val x = buildString { append(Any()) }",
                "val x = listOf(sum, max).toHashSet().first()", "val x = mutableListOf(1, 2).apply { shuffle() }",
                "val x = Integer.getInteger(\"user.dir\")", "val x = java.lang.Boolean.getBoolean(\"some.property\")",
                "class Own\nval x = Own().hashCode()", "val x = intArrayOf(1).contentHashCode()",
                "val x = Pair(Any(), 1).hashCode()", "val x = \"%s\".format(Any())",
                "val x = java.util.HashMap<Any, Int>()", "val x = java.util.Collections.shuffle(mutableListOf(1, 2))"),
                2).stream();
    }

    @ParameterizedTest
    @MethodSource("byChance")
    void chanceAndPlacesInMemoryAreNot(String text) {
        assertThat(reach(text).isRepeatable()).isFalse();
    }

    /** A half of them each day. */
    static Stream<String> callingMore() {
        return Samples.part(List.of("val x = java.io.File(\"x\").exists()", "val x = System.nanoTime()",
                "val x = System.currentTimeMillis() % 2", "val x = java.time.Instant.now()",
                "val x = java.time.LocalDate.now().dayOfMonth", "val x = System.getenv(\"CI\")",
                "val x = System.getProperty(\"os.name\")", "val x = kotlin.random.Random.nextInt()",
                "val x = listOf(1, 2).random()", "val x = (1..9).random()", "val x = java.util.Random().nextInt()",
                "val x = java.util.UUID.randomUUID()", "val x = System.identityHashCode(sum)", "println(\"hello\")",
                "val x by lazy { readlnOrNull() }", "val x = java.nio.file.Path.of(\"x\").toFile().length()",
                "val x = kotlin.system.measureNanoTime { }", "val x = Thread.currentThread().name",
                "val x = Class.forName(\"java.lang.String\")", "val x = Runtime.getRuntime().availableProcessors()",
                "val f = System::nanoTime", "val f: () -> Long = java.lang.System::currentTimeMillis",
                "object : java.util.Random() { }", "val x = java.util.Locale.getDefault()",
                "val x by lazy { System.nanoTime() }", "val x = ProcessHandle.current().pid()"), 2).stream();
    }

    @ParameterizedTest
    @MethodSource("callingMore")
    void whatCallsMoreIsNotEither(String text) {
        assertThat(reach(text)).isEqualTo(Reach.ANYTHING);
    }
}
