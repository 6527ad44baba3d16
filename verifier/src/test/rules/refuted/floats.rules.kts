// What holds of real numbers, and not of those that are rounded; and what their special elements break.

rule("sums associate") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = (A + B) + C
    rhs = A + (B + C)
    expect(REFUTED, because = "greatest + greatest - greatest, if not the roundings")
}

rule("products associate") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = (A * B) * C
    rhs = A * (B * C)
    expect(REFUTED, because = "an overflow")
}

rule("a product distributes over a sum") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = A * (B + C)
    rhs = A * B + A * C
    expect(REFUTED, because = "an overflow, or inf - inf")
}

rule("a factor comes out of a sum") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = A * B + A * C
    rhs = A * (B + C)
    expect(REFUTED, because = "0 * inf")
}

rule("zero is added") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = A + 0
    rhs = A
    expect(REFUTED, because = "-0 + 0 is 0")
}

rule("minus zero is subtracted") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = A - (-0.0)
    rhs = A
    expect(REFUTED, because = "-0 - -0 is 0")
}

rule("zero is added to a product with 1") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = A * 1 + 0
    rhs = A
    expect(REFUTED, because = "-0")
}

rule("a number is subtracted from itself") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = A - A
    rhs = constant(0, c to n)
    expect(REFUTED, because = "inf - inf")
}

rule("a number is multiplied by 0") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = A * 0
    rhs = constant(0, c to n)
    expect(REFUTED, because = "-1, inf")
}

rule("a number is divided by itself") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = A / A
    rhs = constant(1, c to n)
    expect(REFUTED, because = "0 / 0")
}

rule("0 is divided by a number") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = 0 / A
    rhs = constant(0, c to n)
    expect(REFUTED, because = "0 / 0")
}

rule("the opposite by a difference from zero") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = 0 - A
    rhs = -A
    expect(REFUTED, because = "0 - 0 is 0")
}

rule("a difference the other way round") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = A - B
    rhs = -(B - A)
    expect(REFUTED, because = "equal numbers")
}

rule("the sign of a sum moves to its terms") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = -(A + B)
    rhs = (-A) - B
    expect(REFUTED, because = "1 + -1")
}

rule("a quotient is a product with the reciprocal") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = A / B
    rhs = A * (1 / B)
    expect(REFUTED, because = "3 / least")
}

rule("a third") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = A / 3
    rhs = A * (constant(1, c to n) / 3)
    expect(REFUTED, because = "the third of 1 is rounded")
}

rule("a quotient is undone") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = A / B * B
    rhs = A
    expect(REFUTED, because = "0 / 0")
}

rule("a product is undone") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = A * B / B
    rhs = A
    expect(REFUTED, because = "0 / 0")
}

rule("a sum is undone") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = A + B - B
    rhs = A
    expect(REFUTED, because = "1 + inf - inf")
}

rule("doubles of doubles are undone") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = A * 2 / 2
    rhs = A
    expect(REFUTED, because = "the double of the greatest is infinite")
}

rule("halves of halves are undone") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = A / 2 * 2
    rhs = A
    expect(REFUTED, because = "half of the least number is 0")
}

rule("a number is equal to itself") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = A eq A
    rhs = constant(TRUE, c to n)
    expect(REFUTED, because = "what is not a number")
}

rule("not less is at least") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = A lt B
    rhs = !(A ge B)
    expect(REFUTED, because = "what is not a number")
}

rule("less or more is different") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = (A lt B) or (A gt B)
    rhs = A ne B
    expect(REFUTED, because = "what is not a number")
}

rule("equal numbers are one") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = select(A eq B, A, 0)
    rhs = select(A eq B, B, 0)
    expect(REFUTED, because = "-0 == 0")
}

rule("a number that is 0") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = select(A eq 0, 0, A)
    rhs = A
    expect(REFUTED, because = "-0 == 0")
}

rule("the greater by a comparison") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = select(A gt B, A, B)
    rhs = max(A, B)
    expect(REFUTED, because = "what is not a number")
}

rule("the greater by another comparison") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = select(A ge B, A, B)
    rhs = max(A, B)
    expect(REFUTED, because = "0 and -0")
}

rule("the magnitude by a comparison") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = select(A lt 0, -A, A)
    rhs = abs(A)
    expect(REFUTED, because = "-0")
}

rule("the magnitude by another comparison") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = select(A le 0, -A, A)
    rhs = abs(A)
    expect(REFUTED, because = "0 becomes -0")
}

rule("a clamp by two choices") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = select(A lt 0, 0, select(A gt 1, 1, A))
    rhs = clamp(0, A, 1)
    expect(REFUTED, because = "-0")
}

