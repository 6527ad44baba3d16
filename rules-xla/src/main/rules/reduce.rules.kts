// Reductions over whole classes of axes. Without an initial value an empty sum is 0, an empty product 1, an empty "and" true
// and an empty "or" false; min and max have no such element, so they are valid only where no reduced axis is empty.

import io.verifyrules.dsl.element.BinaryOperator
import io.verifyrules.dsl.element.Element
import io.verifyrules.dsl.element.ElementType
import io.verifyrules.dsl.element.Monoid
import io.verifyrules.dsl.expr.Binary
import io.verifyrules.dsl.expr.TensorExpr

val monoids = Monoid.values().toList()
val numbers = listOf(Monoid.SUM, Monoid.PRODUCT, Monoid.MIN, Monoid.MAX)
val extrema = listOf(Monoid.MIN, Monoid.MAX)
val withIdentity = monoids - extrema

/** What is padded with so that a reduction does not notice. */
fun neutral(monoid: Monoid): Element = when (monoid) {
    Monoid.SUM -> Element.of(0)
    Monoid.PRODUCT -> Element.of(1)
    Monoid.MIN -> Element.infinity(true)
    Monoid.MAX -> Element.infinity(false)
    Monoid.AND -> Element.of(true)
    Monoid.OR -> Element.of(false)
}

/** What is reduced; an operand of `pad` must have the type of what it is padded with. */
fun reduced(monoid: Monoid): ElementType =
    if (monoid == Monoid.AND || monoid == Monoid.OR) ElementType.BOOL else ElementType.OPEN

rule("reduce/01 Mul(Reduce(X), Reduce(Y)) => Reduce(Mul(Expand(X), Expand(Y)))") {
    source("reduce/01", note = "two sums over different axes; no axes are left")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val X by tensor(c to n)
    val Y by tensor(d to p)
    lhs = X.reduce(sum, c) * Y.reduce(sum, d)
    rhs = (X.expand(d to p) * Y.expand(c to n)).reduce(sum, c, d)
}

rule("reduce/01 broken: over the same axes, so that only the diagonal is left") {
    expect(REFUTED, because = "n = 2: X[0] * Y[1] is missing on the right")
    val c by rankClass
    val n by c.map
    val X by tensor(c to n)
    val Y by tensor(c to n)
    lhs = X.reduce(sum, c) * Y.reduce(sum, c)
    rhs = (X * Y).reduce(sum, c)
}

rule("reduce/01 broken: the square of a sum as a sum of squares") {
    expect(REFUTED, because = "n = 2, X = 1, 1: 4 against 2")
    val c by rankClass
    val n by c.map
    val X by tensor(c to n)
    lhs = X.reduce(sum, c) * X.reduce(sum, c)
    rhs = (X * X).reduce(sum, c)
}

rule("reduce/01 broken: added instead of multiplied") {
    expect(REFUTED, because = "rank 0: X * Y against X + Y")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val X by tensor(c to n)
    val Y by tensor(d to p)
    lhs = X.reduce(sum, c) * Y.reduce(sum, d)
    rhs = (X.expand(d to p) + Y.expand(c to n)).reduce(sum, c, d)
}

rule("reduce/01 broken: products instead of sums") {
    expect(REFUTED, because = "n = 0, Y = 0: 0 against 1")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val X by tensor(c to n)
    val Y by tensor(d to p)
    lhs = X.reduce(product, c) * Y.reduce(product, d)
    rhs = (X.expand(d to p) * Y.expand(c to n)).reduce(product, c, d)
}

rule("reduce/02 Reduce(Concat(Expand(Reduce(X)), Expand(Reduce(Y)))) => Reduce(Concat(X, Y))") {
    source("reduce/02", "HandleReduce/11")
    val c by singleton; val d by rankClass
    val nX by c.map; val nY by c.map; val p by d.map
    val X by tensor(c to nX, d to p)
    val Y by tensor(c to nY, d to p)
    lhs = concat(X.reduce(sum, c).expand(c to 1), Y.reduce(sum, c).expand(c to 1), along = c).reduce(sum, c)
    rhs = concat(X, Y, along = c).reduce(sum, c)
}

for (monoid in monoids - Monoid.SUM) {
    rule("reduce/02 with ${monoid.symbol()} instead of the sum") {
        source("reduce/02", "HandleReduce/11")
        val c by singleton; val d by rankClass
        val nX by c.map; val nY by c.map; val p by d.map
        val X by tensor(c to nX, d to p)
        val Y by tensor(c to nY, d to p)
        lhs = concat(X.reduce(monoid, c).expand(c to 1), Y.reduce(monoid, c).expand(c to 1), along = c).reduce(monoid, c)
        rhs = concat(X, Y, along = c).reduce(monoid, c)
    }
}

rule("reduce/02 broken: the parts expanded to size 2") {
    expect(REFUTED, because = "nX = 1, nY = 0: X[0] + X[0] against X[0]")
    val c by singleton; val d by rankClass
    val nX by c.map; val nY by c.map; val p by d.map
    val X by tensor(c to nX, d to p)
    val Y by tensor(c to nY, d to p)
    lhs = concat(X.reduce(sum, c).expand(c to 2), Y.reduce(sum, c).expand(c to 2), along = c).reduce(sum, c)
    rhs = concat(X, Y, along = c).reduce(sum, c)
}

rule("reduce/02 broken: the outer reduction is a product") {
    expect(REFUTED, because = "nX = 0, nY = 1: 0 * Y[0] against Y[0]")
    val c by singleton; val d by rankClass
    val nX by c.map; val nY by c.map; val p by d.map
    val X by tensor(c to nX, d to p)
    val Y by tensor(c to nY, d to p)
    lhs = concat(X.reduce(sum, c).expand(c to 1), Y.reduce(sum, c).expand(c to 1), along = c).reduce(product, c)
    rhs = concat(X, Y, along = c).reduce(sum, c)
}

rule("reduce/02 broken: maximum of either part, where one may be empty") {
    expect(REFUTED, because = "nX = 1, nY = 0: the left side has a maximum, the right side one of nothing")
    val c by singleton; val d by rankClass
    val nX by c.map; val nY by c.map; val p by d.map
    val X by tensor(c to nX, d to p)
    val Y by tensor(c to nY, d to p)
    lhs = concat(X, Y, along = c).reduce(max, c)
    rhs = concat(X.reduce(max, c).expand(c to 1), Y.reduce(max, c).expand(c to 1), along = c).reduce(max, c)
}

rule("reduce/03 Mul(k, Reduce(X)) => Reduce(Mul(k, X)), k constant") {
    source("reduce/03")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val k by element
    val X by tensor(c to n, d to p)
    lhs = constant(k, d to p) * X.reduce(sum, c)
    rhs = (constant(k, c to n, d to p) * X).reduce(sum, c)
}

rule("reduce/03 weaker: k may differ along the axes that are kept") {
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val K by tensor(d to p)
    val X by tensor(c to n, d to p)
    lhs = K * X.reduce(sum, c)
    rhs = (K.expand(c to n) * X).reduce(sum, c)
}

rule("reduce/03 broken: k is added") {
    expect(REFUTED, because = "n = 0: k against 0")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val k by element
    val X by tensor(c to n, d to p)
    lhs = constant(k, d to p) + X.reduce(sum, c)
    rhs = (constant(k, c to n, d to p) + X).reduce(sum, c)
}

rule("reduce/03 broken: a product") {
    expect(REFUTED, because = "n = 0: k against 1")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val k by element
    val X by tensor(c to n, d to p)
    lhs = constant(k, d to p) * X.reduce(product, c)
    rhs = (constant(k, c to n, d to p) * X).reduce(product, c)
}

