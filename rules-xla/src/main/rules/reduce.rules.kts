// Reductions over whole classes of axes. Without an initial value an empty sum is 0, an empty product 1, an empty "and" true
// and an empty "or" false; min and max have no such element, so they are valid only where no reduced axis is empty.

val monoids = listOf(sum, product, min, max, and, or)
val extrema = listOf(min, max)
val withIdentity = monoids - extrema

rule("reduce/01 Mul(Reduce(X), Reduce(Y)) => Reduce(Mul(Expand(X), Expand(Y)))") {
    expect(REFUTED, on = floats, because = "X = 0.0, Y = -1.0, 0.0: -0.0 against 0.0")
    source("reduce/01", note = "two sums over different axes; no axes are left")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val X by tensor(c to n)
    val Y by tensor(d to p)
    lhs = X.reduce(sum, c) * Y.reduce(sum, d)
    rhs = (X.expand(d to p) * Y.expand(c to n)).reduce(sum, c, d)
    broken("reduce/01 broken: added instead of multiplied", because = "rank 0: X * Y against X + Y") {
        rhs = (X.expand(d to p) + Y.expand(c to n)).reduce(sum, c, d)
    }
    broken("reduce/01 broken: products instead of sums", because = "n = 0, Y = 0: 0 against 1") {
        lhs = X.reduce(product, c) * Y.reduce(product, d)
        rhs = (X.expand(d to p) * Y.expand(c to n)).reduce(product, c, d)
    }
}

rule("reduce/01 broken: over the same axes, so that only the diagonal is left") {
    expect(REFUTED, because = "n = 2: X[0] * Y[1] is missing on the right")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    val Y by tensor(c to n)
    lhs = X.reduce(sum, c) * Y.reduce(sum, c)
    rhs = (X * Y).reduce(sum, c)
    broken("reduce/01 broken: the square of a sum as a sum of squares", because = "n = 2, X = 1, 1: 4 against 2") {
        lhs = X.reduce(sum, c) * X.reduce(sum, c)
        rhs = (X * X).reduce(sum, c)
    }
}

for (monoid in monoids) rule(
    if (monoid == sum) "reduce/02 Reduce(Concat(Expand(Reduce(X)), Expand(Reduce(Y)))) => Reduce(Concat(X, Y))"
    else "reduce/02 with $monoid instead of the sum"
) {
    if (monoid == sum) upTo(order)
    if (monoid == product) upTo(order)
    source("reduce/02", "HandleReduce/11")
    val c by singleton; val d by rankClass
    val nX by c.sizes; val nY by c.sizes; val p by d.sizes
    val X by tensor(c to nX, d to p)
    val Y by tensor(c to nY, d to p)
    var size = 1
    var outer = monoid
    if (monoid == sum) {
        broken("reduce/02 broken: the parts expanded to size 2",
            because = "nX = 1, nY = 0: X[0] + X[0] against X[0]") { size = 2 }
        broken("reduce/02 broken: the outer reduction is a product",
            because = "nX = 0, nY = 1: 0 * Y[0] against Y[0]") { outer = product }
    }
    val parts = concat(X.reduce(monoid, c).expand(c to size), Y.reduce(monoid, c).expand(c to size), along = c)
    lhs = parts.reduce(outer, c)
    rhs = concat(X, Y, along = c).reduce(monoid, c)
    if (monoid == max) broken("reduce/02 broken: maximum of either part, where one may be empty",
        because = "nX = 1, nY = 0: the left side has a maximum, the right side one of nothing") {
        lhs = concat(X, Y, along = c).reduce(max, c)
        rhs = parts.reduce(max, c)
    }
}

rule("reduce/03 Mul(k, Reduce(X)) => Reduce(Mul(k, X)), k constant") {
    expect(REFUTED, on = floats, because = "k = -1.0, X empty: -0.0 against 0.0")
    source("reduce/03")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val k by element
    val X by tensor(c to n, d to p)
    var monoid = sum
    weaker("reduce/03 weaker: k may differ along the axes that are kept") {
        expect(REFUTED, on = floats, because = "K = -1.0, X empty: -0.0 against 0.0")
        val K by tensor(d to p)
        lhs = K * X.reduce(sum, c)
        rhs = (K.expand(c to n) * X).reduce(sum, c)
    }
    broken("reduce/03 broken: k is added", because = "n = 0: k against 0") {
        lhs = k + X.reduce(sum, c)
        rhs = (k + X).reduce(sum, c)
    }
    broken("reduce/03 broken: a product", because = "n = 0: k against 1") { monoid = product }
    broken("reduce/03 broken: the maximum of multiples, where k may be negative",
        because = "n = 2, k = -1, X = 0, 1: -1 against 0") { monoid = max }
    repaired("reduce/03 repaired: the maximum of multiples by a k that is not negative") {
        expect(REFUTED, on = signed, because = "k = 2, X = 0, 4: -8 against 0")
        expect(REFUTED, on = unsigned, because = "k = 8, X = 1, 2: 0 against 8")
        expect(REFUTED, on = floats, because = "k = 0.0, X = -inf, 0.0: 0.0 against nan")
        requires { k ge 0 }
        monoid = max
    }
    lhs = k * X.reduce(monoid, c)
    rhs = (k * X).reduce(monoid, c)
}

rule("reduce/04 Reduce(Relabel(X)) => Relabel(Reduce(X))") {
    source("reduce/04", "HandleReduce/07", note = "each of the two axes keeps its class and takes another label")
    val c by rankClass; val d by rankClass
    val c0 by c.label; val c1 by c.label; val d0 by d.label; val d1 by d.label
    val n by c.sizes; val p by d.sizes
    val X by tensor(c0 to n, d1 to p)
    lhs = X.relabel(c0 to c1, d1 to d0).reduce(sum, c1)
    rhs = X.reduce(sum, c0).relabel(d1 to d0)
}

