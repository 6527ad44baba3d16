// XLA's HandleReducePrecision as coded.

for ((type, exponent, mantissa) in listOf(Triple(f16, 5, 10), Triple(bf16, 8, 7), Triple(f32, 8, 23), Triple(f64, 11, 52)))
rule("HandleReducePrecision/01 ReducePrecision(A, $exponent, $mantissa) => A, of $type") {
    source("", "HandleReducePrecision/01", note = "Where an option that is off by default says so.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(type, c to n)
    lhs = reducePrecision(A, exponent, mantissa)
    rhs = A
    broken("HandleReducePrecision/01 broken: one bit of exponent less, of $type", because = "a number too great for the exponents") {
        lhs = reducePrecision(A, exponent - 1, mantissa)
    }
    broken("HandleReducePrecision/01 broken: one bit of mantissa less, of $type", because = "a significand that is odd") {
        lhs = reducePrecision(A, exponent, mantissa - 1)
    }
}
