// Losses and their gradients, over the reals.

rule("models/binary cross entropy of a logistic => softplus less the labelled logit") {
    source(note = "Binary cross entropy with logits")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val Y by tensor(real, c to n)
    val s = logistic(A)
    lhs = -(Y * log(s) + (1 - Y) * log(1 - s))
    rhs = log1p(exp(A)) - A * Y
    broken("models/binary cross entropy broken: plus the labelled logit", because = "A = 1, Y = 1") { rhs = log1p(exp(A)) + A * Y }
    broken("models/binary cross entropy broken: the label once", because = "A = 0, Y = 0: log(2) against 0") {
        lhs = -(Y * log(s))
    }
    broken("models/binary cross entropy broken: softplus of the opposite", because = "A = 1, Y = 0") {
        rhs = log1p(exp(-A)) - A * Y
    }
}

rule("models/the sum of binary cross entropies, in two ways") {
    source(note = "Binary cross entropy with logits")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val Y by tensor(real, c to n)
    val s = logistic(A)
    lhs = (Y * log(s) + (1 - Y) * log(1 - s)).reduce(sum, c)
    rhs = dot(A, Y, contract = c) - log1p(exp(A)).reduce(sum, c)
    broken("models/the sum of binary cross entropies broken: the log of the sum", because = "n = 2") {
        rhs = dot(A, Y, contract = c) - log1p(exp(A).reduce(sum, c))
    }
}

rule("models/the gradient of softmax => less the weighted mean") {
    source(note = "Backpropagation through softmax: p (g - sum(p g))")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val q by d.sizes
    val A by tensor(real, c to n, d to q)
    val G by tensor(real, c to n, d to q)
    val e = exp(A)
    val total = e.reduce(sum, c)
    val p = e / total.expand(c to n)
    lhs = p * (G - (p * G).reduce(sum, c).expand(c to n))
    rhs = e * (G * total.expand(c to n) - (e * G).reduce(sum, c).expand(c to n)) / (total * total).expand(c to n)
    broken("models/the gradient of softmax broken: divided once", because = "A = 0, 0 and G = 0, 1") {
        rhs = e * (G * total.expand(c to n) - (e * G).reduce(sum, c).expand(c to n)) / total.expand(c to n)
    }
    broken("models/the gradient of softmax broken: less the mean", because = "G is not weighted: A = 0, 1") {
        lhs = p * (G - G.reduce(sum, c).expand(c to n))
    }
}

rule("models/the gradient of softmax has the sum 0") {
    source(note = "Softmax does not see what is added to a whole line")
    val c by rankClass
    val n by c.sizes
    val some = requires { n ge 1 }
    val A by tensor(real, c to n)
    val G by tensor(real, c to n)
    val e = exp(A)
    val p = e / e.reduce(sum, c).expand(c to n)
    lhs = (p * (G - (p * G).reduce(sum, c).expand(c to n))).reduce(sum, c)
    rhs = constant(0, real)
    broken("models/the gradient of softmax broken: not weighted again", because = "A = 0, 1 and G = 0, 1") {
        lhs = (G - (p * G).reduce(sum, c).expand(c to n)).reduce(sum, c)
    }
    broken("models/the gradient of softmax broken: plus the weighted mean", because = "n = 1, G = 1: 2 against 0") {
        lhs = (p * (G + (p * G).reduce(sum, c).expand(c to n))).reduce(sum, c)
    }
}

rule("models/the gradient of softmax of a gradient that is shifted => the same") {
    source(note = "A constant gradient moves nothing")
    val c by rankClass
    val n by c.sizes
    val v by element(real)
    val A by tensor(real, c to n)
    val G by tensor(real, c to n)
    val H = G + v
    val e = exp(A)
    val p = e / e.reduce(sum, c).expand(c to n)
    lhs = p * (H - (p * H).reduce(sum, c).expand(c to n))
    rhs = p * (G - (p * G).reduce(sum, c).expand(c to n))
    broken("models/a shifted gradient broken: scaled", because = "v = 2") {
        lhs = p * (G * v - (p * G * v).reduce(sum, c).expand(c to n))
    }
}

