package io.verifyrules.verifier.pair;

import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.dialect.NamedFunctions;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Functions of which only the name is known: they commute with all that moves elements, and no difference rests on their values. */
@Execution(ExecutionMode.CONCURRENT)
@Order(3)
class NamedFunctionPairsTest {

    private static final String ONE = "(%x: tensor<2x3xf32>) -> tensor<2x3xf32>";
    private static final String TWO = "(%x: tensor<3xf32>, %y: tensor<3xf32>) -> tensor<3xf32>";
    private static final String WORDS = "(%x: tensor<3xi32>, %y: tensor<3xi32>) -> tensor<3xi32>";
    private static final String CHOICE = "(%x: tensor<3xf32>, %p: tensor<3xi1>) -> tensor<3xf32>";

    private static String applied(String result, String name, String operand, String type) {
        return result + " = \"" + name + "\"(" + operand + ") : (" + type + ") -> " + type;
    }

    /** A sixth of them each day. */
    private static Stream<String> unary() {
        return Samples.part(Stream
                .concat(NamedFunctions.UNARY.stream().map(name -> "chlo." + name),
                        Stream.of("acos", "atan", "exp2", "log10", "log2", "sinh").map(name -> "math." + name))
                .toList(), 6).stream();
    }

    @ParameterizedTest
    @MethodSource("unary")
    void eachCommutesWithTheMovementOfElements(String name) {
        String signature = "(%x: tensor<2x3xf32>) -> tensor<3x2xf32>";
        String transpose = "stablehlo.transpose %s, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>; return %r : tensor<3x2xf32>";
        assertThat(Pairs.bodies(signature,
                applied("%0", name, "%x", "tensor<2x3xf32>") + "; %r = " + transpose.replace("%s", "%0"),
                "%0 = " + transpose.substring(0, transpose.indexOf(';')).replace("%s", "%x") + "; "
                        + applied("%r", name, "%0", "tensor<3x2xf32>") + "; return %r : tensor<3x2xf32>"))
                .isEqualTo("EQUAL");
    }

