package io.verifyrules.verifier.pair;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Tensors sorted together, and the total order of floats: right programs, and their wrong relatives. */
class SortPairsTest {

    private static final String LESS = "%c = stablehlo.compare LT, %a, %b : (tensor<KEY>, tensor<KEY>) -> tensor<i1>";

    /** A sort of keys and values along a dimension, of which the given result is returned. */
    private static String sorted(String keys, String values, String sizes, String key, String body, String attributes,
            int result) {
        String k = "tensor<" + sizes + "x" + key + ">";
        String v = "tensor<" + sizes + "xi16>";
        return "%s:2 = \"stablehlo.sort\"(" + keys + ", " + values
                + ") ({\n^bb0(%a: tensor<KEY>, %b: tensor<KEY>, ".replace("KEY", key)
                + "%x: tensor<i16>, %y: tensor<i16>):\n" + body.replace("KEY", key)
                + "\nstablehlo.return %c : tensor<i1>\n}) {" + attributes + "} : (" + k + ", " + v + ") -> (" + k + ", "
                + v + ")\nreturn %s#" + result + " : " + (result == 0 ? k : v);
    }

    private static String line(String key, String body) {
        return sorted("%k", "%v", "4", key, body, "dimension = 0 : i64, is_stable = true", 1);
    }

    private static String of(String key) {
        return "(%k: tensor<4x" + key + ">, %v: tensor<4xi16>) -> tensor<4xi16>";
    }

    @ParameterizedTest
    @CsvSource({"i8", "ui8", "i1", "i32"})
    void theLessOfTwoIsTheGreaterTurned(String key) {
        assertThat(Pairs.bodies(of(key), line(key, LESS), line(key, LESS.replace("LT, %a, %b", "GT, %b, %a"))))
                .isEqualTo("EQUAL");
        assertThat(Pairs.bodies(of(key), line(key, LESS), line(key, LESS.replace("LT", "GT")))).isEqualTo("REFUTED");
        assertThat(Pairs.bodies(of(key), line(key, LESS), line(key, LESS.replace("LT", "LE")))).isEqualTo("NOT READ");
    }

    @Test
    void aSortByTheSecondOperandIsAnotherOne() {
        String bySecond = "%c = stablehlo.compare LT, %x, %y : (tensor<i16>, tensor<i16>) -> tensor<i1>";
        assertThat(Pairs.bodies(of("i16"), line("i16", LESS), line("i16", bySecond))).isEqualTo("REFUTED");
        assertThat(Pairs.bodies(of("i16"), line("i16", bySecond), line("i16", bySecond))).isEqualTo("EQUAL");
        assertThat(Pairs.bodies(of("i16"), line("i16", LESS),
                line("i16",
                        LESS.replace("%a, %b", "%a, %y")
                                .replace("tensor<KEY>, tensor<KEY>", "tensor<i16>, tensor<i16>"))))
                .isEqualTo("NOT READ");
    }

    @Test
    void whatIsComparedIsAFunctionOfEitherElement() {
        String opposite = "%n = stablehlo.not %a : tensor<KEY>\n%m = stablehlo.not %b : tensor<KEY>\n"
                + "%c = stablehlo.compare LT, %n, %m : (tensor<KEY>, tensor<KEY>) -> tensor<i1>";
        assertThat(Pairs.bodies(of("i8"), line("i8", opposite), line("i8", LESS.replace("LT", "GT"))))
                .isEqualTo("EQUAL");
        assertThat(Pairs.bodies(of("i8"), line("i8", opposite), line("i8", LESS))).isEqualTo("REFUTED");
        assertThat(Pairs.bodies(of("i8"), line("i8", opposite),
                line("i8", opposite.replace("%m = stablehlo.not", "%m = stablehlo.negate")))).isEqualTo("NOT READ");
    }

    @Test
    void withoutStabilityElementsWithEqualKeysMayComeInAnyOrder() {
        String unstable = sorted("%k", "%v", "4", "i8", LESS, "dimension = 0 : i64, is_stable = false", 1);
        assertThat(Pairs.bodies(of("i8"), unstable, line("i8", LESS))).isEqualTo("NOT READ");
        assertThat(Pairs.bodies(of("i8"), line("i8", LESS), unstable)).isEqualTo("NOT READ");
    }

