// Patterns of Enzyme-JAX that make windows of sums of shifted tensors, as coded, for two terms: special cases. Sums and products are one rule
// about any function that is associative and commutative, of all types but floats; convolutions are of reals.

for (flipped in listOf(false, true)) {
    val order = if (flipped) "Rotate(A, k), A" else "A, Rotate(A, k)"
    rule("enzyme/SelfElementwiseToConvolutionLike rotate: g($order) => ReduceWindow[g](Wrap(A, 0, k)), windows of two that stand k apart") {
        source(note = "Special: sums and products. A rotation by 0 is not excluded, and no window has a dilation of 0. Wrong as read, where no other pattern takes rotations by 0.")
        expect(REFUTED, by = validity, because = "k = 0: a window dilation of 0")
        val s by singleton; val d by rankClass
        val n by s.sizes; val k by s.sizes; val p by d.sizes
        val v by element
        val g by monoid(T, identity = v)
        val A by tensor(s to n, d to p)
        val turned = concat(A.slice(start = axes(s to k)), A.slice(end = axes(s to k)), along = s)
        lhs = if (flipped) g(turned, A) else g(A, turned)
        rhs = concat(A, A.slice(end = axes(s to k)), along = s)
            .reduceWindow(g, size = axes(s to 2, d to 1), initial = v, windowDilation = axes(s to k, d to 1))
        repaired("enzyme/SelfElementwiseToConvolutionLike rotate, repaired: not by 0, $order") { requires { k ge 1 } }
        broken("enzyme/SelfElementwiseToConvolutionLike rotate, broken: windows without holes, $order", because = "n = 3, k = 2: A[1] for A[2], or more windows") {
            requires { k ge 1 }
            rhs = concat(A, A.slice(end = axes(s to k)), along = s).reduceWindow(g, size = axes(s to 2, d to 1), initial = v)
        }
    }
}

rule("enzyme/SelfElementwiseToConvolutionLike rotate of reals: Sub(A, Rotate(A, k)) => Convolution(Wrap(A, 0, k), [1, -1])") {
    source(note = "Special: a difference of reals; the kernel is that of A, 1, and of what is taken away, -1, k apart.")
    val s by singleton; val d by rankClass; val f by singleton
    val n by s.sizes; val k by s.sizes; val p by d.sizes
    val A by tensor(real, s to n, d to p)
    requires { k ge 1 }
    val kernel = concat(constant(1, s to 1, f to 1), constant(-1, s to 1, f to 1), along = s)
    lhs = A - concat(A.slice(start = axes(s to k)), A.slice(end = axes(s to k)), along = s)
    rhs = conv(concat(A, A.slice(end = axes(s to k)), along = s).addUnit(f), kernel, feature = f, windowDilation = axes(s to k))
    broken("enzyme/SelfElementwiseToConvolutionLike rotate of reals, broken: the kernel turned round", because = "A = 0, 1") {
        rhs = conv(concat(A, A.slice(end = axes(s to k)), along = s).addUnit(f), kernel.reverse(s), feature = f, windowDilation = axes(s to k))
    }
}

rule("enzyme/SelfElementwiseToConvolutionLike pad: g(Pad(A, low = l), Pad(A, high = l)) => ReduceWindow[g](Pad(A, low = l, high = l)), windows of two that stand l apart") {
    source(note = "Special: sums and products. Padding may be negative for the code, which is no dilation. Wrong as read.")
    expect(REFUTED, by = validity, because = "n = 1, l = -1: a window dilation of -1")
    val s by singleton; val d by rankClass
    val n by s.sizes; val l by s.map; val p by d.sizes
    val v by element
    val w by element
    val g by monoid(T, identity = v)
    val A by tensor(s to n, d to p)
    requires { l ne 0 }
    lhs = g(A.pad(w, low = axes(s to l)), A.pad(w, high = axes(s to l)))
    rhs = A.pad(w, low = axes(s to l), high = axes(s to l))
        .reduceWindow(g, size = axes(s to 2, d to 1), initial = v, windowDilation = axes(s to l, d to 1))
    // Right for every padding value; but for the identity that is not proved, as no read tells which term of a window is padding.
    repaired("enzyme/SelfElementwiseToConvolutionLike pad, repaired: nothing is cut off, padded by the identity") {
        requires { l ge 1 }
        lhs = g(A.pad(v, low = axes(s to l)), A.pad(v, high = axes(s to l)))
        rhs = A.pad(v, low = axes(s to l), high = axes(s to l))
            .reduceWindow(g, size = axes(s to 2, d to 1), initial = v, windowDilation = axes(s to l, d to 1))
    }
    broken("enzyme/SelfElementwiseToConvolutionLike pad, broken: one place more", because = "l = 1: more windows") {
        requires { l ge 1 }
        rhs = A.pad(w, low = axes(s to l), high = axes(s to l + 1))
            .reduceWindow(g, size = axes(s to 2, d to 1), initial = v, windowDilation = axes(s to l, d to 1))
    }
}

