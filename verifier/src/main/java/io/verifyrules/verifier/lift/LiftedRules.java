package io.verifyrules.verifier.lift;

import io.verifyrules.dsl.diagnostic.VisibleText;
import io.verifyrules.verifier.kotlin.KotlinRule;
import io.verifyrules.verifier.kotlin.NotInKotlin;
import java.util.ArrayList;
import java.util.List;

/** The lifted rules, as a rule file; a pair without a rule is a comment that says why. */
public final class LiftedRules {

    private final List<String> parts = new ArrayList<>();
    private int found;
    private int everySize;
    private int everyRank;
    private int all;

    /**
     * Adds what was found behind one result of a pair.
     *
     * @param origin the place of the pair and the name of its function
     */
    public void add(String origin, Lifted lifted) {
        all++;
        switch (lifted) {
            case Lifted.Found rule -> add(origin, rule);
            case Lifted.Not(String reason) -> parts.add(comment(origin + " is not lifted: " + reason));
        }
    }

    private void add(String origin, Lifted.Found lifted) {
        try {
            String text = KotlinRule.of(lifted.rule());
            StringBuilder part = new StringBuilder(comment("behind " + origin + remark(lifted)));
            lifted.remarks().forEach(remark -> part.append(comment(remark)));
            parts.add(part.append(text).toString());
            found++;
            everySize += lifted.everySize() ? 1 : 0;
            everyRank += lifted.everySize() && lifted.everyRank() ? 1 : 0;
        } catch (NotInKotlin unsaid) {
            parts.add(comment(origin + " is lifted, but not written, as " + unsaid.reason()));
        }
    }

    private static String remark(Lifted.Found lifted) {
        return lifted.everySize() ? "" : "; some sizes are as the pair states them";
    }

    private static String comment(String text) {
        return VisibleText.of(text).lines().map(line -> "// " + line + "\n").reduce("", String::concat);
    }

    /** The rule file. */
    public String text() {
        return String.join("\n", parts);
    }

    /** Whether each result has a rule. */
    public boolean isWhole() { return found == all; }

    /** The number of rules, in one line. */
    public String summary() {
        return "lifted " + found + " of " + all + (all == 1 ? " result" : " results") + ": " + everySize
                + " for every size, " + everyRank + " of them for every rank";
    }
}
