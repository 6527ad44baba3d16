package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.axis.AggregatedAxis
import io.verifyrules.dsl.axis.AxisMap
import io.verifyrules.dsl.axis.RankClass
import io.verifyrules.dsl.element.Element
import io.verifyrules.dsl.element.ElementType
import io.verifyrules.dsl.element.Monoid
import io.verifyrules.dsl.expr.Shape
import io.verifyrules.dsl.expr.TensorExpr
import java.io.File
import java.net.URI
import kotlin.script.experimental.annotations.KotlinScript
import kotlin.script.experimental.api.ScriptCompilationConfiguration
import kotlin.script.experimental.api.defaultImports
import kotlin.script.experimental.api.dependencies
import kotlin.script.experimental.api.implicitReceivers
import kotlin.script.experimental.jvm.JvmDependency
import kotlin.script.experimental.jvm.jvm
import kotlin.script.experimental.jvm.jvmTarget

/**
 * The base of every rule file: a script that declares the rules of the file in the [RulesScope] it is given. Editors
 * and compilers find this definition by the marker in `META-INF/kotlin/script/templates`; they bring the classes of
 * Kotlin's scripts with them.
 */
@KotlinScript(displayName = "Rules", fileExtension = "rules.kts", compilationConfiguration = RuleScriptConfiguration::class)
abstract class RuleScript

/** The names that a rule file sees: the notation of rules and the standard library, nothing of the verifier. */
object RuleScriptConfiguration : ScriptCompilationConfiguration({
    implicitReceivers(RulesScope::class)
    defaultImports("io.verifyrules.dsl.syntax.*", "io.verifyrules.dsl.rule.VerdictKind.*")
    // What functions and operators of a rule file are made of.
    defaultImports(TensorExpr::class, AxisMap::class, RankClass::class, AggregatedAxis::class, Element::class, ElementType::class,
        Shape::class, Monoid::class)
    jvm { jvmTarget("21") }
    dependencies(JvmDependency(classPath()))
}) {
    private fun readResolve(): Any = RuleScriptConfiguration
}

/** The places of the classes that a compiled rule file refers to; an editor may have loaded some from nowhere in particular. */
private fun classPath(): List<File> =
    listOf(RulesScope::class.java, Unit::class.java, KotlinScript::class.java)
        .mapNotNull { it.protectionDomain?.codeSource?.location }
        .filter { it.protocol == "file" }
        .map { File(URI(it.toString().replace(" ", "%20"))) }
        .distinct()
