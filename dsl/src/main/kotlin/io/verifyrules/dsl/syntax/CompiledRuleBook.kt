package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.rule.RuleBook
import io.verifyrules.dsl.rule.RuleCollector
import io.verifyrules.dsl.rule.RuleFile
import java.lang.reflect.InvocationTargetException

/**
 * A collection whose rule files were compiled when its module was built, so that reading it needs no compiler.
 *
 * The classes are listed in the resource `rules.index` beside the class that extends this one, one line for each in the
 * order of the files. A line has the name of the class and the path of its source below the project's root, separated
 * by a tab.
 */
abstract class CompiledRuleBook protected constructor(private val name: String) : RuleBook {

    /** Files know nothing of each other, so they are read beside each other. */
    private val files: List<RuleFile> by lazy {
        index().parallelStream().map { (script, source) -> read(script, source) }.toList()
    }

    /** Whether the rules of this source belong to the collection; a module may have several. */
    protected open fun has(source: String): Boolean = true

    final override fun name(): String = name

    final override fun files(): List<RuleFile> = files

    private fun index(): List<Pair<String, String>> {
        val resource = checkNotNull(javaClass.getResourceAsStream("rules.index")) {
            "the rule files of ${javaClass.name} are not compiled: rules.index is missing"
        }
        return resource.bufferedReader().useLines { lines ->
            lines.map { it.substringBefore('\t') to it.substringAfter('\t') }.filter { has(it.second) }.toList()
        }
    }

    private fun read(script: String, source: String): RuleFile {
        val collector = RuleCollector.forScript(source, source.substringAfterLast('/'))
        val constructor = Class.forName(script, true, javaClass.classLoader).getConstructor(RulesScope::class.java)
        try {
            constructor.newInstance(RulesScope(collector))
        } catch (thrown: InvocationTargetException) {
            throw IllegalStateException("$source: ${thrown.cause}", thrown.cause)
        }
        return collector.toFile()
    }
}
