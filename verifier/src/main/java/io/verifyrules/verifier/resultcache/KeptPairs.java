package io.verifyrules.verifier.resultcache;

import io.verifyrules.verifier.cache.SealedEntries;
import io.verifyrules.verifier.pair.PairVerdict;
import io.verifyrules.verifier.pair.report.PairLines;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Pairs of programs that earlier runs of the same build have proved to be equal, one sealed file for each. Any other
 * finding on a pair is found again each time. A counterexample is computed, not remembered, and what is not decided may
 * be decided on another day.
 */
final class KeptPairs {

    private static final Pattern LINE = Pattern.compile("(equal|reals|parts (true|false) (\\d{1,9}))(?: : (.*))?");

    private final SealedEntries entries;
    private final AtomicInteger damaged = new AtomicInteger();

    KeptPairs(SealedEntries entries) {
        this.entries = entries;
    }

    /** The verdicts on all results of a pair, if they are kept and whole. */
    Optional<List<PairVerdict>> find(String key, int results) {
        Optional<List<PairVerdict>> found = entries.find(name(key))
                .flatMap(content -> verdicts(new String(content, StandardCharsets.UTF_8), key))
                .filter(verdicts -> verdicts.size() == results);
        if (found.isEmpty() && entries.isTaken(name(key))) {
            damaged.incrementAndGet();
        }
        return found;
    }

    /** The verdicts of a text. */
    static Optional<List<PairVerdict>> verdicts(String text, String key) {
        List<String> lines = text.lines().toList();
        if (lines.isEmpty() || !lines.getFirst().equals(key)) {
            return Optional.empty();
        }
        List<PairVerdict> verdicts = new ArrayList<>();
        for (String line : lines.subList(1, lines.size())) {
            Matcher said = LINE.matcher(line);
            if (!said.matches()) {
                return Optional.empty();
            }
            verdicts.add(verdict(said));
        }
        return Optional.of(verdicts);
    }

    private static PairVerdict verdict(Matcher said) {
        return switch (said.group(1)) {
            case "equal" -> new PairVerdict.EqualAsKept(false, Optional.empty());
            case "reals" -> new PairVerdict.EqualAsKept(true, Optional.ofNullable(said.group(4)));
            default ->
                new PairVerdict.EqualByParts(Boolean.parseBoolean(said.group(2)), Integer.parseInt(said.group(3)));
        };
    }

    /** Keeps verdicts, if all of them say that the programs are equal, and would in another run. */
    void keep(String key, List<PairVerdict> verdicts) {
        text(key, verdicts).ifPresent(text -> entries.store(name(key), text.getBytes(StandardCharsets.UTF_8)));
    }

    /** The text of verdicts, if all of them say that the programs are equal, and would in another run. */
    static Optional<String> text(String key, List<PairVerdict> verdicts) {
        List<String> lines = new ArrayList<>(List.of(key));
        for (PairVerdict verdict : verdicts) {
            Optional<String> line = line(verdict);
            if (line.isEmpty()) {
                return Optional.empty();
            }
            lines.add(line.get());
        }
        return Optional.of(String.join("\n", lines));
    }

    private static Optional<String> line(PairVerdict verdict) {
        return switch (verdict) {
            case PairVerdict.Equal ignored -> Optional.of("equal");
            case PairVerdict.EqualOverTheReals(var ignored, var stated) ->
                stated.filter(KeptPairs::isByClock).isPresent()
                        ? Optional.empty()
                        : Optional.of("reals" + remark(verdict));
            case PairVerdict.EqualByParts(boolean reals, int parts) -> Optional.of("parts " + reals + " " + parts);
            case PairVerdict.EqualAsKept(boolean reals, var remark) ->
                Optional.of(reals ? "reals" + remark(verdict) : "equal");
            case PairVerdict.Refuted ignored -> Optional.empty();
            case PairVerdict.EqualIf ignored -> Optional.empty();
            case PairVerdict.RefutedUnlessAssumed ignored -> Optional.empty();
            case PairVerdict.AlwaysUndefined ignored -> Optional.empty();
            case PairVerdict.Unknown ignored -> Optional.empty();
            case PairVerdict.PartUnknown ignored -> Optional.empty();
            case PairVerdict.Invalid ignored -> Optional.empty();
            case PairVerdict.OtherSignature ignored -> Optional.empty();
            case PairVerdict.NotRead ignored -> Optional.empty();
        };
    }

    /** With more time, the stated types might be decided. */
    private static boolean isByClock(RuleResult result) {
        return result.verdict() instanceof Verdict.Unknown unknown && unknown.byClock();
    }

    private static String remark(PairVerdict verdict) {
        List<String> lines = PairLines.details(verdict);
        return lines.isEmpty() ? "" : " : " + String.join(" ", lines).lines().reduce("", String::concat);
    }

    /** The number of entries that were not whole, or not this user's. */
    int damaged() {
        return damaged.get();
    }

    /** Folders with few files each are quick on every file system. */
    private static String name(String key) {
        return key.substring(0, 2) + "/" + key.substring(2) + ".txt";
    }
}
