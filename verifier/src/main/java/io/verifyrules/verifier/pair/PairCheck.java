package io.verifyrules.verifier.pair;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.dialect.NamedFunctions;
import io.verifyrules.verifier.dialect.Reading;
import io.verifyrules.verifier.dialect.Unrolling;
import io.verifyrules.verifier.verdict.Finding;
import io.verifyrules.verifier.verdict.ObligationReport;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Decides pairs of programs, one result after the other. It does so in the types that are stated first, and with real
 * numbers for floats where that finds no proof.
 */
public final class PairCheck {

    /** The amount that is computed in search of a counterexample. */
    private enum Search {
        /** Elements and terms for some tenths of a second. */
        ALL(1_000_000),
        /** As many as take that long among floats, most of which a few instances refute. */
        FLOATS(300_000),
        /** One instance, which shows that the programs compute something: a counterexample is known. */
        PROOFS(1);

        private final long work;

        Search(long work) {
            this.work = work;
        }
    }

    /** Twice of what any proof about reals took in public tests of passes; most take a hundredth. */
    private static final long REAL_RESOURCES = 600_000;

    private static final long FLOAT_RESOURCES = 300_000;
    private static final Duration FLOAT_TIME = Duration.ofSeconds(1);
    private static final long PART_RESOURCES = 100_000;
    private static final Duration PART_TIME = Duration.ofMillis(300);
    private static final Unrolling FEW_TERMS = new Unrolling(16);

    private final Pipeline pipeline;
    private final VerifyOptions options;

    public PairCheck(Pipeline pipeline, VerifyOptions options) {
        this.pipeline = pipeline;
        this.options = options;
    }

    /** The verdict on each result. */
    public List<PairVerdict> check(ProgramPair pair) {
        List<PairVerdict> verdicts = new ArrayList<>();
        int results = pair.before().function().type().results().size();
        for (int i = 0; i < results; i++) {
            verdicts.add(check(pair, i));
        }
        return verdicts;
    }

    /**
     * An attempt to prove a part of two programs.
     *
     * @param units the units that the solver spent on it
     */
    public record Attempt(Optional<PairVerdict> proof, long units) {

        private static Attempt of(RuleResult result, Optional<PairVerdict> proof) {
            return new Attempt(proof, result.obligations().stream().mapToLong(ObligationReport::resources).sum());
        }

        private Attempt after(Attempt other) {
            return new Attempt(proof, units + other.units());
        }
    }

    /** Whether the one result of a small part of two programs is proved to be the same, at little cost; nothing refutes it here. */
    public Attempt proof(ProgramPair part) {
        VerifyOptions little = new VerifyOptions(List.of(), PART_RESOURCES, PART_TIME, Optional.empty())
                .withoutSecondOpinion();
        Attempt attempt = new Attempt(Optional.empty(), 0);
        if (PairClaim.of(part, 0, Reading.STATED, Unrolling.NONE) instanceof PairClaim.Stated stated) {
            RuleResult found = result(stated, Search.PROOFS, little);
            attempt = Attempt.of(found,
                    Optional.of(found)
                            .filter(result -> result.verdict() instanceof Verdict.Verified)
                            .map(PairVerdict.Equal::new));
            if (attempt.proof().isPresent() || !FloatUses.areSeen(stated.rule())) {
                return attempt;
            }
        }
        if (PairClaim.of(part, 0, Reading.REALS, Unrolling.NONE) instanceof PairClaim.Stated reals) {
            RuleResult found = result(reals, Search.PROOFS, little);
            return Attempt
                    .of(found,
                            Optional.of(found)
                                    .filter(result -> result.verdict() instanceof Verdict.Verified)
                                    .map(result -> new PairVerdict.EqualOverTheReals(result, Optional.empty())))
                    .after(attempt);
        }
        return attempt;
    }

    /** The verdict on one result, counted from 0. */
    public PairVerdict check(ProgramPair pair, int result) {
        return switch (PairClaim.of(pair, result, Reading.STATED, Unrolling.NONE)) {
            case PairClaim.Stated stated -> check(stated, pair, result);
            case PairClaim.NotRead ignored -> overTheReals(pair, result);
            case PairClaim.Invalid(boolean before, var diagnostic) -> new PairVerdict.Invalid(before, diagnostic);
            case PairClaim.OtherSignature(var diagnostic) -> new PairVerdict.OtherSignature(diagnostic);
        };
    }

    /** The finding on a claim: how it was stated, and the result. */
    private record Found(PairClaim.Stated claim, RuleResult result) {

        private boolean isUnknown() { return result.verdict() instanceof Verdict.Unknown; }

        private boolean isRight() {
            return result.verdict() instanceof Verdict.Verified || result.verdict() instanceof Verdict.Vacuous;
        }
    }

    private PairVerdict check(PairClaim.Stated stated, ProgramPair pair, int result) {
        Found found = found(stated, pair, result, Reading.STATED,
                FloatUses.compute(stated.rule()) ? Search.FLOATS : Search.ALL);
        return Optional.of(found)
                .filter(rounded -> !rounded.isRight() && FloatUses.areSeen(stated.rule()))
                .flatMap(rounded -> overTheReals(pair, result, Optional.of(rounded.result())))
                .filter(reals -> reals.kind() == PairVerdict.Kind.EQUAL_OVER_THE_REALS)
                .orElseGet(() -> verdict(found, pair, result));
    }

