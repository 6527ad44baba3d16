/**
 * Expressions as what they are in memory: a graph, in which what is said once and used twice is one node. Whatever walks an
 * expression meets each node once, so that its work grows with what was said, not with what it would be when written out:
 * of {@code val b = a + a; val c = b + b; ..} that is 2^n times more.
 */
@NullMarked
package io.verifyrules.dsl.graph;

import org.jspecify.annotations.NullMarked;
