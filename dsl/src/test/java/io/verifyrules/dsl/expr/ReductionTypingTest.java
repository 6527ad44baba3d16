package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import java.util.List;
import java.util.Optional;
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
import static io.verifyrules.dsl.expr.Tensors.TRUTHS;
import static io.verifyrules.dsl.expr.Tensors.TWO;
import static io.verifyrules.dsl.expr.Tensors.V;
import static org.assertj.core.api.Assertions.assertThat;

class ReductionTypingTest {

    private static BoundIndices indices(AggregatedAxis axis, AxisMap index) {
        return BoundIndices.unnamed().and(axis, index);
    }

    @Test
    void aReductionLosesTheAxesItIsOver() {
        assertThat(LONG.reduce(Monoid.SUM, S.axis()).type()).isEqualTo(A.type());
        assertThat(LONG.reduce(Monoid.SUM, S.axis(), C.axis()).type().axes()).isEmpty();
        assertThat(LONG.reduce(Monoid.SUM).type()).isEqualTo(LONG.type());
        assertIllFormed(() -> A.reduce(Monoid.SUM, D.axis()),
                "reduce sum names the axis d, which the operand does not have; its axes are [c]");
        assertIllFormed(() -> TWO.reduce(Monoid.MAX, C.axis()),
                "reduce max names the axis c, which the operand does not have; its axes are [c@column, c@row]");
    }

    @Test
    void aReductionCombinesElementsThatItsMonoidIsOf() {
        assertThat(TRUTHS.reduce(Monoid.AND, C.axis()).type().element()).isEqualTo(ElementType.BOOL);
        assertThat(REALS.reduce(Monoid.MIN, Element.of(0), C.axis()).type().element()).isEqualTo(ElementType.REAL);
        assertIllFormed(() -> TRUTHS.reduce(Monoid.SUM, C.axis()),
                "reduce sum: expected elements of type complex or i1 .. i64 or int or real or s4 .. u64 or f16 .. f64, found bool");
        assertIllFormed(() -> INTS.reduce(Monoid.OR, C.axis()), "reduce or: expected elements of type bool, found int");
        assertIllFormed(() -> INTS.reduce(Monoid.SUM, V, C.axis()),
                "reduce sum: operands must have one element type, but found int and T; convert(B, typeOf(A)) is B with the type of A");
    }

    @Test
    void theIndexOfAReductionIsADeclaredOneOfTheClassOfAReducedAxis() {
        assertThat(
                Reduce.of(Monoid.SUM, A, List.of(C.axis()), Optional.empty(), indices(C.axis(), N)).indices().byAxis())
                .containsEntry(C.axis(), (AxisMap.Variable) N);
        assertIllFormed(() -> indices(C.axis(), N.plus(1)),
                "the index of axis c must be a declared index, but is an expression; say val k by c.index");
        assertIllFormed(() -> Reduce.of(Monoid.SUM, LONG, List.of(C.axis()), Optional.empty(), indices(S.axis(), P)),
                "reduce sum: the index p names the axis s, which is not reduced; the reduced axes are [c]");
        assertIllFormed(() -> Reduce.of(Monoid.SUM, A, List.of(C.axis()), Optional.empty(), indices(C.axis(), M)),
                "the index m for axis c must be a map over rank class c, but is one over rank class d");
    }

