// linalg.pack and linalg.unpack (of tensor, before): c is the class of the tiled axes, d that of the others. A pack pads each tiled axis
// to whole tiles and splits it, an unpack merges the tiles and cuts the padding off. Where the axes of the result stand is no matter here.

import io.verifyrules.dsl.axis.AggregatedAxis
import io.verifyrules.dsl.axis.AxisMap
import io.verifyrules.dsl.axis.RankClass
import io.verifyrules.dsl.element.Element
import io.verifyrules.dsl.expr.TensorExpr

fun RuleScope.tiles(n: AxisMap, t: AxisMap) = (n + t - 1).floorDiv(t)

fun RuleScope.pack(x: TensorExpr, c: RankClass, n: AxisMap, tile: AggregatedAxis, t: AxisMap, v: Element) =
    x.pad(v, high = axes(c to tiles(n, t) * t - n)).split(c, inner = tile to t)

fun RuleScope.unpack(y: TensorExpr, c: RankClass, n: AxisMap, tile: AggregatedAxis) =
    y.merge(c, tile).slice(end = axes(c to n))

rule("tensor/unpack-of-pack: an unpack of a pack") {
    source("tensor/unpack-of-pack", "UnPackOp::canonicalize", note = "Linalg/IR/LinalgOps.cpp")
    val c by rankClass; val d by rankClass; val n by c.sizes; val p by d.sizes; val t by c.map
    val tile by c.label
    val v by element
    val x by tensor(c to n, d to p)
    requires { t ge 1 }
    lhs = unpack(pack(x, c, n, tile, t, v), c, n, tile)
    rhs = x
    broken("tensor/unpack-of-pack broken: one element less", because = "n = 1") {
        requires { n ge 1 }
        lhs = unpack(pack(x, c, n, tile, t, v), c, n - 1, tile)
    }
}

rule("tensor/pack-of-unpack: a pack of an unpack") {
    source(note = "the right sibling of tensor/pack-of-unpack-padded: tiles that are full")
    val c by rankClass; val d by rankClass; val k by c.sizes; val p by d.sizes; val t by c.map
    val tile by c.label
    val v by element
    val y by tensor(c to k, tile to t, d to p)
    requires { t ge 1 }
    lhs = pack(unpack(y, c, k * t, tile), c, k * t, tile, t, v)
    rhs = y
    broken("tensor/pack-of-unpack-padded: a pack of an unpack with partial tiles",
        because = "the padding of y need not be v") {
        source("tensor/pack-of-unpack-padded", note = "altered")
        val n by c.sizes
        requires { (n le k * t) and (n gt (k - 1) * t) }
        lhs = pack(unpack(y, c, n, tile), c, n, tile, t, v)
    }
}

rule("tensor/pad-into-pack: a pad absorbed by a pack") {
    source("tensor/pad-into-pack", "FoldPadWithPackOp", note = "Tensor/Transforms/FoldIntoPackAndUnpackPatterns.cpp")
    val c by rankClass; val d by rankClass; val n by c.sizes; val p by d.sizes; val t by c.map; val h by c.sizes
    val tile by c.label
    val v by element
    val x by tensor(c to n, d to p)
    requires { t ge 1 }
    val same = requires { tiles(n + h, t) eq tiles(n, t) }
    lhs = pack(x.pad(v, high = h), c, n + h, tile, t, v)
    rhs = pack(x, c, n, tile, t, v)
    broken("tensor/pad-into-pack-extra-tiles: a pad of whole tiles absorbed by a pack",
        because = "the shape of the result is another one") {
        source("tensor/pad-into-pack-extra-tiles", "FoldPadWithPackOp",
            note = "Tensor/Transforms/FoldIntoPackAndUnpackPatterns.cpp, before pull request 150272")
        without(same)
    }
}

rule("tensor/unpack-slice: a slice absorbed by an unpack") {
    source("tensor/unpack-slice", "FoldUnpackWithExtractSliceOp",
        note = "Tensor/Transforms/FoldIntoPackAndUnpackPatterns.cpp; what is demanded is that the unpack is one, and not needed otherwise")
    val c by rankClass; val d by rankClass; val k by c.sizes; val p by d.sizes; val t by c.map
    val n by c.sizes; val m by c.sizes
    val tile by c.label
    val y by tensor(c to k, tile to t, d to p)
    lhs = unpack(y, c, n, tile).slice(end = m)
    rhs = unpack(y, c, m, tile)
    broken("tensor/unpack-slice broken: a slice that does not begin at 0", because = "m = 1, n = 2") {
        requires { m lt n }
        lhs = unpack(y, c, n, tile).slice(start = n - m)
    }
}

rule("tensor/unpack-slice-untiled: a slice of other axes absorbed by an unpack") {
    source("tensor/unpack-slice-untiled", "FoldUnpackWithExtractSliceOp",
        note = "Tensor/Transforms/FoldIntoPackAndUnpackPatterns.cpp, before pull request 181840")
    val c by rankClass; val d by rankClass; val k by c.sizes; val p by d.sizes; val t by c.map
    val n by c.sizes; val q by d.sizes
    val tile by c.label
    val y by tensor(c to k, tile to t, d to p)
    lhs = unpack(y, c, n, tile).slice(end = axes(d to q))
    rhs = unpack(y, c, n, tile)
    expect(REFUTED, because = "an axis that is not tiled has no padding to cut off")
    repaired("tensor/unpack-slice-untiled repaired: where the slice takes all") { requires { q eq p } }
}
