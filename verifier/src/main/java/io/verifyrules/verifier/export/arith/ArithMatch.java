package io.verifyrules.verifier.export.arith;

import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.expr.Arith;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.export.cpp.CppGuards;
import io.verifyrules.verifier.export.match.Inexpressible;
import io.verifyrules.verifier.export.match.LeftSide;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The operations of a left side, from the root to the inputs, and the types and constants that are to be looked at. */
final class ArithMatch {

    /** A constant of the program, and the element that it has everywhere in the rule. */
    record Splat(String value, Element element) {}

    private final LeftSide left;
    private final TensorExpr root;
    private final CppGuards guards;
    private final List<String> lines = new ArrayList<>();
    private final Map<TensorExpr, String> values = new LinkedHashMap<>();
    private final Map<String, ElementType> typed = new LinkedHashMap<>();
    private final List<Splat> splats = new ArrayList<>();
    private final Set<String> parameters = new LinkedHashSet<>();

    ArithMatch(TensorExpr lhs) {
        this.left = new LeftSide(lhs);
        this.root = lhs;
        this.guards = new CppGuards(left.name(lhs));
        match(lhs, result(lhs), true);
    }

    String root() {
        return left.name(root);
    }

    String rootClass() {
        return ArithOperations.className(root);
    }

    /** The value that is replaced. */
    String replaced() {
        return result(root);
    }

    CppGuards guards() {
        return guards;
    }

    List<String> lines() {
        return lines;
    }

    /** The values of inputs and operations; a constant has one wherever it stands. */
    Map<TensorExpr, String> values() {
        return values;
    }

    /** The values of which the element type has to be looked at. */
    Map<String, ElementType> typed() {
        return typed;
    }

    /** The constants whose element the rule says. */
    List<Splat> splats() {
        return splats;
    }

    /** The elements of the rule that constants tell, by their names. */
    Set<String> parameters() {
        return parameters;
    }

    private String result(TensorExpr tensor) {
        return left.name(tensor) + "." + ArithOperations.ofTwoResults(tensor).orElse("getResult") + "()";
    }

    private void match(TensorExpr tensor, String value, boolean looked) {
        if (tensor instanceof Constant constant) {
            constant(constant, value, looked);
            return;
        }
        String before = values.get(tensor);
        if (before != null) {
            lines.add(guards.unless(value + " == " + before, "two operands are not the same value"));
            return;
        }
        String own = left.name(tensor);
        if (tensor instanceof Input input) {
            lines.add("Value " + own + " = " + value + ";");
            values.put(tensor, own);
            typed.put(own, input.type().element());
            return;
        }
        String operation = ArithOperations.className(tensor);
        if (!tensor.equals(root)) {
            lines.add("auto " + own + " = " + value + ".getDefiningOp<" + operation + ">();");
            lines.add(guards.unless(own, "expected " + operation));
            if (ArithOperations.ofTwoResults(tensor).isPresent()) {
                lines.add(guards.unless(value + " == " + result(tensor), "another result"));
            }
        } else if (ArithOperations.ofTwoResults(tensor).isPresent()) {
            lines.add(guards.unless("!" + value + ".use_empty()", "the result has no use"));
        }
        values.put(tensor, result(tensor));
        ArithOperations.attributes(tensor, own)
                .forEach((condition, otherwise) -> lines.add(guards.unless(condition, otherwise)));
        if (tensor instanceof Arith arith && arith.operator().saysItsType()) {
            typed.put(result(tensor), arith.type().element());
        }
        List<String> getters = ArithOperations.operands(tensor);
        for (int place = 0; place < getters.size(); place++) {
            match(tensor.operands().get(place), own + "." + getters.get(place) + "()", !typedBeside(tensor, place));
        }
    }

    /** Whether MLIR has another operand of the same type that is no constant, so that its type is looked at. */
    private static boolean typedBeside(TensorExpr tensor, int place) {
        if (tensor instanceof Arith arith) {
            switch (arith.operator().form()) {
                case UNARY, EXTENSION, TRUNCATION, CAST, CONVERSION -> {
                    return false;
                }
                case CHOICE -> {
                    return place > 0 && !(tensor.operands().get(3 - place) instanceof Constant);
                }
                case BINARY, TERNARY, COMPARISON -> {
                }
            }
        }
        for (int other = 0; other < tensor.operands().size(); other++) {
            if (other != place && !(tensor.operands().get(other) instanceof Constant)) {
                return true;
            }
        }
        return false;
    }

    private void constant(Constant constant, String value, boolean looked) {
        if (looked) {
            typed.put(value, constant.type().element());
        }
        switch (constant.value()) {
            case Element.Written written when written.literal() instanceof Literal.Poison ->
                lines.add(guards.unless("isPoison(" + value + ")", "expected poison"));
            case Element.Parameter parameter when parameter.type() instanceof ElementType.Signless
                    && parameters.add(parameter.name()) -> {
                String own = ArithElements.variable(parameter);
                lines.add("APInt " + own + ";");
                lines.add(guards.unless("matchPattern(" + value + ", m_ConstantInt(&" + own + "))",
                        "expected a constant with one element"));
            }
            case Element.Written written -> splats.add(new Splat(value, written));
            case Element.Parameter parameter when parameter.type() instanceof ElementType.Signless ->
                splats.add(new Splat(value, parameter));
            case Element.Parameter parameter ->
                throw new Inexpressible("a constant float of the left side is any", parameter.name());
            default -> throw new Inexpressible("an element of the left side is computed", "");
        }
    }
}
