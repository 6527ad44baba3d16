package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.rule.VerdictKind;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Counts what was said of random rules, and keeps the contradictions. */
public final class FuzzReport {

    private final Map<VerdictKind, Integer> ofRight = new EnumMap<>(VerdictKind.class);
    private final Map<VerdictKind, Integer> ofPerturbed = new EnumMap<>(VerdictKind.class);
    private final List<Contradiction> contradictions = new ArrayList<>();
    private final List<String> failures = new ArrayList<>();
    private final Coverage coverage = new Coverage();

    /** Counts a trial. */
    public void add(Trial trial) {
        (trial.rule().right() ? ofRight : ofPerturbed).merge(trial.verdict(), 1, Integer::sum);
        trial.contradiction().ifPresent(contradictions::add);
        coverage.add(trial.rule().rule());
    }

    /** The constructs of the language that the rules reached. */
    public Coverage coverage() {
        return coverage;
    }

    /** Counts a trial that failed. */
    public void failed(String failure) {
        failures.add(failure);
    }

    /** The rules about which there is no agreement. */
    public List<Contradiction> contradictions() {
        return List.copyOf(contradictions);
    }

    /** The exceptions thrown in trials, by seed. */
    public List<String> failures() {
        return List.copyOf(failures);
    }

    /** The number of rules with a verdict: those equal by construction, or the perturbed ones. */
    public int count(boolean right, VerdictKind kind) {
        return (right ? ofRight : ofPerturbed).getOrDefault(kind, 0);
    }

    /** All in one line. */
    public String summary() {
        return "equal by construction: " + figures(ofRight) + "; perturbed: " + figures(ofPerturbed) + "; "
                + contradictions.size() + (contradictions.size() == 1 ? " contradiction" : " contradictions")
                + (failures.isEmpty() ? "" : "; " + failures.size() + " internal errors");
    }

    private static String figures(Map<VerdictKind, Integer> counts) {
        String each = Stream.of(VerdictKind.values())
                .filter(counts::containsKey)
                .map(kind -> counts.get(kind) + " " + kind)
                .collect(Collectors.joining(", "));
        return each.isEmpty() ? "none" : each;
    }
}
