package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

/** What another rule declares is not what this rule declares by the same name, whatever a rule does with it. */
class NamesBelongToOneRuleTest {

    /** What both rules declare, in words that are alike. */
    record Declared(RankClass c, AxisMap n, AxisMap k, AxisMap i, Element v, TensorExpr a) {

        static Declared by(RuleBuilder rule, RankBound bound) {
            RankClass c = rule.rankClass("c", bound);
            AxisMap n = rule.sizes("n", c);
            return new Declared(c, n, rule.integer("k"), rule.index("i", c), rule.element("v", ElementType.INT),
                    rule.tensor("A", ElementType.INT, Shape.of(c, n)));
        }
    }

    /** A rule over a singleton, and a rule that uses things of it as if they were its own; its own class has any rank. */
    private static RuleDeclaration leaking(BiConsumer<Declared, Declared> use, Function<Declared, TensorExpr> side) {
        return leaking(RankBound.SINGLETON, use, side);
    }

    private static RuleDeclaration leaking(RankBound bound, BiConsumer<Declared, Declared> use,
            Function<Declared, TensorExpr> side) {
        RuleCollector collector = RuleCollector.forJava();
        Declared[] leaked = new Declared[1];
        collector.rule("lender", rule -> {
            leaked[0] = Declared.by(rule, bound);
            rule.rewrite(leaked[0].a(), leaked[0].a());
        });
        collector.rule("borrower", rule -> {
            Declared own = Declared.by(rule, RankBound.ANY);
            use.accept(leaked[0], own);
            TensorExpr both = side.apply(leaked[0]);
            rule.rewrite(both, both);
        });
        assertThat(collector.toFile().declarations().getFirst()).isInstanceOf(Rule.class);
        return collector.toFile().declarations().getLast();
    }

    private static String mistake(Function<Declared, TensorExpr> side) {
        return ((IllFormedRule) leaking((leaked, own) -> {
        }, side)).diagnostic().message();
    }

    private static String another(String name, String kind) {
        return "'" + name + "' is not the " + kind
                + " that this rule declares by that name, but another one; names belong "
                + "to one rule, so use what the rule itself declares";
    }

    static Stream<Arguments> uses() {
        String rankClass = another("c", "rank class");
        return Stream
                .of(use("a shape", rankClass, their -> Constant.of(Element.of(1), Shape.of(their.c(), AxisMap.of(2)))),
                        use("along", rankClass, their -> Iota.of(Shape.of(their.c(), AxisMap.of(2)), their.c().axis())),
                        use("a map", another("n", "map over rank class c"),
                                their -> Constant.of(new Element.Counted(their.n()), Shape.scalar())),
                        use("a scalar", another("k", "scalar"),
                                their -> Constant.of(new Element.Counted(their.k()), Shape.scalar())),
                        use("a parameter", another("v", "parameter"), their -> Constant.of(their.v(), Shape.scalar())),
                        use("a tensor", another("A", "tensor"), Declared::a),
                        use("an added axis", rankClass, their -> ReshapeUnit
                                .of(Constant.of(Element.of(1), Shape.scalar()), List.of(their.c().axis()), List.of())),
                        use("an axis that does not remain", rankClass,
                                their -> Reduce.of(Monoid.SUM,
                                        Constant.of(Element.of(1), Shape.of(their.c(), AxisMap.of(2))), List
                                                .of(their.c().axis()),
                                        Optional.empty(), BoundIndices.unnamed())),
                        use("an axis that is renamed and dropped", rankClass,
                                their -> ReshapeUnit.of(
                                        Relabel.of(
                                                ReshapeUnit.of(Constant.of(Element.of(1), Shape.scalar()),
                                                        List.of(their.c().axis()), List.of()),
                                                Map.of(their.c().axis(), their.c().axis("d"))),
                                        List.of(), List.of(their.c().axis("d")))));
    }

