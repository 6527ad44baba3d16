package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Mismatch;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.RuleFixture;
import io.verifyrules.verifier.verdict.ClaimKind;
import io.verifyrules.verifier.verdict.ObligationReport;
import io.verifyrules.verifier.verdict.ObligationReport.Status;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import io.verifyrules.verifier.verify.VerifyOptions.Remaining;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** The claims of a refuted rule that come after the wrong one are asked where those before them hold. */
class RemainingClaimsTest {

    private static final ClaimKind SIZE = new ClaimKind.SameSize("c");
    private static final ClaimKind ELEMENTS = new ClaimKind.SameElements();
    private static final String SAME_SIZES = "where both sides have the same sizes";

    /** What a rule is made of in these tests. */
    private record Given(RuleBuilder rule, RankClass c, AxisMap n, AxisMap low, TensorExpr a) {

        TensorExpr padded() {
            return a.pad(rule.element("v", ElementType.OPEN), low, AxisMap.of(0), AxisMap.of(0));
        }
    }

    /** Makes the sides. */
    @FunctionalInterface
    private interface Sides {
        void of(Given given);
    }

    private static Rule rule(ElementType type, Sides sides) {
        return RuleFixture.rule("wrong", r -> {
            RankClass c = r.rankClass("c");
            AxisMap n = r.sizes("n", c);
            sides.of(new Given(r, c, n, r.sizes("low", c), r.tensor("A", type, Shape.of(c, n))));
        });
    }

    private static RuleResult result(Sides sides) {
        return result(sides, Remaining.ASKED);
    }

    private static RuleResult result(Sides sides, Remaining asked) {
        RuleResult result = new Pipeline().verify(rule(ElementType.OPEN, sides), VerifyOptions.DEFAULT.asking(asked))
                .getFirst();
        assertThat(result.verdict().kind().isRefuting()).isTrue();
        return result;
    }

    private static Optional<ObligationReport> of(RuleResult result, ClaimKind claim) {
        return result.obligations().stream().filter(each -> each.claim().equals(claim)).reduce((one, last) -> last);
    }

    private static void assertStatus(RuleResult result, ClaimKind claim, Status status, String where) {
        assertThat(of(result, claim)).as("%s: %s", claim, result.obligations()).hasValueSatisfying(found -> {
            assertThat(found.status()).isEqualTo(status);
            assertThat(found.where()).isEqualTo(where);
        });
    }

    @Test
    void elementsOfAPaddingThatIsForgottenAreEqualWhereTheShapesAre() {
        RuleResult result = result(given -> given.rule().rewrite(given.padded(), given.a()));
        assertStatus(result, SIZE, Status.REFUTED, "");
        assertStatus(result, ELEMENTS, Status.PROVED, SAME_SIZES);
    }

    @Test
    void elementsThatDifferOnResultsOfOneShapeAreRefutedAsWell() {
        RuleResult result = result(given -> given.rule().rewrite(given.padded(), given.a().reverse(given.c())));
        assertStatus(result, SIZE, Status.REFUTED, "");
        assertStatus(result, ELEMENTS, Status.REFUTED, SAME_SIZES);
    }

    @Test
    void ofElementsNothingIsClaimedWhereShapesAlwaysDiffer() {
        RuleResult result = result(given -> {
            given.rule().require(given.low().compare(Relation.GE, AxisMap.of(1)));
            given.rule().rewrite(given.padded(), given.a());
        });
        assertStatus(result, ELEMENTS, Status.NOT_ASKED, SAME_SIZES);
        assertThat(result.verdict().kind()).isEqualTo(VerdictKind.INVALID);
    }

    @Test
    void sizesAreComparedWhereTheRightSideIsValid() {
        RuleResult result = result(given -> given.rule()
                .rewrite(given.a(), given.a().slice(AxisMap.of(0), given.n().plus(given.low()), AxisMap.of(1))));
        assertThat(result.verdict()).isInstanceOfSatisfying(Verdict.Refuted.class,
                refuted -> assertThat(refuted.outcome()).isInstanceOf(Outcome.RightInvalid.class));
        assertStatus(result, SIZE, Status.PROVED, "where the right side is valid");
        assertStatus(result, ELEMENTS, Status.PROVED, "where the right side is valid");
    }

    @Test
    void everyElementTypeIsToldWhatBecameOfTheClaims() {
        List<RuleResult> results = new Pipeline().verify(RuleFixture.rule("numbers", r -> {
            RankClass c = r.rankClass("c");
            AxisMap n = r.sizes("n", c);
            AxisMap low = r.sizes("low", c);
            Element zero = Element.of(0);
            TensorExpr a = r.tensor("A", ElementType.OPEN, Shape.of(c, n));
            r.rewrite(a.plus(a).pad(zero, low, AxisMap.of(0), AxisMap.of(0)), a);
        }), VerifyOptions.DEFAULT.in(List.of("int", "real", "s8")).asking(Remaining.ASKED));
        // The verdict is told with elements that differ, and sizes are refuted by another instance.
        assertThat(results).hasSize(3).allSatisfy(result -> {
            assertStatus(result, SIZE, Status.REFUTED, "");
            assertThat(of(result, ELEMENTS)).map(ObligationReport::status).contains(Status.REFUTED);
        });
        assertThat(results.getLast().obligations()).filteredOn(obligation -> obligation.claim().equals(SIZE))
                .singleElement()
                .satisfies(size -> assertThat(size.example()).hasValueSatisfying(
                        example -> assertThat(example).startsWith("n = ").contains("shape {c: [", " against ")));
    }

    @Test
    void elementsThatDifferWhereShapesAgreeAreShown() {
        RuleResult result = result(given -> {
            given.rule().expect(VerdictKind.REFUTED, "shapes differ");
            given.rule().expectMismatch(Mismatch.SHAPE);
            given.rule().rewrite(given.padded(), given.a().reverse(given.c()));
        });
        assertThat(of(result, ELEMENTS).flatMap(ObligationReport::example))
                .hasValueSatisfying(example -> assertThat(example).contains("n = 2, low = 0", "A = e", " against "));
    }

    @Test
    void nothingIsSpentOnThemWhereNobodyLooks() {
        Sides padding = given -> {
            given.rule().expect(VerdictKind.REFUTED, "one element more");
            given.rule().rewrite(given.padded(), given.a());
        };
        assertThat(of(result(padding, Remaining.UNASKED), ELEMENTS)).isEmpty();
        assertThat(of(result(padding, Remaining.WHERE_UNEXPECTED), ELEMENTS)).isEmpty();
        assertThat(of(result(given -> given.rule().rewrite(given.padded(), given.a()), Remaining.WHERE_UNEXPECTED),
                ELEMENTS)).isPresent();
    }
}
