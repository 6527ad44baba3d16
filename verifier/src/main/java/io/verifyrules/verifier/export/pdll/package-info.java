/**
 * Rules as patterns of MLIR's PDLL over StableHLO. A pattern matches the operators. A native constraint, written out in
 * C++ from the rule, holds exactly where the matched operations are an instance of it. Native rewrites compute
 * attributes and types of the right side.
 *
 * <ul>
 * <li>{@link PdllRule}: the text of one rule; its match section is a {@code PdllPattern} and its rewrite section a
 * {@code PdllReplacement}.
 * <li>{@link LitTest}: a test with modules that the pattern rewrites, and modules that it leaves alone.
 * <li>{@link NativeTerms}: maps and conditions in C++, also for {@code export.cpp}.
 * <li>{@link PdllFiles}: the header that the native code uses, and a program that applies one pattern.
 * </ul>
 *
 * <p>StableHLO's dimensions have an order and no names. A tensor with one axis has that axis in all its dimensions.
 * Several axes of one tensor are not told apart yet, and such rules are left out.
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
 * String text = PdllRule.write("whole", Proved.of(rule, new Pipeline().verify(rule, VerifyOptions.DEFAULT)));
 * assert text.contains("Pattern whole") && text.contains("stablehlo.slice");
 * }
 *
 * <p>Source: MLIR's documents on PDLL, and the specification of StableHLO.
 *
 * <p>Imports {@code export.match}, {@code instantiate}, {@code text.mlir} and the records of {@code program} for tests,
 * and the language. Used by {@code export}, {@code export.cpp} and {@code export.arith}.
 */
@NullMarked
package io.verifyrules.verifier.export.pdll;

import org.jspecify.annotations.NullMarked;
