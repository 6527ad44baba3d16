// Complex numbers have no order, and what is real has no imaginary unit.

for (operator in listOf("max", "min", "clamp", "sign", "lt", "ge", "exp", "floor"))
rule("$operator of complex numbers") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    val made = when (operator) {
        "max" -> max(A, 0)
        "min" -> min(A, A)
        "clamp" -> clamp(A, A, A)
        "sign" -> sign(A)
        "lt" -> A lt 1
        "ge" -> A ge A
        "exp" -> exp(A)
        else -> floor(A)
    }
    lhs = made
    rhs = made
}

rule("a maximum over complex numbers") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    lhs = A.reduce(max, c)
    rhs = A.reduce(max, c)
}

rule("a complex number as a real") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    lhs = convert(A, real)
    rhs = real(A)
}

rule("a float as a complex number") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(f32, c to n)
    lhs = convert(A, complex)
    rhs = convert(A, complex)
}

rule("parts that are floats") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(f32, c to n)
    lhs = complex(A, A)
    rhs = complex(A, A)
}

rule("parts that are complex") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    lhs = complex(A, A)
    rhs = A
}

rule("a complex number beside a real") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    val x by tensor(real, c to n)
    lhs = A + x
    rhs = x + A
}

rule("the conjugate of a real") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = conj(A)
    rhs = A
}

rule("the conjugate of what may be real") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(complex)
    lhs = conj(A)
    rhs = conj(A)
}

rule("the modulus of a real") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = modulus(A)
    rhs = abs(A)
}

rule("the imaginary part of integers") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(int, c to n)
    lhs = imag(A)
    rhs = A
}

rule("a number of which nothing says whether it is complex") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    lhs = real(constant(1, c to n))
    rhs = constant(1, c to n)
}

rule("the unit among reals") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = A * imaginaryUnit
    rhs = A
}

rule("an infinity beside complex numbers") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    val x by tensor(real, c to n)
    lhs = complex(min(x, inf), imag(A))
    rhs = complex(x, imag(A))
}
