// Patterns of Enzyme-JAX whose left side is a product or a quotient, as coded.

import io.verifyrules.dsl.expr.TensorExpr

for (left in listOf(true, false))
rule("enzyme/NoNanMulSimplify: ${if (left) "Mul(0, A)" else "Mul(A, 0)"} => 0") {
    source(note = "Of floats where the product is shown not to be nan, or where an option says so.")
    expect(REFUTED, on = floats, because = "A = -1: -0.0 against 0.0")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val noNan = assume { A * 0 eq 0 }
    lhs = if (left) 0 * A else A * 0
    rhs = constant(0, c to n)
    broken("enzyme/NoNanMulSimplify broken: may be nan, $left", because = "A = nan") {
        elements(floats)
        without(noNan)
    }
    broken("enzyme/NoNanMulSimplify broken: 1, $left", because = "A = 1: 1 against 0") {
        without(noNan)
        lhs = if (left) 1 * A else A * 1
    }
}

for (first in listOf("Sign", "Abs"))
rule("enzyme/SignAbsSimplify: Mul($first(A), ${if (first == "Sign") "Abs" else "Sign"}(A)) => A") {
    source(note = "The least integer is its own magnitude, and times -1 itself.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(int + real + signed + f16)
    lhs = if (first == "Sign") sign(A) * abs(A) else abs(A) * sign(A)
    rhs = A
    broken("enzyme/SignAbsSimplify broken: of two tensors, $first first", because = "A = 1, B = 0") {
        val B by tensor(c to n)
        lhs = sign(A) * abs(B)
    }
}

rule("enzyme/SquareAbsSimplify: Mul(Abs(A), Abs(A)) => Mul(A, A)") {
    source(note = "Of types that are not complex.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = abs(A) * abs(A)
    rhs = A * A
    broken("enzyme/SquareAbsSimplify broken: once", because = "A = -1: 1 against -1") { rhs = A }
}

rule("enzyme/SquareAbsSimplify complex: Mul(Abs(A), Abs(A)) => Add(Mul(Real(A), Real(A)), Mul(Imag(A), Imag(A)))") {
    source(note = "Complex numbers have exact parts here.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    lhs = abs(A) * abs(A)
    rhs = real(A) * real(A) + imag(A) * imag(A)
    broken("enzyme/SquareAbsSimplify complex, broken: the difference", because = "A = i: 1 against -1") {
        rhs = real(A) * real(A) - imag(A) * imag(A)
    }
}

for ((left, exponent) in listOf("Mul(Mul(A, A), Mul(A, A))" to 4, "Mul(Mul(A, A), A)" to 3, "Mul(A, Mul(A, A))" to 3))
rule("enzyme/ChainedMultiplyToPower: $left => Pow(A, $exponent)") {
    source(note = "Special: powers of integers are not in the language.")
    expect(UNKNOWN, on = f16, because = "both round; a library's power may be off by as much")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(real, f16)
    val square = A * A
    lhs = when { exponent == 4 -> square * square; left.startsWith("Mul(M") -> square * A; else -> A * square }
    rhs = pow(A, exponent)
    broken("enzyme/ChainedMultiplyToPower broken: one less, $left", because = "A = 2") { rhs = pow(A, exponent - 1) }
}

val powers = listOf<Triple<String, RuleScope.(TensorExpr, TensorExpr, TensorExpr) -> TensorExpr, RuleScope.(TensorExpr, TensorExpr) -> TensorExpr>>(
    Triple("Mul(Pow(A, B), Pow(A, C)) => Pow(A, Add(B, C))", { a, b, c -> pow(a, b) * pow(a, c) }, { b, c -> b + c }),
    Triple("Mul(Pow(A, B), Mul(A, A)) => Pow(A, Add(B, 2))", { a, b, _ -> pow(a, b) * (a * a) }, { b, _ -> b + 2 }),
    Triple("Mul(Mul(A, A), Pow(A, B)) => Pow(A, Add(B, 2))", { a, b, _ -> (a * a) * pow(a, b) }, { b, _ -> b + 2 }),
    Triple("Mul(Pow(A, B), A) => Pow(A, Add(B, 1))", { a, b, _ -> pow(a, b) * a }, { b, _ -> b + 1 }),
    Triple("Mul(A, Pow(A, B)) => Pow(A, Add(B, 1))", { a, b, _ -> a * pow(a, b) }, { b, _ -> b + 1 }),
)

for ((name, before, exponent) in powers)
rule("enzyme/PowerMultiplyToPower: $name") {
    source(note = "Nothing is asked of A or of the exponents. Powers of integers are not in the language.")
    expect(REFUTED, on = real, because = "A = 0: 0 to the power of -1, times 0, is not defined, and to the power of 0 is 1; or A < 0 with exponents that are no integers")
    expect(REFUTED, on = f16, because = "A = 0, B = -1: inf * 0 is nan, and to the power of 0 is 1")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    elements(real, f16)
    lhs = before(A, B, C)
    rhs = pow(A, exponent(B, C))
    // The others are right for A > 0, too, and not proved: that A is a power of A, by 1, is not put beside the others.
    if ("C" in name) repaired("enzyme/PowerMultiplyToPower repaired: for A > 0, $name") {
        elements(real)
        assume { A gt 0 }
    }
    broken("enzyme/PowerMultiplyToPower broken: the exponent once, $name", because = "A = 2, B = 1, C = 1") {
        elements(real)
        assume { A gt 0 }
        rhs = pow(A, B)
    }
}

for (quotient in listOf(false, true)) {
    val op = if (quotient) "Div" else "Mul"
    fun RuleScope.of(a: TensorExpr, b: TensorExpr) = if (quotient) a / b else a * b

    rule("enzyme/BinaryNegatedOperandsSimplify: $op(Neg(A), Neg(B)) => $op(A, B)") {
        source(note = "Of every type.")
        if (quotient) expect(REFUTED, on = s8, because = "the least number is its own opposite: over -2 it is positive, over 2 it is not")
        if (quotient) expect(REFUTED, on = u8, because = "A = 1, B = 2: 255 / 254 = 1 against 1 / 2 = 0")
        val c by rankClass
        val n by c.sizes
        val A by tensor(c to n)
        val B by tensor(c to n)
        if (quotient) elements(int, real, s8, u8, f16)
        lhs = of(-A, -B)
        rhs = of(A, B)
        if (quotient) expect(REFUTED, on = real, because = "B = 0: neither 1 / 0 nor -1 / 0 is defined")
        if (quotient) repaired("enzyme/BinaryNegatedOperandsSimplify repaired: above the least number") {
            elements(s8)
            assume { A ne -128 }
            assume { B ne -128 }
        }
        if (quotient) repaired("enzyme/BinaryNegatedOperandsSimplify repaired: not over 0") {
            elements(real)
            assume { B ne 0 }
        }
        broken("enzyme/BinaryNegatedOperandsSimplify broken: one of them, $op", because = "A = B = 1") { lhs = of(-A, B) }
    }

    for (first in listOf(true, false))
    rule("enzyme/BinaryNegatedOperandsSimplify: $op(${if (first) "Neg(A), Sub(B, C)" else "Sub(B, C), Neg(A)"}) => $op(${if (first) "A, Sub(C, B)" else "Sub(C, B), A"})") {
        source(note = "Of every type.")
        if (quotient) expect(REFUTED, on = s4, because = "the least number is its own opposite")
        if (quotient) expect(REFUTED, on = u4, because = "the opposite of 1 is the greatest number")
        if (quotient) expect(REFUTED, on = real, because = "neither 1 / 0 nor -1 / 0 is defined")
        expect(REFUTED, on = if (quotient) setOf(f16) else setOf(f16, f32), because = "B = C: both differences are 0.0, the signs of products with it differ")
        val c by rankClass
        val n by c.sizes
        val A by tensor(c to n)
        val B by tensor(c to n)
        val C by tensor(c to n)
        if (quotient) elements(int, real, s4, u4, f16) else elements(int, real, s8, s32, u8, f16, f32)
        lhs = if (first) of(-A, B - C) else of(B - C, -A)
        rhs = if (first) of(A, C - B) else of(C - B, A)
        broken("enzyme/BinaryNegatedOperandsSimplify broken: the difference stays, $op, $first", because = "A = B = 1, C = 0") {
            rhs = if (first) of(A, B - C) else of(B - C, A)
        }
    }
}

rule("enzyme/DivideSqrtToMultiplyRsqrt: Div(A, Sqrt(B)) => Mul(A, Rsqrt(B))") {
    expect(REFUTED, on = real, because = "B = 0: neither 1 / 0 nor rsqrt(0) is defined")
    expect(UNKNOWN, on = f16, because = "a library's reciprocal root may be off by a little")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(real, f16)
    lhs = A / sqrt(B)
    rhs = A * rsqrt(B)
    repaired("enzyme/DivideSqrtToMultiplyRsqrt repaired: for B > 0") {
        elements(real)
        assume { B gt 0 }
    }
    broken("enzyme/DivideSqrtToMultiplyRsqrt broken: the root", because = "A = 1, B = 4: 1/2 against 2") {
        assume { B gt 0 }
        rhs = A * sqrt(B)
    }
}