rule("reduce/03 broken: the maximum of multiples, where k may be negative") {
    expect(REFUTED, because = "n = 2, k = -1, X = 0, 1: -1 against 0")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val k by element
    val X by tensor(c to n, d to p)
    lhs = constant(k, d to p) * X.reduce(max, c)
    rhs = (constant(k, c to n, d to p) * X).reduce(max, c)
}

rule("reduce/03 repaired: the maximum of multiples by a k that is not negative") {
    expect(UNKNOWN, because = "right; a factor is moved into a maximum only where its sign is known beforehand")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val k by element
    val X by tensor(c to n, d to p)
    requires { k ge 0 }
    lhs = constant(k, d to p) * X.reduce(max, c)
    rhs = (constant(k, c to n, d to p) * X).reduce(max, c)
}

rule("reduce/04 Reduce(Relabel(X)) => Relabel(Reduce(X))") {
    source("reduce/04", "HandleReduce/07", note = "each of the two axes keeps its class and takes another label")
    val c by rankClass; val d by rankClass
    val c0 by c.label; val c1 by c.label; val d0 by d.label; val d1 by d.label
    val n by c.map; val p by d.map
    val X by tensor(c0 to n, d1 to p)
    lhs = X.relabel(c0 to c1, d1 to d0).reduce(sum, on(c1))
    rhs = X.reduce(sum, on(c0)).relabel(d1 to d0)
}

rule("reduce/04 with both axes in one class") {
    source("reduce/04", "HandleReduce/07")
    val c by rankClass
    val l0 by c.label; val l1 by c.label
    val n by c.map; val p by c.map
    val X by tensor(l0 to n, l1 to p)
    lhs = X.relabel(l0 to l1, l1 to l0).reduce(sum, on(l1))
    rhs = X.reduce(sum, on(l0)).relabel(l1 to l0)
}

rule("reduce/04 broken: the other axis is reduced") {
    expect(REFUTED, because = "rank 1, n = 0, p = 1: an empty tensor against a zero")
    val c by rankClass
    val l0 by c.label; val l1 by c.label
    val n by c.map; val p by c.map
    val X by tensor(l0 to n, l1 to p)
    lhs = X.relabel(l0 to l1, l1 to l0).reduce(sum, on(l1))
    rhs = X.reduce(sum, on(l1))
}

rule("reduce/04 broken: columns for rows of a square") {
    expect(REFUTED, because = "rank 1, n = 2: X[0, 0] + X[0, 1] against X[0, 0] + X[1, 0]; right at rank 0")
    val c by rankClass
    val l0 by c.label; val l1 by c.label
    val n by c.map
    val X by tensor(l0 to n, l1 to n)
    lhs = X.relabel(l0 to l1, l1 to l0).reduce(sum, on(l1))
    rhs = X.reduce(sum, on(l1))
}

rule("reduce/05 Reduce(Reduce(X)) => Reduce(X)") {
    source("reduce/05", "HandleReduce/08")
    val c by rankClass; val d by rankClass; val e by rankClass
    val n by c.map; val p by d.map; val q by e.map
    val X by tensor(c to n, d to p, e to q)
    lhs = X.reduce(sum, c).reduce(sum, d)
    rhs = X.reduce(sum, c, d)
}

for (monoid in monoids - Monoid.SUM) {
    rule("reduce/05 with ${monoid.symbol()} instead of the sum") {
        source("reduce/05", "HandleReduce/08")
        val c by rankClass; val d by rankClass; val e by rankClass
        val n by c.map; val p by d.map; val q by e.map
        val X by tensor(c to n, d to p, e to q)
        lhs = X.reduce(monoid, c).reduce(monoid, d)
        rhs = X.reduce(monoid, c, d)
    }
}

for (monoid in extrema) {
    rule("reduce/05 weaker: with initial values of both, ${monoid.symbol()}") {
        source("reduce/05", "HandleReduce/08")
        val c by rankClass; val d by rankClass
        val n by c.map; val p by d.map
        val v by element; val w by element
        val X by tensor(c to n, d to p)
        requires { p ge 1 }
        lhs = X.reduce(monoid, on(c), initial = v).reduce(monoid, on(d), initial = w)
        rhs = Binary.of(monoid.operator(), X.reduce(monoid, on(c, d), initial = v), constant(w))
    }
}

for (monoid in numbers - extrema) {
    rule("reduce/05 broken: with initial values of both, ${monoid.symbol()}") {
        expect(REFUTED, because = "rank 1 of d, p = 2: the initial value of the inner one counts twice")
        val c by rankClass; val d by rankClass
        val n by c.map; val p by d.map
        val v by element; val w by element
        val X by tensor(c to n, d to p)
        requires { p ge 1 }
        lhs = X.reduce(monoid, on(c), initial = v).reduce(monoid, on(d), initial = w)
        rhs = Binary.of(monoid.operator(), X.reduce(monoid, on(c, d), initial = v), constant(w))
    }
}

rule("reduce/05 broken: a sum of products as a product of sums") {
    expect(REFUTED, because = "n = p = 0: a sum of nothing, 0, against a product of nothing, 1")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val X by tensor(c to n, d to p)
    lhs = X.reduce(product, c).reduce(sum, d)
    rhs = X.reduce(sum, d).reduce(product, c)
}

rule("reduce/05 broken: a maximum of sums as a sum of maxima") {
    expect(REFUTED, because = "n = p = 2, X = [1, 0], [0, 1]: 1 against 2")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val X by tensor(c to n, d to p)
    lhs = X.reduce(sum, c).reduce(max, d)
    rhs = X.reduce(max, d).reduce(sum, c)
}

rule("reduce/05 broken: a maximum of minima as a minimum of maxima") {
    expect(REFUTED, because = "n = p = 2, X = [1, 0], [0, 1]: 0 against 1")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val X by tensor(c to n, d to p)
    lhs = X.reduce(min, c).reduce(max, d)
    rhs = X.reduce(max, d).reduce(min, c)
}

rule("reduce/06 Reduce(Dot(X, Y)) over a batch class => Dot(X, Y) contracting it") {
    source("reduce/06", "HandleReduce/12")
    val c by rankClass; val d by rankClass; val e by rankClass; val f by rankClass
    val n by c.map; val p by d.map; val q by e.map; val r by f.map
    val X by tensor(c to n, d to p, e to q)
    val Y by tensor(c to n, d to p, f to r)
    lhs = dot(X, Y, contract = on(c), batch = on(d)).reduce(sum, d)
    rhs = dot(X, Y, contract = on(c, d))
}

rule("reduce/06 broken: a product over the batch class") {
    expect(REFUTED, because = "rank 1, p = 0: 1 against 0")
    val c by rankClass; val d by rankClass; val e by rankClass; val f by rankClass
    val n by c.map; val p by d.map; val q by e.map; val r by f.map
    val X by tensor(c to n, d to p, e to q)
    val Y by tensor(c to n, d to p, f to r)
    lhs = dot(X, Y, contract = on(c), batch = on(d)).reduce(product, d)
    rhs = dot(X, Y, contract = on(c, d))
}

rule("reduce/06 broken: each operand summed over the batch class") {
    expect(REFUTED, because = "p = 2: X[0] * Y[1] on the right only")
    val c by rankClass; val d by rankClass; val e by rankClass; val f by rankClass
    val n by c.map; val p by d.map; val q by e.map; val r by f.map
    val X by tensor(c to n, d to p, e to q)
    val Y by tensor(c to n, d to p, f to r)
    lhs = dot(X, Y, contract = on(c), batch = on(d)).reduce(sum, d)
    rhs = dot(X.reduce(sum, d), Y.reduce(sum, d), contract = on(c))
}

rule("reduce/07 Reduce(X) over unit axes => Reshape(X) dropping them") {
    source("reduce/07", "HandleReduce/03")
    val c by rankClass; val d by rankClass
    val one by c.map; val p by d.map
    val X by tensor(c to one, d to p)
    requires { one eq 1 }
    lhs = X.reduce(sum, c)
    rhs = X.dropUnit(c)
}

