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
import io.verifyrules.dsl.element.FunctionLaws
import io.verifyrules.dsl.element.Literal
import io.verifyrules.dsl.expr.Shape
import io.verifyrules.dsl.expr.TensorExpr
import io.verifyrules.dsl.rule.Condition
import io.verifyrules.dsl.rule.Demand
import io.verifyrules.dsl.rule.Mismatch
import io.verifyrules.dsl.rule.IndexHint
import io.verifyrules.dsl.rule.OperatorCall
import io.verifyrules.dsl.rule.Provenance
import io.verifyrules.dsl.rule.RuleBuilder
import io.verifyrules.dsl.element.Tolerance
import io.verifyrules.dsl.element.Tolerances
import io.verifyrules.dsl.rule.Variant
import io.verifyrules.dsl.rule.VerdictKind
import java.util.Optional

/** The declarations of one rule, in the notation of rule files; syntax only, the meaning is the builder's. */
@RuleDsl
open class RuleScope internal constructor(
    internal val builder: RuleBuilder, conditions: ConditionUses = ConditionUses(),
) : Notation(conditions) {

    override fun noteCall(call: OperatorCall) = builder.calls(call)

    override fun mention(expression: TensorExpr) = builder.mention(expression)

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

    /** Any order of the lanes of the class: `val p by permutation(c)`, and then `A.transpose(p)`. */
    fun permutation(of: RankClass) = Declared { builder.permutation(it, of) }

    /** A name for the index of a reduction over an axis of the class, for [match]: `val k by c.index`. */
    val RankClass.index get() = Declared { builder.index(it, this) }

    /** An integer scalar, usable in conditions, in maps and as an element: `val k by integer`. */
    val integer = Declared { builder.integer(it) }

    /** A hole for `verify-rules generalize` in an attribute of the right side: `A.slice(start = hole("s"))`. */
    fun hole(name: String): AxisMap = builder.hole(name)

    /** A hole for an element of the right side: `A.pad(elementHole("v"), low = l)`. */
    fun elementHole(name: String, type: ElementType = ElementType.OPEN): Element = builder.hole(name, type)

    /** A list of operands of any length from 1 on: `val p by parts`, and then `val X by p.tensor(s to n)`. */
    val parts = Declared { builder.parts(it) }

    /** A number of bits that is left open: `val N by width`. */
    val width = Declared { builder.width(it) }

    /** An arbitrary finite element of the open type: `val v by element`. */
    val element = element(ElementType.OPEN)

    /** An arbitrary finite element: `val v by element(real)`. */
    fun element(type: ElementType) = Declared { builder.element(it, type) }

    /** Any function of one element of the open type that gives one: `val f by function`, and then `f(A)`. */
    val function = function(ElementType.OPEN)

    /** Any function of elements of the given types: `val g by function(T, T)`, `val p by function(T, to = bool)`. */
    fun function(first: ElementType, vararg more: ElementType, to: ElementType = first, commutative: Boolean = false) =
        Declared {
            builder.function(it, listOf(first, *more), to, FunctionLaws(commutative, false, Optional.empty()))
        }

    /** Any associative and commutative function of two elements of the open type: `val g by monoid`, and then `A.reduce(g, c)`. */
    val monoid = monoid(ElementType.OPEN)

    /** The same of a type, with the element that changes no other: `val g by monoid(T, identity = v)`. */
    fun monoid(type: ElementType, identity: Any? = null) = Declared {
        val neutral = Optional.ofNullable(identity).map { given -> expectedElement("monoid: 'identity'", given) }
        builder.function(it, listOf(type, type), type, FunctionLaws.ofMonoid(neutral))
    }

    /** A tensor whose element type is left open: `val X by tensor(c to n)`. */
    fun tensor(vararg axes: SizedAxis) = tensor(ElementType.OPEN, *axes)

    /** A tensor with an element type: `val P by tensor(bool, c to n)`. */
    fun tensor(type: ElementType, vararg axes: SizedAxis) = tensor(type, shape(*axes))

    /** A tensor of a shape, whose element type is left open: `val X by tensor(square)`. */
    fun tensor(shape: Shape) = tensor(ElementType.OPEN, shape)

    /** A tensor of a shape, with an element type. */
    fun tensor(type: ElementType, shape: Shape) = Declared { builder.tensor(it, type, shape).also(conditions::said) }

    /** A tensor without poison: an arbitrary element is chosen for it, one wherever the name is used: `val f by freeze(x)`. */
    fun freeze(operand: TensorExpr) = Declared { builder.freeze(it, operand).also(conditions::said) }

    /** The left side: what the compiler finds. */
    var lhs: TensorExpr
        get() = throw IllFormedException("lhs is assigned, never read; name what both sides have: val both = ..")
        set(value) {
            conditions.said(value)
            builder.lhs(value)
        }

    /** The right side: what it puts in its place. */
    var rhs: TensorExpr
        get() = throw IllFormedException("rhs is assigned, never read; name what both sides have: val both = ..")
        set(value) {
            conditions.said(value)
            builder.rhs(value)
        }

    /**
     * Demands one condition: on lanes (then for every lane of its class), on scalars, or a combination of
     * [everyLane] and [someLane]. Several conditions need several `requires`, or `and`. The demand can be given a name, for
     * variants of the rule: `val noEdge = requires { low eq 0 }`.
     */
    fun requires(condition: () -> Any?): Demand = builder.require(condition("requires", condition))

    /** Assumes a property of tensor values at every access: `assume { L lt H }`. */
    fun assume(property: () -> TensorExpr): Demand = property().let {
        conditions.said(it)
        builder.assume(it)
    }

    /** The one condition that a block comes to; it uses all that the block writes. */
    internal fun condition(word: String, block: () -> Any?): Condition {
        val before = conditions.count
        val condition = when (val result = block()) {
            is LaneCondition -> Condition.everyLane(result)
            is Condition -> result
            is ElementCondition -> Condition.OnElements(result)
            is Boolean -> throw IllFormedException(
                "$word: expected a condition, found a Kotlin truth value; compare with eq, ne, lt, le, gt, ge")
            is TensorExpr -> throw IllFormedException(
                "$word: expected a condition on shapes, attributes or scalars, found a tensor; " +
                    "say assume { .. } for a property of tensor values")
            else -> throw IllFormedException("$word: expected a condition, found ${described(result)}")
        }
        if (conditions.dropped(before, condition)) {
            throw IllFormedException(
                "$word: a condition is written but not used; join conditions with 'and', or use one requires for each")
        }
        conditions.said(condition)
        return condition
    }

    /**
     * Suggests how the terms of both sides' reductions correspond, where this cannot be found. It gives an index of one
     * side, and the term that it equals over the indices of the other. Needed rarely, and proved always: `match(k to n
     * - 1 - r)`. The hint can be given a name, for variants of the rule.
     */
    fun match(vararg indices: Pair<AxisMap, AxisMap>): Hint = Hint(indices.map { (index, value) ->
        conditions.said(value)
        builder.hint(index, value)
    })

    /** Claims the rule for these element types only: `elements(real)`. */
    fun elements(vararg types: ElementType) = builder.elementsByName(types.toSet())

    /** The same, of whole families: `elements(signed + unsigned)`. */
    fun elements(types: Set<ElementType>) = builder.elements(types)

    /** The same of several types and families: `elements(int, real, signed, unsigned)`. */
    fun elements(first: Any, second: Any, vararg others: Any) =
        builder.elements(listOf(first, second, *others).flatMap { elementTypes(it) }.toSet())

    /** `upTo(zeros)`: zeros with different signs count as equal. */
    val zeros: Tolerance get() = Tolerance.ZEROS

    /** `upTo(order)`: terms and factors may be put into another order, and grouped otherwise. */
    val order: Tolerance get() = Tolerance.ORDER

    /** `upTo(rounding)`: the rule is read over the reals. */
    val rounding: Tolerance get() = Tolerance.ROUNDING

    /** Differences between floats that do not matter: `upTo(zeros, nan)`, `upTo(order)`, `upTo(rounding)`. */
    fun upTo(vararg differences: Any?) {
        if (differences.isEmpty()) {
            throw IllFormedException("upTo: expected what does not matter, zeros, nan, order or rounding; found nothing")
        }
        builder.upTo(Tolerances.of(differences.map(::tolerance)))
    }

    private fun tolerance(difference: Any?): Tolerance = when {
        difference is Tolerance -> difference
        difference is Element.Written && difference.literal() is Literal.NotANumber -> Tolerance.NAN
        else -> throw IllFormedException("upTo: expected zeros, nan, order or rounding, found ${described(difference)}")
    }

    /** The verdict that this rule is expected to get, and why. */
    fun expect(verdict: VerdictKind, because: String = "") = builder.expect(verdict, because)

    /** The same of a rule that is refuted by a difference of this kind: `expect(REFUTED, by = shape, because = "..")`. */
    fun expect(verdict: VerdictKind, by: Mismatch, because: String = "") {
        builder.expect(verdict, because)
        builder.expectMismatch(by)
    }

    /** `expect(REFUTED, by = elements)`: the shapes are the same, and an element differs. */
    val elements: Mismatch get() = Mismatch.ELEMENTS

    /** `expect(REFUTED, by = shape)`: a size differs. */
    val shape: Mismatch get() = Mismatch.SHAPE

    /** `expect(REFUTED, by = validity)`: the right side is invalid or undefined. */
    val validity: Mismatch get() = Mismatch.VALIDITY

    /** The verdict that this rule is expected to get for one element type: `expect(REFUTED, on = f32, because = "x is NaN")`. */
    fun expect(verdict: VerdictKind, on: ElementType, because: String = "") = expect(verdict, setOf(on), because)

    /** The same for several: `on = floats`, `on = signed + unsigned`. */
    fun expect(verdict: VerdictKind, on: Set<ElementType>, because: String = "") = builder.expect(on, verdict, because)

    @Deprecated("the verdict comes first: write expect(REFUTED, on = f32, because = \"..\")", level = DeprecationLevel.ERROR)
    fun expect(type: ElementType, verdict: VerdictKind, because: String = "") = expect(verdict, type, because)

    /** Where the rule comes from: its id in a catalogue, the compiler's handlers, a remark. */
    fun source(id: String = "", vararg handlers: String, note: String = "") =
        builder.source(Provenance(id, handlers.toList(), note))

    /** A variant of this rule that is wrong, and shows why the rule is as it is; it is expected to be refuted. */
    fun broken(name: String, because: String = "", changes: VariantScope.() -> Unit) =
        variant(Variant.Kind.BROKEN, name, because, changes)

    /** A variant of this rule that demands less, and is right nevertheless. */
    fun weaker(name: String, because: String = "", changes: VariantScope.() -> Unit) =
        variant(Variant.Kind.WEAKER, name, because, changes)

    /** A variant of this rule that is right where the rule is wrong. */
    fun repaired(name: String, because: String = "", changes: VariantScope.() -> Unit) =
        variant(Variant.Kind.REPAIRED, name, because, changes)

    private fun variant(kind: Variant.Kind, name: String, because: String, changes: VariantScope.() -> Unit) =
        builder.variant(kind, name, because) { VariantScope(it, conditions).changes() }

    internal fun declare(body: RuleScope.() -> Unit) {
        body()
        // A condition may be there for variants only.
        if (!builder.hasVariants()) {
            conditions.requireAllSaid()
        }
    }
}

/** The correspondence of terms of both sides, as a rule says it. */
class Hint internal constructor(internal val parts: List<IndexHint>)

/** An axis with its size, as shapes are written: `c to n`. */
class SizedAxis(internal val axis: AggregatedAxis, internal val size: AxisMap)

/** A new name for an axis: `l0 to l1`. */
class Renaming(internal val from: AggregatedAxis, internal val to: AggregatedAxis)
