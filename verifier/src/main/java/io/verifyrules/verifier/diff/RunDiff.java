package io.verifyrules.verifier.diff;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The differences between two runs.
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
        return of(before, after, Optional.empty());
    }

    /** The same, where verdicts that took longer may count as changes. */
    public static RunDiff of(List<RecordedVerdict> before, List<RecordedVerdict> after, Optional<Slower> slower) {
        Map<Key, RecordedVerdict> old = byKey(before, RecordedVerdict::rule);
        Map<Key, RecordedVerdict> now = byKey(after, RecordedVerdict::rule);
        IdentityHashMap<RecordedVerdict, RecordedVerdict> renamed = renamed(without(old, now), without(now, old));
        List<VerdictChange> changes = new ArrayList<>();
        now.forEach((key, verdict) -> {
            RecordedVerdict then = old.get(key);
            RecordedVerdict called = renamed.get(verdict);
            if (then != null) {
                change(then, verdict, slower).ifPresent(changes::add);
            } else {
                changes.add(
                        called == null ? new VerdictChange.Added(verdict) : new VerdictChange.Renamed(called, verdict));
            }
        });
        without(old, now).stream()
                .filter(then -> !renamed.containsValue(then))
                .forEach(then -> changes.add(new VerdictChange.Removed(then)));
        return new RunDiff(before.size(), after.size(), changes);
    }

    private static Optional<VerdictChange> change(RecordedVerdict then, RecordedVerdict now, Optional<Slower> slower) {
        return now.differsFrom(then)
                ? Optional.of(new VerdictChange.Changed(then, now))
                : slower.filter(limit -> limit.applies(then, now)).map(limit -> new VerdictChange.Slowed(then, now));
    }

    private static List<RecordedVerdict> without(Map<Key, RecordedVerdict> some, Map<Key, RecordedVerdict> others) {
        return some.entrySet()
                .stream()
                .filter(entry -> !others.containsKey(entry.getKey()))
                .map(Map.Entry::getValue)
                .toList();
    }

    /** From verdicts of rules with new names to those of the rules that said the same. */
    private static IdentityHashMap<RecordedVerdict, RecordedVerdict> renamed(List<RecordedVerdict> gone,
            List<RecordedVerdict> fresh) {
        Map<Key, RecordedVerdict> before = byKey(gone, RecordedVerdict::content);
        IdentityHashMap<RecordedVerdict, RecordedVerdict> renamed = new IdentityHashMap<>();
        byKey(fresh, RecordedVerdict::content).forEach((key, verdict) -> {
            RecordedVerdict then = before.get(key);
            if (then != null && !key.rule().isEmpty()) {
                renamed.put(verdict, then);
            }
        });
        return renamed;
    }

    private static Map<Key, RecordedVerdict> byKey(List<RecordedVerdict> verdicts,
            Function<RecordedVerdict, String> rule) {
        Map<Key, Integer> occurrences = new HashMap<>();
        Map<Key, RecordedVerdict> byKey = new LinkedHashMap<>();
        for (RecordedVerdict verdict : verdicts) {
            String name = rule.apply(verdict);
            int occurrence = occurrences.merge(new Key(name, verdict.elementType(), 0), 1, Integer::sum);
            byKey.put(new Key(name, verdict.elementType(), occurrence), verdict);
        }
        return byKey;
    }

    /** The same without the verdicts that the later run lacks, where it was not to have them. */
    public RunDiff withoutRemoved() {
        List<VerdictChange> others = changes.stream()
                .filter(change -> !(change instanceof VerdictChange.Removed))
                .toList();
        return new RunDiff(before - (changes.size() - others.size()), after, others);
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
