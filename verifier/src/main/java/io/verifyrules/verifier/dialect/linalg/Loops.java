package io.verifyrules.verifier.dialect.linalg;

import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Dimensions;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.Size;
import io.verifyrules.verifier.dialect.affine.AffineExpr;
import io.verifyrules.verifier.dialect.affine.AffineMap;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Operation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The loops of a {@code linalg.generic}.
 *
 * @param maps    for each operand, which of its elements belongs to a point
 * @param reduced for each loop, whether it combines elements
 * @param sizes   how often each loop runs
 */
record Loops(List<AffineMap> maps, List<Boolean> reduced, Dimensions sizes) {

    Loops {
        maps = List.copyOf(maps);
        reduced = List.copyOf(reduced);
    }

    /** The loops that the attributes of an operation state. */
    static Loops of(Operation operation, List<Denoted> operands, Denotations in) {
        List<AffineMap> maps = several(operation, "indexing_maps").stream()
                .map(each -> AffineMap.of(each, operation))
                .toList();
        List<Boolean> reduced = several(operation, "iterator_types").stream()
                .map(each -> isReduction(operation, each))
                .toList();
        require(operation, maps.size() == operands.size(),
                "it has " + maps.size() + " maps for " + operands.size() + " operands");
        Map<Integer, Size> sizes = new HashMap<>();
        for (int i = 0; i < maps.size(); i++) {
            require(operation,
                    maps.get(i).dimensions() == reduced.size() && maps.get(i).symbols() == 0
                            && maps.get(i).results().size() == operands.get(i).rank(),
                    "the map " + i + " is not one of " + reduced.size() + " loops to an operand with "
                            + operands.get(i).rank() + " dimensions");
            bound(operation, maps.get(i), operands.get(i), sizes, in);
        }
        List<Size> all = new ArrayList<>();
        for (int i = 0; i < reduced.size(); i++) {
            require(operation, sizes.containsKey(i), "no operand says how often a loop runs");
            all.add(sizes.get(i));
        }
        Loops loops = new Loops(maps, reduced, new Dimensions(all));
        for (int i = 0; i < maps.size(); i++) {
            loops.requireWithin(operation, maps.get(i), operands.get(i));
        }
        return loops;
    }

    private static void require(Operation operation, boolean holds, String otherwise) {
        if (!holds) {
            throw new InvalidProgram(operation.place(), operation.name(), otherwise);
        }
    }

    private static List<Attribute> several(Operation operation, String name) {
        if (operation.attributes().get(name) instanceof Attribute.Several several) {
            return several.all();
        }
        throw new NotDenoted(operation.place(), operation.name(), "expected a list in '" + name + "'");
    }

    private static boolean isReduction(Operation operation, Attribute iterator) {
        String word = switch (iterator) {
            case Attribute.Of(Literal.Text(String text), var type) -> text;
            case Attribute.Words(String name, String words) -> words;
            default -> iterator.toString();
        };
        return switch (word) {
            case "parallel" -> false;
            case "reduction" -> true;
            default -> throw new NotDenoted(operation.place(), operation.name(), "its loops are of the kind " + word);
        };
    }

    /** Where two operands say different things of one loop, the program is undefined. */
    private static void bound(Operation operation, AffineMap map, Denoted operand, Map<Integer, Size> sizes,
            Denotations in) {
        for (int i = 0; i < operand.rank(); i++) {
            if (map.results().get(i) instanceof AffineExpr.Dimension(int loop)) {
                Size size = operand.dimensions().all().get(i);
                Size before = sizes.getOrDefault(loop, size);
                require(operation, !before.differsFrom(size), "loop " + loop + " runs " + before
                        + " times for one operand, and " + size + " times for another");
                in.undefined().unlessSame(before, size, operation);
                sizes.put(loop, before instanceof Size.Known ? before : size);
            }
        }
    }

    /** Checks that each point has an element of the operand. */
    private void requireWithin(Operation operation, AffineMap map, Denoted operand) {
        if (sizes.all().contains(new Size.Known(0))) {
            return;
        }
        for (int i = 0; i < operand.rank(); i++) {
            if (map.results().get(i) instanceof AffineExpr.Dimension) {
                continue;
            }
            Range range = Range.of(map.results().get(i), sizes)
                    .orElseThrow(() -> new NotDenoted(operation.place(), operation.name(),
                            "how far a map reaches is not known here"));
            require(operation, range.isWithin(operand.size(i)), "dimension " + i + " of an operand has size "
                    + operand.size(i) + ", and is read from " + range.least() + " to " + range.greatest());
        }
    }

    /** The loops that the map of an operand does not name. */
    List<Integer> besides(int operand) {
        List<Integer> others = new ArrayList<>();
        for (int i = 0; i < sizes.rank(); i++) {
            if (!maps.get(operand).results().contains(new AffineExpr.Dimension(i))) {
                others.add(i);
            }
        }
        return others;
    }
}
