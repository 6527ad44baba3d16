import io.verifyrules.dsl.expr.TensorExpr

/*
 * Each of these has some thirty operators, and 2^28 of them when it is written out. All are wrong: the sum of some numbers is not
 * the greatest of them. With a reduction in it a rule is tried on instances first, so these show that instances are found,
 * recomputed and printed at the cost of thirty operators.
 */
fun <T> doubled(start: T, twice: (T) -> T): T = (1..28).fold(start) { result, _ -> twice(result) }

rule("a map doubled in a precondition") {
    expect(REFUTED)
    val c by rankClass
    val s by singleton
    val n by c.sizes
    val m by s.sizes
    val low by c.map
    val A by tensor(int, c to n, s to m)
    requires { doubled(low) { it + it } ge 0 }
    lhs = A.reduce(sum, s)
    rhs = A.reduce(max, s)
}

rule("a condition joined with itself by and") {
    expect(REFUTED)
    val c by rankClass
    val s by singleton
    val n by c.sizes
    val m by s.sizes
    val low by c.map
    val A by tensor(int, c to n, s to m)
    requires { doubled(low ge 3) { it and it } }
    lhs = A.reduce(sum, s)
    rhs = A.reduce(max, s)
}

rule("a condition joined with itself by or") {
    expect(REFUTED)
    val c by rankClass
    val s by singleton
    val n by c.sizes
    val m by s.sizes
    val low by c.map
    val A by tensor(int, c to n, s to m)
    requires { doubled(low ge 3) { it or it } }
    lhs = A.pad(number(0), low = low).reduce(sum, s)
    rhs = A.reduce(sum, s)
}

rule("a reduction added to itself") {
    expect(REFUTED)
    val c by rankClass
    val s by singleton
    val n by c.sizes
    val m by s.sizes
    val A by tensor(int, c to n, s to m)
    lhs = doubled(A.reduce(sum, s)) { it + it }
    rhs = doubled(A.reduce(max, s)) { it + it }
}

rule("a tensor added to itself below a reduction") {
    expect(REFUTED)
    val c by rankClass
    val s by singleton
    val n by c.sizes
    val m by s.sizes
    val A by tensor(int, c to n, s to m)
    lhs = doubled<TensorExpr>(A) { it + it }.reduce(sum, s)
    rhs = doubled<TensorExpr>(A) { it + it }.reduce(max, s)
}

rule("a tensor divided by itself") {
    expect(REFUTED)
    val c by rankClass
    val s by singleton
    val n by c.sizes
    val m by s.sizes
    val A by tensor(real, c to n, s to m)
    lhs = doubled(A.reduce(sum, s)) { it / it }
    rhs = A.reduce(sum, s)
}

rule("an assumption joined with itself") {
    expect(REFUTED)
    val c by rankClass
    val s by singleton
    val n by c.sizes
    val m by s.sizes
    val A by tensor(int, c to n, s to m)
    assume { doubled(A ge constant(1, c to n, s to m)) { it and it } }
    lhs = A.reduce(sum, s)
    rhs = A.reduce(max, s)
}

rule("a map doubled as an amount of padding") {
    expect(REFUTED)
    val s by singleton
    val m by s.sizes
    val low by s.map
    val A by tensor(int, s to m)
    lhs = A.pad(number(0), low = doubled(low) { it + it }).reduce(sum, s)
    rhs = A.reduce(max, s)
}

rule("an integer doubled in a precondition") {
    expect(REFUTED)
    val s by singleton
    val m by s.sizes
    val k by integer
    val A by tensor(int, s to m)
    requires { doubled(k) { it + it } ge 1 }
    lhs = A.reduce(sum, s)
    rhs = A.reduce(max, s)
}

rule("an element doubled as padding") {
    expect(REFUTED)
    val s by singleton
    val m by s.sizes
    val k by element(int)
    val A by tensor(int, s to m)
    lhs = A.pad(doubled(k) { it + it }, low = lanes(1)).reduce(sum, s)
    rhs = A.reduce(max, s)
}

rule("an element doubled in a precondition") {
    expect(REFUTED)
    val s by singleton
    val m by s.sizes
    val k by element(int)
    val A by tensor(int, s to m)
    requires { doubled(k) { it + it } ge number(1) }
    lhs = A.pad(k, low = lanes(1)).reduce(sum, s)
    rhs = A.reduce(max, s)
}
