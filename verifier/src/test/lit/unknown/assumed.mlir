// RUN: opt --assumed %s | FileCheck %s

// CHECK-LABEL: func.func @symmetric
// CHECK-SAME: (%[[A:.+]]: tensor<3x3xf32>
// CHECK-NEXT: return %[[A]] : tensor<3x3xf32>
func.func @symmetric(%a: tensor<3x3xf32> {enzymexla.symmetric_matrix = #enzymexla<guaranteed GUARANTEED>}) -> tensor<3x3xf32> {
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}
