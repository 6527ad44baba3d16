/**
 * JSON as text: strict reading with places for messages, one layout for writing. The only packages that know the JSON
 * library are this one and those beside it.
 *
 * <ul>
 * <li>{@link JsonText}: from text to values and back.
 * <li>{@link JsonCursor}: one value and the way to it, so that a mistake is reported with its place ({@link JsonPath},
 *     {@link JsonPlace}).
 * <li>{@link JsonWords}: the values that words stand for.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.diagnostic.IllFormedException;
 *
 * var text = "{\"rules\": [{\"rank\": \"three\"}]}";
 * var document = JsonCursor.of(JsonText.read(text), JsonPlace.of("a.rules.json", JsonText.parser(text)));
 * try {
 *     document.required("rules").items().getFirst().required("rank").integer();
 * } catch (IllFormedException mistake) {
 *     assert mistake.explanation()
 *             .equals("/rules/0/rank: expected an integer of at most 64 bits, found the string \"three\"");
 *     assert mistake.position().orElseThrow().toString().equals("a.rules.json:1:21");
 * }
 * }
 *
 * <p>Imports {@code report} for near names, and of the language {@code diagnostic}. Used by the other packages of
 * {@code json}.
 */
@NullMarked
package io.verifyrules.verifier.json.text;

import org.jspecify.annotations.NullMarked;
