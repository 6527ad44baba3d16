// Bits and truth values as coded. All bits of a truth value are one bit.

rule("enzyme/AndSimplify: And(A, A) => A") {
    elements(bool + signed + unsigned)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A and A
    rhs = A
    broken("enzyme/AndSimplify broken: exclusive", because = "A with a bit") { lhs = A xor A }
}

rule("enzyme/OrSimplify: Or(A, A) => A") {
    elements(bool + signed + unsigned)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A or A
    rhs = A
    broken("enzyme/OrSimplify broken: exclusive", because = "A with a bit") { lhs = A xor A }
}

for (bit in listOf(false, true))
rule("enzyme/AndSimplify constant: And(P, $bit) => ${if (bit) "P" else "false"}") {
    source(note = "The constant on either side.")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    lhs = P and (if (bit) TRUE else FALSE)
    rhs = if (bit) P else constant(FALSE, c to n)
    broken("enzyme/AndSimplify constant, broken: the other of $bit", because = "P = true") { rhs = if (bit) constant(FALSE, c to n) else P }
}

for (bit in listOf(false, true))
rule("enzyme/OrSimplify constant: Or(P, $bit) => ${if (bit) "true" else "P"}") {
    source(note = "The constant on either side.")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    lhs = P or (if (bit) TRUE else FALSE)
    rhs = if (bit) constant(TRUE, c to n) else P
    broken("enzyme/OrSimplify constant, broken: the other of $bit", because = "P = false") { rhs = if (bit) P else constant(TRUE, c to n) }
}

for (bit in listOf(false, true))
rule("enzyme/XorSimplify constant: Xor(P, $bit) => ${if (bit) "Not(P)" else "P"}") {
    source(note = "The constant on either side.")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    lhs = P xor (if (bit) TRUE else FALSE)
    rhs = if (bit) !P else P
    broken("enzyme/XorSimplify constant, broken: the other of $bit", because = "P = true") { rhs = if (bit) P else !P }
}

for (all in listOf(false, true))
rule("enzyme/AndSimplify bits: And(A, ${if (all) "all bits" else "0"}) => ${if (all) "A" else "0"}") {
    elements(signed + unsigned)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val none = constant(0, c to n)
    lhs = A and (if (all) !none else none)
    rhs = if (all) A else none
    broken("enzyme/AndSimplify bits, broken: one bit, ${if (all) "all" else "none"}", because = "A = 2 or 1: a bit that the constant has not or has") { lhs = A and 1 }
}

for (all in listOf(false, true))
rule("enzyme/OrSimplify bits: Or(A, ${if (all) "all bits" else "0"}) => ${if (all) "all bits" else "A"}") {
    elements(signed + unsigned)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val none = constant(0, c to n)
    lhs = A or (if (all) !none else none)
    rhs = if (all) !none else A
    broken("enzyme/OrSimplify bits, broken: one bit, ${if (all) "all" else "none"}", because = "A = 0: 1 against all bits or none") { lhs = A or 1 }
}

rule("enzyme/XorSimplify: Xor(A, 0) => A of integers") {
    elements(signed + unsigned)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A xor 0
    rhs = A
    broken("enzyme/XorSimplify broken: one bit", because = "A = 0: 1 against 0") { lhs = A xor 1 }
}

rule("enzyme/XorSimplify negated: Xor(A, all bits) => Not(A) of integers") {
    elements(signed + unsigned)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A xor !constant(0, c to n)
    rhs = !A
    broken("enzyme/XorSimplify negated, broken: the opposite number", because = "A = 0: -1 against 0") { rhs = -A }
}

rule("enzyme/CSEIota: Iota => the Iota before it of the same shape and dimension") {
    val s by singleton
    val d by rankClass
    val row by s.label
    val column by s.label
    val n by s.sizes
    val p by d.sizes
    lhs = tuple(iota(row, row to n, column to n, d to p), iota(row, row to n, column to n, d to p))[1]
    rhs = iota(row, row to n, column to n, d to p)
    broken("enzyme/CSEIota broken: of another dimension", because = "n = 2: 0, 1 against 0, 0") {
        rhs = iota(column, row to n, column to n, d to p)
    }
}