rule("reduce/04 with both axes in one class") {
    source("reduce/04", "HandleReduce/07")
    val c by rankClass
    val l0 by c.label; val l1 by c.label
    val n by c.sizes; val p by c.sizes
    val X by tensor(l0 to n, l1 to p)
    lhs = X.relabel(l0 to l1, l1 to l0).reduce(sum, l1)
    rhs = X.reduce(sum, l0).relabel(l1 to l0)
    broken("reduce/04 broken: the other axis is reduced",
        because = "rank 1, n = 0, p = 1: an empty tensor against a zero") { rhs = X.reduce(sum, l1) }
    broken("reduce/04 broken: columns for rows of a square",
        because = "rank 1, n = 2: X[0, 0] + X[0, 1] against X[0, 0] + X[1, 0]; right at rank 0") {
        requires { p eq n }
        rhs = X.reduce(sum, l1)
    }
}

for (monoid in monoids) rule(
    if (monoid == sum) "reduce/05 Reduce(Reduce(X)) => Reduce(X)" else "reduce/05 with $monoid instead of the sum"
) {
    if (monoid == sum || monoid == product) upTo(order)
    source("reduce/05", "HandleReduce/08")
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.sizes; val p by d.sizes; val q by e.sizes
    val X by tensor(c to n, d to p, e to q)
    lhs = X.reduce(monoid, c).reduce(monoid, d)
    rhs = X.reduce(monoid, c, d)
    if (monoid == sum) {
        broken("reduce/05 broken: a sum of products as a product of sums",
            because = "n = p = 0: a sum of nothing, 0, against a product of nothing, 1") {
            lhs = X.reduce(product, c).reduce(sum, d)
            rhs = X.reduce(sum, d).reduce(product, c)
        }
        broken("reduce/05 broken: a maximum of sums as a sum of maxima",
            because = "n = p = 2, X = [1, 0], [0, 1]: 1 against 2") {
            lhs = X.reduce(sum, c).reduce(max, d)
            rhs = X.reduce(max, d).reduce(sum, c)
        }
        broken("reduce/05 broken: a maximum of minima as a minimum of maxima",
            because = "n = p = 2, X = [1, 0], [0, 1]: 0 against 1") {
            lhs = X.reduce(min, c).reduce(max, d)
            rhs = X.reduce(max, d).reduce(min, c)
        }
    }
}

for (monoid in extrema + sum + product) rule(
    "reduce/05 ${if (monoid in extrema) "weaker" else "broken"}: with initial values of both, $monoid"
) {
    if (monoid in extrema) source("reduce/05", "HandleReduce/08")
    else expect(REFUTED, because = "rank 1 of d, p = 2: the initial value of the inner one counts twice")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val v by element; val w by element
    val X by tensor(c to n, d to p)
    requires { p ge 1 }
    lhs = X.reduce(monoid, c, initial = v).reduce(monoid, d, initial = w)
    rhs = monoid(X.reduce(monoid, on(c, d), initial = v), constant(w))
}

rule("reduce/06 Reduce(Dot(X, Y)) over a batch class => Dot(X, Y) contracting it") {
    upTo(order)
    source("reduce/06", "HandleReduce/12")
    val c by rankClass; val d by rankClass; val e by rankClass; val f by rankClass
    val n by c.sizes; val p by d.sizes; val q by e.sizes; val r by f.sizes
    val X by tensor(c to n, d to p, e to q)
    val Y by tensor(c to n, d to p, f to r)
    lhs = dot(X, Y, contract = c, batch = d).reduce(sum, d)
    rhs = dot(X, Y, contract = on(c, d))
    broken("reduce/06 broken: a product over the batch class", because = "rank 1, p = 0: 1 against 0") {
        lhs = dot(X, Y, contract = c, batch = d).reduce(product, d)
    }
    broken("reduce/06 broken: each operand summed over the batch class",
        because = "p = 2: X[0] * Y[1] on the right only") {
        rhs = dot(X.reduce(sum, d), Y.reduce(sum, d), contract = c)
    }
}

for (monoid in monoids) rule(
    if (monoid == sum) "reduce/07 Reduce(X) over unit axes => Reshape(X) dropping them"
    else "reduce/07 with $monoid instead of the sum"
) {
    if (monoid == sum) expect(REFUTED, on = floats, because = "X = -0.0: 0.0 + -0.0 = 0.0 against -0.0")
    source("reduce/07", "HandleReduce/03")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val X by tensor(c to n, d to p)
    val unit = requires { n eq 1 }
    lhs = X.reduce(monoid, c)
    rhs = X.dropUnit(c)
    if (monoid == sum) {
        broken("reduce/07 broken: at most one element",
            because = "size 0: a sum of nothing against nothing to drop") { replace(unit) { n le 1 } }
        broken("reduce/07 broken: the first of many elements", because = "size 2, X = 0, 1: 1 against 0") {
            replace(unit) { n ge 1 }
            rhs = X.slice(end = c to 1).dropUnit(c)
        }
        broken("reduce/07 broken: an initial value forgotten", because = "rank 0, v = 1: X + 1 against X") {
            val v by element
            lhs = X.reduce(sum, c, initial = v)
        }
    }
}

rule("reduce/08 Reduce(Relabel(X)) over unit axes => Reshape(X) dropping them") {
    expect(REFUTED, on = floats, because = "X = -0.0: 0.0 + -0.0 = 0.0 against -0.0")
    source("reduce/08", "HandleReduce/03")
    val c by rankClass; val d by rankClass
    val l0 by c.label
    val one by c.sizes; val p by d.sizes
    val X by tensor(c to one, d to p)
    requires { one eq 1 }
    lhs = X.relabel(c to l0).reduce(sum, l0)
    rhs = X.dropUnit(c)
    broken("reduce/08 broken: negated", because = "rank 0, X = 1: 1 against -1") { rhs = -X.dropUnit(c) }
}

