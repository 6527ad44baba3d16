package io.verifyrules.verifier.diff;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An earlier run that a run is compared with.
 *
 * @param name how the user calls its report
 * @param diff the changes since
 */
public record Baseline(String name, RunDiff diff) {

    private record Key(String rule, String elementType) {}

    /** The changes for verdicts of the later run, by rule and element type. */
    public Changes changes() {
        Map<Key, VerdictChange> byKey = new HashMap<>();
        diff.changes().forEach(change -> {
            if (!(change instanceof VerdictChange.Removed)) {
                byKey.putIfAbsent(new Key(change.known().rule(), change.known().elementType()), change);
            }
        });
        return new Changes(byKey);
    }

    /** The verdicts that the later run lacks. */
    public List<VerdictChange> removed() {
        return diff.changes().stream().filter(VerdictChange.Removed.class::isInstance).toList();
    }

    /** The changes, to be looked up. */
    public static final class Changes {

        private final Map<Key, VerdictChange> byKey;

        private Changes(Map<Key, VerdictChange> byKey) {
            this.byKey = byKey;
        }

        /** The change of a verdict; none where it is as it was. */
        public Optional<VerdictChange> of(String rule, String elementType) {
            return Optional.ofNullable(byKey.get(new Key(rule, elementType)));
        }
    }
}
