package io.verifyrules.verifier;

import com.microsoft.z3.Context;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaConstructorCall;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.cli.VerifyRules;
import io.verifyrules.verifier.counterexample.RuleInstances;
import io.verifyrules.verifier.pair.PairVerdict;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.verdict.EveryWidth;
import io.verifyrules.verifier.verdict.Verdict;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

class ArchitectureTest {

    private static final String ROOT = "io.verifyrules.verifier.";

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .importUrls(List.of(home(VerifyRules.class), home(Rule.class)));

    /** The folder or jar of a class: where the main classes of its module are, and no test. */
    private static URL home(Class<?> known) {
        URL place = known.getProtectionDomain().getCodeSource().getLocation();
        try {
            return place.getPath().endsWith(".jar") ? URI.create("jar:" + place + "!/").toURL() : place;
        } catch (MalformedURLException impossible) {
            throw new AssertionError(place.toString(), impossible);
        }
    }

    /** The packages from the lowest layer to the highest; each may use those before it. */
    private static final List<String> LAYERS = List.of("cache", "value", "interpret", "law", "limit", "term", "solver",
            "proof", "verdict", "denotation", "conjecture", "instance", "normal", "theory", "obligation", "lane",
            "reduction", "algebra", "ground", "bound", "counterexample", "study", "list", "verify", "report", "diff",
            "mutation", "kotlin", "generalize", "fuzz", "program", "text", "lit", "instantiate", "dialect", "pair",
            "lift", "export", "json", "journal", "resultcache", "work", "hlo", "ci", "html", "script", "isolation",
            "embedding", "lsp", "serve", "cli");

    @Test
    void everyPackageHasItsLayer() {
        Set<String> packages = CLASSES.stream()
                .map(JavaClass::getPackageName)
                .filter(name -> name.startsWith(ROOT))
                .map(name -> name.substring(ROOT.length()).split("\\.", -1)[0])
                .collect(Collectors.toSet());
        assertThat(packages).containsExactlyInAnyOrderElementsOf(LAYERS);
    }

    /** The uses of other classes by those of a layer, found in one walk for all layers. */
    private static final Map<String, List<Dependency>> USES = CLASSES.stream()
            .filter(found -> found.getPackageName().startsWith(ROOT))
            .flatMap(found -> found.getDirectDependenciesFromSelf().stream())
            .collect(Collectors.groupingBy(use -> layer(use.getOriginClass())));

    private static String layer(JavaClass found) {
        return found.getPackageName().substring(ROOT.length()).split("\\.", -1)[0];
    }

    @ParameterizedTest
    @FieldSource("LAYERS")
    void aLayerUsesNoHigherOne(String layer) {
        Set<String> higher = Set.copyOf(LAYERS.subList(LAYERS.indexOf(layer) + 1, LAYERS.size()));
        assertThat(USES.getOrDefault(layer, List.of())
                .stream()
                .filter(use -> use.getTargetClass().getPackageName().startsWith(ROOT)
                        && higher.contains(layer(use.getTargetClass())))
                .map(Dependency::getDescription)).isEmpty();
    }

    @Test
    void theUsesOfEachLayerButTheLowestAreFound() {
        assertThat(USES.keySet()).containsExactlyInAnyOrderElementsOf(LAYERS);
        assertThat(USES.getOrDefault("cli", List.of()))
                .anyMatch(use -> use.getTargetClass().isEquivalentTo(Verdict.class));
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching("io.verifyrules.verifier.(**)").should().beFreeOfCycles().check(CLASSES);
    }

