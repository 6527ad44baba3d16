package io.verifyrules.dsl.syntax

import kotlin.properties.PropertyDelegateProvider
import kotlin.properties.ReadOnlyProperty
import kotlin.reflect.KProperty

/** A declaration that takes its name from the property it is delegated to: `val n by c.sizes`. */
class Declared<T>(private val declare: (String) -> T) : PropertyDelegateProvider<Any?, ReadOnlyProperty<Any?, T>> {

    override fun provideDelegate(thisRef: Any?, property: KProperty<*>): ReadOnlyProperty<Any?, T> {
        val value = declare(property.name)
        return ReadOnlyProperty { _, _ -> value }
    }
}
