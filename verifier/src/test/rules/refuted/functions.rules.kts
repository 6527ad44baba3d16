// Wrong rules about functions of reals: what holds in a part of the domain only, or of another function.

rule("a logarithm of a product of any numbers") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = log(A * B)
    rhs = log(A) + log(B)
    expect(REFUTED, because = "A = B = -1: the logarithm of -1 may be any number, that of 1 is 0")
}

rule("a root of a square is the number") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = sqrt(A * A)
    rhs = A
    expect(REFUTED, because = "A = -1")
}

rule("a logarithm of a cube root of any number") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = log(cbrt(A)) * 3
    rhs = log(A)
    expect(REFUTED, because = "A = 0: log(0) may be any number")
    broken("a logarithm of a cube root, twice", because = "A = 2") {
        assume { A gt 0 }
        lhs = log(cbrt(A)) * 2
    }
    broken("a logarithm of a cube root of a magnitude", because = "A = -1: nothing defines log(-1)") {
        assume { A ne 0 }
        lhs = log(cbrt(abs(A))) * 3
    }
}

rule("an exponential of a logarithm of any number") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = exp(log(A))
    rhs = A
    expect(REFUTED, because = "A = 0: no exponential is 0")
}

rule("a square of a root of any number") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = sqrt(A) * sqrt(A)
    rhs = A
    expect(REFUTED, because = "A = -1: the left side is a square")
}

rule("a cosine is odd") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = cos(-A)
    rhs = -cos(A)
    expect(REFUTED, because = "A = 0")
}

rule("a sine is even") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = sin(-A)
    rhs = sin(A)
    expect(REFUTED, because = "A = 1")
}

rule("a hyperbolic tangent is even") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = tanh(-A)
    rhs = tanh(A)
    expect(REFUTED, because = "A = 1")
}

rule("twice a floor") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = floor(A * 2)
    rhs = floor(A) * 2
    expect(REFUTED, because = "A = 1/2")
}

rule("a floor of a sum") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = floor(A + B)
    rhs = floor(A) + floor(B)
    expect(REFUTED, because = "A = B = 1/2")
}

rule("a floor is a ceiling") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = floor(A)
    rhs = ceil(A)
    expect(REFUTED, because = "A = 1/2")
}

rule("a floor of an opposite") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = floor(-A)
    rhs = -floor(A)
    expect(REFUTED, because = "A = 1/2")
}

rule("rounding away from zero and to even") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = round(A)
    rhs = roundEven(A)
    expect(REFUTED, because = "A = 1/2: 1 and 0")
}

rule("rounding by a floor") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = round(A)
    rhs = floor(A + constant(1, real, c to n) / 2)
    expect(REFUTED, because = "A = -1/2: -1 and 0")
}

rule("rounding a number and one") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = round(A + 1)
    rhs = round(A) + 1
    expect(REFUTED, because = "A = -1/2: 1 and 0")
}

rule("an exponential of a product") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = exp(A * B)
    rhs = exp(A) * exp(B)
    expect(REFUTED, because = "A = B = 0 would do, A = 1 and B = 0 would not")
}

rule("an exponential of a sum as a sum") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = exp(A + B)
    rhs = exp(A) + exp(B)
    expect(REFUTED, because = "A = B = 0")
}

rule("expm1 is an exponential") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = expm1(A)
    rhs = exp(A)
    expect(REFUTED, because = "A = 0")
}

rule("log1p is a logarithm") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = log1p(A)
    rhs = log(A)
    expect(REFUTED, because = "A = 1: log 2 and 0")
}

rule("log1p of a number that is not above -1") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = log1p(A)
    rhs = log(1 + A)
    expect(REFUTED, because = "A = -1: two unknown functions")
}

rule("expm1 of log1p of any number") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = expm1(log1p(A))
    rhs = A
    expect(REFUTED, because = "A = -2: expm1 is above -1")
}

rule("a logarithm of a sum") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    assume { A gt 0 }
    assume { B gt 0 }
    lhs = log(A + B)
    rhs = log(A) + log(B)
    expect(REFUTED, because = "A = B = 1: log 2 and 0")
}

rule("a logarithm of a quotient of any numbers") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    assume { B ne 0 }
    lhs = log(A / B)
    rhs = log(A) - log(B)
    expect(REFUTED, because = "A = B = -1 would do, A = -1 and B = 1 would not, as 0 = log 1")
}

rule("a logistic is odd") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = logistic(-A)
    rhs = -logistic(A)
    expect(REFUTED, because = "A = 0: 1/2")
}

