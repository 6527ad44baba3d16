/**
 * The messages between a server and its page: JSON objects, one a line.
 *
 * <ul>
 * <li>{@link Message}: what the page is told.
 * <li>{@link Received}: what the page says.
 * </ul>
 *
 * {@snippet lang=java :
 * assert Message.of("done").with("id", 17).line().equals("{\"type\":\"done\",\"id\":17}");
 * var said = Received.of("{\"page\": \"a\"}");
 * assert said.required("page").text().equals("a");
 * }
 *
 * <p>Imports the packages of {@code json} for texts and instances, {@code interpret}, and of the language {@code diagnostic} and
 * {@code rule}. Used by {@code serve}.
 */
@NullMarked
package io.verifyrules.verifier.json.message;

import org.jspecify.annotations.NullMarked;
