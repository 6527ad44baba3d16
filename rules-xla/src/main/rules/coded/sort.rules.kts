// XLA's HandleSort, and the rule of HandleBroadcast about sort, as coded, for sorts of one operand in ascending order. XLA's
// compare by any function and sort several operands by the first.

rule("HandleSort/01 Sort(A) => A for lines of at most one element") {
    source("", "HandleSort/01")
    val s by singleton
    val d by rankClass
    val n by s.sizes
    val p by d.sizes
    val A by tensor(s to n, d to p)
    val short = requires { n le 1 }
    lhs = A.sort(along = s)
    rhs = A
    broken("HandleSort/01 broken: lines of two elements", because = "A = {1, 0} becomes {0, 1}") {
        without(short)
        requires { n le 2 }
    }
}

rule("HandleSort/01 empty: Sort(A) => A for A without elements") {
    source("", "HandleSort/01")
    val s by singleton
    val d by rankClass
    val n by s.sizes
    val p by d.sizes
    val A by tensor(s to n, d to p)
    val empty = requires { someLane(p eq 0) or everyLane(n eq 0) }
    lhs = A.sort(along = s)
    rhs = A
    broken("HandleSort/01 empty, broken: A has elements", because = "A = {1, 0} becomes {0, 1}") { without(empty) }
}

rule("HandleBroadcast/08 Sort(Broadcast(v)) => Broadcast(v)") {
    source("", "HandleBroadcast/08", note = "v is a scalar.")
    val s by singleton
    val d by rankClass
    val n by s.sizes
    val p by d.sizes
    val v by element
    val u by element
    lhs = constant(v, s to n, d to p).sort(along = s)
    rhs = constant(v, s to n, d to p)
    broken("HandleBroadcast/08 broken: two scalars", because = "v = 1 before u = 0 changes places with it") {
        requires { n eq 1 }
        lhs = concat(constant(v, s to n, d to p), constant(u, s to n, d to p), along = s).sort(along = s)
        rhs = concat(constant(v, s to n, d to p), constant(u, s to n, d to p), along = s)
    }
}
