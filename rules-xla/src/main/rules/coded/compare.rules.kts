// XLA's HandleCompare as coded: against zero, of unsigned integers and of truth values, and with a minimum.

rule("HandleCompare/01 Lt(A, 0) => false") {
    source("", "HandleCompare/01", note = "The handler asks for an unsigned type.")
    elements(unsigned)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A lt 0
    rhs = constant(FALSE, shapeOf(A))
    broken("HandleCompare/01 broken: at most 0", because = "A = 0: true against false") { lhs = A le 0 }
    broken("HandleCompare/01 broken: with a sign", because = "A = -1: true against false") { elements(signed + int + real + floats) }
}

rule("HandleCompare/02 Ge(A, 0) => true") {
    source("", "HandleCompare/02", note = "The handler asks for an unsigned type.")
    elements(unsigned)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A ge 0
    rhs = constant(TRUE, shapeOf(A))
    broken("HandleCompare/02 broken: above 0", because = "A = 0: false against true") { lhs = A gt 0 }
}

rule("HandleCompare/03 Gt(0, A) => false") {
    source("", "HandleCompare/03", note = "The handler asks for an unsigned type.")
    elements(unsigned)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = 0 gt A
    rhs = constant(FALSE, shapeOf(A))
    broken("HandleCompare/03 broken: 1 in the place of 0", because = "A = 0: true against false") { lhs = 1 gt A }
}

rule("HandleCompare/04 Le(0, A) => true") {
    source("", "HandleCompare/04", note = "The handler asks for an unsigned type.")
    elements(unsigned)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = 0 le A
    rhs = constant(TRUE, shapeOf(A))
    broken("HandleCompare/04 broken: 1 in the place of 0", because = "A = 0: false against true") { lhs = 1 le A }
}

rule("HandleCompare/15 Ne(P, false) => P") {
    source("", "HandleCompare/15", note = "The handler asks for truth values on both sides.")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    lhs = P ne FALSE
    rhs = P
    broken("HandleCompare/15 broken: against true", because = "P = true: false against true") { lhs = P ne TRUE }
}

rule("HandleCompare/16 Ne(false, P) => P") {
    source("", "HandleCompare/16", note = "The handler asks for truth values on both sides.")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    lhs = FALSE ne P
    rhs = P
    broken("HandleCompare/16 broken: equal", because = "P = true: false against true") { lhs = FALSE eq P }
}

rule("HandleCompare/17 Eq(P, true) => P") {
    source("", "HandleCompare/17", note = "The handler asks for truth values on both sides.")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    lhs = P eq TRUE
    rhs = P
    broken("HandleCompare/17 broken: against false", because = "P = true: false against true") { lhs = P eq FALSE }
}

rule("HandleCompare/18 Eq(true, P) => P") {
    source("", "HandleCompare/18", note = "The handler asks for truth values on both sides.")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    lhs = TRUE eq P
    rhs = P
    broken("HandleCompare/18 broken: the opposite", because = "P = true: true against false") { rhs = !P }
}

for (type in listOf(int, s8, u8, f16))
rule("HandleCompare/19 Ne(Select(Ge(A, B), 1, 0), 0) => Ge(A, B), with numbers in $type") {
    source("", "HandleCompare/19")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    val one = constant(1, type, c to n)
    val zero = constant(0, type, c to n)
    lhs = select(A ge B, one, zero) ne zero
    rhs = A ge B
    broken("HandleCompare/19 broken: above, in $type", because = "A = B = 0: true against false") { rhs = A gt B }
}

rule("HandleCompare/22 Gt(A, Min(A, B)) => Gt(A, B)") {
    source("", "HandleCompare/22")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = A gt min(A, B)
    rhs = A gt B
    broken("HandleCompare/22 broken: at least", because = "A = 0, B = 1: true against false") {
        elements(int, real)
        lhs = A ge min(A, B)
        rhs = A ge B
    }
    broken("HandleCompare/22 broken: the operands of the right side are swapped", because = "A = 1, B = 0: true against false") {
        rhs = B gt A
    }
}

rule("HandleCompare/23 Gt(B, Min(A, B)) => Gt(B, A)") {
    source("", "HandleCompare/23")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = B gt min(A, B)
    rhs = B gt A
    broken("HandleCompare/23 broken: at least", because = "A = 0, B = -1: true against false") {
        elements(int, real)
        lhs = B ge min(A, B)
        rhs = B ge A
    }
    broken("HandleCompare/23 broken: the maximum", because = "A = 0, B = 1: false against true") { lhs = B gt max(A, B) }
}
