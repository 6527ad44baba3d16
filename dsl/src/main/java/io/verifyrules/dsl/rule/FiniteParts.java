package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.graph.Node;

/** The parts of a complex number are finite, so a rule about complex numbers does not speak of infinite reals. */
final class FiniteParts {

    private FiniteParts() {
    }

    /**
     * Checks that a rule in which there are complex numbers mentions no infinity among reals, which a part might be.
     *
     * @throws IllFormedException if it does
     */
    static void check(TypedParts rule) {
        if (rule.types().contains(ElementType.COMPLEX) && rule.nodes().stream().anyMatch(FiniteParts::isInfinity)) {
            throw new IllFormedException("an infinity: the parts of complex numbers are finite, so a rule with complex "
                    + "numbers mentions no infinite element; say without it which of the reals it is about");
        }
    }

    private static boolean isInfinity(Node node) {
        return node instanceof Element.Written written && written.literal() instanceof Literal.Infinity;
    }
}
