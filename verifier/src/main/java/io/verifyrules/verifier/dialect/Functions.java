package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.program.Type;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** The functions of a program, denoted in one reading: axes, constants and meanings of operations are the same for all. */
public final class Functions {

    private final Denotations.Program program;
    private final List<Defined> defined = new ArrayList<>();
    private final List<Denoted> undefined = new ArrayList<>();
    private final Set<SizeCondition> sizes = new LinkedHashSet<>();

    /**
     * The functions of a module.
     *
     * @param named the functions of elements that it applies
     * @param unspecified the values that are read where nothing specifies them
     * @param byName those that may be called
     * @param operations the meanings of operations, by name
     */
    public Functions(Reading reading, Spelling spelling, Unrolling unrolling, Positions positions, Tables tables,
            NamedFunctions named, Unspecified unspecified, Map<String, Function> byName,
            Map<String, OperationMeaning> operations) {
        this.program = new Denotations.Program(reading, spelling, positions, new Movement(positions),
                new Constants(positions, tables), new IndexTensors(tables), tables, named, unrolling, defined::add,
                undefined::add, sizes::add, unspecified, byName, operations);
    }

    /** The functions of a module, of which nobody declares what they apply. */
    public Functions(Reading reading, Spelling spelling, Unrolling unrolling, Positions positions, Tables tables,
            Unspecified unspecified, Map<String, Function> byName, Map<String, OperationMeaning> operations) {
        this(reading, spelling, unrolling, positions, tables, new NamedFunctions(ElementFunction::new), unspecified,
                byName, operations);
    }

    /**
     * The results of a function at these arguments.
     *
     * @throws NotDenoted     where a part of it has no meaning here
     * @throws InvalidProgram where a part of it breaks a constraint
     */
    public List<Denoted> results(Function function, List<Denoted> arguments) {
        Region body = function.body()
                .orElseThrow(
                        () -> new NotDenoted(function.place(), "@" + function.name(), "it is declared, not defined"));
        if (body.blocks().size() != 1) {
            throw new NotDenoted(function.place(), "@" + function.name(), "it has several blocks");
        }
        for (Type result : function.type().results()) {
            if (Leaves.tensor(result).isEmpty()) {
                throw new NotDenoted(function.place(), "type " + result, "it is no result of a function here");
            }
        }
        return Denotations.of(program).block(body.blocks().getFirst(), arguments);
    }

    /** The values that the functions define themselves, in their order. */
    public List<Defined> defined() {
        return List.copyOf(defined);
    }

    /** Truth values: a program has undefined behaviour where one of their elements is true. */
    public List<Denoted> undefined() {
        return List.copyOf(undefined);
    }

    /** The conditions that have to hold of sizes where the program is defined. */
    public List<SizeCondition> sizeConditions() {
        return List.copyOf(sizes);
    }

    /** The element type of a tensor type. */
    public ElementType element(Type type, SourcePosition place) {
        return Denotations.of(program).stated().element(type, place);
    }

    /** The sizes of a tensor type. */
    public List<Integer> sizes(Type type, SourcePosition place) {
        return Denotations.of(program).stated().sizes(type, place);
    }

    /** The sizes of a tensor type, where those that are left open are made. */
    public Dimensions dimensions(Type type, SourcePosition place, Supplier<Size> open) {
        return Denotations.of(program).stated().dimensions(type, place, open);
    }

    /** The axes of dimensions. */
    public Positions positions() {
        return program.positions();
    }

    /** Dimensions moved. */
    public Movement movement() {
        return program.movement();
    }

    /** The constant with one number everywhere. */
    public Denoted number(long number, ElementType element, List<Integer> sizes) {
        return Denotations.of(program).number(number, element, sizes);
    }

    /** The same, where sizes may be open. */
    public Denoted number(long number, ElementType element, Dimensions dimensions) {
        return Denotations.of(program).number(number, element, dimensions);
    }

    /** Whether a truth value is true at all places, of which there are some, whatever the inputs are. */
    public boolean isTrueEverywhere(Denoted condition) {
        return Denotations.of(program).known().isEverywhere(condition);
    }

    /** The elements of a value as a constant, where it has the same ones for all inputs, in every implementation. */
    public Optional<Denoted> folded(Denoted value) {
        return Denotations.of(program).known().folded(value);
    }
}
