// And, or, and comparisons of a maximum with one of its operands; XLA's HandleOr, HandleAnd and HandleCompare.
// Truth values only: on machine integers the compiler's and, or are bitwise.

rule("logical/01 Or(A, true) => true") {
    source("logical/01", "HandleOr/01")
    val c by rankClass
    val n by c.map
    val A by tensor(bool, c to n)
    lhs = A or constant(true, c to n)
    rhs = constant(true, c to n)
}

rule("logical/01 broken: false instead of true") {
    expect(REFUTED, because = "A = false: false against true")
    source("logical/01")
    val c by rankClass
    val n by c.map
    val A by tensor(bool, c to n)
    lhs = A or constant(false, c to n)
    rhs = constant(true, c to n)
}

rule("logical/02 Or(true, A) => true") {
    source("logical/02", "HandleOr/02")
    val c by rankClass
    val n by c.map
    val A by tensor(bool, c to n)
    lhs = constant(true, c to n) or A
    rhs = constant(true, c to n)
}

rule("logical/02 broken: A is kept") {
    expect(REFUTED, because = "A = false: true against false")
    source("logical/02")
    val c by rankClass
    val n by c.map
    val A by tensor(bool, c to n)
    lhs = constant(true, c to n) or A
    rhs = A
}

rule("logical/03 Or(A, false) => A") {
    source("logical/03", "HandleOr/03")
    val c by rankClass
    val n by c.map
    val A by tensor(bool, c to n)
    lhs = A or constant(false, c to n)
    rhs = A
}

rule("logical/03 broken: false is kept") {
    expect(REFUTED, because = "A = true: true against false")
    source("logical/03")
    val c by rankClass
    val n by c.map
    val A by tensor(bool, c to n)
    lhs = A or constant(false, c to n)
    rhs = constant(false, c to n)
}

rule("logical/04 Or(false, A) => A") {
    source("logical/04", "HandleOr/04")
    val c by rankClass
    val n by c.map
    val A by tensor(bool, c to n)
    lhs = constant(false, c to n) or A
    rhs = A
}

rule("logical/04 broken: the result is negated") {
    expect(REFUTED, because = "A = true: true against false")
    source("logical/04")
    val c by rankClass
    val n by c.map
    val A by tensor(bool, c to n)
    lhs = constant(false, c to n) or A
    rhs = !A
}

rule("logical/05 And(A, true) => A") {
    source("logical/05", "HandleAnd/01")
    val c by rankClass
    val n by c.map
    val A by tensor(bool, c to n)
    lhs = A and constant(true, c to n)
    rhs = A
}

rule("logical/05 broken: true is kept") {
    expect(REFUTED, because = "A = false: false against true")
    source("logical/05")
    val c by rankClass
    val n by c.map
    val A by tensor(bool, c to n)
    lhs = A and constant(true, c to n)
    rhs = constant(true, c to n)
}

rule("logical/06 And(true, A) => A") {
    source("logical/06", "HandleAnd/02")
    val c by rankClass
    val n by c.map
    val A by tensor(bool, c to n)
    lhs = constant(true, c to n) and A
    rhs = A
}

rule("logical/06 broken: or instead of and") {
    expect(REFUTED, because = "A = false: true against false")
    source("logical/06")
    val c by rankClass
    val n by c.map
    val A by tensor(bool, c to n)
    lhs = constant(true, c to n) or A
    rhs = A
}

rule("logical/07 And(A, false) => false") {
    source("logical/07", "HandleAnd/03")
    val c by rankClass
    val n by c.map
    val A by tensor(bool, c to n)
    lhs = A and constant(false, c to n)
    rhs = constant(false, c to n)
}

rule("logical/07 broken: A is kept") {
    expect(REFUTED, because = "A = true: false against true")
    source("logical/07")
    val c by rankClass
    val n by c.map
    val A by tensor(bool, c to n)
    lhs = A and constant(false, c to n)
    rhs = A
}

rule("logical/08 And(false, A) => false") {
    source("logical/08", "HandleAnd/04")
    val c by rankClass
    val n by c.map
    val A by tensor(bool, c to n)
    lhs = constant(false, c to n) and A
    rhs = constant(false, c to n)
}

rule("logical/08 broken: true instead of false") {
    expect(REFUTED, because = "A = true: true against false")
    source("logical/08")
    val c by rankClass
    val n by c.map
    val A by tensor(bool, c to n)
    lhs = constant(true, c to n) and A
    rhs = constant(false, c to n)
}

rule("logical/08 broken: the number 0 instead of false") {
    expect(ILL_FORMED, because = "and joins truth values, and 0 is a number")
    source("logical/08")
    val c by rankClass
    val n by c.map
    val A by tensor(bool, c to n)
    lhs = constant(0, c to n) and A
    rhs = constant(0, c to n)
}

rule("logical/09 And(Lt(A, k1), Gt(k2, A)) => Lt(A, Min(k1, k2))") {
    source("logical/09", "HandleAnd/05")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val k1 by element
    val k2 by element
    lhs = (A lt constant(k1, c to n)) and (constant(k2, c to n) gt A)
    rhs = A lt min(constant(k1, c to n), constant(k2, c to n))
}

rule("logical/09 broken: the greater of the bounds") {
    expect(REFUTED, because = "A = 1, k1 = 0, k2 = 2: false against true")
    source("logical/09")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val k1 by element
    val k2 by element
    lhs = (A lt constant(k1, c to n)) and (constant(k2, c to n) gt A)
    rhs = A lt max(constant(k1, c to n), constant(k2, c to n))
}

rule("logical/09 broken: A at most the bound") {
    expect(REFUTED, because = "A = k1 = k2 = 0: false against true")
    source("logical/09")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val k1 by element
    val k2 by element
    lhs = (A lt constant(k1, c to n)) and (constant(k2, c to n) gt A)
    rhs = A le min(constant(k1, c to n), constant(k2, c to n))
}

rule("logical/09 broken: below the bound taken as at most the bound less one") {
    expect(int, VERIFIED, "no integer lies between k - 1 and k")
    expect(real, REFUTED, "A = 1/2, k1 = k2 = 1: true against false")
    source("logical/09")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val k1 by element
    val k2 by element
    lhs = (A lt constant(k1, c to n)) and (constant(k2, c to n) gt A)
    rhs = A le constant(min(k1, k2) - number(1), c to n)
}

rule("logical/10 Gt(Max(A, B), B) => Gt(A, B)") {
    source("logical/10", "HandleCompare/21")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = max(A, B) gt B
    rhs = A gt B
}

rule("logical/10 broken: at least instead of above") {
    expect(REFUTED, because = "A = 0, B = 1: true against false")
    source("logical/10")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = max(A, B) ge B
    rhs = A ge B
}

rule("logical/10 broken: the operands of the right side are swapped") {
    expect(REFUTED, because = "A = 1, B = 0: true against false")
    source("logical/10")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = max(A, B) gt B
    rhs = B gt A
}

rule("logical/11 Gt(Max(A, B), A) => Gt(B, A)") {
    source("logical/11", "HandleCompare/20",
        note = "The compiler has the dual rules with min as well, HandleCompare/22 and /23.")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = max(A, B) gt A
    rhs = B gt A
}

rule("logical/11 broken: min instead of max") {
    expect(REFUTED, because = "A = 0, B = 1: min(0, 1) = 0 is not above 0, but 1 is")
    source("logical/11")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = min(A, B) gt A
    rhs = B gt A
}
