// Rules by axioms of functions of reals. One that needs a certain axiom begins with its name.

rule("exp-positive: no exponential is 0") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = exp(A) gt 0
    rhs = constant(TRUE, c to n)
}

rule("exp-zero: the exponential of nothing") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    assume { A eq 0 }
    lhs = exp(A)
    rhs = constant(1, real, c to n)
}

rule("exp-add: a product of three exponentials") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    val C by tensor(real, c to n)
    lhs = exp(A) * exp(B) * exp(C)
    rhs = exp(A + B + C)
}

rule("exp-add: a quotient of exponentials") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = exp(A) / exp(B)
    rhs = exp(A - B)
}

rule("exp-add: an exponential of a double") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = exp(A * 2)
    rhs = exp(A) * exp(A)
}

rule("exp-monotone: exponentials keep the order") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    assume { A lt B }
    lhs = exp(A) lt exp(B)
    rhs = constant(TRUE, c to n)
}

rule("exp-monotone: a maximum of exponentials") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = max(exp(A), exp(B))
    rhs = exp(max(A, B))
}

rule("exp-tangent: an exponential is above its tangent") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = exp(A) ge A + 1
    rhs = constant(TRUE, c to n)
}

rule("expm1-exp: one added to expm1") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = expm1(A) + 1
    rhs = exp(A)
}

rule("log-one: the logarithm of one") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    assume { A eq 1 }
    lhs = log(A)
    rhs = constant(0, real, c to n)
}

rule("log-exp: a logarithm of an exponential") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = log(exp(A))
    rhs = A
}

rule("exp-log: an exponential of a logarithm") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    assume { A gt 0 }
    lhs = exp(log(A))
    rhs = A
}

rule("log-mul: a logarithm of a product") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    assume { A gt 0 }
    assume { B gt 0 }
    lhs = log(A * B)
    rhs = log(A) + log(B)
}

rule("log-div: a logarithm of a quotient") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    assume { A gt 0 }
    assume { B gt 0 }
    lhs = log(A / B)
    rhs = log(A) - log(B)
}

rule("log-monotone: logarithms keep the order") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    assume { 0 lt A }
    assume { A lt B }
    lhs = log(A) lt log(B)
    rhs = constant(TRUE, c to n)
}

rule("log-tangent: a logarithm is below its tangent") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    assume { A gt 0 }
    lhs = log(A) le A - 1
    rhs = constant(TRUE, c to n)
}

rule("log-sqrt: a logarithm of a root") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    assume { A gt 0 }
    lhs = log(sqrt(A)) * 2
    rhs = log(A)
}

rule("log-cbrt: a logarithm of a cube root") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    assume { A gt 0 }
    lhs = log(cbrt(A)) * 3
    rhs = log(A)
}

rule("log-pow: a logarithm of a power") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    assume { A gt 0 }
    lhs = log(pow(A, B))
    rhs = B * log(A)
}

rule("log1p-log: log1p of what is above -1") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    assume { A gt -1 }
    lhs = log1p(A)
    rhs = log(1 + A)
}

rule("log1p-log: log1p of expm1") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = log1p(expm1(A))
    rhs = A
}

rule("expm1 of log1p") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    assume { A gt -1 }
    lhs = expm1(log1p(A))
    rhs = A
}

rule("logistic-exp: a logistic by its definition") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = 1 / (1 + exp(-A))
    rhs = logistic(A)
}

rule("logistic-range: a logistic is between 0 and 1") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = clamp(0, logistic(A), 1)
    rhs = logistic(A)
}

rule("logistic-symmetry: a logistic of an opposite") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = logistic(-A)
    rhs = 1 - logistic(A)
}

rule("logistic-monotone: logistics keep the order") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    assume { A lt B }
    lhs = logistic(A) lt logistic(B)
    rhs = constant(TRUE, c to n)
}

rule("tanh-exp: a hyperbolic tangent by exponentials") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = tanh(A)
    rhs = (exp(A * 2) - 1) / (exp(A * 2) + 1)
}

rule("tanh-logistic: a hyperbolic tangent by a logistic") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = logistic(A * 2) * 2 - 1
    rhs = tanh(A)
}

rule("tanh-zero: the hyperbolic tangent of nothing") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    assume { A eq 0 }
    lhs = tanh(A)
    rhs = constant(0, real, c to n)
}

rule("tanh-odd: a hyperbolic tangent of an opposite") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = tanh(-A)
    rhs = -tanh(A)
}

rule("tanh-odd: a hyperbolic tangent of a difference") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = tanh(A - B)
    rhs = -tanh(B - A)
}

rule("tanh-range: clamping a hyperbolic tangent") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = clamp(-1, tanh(A), 1)
    rhs = tanh(A)
}

rule("tanh-monotone: a maximum of hyperbolic tangents") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = max(tanh(A), tanh(B))
    rhs = tanh(max(A, B))
}

