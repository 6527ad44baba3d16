// linalg.reduce: an init is combined with all elements along the reduced axes. Integers wrap, so the order is of no account.

val monoids = listOf(sum, product, min, max, and, or)

for (f in monoids) {
    rule("linalg/reduce-reduce-merge: two reductions merged, $f") {
        source("linalg/reduce-reduce-merge", "MergeConsecutiveReduceOps",
            note = "Linalg/Transforms/MergeConsecutiveReduceOps.cpp, proposed; the first init goes into each element of the first result")
        expect(REFUTED, because = "the first init is lost")
        val c by rankClass; val d by rankClass; val e by rankClass
        val n by c.sizes; val p by d.sizes; val q by e.sizes
        val first by element; val second by element
        val x by tensor(c to n, d to p, e to q)
        lhs = x.reduce(f, d, initial = first).reduce(f, e, initial = second)
        rhs = x.reduce(f, d, e, initial = second)
        repaired("linalg/reduce-reduce-merge-neutral: two reductions merged, the first from the neutral element, $f") {
            source("linalg/reduce-reduce-merge-neutral", "MergeConsecutiveReduceOps")
            if (f == sum || f == product) elements(int, real, s8, s16, s32, s64)
            lhs = x.reduce(f, d, initial = f.identity).reduce(f, e, initial = second)
        }
        if (f == min || f == max) repaired("linalg/reduce-reduce-merge repaired: both from one value, over axes that are not empty, $f",
            because = "a minimum counts the init once or many times") {
            requires { q ge 1 }
            lhs = x.reduce(f, d, initial = first).reduce(f, e, initial = first)
            rhs = x.reduce(f, d, e, initial = first)
        }
    }

    rule("linalg/reduce-empty: a reduction over an axis without elements, $f") {
        source("linalg/reduce-empty")
        val c by rankClass; val d by rankClass
        val n by c.sizes; val p by d.sizes
        val v by element
        val x by tensor(c to n, d to p)
        val empty = requires { someLane(p eq 0) }
        lhs = x.reduce(f, d, initial = v)
        rhs = constant(v, c to n)
        broken("linalg/reduce-empty broken: no elements on any axis, $f", because = "rank 0: there is no axis, and one element") {
            replace(empty) { p eq 0 }
        }
        broken("linalg/reduce-empty broken: any axes, $f", because = "rank 0: x is combined with v") { without(empty) }
    }

    rule("linalg/reduce-no-dims: a reduction over no axis, $f") {
        source("linalg/reduce-no-dims")
        val c by rankClass
        val n by c.sizes
        val v by element
        val x by tensor(c to n)
        lhs = x.reduce(f, initial = v)
        rhs = f(v, x)
        broken("linalg/reduce-no-dims broken: the init left out, $f", because = "v is not neutral") { rhs = x }
    }

    rule("linalg/reduce-of-transpose: a reduction of a transpose, $f") {
        source("linalg/reduce-of-transpose")
        val c by rankClass
        val i by c.label; val j by c.label
        val n by c.sizes; val m by c.sizes
        val v by element
        val x by tensor(i to n, j to m)
        lhs = x.relabel(i to j, j to i).reduce(f, j, initial = v)
        rhs = x.reduce(f, i, initial = v).relabel(j to i)
        broken("linalg/reduce-of-transpose broken: of the axis of the same name, $f", because = "n = m = 2: rows for columns") {
            requires { m eq n }
            rhs = x.reduce(f, j, initial = v)
        }
    }

    rule("linalg/pad-reduction-neutral: a reduction of a tensor padded with the neutral element, $f") {
        source("linalg/pad-reduction-neutral", "getIdentityValueAttr",
            note = "padding of reductions in Linalg/Transforms; exact numbers, no floats")
        if (f == sum) expect(REFUTED, on = floats, because = "v = -0.0, x empty: -0.0 against 0.0")
        if (f == product) upTo(order)
        val c by rankClass; val d by rankClass
        val n by c.sizes; val p by d.sizes; val l by d.map; val h by d.map
        val v by element
        val x by tensor(c to n, d to p)
        val amounts = requires { (l ge 0) and (h ge 0) }
        var padding = f.identity
        broken("linalg/pad-reduction-neutral broken: padded with anything, $f", because = "it is not neutral") {
            val w by element
            padding = w
        }
        if (f == max || f == product) broken("linalg/pad-reduction-zero, exact numbers: padded with zero, $f",
            because = if (f == max) "x = -1: -1 against 0" else "x = 1: 1 against 0") {
            source(note = "wrong of floats, too")
            if (f == max) expect(VERIFIED, on = unsigned, because = "0 is the least of them")
            padding = number(0)
        }
        lhs = x.reduce(f, d, initial = v)
        rhs = x.pad(padding, low = l, high = h).reduce(f, d, initial = v)
        broken("linalg/pad-reduction-neutral broken: amounts that cut off, $f",
            because = "h = -1: an element is lost") { without(amounts) }
    }
}

