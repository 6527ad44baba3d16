package io.verifyrules.verifier.dialect.linalg;

import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Computed;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Folded;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.dialect.Windowed;
import io.verifyrules.verifier.program.Operation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Sums and extremes of the elements in windows, combined with what was there. */
final class Poolings {

    private Poolings() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        Map<String, OperationMeaning> all = new HashMap<>();
        Map<String, Monoid> kinds = Map.of("sum", Monoid.SUM, "max", Monoid.MAX, "min", Monoid.MIN);
        kinds.forEach((name, monoid) -> {
            all.put("linalg.pooling_nhwc_" + name, pooling(monoid, List.of(1, 2)));
            if (monoid != Monoid.MIN) {
                all.put("linalg.pooling_nchw_" + name, pooling(monoid, List.of(2, 3)));
            }
        });
        return all;
    }

    private static OperationMeaning pooling(Monoid monoid, List<Integer> spatial) {
        return OperationMeaning.withGaps(OperationMeaning.one((operation, operands, in) -> {
            Attributes attributes = Attributes.of(operation).only("operandSegmentSizes", "strides", "dilations");
            Segments.require(operation, operands.size(), 2);
            Denoted input = operands.get(0);
            Denoted window = operands.get(1);
            Denoted before = operands.get(2);
            // Of the window the sizes alone are read.
            if (input.gaps().isPresent() || before.gaps().isPresent()) {
                throw new NotDenoted(operation.place(), operation.name(),
                        "it is given elements that may be poison, or that nothing specifies");
            }
            if (input.rank() != 4 || window.rank() != 2 || !input.element().equals(before.element())
                    || input.element() instanceof ElementType.Bool) {
                throw new NotDenoted(operation.place(), operation.name(),
                        "expected an input with 4 dimensions, a window with 2, and one element type of numbers");
            }
            Windowed.Moves moves = moves(operation, window.sizes(), attributes.numbers("strides", 2, 1),
                    attributes.numbers("dilations", 2, 1), spatial);
            if (window.count() == 0) {
                throw new InvalidProgram(operation.place(), operation.name(), "the window has no places");
            }
            Optional<Element> written = Denotations.written(before);
            Denoted pooled = Windowed.of(monoid, input, written.or(() -> Folded.limit(monoid, input.element())), moves,
                    in);
            if (!pooled.sizes().equals(before.sizes())) {
                throw new InvalidProgram(operation.place(), operation.name(), "windows of the sizes " + window.sizes()
                        + " leave the sizes " + pooled.sizes() + ", and the result has " + before.sizes());
            }
            return combined(operation, monoid, pooled, before);
        }));
    }

    private static Denoted combined(Operation operation, Monoid monoid, Denoted pooled, Denoted before) {
        if (Denotations.written(before).isPresent()) {
            return pooled;
        }
        if (monoid == Monoid.SUM && before.element() instanceof ElementType.Floating) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "what it adds to is no number that is written down, and floats show in which order they are added");
        }
        return Computed.binary(monoid.operator(), before, pooled);
    }

    private static Windowed.Moves moves(Operation operation, List<Integer> window, List<Long> strides,
            List<Long> dilations, List<Integer> spatial) {
        if (strides.size() != 2 || dilations.size() != 2 || strides.stream().anyMatch(each -> each < 1)
                || dilations.stream().anyMatch(each -> each < 1)) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "strides are " + strides + " and dilations " + dilations);
        }
        return new Windowed.Moves(placed(window.stream().map(Integer::longValue).toList(), spatial),
                placed(strides, spatial), Collections.nCopies(4, 1L), placed(dilations, spatial),
                Collections.nCopies(8, 0L));
    }

    private static List<Long> placed(List<Long> numbers, List<Integer> spatial) {
        List<Long> all = new ArrayList<>(Collections.nCopies(4, 1L));
        for (int i = 0; i < 2; i++) {
            all.set(spatial.get(i), numbers.get(i));
        }
        return all;
    }
}
