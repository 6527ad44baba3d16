/**
 * Rules as patterns of MLIR in C++: structs that derive from {@code mlir::OpRewritePattern}, over StableHLO.
 *
 * <ul>
 * <li>{@link CppRule}: the text of one rule.
 * <li>{@code CppMatch}: the operations of the left side, and the guards.
 * <li>{@code Dimensions}: which dimensions of a program's tensors are which axes of the rule.
 * <li>{@code CppReplacement}: the operations of the right side.
 * <li>{@link CppStruct} and {@link CppGuards}: what patterns over arith have, too.
 * <li>{@link CppFiles}: the text before all patterns, and the header that they need.
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
 * String text = CppRule.write("Whole", Proved.of(rule, new Pipeline().verify(rule, VerifyOptions.DEFAULT)));
 * assert text.contains("OpRewritePattern<stablehlo::SliceOp>");
 * }
 *
 * <p>Imports {@code export.match} and {@code export.pdll}, {@code instantiate} and {@code report}, and the language.
 */
@NullMarked
package io.verifyrules.verifier.export.cpp;

import org.jspecify.annotations.NullMarked;
