// Patterns of Enzyme-JAX that move a transpose before a batch norm, as coded: axes have names, and a transpose gives them others. The code takes
// the place of the feature axis from the permutation, where it ought to take it from its converse. That is the same place where two axes are
// exchanged, and another one where three go round.

fun RuleScope.inference(A: TensorExpr, rest: Shape, scale: TensorExpr, offset: TensorExpr, mean: TensorExpr, variance: TensorExpr, tiny: Element) =
    scale.expand(rest) * ((A - mean.expand(rest)) / sqrt(variance.expand(rest) + tiny)) + offset.expand(rest)

// The mean and the variance are those of A, over the axes but the feature.
fun RuleScope.training(A: TensorExpr, rest: Shape, scale: TensorExpr, offset: TensorExpr, tiny: Element, over: List<Any>): TensorExpr {
    val mean = A.mean(*over.toTypedArray())
    val away = A - mean.expand(rest)
    return inference(A, rest, scale, offset, mean, (away * away).mean(*over.toTypedArray()), tiny)
}

// The gradient of what training gives, by its operand; ones is as large as A.
fun RuleScope.gradient(A: TensorExpr, rest: Shape, scale: TensorExpr, mean: TensorExpr, variance: TensorExpr, G: TensorExpr, tiny: Element, over: List<Any>): TensorExpr {
    fun total(X: TensorExpr) = X.reduce(sum, *over.toTypedArray()).expand(rest)
    val count = total(constant(1, shapeOf(A)))
    val away = A - mean.expand(rest)
    val wide = variance.expand(rest) + tiny
    return scale.expand(rest) / sqrt(wide) / count * (G * count - total(G) - away * total(G * away) / wide)
}

for (kind in listOf("Inference", "Training", "Grad")) {
    fun RuleScope.norm(A: TensorExpr, rest: Shape, scale: TensorExpr, offset: TensorExpr, mean: TensorExpr, variance: TensorExpr, G: TensorExpr, tiny: Element, over: List<Any>) =
        when (kind) {
            "Inference" -> inference(A, rest, scale, offset, mean, variance, tiny)
            "Training" -> training(A, rest, scale, offset, tiny, over)
            else -> gradient(A, rest, scale, mean, variance, G, tiny, over)
        }

    rule("enzyme/TransposeBatchNorm$kind: Transpose(BatchNorm$kind(A)) => BatchNorm$kind(Transpose(A)), the feature exchanged with another axis") {
        source(note = "The other results stay as they are.")
        elements(real)
        val s by singleton; val d by rankClass
        val x by s.label; val y by s.label
        val n by s.sizes; val m by s.sizes; val p by d.sizes
        val tiny by element
        val A by tensor(x to n, y to m, d to p)
        val G by tensor(x to n, y to m, d to p)
        val scale by tensor(x to n); val offset by tensor(x to n); val mean by tensor(x to n); val variance by tensor(x to n)
        lhs = norm(A, shape(y to m, d to p), scale, offset, mean, variance, G, tiny, listOf(y, d)).relabel(x to y, y to x)
        rhs = norm(A.relabel(x to y, y to x), shape(x to m, d to p), scale.relabel(x to y), offset.relabel(x to y),
            mean.relabel(x to y), variance.relabel(x to y), G.relabel(x to y, y to x), tiny, listOf(x, d))
        broken("enzyme/TransposeBatchNorm$kind broken: turned round", because = "n = 2: A[0] against A[1]") {
            lhs = norm(A, shape(y to m, d to p), scale, offset, mean, variance, G, tiny, listOf(y, d)).relabel(x to y, y to x).reverse(y)
        }
    }

    rule("enzyme/TransposeBatchNorm$kind: Transpose(BatchNorm$kind(A)) => BatchNorm$kind(Transpose(A)) for three axes that go round") {
        source(note = "The axes 1, 2, 0 of A, with feature 0. The code takes 1 for the place of the feature in the transposed operand, which is 2. With axes of several sizes it is no program. Wrong as read.")
        expect(REFUTED, because = "axes of size 2: the feature is another axis of A")
        elements(real)
        val s by singleton
        val x by s.label; val y by s.label; val z by s.label
        val n by s.sizes
        val tiny by element
        val A by tensor(x to n, y to n, z to n)
        val G by tensor(x to n, y to n, z to n)
        val scale by tensor(x to n); val offset by tensor(x to n); val mean by tensor(x to n); val variance by tensor(x to n)
        fun round(X: TensorExpr) = X.relabel(y to x, z to y, x to z)
        lhs = round(norm(A, shape(y to n, z to n), scale, offset, mean, variance, G, tiny, listOf(y, z)))
        rhs = norm(round(A), shape(x to n, z to n), scale.relabel(x to y), offset.relabel(x to y),
            mean.relabel(x to y), variance.relabel(x to y), round(G), tiny, listOf(x, z))
        repaired("enzyme/TransposeBatchNorm$kind repaired: the place of the feature by the converse") {
            rhs = norm(round(A), shape(x to n, y to n), scale.relabel(x to z), offset.relabel(x to z),
                mean.relabel(x to z), variance.relabel(x to z), round(G), tiny, listOf(x, y))
        }
    }
}
