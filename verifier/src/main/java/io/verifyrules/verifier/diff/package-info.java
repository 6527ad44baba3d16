/**
 * Two runs compared: which verdicts changed, and whether anything got worse.
 *
 * <ul>
 * <li>{@link RecordedVerdict}: a verdict as an earlier run wrote it down.
 * <li>{@link RunDiff}: what changed between two lists of them, each a {@link VerdictChange}.
 * <li>{@link Baseline}: an earlier run to compare with, and what changed since.
 * <li>{@link DiffText}: the comparison as lines.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.rule.VerdictKind;
 * import java.util.*;
 *
 * var expected = Optional.of(VerdictKind.VERIFIED);
 * var before = new RecordedVerdict("slice/01", "int", expected, expected);
 * var after = new RecordedVerdict("slice/01", "int", Optional.of(VerdictKind.UNKNOWN), expected);
 * RunDiff diff = RunDiff.of(List.of(before), List.of(after));
 * assert diff.count(VerdictChange.Changed.class) == 1;
 * assert diff.worse() == 1 : "what was verified is not any more";
 * }
 *
 * <p>Imports {@code report} and {@code verdict}, of which it makes records, and of the language {@code rule}. Used by {@code cli}, {@code html} and
 * {@code json.report}.
 */
@NullMarked
package io.verifyrules.verifier.diff;

import org.jspecify.annotations.NullMarked;
