package io.verifyrules.verifier.json.rule;

import io.verifyrules.dsl.axis.MapOperator;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.Tolerance;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.rule.Mismatch;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.json.text.JsonWords;
import java.util.Map;

/** The words of the JSON form and what they stand for. */
final class Symbols {

    static final Map<String, Relation> RELATIONS = JsonWords.by(Relation::symbol, Relation.values());
    static final Map<String, MapOperator> MAP_OPERATORS = JsonWords.by(MapOperator::symbol, MapOperator.values());
    static final Map<String, UnaryOperator> UNARY = JsonWords.by(UnaryOperator::symbol, UnaryOperator.values());
    static final Map<String, BinaryOperator> BINARY = JsonWords.by(BinaryOperator::symbol, BinaryOperator.values());
    static final Map<String, Conversion> CONVERSIONS = JsonWords.by(Conversion::symbol, Conversion.values());
    static final Map<String, VerdictKind> VERDICTS = JsonWords.by(VerdictKind::name, VerdictKind.values());
    static final Map<String, Mismatch> MISMATCHES = JsonWords.by(Mismatch::toString, Mismatch.values());
    static final Map<String, Tolerance> TOLERANCES = JsonWords.by(Tolerance::word, Tolerance.values());
    static final Map<String, ElementType> CLOSED_TYPES = JsonWords.by(ElementType::toString,
            ElementTypes.claimable().toArray(ElementType[]::new));

    private Symbols() {
    }
}
