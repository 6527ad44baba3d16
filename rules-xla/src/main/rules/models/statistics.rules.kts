// Means, deviations, covariances and their updates, over the reals.

rule("models/deviations from the mean have the sum 0") {
    source(note = "Arithmetic mean")
    val s by singleton; val d by rankClass
    val n by s.sizes; val p by d.sizes
    val some = requires { n ge 1 }
    val A by tensor(real, s to n, d to p)
    val N = convert(constant(n), real).expand(d to p)
    lhs = (A - (A.reduce(sum, s) / N).expand(s to n)).reduce(sum, s)
    rhs = constant(0, real, d to p)
    broken("models/deviations broken: the mean of one more", because = "n = 1, A = 1: 1/2 against 0") {
        val M = convert(constant(n + 1), real).expand(d to p)
        lhs = (A - (A.reduce(sum, s) / M).expand(s to n)).reduce(sum, s)
    }
    broken("models/deviations broken: their squares", because = "n = 2, A = 0, 1: 1/2 against 0") {
        val D = A - (A.reduce(sum, s) / N).expand(s to n)
        lhs = (D * D).reduce(sum, s)
    }
    broken("models/deviations broken: their absolute values", because = "n = 2, A = 0, 1: 1 against 0") {
        lhs = abs(A - (A.reduce(sum, s) / N).expand(s to n)).reduce(sum, s)
    }
}

rule("models/covariance => mean of the products less the product of the means") {
    source(note = "Covariance")
    val s by singleton; val a by rankClass; val b by rankClass
    val n by s.sizes; val p by a.sizes; val q by b.sizes
    requires { n ge 1 }
    val A by tensor(real, s to n, a to p)
    val B by tensor(real, s to n, b to q)
    val N = convert(constant(n), real)
    val meanA = A.reduce(sum, s) / N.expand(a to p)
    val meanB = B.reduce(sum, s) / N.expand(b to q)
    val products = dot(A, B, contract = s) / N.expand(a to p, b to q)
    lhs = dot(A - meanA.expand(s to n), B - meanB.expand(s to n), contract = s) / N.expand(a to p, b to q)
    rhs = products - meanA.expand(b to q) * meanB.expand(a to p)
    broken("models/covariance broken: twice the product of the means", because = "A = 1, B = 1: 0 against -1") {
        rhs = products - 2 * meanA.expand(b to q) * meanB.expand(a to p)
    }
    broken("models/covariance broken: the sum of the means", because = "A = 1, B = 1: 0 against -1") {
        rhs = products - (meanA.expand(b to q) + meanB.expand(a to p))
    }
    weaker("models/covariance weaker: one of both is centred") {
        lhs = dot(A - meanA.expand(s to n), B, contract = s) / N.expand(a to p, b to q)
    }
}

rule("models/covariance of shifted => covariance") {
    source(note = "Covariance")
    val s by singleton
    val n by s.sizes
    requires { n ge 1 }
    val v by element(real)
    val w by element(real)
    val A by tensor(real, s to n)
    val B by tensor(real, s to n)
    val N = convert(constant(n), real)
    lhs = dot(A + v - ((A + v).reduce(sum, s) / N).expand(s to n), B + w - ((B + w).reduce(sum, s) / N).expand(s to n), contract = s)
    rhs = dot(A - (A.reduce(sum, s) / N).expand(s to n), B - (B.reduce(sum, s) / N).expand(s to n), contract = s)
    broken("models/covariance of shifted broken: scaled", because = "v = 2, A = B = 0, 1") {
        lhs = dot(A * v - ((A * v).reduce(sum, s) / N).expand(s to n), B - (B.reduce(sum, s) / N).expand(s to n), contract = s)
    }
    broken("models/covariance of shifted broken: the old mean is subtracted", because = "v = 1, w = 1: n against 0") {
        lhs = dot(A + v - (A.reduce(sum, s) / N).expand(s to n), B + w - (B.reduce(sum, s) / N).expand(s to n), contract = s)
    }
}

