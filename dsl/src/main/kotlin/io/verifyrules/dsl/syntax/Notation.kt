package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.axis.AggregatedAxis
import io.verifyrules.dsl.axis.AxisMap
import io.verifyrules.dsl.axis.LaneCondition
import io.verifyrules.dsl.axis.RankClass
import io.verifyrules.dsl.axis.Relation
import io.verifyrules.dsl.element.BinaryOperator
import io.verifyrules.dsl.element.Element
import io.verifyrules.dsl.element.ElementCondition
import io.verifyrules.dsl.element.ElementType
import io.verifyrules.dsl.element.UnaryOperator
import io.verifyrules.dsl.expr.AxisMaps
import io.verifyrules.dsl.expr.Binary
import io.verifyrules.dsl.expr.Clamp
import io.verifyrules.dsl.expr.Concat
import io.verifyrules.dsl.expr.Constant
import io.verifyrules.dsl.expr.Iota
import io.verifyrules.dsl.expr.ReshapeUnit
import io.verifyrules.dsl.expr.Select
import io.verifyrules.dsl.expr.TensorExpr
import io.verifyrules.dsl.expr.Unary
import io.verifyrules.dsl.rule.Condition

/** The infix comparisons, arithmetic with integers on the left, and functions that make a rule read like mathematics. */
abstract class Notation internal constructor() : NamedAttributes, Reductions {

    /** Conditions written so far, so that one which is written and then dropped is noticed. */
    internal val written = mutableListOf<Any>()

    private fun <T : Any> T.noted(): T = also { written.add(it) }

    val bool: ElementType get() = ElementType.BOOL
    val int: ElementType get() = ElementType.INT
    val real: ElementType get() = ElementType.REAL

    /** The infinite element; `-inf` is the other one. */
    val inf: Element get() = Element.infinity(true)

    /** The infinite element of a given type, where it meets nothing that decides it. */
    fun inf(type: ElementType): Element = Element.infinity(true, type)

    infix fun RankClass.to(size: AxisMap) = SizedAxis(axis(), size)
    infix fun RankClass.to(size: Int) = SizedAxis(axis(), AxisMap.of(size.toLong()))
    infix fun AggregatedAxis.to(size: AxisMap) = SizedAxis(this, size)
    infix fun AggregatedAxis.to(size: Int) = SizedAxis(this, AxisMap.of(size.toLong()))
    infix fun AggregatedAxis.to(renamed: AggregatedAxis) = Renaming(this, renamed)
    infix fun RankClass.to(renamed: AggregatedAxis) = Renaming(axis(), renamed)
    infix fun AggregatedAxis.to(renamed: RankClass) = Renaming(this, renamed.axis())

    /** The same integer on every lane. */
    fun lanes(value: Int): AxisMap = AxisMap.of(value.toLong())

    /** An attribute of an operator: each map for the one axis of its class. */
    fun axes(vararg maps: AxisMap): AxisMaps = AxisMaps.of(*maps)

    /** An attribute of an operator: one constant on every axis that the operator's attributes name. */
    fun axes(value: Int): AxisMaps = AxisMaps.of(value.toLong())

    /** An attribute of an operator, with the axes named. */
    fun axes(vararg maps: SizedAxis): AxisMaps =
        maps.fold(AxisMaps.none()) { all, entry -> all.and(entry.axis, entry.size) }

    operator fun Int.plus(map: AxisMap): AxisMap = lanes(this).plus(map)
    operator fun Int.minus(map: AxisMap): AxisMap = lanes(this).minus(map)
    operator fun Int.times(map: AxisMap): AxisMap = lanes(this).times(map)
    fun abs(map: AxisMap): AxisMap = map.absolute()
    fun min(left: AxisMap, right: AxisMap): AxisMap = AxisMap.min(left, right)
    fun max(left: AxisMap, right: AxisMap): AxisMap = AxisMap.max(left, right)
    fun min(left: AxisMap, right: Int): AxisMap = AxisMap.min(left, lanes(right))
    fun max(left: AxisMap, right: Int): AxisMap = AxisMap.max(left, lanes(right))