    @Test
    void aDotNamesEachAxisThatBothOperandsHave() {
        assertThat(A.dot(LONG, List.of(C.axis()), List.of()).type().axes()).containsExactly(S.axis());
        assertThat(A.dot(LONG, List.of(), List.of(C.axis())).type().axes()).containsExactly(C.axis(), S.axis());
        assertThat(A.dot(B, List.of(), List.of()).type().axes()).containsExactly(C.axis(), D.axis());
        assertIllFormed(() -> A.dot(LONG, List.of(), List.of()),
                "dot: the contracted and batch axes must be the axes that both operands have, [c], but are []");
        assertIllFormed(() -> A.dot(LONG, List.of(C.axis()), List.of(S.axis())),
                "dot: the contracted and batch axes must be the axes that both operands have, [c], but are [c, s]");
        assertIllFormed(() -> A.dot(LONG, List.of(C.axis()), List.of(C.axis())),
                "dot: axis c is named as contracted and as batch");
        assertIllFormed(() -> A.dot(INTS, List.of(C.axis()), List.of()),
                "dot: operands must have one element type, but found T and int; convert(B, typeOf(A)) is B with the type of A");
        assertIllFormed(() -> TRUTHS.dot(TRUTHS, List.of(C.axis()), List.of()),
                "dot: expected elements of type complex or int or real or s4 .. u64 or f16 .. f64, found bool");
        assertIllFormed(() -> Dot.of(A, LONG, List.of(), List.of(C.axis()), indices(C.axis(), N)),
                "dot: the index n names the axis c, which is not reduced; the reduced axes are []");
    }

    @Test
    void theAxesOfADotHaveDistinctLabels() {
        TensorExpr left = Tensors.tensor("L", ElementType.INT, Shape.of(C.axis("x"), N));
        TensorExpr right = Tensors.tensor("R", ElementType.INT, Shape.of(D.axis("x"), M));
        assertIllFormed(() -> left.dot(right, List.of(), List.of()),
                "dot: the result would have axes with one label, [c@x, d@x]; relabel one of them");
    }

    private static TensorExpr windowed(Monoid monoid, TensorExpr operand, AxisMaps size, Window.Written window) {
        return ReduceWindow.of(monoid, operand, Optional.empty(), size, window, BoundIndices.unnamed());
    }

    private static Window.Written stride(AxisMaps stride) {
        return new Window.Written(stride, AxisMaps.none(), AxisMaps.none(), AxisMaps.none(), AxisMaps.none());
    }

    @Test
    void aWindowHasTheAxesThatItsSizeNames() {
        ReduceWindow sum = (ReduceWindow) windowed(Monoid.SUM, LONG, AxisMaps.of(N), stride(AxisMaps.of(2)));
        assertThat(sum.type()).isEqualTo(LONG.type());
        assertThat(sum.size()).containsOnlyKeys(C.axis());
        assertThat(sum.window().stride()).containsOnlyKeys(C.axis()).containsValue(AxisMap.of(2));
        assertThat(sum.window().low()).containsOnlyKeys(C.axis()).containsValue(AxisMap.of(0));
        assertThat(sum.window().windowDilation()).containsOnlyKeys(C.axis()).containsValue(AxisMap.of(1));
        assertIllFormed(() -> windowed(Monoid.SUM, A, AxisMaps.of(M), Window.Written.neutral()),
                "reduceWindow sum: 'size' is a map over rank class d, but the operand has no axis of class d; "
                        + "its axes are [c]");
        assertIllFormed(() -> windowed(Monoid.SUM, LONG, AxisMaps.of(N), stride(AxisMaps.of(P))),
                "reduceWindow sum: 'stride' is a map over rank class s, but the window has no axis of class s; "
                        + "its axes are [c]");
        assertIllFormed(() -> windowed(Monoid.SUM, LONG, AxisMaps.of(N), stride(AxisMaps.on(S.axis(), P))),
                "reduceWindow sum: 'stride' names the axis s, which the window does not have; its axes are [c]");
    }

