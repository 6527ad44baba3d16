// Axes cut into blocks, made of blocks, and repeated.

rule("split, then merged") {
    val c by rankClass; val n by c.sizes; val t by c.map
    val tile by c.label
    val A by tensor(c to n)
    lhs = A.split(c, inner = tile to t).merge(c, tile)
    rhs = A
}

rule("merged, then split") {
    val c by rankClass; val n by c.sizes; val m by c.sizes
    val tile by c.label
    val A by tensor(c to n, tile to m)
    requires { m ge 1 }
    lhs = A.merge(c, tile).split(c, inner = tile to m)
    rhs = A
}

rule("blocks of one element") {
    val c by rankClass; val n by c.sizes
    val tile by c.label
    val A by tensor(c to n)
    lhs = A.split(c, inner = tile to 1)
    rhs = A.expand(tile to 1)
}

rule("blocks of blocks") {
    val c by rankClass; val n by c.sizes; val s by c.map; val t by c.map
    val tile by c.label; val part by c.label
    val A by tensor(c to n)
    lhs = A.split(c, inner = tile to s * t).split(tile, inner = part to t)
    rhs = A.split(c, inner = part to t).split(c, inner = tile to s)
    requires { (s ge 1) and (t ge 1) }
}

rule("three axes as one") {
    val c by rankClass; val k by c.sizes; val n by c.sizes; val m by c.sizes
    val row by c.label; val column by c.label
    val A by tensor(c to k, row to n, column to m)
    requires { (n ge 1) and (m ge 1) }
    lhs = A.merge(c, row).merge(c, column)
    rhs = A.merge(row, column, into = row).merge(c, row)
}

rule("copies of copies") {
    val c by rankClass; val n by c.sizes; val k by c.map; val m by c.map
    val A by tensor(c to n)
    requires { n ge 1 }
    lhs = A.tile(times = k).tile(times = m)
    rhs = A.tile(times = k * m)
    requires { (k ge 1) and (m ge 1) }
}

rule("one copy") {
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n)
    lhs = A.tile(times = 1)
    rhs = A
}

rule("copies are a broadcast that is merged") {
    val c by rankClass; val n by c.sizes; val m by c.map
    val copy by c.label
    val A by tensor(c to n)
    lhs = A.tile(times = m)
    rhs = A.expand(copy to m).merge(copy, c)
}

rule("the first copy") {
    val c by rankClass; val n by c.sizes; val m by c.map
    val A by tensor(c to n)
    requires { m ge 1 }
    lhs = A.tile(times = m).slice(end = n)
    rhs = A
}

rule("copies of something reversed") {
    val c by rankClass; val n by c.sizes; val m by c.map
    val A by tensor(c to n)
    lhs = A.reverse(c).tile(times = m)
    rhs = A.tile(times = m).reverse(c)
}

rule("blocks in reverse") {
    val c by rankClass; val n by c.sizes; val t by c.map
    val tile by c.label
    val A by tensor(c to n)
    lhs = A.reverse(c).split(c, inner = tile to t)
    rhs = A.split(c, inner = tile to t).reverse(c, tile)
}

rule("an elementwise sum of blocks") {
    elements(int, real)
    val c by rankClass; val n by c.sizes; val t by c.map
    val tile by c.label
    val A by tensor(c to n); val B by tensor(c to n)
    lhs = (A + B).split(c, inner = tile to t)
    rhs = A.split(c, inner = tile to t) + B.split(c, inner = tile to t)
}

rule("padded to whole blocks, and cut off again") {
    val c by rankClass; val n by c.sizes; val t by c.map
    val tile by c.label
    val v by element
    val A by tensor(c to n)
    requires { t ge 1 }
    lhs = A.pad(v, high = (n + t - 1).floorDiv(t) * t - n).split(c, inner = tile to t).merge(c, tile).slice(end = n)
    rhs = A
}

rule("a slice of whole blocks") {
    val c by rankClass; val n by c.sizes; val t by c.map; val s by c.map; val e by c.map
    val tile by c.label
    val A by tensor(c to n)
    lhs = A.split(c, inner = tile to t).slice(start = axes(c to s), end = axes(c to e))
    rhs = A.slice(start = s * t, end = e * t).split(c, inner = tile to t)
}

rule("the sum of all blocks") {
    elements(int, real)
    val c by rankClass; val n by c.sizes; val t by c.map
    val tile by c.label
    val A by tensor(c to n)
    lhs = A.split(c, inner = tile to t).reduce(sum, c, tile)
    rhs = A.reduce(sum, c)
}

