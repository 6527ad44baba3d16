package io.verifyrules.verifier.obligation;

import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.theory.ArithEncoding;
import io.verifyrules.verifier.theory.ComplexTheory;
import io.verifyrules.verifier.theory.ConversionEncoding;
import io.verifyrules.verifier.theory.Definitions;
import io.verifyrules.verifier.theory.ElementTheory;
import io.verifyrules.verifier.theory.Encoded;
import io.verifyrules.verifier.theory.ReducedPrecision;
import io.verifyrules.verifier.theory.StartedEncoding;
import io.verifyrules.verifier.theory.TupleTheory;
import java.util.List;
import java.util.function.Function;

/** Operations on elements as formulas: of operands that are written down the result, of others what the theory of their type says. */
final class ApplicationEncoder {

    private final Function<ElementType, ElementTheory> theories;
    private final Function<ValueTerm, Encoded> operands;
    private final Definitions definitions;
    private final FunctionEncoder functions;
    private final ClosedTerms closedTerms;
    private final ConversionSteps conversions = new ConversionSteps(this::closed, this::isFinite);

    /**
     * @param operands how a term is encoded that an operation is applied to
     */
    ApplicationEncoder(Function<ElementType, ElementTheory> theories, Function<ValueTerm, Encoded> operands,
            Definitions definitions, FunctionEncoder functions) {
        this.theories = theories;
        this.operands = operands;
        this.definitions = definitions;
        this.functions = functions;
        this.closedTerms = new ClosedTerms(theories);
    }

    private Encoded component(ValueTerm.Apply apply, Encoded tuple, int index) {
        return theories.apply(apply.operands().getFirst().type()) instanceof TupleTheory theory
                ? theory.component(tuple, index)
                : tuple;
    }

    private ElementType closed(ElementType type) {
        return theories.apply(type).type();
    }

    /** Whether the element has no part beside its number that says which infinity it is. */
    private boolean isFinite(ValueTerm term) {
        List<Formula> parts = operands.apply(term).parts();
        return parts.size() == 1 || parts.get(1).equals(Formula.ZERO);
    }

    /** The element that an operation gives. */
    Encoded of(ValueTerm.Apply apply) {
        return closedTerms.encoded(apply)
                .orElseGet(() -> conversions.of(apply)
                        .map(step -> ConversionEncoding.of(step.operation(), operands.apply(step.operand()), theories,
                                definitions))
                        .orElseGet(() -> applied(apply)));
    }

    private Encoded applied(ValueTerm.Apply apply) {
        List<Encoded> given = apply.operands().stream().map(operands).toList();
        ElementType operand = closed(apply.operands().getLast().type());
        return switch (apply.operation()) {
            case Operation.OfArith arith -> ArithEncoding.of(arith, operand, given, closed(apply.type()), definitions);
            case Operation.OfConversion conversion ->
                ConversionEncoding.of(conversion, given.getFirst(), theories, definitions);
            case Operation.OfTuple ignored -> TupleTheory.of(given);
            case Operation.OfComponent(int index) -> component(apply, given.getFirst(), index);
            case Operation.OfComplex complex -> ComplexTheory.of(complex.function(), given);
            case Operation.OfPrecision precision when operand instanceof ElementType.Floating floating ->
                ReducedPrecision.of(precision, floating, given.getFirst());
            case Operation.OfPrecision precision ->
                throw new IllegalArgumentException(precision + " of elements of type " + operand);
            case Operation.Defined(ArithOperator operator) ->
                new Encoded(List.of(ArithEncoding.defined(operator, operand, given)));
            case Operation.Refines ignored ->
                new Encoded(List.of(theories.apply(operand).refines(given.get(0), given.get(1))));
            case Operation.Frozen ignored -> ArithEncoding.frozen(given.get(0), given.get(1));
            case Operation.Holds ignored -> new Encoded(List.of(ArithEncoding.holds(given.getFirst())));
            case Operation.Select ignored ->
                Encoded.choose(given.get(0).parts().getFirst(), given.get(1), given.get(2));
            case Operation.OfRelation(var relation) ->
                new Encoded(List.of(theories.apply(apply.operands().get(0).type())
                        .relate(relation, given.get(0), given.get(1), definitions)));
            case Operation.Started started -> StartedEncoding.of(started, theories.apply(apply.type()), given);
            case Operation.OfFunction function -> functions.applied(function, given, theories.apply(apply.type()));
            case Operation.OfUnary ignored -> theories.apply(apply.type()).apply(apply.operation(), given, definitions);
            case Operation.OfBinary ignored ->
                theories.apply(apply.type()).apply(apply.operation(), given, definitions);
        };
    }
}
