package io.verifyrules.verifier.report;

import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.proof.Conclusion;
import io.verifyrules.verifier.proof.Proof;
import io.verifyrules.verifier.proof.ProofStep;
import io.verifyrules.verifier.proof.SideCondition;
import io.verifyrules.verifier.proof.StepKind;
import io.verifyrules.verifier.proof.Summand;
import io.verifyrules.verifier.term.ReadableTerms;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The steps of proofs in lines, the steps that one rests on below it. */
final class ProofText {

    /** A tree with more lines is told in part. */
    private static final int LINES = 24;
    private static final int WIDTH = 100;
    private static final String LEFT_OUT = " ..";

    private final ReadableTerms names = new ReadableTerms();
    private final Set<ProofStep> told = new HashSet<>();
    private final List<String> lines = new ArrayList<>();
    private int leftOut;

    private ProofText() {
    }

    /** The proofs of a result, claim by claim. */
    static List<String> lines(List<Proof> proofs) {
        List<String> all = new ArrayList<>();
        for (Proof proof : proofs) {
            String where = proofs.size() > 1 ? " in " + proof.theory() : "";
            for (Proof.ProvedClaim claim : proof.claims()) {
                if (claim.step().premises().isEmpty()) {
                    continue;
                }
                all.add("proof of '" + claim.name() + "'" + where);
                ProofText text = new ProofText();
                text.tell(claim.step(), 1, false);
                all.addAll(text.lines);
                if (text.leftOut > 0) {
                    all.add("  and " + text.leftOut + " more " + (text.leftOut == 1 ? "step" : "steps")
                            + "; --proof FILE has them all");
                }
            }
        }
        return all;
    }

    /** @param alone whether the steps below are told by their number alone */
    private void tell(ProofStep step, int depth, boolean alone) {
        if (lines.size() >= LINES) {
            leftOut += (int) step.all().stream().filter(told::add).count();
            return;
        }
        if (!told.add(step)) {
            lines.add("  ".repeat(depth) + step.kind().text() + ": as above");
            return;
        }
        lines.add("  ".repeat(depth) + step.kind().text() + ": " + cut(text(step.conclusion().conclusion()))
                + by(step.laws()) + settled(alone ? conditions(step) : step.conditions()));
        if (alone || isRewriting(step.kind())) {
            step.all().forEach(told::add);
        } else {
            step.premises().forEach(premise -> tell(premise, depth + 1, isOfTerms(step.kind())));
        }
    }

    /** The parts of a rewriting show in its terms. */
    private static boolean isRewriting(StepKind kind) {
        return kind == StepKind.SIMPLIFIED || kind == StepKind.COMBINATION;
    }

    /** Side conditions of terms are many, and of one kind. */
    private static boolean isOfTerms(StepKind kind) {
        return switch (kind) {
            case PAIRED, COVERED, ABSORBED, EMPTY_TERM, EMPTY_REDUCTIONS, KNOWN_ELEMENTS, SORTED_LINES -> true;
            default -> false;
        };
    }

    private static List<SideCondition> conditions(ProofStep step) {
        return step.all().stream().flatMap(each -> each.conditions().stream()).toList();
    }

    private static String cut(String text) {
        return text.length() <= WIDTH ? text : text.substring(0, WIDTH) + LEFT_OUT;
    }

    private static String by(Set<TypeLaw> laws) {
        return laws.isEmpty()
                ? ""
                : ", by " + new TreeSet<>(laws).stream().map(TypeLaw::toString).collect(Collectors.joining("; "));
    }

    private static String settled(List<SideCondition> conditions) {
        List<String> parts = new ArrayList<>();
        int lanes = 0;
        for (SideCondition condition : conditions) {
            switch (condition) {
                case SideCondition.Entailed entailed -> lanes += entailed.queries().size();
                case SideCondition.AtRanks at -> parts.add(at.ranks().isEmpty() ? "one query" : "at " + ranks(at));
                case SideCondition.RanksSuffice ignored -> {
                }
            }
        }
        if (lanes > 0) {
            parts.add(lanes + (lanes == 1 ? " question" : " questions") + " about a lane");
        }
        return parts.isEmpty() ? "" : ", " + String.join(", ", parts);
    }

    private static String ranks(SideCondition.AtRanks at) {
        return at.ranks()
                .entrySet()
                .stream()
                .map(entry -> entry.getKey() + "="
                        + entry.getValue().stream().map(Object::toString).collect(Collectors.joining(" or ")))
                .collect(Collectors.joining(" "));
    }

    private String text(Conclusion conclusion) {
        return switch (conclusion) {
            case Conclusion.Holds(Truth truth) -> names.of(truth);
            case Conclusion.SameElement(var left, var right) -> bracketed(left) + " = " + bracketed(right);
            case Conclusion.RefinedElement(var left, var right) -> bracketed(left) + " refined by " + bracketed(right);
            case Conclusion.SameTruth(Truth before, Truth after) -> names.of(before) + " = " + names.of(after);
            case Conclusion.SameCombination(var reducer, var left, var right) ->
                reducer + " of " + text(left) + " = " + reducer + " of " + text(right);
            case Conclusion.Paired paired -> text(paired.left()) + " = " + text(paired.right());
        };
    }

    /** A choice in brackets: the equals sign would seem to stand in its last branch. */
    private String bracketed(ValueTerm term) {
        return term instanceof ValueTerm.If ? "(" + names.of(term) + ")" : names.of(term);
    }

    private String text(List<Summand> all) {
        return all.stream().map(this::text).collect(Collectors.joining("; ", "{", "}"));
    }

    private String text(Summand summand) {
        List<String> product = new ArrayList<>();
        if (!summand.coefficient().equals(BigInteger.ONE) || summand.factors().isEmpty()) {
            product.add(summand.coefficient().toString());
        }
        summand.factors().forEach(factor -> product.add(names.of(factor)));
        return String.join(" * ", product)
                + (summand.indices().isEmpty()
                        ? ""
                        : " over " + summand.indices().stream().map(names::of).collect(Collectors.joining(", ")))
                + (summand.guard().equals(Truth.TRUE) ? "" : " with " + names.of(summand.guard()));
    }
}
