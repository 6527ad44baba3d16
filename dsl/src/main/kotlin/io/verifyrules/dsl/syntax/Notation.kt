package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.axis.AggregatedAxis
import io.verifyrules.dsl.axis.AxisMap
import io.verifyrules.dsl.axis.LaneCondition
import io.verifyrules.dsl.axis.RankClass
import io.verifyrules.dsl.axis.Relation
import io.verifyrules.dsl.diagnostic.IllFormedException
import io.verifyrules.dsl.element.BinaryOperator
import io.verifyrules.dsl.element.Element
import io.verifyrules.dsl.element.ElementCondition
import io.verifyrules.dsl.element.ElementType
import io.verifyrules.dsl.element.Literal
import io.verifyrules.dsl.element.Monoid
import io.verifyrules.dsl.element.UnaryOperator
import io.verifyrules.dsl.expr.AxisMaps
import io.verifyrules.dsl.expr.Concat
import io.verifyrules.dsl.expr.Constant
import io.verifyrules.dsl.expr.Iota
import io.verifyrules.dsl.expr.ReshapeUnit
import io.verifyrules.dsl.expr.Reverse
import io.verifyrules.dsl.expr.Shape
import io.verifyrules.dsl.expr.TensorExpr
import io.verifyrules.dsl.expr.Unary
import io.verifyrules.dsl.rule.Condition
import io.verifyrules.dsl.rule.OperatorCall

