package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Tolerances;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

import static io.verifyrules.dsl.Mistakes.assertIllFormed;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

class LiteralTypesTest {

    private static final TensorExpr HALF = number(1).div(number(2));

    private static TensorExpr number(long value) {
        return Constant.of(Element.of(value), Shape.scalar());
    }

    private static TensorExpr number(long value, ElementType type) {
        return Constant.of(Element.of(value, type), Shape.scalar());
    }

    private static RuleDeclaration declared(Consumer<RuleBuilder> body) {
        RuleCollector rules = RuleCollector.forJava();
        rules.rule("r", body);
        return rules.toFile().declarations().get(0);
    }

    private static Rule rule(Consumer<RuleBuilder> body) {
        return (Rule) declared(body);
    }

    private static String mistake(Consumer<RuleBuilder> body) {
        return ((IllFormedRule) declared(body)).diagnostic().message();
    }

    private static ElementType typeOf(TensorExpr constant) {
        return ((Constant) constant).value().type();
    }

    @Test
    void aNumberHasTheTypeOfWhatItMeets() {
        Rule rule = rule(builder -> {
            TensorExpr a = builder.tensor("A", ElementType.REAL, Shape.scalar());
            builder.rewrite(a.plus(HALF), a);
        });
        assertThat(rule.lhs().type().element()).isEqualTo(ElementType.REAL);
        Binary half = (Binary) ((Binary) rule.lhs()).right();
        assertThat(List.of(half.type().element(), typeOf(half.left()), typeOf(half.right())))
                .containsOnly(ElementType.REAL);
    }

    @Test
    void anExpressionSharedByTwoPlacesIsTypedAtEachOfThem() {
        Rule rule = rule(builder -> {
            TensorExpr i = builder.tensor("I", ElementType.INT, Shape.scalar());
            TensorExpr x = builder.tensor("X", ElementType.REAL, Shape.scalar());
            builder.rewrite(Select.of(i.compare(Relation.EQ, HALF), x.plus(HALF), x.minus(HALF)), x);
        });
        Select select = (Select) rule.lhs();
        TensorExpr compared = ((Compare) select.predicate()).right();
        TensorExpr added = ((Binary) select.then()).right();
        TensorExpr subtracted = ((Binary) select.otherwise()).right();
        assertThat(compared.type().element()).isEqualTo(ElementType.INT);
        assertThat(added.type().element()).isEqualTo(ElementType.REAL);
        assertThat(subtracted).isSameAs(added);
    }

    @Test
    void anOperatorThatIsDefinedOnOneTypeOfNumbersDecides() {
        assertThat(Unary.of(UnaryOperator.EXP, number(0)).type().element()).isEqualTo(ElementType.REAL);
        assertThat(number(7).rem(number(4)).type().element()).isEqualTo(ElementType.INT);
        assertThat(new Element.Unary(UnaryOperator.EXP, Element.of(0)).type()).isEqualTo(ElementType.REAL);
        assertIllFormed(() -> Unary.of(UnaryOperator.EXP, number(7).rem(number(4))),
                "exp: expected elements of type real or f16 .. f64, found int");
    }

    @Test
    void aComparisonOfNumbersDecidesNothing() {
        assertThatThrownBy(() -> HALF.compare(Relation.EQ, number(0)))
                .hasMessageStartingWith("'==': both operands are made of numbers only");
        assertThatThrownBy(() -> Element.of(1).compare(Relation.LT, Element.of(2)))
                .hasMessageContaining("give one of them a type, such as number(1, int) or number(1, real)");
        assertThat(HALF.compare(Relation.EQ, number(0, ElementType.INT)).type().element()).isEqualTo(ElementType.BOOL);
    }

    @Test
    void sidesOfNumbersOnlyLeaveTheirTypeOpen() {
        Rule rule = rule(builder -> builder.rewrite(HALF, number(0)));
        assertThat(rule.openType()).contains((ElementType.Open) ElementType.OPEN);
        assertThat(rule.elements().get("T")).doesNotHaveDuplicates()
                .hasSameSizeAs(
                        ElementTypes.NUMBERS.stream().filter(type -> !ElementTypes.ASKED_FOR.contains(type)).toList())
                .isSubsetOf(ElementTypes.NUMBERS)
                .doesNotContainAnyElementsOf(ElementTypes.ASKED_FOR);
        assertThat(rule(builder -> {
            builder.elements(Set.of(ElementType.REAL));
            builder.rewrite(HALF, HALF);
        }).elements()).containsEntry("T", ElementTypes.REALS);
        assertThat(mistake(builder -> {
            TensorExpr a = builder.tensor("A", Shape.scalar());
            TensorExpr least = Select.of(a.compare(Relation.EQ, a), HALF, number(0));
            builder.rewrite(least, least);
        })).startsWith("both sides are made of numbers only, and nothing decides");
    }

