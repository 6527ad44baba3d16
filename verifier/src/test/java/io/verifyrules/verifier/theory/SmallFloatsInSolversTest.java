package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.z3.Z3Solver;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.value.ElementLiteral;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.FloatNumber;
import io.verifyrules.verifier.value.SmallFormatModel;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/** A solver knows of unknown numbers of 8 bits what it knows of those of f16, not only what it computes of known ones. */
@Tag("exhaustive")
class SmallFloatsInSolversTest {

    private static final Budget AMPLE = new Budget(2_000_000_000L, Duration.ofMinutes(2), false);
    private static final ElementType.Floating HALF = new ElementType.Floating(FloatFormat.F16);

    private final Z3Solver solver = new Z3Solver();

    static Stream<SmallFormatModel> models() {
        return SmallFormatModel.models();
    }

    /** A sixth of them each day. */
    static Stream<Arguments> operations() {
        List<Arguments> all = models()
                .flatMap(
                        model -> Stream
                                .of(BinaryOperator.ADD, BinaryOperator.SUB, BinaryOperator.MUL, BinaryOperator.DIV,
                                        BinaryOperator.MIN, BinaryOperator.MAX)
                                .map(operator -> Arguments.of(model, operator)))
                .toList();
        return Samples.part(all, 6).stream();
    }

    private static ElementTheory theory(ElementType type) {
        return ElementTheories.of(type, false);
    }

    private static Encoded input(String name, ElementType type) {
        return theory(type).input(new Formula.Symbol(name, theory(type).sort()));
    }

    private static Encoded converted(Encoded number, ElementType from, ElementType to) {
        return ConversionEncoding.of(new Operation.OfConversion(Conversion.CONVERT, from, to), number,
                SmallFloatsInSolversTest::theory, new Definitions());
    }

    private static Encoded encoded(FloatNumber number, ElementType type) {
        return theory(type).literal(ElementLiteral.of(new ElementValue.Floating(number)).orElseThrow());
    }

    private void assertHolds(String what, Formula claim) {
        assertThat(solver.check(new Query(what, List.of(Formula.not(claim)), List.of()), AMPLE)).as(what)
                .isInstanceOf(Answer.Unsatisfiable.class);
    }

    private void assertAsInHalf(ElementType type, Operation operation, List<Encoded> operands) {
        Encoded here = theory(type).apply(operation, operands, new Definitions());
        Encoded inHalf = theory(HALF).apply(operation,
                operands.stream().map(operand -> converted(operand, type, HALF)).toList(), new Definitions());
        assertHolds(operation.toString(), Encoded.equal(here, converted(inHalf, HALF, type)));
    }

    @ParameterizedTest
    @MethodSource("operations")
    void operationsAreThoseOfHalfRoundedOnceMore(SmallFormatModel model, BinaryOperator operator) {
        ElementType type = new ElementType.Floating(model.format());
        assertAsInHalf(type, new Operation.OfBinary(operator), List.of(input("x", type), input("y", type)));
    }

    @ParameterizedTest
    @MethodSource("models")
    void operationsOnOneNumberAreThoseOfHalfRoundedOnceMore(SmallFormatModel model) {
        ElementType type = new ElementType.Floating(model.format());
        for (UnaryOperator operator : List.of(UnaryOperator.NEG, UnaryOperator.ABS, UnaryOperator.SIGN,
                UnaryOperator.SQRT, UnaryOperator.FLOOR, UnaryOperator.CEIL, UnaryOperator.ROUND,
                UnaryOperator.ROUND_EVEN)) {
            assertAsInHalf(type, new Operation.OfUnary(operator), List.of(input("x", type)));
        }
    }

    @ParameterizedTest
    @MethodSource("models")
    void aNumberIsTheSameInHalf(SmallFormatModel model) {
        ElementType type = new ElementType.Floating(model.format());
        Encoded x = input("x", type);
        Encoded inHalf = converted(x, type, HALF);
        List<Formula> all = new ArrayList<>();
        for (FloatNumber number : model.all()) {
            all.add(Formula.implies(Encoded.equal(x, encoded(number, type)),
                    Encoded.equal(inHalf, encoded(number.nearest(FloatFormat.F16), HALF))));
        }
        assertHolds("in f16", Formula.and(all));
    }

    /** Between two numbers of f16 that are halfway from a number to the next ones, all become that number. */
    @ParameterizedTest
    @MethodSource("models")
    void halvesBecomeTheNumberThatTheyAreNearestTo(SmallFormatModel model) {
        ElementType type = new ElementType.Floating(model.format());
        Encoded x = input("x", HALF);
        Encoded rounded = converted(x, HALF, type);
        List<Formula> all = new ArrayList<>();
        Formula positive = Formula.not(FloatTheory.isNegative(x.value()));
        for (int bits = 0; bits < model.beyond(); bits++) {
            Formula above = bits == 0 ? Formula.TRUE : beside(middle(model, bits - 1), x, bits % 2 == 0);
            Formula below = beside(x, middle(model, bits), bits % 2 == 0);
            all.add(Formula.implies(Formula.and(List.of(positive, above, below)),
                    Encoded.equal(rounded, encoded(new FloatNumber(model.format(), bits), type))));
        }
        FloatNumber beyond = FloatNumber.infinity(FloatFormat.F32, false).nearest(model.format());
        Formula overflows = beside(middle(model, model.beyond() - 1), x, model.beyond() % 2 == 0);
        all.add(Formula.implies(Formula.and(List.of(positive, overflows)),
                Encoded.equal(rounded, encoded(beyond, type))));
        assertHolds("from f16", Formula.and(all));
        Encoded opposite = Encoded.of(Formula.exact(SmtOperator.FLOAT_NEGATE, x.value()));
        Encoded opposites = theory(type).apply(new Operation.OfUnary(UnaryOperator.NEG), List.of(rounded),
                new Definitions());
        assertHolds("opposites", Encoded.equal(converted(opposite, HALF, type), opposites));
    }

    private static Encoded middle(SmallFormatModel model, int bits) {
        long middle = FloatFormat.F16.bitsOf(model.middle(bits), model.halfUnitsOfOne()).orElseThrow();
        return encoded(new FloatNumber(FloatFormat.F16, middle), HALF);
    }

    private static Formula beside(Encoded low, Encoded high, boolean orEqual) {
        return Formula.compared(orEqual ? SmtOperator.FLOAT_AT_MOST : SmtOperator.FLOAT_LESS, low.value(),
                high.value());
    }
}
