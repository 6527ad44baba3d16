package io.verifyrules.verifier.pair;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.dialect.Defined;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Tables;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Evaluation;
import io.verifyrules.verifier.interpret.Interpreter;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.RefusedInstance;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Inputs on which two programs differ, and where the difference begins.
 *
 * @param inputs the inputs that both functions are given
 * @param before the result of the first one
 * @param after the result of the second one; none where it has no value
 * @param index the first index at which the results differ, if both have values
 * @param onlyBefore the first value of the first program that no value of the second one equals on these inputs
 * @param onlyAfter the converse
 */
public record PairDifference(List<Elements> inputs, Optional<Elements> before, Optional<Elements> after,
        Optional<List<Integer>> index, Optional<Elements> onlyBefore, Optional<Elements> onlyAfter) {

    private static final ElementValue TRUE = new ElementValue.Truth(true);

    public PairDifference {
        inputs = List.copyOf(inputs);
        index = index.map(List::copyOf);
    }

    /**
     * A tensor of a program with its elements.
     *
     * @param name     how the program calls it
     * @param elements in row-major order
     * @param place    where it is defined
     */
    public record Elements(String name, Type type, List<Integer> sizes, List<ElementValue> elements,
            SourcePosition place) {
        public Elements {
            sizes = List.copyOf(sizes);
            elements = List.copyOf(elements);
        }
    }

    /** The refutation of a claim. */
    static PairDifference of(ProgramPair pair, int result, PairClaim.Stated claim, RuleInstance instance) {
        PairTerms terms = claim.terms();
        Interpreter interpreter = new Interpreter(instance);
        List<Value> arguments = pair.before().function().body().orElseThrow().blocks().getFirst().arguments();
        List<Elements> inputs = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i++) {
            elements(arguments.get(i), terms.arguments().get(i), interpreter, terms).ifPresent(inputs::add);
        }
        List<Elements> first = all(terms.before(), interpreter, terms);
        List<Elements> second = all(terms.after(), interpreter, terms);
        Optional<Elements> before = result(pair.before(), result, claim.rule().lhs(), terms, interpreter);
        Optional<Elements> side = result(pair.after(), result, claim.rule().rhs(), terms, interpreter);
        Optional<Elements> after = isWhole(terms, interpreter)
                ? result(pair.after(), result, terms.result().tensor(), terms, interpreter)
                : Optional.empty();
        Optional<List<Integer>> index = before.flatMap(
                left -> side.filter(right -> right.sizes().equals(left.sizes())).map(right -> differing(left, right)));
        return new PairDifference(inputs, before, after, index, missing(first, second, inputs),
                missing(second, first, inputs));
    }

    /** Whether the second program is defined, with an element everywhere. */
    private static boolean isWhole(PairTerms terms, Interpreter interpreter) {
        return terms.missing()
                .flatMap(missing -> evaluated(missing, interpreter))
                .filter(all -> IntStream.range(0, all.count()).mapToObj(all::at).anyMatch(TRUE::equals))
                .isEmpty();
    }

    private static Optional<Elements> result(ProgramPair.Part part, int result, TensorExpr tensor, PairTerms terms,
            Interpreter interpreter) {
        Value returned = part.function()
                .body()
                .orElseThrow()
                .blocks()
                .getFirst()
                .operations()
                .getLast()
                .operands()
                .get(result);
        int rank = returned.type() instanceof Type.Tensor type ? type.dimensions().size() : 0;
        return elements(returned, tensor, rank, interpreter, terms);
    }

    private static List<Elements> all(List<Defined> defined, Interpreter interpreter, PairTerms terms) {
        return defined.stream()
                .flatMap(each -> elements(each.value(), each.denoted(), interpreter, terms).stream())
                .toList();
    }

    private static Optional<Elements> elements(Value value, Denoted denoted, Interpreter interpreter, PairTerms terms) {
        return elements(value, denoted.tensor(), denoted.rank(), interpreter, terms);
    }

    private static Optional<Elements> elements(Value value, TensorExpr expression, int rank, Interpreter interpreter,
            PairTerms terms) {
        return evaluated(expression, interpreter).map(tensor -> {
            List<Integer> sizes = Tables.sizes(terms.positions(), rank, tensor);
            return new Elements(value.name(), at(value.type(), sizes), sizes,
                    Tables.elements(terms.positions(), sizes, tensor), value.place());
        });
    }

    private static Optional<ConcreteTensor> evaluated(TensorExpr expression, Interpreter interpreter) {
        try {
            return interpreter.evaluate(expression) instanceof Evaluation.Valid(var tensor)
                    ? Optional.of(tensor)
                    : Optional.empty();
        } catch (RefusedInstance large) {
            return Optional.empty();
        }
    }

    /** The type with sizes in the place of those that it leaves open. */
    private static Type at(Type type, List<Integer> sizes) {
        return type instanceof Type.Tensor tensor
                ? new Type.Tensor(sizes.stream().map(Type.Dimension::of).toList(), tensor.element(), tensor.encoding())
                : type;
    }

    private static List<Integer> differing(Elements left, Elements right) {
        int place = IntStream.range(0, left.elements().size())
                .filter(i -> !left.elements().get(i).equals(right.elements().get(i)))
                .findFirst()
                .orElse(0);
        List<Integer> index = new ArrayList<>();
        int rest = place;
        for (int size : left.sizes().reversed()) {
            index.addFirst(rest % Math.max(1, size));
            rest /= Math.max(1, size);
        }
        return index;
    }

    private static Optional<Elements> missing(List<Elements> values, List<Elements> others, List<Elements> inputs) {
        Set<List<Object>> known = new HashSet<>();
        others.forEach(each -> known.add(List.of(each.sizes(), each.elements())));
        inputs.forEach(each -> known.add(List.of(each.sizes(), each.elements())));
        return values.stream().filter(each -> !known.contains(List.of(each.sizes(), each.elements()))).findFirst();
    }
}
