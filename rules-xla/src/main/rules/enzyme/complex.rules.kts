// Patterns of Enzyme-JAX about complex numbers and tuples, as coded. Complex numbers have exact parts; of floats nothing is said.

import io.verifyrules.dsl.expr.TensorExpr

rule("enzyme/GetTupleElementOpCanon: Tuple(A, B)[0] => A") {
    source(note = "Two operands, of any shapes and types.")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val A by tensor(c to n)
    val B by tensor(bool, d to m)
    lhs = tuple(A, B)[0]
    rhs = A
    broken("enzyme/GetTupleElementOpCanon broken: the other one", because = "A and C") {
        val C by tensor(c to n)
        lhs = tuple(C, A)[0]
    }
}

rule("enzyme/RealOpCanon: Real(A) => A, A not complex") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = real(A)
    rhs = A
    broken("enzyme/RealOpCanon broken: its magnitude", because = "A = -1") { rhs = abs(A) }
}

rule("enzyme/RealOpCanon: Real(Complex(A, B)) => A") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = real(complex(A, B))
    rhs = A
    broken("enzyme/RealOpCanon broken: the imaginary part", because = "A = 0, B = 1") { rhs = B }
}

rule("enzyme/RealOpCanon: Real(A) => 0 for A without a real part") {
    source(note = "For what the code shows to have none: complex numbers made of 0 and something, and sums, choices and parts of such.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    val none = assume { real(A) eq 0 }
    lhs = real(A)
    rhs = constant(number(0, real), c to n)
    broken("enzyme/RealOpCanon broken: any A", because = "A = 1: 1 against 0") { without(none) }
}

rule("enzyme/ImagOpCanon: Imag(Complex(A, B)) => B") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = imag(complex(A, B))
    rhs = B
    broken("enzyme/ImagOpCanon broken: the real part", because = "A = 1, B = 0") { rhs = A }
}

rule("enzyme/ImagOpCanon: Imag(A) => 0, A not complex") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = imag(A)
    rhs = constant(0, c to n)
    broken("enzyme/ImagOpCanon broken: A itself", because = "A = 1") { rhs = A }
}

rule("enzyme/ImagOpCanon: Imag(A) => 0 for A without an imaginary part") {
    source(note = "For what the code shows to have none: converted real numbers, complex ones made of something and 0, and sums, choices and parts of such.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    val none = assume { imag(A) eq 0 }
    lhs = imag(A)
    rhs = constant(number(0, real), c to n)
    broken("enzyme/ImagOpCanon broken: any A", because = "A = i: 1 against 0") { without(none) }
}

rule("enzyme/ConjReal: Conj(A) => A for A without an imaginary part") {
    source(note = "Special: for what the code shows to have none.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    val none = assume { imag(A) eq 0 }
    lhs = conj(A)
    rhs = A
    broken("enzyme/ConjReal broken: any A", because = "A = i: -i against i") { without(none) }
}

rule("enzyme/ConjComplexNegate: Conj(Complex(A, Neg(B))) => Complex(A, B)") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = conj(complex(A, -B))
    rhs = complex(A, B)
    broken("enzyme/ConjComplexNegate broken: negated", because = "A = 0, B = 1") { rhs = complex(A, -B) }
}

rule("enzyme/NegateImagConj: Neg(Imag(Conj(A))) => Imag(A)") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    lhs = -imag(conj(A))
    rhs = imag(A)
    broken("enzyme/NegateImagConj broken: negated", because = "A = i") { rhs = -imag(A) }
}

rule("enzyme/RealConjSimplify: Real(Conj(A)) => Real(A)") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    lhs = real(conj(A))
    rhs = real(A)
    broken("enzyme/RealConjSimplify broken: negated", because = "A = 1") { rhs = -real(A) }
}

