package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.MapOperator;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementCondition;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.UnaryOperator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** Of the terms that tensors and conditions are made of, none exists that mixes classes or types. */
class TermsThatExistAreWellTypedTest {

    private static final AxisMap OVER_C = new AxisMap.Variable("n", new RankClass("c", RankBound.ANY));
    /** Written like the other one. */
    private static final AxisMap OVER_ANOTHER_C = new AxisMap.Variable("n", new RankClass("c", RankBound.ANY));
    private static final Permutation ORDER_OF_ANOTHER_C = Permutation.declared((AxisMap.Variable) OVER_ANOTHER_C);
    private static final LaneCondition OF_C = OVER_C.compare(Relation.GE, AxisMap.of(0));
    private static final LaneCondition OF_ANOTHER_C = OVER_ANOTHER_C.compare(Relation.GE, AxisMap.of(0));
    private static final Element TRUE = Element.of(true);
    private static final ElementFunction F = new ElementFunction("f", List.of(ElementType.INT), ElementType.BOOL);

    /** Constructions in which the parts do not fit together. */
    private static final Map<Class<?>, List<Supplier<?>>> WRONG = Map.ofEntries(
            Map.entry(AxisMap.Arithmetic.class,
                    List.of(() -> new AxisMap.Arithmetic(MapOperator.PLUS, OVER_C, OVER_ANOTHER_C))),
            Map.entry(AxisMap.Choice.class,
                    List.of(() -> new AxisMap.Choice(OF_C, OVER_C, OVER_ANOTHER_C),
                            () -> new AxisMap.Choice(OF_ANOTHER_C, OVER_C, AxisMap.of(0)))),
            Map.entry(AxisMap.Permuted.class, List.of(() -> new AxisMap.Permuted(OVER_C, ORDER_OF_ANOTHER_C))),
            Map.entry(LaneCondition.Comparison.class,
                    List.of(() -> new LaneCondition.Comparison(Relation.EQ, OVER_C, OVER_ANOTHER_C))),
            Map.entry(LaneCondition.AllOf.class, List.of(() -> new LaneCondition.AllOf(List.of(OF_C, OF_ANOTHER_C)))),
            Map.entry(LaneCondition.AnyOf.class, List.of(() -> new LaneCondition.AnyOf(List.of(OF_C, OF_ANOTHER_C)))),
            Map.entry(Element.Counted.class, List.of(() -> new Element.Counted(OVER_C))),
            Map.entry(Element.Unary.class,
                    List.of(() -> new Element.Unary(UnaryOperator.NEG, TRUE),
                            () -> new Element.Unary(UnaryOperator.CONJUGATE, Element.of(1, ElementType.REAL)),
                            () -> new Element.Unary(UnaryOperator.ABS, Element.of(1, ElementType.COMPLEX)))),
            Map.entry(Element.Binary.class,
                    List.of(() -> new Element.Binary(BinaryOperator.ADD, TRUE, TRUE),
                            () -> new Element.Binary(BinaryOperator.AND, TRUE, Element.of(1)))),
            Map.entry(Element.Converted.class,
                    List.of(() -> new Element.Converted(Conversion.CONVERT, TRUE, ElementType.I1),
                            () -> new Element.Converted(Conversion.CONVERT, Element.of(1, ElementType.COMPLEX),
                                    ElementType.REAL),
                            () -> new Element.Converted(Conversion.BITCAST, TRUE, new ElementType.Machine(true, 8)),
                            () -> new Element.Converted(Conversion.CONVERT, Element.of(1), ElementType.REAL))),
            Map.entry(Element.Applied.class,
                    List.of(() -> new Element.Applied(F, List.of()), () -> new Element.Applied(F, List.of(TRUE)),
                            () -> new Element.Applied(F, List.of(Element.of(1), Element.of(1))))),
            Map.entry(Element.Tuple.class,
                    List.of(() -> new Element.Tuple(List.of()),
                            () -> new Element.Tuple(List.of(new Element.Tuple(List.of(TRUE)))),
                            () -> new Element.Tuple(List.of(Element.of(1, ElementType.I1))))),
            Map.entry(Condition.EveryLane.class,
                    List.of(() -> new Condition.EveryLane(new RankClass("c", RankBound.ANY), OF_C))),
            Map.entry(Condition.OnScalars.class, List.of(() -> new Condition.OnScalars(OF_C))));

    /** Those whose parts always fit together. */
    private static final Set<Class<?>> FREE = Set.of(AxisMap.Variable.class, AxisMap.Scalar.class,
            AxisMap.Constant.class, LaneCondition.Not.class, Element.Written.class, Element.Parameter.class,
            Condition.OnElements.class, Condition.OnWidths.class, Condition.Not.class, Condition.AllOf.class,
            Condition.AnyOf.class);

    @ParameterizedTest
    @ValueSource(classes = {AxisMap.class, LaneCondition.class, Element.class, Condition.class})
    void aTermOfPartsThatDoNotFitIsRefused(Class<?> terms) {
        Set<Class<?>> known = new HashSet<>(FREE);
        known.addAll(WRONG.keySet());
        assertThat(known).as("every kind of term is tried").contains(terms.getPermittedSubclasses());
        for (Class<?> term : terms.getPermittedSubclasses()) {
            for (Supplier<?> wrong : WRONG.getOrDefault(term, List.of())) {
                assertThatThrownBy(wrong::get).as(term.toString()).isInstanceOf(IllFormedException.class);
            }
        }
    }

    @Test
    void conditionsOnElementsAndHintsAreCheckedToo() {
        assertThatThrownBy(() -> new ElementCondition(Relation.LT, TRUE, Element.of(0)))
                .isInstanceOf(IllFormedException.class);
        assertThatThrownBy(() -> new ElementCondition(Relation.EQ, TRUE, Element.of(0)))
                .isInstanceOf(IllFormedException.class);
        assertThatThrownBy(() -> new IndexHint((AxisMap.Variable) OVER_C, OVER_ANOTHER_C)).hasMessage(
                "match: the index n is one over rank class c, but is given a map over rank class c; they are classes of one "
                        + "name and yet two, as names belong to one rule");
    }
}
