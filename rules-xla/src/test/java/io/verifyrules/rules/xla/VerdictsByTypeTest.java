package io.verifyrules.rules.xla;

import io.verifyrules.dsl.element.ElementFamily;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.Variant;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.rules.testing.CollectionResults;
import io.verifyrules.verifier.report.Agreement;
import io.verifyrules.verifier.report.CounterexampleText;
import io.verifyrules.verifier.report.RulePrinter;
import io.verifyrules.verifier.report.RuleTitle;
import io.verifyrules.verifier.report.VerdictMatrix;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** The page on which a reader who decides about a rewrite sees in which element types XLA's rules hold. */
@Tag("corpus")
class VerdictsByTypeTest {

    private static final Path PAGE = Path.of("../docs/xla-types.md");
    private static final Set<ElementFamily> EXACT = EnumSet.of(ElementFamily.INT, ElementFamily.REAL);
    private static final List<ElementFamily> MACHINE = List.of(ElementFamily.SIGNED, ElementFamily.UNSIGNED,
            ElementFamily.FLOATS);

    private static VerdictMatrix matrix() {
        return CollectionResults.of("xla").matrix();
    }

    private static boolean isRight(VerdictMatrix.Row row, ElementFamily family) {
        return row.in(family).flatMap(VerdictMatrix.Cell::agreed).filter(VerdictKind.VERIFIED::equals).isPresent();
    }

    /** Right of exact numbers, and not written to be wrong. */
    private static boolean isClaimed(VerdictMatrix.Row row) {
        return row.rule() instanceof Rule rule
                && rule.variant().map(variant -> variant.kind() != Variant.Kind.BROKEN).orElse(true)
                && EXACT.stream().anyMatch(family -> isRight(row, family))
                && EXACT.stream().allMatch(family -> row.in(family).isEmpty() || isRight(row, family));
    }

    private static String page() {
        VerdictMatrix matrix = matrix();
        List<String> lines = new ArrayList<>(List.of("# XLA's rules by element type", "",
                "The build writes this page, and fails where it is not what the verifier finds. The meaning of the types: "
                        + "[types.md](types.md).",
                "", "## How many hold", "",
                "Rules and their variants, those that are wrong on purpose among them. A rule that only moves elements "
                        + "is checked for `any`.",
                "",
                "| |" + matrix.families()
                        .stream()
                        .map(family -> " " + family.label() + " |")
                        .collect(Collectors.joining()),
                "|---|" + "---:|".repeat(matrix.families().size())));
        for (VerdictKind kind : VerdictKind.values()) {
            if (matrix.families().stream().anyMatch(family -> matrix.count(family, kind) > 0)) {
                lines.add("| " + kind + " |"
                        + matrix.families()
                                .stream()
                                .map(family -> " " + matrix.count(family, kind) + " |")
                                .collect(Collectors.joining()));
            }
        }
        lines.addAll(List.of("", "## Right of numbers, wrong in a machine", "",
                "Rules that hold of all mathematical integers or reals that they are about, and are refuted in machine "
                        + "integers that wrap or in floating-point formats. A compiler applies them with care, or does "
                        + "not mind."));
        for (VerdictMatrix.Row row : matrix.rows()) {
            List<RuleResult> wrong = MACHINE.stream()
                    .flatMap(family -> row.in(family).stream())
                    .flatMap(cell -> cell.agreements().stream())
                    .map(Agreement::first)
                    .filter(result -> result.verdict() instanceof Verdict.Refuted)
                    .toList();
            if (isClaimed(row) && !wrong.isEmpty() && row.rule() instanceof Rule rule) {
                lines.addAll(List.of("", "### " + RuleTitle.of(rule), "", "```text", RulePrinter.print(rule)));
                for (RuleResult result : wrong) {
                    if (result.verdict() instanceof Verdict.Refuted refuted) {
                        lines.add(result.theory() + ": " + CounterexampleText.brief(refuted));
                    }
                }
                lines.add("```");
            }
        }
        return String.join("\n", lines) + "\n";
    }

    @Test
    void thePageSaysWhatTheVerifierFinds() throws IOException {
        String page = page();
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(PAGE, page);
        }
        assertThat(Files.readString(PAGE)).isEqualTo(page);
    }

    @Test
    void someRulesAreWrongOnlyInAMachine() {
        assertThat(matrix().rows().stream().filter(VerdictsByTypeTest::isClaimed))
                .anyMatch(row -> isRight(row, ElementFamily.SIGNED) && !isRight(row, ElementFamily.FLOATS))
                .anyMatch(row -> !isRight(row, ElementFamily.SIGNED))
                .anyMatch(row -> isRight(row, ElementFamily.FLOATS));
    }
}
