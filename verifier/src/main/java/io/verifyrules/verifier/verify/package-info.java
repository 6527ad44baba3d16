/**
 * The pipeline from a rule to its verdicts, one for each element type.
 *
 * <ul>
 * <li>{@link RuleVerifier}: what others ask; {@link Pipeline} is the one there is.
 * <li>{@link RuleConjecture}: the conjecture that the sides of a rule agree; any other is checked by {@link Pipeline#check}.
 * <li>Stages: {@code ElementCheck} has a list of them for each element type; each decides, or leaves the conjecture open.
 * <li>{@link VerifyOptions}: how hard to try, over which element types, and with which solver.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.expr.Shape;
 * import io.verifyrules.dsl.rule.RuleCollector;
 * import io.verifyrules.verifier.verdict.*;
 *
 * var rules = RuleCollector.forJava();
 * rules.rule("reversed twice", rule -> {
 *     var c = rule.rankClass("c");
 *     var a = rule.tensor("A", Shape.of(c, rule.sizes("n", c)));
 *     rule.rewrite(a.reverse(c).reverse(c), a);
 * });
 * RuleVerifier verifier = new Pipeline();
 * RuleResult result = verifier.verify(rules.toFile().declarations().getFirst(), VerifyOptions.DEFAULT).getFirst();
 * assert result.theory().equals("any") && result.verdict() instanceof Verdict.Verified;
 * }
 *
 * <p>Imports {@code conjecture}, {@code study} and {@code counterexample}. Of their foundations it imports
 * {@code bound}, {@code reduction}, {@code obligation}, {@code theory}, {@code denotation}, {@code term}, {@code law},
 * {@code solver}, {@code verdict} and {@code interpret}, {@code value}. Others are {@code solver.choice} and
 * {@code solver.smtlib}, and of the language {@code axis}, {@code element} and {@code rule}. Used by {@code cli},
 * {@code lsp}, {@code journal}, {@code mutation}, {@code generalize}, {@code fuzz} and the benchmarks.
 */
@NullMarked
package io.verifyrules.verifier.verify;

import org.jspecify.annotations.NullMarked;