    @Test
    void aWindowMayHitNothingSoThatMinAndMaxNeedAnInitialValue() {
        assertIllFormed(() -> windowed(Monoid.MIN, A, AxisMaps.of(N), Window.Written.neutral()),
                "reduceWindow min: expected an initial value, as min has no identity and a window may contain nothing "
                        + "but padding; say initial = ..");
        assertThat(ReduceWindow
                .of(Monoid.MAX, A, Optional.of(V), AxisMaps.of(N), Window.Written.neutral(), BoundIndices.unnamed())
                .type()).isEqualTo(A.type());
        assertIllFormed(() -> windowed(Monoid.AND, INTS, AxisMaps.of(N), Window.Written.neutral()),
                "reduceWindow and: expected elements of type bool, found int");
        assertIllFormed(
                () -> ReduceWindow.of(Monoid.SUM, INTS, Optional.of(V), AxisMaps.of(N), Window.Written.neutral(),
                        BoundIndices.unnamed()),
                "reduceWindow sum: operands must have one element type, but found int and T; convert(B, typeOf(A)) is B with the type of A");
        assertIllFormed(
                () -> ReduceWindow.of(Monoid.SUM, LONG, Optional.empty(), AxisMaps.of(N), Window.Written.neutral(),
                        indices(S.axis(), P)),
                "reduceWindow sum: the index p names the axis s, which is not reduced; the reduced axes are [c]");
    }

    private static final RankClass F = new RankClass("f", RankBound.ANY);
    private static final RankClass O = new RankClass("o", RankBound.ANY);
    private static final RankClass X = new RankClass("x", RankBound.ANY);

    private static TensorExpr tensor(String name, AggregatedAxis... axes) {
        Shape shape = Shape.scalar();
        for (AggregatedAxis axis : axes) {
            shape = shape.with(axis, new AxisMap.Variable(name + axis.label(), axis.rankClass()));
        }
        return Input.of(name, ElementType.REAL, shape);
    }

    private static final TensorExpr IMAGE = tensor("I", C.axis(), F.axis(), X.axis());
    private static final TensorExpr KERNEL = tensor("K", F.axis(), O.axis(), X.axis());

    private static Convolution convolution(TensorExpr kernel, Convolution.Options options) {
        List<AggregatedAxis> output = kernel.type().axes().stream().filter(axis -> axis.label().equals("o")).toList();
        return Convolution.of(IMAGE, kernel, List.of(C.axis()), List.of(F.axis()), output, options);
    }

    private static Convolution.Options options(Window.Written window, List<AggregatedAxis> reversed,
            AxisMaps featureGroups, AxisMaps batchGroups) {
        return new Convolution.Options(window, reversed, featureGroups, batchGroups, BoundIndices.unnamed());
    }

    @Test
    void theAxesOfAConvolutionHaveTheRolesThatTheirTensorsGiveThem() {
        Convolution plain = convolution(KERNEL, Convolution.Options.neutral());
        assertThat(plain.roles().spatial()).containsExactly(X.axis());
        assertThat(plain.type().axes()).containsExactly(C.axis(), O.axis(), X.axis());
        assertThat(plain.window().stride()).containsOnlyKeys(X.axis());
        Convolution.Options neutral = Convolution.Options.neutral();
        assertIllFormed(() -> Convolution.of(IMAGE, KERNEL, List.of(), List.of(F.axis()), List.of(O.axis()), neutral),
                "convolution: the batch axes must be the axes that only the input has, [c], but are []");
        assertIllFormed(
                () -> Convolution.of(IMAGE, KERNEL, List.of(C.axis()), List.of(F.axis()), List.of(F.axis(), O.axis()),
                        neutral),
                "convolution: the output feature axes must be the axes that only the kernel has, [o], but are [f, o]");
        assertIllFormed(
                () -> Convolution.of(IMAGE, KERNEL, List.of(C.axis()), List.of(C.axis()), List.of(O.axis()), neutral),
                "convolution: the input feature axis c must be an axis of the input and of the kernel; "
                        + "those are [c, f, x] and [f, o, x]");
    }