rule("sqrt-square: a product of a root with itself") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    assume { A ge 0 }
    lhs = sqrt(A) * sqrt(A)
    rhs = A
}

rule("sqrt-sign: a root of a square is a magnitude") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = sqrt(A * A)
    rhs = abs(A)
}

rule("sqrt-mul: a root of a product") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    assume { A ge 0 }
    assume { B ge 0 }
    lhs = sqrt(A * B)
    rhs = sqrt(A) * sqrt(B)
}

rule("roots keep the order") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    assume { 0 le A }
    assume { A lt B }
    lhs = sqrt(A) lt sqrt(B)
    rhs = constant(TRUE, c to n)
}

rule("rsqrt-sqrt: one over a root") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    assume { A gt 0 }
    lhs = 1 / sqrt(A)
    rhs = rsqrt(A)
}

rule("rsqrt-sqrt: one over a reciprocal root") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    assume { A gt 0 }
    lhs = 1 / rsqrt(A)
    rhs = sqrt(A)
}

rule("rsqrt-positive: no reciprocal root is 0") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    assume { A gt 0 }
    lhs = rsqrt(A) gt 0
    rhs = constant(TRUE, c to n)
}

rule("cbrt-cube: the cube of a cube root") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = cbrt(A) * cbrt(A) * cbrt(A)
    rhs = A
}

rule("cbrt-of-cube: the cube root of a cube") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = cbrt(A * A * A)
    rhs = A
}

rule("cbrt-odd: a cube root of an opposite") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = cbrt(-A)
    rhs = -cbrt(A)
}

rule("cube roots keep the order") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    assume { A lt B }
    lhs = cbrt(A) lt cbrt(B)
    rhs = constant(TRUE, c to n)
}

rule("sin-zero: the sine of nothing") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    assume { A eq 0 }
    lhs = sin(A)
    rhs = constant(0, real, c to n)
}

rule("cos-zero: the cosine of nothing") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    assume { A eq 0 }
    lhs = cos(A)
    rhs = constant(1, real, c to n)
}

rule("sin-odd: a sine of an opposite") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = sin(-A)
    rhs = -sin(A)
}

rule("cos-even: a cosine of an opposite") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = cos(-A)
    rhs = cos(A)
}

rule("cos-even: a cosine of a magnitude") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = cos(abs(A))
    rhs = cos(A)
}

rule("sin-cos-squares: the squares of sine and cosine") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = sin(A) * sin(A) + cos(A) * cos(A)
    rhs = constant(1, real, c to n)
}

rule("sin-range: clamping a sine") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = clamp(-1, sin(A), 1)
    rhs = sin(A)
}

rule("cos-range: clamping a cosine") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = clamp(-1, cos(A), 1)
    rhs = cos(A)
}

rule("sin-add: a sine of a sum") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = sin(A + B)
    rhs = sin(A) * cos(B) + cos(A) * sin(B)
}

rule("sin-add: a sine of a double") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = sin(A * 2)
    rhs = sin(A) * cos(A) * 2
}

rule("cos-add: a cosine of a sum") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = cos(A + B)
    rhs = cos(A) * cos(B) - sin(A) * sin(B)
}

rule("tan-quotient: a sine over a cosine") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = select(cos(A) eq 0, tan(A), sin(A) / cos(A))
    rhs = tan(A)
}

rule("atan2-zero: the angle of a point ahead") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    assume { A gt 0 }
    lhs = atan2(constant(0, real, c to n), A)
    rhs = constant(0, real, c to n)
}

rule("atan2-sign: the angle of a point above") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    assume { A gt 0 }
    lhs = atan2(A, B) gt 0
    rhs = constant(TRUE, c to n)
}

rule("atan2-range: an angle is no more than half a turn") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    assume { B ne 0 }
    lhs = clamp(-4, atan2(A, B), 4)
    rhs = atan2(A, B)
}

rule("atan2-odd: the angle of a point below") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    assume { B gt 0 }
    lhs = atan2(-A, B)
    rhs = -atan2(A, B)
}

rule("atan2-scale: the angle of a point further away") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    val C by tensor(real, c to n)
    assume { C gt 0 }
    assume { A ne 0 }
    lhs = atan2(C * A, C * B)
    rhs = atan2(A, B)
}

rule("atan2-tan: the tangent of an angle") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    assume { B ne 0 }
    lhs = tan(atan2(A, B))
    rhs = A / B
}

rule("erf-zero: the error function of nothing") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    assume { A eq 0 }
    lhs = erf(A)
    rhs = constant(0, real, c to n)
}

rule("erf-odd: the error function of an opposite") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = erf(-A)
    rhs = -erf(A)
}

rule("erf-range: clamping the error function") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = clamp(-1, erf(A), 1)
    rhs = erf(A)
}

