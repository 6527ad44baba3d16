/**
 * The rewrite rules of XLA's algebraic simplifier; the rules themselves are in {@code src/main/rules}, and compiled when
 * the module is built.
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.rule.RuleBook;
 * import java.util.ServiceLoader;
 *
 * import static java.nio.charset.StandardCharsets.UTF_8;
 *
 * var books = ServiceLoader.load(RuleBook.class).stream().map(ServiceLoader.Provider::get);
 * RuleBook book = books.filter(each -> each.name().equals("xla")).findFirst().orElseThrow();
 * assert book instanceof XlaRules : "the command knows it as xla";
 * try (var index = XlaRules.class.getResourceAsStream("rules.index")) {
 *     assert new String(index.readAllBytes(), UTF_8).contains("rules-xla/src/main/rules/slice.rules.kts");
 * }
 * }
 *
 * <p>{@link XlaRules} imports the Kotlin notation of the language, {@code io.verifyrules.dsl.syntax}, and is found as a
 * service: no class names it. The verifier knows none of its rules.
 */
@NullMarked
package io.verifyrules.rules.xla;

import org.jspecify.annotations.NullMarked;
