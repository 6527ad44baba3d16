// Attention, and softmax block by block, over the reals.

rule("models/attention: the division after the second product") {
    source(note = "FlashAttention, Dao et al. 2022, section 3.1")
    val q by rankClass; val k by rankClass; val d by rankClass
    val nq by q.sizes; val nk by k.sizes; val nd by d.sizes
    val some = requires { nk ge 1 }
    val S by tensor(real, q to nq, k to nk)
    val V by tensor(real, k to nk, d to nd)
    val e = exp(S)
    val total = e.reduce(sum, k)
    lhs = dot(e / total.expand(k to nk), V, contract = k)
    rhs = dot(e, V, contract = k) / total.expand(d to nd)
    broken("models/attention broken: nothing to attend to", because = "nk = 0: 0 against 0 / 0") { without(some) }
    broken("models/attention broken: divided by the number of keys", because = "S = 0, 1") {
        rhs = dot(e, V, contract = k) / constant(1, real, q to nq, d to nd)
    }
}

rule("models/attention: the maximum is taken off, the division comes last") {
    source(note = "Online normalizer calculation for softmax, Milakov and Gimelshein 2018")
    val q by rankClass; val k by rankClass; val d by rankClass
    val nq by q.sizes; val nk by k.sizes; val nd by d.sizes
    requires { nk ge 1 }
    val S by tensor(real, q to nq, k to nk)
    val V by tensor(real, k to nk, d to nd)
    val e = exp(S)
    val f = exp(S - S.reduce(max, k).expand(k to nk))
    lhs = dot(e / e.reduce(sum, k).expand(k to nk), V, contract = k)
    rhs = dot(f, V, contract = k) / f.reduce(sum, k).expand(d to nd)
    broken("models/attention broken: the maximum of each key is taken off", because = "two queries") {
        requires { nq ge 1 }
        val g = exp(S - S.reduce(max, q).expand(q to nq))
        rhs = dot(g, V, contract = k) / g.reduce(sum, k).expand(d to nd)
    }
}

rule("models/attention: the scores scaled after the product => the queries scaled before") {
    source(note = "Attention Is All You Need, Vaswani et al. 2017, section 3.2.1")
    val q by rankClass; val k by rankClass; val f by rankClass
    val nq by q.sizes; val nk by k.sizes; val nf by f.sizes
    val v by element(real)
    val Q by tensor(real, q to nq, f to nf)
    val K by tensor(real, k to nk, f to nf)
    val e = exp(dot(Q, K, contract = f) * constant(v, q to nq, k to nk))
    val scaled = exp(dot(Q * constant(v, q to nq, f to nf), K, contract = f))
    lhs = e / e.reduce(sum, k).expand(k to nk)
    rhs = scaled / scaled.reduce(sum, k).expand(k to nk)
    broken("models/attention broken: queries and keys are scaled", because = "v = 2: scaled twice") {
        val twice = exp(dot(Q * constant(v, q to nq, f to nf), K * constant(v, k to nk, f to nf), contract = f))
        rhs = twice / twice.reduce(sum, k).expand(k to nk)
    }
}

rule("models/attention with a bias of each query => without") {
    source(note = "Softmax does not see what is added to a whole line")
    val q by rankClass; val k by rankClass
    val nq by q.sizes; val nk by k.sizes
    val S by tensor(real, q to nq, k to nk)
    val B by tensor(real, q to nq)
    val D by tensor(real, k to nk)
    val biased = exp(S + B.expand(k to nk))
    val e = exp(S)
    lhs = biased / biased.reduce(sum, k).expand(k to nk)
    rhs = e / e.reduce(sum, k).expand(k to nk)
    broken("models/attention broken: a bias of each key", because = "D = 0, 1") {
        val other = exp(S + D.expand(q to nq))
        lhs = other / other.reduce(sum, k).expand(k to nk)
    }
}

rule("models/softmax of two blocks: the denominator") {
    source(note = "FlashAttention, Dao et al. 2022, section 3.1")
    val k by singleton; val q by rankClass
    val n by k.sizes; val m by k.sizes; val p by q.sizes
    requires { (n ge 1) and (m ge 1) }
    val A by tensor(real, k to n, q to p)
    val B by tensor(real, k to m, q to p)
    val both = concat(A, B, along = k)
    val mA = A.reduce(max, k)
    val mB = B.reduce(max, k)
    val m2 = both.reduce(max, k)
    val lA = exp(A - mA.expand(k to n)).reduce(sum, k)
    val lB = exp(B - mB.expand(k to m)).reduce(sum, k)
    lhs = exp(both - m2.expand(k to n + m)).reduce(sum, k)
    rhs = exp(mA - m2) * lA + exp(mB - m2) * lB
    broken("models/softmax of two blocks broken: one block is not scaled", because = "A = 0, B = 1") {
        rhs = lA + exp(mB - m2) * lB
    }
    broken("models/softmax of two blocks broken: scaled the other way", because = "A = 0, B = 1") {
        rhs = exp(m2 - mA) * lA + exp(m2 - mB) * lB
    }
}

