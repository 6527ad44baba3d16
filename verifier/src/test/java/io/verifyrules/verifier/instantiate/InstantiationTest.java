package io.verifyrules.verifier.instantiate;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.text.mlir.MlirWriter;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.FloatNumber;
import io.verifyrules.verifier.value.LiteralValue;
import io.verifyrules.verifier.value.UndefinedValues;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** Operators at an instance are StableHLO's operations, a dimension for each lane. */
class InstantiationTest {

    private static final RankClass C = new RankClass("c", RankBound.ANY);
    private static final RankClass S = new RankClass("s", RankBound.SINGLETON);
    private static final RuleInstance TWO_LANES = new RuleInstance(ElementType.INT, Map.of("c", 2, "s", 1), Map.of(),
            Map.of(), Map.of(), Map.of(), UndefinedValues.NONE);

    private static List<String> lines(TensorExpr side) {
        List<String> all = MlirWriter.write(Instantiation.of("f", side, TWO_LANES, Instantiation.Inputs.CONSTANTS));
        return all.subList(0, all.size() - 2).stream().map(String::strip).toList();
    }

    private static TensorExpr numbers(int size) {
        return Iota.of(Shape.of(S, AxisMap.of(size)), S.axis());
    }

    @Test
    void aConstantFillsEachLane() {
        assertThat(lines(Constant.of(Element.of(7, ElementType.INT), Shape.of(C, AxisMap.of(3))))).containsExactly(
                "func.func @f() -> tensor<3x3xi64> {",
                "%0 = \"stablehlo.constant\"() {value = dense<7> : tensor<i64>} : () -> tensor<i64>",
                "%1 = \"stablehlo.broadcast_in_dim\"(%0) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3x3xi64>");
    }

    @Test
    void aSharedValueIsComputedOnce() {
        TensorExpr numbers = numbers(2);
        assertThat(lines(numbers.plus(numbers))).containsExactly("func.func @f() -> tensor<2xi64> {",
                "%0 = \"stablehlo.iota\"() {iota_dimension = 0 : i64} : () -> tensor<2xi64>",
                "%1 = \"stablehlo.add\"(%0, %0) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>");
    }

    @Test
    void aSliceHasALimitWhereTheRuleSaysNothing() {
        assertThat(lines(numbers(5).slice(AxisMaps.on(S.axis(), AxisMap.of(1)), AxisMaps.none(),
                AxisMaps.on(S.axis(), AxisMap.of(2))))).last()
                .asString()
                .contains("{limit_indices = array<i64: 5>, start_indices = array<i64: 1>, strides = array<i64: 2>}");
    }

    @ParameterizedTest
    @CsvSource({"SUM,0", "PRODUCT,1", "MIN,9223372036854775807", "MAX,-9223372036854775808"})
    void aReductionStartsFromItsIdentityAndHasABody(Monoid monoid, String identity) {
        List<String> lines = lines(
                Reduce.of(monoid, numbers(2), List.of(S.axis()), Optional.empty(), BoundIndices.unnamed()));
        assertThat(lines.get(2)).contains("dense<" + identity + "> : tensor<i64>");
        assertThat(lines.get(3)).isEqualTo("%2 = \"stablehlo.reduce\"(%0, %1) ({");
        assertThat(lines.get(4)).startsWith("^bb0(%3: tensor<i64>, %4: tensor<i64>):");
        assertThat(lines).last().asString().startsWith("}) {dimensions = array<i64: 0>}");
    }

    @ParameterizedTest
    @CsvSource({"f32,0x7F800000", "f16,0x7C00", "f64,0x7FF0000000000000", "bf16,0x7F80"})
    void infinitiesAreWrittenByTheirBits(String name, String bits) {
        FloatFormat format = FloatFormat.ofProgram(name).orElseThrow();
        ElementType.Floating type = new ElementType.Floating(format);
        assertThat(Literals.of(new ElementValue.Floating(FloatNumber.infinity(format, false)), ProgramTypes.of(type)))
                .hasToString(bits);
    }

    static Stream<FloatFormat> formats() {
        return FloatFormat.ALL.stream();
    }

    /** The end is read again as the element at that end, which stands for the identity. */
    @ParameterizedTest
    @MethodSource("formats")
    void reductionsStartFromTheEndsOfTheirFormat(FloatFormat format) {
        ElementType.Floating type = new ElementType.Floating(format);
        for (boolean greatest : List.of(true, false)) {
            ElementValue end = LiteralValue.of(ElementTypes.end(type, greatest), type);
            assertThat(Identities.of(greatest ? Monoid.MIN : Monoid.MAX, ProgramTypes.of(type)))
                    .isEqualTo(Literals.of(end, ProgramTypes.of(type)));
        }
    }

    @Test
    void floatsWithoutInfinitiesAreCalledAsInStableHloAndStartFromTheirEnds() {
        Type type = ProgramTypes.of(ElementType.F8E4M3FN);
        assertThat(type).hasToString("f8E4M3FN");
        assertThat(Identities.of(Monoid.MIN, type)).hasToString("448.0");
        assertThat(Identities.of(Monoid.MAX, type)).hasToString("-448.0");
        assertThat(Literals.of(new ElementValue.Floating(FloatNumber.notANumber(FloatFormat.F8E4M3FN)), type))
                .hasToString("0x7F");
    }

    @Test
    void whatNoProgramHasIsRefusedWithTheReason() {
        TensorExpr unsaid = Input.of("A", new ElementType.Machine(true, 8), Shape.scalar());
        assertThatThrownBy(() -> Instantiation.of("f", unsaid, TWO_LANES, Instantiation.Inputs.CONSTANTS))
                .isInstanceOf(NotExpressible.class)
                .hasMessage("no tensor is given for A");
    }
}
