// Wrong about complex numbers, each named after what it takes them for.

for ((name, wrong) in listOf("exchanged" to true, "negated" to false))
rule("parts put together, the imaginary one $name") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    lhs = if (wrong) complex(imag(A), real(A)) else complex(real(A), -imag(A))
    rhs = A
    expect(REFUTED, because = "A = i")
}

rule("the real part for the number") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    lhs = convert(real(A), complex)
    rhs = A
    expect(REFUTED, because = "A = i")
}

rule("equal real parts for equal numbers") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    val B by tensor(complex, c to n)
    lhs = A eq B
    rhs = real(A) eq real(B)
    expect(REFUTED, because = "0 and i")
}

rule("the conjugate of one factor only") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    val B by tensor(complex, c to n)
    lhs = conj(A * B)
    rhs = conj(A) * B
    expect(REFUTED, because = "A = 1, B = i")
}

rule("a conjugate for the number") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    lhs = conj(A)
    rhs = A
    expect(REFUTED, because = "A = i")
}

rule("the real part of a product by the real parts") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    val B by tensor(complex, c to n)
    lhs = real(A * B)
    rhs = real(A) * real(B)
    expect(REFUTED, because = "i * i = -1")
}

rule("the imaginary part of a product by the imaginary parts") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    val B by tensor(complex, c to n)
    lhs = imag(A * B)
    rhs = imag(A) * imag(B)
    expect(REFUTED, because = "1 * i = i")
}

rule("a square as if it were a square of a real: its modulus is it") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    lhs = convert(abs(A * A), complex)
    rhs = A * A
    expect(REFUTED, because = "A = i")
}

rule("a square as if it were not negative") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    lhs = max(real(A * A), 0)
    rhs = real(A * A)
    expect(REFUTED, because = "A = i")
}

rule("the square of the modulus for the square") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    lhs = convert(abs(A) * abs(A), complex)
    rhs = A * A
    expect(REFUTED, because = "A = i: what holds of magnitudes of reals")
}

rule("a modulus for the number") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    lhs = convert(abs(A), complex)
    rhs = A
    expect(REFUTED, because = "A = -1")
}

rule("the root of a square for its modulus") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    lhs = sqrt(A * A)
    rhs = convert(abs(A), complex)
    expect(REFUTED, because = "A = i: i against 1")
}

rule("the root of a square for the number") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    lhs = sqrt(A * A)
    rhs = A
    expect(REFUTED, because = "A = -1")
}

rule("the other one of two roots") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    lhs = sqrt(A)
    rhs = -sqrt(A)
    expect(REFUTED, because = "A = 1")
}

rule("the root of the conjugate, where the root is not continuous") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    lhs = sqrt(conj(A))
    rhs = conj(sqrt(A))
    expect(REFUTED, because = "A = -1: i against -i")
}

rule("the modulus by the sum of both parts") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    lhs = abs(A)
    rhs = abs(real(A)) + abs(imag(A))
    expect(REFUTED, because = "A = 1 + i")
}

rule("a quotient times its divisor, which may be 0") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    val B by tensor(complex, c to n)
    lhs = A / B * B
    rhs = A
    expect(REFUTED, because = "A = 1, B = 0")
}

rule("a divisor without an imaginary part may be 0") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    val B by tensor(complex, c to n)
    assume { imag(B) eq 0 }
    lhs = A / B * B
    rhs = A
    expect(REFUTED, because = "A = 1, B = 0")
}

rule("a quotient by the conjugate") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    val B by tensor(complex, c to n)
    assume { B ne 0 }
    lhs = A / B
    rhs = A * conj(B)
    expect(REFUTED, because = "B = 2")
}

rule("a quotient part by part") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    val B by tensor(complex, c to n)
    assume { B ne 0 }
    lhs = real(A / B)
    rhs = real(A) / real(B)
    expect(REFUTED, because = "A = i, B = i")
}

rule("the modulus of a sum over an axis as a sum") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    lhs = abs(A.reduce(sum, c))
    rhs = abs(A).reduce(sum, c)
    expect(REFUTED, because = "1 and -1")
}

rule("the real part of a product over an axis as a product") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    lhs = real(A.reduce(product, c))
    rhs = real(A).reduce(product, c)
    expect(REFUTED, because = "i twice")
}

rule("a product of sums as the sum of products") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    val B by tensor(complex, c to n)
    lhs = A.reduce(sum, c) * B.reduce(sum, c)
    rhs = (A * B).reduce(sum, c)
    expect(REFUTED, because = "two elements")
}

rule("the sum of squares of what is not 0 is not 0") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    val B by tensor(complex, c to n)
    lhs = (A * A + B * B) eq 0
    rhs = (A * A + B * A * 0 + B * B * 0) eq 0
    expect(REFUTED, because = "A = 1, B = i: as if squares had a sign")
}
