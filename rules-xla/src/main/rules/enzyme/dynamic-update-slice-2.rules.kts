// Patterns of Enzyme-JAX about updates of updates, as coded. Starts out of bounds are clamped, and the code does not ask for bounds.

rule("enzyme/DUSDUS: DynamicUpdateSlice(DynamicUpdateSlice(A, V, j), U, i) => DynamicUpdateSlice(A, U, i) where U covers V") {
    source(note = "Constant starts: i <= j, and U ends where V does or later. Clamping keeps this order.")
    val c by rankClass
    val n by c.sizes; val m by c.sizes; val k by c.sizes; val i by c.map; val j by c.map
    val A by tensor(c to n)
    val V by tensor(c to k)
    val U by tensor(c to m)
    val covers = requires { (i le j) and (i + m ge j + k) }
    lhs = A.dynamicUpdateSlice(V, j).dynamicUpdateSlice(U, i)
    rhs = A.dynamicUpdateSlice(U, i)
    broken("enzyme/DUSDUS broken: V ends later", because = "n = 2, m = 1, k = 2, i = j = 0: V[1] against A[1]") { replace(covers) { i le j } }
}

rule("enzyme/DUSDUS same: DynamicUpdateSlice(DynamicUpdateSlice(A, V, i), U, i) => DynamicUpdateSlice(A, U, i) for U not smaller than V") {
    source(note = "One start that need not be known; the larger update is clamped earlier, and still covers the other. Full updates are on axes of d.")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by c.sizes; val k by c.sizes; val i by c.map
    val q by d.sizes; val l by d.sizes; val j by d.map
    val A by tensor(c to n, d to q)
    val V by tensor(c to k, d to l)
    val U by tensor(c to m, d to q)
    val larger = requires { m ge k }
    lhs = A.dynamicUpdateSlice(V, axes(c to i, d to j)).dynamicUpdateSlice(U, axes(c to i, d to 0))
    rhs = A.dynamicUpdateSlice(U, axes(c to i, d to 0))
    broken("enzyme/DUSDUS same, broken: smaller by one", because = "n = k = 1, m = 0: V against A") { replace(larger) { m + 1 ge k } }
}

rule("enzyme/DUSDUS within: DynamicUpdateSlice(DynamicUpdateSlice(A, V, j), U, i) => DynamicUpdateSlice(A, DynamicUpdateSlice(V, U, i - j), j)") {
    source(note = "Constant starts, U inside of V. It is not asked whether V is in bounds; wrong as read.")
    expect(REFUTED, because = "n = k = 2, m = 1, j = -1, i = 0: both go to 0, so U at 0 against U at 1")
    val c by rankClass
    val n by c.sizes; val m by c.sizes; val k by c.sizes; val i by c.map; val j by c.map
    val A by tensor(c to n)
    val V by tensor(c to k)
    val U by tensor(c to m)
    requires { (i ge j) and (i + m le j + k) }
    lhs = A.dynamicUpdateSlice(V, j).dynamicUpdateSlice(U, i)
    rhs = A.dynamicUpdateSlice(V.dynamicUpdateSlice(U, i - j), j)
    repaired("enzyme/DUSDUS within, repaired: V in bounds") { requires { (j ge 0) and (j + k le n) } }
    broken("enzyme/DUSDUS within, broken: the start in A", because = "n = 2, k = m = 1, i = j = 1, or a larger V") {
        requires { (j ge 0) and (j + k le n) }
        rhs = A.dynamicUpdateSlice(V.dynamicUpdateSlice(U, i), j)
    }
}

rule("enzyme/DUSDUS full: DynamicUpdateSlice(DynamicUpdateSlice(A, V, 0), U, i) => DynamicUpdateSlice(A, DynamicUpdateSlice(V, U, i), 0) for V of the size of A") {
    source(note = "On axes where V is as large as A, the start of U need not be known.")
    val c by rankClass
    val n by c.sizes; val m by c.sizes; val i by c.map
    val A by tensor(c to n)
    val V by tensor(c to n)
    val U by tensor(c to m)
    lhs = A.dynamicUpdateSlice(V, 0).dynamicUpdateSlice(U, i)
    rhs = A.dynamicUpdateSlice(V.dynamicUpdateSlice(U, i), 0)
    broken("enzyme/DUSDUS full, broken: A instead of V", because = "n = 1, m = 0: V against A") {
        rhs = A.dynamicUpdateSlice(A.dynamicUpdateSlice(U, i), 0)
    }
}

for (first in listOf(true, false))
rule("enzyme/DUSDUSToDUSPad ${if (first) "before" else "behind"}: two updates by v => DynamicUpdateSlice(A, Pad(Slice(A, ..), v)), the outer one ${if (first) "before" else "behind"} the inner one") {
    source(note = "Constant starts that differ on one axis, s. It is not asked whether they are in bounds; wrong as read.")
    expect(REFUTED, because = "a start of -1 is clamped for the update of one element, and no start of a slice")
    val s by singleton; val d by rankClass
    val n by s.sizes; val m by s.sizes; val k by s.sizes; val i by s.map; val j by s.map
    val p by d.sizes; val q by d.sizes; val l by d.map
    val v by element
    val A by tensor(s to n, d to p)
    val gap = requires { i + m lt j }
    val left = constant(v, s to m, d to q)
    val right = constant(v, s to k, d to q)
    lhs = if (first) A.dynamicUpdateSlice(right, axes(s to j, d to l)).dynamicUpdateSlice(left, axes(s to i, d to l))
        else A.dynamicUpdateSlice(left, axes(s to i, d to l)).dynamicUpdateSlice(right, axes(s to j, d to l))
    val between = A.slice(start = axes(s to i + m, d to l), end = axes(s to j, d to l + q))
    rhs = A.dynamicUpdateSlice(between.pad(v, low = axes(s to m), high = axes(s to k)), axes(s to i, d to l))
    repaired("enzyme/DUSDUSToDUSPad ${if (first) "before" else "behind"}, repaired: both in bounds") {
        requires { (i ge 0) and (j + k le n) }
        requires { (l ge 0) and (l + q le p) }
    }
    broken("enzyme/DUSDUSToDUSPad ${if (first) "before" else "behind"}, broken: padded the other way round", because = "n = 4, m = 1, k = 2: A between moves") {
        requires { (i ge 0) and (j + k le n) }
        requires { (l ge 0) and (l + q le p) }
        rhs = A.dynamicUpdateSlice(between.pad(v, low = axes(s to k), high = axes(s to m)), axes(s to i, d to l))
    }
}

