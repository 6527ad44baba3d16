package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** The padding that is built step by step agrees with the closed formula for one lane, on all small cases. */
class PadFormulaTest {

    private static final RankClass C = new RankClass("c", RankBound.ANY);

    @Test
    void paddingAgreesWithTheClosedFormula() {
        TensorExpr x = Input.of("X", ElementType.INT, Shape.of(C, new AxisMap.Variable("n", C)));
        for (int n = 0; n <= 3; n++) {
            for (int low = -5; low <= 3; low++) {
                for (int high = -5; high <= 3; high++) {
                    for (int interior = 0; interior <= 3; interior++) {
                        RuleInstance instance = InstanceFixture.ints()
                                .rank(C, 1)
                                .map("n", n)
                                .tensor("X", C, List.of(n), IntStream.rangeClosed(1, n).toArray())
                                .build();
                        TensorExpr padded = x.pad(Element.of(0, ElementType.INT), AxisMap.of(low), AxisMap.of(high),
                                AxisMap.of(interior));
                        assertThat(InstanceFixture.shown(new Interpreter(instance).evaluate(padded)))
                                .as("n=%d low=%d high=%d interior=%d", n, low, high, interior)
                                .isEqualTo(formula(n, low, high, interior));
                    }
                }
            }
        }
    }

    @Test
    void aPaddingThatIsFarLargerThanAnyTensorIsCutOffAgain() {
        TensorExpr x = Input.of("X", ElementType.INT, Shape.of(C, AxisMap.of(2)));
        RuleInstance instance = InstanceFixture.ints().rank(C, 1).tensor("X", C, List.of(2), 1, 2).build();
        for (long far : new long[]{1L << 32, 1L << 62, Long.MAX_VALUE - 1}) {
            assertThat(InstanceFixture.shown(new Interpreter(instance)
                    .evaluate(x.pad(Element.of(0, ElementType.INT), AxisMap.of(-far), AxisMap.of(far), AxisMap.of(0)))))
                    .as("%d cut off", far)
                    .isEqualTo("0 0");
            assertThat(InstanceFixture.shown(new Interpreter(instance).evaluate(
                    x.pad(Element.of(0, ElementType.INT), AxisMap.of(far - 2), AxisMap.of(-far), AxisMap.of(0)))))
                    .as("%d put in", far)
                    .isEmpty();
        }
    }

    private static String formula(int n, int low, int high, int interior) {
        int spread = n + Math.max(0, n - 1) * interior;
        int size = low + spread + high;
        return size < 0 ? "invalid" : IntStream.range(0, size).map(access -> {
            int q = access - low;
            boolean padding = q < 0 || q >= spread || Math.floorMod(q, interior + 1) != 0;
            return padding ? 0 : q / (interior + 1) + 1;
        }).mapToObj(Integer::toString).collect(Collectors.joining(" "));
    }
}
