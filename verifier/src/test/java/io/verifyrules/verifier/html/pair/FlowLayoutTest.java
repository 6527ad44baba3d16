package io.verifyrules.verifier.html.pair;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class FlowLayoutTest {

    private static Flow random(Random random, int count) {
        List<Flow.Node> nodes = new ArrayList<>();
        Set<Flow.Edge> edges = new HashSet<>();
        for (int i = 0; i < count; i++) {
            int uses = i == 0 ? 0 : random.nextInt(3);
            for (int k = 0; k < uses; k++) {
                edges.add(new Flow.Edge(random.nextInt(i), i, random.nextBoolean()));
            }
            nodes.add(new Flow.Node("n" + i, Emphasis.OWN, uses == 0));
        }
        return new Flow(nodes, List.copyOf(edges), 0);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7, 20, 40})
    void usesLeadDownwardsAndNothingOverlaps(int count) {
        for (int seed = 0; seed < 20; seed++) {
            Random random = new Random(seed);
            Flow flow = random(random, count);
            List<Double> widths = flow.nodes().stream().map(node -> 20.0 + random.nextInt(100)).toList();
            FlowLayout.Placed placed = FlowLayout.of(flow, widths);
            assertThat(placed.nodes()).hasSize(count);
            for (int i = 0; i < flow.edges().size(); i++) {
                List<FlowLayout.Place> way = placed.ways().get(i);
                assertThat(way.getFirst()).isEqualTo(placed.nodes().get(flow.edges().get(i).from()));
                assertThat(way.getLast()).isEqualTo(placed.nodes().get(flow.edges().get(i).to()));
                for (int step = 1; step < way.size(); step++) {
                    assertThat(way.get(step).layer()).isEqualTo(way.get(step - 1).layer() + 1);
                }
            }
            for (int i = 0; i < count; i++) {
                FlowLayout.Place place = placed.nodes().get(i);
                assertThat(place.x() - widths.get(i) / 2).isGreaterThan(-0.01);
                assertThat(place.x() + widths.get(i) / 2).isLessThan(placed.width() + 0.01);
                assertThat(place.layer()).isBetween(0, placed.layers() - 1);
                for (int k = 0; k < i; k++) {
                    if (placed.nodes().get(k).layer() == place.layer()) {
                        assertThat(Math.abs(placed.nodes().get(k).x() - place.x()))
                                .isGreaterThan((widths.get(i) + widths.get(k)) / 2);
                    }
                }
            }
        }
    }
}
