// XLA's HandleDot, HandleConvolution and HandleClamp as coded, where the other files of the collection do not have them.

rule("HandleDot/08 Dot(Reshape(Transpose(A)), C) => Dot(Reshape(A), Reshape(Transpose(Reshape(C))))") {
    source("", "HandleDot/08", note = "The merged axes are contracted, C is a constant. Two axes change places. (Of size 0 there are no blocks.)")
    val k by singleton
    val f by rankClass
    val o by rankClass
    val row by k.label
    val column by k.label
    val a by k.sizes
    val b by k.sizes
    val p by f.sizes
    val q by o.sizes
    val A by tensor(row to a, column to b, f to p)
    val C by tensor(row to b * a, o to q)
    val x by k.index
    val y by k.index
    requires { (a ge 1) and (b ge 1) }
    upTo(order)
    lhs = dot(A.relabel(row to column, column to row).merge(row, column, into = row), C, contract = on(row to x))
    val blocks = C.split(row, inner = column to a)
    rhs = dot(A.merge(row, column, into = row), blocks.relabel(row to column, column to row).merge(row, column, into = row), contract = on(row to y))
    match(x to y.floorMod(b) * a + y.floorDiv(b))
    match(y to x.floorMod(a) * b + x.floorDiv(a))
    broken("HandleDot/08 broken: C as it is", because = "a = b = 2: A[0, 1] meets C[2] against C[1]") {
        rhs = dot(A.merge(row, column, into = row), C, contract = on(row to y))
    }
}

rule("HandleConvolution/06 Conv(A, W) => Convert(Conv(Convert(A), Convert(W))), of bf16 by way of f32") {
    source("", "HandleConvolution/06", note = "Where a library has no convolution of bf16. Each product and sum of bf16 is rounded to bf16 here.")
    expect(REFUTED, because = "nf = 2, A = 1.0, 1.01, W = 3.0, 1.01: 4.0 against 4.03, as f32 rounds later")
    val f by rankClass
    val x by rankClass
    val o by rankClass
    val nf by f.sizes
    val no by o.sizes
    val n by x.sizes
    val w by x.sizes
    val A by tensor(bf16, f to nf, x to n)
    val W by tensor(bf16, f to nf, o to no, x to w)
    lhs = conv(A, W, feature = f)
    rhs = convert(conv(convert(A, f32), convert(W, f32), feature = f), bf16)
    broken("HandleConvolution/06 broken: without the kernel", because = "A = 1, W = 0: 0 against 1") {
        requires { nf eq 1 }
        requires { (n eq 1) and (w eq 1) }
        rhs = convert(convert(A, f32).expand(o to no).dropUnit(f), bf16)
    }
}

// The id of a device is some number below their count: what is known of it is that it is at most the greatest one.
rule("HandleClamp/02 Clamp(0, P, U) => P for the id P of one of at most U + 1 devices") {
    source("", "HandleClamp/02", note = "P is the id of a partition or a replica, G the greatest: one less than their count, which is above 1. Of u32.")
    val P by tensor(u32)
    val G by tensor(u32)
    val U by tensor(u32)
    assume { P le G }
    assume { G ge 1 }
    val fits = assume { G le U }
    lhs = clamp(0, P, U)
    rhs = P
    broken("HandleClamp/02 broken: any bound", because = "P = 1, U = 0: 0 against 1") { without(fits) }
}
