/**
 * Verdicts and their evidence, as plain data: what the pipeline says to everybody else.
 *
 * <ul>
 * <li>{@link Verdict}: verified, refuted by an instance, unknown for a reason, vacuous, or ill-formed.
 * <li>{@link EveryWidth}: why a verdict holds at every number of bits that the rule leaves open.
 * <li>{@link SmallInstances}: those that were looked at where the verdict is unknown.
 * <li>{@link RuleResult}: the verdict on a rule over one element type, and all that is reported beside it.
 * <li>{@link ObligationReport}: one of the things that had to be shown; {@link ClaimKind} says which, {@link Settlement} by
 *     which kind of argument.
 * <li>{@link ClassPlan}: the ranks at which a claim was checked, and why these; {@link MatchingReport}: how reductions were
 *     matched.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.diagnostic.*;
 * import io.verifyrules.dsl.rule.*;
 * import java.time.Duration;
 * import java.util.*;
 *
 * var mistake = new Diagnostic(new SourcePosition("pads.rules.kts", 3, 0), "the rule has no right side");
 * var rule = new IllFormedRule("a pad", Expectation.VERIFIED, mistake.position(), mistake);
 * var result = new RuleResult(rule, "-", new Verdict.IllFormed(mistake), Optional.of(rule.expectation().verdict()), List.of(), List.of(),
 *         MatchingReport.NONE, List.of(), Duration.ZERO);
 * assert result.verdict().kind() == VerdictKind.ILL_FORMED;
 * assert !result.asExpected();
 * }
 *
 * <p>Imports {@code interpret} and {@code value}, for counterexamples, {@code law}, and of the language {@code rule},
 * {@code diagnostic}, {@code expr} and {@code axis}.
 * Made by {@code obligation}, {@code bound}, {@code study}, {@code counterexample} and {@code verify}; read by {@code report}, {@code json},
 * {@code journal}, {@code ci}, {@code html}, {@code mutation}, {@code generalize}, {@code fuzz}, {@code cli} and the benchmarks.
 */
@NullMarked
package io.verifyrules.verifier.verdict;

import org.jspecify.annotations.NullMarked;
