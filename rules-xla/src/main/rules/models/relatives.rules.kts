// Wrong relatives of the laws of algebra: each differs from a right rule where a line is empty, a number is 0 or below it, or an index stands alone.

rule("models/a power of two hundred under a sum is not its first factor") {
    expect(REFUTED, because = "n = 1, A = 0: 2^200 against 2")
    source(note = "Exponents are no numbers of factors to write down")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val e = exp(A) + 1
    lhs = pow(e, constant(200, real, c to n)).reduce(sum, c)
    rhs = e.reduce(sum, c)
}

rule("models/the mean of ones is not 1 where there is nothing") {
    expect(REFUTED, because = "n = 0: 0 against 1")
    source(note = "A divisor that is 0 where nothing is summed")
    val s by singleton
    val n by s.sizes
    lhs = (constant(1, real, s to n) / constant(convert(number(n), real), s to n)).reduce(sum, s)
    rhs = constant(1, real)
}

rule("models/a softmax summed over two axes is not the size of the other axis") {
    expect(REFUTED, because = "m = 0: 0 against n")
    source(note = "One of two axes is empty")
    val c by singleton; val d by singleton
    val n by c.sizes; val m by d.sizes
    requires { n ge 1 }
    val A by tensor(real, d to m)
    lhs = softmax(A, d).expand(c to n).reduce(sum, c, d)
    rhs = constant(convert(number(n), real))
}

rule("models/the square of a root is not the number") {
    expect(REFUTED, because = "A = -1: no root is below 0")
    source(note = "The domain of the root")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val s = A.reduce(sum, c)
    lhs = sqrt(s) * sqrt(s)
    rhs = s
}

rule("models/a divisor of one part of a concat does not leave the sum of both") {
    expect(REFUTED, because = "the second part is multiplied")
    source(note = "A factor of some addends")
    val c by singleton
    val n by c.sizes; val m by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to m)
    val s = exp(A).reduce(sum, c)
    lhs = concat(A / s.expand(c to n), B, along = c).reduce(sum, c) * s
    rhs = A.reduce(sum, c) + B.reduce(sum, c)
}

rule("models/a maximum divided by a sum of nothing is not the maximum again") {
    expect(REFUTED, because = "m = 0: 0 against A")
    source(note = "A divisor that may be 0")
    val c by singleton; val d by singleton
    val n by c.sizes; val m by d.sizes
    requires { n ge 1 }
    val A by tensor(real, c to n)
    val B by tensor(real, d to m)
    val s = exp(B).reduce(sum, d)
    lhs = (A / s.expand(c to n)).reduce(max, c) * s
    rhs = A.reduce(max, c)
}

rule("models/a quotient by itself is not 1") {
    expect(REFUTED, because = "A = 0: 0 / 0")
    source(note = "A divisor that vanishes at one index")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = (A / A).reduce(sum, c)
    rhs = constant(1, real, c to n).reduce(sum, c)
}

rule("models/a sum of squares is not above 0 where all are 0") {
    expect(REFUTED, because = "A = 0: 0 / 0")
    source(note = "A sum of what is only not below 0")
    val c by rankClass
    val n by c.sizes
    requires { n ge 1 }
    val A by tensor(real, c to n)
    val s = (A * A).reduce(sum, c)
    lhs = s / s
    rhs = constant(1, real)
}

rule("models/a product of exponentials less 1 may be 0") {
    expect(REFUTED, because = "A = 0: 0 / 0")
    source(note = "A difference of what is above 0")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val e = exp(A).reduce(product, c) - 1
    lhs = e / e
    rhs = constant(1, real)
}

rule("models/the logarithm of a product is not the sum of logarithms") {
    expect(REFUTED, because = "A = B = -1: log(1) against log(-1) twice")
    source(note = "The domain of the logarithm")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = log(A * B)
    rhs = log(A) + log(B)
}

