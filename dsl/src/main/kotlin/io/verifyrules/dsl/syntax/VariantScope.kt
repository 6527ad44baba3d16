package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.diagnostic.IllFormedException
import io.verifyrules.dsl.expr.TensorExpr
import io.verifyrules.dsl.rule.Demand
import io.verifyrules.dsl.rule.RuleBuilder

/**
 * What a variant of a rule changes: it leaves out demands, puts others in their place, makes further ones, gives another side, or
 * sets a variable of the rule that is used later. The rule is read again for each of its variants, so it means what it
 * says there.
 */
@RuleDsl
class VariantScope internal constructor(builder: RuleBuilder, conditions: ConditionUses) : RuleScope(builder, conditions) {

    /** Leaves out what the rule demands: `without(noEdge)`. */
    fun without(vararg demands: Demand) = demands.forEach(builder::without)

    /** Demands another condition instead: `replace(noEdge) { low ge 0 }`. */
    fun replace(demand: Demand, by: () -> Any?) = when (demand) {
        is Demand.Required -> builder.replace(demand, condition("replace", by))
        is Demand.Assumed -> builder.replace(demand, property(by()))
    }

    private fun property(found: Any?): TensorExpr = found as? TensorExpr
        ?: throw IllFormedException("replace: expected a property of tensor values, found ${described(found)}")
}
