package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.FloatReading;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.conjecture.Conjecture;
import io.verifyrules.verifier.conjecture.RuleTerms;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.script.RuleScripts;
import io.verifyrules.verifier.script.ScriptResult;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.solver.z3.Z3Glances;
import io.verifyrules.verifier.solver.z3.Z3Solver;
import io.verifyrules.verifier.study.ObligationLog;
import io.verifyrules.verifier.study.RuleStudy;
import io.verifyrules.verifier.theory.ElementTheories;
import io.verifyrules.verifier.theory.ElementTheory;
import io.verifyrules.verifier.theory.LackingTheory;
import io.verifyrules.verifier.theory.SymbolicTheory;
import io.verifyrules.verifier.verdict.EveryWidth;
import io.verifyrules.verifier.verdict.Finding;
import io.verifyrules.verifier.verdict.Verdict;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Proofs use the laws that they say they use, and no others: where operations are unknown functions only laws prove anything. Without a law
 * another part of the rules is tried each day, and all of them in the nightly build.
 */
@Execution(ExecutionMode.CONCURRENT)
@Tag("exhaustive")
@Order(5)
class LawsOfProofsTest {

    private static final int PART = 4;
    private static final Path RULES = Path.of("src/test/rules-of-laws");
    private static final Budgets BUDGETS = Budgets.of(200_000, Duration.ofSeconds(5));
    private static final ElementBinding INT = new ElementBinding(ElementType.INT, "int");

    private static List<Rule> byLaws = List.of();
    private static List<Rule> byNone = List.of();

    @BeforeAll
    static void load() {
        byLaws = rules("laws.rules.kts");
        byNone = rules("none.rules.kts");
    }

    private static List<Rule> rules(String file) {
        return switch (new RuleScripts().load(RULES.resolve(file))) {
            case ScriptResult.Loaded loaded -> loaded.file().declarations().stream().map(Rule.class::cast).toList();
            case ScriptResult.Failed failed -> throw new AssertionError(failed);
        };
    }

    private static List<Law> named(Rule rule) {
        return Stream.of(rule.name().split(" ", -1)).map(Law::valueOf).toList();
    }

    private static Set<Law> all() {
        return EnumSet.allOf(Law.class);
    }

    private static Set<Law> allBut(Law law) {
        Set<Law> laws = all();
        laws.remove(law);
        return laws;
    }

    private static Function<ElementType, ElementTheory> symbolic(Set<Law> laws) {
        return type -> new SymbolicTheory(type, laws);
    }

    private static RuleStudy study(Rule rule, Function<ElementType, ElementTheory> theories) {
        return new RuleStudy(new RuleTerms(rule), theories, new ObligationLog(new Z3Glances(new Z3Solver()), BUDGETS),
                BUDGETS);
    }

    private static Conjecture conjecture(RuleStudy study) {
        return new RuleConjecture(((RuleTerms) study.side()).rule());
    }

    private static Optional<Finding> checked(RuleStudy study, Function<ElementType, ElementTheory> theories) {
        return new ElementCheck(conjecture(study), new Studies.Made(INT, study), INT, theories, BUDGETS,
                VerifyOptions.DEFAULT.provingFirst(), EveryWidth.NoneOpen::new)
                .run(System.nanoTime(), Optional.empty());
    }

    private static Finding checked(Rule rule, Set<Law> laws) {
        Function<ElementType, ElementTheory> theories = symbolic(laws);
        return checked(study(rule, theories), theories).orElseThrow();
    }

