// Tensors of tuples, reductions of them, and tuples of tensors of any shapes.

rule("a component of a zip is the operand") {
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n); val B by tensor(int, c to n)
    lhs = zip(A, B)[0]
    rhs = A
}

rule("a zip of the components is the tensor of tuples") {
    val c by rankClass; val n by c.sizes; val d by rankClass; val m by d.sizes
    val g by monoid(tuple(T, int))
    val A by tensor(c to n, d to m); val B by tensor(int, c to n, d to m)
    val both = zip(A, B).reduce(g, c)
    lhs = zip(both[0], both[1])
    rhs = both
}

rule("a reduction of tuples in two steps is one in one step") {
    val c by rankClass; val n by c.sizes; val d by rankClass; val m by d.sizes; val e by rankClass; val p by e.sizes
    val g by monoid(tuple(T, T), identity = zip(TRUE, TRUE))
    elements(bool)
    val A by tensor(c to n, d to m, e to p); val B by tensor(c to n, d to m, e to p)
    lhs = zip(A, B).reduce(g, c).reduce(g, d)
    rhs = zip(A, B).reduce(g, c, d)
}

rule("a reduction of tuples without an identity in two steps is one in one step") {
    val c by rankClass; val n by c.sizes; val d by rankClass; val m by d.sizes
    val g by monoid(tuple(T, T))
    val A by tensor(c to n, d to m); val B by tensor(c to n, d to m)
    lhs = zip(A, B).reduce(g, c).reduce(g, d)[1]
    rhs = zip(A, B).reduce(g, c, d)[1]
}

rule("a reduction of reversed tensors is that of the tensors") {
    val c by rankClass; val n by c.sizes; val d by rankClass; val m by d.sizes
    val v by element
    val g by monoid(tuple(T, T))
    val A by tensor(c to n, d to m); val B by tensor(c to n, d to m)
    lhs = zip(A.reverse(c), B.reverse(c)).reduce(g, c, initial = zip(v, v))[0]
    rhs = zip(A, B).reduce(g, c, initial = zip(v, v))[0]
}

rule("padding with the identity, component by component, changes no reduction") {
    val c by rankClass; val n by c.sizes; val low by c.sizes; val high by c.sizes
    val v by element; val k by element(int)
    val g by monoid(tuple(T, int), identity = zip(v, k))
    val A by tensor(c to n); val B by tensor(int, c to n)
    lhs = zip(A.pad(v, low = low, high = high), B.pad(k, low = low, high = high)).reduce(g, c)
    rhs = zip(A, B).reduce(g, c)
}

rule("a slice of a zip is the zip of the slices") {
    val c by rankClass; val n by c.sizes; val start by c.sizes; val end by c.sizes
    val A by tensor(c to n); val B by tensor(bool, c to n)
    lhs = zip(A, B).slice(start = start, end = end)
    rhs = zip(A.slice(start = start, end = end), B.slice(start = start, end = end))
}

rule("a component of a choice of tuples is the choice of the components") {
    val c by rankClass; val n by c.sizes
    val P by tensor(bool, c to n); val A by tensor(c to n); val B by tensor(c to n)
    lhs = select(P, zip(A, B), zip(B, A))[1]
    rhs = select(P, B, A)
}

rule("windows of tuples") {
    val s by singleton; val n by s.sizes; val w by s.sizes
    val v by element
    val g by monoid(tuple(T, T), identity = zip(v, v))
    val A by tensor(s to n); val B by tensor(s to n)
    requires { w ge 1 }
    lhs = zip(A.reverse(s), B.reverse(s)).reduceWindow(g, size = w)
    rhs = zip(A, B).reduceWindow(g, size = w).reverse(s)
}

rule("one operand is combined as a tuple of one") {
    val c by rankClass; val n by c.sizes
    val g by monoid(tuple(T))
    val A by tensor(c to n)
    lhs = zip(A).reduce(g, c)[0]
    rhs = zip(A.reverse(c)).reduce(g, c)[0]
}

