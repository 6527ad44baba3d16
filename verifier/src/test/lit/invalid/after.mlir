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

// Both branches give the same types.
// CHECK-LABEL: func.func @branches_of_other_sizes
// CHECK-SAME: (%[[P:.+]]: tensor<i1>, %[[A:.+]]: tensor<4xf32>)
// CHECK-NEXT: %[[R:.+]] = "stablehlo.if"(%[[P]]) ({
// CHECK-NEXT:   stablehlo.return %[[A]] : tensor<4xf32>
// CHECK-NEXT: }, {
// CHECK-NEXT:   %[[S:.+]] = stablehlo.slice %[[A]] [0:2] : (tensor<4xf32>) -> tensor<2xf32>
// CHECK-NEXT:   stablehlo.return %[[S]] : tensor<2xf32>
// CHECK-NEXT: }) : (tensor<i1>) -> tensor<4xf32>
// CHECK-NEXT: return %[[R]] : tensor<4xf32>
func.func @branches_of_other_sizes(%p: tensor<i1>, %a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}

// One branch gives fewer values.
// CHECK-LABEL: func.func @cases_with_other_results
// CHECK-SAME: (%[[I:.+]]: tensor<i32>, %[[A:.+]]: tensor<4xf32>)
// CHECK-NEXT: %[[R:.+]] = "stablehlo.case"(%[[I]]) ({
// CHECK-NEXT:   stablehlo.return %[[A]] : tensor<4xf32>
// CHECK-NEXT: }, {
// CHECK-NEXT:   stablehlo.return %[[A]], %[[A]] : tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT: }) : (tensor<i32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[R]] : tensor<4xf32>
func.func @cases_with_other_results(%i: tensor<i32>, %a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}
