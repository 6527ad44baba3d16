package io.verifyrules.verifier.html.pair;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Places for the nodes of a graph. Each is in a layer below those that it uses, and in a layer near the nodes it is
 * joined with. An edge that passes a layer has a place of its own there, so that it crosses no node.
 */
final class FlowLayout {

    private static final int ROUNDS = 8;
    private static final double GAP = 14;
    private static final double NARROW = 6;

    private final Flow flow;
    private final List<Double> widths = new ArrayList<>();
    private final int[] layerOf;
    private final List<List<Integer>> layers = new ArrayList<>();
    private final Map<Integer, List<Integer>> above = new HashMap<>();
    private final Map<Integer, List<Integer>> below = new HashMap<>();
    private final List<List<Integer>> ways = new ArrayList<>();
    private final Map<Integer, Double> centres = new HashMap<>();

    /**
     * A place.
     *
     * @param x     of the middle
     * @param layer counted from the top
     */
    record Place(double x, int layer) {}

    /**
     * The graph with its places.
     *
     * @param nodes one for each node
     * @param ways  for each edge the places that it goes through, its ends included
     */
    record Placed(List<Place> nodes, List<List<Place>> ways, double width, int layers) {
        Placed {
            nodes = List.copyOf(nodes);
            ways = List.copyOf(ways);
        }
    }

    private FlowLayout(Flow flow, List<Double> widths) {
        this.flow = flow;
        this.widths.addAll(widths);
        this.layerOf = new int[flow.nodes().size()];
    }

    /** Places for all nodes, which are so wide. */
    static Placed of(Flow flow, List<Double> widths) {
        FlowLayout layout = new FlowLayout(flow, widths);
        layout.layers();
        layout.edges();
        for (int round = 0; round < ROUNDS; round++) {
            layout.order(round % 2 == 0 ? layout.above : layout.below, round % 2 == 0);
        }
        for (int round = 0; round < ROUNDS; round++) {
            layout.align(round % 2 == 0 ? layout.below : layout.above, round % 2 != 0);
        }
        return layout.placed();
    }

    /** Nodes are in an order in which each comes after those that it uses; leaves go down to the first that uses them. */
    private void layers() {
        List<Flow.Edge> ordered = flow.edges().stream().sorted(Comparator.comparingInt(Flow.Edge::to)).toList();
        for (Flow.Edge edge : ordered) {
            layerOf[edge.to()] = Math.max(layerOf[edge.to()], layerOf[edge.from()] + 1);
        }
        for (int i = 0; i < layerOf.length; i++) {
            int node = i;
            if (flow.nodes().get(i).leaf()) {
                layerOf[i] = flow.edges()
                        .stream()
                        .filter(edge -> edge.from() == node)
                        .mapToInt(edge -> layerOf[edge.to()] - 1)
                        .min()
                        .orElse(0);
            }
        }
        for (int i = 0; i < layerOf.length; i++) {
            layer(layerOf[i]).add(i);
        }
    }

    private List<Integer> layer(int number) {
        while (layers.size() <= number) {
            layers.add(new ArrayList<>());
        }
        return layers.get(number);
    }

    private void edges() {
        for (Flow.Edge edge : flow.edges()) {
            List<Integer> way = new ArrayList<>(List.of(edge.from()));
            for (int between = layerOf[edge.from()] + 1; between < layerOf[edge.to()]; between++) {
                int passing = widths.size();
                widths.add(NARROW);
                layer(between).add(passing);
                way.add(passing);
            }
            way.add(edge.to());
            for (int i = 1; i < way.size(); i++) {
                below.computeIfAbsent(way.get(i - 1), ignored -> new ArrayList<>()).add(way.get(i));
                above.computeIfAbsent(way.get(i), ignored -> new ArrayList<>()).add(way.get(i - 1));
            }
            ways.add(way);
        }
        layers.forEach(this::pack);
    }

    private List<Integer> inOrder(boolean down) {
        List<Integer> order = new ArrayList<>(IntStream.range(0, layers.size()).boxed().toList());
        return down ? order : order.reversed();
    }

    /** Nodes that are joined with the same nodes come to stand side by side. */
    private void order(Map<Integer, List<Integer>> joined, boolean down) {
        for (int number : inOrder(down)) {
            Map<Integer, Double> wanted = new HashMap<>();
            layers.get(number).forEach(node -> wanted.put(node, wanted(node, joined)));
            layers.get(number).sort(Comparator.comparing(node -> wanted.getOrDefault(node, 0.0)));
            pack(layers.get(number));
        }
    }

    private double wanted(int node, Map<Integer, List<Integer>> joined) {
        return joined.getOrDefault(node, List.of())
                .stream()
                .mapToDouble(this::centre)
                .average()
                .orElseGet(() -> centre(node));
    }

    private double centre(int node) {
        return centres.getOrDefault(node, 0.0);
    }

    /** Side by side, with the middle of the layer at 0. */
    private void pack(List<Integer> layer) {
        double width = layer.stream().mapToDouble(widths::get).sum() + GAP * (layer.size() - 1);
        double x = -width / 2;
        for (int node : layer) {
            centres.put(node, x + widths.get(node) / 2);
            x += widths.get(node) + GAP;
        }
    }

    /** Nodes move towards those that they are joined with, as far as their neighbours leave room. */
    private void align(Map<Integer, List<Integer>> joined, boolean down) {
        for (int number : inOrder(down)) {
            List<Integer> layer = layers.get(number);
            List<Double> wanted = layer.stream().map(node -> wanted(node, joined)).toList();
            double edge = Double.NEGATIVE_INFINITY;
            double moved = 0;
            for (int i = 0; i < layer.size(); i++) {
                double half = widths.get(layer.get(i)) / 2;
                double x = Math.max(wanted.get(i), edge + half);
                centres.put(layer.get(i), x);
                moved += x - wanted.get(i);
                edge = x + half + GAP;
            }
            double back = layer.isEmpty() ? 0 : moved / layer.size();
            layer.forEach(node -> centres.merge(node, -back, Double::sum));
        }
    }

    private Placed placed() {
        double left = IntStream.range(0, widths.size()).mapToDouble(i -> centre(i) - widths.get(i) / 2).min().orElse(0);
        double right = IntStream.range(0, widths.size())
                .mapToDouble(i -> centre(i) + widths.get(i) / 2)
                .max()
                .orElse(0);
        List<Place> places = new ArrayList<>();
        for (int number = 0; number < layers.size(); number++) {
            for (int node : layers.get(number)) {
                while (places.size() <= node) {
                    places.add(new Place(0, 0));
                }
                places.set(node, new Place(centre(node) - left, number));
            }
        }
        return new Placed(places.subList(0, flow.nodes().size()),
                ways.stream().map(way -> way.stream().map(places::get).toList()).toList(), right - left, layers.size());
    }
}