    private static Arguments use(String what, String mistake, Function<Declared, TensorExpr> side) {
        return arguments(what, mistake, side);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("uses")
    void aThingOfAnotherRuleIsNotTheThingOfThatName(String what, String mistake, Function<Declared, TensorExpr> side) {
        assertThat(mistake(side)).as(what).isEqualTo(mistake);
    }

    @Test
    void whatTheRuleItselfDeclaresIsFine() {
        RuleCollector collector = RuleCollector.forJava();
        for (String name : List.of("one", "two")) {
            collector.rule(name, rule -> {
                Declared own = Declared.by(rule, RankBound.SINGLETON);
                TensorExpr counted = Concat.of(List.of(own.a(), Iota.of(Shape.of(own.c(), own.k()), own.c().axis())),
                        own.c().axis());
                TensorExpr sum = Reduce.of(Monoid.SUM, counted, List.of(own.c().axis()), Optional.of(own.v()),
                        BoundIndices.unnamed().and(own.c().axis(), own.i()));
                rule.rewrite(sum, sum);
            });
        }
        assertThat(collector.toFile().declarations()).hasSize(2).allMatch(Rule.class::isInstance);
    }

    @Test
    void thingsOfTwoRulesDoNotMeetInOneTerm() {
        assertThat(((IllFormedRule) leaking((leaked, own) -> own.a().plus(leaked.a()), Declared::a)).diagnostic()
                .message())
                .isEqualTo("add: operands must have the same axes, but found [c] and [c]; they are classes of "
                        + "one name and yet two, as names belong to one rule");
        assertThat(((IllFormedRule) leaking(RankBound.ANY, (leaked, own) -> own.n().plus(leaked.n()), Declared::a))
                .diagnostic()
                .message())
                .startsWith("'+': maps are combined lane by lane, but one is over rank class c and the other "
                        + "over rank class c; they are classes of one name and yet two");
    }

    /** A map of a singleton is a number that any map may be added to, so this is found where the rule is whole. */
    @Test
    void aNumberOfAnotherRuleOnOwnLanesIsAMistake() {
        RuleCollector collector = RuleCollector.forJava();
        Declared[] leaked = new Declared[1];
        collector.rule("lender", rule -> {
            leaked[0] = Declared.by(rule, RankBound.SINGLETON);
            rule.rewrite(leaked[0].a(), leaked[0].a());
        });
        collector.rule("borrower", rule -> {
            Declared own = Declared.by(rule, RankBound.ANY);
            TensorExpr padded = own.a().pad(own.v(), own.n().plus(leaked[0].n()), AxisMap.of(0), AxisMap.of(0));
            rule.rewrite(padded, padded);
        });
        assertThat(((IllFormedRule) collector.toFile().declarations().getLast()).diagnostic().message())
                .isEqualTo(another("n", "map over rank class c"));
    }

    @Test
    void aBorrowedConditionAssumptionIndexOrHintIsAMistake() {
        RuleCollector collector = RuleCollector.forJava();
        Declared[] leaked = new Declared[1];
        collector.rule("lender", rule -> {
            leaked[0] = Declared.by(rule, RankBound.ANY);
            rule.rewrite(leaked[0].a(), leaked[0].a());
        });
        Declared their = leaked[0];
        List<BiConsumer<RuleBuilder, Declared>> borrowings = List.of(
                (rule, own) -> rule.require(their.n().compare(Relation.GE, AxisMap.of(1))),
                (rule, own) -> rule.require(their.k().compare(Relation.GE, AxisMap.of(1))),
                (rule, own) -> rule.require(their.v().compare(Relation.GE, Element.of(0))),
                (rule, own) -> rule.assume(their.a().compare(Relation.EQ, their.a())),
                (rule, own) -> rule.hint(own.i(), their.k()), (rule, own) -> rule.hint(their.i(), AxisMap.of(0)),
                (rule, own) -> rule
                        .lhs(own.a().slice(AxisMaps.none(), AxisMaps.on(own.c().axis(), their.k()), AxisMaps.none())));
        for (int i = 0; i < borrowings.size(); i++) {
            BiConsumer<RuleBuilder, Declared> borrowing = borrowings.get(i);
            collector.rule("borrower " + i, rule -> {
                Declared own = Declared.by(rule, RankBound.ANY);
                rule.rewrite(own.a(), own.a());
                borrowing.accept(rule, own);
            });
        }
        List<RuleDeclaration> borrowers = collector.toFile().declarations();
        assertThat(borrowers.subList(1, borrowers.size())).hasSize(7)
                .allSatisfy(rule -> assertThat(((IllFormedRule) rule).diagnostic().message())
                        .contains("names belong to one rule"));
    }

    @Test
    void aNameIsOneKindOfThing() {
        RuleCollector collector = RuleCollector.forJava();
        collector.rule("k is a parameter here", rule -> {
            rule.element("k", ElementType.INT);
            TensorExpr counted = Constant.of(new Element.Counted(new AxisMap.Scalar("k")), Shape.scalar());
            rule.rewrite(counted, counted);
        });
        assertThat(((IllFormedRule) collector.toFile().declarations().getFirst()).diagnostic().message()).isEqualTo(
                "'k' is used as a scalar, but this rule declares it as a parameter; use what the rule itself declares");
    }

    @Test
    void aRuleMadeOfThePartsOfAnotherDeclaresTheSameThings() {
        RuleCollector collector = RuleCollector.forJava();
        collector.rule("origin", rule -> {
            Declared own = Declared.by(rule, RankBound.ANY);
            rule.rewrite(own.a().plus(Constant.of(own.v(), Shape.of(own.c(), own.n()))), own.a());
        });
        Rule origin = (Rule) collector.toFile().declarations().getFirst();
        collector.rule("changed", rule -> {
            rule.declareAsIn(origin);
            rule.rewrite(origin.rhs(), origin.lhs());
        });
        assertThat(collector.toFile().declarations().getLast()).isInstanceOfSatisfying(Rule.class,
                changed -> assertThat(changed.rankClasses()).isEqualTo(origin.rankClasses()));
    }
}
