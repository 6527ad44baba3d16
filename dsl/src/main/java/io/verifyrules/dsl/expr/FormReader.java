package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Reducer;
import io.verifyrules.dsl.element.Word;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;

/**
 * Something that the parts of an operator can be read from, by their places. A slot that names axes is asked for last.
 */
public interface FormReader {

    /** A tensor. */
    TensorExpr operand(Slot slot);

    /** Any number of tensors. */
    List<TensorExpr> operands(Slot slot);

    /** An element. */
    Element element(Slot slot);

    /** An element, if there is one. */
    Optional<Element> maybeElement(Slot slot);

    /** Sizes of new axes. */
    Shape sizes(Slot slot);

    /** Maps of known axes. */
    SortedMap<AggregatedAxis, AxisMap> maps(Slot slot);

    /** A known axis. */
    AggregatedAxis axis(Slot slot);

    /** Known axes. */
    SortedSet<AggregatedAxis> axes(Slot slot);

    /** New axes. */
    SortedSet<AggregatedAxis> newAxes(Slot slot);

    /** New names of known axes. */
    SortedMap<AggregatedAxis, AggregatedAxis> renaming(Slot slot);

    /** An order of the lanes of a class. */
    Permutation permutation(Slot slot);

    /** One of the words. */
    <W extends Word> W word(Slot slot, List<W> words);

    /** A name. */
    String name(Slot slot);

    /** A number that is not negative. */
    int count(Slot slot);

    /** The operation by which a reduction combines elements. */
    Reducer reducer(Slot slot);

    /** A function that the rule declares. */
    ElementFunction function(Slot slot);

    /** An element type. */
    ElementType type(Slot slot);

    /** Names of the indices of known axes. */
    BoundIndices indices(Slot slot);
}