rule("the second component may be of any type") {
    val c by rankClass; val n by c.sizes
    val f by function(T, int)
    val A by tensor(c to n); val K by tensor(int, c to n)
    lhs = f(zip(A, K)[0], zip(A, K)[1])
    rhs = f(A, K)
}

rule("truth values in a zip are truth values") {
    val c by rankClass; val n by c.sizes; val d by rankClass; val m by d.sizes
    val A by tensor(c to n)
    lhs = tuple(zip(A, constant(TRUE, c to n))[1], constant(FALSE, d to m))[0]
    rhs = constant(TRUE, c to n)
}

rule("a number takes the type of the element of a tuple that is taken") {
    elements(int + real + s8)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n)
    lhs = tuple(constant(0, c to n), A)[0] + A
    rhs = A
}

for (type in listOf(float, complex, f32, real)) {
    rule("tensors of $type and truth values are reversed each or together") {
        elements(type)
        val c by rankClass; val n by c.sizes; val d by rankClass; val m by d.sizes
        val A by tensor(c to n, d to m); val P by tensor(bool, c to n, d to m)
        lhs = zip(A.reverse(c), P.reverse(c)).reverse(d)
        rhs = zip(A.reverse(d), P.reverse(d)).reverse(c)
    }
}

rule("a reduction of floats of every format at once and truth values") {
    elements(float)
    val c by rankClass; val n by c.sizes
    val g by monoid(tuple(T, bool))
    val A by tensor(c to n); val P by tensor(bool, c to n)
    lhs = zip(A.reverse(c), P.reverse(c)).reduce(g, c)[0]
    rhs = zip(A, P).reduce(g, c)[0]
}

rule("tuples are looked up and put at places") {
    val s by singleton; val n by s.sizes; val c by rankClass; val m by c.sizes
    val g by monoid(tuple(T, T))
    val A by tensor(s to n); val I by tensor(int, c to m); val U by tensor(c to m)
    lhs = zip(A, A).scatter(g, I, zip(U, U).reverse(c), along = s)
    rhs = zip(A, A).scatter(g, I.reverse(c), zip(U, U), along = s)
}

rule("a number takes the type of the component that is taken") {
    elements(int + real + s8)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n)
    lhs = zip(constant(0, c to n), A)[0] + A
    rhs = A
}

rule("a tuple of tensors of several shapes gives each back") {
    val c by rankClass; val n by c.sizes; val d by rankClass; val m by d.sizes
    val A by tensor(c to n); val B by tensor(bool, d to m)
    lhs = tuple(B, A)[1]
    rhs = A
}

rule("what is assumed of a component is assumed of the operand") {
    val c by rankClass; val n by c.sizes
    val A by tensor(int, c to n); val B by tensor(int, c to n)
    assume { zip(A, B)[1] ge 0 }
    lhs = max(B, 0)
    rhs = B
}

for (extreme in listOf(argmax, argmin)) {
    val of = if (extreme == argmax) max else min

    rule("the value of $extreme is the $of") {
        elements(bool + int + real + signed + unsigned)
        val c by rankClass; val n by c.sizes; val d by rankClass; val m by d.sizes
        val A by tensor(c to n, d to m); val I by tensor(int, c to n, d to m)
        lhs = zip(A, I).reduce(extreme, c)[0]
        rhs = A.reduce(of, c)
    }

    rule("$extreme of one line is the line") {
        elements(int + real + s8)
        val s by singleton; val d by rankClass; val m by d.sizes
        val A by tensor(s to 1, d to m); val I by tensor(int, s to 1, d to m)
        lhs = zip(A, I).reduce(extreme, s)[1]
        rhs = I.dropUnit(s)
    }

    rule("the value of $extreme does not depend on the order of the lines") {
        elements(int + real + u8)
        val c by rankClass; val n by c.sizes
        val A by tensor(c to n); val I by tensor(int, c to n)
        lhs = zip(A.reverse(c), I.reverse(c)).reduce(extreme, c)[0]
        rhs = zip(A, I).reduce(extreme, c)[0]
    }

    rule("$extreme of equal values is the least index") {
        elements(int + real + s8)
        val c by rankClass; val n by c.sizes; val v by element
        val I by tensor(int, c to n)
        requires { n ge 1 }
        lhs = zip(constant(v, c to n), I).reduce(extreme, c)[1]
        rhs = I.reduce(min, c)
    }
}