rule("models/squared deviations of two blocks => those of each and of the means") {
    source(note = "Updating formulae, Chan, Golub, LeVeque 1979")
    val s by singleton
    val n by s.sizes; val m by s.sizes
    requires { (n ge 1) and (m ge 1) }
    val A by tensor(real, s to n)
    val B by tensor(real, s to m)
    val N = convert(constant(n), real)
    val M = convert(constant(m), real)
    val all = concat(A, B, along = s)
    val dAll = all - (all.reduce(sum, s) / (N + M)).expand(s to n + m)
    val dA = A - (A.reduce(sum, s) / N).expand(s to n)
    val dB = B - (B.reduce(sum, s) / M).expand(s to m)
    val apart = A.reduce(sum, s) / N - B.reduce(sum, s) / M
    val within = (dA * dA).reduce(sum, s) + (dB * dB).reduce(sum, s)
    lhs = (dAll * dAll).reduce(sum, s)
    rhs = within + apart * apart * N * M / (N + M)
    broken("models/squared deviations of two blocks broken: the means are left out", because = "A = 0, B = 1: 1/2 against 0") {
        rhs = within
    }
    broken("models/squared deviations of two blocks broken: not divided by the number of all", because = "A = 0, B = 1: 1/2 against 1") {
        rhs = within + apart * apart * N * M
    }
    broken("models/squared deviations of two blocks broken: the difference is not squared", because = "A = 0, B = 2") {
        rhs = within + apart * N * M / (N + M)
    }
}

rule("models/the mean of one more => a step towards it") {
    source(note = "Note on a method for calculating corrected sums of squares, Welford 1962")
    val s by singleton
    val n by s.sizes
    requires { n ge 1 }
    val A by tensor(real, s to n)
    val x by tensor(real, s to 1)
    val N = convert(constant(n), real)
    val last = x.reduce(sum, s)
    val mean = A.reduce(sum, s) / N
    lhs = concat(A, x, along = s).reduce(sum, s) / (N + 1)
    rhs = mean + (last - mean) / (N + 1)
    broken("models/the mean of one more broken: a step of 1 / n", because = "n = 1: A = 0, x = 1: 1/2 against 1") {
        rhs = mean + (last - mean) / N
    }
    broken("models/the mean of one more broken: a step by x", because = "A = 1, x = 1: 1 against 3/2") {
        rhs = mean + last / (N + 1)
    }
}

rule("models/squared deviations of one more => Welford's step") {
    source(note = "Note on a method for calculating corrected sums of squares, Welford 1962")
    val s by singleton
    val n by s.sizes
    requires { n ge 1 }
    val A by tensor(real, s to n)
    val x by tensor(real, s to 1)
    val N = convert(constant(n), real)
    val last = x.reduce(sum, s)
    val before = A.reduce(sum, s) / N
    val all = concat(A, x, along = s)
    val after = all.reduce(sum, s) / (N + 1)
    val d = all - after.expand(s to n + 1)
    val e = A - before.expand(s to n)
    val old = (e * e).reduce(sum, s)
    lhs = (d * d).reduce(sum, s)
    rhs = old + (last - before) * (last - after)
    broken("models/Welford's step broken: both with the old mean", because = "n = 1, A = 0, x = 1: 1/2 against 1") {
        rhs = old + (last - before) * (last - before)
    }
    broken("models/Welford's step broken: both with the new mean", because = "n = 1, A = 0, x = 1: 1/2 against 1/4") {
        rhs = old + (last - after) * (last - after)
    }
}

rule("models/squares about any point => those about the mean and n times its distance") {
    source(note = "Steiner's theorem")
    val s by singleton
    val n by s.sizes
    requires { n ge 1 }
    val v by element(real)
    val A by tensor(real, s to n)
    val N = convert(constant(n), real)
    val mean = A.reduce(sum, s) / N
    val D = A - mean.expand(s to n)
    val off = mean - v
    val B = A - v
    lhs = (B * B).reduce(sum, s)
    rhs = (D * D).reduce(sum, s) + N * off * off
    broken("models/squares about any point broken: the distance once", because = "n = 2, A = 0, v = 1: 2 against 1") {
        rhs = (D * D).reduce(sum, s) + off * off
    }
    broken("models/squares about any point broken: less the distance", because = "A = 0, v = 1: 1 against -1") {
        rhs = (D * D).reduce(sum, s) - N * off * off
    }
}

