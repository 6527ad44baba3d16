// What holds of floating-point numbers, rounded as they are.

rule("a sum commutes") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = A + B
    rhs = B + A
}

rule("a product commutes") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = A * B
    rhs = B * A
}

rule("a product with 1") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = A * 1
    rhs = A
}

rule("a quotient by 1") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = A / 1
    rhs = A
}

rule("minus zero is added") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = A + (-0.0)
    rhs = A
}

rule("zero is subtracted") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = A - 0
    rhs = A
}

rule("the opposite by a product") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = A * -1
    rhs = -A
}

rule("the opposite by a difference from minus zero") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = (-0.0) - A
    rhs = -A
}

rule("the opposite of the opposite") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = -(-A)
    rhs = A
}

rule("a double is a sum") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = A * 2
    rhs = A + A
}

rule("half is half") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = A / 2
    rhs = A * 0.5
}

rule("a half of a half is a quarter") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = A * 0.5 * 0.5
    rhs = A * 0.25
}

rule("twice and half again") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, f32)
    lhs = A * 0.5 * 2
    rhs = A * 0.5 + A * 0.5
}

rule("a difference is a sum with the opposite") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = A - B
    rhs = A + (-B)
}

rule("a sum with the opposite is a difference") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = A + (-B)
    rhs = A - B
}

rule("the sign of a product moves to a factor") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = -(A * B)
    rhs = (-A) * B
}

rule("the signs of two factors cancel") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = (-A) * (-B)
    rhs = A * B
}

rule("the sign of a quotient moves to the divisor") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(f16, bf16)
    lhs = -(A / B)
    rhs = A / (-B)
}

rule("the magnitude of a product") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = abs(A * B)
    rhs = abs(A) * abs(B)
}

rule("the magnitude of a magnitude") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = abs(abs(A))
    rhs = abs(A)
}

rule("the magnitude of an opposite") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = abs(-A)
    rhs = abs(A)
}

rule("the magnitude by the greater of two") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = max(A, -A)
    rhs = abs(A)
}

rule("a number is its magnitude with its sign") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = abs(A) * sign(A)
    rhs = A
}

rule("the greatest of three") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = max(max(A, B), C)
    rhs = max(A, max(C, B))
}

rule("the greater of a number and itself") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = max(A, A)
    rhs = A
}

rule("the greater of a number and minus infinity") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = max(A, -inf)
    rhs = A
}

rule("the lesser of a number and infinity") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = min(inf, A)
    rhs = A
}

rule("an opposite turns the order round") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = -max(A, B)
    rhs = min(-A, -B)
}

rule("maxima over minima") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = max(A, min(B, C))
    rhs = min(max(A, B), max(A, C))
}

rule("what is not a number stays none") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = A * nan + B
    rhs = nan - B
}

rule("a comparison the other way round") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = A lt B
    rhs = B gt A
}

rule("what differs from itself is not a number") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = select(A ne A, A, B)
    rhs = select(A eq A, B, nan)
}

rule("the magnitude of a zero is zero") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = select(A eq 0, abs(A), 1)
    rhs = select(-A eq 0, 0, 1)
}

rule("equal numbers are equal in sums with 1") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(f16, f32)
    lhs = select(A eq B, A + 1, 0)
    rhs = select(A eq B, B + 1, 0)
}

rule("a choice of equal things") {
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = select(P, A, A)
    rhs = A
}

rule("a sign moves out of a choice") {
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = select(P, -A, -B)
    rhs = -select(P, A, B)
}

rule("numbers that are folded") {
    val c by rankClass
    val n by c.sizes
    elements(f16, bf16, f32)
    lhs = constant(0.5, c to n) + constant(0.25, c to n)
    rhs = constant(0.75, c to n)
}

rule("a third of what has no third is rounded") {
    val c by rankClass
    val n by c.sizes
    elements(f16, f32, f64)
    lhs = constant(1, c to n) / constant(3, c to n) * 3
    rhs = constant(1, c to n)
}

rule("greatest and least in f16") {
    val c by rankClass
    val n by c.sizes
    elements(f16)
    lhs = constant(65504, c to n) + 16
    rhs = constant(inf, c to n)
}

rule("a quotient by zero") {
    val c by rankClass
    val n by c.sizes
    elements(f16, bf16, f32)
    lhs = constant(1, c to n) / constant(-0.0, c to n)
    rhs = constant(-inf, c to n)
}

rule("no order of a number and what is none") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = (A lt nan) or (A ge nan)
    rhs = constant(FALSE, c to n)
}

rule("an exponential of a sum in another order") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = exp(A + B)
    rhs = exp(B + A)
}

rule("a remainder of a double") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(f16, f32)
    lhs = (A + A) % B
    rhs = (A * 2) % B
}

rule("a clamp of a clamp") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, f32)
    lhs = clamp(0, clamp(0, A, 1), 1)
    rhs = clamp(0, A, 1)
}

