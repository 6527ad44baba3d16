package io.verifyrules.dsl.element;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Mapped;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.RuleNames;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

import static io.verifyrules.dsl.Mistakes.assertIllFormed;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

class ElementFunctionTest {

    private static final ElementFunction CHOICE = new ElementFunction("choice",
            List.of(ElementType.BOOL, ElementType.INT), ElementType.REAL);

    private static RuleDeclaration declared(Consumer<RuleBuilder> body) {
        RuleCollector rules = RuleCollector.forJava();
        rules.rule("a rule", body);
        return rules.toFile().declarations().getFirst();
    }

    private static TensorExpr constant(Element element) {
        return Constant.of(element, Shape.scalar());
    }

    @Test
    void givesAnElementOfItsOwnType() {
        Element given = new Element.Applied(CHOICE, List.of(Element.of(true), Element.of(1)));
        assertThat(given.type()).isEqualTo(ElementType.REAL);
        assertThat(Mapped.of(CHOICE, List.of(constant(Element.of(true)), constant(Element.of(1)))).type().element())
                .isEqualTo(ElementType.REAL);
    }

    @Test
    void takesOperandsOfItsTypesOnly() {
        assertIllFormed(() -> new Element.Applied(CHOICE, List.of(Element.of(true))),
                "choice: expected 2 operands, found 1");
        assertIllFormed(() -> new Element.Applied(CHOICE, List.of(Element.of(true), Element.of(1, ElementType.REAL))),
                "choice: operand 2 has elements of type int, found real");
        assertIllFormed(() -> Mapped.of(CHOICE, List.of(constant(Element.of(1)), constant(Element.of(1)))),
                "choice: operand 1 has elements of type bool, found number");
    }

    @Test
    void isDeclaredOnTypesWithoutPoison() {
        assertIllFormed(() -> new ElementFunction("f", List.of(), ElementType.INT),
                "the function 'f': expected at least one operand, found none; what has none is an element: "
                        + "val v by element");
        assertThatThrownBy(() -> new ElementFunction("f", List.of(ElementType.I1), ElementType.INT))
                .isInstanceOf(IllFormedException.class)
                .hasMessageContaining("elements may be poison");
        assertThatThrownBy(() -> new ElementFunction("f", List.of(ElementType.INT), ElementType.FLOAT))
                .isInstanceOf(IllFormedException.class);
    }

    @Test
    void givesItsNumbersTheTypeOfItsOperands() {
        RuleDeclaration rule = declared(builder -> {
            ElementFunction f = builder.function("f", List.of(ElementType.OPEN), ElementType.BOOL);
            TensorExpr one = Mapped.of(f, List.of(constant(Element.of(1))));
            builder.rewrite(one, constant(new Element.Applied(f, List.of(Element.of(1)))));
        });
        assertThat(rule).isInstanceOf(Rule.class);
        assertThat(((Rule) rule).elements().get("T")).contains(ElementType.INT, ElementType.REAL)
                .doesNotContain(ElementType.BOOL);
        assertThat(RuleNames.of((Rule) rule).functions()).containsOnlyKeys("f");
    }

    @Test
    void belongsToOneRule() {
        List<ElementFunction> elsewhere = new ArrayList<>();
        declared(builder -> elsewhere.add(builder.function("f", List.of(ElementType.INT), ElementType.INT)));
        RuleDeclaration borrowed = declared(builder -> {
            builder.function("f", List.of(ElementType.INT), ElementType.INT);
            TensorExpr one = Mapped.of(elsewhere.getFirst(), List.of(constant(Element.of(1))));
            builder.rewrite(one, one);
        });
        assertThat(((IllFormedRule) borrowed).diagnostic().message())
                .contains("'f' is not the function that this rule");
        RuleDeclaration undeclared = declared(builder -> {
            TensorExpr one = Mapped.of(elsewhere.getFirst(), List.of(constant(Element.of(1))));
            builder.rewrite(one, one);
        });
        assertThat(((IllFormedRule) undeclared).diagnostic().message()).contains("'f' is not declared in this rule");
    }
}
