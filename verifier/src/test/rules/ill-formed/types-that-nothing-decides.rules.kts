// Numbers that meet nothing with a type: 1 / 2 is 0 among the integers and is not among the reals.

rule("a comparison of constants decides nothing") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = select((constant(1, c to n) / constant(2, c to n)) eq constant(0, c to n), A, B)
    rhs = A
}

rule("nor does one inside of a choice between numbers") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = select(select(P, constant(1, c to n), constant(2, c to n)) lt constant(3, c to n), A, B)
    rhs = A
}

rule("nor one inside of another choice's predicate, in a rule that has a type") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    val B by tensor(int, c to n)
    lhs = select(select((constant(1, c to n) / constant(2, c to n)) eq constant(0, c to n), A, B) eq A, A, B)
    rhs = A
}

rule("nor a reduction of constants") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(bool)
    val B by tensor(bool)
    lhs = select(constant(1, c to n).reduce(sum, on(c), initial = number(2)) gt constant(0), A, B)
    rhs = A
}

rule("nor constants that are moved and kept within bounds") {
    expect(ILL_FORMED)
    val s by singleton
    val n by s.sizes
    val A by tensor(s to n)
    val B by tensor(s to n)
    val padded = constant(7, s to 0).pad(number(5), high = n)
    lhs = select(clamp(constant(0, s to n), padded, constant(6, s to n)) / constant(2, s to n) eq constant(2, s to n), A, B)
    rhs = A
}

rule("nor infinities") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = select(constant(-inf, c to n) lt constant(inf, c to n), A, B)
    rhs = A
}

rule("a precondition on numbers alone") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    requires { number(1) / number(2) gt 0 }
    lhs = A
    rhs = B
}

rule("an assumption on numbers alone") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    assume { (A eq B) or (constant(1, c to n) / constant(2, c to n) eq constant(0, c to n)) }
    lhs = A
    rhs = B
}

rule("a result of numbers beside a type that is left open") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = select(A eq B, constant(1, c to n), constant(1, c to n) / constant(2, c to n))
    rhs = select(A eq B, constant(1, c to n), constant(0, c to n))
}

rule("a tensor of the type of numbers") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(io.verifyrules.dsl.element.ElementType.NUMERAL, c to n)
    lhs = A / constant(2, c to n) * constant(2, c to n)
    rhs = A
}

rule("a parameter of the type of numbers") {
    expect(ILL_FORMED)
    val v by element(io.verifyrules.dsl.element.ElementType.NUMERAL)
    lhs = constant(v)
    rhs = constant(v)
}

rule("a number of a type that has none") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(bool, c to n)
    lhs = A
    rhs = select(A, A, constant(1, bool, c to n))
}

rule("a number where a truth value is due") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(bool, c to n)
    lhs = A or constant(0, c to n)
    rhs = A
}

rule("an infinity where a truth value is due") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(bool, c to n)
    lhs = select(A, A, constant(inf, c to n))
    rhs = A
}

rule("a truth value among elements of any type") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.pad(number(0), low = n) eq constant(TRUE, c to n + n)
    rhs = A.pad(number(0), low = n) eq A.pad(number(0), low = n)
    elements(bool)
}

rule("a real number among integers") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    lhs = A + constant(0, real, c to n)
    rhs = A
}

rule("an integer of a map among real numbers") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val k by integer
    lhs = constant(1, real, c to n) * constant(k, c to n)
    rhs = constant(k, c to n)
}

rule("element types of a rule that leaves none open") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    elements(real)
    lhs = A / constant(2, c to n) * constant(2, c to n)
    rhs = A
}

rule("the type of numbers as a type that a rule is claimed for") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(int, io.verifyrules.dsl.element.ElementType.NUMERAL)
    lhs = A / constant(1, c to n)
    rhs = A
}

rule("no type has numbers that are predicates") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = select(A, A + A, A)
    rhs = A
}

rule("no type has numbers that are assumed to be true") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    assume { A }
    lhs = A + A
    rhs = A
}

rule("an open type padded with a truth value and with a number") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val X by tensor(c to n)
    lhs = X.pad(TRUE, high = 1) 
    rhs = X.pad(1, high = 1)
}

rule("a sum of what is chosen beside a truth value") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val P by tensor(bool, c to n)
    val X by tensor(c to n)
    lhs = select(P, X, TRUE).reduce(sum, c)
    rhs = X.reduce(sum, c)
}

rule("a choice between an open type and truth values") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val P by tensor(bool, c to n)
    val X by tensor(c to n)
    lhs = select(P, X, P)
    rhs = X
}

rule("a truth value where the rule is claimed for int") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val X by tensor(c to n)
    elements(int)
    lhs = X.pad(TRUE, high = 1).slice(end = n)
    rhs = X
}

rule("a truth value is no number") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    lhs = constant(TRUE, c to n)
    rhs = constant(1, c to n)
}

rule("truth values are not compared with numbers") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    lhs = constant(TRUE, c to n) gt constant(0, c to n)
    rhs = constant(TRUE, c to n)
}

rule("an element of type bool beside an open type") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val b by element(bool)
    val X by tensor(c to n)
    lhs = X.pad(b, high = 1).slice(end = n)
    rhs = X
}
