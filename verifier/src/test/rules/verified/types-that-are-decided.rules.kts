// Right neighbours of the rules in ../ill-formed/types-that-nothing-decides.rules.kts.

rule("a comparison of constants of which one has a type") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = select((constant(1, int, c to n) / constant(2, c to n)) eq constant(0, c to n), A, B)
    rhs = A
}

rule("the same among real numbers") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = select((constant(1, c to n) / constant(2, c to n)) ne constant(0, real, c to n), A, B)
    rhs = A
}

rule("a choice between numbers, one of which has a type") {
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = select(select(P, constant(1, c to n), constant(2, c to n)) / constant(4, real, c to n) ne constant(0, c to n), A, B)
    rhs = A
}

rule("a comparison of infinities of a type") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    val B by tensor(int, c to n)
    lhs = select(constant(-inf(real), c to n) lt constant(inf, c to n), A, B)
    rhs = A
}


rule("one expression of numbers, read as an integer at one place and as a real number at another") {
    val c by rankClass
    val n by c.sizes
    val I by tensor(int, c to n)
    val X by tensor(real, c to n)
    val Y by tensor(real, c to n)
    val half = constant(1, c to n) / constant(2, c to n)
    lhs = select(I + half eq I, X * half + X * half, Y)
    rhs = X
}

rule("both sides made of numbers only, right in every type of numbers") {
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    lhs = select(P, constant(1, c to n) + constant(2, c to n), constant(4, c to n) - constant(1, c to n))
    rhs = constant(3, c to n)
}

rule("numbers that are claimed to be real") {
    val c by rankClass
    val n by c.sizes
    elements(real)
    lhs = constant(1, c to n) / constant(2, c to n) * constant(2, c to n)
    rhs = constant(1, c to n)
}

rule("an operator decides: only real numbers have an exponential") {
    val c by rankClass
    val n by c.sizes
    lhs = exp(constant(0, c to n))
    rhs = constant(1, c to n)
}

rule("an operator decides: only integers have a remainder") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = select(constant(7, c to n) / (constant(7, c to n) % constant(4, c to n)) eq constant(2, c to n), A, B)
    rhs = A
}

rule("an integer of a map decides") {
    val c by rankClass
    val n by c.sizes
    val k by integer
    val A by tensor(c to n)
    val B by tensor(c to n)
    requires { k gt 2 }
    lhs = select(constant(2, c to n) / constant(k, c to n) eq constant(0, c to n), A, B)
    rhs = A
}

rule("an iota decides") {
    val s by singleton
    val n by s.sizes
    val A by tensor(s to n)
    val B by tensor(s to n)
    requires { n le 2 }
    lhs = select(iota(s, s to n) / constant(2, s to n) eq constant(0, s to n), A, B)
    rhs = A
}

rule("a precondition on numbers of a type") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val v by element(real)
    requires { number(1, real) / number(2) eq v }
    lhs = A * constant(v, c to n) + A * constant(v, c to n)
    rhs = A
}

rule("a tensor that is not 0 anywhere, compared with a constant of its size") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    assume { A ne constant(0, c to n) }
    lhs = A / A
    rhs = constant(1, c to n)
}

rule("three tensors of one size") {
    val c by rankClass
    val row by c.label
    val n by c.sizes
    val m by c.sizes
    val L by tensor(c to n, row to m + 1)
    val A by tensor(c to n, row to m + 1)
    val H by tensor(c to n, row to m + 1)
    assume { clamp(L, A, H) eq A }
    assume { L le H }
    lhs = max(A, L)
    rhs = A
}

rule("a predicate whose type is left open chooses") {
    val c by rankClass
    val n by c.sizes
    val P by tensor(c to n)
    val Q by tensor(c to n)
    lhs = select(P, P, Q)
    rhs = P or Q
}

rule("an assumption whose type is left open holds") {
    val c by rankClass
    val n by c.sizes
    val P by tensor(c to n)
    val Q by tensor(c to n)
    assume { P }
    lhs = P and Q
    rhs = Q
}

rule("padding with a truth value makes an open type bool") {
    val c by rankClass; val n by c.sizes
    val X by tensor(c to n)
    lhs = X.pad(or.identity, high = 1).slice(end = n)
    rhs = X
}

rule("a truth value that is chosen makes an open type bool") {
    val c by rankClass; val n by c.sizes
    val P by tensor(bool, c to n)
    val X by tensor(c to n)
    lhs = select(P, X, TRUE)
    rhs = X or select(P, FALSE, TRUE)
}

for (m in listOf(sum, product, min, max, and, or)) rule("padding with the identity of $m, and starting with it") {
    val c by rankClass; val n by c.sizes; val k by c.sizes
    val X by tensor(c to n)
    lhs = X.pad(m.identity, high = k).reduce(m, c, initial = m.identity)
    rhs = m(X.reduce(m, c, initial = m.identity), m.identity)
}

for (m in listOf(sum, product, and, or)) rule("the $m of nothing is its identity") {
    val c by rankClass; val d by rankClass; val n by c.sizes; val k by d.sizes
    val X by tensor(c to n, d to k)
    requires { someLane(n eq 0) }
    lhs = X.reduce(m, c)
    rhs = constant(m.identity, d to k)
}

rule("truth values that meet nothing else are of type bool") {
    val c by rankClass; val n by c.sizes
    lhs = constant(TRUE, c to n)
    rhs = constant(FALSE, c to n) or TRUE
}

rule("a truth value takes an open type through a choice") {
    val c by rankClass; val n by c.sizes
    val P by tensor(bool, c to n)
    val X by tensor(c to n)
    lhs = select(P, X, select(P, TRUE, FALSE))
    rhs = select(P, X, FALSE)
}

rule("an element that equals a truth value") {
    val c by rankClass; val n by c.sizes
    val v by element
    val A by tensor(c to n)
    requires { v eq or.identity }
    lhs = A.pad(v, high = 1)
    rhs = A.pad(FALSE, high = 1)
}

rule("a truth value on the left of a comparison") {
    val c by rankClass; val n by c.sizes
    val X by tensor(c to n)
    lhs = TRUE eq X
    rhs = X eq TRUE
}

rule("an assumption makes an open type bool") {
    val c by rankClass; val n by c.sizes
    val X by tensor(c to n)
    assume { X eq TRUE }
    lhs = X
    rhs = X.reverse(c)
}