// Paddings under a reduction.

for (monoid in withIdentity) rule("reduce pad: Reduce(Pad(X, identity)) => Reduce(X), $monoid") {
    if (monoid == sum) upTo(order)
    if (monoid == product) upTo(order)
    val c by rankClass; val d by rankClass
    val n by c.sizes; val l by c.map; val h by c.map; val i by c.map; val p by d.sizes
    // The operand must have the type of what it is padded with.
    val X by if (monoid == and || monoid == or) tensor(bool, c to n, d to p) else tensor(c to n, d to p)
    val notCutBelow = requires { l ge 0 }
    val notCutAbove = requires { h ge 0 }
    var padding = monoid.identity
    if (monoid == sum) broken("reduce pad broken: a sum padded with 1", because = "n = 0, l = 1: 1 against 0") {
        padding = number(1)
    }
    if (monoid == product) broken("reduce pad broken: a product padded with 0", because = "n = 0, l = 1: 0 against 1") {
        padding = number(0)
    }
    if (monoid == and) broken("reduce pad broken: a conjunction padded with false",
        because = "n = 0, l = 1: false against true") { padding = or.identity }
    lhs = X.pad(padding, low = l, high = h, interior = i).reduce(monoid, c)
    rhs = X.reduce(monoid, c)
    weaker("reduce pad weaker: nothing is cut off, or nothing is there, $monoid") {
        if (monoid == sum) upTo(order)
        if (monoid == product) upTo(order)
        without(notCutBelow, notCutAbove)
        requires { everyLane((l ge 0) and (h ge 0)) or someLane(n eq 0) }
    }
    broken("reduce pad broken: any low edge, $monoid", because = "n = 1, l = -1: the one element is cut off") {
        without(notCutBelow)
    }
}

for (monoid in extrema) {
    rule("reduce pad: Reduce(Pad(X, identity)) => Reduce(X), $monoid") {
        val c by rankClass; val d by rankClass
        val n by c.sizes; val l by c.map; val h by c.map; val i by c.map; val p by d.sizes
        val X by tensor(c to n, d to p)
        requires { l ge 0 }
        requires { h ge 0 }
        val notEmpty = requires { n ge 1 }
        lhs = X.pad(monoid.identity, low = l, high = h, interior = i).reduce(monoid, c)
        rhs = X.reduce(monoid, c)
        broken("reduce pad broken: X may be empty, $monoid",
            because = "n = 0, l = 1: an infinity against a reduction of nothing") { without(notEmpty) }
        broken("reduce pad broken: padded with 0, $monoid",
            because = "n = l = 1, X = -1 under max, 1 under min: 0 against X[0]") {
            if (monoid == max) expect(VERIFIED, on = unsigned, because = "0 is the least of them")
            lhs = X.pad(0, low = l, high = h, interior = i).reduce(monoid, c)
        }
    }

    rule("reduce pad with an initial value: Reduce(Pad(X, v), v) => Reduce(X, v), $monoid") {
        val c by rankClass; val d by rankClass
        val n by c.sizes; val l by c.map; val h by c.map; val i by c.map; val p by d.sizes
        val v by element
        val X by tensor(c to n, d to p)
        requires { l ge 0 }
        requires { h ge 0 }
        lhs = X.pad(v, low = l, high = h, interior = i).reduce(monoid, c, initial = v)
        rhs = X.reduce(monoid, c, initial = v)
        broken("reduce pad with an initial value broken: it is forgotten, $monoid",
            because = "rank 0: X combined with v against X") {
            requires { n ge 1 }
            rhs = X.reduce(monoid, c)
        }
        weaker("reduce pad with an initial value weaker: padded by anything that the initial value absorbs, $monoid") {
            expect(REFUTED, on = floats, because = "w = -0.0, v = 0.0, X empty: -0.0 against 0.0")
            val w by element
            requires { if (monoid == max) w le v else w ge v }
            lhs = X.pad(w, low = l, high = h, interior = i).reduce(monoid, c, initial = v)
        }
    }
}

rule("reduce pad with an initial value: Reduce(Pad(X, 0), v) => Reduce(X, v), sum") {
    expect(REFUTED, on = floats, because = "v = -0.0, X empty: -0.0 against 0.0")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val l by c.map; val h by c.map; val i by c.map; val p by d.sizes
    val v by element
    val X by tensor(c to n, d to p)
    requires { l ge 0 }
    requires { h ge 0 }
    lhs = X.pad(0, low = l, high = h, interior = i).reduce(sum, c, initial = v)
    rhs = X.reduce(sum, c) + v
    broken("reduce pad with an initial value broken: it counts twice, sum",
        because = "rank 0, v = 1: X + 1 against X + 2") { rhs = X.reduce(sum, c, initial = v) + v }
}

rule("reduce pad kept: Reduce(Pad(X, 0)) => Pad(Reduce(X), 0) for a padding of the axes that are kept") {
    upTo(order)
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes; val l by d.map; val h by d.map; val i by d.map
    val X by tensor(c to n, d to p)
    lhs = X.pad(0, low = l, high = h, interior = i).reduce(sum, c)
    rhs = X.reduce(sum, c).pad(0, low = l, high = h, interior = i)
    broken("reduce pad kept broken: any padding value under a sum", because = "n = p = 0, h = 1: 0 against v") {
        val v by element
        lhs = X.pad(v, low = l, high = h, interior = i).reduce(sum, c)
        rhs = X.reduce(sum, c).pad(v, low = l, high = h, interior = i)
    }
    broken("reduce pad kept broken: low and high swapped",
        because = "p = 1, l = 1, h = 0: 0, X[0] against X[0], 0") {
        rhs = X.reduce(sum, c).pad(0, low = h, high = l, interior = i)
    }
    broken("reduce pad kept broken: one element of padding too many",
        because = "rank 1, p = l = 0: size 0 against 1; right at rank 0") {
        rhs = X.reduce(sum, c).pad(0, low = l + 1, high = h, interior = i)
    }
}

