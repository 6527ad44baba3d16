package io.verifyrules.dsl.graph;

import java.util.List;

/** A tensor, a map, a condition or an element: what it says itself, and the parts it says it of. */
public interface Node {

    /** The parts that it is made of, in the order in which it is written. */
    List<? extends Node> parts();

    /** The attributes besides its parts; two of one class with equal parts are equal if these are. */
    Object own();
}
