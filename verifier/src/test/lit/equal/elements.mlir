// RUN: opt --elements %s | FileCheck %s

// CHECK-LABEL: func.func @added_constants
// CHECK-SAME: (%[[A:.+]]: tensor<9xi32>)
// CHECK-NEXT: %[[C:.+]] = stablehlo.constant dense<5> : tensor<9xi32>
// CHECK-NEXT: %[[R:.+]] = stablehlo.add %[[A]], %[[C]] : tensor<9xi32>
// CHECK-NEXT: return %[[R]] : tensor<9xi32>
func.func @added_constants(%a: tensor<9xi32>) -> tensor<9xi32> {
  %c = stablehlo.constant dense<2> : tensor<9xi32>
  %d = stablehlo.constant dense<3> : tensor<9xi32>
  %0 = stablehlo.add %a, %c : tensor<9xi32>
  %1 = stablehlo.add %0, %d : tensor<9xi32>
  return %1 : tensor<9xi32>
}

// CHECK-LABEL: func.func @branch_of_equals
// CHECK-SAME: (%[[P:.+]]: tensor<i1>, %[[A:.+]]: tensor<3xf32>)
// CHECK-NEXT: return %[[A]] : tensor<3xf32>
func.func @branch_of_equals(%p: tensor<i1>, %a: tensor<3xf32>) -> tensor<3xf32> {
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %a : tensor<3xf32>
  }, {
    %1 = stablehlo.negate %a : tensor<3xf32>
    %2 = stablehlo.negate %1 : tensor<3xf32>
    stablehlo.return %2 : tensor<3xf32>
  }) : (tensor<i1>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// CHECK-LABEL: func.func @calls_are_inlined
// CHECK-SAME: (%[[A:.+]]: tensor<3xi8>)
// CHECK-NEXT: %[[R:.+]] = stablehlo.add %[[A]], %[[A]] : tensor<3xi8>
// CHECK-NEXT: return %[[R]] : tensor<3xi8>
func.func @calls_are_inlined(%a: tensor<3xi8>) -> tensor<3xi8> {
  %0 = func.call @sum(%a, %a) : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi8>
  return %0 : tensor<3xi8>
}

// CHECK-LABEL: func.func private @sum
// CHECK-SAME: (%[[A:.+]]: tensor<3xi8>, %[[B:.+]]: tensor<3xi8>)
// CHECK-NEXT: %[[R:.+]] = stablehlo.add %[[B]], %[[A]] : tensor<3xi8>
// CHECK-NEXT: return %[[R]] : tensor<3xi8>
func.func private @sum(%a: tensor<3xi8>, %b: tensor<3xi8>) -> tensor<3xi8> {
  %0 = stablehlo.add %a, %b : tensor<3xi8>
  return %0 : tensor<3xi8>
}

// CHECK-LABEL: func.func @loop_of_three_turns
// CHECK-SAME: (%[[A:.+]]: tensor<4xi32>)
// CHECK-NEXT: %[[C:.+]] = stablehlo.constant dense<8> : tensor<4xi32>
// CHECK-NEXT: %[[R:.+]] = stablehlo.multiply %[[A]], %[[C]] : tensor<4xi32>
// CHECK-NEXT: return %[[R]] : tensor<4xi32>
func.func @loop_of_three_turns(%a: tensor<4xi32>) -> tensor<4xi32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %x = %a) : tensor<i32>, tensor<4xi32>
  cond {
    %1 = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %1 = stablehlo.add %i, %one : tensor<i32>
    %2 = stablehlo.add %x, %x : tensor<4xi32>
    stablehlo.return %1, %2 : tensor<i32>, tensor<4xi32>
  }
  return %0#1 : tensor<4xi32>
}

// CHECK-LABEL: func.func @maximum_of_few
// CHECK-SAME: (%[[A:.+]]: tensor<2xf32>)
// CHECK-NEXT: %[[B:.+]] = stablehlo.slice %[[A]] [0:1] : (tensor<2xf32>) -> tensor<1xf32>
// CHECK-NEXT: %[[C:.+]] = stablehlo.slice %[[A]] [1:2] : (tensor<2xf32>) -> tensor<1xf32>
// CHECK-NEXT: %[[D:.+]] = stablehlo.maximum %[[C]], %[[B]] : tensor<1xf32>
// CHECK-NEXT: %[[R:.+]] = stablehlo.reshape %[[D]] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT: return %[[R]] : tensor<f32>
func.func @maximum_of_few(%a: tensor<2xf32>) -> tensor<f32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// An exclusive or in any order.
// CHECK-LABEL: func.func @parity
// CHECK-SAME: (%[[X:.+]]: tensor<4x3xi1>, %[[Y:.+]]: tensor<4x3xui8>)
// CHECK-NEXT: %[[Z:.+]] = stablehlo.constant dense<false> : tensor<i1>
// CHECK-NEXT: %[[P:.+]] = stablehlo.reduce(%[[X]] init: %[[Z]]) applies stablehlo.xor across dimensions = [1] : (tensor<4x3xi1>, tensor<i1>) -> tensor<4xi1>
// CHECK-NEXT: %[[O:.+]] = stablehlo.constant dense<0> : tensor<3xui8>
// CHECK-NEXT: return %[[P]], %[[O]] : tensor<4xi1>, tensor<3xui8>
func.func @parity(%x: tensor<4x3xi1>, %y: tensor<4x3xui8>) -> (tensor<4xi1>, tensor<3xui8>) {
  %z = stablehlo.constant dense<false> : tensor<i1>
  %r = stablehlo.reverse %x, dims = [1] : tensor<4x3xi1>
  %0 = stablehlo.reduce(%r init: %z) applies stablehlo.xor across dimensions = [1] : (tensor<4x3xi1>, tensor<i1>) -> tensor<4xi1>
  %o = stablehlo.constant dense<0> : tensor<ui8>
  %d = stablehlo.concatenate %y, %y, dim = 0 : (tensor<4x3xui8>, tensor<4x3xui8>) -> tensor<8x3xui8>
  %1 = stablehlo.reduce(%d init: %o) applies stablehlo.xor across dimensions = [0] : (tensor<8x3xui8>, tensor<ui8>) -> tensor<3xui8>
  return %0, %1 : tensor<4xi1>, tensor<3xui8>
}
