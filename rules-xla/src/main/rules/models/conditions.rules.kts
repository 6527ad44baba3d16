// What conditions say of scalars, and assumptions of all elements of a tensor, where these meet reductions.

for ((m, neutral) in listOf(sum to 0, product to 1)) rule("models/reduce pad with what a condition makes neutral, $m") {
    source(note = "Folding of Pad into Reduce")
    upTo(order)
    if (m == sum) expect(UNKNOWN, on = floats, because = "right; v may be -0.0, which equals 0 and is another element")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val l by c.map; val h by c.map; val i by c.map; val p by d.sizes
    val v by element
    val X by tensor(c to n, d to p)
    requires { (l ge 0) and (h ge 0) }
    val condition = requires { v eq neutral }
    lhs = X.pad(v, low = l, high = h, interior = i).reduce(m, c)
    rhs = X.reduce(m, c)
    broken("models/reduce pad broken: another number, $m", because = "a place of padding is combined") {
        replace(condition) { v eq 1 - neutral }
    }
    broken("models/reduce pad broken: any other number, $m", because = "a place of padding is combined") {
        replace(condition) { v ne neutral }
    }
}

rule("models/window sum of a Pad with what conditions make 0 => window sum with padding") {
    source(note = "Folding of Pad into ReduceWindow")
    upTo(order)
    expect(UNKNOWN, on = floats, because = "right; v may be -0.0, which equals 0 and is another element")
    val c by rankClass
    val n by c.sizes; val w by c.map; val l by c.map; val h by c.map
    val v by element; val u by element
    val X by tensor(c to n)
    requires { (l ge 0) and (h ge 0) }
    val same = requires { v eq u }
    requires { u eq 0 }
    lhs = X.pad(v, low = l, high = h).reduceWindow(sum, w)
    rhs = X.reduceWindow(sum, w, low = l, high = h)
    broken("models/window sum of a Pad broken: padded with another number", because = "v = 1") { replace(same) { v ne u } }
}

for (m in listOf(max, min)) rule("models/reduce pad with the initial value under another name, $m") {
    source(note = "Folding of Pad into Reduce")
    expect(REFUTED, on = floats, because = "v = 0.0, u = -0.0, X empty")
    val c by rankClass
    val n by c.sizes; val l by c.map; val h by c.map
    val v by element; val u by element
    val X by tensor(c to n)
    requires { (l ge 0) and (h ge 0) }
    val same = requires { v eq u }
    lhs = X.pad(v, low = l, high = h).reduce(m, c, initial = u)
    rhs = X.reduce(m, c, initial = u)
    broken("models/reduce pad broken: beyond the initial value, $m", because = "the padding is the extremum") {
        replace(same) { if (m == max) v ge u else v le u }
    }
}

rule("models/sum of absolute values of what is not negative => sum") {
    source(note = "An assumption at the index of a sum")
    elements(int, real)
    val c by rankClass
    val n by c.sizes; val h by c.map
    requires { h ge 0 }
    val A by tensor(c to n)
    val sign = assume { A ge 0 }
    val padded = A.pad(0, low = h, high = h)
    lhs = abs(padded).reduce(sum, c)
    rhs = padded.reduce(sum, c)
    broken("models/sum of absolute values broken: not 0 only", because = "A = -1") { replace(sign) { A ne 0 } }
    broken("models/sum of absolute values broken: nothing is assumed of the padding", because = "h = 1: 2 against -2") {
        val other = A.pad(-1, low = h, high = h)
        lhs = abs(other).reduce(sum, c)
        rhs = other.reduce(sum, c)
    }
}

rule("models/mean weighted by normalised weights => by the sum of the weights") {
    source(note = "Importance weights, self-normalised")
    val s by rankClass
    val n by s.sizes
    val some = requires { n ge 1 }
    val W by tensor(real, s to n)
    val A by tensor(real, s to n)
    val sign = assume { W gt 0 }
    lhs = dot(W / W.reduce(sum, s).expand(s to n), A, contract = s)
    rhs = dot(W, A, contract = s) / W.reduce(sum, s)
    broken("models/mean weighted broken: no weights", because = "n = 0: 0 against 0 / 0") { without(some) }
    broken("models/mean weighted broken: the sum of the weights may be 0", because = "W = 1, -1") {
        replace(sign) { W ne 0 }
        lhs = (W / W.reduce(sum, s).expand(s to n)).reduce(sum, s) * A.reduce(sum, s)
        rhs = A.reduce(sum, s)
    }
}

rule("models/dot of tensors of which an assumption says that they are equal") {
    source(note = "Equals for equals under a sum")
    elements(int, real, s8)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    val same = assume { A eq B + B }
    lhs = dot(A, C, contract = c)
    rhs = dot(B, C, contract = c) + dot(B, C, contract = c)
    broken("models/dot of equal tensors broken: once", because = "B = C = 1: 2 against 1") { rhs = dot(B, C, contract = c) }
    broken("models/dot of equal tensors broken: they differ", because = "A = 1, B = 0") { replace(same) { A ne B + B } }
}
