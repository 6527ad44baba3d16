// XLA's HandleXor as coded, for truth values and integers.

for (of in listOf("truth values", "integers")) {
    rule("HandleXor/01 Xor(A, A) => 0, of $of") {
        source("", "HandleXor/01")
        elements(if (of == "integers") signed + unsigned else setOf(bool))
        val zero = if (of == "integers") number(0.0) else FALSE
        val c by rankClass
        val n by c.sizes
        val A by tensor(c to n)
        lhs = A xor A
        rhs = constant(zero, shapeOf(A))
        broken("HandleXor/01 broken: of two tensors of $of", because = "A = 1, B = 0: 1 against 0") {
            val B by tensor(c to n)
            lhs = A xor B
        }
    }

    rule("HandleXor/02 Xor(A, 0) => A, of $of") {
        source("", "HandleXor/02")
        elements(if (of == "integers") signed + unsigned else setOf(bool))
        val zero = if (of == "integers") number(0.0) else FALSE
        val c by rankClass
        val n by c.sizes
        val A by tensor(c to n)
        lhs = A xor zero
        rhs = A
        broken("HandleXor/02 broken: all zero, of $of", because = "A = 1: 1 against 0") { rhs = constant(zero, shapeOf(A)) }
    }

    rule("HandleXor/03 Xor(0, A) => A, of $of") {
        source("", "HandleXor/03")
        elements(if (of == "integers") signed + unsigned else setOf(bool))
        val zero = if (of == "integers") number(0.0) else FALSE
        val c by rankClass
        val n by c.sizes
        val A by tensor(c to n)
        lhs = zero xor A
        rhs = A
        broken("HandleXor/03 broken: the complement, of $of", because = "A = 0: 0 against all bits") { rhs = !A }
    }
}
