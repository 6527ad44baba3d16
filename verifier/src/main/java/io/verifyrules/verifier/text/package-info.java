/**
 * Texts of programs, whatever their language.
 *
 * <ul>
 * <li>{@link Source}: a text, and the place of each character in a file.
 * <li>{@link Cursor}: a place in a text that moves forward, token by token.
 * <li>{@link Entry}: what became of a function: read, or refused.
 * <li>{@link NotRead}: a mistake that ends the reading of what it stands in.
 * </ul>
 *
 * {@snippet lang=java :
 * Cursor cursor = Cursor.of(Source.of("a.mlir", "one\n  two"), 0, 9);
 * assert cursor.expectWord().equals("one") && cursor.place().toString().equals("a.mlir:2:3");
 * assert cursor.expected("three").getMessage().equals("a.mlir:2:3: expected three, found 'two'");
 * }
 *
 * <p>Imports {@code program} and the diagnostics of the language. Used by {@code text.mlir} and {@code text.hlo}.
 */
@NullMarked
package io.verifyrules.verifier.text;

import org.jspecify.annotations.NullMarked;
