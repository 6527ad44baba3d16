/**
 * Rule files are code, and are run where they can do little harm. They have a process of their own, where the platform
 * allows without network and files. Only their rules come back, as data, which the language checks.
 *
 * <ul>
 * <li>{@link IsolatedScripts}: has rule files run, and keeps what came back.
 * <li>{@link ScriptPrinting}: hears what rule files print.
 * <li>{@link ScriptServer}: the other process. {@link Walls}: what is around it. {@link ScriptLimits}: what it may cost.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.verifier.script.*;
 * import java.time.Duration;
 * import java.util.Optional;
 *
 * try (var scripts = IsolatedScripts.within(ScriptLimits.USUAL.within(Duration.ofSeconds(50)), Optional.empty(), (file, line) -> { })) {
 *     var exits = new ScriptText("kotlin.system.exitProcess(0)", "exit.rules.kts", "exit.rules.kts");
 *     var failed = (ScriptResult.Failed) scripts.run(exits, false);
 *     assert failed.mistakes().getFirst().toString().equals("exit.rules.kts:1: the rule file ends the program "
 *             + "(System.exit); rule files only declare rules");
 * }
 * }
 *
 * <p>Imports {@code script}, {@code json.rule}, {@code cache}, the messages of {@code solver.process}, and of the language
 * {@code diagnostic} and {@code rule}. Used by {@code cli}.
 */
@NullMarked
package io.verifyrules.verifier.isolation;

import org.jspecify.annotations.NullMarked;
