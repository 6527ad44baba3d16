// RUN: opt --open-sizes %s | FileCheck %s

// CHECK-LABEL: func.func @difference_turned_around
// CHECK-SAME: (%[[A:.+]]: tensor<?x?xi32>, %[[B:.+]]: tensor<?x?xi32>)
// CHECK-NEXT: %[[V0:.+]] = stablehlo.subtract %[[B]], %[[A]] : tensor<?x?xi32>
// CHECK-NEXT: return %[[V0]] : tensor<?x?xi32>
func.func @difference_turned_around(%a: tensor<?x?xi32>, %b: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %0 = stablehlo.subtract %a, %b : tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

// CHECK-LABEL: func.func @transposed_once
// CHECK-SAME: (%[[A:.+]]: tensor<?x?xi32>)
// CHECK-NEXT: return %[[A]] : tensor<?x?xi32>
func.func @transposed_once(%a: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<?x?xi32>) -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

// CHECK-LABEL: func.func @another_argument
// CHECK-SAME: (%[[A:.+]]: tensor<?xi32>, %[[B:.+]]: tensor<?xi32>)
// CHECK-NEXT: return %[[B]] : tensor<?xi32>
func.func @another_argument(%a: tensor<?xi32>, %b: tensor<?xi32>) -> tensor<?xi32> {
  return %a : tensor<?xi32>
}

// CHECK-LABEL: func.func @places_counted_from_the_end
// CHECK-SAME: (%[[A:.+]]: tensor<?xi32>)
// CHECK-NEXT: %[[VD:.+]] = stablehlo.get_dimension_size %[[A]], dim = 0 : (tensor<?xi32>) -> tensor<i32>
// CHECK-NEXT: %[[VD1:.+]] = stablehlo.reshape %[[VD]] : (tensor<i32>) -> tensor<1xi32>
// CHECK-NEXT: %[[VI:.+]] = stablehlo.dynamic_iota %[[VD1]], dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
// CHECK-NEXT: %[[VR:.+]] = stablehlo.reverse %[[VI]], dims = [0] : tensor<?xi32>
// CHECK-NEXT: return %[[VR]] : tensor<?xi32>
func.func @places_counted_from_the_end(%a: tensor<?xi32>) -> tensor<?xi32> {
  %d = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?xi32>) -> tensor<i32>
  %d1 = stablehlo.reshape %d : (tensor<i32>) -> tensor<1xi32>
  %i = stablehlo.dynamic_iota %d1, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  return %i : tensor<?xi32>
}

// A maximum over no elements is the initial value, whatever the limit of the type.
// CHECK-LABEL: func.func @maximum_of_perhaps_nothing
// CHECK-SAME: (%[[A:.+]]: tensor<?xi32>)
// CHECK-NEXT: %[[L:.+]] = stablehlo.constant dense<-2147483647> : tensor<i32>
// CHECK-NEXT: %[[R:.+]] = stablehlo.reduce(%[[A]] init: %[[L]]) applies stablehlo.maximum across dimensions = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<i32>
// CHECK-NEXT: return %[[R]] : tensor<i32>
func.func @maximum_of_perhaps_nothing(%a: tensor<?xi32>) -> tensor<i32> {
  %low = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = stablehlo.reduce(%a init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

// CHECK-LABEL: func.func @sum_of_one_size
// CHECK-SAME: (%[[A:.+]]: tensor<?x2xi32>)
// CHECK-NEXT: %[[Z:.+]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT: %[[R:.+]] = stablehlo.reduce(%[[A]] init: %[[Z]]) applies stablehlo.add across dimensions = [0] : (tensor<?x2xi32>, tensor<i32>) -> tensor<2xi32>
// CHECK-NEXT: return %[[R]] : tensor<2xi32>
func.func @sum_of_one_size(%a: tensor<?x2xi32>) -> tensor<2xi32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.reduce(%a init: %one) applies stablehlo.add across dimensions = [0] : (tensor<?x2xi32>, tensor<i32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
