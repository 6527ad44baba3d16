// Constants whose sum or product rounds, beside sums in another order: what rounding makes true does not meet what it breaks.

rule("a rounded sum of constants beside a reordered sum") {
    expect(UNKNOWN, because = "2048 + 1 is 2048 in f16, and not however sums round")
    upTo(order)
    val c by rankClass; val d by rankClass; val n by c.sizes; val p by d.sizes
    val A by tensor(f16, c to n, d to p)
    lhs = A.reverse(c).reduce(sum, c) - (constant(number(2048, f16), d to p) + constant(1, d to p))
    rhs = A.reduce(sum, c) - 2048
}

rule("a product of constants that overflows, in a maximum") {
    expect(UNKNOWN, because = "65504 * 2 is infinite in f16, and not however products round")
    upTo(order)
    val c by rankClass; val d by rankClass; val n by c.sizes; val p by d.sizes
    val A by tensor(f16, c to n, d to p)
    lhs = max(A.reverse(c).reduce(sum, c), constant(number(65504, f16), d to p) * 2)
    rhs = max(A.reduce(sum, c), constant(inf, d to p))
}

rule("a rounded sum of constants in a function, regrouped") {
    expect(UNKNOWN, because = "2048 + 1 is 2048 in f16, and not however sums round")
    upTo(order)
    val c by rankClass; val n by c.sizes
    val x by tensor(f16, c to n); val y by tensor(f16, c to n)
    lhs = (x + abs(constant(number(2048, f16), c to n) + constant(1, c to n))) + y
    rhs = (y + x) + 2048
}
