package io.verifyrules.verifier.dialect.tosa;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Computed;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.Leaves;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Data;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Type;
import java.util.List;
import java.util.Map;

/** Comparisons, choices, bounds, and numbers of other types. */
final class Choices {

    private Choices() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        return Map.of("tosa.equal", comparison(Relation.EQ), "tosa.greater", comparison(Relation.GT),
                "tosa.greater_equal", comparison(Relation.GE), "tosa.select", OperationMeaning.one(Choices::select),
                "tosa.clamp", OperationMeaning.one(Choices::clamp), "tosa.cast", OperationMeaning.one(Choices::cast));
    }

    private static OperationMeaning comparison(Relation relation) {
        return OperationMeaning.one((operation, operands, in) -> {
            Operands.count(operation, operands, 2);
            Attributes.of(operation).only();
            if (operands.getFirst().element() instanceof ElementType.Bool) {
                throw new InvalidProgram(operation.place(), operation.name(), "it does not compare truth values");
            }
            List<Denoted> alike = Operands.broadcast(operation, operands, in);
            return Computed.compared(relation, alike.get(0), alike.get(1));
        });
    }

    private static Denoted select(Operation operation, List<Denoted> operands, Denotations in) {
        Operands.count(operation, operands, 3);
        Attributes.of(operation).only();
        List<Denoted> alike = Operands.broadcast(operation, operands, in);
        return Computed.chosen(alike.get(0), alike.get(1), alike.get(2));
    }

    /** Not less than one bound, then not greater than the other. */
    private static Denoted clamp(Operation operation, List<Denoted> operands, Denotations in) {
        Operands.count(operation, operands, 1);
        Denoted operand = operands.getFirst();
        Attributes attributes = Attributes.of(operation)
                .only("min_val", "max_val", "min_fp", "max_fp", "min_int", "max_int");
        if (operand.element() instanceof ElementType.Bool) {
            throw new InvalidProgram(operation.place(), operation.name(), "truth values have no bounds");
        }
        String suffix = operation.attributes().containsKey("min_val")
                ? "_val"
                : Operands.areFloats(operand) ? "_fp" : "_int";
        Denoted low = bound(operation, attributes, "min" + suffix, operand, in);
        Denoted high = bound(operation, attributes, "max" + suffix, operand, in);
        return Computed.binary(BinaryOperator.MIN, Computed.binary(BinaryOperator.MAX, operand, low), high);
    }

    /** The number that an attribute has, which is one of the operand's type. */
    private static Denoted bound(Operation operation, Attributes attributes, String name, Denoted operand,
            Denotations in) {
        Attribute given = attributes.find(name).orElseThrow(() -> attributes.missing(name));
        Type element = Leaves.tensor(operation.results().getFirst().type())
                .map(Type.Tensor::element)
                .orElseThrow(() -> new NotDenoted(operation.place(), operation.name(), "its result is no tensor"));
        if (!(given instanceof Attribute.Of(Literal literal, var type))) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "expected a number in '" + name + "', found " + given);
        }
        if (!name.endsWith("_int") && !type.orElse(element).equals(element)) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "'" + name + "' is " + given + ", and the elements are of type " + element);
        }
        Denoted bound = in.constant(new Attribute.Dense(new Data.Splat(literal), Type.Tensor.of(element)),
                operation.place());
        if (operand.element() instanceof ElementType.Floating && in.truth(zero(bound, in)).orElse(true)) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "which zero it gives at a bound of zero is open; it has a meaning for real numbers alone");
        }
        return in.movement().repeated(bound, operand.dimensions());
    }

    private static Denoted zero(Denoted number, Denotations in) {
        return Computed.compared(Relation.EQ, number, in.number(0, number.element(), List.of()));
    }

    /** Integers among themselves, and what becomes a float; of floats that become integers the rounding is not known here. */
    private static Denoted cast(Operation operation, List<Denoted> operands, Denotations in) {
        Operands.count(operation, operands, 1);
        Attributes.of(operation).only();
        Denoted operand = operands.getFirst();
        ElementType to = in.stated().resultElement(operation);
        boolean toFloats = to instanceof ElementType.Floating || to instanceof ElementType.Real;
        if (Operands.areFloats(operand) && !toFloats) {
            throw new NotDenoted(operation.place(), operation.name(), "it rounds floats to integers");
        }
        return Computed.converted(operand, to);
    }
}
