package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.element.ElementFamily
import io.verifyrules.dsl.element.ElementType
import io.verifyrules.dsl.element.FloatFormat

/** The element types by their names, in rules and around them: for families of rules that differ in one. */
interface ElementTypeNames {

    /** The type that a rule leaves open, which tensors and elements have that are declared without one. */
    val T: ElementType get() = ElementType.OPEN
    val bool: ElementType get() = ElementType.BOOL
    val int: ElementType get() = ElementType.INT
    val real: ElementType get() = ElementType.REAL

    /** Complex numbers with exact parts; an open type stands for them where it is said: `elements(complex)`. */
    val complex: ElementType get() = ElementType.COMPLEX

    /** The integers of machines, signed and unsigned, by their number of bits. */
    val s4: ElementType get() = ElementType.Machine(true, 4)
    val s8: ElementType get() = ElementType.Machine(true, 8)
    val s16: ElementType get() = ElementType.Machine(true, 16)
    val s32: ElementType get() = ElementType.Machine(true, 32)
    val s64: ElementType get() = ElementType.Machine(true, 64)
    val u4: ElementType get() = ElementType.Machine(false, 4)
    val u8: ElementType get() = ElementType.Machine(false, 8)
    val u16: ElementType get() = ElementType.Machine(false, 16)
    val u32: ElementType get() = ElementType.Machine(false, 32)
    val u64: ElementType get() = ElementType.Machine(false, 64)

    /** Floating-point numbers: those of IEEE 754, and the one with the exponents of f32 in 16 bits. */
    val f16: ElementType get() = ElementType.Floating(FloatFormat.F16)
    val bf16: ElementType get() = ElementType.Floating(FloatFormat.BF16)
    val f32: ElementType get() = ElementType.Floating(FloatFormat.F32)
    val f64: ElementType get() = ElementType.Floating(FloatFormat.F64)

    /**
     * The type `f8E4M3FN` of StableHLO: 8 bits, numbers up to 448, one that is none, and no infinities. An open type stands for these
     * where it is said: `elements(f8e4m3fn)`.
     */
    val f8e4m3fn: ElementType get() = ElementType.F8E4M3FN

    /** The type `f8E5M2` of StableHLO: 8 bits of IEEE 754, numbers up to 57344, infinities. It is to be asked for, too. */
    val f8e5m2: ElementType get() = ElementType.Floating(FloatFormat.F8E5M2)

    /** Floating-point numbers of every format at once, for a type that is left open: `elements(float)`. */
    val float: ElementType get() = ElementType.FLOAT

    /** All signed integers of machines: `elements(signed)`, `expect(REFUTED, on = signed + int)`. */
    val signed: Set<ElementType> get() = ElementFamily.SIGNED.types()

    /** All unsigned ones. */
    val unsigned: Set<ElementType> get() = ElementFamily.UNSIGNED.types()

    /** All floating-point formats. */
    val floats: Set<ElementType> get() = ElementFamily.FLOATS.types()

    /** Both types. */
    operator fun ElementType.plus(other: ElementType): Set<ElementType> = setOf(this, other)

    /** This type and those. */
    operator fun ElementType.plus(others: Set<ElementType>): Set<ElementType> = setOf(this) + others
}