for (monoid in monoids - Monoid.SUM) {
    rule("reduce/07 with ${monoid.symbol()} instead of the sum") {
        source("reduce/07", "HandleReduce/03")
        val c by rankClass; val d by rankClass
        val p by d.map
        val X by tensor(c to 1, d to p)
        lhs = X.reduce(monoid, c)
        rhs = X.dropUnit(c)
    }
}

rule("reduce/07 broken: at most one element") {
    expect(REFUTED, because = "size 0: a sum of nothing against nothing to drop")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val X by tensor(c to n, d to p)
    requires { n le 1 }
    lhs = X.reduce(sum, c)
    rhs = X.dropUnit(c)
}

rule("reduce/07 broken: the first of many elements") {
    expect(REFUTED, because = "size 2, X = 0, 1: 1 against 0")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val X by tensor(c to n, d to p)
    requires { n ge 1 }
    lhs = X.reduce(sum, c)
    rhs = X.slice(start = axes(c to 0), end = axes(c to 1)).dropUnit(c)
}

rule("reduce/07 broken: an initial value forgotten") {
    expect(REFUTED, because = "rank 0, v = 1: X + 1 against X")
    val c by rankClass; val d by rankClass
    val p by d.map
    val v by element
    val X by tensor(c to 1, d to p)
    lhs = X.reduce(sum, on(c), initial = v)
    rhs = X.dropUnit(c)
}

rule("reduce/08 Reduce(Relabel(X)) over unit axes => Reshape(X) dropping them") {
    source("reduce/08", "HandleReduce/03")
    val c by rankClass; val d by rankClass
    val l0 by c.label
    val one by c.map; val p by d.map
    val X by tensor(c to one, d to p)
    requires { one eq 1 }
    lhs = X.relabel(c to l0).reduce(sum, on(l0))
    rhs = X.dropUnit(c)
}

rule("reduce/08 broken: negated") {
    expect(REFUTED, because = "rank 0, X = 1: 1 against -1")
    val c by rankClass; val d by rankClass
    val l0 by c.label
    val p by d.map
    val X by tensor(c to 1, d to p)
    lhs = X.relabel(c to l0).reduce(sum, on(l0))
    rhs = -X.dropUnit(c)
}

// Paddings under a reduction.

for (monoid in withIdentity) {
    rule("reduce pad: Reduce(Pad(X, identity)) => Reduce(X), ${monoid.symbol()}") {
        val c by rankClass; val d by rankClass
        val n by c.map; val l by c.map; val h by c.map; val i by c.map; val p by d.map
        val X by tensor(reduced(monoid), c to n, d to p)
        requires { l ge 0 }
        requires { h ge 0 }
        lhs = X.pad(neutral(monoid), low = axes(l), high = axes(h), interior = axes(i)).reduce(monoid, c)
        rhs = X.reduce(monoid, c)
    }

    rule("reduce pad weaker: nothing is cut off, or nothing is there, ${monoid.symbol()}") {
        val c by rankClass; val d by rankClass
        val n by c.map; val l by c.map; val h by c.map; val i by c.map; val p by d.map
        val X by tensor(reduced(monoid), c to n, d to p)
        requires { everyLane((l ge 0) and (h ge 0)) or someLane(n eq 0) }
        lhs = X.pad(neutral(monoid), low = axes(l), high = axes(h), interior = axes(i)).reduce(monoid, c)
        rhs = X.reduce(monoid, c)
    }

    rule("reduce pad broken: any low edge, ${monoid.symbol()}") {
        expect(REFUTED, because = "n = 1, l = -1: the one element is cut off")
        val c by rankClass; val d by rankClass
        val n by c.map; val l by c.map; val h by c.map; val p by d.map
        val X by tensor(reduced(monoid), c to n, d to p)
        requires { h ge 0 }
        lhs = X.pad(neutral(monoid), low = axes(l), high = axes(h)).reduce(monoid, c)
        rhs = X.reduce(monoid, c)
    }
}

for (monoid in extrema) {
    rule("reduce pad: Reduce(Pad(X, identity)) => Reduce(X), ${monoid.symbol()}") {
        val c by rankClass; val d by rankClass
        val n by c.map; val l by c.map; val h by c.map; val i by c.map; val p by d.map
        val X by tensor(c to n, d to p)
        requires { l ge 0 }
        requires { h ge 0 }
        requires { n ge 1 }
        lhs = X.pad(neutral(monoid), low = axes(l), high = axes(h), interior = axes(i)).reduce(monoid, c)
        rhs = X.reduce(monoid, c)
    }

    rule("reduce pad broken: X may be empty, ${monoid.symbol()}") {
        expect(REFUTED, because = "n = 0, l = 1: an infinity against a reduction of nothing")
        val c by rankClass; val d by rankClass
        val n by c.map; val l by c.map; val h by c.map; val i by c.map; val p by d.map
        val X by tensor(c to n, d to p)
        requires { l ge 0 }
        requires { h ge 0 }
        lhs = X.pad(neutral(monoid), low = axes(l), high = axes(h), interior = axes(i)).reduce(monoid, c)
        rhs = X.reduce(monoid, c)
    }

    rule("reduce pad with an initial value: Reduce(Pad(X, v), v) => Reduce(X, v), ${monoid.symbol()}") {
        val c by rankClass; val d by rankClass
        val n by c.map; val l by c.map; val h by c.map; val i by c.map; val p by d.map
        val v by element
        val X by tensor(c to n, d to p)
        requires { l ge 0 }
        requires { h ge 0 }
        lhs = X.pad(v, low = axes(l), high = axes(h), interior = axes(i)).reduce(monoid, on(c), initial = v)
        rhs = X.reduce(monoid, on(c), initial = v)
    }

    rule("reduce pad with an initial value broken: it is forgotten, ${monoid.symbol()}") {
        expect(REFUTED, because = "rank 0: X combined with v against X")
        val c by rankClass; val d by rankClass
        val n by c.map; val l by c.map; val h by c.map; val p by d.map
        val v by element
        val X by tensor(c to n, d to p)
        requires { l ge 0 }
        requires { h ge 0 }
        requires { n ge 1 }
        lhs = X.pad(v, low = axes(l), high = axes(h)).reduce(monoid, on(c), initial = v)
        rhs = X.reduce(monoid, c)
    }

    rule("reduce pad with an initial value weaker: padded by anything that the initial value absorbs, ${monoid.symbol()}") {
        expect(UNKNOWN, because = "right; the padding corresponds to the initial value only by an inequality")
        val c by rankClass; val d by rankClass
        val n by c.map; val l by c.map; val h by c.map; val i by c.map; val p by d.map
        val v by element; val w by element
        val X by tensor(c to n, d to p)
        requires { l ge 0 }
        requires { h ge 0 }
        requires { if (monoid == Monoid.MAX) w le v else w ge v }
        lhs = X.pad(w, low = axes(l), high = axes(h), interior = axes(i)).reduce(monoid, on(c), initial = v)
        rhs = X.reduce(monoid, on(c), initial = v)
    }

    rule("reduce pad broken: padded with 0, ${monoid.symbol()}") {
        expect(REFUTED, because = "n = l = 1, X = -1 under max, 1 under min: 0 against X[0]")
        val c by rankClass; val d by rankClass
        val n by c.map; val l by c.map; val h by c.map; val p by d.map
        val X by tensor(c to n, d to p)
        requires { l ge 0 }
        requires { h ge 0 }
        requires { n ge 1 }
        lhs = X.pad(number(0), low = axes(l), high = axes(h)).reduce(monoid, c)
        rhs = X.reduce(monoid, c)
    }
}

