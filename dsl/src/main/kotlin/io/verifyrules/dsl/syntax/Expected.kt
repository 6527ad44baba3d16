package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.axis.AggregatedAxis
import io.verifyrules.dsl.axis.AxisMap
import io.verifyrules.dsl.axis.LaneCondition
import io.verifyrules.dsl.axis.RankClass
import io.verifyrules.dsl.diagnostic.IllFormedException
import io.verifyrules.dsl.element.Element
import io.verifyrules.dsl.element.ElementCondition
import io.verifyrules.dsl.element.ElementType
import io.verifyrules.dsl.element.Literal
import io.verifyrules.dsl.expr.AxisMaps
import io.verifyrules.dsl.expr.BoundIndices
import io.verifyrules.dsl.expr.Shape
import io.verifyrules.dsl.expr.TensorExpr
import io.verifyrules.dsl.rule.Condition
import io.verifyrules.dsl.rule.Demand
import java.math.BigDecimal

/** The ways to write one element in a rule file: a whole number, an element, an integer of one value. */
internal fun expectedElement(what: String, found: Any?): Element = when (found) {
    is Element -> found
    is Int -> Element.of(found.toLong())
    is Long -> Element.of(found)
    is AxisMap -> found.rankClass().filter { !it.isSingleton }.map<Element> {
        throw IllFormedException(
            "$what: expected one number, found a map over rank class $it, which has one for each lane; only a map over a " +
                "singleton class is an element")
    }.orElseGet { Element.Counted(found) }
    is Double -> Element.of(exactly(what, found))
    is Number -> throw IllFormedException(
        "$what: expected an element, found $found; numbers are whole or doubles here, or decimal text, as number(\"0.1\")")
    // Kotlin's == gives a truth value as well, and nothing tells it from one that is meant.
    is Boolean -> throw IllFormedException(
        "$what: expected a number or an element, found ${described(found)}; as elements, true and false are TRUE and FALSE")
    else -> throw IllFormedException("$what: expected a number or an element, found ${described(found)}")
}

/** The number as it is written, where Kotlin does not round it. */
internal fun exactly(what: String, found: Double): Literal = when {
    found.isNaN() -> Literal.NotANumber()
    found.isInfinite() -> Literal.Infinity(found > 0)
    BigDecimal(found).compareTo(BigDecimal(found.toString())) == 0 -> Literal.decimal(found.toString())
    else -> throw IllFormedException(
        "$what: Kotlin does not have $found exactly, it reads a number nearby; say number(\"$found\")")
}

/** The ways to write an attribute in a rule file: a map, a whole number, a map for a named axis, or `axes(..)`. */
internal fun expectedMaps(what: String, found: Any?): AxisMaps = when (found) {
    is AxisMaps -> found
    is AxisMap -> AxisMaps.of(found)
    is Int -> AxisMaps.of(found.toLong())
    is Long -> AxisMaps.of(found)
    is SizedAxis -> AxisMaps.on(found.axis, found.size)
    else -> throw IllFormedException("$what: expected a map, a whole number or axes(..), found ${described(found)}")
}

/** The ways to write axes in a rule file: a class, a label, an axis with a name for its index, or `on(..)`. */
internal fun expectedAxes(what: String, found: Any?, advice: String = ""): AxisList = when (found) {
    is AxisList -> found
    is RankClass -> AxisList(listOf(found.axis()))
    is AggregatedAxis -> AxisList(listOf(found))
    is SizedAxis -> AxisList(listOf(found.axis), BoundIndices.unnamed().and(found.axis, found.size))
    else -> throw IllFormedException("$what: expected an axis or on(..), found ${described(found)}$advice")
}

/** The ways to write one axis in a rule file: a class or a label. */
internal fun expectedAxis(what: String, found: Any?): AggregatedAxis = when (found) {
    is RankClass -> found.axis()
    is AggregatedAxis -> found
    is Number, is String -> throw IllFormedException(
        "$what: expected an axis, found ${described(found)}; axes have no order, and are named by their class or label: reverse(c)")
    else -> throw IllFormedException("$what: expected an axis, found ${described(found)}")
}

/** The kind of a value, in the words of rules. */
internal fun described(value: Any?): String = when (value) {
    null -> "nothing"
    is TensorExpr -> "a tensor"
    is AxisMap -> "a map"
    is AxisMaps -> "the maps of several axes"
    is Element -> "an element"
    is LaneCondition, is Condition, is ElementCondition -> "a condition on attributes, which is no tensor of truth values"
    is Boolean -> "a Kotlin truth value; compare with eq, ne, lt, le, gt, ge"
    is RankClass, is AggregatedAxis, is AxisList -> "an axis"
    is SizedAxis -> "an axis with a size"
    is Hint -> "a hint"
    is Demand -> "a demand"
    is Shape -> "a shape"
    is Declared<*> -> "a declaration without a name; say by, not =, as in val v by element"
    is Number -> "the number $value"
    is String -> "a text"
    else -> value.javaClass.simpleName
}

/** The types that a rule can be claimed for. */
internal fun elementTypes(of: Any): Set<ElementType> = when (of) {
    is ElementType -> setOf(of)
    is Set<*> -> of.flatMap { if (it == null) setOf() else elementTypes(it) }.toSet()
    else -> throw IllFormedException("elements: expected element types or families, such as int or signed, found ${described(of)}")
}
