package io.verifyrules.dsl.element;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The sets of closed element types that operators are defined on. */
public final class ElementTypes {

    public static final Set<ElementType> TRUTHS = Set.of(ElementType.BOOL);
    public static final Set<ElementType> REALS = Set.of(ElementType.REAL);
    /** The type of what a rule counts with: indices and sizes. */
    public static final Set<ElementType> COUNTS = Set.of(ElementType.INT);
    /** The integers of machines. */
    public static final Set<ElementType> MACHINE = all(ElementType.Machine.class::isInstance);
    /** The integers of MLIR, at every width. */
    public static final Set<ElementType> SIGNLESS = Set.of(ElementType.SIGNLESS);
    /** The complex numbers. */
    public static final Set<ElementType> COMPLEX = Set.of(ElementType.COMPLEX);
    /** The types whose elements are added and multiplied. */
    public static final Set<ElementType> RINGS = withAskedFor(
            withComplex(withSignless(type -> !type.equals(ElementType.BOOL))));
    /** Truth values, and what integers of so many bits consist of. */
    public static final Set<ElementType> BITWISE = withSignless(
            type -> type.equals(ElementType.BOOL) || type instanceof ElementType.Machine);
    /** Truth values and the integers of machines: what consists of so many bits and of nothing else. */
    public static final Set<ElementType> BITS = all(
            type -> type.equals(ElementType.BOOL) || type instanceof ElementType.Machine);
    /** All integers. */
    public static final Set<ElementType> INTEGERS = all(
            type -> type.equals(ElementType.INT) || type instanceof ElementType.Machine);
    /** Floating-point numbers of the formats that an open type stands for. */
    public static final Set<ElementType> FLOATS = all(ElementType.Floating.class::isInstance);
    /** Floating-point numbers, those of formats that are asked for among them. */
    public static final Set<ElementType> ALL_FLOATS = withAskedFor(FLOATS);
    /** The types of which the operations of MLIR's {@code arith} are. */
    public static final Set<ElementType> OF_ARITH = withSignless(ElementType.Floating.class::isInstance);
    /** Numbers of which a fraction is one. */
    public static final Set<ElementType> FRACTIONS = withAskedFor(
            all(type -> type.equals(ElementType.REAL) || type instanceof ElementType.Floating));
    /** Numbers of which a quotient leaves a remainder. */
    public static final Set<ElementType> DIVIDED = withAskedFor(
            all(type -> INTEGERS.contains(type) || type instanceof ElementType.Floating));
    public static final Set<ElementType> NUMBERS = withAskedFor(all(type -> !type.equals(ElementType.BOOL)));
    /** Numbers that are added, multiplied and divided, each by one operator. */
    public static final Set<ElementType> ARITHMETIC = withComplex(NUMBERS);
    /** Numbers that have square roots. */
    public static final Set<ElementType> ROOTS = withComplex(FRACTIONS);
    /** The types whose elements come one before another: false before true, and numbers. */
    public static final Set<ElementType> ORDERED = withAskedFor(all(type -> true));
    /**
     * The types of which one of any two elements is the greater one, or both are the same. Zeros of floats differ,
     * and have no order.
     */
    public static final Set<ElementType> TOTALLY_ORDERED = all(type -> !(type instanceof ElementType.Floating));
    /** Numbers that are as large as one likes, beside which infinities may stand. */
    public static final Set<ElementType> UNBOUNDED = Set.of(ElementType.INT, ElementType.REAL);
    /** Numbers that may be infinite. */
    public static final Set<ElementType> INFINITE = with(
            all(type -> UNBOUNDED.contains(type) || type instanceof ElementType.Floating),
            format -> !format.isFinite());
    public static final Set<ElementType> ALL = all(type -> true);
    /** The types in which it can be told whether two elements are equal. */
    public static final Set<ElementType> EQUATED = withComplex(ORDERED);

    /** The types with elements of their own that an open type stands for only where that is said. */
    public static final List<ElementType> ASKED_FOR = Stream
            .concat(FloatFormat.ASKED_FOR.stream().map(ElementType.Floating::new), Stream.of(ElementType.COMPLEX))
            .toList();

    private ElementTypes() {
    }

    /**
     * The types that a rule can be claimed for: all closed types, those that are asked for, and floats of every
     * format at once.
     */
    public static List<ElementType> claimable() {
        return Stream.of(ElementType.closed(), ASKED_FOR, List.of(ElementType.FLOAT)).flatMap(List::stream).toList();
    }

    /** Whether an operator on these types is a function that numbers which are not whole have, and integers have not. */
    public static boolean haveFractions(Set<ElementType> types) {
        return types.contains(ElementType.REAL) && !types.contains(ElementType.INT);
    }

    /** The integers of MLIR of the name, such as {@code i8}, {@code index} or {@code i(N + 1)}. */
    public static Optional<ElementType.Signless> signless(String name) {
        if (name.equals("index")) {
            return Optional.of(new ElementType.Signless(Width.INDEX));
        }
        String bits = name.startsWith("i(") && name.endsWith(")") ? name.substring(2, name.length() - 1) : "";
        if (!bits.isEmpty()) {
            return Width.parsed(bits).filter(width -> width.fixed().isEmpty()).map(ElementType.Signless::new);
        }
        return name.matches("i[1-9][0-9]{0,3}")
                ? Optional.of(new ElementType.Signless(Width.of(Integer.parseInt(name.substring(1)))))
                : Optional.empty();
    }

