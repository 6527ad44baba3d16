/**
 * The results as users see them: notation of rules, lines, counterexamples, explanations and the summary.
 *
 * <ul>
 * <li>{@link RunReport}, {@link RuleOutcome}, {@link FinishedRun}: everything that one run found, for whatever form it is
 *     reported in.
 * <li>{@link RulePrinter}: rules and expressions in mathematical notation.
 * <li>{@link TerminalReport}, {@link FileSummary}, {@link SummaryLine}: what is printed of a rule, of a file, and of the run.
 * <li>{@link VerdictMatrix}, {@link MatrixText}: the verdicts by rule and family of element types.
 * <li>{@link Agreement}, {@link ClaimStatus}, {@link Evidence}, {@link NeededDemands}: what is told of results, for all
 *     forms alike.
 * <li>{@link Palette}, {@link TextStyle}: colours and widths.
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
 * var rule = (Rule) rules.toFile().declarations().getFirst();
 * assert RulePrinter.print(rule).equals("reverse(reverse(A, {c}), {c}) => A");
 * assert RulePrinter.conditions(rule).toList().equals(List.of("all c: n >= 0"));
 * }
 *
 * <p>Imports {@code verdict}, {@code interpret}, {@code value}, {@code law} and the language. Used by {@code cli},
 * {@code lsp} and by the other reports ({@code json}, {@code ci}, {@code html}, {@code diff}, {@code mutation},
 * {@code generalize}, {@code fuzz}). Other users are {@code script}, for the names that a mistyped one is near to, and
 * the benchmarks.
 */
@NullMarked
package io.verifyrules.verifier.report;

import org.jspecify.annotations.NullMarked;
