package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Width;
import io.verifyrules.dsl.expr.Arith;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The numbers of bits that a rule leaves open, and at which of them it is claimed.
 *
 * @param open        their names; {@code index} is one where the rule speaks of that type
 * @param nonNegative the widths that must not be negative. Such are the rule's demands, that each type has a bit, that
 *     extended types grow, and that its numbers fit their types
 * @param chosen      the values of those that were open before they got these
 */
public record Widths(Set<String> open, Set<Width> nonNegative, SortedMap<String, Integer> chosen) {

    /** Of a rule that leaves no number of bits open. */
    public static final Widths NONE = new Widths(Set.of(), Set.of());

    private static final String INDEX = Width.INDEX.terms().firstKey();

    /** Up to which number every open one is tried, where something is looked for among small ones. */
    private static final int SMALL = 9;

    /** The widths at which a mistake that is made at wide ones alone is mostly seen. */
    private static final List<Integer> SOME = List.of(10, 12, 15, 16, 17, 20, 24, 31, 32, 33, 48, 63, 64, 65, 127, 128,
            129);

    public Widths {
        open = Collections.unmodifiableSet(new TreeSet<>(open));
        nonNegative = Collections.unmodifiableSet(new LinkedHashSet<>(nonNegative));
        chosen = Collections.unmodifiableSortedMap(new TreeMap<>(chosen));
    }

    private Widths(Set<String> open, Set<Width> nonNegative) {
        this(open, nonNegative, Collections.emptySortedMap());
    }

    /** Of the same rule where those that are open have these values. */
    Widths choosing(Map<String, Integer> values) {
        SortedMap<String, Integer> all = new TreeMap<>(chosen);
        all.putAll(values);
        return new Widths(Set.of(), Set.of(), all);
    }

    /** The least number of bits that has the number among its elements, with a sign or without. */
    public static int leastOf(BigInteger number) {
        return number.signum() < 0 ? number.bitLength() + 1 : Math.max(1, number.bitLength());
    }

    /**
     * Of a rule.
     *
     * @throws IllFormedException if nothing makes the types of the right side ones wherever those of the left side are
     */
    static Widths of(TypedParts rule) {
        List<Width> demanded = rule.preconditions()
                .stream()
                .flatMap(condition -> condition instanceof Condition.OnWidths(Width width)
                        ? Stream.of(width)
                        : Stream.of())
                .toList();
        Widths given = of(List.of(rule.lhs()), demanded).and(of(List.copyOf(rule.assumptions()), List.of()));
        Widths all = given.and(of(List.of(rule.rhs()), List.of()));
        Widths before = given.with(all.open);
        for (Width width : all.nonNegative) {
            if (!before.imply(width)) {
                throw new IllFormedException("the right side is of valid types only where " + demand(width)
                        + ", which is not so" + before.without(width).map(at -> " at " + text(at)).orElse(" everywhere")
                        + "; demand it: requires { " + demand(width) + " }");
            }
        }
        if (all.small().isEmpty() && all.wider().isEmpty()) {
            throw new IllFormedException("no numbers of bits up to " + all.widest() + " meet all that is demanded of "
                    + String.join(", ", all.open));
        }
        return all;
    }

    /** Whether this is at least 0 wherever the rule is claimed. */
    boolean imply(Width width) {
        Set<Width> demands = new LinkedHashSet<>(nonNegative);
        open.forEach(name -> demands.add(Width.named(name).minus(1)));
        if (!speaksOfIndex()) {
            return new WidthPolyhedron(demands).implies(width);
        }
        return Width.OF_INDEX.stream().allMatch(bits -> {
            Set<Width> there = new LinkedHashSet<>(demands);
            there.add(Width.INDEX.minus(bits));
            there.add(Width.of(bits).minus(Width.INDEX));
            return new WidthPolyhedron(there).implies(width);
        });
    }

    /** The narrowest of a few widths at which the rule is claimed though this is negative. */
    private Optional<Map<String, Integer>> without(Width width) {
        return Stream.concat(small().stream(), among(SOME).stream()).filter(values -> width.at(values) < 0).findFirst();
    }

    /** The demand that a number of bits is not negative, in the words of rules: {@code N ge 2}, {@code M ge N + 1}. */
    private static String demand(Width spare) {
        Width less = of(spare, false);
        return of(spare, true) + " ge " + less;
    }

    /** The terms on one side where no term is subtracted. */
    private static Width of(Width spare, boolean added) {
        Width side = Width.of(Math.max(0, added ? spare.offset() : -spare.offset()));
        for (Map.Entry<String, Integer> term : spare.terms().entrySet()) {
            int factor = Math.max(0, added ? term.getValue() : -term.getValue());
            side = side.plus(Width.named(term.getKey()).times(factor));
        }
        return side;
    }

    private static Widths of(List<TensorExpr> roots, Collection<Width> demanded) {
        Set<Width> widths = new LinkedHashSet<>(demanded);
        for (Node part : Graph.of(List.<Node>copyOf(roots)).nodes()) {
            switch (part) {
                case Arith arith -> {
                    widths.addAll(arith.demandedWidths());
                    ofType(arith.type().element(), widths);
                }
                case TensorExpr tensor -> ofType(tensor.type().element(), widths);
                case Element.Written(Literal.Whole whole, ElementType.Signless type, boolean stated) ->
                    widths.add(type.width().minus(leastOf(whole.value())));
                case Element.Written(Literal.Bits bits, ElementType.Signless type, boolean stated) ->
                    widths.addAll(List.of(bits.width(), bits.spareIn(type.width())));
                default -> {
                }
            }
        }
        Set<String> open = new TreeSet<>();
        widths.forEach(width -> open.addAll(width.terms().keySet()));
        return new Widths(open, widths);
    }

