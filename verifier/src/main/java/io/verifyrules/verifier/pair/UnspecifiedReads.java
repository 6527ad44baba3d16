package io.verifyrules.verifier.pair;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Dimensions;
import io.verifyrules.verifier.dialect.Movement;
import io.verifyrules.verifier.dialect.Positions;
import io.verifyrules.verifier.dialect.Tables;
import io.verifyrules.verifier.dialect.Unspecified;
import java.util.ArrayList;
import java.util.List;

/**
 * The values that both programs find where nothing specifies what they read. The second one may find anything, so these
 * elements are inputs. Of the first one, it is enough that it may give the same result. It finds the same as the second
 * one does, read for read, or an element that changes nothing.
 */
final class UnspecifiedReads {

    private final Positions positions;
    private final Tables.Declaration declaration;
    private final List<Denoted> ofSecond = new ArrayList<>();
    private boolean chosen;

    UnspecifiedReads(Positions positions, Tables.Declaration declaration) {
        this.positions = positions;
        this.declaration = declaration;
    }

    /** The unspecified reads of the first program, once those of the second one are known. */
    Unspecified first() {
        List<Denoted> left = new ArrayList<>(ofSecond);
        return (dimensions, element, neutral) -> {
            chosen = true;
            for (Denoted read : left) {
                if (read.dimensions().equals(dimensions) && read.element().equals(element)) {
                    left.remove(read);
                    return read;
                }
            }
            return new Movement(positions).repeated(neutral, dimensions);
        };
    }

    /** The unspecified reads of the second program. */
    Unspecified second() {
        return (dimensions, element, neutral) -> input(dimensions, element);
    }

    private Denoted input(Dimensions dimensions, ElementType element) {
        Denoted input = new Denoted(
                declaration.tensor("unspecified" + ofSecond.size(), element, positions.shape(dimensions)), dimensions);
        ofSecond.add(input);
        return input;
    }

    /** Whether the second program reads any. */
    boolean hasSecond() {
        return !ofSecond.isEmpty();
    }

    /** Whether the first program reads any. That results differ for those that were chosen does not show that they differ for all. */
    boolean isChosen() {
        return chosen;
    }
}
