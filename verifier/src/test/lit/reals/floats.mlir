// RUN: opt --floats %s | FileCheck %s

// CHECK-LABEL: func.func @sum_in_other_order
// CHECK-SAME: (%[[A:.+]]: tensor<3xf32>, %[[B:.+]]: tensor<3xf32>, %[[C:.+]]: tensor<3xf32>)
// CHECK-NEXT: %[[S:.+]] = stablehlo.add %[[B]], %[[C]] : tensor<3xf32>
// CHECK-NEXT: %[[R:.+]] = stablehlo.add %[[A]], %[[S]] : tensor<3xf32>
// CHECK-NEXT: return %[[R]] : tensor<3xf32>
func.func @sum_in_other_order(%a: tensor<3xf32>, %b: tensor<3xf32>, %c: tensor<3xf32>) -> tensor<3xf32> {
  %0 = stablehlo.add %a, %b : tensor<3xf32>
  %1 = stablehlo.add %0, %c : tensor<3xf32>
  return %1 : tensor<3xf32>
}

// CHECK-LABEL: func.func @zero_added
// CHECK-SAME: (%[[A:.+]]: tensor<3xf32>)
// CHECK-NEXT: return %[[A]] : tensor<3xf32>
func.func @zero_added(%a: tensor<3xf32>) -> tensor<3xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<3xf32>
  %0 = stablehlo.add %a, %z : tensor<3xf32>
  return %0 : tensor<3xf32>
}
