package io.verifyrules.verifier.dialect.affine;

import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Operation;
import java.util.List;

/**
 * Integers made of dimensions and symbols, such as {@code (d0, d1)[s0] -> (d0 + s0, 2 * d1)}.
 *
 * @see <a href="https://mlir.llvm.org/docs/Dialects/Affine/#affine-maps">affine maps</a>
 */
public record AffineMap(int dimensions, int symbols, List<AffineExpr> results) {

    public AffineMap {
        results = List.copyOf(results);
    }

    /** The map that an attribute writes down. */
    public static AffineMap of(Attribute attribute, Operation operation) {
        String text = attribute.toString();
        String prefix = "affine_map<";
        if (!(attribute instanceof Attribute.Other) || !text.startsWith(prefix) || !text.endsWith(">")) {
            throw new NotDenoted(operation.place(), operation.name(), "expected affine_map<..>, found " + text);
        }
        return new AffineMapText(text.substring(prefix.length(), text.length() - 1)).map()
                .orElseThrow(() -> new NotDenoted(operation.place(), operation.name(),
                        "the map " + text + " has no meaning here"));
    }
}
