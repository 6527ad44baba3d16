// Wrong about the sign of numbers.

rule("every number is its own sign") {
    expect(REFUTED, because = "A = 2")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = sign(A)
    rhs = A
}

rule("the sign of a sum is the sum of the signs") {
    expect(REFUTED, because = "A = B = 1")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = sign(A + B)
    rhs = sign(A) + sign(B)
}

rule("the sign of a square is one") {
    expect(REFUTED, because = "A = 0")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = sign(A * A)
    rhs = constant(1, c to n)
}

rule("the sign of infinity is infinite") {
    expect(REFUTED, because = "it is 1")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = sign(max(constant(inf, c to n), A))
    rhs = constant(inf, c to n)
}

for (types in listOf(listOf(int, real), listOf(s8), listOf(f16, f8e4m3fn)))
rule("magnitudes with the signs of others, below a sum, in $types") {
    elements(*types.toTypedArray())
    expect(REFUTED, because = "A = 1, B = 0")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = (abs(A) * sign(B)).reduce(sum, c)
    rhs = A.reduce(sum, c)
    broken("magnitudes with the signs of other places, below a sum, in $types", because = "A = 1, -1") {
        lhs = (abs(A) * sign(A.reverse(c))).reduce(sum, c)
    }
    broken("magnitudes with opposite signs, below a sum, in $types", because = "A = 1") {
        lhs = (abs(A) * sign(-A)).reduce(sum, c)
    }
    broken("numbers with their signs, below a sum, in $types", because = "A = -1") {
        lhs = (A * sign(A)).reduce(sum, c)
    }
    broken("magnitudes with the signs of magnitudes, below a sum, in $types", because = "A = -1") {
        lhs = (abs(A) * sign(abs(A))).reduce(sum, c)
    }
    broken("magnitudes and signs, below a sum, in $types", because = "A = 1") {
        lhs = (abs(A) + sign(A)).reduce(sum, c)
    }
    broken("signs that are counted twice, below a sum, in $types", because = "A = -1") {
        lhs = (abs(A) * sign(A) * sign(A)).reduce(sum, c)
    }
}

rule("a sum of magnitudes with the sign of the sum") {
    elements(int, real, s8)
    expect(REFUTED, because = "A = 1, -2: -3 against -1")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = abs(A).reduce(sum, c) * sign(A.reduce(sum, c))
    rhs = A.reduce(sum, c)
}

rule("numbers with their signs, below a sum of many") {
    elements(int, s32)
    expect(REFUTED, because = "A = -1 at one of 40 places")
    val c by singleton
    val n by c.sizes
    val A by tensor(c to n)
    requires { n ge 40 }
    lhs = (A * sign(A)).reduce(sum, c)
    rhs = A.reduce(sum, c)
}

rule("words without sign are their signs") {
    elements(unsigned)
    expect(REFUTED, because = "A = 2")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = (sign(A) * sign(A)).reduce(sum, c)
    rhs = A.reduce(sum, c)
}