rule("models/the spread of what is scaled and shifted => the spread scaled") {
    source(note = "Min-max normalization")
    val c by rankClass
    val n by c.sizes
    requires { n ge 1 }
    val v by element(real)
    val w by element(real)
    val sign = requires { v gt 0 }
    val A by tensor(real, c to n)
    val B = A * v + w
    lhs = B.reduce(max, c) - B.reduce(min, c)
    rhs = (A.reduce(max, c) - A.reduce(min, c)) * constant(v)
    broken("models/the spread broken: a factor that may be negative", because = "v = -1, A = 0, 1: 1 against -1") {
        replace(sign) { v ne 0 }
    }
    broken("models/the spread broken: the shift is scaled as well", because = "w = 1") {
        rhs = (A.reduce(max, c) - A.reduce(min, c)) * constant(v) + constant(w)
    }
    weaker("models/the spread weaker: a negative factor turns it") {
        replace(sign) { v lt 0 }
        rhs = (A.reduce(min, c) - A.reduce(max, c)) * constant(v)
    }
}

rule("models/a line is not below its minimum and not above its maximum") {
    source(note = "Min-max normalization")
    elements(int, real)
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val A by tensor(c to n, d to p)
    lhs = min(max(A, A.reduce(min, c).expand(c to n)), A.reduce(max, c).expand(c to n))
    rhs = A
    broken("models/a line and its extrema broken: those of the other axes", because = "A is not constant: d = 1, c = 2") {
        requires { p ge 1 }
        lhs = max(A, A.reduce(max, d).expand(d to p))
    }
    broken("models/a line and its extrema broken: the minimum of the opposites", because = "A = 1: 1 against -1, and A = -1: 1 against -1") {
        lhs = max(A, (-A).reduce(min, c).expand(c to n))
    }
    broken("models/a line and its extrema broken: above the minimum", because = "A = 0: 1 against 0") {
        lhs = max(A, A.reduce(min, c).expand(c to n) + 1)
    }
}

rule("models/min-max normalization of what is shifted => the same") {
    source(note = "Min-max normalization")
    val c by rankClass
    val n by c.sizes
    val v by element(real)
    val eps by element(real)
    requires { eps gt 0 }
    val A by tensor(real, c to n)
    val B = A + v
    val spreadA = A.reduce(max, c) - A.reduce(min, c) + eps
    val spreadB = B.reduce(max, c) - B.reduce(min, c) + eps
    lhs = (B - B.reduce(min, c).expand(c to n)) / spreadB.expand(c to n)
    rhs = (A - A.reduce(min, c).expand(c to n)) / spreadA.expand(c to n)
    broken("models/min-max normalization broken: scaled beside an epsilon", because = "v = 2, eps = 1, A = 0, 1") {
        val C = A * v
        val spreadC = C.reduce(max, c) - C.reduce(min, c) + eps
        lhs = (C - C.reduce(min, c).expand(c to n)) / spreadC.expand(c to n)
    }
}

rule("models/the mean of logarithms => the logarithm of the geometric mean") {
    source(note = "Geometric mean")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val positive = assume { A gt 0 }
    lhs = log(A).reduce(sum, c)
    rhs = log(A.reduce(product, c))
    broken("models/the mean of logarithms broken: the logarithm of the sum", because = "A = 1, 1: 0 against log(2)") {
        rhs = log(A.reduce(sum, c))
    }
    broken("models/the mean of logarithms broken: of what is below 0 in pairs", because = "A = -1, -1: log(1) against log(-1) twice") {
        replace(positive) { A ne 0 }
    }
    broken("models/the mean of logarithms broken: of what may be 0", because = "A = 0, 1: log(0) against log(0) + log(1)") {
        replace(positive) { A ge 0 }
    }
}

