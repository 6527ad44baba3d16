/*
 * What people write by habit and what has no meaning here, so that it is a mistake with its place and with what to write instead, in
 * editors too, and not a riddle of the Kotlin compiler. Kotlin looks here last, when nothing of the notation fits. Nothing here is run.
 */
@file:Suppress("UnusedReceiverParameter", "unused")

package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.axis.AxisMap
import io.verifyrules.dsl.axis.LaneCondition
import io.verifyrules.dsl.axis.RankClass
import io.verifyrules.dsl.element.Element
import io.verifyrules.dsl.element.ElementCondition
import io.verifyrules.dsl.expr.TensorExpr
import io.verifyrules.dsl.rule.Condition
import io.verifyrules.dsl.rule.Demand
import kotlin.DeprecationLevel.ERROR
import kotlin.reflect.KProperty

// n < m

private const val SIGN = "'<', '<=', '>' and '>=' are Kotlin's and compare nothing here; write lt, le, gt, ge: s ge 0 for s >= 0"

@Deprecated(SIGN, level = ERROR)
operator fun AxisMap.compareTo(right: Any): Int = habit(SIGN)
@Deprecated(SIGN, level = ERROR)
operator fun Element.compareTo(right: Any): Int = habit(SIGN)
@Deprecated(SIGN, level = ERROR)
operator fun TensorExpr.compareTo(right: Any): Int = habit(SIGN)
@Deprecated(SIGN, level = ERROR)
operator fun Int.compareTo(right: AxisMap): Int = habit(SIGN)
@Deprecated(SIGN, level = ERROR)
operator fun Int.compareTo(right: Element): Int = habit(SIGN)
@Deprecated(SIGN, level = ERROR)
operator fun Int.compareTo(right: TensorExpr): Int = habit(SIGN)

// n eq 1 and m eq 1, which Kotlin reads from left to right

private const val UNBRACKETED = "Kotlin reads 'a eq 1 and b eq 1' from left to right, as ((a eq 1) and b) eq 1; " +
    "put each comparison into brackets: (a eq 1) and (b eq 1)"

@Deprecated(UNBRACKETED, level = ERROR)
infix fun LaneCondition.and(right: AxisMap): AxisMap = habit(UNBRACKETED)
@Deprecated(UNBRACKETED, level = ERROR)
infix fun LaneCondition.or(right: AxisMap): AxisMap = habit(UNBRACKETED)
@Deprecated(UNBRACKETED, level = ERROR)
infix fun LaneCondition.and(right: Element): Element = habit(UNBRACKETED)
@Deprecated(UNBRACKETED, level = ERROR)
infix fun LaneCondition.or(right: Element): Element = habit(UNBRACKETED)
@Deprecated(UNBRACKETED, level = ERROR)
infix fun Condition.and(right: AxisMap): AxisMap = habit(UNBRACKETED)
@Deprecated(UNBRACKETED, level = ERROR)
infix fun Condition.or(right: AxisMap): AxisMap = habit(UNBRACKETED)
@Deprecated(UNBRACKETED, level = ERROR)
infix fun Condition.and(right: Element): Element = habit(UNBRACKETED)
@Deprecated(UNBRACKETED, level = ERROR)
infix fun Condition.or(right: Element): Element = habit(UNBRACKETED)
@Deprecated(UNBRACKETED, level = ERROR)
infix fun ElementCondition.and(right: AxisMap): AxisMap = habit(UNBRACKETED)
@Deprecated(UNBRACKETED, level = ERROR)
infix fun ElementCondition.or(right: AxisMap): AxisMap = habit(UNBRACKETED)
@Deprecated(UNBRACKETED, level = ERROR)
infix fun ElementCondition.and(right: Element): Element = habit(UNBRACKETED)
@Deprecated(UNBRACKETED, level = ERROR)
infix fun ElementCondition.or(right: Element): Element = habit(UNBRACKETED)

// 0 le n le m

private const val CHAIN = "comparisons do not chain; write a le b le c as (a le b) and (b le c)"

@Deprecated(CHAIN, level = ERROR)
infix fun LaneCondition.eq(right: Any): LaneCondition = habit(CHAIN)
@Deprecated(CHAIN, level = ERROR)
infix fun LaneCondition.ne(right: Any): LaneCondition = habit(CHAIN)
@Deprecated(CHAIN, level = ERROR)
infix fun LaneCondition.lt(right: Any): LaneCondition = habit(CHAIN)
@Deprecated(CHAIN, level = ERROR)
infix fun LaneCondition.le(right: Any): LaneCondition = habit(CHAIN)
@Deprecated(CHAIN, level = ERROR)
infix fun LaneCondition.gt(right: Any): LaneCondition = habit(CHAIN)
@Deprecated(CHAIN, level = ERROR)
infix fun LaneCondition.ge(right: Any): LaneCondition = habit(CHAIN)
@Deprecated(CHAIN, level = ERROR)
infix fun ElementCondition.lt(right: Any): ElementCondition = habit(CHAIN)
@Deprecated(CHAIN, level = ERROR)
infix fun ElementCondition.le(right: Any): ElementCondition = habit(CHAIN)
@Deprecated(CHAIN, level = ERROR)
infix fun ElementCondition.gt(right: Any): ElementCondition = habit(CHAIN)
@Deprecated(CHAIN, level = ERROR)
infix fun ElementCondition.ge(right: Any): ElementCondition = habit(CHAIN)

// !n eq 1

private const val NOT = "'!' is of n alone in !n eq 1; write n ne 1, or (n eq 1).not()"

@Deprecated(NOT, level = ERROR)
operator fun AxisMap.not(): AxisMap = habit(NOT)
@Deprecated(NOT, level = ERROR)
operator fun Element.not(): Element = habit(NOT)

