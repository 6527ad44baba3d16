package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.element.Width;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** What follows of demands on widths. */
class WidthPolyhedronTest {

    private static final Width N = Width.named("N");
    private static final Width M = Width.named("M");
    private static final Width K = Width.named("K");

    @Test
    void demandsImplyWhatIsSaidInOtherWords() {
        WidthPolyhedron ordered = new WidthPolyhedron(Set.of(N.minus(1), M.minus(N).minus(1), K.minus(M).minus(1)));
        assertThat(ordered.implies(K.minus(3))).isTrue();
        assertThat(ordered.implies(K.minus(N).minus(2))).isTrue();
        assertThat(ordered.implies(K.times(2).minus(M).minus(N).minus(3))).isTrue();
    }

    @Test
    void whatIsWrongAtOnePlaceIsNotImplied() {
        WidthPolyhedron ordered = new WidthPolyhedron(Set.of(N.minus(1), M.minus(N).minus(1)));
        assertThat(ordered.implies(M.minus(3))).isFalse();
        assertThat(ordered.implies(Width.of(19).minus(N))).isFalse();
        assertThat(ordered.implies(N.times(2).minus(M))).isFalse();
    }

    @Test
    void halvesOfBitsAreNotConsidered() {
        WidthPolyhedron odd = new WidthPolyhedron(Set.of(N.times(2).minus(1)));
        assertThat(odd.implies(N.minus(1))).isTrue();
    }

    @Test
    void whatIsImpliedIsSoWhereverTheDemandsAreMet() {
        Random random = new Random(7);
        int implied = 0;
        for (int i = 0; i < 2000; i++) {
            Set<Width> demands = Set.copyOf(List.of(width(random), width(random), width(random)));
            Width width = width(random);
            if (new WidthPolyhedron(demands).implies(width)) {
                implied++;
                requireEverywhere(demands, width);
            }
        }
        assertThat(implied).isGreaterThan(100);
    }

    private static void requireEverywhere(Set<Width> demands, Width width) {
        for (int n = -8; n <= 8; n++) {
            for (int m = -8; m <= 8; m++) {
                Map<String, Integer> at = Map.of("N", n, "M", m);
                if (demands.stream().allMatch(demand -> demand.at(at) >= 0)) {
                    assertThat(width.at(at)).as("%s at %s with %s", width, at, demands).isNotNegative();
                }
            }
        }
    }

    private static Width width(Random random) {
        return N.times(random.nextInt(-3, 4)).plus(M.times(random.nextInt(-3, 4))).plus(random.nextInt(-4, 5));
    }
}