    @ParameterizedTest
    @ValueSource(strings = {"chlo.asinh", "chlo.lgamma", "math.exp2"})
    void twoFunctionsAreNotTakenForOne(String name) {
        String other = name.endsWith(".lgamma") ? "chlo.digamma" : "chlo.lgamma";
        assertThat(Pairs.bodies(ONE, applied("%r", name, "%x", "tensor<2x3xf32>") + "; return %r : tensor<2x3xf32>",
                applied("%r", other, "%x", "tensor<2x3xf32>") + "; return %r : tensor<2x3xf32>")).isEqualTo("UNKNOWN");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # the same operands
            chlo.next_after %x, %y  | chlo.next_after %x, %y  | EQUAL
            chlo.polygamma %x, %y   | chlo.polygamma %x, %y   | EQUAL
            # nothing says that operands may change places
            chlo.next_after %x, %y  | chlo.next_after %y, %x  | UNKNOWN
            chlo.zeta %x, %y        | chlo.zeta %y, %x        | UNKNOWN
            chlo.zeta %x, %y        | chlo.polygamma %x, %y   | UNKNOWN
            # what is odd or even by its true values is not known to be so
            chlo.zeta %x, %x        | chlo.next_after %x, %x  | UNKNOWN
            """)
    void ofTwoOperands(String before, String after, String verdict) {
        String types = " : tensor<3xf32>, tensor<3xf32> -> tensor<3xf32>; return %r : tensor<3xf32>";
        assertThat(Pairs.bodies(TWO, "%r = " + before.strip() + types, "%r = " + after.strip() + types))
                .isEqualTo(verdict.strip());
    }

    @Test
    void aDifferenceThatDoesNotDependOnTheFunctionRefutes() {
        String chosen = "%0 = chlo.lgamma %x : tensor<3xf32> -> tensor<3xf32>; "
                + "%r = stablehlo.select %p, %0, %x : tensor<3xi1>, tensor<3xf32>; return %r : tensor<3xf32>";
        assertThat(Pairs.bodies(CHOICE, chosen, chosen.replace("%p, %0, %x", "%p, %x, %0"))).isEqualTo("UNKNOWN");
        String negated = chosen.replace("%r = stablehlo.select %p, %0, %x",
                "%1 = stablehlo.negate %x : tensor<3xf32>; %r = stablehlo.select %p, %0, %1");
        assertThat(Pairs.bodies(CHOICE, chosen, negated)).isEqualTo("REFUTED");
    }

    @Test
    void aSumWithItsOwnOppositeIsRefutedByNoValueOfTheFunction() {
        String zero = "%0 = chlo.asinh %x : tensor<2x3xf32> -> tensor<2x3xf32>; "
                + "%r = stablehlo.subtract %0, %0 : tensor<2x3xf32>; return %r : tensor<2x3xf32>";
        assertThat(Pairs.bodies(ONE, zero,
                "%r = stablehlo.constant dense<0.0> : tensor<2x3xf32>; return %r : tensor<2x3xf32>"))
                .isEqualTo("EQUAL OVER THE REALS");
    }

    @Test
    void whatIsTrueOfTheInverseSineIsNotRefutedAndNotProved() {
        String odd = "%0 = stablehlo.negate %x : tensor<2x3xf32>; %r = chlo.asinh %0 : tensor<2x3xf32>; return %r : tensor<2x3xf32>";
        String even = "%0 = chlo.asinh %x : tensor<2x3xf32>; %r = stablehlo.negate %0 : tensor<2x3xf32>; return %r : tensor<2x3xf32>";
        assertThat(Pairs.bodies(ONE, odd, even)).isEqualTo("UNKNOWN");
        assertThat(Pairs.bodies(ONE, odd, odd.replace("%0 : tensor<2x3xf32>; return", "%x : tensor<2x3xf32>; return")))
                .isEqualTo("UNKNOWN");
    }

    @Test
    void hyperbolicFunctionsOfRealsAreMadeOfExponentials() {
        String odd = "%0 = stablehlo.negate %x : tensor<2x3xf32>; %r = chlo.sinh %0 : tensor<2x3xf32>; return %r : tensor<2x3xf32>";
        String even = "%0 = chlo.sinh %x : tensor<2x3xf32>; %r = stablehlo.negate %0 : tensor<2x3xf32>; return %r : tensor<2x3xf32>";
        assertThat(Pairs.bodies(ONE, odd, even)).isEqualTo("EQUAL OVER THE REALS");
        assertThat(Pairs.bodies(ONE, odd.replace("sinh", "cosh"), even.replace("sinh", "cosh"))).isEqualTo("UNKNOWN");
    }

    @Test
    void theDialectsApplyOneFunction() {
        assertThat(Pairs.bodies(ONE, "%r = chlo.acos %x : tensor<2x3xf32>; return %r : tensor<2x3xf32>",
                "%r = math.acos %x : tensor<2x3xf32>; return %r : tensor<2x3xf32>")).isEqualTo("EQUAL");
    }

    @Test
    void theFunctionsOfTwoTypesAreTwo() {
        String wide = "%0 = stablehlo.convert %x : (tensor<2x3xf16>) -> tensor<2x3xf32>; %r = chlo.acos %0 : tensor<2x3xf32>; return %r : tensor<2x3xf32>";
        String narrow = "%0 = chlo.acos %x : tensor<2x3xf16>; %r = stablehlo.convert %0 : (tensor<2x3xf16>) -> tensor<2x3xf32>; return %r : tensor<2x3xf32>";
        String signature = "(%x: tensor<2x3xf16>) -> tensor<2x3xf32>";
        assertThat(Pairs.bodies(signature, wide, narrow)).isEqualTo("EQUAL OVER THE REALS");
        assertThat(Pairs.bodies(signature, wide, wide)).isEqualTo("EQUAL");
    }

    @Test
    void theUpperHalfOfAProductIsAFunctionOfIntegers() {
        String product = "%r = chlo.mulhi %x, %y : tensor<3xi32>, tensor<3xi32> -> tensor<3xi32>; return %r : tensor<3xi32>";
        assertThat(Pairs.bodies(WORDS, product, product)).isEqualTo("EQUAL");
        assertThat(Pairs.bodies(WORDS, product, product.replace("%x, %y", "%x, %x"))).isEqualTo("UNKNOWN");
        assertThat(Pairs.bodies(WORDS, product, product.replace("chlo.mulhi", "chlo.zeta")))
                .isEqualTo("AFTER IS INVALID");
        assertThat(Pairs.bodies(TWO, product.replace("i32", "f32"), product.replace("i32", "f32")))
                .isEqualTo("BEFORE IS INVALID");
    }

    @Test
    void partsOfComplexResultsAreFunctionsOfBothParts() {
        String signature = "(%x: tensor<2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>";
        String before = "%0 = chlo.asinh %x : tensor<2x3xcomplex<f32>>; %r = stablehlo.reshape %0 : (tensor<2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>; return %r : tensor<6xcomplex<f32>>";
        String after = "%0 = stablehlo.reshape %x : (tensor<2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>; %r = chlo.asinh %0 : tensor<6xcomplex<f32>>; return %r : tensor<6xcomplex<f32>>";
        assertThat(Pairs.bodies(signature, before, after)).isEqualTo("EQUAL OVER THE REALS");
        assertThat(Pairs.bodies(signature, before, after.replace("asinh", "acosh"))).isEqualTo("UNKNOWN");
    }

    @Test
    void theBodyOfAMapMayApplyThem() {
        String mapped = """
                %r = "stablehlo.map"(%x) ({
                ^bb0(%a: tensor<f32>):
                  %0 = chlo.lgamma %a : tensor<f32> -> tensor<f32>
                  stablehlo.return %0 : tensor<f32>
                }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
                return %r : tensor<2x3xf32>""";
        assertThat(Pairs.bodies(ONE, mapped, "%r = chlo.lgamma %x : tensor<2x3xf32>; return %r : tensor<2x3xf32>"))
                .isEqualTo("EQUAL");
        assertThat(Pairs.bodies(ONE, mapped, "%r = chlo.asinh %x : tensor<2x3xf32>; return %r : tensor<2x3xf32>"))
                .isEqualTo("UNKNOWN");
    }

    @Test
    void operandsOfOtherSizesAreRepeatedFirst() {
        String signature = "(%x: tensor<3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32>";
        String repeated = "%r = chlo.broadcast_zeta %x, %y : (tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>; return %r : tensor<2x3xf32>";
        String spelledOut = "%0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>; %r = chlo.zeta %0, %y : tensor<2x3xf32>, tensor<2x3xf32> -> tensor<2x3xf32>; return %r : tensor<2x3xf32>";
        assertThat(Pairs.bodies(signature, repeated, spelledOut)).isEqualTo("EQUAL");
        assertThat(Pairs.bodies(signature, repeated, spelledOut.replace("%0, %y", "%y, %0"))).isEqualTo("UNKNOWN");
    }

    /** Whatever is chosen at random, a pair is right by its true values or not: no pair of these is refuted for a function's sake. */
    @Test
    void noPairWhoseDifferenceRestsOnAFunctionIsRefuted() {
        Random random = new Random(7);
        List<String> names = List.of("acos", "asinh", "lgamma");
        for (int i = 0; i < 6; i++) {
            String name = names.get(random.nextInt(names.size()));
            String operand = List.of("%x", "%n", "%a").get(random.nextInt(3));
            String made = "%n = stablehlo.negate %x : tensor<2x3xf32>; %a = stablehlo.abs %x : tensor<2x3xf32>; ";
            String first = made + "%r = chlo." + name + " " + operand
                    + " : tensor<2x3xf32>; return %r : tensor<2x3xf32>";
            String other = List.of("%x", "%n", "%a").get(random.nextInt(3));
            String second = made + "%r = chlo." + name + " " + other
                    + " : tensor<2x3xf32>; return %r : tensor<2x3xf32>";
            assertThat(Pairs.bodies(ONE, first, second)).isEqualTo(operand.equals(other) ? "EQUAL" : "UNKNOWN");
        }
    }
}