    @Test
    void anOpenTypeThatMeetsATruthValueStandsForBoolAlone() {
        TensorExpr truth = Constant.of(Element.of(true), Shape.scalar());
        Rule rule = rule(builder -> {
            TensorExpr a = builder.tensor("A", Shape.scalar());
            builder.rewrite(a, Select.of(a.compare(Relation.EQ, truth), a, truth));
        });
        assertThat(rule.elements()).containsEntry("T", ElementTypes.TRUTHS);
        Select select = (Select) rule.rhs();
        assertThat(typeOf(select.otherwise())).isEqualTo(ElementType.OPEN);
        assertThat(typeOf(((Compare) select.predicate()).right())).isEqualTo(ElementType.OPEN);
        assertThat(rule(builder -> {
            Element v = builder.element("v", ElementType.OPEN);
            TensorExpr a = builder.tensor("A", Shape.scalar());
            builder.require(v.compare(Relation.EQ, Element.of(true)));
            builder.rewrite(a, a);
        }).elements()).containsEntry("T", ElementTypes.TRUTHS);
        assertThat(mistake(builder -> {
            TensorExpr a = builder.tensor("A", Shape.scalar());
            builder.rewrite(a.plus(a), Select.of(a.compare(Relation.EQ, truth), a, a));
        })).contains("no element type is left for T");
    }

    @Test
    void truthValuesThatMeetNothingElseAreOfTypeBool() {
        TensorExpr truth = Constant.of(Element.of(true), Shape.scalar());
        Rule rule = rule(builder -> builder.rewrite(truth, truth.compare(Relation.EQ, truth)));
        assertThat(rule.openType()).isEmpty();
        assertThat(typeOf(rule.lhs())).isEqualTo(ElementType.BOOL);
        assertThat(typeOf(((Compare) rule.rhs()).left())).isEqualTo(ElementType.BOOL);
        assertThat(mistake(builder -> builder.rewrite(truth, number(1))))
                .isEqualTo("both sides: operands must have one element type, but found truth value and number");
        assertThat(((Compare) truth.compare(Relation.LT, truth)).operandType()).isEqualTo(ElementType.BOOL);
        assertIllFormed(() -> truth.plus(truth),
                "add: expected elements of type complex or i1 .. i64 or int or real or s4 .. u64 or f16 .. f64, found truth value");
    }

    @Test
    void elementTypesAreClaimedOfATypeThatTheRuleLeavesOpen() {
        assertThat(mistake(builder -> {
            TensorExpr a = builder.tensor("A", ElementType.INT, Shape.scalar());
            builder.elements(Set.of(ElementType.REAL));
            builder.rewrite(a, a);
        })).startsWith("elements: this rule leaves no element type open");
        assertThat(mistake(builder -> {
            TensorExpr a = builder.tensor("A", Shape.scalar());
            builder.elementsByName("T2", Set.of(ElementType.INT));
            builder.rewrite(a.div(number(0)), number(-1));
        })).isEqualTo("elements: this rule has no open element type 'T2'; the one that it leaves open is T");
        assertThat(mistake(builder -> {
            TensorExpr a = builder.tensor("A", Shape.scalar());
            builder.elements(Set.of(ElementType.INT, ElementType.NUMERAL));
            builder.rewrite(a.div(number(1)), a);
        })).isEqualTo(
                "elements: expected element types among bool, complex, float, int, real, s4 .. u64, f16 .. f64, found number");
    }

    @Test
    void theTypeOfNumbersIsGivenToNothingElse() {
        assertThat(mistake(builder -> builder.tensor("A", ElementType.NUMERAL, Shape.scalar()))).startsWith("'A': ");
        assertThat(mistake(builder -> builder.element("v", ElementType.NUMERAL))).startsWith("'v': ");
        assertThatThrownBy(() -> new ElementType.Open("number")).hasMessageContaining("the name of a type");
        assertIllFormed(() -> Element.of(1, ElementType.BOOL), "the number 1 is no element of type bool");
        assertIllFormed(() -> Element.of(new Literal.Truth(true), ElementType.OPEN),
                "the truth value true is no element of type T");
    }

    @Test
    void aRuleWithAnUndecidedNumberDoesNotExist() {
        Rule rule = rule(builder -> builder.rewrite(number(1, ElementType.INT), number(1)));
        assertThat(typeOf(rule.rhs())).isEqualTo(ElementType.INT);
        assertThatThrownBy(() -> new Rule(rule.name(), rule.rankClasses(), List.of(), List.of(), number(1), number(1),
                List.of(), rule.widths(), new ClaimedFor(rule.elements(), Tolerances.NONE), rule.expectation(),
                rule.provenance(), rule.position(), rule.demands(), List.of(), rule.variant(), List.of()))
                .hasMessageContaining("a number whose type was not decided");
    }

    @Test
    void whatNumbersHaveMetInOneRuleIsForgottenInAnother() {
        Rule real = rule(builder -> {
            TensorExpr a = builder.tensor("A", ElementType.REAL, Shape.scalar());
            builder.rewrite(a.plus(number(1)), a.plus(number(1)));
        });
        TensorExpr one = ((Binary) real.lhs()).right();
        assertThat(typeOf(one)).isEqualTo(ElementType.REAL);
        assertThat(rule(builder -> builder.rewrite(one, one)).openType()).isPresent();
        TensorExpr stated = number(1, ElementType.REAL);
        assertThat(rule(builder -> builder.rewrite(stated, stated)).openType()).isEmpty();
    }

    @Test
    void aMapUsedAsANumberIsAnInteger() {
        RankClass s = new RankClass("s", RankClass.RankBound.SINGLETON);
        TensorExpr size = Constant.of(new Element.Counted(new AxisMap.Variable("n", s)), Shape.scalar());
        assertThat(size.div(number(2)).type().element()).isEqualTo(ElementType.INT);
        assertIllFormed(() -> size.plus(number(1, ElementType.REAL)),
                "add: operands must have one element type, but found int and real; convert(B, typeOf(A)) is B with the type of A");
    }
}
