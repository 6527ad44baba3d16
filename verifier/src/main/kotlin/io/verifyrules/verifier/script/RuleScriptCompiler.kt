package io.verifyrules.verifier.script

import io.verifyrules.dsl.diagnostic.Diagnostic
import io.verifyrules.dsl.diagnostic.SourcePosition
import io.verifyrules.dsl.syntax.RuleScriptConfiguration
import java.nio.file.Path
import java.util.Optional
import kotlin.script.experimental.api.CompiledScript
import kotlin.script.experimental.api.ResultWithDiagnostics
import kotlin.script.experimental.api.ScriptCompilationConfiguration
import kotlin.script.experimental.api.ScriptDiagnostic
import kotlin.script.experimental.api.asSuccess
import kotlin.script.experimental.api.importScripts
import kotlin.script.experimental.api.refineConfiguration
import kotlin.script.experimental.api.with
import kotlin.script.experimental.host.FileScriptSource
import kotlin.script.experimental.host.toScriptSource
import kotlin.script.experimental.jvm.impl.KJvmCompiledModuleInMemory
import kotlin.script.experimental.jvm.impl.KJvmCompiledScript
import kotlin.script.experimental.jvmhost.BasicJvmScriptingHost

/** The Kotlin compiler, for rule files. Starting it takes seconds; a compiler that has started is fast. */
class RuleScriptCompiler {

    private val lazyHost = lazy { BasicJvmScriptingHost() }
    private val host by lazyHost

    /** Whether anything was compiled yet. */
    val started: Boolean get() = lazyHost.isInitialized()

    /** Compiles [text]; [fileName] becomes the name of the class and of the file in stack traces, [path] is reported. */
    @Synchronized
    fun compile(text: String, fileName: String, path: String): Compilation {
        val source = text.toScriptSource(fileName)
        val result = host.runInCoroutineContext { host.compiler(source, RuleScriptConfiguration) }
        val errors = result.reports.filter { it.severity >= ScriptDiagnostic.Severity.ERROR }
        return when (result) {
            is ResultWithDiagnostics.Success -> Compilation.Compiled(classes(result.value))
            is ResultWithDiagnostics.Failure -> 
                Compilation.Rejected(CompileErrors.mistakes(errors.map { diagnostic(it, path) }, text))
        }
    }

    /**
     * Compiles files as if each were compiled alone, but reads the language once: a script without content imports them all. Nothing comes
     * of it if one of them has a mistake.
     */
    @Synchronized
    fun compileTogether(files: List<Path>): Optional<ScriptsTogether> {
        val sources = files.associateBy { it.toAbsolutePath().toString() }
        val imports = files.map { FileScriptSource(it.toAbsolutePath().toFile()) }
        val configuration = ScriptCompilationConfiguration(RuleScriptConfiguration) {
            refineConfiguration {
                beforeCompiling { context ->
                    val script = context.compilationConfiguration
                    (if (context.script.name == TOGETHER) script.with { importScripts(imports) } else script).asSuccess()
                }
            }
        }
        val result = host.runInCoroutineContext { host.compiler("".toScriptSource(TOGETHER), configuration) }
        val all = (result as? ResultWithDiagnostics.Success)?.value ?: return Optional.empty()
        val scripts = all.otherScripts
            .associate { sources.getValue(it.sourceLocationId!!) to (it as KJvmCompiledScript).scriptClassFQName }
        return Optional.of(ScriptsTogether(scripts, byteCode(all) - (all as KJvmCompiledScript).scriptClassFQName))
    }

    private fun classes(script: CompiledScript) = ScriptClasses((script as KJvmCompiledScript).scriptClassFQName, byteCode(script))

    private fun byteCode(script: CompiledScript): Map<String, ByteArray> {
        val module = (script as KJvmCompiledScript).getCompiledModule() as KJvmCompiledModuleInMemory
        return module.compilerOutputFiles.filterKeys { it.endsWith(".class") }.mapKeys { it.key.removeSuffix(".class").replace('/', '.') }
    }

    private fun diagnostic(report: ScriptDiagnostic, path: String): Diagnostic {
        val start = report.location?.start
            ?: return Diagnostic(SourcePosition.ofFile(path), "the Kotlin compiler failed: ${report.message}")
        return Diagnostic(SourcePosition(path, start.line, start.col), report.message)
    }

    private companion object {
        /** The class of this script is dropped; no rule file has its name, as theirs end otherwise. */
        const val TOGETHER = "together.kts"
    }
}
