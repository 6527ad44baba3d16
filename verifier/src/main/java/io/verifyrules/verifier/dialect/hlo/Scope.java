package io.verifyrules.verifier.dialect.hlo;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/**
 * A computation in the making: the operations of the block that it becomes part of, and what became of its own values.
 *
 * @param computations those that it may call
 * @param operations   grows as instructions are lowered
 * @param known        for each value of the computation the values that it consists of
 */
record Scope(Computations computations, List<Operation> operations, IdentityHashMap<Value, List<Value>> known) {

    /** A computation whose operations become part of a block. */
    Scope(Computations computations, List<Operation> operations) {
        this(computations, operations, new IdentityHashMap<>());
    }

    /** The values that the result of a computation consists of, whose instructions are lowered into this block. */
    List<Value> inlined(Function computation, List<List<Value>> arguments) {
        Scope inside = new Scope(computations, operations);
        Block block = HloLowering.block(computation);
        for (int i = 0; i < block.arguments().size(); i++) {
            inside.known.put(block.arguments().get(i), arguments.get(i));
        }
        int last = block.operations().size() - 1;
        for (Operation operation : block.operations().subList(0, last)) {
            inside.known.put(operation.results().getFirst(), inside.lowered(operation));
        }
        return inside.of(block.operations().get(last).operands().getFirst());
    }

    /** The values that a value of the computation consists of. */
    List<Value> of(Value value) {
        List<Value> leaves = known.get(value);
        if (leaves == null) {
            throw new IllegalArgumentException(value.name() + " is not defined before it is used");
        }
        return leaves;
    }

    private List<Value> lowered(Operation operation) {
        computations.count();
        int before = operations.size();
        Instruction instruction = new Instruction(operation, this);
        try {
            return Opcodes.lowered(instruction);
        } catch (NotDenoted without) {
            return refused(instruction, before, without.reason());
        } catch (InvalidProgram invalid) {
            return refused(instruction, before, invalid.diagnostic().message());
        } catch (ArithmeticException large) {
            return refused(instruction, before, "a number is beyond 64 bits");
        } catch (IndexOutOfBoundsException missing) {
            return refused(instruction, before, "a list has too few entries, or names a dimension that there is not");
        }
    }

    /** The results of an instruction that stays one of HLO; what was made of it before is dropped. */
    private List<Value> refused(Instruction instruction, int before, String why) {
        operations.subList(before, operations.size()).clear();
        return Refusal.of(instruction, why);
    }

    /** The values that an operation gives, which is added. */
    List<Value> added(String name, List<Value> operands, List<Value> results, SortedMap<String, Attribute> attributes,
            List<Region> regions, SourcePosition place) {
        computations.count();
        operations.add(new Operation(name, operands, results, attributes, regions, place));
        return results;
    }

    /** A computation as a region of its own, with values for what its parameters consist of. */
    Region region(Function computation) {
        List<Value> arguments = new ArrayList<>();
        List<List<Value>> byParameter = new ArrayList<>();
        for (Value parameter : HloLowering.block(computation).arguments()) {
            byParameter.add(Shape.leaves(parameter.name(), parameter.type(), parameter.place()));
            arguments.addAll(byParameter.getLast());
        }
        return region(computation, arguments, byParameter);
    }

    /** A computation as a region without arguments, at values around it. */
    Region regionAt(Function computation, List<List<Value>> arguments) {
        return region(computation, List.of(), arguments);
    }

    private Region region(Function computation, List<Value> ofBlock, List<List<Value>> arguments) {
        List<Operation> inside = new ArrayList<>();
        List<Value> results = new Scope(computations, inside).inlined(computation, arguments);
        inside.add(new Operation("stablehlo.return", results, List.of(), Written.none(), List.of(),
                HloLowering.block(computation).operations().getLast().place()));
        return new Region(List.of(new Block(ofBlock, inside, HloLowering.block(computation).place())));
    }

    /** A new value beside those of the program, which an operation gives. */
    Value made(String name, List<Value> operands, Value like, Type type, Map<String, Attribute> attributes,
            List<Region> regions) {
        return added(name, operands, List.of(new Value(like.name(), type, like.place())), Written.all(attributes),
                regions, like.place()).getFirst();
    }
}
