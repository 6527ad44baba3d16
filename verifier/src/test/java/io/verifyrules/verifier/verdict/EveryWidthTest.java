package io.verifyrules.verifier.verdict;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Width;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.Widths;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/** A verdict holds at all widths that a rule leaves open, or there is none. */
class EveryWidthTest {

    private static final Rule OPEN = rule((builder, width) -> {
    });
    private static final Rule BOUNDED = rule((builder, width) -> builder.require(Width.of(3).minus(width)));

    private static Rule rule(BiConsumer<RuleBuilder, Width> demands) {
        RuleCollector rules = RuleCollector.forJava();
        rules.rule("twice", rule -> {
            Width width = rule.width("N");
            demands.accept(rule, width);
            RankClass c = rule.rankClass("c");
            TensorExpr x = rule.tensor("x", new ElementType.Signless(width), Shape.of(c, rule.sizes("n", c)));
            rule.rewrite(x.plus(x), x.plus(x));
        });
        return (Rule) rules.toFile().declarations().getFirst();
    }

    private static RuleResult result(Rule rule, String theory, Verdict verdict) {
        return new RuleResult(rule, theory, verdict, Optional.empty(), List.of(), List.of(), MatchingReport.NONE,
                List.of(), Duration.ZERO);
    }

    private static Verdict verified(EveryWidth widths) {
        return new Verdict.Verified(widths);
    }

    @Test
    void aProofAtSomeWidthsIsNoneAtAll() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new EveryWidth.OneByOne(OPEN.widths(), Set.of(Map.of("N", 1), Map.of("N", 2))));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new EveryWidth.OneByOne(BOUNDED.widths(), Set.of(Map.of("N", 1), Map.of("N", 3))));
        assertThatIllegalArgumentException().isThrownBy(() -> EveryWidth.of(EveryWidth.ONE_BY_ONE, OPEN.widths()));
        assertThatIllegalArgumentException().isThrownBy(() -> EveryWidth.noneOpen(OPEN.name(), OPEN.widths()));
    }

    @Test
    void aResultOfOpenWidthsNeedsAProofForThem() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> result(OPEN, "i(N)", verified(new EveryWidth.NoneOpen())));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> result(OPEN, "i(N)", new Verdict.Vacuous("never", new EveryWidth.NoneOpen())));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> result(OPEN, "i(N)", verified(new EveryWidth.AtOnce(BOUNDED.widths()))));
        Widths eight = OPEN.widthsIn(new ElementType.Signless(Width.of(8)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> result(OPEN, "i(N)", verified(EveryWidth.of(EveryWidth.ONE_BY_ONE, eight))));
        assertThat(result(OPEN, "i8", verified(EveryWidth.of(EveryWidth.ONE_BY_ONE, eight))).verdict().everyWidth())
                .isPresent();
        assertThat(result(OPEN, "i(N)", verified(new EveryWidth.AtOnce(OPEN.widths()))).verdict().everyWidth())
                .isPresent();
        assertThat(result(BOUNDED, "i(N)", verified(new EveryWidth.AtOnce(OPEN.widths()))).verdict().everyWidth())
                .as("demands that are added take widths away")
                .isPresent();
    }

    @Test
    void boundedWidthsAreListedInFull() {
        assertThat(BOUNDED.widths().all()).hasValue(List.of(Map.of("N", 1), Map.of("N", 2), Map.of("N", 3)));
        assertThat(OPEN.widths().all()).isEmpty();
    }
}
