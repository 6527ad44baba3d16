package io.verifyrules.verifier.text.mlir;

import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Module;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes programs in MLIR's generic form, which no version of a dialect prints otherwise. Values are numbered anew in each function. */
public final class MlirWriter {

    private static final String INDENT = "  ";

    private final List<String> lines = new ArrayList<>();
    private final IdentityHashMap<Value, String> names = new IdentityHashMap<>();
    private int blocks;

    private MlirWriter() {
    }

    /** The module; without {@code module} around it where it has neither a name nor attributes. */
    public static String write(Module module) {
        return write(module, !module.modules().isEmpty());
    }

    private static String write(Module module, boolean enclosed) {
        List<String> lines = new ArrayList<>();
        boolean bare = !enclosed && module.name().isEmpty() && module.attributes().isEmpty();
        if (!bare) {
            lines.add("module" + module.name().map(name -> " " + new Attribute.Symbol(List.of(name))).orElse("")
                    + attributes(" attributes ", module.attributes()) + " {");
        }
        module.functions().forEach(function -> write(function).forEach(line -> lines.add(bare ? line : INDENT + line)));
        module.modules()
                .forEach(inside -> write(inside, true).lines().forEach(line -> lines.add(bare ? line : INDENT + line)));
        if (!bare) {
            lines.add("}");
        }
        return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
    }

    /** The lines of a function. */
    public static List<String> write(Function function) {
        MlirWriter writer = new MlirWriter();
        writer.function(function);
        return writer.lines;
    }

    private static String attributes(String before, Map<String, Attribute> attributes) {
        return attributes.isEmpty() ? "" : before + "{" + Attribute.entries(attributes) + "}";
    }

    private void function(Function function) {
        String head = "func.func " + (function.isPrivate() ? "private " : "")
                + new Attribute.Symbol(List.of(function.name()));
        List<Type> results = function.type().results();
        String after = results.isEmpty()
                ? ""
                : " -> " + (results.size() == 1 && !(results.getFirst() instanceof Type.Function)
                        ? results.getFirst()
                        : "(" + types(results) + ")");
        String own = attributes(" attributes ", function.attributes());
        if (function.body().isEmpty()) {
            lines.add(head + "(" + types(function.type().operands()) + ")" + after + own);
            return;
        }
        List<Block> body = function.body().get().blocks();
        String parameters = body.isEmpty() ? "" : arguments(body.getFirst());
        lines.add(head + "(" + parameters + ")" + after + own + " {");
        blocks(body, INDENT, false);
        lines.add("}");
    }

    private static String types(List<Type> types) {
        return types.stream().map(Type::toString).collect(Collectors.joining(", "));
    }

    private String arguments(Block block) {
        return block.arguments()
                .stream()
                .map(argument -> name(argument) + ": " + argument.type())
                .collect(Collectors.joining(", "));
    }

    private String name(Value value) {
        return names.computeIfAbsent(value, ignored -> "%" + names.size());
    }

    private void blocks(List<Block> all, String indent, boolean labelled) {
        for (int i = 0; i < all.size(); i++) {
            if (labelled || i > 0) {
                String given = all.get(i).arguments().isEmpty() ? "" : "(" + arguments(all.get(i)) + ")";
                lines.add(indent.substring(INDENT.length()) + "^bb" + blocks++ + given + ":");
            }
            all.get(i).operations().forEach(operation -> operation(operation, indent));
        }
    }

    private void operation(Operation operation, String indent) {
        String used = operation.operands().stream().map(this::name).collect(Collectors.joining(", "));
        String results = operation.results().stream().map(this::name).collect(Collectors.joining(", "));
        String head = indent + (results.isEmpty() ? "" : results + " = ") + "\"" + operation.name() + "\"(" + used
                + ")";
        Type type = new Type.Function(operation.operands().stream().map(Value::type).toList(),
                operation.results().stream().map(Value::type).toList());
        String tail = attributes(" ", operation.attributes()) + " : " + type;
        if (operation.regions().isEmpty()) {
            lines.add(head + tail);
            return;
        }
        lines.add(head + " ({");
        for (int i = 0; i < operation.regions().size(); i++) {
            Region region = operation.regions().get(i);
            blocks(region.blocks(), indent + INDENT, true);
            boolean last = i == operation.regions().size() - 1;
            lines.add(indent + (last ? "})" + tail : "}, {"));
        }
    }
}