// n / 2

private const val QUOTIENT = "integers of lanes have no '/', as there are several quotients; write n.floorDiv(2), which rounds down"
private const val REMAINDER = "integers of lanes have no '%', as there are several remainders; write n.floorMod(2), which is never negative"
private const val LONG = "write the number without an L: n + 1"

@Deprecated(QUOTIENT, level = ERROR)
operator fun AxisMap.div(right: Any): AxisMap = habit(QUOTIENT)
@Deprecated(QUOTIENT, level = ERROR)
operator fun Int.div(right: AxisMap): AxisMap = habit(QUOTIENT)
@Deprecated(REMAINDER, level = ERROR)
operator fun AxisMap.rem(right: Any): AxisMap = habit(REMAINDER)
@Deprecated(REMAINDER, level = ERROR)
operator fun Int.rem(right: AxisMap): AxisMap = habit(REMAINDER)
@Deprecated(LONG, level = ERROR)
operator fun AxisMap.plus(right: Long): AxisMap = habit(LONG)
@Deprecated(LONG, level = ERROR)
operator fun AxisMap.minus(right: Long): AxisMap = habit(LONG)
@Deprecated(LONG, level = ERROR)
operator fun AxisMap.times(right: Long): AxisMap = habit(LONG)

// requires(n ge 0)

private const val ROUND = "a condition stands in curly brackets: write requires { s ge 0 }"
private const val ROUND_ASSUMPTION = "a property of tensor values stands in curly brackets: write assume { A ne 0 }"

@Deprecated(ROUND, level = ERROR)
fun requires(condition: LaneCondition): Demand = habit(ROUND)
@Deprecated(ROUND, level = ERROR)
fun requires(condition: Condition): Demand = habit(ROUND)
@Deprecated(ROUND, level = ERROR)
fun requires(condition: ElementCondition): Demand = habit(ROUND)
@Deprecated(ROUND, level = ERROR)
fun requires(condition: Boolean): Demand = habit(ROUND)
@Deprecated(ROUND_ASSUMPTION, level = ERROR)
fun assume(property: TensorExpr): Demand = habit(ROUND_ASSUMPTION)

// val c = rankClass

private const val ASSIGNED = "what a rule declares gets its name by 'by', not by '=': write val c by rankClass"
private const val DELEGATED = "'by' is for what a rule declares; an expression or a demand gets its name by '='"

@Deprecated(ASSIGNED, level = ERROR)
infix fun Declared<*>.to(size: Any): SizedAxis = habit(ASSIGNED)
@Deprecated(ASSIGNED, level = ERROR)
infix fun RankClass.to(size: Declared<*>): SizedAxis = habit(ASSIGNED)
@Deprecated(ASSIGNED, level = ERROR)
val Declared<*>.sizes: Declared<AxisMap> get() = habit(ASSIGNED)
@Deprecated(ASSIGNED, level = ERROR)
val Declared<*>.map: Declared<AxisMap> get() = habit(ASSIGNED)
@Deprecated(ASSIGNED, level = ERROR)
val Declared<*>.label: Declared<RankClass> get() = habit(ASSIGNED)
@Deprecated(ASSIGNED, level = ERROR)
val Declared<*>.index: Declared<AxisMap> get() = habit(ASSIGNED)
@Deprecated(ASSIGNED, level = ERROR)
operator fun Declared<*>.plus(right: Any): AxisMap = habit(ASSIGNED)
@Deprecated(ASSIGNED, level = ERROR)
operator fun Declared<*>.minus(right: Any): AxisMap = habit(ASSIGNED)
@Deprecated(ASSIGNED, level = ERROR)
operator fun Declared<*>.times(right: Any): AxisMap = habit(ASSIGNED)
@Deprecated(DELEGATED, level = ERROR)
operator fun Demand.getValue(receiver: Any?, property: KProperty<*>): Demand = habit(DELEGATED)
@Deprecated(DELEGATED, level = ERROR)
operator fun TensorExpr.getValue(receiver: Any?, property: KProperty<*>): TensorExpr = habit(DELEGATED)
@Deprecated(DELEGATED, level = ERROR)
operator fun AxisMap.getValue(receiver: Any?, property: KProperty<*>): AxisMap = habit(DELEGATED)

// tensor(3, 4), X.relabel(3), X.transpose(1, 0)

private const val SHAPE = "a tensor has axes with sizes, after its element type if that is given: write tensor(c to n, s to m), " +
    "tensor(f32, c to n)"
private const val RENAMING = "axes get other names by relabel: write X.relabel(row to column)"
private const val VERDICT = "the verdicts are VERIFIED, REFUTED, INVALID, VACUOUS, UNKNOWN and ILL_FORMED: write expect(REFUTED, because = \"..\")"

private const val ORDER = "a transpose takes a permutation: write val p by permutation(c), and A.transpose(p); " +
    "axes of different names have no order, and get other names by A.relabel(row to column, column to row)"

@Deprecated(ORDER, level = ERROR)
fun TensorExpr.transpose(vararg order: Any?): TensorExpr = habit(ORDER)
@Deprecated(SHAPE, level = ERROR)
fun tensor(vararg axes: Any?): Declared<TensorExpr> = habit(SHAPE)
@Deprecated(RENAMING, level = ERROR)
fun TensorExpr.relabel(vararg axes: Any?): TensorExpr = habit(RENAMING)
@Deprecated(VERDICT, level = ERROR)
fun expect(verdict: Any?, because: String = ""): Unit = habit(VERDICT)

private fun habit(advice: String): Nothing = throw IllegalStateException(advice)
