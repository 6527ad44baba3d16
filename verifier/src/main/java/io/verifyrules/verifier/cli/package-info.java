/**
 * The command {@code verify-rules}: from arguments to rules, verdicts, reports and an exit code.
 *
 * <ul>
 * <li>{@link VerifyRules}: the program; {@link Surroundings} is what it works with, so that tests can give it another
 *     world.
 * <li>{@code VerifyCommand}, {@code DiffCommand}, {@code MutateCommand}, {@code GeneralizeCommand}, {@code FuzzCommand}, {@code WatchCommand},
 *     {@code LspCommand}: the commands with their options.
 * <li>{@link ExitCode}: what a run ends with; {@link Display}: everything that is printed.
 * <li>{@link RuleSource}: what reads a rule file.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.verifier.script.RuleScripts;
 * import io.verifyrules.verifier.verify.Pipeline;
 * import java.io.*;
 * import java.util.List;
 *
 * var out = new StringWriter();
 * var err = new StringWriter();
 * var surroundings = new Surroundings(Pipeline::new, () -> new RuleScripts()::load, List::of, new PrintWriter(out),
 *         new PrintWriter(err), false, false, 100);
 * assert VerifyRules.run(surroundings, "--version") == ExitCode.AS_EXPECTED.number();
 * assert out.toString().startsWith("verify-rules ");
 * assert VerifyRules.run(surroundings, "no-such-collection") == ExitCode.UNUSABLE_INPUT.number();
 * assert err.toString().startsWith("no-such-collection: ") : "neither a file nor a collection";
 * }
 *
 * <p>The highest layer. It imports what it commands ({@code verify}, {@code mutation}, {@code generalize},
 * {@code fuzz}, {@code diff}, {@code journal}), reads ({@code script}, {@code json.rule}) and serves ({@code lsp}). It
 * imports the writers {@code report}, {@code json.report}, {@code ci} and {@code html}. Names come from {@code theory},
 * {@code solver.choice} and {@code verdict}. Others are {@code cache}, and of the language {@code rule} and
 * {@code diagnostic}. Used by nobody.
 */
@NullMarked
package io.verifyrules.verifier.cli;

import org.jspecify.annotations.NullMarked;
