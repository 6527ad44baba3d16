package io.verifyrules.verifier.pair;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Programs of {@code tensor}: right ones, and their wrong relatives. */
class TensorPairsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    %r = tensor.from_elements %x, %y : tensor<2xf32> | %r = tensor.from_elements %x, %y : tensor<2xf32> | EQUAL
                    %r = tensor.from_elements %x, %y : tensor<2xf32> | %r = tensor.from_elements %y, %x : tensor<2xf32> | REFUTED
                    %s = tensor.extract_slice %t[1] [2] [1] : tensor<4xf32> to tensor<2xf32>; %r = tensor.cast %s : tensor<2xf32> to tensor<2xf32> | %r = tensor.extract_slice %t[1] [2] [1] : tensor<4xf32> to tensor<2xf32> | EQUAL
                    %r = tensor.extract_slice %t[0] [2] [2] : tensor<4xf32> to tensor<2xf32> | %z = arith.constant 0 : index; %w = arith.constant 2 : index; %a = tensor.extract %t[%z] : tensor<4xf32>; %b = tensor.extract %t[%w] : tensor<4xf32>; %r = tensor.from_elements %a, %b : tensor<2xf32> | EQUAL
                    %r = tensor.extract_slice %t[0] [2] [2] : tensor<4xf32> to tensor<2xf32> | %r = tensor.extract_slice %t[0] [2] [1] : tensor<4xf32> to tensor<2xf32> | REFUTED
                    %r = tensor.extract_slice %t[0] [2] [2] : tensor<4xf32> to tensor<2xf32> | %r = tensor.extract_slice %t[1] [2] [2] : tensor<4xf32> to tensor<2xf32> | REFUTED
                    %r = tensor.extract_slice %t[0] [2] [1] : tensor<4xf32> to tensor<2xf32> | %r = tensor.extract_slice %t[3] [2] [1] : tensor<4xf32> to tensor<2xf32> | AFTER IS INVALID
                    %r = tensor.extract_slice %t[%i] [2] [1] : tensor<4xf32> to tensor<2xf32> | %r = tensor.extract_slice %t[%i] [2] [1] : tensor<4xf32> to tensor<2xf32> | EQUAL
                    %r = tensor.extract_slice %t[0] [2] [1] : tensor<4xf32> to tensor<2xf32> | %r = tensor.extract_slice %t[%i] [2] [1] : tensor<4xf32> to tensor<2xf32> | REFUTED
                    %r = tensor.from_elements %x, %x : tensor<2xf32> | %r = "tensor.splat"(%x) : (f32) -> tensor<2xf32> | EQUAL
                    """)
    void partsAndElements(String before, String after, String verdict) {
        assertThat(Pairs.bodies("(%t: tensor<4xf32>, %x: f32, %y: f32, %i: index) -> tensor<2xf32>",
                before + "; return %r : tensor<2xf32>", after + "; return %r : tensor<2xf32>")).isEqualTo(verdict);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    %r = tensor.extract %t[%i] : tensor<4xi8> | %r = tensor.extract %t[%i] : tensor<4xi8> | EQUAL
                    %r = tensor.extract %t[%i] : tensor<4xi8> | %r = tensor.extract %t[%j] : tensor<4xi8> | REFUTED
                    %a = tensor.extract %t[%i] : tensor<4xi8>; %r = arith.constant 0 : i8 | %r = arith.constant 0 : i8 | EQUAL
                    %r = arith.constant 0 : i8 | %a = tensor.extract %t[%i] : tensor<4xi8>; %r = arith.constant 0 : i8 | REFUTED
                    %r = arith.ori %x, %x : i8 | %u = tensor.insert %x into %t[%i] : tensor<4xi8>; %r = tensor.extract %u[%i] : tensor<4xi8> | REFUTED
                    %u = tensor.insert %x into %t[%i] : tensor<4xi8>; %r = tensor.extract %u[%j] : tensor<4xi8> | %r = tensor.extract %t[%j] : tensor<4xi8> | REFUTED
                    %c = arith.constant 4 : index; %r = tensor.extract %t[%c] : tensor<4xi8> | %r = arith.constant 7 : i8 | ALWAYS UNDEFINED
                    %r = arith.constant 7 : i8 | %c = arith.constant 4 : index; %r = tensor.extract %t[%c] : tensor<4xi8> | REFUTED
                    %c = arith.constant -1 : index; %r = tensor.extract %t[%c] : tensor<4xi8> | %r = arith.constant 7 : i8 | ALWAYS UNDEFINED
                    """)
    void indicesOutOfRangeAreUndefinedBehaviour(String before, String after, String verdict) {
        assertThat(Pairs.bodies("(%t: tensor<4xi8>, %x: i8, %i: index, %j: index) -> i8", before + "; return %r : i8",
                after + "; return %r : i8")).isEqualTo(verdict);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    %r = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32> | %r = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32> | EQUAL
                    %c = tensor.collapse_shape %t [[0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>; %r = tensor.expand_shape %c [[0, 1]] output_shape [6, 4] : tensor<24xf32> into tensor<6x4xf32> | %r = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32> | EQUAL
                    %r = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32> | %n = arith.negf %t : tensor<2x3x4xf32>; %r = tensor.collapse_shape %n [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32> | REFUTED
                    %r = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32> | %r = tensor.collapse_shape %t [[0], [1, 2]] : tensor<2x3x4xf32> into tensor<6x4xf32> | AFTER IS INVALID
                    """)
    void dimensionsAreGroupedInTheirOrder(String before, String after, String verdict) {
        assertThat(Pairs.bodies("(%t: tensor<2x3x4xf32>) -> tensor<6x4xf32>", before + "; return %r : tensor<6x4xf32>",
                after + "; return %r : tensor<6x4xf32>")).isEqualTo(verdict);
    }

    private static String pad(String body) {
        return "%r = tensor.pad %t low[1, 0] high[0, 2] { \n^bb0(%i: index, %j: index):\n" + body
                + "\n} : tensor<2x3xi32> to tensor<3x5xi32>; return %r : tensor<3x5xi32>";
    }

    @Test
    void whatStandsAroundMayDependOnTheIndices() {
        String signature = "(%t: tensor<2x3xi32>, %x: i32) -> tensor<3x5xi32>";
        String constant = "%c = arith.constant 0 : i32\ntensor.yield %c : i32";
        String ofIndex = "%c = arith.index_cast %i : index to i32\ntensor.yield %c : i32";
        String ofOther = "%c = arith.index_cast %j : index to i32\ntensor.yield %c : i32";
        String division = "%c = arith.divui %x, %x : i32\ntensor.yield %c : i32";
        assertThat(Pairs.bodies(signature, pad(constant), pad(constant))).isEqualTo("EQUAL");
        assertThat(Pairs.bodies(signature, pad("tensor.yield %x : i32"), pad("tensor.yield %x : i32")))
                .isEqualTo("EQUAL");
        assertThat(Pairs.bodies(signature, pad(constant), pad("tensor.yield %x : i32"))).isEqualTo("REFUTED");
        assertThat(Pairs.bodies(signature, pad(ofIndex), pad(ofIndex))).isEqualTo("EQUAL");
        assertThat(Pairs.bodies(signature, pad(ofIndex), pad(ofOther))).isEqualTo("REFUTED");
        assertThat(Pairs.bodies(signature, pad(division), pad(division))).isEqualTo("NOT READ");
    }

    @Test
    void generatedElementsAreThoseOfTheirIndices() {
        String program = """
                %%r = tensor.generate {
                ^bb0(%%i: index, %%j: index):
                  %%s = arith.addi %%i, %%%s : index
                  %%c = arith.index_cast %%s : index to i32
                  tensor.yield %%c : i32
                } : tensor<3x4xi32>
                return %%r : tensor<3x4xi32>""";
        assertThat(Pairs.bodies("() -> tensor<3x4xi32>", program.formatted("j"),
                "%r = arith.constant dense<[[0, 1, 2, 3], [1, 2, 3, 4], [2, 3, 4, 5]]> : tensor<3x4xi32>; "
                        + "return %r : tensor<3x4xi32>"))
                .isEqualTo("EQUAL");
        assertThat(Pairs.bodies("() -> tensor<3x4xi32>", program.formatted("j"), program.formatted("i")))
                .isEqualTo("REFUTED");
    }

    @Test
    void emptyTensorsAreNeverTheSameByAccident() {
        String returned = "%r = tensor.empty() : tensor<2xi32>; return %r : tensor<2xi32>";
        String zeros = "%r = arith.constant dense<0> : tensor<2xi32>; return %r : tensor<2xi32>";
        assertThat(Pairs.bodies("() -> tensor<2xi32>", zeros, returned)).isEqualTo("REFUTED");
        assertThat(Pairs.bodies("() -> tensor<2xi32>", returned, zeros)).isEqualTo("ALWAYS UNDEFINED");
        String added = "%e = tensor.empty() : tensor<2xi32>; %r = arith.xori %e, %e : tensor<2xi32>; "
                + "return %r : tensor<2xi32>";
        assertThat(Pairs.bodies("() -> tensor<2xi32>", added, zeros)).isEqualTo("NOT READ");
        String half = "%e = tensor.empty() : tensor<2xi32>; %i = arith.constant %s : index; "
                + "%r = tensor.insert %x into %e[%i] : tensor<2xi32>; return %r : tensor<2xi32>";
        String both = "%r = tensor.from_elements %x, %x : tensor<2xi32>; return %r : tensor<2xi32>";
        String signature = "(%x: i32) -> tensor<2xi32>";
        assertThat(Pairs.bodies(signature, half.replace("%s", "0"), both)).isEqualTo("EQUAL");
        assertThat(Pairs.bodies(signature, both, half.replace("%s", "0"))).isEqualTo("REFUTED");
        assertThat(Pairs.bodies(signature, half.replace("%s", "0"), half.replace("%s", "1"))).isEqualTo("REFUTED");
    }

    @Test
    void partsAreWrittenBackWhereTheyWere() {
        String signature = "(%t: tensor<4x4xf32>, %v: tensor<2x2xf32>) -> tensor<4x4xf32>";
        String program = "%r = tensor.insert_slice %v into %t[%o] [2, 2] [%s] : tensor<2x2xf32> into tensor<4x4xf32>; "
                + "return %r : tensor<4x4xf32>";
        String at = program.replace("%o", "1, 0").replace("%s", "1, 2");
        assertThat(Pairs.bodies(signature, at, at)).isEqualTo("EQUAL");
        assertThat(Pairs.bodies(signature, at, program.replace("%o", "0, 1").replace("%s", "1, 2")))
                .isEqualTo("REFUTED");
        assertThat(Pairs.bodies(signature, at, program.replace("%o", "1, 0").replace("%s", "2, 1")))
                .isEqualTo("REFUTED");
        assertThat(Pairs.bodies(signature, at, program.replace("%o", "1, 3").replace("%s", "1, 2")))
                .isEqualTo("AFTER IS INVALID");
        String back = "%p = tensor.extract_slice %t[1, 0] [2, 2] [1, 2] : tensor<4x4xf32> to tensor<2x2xf32>; "
                + at.replace("%v", "%p");
        assertThat(Pairs.bodies(signature, back, "return %t : tensor<4x4xf32>")).isEqualTo("EQUAL");
    }

    @Test
    void sizesAreThoseOfTheTensor() {
        String dim = "%c = arith.constant %s : index; %r = tensor.dim %t, %c : tensor<2x3xf32>; return %r : index";
        String signature = "(%t: tensor<2x3xf32>) -> index";
        assertThat(Pairs.bodies(signature, dim.replace("%s", "1"), "%r = arith.constant 3 : index; return %r : index"))
                .isEqualTo("EQUAL");
        assertThat(Pairs.bodies(signature, dim.replace("%s", "1"), dim.replace("%s", "0"))).isEqualTo("REFUTED");
        assertThat(Pairs.bodies(signature, dim.replace("%s", "2"), dim.replace("%s", "2"))).isEqualTo("NOT READ");
    }

    /** An element that nothing specifies is none of those that the first program has. */
    @Test
    void elementsFromAroundABodyMayBeMissing() {
        String pad = "%0 = tensor.pad %x low[0] high[1] {\n^bb0(%i: index):\ntensor.yield %z : f32\n}"
                + " : tensor<2xf32> to tensor<3xf32>; return %0 : tensor<3xf32>";
        String zero = "%z = arith.constant 0.0 : f32; ";
        String unspecified = "%e = tensor.empty() : tensor<1xf32>; %c = arith.constant 0 : index; "
                + "%z = tensor.extract %e[%c] : tensor<1xf32>; ";
        String signature = "(%x: tensor<2xf32>) -> tensor<3xf32>";
        assertThat(Pairs.bodies(signature, zero + pad, unspecified + pad)).isEqualTo("NOT READ");
        assertThat(Pairs.bodies(signature, zero + pad, zero + pad)).isEqualTo("EQUAL");
    }
}
