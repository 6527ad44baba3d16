// Mistakes that show at some ranks only.

rule("wrong at rank 0 only") {
    expect(REFUTED, because = "rank 0: every one of no lanes is padded, and A is not v")
    val c by rankClass
    val n by c.sizes; val l by c.sizes; val e by c.map
    val v by element
    val A by tensor(c to n)
    requires { e le l }
    lhs = A.pad(v, low = l).slice(end = e)
    rhs = constant(v, c to e)
}

rule("wrong at rank 2 only: reversal on some lane is taken for reversal on every lane") {
    expect(REFUTED, because = "rank 2, n = (1, 2)")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    requires { everyLane(n ge 2) or someLane(n le 1) }
    requires { someLane(n le 1) or everyLane(n eq 0) }
    lhs = A.reverse(c)
    rhs = A
}

rule("wrong at rank 2 only: one lane without padding is not enough") {
    expect(REFUTED, because = "rank 2, l = (0, 1): the result is padding")
    val c by rankClass
    val n by c.sizes; val l by c.sizes
    val v by element
    val A by tensor(c to n)
    requires { someLane(l eq 0) }
    requires { n ge 1 }
    lhs = A.pad(v, low = l).slice(end = lanes(1))
    rhs = A.slice(end = lanes(1))
}

rule("two classes: wrong only where one has rank 0 and the other has not") {
    expect(REFUTED, because = "rank of c 0, of d 1: no lane of c says anything")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes; val l by c.map
    val v by element
    val A by tensor(c to n, d to m)
    requires { (l ge 1) and (n eq 0) }
    lhs = A
    rhs = A.reverse(d)
}

rule("an assumption at one place used at another") {
    expect(REFUTED, because = "rank 1, n = 2; right at rank 0, where there is nothing to reverse")
    val c by rankClass
    val n by c.sizes
    val L by tensor(int, c to n)
    val H by tensor(int, c to n)
    assume { L lt H }
    lhs = L lt H.reverse(c)
    rhs = constant(TRUE, c to n)
}

rule("a scalar shared by all lanes is one value only") {
    expect(REFUTED, because = "n = 2, k = 1")
    val c by rankClass
    val n by c.sizes
    val k by integer
    val A by tensor(c to n)
    requires { k ge 1 }
    requires { n ge k }
    lhs = A.slice(end = k)
    rhs = A.slice(end = lanes(1))
}

// The hypotheses decide one of two cases. What is left of them is a plain fold, which must reach the bound like any other.
rule("wrong at rank 0 only: of two cases the hypotheses exclude one") {
    expect(REFUTED, because = "rank of c 0: A is not v")
    val c by rankClass; val d by singleton
    val n by c.sizes; val l by c.sizes; val e by c.map; val m by d.map
    val v by element
    val A by tensor(c to n)
    requires { m ge 1 }
    requires { everyLane(e le l) or everyLane(m le 0) }
    lhs = A.pad(v, low = l).slice(end = e)
    rhs = constant(v, c to e)
}
