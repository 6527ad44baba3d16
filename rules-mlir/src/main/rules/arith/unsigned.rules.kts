// Operations with a sign become ones without, where an analysis finds that no operand is negative: UnsignedWhenEquivalent.cpp.
// An assumption holds of no poison, which an analysis may allow; then both sides are poison, or divide by it.

import io.verifyrules.dsl.expr.TensorExpr
import io.verifyrules.dsl.syntax.Predicate
import io.verifyrules.dsl.syntax.RuleScope

typealias Operation = RuleScope.(TensorExpr, TensorExpr) -> TensorExpr

class Signed(val id: String, val wrong: String, val signed: Operation, val unsigned: Operation)

for (it in listOf(
    Signed("maxsi-to-maxui-nonneg", "i1: of -1 and 0 the greater one is 0", { x, y -> maxsi(x, y) }, { x, y -> maxui(x, y) }),
    Signed("minsi-to-minui-nonneg", "i1: of -1 and 0 the less one is -1", { x, y -> minsi(x, y) }, { x, y -> minui(x, y) }),
    Signed("ceildivsi-to-ceildivui-nonneg", "i2: -1 / 1 is -1, and -2 / 1 is -2: only where the divisor is greater are they not 3 and 2",
        { x, y -> ceildivsi(x, y) }, { x, y -> ceildivui(x, y) }),
    Signed("divsi-to-divui-nonneg", "i3: -3 / 2 is -1, and 5 / 2 is 2", { x, y -> divsi(x, y) }, { x, y -> divui(x, y) }),
    Signed("floordivsi-to-divui-nonneg", "i3: -3 / 2 is -2, and 5 / 2 is 2", { x, y -> floordivsi(x, y) }, { x, y -> divui(x, y) }),
    Signed("remsi-to-remui-nonneg", "i3: -3 rem 2 is -1, and 5 rem 2 is 1", { x, y -> remsi(x, y) }, { x, y -> remui(x, y) }),
    Signed("cmpi-slt-to-ult-nonneg", "i1: -1 < 0", { x, y -> cmpi(Predicate.SLT, x, y) }, { x, y -> cmpi(Predicate.ULT, x, y) }),
)) rule("arith/${it.id}") {
    source("arith/${it.id}", "UnsignedWhenEquivalent.cpp")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    val first = assume { cmpi(sge, x, 0) }
    assume { cmpi(sge, y, 0) }
    lhs = it.signed(this, x, y)
    rhs = it.unsigned(this, x, y)
    broken("arith/${it.id} broken: the first operand may be negative", because = it.wrong) { without(first) }
}

rule("arith/shrsi-to-shrui-nonneg") {
    source("arith/shrsi-to-shrui-nonneg", "UnsignedWhenEquivalent.cpp")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val k by tensor(i(N), c to n)
    val positive = assume { cmpi(sge, x, 0) }
    lhs = shrsi(x, k)
    rhs = shrui(x, k)
    broken("arith/shrsi-to-shrui-nonneg broken: x may be negative", because = "i2: -1 shifted by 1 is -1, against 1") { without(positive) }
}

rule("arith/extsi-to-extui-nonneg") {
    source("arith/extsi-to-extui-nonneg", "UnsignedWhenEquivalent.cpp")
    val N by width; val M by width
    requires { M gt N }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    val positive = assume { cmpi(sge, x, 0) }
    lhs = extsi(x, M)
    rhs = extui(x, M, nneg)
    broken("arith/extsi-to-extui-nonneg broken: x may be negative", because = "i1 in i2: 1 is 3 with its sign") { without(positive) }
}
