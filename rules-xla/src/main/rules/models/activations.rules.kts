// Activations and their derivatives, over the reals.

rule("models/GELU's tanh form => its logistic form") {
    source(note = "Gaussian Error Linear Units, Hendrycks and Gimpel 2016: 0.5 x (1 + tanh(u)) = x logistic(2 u)")
    val c by rankClass
    val n by c.sizes
    val v by element(real)
    val w by element(real)
    val A by tensor(real, c to n)
    val u = v * (A + w * A * A * A)
    lhs = A * (1 + tanh(u)) / 2
    rhs = A * logistic(2 * u)
    broken("models/GELU broken: logistic of u", because = "v = 1, w = 0, A = 1") { rhs = A * logistic(u) }
    broken("models/GELU broken: not halved", because = "A = 1") { lhs = A * (1 + tanh(u)) }
    broken("models/GELU broken: 1 - tanh", because = "v = 1, w = 0, A = 1") { lhs = A * (1 - tanh(u)) / 2 }
}

rule("models/silu => half of x (1 + tanh(x / 2))") {
    source(note = "Sigmoid-weighted linear units, Elfwing et al. 2017")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = A * logistic(A)
    rhs = A / 2 * (1 + tanh(A / 2))
    broken("models/silu by tanh broken: tanh(x)", because = "A = 1") { rhs = A / 2 * (1 + tanh(A)) }
    broken("models/silu by tanh broken: not halved", because = "A = 1") { rhs = A * (1 + tanh(A / 2)) }
}

rule("models/logistic of the opposite => 1 less logistic") {
    source(note = "Symmetry of the logistic function")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = logistic(-A)
    rhs = 1 - logistic(A)
    broken("models/logistic of the opposite broken: the opposite", because = "A = 0: 1/2 against -1/2") { rhs = -logistic(A) }
    broken("models/logistic of the opposite broken: its inverse", because = "A = 0: 1/2 against 2") { rhs = 1 / logistic(A) }
}

rule("models/the derivative of logistic in two ways") {
    source(note = "s' = s (1 - s) = exp(-x) / (1 + exp(-x))^2")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val s = logistic(A)
    val e = exp(-A)
    lhs = s * (1 - s)
    rhs = e / ((1 + e) * (1 + e))
    broken("models/the derivative of logistic broken: divided once", because = "A = 0: 1/4 against 1/2") { rhs = e / (1 + e) }
    broken("models/the derivative of logistic broken: exp(-2x)", because = "A = 1") { rhs = e * e / ((1 + e) * (1 + e)) }
    weaker("models/the derivative of logistic weaker: it is even") { rhs = logistic(-A) * (1 - logistic(-A)) }
}

rule("models/the derivative of tanh in two ways") {
    source(note = "1 - tanh(x)^2 = 4 / (exp(x) + exp(-x))^2")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val t = tanh(A)
    val h = exp(A) + exp(-A)
    lhs = 1 - t * t
    rhs = 4 / (h * h)
    broken("models/the derivative of tanh broken: 2 above", because = "A = 0: 1 against 1/2") { rhs = 2 / (h * h) }
    broken("models/the derivative of tanh broken: 1 - tanh", because = "A = 1") { lhs = 1 - t }
    broken("models/the derivative of tanh broken: sinh below", because = "A = 0: 1 against 4 / 0") {
        val g = exp(A) - exp(-A)
        rhs = 4 / (g * g)
    }
}

rule("models/tanh of the opposite => the opposite of tanh") {
    source(note = "tanh is odd")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = tanh(-A)
    rhs = -tanh(A)
    broken("models/tanh of the opposite broken: tanh", because = "A = 1") { rhs = tanh(A) }
}

rule("models/tanh of a sum => the quotient of sums") {
    source(note = "Addition theorem of tanh")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = tanh(A + B) * (1 + tanh(A) * tanh(B))
    rhs = tanh(A) + tanh(B)
    broken("models/tanh of a sum broken: 1 less the product", because = "A = B = 1") {
        lhs = tanh(A + B) * (1 - tanh(A) * tanh(B))
    }
    broken("models/tanh of a sum broken: the sum", because = "A = B = 1") { lhs = tanh(A + B) }
}

rule("models/softplus less x => softplus of the opposite") {
    source(note = "log(1 + exp(x)) - x = log(1 + exp(-x))")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = log1p(exp(A)) - A
    rhs = log1p(exp(-A))
    broken("models/softplus broken: plus x", because = "A = 1") { lhs = log1p(exp(A)) + A }
    broken("models/softplus broken: the opposite of softplus", because = "A = 0: log(2) against -log(2)") { rhs = -log1p(exp(A)) }
}

rule("models/log of logistic => the opposite of softplus of the opposite") {
    source(note = "log-sigmoid")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = log(logistic(A))
    rhs = -log1p(exp(-A))
    broken("models/log of logistic broken: of x", because = "A = 1") { rhs = -log1p(exp(A)) }
    weaker("models/log of logistic weaker: x less softplus") { rhs = A - log1p(exp(A)) }
}

rule("models/the exponential of softplus => 1 and exp") {
    source(note = "softplus")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = exp(log1p(exp(A)))
    rhs = 1 + exp(A)
    broken("models/the exponential of softplus broken: exp", because = "A = 0: 2 against 1") { rhs = exp(A) }
}