    @Test
    void linesThatAreTransposedAreSortedAlongTheOtherDimension() {
        String signature = "(%k: tensor<2x3xi8>, %v: tensor<2x3xi16>) -> tensor<3x2xi16>";
        String before = sorted("%k", "%v", "2x3", "i8", LESS, "dimension = 1 : i64, is_stable = true", 1).replace(
                "return %s#1 : tensor<2x3xi16>",
                "%r = stablehlo.transpose %s#1, dims = [1, 0] : (tensor<2x3xi16>) -> tensor<3x2xi16>\nreturn %r : tensor<3x2xi16>");
        String after = "%p = stablehlo.transpose %k, dims = [1, 0] : (tensor<2x3xi8>) -> tensor<3x2xi8>\n"
                + "%q = stablehlo.transpose %v, dims = [1, 0] : (tensor<2x3xi16>) -> tensor<3x2xi16>\n"
                + sorted("%p", "%q", "3x2", "i8", LESS, "dimension = 0 : i64, is_stable = true", 1);
        assertThat(Pairs.bodies(signature, before, after)).isEqualTo("EQUAL");
        assertThat(Pairs.bodies(signature, before, after.replace("dimension = 0", "dimension = 1")))
                .isEqualTo("REFUTED");
    }

    @Test
    void theFirstResultIsTheKeysInOrder() {
        String signature = "(%k: tensor<4xi8>, %v: tensor<4xi16>) -> tensor<4xi8>";
        String alone = "%r = \"stablehlo.sort\"(%k) ({\n^bb0(%a: tensor<i8>, %b: tensor<i8>):\n"
                + LESS.replace("KEY", "i8")
                + "\nstablehlo.return %c : tensor<i1>\n}) {dimension = 0 : i64} : (tensor<4xi8>) -> tensor<4xi8>\nreturn %r : tensor<4xi8>";
        String together = sorted("%k", "%v", "4", "i8", LESS, "dimension = 0 : i64, is_stable = true", 0);
        assertThat(Pairs.bodies(signature, together, alone)).isEqualTo("EQUAL");
        assertThat(Pairs.bodies(signature, together, alone.replace("LT", "GT"))).isEqualTo("REFUTED");
    }

    @Test
    void linesOfOneElementStayAsTheyAre() {
        String signature = "(%k: tensor<1xi8>, %v: tensor<1xi16>) -> tensor<1xi16>";
        String one = sorted("%k", "%v", "1", "i8", LESS, "dimension = 0 : i64, is_stable = true", 1);
        assertThat(Pairs.bodies(signature, one, "return %v : tensor<1xi16>")).isEqualTo("EQUAL");
        assertThat(Pairs.bodies(signature.replace("1x", "0x"), one.replace("1x", "0x"), "return %v : tensor<0xi16>"))
                .isEqualTo("EQUAL");
        assertThat(Pairs.bodies(signature, one.replace("dimension = 0", "dimension = 1"), "return %v : tensor<1xi16>"))
                .isEqualTo("BEFORE IS INVALID");
    }

    @Test
    void floatsAreSortedByTheirTotalOrder() {
        String total = LESS.replace("%b :", "%b, TOTALORDER :");
        assertThat(Pairs.bodies(of("f16"), line("f16", total), line("f16", total))).isEqualTo("EQUAL");
        assertThat(Pairs.bodies(of("f16"), line("f16", total), line("f16", total.replace("LT", "GT"))))
                .isEqualTo("REFUTED");
        assertThat(Pairs.bodies(of("f16"), line("f16", LESS), line("f16", LESS))).isEqualTo("EQUAL OVER THE REALS");
        assertThat(Pairs.bodies(of("f16"), line("f16", total), "return %v : tensor<4xi16>")).isEqualTo("REFUTED");
    }

