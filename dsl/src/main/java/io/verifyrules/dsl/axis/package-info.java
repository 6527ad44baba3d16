/**
 * Rank classes, their axes, and integers per lane: what a rule says about shapes and attributes. The language of lanes
 * knows nothing of ranks; a condition on lanes becomes a truth value only through "for every lane".
 */
@NullMarked
package io.verifyrules.dsl.axis;

import org.jspecify.annotations.NullMarked;