rule("enzyme/RealConvertSimplify: Real(Convert(A)) => A for a real A") {
    source(note = "The code admits other types than that of the parts, of which A has the wrong type: integers, or longer floats.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = real(convert(A, complex))
    rhs = A
    broken("enzyme/RealConvertSimplify broken: the imaginary part", because = "A = 1: 0 against 1") { lhs = imag(convert(A, complex)) }
}

rule("enzyme/ConjComplexSimplify: Conj(Complex(A, k)) => Complex(A, Neg(k)) for a constant k") {
    val c by rankClass
    val n by c.sizes
    val k by element(real)
    val A by tensor(real, c to n)
    lhs = conj(complex(A, constant(k, c to n)))
    rhs = complex(A, -constant(k, c to n))
    broken("enzyme/ConjComplexSimplify broken: not negated", because = "k = 1") { rhs = complex(A, constant(k, c to n)) }
}

val onReals = mapOf<String, RuleScope.(TensorExpr, TensorExpr) -> TensorExpr>(
    "Add" to { a, b -> a + b }, "Sub" to { a, b -> a - b }, "Mul" to { a, b -> a * b }, "Div" to { a, b -> a / b },
    "Neg" to { a, _ -> -a }, "Sqrt" to { a, _ -> sqrt(a) },
)

for ((name, of) in onReals)
rule("enzyme/ElementwiseComplexSimplify: $name(A, ..) => Convert($name(Real(A), ..)) for operands without an imaginary part") {
    source(note = "For every operator that gives complex numbers; those are stated of which something is known. It is not asked whether the result is real. Wrong as read for roots.")
    if (name == "Sqrt") expect(REFUTED, because = "A = -1: i against the root of -1, which no real number is")
    val c by rankClass
    val n by c.sizes
    val X by tensor(real, c to n)
    val Y by tensor(real, c to n)
    if (name == "Div") expect(REFUTED, because = "what is divided by 0 is not defined, by either")
    lhs = of(convert(X, complex), convert(Y, complex))
    rhs = convert(of(X, Y), complex)
    if (name == "Sqrt") repaired("enzyme/ElementwiseComplexSimplify repaired: not negative") { assume { X ge 0 } }
    if (name == "Div") repaired("enzyme/ElementwiseComplexSimplify repaired: nothing by 0") { assume { Y ne 0 } }
    if (name != "Sqrt") broken("enzyme/ElementwiseComplexSimplify broken: negated, $name", because = "X = Y = 1") { rhs = -convert(of(X, Y), complex) }
}

for (minus in listOf(false, true)) for (zero in listOf("A real", "A imaginary", "B real", "B imaginary")) {
    val op = if (minus) "Sub" else "Add"
    rule("enzyme/BinaryOpComplexSimplifyBase: $op(Complex(A, P), Complex(B, Q)) => Complex(..), $zero") {
        source(note = "One part of one of both is 0; the others are combined one by one.")
        val c by rankClass
        val n by c.sizes
        val A by tensor(real, c to n)
        val B by tensor(real, c to n)
        val P by tensor(real, c to n)
        val Q by tensor(real, c to n)
        val none = constant(0, c to n)
        fun of(a: TensorExpr, b: TensorExpr) = if (minus) a - b else a + b
        fun second(b: TensorExpr) = if (minus) -b else b
        lhs = when (zero) {
            "A real" -> of(complex(A, none), complex(B, Q))
            "A imaginary" -> of(complex(none, P), complex(B, Q))
            "B real" -> of(complex(A, P), complex(B, none))
            else -> of(complex(A, P), complex(none, Q))
        }
        rhs = when (zero) {
            "A real" -> complex(of(A, B), second(Q))
            "A imaginary" -> complex(second(B), of(P, Q))
            "B real" -> complex(of(A, B), P)
            else -> complex(A, of(P, Q))
        }
        broken("enzyme/BinaryOpComplexSimplifyBase broken: the parts exchanged, $op, $zero", because = "A = 1, B = P = Q = 0, or B = 1") {
            rhs = when (zero) {
                "A real" -> complex(second(Q), of(A, B))
                "A imaginary" -> complex(of(P, Q), second(B))
                "B real" -> complex(P, of(A, B))
                else -> complex(of(P, Q), A)
            }
        }
    }
}
