package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FunctionLaws;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Mapped;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.ElementValue.Enclosed;
import io.verifyrules.verifier.value.ElementValue.Rational;
import io.verifyrules.verifier.value.ElementValue.Uncertain;
import io.verifyrules.verifier.value.ElementValue.Whole;
import io.verifyrules.verifier.value.UndefinedApplication;
import io.verifyrules.verifier.value.UndefinedValues;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** A declared function is whatever an instance says, the same for equal operands, and nothing certain where operands are not. */
class DeclaredFunctionTest {

    private static final ElementFunction OF_REALS = new ElementFunction("f", List.of(ElementType.REAL),
            ElementType.INT);
    private static final ElementFunction COMMUTES = new ElementFunction("g", List.of(ElementType.INT, ElementType.INT),
            ElementType.INT, new FunctionLaws(true, false, Optional.empty()));

    private static Whole whole(long value) {
        return new Whole(BigInteger.valueOf(value));
    }

    private static Rational real(long value) {
        return new Rational(BigInteger.valueOf(value), BigInteger.ONE);
    }

    private static RuleInstance instance(Map<UndefinedApplication, ElementValue> table) {
        return new RuleInstance(ElementType.OPEN, Map.of(), Map.of(), Map.of(), Map.of(), Map.of(),
                new UndefinedValues(table));
    }

    private static ElementValue at(RuleInstance instance, TensorExpr scalar) {
        return ((Evaluation.Valid) new Interpreter(instance).evaluate(scalar)).tensor().at(0);
    }

    private static TensorExpr number(Element element) {
        return Constant.of(element, Shape.scalar());
    }

    private static UndefinedApplication of(ElementFunction function, ElementValue... operands) {
        return UndefinedApplication.of(function, ElementType.OPEN, List.of(operands));
    }

    @Test
    void givesWhatTheInstanceSays() {
        TensorExpr applied = Mapped.of(OF_REALS, List.of(number(Element.of(2, ElementType.REAL))));
        assertThat(at(instance(Map.of(of(OF_REALS, real(2)), whole(7))), applied)).isEqualTo(whole(7));
    }

    @Test
    void givesTheSameForTheSameWhereTheInstanceSaysNothing() {
        TensorExpr applied = Mapped.of(OF_REALS, List.of(number(Element.of(2, ElementType.REAL))));
        TensorExpr once = number(new Element.Applied(OF_REALS, List.of(Element.of(2, ElementType.REAL))));
        assertThat(at(instance(Map.of()), applied)).isEqualTo(at(instance(Map.of()), once)).isInstanceOf(Whole.class);
    }

    @Test
    void wholeNumbersAmongRealsAreReals() {
        assertThat(of(OF_REALS, whole(2))).isEqualTo(of(OF_REALS, real(2)));
    }

    @Test
    void operandsChangePlacesOnlyWhereThatIsDeclared() {
        assertThat(of(COMMUTES, whole(1), whole(2))).isEqualTo(of(COMMUTES, whole(2), whole(1)));
        ElementFunction other = new ElementFunction("g", COMMUTES.operands(), COMMUTES.result());
        assertThat(of(other, whole(1), whole(2))).isNotEqualTo(of(other, whole(2), whole(1)));
    }

    @Test
    void nothingIsCertainOfAnOperandThatIsNotKnownExactly() {
        UndefinedApplication near = of(OF_REALS, new Enclosed(1, 3));
        assertThat(UndefinedValues.NONE.of(near)).isInstanceOf(Uncertain.class);
        assertThat(new UndefinedValues(Map.of(of(OF_REALS, real(2)), whole(7))).of(near)).isInstanceOf(Uncertain.class);
    }
}
