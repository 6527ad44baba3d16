/**
 * Messages of the language about a rule that breaks it: the mistake, and where it stands.
 *
 * <ul>
 * <li>{@link Diagnostic}: a mistake and its {@link SourcePosition}, as they are shown to the author of the rule.
 * <li>{@link IllFormedException}: what a term throws that cannot be built; who declares the rule adds the place.
 * <li>{@link VisibleText}: text of which a reader sees every character, so that no name can pretend to be output.
 * </ul>
 *
 * {@snippet lang=java :
 * var place = new SourcePosition("pads.rules.kts", 12, 5);
 * assert new Diagnostic(place, "the rule has no left side").toString()
 *         .equals("pads.rules.kts:12:5: the rule has no left side");
 * assert VisibleText.of("two\nlines").equals("two\\u000alines");
 * }
 *
 * <p>The lowest layer of the language: imports nothing of it. Used by all of its other packages but {@code graph}, and in
 * the verifier by those that read rules or show mistakes.
 */
@NullMarked
package io.verifyrules.dsl.diagnostic;

import org.jspecify.annotations.NullMarked;
