package io.verifyrules.verifier.term;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ArithFlags;
import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ComplexFunction;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.law.Law;
import java.util.List;
import java.util.Optional;

/** An operation on elements; what it means is the element theory's business. */
public sealed interface Operation {

    /** One operand. */
    record OfUnary(UnaryOperator operator) implements Operation {
        @Override
        public String toString() {
            return operator.symbol();
        }
    }

    /** Two operands of one type, and a result of that type. */
    record OfBinary(BinaryOperator operator) implements Operation {
        @Override
        public String toString() {
            return operator.symbol();
        }
    }

    /**
     * Elements combined with an initial one in an order that nothing tells, where order matters. The first operand is
     * the initial one. The second is the combination of the elements by themselves, which stands for the elements. The
     * same combination from another value on need not be the same. It depends on both, and is the initial one where
     * there are no elements; what else is known of it its encoding says. Where order does not matter {@link OfBinary}
     * says the same.
     */
    record Started(BinaryOperator operator) implements Operation {
        @Override
        public String toString() {
            return operator.symbol() + " in some order";
        }
    }

    /** Two operands of one type, and a truth value. */
    record OfRelation(Relation relation) implements Operation {
        @Override
        public String toString() {
            return relation.symbol();
        }
    }

    /**
     * An operation of MLIR's {@code arith}; operands and result may be of types of their own. One that chooses the sign
     * of a zero has a truth value before its operands. It says whether the sign is another than the one without choice.
     */
    record OfArith(ArithOperator operator, ArithFlags flags) implements Operation {
        @Override
        public String toString() {
            return flags.flags().isEmpty() ? operator.symbol() : operator.symbol() + " " + flags;
        }
    }

    /** An element of one type as one of another. Words of two types look alike to a solver, so both types are part of it. */
    record OfConversion(Conversion conversion, ElementType from, ElementType to) implements Operation {
        @Override
        public String toString() {
            return conversion.symbol() + " from " + from + " to " + to;
        }
    }

    /** The tuple of its operands. */
    record OfTuple() implements Operation {
        @Override
        public String toString() {
            return "tuple";
        }
    }

    /** One component of a tuple, from 0 on. */
    record OfComponent(int index) implements Operation {
        @Override
        public String toString() {
            return "component " + index;
        }
    }

    /** A function between complex numbers and reals; there is one of the operands' type. */
    record OfComplex(ComplexFunction function) implements Operation {
        @Override
        public String toString() {
            return function.symbol();
        }
    }

    /** A float as one of a format with so many bits of exponent and stored significand, without subnormal numbers. */
    record OfPrecision(int exponentBits, int mantissaBits) implements Operation {
        @Override
        public String toString() {
            return "reducePrecision " + exponentBits + " " + mantissaBits;
        }
    }

    /** A function that the rule declares: equal operands give equal results, and nothing is known but what is declared with it. */
    record OfFunction(ElementFunction function) implements Operation {
        @Override
        public String toString() {
            return function.name();
        }
    }

    /** The claim that an operation has no undefined behaviour: a truth value. */
    record Defined(ArithOperator operator) implements Operation {
        @Override
        public String toString() {
            return "defined " + operator.symbol();
        }
    }

    /** An element, or where it is poison what is chosen for it, the second operand. */
    record Frozen() implements Operation {
        @Override
        public String toString() {
            return "freeze";
        }
    }

    /** The claim that an {@code i1} is true or poison: a truth value. */
    record Holds() implements Operation {
        @Override
        public String toString() {
            return "holds";
        }
    }

    /** The claim that the second element may take the place of the first one: a truth value. */
    record Refines() implements Operation {
        @Override
        public String toString() {
            return "refines";
        }
    }

    /** A truth value and two operands of one type: the second where it holds, else the third. */
    record Select() implements Operation {
        @Override
        public String toString() {
            return "select";
        }
    }

    /**
     * The laws by which the operands of the operation may change places. They are none where the rule declares that
     * they may; nothing where no type has them.
     */
    default Optional<List<Law>> commuting() {
        return switch (this) {
            case OfBinary(BinaryOperator operator) -> Law.commuting(operator).map(List::of);
            case OfRelation(Relation relation) ->
                Optional.of(List.of(Law.EQUAL_IS_SYMMETRIC)).filter(law -> !relation.ordered());
            case OfFunction(ElementFunction function) ->
                Optional.of(List.<Law>of()).filter(none -> function.laws().commutative());
            case OfUnary ignored -> Optional.empty();
            case Started ignored -> Optional.empty();
            case OfArith ignored -> Optional.empty();
            case OfConversion ignored -> Optional.empty();
            case OfTuple ignored -> Optional.empty();
            case OfComponent ignored -> Optional.empty();
            case OfComplex ignored -> Optional.empty();
            case OfPrecision ignored -> Optional.empty();
            case Defined ignored -> Optional.empty();
            case Holds ignored -> Optional.empty();
            case Frozen ignored -> Optional.empty();
            case Refines ignored -> Optional.empty();
            case Select ignored -> Optional.empty();
        };
    }
}
