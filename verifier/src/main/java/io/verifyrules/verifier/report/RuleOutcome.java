package io.verifyrules.verifier.report;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.verdict.FailedElsewhere;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.VerificationFailed;
import java.util.List;

/** The outcome of one selected rule. */
public sealed interface RuleOutcome {

    /** The rule. */
    RuleDeclaration declaration();

    /** The same for a rule of the same content that stands elsewhere. */
    default RuleOutcome of(RuleDeclaration rule) {
        return switch (this) {
            case Checked checked -> new Checked(rule, checked.results().stream().map(each -> each.of(rule)).toList());
            case Failed failed -> new Failed(rule, failed.cause());
        };
    }

    /** The rule got a verdict in each of its element theories; in none where the one asked for is not one of them. */
    record Checked(RuleDeclaration declaration, List<RuleResult> results) implements RuleOutcome {
        public Checked {
            results = List.copyOf(results);
        }
    }

    /** A mistake in this program kept the rule from getting its verdict. */
    record Failed(RuleDeclaration declaration, Throwable cause) implements RuleOutcome {

        private static final int MOST_OF_TERM = 120;

        /** The mistake in one line, with the element type and the beginning of the rule where these are known. */
        public String error() {
            if (!(cause instanceof VerificationFailed failed) || failed.getCause() == null
                    || !(declaration instanceof Rule rule)) {
                return line(cause);
            }
            return line(failed.getCause()) + " in element type " + failed.theory() + " at "
                    + beginning(RulePrinter.print(rule));
        }

        private static String beginning(String term) {
            return term.length() <= MOST_OF_TERM ? term : term.substring(0, MOST_OF_TERM) + "..";
        }

        private static String line(Throwable cause) {
            if (cause instanceof FailedElsewhere elsewhere) {
                return elsewhere.line();
            }
            String message = cause.getMessage() == null ? "" : ": " + cause.getMessage().lines().findFirst().orElse("");
            return cause.getClass().getSimpleName() + message;
        }
    }
}
