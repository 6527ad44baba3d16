/*
 * Each of these rules is right by the laws in its name, and by no fewer: where operations are unknown functions that have all laws
 * but one of these, it cannot be proved.
 */
rule("ADD_COMMUTES") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    val B by tensor(int, c to n)
    lhs = A + B
    rhs = B + A
}

rule("MUL_COMMUTES") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    val B by tensor(int, c to n)
    lhs = A * B
    rhs = B * A
}

rule("NEG_TWICE") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    lhs = -(-A)
    rhs = A
}

rule("NOT_TWICE") {
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    lhs = !(!P)
    rhs = P
}

rule("MAX_IDEMPOTENT") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    lhs = max(A, A)
    rhs = A
}

rule("MIN_COMMUTES") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    val B by tensor(int, c to n)
    lhs = min(A, B)
    rhs = min(B, A)
}

rule("EQUAL_IS_SYMMETRIC") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    val B by tensor(int, c to n)
    lhs = A eq B
    rhs = B eq A
}

rule("ADD_COMMUTES ADD_ASSOCIATES ADD_ZERO") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    val B by tensor(int, c to n)
    lhs = (A + B).reduce(sum, c)
    rhs = A.reduce(sum, c) + B.reduce(sum, c)
}

rule("ADD_CANCELS NEG_IS_OPPOSITE") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    val B by tensor(int, c to n)
    lhs = (A - B).reduce(sum, c)
    rhs = A.reduce(sum, c) - B.reduce(sum, c)
}

rule("MUL_DISTRIBUTES MUL_ZERO MUL_ONE MUL_ASSOCIATES MUL_COMMUTES ADD_ZERO") {
    val c by rankClass
    val n by c.sizes
    val v by element(int)
    val A by tensor(int, c to n)
    lhs = (A * constant(v, c to n)).reduce(sum, c)
    rhs = A.reduce(sum, c) * constant(v)
}

rule("NUMERALS_ADD_UP MUL_DISTRIBUTES") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    lhs = (A * constant(2, c to n)).reduce(sum, c)
    rhs = (A + A).reduce(sum, c)
}

rule("MUL_COMMUTES MUL_ASSOCIATES MUL_ONE") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    lhs = A.reduce(product, c)
    rhs = A.reverse(c).reduce(product, c)
}

rule("MAX_COMMUTES MAX_ASSOCIATES MAX_IDEMPOTENT") {
    val c by nonEmptyRankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    lhs = A.reduce(max, c)
    rhs = A.reverse(c).reduce(max, c)
}

rule("MIN_COMMUTES MIN_ASSOCIATES MIN_IDEMPOTENT") {
    val c by nonEmptyRankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    lhs = A.reduce(min, c)
    rhs = A.reverse(c).reduce(min, c)
}

rule("MAX_INFINITY MAX_COMMUTES") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    requires { n ge 1 }
    lhs = A.reduce(max, on(c), initial = -inf)
    rhs = A.reduce(max, c)
}

rule("MAX_LEAST MAX_COMMUTES") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(s8, c to n)
    requires { n ge 1 }
    lhs = A.reduce(max, on(c), initial = -128)
    rhs = A.reduce(max, c)
}

rule("MAX_ZERO MAX_COMMUTES") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(unsigned)
    requires { n ge 1 }
    lhs = A.reduce(max, on(c), initial = 0)
    rhs = A.reduce(max, c)
}

rule("MIN_GREATEST MIN_COMMUTES") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(s8, c to n)
    requires { n ge 1 }
    lhs = A.reduce(min, on(c), initial = 127)
    rhs = A.reduce(min, c)
}

rule("MIN_INFINITY MIN_COMMUTES") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    requires { n ge 1 }
    lhs = A.reduce(min, on(c), initial = inf)
    rhs = A.reduce(min, c)
}

rule("MIN_DISTRIBUTES MIN_COMMUTES MIN_ASSOCIATES") {
    val c by rankClass
    val n by c.sizes
    val v by element(int)
    val A by tensor(int, c to n)
    requires { n ge 1 }
    lhs = min(A.reduce(max, c), constant(v))
    rhs = min(A, constant(v, c to n)).reduce(max, c)
}

rule("MAX_DISTRIBUTES MAX_COMMUTES MAX_ASSOCIATES") {
    val c by rankClass
    val n by c.sizes
    val v by element(int)
    val A by tensor(int, c to n)
    requires { n ge 1 }
    lhs = max(A.reduce(min, c), constant(v))
    rhs = max(A, constant(v, c to n)).reduce(min, c)
}

