// Sums with zeros that a rule names, of which a solver is given none.

for (type in listOf(f16, bf16, f8e5m2))
rule("minus zero added is nothing, in $type") {
    elements(type)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = constant(-0.0, c to n) + A
    rhs = A
    weaker("zero added twice is zero added once, in $type") {
        lhs = (constant(0.0, c to n) + A) + constant(0.0, c to n)
        rhs = A + constant(0.0, c to n)
    }
    weaker("a sum with what is not minus zero is not, in $type") {
        lhs = ((constant(0.0, c to n) + A) + B) + constant(0.0, c to n)
        rhs = B + (A + constant(0.0, c to n))
    }
    weaker("zero added to a doubled element that has zero added is nothing, in $type") {
        lhs = ((A + constant(0.0, c to n)) + (A + constant(0.0, c to n))) + constant(0.0, c to n)
        rhs = (A + constant(0.0, c to n)) + (A + constant(0.0, c to n))
    }
}
