package io.verifyrules.verifier.solver.z3;

import com.microsoft.z3.ArithExpr;
import com.microsoft.z3.ArithSort;
import com.microsoft.z3.BitVecSort;
import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.FuncDecl;
import com.microsoft.z3.IntSort;
import com.microsoft.z3.RealSort;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.solver.WidenedConversion;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Formulas as terms of one Z3 context; each object is translated once. */
final class Z3Translation {

    private final Context context;
    private final Z3Floats floats;
    private final IdentityHashMap<Formula, Expr<?>> known = new IdentityHashMap<>();
    private final Map<String, FuncDecl<?>> functions = new HashMap<>();

    Z3Translation(Context context) {
        this.context = context;
        this.floats = new Z3Floats(context);
    }

    Expr<?> of(Formula formula) {
        Expr<?> term = known.get(formula);
        if (term == null) {
            term = translate(formula);
            known.put(formula, term);
        }
        return term;
    }

    BoolExpr truth(Formula formula) {
        return (BoolExpr) of(formula);
    }

    private Expr<?> translate(Formula formula) {
        return switch (formula) {
            case Formula.Whole whole -> context.mkInt(whole.value().toString());
            case Formula.RealNumber number -> context.mkReal(number.value().toString());
            case Formula.Word word -> context.mkBV(word.value().toString(), word.sort().bits());
            case Formula.Bits bits -> throw open(bits.sort());
            case Formula.HighestBit bit -> throw open(bit.sort());
            case Formula.Floating number -> floats.literal(number);
            case Formula.Direction direction -> floats.direction(direction.rounding());
            case Formula.Truth truth -> context.mkBool(truth.value());
            case Formula.Symbol symbol -> context.mkConst(symbol.name(), sort(symbol.sort()));
            case Formula.Call call -> call(call);
            case Formula.Apply apply -> apply(WidenedConversion.ofWord(apply));
        };
    }

    private com.microsoft.z3.Sort sort(Sort sort) {
        return switch (sort) {
            case Sort.Words words -> context.mkBitVecSort(words.bits());
            case Sort.Floats format -> floats.sort(format);
            case Sort.Plain plain -> switch (plain) {
                case BOOL -> context.getBoolSort();
                case INT -> context.getIntSort();
                case REAL -> context.getRealSort();
                case ROUNDING -> context.mkFPRoundingModeSort();
                case ELEMENT -> context.mkUninterpretedSort("Element");
            };
        };
    }

    private Expr<?> call(Formula.Call call) {
        FuncDecl<?> function = functions.computeIfAbsent(call.function(), name -> {
            com.microsoft.z3.Sort[] domain = call.arguments()
                    .stream()
                    .map(argument -> sort(argument.sort()))
                    .toArray(com.microsoft.z3.Sort[]::new);
            return context.mkFuncDecl(name, domain, sort(call.sort()));
        });
        return context.mkApp(function, call.arguments().stream().map(this::of).toArray(Expr[]::new));
    }

    private Expr<?> apply(Formula.Apply apply) {
        List<Formula> arguments = apply.arguments();
        return switch (apply.operator()) {
            case ADD -> context.mkAdd(numbers(arguments));
            case MULTIPLY -> context.mkMul(numbers(arguments));
            case DIVIDE -> context.mkDiv(number(arguments.get(0)), number(arguments.get(1)));
            case FLOOR -> context.mkReal2Int(real(arguments.get(0)));
            case REAL -> context.mkInt2Real(whole(arguments.get(0)));
            case AT_MOST -> context.mkLe(number(arguments.get(0)), number(arguments.get(1)));
            case EQUAL -> context.mkEq(of(arguments.get(0)), of(arguments.get(1)));
            case AND -> context.mkAnd(truths(arguments));
            case OR -> context.mkOr(truths(arguments));
            case NOT -> context.mkNot(truth(arguments.get(0)));
            case CHOOSE -> context.mkITE(truth(arguments.get(0)), of(arguments.get(1)), of(arguments.get(2)));
            case WORD_NEGATE -> context.mkBVNeg(word(arguments.get(0)));
            case WORD_NOT -> context.mkBVNot(word(arguments.get(0)));
            case INT_OF_WORD -> context.mkBV2Int(word(arguments.get(0)), false);
            case WORD_OF_INT -> context.mkInt2BV(((Sort.Words) apply.sort()).bits(), whole(arguments.get(0)));
            case WORD_EXTEND_UNSIGNED -> context.mkZeroExt(added(apply), word(arguments.get(0)));
            case WORD_EXTEND_SIGNED -> context.mkSignExt(added(apply), word(arguments.get(0)));
            case WORD_TRUNCATE -> context.mkExtract(((Sort.Words) apply.sort()).bits() - 1, 0, word(arguments.get(0)));
            case FLOAT_ADD, FLOAT_SUBTRACT, FLOAT_MULTIPLY, FLOAT_DIVIDE, FLOAT_FUSED, FLOAT_SQUARE_ROOT,
                    FLOAT_TO_INTEGRAL, FLOAT_NEGATE, FLOAT_MAGNITUDE, FLOAT_EQUAL, FLOAT_LESS, FLOAT_AT_MOST,
                    FLOAT_IS_NAN, FLOAT_OF_BITS, FLOAT_IS_INFINITE, FLOAT_IS_ZERO, FLOAT_IS_NEGATIVE, FLOAT_OF_FLOAT,
                    FLOAT_OF_SIGNED, FLOAT_OF_UNSIGNED, SIGNED_OF_FLOAT, UNSIGNED_OF_FLOAT ->
                floats.apply(apply, arguments.stream().<Expr<?>>map(this::of).toList());
            default -> onWords(apply.operator(), word(arguments.get(0)), word(arguments.get(1)));
        };
    }

