// RUN: some-opt --some-pass %s | FileCheck %s

// Each element as two of half the width, of which the first has the lowest bits.
// CHECK-LABEL: func.func @bits_of_another_width
// CHECK-SAME: (%[[A:.+]]: tensor<4xi32>)
// CHECK-NEXT: %[[R:.+]] = stablehlo.bitcast_convert %[[A]] : (tensor<4xi32>) -> tensor<4x2xi16>
// CHECK-NEXT: return %[[R]] : tensor<4x2xi16>
func.func @bits_of_another_width(%a: tensor<4xi32>) -> tensor<4x2xi16> {
  %0 = stablehlo.bitcast_convert %a : (tensor<4xi32>) -> tensor<4x2xi16>
  %1 = stablehlo.negate %0 : tensor<4x2xi16>
  %2 = stablehlo.negate %1 : tensor<4x2xi16>
  return %2 : tensor<4x2xi16>
}
