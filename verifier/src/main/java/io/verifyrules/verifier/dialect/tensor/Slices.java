package io.verifyrules.verifier.dialect.tensor;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Gather;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Dimensions;
import io.verifyrules.verifier.dialect.Gaps;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.Leaves;
import io.verifyrules.verifier.dialect.Movement;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.dialect.Places;
import io.verifyrules.verifier.program.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Parts of tensors cut out and put back. A place out of range is not moved back into it: the program is undefined then.
 */
final class Slices {

    private Slices() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        return Map.of("tensor.extract_slice", OperationMeaning.withGaps(OperationMeaning.one(Slices::extract)),
                "tensor.insert_slice", OperationMeaning.withGaps(OperationMeaning.one(Slices::insert)));
    }

    /**
     * A part of a tensor.
     *
     * @param starts for each dimension a number that is known, or one that is computed
     */
    private record Part(List<MixedNumbers.Entry> starts, List<Long> sizes, List<Long> strides) {

        private static Part of(Operation operation, Denoted whole, MixedNumbers mixed, Denotations in) {
            Part part = new Part(mixed.entries("static_offsets"), mixed.known("static_sizes", in),
                    mixed.known("static_strides", in));
            if (part.starts.size() != whole.rank() || part.sizes.size() != whole.rank()
                    || part.strides.size() != whole.rank()) {
                throw new InvalidProgram(operation.place(), operation.name(),
                        "expected offsets, sizes and strides for each of " + whole.rank() + " dimensions");
            }
            for (int i = 0; i < whole.rank(); i++) {
                part.requireWithin(operation, whole, i, in);
            }
            return part;
        }

        private long extent(int dimension) {
            return sizes.get(dimension) == 0
                    ? 0
                    : Math.addExact(Math.multiplyExact(sizes.get(dimension) - 1, strides.get(dimension)), 1);
        }

        private void requireWithin(Operation operation, Denoted whole, int dimension, Denotations in) {
            if (sizes.get(dimension) < 0) {
                throw new InvalidProgram(operation.place(), operation.name(),
                        "dimension " + dimension + " has the size " + sizes.get(dimension));
            }
            if (strides.get(dimension) < 1) {
                throw new NotDenoted(operation.place(), operation.name(), "strides are at least 1 here");
            }
            long room = whole.size(dimension) - extent(dimension);
            MixedNumbers.Entry start = starts.get(dimension);
            Optional<Long> known = start.written();
            if (known.isPresent() && (known.get() < 0 || known.get() > room)) {
                throw new InvalidProgram(operation.place(), operation.name(),
                        "dimension " + dimension + " of size " + whole.size(dimension) + " has no " + extent(dimension)
                                + " places from " + known.get() + " on");
            }
            if (room < 0) {
                throw new InvalidProgram(operation.place(), operation.name(), "dimension " + dimension + " of size "
                        + whole.size(dimension) + " has no " + extent(dimension) + " places");
            }
            start.computed().ifPresent(index -> Places.within(operation, index, room + 1, in));
        }

        private boolean isKnown(Denotations in) {
            return starts.stream().allMatch(start -> start.known(in).isPresent());
        }

        /** A start that is known; of one that is out of range it does not matter what is cut. */
        private Optional<Long> start(int dimension, Denoted whole, Denotations in) {
            return starts.get(dimension)
                    .known(in)
                    .map(known -> Math.clamp(known, 0, Math.max(0, whole.size(dimension) - extent(dimension))));
        }

        private List<Long> knownStarts(Denoted whole, Denotations in) {
            return Movement.longs(whole.rank(), i -> start(i, whole, in).orElseThrow());
        }
    }

    private static Denoted extract(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted whole = operands.getFirst();
        MixedNumbers mixed = MixedNumbers.of(operation, operands, 1);
        if (isOpen(operation, whole)) {
            OpenSlices slices = OpenSlices.of(operation, whole, mixed, in);
            return OpenSlices.reduced(operation, Movement.withGaps(whole, each -> slices.cut(each, in)), in);
        }
        Part part = Part.of(operation, whole, mixed, in);
        return Movement.withGaps(whole,
                each -> shaped(operation, cut(operation, each, part, in), in.stated().resultSizes(operation), in));
    }

    private static Denoted cut(Operation operation, Denoted whole, Part part, Denotations in) {
        if (part.isKnown(in)) {
            List<Long> starts = part.knownStarts(whole, in);
            return in.movement()
                    .slice(whole, starts, Movement.longs(whole.rank(), i -> starts.get(i) + part.extent(i)),
                            part.strides());
        }
        Denoted rest = whole;
        for (int i = 0; i < whole.rank(); i++) {
            rest = along(operation, rest, i, part, in);
        }
        return rest;
    }

    private static Denoted along(Operation operation, Denoted whole, int dimension, Part part, Denotations in) {
        Optional<Long> known = part.start(dimension, whole, in);
        if (known.isPresent()) {
            return in.movement()
                    .slice(whole, Movement.longs(whole.rank(), i -> i == dimension ? known.get() : 0),
                            Movement.longs(whole.rank(),
                                    i -> i == dimension ? known.get() + part.extent(i) : whole.size(i)),
                            Movement.longs(whole.rank(), i -> i == dimension ? part.strides().get(i) : 1));
        }
        if (part.strides().get(dimension) != 1) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "a dimension with a computed start and a stride of more than 1");
        }
        AggregatedAxis axis = in.positions().axis(dimension);
        List<Integer> sizes = new ArrayList<>(whole.sizes());
        sizes.set(dimension, Math.toIntExact(part.sizes().get(dimension)));
        Denoted start = part.starts().get(dimension).computed().orElseThrow();
        return new Denoted(Gather.of(whole.tensor(), in.indices(start), axis,
                AxisMaps.on(axis, AxisMap.of(part.sizes().get(dimension)))), sizes);
    }

    /** Dimensions of size 1 may be left out, or added. */
    private static Denoted shaped(Operation operation, Denoted value, List<Integer> sizes, Denotations in) {
        if (!value.sizes()
                .stream()
                .filter(size -> size != 1)
                .toList()
                .equals(sizes.stream().filter(size -> size != 1).toList())) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "a part with the sizes " + value.sizes() + " is stated to have the sizes " + sizes);
        }
        return value.count() == 0 ? in.number(0, value.element(), sizes) : in.movement().reshaped(value, sizes);
    }

    private static Denoted insert(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted source = operands.get(0);
        Denoted whole = operands.get(1);
        if (!source.element().equals(whole.element())) {
            throw new InvalidProgram(operation.place(), operation.name(), "both tensors have one element type");
        }
        MixedNumbers mixed = MixedNumbers.of(operation, operands, 2);
        if (isOpen(operation, whole) || !source.dimensions().isKnown()) {
            return inserted(operation, source, whole, OpenSlices.of(operation, whole, mixed, in), in);
        }
        Part part = Part.of(operation, whole, mixed, in);
        if (!part.isKnown(in)) {
            throw new NotDenoted(operation.place(), operation.name(), "where it inserts is computed");
        }
        List<Integer> sizes = part.sizes().stream().map(Math::toIntExact).toList();
        Denoted shaped = Movement.withGaps(source, each -> shaped(operation, each, sizes, in));
        Denoted result = Places.overwritten(whole.with(Optional.<Gaps>empty()), shaped.with(Optional.<Gaps>empty()),
                part.knownStarts(whole, in), part.strides(), in);
        return result.with(gaps(whole, shaped, part, in));
    }

    /** Whether the program leaves a size of the tensor or of its part open, even where it is known by now. */
    private static boolean isOpen(Operation operation, Denoted whole) {
        boolean stated = operation.results()
                .stream()
                .flatMap(result -> Leaves.of(result.type(), result.place()).stream())
                .flatMap(type -> type.dimensions().stream())
                .anyMatch(dimension -> dimension.size().isEmpty());
        return stated || !whole.dimensions().isKnown();
    }

    private static Denoted inserted(Operation operation, Denoted source, Denoted whole, OpenSlices slices,
            Denotations in) {
        if (source.gaps().isPresent() || whole.gaps().isPresent()) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "with open sizes it is given elements that may be poison, or that nothing specifies");
        }
        Dimensions sizes = slices.sizes();
        if (source.rank() != sizes.rank()) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "with open sizes it leaves out dimensions of its part");
        }
        in.undefined().unlessSame(source.dimensions(), sizes, operation);
        return slices.overwritten(operation, whole, new Denoted(source.tensor(), sizes), in);
    }

    private static Optional<Gaps> gaps(Denoted whole, Denoted source, Part part, Denotations in) {
        if (whole.gaps().isEmpty() && source.gaps().isEmpty()) {
            return Optional.empty();
        }
        boolean unspecified = whole.gaps().filter(Gaps::unspecified).isPresent()
                || source.gaps().filter(Gaps::unspecified).isPresent();
        return in
                .poison(Places.overwritten(ElementPlaces.where(whole, in), ElementPlaces.where(source, in),
                        part.knownStarts(whole, in), part.strides(), in))
                .map(gaps -> new Gaps(gaps.where(), unspecified));
    }
}
