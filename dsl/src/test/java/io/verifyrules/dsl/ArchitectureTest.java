package io.verifyrules.dsl;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.SharedNode;
import io.verifyrules.dsl.rule.Condition;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

class ArchitectureTest {

    private static final String ROOT = "io.verifyrules.dsl.";

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("io.verifyrules.dsl");

    /** The packages from the lowest layer to the highest; each may use those before it. */
    private static final List<String> LAYERS = List.of("diagnostic", "graph", "axis", "element", "expr", "rule",
            "syntax");

    @Test
    void everyPackageHasItsLayer() {
        Set<String> packages = CLASSES.stream()
                .map(JavaClass::getPackageName)
                .map(name -> name.substring(ROOT.length()).split("\\.", -1)[0])
                .collect(Collectors.toSet());
        assertThat(packages).containsExactlyInAnyOrderElementsOf(LAYERS);
    }

    @ParameterizedTest
    @FieldSource("LAYERS")
    void aLayerUsesNoHigherOne(String layer) {
        String[] higher = LAYERS.subList(LAYERS.indexOf(layer) + 1, LAYERS.size())
                .stream()
                .map(name -> ROOT + name + "..")
                .toArray(String[]::new);
        if (higher.length > 0) {
            noClasses().that()
                    .resideInAPackage(ROOT + layer + "..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(higher)
                    .check(CLASSES);
        }
        assertThat(CLASSES.stream().map(JavaClass::getPackageName)).contains(ROOT + layer);
    }

    @Test
    void theLanguageNeedsOnlyTheStandardLibraries() {
        classes().should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("io.verifyrules.dsl..", "java..", "kotlin..", "org.jspecify..",
                        "org.jetbrains.annotations..")
                .check(CLASSES);
    }

    @Test
    void onlyTheNotationIsKotlin() {
        noClasses().that()
                .resideOutsideOfPackage(ROOT + "syntax..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("kotlin..")
                .check(CLASSES);
    }

    @ParameterizedTest
    @ValueSource(classes = {AxisMap.class, LaneCondition.class, Element.class, TensorExpr.class, Condition.class})
    void termsAreRecordsOrSharedNodesAndImmutable(Class<?> language) {
        classes().that()
                .areAssignableTo(language)
                .and()
                .areNotInterfaces()
                .should()
                .beRecords()
                .orShould()
                .beAssignableTo(SharedNode.class)
                .check(CLASSES);
        classes().that()
                .areAssignableTo(language)
                .and()
                .areNotInterfaces()
                .should()
                .haveOnlyFinalFields()
                .check(CLASSES);
    }

    @Test
    void noStaticFieldIsMutable() {
        fields().that().areStatic().and().doNotHaveModifier(JavaModifier.SYNTHETIC).should().beFinal().check(CLASSES);
    }
}
