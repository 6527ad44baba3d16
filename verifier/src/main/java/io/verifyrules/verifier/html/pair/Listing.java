package io.verifyrules.verifier.html.pair;

import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.program.Type;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** A program as lines of text, each with how it stands to the other program. Of a large one only those that matter. */
final class Listing {

    /** Programs of so many lines are shown whole. */
    private static final int WHOLE = 60;
    private static final int MOST = 120;

    private final Side side;
    private final List<Line> lines = new ArrayList<>();

    private Listing(Side side) {
        this.side = side;
    }

    /**
     * A line.
     *
     * @param number in the file; 0 where the line stands for others
     */
    record Line(int number, String text, Emphasis emphasis) {}

    /** The lines of a program. */
    static List<Line> of(Side side) {
        Listing listing = new Listing(side);
        listing.function();
        return listing.lines.size() <= WHOLE ? List.copyOf(listing.lines) : listing.abbreviated();
    }

    private void function() {
        List<Block> blocks = side.function().body().map(Region::blocks).orElse(List.of());
        List<Type> results = side.function().type().results();
        String after = results.isEmpty()
                ? ""
                : " -> " + results.stream().map(Type::toString).collect(Collectors.joining(", ", "(", ")"));
        String arguments = blocks.isEmpty() ? "" : arguments(blocks.getFirst());
        add(side.function().place().line(), "func.func " + new Attribute.Symbol(List.of(side.function().name())) + "("
                + arguments + ")" + after + " {", Emphasis.PLAIN);
        for (int i = 0; i < blocks.size(); i++) {
            if (i > 0) {
                label(blocks.get(i), 1);
            }
            blocks.get(i).operations().forEach(operation -> operation(operation, 1, side.emphasis(operation)));
        }
        add(0, "}", Emphasis.PLAIN);
    }

    private void add(int number, String text, Emphasis emphasis) {
        lines.add(new Line(number, text, emphasis));
    }

    private static String arguments(Block block) {
        return block.arguments()
                .stream()
                .map(argument -> argument.name() + ": " + argument.type())
                .collect(Collectors.joining(", "));
    }

    private void label(Block block, int depth) {
        add(0, "  ".repeat(depth) + "^(" + arguments(block) + "):", Emphasis.PLAIN);
    }

    private void operation(Operation operation, int depth, Emphasis emphasis) {
        String indent = "  ".repeat(depth);
        int number = operation.place().line();
        if (operation.regions().isEmpty()) {
            add(number, indent + OperationText.head(operation) + OperationText.tail(operation), emphasis);
            return;
        }
        add(number, indent + OperationText.head(operation) + " ({", emphasis);
        for (int i = 0; i < operation.regions().size(); i++) {
            for (Block block : operation.regions().get(i).blocks()) {
                if (!block.arguments().isEmpty()) {
                    add(block.place().line(), indent + "^(" + arguments(block) + "):", emphasis);
                }
                block.operations().forEach(inside -> operation(inside, depth + 1, emphasis));
            }
            boolean last = i + 1 == operation.regions().size();
            add(0, indent + (last ? "})" + OperationText.tail(operation) : "}, {"), emphasis);
        }
    }

    /** The differing lines, with the lines around them. */
    private List<Line> abbreviated() {
        Set<Integer> shown = new HashSet<>(Set.of(0, lines.size() - 2, lines.size() - 1));
        int from = Math.max(0, beginning() - MOST / 2);
        for (int i = from; i < lines.size() && shown.size() < MOST; i++) {
            if (lines.get(i).emphasis() != Emphasis.SHARED && lines.get(i).emphasis() != Emphasis.PLAIN) {
                for (int near = Math.max(0, i - 1); near <= Math.min(lines.size() - 1, i + 1); near++) {
                    shown.add(near);
                }
            }
        }
        List<Line> kept = new ArrayList<>();
        int left = 0;
        for (int i = 0; i < lines.size(); i++) {
            if (shown.contains(i)) {
                if (left > 0) {
                    kept.add(new Line(0, "    .. " + left + (left == 1 ? " line .." : " lines .."), Emphasis.SHARED));
                }
                kept.add(lines.get(i));
                left = 0;
            } else {
                left++;
            }
        }
        return kept;
    }

    private int beginning() {
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).emphasis() == Emphasis.BEGINS) {
                return i;
            }
        }
        return 0;
    }
}
