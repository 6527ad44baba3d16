package io.verifyrules.verifier.pair;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.verifier.dialect.hlo.HloLowering;
import io.verifyrules.verifier.dialect.table.Dialects;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Module;
import io.verifyrules.verifier.program.Type;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Two functions of which the second is claimed to compute what the first one does.
 *
 * @param name for people
 */
public record ProgramPair(String name, Part before, Part after) {

    /** The reason why the functions are not compared: they take or give different types; empty where they do not. */
    public Optional<Diagnostic> otherSignature() {
        String first = text(before.function().type());
        String second = text(after.function().type());
        if (first.equals(second)) {
            Optional<String> some = stated(before.function());
            Optional<String> other = stated(after.function());
            return some.isPresent() && other.isPresent() && !some.equals(other)
                    ? Optional.of(difference(some.get(), other.get()))
                    : Optional.empty();
        }
        return Optional.of(difference(first, second));
    }

    private Diagnostic difference(String first, String second) {
        Function some = before.function();
        Function other = after.function();
        return new Diagnostic(other.place(), "@" + other.name() + " is of type " + second + ", but @" + some.name()
                + " at " + some.place() + " is of type " + first);
    }

    /** The type that a computation has whose tuples became what they consist of. */
    private static Optional<String> stated(Function function) {
        return Optional.ofNullable(function.attributes().get(HloLowering.SIGNATURE)).map(Attribute::toString);
    }

    /** The type of a function without the encodings of its tensors, which say where elements are kept. */
    private static String text(Type.Function type) {
        return new Type.Function(type.operands().stream().map(ProgramPair::plain).toList(),
                type.results().stream().map(ProgramPair::plain).toList()).toString();
    }

    private static Type plain(Type type) {
        return type instanceof Type.Tensor tensor
                ? new Type.Tensor(tensor.dimensions(), tensor.element(), Optional.empty())
                : type;
    }

    /**
     * One of the two.
     *
     * @param module the functions that it may call, by name
     */
    public record Part(Function function, Map<String, Function> module) {
        public Part {
            module = Map.copyOf(module);
        }

        /** Whether it has results for all arguments, as far as its operations and those of its module say. */
        public boolean isTotal() {
            return Dialects.isTotal(function) && module.values().stream().allMatch(Dialects::isTotal);
        }

        /** A function of a module. */
        public static Part of(Function function, Module module) {
            Map<String, Function> byName = new LinkedHashMap<>();
            module.functions().forEach(each -> byName.putIfAbsent(each.name(), each));
            return new Part(function, byName);
        }
    }
}
