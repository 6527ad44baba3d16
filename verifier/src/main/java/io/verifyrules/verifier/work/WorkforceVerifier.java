package io.verifyrules.verifier.work;

import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.json.journal.JournalLine;
import io.verifyrules.verifier.json.work.VerificationTask;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verify.ListCheck;
import io.verifyrules.verifier.verify.RuleVerifier;
import io.verifyrules.verifier.verify.Unverified;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.util.List;
import java.util.Optional;

/**
 * A verifier whose rules are verified by workers. A rule that costs too many of them is unknown. An answer that is
 * not whole, or about another rule, is found again by this process. Of a rule about lists the rules that it rests on are tasks.
 *
 * @param work takes the tasks
 * @param here the verifier of this process
 */
public record WorkforceVerifier(Workforce work, RuleVerifier here) implements RuleVerifier {

    @Override
    public List<RuleResult> verify(RuleDeclaration declaration, VerifyOptions options) {
        return switch (declaration) {
            case IllFormedRule illFormed -> List.of(RuleResult.of(illFormed));
            case ListRule list -> new ListCheck(this::verify, options).of(list);
            case Rule rule -> verify(rule, options);
        };
    }

    private List<RuleResult> verify(Rule rule, VerifyOptions options) {
        try {
            return JournalLine.of(work.ask(new VerificationTask.OfRule(rule, options)))
                    .filter(line -> line.key().equals(Subject.of(rule)))
                    .flatMap(line -> line.resultsAsKept(rule))
                    .orElseGet(() -> here.verify(rule, options));
        } catch (NoWorkers alone) {
            return here.verify(rule, options);
        } catch (WorkersLost lost) {
            return Unverified.of(rule, options, lost.reason());
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", end);
        }
    }

    @Override
    public Optional<String> remark() {
        return here.remark();
    }
}
