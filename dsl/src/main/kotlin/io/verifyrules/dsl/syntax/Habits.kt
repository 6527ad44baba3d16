package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.axis.AxisMap
import io.verifyrules.dsl.axis.LaneCondition
import io.verifyrules.dsl.diagnostic.IllFormedException
import io.verifyrules.dsl.element.Element
import io.verifyrules.dsl.element.ElementCondition
import io.verifyrules.dsl.expr.TensorExpr
import io.verifyrules.dsl.rule.Condition

/**
 * What people write by habit and what has no meaning here, so that it is a mistake of one rule, with its place and what to write
 * instead, and not a riddle of the Kotlin compiler. Nothing here returns.
 */
interface Habits {

    // n eq 1 and m eq 1, which Kotlin reads from left to right
    infix fun LaneCondition.and(right: AxisMap): AxisMap = throw unbracketed("and")
    infix fun LaneCondition.or(right: AxisMap): AxisMap = throw unbracketed("or")
    infix fun LaneCondition.and(right: Element): Element = throw unbracketed("and")
    infix fun LaneCondition.or(right: Element): Element = throw unbracketed("or")
    infix fun Condition.and(right: AxisMap): AxisMap = throw unbracketed("and")
    infix fun Condition.or(right: AxisMap): AxisMap = throw unbracketed("or")
    infix fun Condition.and(right: Element): Element = throw unbracketed("and")
    infix fun Condition.or(right: Element): Element = throw unbracketed("or")
    infix fun ElementCondition.and(right: AxisMap): AxisMap = throw unbracketed("and")
    infix fun ElementCondition.or(right: AxisMap): AxisMap = throw unbracketed("or")
    infix fun ElementCondition.and(right: Element): Element = throw unbracketed("and")
    infix fun ElementCondition.or(right: Element): Element = throw unbracketed("or")

    private fun unbracketed(word: String) = IllFormedException(
        "$word: Kotlin reads 'a eq 1 $word b eq 1' from left to right, as ((a eq 1) $word b) eq 1; " +
            "put each comparison into brackets: (a eq 1) $word (b eq 1)")

    // 0 le n le m
    infix fun LaneCondition.eq(right: Any): LaneCondition = throw chained("eq")
    infix fun LaneCondition.ne(right: Any): LaneCondition = throw chained("ne")
    infix fun LaneCondition.lt(right: Any): LaneCondition = throw chained("lt")
    infix fun LaneCondition.le(right: Any): LaneCondition = throw chained("le")
    infix fun LaneCondition.gt(right: Any): LaneCondition = throw chained("gt")
    infix fun LaneCondition.ge(right: Any): LaneCondition = throw chained("ge")

    private fun chained(word: String) = IllFormedException(
        "$word: comparisons do not chain; say a $word b $word c as (a $word b) and (b $word c)")

    // n < m
    operator fun AxisMap.compareTo(right: Any): Int = throw compared()
    operator fun Element.compareTo(right: Any): Int = throw compared()
    operator fun TensorExpr.compareTo(right: Any): Int = throw compared()

    private fun compared() = IllFormedException(
        "'<', '<=', '>' and '>=' are Kotlin's and compare nothing here; say lt, le, gt, ge")
}
