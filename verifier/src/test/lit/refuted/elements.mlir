// RUN: opt --elements %s | FileCheck %s

// The sum wraps for numbers near the greatest one.
// CHECK-LABEL: func.func @compared_sum
// CHECK-SAME: (%[[A:.+]]: tensor<3xi64>)
// CHECK-NEXT: %[[C:.+]] = stablehlo.constant dense<-7> : tensor<3xi64>
// CHECK-NEXT: %[[R:.+]] = stablehlo.compare GE, %[[A]], %[[C]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
// CHECK-NEXT: return %[[R]] : tensor<3xi1>
func.func @compared_sum(%a: tensor<3xi64>) -> tensor<3xi1> {
  %c = stablehlo.constant dense<7> : tensor<3xi64>
  %z = stablehlo.constant dense<0> : tensor<3xi64>
  %0 = stablehlo.add %a, %c : tensor<3xi64>
  %1 = stablehlo.compare GE, %0, %z : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
  return %1 : tensor<3xi1>
}

// Division by zero gives -1.
// CHECK-LABEL: func.func @quotient_of_itself
// CHECK-SAME: (%[[A:.+]]: tensor<3xi32>)
// CHECK-NEXT: %[[C:.+]] = stablehlo.constant dense<1> : tensor<3xi32>
// CHECK-NEXT: return %[[C]] : tensor<3xi32>
func.func @quotient_of_itself(%a: tensor<3xi32>) -> tensor<3xi32> {
  %0 = stablehlo.divide %a, %a : tensor<3xi32>
  return %0 : tensor<3xi32>
}

// The number without a sign is another one.
// CHECK-LABEL: func.func @shift_for_division
// CHECK-SAME: (%[[A:.+]]: tensor<3xi32>)
// CHECK-NEXT: %[[C:.+]] = stablehlo.constant dense<1> : tensor<3xi32>
// CHECK-NEXT: %[[R:.+]] = stablehlo.shift_right_arithmetic %[[A]], %[[C]] : tensor<3xi32>
// CHECK-NEXT: return %[[R]] : tensor<3xi32>
func.func @shift_for_division(%a: tensor<3xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<2> : tensor<3xi32>
  %0 = stablehlo.divide %a, %c : tensor<3xi32>
  return %0 : tensor<3xi32>
}

// One turn of the loop is missing.
// CHECK-LABEL: func.func @loop_of_three_turns
// CHECK-SAME: (%[[A:.+]]: tensor<4xi32>)
// CHECK-NEXT: %[[C:.+]] = stablehlo.constant dense<4> : tensor<4xi32>
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

// The branches are exchanged.
// CHECK-LABEL: func.func @branches
// CHECK-SAME: (%[[P:.+]]: tensor<i1>, %[[A:.+]]: tensor<f32>, %[[B:.+]]: tensor<f32>)
// CHECK-NEXT: %[[R:.+]] = stablehlo.select %[[P]], %[[B]], %[[A]] : tensor<i1>, tensor<f32>
// CHECK-NEXT: return %[[R]] : tensor<f32>
func.func @branches(%p: tensor<i1>, %a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %a : tensor<f32>
  }, {
    stablehlo.return %b : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  return %0 : tensor<f32>
}

// An exclusive or of three copies is that of one.
// CHECK-LABEL: func.func @parity
// CHECK-SAME: (%[[Y:.+]]: tensor<4x3xui8>)
// CHECK-NEXT: %[[O:.+]] = stablehlo.constant dense<0> : tensor<3xui8>
// CHECK-NEXT: return %[[O]] : tensor<3xui8>
func.func @parity(%y: tensor<4x3xui8>) -> tensor<3xui8> {
  %o = stablehlo.constant dense<0> : tensor<ui8>
  %d = stablehlo.concatenate %y, %y, %y, dim = 0 : (tensor<4x3xui8>, tensor<4x3xui8>, tensor<4x3xui8>) -> tensor<12x3xui8>
  %1 = stablehlo.reduce(%d init: %o) applies stablehlo.xor across dimensions = [0] : (tensor<12x3xui8>, tensor<ui8>) -> tensor<3xui8>
  return %1 : tensor<3xui8>
}

// The initial value counts once, and stands at each place that is padded.
// CHECK-LABEL: func.func @parity_from_true
// CHECK-SAME: (%[[X:.+]]: tensor<4xi1>)
// CHECK-NEXT: %[[Z:.+]] = stablehlo.constant dense<false> : tensor<i1>
// CHECK-NEXT: %[[P:.+]] = stablehlo.reduce(%[[X]] init: %[[Z]]) applies stablehlo.xor across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
// CHECK-NEXT: return %[[P]] : tensor<i1>
func.func @parity_from_true(%x: tensor<4xi1>) -> tensor<i1> {
  %z = stablehlo.constant dense<true> : tensor<i1>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.xor across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
  return %0 : tensor<i1>
}