rule("reduce pad broken: a sum padded with 1") {
    expect(REFUTED, because = "n = 0, l = 1: 1 against 0")
    val c by rankClass; val d by rankClass
    val n by c.map; val l by c.map; val h by c.map; val p by d.map
    val X by tensor(c to n, d to p)
    requires { l ge 0 }
    requires { h ge 0 }
    lhs = X.pad(number(1), low = axes(l), high = axes(h)).reduce(sum, c)
    rhs = X.reduce(sum, c)
}

rule("reduce pad broken: a product padded with 0") {
    expect(REFUTED, because = "n = 0, l = 1: 0 against 1")
    val c by rankClass; val d by rankClass
    val n by c.map; val l by c.map; val h by c.map; val p by d.map
    val X by tensor(c to n, d to p)
    requires { l ge 0 }
    requires { h ge 0 }
    lhs = X.pad(number(0), low = axes(l), high = axes(h)).reduce(product, c)
    rhs = X.reduce(product, c)
}

rule("reduce pad broken: a conjunction padded with false") {
    expect(REFUTED, because = "n = 0, l = 1: false against true")
    val c by rankClass; val d by rankClass
    val n by c.map; val l by c.map; val h by c.map; val p by d.map
    val X by tensor(bool, c to n, d to p)
    requires { l ge 0 }
    requires { h ge 0 }
    lhs = X.pad(Element.of(false), low = axes(l), high = axes(h)).reduce(and, c)
    rhs = X.reduce(and, c)
}

rule("reduce pad with an initial value: Reduce(Pad(X, 0), v) => Reduce(X, v), sum") {
    val c by rankClass; val d by rankClass
    val n by c.map; val l by c.map; val h by c.map; val i by c.map; val p by d.map
    val v by element
    val X by tensor(c to n, d to p)
    requires { l ge 0 }
    requires { h ge 0 }
    lhs = X.pad(number(0), low = axes(l), high = axes(h), interior = axes(i)).reduce(sum, on(c), initial = v)
    rhs = X.reduce(sum, c) + constant(v, d to p)
}

rule("reduce pad with an initial value broken: it counts twice, sum") {
    expect(REFUTED, because = "rank 0, v = 1: X + 1 against X + 2")
    val c by rankClass; val d by rankClass
    val n by c.map; val l by c.map; val h by c.map; val p by d.map
    val v by element
    val X by tensor(c to n, d to p)
    requires { l ge 0 }
    requires { h ge 0 }
    lhs = X.pad(number(0), low = axes(l), high = axes(h)).reduce(sum, on(c), initial = v)
    rhs = X.reduce(sum, on(c), initial = v) + constant(v, d to p)
}

rule("reduce pad kept: Reduce(Pad(X, 0)) => Pad(Reduce(X), 0) for a padding of the axes that are kept") {
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map; val l by d.map; val h by d.map; val i by d.map
    val X by tensor(c to n, d to p)
    lhs = X.pad(number(0), low = axes(l), high = axes(h), interior = axes(i)).reduce(sum, c)
    rhs = X.reduce(sum, c).pad(number(0), low = l, high = h, interior = i)
}

rule("reduce pad kept, max of axes that are not empty: any padding value") {
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map; val l by d.map; val h by d.map; val i by d.map
    val v by element
    val X by tensor(c to n, d to p)
    lhs = X.pad(v, low = axes(l), high = axes(h), interior = axes(i)).reduce(max, c)
    rhs = X.reduce(max, c).pad(v, low = l, high = h, interior = i)
}

rule("reduce pad kept broken: any padding value under a sum") {
    expect(REFUTED, because = "n = p = 0, h = 1: 0 against v")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map; val l by d.map; val h by d.map; val i by d.map
    val v by element
    val X by tensor(c to n, d to p)
    lhs = X.pad(v, low = axes(l), high = axes(h), interior = axes(i)).reduce(sum, c)
    rhs = X.reduce(sum, c).pad(v, low = l, high = h, interior = i)
}

rule("reduce pad kept broken: low and high swapped") {
    expect(REFUTED, because = "p = 1, l = 1, h = 0: 0, X[0] against X[0], 0")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map; val l by d.map; val h by d.map
    val X by tensor(c to n, d to p)
    lhs = X.pad(number(0), low = axes(l), high = axes(h)).reduce(sum, c)
    rhs = X.reduce(sum, c).pad(number(0), low = h, high = l)
}

rule("reduce pad kept broken: one element of padding too many") {
    expect(REFUTED, because = "rank 1, p = l = 0: size 0 against 1; right at rank 0")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map; val l by d.map
    val X by tensor(c to n, d to p)
    lhs = X.pad(number(0), low = axes(l)).reduce(sum, c)
    rhs = X.reduce(sum, c).pad(number(0), low = l + 1)
}

// Concatenations under a reduction.

for (monoid in monoids) {
    rule("reduce concat: Reduce(Concat(A, B)) => Reduce(A) and Reduce(B) combined, ${monoid.symbol()}") {
        val c by singleton; val d by rankClass; val e by rankClass
        val nA by c.map; val nB by c.map; val p by d.map; val q by e.map
        val A by tensor(c to nA, d to p, e to q)
        val B by tensor(c to nB, d to p, e to q)
        if (monoid in extrema) {
            requires { nA ge 1 }
            requires { nB ge 1 }
        }
        lhs = concat(A, B, along = c).reduce(monoid, c, e)
        rhs = Binary.of(monoid.operator(), A.reduce(monoid, c, e), B.reduce(monoid, c, e))
    }

    rule("reduce concat kept: Reduce(Concat(A, B)) => Concat(Reduce(A), Reduce(B)) along an axis that is kept, ${monoid.symbol()}") {
        val c by singleton; val d by rankClass
        val nA by c.map; val nB by c.map; val p by d.map
        val A by tensor(c to nA, d to p)
        val B by tensor(c to nB, d to p)
        lhs = concat(A, B, along = c).reduce(monoid, d)
        rhs = concat(A.reduce(monoid, d), B.reduce(monoid, d), along = c)
    }

    rule("reduce concat broken: B is dropped, ${monoid.symbol()}") {
        expect(REFUTED, because = "nA = nB = 1: A[0] and B[0] combined against A[0]")
        val c by singleton; val d by rankClass
        val nA by c.map; val nB by c.map; val p by d.map
        val A by tensor(c to nA, d to p)
        val B by tensor(c to nB, d to p)
        requires { nA ge 1 }
        lhs = concat(A, B, along = c).reduce(monoid, c)
        rhs = A.reduce(monoid, c)
    }
}

for (monoid in extrema) {
    rule("reduce concat broken: an operand may be empty, ${monoid.symbol()}") {
        expect(REFUTED, because = "nA = 1, nB = 0: A[0] against a reduction of nothing")
        val c by singleton; val d by rankClass
        val nA by c.map; val nB by c.map; val p by d.map
        val A by tensor(c to nA, d to p)
        val B by tensor(c to nB, d to p)
        requires { nA ge 1 }
        lhs = concat(A, B, along = c).reduce(monoid, c)
        rhs = Binary.of(monoid.operator(), A.reduce(monoid, c), B.reduce(monoid, c))
    }

    rule("reduce concat repaired: an initial value for both, ${monoid.symbol()}") {
        val c by singleton; val d by rankClass
        val nA by c.map; val nB by c.map; val p by d.map
        val v by element
        val A by tensor(c to nA, d to p)
        val B by tensor(c to nB, d to p)
        lhs = concat(A, B, along = c).reduce(monoid, on(c), initial = v)
        rhs = Binary.of(monoid.operator(), A.reduce(monoid, on(c), initial = v), B.reduce(monoid, on(c), initial = v))
    }
}

rule("reduce concat broken: an initial value for both, sum") {
    expect(REFUTED, because = "nA = nB = 0, v = 1: 1 against 2")
    val c by singleton; val d by rankClass
    val nA by c.map; val nB by c.map; val p by d.map
    val v by element
    val A by tensor(c to nA, d to p)
    val B by tensor(c to nB, d to p)
    lhs = concat(A, B, along = c).reduce(sum, on(c), initial = v)
    rhs = A.reduce(sum, on(c), initial = v) + B.reduce(sum, on(c), initial = v)
}

