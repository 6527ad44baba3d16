/**
 * The lines of a journal: what became of one rule, with enough to take up the run again.
 *
 * <ul>
 * <li>{@link JournalLine}: a line, from an event or from results to text and back.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.verifier.json.journal.JournalLine.Event;
 *
 * var line = JournalLine.of(Event.BEGUN, "the key of a rule");
 * String text = line.text();
 * assert JournalLine.of(text).orElseThrow().equals(line);
 * assert JournalLine.of(text.substring(0, text.length() / 2)).isEmpty() : "a line that was cut off is none";
 * }
 *
 * <p>Imports {@code json.report}, {@code json.text}, {@code verdict}, {@code interpret}, by which a counterexample is
 * computed again, {@code law}, and of the language {@code element} and {@code rule}. Used by {@code journal} alone.
 */
@NullMarked
package io.verifyrules.verifier.json.journal;

import org.jspecify.annotations.NullMarked;
