package io.verifyrules.verifier.obligation;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.theory.ComplexTheory;
import io.verifyrules.verifier.theory.ElementTheory;
import io.verifyrules.verifier.theory.Encoded;
import io.verifyrules.verifier.value.CertainArithmetic;
import io.verifyrules.verifier.value.ElementLiteral;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.Grouping;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Terms that are made of literals only. The interpreter computes each one whose value is certain, before a solver is asked: solvers have no
 * remainder, power or rounding of all numbers. A term with another value in another instance, library or width has no certain value.
 */
final class ClosedTerms {

    private final Function<ElementType, ElementTheory> theories;
    private final Map<ValueTerm, Optional<ElementValue>> known = new HashMap<>();

    ClosedTerms(Function<ElementType, ElementTheory> theories) {
        this.theories = theories;
    }

    /** The element that an application to literals is, if that is certain. */
    Optional<Encoded> encoded(ValueTerm.Apply apply) {
        return value(apply).flatMap(value -> encoded(value, theories.apply(apply.type())));
    }

    private Optional<ElementValue> value(ValueTerm term) {
        Optional<ElementValue> value = known.get(term);
        if (value == null) {
            value = switch (term) {
                case ValueTerm.Literal literal -> CertainArithmetic.literal(literal.value(), closed(literal.type()));
                case ValueTerm.Apply apply -> value(apply.operation(), apply.operands());
                case ValueTerm.If ignored -> Optional.empty();
                case ValueTerm.Reduction ignored -> Optional.empty();
                case ValueTerm.Parameter ignored -> Optional.empty();
                case ValueTerm.Read ignored -> Optional.empty();
                case ValueTerm.Counted ignored -> Optional.empty();
            };
            known.put(term, value);
        }
        return value;
    }

    private Optional<ElementValue> value(Operation operation, List<ValueTerm> operands) {
        if (!computes(operation)) {
            return Optional.empty();
        }
        List<ElementValue> values = new ArrayList<>();
        for (ValueTerm operand : operands) {
            Optional<ElementValue> value = value(operand);
            if (value.isEmpty()) {
                return Optional.empty();
            }
            values.add(value.get());
        }
        ElementValue first = values.getFirst();
        ElementValue last = values.getLast();
        Grouping grouping = theories.apply(operands.getFirst().type()).isReordered()
                ? Grouping.FREE
                : Grouping.AS_WRITTEN;
        return switch (operation) {
            case Operation.OfUnary unary -> CertainArithmetic.apply(unary.operator(), first);
            case Operation.OfBinary binary -> CertainArithmetic.apply(binary.operator(), first, last, grouping);
            case Operation.OfRelation relation -> CertainArithmetic.compare(relation.relation(), first, last);
            case Operation.OfConversion conversion -> CertainArithmetic.converted(conversion.conversion(), first,
                    closed(conversion.from()), closed(conversion.to()));
            case Operation.OfComplex complex -> CertainArithmetic.apply(complex.function(), first, last);
            case Operation.Select ignored when first instanceof ElementValue.Truth(boolean holds) ->
                Optional.of(values.get(holds ? 1 : 2));
            default -> Optional.empty();
        };
    }

    /** Whether the operation is one of numbers and truth values. Operations of MLIR may make poison, and choose. */
    private static boolean computes(Operation operation) {
        return switch (operation) {
            case Operation.OfUnary ignored -> true;
            case Operation.OfBinary ignored -> true;
            case Operation.OfRelation ignored -> true;
            case Operation.OfConversion ignored -> true;
            case Operation.OfComplex ignored -> true;
            case Operation.Select ignored -> true;
            case Operation.Started ignored -> false;
            case Operation.OfArith ignored -> false;
            case Operation.OfTuple ignored -> false;
            case Operation.OfComponent ignored -> false;
            case Operation.OfPrecision ignored -> false;
            case Operation.OfFunction ignored -> false;
            case Operation.Defined ignored -> false;
            case Operation.Frozen ignored -> false;
            case Operation.Holds ignored -> false;
            case Operation.Refines ignored -> false;
        };
    }

    private ElementType closed(ElementType type) {
        return theories.apply(type).type();
    }

    private static Optional<Encoded> encoded(ElementValue value, ElementTheory theory) {
        return value instanceof ElementValue.Complex(ElementValue real, ElementValue imaginary)
                ? ElementLiteral.of(real)
                        .flatMap(a -> ElementLiteral.of(imaginary).map(b -> ComplexTheory.literal(a, b)))
                : ElementLiteral.of(value).map(theory::literal);
    }
}
