// RUN: verify-rules-opt %s --pattern=a_slice_of_a_padded_tensor | FileCheck %s
// a slice of a padded tensor

// CHECK-LABEL: sym_name = "fires_0"
// CHECK: ^bb0(%[[A0:.*]]: tensor<i32>, %[[A1:.*]]: tensor<i32>):
// CHECK-DAG: %[[R0:.*]] = "stablehlo.slice"(%[[A0]]){{.*}}limit_indices = array<i64>, start_indices = array<i64>, strides = array<i64>
// CHECK: "func.return"(%[[R0]])
func.func @fires_0(%0: tensor<i32>, %1: tensor<i32>) -> tensor<i32> {
  %2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64>, edge_padding_low = array<i64>, interior_padding = array<i64>} : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %3 = "stablehlo.slice"(%2) {limit_indices = array<i64>, start_indices = array<i64>, strides = array<i64>} : (tensor<i32>) -> tensor<i32>
  "func.return"(%3) : (tensor<i32>) -> ()
}

// CHECK-LABEL: sym_name = "fires_1"
// CHECK: ^bb0(%[[A0:.*]]: tensor<3xi32>, %[[A1:.*]]: tensor<i32>):
// CHECK-DAG: %[[R0:.*]] = "stablehlo.slice"(%[[A0]]){{.*}}limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>
// CHECK: "func.return"(%[[R0]])
func.func @fires_1(%0: tensor<3xi32>, %1: tensor<i32>) -> tensor<1xi32> {
  %2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 1>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>} : (tensor<3xi32>, tensor<i32>) -> tensor<4xi32>
  %3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<4xi32>) -> tensor<1xi32>
  "func.return"(%3) : (tensor<1xi32>) -> ()
}

// CHECK-LABEL: sym_name = "fires_2"
// CHECK: ^bb0(%[[A0:.*]]: tensor<4x3xi32>, %[[A1:.*]]: tensor<i32>):
// CHECK-DAG: %[[R0:.*]] = "stablehlo.slice"(%[[A0]]){{.*}}limit_indices = array<i64: 2, 3>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>
// CHECK: "func.return"(%[[R0]])
func.func @fires_2(%0: tensor<4x3xi32>, %1: tensor<i32>) -> tensor<1x3xi32> {
  %2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 1, 1>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<4x3xi32>, tensor<i32>) -> tensor<5x4xi32>
  %3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<5x4xi32>) -> tensor<1x3xi32>
  "func.return"(%3) : (tensor<1x3xi32>) -> ()
}

// Not fulfilled: all c: low >= 0.
// CHECK-LABEL: sym_name = "stays_0"
// CHECK: ^bb0(%[[A0:.*]]: tensor<1xi32>, %[[A1:.*]]: tensor<i32>):
// CHECK-DAG: %[[R0:.*]] = "stablehlo.pad"(%[[A0]], %[[A1]]){{.*}}edge_padding_high = array<i64: 1>, edge_padding_low = array<i64: -1>, interior_padding = array<i64: 0>
// CHECK-DAG: %[[R1:.*]] = "stablehlo.slice"(%[[R0]]){{.*}}limit_indices = array<i64: 0>, start_indices = array<i64: 0>, strides = array<i64: 1>
// CHECK: "func.return"(%[[R1]])
func.func @stays_0(%0: tensor<1xi32>, %1: tensor<i32>) -> tensor<0xi32> {
  %2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 1>, edge_padding_low = array<i64: -1>, interior_padding = array<i64: 0>} : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
  %3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 0>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<1xi32>) -> tensor<0xi32>
  "func.return"(%3) : (tensor<0xi32>) -> ()
}

// Not fulfilled: all c: (start >= low) and (end <= low + n); the right side would be wrong.
// CHECK-LABEL: sym_name = "stays_1"
// CHECK: ^bb0(%[[A0:.*]]: tensor<0xi32>, %[[A1:.*]]: tensor<i32>):
// CHECK-DAG: %[[R0:.*]] = "stablehlo.pad"(%[[A0]], %[[A1]]){{.*}}edge_padding_high = array<i64: 1>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>
// CHECK-DAG: %[[R1:.*]] = "stablehlo.slice"(%[[R0]]){{.*}}limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>
// CHECK: "func.return"(%[[R1]])
func.func @stays_1(%0: tensor<0xi32>, %1: tensor<i32>) -> tensor<1xi32> {
  %2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 1>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>} : (tensor<0xi32>, tensor<i32>) -> tensor<1xi32>
  %3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<1xi32>) -> tensor<1xi32>
  "func.return"(%3) : (tensor<1xi32>) -> ()
}
