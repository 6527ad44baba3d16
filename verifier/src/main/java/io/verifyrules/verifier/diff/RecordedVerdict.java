package io.verifyrules.verifier.diff;

import io.verifyrules.dsl.rule.VerdictKind;
import java.util.Optional;

/**
 * A verdict as an earlier run wrote it down.
 *
 * @param rule        the rule, by catalogue id and name
 * @param elementType the element type; {@code -} where there is none
 * @param verdict     the verdict; none where an internal error kept the rule from it
 * @param expected    the one that the rule's author expected; none where that is not known
 */
public record RecordedVerdict(String rule, String elementType, Optional<VerdictKind> verdict,
        Optional<VerdictKind> expected) {

    /** The name of the verdict, or {@code ERROR}. */
    public String outcome() {
        return verdict.map(VerdictKind::name).orElse("ERROR");
    }

    /** Whether the verdict is the one that the author expected, if one was. */
    public boolean asExpected() {
        return verdict.isPresent() && (expected.isEmpty() || verdict.equals(expected));
    }

    boolean isVerified() { return verdict.equals(Optional.of(VerdictKind.VERIFIED)); }

    boolean isError() { return verdict.isEmpty(); }
}
