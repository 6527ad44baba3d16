package io.verifyrules.verifier.term;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Atoms tell what they are made of, and are made again of other terms. */
class LaneChildTest {

    private static final RankClass C = new RankClass("c", RankClass.RankBound.ANY);
    private static final LaneInt X = variable("x");
    private static final LaneInt Y = variable("y");
    private static final LaneInt K = LaneInt.of(new LaneAtom.Shared(new AxisMap.Scalar("k")));

    /** One of each kind. */
    private static final List<CompoundAtom> SAMPLES = List.of(new CompoundAtom.Quotient(X, Y),
            new CompoundAtom.PositivePart(X), new CompoundAtom.Choice(LaneBool.zero(X.minus(Y)), X, Y.plus(1)),
            new CompoundAtom.Entry(new Origin.Count(C), new TreeMap<>(Map.of(C.axis(), X))),
            new CompoundAtom.Place(C, K, X));

    private static LaneInt variable(String name) {
        return LaneInt.of(new LaneAtom.Declared(new AxisMap.Variable(name, C)));
    }

    @Test
    void eachKindHasASample() {
        assertThat(SAMPLES).extracting(sample -> (Object) sample.getClass())
                .containsExactlyInAnyOrder((Object[]) CompoundAtom.class.getPermittedSubclasses());
    }

    @ParameterizedTest
    @FieldSource("SAMPLES")
    void anAtomOfItsOwnChildrenIsTheAtom(CompoundAtom atom) {
        LaneChild.Change nothing = new LaneChild.Change(term -> term, condition -> condition,
                (rankClass, term) -> term);
        assertThat(atom.with(nothing)).isEqualTo(LaneInt.of(atom));
    }

    @ParameterizedTest
    @FieldSource("SAMPLES")
    void aChangeMeetsEachChildOnceOnItsLanes(CompoundAtom atom) {
        List<LaneChild> met = new ArrayList<>();
        atom.with(new LaneChild.Change(term -> {
            met.add(new LaneChild.OnLane(term));
            return term;
        }, condition -> {
            met.add(new LaneChild.Condition(condition));
            return condition;
        }, (rankClass, term) -> {
            met.add(new LaneChild.OnAllLanes(rankClass, term));
            return term;
        }));
        assertThat(met).isEqualTo(atom.children());
    }

    @ParameterizedTest
    @FieldSource("SAMPLES")
    void changedChildrenTakeThePlaceOfTheOldOnes(CompoundAtom atom) {
        LaneInt z = variable("z");
        LaneInt changed = atom.with(new LaneChild.Change(term -> renamed(term, z),
                condition -> LaneBool.with(condition, term -> renamed(term, z)),
                (rankClass, term) -> renamed(term, z)));
        LaneAtom.Variable x = Atoms.variables(X).iterator().next();
        assertThat(Atoms.variables(LaneInt.of(atom))).contains(x);
        assertThat(Atoms.variables(changed)).doesNotContain(x).containsAll(Atoms.variables(z));
    }

    private static LaneInt renamed(LaneInt term, LaneInt z) {
        return term.substitute(atom -> LaneInt.of(atom).equals(X) ? z : LaneInt.of(atom));
    }

    /** A term on all lanes of a class is about other lanes than the one at hand. */
    @ParameterizedTest
    @FieldSource("SAMPLES")
    void theLaneAtHandIsLookedIntoAndOtherLanesAreNot(CompoundAtom atom) {
        List<LaneInt> onLane = new ArrayList<>();
        atom.forEachOnLane(onLane::add);
        List<LaneInt> expected = switch (atom) {
            case CompoundAtom.Quotient ignored -> List.of(X, Y);
            case CompoundAtom.PositivePart ignored -> List.of(X);
            case CompoundAtom.Choice(LaneBool.Zero(LaneInt difference), var then, var otherwise) ->
                List.of(difference, then, otherwise);
            case CompoundAtom.Choice other -> throw new AssertionError(other);
            case CompoundAtom.Entry ignored -> List.of();
            case CompoundAtom.Place ignored -> List.of(K);
        };
        assertThat(onLane).isEqualTo(expected);
    }
}
