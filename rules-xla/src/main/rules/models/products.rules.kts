// Products: fast algorithms, low rank, projections, and products that are sums of other products.

rule("models/Winograd's F(2,3): the first output") {
    source(note = "Fast algorithms for convolutional neural networks, Lavin and Gray 2016, section 4.1")
    elements(int, real)
    val c by rankClass
    val n by c.sizes
    val d0 by tensor(c to n); val d1 by tensor(c to n); val d2 by tensor(c to n)
    val g0 by tensor(c to n); val g1 by tensor(c to n); val g2 by tensor(c to n)
    val m1 = 2 * (d0 - d2) * g0
    val m2 = (d1 + d2) * (g0 + g1 + g2)
    val m3 = (d2 - d1) * (g0 - g1 + g2)
    lhs = m1 + m2 + m3
    rhs = 2 * (d0 * g0 + d1 * g1 + d2 * g2)
    broken("models/Winograd's F(2,3) broken: a sign of the data", because = "d1 = 1, g1 = 1") {
        lhs = m1 + m2 + (d2 + d1) * (g0 - g1 + g2)
    }
    broken("models/Winograd's F(2,3) broken: a sign of the filter", because = "d1 = 1, g1 = 1") {
        lhs = m1 + m2 + (d2 - d1) * (g0 + g1 + g2)
    }
}

rule("models/Winograd's F(2,3): the second output") {
    source(note = "Fast algorithms for convolutional neural networks, Lavin and Gray 2016, section 4.1")
    elements(int, real)
    val c by rankClass
    val n by c.sizes
    val d1 by tensor(c to n); val d2 by tensor(c to n); val d3 by tensor(c to n)
    val g0 by tensor(c to n); val g1 by tensor(c to n); val g2 by tensor(c to n)
    val m2 = (d1 + d2) * (g0 + g1 + g2)
    val m3 = (d2 - d1) * (g0 - g1 + g2)
    val m4 = 2 * (d1 - d3) * g2
    lhs = m2 - m3 - m4
    rhs = 2 * (d1 * g0 + d2 * g1 + d3 * g2)
    broken("models/Winograd's F(2,3) broken: the last product is added", because = "d1 = 1, g2 = 1") { lhs = m2 - m3 + m4 }
    broken("models/Winograd's F(2,3) broken: the third product is added", because = "d2 = 1, g0 = 1") { lhs = m2 + m3 - m4 }
}

rule("models/Winograd's F(2,3) over the channels: the first output") {
    source(note = "Fast algorithms for convolutional neural networks, Lavin and Gray 2016, section 4.1")
    elements(int, real)
    val c by rankClass; val k by rankClass
    val n by c.sizes; val m by k.sizes
    val d0 by tensor(c to n); val d1 by tensor(c to n); val d2 by tensor(c to n)
    val g0 by tensor(c to n, k to m); val g1 by tensor(c to n, k to m); val g2 by tensor(c to n, k to m)
    val m1 = 2 * dot(d0 - d2, g0, contract = c)
    val m2 = dot(d1 + d2, g0 + g1 + g2, contract = c)
    val m3 = dot(d2 - d1, g0 - g1 + g2, contract = c)
    lhs = m1 + m2 + m3
    rhs = 2 * (dot(d0, g0, contract = c) + dot(d1, g1, contract = c) + dot(d2, g2, contract = c))
    broken("models/Winograd's F(2,3) over the channels broken: the filter is not transformed", because = "g1 = 1, d0 = 1") {
        lhs = m1 + dot(d1 + d2, g0 + g1, contract = c) + m3
    }
}

