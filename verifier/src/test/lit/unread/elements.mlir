// RUN: opt --elements %s | FileCheck %s

// Of places up to 2 the bits say what the least place is; of 3 and 5 they say 2. The reduction is none to an extreme and its place.
// CHECK-LABEL: func.func @place_by_bits
// CHECK-SAME: (%[[A:.+]]: tensor<8xi32>, %[[P:.+]]: tensor<8xi32>)
// CHECK-NEXT: return %[[P]] : tensor<8xi32>
func.func @place_by_bits(%a: tensor<8xi32>, %p: tensor<8xi32>) -> tensor<8xi32> {
  %least = stablehlo.constant dense<-2147483648> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.reduce(%a init: %least), (%p init: %zero) across dimensions = [0] : (tensor<8xi32>, tensor<8xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
   reducer(%x: tensor<i32>, %u: tensor<i32>) (%y: tensor<i32>, %v: tensor<i32>) {
    %1 = stablehlo.compare GT, %x, %u : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.compare GT, %u, %x : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.and %y, %v : tensor<i32>
    %4 = stablehlo.maximum %y, %v : tensor<i32>
    %5 = stablehlo.minimum %y, %v : tensor<i32>
    %6 = stablehlo.not %4 : tensor<i32>
    %7 = stablehlo.and %5, %6 : tensor<i32>
    %8 = stablehlo.maximum %3, %7 : tensor<i32>
    %9 = stablehlo.select %2, %v, %8 : tensor<i1>, tensor<i32>
    %10 = stablehlo.select %1, %y, %9 : tensor<i1>, tensor<i32>
    %11 = stablehlo.maximum %x, %u : tensor<i32>
    stablehlo.return %11, %10 : tensor<i32>, tensor<i32>
  }
  %12 = stablehlo.broadcast_in_dim %0#1, dims = [] : (tensor<i32>) -> tensor<8xi32>
  return %12 : tensor<8xi32>
}
