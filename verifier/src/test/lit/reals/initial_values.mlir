// RUN: opt --initial-values %s | FileCheck %s

// CHECK-LABEL: func.func @sum_from_an_argument
// CHECK-SAME: (%[[A:.+]]: tensor<f32>, %[[X:.+]]: tensor<3xf32>)
// CHECK-NEXT: %[[VZ:.+]] = stablehlo.constant dense<0.0> : tensor<f32>
// CHECK-NEXT: %[[V0:.+]] = stablehlo.reduce(%[[X]] init: %[[VZ]]) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT: %[[V1:.+]] = stablehlo.add %[[A]], %[[V0]] : tensor<f32>
// CHECK-NEXT: return %[[V1]] : tensor<f32>
func.func @sum_from_an_argument(%a: tensor<f32>, %x: tensor<3xf32>) -> tensor<f32> {
  %0 = stablehlo.reduce(%x init: %a) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// CHECK-LABEL: func.func @sum_from_minus_zero
// CHECK-SAME: (%[[X:.+]]: tensor<3xf32>)
// CHECK-NEXT: %[[VZ:.+]] = stablehlo.constant dense<0.0> : tensor<f32>
// CHECK-NEXT: %[[V0:.+]] = stablehlo.reduce(%[[X]] init: %[[VZ]]) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT: return %[[V0]] : tensor<f32>
func.func @sum_from_minus_zero(%x: tensor<3xf32>) -> tensor<f32> {
  %z = stablehlo.constant dense<-0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
