package io.verifyrules.verifier.text.mlir;

import io.verifyrules.verifier.text.NotRead;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** Both forms of an operation are one record, in the dialects that MLIR has for tensors and their elements. */
class TensorFormsTest {

    private static final String HEAD = "#map = affine_map<(d0)[s0] -> (d0 + s0)>\n#id = affine_map<(d0) -> (d0)>\n"
            + "#trait = {indexing_maps = [#id, #id], iterator_types = [\"parallel\"]}\n"
            + "func.func @f(%x: f32, %y: f32, %n: i8, %b: i1, %i: index, %s: tensor<f32>, %t: tensor<2xf32>, %u: tensor<?x3xf32>, "
            + "%p: tensor<2xi1>, %m: tensor<2x3xf32>, %w: tensor<3x4xf32>, %o: tensor<2x4xf32>) {\n";

    private static String written(String operation) {
        return MlirWriter.write(MlirReader.read("t.mlir", HEAD + "  " + operation + "\n  return\n}\n").getFirst());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            arith.addf %x, %y : f32                         | "arith.addf"(%x, %y) : (f32, f32) -> f32
            arith.mulf %t, %t fastmath<nnan, ninf> : tensor<2xf32> | "arith.mulf"(%t, %t) {fastmath = #arith.fastmath<nnan, ninf>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
            arith.addi %n, %n overflow<nsw, nuw> : i8       | "arith.addi"(%n, %n) {overflowFlags = #arith.overflow<nsw, nuw>} : (i8, i8) -> i8
            arith.shrui %n, %n exact : i8                   | "arith.shrui"(%n, %n) {isExact} : (i8, i8) -> i8
            math.exp %x : f32                               | "math.exp"(%x) : (f32) -> f32
            arith.extf %x : f32 to f64                      | "arith.extf"(%x) : (f32) -> f64
            arith.truncf %x to_nearest_even : f32 to bf16   | "arith.truncf"(%x) {roundingmode = #arith.rounding_mode<to_nearest_even>} : (f32) -> bf16
            arith.constant 1.0 : f32                        | "arith.constant"() {value = 1.0 : f32} : () -> f32
            arith.constant -1 : index                       | "arith.constant"() {value = -1 : index} : () -> index
            arith.constant true                             | "arith.constant"() {value = true} : () -> i1
            arith.constant dense<0.0> : tensor<2xf32>       | "arith.constant"() {value = dense<0.0> : tensor<2xf32>} : () -> tensor<2xf32>
            arith.cmpi slt, %n, %n : i8                     | "arith.cmpi"(%n, %n) {predicate = 2 : i64} : (i8, i8) -> i1
            arith.cmpf "one", %t, %t : tensor<2xf32>        | "arith.cmpf"(%t, %t) {predicate = 6 : i64} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
            arith.select %b, %x, %y : f32                   | "arith.select"(%b, %x, %y) : (i1, f32, f32) -> f32
            arith.select %p, %t, %t : tensor<2xi1>, tensor<2xf32> | "arith.select"(%p, %t, %t) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
            tensor.empty(%i) : tensor<?xf32>                | "tensor.empty"(%i) : (index) -> tensor<?xf32>
            tensor.dim %u, %i : tensor<?x3xf32>             | "tensor.dim"(%u, %i) : (tensor<?x3xf32>, index) -> index
            tensor.extract %u[%i, %i] : tensor<?x3xf32>     | "tensor.extract"(%u, %i, %i) : (tensor<?x3xf32>, index, index) -> f32
            tensor.extract %s[] : tensor<f32>               | "tensor.extract"(%s) : (tensor<f32>) -> f32
            tensor.insert %x into %t[%i] : tensor<2xf32>    | "tensor.insert"(%x, %t, %i) : (f32, tensor<2xf32>, index) -> tensor<2xf32>
            tensor.from_elements %x, %y : tensor<2xf32>     | "tensor.from_elements"(%x, %y) : (f32, f32) -> tensor<2xf32>
            tensor.cast %u : tensor<?x3xf32> to tensor<2x3xf32> | "tensor.cast"(%u) : (tensor<?x3xf32>) -> tensor<2x3xf32>
            tensor.extract_slice %u[1, %i] [2, 1] [1, 1] : tensor<?x3xf32> to tensor<2x1xf32> | "tensor.extract_slice"(%u, %i) {static_offsets = array<i64: 1, -9223372036854775808>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>} : (tensor<?x3xf32>, index) -> tensor<2x1xf32>
            tensor.insert_slice %t into %m[0, %i] [2, 1] [1, 1] : tensor<2xf32> into tensor<2x3xf32> | "tensor.insert_slice"(%t, %m, %i) {static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>} : (tensor<2xf32>, tensor<2x3xf32>, index) -> tensor<2x3xf32>
            tensor.collapse_shape %m [[0, 1]] : tensor<2x3xf32> into tensor<6xf32> | "tensor.collapse_shape"(%m) {reassociation = [[0 : i64, 1 : i64]]} : (tensor<2x3xf32>) -> tensor<6xf32>
            tensor.expand_shape %u [[0, 1], [2]] output_shape [%i, 1, 3] : tensor<?x3xf32> into tensor<?x1x3xf32> | "tensor.expand_shape"(%u, %i) {reassociation = [[0 : i64, 1 : i64], [2 : i64]], static_output_shape = array<i64: -9223372036854775808, 1, 3>} : (tensor<?x3xf32>, index) -> tensor<?x1x3xf32>
            tensor.pad %t low[0] high[%i] { ^bb0(%a: index): tensor.yield %x : f32 } : tensor<2xf32> to tensor<?xf32> | "tensor.pad"(%t, %i) ({ ^bb0(%a: index): "tensor.yield"(%x) : (f32) -> () }) {static_low = array<i64: 0>, static_high = array<i64: -9223372036854775808>, operandSegmentSizes = array<i32: 1, 0, 1>} : (tensor<2xf32>, index) -> tensor<?xf32>
            tensor.generate %i { ^bb0(%a: index): tensor.yield %a : index } : tensor<?xindex> | "tensor.generate"(%i) ({ ^bb0(%a: index): "tensor.yield"(%a) : (index) -> () }) : (index) -> tensor<?xindex>
            linalg.fill ins(%x : f32) outs(%t : tensor<2xf32>) -> tensor<2xf32> | "linalg.fill"(%x, %t) {operandSegmentSizes = array<i32: 1, 1>} : (f32, tensor<2xf32>) -> tensor<2xf32>
            linalg.matmul {note} ins(%m, %w : tensor<2x3xf32>, tensor<3x4xf32>) outs(%o : tensor<2x4xf32>) -> tensor<2x4xf32> | "linalg.matmul"(%m, %w, %o) {note, operandSegmentSizes = array<i32: 2, 1>} : (tensor<2x3xf32>, tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
            linalg.generic #trait ins(%t : tensor<2xf32>) outs(%t : tensor<2xf32>) attrs = {note} { ^bb0(%a: f32, %c: f32): %d = linalg.index 0 : index linalg.yield %a : f32 } -> tensor<2xf32> | "linalg.generic"(%t, %t) ({ ^bb0(%a: f32, %c: f32): %d = "linalg.index"() {dim = 0 : i64} : () -> index "linalg.yield"(%a) : (f32) -> () }) {indexing_maps = [#id, #id], iterator_types = ["parallel"], note, operandSegmentSizes = array<i32: 1, 1>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
            affine.apply #map(%i)[%i]                       | "affine.apply"(%i, %i) {map = affine_map<(d0)[s0] -> (d0 + s0)>} : (index, index) -> index
            """)
    void thePrettyFormIsTheGenericOne(String pretty, String generic) {
        assertThat(written("%r = " + pretty)).isEqualTo(written("%r = " + generic));
    }

    @Test
    void aSparseConstantIsTheDenseOne() {
        assertThat(written("%r = arith.constant sparse<[[0, 1], [1, 0]], [5, 6]> : tensor<2x2xi32>"))
                .contains("value = dense<[[0, 5], [6, 0]]> : tensor<2x2xi32>");
        assertThat(written("%r = arith.constant sparse<[[1]], 2.5> : tensor<2xf32>"))
                .contains("value = dense<[0.0, 2.5]> : tensor<2xf32>");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            arith.cmpi lt, %n, %n : i8                       | 5:19: expected one of eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge, found 'lt'
            arith.constant 1.0                               | 5:23: expected a constant with its type, such as 1.0 : f32
            arith.constant sparse<[[2]], 1> : tensor<2xi32>  | 5:29: expected places inside of the tensor, found 2 where the size is 2
            tensor.extract %x[] : f32                        | 6:3: expected a tensor before this, found 'return'
            tensor.insert %x into %t[%n] : tensor<2xf32>     | 5:37: expected the types of the operands of tensor.insert, [f32, tensor<2xf32>, i8], found [f32, tensor<2xf32>, index]
            """)
    void aMistakeIsNamedAtItsPlace(String operation, String message) {
        assertThatThrownBy(() -> written("%r = " + operation)).isInstanceOf(NotRead.class)
                .hasMessage("t.mlir:" + message);
    }

    @Test
    void aSparseConstantThatIsTooLargeIsRefused() {
        assertThatThrownBy(() -> written("%r = arith.constant sparse<> : tensor<2000x2000xi32>"))
                .hasMessageContaining("expected a tensor of at most 1000000 elements");
    }
}