    @ParameterizedTest
    @CsvSource({"com.microsoft.z3, solver.z3", "io.github.cvc5, solver.cvc5", "org.sosy_lab, solver.bitwuzla",
            "tools.jackson, json", "kotlin.script, script", "javax.script, script", "picocli, cli", "me.tongfei, cli",
            "org.jline, cli", "org.eclipse.lsp4j, lsp", "com.google.gson, lsp", "j2html, html",
            "com.sun.net.httpserver, serve.http"})
    void aLibraryIsKnownToOnePackageOnly(String library, String owner) {
        List<Dependency> uses = USES.values()
                .stream()
                .flatMap(List::stream)
                .filter(use -> isWithin(library, use.getTargetClass()))
                .toList();
        assertThat(uses.stream().filter(use -> !isWithin(ROOT + owner, use.getOriginClass())))
                .map(Dependency::getDescription)
                .isEmpty();
        assertThat(uses.stream().filter(use -> isWithin(ROOT + owner, use.getOriginClass())))
                .as("the owner is the right one")
                .isNotEmpty();
    }

    private static boolean isWithin(String ancestor, JavaClass found) {
        return (found.getPackageName() + ".").startsWith(ancestor + ".");
    }

    @Test
    void theBindingsOfCvc5AreLoadedInItsOwnProcessOnly() {
        String engine = ROOT + "solver.cvc5.Cvc5Engine";
        noClasses().that()
                .doNotHaveFullyQualifiedName(engine)
                .should()
                .dependOnClassesThat()
                .resideInAPackage("io.github.cvc5..")
                .check(CLASSES);
        noClasses().should()
                .callMethodWhere(DescribedPredicate.describe("the engine is entered",
                        call -> call.getTargetOwner().getFullName().equals(engine)
                                && !call.getOriginOwner().getFullName().equals(engine)))
                .check(CLASSES);
    }

    @Test
    void solversOfZ3AreMadeInOnePlaceWhichSetsTheirParameters() {
        noClasses().that()
                .doNotHaveFullyQualifiedName(ROOT + "solver.z3.Z3Session")
                .should()
                .callConstructor(Context.class)
                .orShould()
                .callMethodWhere(DescribedPredicate.describe("a solver of Z3 is made",
                        call -> call.getTargetOwner().isEquivalentTo(Context.class)
                                && call.getName().matches("mk(Simple)?Solver|mkOptimize|mkFixedpoint")))
                .check(CLASSES);
    }

    @Test
    void aVerdictOfEveryWidthIsGivenWhereItIsProvedOrReadAgain() {
        assertMadeIn(Verdict.Verified.class, Set.of("verify.Applying", "json.journal.JournalLine"));
        assertMadeIn(EveryWidth.AtOnce.class, Set.of("verify.Pipeline", "verdict.EveryWidth"));
        assertMadeIn(EveryWidth.OneByOne.class, Set.of("verify.WidthCheck", "verdict.EveryWidth"));
        assertMadeIn(PairVerdict.EqualAsKept.class, Set.of("resultcache.KeptPairs"));
    }

    private static void assertMadeIn(Class<?> made, Set<String> makers) {
        noClasses()
                .that(DescribedPredicate.describe("are none of " + makers,
                        found -> makers.stream().noneMatch(maker -> found.getFullName().equals(ROOT + maker))))
                .should()
                .callConstructorWhere(DescribedPredicate.describe("a " + made.getSimpleName() + " is made",
                        call -> call.getTargetOwner().isEquivalentTo(made)))
                .check(CLASSES);
        assertThat(CLASSES.get(made).getConstructorCallsToSelf()).as("somebody makes it").isNotEmpty();
    }

    @Test
    void theKotlinCompilerIsReachedThroughItsScriptingHost() {
        noClasses().should().dependOnClassesThat().resideInAPackage("org.jetbrains.kotlin..").check(CLASSES);
    }

    @Test
    void theInterpreterSharesNothingWithTheSymbolicSide() {
        noClasses().that()
                .resideInAnyPackage(ROOT + "interpret..", ROOT + "value..")
                .should()
                .dependOnClassesThat(DescribedPredicate.describe("are in another package of the verifier",
                        found -> found.getPackageName().startsWith(ROOT) && Stream.of("interpret", "value")
                                .noneMatch(name -> found.getPackageName().startsWith(ROOT + name))))
                .check(CLASSES);
    }

