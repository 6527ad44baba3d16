package io.verifyrules.verifier.dialect.hlo;

import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Opcodes that leave values as they are, and put them together. */
final class Structure {

    private Structure() {
    }

    static Map<String, Opcode> opcodes() {
        return Map.of("copy", Opcode.of(1, instruction -> instruction.same(instruction.operands())), "opt-barrier",
                Opcode.of(1, instruction -> instruction.same(instruction.operands())), "domain",
                Opcode.of(1, instruction -> instruction.same(instruction.operands()), "domain"), "tuple",
                Opcode.any(instruction -> instruction.same(instruction.operands())), "get-tuple-element",
                Opcode.of(1, Structure::element, "index"), "after-all", Opcode.any(Structure::token), "add-dependency",
                Opcode.of(2, instruction -> instruction.same(instruction.operand(0))));
    }

    private static List<Value> element(Instruction instruction) {
        Type operand = instruction.operation().operands().getFirst().type();
        List<Type> components = operand instanceof Type.Tuple(List<Type> all) ? all : List.of();
        long index = instruction.attributes().number("index");
        if (index < 0 || index >= components.size()) {
            throw instruction
                    .refused("the index is " + index + ", and the operand of the type " + Shape.plain(operand));
        }
        int before = components.subList(0, (int) index).stream().mapToInt(each -> Shape.leaves(each).size()).sum();
        int count = Shape.leaves(components.get((int) index)).size();
        return instruction.same(new ArrayList<>(instruction.operand(0).subList(before, before + count)));
    }

    /** A token only orders operations; no value is made of it. */
    private static List<Value> token(Instruction instruction) {
        return instruction.as("stablehlo.after_all", Map.of());
    }
}
