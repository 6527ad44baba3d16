package io.verifyrules.verifier.pair;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Programs of {@code linalg}: right ones, and their wrong relatives. */
class LinalgPairsTest {

    private static final String EMPTY = "%e = tensor.empty() : tensor<2x3xi32>; ";
    private static final String RETURN = "; return %r : tensor<2x3xi32>";

    /** Loops over two dimensions, whose second operand is the transposed one. */
    private static String loops(String maps, String body) {
        return EMPTY + "%r = linalg.generic {indexing_maps = [" + maps
                + ", affine_map<(a, b) -> (a, b)>], iterator_types = [\"parallel\", \"parallel\"]} "
                + "ins(%x, %y : tensor<2x3xi32>, tensor<3x2xi32>) outs(%e : tensor<2x3xi32>) {\n"
                + "^bb0(%p: i32, %q: i32, %o: i32):\n" + body + "\n} -> tensor<2x3xi32>" + RETURN;
    }

    @Test
    void loopsReadElementsByTheirMaps() {
        String signature = "(%x: tensor<2x3xi32>, %y: tensor<3x2xi32>) -> tensor<2x3xi32>";
        String maps = "affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (b, a)>";
        String sum = "%s = arith.addi %p, %q : i32\nlinalg.yield %s : i32";
        String transposed = "%t = tensor.empty() : tensor<2x3xi32>; "
                + "%m = linalg.transpose ins(%y : tensor<3x2xi32>) outs(%t : tensor<2x3xi32>) permutation = [1, 0]; ";
        String plain = "%t = \"tosa.const\"() {value = dense<[1, 0]> : tensor<2xi32>} : () -> tensor<2xi32>; "
                + "%m = \"tosa.transpose\"(%y, %t) : (tensor<3x2xi32>, tensor<2xi32>) -> tensor<2x3xi32>; ";
        assertThat(
                Pairs.bodies(signature, loops(maps, sum), plain + "%r = arith.addi %m, %x : tensor<2x3xi32>" + RETURN))
                .isEqualTo("EQUAL");
        assertThat(
                Pairs.bodies(signature, loops(maps, sum), plain + "%r = arith.subi %x, %m : tensor<2x3xi32>" + RETURN))
                .isEqualTo("REFUTED");
        assertThat(Pairs.bodies(signature, loops(maps, sum),
                loops("affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>", sum)))
                .isEqualTo("AFTER IS INVALID");
        assertThat(Pairs.bodies(signature, loops(maps, sum),
                loops("affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (0, a)>", sum))).isEqualTo("REFUTED");
        assertThat(Pairs.bodies(signature, loops("affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (0, a)>", sum),
                loops("affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (1, a)>", sum))).isEqualTo("REFUTED");
        assertThat(Pairs.bodies(signature, loops(maps, sum),
                transposed + "%r = arith.addi %m, %x : tensor<2x3xi32>" + RETURN)).isEqualTo("EQUAL");
    }

    @Test
    void bodiesMayAskForTheTurnOfALoop() {
        String signature = "(%x: tensor<2x3xi32>, %y: tensor<3x2xi32>) -> tensor<2x3xi32>";
        String maps = "affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (b, a)>";
        String body = "%i = linalg.index 1 : index\n%j = linalg.index 0 : index\n"
                + "%v = tensor.extract %y[%s] : tensor<3x2xi32>\nlinalg.yield %v : i32";
        String direct = "linalg.yield %q : i32";
        assertThat(Pairs.bodies(signature, loops(maps, body.replace("%s", "%i, %j")), loops(maps, direct)))
                .isEqualTo("EQUAL");
        assertThat(Pairs.bodies(signature, loops(maps, direct), loops(maps, body.replace("%s", "%j, %i"))))
                .as("the index 2 is out of range")
                .isEqualTo("REFUTED");
        String number = "%i = linalg.index %s : index\n%c = arith.index_cast %i : index to i32\nlinalg.yield %c : i32";
        assertThat(
                Pairs.bodies(signature, loops(maps, number.replace("%s", "0")), loops(maps, number.replace("%s", "0"))))
                .isEqualTo("EQUAL");
        assertThat(
                Pairs.bodies(signature, loops(maps, number.replace("%s", "0")), loops(maps, number.replace("%s", "1"))))
                .isEqualTo("REFUTED");
    }

