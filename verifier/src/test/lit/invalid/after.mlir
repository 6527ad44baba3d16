// RUN: opt --invalid %s | FileCheck %s

// CHECK-LABEL: func.func @beyond_the_end
// CHECK-SAME: (%[[A:.+]]: tensor<4xf32>)
// CHECK-NEXT: %[[R:.+]] = stablehlo.slice %[[A]] [2:5] : (tensor<4xf32>) -> tensor<3xf32>
// CHECK-NEXT: return %[[R]] : tensor<3xf32>
func.func @beyond_the_end(%a: tensor<4xf32>) -> tensor<3xf32> {
  %0 = stablehlo.slice %a [1:4] : (tensor<4xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// CHECK-LABEL: func.func @other_type
// CHECK-SAME: (%[[A:.+]]: tensor<4x2xf32>)
// CHECK-NEXT: %[[T:.+]] = stablehlo.transpose %[[A]], dims = [1, 0] : (tensor<4x2xf32>) -> tensor<4x2xf32>
// CHECK-NEXT: %[[R:.+]] = stablehlo.reshape %[[T]] : (tensor<4x2xf32>) -> tensor<8xf32>
// CHECK-NEXT: return %[[R]] : tensor<8xf32>
func.func @other_type(%a: tensor<4x2xf32>) -> tensor<8xf32> {
  %0 = stablehlo.reshape %a : (tensor<4x2xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
