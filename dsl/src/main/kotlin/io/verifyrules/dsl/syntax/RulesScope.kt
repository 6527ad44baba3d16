package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.rule.RuleCollector

/** Keeps the scopes of a rule file apart: inside a rule no other rule can be declared. */
@DslMarker
annotation class RuleDsl

/** What a rule file sees at its top level. */
@RuleDsl
class RulesScope(private val collector: RuleCollector) {

    /** Declares a rule. A mistake in [body] is reported for this rule alone. */
    fun rule(name: String, body: RuleScope.() -> Unit) {
        collector.rule(name) { builder -> RuleScope(builder).body() }
    }
}