rule("a sum of greater ones") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    val C by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = max(A, B) + C
    rhs = max(A + C, B + C)
    expect(REFUTED, because = "inf - inf: max(1, inf) against -inf")
}

rule("the sum of greater and lesser is the sum") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = max(A, B) - max(A, B)
    rhs = min(A, B) - min(A, B)
    expect(REFUTED, because = "1 and inf")
}

rule("a square is not negative") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = A * A ge 0
    rhs = constant(TRUE, c to n)
    expect(REFUTED, because = "what is not a number")
}

rule("a magnitude is not negative") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = abs(A) ge 0
    rhs = constant(TRUE, c to n)
    expect(REFUTED, because = "what is not a number")
}

rule("a number is less than the next") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = A lt A + 1
    rhs = constant(TRUE, c to n)
    expect(REFUTED, because = "infinity, and all great numbers")
}

rule("a tenth is no tenth") {
    val c by rankClass
    val n by c.sizes
    elements(f64)
    lhs = constant(1, c to n) / constant(10, c to n) * 3
    rhs = constant(3, c to n) / constant(10, c to n)
    expect(REFUTED, because = "0.1 + 0.2")
}

rule("greatest and least in f16, by less") {
    val c by rankClass
    val n by c.sizes
    elements(f16)
    lhs = constant(65504, c to n) + 15
    rhs = constant(inf, c to n)
    expect(REFUTED, because = "rounded down")
}

rule("edges of a sum are zero") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    elements(f16, f32)
    lhs = A.pad(0, low = 1) + B.pad(-0.0, low = 1)
    rhs = (A + B).pad(-0.0, low = 1)
    expect(REFUTED, because = "0 + -0 is 0")
}

rule("a sum of opposites") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, f32)
    lhs = (-A).reduce(sum, c)
    rhs = -A.reduce(sum, c)
    expect(REFUTED, because = "the sum of nothing is 0")
}

rule("a factor comes out of a reduction") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val v by element
    elements(f16, f32)
    lhs = (A * v).reduce(sum, c)
    rhs = A.reduce(sum, c) * v
    expect(REFUTED, because = "nothing, infinity")
}

rule("numbers that are assumed not to be negative") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    assume { A ge 0 }
    elements(f16, f32)
    lhs = A + 0
    rhs = A
    expect(REFUTED, because = "-0 >= 0")
}

rule("a remainder by 1 of a remainder") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, f32)
    lhs = (A % 1) + 0
    rhs = A % 1
    expect(REFUTED, because = "-0 % 1 is -0")
}

rule("an exponential of infinity") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, f32)
    lhs = exp(A) * 0
    rhs = constant(0, c to n)
    expect(REFUTED, because = "inf * 0, certain without the value of any other")
}

rule("the sign of zero") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = sign(A) * sign(A)
    rhs = constant(1, c to n)
    expect(REFUTED, because = "0")
}

rule("a sign by choices") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    elements(f16, bf16, f32)
    lhs = select(A gt 0, 1, select(A lt 0, -1, 0))
    rhs = sign(A)
    expect(REFUTED, because = "-0, and what is not a number")
}

rule("a sum of nothing is zero beside an initial value") {
    expect(REFUTED, because = "v = -0.0: an initial value is not added to the zero that a sum of nothing is")
    val c by rankClass
    val n by c.sizes
    val v by element(f16)
    val x by tensor(f16, c to n)
    requires { someLane(n eq 0) }
    lhs = x.reduce(sum, c, initial = v)
    rhs = v + x.reduce(sum, c)
}

rule("a sum of something with an initial value") {
    expect(REFUTED, because = "m = 1: one element is added")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val v by element(f16)
    val x by tensor(f16, c to n, d to m)
    requires { someLane(m le 1) }
    lhs = x.reduce(sum, d, initial = v)
    rhs = constant(v, c to n)
}

rule("an initial value and one that is added change places") {
    expect(REFUTED, because = "-0.0 beside a sum of nothing")
    val c by rankClass; val n by c.sizes
    val v by element(f16); val w by element(f16)
    val x by tensor(f16, c to n)
    lhs = w + x.reduce(sum, c, initial = v)
    rhs = v + x.reduce(sum, c, initial = w)
}

