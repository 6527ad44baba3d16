// RUN: opt --movement %s | FileCheck %s

// CHECK-LABEL: func.func @transposed_twice
// CHECK-SAME: (%[[A:.+]]: tensor<2x3x5xf32>)
// CHECK-NEXT: %[[R:.+]] = stablehlo.transpose %[[A]], dims = [1, 2, 0] : (tensor<2x3x5xf32>) -> tensor<3x5x2xf32>
// CHECK-NEXT: return %[[R]] : tensor<3x5x2xf32>
func.func @transposed_twice(%a: tensor<2x3x5xf32>) -> tensor<3x5x2xf32> {
  %0 = stablehlo.transpose %a, dims = [2, 1, 0] : (tensor<2x3x5xf32>) -> tensor<5x3x2xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0, 2] : (tensor<5x3x2xf32>) -> tensor<3x5x2xf32>
  return %1 : tensor<3x5x2xf32>
}

// CHECK-LABEL: func.func @slice_of_pad
// CHECK-SAME: (%[[A:.+]]: tensor<7xi32>, %[[V:.+]]: tensor<i32>)
// CHECK-NEXT: return %[[A]] : tensor<7xi32>
func.func @slice_of_pad(%a: tensor<7xi32>, %v: tensor<i32>) -> tensor<7xi32> {
  %0 = stablehlo.pad %a, %v, low = [2], high = [3], interior = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<12xi32>
  %1 = stablehlo.slice %0 [2:9] : (tensor<12xi32>) -> tensor<7xi32>
  return %1 : tensor<7xi32>
}

// CHECK-LABEL: func.func @reshaped_through_other_factors
// CHECK-SAME: (%[[A:.+]]: tensor<4x6xf32>)
// CHECK-NEXT: %[[R:.+]] = stablehlo.reshape %[[A]] : (tensor<4x6xf32>) -> tensor<2x12xf32>
// CHECK-NEXT: return %[[R]] : tensor<2x12xf32>
func.func @reshaped_through_other_factors(%a: tensor<4x6xf32>) -> tensor<2x12xf32> {
  %0 = stablehlo.reshape %a : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %1 = stablehlo.reshape %0 : (tensor<6x4xf32>) -> tensor<2x12xf32>
  return %1 : tensor<2x12xf32>
}

// CHECK-LABEL: func.func @concat_of_slices
// CHECK-SAME: (%[[A:.+]]: tensor<8x3xf64>)
// CHECK-NEXT: return %[[A]] : tensor<8x3xf64>
func.func @concat_of_slices(%a: tensor<8x3xf64>) -> tensor<8x3xf64> {
  %0 = stablehlo.slice %a [0:5, 0:3] : (tensor<8x3xf64>) -> tensor<5x3xf64>
  %1 = stablehlo.slice %a [5:8, 0:3] : (tensor<8x3xf64>) -> tensor<3x3xf64>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<5x3xf64>, tensor<3x3xf64>) -> tensor<8x3xf64>
  return %2 : tensor<8x3xf64>
}

// CHECK-LABEL: func.func @broadcast_from_one
// CHECK-SAME: (%[[A:.+]]: tensor<1x3xf32>)
// CHECK-NEXT: %[[B:.+]] = stablehlo.reshape %[[A]] : (tensor<1x3xf32>) -> tensor<3xf32>
// CHECK-NEXT: %[[R:.+]] = stablehlo.broadcast_in_dim %[[B]], dims = [1] : (tensor<3xf32>) -> tensor<4x3xf32>
// CHECK-NEXT: return %[[R]] : tensor<4x3xf32>
func.func @broadcast_from_one(%a: tensor<1x3xf32>) -> tensor<4x3xf32> {
  %0 = stablehlo.broadcast_in_dim %a, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// CHECK-LABEL: func.func @update_at_known_start
// CHECK-SAME: (%[[A:.+]]: tensor<6xf32>, %[[B:.+]]: tensor<2xf32>)
// CHECK-NEXT: %[[L:.+]] = stablehlo.slice %[[A]] [0:4] : (tensor<6xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[R:.+]] = stablehlo.concatenate %[[L]], %[[B]], dim = 0 : (tensor<4xf32>, tensor<2xf32>) -> tensor<6xf32>
// CHECK-NEXT: return %[[R]] : tensor<6xf32>
func.func @update_at_known_start(%a: tensor<6xf32>, %b: tensor<2xf32>) -> tensor<6xf32> {
  %far = stablehlo.constant dense<9> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %a, %b, %far : (tensor<6xf32>, tensor<2xf32>, tensor<i32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// CHECK-LABEL: func.func @slice_of_what_was_updated
// CHECK-SAME: (%[[A:.+]]: tensor<6x4xf32>, %[[B:.+]]: tensor<2x4xf32>, %[[I:.+]]: tensor<i32>)
// CHECK-NEXT: return %[[B]] : tensor<2x4xf32>
func.func @slice_of_what_was_updated(%a: tensor<6x4xf32>, %b: tensor<2x4xf32>, %i: tensor<i32>) -> tensor<2x4xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %a, %b, %i, %c : (tensor<6x4xf32>, tensor<2x4xf32>, tensor<i32>, tensor<i32>) -> tensor<6x4xf32>
  %1 = stablehlo.dynamic_slice %0, %i, %c, sizes = [2, 4] : (tensor<6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
  return %1 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @gather_is_a_slice
// CHECK-SAME: (%[[A:.+]]: tensor<5x3xf32>)
// CHECK-NEXT: %[[S:.+]] = stablehlo.slice %[[A]] [1:4, 0:3] : (tensor<5x3xf32>) -> tensor<3x3xf32>
// CHECK-NEXT: return %[[S]] : tensor<3x3xf32>
func.func @gather_is_a_slice(%a: tensor<5x3xf32>) -> tensor<3x3xf32> {
  %i = stablehlo.constant dense<[[1], [2], [3]]> : tensor<3x1xi64>
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<3x1xi64>) -> tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}
