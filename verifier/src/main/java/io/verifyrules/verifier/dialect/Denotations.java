package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.text.mlir.NearOperations;
import java.math.BigInteger;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalLong;
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
    private final boolean conditional;
    private final IdentityHashMap<Value, List<Denoted>> known = new IdentityHashMap<>();

    /**
     * All that is the same in every function.
     *
     * @param functions  the functions that may be called, by name
     * @param operations the meanings, by name
     */
    record Program(Reading reading, Spelling spelling, Positions positions, Movement movement, Constants constants,
            IndexTensors indices, Tables tables, NamedFunctions named, Unrolling unrolling, Consumer<Defined> defined,
            Consumer<Denoted> undefined, Consumer<SizeCondition> sizes, Unspecified unspecified,
            Map<String, Function> functions, Map<String, OperationMeaning> operations) {
        Program {
            functions = Map.copyOf(functions);
            operations = Map.copyOf(operations);
        }
    }

    private Denotations(Program program, Optional<Denotations> around, int depth, boolean conditional) {
        this.program = program;
        this.around = around;
        this.depth = depth;
        this.conditional = conditional;
    }

    static Denotations of(Program program) {
        return new Denotations(program, Optional.empty(), 0, false);
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

    /** The functions of elements of which only the name is known. */
    public NamedFunctions named() {
        return program.named();
    }

    /** The reductions that are spelled out term by term. */
    public Unrolling unrolling() {
        return program.unrolling();
    }

    /** The operators that are preferred. */
    public Spelling spelling() {
        return program.spelling();
    }

    /** The types that the program states. */
    public StatedTypes stated() {
        return new StatedTypes(reading());
    }

    /** Where the program has undefined behaviour. */
    public UndefinedBehaviour undefined() {
        return new UndefinedBehaviour(conditional, known(), program.undefined(), program.sizes());
    }

    /** The reading of element types. */
    public Reading reading() {
        return program.reading();
    }

    /** The tensors of a value that was defined before: one, or those that a tuple consists of. */
    public List<Denoted> of(Value value) {
        List<Denoted> denoted = known.get(value);
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
        return new Denotations(program, Optional.empty(), depth + 1, conditional).block(body.blocks().getFirst(),
                arguments);
    }

    /** The values that a region with one block returns, at these arguments. */
    public List<Denoted> region(Operation operation, int region, List<Denoted> arguments) {
        if (operation.regions().size() <= region || operation.regions().get(region).blocks().size() != 1) {
            throw new InvalidProgram(operation.place(), operation.name(), "expected a region with one block");
        }
        List<Denoted> results = new Denotations(program, Optional.of(this), depth, true)
                .block(operation.regions().get(region).blocks().getFirst(), arguments);
        requireElements(operation, results);
        return results;
    }

    /** The same values, where a part of the program that may not be entered is denoted. */
    public Denotations perhaps() {
        return new Denotations(program, Optional.of(this), depth, true);
    }

    /** The tensor with these elements in row-major order, each without dimensions; empty where not all are written down. */
    public Optional<Denoted> constant(List<Denoted> elements, ElementType element, List<Integer> sizes) {
        return known().constant(elements, element, sizes);
    }

    private static void requireElements(Operation operation, List<Denoted> values) {
        if (values.stream().anyMatch(value -> value.gaps().isPresent())) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "it is given elements that may be poison, or that nothing specifies");
        }
    }

    /**
     * The elements of a value that are read to be combined with others, where nothing specifies any of them or each is given.
     *
     * @param neutral one that changes nothing, without dimensions
     */
    public Denoted combinedWith(Denoted before, Denoted neutral, Operation operation) {
        if (before.gaps().isEmpty()) {
            return before;
        }
        boolean nothing = before.gaps()
                .filter(gaps -> gaps.unspecified() && written(before.with(gaps.where()))
                        .filter(new Element.Written(literal(1, ElementType.BOOL), ElementType.BOOL, true)::equals)
                        .isPresent())
                .isPresent();
        if (!nothing || conditional) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "it combines elements that may be poison, or that nothing specifies");
        }
        return program.unspecified().read(before.dimensions(), before.element(), neutral);
    }

    /** Poison at the places where a truth value is true; empty where that is nowhere, whatever the inputs are. */
    public Optional<Gaps> poison(Denoted condition) {
        return known().isNowhere(condition) ? Optional.empty() : Optional.of(new Gaps(condition.tensor(), false));
    }

    KnownValues known() {
        return new KnownValues(program.positions(), program.constants(), program.tables());
    }

    List<Denoted> block(Block block, List<Denoted> arguments) {
        define(block.arguments(), arguments, block.place(), "a block");
        for (Operation operation : block.operations()) {
            List<Denoted> operands = operation.operands().stream().flatMap(each -> of(each).stream()).toList();
            if (TERMINATORS.contains(operation.name())) {
                return operands;
            }
            define(operation.results(), applied(operation, operands), operation.place(), operation.name());
            if (depth == 0 && around.isEmpty()) {
                for (Value result : operation.results()) {
                    of(result).forEach(leaf -> program.defined().accept(new Defined(result, leaf)));
                }
            }
        }
        throw new InvalidProgram(block.place(), "a block", "it does not end with a return");
    }

    /** The results of an operation of the program, at these operands. */
    public List<Denoted> applied(Operation operation, List<Denoted> operands) {
        OperationMeaning meaning = Optional.ofNullable(program.operations().get(operation.name()))
                .orElseThrow(() -> new NotDenoted(operation.place(), operation.name(), Attributes.of(operation)
                        .word(NotDenoted.REASON)
                        .orElseGet(
                                () -> NearOperations.withoutMeaning(operation.name(), program.operations().keySet()))));
        if (!meaning.passesGaps()) {
            requireElements(operation, operands);
        }
        try {
            return meaning.of(operation, operands, this);
        } catch (IllFormedException unsaid) {
            throw new NotDenoted(operation.place(), operation.name(), unsaid.explanation());
        } catch (Dimensions.OpenSizeException open) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "a size is left open, and its meaning depends on it");
        } catch (ArithmeticException large) {
            throw new NotDenoted(operation.place(), operation.name(), "a number is beyond 64 bits");
        } catch (IndexOutOfBoundsException | NoSuchElementException missing) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "it has " + operation.operands().size() + " operands, or a list with too few entries");
        }
    }

    private void define(List<Value> values, List<Denoted> denoted, SourcePosition place, String what) {
        int next = 0;
        for (Value value : values) {
            List<Type.Tensor> leaves = Leaves.of(value.type(), value.place());
            if (next + leaves.size() > denoted.size()) {
                throw new InvalidProgram(place, what,
                        "it has " + denoted.size() + " values, and is given names for " + values.size());
            }
            List<Denoted> own = denoted.subList(next, next + leaves.size());
            for (int i = 0; i < leaves.size(); i++) {
                require(leaves.get(i), own.get(i), value, what);
            }
            known.put(value, List.copyOf(own));
            next += leaves.size();
        }
        if (next != denoted.size()) {
            throw new InvalidProgram(place, what,
                    "it has " + denoted.size() + " values, and is given names for " + values.size());
        }
    }

    private void require(Type.Tensor stated, Denoted denoted, Value value, String what) {
        boolean sameRank = stated.dimensions().size() == denoted.rank();
        boolean same = sameRank && stated().element(stated, value.place()).equals(denoted.element());
        for (int i = 0; same && i < denoted.rank(); i++) {
            OptionalLong size = stated.dimensions().get(i).size();
            if (size.isPresent() && denoted.dimensions().all().get(i) instanceof Size.Open) {
                throw new NotDenoted(value.place(), what, "dimension " + i + " of " + value.name()
                        + " is stated to have size " + size.getAsLong() + ", which depends on an open size");
            }
            same = size.isEmpty() || size.getAsLong() == denoted.size(i);
        }
        if (!same) {
            throw new InvalidProgram(value.place(), what, "the type of " + value.name() + " is stated as "
                    + value.type() + ", but it is one of " + denoted.element() + " with sizes " + denoted.dimensions());
        }
    }

    /** A size as an element of a type of integers. */
    public Denoted size(Size size, ElementType element) {
        return size instanceof Size.Known(int number)
                ? number(number, element, List.of())
                : new Denoted(Convert.of(Conversion.CONVERT,
                        Constant.of(new Element.Counted(size.map()), Shape.scalar()), element), List.of());
    }

    /** A constant of the program. */
    public Denoted constant(Attribute.Dense dense, SourcePosition place) {
        ElementType element = stated().element(dense.type(), place);
        return new DenseConstants(program.constants(), movement()).of(dense, element,
                stated().sizes(dense.type(), place), place);
    }

    /** The constant with one number everywhere. */
    public Denoted number(long number, ElementType element, List<Integer> sizes) {
        return number(number, element, Dimensions.known(sizes));
    }

    /** The same, where sizes may be open. */
    public Denoted number(long number, ElementType element, Dimensions dimensions) {
        return new Denoted(Constant.of(new Element.Written(literal(number, element), element, true),
                positions().shape(dimensions)), dimensions);
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

    /** The integers of a tensor in row-major order, where they depend on no input. */
    public Optional<List<BigInteger>> integers(Denoted tensor) {
        return known().integers(tensor);
    }

    /** The truth value that a tensor without dimensions is, where it depends on no input. */
    public Optional<Boolean> truth(Denoted scalar) {
        return integer(scalar).map(value -> value != 0);
    }
}
