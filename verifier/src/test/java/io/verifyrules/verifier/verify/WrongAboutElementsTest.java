package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static io.verifyrules.verifier.verify.Sketch.*;
import static io.verifyrules.verifier.verify.WrongRules.wrong;

/** The element theories. */
@Execution(ExecutionMode.CONCURRENT)
@Tag("exhaustive")
@Order(5)
class WrongAboutElementsTest {

    @ParameterizedTest(name = "{0}")
    @MethodSource("rules")
    void isNotVerified(String attacked, Consumer<Sketch> rule) {
        WrongRules.assertNeverVerified(attacked, rule);
    }

    static Stream<Arguments> rules() {
        return WrongRules.all(wrong("integer division loses the remainder", s -> {
            AxisMap size = s.size("n");
            TensorExpr a = s.tensor("A", ElementType.INT, size);
            TensorExpr b = s.tensor("B", ElementType.INT, size);
            s.claim(a.div(b).times(b), a);
        }), wrong("integer division rounds towards 0", s -> {
            AxisMap size = s.size("n");
            TensorExpr a = s.tensor("A", ElementType.INT, size);
            s.claim(compare(Relation.LE, s.constant(0, size),
                    a.minus(a.div(s.constant(2, size)).times(s.constant(2, size)))),
                    s.constant(Element.of(true), size));
        }), wrong("a remainder has the sign of the dividend", s -> {
            AxisMap size = s.size("n");
            TensorExpr a = s.tensor("A", ElementType.INT, size);
            TensorExpr b = s.tensor("B", ElementType.INT, size);
            s.claim(compare(Relation.LE, s.constant(0, size), a.rem(b)), s.constant(Element.of(true), size));
        }), wrong("an integer over 0 is -1", s -> {
            AxisMap size = s.size("n");
            TensorExpr a = s.tensor("A", ElementType.INT, size);
            s.claim(a.div(s.constant(0, size)), s.constant(0, size));
        }), wrong("an integer modulo 0 is itself", s -> {
            AxisMap size = s.size("n");
            TensorExpr a = s.tensor("A", ElementType.INT, size);
            s.claim(a.rem(s.constant(0, size)), s.constant(0, size));
        }), wrong("an integer over itself may be 0 over 0", s -> {
            AxisMap size = s.size("n");
            TensorExpr a = s.tensor("A", ElementType.INT, size);
            s.claim(a.div(a), s.constant(1, size));
        }), wrong("integer division does not distribute", s -> {
            AxisMap size = s.size("n");
            TensorExpr a = s.tensor("A", ElementType.INT, size);
            TensorExpr b = s.tensor("B", ElementType.INT, size);
            s.claim(a.plus(b).div(s.constant(2, size)), a.div(s.constant(2, size)).plus(b.div(s.constant(2, size))));
        }), wrong("a quotient of numerals is an integer among integers", s -> {
            AxisMap size = s.size("n");
            TensorExpr a = s.tensor("A", ElementType.INT, size);
            s.claim(a.times(s.constant(Element.of(1).div(Element.of(2)), size)).times(s.constant(2, size)), a);
        }), wrong("a real over 0 times 0", s -> {
            AxisMap size = s.size("n");
            TensorExpr a = s.tensor("A", ElementType.REAL, size);
            TensorExpr b = s.tensor("B", ElementType.REAL, size);
            s.claim(a.div(b).times(b), a);
        }), wrong("a real over itself may be 0 over 0", s -> {
            AxisMap size = s.size("n");
            TensorExpr a = s.tensor("A", ElementType.REAL, size);
            s.claim(a.div(a), s.constant(1, size));
        }), wrong("a real over 0 is no chosen number", s -> {
            AxisMap size = s.size("n");
            TensorExpr a = s.tensor("A", ElementType.REAL, size);
            s.claim(a.div(s.constant(0, size)), s.constant(0, size));
        }), wrong("reals over 0 differ from each other", s -> {
            AxisMap size = s.size("n");
            TensorExpr a = s.tensor("A", ElementType.REAL, size);
            TensorExpr b = s.tensor("B", ElementType.REAL, size);
            s.claim(a.div(s.constant(0, size)), b.div(s.constant(0, size)));
        }), wrong("the exponential of a sum is no sum", s -> {
            AxisMap size = s.size("n");
            TensorExpr a = s.tensor("A", ElementType.REAL, size);
            TensorExpr b = s.tensor("B", ElementType.REAL, size);
            s.claim(unary(UnaryOperator.EXP, a.plus(b)), unary(UnaryOperator.EXP, a).plus(unary(UnaryOperator.EXP, b)));
        }), wrong("exponentials multiply by adding", s -> {
            AxisMap size = s.size("n");
            TensorExpr a = s.tensor("A", ElementType.REAL, size);
            TensorExpr b = s.tensor("B", ElementType.REAL, size);
            s.claim(unary(UnaryOperator.EXP, a).times(unary(UnaryOperator.EXP, b)),
                    unary(UnaryOperator.EXP, a.times(b)));
        }), wrong("the absolute value of a sum", s -> {
            AxisMap size = s.size("n");
            TensorExpr a = s.tensor("A", ElementType.REAL, size);
            TensorExpr b = s.tensor("B", ElementType.REAL, size);
            s.claim(unary(UnaryOperator.ABS, a.plus(b)), unary(UnaryOperator.ABS, a).plus(unary(UnaryOperator.ABS, b)));
        }), wrong("subtraction does not commute", s -> {
            AxisMap size = s.size("n");
            TensorExpr a = s.tensor("A", ElementType.REAL, size);
            TensorExpr b = s.tensor("B", ElementType.REAL, size);
            s.claim(a.minus(b), b.minus(a));
        }), wrong("an order does not commute", s -> {
            AxisMap size = s.size("n");
            TensorExpr a = s.tensor("A", ElementType.INT, size);
            TensorExpr b = s.tensor("B", ElementType.INT, size);
            s.claim(compare(Relation.LE, a, b), compare(Relation.LE, b, a));
        }), wrong("a strict order is no order", s -> {
            AxisMap size = s.size("n");
            TensorExpr a = s.tensor("A", ElementType.INT, size);
            TensorExpr b = s.tensor("B", ElementType.INT, size);
            s.claim(compare(Relation.LT, a, b), compare(Relation.LE, a, b));
        }), wrong("plus infinity is no neutral element of max", s -> {
            AxisMap size = s.size("n");
            TensorExpr a = s.tensor("A", ElementType.REAL, size);
            s.claim(binary(BinaryOperator.MAX, a, s.constant(Element.infinity(true), size)), a);
        }), wrong("minus infinity is no neutral element of min", s -> {
            AxisMap size = s.size("n");
            TensorExpr a = s.tensor("A", ElementType.REAL, size);
            s.claim(binary(BinaryOperator.MIN, a, s.constant(Element.infinity(false), size)), a);
        }), wrong("the infinities do not cancel", s -> {
            AxisMap size = s.size("n");
            TensorExpr a = s.tensor("A", ElementType.REAL, size);
            s.claim(a.plus(s.constant(Element.infinity(true), size).plus(s.constant(Element.infinity(false), size))),
                    a);
        }), wrong("0 times infinity is not 0", s -> {
            AxisMap size = s.size("n");
            s.claim(s.constant(Element.infinity(true), size).times(s.constant(0, size)), s.constant(0, size));
        }), wrong("infinity over infinity is not 1", s -> {
            AxisMap size = s.size("n");
            s.claim(s.constant(Element.infinity(true), size).div(s.constant(Element.infinity(true), size)),
                    s.constant(1, size));
        }), wrong("the infinities differ", s -> {
            AxisMap size = s.size("n");
            s.claim(s.constant(Element.infinity(true), size), s.constant(Element.infinity(false), size));
        }), wrong("the absolute value of minus infinity", s -> {
            AxisMap size = s.size("n");
            s.claim(unary(UnaryOperator.ABS, s.constant(Element.infinity(false), size)),
                    s.constant(Element.infinity(false), size));
        }), wrong("conjunction is not disjunction", s -> {
            AxisMap size = s.size("n");
            TensorExpr a = s.tensor("A", ElementType.BOOL, size);
            TensorExpr b = s.tensor("B", ElementType.BOOL, size);
            s.claim(binary(BinaryOperator.AND, a, b), binary(BinaryOperator.OR, a, b));
        }), wrong("negation does not distribute as it stands", s -> {
            AxisMap size = s.size("n");
            TensorExpr a = s.tensor("A", ElementType.BOOL, size);
            TensorExpr b = s.tensor("B", ElementType.BOOL, size);
            s.claim(binary(BinaryOperator.AND, a, b).not(), binary(BinaryOperator.AND, a.not(), b.not()));
        }), wrong("equality of truth values is not conjunction", s -> {
            AxisMap size = s.size("n");
            TensorExpr a = s.tensor("A", ElementType.BOOL, size);
            TensorExpr b = s.tensor("B", ElementType.BOOL, size);
            s.claim(compare(Relation.EQ, a, b), binary(BinaryOperator.AND, a, b));
        }));
    }
}
