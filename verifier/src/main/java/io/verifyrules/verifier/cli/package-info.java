/**
 * The command {@code verify-rules}: from arguments to rules, verdicts, reports and an exit code.
 *
 * <ul>
 * <li>{@link VerifyRules}: the program; {@link Surroundings} is what it works with, so that tests can give it another
 *     world.
 * <li>{@code VerifyCommand}, {@code DiffCommand}, {@code MutateCommand}, {@code FuzzCommand}: the commands with their
 *     options.
 * <li>{@link ExitCode}: what a run ends with; {@link Display}: everything that is printed.
 * <li>{@link RuleSource}: what reads a rule file.
 * </ul>
 *
 * {@snippet lang=java :
 * ?
 * }
 *
 * <p>The highest layer: imports what it commands ({@code verify}, {@code mutation}, {@code fuzz}, {@code diff}, {@code
 * journal}), reads ({@code script}, {@code json.rule}) and writes ({@code report}, {@code json.report}, {@code ci}, {@code
 * html}), beside {@code theory}, {@code solver.choice} and {@code verdict} for names, {@code cache}, and of the language
 * {@code rule} and {@code diagnostic}. Used by nobody.
 */
@NullMarked
package io.verifyrules.verifier.cli;

import org.jspecify.annotations.NullMarked;
