package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.axis.AggregatedAxis
import io.verifyrules.dsl.axis.AxisMap
import io.verifyrules.dsl.axis.LaneCondition
import io.verifyrules.dsl.axis.RankClass
import io.verifyrules.dsl.axis.RankClass.RankBound
import io.verifyrules.dsl.diagnostic.IllFormedException
import io.verifyrules.dsl.element.Element
import io.verifyrules.dsl.element.ElementCondition
import io.verifyrules.dsl.element.ElementType
import io.verifyrules.dsl.expr.Shape
import io.verifyrules.dsl.expr.TensorExpr
import io.verifyrules.dsl.graph.Graph
import io.verifyrules.dsl.graph.Node
import io.verifyrules.dsl.rule.Condition
import io.verifyrules.dsl.rule.Provenance
import io.verifyrules.dsl.rule.RuleBuilder
import io.verifyrules.dsl.rule.VerdictKind
import java.util.Collections
import java.util.IdentityHashMap

/** The declarations of one rule, in the notation of rule files; syntax only, the meaning is the builder's. */
@RuleDsl
class RuleScope internal constructor(private val builder: RuleBuilder) : Notation() {

    /** A rank class of any rank: `val c by rankClass`. */
    val rankClass = Declared { builder.rankClass(it) }

    /** A rank class of rank 1: `val c by singleton`. */
    val singleton = Declared { builder.rankClass(it, RankBound.SINGLETON) }

    /** A rank class of any rank from 1 on. */
    val nonEmptyRankClass = Declared { builder.rankClass(it, RankBound.NON_EMPTY) }

    /** An integer for each lane of the class: `val low by c.map`. */
    val RankClass.map get() = Declared { builder.map(it, this) }

    /** An integer >= 0 for each lane of the class: `val n by c.sizes`. */
    val RankClass.sizes get() = Declared { builder.sizes(it, this) }

    /** A label for an axis of the class, needed where a tensor has several: `val row by c.label`. */
    val RankClass.label get() = Declared { axis(it) }

    /** A name for the index of a reduction over an axis of the class, for [match]: `val k by c.index`. */
    val RankClass.index get() = Declared { builder.index(it, this) }

    /** An integer scalar, usable in conditions, in maps and as an element: `val k by integer`. */
    val integer = Declared { builder.integer(it) }

    /** An arbitrary finite element of the open type: `val v by element`. */
    val element = element(ElementType.OPEN)

    /** An arbitrary finite element: `val v by element(real)`. */
    fun element(type: ElementType) = Declared { builder.element(it, type) }

    /** A tensor whose element type is left open: `val X by tensor(c to n)`. */
    fun tensor(vararg axes: SizedAxis) = tensor(ElementType.OPEN, *axes)

    /** A tensor with an element type: `val P by tensor(bool, c to n)`. */
    fun tensor(type: ElementType, vararg axes: SizedAxis) = Declared { builder.tensor(it, type, shape(*axes)) }

    /** The left side: what the compiler finds. */
    var lhs: TensorExpr
        get() = throw IllFormedException("lhs is assigned, never read")
        set(value) = builder.lhs(value)

    /** The right side: what it puts in its place. */
    var rhs: TensorExpr
        get() = throw IllFormedException("rhs is assigned, never read")
        set(value) = builder.rhs(value)

    /**
     * Demands one condition: on lanes (then for every lane of its class), on scalars, or a combination of
     * [everyLane] and [someLane]. Several conditions need several `requires`, or `and`.
     */
    fun requires(condition: () -> Any?) {
        val before = written.size
        val result = condition()
        val used = when (result) {
            is LaneCondition -> { builder.require(result); result }
            is Condition -> { builder.require(result); result }
            is ElementCondition -> { builder.require(result); result }
            is Boolean -> throw IllFormedException(
                "requires: expected a condition, found a Kotlin truth value; compare with eq, ne, lt, le, gt, ge")
            is TensorExpr -> throw IllFormedException(
                "requires: expected a condition on shapes, attributes or scalars, found a tensor; " +
                    "say assume { .. } for a property of tensor values")
            else -> throw IllFormedException("requires: expected a condition, found ${result?.javaClass?.simpleName}")
        }
        val mentioned = parts(used)
        written.drop(before).firstOrNull { it !in mentioned }?.let {
            throw IllFormedException(
                "requires: a condition is written but not used; join conditions with 'and', or use one requires for each")
        }
    }

    /** Assumes a property of tensor values at every access: `assume { L lt H }`. */
    fun assume(property: () -> TensorExpr) = builder.assume(property())

    /**
     * Suggests how the terms of both sides' reductions correspond, where this cannot be found: an index of one side, and
     * what it equals in terms of the indices of the other. Needed rarely, and proved always:
     * `match(k to n - 1 - r)`.
     */
    fun match(vararg indices: Pair<AxisMap, AxisMap>) = indices.forEach { (index, value) -> builder.hint(index, value) }

    /** Claims the rule for these element types only: `elements(real)`. */
    fun elements(vararg types: ElementType) = builder.elements(types.toSet())

    /** The verdict that this rule is expected to get, and why. */
    fun expect(verdict: VerdictKind, because: String = "") = builder.expect(verdict, because)

    /** The verdict that this rule is expected to get for one element type: `expect(real, REFUTED, "k = 0")`. */
    fun expect(type: ElementType, verdict: VerdictKind, because: String = "") = builder.expect(type, verdict, because)

    /** Where the rule comes from: its id in a catalogue, the compiler's handlers, a remark. */
    fun source(id: String = "", vararg handlers: String, note: String = "") =
        builder.source(Provenance(id, handlers.toList(), note))

    /** Everything that a condition is made of, each once, however often it is used. */
    private fun parts(condition: Any): Set<Any> {
        val parts = Collections.newSetFromMap(IdentityHashMap<Any, Boolean>())
        parts.add(condition)
        if (condition is Node) {
            Graph.of(listOf(condition)).nodes().forEach {
                parts.add(it)
                if (it is Condition.OnElements) parts.add(it.condition())
            }
        }
        return parts
    }
}

/** An axis with its size, as shapes are written: `c to n`. */
class SizedAxis(internal val axis: AggregatedAxis, internal val size: AxisMap)

/** A new name for an axis: `l0 to l1`. */
class Renaming(internal val from: AggregatedAxis, internal val to: AggregatedAxis)

internal fun shape(vararg axes: SizedAxis): Shape =
    axes.fold(Shape.scalar()) { shape, sized -> shape.with(sized.axis, sized.size) }
