// The sign of numbers, -1, 0 or 1.

rule("a sign is its own sign") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = sign(sign(A))
    rhs = sign(A)
}

rule("the sign of the negative is the negative of the sign") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = sign(-A)
    rhs = -sign(A)
}

rule("a sign is between -1 and 1") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = clamp(constant(-1, c to n), sign(A), constant(1, c to n))
    rhs = sign(A)
}

rule("the magnitude is the number times its sign") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A * sign(A)
    rhs = abs(A)
}

rule("an exponential is positive") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = sign(exp(A))
    rhs = constant(1, c to n)
}

rule("the sign of infinity is one") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = sign(min(constant(-inf, c to n), A))
    rhs = constant(-1, c to n)
}

rule("the sign of what is moved is moved") {
    val c by rankClass
    val n by c.sizes
    val l by c.map
    val A by tensor(c to n)
    lhs = sign(A.reverse(c).pad(number(-3), low = l))
    rhs = sign(A).reverse(c).pad(number(-1), low = l)
}

for (types in listOf(listOf(int, real), listOf(s8, u8), listOf(f16, f8e4m3fn)))
rule("magnitudes with their signs, below a sum, in $types") {
    elements(*types.toTypedArray())
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = (abs(A) * sign(A)).reduce(sum, c)
    rhs = A.reduce(sum, c)
    weaker("signs with their magnitudes, below a sum, in $types") { lhs = (sign(A) * abs(A)).reduce(sum, c) }
}

rule("magnitudes with their signs, among numbers and infinities") {
    elements(int, real)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B = max(A, constant(-inf, c to n))
    requires { n ge 1 }
    lhs = (abs(B) * sign(B)).reduce(max, c)
    rhs = B.reduce(max, c)
}

rule("a sum is its magnitude with its sign") {
    elements(int, real, s32)
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val A by tensor(c to n, d to m)
    val s = A.reduce(sum, c)
    lhs = (sign(s) * abs(s)).reduce(sum, d)
    rhs = A.reduce(sum, c, d)
}

rule("numbers with their signs, below a sum of what has no sign") {
    elements(unsigned)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = (A * sign(A)).reduce(sum, c)
    rhs = A.reduce(sum, c)
}
