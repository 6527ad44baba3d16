package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.pair.report.Checked;
import io.verifyrules.verifier.pair.report.Judged;
import io.verifyrules.verifier.pair.report.PairLines;
import io.verifyrules.verifier.report.DiagnosticText;
import io.verifyrules.verifier.resultcache.KnownPairs;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** The words of runs over the same files, one after the other: at first all that a run says, and then the changes. */
final class PairChanges implements PairTelling {

    private final Surroundings surroundings;
    private final KnownPairs known;
    private final PairTelling first;
    private final boolean all;
    private Map<String, String> before = Map.of();
    private List<String> saidBefore = List.of();
    private final Map<String, String> now = new LinkedHashMap<>();
    private final List<String> said = new ArrayList<>();
    private final Map<String, Integer> names = new HashMap<>();
    private long started = System.nanoTime();
    private int checkedBefore;
    private boolean isFirst = true;

    PairChanges(Surroundings surroundings, KnownPairs known, boolean all) {
        this.surroundings = surroundings;
        this.known = known;
        this.first = PairTelling.once(surroundings, known, all);
        this.all = all;
    }

    /** A run begins. */
    void begin() {
        now.clear();
        said.clear();
        names.clear();
        started = System.nanoTime();
        checkedBefore = known.checked();
    }

    @Override
    public void problem(Problem problem) {
        List<String> lines = DiagnosticText.lines(problem.diagnostic());
        said.addAll(lines);
        if (!saidBefore.containsAll(lines)) {
            surroundings.err().lines(lines);
        }
    }

    @Override
    public void function(Judged function) {
        String name = name(function.checked());
        String verdict = verdict(function.checked());
        now.put(name, verdict);
        String earlier = before.getOrDefault(name, "");
        if (isFirst) {
            first.function(function);
        } else if (!earlier.equals(verdict)) {
            surroundings.out().line(name + ": " + (earlier.isEmpty() ? "new" : earlier) + " -> " + verdict);
            if (all || PairLines.isFinding(function.checked())) {
                surroundings.out().lines(PairLines.of(function.checked()));
            }
            surroundings.out().flush();
        }
    }

    @Override
    public void end(List<Judged> functions) {
        before.forEach((name, verdict) -> {
            if (!now.containsKey(name)) {
                surroundings.out().line(name + ": " + verdict + " -> gone");
            }
        });
        if (isFirst) {
            first.end(functions);
        }
        long bad = functions.stream().filter(each -> !each.expected()).count();
        int checked = known.checked() - checkedBefore;
        surroundings.out()
                .line("-- " + functions.size() + (functions.size() == 1 ? " function, " : " functions, ") + checked
                        + " checked; " + (bad == 0 ? "all as expected" : bad + " not as expected") + "; "
                        + String.format(Locale.ROOT, "%.2f s",
                                Duration.ofNanos(System.nanoTime() - started).toMillis() / 1000.0));
        surroundings.out().flush();
        before = Map.copyOf(now);
        saidBefore = List.copyOf(said);
        isFirst = false;
    }

    /** The file and the function, without the line, which changes while somebody writes. */
    private String name(Checked checked) {
        String under = checked instanceof Checked.Decided decided && !decided.under().isEmpty()
                ? " " + decided.under()
                : "";
        String name = checked.place().file() + " @" + checked.name() + under;
        int number = names.merge(name, 1, Integer::sum);
        return number == 1 ? name : name + " (" + number + ")";
    }

    private static String verdict(Checked checked) {
        return switch (checked) {
            case Checked.Decided decided -> decided.verdicts().isEmpty()
                    ? decided.worst().toString()
                    : decided.verdicts()
                            .stream()
                            .map(verdict -> verdict.kind().toString())
                            .distinct()
                            .collect(Collectors.joining(", "));
            case Checked.NotPaired not -> "NOT SPELLED: " + not.reason();
        };
    }
}