    /** JAX makes one zero of both, and one NaN of all, before it compares. */
    @Test
    void aComparatorMayMakeEqualWhatDiffersInBits() {
        String canonical = List.of("a", "b")
                .stream()
                .map(each -> """
                        %zE = stablehlo.constant dense<0.0> : tensor<f16>
                        %nE = stablehlo.constant dense<0x7E00> : tensor<f16>
                        %eE = stablehlo.compare EQ, %E, %zE, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
                        %sE = stablehlo.select %eE, %zE, %E : tensor<i1>, tensor<f16>
                        %uE = stablehlo.compare NE, %E, %E, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
                        %wE = stablehlo.select %uE, %nE, %sE : tensor<i1>, tensor<f16>
                        """.replace("E = ", each + " = ")
                        .replace("%E", "%" + each)
                        .replaceAll("%([zneswu])E\\b", "%$1" + each))
                .reduce("", String::concat);
        String body = canonical
                + "%c = stablehlo.compare LT, %wa, %wb, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>";
        assertThat(
                Pairs.bodies(of("f16"), line("f16", body), line("f16", body.replace("LT, %wa, %wb", "GT, %wb, %wa"))))
                .isEqualTo("EQUAL");
        String total = LESS.replace("%b :", "%b, TOTALORDER :");
        assertThat(Pairs.bodies(of("f16"), line("f16", body), line("f16", total))).isEqualTo("REFUTED");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # the order of the floats is a total one
            LT, %x, %y, TOTALORDER | GT, %y, %x, TOTALORDER | EQUAL
            LT, %x, %y, TOTALORDER | LE, %x, %y, TOTALORDER | REFUTED
            EQ, %x, %x, TOTALORDER | LE, %x, %x, TOTALORDER | EQUAL
            # a zero comes before the other one, and NaN before or after all numbers
            LT, %x, %y, TOTALORDER | LT, %x, %y, FLOAT      | EQUAL OVER THE REALS
            EQ, %x, %y, TOTALORDER | EQ, %x, %y, FLOAT      | EQUAL OVER THE REALS
            EQ, %x, %x, TOTALORDER | EQ, %x, %x, FLOAT      | EQUAL OVER THE REALS
            """)
    void comparisons(String before, String after, String verdict) {
        String signature = "(%x: tensor<2xf16>, %y: tensor<2xf16>) -> tensor<2xi1>";
        String types = " : (tensor<2xf16>, tensor<2xf16>) -> tensor<2xi1>; return %r : tensor<2xi1>";
        assertThat(Pairs.bodies(signature, "%r = stablehlo.compare " + before.strip() + types,
                "%r = stablehlo.compare " + after.strip() + types)).isEqualTo(verdict.strip());
    }

    @Test
    void integersHaveNoTotalOrderOfFloats() {
        String compared = "%r = stablehlo.compare LT, %x, %x, TOTALORDER : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi1>; return %r : tensor<2xi1>";
        assertThat(Pairs.bodies("(%x: tensor<2xi8>) -> tensor<2xi1>", compared, compared))
                .isEqualTo("BEFORE IS INVALID");
    }

    @Test
    void theTotalOrderIsThatOfTheBits() {
        String signature = "(%x: tensor<f16>, %y: tensor<f16>) -> tensor<i1>";
        String total = "%r = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>; return %r : tensor<i1>";
        String bits = "%a = stablehlo.bitcast_convert %x : (tensor<f16>) -> tensor<i16>; %b = stablehlo.bitcast_convert %y : (tensor<f16>) -> tensor<i16>; "
                + "%z = stablehlo.constant dense<0> : tensor<i16>; %m = stablehlo.constant dense<32767> : tensor<i16>; "
                + "%p = stablehlo.compare LT, %a, %z : (tensor<i16>, tensor<i16>) -> tensor<i1>; %q = stablehlo.compare LT, %b, %z : (tensor<i16>, tensor<i16>) -> tensor<i1>; "
                + "%c = stablehlo.xor %a, %m : tensor<i16>; %d = stablehlo.xor %b, %m : tensor<i16>; "
                + "%e = stablehlo.select %p, %c, %a : tensor<i1>, tensor<i16>; %f = stablehlo.select %q, %d, %b : tensor<i1>, tensor<i16>; "
                + "%r = stablehlo.compare LT, %e, %f : (tensor<i16>, tensor<i16>) -> tensor<i1>; return %r : tensor<i1>";
        assertThat(Pairs.bodies(signature, total, bits)).isEqualTo("EQUAL");
        assertThat(Pairs.bodies(signature, total, bits.replace("dense<32767>", "dense<-1>"))).isEqualTo("REFUTED");
    }
}
