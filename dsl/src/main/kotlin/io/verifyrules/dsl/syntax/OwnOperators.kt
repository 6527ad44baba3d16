package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.axis.AggregatedAxis
import io.verifyrules.dsl.axis.RankClass
import io.verifyrules.dsl.diagnostic.IllFormedException
import io.verifyrules.dsl.element.ElementType
import io.verifyrules.dsl.element.Monoid
import io.verifyrules.dsl.expr.Shape
import io.verifyrules.dsl.expr.TensorExpr
import io.verifyrules.dsl.graph.Node
import io.verifyrules.dsl.rule.OperatorCall

/** An operator that a rule file makes of those that exist. Reports show its name; what is proved is what it unfolds to. */
abstract class OwnOperator internal constructor(internal val name: String) {

    private var unfolds = false

    init {
        OperatorCall.requireName(name)
    }

    /** What the operator unfolds to, where mistakes say of which operator they are. */
    internal fun unfold(notation: Notation, arguments: List<Any?>, body: () -> TensorExpr): TensorExpr {
        if (unfolds) {
            throw IllFormedException("$name: an operator unfolds to others, and this one to itself")
        }
        unfolds = true
        try {
            return notation.called(name, body(), *arguments.toTypedArray())
        } catch (mistake: IllFormedException) {
            val text = mistake.explanation()
            throw if (text.startsWith("$name: ") || mistake.position().isPresent) mistake else
                IllFormedException("in $name: $text").also { it.stackTrace = mistake.stackTrace }
        } finally {
            unfolds = false
        }
    }
}

/** An operator of one operand: `val twice by operator { A: TensorExpr -> A + A }`. */
class OwnOperator1<A> internal constructor(name: String, internal val body: Notation.(A) -> TensorExpr) : OwnOperator(name)

/** An operator of two operands. */
class OwnOperator2<A, B> internal constructor(name: String, internal val body: Notation.(A, B) -> TensorExpr) : OwnOperator(name)

/** An operator of three operands. */
class OwnOperator3<A, B, C> internal constructor(name: String, internal val body: Notation.(A, B, C) -> TensorExpr) :
    OwnOperator(name)

/** An operator of four operands. */
class OwnOperator4<A, B, C, D> internal constructor(name: String, internal val body: Notation.(A, B, C, D) -> TensorExpr) :
    OwnOperator(name)

/** An operator of five operands. */
class OwnOperator5<A, B, C, D, E> internal constructor(name: String, internal val body: Notation.(A, B, C, D, E) -> TensorExpr) :
    OwnOperator(name)

/** An operator of six operands. */
class OwnOperator6<A, B, C, D, E, F> internal constructor(name: String, internal val body: Notation.(A, B, C, D, E, F) -> TensorExpr) :
    OwnOperator(name)

/** An operator of one's own: `val wrap by operator { A: TensorExpr, s: RankClass, k: AxisMap -> .. }`, outside of all rules. */
fun <A> operator(body: Notation.(A) -> TensorExpr) = Declared { OwnOperator1(it, body) }

/** The same of two operands. */
fun <A, B> operator(body: Notation.(A, B) -> TensorExpr) = Declared { OwnOperator2(it, body) }

/** The same of three operands. */
fun <A, B, C> operator(body: Notation.(A, B, C) -> TensorExpr) = Declared { OwnOperator3(it, body) }

/** The same of four operands. */
fun <A, B, C, D> operator(body: Notation.(A, B, C, D) -> TensorExpr) = Declared { OwnOperator4(it, body) }

/** The same of five operands. */
fun <A, B, C, D, E> operator(body: Notation.(A, B, C, D, E) -> TensorExpr) = Declared { OwnOperator5(it, body) }

/** The same of six operands. */
fun <A, B, C, D, E, F> operator(body: Notation.(A, B, C, D, E, F) -> TensorExpr) = Declared { OwnOperator6(it, body) }

/** The same with another name than that of the variable: `val wrap = operator("wrap") { A: TensorExpr -> .. }`. */
fun <A> operator(name: String, body: Notation.(A) -> TensorExpr) = OwnOperator1(name, body)

/** The same of two operands. */
fun <A, B> operator(name: String, body: Notation.(A, B) -> TensorExpr) = OwnOperator2(name, body)

/** The same of three operands. */
fun <A, B, C> operator(name: String, body: Notation.(A, B, C) -> TensorExpr) = OwnOperator3(name, body)

/** The same of four operands. */
fun <A, B, C, D> operator(name: String, body: Notation.(A, B, C, D) -> TensorExpr) = OwnOperator4(name, body)

/** The same of five operands. */
fun <A, B, C, D, E> operator(name: String, body: Notation.(A, B, C, D, E) -> TensorExpr) = OwnOperator5(name, body)

/** The same of six operands. */
fun <A, B, C, D, E, F> operator(name: String, body: Notation.(A, B, C, D, E, F) -> TensorExpr) = OwnOperator6(name, body)

/** What readers see of an operand. */
internal fun operatorArguments(operator: String, value: Any?): List<OperatorCall.Argument> = when (value) {
    is Node -> listOf(OperatorCall.Argument.Term(value))
    is RankClass, is AggregatedAxis, is ElementType, is Monoid, is Int, is Boolean, is String ->
        listOf(OperatorCall.Argument.Word(value.toString()))
    is SizedAxis -> listOf(OperatorCall.Argument.Word(value.axis.toString()), OperatorCall.Argument.Term(value.size))
    is Shape -> value.sizes().flatMap { (axis, size) ->
        listOf(OperatorCall.Argument.Word(axis.toString()), OperatorCall.Argument.Term(size))
    }
    is List<*> -> value.flatMap { operatorArguments(operator, it) }
    else -> throw IllFormedException("$operator: expected a tensor, a map, an element, a shape or an axis, found ${described(value)}")
}
