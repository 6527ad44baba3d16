// Concatenations as coded: of operators and paddings, of concatenations, of one tensor again and again.

rule("enzyme/ConcatPushBinop: Concat(g(A, B), g(C, D)) => g(Concat(A, C), Concat(B, D))") {
    source(note = "A sum or a product, under a conversion to one type or not; that both are converted from one type is not asked for.")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val n by x.sizes
    val m by x.sizes
    val g by function(T, T)
    val A by tensor(d to p, x to n)
    val B by tensor(d to p, x to n)
    val C by tensor(d to p, x to m)
    val D by tensor(d to p, x to m)
    lhs = concat(g(A, B), g(C, D), along = x)
    rhs = g(concat(A, C, along = x), concat(B, D, along = x))
    broken("enzyme/ConcatPushBinop broken: operands of one side change places", because = "n = m = 1: g(C, D) against g(D, C)") {
        requires { n eq m }
        rhs = g(concat(A, D, along = x), concat(B, C, along = x))
    }
}

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

rule("enzyme/ConcatFuse: Concat(Concat(A, B), C) => Concat(A, B, C) along one axis") {
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val n by x.sizes
    val m by x.sizes
    val k by x.sizes
    val A by tensor(d to p, x to n)
    val B by tensor(d to p, x to m)
    val C by tensor(d to p, x to k)
    lhs = concat(concat(A, B, along = x), C, along = x)
    rhs = concat(A, B, C, along = x)
    broken("enzyme/ConcatFuse broken: C comes first", because = "n = k = 1, m = 0: A, C against C, A") { rhs = concat(C, A, B, along = x) }
}

rule("enzyme/ConcatFuse empty: Concat(A, E, B) => Concat(A, B) for E of size 0 along the axis") {
    source(note = "Where all operands have size 0 the code makes a concatenation of nothing, which is not valid.")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val n by x.sizes
    val m by x.sizes
    val k by x.sizes
    val A by tensor(d to p, x to n)
    val E by tensor(d to p, x to k)
    val B by tensor(d to p, x to m)
    val empty = requires { k eq 0 }
    lhs = concat(A, E, B, along = x)
    rhs = concat(A, B, along = x)
    broken("enzyme/ConcatFuse empty, broken: of any size", because = "k = 1: size 1 against 0") { without(empty) }
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

rule("enzyme/ConcatToPad: Concat(v, B) => Pad(B, v) for a constant that is v everywhere") {
    source(note = "The first of two operands; the last as a high edge.")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val n by x.sizes
    val k by x.sizes
    val v by element
    val B by tensor(d to p, x to n)
    lhs = concat(constant(v, d to p, x to k), B, along = x)
    rhs = B.pad(v, low = x to k)
    broken("enzyme/ConcatToPad broken: behind", because = "n = k = 1: v, B against B, v") { rhs = B.pad(v, high = x to k) }
}

rule("enzyme/ConcatToPad last: Concat(B, v) => Pad(B, v) for a constant that is v everywhere") {
    source(note = "The last of two operands.")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val n by x.sizes
    val k by x.sizes
    val v by element
    val B by tensor(d to p, x to n)
    lhs = concat(B, constant(v, d to p, x to k), along = x)
    rhs = B.pad(v, high = x to k)
    broken("enzyme/ConcatToPad last, broken: before", because = "n = k = 1: B, v against v, B") { rhs = B.pad(v, low = x to k) }
}

rule("enzyme/ConcatPad: Concat(Pad(A, v, l), B) => Pad(Concat(A, B), v, l) where A is padded at its beginning alone") {
    source(note = "The first of two operands. The edge may be negative.")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val n by x.sizes
    val m by x.sizes
    val l by x.map
    val h by x.map
    val v by element
    val A by tensor(d to p, x to n)
    val B by tensor(d to p, x to m)
    val none = requires { h eq 0 }
    lhs = concat(A.pad(v, low = x to l, high = x to h), B, along = x)
    rhs = concat(A, B, along = x).pad(v, low = x to l, high = x to h)
    broken("enzyme/ConcatPad broken: at its end, too", because = "n = 0, m = h = 1: v, B against B, v") { without(none) }
}

rule("enzyme/ConcatPad last: Concat(A, Pad(B, v, h)) => Pad(Concat(A, B), v, h) where B is padded at its end alone") {
    source(note = "The last of two operands.")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val n by x.sizes
    val m by x.sizes
    val l by x.map
    val h by x.map
    val v by element
    val A by tensor(d to p, x to n)
    val B by tensor(d to p, x to m)
    val none = requires { l eq 0 }
    lhs = concat(A, B.pad(v, low = x to l, high = x to h), along = x)
    rhs = concat(A, B, along = x).pad(v, low = x to l, high = x to h)
    broken("enzyme/ConcatPad last, broken: at its beginning, too", because = "n = l = 1, m = 0: A, v against v, A") { without(none) }
}
