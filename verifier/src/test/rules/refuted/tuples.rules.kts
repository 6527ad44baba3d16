// Each rule attacks a step in the proofs about tuples; named after what would be wrong with it.

rule("components are not exchanged") {
    expect(REFUTED)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n); val B by tensor(c to n)
    lhs = zip(A, B)[0]
    rhs = zip(A, B)[1]
}

rule("the order of components counts") {
    expect(REFUTED)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n); val B by tensor(c to n)
    lhs = zip(A, B)
    rhs = zip(B, A)
}

rule("a zip of the components in another order is another tensor") {
    expect(REFUTED)
    val c by rankClass; val n by c.sizes; val d by rankClass; val m by d.sizes
    val g by monoid(tuple(T, T))
    val A by tensor(c to n, d to m); val B by tensor(c to n, d to m)
    requires { n ge 1 }
    lhs = zip(zip(A, B).reduce(g, c)[1], zip(A, B).reduce(g, c)[0])
    rhs = zip(A, B).reduce(g, c)
}

rule("a component of a reduction depends on the other operand as well") {
    expect(REFUTED)
    val c by rankClass; val n by c.sizes
    val g by monoid(tuple(T, T))
    val A by tensor(c to n); val B by tensor(c to n); val C by tensor(c to n)
    lhs = zip(A, B).reduce(g, c)[0]
    rhs = zip(A, C).reduce(g, c)[0]
}

rule("a component of a reduction is no reduction of the component") {
    expect(REFUTED)
    val c by rankClass; val n by c.sizes
    val g by monoid(tuple(T, T)); val h by monoid
    val A by tensor(c to n); val B by tensor(c to n)
    lhs = zip(A, B).reduce(g, c)[0]
    rhs = A.reduce(h, c)
}

rule("one operand alone is not reversed") {
    expect(REFUTED)
    val c by rankClass; val n by c.sizes
    val g by monoid(tuple(T, T))
    val A by tensor(c to n); val B by tensor(c to n)
    lhs = zip(A.reverse(c), B).reduce(g, c)[0]
    rhs = zip(A, B).reduce(g, c)[0]
}

rule("half of an identity is none") {
    expect(REFUTED)
    val c by rankClass; val n by c.sizes; val high by c.sizes
    val v by element; val w by element
    val g by monoid(tuple(T, T), identity = zip(v, w))
    val A by tensor(c to n); val B by tensor(c to n)
    lhs = zip(A.pad(v, high = high), B.pad(v, high = high)).reduce(g, c)
    rhs = zip(A, B).reduce(g, c)
}

rule("an identity in the wrong order is none") {
    expect(REFUTED)
    val c by rankClass; val n by c.sizes; val high by c.sizes
    val v by element; val w by element
    val g by monoid(tuple(T, T), identity = zip(v, w))
    val A by tensor(c to n); val B by tensor(c to n)
    lhs = zip(A.pad(w, high = high), B.pad(v, high = high)).reduce(g, c)
    rhs = zip(A, B).reduce(g, c)
}

rule("padding of one operand alone is not padding with the identity") {
    expect(REFUTED)
    val c by rankClass; val n by c.sizes
    val v by element; val w by element
    val g by monoid(tuple(T, T), identity = zip(v, w))
    val A by tensor(c to n); val B by tensor(c to n)
    lhs = zip(A.pad(v, low = 1), B.pad(w, high = 1)).reduce(g, c)
    rhs = zip(A, B).reduce(g, c)
}

rule("an initial tuple counts") {
    expect(REFUTED)
    val c by rankClass; val n by c.sizes
    val v by element
    val g by monoid(tuple(T, T))
    val A by tensor(c to n); val B by tensor(c to n)
    requires { n ge 1 }
    lhs = zip(A, B).reduce(g, c, initial = zip(v, v))[1]
    rhs = zip(A, B).reduce(g, c)[1]
}

