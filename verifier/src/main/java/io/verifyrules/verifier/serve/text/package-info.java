/**
 * The texts of pages: what they declare, and edits of them.
 *
 * <ul>
 * <li>{@link Documents}: reads texts; a {@link Document} is what came of one. {@code ScriptDesks} are the processes in which scripts run.
 * <li>{@link ProgramTexts}: two programs that are compared.
 * <li>{@link Edit}: other demands in a text.
 * </ul>
 *
 * {@snippet lang=java :
 * import java.util.Optional;
 *
 * try (var documents = new Documents(new Documents.Scripts(Optional.of("only data"), false), 1)) {
 *     var document = documents.read("tab", Kind.JSON, "{\"version\": 1, \"rules\": []}");
 *     assert document.rules().isEmpty() && document.mistakes().isEmpty();
 * }
 * }
 *
 * <p>Imports {@code script}, {@code isolation}, {@code json}, {@code serve.protocol}, {@code generalize}, {@code mutation},
 * {@code kotlin}, {@code pair}, {@code text}, {@code dialect}, and the language. Used by {@code serve.service}.
 */
@NullMarked
package io.verifyrules.verifier.serve.text;

import org.jspecify.annotations.NullMarked;
