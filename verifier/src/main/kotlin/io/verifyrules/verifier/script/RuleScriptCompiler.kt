package io.verifyrules.verifier.script

import io.verifyrules.dsl.diagnostic.Diagnostic
import io.verifyrules.dsl.diagnostic.SourcePosition
import io.verifyrules.dsl.syntax.RuleScriptConfiguration
import kotlin.script.experimental.api.CompiledScript
import kotlin.script.experimental.api.ResultWithDiagnostics
import kotlin.script.experimental.api.ScriptDiagnostic
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

    private fun classes(script: CompiledScript): ScriptClasses {
        val compiled = script as KJvmCompiledScript
        val module = compiled.getCompiledModule() as KJvmCompiledModuleInMemory
        val classes = module.compilerOutputFiles.filterKeys { it.endsWith(".class") }
            .mapKeys { it.key.removeSuffix(".class").replace('/', '.') }
        return ScriptClasses(compiled.scriptClassFQName, classes)
    }

    private fun diagnostic(report: ScriptDiagnostic, path: String): Diagnostic {
        val start = report.location?.start
            ?: return Diagnostic(SourcePosition.ofFile(path), "the Kotlin compiler failed: ${report.message}")
        return Diagnostic(SourcePosition(path, start.line, start.col), report.message)
    }
}
