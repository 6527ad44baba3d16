package io.verifyrules.dsl.graph;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A node that remembers its hash code and is compared graph against graph. So neither costs more because its parts are
 * used in several places.
 */
public abstract class SharedNode implements Node {

    private static final int SHOWN_LEVELS = 4;

    private final Object own;
    private final List<Node> parts;
    private final int hash;
    private final long writtenOut;

    protected SharedNode(Object own, List<? extends Node> parts) {
        this.own = own;
        this.parts = List.copyOf(parts);
        this.hash = 31 * (31 * getClass().getName().hashCode() + own.toString().hashCode()) + this.parts.hashCode();
        this.writtenOut = writtenOut(1, this.parts);
    }

    @Override
    public final List<Node> parts() {
        return parts;
    }

    @Override
    public final Object own() {
        return own;
    }

    /** The number of nodes when the term is written out; {@link Long#MAX_VALUE} for all larger numbers. */
    public final long writtenOut() {
        return writtenOut;
    }

    private static long writtenOut(long sum, List<? extends Node> parts) {
        long all = sum;
        for (Node part : parts) {
            long size = part instanceof SharedNode shared ? shared.writtenOut : writtenOut(1, part.parts());
            all = all > Long.MAX_VALUE - size ? Long.MAX_VALUE : all + size;
        }
        return all;
    }

    @Override
    public final int hashCode() {
        return hash;
    }

    @Override
    public final boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof SharedNode node && hash == node.hash && new GraphEquality().equal(this, node));
    }

    /** A few levels of the term, with {@code ..} for what is below. */
    @Override
    public final String toString() {
        return shown(this, SHOWN_LEVELS);
    }

    private static String shown(Node node, int levels) {
        if (!(node instanceof SharedNode shared)) {
            return node.toString();
        }
        return levels == 0
                ? ".."
                : shared.own + shared.parts.stream()
                        .map(part -> shown(part, levels - 1))
                        .collect(Collectors.joining(", ", "(", ")"));
    }
}
