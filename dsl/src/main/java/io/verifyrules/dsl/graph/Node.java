package io.verifyrules.dsl.graph;

import java.util.List;

/** A tensor, a map, a condition or an element: what it says itself, and the parts it says it of. */
public interface Node {

    /** What it is made of, in the order in which it is written. */
    List<? extends Node> parts();

    /** What it says besides its parts; two of one class with equal parts are equal if this is. */
    Object own();
}