rule("a greatest element in another order") {
    val c by nonEmptyRankClass
    val n by c.sizes
    val A by tensor(c to n)
    requires { n ge 1 }
    elements(f16, bf16, f32)
    lhs = A.reverse(c).reduce(max, c)
    rhs = A.reduce(max, c)
}

rule("a sum of sums that commute") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = (A + B).reduce(sum, c)
    rhs = (B + A).reduce(sum, c)
}

rule("data that is moved") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = (A + B).reverse(c)
    rhs = A.reverse(c) + B.reverse(c)
}

rule("edges of a sum are minus zero") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(f16, f32)
    lhs = A.pad(-0.0, low = 1) + B.pad(-0.0, low = 1)
    rhs = (A + B).pad(-0.0, low = 1)
}

rule("numbers that are assumed to be positive") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    assume { A gt 0 }
    elements(f16, f32)
    lhs = A + 0
    rhs = A
}

rule("numbers that are assumed to be numbers") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    assume { A eq A }
    elements(f16, bf16, f32)
    lhs = A le A
    rhs = constant(TRUE, c to n)
}

rule("a product with a parameter commutes") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val v by element
    elements(f16, bf16, f32)
    lhs = A * v
    rhs = v * A
}

rule("a sum of nothing is its initial value") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val v by element
    val x by tensor(c to n, d to m)
    elements(f16, int)
    requires { someLane(m eq 0) }
    lhs = x.reduce(sum, d, initial = v)
    rhs = constant(v, c to n)
}

rule("a product of nothing without an initial value is 1") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val x by tensor(f16, c to n, d to m)
    requires { someLane(m eq 0) }
    lhs = x.reduce(product, d)
    rhs = constant(1, c to n)
}

rule("a slice of sums with an initial value") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes; val from by c.map; val to by c.map
    val v by element(f16)
    val x by tensor(f16, c to n, d to m)
    lhs = x.reduce(sum, d, initial = v).slice(start = from, end = to)
    rhs = x.slice(start = c to from, end = c to to).reduce(sum, d, initial = v)
}

for (type in listOf(f16, f32, float)) {
    rule("a remainder of a number and its double, $type") {
        val c by rankClass
        val n by c.sizes
        val A by tensor(c to n)
        assume { A gt 0 }
        assume { A lt 100 }
        elements(type)
        lhs = A % (A * 2)
        rhs = A
    }

    rule("a remainder has the sign of the dividend, $type") {
        val c by rankClass
        val n by c.sizes
        val A by tensor(c to n)
        val B by tensor(c to n)
        elements(type)
        lhs = (-A) % B
        rhs = -(A % B)
    }

    rule("a remainder does not depend on the sign of the divisor, $type") {
        val c by rankClass
        val n by c.sizes
        val A by tensor(c to n)
        val B by tensor(c to n)
        elements(type)
        lhs = A % (-B)
        rhs = A % B
    }

    rule("a remainder is less than the divisor, $type") {
        val c by rankClass
        val n by c.sizes
        val A by tensor(c to n)
        val B by tensor(c to n)
        elements(type)
        lhs = abs(A % B) ge abs(B)
        rhs = constant(FALSE, c to n)
    }

    rule("by an infinity nothing is divided, $type") {
        val c by rankClass
        val n by c.sizes
        val A by tensor(c to n)
        assume { abs(A) lt inf }
        elements(type)
        lhs = A % constant(inf, c to n)
        rhs = A
    }
}

rule("a sum that is begun with equal values") {
    val c by singleton; val n by c.sizes
    val v by element(f16)
    val w by element(f16)
    val x by tensor(f16, c to n)
    val y by tensor(f16, c to n)
    val same = x.reduce(sum, c) eq y.reduce(sum, c)
    lhs = select(same, (x + y).reduce(sum, c, initial = v + w), constant(0))
    rhs = select(same, (y + x).reduce(sum, c, initial = w + v), constant(0))
}

rule("a sum and a zero") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, f32)
    lhs = A.reduce(sum, c) + 0
    rhs = A.reduce(sum, c)
}

rule("the max of eight in another order") {
    elements(floats + signed + unsigned + int + bool)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n); val B by tensor(c to n); val C by tensor(c to n); val D by tensor(c to n)
    val E by tensor(c to n); val F by tensor(c to n); val G by tensor(c to n); val H by tensor(c to n)
    lhs = max(max(max(A, B), max(C, D)), max(max(E, F), max(G, H)))
    rhs = max(H, max(G, max(F, max(E, max(D, max(C, max(B, A)))))))
}

rule("the min of eight in another order") {
    elements(floats + signed + unsigned + int + bool)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n); val B by tensor(c to n); val C by tensor(c to n); val D by tensor(c to n)
    val E by tensor(c to n); val F by tensor(c to n); val G by tensor(c to n); val H by tensor(c to n)
    lhs = min(min(min(A, B), min(C, D)), min(min(E, F), min(G, H)))
    rhs = min(H, min(G, min(F, min(E, min(D, min(C, min(B, A)))))))
}
