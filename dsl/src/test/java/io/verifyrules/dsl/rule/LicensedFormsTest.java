package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ArithFlag;
import io.verifyrules.dsl.element.ArithFlags;
import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.expr.Arith;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** What a side stands for where flags license it to be rewritten. */
class LicensedFormsTest {

    private static final ElementType F16 = new ElementType.Floating(FloatFormat.F16);
    private static final ElementType F32 = new ElementType.Floating(FloatFormat.F32);

    private static final TensorExpr NOT_DECLARED = Constant.of(Element.of(true), Shape.scalar());

    private TensorExpr x = NOT_DECLARED;
    private TensorExpr y = NOT_DECLARED;
    private TensorExpr z = NOT_DECLARED;
    private TensorExpr w = NOT_DECLARED;

    private String mistake(Sides sides) {
        RuleCollector rules = RuleCollector.forJava();
        rules.rule("rule", rule -> {
            declare(rule);
            rule.rewrite(sides.left(), sides.right());
        });
        return rules.toFile().declarations().getFirst() instanceof IllFormedRule wrong
                ? wrong.diagnostic().message()
                : "";
    }

    private interface Sides {
        TensorExpr left();

        default TensorExpr right() {
            return left();
        }
    }

    private List<TensorExpr> forms(Sides side) {
        RuleCollector.forJava().rule("rule", this::declare);
        return LicensedForms.of(side.left());
    }

    private void declare(RuleBuilder rule) {
        RankClass c = rule.rankClass("c");
        AxisMap n = rule.sizes("n", c);
        x = rule.tensor("x", F16, Shape.of(c, n));
        y = rule.tensor("y", F16, Shape.of(c, n));
        z = rule.tensor("z", F16, Shape.of(c, n));
        w = rule.tensor("w", F16, Shape.of(c, n));
    }

    private static TensorExpr of(ArithOperator operator, TensorExpr a, TensorExpr b, ArithFlag... flags) {
        return Arith.of(operator, new ArithFlags(Set.of(flags)), List.of(a, b));
    }

    private static TensorExpr sum(TensorExpr a, TensorExpr b) {
        return of(ArithOperator.ADDF, a, b, ArithFlag.REASSOC);
    }

    private static TensorExpr product(TensorExpr a, TensorExpr b) {
        return of(ArithOperator.MULF, a, b, ArithFlag.CONTRACT);
    }

    private static TensorExpr fma(TensorExpr a, TensorExpr b, TensorExpr added) {
        return Arith.of(ArithOperator.FMA, ArithFlags.NONE, List.of(a, b, added));
    }

    private static TensorExpr opposite(TensorExpr a) {
        return Arith.of(ArithOperator.NEGF, ArithFlags.NONE, List.of(a));
    }

    @Test
    void aProductIsNotRoundedBeforeASumIfBothMayBeContracted() {
        assertThat(forms(() -> of(ArithOperator.ADDF, product(x, y), z, ArithFlag.CONTRACT)))
                .containsExactly(of(ArithOperator.ADDF, product(x, y), z, ArithFlag.CONTRACT), fma(x, y, z));
        assertThat(forms(() -> of(ArithOperator.ADDF, product(x, y), product(z, w), ArithFlag.CONTRACT)).subList(1, 3))
                .containsExactly(fma(x, y, product(z, w)), fma(z, w, product(x, y)));
        assertThat(forms(() -> of(ArithOperator.SUBF, product(x, y), product(z, w), ArithFlag.CONTRACT)).subList(1, 3))
                .containsExactly(fma(x, y, opposite(product(z, w))), fma(opposite(z), w, product(x, y)));
        assertThat(forms(() -> of(ArithOperator.ADDF, of(ArithOperator.MULF, x, y), z, ArithFlag.CONTRACT))).hasSize(1);
        assertThat(forms(() -> of(ArithOperator.ADDF, product(x, y), z))).hasSize(1);
    }

    @Test
    void anOperationWithTwoLicencesIsAMistake() {
        assertThat(mistake(() -> of(ArithOperator.ADDF, x, y, ArithFlag.CONTRACT, ArithFlag.REASSOC)))
                .startsWith("an operation may be rewritten by one of reassoc, contract and arcp");
    }

    @Test
    void withoutALicenceThereIsOneForm() {
        assertThat(forms(() -> of(ArithOperator.ADDF, of(ArithOperator.ADDF, x, y, ArithFlag.NSZ), z))).hasSize(1);
    }

    @Test
    void nTermsHaveAsManyOrdersAsThereAreUnorderedTrees() {
        assertThat(forms(() -> sum(x, y))).hasSize(1);
        assertThat(forms(() -> sum(sum(x, y), z))).hasSize(3).doesNotHaveDuplicates();
        assertThat(forms(() -> sum(sum(x, y), sum(z, w)))).hasSize(15).doesNotHaveDuplicates();
    }

    @Test
    void theFirstFormIsTheSideItself() {
        assertThat(forms(() -> sum(sum(x, y), z)).getFirst()).isEqualTo(sum(sum(x, y), z));
    }

