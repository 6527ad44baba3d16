/**
 * The three rank-free languages of terms, kept apart: integers and truth values on one lane ({@code LaneInt},
 * {@code LaneBool}), truth values ({@code Truth}, whose folds are the only way out of the lanes), and elements
 * ({@code ValueTerm}).
 */
@NullMarked
package io.verifyrules.verifier.term;

import org.jspecify.annotations.NullMarked;
