package io.verifyrules.verifier.normal;

import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.term.Atoms;
import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.PermutedTerms;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The lanes of a fold may be looked at in any order: {@code all[c](p)} is {@code all[c](p permuted)}. So each conjunct
 * of each fold is put into one order, in which some variable of it is not permuted. This is an index of a reduction if
 * there is one, then an index of the result, then a map. The same fold said in two orders is one term then.
 *
 * <p>Side condition: of folds alone. A lane term of a read, or a predicate on one lane, is no fold, and is left as it is.
 */
public final class FoldsInOrder implements LaneTermMap.Rewriting {

    @Override
    public LaneInt rewrite(Optional<RankClass> rankClass, LaneInt term) {
        return term;
    }

    /** A condition that a class is given for is that of a fold. */
    @Override
    public LaneBool rewrite(Optional<RankClass> rankClass, LaneBool condition) {
        return rankClass.map(c -> of(c, condition)).orElse(condition);
    }

    /** The predicate of a fold over the class, each conjunct in its order. */
    static LaneBool of(RankClass rankClass, LaneBool predicate) {
        if (permuted(rankClass, predicate).isEmpty()) {
            return predicate;
        }
        return LaneBool
                .allOf(LaneBool.conjuncts(predicate).stream().map(conjunct -> ordered(rankClass, conjunct)).toList());
    }

    private static LaneBool ordered(RankClass rankClass, LaneBool conjunct) {
        if (permuted(rankClass, conjunct).isEmpty()) {
            return conjunct;
        }
        Set<LaneAtom.Variable> occurring = occurring(rankClass, conjunct);
        int first = occurring.stream().mapToInt(FoldsInOrder::place).min().orElse(0);
        // Which variables there are, in whatever order of lanes, does not depend on the order at hand; so neither does the choice.
        String name = occurring.stream()
                .filter(variable -> place(variable) == first)
                .map(variable -> plain(variable).toString())
                .min(Comparator.naturalOrder())
                .orElse("");
        return occurring.stream()
                .filter(variable -> place(variable) == first && plain(variable).toString().equals(name))
                .map(variable -> new PermutedTerms(word(rankClass, variable).inverted()).of(conjunct))
                .min(Comparator.comparing(LaneBool::toString))
                .orElse(conjunct);
    }

    private static int place(LaneAtom.Variable variable) {
        return switch (plain(variable)) {
            case LaneAtom.Fresh fresh -> fresh.kind() == LaneAtom.Kind.PRIMITIVE ? 3 : 0;
            case LaneAtom.AccessIndex ignored -> 1;
            case LaneAtom.Declared ignored -> 2;
            case LaneAtom.Shared ignored -> 4;
            case LaneAtom.Permuted ignored -> 4;
        };
    }

    /** The variable in the order in which it is declared. */
    static LaneAtom.Variable plain(LaneAtom.Variable variable) {
        return variable instanceof LaneAtom.Permuted permuted ? permuted.of() : variable;
    }

    /** By what the variable is permuted. */
    static Permutation word(RankClass rankClass, LaneAtom.Variable variable) {
        return variable instanceof LaneAtom.Permuted permuted ? permuted.by() : new Permutation(rankClass, List.of());
    }

    private static List<LaneAtom> permuted(RankClass rankClass, LaneBool predicate) {
        return Atoms.onLane(predicate)
                .stream()
                .filter(atom -> atom instanceof LaneAtom.Permuted permuted && permuted.by().of().equals(rankClass))
                .toList();
    }

    /** The variables of the class that stand in a predicate, each as it stands there. */
    static Set<LaneAtom.Variable> occurring(RankClass rankClass, LaneBool predicate) {
        Set<LaneAtom.Variable> found = new LinkedHashSet<>();
        LaneBool.forEachTerm(predicate, term -> found.addAll(occurring(rankClass, term)));
        return found;
    }

    /** The variables of the class that stand in a term, each as it stands there. */
    public static Set<LaneAtom.Variable> occurring(RankClass rankClass, LaneInt term) {
        Set<LaneAtom.Variable> found = new LinkedHashSet<>();
        visit(term, rankClass, found);
        return found;
    }

    private static void visit(LaneInt term, RankClass rankClass, Set<LaneAtom.Variable> found) {
        term.terms().keySet().forEach(monomial -> monomial.atoms().forEach(atom -> visit(atom, rankClass, found)));
    }

    private static void visit(LaneAtom atom, RankClass rankClass, Set<LaneAtom.Variable> found) {
        switch (atom) {
            case LaneAtom.Variable variable -> {
                if (variable.rankClass().filter(rankClass::equals).isPresent()) {
                    found.add(variable);
                }
            }
            // One number, whatever lanes its index is about.
            case CompoundAtom.Entry ignored -> {
            }
            case CompoundAtom.Place place -> visit(place.size(), rankClass, found);
            case CompoundAtom compound -> compound.forEachOnLane(term -> visit(term, rankClass, found));
        }
    }
}