rule("a logistic by a positive exponent") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = 1 / (1 + exp(A))
    rhs = logistic(A)
    expect(REFUTED, because = "A = 1")
}

rule("a hyperbolic tangent by a logistic of the number") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = logistic(A) * 2 - 1
    rhs = tanh(A)
    expect(REFUTED, because = "A = 1")
}

rule("a root of a sum") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    assume { A ge 0 }
    assume { B ge 0 }
    lhs = sqrt(A + B)
    rhs = sqrt(A) + sqrt(B)
    expect(REFUTED, because = "A = B = 1")
}

rule("a root of a product of any numbers") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = sqrt(A * B)
    rhs = sqrt(A) * sqrt(B)
    expect(REFUTED, because = "A = B = -1: 1 and a number that may be any square")
}

rule("one over a root of any number") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = 1 / sqrt(A)
    rhs = rsqrt(A)
    expect(REFUTED, because = "A = -1: two unknown functions")
}

rule("a reciprocal root of a square") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    assume { A ne 0 }
    lhs = rsqrt(A * A)
    rhs = 1 / A
    expect(REFUTED, because = "A = -1")
}

rule("a cube root of a square") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = cbrt(A * A)
    rhs = A
    expect(REFUTED, because = "A = -1")
}

rule("a cube root of a sum") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = cbrt(A + B)
    rhs = cbrt(A) + cbrt(B)
    expect(REFUTED, because = "A = B = 1")
}

rule("a sine of a sum as a sum") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = sin(A + B)
    rhs = sin(A) + sin(B)
    expect(REFUTED, because = "A = B = 1")
}

rule("a sine of a sum with the wrong sign") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = sin(A + B)
    rhs = sin(A) * cos(B) - cos(A) * sin(B)
    expect(REFUTED, because = "A = 0, B = 1")
}

rule("a cosine of a sum with the wrong sign") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = cos(A + B)
    rhs = cos(A) * cos(B) + sin(A) * sin(B)
    expect(REFUTED, because = "A = B = 1")
}

rule("the squares of sine and cosine of two numbers") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = sin(A) * sin(A) + cos(B) * cos(B)
    rhs = constant(1, real, c to n)
    expect(REFUTED, because = "A = 1, B = 0")
}

rule("a tangent is a sine") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = tan(A)
    rhs = sin(A)
    expect(REFUTED, because = "A = 1")
}

rule("a tangent is even") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = tan(-A)
    rhs = tan(A)
    expect(REFUTED, because = "A = 1")
}

rule("the angle of a point with its coordinates exchanged") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    assume { A gt 0 }
    assume { B gt 0 }
    lhs = atan2(A, B)
    rhs = atan2(B, A)
    expect(REFUTED, because = "A = 1, B = 2")
}

rule("the angle of a point behind") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    assume { A lt 0 }
    lhs = atan2(constant(0, real, c to n), A)
    rhs = constant(0, real, c to n)
    expect(REFUTED, because = "half a turn")
}

rule("the angle of the opposite point") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    assume { A gt 0 }
    lhs = atan2(-A, -B)
    rhs = atan2(A, B)
    expect(REFUTED, because = "A = B = 1")
}

rule("the angle of a point scaled by a negative number") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    val C by tensor(real, c to n)
    assume { C ne 0 }
    assume { A ne 0 }
    lhs = atan2(C * A, C * B)
    rhs = atan2(A, B)
    expect(REFUTED, because = "C = -1")
}

rule("the angle of the origin") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    assume { A ge 0 }
    lhs = atan2(constant(0, real, c to n), A)
    rhs = constant(0, real, c to n)
    expect(REFUTED, because = "A = 0: an unknown number")
}

rule("the error function is even") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = erf(-A)
    rhs = erf(A)
    expect(REFUTED, because = "A = 1")
}

rule("the complement of the error function is even") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = erfc(-A)
    rhs = erfc(A)
    expect(REFUTED, because = "A = 1: 1.84 and 0.16")
}

rule("the complement of the error function is odd") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = erfc(-A)
    rhs = -erfc(A)
    expect(REFUTED, because = "A = 0: 1 and -1")
}

rule("the complement of the error function keeps the order") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = min(erfc(A), erfc(B))
    rhs = erfc(min(A, B))
    expect(REFUTED, because = "A = 0 and B = 1")
}

rule("the complement of the error function is at most one") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = min(erfc(A), constant(1, real, c to n))
    rhs = erfc(A)
    expect(REFUTED, because = "A = -1: 1 and 1.84")
}

