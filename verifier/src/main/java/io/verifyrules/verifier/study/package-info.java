/**
 * The study of a conjecture: what can be found out about it once, for all element types, and by which laws. The check of one
 * element type is the business of {@code verify}.
 *
 * <ul>
 * <li>{@link RuleStudy}: has what a conjecture means and brings it to a normal form.
 * <li>{@link Prover}: proves claims for every rank, lane by lane and by matching reductions, and says what each proof rests
 *     on.
 * <li>{@link Studied}: what is known of a claim: a proof, or what is left to be shown at fixed ranks.
 * <li>{@link ObligationLog}: keeps account of what all of it costs; {@link RankCombinations}: all planned ranks as one
 *     query.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.element.ElementType;
 * import io.verifyrules.dsl.expr.Shape;
 * import io.verifyrules.dsl.rule.*;
 * import io.verifyrules.verifier.conjecture.RuleTerms;
 * import io.verifyrules.verifier.obligation.Claim;
 * import io.verifyrules.verifier.solver.Budgets;
 * import io.verifyrules.verifier.solver.z3.Z3Solver;
 * import io.verifyrules.verifier.theory.ElementTheories;
 * import io.verifyrules.verifier.verdict.ClaimKind;
 * import java.time.Duration;
 * import java.util.List;
 *
 * var rules = RuleCollector.forJava();
 * rules.rule("twice the opposite", rule -> {
 *     var a = rule.tensor("A", ElementType.INT, Shape.scalar());
 *     rule.rewrite(a.unaryMinus().unaryMinus(), a);
 * });
 * var budgets = Budgets.of(100_000, Duration.ofSeconds(10));
 * var study = new RuleStudy(new RuleTerms((Rule) rules.toFile().declarations().getFirst()),
 *         type -> ElementTheories.of(type, false), new ObligationLog(new Z3Solver(), budgets), budgets);
 * var equal = new Claim(new ClaimKind.SameElements(), List.of(), new Claim.SameElement(study.meaning().left(), study.meaning().right()));
 * assert study.study(equal).proof().orElseThrow().evidence().laws().toString().equals("[-(-a) = a (int)]");
 * }
 *
 * <p>Imports everything symbolic below: {@code conjecture}, {@code denotation}, {@code normal}, {@code lane},
 * {@code reduction}, {@code bound}, {@code obligation}, {@code theory}, {@code term}, {@code law}, {@code limit},
 * {@code solver}, {@code verdict}, and of the language {@code axis}, {@code element} and hints. No rule, and no instance: how
 * any are found decides no verdict here. Used by {@code verify} alone.
 */
@NullMarked
package io.verifyrules.verifier.study;

import org.jspecify.annotations.NullMarked;