rule("reduce pad kept, max of axes that are not empty: any padding value") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes; val l by d.map; val h by d.map; val i by d.map
    val v by element
    val X by tensor(c to n, d to p)
    lhs = X.pad(v, low = l, high = h, interior = i).reduce(max, c)
    rhs = X.reduce(max, c).pad(v, low = l, high = h, interior = i)
}

// Concatenations under a reduction.

for (monoid in monoids) {
    rule("reduce concat: Reduce(Concat(A, B)) => Reduce(A) and Reduce(B) combined, $monoid") {
        if (monoid == sum) upTo(order)
        if (monoid == product) upTo(order)
        val c by singleton; val d by rankClass; val e by rankClass
        val nA by c.sizes; val nB by c.sizes; val p by d.sizes; val q by e.sizes
        val A by tensor(c to nA, d to p, e to q)
        val B by tensor(c to nB, d to p, e to q)
        val both = concat(A, B, along = c)
        lhs = both.reduce(monoid, c, e)
        rhs = monoid(A.reduce(monoid, c, e), B.reduce(monoid, c, e))
        if (monoid in extrema) {
            val someA = requires { nA ge 1 }
            val someB = requires { nB ge 1 }
            broken("reduce concat broken: an operand may be empty, $monoid",
                because = "nA = 1, nB = 0: A[0] against a reduction of nothing") { without(someB) }
            repaired("reduce concat repaired: an initial value for both, $monoid") {
                val v by element
                without(someA, someB)
                lhs = both.reduce(monoid, on(c, e), initial = v)
                rhs = monoid(A.reduce(monoid, on(c, e), initial = v), B.reduce(monoid, on(c, e), initial = v))
            }
        }
        broken("reduce concat broken: B is dropped, $monoid",
            because = "nA = nB = 1: A[0] and B[0] combined against A[0]") { rhs = A.reduce(monoid, c, e) }
        if (monoid == sum) {
            broken("reduce concat broken: an initial value for both, sum",
                because = "nA = nB = 0, v = 1: 1 against 2") {
                val v by element
                lhs = both.reduce(sum, on(c, e), initial = v)
                rhs = A.reduce(sum, on(c, e), initial = v) + B.reduce(sum, on(c, e), initial = v)
            }
            repaired("reduce concat repaired: an initial value for one, sum") {
                expect(REFUTED, on = floats, because = "v = -0.0, A empty, B empty: -0.0 against 0.0")
                val v by element
                lhs = both.reduce(sum, on(c, e), initial = v)
                rhs = A.reduce(sum, on(c, e), initial = v) + B.reduce(sum, c, e)
            }
            broken("reduce concat broken: a sum of one for a product of the other",
                because = "nA = nB = 0: 0 against 1") { rhs = A.reduce(sum, c, e) + B.reduce(product, c, e) }
        }
    }

    rule("reduce concat kept: Reduce(Concat(A, B)) => Concat(Reduce(A), Reduce(B)) along an axis that is kept, $monoid") {
        if (monoid == sum || monoid == product) upTo(order)
        val c by singleton; val d by rankClass
        val nA by c.sizes; val nB by c.sizes; val p by d.sizes
        val A by tensor(c to nA, d to p)
        val B by tensor(c to nB, d to p)
        lhs = concat(A, B, along = c).reduce(monoid, d)
        rhs = concat(A.reduce(monoid, d), B.reduce(monoid, d), along = c)
        if (monoid == sum) broken("reduce concat kept broken: the parts swapped",
            because = "nA = nB = 1: A[0], B[0] against B[0], A[0]") {
            rhs = concat(B.reduce(sum, d), A.reduce(sum, d), along = c)
        }
    }
}

rule("reduce concat: three parts, in another order") {
    upTo(order)
    val c by singleton; val d by rankClass
    val nA by c.sizes; val nB by c.sizes; val nC by c.sizes; val p by d.sizes
    val A by tensor(c to nA, d to p)
    val B by tensor(c to nB, d to p)
    val C by tensor(c to nC, d to p)
    lhs = concat(A, B, C, along = c).reduce(sum, c, d)
    rhs = concat(C, concat(A, B, along = c), along = c).reduce(sum, c, d)
}

// Reductions of what was broadcast: each element counts as often as the new axes have indices.

for (monoid in monoids) rule("reduce expand: Reduce(Expand(X)) => Expand(Reduce(X)) for the axes that X has, $monoid") {
    source("", "HandleReduce/16")
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.sizes; val p by d.sizes; val q by e.sizes
    val X by tensor(c to n, d to p)
    lhs = X.expand(e to q).reduce(monoid, c)
    rhs = X.reduce(monoid, c).expand(e to q)
}

for (monoid in monoids - sum - product) rule(
    "reduce expand new: Reduce(Expand(X)) => X over new axes that are not empty, $monoid"
) {
    source("", "HandleReduce/15")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val X by tensor(d to p)
    val notEmpty = requires { n ge 1 }
    lhs = X.expand(c to n).reduce(monoid, c)
    rhs = X
    if (monoid == and) broken("reduce expand new broken: a conjunction over no index",
        because = "rank 1, n = 0, X = false: true against false") { without(notEmpty) }
    if (monoid == max) broken("reduce expand new broken: a sum",
        because = "n = 2, X = 1: 2 against 1; right at rank 0") { lhs = X.expand(c to n).reduce(sum, c) }
}