rule("reduce concat repaired: an initial value for one, sum") {
    val c by singleton; val d by rankClass
    val nA by c.map; val nB by c.map; val p by d.map
    val v by element
    val A by tensor(c to nA, d to p)
    val B by tensor(c to nB, d to p)
    lhs = concat(A, B, along = c).reduce(sum, on(c), initial = v)
    rhs = A.reduce(sum, on(c), initial = v) + B.reduce(sum, c)
}

rule("reduce concat broken: a sum of one for a product of the other") {
    expect(REFUTED, because = "nA = nB = 0: 0 against 1")
    val c by singleton; val d by rankClass
    val nA by c.map; val nB by c.map; val p by d.map
    val A by tensor(c to nA, d to p)
    val B by tensor(c to nB, d to p)
    lhs = concat(A, B, along = c).reduce(sum, c)
    rhs = A.reduce(sum, c) + B.reduce(product, c)
}

rule("reduce concat: three parts, in another order") {
    val c by singleton; val d by rankClass
    val nA by c.map; val nB by c.map; val nC by c.map; val p by d.map
    val A by tensor(c to nA, d to p)
    val B by tensor(c to nB, d to p)
    val C by tensor(c to nC, d to p)
    lhs = concat(A, B, C, along = c).reduce(sum, c, d)
    rhs = concat(C, concat(A, B, along = c), along = c).reduce(sum, c, d)
}

rule("reduce concat kept broken: the parts swapped") {
    expect(REFUTED, because = "nA = nB = 1: A[0], B[0] against B[0], A[0]")
    val c by singleton; val d by rankClass
    val nA by c.map; val nB by c.map; val p by d.map
    val A by tensor(c to nA, d to p)
    val B by tensor(c to nB, d to p)
    lhs = concat(A, B, along = c).reduce(sum, d)
    rhs = concat(B.reduce(sum, d), A.reduce(sum, d), along = c)
}

// Reductions of what was broadcast: each element counts as often as the new axes have indices.

for (monoid in monoids) {
    rule("reduce expand: Reduce(Expand(X)) => Expand(Reduce(X)) for the axes that X has, ${monoid.symbol()}") {
        source("", "HandleReduce/16")
        val c by rankClass; val d by rankClass; val e by rankClass
        val n by c.map; val p by d.map; val q by e.map
        val X by tensor(c to n, d to p)
        lhs = X.expand(e to q).reduce(monoid, c)
        rhs = X.reduce(monoid, c).expand(e to q)
    }
}

for (monoid in monoids - Monoid.SUM - Monoid.PRODUCT) {
    rule("reduce expand new: Reduce(Expand(X)) => X over new axes that are not empty, ${monoid.symbol()}") {
        source("", "HandleReduce/15")
        val c by rankClass; val d by rankClass
        val n by c.map; val p by d.map
        val X by tensor(d to p)
        requires { n ge 1 }
        lhs = X.expand(c to n).reduce(monoid, c)
        rhs = X
    }
}

for (monoid in extrema) {
    rule("reduce expand new, with an initial value: Reduce(Expand(X), v) => X and v combined, ${monoid.symbol()}") {
        source("", "HandleReduce/15")
        val c by rankClass; val d by rankClass
        val n by c.map; val p by d.map
        val v by element
        val X by tensor(d to p)
        requires { n ge 1 }
        lhs = X.expand(c to n).reduce(monoid, on(c), initial = v)
        rhs = Binary.of(monoid.operator(), X, constant(v, d to p))
    }

    rule("reduce expand new, with an initial value broken: the new axes may be empty, ${monoid.symbol()}") {
        expect(REFUTED, because = "rank 1, n = 0: v against X combined with v")
        val c by rankClass; val d by rankClass
        val n by c.map; val p by d.map
        val v by element
        val X by tensor(d to p)
        lhs = X.expand(c to n).reduce(monoid, on(c), initial = v)
        rhs = Binary.of(monoid.operator(), X, constant(v, d to p))
    }

    rule("reduce expand new, with an initial value broken: it is forgotten, ${monoid.symbol()}") {
        expect(REFUTED, because = "rank 0: X combined with v against X")
        val c by rankClass; val d by rankClass
        val n by c.map; val p by d.map
        val v by element
        val X by tensor(d to p)
        requires { n ge 1 }
        lhs = X.expand(c to n).reduce(monoid, on(c), initial = v)
        rhs = X
    }
}

rule("reduce expand new broken: a conjunction over no index") {
    expect(REFUTED, because = "rank 1, n = 0, X = false: true against false")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val X by tensor(d to p)
    lhs = X.expand(c to n).reduce(and, c)
    rhs = X
}

rule("reduce expand new broken: a sum") {
    expect(REFUTED, because = "n = 2, X = 1: 2 against 1; right at rank 0")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val X by tensor(d to p)
    requires { n ge 1 }
    lhs = X.expand(c to n).reduce(sum, c)
    rhs = X
}

rule("reduce expand new: a sum over an axis of size 2 => Add(X, X)") {
    val c by singleton; val d by rankClass
    val p by d.map
    val X by tensor(d to p)
    lhs = X.expand(c to 2).reduce(sum, c)
    rhs = X + X
}

rule("reduce expand new: a product over an axis of size 3 => Mul(X, Mul(X, X))") {
    val c by singleton; val d by rankClass
    val p by d.map
    val X by tensor(d to p)
    lhs = X.expand(c to 3).reduce(product, c)
    rhs = X * (X * X)
}

rule("reduce expand new broken: a sum over axes of size 2, any number of them") {
    expect(REFUTED, because = "rank 0, X = 1: 1 against 2; rank 2: 4")
    val c by rankClass; val d by rankClass
    val p by d.map
    val X by tensor(d to p)
    lhs = X.expand(c to 2).reduce(sum, c)
    rhs = X + X
}

rule("reduce expand new: a sum over an axis of any size => Mul(X, size)") {
    expect(UNKNOWN, because = "right; needs induction or the number of indices as a factor")
    source("", "HandleReduce/17")
    val c by singleton; val d by rankClass
    val n by c.map; val p by d.map
    val X by tensor(int, d to p)
    lhs = X.expand(c to n).reduce(sum, c)
    rhs = X * constant(n, d to p)
}

rule("reduce expand new broken: a sum times one more than the size") {
    expect(REFUTED, because = "n = 0, X = 1: 0 against 1")
    val c by singleton; val d by rankClass
    val n by c.map; val p by d.map
    val X by tensor(int, d to p)
    lhs = X.expand(c to n).reduce(sum, c)
    rhs = X * constant(n + 1, d to p)
}

// Nothing to reduce.

for (monoid in monoids) {
    rule("reduce empty: Reduce(X, v) => v when a reduced axis is empty, ${monoid.symbol()}") {
        source("", "HandleReduce/01")
        val c by rankClass; val d by rankClass
        val n by c.map; val p by d.map
        val v by element(reduced(monoid))
        val X by tensor(reduced(monoid), c to n, d to p)
        requires { someLane(n eq 0) }
        lhs = X.reduce(monoid, on(c), initial = v)
        rhs = constant(v, d to p)
    }

    rule("reduce empty broken: when every reduced axis is empty, ${monoid.symbol()}") {
        expect(REFUTED, because = "rank 0: all of no axes are empty, and there is one element")
        val c by rankClass; val d by rankClass
        val n by c.map; val p by d.map
        val v by element(reduced(monoid))
        val X by tensor(reduced(monoid), c to n, d to p)
        requires { n eq 0 }
        lhs = X.reduce(monoid, on(c), initial = v)
        rhs = constant(v, d to p)
    }
}

