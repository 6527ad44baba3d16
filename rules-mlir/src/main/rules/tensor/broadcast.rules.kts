// Broadcasts that add axes, as linalg.broadcast does.

for (f in listOf(sum, product, min, max, and, or)) rule("tensor/broadcast-of-map: an elementwise operation of broadcasts, $f") {
    source("tensor/broadcast-of-map", note = "f is one of the operations on two tensors; none is undefined anywhere")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val x by tensor(c to n)
    val y by tensor(c to n)
    lhs = f(x.expand(d to p), y.expand(d to p))
    rhs = f(x, y).expand(d to p)
    if (f == sum) broken("tensor/broadcast-of-map broken: of one broadcast", because = "p = 2: z[1] against z[0]") {
        val z by tensor(c to n, d to p)
        requires { p ge 1 }
        lhs = f(x.expand(d to p), z)
        rhs = f(x, z.slice(end = d to 1).dropUnit(d)).expand(d to p)
    }
}

rule("tensor/slice-of-broadcast: a slice of a broadcast") {
    source("tensor/slice-of-broadcast")
    val c by rankClass; val d by rankClass
    val size by c.sizes; val o by c.map; val n by c.sizes; val s by c.map
    val p by d.sizes; val od by d.map; val nd by d.sizes; val sd by d.map
    val x by tensor(c to size)
    val end = o + max((n - 1) * s + 1, 0)
    val endD = od + max((nd - 1) * sd + 1, 0)
    lhs = x.expand(d to p).slice(start = axes(o, od), end = axes(end, endD), stride = axes(s, sd))
    rhs = x.slice(start = o, end = end, stride = s).expand(d to nd)
    broken("tensor/slice-of-broadcast broken: the new axes keep their sizes", because = "p = 1, nd = 0") {
        rhs = x.slice(start = o, end = end, stride = s).expand(d to p)
    }
}

rule("tensor/broadcast-of-map-ub: a division of broadcasts, below a broadcast that may be empty") {
    source("tensor/broadcast-of-map-ub", note = "derived")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val x by tensor(i32, c to n); val y by tensor(i32, c to n)
    lhs = divui(x.expand(d to p), y.expand(d to p))
    rhs = divui(x, y).expand(d to p)
    expect(REFUTED, because = "p = 0, y = 0: undefined behaviour that was none")
    repaired("tensor/broadcast-of-map-ub repaired: the broadcast last becomes the broadcast first") {
        lhs = divui(x, y).expand(d to p)
        rhs = divui(x.expand(d to p), y.expand(d to p))
    }
}