    private static Set<Law> used(Finding result) {
        return result.obligations()
                .stream()
                .flatMap(obligation -> obligation.laws().stream())
                .map(TypeLaw::law)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Law.class)));
    }

    @TestFactory
    Stream<DynamicTest> aRuleIsProvedByLawsAlone() {
        return byLaws.stream().map(rule -> DynamicTest.dynamicTest(rule.name(), () -> {
            Finding result = checked(rule, all());
            assertThat(result.verdict()).isInstanceOf(Verdict.Verified.class);
            assertThat(used(result)).containsAll(named(rule));
        }));
    }

    @TestFactory
    Stream<DynamicTest> withoutOneOfItsLawsARuleIsNotProved() {
        return Samples.part(byLaws, PART)
                .stream()
                .flatMap(rule -> named(rule).stream()
                        .map(law -> DynamicTest.dynamicTest(rule.name() + ": without " + law,
                                () -> assertThat(checked(rule, allBut(law)).verdict())
                                        .isNotInstanceOf(Verdict.Verified.class))));
    }

    @TestFactory
    Stream<DynamicTest> withoutLawsNothingThatComputesIsProved() {
        return Samples.part(byLaws, PART)
                .stream()
                .map(rule -> DynamicTest.dynamicTest(rule.name(),
                        () -> assertThat(checked(rule, Set.of()).verdict()).isNotInstanceOf(Verdict.Verified.class)));
    }

    @TestFactory
    Stream<DynamicTest> whatHoldsOfEveryOperationNeedsNoLaw() {
        return byNone.stream().map(rule -> DynamicTest.dynamicTest(rule.name(), () -> {
            Finding result = checked(rule, Set.of());
            assertThat(result.verdict()).isInstanceOf(Verdict.Verified.class);
            assertThat(used(result)).isEmpty();
        }));
    }

    /** Identity of equal elements is used by the theory of all types only; the others have tests of their own. */
    @Test
    void eachLawHasARuleThatNeedsIt() {
        Set<Law> needed = byLaws.stream()
                .flatMap(rule -> named(rule).stream())
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Law.class)));
        Set<Law> others = EnumSet.complementOf(EnumSet.copyOf(needed));
        others.removeAll(Law.axioms());
        assertThat(others).containsExactlyInAnyOrder(Law.EQUAL_IS_IDENTITY, Law.ALL_ARE_INPUTS, Law.ABS_SQUARES,
                Law.ABS_BY_SIGN, Law.ABS_MULTIPLIES, Law.ZEROS_ADD_UP, Law.SUBTRACTION_ADDS);
    }

    @Test
    void theSquareOfAnAbsoluteValueNeedsItsLawWhereAnElementMayDifferFromIt() {
        Rule squares = rules("squares.rules.kts").getFirst();
        assertThat(used(checked(squares, EnumSet.of(Law.ABS_SQUARES)))).containsExactly(Law.ABS_SQUARES);
        assertThat(checked(squares, EnumSet.of(Law.ABS_SQUARES)).verdict()).isInstanceOf(Verdict.Verified.class);
        assertThat(checked(squares, Set.of()).verdict()).isNotInstanceOf(Verdict.Verified.class);
    }

    @Test
    void anAbsoluteValueComesOutOfAProductByLawsOfItsOwnWhereAnElementMayDifferFromIt() {
        Rule absolute = rules("absolute.rules.kts").getFirst();
        Set<Law> laws = allBut(Law.ABS_IS_ITSELF);
        assertThat(checked(absolute, laws).verdict()).isInstanceOf(Verdict.Verified.class);
        for (Law law : named(absolute)) {
            Set<Law> others = EnumSet.copyOf(laws);
            others.remove(law);
            assertThat(checked(absolute, others).verdict()).as("without " + law)
                    .isNotInstanceOf(Verdict.Verified.class);
        }
    }

    @Test
    void aReductionIsTakenForAnyElementOnlyWhereEveryElementIsAnInput() {
        Rule rule = rules("arithmetic.rules.kts").getFirst();
        Function<ElementType, ElementTheory> usual = type -> ElementTheories.of(type, false);
        Function<ElementType, ElementTheory> lacking = type -> new LackingTheory(usual.apply(type), Law.ALL_ARE_INPUTS);
        Finding proved = checked(study(rule, usual), usual).orElseThrow();
        assertThat(proved.verdict()).isInstanceOf(Verdict.Verified.class);
        assertThat(used(proved)).containsExactly(Law.ALL_ARE_INPUTS);
        assertThat(checked(study(rule, lacking), lacking).orElseThrow().verdict()).isInstanceOf(Verdict.Unknown.class);
    }

    @Test
    void whatIsProvedOfArbitraryElementsByEqualityHoldsWhereEqualIsIdentity() {
        Rule rule = rules("identity.rules.kts").getFirst();
        ElementBinding any = new ElementBinding(ElementType.OPEN, "any");
        Function<ElementType, ElementTheory> theories = any.theories(false, FloatReading.XLA);
        Finding proved = new ElementCheck(new RuleConjecture(rule), new Studies.Made(any, study(rule, theories)), any,
                theories, BUDGETS, VerifyOptions.DEFAULT.provingFirst(), EveryWidth.NoneOpen::new)
                .run(System.nanoTime(), Optional.empty())
                .orElseThrow();
        assertThat(proved.verdict()).isInstanceOf(Verdict.Verified.class);
        assertThat(used(proved)).containsExactly(Law.EQUAL_IS_IDENTITY);
    }

    @TestFactory
    Stream<DynamicTest> aTypeWithoutTheLawsOfAProofDoesNotTakeIt() {
        return byLaws.stream().map(rule -> DynamicTest.dynamicTest(rule.name(), () -> {
            RuleStudy study = study(rule, symbolic(all()));
            assertThat(checked(study, symbolic(all()))).isPresent();
            Optional<Finding> lawless = checked(study, symbolic(Set.of()));
            assertThat(lawless.map(Finding::verdict).filter(Verdict.Verified.class::isInstance)).isEmpty();
        }));
    }
}
