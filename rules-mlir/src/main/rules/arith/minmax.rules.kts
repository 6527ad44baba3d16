// Greatest and least elements, of both orders.

import io.verifyrules.dsl.element.Element
import io.verifyrules.dsl.expr.TensorExpr
import io.verifyrules.dsl.syntax.RuleScope

typealias Operation = RuleScope.(Any, Any) -> TensorExpr
typealias Constant = RuleScope.() -> Element

/** An operation with the elements at the ends of its order: what it leaves as it is, and what it always gives. */
class Extremum(val name: String, val pattern: String, val neutral: Pair<String, Constant>, val absorbing: Pair<String, Constant>, val operation: Operation)

val least: Pair<String, Constant> = "int-min" to { INT_MIN }
val greatest: Pair<String, Constant> = "int-max" to { INT_MAX }
val zero: Pair<String, Constant> = "zero" to { number(0) }
val ones: Pair<String, Constant> = "ones" to { number(-1) }

for (it in listOf(
    Extremum("maxsi", "MaxSIOp", neutral = least, absorbing = greatest) { x, y -> maxsi(x, y) },
    Extremum("minsi", "MinSIOp", neutral = greatest, absorbing = least) { x, y -> minsi(x, y) },
    Extremum("maxui", "MaxUIOp", neutral = zero, absorbing = ones) { x, y -> maxui(x, y) },
    Extremum("minui", "MinUIOp", neutral = ones, absorbing = zero) { x, y -> minui(x, y) },
)) {
    rule("arith/${it.name}-self") {
        source("arith/${it.name}-self", "ArithOps.cpp: ${it.pattern}::fold")
        val N by width
        val c by rankClass; val n by c.sizes
        val x by tensor(i(N), c to n)
        lhs = it.operation(this, x, x)
        rhs = x
    }
    rule("arith/${it.name}-${it.neutral.first}") {
        source("arith/${it.name}-${it.neutral.first}", "ArithOps.cpp: ${it.pattern}::fold")
        val N by width
        val c by rankClass; val n by c.sizes
        val x by tensor(i(N), c to n)
        lhs = it.operation(this, x, it.neutral.second(this))
        rhs = x
        broken("arith/${it.name}-${it.neutral.first} broken: the other end", because = "one of 0 and 1 is not at that end") {
            lhs = it.operation(this, x, it.absorbing.second(this))
        }
    }
    rule("arith/${it.name}-${it.absorbing.first}") {
        source("arith/${it.name}-${it.absorbing.first}", "ArithOps.cpp: ${it.pattern}::fold")
        val N by width
        val c by rankClass; val n by c.sizes
        val x by tensor(i(N), c to n)
        lhs = it.operation(this, x, it.absorbing.second(this))
        rhs = constant(it.absorbing.second(this), c to n)
        broken("arith/${it.name}-${it.absorbing.first} broken: backwards, where x may be poison", because = "that element against poison") {
            lhs = constant(it.absorbing.second(this), c to n)
            rhs = it.operation(this, x, it.absorbing.second(this))
        }
    }
}

rule("arith/maxsi-mutant-unsigned-bottom") {
    source("arith/maxsi-mutant-unsigned-bottom", "ArithOps.cpp: MaxUIOp::fold", note = "with a sign")
    expect(REFUTED, because = "i1: 1 is -1 there, and less than 0")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = maxsi(x, 0)
    rhs = x
}

rule("arith/clamp-compose") {
    source("arith/clamp-compose")
    expect(REFUTED, because = "where the ranges have nothing in common, the last one decides: x = a = b = -1, c0 = d = 0 in i1")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    val a by tensor(i(N), c to n); val b by tensor(i(N), c to n)
    val c0 by tensor(i(N), c to n); val d by tensor(i(N), c to n)
    lhs = minsi(maxsi(minsi(maxsi(x, a), b), c0), d)
    rhs = minsi(maxsi(x, maxsi(a, c0)), minsi(b, d))
    repaired("arith/clamp-compose-overlap", because = "a range that is in both") {
        source("arith/clamp-compose-overlap", "TosaCanonicalizations.cpp: ClampClampOptimization", note = "of its integers")
        assume { cmpi(sle, a, b) }
        assume { cmpi(sle, c0, d) }
        assume { cmpi(sle, maxsi(a, c0), minsi(b, d)) }
    }
    // Whatever both ranges are, the bounds of the first are clamped by the second.
    repaired("arith/clamp-compose repaired: the bounds are clamped, too") {
        rhs = minsi(maxsi(x, minsi(maxsi(a, c0), d)), minsi(maxsi(b, c0), d))
    }
}

rule("arith/select-to-maxsi") {
    source("arith/select-to-maxsi", note = "what is poison makes the comparison poison already")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = select(cmpi(sge, x, y), x, y)
    rhs = maxsi(x, y)
    weaker("arith/select-to-maxsi: backwards") {
        lhs = maxsi(x, y)
        rhs = select(cmpi(sge, x, y), x, y)
    }
    broken("arith/select-to-maxsi broken: without a sign", because = "i1: of 0 and 1 the greater one is 0 with a sign") { rhs = maxui(x, y) }
    broken("arith/select-to-maxsi broken: the least", because = "i1: x = 0, y = 1") { rhs = minsi(x, y) }
}

rule("arith/absi-expand") {
    source("arith/absi-expand", "TosaToLinalg.cpp: AbsOp", note = "of integers; the least one is its own absolute value on both sides")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = maxsi(x, subi(0, x))
    rhs = select(cmpi(slt, x, 0), subi(0, x), x)
    broken("arith/absi-expand broken: a flag", because = "i1: 0 - -1 is too large") { rhs = select(cmpi(slt, x, 0), subi(0, x, nsw), x) }
    broken("arith/absi-expand broken: without a sign", because = "i2: of 1 and -1 the greater one is -1") { lhs = maxui(x, subi(0, x)) }
}

rule("arith/absi-idempotent") {
    source("arith/absi-idempotent")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    val absolute = maxsi(x, subi(0, x))
    lhs = maxsi(absolute, subi(0, absolute))
    rhs = absolute
}
