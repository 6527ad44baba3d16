package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.axis.AxisMap
import io.verifyrules.dsl.diagnostic.IllFormedException
import io.verifyrules.dsl.expr.TensorExpr
import io.verifyrules.dsl.rule.Demand
import io.verifyrules.dsl.rule.RuleBuilder

/**
 * The changes of a variant to its rule. It leaves out demands, puts others in their place, or makes further ones. It
 * gives another side, or sets a variable of the rule that is used later. The rule is read again for each of its
 * variants, so it means what it says there.
 */
@RuleDsl
class VariantScope internal constructor(builder: RuleBuilder, conditions: ConditionUses) : RuleScope(builder, conditions) {

    /** Leaves out what the rule demands, or a hint: `without(noEdge)`. */
    fun without(vararg said: Any) = said.forEach {
        when (it) {
            is Demand -> builder.without(it)
            is Hint -> it.parts.forEach(builder::without)
            else -> throw IllFormedException("without: expected a demand or a hint of the rule, found ${described(it)}")
        }
    }

    /** Demands another condition instead: `replace(noEdge) { low ge 0 }`. */
    fun replace(demand: Demand, by: () -> Any?) = when (demand) {
        is Demand.Required -> builder.replace(demand, condition("replace", by))
        is Demand.Assumed -> builder.replace(demand, property(by()))
    }

    /** Gives another hint instead: `replace(hint, k to n - 1 - r)`. */
    fun replace(hint: Hint, vararg indices: Pair<AxisMap, AxisMap>) {
        without(hint)
        match(*indices)
    }

    private fun property(found: Any?): TensorExpr = found as? TensorExpr
        ?: throw IllFormedException("replace: expected a property of tensor values, found ${described(found)}")
}
