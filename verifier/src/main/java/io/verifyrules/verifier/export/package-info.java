/**
 * Rules that are proved, said in the languages of compilers and e-graphs. A rule is exported only if it is verified,
 * and if the other language can say under which conditions it is right. Each rule that is left out comes with the
 * reason.
 *
 * <ul>
 * <li>{@link ExportFormat}: the languages.
 * <li>{@link Exporter}: from rules and their verdicts to {@link ExportedRule}s.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.axis.*;
 * import io.verifyrules.dsl.expr.*;
 * import io.verifyrules.dsl.rule.*;
 * import io.verifyrules.verifier.verify.*;
 *
 * RuleCollector rules = RuleCollector.forJava();
 * rules.rule("backwards twice", rule -> {
 *     RankClass c = rule.rankClass("c");
 *     TensorExpr a = rule.tensor("A", Shape.of(c, rule.sizes("n", c)));
 *     rule.rewrite(a.reverse(c).reverse(c), a);
 * });
 * Rule rule = (Rule) rules.toFile().declarations().getFirst();
 * Exporter exporter = new Exporter(ExportFormat.EGGLOG, false);
 * var results = new Pipeline().verify(rule, VerifyOptions.DEFAULT);
 * assert exporter.export(rule, results) instanceof ExportedRule.Written;
 * }
 *
 * <p>Imports its own parts, {@code verdict}, and of the language {@code rule}. Used by {@code cli}.
 */
@NullMarked
package io.verifyrules.verifier.export;

import org.jspecify.annotations.NullMarked;