for (monoid in extrema) rule(
    "reduce expand new, with an initial value: Reduce(Expand(X), v) => X and v combined, $monoid"
) {
    source("", "HandleReduce/15")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val v by element
    val X by tensor(d to p)
    val notEmpty = requires { n ge 1 }
    lhs = X.expand(c to n).reduce(monoid, c, initial = v)
    rhs = monoid(X, constant(v, d to p))
    broken("reduce expand new, with an initial value broken: the new axes may be empty, $monoid",
        because = "rank 1, n = 0: v against X combined with v") { without(notEmpty) }
    broken("reduce expand new, with an initial value broken: it is forgotten, $monoid",
        because = "rank 0: X combined with v against X") { rhs = X }
}

rule("reduce expand new: a sum over an axis of size 2 => Add(X, X)") {
    expect(REFUTED, on = floats, because = "X = -0.0: 0.0 against -0.0")
    val c by singleton; val d by rankClass
    val p by d.sizes
    val X by tensor(d to p)
    lhs = X.expand(c to 2).reduce(sum, c)
    rhs = X + X
    broken("reduce expand new broken: a sum over axes of size 2, any number of them",
        because = "rank 0, X = 1: 1 against 2; rank 2: 4") {
        val e by rankClass
        lhs = X.expand(e to 2).reduce(sum, e)
    }
}

rule("reduce expand new: a product over an axis of size 3 => Mul(X, Mul(X, X))") {
    upTo(order)
    val c by singleton; val d by rankClass
    val p by d.sizes
    val X by tensor(d to p)
    lhs = X.expand(c to 3).reduce(product, c)
    rhs = X * (X * X)
}

rule("reduce expand new: a sum over an axis of any size => Mul(X, size)") {
    source("", "HandleReduce/17")
    val c by singleton; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val X by tensor(int, d to p)
    lhs = X.expand(c to n).reduce(sum, c)
    rhs = X * n
    broken("reduce expand new broken: a sum times one more than the size", because = "n = 0, X = 1: 0 against 1") {
        rhs = X * (n + 1)
    }
}

// Nothing to reduce.

for (monoid in monoids) rule("reduce empty: Reduce(X, v) => v when a reduced axis is empty, $monoid") {
    source("", "HandleReduce/01")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val v by element
    val X by tensor(c to n, d to p)
    val empty = requires { someLane(n eq 0) }
    lhs = X.reduce(monoid, c, initial = v)
    rhs = constant(v, d to p)
    broken("reduce empty broken: when every reduced axis is empty, $monoid",
        because = "rank 0: all of no axes are empty, and there is one element") { replace(empty) { n eq 0 } }
    if (monoid == sum) broken("reduce empty broken: a sum of nothing is 1", because = "rank 1, n = 0: 0 against 1") {
        lhs = X.reduce(sum, c)
        rhs = constant(1, d to p)
    }
}

// Other orders of the same elements.

for (monoid in monoids) {
    rule("reduce reverse: Reduce(Reverse(X)) => Reduce(X), $monoid") {
        if (monoid == sum || monoid == product) upTo(order)
        val c by rankClass; val d by rankClass
        val n by c.sizes; val p by d.sizes
        val X by tensor(c to n, d to p)
        lhs = X.reverse(c).reduce(monoid, c)
        rhs = X.reduce(monoid, c)
    }

    rule("reduce reverse kept: Reduce(Reverse(X)) => Reverse(Reduce(X)), $monoid") {
        if (monoid == sum || monoid == product) upTo(order)
        val c by rankClass; val d by rankClass
        val n by c.sizes; val p by d.sizes
        val X by tensor(c to n, d to p)
        lhs = X.reverse(c, d).reduce(monoid, c)
        rhs = X.reduce(monoid, c).reverse(d)
        broken("reduce reverse kept broken: the axes that are kept are not reversed, $monoid",
            because = "p = 2: the results in another order; right at rank 0 of d") { rhs = X.reduce(monoid, c) }
    }

    rule("reduce transpose: Reduce(Relabel(X)) over all axes => Reduce(X), $monoid") {
        if (monoid == sum || monoid == product) upTo(order)
        source("", "HandleReduce/07")
        val c by rankClass
        val row by c.label; val column by c.label
        val n by c.sizes; val m by c.sizes
        val X by tensor(row to n, column to m)
        lhs = X.relabel(row to column, column to row).reduce(monoid, on(row, column))
        rhs = X.reduce(monoid, on(row, column))
    }
}

rule("reduce reverse: a sum of differences with the reversed is 0") {
    expect(REFUTED, on = floats, because = "X = +inf: nan against 0.0")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val X by tensor(c to n, d to p)
    lhs = (X - X.reverse(c)).reduce(sum, c)
    rhs = constant(0, d to p)
    broken("reduce reverse broken: a sum of products with the reversed",
        because = "n = 2, X = 0, 1: 0 against 1; right at rank 0") {
        lhs = (X * X.reverse(c)).reduce(sum, c)
        rhs = (X * X).reduce(sum, c)
    }
}

// Element-wise operations under a reduction.

