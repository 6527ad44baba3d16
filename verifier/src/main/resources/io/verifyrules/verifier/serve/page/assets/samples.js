// What stands in the editors at first.

export const KOTLIN = `// The right side forgets something. Move the sliders, mend it, and see.
rule("reversing a padded tensor pads the reversed one") {
    val c by rankClass                   // any number of axes
    val n by c.sizes                     // for each of them a size
    val low by c.map; val high by c.map  // for each of them an integer
    val v by element
    val A by tensor(c to n)
    requires { (low ge 0) and (high ge 0) }
    lhs = A.pad(v, low = low, high = high).reverse(c)
    rhs = A.reverse(c).pad(v, low = low, high = high)
}

rule("padding, then slicing the padding off, is no change") {
    val c by rankClass
    val n by c.sizes
    val low by c.map; val high by c.map
    val v by element
    val A by tensor(c to n)
    requires { low ge 0 }
    requires { high ge 0 }
    lhs = A.pad(v, low = low, high = high).slice(start = low, end = low + n)
    rhs = A
}
`;

export const JSON_RULES = `{
  "version": 1,
  "rules": [
    {
      "name": "reversing a padded tensor pads the reversed one",
      "classes": [{"name": "c", "ranks": "any"}],
      "maps": {"n": "c", "low": "c", "high": "c"},
      "parameters": {"v": {"open": "T"}},
      "tensors": {"A": {"element": {"open": "T"}, "shape": {"c": "n"}}},
      "requires": [{"op": "everyLane", "class": "c", "condition": {"op": "and", "operands": [
        {"op": ">=", "left": "low", "right": 0}, {"op": ">=", "left": "high", "right": 0}]}}],
      "lhs": {"op": "reverse", "operand": {"op": "pad", "operand": "A", "value": "v", "low": {"c": "low"}, "high": {"c": "high"}}, "axes": ["c"]},
      "rhs": {"op": "pad", "operand": {"op": "reverse", "operand": "A", "axes": ["c"]}, "value": "v", "low": {"c": "low"}, "high": {"c": "high"}}
    },
    {
      "name": "padding, then slicing the padding off, is no change",
      "classes": [{"name": "c", "ranks": "any"}],
      "maps": {"n": "c", "low": "c"},
      "parameters": {"v": {"open": "T"}},
      "tensors": {"A": {"element": {"open": "T"}, "shape": {"c": "n"}}},
      "requires": [{"op": "everyLane", "class": "c", "condition": {"op": ">=", "left": "low", "right": 0}}],
      "lhs": {
        "op": "slice",
        "operand": {"op": "pad", "operand": "A", "value": "v", "low": {"c": "low"}},
        "start": {"c": "low"}, "end": {"c": {"op": "+", "left": "low", "right": "n"}}
      },
      "rhs": "A"
    }
  ]
}
`;

export const BEFORE = `func.func @main(%a: tensor<4x8xf32>) -> tensor<8x4xf32> {
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
  %1 = stablehlo.negate %0 : tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}
`;

export const AFTER = `func.func @main(%a: tensor<4x8xf32>) -> tensor<8x4xf32> {
  %0 = stablehlo.negate %a : tensor<4x8xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}
`;
