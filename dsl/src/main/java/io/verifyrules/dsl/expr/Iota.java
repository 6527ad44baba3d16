package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.ElementType;

/** The tensor of integers that counts 0, 1, 2, ... along an axis of a singleton class. */
public record Iota(TensorType type, Shape shape, AggregatedAxis along) implements TensorExpr {

    static final Operator<Iota> OPERATOR = Operator.<Iota>named("iota")
            .axis("along", Iota::along)
            .plain()
            .sizes("shape", Iota::shape)
            .made(parts -> {
                AggregatedAxis along = parts.axis();
                return of(parts.sizes(), along);
            });

    public Iota {
        DerivedType.require("iota", typeOf(shape, along), type);
    }

    /** The tensor of the given shape that counts along one of its axes. */
    public static Iota of(Shape shape, AggregatedAxis along) {
        return new Iota(typeOf(shape, along), shape, along);
    }

    private static TensorType typeOf(Shape shape, AggregatedAxis along) {
        TensorType type = TensorType.of(shape.sizes().keySet(), ElementType.INT);
        AxisAttributes.requireAxis("iota: 'along'", type, along);
        requireSingleton("iota", along);
        return type;
    }

    static void requireSingleton(String operator, AggregatedAxis along) {
        if (!along.rankClass().isSingleton()) {
            throw new IllFormedException(operator + ": 'along' must be an axis of a singleton class, but rank class "
                    + along.rankClass() + " can have any rank; declare it as a singleton");
        }
    }

    @Override
    public Form form() {
        return OPERATOR.of(this);
    }
}
