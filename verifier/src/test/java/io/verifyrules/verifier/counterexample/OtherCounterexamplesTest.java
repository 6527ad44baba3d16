package io.verifyrules.verifier.counterexample;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.verifier.instance.InstanceGenerator;
import io.verifyrules.verifier.instance.InstanceShrinker;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class OtherCounterexamplesTest {

    private static final Rule CUT = rule(rule -> {
        RankClass c = rule.rankClass("c");
        AxisMap n = rule.sizes("n", c);
        AxisMap k = rule.map("k", c);
        TensorExpr a = rule.tensor("A", ElementType.INT, Shape.of(c, n));
        rule.rewrite(a.slice(AxisMaps.of(k), AxisMaps.of(n), AxisMaps.none()), a);
    });

    private static final Rule TWICE = rule(rule -> {
        TensorExpr a = rule.tensor("A", ElementType.INT, Shape.scalar());
        rule.rewrite(a.plus(a), a);
    });

    private static Rule rule(Consumer<RuleBuilder> declare) {
        RuleCollector rules = RuleCollector.forJava();
        rules.rule("wrong", declare);
        return (Rule) rules.toFile().declarations().getFirst();
    }

    private static Verdict.Refuted shown(Rule rule) {
        RuleInstance found = Stream.generate(new InstanceGenerator(rule, ElementType.INT, 1)::next)
                .filter(instance -> Replay.replay(rule, instance).refutes())
                .findFirst()
                .orElseThrow();
        RuleInstance small = InstanceShrinker.shrink(rule, found);
        return new Verdict.Refuted(small, Replay.replay(rule, small));
    }

    @Test
    void noTwoHaveTheSameNumbersAndEachRefutesTheRule() {
        Verdict.Refuted shown = shown(CUT);
        List<Verdict.Refuted> others = OtherCounterexamples.of(new RuleInstances(CUT), shown, 3);
        assertThat(others).hasSize(3).allMatch(other -> Replay.replay(CUT, other.instance()).refutes());
        assertThat(Stream.concat(Stream.of(shown), others.stream()).map(each -> each.instance().maps()))
                .doesNotHaveDuplicates();
        assertThat(OtherCounterexamples.of(new RuleInstances(CUT), shown, 3)).isEqualTo(others);
    }

    @Test
    void whereARuleHasNoNumbersElementsTellThemApart() {
        Verdict.Refuted shown = shown(TWICE);
        assertThat(OtherCounterexamples.of(new RuleInstances(TWICE), shown, 2)).hasSize(2)
                .extracting(other -> other.instance().tensors())
                .doesNotHaveDuplicates()
                .doesNotContain(shown.instance().tensors());
    }
}
