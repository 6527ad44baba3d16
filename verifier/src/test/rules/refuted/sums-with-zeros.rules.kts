// A zero that a rule names changes -0.0; a solver is given no sum for it.

for (type in listOf(f16, bf16, f8e5m2))
rule("zero added is nothing, in $type") {
    expect(REFUTED, because = "A = -0.0")
    elements(type)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = constant(0.0, c to n) + A
    rhs = A
    broken("zero added behind another zero is nothing, in $type", because = "A = -0.0") {
        lhs = constant(-0.0, c to n) + (A + constant(0.0, c to n))
    }
    broken("zero added before another zero is nothing, in $type", because = "A = -0.0") {
        lhs = constant(0.0, c to n) + (A + constant(-0.0, c to n))
    }
    broken("zero added to a doubled element is nothing, in $type", because = "A = -0.0") {
        lhs = constant(0.0, c to n) + (A + A)
        rhs = A + A
    }
    broken("zero added to a greater element is nothing, in $type", because = "A = -0.0") {
        lhs = constant(0.0, c to n) + max(A, constant(-0.0, c to n))
        rhs = max(A, constant(-0.0, c to n))
    }
    broken("zero taken from an element adds zero, in $type", because = "A = -0.0") {
        lhs = A - constant(0.0, c to n)
        rhs = A + constant(0.0, c to n)
    }
}
