package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Data;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.value.ElementValue;
import java.math.BigInteger;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The values of one function, as they are denoted so far; with all that the meaning of an operation may ask for. A region sees the
 * values around it.
 */
public final class Denotations {

    private static final int DEEPEST_CALL = 64;
    private static final List<String> TERMINATORS = List.of("func.return", "stablehlo.return", "return");

    private final Program program;
    private final Optional<Denotations> around;
    private final int depth;
    private final IdentityHashMap<Value, Denoted> known = new IdentityHashMap<>();

    /**
     * All that is the same in every function.
     *
     * @param functions  the functions that may be called, by name
     * @param operations the meanings, by name
     */
    record Program(Reading reading, Positions positions, Movement movement, Constants constants, IndexTensors indices,
            Unrolling unrolling, Consumer<Defined> defined, Map<String, Function> functions,
            Map<String, OperationMeaning> operations) {
        Program {
            functions = Map.copyOf(functions);
            operations = Map.copyOf(operations);
        }
    }

    private Denotations(Program program, Optional<Denotations> around, int depth) {
        this.program = program;
        this.around = around;
        this.depth = depth;
    }

    static Denotations of(Program program) {
        return new Denotations(program, Optional.empty(), 0);
    }

    /** The axes of dimensions. */
    public Positions positions() {
        return program.positions();
    }

    /** Dimensions moved. */
    public Movement movement() {
        return program.movement();
    }

    /** Machine integers as mathematical ones, to be used as indices. */
    public TensorExpr indices(Denoted numbers) {
        return program.indices().of(numbers.tensor());
    }

    /** Which reductions are spelled out term by term. */
    public Unrolling unrolling() {
        return program.unrolling();
    }

    /** The reading of element types. */
    public Reading reading() {
        return program.reading();
    }

    /** A value that was defined before. */
    public Denoted of(Value value) {
        Denoted denoted = known.get(value);
        if (denoted != null) {
            return denoted;
        }
        return around.orElseThrow(() -> new NotDenoted(value.place(), value.name(), "it has no meaning here"))
                .of(value);
    }

    /** The results of a function of the program, at these arguments. */
    public List<Denoted> call(String name, List<Denoted> arguments, SourcePosition place) {
        Function callee = Optional.ofNullable(program.functions().get(name))
                .orElseThrow(() -> new InvalidProgram(place, "func.call", "there is no function @" + name));
        Region body = callee.body()
                .orElseThrow(() -> new NotDenoted(place, "func.call", "@" + name + " is declared, not defined"));
        if (depth == DEEPEST_CALL) {
            throw new NotDenoted(place, "func.call", "calls are more than " + DEEPEST_CALL + " deep");
        }
        return new Denotations(program, Optional.empty(), depth + 1).block(body.blocks().getFirst(), arguments);
    }

    /** The values that a region with one block returns, at these arguments. */
    public List<Denoted> region(Operation operation, int region, List<Denoted> arguments) {
        if (operation.regions().size() <= region || operation.regions().get(region).blocks().size() != 1) {
            throw new InvalidProgram(operation.place(), operation.name(), "expected a region with one block");
        }
        return new Denotations(program, Optional.of(this), depth)
                .block(operation.regions().get(region).blocks().getFirst(), arguments);
    }

    List<Denoted> block(Block block, List<Denoted> arguments) {
        if (block.arguments().size() != arguments.size()) {
            throw new InvalidProgram(block.place(), "a block",
                    "it has " + block.arguments().size() + " arguments, and is given " + arguments.size());
        }
        for (int i = 0; i < arguments.size(); i++) {
            define(block.arguments().get(i), arguments.get(i), "an argument");
        }
        for (Operation operation : block.operations()) {
            List<Denoted> operands = operation.operands().stream().map(this::of).toList();
            if (TERMINATORS.contains(operation.name())) {
                return operands;
            }
            List<Denoted> results = results(operation, operands);
            if (results.size() != operation.results().size()) {
                throw new InvalidProgram(operation.place(), operation.name(),
                        "it has " + results.size() + " results, and is given names for " + operation.results().size());
            }
            for (int i = 0; i < results.size(); i++) {
                define(operation.results().get(i), results.get(i), operation.name());
                if (depth == 0 && around.isEmpty()) {
                    program.defined().accept(new Defined(operation.results().get(i), results.get(i)));
                }
            }
        }
        throw new InvalidProgram(block.place(), "a block", "it does not end with a return");
    }