rule("reduce empty broken: a sum of nothing is 1") {
    expect(REFUTED, because = "rank 1, n = 0: 0 against 1")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val X by tensor(c to n, d to p)
    requires { someLane(n eq 0) }
    lhs = X.reduce(sum, c)
    rhs = constant(1, d to p)
}

// Other orders of the same elements.

for (monoid in monoids) {
    rule("reduce reverse: Reduce(Reverse(X)) => Reduce(X), ${monoid.symbol()}") {
        val c by rankClass; val d by rankClass
        val n by c.map; val p by d.map
        val X by tensor(c to n, d to p)
        lhs = X.reverse(c).reduce(monoid, c)
        rhs = X.reduce(monoid, c)
    }

    rule("reduce reverse kept: Reduce(Reverse(X)) => Reverse(Reduce(X)), ${monoid.symbol()}") {
        val c by rankClass; val d by rankClass
        val n by c.map; val p by d.map
        val X by tensor(c to n, d to p)
        lhs = X.reverse(c, d).reduce(monoid, c)
        rhs = X.reduce(monoid, c).reverse(d)
    }

    rule("reduce reverse kept broken: the axes that are kept are not reversed, ${monoid.symbol()}") {
        expect(REFUTED, because = "p = 2: the results in another order; right at rank 0 of d")
        val c by rankClass; val d by rankClass
        val n by c.map; val p by d.map
        val X by tensor(c to n, d to p)
        lhs = X.reverse(c, d).reduce(monoid, c)
        rhs = X.reduce(monoid, c)
    }

    rule("reduce transpose: Reduce(Relabel(X)) over all axes => Reduce(X), ${monoid.symbol()}") {
        source("", "HandleReduce/07")
        val c by rankClass
        val row by c.label; val column by c.label
        val n by c.map; val m by c.map
        val X by tensor(row to n, column to m)
        lhs = X.relabel(row to column, column to row).reduce(monoid, on(row, column))
        rhs = X.reduce(monoid, on(row, column))
    }
}

rule("reduce reverse: a sum of differences with the reversed is 0") {
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val X by tensor(c to n, d to p)
    lhs = (X - X.reverse(c)).reduce(sum, c)
    rhs = constant(0, d to p)
}

rule("reduce reverse broken: a sum of products with the reversed") {
    expect(REFUTED, because = "n = 2, X = 0, 1: 0 against 1; right at rank 0")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val X by tensor(c to n, d to p)
    lhs = (X * X.reverse(c)).reduce(sum, c)
    rhs = (X * X).reduce(sum, c)
}

// Element-wise operations under a reduction.

for (monoid in monoids) {
    rule("reduce elementwise: Reduce(A and B combined) => Reduce(A) and Reduce(B) combined, ${monoid.symbol()}") {
        val c by rankClass; val d by rankClass
        val n by c.map; val p by d.map
        val A by tensor(c to n, d to p)
        val B by tensor(c to n, d to p)
        lhs = Binary.of(monoid.operator(), A, B).reduce(monoid, c)
        rhs = Binary.of(monoid.operator(), A.reduce(monoid, c), B.reduce(monoid, c))
    }
}

for ((outer, inner, why) in listOf(
    Triple(Monoid.SUM, BinaryOperator.MUL, "n = 2, A = 0, 1, B = 1, 0: 0 against 1"),
    Triple(Monoid.PRODUCT, BinaryOperator.ADD, "rank 1, n = 0: 1 against 1 + 1"),
    Triple(Monoid.MAX, BinaryOperator.ADD, "n = 2, A = 0, 1, B = 1, 0: 1 against 2"),
    Triple(Monoid.MAX, BinaryOperator.MIN, "n = 2, A = 0, 1, B = 1, 0: 0 against 1"),
    Triple(Monoid.MIN, BinaryOperator.MAX, "n = 2, A = 0, 1, B = 1, 0: 1 against 0"),
    Triple(Monoid.OR, BinaryOperator.AND, "n = 2, each true where the other is false: false against true"),
    Triple(Monoid.AND, BinaryOperator.OR, "n = 2, each true where the other is false: true against false"),
)) {
    rule("reduce elementwise broken: two operations, ${outer.symbol()} of ${inner.name.lowercase()}") {
        expect(REFUTED, because = why)
        val c by rankClass; val d by rankClass
        val n by c.map; val p by d.map
        val A by tensor(c to n, d to p)
        val B by tensor(c to n, d to p)
        lhs = Binary.of(inner, A, B).reduce(outer, c)
        rhs = Binary.of(inner, A.reduce(outer, c), B.reduce(outer, c))
    }
}

rule("reduce elementwise: a sum of differences") {
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val A by tensor(c to n, d to p)
    val B by tensor(c to n, d to p)
    lhs = (A - B).reduce(sum, c)
    rhs = A.reduce(sum, c) - B.reduce(sum, c)
}

rule("reduce elementwise broken: a product of differences, the second operand dropped") {
    expect(REFUTED, because = "rank 0, B = 1: A - 1 against A")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val A by tensor(c to n, d to p)
    val B by tensor(c to n, d to p)
    lhs = (A - B).reduce(product, c)
    rhs = A.reduce(product, c)
}

rule("reduce negate: Reduce(Neg(X)) => Neg(Reduce(X)), sum") {
    source("", "HandleReduce/04")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val X by tensor(c to n, d to p)
    lhs = (-X).reduce(sum, c)
    rhs = -X.reduce(sum, c)
}

rule("reduce negate: Reduce(Neg(X)) => Neg(Reduce(X)), max into min") {
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val X by tensor(c to n, d to p)
    lhs = (-X).reduce(max, c)
    rhs = -X.reduce(min, c)
}

for (monoid in listOf(Monoid.PRODUCT, Monoid.MIN, Monoid.MAX)) {
    rule("reduce negate broken: ${monoid.symbol()}") {
        expect(REFUTED, because = "n = 2, X = 0, 1 (a product: 1, 1): the other of the two, or the wrong sign")
        val c by rankClass; val d by rankClass
        val n by c.map; val p by d.map
        val X by tensor(c to n, d to p)
        requires { n ge 1 }
        lhs = (-X).reduce(monoid, c)
        rhs = -X.reduce(monoid, c)
    }
}

rule("reduce negate broken: an initial value is not negated") {
    expect(REFUTED, because = "rank 0, v = 1: -X + 1 against -X - 1")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val v by element
    val X by tensor(c to n, d to p)
    lhs = (-X).reduce(sum, on(c), initial = v)
    rhs = -X.reduce(sum, on(c), initial = v)
}

rule("reduce not: Reduce(Not(X)) => Not(Reduce(X)), or into and") {
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val X by tensor(c to n, d to p)
    lhs = (!X).reduce(or, c)
    rhs = !X.reduce(and, c)
}

rule("reduce not broken: and stays and") {
    expect(REFUTED, because = "rank 1, n = 0: true against false")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val X by tensor(c to n, d to p)
    lhs = (!X).reduce(and, c)
    rhs = !X.reduce(and, c)
}

rule("reduce abs broken: Abs(Reduce(X)) => Reduce(Abs(X))") {
    expect(REFUTED, because = "n = 2, X = 1, -1: 0 against 2")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val X by tensor(c to n, d to p)
    lhs = abs(X.reduce(sum, c))
    rhs = abs(X).reduce(sum, c)
}

rule("reduce abs: Abs(Reduce(X)) => Reduce(Abs(X)), product") {
    expect(UNKNOWN, because = "right; an absolute value is not moved into a product")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val X by tensor(c to n, d to p)
    lhs = abs(X.reduce(product, c))
    rhs = abs(X).reduce(product, c)
}

rule("reduce exp: Exp(Reduce(X)) => Reduce(Exp(X)), sum into product") {
    expect(UNKNOWN, because = "right; an exponential is not moved into a sum")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val X by tensor(c to n, d to p)
    lhs = exp(X.reduce(sum, c))
    rhs = exp(X).reduce(product, c)
}

