// Wrong about axes that are cut into blocks, made of blocks, or repeated.

rule("split, then merged the other way round") {
    val c by rankClass; val n by c.sizes; val t by c.map
    val tile by c.label
    val A by tensor(c to n)
    lhs = A.split(c, inner = tile to t).merge(tile, c)
    rhs = A
    expect(REFUTED, because = "a transpose is in between")
}

rule("merged, then split into blocks of another size") {
    val c by rankClass; val n by c.sizes; val m by c.sizes
    val tile by c.label
    val A by tensor(c to n, tile to n)
    requires { (m ge 1) and (n ge 1) }
    lhs = A.merge(c, tile).split(c, inner = tile to m)
    rhs = A
    expect(REFUTED, because = "m = 1")
}

rule("merged, then split, where blocks may be empty") {
    val c by rankClass; val n by c.sizes; val m by c.sizes
    val tile by c.label
    val A by tensor(c to n, tile to m)
    lhs = A
    rhs = A.merge(c, tile).split(c, inner = tile to m)
    expect(REFUTED, because = "m = 0: nothing is cut into blocks of nothing")
}

rule("blocks that do not fill the axis") {
    val c by rankClass; val n by c.sizes; val t by c.map
    val tile by c.label
    val A by tensor(c to n)
    requires { t ge 1 }
    lhs = A
    rhs = A.split(c, inner = tile to t).merge(c, tile)
    expect(REFUTED, because = "n = 1, t = 2")
}

rule("blocks of blocks, sizes exchanged") {
    val c by rankClass; val n by c.sizes; val s by c.map; val t by c.map
    val tile by c.label; val part by c.label
    val A by tensor(c to n)
    requires { (s ge 1) and (t ge 1) }
    lhs = A.split(c, inner = tile to s * t).split(tile, inner = part to t)
    rhs = A.split(c, inner = part to s).split(c, inner = tile to t)
    expect(REFUTED, because = "s and t are sizes of different axes")
}

rule("three axes as one, in another order") {
    val c by rankClass; val k by c.sizes; val n by c.sizes; val m by c.sizes
    val row by c.label; val column by c.label
    val A by tensor(c to k, row to n, column to m)
    lhs = A.merge(c, row).merge(c, column)
    rhs = A.merge(c, column).merge(c, row)
    expect(REFUTED, because = "row and column change places")
}

rule("copies of copies are counted by a sum") {
    val c by rankClass; val n by c.sizes; val k by c.map; val m by c.map
    val A by tensor(c to n)
    requires { (k ge 1) and (m ge 1) }
    lhs = A.tile(times = k).tile(times = m)
    rhs = A.tile(times = k + m)
    expect(REFUTED, because = "1 and 1")
}

rule("copies are each element repeated") {
    val c by rankClass; val n by c.sizes; val m by c.map
    val copy by c.label
    val A by tensor(c to n)
    lhs = A.tile(times = m)
    rhs = A.expand(copy to m).merge(c, copy)
    expect(REFUTED, because = "[a, b, a, b] and [a, a, b, b]")
}

rule("less than no copy") {
    val c by rankClass; val n by c.sizes; val m by c.map
    val A by tensor(c to n)
    requires { n eq 0 }
    lhs = A
    rhs = A.tile(times = m)
    expect(REFUTED, because = "m = -1")
}

rule("any slice of a copy") {
    val c by rankClass; val n by c.sizes; val m by c.map; val k by c.map
    val A by tensor(c to n)
    requires { (m ge 2) and (k ge 0) and (k le n) }
    lhs = A.tile(times = m).slice(start = k, end = k + n)
    rhs = A
    expect(REFUTED, because = "one that begins in the middle is rotated")
}

rule("copies of something rotated") {
    val c by rankClass; val n by c.sizes; val m by c.map
    val A by tensor(c to n)
    requires { m ge 1 }
    lhs = A.tile(times = m).rotate(by = n)
    rhs = A.rotate(by = 1).tile(times = m)
    expect(REFUTED, because = "by one element, and by none")
}

rule("blocks in reverse, places not") {
    val c by rankClass; val n by c.sizes; val t by c.map
    val tile by c.label
    val A by tensor(c to n)
    lhs = A.reverse(c).split(c, inner = tile to t)
    rhs = A.split(c, inner = tile to t).reverse(c)
    expect(REFUTED, because = "the places in a block are turned around, too")
}

