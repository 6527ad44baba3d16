// XLA's HandleComplex, HandleReal and HandleImag as coded, and what HandleSqrt does of complex numbers. Complex numbers have exact parts.

rule("HandleComplex/01 Complex(Real(A), Imag(A)) => A") {
    source("", "HandleComplex/01")
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    lhs = complex(real(A), imag(A))
    rhs = A
    broken("HandleComplex/01 broken: the parts of two numbers", because = "A = 0, B = i") {
        val B by tensor(complex, c to n)
        lhs = complex(real(A), imag(B))
    }
    broken("HandleComplex/01 broken: the parts exchanged", because = "A = i") { lhs = complex(imag(A), real(A)) }
}

rule("HandleReal/01 Real(Complex(A, B)) => A") {
    source("", "HandleReal/01")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = real(complex(A, B))
    rhs = A
    broken("HandleReal/01 broken: the imaginary part", because = "A = 0, B = 1") { rhs = B }
}

rule("HandleReal/02 Real(A) => A, A not complex") {
    source("", "HandleReal/02")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = real(A)
    rhs = A
    broken("HandleReal/02 broken: its magnitude", because = "A = -1") { rhs = abs(A) }
}

rule("HandleImag/01 Imag(Complex(A, B)) => B") {
    source("", "HandleImag/01")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = imag(complex(A, B))
    rhs = B
    broken("HandleImag/01 broken: the real part", because = "A = 1, B = 0") { rhs = A }
}

rule("HandleImag/02 Imag(A) => 0, A not complex") {
    source("", "HandleImag/02")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = imag(A)
    rhs = constant(0, c to n)
    broken("HandleImag/02 broken: the number itself", because = "A = 1") { rhs = A }
}

rule("HandleSqrt/02 Sqrt(Mul(A, A)) => Convert(Abs(A)), A complex") {
    source("", "HandleSqrt/02", note = "Under fast math only.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    lhs = sqrt(A * A)
    rhs = convert(abs(A), complex)
    expect(REFUTED, because = "A = i: the root of -1 is i, and the magnitude is 1")
    repaired("HandleSqrt/02 repaired: A has no imaginary part") { assume { imag(A) eq 0 } }
    broken("HandleSqrt/02 broken: A has no real part", because = "A = i") { assume { real(A) eq 0 } }
}
