package io.verifyrules.rules.testing;

import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.json.journal.JournalLine;
import io.verifyrules.verifier.json.report.JsonReport;
import io.verifyrules.verifier.json.rule.RuleJson;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.RuleVerifier;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The results of a rule of a collection are those of the same rule read from its JSON form, as workers get it. That form
 * has a copy of a term in each place where a compiled rule has one object. Each day has another part of
 * them, and of some a larger one.
 */
@Tag("corpus")
@EveryOtherDay(turn = 1)
public abstract class RoundTripContract {

    private static final int PART = 150;
    private static final int OFTEN = 6;
    private static final VerifyOptions OPTIONS = VerifyOptions.DEFAULT.withTimeout(Duration.ofSeconds(60));
    /** Whatever may differ between two runs that find the same. */
    private static final Pattern COSTS = Pattern.compile("\"(milliseconds|resources)\":\\d+");

    private final String collection;
    private final Predicate<String> often;

    /**
     * The contract of a collection.
     *
     * @param often the names of the rules that are looked at more often than others
     */
    protected RoundTripContract(String collection, Predicate<String> often) {
        this.collection = collection;
        this.often = often;
    }

    @TestFactory
    final Stream<DynamicTest> aRuleReadFromItsJsonFormHasTheSameResults() {
        RuleVerifier verifier = new Pipeline();
        Day day = Day.today();
        return part(day).stream()
                .map(rule -> DynamicTest.dynamicTest(rule.name(),
                        () -> assertThat(found(verifier, read(rule))).as("%s (%s)", rule.name(), day)
                                .isEqualTo(found(verifier, rule))));
    }

    private List<Rule> rules() {
        return CollectionResults.declarations(CollectionResults.book(collection))
                .stream()
                .filter(Rule.class::isInstance)
                .map(Rule.class::cast)
                .toList();
    }

    private List<Rule> part(Day day) {
        List<Rule> all = rules();
        List<Rule> part = new ArrayList<>(
                day.part(all.stream().filter(rule -> often.test(rule.name())).toList(), OFTEN));
        part.addAll(day.part(all.stream().filter(rule -> !often.test(rule.name())).toList(), PART));
        return part;
    }

    private static Rule read(Rule rule) {
        if (RuleJson.read("rules.json", RuleJson.write(rule)) instanceof Rule read) {
            return read;
        }
        throw new AssertionError("no rule any more: " + rule.name());
    }

    /** All that a report says of the rule, without what it cost. */
    private static List<String> found(RuleVerifier verifier, Rule rule) {
        List<RuleResult> results = verifier.verify(rule, OPTIONS);
        List<String> found = new ArrayList<>();
        found.add(COSTS.matcher(JournalLine.done("", results).text()).replaceAll("\"$1\":0"));
        for (RuleResult result : results) {
            if (result.verdict() instanceof Verdict.Refuted refuted) {
                found.add(JsonReport.counterexample(result.declaration(), refuted));
            }
        }
        return found;
    }

    /** A memory by objects is one by terms then. */
    @Test
    final void aRuleAndTheSameReadFromItsJsonFormShareTheSameTerms() {
        for (Rule rule : rules()) {
            Graph shared = Graph.of(roots(rule.sharing()));
            List<Integer> numbers = Graph.of(shared.nodes()).numbers(new HashMap<>());
            assertThat(numbers).as(rule.name()).doesNotHaveDuplicates();
            assertThat(roots(rule.sharing())).as(rule.name()).isEqualTo(roots(rule));
            assertThat(Graph.of(roots(read(rule).sharing())).nodes()).as(rule.name()).hasSameSizeAs(shared.nodes());
        }
    }

    private static List<Node> roots(Rule rule) {
        List<Node> roots = new ArrayList<>(List.of(rule.lhs(), rule.rhs()));
        roots.addAll(rule.preconditions());
        roots.addAll(rule.assumptions());
        rule.hints().forEach(hint -> roots.add(hint.value()));
        return roots;
    }

    @Test
    final void theCollectionHasRulesToCompare() {
        assertThat(part(new Day(0, false))).isNotEmpty();
    }
}
