package io.verifyrules.verifier.export.arith;

import io.verifyrules.dsl.element.ArithFlag;
import io.verifyrules.dsl.element.ArithFlags;
import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Arith;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.export.match.Inexpressible;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The operations of {@code arith} and {@code math} as C++ has them.
 *
 * @see <a href="https://mlir.llvm.org/docs/Dialects/ArithOps/">the documentation of arith</a>
 */
final class ArithOperations {

    private static final String OVERFLOW = "arith::IntegerOverflowFlags::";
    private static final String FASTMATH = "arith::FastMathFlags::";

    private ArithOperations() {
    }

    /**
     * The operator of an operation: sums, products and bits of integers without flags stand for those of {@code arith}.
     *
     * @throws Inexpressible if it is none of these
     */
    static ArithOperator operator(TensorExpr tensor) {
        return switch (tensor) {
            case Arith arith -> arith.operator();
            case Binary binary when binary.type().element() instanceof ElementType.Signless ->
                switch (binary.operator()) {
                    case ADD -> ArithOperator.ADDI;
                    case SUB -> ArithOperator.SUBI;
                    case MUL -> ArithOperator.MULI;
                    default -> throw notWritten(tensor);
                };
            default -> throw notWritten(tensor);
        };
    }

    private static Inexpressible notWritten(TensorExpr tensor) {
        return notWritten(tensor.form().name());
    }

    private static Inexpressible notWritten(String operator) {
        return new Inexpressible("no pattern is written for an operator", operator);
    }

    private static ArithFlags flags(TensorExpr tensor) {
        return tensor instanceof Arith arith ? arith.flags() : ArithFlags.NONE;
    }

    /** The class of C++. */
    static String className(TensorExpr tensor) {
        Optional<String> ofBits = bitwise(tensor);
        return ofBits.isPresent() ? ofBits.get() : className(operator(tensor));
    }

    /** Operations on bits have no flags, and are those of every integer. */
    private static Optional<String> bitwise(TensorExpr tensor) {
        return tensor instanceof Binary binary && binary.type().element() instanceof ElementType.Signless
                ? switch (binary.operator()) {
                    case AND -> Optional.of("arith::AndIOp");
                    case OR -> Optional.of("arith::OrIOp");
                    case XOR -> Optional.of("arith::XOrIOp");
                    default -> Optional.empty();
                }
                : Optional.empty();
    }

    private static String className(ArithOperator operator) {
        if (operator.form() == ArithOperator.Form.COMPARISON && predicate(operator).isPresent()) {
            return operator.symbol().startsWith("cmpi") ? "arith::CmpIOp" : "arith::CmpFOp";
        }
        return switch (operator) {
            case ADDI -> "arith::AddIOp";
            case SUBI -> "arith::SubIOp";
            case MULI -> "arith::MulIOp";
            case DIVSI -> "arith::DivSIOp";
            case DIVUI -> "arith::DivUIOp";
            case CEILDIVSI -> "arith::CeilDivSIOp";
            case CEILDIVUI -> "arith::CeilDivUIOp";
            case FLOORDIVSI -> "arith::FloorDivSIOp";
            case REMSI -> "arith::RemSIOp";
            case REMUI -> "arith::RemUIOp";
            case SHLI -> "arith::ShLIOp";
            case SHRSI -> "arith::ShRSIOp";
            case SHRUI -> "arith::ShRUIOp";
            case MAXSI -> "arith::MaxSIOp";
            case MAXUI -> "arith::MaxUIOp";
            case MINSI -> "arith::MinSIOp";
            case MINUI -> "arith::MinUIOp";
            case MULSI_HIGH -> "arith::MulSIExtendedOp";
            case MULUI_HIGH -> "arith::MulUIExtendedOp";
            case ADDUI_CARRY -> "arith::AddUIExtendedOp";
            case EXTSI -> "arith::ExtSIOp";
            case EXTUI -> "arith::ExtUIOp";
            case TRUNCI -> "arith::TruncIOp";
            case INDEX_CAST -> "arith::IndexCastOp";
            case INDEX_CASTUI -> "arith::IndexCastUIOp";
            case SELECT -> "arith::SelectOp";
            case NEGF -> "arith::NegFOp";
            case ADDF -> "arith::AddFOp";
            case SUBF -> "arith::SubFOp";
            case MULF -> "arith::MulFOp";
            case DIVF -> "arith::DivFOp";
            case REMF -> "arith::RemFOp";
            case FMA -> "math::FmaOp";
            case MAXIMUMF -> "arith::MaximumFOp";
            case MINIMUMF -> "arith::MinimumFOp";
            case MAXNUMF -> "arith::MaxNumFOp";
            case MINNUMF -> "arith::MinNumFOp";
            case EXTF -> "arith::ExtFOp";
            case TRUNCF -> "arith::TruncFOp";
            case SITOFP -> "arith::SIToFPOp";
            case UITOFP -> "arith::UIToFPOp";
            case FPTOSI -> "arith::FPToSIOp";
            case FPTOUI -> "arith::FPToUIOp";
            case BITCAST -> "arith::BitcastOp";
            default -> throw notWritten(operator.symbol());
        };
    }