for (monoid in monoids) rule(
    "reduce elementwise: Reduce(A and B combined) => Reduce(A) and Reduce(B) combined, $monoid"
) {
    if (monoid == sum) expect(REFUTED, on = floats, because = "A = 0.0, 2.0, B = 1.0, 0.3333: 3.334 against 3.332")
    if (monoid == product) expect(REFUTED, on = floats, because = "A = 0.0, 65504.0, B = 0.0, 2.0: nan against 0.0")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val A by tensor(c to n, d to p)
    val B by tensor(c to n, d to p)
    var inner = monoid
    if (monoid == sum) broken("reduce elementwise broken: two operations, sum of mul",
        because = "n = 2, A = 0, 1, B = 1, 0: 0 against 1") { inner = product }
    if (monoid == product) broken("reduce elementwise broken: two operations, product of add",
        because = "rank 1, n = 0: 1 against 1 + 1") { inner = sum }
    if (monoid == max) broken("reduce elementwise broken: two operations, max of add",
        because = "n = 2, A = 0, 1, B = 1, 0: 1 against 2") { inner = sum }
    if (monoid == max) broken("reduce elementwise broken: two operations, max of min",
        because = "n = 2, A = 0, 1, B = 1, 0: 0 against 1") { inner = min }
    if (monoid == min) broken("reduce elementwise broken: two operations, min of max",
        because = "n = 2, A = 0, 1, B = 1, 0: 1 against 0") { inner = max }
    if (monoid == or) broken("reduce elementwise broken: two operations, or of and",
        because = "n = 2, each true where the other is false: false against true") { inner = and }
    if (monoid == and) broken("reduce elementwise broken: two operations, and of or",
        because = "n = 2, each true where the other is false: true against false") { inner = or }
    lhs = inner(A, B).reduce(monoid, c)
    rhs = inner(A.reduce(monoid, c), B.reduce(monoid, c))
}

rule("reduce elementwise: a sum of differences") {
    expect(REFUTED, on = floats, because = "A = 1.0, 1.001, B = 0.0, 1.0: 1.001 against 1.0")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val A by tensor(c to n, d to p)
    val B by tensor(c to n, d to p)
    lhs = (A - B).reduce(sum, c)
    rhs = A.reduce(sum, c) - B.reduce(sum, c)
    broken("reduce elementwise broken: a product of differences, the second operand dropped",
        because = "rank 0, B = 1: A - 1 against A") {
        lhs = (A - B).reduce(product, c)
        rhs = A.reduce(product, c)
    }
}

rule("reduce negate: Reduce(Neg(X)) => Neg(Reduce(X)), sum") {
    expect(REFUTED, on = floats, because = "X empty: 0.0 against -0.0")
    source("", "HandleReduce/04")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val X by tensor(c to n, d to p)
    var monoid = sum
    for (other in listOf(product, min, max)) broken("reduce negate broken: $other",
        because = "n = 2, X = 0, 1 (a product: 1, 1): the other of the two, or the wrong sign") {
        monoid = other
        requires { n ge 1 }
    }
    lhs = (-X).reduce(monoid, c)
    rhs = -X.reduce(monoid, c)
    broken("reduce negate broken: an initial value is not negated", because = "rank 0, v = 1: -X + 1 against -X - 1") {
        val v by element
        lhs = (-X).reduce(sum, c, initial = v)
        rhs = -X.reduce(sum, c, initial = v)
    }
}

rule("reduce negate: Reduce(Neg(X)) => Neg(Reduce(X)), max into min") {
    expect(REFUTED, on = signed, because = "X = 0, -8: 0 against -8")
    expect(REFUTED, on = unsigned, because = "X = 0, 1: 15 against 0")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val X by tensor(c to n, d to p)
    lhs = (-X).reduce(max, c)
    rhs = -X.reduce(min, c)
}

rule("reduce not: Reduce(Not(X)) => Not(Reduce(X)), or into and") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val X by tensor(c to n, d to p)
    lhs = (!X).reduce(or, c)
    rhs = !X.reduce(and, c)
    broken("reduce not broken: and stays and", because = "rank 1, n = 0: true against false") {
        lhs = (!X).reduce(and, c)
    }
}

rule("reduce abs: Abs(Reduce(X)) => Reduce(Abs(X)), product") {
    expect(REFUTED, on = signed, because = "X = 2, 6: 4 against -4")
    expect(VERIFIED, on = unsigned, because = "VER")
    expect(UNKNOWN, on = floats, because = "right; an absolute value is not moved into a product of floats")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val X by tensor(c to n, d to p)
    var monoid = product
    broken("reduce abs broken: Abs(Reduce(X)) => Reduce(Abs(X))", because = "n = 2, X = 1, -1: 0 against 2") {
        expect(VERIFIED, on = unsigned, because = "VER")
        monoid = sum
    }
    lhs = abs(X.reduce(monoid, c))
    rhs = abs(X).reduce(monoid, c)
}

rule("reduce exp: Exp(Reduce(X)) => Reduce(Exp(X)), sum into product") {
    expect(REFUTED, on = floats, because = "an exponential that is infinite, times one that is 0")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val X by tensor(c to n, d to p)
    lhs = exp(X.reduce(sum, c))
    rhs = exp(X).reduce(product, c)
    broken("reduce exp broken: the sum stays a sum", because = "rank 1, n = 0: exp(0) against 0") {
        rhs = exp(X).reduce(sum, c)
    }
}

rule("reduce add: Add(k, Reduce(X)) => Reduce(Add(k, X)), max") {
    expect(REFUTED, on = signed, because = "K = 1, X = 0, 7: -8 against 1")
    expect(REFUTED, on = unsigned, because = "K = 1, X = 0, 15: 0 against 1")
    expect(REFUTED, on = floats, because = "K = +inf, X = -inf, 0.0: +inf against nan")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val K by tensor(d to p)
    val X by tensor(c to n, d to p)
    lhs = K + X.reduce(max, c)
    rhs = (K.expand(c to n) + X).reduce(max, c)
    broken("reduce add broken: two maxima", because = "n = 2, A = 0, 1, B = 1, 0: 2 against 1") {
        val A by tensor(c to n, d to p)
        val B by tensor(c to n, d to p)
        lhs = A.reduce(max, c) + B.reduce(max, c)
        rhs = (A + B).reduce(max, c)
    }
}

