package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.solver.choice.SolverChoice;
import io.verifyrules.verifier.verdict.ClaimKind;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The effort, and the things to keep.
 *
 * @param elements the only element theories to check, by name; empty for those that the rule is about
 * @param resourceLimit the solver's resource limit per obligation, repeatable on any machine
 * @param timeout the wall time per obligation, a backstop only
 * @param smtDump the folder that receives each obligation as an SMT-LIB 2 file
 * @param solver the name of the solver, one of {@link SolverChoice#names}
 * @param proveFirst whether a proof is attempted before any instance is tried. A wrong rule is refuted later then; but
 *     only so is it seen whether the proof would have been wrong
 * @param remaining of which rules that are refuted the other claims are looked at as well
 * @param proofs whether results have their proofs
 */
public record VerifyOptions(List<String> elements, long resourceLimit, Duration timeout, Optional<Path> smtDump,
        String solver, boolean proveFirst, Remaining remaining, Proofs proofs) {

    /** Of which refuted rules it is looked at what becomes of the claims that the check did not come to. */
    public enum Remaining {
        /** Of none. */
        UNASKED,
        /** Of those that somebody expects to be right. */
        WHERE_UNEXPECTED,
        /** Of all. */
        ASKED
    }

    /** Whether results have their proofs. */
    public enum Proofs {
        /** They have none. */
        UNWANTED,
        /** Results that are found now have one; earlier ones are not looked for again. */
        WHERE_FOUND,
        /** All have one: nothing is taken over from earlier. */
        ALWAYS;

        /** Whether a result that is found now has its proof. */
        public boolean areWanted() {
            return this != UNWANTED;
        }
    }

    private static final Set<ElementType> EXACT = Set.of(ElementType.BOOL, ElementType.INT, ElementType.REAL);

    public VerifyOptions {
        elements = List.copyOf(elements);
    }

    /** The options of a command without arguments. */
    public static final VerifyOptions DEFAULT = new VerifyOptions(List.of(), 6_000_000, Duration.ofSeconds(20),
            Optional.empty());

    /** With the usual solver. */
    public VerifyOptions(List<String> elements, long resourceLimit, Duration timeout, Optional<Path> smtDump) {
        this(elements, resourceLimit, timeout, smtDump, SolverChoice.usual(), false);
    }

    /** Where one claim that is wrong is enough. */
    public VerifyOptions(List<String> elements, long resourceLimit, Duration timeout, Optional<Path> smtDump,
            String solver, boolean proveFirst) {
        this(elements, resourceLimit, timeout, smtDump, solver, proveFirst, Remaining.UNASKED, Proofs.UNWANTED);
    }

    /** The same where the other claims of some refuted rules are looked at. */
    public VerifyOptions asking(Remaining others) {
        return new VerifyOptions(elements, resourceLimit, timeout, smtDump, solver, proveFirst, others, proofs);
    }

    /** The same with proofs. */
    public VerifyOptions with(Proofs wanted) {
        return new VerifyOptions(elements, resourceLimit, timeout, smtDump, solver, proveFirst, remaining, wanted);
    }

    /** Whether it is to be looked at what becomes of every claim of a rule that got this verdict. */
    boolean asksAllOf(Verdict verdict, Optional<VerdictKind> expected) {
        return verdict instanceof Verdict.Refuted && switch (remaining) {
            case UNASKED -> false;
            case WHERE_UNEXPECTED -> !expected.equals(Optional.of(VerdictKind.REFUTED));
            case ASKED -> true;
        };
    }

    /** Whether a result, which was perhaps found with other options, says all that is asked for. */
    public boolean areMetBy(RuleResult result) {
        return !asksAllOf(result.verdict(), result.expected()) || !(result.declaration() instanceof Rule rule)
                || Stream
                        .concat(rule.lhs().type().axes().stream().map(axis -> new ClaimKind.SameSize(axis.toString())),
                                Stream.of(new ClaimKind.SameElements()))
                        .allMatch(claim -> result.obligations()
                                .stream()
                                .anyMatch(obligation -> obligation.claim().unassumed().equals(claim)));
    }

    /** The same, for those who look for mistakes of the prover. */
    public VerifyOptions provingFirst() {
        return new VerifyOptions(elements, resourceLimit, timeout, smtDump, solver, true, remaining, proofs);
    }

    /** The same where a proof that the usual solver gives up is put to no other one, but to one of words and floats. */
    public VerifyOptions withoutSecondOpinion() {
        return solver.equals(SolverChoice.usual())
                ? new VerifyOptions(elements, resourceLimit, timeout, smtDump, SolverChoice.ALONE, proveFirst,
                        remaining, proofs)
                : this;
    }

    /** The same in these element theories only, by name. */
    public VerifyOptions in(List<String> theories) {
        return new VerifyOptions(theories, resourceLimit, timeout, smtDump, solver, proveFirst, remaining, proofs);
    }

    /**
     * The same for a rule of which many are checked. A type that it leaves open, and that can be {@code bool},
     * {@code int} or {@code real}, stands for these only. Unless theories are chosen already.
     */
    public VerifyOptions inExactTypes(RuleDeclaration declaration) {
        return elements.isEmpty() ? inSomeOf(EXACT, declaration) : this;
    }

    /** The same in those of the types that the one which the rule leaves open stands for; in all if there are none. */
    public VerifyOptions inSomeOf(Set<ElementType> types, RuleDeclaration declaration) {
        return switch (declaration) {
            case Rule rule -> inSomeOf(types, rule);
            case ListRule list -> inSomeOf(types, list.pattern());
            case IllFormedRule ignored -> this;
        };
    }

    private VerifyOptions inSomeOf(Set<ElementType> types, Rule rule) {
        return in(rule.openType()
                .stream()
                .flatMap(open -> rule.elements().getOrDefault(open.name(), Set.of()).stream())
                .filter(types::contains)
                .map(ElementType::toString)
                .sorted()
                .toList());
    }

    /** The same for whatever a rule is about. */
    VerifyOptions ofAnyElement() {
        return new VerifyOptions(List.of(), resourceLimit, timeout, smtDump, solver, proveFirst, remaining, proofs);
    }

    /** The same where one obligation may cost so many parts of what it might. */
    VerifyOptions sharing(int parts, int of) {
        return new VerifyOptions(elements, Math.max(1, resourceLimit / of * parts),
                timeout.multipliedBy(parts).dividedBy(of), smtDump, solver, proveFirst, remaining, proofs);
    }

    /** The same where one obligation may take so long. */
    public VerifyOptions withTimeout(Duration most) {
        return new VerifyOptions(elements, resourceLimit, most, smtDump, solver, proveFirst, remaining, proofs);
    }
}