    /** On each lane one of two maps. */
    fun choose(condition: LaneCondition, then: AxisMap, otherwise: AxisMap): AxisMap =
        AxisMap.Choice(condition, then, otherwise)

    infix fun AxisMap.eq(other: AxisMap) = compare(Relation.EQ, other).noted()
    infix fun AxisMap.ne(other: AxisMap) = compare(Relation.NE, other).noted()
    infix fun AxisMap.lt(other: AxisMap) = compare(Relation.LT, other).noted()
    infix fun AxisMap.le(other: AxisMap) = compare(Relation.LE, other).noted()
    infix fun AxisMap.gt(other: AxisMap) = compare(Relation.GT, other).noted()
    infix fun AxisMap.ge(other: AxisMap) = compare(Relation.GE, other).noted()
    infix fun AxisMap.eq(other: Int) = this eq lanes(other)
    infix fun AxisMap.ne(other: Int) = this ne lanes(other)
    infix fun AxisMap.lt(other: Int) = this lt lanes(other)
    infix fun AxisMap.le(other: Int) = this le lanes(other)
    infix fun AxisMap.gt(other: Int) = this gt lanes(other)
    infix fun AxisMap.ge(other: Int) = this ge lanes(other)

    infix fun LaneCondition.and(other: LaneCondition): LaneCondition = conjoin(other).noted()
    infix fun LaneCondition.or(other: LaneCondition): LaneCondition = disjoin(other).noted()
    infix fun Condition.and(other: Condition): Condition = conjoin(other).noted()
    infix fun Condition.or(other: Condition): Condition = disjoin(other).noted()

    /** "For every lane", as a truth value that can be combined with others. */
    fun everyLane(condition: LaneCondition): Condition = Condition.everyLane(condition).noted()

    /** "On at least one lane"; false at rank 0. */
    fun someLane(condition: LaneCondition): Condition = Condition.someLane(condition).noted()

    infix fun Element.eq(other: Element) = ElementCondition(Relation.EQ, this, other).noted()
    infix fun Element.ne(other: Element) = ElementCondition(Relation.NE, this, other).noted()
    infix fun Element.lt(other: Element) = ElementCondition(Relation.LT, this, other).noted()
    infix fun Element.le(other: Element) = ElementCondition(Relation.LE, this, other).noted()
    infix fun Element.gt(other: Element) = ElementCondition(Relation.GT, this, other).noted()
    infix fun Element.ge(other: Element) = ElementCondition(Relation.GE, this, other).noted()
    infix fun Element.eq(other: Int) = this eq number(other)
    infix fun Element.ne(other: Int) = this ne number(other)
    infix fun Element.lt(other: Int) = this lt number(other)
    infix fun Element.le(other: Int) = this le number(other)
    infix fun Element.gt(other: Int) = this gt number(other)
    infix fun Element.ge(other: Int) = this ge number(other)

    /** A number as an element, of the type of what it meets. */
    fun number(value: Int): Element = Element.of(value.toLong())

    /** A number of a given type, where it meets nothing that decides it. */
    fun number(value: Int, type: ElementType): Element = Element.of(value.toLong(), type)

    /** The integer of a map over a singleton class, or an integer scalar, as an element. */
    fun number(map: AxisMap): Element = Element.Counted(map)

    operator fun Int.plus(element: Element): Element = number(this).plus(element)
    operator fun Int.minus(element: Element): Element = number(this).minus(element)
    operator fun Int.times(element: Element): Element = number(this).times(element)
    operator fun Int.div(element: Element): Element = number(this).div(element)
    fun min(left: Element, right: Element): Element = Element.Binary(BinaryOperator.MIN, left, right)
    fun max(left: Element, right: Element): Element = Element.Binary(BinaryOperator.MAX, left, right)

