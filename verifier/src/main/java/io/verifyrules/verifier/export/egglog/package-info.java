/**
 * Rules as rules of egglog. Terms are the expressions of the rule language, operator by operator, with the numbers of
 * an axis as a list of its lanes. A condition or a map on every lane becomes a function that goes through lists in
 * step. So the exported rule holds for every rank, as the rule does.
 *
 * <ul>
 * <li>{@link EgglogRule}: the text of one rule; {@code LaneFunctions} are its functions, and {@code LaneCases} what they say of one lane.
 * <li>{@link EgglogTest}: programs whose sides become equal, and programs whose do not.
 * <li>{@link EgglogFiles}: the declarations that all rules share.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.axis.AxisMap;
 * import io.verifyrules.dsl.expr.Shape;
 * import io.verifyrules.dsl.rule.*;
 * import io.verifyrules.verifier.export.match.Proved;
 * import io.verifyrules.verifier.verify.*;
 *
 * var rules = RuleCollector.forJava();
 * rules.rule("a slice of everything", rule -> {
 *     var c = rule.rankClass("c");
 *     var n = rule.sizes("n", c);
 *     var a = rule.tensor("A", Shape.of(c, n));
 *     rule.rewrite(a.slice(AxisMap.of(0), n, AxisMap.of(1)), a);
 * });
 * var rule = (Rule) rules.toFile().declarations().getFirst();
 * var results = new Pipeline().verify(rule, VerifyOptions.DEFAULT);
 * assert EgglogRule.write("whole", Proved.of(rule, results)).contains("(Slice ");
 * }
 *
 * <p>Source: the documents of egglog, of the version that has {@code constructor}.
 *
 * <p>Imports {@code export.match}, {@code interpret}, and the language. Used by {@code export}.
 */
@NullMarked
package io.verifyrules.verifier.export.egglog;

import org.jspecify.annotations.NullMarked;
