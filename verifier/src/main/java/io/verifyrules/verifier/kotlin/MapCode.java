package io.verifyrules.verifier.kotlin;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.MapOperator;
import io.verifyrules.dsl.axis.Permutation;
import java.math.BigInteger;

/** Integers of lanes, and orders of lanes, in Kotlin. */
record MapCode(Terms terms) {

    /** The map where Kotlin expects one: a number is one on every lane. */
    Code written(AxisMap map) {
        return switch (map) {
            case AxisMap.Variable variable -> terms.names().local(variable.name());
            case AxisMap.Scalar scalar -> terms.names().local(scalar.name());
            case AxisMap.Constant constant -> terms.call("lanes", number(constant));
            case AxisMap.Permuted permuted ->
                terms.of(permuted.map()).then("permuted", Code.Argument.of(order(permuted.by())));
            case AxisMap.Choice choice -> terms.call("choose", terms.of(choice.condition()), terms.of(choice.then()),
                    terms.of(choice.otherwise()));
            case AxisMap.Arithmetic arithmetic -> written(arithmetic);
        };
    }

    private Code written(AxisMap.Arithmetic a) {
        return switch (a.operator()) {
            case PLUS -> Code.sum(left(a), "+", orNumber(a.right()));
            case MINUS ->
                isNegated(a) ? new Code.Sign("-", terms.of(a.right())) : Code.sum(left(a), "-", orNumber(a.right()));
            case TIMES -> Code.product(left(a), "*", orNumber(a.right()));
            case FLOOR_DIV -> terms.of(a.left()).then("floorDiv", Code.Argument.of(orNumber(a.right())));
            case FLOOR_MOD -> terms.of(a.left()).then("floorMod", Code.Argument.of(orNumber(a.right())));
            case MIN -> terms.call("min", left(a), orNumber(a.right()));
            case MAX -> a.right() instanceof AxisMap.Arithmetic right && right.operator() == MapOperator.MINUS
                    && isNegated(right) && right.right().equals(a.left())
                            ? terms.call("abs", terms.of(a.left()))
                            : terms.call("max", left(a), orNumber(a.right()));
        };
    }

    private static boolean isNegated(AxisMap.Arithmetic difference) {
        return difference.left().equals(AxisMap.of(0)) && !(difference.right() instanceof AxisMap.Constant);
    }

    /** Of two numbers one is said to be a map, so that Kotlin does not compute. */
    private Code left(AxisMap.Arithmetic a) {
        return a.right() instanceof AxisMap.Constant ? terms.of(a.left()) : orNumber(a.left());
    }

    /** The map where a number may stand beside it. */
    Code orNumber(AxisMap map) {
        return map instanceof AxisMap.Constant constant ? number(constant) : terms.of(map);
    }

    private static Code number(AxisMap.Constant constant) {
        if (!LiteralCode.isInt(BigInteger.valueOf(constant.value()))) {
            throw new NotInKotlin("numbers of lanes have 32 bits in rule files, and " + constant.value() + " has more");
        }
        return Code.number(constant.value());
    }

    /** An order of lanes, by those that are declared and their inverses. */
    Code order(Permutation permutation) {
        return permutation.letters()
                .stream()
                .map(letter -> letter.inverse()
                        ? new Code.Property(terms.names().local(letter.lanes().name()), "inverse")
                        : terms.names().local(letter.lanes().name()))
                .reduce((first, second) -> Code.product(first, "*", second))
                .orElseThrow(() -> new IllegalStateException("no order of lanes is written that leaves all in place"));
    }
}