rule("linalg/reduce-add-split: a sum of sums") {
    source("linalg/reduce-add-split")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val x by tensor(c to n, d to p)
    val y by tensor(c to n, d to p)
    var f = sum
    broken("linalg/reduce-add-split broken: a maximum of sums", because = "x = [1, 0], y = [0, 1]: 1 against 2") {
        f = max
        elements(int, real)
        requires { p ge 1 }
    }
    elements(int, real, s8, s16, s32, s64)
    lhs = (x + y).reduce(f, d)
    rhs = x.reduce(f, d) + y.reduce(f, d)
}

rule("linalg/reduce-scale: a sum of multiples") {
    source("linalg/reduce-scale")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val k by element
    val x by tensor(c to n, d to p)
    elements(int, real, s8, s16, s32, s64)
    lhs = (x * k).reduce(sum, d)
    rhs = x.reduce(sum, d) * k
    broken("linalg/reduce-scale broken: a factor for each element", because = "w = [1, 0]") {
        val w by tensor(c to n, d to p)
        requires { p ge 1 }
        lhs = (x * w).reduce(sum, d)
        rhs = x.reduce(sum, d) * w.slice(end = d to 1).dropUnit(d)
    }
    broken("linalg/reduce-scale broken: a summand for each element", because = "p = 2: k twice against k once") {
        lhs = (x + k).reduce(sum, d)
        rhs = x.reduce(sum, d) + k
    }
}

rule("linalg/reduce-max-shift-int: a maximum of shifted integers") {
    source("linalg/reduce-max-shift-int", note = "integers of 8 bits that wrap")
    expect(REFUTED, because = "x = 127, 0 and k = 1: 1 against -128")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val k by element(s8)
    val x by tensor(s8, c to n, d to p)
    lhs = (x + k).reduce(max, d, initial = -128)
    rhs = x.reduce(max, d, initial = -128) + k
}

rule("linalg/reduce-broadcast: a sum over a broadcast axis") {
    source("linalg/reduce-broadcast")
    val c by rankClass; val k by singleton
    val m by c.sizes; val n by k.sizes
    val x by tensor(int, c to m)
    lhs = x.expand(k to n).reduce(sum, k)
    rhs = x * constant(n, c to m)
    repaired("linalg/reduce-broadcast repaired: over an axis of one element") {
        requires { n eq 1 }
    }
}

for (f in listOf(min, max, and, or)) rule("linalg/reduce-broadcast-max: a reduction over a broadcast axis, $f") {
    source("linalg/reduce-broadcast-max", note = "idempotent operations")
    expect(REFUTED, because = "n = 0: the init against x")
    val c by rankClass; val k by rankClass
    val m by c.sizes; val n by k.sizes
    val x by tensor(c to m)
    lhs = x.expand(k to n).reduce(f, k, initial = f.identity)
    rhs = x
    repaired("linalg/reduce-broadcast-max repaired: over axes that are not empty, $f") { requires { n ge 1 } }
}