    @Test
    void aDivisionInALoopIsUndefinedWhereOneElementIs() {
        String signature = "(%x: tensor<2x3xi32>, %y: tensor<3x2xi32>) -> tensor<2x3xi32>";
        String maps = "affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (b, a)>";
        String division = "%s = arith.divui %p, %q : i32\nlinalg.yield %s : i32";
        String unused = "%s = arith.divui %p, %q : i32\nlinalg.yield %p : i32";
        assertThat(Pairs.bodies(signature, loops(maps, division), loops(maps, division))).isEqualTo("EQUAL");
        assertThat(Pairs.bodies(signature, loops(maps, unused), loops(maps, "linalg.yield %p : i32")))
                .isEqualTo("EQUAL");
        assertThat(Pairs.bodies(signature, loops(maps, "linalg.yield %p : i32"), loops(maps, unused)))
                .isEqualTo("REFUTED");
    }

    private static String reduction(String type, String map, String body) {
        return "%r = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, " + map
                + "], iterator_types = [\"parallel\", \"reduction\"]} ins(%x : tensor<2x3x" + type + ">) "
                + "outs(%o : tensor<2x" + type + ">) {\n^bb0(%p: " + type + ", %q: " + type + "):\n" + body
                + "\n} -> tensor<2x" + type + ">; return %r : tensor<2x" + type + ">";
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    %s = arith.addi %p, %q : i32 | %s = arith.addi %q, %p : i32 | EQUAL
                    %s = arith.addi %p, %q : i32 | %s = arith.muli %q, %p : i32 | REFUTED
                    %s = arith.maxsi %p, %q : i32 | %s = arith.maxsi %q, %p : i32 | EQUAL
                    %s = arith.maxsi %p, %q : i32 | %s = arith.minsi %q, %p : i32 | REFUTED
                    %s = arith.addi %p, %q : i32 | %t = arith.addi %p, %p : i32;%s = arith.addi %q, %t : i32 | REFUTED
                    %s = arith.subi %q, %p : i32 | %s = arith.subi %q, %p : i32 | NOT READ
                    %t = arith.addi %q, %q : i32;%s = arith.addi %p, %t : i32 | %t = arith.addi %q, %q : i32;%s = arith.addi %p, %t : i32 | NOT READ
                    """)
    void whatIsCombinedIsWhatWasThereAndATerm(String before, String after, String verdict) {
        String map = "affine_map<(a, b) -> (a)>";
        assertThat(Pairs.bodies("(%x: tensor<2x3xi32>, %o: tensor<2xi32>) -> tensor<2xi32>",
                reduction("i32", map, before.replace(";", "\n") + "\nlinalg.yield %s : i32"),
                reduction("i32", map, after.replace(";", "\n") + "\nlinalg.yield %s : i32"))).isEqualTo(verdict);
    }

    @Test
    void aSumOfFloatsBeginsWithWhatWasThere() {
        String signature = "(%x: tensor<2x3xf32>, %o: tensor<2xf32>) -> tensor<2xf32>";
        String sum = reduction("f32", "affine_map<(a, b) -> (a)>",
                "%s = arith.addf %p, %q : f32\nlinalg.yield %s : f32");
        String zero = "%z = arith.constant 0.0 : f32; %e = tensor.empty() : tensor<2xf32>; "
                + "%f = linalg.fill ins(%z : f32) outs(%e : tensor<2xf32>) -> tensor<2xf32>; ";
        String later = zero + sum.replace("outs(%o", "outs(%f")
                .replace("return %r", "%w = arith.addf %o, %r : tensor<2xf32>\nreturn %w");
        assertThat(Pairs.bodies(signature, sum, sum)).isEqualTo("EQUAL");
        assertThat(Pairs.bodies(signature, sum, later)).as("it is rounded otherwise").isEqualTo("EQUAL OVER THE REALS");
        assertThat(Pairs.bodies(signature, sum, zero + sum.replace("outs(%o", "outs(%f"))).isEqualTo("REFUTED");
        String unspecified = "%e = tensor.empty() : tensor<2xf32>; " + sum.replace("outs(%o", "outs(%e");
        assertThat(Pairs.bodies(signature, unspecified, unspecified)).isEqualTo("EQUAL");
        assertThat(Pairs.bodies(signature, sum, unspecified)).as("the second program may find anything")
                .isEqualTo("REFUTED");
    }

    private static String product(String name, String left, String right, String result) {
        return "%r = linalg." + name + " ins(%x, %y : tensor<" + left + "xi32>, tensor<" + right
                + "xi32>) outs(%o : tensor<" + result + "xi32>) -> tensor<" + result + "xi32>; return %r : tensor<"
                + result + "xi32>";
    }

    @Test
    void productsOfMatricesAreAddedToWhatWasThere() {
        String signature = "(%x: tensor<2x3xi32>, %y: tensor<3x4xi32>, %o: tensor<2x4xi32>) -> tensor<2x4xi32>";
        String generic = "%r = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, c)>, "
                + "affine_map<(a, b, c) -> (c, b)>, affine_map<(a, b, c) -> (a, b)>], "
                + "iterator_types = [\"parallel\", \"parallel\", \"reduction\"]} "
                + "ins(%x, %y : tensor<2x3xi32>, tensor<3x4xi32>) outs(%o : tensor<2x4xi32>) {\n"
                + "^bb0(%p: i32, %q: i32, %s: i32):\n%m = arith.muli %p, %q : i32\n%t = arith.addi %s, %m : i32\n"
                + "linalg.yield %t : i32\n} -> tensor<2x4xi32>; return %r : tensor<2x4xi32>";
        String matmul = product("matmul", "2x3", "3x4", "2x4");
        assertThat(Pairs.bodies(signature, matmul, generic)).isEqualTo("EQUAL");
        assertThat(Pairs.bodies(signature, matmul, generic.replace("%m = arith.muli %p, %q", "%m = arith.addi %p, %q")))
                .isEqualTo("REFUTED");
        assertThat(Pairs.bodies(signature, matmul, generic.replace("addi %s, %m", "addi %p, %m")))
                .isEqualTo("NOT READ");
        String zeros = "%o2 = arith.constant dense<0> : tensor<2x4xi32>; " + matmul.replace("outs(%o ", "outs(%o2 ");
        assertThat(Pairs.bodies(signature, matmul, zeros)).isEqualTo("REFUTED");
        assertThat(Pairs.bodies(signature, matmul,
                zeros.replace("return %r", "%w = arith.addi %r, %o : tensor<2x4xi32>\nreturn %w"))).isEqualTo("EQUAL");
    }

    @Test
    void productsOfFloatsAreRoundedInTheirOrder() {
        String signature = "(%x: tensor<2x3xf32>, %y: tensor<3x4xf32>, %o: tensor<2x4xf32>) -> tensor<2x4xf32>";
        String operands = "ins(%x, %y : tensor<2x3xf32>, tensor<3x4xf32>) outs(%o : tensor<2x4xf32>) ";
        String matmul = "%r = linalg.matmul " + operands + "-> tensor<2x4xf32>; return %r : tensor<2x4xf32>";
        String generic = "%r = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, c)>, "
                + "affine_map<(a, b, c) -> (c, b)>, affine_map<(a, b, c) -> (a, b)>], "
                + "iterator_types = [\"parallel\", \"parallel\", \"reduction\"]} " + operands
                + "{\n^bb0(%p: f32, %q: f32, %s: f32):\n%m = arith.mulf %p, %q : f32\n%t = arith.addf %s, %m : f32\n"
                + "linalg.yield %t : f32\n} -> tensor<2x4xf32>; return %r : tensor<2x4xf32>";
        String later = "%z = arith.constant dense<0.0> : tensor<2x4xf32>; " + matmul.replace("outs(%o", "outs(%z")
                .replace("return %r", "%w = arith.addf %r, %o : tensor<2x4xf32>\nreturn %w");
        assertThat(Pairs.bodies(signature, matmul, matmul)).isEqualTo("EQUAL");
        assertThat(Pairs.bodies(signature, matmul, generic)).isEqualTo("EQUAL");
        assertThat(Pairs.bodies(signature, matmul, later)).isEqualTo("EQUAL OVER THE REALS");
        assertThat(Pairs.bodies(signature, matmul,
                generic.replace("addf %s, %m", "addf %m, %s").replace("mulf %p, %q", "addf %p, %q")))
                .isEqualTo("REFUTED");
    }

    @Test
    void convolutionsAndTheirLoopsAgree() {
        String signature = "(%x: tensor<1x5x5x2xi32>, %y: tensor<3x3x2x2xi32>) -> tensor<1x3x3x2xi32>";
        String zeros = "%o = arith.constant dense<0> : tensor<1x3x3x2xi32>; ";
        String named = zeros
                + "%r = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : "
                + "tensor<2xi64>} ins(%x, %y : tensor<1x5x5x2xi32>, tensor<3x3x2x2xi32>) outs(%o : tensor<1x3x3x2xi32>) "
                + "-> tensor<1x3x3x2xi32>; return %r : tensor<1x3x3x2xi32>";
        String generic = zeros + "%r = linalg.generic {indexing_maps = ["
                + "affine_map<(n, h, w, f, a, b, c) -> (n, h + a, w + b, c)>, "
                + "affine_map<(n, h, w, f, a, b, c) -> (a, b, c, f)>, "
                + "affine_map<(n, h, w, f, a, b, c) -> (n, h, w, f)>], iterator_types = [\"parallel\", \"parallel\", "
                + "\"parallel\", \"parallel\", \"reduction\", \"reduction\", \"reduction\"]} "
                + "ins(%x, %y : tensor<1x5x5x2xi32>, tensor<3x3x2x2xi32>) outs(%o : tensor<1x3x3x2xi32>) {\n"
                + "^bb0(%p: i32, %q: i32, %s: i32):\n%m = arith.muli %p, %q : i32\n%t = arith.addi %s, %m : i32\n"
                + "linalg.yield %t : i32\n} -> tensor<1x3x3x2xi32>; return %r : tensor<1x3x3x2xi32>";
        assertThat(Pairs.bodies(signature, generic, generic)).isEqualTo("EQUAL");
        assertThat(Pairs.bodies(signature, named, generic)).isIn("EQUAL", "UNKNOWN");
        assertThat(Pairs.bodies(signature, named, generic.replace("(a, b, c, f)", "(b, a, c, f)")))
                .isEqualTo("REFUTED");
        assertThat(Pairs.bodies(signature, generic, generic.replace("h + a", "h + b").replace("w + b", "w + a")))
                .isEqualTo("REFUTED");
        assertThat(Pairs.bodies(signature, generic, generic.replace("h + a", "h + a + 1")))
                .isEqualTo("AFTER IS INVALID");
    }

    @Test
    void fillsOverwriteAllThatWasThere() {
        String fill = "%r = linalg.fill ins(%c : i32) outs(%o : tensor<2x3xi32>) -> tensor<2x3xi32>" + RETURN;
        String signature = "(%c: i32, %d: i32, %o: tensor<2x3xi32>) -> tensor<2x3xi32>";
        assertThat(Pairs.bodies(signature, fill, EMPTY + fill.replace("%o", "%e"))).isEqualTo("EQUAL");
        assertThat(Pairs.bodies(signature, fill, fill.replace("%c", "%d"))).isEqualTo("REFUTED");
    }

    @Test
    void poolingsReadTheSizesOfTheirWindowAlone() {
        String signature = "(%x: tensor<1x4x4x1xi32>, %o: tensor<1x2x2x1xi32>) -> tensor<1x2x2x1xi32>";
        String pooling = "%w = tensor.empty() : tensor<2x2xi32>; %r = linalg.pooling_nhwc_max {dilations = dense<1> : "
                + "tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%x, %w : tensor<1x4x4x1xi32>, tensor<2x2xi32>) "
                + "outs(%o : tensor<1x2x2x1xi32>) -> tensor<1x2x2x1xi32>; return %r : tensor<1x2x2x1xi32>";
        assertThat(Pairs.bodies(signature, pooling, pooling)).isEqualTo("EQUAL");
        assertThat(Pairs.bodies(signature, pooling, pooling.replace("nhwc_max", "nhwc_min"))).isEqualTo("REFUTED");
        assertThat(Pairs.bodies(signature, pooling, pooling.replace("nhwc_max", "nhwc_sum"))).isEqualTo("REFUTED");
        assertThat(Pairs.bodies(signature, pooling, pooling.replace("dense<2>", "dense<1>")))
                .isEqualTo("AFTER IS INVALID");
    }

    @Test
    void windowsAreLoops() {
        String signature = "(%x: tensor<1x6x5x2xi32>) -> tensor<1x4x2x2xi32>";
        String begin = "%w = tensor.empty() : tensor<2x3xi32>; %o = arith.constant dense<5> : tensor<1x4x2x2xi32>; ";
        String operands = "ins(%x, %w : tensor<1x6x5x2xi32>, tensor<2x3xi32>) outs(%o : tensor<1x4x2x2xi32>) ";
        String pooling = begin + "%r = linalg.pooling_nhwc_%s {dilations = dense<[2, 1]> : tensor<2xi64>, strides = "
                + "dense<[1, 2]> : tensor<2xi64>} " + operands
                + "-> tensor<1x4x2x2xi32>; return %r : tensor<1x4x2x2xi32>";
        String generic = begin + "%r = linalg.generic {indexing_maps = "
                + "[affine_map<(n, h, w, c, a, b) -> (n, h + 2 * a, w * 2 + b, c)>, "
                + "affine_map<(n, h, w, c, a, b) -> (a, b)>, affine_map<(n, h, w, c, a, b) -> (n, h, w, c)>], "
                + "iterator_types = [\"parallel\", \"parallel\", \"parallel\", \"parallel\", \"reduction\", "
                + "\"reduction\"]} " + operands + "{\n^bb0(%p: i32, %q: i32, %s: i32):\n"
                + "%t = arith.%op %s, %p : i32\nlinalg.yield %t : i32\n} -> tensor<1x4x2x2xi32>; "
                + "return %r : tensor<1x4x2x2xi32>";
        assertThat(Pairs.bodies(signature, pooling.replace("_%s", "_sum"), generic.replace("%op", "addi")))
                .isEqualTo("EQUAL");
        assertThat(Pairs.bodies(signature, pooling.replace("_%s", "_max"), generic.replace("%op", "maxsi")))
                .isEqualTo("EQUAL");
        assertThat(Pairs.bodies(signature, pooling.replace("_%s", "_max"),
                generic.replace("%op", "maxsi").replace("h + 2 * a", "h + a"))).isEqualTo("REFUTED");
    }

    @Test
    void mapsMayNameALoopTwice() {
        String signature = "(%x: tensor<3x3xi32>) -> tensor<3xi32>";
        String loops = "%e = tensor.empty() : tensor<3xi32>; %r = linalg.generic {indexing_maps = "
                + "[affine_map<(a) -> (%m)>, affine_map<(a) -> (a)>], iterator_types = [\"parallel\"]} "
                + "ins(%x : tensor<3x3xi32>) outs(%e : tensor<3xi32>) {\n^bb0(%p: i32, %q: i32):\n"
                + "linalg.yield %p : i32\n} -> tensor<3xi32>; return %r : tensor<3xi32>";
        String diagonal = "%i0 = arith.constant 0 : index; %i1 = arith.constant 1 : index; "
                + "%i2 = arith.constant 2 : index; %a = tensor.extract %x[%i0, %i0] : tensor<3x3xi32>; "
                + "%b = tensor.extract %x[%i1, %i1] : tensor<3x3xi32>; %c = tensor.extract %x[%i2, %i2] : tensor<3x3xi32>; "
                + "%r = tensor.from_elements %a, %b, %c : tensor<3xi32>; return %r : tensor<3xi32>";
        assertThat(Pairs.bodies(signature, loops.replace("%m", "a, a"), diagonal)).isIn("EQUAL", "UNKNOWN");
        assertThat(Pairs.bodies(signature, loops.replace("%m", "a, 2 - a"), diagonal)).isEqualTo("REFUTED");
        assertThat(Pairs.bodies(signature, loops.replace("%m", "a, 3 - a"), diagonal)).isEqualTo("BEFORE IS INVALID");
    }
}
