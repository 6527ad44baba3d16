// XLA's HandleAbs, and HandleCompare of what cannot be negative, as coded. The compiler looks at the form of the operand:
// each form is a rule of its own here. A product with itself, a magnitude and a power count where the type is no signed
// integer; a maximum where one of its arms counts, a minimum, a choice where both do, a broadcast where its operand does.

for (form in listOf("Exp(A)", "Abs(A)", "Mul(A, A)", "Max(A, Abs(B))", "Max(A, 1)", "Min(Abs(A), Abs(B))", "Select(P, Abs(A), Abs(B))", "Pow(Abs(A), B)", "Broadcast(Abs(A))")) {
    rule("HandleAbs/01 Abs($form) => $form") {
        source("", "HandleAbs/01", note = "Of signed integers these forms do not count.")
        val c by rankClass
        val n by c.sizes
        val A by tensor(c to n)
        elements(if ("Exp" in form || "Pow" in form) floats + real else floats + real + unsigned)
        val shown = when (form) {
            "Exp(A)" -> exp(A)
            "Abs(A)" -> abs(A)
            "Mul(A, A)" -> A * A
            "Max(A, 1)" -> max(A, 1)
            "Broadcast(Abs(A))" -> { val d by rankClass; val m by d.sizes; abs(A).expand(d to m) }
            "Select(P, Abs(A), Abs(B))" -> { val P by tensor(bool, c to n); val B by tensor(c to n); select(P, abs(A), abs(B)) }
            else -> {
                val B by tensor(c to n)
                when (form) {
                    "Max(A, Abs(B))" -> max(A, abs(B))
                    "Min(Abs(A), Abs(B))" -> min(abs(A), abs(B))
                    else -> pow(abs(A), B)
                }
            }
        }
        if ("Pow" in form) {
            expect(REFUTED, on = real, because = "A = 0, B = -1: 0 to the power of -1 is not defined")
            expect(UNKNOWN, on = floats, because = "that no power of it is negative is not said of libraries")
        }
        lhs = abs(shown)
        rhs = shown
        broken("HandleAbs/01 broken: $form negated", because = "A = 1") { rhs = -shown }
    }
}

for (form in listOf("Iota", "Max(A, Iota)", "Constant"))
rule("HandleAbs/01 Abs($form) => $form, of s8") {
    source("", "HandleAbs/01", note = "Of signed integers an iota counts if the type has all of its numbers.")
    val c by singleton
    val n by c.sizes
    val A by tensor(s8, c to n)
    val k by element(s8)
    val counted = convert(iota(c, c to n), s8)
    val fits = requires { if (form == "Constant") k ge 0 else n le 128 }
    val shown = when (form) { "Iota" -> counted; "Constant" -> constant(k, c to n); else -> max(A, counted) }
    lhs = abs(shown)
    rhs = shown
    broken("HandleAbs/01 broken: $form of s8, too much", because = "129 is -127, and -1 no magnitude") {
        replace(fits) { if (form == "Constant") k ge -1 else n le 130 }
    }
}

for ((id, name) in listOf("HandleCompare/05" to "Lt(A, 0) => false", "HandleCompare/06" to "Gt(0, A) => false", "HandleCompare/07" to "Ge(A, 0) => true", "HandleCompare/08" to "Le(0, A) => true"))
rule("$id $name for a magnitude A") {
    source("", id, note = "For A that the compiler takes for not negative. Of floats each such A, NaN among them, is a magnitude.")
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    elements(floats + real + unsigned)
    val A = abs(X)
    lhs = when (id) { "HandleCompare/05" -> A lt 0; "HandleCompare/06" -> 0 gt A; "HandleCompare/07" -> A ge 0; else -> 0 le A }
    rhs = constant(if ("true" in name) TRUE else FALSE, c to n)
    if ("true" in name) {
        expect(REFUTED, on = floats, because = "A = nan: false against true")
        repaired("$id repaired: $name for a magnitude A that is a number") {
            elements(floats)
            assume { X eq X }
        }
    }
    broken("$id broken: $name for any A", because = "A = -1") {
        elements(floats + real)
        lhs = when (id) { "HandleCompare/05" -> X lt 0; "HandleCompare/06" -> 0 gt X; "HandleCompare/07" -> X ge 0; else -> 0 le X }
    }
}

for ((id, name) in listOf("HandleCompare/05" to "Lt(Iota, 0) => false", "HandleCompare/06" to "Gt(0, Iota) => false", "HandleCompare/07" to "Ge(Iota, 0) => true", "HandleCompare/08" to "Le(0, Iota) => true"))
rule("$id $name, of s8") {
    source("", id, note = "Of signed integers an iota counts if the type has all of its numbers.")
    val c by singleton
    val n by c.sizes
    val fits = requires { n le 128 }
    val A = convert(iota(c, c to n), s8)
    lhs = when (id) { "HandleCompare/05" -> A lt 0; "HandleCompare/06" -> 0 gt A; "HandleCompare/07" -> A ge 0; else -> 0 le A }
    rhs = constant(if ("true" in name) TRUE else FALSE, c to n)
    broken("$id broken: $name, of s8 and one too long", because = "128 is -128") { replace(fits) { n le 129 } }
}
