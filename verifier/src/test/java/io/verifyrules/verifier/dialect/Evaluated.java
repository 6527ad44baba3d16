package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.verifier.dialect.table.Dialects;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Module;
import io.verifyrules.verifier.text.mlir.MlirReader;
import io.verifyrules.verifier.value.ElementValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A result of a function without arguments.
 *
 * @param elements in row-major order
 */
record Evaluated(List<Integer> sizes, List<ElementValue> elements) {

    /** The first result of the last function of a text. */
    static Evaluated of(String text) {
        Module module = MlirReader.read("test.mlir", text).getFirst();
        Map<String, Function> byName = new LinkedHashMap<>();
        module.functions().forEach(function -> byName.put(function.name(), function));
        Positions positions = new Positions(new RankClass("d", RankClass.RankBound.SINGLETON));
        Tables tables = new Tables(positions, Input::of);
        Denoted result = new Functions(Reading.STATED, Spelling.FOR_PROOFS, Unrolling.NONE, positions, tables,
                (sizes, element, neutral) -> new Movement(positions).repeated(neutral, sizes), byName,
                Dialects.operations()).results(module.functions().getLast(), List.of()).getFirst();
        return new Evaluated(result.sizes(), Tables.elements(positions, result.sizes(),
                Closed.evaluated(result.tensor(), positions, tables.values()).orElseThrow()));
    }

    /** The elements as text, with blanks between. */
    String text() {
        return String.join(" ", elements.stream().map(ElementValue::toString).toList());
    }
}