rule("models/Strassen's product: the first block") {
    source(note = "Gaussian elimination is not optimal, Strassen 1969")
    elements(int, real)
    val i by rankClass; val k by rankClass; val j by rankClass
    val ni by i.sizes; val nk by k.sizes; val nj by j.sizes
    val A11 by tensor(i to ni, k to nk); val A12 by tensor(i to ni, k to nk)
    val A22 by tensor(i to ni, k to nk)
    val B11 by tensor(k to nk, j to nj); val B21 by tensor(k to nk, j to nj); val B22 by tensor(k to nk, j to nj)
    val m1 = dot(A11 + A22, B11 + B22, contract = k)
    val m4 = dot(A22, B21 - B11, contract = k)
    val m5 = dot(A11 + A12, B22, contract = k)
    val m7 = dot(A12 - A22, B21 + B22, contract = k)
    lhs = m1 + m4 - m5 + m7
    rhs = dot(A11, B11, contract = k) + dot(A12, B21, contract = k)
    broken("models/Strassen's product broken: the fifth is added", because = "A11 = 1, B22 = 1") { lhs = m1 + m4 + m5 + m7 }
    broken("models/Strassen's product broken: the last is left out", because = "A12 = 1, B21 = 1") { lhs = m1 + m4 - m5 }
    broken("models/Strassen's product broken: a sign in the fourth", because = "A22 = 1, B21 = 1") {
        lhs = m1 + dot(A22, B21 + B11, contract = k) - m5 + m7
    }
}

rule("models/Strassen's product: the second block") {
    source(note = "Gaussian elimination is not optimal, Strassen 1969")
    elements(int, real)
    val i by rankClass; val k by rankClass; val j by rankClass
    val ni by i.sizes; val nk by k.sizes; val nj by j.sizes
    val A11 by tensor(i to ni, k to nk); val A12 by tensor(i to ni, k to nk)
    val B12 by tensor(k to nk, j to nj); val B22 by tensor(k to nk, j to nj)
    val m3 = dot(A11, B12 - B22, contract = k)
    val m5 = dot(A11 + A12, B22, contract = k)
    lhs = m3 + m5
    rhs = dot(A11, B12, contract = k) + dot(A12, B22, contract = k)
    broken("models/Strassen's second block broken: the difference", because = "A12 = 1, B22 = 1") { lhs = m3 - m5 }
}

rule("models/Strassen's product: the last block") {
    source(note = "Gaussian elimination is not optimal, Strassen 1969")
    elements(int, real)
    val i by rankClass; val k by rankClass; val j by rankClass
    val ni by i.sizes; val nk by k.sizes; val nj by j.sizes
    val A11 by tensor(i to ni, k to nk); val A21 by tensor(i to ni, k to nk); val A22 by tensor(i to ni, k to nk)
    val B11 by tensor(k to nk, j to nj); val B12 by tensor(k to nk, j to nj); val B22 by tensor(k to nk, j to nj)
    val m1 = dot(A11 + A22, B11 + B22, contract = k)
    val m2 = dot(A21 + A22, B11, contract = k)
    val m3 = dot(A11, B12 - B22, contract = k)
    val m6 = dot(A21 - A11, B11 + B12, contract = k)
    lhs = m1 - m2 + m3 + m6
    rhs = dot(A21, B12, contract = k) + dot(A22, B22, contract = k)
    broken("models/Strassen's last block broken: the second is added", because = "A21 = 1, B11 = 1") { lhs = m1 + m2 + m3 + m6 }
}

rule("models/a complex product by three products: the imaginary part") {
    source(note = "Gauss's trick")
    elements(int, real)
    val k by rankClass; val i by rankClass; val j by rankClass
    val nk by k.sizes; val ni by i.sizes; val nj by j.sizes
    val a by tensor(i to ni, k to nk); val b by tensor(i to ni, k to nk)
    val c by tensor(k to nk, j to nj); val d by tensor(k to nk, j to nj)
    lhs = dot(a + b, c + d, contract = k) - dot(a, c, contract = k) - dot(b, d, contract = k)
    rhs = dot(a, d, contract = k) + dot(b, c, contract = k)
    broken("models/a complex product broken: one product is added", because = "b = 1, d = 1: 2 against 0") {
        lhs = dot(a + b, c + d, contract = k) - dot(a, c, contract = k) + dot(b, d, contract = k)
    }
    broken("models/a complex product broken: the difference", because = "b = 1, c = 1") {
        lhs = dot(a - b, c + d, contract = k) - dot(a, c, contract = k) + dot(b, d, contract = k)
    }
}