    private static PairVerdict verdict(Found found, ProgramPair pair, int result) {
        return switch (found.result().verdict()) {
            case Verdict.Verified ignored -> new PairVerdict.Equal(found.result());
            case Verdict.Vacuous ignored -> new PairVerdict.AlwaysUndefined(found.result());
            case Verdict.Refuted ignored when found.claim().chosen() -> new PairVerdict.NotRead("tensor.empty",
                    new Diagnostic(pair.before().function().place(), "func.return: the first program computes with "
                            + "elements that nothing specifies, and the second one does not give what it may give for "
                            + "some of them"));
            case Verdict.Refuted refuted -> {
                PairDifference difference = PairDifference.of(pair, result, found.claim(), refuted.instance());
                yield Assumptions.of(pair.before().function())
                        .<PairVerdict>map(
                                name -> new PairVerdict.RefutedUnlessAssumed(found.result(), difference, name))
                        .orElseGet(() -> new PairVerdict.Refuted(found.result(), difference));
            }
            default -> new PairVerdict.Unknown(found.result());
        };
    }

    /** The verdict on programs that have no meaning in the stated types. The reason why there is none is that of the real numbers. */
    private PairVerdict overTheReals(ProgramPair pair, int result) {
        return switch (PairClaim.of(pair, result, Reading.REALS, Unrolling.NONE)) {
            case PairClaim.Stated ignored -> overTheReals(pair, result, Optional.empty()).orElseThrow();
            case PairClaim.NotRead(String what, var diagnostic) -> new PairVerdict.NotRead(what, diagnostic);
            case PairClaim.Invalid(boolean before, var diagnostic) -> new PairVerdict.Invalid(before, diagnostic);
            case PairClaim.OtherSignature(var diagnostic) -> new PairVerdict.OtherSignature(diagnostic);
        };
    }

    /** The verdict where floats are real numbers; empty where that reading says nothing of the programs. */
    private Optional<PairVerdict> overTheReals(ProgramPair pair, int result, Optional<RuleResult> stated) {
        if (!(PairClaim.of(pair, result, Reading.REALS, Unrolling.NONE) instanceof PairClaim.Stated reals)) {
            return Optional.empty();
        }
        Search search = stated.filter(known -> known.verdict() instanceof Verdict.Refuted).isPresent()
                ? Search.PROOFS
                : Search.ALL;
        Found found = found(reals, pair, result, Reading.REALS, search);
        return Optional.of(found.result().verdict() instanceof Verdict.Verified
                ? new PairVerdict.EqualOverTheReals(found.result(), stated)
                : verdict(found, pair, result));
    }

    /** The finding on a claim; where there is none, few terms of a reduction are spelled out. */
    private Found found(PairClaim.Stated plain, ProgramPair pair, int result, Reading reading, Search search) {
        Found found = new Found(plain, result(plain, search));
        if (!found.isUnknown()
                || !(PairClaim.of(pair, result, reading, FEW_TERMS) instanceof PairClaim.Stated spelledOut)
                || nodes(spelledOut.rule()).size() == nodes(plain.rule()).size()) {
            return found;
        }
        Found other = new Found(spelledOut, result(spelledOut, search));
        return other.isUnknown() ? found : other;
    }

    /**
     * Most pairs are right, and instances of large tensors are dear, so a proof is tried first. Arithmetic of floats is the exception:
     * most of it is refuted by rounding, and bits of many floats are beyond every solver.
     */
    private RuleResult result(PairClaim.Stated claim, Search search) {
        return result(claim, search, options);
    }

    private RuleResult result(PairClaim.Stated claim, Search search, VerifyOptions options) {
        VerifyOptions chosen = FloatUses.compute(claim.rule())
                ? limited(options, FLOAT_RESOURCES, FLOAT_TIME)
                : (usesReals(claim.rule()) ? limited(options, REAL_RESOURCES, options.timeout()) : options)
                        .provingFirst();
        Finding finding = pipeline.check(new PairConjecture(claim, search.work), chosen).getFirst();
        return RuleResult.of(claim.rule(), Optional.empty(),
                finding.verdict() instanceof Verdict.Unknown unknown
                        ? finding.withVerdict(besideFunctions(claim.rule(), unknown))
                        : finding);
    }

    /** No difference may rest on what a function gives of which only the name is known. */
    private static Verdict.Unknown besideFunctions(Rule rule, Verdict.Unknown unknown) {
        String names = NamedFunctions.in(List.of(rule.lhs(), rule.rhs()))
                .stream()
                .map(NamedFunctions::plain)
                .distinct()
                .collect(Collectors.joining(", "));
        return names.isEmpty()
                ? unknown
                : new Verdict.Unknown(unknown.reason() + "; the values of " + names + " are not known here",
                        unknown.looked(), unknown.advice(), unknown.byClock());
    }

    private static VerifyOptions limited(VerifyOptions options, long resources, Duration time) {
        return new VerifyOptions(List.of(), Math.min(resources, options.resourceLimit()),
                options.timeout().compareTo(time) < 0 ? options.timeout() : time, Optional.empty())
                .withoutSecondOpinion();
    }

    private static boolean usesReals(Rule rule) {
        return nodes(rule).stream()
                .anyMatch(node -> node instanceof TensorExpr tensor
                        && tensor.type().element() instanceof ElementType.Real);
    }

    private static List<Node> nodes(Rule rule) {
        return Graph.of(List.<Node>of(rule.lhs(), rule.rhs())).nodes();
    }
}