for (type in listOf(f16, float)) {
    rule("a remainder has the sign of the divisor, $type") {
        val c by rankClass
        val n by c.sizes
        val A by tensor(c to n)
        val B by tensor(c to n)
        elements(type)
        lhs = A % (-B)
        rhs = -(A % B)
        expect(REFUTED, because = "1 % -2 = 1")
    }

    rule("a remainder is at most half of the divisor, $type") {
        val c by rankClass
        val n by c.sizes
        val A by tensor(c to n)
        val B by tensor(c to n)
        elements(type)
        lhs = abs(A % B) * 2 gt abs(B)
        rhs = constant(FALSE, c to n)
        expect(REFUTED, because = "3 % 4 = 3: it is that of C, and not that of IEEE 754")
    }

    rule("a remainder of any number and its double, $type") {
        val c by rankClass
        val n by c.sizes
        val A by tensor(c to n)
        elements(type)
        lhs = A % (A * 2)
        rhs = A
        expect(REFUTED, because = "A = 0")
    }

    rule("a remainder is a number, $type") {
        val c by rankClass
        val n by c.sizes
        val A by tensor(c to n)
        val B by tensor(c to n)
        assume { B gt 0 }
        elements(type)
        lhs = (A % B) ge 0
        rhs = A ge 0
        expect(REFUTED, because = "inf % 1 is nan")
    }

    rule("nothing is left without a sign, $type") {
        val c by rankClass
        val n by c.sizes
        val A by tensor(c to n)
        assume { abs(A) lt inf }
        elements(type)
        lhs = A % constant(inf, c to n) + 0
        rhs = A
        expect(REFUTED, because = "A = -0.0")
    }
}

rule("an initial value that is added afterwards") {
    expect(REFUTED, because = "-0.0 and nothing but -0.0: a sum starts from 0.0")
    val c by rankClass; val n by c.sizes
    val v by element(f16)
    val x by tensor(f16, c to n)
    requires { n ge 3 }
    lhs = v + x.reduce(sum, c)
    rhs = x.reduce(sum, c, initial = v)
}

rule("an initial value that is added to each window afterwards") {
    expect(REFUTED, because = "-0.0 and nothing but -0.0: a sum starts from 0.0")
    val c by rankClass; val n by c.sizes
    val v by element(f16)
    val x by tensor(f16, c to n)
    lhs = v + x.reduceWindow(sum, size = 3)
    rhs = x.reduceWindow(sum, size = 3, initial = v)
}

rule("a product of tensors with an initial value") {
    expect(REFUTED, because = "-0.0 and nothing but -0.0: a dot starts from 0.0")
    val c by rankClass; val n by c.sizes
    val v by element(f16)
    val x by tensor(f16, c to n); val y by tensor(f16, c to n)
    requires { n ge 3 }
    lhs = v + dot(x, y, contract = c)
    rhs = (x * y).reduce(sum, c, initial = v)
}

rule("the max of eight, one of them twice") {
    expect(REFUTED)
    elements(floats + signed + unsigned + int + bool)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n); val B by tensor(c to n); val C by tensor(c to n); val D by tensor(c to n)
    val E by tensor(c to n); val F by tensor(c to n); val G by tensor(c to n); val H by tensor(c to n)
    lhs = max(max(max(A, B), max(C, D)), max(max(E, F), max(G, H)))
    rhs = max(H, max(G, max(F, max(E, max(D, max(C, max(B, B)))))))
}

rule("the max of seven and one min") {
    expect(REFUTED)
    elements(floats + signed + unsigned + int + bool)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n); val B by tensor(c to n); val C by tensor(c to n); val D by tensor(c to n)
    val E by tensor(c to n); val F by tensor(c to n); val G by tensor(c to n); val H by tensor(c to n)
    lhs = max(max(max(A, B), max(C, D)), max(max(E, F), max(G, H)))
    rhs = max(H, max(G, max(F, max(E, max(D, max(C, min(B, A)))))))
}

rule("the min of eight, one of them twice") {
    expect(REFUTED)
    elements(floats + signed + unsigned + int + bool)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n); val B by tensor(c to n); val C by tensor(c to n); val D by tensor(c to n)
    val E by tensor(c to n); val F by tensor(c to n); val G by tensor(c to n); val H by tensor(c to n)
    lhs = min(min(min(A, B), min(C, D)), min(min(E, F), min(G, H)))
    rhs = min(H, min(G, min(F, min(E, min(D, min(C, min(B, B)))))))
}

rule("the min of seven and one max") {
    expect(REFUTED)
    elements(floats + signed + unsigned + int + bool)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n); val B by tensor(c to n); val C by tensor(c to n); val D by tensor(c to n)
    val E by tensor(c to n); val F by tensor(c to n); val G by tensor(c to n); val H by tensor(c to n)
    lhs = min(min(min(A, B), min(C, D)), min(min(E, F), min(G, H)))
    rhs = min(H, min(G, min(F, min(E, min(D, min(C, max(B, A)))))))
}
