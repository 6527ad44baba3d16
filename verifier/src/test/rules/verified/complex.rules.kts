// Complex numbers: pairs of reals, a field without an order.

rule("the parts put together are the number") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    lhs = complex(real(A), imag(A))
    rhs = A
}

rule("the first part is the real one") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(real, c to n)
    val y by tensor(real, c to n)
    lhs = real(complex(x, y))
    rhs = x
}

rule("the second part is the imaginary one") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(real, c to n)
    val y by tensor(real, c to n)
    lhs = imag(complex(x, y))
    rhs = y
}

rule("the real part of what is not complex is it") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = real(A)
    rhs = A
}

rule("what is not complex has no imaginary part") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = imag(A)
    rhs = constant(0, c to n)
}

rule("a real has no imaginary part as a complex number") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(real, c to n)
    lhs = imag(convert(x, complex))
    rhs = constant(0, c to n)
}

for (type in listOf(bool, int, s8, u8))
rule("$type becomes complex by way of the reals") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(type, c to n)
    lhs = convert(x, complex)
    rhs = complex(convert(x, real), constant(0, c to n))
}

rule("the square of the unit is -1") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    lhs = A * imaginaryUnit * imaginaryUnit
    rhs = -A
}

rule("a product by its parts") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    val B by tensor(complex, c to n)
    lhs = A * B
    rhs = complex(real(A) * real(B) - imag(A) * imag(B), real(A) * imag(B) + imag(A) * real(B))
}

rule("conjugates are multiplied") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    val B by tensor(complex, c to n)
    lhs = conj(A * B)
    rhs = conj(A) * conj(B)
}

rule("conjugates are added") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    val B by tensor(complex, c to n)
    lhs = conj(A + B)
    rhs = conj(A) + conj(B)
}

rule("the conjugate of the conjugate") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    lhs = conj(conj(A))
    rhs = A
}

rule("the square of the modulus") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    lhs = abs(A) * abs(A)
    rhs = real(A * conj(A))
}

rule("the modulus of a product") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    val B by tensor(complex, c to n)
    lhs = abs(A * B)
    rhs = abs(A) * abs(B)
}

rule("the modulus of the conjugate") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    lhs = abs(conj(A))
    rhs = abs(A)
}

rule("no modulus is negative") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    lhs = max(abs(A), 0)
    rhs = abs(A)
}

rule("a real has its magnitude for a modulus") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(real, c to n)
    lhs = abs(convert(x, complex))
    rhs = abs(x)
}

rule("the square of the root") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    lhs = sqrt(A) * sqrt(A)
    rhs = A
}

rule("the root has no negative real part") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    lhs = max(real(sqrt(A)), 0)
    rhs = real(sqrt(A))
}

rule("a quotient times its divisor") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    val B by tensor(complex, c to n)
    assume { B ne 0 }
    lhs = A / B * B
    rhs = A
}

rule("quotients by one number are added") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    val B by tensor(complex, c to n)
    val C by tensor(complex, c to n)
    assume { C ne 0 }
    lhs = (A + B) / C
    rhs = A / C + B / C
}

rule("the conjugate of a quotient") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    val B by tensor(complex, c to n)
    assume { B ne 0 }
    lhs = conj(A / B)
    rhs = conj(A) / conj(B)
}

rule("half of a number") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    lhs = A / 2 + A / 2
    rhs = A
}

rule("laws of rings hold of complex numbers as of others") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(int, real, complex, s8)
    lhs = (A + B) * (A - B)
    rhs = A * A - B * B
}

rule("a factor moves out of a sum of complex numbers") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    val v by element(complex)
    lhs = (A * v).reduce(sum, c)
    rhs = A.reduce(sum, c) * v
}

rule("a product of two sums is the sum of all products") {
    val s by singleton
    val t by singleton
    val n by s.sizes
    val m by t.sizes
    val A by tensor(complex, s to n)
    val B by tensor(complex, t to m)
    lhs = A.reduce(sum, s) * B.reduce(sum, t)
    rhs = (A.expand(t to m) * B.expand(s to n)).reduce(sum, on(s, t))
}

rule("sums and products do not depend on their order") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(real, complex)
    lhs = A.reverse(c).reduce(sum, c) + A.reverse(c).reduce(product, c)
    rhs = A.reduce(product, c) + A.reduce(sum, c)
}

rule("a matrix product of complex numbers associates") {
    val row by singleton
    val first by singleton
    val second by singleton
    val column by singleton
    val n by row.sizes
    val m by first.sizes
    val p by second.sizes
    val q by column.sizes
    val A by tensor(complex, row to n, first to m)
    val B by tensor(complex, first to m, second to p)
    val C by tensor(complex, second to p, column to q)
    lhs = dot(dot(A, B, contract = first), C, contract = second)
    rhs = dot(A, dot(B, C, contract = second), contract = first)
}

rule("complex numbers are moved as others are") {
    val c by rankClass
    val n by c.sizes
    val l by c.map
    val v by element(complex)
    val A by tensor(complex, c to n)
    requires { l ge 0 }
    lhs = conj(A.pad(v, low = l).slice(start = l, end = l + n))
    rhs = conj(A)
}

rule("a choice between numbers and what is done to each") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    val B by tensor(complex, c to n)
    lhs = real(select(A eq B, A, B))
    rhs = real(B)
}
