package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.OnItsDay;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

/** The kinds of random rules. */
@Execution(ExecutionMode.CONCURRENT)
@Tag("random")
@Order(3)
@OnItsDay(turn = 1, of = 2)
class RandomKindsTest {

    private static final int SEEDS = 40;
    private static final int PARTS = 4;
    /** So many of a kind are looked at, one part each day. */
    private static final long[] DRAWN = Samples.partOfSeeds(SEEDS, PARTS).toArray();
    private static final int RULES = DRAWN.length;
    private static final VerifyOptions OPTIONS = new VerifyOptions(List.of(), 200_000, Duration.ofSeconds(2),
            Optional.empty()).provingFirst();

    @ParameterizedTest
    @EnumSource(names = {"CONVERSIONS", "CLOSED_TERMS", "LISTS"})
    void whatIsRightIsProvedAndNoVerdictIsContradicted(RandomKind kind) {
        Fuzzing fuzzing = new Fuzzing(new Pipeline(), OPTIONS, 60);
        FuzzReport report = new FuzzReport();
        LongStream.of(DRAWN).mapToObj(seed -> fuzzing.trial(kind, seed)).forEach(report::add);
        assertThat(report.contradictions()).isEmpty();
        assertThat(report.count(true, VerdictKind.VERIFIED)).as(report.summary()).isEqualTo(RULES / 2);
        assertThat(report.count(false, VerdictKind.REFUTED)).as(report.summary()).isGreaterThan(RULES / 12);
    }

    @Test
    void constructsThatAreRightAreSeldomUnknownAndNoVerdictIsContradicted() {
        Fuzzing fuzzing = new Fuzzing(new Pipeline(), OPTIONS, 60);
        FuzzReport report = new FuzzReport();
        LongStream.of(DRAWN).mapToObj(seed -> fuzzing.trial(RandomKind.CONSTRUCTS, seed)).forEach(report::add);
        assertThat(report.contradictions()).isEmpty();
        assertThat(report.count(true, VerdictKind.VERIFIED)).as(report.summary()).isGreaterThan(RULES / 2 - 4);
        assertThat(report.count(false, VerdictKind.REFUTED)).as(report.summary()).isGreaterThan(RULES / 4);
    }

    @Test
    void mostOfWhatIsRightOfModelsIsProvedAndNoVerdictIsContradicted() {
        Fuzzing fuzzing = new Fuzzing(new Pipeline(), OPTIONS, 60);
        FuzzReport report = new FuzzReport();
        LongStream.of(DRAWN).mapToObj(seed -> fuzzing.trial(RandomKind.MODELS, seed)).forEach(report::add);
        assertThat(report.contradictions()).isEmpty();
        assertThat(report.count(true, VerdictKind.VERIFIED)).as(report.summary()).isGreaterThan(RULES / 3);
        assertThat(report.count(false, VerdictKind.REFUTED)).as(report.summary()).isGreaterThan(RULES / 6);
    }

    @Test
    void mostOfWhatIsRightUpToOrderIsProvedAndNoVerdictIsContradicted() {
        Fuzzing fuzzing = new Fuzzing(new Pipeline(), OPTIONS, 60);
        FuzzReport report = new FuzzReport();
        LongStream.of(DRAWN).mapToObj(seed -> fuzzing.trial(RandomKind.TOLERANCES, seed)).forEach(report::add);
        assertThat(report.contradictions()).isEmpty();
        assertThat(report.count(true, VerdictKind.VERIFIED)).as(report.summary()).isGreaterThan(RULES / 3);
        assertThat(report.count(false, VerdictKind.REFUTED)).as(report.summary()).isGreaterThan(RULES / 12);
    }

    @ParameterizedTest
    @EnumSource
    void everyKindOccursAmongMixedRules(RandomKind kind) {
        assertThat(LongStream.range(0, 128).filter(seed -> RandomKind.MIXED.of(seed) == kind).count()).isPositive();
        assertThat(kind.of(0)).isEqualTo(kind);
    }

    @Test
    void chainsHaveAtLeastTwoConversions() {
        assertThat(LongStream.of(DRAWN)
                .mapToObj(seed -> RandomRule.of(RandomKind.CONVERSIONS, seed).rule())
                .map(RandomKindsTest::conversions)).allMatch(count -> count >= 2);
    }

    private static long conversions(Rule rule) {
        return Graph.of(List.of(rule.lhs(), rule.rhs())).nodes().stream().filter(Convert.class::isInstance).count();
    }
}
