package io.verifyrules.dsl.element;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The flags that an operation has, in their order. */
public record ArithFlags(Set<ArithFlag> flags) implements Word {

    /** No flag. */
    public static final ArithFlags NONE = new ArithFlags(Set.of());

    public ArithFlags {
        Set<ArithFlag> own = EnumSet.noneOf(ArithFlag.class);
        own.addAll(flags);
        flags = Collections.unmodifiableSet(own);
    }

    /** Some of the flags that an operation may have, in all ways. */
    public static List<ArithFlags> among(Collection<ArithFlag> allowed) {
        List<ArithFlags> all = new ArrayList<>(List.of(NONE));
        for (ArithFlag flag : allowed) {
            for (ArithFlags some : List.copyOf(all)) {
                Set<ArithFlag> more = EnumSet.of(flag);
                more.addAll(some.flags);
                all.add(new ArithFlags(more));
            }
        }
        return all;
    }

    /** Whether the flag is one of them. */
    public boolean has(ArithFlag flag) {
        return flags.contains(flag);
    }

    /** The flags one after the other; {@code none} where there are none. */
    @Override
    public String symbol() {
        return flags.isEmpty() ? "none" : flags.stream().map(ArithFlag::symbol).collect(Collectors.joining(" "));
    }

    @Override
    public String toString() {
        return symbol();
    }
}
