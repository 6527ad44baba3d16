package io.verifyrules.verifier.script

import io.verifyrules.dsl.syntax.RulesScope
import kotlin.script.experimental.annotations.KotlinScript
import kotlin.script.experimental.api.ScriptCompilationConfiguration
import kotlin.script.experimental.api.defaultImports
import kotlin.script.experimental.api.implicitReceivers
import kotlin.script.experimental.jvm.JvmDependency
import kotlin.script.experimental.api.dependencies
import kotlin.script.experimental.jvm.jvmTarget
import kotlin.script.experimental.jvm.jvm
import java.io.File
import java.net.URI

/** What every rule file becomes: a class whose constructor declares the rules of the file in the [RulesScope] it is given. */
@KotlinScript(displayName = "Rules", fileExtension = "rules.kts", compilationConfiguration = RuleScriptConfiguration::class)
abstract class RuleScript

/** What a rule file sees: the notation of rules and the standard library, nothing of the verifier. */
object RuleScriptConfiguration : ScriptCompilationConfiguration({
    implicitReceivers(RulesScope::class)
    defaultImports("io.verifyrules.dsl.syntax.*", "io.verifyrules.dsl.rule.VerdictKind.*")
    jvm { jvmTarget("21") }
    dependencies(JvmDependency(classPath()))
}) {
    private fun readResolve(): Any = RuleScriptConfiguration
}

/** The places of the classes that a compiled rule file refers to. */
private fun classPath(): List<File> =
    listOf(RuleScript::class.java, RulesScope::class.java, Unit::class.java, KotlinScript::class.java)
        .map { File(URI(it.protectionDomain.codeSource.location.toString())) }
        .distinct()