rule("models/weights with a low-rank update => two narrow products") {
    source(note = "LoRA: Low-Rank Adaptation of Large Language Models, Hu et al. 2021, section 4.1")
    val b by rankClass; val f by rankClass; val r by rankClass; val o by rankClass
    val nb by b.sizes; val nf by f.sizes; val nr by r.sizes; val no by o.sizes
    val v by element(real)
    val X by tensor(real, b to nb, f to nf)
    val W by tensor(real, f to nf, o to no)
    val P by tensor(real, f to nf, r to nr)
    val Q by tensor(real, r to nr, o to no)
    lhs = dot(X, W + dot(P, Q, contract = r) * v, contract = f)
    rhs = dot(X, W, contract = f) + dot(dot(X, P, contract = f), Q, contract = r) * v
    broken("models/weights with a low-rank update broken: the update is not scaled", because = "v = 2") {
        rhs = dot(X, W, contract = f) + dot(dot(X, P, contract = f), Q, contract = r)
    }
    broken("models/weights with a low-rank update broken: scaled twice", because = "v = 2") {
        rhs = dot(X, W, contract = f) + dot(dot(X, P, contract = f) * v, Q, contract = r) * v
    }
}

rule("models/a product of three, multiplied from either end") {
    source(note = "Associativity; the order of a chain of products")
    elements(int, real)
    val i by rankClass; val j by rankClass; val k by rankClass; val l by rankClass
    val ni by i.sizes; val nj by j.sizes; val nk by k.sizes; val nl by l.sizes
    val A by tensor(i to ni, j to nj)
    val B by tensor(j to nj, k to nk)
    val C by tensor(k to nk, l to nl)
    lhs = dot(dot(A, B, contract = j), C, contract = k)
    rhs = dot(A, dot(B, C, contract = k), contract = j)
    broken("models/a product of three broken: an element-wise square in between", because = "A = B = C = 2") {
        val AB = dot(A, B, contract = j)
        lhs = dot(AB * AB, C, contract = k)
    }
}

rule("models/rows scaled after a product => rows scaled before") {
    source(note = "Diagonal matrices")
    elements(int, real)
    val i by rankClass; val k by rankClass; val j by rankClass
    val ni by i.sizes; val nk by k.sizes; val nj by j.sizes
    val A by tensor(i to ni, k to nk)
    val B by tensor(k to nk, j to nj)
    val s by tensor(i to ni)
    val t by tensor(k to nk)
    lhs = dot(A, B, contract = k) * s.expand(j to nj)
    rhs = dot(A * s.expand(k to nk), B, contract = k)
    broken("models/rows scaled broken: what is contracted is scaled", because = "t is no s: A = B = 1, s = 1, t = 2") {
        rhs = dot(A * t.expand(i to ni), B, contract = k)
    }
    weaker("models/rows scaled weaker: what is contracted is scaled on either side") {
        lhs = dot(A, B * t.expand(j to nj), contract = k)
        rhs = dot(A * t.expand(i to ni), B, contract = k)
    }
}

rule("models/a product with ones => a sum, spread") {
    source(note = "Sums by matrix units")
    elements(int, real)
    val i by rankClass; val k by rankClass; val j by rankClass
    val ni by i.sizes; val nk by k.sizes; val nj by j.sizes
    val A by tensor(i to ni, k to nk)
    lhs = dot(A, constant(1, k to nk, j to nj), contract = k)
    rhs = A.reduce(sum, k).expand(j to nj)
    broken("models/a product with ones broken: with twos", because = "A = 1: 2 against 1") {
        lhs = dot(A, constant(2, k to nk, j to nj), contract = k)
    }
}

