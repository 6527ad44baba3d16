// Extrema bound their terms, and absorb what is not beyond them: over integers, reals and what wraps, as this is about the order alone.

rule("models/no element is above the maximum of its line") {
    source(note = "Upper bounds")
    elements(int, real, s8, s32, u8, u64)
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val v by element
    val A by tensor(c to n, d to p)
    val yes = constant(TRUE, c to n, d to p)
    lhs = A le A.reduce(max, c).expand(c to n)
    rhs = yes
    weaker("models/no element is above weaker: nor below the minimum") { lhs = A ge A.reduce(min, c).expand(c to n) }
    weaker("models/no element is above weaker: the maximum from a number on") {
        lhs = A le A.reduce(max, c, initial = v).expand(c to n)
    }
    weaker("models/no element is above weaker: nor is that number") {
        lhs = constant(v, c to n, d to p) le A.reduce(max, c, initial = v).expand(c to n)
    }
    weaker("models/no element is above weaker: the minimum is not above the maximum") {
        requires { n ge 1 }
        lhs = (A.reduce(min, c) le A.reduce(max, c)).expand(c to n)
    }
    broken("models/no element is above broken: strictly below", because = "one element is not below itself") {
        lhs = A lt A.reduce(max, c).expand(c to n)
    }
    broken("models/no element is above broken: of another tensor", because = "A = 0, B = 1: false against true") {
        val B by tensor(c to n, d to p)
        lhs = B le A.reduce(max, c).expand(c to n)
    }
    broken("models/no element is above broken: the minimum", because = "A = 0, 1: false against true") {
        lhs = A le A.reduce(min, c).expand(c to n)
    }
}

rule("models/a maximum without the first place bounds the others only") {
    expect(REFUTED, because = "A = 1, 0: false against true")
    source(note = "Upper bounds")
    elements(int, real, s8)
    val s by singleton
    val n by s.sizes
    requires { n ge 2 }
    val A by tensor(s to n)
    lhs = A le A.slice(start = lanes(1), end = n).reduce(max, s).expand(s to n)
    rhs = constant(TRUE, s to n)
}

rule("models/where something is not a number nothing bounds it") {
    expect(REFUTED, because = "A is nan: false against true")
    source(note = "Floats are in no total order")
    elements(floats)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A le A.reduce(max, c).expand(c to n)
    rhs = constant(TRUE, c to n)
}

rule("models/exponentials less the maximum are at most 1") {
    source(note = "Softmax of what is shifted by its maximum")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = exp(A - A.reduce(max, c).expand(c to n)) le constant(1, real, c to n)
    rhs = constant(TRUE, c to n)
    broken("models/exponentials broken: less the minimum", because = "A = 0, 1: e against 1") {
        lhs = exp(A - A.reduce(min, c).expand(c to n)) le constant(1, real, c to n)
    }
    broken("models/exponentials broken: below 1", because = "the maximum itself: 1 against 1") {
        lhs = exp(A - A.reduce(max, c).expand(c to n)) lt constant(1, real, c to n)
    }
}

for (m in listOf(min, max)) {
    rule("models/what an extremum of some absorbs => left out, $m") {
        source(note = "Absorption")
        elements(int, real, s8, u32)
        val c by rankClass
        val n by c.sizes
        val some = requires { n ge 1 }
        val A by tensor(c to n)
        val B by tensor(c to n)
        val inner = if (m == max) min(A, B) else max(A, B)
        val outer = if (m == max) max(A.reduce(m, c), inner.reduce(m, c)) else min(A.reduce(m, c), inner.reduce(m, c))
        lhs = outer
        rhs = A.reduce(m, c)
        broken("models/what an extremum absorbs broken: the other of both, $m", because = "A and B differ") { rhs = B.reduce(m, c) }
        broken("models/what an extremum absorbs broken: the whole, $m", because = "A = 0, B = 1, or the opposite") { rhs = inner.reduce(m, c) }
    }

    rule("models/a bound beside a tighter one => the tighter one, $m") {
        source(note = "Bounds of clamps")
        elements(int, real, s8, u32)
        val c by rankClass
        val n by c.sizes
        val v by element
        val w by element
        val order = requires { if (m == max) w le v else w ge v }
        val A by tensor(c to n)
        val bounded = if (m == max) max(A, w) else min(A, w)
        lhs = bounded.reduce(m, c, initial = v)
        rhs = A.reduce(m, c, initial = v)
        broken("models/a bound beside a tighter one broken: the order turned around, $m", because = "A = v = 0, w beyond it") {
            replace(order) { if (m == max) w gt v else w lt v }
        }
        broken("models/a bound beside a tighter one broken: without an order, $m", because = "A = v = 0, w beyond it") { without(order) }
        broken("models/a bound beside a tighter one broken: the other bound, $m", because = "A = w, v beyond it") {
            rhs = A.reduce(m, c, initial = w)
        }
    }
}

rule("models/whether any, and any of those that are something else, too => whether any") {
    source(note = "Absorption")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val Q by tensor(bool, c to n)
    lhs = P.reduce(or, c) or (P and Q).reduce(or, c)
    rhs = P.reduce(or, c)
    broken("models/whether any broken: of those that are both", because = "P is true, Q is not") { rhs = (P and Q).reduce(or, c) }
    weaker("models/whether any weaker: all, and all that are one or the other") {
        lhs = P.reduce(and, c) and (P or Q).reduce(and, c)
        rhs = P.reduce(and, c)
    }
}
