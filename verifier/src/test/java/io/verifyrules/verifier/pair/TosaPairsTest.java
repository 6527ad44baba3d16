package io.verifyrules.verifier.pair;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Programs of {@code tosa}: right ones, and their wrong relatives. */
class TosaPairsTest {

    private static final String RETURN = "; return %r : tensor<2x3xi32>";

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    "tosa.add"(%x, %y) : (tensor<2x3xi32>, tensor<1x3xi32>) | "tosa.add"(%y, %x) : (tensor<1x3xi32>, tensor<2x3xi32>) | EQUAL
                    "tosa.add"(%x, %y) : (tensor<2x3xi32>, tensor<1x3xi32>) | "tosa.sub"(%x, %y) : (tensor<2x3xi32>, tensor<1x3xi32>) | REFUTED
                    "tosa.add"(%x, %y) : (tensor<2x3xi32>, tensor<1x3xi32>) | "tosa.add"(%x, %z) : (tensor<2x3xi32>, tensor<2x1xi32>) | REFUTED
                    "tosa.add"(%y, %z) : (tensor<1x3xi32>, tensor<2x1xi32>) | "tosa.add"(%z, %y) : (tensor<2x1xi32>, tensor<1x3xi32>) | EQUAL
                    "tosa.mul"(%x, %x) {shift = 0 : i8} : (tensor<2x3xi32>, tensor<2x3xi32>) | "arith.muli"(%x, %x) : (tensor<2x3xi32>, tensor<2x3xi32>) | EQUAL
                    "tosa.mul"(%x, %x) {shift = 1 : i8} : (tensor<2x3xi32>, tensor<2x3xi32>) | "arith.muli"(%x, %x) : (tensor<2x3xi32>, tensor<2x3xi32>) | NOT READ
                    "tosa.negate"(%x) : (tensor<2x3xi32>) | "tosa.bitwise_not"(%x) : (tensor<2x3xi32>) | REFUTED
                    "tosa.negate"(%x) {quantization_info = #tosa.unary_quant<input_zp = 1, output_zp = 0>} : (tensor<2x3xi32>) | "tosa.negate"(%x) : (tensor<2x3xi32>) | NOT READ
                    "tosa.maximum"(%x, %y) : (tensor<2x3xi32>, tensor<1x3xi32>) | "tosa.minimum"(%x, %y) : (tensor<2x3xi32>, tensor<1x3xi32>) | REFUTED
                    "tosa.clamp"(%x) {min_int = 0 : i64, max_int = 6 : i64, min_fp = 0.0 : f32, max_fp = 6.0 : f32} : (tensor<2x3xi32>) | "tosa.clamp"(%x) {min_val = 0 : i32, max_val = 6 : i32} : (tensor<2x3xi32>) | EQUAL
                    "tosa.clamp"(%x) {min_val = 0 : i32, max_val = 6 : i32} : (tensor<2x3xi32>) | "tosa.clamp"(%x) {min_val = 0 : i32, max_val = 7 : i32} : (tensor<2x3xi32>) | REFUTED
                    "tosa.add"(%y, %y) : (tensor<1x3xi32>, tensor<1x3xi32>) | "tosa.add"(%y, %y) : (tensor<1x3xi32>, tensor<1x3xi32>) | BEFORE IS INVALID
                    "tosa.reverse"(%x) {axis = 1 : i32} : (tensor<2x3xi32>) | "tosa.reverse"(%x) {axis = 0 : i32} : (tensor<2x3xi32>) | REFUTED
                    "tosa.tile"(%y) {multiples = array<i64: 2, 1>} : (tensor<1x3xi32>) | "tosa.concat"(%y, %y) {axis = 0 : i32} : (tensor<1x3xi32>, tensor<1x3xi32>) | EQUAL
                    "tosa.tile"(%y) {multiples = array<i64: 2, 1>} : (tensor<1x3xi32>) | "tosa.tile"(%z) {multiples = array<i64: 1, 3>} : (tensor<2x1xi32>) | REFUTED
                    "tosa.slice"(%w) {start = array<i64: 1, 1>, size = array<i64: 2, 3>} : (tensor<3x5xi32>) | "tensor.extract_slice"(%w) {static_offsets = array<i64: 1, 1>, static_sizes = array<i64: 2, 3>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0>} : (tensor<3x5xi32>) | EQUAL
                    "tosa.slice"(%w) {start = array<i64: 1, 1>, size = array<i64: 2, 3>} : (tensor<3x5xi32>) | "tosa.slice"(%w) {start = array<i64: 1, 2>, size = array<i64: 2, 3>} : (tensor<3x5xi32>) | REFUTED
                    "tosa.slice"(%w) {start = array<i64: 1, 1>, size = array<i64: 2, 3>} : (tensor<3x5xi32>) | "tosa.slice"(%w) {start = array<i64: 2, 2>, size = array<i64: 2, 3>} : (tensor<3x5xi32>) | AFTER IS INVALID
                    """)
    void elementsAndTheirPlaces(String before, String after, String verdict) {
        String signature = "(%x: tensor<2x3xi32>, %y: tensor<1x3xi32>, %z: tensor<2x1xi32>, %w: tensor<3x5xi32>) -> "
                + "tensor<2x3xi32>";
        assertThat(Pairs.bodies(signature, "%r = " + before + " -> tensor<2x3xi32>" + RETURN,
                "%r = " + after + " -> tensor<2x3xi32>" + RETURN)).isEqualTo(verdict);
    }

    private static String gather(String rest) {
        return "%r = \"tosa.gather\"(%v, %i) : (tensor<1x4x2xi32>, tensor<1x3xi32>) -> tensor<1x3x2xi32>; " + rest;
    }

    @Test
    void placesThatAreGatheredAreWithinRange() {
        String signature = "(%v: tensor<1x4x2xi32>, %i: tensor<1x3xi32>, %o: tensor<1x3x2xi32>) -> tensor<1x3x2xi32>";
        String result = "return %r : tensor<1x3x2xi32>";
        String other = "return %o : tensor<1x3x2xi32>";
        assertThat(Pairs.bodies(signature, gather(result), gather(result))).isEqualTo("EQUAL");
        assertThat(Pairs.bodies(signature, gather(result), gather(other))).isEqualTo("REFUTED");
        assertThat(Pairs.bodies(signature, gather(other), other)).isEqualTo("EQUAL");
        assertThat(Pairs.bodies(signature, other, gather(other))).isEqualTo("REFUTED");
    }

    @Test
    void sumsKeepTheirDimension() {
        String signature = "(%x: tensor<2x3xi32>) -> tensor<2x1xi32>";
        String sum = "%r = \"tosa.reduce_sum\"(%x) {axis = 1 : i32} : (tensor<2x3xi32>) -> tensor<2x1xi32>; "
                + "return %r : tensor<2x1xi32>";
        String linalg = "%z = arith.constant dense<%s> : tensor<2xi32>; %f = linalg.generic {indexing_maps = "
                + "[affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a)>], iterator_types = "
                + "[\"parallel\", \"reduction\"]} ins(%x : tensor<2x3xi32>) outs(%z : tensor<2xi32>) {\n"
                + "^bb0(%p: i32, %q: i32):\n%s = arith.addi %p, %q : i32\nlinalg.yield %s : i32\n} -> tensor<2xi32>; "
                + "%r = tensor.expand_shape %f [[0, 1]] output_shape [2, 1] : tensor<2xi32> into tensor<2x1xi32>; "
                + "return %r : tensor<2x1xi32>";
        assertThat(Pairs.bodies(signature, sum, linalg.replace("dense<%s>", "dense<0>"))).isEqualTo("EQUAL");
        assertThat(Pairs.bodies(signature, sum, linalg.replace("dense<%s>", "dense<1>"))).isEqualTo("REFUTED");
        assertThat(Pairs.bodies(signature, sum, sum.replace("reduce_sum", "reduce_max"))).isEqualTo("REFUTED");
    }

    private static String convolution(String name, String numbers, String weight, String result) {
        return "%r = \"tosa." + name + "\"(%x, %w, %b) {" + numbers + "} : (tensor<1x4x4x2xi32>, tensor<" + weight
                + "xi32>, tensor<2xi32>) -> tensor<" + result + "xi32>; return %r : tensor<" + result + "xi32>";
    }

    @Test
    void convolutionsHaveABias() {
        String signature = "(%x: tensor<1x4x4x2xi32>, %w: tensor<2x3x3x2xi32>, %b: tensor<2xi32>) -> tensor<1x2x2x2xi32>";
        String numbers = "dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>";
        String tosa = convolution("conv2d", numbers, "2x3x3x2", "1x2x2x2");
        String linalg = "%f = \"tosa.const\"() {value = dense<[1, 2, 3, 0]> : tensor<4xi32>} : () -> tensor<4xi32>; "
                + "%k = \"tosa.transpose\"(%w, %f) : (tensor<2x3x3x2xi32>, tensor<4xi32>) -> tensor<3x3x2x2xi32>; "
                + "%e = tensor.empty() : tensor<1x2x2x2xi32>; %o = linalg.generic {indexing_maps = "
                + "[affine_map<(n, h, w, c) -> (c)>, affine_map<(n, h, w, c) -> (n, h, w, c)>], iterator_types = "
                + "[\"parallel\", \"parallel\", \"parallel\", \"parallel\"]} ins(%b : tensor<2xi32>) "
                + "outs(%e : tensor<1x2x2x2xi32>) {\n^bb0(%p: i32, %q: i32):\nlinalg.yield %p : i32\n} -> "
                + "tensor<1x2x2x2xi32>; %r = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = "
                + "dense<1> : tensor<2xi64>} ins(%x, %k : tensor<1x4x4x2xi32>, tensor<3x3x2x2xi32>) "
                + "outs(%o : tensor<1x2x2x2xi32>) -> tensor<1x2x2x2xi32>; return %r : tensor<1x2x2x2xi32>";
        assertThat(Pairs.bodies(signature, tosa, linalg)).isEqualTo("EQUAL");
        assertThat(Pairs.bodies(signature, tosa, linalg.replace("[1, 2, 3, 0]", "[2, 1, 3, 0]"))).isEqualTo("REFUTED");
        assertThat(Pairs.bodies(signature, tosa, linalg.replace("(n, h, w, c) -> (c)", "(n, h, w, c) -> (h)")))
                .isEqualTo("REFUTED");
    }

    @Test
    void depthwiseConvolutionsHaveTheirChannelsApart() {
        String signature = "(%x: tensor<1x4x4x2xi32>, %w: tensor<3x3x2x1xi32>, %b: tensor<2xi32>) -> tensor<1x2x2x2xi32>";
        String numbers = "dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>";
        String tosa = convolution("depthwise_conv2d", numbers, "3x3x2x1", "1x2x2x2");
        String reversed = "%v = \"tosa.reverse\"(%w) {axis = 2 : i32} : (tensor<3x3x2x1xi32>) -> tensor<3x3x2x1xi32>; "
                + tosa.replace("(%x, %w, %b)", "(%x, %v, %b)");
        assertThat(Pairs.bodies(signature, tosa, tosa)).isEqualTo("EQUAL");
        assertThat(Pairs.bodies(signature, tosa, reversed)).isEqualTo("REFUTED");
        assertThat(Pairs.bodies(signature, tosa,
                tosa.replace("dilation = array<i64: 1, 1>", "dilation = array<i64: 0, 1>")))
                .isEqualTo("AFTER IS INVALID");
    }

    @Test
    void quantizedZeroPointsAreZeroOrRefused() {
        String signature = "(%x: tensor<1x2x3xi32>, %y: tensor<1x3x2xi32>) -> tensor<1x2x2xi32>";
        String matmul = "%a = \"tosa.const\"() {values = dense<%s> : tensor<1xi32>} : () -> tensor<1xi32>; "
                + "%r = \"tosa.matmul\"(%x, %y, %a, %a) : (tensor<1x2x3xi32>, tensor<1x3x2xi32>, tensor<1xi32>, "
                + "tensor<1xi32>) -> tensor<1x2x2xi32>; return %r : tensor<1x2x2xi32>";
        String plain = "%r = \"tosa.matmul\"(%x, %y) : (tensor<1x2x3xi32>, tensor<1x3x2xi32>) -> tensor<1x2x2xi32>; "
                + "return %r : tensor<1x2x2xi32>";
        assertThat(Pairs.bodies(signature, plain, matmul.replace("%s", "0"))).isEqualTo("EQUAL");
        assertThat(Pairs.bodies(signature, plain, matmul.replace("%s", "1"))).isEqualTo("NOT READ");
    }

    @Test
    void poolsAreTheGreatestAndTheMean() {
        String signature = "(%x: tensor<1x4x4x1xf32>) -> tensor<1x2x2x1xf32>";
        String pool = "%r = \"tosa.%s\"(%x) {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, "
                + "stride = array<i64: 2, 2>} : (tensor<1x4x4x1xf32>) -> tensor<1x2x2x1xf32>; "
                + "return %r : tensor<1x2x2x1xf32>";
        String greatest = pool.replace("%s", "max_pool2d");
        assertThat(Pairs.bodies(signature, greatest, greatest)).isEqualTo("EQUAL");
        assertThat(Pairs.bodies(signature, greatest, pool.replace("%s", "avg_pool2d"))).isEqualTo("REFUTED");
        assertThat(Pairs.bodies(signature, greatest,
                greatest.replace("pad = array<i64: 0, 0, 0, 0>", "pad = array<i64: 2, 0, 0, 0>")))
                .isEqualTo("AFTER IS INVALID");
    }
}
