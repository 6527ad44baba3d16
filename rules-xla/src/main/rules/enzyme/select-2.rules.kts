// Patterns of Enzyme-JAX whose left side is a select, as coded.

import io.verifyrules.dsl.expr.TensorExpr

val orders = listOf<Triple<String, Boolean, RuleScope.(TensorExpr, TensorExpr) -> TensorExpr>>(
    Triple("Gt", true, { a, b -> a gt b }), Triple("Ge", true, { a, b -> a ge b }),
    Triple("Lt", false, { a, b -> a lt b }), Triple("Le", false, { a, b -> a le b }),
)

for ((name, up, compared) in orders) for (same in listOf(true, false)) {
    val result = if (up == same) "Max" else "Min"
    val chosen = if (same) "A, B" else "B, A"
    rule("enzyme/CompareSelectSimplify: Select($name(A, B), $chosen) => $result($chosen)") {
        source(note = "Of every type that is compared.")
        expect(REFUTED, on = floats, because = "A = 0.0, B = -0.0, which are equal; and nan")
        val c by rankClass
        val n by c.sizes
        val A by tensor(c to n)
        val B by tensor(c to n)
        val first = if (same) A else B
        val second = if (same) B else A
        lhs = select(compared(A, B), first, second)
        rhs = if (result == "Max") max(first, second) else min(first, second)
        broken("enzyme/CompareSelectSimplify broken: the other extreme of $name(A, B), $chosen", because = "A = 0, B = 1") {
            rhs = if (result == "Max") min(first, second) else max(first, second)
        }
    }
}

rule("enzyme/NotSelectSimplify: Select(Not(P), A, B) => Select(P, B, A)") {
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = select(!P, A, B)
    rhs = select(P, B, A)
    broken("enzyme/NotSelectSimplify broken: the operands stay", because = "P = true: B against A") { rhs = select(P, A, B) }
}

rule("enzyme/SelectPad: Select(P, Pad(A, v), Pad(B, v)) => Pad(Select(Slice(P), A, B), v)") {
    source(note = "The same padding, no interior, none of it negative.")
    val c by rankClass
    val n by c.sizes; val low by c.map; val high by c.map
    val v by element
    val A by tensor(c to n)
    val B by tensor(c to n)
    val P by tensor(bool, c to low + n + high)
    val noCut = requires { low ge 0 }
    val noCutBehind = requires { high ge 0 }
    lhs = select(P, A.pad(v, low, high), B.pad(v, low, high))
    rhs = select(P.slice(low, low + n), A, B).pad(v, low, high)
    broken("enzyme/SelectPad broken: cut off in front", because = "low = -1 is no start of a slice") { without(noCut) }
    broken("enzyme/SelectPad broken: cut off behind", because = "n = 1, high = -1: P has no element to slice") { without(noCutBehind) }
    broken("enzyme/SelectPad broken: the predicate from its beginning", because = "n = 1, low = 1, P = false, true") {
        rhs = select(P.slice(end = n), A, B).pad(v, low, high)
    }
}

rule("enzyme/SelectPad scalar: Select(p, Pad(A, v), Pad(B, w)) => Pad(Select(p, A, B), Select(p, v, w)) for a scalar p") {
    source(note = "Special for the language: a scalar is v or w where p says so, so two rules in one, p true and p false.")
    val c by rankClass
    val n by c.sizes; val low by c.map; val high by c.map; val inner by c.map
    val v by element
    val w by element
    val p by element(bool)
    val A by tensor(c to n)
    val B by tensor(c to n)
    requires { (low ge 0) and (high ge 0) }
    val chosen by element
    val choice = requires { ((p eq TRUE) and (chosen eq v)) or ((p eq FALSE) and (chosen eq w)) }
    val wide = low + n + max(n - 1, 0) * inner + high
    lhs = select(constant(p, c to wide), A.pad(v, low, high, inner), B.pad(w, low, high, inner))
    rhs = select(constant(p, c to n), A, B).pad(chosen, low, high, inner)
    broken("enzyme/SelectPad scalar, broken: v always", because = "p = false, high = 1: w against v") { replace(choice) { chosen eq v } }
}

rule("enzyme/SelectBroadcastInDim: Select(BroadcastInDim(p), A, B) => Select(p, A, B) for a scalar p") {
    source(note = "A choice by a scalar is one by the scalar spread over the shape.")
    val c by rankClass
    val n by c.sizes
    val p by tensor(bool)
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = select(p.expand(c to n), A, B)
    rhs = select(p.expand(c to n), A, B)
    broken("enzyme/SelectBroadcastInDim broken: negated", because = "p = true: A against B") { rhs = select(!p.expand(c to n), A, B) }
}

rule("enzyme/SelectBroadcastInDim one: Select(BroadcastInDim(P), A, B) => Select(Reshape(P), A, B) for P of one axis of size 1") {
    source(note = "The axis of P is spread over an axis s of the result.")
    val s by singleton; val c by rankClass
    val k by s.sizes; val q by s.sizes; val n by c.sizes
    val P by tensor(bool, s to k)
    val A by tensor(s to q, c to n)
    val B by tensor(s to q, c to n)
    val one = requires { k eq 1 }
    lhs = select(P.slice(end = s to 1).dropUnit(s).expand(s to q, c to n), A, B)
    rhs = select(P.dropUnit(s).expand(s to q, c to n), A, B)
    broken("enzyme/SelectBroadcastInDim one, broken: several", because = "k = 2: no reshape to a scalar") { without(one) }
}

for ((name, yes) in listOf("P" to true, "Not(P)" to false))
rule("enzyme/SelectSimplify: Select(P, ${if (yes) "true, false" else "false, true"}) => $name") {
    source(note = "Of truth values; a scalar P is spread over the shape.")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    lhs = select(P, constant(if (yes) TRUE else FALSE, c to n), constant(if (yes) FALSE else TRUE, c to n))
    rhs = if (yes) P else !P
    broken("enzyme/SelectSimplify broken: not $name", because = "P = true") { rhs = if (yes) !P else P }
}
