// Softmax and the logarithm of sums of exponentials, over the reals. Floats have none of these laws: each rule says where it rounds.

rule("models/softmax less any number => softmax") {
    source(note = "Numerically stable softmax; Goodfellow et al., Deep Learning, 4.1")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    val v by element(real)
    val A by tensor(real, c to n, d to p)
    val B = A - constant(v, c to n, d to p)
    val e = exp(A)
    val f = exp(B)
    lhs = f / f.reduce(sum, c).expand(c to n)
    rhs = e / e.reduce(sum, c).expand(c to n)
    broken("models/softmax broken: times a number", because = "A = 0, 1 and v = 2: another ratio") {
        val g = exp(A * constant(v, c to n, d to p))
        lhs = g / g.reduce(sum, c).expand(c to n)
    }
    broken("models/softmax broken: the sum over the other axes", because = "the sum runs over d") {
        rhs = e / e.reduce(sum, d).expand(d to p)
    }
    broken("models/softmax broken: only the numerator is shifted", because = "v = 1: e times too small") {
        lhs = f / e.reduce(sum, c).expand(c to n)
    }
}

rule("models/softmax less its maximum => softmax") {
    source(note = "Numerically stable softmax; Goodfellow et al., Deep Learning, 4.1")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    requires { n ge 1 }
    val A by tensor(real, c to n, d to p)
    val B by tensor(real, c to n, d to p)
    val e = exp(A)
    val f = exp(A - A.reduce(max, c).expand(c to n))
    lhs = f / f.reduce(sum, c).expand(c to n)
    rhs = e / e.reduce(sum, c).expand(c to n)
    broken("models/softmax less its maximum broken: the maximum over the other axes",
        because = "A = 0, 1 in one line and 0, 0 in the other") {
        requires { p ge 1 }
        val g = exp(A - A.reduce(max, d).expand(d to p))
        lhs = g / g.reduce(sum, c).expand(c to n)
    }
    weaker("models/softmax less its maximum weaker: less the minimum") {
        val g = exp(A - A.reduce(min, c).expand(c to n))
        lhs = g / g.reduce(sum, c).expand(c to n)
    }
    weaker("models/softmax less its maximum weaker: less the maximum of another tensor") {
        val g = exp(A - B.reduce(max, c).expand(c to n))
        lhs = g / g.reduce(sum, c).expand(c to n)
    }
}

rule("models/log of a softmax => A less the log of the sum") {
    source(note = "Log-softmax")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val e = exp(A)
    val total = e.reduce(sum, c)
    lhs = log(e / total.expand(c to n))
    rhs = A - log(total).expand(c to n)
    broken("models/log of a softmax broken: the sum of the logs", because = "A = 0, 0: log(1/2) against 0") {
        rhs = A - log(e).reduce(sum, c).expand(c to n)
    }
}

rule("models/log-sum-exp less its maximum => log-sum-exp") {
    source(note = "Log-sum-exp; Blanchard, Higham, Higham 2021")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val p by d.sizes
    requires { n ge 1 }
    val A by tensor(real, c to n, d to p)
    val m = A.reduce(max, c)
    val ofRest = log(exp(A - m.expand(c to n)).reduce(sum, c))
    lhs = ofRest + m
    rhs = log(exp(A).reduce(sum, c))
    broken("models/log-sum-exp broken: the maximum is not added", because = "A = 1: 0 against 1") { lhs = ofRest }
    broken("models/log-sum-exp broken: the maximum is subtracted again", because = "A = 1: -1 against 1") { lhs = ofRest - m }
    broken("models/log-sum-exp broken: the minimum is added", because = "A = 0, 1") { lhs = ofRest + A.reduce(min, c) }
}

rule("models/log of a product of exponentials => sum") {
    source(note = "Likelihoods in log space")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = log(exp(A).reduce(product, c))
    rhs = A.reduce(sum, c)
    broken("models/log of a product of exponentials broken: a sum of exponentials", because = "A = 0, 0: log(2) against 0") {
        lhs = log(exp(A).reduce(sum, c))
    }
}

rule("models/softmax of twice => squares of exponentials") {
    source(note = "Temperature 1/2")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val e = exp(A)
    val f = exp(constant(2, real, c to n) * A)
    lhs = f / f.reduce(sum, c).expand(c to n)
    rhs = (e * e) / (e * e).reduce(sum, c).expand(c to n)
    broken("models/softmax of twice broken: the square of the sum", because = "A = 0, 0: 1/2 against 1/4") {
        val s = e.reduce(sum, c).expand(c to n)
        rhs = (e * e) / (s * s)
    }
}

rule("models/softmax sums to 1") {
    source(note = "Softmax")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val e = exp(A)
    val demanded = requires { n ge 1 }
    lhs = (e / e.reduce(sum, c).expand(c to n)).reduce(sum, c)
    rhs = constant(1, real)
    broken("models/softmax sums to 1 broken: nothing has the sum 0", because = "n = 0: 0 against 1") { without(demanded) }
}

rule("models/cross entropy with one-hot labels => the log of one") {
    source(note = "Softmax cross entropy with logits")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val Y by tensor(real, c to n)
    val lse = log(exp(A).reduce(sum, c))
    lhs = (Y * (A - lse.expand(c to n))).reduce(sum, c)
    rhs = (Y * A).reduce(sum, c) - lse * Y.reduce(sum, c)
    broken("models/cross entropy broken: the labels are taken to have the sum 1", because = "Y = 0") {
        rhs = (Y * A).reduce(sum, c) - lse
    }
}

rule("models/softmax of a shifted line with padding => softmax of the line with padding") {
    source(note = "Masked scores; softmax does not see what is added to all")
    val c by rankClass
    val n by c.sizes; val l by c.map; val h by c.map
    requires { (l ge 0) and (h ge 0) and (n ge 1) }
    val v by element(real)
    val A by tensor(real, c to n)
    val P = A.pad(0, low = l, high = h)
    val e = exp(P + v)
    val f = exp(P)
    lhs = e / e.reduce(sum, c).expand(c to n + l + h)
    rhs = f / f.reduce(sum, c).expand(c to n + l + h)
    broken("models/softmax with padding broken: padded with the number", because = "v = 1, A = 0: the padding weighs more") {
        val g = exp(A.pad(v, low = l, high = h))
        lhs = g / g.reduce(sum, c).expand(c to n + l + h)
    }
}
