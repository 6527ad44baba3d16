// Names that would print something else than what they say, or that a reader cannot tell apart.
fun RulesScope.same(name: String, more: RuleScope.() -> Unit = {}) = rule(name) {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A
    rhs = A
    more()
}

same("a carriage return\rVERIFIED")
same("an escape sequence \u001b[1A\u001b[2K")
same("a line break\n::error ::forged")
same("text that is written backwards \u202e")
same("a blank at the end ")
same("a source that ends its line") { source("x/01\r") }
same("a note of two lines") { source("x/02", note = "one\ntwo") }
same("a reason with a bell") { expect(ILL_FORMED, "ring \u0007") }

// Ill-formed for a reason of its own; its name is taken all the same.
rule("the first of two that look alike") { expect(ILL_FORMED) }
same("the first of two that  look alike")
