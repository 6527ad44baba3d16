package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.element.Element
import io.verifyrules.dsl.element.UnaryOperator
import io.verifyrules.dsl.expr.TensorExpr
import org.assertj.core.api.Assertions.assertThat
import org.junit.jupiter.api.Test

/** Each function that libraries round is written by its symbol, of tensors and of single elements. */
class FunctionsHaveANotationTest {

    private fun named(type: Class<*>, operand: Class<*>) =
        type.methods.filter { it.parameterTypes.contentEquals(arrayOf(operand)) }.map { it.name }

    @Test
    fun eachIsWrittenOfTensorsAndOfElements() {
        val functions = UnaryOperator.entries.filter { it.function().isPresent }.map { it.symbol() }
        assertThat(named(RuleScope::class.java, TensorExpr::class.java)).containsAll(functions)
        assertThat(named(Class.forName("io.verifyrules.dsl.syntax.FunctionsKt"), Element::class.java)).containsAll(functions)
    }
}
