package io.verifyrules.verifier.verdict;

import java.util.stream.Stream;

/** The way in which an obligation was settled. */
public sealed interface Settlement {

    /** The beginning of the text that tells ranks. */
    String AT = "at ranks ";

    /** The beginning where that is so in every floating-point format. */
    String IN_EVERY_FORMAT = "in every format, ";

    /** Of a rule without rank classes. */
    String NONE = "none";

    /** Simplifying left nothing to prove, and no solver was asked. */
    record Simplified() implements Settlement {}

    /** On one lane, for all ranks at once. */
    record LaneWise() implements Settlement {}

    /** The reductions of both sides were matched, for all ranks and sizes at once. */
    record ReductionsMatched() implements Settlement {}

    /** At ranks that suffice for all, such as {@code c=2, d=0}. */
    record AtRanks(String ranks) implements Settlement {}

    /** At such ranks, by what every floating-point format has. */
    record InEveryFormat(String ranks) implements Settlement {}

    /** By the interpreter, which saw the sides differ on an instance. */
    record OnInstances() implements Settlement {}

    /** By the prover, where the claims before it are taken for granted, or not at all. */
    record GivenOthers() implements Settlement {}

    /** Such as {@code lane-wise}. */
    default String text() {
        return switch (this) {
            case Simplified ignored -> "simplified";
            case LaneWise ignored -> "lane-wise";
            case ReductionsMatched ignored -> "reductions matched";
            case AtRanks(String ranks) -> AT + (ranks.isEmpty() ? NONE : ranks);
            case InEveryFormat(String ranks) -> IN_EVERY_FORMAT + new AtRanks(ranks).text();
            case OnInstances ignored -> "random instances";
            case GivenOthers ignored -> "given the claims before";
        };
    }

    /** The settlement that has the text. */
    static Settlement of(String text) {
        return Stream
                .of(new Simplified(), new LaneWise(), new ReductionsMatched(), new OnInstances(), new GivenOthers())
                .filter(settlement -> settlement.text().equals(text))
                .findFirst()
                .orElseGet(() -> {
                    if (text.startsWith(IN_EVERY_FORMAT)
                            && of(text.substring(IN_EVERY_FORMAT.length())) instanceof AtRanks(String ranks)) {
                        return new InEveryFormat(ranks);
                    }
                    if (!text.startsWith(AT)) {
                        throw new IllegalArgumentException("no way to settle an obligation: " + text);
                    }
                    String ranks = text.substring(AT.length());
                    return new AtRanks(ranks.equals(NONE) ? "" : ranks);
                });
    }
}
