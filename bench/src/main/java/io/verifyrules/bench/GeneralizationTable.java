package io.verifyrules.bench;

import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.generalize.Compared;
import io.verifyrules.verifier.generalize.Comparison;
import io.verifyrules.verifier.generalize.Counts;
import io.verifyrules.verifier.generalize.Finding;
import io.verifyrules.verifier.generalize.Generalization;
import io.verifyrules.verifier.kotlin.KotlinText;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** How conditions that were found compare with those known, over many rules. */
record GeneralizationTable(List<Row> rows) {

    GeneralizationTable {
        rows = List.copyOf(rows);
    }

    /** What came out for a rule. */
    enum Standing {
        NOT_NEEDED("no condition is needed"),
        WEAKER("weaker than the best known"),
        AS_WEAK("as weak as the best known"),
        STRONGER("stronger"),
        NOT_COMPARABLE("not comparable"),
        NONE("none found");

        private final String text;

        Standing(String text) {
            this.text = text;
        }

        boolean isGood() { return this == NOT_NEEDED || this == WEAKER || this == AS_WEAK; }
    }

    /**
     * One rule.
     *
     * @param proved whether the standing is a theorem
     * @param detail lines to read
     */
    record Row(Rule rule, Standing standing, boolean proved, Duration time, List<String> detail) {

        Row {
            detail = List.copyOf(detail);
        }

        static Row of(Compared compared) {
            Generalization found = compared.found();
            Standing standing = standing(compared);
            List<String> detail = new ArrayList<>();
            Counts counts = found.counts();
            detail.add("right " + counts.right() + " of " + counts.cases() + ", the rule " + counts.before()
                    + ", found " + counts.after() + "; " + found.promise());
            compared.with()
                    .forEach(with -> detail.add(
                            "known    " + text(with.known()) + "   lost " + with.lost() + ", gained " + with.gained()));
            detail.add(switch (found.finding()) {
                case Finding.Found some -> "found    " + text(some.conditions());
                case Finding.AlwaysRight ignored -> "found    that none is needed";
                case Finding.NeverRight ignored -> "found    that it is never right";
                case Finding.Nothing nothing -> "found    nothing: " + nothing.reason();
            });
            boolean proved = standing == Standing.NOT_NEEDED
                    || compared.withWeakest().map(Comparison::proved).orElse(false);
            return new Row(found.rule(), standing, proved, found.time(), detail);
        }

        static Row failed(Rule rule, String why, Duration time) {
            return new Row(rule, Standing.NONE, false, time, List.of(why));
        }

        private static Standing standing(Compared compared) {
            if (compared.found().finding() instanceof Finding.AlwaysRight) {
                return Standing.NOT_NEEDED;
            }
            return compared.withWeakest().map(with -> switch (with.standing()) {
                case WEAKER -> Standing.WEAKER;
                case AS_WEAK -> Standing.AS_WEAK;
                case STRONGER -> Standing.STRONGER;
                case NOT_COMPARABLE -> Standing.NOT_COMPARABLE;
            }).orElse(Standing.NONE);
        }

        private static String text(List<Condition> conditions) {
            return conditions.stream().map(KotlinText::requires).collect(Collectors.joining("; "));
        }

        List<String> lines() {
            List<String> lines = new ArrayList<>();
            lines.add(String.format(Locale.ROOT, "%-14s %5.1f s  %s%s", standing, time.toMillis() / 1000.0, rule.name(),
                    proved ? "  (proved)" : ""));
            detail.forEach(line -> lines.add("    " + line));
            return lines;
        }
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (Standing standing : Standing.values()) {
            List<Row> these = rows.stream().filter(row -> row.standing() == standing).toList();
            lines.add(String.format(Locale.ROOT, "%-28s %4d  %3.0f%%  of which proved %d", standing.text, these.size(),
                    100.0 * these.size() / rows.size(), these.stream().filter(Row::proved).count()));
        }
        long good = rows.stream().filter(row -> row.standing().isGood()).count();
        List<Long> times = rows.stream().map(row -> row.time().toMillis()).toList();
        lines.add(String.format(Locale.ROOT,
                "no stronger than the best known: %d of %d, %.0f%%; median %.1f s, all %.0f s", good, rows.size(),
                100.0 * good / rows.size(), CorpusTimes.median(times) / 1000.0,
                times.stream().mapToLong(time -> time).sum() / 1000.0));
        return lines;
    }
}