/** The infix comparisons, arithmetic with integers on the left, and functions that make a rule read like mathematics. */
abstract class Notation internal constructor(internal val conditions: ConditionUses = ConditionUses()) :
    Filling(), NamedAttributes, Blocks, Lookups, Reductions, ArithNotation, Functions, ComplexNumbers,
    Conversions, ElementTypeNames, Permutations, Tuples, Averages {

    /** Notes that an expression is an operator of its author, applied. */
    internal open fun noteCall(call: OperatorCall) = Unit

    /**
     * An expression under the name of an operator that the language does not have: `called("wrap", X, A, k)` is `X`, and is shown as
     * `wrap(A, k)`. [operator] makes such calls by itself.
     */
    fun called(name: String, value: TensorExpr, vararg arguments: Any?): TensorExpr {
        noteCall(OperatorCall.of(name, arguments.flatMap { operatorArguments(name, it) }, value))
        return value
    }

    operator fun <A> OwnOperator1<A>.invoke(operand1: A): TensorExpr =
        unfold(this@Notation, listOf(operand1)) { body(operand1) }
    operator fun <A, B> OwnOperator2<A, B>.invoke(operand1: A, operand2: B): TensorExpr =
        unfold(this@Notation, listOf(operand1, operand2)) { body(operand1, operand2) }
    operator fun <A, B, C> OwnOperator3<A, B, C>.invoke(operand1: A, operand2: B, operand3: C): TensorExpr =
        unfold(this@Notation, listOf(operand1, operand2, operand3)) { body(operand1, operand2, operand3) }
    operator fun <A, B, C, D> OwnOperator4<A, B, C, D>.invoke(operand1: A, operand2: B, operand3: C, operand4: D): TensorExpr =
        unfold(this@Notation, listOf(operand1, operand2, operand3, operand4)) { body(operand1, operand2, operand3, operand4) }
    operator fun <A, B, C, D, E> OwnOperator5<A, B, C, D, E>.invoke(operand1: A, operand2: B, operand3: C, operand4: D, operand5: E): TensorExpr =
        unfold(this@Notation, listOf(operand1, operand2, operand3, operand4, operand5)) { body(operand1, operand2, operand3, operand4, operand5) }
    operator fun <A, B, C, D, E, F> OwnOperator6<A, B, C, D, E, F>.invoke(operand1: A, operand2: B, operand3: C, operand4: D, operand5: E, operand6: F): TensorExpr =
        unfold(this@Notation, listOf(operand1, operand2, operand3, operand4, operand5, operand6)) { body(operand1, operand2, operand3, operand4, operand5, operand6) }

    private fun <T : Any> T.noted(): T = also { conditions.written(it) }

    /** The element of a floating-point type that is not a number. */
    val nan: Element get() = Element.of(Literal.NotANumber())

    /** The same of a given type, where it meets nothing that decides it. */
    fun nan(type: ElementType): Element = Element.of(Literal.NotANumber(), type)

    /**
     * The elements true and false. Kotlin's own are none, anywhere: `A == B` is one of those as well, and would pass for it.
     */
    val TRUE: Element get() = Element.of(true)
    val FALSE: Element get() = Element.of(false)

    /** The number that a decimal one is, such as `number("0.1")`, exactly; that of "-0.0" is minus zero. */
    fun number(decimal: String): Element = Element.of(Literal.decimal(decimal))

    /** The same, of the given type. */
    fun number(decimal: String, type: ElementType): Element = Element.of(Literal.decimal(decimal), type)

    /** A number that Kotlin reads exactly, such as `number(0.5)`. */
    fun number(value: Double): Element = expectedElement("number", value)

    /** The same, of the given type. */
    fun number(value: Double, type: ElementType): Element = Element.of(exactly("number", value), type)

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
    infix fun RankClass.to(renamed: RankClass) = Renaming(axis(), renamed.axis())
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

    /** Axes with their sizes, in no order: `val square = shape(row to n, column to n)`. */
    fun shape(vararg axes: SizedAxis): Shape =
        axes.fold(Shape.scalar()) { shape, sized -> shape.with(sized.axis, sized.size) }

    /** The shape of an expression, where it is valid, as terms over what the rule declares. */
    override fun shapeOf(tensor: TensorExpr): Shape = shapes.of(tensor).also { mention(tensor) }

    /** The size of an expression on the axis that is named after a class. */
    fun sizeOf(tensor: TensorExpr, axis: RankClass): AxisMap = sizeOf(tensor, axis.axis())

    /** The size of an expression on one of its axes. */
    fun sizeOf(tensor: TensorExpr, axis: AggregatedAxis): AxisMap = shapes.of(tensor, axis).also { mention(tensor) }

    operator fun Int.plus(map: AxisMap): AxisMap = lanes(this).plus(map)
    operator fun Int.minus(map: AxisMap): AxisMap = lanes(this).minus(map)
    operator fun Int.times(map: AxisMap): AxisMap = lanes(this).times(map)
    fun abs(map: AxisMap): AxisMap = map.absolute()
    fun min(left: AxisMap, right: AxisMap): AxisMap = AxisMap.min(left, right)
    fun max(left: AxisMap, right: AxisMap): AxisMap = AxisMap.max(left, right)
    fun min(left: AxisMap, right: Int): AxisMap = AxisMap.min(left, lanes(right))
    fun max(left: AxisMap, right: Int): AxisMap = AxisMap.max(left, lanes(right))
    fun min(left: Int, right: AxisMap): AxisMap = AxisMap.min(lanes(left), right)
    fun max(left: Int, right: AxisMap): AxisMap = AxisMap.max(lanes(left), right)

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

    infix fun Int.eq(other: AxisMap) = lanes(this) eq other
    infix fun Int.ne(other: AxisMap) = lanes(this) ne other
    infix fun Int.lt(other: AxisMap) = lanes(this) lt other
    infix fun Int.le(other: AxisMap) = lanes(this) le other
    infix fun Int.gt(other: AxisMap) = lanes(this) gt other
    infix fun Int.ge(other: AxisMap) = lanes(this) ge other

    infix fun LaneCondition.and(other: LaneCondition): LaneCondition = conjoin(other).noted()
    infix fun LaneCondition.or(other: LaneCondition): LaneCondition = disjoin(other).noted()
    infix fun Condition.and(other: Condition): Condition = conjoin(other).noted()
    infix fun Condition.or(other: Condition): Condition = disjoin(other).noted()

    infix fun ElementCondition.and(other: ElementCondition): Condition = truth() and other.truth()
    infix fun ElementCondition.or(other: ElementCondition): Condition = truth() or other.truth()
    infix fun ElementCondition.and(other: Condition): Condition = truth() and other
    infix fun ElementCondition.or(other: Condition): Condition = truth() or other
    infix fun Condition.and(other: ElementCondition): Condition = this and other.truth()
    infix fun Condition.or(other: ElementCondition): Condition = this or other.truth()

    private fun ElementCondition.truth(): Condition = Condition.OnElements(this).noted()

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

    infix fun Int.eq(other: Element) = number(this) eq other
    infix fun Int.ne(other: Element) = number(this) ne other
    infix fun Int.lt(other: Element) = number(this) lt other
    infix fun Int.le(other: Element) = number(this) le other
    infix fun Int.gt(other: Element) = number(this) gt other
    infix fun Int.ge(other: Element) = number(this) ge other

    /** A number as an element, of the type of what it meets. */
    fun number(value: Int): Element = Element.of(value.toLong())

    /** A number of a given type, where it meets nothing that decides it. */
    fun number(value: Int, type: ElementType): Element = Element.of(value.toLong(), type)

    /** The integer of a map over a singleton class, or an integer scalar, as an element. */
    fun number(map: AxisMap): Element = Element.Counted(map)

    operator fun Element.plus(value: Int): Element = plus(number(value))
    operator fun Element.minus(value: Int): Element = minus(number(value))
    operator fun Element.times(value: Int): Element = times(number(value))
    operator fun Element.div(value: Int): Element = div(number(value))
    operator fun Int.plus(element: Element): Element = number(this).plus(element)
    operator fun Int.minus(element: Element): Element = number(this).minus(element)
    operator fun Int.times(element: Element): Element = number(this).times(element)
    operator fun Int.div(element: Element): Element = number(this).div(element)
    fun min(left: Element, right: Element): Element = Element.Binary(BinaryOperator.MIN, left, right)
    fun max(left: Element, right: Element): Element = Element.Binary(BinaryOperator.MAX, left, right)

    /** The tensor of the given shape with one element everywhere. */
    fun constant(value: Any, shape: Shape): TensorExpr = Constant.of(expectedElement("constant", value), shape)
    fun constant(value: Any, vararg axes: SizedAxis): TensorExpr = constant(value, shape(*axes))
    fun constant(value: Int, type: ElementType, shape: Shape): TensorExpr = constant(number(value, type), shape)
    fun constant(value: Int, type: ElementType, vararg axes: SizedAxis): TensorExpr = constant(value, type, shape(*axes))

    /** The tensor of the given shape that counts 0, 1, 2, ... along an axis of a singleton class. */
    fun iota(along: RankClass, shape: Shape): TensorExpr = iota(along.axis(), shape)
    fun iota(along: RankClass, vararg axes: SizedAxis): TensorExpr = iota(along, shape(*axes))
    fun iota(along: AggregatedAxis, shape: Shape): TensorExpr = Iota.of(shape, along)
    fun iota(along: AggregatedAxis, vararg axes: SizedAxis): TensorExpr = iota(along, shape(*axes))

    fun TensorExpr.expand(vararg added: SizedAxis): TensorExpr = expand(shape(*added))
    fun TensorExpr.relabel(vararg renaming: Renaming): TensorExpr {
        renaming.firstOrNull { it.from.rankClass() != it.to.rankClass() }?.let {
            val from = it.from.rankClass()
            throw IllFormedException(
                "relabel: an axis keeps its rank class, but ${it.from} is of class $from and ${it.to} of class " +
                    "${it.to.rankClass()}; another name for it is a label of its class: val other by $from.label")
        }
        return relabel(renaming.associateBy({ it.from }, { it.to }))
    }
    fun TensorExpr.addUnit(vararg added: Any): TensorExpr =
        ReshapeUnit.of(this, added.map { expectedAxis("addUnit", it) }, listOf())
    fun TensorExpr.dropUnit(vararg dropped: Any): TensorExpr =
        ReshapeUnit.of(this, listOf(), dropped.map { expectedAxis("dropUnit", it) })

    /** Reverses axes that are named by classes and by labels. */
    fun TensorExpr.reverse(vararg axes: Any): TensorExpr = Reverse.of(this, axes.map { expectedAxis("reverse", it) })

    /** The operands one after the other along an axis of a singleton class. */
    fun concat(vararg operands: TensorExpr, along: RankClass): TensorExpr = Concat.of(operands.toList(), along.axis())
    fun concat(vararg operands: TensorExpr, along: AggregatedAxis): TensorExpr = Concat.of(operands.toList(), along)

    /** The magnitude of each element; of complex numbers the modulus, which is real. */
    fun abs(operand: TensorExpr): TensorExpr =
        if (operand.type().element() == ElementType.COMPLEX) modulus(operand) else Unary.of(UnaryOperator.ABS, operand)
    fun sign(operand: TensorExpr): TensorExpr = Unary.of(UnaryOperator.SIGN, operand)

    fun popcount(operand: TensorExpr): TensorExpr = Unary.of(UnaryOperator.POPCOUNT, operand)

    fun countLeadingZeros(operand: TensorExpr): TensorExpr = Unary.of(UnaryOperator.LEADING_ZEROS, operand)
    fun exp(operand: TensorExpr): TensorExpr = Unary.of(UnaryOperator.EXP, operand)

    /** The element with which a monoid combines every other one to that one; an infinity for `min` and `max`. */
    val Monoid.identity: Element
        get() = when (this) {
            Monoid.XOR -> throw IllFormedException(
                "xor.identity: it is false or 0, as the type is; say false, or number(0, T)")
            else -> identity(ElementType.OPEN).map { Element.of(it) }.orElseGet { Element.infinity(this == Monoid.MIN) }
        }
}
