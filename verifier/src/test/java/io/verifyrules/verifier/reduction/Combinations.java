package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.rule.IndexHint;
import io.verifyrules.verifier.lane.LaneOracle;
import io.verifyrules.verifier.lane.LaneOracles;
import io.verifyrules.verifier.law.Grants;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.Refusing;
import io.verifyrules.verifier.law.StepsByLaw;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.normal.ReplaceVariables;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.LaneVariables;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import static org.assertj.core.api.Assertions.assertThat;

/** Combinations over one class with exactly one lane, and the guarded terms that they become, as text. */
final class Combinations {

    static final LaneInt N = LaneInt.of(LaneVariables.map("n", Elements.C));
    static final LaneInt M = LaneInt.of(LaneVariables.map("m", Elements.C));
    static final Hypotheses NOTHING = Hypotheses.of(List.of());

    private final Elements on;
    private final LaneOracle oracle = LaneOracles.withZ3();

    Combinations(Elements on) {
        this.on = on;
    }

    /** The sum of {@code tensor[k]} for {@code 0 <= k < n}. */
    ValueTerm sum(String tensor) {
        return reduce(Monoid.SUM, tensor);
    }

    /** The combination of {@code tensor[k]} for {@code 0 <= k < n}. */
    ValueTerm reduce(ElementReducer monoid, String tensor) {
        LaneAtom.Fresh k = on.index("k");
        return on.reduce(monoid, Elements.below(N, k), on.read(tensor, LaneInt.of(k)), k);
    }

    /** The text of {@code 0 <= index < n}. */
    static String below(String index) {
        return "all[c]((%1$s >= 0 and n >= %1$s + 1))".formatted(index);
    }

    /** The text of a term over one index that is below n. */
    static String over(String index, String of) {
        return "over %s: c where %s of %s".formatted(index, below(index), of);
    }

    ReductionNormalForm normalForm(ElementReducer monoid, Ledger ledger) {
        return new ReductionNormalForm(Reordering.of(monoid, ElementType.OPEN, new Ledger(law -> true)).orElseThrow(),
                on.terms(), oracle, new FreshIndices(on.terms()), ledger, Limit.NONE);
    }

    List<GuardedTerm> terms(ElementReducer monoid, ValueTerm value) {
        return normalForm(monoid, new Ledger(law -> true)).of(value, NOTHING);
    }

    static List<String> texts(List<GuardedTerm> terms) {
        return terms.stream().map(GuardedTerm::toString).toList();
    }

    /** That the value has these terms by no law but those by which terms may be reordered. */
    void become(ElementReducer monoid, ValueTerm value, Hypotheses hypotheses, String... terms) {
        assertThat(texts(normalForm(monoid, new Ledger(Refusing.all())).of(value, hypotheses))).containsExactly(terms);
    }

    /** That the value has these terms by exactly these laws, and without one of them is a term by itself. */
    void becomeBy(Set<Law> laws, ElementType type, ElementReducer monoid, ValueTerm value, String... terms) {
        Ledger ledger = new Ledger(law -> true);
        assertThat(texts(normalForm(monoid, ledger).of(value, NOTHING))).containsExactly(terms);
        assertThat(ledger.used()).isEqualTo(StepsByLaw.of(type, laws.toArray(Law[]::new)));
        for (Law law : laws) {
            List<GuardedTerm> without = normalForm(monoid, new Ledger(Refusing.laws(law))).of(value, NOTHING);
            assertThat(without).as("without " + law).containsExactly(GuardedTerm.of(value));
        }
    }

    /** That the value is a term by itself, whatever laws are granted. */
    void stay(ElementReducer monoid, ValueTerm value) {
        Ledger ledger = new Ledger(law -> true);
        assertThat(normalForm(monoid, ledger).of(value, NOTHING)).containsExactly(GuardedTerm.of(value));
    }

    /** What ends with all side conditions proved as far as single lanes prove them. */
    SideProofs proofs(Truth... hypotheses) {
        Stream<Truth> all = Arrays.stream(hypotheses).flatMap(hypothesis -> Truth.conjuncts(hypothesis).stream());
        return new SideProofs(new LaneProofs(on.terms(), oracle), all.toList(), new MatchingAccount(), Limit.NONE);
    }

    Correspondences correspondences(IndexHint... hints) {
        return new Correspondences(new IndexInference(hints(hints), Limit.NONE), on.terms(), Limit.NONE);
    }

    static IndexHints hints(IndexHint... hints) {
        return new IndexHints(List.of(hints), new ReplaceVariables(Map.of()));
    }

    /** Leave for combinations of integers. */
    static Reordering reordering(ElementReducer monoid) {
        return Reordering.of(monoid, ElementType.INT, new Ledger(law -> true)).orElseThrow();
    }

    /** What is left of the two sides when all that can be taken away is. */
    Remainder cancelled(List<GuardedTerm> left, List<GuardedTerm> right, Truth... hypotheses) {
        return new Cancellation(reordering(Monoid.SUM), correspondences(), proofs(hypotheses), on.terms(), left, right)
                .run();
    }

    /** What is not covered of the two sides, under a monoid of which all laws are granted. */
    Remainder covered(ElementReducer monoid, List<GuardedTerm> left, List<GuardedTerm> right, Truth... hypotheses) {
        Grants all = law -> true;
        return Covering
                .of(reordering(monoid), ElementType.INT, new Ledger(all), correspondences(), proofs(hypotheses),
                        on.terms())
                .orElseThrow()
                .of(left, right);
    }
}
