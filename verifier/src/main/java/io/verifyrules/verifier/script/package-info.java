/**
 * Rule files to rules: Kotlin scripts are compiled once, kept on disk, and evaluated; mistakes become diagnostics with
 * positions. The only package that knows the Kotlin compiler.
 *
 * <ul>
 * <li>{@link RuleScripts}: reads a rule file; the {@link ScriptResult} is its rules, or why it cannot be used.
 * <li>{@link Reach}: whether what a file declares is settled by its text.
 * <li>{@link ScriptRunner}: where a file runs: {@link InProcess}, or elsewhere.
 * <li>{@link ConditionEdit}, {@link RequiresEdit}: other conditions in the text of a rule; {@link DeclaredRules}: what stands in a
 *     text as it stood in an earlier one.
 * <li>{@link RuleScriptEngineFactory}: rule files for {@code javax.script}.
 * <li>{@link CompileRules}: compiles the collections that ship, when they are built, to {@link ScriptsTogether}.
 * </ul>
 *
 * {@snippet lang=java :
 * import java.nio.file.Files;
 *
 * var scripts = new RuleScripts();
 * var missing = (ScriptResult.Failed) scripts.load(folder.resolve("pads" + RuleScripts.EXTENSION)); // an empty folder
 * assert missing.mistakes().getFirst().message().equals("there is no such file");
 * var binary = Files.write(folder.resolve("slices" + RuleScripts.EXTENSION), new byte[]{-1});
 * var unreadable = (ScriptResult.Failed) scripts.load(binary);
 * assert unreadable.mistakes().getFirst().toString().equals(binary + ": the file is not UTF-8 text");
 * }
 *
 * <p>Imports the language but for {@code element} and {@code graph}, with its Kotlin notation {@code syntax},
 * {@code cache}, {@code report} for near names, and {@code generalize} for conditions. Used by {@code isolation}, {@code embedding}, {@code cli}
 * and {@code lsp}, and by the builds of the collections.
 */
@NullMarked
package io.verifyrules.verifier.script;

import org.jspecify.annotations.NullMarked;
