package io.verifyrules.verifier.export.arith;

import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.export.cpp.CppGuards;
import io.verifyrules.verifier.export.match.Inexpressible;
import io.verifyrules.verifier.export.pdll.StableHlo;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The operations that a pattern builds: those of the right side that the left side does not have. */
final class ArithReplacement {

    private final ArithMatch match;
    private final ArithWidths widths;
    private final ArithElements elements;
    private final TensorExpr lhs;
    private final Map<TensorExpr, String> values = new LinkedHashMap<>();
    private final List<String> lines = new ArrayList<>();
    private final String replacement;
    private final Set<String> checks = new LinkedHashSet<>();
    private boolean fills;

    ArithReplacement(TensorExpr lhs, TensorExpr rhs, ArithMatch match, ArithWidths widths, ArithElements elements) {
        this.lhs = lhs;
        this.match = match;
        this.widths = widths;
        this.elements = elements;
        this.replacement = value(rhs);
    }

    List<String> lines() {
        return lines;
    }

    /** The value that takes the place of the root. */
    String replacement() {
        return replacement;
    }

    /** The guards that what is built has types of MLIR. */
    Set<String> checks() {
        return checks;
    }

    /** Whether a constant is made, for which sizes have to be known. */
    boolean fills() {
        return fills;
    }

    private String value(TensorExpr tensor) {
        if (tensor.equals(lhs)) {
            throw new Inexpressible("the right side has the left side in it", "");
        }
        String known = match.values().getOrDefault(tensor, values.get(tensor));
        if (known != null) {
            return known;
        }
        String made = made(tensor);
        String own = "new" + (values.size() + 1);
        lines.add("Value " + own + " = " + made + ";");
        values.put(tensor, own);
        return own;
    }

    private String made(TensorExpr tensor) {
        return switch (tensor) {
            case Input input -> throw new Inexpressible("the left side does not tell a tensor", input.name());
            case Constant constant -> constant(constant);
            default -> {
                List<String> getters = ArithOperations.operands(tensor);
                List<String> operands = new ArrayList<>();
                for (int place = 0; place < getters.size(); place++) {
                    operands.add(value(tensor.operands().get(place)));
                }
                yield ArithOperations.made(tensor, type(tensor), operands);
            }
        };
    }

    private String constant(Constant constant) {
        if (constant.value() instanceof Element.Written written && written.literal() instanceof Literal.Poison) {
            return "rewriter.create<ub::PoisonOp>(loc, " + type(constant) + ").getResult()";
        }
        fills = true;
        String arguments = "(rewriter, loc, " + type(constant) + ", ";
        if (constant.type().element() instanceof ElementType.Signless) {
            return "integerConstant" + arguments + elements.of(constant.value()) + ")";
        }
        if (constant.value() instanceof Element.Written written) {
            return "floatConstant" + arguments + CppGuards.quoted(written.literal().toString()) + ")";
        }
        throw new Inexpressible("an element is computed from constants", constant.type().element().toString());
    }

    /** The shape of what is replaced, with elements of the type. */
    private String type(TensorExpr tensor) {
        return "withElement(" + match.replaced() + ".getType(), " + element(tensor.type().element()) + ")";
    }

    private String element(ElementType type) {
        return switch (type) {
            case ElementType.Signless signless when ArithWidths.isIndex(signless.width()) -> "rewriter.getIndexType()";
            case ElementType.Signless signless -> {
                widths.canBeMade(signless.width()).ifPresent(checks::add);
                yield "rewriter.getIntegerType(" + widths.of(signless.width()) + ")";
            }
            case ElementType.Open ignored -> match.typed()
                    .entrySet()
                    .stream()
                    .filter(entry -> entry.getValue() instanceof ElementType.Open)
                    .map(entry -> "getElementTypeOrSelf(" + entry.getKey() + ".getType())")
                    .findFirst()
                    .orElseThrow(() -> new Inexpressible("the left side does not tell the element type", ""));
            default -> "parseType(\""
                    + StableHlo.type(type)
                            .orElseThrow(() -> new Inexpressible("no machine has elements of a type", type.toString()))
                    + "\", rewriter.getContext())";
        };
    }
}