for (first in listOf(true, false))
rule("enzyme/DUSDUSToDUSExtend ${if (first) "before" else "behind"}: two updates by parts of what is between them => DynamicUpdateSlice(A, Extend(Slice(A, ..))), the outer one ${if (first) "before" else "behind"}") {
    source(note = "Extend puts the first m and the last k elements beside all of them, as LowerExtend does. It is not asked that there are as many, nor that the starts are in bounds. Wrong as read.")
    expect(REFUTED, because = "one element between updates of two: the first two of one do not exist")
    val s by singleton; val d by rankClass
    val n by s.sizes; val m by s.sizes; val k by s.sizes; val i by s.map; val j by s.map
    val p by d.sizes; val q by d.sizes; val l by d.map
    val A by tensor(s to n, d to p)
    requires { i + m lt j }
    val left = A.slice(start = axes(s to i + m, d to l), end = axes(s to i + 2 * m, d to l + q))
    val right = A.slice(start = axes(s to j - k, d to l), end = axes(s to j, d to l + q))
    lhs = if (first) A.dynamicUpdateSlice(right, axes(s to j, d to l)).dynamicUpdateSlice(left, axes(s to i, d to l))
        else A.dynamicUpdateSlice(left, axes(s to i, d to l)).dynamicUpdateSlice(right, axes(s to j, d to l))
    val between = A.slice(start = axes(s to i + m, d to l), end = axes(s to j, d to l + q))
    val size = j - i - m
    rhs = A.dynamicUpdateSlice(
        concat(between.slice(end = axes(s to m)), between, between.slice(start = axes(s to size - k)), along = s),
        axes(s to i, d to l))
    repaired("enzyme/DUSDUSToDUSExtend ${if (first) "before" else "behind"}, repaired: enough between, and both in bounds") {
        requires { (m le size) and (k le size) }
        requires { (i ge 0) and (j + k le n) }
    }
    broken("enzyme/DUSDUSToDUSExtend ${if (first) "before" else "behind"}, broken: an update at the end is out of bounds", because = "n = 2, m = 0, k = 1, j = 2: A[1] goes to 1, not to 2") {
        requires { (m le size) and (k le size) }
        requires { i ge 0 }
    }
}

rule("enzyme/DUSDUSSubsuming: DynamicUpdateSlice(DynamicUpdateSlice(A, Slice(B, i), i), Slice(C, j), j) => a choice by places between C, B and A") {
    source(note = "Special: one axis, and updates that are taken from the places where they are put; so they are in bounds.")
    val s by singleton; val d by rankClass
    val n by s.sizes; val m by s.sizes; val k by s.sizes; val i by s.map; val j by s.map; val p by d.sizes
    val A by tensor(s to n, d to p)
    val B by tensor(s to n, d to p)
    val C by tensor(s to n, d to p)
    val place = iota(s, s to n, d to p)
    lhs = A.dynamicUpdateSlice(B.slice(axes(s to i), axes(s to i + k)), axes(s to i, d to 0))
        .dynamicUpdateSlice(C.slice(axes(s to j), axes(s to j + m)), axes(s to j, d to 0))
    rhs = select((place ge j) and (place lt j + m), C, select((place ge i) and (place lt i + k), B, A))
    broken("enzyme/DUSDUSSubsuming broken: the inner one first", because = "where both are: C against B") {
        rhs = select((place ge i) and (place lt i + k), B, select((place ge j) and (place lt j + m), C, A))
    }
}

rule("enzyme/DUSDUSSubsuming constant: DynamicUpdateSlice(DynamicUpdateSlice(A, Slice(B, i), i), v, j) => a choice by places between v, B and A") {
    source(note = "Special: one axis, and equal elements as the outer update. It is not asked whether these are in bounds; wrong as read, but for an assertion that counts places where assertions are compiled.")
    expect(REFUTED, because = "n = m = 1, k = 0, j = 1: v is put at 0, as the start is clamped, against A")
    val s by singleton; val d by rankClass
    val n by s.sizes; val m by s.sizes; val k by s.sizes; val i by s.map; val j by s.map; val p by d.sizes
    val v by element
    val A by tensor(s to n, d to p)
    val B by tensor(s to n, d to p)
    val place = iota(s, s to n, d to p)
    lhs = A.dynamicUpdateSlice(B.slice(axes(s to i), axes(s to i + k)), axes(s to i, d to 0))
        .dynamicUpdateSlice(constant(v, s to m, d to p), axes(s to j, d to 0))
    rhs = select((place ge j) and (place lt j + m), constant(v, s to n, d to p), select((place ge i) and (place lt i + k), B, A))
    repaired("enzyme/DUSDUSSubsuming constant, repaired: in bounds") { requires { (j ge 0) and (j + m le n) } }
}
