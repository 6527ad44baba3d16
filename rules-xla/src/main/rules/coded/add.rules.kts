// XLA's HandleAdd and HandleSubtract as coded, where the other files of the collection do not have them. What is for
// integers, and for floats under fast math only, is stated for all types: the verdicts show why.

rule("HandleAdd/05 Add(Sub(k1, A), k2) => Sub(Add(k1, k2), A)") {
    source("", "HandleAdd/05", note = "k1 and k2 are constants, whose sum the compiler folds.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val k1 by element
    val k2 by element
    lhs = (k1 - A) + k2
    rhs = (constant(k1, shapeOf(A)) + k2) - A
    expect(REFUTED, on = floats, because = "k1 + k2 may be rounded, or be an infinity, where k1 - A + k2 is not")
    broken("HandleAdd/05 broken: the constants subtracted", because = "A = 0, k1 = 0, k2 = 1: 1 against -1") {
        rhs = (constant(k1, shapeOf(A)) - k2) - A
    }
}

for ((id, order) in listOf("HandleAdd/06" to "A + (B - A)", "HandleAdd/06 mirrored" to "(B - A) + A"))
rule("$id Add(A, Sub(B, A)) => B, as $order") {
    source("", "HandleAdd/06", note = "Of floats under fast math only.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = if (order.startsWith("A")) A + (B - A) else (B - A) + A
    rhs = B
    expect(REFUTED, on = floats, because = "A = inf: nan")
    broken("$id broken: the difference the other way round", because = "A = 1, B = 0: 2 against 0") {
        lhs = if (order.startsWith("A")) A + (A - B) else (A - B) + A
    }
}

rule("HandleSubtract/04 Sub(A, Sub(A, B)) => B") {
    source("", "HandleSubtract/04", note = "Of floats under fast math only.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = A - (A - B)
    rhs = B
    expect(REFUTED, on = floats, because = "A = inf: nan")
    broken("HandleSubtract/04 broken: the inner difference the other way round", because = "A = 1, B = 0: 2 against 0") {
        lhs = A - (B - A)
    }
}

rule("HandleSubtract/05 Sub(A, Add(A, B)) => Negate(B)") {
    source("", "HandleSubtract/05", note = "Of floats under fast math only.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = A - (A + B)
    rhs = -B
    expect(REFUTED, on = floats, because = "A = inf: nan")
    broken("HandleSubtract/05 broken: not negated", because = "A = 0, B = 1: -1 against 1") { rhs = B }
}

rule("HandleSubtract/05 mirrored Sub(A, Add(B, A)) => Negate(B)") {
    source("", "HandleSubtract/05", note = "Of floats under fast math only.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = A - (B + A)
    rhs = -B
    expect(REFUTED, on = floats, because = "A = inf: nan")
    broken("HandleSubtract/05 mirrored broken: the other operand is left", because = "A = 0, B = 1: -1 against 0") { rhs = -A }
}

rule("HandleSubtract/06 Sub(Add(A, B), A) => B") {
    source("", "HandleSubtract/06", note = "Of floats under fast math only.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = (A + B) - A
    rhs = B
    expect(REFUTED, on = floats, because = "A = inf: nan")
    broken("HandleSubtract/06 broken: the other operand is left", because = "A = 0, B = 1: 1 against 0") { rhs = A }
}

rule("HandleSubtract/06 mirrored Sub(Add(B, A), A) => B") {
    source("", "HandleSubtract/06", note = "Of floats under fast math only.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = (B + A) - A
    rhs = B
    expect(REFUTED, on = floats, because = "A = inf: nan")
    broken("HandleSubtract/06 mirrored broken: subtracted from A", because = "A = 0, B = 1: -1 against 1") { lhs = A - (B + A) }
}
