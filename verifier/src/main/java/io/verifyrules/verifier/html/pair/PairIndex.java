package io.verifyrules.verifier.html.pair;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.diagnostic.VisibleText;
import io.verifyrules.verifier.json.text.JsonText;
import io.verifyrules.verifier.pair.PairVerdict;
import io.verifyrules.verifier.pair.report.Checked;
import io.verifyrules.verifier.pair.report.Judged;
import io.verifyrules.verifier.pair.report.PairLines;
import io.verifyrules.verifier.report.SourceFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The index of each function before anything is unfolded: the data that its lists show, filter and sort by, as JSON.
 */
final class PairIndex {

    private PairIndex() {
    }

    static String of(List<ShownPair> functions, List<String> anchors, Path folder) {
        List<Map<String, Object>> all = new ArrayList<>();
        for (int i = 0; i < functions.size(); i++) {
            all.add(function(functions.get(i).judged(), anchors.get(i), folder));
        }
        Map<String, Object> page = new LinkedHashMap<>();
        page.put("families", List.of());
        page.put("rules", all);
        return JsonText.line(page);
    }

    private static Map<String, Object> function(Judged function, String anchor, Path folder) {
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("id", anchor);
        shown.put("title", VisibleText.of("@" + function.checked().name()));
        shown.put("besides", VisibleText.of(reasons(function.checked())));
        shown.put("rows", List.of(row(function, folder)));
        return shown;
    }

    private static Map<String, Object> row(Judged function, Path folder) {
        Checked checked = function.checked();
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("types", VisibleText.of(place(checked, folder)));
        row.put("families", List.of());
        row.put("verdict", VerdictWord.of(checked));
        row.put("colour", VerdictWord.colour(function));
        row.put("expectation", function.expected() ? "as expected" : "not expected");
        if (!function.expected()) {
            row.put("unexpected", true);
        }
        if (PairLines.isFinding(checked)) {
            row.put("finding", true);
        }
        if (checked instanceof Checked.Decided decided) {
            row.put("time", decided.time().toMillis());
        }
        return row;
    }

    private static String place(Checked checked, Path folder) {
        SourcePosition at = checked.place();
        String place = SourceFile.path(folder, at.file()) + (at.line() > 0 ? ":" + at.line() : "");
        return checked instanceof Checked.Decided decided && !decided.under().isEmpty()
                ? place + " " + decided.under()
                : place;
    }

    private static String reasons(Checked checked) {
        return switch (checked) {
            case Checked.Decided decided -> decided.verdicts()
                    .stream()
                    .flatMap(verdict -> verdict instanceof PairVerdict.NotRead not
                            ? List.of(verdict.kind().toString(), not.what()).stream()
                            : List.of(verdict.kind().toString()).stream())
                    .distinct()
                    .collect(Collectors.joining(" "));
            case Checked.NotPaired not -> not.reason();
        };
    }
}