// A greatest or least one of what does not change, or ascends.

rule("the greatest of several times the same is that") {
    val c by rankClass; val n by c.sizes; val d by rankClass; val m by d.sizes
    elements(int + real + s8 + f32)
    val A by tensor(d to m)
    requires { n ge 1 }
    lhs = max(A.expand(c to n).reduce(max, c), A)
    rhs = A
}

rule("the least index is 0 and the greatest is the last one") {
    val s by singleton; val n by s.sizes
    lhs = zip(iota(s, s to n).reduce(min, s), iota(s, s to n).reduce(max, s))
    rhs = zip(constant(0), constant(n - 1))
}

rule("the greatest of descending numbers is the first one") {
    val s by singleton; val t by singleton; val n by s.sizes; val m by t.sizes
    lhs = iota(s, s to n, t to m).reverse(s).reduce(max, s, t)
    rhs = constant(n - 1)
}

rule("the least of all with an initial value that is greater is 0") {
    val s by singleton; val n by s.sizes; val k by integer
    requires { k ge 0 }
    requires { n ge 1 }
    lhs = iota(s, s to n).reduce(min, s, initial = number(k))
    rhs = constant(0)
}

rule("tuples are padded component by component") {
    val c by rankClass; val n by c.sizes; val l by c.sizes
    val v by element; val w by element(int)
    val A by tensor(c to n); val B by tensor(int, c to n)
    lhs = zip(A, B).pad(zip(v, w), low = l)
    rhs = zip(A.pad(v, low = l), B.pad(w, low = l))
}

rule("a tuple that fills a shape is the zip of what its components fill") {
    val c by rankClass; val n by c.sizes
    val v by element; val w by element(int)
    lhs = constant(zip(v, w), c to n)
    rhs = zip(constant(v, c to n), constant(w, c to n))
}

for (extreme in listOf(argmax, argmin)) {
    rule("the $extreme of pairs in reverse order") {
        val c by rankClass; val n by c.sizes
        val A by tensor(int, c to n); val I by tensor(int, c to n)
        lhs = zip(A.reverse(c), I.reverse(c)).reduce(extreme, c)
        rhs = zip(A, I).reduce(extreme, c)
    }

    rule("the $extreme of pairs with permuted axes") {
        val c by rankClass; val n by c.sizes
        val p by permutation(c)
        val A by tensor(int, c to n); val I by tensor(int, c to n)
        lhs = zip(A.transpose(p), I.transpose(p)).reduce(extreme, c)
        rhs = zip(A, I).reduce(extreme, c)
    }

    rule("the $extreme for each place on other axes, in reverse order") {
        val c by rankClass; val n by c.sizes; val d by rankClass; val m by d.sizes
        val A by tensor(int, c to n, d to m); val I by tensor(int, c to n, d to m)
        lhs = zip(A.reverse(c), I.reverse(c)).reduce(extreme, c)
        rhs = zip(A, I).reduce(extreme, c)
    }
}

rule("what is chosen by a maximum in reverse order is chosen by the maximum") {
    val c by rankClass; val n by c.sizes
    val A by tensor(int, c to n); val B by tensor(int, c to n)
    requires { n ge 1 }
    lhs = select(A eq A.reverse(c).reduce(max, c).expand(c to n), B, 0).reduce(sum, c)
    rhs = select(A eq A.reduce(max, c).expand(c to n), B, 0).reduce(sum, c)
}
