// Reductions that are split into one over the places of blocks and one over blocks.

rule("linalg/tile-reduction-int: a sum by blocks") {
    source("linalg/tile-reduction-int", "splitReduction", note = "Linalg/Transforms/SplitReduction.cpp")
    elements(int, s32)
    val c by rankClass; val d by rankClass; val n by c.sizes; val t by c.map; val p by d.sizes
    val tile by c.label
    val init by element
    val x by tensor(c to n, d to p)
    lhs = x.reduce(sum, c, initial = init)
    rhs = x.split(c, inner = tile to t).reduce(sum, tile).reduce(sum, c, initial = init)
    val fits = requires { (t ge 1) and (n.floorMod(t) eq 0) }
    broken("linalg/tile-reduction-int broken: the init for each block", because = "init = 1, two blocks") {
        rhs = x.split(c, inner = tile to t).reduce(sum, tile, initial = init).reduce(sum, c, initial = init)
    }
    broken("linalg/tile-reduction-int broken: blocks that do not fill the axis", because = "n = 1, t = 2") {
        without(fits)
        requires { t ge 1 }
    }
}

rule("linalg/split-reduction-float: a sum of floats by blocks") {
    source("linalg/split-reduction-float", "splitReduction", note = "Linalg/Transforms/SplitReduction.cpp")
    elements(f32)
    val c by rankClass; val d by rankClass; val n by c.sizes; val t by c.map; val p by d.sizes
    val tile by c.label
    val init by element
    val x by tensor(c to n, d to p)
    requires { (t ge 1) and (n.floorMod(t) eq 0) }
    lhs = x.reduce(sum, c, initial = init)
    rhs = x.split(c, inner = tile to t).reduce(sum, tile).reduce(sum, c, initial = init)
    expect(REFUTED, because = "init = -0.0 and x = -0.0: the sum of a block starts from 0.0")
}

rule("linalg/tile-reduction-max: a maximum by blocks") {
    source(note = "linalg/tile-reduction-int of other elements")
    elements(int, f32)
    val c by rankClass; val d by rankClass; val n by c.sizes; val t by c.map; val p by d.sizes
    val tile by c.label
    val init by element
    val x by tensor(c to n, d to p)
    requires { (t ge 1) and (n.floorMod(t) eq 0) }
    lhs = x.reduce(max, c, initial = init)
    rhs = x.split(c, inner = tile to t).reduce(max, tile, initial = init).reduce(max, c, initial = init)
    broken("linalg/tile-reduction-max broken: blocks alone", because = "n = 0") {
        rhs = x.split(c, inner = tile to t).reduce(max, tile).reduce(max, c)
    }
}
