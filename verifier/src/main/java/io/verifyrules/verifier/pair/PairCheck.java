package io.verifyrules.verifier.pair;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.dialect.Reading;
import io.verifyrules.verifier.dialect.Unrolling;
import io.verifyrules.verifier.verdict.Finding;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Decides pairs of programs, one result after the other: in the types that are stated first, and with real numbers for floats where
 * that finds no proof.
 */
public final class PairCheck {

    /** How many elements and terms are computed in search of a counterexample: some tenths of a second. */
    private static final long WORK = 3_000_000;

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

    /** The verdict on one result, counted from 0. */
    public PairVerdict check(ProgramPair pair, int result) {
        return switch (PairClaim.of(pair, result, Reading.STATED, Unrolling.NONE)) {
            case PairClaim.Stated stated -> check(stated, pair, result);
            case PairClaim.NotRead(String what, var diagnostic) ->
                overTheReals(pair, result, Optional.empty()).orElseGet(() -> new PairVerdict.NotRead(what, diagnostic));
            case PairClaim.Invalid(boolean before, var diagnostic) -> new PairVerdict.Invalid(before, diagnostic);
            case PairClaim.OtherSignature(var diagnostic) -> new PairVerdict.OtherSignature(diagnostic);
        };
    }

    private PairVerdict check(PairClaim.Stated stated, ProgramPair pair, int result) {
        RuleResult found = spelledOut(result(stated), stated, pair, result, Reading.STATED);
        boolean decided = found.verdict() instanceof Verdict.Verified || found.verdict() instanceof Verdict.Vacuous;
        return Optional.of(found)
                .filter(ignored -> !decided && usesFloats(stated.rule()))
                .flatMap(rounded -> overTheReals(pair, result, Optional.of(rounded)))
                .filter(reals -> reals.kind() == PairVerdict.Kind.EQUAL_OVER_THE_REALS)
                .orElseGet(() -> verdict(found));
    }

    private static PairVerdict verdict(RuleResult found) {
        return switch (found.verdict()) {
            case Verdict.Verified ignored -> new PairVerdict.Equal(found);
            case Verdict.Vacuous ignored -> new PairVerdict.AlwaysUndefined(found);
            case Verdict.Refuted ignored -> new PairVerdict.Refuted(found);
            default -> new PairVerdict.Unknown(found);
        };
    }

    /** What is found where floats are real numbers; empty where that reading says nothing of the programs. */
    private Optional<PairVerdict> overTheReals(ProgramPair pair, int result, Optional<RuleResult> stated) {
        if (!(PairClaim.of(pair, result, Reading.REALS, Unrolling.NONE) instanceof PairClaim.Stated reals)) {
            return Optional.empty();
        }
        RuleResult found = spelledOut(result(reals), reals, pair, result, Reading.REALS);
        return Optional.of(found.verdict() instanceof Verdict.Verified
                ? new PairVerdict.EqualOverTheReals(found, stated)
                : verdict(found));
    }

    /** Where nothing is found, few terms of a reduction are spelled out. */
    private RuleResult spelledOut(RuleResult found, PairClaim.Stated plain, ProgramPair pair, int result,
            Reading reading) {
        if (!(found.verdict() instanceof Verdict.Unknown)
                || !(PairClaim.of(pair, result, reading, FEW_TERMS) instanceof PairClaim.Stated spelledOut)
                || nodes(spelledOut.rule()).size() == nodes(plain.rule()).size()) {
            return found;
        }
        RuleResult other = result(spelledOut);
        return other.verdict() instanceof Verdict.Unknown ? found : other;
    }

    private RuleResult result(PairClaim.Stated claim) {
        Finding finding = pipeline.check(new PairConjecture(claim, WORK), options).getFirst();
        return RuleResult.of(claim.rule(), Optional.empty(), finding);
    }

    private static boolean usesFloats(Rule rule) {
        return nodes(rule).stream()
                .anyMatch(node -> node instanceof TensorExpr tensor
                        && tensor.type().element() instanceof ElementType.Floating);
    }

    private static List<Node> nodes(Rule rule) {
        return Graph.of(List.<Node>of(rule.lhs(), rule.rhs())).nodes();
    }
}
