package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.denotation.Denotation;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.FloatNumber;
import io.verifyrules.verifier.value.UndefinedValues;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

/** A sum of floats is 0.0 and its terms, and a product 1.0 and its terms: to the interpreter and to the denotation. */
class FloatSumsTest {

    private static final RankClass C = new RankClass("c", RankBound.ANY);

    private static TensorExpr input(FloatFormat format) {
        return Input.of("X", new ElementType.Floating(format), Shape.scalar().with(C, new AxisMap.Variable("n", C)));
    }

    private static String value(TensorExpr expr, FloatFormat format, String terms) {
        List<ElementValue> elements = new ArrayList<>();
        if (!terms.isBlank()) {
            Arrays.stream(terms.trim().split(" ")).map(term -> number(format, term)).forEach(elements::add);
        }
        SortedMap<AggregatedAxis, List<Integer>> sizes = new TreeMap<>(Map.of(C.axis(), List.of(elements.size())));
        List<ElementValue> left = new ArrayList<>(elements);
        ConcreteTensor tensor = ConcreteTensor.tabulate(Grid.of(sizes), access -> left.removeFirst());
        RuleInstance instance = new RuleInstance(new ElementType.Floating(format), Map.of("c", 1),
                Map.of("n", List.of(elements.size())), Map.of(), Map.of(), Map.of("X", tensor), UndefinedValues.NONE);
        return InstanceFixture.shown(new Interpreter(instance).evaluate(expr));
    }

    private static Element written(int number, FloatFormat format) {
        return Element.of(new Literal.Whole(BigInteger.valueOf(number)), new ElementType.Floating(format));
    }

    /** The terms times 1, added up by a dot. */
    private static TensorExpr products(TensorExpr x, FloatFormat format) {
        TensorExpr ones = Constant.of(written(1, format), Shape.scalar().with(C, new AxisMap.Variable("n", C)));
        return Dot.of(x, ones, List.of(C.axis()), List.of(), BoundIndices.unnamed());
    }

    private static ElementValue number(FloatFormat format, String text) {
        return new ElementValue.Floating(switch (text) {
            case "nan" -> FloatNumber.notANumber(format);
            case "inf" -> FloatNumber.infinity(format, false);
            case "-inf" -> FloatNumber.infinity(format, true);
            case "-0.0" -> FloatNumber.zero(format, true);
            case "0.0" -> FloatNumber.zero(format, false);
            default -> FloatNumber.nearest(format, BigInteger.valueOf((long) Double.parseDouble(text)), BigInteger.ONE);
        });
    }

    @ParameterizedTest(name = "the sum of [{0}] is {1}")
    @CsvSource({"'', 0.0", "-0.0, 0.0", "0.0, 0.0", "1, 1.0", "nan, nan", "-inf, -inf", "'-0.0 -0.0', 0.0",
            "'-0.0 -0.0 -0.0', 0.0", "'1 -1', 0.0", "'inf -inf', nan", "'inf 1 -0.0', +inf", "'nan 1 2', nan",
            "'1 2 3 4', 10.0"})
    void aSumStartsFromZero(String terms, String expected) {
        for (FloatFormat format : List.of(FloatFormat.F16, FloatFormat.BF16, FloatFormat.F32, FloatFormat.F64)) {
            TensorExpr x = input(format);
            assertThat(value(x.reduce(Monoid.SUM, C.axis()), format, terms)).as("%s", format).isEqualTo(expected);
            assertThat(value(x.reduce(Monoid.SUM, written(0, format), C.axis()), format, terms)).isEqualTo(expected);
            assertThat(value(products(x, format), format, terms)).isEqualTo(expected);
        }
    }

    @ParameterizedTest(name = "the product of [{0}] is {1}")
    @CsvSource({"'', 1.0", "-0.0, -0.0", "nan, nan", "-inf, -inf", "'2 3 4', 24.0", "'0.0 inf', nan"})
    void aProductStartsFromOne(String terms, String expected) {
        for (FloatFormat format : List.of(FloatFormat.F16, FloatFormat.BF16, FloatFormat.F32, FloatFormat.F64)) {
            TensorExpr x = input(format);
            assertThat(value(x.reduce(Monoid.PRODUCT, C.axis()), format, terms)).as("%s", format).isEqualTo(expected);
            assertThat(value(x.reduce(Monoid.PRODUCT, written(1, format), C.axis()), format, terms))
                    .isEqualTo(expected);
        }
    }

    /** Where the order matters the initial value is there, written or not; by the laws of exact numbers it is left out. */
    @ParameterizedTest
    @EnumSource(value = Monoid.class, names = {"SUM", "PRODUCT"})
    void theMeaningHasTheInitialValueWhereverTheOrderMatters(Monoid monoid) {
        ElementType type = new ElementType.Floating(FloatFormat.F16);
        ValueTerms terms = new ValueTerms();
        ValueTerm meaning = new Denotation(terms, law -> false).of(input(FloatFormat.F16).reduce(monoid, C.axis()))
                .at(Collections.emptySortedMap());
        assertThat(meaning).isInstanceOfSatisfying(ValueTerm.Apply.class, apply -> {
            assertThat(apply.operation()).isEqualTo(new Operation.Started(monoid.operator()));
            assertThat(apply.operands().getFirst()).isEqualTo(terms.literal(monoid.identity(type).orElseThrow(), type));
            assertThat(apply.operands().getLast()).isInstanceOf(ValueTerm.Reduction.class);
        });
        Denotation exact = new Denotation(terms, law -> true);
        assertThat(exact.of(input(FloatFormat.F16).reduce(monoid, C.axis())).at(Collections.emptySortedMap()))
                .isInstanceOf(ValueTerm.Reduction.class);
        assertThat(exact.laws()).isNotEmpty();
    }
}
