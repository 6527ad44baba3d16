// Clamping, clamp(L, A, H) = min(H, max(A, L)), also where L > H; XLA's HandleClamp, HandleMaximum, HandleMinimum.
// L and H are whole tensors; the compiler's bounds are constants, a special case.

// Right without L <= H: where L > H both sides are H.
rule("clamp/01 Clamp(L, Clamp(L, A, H), H) => Clamp(L, A, H)") {
    source("clamp/01", "HandleClamp/01")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val L by tensor(c to n)
    val H by tensor(c to n)
    lhs = clamp(L, clamp(L, A, H), H)
    rhs = clamp(L, A, H)
    broken("clamp/01 broken: the inner bounds are swapped",
        because = "L = 0, A = 1, H = 2: the inner clamp is min(0, max(1, 2)) = 0; 0 against 1") {
        lhs = clamp(L, clamp(H, A, L), H)
    }
    broken("clamp/01 broken: the inner lower bound is another one",
        because = "L = 0, M = 1, A = 0, H = 2: 1 against 0") {
        val M by tensor(c to n)
        lhs = clamp(L, clamp(M, A, H), H)
    }
}

rule("clamp/02 Max(L, Min(A, H)) => Clamp(L, A, H) for L < H") {
    source("clamp/02", "HandleMaximum/07")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val L by tensor(c to n)
    val H by tensor(c to n)
    val ordered = assume { L lt H }
    lhs = max(L, min(A, H))
    rhs = clamp(L, A, H)
    weaker("clamp/02 weakened: for L <= H") {
        expect(REFUTED, on = floats, because = "L = 0.0, H = -0.0, A = 0.0: 0.0 against -0.0")
        source(note = "The weakest assumption about L and H: see the next rule.")
        replace(ordered) { L le H }
    }
    // max(L, ..) >= L > H >= min(H, ..): where L > H the sides differ whatever A is, so L <= H cannot be weakened.
    broken("clamp/02 broken: for L > H", because = "L = 1, H = 0, any A: 1 against 0") { replace(ordered) { L gt H } }
    broken("clamp/02 broken: nothing is assumed of L and H", because = "A = 0, L = 2, H = 1: 2 against 1") {
        without(ordered)
    }
    broken("clamp/02 broken: the assumption is off by one", because = "L = 1, H = 0: 1 against 0") {
        replace(ordered) { L le H + 1 }
    }
    // The assumption orders L and H at equal positions, not L reversed and H. At rank 0 there is nothing to reverse.
    broken("clamp/02 broken: the assumption holds elsewhere",
        because = "rank 1, n = 2, L = (0, 2), H = (1, 3), A = 0: at position 0, 2 against 1") {
        lhs = max(L.reverse(c), min(A, H))
        rhs = clamp(L.reverse(c), A, H)
    }
}

rule("clamp/03 Min(H, Max(A, L)) => Clamp(L, A, H)") {
    source("clamp/03", "HandleMinimum/07",
        note = "The compiler asks for L < H here too, which is not needed: this is how clamp is defined.")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val L by tensor(c to n)
    val H by tensor(c to n)
    lhs = min(H, max(A, L))
    rhs = clamp(L, A, H)
    broken("clamp/03 broken: two maxima", because = "A = L = 0, H = 1: 1 against 0") { lhs = max(H, max(A, L)) }
    broken("clamp/03 broken: the bounds are swapped",
        because = "L = 0, A = 1, H = 1: 1 against min(0, max(1, 1)) = 0") { rhs = clamp(H, A, L) }
}
