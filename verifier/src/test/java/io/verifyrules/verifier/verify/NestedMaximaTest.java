package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.verdict.RuleResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.BinaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** A maximum mentions its first operand twice: nested ones must not take time that doubles with each. */
@Timeout(60)
class NestedMaximaTest {

    private static VerdictKind verdict(int maps, BinaryOperator<AxisMap> join, boolean shuffled, int tooMuch) {
        RuleCollector collector = RuleCollector.forJava();
        collector.rule("nested", rule -> {
            Sketch sketch = Sketch.of(rule);
            List<AxisMap> left = new ArrayList<>(IntStream.range(0, maps).mapToObj(i -> sketch.size("m" + i)).toList());
            List<AxisMap> right = new ArrayList<>(left);
            if (shuffled) {
                Collections.shuffle(right, new Random(7));
            }
            sketch.claimSize(left.stream().reduce(join).orElseThrow(),
                    right.stream().reduce(join).orElseThrow().plus(tooMuch));
        });
        Rule rule = (Rule) collector.toFile().declarations().get(0);
        List<RuleResult> results = new Pipeline().verify(rule, VerifyOptions.DEFAULT);
        assertThat(results).hasSize(1);
        return results.get(0).verdict().kind();
    }

    private static AxisMap clamp(AxisMap inner, AxisMap most) {
        return AxisMap.max(AxisMap.of(0), AxisMap.min(inner.plus(1), most));
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 16, 32})
    void maximaOfTheSameMapsAreTheSame(int maps) {
        assertThat(verdict(maps, AxisMap::max, true, 0)).isEqualTo(VerdictKind.VERIFIED);
        assertThat(verdict(maps, AxisMap::min, true, 0)).isEqualTo(VerdictKind.VERIFIED);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 16, 32})
    void nestedClampsAreTheSameAsThemselves(int maps) {
        assertThat(verdict(maps, NestedMaximaTest::clamp, false, 0)).isEqualTo(VerdictKind.VERIFIED);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 16, 32})
    void oneMoreThanTheMaximumIsNotTheMaximum(int maps) {
        assertThat(verdict(maps, AxisMap::max, true, 1)).isEqualTo(VerdictKind.REFUTED);
    }
}
