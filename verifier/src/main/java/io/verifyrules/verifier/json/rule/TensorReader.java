package io.verifyrules.verifier.json.rule;

import io.verifyrules.dsl.expr.Operator;
import io.verifyrules.dsl.expr.Operators;
import io.verifyrules.dsl.expr.Slot;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.json.text.JsonCursor;
import java.util.stream.Stream;

/** Reads tensor expressions by the forms of their operators, so that what is read is well typed. */
final class TensorReader {

    private final Declarations declared;
    private final TermReader terms;

    TensorReader(Declarations declared, TermReader terms) {
        this.declared = declared;
        this.terms = terms;
    }

    TensorExpr tensor(JsonCursor json) {
        if (json.node().isString()) {
            return json.named("tensor", declared.tensors());
        }
        if (!json.node().isObject()) {
            throw json.expected("the name of a tensor or an operator");
        }
        if (Definitions.isUse(json)) {
            return Definitions.used(json, "tensor", declared.defined().tensors());
        }
        Operator<?> operator = json.required("op").named("operator", Operators.byName());
        json.onlyFields(
                Stream.concat(Stream.of("op"), operator.slots().stream().map(Slot::label)).toArray(String[]::new));
        return json.checked(() -> operator.read(new PartReader(json, this, terms)));
    }
}