rule("a reduction of tuples is not idempotent") {
    expect(REFUTED)
    val s by singleton; val n by s.sizes
    val g by monoid(tuple(T, T))
    val A by tensor(s to n); val B by tensor(s to n)
    lhs = concat(zip(A, B), zip(A, B), along = s).reduce(g, s)
    rhs = zip(A, B).reduce(g, s)
}

for (type in listOf(complex, f32, real)) {
    rule("one operand of $type alone is not reversed") {
        expect(REFUTED)
        elements(type)
        val c by rankClass; val n by c.sizes
        val A by tensor(c to n); val B by tensor(bool, c to n)
        lhs = zip(A.reverse(c), B)
        rhs = zip(A, B).reverse(c)
    }
}

rule("operands of different sizes are not zipped") {
    expect(REFUTED)
    val c by rankClass; val n by c.sizes; val m by c.sizes
    val A by tensor(c to n); val B by tensor(c to m)
    lhs = A
    rhs = zip(A, B)[0]
}

rule("a tuple is not valid where one of its tensors is not") {
    expect(REFUTED)
    val c by rankClass; val n by c.sizes; val start by c.map
    val A by tensor(c to n); val B by tensor(c to n)
    lhs = A
    rhs = tuple(A, B.slice(start = start))[0]
}

rule("elements of a tuple are counted from 0") {
    expect(REFUTED)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n); val B by tensor(c to n)
    lhs = tuple(A, B)[0]
    rhs = tuple(B, A)[0]
}

rule("what is assumed of one component is not assumed of the other") {
    expect(REFUTED)
    val c by rankClass; val n by c.sizes
    val A by tensor(int, c to n); val B by tensor(int, c to n)
    assume { zip(A, B)[1] ge 0 }
    lhs = max(A, 0)
    rhs = A
}

for (extreme in listOf(argmax, argmin)) {
    val other = if (extreme == argmax) argmin else argmax

    rule("$extreme is not $other") {
        expect(REFUTED)
        elements(int + real)
        val c by rankClass; val n by c.sizes
        val A by tensor(c to n); val I by tensor(int, c to n)
        lhs = zip(A, I).reduce(extreme, c)
        rhs = zip(A, I).reduce(other, c)
    }

    rule("the index of $extreme is not the least of all indices") {
        expect(REFUTED)
        elements(int + real + s8)
        val c by rankClass; val n by c.sizes
        val A by tensor(c to n); val I by tensor(int, c to n)
        lhs = zip(A, I).reduce(extreme, c)[1]
        rhs = I.reduce(min, c)
    }

    rule("of equal values $extreme does not take the greatest index") {
        expect(REFUTED)
        elements(int + real)
        val c by rankClass; val n by c.sizes; val v by element
        val I by tensor(int, c to n)
        lhs = zip(constant(v, c to n), I).reduce(extreme, c)[1]
        rhs = I.reduce(max, c)
    }

    rule("the place of $extreme moves when lines are reversed") {
        expect(REFUTED)
        elements(int + real)
        val s by singleton; val n by s.sizes
        val A by tensor(s to n)
        lhs = zip(A, iota(s, s to n)).reduce(extreme, s)[1]
        rhs = zip(A.reverse(s), iota(s, s to n)).reduce(extreme, s)[1]
    }

    rule("$extreme depends on the values") {
        expect(REFUTED)
        elements(int + real)
        val s by singleton; val n by s.sizes
        val A by tensor(s to n); val B by tensor(s to n)
        lhs = zip(A, iota(s, s to n)).reduce(extreme, s)[1]
        rhs = zip(B, iota(s, s to n)).reduce(extreme, s)[1]
    }

    rule("$extreme with an initial pair is not $extreme without") {
        expect(REFUTED)
        elements(int + real)
        val s by singleton; val n by s.sizes; val v by element
        val A by tensor(s to n)
        requires { n ge 1 }
        lhs = zip(A, iota(s, s to n)).reduce(extreme, s, initial = zip(v, 0))
        rhs = zip(A, iota(s, s to n)).reduce(extreme, s)
    }
}