rule("NEG_REVERSES_ORDER") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    requires { n ge 1 }
    lhs = -(A.reduce(max, c))
    rhs = (-A).reduce(min, c)
}

rule("SHIFT_KEEPS_ORDER") {
    val c by rankClass
    val n by c.sizes
    val v by element(int)
    val A by tensor(int, c to n)
    requires { n ge 1 }
    lhs = A.reduce(max, c) + constant(v)
    rhs = (A + constant(v, c to n)).reduce(max, c)
}

rule("AND_COMMUTES AND_ASSOCIATES AND_TRUE AND_IDEMPOTENT") {
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    lhs = P.reduce(and, c)
    rhs = P.reverse(c).reduce(and, c)
}

rule("OR_COMMUTES OR_ASSOCIATES OR_FALSE OR_IDEMPOTENT") {
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    lhs = P.reduce(or, c)
    rhs = P.reverse(c).reduce(or, c)
}

rule("AND_DISTRIBUTES AND_FALSE") {
    val c by rankClass
    val n by c.sizes
    val v by element(bool)
    val P by tensor(bool, c to n)
    lhs = P.reduce(or, c) and constant(v)
    rhs = (P and constant(v, c to n)).reduce(or, c)
}

rule("OR_DISTRIBUTES OR_TRUE") {
    val c by rankClass
    val n by c.sizes
    val v by element(bool)
    val P by tensor(bool, c to n)
    lhs = P.reduce(and, c) or constant(v)
    rhs = (P or constant(v, c to n)).reduce(and, c)
}

rule("DE_MORGAN") {
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    lhs = !(P.reduce(and, c))
    rhs = (!P).reduce(or, c)
}

rule("CONNECTIVES_ARE_LOGICAL") {
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val Q by tensor(bool, c to n)
    val A by tensor(int, c to n)
    lhs = select(P and Q, A, constant(0, c to n)).reduce(sum, c)
    rhs = select(P, select(Q, A, constant(0, c to n)), constant(0, c to n)).reduce(sum, c)
}

rule("COUNTS_ARE_EXACT") {
    val s by singleton
    val n by s.sizes
    val A by tensor(int, s to n)
    lhs = select(iota(s, s to n) lt constant(n, s to n), A, constant(0, s to n)).reduce(sum, s)
    rhs = A.reduce(sum, s)
}

rule("XOR_COMMUTES") {
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val Q by tensor(bool, c to n)
    lhs = P xor Q
    rhs = Q xor P
}

rule("ABS_IS_ITSELF") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    lhs = abs(A)
    rhs = A
}

rule("ABS_TIMES_SIGN MUL_COMMUTES") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    lhs = sign(A) * abs(A)
    rhs = A
}

rule("REM_TWICE") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    val B by tensor(int, c to n)
    lhs = (A % B) % B
    rhs = A % B
}

rule("RING_IS_ORDERED SCALING_KEEPS_ORDER") {
    val c by singleton
    val n by c.sizes
    val k by element(int)
    val A by tensor(int, c to n)
    requires { n ge 1 }
    requires { k ge 0 }
    lhs = (A * constant(k, c to n)).reduce(max, c)
    rhs = A.reduce(max, c) * constant(k)
}

rule("DIVISION_INVERTS") {
    val c by singleton
    val n by c.sizes
    val k by element(int)
    val A by tensor(int, c to n)
    requires { k ne 0 }
    lhs = (A / constant(k, c to n)).reduce(sum, c)
    rhs = A.reduce(sum, c) / constant(k)
}

rule("CONVERSION_KEEPS_ARITHMETIC") {
    val c by rankClass
    val n by c.sizes
    lhs = constant(1, s8, c to n).reduce(sum, c)
    rhs = convert(constant(1, int, c to n).reduce(sum, c), s8)
}

rule("EXTREMES_BOUND") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    lhs = A le A.reduce(max, c).expand(c to n)
    rhs = constant(TRUE, c to n)
}

rule("COMPLEX_PARTS") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    lhs = real(A.reduce(sum, c))
    rhs = real(A).reduce(sum, c)
}

rule("XOR_COMMUTES XOR_ASSOCIATES XOR_FALSE XOR_CANCELS") {
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    lhs = (P xor P.reverse(c)).reduce(xor, c)
    rhs = constant(FALSE)
}
