// RUN: opt --assumed %s | FileCheck %s

// CHECK-LABEL: func.func @symmetric
// CHECK-SAME: (%[[A:.+]]: tensor<3x3xf32>
// CHECK-NEXT: return %[[A]] : tensor<3x3xf32>
func.func @symmetric(%a: tensor<3x3xf32> {enzymexla.symmetric_matrix = #enzymexla<guaranteed GUARANTEED>}) -> tensor<3x3xf32> {
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}

// Where two indices are the same, the sums are others; the program promises that none are.
// CHECK-LABEL: func.func @unique
// CHECK-SAME: (%[[A:.+]]: tensor<4xf32>, %[[I:.+]]: tensor<2x1xi32>, %[[U:.+]]: tensor<2xf32>)
// CHECK-NEXT: %[[Z:.+]] = stablehlo.constant dense<1.0> : tensor<2xf32>
// CHECK-NEXT: %[[R:.+]] = "stablehlo.scatter"(%[[A]], %[[I]], %[[Z]]) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
// CHECK-NEXT: ^bb0(%[[X:.+]]: tensor<f32>, %[[Y:.+]]: tensor<f32>):
// CHECK-NEXT: %[[S:.+]] = stablehlo.maximum %[[X]], %[[Y]] : tensor<f32>
// CHECK-NEXT: stablehlo.return %[[S]] : tensor<f32>
// CHECK-NEXT: }) : (tensor<4xf32>, tensor<2x1xi32>, tensor<2xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[R]] : tensor<4xf32>
func.func @unique(%a: tensor<4xf32>, %i: tensor<2x1xi32>, %u: tensor<2xf32>) -> tensor<4xf32> {
  %z = stablehlo.constant dense<1.0> : tensor<2xf32>
  %0 = "stablehlo.scatter"(%a, %i, %z) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4xf32>, tensor<2x1xi32>, tensor<2xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
