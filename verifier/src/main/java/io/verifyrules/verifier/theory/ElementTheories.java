package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.rule.FloatReading;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The element theories by name and by type. */
public final class ElementTheories {

    /** Every theory; a new one is registered here. */
    private static final List<ElementTheory> ALL = Stream
            .concat(Stream.of(new AnyTheory(), new BoolTheory(), new IntTheory(), new RealTheory()),
                    Stream.concat(
                            ElementTypes.MACHINE.stream().map(type -> new MachineTheory((ElementType.Machine) type)),
                            ElementTypes.FLOATS.stream().map(type -> new FloatTheory((ElementType.Floating) type))))
            .toList();

    private static final Map<String, List<String>> FAMILIES = new TreeMap<>(Map.of("signed", machine(true), "unsigned",
            machine(false), "floats", ElementTypes.FLOATS.stream().map(ElementType::toString).toList()));

    private ElementTheories() {
    }

    /** The theory with a name. */
    public static Optional<ElementTheory> named(String name) {
        return ALL.stream().filter(theory -> theory.name().equals(name)).findFirst();
    }

    /** The names of all theories. */
    public static List<String> names() {
        return ALL.stream().map(ElementTheory::name).toList();
    }

    /** The names of all theories and of families of them. */
    public static List<String> words() {
        return Stream.concat(names().stream(), FAMILIES.keySet().stream()).toList();
    }

    /** The names of the theories that words of {@link #words} stand for. */
    public static List<String> named(List<String> words) {
        return words.stream().flatMap(word -> FAMILIES.getOrDefault(word, List.of(word)).stream()).distinct().toList();
    }

    /** The names of the theories of each family. */
    public static List<List<String>> families() {
        return List.copyOf(FAMILIES.values());
    }

    /** The names of the theories that are of one family with the named one. */
    public static Optional<List<String>> family(String name) {
        return FAMILIES.values().stream().filter(family -> family.contains(name)).findFirst();
    }

    private static List<String> machine(boolean signed) {
        return ElementTypes.MACHINE.stream()
                .filter(type -> ((ElementType.Machine) type).signed() == signed)
                .map(ElementType::toString)
                .toList();
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
            return new PoisonFloatTheory(floating);
        }
        if (type instanceof ElementType.Signless signless) {
            return new SignlessTheory(signless);
        }
        ElementType wanted = switch (type) {
            case ElementType.Signless signless -> signless;
            case ElementType.Open ignored -> ElementType.OPEN;
            case ElementType.Undecided undecided -> throw undecided.undecided();
            case ElementType.Bool bool -> bool;
            case ElementType.Int whole -> whole;
            case ElementType.Real real -> real;
            case ElementType.Machine machine -> machine;
            case ElementType.Floating floating -> floating;
        };
        ElementTheory theory = ALL.stream()
                .filter(each -> each.type().equals(wanted))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no theory of elements of type " + type));
        return infinities && theory instanceof NumberTheory numbers ? new ExtendedTheory(numbers) : theory;
    }
}
