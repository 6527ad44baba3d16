// XLA's HandleMaximum and HandleMinimum as coded. Of truth values, false is less than true.

for ((m, handler) in listOf(max to "HandleMaximum", min to "HandleMinimum")) {
    val word = if (m == max) "Max" else "Min"

    rule("$handler/01 $word(A, A) => A") {
        source("", "$handler/01")
        val c by rankClass
        val n by c.sizes
        val A by tensor(c to n)
        lhs = m(A, A)
        rhs = A
        broken("$handler/01 broken: of two tensors", because = "A = 0, B = 1 or the other way round") {
            val B by tensor(c to n)
            lhs = m(A, B)
        }
    }

    for ((again, first) in listOf("A" to true, "B" to false))
    rule("$handler/04 $word($word(A, B), $again) => $word(A, B)") {
        source("", "$handler/04")
        val c by rankClass
        val n by c.sizes
        val A by tensor(c to n)
        val B by tensor(c to n)
        lhs = m(m(A, B), if (first) A else B)
        rhs = m(A, B)
        broken("$handler/04 broken: $again alone", because = "A = 0, B = 1 or the other way round") {
            rhs = if (first) A else B
        }
    }

    rule("$handler/05 $word(A, $word(A, B)) => $word(A, B)") {
        source("", "$handler/05")
        val c by rankClass
        val n by c.sizes
        val A by tensor(c to n)
        val B by tensor(c to n)
        lhs = m(A, m(A, B))
        rhs = m(A, B)
        broken("$handler/05 broken: B alone", because = "A = 0, B = 1 or the other way round") { rhs = B }
    }

    rule("$handler/06 $word(B, $word(A, B)) => $word(B, A)") {
        source("", "$handler/06")
        val c by rankClass
        val n by c.sizes
        val A by tensor(c to n)
        val B by tensor(c to n)
        lhs = m(B, m(A, B))
        rhs = m(B, A)
        broken("$handler/06 broken: A alone", because = "A = 0, B = 1 or the other way round") { rhs = A }
    }
}

for ((order, first) in listOf("Max(L, Clamp(L, A, H))" to true, "Max(Clamp(L, A, H), L)" to false))
rule("HandleMaximum/08 $order => Clamp(L, A, H)") {
    source("", "HandleMaximum/08", note = "The code asks that both bounds L are one instruction, and nothing about H.")
    expect(REFUTED, because = "L = 1, H = 0, A = 0: the clamp is 0, its maximum with L is 1")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val L by tensor(c to n)
    val H by tensor(c to n)
    lhs = if (first) max(L, clamp(L, A, H)) else max(clamp(L, A, H), L)
    rhs = clamp(L, A, H)
    repaired("HandleMaximum/08 repaired: $order => Clamp(L, A, H) for L <= H") {
        expect(REFUTED, on = floats, because = "L = 0.0, H = -0.0, which are equal: 0.0 against -0.0")
        assume { L le H }
    }
    repaired("HandleMaximum/08 repaired: $order => Clamp(L, A, H) for L < H") { assume { L lt H } }
    broken("HandleMaximum/08 broken: $order, the upper bound for L <= H", because = "L = 0, A = 0, H = 1: 1 against 0") {
        assume { L le H }
        lhs = if (first) max(H, clamp(L, A, H)) else max(clamp(L, A, H), H)
    }
}

// The theory of the reals knows these functions to be increasing. Libraries promise it of no float.
for (name in listOf("Cbrt", "Erf", "Logistic", "Tanh"))
rule("HandleMaximum/09 Max($name(A), $name(B)) => $name(Max(A, B))") {
    source("", "HandleMaximum/09", note = "The handler asks for floating point.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    val f = when (name) { "Cbrt" -> ::cbrt; "Erf" -> ::erf; "Logistic" -> ::logistic; else -> ::tanh }
    elements(floats + real)
    lhs = max(f(A), f(B))
    rhs = f(max(A, B))
    upTo(rounding)
    broken("HandleMaximum/09 broken: the lesser of A and B under $name", because = "A = 0, B = 1") { rhs = f(min(A, B)) }
}
