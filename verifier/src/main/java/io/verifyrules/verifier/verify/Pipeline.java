package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.smtlib.DumpingSolver;
import io.verifyrules.verifier.solver.z3.Z3Solver;
import io.verifyrules.verifier.verdict.MatchingReport;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.time.Duration;
import java.util.List;

/** The verifier with Z3 as its solver. */
public final class Pipeline implements RuleVerifier {

    private final Solver solver;

    public Pipeline() {
        this(new Z3Solver());
    }

    /** The verifier with another solver. */
    public Pipeline(Solver solver) {
        this.solver = solver;
    }

    @Override
    public List<RuleResult> verify(RuleDeclaration declaration, VerifyOptions options) {
        return switch (declaration) {
            case IllFormedRule illFormed -> List.of(new RuleResult(illFormed, "-",
                    new Verdict.IllFormed(illFormed.diagnostic()), illFormed.expectation().verdict(), List.of(), List
                            .of(),
                    MatchingReport.NONE, List.of(), Duration.ZERO));
            case Rule rule -> ElementBinding.of(rule, options.element()).stream()
                    .map(binding -> new RuleCheck(rule, binding, log(rule, binding, options), Budgets.of(options
                            .resourceLimit(), options.timeout()))
                            .run())
                    .toList();
        };
    }

    private ObligationLog log(Rule rule, ElementBinding binding, VerifyOptions options) {
        String folder = rule.name().replaceAll("[^\\p{L}\\p{N}]+", "-") + "." + binding.name();
        return new ObligationLog(options.smtDump()
                .<Solver>map(root -> new DumpingSolver(solver, root.resolve(folder))).orElse(solver));
    }
}
