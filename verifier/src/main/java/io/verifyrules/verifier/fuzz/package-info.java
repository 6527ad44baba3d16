/**
 * Random rules: half of them equal by construction, through rewrites that are known to be right, half of them
 * perturbed. The verifier's verdicts on them are compared with how they were made and with the interpreter.
 *
 * <ul>
 * <li>{@link RandomRule}: the rule of a seed, with the rewrites that made it.
 * <li>{@link RandomPeriods}: facts that depend on a number of bits which a rule leaves open.
 * <li>{@link Fuzzing}: verifies the rule of a seed and looks for a {@link Contradiction}; a {@link Trial} is what came of
 *     it.
 * <li>{@link FuzzReport}, {@link Coverage}: what came of all, and which parts of the language they reached.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.element.ElementType;
 * import io.verifyrules.verifier.report.RulePrinter;
 *
 * RandomRule random = RandomRule.of(2026);
 * assert random.right() : "the seed is even";
 * assert RulePrinter.print(random.rule()).equals(RulePrinter.print(RandomRule.of(2026).rule()));
 * }
 *
 * <p>Imports {@code verify}, which it tests, {@code interpret}, {@code value} and {@code instance}, {@code list},
 * {@code mutation} for its parts of rules, {@code theory}, {@code verdict}, {@code report}, and the language. Used by {@code cli} alone.
 */
@NullMarked
package io.verifyrules.verifier.fuzz;

import org.jspecify.annotations.NullMarked;
