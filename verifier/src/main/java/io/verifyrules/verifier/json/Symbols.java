package io.verifyrules.verifier.json;

import io.verifyrules.dsl.axis.MapOperator;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.rule.VerdictKind;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/** The words of the JSON form and what they stand for. */
final class Symbols {

    static final Map<String, Relation> RELATIONS = by(Relation::symbol, Relation.values());
    static final Map<String, MapOperator> MAP_OPERATORS = by(MapOperator::symbol, MapOperator.values());
    static final Map<String, UnaryOperator> UNARY = by(UnaryOperator::symbol, UnaryOperator.values());
    static final Map<String, BinaryOperator> BINARY = by(BinaryOperator::symbol, BinaryOperator.values());
    static final Map<String, VerdictKind> VERDICTS = by(VerdictKind::name, VerdictKind.values());
    static final Map<String, ElementType> CLOSED_TYPES = by(ElementType::toString, ElementType.BOOL, ElementType.INT,
            ElementType.REAL);

    private Symbols() {
    }

    @SafeVarargs
    static <T> Map<String, T> by(Function<T, String> symbol, T... values) {
        Map<String, T> symbols = new LinkedHashMap<>();
        for (T value : values) {
            symbols.put(symbol.apply(value), value);
        }
        return Collections.unmodifiableMap(symbols);
    }
}