rule("the sum of what is merged") {
    elements(int, real)
    val c by rankClass; val n by c.sizes; val m by c.sizes
    val tile by c.label
    val A by tensor(c to n, tile to m)
    lhs = A.merge(c, tile).reduce(sum, c)
    rhs = A.reduce(sum, c, tile)
}

rule("the greatest of all blocks") {
    val c by rankClass; val n by c.sizes; val t by c.map
    val tile by c.label
    val A by tensor(int, c to n)
    requires { n ge 1 }
    lhs = A.split(c, inner = tile to t).reduce(max, tile).reduce(max, c)
    rhs = A.reduce(max, c)
}

rule("a product of matrices, block by block") {
    elements(int, real)
    val c by rankClass; val n by c.sizes; val t by c.map
    val row by rankClass; val column by rankClass; val p by row.sizes; val q by column.sizes
    val tile by c.label
    val A by tensor(row to p, c to n); val B by tensor(column to q, c to n)
    lhs = dot(A.split(c, inner = tile to t), B.split(c, inner = tile to t), contract = on(c, tile))
    rhs = dot(A, B, contract = c)
}

rule("a product with blocks, and with what is merged") {
    elements(int, real)
    val c by rankClass; val n by c.sizes; val m by c.sizes
    val tile by c.label
    val A by tensor(c to n, tile to m); val B by tensor(c to n, tile to m)
    lhs = dot(A.merge(c, tile), B.merge(c, tile), contract = c)
    rhs = dot(A, B, contract = on(c, tile))
}

rule("no block, and no element in a block") {
    val c by nonEmptyRankClass; val n by c.sizes; val m by c.sizes
    val tile by c.label
    val A by tensor(c to n, tile to m); val B by tensor(c to n, tile to m)
    requires { m eq 0 }
    lhs = A.merge(c, tile)
    rhs = B.merge(c, tile)
}

rule("copies of nothing, or none") {
    val c by rankClass; val n by c.sizes; val m by c.map
    val A by tensor(c to n); val B by tensor(c to n)
    requires { someLane((n eq 0) or (m eq 0)) }
    lhs = A.tile(times = m)
    rhs = B.tile(times = m)
}

rule("a transposed tile") {
    val c by rankClass; val n by c.sizes; val m by c.sizes; val s by c.map; val t by c.map
    val row by c.label; val column by c.label; val a by c.label; val b by c.label
    val A by tensor(row to n, column to m)
    lhs = A.split(row, inner = a to s).split(column, inner = b to t)
    rhs = A.relabel(row to column, column to row).split(row, inner = b to t).split(column, inner = a to s)
        .relabel(row to column, column to row)
}

rule("every other element, by blocks of two") {
    val c by rankClass; val n by c.sizes
    val tile by c.label
    val A by tensor(c to n)
    requires { n.floorMod(2) eq 0 }
    lhs = A.slice(stride = axes(c to 2))
    rhs = A.split(c, inner = tile to 2).slice(end = axes(tile to 1)).merge(c, tile)
}

rule("a block, cut out before or after") {
    val c by rankClass; val n by c.sizes; val t by c.map; val k by c.map
    val tile by c.label
    val A by tensor(c to n)
    lhs = A.split(c, inner = tile to t).slice(start = axes(c to k), end = axes(c to k + 1)).merge(c, tile)
    rhs = A.slice(start = k * t, end = k * t + t)
}

rule("the sum over copies") {
    elements(int, real)
    val c by rankClass; val n by c.sizes; val m by c.sizes
    val copy by c.label
    val A by tensor(c to n)
    lhs = A.tile(times = m).reduce(sum, c)
    rhs = A.expand(copy to m).reduce(sum, c, copy)
}

rule("a product with copies") {
    elements(int, real)
    val c by rankClass; val n by c.sizes; val m by c.sizes
    val copy by c.label
    val A by tensor(c to n); val B by tensor(c to n, copy to m)
    lhs = (A.tile(times = m) * B.merge(copy, c)).reduce(sum, c)
    rhs = (A.expand(copy to m) * B).reduce(sum, c, copy)
}

rule("the sum of blocks of blocks, with a hint") {
    val c by rankClass; val n by c.sizes; val s by c.map; val t by c.map
    val tile by c.label; val part by c.label
    val i by c.index; val j by c.index; val k by c.index; val l by c.index
    val A by tensor(int, c to n)
    requires { (s ge 1) and (t ge 1) }
    lhs = A.split(c, inner = tile to s * t).split(tile, inner = part to t).reduce(sum, c to i, tile to j, part to k)
    rhs = A.reduce(sum, c to l)
    match(l to i * s * t + j * t + k, i to l.floorDiv(s * t), j to l.floorDiv(t).floorMod(s), k to l.floorMod(t))
}
