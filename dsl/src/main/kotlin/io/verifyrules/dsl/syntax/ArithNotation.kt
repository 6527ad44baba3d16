package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.diagnostic.IllFormedException
import io.verifyrules.dsl.element.ArithFlag
import io.verifyrules.dsl.element.ArithFlags
import io.verifyrules.dsl.element.ArithOperator
import io.verifyrules.dsl.element.BinaryOperator
import io.verifyrules.dsl.element.Element
import io.verifyrules.dsl.element.ElementType
import io.verifyrules.dsl.element.Literal
import io.verifyrules.dsl.element.Width
import io.verifyrules.dsl.expr.Arith
import io.verifyrules.dsl.expr.Binary
import io.verifyrules.dsl.expr.TensorExpr
import io.verifyrules.dsl.rule.Condition

/**
 * The integers of MLIR and the operations on them of its dialect `arith`, by the names that they have there. Flags follow the operands:
 * `addi(x, y, nsw)`. A number or an element that stands for a tensor has the shape of the other operand.
 */
interface ArithNotation : ArithFloatNotation {

    val i1: ElementType get() = ElementType.I1
    val i8: ElementType get() = i(Width.of(8))
    val i16: ElementType get() = i(Width.of(16))
    val i32: ElementType get() = i(Width.of(32))
    val i64: ElementType get() = i(Width.of(64))
    val index: ElementType get() = i(Width.INDEX)

    /** The number of bits of `index`, 32 or 64, for conditions: `requires { N le indexWidth }`. */
    val indexWidth: Width get() = Width.INDEX

    /** The integers of so many bits: `i(N)`, `i(N + 1)`. */
    fun i(width: Width): ElementType = ElementType.Signless(width)
    fun i(bits: Int): ElementType = i(Width.of(bits))

    operator fun Int.times(width: Width): Width = width.times(this)
    operator fun Width.plus(other: Width): Width = plus(other)

    infix fun Width.ge(other: Width): Condition = Condition.OnWidths(minus(other))
    infix fun Width.gt(other: Width): Condition = Condition.OnWidths(minus(other).minus(1))
    infix fun Width.le(other: Width): Condition = other ge this
    infix fun Width.lt(other: Width): Condition = other gt this
    infix fun Width.ge(bits: Int): Condition = this ge Width.of(bits)
    infix fun Width.gt(bits: Int): Condition = this gt Width.of(bits)
    infix fun Width.le(bits: Int): Condition = this le Width.of(bits)
    infix fun Width.lt(bits: Int): Condition = this lt Width.of(bits)

    val nsw: ArithFlag get() = ArithFlag.NSW
    val nuw: ArithFlag get() = ArithFlag.NUW
    val exact: ArithFlag get() = ArithFlag.EXACT
    val nneg: ArithFlag get() = ArithFlag.NNEG

    /** The least element of an integer type, with a sign. */
    val INT_MIN: Element get() = Element.of(Literal.Extreme(false))

    /** The greatest one, with a sign. */
    val INT_MAX: Element get() = Element.of(Literal.Extreme(true))

    /** The element that may be replaced by any. */
    val poison: Element get() = Element.of(Literal.Poison())

    /** The same, of a given type, where it meets nothing that decides it: `select(constant(poison(i1), c to n), x, y)`. */
    fun poison(type: ElementType): Element = Element.of(Literal.Poison(), type)

    /** A number of bits as an element. */
    fun bits(width: Width): Element = Element.of(Literal.Bits(width))