    @Test
    void noVerdictRestsOnHowInstancesAreFound() {
        noClasses().that()
                .resideInAPackage("io.verifyrules..")
                .and()
                .resideOutsideOfPackages(ROOT + "instance..", ROOT + "counterexample..", ROOT + "mutation..",
                        ROOT + "generalize..", ROOT + "lift..", ROOT + "fuzz..", ROOT + "export..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(ROOT + "instance..")
                .check(CLASSES);
    }

    @Test
    void theDenotationKnowsNoTheoryAndNoSolver() {
        noClasses().that()
                .resideInAnyPackage(ROOT + "term..", ROOT + "denotation..", ROOT + "normal..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(ROOT + "theory..", ROOT + "solver..", ROOT + "obligation..")
                .check(CLASSES);
    }

    /** A rule is one conjecture among others: proofs and searches would do the same for two programs. */
    @Test
    void whoProvesOrRefutesAConjectureKnowsNoRule() {
        noClasses().that()
                .resideInAnyPackage(Stream
                        .of("limit", "term", "normal", "solver", "theory", "obligation", "lane", "reduction", "algebra",
                                "bound", "counterexample", "study")
                        .map(name -> ROOT + name + "..")
                        .toArray(String[]::new))
                .and()
                .doNotHaveFullyQualifiedName(RuleInstances.class.getName())
                .should()
                .dependOnClassesThat(DescribedPredicate.describe("are rules",
                        found -> found.isEquivalentTo(Rule.class) || found.isEquivalentTo(RuleNames.class)
                                || found.isEquivalentTo(RuleDeclaration.class)))
                .check(CLASSES);
    }

    @Test
    void theVerifierNamesNoCollectionOfRules() {
        noClasses().that()
                .resideInAPackage("io.verifyrules..")
                .and()
                .resideOutsideOfPackage("io.verifyrules.rules..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("io.verifyrules.rules..")
                .check(CLASSES);
    }

    @Test
    void noStaticFieldIsMutable() {
        fields().that().areStatic().and().doNotHaveModifier(JavaModifier.SYNTHETIC).should().beFinal().check(CLASSES);
        // Classes of one name are told apart by when they were made, which no rule and no verdict depends on.
        fields().that()
                .areStatic()
                .and()
                .doNotHaveModifier(JavaModifier.SYNTHETIC)
                .and()
                .doNotHaveFullName("io.verifyrules.dsl.axis.RankClass.MADE")
                .and()
                // Contexts of Z3 that wait for a query cost 17 MB each. Nobody closes them for a solver that nobody holds any more.
                .doNotHaveFullName(ROOT + "solver.z3.Z3Glances.IDLE")
                .should()
                .notHaveRawType(DescribedPredicate.describe("mutable", ArchitectureTest::isMutable))
                .check(CLASSES);
        assertThat(CLASSES.stream().flatMap(found -> found.getFields().stream()).filter(ArchitectureTest::isStatic))
                .isNotEmpty();
    }

    private static boolean isStatic(JavaField field) {
        return field.getModifiers().contains(JavaModifier.STATIC);
    }

    private static boolean isMutable(JavaClass type) {
        String name = type.getName();
        boolean collection = Stream.of("HashMap", "HashSet", "ArrayList", "TreeMap", "TreeSet", "Deque")
                .anyMatch(name::endsWith);
        return type.isArray() || name.startsWith("java.util.concurrent.")
                || (name.startsWith("java.util.") && collection);
    }

    @Test
    void compoundTermsAreMadeByTheirFactoriesWhichSimplify() {
        noClasses().that()
                .resideOutsideOfPackage(ROOT + "term..")
                .should()
                .callConstructorWhere(
                        DescribedPredicate.describe("a value term, or a compound lane condition or truth value is made",
                                ArchitectureTest::makesSimplifiedTerm))
                .check(CLASSES);
    }

    private static boolean makesSimplifiedTerm(JavaConstructorCall call) {
        JavaClass made = call.getTargetOwner();
        boolean compoundTruth = made.isAssignableTo(Truth.class) && !made.isEquivalentTo(Truth.OnElement.class);
        return compoundTruth || made.isAssignableTo(ValueTerm.class) || made.isAssignableTo(LaneBool.class);
    }
}
