/**
 * Rules as JSON, for other programs: writing a rule and reading it again gives an equal one. Reading executes nothing; it
 * makes declarations anew, so that the language checks them.
 *
 * <ul>
 * <li>{@link RuleJson}: one rule, or a file of them, written and read.
 * <li>{@link RuleDocument}: what a file holds: rules, and what is wrong with the file.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.expr.Shape;
 * import io.verifyrules.dsl.rule.*;
 * import java.util.List;
 *
 * var rules = RuleCollector.forJava();
 * rules.rule("reversed twice", rule -> {
 *     var c = rule.rankClass("c");
 *     var a = rule.tensor("A", Shape.of(c, rule.sizes("n", c)));
 *     rule.rewrite(a.reverse(c).reverse(c), a);
 * });
 * String text = RuleJson.writeFile(List.of((Rule) rules.toFile().declarations().getFirst()));
 * var read = RuleJson.readFile("a.rules.json", text).rules().declarations();
 * assert RuleJson.writeFile(List.of((Rule) read.getFirst())).equals(text);
 * }
 *
 * <p>Imports {@code json.text} and the language. Used by {@code json.report}, {@code journal}, which knows rules by their
 * text, {@code cli} and the benchmarks.
 */
@NullMarked
package io.verifyrules.verifier.json.rule;

import org.jspecify.annotations.NullMarked;
