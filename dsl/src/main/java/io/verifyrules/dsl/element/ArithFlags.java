package io.verifyrules.dsl.element;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The flags that an operation has, in their order. */
public record ArithFlags(Set<ArithFlag> flags) implements Word {

    /** No flag. */
    public static final ArithFlags NONE = new ArithFlags(Set.of());

    public ArithFlags {
        Set<ArithFlag> own = EnumSet.noneOf(ArithFlag.class);
        own.addAll(flags);
        if (own.stream().filter(ArithFlag::isRounding).count() > 1) {
            throw new IllFormedException("one operation rounds in one way, found " + own);
        }
        flags = Collections.unmodifiableSet(own);
    }

    /** Some of the flags that an operation may have, in all ways. */
    public static List<ArithFlags> among(Collection<ArithFlag> allowed) {
        List<ArithFlags> all = new ArrayList<>(List.of(NONE));
        for (ArithFlag flag : allowed) {
            for (ArithFlags some : List.copyOf(all)) {
                if (flag.isRounding() && some.rounding().isPresent()) {
                    continue;
                }
                Set<ArithFlag> more = EnumSet.of(flag);
                more.addAll(some.flags);
                all.add(new ArithFlags(more));
            }
        }
        return all;
    }

    /** The flag that says how the result is rounded, if it is not to nearest, ties to even. */
    public Optional<ArithFlag> rounding() {
        return flags.stream().filter(ArithFlag::isRounding).findFirst();
    }

    /** The flags that license rewrites. */
    public Set<ArithFlag> licences() {
        return flags.stream().filter(ArithFlag::isLicence).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** The flags that say something of elements. */
    public ArithFlags ofElements() {
        return licences().isEmpty()
                ? this
                : new ArithFlags(flags.stream().filter(flag -> !flag.isLicence()).collect(Collectors.toSet()));
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
