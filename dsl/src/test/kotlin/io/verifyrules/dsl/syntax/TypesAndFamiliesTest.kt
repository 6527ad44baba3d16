package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.diagnostic.IllFormedException
import io.verifyrules.dsl.element.ElementFamily
import io.verifyrules.dsl.element.ElementType
import org.assertj.core.api.Assertions.assertThat
import org.assertj.core.api.Assertions.assertThatThrownBy
import org.junit.jupiter.api.Test

class TypesAndFamiliesTest {

    private val signed = ElementFamily.SIGNED.types()

    @Test
    fun `a type stands for itself, and a family for its members`() {
        assertThat(elementTypes(ElementType.INT)).containsExactly(ElementType.INT)
        assertThat(elementTypes(signed)).isEqualTo(signed)
    }

    @Test
    fun `what is neither is named`() {
        assertThatThrownBy { elementTypes("int") }.isInstanceOf(IllFormedException::class.java)
            .hasMessageContaining("elements: expected element types or families, such as int or signed, found a text")
        assertThatThrownBy { elementTypes(setOf(ElementType.INT, 8)) }.hasMessageContaining("found the number 8")
    }
}