rule("models/a product of a concat => the sum of the products of the parts") {
    source(note = "Tensor parallelism by rows, Megatron-LM, Shoeybi et al. 2019, section 3")
    elements(int, real)
    val s by singleton; val i by rankClass; val j by rankClass
    val n by s.sizes; val m by s.sizes; val ni by i.sizes; val nj by j.sizes
    val A by tensor(i to ni, s to n); val C by tensor(i to ni, s to m)
    val B by tensor(s to n, j to nj); val D by tensor(s to m, j to nj)
    lhs = dot(concat(A, C, along = s), concat(B, D, along = s), contract = s)
    rhs = dot(A, B, contract = s) + dot(C, D, contract = s)
    broken("models/a product of a concat broken: the first part alone", because = "C = D = 1") { rhs = dot(A, B, contract = s) }
}

rule("models/a one-hot row picks a row") {
    source(note = "Embedding by a product, as in XLA's tests of one-hot dots")
    elements(int, real)
    val s by singleton; val d by rankClass
    val n by s.sizes; val p by d.sizes
    val k by s.map
    requires { (k ge 0) and (k lt n) }
    val A by tensor(s to n, d to p)
    val hot = select(iota(s, s to n) eq constant(k, s to n), constant(1, s to n), constant(0, s to n))
    lhs = dot(hot, A, contract = s)
    rhs = A.slice(start = axes(s to k, d to 0), end = axes(s to k + 1, d to p)).reduce(sum, s)
    broken("models/a one-hot row broken: of twos", because = "A = 1: 2 against 1") {
        lhs = dot(hot + hot, A, contract = s)
    }
    broken("models/a one-hot row broken: all rows up to it", because = "k = 1, A = 1: 2 against 1") {
        val some = select(iota(s, s to n) le constant(k, s to n), constant(1, s to n), constant(0, s to n))
        lhs = dot(some, A, contract = s)
    }
}

rule("models/the square of a norm of a sum => squares and the product") {
    source(note = "Law of cosines")
    elements(int, real)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n); val B by tensor(c to n)
    val S = A + B
    lhs = dot(S, S, contract = c)
    rhs = dot(A, A, contract = c) + 2 * dot(A, B, contract = c) + dot(B, B, contract = c)
    broken("models/the square of a norm broken: without the product", because = "A = B = 1: 4 against 2") {
        rhs = dot(A, A, contract = c) + dot(B, B, contract = c)
    }
}

rule("models/the parallelogram law") {
    source(note = "Parallelogram law")
    elements(int, real)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n); val B by tensor(c to n)
    val S = A + B
    val D = A - B
    lhs = dot(S, S, contract = c) + dot(D, D, contract = c)
    rhs = 2 * (dot(A, A, contract = c) + dot(B, B, contract = c))
    broken("models/the parallelogram law broken: once", because = "A = 1") { rhs = dot(A, A, contract = c) + dot(B, B, contract = c) }
    weaker("models/the parallelogram law weaker: the difference is four products") {
        lhs = dot(S, S, contract = c) - dot(D, D, contract = c)
        rhs = 4 * dot(A, B, contract = c)
    }
}

rule("models/squares times squares less the square of the product => all 2 x 2 minors, squared") {
    source(note = "Lagrange's identity, each pair twice")
    elements(int, real)
    val s by singleton
    val n by s.sizes
    val t by s.label
    val A by tensor(s to n); val B by tensor(s to n)
    val across = A.expand(t to n) * B.relabel(s to t).expand(s to n)
    val back = B.expand(t to n) * A.relabel(s to t).expand(s to n)
    val minor = across - back
    lhs = (minor * minor).reduce(sum, s, t)
    rhs = 2 * (dot(A, A, contract = s) * dot(B, B, contract = s) - dot(A, B, contract = s) * dot(A, B, contract = s))
    broken("models/Lagrange's identity broken: each pair once", because = "A = 1, 0 and B = 0, 1: 2 against 1") {
        rhs = dot(A, A, contract = s) * dot(B, B, contract = s) - dot(A, B, contract = s) * dot(A, B, contract = s)
    }
    broken("models/Lagrange's identity broken: the square is added", because = "A = B = 1: 0 against 4") {
        rhs = 2 * (dot(A, A, contract = s) * dot(B, B, contract = s) + dot(A, B, contract = s) * dot(A, B, contract = s))
    }
}