    /** The type that a type stands for where the open type stands for the given one. */
    public static ElementType resolved(ElementType type, ElementType open) {
        return switch (type) {
            case ElementType.Open ignored -> open;
            case ElementType.Tuple tuple -> tuple.with(component -> resolved(component, open));
            default -> type;
        };
    }

    /** The element at one end of the order of a type: an infinity, where numbers are not bounded or a format has these. */
    public static Literal end(ElementType type, boolean greatest) {
        return switch (type) {
            case ElementType.Machine machine -> new Literal.Whole(greatest ? machine.greatest() : machine.least());
            case ElementType.Floating(FloatFormat format) when format.isFinite() ->
                new Literal.Whole(greatest ? format.greatestNumber() : format.greatestNumber().negate());
            default -> new Literal.Infinity(greatest);
        };
    }

    /** The type of floats that programs of MLIR and StableHLO call so. */
    public static Optional<ElementType.Floating> ofProgram(String name) {
        return FloatFormat.ofProgram(name).map(ElementType.Floating::new);
    }

    /** The types that a type is made of: the components of tuples, or itself. */
    public static List<ElementType> parts(ElementType type) {
        return type instanceof ElementType.Tuple(List<ElementType> components) ? components : List.of(type);
    }

    /** The type that operators are said to be defined on where they are defined on this one. */
    public static ElementType representative(ElementType type) {
        return switch (type) {
            case ElementType.Signless ignored -> ElementType.SIGNLESS;
            case ElementType.Floating floating when !FloatFormat.ALL.contains(floating.format())
                    && !floating.format().isFinite() ->
                new ElementType.Floating(FloatFormat.F16);
            default -> type;
        };
    }

    private static Set<ElementType> withSignless(Predicate<ElementType> wanted) {
        Set<ElementType> types = new LinkedHashSet<>(all(wanted));
        types.add(ElementType.SIGNLESS);
        return Collections.unmodifiableSet(types);
    }

    /** Operators that round are defined on formats that are asked for; those on floats alone, of MLIR or on bits, are not. */
    private static Set<ElementType> withAskedFor(Set<ElementType> others) {
        return with(others, format -> true);
    }

    private static Set<ElementType> with(Set<ElementType> others, Predicate<FloatFormat> askedFor) {
        Set<ElementType> types = new LinkedHashSet<>(others);
        FloatFormat.ASKED_FOR.stream().filter(askedFor).map(ElementType.Floating::new).forEach(types::add);
        return Collections.unmodifiableSet(types);
    }

    private static Set<ElementType> withComplex(Set<ElementType> others) {
        Set<ElementType> types = new LinkedHashSet<>(others);
        types.add(ElementType.COMPLEX);
        return Collections.unmodifiableSet(types);
    }

    private static Set<ElementType> all(Predicate<ElementType> wanted) {
        return Collections.unmodifiableSet(new LinkedHashSet<>(ElementType.closed().stream().filter(wanted).toList()));
    }

    /** The types of numbers among which the quotient is; the denominator is above 0. */
    static Set<ElementType> thatHave(BigInteger numerator, BigInteger denominator) {
        boolean whole = numerator.mod(denominator).signum() == 0;
        Set<ElementType> types = withComplex(withSignless(type -> switch (type) {
            case ElementType.Machine machine -> whole && machine.contains(numerator.divide(denominator));
            case ElementType.Floating floating -> floating.format().bitsOf(numerator, denominator).isPresent();
            case ElementType.Signless ignored -> whole;
            case ElementType.Int ignored -> whole;
            case ElementType.Real ignored -> true;
            case ElementType.Complex ignored -> true;
            case ElementType.Bool ignored -> false;
            case ElementType.AnyFormat ignored -> false;
            case ElementType.Tuple ignored -> false;
            case ElementType.Open ignored -> false;
            case ElementType.Undecided ignored -> false;
        }));
        return with(types, format -> format.bitsOf(numerator, denominator).isPresent());
    }

    /** The types as people list them, such as {@code int or real or s4 .. u64}: those of a family are one where all are there. */
    public static String text(Collection<ElementType> types, String between) {
        boolean machine = types.containsAll(MACHINE);
        boolean floats = types.containsAll(FLOATS);
        List<String> names = new ArrayList<>(types.stream()
                .filter(type -> !machine || !(type instanceof ElementType.Machine))
                .filter(type -> !floats || !(type instanceof ElementType.Floating))
                .map(type -> type.equals(ElementType.SIGNLESS) ? "i1 .. i64" : type.toString())
                .sorted()
                .toList());
        if (machine) {
            names.add("s4 .. u64");
        } else {
            Stream.of(ElementFamily.SIGNED, ElementFamily.UNSIGNED)
                    .filter(family -> types.containsAll(family.types()))
                    .forEach(family -> {
                        names.removeAll(family.types().stream().map(ElementType::toString).toList());
                        names.add(family == ElementFamily.SIGNED ? "s4 .. s64" : "u4 .. u64");
                    });
        }
        if (floats) {
            names.add("f16 .. f64");
        }
        return String.join(between, names);
    }
}
