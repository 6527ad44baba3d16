package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.theory.ConversionChain;
import io.verifyrules.verifier.value.ConversionSamples;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Conversions through every pair of types, right and wrong ones, whose verdicts agree with what becomes of elements. */
@Execution(ExecutionMode.CONCURRENT)
@Tag("exhaustive")
class ConversionsThroughEveryTypeTest {

    private static final VerifyOptions OPTIONS = new VerifyOptions(List.of(), 300_000, Duration.ofSeconds(4),
            Optional.empty());
    private static final List<ElementType> TYPES = List.of(ElementType.BOOL, ElementType.INT, ElementType.REAL,
            new ElementType.Machine(true, 8), new ElementType.Machine(false, 8), new ElementType.Machine(true, 16),
            new ElementType.Floating(FloatFormat.F16), new ElementType.Floating(FloatFormat.F32));

    private static VerdictKind verdict(List<ElementType> left, List<ElementType> right) {
        RuleCollector collector = RuleCollector.forJava();
        collector.rule("a chain of conversions", rule -> {
            RankClass c = rule.rankClass("c");
            TensorExpr x = rule.tensor("x", left.getFirst(), Shape.of(c, rule.sizes("n", c)));
            rule.rewrite(converted(x, left), converted(x, right));
        });
        return new Pipeline().verify(collector.toFile().declarations().getFirst(), OPTIONS).getFirst().verdict().kind();
    }

    private static TensorExpr converted(TensorExpr tensor, List<ElementType> chain) {
        TensorExpr result = tensor;
        for (ElementType type : chain.subList(1, chain.size())) {
            result = result.type().element().equals(type) ? result : Convert.of(Conversion.CONVERT, result, type);
        }
        return result;
    }

    /** To another type and back, and to another type and on to the next one. */
    @ParameterizedTest(name = "from {0}")
    @FieldSource("TYPES")
    void verdictsAgreeWithTheInterpreter(ElementType from) {
        Map<VerdictKind, Integer> seen = new EnumMap<>(VerdictKind.class);
        for (ElementType middle : TYPES) {
            ElementType next = TYPES.get((TYPES.indexOf(middle) + 1) % TYPES.size());
            for (ElementType to : List.of(from, next)) {
                VerdictKind verdict = verdict(List.of(from, middle, to), List.of(from, to));
                boolean right = ConversionSamples.agree(List.of(from, middle, to), List.of(from, to));
                String chain = from + " to " + middle + " to " + to;
                assertThat(verdict).as(chain).isNotEqualTo(right ? VerdictKind.REFUTED : VerdictKind.VERIFIED);
                if (ConversionChain.isDirect(from, middle, to)) {
                    assertThat(verdict).as(chain).isEqualTo(VerdictKind.VERIFIED);
                }
                seen.merge(verdict, 1, Integer::sum);
            }
        }
        assertThat(seen.getOrDefault(VerdictKind.VERIFIED, 0)).isPositive();
        assertThat(seen.getOrDefault(VerdictKind.UNKNOWN, 0)).as(seen.toString()).isLessThan(4);
    }

    private static List<ElementType> types(String chain) {
        return List.of(chain.split(" ")).stream().map(name -> ElementType.closed(name).orElseThrow()).toList();
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({"u8 f32 f16 real, u8 f32 real", "u8 int f32 int, u8 f32 int", "u8 real int f16, u8 int f16",
            "s16 int f32 real, s16 f32 real", "s8 real f64, s8 f64", "s8 int s16, s8 s16", "int s16 s8, int s8",
            "bool real f16 f32 bool, bool", "int real f16, int f16", "f16 f32 f64 bf16, f16 bf16",
            "int f16 bool, int bool", "s8 f16 real int s16 s8, s8"})
    void longerChainsAreRight(String left, String right) {
        assertThat(verdict(types(left), types(right))).isEqualTo(VerdictKind.VERIFIED);
    }

    @ParameterizedTest(name = "{0} is not {1}")
    @CsvSource({"f16 real s8, f16 s8", "f16 real f16, f16", "f32 real f64, f32 f64", "f16 f32 s8, f16 s8",
            "f16 int f16, f16", "real int real, real", "real f16 bool, real bool", "int s8 int, int",
            "int real s8, int s8", "s16 bf16 s16, s16", "f32 bf16 f32, f32", "int s8 f16, int f16",
            "f16 s8 int, f16 int", "s8 bool s8, s8"})
    void similarChainsAreWrong(String left, String right) {
        assertThat(verdict(types(left), types(right))).isEqualTo(VerdictKind.REFUTED);
    }
}