rule("erf-monotone: the error function keeps the order") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = min(erf(A), erf(B))
    rhs = erf(min(A, B))
}

rule("erfc-erf: the complement of the error function") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = erfc(A)
    rhs = 1 - erf(A)
}

rule("erfc-zero: the complement of the error function of nothing") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    assume { A eq 0 }
    lhs = erfc(A)
    rhs = constant(1, real, c to n)
}

rule("erfc-range: clamping the complement of the error function") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = clamp(0, erfc(A), 2)
    rhs = erfc(A)
}

rule("erfc-symmetry: the complement of the error function of an opposite") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = erfc(-A)
    rhs = 2 - erfc(A)
}

rule("erfc-monotone: the complement of the error function turns the order around") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = max(erfc(A), erfc(B))
    rhs = erfc(min(A, B))
}

rule("pow-zero: a power without factors") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = pow(A, 0)
    rhs = constant(1, real, c to n)
}

rule("pow-one: a power with one factor") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = pow(A, 1)
    rhs = A
}

rule("pow-numeral: a power with two factors") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = pow(A, 2)
    rhs = A * A
}

rule("pow-numeral: a power with three factors") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = pow(A, 3)
    rhs = A * A * A
}

rule("pow-numeral: a reciprocal") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    assume { A ne 0 }
    lhs = pow(A, -1)
    rhs = 1 / A
}

rule("pow-of-zero: a power of nothing") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    assume { A gt 0 }
    lhs = pow(constant(0, real, c to n), A)
    rhs = constant(0, real, c to n)
}

rule("pow-of-one: a power of one") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = pow(constant(1, real, c to n), A)
    rhs = constant(1, real, c to n)
}

rule("pow-positive: a power of a positive number") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    assume { A gt 0 }
    lhs = pow(A, B) gt 0
    rhs = constant(TRUE, c to n)
}

rule("pow-half: a power with half a factor") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    assume { A ge 0 }
    lhs = pow(A, constant(1, real, c to n) / 2)
    rhs = sqrt(A)
}

rule("pow-minus-half: a power with minus half a factor") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    assume { A gt 0 }
    lhs = pow(A, constant(-1, real, c to n) / 2)
    rhs = rsqrt(A)
}

rule("pow-exp: a power by an exponential") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    assume { A gt 0 }
    lhs = pow(A, B)
    rhs = exp(B * log(A))
}

rule("pow-exp: a power of an exponential") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = pow(exp(A), B)
    rhs = exp(A * B)
}

rule("pow-add: a product of powers of one base") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    val C by tensor(real, c to n)
    assume { A gt 0 }
    lhs = pow(A, B) * pow(A, C)
    rhs = pow(A, B + C)
}

rule("pow-pow: a power of a power") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    val C by tensor(real, c to n)
    assume { A gt 0 }
    lhs = pow(pow(A, B), C)
    rhs = pow(A, B * C)
}

rule("pow-mul: a power of a product") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    val C by tensor(real, c to n)
    assume { A gt 0 }
    assume { B gt 0 }
    lhs = pow(A * B, C)
    rhs = pow(A, C) * pow(B, C)
}

rule("floor of a number and one") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = floor(A + 1)
    rhs = floor(A) + 1
}

rule("floor of a floor") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = floor(floor(A))
    rhs = floor(A)
}

rule("a ceiling is a floor upside down") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = ceil(A)
    rhs = -floor(-A)
}

rule("a floor is not above the number") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = (floor(A) le A) and (A lt floor(A) + 1)
    rhs = constant(TRUE, c to n)
}

rule("a number rounded is at most a half away") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = abs(round(A) - A) * 2 le 1
    rhs = constant(TRUE, c to n)
}

rule("a number rounded to even is at most a half away") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = abs(roundEven(A) - A) * 2 le 1
    rhs = constant(TRUE, c to n)
}

rule("rounding an opposite") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = round(-A)
    rhs = -round(A)
}

rule("rounding a floor") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = round(floor(A))
    rhs = floor(A)
}

rule("a function outside of its domain is what it is") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = log(A) - log(A)
    rhs = constant(0, real, c to n)
}

rule("one operation applied to equal numbers") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = sqrt(A + B)
    rhs = sqrt(B + A)
}

rule("a function beside an infinity") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = max(log(exp(A)), -inf)
    rhs = A
}

rule("rounding an opposite to even") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = roundEven(-A)
    rhs = -roundEven(A)
}

rule("odd-function: an arc tangent of an opposite") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = atan(-A)
    rhs = -atan(A)
}

rule("growing-function: the greater of two arc tangents") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    val B by tensor(real, c to n)
    lhs = max(atan(A), atan(B))
    rhs = atan(max(A, B))
}

rule("bounded-function: clamping an arc tangent") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = clamp(-2, atan(A), 2)
    rhs = atan(A)
}
