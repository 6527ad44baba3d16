// Patterns of Enzyme-JAX about concatenations of sums and of broadcasts, and a padded concatenation, as coded: special cases.

rule("enzyme/ConcatenateSubtractToSubtractPad: Concat(A, Sub(B, C), Neg(D)) => Sub(Pad(Concat(A, B), 0), Pad(Concat(C, D), 0))") {
    source(note = "Three operands, as the code asks.")
    expect(REFUTED, on = setOf(f16, f32), because = "D = 0.0: -0.0 against 0.0 - 0.0 = 0.0")
    val s by singleton; val d by rankClass
    val n by s.sizes; val m by s.sizes; val k by s.sizes; val p by d.sizes
    val A by tensor(s to n, d to p)
    val B by tensor(s to m, d to p)
    val C by tensor(s to m, d to p)
    val D by tensor(s to k, d to p)
    elements(int, real, s8, s32, u8, f16, f32)
    lhs = concat(A, B - C, -D, along = s)
    rhs = concat(A, B, along = s).pad(0, high = axes(s to k)) - concat(C, D, along = s).pad(0, low = axes(s to n))
    broken("enzyme/ConcatenateSubtractToSubtractPad broken: padded alike", because = "n = 1, m = k = 0, or C meets A") {
        rhs = concat(A, B, along = s).pad(0, high = axes(s to k)) - concat(C, D, along = s).pad(0, high = axes(s to n))
    }
}

for (first in listOf(true, false))
rule("enzyme/ConcatenateAddToAddPad: Concat(Slice(A, i, j), Add(${if (first) "Slice(A, j, k), B" else "B, Slice(A, j, k)"})) => Add(Slice(A, i, k), Pad(B, 0))") {
    source(note = "Two operands, as the code asks, of which the second is longer.")
    expect(REFUTED, on = setOf(f16, f32), because = "A = -0.0: -0.0 against -0.0 + 0.0 = 0.0")
    val s by singleton; val d by rankClass
    val n by s.sizes; val i by s.sizes; val j by s.sizes; val k by s.sizes
    val p by d.sizes; val q by d.map; val r by d.map; val t by d.map
    val A by tensor(s to n, d to p)
    val right = A.slice(axes(s to j, d to q), axes(s to k, d to r), axes(s to 1, d to t))
    val B by tensor(shapeOf(right))
    requires { k - j gt j - i }
    elements(int, real, s8, s32, u8, f16, f32)
    lhs = concat(A.slice(axes(s to i, d to q), axes(s to j, d to r), axes(s to 1, d to t)), if (first) right + B else B + right, along = s)
    rhs = A.slice(axes(s to i, d to q), axes(s to k, d to r), axes(s to 1, d to t)) + B.pad(0, low = axes(s to j - i))
    broken("enzyme/ConcatenateAddToAddPad broken: padded behind, $first", because = "j - i = 1: B is added before") {
        rhs = A.slice(axes(s to i, d to q), axes(s to k, d to r), axes(s to 1, d to t)) + B.pad(0, high = axes(s to j - i))
    }
}
