// Factors, counts and closed forms of sums; extrema of what is scaled and shifted.

rule("models/a divisor out of a sum") {
    source(note = "Distributive law")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val v by element(real)
    val other = requires { v ne 0 }
    val A by tensor(real, c to n, d to p)
    lhs = (A / constant(v, c to n, d to p)).reduce(sum, c)
    rhs = A.reduce(sum, c) / constant(v, d to p)
    broken("models/a divisor out of a sum broken: a divisor that may be 0", because = "n = 0, v = 0: 0 against 0 / 0") {
        without(other)
    }
    broken("models/a divisor out of a product", because = "n = 2, v = 2: 1/4 against 1/2") {
        lhs = (A / constant(v, c to n, d to p)).reduce(product, c)
        rhs = A.reduce(product, c) / constant(v, d to p)
    }
}

rule("models/a sum of exponentials of a sum => product of sums of exponentials") {
    source(note = "Distributive law")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, d to p)
    lhs = exp(A.expand(d to p) + B.expand(c to n)).reduce(sum, c, d)
    rhs = exp(A).reduce(sum, c) * exp(B).reduce(sum, d)
    broken("models/a sum of exponentials of a sum broken: sum of the sums", because = "A = 0, B = 0: 1 against 2") {
        rhs = exp(A).reduce(sum, c) + exp(B).reduce(sum, d)
    }
}

rule("models/a sum over an axis that nothing depends on => times the size") {
    source(note = "StableHLO's simplification of a reduction of a broadcast")
    val s by singleton; val d by rankClass
    val n by s.sizes; val p by d.sizes
    val A by tensor(int, d to p)
    lhs = A.expand(s to n).reduce(sum, s)
    rhs = A * constant(n, d to p)
    broken("models/a sum over an axis broken: times one less", because = "n = 1, A = 1: 1 against 0") {
        rhs = A * constant(n - 1, d to p)
    }
}

rule("models/twice the sum of an iota => n (n - 1)") {
    source(note = "Arithmetic series")
    val s by singleton
    val n by s.sizes
    lhs = iota(s, s to n).reduce(sum, s) * constant(2, int)
    rhs = constant(n) * constant(n - 1)
    broken("models/twice the sum of an iota broken: n (n + 1)", because = "n = 1: 0 against 2") {
        rhs = constant(n) * constant(n + 1)
    }
}

rule("models/six times the sum of squares of an iota") {
    source(note = "Square pyramidal numbers")
    val s by singleton
    val n by s.sizes
    val I = iota(s, s to n)
    lhs = (I * I).reduce(sum, s) * constant(6, int)
    rhs = constant(n) * constant(n - 1) * constant(2 * n - 1)
    broken("models/six times the sum of squares of an iota broken: that up to n", because = "n = 1: 0 against 6") {
        rhs = constant(n) * constant(n + 1) * constant(2 * n + 1)
    }
}

rule("models/a maximum of what is scaled => the maximum scaled") {
    source(note = "Order of the reals")
    elements(int, real)
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    requires { n ge 1 }
    val v by element
    val sign = requires { v ge 0 }
    val A by tensor(c to n, d to p)
    lhs = (A * constant(v, c to n, d to p)).reduce(max, c)
    rhs = A.reduce(max, c) * constant(v, d to p)
    broken("models/a maximum of what is scaled broken: a factor that may be negative", because = "v = -1, A = 0, 1") {
        without(sign)
    }
    weaker("models/a maximum of what is scaled weaker: a factor that is not positive turns it") {
        replace(sign) { v le 0 }
        rhs = A.reduce(min, c) * constant(v, d to p)
    }
}

