// RUN: opt --open-sizes %s | FileCheck %s

// CHECK-LABEL: func.func @added_in_another_order
// CHECK-SAME: (%[[A:.+]]: tensor<?x3xf32>, %[[B:.+]]: tensor<?x3xf32>)
// CHECK-NEXT: %[[V0:.+]] = stablehlo.add %[[B]], %[[A]] : tensor<?x3xf32>
// CHECK-NEXT: return %[[V0]] : tensor<?x3xf32>
func.func @added_in_another_order(%a: tensor<?x3xf32>, %b: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = stablehlo.add %a, %b : tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @transposed_twice
// CHECK-SAME: (%[[A:.+]]: tensor<?x?xi32>)
// CHECK-NEXT: %[[V0:.+]] = stablehlo.transpose %[[A]], dims = [1, 0] : (tensor<?x?xi32>) -> tensor<?x?xi32>
// CHECK-NEXT: return %[[A]] : tensor<?x?xi32>
func.func @transposed_twice(%a: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<?x?xi32>) -> tensor<?x?xi32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<?x?xi32>) -> tensor<?x?xi32>
  return %1 : tensor<?x?xi32>
}

// CHECK-LABEL: func.func @sums_and_differences
// CHECK-SAME: (%[[A:.+]]: tensor<?xi32>, %[[B:.+]]: tensor<?xi32>)
// CHECK-NEXT: %[[V0:.+]] = stablehlo.subtract %[[B]], %[[A]] : tensor<?xi32>
// CHECK-NEXT: %[[V1:.+]] = stablehlo.add %[[A]], %[[A]] : tensor<?xi32>
// CHECK-NEXT: %[[V2:.+]] = stablehlo.add %[[V1]], %[[V0]] : tensor<?xi32>
// CHECK-NEXT: return %[[V2]] : tensor<?xi32>
func.func @sums_and_differences(%a: tensor<?xi32>, %b: tensor<?xi32>) -> tensor<?xi32> {
  %0 = stablehlo.add %a, %b : tensor<?xi32>
  return %0 : tensor<?xi32>
}

// CHECK-LABEL: func.func @reverse_of_a_concatenation
// CHECK-SAME: (%[[A:.+]]: tensor<?xi32>, %[[B:.+]]: tensor<?xi32>)
// CHECK-NEXT: %[[V0:.+]] = stablehlo.reverse %[[A]], dims = [0] : tensor<?xi32>
// CHECK-NEXT: %[[V2:.+]] = stablehlo.reverse %[[B]], dims = [0] : tensor<?xi32>
// CHECK-NEXT: %[[V1:.+]] = stablehlo.concatenate %[[V2]], %[[V0]], dim = 0 : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
// CHECK-NEXT: return %[[V1]] : tensor<?xi32>
func.func @reverse_of_a_concatenation(%a: tensor<?xi32>, %b: tensor<?xi32>) -> tensor<?xi32> {
  %0 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
  %1 = stablehlo.reverse %0, dims = [0] : tensor<?xi32>
  return %1 : tensor<?xi32>
}

// CHECK-LABEL: func.func @sum_of_a_reversed_dimension
// CHECK-SAME: (%[[A:.+]]: tensor<?x4xi32>)
// CHECK-NEXT: %[[VZ:.+]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT: %[[VR:.+]] = stablehlo.reverse %[[A]], dims = [1] : tensor<?x4xi32>
// CHECK-NEXT: %[[V0:.+]] = stablehlo.reduce(%[[VR]] init: %[[VZ]]) applies stablehlo.add across dimensions = [1] : (tensor<?x4xi32>, tensor<i32>) -> tensor<?xi32>
// CHECK-NEXT: return %[[V0]] : tensor<?xi32>
func.func @sum_of_a_reversed_dimension(%a: tensor<?x4xi32>) -> tensor<?xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1] : (tensor<?x4xi32>, tensor<i32>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}

// CHECK-LABEL: func.func @product_of_the_transposed
// CHECK-SAME: (%[[A:.+]]: tensor<?x?xi32>, %[[B:.+]]: tensor<?x?xi32>)
// CHECK-NEXT: %[[V0:.+]] = stablehlo.dot_general %[[B]], %[[A]], contracting_dims = [0] x [1] : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
// CHECK-NEXT: %[[V1:.+]] = stablehlo.transpose %[[V0]], dims = [1, 0] : (tensor<?x?xi32>) -> tensor<?x?xi32>
// CHECK-NEXT: return %[[V1]] : tensor<?x?xi32>
func.func @product_of_the_transposed(%a: tensor<?x?xi32>, %b: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

// CHECK-LABEL: func.func @scalar_repeated_to_the_shape_of_another
// CHECK-SAME: (%[[S:.+]]: tensor<f32>, %[[A:.+]]: tensor<?x3xf32>)
// CHECK-NEXT: %[[VD:.+]] = stablehlo.get_dimension_size %[[A]], dim = 0 : (tensor<?x3xf32>) -> tensor<i32>
// CHECK-NEXT: %[[VD1:.+]] = stablehlo.reshape %[[VD]] : (tensor<i32>) -> tensor<1xi32>
// CHECK-NEXT: %[[VC:.+]] = stablehlo.constant dense<3> : tensor<1xi32>
// CHECK-NEXT: %[[VSH:.+]] = stablehlo.concatenate %[[VD1]], %[[VC]], dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
// CHECK-NEXT: %[[VB:.+]] = stablehlo.dynamic_broadcast_in_dim %[[S]], %[[VSH]], dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x3xf32>
// CHECK-NEXT: %[[V0:.+]] = stablehlo.multiply %[[A]], %[[VB]] : tensor<?x3xf32>
// CHECK-NEXT: return %[[V0]] : tensor<?x3xf32>
func.func @scalar_repeated_to_the_shape_of_another(%s: tensor<f32>, %a: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %d = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>
  %d1 = stablehlo.reshape %d : (tensor<i32>) -> tensor<1xi32>
  %c = stablehlo.constant dense<3> : tensor<1xi32>
  %sh = stablehlo.concatenate %d1, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %b = stablehlo.dynamic_broadcast_in_dim %s, %sh, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x3xf32>
  %0 = stablehlo.multiply %b, %a : tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @maximum_with_the_limit_of_the_type
// CHECK-SAME: (%[[A:.+]]: tensor<?xi32>)
// CHECK-NEXT: %[[L:.+]] = stablehlo.constant dense<-2147483648> : tensor<i32>
// CHECK-NEXT: %[[V:.+]] = stablehlo.reverse %[[A]], dims = [0] : tensor<?xi32>
// CHECK-NEXT: %[[R:.+]] = stablehlo.reduce(%[[V]] init: %[[L]]) applies stablehlo.maximum across dimensions = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<i32>
// CHECK-NEXT: return %[[R]] : tensor<i32>
func.func @maximum_with_the_limit_of_the_type(%a: tensor<?xi32>) -> tensor<i32> {
  %low = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = stablehlo.reduce(%a init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}
