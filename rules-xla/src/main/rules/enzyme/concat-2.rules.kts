// Concatenations as coded: of operators and paddings, of concatenations, of one tensor again and again.

rule("enzyme/ConcatFuse one: Concat(A) => A") {
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val n by x.sizes
    val A by tensor(d to p, x to n)
    lhs = concat(A, along = x)
    rhs = A
    broken("enzyme/ConcatFuse one, broken: a list of two", because = "n = 1: size 2 against 1") { lhs = concat(A, A, along = x) }
}

for (many in 2..4)
rule("enzyme/ConcatSlicesToReverse: Concat of $many slices of size 1 from the last to the first => Reverse(A)") {
    source(note = "As many slices as A has places.")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val n by x.sizes
    val A by tensor(d to p, x to n)
    val all = requires { n eq many }
    val parts = (0 until many).map { A.slice(start = x to many - 1 - it, end = x to many - it) }
    lhs = parts.reduce { left, right -> concat(left, right, along = x) }
    rhs = A.reverse(x)
    broken("enzyme/ConcatSlicesToReverse broken: of more places than $many", because = "n = ${many + 1}: another size") { replace(all) { n ge many } }
}

rule("enzyme/ConcatToBroadcast: Concat(A, A, A) => Broadcast(A) for A of size 1") {
    source(note = "Three times.")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val n by x.sizes
    val A by tensor(d to p, x to n)
    val one = requires { n eq 1 }
    lhs = concat(A, A, A, along = x)
    rhs = A.dropUnit(x).expand(x to 3)
    broken("enzyme/ConcatToBroadcast broken: of any size", because = "n = 0: no axis of size 1") { without(one) }
}

rule("enzyme/ConcatToBroadcast reshaped: Concat(A, A, A) => Reshape(Broadcast(A)) by a new axis in front") {
    source(note = "Three times; for A of another size than 1.")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val n by x.sizes
    val times by x.label
    val A by tensor(d to p, x to n)
    lhs = concat(A, A, A, along = x)
    rhs = A.expand(times to 3).merge(times, x, into = x)
    broken("enzyme/ConcatToBroadcast reshaped, broken: by a new axis behind", because = "n = 2: A[1] against A[0]") {
        rhs = A.expand(times to 3).merge(x, times, into = x)
    }
}
