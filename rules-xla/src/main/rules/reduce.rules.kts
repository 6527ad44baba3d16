// Reductions over whole classes of axes. Without an initial value an empty sum is 0, an empty product 1, an empty "and" true
// and an empty "or" false; min and max have no such element, so they are valid only where no reduced axis is empty.

import io.verifyrules.dsl.element.BinaryOperator
import io.verifyrules.dsl.element.Element
import io.verifyrules.dsl.element.Monoid
import io.verifyrules.dsl.expr.Binary

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
    expect(REFUTED, because = "n = 1, p = 2, X = 2, Y = 1, 1: 2 against 4")
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
    expect(REFUTED, because = "nX = nY = 0: 0 * 0 is right, nX = 1, nY = 0: 0 against X[0]")
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

for (monoid in numbers) {
    rule("reduce/05 weaker: initial values of the two, ${monoid.symbol()}") {
        source("reduce/05", "HandleReduce/08")
        if (monoid == Monoid.SUM || monoid == Monoid.PRODUCT) {
            expect(REFUTED, because = "p = 2: the inner initial value counts twice")
        }
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
    expect(REFUTED, because = "n = 0, p = 2: 2 against 1, as each empty product counts")
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
