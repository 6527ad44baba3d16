package io.verifyrules.rules.testing.proofcheck;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

class ProofCheckerIsApartTest {

    private static final String VERIFIER = "io.verifyrules.verifier.";

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("io.verifyrules.rules.testing.proofcheck");

    @Test
    void theCheckerUsesNothingOfTheSearch() {
        assertThat(CLASSES.contain(ProofChecker.class)).isTrue();
        noClasses().should()
                .dependOnClassesThat()
                .resideInAnyPackage(Stream.of("normal", "lane", "reduction", "bound", "study", "verify", "obligation",
                        "theory", "denotation", "interpret", "instance", "counterexample", "solver.choice", "solver.z3",
                        "solver.widths", "limit").map(name -> VERIFIER + name + "..").toArray(String[]::new))
                .check(CLASSES);
    }
}
