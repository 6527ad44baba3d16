package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * A computation on corresponding elements of tensors of one shape that is written with the tensors themselves: what a
 * map comes to is that expression. No demand of a map may get lost on the way. All operands have the same sizes, term
 * for term. An operand that the body does not use is an input, which demands nothing but these.
 */
public final class MapBody {

    private MapBody() {
    }

    /**
     * The body of a map over the operands.
     *
     * @throws IllFormedException if it moves elements, or does not show what the map demands of its operands
     */
    public static TensorExpr of(List<TensorExpr> operands, TensorExpr body, ShapeTerms shapes) {
        Shape shape = shapes.of(operands.getFirst());
        for (int place = 1; place < operands.size(); place++) {
            if (!shapes.of(operands.get(place)).equals(shape)) {
                throw new IllFormedException("map: all operands have the same sizes, but operand " + (place + 1)
                        + " has others than operand 1; declare one size and use it for all");
            }
        }
        Set<TensorExpr> given = Collections.newSetFromMap(new IdentityHashMap<>());
        given.addAll(operands);
        Set<TensorExpr> used = Collections.newSetFromMap(new IdentityHashMap<>());
        requireElementwise(body, given, used);
        for (TensorExpr operand : operands) {
            if (!used.contains(operand) && !(operand instanceof Input)) {
                throw new IllFormedException(
                        "map: an operand that the body does not use has to be an input, as nothing else "
                                + "would say that it is valid; found " + operand.form().name());
            }
        }
        return body;
    }

    private static void requireElementwise(TensorExpr body, Set<TensorExpr> given, Set<TensorExpr> used) {
        if (!used.add(body) || given.contains(body)) {
            return;
        }
        boolean elementwise = switch (body) {
            case Constant ignored -> true;
            case Unary ignored -> true;
            case Binary ignored -> true;
            case Compare ignored -> true;
            case Convert ignored -> true;
            case Select ignored -> true;
            case Clamp ignored -> true;
            case Arith ignored -> true;
            case Mapped ignored -> true;
            default -> false;
        };
        if (!elementwise) {
            throw new IllFormedException("map: the body computes with the elements of its operands, found "
                    + (body instanceof Input input ? "the tensor " + input.name() : body.form().name()));
        }
        body.operands().forEach(operand -> requireElementwise(operand, given, used));
    }
}
