// linalg.generic: loops over axes, some of them reductions. A body that is one operation of the language stands for the others.

rule("linalg/generic-dup-operand-maps: one operand, passed with two maps") {
    source("linalg/generic-dup-operand-maps", "DeduplicateAndRemoveDeadOperandsAndResults",
        note = "Linalg/IR/LinalgOps.cpp, altered")
    expect(REFUTED, because = "n = 2, x[0, 1] = 1: 1 against 0")
    val c by rankClass
    val i by c.label; val j by c.label
    val n by c.sizes
    val x by tensor(i to n, j to n)
    elements(int, real, s8, s16, s32, s64)
    lhs = x - x.relabel(i to j, j to i)
    rhs = x - x
}

rule("linalg/generic-fuse-wrong-map: a transposing producer fused without its map") {
    source("linalg/generic-fuse-wrong-map", "FuseElementwiseOps", note = "Linalg/Transforms/ElementwiseOpFusion.cpp, altered")
    expect(REFUTED, because = "n = 2: x[0, 1] against x[1, 0]")
    val c by rankClass
    val i by c.label; val j by c.label
    val n by c.sizes
    val x by tensor(i to n, j to n)
    elements(int, real, s8, s16, s32, s64)
    lhs = -x.relabel(i to j, j to i)
    rhs = -x
    repaired("linalg/generic-fuse-wrong-map repaired: with its map") { rhs = (-x).relabel(i to j, j to i) }
}

for (f in listOf(sum, product, min, max, and, or)) {
    rule("linalg/drop-unit-dims: unit loops of an elementwise operation dropped, $f") {
        source("linalg/drop-unit-dims", "dropUnitDims", note = "Linalg/Transforms/DropUnitDims.cpp")
        val c by rankClass; val u by rankClass
        val n by c.sizes; val p by u.sizes
        val x by tensor(c to n, u to p)
        val y by tensor(c to n, u to p)
        val unit = requires { p eq 1 }
        lhs = f(x, y)
        rhs = f(x.dropUnit(u), y.dropUnit(u)).addUnit(u)
        if (f == sum) broken("linalg/drop-unit-dims broken: of any extent", because = "an axis of two elements cannot be dropped") {
            without(unit)
        }
    }

    rule("linalg/drop-unit-dims: unit loops of a reduction dropped, $f") {
        source("linalg/drop-unit-dims", "dropUnitDims",
            note = "Linalg/Transforms/DropUnitDims.cpp; the one step still meets the init")
        val c by rankClass; val u by rankClass
        val n by c.sizes; val p by u.sizes
        val v by element
        val x by tensor(c to n, u to p)
        requires { p eq 1 }
        lhs = x.reduce(f, u, initial = v)
        rhs = f(v, x.dropUnit(u))
        broken("linalg/drop-unit-reduction-no-init: the init dropped too, $f", because = "v is not neutral") {
            source("linalg/drop-unit-reduction-no-init")
            rhs = x.dropUnit(u)
        }
        weaker("linalg/drop-unit-reduction-no-init weaker: the init dropped, where it is neutral, $f") {
            if (f == sum) expect(REFUTED, on = floats, because = "x = -0.0: 0.0 against -0.0")
            lhs = x.reduce(f, u, initial = f.identity)
            rhs = x.dropUnit(u)
        }
    }
}

rule("linalg/generic-dead-init-reduction: the init of a reduction replaced") {
    source("linalg/generic-dead-init-reduction", "RemoveOutsDependency", note = "altered")
    expect(REFUTED, because = "init = 0, other = 1: 0 against 1")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val x by tensor(c to n, d to m)
    val init by tensor(c to n)
    val empty by tensor(c to n)
    elements(int, real, s8, s16, s32, s64)
    lhs = init + x.reduce(sum, d)
    rhs = empty + x.reduce(sum, d)
}