rule("models/softmax of two blocks: the numerator") {
    source(note = "FlashAttention, Dao et al. 2022, section 3.1")
    val k by singleton; val d by rankClass
    val n by k.sizes; val m by k.sizes; val p by d.sizes
    requires { (n ge 1) and (m ge 1) }
    val A by tensor(real, k to n)
    val B by tensor(real, k to m)
    val V by tensor(real, k to n, d to p)
    val W by tensor(real, k to m, d to p)
    val both = concat(A, B, along = k)
    val values = concat(V, W, along = k)
    val mA = A.reduce(max, k)
    val mB = B.reduce(max, k)
    val m2 = both.reduce(max, k)
    val oA = dot(exp(A - mA.expand(k to n)), V, contract = k)
    val oB = dot(exp(B - mB.expand(k to m)), W, contract = k)
    lhs = dot(exp(both - m2.expand(k to n + m)), values, contract = k)
    rhs = exp(mA - m2).expand(d to p) * oA + exp(mB - m2).expand(d to p) * oB
    broken("models/softmax of two blocks broken: both blocks by the factor of the first", because = "A = 0, B = 1") {
        rhs = exp(mA - m2).expand(d to p) * (oA + oB)
    }
}

rule("models/softmax of three blocks: the denominator with the maximum so far") {
    source(note = "FlashAttention, Dao et al. 2022, algorithm 1: two steps of its loop")
    val k by singleton; val q by rankClass
    val n by k.sizes; val m by k.sizes; val l by k.sizes; val p by q.sizes
    requires { (n ge 1) and (m ge 1) and (l ge 1) }
    val A by tensor(real, k to n, q to p)
    val B by tensor(real, k to m, q to p)
    val C by tensor(real, k to l, q to p)
    val all = concat(A, B, C, along = k)
    val m1 = A.reduce(max, k)
    val m2 = max(m1, B.reduce(max, k))
    val m3 = max(m2, C.reduce(max, k))
    val l1 = exp(A - m1.expand(k to n)).reduce(sum, k)
    val l2 = l1 * exp(m1 - m2) + exp(B - m2.expand(k to m)).reduce(sum, k)
    lhs = exp(all - all.reduce(max, k).expand(k to n + m + l)).reduce(sum, k)
    rhs = l2 * exp(m2 - m3) + exp(C - m3.expand(k to l)).reduce(sum, k)
    broken("models/softmax of three blocks broken: the maximum of the last block alone", because = "A = 1, C = 0") {
        val own = C.reduce(max, k)
        rhs = l2 * exp(m2 - own) + exp(C - own.expand(k to l)).reduce(sum, k)
    }
    broken("models/softmax of three blocks broken: the first two are not scaled again", because = "A = 0, B = 0, C = 1") {
        rhs = l2 + exp(C - m3.expand(k to l)).reduce(sum, k)
    }
    broken("models/softmax of three blocks broken: the smaller of the maxima", because = "A = 0, B = 1") {
        val w2 = min(m1, B.reduce(max, k))
        val w3 = min(w2, C.reduce(max, k))
        val v2 = l1 * exp(m1 - w2) + exp(B - w2.expand(k to m)).reduce(sum, k)
        rhs = v2 * exp(w2 - w3) + exp(C - w3.expand(k to l)).reduce(sum, k)
    }
}

rule("models/linear attention: the keys meet the values first") {
    source(note = "Transformers are RNNs, Katharopoulos et al. 2020, section 3.2")
    val q by rankClass; val k by rankClass; val f by rankClass; val d by rankClass
    val nq by q.sizes; val nk by k.sizes; val nf by f.sizes; val nd by d.sizes
    requires { nk ge 1 }
    val Q by tensor(real, q to nq, f to nf)
    val K by tensor(real, k to nk, f to nf)
    val V by tensor(real, k to nk, d to nd)
    val phiQ = exp(Q)
    val phiK = exp(K)
    val weights = dot(phiQ, phiK, contract = f)
    requires { nf ge 1 }
    lhs = dot(weights / weights.reduce(sum, k).expand(k to nk), V, contract = k)
    rhs = dot(phiQ, dot(phiK, V, contract = k), contract = f) / dot(phiQ, phiK.reduce(sum, k), contract = f).expand(d to nd)
    broken("models/linear attention broken: the keys are not mapped", because = "K = 0: 1 against 0") {
        rhs = dot(phiQ, dot(K, V, contract = k), contract = f) / dot(phiQ, phiK.reduce(sum, k), contract = f).expand(d to nd)
    }
}
