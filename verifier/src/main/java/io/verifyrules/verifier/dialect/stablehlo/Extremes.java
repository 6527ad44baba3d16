package io.verifyrules.verifier.dialect.stablehlo;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ArgExtreme;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Component;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Zip;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Folded;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Reductions to the greatest or least value and its place. Their body only compares values with values and places with
 * places, and chooses. So its results for each order of two of them are its results for all. That is tried.
 */
final class Extremes {

    /** The operations that neither compute an element nor mix values with places. */
    private static final Set<String> CHOOSING = Set.of("stablehlo.compare", "stablehlo.select", "stablehlo.and",
            "stablehlo.or", "stablehlo.not", "stablehlo.minimum", "stablehlo.maximum", "stablehlo.return");

    /** Of integers these are about bits, which say more than the order does. */
    private static final Set<String> OF_TRUTHS = Set.of("stablehlo.and", "stablehlo.or", "stablehlo.not");

    private Extremes() {
    }

    /** The values and places of both results; empty where the body is another one. */
    static Optional<List<Denoted>> reduced(Operation operation, List<Denoted> operands, List<Integer> over,
            Denotations in) {
        Denoted values = operands.get(0);
        Denoted places = operands.get(1);
        if (!isOrdered(values.element()) || !(places.element() instanceof ElementType.Machine) || over.isEmpty()
                || over.stream().anyMatch(i -> values.size(i) == 0) || !onlyChooses(operation)) {
            return Optional.empty();
        }
        return Stream.of(ArgExtreme.values())
                .filter(extreme -> isBody(operation, extreme, values.element(), places.element(), in))
                .findFirst()
                .map(extreme -> reduced(extreme, values, places, operands.subList(2, 4), over, in));
    }

    /** Reals are ordered totally; floats are not. */
    private static boolean isOrdered(ElementType element) {
        return element instanceof ElementType.Machine || element instanceof ElementType.Real;
    }

    /** Whether each step compares or chooses among values, or among places, or among truth values. */
    private static boolean onlyChooses(Operation operation) {
        Block block = Bodies.block(operation);
        if (block.arguments().size() != 4) {
            return false;
        }
        Set<Value> values = new HashSet<>(List.of(block.arguments().get(0), block.arguments().get(2)));
        Set<Value> places = new HashSet<>(List.of(block.arguments().get(1), block.arguments().get(3)));
        Set<Value> truths = new HashSet<>();
        for (Operation step : block.operations()) {
            if (!CHOOSING.contains(step.name())) {
                return false;
            }
            if (step.results().isEmpty()) {
                return values.contains(step.operands().get(0)) && places.contains(step.operands().get(1));
            }
            List<Value> operands = step.operands();
            boolean choice = step.name().equals("stablehlo.select");
            if (choice && !truths.contains(operands.getFirst())) {
                return false;
            }
            List<Value> used = choice ? operands.subList(1, operands.size()) : operands;
            Optional<Set<Value>> among = (OF_TRUTHS.contains(step.name())
                    ? Stream.of(truths)
                    : Stream.of(values, places, truths)).filter(kind -> kind.containsAll(used)).findFirst();
            if (among.isEmpty()) {
                return false;
            }
            (step.name().equals("stablehlo.compare") ? truths : among.get()).addAll(step.results());
        }
        return false;
    }

    /** Whether the body gives what the reduction does, for each order of two values and of two places. */
    private static boolean isBody(Operation operation, ArgExtreme extreme, ElementType values, ElementType places,
            Denotations in) {
        for (int some = 0; some < 3; some++) {
            for (int other = 0; other < 3; other++) {
                if (!agrees(operation, extreme, values, places, some, other, in)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean agrees(Operation operation, ArgExtreme extreme, ElementType values, ElementType places,
            int some, int other, Denotations in) {
        List<Denoted> arguments = List.of(in.number(1, values, List.of()), in.number(1, places, List.of()),
                in.number(some, values, List.of()), in.number(other, places, List.of()));
        List<Denoted> results;
        try {
            results = ElementBodies.applied(operation, arguments, List.of(), in);
        } catch (NotDenoted unknown) {
            return false;
        }
        boolean first = extreme == ArgExtreme.MAX ? 1 > some : 1 < some;
        int place = some == 1 ? Math.min(1, other) : first ? 1 : other;
        return isNumber(results.get(0), first ? 1 : some, in) && isNumber(results.get(1), place, in);
    }

    private static boolean isNumber(Denoted scalar, int number, Denotations in) {
        Denoted same = scalar.with(
                Compare.of(Relation.EQ, scalar.tensor(), in.number(number, scalar.element(), List.of()).tensor()));
        return in.truth(same).orElse(false);
    }

    private static List<Denoted> reduced(ArgExtreme extreme, Denoted values, Denoted places, List<Denoted> initial,
            List<Integer> over, Denotations in) {
        List<Integer> kept = IntStream.range(0, values.rank()).boxed().filter(i -> !over.contains(i)).toList();
        List<Integer> sizes = kept.stream().map(values::size).toList();
        TensorExpr pairs = Reduce.of(extreme, Zip.of(List.of(values.tensor(), places.tensor())),
                in.positions().axes(over), Optional.empty(), BoundIndices.unnamed());
        Denoted value = in.movement().numbered(Component.of(pairs, 0), in.positions().axes(kept), sizes);
        Denoted place = in.movement().numbered(Component.of(pairs, 1), in.positions().axes(kept), sizes);
        Optional<Element> written = Denotations.written(initial.getFirst());
        boolean beyond = values.element() instanceof ElementType.Real
                && written.filter(each -> Folded.isNeutral(extreme.ofValues(), each, values.element())).isPresent();
        if (beyond) {
            return List.of(value, place);
        }
        TensorExpr otherValue = in.movement().repeated(initial.get(0), sizes).tensor();
        TensorExpr otherPlace = in.movement().repeated(initial.get(1), sizes).tensor();
        Relation better = extreme == ArgExtreme.MAX ? Relation.GT : Relation.LT;
        TensorExpr least = Binary.of(BinaryOperator.MIN, place.tensor(), otherPlace);
        TensorExpr chosen = Select.of(Compare.of(better, value.tensor(), otherValue), place.tensor(),
                Select.of(Compare.of(better, otherValue, value.tensor()), otherPlace, least));
        return new ArrayList<>(List.of(value.with(Binary.of(extreme.ofValues().operator(), value.tensor(), otherValue)),
                place.with(chosen)));
    }
}
