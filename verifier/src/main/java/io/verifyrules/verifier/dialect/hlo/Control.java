package io.verifyrules.verifier.dialect.hlo;

import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Opcodes that call computations: once, many times, or one of several. */
final class Control {

    private static final Type TRUTH = new Type.Whole(1, Type.Signedness.SIGNLESS);
    private static final Type INDEX = new Type.Whole(32, Type.Signedness.SIGNLESS);

    private Control() {
    }

    static Map<String, Opcode> opcodes() {
        return Map.of("call", Opcode.any(instruction -> called(instruction, "to_apply"), "to_apply", "is_composite"),
                // How a fusion is compiled, and which of its results take the place of an operand, changes no value.
                "fusion",
                Opcode.any(instruction -> called(instruction, "calls"), "calls", "kind", "output_to_operand_aliasing"),
                "while", Opcode.of(1, Control::loop, "condition", "body"), "conditional",
                Opcode.any(Control::conditional, "true_computation", "false_computation", "branch_computations"));
    }

    private static List<Value> called(Instruction instruction, String attribute) {
        return instruction.inlined(instruction.computation(attribute), instruction.byOperand());
    }

    private static List<Value> loop(Instruction instruction) {
        Function condition = instruction.computation("condition");
        Function body = instruction.computation("body");
        instruction.requireTaken(condition, instruction.byOperand());
        instruction.requireTaken(body, instruction.byOperand());
        if (!condition.type().results().stream().map(Shape::plain).toList().equals(List.of(Type.Tensor.of(TRUTH)))
                || !leaves(body).equals(Shape.leaves(instruction.stated()))
                || !leaves(body).equals(instruction.operands().stream().map(Value::type).toList())) {
            throw instruction.refused("what its computations give is not what it carries");
        }
        return instruction.as("stablehlo.while", Map.of(), instruction.scope().region(condition),
                instruction.scope().region(body));
    }

    private static List<Type> leaves(Function computation) {
        return computation.type().results().stream().flatMap(each -> Shape.leaves(each).stream()).toList();
    }

    /** Of two computations the first one is for true, whichever way they are stated. */
    private static List<Value> conditional(Instruction instruction) {
        Type chooser = instruction.tensor(0);
        boolean byTruth = chooser.equals(Type.Tensor.of(TRUTH));
        List<Function> branches = branches(instruction);
        if ((!byTruth && !chooser.equals(Type.Tensor.of(INDEX))) || branches.isEmpty()
                || branches.size() != instruction.count() - 1 || (byTruth && branches.size() != 2)) {
            throw instruction.refused("it has " + branches.size() + " computations, and " + instruction.count()
                    + " operands, of which the first one is of the type " + chooser);
        }
        List<Region> regions = new ArrayList<>();
        for (int i = 0; i < branches.size(); i++) {
            List<List<Value>> argument = List.of(instruction.operand(i + 1));
            instruction.requireTaken(branches.get(i), argument);
            if (!leaves(branches.get(i)).equals(Shape.leaves(instruction.stated()))) {
                throw instruction.refused("computation " + i + " does not give what is stated");
            }
            regions.add(instruction.scope().regionAt(branches.get(i), argument));
        }
        return instruction.at(byTruth ? "stablehlo.if" : "stablehlo.case", instruction.operand(0), Map.of(),
                regions.toArray(Region[]::new));
    }

    private static List<Function> branches(Instruction instruction) {
        Attributes attributes = instruction.attributes();
        boolean both = attributes.find("true_computation").isPresent()
                || attributes.find("false_computation").isPresent();
        if (both && attributes.find("branch_computations").isPresent()) {
            throw instruction.refused("its computations are stated in two ways");
        }
        if (both) {
            return List.of(instruction.computation("true_computation"), instruction.computation("false_computation"));
        }
        Attribute stated = attributes.find("branch_computations")
                .orElseThrow(() -> attributes.missing("branch_computations"));
        return stated instanceof Attribute.Several(List<Attribute> all)
                ? all.stream().map(each -> instruction.computation("branch_computations", each)).toList()
                : List.of(instruction.computation("branch_computations", stated));
    }
}