rule("models/a maximum of exponentials => the exponential of the maximum") {
    source(note = "exp keeps the order")
    val c by rankClass
    val n by c.sizes
    requires { n ge 1 }
    val A by tensor(real, c to n)
    lhs = exp(A).reduce(max, c)
    rhs = exp(A.reduce(max, c))
    broken("models/a maximum of exponentials broken: of the opposites", because = "A = 0, 1: 1 against 1/e") {
        lhs = exp(-A).reduce(max, c)
        rhs = exp(-A.reduce(max, c))
    }
    weaker("models/a maximum of exponentials weaker: of the opposites, with the minimum") {
        lhs = exp(-A).reduce(max, c)
        rhs = exp(-A.reduce(min, c))
    }
}

rule("models/a product of exponentials => the exponential of the sum") {
    source(note = "exp of a sum")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = exp(A).reduce(product, c)
    rhs = exp(A.reduce(sum, c))
    broken("models/a product of exponentials broken: a sum", because = "n = 0: 0 against 1") { lhs = exp(A).reduce(sum, c) }
}

rule("models/silu under a sum, in two ways") {
    source(note = "Sigmoid-weighted linear units, Elfwing et al. 2017")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = (A * logistic(A)).reduce(sum, c)
    rhs = (A / (exp(-A) + constant(1, real, c to n))).reduce(sum, c)
    broken("models/silu broken: the other sign", because = "A = 1") {
        rhs = (A / (exp(A) + constant(1, real, c to n))).reduce(sum, c)
    }
}

rule("models/tanh under a sum, by logistic") {
    source(note = "tanh(a) = 2 logistic(2 a) - 1")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = tanh(A).reduce(sum, c)
    rhs = (constant(2, real, c to n) * logistic(A + A) - constant(1, real, c to n)).reduce(sum, c)
    broken("models/tanh broken: of the argument itself", because = "A = 1") {
        rhs = (constant(2, real, c to n) * logistic(A) - constant(1, real, c to n)).reduce(sum, c)
    }
}

rule("models/a sum of quotients by a common sum, multiplied by it") {
    source(note = "Cancellation, also where nothing is summed")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val s = exp(A).reduce(sum, c)
    lhs = (A / s.expand(c to n)).reduce(sum, c) * s
    rhs = A.reduce(sum, c)
    broken("models/a sum of quotients broken: the quotient of the sums of nothing", because = "n = 0: 0 against 0 / 0") {
        lhs = (A / s.expand(c to n)).reduce(sum, c)
        rhs = A.reduce(sum, c) / s
    }
    broken("models/a sum of quotients broken: by a sum over other axes", because = "d is empty: 0 against the sum of A") {
        val d by rankClass
        val m by d.sizes
        val B by tensor(real, d to m)
        val t = exp(B).reduce(sum, d)
        lhs = (A / t.expand(c to n)).reduce(sum, c) * t
    }
    broken("models/a sum of quotients broken: the softmax of nothing sums up to 1", because = "n = 0: 0 against 1") {
        lhs = softmax(A, c).reduce(sum, c)
        rhs = constant(1, real)
    }
    weaker("models/a sum of quotients weaker: the softmax sums up to its divisor by its divisor, also of nothing") {
        lhs = softmax(A, c).reduce(sum, c) * s
        rhs = s
    }
}

rule("models/the sum of squared differences => squares and products") {
    source(note = "Pairwise distances by one product")
    val f by rankClass; val a by rankClass; val b by rankClass
    val n by f.sizes; val p by a.sizes; val q by b.sizes
    val A by tensor(real, a to p, f to n)
    val B by tensor(real, b to q, f to n)
    val D = A.expand(b to q) - B.expand(a to p)
    val squares = (A * A).reduce(sum, f).expand(b to q) + (B * B).reduce(sum, f).expand(a to p)
    lhs = (D * D).reduce(sum, f)
    rhs = squares - constant(2, real, a to p, b to q) * dot(A, B, contract = f)
    broken("models/the sum of squared differences broken: the product once", because = "A = 1, B = 1: 0 against 1") {
        rhs = squares - dot(A, B, contract = f)
    }
}
