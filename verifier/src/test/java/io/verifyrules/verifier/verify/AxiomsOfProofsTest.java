package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.conjecture.RuleTerms;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.script.SampleRules;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.solver.z3.Z3Glances;
import io.verifyrules.verifier.solver.z3.Z3Solver;
import io.verifyrules.verifier.study.ObligationLog;
import io.verifyrules.verifier.study.RuleStudy;
import io.verifyrules.verifier.theory.ElementTheories;
import io.verifyrules.verifier.theory.ElementTheory;
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
 * For each axiom of functions a rule, called after it, that is proved with it and not without it. Each day looks at other axioms, and the
 * nightly build at all.
 */
@Execution(ExecutionMode.CONCURRENT)
@Tag("exhaustive")
@Order(5)
class AxiomsOfProofsTest {

    private static final int PART = 6;
    private static final Path RULES = Path.of("src/test/rules/verified/functions.rules.kts");
    private static final Budgets BUDGETS = Budgets.of(400_000, Duration.ofSeconds(4));
    private static final Budgets HASTY = Budgets.of(100_000, Duration.ofMillis(800));
    private static final ElementBinding REAL = new ElementBinding(ElementType.REAL, "real");

    private static List<Rule> rules = List.of();

    @BeforeAll
    static void load() {
        rules = SampleRules.load(RULES).declarations().stream().map(Rule.class::cast).toList();
    }

    private static Finding checked(Rule rule, Set<Law> axioms, Budgets budgets) {
        Function<ElementType, ElementTheory> theories = type -> ElementTheories.of(type, false).having(axioms);
        RuleStudy study = new RuleStudy(new RuleTerms(rule), theories,
                new ObligationLog(new Z3Glances(new Z3Solver()), budgets), budgets);
        return new ElementCheck(new RuleConjecture(rule), new Studies.Made(REAL, study), REAL, theories, budgets,
                VerifyOptions.DEFAULT.provingFirst(), EveryWidth.NoneOpen::new).run(System.nanoTime(), Optional.empty())
                .orElseThrow();
    }

    private static Set<Law> used(Finding result) {
        return result.laws()
                .stream()
                .map(TypeLaw::law)
                .filter(Law::isAxiom)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Law.class)));
    }

    @Test
    void thereIsARuleForEachAxiom() {
        assertThat(Law.axioms()).allSatisfy(axiom -> assertThat(rules).as(axiom.label())
                .anyMatch(rule -> rule.name().startsWith(axiom.label() + ": ")));
    }

    @TestFactory
    Stream<DynamicTest> aRuleNeedsTheAxiomThatItIsCalledAfter() {
        return Samples.part(List.copyOf(Law.axioms()), PART)
                .stream()
                .map(axiom -> DynamicTest.dynamicTest(axiom.label(), () -> {
                    Rule rule = rules.stream()
                            .filter(each -> each.name().startsWith(axiom.label() + ": "))
                            .findFirst()
                            .orElseThrow(() -> new AssertionError("no rule for " + axiom.label()));
                    Finding result = checked(rule, Law.axioms(), BUDGETS);
                    assertThat(result.verdict()).isInstanceOf(Verdict.Verified.class);
                    Set<Law> needed = used(result);
                    assertThat(needed).contains(axiom);
                    assertThat(result.notes())
                            .contains("by " + needed.stream().map(Law::label).collect(Collectors.joining(", ")));
                    assertThat(checked(rule, needed, BUDGETS).verdict()).isInstanceOf(Verdict.Verified.class);
                    needed.remove(axiom);
                    assertThat(checked(rule, needed, HASTY).verdict()).isNotInstanceOf(Verdict.Verified.class);
                }));
    }
}
