package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.interpret.Access;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.UndefinedValues;
import io.verifyrules.verifier.verdict.ClaimKind;
import io.verifyrules.verifier.verdict.ClassPlan;
import io.verifyrules.verifier.verdict.EveryWidth;
import io.verifyrules.verifier.verdict.MatchingReport;
import io.verifyrules.verifier.verdict.ObligationReport;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Settlement;
import io.verifyrules.verifier.verdict.SmallInstances;
import io.verifyrules.verifier.verdict.Verdict;
import io.verifyrules.verifier.verify.RuleVerifier;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** A verifier that gives fixed verdicts, chosen by words in the names of the rules. */
final class SampleResults implements RuleVerifier {

    @Override
    public List<RuleResult> verify(RuleDeclaration declaration, VerifyOptions options) {
        return switch (declaration) {
            case IllFormedRule wrong -> List.of(result(wrong, "-", new Verdict.IllFormed(wrong.diagnostic())));
            case ListRule list -> verify(list.pattern(), options);
            case Rule rule -> {
                if (rule.name().contains("crash")) {
                    throw new IllegalStateException("no such lane");
                }
                List<String> theories = rule.name().contains("arithmetic") ? List.of("int", "real") : List.of("any");
                yield theories.stream()
                        .filter(theory -> options.elements().isEmpty() || options.elements().contains(theory))
                        .map(theory -> result(rule, theory, verdict(rule.name(), axis(rule))))
                        .toList();
            }
        };
    }

    /** That of the class c, by which the counterexamples are told; some rules have no class, and are not refuted. */
    private static AggregatedAxis axis(Rule rule) {
        return rule.rankClasses()
                .stream()
                .filter(each -> each.name().equals("c"))
                .findFirst()
                .orElseGet(() -> new RankClass("c", RankBound.ANY))
                .axis();
    }

    private static Verdict verdict(String name, AggregatedAxis axis) {
        if (name.contains("never")) {
            return new Verdict.Vacuous("the hypotheses contradict each other", new EveryWidth.NoneOpen());
        }
        if (name.contains("hard")) {
            return new Verdict.Unknown("time limit: elements equal", new SmallInstances(3500, 2, 7, Optional.empty()),
                    Optional.of("a longer --timeout"));
        }
        if (name.contains("wrong shape")) {
            return refuted(axis, List.of(2), new Outcome.ShapesDiffer(tensor(axis, 2), tensor(axis, 1)));
        }
        if (name.contains("invalid")) {
            return refuted(axis, List.of(2),
                    new Outcome.RightInvalid(tensor(axis, 2), "slice: start 3 is after the size 2"));
        }
        if (name.contains("cube")) {
            return refuted(axis, List.of(2, 2, 2), differ(axis, List.of(2, 2, 2), List.of(1, 0, 1)));
        }
        return name.contains("wrong")
                ? refuted(axis, List.of(2, 3), differ(axis, List.of(2, 3), List.of(0, 2)))
                : new Verdict.Verified(new EveryWidth.NoneOpen());
    }

    private static RuleResult result(RuleDeclaration declaration, String theory, Verdict verdict) {
        ElementType type = theory.equals("real") ? ElementType.REAL : ElementType.INT;
        List<ClassPlan> plan = verdict instanceof Verdict.Verified
                ? List.of(new ClassPlan(new ClaimKind.SameElements(), "c", List.of("i >= l", "i < l + n"),
                        List.of("i >= l"), 1, true, "the size of a largest irredundant set", List.of(1),
                        "a neutral lane exists"))
                : List.of();
        List<ObligationReport> obligations = List.of(
                new ObligationReport(new ClaimKind.SameSize("c"), new Settlement.Simplified(),
                        ObligationReport.Status.PROVED, Duration.ZERO, 0, Set.of()),
                new ObligationReport(new ClaimKind.SameElements(), new Settlement.AtRanks("c=1"),
                        verdict instanceof Verdict.Verified
                                ? ObligationReport.Status.PROVED
                                : ObligationReport.Status.UNKNOWN,
                        Duration.ofMillis(7), 1234,
                        verdict instanceof Verdict.Verified
                                ? Set.of(new TypeLaw(Law.ADD_COMMUTES, ElementType.INT),
                                        new TypeLaw(Law.MAX_IDEMPOTENT, ElementType.OPEN))
                                : Set.of()));
        List<String> notes = declaration.name().contains("empty") ? List.of("every result is empty") : List.of();
        return new RuleResult(declaration, theory, verdict, Optional.of(declaration.expectation().forElement(type)),
                plan, obligations, MatchingReport.NONE, notes, Duration.ofMillis(12));
    }

    private static Verdict refuted(AggregatedAxis axis, List<Integer> sizes, Outcome outcome) {
        Map<String, ElementValue> parameters = Map.of("v", new ElementValue.Token(BigInteger.valueOf(9)));
        return new Verdict.Refuted(
                new RuleInstance(ElementType.OPEN, Map.of("c", sizes.size()), Map.of("n", sizes), Map.of("k", -1),
                        parameters, Map.of("X", tensor(axis, sizes.toArray(Integer[]::new))), UndefinedValues.NONE),
                outcome);
    }

    private static Outcome differ(AggregatedAxis axis, List<Integer> sizes, List<Integer> at) {
        ConcreteTensor left = tensor(axis, sizes.toArray(Integer[]::new));
        Access access = access(axis, at);
        Map<Access, ElementValue> changed = new LinkedHashMap<>(left.elements());
        ElementValue other = new ElementValue.Token(BigInteger.valueOf(99));
        changed.put(access, other);
        ElementValue before = left.elements().getOrDefault(access, other);
        return new Outcome.ElementsDiffer(left, new ConcreteTensor(left.sizes(), changed), access, before, other);
    }

    private static Access access(AggregatedAxis axis, List<Integer> indices) {
        return new Access(new TreeMap<>(Map.of(axis, indices)));
    }

    private static ConcreteTensor tensor(AggregatedAxis axis, Integer... sizes) {
        List<List<Integer>> indices = List.of(List.of());
        for (int size : sizes) {
            List<List<Integer>> longer = new ArrayList<>();
            for (List<Integer> prefix : indices) {
                for (int i = 0; i < size; i++) {
                    List<Integer> index = new ArrayList<>(prefix);
                    index.add(i);
                    longer.add(index);
                }
            }
            indices = longer;
        }
        Map<Access, ElementValue> elements = new LinkedHashMap<>();
        indices.forEach(index -> elements.put(access(axis, index),
                new ElementValue.Token(BigInteger.valueOf(elements.size()))));
        return new ConcreteTensor(new TreeMap<>(Map.of(axis, List.of(sizes))), elements);
    }
}
