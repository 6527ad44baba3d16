// Patterns of Enzyme-JAX whose left side is a negation, a magnitude or a logarithm, as coded.

import io.verifyrules.dsl.expr.TensorExpr

rule("enzyme/InvolutionSimplify: Neg(Neg(A)) => A") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = -(-A)
    rhs = A
    broken("enzyme/InvolutionSimplify broken: Neg once", because = "A = 1") { lhs = -A }
}

rule("enzyme/InvolutionSimplify: Not(Not(A)) => A") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = !(!A)
    rhs = A
    broken("enzyme/InvolutionSimplify broken: Not once", because = "A = true") { lhs = !A }
}

rule("enzyme/InvolutionSimplify: Conj(Conj(A)) => A") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    lhs = conj(conj(A))
    rhs = A
    broken("enzyme/InvolutionSimplify broken: Conj once", because = "A = i") { lhs = conj(A) }
}

for (left in listOf(true, false)) {
    rule("enzyme/NegMulConstSimplify: Neg(Mul(${if (left) "k, A" else "A, k"})) => Mul(${if (left) "-k, A" else "A, -k"})") {
        source(note = "A constant k, of every type.")
        val c by rankClass
        val n by c.sizes
        val k by element
        val A by tensor(c to n)
        val negated = -constant(k, c to n)
        lhs = if (left) -(k * A) else -(A * k)
        rhs = if (left) negated * A else A * negated
        broken("enzyme/NegMulConstSimplify broken: not negated, $left", because = "k = A = 1") { rhs = k * A }
    }

    rule("enzyme/NegDivConstSimplify: Neg(Div(${if (left) "k, A" else "A, k"})) => Div(${if (left) "-k, A" else "A, -k"})") {
        source(note = "A constant k, of every type; a division of integers by 0 is what XLA makes of it.")
        expect(REFUTED, on = int, because = "x / 0 = -1: 1 against -1")
        expect(REFUTED, on = real, because = "1 / 0 is not defined")
        expect(REFUTED, on = signed, because = "the opposite of the least number is itself: of s8, -128 / 2 is -64, and negated 64, against -64")
        expect(REFUTED, on = unsigned, because = "1 / 1 = 1 is negated to 15, of 4 bits; 15 / 1 and 1 / 15 are others")
        val c by rankClass
        val n by c.sizes
        val k by element
        val A by tensor(c to n)
        val negated = -constant(k, c to n)
        lhs = if (left) -(k / A) else -(A / k)
        rhs = if (left) negated / A else A / negated
        repaired("enzyme/NegDivConstSimplify repaired: nothing over 0, integers that do not wrap and reals, $left") {
            elements(int + real)
            if (left) assume { A ne 0 } else requires { k ne 0 }
        }
        repaired("enzyme/NegDivConstSimplify repaired: nothing over 0, k above the least number of s8, $left") {
            elements(s8)
            requires { (k ne 0) and (k ne -128) }
            assume { A ne 0 }
        }
        broken("enzyme/NegDivConstSimplify broken: not negated, $left", because = "k = A = 1") { rhs = if (left) k / A else A / k }
    }
}

// What the code takes for not negative. Signs of integers are not asked for.
class Form(val name: String, val because: String, val right: String, val of: RuleScope.(TensorExpr, TensorExpr) -> TensorExpr)

val forms = listOf(
    Form("Abs(A)", "", "all") { a, _ -> abs(a) },
    Form("And(A, B)", "A = B = -1: 1 against -1", "unsigned") { a, b -> a and b },
    Form("Or(A, B)", "A = B = -1: 1 against -1", "unsigned") { a, b -> a or b },
    Form("Xor(A, B)", "A = -1, B = 0: 1 against -1", "unsigned") { a, b -> a xor b },
    Form("Not(A)", "A = 0: 1 against -1", "unsigned") { a, _ -> !a },
    Form("Mul(A, B)", "A = 1, B = -1: 1 against -1", "unsigned") { a, b -> a * b },
    Form("Mul(A, A)", "A = 12, of s8: 144 is -112", "unwrapped") { a, _ -> a * a },
    Form("Max(A, Abs(B))", "A = -1, B = -128, of s8, which is its own magnitude", "unwrapped") { a, b -> max(a, abs(b)) },
    Form("Min(Abs(A), Abs(B))", "", "all") { a, b -> min(abs(a), abs(b)) },
    Form("Add(Abs(A), Abs(B))", "64 + 65, of s8, is -127", "unwrapped") { a, b -> abs(a) + abs(b) },
    Form("Mul(Abs(A), Abs(B))", "12 * 12, of s8, is -112", "unwrapped") { a, b -> abs(a) * abs(b) },
    Form("Clamp(Abs(A), B, A)", "A = -1: -1, as the bound above is below the other", "unsigned") { a, b -> clamp(abs(a), b, a) },
)

for (form in forms)
rule("enzyme/AbsPositiveSimplify: Abs(${form.name}) => ${form.name}") {
    source(note = when (form.name) {
        "Mul(A, B)" -> "Special: A and B are parameters of a function. The code compares the operations that define them, and these are none for both; it takes this for a square."
        else -> "Special: one of the forms that the analysis of signs takes for not negative, without asking for the type."
    })
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    val bits = form.name.substringBefore('(') in listOf("And", "Or", "Xor", "Not")
    if (form.right != "all") expect(REFUTED, on = signed, because = form.because)
    if (form.right == "unsigned" && !bits) expect(REFUTED, on = floats + int + real, because = form.because)
    lhs = abs(form.of(this, A, B))
    rhs = form.of(this, A, B)
    broken("enzyme/AbsPositiveSimplify broken: one of any sign beside ${form.name}", because = "A = -1, B = -1") {
        elements(signed)
        lhs = abs(form.of(this@rule, A, B) + A)
        rhs = form.of(this@rule, A, B) + A
    }
}

for ((name, of) in listOf<Pair<String, RuleScope.(TensorExpr) -> TensorExpr>>("Exp" to { a -> exp(a) }, "Sqrt" to { a -> sqrt(a) }, "Logistic" to { a -> logistic(a) }))
rule("enzyme/AbsPositiveSimplify: Abs($name(A)) => $name(A)") {
    source(note = "Special: one of the forms that the analysis of signs takes for not negative.")
    if (name == "Sqrt") expect(REFUTED, on = f16, because = "A = -0.0, whose root it is: 0.0 against -0.0")
    if (name == "Sqrt") expect(REFUTED, on = real, because = "A = -1, which has no root")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(real, f16)
    lhs = abs(of(A))
    rhs = of(A)
    broken("enzyme/AbsPositiveSimplify broken: negated, $name", because = "A = 1") { rhs = -of(A) }
}
