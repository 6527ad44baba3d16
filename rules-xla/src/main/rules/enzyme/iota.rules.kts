// Operators of an iota and a constant as coded. An iota counts in its own type; k is the constant.

rule("enzyme/MinMaxIotaConstSimplify: Max(Iota, k) => Iota for k <= 0") {
    source(note = "The least element of the iota, without an offset or a scale.")
    val s by singleton
    val n by s.sizes
    val k by integer
    val low = requires { k le 0 }
    lhs = max(iota(s, s to n), k)
    rhs = iota(s, s to n)
    broken("enzyme/MinMaxIotaConstSimplify broken: at most 1", because = "n = 1, k = 1: 1 against 0") { replace(low) { k le 1 } }
}

rule("enzyme/MinMaxIotaConstSimplify constant: Max(Iota, k) => k for k >= n - 1") {
    val s by singleton
    val n by s.sizes
    val k by integer
    val high = requires { k ge n - 1 }
    lhs = max(iota(s, s to n), k)
    rhs = constant(k, s to n)
    broken("enzyme/MinMaxIotaConstSimplify constant, broken: at least n - 2", because = "n = 1, k = -1: 0 against -1") { replace(high) { k ge n - 2 } }
}

rule("enzyme/MinMaxIotaConstSimplify minimum: Min(Iota, k) => k for k <= 0, and Iota for k >= n - 1") {
    val s by singleton
    val n by s.sizes
    val k by integer
    val out = requires { (k le 0) or (k ge n - 1) }
    lhs = min(iota(s, s to n), k)
    rhs = select(constant(k, s to n) le 0, constant(k, s to n), iota(s, s to n))
    broken("enzyme/MinMaxIotaConstSimplify minimum, broken: any constant", because = "n = 3, k = 1: 1 against 2") { without(out) }
}

rule("enzyme/MinMaxIotaConstSimplify of u8: Max(Iota, k) => Iota for k that is at most 0 if it is read with a sign") {
    source(note = "A constant is read with a sign, whatever its type.")
    expect(REFUTED, because = "n = 1, k = 128: 128 against 0")
    val s by singleton
    val n by s.sizes
    val k by element(u8)
    val low = requires { convert(bitcast(k, s8), int) le 0 }
    requires { n le 256 }
    lhs = max(convert(iota(s, s to n), u8), k)
    rhs = convert(iota(s, s to n), u8)
    repaired("enzyme/MinMaxIotaConstSimplify of u8, repaired: read without a sign") { replace(low) { k eq 0 } }
}

rule("enzyme/ClampIotaConstSimplify: Clamp(l, Iota, h) => Iota for l <= 0 and h >= n - 1") {
    val s by singleton
    val n by s.sizes
    val l by integer
    val h by integer
    requires { l le 0 }
    val high = requires { h ge n - 1 }
    lhs = clamp(l, iota(s, s to n), h)
    rhs = iota(s, s to n)
    broken("enzyme/ClampIotaConstSimplify broken: at least n - 2", because = "n = 1, h = -1: -1 against 0") { replace(high) { h ge n - 2 } }
}

rule("enzyme/ClampIotaConstSimplify low: Clamp(l, Iota, h) => l for l >= n - 1") {
    source(note = "That the bounds are in order is not asked for. Bounds that are scalars take the place of a tensor.")
    expect(REFUTED, because = "n = 1, l = 0, h = -1: -1 against 0")
    val s by singleton
    val n by s.sizes
    val l by integer
    val h by integer
    requires { l ge n - 1 }
    lhs = clamp(l, iota(s, s to n), h)
    rhs = constant(l, s to n)
    repaired("enzyme/ClampIotaConstSimplify low, repaired: bounds in order") { requires { l le h } }
}

rule("enzyme/ClampIotaConstSimplify high: Clamp(l, Iota, h) => h for h <= 0") {
    source(note = "After the others: the least element is at or above h.")
    val s by singleton
    val n by s.sizes
    val l by integer
    val h by integer
    val low = requires { h le 0 }
    lhs = clamp(l, iota(s, s to n), h)
    rhs = constant(h, s to n)
    broken("enzyme/ClampIotaConstSimplify high, broken: at most 1", because = "n = 1, h = 1: 0 against 1") { replace(low) { h le 1 } }
}

