package io.verifyrules.verifier.kotlin;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.rule.Condition;
import java.util.function.Supplier;

/**
 * Single terms in the notation of rule files, each on one line, to be pasted into a rule that declares what they
 * mention. A part that has no words there is a comment that says so.
 */
public final class KotlinText {

    private KotlinText() {
    }

    /** The statement that demands the condition. */
    public static String requires(Condition condition) {
        return "requires { " + text(() -> Terms.plain().conditions().demanded(condition)) + " }";
    }

    /** The condition as a truth value that can be combined with others. */
    public static String of(Condition condition) {
        return text(() -> Terms.plain().of(condition));
    }

    /** The map, or the number that it is. */
    public static String of(AxisMap map) {
        return text(() -> Terms.plain().maps().orNumber(map));
    }

    /** The element, or the number that it is. */
    public static String of(Element element) {
        return text(() -> Terms.plain().of(element, LiteralCode.Place.ANY));
    }

    private static String text(Supplier<Code> code) {
        try {
            return code.get().flat();
        } catch (NotInKotlin unsaid) {
            return "/* " + unsaid.reason() + " */";
        }
    }
}