rule("models/a Householder reflection keeps the norm") {
    source(note = "Unitary triangularization of a nonsymmetric matrix, Householder 1958")
    val c by rankClass
    val n by c.sizes
    requires { n ge 1 }
    val V by tensor(real, c to n)
    val X by tensor(real, c to n)
    val E = exp(V)
    val R = X - E * (2 * dot(E, X, contract = c) / dot(E, E, contract = c)).expand(c to n)
    lhs = dot(R, R, contract = c)
    rhs = dot(X, X, contract = c)
    broken("models/a Householder reflection broken: a projection", because = "X = V: 0 against 1") {
        val P = X - E * (dot(E, X, contract = c) / dot(E, E, contract = c)).expand(c to n)
        lhs = dot(P, P, contract = c)
    }
    broken("models/a Householder reflection broken: not divided", because = "the vector is no unit") {
        val Q = X - E * (2 * dot(E, X, contract = c)).expand(c to n)
        lhs = dot(Q, Q, contract = c)
    }
}

rule("models/a projection leaves nothing along the vector") {
    source(note = "Gram-Schmidt")
    val c by rankClass
    val n by c.sizes
    val some = requires { n ge 1 }
    val V by tensor(real, c to n)
    val X by tensor(real, c to n)
    val E = exp(V)
    val P = X - E * (dot(E, X, contract = c) / dot(E, E, contract = c)).expand(c to n)
    lhs = dot(E, P, contract = c)
    rhs = constant(0, real)
    broken("models/a projection broken: along the other vector", because = "X is not orthogonal to itself") {
        lhs = dot(X, P, contract = c)
    }
    weaker("models/a projection weaker: also of no element") { without(some) }
    broken("models/a projection broken: of no element its length is not 1", because = "n = 0: 0 against 1") {
        without(some)
        lhs = dot(E, E / dot(E, E, contract = c).expand(c to n), contract = c)
        rhs = constant(1, real)
    }
}

rule("models/a projection of a projection => the projection") {
    source(note = "Projections are idempotent")
    val c by rankClass
    val n by c.sizes
    requires { n ge 1 }
    val V by tensor(real, c to n)
    val X by tensor(real, c to n)
    val E = exp(V)
    val P = E * (dot(E, X, contract = c) / dot(E, E, contract = c)).expand(c to n)
    lhs = E * (dot(E, P, contract = c) / dot(E, E, contract = c)).expand(c to n)
    rhs = P
    broken("models/a projection of a projection broken: not divided", because = "the vector is no unit: V = 1") {
        lhs = E * dot(E, P, contract = c).expand(c to n)
    }
}

rule("models/a rotation keeps the norm") {
    source(note = "RoFormer, Su et al. 2021, section 3.2; x, y => x c - y s, x s + y c")
    val c by rankClass
    val n by c.sizes
    val X by tensor(real, c to n); val Y by tensor(real, c to n)
    val C by tensor(real, c to n); val S by tensor(real, c to n)
    val a = X * C - Y * S
    val b = X * S + Y * C
    lhs = (a * a + b * b).reduce(sum, c)
    rhs = ((X * X + Y * Y) * (C * C + S * S)).reduce(sum, c)
    broken("models/a rotation broken: a sign", because = "X = Y = C = S = 1: 8 against 4") {
        val e = X * C + Y * S
        lhs = (e * e + b * b).reduce(sum, c)
    }
}

