package io.verifyrules.verifier.pair;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Programs that leave sizes open: where sizes have to agree and do not, they are undefined. */
class OpenSizePairsTest {

    private static final String TWO = "(%a: tensor<?xi32>, %b: tensor<?xi32>) -> tensor<?xi32>";
    private static final String MAP = "affine_map<(i) -> (i)>";

    private static String body(String text) {
        return text
                .replace("GENERIC",
                        "linalg.generic {indexing_maps = [" + MAP + ", " + MAP + ", " + MAP
                                + "], iterator_types = [\"parallel\"]}")
                .replace("INS", "ins(%a, %b : tensor<?xi32>, tensor<?xi32>)")
                .replace("BODY", "{\n^bb0(%x: i32, %y: i32, %o: i32):\n")
                .replace("END", "\n} -> tensor<?xi32>");
    }

    private static String of(String signature, String type, String before, String after) {
        return Pairs.bodies(signature, body(before) + "; return %r : " + type, body(after) + "; return %r : " + type);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    %r = arith.addi %a, %b : tensor<?xi32> | %r = arith.addi %b, %a : tensor<?xi32> | EQUAL
                    %r = arith.addi %a, %b : tensor<?xi32> | %r = arith.subi %a, %b : tensor<?xi32> | REFUTED
                    %s = arith.addi %a, %b : tensor<?xi32>; %r = arith.andi %a, %a : tensor<?xi32> | %r = arith.andi %a, %a : tensor<?xi32> | EQUAL
                    %r = arith.andi %a, %a : tensor<?xi32> | %s = arith.addi %a, %b : tensor<?xi32>; %r = arith.andi %a, %a : tensor<?xi32> | REFUTED
                    %s = arith.addi %a, %b : tensor<?xi32>; %r = arith.andi %a, %a : tensor<?xi32> | %r = GENERIC INS outs(%b : tensor<?xi32>) BODY linalg.yield %x : i32 END | EQUAL
                    %r = arith.andi %a, %a : tensor<?xi32> | %r = GENERIC INS outs(%a : tensor<?xi32>) BODY linalg.yield %x : i32 END | REFUTED
                    %r = GENERIC INS outs(%a : tensor<?xi32>) BODY linalg.yield %x : i32 END | %r = arith.andi %a, %a : tensor<?xi32> | EQUAL
                    %r = GENERIC INS outs(%a : tensor<?xi32>) BODY linalg.yield %x : i32 END | %r = arith.andi %b, %b : tensor<?xi32> | REFUTED
                    %r = GENERIC INS outs(%a : tensor<?xi32>) BODY linalg.yield %o : i32 END | %r = arith.andi %a, %a : tensor<?xi32> | EQUAL
                    %r = GENERIC INS outs(%a : tensor<?xi32>) BODY %s = arith.addi %x, %y : i32; linalg.yield %s : i32 END | %r = arith.addi %a, %b : tensor<?xi32> | EQUAL
                    %r = arith.addi %a, %b : tensor<?xi32> | %r = GENERIC INS outs(%b : tensor<?xi32>) BODY %s = arith.addi %y, %x : i32; linalg.yield %s : i32 END | EQUAL
                    %r = arith.addi %a, %a : tensor<?xi32> | %r = GENERIC INS outs(%b : tensor<?xi32>) BODY %s = arith.addi %x, %x : i32; linalg.yield %s : i32 END | REFUTED
                    """)
    void sizesOfOperandsHaveToAgree(String before, String after, String verdict) {
        assertThat(of(TWO, "tensor<?xi32>", before, after)).isEqualTo(verdict);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    %c = tensor.cast %a : tensor<?xi32> to tensor<4xi32>; %r = tensor.cast %c : tensor<4xi32> to tensor<?xi32> | %r = arith.andi %a, %a : tensor<?xi32> | EQUAL
                    %r = arith.andi %a, %a : tensor<?xi32> | %c = tensor.cast %a : tensor<?xi32> to tensor<4xi32>; %r = tensor.cast %c : tensor<4xi32> to tensor<?xi32> | REFUTED
                    %c = tensor.cast %a : tensor<?xi32> to tensor<4xi32>; %r = arith.andi %b, %b : tensor<?xi32> | %c = tensor.cast %b : tensor<?xi32> to tensor<4xi32>; %r = arith.andi %b, %b : tensor<?xi32> | REFUTED
                    %c = tensor.cast %a : tensor<?xi32> to tensor<4xi32>; %r = arith.addi %a, %b : tensor<?xi32> | %c = tensor.cast %b : tensor<?xi32> to tensor<4xi32>; %r = arith.addi %b, %a : tensor<?xi32> | EQUAL
                    %c = tensor.cast %a : tensor<?xi32> to tensor<0xi32>; %r = arith.andi %a, %a : tensor<?xi32> | %r = arith.subi %a, %a : tensor<?xi32> | EQUAL
                    %c = tensor.cast %a : tensor<?xi32> to tensor<1xi32>; %r = arith.andi %a, %a : tensor<?xi32> | %r = arith.subi %a, %a : tensor<?xi32> | REFUTED
                    %r = "tensor.concat"(%a, %b) {dim = 0 : i64} : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32> | %r = "tensor.concat"(%a, %b) {dim = 0 : i64} : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32> | EQUAL
                    %r = "tensor.concat"(%a, %b) {dim = 0 : i64} : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32> | %r = "tensor.concat"(%b, %a) {dim = 0 : i64} : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32> | REFUTED
                    %r = "tensor.concat"(%a, %b) {dim = 0 : i64} : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32> | %r = arith.andi %a, %a : tensor<?xi32> | REFUTED
                    """)
    void aCastToAnotherSizeIsUndefined(String before, String after, String verdict) {
        assertThat(of(TWO, "tensor<?xi32>", before, after)).isEqualTo(verdict);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    %c = arith.constant 0 : index; %r = tensor.dim %a, %c : tensor<?xi32> | %c = arith.constant 0 : index; %r = tensor.dim %a, %c : tensor<?xi32> | EQUAL
                    %c = arith.constant 0 : index; %r = tensor.dim %a, %c : tensor<?xi32> | %c = arith.constant 0 : index; %r = tensor.dim %b, %c : tensor<?xi32> | REFUTED
                    %s = arith.addi %a, %b : tensor<?xi32>; %c = arith.constant 0 : index; %r = tensor.dim %a, %c : tensor<?xi32> | %c = arith.constant 0 : index; %r = tensor.dim %b, %c : tensor<?xi32> | EQUAL
                    %k = "tensor.concat"(%a, %b) {dim = 0 : i64} : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>; %c = arith.constant 0 : index; %r = tensor.dim %k, %c : tensor<?xi32> | %c = arith.constant 0 : index; %d = tensor.dim %b, %c : tensor<?xi32>; %e = tensor.dim %a, %c : tensor<?xi32>; %r = arith.addi %d, %e : index | EQUAL
                    %e = tensor.empty(%n) : tensor<?xi32>; %c = arith.constant 0 : index; %r = tensor.dim %e, %c : tensor<?xi32> | %r = arith.ori %n, %n : index | EQUAL
                    %r = arith.ori %n, %n : index | %e = tensor.empty(%n) : tensor<?xi32>; %c = arith.constant 0 : index; %r = tensor.dim %e, %c : tensor<?xi32> | REFUTED
                    %c = arith.constant 1 : index; %r = tensor.dim %a, %c : tensor<?xi32> | %r = arith.constant 1 : index | NOT READ
                    """)
    void theSizeOfADimensionIsANumber(String before, String after, String verdict) {
        assertThat(of("(%a: tensor<?xi32>, %b: tensor<?xi32>, %n: index) -> index", "index", before, after))
                .isEqualTo(verdict);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    %r = tensor.extract %a[%z] : tensor<?xi32> | %r = tensor.extract %a[%z] : tensor<?xi32> | EQUAL
                    %r = tensor.extract %a[%z] : tensor<?xi32> | %r = arith.constant 0 : i32 | REFUTED
                    %e = tensor.extract %a[%z] : tensor<?xi32>; %r = arith.constant 0 : i32 | %r = arith.constant 0 : i32 | EQUAL
                    %r = arith.constant 0 : i32 | %e = tensor.extract %a[%z] : tensor<?xi32>; %r = arith.constant 0 : i32 | REFUTED
                    %e = tensor.extract %a[%i] : tensor<?xi32>; %r = arith.constant 0 : i32 | %r = arith.constant 0 : i32 | EQUAL
                    %r = arith.constant 0 : i32 | %e = tensor.extract %a[%i] : tensor<?xi32>; %r = arith.constant 0 : i32 | REFUTED
                    %r = tensor.extract %a[%i] : tensor<?xi32> | %r = tensor.extract %a[%i] : tensor<?xi32> | EQUAL
                    %r = tensor.extract %a[%i] : tensor<?xi32> | %r = tensor.extract %a[%z] : tensor<?xi32> | REFUTED
                    %o = arith.constant 1 : index; %d = tensor.dim %a, %z : tensor<?xi32>; %l = arith.subi %d, %o : index; %r = tensor.extract %a[%l] : tensor<?xi32> | %r = tensor.extract %a[%z] : tensor<?xi32> | REFUTED
                    %d = tensor.dim %a, %z : tensor<?xi32>; %r = tensor.extract %a[%d] : tensor<?xi32> | %r = arith.constant 0 : i32 | BEFORE IS INVALID
                    %u = tensor.insert %x into %a[%i] : tensor<?xi32>; %r = tensor.extract %u[%i] : tensor<?xi32> | %r = arith.ori %x, %x : i32 | EQUAL
                    %r = arith.ori %x, %x : i32 | %u = tensor.insert %x into %a[%i] : tensor<?xi32>; %r = tensor.extract %u[%i] : tensor<?xi32> | REFUTED
                    """)
    void anIndexBehindTheLastElementIsUndefined(String before, String after, String verdict) {
        String zero = "%z = arith.constant 0 : index; ";
        assertThat(of("(%a: tensor<?xi32>, %i: index, %x: i32) -> i32", "i32", zero + before, zero + after))
                .isEqualTo(verdict);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    %r = tensor.extract_slice %a[%i] [%n] [1] : tensor<?xi32> to tensor<?xi32> | %r = tensor.extract_slice %a[%i] [%n] [1] : tensor<?xi32> to tensor<?xi32> | EQUAL
                    %r = tensor.extract_slice %a[%i] [%n] [1] : tensor<?xi32> to tensor<?xi32> | %r = tensor.extract_slice %a[0] [%n] [1] : tensor<?xi32> to tensor<?xi32> | REFUTED
                    %r = tensor.extract_slice %a[0] [%n] [1] : tensor<?xi32> to tensor<?xi32> | %r = tensor.extract_slice %a[0] [%i] [1] : tensor<?xi32> to tensor<?xi32> | REFUTED
                    %d = tensor.dim %a, %z : tensor<?xi32>; %r = tensor.extract_slice %a[0] [%d] [1] : tensor<?xi32> to tensor<?xi32> | %r = arith.andi %a, %a : tensor<?xi32> | EQUAL
                    %r = tensor.extract_slice %a[0] [%n] [1] : tensor<?xi32> to tensor<?xi32> | %r = arith.andi %a, %a : tensor<?xi32> | REFUTED
                    %s = tensor.extract_slice %a[%i] [%n] [1] : tensor<?xi32> to tensor<?xi32>; %r = arith.andi %a, %a : tensor<?xi32> | %r = arith.andi %a, %a : tensor<?xi32> | EQUAL
                    %r = arith.andi %a, %a : tensor<?xi32> | %s = tensor.extract_slice %a[%i] [%n] [1] : tensor<?xi32> to tensor<?xi32>; %r = arith.andi %a, %a : tensor<?xi32> | REFUTED
                    %s = tensor.extract_slice %a[%i] [%n] [1] : tensor<?xi32> to tensor<?xi32>; %r = tensor.insert_slice %s into %a[%i] [%n] [1] : tensor<?xi32> into tensor<?xi32> | %r = arith.andi %a, %a : tensor<?xi32> | EQUAL
                    %s = tensor.extract_slice %a[%i] [%n] [1] : tensor<?xi32> to tensor<?xi32>; %r = tensor.insert_slice %s into %a[0] [%n] [1] : tensor<?xi32> into tensor<?xi32> | %r = arith.andi %a, %a : tensor<?xi32> | REFUTED
                    """)
    void aPartHasToBeWithinItsTensor(String before, String after, String verdict) {
        String zero = "%z = arith.constant 0 : index; ";
        assertThat(of("(%a: tensor<?xi32>, %i: index, %n: index) -> tensor<?xi32>", "tensor<?xi32>", zero + before,
                zero + after)).isEqualTo(verdict);
    }

    private static String read(String index) {
        return "%one = arith.constant 1 : index; %z = arith.constant 0 : index; "
                + "%d = tensor.dim %a, %z : tensor<?xi32>; %e = tensor.empty(%d) : tensor<?xi32>; "
                + "%r = linalg.generic {indexing_maps = [" + MAP + "], iterator_types = [\"parallel\"]} "
                + "outs(%e : tensor<?xi32>) {\n^bb0(%o: i32):\n%i = linalg.index 0 : index; " + index
                + "; %v = tensor.extract %a[%j] : tensor<?xi32>; linalg.yield %v : i32 END";
    }

    @Test
    void aLoopThatReadsOutsideOfATensorIsUndefinedUnlessItHasNoTurns() {
        String signature = "(%a: tensor<?xi32>) -> tensor<?xi32>";
        String type = "tensor<?xi32>";
        String same = "%r = arith.andi %a, %a : tensor<?xi32>";
        String reversed = "%r = \"tosa.reverse\"(%a) {axis = 0 : i32} : (tensor<?xi32>) -> tensor<?xi32>";
        String inOrder = read("%j = arith.addi %i, %z : index");
        String fromBehind = read("%l = arith.subi %d, %one : index; %j = arith.subi %l, %i : index");
        String beyond = read("%j = arith.addi %i, %one : index");
        String beforeFirst = read("%j = arith.subi %i, %one : index");
        assertThat(of(signature, type, same, inOrder)).isEqualTo("EQUAL");
        assertThat(of(signature, type, inOrder, same)).isEqualTo("EQUAL");
        assertThat(of(signature, type, reversed, fromBehind)).isEqualTo("EQUAL");
        assertThat(of(signature, type, fromBehind, reversed)).isEqualTo("EQUAL");
        assertThat(of(signature, type, same, fromBehind)).isEqualTo("REFUTED");
        assertThat(of(signature, type, same, beyond)).isEqualTo("REFUTED");
        assertThat(of(signature, type, same, beforeFirst)).isEqualTo("REFUTED");
        assertThat(of(signature, type, beyond, same)).isNotEqualTo("REFUTED");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    %c = tensor.collapse_shape %a [[0, 1]] : tensor<?x4xi32> into tensor<?xi32>; %r = tensor.expand_shape %c [[0, 1]] output_shape [%d, 4] : tensor<?xi32> into tensor<?x4xi32> | %r = arith.andi %a, %a : tensor<?x4xi32> | EQUAL
                    %r = arith.andi %a, %a : tensor<?x4xi32> | %c = tensor.collapse_shape %a [[0, 1]] : tensor<?x4xi32> into tensor<?xi32>; %r = tensor.expand_shape %c [[0, 1]] output_shape [%d, 4] : tensor<?xi32> into tensor<?x4xi32> | EQUAL
                    %r = arith.andi %a, %a : tensor<?x4xi32> | %c = tensor.collapse_shape %a [[0, 1]] : tensor<?x4xi32> into tensor<?xi32>; %r = tensor.expand_shape %c [[0, 1]] output_shape [%n, 4] : tensor<?xi32> into tensor<?x4xi32> | REFUTED
                    %r = tensor.expand_shape %c [[0, 1]] output_shape [%n, 4] : tensor<?xi32> into tensor<?x4xi32> | %r = arith.andi %a, %a : tensor<?x4xi32> | REFUTED
                    """)
    void dimensionsAreGroupedAndSplitIntoWhatTheyWere(String before, String after, String verdict) {
        String sizes = "%z = arith.constant 0 : index; %d = tensor.dim %a, %z : tensor<?x4xi32>; ";
        assertThat(of("(%a: tensor<?x4xi32>, %c: tensor<?xi32>, %n: index) -> tensor<?x4xi32>", "tensor<?x4xi32>",
                sizes + before.replace("%c", before.contains("%c =") ? "%k" : "%c"),
                sizes + after.replace("%c", after.contains("%c =") ? "%k" : "%c"))).isEqualTo(verdict);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    %r = "tosa.add"(%a, %b) : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32> | %r = "tosa.add"(%b, %a) : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32> | NOT READ
                    %s = arith.addi %a, %b : tensor<?xi32>; %r = "tosa.add"(%a, %b) : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32> | %r = "tosa.add"(%b, %a) : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32> | EQUAL
                    %r = "tosa.add"(%a, %a) : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32> | %r = arith.addi %a, %a : tensor<?xi32> | EQUAL
                    %r = "tosa.add"(%a, %one) : (tensor<?xi32>, tensor<1xi32>) -> tensor<?xi32> | %r = "tosa.add"(%one, %a) : (tensor<1xi32>, tensor<?xi32>) -> tensor<?xi32> | EQUAL
                    %r = "tosa.add"(%a, %one) : (tensor<?xi32>, tensor<1xi32>) -> tensor<?xi32> | %r = arith.andi %a, %a : tensor<?xi32> | REFUTED
                    %r = "tosa.add"(%a, %four) : (tensor<?xi32>, tensor<4xi32>) -> tensor<?xi32> | %r = "tosa.add"(%four, %a) : (tensor<4xi32>, tensor<?xi32>) -> tensor<?xi32> | NOT READ
                    """)
    void twoOpenSizesMayBothBeOneSoThatNobodyKnowsWhichIsRepeated(String before, String after, String verdict) {
        assertThat(
                of("(%a: tensor<?xi32>, %b: tensor<?xi32>, %one: tensor<1xi32>, %four: tensor<4xi32>) -> tensor<?xi32>",
                        "tensor<?xi32>", before, after))
                .isEqualTo(verdict);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    %c = arith.constant 10 : index; %r = tensor.empty(%c) : tensor<?xi32> | %c = arith.constant 20 : index; %r = tensor.empty(%c) : tensor<?xi32> | REFUTED
                    %r = tensor.empty(%n) : tensor<?xi32> | %c = arith.constant 20 : index; %r = tensor.empty(%c) : tensor<?xi32> | REFUTED
                    %r = tensor.empty(%n) : tensor<?xi32> | %e = tensor.empty(%n) : tensor<?xi32>; %c = arith.constant 1 : i32; %r = linalg.fill ins(%c : i32) outs(%e : tensor<?xi32>) -> tensor<?xi32> | EQUAL
                    %e = tensor.empty(%n) : tensor<?xi32>; %c = arith.constant 1 : i32; %r = linalg.fill ins(%c : i32) outs(%e : tensor<?xi32>) -> tensor<?xi32> | %r = tensor.empty(%n) : tensor<?xi32> | REFUTED
                    %c = arith.constant 1 : i32; %r = "tensor.splat"(%c, %n) : (i32, index) -> tensor<?xi32> | %e = tensor.empty(%n) : tensor<?xi32>; %c = arith.constant 1 : i32; %r = linalg.fill ins(%c : i32) outs(%e : tensor<?xi32>) -> tensor<?xi32> | EQUAL
                    """)
    void resultsOfOtherSizesAreOtherResults(String before, String after, String verdict) {
        assertThat(of("(%n: index) -> tensor<?xi32>", "tensor<?xi32>", before, after)).isEqualTo(verdict);
    }
}
