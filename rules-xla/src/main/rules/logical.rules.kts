// And, or, and comparisons of a maximum with one of its operands; XLA's HandleOr, HandleAnd and HandleCompare.
// Truth values only: on machine integers the compiler's and, or are bitwise.

rule("logical/01 Or(A, true) => true") {
    source("logical/01", "HandleOr/01")
    val c by rankClass
    val n by c.sizes
    val A by tensor(bool, c to n)
    lhs = A or TRUE
    rhs = constant(TRUE, shapeOf(A))
    broken("logical/01 broken: false instead of true", because = "A = false: false against true") {
        lhs = A or FALSE
    }
}

rule("logical/02 Or(true, A) => true") {
    source("logical/02", "HandleOr/02")
    val c by rankClass
    val n by c.sizes
    val A by tensor(bool, c to n)
    lhs = TRUE or A
    rhs = constant(TRUE, shapeOf(A))
    broken("logical/02 broken: A is kept", because = "A = false: true against false") { rhs = A }
}

rule("logical/03 Or(A, false) => A") {
    source("logical/03", "HandleOr/03")
    val c by rankClass
    val n by c.sizes
    val A by tensor(bool, c to n)
    lhs = A or FALSE
    rhs = A
    broken("logical/03 broken: false is kept", because = "A = true: true against false") {
        rhs = constant(FALSE, shapeOf(A))
    }
}

rule("logical/04 Or(false, A) => A") {
    source("logical/04", "HandleOr/04")
    val c by rankClass
    val n by c.sizes
    val A by tensor(bool, c to n)
    lhs = FALSE or A
    rhs = A
    broken("logical/04 broken: the result is negated", because = "A = true: true against false") { rhs = !A }
}

rule("logical/05 And(A, true) => A") {
    source("logical/05", "HandleAnd/01")
    val c by rankClass
    val n by c.sizes
    val A by tensor(bool, c to n)
    lhs = A and TRUE
    rhs = A
    broken("logical/05 broken: true is kept", because = "A = false: false against true") {
        rhs = constant(TRUE, shapeOf(A))
    }
}

rule("logical/06 And(true, A) => A") {
    source("logical/06", "HandleAnd/02")
    val c by rankClass
    val n by c.sizes
    val A by tensor(bool, c to n)
    lhs = TRUE and A
    rhs = A
    broken("logical/06 broken: or instead of and", because = "A = false: true against false") {
        lhs = TRUE or A
    }
}

rule("logical/07 And(A, false) => false") {
    source("logical/07", "HandleAnd/03")
    val c by rankClass
    val n by c.sizes
    val A by tensor(bool, c to n)
    lhs = A and FALSE
    rhs = constant(FALSE, shapeOf(A))
    broken("logical/07 broken: A is kept", because = "A = true: false against true") { rhs = A }
}

rule("logical/08 And(false, A) => false") {
    source("logical/08", "HandleAnd/04")
    val c by rankClass
    val n by c.sizes
    val A by tensor(bool, c to n)
    lhs = FALSE and A
    rhs = constant(FALSE, shapeOf(A))
    broken("logical/08 broken: true instead of false", because = "A = true: true against false") {
        lhs = TRUE and A
    }
    broken("logical/08 broken: the number 0 instead of false") {
        expect(ILL_FORMED, because = "and joins truth values, and 0 is a number")
        lhs = constant(0, shapeOf(A)) and A
        rhs = constant(0, shapeOf(A))
    }
}

rule("logical/09 And(Lt(A, k1), Gt(k2, A)) => Lt(A, Min(k1, k2))") {
    source("logical/09", "HandleAnd/05")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val k1 by element
    val k2 by element
    val first = constant(k1, shapeOf(A))
    val second = constant(k2, shapeOf(A))
    lhs = (A lt first) and (second gt A)
    rhs = A lt min(first, second)
    broken("logical/09 broken: the greater of the bounds", because = "A = 1, k1 = 0, k2 = 2: false against true") {
        rhs = A lt max(first, second)
    }
    broken("logical/09 broken: A at most the bound", because = "A = k1 = k2 = 0: false against true") {
        rhs = A le min(first, second)
    }
    broken("logical/09 broken: below the bound taken as at most the bound less one") {
        expect(VERIFIED, on = int, because = "no integer lies between k - 1 and k")
        expect(REFUTED, on = real, because = "A = 1/2, k1 = k2 = 1: true against false")
        rhs = A le min(k1, k2) - 1
    }
}

rule("logical/10 Gt(Max(A, B), B) => Gt(A, B)") {
    source("logical/10", "HandleCompare/21")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = max(A, B) gt B
    rhs = A gt B
    broken("logical/10 broken: at least instead of above", because = "A = 0, B = 1: true against false") {
        lhs = max(A, B) ge B
        rhs = A ge B
    }
    broken("logical/10 broken: the operands of the right side are swapped",
        because = "A = 1, B = 0: true against false") {
        rhs = B gt A
    }
}

rule("logical/11 Gt(Max(A, B), A) => Gt(B, A)") {
    source("logical/11", "HandleCompare/20",
        note = "The compiler has the dual rules with min as well, HandleCompare/22 and /23.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = max(A, B) gt A
    rhs = B gt A
    broken("logical/11 broken: min instead of max", because = "A = 0, B = 1: min(0, 1) = 0 is not above 0, but 1 is") {
        lhs = min(A, B) gt A
    }
}
