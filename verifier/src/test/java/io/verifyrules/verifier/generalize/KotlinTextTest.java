package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.OnItsDay;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.kotlin.KotlinText;
import io.verifyrules.verifier.script.RuleScripts;
import io.verifyrules.verifier.script.ScriptResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import static org.assertj.core.api.Assertions.assertThat;

/** What is printed for a rule file means there what was printed. */
@Execution(ExecutionMode.CONCURRENT)
@Tag("random")
class KotlinTextTest {

    private static final String HEAD = """
            rule("a rule") {
                val c by rankClass
                val n by c.sizes
                val s by c.map
                val k by integer
                val v by element
                val A by tensor(c to n)
                elements(int)
            """;
    private static final String TAIL = """
                lhs = A.pad(v, low = s + k)
                rhs = A.pad(v, low = s + k)
            }
            """;
    private static final List<String> CONDITIONS = List.of("requires { s ge 0 }", "requires { 0 lt s }",
            "requires { (s ge 0) or (n eq 1) }", "requires { ((s ge 0) and (n eq 1)) or (n gt 2) }",
            "requires { s - (n - 1) eq 2 - s - 1 }", "requires { (n - 1) * (s + 1) le -2 * s + k }",
            "requires { 2 * n ne 3 - (s - 1) }", "requires { (s + 3).floorDiv(2) eq n.floorMod(s) }",
            "requires { 1 + s * (n * 2) - 3 * (s * n) le 1 }", "requires { lanes(3).floorDiv(s) ge 1 }",
            "requires { min(s, 2) lt max(n - 1, 0) }", "requires { choose(s lt 0, lanes(0), s) ge n }",
            "requires { (s eq 1).not() }", "requires { someLane(s eq n) }",
            "requires { everyLane((s eq n) or (s eq 0)) or someLane(n eq 1) }",
            "requires { everyLane(s eq 1).not() and everyLane(k gt 0) }", "requires { k ge 0 }",
            "requires { (k ge 1) or (k eq -1) }", "requires { v ne 0 }", "requires { (v eq 0) or everyLane(s eq 0) }",
            "requires { someLane((s eq 0).not()) or (number(1) eq v) }");

    private static final int RANDOM = Samples.areWhole() ? 150 : 40;
    private static final Effort EFFORT = Effort.of(Duration.ofMinutes(10), () -> false);

    @TempDir
    private Path folder = Path.of("");

    private Rule rule(List<String> conditions) throws IOException {
        Path file = Files.writeString(folder.resolve("text.rules.kts"),
                HEAD + "    " + String.join("\n    ", conditions) + "\n" + TAIL);
        ScriptResult result = new RuleScripts().load(file);
        assertThat(result).as(result.toString()).isInstanceOf(ScriptResult.Loaded.class);
        return (Rule) ((ScriptResult.Loaded) result).file().declarations().getFirst();
    }

    @Test
    @OnItsDay(turn = 2, of = 3)
    void printedConditionsAreReadAsTheConditionsThatTheyAre() throws IOException {
        Rule rule = rule(CONDITIONS);
        List<String> printed = Generalization.demands(rule).stream().map(KotlinText::requires).toList();
        assertThat(printed).hasSameSizeAs(CONDITIONS);
        Rule again = rule(printed);
        Scope scope = Scope.of(Stripped.of(rule), ElementType.INT, EFFORT, 2_000_000, false);
        Scope other = new Scope(Stripped.of(again), scope.cases(), scope.complete());
        for (int i = 0; i < printed.size(); i++) {
            BitSet expected = scope.admitted(List.of(Generalization.demands(rule).get(i)));
            BitSet found = other.admitted(List.of(Generalization.demands(again).get(i)));
            assertThat(found).as("%s, printed as %s", CONDITIONS.get(i), printed.get(i)).isEqualTo(expected);
            assertThat(expected.cardinality()).as(CONDITIONS.get(i)).isBetween(1, scope.cases().size() - 1);
        }
    }

    @Test
    @OnItsDay(turn = 0, of = 3)
    void whateverAConditionIsMadeOfItIsReadAsItWasPrinted() throws IOException {
        Rule bare = rule(List.of());
        RuleNames names = RuleNames.of(bare);
        RandomConditions random = new RandomConditions(new Random(Samples.first(1)),
                bare.rankClasses().iterator().next(), List.copyOf(names.maps().values()),
                List.copyOf(Mentioned.of(bare).scalars().values()));
        Scope scope = Scope.of(Stripped.of(bare), ElementType.INT, EFFORT, 500_000, false);
        List<Condition> conditions = random.all().filter(condition -> tells(scope, condition)).limit(RANDOM).toList();
        List<String> printed = conditions.stream().map(Spelled.in(bare)::of).map(KotlinText::requires).toList();
        Rule again = rule(printed);
        Scope other = new Scope(Stripped.of(again), scope.cases(), scope.complete());
        for (int i = 0; i < printed.size(); i++) {
            assertThat(other.admitted(List.of(Generalization.demands(again).get(i))))
                    .as("%s, %s", printed.get(i), Samples.repeated())
                    .isEqualTo(scope.admitted(List.of(conditions.get(i))));
        }
        assertThat(printed).noneMatch(text -> text.contains("((n - 1), "));
    }

    /** Whether the condition excludes some of the instances, and not all. */
    private static boolean tells(Scope scope, Condition condition) {
        int admitted = scope.admitted(List.of(condition)).cardinality();
        return admitted > 0 && admitted < scope.cases().size();
    }

    @Test
    void theArgumentsOfAFunctionAreNotBracketed() throws IOException {
        assertThat(Generalization.demands(rule(List.of("requires { max(n - 1, 0) ge min(s + 1, k) }"))))
                .extracting(KotlinText::requires)
                .containsExactly("requires { max(n - 1, 0) ge min(s + 1, k) }");
    }

    @Test
    void aConditionOnScalarsThatIsAskedOnEveryLaneIsNoneAtRankZero() throws IOException {
        Rule bare = rule(List.of());
        AxisMap k = Mentioned.of(bare).scalars().values().iterator().next();
        Condition everyLane = new Condition.EveryLane(bare.rankClasses().iterator().next(),
                k.compare(Relation.GE, AxisMap.of(0)));
        Rule rule = Stripped.of(bare).with(List.of(everyLane)).orElseThrow();
        assertThat(Generalization.demands(rule)).extracting(KotlinText::requires)
                .endsWith("requires { (k ge 0) or (n lt n) }");
    }
}
