package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Random rules of one theme: chains of conversions, and terms of numbers that are written down. */
class RandomThemesTest {

    private static final int RULES = 40;
    private static final VerifyOptions OPTIONS = new VerifyOptions(List.of(), 200_000, Duration.ofSeconds(2),
            Optional.empty()).provingFirst();

    @ParameterizedTest
    @EnumSource
    void whatIsRightIsProvedAndNoVerdictIsContradicted(RandomTheme theme) {
        Fuzzing fuzzing = new Fuzzing(new Pipeline(), OPTIONS, 60);
        FuzzReport report = new FuzzReport();
        LongStream.range(0, RULES).map(theme::seed).mapToObj(fuzzing::trial).forEach(report::add);
        assertThat(report.contradictions()).isEmpty();
        assertThat(report.count(true, VerdictKind.VERIFIED)).as(report.summary()).isEqualTo(RULES / 2);
        assertThat(report.count(false, VerdictKind.REFUTED)).as(report.summary()).isGreaterThan(RULES / 8);
    }

    @ParameterizedTest
    @EnumSource
    void everyNumberHasASeedOfItsOwnThatHasTheTheme(RandomTheme theme) {
        assertThat(LongStream.range(-20, 20).map(theme::seed)).doesNotHaveDuplicates().allMatch(theme::has);
        assertThat(LongStream.range(0, 20).map(number -> theme.seed(number) - number)).allMatch(more -> more % 2 == 0);
    }

    @Test
    void chainsHaveTwoToSixConversions() {
        assertThat(LongStream.range(0, RULES)
                .map(RandomTheme.CONVERSIONS::seed)
                .mapToObj(seed -> RandomRule.of(seed).rule())
                .map(RandomThemesTest::conversions)).allMatch(count -> count >= 2);
    }

    private static long conversions(Rule rule) {
        return Graph.of(List.of(rule.lhs(), rule.rhs())).nodes().stream().filter(Convert.class::isInstance).count();
    }
}
