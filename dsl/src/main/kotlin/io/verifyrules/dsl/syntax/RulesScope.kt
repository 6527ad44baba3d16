package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.element.ArgExtreme
import io.verifyrules.dsl.element.Monoid
import io.verifyrules.dsl.rule.RuleCollector

/** Keeps the scopes of a rule file apart: inside a rule no other rule can be declared. */
@DslMarker
annotation class RuleDsl

/** The names that a rule file sees at its top level. */
@RuleDsl
class RulesScope(private val collector: RuleCollector) : ElementTypeNames {

    // The monoids, for families of rules that differ in one: for (m in listOf(sum, max)) rule("... $m") { .. }
    val sum: Monoid get() = Monoid.SUM
    val product: Monoid get() = Monoid.PRODUCT
    val min: Monoid get() = Monoid.MIN
    val max: Monoid get() = Monoid.MAX
    val and: Monoid get() = Monoid.AND
    val or: Monoid get() = Monoid.OR
    val xor: Monoid get() = Monoid.XOR

    // Reducers of pairs of a value and an index.
    val argmax: ArgExtreme get() = ArgExtreme.MAX
    val argmin: ArgExtreme get() = ArgExtreme.MIN

    /** Declares a rule. A mistake in [body] is reported for this rule alone. */
    fun rule(name: String, body: RuleScope.() -> Unit) {
        collector.rule(name) { builder -> RuleScope(builder).declare(body) }
    }
}
