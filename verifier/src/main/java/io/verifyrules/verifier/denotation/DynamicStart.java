package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.expr.StartRule;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import java.util.List;

/**
 * Where a window of {@code size} elements starts in an axis of {@code n}. Clamped as XLA does: the start is
 * max(0, min(start, n - size)), and the window is valid where 0 <= size <= n. In range: the start as given, valid where
 * size >= 1, start >= 0 and start + size <= n.
 */
record DynamicStart(LaneInt effective, LaneBool valid) {

    static DynamicStart of(StartRule rule, LaneInt start, LaneInt size, LaneInt n) {
        return switch (rule) {
            case CLAMPED -> new DynamicStart(LaneInt.max(LaneInt.ZERO, LaneInt.min(start, n.minus(size))),
                    LaneBool.and(LaneBool.nonNegative(size), LaneBool.atMost(size, n)));
            case IN_RANGE -> new DynamicStart(start, LaneBool.allOf(List.of(LaneBool.atMost(LaneInt.ONE, size),
                    LaneBool.nonNegative(start), LaneBool.atMost(start.plus(size), n))));
        };
    }
}
