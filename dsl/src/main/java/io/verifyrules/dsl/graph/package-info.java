/**
 * Expressions as what they are in memory: a graph, in which what is said once and used twice is one node. A walk of an
 * expression meets each node once, so that its work grows with the text and not with the expression written out. Of
 * {@code val b = a + a; val c = b + b; ..} that is 2^n times more.
 *
 * <ul>
 * <li>{@link Node}: a tensor, a map, a condition or an element; what it says itself, and its parts.
 * <li>{@link SharedNode}: a node that remembers its hash code, and is compared graph against graph.
 * <li>{@link Graph}: all nodes of some expressions, parts before what they are parts of; how deep they are, and how long.
 * </ul>
 *
 * {@snippet lang=java :
 * import io.verifyrules.dsl.axis.AxisMap;
 * import java.util.List;
 *
 * AxisMap doubled = AxisMap.of(1);
 * for (int i = 0; i < 40; i++) {
 *     doubled = doubled.plus(doubled);
 * }
 * Graph graph = Graph.of(List.of(doubled));
 * assert graph.nodes().size() == 41;
 * assert graph.writtenOut() == (1L << 41) - 1;
 * }
 *
 * <p>Imports nothing. Used by the packages of terms above it ({@code axis}, {@code element}, {@code expr},
 * {@code rule}, the Kotlin notation {@code syntax}). Users in the verifier are {@code interpret}, {@code denotation},
 * {@code report}, {@code json}, {@code mutation} and {@code fuzz}.
 */
@NullMarked
package io.verifyrules.dsl.graph;

import org.jspecify.annotations.NullMarked;
