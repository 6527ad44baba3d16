package io.verifyrules.verifier.export.arith;

import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.verifier.export.match.Identifier;
import io.verifyrules.verifier.export.match.Inexpressible;
import java.util.Set;

/**
 * Elements of integers as numbers of C++, which wrap as those of the type do.
 *
 * @param widths the numbers of bits
 * @param told   the names of the elements that constants of the program tell
 */
record ArithElements(ArithWidths widths, Set<String> told) {

    private static final int BITS = 62;

    /** The element as an expression. */
    String of(Element element) {
        return switch (element) {
            case Element.Written written -> literal(written.literal(), type(element));
            case Element.Parameter parameter -> {
                if (!told.contains(parameter.name())) {
                    throw new Inexpressible("the left side does not tell an element", parameter.name());
                }
                yield variable(parameter);
            }
            case Element.Unary unary -> switch (unary.operator()) {
                case NEG -> "-" + of(unary.operand());
                case NOT -> "~" + of(unary.operand());
                default -> throw computed(unary.operator().symbol());
            };
            case Element.Binary binary -> {
                String operator = switch (binary.operator()) {
                    case ADD -> "+";
                    case SUB -> "-";
                    case MUL -> "*";
                    case AND -> "&";
                    case OR -> "|";
                    case XOR -> "^";
                    default -> throw computed(binary.operator().symbol());
                };
                yield "(" + of(binary.left()) + " " + operator + " " + of(binary.right()) + ")";
            }
            case Element.Converted converted -> throw computed(converted.conversion().symbol());
            case Element.Applied applied -> throw computed(applied.function().name());
            case Element.Tuple ignored -> throw computed("a tuple");
            case Element.Counted ignored -> throw new Inexpressible("a size stands for an element", "");
        };
    }

    /** The C++ name of an element of the rule. */
    static String variable(Element.Parameter parameter) {
        return Identifier.of(parameter.name());
    }

    private static Inexpressible computed(String what) {
        return new Inexpressible("an element is computed from constants", what);
    }

    private static ElementType.Signless type(Element element) {
        if (element.type() instanceof ElementType.Signless signless) {
            return signless;
        }
        throw computed(element.type().toString());
    }

    private String literal(Literal literal, ElementType.Signless type) {
        boolean index = ArithWidths.isIndex(type.width());
        String bits = widths.ofConstant(type);
        return switch (literal) {
            case Literal.Whole whole when whole.value().bitLength() <= BITS ->
                "integer(" + bits + ", " + whole.value() + ")";
            case Literal.Bits number when !index -> "integer(" + bits + ", " + widths.of(number.width()) + ")";
            case Literal.Extreme extreme when !index ->
                "APInt::getSigned" + (extreme.greatest() ? "Max" : "Min") + "Value(" + bits + ")";
            default -> throw new Inexpressible("no machine has an element of each number of bits", literal.toString());
        };
    }
}
