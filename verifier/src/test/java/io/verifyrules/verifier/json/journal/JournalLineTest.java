package io.verifyrules.verifier.json.journal;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.verdict.MatchingReport;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.SmallInstances;
import io.verifyrules.verifier.verdict.Verdict;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** A result that a journal keeps is the same when it is read. */
class JournalLineTest {

    private static Rule rule() {
        RuleCollector collector = RuleCollector.forData("kept");
        collector.rule("kept", rule -> {
            RankClass c = rule.rankClass("c");
            TensorExpr a = rule.tensor("A", Shape.of(c, rule.sizes("n", c)));
            rule.rewrite(a.reverse(c).reverse(c), a);
        });
        return (Rule) collector.toFile().declarations().getFirst();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void itIsKeptWhetherAClockEndedTheWork(boolean byClock) {
        Rule rule = rule();
        Verdict.Unknown unknown = new Verdict.Unknown("it took too long", SmallInstances.NONE, Optional.of("less"),
                byClock);
        RuleResult result = new RuleResult(rule, "int", unknown, Optional.of(VerdictKind.VERIFIED), List.of(),
                List.of(), MatchingReport.NONE, List.of(), Duration.ofMillis(7));
        String written = JournalLine.done("key", List.of(result)).text();
        assertThat(JournalLine.of(written).flatMap(line -> line.results(rule)))
                .hasValueSatisfying(read -> assertThat(read.getFirst().verdict()).isEqualTo(unknown));
    }
}