rule("models/mish by exp => mish by tanh of softplus") {
    source(note = "Mish, Misra 2019: tanh(log(1 + e)) = (e^2 + 2 e) / (e^2 + 2 e + 2)")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val e = exp(A)
    val q = e * (e + 2)
    lhs = A * tanh(log1p(e))
    rhs = A * q / (q + 2)
    broken("models/mish broken: divided by one more", because = "A = 1") { rhs = A * q / (q + 1) }
    broken("models/mish broken: e^2 + e", because = "A = 1") { rhs = A * (e * (e + 1)) / (q + 2) }
}

rule("models/softmax of two => logistic of the difference") {
    source(note = "Binary classification as two classes")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = exp(A) / (exp(A) + exp(B))
    rhs = logistic(A - B)
    broken("models/softmax of two broken: the other way", because = "A = 0, B = 1") { rhs = logistic(B - A) }
    broken("models/softmax of two broken: the sum", because = "A = 1, B = 0") { lhs = exp(A) / (exp(A) * exp(B)) }
}

rule("models/softmax over an axis of two parts => logistic of the difference") {
    source(note = "Binary classification as two classes")
    val s by singleton; val d by rankClass
    val p by d.sizes
    val A by tensor(real, s to 1, d to p)
    val B by tensor(real, s to 1, d to p)
    val e = exp(concat(A, B, along = s))
    val first = (e / e.reduce(sum, s).expand(s to 2)).slice(end = axes(s to 1, d to p))
    lhs = first
    rhs = logistic(A - B)
    broken("models/softmax of two parts broken: the other part", because = "A = 0, B = 1") { rhs = logistic(B - A) }
    broken("models/softmax of two parts broken: three of them", because = "a third of 0: 1/3 against 1/2") {
        val f = exp(concat(A, B, B, along = s))
        lhs = (f / f.reduce(sum, s).expand(s to 3)).slice(end = axes(s to 1, d to p))
    }
}

rule("models/a gated unit whose gate is scaled => the gate's weights scaled") {
    source(note = "GLU Variants Improve Transformer, Shazeer 2020")
    val b by rankClass; val f by rankClass; val o by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes
    val v by element(real)
    val X by tensor(real, b to nb, f to nf)
    val W by tensor(real, f to nf, o to no)
    val V by tensor(real, f to nf, o to no)
    lhs = logistic(dot(X, W, contract = f) * v) * dot(X, V, contract = f)
    rhs = logistic(dot(X, W * v, contract = f)) * dot(X, V, contract = f)
    broken("models/a gated unit broken: both are scaled", because = "v = 2") {
        rhs = logistic(dot(X, W * v, contract = f)) * dot(X, V * v, contract = f)
    }
    broken("models/a gated unit broken: the gate's result is scaled", because = "v = 2") {
        rhs = logistic(dot(X, W, contract = f)) * v * dot(X, V, contract = f)
    }
}

rule("models/relu of what is scaled => relu scaled") {
    source(note = "Positive homogeneity of relu")
    elements(int, real)
    val c by rankClass
    val n by c.sizes
    val v by element
    val sign = requires { v ge 0 }
    val A by tensor(c to n)
    lhs = max(A * v, 0)
    rhs = max(A, 0) * v
    broken("models/relu of what is scaled broken: a factor that may be negative", because = "v = -1, A = 1: 0 against -1") {
        without(sign)
    }
    broken("models/relu of what is scaled broken: shifted", because = "v = 1, A = -1") {
        lhs = max(A + v, 0)
        rhs = max(A, 0) + v
    }
}

rule("models/relu less relu of the opposite => x") {
    source(note = "Concatenated rectified linear units, Shang et al. 2016")
    elements(int, real)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = max(A, 0) - max(-A, 0)
    rhs = A
    broken("models/relu less relu broken: the sum", because = "A = -1: 1 against -1") { lhs = max(A, 0) + max(-A, 0) }
    weaker("models/relu less relu weaker: the sum is the absolute value") {
        lhs = max(A, 0) + max(-A, 0)
        rhs = abs(A)
    }
}

rule("models/hard sigmoid of the opposite => 1 less hard sigmoid") {
    source(note = "MobileNetV3, Howard et al. 2019")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = clamp(0, -A / 6 + 0.5, 1)
    rhs = 1 - clamp(0, A / 6 + 0.5, 1)
    broken("models/hard sigmoid broken: not clamped above", because = "A = 6: 0 against -1/2") { rhs = 1 - max(A / 6 + 0.5, 0) }
    broken("models/hard sigmoid broken: another slope", because = "A = 1") { lhs = clamp(0, -A / 5 + 0.5, 1) }
}

rule("models/a leaky relu => the maximum of x and a part of it") {
    source(note = "Leaky rectified linear units, Maas et al. 2013")
    elements(int, real)
    val c by rankClass
    val n by c.sizes
    val v by element
    val least = requires { v le 1 }
    val A by tensor(c to n)
    lhs = select(A ge 0, A, A * v)
    rhs = max(A, A * v)
    broken("models/a leaky relu broken: a slope above 1", because = "v = 2, A = 1: 1 against 2") { without(least) }
    broken("models/a leaky relu broken: the minimum", because = "v = 0, A = 1") { rhs = min(A, A * v) }
}
