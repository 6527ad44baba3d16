package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.verifier.kotlin.KotlinText;

/**
 * The value that fills a hole of a rule.
 *
 * @param hole   the name of the hole
 * @param kotlin the value that takes its place, as a rule file says it
 */
public record Filling(String hole, String kotlin) {

    static Filling of(Node hole, Node by) {
        return new Filling(name(hole), text(by));
    }

    private static String name(Node hole) {
        return switch (hole) {
            case AxisMap.Scalar scalar -> scalar.name();
            case Element.Parameter parameter -> parameter.name();
            default -> hole.toString();
        };
    }

    private static String text(Node by) {
        return switch (by) {
            case AxisMap map -> KotlinText.of(map);
            case Element element -> KotlinText.of(element);
            default -> by.toString();
        };
    }
}
