// How many indices a sum has, as an element of a type that wraps: the number is converted as a ring is mapped into another.

for (t in listOf(s8, s16, s32, s64, u8, u16, u32, u64)) {
    rule("models/a sum of what does not depend on the index => so many times, $t") {
        source(note = "The characteristic of a ring")
        val c by rankClass; val s by singleton
        val n by c.sizes; val k by s.sizes
        val A by tensor(t, c to n)
        val K = constant(convert(number(k), t), c to n)
        lhs = A.expand(s to k).reduce(sum, s)
        rhs = A * K
        broken("models/so many times broken: one less, $t", because = "A = 1: k against k - 1") {
            rhs = A * constant(convert(number(k - 1), t), c to n)
        }
        broken("models/so many times broken: at most 100, $t", because = "k = 101, A = 1: 101 against 100") {
            rhs = A * min(K, number(100, t))
        }
        broken("models/so many times broken: at least once, $t", because = "k = 0, A = 1: 0 against 1") {
            rhs = A * max(K, constant(1, t, c to n))
        }
        weaker("models/so many times weaker: over two axes, $t") {
            val r by singleton
            val m by r.sizes
            lhs = A.expand(s to k, r to m).reduce(sum, s, r)
            rhs = A * constant(convert(number(k) * number(m), t), c to n)
        }
        broken("models/so many times broken: over two axes, the sum of both sizes, $t", because = "k = m = 1: 1 against 2") {
            val r by singleton
            val m by r.sizes
            lhs = A.expand(s to k, r to m).reduce(sum, s, r)
            rhs = A * constant(convert(number(k) + number(m), t), c to n)
        }
    }

    rule("models/a sum over axes of any number => as often as they have indices, $t") {
        source(note = "The characteristic of a ring")
        val c by rankClass; val d by rankClass
        val n by c.sizes; val p by d.sizes
        val A by tensor(t, c to n)
        val count = constant(1, int, d to p).reduce(sum, d)
        lhs = A.expand(d to p).reduce(sum, d)
        rhs = A * convert(count, t).expand(c to n)
        broken("models/as often as they have indices broken: one less, $t", because = "d has rank 0, A = 1: 1 against 0") {
            rhs = A * convert(count - 1, t).expand(c to n)
        }
        broken("models/as often as they have indices broken: once, $t", because = "p = 0: 0 against A") { rhs = A }
        weaker("models/as often as they have indices weaker: all but one, $t") {
            lhs = A.expand(d to p).reduce(sum, d) - A
            rhs = A * convert(count - 1, t).expand(c to n)
        }
    }
}

rule("models/a number that a type cuts off is not the number") {
    expect(REFUTED, because = "k = 128: -128 against 128")
    source(note = "Counts that wrap")
    val s by singleton
    val k by s.sizes
    requires { k ge 128 }
    lhs = convert(constant(1, s8, s to k).reduce(sum, s), int)
    rhs = constant(number(k))
}

rule("models/whether any of the same => whether there is one, and it is so") {
    source(note = "Idempotent sums count to one")
    val c by rankClass; val s by singleton
    val n by c.sizes; val k by s.sizes
    val P by tensor(bool, c to n)
    lhs = P.expand(s to k).reduce(or, s)
    rhs = select(constant(number(k), c to n) ge 1, P, constant(FALSE, c to n))
    broken("models/whether any of the same broken: of nothing, too", because = "k = 0: false against P") { rhs = P }
    broken("models/whether any of the same broken: two of them", because = "k = 1, P: true against false") {
        rhs = select(constant(number(k), c to n) ge 2, P, constant(FALSE, c to n))
    }
}