rule("enzyme/SelfElementwiseToConvolutionLike pad of others: g(Pad(A, low = l, high = h), Pad(A, high = l, high = h)) => ReduceWindow[g](Pad(A, low = l, high = l)), other axes padded behind") {
    source(note = "Special: sums and products. Of an axis that neither pads in front nothing is asked, and padding behind it is forgotten. Wrong as read.")
    expect(REFUTED, by = shape, because = "h = 1 on an axis of d: one place less")
    val s by singleton; val d by rankClass
    val n by s.sizes; val l by s.map; val p by d.sizes; val h by d.map
    val v by element
    val w by element
    val g by monoid(T, identity = v)
    val A by tensor(s to n, d to p)
    requires { l ge 1 }
    lhs = g(A.pad(w, low = axes(s to l), high = axes(d to h)), A.pad(w, high = axes(s to l, d to h)))
    rhs = A.pad(w, low = axes(s to l), high = axes(s to l))
        .reduceWindow(g, size = axes(s to 2, d to 1), initial = v, windowDilation = axes(s to l, d to 1))
    repaired("enzyme/SelfElementwiseToConvolutionLike pad of others, repaired: they are padded, too, all by the identity") {
        lhs = g(A.pad(v, low = axes(s to l), high = axes(d to h)), A.pad(v, high = axes(s to l, d to h)))
        rhs = A.pad(v, low = axes(s to l), high = axes(s to l, d to h))
            .reduceWindow(g, size = axes(s to 2, d to 1), initial = v, windowDilation = axes(s to l, d to 1))
    }
}

rule("enzyme/SelfElementwiseToConvolutionLike slice: g(Slice(A, i, i + m), Slice(A, j, j + m)) => ReduceWindow[g](Slice(A, i, j + m)), windows of two that stand j - i apart") {
    source(note = "Special: sums and products. Other axes are cut alike.")
    val s by singleton; val d by rankClass
    val n by s.sizes; val i by s.map; val j by s.map; val m by s.sizes; val p by d.sizes; val q by d.map; val r by d.map
    val v by element
    val g by monoid(T, identity = v)
    val A by tensor(s to n, d to p)
    requires { i lt j }
    lhs = g(A.slice(axes(s to i, d to q), axes(s to i + m, d to r)), A.slice(axes(s to j, d to q), axes(s to j + m, d to r)))
    rhs = A.slice(axes(s to i, d to q), axes(s to j + m, d to r))
        .reduceWindow(g, size = axes(s to 2, d to 1), initial = v, windowDilation = axes(s to j - i, d to 1))
    broken("enzyme/SelfElementwiseToConvolutionLike slice, broken: any initial value", because = "it is combined once") {
        val w by element
        rhs = A.slice(axes(s to i, d to q), axes(s to j + m, d to r))
            .reduceWindow(g, size = axes(s to 2, d to 1), initial = w, windowDilation = axes(s to j - i, d to 1))
    }
}