    @Test
    void theWindowOfAConvolutionHasTheSpatialAxes() {
        AxisMap f = new AxisMap.Variable("s", F);
        assertIllFormed(
                () -> convolution(KERNEL, options(stride(AxisMaps.of(f)), List.of(), AxisMaps.none(), AxisMaps.none())),
                "convolution: 'stride' is a map over rank class f, but the window has no axis of class f; "
                        + "its axes are [x]");
        assertIllFormed(
                () -> convolution(KERNEL,
                        options(Window.Written.neutral(), List.of(F.axis()), AxisMaps.none(), AxisMaps.none())),
                "convolution: 'reversed' names the axis f, which the window does not have; its axes are [x]");
        assertIllFormed(
                () -> convolution(KERNEL,
                        new Convolution.Options(Window.Written.neutral(), List.of(), AxisMaps.none(), AxisMaps.none(),
                                indices(C.axis(), N))),
                "convolution: the index n names the axis c, which is not reduced; the reduced axes are [f, x]");
    }

    @Test
    void groupsNeedAnOutputFeatureAxisOfTheirClass() {
        AxisMaps two = AxisMaps.on(F.axis(), AxisMap.of(2));
        TensorExpr aligned = tensor("K", F.axis(), F.axis("o"), X.axis());
        Convolution grouped = convolution(aligned, options(Window.Written.neutral(), List.of(), two, AxisMaps.none()));
        assertThat(grouped.featureGroups()).containsEntry(F.axis(), new Convolution.Group(AxisMap.of(2), F.axis("o")));
        assertIllFormed(() -> convolution(KERNEL, options(Window.Written.neutral(), List.of(), two, AxisMaps.none())),
                "convolution: feature groups of axis f need one output feature axis of rank class f, as groups are "
                        + "matched lane by lane; the output feature axes are [o]");
        assertIllFormed(
                () -> convolution(KERNEL,
                        options(Window.Written.neutral(), List.of(), AxisMaps.none(), AxisMaps.on(C.axis(), N))),
                "convolution: batch groups of axis c need one output feature axis of rank class c, as groups are "
                        + "matched lane by lane; the output feature axes are [o]");
        assertIllFormed(
                () -> convolution(aligned,
                        options(Window.Written.neutral(), List.of(), AxisMaps.on(X.axis(), AxisMap.of(2)),
                                AxisMaps.none())),
                "convolution: 'feature groups' names the axis x, which the set of input features does not have; "
                        + "its axes are [f]");
        assertIllFormed(() -> convolution(aligned, options(Window.Written.neutral(), List.of(), AxisMaps.none(), two)),
                "convolution: 'batch groups' names the axis f, which the batch does not have; its axes are [c]");
    }

    @Test
    void anOutputFeatureAxisIsSplitIntoGroupsOnce() {
        TensorExpr image = tensor("I", F.axis("b"), F.axis());
        TensorExpr kernel = tensor("K", F.axis(), F.axis("o"));
        assertIllFormed(
                () -> Convolution.of(image, kernel, List.of(F.axis("b")), List.of(F.axis()), List.of(F.axis("o")),
                        options(Window.Written.neutral(), List.of(), AxisMaps.on(F.axis(), AxisMap.of(2)),
                                AxisMaps.on(F.axis("b"), AxisMap.of(2)))),
                "convolution: the output feature axis f@o is split into groups twice; use feature groups or batch "
                        + "groups, not both");
    }

    @Test
    void aConvolutionComputesWithNumbersAndItsResultHasDistinctLabels() {
        assertIllFormed(
                () -> Convolution.of(TRUTHS, TRUTHS, List.of(), List.of(), List.of(), Convolution.Options.neutral()),
                "convolution: expected elements of type complex or int or real or s4 .. u64 or f16 .. f64, found bool");
        TensorExpr left = Tensors.tensor("L", ElementType.INT, Shape.of(C.axis("x"), N));
        TensorExpr right = Tensors.tensor("R", ElementType.INT, Shape.of(D.axis("x"), M));
        assertIllFormed(
                () -> Convolution.of(left, right, List.of(C.axis("x")), List.of(), List.of(D.axis("x")),
                        Convolution.Options.neutral()),
                "convolution: the result would have axes with one label, [c@x, d@x]; relabel one of them");
    }
}