rule("enzyme/CompareIotaConstSimplify: Eq(Iota, k) => Pad(true, false) at k") {
    source(note = "Ne is the opposite.")
    val s by singleton
    val d by rankClass
    val n by s.sizes
    val p by d.sizes
    val k by s.map
    val inside = requires { (k ge 0) and (k lt n) }
    lhs = iota(s, s to n, d to p) eq k
    rhs = constant(TRUE, s to 1, d to p).pad(FALSE, low = s to k, high = s to n - k - 1)
    weaker("enzyme/CompareIotaConstSimplify weaker: a place outside is cut off again") { without(inside) }
    broken("enzyme/CompareIotaConstSimplify broken: one place later", because = "n = 1, k = 0: true against false") {
        rhs = constant(TRUE, s to 1, d to p).pad(FALSE, low = s to k + 1, high = s to n - k - 2)
    }
}

rule("enzyme/CompareIotaConstSimplify outside: Eq(Iota, k) => false for k outside of the axis") {
    val s by singleton
    val n by s.sizes
    val k by s.map
    val outside = requires { (k lt 0) or (k ge n) }
    lhs = iota(s, s to n) eq k
    rhs = constant(FALSE, s to n)
    broken("enzyme/CompareIotaConstSimplify outside, broken: any constant", because = "n = 1, k = 0: true against false") { without(outside) }
}

for ((name, less, more) in listOf(Triple("Lt", true, 0), Triple("Le", true, 1), Triple("Ge", false, 0), Triple("Gt", false, 1)))
rule("enzyme/CompareIotaConstSimplify parts: $name(Iota, k) => Concat of constants, cut at ${if (more == 0) "k" else "k + 1"}") {
    source(note = "Where the cut lies inside of the axis; else the result is one constant.")
    val s by singleton
    val d by rankClass
    val n by s.sizes
    val p by d.sizes
    val k by s.map
    requires { (k + more ge 0) and (k + more le n) }
    val count = iota(s, s to n, d to p)
    lhs = if (less) (if (more == 0) count lt k else count le k) else (if (more == 0) count ge k else count gt k)
    val first = constant(if (less) TRUE else FALSE, s to k + more, d to p)
    val second = constant(if (less) FALSE else TRUE, s to n - k - more, d to p)
    rhs = concat(first, second, along = s)
    broken("enzyme/CompareIotaConstSimplify parts, broken: the parts of $name change places", because = "n = 1: true against false") {
        rhs = concat(second, first, along = s)
    }
}

rule("enzyme/CompareIotaConstSimplify converted: Lt(Convert(Iota), k) => false for k >= n - 1") {
    source(note = "An iota under a conversion is not found to be the left operand, and the comparison is turned round: Lt is treated as Gt.")
    expect(REFUTED, because = "n = 1, k = 1: true against false")
    val s by singleton
    val n by s.sizes
    val k by s.map
    requires { n - 1 le k }
    requires { (n le 100) and (k le 100) }
    lhs = convert(iota(s, s to n), s8) lt convert(number(k), s8)
    rhs = constant(FALSE, s to n)
    repaired("enzyme/CompareIotaConstSimplify converted, repaired: not turned round") {
        requires { n le k }
        rhs = constant(TRUE, s to n)
    }
}

rule("enzyme/CompareIotaConstSimplify untyped: Lt(Iota, k) => true for n - 1 < k, with k read without its sign") {
    source(note = "Where a comparison names no type, a constant of signed integers is read without a sign: of 8 bits -1 as 255.")
    expect(REFUTED, because = "n = 1, k = -1: false against true")
    val s by singleton
    val n by s.sizes
    val k by s.map
    requires { (k ge -128) and (k le 127) }
    val above = requires { n - 1 lt choose(k lt 0, k + 256, k) }
    lhs = iota(s, s to n) lt k
    rhs = constant(TRUE, s to n)
    repaired("enzyme/CompareIotaConstSimplify untyped, repaired: read with its sign") { replace(above) { n - 1 lt k } }
}
