/**
 * The rewrite rules of XLA's algebraic simplifier; the rules themselves are in {@code src/main/rules}, and compiled when
 * the module is built.
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.rule.*;
 * import java.util.ServiceLoader;
 *
 * RuleBook book = ServiceLoader.load(RuleBook.class).stream().map(ServiceLoader.Provider::get)
 *         .filter(each -> each.name().equals("xla")).findFirst().orElseThrow();
 * var slices = book.files().stream().filter(file -> file.name().endsWith("slice.rules.kts")).findFirst().orElseThrow();
 * assert book instanceof XlaRules;
 * assert slices.declarations().stream().allMatch(rule -> rule instanceof Rule);
 * }
 *
 * <p>{@link XlaRules} imports the Kotlin notation of the language, {@code io.verifyrules.dsl.syntax}, and is found as a
 * service: no class names it. The verifier knows none of its rules.
 */
@NullMarked
package io.verifyrules.rules.xla;

import org.jspecify.annotations.NullMarked;
