// Two operations with a constant each become one: ArithCanonicalization.td. The constants are folded modulo 2^N, and are never poison.
// Upstream keeps the flags that both operations have. That is right for nuw in five of these patterns, and for nsw in none: the folded
// constant may have wrapped where neither of both operations does.

import io.verifyrules.dsl.element.ArithFlag
import io.verifyrules.dsl.element.Element
import io.verifyrules.dsl.expr.TensorExpr
import io.verifyrules.dsl.syntax.RuleScope

/** What is found and what takes its place, over a tensor and two constants, with the same flags everywhere. */
typealias Sides = RuleScope.(TensorExpr, Element, Element, Array<ArithFlag>) -> Pair<TensorExpr, TensorExpr>

/** A pattern, and why it is wrong with nsw and with nuw on all operations; nothing where it is right. */
class Merging(val id: String, val pattern: String, val nsw: String, val nuw: String, val sides: Sides)

val merging = listOf(
    Merging("addi-add-const", "AddIAddConstant", nsw = "i2: 1 + -2 + -1 is -2, but -2 + -1 wraps to 1, and 1 + 1 is too large", nuw = "") {
        x, c0, c1, flags -> addi(addi(x, c0, *flags), c1, *flags) to addi(x, c0 + c1, *flags)
    },
    Merging("addi-sub-const-rhs", "AddISubConstantRHS", nsw = "i1: -1 - -1 + 0 is 0, but 0 - -1 wraps to -1, and -1 + -1 is too small",
        nuw = "i1: 1 - 1 + 0 is 0, but 0 - 1 wraps to 1, and 1 + 1 is too large") {
        x, c0, c1, flags -> addi(subi(x, c0, *flags), c1, *flags) to addi(x, c1 - c0, *flags)
    },
    Merging("addi-sub-const-lhs", "AddISubConstantLHS", nsw = "i1: -1 - -1 + -1 is -1, but -1 + -1 wraps to 0, and 0 - -1 is too large",
        nuw = "i1: 1 - 1 + 1 is 1, but 1 + 1 wraps to 0, and 0 - 1 is too small") {
        x, c0, c1, flags -> addi(subi(c0, x, *flags), c1, *flags) to subi(c0 + c1, x, *flags)
    },
    Merging("subi-lhs-add-const", "SubILHSAddConstant", nsw = "i2: 1 - (1 + -1) is 1, but 1 - -1 wraps to -2, and -2 - 1 is too small", nuw = "") {
        x, c0, c1, flags -> subi(c1, addi(x, c0, *flags), *flags) to subi(c1 - c0, x, *flags)
    },
    Merging("subi-rhs-sub-const-rhs", "SubIRHSSubConstantRHS", nsw = "i2: 0 - 1 - 1 is -2, but 1 + 1 wraps to -2, and 0 - -2 is too large", nuw = "") {
        x, c0, c1, flags -> subi(subi(x, c0, *flags), c1, *flags) to subi(x, c0 + c1, *flags)
    },
    Merging("subi-rhs-sub-const-lhs", "SubIRHSSubConstantLHS", nsw = "i2: 0 - 1 - -2 is 1, but 0 - -2 wraps to -2, and -2 - 1 is too small", nuw = "") {
        x, c0, c1, flags -> subi(subi(c0, x, *flags), c1, *flags) to subi(c0 - c1, x, *flags)
    },
    Merging("subi-lhs-sub-const-rhs", "SubILHSSubConstantRHS", nsw = "i1: -1 - (-1 - -1) is -1, but -1 + -1 wraps to 0, and 0 - -1 is too large",
        nuw = "i1: 1 - (1 - 1) is 1, but 1 + 1 wraps to 0, and 0 - 1 is too small") {
        x, c0, c1, flags -> subi(c1, subi(x, c0, *flags), *flags) to subi(c0 + c1, x, *flags)
    },
    Merging("subi-lhs-sub-const-lhs", "SubILHSSubConstantLHS", nsw = "i1: 0 - (-1 - -1) is 0, but 0 - -1 wraps to -1, and -1 + -1 is too small",
        nuw = "i1: 0 - (1 - 1) is 0, but 0 - 1 wraps to 1, and 1 + 1 is too large") {
        x, c0, c1, flags -> subi(c1, subi(c0, x, *flags), *flags) to addi(x, c1 - c0, *flags)
    },
    // With nuw: where c0 * c1 wraps, the left side is poison unless x is 0.
    Merging("muli-mul-const", "MulIMulIConstant", nsw = "i2: -1 * -1 * -2 is -2, and so is -1 * -2 wrapped, but -1 * -2 is too large", nuw = "") {
        x, c0, c1, flags -> muli(muli(x, c0, *flags), c1, *flags) to muli(x, c0 * c1, *flags)
    },
)

fun merged(name: String, merging: Merging, vararg flags: ArithFlag, wrong: String = "", more: RuleScope.() -> Unit = {}) = rule(name) {
    source(name, "ArithCanonicalization.td: ${merging.pattern}")
    if (wrong.isNotEmpty()) {
        expect(REFUTED, because = wrong)
    }
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    val c0 by element(i(N)); val c1 by element(i(N))
    val (found, put) = merging.sides(this, x, c0, c1, arrayOf(*flags))
    lhs = found
    rhs = put
    more()
}

for (pattern in merging) {
    merged("arith/${pattern.id}", pattern)
    merged("arith/${pattern.id}-nsw", pattern, ArithFlag.NSW, wrong = pattern.nsw)
    merged("arith/${pattern.id}-nuw", pattern, ArithFlag.NUW, wrong = pattern.nuw)
}
