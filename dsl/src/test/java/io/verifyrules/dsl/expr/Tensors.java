package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;

/** Tensors over the classes c, d and the singleton s. */
final class Tensors {

    static final RankClass C = new RankClass("c", RankBound.ANY);
    static final RankClass D = new RankClass("d", RankBound.ANY);
    static final RankClass S = new RankClass("s", RankBound.SINGLETON);
    static final AxisMap N = new AxisMap.Variable("n", C);
    static final AxisMap M = new AxisMap.Variable("m", D);
    static final AxisMap P = new AxisMap.Variable("p", S);
    static final Element V = new Element.Parameter("v", ElementType.OPEN);

    /** Over c. */
    static final TensorExpr A = tensor("A", ElementType.OPEN, Shape.of(C, N));
    /** Over d. */
    static final TensorExpr B = tensor("B", ElementType.OPEN, Shape.of(D, M));
    /** Over two axes of class c. */
    static final TensorExpr TWO = tensor("TWO", ElementType.OPEN, Shape.of(C.axis("row"), N).with(C.axis("column"), N));
    /** Over c and s. */
    static final TensorExpr LONG = tensor("LONG", ElementType.OPEN, Shape.of(C, N).with(S, P));
    static final TensorExpr INTS = tensor("INTS", ElementType.INT, Shape.of(C, N));
    static final TensorExpr REALS = tensor("REALS", ElementType.REAL, Shape.of(C, N));
    static final TensorExpr TRUTHS = tensor("TRUTHS", ElementType.BOOL, Shape.of(C, N));

    private Tensors() {
    }

    static TensorExpr tensor(String name, ElementType type, Shape shape) {
        return Input.of(name, type, shape);
    }
}
