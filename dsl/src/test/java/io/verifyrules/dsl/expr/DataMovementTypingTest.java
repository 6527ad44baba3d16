package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

import static io.verifyrules.dsl.Mistakes.assertIllFormed;
import static io.verifyrules.dsl.expr.Tensors.A;
import static io.verifyrules.dsl.expr.Tensors.B;
import static io.verifyrules.dsl.expr.Tensors.C;
import static io.verifyrules.dsl.expr.Tensors.D;
import static io.verifyrules.dsl.expr.Tensors.INTS;
import static io.verifyrules.dsl.expr.Tensors.LONG;
import static io.verifyrules.dsl.expr.Tensors.M;
import static io.verifyrules.dsl.expr.Tensors.N;
import static io.verifyrules.dsl.expr.Tensors.P;
import static io.verifyrules.dsl.expr.Tensors.REALS;
import static io.verifyrules.dsl.expr.Tensors.S;
import static io.verifyrules.dsl.expr.Tensors.TWO;
import static io.verifyrules.dsl.expr.Tensors.V;
import static org.assertj.core.api.Assertions.assertThat;

class DataMovementTypingTest {

    @Test
    void aShapeSizesEachAxisByAMapOverItsClass() {
        assertIllFormed(() -> Shape.of(C, M),
                "shape: the size of axis c must be a map over rank class c, but is one over rank class d");
        assertIllFormed(() -> Shape.of(C, N).with(C, N), "shape: axis c is given twice");
        assertIllFormed(() -> Shape.of(C.axis("l"), N).with(D.axis("l"), M),
                "shape: the axes [c@l, d@l] do not have distinct labels; label axes that share a name: c.axis(\"l\")");
        assertThat(Shape.of(C, AxisMap.of(3)).sizes()).containsEntry(C.axis(), AxisMap.of(3));
    }

    @Test
    void anAttributeNeedsAnAxisOfItsClass() {
        String explanation = " is a map over rank class d, but the operand has no axis of class d; its axes are [c]";
        assertIllFormed(() -> A.slice(M, N, AxisMap.of(1)), "slice: 'start'" + explanation);
        assertIllFormed(() -> A.slice(N, M, AxisMap.of(1)), "slice: 'end'" + explanation);
        assertIllFormed(() -> A.slice(N, N, M), "slice: 'stride'" + explanation);
        assertIllFormed(() -> A.pad(V, M, N, N), "pad: 'low'" + explanation);
        assertIllFormed(() -> A.pad(V, N, M, N), "pad: 'high'" + explanation);
        assertIllFormed(() -> A.pad(V, N, N, M), "pad: 'interior'" + explanation);
        assertIllFormed(() -> A.dynamicSlice(M, N), "dynamicSlice: 'start'" + explanation);
        assertIllFormed(() -> A.dynamicSliceInRange(N, M), "dynamicSlice: 'size'" + explanation);
        assertIllFormed(() -> A.dynamicUpdateSlice(A, M), "dynamicUpdateSlice: 'start'" + explanation);
    }

    @Test
    void anAttributeNeedsItsAxisNamedWhereTheClassHasSeveral() {
        assertIllFormed(() -> TWO.slice(N, N, AxisMap.of(1)),
                "slice: 'start' is a map over rank class c, and the operand has several axes of that class, "
                        + "[c@column, c@row]; say which one");
        Slice slice = Slice.of(TWO, AxisMaps.on(C.axis("row"), N), AxisMaps.none(), AxisMaps.of(1));
        assertThat(slice.start()).containsOnlyKeys(C.axis("row"));
        assertThat(slice.stride()).containsOnlyKeys(C.axis("row"));
        assertThat(slice.end()).isEmpty();
    }

    @Test
    void aNamedAxisIsOneOfTheOperandAndTakesMapsOfItsClass() {
        assertIllFormed(() -> A.slice(AxisMaps.on(D.axis(), M), AxisMaps.none(), AxisMaps.none()),
                "slice: 'start' names the axis d, which the operand does not have; its axes are [c]");
        assertIllFormed(() -> A.slice(AxisMaps.on(C.axis(), M), AxisMaps.none(), AxisMaps.none()),
                "slice: 'start' for axis c must be a map over rank class c, but is one over rank class d");
        assertIllFormed(() -> A.slice(AxisMaps.of(N, N), AxisMaps.none(), AxisMaps.none()),
                "slice: 'start' is given twice for axis c");
    }

    @Test
    void theValueOfAPaddingHasTheTypeOfTheOperand() {
        assertThat(A.pad(V, N, N, N).type()).isEqualTo(A.type());
        assertThat(REALS.pad(Element.of(0), N, N, N).type()).isEqualTo(REALS.type());
        assertIllFormed(() -> INTS.pad(V, N, N, N),
                "pad: operands must have one element type, but found int and T; convert(B, typeOf(A)) is B with the type of A");
    }

