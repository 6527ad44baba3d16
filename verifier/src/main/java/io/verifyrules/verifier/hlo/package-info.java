/**
 * Counterexamples as text of HLO, XLA's intermediate language: what a maintainer pastes into a test of the simplifier.
 *
 * <ul>
 * <li>{@link HloReport}: the counterexamples of a run, one after the other.
 * <li>{@link HloTest}: both sides of a rule at a counterexample, with their values, or why HLO cannot say them.
 * <li>{@code HloTranslation}: a program of StableHLO as a module; {@code HloInstructions}, {@code HloAttributes}: what HLO calls operations
 * and attributes.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.expr.Shape;
 * import io.verifyrules.dsl.rule.*;
 * import io.verifyrules.verifier.verdict.Verdict;
 * import io.verifyrules.verifier.verify.*;
 *
 * var rules = RuleCollector.forJava();
 * rules.rule("reversed", rule -> {
 *     var c = rule.rankClass("c");
 *     var a = rule.tensor("A", Shape.of(c, rule.sizes("n", c)));
 *     rule.rewrite(a.reverse(c), a);
 * });
 * var rule = (Rule) rules.toFile().declarations().getFirst();
 * var refuted = (Verdict.Refuted) new Pipeline().verify(rule, VerifyOptions.DEFAULT).getFirst().verdict();
 * var modules = (HloTest.Modules) HloTest.of(rule, refuted);
 * assert modules.lines().contains("  ROOT reverse = s32[2] reverse(A), dimensions={0}");
 * }
 *
 * <p>Imports {@code report}, {@code verdict}, {@code interpret}, {@code instantiate}, {@code program}, {@code text}, the attributes of
 * {@code dialect}, and the language. Used by {@code cli}, and by pages about XLA.
 */
@NullMarked
package io.verifyrules.verifier.hlo;

import org.jspecify.annotations.NullMarked;