    /** Whether the rule is about the type {@code index}, whose width a target chooses. */
    public boolean speaksOfIndex() {
        return open.contains(INDEX);
    }

    /** The names of those that the rule itself leaves open: all but that of {@code index}. */
    public List<String> declared() {
        return open.stream().filter(name -> !name.equals(INDEX)).toList();
    }

    /**
     * Checks that a rule declares what it leaves open.
     *
     * @throws IllFormedException if it does not
     */
    void requireDeclared(Map<String, Named> declared) {
        declared().forEach(name -> Named.ofWidth(name).requireDeclared(declared));
    }

    /**
     * Checks that a rule does not leave an element type open as well: a check closes one in one way at a time.
     *
     * @throws IllFormedException if it does
     */
    void requireNoOpenType(Optional<String> type) {
        if (!open.isEmpty() && type.isPresent()) {
            throw new IllFormedException("this rule leaves the element type " + type.get() + " open, and widths too ("
                    + String.join(", ", open) + "); give all but the integers of MLIR a type");
        }
    }

    private static void ofType(ElementType type, Set<Width> widths) {
        if (type instanceof ElementType.Signless signless) {
            widths.add(signless.width().minus(1));
        }
    }

    private Widths and(Widths that) {
        Set<String> names = new TreeSet<>(open);
        names.addAll(that.open);
        Set<Width> widths = new LinkedHashSet<>(nonNegative);
        widths.addAll(that.nonNegative);
        return new Widths(names, widths);
    }

    private Widths with(Set<String> names) {
        return and(new Widths(names, Set.of()));
    }

    /** Whether the rule is claimed where the open numbers have these values. */
    public boolean allow(Map<String, Integer> values) {
        Integer index = values.get(INDEX);
        return (index == null || Width.OF_INDEX.contains(index))
                && nonNegative.stream().allMatch(width -> width.at(values) >= 0);
    }

    /** The values at which it is claimed among small ones, and those of {@code index}: narrow ones first. */
    public List<Map<String, Integer>> small() {
        List<Integer> few = new ArrayList<>();
        for (int bits = 1; bits <= (open.size() > 2 ? SMALL - 2 : SMALL); bits++) {
            few.add(bits);
        }
        return among(few);
    }

    /** A few values at which it is claimed, narrow ones first, where these are none of the {@link #small()} ones. */
    public List<Map<String, Integer>> wider() {
        List<Map<String, Integer>> all = among(upTo(widest()));
        return all.subList(0, Math.min(SMALL, all.size()));
    }

    private int widest() {
        return open.size() > 2 ? 33 : 130;
    }

    /**
     * All values at which the rule is claimed, narrow ones first, where its demands bound every open number and leave few. Empty where
     * there may be others.
     */
    public Optional<List<Map<String, Integer>>> all() {
        return BoundedWidths.of(this);
    }

    private static List<Integer> upTo(int most) {
        return IntStream.rangeClosed(1, most).boxed().toList();
    }

    /** The widths among these at which a type has so many bits. */
    public Widths having(Width type, int bits) {
        Set<Width> more = new LinkedHashSet<>(nonNegative);
        more.add(type.minus(bits));
        more.add(Width.of(bits).minus(type));
        return new Widths(open, more, chosen);
    }

    /** Whether the other ones demand all that these do, so that they allow no value that these do not. */
    public boolean include(Widths others) {
        return open.equals(others.open) && others.nonNegative.containsAll(nonNegative);
    }

    /** The values at which it is claimed among the given ones, where {@code index} has those of targets: narrow ones first. */
    public List<Map<String, Integer>> among(Collection<Integer> bits) {
        Map<String, List<Integer>> values = new LinkedHashMap<>();
        open.forEach(name -> values.put(name, List.copyOf(bits)));
        return combinations(values);
    }

    /** The values at which it is claimed among the given ones of each open number: narrow ones first. */
    List<Map<String, Integer>> combinations(Map<String, List<Integer>> bits) {
        List<Map<String, Integer>> all = new ArrayList<>(List.of(Map.of()));
        for (Map.Entry<String, List<Integer>> each : bits.entrySet()) {
            String name = each.getKey();
            List<Map<String, Integer>> longer = new ArrayList<>();
            for (Map<String, Integer> values : all) {
                for (int value : name.equals(INDEX) ? List.copyOf(new TreeSet<>(Width.OF_INDEX)) : each.getValue()) {
                    Map<String, Integer> more = new LinkedHashMap<>(values);
                    more.put(name, value);
                    longer.add(Collections.unmodifiableMap(more));
                }
            }
            all = longer;
        }
        return all.stream()
                .filter(this::allow)
                .sorted(java.util.Comparator.comparingInt(
                        (Map<String, Integer> values) -> values.values().stream().mapToInt(Integer::intValue).sum()))
                .toList();
    }

    /** Such as {@code N = 1, M = 2}. */
    public static String text(Map<String, Integer> values) {
        return new TreeMap<>(values).entrySet()
                .stream()
                .map(value -> value.getKey() + " = " + value.getValue())
                .collect(java.util.stream.Collectors.joining(", "));
    }
}