rule("padded to whole blocks and a block more") {
    val c by rankClass; val n by c.sizes; val t by c.map
    val tile by c.label
    val v by element
    val A by tensor(c to n)
    requires { t ge 1 }
    lhs = A.pad(v, high = (n.floorDiv(t) + 1) * t - n).split(c, inner = tile to t)
    rhs = A.pad(v, high = (n + t - 1).floorDiv(t) * t - n).split(c, inner = tile to t)
    expect(REFUTED, because = "n = 0")
}

rule("a slice of places instead of blocks") {
    val c by rankClass; val n by c.sizes; val t by c.map; val e by c.map
    val tile by c.label
    val A by tensor(c to n)
    lhs = A.split(c, inner = tile to t).slice(end = axes(c to e))
    rhs = A.slice(end = e).split(c, inner = tile to t)
    expect(REFUTED, because = "e blocks are e * t elements")
}

rule("the sum of some blocks") {
    elements(int, real)
    val c by rankClass; val n by c.sizes; val t by c.map
    val tile by c.label
    val A by tensor(c to n)
    requires { n ge 1 }
    lhs = A.split(c, inner = tile to t).slice(end = axes(tile to 1)).reduce(sum, c, tile)
    rhs = A.reduce(sum, c)
    expect(REFUTED, because = "the first of each block")
}

rule("the sum of what is merged, weighed the other way round") {
    elements(int, real)
    val c by rankClass; val n by c.sizes; val m by c.sizes
    val tile by c.label
    val A by tensor(c to n, tile to m); val B by tensor(c to n * m)
    lhs = (A.merge(c, tile) * B).reduce(sum, c)
    rhs = (A.relabel(tile to c, c to tile).merge(c, tile) * A.relabel(tile to c, c to tile).merge(c, tile)).reduce(sum, c)
    expect(REFUTED, because = "B")
}

rule("a product of matrices, other blocks") {
    elements(int, real)
    val c by rankClass; val n by c.sizes; val t by c.map
    val row by rankClass; val p by row.sizes
    val tile by c.label
    val A by tensor(row to p, c to n); val B by tensor(c to n)
    lhs = dot(A.split(c, inner = tile to t), B.split(c, inner = tile to t).reverse(c), contract = on(c, tile))
    rhs = dot(A, B, contract = c)
    expect(REFUTED, because = "blocks in reverse")
}

rule("the sum over copies is that of one") {
    elements(int, real)
    val c by rankClass; val n by c.sizes; val m by c.sizes
    val A by tensor(c to n)
    requires { m ge 1 }
    lhs = A.tile(times = m).reduce(sum, c)
    rhs = A.reduce(sum, c)
    expect(REFUTED, because = "m = 2")
}

rule("the sum over copies, one of which is left out") {
    elements(int, real)
    val c by rankClass; val n by c.sizes; val m by c.sizes
    val copy by c.label
    val A by tensor(c to n)
    requires { m ge 1 }
    lhs = A.tile(times = m).reduce(sum, c)
    rhs = A.expand(copy to m - 1).reduce(sum, c, copy)
    expect(REFUTED, because = "m = 1")
}

rule("a product with copies, in another order") {
    elements(int, real)
    val c by rankClass; val n by c.sizes; val m by c.sizes
    val copy by c.label
    val A by tensor(c to n); val B by tensor(c to n, copy to m)
    lhs = (A.tile(times = m) * B.merge(c, copy)).reduce(sum, c)
    rhs = (A.expand(copy to m) * B).reduce(sum, c, copy)
    expect(REFUTED, because = "rows and columns")
}

rule("the first block of copies is the beginning of one") {
    val c by rankClass; val n by c.sizes; val m by c.map; val t by c.map
    val tile by c.label
    val A by tensor(c to n)
    requires { m ge 1 }
    lhs = A.tile(times = m).split(c, inner = tile to t).slice(end = axes(c to 1)).merge(c, tile)
    rhs = A.slice(end = t)
    expect(REFUTED, because = "a block may be longer than a copy")
}

rule("what large blocks hold is rotated by one") {
    val c by rankClass; val n by c.sizes
    val tile by c.label
    val A by tensor(c to n)
    lhs = A.split(c, inner = tile to 40).merge(c, tile)
    rhs = A.rotate(by = 40)
    expect(REFUTED, because = "two blocks of 40 change places")
}