rule("reduce exp broken: the sum stays a sum") {
    expect(REFUTED, because = "rank 1, n = 0: exp(0) against 0")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val X by tensor(c to n, d to p)
    lhs = exp(X.reduce(sum, c))
    rhs = exp(X).reduce(sum, c)
}

rule("reduce add: Add(k, Reduce(X)) => Reduce(Add(k, X)), max") {
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val K by tensor(d to p)
    val X by tensor(c to n, d to p)
    lhs = K + X.reduce(max, c)
    rhs = (K.expand(c to n) + X).reduce(max, c)
}

rule("reduce add broken: two maxima") {
    expect(REFUTED, because = "n = 2, A = 0, 1, B = 1, 0: 2 against 1")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val A by tensor(c to n, d to p)
    val B by tensor(c to n, d to p)
    lhs = A.reduce(max, c) + B.reduce(max, c)
    rhs = (A + B).reduce(max, c)
}

rule("reduce add: two maxima over different axes") {
    expect(UNKNOWN, because = "right; sums of two maxima are not multiplied out")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val A by tensor(c to n)
    val B by tensor(d to p)
    lhs = A.reduce(max, c) + B.reduce(max, d)
    rhs = (A.expand(d to p) + B.expand(c to n)).reduce(max, c, d)
}

rule("reduce min: Min(k, Reduce(X)) => Reduce(Min(k, X)), max") {
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val K by tensor(d to p)
    val X by tensor(c to n, d to p)
    lhs = min(K, X.reduce(max, c))
    rhs = min(K.expand(c to n), X).reduce(max, c)
}

rule("reduce and: And(k, Reduce(X)) => Reduce(And(k, X)), or") {
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val K by tensor(d to p)
    val X by tensor(c to n, d to p)
    lhs = K and X.reduce(or, c)
    rhs = (K.expand(c to n) and X).reduce(or, c)
}

rule("reduce and broken: Or(k, Reduce(X)) => Reduce(Or(k, X)) where nothing may be reduced") {
    expect(REFUTED, because = "rank 1, n = 0, k = true: true against false")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val K by tensor(d to p)
    val X by tensor(c to n, d to p)
    lhs = K or X.reduce(or, c)
    rhs = (K.expand(c to n) or X).reduce(or, c)
}

rule("reduce and repaired: Or(k, Reduce(X)) => Reduce(Or(k, X)) for axes that are not empty") {
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val K by tensor(d to p)
    val X by tensor(c to n, d to p)
    requires { n ge 1 }
    lhs = K or X.reduce(or, c)
    rhs = (K.expand(c to n) or X).reduce(or, c)
}

rule("reduce zero: Reduce(Mul(X, 0)) => 0") {
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val X by tensor(c to n, d to p)
    lhs = (X * constant(0, c to n, d to p)).reduce(sum, c)
    rhs = constant(0, d to p)
}

rule("reduce square: Mul(Reduce(A + B), Reduce(A + B)) multiplied out") {
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val B by tensor(c to n)
    val square = { X: TensorExpr -> X.reduce(sum, c) * X.reduce(sum, c) }
    lhs = square(A + B)
    rhs = square(A) + square(B) + constant(2) * (A.reduce(sum, c) * B.reduce(sum, c))
}

rule("reduce square broken: the mixed product once") {
    expect(REFUTED, because = "rank 0, A = B = 1: 4 against 3")
    val c by rankClass
    val n by c.map
    val A by tensor(c to n)
    val B by tensor(c to n)
    val square = { X: TensorExpr -> X.reduce(sum, c) * X.reduce(sum, c) }
    lhs = square(A + B)
    rhs = square(A) + square(B) + A.reduce(sum, c) * B.reduce(sum, c)
}

rule("reduce twice: Add(Reduce(X), Reduce(X)) => Mul(2, Reduce(X))") {
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val X by tensor(c to n, d to p)
    lhs = X.reduce(sum, c) + X.reduce(sum, c)
    rhs = constant(2, d to p) * X.reduce(sum, c)
}

rule("reduce twice broken: counted once") {
    expect(REFUTED, because = "rank 0, X = 1: 2 against 1")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val X by tensor(c to n, d to p)
    lhs = X.reduce(sum, c) + X.reduce(sum, c)
    rhs = X.reduce(sum, c)
}

rule("reduce twice: Sub(Reduce(X), Reduce(X)) => 0") {
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val X by tensor(c to n, d to p)
    lhs = X.reduce(sum, c) - X.reduce(sum, c)
    rhs = constant(0, d to p)
}

for (monoid in monoids - Monoid.SUM - Monoid.PRODUCT) {
    rule("reduce twice: Reduce(X) combined with itself => Reduce(X), ${monoid.symbol()}") {
        val c by rankClass; val d by rankClass
        val n by c.map; val p by d.map
        val X by tensor(c to n, d to p)
        lhs = Binary.of(monoid.operator(), X.reduce(monoid, c), X.reduce(monoid, c))
        rhs = X.reduce(monoid, c)
    }
}

// Masks and parts.

for (monoid in withIdentity) {
    rule("reduce mask: Reduce(Select(P, X, identity)) and its opposite combined => Reduce(X), ${monoid.symbol()}") {
        val c by rankClass; val d by rankClass
        val n by c.map; val p by d.map
        val P by tensor(bool, c to n, d to p)
        val X by tensor(reduced(monoid), c to n, d to p)
        val nothing = constant(neutral(monoid), c to n, d to p)
        lhs = Binary.of(
            monoid.operator(), select(P, X, nothing).reduce(monoid, c), select(P, nothing, X).reduce(monoid, c),
        )
        rhs = X.reduce(monoid, c)
    }
}

rule("reduce mask broken: the same mask twice") {
    expect(REFUTED, because = "rank 0, P = true, X = 1: 2 against 1")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val P by tensor(bool, c to n, d to p)
    val X by tensor(c to n, d to p)
    val nothing = constant(0, c to n, d to p)
    lhs = select(P, X, nothing).reduce(sum, c) + select(P, X, nothing).reduce(sum, c)
    rhs = X.reduce(sum, c)
}

for (monoid in monoids) {
    rule("reduce select: Reduce(Select(Expand(P), X, Y)) => Select(P, Reduce(X), Reduce(Y)), ${monoid.symbol()}") {
        val c by rankClass; val d by rankClass
        val n by c.map; val p by d.map
        val P by tensor(bool, d to p)
        val X by tensor(reduced(monoid), c to n, d to p)
        val Y by tensor(reduced(monoid), c to n, d to p)
        lhs = select(P.expand(c to n), X, Y).reduce(monoid, c)
        rhs = select(P, X.reduce(monoid, c), Y.reduce(monoid, c))
    }
}

rule("reduce select broken: the branches swapped") {
    expect(REFUTED, because = "rank 0, P = true: X against Y")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val P by tensor(bool, d to p)
    val X by tensor(c to n, d to p)
    val Y by tensor(c to n, d to p)
    lhs = select(P.expand(c to n), X, Y).reduce(sum, c)
    rhs = select(P, Y.reduce(sum, c), X.reduce(sum, c))
}

rule("reduce mask: the first m of the indices by a comparison => the sum of a slice") {
    val c by singleton; val d by rankClass
    val n by c.map; val m by c.map; val p by d.map
    val X by tensor(c to n, d to p)
    requires { m ge 0 }
    requires { m le n }
    val first = iota(c, c to n, d to p) lt constant(m, c to n, d to p)
    lhs = select(first, X, constant(0, c to n, d to p)).reduce(sum, c)
    rhs = X.slice(start = axes(c to 0), end = axes(c to m)).reduce(sum, c)
}

