package io.verifyrules.verifier.lift;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import io.verifyrules.verifier.verify.RuleVerifier;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Asks the verifier about rules that are made of one pattern.
 *
 * @param name the name of the rules
 */
record Trial(RuleVerifier verifier, VerifyOptions options, NumberPattern pattern, String name) {

    private static final ElementType FIRST_FLOAT = ElementType.closed("f32").orElseThrow();

    /** The answer of the verifier. */
    sealed interface Answer {

        /** The rule is right in the element type that was asked about. */
        record Right(Rule rule) implements Answer {}

        /** It is wrong on an instance that the interpreter confirmed. */
        record Wrong(RuleInstance instance) implements Answer {}

        /** It is neither, or no rule at all. */
        record Open(String reason) implements Answer {}
    }

    /** The answer on the rule in one element type, in which most is decided soonest. */
    Answer of(Generality generality) {
        return switch (made(generality)) {
            case IllFormedRule ill -> new Answer.Open(ill.diagnostic().message());
            case ListRule list -> throw new IllegalStateException(list + " was not made of a pair");
            case Rule rule -> {
                ElementType exact = exact(rule, generality);
                List<String> in = exact.equals(ElementType.OPEN) ? List.of() : List.of(exact.toString());
                yield answer(rule, verifier.verify(rule, options.in(in)));
            }
        };
    }

    /** The rule; empty where it is ill-formed. */
    Optional<Rule> rule(Generality generality) {
        return made(generality) instanceof Rule rule ? Optional.of(rule) : Optional.empty();
    }

    /**
     * The element types in which the rule is proved; the open type stands for all at once. One format of floats is looked at first: a rule
     * that is not proved there is seldom proved in others.
     */
    Set<ElementType> proved(Rule rule) {
        Set<ElementType> about = about(rule);
        if (about.isEmpty()) {
            return of(rule, List.of()) ? Set.of(ElementType.OPEN) : Set.of();
        }
        Set<ElementType> proved = new LinkedHashSet<>();
        boolean floats = !about.contains(FIRST_FLOAT) || isProved(rule, FIRST_FLOAT);
        for (ElementType type : about) {
            boolean skipped = type instanceof ElementType.Floating && !floats;
            if (!skipped && (type.equals(FIRST_FLOAT) || isProved(rule, type))) {
                proved.add(type);
            }
        }
        return proved;
    }

    /** Whether these are all types that the rule is about. */
    boolean isAll(Rule rule, Set<ElementType> proved) {
        Set<ElementType> about = about(rule);
        return about.isEmpty() ? proved.contains(ElementType.OPEN) : proved.containsAll(about);
    }

    /** Whether the rule is claimed for elements of a type. */
    static boolean isAbout(Rule rule, ElementType type) {
        return about(rule).isEmpty() || about(rule).contains(type);
    }

    private static Set<ElementType> about(Rule rule) {
        return rule.elements().getOrDefault(ElementType.OPEN.toString(), Set.of());
    }

    private boolean isProved(Rule rule, ElementType type) {
        return of(rule, List.of(type.toString()));
    }

    private boolean of(Rule rule, List<String> types) {
        List<RuleResult> results = verifier.verify(rule, options.in(types));
        return !results.isEmpty() && results.stream().allMatch(each -> each.verdict() instanceof Verdict.Verified);
    }

    private RuleDeclaration made(Generality generality) {
        try {
            return RuleMaking.of(pattern, generality, name);
        } catch (ArithmeticException large) {
            throw new NotLifted("a number is beyond 64 bits");
        }
    }

    private static Answer answer(Rule rule, List<RuleResult> results) {
        Optional<Answer> other = results.stream().<Answer>mapMulti((result, answers) -> {
            switch (result.verdict()) {
                case Verdict.Verified ignored -> {
                }
                case Verdict.Refuted refuted -> answers.accept(new Answer.Wrong(refuted.instance()));
                case Verdict.Unknown unknown -> answers.accept(new Answer.Open(unknown.reason()));
                case Verdict.Vacuous vacuous -> answers.accept(new Answer.Open(vacuous.reason()));
                case Verdict.IllFormed ill -> answers.accept(new Answer.Open(ill.diagnostic().message()));
            }
        }).findFirst();
        return other.orElseGet(() -> results.isEmpty()
                ? new Answer.Open("the rule is about no element type")
                : new Answer.Right(rule));
    }

    /** The type of exact numbers that is like the opened one, where the rule is about it; the open type where any elements do. */
    static ElementType exact(Rule rule, Generality generality) {
        if (generality.opened().isEmpty()) {
            return ElementType.OPEN;
        }
        Set<ElementType> accepted = rule.elements().getOrDefault(ElementType.OPEN.toString(), Set.of());
        ElementType exact = switch (generality.opened().get()) {
            case ElementType.Bool ignored -> ElementType.BOOL;
            case ElementType.Machine ignored -> ElementType.INT;
            case ElementType.Int ignored -> ElementType.INT;
            default -> ElementType.REAL;
        };
        return accepted.contains(exact) ? exact : accepted.stream().findFirst().orElse(ElementType.OPEN);
    }
}
