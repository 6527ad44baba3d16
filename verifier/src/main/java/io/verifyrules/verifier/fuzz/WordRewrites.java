package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.element.ArithFlags;
import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Arith;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import java.util.List;
import java.util.Optional;

/**
 * Rewrites of MLIR's integers and floats that are right. Their result may take the place of the original, not always
 * the other way.
 */
final class WordRewrites {

    private WordRewrites() {
    }

    /** The tensor with its topmost operation rewritten; empty where nothing fits. */
    static Optional<TensorExpr> applied(TensorExpr tensor) {
        return switch (tensor) {
            case Arith arith when arith.flags().rounding().isPresent() -> Optional.empty();
            case Arith arith when !arith.flags().flags().isEmpty() -> Optional.of(withoutFlags(arith));
            case Arith arith -> swapped(arith);
            case Binary binary when commutes(binary.operator()) ->
                Optional.of(Binary.of(binary.operator(), binary.right(), binary.left()));
            case Binary binary when binary.operator() == BinaryOperator.SUB ->
                Optional.of(Binary.of(BinaryOperator.ADD, binary.left(), Unary.of(UnaryOperator.NEG, binary.right())));
            case Unary unary -> Optional.of(Unary.of(UnaryOperator.NOT, Unary.of(UnaryOperator.NOT, unary)));
            default -> Optional.empty();
        };
    }

    private static TensorExpr withoutFlags(Arith arith) {
        return arith.operator().saysItsType()
                ? Arith.of(arith.operator(), ArithFlags.NONE, arith.operands(), arith.type().element())
                : Arith.of(arith.operator(), ArithFlags.NONE, arith.operands());
    }

    private static boolean commutes(BinaryOperator operator) {
        return switch (operator) {
            case ADD, MUL, AND, OR, XOR -> true;
            default -> false;
        };
    }

    private static Optional<TensorExpr> swapped(Arith arith) {
        Optional<ArithOperator> other = switch (arith.operator()) {
            case MAXSI, MAXUI, MINSI, MINUI, MULSI_HIGH, MULUI_HIGH, ADDUI_CARRY, CMPI_EQ, CMPI_NE, ADDF, MULF,
                    MAXIMUMF, MINIMUMF, MAXNUMF, MINNUMF, MAXIMUMNUMF, MINIMUMNUMF, CMPF_OEQ, CMPF_UNE, CMPF_UNO,
                    CMPF_ORD ->
                Optional.of(arith.operator());
            case CMPI_SLT -> Optional.of(ArithOperator.CMPI_SGT);
            case CMPI_SGT -> Optional.of(ArithOperator.CMPI_SLT);
            case CMPI_ULE -> Optional.of(ArithOperator.CMPI_UGE);
            case CMPF_OLT -> Optional.of(ArithOperator.CMPF_OGT);
            case CMPF_UGE -> Optional.of(ArithOperator.CMPF_ULE);
            case CMPI_UGE, SUBUI_BORROW, CMPI_ULT -> Optional.empty();
            default -> Optional.empty();
        };
        return other.map(operator -> Arith.of(operator, ArithFlags.NONE,
                List.of(arith.operands().get(1), arith.operands().get(0))));
    }
}