    @Test
    void whatTakesThePlaceOfOthersHasNoFlagButNsz() {
        assertThat(forms(() -> sum(sum(x, y), z))).contains(of(ArithOperator.ADDF, x, of(ArithOperator.ADDF, y, z)));
        ArithFlag[] flags = {ArithFlag.REASSOC, ArithFlag.NSZ, ArithFlag.NNAN};
        assertThat(forms(() -> of(ArithOperator.ADDF, of(ArithOperator.ADDF, x, y, flags), z, flags)))
                .contains(of(ArithOperator.ADDF, x, of(ArithOperator.ADDF, y, z, ArithFlag.NSZ), ArithFlag.NSZ));
        assertThat(forms(() -> of(ArithOperator.ADDF, of(ArithOperator.ADDF, x, y, flags), z, ArithFlag.REASSOC)))
                .contains(of(ArithOperator.ADDF, x, of(ArithOperator.ADDF, y, z)));
    }

    @Test
    void onlyOperationsThatAllHaveTheFlagChangePlaces() {
        assertThat(forms(() -> sum(of(ArithOperator.ADDF, x, y), z))).hasSize(1);
        assertThat(forms(() -> of(ArithOperator.ADDF, sum(x, y), z))).hasSize(1);
        assertThat(forms(() -> sum(of(ArithOperator.MULF, x, y, ArithFlag.REASSOC), z))).hasSize(1);
    }

    @Test
    void whatIsTakenAwayStaysTakenAway() {
        assertThat(forms(() -> of(ArithOperator.SUBF, sum(x, y), z, ArithFlag.REASSOC))).containsExactlyInAnyOrder(
                of(ArithOperator.SUBF, sum(x, y), z, ArithFlag.REASSOC),
                of(ArithOperator.ADDF, x, of(ArithOperator.SUBF, y, z)),
                of(ArithOperator.ADDF, of(ArithOperator.SUBF, x, z), y));
    }

    @Test
    void theOppositeOfASumIsThatOfOppositesWhereTheSignOfZeroIsFree() {
        ArithFlag[] free = {ArithFlag.REASSOC, ArithFlag.NSZ};
        List<TensorExpr> all = forms(() -> of(ArithOperator.SUBF, of(ArithOperator.SUBF, x, y, free), z, free));
        TensorExpr both = of(ArithOperator.SUBF, x, of(ArithOperator.ADDF, y, z, ArithFlag.NSZ), ArithFlag.NSZ);
        assertThat(all).contains(both);
        assertThat(forms(
                () -> of(ArithOperator.SUBF, of(ArithOperator.SUBF, x, y, ArithFlag.REASSOC), z, ArithFlag.REASSOC)))
                .doesNotContain(of(ArithOperator.SUBF, x, of(ArithOperator.ADDF, y, z)));
    }

    @Test
    void anOperationThatIsUsedTwiceIsRewrittenInBothPlaces() {
        assertThat(forms(() -> of(ArithOperator.SUBF, sum(sum(x, y), z), sum(sum(x, y), z)))).hasSize(3)
                .allSatisfy(form -> assertThat(form.operands().get(0)).isEqualTo(form.operands().get(1)));
    }

    @Test
    void aQuotientMayBeAProduct() {
        assertThat(forms(() -> of(ArithOperator.DIVF, x, y, ArithFlag.ARCP))).hasSize(2)
                .last()
                .satisfies(form -> assertThat(((Arith) form).operator()).isEqualTo(ArithOperator.MULF));
    }

    @Test
    void bothConversionsHaveToBeContracted() {
        ArithFlags contract = new ArithFlags(Set.of(ArithFlag.CONTRACT));
        ArithFlags none = ArithFlags.NONE;
        ElementType shorter = new ElementType.Floating(FloatFormat.BF16);
        for (List<ArithFlags> flags : List.of(List.of(contract, none), List.of(none, contract))) {
            assertThat(forms(() -> back(flags.get(0), flags.get(1), shorter))).hasSize(1);
        }
        assertThat(forms(() -> back(contract, contract, shorter))).hasSize(2)
                .last()
                .isEqualTo(Arith.of(ArithOperator.EXTF, none, List.of(x), F32));
    }

    private TensorExpr back(ArithFlags outer, ArithFlags inner, ElementType shorter) {
        TensorExpr longer = Arith.of(ArithOperator.EXTF, ArithFlags.NONE, List.of(x), F32);
        return Arith.of(ArithOperator.EXTF, outer,
                List.of(Arith.of(ArithOperator.TRUNCF, inner, List.of(longer), shorter)), F32);
    }

    @Test
    void whatIsNotKnownIsAMistake() {
        assertThat(mistake(() -> sum(sum(sum(x, y), z), sum(w, x))))
                .startsWith("reassoc, contract and arcp: one side stands for more than 40 expressions");
        assertThat(mistake(() -> of(ArithOperator.ADDF, x, y, ArithFlag.REASSOC, ArithFlag.UPWARD)))
                .startsWith("an operation that may be rewritten rounds to nearest");
        assertThat(mistake(() -> of(ArithOperator.ADDF, x, y, ArithFlag.REASSOC, ArithFlag.NNAN)))
                .startsWith("the right side may be rewritten by nnan reassoc, and it is not known");
        assertThat(mistake(() -> of(ArithOperator.SUBF, sum(x, y), sum(x, y))))
                .startsWith("the right side uses the result of an operation twice");
        assertThat(mistake(() -> {
            TensorExpr shared = sum(sum(x, y), z);
            return of(ArithOperator.SUBF, shared, shared);
        })).startsWith("the right side uses the result of an operation twice");
    }
}
