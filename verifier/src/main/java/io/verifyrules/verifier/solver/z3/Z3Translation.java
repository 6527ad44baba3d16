package io.verifyrules.verifier.solver.z3;

import com.microsoft.z3.ArithExpr;
import com.microsoft.z3.ArithSort;
import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.FuncDecl;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Sort;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Formulas as terms of one Z3 context; each object is translated once. */
final class Z3Translation {

    private final Context context;
    private final IdentityHashMap<Formula, Expr<?>> known = new IdentityHashMap<>();
    private final Map<String, FuncDecl<?>> functions = new HashMap<>();

    Z3Translation(Context context) {
        this.context = context;
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
            case Formula.Truth truth -> context.mkBool(truth.value());
            case Formula.Symbol symbol -> context.mkConst(symbol.name(), sort(symbol.sort()));
            case Formula.Call call -> call(call);
            case Formula.Apply apply -> apply(apply);
        };
    }

    private com.microsoft.z3.Sort sort(Sort sort) {
        return switch (sort) {
            case BOOL -> context.getBoolSort();
            case INT -> context.getIntSort();
            case REAL -> context.getRealSort();
            case ELEMENT -> context.mkUninterpretedSort("Element");
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
            case AT_MOST -> context.mkLe(number(arguments.get(0)), number(arguments.get(1)));
            case EQUAL -> context.mkEq(of(arguments.get(0)), of(arguments.get(1)));
            case AND -> context.mkAnd(truths(arguments));
            case OR -> context.mkOr(truths(arguments));
            case NOT -> context.mkNot(truth(arguments.get(0)));
            case CHOOSE -> context.mkITE(truth(arguments.get(0)), of(arguments.get(1)), of(arguments.get(2)));
        };
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
