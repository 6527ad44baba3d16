// Patterns of Enzyme-JAX whose left side is a sum or a difference, as coded. They do not look at the type but where it is said.

import io.verifyrules.dsl.expr.TensorExpr

val backAgain = listOf<Triple<String, RuleScope.(TensorExpr, TensorExpr) -> TensorExpr, String>>(
    Triple("Sub(Add(A, B), B)", { a, b -> (a + b) - b }, "A"), Triple("Sub(Add(A, B), A)", { a, b -> (a + b) - a }, "B"),
    Triple("Sub(A, Add(A, B))", { a, b -> a - (a + b) }, "Neg(B)"), Triple("Sub(B, Add(A, B))", { a, b -> b - (a + b) }, "Neg(A)"),
)

for ((left, of, right) in backAgain)
rule("enzyme/NoNanAddSubSimplify: $left => $right") {
    source(note = "Of floats where the result is shown not to be nan, or where an option says so.")
    expect(REFUTED, on = floats, because = "what the sum rounds away")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = of(A, B)
    rhs = when (right) { "A" -> A; "B" -> B; "Neg(A)" -> -A; else -> -B }
    broken("enzyme/NoNanAddSubSimplify broken: the opposite, $left", because = "A = B = 1") {
        rhs = when (right) { "A" -> -A; "B" -> -B; "Neg(A)" -> A; else -> B }
    }
}

val products = listOf<Pair<String, RuleScope.(TensorExpr, TensorExpr) -> TensorExpr>>(
    "Mul(A, X)" to { a, x -> a * x }, "Mul(X, A)" to { a, x -> x * a },
)

for (minus in listOf(false, true)) for ((left, first) in products) for ((right, second) in products) {
    val op = if (minus) "Sub" else "Add"
    rule("enzyme/AssociativeCommonMulOpReordering: $op($left, ${right.replace("X", "Y")}) => Mul(A, $op(X, Y))") {
        expect(REFUTED, on = floats, because = "A * X may be an infinity where A * (X + Y) is none, and roundings")
        val c by rankClass
        val n by c.sizes
        val A by tensor(c to n)
        val X by tensor(c to n)
        val Y by tensor(c to n)
        lhs = if (minus) first(A, X) - second(A, Y) else first(A, X) + second(A, Y)
        rhs = if (minus) A * (X - Y) else A * (X + Y)
        broken("enzyme/AssociativeCommonMulOpReordering broken: exchanged, $op($left, $right)", because = "A = 1, X = 1, Y = 0") {
            rhs = if (minus) A * (Y - X) else X * (A + Y)
        }
    }
}

for (minus in listOf(false, true)) {
    val op = if (minus) "Sub" else "Add"
    val other = if (minus) "Add" else "Sub"
    rule("enzyme/NegatedConstantMulFactoring: $op(Mul(A, k), Mul(B, -k)) => Mul($other(A, B), k)") {
        source(note = "A constant k, on either side of the products.")
        expect(REFUTED, on = floats, because = "A * k may be an infinity where (A - B) * k is none, and roundings")
        val c by rankClass
        val n by c.sizes
        val k by element
        val A by tensor(c to n)
        val B by tensor(c to n)
        val opposite = B * (-constant(k, c to n))
        lhs = if (minus) A * k - opposite else A * k + opposite
        rhs = if (minus) (A + B) * k else (A - B) * k
        broken("enzyme/NegatedConstantMulFactoring broken: $op again", because = "A = 0, B = k = 1") {
            rhs = if (minus) (A - B) * k else (A + B) * k
        }
    }
}

for (side in listOf("k, X", "X, k"))
rule("enzyme/SubtractMultiplyConstToAddMulConst: Sub(A, Mul($side)) => Add(A, Mul(${if (side == "k, X") "-k, X" else "X, -k"}))") {
    source(note = "A constant k.")
    val c by rankClass
    val n by c.sizes
    val k by element
    val A by tensor(c to n)
    val X by tensor(c to n)
    elements(int, real, s8, s32, u8, f16)
    val negated = -constant(k, c to n)
    lhs = if (side == "k, X") A - k * X else A - X * k
    rhs = if (side == "k, X") A + negated * X else A + X * negated
    broken("enzyme/SubtractMultiplyConstToAddMulConst broken: not negated, $side", because = "k = X = 1") { rhs = A + k * X }
}
