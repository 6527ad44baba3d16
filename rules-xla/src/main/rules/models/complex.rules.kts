// Parts of complex sums and products: a complex number is a pair of reals, and so is a sum of them.

rule("models/the real part of a sum => the sum of the real parts") {
    source(note = "Complex numbers as pairs")
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    lhs = real(A.reduce(sum, c))
    rhs = real(A).reduce(sum, c)
    weaker("models/the imaginary part of a sum => the sum of the imaginary parts") {
        lhs = imag(A.reduce(sum, c))
        rhs = imag(A).reduce(sum, c)
    }
    weaker("models/a sum of pairs => the pair of the sums") {
        val B by tensor(real, c to n)
        val C by tensor(real, c to n)
        lhs = complex(B, C).reduce(sum, c)
        rhs = complex(B.reduce(sum, c), C.reduce(sum, c))
    }
    broken("models/the real part of a sum broken: the imaginary parts", because = "A = 1: 1 against 0") { rhs = imag(A).reduce(sum, c) }
    broken("models/the real part of a product over an index broken: the product of the real parts", because = "A = i, i: -1 against 0") {
        lhs = real(A.reduce(product, c))
        rhs = real(A).reduce(product, c)
    }
}

rule("models/the conjugate of a sum => the sum of the conjugates") {
    source(note = "Conjugation is a homomorphism")
    val c by rankClass
    val n by c.sizes
    val A by tensor(complex, c to n)
    val B by tensor(complex, c to n)
    lhs = conj(A.reduce(sum, c))
    rhs = conj(A).reduce(sum, c)
    broken("models/the conjugate of a sum broken: none of the sum", because = "A = i: -i against i") { rhs = A.reduce(sum, c) }
    broken("models/the conjugate of a sum broken: of one of two", because = "A = B = i: -2 i against 0") {
        lhs = conj((A + B).reduce(sum, c))
        rhs = (conj(A) + B).reduce(sum, c)
    }
    weaker("models/the conjugate of a product => the product of the conjugates") {
        lhs = conj(dot(A, B, contract = c))
        rhs = dot(conj(A), conj(B), contract = c)
    }
    weaker("models/the conjugate of a Hermitian product => the product of both, changed") {
        lhs = conj(dot(A, conj(B), contract = c))
        rhs = dot(B, conj(A), contract = c)
    }
    broken("models/the conjugate of a product broken: of one of both", because = "A = 1, B = i: -i against i") {
        lhs = conj(dot(A, B, contract = c))
        rhs = dot(conj(A), B, contract = c)
    }
}

rule("models/the real part of a product with a real factor => the product of the real parts") {
    source(note = "Complex numbers as a vector space over the reals")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val Z by tensor(complex, c to n)
    lhs = real((convert(A, complex) * Z).reduce(sum, c))
    rhs = (A * real(Z)).reduce(sum, c)
    weaker("models/the imaginary part of a product with a real factor => the factor times the imaginary part") {
        lhs = imag((convert(A, complex) * Z).reduce(sum, c))
        rhs = (A * imag(Z)).reduce(sum, c)
    }
    broken("models/a real factor broken: a complex one", because = "W = Z = i: -1 against 0") {
        val W by tensor(complex, c to n)
        lhs = real((W * Z).reduce(sum, c))
        rhs = (real(W) * real(Z)).reduce(sum, c)
    }
    broken("models/a real factor broken: an imaginary one", because = "A = 1, Z = 1: 0 against 1") {
        lhs = real((complex(constant(0, real, c to n), A) * Z).reduce(sum, c))
    }
}

rule("models/a complex product => four real ones") {
    source(note = "Complex matrix products by real ones")
    val k by rankClass; val a by rankClass; val b by rankClass
    val n by k.sizes; val p by a.sizes; val q by b.sizes
    val A by tensor(complex, a to p, k to n)
    val B by tensor(complex, k to n, b to q)
    val re = dot(real(A), real(B), contract = k) - dot(imag(A), imag(B), contract = k)
    val im = dot(real(A), imag(B), contract = k) + dot(imag(A), real(B), contract = k)
    lhs = dot(A, B, contract = k)
    rhs = complex(re, im)
    broken("models/a complex product broken: a sign", because = "A = B = i: -1 against 1") {
        rhs = complex(dot(real(A), real(B), contract = k) + dot(imag(A), imag(B), contract = k), im)
    }
    broken("models/a complex product broken: a part is left out", because = "A = 1, B = i: i against 0") {
        rhs = complex(re, dot(imag(A), real(B), contract = k))
    }
    weaker("models/a complex product weaker: three real ones") {
        val sumA = real(A) + imag(A)
        val sumB = real(B) + imag(B)
        val first = dot(real(A), real(B), contract = k)
        val second = dot(imag(A), imag(B), contract = k)
        rhs = complex(first - second, dot(sumA, sumB, contract = k) - first - second)
    }
}