rule("models/the gradient of log-softmax => the labels less their sum times softmax") {
    source(note = "Backpropagation through log-softmax")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val Y by tensor(real, c to n)
    val e = exp(A)
    val total = e.reduce(sum, c)
    val labels = Y.reduce(sum, c)
    lhs = Y - e / total.expand(c to n) * labels.expand(c to n)
    rhs = (Y * total.expand(c to n) - e * labels.expand(c to n)) / total.expand(c to n)
    broken("models/the gradient of log-softmax broken: the labels are taken to have the sum 1", because = "Y = 0") {
        rhs = (Y * total.expand(c to n) - e) / total.expand(c to n)
    }
}

rule("models/the entropy of a softmax => log-sum-exp less the mean logit") {
    source(note = "Entropy of a Gibbs distribution")
    val c by rankClass
    val n by c.sizes
    val some = requires { n ge 1 }
    val A by tensor(real, c to n)
    val e = exp(A)
    val total = e.reduce(sum, c)
    val p = e / total.expand(c to n)
    lhs = -(p * log(p)).reduce(sum, c)
    rhs = log(total) - (p * A).reduce(sum, c)
    broken("models/the entropy of a softmax broken: the mean of the logits", because = "A = 0, 1") {
        rhs = log(total) - A.reduce(sum, c)
    }
    broken("models/the entropy of a softmax broken: the other sign", because = "A = 0, 0: log(2) against -log(2)") {
        lhs = (p * log(p)).reduce(sum, c)
    }
}

rule("models/the divergence of two softmaxes => means of logits and log-sum-exps") {
    source(note = "Knowledge distillation, Hinton et al. 2015")
    val c by rankClass
    val n by c.sizes
    requires { n ge 1 }
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    val tA = exp(A).reduce(sum, c)
    val tB = exp(B).reduce(sum, c)
    val p = exp(A) / tA.expand(c to n)
    val q = exp(B) / tB.expand(c to n)
    lhs = (p * (log(p) - log(q))).reduce(sum, c)
    rhs = (p * (A - B)).reduce(sum, c) - log(tA) + log(tB)
    broken("models/the divergence of two softmaxes broken: weighted by the other", because = "A = 0, 1 and B = 0, 0") {
        lhs = (q * (log(p) - log(q))).reduce(sum, c)
    }
    broken("models/the divergence of two softmaxes broken: the log-sum-exps change places", because = "A = 0, 1 and B = 0, 0") {
        rhs = (p * (A - B)).reduce(sum, c) + log(tA) - log(tB)
    }
}

rule("models/cross entropy at a temperature => scaled logits") {
    source(note = "Knowledge distillation, Hinton et al. 2015")
    val c by rankClass
    val n by c.sizes
    val t by element(real)
    val some = requires { t ne 0 }
    val A by tensor(real, c to n)
    val e = exp(A / t)
    lhs = log(e / e.reduce(sum, c).expand(c to n))
    rhs = A / t - log(e.reduce(sum, c)).expand(c to n)
    broken("models/cross entropy at a temperature broken: the logits are not divided", because = "t = 2, A = 1") {
        rhs = A - log(e.reduce(sum, c)).expand(c to n)
    }
    broken("models/cross entropy at a temperature broken: the sum without temperature", because = "t = 2, A = 1") {
        rhs = A / t - log(exp(A).reduce(sum, c)).expand(c to n)
    }
}

rule("models/squared error of a linear model => its normal form") {
    source(note = "Least squares")
    val b by rankClass; val f by rankClass
    val nb by b.sizes; val nf by f.sizes
    val X by tensor(real, b to nb, f to nf)
    val w by tensor(real, f to nf)
    val y by tensor(real, b to nb)
    val h = dot(X, w, contract = f)
    val r = h - y
    lhs = (r * r).reduce(sum, b)
    rhs = (h * h).reduce(sum, b) - 2 * dot(w, dot(X, y, contract = b), contract = f) + (y * y).reduce(sum, b)
    broken("models/squared error of a linear model broken: the mixed term once", because = "X = w = y = 1: 0 against 1") {
        rhs = (h * h).reduce(sum, b) - dot(w, dot(X, y, contract = b), contract = f) + (y * y).reduce(sum, b)
    }
    broken("models/squared error of a linear model broken: plus the mixed term", because = "X = w = y = 1: 0 against 4") {
        rhs = (h * h).reduce(sum, b) + 2 * dot(w, dot(X, y, contract = b), contract = f) + (y * y).reduce(sum, b)
    }
}

