package io.verifyrules.verifier.generalize;

import io.verifyrules.verifier.kotlin.KotlinText;
import io.verifyrules.verifier.report.Palette;
import io.verifyrules.verifier.report.RuleTitle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The demands found for rules, as lines of text. */
public final class GeneralizationText {

    /** The remark where the clock or the user ended the search. */
    public static final String CUT_SHORT = "cut short: with more time, or on a faster machine, something weaker may be found";

    private static final String INDENT = "    ";

    private final Palette palette;

    public GeneralizationText(Palette palette) {
        this.palette = palette;
    }

    /** The lines on one rule. */
    public List<String> lines(Generalization found) {
        List<String> lines = new ArrayList<>();
        lines.add(RuleTitle.of(found.rule()) + "  " + theories(found)
                + String.format(Locale.ROOT, "  %.1f s", found.time().toMillis() / 1000.0));
        found.fillings().forEach(filling -> lines.add("hole " + filling.hole() + " = " + filling.kotlin()));
        switch (found.finding()) {
            case Finding.AlwaysRight ignored -> lines.add(found.before().isEmpty()
                    ? "right as it is: it requires nothing, and nothing is needed"
                    : "right without any condition; delete all " + found.before().size() + " (proved)");
            case Finding.NeverRight never -> lines.add(palette.bad("never right")
                    + ": wrong wherever there is an element to compare, such as " + InstanceLine.of(never.smallest()));
            case Finding.Nothing nothing -> lines.add("no condition found: " + nothing.reason());
            case Finding.Found some -> lines.addAll(lines(found, some));
        }
        found.lifts().forEach(lift -> lines.add("as right with " + lift + " (proved)"));
        lines.addAll(scope(found));
        if (found.cutShort()) {
            lines.add(CUT_SHORT);
        }
        return lines.stream().map(line -> line.equals(lines.getFirst()) ? line : INDENT + line).toList();
    }

    private static String theories(Generalization found) {
        List<String> theories = found.theories();
        return theories.size() <= 4
                ? String.join(", ", theories)
                : String.join(", ", theories.subList(0, 3)) + " and " + (theories.size() - 3) + " more";
    }

    private List<String> lines(Generalization all, Finding.Found found) {
        List<String> lines = new ArrayList<>();
        if (!all.verified()) {
            lines.add("not right as it is; it is under");
        }
        for (Needed needed : found.demands()) {
            lines.add(KotlinText.requires(needed.demand()));
            lines.add(needed.without()
                    .map(instance -> INDENT + "needed: wrong without it on " + InstanceLine.of(instance))
                    .orElse(INDENT + "not shown to be needed"));
        }
        lines.add(all.promise());
        if (!all.before().isEmpty() && all.verified()) {
            lines.add(found.implied().isPresent()
                    ? "the rule's own conditions imply these (proved)"
                    : "that the rule's own conditions imply these is not proved");
        }
        found.newlyAllowed().ifPresent(instance -> lines.add("newly allowed: " + InstanceLine.of(instance)));
        if (all.counts().lost() > 0 && all.verified()) {
            lines.add("they do not admit " + all.counts().lost() + " of the instances that the rule's own ones admit");
        }
        found.alternatives().forEach(other -> lines.add(text(other)));
        return lines;
    }

    private static String text(Alternative other) {
        String conditions = other.conditions().stream().map(KotlinText::requires).collect(Collectors.joining("; "));
        return other.refused()
                .map(instance -> "another condition, which admits others and refuses " + InstanceLine.of(instance)
                        + ", which the rule admits: " + conditions)
                .orElse("or, which admits others: " + conditions);
    }

    private static List<String> scope(Generalization found) {
        Counts counts = found.counts();
        return List.of("of " + counts.cases() + " small instances with a valid left side " + counts.right()
                + " are right" + (found.before().isEmpty() ? "" : "; the rule admits " + counts.before())
                + (found.finding() instanceof Finding.Found || found.finding() instanceof Finding.AlwaysRight
                        ? "; now " + counts.after()
                        : "")
                + (counts.complete() < 0 ? "; a sample" : ""));
    }

    /** A whole run in one line. */
    public String summary(List<Generalization> all) {
        long always = all.stream().filter(one -> one.finding() instanceof Finding.AlwaysRight).count();
        long never = all.stream().filter(one -> one.finding() instanceof Finding.NeverRight).count();
        long nothing = all.stream().filter(one -> one.finding() instanceof Finding.Nothing).count();
        List<Long> times = all.stream().map(one -> one.time().toMillis()).sorted().toList();
        return all.size() + (all.size() == 1 ? " rule" : " rules") + "; " + always + " need no condition; "
                + count(all, Counts.Strength.WEAKER) + " found weaker, " + count(all, Counts.Strength.AS_WEAK)
                + " as weak, " + count(all, Counts.Strength.STRONGER) + " stronger; "
                + all.stream().filter(one -> one.finding() instanceof Finding.Found && !one.verified()).count()
                + " found for rules that are not right; " + nothing + " none, " + never + " never right"
                + (times.isEmpty()
                        ? ""
                        : String.format(Locale.ROOT, "; median %.1f s", times.get(times.size() / 2) / 1000.0));
    }

    private static long count(List<Generalization> all, Counts.Strength strength) {
        return all.stream()
                .filter(one -> one.finding() instanceof Finding.Found && one.verified()
                        && one.counts().strength() == strength)
                .count();
    }
}
