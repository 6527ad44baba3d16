package io.verifyrules.verifier.dialect.linalg;

import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Folded;
import io.verifyrules.verifier.dialect.Size;
import io.verifyrules.verifier.program.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Terms combined with what was there before. */
final class Accumulated {

    private Accumulated() {
    }

    /**
     * The terms combined over some dimensions, beginning with what was there. Sums and products of floats are rounded one by one, so
     * what was there is a term among the others.
     *
     * @param before of the sizes that are left, in their order
     */
    static Denoted of(Monoid monoid, Denoted terms, List<Integer> over, Denoted before, Denotations in) {
        boolean rounds = terms.element() instanceof ElementType.Floating
                && (monoid == Monoid.SUM || monoid == Monoid.PRODUCT);
        if (!rounds || Denotations.written(before).isPresent()
                || terms.dimensions().all().contains(new Size.Known(0))) {
            return Folded.of(monoid, terms, over, before, in);
        }
        List<Integer> kept = IntStream.range(0, terms.rank()).boxed().filter(i -> !over.contains(i)).toList();
        Denoted ordered = in.movement().transposed(terms, Stream.concat(kept.stream(), over.stream()).toList());
        int count = over.stream().map(terms::size).reduce(1, Math::multiplyExact);
        Denoted lines = in.movement().reshaped(ordered, with(before.sizes(), count));
        Denoted first = in.movement().reshaped(before, with(before.sizes(), 1));
        int last = before.rank();
        Denoted all = new Denoted(Concat.of(List.of(first.tensor(), lines.tensor()), in.positions().axis(last)),
                with(before.sizes(), count + 1));
        return Folded.of(monoid, all, List.of(last), first(monoid, terms.element(), in), in);
    }

    /** The previous value, whose elements may not be specified. */
    static Denoted before(Operation operation, Monoid monoid, Denoted before, Denotations in) {
        return before.gaps().isEmpty() || (monoid != Monoid.SUM && monoid != Monoid.PRODUCT)
                ? before
                : in.combinedWith(before, first(monoid, before.element(), in), operation);
    }

    /** The number of which a sum or product with any float is that float: the sum of 0.0 and -0.0 is not -0.0. */
    private static Denoted first(Monoid monoid, ElementType type, Denotations in) {
        if (!(type instanceof ElementType.Floating)) {
            return in.number(monoid == Monoid.SUM ? 0 : 1, type, List.of());
        }
        return monoid == Monoid.SUM
                ? new Denoted(Constant.of(new Element.Written(new Literal.MinusZero(), type, true), Shape.scalar()),
                        List.of())
                : in.number(1, type, List.of());
    }

    private static List<Integer> with(List<Integer> sizes, int last) {
        List<Integer> all = new ArrayList<>(sizes);
        all.add(last);
        return all;
    }
}
