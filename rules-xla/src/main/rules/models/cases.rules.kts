// Case distinctions in attributes: the lanes on which the condition holds, and those on which it fails.

rule("models/padding that is cut off again, if there is any => no padding") {
    source(note = "An attribute in two cases, lane by lane")
    elements(int, real)
    val c by rankClass
    val n by c.sizes; val k by c.map
    val sign = requires { k ge 0 }
    val A by tensor(c to n)
    lhs = A.pad(0, low = k, high = 0 * k, interior = 0 * k).slice(start = choose(k eq 0, 0 * k, k), end = n + k).reduce(sum, c)
    rhs = A.reduce(sum, c)
    broken("models/padding that is cut off again broken: the cases changed", because = "k = 1: the slice begins at 0, and one element is cut off") {
        lhs = A.pad(1, low = k, high = 0 * k, interior = 0 * k).slice(start = choose(k eq 0, k, 0 * k), end = n + k).reduce(sum, c)
    }
    broken("models/padding that is cut off again broken: a padding of 1 that stays in the second case",
        because = "k = 2: one element of the padding is left") {
        lhs = A.pad(1, low = k, high = 0 * k, interior = 0 * k).slice(start = choose(k le 1, k, k - 1), end = n + k).reduce(sum, c)
    }
}

rule("models/all from k on up to k, or all where k is 0 => all where k is 0") {
    source(note = "An attribute in two cases, with a slice in each")
    elements(int, real)
    val c by rankClass
    val n by c.sizes; val k by c.map
    requires { (k ge 0) and (k le n) }
    val A by tensor(c to n)
    lhs = A.slice(start = k, end = choose(k eq 0, n, k)).reduce(sum, c)
    rhs = A.slice(start = 0 * k, end = choose(k eq 0, n, 0 * k)).reduce(sum, c)
    broken("models/all from k on broken: always all", because = "k = 1: nothing against all") { rhs = A.reduce(sum, c) }
    broken("models/all from k on broken: one more", because = "k = 1: nothing against the first element") {
        rhs = A.slice(start = 0 * k, end = choose(k eq 0, n, min(k, n))).reduce(sum, c)
    }
}

rule("models/a dilation with its edge made up for, in two cases => a sum of the same") {
    source(note = "An attribute in two cases, two attributes at once")
    elements(int, real)
    val s by singleton
    val n by s.sizes; val k by s.map
    requires { (k ge 0) and (n ge 1) }
    val A by tensor(s to n)
    lhs = A.pad(0, low = choose(k eq 0, k, k - 1), high = 0 * k, interior = choose(k eq 0, 0 * k, k)).reduce(sum, s)
    rhs = A.reduce(sum, s)
    broken("models/a dilation in two cases broken: an edge that cuts off", because = "k = 1: the first element is cut off") {
        lhs = A.pad(0, low = choose(k eq 0, k, 0 * k - 1), high = 0 * k, interior = choose(k eq 0, 0 * k, k)).reduce(sum, s)
    }
    broken("models/a dilation in two cases broken: with ones", because = "k = 1, n = 2: a 1 between both") {
        lhs = A.pad(1, low = choose(k eq 0, k, 0 * k), high = 0 * k, interior = choose(k eq 0, 0 * k, k)).reduce(sum, s)
    }
}
