package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.diagnostic.IllFormedException
import io.verifyrules.dsl.graph.Graph
import io.verifyrules.dsl.graph.Node
import io.verifyrules.dsl.rule.Condition
import java.util.Collections
import java.util.IdentityHashMap

/** The conditions that a rule writes, and what it says with them, so that one which is written and then dropped is noticed. */
internal class ConditionUses {

    /** A condition, and the mistake that it is, where it is written, if it is never used. */
    private class Written(val condition: Any) {
        val dropped = IllFormedException(
            "a condition is written but not used; say requires { .. } to demand it, and join conditions with 'and'")
    }

    private val written = mutableListOf<Written>()
    private val said = mutableListOf<Node>()

    /** The number of conditions written so far. */
    val count: Int get() = written.size

    fun written(condition: Any) {
        written.add(Written(condition))
    }

    /** The rule says this, with all conditions that it is made of. */
    fun said(what: Node) {
        said.add(what)
    }

    /** Whether one of the conditions that were written since there were so many is no part of this. */
    fun dropped(before: Int, from: Node): Boolean {
        val parts = parts(listOf(from))
        return written.drop(before).any { it.condition !in parts }
    }

    /** Checks, when the whole rule is read, that each condition is part of something that it says. */
    fun requireAllSaid() {
        val parts = parts(said)
        written.firstOrNull { it.condition !in parts }?.let { throw it.dropped }
    }

    private fun parts(roots: List<Node>): Set<Any> {
        val parts = Collections.newSetFromMap(IdentityHashMap<Any, Boolean>())
        Graph.of(roots).nodes().forEach {
            parts.add(it)
            if (it is Condition.OnElements) parts.add(it.condition())
        }
        return parts
    }
}