    /** The predicate of a comparison of the class that has one. */
    private static Optional<String> predicate(ArithOperator operator) {
        String[] words = operator.symbol().split(" ", 2);
        if (words.length < 2) {
            return Optional.empty();
        }
        return Optional.of(words[0].equals("cmpi")
                ? "arith::CmpIPredicate::" + words[1]
                : "arith::CmpFPredicate::" + switch (words[1]) {
                    case "false" -> "AlwaysFalse";
                    case "true" -> "AlwaysTrue";
                    default -> words[1].toUpperCase(Locale.ROOT);
                });
    }

    /** The functions that give the operands, in their order. */
    static List<String> operands(TensorExpr tensor) {
        if (bitwise(tensor).isPresent()) {
            return List.of("getLhs", "getRhs");
        }
        return switch (operator(tensor).form()) {
            case UNARY -> List.of("getOperand");
            case BINARY, COMPARISON -> List.of("getLhs", "getRhs");
            case TERNARY -> List.of("getA", "getB", "getC");
            case CHOICE -> List.of("getCondition", "getTrueValue", "getFalseValue");
            case EXTENSION, TRUNCATION, CAST, CONVERSION -> List.of("getIn");
        };
    }

    /** The function that gives one of two results; empty where there is one result. */
    static Optional<String> ofTwoResults(TensorExpr tensor) {
        return tensor instanceof Arith arith ? switch (arith.operator()) {
            case MULSI_HIGH, MULUI_HIGH -> Optional.of("getHigh");
            case ADDUI_CARRY -> Optional.of("getOverflow");
            default -> Optional.empty();
        } : Optional.empty();
    }

    /**
     * The conditions that an operation has these attributes and no others, with what is otherwise so.
     *
     * @param own the operation
     */
    static Map<String, String> attributes(TensorExpr tensor, String own) {
        Map<String, String> conditions = new LinkedHashMap<>();
        if (bitwise(tensor).isPresent()) {
            return conditions;
        }
        ArithOperator operator = operator(tensor);
        ArithFlags flags = flags(tensor);
        predicate(operator)
                .ifPresent(predicate -> conditions.put(own + ".getPredicate() == " + predicate, "another comparison"));
        if (operator.flags().contains(ArithFlag.NSW)) {
            conditions.put(own + ".getOverflowFlags() == " + overflow(flags), "other flags of an overflow");
        }
        if (operator.flags().contains(ArithFlag.EXACT)) {
            conditions.put(flags.has(ArithFlag.EXACT) ? own + ".getIsExact()" : "!" + own + ".getIsExact()",
                    flags.has(ArithFlag.EXACT) ? "it may have a remainder" : "it is exact");
        }
        if (operator.flags().contains(ArithFlag.NNEG)) {
            conditions.put(flags.has(ArithFlag.NNEG) ? own + ".getNonNeg()" : "!" + own + ".getNonNeg()",
                    flags.has(ArithFlag.NNEG) ? "the operand may be negative" : "a flag says that nothing is negative");
        }
        if (operator.flags().contains(ArithFlag.NNAN)) {
            conditions.put("hasFastmath(" + own + ", " + fastmath(flags) + ")", "other flags of fast-math");
        }
        if (operator.flags().contains(ArithFlag.UPWARD)) {
            flags.rounding().ifPresent(rounding -> {
                throw notWritten(operator.symbol() + " " + rounding);
            });
            conditions.put("roundsAsUsual(" + own + ")", "it rounds in another way");
        }
        return conditions;
    }

    /** The arguments of the operation that is made, and the value that it gives. */
    static String made(TensorExpr tensor, String type, List<String> operands) {
        List<String> arguments = new ArrayList<>(List.of("loc"));
        if (bitwise(tensor).isPresent()) {
            arguments.addAll(operands);
        } else {
            ArithOperator operator = operator(tensor);
            if (operator.saysItsType()) {
                arguments.add(type);
            }
            predicate(operator).ifPresent(arguments::add);
            arguments.addAll(operands);
            flagArgument(operator, flags(tensor)).ifPresent(arguments::add);
        }
        return "rewriter.create<" + className(tensor) + ">(" + String.join(", ", arguments) + ")."
                + ofTwoResults(tensor).orElse("getResult") + "()";
    }

    private static Optional<String> flagArgument(ArithOperator operator, ArithFlags flags) {
        if (flags.flags().isEmpty()) {
            return Optional.empty();
        }
        if (operator.flags().contains(ArithFlag.NSW)) {
            return Optional.of(overflow(flags));
        }
        if (flags.has(ArithFlag.EXACT) || flags.has(ArithFlag.NNEG)) {
            return Optional.of("true");
        }
        if (operator.saysItsType() || operator == ArithOperator.SELECT || flags.rounding().isPresent()) {
            throw notWritten(operator.symbol() + " " + flags);
        }
        return Optional.of(fastmath(flags));
    }

    private static String overflow(ArithFlags flags) {
        return joined(OVERFLOW, flags);
    }

    private static String fastmath(ArithFlags flags) {
        return joined(FASTMATH, flags);
    }

    private static String joined(String prefix, ArithFlags flags) {
        return flags.flags().isEmpty()
                ? prefix + "none"
                : flags.flags().stream().map(flag -> prefix + flag.symbol()).collect(Collectors.joining(" | "));
    }
}