    /** The tensor of the given shape with one element everywhere. */
    fun constant(value: Element, vararg axes: SizedAxis): TensorExpr = Constant.of(value, shape(*axes))
    fun constant(value: Int, vararg axes: SizedAxis): TensorExpr = constant(number(value), *axes)
    fun constant(value: Int, type: ElementType, vararg axes: SizedAxis): TensorExpr = constant(number(value, type), *axes)
    fun constant(value: Boolean, vararg axes: SizedAxis): TensorExpr = constant(Element.of(value), *axes)
    fun constant(value: AxisMap, vararg axes: SizedAxis): TensorExpr = constant(number(value), *axes)

    /** The tensor of the given shape that counts 0, 1, 2, ... along an axis of a singleton class. */
    fun iota(along: RankClass, vararg axes: SizedAxis): TensorExpr = iota(along.axis(), *axes)
    fun iota(along: AggregatedAxis, vararg axes: SizedAxis): TensorExpr = Iota.of(shape(*axes), along)

    fun TensorExpr.expand(vararg added: SizedAxis): TensorExpr = expand(shape(*added))
    fun TensorExpr.relabel(vararg renaming: Renaming): TensorExpr = relabel(renaming.associateBy({ it.from }, { it.to }))
    fun TensorExpr.addUnit(vararg added: RankClass): TensorExpr = ReshapeUnit.of(this, added.map { it.axis() }, listOf())
    fun TensorExpr.dropUnit(vararg dropped: RankClass): TensorExpr =
        ReshapeUnit.of(this, listOf(), dropped.map { it.axis() })

    /** The operands one after the other along an axis of a singleton class. */
    fun concat(vararg operands: TensorExpr, along: RankClass): TensorExpr = Concat.of(operands.toList(), along.axis())
    fun concat(vararg operands: TensorExpr, along: AggregatedAxis): TensorExpr = Concat.of(operands.toList(), along)

    infix fun TensorExpr.eq(other: TensorExpr): TensorExpr = compare(Relation.EQ, other)
    infix fun TensorExpr.ne(other: TensorExpr): TensorExpr = compare(Relation.NE, other)
    infix fun TensorExpr.lt(other: TensorExpr): TensorExpr = compare(Relation.LT, other)
    infix fun TensorExpr.le(other: TensorExpr): TensorExpr = compare(Relation.LE, other)
    infix fun TensorExpr.gt(other: TensorExpr): TensorExpr = compare(Relation.GT, other)
    infix fun TensorExpr.ge(other: TensorExpr): TensorExpr = compare(Relation.GE, other)
    infix fun TensorExpr.and(other: TensorExpr): TensorExpr = Binary.of(BinaryOperator.AND, this, other)
    infix fun TensorExpr.or(other: TensorExpr): TensorExpr = Binary.of(BinaryOperator.OR, this, other)
    infix fun TensorExpr.xor(other: TensorExpr): TensorExpr = Binary.of(BinaryOperator.XOR, this, other)
    fun min(left: TensorExpr, right: TensorExpr): TensorExpr = Binary.of(BinaryOperator.MIN, left, right)
    fun max(left: TensorExpr, right: TensorExpr): TensorExpr = Binary.of(BinaryOperator.MAX, left, right)
    fun abs(operand: TensorExpr): TensorExpr = Unary.of(UnaryOperator.ABS, operand)
    fun sign(operand: TensorExpr): TensorExpr = Unary.of(UnaryOperator.SIGN, operand)
    fun exp(operand: TensorExpr): TensorExpr = Unary.of(UnaryOperator.EXP, operand)
    fun clamp(low: TensorExpr, operand: TensorExpr, high: TensorExpr): TensorExpr = Clamp.of(low, operand, high)
    fun select(predicate: TensorExpr, then: TensorExpr, otherwise: TensorExpr): TensorExpr =
        Select.of(predicate, then, otherwise)
}
