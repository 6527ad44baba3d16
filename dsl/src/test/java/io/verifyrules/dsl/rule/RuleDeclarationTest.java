package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementFamily;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class RuleDeclarationTest {

    private static RuleDeclaration declared(Consumer<RuleBuilder> body) {
        RuleCollector collector = RuleCollector.forJava();
        collector.rule("r", body);
        return collector.toFile().declarations().getFirst();
    }

    private static Rule rule(Consumer<RuleBuilder> body) {
        return (Rule) declared(body);
    }

    private static String mistake(Consumer<RuleBuilder> body) {
        return ((IllFormedRule) declared(body)).diagnostic().message();
    }

    private static TensorExpr tensor(RuleBuilder rule, String name, ElementType type) {
        RankClass c = rule.rankClass("c" + name);
        return rule.tensor(name, type, Shape.of(c, rule.sizes("n" + name, c)));
    }

    private static TensorExpr number(long value, TensorExpr like) {
        Shape shape = Shape.scalar();
        for (var axis : like.type().axes()) {
            shape = shape.with(axis, AxisMap.of(1));
        }
        return Constant.of(Element.of(value), shape);
    }

    @Test
    void sizesAreAMapThatIsRequiredToBeNonNegative() {
        Rule rule = rule(builder -> {
            TensorExpr a = tensor(builder, "A", ElementType.OPEN);
            builder.rewrite(a, a);
        });
        assertThat(rule.preconditions()).singleElement()
                .isInstanceOfSatisfying(Condition.EveryLane.class,
                        every -> assertThat(every.rankClass().name()).isEqualTo("cA"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "1st", "a b", "a-b", "'"})
    void aNameIsAWord(String name) {
        assertThat(mistake(builder -> builder.rankClass(name))).isEqualTo(
                "'" + name + "' is not a name; names start " + "with a letter and go on with letters, digits, _ and '");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "i + 1", "@i", "$k", "div(a, b)"})
    void theLabelOfAnAxisDoesNotImitateATerm(String label) {
        assertThat(mistake(builder -> builder.rankClass("c").axis(label))).isEqualTo(
                "'" + label + "' is not a label for an axis; labels start with a letter and go on with letters, "
                        + "digits, _ and '");
    }

    @Test
    void aNameStandsForOneThing() {
        assertThat(mistake(builder -> {
            RankClass c = builder.rankClass("c");
            RankClass d = builder.rankClass("d");
            AxisMap n = builder.map("n", c);
            TensorExpr x = builder.tensor("X", Shape.of(c, n).with(d, new AxisMap.Variable("n", d)));
            builder.rewrite(x, x);
        })).isEqualTo("'n' is used as a map over rank class d, but this rule declares it as a map over rank class c; "
                + "use what the rule itself declares");
        assertThat(mistake(builder -> {
            RankClass c = builder.rankClass("c");
            AxisMap n = builder.map("n", c);
            TensorExpr x = builder.tensor("X", Shape.of(c, n));
            builder.rewrite(x, Input.of("X", ElementType.OPEN, Shape.of(c, n.plus(1))));
        })).isEqualTo(
                "'X' is not the tensor that this rule declares by that name, but another one; names belong to one "
                        + "rule, so use what the rule itself declares");
    }

    @Test
    void oneElementTypeAtMostIsLeftOpen() {
        assertThat(mistake(builder -> {
            RankClass c = builder.rankClass("c");
            AxisMap n = builder.map("n", c);
            TensorExpr x = builder.tensor("X", Shape.of(c, n));
            TensorExpr u = builder.tensor("U", new ElementType.Open("U"), Shape.of(c, n));
            builder.rewrite(Select.of(Compare.of(Relation.LT, u, u), x, x), x);
        })).isEqualTo(
                "a rule leaves at most one element type open, but this one leaves open [T, U]; give all but one of "
                        + "them a type");
    }

    @Test
    void namesOfAllKindsAreUniqueInARule() {
        String explanation = "'x' is declared twice; names are unique in a rule";
        assertThat(mistake(builder -> builder.map("x", builder.rankClass("x")))).isEqualTo(explanation);
        assertThat(mistake(builder -> {
            builder.integer("x");
            builder.element("x", ElementType.INT);
        })).isEqualTo(explanation);
        assertThat(mistake(builder -> {
            builder.integer("x");
            builder.tensor("x", Shape.scalar());
        })).isEqualTo(explanation);
    }

    @Test
    void ruleNamesAreUniqueInAFileAndNotBlank() {
        RuleCollector collector = RuleCollector.forJava();
        Consumer<RuleBuilder> body = builder -> {
            TensorExpr a = tensor(builder, "A", ElementType.OPEN);
            builder.rewrite(a, a);
        };
        collector.rule("r", body);
        collector.rule("r", body);
        collector.rule(" ", body);
        List<RuleDeclaration> declarations = collector.toFile().declarations();
        assertThat(declarations.get(0)).isInstanceOf(Rule.class);
        assertThat(declarations.subList(1, 3)).extracting(each -> ((IllFormedRule) each).diagnostic().message())
                .containsExactly("the rule 'r' is declared twice; rule names are unique in a file",
                        "a rule needs a name, found an empty one");
    }

    @Test
    void aRuleHasTwoSidesWithTheSameAxesAndOneType() {
        assertThat(mistake(builder -> {
        })).isEqualTo("the rule has no left side; say lhs = .., without val");
        assertThat(mistake(builder -> builder.lhs(tensor(builder, "A", ElementType.OPEN))))
                .isEqualTo("the rule has no right side; say rhs = .., without val");
        assertThat(mistake(builder -> builder.rewrite(tensor(builder, "A", ElementType.OPEN),
                tensor(builder, "B", ElementType.OPEN)))).isEqualTo(
                        "both sides must have the same axes, but the left side has [cA] and the right side has [cB]");
        assertThat(mistake(builder -> builder.rewrite(builder.tensor("A", ElementType.INT, Shape.scalar()),
                builder.tensor("B", ElementType.REAL, Shape.scalar())))).isEqualTo(
                        "both sides: operands must have one element type, but found int and real; convert(B, typeOf(A)) is B with the type of A");
    }

    @Test
    void aRuleUsesOnlyWhatItDeclares() {
        AxisMap foreign = new AxisMap.Scalar("k");
        assertThat(mistake(builder -> {
            TensorExpr a = tensor(builder, "A", ElementType.OPEN);
            builder.require(foreign.compare(Relation.GE, AxisMap.of(0)));
            builder.rewrite(a, a);
        })).isEqualTo("'k' is not declared in this rule; names belong to one rule");
        RankClass other = new RankClass("other", RankClass.RankBound.ANY);
        assertThat(mistake(builder -> {
            TensorExpr a = builder.tensor("A", Shape.of(other, AxisMap.of(1)));
            builder.rewrite(a, a);
        })).isEqualTo("rank class other is not declared in this rule; names belong to one rule");
    }

    /** The types that nobody has to ask for. */
    private static Set<ElementType> usual(Set<ElementType> types) {
        return types.stream()
                .filter(type -> !ElementTypes.ASKED_FOR.contains(type))
                .collect(Collectors.toUnmodifiableSet());
    }

    @Test
    void anOpenTypeStandsForWhatAllOperatorsAccept() {
        assertThat(rule(builder -> {
            TensorExpr a = tensor(builder, "A", ElementType.OPEN);
            builder.rewrite(a, a);
        }).elements()).as("only moved").isEmpty();
        assertThat(rule(builder -> {
            TensorExpr a = tensor(builder, "A", ElementType.OPEN);
            builder.rewrite(a.plus(a), a);
        }).elements()).containsOnly(Map.entry("T", usual(ElementTypes.NUMBERS)));
        assertThat(rule(builder -> {
            TensorExpr a = tensor(builder, "A", ElementType.OPEN);
            builder.rewrite(a.plus(a), a.rem(a));
        }).elements()).containsOnly(Map.entry("T", usual(ElementTypes.DIVIDED)));
        assertThat(rule(builder -> {
            TensorExpr a = tensor(builder, "A", ElementType.OPEN);
            builder.assume(a.plus(a).compare(Relation.LT, a));
            builder.elements(ElementFamily.SIGNED.types());
            builder.rewrite(a.times(number(200, a)), a);
        }).elements().get("T")).as("members of a family that have the number")
                .containsExactlyInAnyOrder(new ElementType.Machine(true, 16), new ElementType.Machine(true, 32),
                        new ElementType.Machine(true, 64));
    }

    @Test
    void aTypeThatIsClaimedByNameIsOneThatTheRuleCanBeAbout() {
        assertThat(mistake(builder -> {
            TensorExpr a = tensor(builder, "A", ElementType.OPEN);
            builder.elementsByName(ElementFamily.SIGNED.types());
            builder.rewrite(a.times(number(100, a)), a);
        })).isEqualTo(
                "elements: the rule claims s4 by name, but the number 100 is no element of s4, whose elements are "
                        + "-8 to 7; leave s4 out of elements(..), or write a number that is one");
    }

    @Test
    void aNumberThatOnlyAVariantHasRulesATypeOutForTheVariantAlone() {
        RuleCollector rules = RuleCollector.forJava();
        rules.rule("a sum with nothing", builder -> {
            TensorExpr a = tensor(builder, "A", ElementType.OPEN);
            builder.elementsByName(Set.of(new ElementType.Machine(false, 8), new ElementType.Machine(true, 8)));
            builder.rewrite(a.plus(number(0, a)), a);
            builder.variant(Variant.Kind.BROKEN, "less one", "it is less",
                    variant -> variant.rhs(a.plus(number(-1, a))));
        });
        List<RuleDeclaration> declarations = rules.toFile().declarations();
        assertThat(declarations.get(0)).isInstanceOf(Rule.class);
        assertThat(declarations.get(1)).isInstanceOfSatisfying(IllFormedRule.class,
                variant -> assertThat(variant.diagnostic().message())
                        .startsWith("elements: the rule claims u8 by name, but the number -1 is no element of u8"));
    }

    @Test
    void anOpenTypeStandsForSomething() {
        assertThat(mistake(builder -> {
            TensorExpr a = tensor(builder, "A", ElementType.OPEN);
            builder.rewrite(Unary.of(UnaryOperator.EXP, a), Binary.of(BinaryOperator.XOR, a, a));
        })).isEqualTo(
                "xor: no element type is left for T; xor accepts [bool, i1 .. i64, s4 .. u64], the operators before it "
                        + "accept [real, f16 .. f64]");
        assertThat(mistake(builder -> {
            TensorExpr a = tensor(builder, "A", ElementType.OPEN);
            builder.elements(Set.of(ElementType.BOOL));
            builder.rewrite(a.plus(a), a);
        })).startsWith("elements: the rule claims bool by name, but add accepts only [complex, ");
    }

    @Test
    void aTypeThatIsClaimedByNameIsOneThatAllOperatorsAccept() {
        assertThat(mistake(builder -> {
            TensorExpr a = tensor(builder, "A", ElementType.OPEN);
            builder.assume(a.plus(a).compare(Relation.LT, a));
            builder.elements(Set.of(ElementType.REAL, ElementType.BOOL));
            builder.rewrite(a, a);
        })).startsWith("elements: the rule claims bool by name, but add accepts only ")
                .endsWith("leave bool out of elements(..)");
    }

    @Test
    void anAssumptionIsATruthValueAboutOneAccess() {
        assertThat(mistake(builder -> builder.assume(tensor(builder, "A", ElementType.INT))))
                .isEqualTo("assume: expected elements of type bool, found int");
        assertThat(mistake(builder -> {
            TensorExpr a = tensor(builder, "A", ElementType.INT);
            builder.assume(a.compare(Relation.EQ, a.expand(Shape.scalar())));
        })).isEqualTo("assume: expected an element-wise property of input tensors and constants, found Expand, which "
                + "moves elements");
        assertThat(rule(builder -> {
            RankClass c = builder.rankClass("c");
            Shape shape = Shape.of(c, builder.sizes("n", c));
            TensorExpr a = builder.tensor("A", ElementType.INT, shape);
            builder.assume(a.compare(Relation.GE, Constant.of(Element.of(0), shape)));
            builder.rewrite(a, a);
        }).assumptions()).hasSize(1);
    }

    @Test
    void whatAnAssumptionComparesHasOneShape() {
        assertThat(mistake(builder -> {
            TensorExpr a = tensor(builder, "A", ElementType.INT);
            builder.assume(a.compare(Relation.GE, number(0, a)));
        })).isEqualTo(
                "assume: all that is compared must have the same sizes, but on axis cA that of tensor A is nA and that "
                        + "of a constant is 1; declare one size and use it for both");
    }

    @Test
    void anAssumptionMentionsATensor() {
        assertThat(mistake(builder -> {
            Element k = builder.element("k", ElementType.INT);
            TensorExpr constant = Constant.of(k, Shape.scalar());
            builder.assume(constant.compare(Relation.GE, Constant.of(Element.of(0), Shape.scalar())));
        })).startsWith("assume: expected a property of input tensors, found constants only");
    }

    @Test
    void theExpectationOfAnIllFormedRuleStands() {
        assertThat(declared(builder -> {
            builder.expect(VerdictKind.ILL_FORMED, "on purpose");
            builder.rankClass("1st");
        }).expectation()).isEqualTo(Expectation.of(VerdictKind.ILL_FORMED, "on purpose"));
    }

    @Test
    void anExpectationForOneTypeGoesBeforeThatForAll() {
        Expectation expectation = declared(builder -> {
            builder.expect(VerdictKind.UNKNOWN, "hard");
            builder.expect(Set.of(ElementType.REAL), VerdictKind.REFUTED, "x = 0");
        }).expectation();
        assertThat(expectation.forElement(ElementType.REAL)).isEqualTo(VerdictKind.REFUTED);
        assertThat(expectation.forElement(ElementType.INT)).isEqualTo(VerdictKind.UNKNOWN);
        assertThat(expectation.because()).isEqualTo("hard; real: x = 0");
        assertThat(expectation.because(ElementType.REAL)).isEqualTo("x = 0");
        assertThat(expectation.because(ElementType.INT)).isEqualTo("hard");
    }

    @Test
    void aReasonBelongsToTheVerdictThatItIsGivenFor() {
        Expectation expectation = declared(builder -> {
            builder.expect(VerdictKind.UNKNOWN, "hard");
            builder.expect(Set.of(ElementType.REAL, ElementType.INT), VerdictKind.REFUTED, "x = 0");
            builder.expect(Set.of(ElementType.INT), VerdictKind.VERIFIED, "");
            builder.expect(Set.of(ElementType.BOOL), VerdictKind.UNKNOWN, "");
        }).expectation();
        assertThat(expectation.because(ElementType.REAL)).isEqualTo("x = 0");
        assertThat(expectation.because(ElementType.INT)).as("of another verdict nothing is said").isEmpty();
        assertThat(expectation.because(ElementType.BOOL)).isEqualTo("hard");
        assertThat(expectation.because()).isEqualTo("hard; real: x = 0");
    }

    @Test
    void anExpectationForAFamilyIsOneForEachOfItsTypes() {
        Expectation expectation = declared(builder -> {
            TensorExpr a = tensor(builder, "A", ElementType.OPEN);
            builder.expect(ElementFamily.FLOATS.types(), VerdictKind.REFUTED, "A is nan");
            builder.rewrite(a.minus(a), number(0, a));
        }).expectation();
        assertThat(ElementTypes.FLOATS)
                .allSatisfy(type -> assertThat(expectation.forElement(type)).isEqualTo(VerdictKind.REFUTED));
        assertThat(expectation.forElement(ElementType.INT)).isEqualTo(VerdictKind.VERIFIED);
        assertThat(expectation.because()).isEqualTo("f16 .. f64: A is nan");
    }

    @Test
    void aVerdictIsExpectedOfTypesThatTheRuleCanBeAbout() {
        assertThat(mistake(builder -> {
            TensorExpr a = tensor(builder, "A", ElementType.OPEN);
            builder.expect(ElementFamily.FLOATS.types(), VerdictKind.REFUTED, "");
            builder.rewrite(Unary.of(UnaryOperator.POPCOUNT, a), a);
        })).isEqualTo("expect: the rule is about elements of type s4 .. u64; a verdict is stated on f16 .. f64");
        assertThat(mistake(builder -> builder.expect(Set.of(), VerdictKind.REFUTED, "")))
                .isEqualTo("expect: on = .. names no element type");
    }
}
