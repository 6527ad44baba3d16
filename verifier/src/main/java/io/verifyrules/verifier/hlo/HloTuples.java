package io.verifyrules.verifier.hlo;

import io.verifyrules.dsl.element.ArgExtreme;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.expr.Component;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.TupleElement;
import io.verifyrules.dsl.expr.Zip;
import io.verifyrules.verifier.instantiate.Dimension;
import io.verifyrules.verifier.instantiate.NotExpressible;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Instructions that give several values, of which one is taken. HLO has no tensors of tuples, but several tensors. */
final class HloTuples {

    private final HloModule module;
    private final HloBody body;

    HloTuples(HloModule module, HloBody body) {
        this.module = module;
        this.body = body;
    }

    HloValue element(TupleElement element, List<Dimension> at, HloType type) {
        List<HloValue> operands = element.operands().stream().map(module::value).toList();
        return body.element(element.index(), operands.stream().map(HloValue::shape).toList(),
                "tuple(" + names(operands) + ")", at, type);
    }

    HloValue component(Component component, List<Dimension> at, HloType type) {
        return switch (component.operand()) {
            case Zip zip -> module.value(zip.operands().get(component.index()));
            case Reduce reduce when reduce.monoid() instanceof ArgExtreme extreme ->
                reduced(reduce, extreme, component.index(), at);
            default -> throw new NotExpressible("a tensor of tuples that is moved");
        };
    }

    private HloValue reduced(Reduce reduce, ArgExtreme extreme, int index, List<Dimension> at) {
        List<HloValue> operands = new ArrayList<>(zipped(reduce.operand()));
        List<Dimension> positions = operands.getFirst().positions();
        HloType values = operands.get(0).type();
        HloType indices = operands.get(1).type();
        Element given = reduce.initial()
                .orElseThrow(() -> new NotExpressible("a reduction of pairs without an initial pair"));
        if (!(given instanceof Element.Tuple initial)) {
            throw new NotExpressible("an initial value that is no pair");
        }
        initial.components().forEach(element -> operands.add(module.element(element)));
        String instruction = "reduce(" + names(operands) + "), dimensions="
                + Dimension.braced(Dimension.indices(positions, reduce.over())) + ", to_apply="
                + body.argExtreme(extreme, values, indices);
        return body.element(index, List.of(values, indices), at, instruction, at);
    }

    private List<HloValue> zipped(TensorExpr operand) {
        if (operand instanceof Zip zip) {
            return zip.operands().stream().map(module::value).toList();
        }
        throw new NotExpressible("a reduction of pairs that are moved");
    }

    private static String names(List<HloValue> operands) {
        return operands.stream().map(HloValue::name).collect(Collectors.joining(", "));
    }
}