    private Expr<?> onWords(SmtOperator operator, Expr<BitVecSort> a, Expr<BitVecSort> b) {
        return switch (operator) {
            case WORD_ADD -> context.mkBVAdd(a, b);
            case WORD_MULTIPLY -> context.mkBVMul(a, b);
            case WORD_DIVIDE_SIGNED -> context.mkBVSDiv(a, b);
            case WORD_DIVIDE_UNSIGNED -> context.mkBVUDiv(a, b);
            case WORD_REMAINDER_SIGNED -> context.mkBVSRem(a, b);
            case WORD_REMAINDER_UNSIGNED -> context.mkBVURem(a, b);
            case WORD_AT_MOST_SIGNED -> context.mkBVSLE(a, b);
            case WORD_AT_MOST_UNSIGNED -> context.mkBVULE(a, b);
            case WORD_AND -> context.mkBVAND(a, b);
            case WORD_OR -> context.mkBVOR(a, b);
            case WORD_XOR -> context.mkBVXOR(a, b);
            case WORD_SHIFT_LEFT -> context.mkBVSHL(a, b);
            case WORD_SHIFT_RIGHT_SIGNED -> context.mkBVASHR(a, b);
            case WORD_SHIFT_RIGHT_UNSIGNED -> context.mkBVLSHR(a, b);
            case WORD_PRODUCT_OVERFLOWS_UNSIGNED -> context.mkNot(context.mkBVMulNoOverflow(a, b, false));
            case WORD_PRODUCT_OVERFLOWS_SIGNED ->
                context.mkNot(context.mkAnd(context.mkBVMulNoOverflow(a, b, true), context.mkBVMulNoUnderflow(a, b)));
            default -> throw new IllegalArgumentException(operator + " is no operation on two words");
        };
    }

    /** By how many bits the result is longer. */
    private static int added(Formula.Apply extension) {
        Sort.Words from = (Sort.Words) extension.arguments().getFirst().sort();
        return ((Sort.Words) extension.sort()).bits() - from.bits();
    }

    private static IllegalArgumentException open(Sort.Words sort) {
        return new IllegalArgumentException("words of " + sort.width() + " bits, which is left open");
    }

    @SuppressWarnings("unchecked") // As below.
    private Expr<BitVecSort> word(Formula formula) {
        return (Expr<BitVecSort>) of(formula);
    }

    @SuppressWarnings("unchecked") // As below.
    private Expr<RealSort> real(Formula formula) {
        return (Expr<RealSort>) of(formula);
    }

    @SuppressWarnings("unchecked") // As below.
    private Expr<IntSort> whole(Formula formula) {
        return (Expr<IntSort>) of(formula);
    }

    @SuppressWarnings("unchecked") // The binding marks arithmetic by a type parameter that a formula's sort guarantees.
    private ArithExpr<ArithSort> number(Formula formula) {
        return (ArithExpr<ArithSort>) of(formula);
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // As above, for Java's arrays of generic types.
    private ArithExpr<ArithSort>[] numbers(List<Formula> formulas) {
        return formulas.stream().map(this::number).toArray(ArithExpr[]::new);
    }

    private BoolExpr[] truths(List<Formula> formulas) {
        return formulas.stream().map(this::truth).toArray(BoolExpr[]::new);
    }
}