rule("models/the exponential of a logarithm is not the number") {
    expect(REFUTED, because = "A = -1: an exponential is above 0")
    source(note = "The domain of the logarithm")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = exp(log(A))
    rhs = A
}

rule("models/half the exponent of a square is not the number") {
    expect(REFUTED, because = "A = -1: 1 against -1")
    source(note = "The sign of the root of a square")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = sqrt(A * A).reduce(sum, c)
    rhs = A.reduce(sum, c)
}

rule("models/an absolute value of a sum is not the sum of absolute values") {
    expect(REFUTED, because = "A = 1, -1: 0 against 2")
    source(note = "abs is multiplicative, not additive")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = abs(A.reduce(sum, c))
    rhs = abs(A).reduce(sum, c)
}

rule("models/an absolute value of a product is the product of absolute values, and not the product") {
    expect(REFUTED, because = "A = -1: 1 against -1")
    source(note = "abs of a product")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = abs(A).reduce(product, c)
    rhs = A.reduce(product, c)
}

rule("models/a maximum of sums is not the sum of maxima") {
    expect(REFUTED, because = "A = 0, 1 and B = 1, 0: 1 against 2")
    source(note = "Both depend on the index")
    elements(int, real)
    val c by rankClass
    val n by c.sizes
    requires { n ge 1 }
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = (A + B).reduce(max, c)
    rhs = A.reduce(max, c) + B.reduce(max, c)
}

rule("models/a maximum of products is not the product of maxima") {
    expect(REFUTED, because = "A = -1, B = -1, 0")
    source(note = "A factor that may be negative")
    elements(int, real)
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    requires { n ge 1 }
    requires { m ge 1 }
    val A by tensor(c to n)
    val B by tensor(d to m)
    lhs = (A.expand(d to m) * B.expand(c to n)).reduce(max, c, d)
    rhs = A.reduce(max, c) * B.reduce(max, d)
}

rule("models/a sum of products over one axis is not a product of sums") {
    expect(REFUTED, because = "n = 2: A = B = 1: 2 against 4")
    source(note = "Indices that have to do with each other")
    elements(int, real)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = (A * B).reduce(sum, c)
    rhs = A.reduce(sum, c) * B.reduce(sum, c)
}

rule("models/a sum over half a triangle is not a product of sums") {
    expect(REFUTED, because = "n = 1: A = B = 1: 0 against 1")
    source(note = "A condition that mentions both indices")
    elements(int, real)
    val s by singleton
    val n by s.sizes
    val t by s.label
    val A by tensor(s to n)
    val B by tensor(s to n)
    val below = iota(s, s to n, t to n) lt iota(t, s to n, t to n)
    val P = A.expand(t to n) * B.relabel(s to t).expand(s to n)
    lhs = select(below, P, 0).reduce(sum, s, t)
    rhs = A.reduce(sum, s) * B.reduce(sum, s)
}

rule("models/a sum of a constant counts in the type") {
    expect(REFUTED, because = "n = 128: -128 against 128 in s8")
    source(note = "Counts that wrap")
    val s by singleton
    val n by s.sizes
    requires { n eq 128 }
    lhs = convert(constant(1, s8, s to n).reduce(sum, s), int)
    rhs = constant(n)
}

rule("models/exponentials of words do not exist, and sums of floats are in an order") {
    expect(REFUTED, because = "2^24 + 1 + 1 in f32")
    source(note = "A law of reals used of floats")
    elements(f32)
    val s by singleton
    val n by s.sizes
    val v by element
    val A by tensor(s to n)
    lhs = (A * constant(v, s to n)).reduce(sum, s)
    rhs = A.reduce(sum, s) * constant(v)
}

rule("models/a series of an iota that begins at 1 is another") {
    expect(REFUTED, because = "n = 1: 2 against 0")
    source(note = "The bounds of a closed form")
    val s by singleton
    val n by s.sizes
    lhs = (iota(s, s to n) + 1).reduce(sum, s) * 2
    rhs = constant(n) * constant(n - 1)
}

