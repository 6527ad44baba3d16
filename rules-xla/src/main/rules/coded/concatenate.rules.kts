// XLA's HandleConcatenate and HandleConstant as coded. Concatenations are along exactly one axis, so its class is a singleton.

rule("HandleConcatenate/01 Concat([A]) => A") {
    source("", "HandleConcatenate/01", note = "The list of one operand.")
    val d by rankClass
    val s by singleton
    val p by d.sizes
    val n by s.sizes
    val A by tensor(d to p, s to n)
    lhs = concat(A, along = s)
    rhs = A
    broken("HandleConcatenate/01 broken: a list of two", because = "n = 1: size 2 against 1") { lhs = concat(A, A, along = s) }
}

rule("HandleConcatenate/02 Concat([A, E]) => A for E without elements") {
    source("", "HandleConcatenate/02", note = "A is the only operand with elements. No size but that along the axis can be 0 then.")
    val d by rankClass
    val s by singleton
    val p by d.sizes
    val n by s.sizes
    val k by s.sizes
    val A by tensor(d to p, s to n)
    val E by tensor(d to p, s to k)
    val empty = requires { someLane(p eq 0) or everyLane(k eq 0) }
    requires { p ge 1 }
    requires { n ge 1 }
    lhs = concat(A, E, along = s)
    rhs = A
    broken("HandleConcatenate/02 broken: E has elements", because = "n = k = 1: size 2 against 1") { without(empty) }
}

rule("HandleConcatenate/02 of three Concat([A, E, B]) => Concat([A, B]) for E without elements") {
    source("", "HandleConcatenate/02")
    val d by rankClass
    val s by singleton
    val p by d.sizes
    val n by s.sizes
    val m by s.sizes
    val k by s.sizes
    val A by tensor(d to p, s to n)
    val E by tensor(d to p, s to k)
    val B by tensor(d to p, s to m)
    val empty = requires { someLane(p eq 0) or everyLane(k eq 0) }
    val some = requires { p ge 1 }
    requires { (n ge 1) and (m ge 1) }
    lhs = concat(A, E, B, along = s)
    rhs = concat(A, B, along = s)
    broken("HandleConcatenate/02 of three, broken: A and B are empty on another axis", because = "p = 0, k = 1: the shapes differ") {
        without(some)
    }
    broken("HandleConcatenate/02 of three, broken: E has elements", because = "n = m = k = 1: size 3 against 2") { without(empty) }
}

rule("HandleConcatenate/02 of nothing Concat([E, F]) => E where all operands are empty") {
    source("", "HandleConcatenate/02", note = "The first of them, if it has the shape of the whole.")
    val d by rankClass
    val s by singleton
    val p by d.sizes
    val n by s.sizes
    val k by s.sizes
    val E by tensor(d to p, s to n)
    val F by tensor(d to p, s to k)
    requires { someLane(p eq 0) or everyLane(n eq 0) }
    requires { someLane(p eq 0) or everyLane(k eq 0) }
    val compatible = requires { sizeOf(E, s) eq n + k }
    lhs = concat(E, F, along = s)
    rhs = E
    broken("HandleConcatenate/02 of nothing, broken: shapes are not compared", because = "p = 0, n = k = 1: size 2 against 1") {
        without(compatible)
    }
}

for (many in listOf(3, 4))
rule("HandleConcatenate/07 Concat($many times A) => Broadcast(Reshape(A)) for A of size 1") {
    source("", "HandleConcatenate/07", note = "Of more than two operands.")
    val d by rankClass
    val s by singleton
    val p by d.sizes
    val n by s.sizes
    val A by tensor(d to p, s to n)
    val one = requires { n eq 1 }
    lhs = if (many == 3) concat(A, A, A, along = s) else concat(A, A, A, A, along = s)
    rhs = A.dropUnit(s).expand(s to many)
    broken("HandleConcatenate/07 broken: of any size, $many times", because = "n = 0: no axis of size 1 to drop") { without(one) }
    broken("HandleConcatenate/07 broken: one less than $many", because = "size $many against ${many - 1}") {
        rhs = A.dropUnit(s).expand(s to many - 1)
    }
}

rule("HandleConstant/02 Constant(k, .., k) => Broadcast(k)") {
    source("", "HandleConstant/02", note = "Of more than one element.")
    val c by rankClass
    val n by c.sizes
    val k by element
    requires { someLane(n ge 2) and everyLane(n ge 1) }
    lhs = constant(k, c to n)
    rhs = constant(k).expand(c to n)
    broken("HandleConstant/02 broken: another constant", because = "k = 0, v = 1") {
        val v by element
        rhs = constant(v).expand(c to n)
    }
}

for (size in 2..4)
rule("HandleConstant/03 Constant(0, .., ${size - 1}) => Iota") {
    source("", "HandleConstant/03", note = "Of rank 1 and of each size above 1. A constant with $size elements is written as $size constants, side by side.")
    val s by singleton
    var last = size - 1
    broken("HandleConstant/03 broken: the last of $size", because = "$size against ${size - 1}") { last = size }
    val parts = (0 until size).map { constant(if (it == size - 1) last else it, int, s to 1) }
    lhs = parts.reduce { left, right -> concat(left, right, along = s) }
    rhs = iota(s, s to size)
}

for (size in 2..4)
rule("HandleConstant/04 Constant(0, k, .., ${size - 1} k) => Mul(Iota, k)") {
    source("", "HandleConstant/04", note = "Of rank 1 and of each size above 1. A constant with $size elements is written as $size constants, side by side.")
    val s by singleton
    val k by element(int)
    requires { k ne 0 }
    val steps = constant(k, s to 1)
    val parts = (0 until size).map { if (it == 0) constant(0, int, s to 1) else steps * it }
    lhs = parts.reduce { left, right -> concat(left, right, along = s) }
    rhs = iota(s, s to size) * k
    broken("HandleConstant/04 broken: the first of $size is not 0", because = "k = 1: 1 against 0") { rhs = (iota(s, s to size) + 1) * k }
}