rule("models/a product of rotated pairs => the product of the pairs by the angle between") {
    source(note = "RoFormer, Su et al. 2021, section 3.4: positions enter by their difference")
    val c by rankClass
    val n by c.sizes
    val X by tensor(real, c to n); val Y by tensor(real, c to n)
    val U by tensor(real, c to n); val V by tensor(real, c to n)
    val C by tensor(real, c to n); val S by tensor(real, c to n)
    val D by tensor(real, c to n); val T by tensor(real, c to n)
    val cosine = C * D + S * T
    val sine = S * D - C * T
    lhs = ((X * C - Y * S) * (U * D - V * T) + (X * S + Y * C) * (U * T + V * D)).reduce(sum, c)
    rhs = ((X * U + Y * V) * cosine + (X * V - Y * U) * sine).reduce(sum, c)
    broken("models/a product of rotated pairs broken: the angle turned around", because = "S = 1, D = 1, X = 1, V = 1") {
        rhs = ((X * U + Y * V) * cosine - (X * V - Y * U) * sine).reduce(sum, c)
    }
    broken("models/a product of rotated pairs broken: the sum of the angles", because = "C = D = 0, S = T = 1") {
        rhs = ((X * U + Y * V) * (C * D - S * T) + (X * V - Y * U) * sine).reduce(sum, c)
    }
}

rule("models/a depthwise and a pointwise product => one product") {
    source(note = "MobileNets, Howard et al. 2017, section 3.1, without a nonlinearity between them")
    elements(int, real)
    val b by rankClass; val f by rankClass; val o by rankClass
    val nb by b.sizes; val nf by f.sizes; val no by o.sizes
    val X by tensor(b to nb, f to nf)
    val D by tensor(f to nf)
    val P by tensor(f to nf, o to no)
    lhs = dot(X * D.expand(b to nb), P, contract = f)
    rhs = dot(X, P * D.expand(o to no), contract = f)
    broken("models/a depthwise and a pointwise product broken: a nonlinearity between them", because = "X = -1, D = -1") {
        lhs = dot(max(X * D.expand(b to nb), 0), P, contract = f)
    }
}

rule("models/bias folded into a product with one more input") {
    source(note = "Homogeneous coordinates")
    elements(int, real)
    val s by singleton; val b by rankClass; val o by rankClass
    val n by s.sizes; val nb by b.sizes; val no by o.sizes
    val X by tensor(b to nb, s to n)
    val W by tensor(s to n, o to no)
    val B by tensor(s to 1, o to no)
    lhs = dot(concat(X, constant(1, b to nb, s to 1), along = s), concat(W, B, along = s), contract = s)
    rhs = dot(X, W, contract = s) + B.reduce(sum, s).expand(b to nb)
    broken("models/bias folded broken: a zero", because = "B = 1: 0 against 1") {
        lhs = dot(concat(X, constant(0, b to nb, s to 1), along = s), concat(W, B, along = s), contract = s)
    }
}

rule("models/the normal product of scaled weights => scaled twice") {
    source(note = "Gram matrices")
    elements(int, real)
    val f by rankClass; val o by rankClass
    val nf by f.sizes; val no by o.sizes
    val q by o.label
    val v by element
    val W by tensor(f to nf, o to no)
    val S = W * v
    lhs = dot(S, S.relabel(o to q), contract = f)
    rhs = dot(W, W.relabel(o to q), contract = f) * v * v
    broken("models/the normal product broken: scaled once", because = "v = 2, W = 1: 4 against 2") {
        rhs = dot(W, W.relabel(o to q), contract = f) * v
    }
}

rule("models/the sum of an outer product => the product of the sums") {
    source(note = "Distributive law")
    elements(int, real)
    val a by rankClass; val b by rankClass
    val n by a.sizes; val m by b.sizes
    val A by tensor(a to n); val B by tensor(b to m)
    lhs = (A.expand(b to m) * B.expand(a to n)).reduce(sum, a, b)
    rhs = A.reduce(sum, a) * B.reduce(sum, b)
    broken("models/the sum of an outer product broken: of an outer sum", because = "A = B = 1: 2 against 1") {
        lhs = (A.expand(b to m) + B.expand(a to n)).reduce(sum, a, b)
    }
    weaker("models/the sum of an outer product weaker: of an outer sum, each times the other size") {
        lhs = (A.expand(b to m) + B.expand(a to n)).reduce(sum, a, b)
        rhs = constant(1, a to n).reduce(sum, a) * B.reduce(sum, b) + constant(1, b to m).reduce(sum, b) * A.reduce(sum, a)
    }
}