    @Test
    void aDynamicSliceStartsAndEndsOnTheSameAxes() {
        assertIllFormed(() -> LONG.dynamicSlice(AxisMaps.of(N), AxisMaps.of(P)),
                "dynamicSlice: 'start' and 'size' must name the same axes, but 'start' names [c] and 'size' names [s]");
    }

    @Test
    void aDynamicUpdateIsATensorOverTheSameAxesWithAStartOnEach() {
        assertIllFormed(() -> A.dynamicUpdateSlice(B, N),
                "dynamicUpdateSlice: operands must have the same axes, but found [c] and [d]");
        assertIllFormed(() -> INTS.dynamicUpdateSlice(REALS, N),
                "dynamicUpdateSlice: operands must have one element type, but found int and real; convert(B, typeOf(A)) is B with the type of A");
        assertIllFormed(() -> LONG.dynamicUpdateSliceInRange(LONG, N),
                "dynamicUpdateSlice: 'start' must name every axis of the operand, [c, s], but names [c]");
    }

    @Test
    void anExpansionAddsNewAxesOnly() {
        assertThat(A.expand(Shape.of(D, M)).type().axes()).containsExactly(C.axis(), D.axis());
        assertIllFormed(() -> A.expand(Shape.of(C, N)),
                "expand: axis c is an axis of the operand already; its axes are [c]");
        assertIllFormed(() -> A.expand(Shape.of(D.axis("c"), M)),
                "expand: axis d@c is an axis of the operand already; its axes are [c]");
    }

    @Test
    void aRelabellingKeepsClassesAndNamesApart() {
        assertThat(A.relabel(Map.of(C.axis(), C.axis("row"))).type().axes()).containsExactly(C.axis("row"));
        assertIllFormed(() -> A.relabel(Map.of(D.axis(), D.axis("row"))),
                "relabel: names the axis d, which the operand does not have; its axes are [c]");
        assertIllFormed(() -> A.relabel(Map.of(C.axis(), D.axis())),
                "relabel: axis c is of rank class c and keeps it, but its new name d is of rank class d");
        assertIllFormed(() -> TWO.relabel(Map.of(C.axis("row"), C.axis("column"))),
                "relabel: the new names [c@column, c@column] are not distinct");
    }

    @Test
    void aConcatenationRunsAlongASingletonThatAllOperandsHave() {
        assertThat(LONG.concat(S.axis(), LONG, LONG).type()).isEqualTo(LONG.type());
        assertIllFormed(() -> Concat.of(List.of(), S.axis()), "concat: expected at least one operand, found none");
        assertIllFormed(() -> A.concat(S.axis(), A),
                "concat: 'along' names the axis s, which the operand does not have; its axes are [c]");
        assertIllFormed(() -> A.concat(C.axis(), A), "concat: 'along' must be an axis of a singleton class, but rank "
                + "class c can have any rank; declare it as a singleton");
        assertIllFormed(() -> LONG.concat(S.axis(), A),
                "concat: operands must have the same axes, but found [c, s] and [c]");
    }

    @Test
    void countingRunsAlongASingletonOfTheShape() {
        assertThat(Iota.of(Shape.of(S, P), S.axis()).type().element()).isEqualTo(ElementType.INT);
        assertIllFormed(() -> Iota.of(Shape.of(C, N), S.axis()),
                "iota: 'along' names the axis s, which the operand does not have; its axes are [c]");
        assertIllFormed(() -> Iota.of(Shape.of(C, N), C.axis()), "iota: 'along' must be an axis of a singleton class, "
                + "but rank class c can have any rank; declare it as a singleton");
    }

    @Test
    void aReversalNamesAxesOfTheOperand() {
        assertThat(A.reverse(C).type()).isEqualTo(A.type());
        assertIllFormed(() -> A.reverse(D),
                "reverse: names the axis d, which the operand does not have; its axes are [c]");
    }

    @Test
    void unitAxesAreAddedIfNewAndDroppedIfThere() {
        assertThat(A.reshapeUnit(List.of(D.axis()), List.of(C.axis())).type().axes()).containsExactly(D.axis());
        assertIllFormed(() -> A.reshapeUnit(List.of(C.axis()), List.of()),
                "reshapeUnit: 'added' names the axis c, which the operand has already; its axes are [c]");
        assertIllFormed(() -> A.reshapeUnit(List.of(), List.of(D.axis())),
                "reshapeUnit: 'dropped' names the axis d, which the operand does not have; its axes are [c]");
    }
}
