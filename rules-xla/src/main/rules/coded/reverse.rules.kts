// XLA's HandleReverse, and HandleReduce of reshapes, as coded.

import io.verifyrules.dsl.element.Element
import io.verifyrules.dsl.expr.TensorExpr

val withScalar = mapOf<String, RuleScope.(Element, TensorExpr) -> TensorExpr>(
    "Sub" to { k, A -> k - A },
    "Mul" to { k, A -> k * A },
    "Max" to { k, A -> max(k, A) },
    "Xor" to { k, A -> k xor A },
)

for ((name, combined) in withScalar)
rule("HandleReverse/04 Reverse($name(k, A)) => $name(k, Reverse(A))") {
    source("", "HandleReverse/04", note = "For each operator with two operands but for comparisons; four of them are stated.")
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val k by element
    val A by tensor(c to n, d to m)
    lhs = combined(k, A).reverse(c)
    rhs = combined(k, A.reverse(c))
    broken("HandleReverse/04 broken: $name of what is not reversed", because = "n = 2, A = 0, 1") { rhs = combined(k, A) }
}

rule("HandleReverse/04 Reverse(f(k, A)) => f(k, Reverse(A)), for every f") {
    source("", "HandleReverse/04", note = "For every operator with two operands at once, comparisons among them.")
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val k by element
    val f by function(T, T)
    val A by tensor(c to n, d to m)
    lhs = f(k, A).reverse(c)
    rhs = f(k, A.reverse(c))
    broken("HandleReverse/04 broken: f of what is not reversed", because = "n = 2: A[0] against A[1]") { rhs = f(k, A) }
    weaker("HandleReverse/04 Reverse(f(A, B)) => f(Reverse(A), Reverse(B)), for every f") {
        val B by tensor(c to n, d to m)
        lhs = f(A, B).reverse(c)
        rhs = f(A.reverse(c), B.reverse(c))
    }
}

rule("HandleReverse/06 Reverse(Reshape(A)) => Reshape(Reverse(A)), for a reshape that adds axes of size 1") {
    source("", "HandleReverse/06")
    val c by rankClass
    val d by rankClass
    val u by rankClass
    val n by c.sizes
    val m by d.sizes
    val A by tensor(c to n, d to m)
    lhs = A.addUnit(u).reverse(c, u)
    rhs = A.reverse(c).addUnit(u)
    broken("HandleReverse/06 broken: another axis is reversed", because = "m = 2: A[0] against A[1]") { rhs = A.reverse(d).addUnit(u) }
}

rule("HandleReduce/09 Reduce(Reshape(A)) => Reduce(A) by any g, for a reshape that merges reduced axes") {
    source("", "HandleReduce/09", note = "For every associative and commutative g at once; of nothing it has no value.")
    val c by singleton
    val d by rankClass
    val row by c.label
    val n by c.sizes
    val p by c.sizes
    val q by d.sizes
    val g by monoid
    val A by tensor(c to n, row to p, d to q)
    lhs = A.merge(c, row).reduce(g, c)
    rhs = A.reduce(g, c, row)
    broken("HandleReduce/09 broken: one of two axes by any g", because = "what is beside it") {
        rhs = A.slice(start = axes(row to 0), end = axes(row to 1)).reduce(g, c, row)
    }
}

for (m in listOf(sum, product, max, min, and, or)) {
    rule("HandleReduce/09 Reduce(Reshape(A)) => Reduce(A) by $m, for a reshape that merges reduced axes") {
        source("", "HandleReduce/09", note = "The axes that are kept stay as they are.")
        if (m == sum || m == product) upTo(order)
        val c by singleton
        val d by rankClass
        val row by c.label
        val n by c.sizes
        val p by c.sizes
        val q by d.sizes
        val A by tensor(c to n, row to p, d to q)
        lhs = A.merge(c, row).reduce(m, c)
        rhs = A.reduce(m, c, row)
        broken("HandleReduce/09 broken: one of two axes by $m", because = "A = 0, 1") {
            if (m == sum || m == product) elements(int)
            requires { n eq 1 }
            rhs = A.slice(end = axes(row to 1)).reduce(m, c, row)
        }
    }

    rule("HandleReduce/10 Reduce(Reshape(A)) => Reshape(Reduce(A)) by $m, for a reshape that merges axes that are kept") {
        source("", "HandleReduce/10")
        val c by rankClass
        val d by rankClass
        val row by c.label
        val n by c.sizes
        val p by c.sizes
        val q by d.sizes
        val A by tensor(c to n, row to p, d to q)
        lhs = A.merge(c, row).reduce(m, d)
        rhs = A.reduce(m, d).merge(c, row)
        broken("HandleReduce/10 broken: merged the other way round by $m", because = "n = p = 2: A[0, 1] against A[1, 0]") {
            rhs = A.reduce(m, d).merge(row, c, into = c)
        }
    }
}