    private List<Denoted> results(Operation operation, List<Denoted> operands) {
        OperationMeaning meaning = Optional.ofNullable(program.operations().get(operation.name()))
                .orElseThrow(() -> new NotDenoted(operation.place(), operation.name(), "it has no meaning here yet"));
        try {
            return meaning.of(operation, operands, this);
        } catch (IllFormedException unsaid) {
            throw new NotDenoted(operation.place(), operation.name(), unsaid.explanation());
        } catch (ArithmeticException large) {
            throw new NotDenoted(operation.place(), operation.name(), "a number is beyond 64 bits");
        } catch (IndexOutOfBoundsException missing) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "it has " + operation.operands().size() + " operands, or a list with too few entries");
        }
    }

    private void define(Value value, Denoted denoted, String what) {
        Type.Tensor stated = tensor(value.type(), value.place());
        boolean sameRank = stated.dimensions().size() == denoted.rank();
        boolean same = sameRank && element(value.type(), value.place()).equals(denoted.element());
        for (int i = 0; same && i < denoted.rank(); i++) {
            same = stated.dimensions().get(i).size().orElse(denoted.size(i)) == denoted.size(i);
        }
        if (!same) {
            throw new InvalidProgram(value.place(), what, "the type of " + value.name() + " is stated as "
                    + value.type() + ", but it is one of " + denoted.element() + " with sizes " + denoted.sizes());
        }
        known.put(value, denoted);
    }

    private static Type.Tensor tensor(Type type, SourcePosition place) {
        if (type instanceof Type.Tensor tensor) {
            return tensor;
        }
        throw new NotDenoted(place, "type " + type, "only tensors of known rank have a meaning here");
    }

    /** The element type of a tensor type. */
    public ElementType element(Type type, SourcePosition place) {
        Type element = tensor(type, place).element();
        return reading().element(element)
                .orElseThrow(() -> new NotDenoted(place, "type " + element,
                        reading() == Reading.STATED
                                ? "the language has no such elements"
                                : "the language has no such elements, and no numbers for them"));
    }

    /** The sizes of a tensor type. */
    public List<Integer> sizes(Type type, SourcePosition place) {
        return tensor(type, place).dimensions()
                .stream()
                .map(dimension -> Math.toIntExact(dimension.size()
                        .orElseThrow(() -> new NotDenoted(place, "type " + type, "a size is left open"))))
                .toList();
    }

    /** The element type of the one result. */
    public ElementType resultElement(Operation operation) {
        return element(operation.results().getFirst().type(), operation.place());
    }

    /** The sizes of the one result, as they are stated. */
    public List<Integer> resultSizes(Operation operation) {
        return sizes(operation.results().getFirst().type(), operation.place());
    }

    /** A constant of the program. */
    public Denoted constant(Attribute.Dense dense, SourcePosition place) {
        ElementType element = element(dense.type(), place);
        List<Integer> sizes = sizes(dense.type(), place);
        Optional<FloatFormat> format = format(tensor(dense.type(), place).element());
        return switch (dense.data()) {
            case Data.Splat(Literal literal) -> splat(value(literal, element, format, place), element, sizes);
            case Data.Listed listed -> program.constants()
                    .of(sizes, element,
                            listed.elements().stream().map(each -> value(each, element, format, place)).toList());
            case Data.Nothing() -> program.constants().of(sizes, element, List.of());
            case Data.Blob blob -> program.constants()
                    .of(sizes, element,
                            Blobs.elements(blob, dense.type(), sizes)
                                    .orElseThrow(() -> new NotDenoted(place, "constant",
                                            "its bytes are not those of " + dense.type()))
                                    .stream()
                                    .map(each -> value(each, element, format, place))
                                    .toList());
            case Data.Elsewhere elsewhere ->
                throw new NotDenoted(place, "constant", "its elements are left out, as " + elsewhere);
        };
    }

    private Denoted splat(ElementValue value, ElementType element, List<Integer> sizes) {
        return program.constants()
                .splat(sizes, element, value)
                .map(tensor -> new Denoted(tensor, sizes))
                .orElseGet(
                        () -> movement().repeated(program.constants().of(List.of(), element, List.of(value)), sizes));
    }

    private static ElementValue value(Literal literal, ElementType element, Optional<FloatFormat> format,
            SourcePosition place) {
        return Elements.of(literal, element, format)
                .orElseThrow(() -> new NotDenoted(place, "constant", literal + " is no element of type " + element));
    }

    private static Optional<FloatFormat> format(Type type) {
        return switch (type) {
            case Type.Floating(String name) -> ElementType.closed(name)
                    .flatMap(known -> known instanceof ElementType.Floating(FloatFormat format)
                            ? Optional.of(format)
                            : Optional.empty());
            case Type.Complex(Type part) -> format(part);
            default -> Optional.empty();
        };
    }

    /** The constant with one number everywhere. */
    public Denoted number(long number, ElementType element, List<Integer> sizes) {
        return new Denoted(
                Constant.of(new Element.Written(literal(number, element), element, true), positions().shape(sizes)),
                sizes);
    }

    private static io.verifyrules.dsl.element.Literal literal(long number, ElementType element) {
        return element instanceof ElementType.Bool
                ? new io.verifyrules.dsl.element.Literal.Truth(number != 0)
                : new io.verifyrules.dsl.element.Literal.Whole(BigInteger.valueOf(number));
    }

    /** The one element of a tensor without dimensions, where the program says which it is. */
    public static Optional<Element> written(Denoted scalar) {
        return scalar.tensor() instanceof Constant constant ? Optional.of(constant.value()) : Optional.empty();
    }

    /** The integer that a tensor without dimensions is, where it depends on no input. */
    public Optional<Long> integer(Denoted scalar) {
        return Closed.integer(scalar, positions())
                .filter(value -> value.bitLength() < Long.SIZE)
                .map(BigInteger::longValueExact);
    }

    /** The truth value that a tensor without dimensions is, where it depends on no input. */
    public Optional<Boolean> truth(Denoted scalar) {
        return integer(scalar).map(value -> value != 0);
    }
}
