// Sums in which much cancels: what rounding leaves of them is no difference. Under a reduction, instances are tried first.

rule("five cancellations of a hundredth each") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val E = exp(A)
    lhs = E * constant(number(10000) * number(1000000), c to n) - E * constant(number(9900) * number(1000000), c to n) -
        E * constant(99000000, c to n) - E * constant(990000, c to n) - E * constant(9900, c to n) -
        E * constant(99, c to n)
    rhs = E
}

rule("five cancellations of a hundredth each, summed up") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val E = exp(A)
    lhs = (E * constant(number(10000) * number(1000000), c to n) - E * constant(number(9900) * number(1000000), c to n) -
        E * constant(99000000, c to n) - E * constant(990000, c to n) - E * constant(9900, c to n) -
        E * constant(99, c to n)).reduce(sum, c)
    rhs = E.reduce(sum, c)
}

rule("the same of a product of exponentials") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    val E = exp(A) * exp(B)
    lhs = (E * constant(100000000, c to n) - E * constant(99000000, c to n) - E * constant(990000, c to n) -
        E * constant(9900, c to n) - E * constant(99, c to n)).reduce(sum, c)
    rhs = E.reduce(sum, c)
}

rule("added and taken away in another order, six times") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    val D by tensor(real, c to n)
    lhs = (exp(A) + exp(B) + exp(D) - exp(B) + exp(B) - exp(D) - exp(B) + exp(D) + exp(B) - exp(D) - exp(B)).reduce(sum, c)
    rhs = exp(A).reduce(sum, c)
}

rule("a maximum of two that are the same in theory") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = max(exp(A) * exp(B), exp(A + B))
    rhs = exp(B) * exp(A)
}