    fun addi(x: Any, y: Any, vararg flags: ArithFlag) = ring(ArithOperator.ADDI, BinaryOperator.ADD, x, y, flags)
    fun subi(x: Any, y: Any, vararg flags: ArithFlag) = ring(ArithOperator.SUBI, BinaryOperator.SUB, x, y, flags)
    fun muli(x: Any, y: Any, vararg flags: ArithFlag) = ring(ArithOperator.MULI, BinaryOperator.MUL, x, y, flags)
    fun divsi(x: Any, y: Any, vararg flags: ArithFlag) = applied(ArithOperator.DIVSI, flags, x, y)
    fun divui(x: Any, y: Any, vararg flags: ArithFlag) = applied(ArithOperator.DIVUI, flags, x, y)
    fun ceildivsi(x: Any, y: Any) = applied(ArithOperator.CEILDIVSI, arrayOf(), x, y)
    fun ceildivui(x: Any, y: Any) = applied(ArithOperator.CEILDIVUI, arrayOf(), x, y)
    fun floordivsi(x: Any, y: Any) = applied(ArithOperator.FLOORDIVSI, arrayOf(), x, y)
    fun remsi(x: Any, y: Any) = applied(ArithOperator.REMSI, arrayOf(), x, y)
    fun remui(x: Any, y: Any) = applied(ArithOperator.REMUI, arrayOf(), x, y)
    fun andi(x: Any, y: Any) = bitwise(BinaryOperator.AND, x, y)
    fun ori(x: Any, y: Any) = bitwise(BinaryOperator.OR, x, y)
    fun xori(x: Any, y: Any) = bitwise(BinaryOperator.XOR, x, y)
    fun shli(x: Any, y: Any, vararg flags: ArithFlag) = applied(ArithOperator.SHLI, flags, x, y)
    fun shrsi(x: Any, y: Any, vararg flags: ArithFlag) = applied(ArithOperator.SHRSI, flags, x, y)
    fun shrui(x: Any, y: Any, vararg flags: ArithFlag) = applied(ArithOperator.SHRUI, flags, x, y)
    fun maxsi(x: Any, y: Any) = applied(ArithOperator.MAXSI, arrayOf(), x, y)
    fun maxui(x: Any, y: Any) = applied(ArithOperator.MAXUI, arrayOf(), x, y)
    fun minsi(x: Any, y: Any) = applied(ArithOperator.MINSI, arrayOf(), x, y)
    fun minui(x: Any, y: Any) = applied(ArithOperator.MINUI, arrayOf(), x, y)

    /** The second results of the operations on two words: the high half of a product, the carry, the borrow. */
    fun mulsiHigh(x: Any, y: Any) = applied(ArithOperator.MULSI_HIGH, arrayOf(), x, y)
    fun muluiHigh(x: Any, y: Any) = applied(ArithOperator.MULUI_HIGH, arrayOf(), x, y)
    fun adduiCarry(x: Any, y: Any) = applied(ArithOperator.ADDUI_CARRY, arrayOf(), x, y)
    fun subuiBorrow(x: Any, y: Any) = applied(ArithOperator.SUBUI_BORROW, arrayOf(), x, y)

    fun cmpi(predicate: Predicate, x: Any, y: Any) = applied(predicate.ofIntegers(), arrayOf(), x, y)

    fun extsi(x: TensorExpr, to: Width) = converted(ArithOperator.EXTSI, x, i(to), arrayOf())
    fun extui(x: TensorExpr, to: Width, vararg flags: ArithFlag) = converted(ArithOperator.EXTUI, x, i(to), flags)
    fun trunci(x: TensorExpr, to: Width, vararg flags: ArithFlag) = converted(ArithOperator.TRUNCI, x, i(to), flags)
    fun extsi(x: TensorExpr, to: ElementType) = converted(ArithOperator.EXTSI, x, to, arrayOf())
    fun extui(x: TensorExpr, to: ElementType, vararg flags: ArithFlag) = converted(ArithOperator.EXTUI, x, to, flags)
    fun trunci(x: TensorExpr, to: ElementType, vararg flags: ArithFlag) = converted(ArithOperator.TRUNCI, x, to, flags)
    fun indexCast(x: TensorExpr, to: ElementType) = cast(ArithOperator.INDEX_CAST, x, to, arrayOf())
    fun indexCastui(x: TensorExpr, to: ElementType, vararg flags: ArithFlag) = cast(ArithOperator.INDEX_CASTUI, x, to, flags)

    private fun ring(flagged: ArithOperator, plain: BinaryOperator, x: Any, y: Any, flags: Array<out ArithFlag>): TensorExpr =
        if (flags.isEmpty()) bitwise(plain, x, y, flagged.symbol()) else applied(flagged, flags, x, y)

    private fun bitwise(operator: BinaryOperator, x: Any, y: Any, name: String = operator.symbol() + "i"): TensorExpr {
        val (left, right) = filled(name, listOf(x, y))
        return Binary.of(operator, left, right)
    }

    private fun cast(operator: ArithOperator, x: TensorExpr, to: ElementType, flags: Array<out ArithFlag>): TensorExpr {
        val from = x.type().element()
        if (index !in listOf(from, to)) {
            throw IllFormedException("${operator.symbol()}: casts from index or to index, found a cast from $from to $to")
        }
        return converted(operator, x, to, flags)
    }
}
