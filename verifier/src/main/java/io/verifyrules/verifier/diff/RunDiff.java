package io.verifyrules.verifier.diff;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What differs between two runs.
 *
 * @param before  the number of verdicts of the earlier one
 * @param after   that of the later one
 * @param changes in the order of the later run, then those that it lacks
 */
public record RunDiff(int before, int after, List<VerdictChange> changes) {

    public RunDiff {
        changes = List.copyOf(changes);
    }

    /** Rules may share a name: the first is compared with the first, the second with the second. */
    private record Key(String rule, String elementType, int occurrence) {}

    /** Compares the verdicts of two runs. */
    public static RunDiff of(List<RecordedVerdict> before, List<RecordedVerdict> after) {
        Map<Key, RecordedVerdict> old = byKey(before);
        List<VerdictChange> changes = new ArrayList<>();
        byKey(after).forEach((key, now) -> {
            RecordedVerdict then = old.remove(key);
            if (then == null) {
                changes.add(new VerdictChange.Added(now));
            } else if (!then.verdict().equals(now.verdict()) || then.asExpected() != now.asExpected()) {
                changes.add(new VerdictChange.Changed(then, now));
            }
        });
        old.values().forEach(then -> changes.add(new VerdictChange.Removed(then)));
        return new RunDiff(before.size(), after.size(), changes);
    }

    private static Map<Key, RecordedVerdict> byKey(List<RecordedVerdict> verdicts) {
        Map<Key, Integer> occurrences = new HashMap<>();
        Map<Key, RecordedVerdict> byKey = new LinkedHashMap<>();
        for (RecordedVerdict verdict : verdicts) {
            int occurrence = occurrences.merge(new Key(verdict.rule(), verdict.elementType(), 0), 1, Integer::sum);
            byKey.put(new Key(verdict.rule(), verdict.elementType(), occurrence), verdict);
        }
        return byKey;
    }

    /** The number of changes of one kind. */
    public long count(Class<? extends VerdictChange> kind) {
        return changes.stream().filter(kind::isInstance).count();
    }

    /** The number of changes for the worse. */
    public long worse() {
        return changes.stream().filter(VerdictChange::worse).count();
    }
}
