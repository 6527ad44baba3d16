// Comparisons as coded: canonical forms, truth values as numbers.

for ((name, holds) in listOf("Eq, Ge and Le" to true, "Ne, Gt and Lt" to false))
rule("enzyme/CompareOpCanon same: $name of A and A => $holds") {
    source(note = "Where the comparison is named as one of integers.")
    elements(int + signed + unsigned)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = if (holds) (A eq A) and (A ge A) and (A le A) else (A ne A) or (A gt A) or (A lt A)
    rhs = constant(if (holds) TRUE else FALSE, c to n)
    broken("enzyme/CompareOpCanon same, broken: floats for $name", because = "A = nan") {
        elements(floats)
        lhs = if (holds) A eq A else A ne A
    }
}

for ((name, swapped) in listOf("Lt" to "Gt", "Le" to "Ge", "Gt" to "Lt", "Ge" to "Le"))
rule("enzyme/CompareOpCanon: $name(k, A) => $swapped(A, k) for a constant k") {
    source(note = "Where the comparison is named as one of integers.")
    elements(int + signed + unsigned)
    val c by rankClass
    val n by c.sizes
    val k by element
    val A by tensor(c to n)
    lhs = when (name) { "Lt" -> k lt A; "Le" -> k le A; "Gt" -> k gt A; else -> k ge A }
    rhs = when (name) { "Lt" -> A gt k; "Le" -> A ge k; "Gt" -> A lt k; else -> A le k }
    broken("enzyme/CompareOpCanon broken: $name not turned round", because = "A = 0, k = 1") {
        rhs = when (name) { "Lt" -> A lt k; "Le" -> A le k; "Gt" -> A gt k; else -> A ge k }
    }
}

for ((name, holds) in listOf("Lt, Le and Eq" to false, "Gt, Ge and Ne" to true))
rule("enzyme/CompareOpCanon negative: $name(A, k) => $holds for A that is not negative and a constant k below 0") {
    source(note = "That A is not negative is found by an analysis. Signed integers, and floats that are not nan.")
    elements(int + signed)
    val c by rankClass
    val n by c.sizes
    val k by element
    val A by tensor(c to n)
    val nonNegative = assume { A ge 0 }
    requires { k lt 0 }
    lhs = if (holds) (A gt k) and (A ge k) and (A ne k) else (A lt k) or (A le k) or (A eq k)
    rhs = constant(if (holds) TRUE else FALSE, c to n)
    broken("enzyme/CompareOpCanon negative, broken: A may be negative for $name", because = "A = k = -1") { without(nonNegative) }
}

for ((name, holds) in listOf("Lt" to false, "Ge" to true))
rule("enzyme/CompareOpCanon zero: $name(A, 0) => $holds for A that is not negative") {
    source(note = "Integers with a sign and without.")
    elements(int + signed + unsigned)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val nonNegative = assume { A ge 0 }
    lhs = if (holds) A ge 0 else A lt 0
    rhs = constant(if (holds) TRUE else FALSE, c to n)
    broken("enzyme/CompareOpCanon zero, broken: A may be negative for $name", because = "A = -1") {
        elements(int + signed)
        without(nonNegative)
    }
}

rule("enzyme/CompareOpCanon minus zero: Eq(A, -0.0) => false for A that is not negative and no nan") {
    source(note = "The sign of the constant is read from its bit, so -0.0 is taken for a number below 0. Le likewise; Ne and Gt are taken to be true.")
    elements(floats)
    expect(REFUTED, because = "A = 0.0 equals -0.0: true against false")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    assume { A ge 0 }
    lhs = A eq -0.0
    rhs = constant(FALSE, c to n)
    repaired("enzyme/CompareOpCanon minus zero, repaired: a constant below 0") { lhs = A eq -1 }
}

for (type in listOf(s8, u8, s32))
rule("enzyme/CompareExt: Eq(Convert(P), Convert(Q)) => And(P, Q) for truth values as $type") {
    source(note = "Two that are false are equal, too.")
    expect(REFUTED, because = "P = Q = false: true against false")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val Q by tensor(bool, c to n)
    lhs = convert(P, type) eq convert(Q, type)
    rhs = P and Q
    repaired("enzyme/CompareExt repaired: equal truth values, as $type") { rhs = P eq Q }
}

for (type in listOf(s8, u8, s32)) for (one in listOf(true, false))
rule("enzyme/CompareExt constant: Eq(Convert(P), ${if (one) 1 else 0}) => ${if (one) "P" else "Not(P)"} for truth values as $type") {
    source(note = "The constant on either side.")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    lhs = convert(P, type) eq (if (one) 1 else 0)
    rhs = if (one) P else !P
    broken("enzyme/CompareExt constant, broken: the opposite of ${if (one) 1 else 0}, as $type", because = "P = true: a truth value against the other") {
        rhs = if (one) !P else P
    }
}

rule("enzyme/ReshuffleAndsCompares: And(And(Le(A, B), P), Le(A, C)) => And(Le(A, Min(B, C)), P)") {
    source(note = "Three truth values, two of them comparisons of one tensor.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    val P by tensor(bool, c to n)
    elements(int + real + s8 + u8 + f16 + f32)
    lhs = ((A le B) and P) and (A le C)
    rhs = (A le min(B, C)) and P
    broken("enzyme/ReshuffleAndsCompares broken: the maximum", because = "A = 1, B = 0, C = 1: false against true") {
        rhs = (A le max(B, C)) and P
    }
}