rule("the initial index counts where its value is the greatest as well") {
    expect(REFUTED)
    elements(int + real)
    val s by singleton; val n by s.sizes; val v by element
    requires { n ge 1 }
    lhs = zip(constant(v, s to n), iota(s, s to n)).reduce(argmax, s, initial = zip(v, 7))[1]
    rhs = constant(number(7, int))
}

// A greatest or least one of what does not change, or ascends.

rule("the greatest of several times the same is nothing where there are none") {
    expect(REFUTED)
    val c by rankClass; val n by c.sizes; val d by rankClass; val m by d.sizes; val v by element
    elements(int + real)
    val A by tensor(d to m)
    lhs = A.expand(c to n).reduce(max, c, initial = v)
    rhs = max(A, v)
}

rule("the sum of several times the same is not that") {
    expect(REFUTED)
    val c by rankClass; val n by c.sizes; val d by rankClass; val m by d.sizes
    elements(int + real)
    val A by tensor(d to m)
    requires { n ge 1 }
    lhs = A.expand(c to n).reduce(sum, c)
    rhs = A
}

rule("the product of several times the same is not that") {
    expect(REFUTED)
    val s by singleton; val n by s.sizes
    elements(int + real)
    val v by element
    requires { n ge 1 }
    lhs = constant(v, s to n).reduce(product, s)
    rhs = constant(v)
}

rule("a window has less than its range") {
    expect(REFUTED)
    val s by singleton; val n by s.sizes
    val v by element; val w by element
    elements(int + real)
    requires { n ge 1 }
    lhs = constant(v, s to n).reduceWindow(max, size = 2, high = 1, low = 2, initial = w)
    rhs = constant(max(v, w), s to n + 2)
}

rule("a greatest one over some lines is no greatest one over all") {
    expect(REFUTED)
    val c by rankClass; val n by c.sizes; val v by element
    elements(int + real)
    requires { someLane(n ge 1) }
    lhs = constant(v, c to n).reduce(max, c, initial = -inf)
    rhs = constant(v)
}

rule("the least index is not 1") {
    expect(REFUTED)
    val s by singleton; val n by s.sizes
    requires { n ge 2 }
    lhs = iota(s, s to n).reduce(min, s)
    rhs = constant(1)
}

rule("the greatest index is not the size") {
    expect(REFUTED)
    val s by singleton; val n by s.sizes
    lhs = iota(s, s to n).reduce(max, s)
    rhs = constant(n)
}

rule("the greatest of descending numbers is not the last one") {
    expect(REFUTED)
    val s by singleton; val n by s.sizes
    lhs = iota(s, s to n).reverse(s).reduce(max, s)
    rhs = constant(0)
}

rule("the sum of indices is not the last one") {
    expect(REFUTED)
    val s by singleton; val n by s.sizes
    requires { n ge 1 }
    lhs = iota(s, s to n).reduce(sum, s)
    rhs = constant(n - 1)
}

rule("the least index of none is the initial one") {
    expect(REFUTED)
    val s by singleton; val n by s.sizes; val k by integer
    requires { k ge 0 }
    lhs = iota(s, s to n).reduce(min, s, initial = number(k))
    rhs = constant(0)
}

rule("a least index among some is not 0") {
    expect(REFUTED)
    val s by singleton; val n by s.sizes; val k by integer
    requires { k ge 0 and (k lt n) }
    lhs = iota(s, s to n).slice(start = k).reduce(min, s)
    rhs = constant(0)
}

rule("a tuple that pads has its components in their order") {
    expect(REFUTED)
    val c by rankClass; val n by c.sizes; val l by c.sizes
    val v by element; val w by element
    val A by tensor(c to n); val B by tensor(c to n)
    lhs = zip(A, B).pad(zip(w, v), low = l)
    rhs = zip(A.pad(v, low = l), B.pad(w, low = l))
}

