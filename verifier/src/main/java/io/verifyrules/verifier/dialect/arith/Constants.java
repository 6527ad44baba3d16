package io.verifyrules.verifier.dialect.arith;

import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Data;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Type;
import java.util.List;

/** Numbers and tensors that a program writes down. */
final class Constants {

    private Constants() {
    }

    static Denoted constant(Operation operation, List<Denoted> operands, Denotations in) {
        Attributes attributes = Attributes.of(operation).only("value");
        Attribute value = attributes.find("value").orElseThrow(() -> attributes.missing("value"));
        return switch (value) {
            case Attribute.Dense dense -> in.constant(dense, operation.place());
            case Attribute.Of(Literal literal, var type) -> in.constant(new Attribute.Dense(new Data.Splat(literal),
                    Type.Tensor.of(type.orElse(operation.results().getFirst().type()))), operation.place());
            default ->
                throw new NotDenoted(operation.place(), operation.name(), "its value is no number and no dense<..>");
        };
    }
}