rule("reduce add: two maxima over different axes") {
    expect(REFUTED, on = signed, because = "A = 1, 0, B = 7: -8 against 7")
    expect(REFUTED, on = unsigned, because = "A = 0, 8, B = 8: 0 against 8")
    expect(REFUTED, on = floats, because = "A = -inf, 0.0, B = +inf: +inf against nan")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val A by tensor(c to n)
    val B by tensor(d to p)
    lhs = A.reduce(max, c) + B.reduce(max, d)
    rhs = (A.expand(d to p) + B.expand(c to n)).reduce(max, c, d)
}

rule("reduce min: Min(k, Reduce(X)) => Reduce(Min(k, X)), max") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val K by tensor(d to p)
    val X by tensor(c to n, d to p)
    lhs = min(K, X.reduce(max, c))
    rhs = min(K.expand(c to n), X).reduce(max, c)
}

rule("reduce and: And(k, Reduce(X)) => Reduce(And(k, X)), or") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val K by tensor(d to p)
    val X by tensor(c to n, d to p)
    lhs = K and X.reduce(or, c)
    rhs = (K.expand(c to n) and X).reduce(or, c)
}

rule("reduce and repaired: Or(k, Reduce(X)) => Reduce(Or(k, X)) for axes that are not empty") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val K by tensor(d to p)
    val X by tensor(c to n, d to p)
    val notEmpty = requires { n ge 1 }
    lhs = K or X.reduce(or, c)
    rhs = (K.expand(c to n) or X).reduce(or, c)
    broken("reduce and broken: Or(k, Reduce(X)) => Reduce(Or(k, X)) where nothing may be reduced",
        because = "rank 1, n = 0, k = true: true against false") { without(notEmpty) }
}

rule("reduce zero: Reduce(Mul(X, 0)) => 0") {
    expect(REFUTED, on = floats, because = "X = -1.0: -0.0 against 0.0")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val X by tensor(c to n, d to p)
    lhs = (X * 0).reduce(sum, c)
    rhs = constant(0, d to p)
}

rule("reduce square: Mul(Reduce(A + B), Reduce(A + B)) multiplied out") {
    expect(REFUTED, on = floats, because = "A = +inf, B = 0.0: +inf against nan")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    val a = A.reduce(sum, c)
    val b = B.reduce(sum, c)
    val both = (A + B).reduce(sum, c)
    lhs = both * both
    rhs = a * a + b * b + 2 * (a * b)
    broken("reduce square broken: the mixed product once", because = "rank 0, A = B = 1: 4 against 3") {
        rhs = a * a + b * b + a * b
    }
}

rule("reduce twice: Add(Reduce(X), Reduce(X)) => Mul(2, Reduce(X))") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val X by tensor(c to n, d to p)
    lhs = X.reduce(sum, c) + X.reduce(sum, c)
    rhs = 2 * X.reduce(sum, c)
    broken("reduce twice broken: counted once", because = "rank 0, X = 1: 2 against 1") { rhs = X.reduce(sum, c) }
}

rule("reduce twice: Sub(Reduce(X), Reduce(X)) => 0") {
    expect(REFUTED, on = floats, because = "X = +inf: nan against 0.0")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val X by tensor(c to n, d to p)
    lhs = X.reduce(sum, c) - X.reduce(sum, c)
    rhs = constant(0, d to p)
}

for (monoid in monoids - sum - product) rule("reduce twice: Reduce(X) combined with itself => Reduce(X), $monoid") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val X by tensor(c to n, d to p)
    lhs = monoid(X.reduce(monoid, c), X.reduce(monoid, c))
    rhs = X.reduce(monoid, c)
}

// Masks and parts.

for (monoid in withIdentity) rule(
    "reduce mask: Reduce(Select(P, X, identity)) and its opposite combined => Reduce(X), $monoid"
) {
    if (monoid == sum) upTo(order)
    if (monoid == product) upTo(order)
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val P by tensor(bool, c to n, d to p)
    // The branches must have one type.
    val X by if (monoid == and || monoid == or) tensor(bool, c to n, d to p) else tensor(c to n, d to p)
    val here = select(P, X, monoid.identity).reduce(monoid, c)
    val there = select(P, monoid.identity, X).reduce(monoid, c)
    lhs = monoid(here, there)
    rhs = X.reduce(monoid, c)
    if (monoid == sum) broken("reduce mask broken: the same mask twice",
        because = "rank 0, P = true, X = 1: 2 against 1") { lhs = here + here }
}

for (monoid in monoids) rule(
    "reduce select: Reduce(Select(Expand(P), X, Y)) => Select(P, Reduce(X), Reduce(Y)), $monoid"
) {
    if (monoid == sum || monoid == product) upTo(order)
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val P by tensor(bool, d to p)
    val X by tensor(c to n, d to p)
    val Y by tensor(c to n, d to p)
    lhs = select(P.expand(c to n), X, Y).reduce(monoid, c)
    rhs = select(P, X.reduce(monoid, c), Y.reduce(monoid, c))
    if (monoid == sum) broken("reduce select broken: the branches swapped", because = "rank 0, P = true: X against Y") {
        rhs = select(P, Y.reduce(sum, c), X.reduce(sum, c))
    }
}

rule("reduce mask: the first m of the indices by a comparison => the sum of a slice") {
    upTo(order)
    val c by singleton; val d by rankClass
    val n by c.sizes; val m by c.map; val p by d.sizes
    val X by tensor(c to n, d to p)
    requires { m ge 0 }
    requires { m le n }
    val index = iota(c, shapeOf(X))
    lhs = select(index lt m, X, 0).reduce(sum, c)
    rhs = X.slice(end = m).reduce(sum, c)
    broken("reduce mask broken: one index more", because = "n = 1, m = 0: X[0] against 0") {
        lhs = select(index le m, X, 0).reduce(sum, c)
    }
}

