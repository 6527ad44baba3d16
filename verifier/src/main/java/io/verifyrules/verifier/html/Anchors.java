package io.verifyrules.verifier.html;

import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.report.RuleTitle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The fragments by which the page calls its rules: made from their names, so that a link outlives the run. */
final class Anchors {

    private static final String PREFIX = "rule-";
    private static final int LONGEST = 120;

    private Anchors() {
    }

    /** The fragments of the rules in their order; the second rule of a name has a number. */
    static List<String> of(List<RuleOutcome> outcomes) {
        Map<String, Integer> used = new HashMap<>();
        List<String> anchors = new ArrayList<>();
        for (RuleOutcome outcome : outcomes) {
            String anchor = PREFIX + named(RuleTitle.of(outcome.declaration()));
            int number = used.merge(anchor, 1, Integer::sum);
            anchors.add(number == 1 ? anchor : anchor + "--" + number);
        }
        return anchors;
    }

    /** Letters and digits, the others as one dash, so that nothing has to be quoted in an address. */
    private static String named(String title) {
        StringBuilder name = new StringBuilder();
        title.codePoints().limit(LONGEST).forEach(c -> {
            if (Character.isLetterOrDigit(c)) {
                name.appendCodePoint(Character.toLowerCase(c));
            } else if (!name.isEmpty() && name.charAt(name.length() - 1) != '-') {
                name.append('-');
            }
        });
        return name.toString().replaceAll("-$", "");
    }
}
