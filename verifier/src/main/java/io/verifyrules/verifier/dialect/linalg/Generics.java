package io.verifyrules.verifier.dialect.linalg;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Dimensions;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.Movement;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.Places;
import io.verifyrules.verifier.dialect.Pointwise;
import io.verifyrules.verifier.dialect.Size;
import io.verifyrules.verifier.dialect.affine.AffineExpr;
import io.verifyrules.verifier.dialect.tensor.IndexBodies;
import io.verifyrules.verifier.program.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Loops over the elements of tensors, whose body computes elements of elements. A body that combines over loops does so by one
 * operation, of what was there and of a term.
 */
final class Generics {

    private static final ElementType INDEX = new ElementType.Machine(true, 64);
    private static final Pointwise BODIES = IndexBodies.of(Set.of("linalg.yield"), Generics::index);

    private Generics() {
    }

    /** The number of the turn of a loop. */
    private static Optional<Denoted> index(Operation step, Pointwise.Inside inside) {
        if (!step.name().equals("linalg.index")) {
            return Optional.empty();
        }
        long loop = Attributes.of(step).only("dim").number("dim");
        if (loop < 0 || loop >= inside.sizes().rank()) {
            throw new InvalidProgram(step.place(), step.name(), "there is no loop " + loop);
        }
        return Optional.of(Places.index(Math.toIntExact(loop), inside.sizes(), INDEX, inside.in()));
    }

    static List<Denoted> generic(Operation operation, List<Denoted> operands, Denotations in) {
        Attributes.of(operation).only("indexing_maps", "iterator_types", "operandSegmentSizes", "doc", "library_call");
        return of(operation, operands, Segments.inputs(operation, operands.size()), Loops.of(operation, operands, in),
                in);
    }

    /** The results of loops, one for each operand behind the inputs. */
    static List<Denoted> of(Operation operation, List<Denoted> operands, int inputs, Loops loops, Denotations in) {
        if (operation.results().size() != operands.size() - inputs) {
            throw new NotDenoted(operation.place(), operation.name(), "it writes to memory");
        }
        List<Denoted> views = new ArrayList<>();
        for (int i = 0; i < operands.size(); i++) {
            views.add(Views.of(operands.get(i), loops.maps().get(i), loops.sizes(), in));
        }
        boolean[] combined = new boolean[operands.size()];
        for (int i = inputs; i < operands.size(); i++) {
            combined[i] = requireOutput(operation, i, operands.get(i), loops);
        }
        List<Denoted> results = new ArrayList<>();
        Optional<List<Denoted>> plain = IntStream.range(inputs, operands.size()).allMatch(i -> combined[i])
                ? Optional.empty()
                : Optional.of(BODIES.appliedWithGaps(operation, views, loops.sizes(), in));
        for (int i = inputs; i < operands.size(); i++) {
            int number = i - inputs;
            if (combined[i]) {
                results.add(combined(operation, operands, views, i, number, loops, in));
            } else {
                Denoted yielded = plain.orElseThrow().get(number);
                results.add(placed(operation, yielded, operands.get(i), i, loops, in));
            }
        }
        return results;
    }

    /** Whether the loops that a result does not name combine; they all have to. */
    private static boolean requireOutput(Operation operation, int output, Denoted like, Loops loops) {
        List<AffineExpr> map = loops.maps().get(output).results().stream().filter(each -> !isFirst(each)).toList();
        boolean distinct = map.stream().allMatch(AffineExpr.Dimension.class::isInstance)
                && map.stream().distinct().count() == map.size()
                && IntStream.range(0, like.rank())
                        .allMatch(i -> like.dimensions().all().get(i).equals(new Size.Known(1))
                                || !isFirst(loops.maps().get(output).results().get(i)));
        List<Integer> besides = loops.besides(output);
        if (!distinct || !besides.stream().allMatch(loops.reduced()::get)) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "several points of its loops are about one element of a result");
        }
        return !besides.isEmpty();
    }

    /** Whether it is the first place of a dimension, which may have no others. */
    private static boolean isFirst(AffineExpr expression) {
        return expression.equals(new AffineExpr.Whole(0));
    }

    /** For each dimension of a result the loop that it is, but for those with one place alone. */
    private static List<Integer> order(int output, Loops loops) {
        return loops.maps()
                .get(output)
                .results()
                .stream()
                .filter(each -> !isFirst(each))
                .map(each -> ((AffineExpr.Dimension) each).index())
                .toList();
    }

    private static Denoted placed(Operation operation, Denoted yielded, Denoted like, int output, Loops loops,
            Denotations in) {
        requireElement(operation, yielded, like);
        List<Integer> order = order(output, loops);
        return Movement.withGaps(yielded,
                each -> shaped(in.movement().transposed(each, order), units(like, output, loops).dimensions(), in));
    }

    private static void requireElement(Operation operation, Denoted yielded, Denoted like) {
        if (!yielded.element().equals(like.element())) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "its body yields " + yielded.element() + ", and the result has " + like.element());
        }
    }

    private static Denoted combined(Operation operation, List<Denoted> operands, List<Denoted> views, int output,
            int number, Loops loops, Denotations in) {
        Combination combination = Combination.of(operation, output, number, operands.get(output).element())
                .orElseThrow(() -> new NotDenoted(operation.place(), operation.name(),
                        "its body does not combine what was there with a term by one operation"));
        Denoted term = BODIES.applied(combination.body(), views, loops.sizes(), in).getFirst();
        requireElement(operation, term, operands.get(output));
        Denoted before = Accumulated.before(operation, combination.monoid(), operands.get(output), in);
        if (term.gaps().isPresent() || before.gaps().isPresent()) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "it combines elements that may be poison, or that nothing specifies");
        }
        return combined(combination.monoid(), term, before, output, loops, in);
    }

    private static Denoted combined(Monoid monoid, Denoted term, Denoted before, int output, Loops loops,
            Denotations in) {
        List<Integer> order = order(output, loops);
        List<Integer> kept = order.stream().sorted().toList();
        Denoted named = shaped(units(before, output, loops), loops.sizes().at(order), in);
        Denoted sorted = in.movement().transposed(named, kept.stream().map(order::indexOf).toList());
        Denoted result = Accumulated.of(monoid, term, loops.besides(output), sorted, in);
        return shaped(in.movement().transposed(result, order.stream().map(kept::indexOf).toList()),
                units(before, output, loops).dimensions(), in);
    }

    /** The same elements with or without dimensions of one place. */
    private static Denoted shaped(Denoted value, Dimensions sizes, Denotations in) {
        return value.dimensions().all().contains(new Size.Known(0))
                ? in.number(0, value.element(), sizes)
                : in.movement().withUnits(value, sizes);
    }

    /** An output with the sizes that the loops have, which are its own. */
    private static Denoted units(Denoted like, int output, Loops loops) {
        List<Size> sizes = new ArrayList<>(like.dimensions().all());
        for (int i = 0; i < sizes.size(); i++) {
            if (loops.maps().get(output).results().get(i) instanceof AffineExpr.Dimension(int loop)) {
                sizes.set(i, loops.sizes().all().get(loop));
            }
        }
        return new Denoted(like.tensor(), new Dimensions(sizes), like.gaps());
    }
}