for (monoid in withIdentity) rule("reduce slices: the parts before and from m on combined => Reduce(X), $monoid") {
    if (monoid == sum) upTo(order)
    if (monoid == product) upTo(order)
    val c by singleton; val d by rankClass
    val n by c.sizes; val m by c.map; val p by d.sizes
    val X by tensor(c to n, d to p)
    requires { m ge 0 }
    requires { m le n }
    var end = m
    if (monoid == sum) broken("reduce slices broken: parts that overlap, sum", because = "n = 1, m = 0: X[0] twice") {
        end = m + 1
    }
    lhs = monoid(X.slice(end = end).reduce(monoid, c), X.slice(start = m).reduce(monoid, c))
    rhs = X.reduce(monoid, c)
}

for (monoid in extrema) rule("reduce slices: parts that overlap, $monoid") {
    val c by singleton; val d by rankClass
    val n by c.sizes; val m by c.map; val o by c.map; val p by d.sizes
    val X by tensor(c to n, d to p)
    val noGap = requires { o le m }
    lhs = monoid(X.slice(end = m).reduce(monoid, c), X.slice(start = o).reduce(monoid, c))
    rhs = X.reduce(monoid, c)
    broken("reduce slices broken: a gap between the parts, $monoid", because = "n = 3, m = 1: X[1] is left out") {
        replace(noGap) { o le m + 1 }
    }
}

rule("reduce slices: even and odd indices") {
    upTo(order)
    val c by singleton; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val X by tensor(c to n, d to p)
    requires { n ge 1 }
    lhs = X.slice(stride = c to 2).reduce(sum, c) + X.slice(start = c to 1, stride = c to 2).reduce(sum, c)
    rhs = X.reduce(sum, c)
    broken("reduce slices broken: even indices only", because = "n = 2, X = 0, 1: 0 against 1") {
        lhs = X.slice(stride = c to 2).reduce(sum, c)
    }
}

for (monoid in monoids) {
    rule("reduce slices broken: a prefix, $monoid") {
        expect(REFUTED, because = "n = 2, m = 1: X[1] is left out")
        val c by rankClass; val d by rankClass
        val n by c.sizes; val m by c.map; val p by d.sizes
        val X by tensor(c to n, d to p)
        requires { m ge 1 }
        requires { m le n }
        lhs = X.reduce(monoid, c)
        rhs = X.slice(end = m).reduce(monoid, c)
    }

    rule("reduce slices kept: Reduce(Slice(X)) => Slice(Reduce(X)) on the axes that are kept, $monoid") {
        val c by rankClass; val d by rankClass
        val n by c.sizes; val p by d.sizes; val s by d.map; val e by d.map; val q by d.map
        val X by tensor(c to n, d to p)
        lhs = X.slice(start = s, end = e, stride = q).reduce(monoid, c)
        rhs = X.reduce(monoid, c).slice(start = s, end = e, stride = q)
    }
}

rule("reduce slices: a sum of zeros updated => the sum of the update") {
    upTo(order)
    val c by rankClass
    val n by c.sizes; val m by c.sizes; val s by c.map
    val U by tensor(c to m)
    var old = 0
    broken("reduce slices broken: a sum of ones updated", because = "n = 1, m = 0: 1 against 0") { old = 1 }
    lhs = constant(old, c to n).dynamicUpdateSlice(U, s).reduce(sum, c)
    rhs = U.reduce(sum, c)
}

rule("reduce count: a sum of ones => the size") {
    val c by singleton
    val n by c.sizes
    lhs = constant(1, c to n).reduce(sum, c)
    rhs = constant(n)
}

// Dot products under a reduction.

rule("reduce dot: Reduce(Dot(A, B)) over free axes => Dot(Reduce(A), Reduce(B))") {
    expect(REFUTED, on = floats, because = "A = -1.0, B empty: 0.0 against -0.0")
    source("", "HandleReduce/06")
    val a by rankClass; val b by rankClass; val k by rankClass; val e by rankClass; val f by rankClass
    val na by a.sizes; val nb by b.sizes; val nk by k.sizes; val ne by e.sizes; val nf by f.sizes
    val A by tensor(a to na, k to nk, e to ne)
    val B by tensor(b to nb, k to nk, f to nf)
    var monoid = sum
    broken("reduce dot broken: maxima of the operands", because = "na = 2, A = 0, -1, B = -1: 1 against 0") {
        monoid = max
    }
    lhs = dot(A, B, contract = k).reduce(monoid, a, b)
    rhs = dot(A.reduce(monoid, a), B.reduce(monoid, b), contract = k)
    broken("reduce dot broken: the contracted axes summed in each operand",
        because = "nk = 2: A[0] * B[1] on the right only") { rhs = dot(A.reduce(sum, a, k), B.reduce(sum, b, k)) }
}

rule("reduce dot weaker: with batch axes that are kept") {
    expect(REFUTED, on = floats, because = "A = -1.0, B empty: 0.0 against -0.0")
    source("", "HandleReduce/06")
    val a by rankClass; val b by rankClass; val k by rankClass; val d by rankClass
    val na by a.sizes; val nb by b.sizes; val nk by k.sizes; val nd by d.sizes
    val A by tensor(a to na, k to nk, d to nd)
    val B by tensor(b to nb, k to nk, d to nd)
    lhs = dot(A, B, contract = k, batch = d).reduce(sum, a, b)
    rhs = dot(A.reduce(sum, a), B.reduce(sum, b), contract = k, batch = d)
}
