package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.diagnostic.IllFormedException
import io.verifyrules.dsl.element.ArithFlag
import io.verifyrules.dsl.element.ArithOperator
import io.verifyrules.dsl.element.ElementType
import io.verifyrules.dsl.expr.TensorExpr

/**
 * The operations of MLIR's dialect `arith` on floats, by the names that they have there. They have the fast-math flags
 * that say something of elements: `addf(x, y, nnan, nsz)`. A rule that has any of them reads floats as MLIR does:
 * elements may be poison.
 */
interface ArithFloatNotation {

    val eq: Predicate get() = Predicate.EQ
    val ne: Predicate get() = Predicate.NE
    val slt: Predicate get() = Predicate.SLT
    val sle: Predicate get() = Predicate.SLE
    val sgt: Predicate get() = Predicate.SGT
    val sge: Predicate get() = Predicate.SGE
    val ult: Predicate get() = Predicate.ULT
    val ule: Predicate get() = Predicate.ULE
    val ugt: Predicate get() = Predicate.UGT
    val uge: Predicate get() = Predicate.UGE

    /** The predicates of `cmpf`: of numbers what the rest of the name says; where an operand is NaN, o is false and u is true. */
    val oeq: Predicate get() = Predicate.OEQ
    val ogt: Predicate get() = Predicate.OGT
    val oge: Predicate get() = Predicate.OGE
    val olt: Predicate get() = Predicate.OLT
    val ole: Predicate get() = Predicate.OLE
    val one: Predicate get() = Predicate.ONE
    val ord: Predicate get() = Predicate.ORD
    val ueq: Predicate get() = Predicate.UEQ
    val une: Predicate get() = Predicate.UNE
    val uno: Predicate get() = Predicate.UNO

    /** The predicate `false` of `cmpf`. */
    val never: Predicate get() = Predicate.NEVER

    /** The predicate `true` of `cmpf`. */
    val always: Predicate get() = Predicate.ALWAYS

    val nnan: ArithFlag get() = ArithFlag.NNAN
    val ninf: ArithFlag get() = ArithFlag.NINF
    val nsz: ArithFlag get() = ArithFlag.NSZ

    /** Roundings in the place of that to nearest, ties to even: `addf(x, y, downward)`. */
    val downward: ArithFlag get() = ArithFlag.DOWNWARD
    val upward: ArithFlag get() = ArithFlag.UPWARD
    val towardZero: ArithFlag get() = ArithFlag.TOWARD_ZERO
    val toNearestAway: ArithFlag get() = ArithFlag.TO_NEAREST_AWAY

    /** These license rewrites: the left side stands for what it may be rewritten to, too. */
    val reassoc: ArithFlag get() = ArithFlag.REASSOC
    val contract: ArithFlag get() = ArithFlag.CONTRACT
    val arcp: ArithFlag get() = ArithFlag.ARCP
    val afn: ArithFlag get() = throw IllFormedException("afn: no operation here has this flag, as none of floats is approximated")
    val fast: ArithFlag get() = throw IllFormedException(
        "fast: say which of its flags are meant; operations have nnan, ninf, nsz, and some of them reassoc, contract or arcp")

    fun negf(x: TensorExpr, vararg flags: ArithFlag) = applied(ArithOperator.NEGF, flags, x)
    fun addf(x: Any, y: Any, vararg flags: ArithFlag) = applied(ArithOperator.ADDF, flags, x, y)
    fun subf(x: Any, y: Any, vararg flags: ArithFlag) = applied(ArithOperator.SUBF, flags, x, y)
    fun mulf(x: Any, y: Any, vararg flags: ArithFlag) = applied(ArithOperator.MULF, flags, x, y)
    fun divf(x: Any, y: Any, vararg flags: ArithFlag) = applied(ArithOperator.DIVF, flags, x, y)
    fun remf(x: Any, y: Any, vararg flags: ArithFlag) = applied(ArithOperator.REMF, flags, x, y)

    /** `x * y + z`, rounded once; of the dialect `math`. */
    fun fma(x: Any, y: Any, z: Any, vararg flags: ArithFlag) = applied(ArithOperator.FMA, flags, x, y, z)

    fun maximumf(x: Any, y: Any, vararg flags: ArithFlag) = applied(ArithOperator.MAXIMUMF, flags, x, y)
    fun minimumf(x: Any, y: Any, vararg flags: ArithFlag) = applied(ArithOperator.MINIMUMF, flags, x, y)
    fun maxnumf(x: Any, y: Any, vararg flags: ArithFlag) = applied(ArithOperator.MAXNUMF, flags, x, y)
    fun minnumf(x: Any, y: Any, vararg flags: ArithFlag) = applied(ArithOperator.MINNUMF, flags, x, y)
    fun maximumnumf(x: Any, y: Any, vararg flags: ArithFlag) = applied(ArithOperator.MAXIMUMNUMF, flags, x, y)
    fun minimumnumf(x: Any, y: Any, vararg flags: ArithFlag) = applied(ArithOperator.MINIMUMNUMF, flags, x, y)

    /** Zeros of the same sign in the place of subnormal numbers. */
    fun flushDenormals(x: TensorExpr) = applied(ArithOperator.FLUSH_DENORMALS, arrayOf(), x)

    fun extf(x: TensorExpr, to: ElementType, vararg flags: ArithFlag) = converted(ArithOperator.EXTF, x, to, flags)
    fun truncf(x: TensorExpr, to: ElementType, vararg flags: ArithFlag) = converted(ArithOperator.TRUNCF, x, to, flags)
    fun sitofp(x: TensorExpr, to: ElementType) = converted(ArithOperator.SITOFP, x, to, arrayOf())
    fun uitofp(x: TensorExpr, to: ElementType, vararg flags: ArithFlag) = converted(ArithOperator.UITOFP, x, to, flags)
    fun fptosi(x: TensorExpr, to: ElementType) = converted(ArithOperator.FPTOSI, x, to, arrayOf())
    fun fptoui(x: TensorExpr, to: ElementType) = converted(ArithOperator.FPTOUI, x, to, arrayOf())

    fun cmpf(predicate: Predicate, x: Any, y: Any, vararg flags: ArithFlag) = applied(predicate.ofFloats(), flags, x, y)
}
