package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.verifier.json.rule.RuleJson;
import io.verifyrules.verifier.script.RuleScripts;
import io.verifyrules.verifier.script.ScriptResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

/** Files that are strange, and what a person sees. */
class OddInputTest {

    private static final int MANY = 1000;

    @TempDir
    private Path folder = Path.of("");

    private CommandRun command = new CommandRun(folder);

    @BeforeEach
    void useFolder() {
        command = new CommandRun(folder);
    }

    private RealRun verify(String name, UnaryOperator<TensorExpr> left, UnaryOperator<TensorExpr> right)
            throws IOException {
        Path file = folder.resolve(name + ".rules.json");
        Files.writeString(file, LargeStack.call("writing", () -> RuleJson.writeFile(rules(name, left, right))));
        return RealRun.of(new RuleScripts(), file.toString(), "--explain");
    }

    private static List<Rule> rules(String name, UnaryOperator<TensorExpr> left, UnaryOperator<TensorExpr> right) {
        RuleCollector collector = RuleCollector.forJava();
        collector.rule(name, rule -> {
            RankClass c = rule.rankClass("größe");
            AxisMap n = rule.sizes("n", c);
            TensorExpr x = rule.tensor("X", ElementType.INT, Shape.of(c, n));
            rule.rewrite(left.apply(x), right.apply(x));
        });
        return collector.toFile().declarations().stream().map(Rule.class::cast).toList();
    }

    private static TensorExpr reversed(TensorExpr x, int times) {
        TensorExpr result = x;
        for (int i = 0; i < times; i++) {
            result = result.reverse(x.type().axes().iterator().next().rankClass());
        }
        return result;
    }

    private static TensorExpr balanced(TensorExpr x, int leaves) {
        return leaves == 1 ? x : balanced(x, leaves / 2).plus(balanced(x, leaves - leaves / 2));
    }

    private static TensorExpr inARow(TensorExpr x, int leaves) {
        TensorExpr sum = x;
        for (int i = 1; i < leaves; i++) {
            sum = sum.plus(x);
        }
        return sum;
    }

    @Test
    void aThousandOperatorsOneInsideOfTheOtherAreNoTrouble() throws IOException {
        RealRun run = verify("deep", x -> reversed(x, MANY), x -> x);
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.out()).startsWith("VERIFIED    deep");
    }

    @Test
    void aThousandOperatorsBesideEachOtherAreNoTrouble() throws IOException {
        RealRun run = verify("wide", x -> balanced(x, MANY), x -> inARow(x, MANY));
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.out()).startsWith("VERIFIED    wide");
    }

    @Test
    void namesMayBeInAnyScript() throws IOException {
        RealRun run = verify("обратно 反転 می\u200cروم", x -> reversed(x, 2), x -> x);
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.out()).startsWith("VERIFIED    обратно 反転");
    }

    @Test
    void anEmptyFileIsNoRuleFile() throws IOException {
        command.text("empty.rules.json", "");
        assertThat(command.run("@empty.rules.json").exitCode()).isEqualTo(2);
        assertThat(command.err().lines())
                .containsExactly("DIR/empty.rules.json: document: expected an object, found nothing");
    }

    @Test
    void whatCannotBeReadInAFolderDoesNotCostTheOthers() throws IOException {
        command.rules("some/good.rules.json", "right");
        Files.createSymbolicLink(folder.resolve("some/gone.rules.json"), Path.of("nowhere"));
        assertThat(command.run("@some").exitCode()).isEqualTo(2);
        assertThat(command.err()).startsWith("DIR/some/gone.rules.json: the file cannot be read: ");
        assertThat(command.out()).contains("VERIFIED    sample/01 right");
    }

    @Test
    void aFolderWithoutPermissionDoesNotCostTheOthers() throws IOException {
        command.rules("some/good.rules.json", "right");
        Path closed = Files.createDirectory(folder.resolve("some/closed"));
        assertThat(closed.toFile().setReadable(false)).isTrue();
        assumeFalse(Files.isReadable(closed), "this user may read everything");
        assertThat(command.run("@some").exitCode()).isEqualTo(2);
        assertThat(command.err()).startsWith("DIR/some/closed: cannot be read: no permission");
        assertThat(command.out()).contains("VERIFIED    sample/01 right");
    }

    @Test
    void aScriptThatNeverEndsIsGivenUpWithItsLine() throws IOException {
        Path file = folder.resolve("endless.rules.kts");
        Files.writeString(file, "rule(\"r\") {}\n");
        AtomicBoolean interrupted = new AtomicBoolean();
        RuleSource endless = script -> {
            while (!interrupted.get()) {
                interrupted.set(Thread.interrupted());
            }
            throw new IllegalStateException("never reached in time");
        };
        assertThat(new WatchedSource(endless, Duration.ofMillis(200)).load(file)).isInstanceOfSatisfying(
                ScriptResult.Failed.class, failed -> assertThat(failed.mistakes()).singleElement()
                        .hasToString(file + ": the rule file was not read within 0.2 s; --load-timeout allows more"));
    }

    @Test
    void whatReadingAFileThrowsIsThrown() {
        RuleSource broken = script -> {
            throw new IllegalStateException("a mistake");
        };
        assertThatThrownBy(() -> new WatchedSource(broken, Duration.ofSeconds(5)).load(Path.of("x")))
                .hasMessage("a mistake");
    }
}
