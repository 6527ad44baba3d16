/**
 * Rewrite rules of MLIR's dialects; the rules themselves are in {@code src/main/rules}, a folder for each dialect, and compiled
 * when the module is built. Those of {@code arith} are over integers, at any number of bits.
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.rule.RuleBook;
 * import java.util.ServiceLoader;
 *
 * var books = ServiceLoader.load(RuleBook.class).stream().map(ServiceLoader.Provider::get);
 * RuleBook book = books.filter(each -> each.name().equals("mlir")).findFirst().orElseThrow();
 * assert book instanceof MlirRules : "the command knows it as mlir";
 * assert book.files().stream().anyMatch(file -> file.name().endsWith("/tensor/pad.rules.kts"));
 * }
 *
 * <p>{@link MlirRules} imports the Kotlin notation of the language, {@code io.verifyrules.dsl.syntax}, and is found as a
 * service: no class names it.
 */
@NullMarked
package io.verifyrules.rules.mlir;

import org.jspecify.annotations.NullMarked;
