// Rules of XLA about reshapes as coded, for every reshape: any number of axes with any sizes before and after, as many elements in both. What
// they do to pairs of axes, from which sizes follow, stands in reshape.rules.kts, broadcast.rules.kts and reverse.rules.kts.

rule("HandleReshape/01 Reshape(A) => Constant() for A without elements, for any reshape") {
    source("", "HandleReshape/01")
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val v by element
    val A by tensor(c to n)
    val empty = requires { someLane(n eq 0) }
    lhs = A.reshape(c, d to m)
    rhs = constant(v, d to m)
    broken("HandleReshape/01 any, broken: A has elements", because = "n = m = 1: A against v") { without(empty) }
    weaker("HandleReshape/01 any, weaker: the result has no elements") {
        without(empty)
        requires { someLane(m eq 0) }
    }
}

rule("HandleReshape/02 Reshape(A) => A for the shape that A has, whichever axes it has") {
    source("", "HandleReshape/02")
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val A by tensor(c to n)
    val same = requires { m eq n }
    lhs = A.reshape(c, c to m)
    rhs = A
    broken("HandleReshape/02 any, broken: as many elements", because = "1 x 2 against 2 x 1") { without(same) }
}

rule("HandleReshape/03 Reshape(Reshape(A)) => Reshape(A), for any two") {
    source("", "HandleReshape/03")
    val c by rankClass
    val d by rankClass
    val e by rankClass
    val n by c.sizes
    val m by d.sizes
    val k by e.sizes
    val A by tensor(c to n)
    lhs = A.reshape(c, d to m).reshape(d, e to k)
    rhs = A.reshape(c, e to k)
    broken("HandleReshape/03 any, broken: turned round between", because = "n = m = k = 2: A[1] against A[0]") {
        lhs = A.reshape(c, d to m).reverse(d).reshape(d, e to k)
    }
}

rule("HandleReshape/09 Reshape(Broadcast(A)) => Broadcast(A), for any reshape of new axes") {
    source("", "HandleReshape/09")
    val b by rankClass
    val c by rankClass
    val d by rankClass
    val p by b.sizes
    val n by c.sizes
    val m by d.sizes
    val A by tensor(b to p)
    lhs = A.expand(c to n).reshape(c, d to m)
    rhs = A.expand(d to m)
    broken("HandleReshape/09 any, broken: an axis of A is reshaped", because = "p = m = 2: A[1] against A[0]") {
        val q by d.sizes
        lhs = A.expand(c to n).reshape(b, d to q)
        rhs = A.expand(c to n).reverse(b).reshape(b, d to q)
    }
}

rule("HandleBroadcast/05 Reshape(Broadcast(k)) => Broadcast(k), for any reshape") {
    source("", "HandleBroadcast/05")
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val k by tensor()
    lhs = k.expand(c to n).reshape(c, d to m)
    rhs = k.expand(d to m)
    broken("HandleBroadcast/05 any, broken: the sizes before", because = "n = 1 x 1, m = 1: two axes against one") {
        val j by d.sizes
        rhs = k.expand(d to j)
    }
}

rule("HandleReduce/09 Reduce(Reshape(A)) => Reduce(A) by any g, for any reshape of reduced axes") {
    source("", "HandleReduce/09", note = "For every associative and commutative g at once; of nothing it has no value.")
    val b by rankClass
    val c by nonEmptyRankClass
    val d by nonEmptyRankClass
    val p by b.sizes
    val n by c.sizes
    val m by d.sizes
    val g by monoid
    val A by tensor(b to p, c to n)
    lhs = A.reshape(c, d to m).reduce(g, d)
    rhs = A.reduce(g, c)
    broken("HandleReduce/09 any, broken: the first of each axis by any g", because = "what is beside it") {
        rhs = A.slice(end = axes(c to 1)).reduce(g, c)
    }
}

for (m in listOf(sum, product, max, min, and, or)) {
    rule("HandleReduce/09 Reduce(Reshape(A)) => Reduce(A) by $m, for any reshape of reduced axes") {
        source("", "HandleReduce/09")
        if (m == sum || m == product) upTo(order)
        val b by rankClass
        val c by nonEmptyRankClass
        val d by nonEmptyRankClass
        val p by b.sizes
        val n by c.sizes
        val k by d.sizes
        val A by tensor(b to p, c to n)
        requires { n ge 1 }
        lhs = A.reshape(c, d to k).reduce(m, d)
        rhs = A.reduce(m, c)
    }

    rule("HandleReduce/10 Reduce(Reshape(A)) => Reshape(Reduce(A)) by $m, for any reshape of axes that are kept") {
        source("", "HandleReduce/10")
        val b by rankClass
        val c by rankClass
        val d by nonEmptyRankClass
        val p by b.sizes
        val n by c.sizes
        val q by d.sizes
        val A by tensor(c to n, d to q)
        requires { q ge 1 }
        lhs = A.reshape(c, b to p).reduce(m, d)
        rhs = A.reduce(m, d).reshape(c, b to p)
        broken("HandleReduce/10 any, broken: turned round by $m", because = "n = p = 2: A[0] against A[1]") {
            rhs = A.reverse(c).reduce(m, d).reshape(c, b to p)
        }
    }
}
