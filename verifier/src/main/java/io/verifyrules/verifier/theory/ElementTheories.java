package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.ElementFamily;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.rule.FloatReading;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The element theories by name and by type. */
public final class ElementTheories {

    /** Every theory; a new one is registered here. */
    private static final List<ElementTheory> ALL = Stream
            .of(Stream.of(new AnyTheory(), new BoolTheory(), new IntTheory(), new RealTheory(), new ComplexTheory()),
                    ElementTypes.MACHINE.stream().map(type -> new MachineTheory((ElementType.Machine) type)),
                    ElementTypes.ALL_FLOATS.stream().map(type -> ofFloats((ElementType.Floating) type)),
                    Stream.of(new FormatsTheory()))
            .<ElementTheory>flatMap(theories -> theories)
            .toList();

    private static final Map<String, List<String>> FAMILIES = ElementFamily.ofSeveral()
            .stream()
            .collect(Collectors.toMap(ElementFamily::label,
                    family -> family.types().stream().map(ElementType::toString).toList(), (one, other) -> one,
                    TreeMap::new));

    /** The integers of MLIR, at every width that a rule leaves open. */
    public static final String SIGNLESS = "signless";

    private static final List<String> WIDTHS = Stream
            .concat(Stream.of(1, 2, 3, 4, 5, 6, 7, 8, 16, 32, 64).map(bits -> "i" + bits), Stream.of("index", SIGNLESS))
            .toList();

    private ElementTheories() {
    }

    private static ElementTheory ofFloats(ElementType.Floating type) {
        return switch (type.format().specials()) {
            case INFINITIES -> new FloatTheory(type);
            case ONE_NAN -> new FiniteFloatTheory(type);
        };
    }

    /** The theory with a name. */
    public static Optional<ElementTheory> named(String name) {
        return ALL.stream()
                .filter(theory -> theory.name().equals(name))
                .findFirst()
                .or(() -> ElementTypes.signless(name)
                        .filter(type -> type.width().fixed().isPresent())
                        .map(SignlessTheory::new));
    }

    /** Whether it is one of the {@link #words}, or an integer of MLIR such as {@code i24}. */
    public static boolean isWord(String word) {
        return words().contains(word) || named(word).isPresent();
    }

    /** The names of all theories. */
    public static List<String> names() {
        return ALL.stream().map(ElementTheory::name).toList();
    }

    /** The names of all theories and of families of them. */
    public static List<String> words() {
        return Stream.of(names(), FAMILIES.keySet(), List.of("i1", "i8", "i16", "i32", "i64", "index", SIGNLESS))
                .flatMap(Collection::stream)
                .toList();
    }

    /** The names of the theories that words of {@link #words} stand for. */
    public static List<String> named(List<String> words) {
        return words.stream()
                .flatMap(word -> (word.equals(SIGNLESS) ? WIDTHS : FAMILIES.getOrDefault(word, List.of(word))).stream())
                .distinct()
                .toList();
    }

    /** The names of the theories of each family. */
    public static List<List<String>> families() {
        return List.copyOf(FAMILIES.values());
    }

    /** The names of the theories that are of one family with the named one. */
    public static Optional<List<String>> family(String name) {
        return FAMILIES.values().stream().filter(family -> family.contains(name)).findFirst();
    }

    /** The theory of a closed type where floats are never poison. */
    public static ElementTheory of(ElementType type, boolean infinities) {
        return of(type, infinities, FloatReading.XLA);
    }

    /**
     * The theory of a closed type, or that of arbitrary elements for an open one; with infinities where asked for.
     *
     * @param floats how floats are read
     */
    public static ElementTheory of(ElementType type, boolean infinities, FloatReading floats) {
        if (type instanceof ElementType.Floating floating && floats.hasPoison()) {
            return new PoisonFloatTheory(ofFloats(floating));
        }
        if (type instanceof ElementType.Signless signless) {
            return new SignlessTheory(signless);
        }
        if (type instanceof ElementType.Tuple tuple) {
            return new TupleTheory(
                    tuple.components().stream().map(component -> of(component, infinities, floats)).toList());
        }
        ElementType wanted = switch (type) {
            case ElementType.Tuple tuple -> tuple;
            case ElementType.Signless signless -> signless;
            case ElementType.Open ignored -> ElementType.OPEN;
            case ElementType.Undecided undecided -> throw undecided.undecided();
            case ElementType.Bool bool -> bool;
            case ElementType.Int whole -> whole;
            case ElementType.Real real -> real;
            case ElementType.Complex complex -> complex;
            case ElementType.Machine machine -> machine;
            case ElementType.Floating floating -> floating;
            case ElementType.AnyFormat every -> every;
        };
        ElementTheory theory = ALL.stream()
                .filter(each -> each.type().equals(wanted))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no theory of elements of type " + type));
        return infinities && theory instanceof NumberTheory numbers ? new ExtendedTheory(numbers) : theory;
    }
}