rule("models/the exponential of the mean of logarithms => the geometric mean") {
    source(note = "Geometric mean")
    val c by rankClass
    val n by c.sizes
    requires { n ge 1 }
    val A by tensor(real, c to n)
    val positive = assume { A gt 0 }
    val N = constant(1, real, c to n).reduce(sum, c)
    lhs = exp(log(A).reduce(sum, c) / N)
    rhs = pow(A.reduce(product, c), 1 / N)
    broken("models/the geometric mean broken: of the sum", because = "A = 1, 1: 1 against the root of 2") {
        rhs = pow(A.reduce(sum, c), 1 / N)
    }
    broken("models/the geometric mean broken: of what may be below 0", because = "A = -1") { without(positive) }
    weaker("models/the geometric mean weaker: without a mean, also of nothing") {
        lhs = exp(log(A).reduce(sum, c))
        rhs = A.reduce(product, c)
    }
}

rule("models/a product of powers => the power of the product") {
    source(note = "Powers of products")
    val c by rankClass
    val n by c.sizes
    val v by element(real)
    val A by tensor(real, c to n)
    val positive = assume { A gt 0 }
    lhs = pow(A, constant(v, c to n)).reduce(product, c)
    rhs = pow(A.reduce(product, c), constant(v))
    broken("models/a product of powers broken: the power of the sum", because = "v = 1, A = 2, 2: 4 against 4; A = 1, 1: 1 against 2") {
        rhs = pow(A.reduce(sum, c), constant(v))
    }
    weaker("models/a product of roots => the root of the product") {
        replace(positive) { A ge 0 }
        lhs = sqrt(A).reduce(product, c)
        rhs = sqrt(A.reduce(product, c))
    }
    broken("models/a product of roots broken: below 0 in pairs", because = "A = -1, -1: the root of 1 against no roots") {
        without(positive)
        lhs = sqrt(A).reduce(product, c)
        rhs = sqrt(A.reduce(product, c))
    }
    weaker("models/a product of inverses => the inverse of the product") {
        replace(positive) { A ne 0 }
        lhs = (1 / A).reduce(product, c)
        rhs = 1 / A.reduce(product, c)
    }
    weaker("models/a product of cubes => the cube of the product") {
        without(positive)
        lhs = (A * A * A).reduce(product, c)
        rhs = pow(A.reduce(product, c), 3)
    }
}

rule("models/a product of scaled => the product, times a power of the scale") {
    source(note = "Determinants of scaled diagonal matrices")
    val c by rankClass
    val n by c.sizes
    val v by element(real)
    val sign = requires { v gt 0 }
    val A by tensor(real, c to n)
    val N = constant(1, real, c to n).reduce(sum, c)
    lhs = (A * v).reduce(product, c)
    rhs = A.reduce(product, c) * pow(constant(v), N)
    broken("models/a product of scaled broken: times the scale once", because = "v = 2, two elements: 4 against 2") {
        rhs = A.reduce(product, c) * v
    }
    broken("models/a product of scaled broken: times a power of its absolute value", because = "v = -1, one element: -1 against 1") {
        replace(sign) { v lt 0 }
        rhs = A.reduce(product, c) * pow(constant(abs(v)), N)
    }
    weaker("models/a product of halves => the product, divided by a power of 2") {
        lhs = (A / 2).reduce(product, c)
        rhs = A.reduce(product, c) / pow(constant(2, real), N)
    }
}

rule("models/weights that are scaled => the same weighted mean") {
    source(note = "Weighted mean")
    val c by rankClass
    val n by c.sizes
    requires { n ge 1 }
    val v by element(real)
    val sign = requires { v ne 0 }
    val A by tensor(real, c to n)
    val L by tensor(real, c to n)
    val W = exp(L)
    lhs = (A * W * v).reduce(sum, c) / (W * v).reduce(sum, c)
    rhs = (A * W).reduce(sum, c) / W.reduce(sum, c)
    broken("models/weights that are scaled broken: by 0", because = "v = 0: 0 / 0") { without(sign) }
    broken("models/weights that are scaled broken: only above", because = "v = 2: twice as much") {
        lhs = (A * W * v).reduce(sum, c) / W.reduce(sum, c)
    }
    broken("models/weights that are scaled broken: shifted", because = "v = 1: the weights 1 and e") {
        lhs = (A * (W + 1)).reduce(sum, c) / (W + 1).reduce(sum, c)
    }
}

