package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.verdict.RuleResult;
import java.util.List;
import java.util.Optional;

/** From a declaration to its verdicts, one per element theory, whatever was asked before. Safe for use by several threads. */
public interface RuleVerifier {

    /** The verdict on the declaration in each element theory that the options and the rule's operators ask for. */
    List<RuleResult> verify(RuleDeclaration declaration, VerifyOptions options);

    /** A remark on all that was verified so far, such as whether two solvers agreed. */
    default Optional<String> remark() {
        return Optional.empty();
    }
}
