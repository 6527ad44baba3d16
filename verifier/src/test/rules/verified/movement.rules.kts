// Reshapes of unit axes, renamings, broadcasts and dynamic slices with clamped starts.

rule("a unit axis added and dropped") {
    val c by rankClass; val u by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.addUnit(u).dropUnit(u)
    rhs = A
}

rule("a broadcast to size one is a unit axis") {
    val c by rankClass; val u by rankClass
    val n by c.sizes; val one by u.map
    val A by tensor(c to n)
    requires { one eq 1 }
    lhs = A.expand(u to one)
    rhs = A.addUnit(u)
}

rule("renaming twice is renaming back") {
    val c by rankClass
    val n by c.sizes
    val row by c.label; val column by c.label
    val A by tensor(row to n)
    lhs = A.relabel(row to column).relabel(column to row)
    rhs = A
}

rule("a dynamic slice of all is all, wherever it starts") {
    val c by rankClass
    val n by c.sizes; val s by c.map
    val A by tensor(c to n)
    lhs = A.dynamicSlice(s, n)
    rhs = A
}

rule("a clamped start is the clamp of the start") {
    val c by rankClass
    val n by c.sizes; val s by c.map; val k by c.map
    val A by tensor(c to n)
    lhs = A.dynamicSlice(s, k)
    rhs = A.slice(start = max(min(s, n - k), 0), end = max(min(s, n - k), 0) + k)
}

rule("an update of everything, wherever it starts") {
    val c by rankClass
    val n by c.sizes; val s by c.map
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = A.dynamicUpdateSlice(B, s)
    rhs = B
}
