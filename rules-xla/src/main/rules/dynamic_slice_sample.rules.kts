rule("DynamicSlice(X) => Slice(X), start in range") {
    val c by rankClass
    val n by c.sizes
    val start by c.map
    val begin by c.map
    val length by c.map
    val end by c.map
    val stride by c.map
    val X by tensor(c to n)
    requires { begin eq start }
    requires { end - begin eq length }
    requires { stride eq 1 }
    lhs = X.dynamicSliceInRange(start, length)
    rhs = X.slice(begin, end, stride)
}
