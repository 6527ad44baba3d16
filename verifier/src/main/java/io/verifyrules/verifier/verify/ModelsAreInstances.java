package io.verifyrules.verifier.verify;

import io.verifyrules.verifier.denotation.AppliesWhere;
import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.RowMajor;
import io.verifyrules.verifier.term.Truth;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The permission to take a model of some truth values for an instance of a rule. It is granted where every symbol that
 * the solver may choose is a number that an instance may choose as freely. Such are maps, integer scalars, and the
 * index that is compared. A solver chooses more than that. A permuted map need be no order of the map, a count no
 * product, a place no index. A declared function may lack its laws, and an assumption is said of a few elements only.
 * No model of such terms is an instance.
 */
final class ModelsAreInstances {

    /** Whether the permission is granted. */
    sealed interface Judgement {

        /** It is. */
        record Granted(ModelsAreInstances permission) implements Judgement {}

        /** It is not: a solver chooses freely what an instance does not. */
        record Refused(String free) implements Judgement {}
    }

    private final List<Truth> truths;

    private ModelsAreInstances(List<Truth> truths) {
        this.truths = List.copyOf(truths);
    }

    /** The conditions on a model. */
    List<Truth> truths() {
        return truths;
    }

    /** For instances with an element to compare. */
    static Judgement withElement(AppliesWhere where) {
        List<Truth> all = new ArrayList<>(where.hypotheses());
        all.addAll(where.inBounds());
        return where.nowhere().isEmpty() ? judged(where, all) : new Judgement.Refused("assumptions on tensor values");
    }

    /** For instances, whether or not they have an element: none that an assumption speaks of. */
    static Judgement perhapsEmpty(AppliesWhere where) {
        List<Truth> all = new ArrayList<>(where.hypotheses());
        all.addAll(where.nowhere());
        return judged(where, all);
    }

    private static Judgement judged(AppliesWhere where, List<Truth> all) {
        Optional<String> free = where.mustBeDefined()
                ? Optional.of("whether the left side has undefined behaviour")
                : new Search().inTruths(all);
        return free.<Judgement>map(Judgement.Refused::new)
                .orElseGet(() -> new Judgement.Granted(new ModelsAreInstances(all)));
    }

    /** Looks for what a solver chooses more freely than an instance does; terms that are shared are looked at once. */
    private static final class Search {

        private final Set<LaneAtom> seen = new HashSet<>();

        Optional<String> inTruths(List<Truth> truths) {
            return truths.stream().flatMap(truth -> in(truth).stream()).findFirst();
        }

        private Optional<String> in(Truth truth) {
            return switch (truth) {
                case Truth.Constant ignored -> Optional.empty();
                case Truth.Fold fold -> in(fold.predicate());
                case Truth.OnScalars scalars -> in(scalars.condition());
                case Truth.OnElement ignored -> Optional.of("tensor elements and declared functions");
                case Truth.Not not -> in(not.operand());
                case Truth.AllOf all -> inTruths(all.parts());
                case Truth.AnyOf any -> inTruths(any.parts());
            };
        }

        private Optional<String> in(LaneBool condition) {
            return switch (condition) {
                case LaneBool.Constant ignored -> Optional.empty();
                case LaneBool.NonNegative atLeast -> in(atLeast.term());
                case LaneBool.Zero zero -> in(zero.term());
                case LaneBool.NonZero nonZero -> in(nonZero.term());
                case LaneBool.AllOf all -> all.parts().stream().flatMap(part -> in(part).stream()).findFirst();
                case LaneBool.AnyOf any -> any.parts().stream().flatMap(part -> in(part).stream()).findFirst();
            };
        }

        private Optional<String> in(LaneInt term) {
            return term.terms()
                    .keySet()
                    .stream()
                    .flatMap(monomial -> monomial.atoms().stream())
                    .flatMap(atom -> in(atom).stream())
                    .findFirst();
        }

        private Optional<String> in(LaneAtom atom) {
            if (!seen.add(atom)) {
                return Optional.empty();
            }
            return switch (atom) {
                case LaneAtom.Declared ignored -> Optional.empty();
                case LaneAtom.Shared ignored -> Optional.empty();
                case LaneAtom.AccessIndex ignored -> Optional.empty();
                case LaneAtom.Permuted ignored -> Optional.of("permuted maps");
                // Nothing says here what it stands for.
                case LaneAtom.Fresh ignored -> Optional.of("indices of reductions");
                case CompoundAtom.Entry entry -> Optional.of(ofEntry(entry));
                case CompoundAtom.Place ignored -> Optional.of("places in row-major order");
                // What is below is computed from its parts, by the solver as by the interpreter.
                case CompoundAtom.Quotient quotient -> in(quotient.dividend()).or(() -> in(quotient.divisor()));
                case CompoundAtom.PositivePart part -> in(part.of());
                case CompoundAtom.Choice choice ->
                    in(choice.condition()).or(() -> in(choice.then())).or(() -> in(choice.otherwise()));
            };
        }

        private static String ofEntry(CompoundAtom.Entry entry) {
            if (RowMajor.counted(entry).isPresent()) {
                return "products of sizes over all lanes";
            }
            return RowMajor.numbered(entry).isPresent() ? "places in row-major order" : "elements that are indices";
        }
    }
}