rule("reduce mask broken: one index more") {
    expect(REFUTED, because = "n = 1, m = 0: X[0] against 0")
    val c by singleton; val d by rankClass
    val n by c.map; val m by c.map; val p by d.map
    val X by tensor(c to n, d to p)
    requires { m ge 0 }
    requires { m le n }
    val first = iota(c, c to n, d to p) le constant(m, c to n, d to p)
    lhs = select(first, X, constant(0, c to n, d to p)).reduce(sum, c)
    rhs = X.slice(start = axes(c to 0), end = axes(c to m)).reduce(sum, c)
}

for (monoid in withIdentity) {
    rule("reduce slices: the parts before and from m on combined => Reduce(X), ${monoid.symbol()}") {
        val c by singleton; val d by rankClass
        val n by c.map; val m by c.map; val p by d.map
        val X by tensor(c to n, d to p)
        requires { m ge 0 }
        requires { m le n }
        lhs = Binary.of(
            monoid.operator(), X.slice(start = axes(c to 0), end = axes(c to m)).reduce(monoid, c),
            X.slice(start = axes(c to m)).reduce(monoid, c),
        )
        rhs = X.reduce(monoid, c)
    }
}

for (monoid in extrema) {
    rule("reduce slices: parts that overlap, ${monoid.symbol()}") {
        val c by singleton; val d by rankClass
        val n by c.map; val m by c.map; val o by c.map; val p by d.map
        val X by tensor(c to n, d to p)
        requires { o le m }
        lhs = Binary.of(
            monoid.operator(), X.slice(start = axes(c to 0), end = axes(c to m)).reduce(monoid, c),
            X.slice(start = axes(c to o)).reduce(monoid, c),
        )
        rhs = X.reduce(monoid, c)
    }

    rule("reduce slices broken: a gap between the parts, ${monoid.symbol()}") {
        expect(REFUTED, because = "n = 3, m = 1: X[1] is left out")
        val c by singleton; val d by rankClass
        val n by c.map; val m by c.map; val p by d.map
        val X by tensor(c to n, d to p)
        lhs = Binary.of(
            monoid.operator(), X.slice(start = axes(c to 0), end = axes(c to m)).reduce(monoid, c),
            X.slice(start = axes(c to m + 1)).reduce(monoid, c),
        )
        rhs = X.reduce(monoid, c)
    }
}

rule("reduce slices broken: parts that overlap, sum") {
    expect(REFUTED, because = "n = 1, m = 0: X[0] twice")
    val c by singleton; val d by rankClass
    val n by c.map; val m by c.map; val p by d.map
    val X by tensor(c to n, d to p)
    requires { m ge 0 }
    requires { m lt n }
    lhs = X.slice(start = axes(c to 0), end = axes(c to m + 1)).reduce(sum, c) +
        X.slice(start = axes(c to m)).reduce(sum, c)
    rhs = X.reduce(sum, c)
}

rule("reduce slices: even and odd indices") {
    val c by singleton; val d by rankClass
    val n by c.map; val p by d.map
    val X by tensor(c to n, d to p)
    requires { n ge 1 }
    lhs = X.slice(start = axes(c to 0), stride = axes(c to 2)).reduce(sum, c) +
        X.slice(start = axes(c to 1), stride = axes(c to 2)).reduce(sum, c)
    rhs = X.reduce(sum, c)
}

rule("reduce slices broken: even indices only") {
    expect(REFUTED, because = "n = 2, X = 0, 1: 0 against 1")
    val c by rankClass; val d by rankClass
    val n by c.map; val p by d.map
    val X by tensor(c to n, d to p)
    lhs = X.slice(start = axes(c to 0), stride = axes(c to 2)).reduce(sum, c)
    rhs = X.reduce(sum, c)
}

for (monoid in monoids) {
    rule("reduce slices broken: a prefix, ${monoid.symbol()}") {
        expect(REFUTED, because = "n = 2, m = 1: X[1] is left out")
        val c by rankClass; val d by rankClass
        val n by c.map; val m by c.map; val p by d.map
        val X by tensor(c to n, d to p)
        requires { m ge 1 }
        requires { m le n }
        lhs = X.reduce(monoid, c)
        rhs = X.slice(end = axes(c to m)).reduce(monoid, c)
    }

    rule("reduce slices kept: Reduce(Slice(X)) => Slice(Reduce(X)) on the axes that are kept, ${monoid.symbol()}") {
        val c by rankClass; val d by rankClass
        val n by c.map; val p by d.map; val s by d.map; val e by d.map; val q by d.map
        val X by tensor(c to n, d to p)
        lhs = X.slice(start = axes(s), end = axes(e), stride = axes(q)).reduce(monoid, c)
        rhs = X.reduce(monoid, c).slice(start = s, end = e, stride = q)
    }
}

rule("reduce slices: a sum of zeros updated => the sum of the update") {
    val c by rankClass
    val n by c.map; val m by c.map; val s by c.map
    val U by tensor(c to m)
    lhs = constant(0, c to n).dynamicUpdateSlice(U, s).reduce(sum, c)
    rhs = U.reduce(sum, c)
}

rule("reduce slices broken: a sum of ones updated") {
    expect(REFUTED, because = "n = 1, m = 0: 1 against 0")
    val c by rankClass
    val n by c.map; val m by c.map; val s by c.map
    val U by tensor(c to m)
    lhs = constant(1, c to n).dynamicUpdateSlice(U, s).reduce(sum, c)
    rhs = U.reduce(sum, c)
}

rule("reduce count: a sum of ones => the size") {
    expect(UNKNOWN, because = "right; needs the number of indices as a value")
    val c by singleton
    val n by c.map
    lhs = constant(number(1), c to n).reduce(sum, c)
    rhs = constant(n)
}

// Dot products under a reduction.

rule("reduce dot: Reduce(Dot(A, B)) over free axes => Dot(Reduce(A), Reduce(B))") {
    source("", "HandleReduce/06")
    val a by rankClass; val b by rankClass; val k by rankClass; val e by rankClass; val f by rankClass
    val na by a.map; val nb by b.map; val nk by k.map; val ne by e.map; val nf by f.map
    val A by tensor(a to na, k to nk, e to ne)
    val B by tensor(b to nb, k to nk, f to nf)
    lhs = dot(A, B, contract = on(k)).reduce(sum, a, b)
    rhs = dot(A.reduce(sum, a), B.reduce(sum, b), contract = on(k))
}

rule("reduce dot weaker: with batch axes that are kept") {
    source("", "HandleReduce/06")
    val a by rankClass; val b by rankClass; val k by rankClass; val d by rankClass
    val na by a.map; val nb by b.map; val nk by k.map; val nd by d.map
    val A by tensor(a to na, k to nk, d to nd)
    val B by tensor(b to nb, k to nk, d to nd)
    lhs = dot(A, B, contract = on(k), batch = on(d)).reduce(sum, a, b)
    rhs = dot(A.reduce(sum, a), B.reduce(sum, b), contract = on(k), batch = on(d))
}

rule("reduce dot broken: the contracted axes summed in each operand") {
    expect(REFUTED, because = "nk = 2: A[0] * B[1] on the right only")
    val a by rankClass; val b by rankClass; val k by rankClass
    val na by a.map; val nb by b.map; val nk by k.map
    val A by tensor(a to na, k to nk)
    val B by tensor(b to nb, k to nk)
    lhs = dot(A, B, contract = on(k)).reduce(sum, a, b)
    rhs = dot(A.reduce(sum, a, k), B.reduce(sum, b, k))
}

rule("reduce dot broken: maxima of the operands") {
    expect(REFUTED, because = "na = 2, A = 0, -1, B = -1: 1 against 0")
    val a by rankClass; val b by rankClass; val k by rankClass
    val na by a.map; val nb by b.map; val nk by k.map
    val A by tensor(a to na, k to nk)
    val B by tensor(b to nb, k to nk)
    lhs = dot(A, B, contract = on(k)).reduce(max, a, b)
    rhs = dot(A.reduce(max, a), B.reduce(max, b), contract = on(k))
}
