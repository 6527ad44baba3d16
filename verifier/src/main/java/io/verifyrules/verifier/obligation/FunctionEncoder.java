package io.verifyrules.verifier.obligation;

import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.FunctionLaws;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.theory.Definitions;
import io.verifyrules.verifier.theory.ElementTheory;
import io.verifyrules.verifier.theory.Encoded;
import io.verifyrules.verifier.theory.TupleTheory;
import io.verifyrules.verifier.theory.Unspecified;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.IntStream;

/**
 * A function that a rule declares is an unknown one to the solver: equal operands look alike, and give the same. Its
 * declared laws are stated for the operands that it is applied to. Associativity is not stated, so a model's function
 * may lack it, and no counterexample reads it.
 */
final class FunctionEncoder {

    private record DeclaredFunction(String name) {}

    private final Definitions definitions;
    private final SymbolNames names;
    private final BiFunction<String, Sort, Formula> parameters;

    /** @param parameters the symbols of elements that a rule declares as scalars */
    FunctionEncoder(Definitions definitions, SymbolNames names, BiFunction<String, Sort, Formula> parameters) {
        this.definitions = definitions;
        this.names = names;
        this.parameters = parameters;
    }

    /** The function of the operands, with what is declared of it among the definitions. */
    Encoded applied(Operation.OfFunction operation, List<Encoded> operands, ElementTheory theory) {
        String name = names.of(new DeclaredFunction(operation.function().name()), "function " + operation);
        Encoded result = call(name, operands, theory);
        FunctionLaws laws = operation.function().laws();
        if (laws.commutative()) {
            definitions.fact(Encoded.equal(result, call(name, operands.reversed(), theory)));
        }
        laws.identity().ifPresent(identity -> {
            Encoded neutral = scalar(identity, theory);
            definitions.fact(leaves(neutral, operands.get(0), operands.get(1), result));
            definitions.fact(leaves(neutral, operands.get(1), operands.get(0), result));
        });
        if (!laws.associative()) {
            definitions.watch(new Unspecified(operation, theory.type(), operands, result));
        }
        return result;
    }

    private static Encoded call(String name, List<Encoded> operands, ElementTheory theory) {
        List<Formula> parts = operands.stream().flatMap(each -> each.parts().stream()).toList();
        return theory.input(new Formula.Call(name, parts, theory.sort()));
    }

    /** Where one operand is the identity, the result is the other one. */
    private static Formula leaves(Encoded neutral, Encoded operand, Encoded other, Encoded result) {
        return Formula.or(List.of(Formula.not(Encoded.equal(operand, neutral)), Encoded.equal(result, other)));
    }

    private Encoded scalar(Element element, ElementTheory theory) {
        return switch (element) {
            case Element.Written written -> theory.literal(written.literal());
            case Element.Tuple tuple when theory instanceof TupleTheory(var components) ->
                TupleTheory.of(IntStream.range(0, components.size())
                        .mapToObj(i -> scalar(tuple.components().get(i), components.get(i)))
                        .toList());
            case Element.Parameter scalar -> theory.scalar(parameters.apply(scalar.name(), theory.sort()));
            default -> throw new IllegalArgumentException("an identity that is no scalar: " + element);
        };
    }
}