rule("models/the gradient of squared error => a product with the transposed inputs") {
    source(note = "Least squares")
    val b by rankClass; val f by rankClass
    val nb by b.sizes; val nf by f.sizes
    val X by tensor(real, b to nb, f to nf)
    val w by tensor(real, f to nf)
    val y by tensor(real, b to nb)
    lhs = dot(X, dot(X, w, contract = f) - y, contract = b)
    rhs = dot(X, dot(X, w, contract = f), contract = b) - dot(X, y, contract = b)
    broken("models/the gradient of squared error broken: the labels are not multiplied", because = "X = 2, y = 1") {
        rhs = dot(X, dot(X, w, contract = f), contract = b) - y.reduce(sum, b).expand(f to nf)
    }
}

rule("models/the gradient of layer norm has the sum 0") {
    source(note = "Layer Normalization, Ba et al. 2016")
    val s by singleton
    val n by s.sizes
    requires { n ge 1 }
    val A by tensor(real, s to n)
    val G by tensor(real, s to n)
    val N = convert(constant(n), real)
    val D = A - (A.reduce(sum, s) / N).expand(s to n)
    val part = G - (G.reduce(sum, s) / N).expand(s to n) - D * ((G * D).reduce(sum, s) / N).expand(s to n)
    lhs = part.reduce(sum, s)
    rhs = constant(0, real)
    broken("models/the gradient of layer norm broken: not centred", because = "A = 1, G = 1: -1 against 0") {
        lhs = (G - (G.reduce(sum, s) / N).expand(s to n) - A * ((G * D + G).reduce(sum, s) / N).expand(s to n)).reduce(sum, s)
    }
}

rule("models/smoothed labels => a mixture of both losses") {
    source(note = "Rethinking the Inception Architecture, Szegedy et al. 2016, section 7")
    val s by singleton
    val n by s.sizes
    requires { n ge 1 }
    val v by element(real)
    val L by tensor(real, s to n)
    val Y by tensor(real, s to n)
    val N = convert(constant(n), real)
    lhs = (L * ((1 - constant(v, s to n)) * Y + (constant(v) / N).expand(s to n))).reduce(sum, s)
    rhs = (1 - constant(v)) * dot(L, Y, contract = s) + constant(v) * L.reduce(sum, s) / N
    broken("models/smoothed labels broken: not divided by n", because = "n = 2, v = 1, L = 1: 1 against 2") {
        rhs = (1 - constant(v)) * dot(L, Y, contract = s) + constant(v) * L.reduce(sum, s)
    }
    broken("models/smoothed labels broken: the labels whole", because = "v = 1, L = 1, Y = 1: 1 against 2") {
        rhs = dot(L, Y, contract = s) + constant(v) * L.reduce(sum, s) / N
    }
}

rule("models/a contrastive loss => log-sum-exp of the differences") {
    source(note = "Representation learning with contrastive predictive coding, Oord et al. 2018")
    val c by rankClass
    val n by c.sizes
    requires { n ge 1 }
    val v by element(real)
    val A by tensor(real, c to n)
    lhs = -log(exp(constant(v)) / exp(A).reduce(sum, c))
    rhs = log(exp(A - v).reduce(sum, c))
    broken("models/a contrastive loss broken: the other sign", because = "A = 1, v = 0") {
        rhs = -log(exp(A - v).reduce(sum, c))
    }
    broken("models/a contrastive loss broken: the differences turned around", because = "A = 1, v = 0") {
        rhs = log(exp(v - A).reduce(sum, c))
    }
}
