/**
 * Rules as patterns of MLIR in C++: structs that derive from {@code mlir::OpRewritePattern}, over StableHLO.
 *
 * <ul>
 * <li>{@link CppRule}: the text of one rule.
 * <li>{@code CppMatch}: the operations of the left side, and the guards.
 * <li>{@code Dimensions}: which dimensions of a program's tensors are which axes of the rule.
 * <li>{@code CppReplacement}: the operations of the right side.
 * <li>{@link CppFiles}: the text before all patterns, and the header that they need.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.verifier.export.cpp.CppFiles;
 *
 * assert CppFiles.PRELUDE.contains("verify_rules.h");
 * }
 *
 * <p>Imports {@code export.match} and {@code export.pdll}, {@code instantiate} and {@code report}, and the language.
 */
@NullMarked
package io.verifyrules.verifier.export.cpp;

import org.jspecify.annotations.NullMarked;
