/**
 * Rules as rules of egglog. Terms are the expressions of the rule language, operator by operator, with the numbers of an axis as a list of its
 * lanes. What a condition or a map says of every lane becomes a function that goes through lists in step, so the exported rule holds for every
 * rank, as the rule does.
 *
 * <ul>
 * <li>{@link EgglogRule}: the text of one rule; {@code LaneFunctions} are its functions, and {@code LaneCases} what they say of one lane.
 * <li>{@link EgglogTest}: programs whose sides become equal, and programs whose do not.
 * <li>{@link EgglogFiles}: the declarations that all rules share.
 * </ul>
 *
 * <p>Source: the documents of egglog, of the version that has {@code constructor}.
 *
 * <p>Imports {@code export.match}, {@code interpret}, and the language. Used by {@code export}.
 */
@NullMarked
package io.verifyrules.verifier.export.egglog;

import org.jspecify.annotations.NullMarked;
