package io.verifyrules.verifier.isolation;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBook;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.RuleFile;
import io.verifyrules.dsl.rule.Sketch;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.json.rule.DeclarationsJson;
import io.verifyrules.verifier.json.rule.RuleDocument;
import io.verifyrules.verifier.json.rule.RuleJson;
import io.verifyrules.verifier.report.RulePrinter;
import io.verifyrules.verifier.script.SampleRules;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import static org.assertj.core.api.Assertions.assertThat;

/** What another process hands over of a rule file is what the file declares, in all that anybody asks of a rule. */
@Execution(ExecutionMode.CONCURRENT)
@Tag("corpus")
class HandedOverRulesTest {

    private static final int EVERY = 3;
    /** Each day has its part of the files, the nightly build all. */
    private static final int PART = 5;

    /** Everything that can be seen of a rule. */
    private static List<String> told(RuleDeclaration declaration) {
        List<String> told = new ArrayList<>(List.of(declaration.name(), declaration.position().toString(),
                declaration.expectation().toString(), declaration.warnings().toString()));
        switch (declaration) {
            case Rule rule -> told.addAll(told(rule));
            case ListRule list -> {
                told.addAll(told(list.pattern()));
                told.add(RuleJson.write(list).toString());
            }
            case IllFormedRule wrong -> {
                told.add(wrong.diagnostic().toString());
                wrong.sketch().ifPresent(sketch -> told.addAll(told(sketch)));
            }
        }
        return told;
    }

    private static List<String> told(Sketch sketch) {
        List<String> told = told(sketch.rule());
        told.add(sketch.maps().toString());
        told.add(sketch.elements().toString());
        return told;
    }

    private static List<String> told(Rule rule) {
        return new ArrayList<>(List.of(RuleJson.writeFile(List.of(rule)), RulePrinter.print(rule),
                rule.stated().toString(), rule.variant().toString(), rule.widths().toString(),
                rule.elements().toString(), rule.openType().toString(), rule.provenance().toString(),
                "of every format " + rule.isOfEveryFormat() + ", of complex " + rule.isOf(ElementType.COMPLEX)));
    }

    private static void assertHandedOver(RuleFile file) {
        String text = DeclarationsJson.write(new RuleDocument(file, List.of()));
        RuleFile read = DeclarationsJson.read(file.name(), text).rules();
        assertThat(read.declarations()).hasSameSizeAs(file.declarations());
        // All of it is in the text, of which nothing is lost; how it is told is looked at in some places of each file.
        for (int i = file.name().length() % EVERY; i < file.declarations().size(); i += EVERY) {
            assertThat(told(read.declarations().get(i))).containsExactlyElementsOf(told(file.declarations().get(i)));
        }
        assertThat(DeclarationsJson.write(new RuleDocument(read, List.of()))).isEqualTo(text);
    }

    @Test
    void theRulesOfEveryFileOfTheTestsAreHandedOverAsTheyAre() {
        List<Path> files = SampleRules.files();
        assertThat(files).hasSizeGreaterThan(50);
        Samples.part(files, PART).forEach(file -> assertHandedOver(SampleRules.load(file)));
    }

    @Test
    void theRulesOfTheCollectionsAreHandedOverAsTheyAre() {
        ServiceLoader.load(RuleBook.class)
                .forEach(book -> Samples.part(book.files(), PART).forEach(HandedOverRulesTest::assertHandedOver));
    }
}