rule("the complement of the error function is half of that of twice as much") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = erfc(A + A)
    rhs = erfc(A) / 2
    expect(REFUTED, because = "A = 0: 1 and 1/2")
}

rule("the error function is a hyperbolic tangent") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = erf(A)
    rhs = tanh(A)
    expect(REFUTED, because = "A = 1: 0.84 and 0.76")
}

rule("a power of any number without factors is the number") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = pow(A, 0)
    rhs = A
    expect(REFUTED, because = "A = 0: 1")
}

rule("a power with two factors is a double") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = pow(A, 2)
    rhs = A + A
    expect(REFUTED, because = "A = 1")
}

rule("a reciprocal of nothing") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = pow(A, -1)
    rhs = 1 / A
    expect(REFUTED, because = "A = 0: two unknown functions")
}

rule("powers of exponents that are exchanged") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    assume { A gt 0 }
    assume { B gt 0 }
    lhs = pow(A, B)
    rhs = pow(B, A)
    expect(REFUTED, because = "A = 1, B = 2")
}

rule("a power with a sum of bases") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = pow(A + B, 2)
    rhs = pow(A, 2) + pow(B, 2)
    expect(REFUTED, because = "A = B = 1")
}

rule("a power of a power with the exponents added") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    val C by tensor(real, c to n)
    assume { A gt 0 }
    lhs = pow(pow(A, B), C)
    rhs = pow(A, B + C)
    expect(REFUTED, because = "A = 2, B = C = 1")
}

rule("a power of nothing, or of what is less") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = pow(constant(0, real, c to n), A)
    rhs = constant(0, real, c to n)
    expect(REFUTED, because = "A = 0: 1")
}

rule("a power of a power of any number") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = pow(pow(A, 2), constant(1, real, c to n) / 2)
    rhs = A
    expect(REFUTED, because = "A = -1")
}

rule("a power with half a factor of any number") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = pow(A, constant(1, real, c to n) / 2)
    rhs = sqrt(A)
    expect(REFUTED, because = "A = -1: two unknown functions")
}

rule("a product of powers of any base") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    val C by tensor(real, c to n)
    lhs = pow(A, B) * pow(A, C)
    rhs = pow(A, B + C)
    expect(REFUTED, because = "A = 0, B = -1, C = 1: 0 and 1")
}

rule("a logarithm of a power of any number") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = log(pow(A, 2))
    rhs = log(A) * 2
    expect(REFUTED, because = "A = -1: 0 and an unknown number")
}

rule("an exponential of two is a numeral") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = exp(A) lt A + 3
    rhs = constant(TRUE, c to n)
    expect(REFUTED, because = "A = 2: 7.4 and 5")
}

rule("a logarithm keeps the order of any numbers") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    assume { A lt B }
    lhs = log(A) lt log(B)
    rhs = constant(TRUE, c to n)
    expect(REFUTED, because = "A = -1, B = 1")
}

rule("an exponential of a maximum is a minimum") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = min(exp(A), exp(B))
    rhs = exp(max(A, B))
    expect(REFUTED, because = "A = 0, B = 1")
}

rule("clamping a sine further") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = clamp(0, sin(A), 1)
    rhs = sin(A)
    expect(REFUTED, because = "A = -1")
}

rule("the complement of the error function of a float is even") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(f16, c to n)
    lhs = erfc(-A)
    rhs = erfc(A)
    expect(REFUTED, because = "A = inf: 2 and 0")
}

rule("the complement of the error function of an infinity is one") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(f16, c to n)
    lhs = select(A eq inf, erfc(A), 1)
    rhs = constant(1, c to n)
    expect(REFUTED, because = "A = inf: 0 and 1")
}

rule("the arc tangent is even") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = atan(-A)
    rhs = atan(A)
    expect(REFUTED, because = "A = 1: -0.79 and 0.79")
}

rule("the arc tangent turns the order around") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = max(atan(A), atan(B))
    rhs = atan(min(A, B))
    expect(REFUTED, because = "A = 0 and B = 1")
}

rule("the arc tangent is at most one") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = min(atan(A), constant(1, real, c to n))
    rhs = atan(A)
    expect(REFUTED, because = "A = 2: 1 and 1.1")
}

rule("the arc tangent is a hyperbolic tangent") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = atan(A)
    rhs = tanh(A)
    expect(REFUTED, because = "A = 1: 0.79 and 0.76")
}

rule("the arc tangent of a float is infinite") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(f16, c to n)
    lhs = select(A eq inf, atan(A), inf)
    rhs = constant(inf, c to n)
    expect(REFUTED, because = "A = inf: near 1.57")
}