rule("models/a series over an interval that may be turned around") {
    expect(REFUTED, because = "n = 0, k = 2: 0 against 2")
    source(note = "An interval with its end before its beginning")
    val s by singleton
    val n by s.sizes
    val k by s.map
    requires { k ge 0 }
    lhs = select(iota(s, s to n) ge k, constant(2, int, s to n), constant(0, int, s to n)).reduce(sum, s)
    rhs = 2 * (constant(n) - constant(k))
}

rule("models/tanh is not the logistic function") {
    expect(REFUTED, because = "A = 0: 0 against 1/2")
    source(note = "tanh(a) = 2 logistic(2 a) - 1")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = tanh(A)
    rhs = logistic(2 * A)
}

rule("models/a softmax of softmaxes is not one softmax") {
    expect(REFUTED, because = "A = 0, 1")
    source(note = "Nested softmaxes")
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = softmax(softmax(A, c), c)
    rhs = softmax(A, c)
}

rule("models/a softmax over one axis is not one over two") {
    expect(REFUTED, because = "n = 1, m = 2: 1 against 1/2")
    source(note = "Axes of a softmax")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val A by tensor(real, c to n, d to m)
    lhs = softmax(A, c)
    rhs = softmax(A, c, d)
}

rule("models/a softmax of a concat is not the concat of softmaxes") {
    expect(REFUTED, because = "n = m = 1: 1/2 against 1")
    source(note = "Blocks of a softmax need their sums")
    val s by singleton
    val n by s.sizes; val m by s.sizes
    val A by tensor(real, s to n)
    val B by tensor(real, s to m)
    lhs = softmax(concat(A, B, along = s), s)
    rhs = concat(softmax(A, s), softmax(B, s), along = s)
}

rule("models/a number that may be below 0 is not how many there are") {
    expect(REFUTED, because = "k = -1: 0 against -A")
    source(note = "Counts that are not below 0")
    val c by rankClass; val s by singleton
    val n by c.sizes; val m by s.sizes; val k by s.map
    requires { m eq max(k, 0 * k) }
    val A by tensor(s8, c to n)
    lhs = A.expand(s to m).reduce(sum, s)
    rhs = A * constant(convert(number(k), s8), c to n)
}

rule("models/a sum that wraps is not the sum of what does not") {
    expect(REFUTED, because = "A = 64, 64: 128 against -128")
    source(note = "Conversions to a wider type")
    val s by singleton
    val n by s.sizes
    val A by tensor(s8, s to n)
    lhs = convert(A, int).reduce(sum, s)
    rhs = convert(A.reduce(sum, s), int)
}

rule("models/a sum of rounded numbers is not the rounded sum") {
    expect(REFUTED, because = "2049 and 1 in f16: 2049 is 2048")
    source(note = "Conversions that round")
    val s by singleton
    val n by s.sizes
    val A by tensor(int, s to n)
    lhs = convert(A, f16).reduce(sum, s)
    rhs = convert(A.reduce(sum, s), f16)
}

rule("models/a divisor over one region does not cancel one over another") {
    expect(REFUTED, because = "both divisors differ")
    source(note = "Two regions, each of which may have no index")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, d to m)
    val s = exp(A).reduce(sum, c)
    val t = exp(B).reduce(sum, d)
    lhs = (A / s.expand(c to n)).reduce(sum, c) * s / t
    rhs = A.reduce(sum, c)
}

rule("models/a minimum from a number on is not above what stands before it") {
    expect(REFUTED, because = "v = 0, A = 1: 1 against 0")
    source(note = "Bounds of the other side")
    elements(int, s8)
    val c by rankClass
    val n by c.sizes
    val v by element
    val A by tensor(c to n)
    lhs = max(A.reduce(min, c, initial = v).expand(c to n), A)
    rhs = A.reduce(min, c, initial = v).expand(c to n)
}