for (right in listOf(true, false))
rule("enzyme/SelfElementwiseToConvolutionLike window: g(ReduceWindow[g](Slice(A, i, e), w), Slice(A)) => ReduceWindow[g](Slice(A), w + 1), the next ${if (right) "behind" else "before"}") {
    source(note = "Special: sums and products of windows of w in a row, and of what is beside them.")
    val s by singleton; val d by rankClass
    val n by s.sizes; val i by s.map; val e by s.map; val w by s.map; val p by d.sizes; val q by d.map; val r by d.map
    val v by element
    val g by monoid(T, identity = v)
    val A by tensor(s to n, d to p)
    requires { w ge 2 }
    val windows = A.slice(axes(s to i, d to q), axes(s to e, d to r)).reduceWindow(g, size = axes(s to w, d to 1), initial = v)
    lhs = g(windows, if (right) A.slice(axes(s to i + w, d to q), axes(s to e + 1, d to r)) else A.slice(axes(s to i - 1, d to q), axes(s to e - w, d to r)))
    rhs = A.slice(axes(s to if (right) i else i - 1, d to q), axes(s to if (right) e + 1 else e, d to r))
        .reduceWindow(g, size = axes(s to w + 1, d to 1), initial = v)
    broken("enzyme/SelfElementwiseToConvolutionLike window, broken: w as it was, $right", because = "one window more, without the last element") {
        rhs = A.slice(axes(s to if (right) i else i - 1, d to q), axes(s to if (right) e + 1 else e, d to r))
            .reduceWindow(g, size = axes(s to w, d to 1), initial = v)
    }
}

for (of in listOf("same", "opposite"))
rule("enzyme/SumToReduceWindow: ${if (of == "same") "Add" else "Sub"}(Mul(Slice(A, i, i + m), k), Mul(Slice(A, i + 1, i + 1 + m), ${if (of == "same") "k" else "-k"})) => Mul(ReduceWindow[+](Slice(A, i, i + 1 + m)), k)") {
    source(note = "Special: two slices side by side with one factor; of floats for the code, of reals here.")
    val s by singleton; val d by rankClass
    val n by s.sizes; val i by s.map; val m by s.sizes; val p by d.sizes; val q by d.map; val r by d.map
    val A by tensor(real, s to n, d to p)
    val K by element(real)
    val first = A.slice(axes(s to i, d to q), axes(s to i + m, d to r))
    val second = A.slice(axes(s to i + 1, d to q), axes(s to i + 1 + m, d to r))
    lhs = if (of == "same") first * K + second * K else first * K - second * (-constant(K, shapeOf(second)))
    rhs = A.slice(axes(s to i, d to q), axes(s to i + 1 + m, d to r)).reduceWindow(sum, size = axes(s to 2, d to 1)) * K
    broken("enzyme/SumToReduceWindow broken: the factor twice, $of", because = "K = 2, A = 1, 1") {
        rhs = A.slice(axes(s to i, d to q), axes(s to i + 1 + m, d to r)).reduceWindow(sum, size = axes(s to 2, d to 1)) * K * K
    }
}

rule("enzyme/SumToConv: Add(Mul(Slice(A, i, i + m), k), Mul(Slice(A, i + 1, i + 1 + m), l)) => Convolution(Slice(A, i, i + 1 + m), [k, l])") {
    source(note = "Special: two slices side by side with two factors; of floats for the code, of reals here.")
    val s by singleton; val d by rankClass; val f by singleton
    val n by s.sizes; val i by s.map; val m by s.sizes; val p by d.sizes
    val k by element(real)
    val l by element(real)
    val A by tensor(real, s to n, d to p)
    lhs = A.slice(axes(s to i), axes(s to i + m)) * k + A.slice(axes(s to i + 1), axes(s to i + 1 + m)) * l
    val kernel = concat(constant(k, s to 1, f to 1), constant(l, s to 1, f to 1), along = s)
    rhs = conv(A.slice(axes(s to i), axes(s to i + 1 + m)).addUnit(f), kernel, feature = f)
    broken("enzyme/SumToConv broken: the kernel turned round", because = "k = 1, l = 0, A = 0, 1") {
        rhs = conv(A.slice(axes(s to i), axes(s to i + 1 + m)).addUnit(f), kernel.reverse(s), feature = f)
    }
}
