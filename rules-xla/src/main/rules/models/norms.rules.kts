// Means, variances and norms, over the reals.

rule("models/variance => mean of the squares less the square of the mean") {
    source(note = "Batch normalization; XLA's BatchNormExpander has both forms")
    val s by singleton; val d by rankClass
    val n by s.sizes; val p by d.sizes
    requires { n ge 1 }
    val A by tensor(real, s to n, d to p)
    val N = convert(constant(n), real).expand(d to p)
    val mean = A.reduce(sum, s) / N
    val centred = A - mean.expand(s to n)
    lhs = (centred * centred).reduce(sum, s) / N
    rhs = (A * A).reduce(sum, s) / N - mean * mean
    broken("models/variance broken: the mean is not squared", because = "A = 2: 0 against 2") {
        rhs = (A * A).reduce(sum, s) / N - mean
    }
    broken("models/variance broken: the square of the sum", because = "n = 2") {
        rhs = (A * A).reduce(sum, s) / N - A.reduce(sum, s) * A.reduce(sum, s)
    }
    broken("models/variance broken: divided by one more", because = "A = 0, 1") {
        val M = convert(constant(n + 1), real).expand(d to p)
        lhs = (centred * centred).reduce(sum, s) / M
    }
}

rule("models/layer norm of a shifted line => layer norm") {
    source(note = "Layer Normalization, Ba et al. 2016, section 5.1")
    val s by singleton; val d by rankClass
    val n by s.sizes; val p by d.sizes
    requires { n ge 1 }
    val v by element(real)
    val eps by element(real)
    val positive = requires { eps gt 0 }
    val A by tensor(real, s to n, d to p)
    val N = convert(constant(n), real).expand(d to p)
    val B = A + constant(v, s to n, d to p)
    val dA = A - (A.reduce(sum, s) / N).expand(s to n)
    val dB = B - (B.reduce(sum, s) / N).expand(s to n)
    lhs = dB * rsqrt((dB * dB).reduce(sum, s) / N + constant(eps, d to p)).expand(s to n)
    rhs = dA * rsqrt((dA * dA).reduce(sum, s) / N + constant(eps, d to p)).expand(s to n)
    broken("models/layer norm broken: scaled beside an epsilon", because = "eps = 1, v = 2") {
        val C = A * constant(v, s to n, d to p)
        val dC = C - (C.reduce(sum, s) / N).expand(s to n)
        lhs = dC * rsqrt((dC * dC).reduce(sum, s) / N + constant(eps, d to p)).expand(s to n)
    }
    weaker("models/layer norm weaker: any epsilon, as both roots are of one number") {
        without(positive)
    }
}

rule("models/RMS norm of a scaled line => RMS norm") {
    source(note = "Root Mean Square Layer Normalization, Zhang and Sennrich 2019, section 3")
    val c by rankClass
    val n by c.sizes
    val v by element(real)
    val sign = requires { v gt 0 }
    val A by tensor(real, c to n)
    assume { A ne 0 }
    val B = A * constant(v, c to n)
    lhs = B * rsqrt((B * B).reduce(sum, c)).expand(c to n)
    rhs = A * rsqrt((A * A).reduce(sum, c)).expand(c to n)
    broken("models/RMS norm broken: a factor that may be negative", because = "v = -1: the sign changes") {
        replace(sign) { v ne 0 }
    }
    broken("models/RMS norm broken: a factor that may be 0", because = "v = 0: 0 / 0") { replace(sign) { v ge 0 } }
}

rule("models/root of a sum of scaled squares => Abs of the factor") {
    source(note = "Homogeneity of norms")
    val c by rankClass
    val n by c.sizes
    val v by element(real)
    val A by tensor(real, c to n)
    val B = A * constant(v, c to n)
    lhs = sqrt((B * B).reduce(sum, c))
    rhs = sqrt((A * A).reduce(sum, c)) * abs(constant(v))
    broken("models/root of a sum of scaled squares broken: the factor itself", because = "v = -1, A = 1: 1 against -1") {
        rhs = sqrt((A * A).reduce(sum, c)) * constant(v)
    }
}

rule("models/cosine similarity of scaled vectors => cosine similarity") {
    source(note = "Cosine similarity")
    val s by singleton
    val n by s.sizes
    requires { n ge 1 }
    val v by element(real)
    val w by element(real)
    val signs = requires { (v gt 0) and (w gt 0) }
    val A by tensor(real, s to n)
    val B by tensor(real, s to n)
    assume { A ne 0 }
    assume { B ne 0 }
    val scaledA = A * constant(v, s to n)
    val scaledB = B * constant(w, s to n)
    lhs = dot(scaledA, scaledB, contract = s) /
        (sqrt((scaledA * scaledA).reduce(sum, s)) * sqrt((scaledB * scaledB).reduce(sum, s)))
    rhs = dot(A, B, contract = s) / (sqrt((A * A).reduce(sum, s)) * sqrt((B * B).reduce(sum, s)))
    broken("models/cosine similarity broken: a factor that may be negative", because = "v = -1: the sign changes") {
        replace(signs) { (v ne 0) and (w gt 0) }
    }
}

rule("models/batch norm after a dot => scaled weights") {
    source(note = "Folding batch normalization into the layer before it; Jacob et al. 2018, section 3.2")
    val b by rankClass; val f by rankClass; val o by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes
    val X by tensor(real, b to nb, f to nf)
    val W by tensor(real, f to nf, o to no)
    val gamma by tensor(real, o to no)
    val mean by tensor(real, o to no)
    val variance by tensor(real, o to no)
    assume { variance gt 0 }
    val scale = gamma / sqrt(variance)
    val shift = mean * scale
    lhs = gamma.expand(b to nb) * (dot(X, W, contract = f) - mean.expand(b to nb)) / sqrt(variance).expand(b to nb)
    rhs = dot(X, W * scale.expand(f to nf), contract = f) - shift.expand(b to nb)
    broken("models/batch norm after a dot broken: the mean is not scaled", because = "gamma = 2, mean = 1") {
        rhs = dot(X, W * scale.expand(f to nf), contract = f) - mean.expand(b to nb)
    }
}

rule("models/a mean of a concat => the weighted mean") {
    source(note = "Means of shards")
    val s by singleton
    val n by s.sizes; val m by s.sizes
    requires { (n ge 1) and (m ge 1) }
    val A by tensor(real, s to n)
    val B by tensor(real, s to m)
    val N = convert(constant(n), real)
    val M = convert(constant(m), real)
    val meanA = A.reduce(sum, s) / N
    val meanB = B.reduce(sum, s) / M
    lhs = concat(A, B, along = s).reduce(sum, s) / convert(constant(n + m), real)
    rhs = (meanA * N + meanB * M) / (N + M)
    broken("models/a mean of a concat broken: the mean of the means", because = "n = 1, m = 2") {
        rhs = (meanA + meanB) / constant(2, real)
    }
}
