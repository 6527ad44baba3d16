/**
 * Rules verified by other programs, such as the tests of a compiler that has them.
 *
 * <ul>
 * <li>{@link RuleCheck}: what is to be tested of a rule file, for any framework of tests.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.verifier.verify.Pipeline;
 *
 * var missing = RuleCheck.of(folder.resolve("pads.rules.kts"), new Pipeline()).findFirst().orElseThrow();
 * try {
 *     missing.run();
 *     assert false;
 * } catch (AssertionError told) {
 *     assert told.getMessage().contains("pads.rules.kts: there is no such file");
 * }
 * }
 *
 * <p>Imports {@code script}, {@code verify}, {@code report}, {@code verdict}, and of the language {@code rule}. Used by other programs.
 */
@NullMarked
package io.verifyrules.verifier.embedding;

import org.jspecify.annotations.NullMarked;
