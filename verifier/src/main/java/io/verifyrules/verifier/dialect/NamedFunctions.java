package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ComplexFunction;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.ComplexApplied;
import io.verifyrules.dsl.expr.Mapped;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.verifier.program.Operation;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Functions on elements of which only the name is known, such as that of the inverse hyperbolic sine. Of one name and one element type
 * there is one function, whichever program and dialect applies it. Its values are not known, so no difference may rest on them. Of floats
 * the function is that of the language, if it has one of the name.
 */
public final class NamedFunctions {

    /** Functions of one float. */
    public static final List<String> UNARY = List.of("acos", "acosh", "asin", "asinh", "atan", "atanh", "bessel_i1e",
            "cosh", "digamma", "erf_inv", "lgamma", "sinh");
    /** Functions of two floats. */
    public static final List<String> BINARY = List.of("next_after", "polygamma", "zeta");

    /** Makes a function known to those who ask for what is computed with it. */
    @FunctionalInterface
    public interface Declaration {

        /** The function of a name, from elements of one type each to another one. */
        ElementFunction of(String name, List<ElementType> operands, ElementType result);
    }

    private final Declaration declaration;
    private final Map<String, ElementFunction> known = new HashMap<>();

    /** The functions of programs that are compared with each other: each is declared where it is first applied. */
    public NamedFunctions(Declaration declaration) {
        this.declaration = declaration;
    }

    /**
     * A function of floats at each place; where floats are real numbers, some are made of others.
     *
     * @throws InvalidProgram where the operands are no floats of one type and of the same sizes
     */
    public Denoted ofFloats(String name, int count, Operation operation, List<Denoted> operands, Denotations in) {
        requireAlike(count, operation, operands, in);
        return switch (operands.getFirst().element()) {
            case ElementType.Real ignored -> ofReals(name, operands, in);
            case ElementType.Complex ignored -> ofComplex(name, operands);
            case ElementType.Floating ignored ->
                ofLanguage(name).map(function -> Computed.unary(function, operands.getFirst()))
                        .orElseGet(() -> applied(name, operands));
            default -> throw new InvalidProgram(operation.place(), operation.name(),
                    "expected floats, found " + operands.getFirst().element());
        };
    }

    /** The function that the language has under the same name. */
    private static Optional<UnaryOperator> ofLanguage(String name) {
        return Stream.of(UnaryOperator.values()).filter(operator -> operator.symbol().equals(name)).findFirst();
    }

    /** The same of integers. */
    public Denoted ofIntegers(String name, int count, Operation operation, List<Denoted> operands, Denotations in) {
        requireAlike(count, operation, operands, in);
        if (!(operands.getFirst().element() instanceof ElementType.Machine)) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "expected integers, found " + operands.getFirst().element());
        }
        return applied(name, operands);
    }

    private static void requireAlike(int count, Operation operation, List<Denoted> operands, Denotations in) {
        if (operands.size() != count) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "expected " + count + (count == 1 ? " operand" : " operands") + ", found " + operands.size());
        }
        for (Denoted operand : operands) {
            if (!operand.element().equals(operands.getFirst().element())) {
                throw new InvalidProgram(operation.place(), operation.name(),
                        "the operands have the types " + operands.getFirst().element() + " and " + operand.element());
            }
            Computed.requireSameSizes(operation, operands.getFirst(), operand, in);
        }
    }

    private Denoted applied(String name, List<Denoted> operands) {
        Denoted first = operands.getFirst();
        return first.with(mapped(name, first.element(), operands.stream().map(Denoted::tensor).toList()));
    }

    /** Of reals, hyperbolic functions are sums of exponentials, and an angle is that of a point. */
    private Denoted ofReals(String name, List<Denoted> operands, Denotations in) {
        Denoted operand = operands.getFirst();
        return switch (name) {
            case "sinh" -> mean(operand, BinaryOperator.SUB, in);
            case "cosh" -> mean(operand, BinaryOperator.ADD, in);
            case "atan" -> Computed.binary(BinaryOperator.ATAN2, operand, like(operand, 1, in));
            default -> applied(name, operands);
        };
    }

    /** Half of what an exponential and its inverse come to. */
    private static Denoted mean(Denoted operand, BinaryOperator operator, Denotations in) {
        Denoted growing = Computed.unary(UnaryOperator.EXP, operand);
        Denoted falling = Computed.unary(UnaryOperator.EXP, Computed.unary(UnaryOperator.NEG, operand));
        return Computed.binary(BinaryOperator.DIV, Computed.binary(operator, growing, falling), like(operand, 2, in));
    }

    private static Denoted like(Denoted operand, long number, Denotations in) {
        return in.number(number, operand.element(), operand.dimensions());
    }

    /** Each part of a complex result is a function of both parts of all operands. */
    private Denoted ofComplex(String name, List<Denoted> operands) {
        List<TensorExpr> parts = operands.stream()
                .map(Denoted::tensor)
                .flatMap(operand -> Stream.of(ComplexFunction.REAL_PART, ComplexFunction.IMAGINARY_PART)
                        .map(part -> ComplexApplied.of(part, List.of(operand))))
                .map(TensorExpr.class::cast)
                .toList();
        TensorExpr real = mapped("real_part_of_" + name, ElementType.REAL, parts);
        TensorExpr imaginary = mapped("imaginary_part_of_" + name, ElementType.REAL, parts);
        return operands.getFirst().with(ComplexApplied.of(ComplexFunction.COMPLEX, List.of(real, imaginary)));
    }

    /** The type is part of the name, as functions of different types are different ones. */
    private TensorExpr mapped(String name, ElementType type, List<TensorExpr> operands) {
        ElementFunction function = known.computeIfAbsent(name + "_" + type,
                full -> declaration.of(full, Collections.nCopies(operands.size(), type), type));
        return Mapped.of(function, operands);
    }

    /** The functions that tensors are computed with, each once. */
    public static Set<ElementFunction> in(Collection<? extends TensorExpr> tensors) {
        return Graph.of(List.<Node>copyOf(tensors))
                .nodes()
                .stream()
                .filter(Mapped.class::isInstance)
                .map(node -> ((Mapped) node).function())
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** The name of a function without the type. */
    public static String plain(ElementFunction function) {
        return function.name().substring(0, function.name().lastIndexOf('_'));
    }
}