rule("what is chosen row by row by maxima of rows in reverse order") {
    expect(REFUTED)
    val c by rankClass; val n by c.sizes; val d by rankClass; val m by d.sizes
    val A by tensor(int, c to n, d to m); val B by tensor(int, c to n, d to m)
    requires { m ge 1 }
    lhs = select(A eq A.reverse(c).reduce(max, d).expand(d to m), B, 0).reduce(sum, c, d)
    rhs = select(A eq A.reduce(max, d).expand(d to m), B, 0).reduce(sum, c, d)
}

for (extreme in listOf(argmax, argmin)) {
    rule("the $extreme of values in reverse order, each index with another value") {
        expect(REFUTED)
        val c by rankClass; val n by c.sizes
        val A by tensor(int, c to n); val I by tensor(int, c to n)
        lhs = zip(A.reverse(c), I).reduce(extreme, c)
        rhs = zip(A, I).reduce(extreme, c)
    }

    rule("the $extreme with indices in reverse order, each value with another index") {
        expect(REFUTED)
        val c by rankClass; val n by c.sizes
        val A by tensor(int, c to n); val I by tensor(int, c to n)
        lhs = zip(A, I.reverse(c)).reduce(extreme, c)
        rhs = zip(A, I).reduce(extreme, c)
    }

    rule("the $extreme of values and indices in two orders of axes") {
        expect(REFUTED)
        val c by rankClass; val n by c.sizes
        val p by permutation(c); val q by permutation(c)
        val A by tensor(int, c to n); val I by tensor(int, c to n)
        lhs = zip(A.transpose(p), I.transpose(q)).reduce(extreme, c)
        rhs = zip(A, I).reduce(extreme, c)
    }

    rule("the $extreme for each place, the places in reverse order") {
        expect(REFUTED)
        val c by rankClass; val n by c.sizes; val d by rankClass; val m by d.sizes
        val A by tensor(int, c to n, d to m); val I by tensor(int, c to n, d to m)
        lhs = zip(A.reverse(c, d), I.reverse(c, d)).reduce(extreme, c)
        rhs = zip(A, I).reduce(extreme, c)
    }
}

rule("what is chosen by the minimum is not what is chosen by the maximum") {
    expect(REFUTED)
    val c by rankClass; val n by c.sizes
    val A by tensor(int, c to n); val B by tensor(int, c to n)
    requires { n ge 1 }
    lhs = select(A eq A.reduce(min, c).expand(c to n), B, 0).reduce(sum, c)
    rhs = select(A eq A.reduce(max, c).expand(c to n), B, 0).reduce(sum, c)
}

rule("what is chosen by the maximum of another tensor in reverse order") {
    expect(REFUTED)
    val c by rankClass; val n by c.sizes
    val A by tensor(int, c to n); val B by tensor(int, c to n)
    requires { n ge 1 }
    lhs = select(A eq B.reverse(c).reduce(max, c).expand(c to n), B, 0).reduce(sum, c)
    rhs = select(A eq A.reduce(max, c).expand(c to n), B, 0).reduce(sum, c)
}

rule("what is chosen by the sum is not what is chosen by the maximum") {
    expect(REFUTED)
    val c by rankClass; val n by c.sizes
    val A by tensor(int, c to n)
    requires { n ge 1 }
    lhs = select(A eq A.reverse(c).reduce(sum, c).expand(c to n), A, 0).reduce(sum, c)
    rhs = select(A eq A.reduce(max, c).expand(c to n), A, 0).reduce(sum, c)
}

rule("what is chosen by a maximum in reverse order, one too small") {
    expect(REFUTED)
    val c by rankClass; val n by c.sizes; val d by rankClass; val m by d.sizes
    val A by tensor(int, c to n); val B by tensor(int, d to m)
    lhs = select(A eq B.reverse(d).reduce(max, d).expand(c to n), A, 0).reduce(sum, c)
    rhs = select(A eq (B + 1).reduce(max, d).expand(c to n), A, 0).reduce(sum, c)
}
