/**
 * Rules for every size and every rank, found behind a pair of programs at the sizes that these state.
 *
 * <ul>
 * <li>{@link Lifting}: the whole; {@link Lifted} is what it finds. The verifier proves each step before it is taken.
 * <li>{@code Strands}: which dimensions of all values are one, and which of their sizes. {@code NumberPattern}: the pair with a parameter in
 *     the place of each number.
 * <li>{@code SizeSearch}: the relations among parameters that the rule needs. Where a rule with few of them is wrong, the numbers of its
 *     counterexample are one of the {@code Points} that the next {@code Cover} leaves out.
 * <li>{@code StrandGroups}: dimensions that are treated alike, which become one class of any rank.
 * <li>{@code RuleMaking}: the rule with so much {@code Generality}; {@code Trial} asks the verifier about it.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.axis.*;
 * import io.verifyrules.dsl.expr.*;
 * import io.verifyrules.dsl.rule.*;
 * import io.verifyrules.verifier.verify.*;
 *
 * var rules = RuleCollector.forJava();
 * rules.rule("f", rule -> {
 *     var d = rule.rankClass("d", RankClass.RankBound.SINGLETON);
 *     var a = rule.tensor("A", Shape.of(d, AxisMap.of(7)));
 *     rule.rewrite(a.reverse(d).reverse(d), a);
 * });
 * var lifting = new Lifting(new Pipeline(), VerifyOptions.DEFAULT, java.time.Duration.ofSeconds(10));
 * var found = (Lifted.Found) lifting.of((Rule) rules.toFile().declarations().getFirst(), "f");
 * assert found.everySize() && found.everyRank();
 * }
 *
 * <p>Imports the language, {@code verify}, {@code verdict}, {@code instance}, {@code interpret}, and the line of an instance from
 * {@code generalize}. Used by {@code cli}.
 */
@NullMarked
package io.verifyrules.verifier.lift;

import org.jspecify.annotations.NullMarked;
