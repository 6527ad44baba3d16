package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static io.verifyrules.dsl.Mistakes.assertIllFormed;
import static io.verifyrules.dsl.expr.OperatorSamples.AXIS;
import static io.verifyrules.dsl.expr.OperatorSamples.C;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** Whoever makes an operator, by whatever constructor, makes a well-typed one, or none. */
class WhatExistsIsWellTypedTest {

    static List<TensorExpr> operators() {
        return OperatorSamples.all();
    }

    private static Object[] parts(TensorExpr operator) {
        return Stream.of(operator.getClass().getRecordComponents())
                .map(component -> part(operator, component))
                .toArray();
    }

    private static Object part(TensorExpr operator, RecordComponent component) {
        try {
            return component.getAccessor().invoke(operator);
        } catch (ReflectiveOperationException impossible) {
            throw new LinkageError(impossible.getMessage(), impossible);
        }
    }

    private static TensorExpr made(TensorExpr like, Object[] parts) {
        Class<?>[] types = Stream.of(like.getClass().getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        try {
            return like.getClass().getConstructor(types).newInstance(parts);
        } catch (InvocationTargetException thrown) {
            if (thrown.getCause() instanceof IllFormedException mistake) {
                throw mistake;
            }
            throw new AssertionError(thrown.getCause());
        } catch (ReflectiveOperationException impossible) {
            throw new LinkageError(impossible.getMessage(), impossible);
        }
    }

    @Test
    void everyOperatorIsTried() {
        assertThat(operators().stream().<Class<?>>map(Object::getClass))
                .containsExactlyInAnyOrder(TensorExpr.class.getPermittedSubclasses());
    }

    @ParameterizedTest
    @MethodSource("operators")
    void anOperatorWithAPartThatDoesNotFitIsRefused(TensorExpr operator) {
        assertThat(made(operator, parts(operator))).isEqualTo(operator);
        int spoiled = 0;
        for (int i = 0; i < parts(operator).length; i++) {
            for (Object wrong : Spoiling.of(operator, parts(operator)[i])) {
                Object[] parts = parts(operator);
                parts[i] = wrong;
                assertThatThrownBy(() -> made(operator, parts)).as("%s as part %d of %s", wrong, i, operator)
                        .isInstanceOf(IllFormedException.class);
                spoiled++;
            }
        }
        assertThat(spoiled).isPositive();
    }

    /** Finds nothing that is in a map, and takes no two axes for one. */
    private static final Comparator<AggregatedAxis> LYING = (left, right) -> -1 - left.label().length()
            - right.label().length();

    @ParameterizedTest
    @MethodSource("operators")
    void theOrderOfACollectionThatIsGivenIsNotBelieved(TensorExpr operator) {
        Object[] parts = parts(operator);
        for (int i = 0; i < parts.length; i++) {
            parts[i] = lying(parts[i]);
        }
        TensorExpr made = made(operator, parts);
        assertThat(made).isEqualTo(operator);
        assertThat(Stream.of(parts(made)).map(WhatExistsIsWellTypedTest::order).toList()).allMatch(Optional::isEmpty);
    }

    private static Object lying(Object part) {
        return switch (part) {
            case TensorType type -> new TensorType(axes(type.axes()), type.element());
            case SortedSet<?> axes -> axes(axes);
            case SortedMap<?, ?> byAxis -> byAxis(byAxis);
            case Shape shape -> new Shape(byAxis(shape.sizes()));
            case Window w -> new Window(byAxis(w.stride()), byAxis(w.low()), byAxis(w.high()), byAxis(w.baseDilation()),
                    byAxis(w.windowDilation()));
            case ConvolutionRoles roles -> new ConvolutionRoles(axes(roles.batch()), axes(roles.inputFeature()),
                    axes(roles.outputFeature()), axes(roles.spatial()));
            case BoundIndices indices -> new BoundIndices(byAxis(indices.byAxis()));
            default -> part;
        };
    }

    private static SortedSet<AggregatedAxis> axes(SortedSet<?> axes) {
        SortedSet<AggregatedAxis> lying = new TreeSet<>(LYING);
        axes.forEach(axis -> lying.add((AggregatedAxis) axis));
        return lying;
    }

    @SuppressWarnings("unchecked")
    private static <V> SortedMap<AggregatedAxis, V> byAxis(SortedMap<?, V> byAxis) {
        SortedMap<AggregatedAxis, V> lying = new TreeMap<>(LYING);
        lying.putAll((Map<AggregatedAxis, V>) byAxis);
        return lying;
    }

    private static Optional<Comparator<?>> order(Object part) {
        return switch (part) {
            case TensorType type -> Optional.ofNullable(type.axes().comparator());
            case SortedSet<?> axes -> Optional.ofNullable(axes.comparator());
            case SortedMap<?, ?> byAxis -> Optional.ofNullable(byAxis.comparator());
            case Shape shape -> Optional.ofNullable(shape.sizes().comparator());
            case Window window -> Optional.ofNullable(window.stride().comparator());
            case BoundIndices indices -> Optional.ofNullable(indices.byAxis().comparator());
            default -> Optional.empty();
        };
    }

    @Test
    void aTensorTypeHasDistinctLabels() {
        List<AggregatedAxis> axes = List.of(C.axis("row"), Tensors.D.axis("row"));
        assertIllFormed(() -> TensorType.of(axes, ElementType.INT),
                "a tensor would have axes with one label, [c@row, d@row]; relabel one of them");
    }

    @Test
    void countingAndConcatenatingNeedASingletonAlsoWhereTheAxisIsThere() {
        Shape shape = Shape.of(C, Tensors.N);
        assertIllFormed(() -> new Iota(TensorType.of(List.of(AXIS), ElementType.INT), shape, AXIS),
                "iota: 'along' must be an axis of a singleton class, but rank class c can have any rank; declare it as a "
                        + "singleton");
        assertIllFormed(() -> new Concat(Tensors.INTS.type(), List.of(Tensors.INTS), AXIS),
                "concat: 'along' must be an axis of a singleton class, but rank class c can have any rank; declare it as "
                        + "a singleton");
    }

    @Test
    void whatAnOperatorIsSaidToYieldIsComparedWithWhatItYields() {
        assertIllFormed(() -> new Unary(Tensors.REALS.type(), UnaryOperator.NEG, Tensors.INTS),
                "neg: the type of the result is int[c], but is given as real[c]");
        SortedMap<AggregatedAxis, AggregatedAxis> toAnotherClass = new TreeMap<>(Map.of(AXIS, Tensors.D.axis()));
        assertIllFormed(
                () -> new Relabel(TensorType.of(List.of(Tensors.D.axis()), ElementType.INT), Tensors.INTS,
                        toAnotherClass),
                "relabel: axis c is of rank class c and keeps it, but its new name d is of rank class d");
    }

    @Test
    void anIndexBelongsToOneAxis() {
        AxisMap k = OperatorSamples.map("k", C);
        BoundIndices row = BoundIndices.unnamed().and(C.axis("row"), k);
        String twoAxes = "the index k is given to two axes, c@column and c@row; a reduction runs over each of its axes on "
                + "its own, so each index belongs to one axis";
        assertIllFormed(() -> row.and(C.axis("column"), k), twoAxes);
        SortedMap<AggregatedAxis, AxisMap.Variable> both = new TreeMap<>(LYING);
        both.put(C.axis("row"), (AxisMap.Variable) k);
        both.put(C.axis("column"), (AxisMap.Variable) k);
        assertIllFormed(() -> new BoundIndices(both), twoAxes);
        assertIllFormed(() -> row.and(Tensors.S.axis(), new AxisMap.Variable("k", Tensors.S)),
                "the index k is given to two axes, c@row and s; a reduction runs over each of its axes on its own, so each "
                        + "index belongs to one axis");
        assertIllFormed(() -> row.and(C.axis("row"), OperatorSamples.map("j", C)),
                "axis c@row is given two indices, k and j; name one of them");
        assertThat(Reduce.of(Monoid.SUM,
                Tensors.tensor("X", ElementType.INT,
                        Shape.of(C.axis("row"), Tensors.N).with(C.axis("column"), Tensors.N)),
                List.of(C.axis("row"), C.axis("column")), Optional.empty(),
                row.and(C.axis("column"), OperatorSamples.map("j", C))).indices().byAxis()).hasSize(2);
    }

    @Test
    void twoClassesOfOneNameAreTwoInEverySetAndMap() {
        RankClass any = new RankClass("c", RankBound.ANY);
        RankClass one = new RankClass("c", RankBound.SINGLETON);
        assertThat(any).isNotEqualTo(new RankClass("c", RankBound.ANY)).isEqualTo(any);
        assertThat(any.axis()).isEqualTo(any.axis()).isEqualByComparingTo(any.axis()).isNotEqualTo(one.axis());
        assertThat(new TreeSet<>(List.of(any.axis(), one.axis(), any.axis()))).hasSize(2);
        assertIllFormed(() -> Iota.of(Shape.of(any, AxisMap.of(2)), one.axis()),
                "iota: 'along' names the axis c, which the operand does not have; its axes are [c]; they are classes of one name and yet two, as "
                        + "names belong to one rule");
        List<TensorExpr> both = new ArrayList<>();
        both.add(Input.of("X", ElementType.INT, Shape.of(any, AxisMap.of(2))));
        both.add(Input.of("Y", ElementType.INT, Shape.of(one, AxisMap.of(2))));
        assertIllFormed(() -> both.get(0).plus(both.get(1)),
                "add: operands must have the same axes, but found [c] and [c]; they are classes of one name and yet two, as "
                        + "names belong to one rule");
    }
}