rule("models/twelve times the variance of an iota => n^2 - 1") {
    source(note = "Discrete uniform distribution")
    val s by singleton
    val n by s.sizes
    requires { n ge 1 }
    val I = convert(iota(s, s to n), real)
    val N = convert(constant(n), real)
    val D = I - (I.reduce(sum, s) / N).expand(s to n)
    lhs = (D * D).reduce(sum, s) * 12 / N
    rhs = N * N - 1
    broken("models/twelve times the variance of an iota broken: n^2 + 1", because = "n = 1: 0 against 2") { rhs = N * N + 1 }
    broken("models/twelve times the variance of an iota broken: from 1 less", because = "n = 2: divided by n - 1") {
        requires { n ge 2 }
        lhs = (D * D).reduce(sum, s) * 12 / (N - 1)
    }
}

rule("models/the sum of cubes of an iota => the square of its sum") {
    source(note = "Nicomachus's theorem")
    val s by singleton
    val n by s.sizes
    val I = iota(s, s to n)
    lhs = (I * I * I).reduce(sum, s)
    rhs = I.reduce(sum, s) * I.reduce(sum, s)
    broken("models/the sum of cubes broken: the sum of squares", because = "n = 3: 9 against 5") { rhs = (I * I).reduce(sum, s) }
    broken("models/the sum of cubes broken: of fourth powers", because = "n = 3: 17 against 9") {
        lhs = (I * I * I * I).reduce(sum, s)
    }
}

rule("models/the sum of odd numbers => a square") {
    source(note = "Arithmetic series")
    val s by singleton
    val n by s.sizes
    lhs = (2 * iota(s, s to n) + 1).reduce(sum, s)
    rhs = constant(n) * constant(n)
    broken("models/the sum of odd numbers broken: of even ones", because = "n = 1: 0 against 1") {
        lhs = (2 * iota(s, s to n)).reduce(sum, s)
    }
}

rule("models/a moving average of a line that is constant => the constant") {
    source(note = "Moving averages keep constants")
    val c by rankClass
    val n by c.sizes
    requires { n ge 1 }
    val v by element(real)
    val N = constant(1, real, c to n).reduce(sum, c)
    lhs = constant(v, c to n).reduce(sum, c) / N
    rhs = constant(v)
    broken("models/a moving average broken: the sum", because = "n = 2, v = 1: 2 against 1") {
        lhs = constant(v, c to n).reduce(sum, c)
    }
}

rule("models/the mean squared error => variance and the square of the bias") {
    source(note = "Bias and variance, Geman, Bienenstock, Doursat 1992")
    val s by singleton
    val n by s.sizes
    requires { n ge 1 }
    val A by tensor(real, s to n)
    val T by tensor(real, s to n)
    val N = convert(constant(n), real)
    val E = A - T
    val bias = E.reduce(sum, s) / N
    val D = E - bias.expand(s to n)
    lhs = (E * E).reduce(sum, s) / N
    rhs = (D * D).reduce(sum, s) / N + bias * bias
    broken("models/the mean squared error broken: the bias is not squared", because = "E = 2: 4 against 2") {
        rhs = (D * D).reduce(sum, s) / N + bias
    }
    broken("models/the mean squared error broken: the bias is left out", because = "E = 1: 1 against 0") {
        rhs = (D * D).reduce(sum, s) / N
    }
}

rule("models/pairwise squared differences => n times the squared deviations, twice") {
    source(note = "Variance from pairs")
    val s by singleton
    val n by s.sizes
    val t by s.label
    requires { n ge 1 }
    val A by tensor(real, s to n)
    val N = convert(constant(n), real)
    val mean = A.reduce(sum, s) / N
    val D = A - mean.expand(s to n)
    val P = A.expand(t to n) - A.relabel(s to t).expand(s to n)
    lhs = (P * P).reduce(sum, s, t)
    rhs = 2 * N * (D * D).reduce(sum, s)
    broken("models/pairwise squared differences broken: each pair once", because = "A = 0, 1: 2 against 1") {
        rhs = N * (D * D).reduce(sum, s)
    }
    broken("models/pairwise squared differences broken: without n", because = "n = 3") { rhs = 2 * (D * D).reduce(sum, s) }
}
