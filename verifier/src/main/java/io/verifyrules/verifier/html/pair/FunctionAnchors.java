package io.verifyrules.verifier.html.pair;

import io.verifyrules.verifier.pair.report.Checked;
import io.verifyrules.verifier.report.SourceFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The fragments by which the page calls functions: made from file and name, so that a link outlives the run. */
final class FunctionAnchors {

    private static final int LONGEST = 120;

    private FunctionAnchors() {
    }

    /** The fragments in the order of the functions; the second one of a name has a number. */
    static List<String> of(List<ShownPair> functions, Path folder) {
        Map<String, Integer> used = new HashMap<>();
        List<String> anchors = new ArrayList<>();
        for (ShownPair shown : functions) {
            Checked checked = shown.judged().checked();
            String under = checked instanceof Checked.Decided decided ? "-" + decided.under() : "";
            String anchor = "f-"
                    + named(SourceFile.path(folder, checked.place().file()) + "-" + checked.name() + under);
            int number = used.merge(anchor, 1, Integer::sum);
            anchors.add(number == 1 ? anchor : anchor + "--" + number);
        }
        return anchors;
    }

    /** Letters and digits of the end, the others as one dash, so that nothing has to be quoted in an address. */
    private static String named(String text) {
        String name = text.replaceAll("[^A-Za-z0-9]+", "-");
        return name.substring(Math.max(0, name.length() - LONGEST)).replaceAll("^-|-$", "");
    }
}
