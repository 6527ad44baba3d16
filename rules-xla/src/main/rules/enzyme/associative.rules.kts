// Patterns of Enzyme-JAX about associative operators, as coded: sums, products, extrema, and, or, xor. For integers and truth values all of
// them are one rule about any function that is associative and commutative; of floats, sums and products are not.

import io.verifyrules.dsl.expr.TensorExpr

typealias Combined = (TensorExpr, TensorExpr) -> TensorExpr

/** What is combined, in which order before and after. */
class Order(val name: String, val before: (Combined, TensorExpr, TensorExpr, TensorExpr) -> TensorExpr, val after: (Combined, TensorExpr, TensorExpr, TensorExpr) -> TensorExpr)

val orders = listOf(
    Order("AssociativeBinaryOpReordering 1: g(x, g(g(y, x), y)) => g(g(y, x), g(y, x))", { g, x, y, _ -> g(x, g(g(y, x), y)) }, { g, x, y, _ -> g(g(y, x), g(y, x)) }),
    Order("AssociativeBinaryOpReordering 2: g(x, g(g(x, y), y)) => g(g(x, y), g(x, y))", { g, x, y, _ -> g(x, g(g(x, y), y)) }, { g, x, y, _ -> g(g(x, y), g(x, y)) }),
    Order("AssociativeBinaryOpReordering 3: g(x, g(y, g(x, y))) => g(g(x, y), g(x, y))", { g, x, y, _ -> g(x, g(y, g(x, y))) }, { g, x, y, _ -> g(g(x, y), g(x, y)) }),
    Order("AssociativeBinaryOpReordering 4: g(x, g(y, g(y, x))) => g(g(y, x), g(y, x))", { g, x, y, _ -> g(x, g(y, g(y, x))) }, { g, x, y, _ -> g(g(y, x), g(y, x)) }),
    Order("AssociativeBinaryOpReordering 5: g(g(x, y), z) => g(x, g(y, z)) for constants y, z", { g, x, y, z -> g(g(x, y), z) }, { g, x, y, z -> g(x, g(y, z)) }),
    Order("AssociativeBinaryOpReordering 6: g(g(y, x), z) => g(x, g(y, z)) for constants y, z", { g, x, y, z -> g(g(y, x), z) }, { g, x, y, z -> g(x, g(y, z)) }),
    Order("AssociativeBinaryOpReordering 7: g(z, g(x, y)) => g(g(z, y), x) for constants y, z", { g, x, y, z -> g(z, g(x, y)) }, { g, x, y, z -> g(g(z, y), x) }),
    Order("AssociativeBinaryOpReordering 8: g(z, g(y, x)) => g(g(z, y), x) for constants y, z", { g, x, y, z -> g(z, g(y, x)) }, { g, x, y, z -> g(g(z, y), x) }),
    Order("CommonAssociativeCommutativeOpReorder 1: g(g(x, y), g(x, z)) => g(g(x, x), g(y, z))", { g, x, y, z -> g(g(x, y), g(x, z)) }, { g, x, y, z -> g(g(x, x), g(y, z)) }),
    Order("CommonAssociativeCommutativeOpReorder 2: g(g(x, y), g(z, x)) => g(g(x, x), g(z, y))", { g, x, y, z -> g(g(x, y), g(z, x)) }, { g, x, y, z -> g(g(x, x), g(z, y)) }),
    Order("CommonAssociativeCommutativeOpReorder 3: g(g(y, x), g(x, z)) => g(g(x, x), g(y, z))", { g, x, y, z -> g(g(y, x), g(x, z)) }, { g, x, y, z -> g(g(x, x), g(y, z)) }),
    Order("CommonAssociativeCommutativeOpReorder 4: g(g(y, x), g(z, x)) => g(g(x, x), g(z, y))", { g, x, y, z -> g(g(y, x), g(z, x)) }, { g, x, y, z -> g(g(x, x), g(z, y)) }),
    Order("CommonAssociativeCommutativeOpReorder 5: g(g(x, y), x) => g(g(x, x), y)", { g, x, y, _ -> g(g(x, y), x) }, { g, x, y, _ -> g(g(x, x), y) }),
    Order("CommonAssociativeCommutativeOpReorder 6: g(g(y, x), x) => g(y, g(x, x))", { g, x, y, _ -> g(g(y, x), x) }, { g, x, y, _ -> g(y, g(x, x)) }),
    Order("CommonAssociativeCommutativeOpReorder 7: g(x, g(x, y)) => g(g(x, x), y)", { g, x, y, _ -> g(x, g(x, y)) }, { g, x, y, _ -> g(g(x, x), y) }),
    Order("CommonAssociativeCommutativeOpReorder 8: g(x, g(y, x)) => g(y, g(x, x))", { g, x, y, _ -> g(x, g(y, x)) }, { g, x, y, _ -> g(y, g(x, x)) }),
)

for (order in orders) {
    rule("enzyme/${order.name}") {
        source(note = "For every associative and commutative g, so for all operators that the code takes, of all types but floats.")
        val c by rankClass
        val n by c.sizes
        val g by monoid
        val x by tensor(c to n)
        val y by tensor(c to n)
        val z by tensor(c to n)
        lhs = order.before({ a, b -> g(a, b) }, x, y, z)
        rhs = order.after({ a, b -> g(a, b) }, x, y, z)
        broken("enzyme/${order.name.substringBefore(':')} broken: one of them twice", because = "x is combined once more") {
            rhs = g(x, order.after({ a, b -> g(a, b) }, x, y, z))
        }
    }

    for (m in listOf(sum, product)) rule("enzyme/${order.name.substringBefore(':')} of floats, $m") {
        expect(REFUTED, because = "roundings, and infinities on the way")
        val c by rankClass
        val n by c.sizes
        val x by tensor(c to n)
        val y by tensor(c to n)
        val z by tensor(c to n)
        elements(f16)
        lhs = order.before({ a, b -> m(a, b) }, x, y, z)
        rhs = order.after({ a, b -> m(a, b) }, x, y, z)
    }
}

for ((order, m) in listOf(orders[0] to max, orders[0] to min, orders[4] to max, orders[8] to min))
rule("enzyme/${order.name.substringBefore(':')} of floats, $m") {
    source(note = "Extrema of floats are associative and commutative, with nan and both zeros.")
    val c by rankClass
    val n by c.sizes
    val x by tensor(c to n)
    val y by tensor(c to n)
    val z by tensor(c to n)
    elements(f16, f32)
    lhs = order.before({ a, b -> m(a, b) }, x, y, z)
    rhs = order.after({ a, b -> m(a, b) }, x, y, z)
    broken("enzyme/${order.name.substringBefore(':')} of floats broken, $m: x is dropped", because = "y = z, x beyond") { rhs = m(y, z) }
}
