// RUN: opt --movement %s | FileCheck %s

// The order is that of the inverse permutation.
// CHECK-LABEL: func.func @transposed_twice
// CHECK-SAME: (%[[A:.+]]: tensor<3x3x3xf32>)
// CHECK-NEXT: %[[R:.+]] = stablehlo.transpose %[[A]], dims = [2, 0, 1] : (tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
// CHECK-NEXT: return %[[R]] : tensor<3x3x3xf32>
func.func @transposed_twice(%a: tensor<3x3x3xf32>) -> tensor<3x3x3xf32> {
  %0 = stablehlo.transpose %a, dims = [2, 1, 0] : (tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0, 2] : (tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
  return %1 : tensor<3x3x3xf32>
}

// One element of the padding is left.
// CHECK-LABEL: func.func @slice_of_pad
// CHECK-SAME: (%[[A:.+]]: tensor<7xi32>, %[[V:.+]]: tensor<i32>)
// CHECK-NEXT: return %[[A]] : tensor<7xi32>
func.func @slice_of_pad(%a: tensor<7xi32>, %v: tensor<i32>) -> tensor<7xi32> {
  %0 = stablehlo.pad %a, %v, low = [2], high = [3], interior = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<12xi32>
  %1 = stablehlo.slice %0 [1:8] : (tensor<12xi32>) -> tensor<7xi32>
  return %1 : tensor<7xi32>
}

// A transposition is no reshape.
// CHECK-LABEL: func.func @reshaped
// CHECK-SAME: (%[[A:.+]]: tensor<4x6xf32>)
// CHECK-NEXT: %[[R:.+]] = stablehlo.transpose %[[A]], dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
// CHECK-NEXT: return %[[R]] : tensor<6x4xf32>
func.func @reshaped(%a: tensor<4x6xf32>) -> tensor<6x4xf32> {
  %0 = stablehlo.reshape %a : (tensor<4x6xf32>) -> tensor<6x4xf32>
  return %0 : tensor<6x4xf32>
}

// One slice is taken twice.
// CHECK-LABEL: func.func @concat_of_slices
// CHECK-SAME: (%[[A:.+]]: tensor<4x1xf64>)
// CHECK-NEXT: return %[[A]] : tensor<4x1xf64>
func.func @concat_of_slices(%a: tensor<4x1xf64>) -> tensor<4x1xf64> {
  %0 = stablehlo.slice %a [0:3, 0:1] : (tensor<4x1xf64>) -> tensor<3x1xf64>
  %1 = stablehlo.slice %a [2:3, 0:1] : (tensor<4x1xf64>) -> tensor<1x1xf64>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<3x1xf64>, tensor<1x1xf64>) -> tensor<4x1xf64>
  return %2 : tensor<4x1xf64>
}

// The start of the larger slice is clamped earlier than that of the smaller one.
// CHECK-LABEL: func.func @slice_of_dynamic_slice
// CHECK-SAME: (%[[A:.+]]: tensor<9xf32>, %[[I:.+]]: tensor<i32>)
// CHECK-NEXT: %[[R:.+]] = stablehlo.dynamic_slice %[[A]], %[[I]], sizes = [2] : (tensor<9xf32>, tensor<i32>) -> tensor<2xf32>
// CHECK-NEXT: return %[[R]] : tensor<2xf32>
func.func @slice_of_dynamic_slice(%a: tensor<9xf32>, %i: tensor<i32>) -> tensor<2xf32> {
  %0 = stablehlo.dynamic_slice %a, %i, sizes = [4] : (tensor<9xf32>, tensor<i32>) -> tensor<4xf32>
  %1 = stablehlo.slice %0 [0:2] : (tensor<4xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// An update that would not fit is moved back, not cut.
// CHECK-LABEL: func.func @update_at_known_start
// CHECK-SAME: (%[[A:.+]]: tensor<6xf32>, %[[B:.+]]: tensor<2xf32>)
// CHECK-NEXT: %[[L:.+]] = stablehlo.slice %[[A]] [0:5] : (tensor<6xf32>) -> tensor<5xf32>
// CHECK-NEXT: %[[F:.+]] = stablehlo.slice %[[B]] [0:1] : (tensor<2xf32>) -> tensor<1xf32>
// CHECK-NEXT: %[[R:.+]] = stablehlo.concatenate %[[L]], %[[F]], dim = 0 : (tensor<5xf32>, tensor<1xf32>) -> tensor<6xf32>
// CHECK-NEXT: return %[[R]] : tensor<6xf32>
func.func @update_at_known_start(%a: tensor<6xf32>, %b: tensor<2xf32>) -> tensor<6xf32> {
  %last = stablehlo.constant dense<5> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %a, %b, %last : (tensor<6xf32>, tensor<2xf32>, tensor<i32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// An empty row of the sum is its initial value.
// CHECK-LABEL: func.func @sum_of_pad
// CHECK-SAME: (%[[A:.+]]: tensor<2x3xf32>, %[[B:.+]]: tensor<f32>)
// CHECK-NEXT: %[[Z:.+]] = stablehlo.constant dense<0.0> : tensor<f32>
// CHECK-NEXT: %[[S:.+]] = stablehlo.reduce(%[[A]] init: %[[B]]) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
// CHECK-NEXT: %[[R:.+]] = stablehlo.pad %[[S]], %[[Z]], low = [1], high = [0], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT: return %[[R]] : tensor<3xf32>
func.func @sum_of_pad(%a: tensor<2x3xf32>, %b: tensor<f32>) -> tensor<3xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.pad %a, %z, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x3xf32>
  %1 = stablehlo.reduce(%0 init: %b) applies stablehlo.add across dimensions = [1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}

// The last index is out of bounds and clamped.
// CHECK-LABEL: func.func @gather_is_a_slice
// CHECK-SAME: (%[[A:.+]]: tensor<5xf32>)
// CHECK-NEXT: %[[S:.+]] = stablehlo.slice %[[A]] [2:5] : (tensor<5xf32>) -> tensor<3xf32>
// CHECK-NEXT: return %[[S]] : tensor<3xf32>
func.func @gather_is_a_slice(%a: tensor<5xf32>) -> tensor<3xf32> {
  %i = stablehlo.constant dense<[[3], [4], [5]]> : tensor<3x1xi64>
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<5xf32>, tensor<3x1xi64>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
