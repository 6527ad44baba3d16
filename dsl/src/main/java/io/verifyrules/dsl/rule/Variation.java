package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The rule that the body of a declaration makes this time: the rule itself, or one of the variants that stand in it.
 * The body is run once for each. In the run for a variant its block is run where it stands, and the others are passed
 * over.
 */
final class Variation {

    /** A variant as it stands in the body. */
    record Call(int number, String base, String name, Variant.Kind kind, String because, SourcePosition position) {}

    private final Supplier<SourcePosition> here;
    private final Optional<Call> wanted;
    private final Map<String, RankClass> rankClasses;
    private final List<Call> calls = new ArrayList<>();
    private boolean inBlock;
    private boolean reached;

    private Variation(Supplier<SourcePosition> here, Optional<Call> wanted, Map<String, RankClass> rankClasses) {
        this.here = here;
        this.wanted = wanted;
        this.rankClasses = rankClasses;
    }

    /** The run for the rule itself; {@code here} says where the body is. */
    static Variation none(Supplier<SourcePosition> here) {
        return new Variation(here, Optional.empty(), new HashMap<>());
    }

    /** The run for a variant, with the rank classes of the rule, so that both speak of the same ones. */
    Variation of(Call call) {
        return new Variation(here, Optional.of(call), rankClasses);
    }

    /**
     * A rank class: that of the rule, so that a variant can be compared with it, unless the variant declares another
     * one by that name. The declarations of a variant are its own, and no other run knows them.
     */
    RankClass rankClass(String name, RankClass.RankBound bound) {
        RankClass known = rankClasses.get(name);
        if (known != null && known.bound() == bound) {
            return known;
        }
        RankClass rankClass = new RankClass(name, bound);
        if (wanted.isEmpty()) {
            rankClasses.put(name, rankClass);
        }
        return rankClass;
    }

    /** Comes to a variant in the body. */
    void variant(String base, Variant.Kind kind, String name, String because, Runnable block) {
        if (inBlock) {
            throw new IllFormedException(kind.word()
                    + ": variants do not stand in variants; let each of them stand in the " + "rule itself");
        }
        Call call = new Call(calls.size(), base, name, kind, because, here.get());
        calls.add(call);
        if (wanted.isPresent() && wanted.get().number() == call.number()) {
            reached = true;
            inBlock = true;
            block.run();
            inBlock = false;
        }
    }

    /** The variants that the body was found to have. */
    List<Call> calls() {
        return List.copyOf(calls);
    }

    /** The variant that is made in this run. */
    Optional<Call> wanted() {
        return wanted;
    }

    /** Where the body is just now, in the run for the rule itself. */
    Optional<SourcePosition> place() {
        return wanted.isEmpty() ? Optional.of(here.get()) : Optional.empty();
    }

    /** Whether this is said by the variant that is made, rather than by the rule. */
    boolean inBlock() {
        return inBlock;
    }

    /** Checks that the body came to the variant for which it was run. */
    void requireReached() {
        if (wanted.isPresent() && !reached) {
            throw new IllFormedException("the variant '" + wanted.get().name()
                    + "' does not stand in the rule when it is read again; a rule says the same each time");
        }
    }
}
