package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.graph.Node;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/** An operator is what its form says, and is found by the name of its form. */
class OperatorsSayTheirFormTest {

    static List<TensorExpr> operators() {
        return OperatorSamples.all();
    }

    @ParameterizedTest
    @MethodSource("operators")
    void anOperatorIsMadeAgainOfItsForm(TensorExpr operator) {
        assertThat(operator.form().made()).isEqualTo(operator);
        assertThat(operator.form().with(part -> part).made()).isEqualTo(operator);
        assertThat(operator.withOperands(operator.operands())).isEqualTo(operator);
    }

    @ParameterizedTest
    @MethodSource("operators")
    void thePartsOfAFormHaveLabelsOfTheirOwn(TensorExpr operator) {
        assertThat(operator.form().parts()).extracting(part -> part.slot().label()).doesNotHaveDuplicates();
    }

    /** The samples have an operator of each permitted class, which another test makes sure of. */
    @Test
    void everyOperatorIsInTheList() {
        Set<Class<?>> registered = new HashSet<>();
        for (TensorExpr operator : operators()) {
            if (Operators.byName().containsKey(operator.form().name())) {
                registered.add(operator.getClass());
            }
        }
        registered.add(Input.class);
        assertThat(registered).containsExactlyInAnyOrder(TensorExpr.class.getPermittedSubclasses());
    }

    @ParameterizedTest
    @MethodSource("operators")
    void theFormHasEveryExpressionThatTheRecordHas(TensorExpr operator) {
        List<Node> parts = operator.parts();
        assertThat(parts).containsAll(operator.operands()).containsAll(operator.elements());
        assertThat(Stream.of(operator.getClass().getRecordComponents())
                .filter(component -> TensorExpr.class.isAssignableFrom(component.getType()))
                .count()).isLessThanOrEqualTo(operator.operands().size());
    }
}
